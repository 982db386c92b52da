# Почему нельзя: что мешает не одной фракции, и ответы на вопросы, которые из чего-то следуют.

## Не для этого игрока, не сейчас

refuse-must-choose = пропустить нельзя: нужно выбрать один из ответов
refuse-another-faction = это делают только другие фракции: { $by }
refuse-only-pawns-in-forests = воины ходят с поляны на поляну; в лес заходит только фишка Бродяги
refuse-absent-faction = этой фракции нет в игре: { $by }
refuse-another-moment = сейчас вопрос не об этом; это делают { $moment }
refuse-no-closed-paths = на этом поле нет закрытых троп
refuse-no-ferry = на этом поле нет парома
refuse-own-services = своих услуг не покупают
refuse-own-outrage = из-за своих компонентов вы беспорядков не вызываете
refuse-no-warriors-but-a-pawn = у вас нет воинов, есть только фишка: она ходит сама

moment-setup = при подготовке к игре
moment-birdsong = утром своего хода
moment-daylight = днём своего хода, между двумя действиями
moment-before-actions = в начале своего дня, до действий
moment-before-decree = в начале своего дня, до розыгрыша устава
moment-cult-crafting = вечером своего хода, когда открытые карты уже вернулись в руку
moment-paying-to-craft = во время оплаты карты, которую мастерят
moment-birdsong-or-battle = утром своего хода или в сражении, смотря по карте
moment-bank = в начале своего утра, если в игровой зоне лежит «Банк зарытых вкладов»
moment-actions = днём своего хода, действием после ремесла
moment-decree = днём своего хода, при розыгрыше устава
moment-decree-or-cobbler = днём по карте устава или в начале вечера картой «Сапожник»
moment-decree-or-warren = днём по карте устава или в начале дня картой «Командная нора»
moment-crusade-or-cobbler = утром в походе или в начале вечера картой «Сапожник»
moment-crusade-or-warren = утром в походе или в начале дня картой «Командная нора»
moment-operations = вечером своего хода, военной операцией
moment-attacked = в сражении, до броска кубиков
moment-attacking = при нападении
moment-hit = в сражении, при распределении урона
moment-discarding = когда нужно сбросить или потратить любую карту
moment-both-use-cards = когда карты могут применить обе стороны сражения
moment-several-effects = когда несколько эффектов срабатывают сразу
moment-by-ferry = когда через воду можно переправиться и на пароме, и иначе
moment-removed = когда убирают ваших воинов
moment-too-few-warriors = когда воинов не хватает на все казармы
moment-too-little-wood = утром, когда дерева не хватает на все лесопилки
moment-paying-wood = во время оплаты здания
moment-new-leader = при подготовке к игре и после смуты
moment-adding-to-decree = утром своего хода, при пополнении устава
moment-no-roost = в конце утра, если на поле нет гнёзд
moment-paying-supporters = во время оплаты восстания или поддержки
moment-last-base-lost = при потере последней базы
moment-outrage = когда вы вызываете беспорядки
moment-revolts = в начале своего утра
moment-sympathy = утром своего хода, после восстаний
moment-refreshing = в начале своего утра, если обновить всё нельзя
moment-slipping = в конце своего утра
moment-taking-item = после помощи или при исследовании руин
moment-aiding = во время помощи
moment-quest-done = после выполнения задания
moment-too-many-items = в конце вечера, если предметов слишком много
moment-dominance = при активации карты превосходства
moment-conspiracies = утром своего хода, заговором
moment-services = в начале своего утра
moment-paying-services = во время оплаты услуги
moment-prices = при подготовке к игре и в конце своего вечера
moment-using-funds = при трате капитала
moment-investors = когда вы убрали здание Герцогства
moment-gamble = перед вскрытием интриги там, где у вас больше всех компонентов

## Карты

refuse-card-suit = карта не совпадает; нужна карта этой масти или птичья: { $suits }
refuse-card-held = у вас есть совпадающая карта, её и нужно отдать: { $suits }
refuse-card-not-in-play = в вашей игровой зоне нет карты «{ $called }»
refuse-card-used = в этот ход вы уже применили карту «{ $called }»
refuse-enemies-only = это действует только на противника
refuse-not-another-player = это действует только на другого игрока
refuse-no-cards-there = у этого игрока нет карт
refuse-not-a-birdsong-card = эту карту утром не применяют
refuse-not-a-battle-card = эту карту в сражении не применяют
refuse-for-attacker = эту карту применяет только нападающий
refuse-for-defender = эту карту применяет только защитник
refuse-used-in-battle = в этом сражении вы эту карту уже применили
refuse-no-hits-to-ward-off = урона от кубиков, от которого можно защититься, нет
refuse-craft-no-tool = у вас нет свободного орудия этой масти
refuse-not-an-ambush = это не карта засады
refuse-ambush-suit = засада не совпадает с поляной сражения

## Поле и сражение

refuse-battle-yourself = с самим собой не сражаются
refuse-coalition-yourself = коалицию с самим собой не формируют
refuse-no-attacker-here = на вашей поляне нет воинов нападающего
refuse-nobody-moves = перемещать можно только своих воинов, хотя бы одного, и он должен там быть
refuse-pawn-elsewhere = вашей фишки на этой поляне нет
refuse-mercenaries-own = наёмники не сражаются с Речным братством
refuse-path-closed = тропа между этими полянами закрыта
refuse-path-reversed = эту закрытую тропу называют наоборот: сначала меньший номер
refuse-only-by-water = эти поляны соединяет только вода, а лодок у вас нет
refuse-no-piece-to-lose = на этой поляне нет такого вашего здания или жетона
refuse-loss-chosen = все такие компоненты вы уже выбрали
refuse-no-effect = этот эффект сейчас не ждёт своей очереди
refuse-not-in-battle = этот игрок не участвует в сражении
refuse-not-a-corner = эта поляна не угловая

## Фракции

refuse-another-piece = сейчас размещают другой компонент
refuse-not-near-keep = это не поляна с цитаделью и не соседняя с ней
refuse-not-her-building = Маркиса строит только лесопилки, мастерские и казармы
refuse-no-recruiter-here = на этой поляне нет казармы
refuse-place-served = здания этой поляны уже получили своё
refuse-no-wood-there = на этой поляне нет дерева
refuse-wood-out-of-reach = дерево с этой поляны вне пределов досягаемости
refuse-not-opposite-keep = начинать нужно напротив цитадели
refuse-leader-gone = этого лидера нет среди открытых
refuse-not-fewest-warriors = есть поляны, где воинов меньше
refuse-no-turmoil = все оставшиеся карты можно разыграть
refuse-decree-column = сейчас разыгрывается другой столбец устава: «{ $column }»
refuse-not-a-supporter = этой карты нет среди ваших сторонников
refuse-corner-not-free = начинать нужно напротив тех, кто уже занял угол, или в свободном углу
refuse-cult-bird-outcast = птицы не бывают изгоями
refuse-cult-crusade-elsewhere = поход сражается только там, куда только что пришёл
refuse-not-a-forest = начинать нужно в лесу
refuse-forest-not-near = этот лес не соседний
refuse-clearing-not-near = эта поляна не соседняя
refuse-already-there = вы уже там
refuse-character-taken = этот персонаж у другого Бродяги
refuse-not-exhausted = у вас нет такого предмета лицом вниз
refuse-not-undamaged = у вас нет такого неповреждённого предмета
refuse-item-chosen = все такие предметы вы уже выбрали
refuse-not-carried = такого предмета вы не несёте
refuse-item-on-track = этот предмет лежит на своей шкале и не считается
refuse-not-under-ruin = под этими руинами нет такого предмета
refuse-has-ruin-item = у вас уже есть такой предмет из руин
refuse-no-item-there = у этого игрока нет такого предмета
refuse-no-ally-here = на поляне сражения нет воинов этого союзника
refuse-ally-is-defender = союзник не сражается против самого себя
refuse-no-ally-fights = вместе с вами не сражается такой союзник, у которого ещё есть воины
refuse-too-few-of-ally = рядом с вами нет стольких воинов этого союзника
refuse-partner-dominant = этот игрок активировал карту превосходства
refuse-partner-ahead = у кого-то ещё без карты превосходства очков меньше
refuse-no-arbiter-here = такого Судьи рядом нет
refuse-another-service = сейчас устанавливают цену другой услуги: { $service }
refuse-no-such-price = такой цены на шкале нет
refuse-no-such-fund = в капитале нет воинов этого игрока
refuse-fund-own = запас пуст, поэтому воин должен быть вашим

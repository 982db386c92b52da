# Что говорит сам судья.

## Случай

ask-which = Что открылось?
ask-roll = Бросьте кубики
ask-draw = Выберите наугад
ask-shuffle = Перемешайте
option-show = Вот что: { $numbers }
option-swap = Лежит иначе: { $numbers }
option-roll = Кубики: { $numbers }
option-draw = Номер { $numbers }
option-shuffle = Порядок: { $numbers }

## Отказы

refuse-not-asked = сейчас выбираете не вы, а { $seat }
refuse-game-over = игра окончена
refuse-not-now = среди ответов на нынешний вопрос такого нет
refuse-other-asked = здесь отвечает { $seat }
refuse-chance-asked = здесь сначала бросают кубики или тянут карты
refuse-other-chance = у случая здесь другие исходы
refuse-other-end = те же ответы ведут к другому итогу
refuse-rule-failed = правило здесь нельзя исполнить
refuse-malformed-key = «{ $key }» нельзя прочесть как ответ
refuse-malformed-verb = действия «{ $verb }» нет
refuse-malformed-items = для «{ $verb }» нужны: { $items }

## Ошибки

not-asked = Место { $seat } ответило { $key }, но его ни о чём не спрашивали. Сейчас спрашивают: { $asked }.
not-offered = Ответ { $key } не предложен месту { $seat }, вопрос — «{ $decision }» ({ $clause }): { $reason } ({ $because }). Возможные ответы — в decision.options.
no-seat = За этим столом нет места { $seat }.
malformed-key = «{ $key }» — не ответ: напишите действие и его числа через двоеточие.
malformed-verb = «{ $key }»: в этой игре нет действия «{ $verb }».
malformed-items = «{ $key }»: для действия «{ $verb }» нужны: { $items }.
line-with-clause = { $line } [{ $clause }]
bad-setup-field = Подготовка { $game }: { $problem }.
bad-setup-side = «{ $found }» не садится за этот стол ({ $clause }). Есть: { $known }.
bad-setup-twice = «{ $found }» сидит за столом дважды ({ $clause }): каждая сторона играет один раз.
bad-setup-choice = { $option }: «{ $found }» выбрать нельзя ({ $clause }). Есть: { $known }.
bad-setup-value = { $option }: «{ $found }» выбрать нельзя. Есть: { $known }.
bad-content-missing = Нет файла { $file }.
bad-content-toml = Файл { $file } — не TOML: { $problem }.
bad-content-unknown = { $file }: здесь нет «{ $field }». Есть: { $known }.
bad-content-name = { $file }: названо «{ $name }», но такого нет.
bad-content-field = Файл { $file }, { $field }: { $problem }.
bad-content-number = { $file }, { $field }: считать можно не дальше { $most }.
bad-save-damaged = Файл сохранения повреждён: { $problem }.
bad-save-deep = Это не файл сохранения: вложений больше { $most }.
bad-save-foreign = Этот файл сохранён не в Ludex.
bad-save-format = Формат файла — { $found }; эта версия читает { $known }.
bad-save-game = В файле игра { $found }, а не { $known }.
bad-save-newer = Эта партия { $game } сыграна по версии правил { $found }, а эта версия Ludex знает только { $known }.
bad-save-older = Эта партия записана по прежним правилам (версия { $found }, теперь { $known }). Все её ответы подходят, дальше она идёт по нынешним.
bad-save-differs = Эта партия сыграна по прежним правилам (версия { $found }, теперь { $known }). Нынешние расходятся с ней на ответе { $number } (место { $seat }, { $key }): { $reason }.
bad-save-chance = Источник случайности в файле нельзя прочесть.
bad-save-answer = Ответ { $number } из файла (место { $seat }, { $key }) не подходит: { $reason }.
bad-save-hash = Ответы из файла ведут к другому положению ({ $found }), чем указано ({ $known }).
undo-nothing = Отменять нечего.
undo-other = После этого действовало место { $seat }: отмена возможна только с согласия всех.
undo-barrier = После этого вмешался случай или открылось скрытое: отмена возможна только с согласия всех.
undo-secret = После этого началась тайная часть, кто бы в ней уже ни ответил: отмена возможна только с согласия всех.
undo-range = Ответов в журнале: { $length }.
not-branching = Это быстрый розыгрыш без контрольных точек: его нельзя скопировать. Создайте его с branching=True.
redeal-live = Пересдать можно только копию, а не сам стол.
rule-failed = { $game }, шаг «{ $step }»: правило не справилось с ответом { $key } места { $seat } ({ $decision }): { $problem }. Стол остался таким, каким был до ответа.
broken-step = В игре { $game } нет шага «{ $step }»; есть { $known }.
broken-rule = { $game }, шаг «{ $step }»: это не правило. Правило — генератор: в нём нужен yield.
broken-together = { $game }, шаг «{ $step }»: вопрос задан сразу нескольким местам, но ни одно не названо.
broken-over = { $game }, шаг «{ $step }»: партия окончена, но правило не сказало, чем (state.outcome).
broken-option = { $game }, шаг «{ $step }»: вопрос «{ $decision }» ({ $clause }) предлагает { $option }, а такого ответа не объявляет ни один глагол. Ответ — это объявленный глагол и целые числа, по одному на каждую его часть.
stuck-idle = Шагов без единого вопроса: { $steps } (сейчас «{ $step }»): правила ходят по кругу.
stuck = { $game }, шаг «{ $step }»: на вопрос «{ $decision }» ({ $clause }) месту { $seat } нет ответа. Это ошибка в правиле.
unknown-game = Игры «{ $found }» нет. Есть: { $known }.
unknown-book = Свода правил «{ $found }» нет. Есть: { $known }.
bad-game-twice = Игру «{ $game }» приносят два пакета; второй — { $entry }. Удалите один из них.
bad-game-entry = Игра «{ $game }» не находится: точка входа { $entry } завершается ошибкой { $problem }.
bad-game-meta = Точка входа { $entry } игры «{ $game }» не ведёт к Meta с этим именем.
bad-game-title = У игры «{ $game }» нет названия: в { $folder }/{ $lang }*.ftl не хватает «game-title».
no-advice = Соперник «{ $agent }» не играет в { $game }: эта игра не говорит, чего стоит позиция. В неё играют: { $known }.
reason-best = { $option }: ожидается { $gain }. Следующий по силе ответ: { $other_option }, { $other_gain }.
reason-least = { $option }: так теряется меньше всего, ожидается { $gain }. Следующий по силе ответ: { $other_option }, { $other_gain }.
reason-alike = { $option }: ожидается { $gain }. Не хуже: { $other_option }.
reason-alone = { $option }: ожидается { $gain }.
gain-most = { $gain } и больше
reason-habit = { $option }: мелочь, над которой не нужно долго думать.
unknown-agent = Соперника «{ $found }» нет. Есть: { $known }.
script-ended = Сценарий места { $seat } кончился до вопроса «{ $decision }».
bad-setup-players = Мест: { $found } ({ $clause }); в игре их от { $least } до { $most }.
bad-setup-person-and-bot = За фракцию { $found } не могут играть сразу и человек, и бот ({ $clause }).
bad-setup-people = За столом не больше { $most } людей, а здесь { $found } ({ $clause }).
bad-setup-bot = Бота «{ $found }» нет ({ $clause }). Есть: { $known }.

## Вопрос ко всему столу

ask-proposal = { NOUN($seat) } предлагает: { $proposal }. Вы согласны?
option-agree = Согласиться
option-object = Возразить

## Чем кончается партия

outcome-victory = Победа: { $names }
outcome-defeat = Поражение: проиграли все
outcome-draw = Ничья: никто не победил
outcome-how = { $ending } – { $how }

## Листы

sheet-several = { $thing }{ "\u00A0" }×{ $count }
own-table-cannot-be = Это не могло открыться там. Если всё же открылось, что-то раньше было иначе: вернитесь и исправьте.
refuse-by-hand-bounds = { $label }: от 0 до { $most }
refuse-by-hand-too-many = { $label }: всего { $total }, вы поставили { $placed }
own-table-not-set = Такое поле поставить нельзя: оно не сходится с фигурами из коробки или с правилами.
tell-board-set = Поле поставлено таким, каково оно на столе.
refuse-by-hand-not-yet = подготовка ещё не окончена: поставьте поле, когда начнётся первый ход
bad-save-own = Эта игра идёт на настоящем столе: откройте её в браузере.
own-table-first = Сначала скажите, что открылось; потом можно поставить поле.

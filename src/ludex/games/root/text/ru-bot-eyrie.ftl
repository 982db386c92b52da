# Крылатые киборги.

trait-eyrie-nobility = Знать
trait-eyrie-relentless = Неумолимость
trait-eyrie-swoop = Налёт с неба
trait-eyrie-war-tax = Военный налог
trait-eyrie-focused = Сосредоточенность

suit-column-fox = лисий столбец
suit-column-rabbit = заячий столбец
suit-column-mouse = мышиный столбец
suit-column-bird = птичий столбец

sheet-column-of-suit = { $suit_column } ({ $count })

## Что считает бот

measure-has-roost = есть гнездо
measure-no-roost = без гнезда
    .none = среди возможных полян нет ни одной без гнезда
measure-can-battle = есть с кем сразиться

## Что произошло

tell-bot-viziers = { NOUN($who) }: { $count ->
    [one] { $count } преданный министр
    [few] { $count } преданных министра
   *[many] { $count } преданных министров
  } в птичьем столбце устава.
tell-bot-decree = { NOUN($who) }: карта { $card } добавлена в { NOUN($suit_column, case: "acc") } устава.
tell-no-bird-ambush = { NOUN($who) }: в колоде не осталось птичьей засады, устав не пополнен.
tell-no-new-roost = { NOUN($who) }: на поле нет гнёзд, но поместить новое гнездо негде.
tell-column-recruits = { NOUN($who) }: вербовка, { $suit_column } (карт: { $count }).
tell-column-moves = { NOUN($who) }: перемещение, { $suit_column } (карт: { $count }).
tell-column-battles = { NOUN($who) }: сражение, { $suit_column } (карт: { $count }).
tell-nobody-to-recruit = { NOUN($who) }: вербовка пропущена ({ $suit_column }) — воинов в запасе не осталось.
tell-no-roost-to-recruit = { NOUN($who) }: вербовка пропущена ({ $suit_column }) — нет совпадающей поляны с гнездом, куда можно поместить воинов.
tell-no-column-move = { NOUN($who) }: перемещение пропущено ({ $suit_column }) — ни с одной совпадающей поляны под правлением бота уйти нельзя.
tell-no-column-battle = { NOUN($who) }: сражение пропущено ({ $suit_column }) — ни на одной совпадающей поляне сразиться не с кем.
tell-no-roost-site = { NOUN($who) }: гнездо поместить негде — ни на одной поляне без гнезда под правлением бота нет места.
tell-column-extra-hit = { NOUN($who) }: { $suit_column } длиннее всех (карт: { $count }) — 1 дополнительный урон.
tell-column-tied-hit = { NOUN($who) }: { $suit_column } не короче других (карт: { $count }) — 1 дополнительный урон.
tell-humiliate = { NOUN($who) }: критика режима, птичьих карт в уставе — { $count }.
tell-purge = { NOUN($who) }: из устава сброшены карты: { $cards }.
tell-warriors-missing = { NOUN($who) }: не удалось поместить воинов: { $count }.
tell-war-tax = { NOUN($who) }: военный налог { AGREE($other, "платит", "платят") } { NOUN($other) }.

refuse-none-to-spare = все воины нужны на этой поляне
refuse-nowhere-to-go = с этой поляны некуда переместиться

# Речные роботы и услуги, которые покупают боты.

trait-riverfolk-greedy = Жадность
trait-riverfolk-involved = Вовлечённость
trait-riverfolk-garrison = Гарнизон
trait-riverfolk-ferocious = Свирепость

measure-no-trade-post = нет торгового поста
measure-warriors-in-payments = воинов в «Платежах»
measure-pieces-of-best-customer = есть компоненты лучшего покупателя
    .none = среди возможных полян нет ни одной с компонентами лучшего покупателя

## Журнал

tell-market-card = { NOUN($who) }: на прилавок выложена карта { $card }.
tell-market-discard = { NOUN($who) }: карта { $card } сброшена с прилавка.
tell-own-payment = { NOUN($who) }: { $count ->
    [one] { $count } свой воин положен
    [few] { $count } своих воина положены
   *[many] { $count } своих воинов положены
  } в «Платежи».
tell-best-customer = { NOUN($who) }: лучший покупатель — { NOUN($other) } — { $why_player }.
tell-give-back = { NOUN($who) }: из «Платежей» { $count ->
    [one] { $count } воин возвращён
    [few] { $count } воина возвращены
   *[many] { $count } воинов возвращены
  } в запас { NOUN($other, case: "gen") }.
tell-no-post-placed = { NOUN($who) }: торговый пост поставить негде.
tell-shield = { NOUN($who) }: «Платежи» пусты, условие щита выполнено.
tell-sword = { NOUN($who) }: в запасе нет воинов, условие меча выполнено.
tell-shield-and-sword = { NOUN($who) }: «Платежи» и запас пусты, выполнены условия щита и меча.
tell-no-protection = { NOUN($who) }: воины есть и в «Платежах», и в запасе — условия щита и меча не выполнены.
tell-take-to-payments = { NOUN($who) }: { $count ->
    [one] { $count } свой воин
    [few] { $count } своих воина
   *[many] { $count } своих воинов
  } с { NOUN($clearing, case: "gen") } — в «Платежи».
tell-serve-enemies = { NOUN($who) }: наёмники не куплены, и до конца хода они служат всем противникам { NOUN($other, case: "gen") }.
tell-bot-buys-card = { NOUN($who) }: у { NOUN($seller, case: "gen") } куплена карта { $card }, цена { $price }. Подходили: { $cards }.
tell-hire-for-battle = { NOUN($who) }: для сражения на { NOUN($clearing, case: "pre") } наняты воины { NOUN($seller, case: "gen") }, цена { $price }.
tell-hire-to-build = { NOUN($who) }: чтобы поставить здание, наняты воины { NOUN($seller, case: "gen") }, цена { $price }.

## Отказы

refuse-no-score-marker = кто активировал карту превосходства или вступил в коалицию, тот услуг не покупает
refuse-not-in-market = этой карты нет на прилавке

## Лист

sheet-market = Прилавок
sheet-conditions = Протекционизм
sheet-shield = щит
sheet-sword = меч
sheet-next-post = { $left }, следующий — { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }

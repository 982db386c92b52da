# Компания «Речное братство» по-русски.

faction-riverfolk = Речное братство
    .gen = Речного братства
    .dat = Речному братству
    .acc = Речное братство
    .ins = Речным братством
    .pre = Речном братстве
    .title = Компания «Речное братство»

piece-post_fox = лисий торговый пост
    .gen = лисьего торгового поста
    .acc = лисий торговый пост
piece-post_rabbit = заячий торговый пост
    .gen = заячьего торгового поста
    .acc = заячий торговый пост
piece-post_mouse = мышиный торговый пост
    .gen = мышиного торгового поста
    .acc = мышиный торговый пост

service-card = карта из руки
service-riverboats = лодки
service-mercenaries = наёмники

## Варианты ответа

option-buy-card = Купить { $card }
option-buy-boats = Купить лодки на этот ход
option-hire = Нанять наёмников на этот ход
option-pay-item = Перевернуть предмет: { $item }
option-river-start = Воина на { NOUN($clearing, case: "acc") }
option-price = «{ $service }»: цена { $price }
option-fund = Воин { NOUN($owner, case: "gen") }
option-draw-card = Вложить воина и взять карту
option-export = Экспорт: { $card }
option-river-recruit = Потратить воина и завербовать: { $clearing }
option-trade-post = Торговый пост: { $clearing }

## Вопросы

ask-services = Услуги { NOUN($seller, case: "gen") }: купить? В этот ход ещё можно купить: { $count }
ask-pay-item = Оплата { NOUN($seller, case: "dat") }: переверните { $count ->
        [one] { $count } предмет
        [few] { $count } предмета
       *[many] { $count } предметов
    }
ask-river-start = Разместите первых воинов на реке, осталось { $count }
ask-first-price = Установите начальную цену услуги «{ $service }»
ask-price = Услуга «{ $service }», сейчас цена { $price }: какой она будет?
ask-fund = Чьего воина взять из капитала?
ask-trade = { $count ->
        [0] Капитала не осталось
        [one] В капитале { $count } воин
        [few] В капитале { $count } воина
       *[many] В капитале { $count } воинов
    }: что делать?

## Журнал

tell-draw-open = { $who } берёт { $card } в открытую руку.
tell-buy-card = { $who } покупает у { NOUN($seller, case: "gen") } { $card }, цена { $price }.
tell-buy-boats = { $who } { AGREE($who, "покупает", "покупают") } у { NOUN($seller, case: "gen") } лодки, цена { $price }.
tell-hire = { $who } нанимает воинов { NOUN($seller, case: "gen") }, цена { $price }.
tell-pay-item = { $who } переворачивает в уплату предмет: { $item }.
tell-river-start = { $who } размещает воина: { $clearing }.
tell-prices = { $who } устанавливает цены: карта из руки — { $card_price }, лодки — { $boats_price }, наёмники — { $hire_price }.
tell-disruption = Прекращение торговли: { $who } теряет из капитала { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }.
tell-protectionism = Протекционизм: { $who } помещает в «Платежи» { $count ->
        [one] { $count } воина
       *[other] { $count } воинов
    }.
tell-gather-funds = { $who } получает прибыль, в капитале { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }.
tell-export = { $who } отправляет на экспорт { $card }.
tell-trade-post = { $who } строит { NOUN($piece, case: "acc") }: { $clearing }.

## Отказы

refuse-no-more-services = в этот ход больше нельзя купить ни одной услуги
refuse-service-too-dear = в вашем запасе не хватает воинов для оплаты
refuse-service-too-dear-for-items = у вас не хватает готовых предметов для оплаты
refuse-not-in-open-hand = этой карты нет в руке Речного братства
refuse-service-bought = в этот ход вы уже купили эту услугу
refuse-no-mercenaries-for-vagabonds = Бродяга не может нанимать наёмников
refuse-no-funds = капитала не осталось
refuse-no-card-left = карт для добора не осталось
refuse-not-on-river = через эту поляну не протекает река
refuse-post-here = здесь уже есть торговый пост
refuse-no-ruler = этой поляной никто не правит
refuse-no-post-left = торговых постов этой масти на шкале не осталось
refuse-funds-of-ruler = в капитале меньше двух воинов правителя этой поляны

## Листы

sheet-faction-riverfolk = Братство
sheet-riverfolk = Речное братство: планшет
sheet-area = Область
sheet-lies-there = Что там лежит
sheet-prices = Цены
sheet-price = { $service } — { $count }
sheet-payments = Платежи
sheet-funds = Капитал
sheet-commitments = Вклады
sheet-track = Шкала: { $suit }
sheet-posts-left = { $count ->
        [one] остался { $count } пост
        [few] осталось { $count } поста
       *[many] осталось { $count } постов
    }
sheet-open-hand = Открытая рука

option-buy-card-to-services = Купить { $card }, цена { $card_price }
option-buy-boats-to-services = Купить лодки на этот ход, цена { $boats_price }
option-hire-to-services = Нанять наёмников на этот ход, цена { $hire_price }
sheet-count-price = Какая цена?
sheet-group-buy-card = Купить карту
sheet-group-buy-boats = Услуги
sheet-group-hire = Услуги
sheet-group-export = Экспорт
sheet-group-draw-card = Добор
sheet-group-river-recruit = Завербовать воина
sheet-line-river-recruit = { $clearing }
sheet-group-trade-post = Построить торговый пост
sheet-line-trade-post = { $clearing }

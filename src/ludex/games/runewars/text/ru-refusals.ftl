# Почему чего-то нельзя сделать.

refuse-order-played = Приказ «{ $order }» уже лежит открытым: каждый играют раз в году
refuse-already-activated = { $place }: ваш жетон активации уже там
refuse-no-influence = не хватает влияния: у вас { $count }
refuse-one-battle = { $place }: там враг, а битва за ход только одна
refuse-no-such-unit = { $place }: такого отряда у вас там нет ({ $figure })
refuse-is-routed = { $figure }: поваленные отряды не двигаются
refuse-held-by-activation = { $place }: там ваш жетон активации, и никто не уходит
refuse-too-far = слишком далеко, { $place } → { $to }: отряды проходят не больше { $reach }
refuse-too-many = { $place }: больше отрядов там не поместится
refuse-not-friendly = { $place }: локация не ваша и не пустая
refuse-no-way = { $place } → { $to }: граница закрыта, или там нет места
refuse-not-yours = { $place }: локация не под вашим контролем
refuse-no-fort-here = { $place }: крепость там построить нельзя
refuse-no-own-fort = { $place }: вашей крепости там нет
refuse-fort-is-whole = { $place }: крепость цела
refuse-cannot-pay = { $resource }: нужно { $need }, на шкале { $count }
refuse-other-faction = «{ $development }» — карта другой фракции
refuse-bought-already = «{ $development }» уже куплена
refuse-own-title = титул «{ $title }» уже ваш
refuse-more-than-lies-there = титул «{ $title }» стоит не меньше { $need }
refuse-drawn-this-season = карта «{ $tactics }» взята в этом сезоне: сыграть её можно со следующего
refuse-not-in-hand = карты «{ $tactics }» нет у вас на руке
refuse-wrong-moment = карту «{ $tactics }» сейчас сыграть нельзя
refuse-too-few-runes = драконьих рун под вашим контролем не хватает, или заявить о победе сейчас нельзя

# Жетоны исследования, нашими словами.

exploration-dragon-throne = Драконий трон
exploration-dragon-throne-text = У контролирующего локацию на одну драконью руну больше. Жетон руны здесь тоже может лежать.

exploration-village-food = Деревня пахарей
exploration-village-food-text = Локация приносит на 1 пищу больше.

exploration-village-wood = Деревня лесорубов
exploration-village-wood-text = Локация приносит на 1 дерево больше.

exploration-village-ore = Деревня рудокопов
exploration-village-ore-text = Локация приносит на 1 руду больше.

exploration-magic-portal = Магический портал
exploration-magic-portal-text = Перемещая отряды или героев, можно заплатить 1 влияние. Для этого перемещения локация соседствует со всеми другими открытыми порталами.

exploration-dungeon = Подземелье
exploration-dungeon-text = Герой, вошедший сюда в Фазу Квеста, в этой фазе дальше не идёт, но может вступить в поединок или выполнять Квест.

exploration-temple = Храм
exploration-temple-text = Когда герой заканчивает здесь действие Фазы Квеста, его игрок получает 2 влияния.

exploration-hall-of-kellos = Зал Келлоса
exploration-hall-of-kellos-text = Когда герой заканчивает здесь действие Фазы Квеста, его игрок берёт 1 Карту Тактики.

exploration-traveling-merchant = Странствующий торговец
exploration-traveling-merchant-text = Вы можете заплатить 3 влияния, и этот герой получит 1 награду. Жетон сбрасывается в любом случае.

exploration-raiding-party = Отряд налётчиков
exploration-raiding-party-text = Герой получает 1 ранение. Если здесь есть нейтральные или вражеские отряды, он также сбрасывает 1 награду или получает ещё 1 ранение.

exploration-scroll-of-sight = Свиток прозрения
exploration-scroll-of-sight-text = Посмотрите все закрытые жетоны рун и Жетоны исследования в одной локации.

exploration-training = Тренировка
exploration-training-text = Герой может тренировать на 1 один показатель, на котором ещё нет Жетона тренировки.

exploration-flooded-area = Затопленная локация
exploration-flooded-area-text = Остаётся до конца игры. Когда жетон открыт, игрок слева передвигает героя на расстояние до 2 локаций. Фигурки, которые не летают, входят сюда и выходят отсюда только зимой или если здесь лежит Жетон обледенения, как будто все её границы водные.

exploration-defensible-area = Удобная для обороны местность
exploration-defensible-area-text = В битвах здесь Сила защищающегося на 1 больше.

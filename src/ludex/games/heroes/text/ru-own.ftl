# Игра на настоящем столе: что разложить.

unpack-shared = Для всех
unpack-board = Планшет фракции
unpack-before = перед игроком или на телефоне
unpack-pen = Маркер
unpack-closed = Регионы, закрытые при этом числе игроков
unpack-closed-place = зачеркнуть на всех картах, как на поле ниже

by-hand-turn = Раунд
by-hand-round = Раунд
by-hand-first = Первый игрок
by-hand-region = Стоит в регионе
by-hand-points = Записанные очки
by-hand-units = Отряды: { $troop }
by-hand-built = { $who }: здания и артефакты

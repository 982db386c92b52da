# Карты скверны.

blight-downward-spiral = Нисходящая спираль
blight-downward-spiral-text = В начале каждой фазы захватчиков каждый дух уничтожает 1 своё присутствие.

blight-memory-fades-to-dust = Память обращается в прах
blight-memory-fades-to-dust-text = В начале каждой фазы захватчиков каждый дух забывает карту способности или уничтожает 1 своё присутствие.

blight-a-pall-upon-the-land = Мгла над землёй
blight-a-pall-upon-the-land-text = Сразу на каждом поле острова: уничтожьте 1 присутствие и удалите 1 поселение.

blight-aid-from-lesser-spirits = Помощь меньших духов
blight-aid-from-lesser-spirits-text = Сразу: возьмите по одной малой способности на игрока и ещё одну; каждый дух получает по карте, последняя сбрасывается. Эта карта каждый ход считается разыгранной и не требует ни розыгрыша, ни энергии.

blight-back-against-the-wall = Спиной к стене
blight-back-against-the-wall-text = В каждой фазе духов каждый дух получает на 1 энергию и на 1 розыгрыш карты больше.

blight-disintegrating-ecosystem = Распад экосистемы
blight-disintegrating-ecosystem-text = Сразу на каждом поле острова: уничтожьте 1 жетон зверей, затем добавьте 1 скверну в регион с поселением или городом.

blight-erosion-of-will = Надломленная воля
blight-erosion-of-will-text = Сразу: 2 страха на игрока; каждый дух уничтожает 1 своё присутствие и теряет 1 энергию.

blight-promising-farmlands = Плодородные угодья
blight-promising-farmlands-text = Сразу на каждом поле острова: добавьте 1 поселение и 1 город во внутренний регион без поселений и городов.

blight-tipping-point = Точка невозврата
blight-tipping-point-text = Сразу: каждый дух уничтожает 3 своих присутствия.

branch-memory-fades-to-dust-1 = Забыть карту способности
branch-memory-fades-to-dust-2 = Уничтожить 1 присутствие
option-lose = { $other }: присутствие, { $land }
ask-lose-presence = { $cause }: где уничтожить своё присутствие?
ask-lose = { $cause }: какое присутствие уничтожить? Осталось: { $count }
tell-lesser-spirit = Меньший дух помогает ({ $spirit }): «{ $power }».

# Тени, Пляшущие как Пламя.

spirit-shadows-flicker-like-flame = Тени, Пляшущие как Пламя
spirit-shadows-flicker-like-flame-about = Сеют страх, хватают одиноких разведчиков и поселения и дотягиваются далеко сквозь тени даханов. Против множества захватчиков им нужна помощь.

rule-shadows-flicker-like-flame-1 = Тени даханов
rule-shadows-flicker-like-flame-1-text = Применяя способность (карту или врождённую), вы можете заплатить 1 энергию и выбрать целью регион с даханами, как бы далеко он ни был.

power-darkness-swallows-the-unwary = Тьма поглощает неосторожных
power-darkness-swallows-the-unwary-level-1 = Соберите 1 разведчика.
power-darkness-swallows-the-unwary-level-2 = Уничтожьте до 2 разведчиков; 1 страх за каждого уничтоженного.
power-darkness-swallows-the-unwary-level-3 = 3 урона; 1 страх за каждого захватчика, уничтоженного этим уроном.

power-concealing-shadows = Укрывающие тени
power-concealing-shadows-text = 1 страх. На этом ходу даханы здесь не получают урона при разорении.
power-crops-wither-and-fade = Посевы вянут и чахнут
power-crops-wither-and-fade-text = 2 страха. Либо замените 1 поселение 1 разведчиком, либо замените 1 город 1 поселением.
branch-crops-wither-and-fade-1 = Заменить 1 поселение 1 разведчиком
branch-crops-wither-and-fade-2 = Заменить 1 город 1 поселением
power-favors-called-due = Пора платить по долгам
power-favors-called-due-text = Соберите до 4 даханов. 3 страха, если здесь есть захватчики и даханов больше, чем их.
power-mantle-of-dread = Покров ужаса
power-mantle-of-dread-text = 2 страха. Выбранный дух может вытолкнуть 1 разведчика и 1 поселение из одного региона со своим присутствием.

option-shadow = { $power }: { $land }, сквозь тени даханов, за 1 энергию
ask-mantle = Из какого региона вытолкнуть 1 разведчика и 1 поселение?
tell-shadow = { $who }: цель сквозь тени даханов — { $land }, потрачено энергии: { $count }.
refuse-no-far-targets = за энергию за пределы дальности дотягиваются только Тени, Пляшущие как Пламя
refuse-no-dahan-there = даханов там нет: { $land }; тени дотягиваются только туда, где есть даханы
refuse-within-range = { $land } — в пределах дальности: энергия не нужна

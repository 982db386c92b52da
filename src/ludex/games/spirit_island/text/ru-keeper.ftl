# Хранитель Запретных Дебрей.

spirit-keeper-of-the-forbidden-wilds = Хранитель Запретных Дебрей
spirit-keeper-of-the-forbidden-wilds-about = Много энергии, мощные удары там, где его присутствие плотно, и дебри, которые не пускают разведчиков. Даханам нет места на его святой земле.

rule-keeper-of-the-forbidden-wilds-1 = Запретная земля
rule-keeper-of-the-forbidden-wilds-1-text = Всякий раз, когда дух создаёт святое место, вытолкните из этого региона всех даханов. Даханские события никогда не перемещают даханов в его святые места; способности могут.

power-punish-those-who-trespass = Кара нарушителям
power-punish-those-who-trespass-text = Бьёт всех, кто оказался там, где есть присутствие духа.
power-punish-those-who-trespass-level-1 = 2 урона. Уничтожьте 1 дахана.
power-punish-those-who-trespass-level-2 = Ещё 1 урон за каждое ваше солнце и за каждое ваше растение.
power-punish-those-who-trespass-level-3 = Можете разделить этот урон между этим регионом и одним другим своим регионом.

power-spreading-wilds = Разрастание дебрей
power-spreading-wilds-text = Прогоняет разведчиков и закрывает за ними путь.
power-spreading-wilds-level-1 = Вытолкните по 1 разведчику за каждые 2 ваших солнца.
power-spreading-wilds-level-2 = Если здесь нет разведчиков, добавьте 1 жетон дебрей.
power-spreading-wilds-level-3 = Дальность +1.
power-spreading-wilds-level-4 = Дальность +1.

power-boon-of-growing-power = Дар растущей силы
power-boon-of-growing-power-text = Выбранный дух получает карту способности, а если это другой дух — ещё и 1 энергию.

power-regrow-from-roots = Прорасти из корней
power-regrow-from-roots-text = Если здесь не больше 2 скверны, удалите 1 скверну.

power-sacrosanct-wilderness = Неприкосновенная глушь
power-sacrosanct-wilderness-text = Вытолкните 2 даханов. Затем либо 2 урона за каждый жетон дебрей здесь, либо добавьте 1 жетон дебрей.
branch-sacrosanct-wilderness-1 = 2 урона за каждый жетон дебрей здесь
branch-sacrosanct-wilderness-2 = Добавить 1 жетон дебрей

power-towering-wrath = Возвышающийся гнев
power-towering-wrath-text = 2 страха. 2 урона за каждое ваше святое место здесь и в соседних регионах. Уничтожьте всех даханов.

ask-split-land = Нанести часть урона в другом вашем регионе?
ask-split = Сколько урона нанести там?
option-split = Урон там: { $count }

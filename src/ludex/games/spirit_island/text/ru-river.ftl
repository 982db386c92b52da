# Река, Бурлящая в Лучах Солнца.

spirit-river-surges-in-sunlight = Река, Бурлящая в Лучах Солнца
spirit-river-surges-in-sunlight-about = Смывает разведчиков и поселения из своих регионов и кормит даханов. Сильна на болотах и помогает другим; с городами ей трудно.

rule-river-surges-in-sunlight-1 = Владения реки
rule-river-surges-in-sunlight-1-text = Каждое болото с вашим присутствием — ваше святое место.

power-massive-flooding = Великий потоп
power-massive-flooding-level-1 = Вытолкните 1 разведчика или поселение.
power-massive-flooding-level-2 = Вместо этого: 2 урона, затем вытолкните до 3 разведчиков или поселений.
power-massive-flooding-level-3 = Вместо этого: 2 урона каждому захватчику.

power-boon-of-vigor = Дар бодрости
power-boon-of-vigor-text = Себе: получите 1 энергию. Другому духу: он получает 1 энергию за каждую карту способности, которую разыграл на этом ходу.
power-flash-floods = Внезапный паводок
power-flash-floods-text = 1 урон; в прибрежном регионе ещё 1.
power-rivers-bounty = Щедрость реки
power-rivers-bounty-text = Соберите до 2 даханов. Если теперь здесь хотя бы 2 дахана, добавьте 1 дахана и получите 1 энергию.
power-wash-away = Смыть прочь
power-wash-away-text = Вытолкните до 3 разведчиков или поселений.

# Стремительный Удар Молнии.

spirit-lightnings-swift-strike = Стремительный Удар Молнии
spirit-lightnings-swift-strike-about = Бьёт сразу и сильно, прежде всего по поселениям и городам, и делится быстротой с другими. Почти не защищает и никого не удерживает.

rule-lightnings-swift-strike-1 = Быстрота молнии
rule-lightnings-swift-strike-1-text = За каждый свой воздух вы можете применить 1 медленную способность (карту или врождённую) как быструю.

power-thundering-destruction = Громовое разрушение
power-thundering-destruction-level-1 = Уничтожьте 1 поселение.
power-thundering-destruction-level-2 = Вместо этого можете уничтожить 1 город.
power-thundering-destruction-level-3 = Также уничтожьте 1 поселение или город.
power-thundering-destruction-level-4 = Также уничтожьте 1 поселение или город.

power-harbingers-of-the-lightning = Предвестники молнии
power-harbingers-of-the-lightning-text = Вытолкните до 2 даханов. 1 страх, если кто-то из них пришёл в регион с поселением или городом.
power-lightnings-boon = Дар молнии
power-lightnings-boon-text = На этом ходу выбранный дух может применить до 2 медленных способностей как быстрые.
power-raging-storm = Неистовая буря
power-raging-storm-text = 1 урон каждому захватчику.
power-shatter-homesteads = Сокрушение жилищ
power-shatter-homesteads-text = 1 страх. Уничтожьте 1 поселение.

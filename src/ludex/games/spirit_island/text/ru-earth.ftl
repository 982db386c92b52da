# Животворная Сила Земли.

spirit-vital-strength-of-the-earth = Животворная Сила Земли
spirit-vital-strength-of-the-earth-about = Медлительна и стойка: бережёт землю, богата энергией, но играет мало карт. Быстрые ответы не по ней.

rule-vital-strength-of-the-earth-1 = Живучесть земли
rule-vital-strength-of-the-earth-1-text = У ваших святых мест защита 3.

power-gift-of-strength = Дар силы
power-gift-of-strength-level-1 = Один раз на этом ходу выбранный дух может повторить 1 карту способности ценой не больше 1 энергии.
power-gift-of-strength-level-2 = Вместо этого — ценой не больше 3.
power-gift-of-strength-level-3 = Вместо этого — ценой не больше 6.

power-a-year-of-perfect-stillness = Год безмятежного покоя
power-a-year-of-perfect-stillness-text = На этом ходу захватчики здесь не действуют.
power-draw-of-the-fruitful-earth = Зов плодородной земли
power-draw-of-the-fruitful-earth-text = Соберите до 2 разведчиков. Соберите до 2 даханов.
power-guard-the-healing-land = Защита исцеляющейся земли
power-guard-the-healing-land-text = Удалите 1 скверну. Защита 4.
power-rituals-of-destruction = Обряды разрушения
power-rituals-of-destruction-text = 2 урона. Если здесь хотя бы 3 дахана, ещё 3 урона и 2 страха.

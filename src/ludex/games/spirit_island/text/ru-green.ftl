# Буйство Зелени.

spirit-a-spread-of-rampant-green = Буйство Зелени
spirit-a-spread-of-rampant-green-about = Каждый ход разрастается по острову и душит начинания захватчиков ценой собственного присутствия, которое отрастает снова. Энергию копит медленно.

rule-a-spread-of-rampant-green-1 = Удушающая зелень
rule-a-spread-of-rampant-green-1-text = Всякий раз, когда захватчики собираются разорять регион с его святым местом или строить в нём, дух может уничтожить там 1 своё присутствие: действие не происходит.
rule-a-spread-of-rampant-green-2 = Неуклонное восстановление
rule-a-spread-of-rampant-green-2-text = Добавляя присутствие при росте, дух может брать уничтоженное присутствие. Пока остров первозданный, это бесплатно; на осквернённом острове каждое такое присутствие стоит 1 энергию.

power-creepers-tear-into-mortar = Побеги крошат кладку
power-creepers-tear-into-mortar-text = Наносит урон поселениям и городам там, где есть присутствие духа.
power-creepers-tear-into-mortar-level-1 = 1 урон 1 поселению или городу.
power-creepers-tear-into-mortar-level-2 = Повторите эту способность.
power-creepers-tear-into-mortar-level-3 = Повторите эту способность ещё раз.

power-all-enveloping-green = Всеобъемлющая зелень
power-all-enveloping-green-text = Защищает регион, а в полной силе и очищает его.
power-all-enveloping-green-level-1 = Защита 2.
power-all-enveloping-green-level-2 = Вместо этого защита 4.
power-all-enveloping-green-level-3 = Кроме того, удалите 1 скверну.

power-fields-choked-with-growth = Заросшие поля
power-fields-choked-with-growth-text = Либо вытолкните 1 поселение, либо вытолкните 3 даханов.
branch-fields-choked-with-growth-1 = Вытолкнуть 1 поселение
branch-fields-choked-with-growth-2 = Вытолкнуть 3 даханов

power-gift-of-proliferation = Дар разрастания
power-gift-of-proliferation-text = Выбранный дух добавляет 1 присутствие не дальше 1 региона от своего присутствия.

power-overgrow-in-a-night = Зарасти за ночь
power-overgrow-in-a-night-text = Либо добавьте сюда 1 присутствие; либо, если здесь есть ваше присутствие и захватчики, 3 страха.
branch-overgrow-in-a-night-1 = Добавить 1 присутствие
branch-overgrow-in-a-night-2 = 3 страха, если здесь есть ваше присутствие и захватчики

power-stem-the-flow-of-fresh-water = Перекрыть пресные воды
power-stem-the-flow-of-fresh-water-text = 1 урон 1 поселению или городу; в горах или песках вместо этого по 1 урону каждому поселению и городу.

ask-choke = { $land }: задушить начинание захватчиков ценой 1 присутствия?
option-regrow = Отрастает уничтоженное присутствие: { $land }
tell-choked = { $spirit } душит начинание захватчиков: { $land }.

# Острые Клыки в Листве.

spirit-sharp-fangs-behind-the-leaves = Острые Клыки в Листве
spirit-sharp-fangs-behind-the-leaves-about = Охотится вместе со зверями острова: кочует с ними, призывает новых и натравливает их на захватчиков. Силён там, где нет скверны, но землю почти не защищает.

rule-sharp-fangs-behind-the-leaves-1 = Союзник зверей
rule-sharp-fangs-behind-the-leaves-1-text = Всякий раз, когда звери перемещаются из региона с его присутствием в другой, вместе с ними может переместиться 1 его присутствие.
rule-sharp-fangs-behind-the-leaves-2 = Призыв хищников
rule-sharp-fangs-behind-the-leaves-2-text = Раз в каждую фазу духов он может заменить 1 своё присутствие на острове на 1 жетон зверей. Это присутствие выбывает из игры, и ничто его не вернёт.

power-ranging-hunt = Кочующая охота
power-ranging-hunt-text = Ведёт зверей и натравливает их на захватчиков.
power-ranging-hunt-level-1 = Можете собрать 1 жетон зверей.
power-ranging-hunt-level-2 = 1 урон за каждый жетон зверей здесь.
power-ranging-hunt-level-3 = Можете вытолкнуть до 2 жетонов зверей.

power-frenzied-assault = Яростный натиск
power-frenzied-assault-text = Звери бросаются на захватчиков.
power-frenzied-assault-level-1 = 1 страх. 2 урона. Удалите 1 жетон зверей.
power-frenzied-assault-level-2 = Ещё 1 страх и ещё 1 урон.

power-prey-on-the-builders = Охота на строителей
power-prey-on-the-builders-text = Можете собрать 1 жетон зверей. Если здесь есть звери, на этом ходу захватчики здесь не строят.

power-teeth-gleam-from-darkness = Блеск зубов во тьме
power-teeth-gleam-from-darkness-text = Либо 1 страх, и добавьте 1 жетон зверей; либо, если здесь есть звери и захватчики, 3 страха.
branch-teeth-gleam-from-darkness-1 = 1 страх и добавить 1 жетон зверей
branch-teeth-gleam-from-darkness-2 = 3 страха, если здесь есть звери и захватчики

power-terrifying-chase = Ужасающая погоня
power-terrifying-chase-text = Вытолкните 2 разведчиков, поселения или даханов (в любом сочетании) и ещё 2 за каждый жетон зверей здесь. Если вы вытолкнули хотя бы одного захватчика, 2 страха.

power-too-near-the-jungle = Слишком близко к джунглям
power-too-near-the-jungle-text = 1 страх. Уничтожьте 1 разведчика.

ask-go-along = Переместить присутствие вместе со зверями?
option-call-beasts = Присутствие становится зверями: { $land }
tell-predators = { $spirit } призывает хищников: { $land }.

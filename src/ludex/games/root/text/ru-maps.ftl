# Поля Root по-русски.

map-autumn = Осеннее поле
map-winter = Зимнее поле
map-lake = Озёрное поле
map-mountain = Горное поле

option-ferry = Переправиться на пароме и взять карту
option-open-path = Открыть тропу между { NOUN($origin, case: "ins") } и { NOUN($target, case: "ins") }

ask-ferry = Цель — { $target }: на пароме или дальше по воде?
ask-open-path = Тропа между { NOUN($origin, case: "ins") } и { NOUN($target, case: "ins") }: какую карту потратить?

tell-suit-markers = На поляны ложатся перемешанные маркеры мастей.
tell-ferry = Паром переправляется на { NOUN($target, case: "acc") }.
tell-open-path = { $who } тратит { $card } и открывает тропу между { NOUN($origin, case: "ins") } и { NOUN($target, case: "ins") }.
tell-pass = { $who } { AGREE($who, "удерживает", "удерживают") } перевал: { $clearing }.

refuse-ferry-used = паром в этот ход уже переправлялся
refuse-path-not-closed = между этими полянами нет закрытой тропы
refuse-path-opened = в этот ход вы уже открыли тропу
refuse-path-no-piece = ни у одного конца этой тропы нет ваших компонентов
refuse-path-no-card = вам нечего потратить: в руке нет карт

sheet-river = Река к
sheet-ferry = паром
sheet-tower = перевал
sheet-closed-path = { $number } (закрыта)
sheet-group-open-path = Закрытые тропы
sheet-line-open-path = между { NOUN($origin, case: "ins") } и { NOUN($target, case: "ins") }

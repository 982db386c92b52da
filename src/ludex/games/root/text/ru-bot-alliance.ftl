# Синтетический союз.

trait-alliance-informants = Осведомители
trait-alliance-popularity = Популярность
trait-alliance-steadfast = Стойкость
trait-alliance-veterans = Ветераны
trait-alliance-wildfire = Лесной пожар

measure-sympathetic = лояльная
measure-unsympathetic = нелояльная
measure-near-sympathy = соседствует с лояльной
measure-unbuilt-base = её база ещё не построена

## Вопросы и ответы

ask-bot-outrage = Беспорядки, { $clearing }: сбросьте совпадающую карту
option-outrage-discard = Сбросить { $card }
option-outrage-none = Совпадающих карт нет: очко получает Синтетический союз
sheet-group-outrage-discard = Беспорядки
sheet-group-outrage-none = Беспорядки

## Что произошло

tell-bot-revolt = { NOUN($who) } поднимает восстание на { NOUN($clearing, case: "pre") }, { $count ->
    [0] где противников нет
    [one] против { $count } компонента противников
   *[other] против { $count } компонентов противников
  }.
tell-no-surprise-revolt = { NOUN($who) }: внезапного восстания нет — нет лояльной поляны, где встала бы ещё не построенная база.
tell-no-revolt-bird = { NOUN($who) }: утром восстания нет — карта приказа птичья.
tell-no-revolt-built = { NOUN($who) }: утром восстания нет — приказанная база уже на поле.
tell-no-revolt-clearing = { NOUN($who) }: утром восстания нет — нет приказанной лояльной поляны, где встала бы база.
tell-public-pity = { NOUN($who) }: всеобщее сожаление — { $count ->
    [one] { $count } жетон поддержки
    [few] { $count } жетона поддержки
   *[many] { $count } жетонов поддержки
  }.
tell-no-pity = { NOUN($who) }: впереди внезапное восстание, поэтому всеобщего сожаления нет.
tell-cannot-spread = { NOUN($who) }: получить поддержку невозможно.
tell-martial-law = { NOUN($who) }: на { NOUN($clearing, case: "pre") } военное положение, жетон принесёт на 1 очко меньше.
tell-bot-organises = { NOUN($who) }: выступление — { $count ->
    [one] { $count } воин уходит в запас
    [few] { $count } воина уходят в запас
   *[many] { $count } воинов уходят в запас
  }, { NOUN($clearing) }.
tell-wildfire = { NOUN($who) }: лесной пожар — поддержка ещё раз, без очков за жетон.
tell-bot-ambush = { NOUN($who) }: синтетическая засада, 1 дополнительный урон.
tell-outrage-none = { NOUN($who) }: совпадающей карты нет.
tell-crackdown = { NOUN($who) }: разгон повстанцев — { $count ->
    [0] жетонов поддержки
    [one] ещё { $count } жетон поддержки
    [few] ещё { $count } жетона поддержки
   *[many] ещё { $count } жетонов поддержки
  } масти «{ $suit }» { $count ->
    [0] больше нет
    [one] убран
   *[other] убраны
  }.

## Лист

sheet-bases = Базы на поле
sheet-sympathy = Жетоны поддержки на поле
sheet-next-sympathy = Очки за следующий
sheet-organise-at = Выступление
sheet-organise-from = от { $count ->
    [one] { $count } воина
   *[other] { $count } воинов
  } у базы

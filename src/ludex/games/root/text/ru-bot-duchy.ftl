# Гидробуровое герцогство.

trait-duchy-foundations = Прочный фундамент
trait-duchy-investors = Инвесторы
trait-duchy-overwhelm = Натиск
trait-duchy-invaders = Захватчики

minister-captain = капитан
    .dat = капитану
    .gen = капитана
minister-marshal = шериф
    .dat = шерифу
    .gen = шерифа
minister-foremole = глава кротсоюза
    .dat = главе кротсоюза
    .gen = главы кротсоюза
minister-brigadier = генерал
    .dat = генералу
    .gen = генерала
minister-banker = банкир
    .dat = банкиру
    .gen = банкира
minister-mayor = мэр
    .dat = мэру
    .gen = мэра
minister-earl_of_stone = граф Каменский
    .dat = графу Каменскому
    .gen = графа Каменского
minister-baron_of_dirt = барон Грязецкий
    .dat = барону Грязецкому
    .gen = барона Грязецкого
minister-duchess_of_mud = герцогиня Глинская
    .dat = герцогине Глинской
    .gen = герцогини Глинской

## Лист

sheet-burrow = Воинов в норе
sheet-tunnels = { $count } на поле
sheet-citadels = { $count } на поле, ещё { $recruits ->
    [one] { $recruits } воин
    [few] { $recruits } воина
   *[many] { $recruits } воинов
  } при вербовке
sheet-swayed = Лояльные политики
sheet-unswayed = Нелояльные политики
sheet-ambushes = Открытые засады

## Что считает бот

measure-a-tunnel = есть тоннель
measure-no-tunnel = нет тоннеля
measure-a-building-of-yours = есть здание бота
measure-no-building-of-yours = нет зданий бота

## Что произошло

tell-first-minister = { NOUN($who) }: карта { $card } сброшена, корона достаётся { NOUN($minister, case: "dat") }.
tell-into-burrow = { NOUN($who) }: вербовка в нору — { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  } (теперь в норе { $total }).
tell-out-of-burrow = { NOUN($who) }: из норы { $count ->
    [one] переходит { $count } воин
    [few] переходят { $count } воина
   *[many] переходят { $count } воинов
  } на { NOUN($clearing, case: "acc") }.
tell-burrow-too-empty = { NOUN($who) }: подкопа нет — в норе { $count ->
    [one] { $count } воин
    [few] { $count } воина
   *[many] { $count } воинов
  }, а нужно { $needed }.
tell-nowhere-to-dig = { NOUN($who) }: подкопа нет — на приказанных полянах негде поместить тоннель.
tell-take-up = { NOUN($who) }: все тоннели на поле, поэтому один убран с { NOUN($clearing, case: "gen") }.
tell-no-site = { NOUN($who) }: { NOUN($piece, case: "acc") } поместить негде — ни на одной поляне под правлением бота нет места.
tell-none-left = { NOUN($who) }: поместить { NOUN($piece, case: "acc") } нельзя — шкала пуста.
tell-battle-instead = { NOUN($who) }: свободных ячеек нет, вместо строительства — сражение на каждой поляне.
tell-minister = { NOUN($who) }: действует { NOUN($minister) }.
tell-captain = { NOUN($who) }: на { NOUN($clearing, case: "pre") } есть тоннель, лояльный капитан добавляет 1 урон.
tell-supply-empty = { NOUN($who) }: в запасе не осталось воинов.
tell-nowhere-to-place = { NOUN($who) }: поместить воина негде — нет подходящей поляны со зданием бота.
tell-remove-own = { NOUN($who) }: воин убран с { NOUN($clearing, case: "gen") }.
tell-remove-from-burrow = { NOUN($who) }: больше всего воинов в норе ({ $count }), воин убран из неё.
tell-nobody-to-remove = { NOUN($who) }: ни на одной поляне под правлением бота нет его воинов, убрать некого.
tell-go-down = { NOUN($who) }: в нору { $count ->
    [one] уходит { $count } воин
    [few] уходят { $count } воина
   *[many] уходят { $count } воинов
  } с { NOUN($clearing, case: "gen") }.
tell-cannot-rally = { NOUN($who) }: уйти с { NOUN($clearing, case: "gen") } к своим зданиям правила не позволяют, воины остаются.
tell-sway-ordered = { NOUN($who) }: корону получает { NOUN($minister) } — из нелояльных политиков приказанной масти верхний.
tell-sway-bottommost = { NOUN($who) }: корону получает { NOUN($minister) } — из нелояльных политиков нижний.
tell-sway-ordered-matching = { NOUN($who) }: корону получает { NOUN($minister) } — из нелояльных политиков приказанной масти, совпадающей с поляной, верхний.
tell-sway-bottommost-matching = { NOUN($who) }: корону получает { NOUN($minister) } — из нелояльных политиков, совпадающих с поляной, нижний.
tell-nobody-to-sway = { NOUN($who) }: добиваться лояльности больше не от кого.
tell-nobody-to-sway-matching = { NOUN($who) }: среди нелояльных политиков нет совпадающих с поляной.
tell-lose-crown = { NOUN($who) }: здания убраны с поля, корону теряет { NOUN($minister) }.
tell-no-crown-to-lose = { NOUN($who) }: здания убраны с поля, но терять корону некому.
tell-no-matching-crown = { NOUN($who) }: здания убраны с поля, но среди лояльных политиков нет совпадающих с поляной.
tell-nothing-matches = { NOUN($who) }: совпадающей карты нет.

ask-investors = Инвесторы требуют ответа за снесённое здание: сбросьте совпадающую карту ({ NOUN($who) } теряет очко)
option-nothing-matches = Совпадающих карт нет

# Стальной сговор.

trait-corvids-gamble = Азарт
trait-corvids-backup-plans = Запасной план
trait-corvids-mastermind = Гений интриг
trait-corvids-vendetta = Вендетта

plot-bomb = бомба
    .acc = бомбу
plot-snare = капкан
    .acc = капкан
plot-extortion = поборы
    .acc = поборы
plot-raid = набег
    .acc = набег

measure-no-plot = нет интриги
    .none = на всех возможных полянах есть интриги
measure-a-warrior = есть воин бота
measure-a-group = не меньше трёх воинов бота

sheet-plot-up = Открытые интриги: { $plot }
sheet-plots-down = Закрытые интриги
sheet-plots-left = Интриг в запасе

option-guess-plot = Это { $plot }
ask-guess-plot = Какая интрига лежит на { NOUN($clearing, case: "pre") }?

tell-embedded-agents = { NOUN($who) }: закрытая интрига на { NOUN($clearing, case: "pre") } наносит 1 дополнительный урон.
tell-no-warriors = { NOUN($who) }: воинов в запасе нет, «Интрига нарастает».
tell-no-plot-left = { NOUN($who) }: интриг в запасе нет, бомба остаётся.
tell-skip-plot-no-plot = { NOUN($who) }: действие «Интрига» пропущено — интриг в запасе нет.
tell-skip-plot-no-place = { NOUN($who) }: действие «Интрига» пропущено — на приказанных полянах без интриг некого заменить.
tell-skip-thicken-no-plot = { NOUN($who) }: действие «Интрига нарастает» пропущено — интриг в запасе нет.
tell-skip-thicken-no-place = { NOUN($who) }: действие «Интрига нарастает» пропущено — нет поляны без интриги с тремя воинами, где её можно поместить.
tell-set-plot = { NOUN($who) }: воина на { NOUN($clearing, case: "pre") } сменяет интрига, лежащая лицом вниз.
tell-flip-plot = { NOUN($who) }: интрига на { NOUN($clearing, case: "pre") } перевёрнута — { $plot }.
tell-replace-bomb = { NOUN($who) }: бомбу на { NOUN($clearing, case: "pre") } сменяет открытая интрига — { $plot }, без эффекта; запас интриг перемешан.
tell-extort = { NOUN($who) }: поборы, случайная карта { $card } сброшена.
tell-plot-removed = { NOUN($who) }: с { NOUN($clearing, case: "gen") } убрана интрига — { $plot }.
tell-guess-plot = { NOUN($who) } называет интригу на { NOUN($clearing, case: "pre") }: { $plot }.
tell-remove-guessed = { NOUN($who) } угадывает и убирает интригу с { NOUN($clearing, case: "gen") }.

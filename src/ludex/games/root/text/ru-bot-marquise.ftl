# Механическая Маркиса 2.0.

trait-marquise-blitz = Блицкриг
trait-marquise-fortified = Укрепления
trait-marquise-hospitals = Госпитали
trait-marquise-iron-will = Железная воля
trait-marquise-overwhelming = Подавление

tell-expand = { NOUN($who) }: расширение — новый приказ, и день начинается заново.
tell-no-expansion = { NOUN($who) }: расширения нет — ни одна карта, которая может прийти, уже ничего не изменит.
tell-skip-recruit-nowhere = { NOUN($who) }: вербовка пропущена — бот не правит ни одной поляной, где мог бы вербовать.
tell-skip-recruit-nobody = { NOUN($who) }: вербовка пропущена — воинов в запасе не осталось.

# Командная строка.

cli-about = Стол, который знает законы: настольные игры точно по правилам.
cli-commands = команды
cli-error = ludex: { $problem }
cli-file-error = ludex: { $file }: { $problem }
cli-positive = «{ $found }» — не целое число больше нуля
cli-no-seat = За этим столом нет места «{ $found }». Есть: { $known }.
cli-bad-players = «{ $found }» — не число игроков: напишите 3 или 2-6.
cli-players-range = «{ $found }»: в этой игре может быть от { $least } до { $most } игроков, меньшее число первым.
cli-no-mix = Для --players { $players } и --bots { $bots } рассадить некого.
cli-only-in-sweep = { $found } — только вместе с --all-mixes.
cli-not-in-sweep = { $found } и --all-mixes не сочетаются: есть --players и --maps.
sim-agents = Соперников — { $agents }, мест — { $seats }: назовите одного для всех или по одному на место.
endless = Игра всё ещё шла после { $decisions } решений.

cli-play = сыграть в терминале
cli-games = показать игры, их фракции, поля и настройки
cli-laws = показать все пункты правил: где они в коде и какими тестами проверены
cli-replay = воспроизвести сохранённую игру и рассказать, что было
cli-sim = провести много игр между программами и подсчитать
cli-bench = измерить скорость игры

cli-help-version = показать версию и выйти
cli-help-lang = язык: ru или en (иначе — язык системы)
cli-help-game = какая игра
cli-help-book = какой свод правил: игры или её ботов
cli-help-text = играть в терминале (пока это единственный способ)
cli-help-plain = без цветов и рамок: для экранного диктора
cli-help-seats = фракции по порядку мест, по часовой стрелке
cli-help-map = на каком поле
cli-help-law = какая редакция правил: их перечисляет «ludex games»
cli-help-difficulty = сложность ботов: easy, normal, challenging, nightmare; или для каждого: eyrie=easy,vagabot=nightmare
cli-help-traits = карты черт ботов: all (все), none (без черт) или eyrie.swoop,marquise.blitz
cli-help-services = что боты покупают у Речного братства: standard или special (и особые карты)
cli-help-character = кто такой Ботяга (иначе персонаж случайный)
cli-help-cooperative = люди побеждают или проигрывают ботам вместе
cli-help-bots = с --all-mixes: без ботов (none), люди и боты (some) или одни боты (only)
cli-help-people = за какими местами сидят люди (иначе — за первым); остальные займут программы
cli-help-load = продолжить сохранённую игру
cli-help-seed = число, из которого следует весь случай
cli-help-missing = только то, чему не хватает кода или тестов
cli-help-json = вывести один объект JSON
cli-help-file = файл сохранения
cli-help-to = остановиться после стольких ответов
cli-help-agents = кто играет: один для всех мест или по одному на место
cli-help-all-mixes = все возможные наборы фракций, меняясь местами, поровну
cli-help-players = число игроков, вместе с --all-mixes: 2 или 2-6
cli-help-maps = поля, вместе с --all-mixes (иначе все)
cli-help-games = сколько игр
cli-help-jobs = сколько процессов
cli-help-failures = папка для сохранений неудавшихся игр
cli-help-seconds = сколько секунд измерять

cli-games-factions = фракции
cli-games-maps = поля
cli-games-bots = боты
cli-games-difficulties = сложность
cli-games-traits = черты ботов
cli-games-services = услуги для ботов
cli-games-laws = редакции правил
cli-games-characters = персонажи
cli-games-players = игроки
cli-games-options = настройки
cli-games-agents = соперники

cli-laws-clause = пункт
cli-laws-title = название
cli-laws-code = код
cli-laws-tests = тесты
cli-laws-total = Пунктов: { $clauses }; с кодом — { $code }, с тестами — { $tests }; чего-то не хватает — { $missing }.
cli-laws-no-tests = Тесты не найдены: запустите команду в рабочей копии.

cli-replay-asked = Сейчас вопрос: { $prompt } ({ $clause })

cli-sim-playing = Идут игры
cli-sim-games = игр
cli-sim-decisions = решений
cli-sim-mean_decisions = решений за игру, в среднем
cli-sim-max_decisions = решений за игру, больше всего
cli-sim-decisions_per_s = решений в секунду
cli-sim-games_per_s = игр в секунду
cli-sim-errors = ошибок
cli-sim-wins = побед: { $seat }
cli-sim-failure = Неудача: { $error } — см. { $file }

cli-bench-measuring = Измеряем…
cli-bench-decisions_per_s = решений в секунду
cli-bench-choices_per_s = из них с выбором из двух и более
cli-bench-games_per_s = игр в секунду
cli-bench-clone_us = копия посреди шага, мкс
cli-bench-save_us = сохранение, мкс
cli-bench-load_us = загрузка (с повтором журнала), мкс
cli-bench-view_us = вид одного места, мкс

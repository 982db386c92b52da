# Командная строка.

cli-about = Стол, который знает законы: настольные игры точно по правилам.
cli-commands = команды
cli-error = ludex: { $problem }
cli-file-error = ludex: { $file }: { $problem }
cli-positive = «{ $found }» — не целое число больше нуля
cli-no-level = Нет силы «{ $found }». Есть: { $known }; можно и по местам, например { $example }.
cli-no-seat = За этим столом нет места «{ $found }». Есть: { $known }.
cli-bad-players = «{ $found }» — не число игроков: напишите 3 или 2-6.
cli-players-range = «{ $found }»: в этой игре может быть от { $least } до { $most } игроков, меньшее число первым.
cli-no-mix = Для --players { $players } и --bots { $bots } рассадить некого.
cli-which-game = Какая игра? Есть: { $known }.
cli-not-in-sweep = { $found } не сочетается с --all-mixes: есть { $instead }.
cli-only-in-sweep = { $found } — только вместе с --all-mixes.
sim-agents = Соперников — { $agents }, мест — { $seats }: назовите одного для всех или по одному на место.
lab-too-many-options = В решении вариантов — { $options }, а действий всего { $actions }: попросите больше через actions=….
lab-not-an-action = Действие { $action } не означает ничего, чем место { $seat } может сейчас ответить. Какие означают, говорит маска.
lab-no-players = За этим столом только боты, за них играют правила: действовать некому.
lab-no-such-seat = За место { $seat } играть некому. Места: { $known }.
lab-opponents = Соперников названо { $found }, а мест для них { $wanted }: назовите одного для всех или по одному на место.
lab-bad-player = «{ $found }» — не соперник: после «search:» пишут, сколько секунд он думает над выбором (search:0.2) или сколько раз пробует (search:40x).
lab-bad-line = { $file }, строка { $line }: это не сыгранная игра ({ $problem }). Исправьте или удалите строку либо назовите другой файл.
lab-line-twice = { $file }, строки { $line } и { $other }: обе рассказывают об игре { $game }, но по-разному. Удалите одну из них.
lab-other-run = { $file }, строка { $line }: это игра из другого набора. Там { $what }: { $found }; здесь: { $wanted }. Продолжите с тем, с чего файл начат, или назовите другой файл.
lab-file-in-use = { $file }: сюда уже записывает игры другой запуск. Дождитесь его или назовите другой файл.
lab-workers-die = Потеряно пачек игр подряд: { $times }, потому что процессы, которые их играли, погибли. Сыгранное до этого сохранено: проверьте, хватает ли памяти, и продолжите.
lab-other-rules = Один из работников играет в { $game } по версии правил { $found }, а здесь она { $wanted }: поставьте везде один и тот же Ludex.
lab-no-ray = Для --backend ray не хватает пакета ({ $missing }). Установите его: pip install "ludex[ray]"
lab-no-lab = Для этого не хватает пакетов ({ $missing }). Установите их: pip install "ludex[lab]"
lab-no-out = Назовите папку для игр через --out: из неё продолжится прерванный турнир.
lab-no-game = Назовите игру, набор турниров через --suite или продолжите начатое в папке: --resume.
lab-resume-alone = --resume продолжает то, с чего начата папка: не называйте рядом игру или уберите --resume.
lab-no-seats = --seats не сочетается с турниром, ведь все сидят везде: есть --sides и --players.
lab-no-side = Стороны «{ $found }» нет. Есть: { $known }.
lab-nobody-sits = { $game }: не рассадить стол, где мест — { $seats }, из них для ботов — { $bots }.
lab-few-agents = Назовите хотя бы двух соперников или того, против кого они играют: --against.
lab-agent-twice = Один соперник назван дважды: с кем же его сравнивать?
lab-only-in-suite = { $found } — только вместе с --suite.
lab-other-contest = { $file }: эта папка начата с другого. Там { $what }: { $found }; здесь: { $wanted }. Продолжите начатое или назовите другую папку.
lab-no-contest = { $folder }: продолжать здесь нечего (нет файла { $file }).
lab-bad-contest = { $file } не читается: { $problem }
lab-no-suite = Набора «{ $found }» нет. Есть: { $known }; или назовите файл, который кончается на .toml.
lab-bad-suite = { $file } — не набор турниров: { $problem }
lab-no-row = В наборе { $suite } нет строки «{ $found }». Есть: { $known }.
lab-no-place = В { $file } нет места для таблиц: напишите { $begin } и { $end } там, где им стоять.
lab-not-in-balance = { $found } не сочетается с отчётом о равновесии: есть { $instead }.
endless = Игра всё ещё шла после { $decisions } решений.

cli-play = сыграть в браузере или в терминале
cli-games = показать игры, их фракции, поля и настройки
cli-laws = показать все пункты правил: где они в коде и какими тестами проверены
cli-replay = воспроизвести сохранённую игру и рассказать, что было
cli-sim = провести много игр между программами и подсчитать
cli-tournament = провести турнир программ всеми сторонами или целый набор турниров и оценить силу
cli-balance = рассказать, как часто побеждает каждая сторона между равными соперниками
cli-bench = измерить скорость игры или сервера
cli-serve = запустить сервер для многих людей; настройки берутся из окружения
cli-verify = проверить кости законченной игры: каждый бросок и каждая тасовка следуют из обещанного ключа
cli-admin = присмотреть за сервером: люди, резервные копии, столы
cli-admin-create-user = добавить человека с логином и паролем
cli-admin-set-password = задать кому-то новый пароль
cli-admin-backup = записать всю базу данных в один файл
cli-admin-restore = заполнить пустую базу данных из такого файла
cli-admin-verify = воспроизвести каждый стол и сравнить
cli-admin-export = записать оконченную или остановленную обновлением партию в файл для «ludex replay» и «ludex verify»
cli-admin-tidy = убрать столы и гостей, к которым никто не вернётся

cli-help-version = показать версию и выйти
cli-help-lang = язык: ru или en (иначе — язык системы)
cli-help-game = какая игра
cli-help-book = какой свод правил: игры или её ботов
cli-help-text = играть в терминале; то же значат и настройки ниже
cli-help-port = на каком порту (иначе на любом свободном)
cli-help-no-browser = не открывать браузер
cli-help-host = по какому адресу принимать соединения
cli-help-workers = сколько процессов
cli-help-commitment = то, что стол показал в начале
cli-help-login = имя для входа
cli-help-name = имя, которое видят другие
cli-help-password-stdin = прочесть пароль из первой строки ввода
cli-help-table = какой стол: конец его адреса
cli-help-tables = сколько столов в игре, вместе с «bench server»; несколько чисел через запятую измеряются одно за другим (иначе 50, 100 и 200, а потом один стол со 100 зрителями)
cli-help-bench-game = какая игра или «server» (иначе все игры)
cli-help-record = записать показатели под текущим коммитом
cli-help-compare = сравнить с записанным для коммита (иначе с самым новым); код возврата 1, если что-то стало медленнее
cli-help-tolerance = сколько процентов при сравнении не считать отличием (иначе 5)
cli-help-history = где хранятся показатели (иначе benchmarks/history.jsonl)
cli-help-think = сколько секунд человек думает между щелчками, вместе с «bench server»
cli-help-spectators = сколько людей смотрят на первый стол, вместе с «bench server»
cli-help-play = в какую игру играют, вместе с «bench server»
cli-help-plain = без цветов и рамок: для экранного диктора
cli-help-seats = кто где сидит, по часовой стрелке: { $known }
cli-help-of-game = Назовите игру, чтобы увидеть её настройки: { $command } ИГРА --help
cli-set-up = настройки игры «{ $game }»
cli-sweeps = вместе с --all-mixes
cli-swept = что меняется от игры к игре
cli-help-choice = { $known } (иначе { $usual })
cli-help-first-seat = Номер места, с 0 (иначе решает случай).
cli-help-bot-choice = { $known } (иначе { $usual }) для всех ботов или для каждого: { $example }
cli-help-bot-cards = all, none или некоторые: { $example }
cli-help-own-values = Файл, какой пишет «ludex content».
cli-help-sweep = { $option }: некоторые из { $known } (иначе все)
cli-help-bots = с --all-mixes: без ботов (none), люди и боты (some) или одни боты (only)
cli-help-opponents = сила программ: easy (лёгкая), normal (обычная), hard (сильная); можно по местам: eyrie=hard,alliance=easy (в терминале)
cli-help-people = за какими местами сидят люди (иначе — за первым); остальные займут программы
cli-help-load = продолжить сохранённую игру
cli-help-seed = число, из которого следует весь случай
cli-help-missing = только то, чему не хватает кода или тестов
cli-help-json = вывести один объект JSON
cli-help-file = файл
cli-help-to = остановиться после стольких ответов
cli-help-agents = кто играет: один для всех мест или по одному на место
cli-help-all-mixes = все возможные наборы фракций, меняясь местами, поровну
cli-help-players = число игроков, вместе с --all-mixes: 2 или 2-6
cli-help-games = сколько игр
cli-help-jobs = сколько процессов (иначе один; с --backend ray — все процессоры кластера)
cli-help-backend = где идут игры: в процессах этого компьютера или на кластере Ray (который назван в RAY_ADDRESS или запущен здесь)
cli-help-sim-out = записывать каждую игру строкой JSON в этот файл; прерванный запуск продолжится той же командой
cli-help-tournament-agents = кто играет, через запятую: random, steward, search:0.2 (секунд на выбор), search:40x (попыток на выбор)
cli-help-against = кто на всех прочих местах (иначе соперники играют друг с другом)
cli-help-sides = какими сторонами играют (иначе всеми)
cli-help-together = один соперник играет за все места, как всегда там, где побеждают или проигрывают вместе
cli-help-tournament-players = сколько мест за столом (иначе наименьшее возможное число)
cli-help-tournament-bots = за сколько из них играет сам свод правил
cli-help-tournament-games = сколько игр у каждого набора соперников; до такого числа, чтобы каждый посидел везде
cli-help-tournament-out = папка для игр, итогов и рисунков; прерванный турнир продолжится той же командой
cli-help-resume = продолжить то, с чего начата папка --out
cli-help-suite = набор турниров: «strength» или файл, который кончается на .toml
cli-help-only = только эти строки набора; none — ничего не играть, только записать страницу
cli-help-write = страница, в которую записать таблицы набора
cli-help-balance-agents = кто играет, на всех местах один (иначе steward, если он есть)
cli-help-balance-players = число игроков: 2 или 2-4 (иначе любое)
cli-help-balance-out = файл для отчёта (Markdown); игры лягут рядом, и прерванный запуск продолжится той же командой
cli-help-failures = папка для сохранений неудавшихся игр
cli-help-seconds = сколько секунд измерять

cli-games-bots = боты
cli-games-players = игроки
cli-games-sides = стороны
cli-games-books = своды правил
cli-games-agents = соперники
cli-games-solo = партия для одного

cli-laws-clause = пункт
cli-laws-title = название
cli-laws-code = код
cli-laws-tests = тесты
cli-laws-total = Пунктов: { $clauses }; с кодом — { $code }, с тестами — { $tests }; чего-то не хватает — { $missing }.
cli-laws-no-tests = Тесты не найдены: запустите команду в рабочей копии.

cli-replay-asked = Сейчас вопрос: { $prompt } ({ $clause })

cli-sim-playing = Идут игры
cli-sim-games = игр
cli-sim-kept = из них уже было в файле
cli-sim-decisions = решений
cli-sim-mean_decisions = решений за игру, в среднем
cli-sim-max_decisions = решений за игру, больше всего
cli-sim-decisions_per_s = решений в секунду
cli-sim-games_per_s = игр в секунду
cli-sim-errors = ошибок
cli-sim-wins = побед: { $seat }
cli-sim-failure = Неудача: { $error } — см. { $file }

cli-tournament-total = Итоги, игр: { $games }{ $kept ->
    [0] {""}
   *[other] , из них прежних: { $kept }
}
cli-tournament-agent = соперник
cli-tournament-elo = рейтинг (Эло)
cli-tournament-won = побед
cli-tournament-rate = доля (95%)
cli-tournament-of = { $wins } из { $games }
cli-tournament-ratings = Рейтинги с интервалами 95%
cli-tournament-rates = Как часто побеждают, с интервалами 95%
cli-tournament-percent = % выигранных игр
cli-tournament-by-side = Как часто побеждают разными сторонами
cli-tournament-meetings = Как часто побеждают в играх с другими
cli-tournament-files = Записано: { $files }

balance-title = { $game }: как часто побеждает каждая сторона
balance-about = Игр: { $games }, все составы; на всех местах { $agents }; число случая { $seed }, версия правил { $rules }.
balance-how = В скобках: выиграно и сыграно игр, интервал Уилсона 95%. Знак { $mark } — интервал не достаёт до справедливой доли.
balance-length = Кончились: { $ended }. Не удались: { $errors }. Решений за игру: в среднем { $mean }, медиана { $median }, от { $least } до { $most }.
balance-victory = победой — { $games }
balance-defeat = поражением — { $games }
balance-draw = ничьей — { $games }
balance-sides = По сторонам
balance-seats = По местам
balance-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
}
balance-choice = { $choice }
balance-opponents = В играх с соперником
balance-side = сторона
balance-won = побед
balance-points = очки
balance-sources = Откуда очки, в среднем:
balance-ahead = впереди лучшего из других

cli-bench-measuring = Измеряем…
cli-bench-decisions_per_s = решений в секунду
cli-bench-choices_per_s = из них с выбором из двух и более
cli-bench-games_per_s = игр в секунду
cli-bench-clone_us = копия посреди шага, мкс
cli-bench-save_us = сохранение, мкс
cli-bench-load_us = загрузка (с повтором журнала), мкс
cli-bench-view_us = вид одного места, мкс
cli-bench-compared = Рядом с { $commit } от { $date } ({ $build }), по одной и той же мерке; больше 1 — быстрее или меньше, отличия до { $tolerance }% не в счёт:
cli-bench-faster = лучше
cli-bench-slower = ХУЖЕ
cli-bench-same = так же
cli-bench-no-record = О { $game } ({ $setup }) в { $file } ничего не записано. Запишите показатели с --record на том коммите, с которым потом сравнивать.
cli-bench-no-record-of = О { $game } ({ $setup }) для коммита { $commit } в { $file } ничего не записано. Запишите показатели с --record на этом коммите.
cli-bench-bad-line = { $file }, строка { $line }: это не запись показателей ({ $problem }). Исправьте или удалите строку.
cli-bench-changed = В { $folder } есть незакоммиченные изменения, а показатели хранятся по коммитам. Сначала сделайте коммит.
cli-bench-no-git = { $folder } не под git, а показатели хранятся по коммитам. Запустите это в рабочей копии исходников.

cli-bench-server-load = Столов: { $tables }, зрителей: { $spectators }.
cli-bench-server-tables = столов в игре
cli-bench-server-moves = ходов
cli-bench-server-errors = ошибок
cli-bench-server-moves-per-s = ходов в секунду
cli-bench-server-p50-ms = от щелчка до обновления, мс, медиана
cli-bench-server-p95-ms = от щелчка до обновления, мс, 95 из 100 быстрее
cli-bench-server-max-ms = от щелчка до обновления, мс, самый долгий
cli-bench-server-page-bytes = байт в странице стола по сети, медиана
cli-bench-server-first-load-bytes = байт при первой загрузке со стилями и скриптами, медиана
cli-bench-server-move-bytes = байт по сети за ход, медиана
cli-bench-server-move-bytes-p95 = байт по сети за ход, 95 из 100 меньше
cli-bench-server-workers = процессов сервера
cli-bench-server-think-s = секунд между щелчками одного человека
cli-bench-server-cpu-ms = процессорное время сервера на ход, мс
cli-bench-server-p99-ms = от щелчка до обновления, мс, 99 из 100 быстрее
cli-bench-server-spectators = зрителей у первого стола
cli-bench-server-watched-moves = ходов у них на глазах
cli-bench-server-watched-p50-ms = от хода на глазах зрителей до ответа, мс, медиана
cli-bench-server-watched-max-ms = от хода на глазах зрителей до ответа, мс, самый долгий
cli-bench-server-seen-p50-ms = от хода до его появления у всех зрителей, мс, медиана
cli-bench-server-seen-max-ms = от хода до его появления у всех зрителей, мс, самый долгий
cli-bench-server-unseen-moves = ходов, дошедших не до всех зрителей
cli-bench-server-part-bytes = байт по сети зрителю за ход, медиана
cli-bench-server-reference-per-s = витков мерки в секунду на этой машине

cli-no-server = Для стола в браузере не хватает пакетов ({ $missing }). Установите их: pip install "ludex[server]". Без них можно играть в терминале: ludex play --text
cli-port-taken = Порт { $port } по адресу { $host } занят. Выберите другой: --port.
cli-play-open = Стол открыт по адресу { $address } — Ctrl+C закроет его.

cli-verify-fair = Всё честно: воспроизведено ответов — { $answers }; все броски, вытягивания и тасовки ({ $chance }) следуют из ключа.
cli-verify-commitment = Ключ соответствует обязательству: { $commitment }
unfair-no-key = Эта игра шла без секретного ключа: проверять нечего.
unfair-commitment = Ключ не соответствует обязательству: из него следует { $found }, а обещано было { $wanted }.
unfair-chance = Ответ { $number } ({ $clause }) не следует из ключа: { $found } вместо { $wanted }.
unfair-older = Ответ { $number } ({ $clause }) не следует из ключа по нынешним правилам (версия { $known }): { $found } вместо { $wanted }. Партия сыграна по версии { $rules }: её проверит Ludex того времени.
unfair-not-over = В этом файле игра не окончена: ключ показывают только после конца игры.

cli-admin-password = Пароль:{" "}
cli-admin-password-again = Ещё раз:{" "}
cli-admin-passwords-differ = Пароли не совпадают.
cli-admin-weak-password = Этот пароль недостаточно хорош: { $problem }
cli-admin-bad-login = В логине от 3 до { $most } букв, цифр, точек, дефисов и подчёркиваний; в имени не больше { $most } обычных знаков.
cli-admin-login-taken = Логин «{ $login }» уже занят.
cli-admin-created = Создано: { $login }.
cli-admin-password-set = Новый пароль задан: { $login }.
cli-admin-no-user = Нет никого с логином «{ $login }».
cli-admin-not-a-file = { $file } — папка: назовите файл.
cli-admin-tidied = Убрано: столов — { $tables }, гостей — { $guests }, сеансов — { $sessions }.
cli-admin-backed-up = Записей сохранено: { $things }, файл — { $file }. В нём есть секреты: берегите его.
cli-admin-restored = Записей восстановлено: { $things }, файл — { $file }.
cli-admin-not-empty = База данных не пуста: копию можно восстановить только в пустую.
cli-admin-bad-backup = { $file } — не целая резервная копия этой версии; ничего не изменилось.
cli-admin-verified = Столов воспроизведено: { $tables }. В порядке: { $sound }; принесены с другими кубиками: { $imported }; по прежним правилам, подходят: { $old }; по другим правилам, расходятся: { $differs }; повреждено: { $damaged }.
cli-admin-differs = Стол { $table }: версия правил { $rules }, { $number ->
    [0] по нынешним не играется
   *[other] нынешние расходятся с ней с ответа { $number }
}.
cli-admin-damaged = Стол { $table }: { $problem }
cli-admin-no-table = Стола { $table } нет.
cli-admin-still-played = Игра за столом { $table } не окончена: выгрузить её можно будет потом.
cli-admin-exported = Стол { $table } записан в { $file }.

cli-content = Записать или проверить файл со значениями вашей коробки
cli-help-export = записать в этот файл все значения, которые можно исправить
cli-help-check = проверить такой файл
cli-no-content = У игры { $game } нет значений, которые можно исправить.
cli-content-exists = Файл { $file } уже есть; ничего не записано.
cli-content-written = Записано в { $file }. Исправьте, что отличается, и проверьте файл: --check.
cli-content-sound = Файл { $file } в порядке. { $count ->
        [0] Он ничего не меняет.
        [one] Он меняет { $count } значение.
        [few] Он меняет { $count } значения.
       *[other] Он меняет { $count } значений.
    }
cli-content-nothing = Скажите, что сделать: --export ФАЙЛ или --check ФАЙЛ.
cli-help-lan = пускать игроков из той же сети: печатает адрес этого компьютера и QR-код
cli-play-lan = Из той же сети: { $address }
cli-no-lan = Не нашлось сети, по которой могли бы прийти другие. Без --lan Ludex работает только для этого компьютера.

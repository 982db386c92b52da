# Игра в терминале.

## Команды: слова, которые можно набрать, через пробел. Русские буквы — те же клавиши в русской раскладке.

play-command-help = h р help помощь справка
play-command-options = o щ options варианты
play-command-hint = a ф hint подсказка
play-command-undo = u г undo отмена отменить
play-command-consent = u! г! undo! отмена! отменить!
play-command-why = ? why почему
play-command-law = l д law закон
play-command-view = v м view вид
play-command-card = c с card карта
play-command-journal = j о journal журнал
play-command-save = s ы save сохранить
play-command-quit = q й quit exit выход выйти
play-yes = д да y yes
play-no = н нет n no

## Справка

play-help = Как играть
play-help-what = Что набрать
play-help-does = Что произойдёт
play-help-number = 3
play-help-number-does = выбрать вариант 3
play-help-count = 3 2
play-help-count-does = выбрать вариант 3 с числом 2, если числа можно выбирать
play-help-key = { $key }
play-help-key-does = выбрать вариант по ключу — ключ стоит после него
play-help-enter = Enter
play-help-enter-does = выбрать то, что названо в приглашении
play-help-options = o
play-help-options-does = ещё раз показать вопрос и варианты
play-help-hint = a
play-help-hint-does = подсказать: что ответила бы самая сильная программа и почему
play-help-undo = u
play-help-undo-does = отменить свой последний ответ, если после него не открылось ничего скрытого
play-help-consent = u!
play-help-consent-does = отменить свой последний ответ с согласия всех за столом
play-help-why = ? { $key }
play-help-why-does = почему так нельзя? назвать пункт закона
play-help-law = l { $clause }
play-help-law-does = показать пункт закона; просто l — пункт этого вопроса
play-help-view = v
play-help-view-does = показать всё, что вы видите
play-help-card = c { $card }
play-help-card-does = показать карту по части названия или по номеру
play-help-journal = j 20
play-help-journal-does = рассказать последние 20 строк партии; просто j — всю
play-help-save = s game.ludex
play-help-save-does = сохранить партию в файл
play-help-quit = q
play-help-quit-does = выйти из игры

## Стол

play-player = { $name } ({ $seat })
play-chance = Случай
play-at-random = наугад
play-since = С вашего последнего ответа
play-changed = Изменения: { $title }
play-none = нет
play-question = { $prompt } [{ $clause }]
play-key = [{ $key }]
play-pair = { $label }: { $value }

play-prompt = h — справка. Ваш выбор
play-prompt-default = Enter — { $label }; h — справка. Ваш выбор
play-prompt-keep = Enter — оставить: { $label }; h — справка. Ваш выбор
play-range = { $least }–{ $most }
play-range-plain = от { $least } до { $most }
play-range-key = { $least }…{ $most }
play-how-many = Сколько?
play-count = { $asked } { $range }; Enter — { $usual }; b — назад
play-back = b back назад

play-curtain = Передайте клавиатуру. Теперь ход: { $name }.
play-curtain-enter = { $name }, нажмите Enter, когда никто больше не смотрит
play-curtain-undo = { $name }: u отменит ваш последний ответ

## Неподходящие ответы

play-unknown = Не понимаю «{ $typed }». Наберите число от 1 до { $most }, ключ или команду; все команды покажет h.
play-no-number = Варианта { $number } нет: они пронумерованы от 1 до { $most }.
play-no-count = Число { $count } здесь не подходит: возможно { $range }.
play-no-count-needed = В варианте { $number } число выбирать не нужно.
play-no-default = Сделайте выбор: наберите число от 1 до { $most }. Все команды покажет h.
play-yes-or-no = Наберите «д» (да) или «н» (нет).

## Почему нельзя, закон, карты, журнал

play-why-what = После вопросительного знака наберите ключ, например: ? { $key }
play-why-offered = Это сейчас можно: вариант { $number }.
play-why-not = Нельзя: { $reason }.
play-why-not-clause = Нельзя: { $reason } [{ $clause }].
play-law-title = { $clause } { $title }
play-law-see = См. также: { $clauses }
play-law-below = Подпункты: { $clauses }
play-law-none = Пункта «{ $found }» в законе нет. Пункты нумеруются так: { $clause }; по слову можно найти заголовки.
play-law-found = Пункты, в заголовке которых есть «{ $found }»
play-card-what = Наберите название или номер, например: c { $card }
play-card-none = Карты «{ $found }» нет.
play-hint-none = Здесь подсказок нет.
play-hint-number = В списке: { $number }.
play-card-unknown = Для этой игры нет списка карт.
play-journal = Ход партии
play-journal-empty = Пока ничего не произошло.

## Отмена

play-undone = Отменено: { $label }
play-undo-nothing = У вас пока нет ответов, которые можно отменить.
play-undo-other = После этого действовал другой игрок: { $seat }. Команда u! спросит у всех согласия на отмену.
play-undo-barrier = После этого вмешался случай или открылось что-то скрытое. Команда u! спросит у всех согласия на отмену.
play-undo-secret = После этого началась тайная часть. Команда u! спросит у всех согласия на отмену.
play-undo-ask = { $name }: просьба отменить ответ «{ $label }»
play-undo-agree = { $other }, вы согласны? (д/н)
play-undo-denied = { $other }: нет согласия. Ничего не отменено.

## Сохранение и выход

play-save-name = Имя файла (Enter — { $file })
play-save-exists = Файл { $file } уже есть. Заменить его? (д/н)
play-save-kept = Не сохранено: файл { $file } остался прежним.
play-saved = Сохранено: { $file }
play-save-folder = Не сохранено: { $file } — это папка.
play-save-no-folder = Не сохранено: нет папки { $folder }.
play-save-forbidden = Не сохранено: нет прав на запись в { $file }.
play-save-failed = Не сохранено: { $file }: { $problem }.
play-quit-ask = Сохранить партию перед выходом? (д/н; Enter — играть дальше)
play-quit-go-on = Партия продолжается.
play-goodbye = До встречи!
play-goodbye-unsaved = До встречи! Партия не сохранена.
play-failed = Партию нельзя продолжить: { $problem }
play-problem = Не получилось: { $problem }

## Конец

play-over = Партия окончена
play-standing = Итоговый счёт
play-standing-player = Игрок
play-standing-points = Очки
play-save-end = Имя файла, чтобы сохранить партию (Enter — не сохранять)

### Что учит: уроки, подсказки, строка наставника.

lessons-title = Уроки
lesson-step = Шаг { $number } из { $count }
lesson-glows = Выберите то, что светится.
lesson-next = Дальше
lesson-back = Назад
lesson-leave = Выйти
lesson-done = Отлично: урок пройден. Можно играть здесь дальше, взять следующий урок или начать партию.
lesson-another = Следующий урок: { $title }
lesson-play = Играть: { $game }
lesson-else = Правила это разрешают, и скоро вы так и сделаете. А для этого урока выберите то, что светится.
lesson-not-this = Правила это разрешают, но сейчас урок о другом ответе.
coach-title = Зачем это нужно
coach-done = сделано
coach-off = Больше не показывать эту строку
coach-on = Показывать строку наставника
teach-overview = Чем я живу?
teach-hint = Подсказка
hint-thinking = Думаю…
hint-none = Сейчас подсказки нет. Попробуйте чуть позже.
how-well = Вы уже играли в { $game }?
how-well-no = Нет, покажите
how-well-little = Немного
how-well-little-about = Партия с соперниками попроще.
how-well-yes = Да
how-well-yes-about = Сразу партия для одного.
setting-coach = Пояснять вопросы за столом

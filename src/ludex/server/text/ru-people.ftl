# Места, согласие и имена: о чём договариваются люди за одним столом.

invite-waiting = ждёт игрока
invite-link-of = Ссылка на место: { $seat }
invite-copy-of = Скопировать ссылку: { $seat }
table-invite-page = Эти ссылки на отдельной странице
table-free = { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободны ещё { $count } места.
       *[many] Свободно ещё { $count } мест.
    }
table-free-invite = Пригласить

consent-title = Отмена ответа
consent-ask = Попросить отмену
consent-asks = { $who }: просьба отменить последний ответ.
consent-means = Отменится и всё, что случилось потом. Вы согласны?
consent-mine = Вы попросили отменить ваш последний ответ.
consent-waiting = Ещё не согласились: { $who }. Любой ход снимает просьбу.
consent-refused = { $who }: нет, играем дальше. Ничего не отменено.
consent-agree = Согласиться
consent-refuse = Играем дальше
consent-withdraw = Передумать
undo-asked = Кто-то уже попросил об отмене. Ничего не изменилось.
undo-not-asked = Об отмене больше никто не просит. Ничего не изменилось.
undo-no-voice = Это решаете не вы. Ничего не изменилось.

new-name = Имя того, кто играет на месте { $number }
new-name-hint = Имя, если хотите

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

# Карты Развития, нашими словами.

development-daqan-capital = Престол баронов
development-daqan-capital-text = Замените одну крепость в своих родных владениях на столицу, неповреждённой стороной вверх. Пристройка крепости присоединяется к столице.

development-daqan-support-of-the-people = Народная поддержка
development-daqan-support-of-the-people-text = Возьмите 3 Жетона крестьян. Когда все ваши отряды покидают локацию, вы можете оставить в ней неиспользуемый жетон; локация остаётся под вашим контролем.

development-daqan-bowman = Бронебойные стрелы
development-daqan-bowman-text = «Прицельный залп» наносит 2 ранения вместо 1 отряду, у которого больше 1 здоровья.

development-daqan-knight = Закованные кони
development-daqan-knight-text = В начале битвы, в которой вы атакуете, каждый ваш рыцарь может до её конца получить 1 дополнительное здоровье.

development-daqan-footman = Стена щитов
development-daqan-footman-text = Если вы защищаетесь и при подсчёте Силы у вас стоят хотя бы 3 пехотинца, ваша Сила на 1 больше.

development-daqan-siege-tower = Требушеты
development-daqan-siege-tower-text = «Осада» также наносит 1 ранение.

development-daqan-novice-wizard = Хранители печати
development-daqan-novice-wizard-text = Раз за битву, если ваш отряд должен быть повален, а ваш волшебник-послушник стоит в битве, этот отряд остаётся стоять.

development-daqan-roc = Небесная кавалерия
development-daqan-roc-text = Ваши птицы Рок становятся быстрыми, и с каждой из них может переместиться один рыцарь, не обращая внимания на границы.

development-latari-capital = Сердце Аймелина
development-latari-capital-text = Замените одну крепость в своих родных владениях на столицу, неповреждённой стороной вверх. Пристройка крепости присоединяется к столице.

development-latari-special = Сладкие речи
development-latari-special-text = При каждой попытке дипломатии берите на одну Карту Судьбы больше, чем потратили влияния. Потратить по-прежнему можно не больше 6.

development-latari-archer = Залп при луне
development-latari-archer-text = Раз за битву, в раунде инициативы 1, вы можете заменить одну Карту Судьбы, взятую для стрелков.

development-latari-pegasus-rider = Крылатые копья
development-latari-pegasus-rider-text = «Натиск» может повалить один вражеский круглый отряд вместо обычных целей.

development-latari-sorceress = Истинное слово Ваала
development-latari-sorceress-text = Вы выбираете дозволенную локацию, в которую отступает отряд из-за «Слова Ваала». Если такой нет, он уничтожен.

development-latari-warrior = Мастера клинка
development-latari-warrior-text = Инициатива ваших воинов — 3 вместо 4.

development-latari-leonx-rider = На охоте
development-latari-leonx-rider-text = Если вы победили в битве и в ней стоит ваш наездник на леонксе, до отступления проигравшего вы можете повалить любое число своих наездников на леонксах, чтобы за каждого уничтожить один поваленный отряд проигравшего.

development-latari-forest-guardian = Глубокие корни
development-latari-forest-guardian-text = Когда вы защищаетесь, каждый стоящий лесной страж добавляет ещё 1 Силу.

development-uthuk-capital = Чёрная цитадель
development-uthuk-capital-text = Замените одну крепость в своих родных владениях на столицу, неповреждённой стороной вверх. Пристройка крепости присоединяется к столице.

development-uthuk-special = Выжженная земля
development-uthuk-special-text = Раз в год, в свой ход, вы можете положить Жетон опустошения в ничью локацию по соседству с той, которую контролируете.

development-uthuk-flesh-ripper = Неутолимый голод
development-uthuk-flesh-ripper-text = В начале битвы вы можете повалить любое число своих потрошителей в ней, чтобы нанести по 1 ранению за каждого.

development-uthuk-berserker = Кровавое безумие
development-uthuk-berserker-text = Раз за битву берсерк, которого уничтожила бы «Ярость», вместо этого повален.

development-uthuk-warlock = Хозяева костров
development-uthuk-warlock-text = Если «Огненный дождь» не уничтожил ни одного отряда, вместо этого нанесите 2 ранения.

development-uthuk-chaos-lord = Присутствие демона
development-uthuk-chaos-lord-text = «Ужас» может выбрать три вражеских отряда вместо двух, если уничтожает не больше одного из них.

development-uthuk-blood-sister = Обряды ковена
development-uthuk-blood-sister-text = «Кровавый договор» может ранить союзный нейтральный отряд. Раз за битву он наносит 2 ранения, даже если вы никого из своих не ранили.

development-uthuk-obscene = Возвращение в ямы
development-uthuk-obscene-text = Когда ваше отвращенье должно быть уничтожено или отступить, вы можете вместо этого переместить его, поваленным и без ранений, в локацию своих родных владений, которую контролируете.

development-waiqar-capital = Трон Предателя
development-waiqar-capital-text = Замените одну крепость в своих родных владениях на столицу, неповреждённой стороной вверх. Пристройка крепости присоединяется к столице.

development-waiqar-lands-of-blight = Пагубные земли
development-waiqar-lands-of-blight-text = Возьмите 8 Жетонов скелетов. Они во всём считаются скелетами.

development-waiqar-reanimate = Бесконечные ряды
development-waiqar-reanimate-text = Всякий раз, нанимая скелетов по шкале пищи, наймите на одного больше.

development-waiqar-skeleton-archer = Зазубренные стрелы
development-waiqar-skeleton-archer-text = Если «Смертельный удар» некого уничтожить, вместо этого нанесите 2 ранения.

development-waiqar-necromancer = Собиратели тел
development-waiqar-necromancer-text = Раз за битву «Подъём мёртвых» добавляет до трёх скелетов вместо двух.

development-waiqar-dark-knight = Бессмертные скакуны
development-waiqar-dark-knight-text = В каждой битве ваши тёмные рыцари не обращают внимания на первый доставшийся им разгром.

development-waiqar-vampire = Лорды Байлхолла
development-waiqar-vampire-text = Ваши вампиры становятся быстрыми и могут отступать в любую локацию не дальше двух, которую вы контролируете.

development-waiqar-great-wyrm = Ядовитая плоть
development-waiqar-great-wyrm-text = Ваш поваленный великий ящер по-прежнему считается в Силе. Когда он уничтожен, противник получает 1 ранение.

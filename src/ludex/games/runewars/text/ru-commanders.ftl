# Командующие, нашими словами.

commander-strategist = Стратег
commander-strategist-text = Раз за битву, взяв Карты Судьбы для одного типа своих отрядов, сбросьте одну из них и возьмите другую.

commander-champion = Поборник
commander-champion-text = Раз за раунд инициативы вы можете перенести на Командующего 1 ранение, нанесённое вашим отрядам.

commander-saboteur = Диверсант
commander-saboteur-text = В начале битвы против крепости или столицы её Сила в этой битве становится на 2 меньше.

commander-spymaster = Глава шпионов
commander-spymaster-text = В начале битвы посмотрите Карты Тактики противника. В этой битве он может сыграть не больше одной.

commander-inspiring-leader = Вдохновитель
commander-inspiring-leader-text = В начале каждого раунда инициативы, начиная с третьего, поднимите один свой поваленный отряд.

commander-battle-mage = Боевой маг
commander-battle-mage-text = Раз за битву считайте одну Карту Судьбы, взятую для своего круглого или треугольного типа отрядов, особым умением.

commander-defender-of-the-realm = Защитник владений
commander-defender-of-the-realm-text = Когда вы защищаетесь, ваша Сила на 2 больше.

commander-vanguard = Авангард
commander-vanguard-text = В начале битвы выберите один тип своих отрядов. Его инициатива на 1 меньше, но не меньше 1.

commander-terror = Повелитель ужаса
commander-terror-text = В начале битвы противник валит один свой отряд.

commander-field-surgeon = Полевой лекарь
commander-field-surgeon-text = После победы в битве верните в локацию один свой уничтоженный в ней отряд, поваленным.

# Города.

city-tamalir = Тамалир
city-frostgate = Фростгейт
city-dawnsmoor = Донсмур
city-greyhaven = Грейхевен
city-riverwatch = Ривервотч
city-vynelvale = Винелвейл
city-nerekhall = Нерехолл
city-alt-tamalir = Свободный город Тамалир
city-alt-frostgate = Свободный город Фростгейт
city-alt-dawnsmoor = Свободный город Донсмур
city-alt-greyhaven = Свободный город Грейхевен
city-alt-riverwatch = Свободный город Ривервотч
city-alt-vynelvale = Свободный город Винелвейл
city-alt-nerekhall = Свободный город Нерехолл
city-alt-forge = Свободный город Кузня
city-lost-city = Затерянный город

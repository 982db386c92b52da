# Города.

city-tamalir = Тамалир
city-frostgate = Фростгейт
city-dawnsmoor = Донсмур
city-greyhaven = Грейхевен
city-riverwatch = Ривервотч
city-vynelvale = Винелвейл
city-nerekhall = Нерехолл
city-alt-tamalir = Вольный город Тамалир
city-alt-frostgate = Вольный город Фростгейт
city-alt-dawnsmoor = Вольный город Донсмур
city-alt-greyhaven = Вольный город Грейхевен
city-alt-riverwatch = Вольный город Ривервотч
city-alt-vynelvale = Вольный город Винелвейл
city-alt-nerekhall = Вольный город Нерехолл
city-alt-forge = Вольный город Кузня
city-lost-city = Затерянный город

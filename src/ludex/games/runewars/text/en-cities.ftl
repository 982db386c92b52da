# Cities.

city-tamalir = Tamalir
city-frostgate = Frostgate
city-dawnsmoor = Dawnsmoor
city-greyhaven = Greyhaven
city-riverwatch = Riverwatch
city-vynelvale = Vynelvale
city-nerekhall = Nerekhall
city-alt-tamalir = Free City of Tamalir
city-alt-frostgate = Free City of Frostgate
city-alt-dawnsmoor = Free City of Dawnsmoor
city-alt-greyhaven = Free City of Greyhaven
city-alt-riverwatch = Free City of Riverwatch
city-alt-vynelvale = Free City of Vynelvale
city-alt-nerekhall = Free City of Nerekhall
city-alt-forge = Free City of Forge
city-lost-city = The Lost City

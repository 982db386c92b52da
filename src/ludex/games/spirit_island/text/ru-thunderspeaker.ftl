# Говорящий Громом.

spirit-thunderspeaker = Говорящий Громом
spirit-thunderspeaker-about = Ведёт даханов в бой и перемещается вместе с ними. Где они гибнут при разорении, там гибнет и он.

rule-thunderspeaker-1 = Союзник даханов
rule-thunderspeaker-1-text = Когда дахан уходит из региона с вашим присутствием в другой, вы можете переместить с ним 1 своё присутствие.
rule-thunderspeaker-2 = Клятва победить
rule-thunderspeaker-2-text = За каждого дахана, уничтоженного захватчиками при разорении, уничтожьте 1 своё присутствие в этом или соседнем регионе — после того, что забрала скверна.

power-gather-the-warriors = Созыв воинов
power-gather-the-warriors-level-1 = Эта способность может быть быстрой.
power-gather-the-warriors-level-2 = Соберите до 1 дахана за каждый свой воздух. Вытолкните до 1 дахана за каждое своё солнце.
power-lead-the-furious-assault = Во главе яростной атаки
power-lead-the-furious-assault-level-1 = Эта способность может быть быстрой.
power-lead-the-furious-assault-level-2 = Уничтожьте 1 поселение за каждых 2 даханов здесь.
power-lead-the-furious-assault-level-3 = Уничтожьте 1 город за каждых 3 даханов здесь.

power-manifestation-of-power-and-glory = Явление силы и славы
power-manifestation-of-power-and-glory-text = 1 страх. Каждый дахан здесь наносит столько урона, сколько здесь вашего присутствия.
power-sudden-ambush = Внезапная засада
power-sudden-ambush-text = Можете собрать 1 дахана. Уничтожьте 1 разведчика за каждого дахана здесь.
power-voice-of-thunder = Голос грома
power-voice-of-thunder-text = Либо вытолкните до 4 даханов, либо, если здесь есть захватчики, 2 страха.
branch-voice-of-thunder-1 = Вытолкнуть до 4 даханов
branch-voice-of-thunder-2 = 2 страха, если здесь есть захватчики
power-words-of-warning = Слова предостережения
power-words-of-warning-text = Защита 3. При разорении здесь на этом ходу даханы наносят урон одновременно с захватчиками.

ask-along = Дахан уходит: { $origin } → { $target }. Переместить с ним 1 присутствие?
ask-sworn = В регионе погиб дахан: { $land }. Где уничтожить 1 ваше присутствие?

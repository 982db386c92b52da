### What teaches: lessons, the coach, hints.

lessons-title = Lessons
lesson-step = Step { $number } of { $count }
lesson-glows = Choose what glows.
lesson-next = Next
lesson-back = Back
lesson-leave = Leave
lesson-done = Well done: that was the whole lesson. You may play on here as you like, take the next lesson, or begin a game.
lesson-another = Next lesson: { $title }
lesson-play = Play { $game }
lesson-else = The rules allow that, and you will soon do it. For this lesson, choose what glows.
lesson-not-this = The rules allow that, but the lesson is about another answer now.
coach-title = What this is for
coach-done = done
coach-off = Do not show this line any more
coach-on = Show the line of the coach
teach-overview = What do I live by?
teach-hint = Hint
hint-thinking = Thinking…
hint-none = No hint just now. Try again in a moment.
how-well = Have you played { $game }?
how-well-no = No, show me
how-well-little = A little
how-well-little-about = A game against easier opponents.
how-well-yes = Yes
how-well-yes-about = Straight to a game for one.
setting-coach = Explain each question at the table

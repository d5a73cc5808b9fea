### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = You have ended your turn without doing it.
-ability-left = You have left the ability unused. Here it is needed.


## First steps

course-yokai-first = First steps
    .line = From a first sketch to a short game with shy spirits.
    .done = You can play Terres de Yokai now. What is left to learn is when to wait.
    .then = Play a first game
lesson-yokai-first-sketch = A first sketch
    .goal = A sketch fits two piles. Tap yours, green and red, then the green pile.
    .hint = Your hand is at the bottom; the green pile is the first.
    .right = It lies on your side of the pile. The number on the yokai says how many sketches complete it.
    .red = Red is its other colour. Here it should go to green.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Complete
    .goal = The green yokai needs four sketches, those of both sides together. Play the fourth, and take it.
    .hint = You have a sketch with green on it.
    .right = Three against one: it is yours, and so are its four points. Your sketches are used up, Moon’s stays.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Who leads
    .goal = One sketch, and two yokai that it would complete. Only one of them would come to you.
    .hint = On blue you would have two against one.
    .right = Whoever has more sketches there takes it. Who played the last one does not matter.
    .theirs = Complete, but Moon has more sketches there: it goes to Moon, on your own turn.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Ties and flight
    .goal = Moon is about to take the yellow yokai. Drive it away: make it three against three.
    .hint = Your sketch has yellow on it.
    .right = Equal sides frighten it: it flees to the bottom of its pile, and all sketches there are discarded.
    .stop = { -turn-ended }
lesson-yokai-first-call = Call
    .goal = Your sketch can call: the top yokai of another pile comes to where you play. The green yokai needs seven sketches. Call the red one: it needs fewer.
    .hint = Play on green, then choose the red pile: three sketches complete a three.
    .right = The guest came to your three sketches, and was complete at once.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Distract
    .goal = This sketch distracts: Moon’s top sketch at that pile goes to its other colour. Send it from blue to red, where you lead.
    .hint = Play on blue, then “{ yokaiboard-do-distract }”.
    .right = Moon’s own sketch was the fifth on red: complete, and three to two for you.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = A whole turn
    .goal = You have drawn and hold four sketches: play at least one, and three at most. Take the red yokai, keep the rest, and end your turn.
    .hint = Two sketches with red on them, both on red, then “{ yokaiboard-end-turn }”.
    .right = You draw one a turn and can play three: cards kept in hand are worth something.
lesson-yokai-first-last = The end
    .goal = When a pile is empty, the game is over at once. Moon leads eleven to eight: take the last green yokai, and win.
    .hint = Green still needs a sixth sketch.
    .right = Fourteen to eleven. Count the points before you touch the last one of a pile.
    .stop = { -turn-ended }
lesson-yokai-first-game = A short game
    .goal = Now Moon plays too. You lead twenty-one to fifteen, and one green yokai is left: see that the game ends well for you.
    .hint = Waiting is allowed: collect green sketches, and play them together.
    .right = The pile is empty, and you are ahead. Well sketched!
    .lost = This time Moon was ahead in the end. Try again.

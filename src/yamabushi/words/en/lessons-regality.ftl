### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = You have left the effect unused. Here it is needed.


## First steps

course-regality-first = First steps
    .line = Place, turn, destroy: from one tile to a whole small game.
    .done = You can play Regality vs. Religion now. Begin with the old style: seven tiles each, and nothing neutral but the Citizen.
    .then = Play a first game
lesson-regality-first-place = The first tile
    .goal = You are Royalty. Every game begins with the Citizen: tap it, then the cell in the middle.
    .hint = The Citizen is in your zone below; the middle is b2.
    .right = It points at your opponent: that makes it your ally. Nine tiles fill the board, and whoever has more allies then wins.
    .elsewhere = A fine place, too. But here it is to be the middle.
lesson-regality-first-turn = Turn
    .goal = Whoever arrives may act. Place the Minister beside the enemy Citizen and turn it to your side.
    .hint = Tap the Minister, a cell around b2, then the Citizen.
    .right = Now it points the other way, and is yours. The Minister reaches any of his eight neighbours.
    .left = { -effect-left }
lesson-regality-first-line = A whole line
    .goal = The Queen turns every tile in one direction. Win both enemies with a single look.
    .hint = Place her on a1, and let her look north.
    .right = Up to the edge, in any of eight directions. Your own tiles in that line would turn as well.
    .left = { -effect-left }
    .aside = From there she does not see both of them. They stand in column a.
lesson-regality-first-destroy = Destroy
    .goal = Destroy the Bishop in the middle with the King. Then, on your next turn, take the gap with the Minister.
    .hint = King beside b2, aimed at b2; after Religion’s tile, the Minister on b2.
    .right = Face down, the Bishop blocked the cell for your opponent. When your turn began he left, and you came first.
    .left = { -effect-left }
    .gap = The Bishop is gone, but the gap on b2 is still open.
lesson-regality-first-banish = Banish
    .goal = Neutral tiles are for both sides, first come, first served. Banish the Bishop with the Samurai.
    .hint = The Samurai reaches straight neighbours only: north, east, south and west.
    .right = Banished means gone at once, into the discards. The cell is free, for your opponent too.
    .left = { -effect-left }
    .corner = From a corner the Samurai does not reach him.
lesson-regality-first-shield = Shields
    .goal = The Temple has a shield: no effect touches it. Turn the Saint with one of your tiles.
    .hint = The Minister on b3 touches both, and may turn only the Saint.
    .right = Your Castle has such a shield, too: what stands there stays yours to the end.
    .left = { -effect-left }
    .far = From there the Minister does not reach the Saint.
lesson-regality-first-silence = Silence
    .goal = Straight beside the Shaman nobody can act. Destroy him all the same.
    .hint = The Wizard destroys from a corner, where the Shaman’s silence does not reach.
    .right = Passive tiles such as the Shaman work for both sides, as long as they lie there face up.
    .left = { -effect-left }
    .silent = The General strikes straight neighbours only, and just there he is silent.
    .edge = Here the Wizard is silent. Try a corner.
lesson-regality-first-borrow = Borrowed powers
    .goal = The Bard lets a straight neighbour act again. Let your Queen turn both enemies once more.
    .hint = Bard on a2 or b1, then the Queen, then north-east.
    .right = She acts from her own cell. You could have borrowed an enemy’s power just as well.
    .left = { -effect-left }
    .elsewhere = The Queen is no straight neighbour of that cell.
lesson-regality-first-last = The last cell
    .goal = Three allies to five, one free cell. Fill it, and win.
    .hint = The Minister turns one of them: five to four.
    .right = Nine tiles face up: count, and you have five. Won!
    .king = Whoever fills the last free cell cannot destroy anything. So the King did nothing, and it is four to five.
lesson-regality-first-game = A small game
    .goal = Seven cells are free, and Religion plays, too. Have more allies when the board is full.
    .hint = You have the last word: keep a tile that turns something for the end.
    .right = The country is yours!
    .lost = This time Religion has won. Try again: what will they be able to turn?

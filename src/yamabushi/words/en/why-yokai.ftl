### Why something happened in Terres de Yokai: a sentence each, for whoever asks. `state.why` says what fills it.

why-yokai-begins = { $who } begins: chance says so.
why-yokai-drawn = { $who } draws a sketch: { $first } or { $second }.
why-yokai-drawn-hidden = { $who } draws a sketch that nobody else may see.
why-yokai-played = { $who } plays a sketch that is { $first } or { $second } on the { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] Both sides together have { $count } sketch there, and { $yokai } needs { $needs }: nothing happens yet.
       *[other] Both sides together have { $count } sketches there, and { $yokai } needs { $needs }: nothing happens yet.
    }
why-yokai-called = { $yokai } is called from the { $source } to the { $goal }, and counts there like one of its own.
why-yokai-distracted = The opponent’s top sketch at the { $source } is turned to its other colour and goes to the { $goal }. It still counts for its owner.
why-yokai-turned-up = { $yokai } comes to the top of the { $pile } and is turned up.
why-yokai-taken =
    { $points ->
        [one] There are enough sketches for { $yokai }. { $who } has more of them there and takes it: { $points } point. The winner’s sketches are discarded, the others stay.
       *[other] There are enough sketches for { $yokai }. { $who } has more of them there and takes it: { $points } points. The winner’s sketches are discarded, the others stay.
    }
why-yokai-fled = There are enough sketches for { $yokai }, but both sides have equally many: it flees to the bottom of the { $pile }, and all sketches there are discarded.
why-yokai-renewed = The draw pile is empty: the discards are shuffled and become the draw pile.
why-yokai-pile-empty = A pile is empty, so the game is over at once.
why-yokai-turns-over = Both together have had 400 turns, so the game is over.
why-yokai-won = Sun has { $first } points, Moon { $second }: { $who } wins. With equal points, more colours among the yokai decide.
why-yokai-game-drawn = Sun has { $first } points, Moon { $second }, and the colours do not decide either: a draw.
why-yokai-end-turn = { $who } ends the turn.
why-yokai-declined = { $who } does not use the ability. It can be used only right after its sketch is played.

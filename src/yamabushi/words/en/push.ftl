# Push messages: what a screen shows of a game while the page is closed. The title above them is the game's name.
push-move = Your move against { $name }.
push-challenge = { $name } challenges you to a game.
push-paired =
    { $count ->
        [one] You have an opponent: { $name }. The game begins now.
       *[other] You have opponents: { $name }. The game begins now.
    }
push-round = { $tournament }: round { $number } begins.

# Notifications : ce qu’un écran montre d’une partie quand la page est fermée. Au-dessus figure le nom du jeu.
push-move = À vous de jouer contre { $name }.
push-challenge = { $name } vous défie.
push-paired =
    { $count ->
        [one] Vous avez un adversaire : { $name }. La partie commence.
       *[other] Vous avez des adversaires : { $name }. La partie commence.
    }
push-round = { $tournament } : la ronde { $number } commence.

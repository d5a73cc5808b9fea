### Le plateau de Regality vs. Religion sur la page. Tuiles, pouvoirs, camps et directions sont dans games.ftl.


## Les endroits de la table

regality-board = Plateau
regality-zone = Tuiles de la { $side }
regality-neutral = Tuiles neutres
regality-discards = Défausse
regality-gone =
    { $count ->
        [one] Une tuile a quitté le match
       *[other] { $count } tuiles ont quitté le match
    }
regality-passed = Transmises pendant le draft
regality-pool = Tuiles au choix
regality-prompt = Que faire
regality-card = Fiche d’une tuile
regality-no-card = Touchez une tuile pour lire ce qu’elle fait.
regality-ways = Directions
regality-none = aucune
regality-placed =
    { $count ->
        [0] Aucune tuile posée
        [one] Une tuile posée
       *[other] { $count } tuiles posées
    }


## Où l’on en est

# Ce qui fait gagner, à côté du score : le plus court possible.
regality-wins = Neuf visibles : qui a le plus d’alliés gagne
regality-aim-wins = { $wins } parties gagnées font le match
regality-aim-points =
    { $games ->
        [one] le plus de points en une partie
       *[other] le plus de points en { $games } parties
    }
regality-relation = Une tuile retournée change de camp
regality-allies-said = Alliés : { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Parties gagnées : { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Points : { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
regality-game-of = Partie { $number } sur { $games }


## Comment sont les tuiles

# Comme « Roi de la Royauté » : de qui la tuile est maintenant l’alliée.
regality-tile-of = { $tile } de la { $side }
regality-on = couvre { $tile }
regality-fallen = { $tile } face cachée, tuile détruite par la { $side }
regality-shielded = bouclier
regality-silent = réduite au silence
regality-free = libre
regality-active = agit quand on la pose
regality-passive = agit tant qu’elle est là
regality-last = posée en dernier
regality-secret = L’adversaire ne la voit pas.
regality-hidden-tile = Une tuile cachée.
regality-hidden-tiles =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }


## Ce que l’on peut faire

regality-place-here = poser { $tile } ici
regality-choose-this = choisir cette case
regality-can-take = Peut être choisie.
regality-set-orthogonal = Retourner les orthogonales
regality-set-diagonal = Retourner les diagonales
regality-apply = Utiliser l’effet
regality-take-hidden = Choisir une tuile cachée
regality-leave = Renoncer à l’effet
regality-put-back = Remettre en place
regality-close = Fermer la fiche


## Ce qui est demandé

regality-ask-tile = Choisissez une tuile à poser.
regality-ask-cell = Choisissez une case pour { $tile }.
regality-ask-citizen = La première tuile d’une partie est le Citoyen : choisissez sa case.
regality-ask-target = Choisissez l’une des tuiles marquées.
regality-ask-way = Choisissez une direction.
regality-ask-set = Quelles voisines ?
regality-ask-apply = Utiliser l’effet ?
regality-ask-move = Choisissez une tuile à déplacer.
regality-ask-goal = Choisissez où elle va.
regality-ask-beside = Choisissez l’une des tuiles marquées à côté du plateau.
regality-ask-pick = Gardez l’une de ces tuiles.
regality-ask-first = Partie perdue. Qui commence la suivante ?


## Ce qui se passe

regality-places = La { $side } pose une tuile.
regality-acts = La { $side } décide de ce que fait { $tile }.
regality-picks = La { $side } choisit une tuile.
regality-chooses = La { $side } a perdu cette partie et choisit qui commence la suivante.
regality-lots = Tirage au sort : qui commence ?
regality-drawing = Tirage des tuiles…
regality-revealing = Le hasard choisit l’une des tuiles cachées…
regality-ended = Le match est fini.


## Ce que ferait une décision

regality-turns =
    { $count ->
        [one] retourne une tuile
       *[other] retourne { $count } tuiles
    }
regality-may-turn =
    { $count ->
        [one] peut retourner une tuile
       *[other] peut retourner jusqu’à { $count } tuiles
    }
regality-destroys =
    { $count ->
        [one] détruit une tuile
       *[other] détruit { $count } tuiles
    }
regality-may-destroy =
    { $count ->
        [one] peut détruire une tuile
       *[other] peut détruire une tuile parmi { $count }
    }
regality-removes =
    { $count ->
        [one] retire une tuile du plateau
       *[other] retire { $count } tuiles du plateau
    }
regality-may-remove =
    { $count ->
        [one] peut retirer une tuile du plateau
       *[other] peut retirer du plateau une tuile parmi { $count }
    }
regality-moves =
    { $count ->
        [one] déplace une tuile
       *[other] déplace { $count } tuiles
    }
regality-may-move =
    { $count ->
        [one] peut déplacer une tuile
       *[other] peut déplacer une tuile parmi { $count }
    }
regality-uses =
    { $count ->
        [one] réactive une tuile
       *[other] réactive { $count } tuiles
    }
regality-may-use =
    { $count ->
        [one] peut réactiver une tuile
       *[other] peut réactiver une tuile parmi { $count }
    }
regality-shields =
    { $count ->
        [one] donne un bouclier à une tuile
       *[other] donne un bouclier à { $count } tuiles
    }
regality-silences =
    { $count ->
        [one] réduit une tuile au silence
       *[other] réduit { $count } tuiles au silence
    }
regality-ends-won = gagne la partie
regality-ends-lost = perd la partie
regality-ends-drawn = termine la partie sur une nulle


## Ce qui s’est passé

regality-game-won =
    { $outcome ->
        [win] Vous gagnez cette partie
        [lose] Vous perdez cette partie
       *[side] La { $side } gagne cette partie
    }
regality-game-drawn = Cette partie est nulle
regality-game-ended = Cette partie est finie.
regality-why-count = Alliés : { $royalty } { $first }, { $religion } { $second }
regality-why-death = La Mort est l’alliée de la { $loser }, qui perd donc
regality-why-nothing = La { $loser } n’a plus de tuile à poser
regality-told-turned = retourne { $cells }
regality-told-destroyed = détruit { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } quitte le plateau
       *[other] { $tiles } quittent le plateau
    }
regality-told-banished = bannit { $tiles }
regality-told-recalled = reprend { $tiles }
regality-told-moved = déplace { $from } vers { $to }
regality-told-retrieved = récupère { $tile } dans la défausse

## Pourquoi ce que l’on a touché n’est pas possible

tried-regality-citizen-first = La première tuile d’une partie est le Citoyen.
tried-regality-cell-taken = La case { $cell } n’est pas libre.
tried-regality-no-cover = La Tour se pose sur un de vos alliés qui n’est ni face cachée ni protégé par un bouclier.
tried-regality-no-effect = L’effet ne peut pas s’appliquer à cela.
tried-regality-not-now = Pas maintenant : { $due }.


## Notes in a first game

note-regality-shield = Un bouclier : aucun effet ne touche la tuile qui en a un, pas même les vôtres. Seul le Pirate passe outre.
note-regality-silence = Silence : en ligne droite à côté du Chaman, ou aux coins de l’Enchanteresse, les effets actifs restent sans suite.
note-regality-death = La Mort : quand le plateau est plein, le camp dont elle est l’alliée perd, quel que soit le compte.
note-regality-left = Une tuile détruite part au début du tour de qui l’a détruite : la place libre est d’abord pour ce camp.
note-regality-turned = Une tuile retournée change de camp. Quand neuf sont face visible, qui a le plus d’alliés gagne.
note-regality-destroyed = Détruite : face cachée, elle ne compte pour personne et bloque sa case pendant le tour adverse.
note-regality-banished = Bannie : elle part aussitôt à la défausse, et sa case est libre pour qui joue ensuite.

### Les mots autour du plateau de HI MI KI.

himikiboard-board = Le plateau, rangées A à E, colonnes 1 à 6
himikiboard-prompt = Votre décision
himikiboard-aim =
    { $mode ->
        [teams]
            { $points ->
                [5] La première équipe à cinq points gagne
               *[other] La première équipe à { $points } points gagne
            }
       *[other]
            { $points ->
                [5] À cinq points, c’est gagné
               *[other] À { $points } points, c’est gagné
            }
    }
himikiboard-relation = Le feu bat le bois, le bois bat l’eau, l’eau bat le feu
himikiboard-free = libre
himikiboard-cube =
    { $side ->
        [w] Cube blanc
       *[b] Cube noir
    } : { $top } dessus, { $ns } au nord et au sud, { $ew } à l’est et à l’ouest
himikiboard-can = choix possible
himikiboard-selected = votre choix
himikiboard-pivoting = va pivoter
himikiboard-goal = le cube peut venir ici
himikiboard-goal-does = le cube peut venir ici : { $what }
himikiboard-shows = montre l’élément { $element }
himikiboard-sets-off = déclenche { $tile }
himikiboard-wins = gagne la partie
himikiboard-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
himikiboard-takes = prend l’{ $influence }
himikiboard-beats = bat un cube
himikiboard-beaten = perd un conflit
himikiboard-again = permet de rejouer
himikiboard-palette = Position du cube en { $square }
himikiboard-ask-place = Mise en place : touchez une case marquée.
himikiboard-ask-orientation = Comment tourner le cube ?
himikiboard-ask-conjure = Conjuration : choisissez un cube à tourner.
himikiboard-ask-put = Posez { $tile } sur une case marquée.
himikiboard-ask-confront = Yokai Majeur : affronter un cube deux cases plus loin ?
himikiboard-ask-swap = Transfert : échanger avec quel cube ?
himikiboard-ask-tile = Vous avez marqué : utiliser une tuile Chaos ?
himikiboard-ask-mana = { $tile } : basculez un cube qui montre cet élément.
himikiboard-ask-impulse = Impulsion : le cube bascule encore une fois.
himikiboard-ask-slide = Téléportation : vers où glisse le cube ?
himikiboard-ask-again = Vous pouvez rejouer.
himikiboard-ask-goal =
    { $pivots ->
        [once] Où basculer { $square } ? Touchez encore le cube pour le faire pivoter.
        [twice] Touchez une case marquée pour basculer { $square }, ou le bouton { $square } pour le faire pivoter.
       *[no] Où basculer { $square } ?
    }
himikiboard-ask-pivot = Touchez d’autres cubes pour les faire pivoter aussi, puis « Pivoter ».
himikiboard-ask-pivot-one = Touchez « Pivoter » pour le faire pivoter.
himikiboard-ask-pivot-it = { $square } ne peut que pivoter : touchez encore le cube.
himikiboard-ask-pivot-only = Aucun cube ne peut basculer : faites-en pivoter un ou plusieurs.
himikiboard-ask-which = Touchez d’abord le cube à faire pivoter.
himikiboard-ask-last =
    { $kind ->
        [tilt] Dernier coup du PAR. Vous venez de pivoter : vous devez basculer.
       *[any] Dernier coup du PAR : basculez un cube, ou faites-en pivoter un ou plusieurs.
    }
himikiboard-ask-beyond-par = Le PAR est épuisé : il ne reste que ce qui ne coûte aucun coup.
himikiboard-ask-pass =
    { $cubes ->
        [0] Vous n’avez aucun cube à jouer : passez.
       *[other] Aucun cube ne peut basculer, et on ne pivote pas après un pivot : passez.
    }
himikiboard-ask-confused = Confusion : ce tour-ci, vous jouez l’autre couleur.
himikiboard-ask-move = Basculez un cube, ou faites-en pivoter un ou plusieurs.
himikiboard-ask-tilt =
    { $who ->
        [you] Vous venez de pivoter : vous devez maintenant basculer.
        [mukyan] Muk Yan vient de pivoter : à ce tour, vous devez basculer.
       *[other] L’adversaire vient de pivoter : à ce tour, vous devez basculer.
    }
himikiboard-ask-tilt-any = Basculez un cube.
himikiboard-set-up = Placer pour moi
himikiboard-pivot = Pivoter
himikiboard-pivot-cube = Faire pivoter { $square }
himikiboard-score =
    { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
himikiboard-influences = Emprises
himikiboard-influence-held = { $influence } : { $who }
himikiboard-influence-free = { $influence } : libre
himikiboard-chaos = Tuiles Chaos
himikiboard-armed = Yokai Majeur armé
himikiboard-confused = confusion au prochain tour
himikiboard-tile = { $tile } : { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
himikiboard-terrain = Sur le plateau
himikiboard-discards = Utilisées : { $tiles }
mukyan-does = Muk Yan : { $action }
mukyan-not-possible = Écartées, car impossibles : { $actions }
mukyan-waits = Muk Yan lance ses dés après votre tour.


## Ce qui s’est passé

himikiboard-told-beats =
    { $winner } bat { $loser }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-loses =
    { $loser } perd contre { $winner }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } pour { $side }
    }
himikiboard-told-influence =
    prend l’{ $influence }{ $from ->
        [free] { "" }
       *[other] { " " }({ $from } la perd)
    }
himikiboard-told-again = rejoue
himikiboard-not-made = un coup de trop : non joué
himikiboard-told-saved = le Yokai Majeur renverse le conflit
himikiboard-told-gone = un cube passe la Porte des enfers
himikiboard-told-used = utilise { $tile }
himikiboard-told-put = pose { $tile } en { $square }
himikiboard-told-conjured = tourne le cube en { $square } : { $top } dessus

## Pourquoi ce que l’on a touché n’est pas possible

tried-himiki-no-pivot = Après un pivot, on ne peut pas pivoter au mouvement suivant.
tried-himiki-not-now = Pas maintenant : { $due }.
tried-himiki-tile-not-now = Vous pouvez utiliser une tuile Chaos juste après un basculement qui a porté votre score à 2, 3 ou 4.
tried-himiki-tile-no-mana = Pas maintenant : aucun de vos cubes qui montrent cet élément ne peut basculer.
tried-himiki-tile-no-enemy = Pas maintenant : il n’y a pas de cube adverse à tourner.
tried-himiki-tile-no-square = Pas maintenant : il n’y a pas de case libre pour elle.


## Notes in a first game

note-himiki-conflict = Conflit gagné : un point par cube adverse battu. Tout conflit met fin au tour.
note-himiki-lost = Conflit perdu : personne ne marque, car seul le cube qui vient de basculer le pouvait. Le tour est fini.
note-himiki-again = Il arrive à côté d’un cube qui montre le même élément, sans conflit : on peut rejouer.
note-himiki-influence = Faites apparaître un même élément sur un quatrième cube (un sixième en équipes) : vous prenez son emprise, et un point.
note-himiki-pivot = Un pivot change les côtés, pas le dessus. Le joueur suivant ne peut pas pivoter : il doit basculer.
note-himiki-tile = Une tuile Chaos s’utilise quand un basculement porte votre score à 2, 3 ou 4. Un terrain agit sur qui y entre.


## The challenge of the day

day-title = Défi du jour
day-play = Jouer le défi du jour
day-open =
    { $days ->
        [0] Le même pour tous, jusqu’à minuit UTC. Résolvez-le pour commencer une série.
        [one] { $days } jour d’affilée. Résolvez-le avant minuit UTC pour continuer.
       *[other] { $days } jours d’affilée. Résolvez-le avant minuit UTC pour continuer.
    }
day-solved =
    { $days ->
        [one] Résolu le jour même. Revenez demain pour une série.
       *[other] Résolu, { $days } jours d’affilée.
    }
day-past = Défis des jours passés
day-earlier = Avant
day-later = Après
day-done = résolu


## What challenges are about

theme-label = Thème
theme-any = Tous
theme-again = Rejouer
theme-pivot = Pivot
theme-double = Deux d’un coup
theme-cubes = Plusieurs cubes blancs
theme-terrain = Terrain
theme-event = Tuiles Événement
theme-influence = Emprises
theme-quiet = Premier coup tranquille
keys-pivot = Marquer un cube à pivoter


## A run against the clock

run-title = Contre la montre
run-rating = Votre classement : { $rating }
run-how = Autant de défis que possible en { $minutes } minutes, du plus facile au plus difficile. Après { $mistakes } erreurs, la course s’arrête.
run-begin = Commencer
run-solved = Résolus
run-mistakes = Erreurs
run-left = Temps restant
run-best = Votre record
run-give-up = Passer celui-ci
run-over =
    { $count ->
        [one] La course est finie : { $count } défi résolu.
       *[other] La course est finie : { $count } défis résolus.
    }
run-record = Votre meilleure course !
run-again = Encore une course
run-right = Résolu !
run-wrong = Pas résolu.

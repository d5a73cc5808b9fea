### Pourquoi quelque chose est arrivé, dans Regality vs. Religion.

why-regality-begins = La { $side } commence et reçoit le Citoyen.
why-regality-drawn = La { $side } pioche { $tile }.
why-regality-drawn-hidden = La { $side } pioche une tuile que l’autre camp ne voit pas.
why-regality-drawn-neutral = On tire { $tile }, disponible pour les deux camps.
why-regality-drawn-blind = On tire une tuile que certains ne voient pas.
why-regality-picked = La { $side } garde { $tile }.
why-regality-picked-hidden = La { $side } garde une tuile que l’autre camp ne voit pas.
why-regality-handed = La { $side } reçoit le reste au choix : { $tiles }.
why-regality-handed-hidden = La { $side } reçoit trois tuiles au choix.
why-regality-given = La { $side } reçoit ce qui reste : { $tiles }.
why-regality-placed = La { $side } pose { $tile } en { $cell }, pointe vers l’adversaire : un allié pour la { $side }.
why-regality-covered = La Tour recouvre { $tile }, qui perd son effet.
why-regality-used = { $tile } réactive { $hit } en { $cell }, dont l’effet part de sa propre case.
why-regality-turned =
    { $count ->
        [one] { $tile } retourne la tuile en { $cells } : elle change de camp.
       *[other] { $tile } retourne les tuiles en { $cells } : elles changent de camp.
    }
why-regality-destroyed = { $tile } détruit { $hit } en { $cell } : face cachée, la tuile ne compte pour personne, et elle part au début du prochain tour de la { $side }.
why-regality-left =
    { $count ->
        [one] Un nouveau tour commence : { $tiles }, tuile déjà détruite, quitte { $cell } pour la défausse, et la case est libre.
       *[other] Un nouveau tour commence : { $tiles }, tuiles déjà détruites, quittent { $cell } pour la défausse, et la case est libre.
    }
why-regality-banished = { $tile } bannit { $tiles } de { $cell } : droit à la défausse, et la case est libre.
why-regality-recalled = { $tile } reprend { $tiles } de { $cell } dans la zone, à reposer plus tard.
why-regality-moved = La Fée déplace { $tile } de { $start } vers { $goal } ; la tuile garde son sens.
why-regality-struck = L’Assassin bannit { $tile } de la zone de la { $side }.
why-regality-retrieved = L’Ermite ramène { $tile } de la défausse dans la zone de la { $side }.
why-regality-silent = Un Chaman ou une Enchanteresse atteint cette case : { $tile } se tait, et son effet ne fait rien.
why-regality-last-cell = C’était la dernière case libre : { $tile } n’y peut rien détruire.
why-regality-nothing = { $tile } n’a rien sur quoi agir : on ne demande rien.
why-regality-declined = La { $side } n’utilise pas l’effet : c’est tout ou rien.
why-regality-struck-blindly = L’Assassin vise une tuile cachée de la { $side } ; le hasard dira laquelle.
why-regality-count = On compte les alliés : Royauté { $royalty }, Religion { $religion }. La { $side } gagne cette partie.
why-regality-death = La partie est finie, et la Mort est l’alliée de la { $side }, qui perd donc, quel que soit le compte.
why-regality-no-tile = La { $side } doit poser une tuile et ne le peut pas : c’est perdu.
why-regality-game-drawn = Soixante tuiles ont été posées, et le compte est Royauté { $royalty }, Religion { $religion } : cette partie est nulle.
why-regality-match-won = La { $side } a gagné le match.
why-regality-match-drawn = Le match s’achève à égalité.

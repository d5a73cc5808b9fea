### Défis et entraînement des jeux : des positions où trouver un tour, ou finir une partie.

tasks-title = { $game } : les défis
tasks-books = Recueils de défis
tasks-how =
    { $goal ->
        [win] Un seul tour mène à la victoire : toutes les réponses ont été explorées jusqu’à la fin de la partie.
       *[expect] Un tour rapporte en moyenne plus de points que les autres : tout ce qui peut être révélé a été pris en compte.
    }
tasks-count = Réussis : { $done } sur { $total }
tasks-solved = réussi
tasks-next = Défi suivant
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] gagner en un tour
               *[other] gagner en { $turns } tours
            }
       *[expect] le meilleur tour
    }
task-goal-win =
    { $turns ->
        [one] Gagnez à ce tour ; il n’y a qu’une façon.
       *[other] Gagnez en { $turns } tours, quoi que fasse l’adversaire ; un seul tour y mène.
    }
task-goal-expect = Trouvez le tour qui vous rapporte en moyenne le plus de points.
task-you-are = Votre camp : { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Exact : ce tour gagne, et aucun autre.
       *[other] Exact : il est prouvé que ce tour gagne en { $turns } tours contre toute réponse. Vous avez vu la suite si l’adversaire résiste le plus longtemps possible.
    }
task-right-expect =
    { $points ->
        [one] Exact : { $points } point en moyenne, sur tout ce qui peut être révélé, et aucun tour ne rapporte plus.
       *[other] Exact : { $points } points en moyenne, sur tout ce qui peut être révélé, et aucun tour ne rapporte plus.
    }
task-wrong-win = Après cette réponse, la victoire n’est plus assurée.
task-wrong-over = La partie est finie, et vous ne l’avez pas gagnée.
task-wrong-expect = D’ici, vous gagnez en moyenne { $points } au mieux ; le meilleur tour rapporte { $most }.
task-hint = Ceci fait partie du bon tour.
practice-title = Entraînement
practice-line = Terminez ces parties : avec ce que vous avez appris, elles sont gagnées.
practice-goal =
    { $turns ->
        [one] À vous de conclure : vous pouvez gagner à ce tour.
       *[other] À vous de conclure : vous pouvez gagner en { $turns } tours, quoi que fasse l’adversaire.
    }
practice-right = Vous avez gagné. Bien joué !
practice-wrong = Pas gagné cette fois. C’est pourtant possible : reprenez du début.
practice-hint = Ce coup gagne.
theme-himiki-beats = Conflits
theme-himiki-again = Rejouer
theme-himiki-pivoted = Pivot
theme-himiki-influence = Emprise
theme-regality-turned = Retourner
theme-regality-destroyed = Détruire
theme-regality-banished = Bannir
theme-regality-recalled = Reprendre
theme-regality-moved = Déplacer
theme-regality-used = Pouvoirs empruntés
theme-regality-covered = La Tour
theme-regality-struck = L’Assassin
theme-regality-retrieved = L’Ermite
theme-yokai-taken = Compléter
theme-yokai-called = Appeler
theme-yokai-distracted = Distraire
theme-yokai-fled = Fuite

### Pourquoi quelque chose est arrivé, dans HI MI KI.

why-himiki-placed = { $who } place un cube en { $square }, avec { $top } dessus.
why-himiki-drawn = { $who } pioche la tuile Chaos { $tile }.
why-himiki-drawn-hidden = { $who } pioche en secret une tuile Chaos.
why-himiki-dice = Les dés montrent { $black } (noir) et { $white } (blanc). Muk Yan fait la première chose possible de leur liste : { $action }.
why-himiki-tilted = { $who } bascule le cube de { $start } vers { $goal } : maintenant, { $element } est dessus.
why-himiki-pivoted =
    { $count ->
        [one] { $who } fait pivoter le cube en { $squares } : le dessus reste, les côtés permutent.
       *[other] { $who } fait pivoter les cubes en { $squares } : les dessus restent, les côtés permutent.
    }
why-himiki-banned = Cela met fin au tour, et le coup suivant ne peut pas être un pivot.
why-himiki-vortex = Le Vortex fait pivoter le cube en { $square }.
why-himiki-acts = Un cube est entré en { $square } et déclenche { $tile }, avant toute comparaison.
why-himiki-carried = La tuile transporte le cube de { $start } vers { $goal }, sans le tourner.
why-himiki-swapped = Les cubes en { $square } et en { $other } échangent leurs cases, sans être tournés.
why-himiki-gone = Le cube en { $square } quitte la partie par la Porte des enfers. On ne compare rien, et le tour s’achève.
why-himiki-beats =
    { $count ->
        [one] { $winner } en { $square } bat { $loser } en { $squares } : un conflit gagné.
       *[other] { $winner } en { $square } bat { $loser } en { $squares } : { $count } conflits gagnés.
    }
why-himiki-loses = { $winner } en { $squares } bat { $loser } en { $square } : un conflit perdu. Seul le cube qui a bougé peut marquer : personne ne reçoit de point.
why-himiki-like =
    { $count ->
        [one] Les cubes en { $square } et en { $squares } montrent le même élément : { $element }. Ce n’est pas un conflit.
       *[other] Le cube en { $square } et ceux en { $squares } montrent le même élément : { $element }. Ce n’est pas un conflit.
    }
why-himiki-again = Un cube semblable à côté et aucun conflit : { $who } peut rejouer.
why-himiki-saved = Le Yokai Majeur change en victoire le conflit avec le cube en { $square } ; il a alors servi.
why-himiki-influence = Au moins { $need } cubes montrent maintenant { $element }, dont celui qui a basculé : { $who } prend l’{ $influence }.
why-himiki-influence-from = Au moins { $need } cubes montrent maintenant { $element }, dont celui qui a basculé : { $who } prend l’{ $influence }, et { $rival } la perd.
why-himiki-points =
    { $count ->
        [one] { $who } marque { $count } point.
       *[other] { $who } marque { $count } points.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } perd ainsi { $count } point.
       *[other] { $who } perd ainsi { $count } points.
    }
why-himiki-used = { $who } a marqué, en est à 2, 3 ou 4, et utilise une tuile Chaos : { $tile }.
why-himiki-used-free = { $who } utilise { $tile } ; dans un défi, cela ne coûte aucun coup.
why-himiki-put = { $who } pose { $tile } en { $square } ; le prochain cube qui y entre en déclenchera l’effet.
why-himiki-conjured = Le cube en { $square } est tourné sur place : maintenant, { $element } est dessus. S’il touche le cube actif, les deux sont comparés.
why-himiki-confronted = Le Yokai Majeur met le cube en { $square } face à celui en { $other }, deux cases plus loin, comme s’ils étaient voisins.
why-himiki-paid = Cela coûte un des coups du PAR.
why-himiki-removed =
    { $count ->
        [one] Le cube noir en { $squares } est battu et retiré.
       *[other] Les cubes noirs en { $squares } sont battus et retirés.
    }
why-himiki-solved = Il ne reste aucun cube noir, et tout ce qui était exigé est pris : défi résolu.
why-himiki-failed = C’est un coup de plus que le PAR, ou il ne reste aucun cube blanc : défi manqué.
why-himiki-won = { $who } a cinq points et l’emporte aussitôt.
why-himiki-game-drawn = Cent tours sans changement du score : la partie est nulle.
why-himiki-turn-over =
    { $reason ->
        [conflict] Un conflit, gagné ou perdu, met fin au tour.
       *[nothing] Il n’y avait pas de cube semblable à côté : le tour s’achève.
    }
why-himiki-stop = { $who } pourrait rejouer, et s’arrête.
why-himiki-pass = { $who } n’a aucun coup et passe. Personne d’autre n’a le droit de passer.
why-himiki-no-tile = { $who } n’utilise pas de tuile Chaos cette fois.
why-himiki-no-fight = { $who } garde le Yokai Majeur pour plus tard.
why-himiki-penalty = { $who } a parlé, ce qui est interdit aux partenaires : un point pour l’autre équipe.

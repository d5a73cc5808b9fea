### Le plateau de Terres de Yokai. Les noms des couleurs, des yokai et des esquisses viennent de games.ftl.
### Les couleurs viennent comme au milieu d’une phrase, sauf dans land-name.


## Terres

land-lands = Piles
land-name =
    { $colour ->
        [G] Pile verte
        [R] Pile rouge
        [B] Pile bleue
       *[Y] Pile jaune
    }
letter-G = V
letter-R = R
letter-B = B
letter-Y = J
land-yokai = { $yokai }, { $value }
land-face-down = face cachée
land-empty = plus aucun yokai
land-guest = invité venu de la { $pile }
land-guest-of = invité
land-you = vous
# Les esquisses des deux côtés d’une terre, pour l’oreille : vous 3, la Lune 2
land-sides = { $one } { $first }, { $other } { $second }
# Pour l’œil, très court : 3 + 2 sur 7
land-standing = { $mine } + { $theirs } sur { $needs }
land-you-lead = vous menez
land-leads = { $who } mène
land-even = égalité
land-nobody = sans esquisse
land-beneath = dessous : { $what }
land-hidden = { $count } face cachée
land-to-come = encore à venir : { $values }
land-last-one = le dernier
land-you-take = pour vous
land-takes = pour { $who }
land-flees = il s’enfuit
land-more = encore { $count }
land-appears = un nouveau
land-play-here = jouer { $card } ici
land-call-from = appeler le yokai de la { $pile }
land-distract-to = l’esquisse adverse vient ici


## Ce qui arriverait

yokaiboard-you-take =
    { $points ->
        [one] vous prenez { $yokai }, { $points } point
       *[other] vous prenez { $yokai }, { $points } points
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } prend { $yokai }, { $points } point
       *[other] { $who } prend { $yokai }, { $points } points
    }
yokaiboard-flees = { $yokai } s’enfuit
yokaiboard-more =
    { $count ->
        [one] encore { $count } esquisse pour { $yokai }
       *[other] encore { $count } esquisses pour { $yokai }
    }
yokaiboard-appears = un autre yokai apparaît sur la { $pile }
yokaiboard-or-call = vous pouvez appeler ; sinon, { $otherwise }
yokaiboard-or-distract = vous pouvez distraire ; sinon, { $otherwise }


## Ce qui est demandé

yokaiboard-decide = Votre décision
yokaiboard-aim = Le plus de points quand une pile n’a plus de yokai
yokaiboard-relation = Le plus d’esquisses prend le yokai ; l’égalité le fait fuir
yokaiboard-must = Votre main est pleine : jouez au moins une esquisse
yokaiboard-may = Jouez une esquisse, ou finissez votre tour
yokaiboard-again = Jouez-en une autre, ou finissez votre tour
yokaiboard-choose-land = { $card } : où ?
yokaiboard-played = Jouées : { $count } sur 3
yokaiboard-end-turn = Finir le tour
yokaiboard-put-back = Remettre en main
yokaiboard-call = Appeler un yokai sur la { $pile } ?
yokaiboard-call-how = Touchez la pile d’où il vient.
yokaiboard-distract = Distraire le yokai de la { $pile } ?
yokaiboard-distract-how = L’esquisse adverse { $card } passe sur la { $pile }.
yokaiboard-do-distract = Distraire
yokaiboard-leave = Renoncer à la capacité
yokaiboard-over = La partie est finie
yokaiboard-over-empty = Il n’y a plus de yokai sur la { $pile } : la partie est finie
yokaiboard-log-play = { $card } sur { $colour }
yokaiboard-watching = À { $who } de jouer


## Autour des terres

yokaiboard-hand = Votre main
yokaiboard-hand-of = Main de { $who }
yokaiboard-new = nouvelle
yokaiboard-no-sketches = Aucune esquisse
yokaiboard-sketches =
    { $count ->
        [one] { $count } esquisse
       *[other] { $count } esquisses
    }
yokaiboard-points =
    { $count ->
        [one] point
       *[other] points
    }
yokaiboard-taken = Yokai pris par { $who }
yokaiboard-none-taken = Aucun yokai pour l’instant
yokaiboard-draw-pile = Pioche
yokaiboard-discards = Défausse
yokaiboard-nothing = Encore rien
# Quelqu’un a fini son tour : Soleil tour fini
yokaiboard-done = tour fini


## Ce qui s’est passé

yokaiboard-told-called = appelle { $yokai } sur la { $pile }
yokaiboard-told-distracted = envoie { $card } sur la { $pile }
yokaiboard-why-colours = Points égaux, les couleurs décident : { $sun } { $first }, { $moon } { $second }

## Pourquoi ce que l’on a touché n’est pas possible

tried-yokai-wrong-pile = Une esquisse se pose sur la pile d’une de ses deux couleurs.
tried-yokai-not-now = Décidez d’abord si vous utilisez la capacité.
tried-yokai-no-call = On appelle un yokai d’une autre pile, qui en a au moins deux.
tried-yokai-other-ability = L’esquisse adverse ne peut aller que sur la pile de son autre couleur.
tried-yokai-chance = Le hasard décide d’abord.


## Notes in a first game

note-yokai-played = Une esquisse compte pour une de ses deux couleurs. Le chiffre du yokai dit combien le complètent, en tout.
note-yokai-taken = Complet : qui a le plus d’esquisses le prend et défausse les siennes. Celles de l’autre restent pour le suivant.
note-yokai-fled = Autant d’esquisses de chaque côté : le yokai s’enfuit sous sa pile, et toutes ces esquisses sont défaussées.
note-yokai-called = Appeler fait venir ici le yokai du dessus d’une autre pile. Les esquisses de cette pile comptent pour lui.
note-yokai-distracted = Distraire envoie la dernière esquisse adverse vers son autre couleur. Elle reste à qui l’a jouée.

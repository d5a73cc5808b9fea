### Pourquoi quelque chose est arrivé, dans Terres de Yokai.

why-yokai-begins = Le hasard désigne { $who } pour commencer.
why-yokai-drawn = { $who } pioche une esquisse : { $first } ou { $second }.
why-yokai-drawn-hidden = { $who } pioche en secret une esquisse.
why-yokai-played = { $who } joue une esquisse ({ $first } ou { $second }) sur la { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] Les deux côtés y ont { $count } esquisse en tout, et il en faut { $needs } pour { $yokai } : rien ne se passe encore.
       *[other] Les deux côtés y ont { $count } esquisses en tout, et il en faut { $needs } pour { $yokai } : rien ne se passe encore.
    }
why-yokai-called = { $yokai } est appelé de la { $source } sur la { $goal }, et y compte comme s’il en était.
why-yokai-distracted = La dernière esquisse adverse de la { $source } est tournée sur son autre couleur et passe sur la { $goal }. Elle compte toujours pour qui l’a jouée.
why-yokai-turned-up = { $yokai } arrive au-dessus de la { $pile } et est révélé.
why-yokai-taken =
    { $points ->
        [one] Il y a assez d’esquisses pour { $yokai }. { $who } en a plus et le prend : { $points } point. Ses esquisses sont défaussées, les autres restent.
       *[other] Il y a assez d’esquisses pour { $yokai }. { $who } en a plus et le prend : { $points } points. Ses esquisses sont défaussées, les autres restent.
    }
why-yokai-fled = Il y a assez d’esquisses pour { $yokai }, mais autant de chaque côté : il s’enfuit sous la { $pile }, et toutes les esquisses y sont défaussées.
why-yokai-renewed = La pioche est vide : la défausse est mélangée et devient la pioche.
why-yokai-pile-empty = Une pile est vide : la partie est aussitôt finie.
why-yokai-turns-over = Les deux joueurs réunis ont joué 400 tours : la partie est finie.
why-yokai-won = Le Soleil en est à { $first }, la Lune à { $second } : { $who } l’emporte. À égalité de points, le plus grand nombre de couleurs parmi les yokai décide.
why-yokai-game-drawn = Le Soleil en est à { $first }, la Lune à { $second }, et les couleurs ne les départagent pas non plus : partie nulle.
why-yokai-end-turn = { $who } termine son tour.
why-yokai-declined = { $who } n’utilise pas la capacité. Elle ne s’utilise qu’au moment où l’esquisse est jouée.

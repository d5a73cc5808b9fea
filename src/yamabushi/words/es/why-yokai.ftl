### Por qué ha pasado algo, en Terres de Yokai.

why-yokai-begins = El azar decide que empiece { $who }.
why-yokai-drawn = { $who } roba un boceto: { $first } o { $second }.
why-yokai-drawn-hidden = { $who } roba en secreto un boceto.
why-yokai-played = { $who } juega un boceto ({ $first } o { $second }) en la { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] Ambos lados tienen allí { $count } boceto en total, y { $yokai } necesita { $needs }: todavía no pasa nada.
       *[other] Ambos lados tienen allí { $count } bocetos en total, y { $yokai } necesita { $needs }: todavía no pasa nada.
    }
why-yokai-called = Se llama a { $yokai } de la { $source } a la { $goal }, donde cuenta como uno de los suyos.
why-yokai-distracted = El último boceto rival de la { $source } se gira a su otro color y pasa a la { $goal }. Sigue contando para quien lo jugó.
why-yokai-turned-up = { $yokai } queda arriba en la { $pile } y se pone boca arriba.
why-yokai-taken =
    { $points ->
        [one] Hay bocetos suficientes para { $yokai }. { $who } tiene más y se lo lleva: { $points } punto. Sus bocetos se descartan, los otros se quedan.
       *[other] Hay bocetos suficientes para { $yokai }. { $who } tiene más y se lo lleva: { $points } puntos. Sus bocetos se descartan, los otros se quedan.
    }
why-yokai-fled = Hay bocetos suficientes para { $yokai }, pero ambos lados tienen los mismos: huye al fondo de la { $pile }, y allí se descartan todos los bocetos.
why-yokai-renewed = El mazo está vacío: los descartes se barajan y pasan a ser el mazo.
why-yokai-pile-empty = Una pila está vacía, así que la partida termina al instante.
why-yokai-turns-over = Entre los dos se han jugado 400 turnos, así que la partida termina.
why-yokai-won = Sol tiene { $first }, Luna { $second }: gana { $who }. A igualdad de puntos decide quién tiene más colores entre sus yokais.
why-yokai-game-drawn = Sol tiene { $first }, Luna { $second }, y tampoco deciden los colores: empate.
why-yokai-end-turn = { $who } termina el turno.
why-yokai-declined = { $who } no usa la habilidad. Solo se puede usar justo después de jugar el boceto.

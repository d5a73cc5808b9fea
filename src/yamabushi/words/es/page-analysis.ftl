### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Análisis
analysis-of = Análisis: { $game }
analysis-line = Repasa una partida: dónde cambió, qué era mejor y qué habrías jugado tú.
analysis-open-first = Abrir una partida
analysis-open = Abrir otra partida
analysis-paste = Una partida registrada, o una posición como texto
analysis-file = O elige un archivo
analysis-position-of = Si es una posición, ¿de qué juego?
analysis-game = Juego
analysis-broken = Este enlace está dañado: la partida que contiene no se puede leer.
analysis-start = Comienzo de la partida
analysis-report = Cómo ha ido
analysis-progress = Decisiones analizadas: { $done } de { $total }
analysis-depth = De { $least } a { $most } jugadas calculadas por adelantado
analysis-depth-even =
    { $most ->
        [one] Una jugada calculada por adelantado
       *[other] { $most } jugadas calculadas por adelantado
    }
analysis-search = Búsqueda
search-quick = rápida
search-thorough = a fondo
analysis-cannot = Este navegador no puede analizar este juego, o todavía no. Aun así puedes repasar la partida y probar variantes.
analysis-knew = Juzgado por lo que cada cual sabía en ese momento.
analysis-saw-all = Juzgado con todas las cartas a la vista, aunque nadie las veía todas.
analysis-open-cards = Con las cartas a la vista
analysis-graph = Probabilidades de { $who } a lo largo de la partida
analysis-chance = { $percent } para { $who }
analysis-accuracy = { $percent } de precisión
slip-inaccuracy = Imprecisión
slip-mistake = Error
slip-blunder = Error grave
analysis-turns = Puntos de inflexión
analysis-no-turns = Ninguna decisión costó mucho.
analysis-turned = { $who } jugó «{ $played }», y la probabilidad de ganar bajó de { $before } a { $after }.
analysis-better = Mejor: { $what }
analysis-earlier-turn = Punto de inflexión anterior
analysis-later-turn = Punto de inflexión siguiente
analysis-best = La mejor jugada aquí
analysis-proved = demostrado
analysis-unseen = Aún sin analizar.
analysis-longer = Pensar más tiempo
analysis-answers = El ordenador responde
analysis-threats = Mostrar las amenazas
analysis-threat-of = Si le tocara a { $who }
analysis-no-threat = Nadie puede decir qué amenaza hay aquí.
analysis-variation = Variante
analysis-comment = Comentar esta posición
analysis-remove = Quitar esta variante desde aquí
analysis-copy = Copiar la partida como texto
analysis-too-long = Esta partida es demasiado larga para un enlace; descárgala.
replay-run = Reproducir automáticamente
replay-stop = Pausa
replay-film = Imagen animada
replay-still = Imagen del final
mistake-learn = Aprender de los errores
mistake-task = { $number } de { $total }. { $who }: encuentra algo mejor que «{ $played }».
mistake-right = ¡Correcto! «{ $what }»: { $chance } de probabilidad de ganar.
mistake-wrong = «{ $what }» deja un { $chance } de probabilidad de ganar; hay algo mejor: { $best }.
mistake-shown = Lo mejor era «{ $what }»: { $chance } de probabilidad de ganar.
mistake-hidden = Búscalo primero por tu cuenta.
mistake-end = Terminar

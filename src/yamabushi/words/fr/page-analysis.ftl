### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Analyse
analysis-of = Analyse : { $game }
analysis-line = Revenez sur une partie : où elle a basculé, ce qui était meilleur, et ce que vous auriez joué à la place.
analysis-open-first = Ouvrir une partie
analysis-open = Ouvrir une autre partie
analysis-paste = Une partie notée, ou une position sous forme de texte
analysis-file = Ou choisissez un fichier
analysis-position-of = Si c’est une position, de quel jeu ?
analysis-game = Jeu
analysis-broken = Ce lien est abîmé : la partie qu’il contient est illisible.
analysis-start = Début de la partie
analysis-report = Le déroulement
analysis-progress = Décisions analysées : { $done } sur { $total }
analysis-depth = De { $least } à { $most } coups calculés d’avance
analysis-depth-even =
    { $most ->
        [one] Un coup calculé d’avance
       *[other] { $most } coups calculés d’avance
    }
analysis-search = Recherche
search-quick = rapide
search-thorough = approfondie
analysis-cannot = Ce navigateur ne sait pas analyser ce jeu, ou pas encore. Vous pouvez tout de même revoir la partie et essayer des variantes.
analysis-knew = Jugé d’après ce que chacun savait à ce moment-là.
analysis-saw-all = Jugé cartes visibles, alors que personne ne les voyait toutes.
analysis-open-cards = Cartes visibles
analysis-graph = Chances de { $who } au fil de la partie
analysis-chance = { $percent } pour { $who }
analysis-accuracy = { $percent } de précision
slip-inaccuracy = Imprécision
slip-mistake = Erreur
slip-blunder = Gaffe
analysis-turns = Tournants
analysis-no-turns = Aucune décision n’a coûté cher.
analysis-turned = { $who } a joué « { $played } », et les chances de gagner sont tombées de { $before } à { $after }.
analysis-better = Mieux : { $what }
analysis-earlier-turn = Tournant précédent
analysis-later-turn = Tournant suivant
analysis-best = Le meilleur coup ici
analysis-proved = prouvé
analysis-unseen = Pas encore analysé.
analysis-longer = Réfléchir plus longtemps
analysis-answers = L’ordinateur répond
analysis-threats = Montrer les menaces
analysis-threat-of = Si c’était à { $who } de jouer
analysis-no-threat = Ici, personne ne peut dire quelles menaces il y a.
analysis-variation = Variante
analysis-comment = Commenter cette position
analysis-remove = Supprimer cette variante à partir d’ici
analysis-copy = Copier la partie en texte
analysis-too-long = Cette partie est trop longue pour un lien ; téléchargez-la plutôt.
replay-run = Lecture automatique
replay-stop = Pause
replay-film = Image animée
replay-still = Image de la fin
mistake-learn = Apprendre de ses erreurs
mistake-task = { $number } sur { $total }. { $who } : trouvez mieux que « { $played } ».
mistake-right = Exact ! « { $what } » : { $chance } de chances de gagner.
mistake-wrong = « { $what } » laisse { $chance } de chances de gagner ; il y a mieux : { $best }.
mistake-shown = Le meilleur coup était « { $what } » : { $chance } de chances de gagner.
mistake-hidden = Cherchez d’abord par vous-même.
mistake-end = Terminer

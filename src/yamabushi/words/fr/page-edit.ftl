### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Éditeur de positions
edit-of = Éditeur de positions : { $game }
edit-line = Composez n’importe quelle position, du bout du doigt ou en texte : jouez à partir de là, analysez-la ou partagez-la.
edit-open = Ouvrir l’éditeur
edit-this = Modifier cette position
edit-palette = Pièces et outils
edit-tool-move = Déplacer
edit-tool-turn = Tourner
edit-tool-take = Retirer
edit-nothing = Il n’y a rien ici.
edit-free = libre
edit-held = en main
edit-count = { $name }, { $count } exemplaires
edit-here = Poser ici : { $place }
edit-text = La position en texte
edit-fine = On peut jouer à partir de cette position.
edit-over = Dans cette position, la partie est terminée.
edit-play = Jouer à partir d’ici
edit-copy = Copier le texte
edit-picture = Image ({ $kind })
edit-board = Le plateau
edit-who = Qui décide
edit-turn = Ce tour
edit-turn-any = n’importe quel coup
edit-turn-tilt = sans pivot
edit-turn-set-up = mise en place
edit-points = Points : { $who }
edit-hand = Main : { $who }
edit-discards = Défausse
edit-hidden = Cachées : { $who }
edit-gone = Hors du match
edit-placed = Tuiles posées jusqu’ici
edit-first = A commencé
edit-yokai = Yokai, { $pile }
edit-sketches = Esquisses, { $pile } : { $who }
edit-all-yokai = Yokai
edit-turn-number = Tour
edit-played = Esquisses jouées ce tour-ci
edit-pending = Ce qui vient
edit-pending-play = jouer une esquisse
edit-pending-draw = { $who } pioche
edit-pending-place = poser une tuile
edit-pending-effect = effet : { $tile }, { $cell }
edit-pending-ability = capacité : { $card }, { $pile }


## Challenges that somebody makes

make-title = Créer un défi
make-text = Le défi en texte
make-hand = Tuiles Événement
make-influence-none = hors jeu
make-influence-play = en jeu
make-influence-demanded = exigée
make-proof = Ce qui est prouvé
make-proving = Démonstration…
make-difficulty = { $grade }, difficulté { $difficulty }.
make-looking = Recherche de pièces superflues : { $looked } sur { $total }
make-needless = Superflu : { $pieces }. Sans cela, le défi serait tout aussi difficile.
make-needless-mark = superflu
make-lean = Aucune pièce n’est superflue.
make-set-par = Fixer le PAR à { $least }
make-step = { $number } sur { $total } : { $what }
make-start = le départ
make-name = Nom
make-keep = Garder
make-kept = Il est maintenant dans votre collection.
make-collection = Votre collection
make-empty = Les défis que vous gardez se trouvent ici, dans ce navigateur seulement.
make-unnamed = Défi { $number }
make-edit = Modifier
make-import = Importer
make-imported =
    { $count ->
        [0] Aucun défi lu.
        [one] Un défi lu.
       *[other] { $count } défis lus.
    }
make-unread = Lignes qui ne sont pas des défis : { $lines }.
make-export = Télécharger en texte
make-sheet = Imprimer une feuille
make-sheet-title = Défis Mindlock
make-solutions = Solutions

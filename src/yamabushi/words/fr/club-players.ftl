### Les joueurs et joueuses : classements et profils.

players-title = Le classement
players-which = Jeu et mode
players-place = Rang
players-name = Nom
players-rating = Points
players-games = Parties
players-computer = ordinateur
players-nobody = Personne n’a encore joué assez de parties classées ici.
players-unmeasured = Force jamais mesurée ici, donc sans classement : { $levels }.
players-note = On y entre après une dizaine de parties classées. Les niveaux de l’ordinateur ont été mesurés les uns contre les autres ; le Lièvre vaut 1500.
players-ratings = Classements
players-since = Ici depuis { $when }.
players-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
players-provisional = Un point d’interrogation : encore une estimation, après peu de parties.
players-unrated = Pas encore de partie classée.
players-graph = { $what } : classement sur { $count } parties, de { $first } à { $last }, au plus bas { $low }, au plus haut { $high }.
players-graph-note = De la première partie à la dernière ; la bande montre l’incertitude.
players-luck =
    { $kind ->
        [tile] Taux de victoire par tuile
        [element] Conflits gagnés par élément
        [yokai] Yokais pris
       *[other] Taux de victoire
    }
players-luck-game = Choisir un jeu
players-luck-none = Les taux s’affichent à partir de { $count } utilisations.
luck-of-tile = Tuiles : part des parties gagnées parmi celles où elles ont été posées.
luck-of-element = Éléments : part des conflits gagnés parmi ceux engagés avec eux.
luck-of-yokai = Yokai : part de ceux que cette personne a pris, parmi tous ceux qui ont été pris.
players-luck-in =
    { $count ->
        [one] Dans la dernière partie.
       *[other] Dans les { $count } dernières parties.
    }

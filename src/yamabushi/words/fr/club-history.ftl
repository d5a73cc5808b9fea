### Les parties d’un compte, et ce qu’on y cherche.

history-count =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
history-filter = Filtrer
history-against = Contre
history-against-all = n’importe qui
history-against-people = des personnes
history-against-computer = l’ordinateur
history-other = Nom de l’adversaire
history-came = Résultat
history-came-all = tous
history-rated = Classement
history-rated-all = classées ou non
history-rated-only = classées seulement
history-rated-not = non classées seulement
history-clear = Tout afficher de nouveau
history-none = Aucune partie ici ne correspond.
history-weight = comptée à { $percent }

### Trouver un adversaire.

lobby-line = Choisissez un jeu et une cadence : vous jouerez contre quelqu’un qui cherche la même chose.
lobby-time-five = 5 min + 3 s
lobby-time-fifteen = 15 min + 10 s
lobby-time-days = 3 jours par tour
lobby-count = { $count } en attente
lobby-count-of =
    { $count ->
        [one] { $count } sur { $seats } attend
       *[other] { $count } sur { $seats } attendent
    }
lobby-waiting =
    { $seats ->
        [2] En attente d’un adversaire : { $game }, { $time }. Gardez cette page ouverte.
       *[other] La partie commence dès que vous êtes { $seats } : { $game }, { $time }. Gardez cette page ouverte.
    }
lobby-within = Votre classement est { $rating } : nous cherchons à { $within } points près, et plus loin si l’autre classement est incertain. Chaque seconde ajoute { $widening } points.
lobby-anybody = Tout adversaire convient, quel que soit son classement.
lobby-play-now = { $rating } attend : jouer maintenant
lobby-mode = Mode de { $game }
lobby-times = Cadence de { $game }
lobby-elsewhere =
    { $count ->
        [one] une personne attend dans un autre mode
       *[other] { $count } personnes attendent dans d’autres modes
    }
lobby-stop = Ne plus attendre
lobby-meanwhile = Jouer contre l’ordinateur en attendant
lobby-found = Votre partie peut commencer.
lobby-go = Aller à la table
lobby-rated = Partie classée, si l’autre le veut aussi
lobby-told = Un défi
lobby-challenge = Défier quelqu’un par son nom
lobby-to = Nom du compte
lobby-game = Jeu
lobby-send = Envoyer le défi
lobby-sent = Défi envoyé à { $name }. La réponse s’affichera où que vous soyez sur ce site.
lobby-guest = Avec un compte, vous pouvez aussi défier quelqu’un par son nom et jouer des parties classées.
lobby-accept = Accepter
lobby-decline = Refuser
lobby-withdraw = Retirer
lobby-noted = D’accord
lobby-theirs =
    { $rated ->
        [true] { $who } vous défie : { $game }, { $time }, partie classée.
       *[other] { $who } vous défie : { $game }, { $time }.
    }
lobby-mine-open =
    { $rated ->
        [true] Vous avez défié { $who } : { $game }, { $time }, partie classée.
       *[other] Vous avez défié { $who } : { $game }, { $time }.
    }
lobby-mine-accepted = { $who } a accepté : { $game }.
lobby-mine-declined = { $who } a refusé : { $game }.

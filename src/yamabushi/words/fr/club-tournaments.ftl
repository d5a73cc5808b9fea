### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Organiser un tournoi
tournaments-log-in = Il faut un compte pour organiser un tournoi ; pour y jouer, un nom suffit.
tournaments-none = Aucun tournoi n’attend de joueurs en ce moment.
tournaments-open = Inscriptions ouvertes
tournaments-running = En cours
tournaments-over = Terminés
tournaments-count =
    { $count ->
        [one] { $count } participant
       *[other] { $count } participants
    }
tournaments-by = organisé par { $name }
tournaments-kind = Formule
tournaments-kind-swiss = système suisse
tournaments-kind-round-robin = toutes rondes
tournaments-kind-double-round-robin = toutes rondes, aller-retour
tournaments-note-swiss = À chaque ronde, on rencontre quelqu’un qui a autant de points. Quelques rondes suffisent, même avec beaucoup de participants.
tournaments-note-round-robin = Pour un petit groupe : chacun joue une fois contre tous les autres.
tournaments-note-double-round-robin = Chacun joue deux fois contre tous les autres, une fois de chaque côté.
tournaments-name = Nom du tournoi
tournaments-game = Jeu
tournaments-rounds = Rondes
tournaments-rounds-auto = autant qu’il en faut
tournaments-pause = Pause entre deux rondes
tournaments-patience = Attente du premier coup
tournaments-patience-note = Passé ce délai, qui n’a pas joué perd la partie.
tournaments-minutes =
    { $count ->
        [0] aucune
        [one] { $count } minute
       *[other] { $count } minutes
    }
tournaments-public = L’afficher dans la liste
tournaments-public-note = Sinon, il faut le lien pour le trouver.
tournaments-hold = Ouvrir le tournoi
tournaments-all = Tous les tournois
tournaments-round-of = Ronde { $round } sur { $rounds }
tournaments-round = Ronde { $round }
tournaments-in = Vous participez. Dès que le tournoi commence, votre partie apparaît ici : gardez cette page ouverte.
tournaments-ready = Votre partie est prête.
tournaments-against = Vous jouez contre { $name }.
tournaments-play = Aller à ma partie
tournaments-next-in = La prochaine ronde commence dans { $time }.
tournaments-next-now = Lancer la prochaine ronde
tournaments-wait = Votre partie est terminée ; d’autres jouent encore.
tournaments-won =
    { $count ->
        [one] { $names } remporte le tournoi.
       *[other] { $names } se partagent la première place.
    }
tournaments-join = Participer
tournaments-join-rated = Ce tournoi compte pour le classement : il faut un compte.
tournaments-team-name = Nom de votre équipe
tournaments-new-team = Participer avec une nouvelle équipe
tournaments-join-team = Rejoindre cette équipe
tournaments-partner-note = Qui n’a pas encore de partenaire au début s’en voit attribuer un.
tournaments-players =
    { $count ->
        [0] Aucune inscription
        [one] Une inscription
       *[other] { $count } inscriptions
    }
tournaments-standings = Classement
tournaments-leave = Se désinscrire
tournaments-remove = Retirer { $name }
tournaments-withdraw = Se retirer
tournaments-begin = Commencer
tournaments-call-off = Annuler le tournoi
tournaments-link = Copier le lien
tournaments-copied = Lien copié
tournaments-wall = Affichage mural
tournaments-leave-wall = Retour au tournoi
tournaments-place = Rang
tournaments-who = Nom
tournaments-points = Points
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = ne joue plus
tournaments-bye = sans adversaire : un point
tournaments-rest = ne joue pas cette ronde
tournaments-replay = Revoir
tournaments-decide = Fixer le résultat de { $first } – { $second }
tournaments-decide-short = Résultat
tournaments-rated = Compter pour le classement
tournaments-rated-note = Chacun doit alors avoir un compte.

### The words of the account: logging in, one's games, and what can be changed.


account-title = Compte
account-of = Compte de { $name }
account-why = Un compte, c’est un nom et un mot de passe. Il vous permet de retrouver vos tables, vos parties et les défis que vous avez résolus sur tous vos appareils. Aucune adresse e-mail n’est demandée, et l’on peut aussi jouer sans compte.
account-comes = Les parties de ce navigateur sont ajoutées à votre compte.
account-conduct = Chacun doit se sentir bien ici : merci de lire comment nous nous traitons les uns les autres.
account-log-in = Se connecter
account-sign-up = Créer un compte
account-name = Nom
account-name-note = 40 caractères au plus. Tout le monde le voit à vos tables.
account-password = Mot de passe
account-password-note = De { $least } à { $most } caractères ; ni votre nom, ni l’un des mots de passe les plus courants.
account-no-mail = Gardez-le bien : si vous l’oubliez, seule la personne qui gère ce serveur peut vous en donner un nouveau.
account-show = Afficher le mot de passe
account-too-short = Un mot de passe doit contenir au moins { $least } caractères.
account-here = Compte connecté : { $name }.
account-log-out = Se déconnecter
account-log-out-note = Vos tables et vos défis résolus disparaissent alors de ce navigateur ; ils restent dans votre compte.
account-not-brought = Ce que vous avez joué ici n’est pas encore entièrement repris ; rouvrez la page pour compléter.

account-games = Vos parties
account-which = Afficher
account-all-games = Tous les jeux
account-no-games = Il n’y a encore aucune partie ici.
account-more = Afficher plus
account-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
account-on = en cours
account-replay = Revoir
account-play-on = Y aller

account-take = Exporter
account-records = Toutes les parties, coup par coup
account-export = Tout ce qui est enregistré sur moi
account-take-note = Les parties sont des fichiers texte dans un zip : chacun s’ouvre ici sous « Analyse ». Des parties en cours, ils ne montrent que ce que vous voyez.

account-changes = Modifier le compte
account-name-reserved = Votre nom { $name } désigne l’ordinateur, l’hébergeur ou un invité. Merci d’en changer ci-dessous.
account-rename = Changer de nom
account-rename-note = Il change aussi partout où vous avez joué.
account-renamed = Votre nom est maintenant { $name }.
account-change-password = Changer de mot de passe
account-password-now = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-changed = Votre mot de passe a été changé, et tous vos autres appareils sont déconnectés.
account-delete = Supprimer le compte
account-delete-note = Votre nom, votre mot de passe, vos défis résolus et tout ce que vous avez dit sont supprimés aussitôt et pour toujours. Les parties restent pour ceux avec qui vous avez joué, sans votre nom ; personne ne pourra les poursuivre à votre place.
account-delete-now = Supprimer définitivement
account-deleted = Votre compte est supprimé.
account-profile = Votre profil
account-players = Le classement
account-their-games = Parties
account-mail = Adresse e-mail
account-mail-note = Ne sert qu’en cas de mot de passe oublié ; personne ne la voit. Laissez le champ vide pour ne pas en donner.
account-mail-keep = Enregistrer
account-mail-kept = C’est enregistré.
account-forgotten = Mot de passe oublié ?
account-forgotten-note = Si le compte ci-dessus a une adresse e-mail, nous y envoyons un lien valable une heure.
account-forgotten-send = Envoyer le lien
account-forgotten-sent = Si ce compte existe et a une adresse, un message est en route.
account-recover = Choisir un nouveau mot de passe
account-recovered = Votre mot de passe a été changé. Connectez-vous avec le nouveau.

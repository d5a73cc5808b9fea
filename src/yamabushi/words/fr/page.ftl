### Les mots de la page qui n’appartiennent à aucun jeu en particulier.


## Partout

page-skip = Aller au contenu
page-home = Page d’accueil
page-nav = Pages
page-menu = Menu
page-club = Club
page-rules = Règles
page-loading = Un instant…
page-close = Fermer
page-new-tab = { $what }, s’ouvre dans un nouvel onglet
page-labelled = { $what } : { $detail }
page-clauses = { $one } ; { $other }
page-again = Réessayer
page-nothing = Il n’y a rien ici.
page-nowhere = Cette page n’existe pas. L’adresse est peut-être mal écrite.
page-no-answer = Le serveur ne répond pas. Avez-vous du réseau ?
page-failed = Cela n’a pas fonctionné.
page-compiling = Préparation : { $done } sur { $total }
settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
settings-plain = Plateaux sobres, contraste élevé
settings-sound = Sons
settings-aids = Montrer ce que ferait un coup
settings-twice = Confirmer chaque coup en le touchant encore
settings-notes = Notes pendant les premières parties
settings-calm = Moins d’animations
settings-codes = Coups en notation
settings-pace = Vitesse des coups
pace-brisk = rapide
pace-usual = normale
pace-slow = lente
settings-notify = M’avertir quand c’est mon tour
keys-title = Touches du clavier
keys-arrows = Flèches
keys-tab = D’une partie de la page à la suivante
keys-enter = Choisir ou jouer
keys-escape = Reposer ou fermer
keys-walk = Sur le plateau, les cartes ou les tuiles
keys-moves = À côté du plateau : un coup en arrière ou en avant
keys-help = Montrer ces touches
about-title = À propos
about-what = Yamabushi accueille trois petits jeux de duel. Il en connaît les règles sur le bout des doigts, y joue contre vous à tous les niveaux, et réunit des amis sur un même écran ou par un lien.
about-games = Les jeux appartiennent à leurs auteurs et à leurs éditeurs. Toutes les images et tous les textes sont de nous ; là où un livret de règles se tait, nos arbitrages tranchent.
about-data = Sans compte, seul ce navigateur retient vos tables et vos résultats aux défis. Le serveur enregistre les coups de chaque partie et ce qui se dit à la table ; pour un compte, également le nom, le mot de passe sous une forme que personne ne peut lire et les défis résolus.
about-free = Le tout est un logiciel libre, sous licence MIT : une seule commande suffit pour l’héberger chez vous.
announced-title = Annonces
bot-mark = bot
bot-name = { $name } (bot)
conduct-title = Règles de conduite
person-about = { $name } : signaler ou bloquer


## La page d’accueil

home-title = Trois duels, une table
home-line = Contre l’ordinateur, un ami à côté de vous ou un ami à distance.
home-play = Jouer
home-rules = Les règles de { $game }
home-people = Jouer avec d’autres
turns-title = À vous de jouer
turns-count = { $count ->
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
featured-title = Une partie en cours
featured-over = La dernière partie terminée
featured-replay = La revoir
watch-all = Toutes les parties à regarder
watch-title = Regarder des parties
own-title = Vos tables
own-over = terminée
own-won = gagnée
own-lost = perdue
own-drawn = nulle
own-aborted = interrompue
own-turn = à vous de jouer
own-playing = aux autres de jouer
own-waiting = en attente
own-paused = en pause
own-forget = Retirer de la liste cette table de { $game }
own-fewer = Afficher moins
own-all = Tout afficher ({ $count })
open-title = Tables ouvertes
open-nobody = Ouvrez une table et voyez qui s’y assoit : choisissez un jeu, puis « N’importe qui ».
open-playing = Parties en cours
open-seat = place libre
open-join = Rejoindre
open-watch = Regarder


## Un jeu est choisi

chooser-against = Contre qui ?
chooser-alone = Commencer
chooser-screen = Un ami sur cet écran
chooser-screen-note = Chacun son tour, sur le même écran.
chooser-link = Un ami, par lien
chooser-link-note = Envoyez un lien ou montrez un code.
chooser-open = N’importe qui
chooser-open-note = Une table ouverte que chacun peut trouver.
chooser-computer = L’ordinateur
chooser-mix = Ou choisissez qui prend quelle place :
chooser-mix-label = Équipes mixtes
mix-here = quelqu’un à cet écran
mix-link = quelqu’un, par lien
chooser-options = Options
chooser-side = Vous jouez
chooser-lot = Au hasard
chooser-clock = Pendule
chooser-name = Votre nom
chooser-mode-duel = Trois cubes chacun, le premier à cinq points l’emporte.
chooser-mode-teams = Deux contre deux, quatre cubes par équipe ; les partenaires ne se parlent pas.
chooser-mode-mukyan = En solo, contre un mannequin d’entraînement qui obéit à ses dés.
clock-none = sans pendule
clock-quick = 5 minutes, plus 5 secondes par tour
clock-calm = 20 minutes, plus 10 secondes par tour
clock-days = un jour par tour
clock-days-note = Seulement si quelqu’un joue par lien ; sinon, il n’y a pas de pendule.
time-hours = { $hours } h { $minutes }
time-days = { $days } j { $hours } h
join-asked = Voulez-vous jouer avec { $who } ?
join-free = Une place est libre.
join-side = Votre camp : { $side }
join-sides = Places libres : { $sides }
join-late = Toutes les places sont prises à présent.
join-new = Vous débutez ?
join-sit = Prendre place
join-watch = Seulement regarder


## À une table

table-guest = Invité
table-gone = quelqu’un
table-who = { $title } ({ $name })
table-open-seat = { $title } (place libre)
table-your-turn = À vous de jouer.
table-decides = À { $who } de jouer.
table-thinks = { $who } réfléchit.
table-chance = Le hasard décide.
turn-waiting = On attend que quelqu’un prenne place.
turn-paused = La partie est en pause.
table-past = Vous revoyez la partie, étape { $version }.
table-now = Revenir à la partie
table-you = vous
table-rating = classement
table-away = hors ligne
table-clock = Pendule : { $who }
table-watchers =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
table-you-watch = Vous regardez la partie.
table-broken = Connexion interrompue ; reconnexion en cours. Rien n’est perdu.
result-score = Score : { $score }
result-aborted = Tout le monde n’a pas encore joué : la partie ne compte pas.
result-weight = Comptée à { $percent } : ces personnes jouent souvent ensemble.
result-you-win =
    { $reason ->
        [resigned] Vous gagnez par abandon
        [time] Vous gagnez au temps
        [abandoned] Vous gagnez par forfait
       *[rules] Vous avez gagné !
    }
result-you-lose =
    { $reason ->
        [resigned] Vous perdez par abandon
        [time] Vous perdez au temps
        [abandoned] Vous perdez par forfait
       *[rules] Vous avez perdu
    }
home-lobby = Trouver un adversaire
home-lobby-line = Choisissez un jeu et une cadence, et jouez contre quelqu’un qui cherche la même chose ; ou défiez quelqu’un par son nom.
home-tournaments = Tournois
home-tournaments-line = Pour une soirée de club : toutes rondes ou système suisse, seul ou en équipe ; on s’inscrit par un lien.
home-tournaments-open = Voir les tournois
end-tournament = Voir le tournoi
end-title = Et maintenant ?
end-next-game = Partie suivante
end-next-level = Niveau suivant : { $level }
end-analyse = Analyse
end-turned = Le tournant : le coup { $number }
start-chosen = { $who } a choisi comment commence cette partie. Elle n’est pas classée.
start-chosen-hidden = { $who } a choisi comment commence cette partie et connaît peut-être ce qui est caché. Elle n’est pas classée.
curtain-line = Mains cachées : une seule personne doit regarder à présent.
curtain-hand = Je suis { $who } : montrer ma main
invite-title = Inviter quelqu’un
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-code = Code QR
invite-code-alt = Le lien sous forme de code QR
invite-public = Tout le monde peut trouver cette table sur la page d’accueil.
offer-made =
    { $matter ->
        [draw] Partie nulle proposée par { $who }.
        [takeback] Annulation d’un coup demandée par { $who }.
        [pause] Pause demandée par { $who }.
        [resign] Abandon proposé par { $who }.
       *[rematch] Revanche proposée par { $who }.
    }
offer-own =
    { $matter ->
        [draw] Vous proposez la nulle.
        [takeback] Vous demandez à annuler un coup.
        [pause] Vous demandez une pause.
        [resign] Vous proposez d’abandonner.
       *[rematch] Vous proposez une revanche.
    }
offer-accept = Accepter
offer-decline = Refuser
offer-withdraw = Retirer
confirm-play = Jouer ce coup
confirm-drop = Non
controls-title = À la table
controls-more = Plus
controls-hint = Indice
controls-undo = Annuler
controls-takeback = Annuler le coup
controls-draw = Proposer la nulle
controls-pause = Pause
controls-resume = Reprendre
controls-resign = Abandonner
controls-resign-sure = Vraiment abandonner ?
controls-resign-no = Non, continuer
controls-abort = Interrompre
controls-abort-sure = Vraiment interrompre ?
controls-claim-win = Réclamer la victoire
controls-claim-draw = Réclamer la nulle
controls-claim-abort = Interrompre : adversaire absent
controls-claim-engine = Faire jouer l’ordinateur
controls-leave = Quitter la table
controls-penalty = { $who } a parlé
controls-penalty-sure = Un point contre { $who } ?
controls-rematch = Revanche
controls-again = Rejouer
controls-retry = Réessayer
controls-to-rematch = Vers la nouvelle partie
controls-play-from = Jouer à partir d’ici
controls-flip = Tourner le plateau
controls-record = Télécharger la partie
controls-link = Lien pour spectateurs
controls-link-failed = Impossible de copier le lien. Le voici : { $link }
controls-not-yet = Ce n’est pas à vous de jouer.
controls-no-undo = Il n’y a pas de coup à annuler.
controls-no-past = Revenez d’abord à un coup précédent.
controls-back = Vous revoyez la partie ; revenez d’abord au coup actuel.
controls-offered = Vous l’avez déjà proposé.
controls-covered = Les mains sont cachées : la personne dont c’est le tour prend d’abord l’écran.
hint-title = Indice
hint-none = Ce que jouerait l’ordinateur à pleine force, si vous le demandez.
hint-thinking = Réflexion en cours…
hint-on-server = Le serveur réfléchit…
hint-depth =
    { $depth ->
        [one] { $depth } coup calculé d’avance
       *[other] { $depth } coups calculés d’avance
    }
hint-wins = gagne
hint-loses = perd
hint-draws = fait nulle
hint-chance = { $percent } de chances de gagner
hint-marked = coup conseillé
hint-best = Conseillé : { $what }
moves-title =
    { $count ->
        [one] Le seul coup, en mots
       *[other] Les { $count } coups, en mots
    }
moves-find = Saisissez un coup
moves-play = Jouer
moves-several = Plusieurs coups correspondent ; précisez.
moves-none = Aucun coup ne correspond.
log-title = Coups
log-steps = Revoir les coups
log-first = Début de la partie
log-back = Coup précédent
log-forward = Coup suivant
log-last = Dernier coup
log-why = Ce qui s’est passé, et pourquoi
log-why-rule = Règle
log-came = { $what } : { $came }
log-struck = annulé : { $what }
log-accept =
    { $matter ->
        [draw] { $who } accepte la nulle.
        [takeback] { $who } accepte l’annulation du coup.
        [pause] { $who } accepte la pause.
        [resign] { $who } accepte d’abandonner.
       *[rematch] { $who } accepte la revanche.
    }
log-set-up =
    { $count ->
        [one] Mise en place : { $count } étape
       *[other] Mise en place : { $count } étapes
    }
log-draws =
    { $count ->
        [one] { $count } tirage
       *[other] { $count } tirages
    }
log-act = { $who } : { $what }.
log-chance = Hasard : { $what }.
log-begin = La partie commence.
log-offer =
    { $matter ->
        [draw] { $who } propose la nulle.
        [takeback] { $who } demande à annuler un coup.
        [pause] { $who } demande une pause.
        [resign] { $who } voudrait abandonner.
       *[rematch] { $who } propose une revanche.
    }
log-decline =
    { $matter ->
        [draw] { $who } refuse la nulle.
        [takeback] { $who } refuse l’annulation du coup.
        [pause] { $who } refuse la pause.
        [resign] { $who } refuse d’abandonner.
       *[rematch] { $who } ne veut pas de revanche.
    }
log-penalty = { $who } a parlé : un point pour l’autre équipe.
log-rewind = Coup annulé.
log-draw = Nulle d’un commun accord.
log-pause = La partie est en pause.
log-resume = La partie reprend.
log-rematch = Une nouvelle partie est prête.
log-resign = { $who } abandonne.
log-flag = { $who } a épuisé son temps.
log-abandon = { $who } a quitté la table.
log-abort =
    { $why ->
        [time] { $who } n’a pas joué à temps. La partie est interrompue.
        [abandoned] { $who } a quitté la table. La partie est interrompue.
       *[resigned] { $who } interrompt la partie.
    }
log-close = L’administration du serveur a fermé la table.
log-replace = L’ordinateur prend la place de { $who }.
log-casual = { $who } a demandé l’aide de l’ordinateur : cette partie n’est plus classée.
chat-title = Discussion
chat-words = Votre message
chat-say = Envoyer
chat-said = { $who } dit : { $words }
chat-watching = regarde
chat-partners = Les partenaires ne se parlent pas pendant la partie.
chat-title-watching = Discussion du public
chat-apart = On ne lit ceci à la table qu’après la partie.
chat-mute = Masquer { $who }
chat-unmute = Réafficher { $who }
chat-unread =
    { $count ->
        [one] { $count } nouveau
       *[other] { $count } nouveaux
    }
controls-chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }


## Défis et règles

book-title = Mindlock
book-line = Des défis en solo, du premier basculement aux nuits blanches. Chaque PAR est prouvé.
book-open = Ouvrir le recueil
book-how = Vos cubes blancs doivent éliminer tous les noirs sans dépasser le PAR. Rejouer ne coûte rien.
book-next = Défi suivant : { $name }
book-grades = Difficulté
book-solved =
    { $moves ->
        [one] résolu en { $moves } coup
       *[other] résolu en { $moves } coups
    }
book-tried = tenté
book-new = pas encore tenté
book-own = Un défi à vous, en texte
book-check = Démontrer
book-hopeless = Il n’y a pas de solution.
book-proved = Résoluble en { $least ->
        [one] { $least } coup
       *[other] { $least } coups
    } ; solutions les plus courtes : { $solutions }.
puzzle-title = Défi { $name }
puzzle-own = Votre propre défi
puzzle-moves = Coups
puzzle-best = Votre record
puzzle-goal =
    { $par ->
        [one] Éliminez tous les cubes noirs en { $par } coup.
       *[other] Éliminez tous les cubes noirs en { $par } coups au plus.
    }
puzzle-aim =
    { $par ->
        [one] À résoudre en un coup
       *[other] À résoudre en { $par } coups au plus
    }
puzzle-wanted = Emprises à prendre : { $elements }
puzzle-hopeless = D’ici, le défi n’a plus de solution. Annulez un coup.
puzzle-no-move = Plus aucun coup : défi non résolu.
puzzle-take-back = Annuler le coup
puzzle-begin-again = Recommencer
puzzle-searching = Recherche : { NUMBER($positions) } positions…
puzzle-stop = Arrêter
puzzle-solution = Solution
puzzle-next = Défi suivant
rules-part = Section
rules-rulings = Arbitrages
board-tap-again = Touchez encore pour confirmer.

# Ratings
rated = classée
chooser-rated = Partie classée
chooser-rated-note = Elle compte pour votre classement ; aucun coup ne se reprend.
hint-casual = Cette partie est classée. Si vous demandez un indice, elle ne le sera plus.
table-is-rated = Cette partie est classée.
join-rated = Cette partie est classée : il faut un compte, et aucun coup ne se reprend.

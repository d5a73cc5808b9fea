### Pourquoi quelque chose a été refusé. Les clés viennent de en/refusals.ftl.

account-alike = Le nom { $name } ressemble trop à un nom déjà pris.
account-guessable = Ce mot de passe est l’un des premiers que n’importe qui essaierait ; choisissez-en un autre.
account-no-seat = Vous n’avez pas de place à cette table.
account-none = Il n’y a pas de compte au nom de { $name }.
account-reserved = Le nom { $name } désigne l’ordinateur, l’hébergeur ou un invité ; choisissez-en un autre.
account-taken = Le nom { $name } est déjà pris.
account-unknown = Vous devez d’abord vous connecter.
account-unseen = Un nom doit contenir au moins un caractère visible.
account-wrong = Le nom ou le mot de passe est incorrect.
analysis-curtain = Sur un seul écran, avec des mains cachées, personne ne consulte l’ordinateur.
analysis-here = Les navigateurs ne savent pas analyser ce jeu ; le serveur, si.
analysis-nobody = Personne n’a rien à décider à cet endroit.
analysis-puzzle = Un défi a son propre solveur ; l’ordinateur n’y joue pas.
analysis-turn = Ce n’est pas à vous de jouer.
analysis-unfair = Tant que d’autres jouent, personne ne consulte l’ordinateur.
arena-died = Un processus s’est arrêté tout seul, peut-être faute de mémoire ; essayez avec moins de --jobs.
arena-different = Ces fichiers portent sur des jeux différents, qui ne tiennent pas dans un même classement : { $games }.
arena-file = { $file } est inutilisable : { $problem }.
arena-no-games = Personne à classer : ces fichiers ne contiennent aucune paire de parties entre deux joueurs.
arena-one = Ce jeu se joue seul ; indiquez un joueur, et non { $count }.
arena-opening = Une ouverture de { $opening } décisions au hasard est trop longue : la partie finit avant elle.
arena-other = { $file } contient d’autres parties ({ $name } y vaut { $theirs }, et non { $ours }) ; indiquez un autre fichier.
arena-sides = Dans l’arène, deux camps s’affrontent ; { $game } en a { $count }.
arena-sprt = Un test demande deux écarts Elo, le plus petit d’abord, et non { $elo0 } { $elo1 }.
arena-two = Ce jeu oppose deux camps ; indiquez deux joueurs, comme dans : arena { $game } greedy random.
arena-write = Impossible d’écrire { $file } : { $problem }.
backup-file = { $file } ne peut pas servir de sauvegarde : { $problem }.
backup-empty = { $place } ne contient ni table ni compte. Si c’est voulu, ajoutez --empty ; rien n’a été écrit.
backup-form = La sauvegarde est de forme { $theirs } et la base de forme { $ours } ; restaurez-la dans une base vide, ou amenez celle-ci à cette forme avec : yamabushi migrate { $theirs }.
backup-replace = La base contient déjà quelque chose : { $contents }. Pour tout remplacer, ajoutez --replace.
bench-browser = WebAssembly se mesure dans un clone dont la page est construite ; il n’y en a pas ici.
bench-part = Il n’y a pas de mesure { $name } ; il y a { $names }.
block-many = Vous bloquez déjà { $most } personnes ; débloquez-en d’abord une.
block-no-name = Il n’y a pas de compte au nom de { $name }.
block-nobody = La personne assise là n’a pas de compte ; vous pouvez la masquer à la table.
block-yourself = C’est vous.
bot-by-hand = C’est le compte d’un bot : il joue avec son jeton, et personne n’y joue à la main.
bot-challenges = Un bot accepte tous les défis (all), les non classés (casual) ou aucun (none), et non { $text }.
bot-engine = Un moteur est level:{ $low } à level:{ $high }, ou ugi:COMMANDE, et non { $text }.
bot-engine-gone = Le moteur { $command } ne répond pas comme UGI le veut.
bot-file = Impossible de lire le jeton dans { $file } : { $problem }.
bot-games = Un bot joue au plus { $most } parties à la fois ; terminez-en d’abord une.
bot-has-played = Quelqu’un a déjà joué avec ce compte ; un bot a besoin du sien.
bot-no-token = Ce jeton n’existe pas.
bot-refused = Le serveur refuse : { $sentence }
bot-server = { $server } n’est pas l’adresse d’un serveur ; par exemple http://127.0.0.1:8420.
bot-tokens = Un bot a au plus { $most } jetons, et seul un bot en a ; révoquez-en d’abord un.
challenge-bots = { $most } bots attendent déjà sa réponse ; réessayez plus tard.
challenge-closed = Vous ne pouvez pas défier cette personne.
challenge-none = Ce défi n’existe plus.
challenge-too-many = { $most } de vos défis sont déjà ouverts ; retirez-en un d’abord.
cli-language = Il n’y a pas de langue { $name } ; il y a { $names }.
cli-learn-first = C’est la première étape du cours ; il n’y en a pas avant elle.
cli-neither = { $text } n’est ni un jeu ni un fichier ; les jeux sont { $games }.
cli-no-advice = Pas de conseil ici ; `yamabushi mindlock` donne indices et solutions.
cli-no-database = Il n’y a pas de base de données de Yamabushi à { $place } ; rien n’y a été créé. Indiquez celle du serveur avec --data, --database ou --config.
cli-no-kernels = Les règles de { $game } ne sont pas des noyaux compilés ; seuls ceux-là se comptent.
cli-no-threat = Personne ne peut dire ce qui menace ici : seulement au début d’un tour, et si l’adversaire ne cache rien.
cli-no-value = L’option --{ $option } attend une valeur, comme --{ $option } { $example }.
cli-not-sure = Rien n’a été modifié : cette commande demande d’abord, et personne ne peut répondre. Pour accepter, ajoutez --yes.
cli-not-done = Rien n’a été modifié.
cli-number = Il n’y a pas de numéro { $word } dans la liste ; elle va de 1 à { $last }.
cli-only-position = L’option --{ $option } vaut pour une position, pas pour une partie notée.
cli-only-record = L’option --{ $option } vaut pour une partie notée, pas pour une position.
cli-opponent = Il n’y a pas d’adversaire { $name } ; il y a { $names }.
cli-paid = Il ne reste aucun coup, et { $action } en coûte un. Sont gratuits : { $free }.
cli-resume-game = { $file } est une partie de { $theirs }, et non de { $ours }.
cli-save = Impossible d’enregistrer la partie sous { $file } : { $problem }.
cli-seat = Il n’y a pas de place { $name } ; il y a { $names }, ou random.
cli-several = { $word } peut vouloir dire { $moves } ; tapez l’un d’eux.
cli-stray = { $word } n’est ni une option ni sa valeur ; une option s’écrit comme --style old.
cli-undo = Rien à annuler : vous n’avez pas encore joué.
cli-why = Rien à expliquer : `why` porte sur ce qui s’est passé, `why 2` sur l’étape d’avant.
cli-word = { $word } n’est ici ni un coup ni une commande ; `help` dit ce que vous pouvez taper.
clock-increment = Une pendule du type { $kind } ajoute de 0 à { $high } secondes par tour, et non { $value }.
clock-time = Une pendule du type { $kind } prend de { $low } à { $high } secondes, et non { $value }.
community-apart = Vous ne pouvez pas vous asseoir à cette table.
community-banned = Vous ne pouvez pas participer ici avant le { $until } ; motif donné : « { $reason } ».
community-banned-for-good = Vous ne pouvez plus participer ici ; motif donné : « { $reason } ».
compile-failed = Ce dont { $games } a besoin n’a pas pu être compilé ; on joue sans, plus lentement.
conduct-file = Impossible de lire les règles de conduite dans { $file } : { $problem }.
database-address = Cette adresse ne mène à aucune base ; une adresse ressemble à postgresql://user:word@host/name.
database-driver = PostgreSQL demande d’autres paquets. Dans le clone de Yamabushi, lancez : pip install '.[cluster]'.
database-folder = Impossible de créer le dossier { $folder } pour les données du serveur : { $problem }.
database-newer = La base vient d’un Yamabushi plus récent : sa forme { $theirs } est inconnue ici ; la plus récente est { $ours }.
database-revision = La base n’a pas de forme { $name } ; il y a { $names }.
database-unreachable = La base { $address } est inutilisable : { $problem }
engine-died = La recherche a été interrompue ; redemandez.
engine-idle-chance = c’est au hasard de jouer
engine-idle-over = la partie est finie
engine-idle-turn = ce n’est pas à cette place de jouer
engine-late = Le moteur ne répond pas depuis trop longtemps ; redemandez un peu plus tard.
engine-nobody = Il n’y a pas à réfléchir : { $reason }.
engine-player = Il n’y a pas de joueur { $name } ; il y a { $names }, et de level:{ $lowest } à level:{ $highest }.
game-failed = { $game } a un défaut, et cela ne peut pas être joué ici : { $problem }.
game-unknown = Il n’y a pas de jeu { $name } ; il y a { $games }.
guard-origin = Ce serveur n’accepte pas les requêtes d’autres sites.
guard-too-long = C’est trop long : { $most } octets au plus.
guard-too-much = Trop de demandes ; attendez un peu.
hall-no-table = Cette table n’existe pas.
hall-rules = Cette partie a commencé avec les règles { $theirs } de { $game } ; ce sont ici les règles { $ours }, qui ne peuvent pas la poursuivre.
hall-unreadable = Cette version ne sait pas lire ce qui est enregistré de cette table.
himiki-book-name = on y écrit le nom d’un défi du recueil, comme F01, ou le texte d’un défi
himiki-book-none = ce défi n’est pas dans le recueil ; il y a { $names }
himiki-due-again = on peut rejouer, ou s’arrêter
himiki-due-candidate = le hasard choisit parmi les coups possibles de Muk Yan
himiki-due-confront = le Yokai Majeur peut affronter un cube, ou non
himiki-due-conjure = il faut tourner un cube de l’autre couleur
himiki-due-dice = les dés de Muk Yan sont lancés
himiki-due-draw = le hasard pioche une tuile Chaos
himiki-due-impel = l’Impulsion fait basculer le cube encore une fois
himiki-due-mana = le mana fait basculer un cube qui montre son élément
himiki-due-move = il faut basculer un cube, ou en faire pivoter un ou plusieurs
himiki-due-order = les cubes d’un pivot s’écrivent une fois chacun, dans l’ordre de leurs cases
himiki-due-place = il faut placer un cube sur une case de départ
himiki-due-put = il faut poser la tuile de terrain sur une case vide
himiki-due-slide = la Téléportation fait glisser le cube de deux cases
himiki-due-swap = le Transfert échange le cube avec un autre
himiki-due-tile = on peut utiliser une tuile Chaos, ou non
himiki-no-cube = Il n’y a pas de cube en { $square }.
himiki-no-pivot = Après un pivot, on ne peut pas pivoter au mouvement suivant ; on peut jouer { $possible }.
himiki-no-such-decision = { $action } n’est pas un coup de ce jeu ; vous pouvez jouer ici { $possible }.
himiki-not-back = En rejouant, le cube en { $square } ne peut pas revenir en { $left }.
himiki-not-confused = En Confusion, vous jouez les cubes de l’autre couleur ; le cube en { $square } est le vôtre.
himiki-not-now = { $action } n’est pas possible maintenant : { $due } ; on peut jouer { $possible }.
himiki-not-yours = Le cube en { $square } n’est pas à vous.
himiki-one-pivot = Pendant la Confusion, on ne fait pivoter qu’un seul cube.
himiki-other-half = À ce tour, le cube en { $square } est à votre partenaire ; vous jouez ceux de votre moitié.
himiki-over = La partie est finie ; on ne peut plus rien jouer.
himiki-penalty = Pas de pénalité ici : { $problem }.
himiki-penalty-late = la partie est finie
himiki-penalty-mode = les pénalités n’existent qu’en équipes
himiki-penalty-side = elle vise w ou b
himiki-puzzle-black = Noir a { $count } cubes, et il lui en faut de 1 à { $most }
himiki-puzzle-cube = { $word } n’est pas un cube ; un cube s’écrit comme C4HKM, une case et les éléments de ses trois axes
himiki-puzzle-edition = l’édition est revised ou first, pas { $word }
himiki-puzzle-event = { $tile } n’est pas l’une des tuiles Événement permises ici : { $tiles }
himiki-puzzle-hand = { $word } n’est pas une suite de tuiles Événement comme MhCj
himiki-puzzle-headlock = un headlock n’a pas d’emprises
himiki-puzzle-influences = les emprises sont celles de H, M et K qui sont en jeu, comme { $example }, pas { $word } ; ou bien headlock
himiki-puzzle-long = le texte a { $count } caractères ; { $most } au plus sont permis
himiki-puzzle-on-terrain = un cube est sur { $tile } en { $square } ; un terrain se pose sur une case libre
himiki-puzzle-one-tile = il n’y a qu’une tuile { $tile }
himiki-puzzle-par = le PAR est un nombre entier de 1 à { $most }, comme par=3, pas { $word }
himiki-puzzle-part = { $word } n’est aucun de ceux-ci : { $parts }
himiki-puzzle-sides = cela commence par les cubes blancs, un / et les noirs, comme C4HKM/B3KMH,D3MHK par=3 headlock
himiki-puzzle-slashes = { $word } a plus d’un /
himiki-puzzle-terrain = { $word } n’est pas un terrain ; un terrain s’écrit comme C3Im, parmi { $tiles }, avec + entre deux
himiki-puzzle-twice = { $part } y est deux fois
himiki-puzzle-two-cubes = il y a deux cubes en { $square }
himiki-puzzle-two-tiles = il y a deux tuiles en { $square }
himiki-puzzle-white = Blanc a { $count } cubes, et il lui en faut de 1 à { $most }
himiki-taken = { $square } n’est pas libre.
himiki-tile-no-enemy = Il n’y a pas de cube adverse que { $tile } pourrait tourner.
himiki-tile-no-mana = { $tile } fait basculer un cube qui montre son élément ; aucun de ceux que vous jouez ne peut basculer.
himiki-tile-no-square = Il n’y a pas de case libre où poser { $tile }.
himiki-tile-not-held = Vous n’avez pas { $tile } en main.
himiki-tile-not-now = Une tuile Chaos s’utilise juste après un basculement qui a porté votre score à 2, 3 ou 4 ; on peut jouer { $possible }.
himiki-too-far = Un cube bascule sur l’une des quatre cases voisines ; { $goal } n’est pas à côté de { $square }.
holding-account = Vous avez déjà { $most } tables ouvertes ; jouez à l’une d’elles, ou quittez-la, avant d’en ouvrir une autre.
holding-address = Votre réseau a déjà { $most } tables ouvertes ; jouez à l’une d’elles, ou quittez-la, avant d’en ouvrir une autre.
host-busy = La partie à la table { $table } avance trop vite ; réessayez.
host-file = Impossible d’écrire { $file } : { $problem }.
host-file-there = { $file } existe déjà et reste tel quel ; indiquez un autre fichier.
host-for-good = Une adresse est exclue pour quelques jours, 365 au plus : d’autres l’auront plus tard.
host-has-played = Quelqu’un a déjà joué avec le compte { $name } ; un bot a besoin du sien.
host-no-account = Il n’y a pas de compte au nom de { $name }, et ce n’est pas une adresse.
host-no-announcement = Il n’y a pas d’annonce { $id }.
host-no-ban = Aucune exclusion ne vise { $whom }.
host-no-bot = Il n’y a pas de bot du nom de { $name }.
host-no-report = Il n’y a pas de signalement { $id }.
host-no-token = { $name } n’a pas de jeton { $id } ; `yamabushi host tokens` en donne la liste.
host-no-table = Il n’y a pas de table { $table }.
host-person = { $name } est le compte d’une personne, et un compte de bot le reste pour toujours. Choisissez un autre nom ; si ce compte a été créé pour un bot, ajoutez --existing.
host-tokens = { $name } a { $most } jetons, c’est le maximum. Révoquez-en un : yamabushi host tokens { $name } --revoke ID.
host-too-long = Ce texte est vide, ou dépasse { $most } caractères.
host-wide = { $address } fait trop d’adresses à la fois ; au plus un /16 en IPv4 ou un /32 en IPv6.
lesson-challenge = Il n’y a pas de défi { $name } ; il y a { $names }.
lesson-course = Il n’y a pas de cours { $name } de { $game } ; il y a { $names }.
lesson-none = Il n’y a pas de cours pour { $game }.
lesson-step = Il n’y a pas d’étape { $name } dans ce cours ; il y a { $names }.
live-address = { $address } n’est pas une adresse de Valkey ; une adresse ressemble à redis://host:6379/0.
live-driver = Valkey demande d’autres paquets. Dans le clone de Yamabushi, lancez : pip install '.[cluster]'.
live-unreachable = Le réglage live est inutilisable : Valkey ne répond pas à { $address } ({ $problem }). Démarrez-le, corrigez l’adresse, ou supprimez ce réglage s’il n’y a qu’un seul processus.
load-start = Le serveur à mesurer s’est arrêté aussitôt, avec le code { $code }.
mail-address = Ce n’est pas une adresse e-mail : { $address }.
mail-link = Ce lien a déjà servi ou est trop ancien ; demandez-en un autre.
mail-none = Ce serveur n’envoie pas de courrier.
mail-settings = Les réglages du courrier demandent les trois : mail_server, mail_from, mail_site.
mindlock-about = On ne cherche pas de défis sur { $about } ; il y a { $subjects }.
mindlock-day = { $day } n’est pas un jour avec un défi ; écrivez-le comme { $today }, la date du jour en UTC ; le premier était { $first }.
mindlock-file = { $file } est inutilisable : { $problem }.
mindlock-grade = Il n’y a pas de catégorie { $grade } ; il y a F facile, M moyen, D difficile, E expert.
mindlock-other-run = { $file } contient { $theirs }, et non { $ours } ; indiquez un autre fichier.
mindlock-text = { $text } n’est ni un défi du recueil, comme F01, ni le texte d’un défi : { $problem }.
mindlock-theme = Il n’y a pas de thème { $theme } ; il y a { $themes }.
mindlock-too-large = Impossible de chercher cela ici : { $problem }.
news-no-topic = Ce sujet n’existe pas.
news-nobody = Connectez-vous, ou venez en invité avec une clé, pour apprendre ce qui vous concerne.
news-too-many = On ne suit pas plus de { $most } sujets à la fois.
option-choice = L’option { $option } de { $game } ne peut pas être { $value } ; choisissez parmi { $choices }.
option-none = { $game } n’a pas d’option { $option } ; ce jeu n’en a aucune.
option-not-here = L’option { $option } de { $game } ne vaut que pour { $condition }.
option-number = L’option { $option } de { $game } ne peut pas être { $value } ; c’est un nombre entier de { $low } à { $high }.
option-text = L’option { $option } de { $game } ne peut pas être { $value } : { $problem }.
option-unknown = { $game } n’a pas d’option { $option } ; il y a { $options }.
pairing-aborts = Vous avez quitté { $count } parties à peine commencées. Vous pourrez chercher de nouveau dans { $minutes } min.
pairing-alone = Cela se joue en solo : il n’y a personne à attendre.
pairing-gone = Cette personne n’attend plus.
pairing-key = Un invité qui attend donne comme jeton une clé de 22 à 86 lettres et chiffres.
pairing-rated = Ce jeu n’est jamais classé.
pairing-too-many = Trop de personnes attendent déjà à votre adresse.
pairing-two = On ne peut réunir deux personnes que pour un jeu à deux.
plan-clock = Une partie en solo, ou avec tout le monde sur un écran, ne peut pas avoir une pendule en jours.
plan-nobody = L’une des places doit être à vous ou à un ami ; entre eux, les moteurs jouent dans l’arène.
plan-not-over = Une position se prend dans une partie finie, ou dans un texte.
plan-over = Dans cette position, la partie est déjà finie.
plan-seats = { $game } a { $count } places ; indiquez qui occupe chacune d’elles, et non { $given }.
plan-start = Partez d’un texte ou d’une autre table, pas des deux.
players-pool = Il n’y a pas de classement pour { $pool }.
push-contact = { $contact } ne peut pas servir de contact pour les notifications ; un contact ressemble à mailto:host@example.org.
push-driver = Les notifications demandent d’autres paquets. Dans le clone de Yamabushi, lancez : pip install '.[push]'.
push-keys = Les clés de cet abonnement sont inutilisables.
push-off = Ce serveur n’envoie pas de notifications.
push-service = Ce n’est pas l’adresse d’un service de notifications : elles sont publiques et commencent par https.
puzzle-not-yet = Le solveur est en cours de compilation, ce qui n’arrive qu’une fois ; redemandez dans un instant.
puzzle-positions = il a plus de { $limit } positions
puzzle-too-large = C’est trop à chercher ici : { $problem }.
puzzle-too-slow = cela prendrait trop de temps
puzzles-book = Il n’y a pas de recueil de défis pour { $game } ; il y en a un pour { $games }.
puzzles-file = { $file } ne contient pas de défis trouvés par cette commande ; indiquez un autre fichier.
puzzles-source = On ne sait rien de défis pour { $game } ; il y a { $games }.
puzzles-theme = Il n’y a pas de thème { $theme } dans ce recueil ; il y a { $themes }.
rated-guest = Cette partie est classée : connectez-vous pour la jouer.
rated-level = Personne n’a mesuré la force du niveau { $level } ici ; jouez sans classement.
rated-mode = Il n’y a pas de classement pour cette façon de jouer.
rated-start = Une partie n’est classée que depuis le vrai début du jeu.
rated-twice = Cette partie est classée : personne n’y occupe plus d’une place.
ray-missing = Ray n’est pas installé. Dans le clone de Yamabushi, lancez : pip install '.[ray]'.
record-action = L’action { $number } de la partie notée, { $action }, n’est pas possible : { $problem }
record-branch = Le coup { $number } suit { $parent } : il ne peut suivre que 0, le début, ou un coup qui le précède dans la liste.
record-branches = Les coups { $first } et { $second } continuent tous deux après { $parent } ; un seul le peut.
record-comment = Un commentaire de la partie notée s’ouvre avec {"{"} et ne se ferme jamais avec {"}"}.
record-comment-place = Il y a un commentaire après l’action { $number }, pour { $last } actions en tout.
record-comment-text = Impossible d’écrire le commentaire { $text } : il contient une accolade.
record-end = La partie notée s’arrête sans résultat tel que 1-0 ou *.
record-file = Impossible de lire la partie notée { $file } : { $problem }.
record-film = Ce serait un film de { $count } positions ; on en dessine au plus { $most }.
record-game = Impossible de créer le jeu de la partie notée : { $problem }
record-missing-tag = La partie notée n’a pas d’étiquette { $tag } ; il lui faut Game, Rules et Result.
record-number = Le numéro { $text } se trouve devant l’action { $number } de la partie notée.
record-option = L’étiquette { $tag } n’est pas une option de { $game }, qui a ici { $options }.
record-reserved = Impossible d’ajouter l’étiquette { $tag } : elle est réservée, ou ne commence pas par une majuscule.
record-result = Le résultat noté est { $theirs } ; les actions mènent à { $ours }.
record-rules = La partie notée suit les règles { $theirs } de { $game } ; ce sont ici les règles { $ours }, qui ne peuvent pas la vérifier.
record-rules-number = L’étiquette Rules est un nombre entier, et non { $text }.
record-seat = Cette partie est notée comme la place { $seat } l’a vue ; seule une partie complète peut être rejouée.
record-start = L’étiquette Start n’est pas une position de ce jeu : { $problem }
record-tag = La ligne { $line } de la partie notée, { $text }, n’est pas une étiquette ; elles s’écrivent comme [Game "regality"], chacune une fois.
record-too-many = La partie notée compte { $count } actions, variantes comprises ; on en lit au plus { $most }.
record-value = L’étiquette { $tag } ne peut pas être { $text } : il y a un guillemet ou un saut de ligne.
record-variation = Dans la partie notée, une ( de variante n’a pas de ), ou une ) n’a pas de (.
record-variation-depth = Les variantes de la partie notée sont imbriquées sur plus de { $deepest } niveaux.
record-variation-number = Une variante derrière l’action { $number } de la partie notée ne peut pas commencer par { $text } ; elle commence par le numéro de l’action qu’elle remplace, ou par le suivant à la fin de sa ligne.
regality-cell-taken = { $cell } n’est pas libre ; sont libres : { $free }.
regality-citizen-first = La première tuile d’une partie est le Citoyen : { $possible }.
regality-due-begin = le hasard dit qui commence
regality-due-choose = qui a perdu la dernière partie choisit qui commence
regality-due-draw = le hasard pioche une tuile
regality-due-hit = le hasard dit quelle tuile est touchée
regality-due-pick = il faut choisir une tuile
regality-due-place = il faut poser une tuile
regality-no-cover = La Tour se pose sur l’un de vos alliés, ni face cachée ni protégé par un bouclier, et non en { $cell }.
regality-no-effect = La tuile { $tile } en { $cell } ne peut rien faire avec { $action } ; on peut jouer { $possible }.
regality-no-such-decision = { $action } n’est pas un coup de ce jeu ; vous pouvez jouer ici { $possible }.
regality-not-now = { $action } n’est pas possible maintenant : { $due } ; on peut jouer { $possible }.
regality-not-yours = { $tile } n’est ni dans la zone de { $side ->
        [Royalty] la Royauté
       *[Religion] la Religion
    } ni dans la zone neutre ; il y a { $hand }.
regality-over = Le match est fini ; on ne peut plus rien jouer.
regality-target-down = La tuile en { $cell } est face cachée : aucun effet ne la touche.
regality-target-far = L’effet n’atteint pas { $cell }.
regality-target-free = Il n’y a pas de tuile en { $cell }.
regality-target-idle = La tuile en { $cell } n’a pas d’effet qui pourrait agir maintenant.
regality-target-rival = La Sorcière ne reprend que vos alliés ; la tuile en { $cell } n’en est pas un.
regality-target-shielded = La tuile en { $cell } est protégée par un bouclier : aucun effet ne la touche.
regality-target-silent = La tuile en { $cell } est réduite au silence : son effet ne peut pas être réactivé.
regality-target-unshielded = Le Pirate ne détruit que des tuiles protégées par un bouclier ; celle en { $cell } ne l’est pas.
report-nothing = Il n’y a personne à cette place, et ce message n’existe pas.
request-failed = Quelque chose s’est mal passé sur ce serveur. Réessayez ; si cela se reproduit, prévenez la personne qui s’en occupe.
request-malformed = Cette demande est incompréhensible : { $problem }.
request-nothing = Il n’y a rien à cette adresse.
review-nothing = Il n’y a rien à revoir : personne n’avait le choix dans cette partie.
review-puzzle = Un défi n’a pas de chances à revoir ; son solveur dit ce qui était le mieux.
room-begun = La partie a commencé ; abandonnez au lieu de partir.
room-closed = On rejoint cette table sur invitation.
room-curtain = Le rideau est tiré ; la personne dont c’est le tour prend d’abord l’écran.
room-enough = On a assez parlé à cette table.
room-full = Il y a déjà tant de monde à cette table que personne d’autre n’y tient ; revenez plus tard.
room-hello = Vous êtes déjà là.
room-long = Il s’est passé trop de choses à cette table ; ouvrez-en une autre.
room-no-invite = Cette invitation est inconnue ici, ou a déjà servi.
room-no-seat = Cette place est déjà prise.
room-not-yours = Cette place n’est pas la vôtre.
room-nothing-said = Il n’y a rien dans ce message qu’on puisse montrer.
room-offered = Vous l’avez déjà proposé.
room-partners = Par équipes, on ne se parle pas pendant la partie.
room-player = Vous jouez ici : le public parle entre soi jusqu’à la fin de la partie.
room-same-id = Cet identifiant a déjà été envoyé, avec une autre action.
room-tournament = Dans un tournoi, l’ordinateur ne joue pour personne ; réclamez plutôt la victoire.
room-watching = Vous regardez ; seuls ceux qui jouent peuvent faire cela.
seat-none = Il n’y a pas de place { $seat } dans { $game } : ses places sont { $seats }, et None est un spectateur.
serve-file = Impossible de lire les réglages de { $file } : { $problem }.
serve-password = Un mot de passe a de 8 à 200 caractères.
serve-port = Impossible d’écouter sur { $host }:{ $port } : { $problem }. Indiquez un autre port avec --port, ou 0 pour n’importe lequel.
serve-setting = Le réglage { $name } est inutilisable : { $problem }.
serve-unknown = Il n’y a pas de réglage { $name }. Les réglages sont : { $names }.
serve-similar = Il n’y a pas de réglage { $name } ; vouliez-vous dire { $similar } ?
server-full = Il y a trop de monde en ce moment ; revenez dans un instant.
socket-hello = Dites d’abord bonjour.
socket-malformed = Ce message est illisible : { $problem }.
socket-token = Ce jeton n’est pas valable ici.
solution-mark = Le coup { $number } est { $written }, et non { $step }.
solution-over = Le coup { $number }, { $step }, n’y est pas possible : le défi est fini.
solution-step = Le coup { $number }, { $step }, n’y est pas possible ; on peut jouer { $possible }.
solve-game = { $game } ne peut pas être entièrement résolu ; { $games }, si.
storage-late = La base de données ne répond pas, et on ne sait pas encore si cela a été enregistré. Réessayez.
storage-restored = Une sauvegarde a été restaurée ; rechargez la page.
storage-text = Il y a dans ce texte quelque chose qu’on ne peut pas enregistrer.
storage-unavailable = Impossible d’enregistrer à l’instant ; rien n’a changé. Réessayez.
strengths-levels = Dans { $pool }, le niveau { $anchor } n’en a rencontré aucun autre : les forces se comptent à partir de lui.
strengths-order = Dans { $pool }, le niveau { $level } se montre plus faible que celui d’en dessous ; faites-leur jouer plus de parties.
strengths-pool = Dans { $game } avec ces options, personne n’est classé.
table-alone = Il faut quelqu’un d’autre à la table.
table-engine-draw = L’ordinateur n’accepte pas la nulle ; continuez ou abandonnez.
table-no-offer = Cette proposition n’existe pas.
table-no-penalty = Il n’y a pas de pénalités dans ce jeu.
table-not-away = Dans l’autre camp, personne n’est absent depuis assez longtemps ; attendez encore { $seconds } s.
table-not-over = La partie n’est pas encore finie.
table-not-paused = La partie n’est pas en pause.
table-nothing = Vous n’avez aucun coup à annuler.
table-over = La partie est finie.
table-partner = Seule l’équipe qui a parlé, ou un arbitre qui ne joue pas, peut donner cette pénalité.
table-paused = La partie est en pause ; reprenez-la d’abord.
table-rated = Cette partie est classée : aucun coup ne se reprend.
table-stale = La partie a continué entre-temps ; voici la position actuelle.
table-takeback = Impossible d’annuler ce coup : quelque chose a pu être révélé depuis.
table-takeback-chance = Impossible d’annuler ce coup : le hasard a parlé depuis.
table-turn =
    { $who ->
        [chance] Ce n’est pas à vous de jouer ; le hasard décide.
        [White] Ce n’est pas à vous de jouer ; c’est à Blanc de décider.
        [Black] Ce n’est pas à vous de jouer ; c’est à Noir de décider.
        [Royalty] Ce n’est pas à vous de jouer ; c’est à la Royauté de décider.
        [Religion] Ce n’est pas à vous de jouer ; c’est à la Religion de décider.
        [Sun] Ce n’est pas à vous de jouer ; c’est à Soleil de décider.
        [Moon] Ce n’est pas à vous de jouer ; c’est à Lune de décider.
       *[other] Ce n’est pas à vous de jouer.
    }
table-undo = Annuler est réservé aux parties contre l’ordinateur ou sur un seul écran ; demandez plutôt à annuler le coup.
table-waiting = La partie n’a pas commencé : une place est encore libre.
tournament-begun = Ce tournoi a déjà commencé.
tournament-closed = Ce tournoi a commencé ; on ne peut plus s’y inscrire.
tournament-few = Il faut au moins deux participants pour un tournoi.
tournament-full = Ce tournoi est complet : il compte { $most } participants.
tournament-game = Cette partie n’existe pas, ou elle est terminée.
tournament-held = Vous organisez déjà { $most } tournois qui ne sont pas terminés.
tournament-name = Quelqu’un s’appelle déjà { $name } dans ce tournoi.
tournament-nobody = Personne ne peut le faire : ce tournoi n’a plus d’organisateur.
tournament-none = Ce tournoi n’existe pas.
tournament-not-in = Vous ne participez pas à ce tournoi.
tournament-organiser = C’est réservé à { $name }, qui organise ce tournoi.
tournament-over = Ce tournoi est terminé.
tournament-rated = Ce tournoi est classé : connectez-vous pour y jouer.
tournament-sides = Un tournoi se joue entre deux camps qui ont autant de places l’un que l’autre.
tournament-team = Il n’y a pas de place dans cette équipe.
tune-file = Impossible d’écrire les poids dans { $file } : { $problem }.
tune-game = { $name } n’a pas de poids à régler ; il y a { $names }.
ugi-busy = Je réfléchis déjà ; stop y met fin.
ugi-nobody = Il n’y a rien à décider : { $reason }.
ugi-number = { $name } attend un nombre entier de { $low } à { $high }, et non { $value }.
ugi-option = Il n’y a pas d’option { $name } ; il y a { $names }.
ugi-position = Une position est startpos, ou fen et un texte, puis moves : et non { $words }.
ugi-secrets = Avec ces options, { $game } cache des choses que l’UGI ne sait pas dire.
ugi-unknown = Je ne connais pas { $words }.
view-malformed = Ce n’est pas une vue de { $game } : une vue a une place, ou None, et une position.
yokai-chance = { $action } n’est pas possible maintenant : { $due }.
yokai-deck-long = c’est trop long pour { $wanted } esquisses
yokai-deck-size = le nombre d’esquisses est { $count }, et on joue avec { $wanted }
yokai-deck-sketch = { $word } n’est pas une esquisse ; une esquisse s’écrit comme 'GR', 'GB+' ou 'RY!'
yokai-deck-text = il faut un texte, ou une liste de cartes
yokai-due-ability = il faut décider de la capacité de { $sketch } à la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }
yokai-due-begin = le hasard dit qui commence
yokai-due-draw = { $seat ->
        [Sun] Soleil
       *[Moon] Lune
    } pioche une esquisse
yokai-due-play = il faut jouer une esquisse, ou finir le tour
yokai-due-turn-up = le yokai du dessus de la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } est révélé
yokai-must-play = Avec quatre esquisses en main, il faut en jouer au moins une : { $possible }.
yokai-no-call = On ne peut pas appeler depuis la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } : il faut une autre pile que celle où l’on a joué, avec au moins deux yokai ; on peut jouer { $possible }.
yokai-no-such-decision = { $action } n’est pas un coup de ce jeu ; vous pouvez jouer ici { $possible }.
yokai-not-in-hand = { $sketch } n’est pas dans la main de { $seat ->
        [Sun] Soleil
       *[Moon] Lune
    }, qui est { $hand }.
yokai-not-now = { $action } n’est pas possible maintenant : { $due } ; on peut jouer { $possible }.
yokai-other-ability = { $sketch } a la capacité { $ability ->
        [call] appeler
       *[distract] distraire
    }, donc { $action } n’est pas possible ; on peut jouer { $possible }.
yokai-over = La partie est finie ; on ne peut plus rien jouer.
yokai-wrong-pile = { $sketch } se pose à la pile { $first ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } ou à la { $second ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }, pas à la { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }.

### Ce qui ne va pas dans le texte d’une position. Les clés viennent de en/positions.ftl.

himiki-position-active = a= ne s’écrit qu’avec la Conjuration en main
himiki-position-again = r s’écrit quand on rejoue, n tant que quelque chose est en attente, et sinon ni l’un ni l’autre
himiki-position-all-set-up = tous les cubes sont placés
himiki-position-armed = le Yokai Majeur est armé devant une place, ou devant aucune : '-'
himiki-position-ban = t ne s’écrit qu’avant le premier mouvement d’un tour
himiki-position-beyond = après un coup au-delà du PAR, on n’en paie plus
himiki-position-canonical = La position n’est pas écrite sous sa seule forme admise ; ce serait { $canonical }.
himiki-position-chance = le hasard place les cubes de Muk Yan ou lance ses dés, et le champ « Tour » dit lequel des deux
himiki-position-chaos = on y écrit, séparés par des /, les mains, le Yokai armé, les places confuses, le terrain et la défausse
himiki-position-confused = x ne s’écrit qu’au cours d’un tour
himiki-position-confusion = personne n’a utilisé la Confusion
himiki-position-conjured = une conjuration se choisit quand c’est à Blanc de jouer
himiki-position-contradiction = La position se contredit : { $problem }.
himiki-position-control = c= nomme des cubes de la couleur jouée, et seulement quand ce ne sont pas exactement ceux de la moitié
himiki-position-control-teams = c= est réservé au jeu en équipes dans l’édition révisée
himiki-position-count = on y écrit un nombre entier de 0 à { $most }
himiki-position-cube = { $word } n’est pas un cube ; un cube s’écrit comme B5HMK, avec une virgule entre deux
himiki-position-cubes-missing = il n’y a que { $there } des { $all } cubes ; un cube ne quitte le jeu que par la Porte des enfers
himiki-position-decides = avec ce champ « Tour », c’est { $decides } qui décide, pas { $written }
himiki-position-dice = on ne lance les dés que pour Muk Yan
himiki-position-discarded = { $tile } est dans la défausse quand son effet est en attente
himiki-position-drawn-first = les tuiles se piochent avant que des cubes soient placés
himiki-position-drawn-in-turn = on pioche à tour de rôle, une tuile chacun, trois fois
himiki-position-field = Le champ « { $field ->
        [cubes] Cubes
        [who] Qui décide
        [score] Points
        [influences] Emprises
        [turn] Tour
        [count] Compteur
        [chaos] Chaos
       *[other] { $field }
    } », { $text }, n’est pas correct : { $problem }.
himiki-position-fields = La position a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    } ; il en faut sept, comme dans 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.
himiki-position-finished = un défi est fini quand il est résolu, quand un coup au-delà du PAR a été choisi, ou quand il ne reste pas de cube blanc
himiki-position-gate = la Porte des enfers est dans la défausse : un seul cube a donc quitté le jeu
himiki-position-hands = il y a { $count } mains, avec une virgule entre deux
himiki-position-has-tilted = un cube a basculé pendant ce tour ; cela s’écrit comme C4<C5
himiki-position-influence = l’emprise { $element ->
        [fire] de feu
        [water] d’eau
       *[wood] de bois
    } n’est pas en jeu dans ce défi
himiki-position-influence-points = chaque emprise vaut un point
himiki-position-just-scored = le compteur est à 0 quand le score vient de changer
himiki-position-left-itself = le cube en { $square } ne peut pas avoir quitté la case où il se trouve
himiki-position-many-cubes = chaque camp a { $most } cubes
himiki-position-many-tilted = autant de cubes ne peuvent pas avoir basculé en un seul tour
himiki-position-never-confused = la Confusion ne sert pas dans les défis
himiki-position-no-chaos = il n’y a pas de tuiles Chaos sans le mode expert
himiki-position-no-cube-pending = il n’y a pas de cube en { $square } pour ce qui est en attente
himiki-position-no-cube-tilted = il n’y a pas en { $square } de cube qui aurait pu basculer
himiki-position-no-tilt = un basculement a été choisi avant
himiki-position-no-white-pending = il n’y a pas de cube blanc en { $square } pour ce qui est en attente
himiki-position-no-white-tilted = il n’y a pas en { $square } de cube blanc qui aurait pu basculer
himiki-position-not-tilted = aucun cube n’a encore basculé pendant ce tour
himiki-position-nothing-active = aucun cube n’est actif
himiki-position-on-terrain = un cube est sur une tuile qui aurait agi
himiki-position-other-cubes = les cubes ne sont pas ceux du défi, ou il en manque un
himiki-position-other-tile = { $tile } ne peut pas être arrivée là dans ce défi
himiki-position-other-tilted = seuls des cubes du camp qui joue ont basculé pendant ce tour
himiki-position-over = une partie finit avec cinq points ou, nulle, quand le compteur arrive à { $most }, et pas avant
himiki-position-owners = on y écrit à qui sont le feu, l’eau et le bois, 'w', 'b' ou '-' pour chacun
himiki-position-paid = on y écrit le nombre de coups payés
himiki-position-partner = aucun autre cube ne peut être actif à côté
himiki-position-pending = ce qui est en attente ne pourrait pas être décidé ici
himiki-position-raised = le signe plus est réservé au Yokai Majeur
himiki-position-row = { $word } n’est pas une suite de tuiles ; on l’écrit comme MhCj, et '-' s’il n’y en a pas
himiki-position-score = on y écrit les points de Blanc et de Noir, de 0 à 5, comme 2-1
himiki-position-scored-before = rien n’est marqué avant le début de la partie
himiki-position-seat = { $word } n’est pas une place
himiki-position-set-up = ces cubes ne peuvent pas avoir été placés jusqu’ici, l’un après l’autre, sur les cases de départ
himiki-position-sets-up = c’est une autre place qui pose le prochain cube
himiki-position-sides = on y écrit les cubes blancs, un / et les noirs
himiki-position-solver = on y écrit 'w', ou '.' quand c’est fini
himiki-position-square = { $word } n’est pas une case
himiki-position-standing = l’état du tour ne s’écrit que là où il est en attente
himiki-position-step = { $word } n’est ni r, C4<C5, a=C4 ni rien qui puisse être en attente dans un défi
himiki-position-taken = on y écrit le feu, l’eau et le bois, 'w' pour une emprise prise et '-' sinon
himiki-position-terrain = { $word } n’est pas un terrain ; un terrain s’écrit comme C3Im, avec un signe plus entre deux
himiki-position-three-drawn = chacune des { $seats } places a pioché trois tuiles
himiki-position-tile = il n’y a pas de tuile Chaos { $word }
himiki-position-tilts = on choisit au plus { $most } basculements par tour
himiki-position-transfer = le Transfert est dans la défausse quand deux cubes sont actifs
himiki-position-turn = { $word } n’est ni d, s, t, r3, n3, x, C4<C5, c=C4 ni rien qui puisse être en attente
himiki-position-turn-ended = après { $most } basculements, le tour est fini
himiki-position-two-active = deux cubes ne sont actifs qu’après un Transfert, dans l’édition révisée
himiki-position-two-cubes = il y a deux cubes en { $square }
himiki-position-two-places = { $tile } est à deux endroits
himiki-position-two-tiles = il y a deux tuiles en { $square }
himiki-position-unseen = il y a trop peu de tuiles inconnues pour une main de { $size }
himiki-position-used-before = aucune tuile n’est utilisée avant le début de la partie
himiki-position-who = on y écrit { $seats }, '?' pour le hasard ou '.' quand c’est fini
himiki-position-winner = avec cinq points de chaque côté, win= dit qui a gagné
himiki-position-winner-last = win= ne s’écrit que quand la partie est finie
himiki-position-without-expert = on y écrit '-' sans le mode expert
himiki-position-without-tiles = on y écrit '-' dans un défi sans tuiles
himiki-position-zero = on y écrit 0 dans un défi
regality-position-all-hidden = dans ce style, toutes les tuiles neutres sont cachées avant la première pose
regality-position-begun = le hasard ne dit que qui commence la première partie
regality-position-can-place = ce n’est pas fini : il y a une tuile à poser et une place pour elle
regality-position-canonical = La position n’est pas écrite sous sa seule forme admise ; ce serait { $canonical }.
regality-position-cell = { $word } en { $cell } n’est pas une tuile ; une tuile s’écrit comme 'Ki', 'ki', '(Ki:r)' ou 'To+Ge'
regality-position-come-back = avec si peu de tuiles neutres restantes, celles qui sont sorties seraient revenues
regality-position-contradiction = La position se contredit : { $problem }.
regality-position-decides = avec ce qui est en attente et ce compteur, c’est { $decides } qui décide, pas { $written }
regality-position-drawn-hidden = dans les styles secrets, ce qui est tiré est caché ; dans les autres, rien ne l’est
regality-position-extra = ici peuvent suivre, une fois chacun et dans cet ordre, { $names }
regality-position-few-placed = il y a plus de tuiles sur le plateau ({ $there }) que de tuiles posées ({ $placed })
regality-position-field = Le champ « { $field ->
        [board] Plateau
        [who] Qui décide
        [zone-r] Zone de la Royauté
        [zone-l] Zone de la Religion
        [neutral] Zone neutre
        [discards] Défausse
        [flags] En attente
        [count] Compteur
        [last] Suite
       *[other] { $field }
    } », { $text }, n’est pas correct : { $problem }.
regality-position-fields = La position a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    } ; il en faut au moins huit, comme dans '.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.
regality-position-first = on y écrit first=l, et rien quand la Royauté a commencé
regality-position-flags = on y écrit '-', begin, draw, draft, choose, ou un effet comme 'Ki@b2', 'Ba@b2>b1' et 'As@b2?'
regality-position-four-in-play = après le draft secret, quatre tuiles neutres sont en jeu, dont une de chaque trio transmis
regality-position-fourth-kept = qui transmet trois tuiles garde la quatrième, et aucune des trois
regality-position-games = ce match est fini après la partie { $games }, et pas avant
regality-position-gone-and-here = { $tiles } a quitté le match et se trouve ici quand même
regality-position-gone-with-each = { $count } tuiles neutres quittent le match à chaque partie
regality-position-handed-on = les tuiles transmises sont trois neutres par tour de draft, et seulement dans le draft secret
regality-position-idle-effect = l’effet de la tuile qui vient d’être posée ne pourrait rien faire
regality-position-left-by-now = les tuiles détruites quittent le plateau quand commence le tour du camp qui les a détruites
regality-position-many-points = il n’y a pas autant de points dans un match
regality-position-neutral-hidden = rien n’est caché dans la zone neutre une fois le draft terminé
regality-position-neutral-in-play = dans ce style, une partie a { $count } { $count ->
        [one] tuile neutre
       *[other] tuiles neutres
    } en plus du Citoyen
regality-position-never-gone = { $tiles } ne quitte jamais un match
regality-position-nine-points = neuf tuiles font neuf points par partie au plus
regality-position-no-ally = une tuile qui vient d’être posée est alliée au camp qui l’a posée
regality-position-no-effect = il n’y a pas d’effet à décider
regality-position-no-hit = le hasard n’a pas de tuile cachée à toucher
regality-position-nobody-lost = personne n’a encore perdu de partie, donc personne ne choisit
regality-position-not-begun = ce n’est pas fini avant la première pose
regality-position-not-drawn = ces tuiles ne peuvent pas avoir été tirées et choisies dans ce style
regality-position-not-empty = avant la première pose, le plateau et la défausse sont vides
regality-position-not-hidden = { $tiles } ne peut pas être caché
regality-position-not-neutral = { $tiles } n’est pas dans la zone neutre dans ce style
regality-position-not-neutral-yet = { $tiles } n’est pas dans la zone neutre avant la première pose
regality-position-not-ready = avant la première pose, la mise en place est terminée et rien n’est en attente
regality-position-not-there = { $tile } n’est pas en { $cell }
regality-position-not-used = la tuile en { $used } ne peut pas être réactivée depuis { $user }
regality-position-nothing-gone = aucune tuile ne quitte une partie unique ni un match dans le style ancien
regality-position-nothing-hidden = rien n’est caché dans ce style
regality-position-nothing-won = une partie unique ne compte pas de parties gagnées
regality-position-nothing-yet = rien n’a encore été posé, tiré ni décidé
regality-position-nowhere = { $tiles } n’est nulle part
regality-position-number = on y écrit un nombre entier de 0 à { $most }
regality-position-one-kept = qui joue en second garde l’une des trois tuiles transmises
regality-position-open-and-hidden = { $tiles } est à la fois visible et caché
regality-position-order = { $tile } y est deux fois, ou n’est pas dans l’ordre des tuiles
regality-position-other-flags = avec ces tuiles tirées et choisies, c’est { $flags } qui serait en attente
regality-position-over = cette partie est finie : on ne peut plus rien poser
regality-position-rounds = le draft a deux tours
regality-position-row = on y écrit une suite de tuiles comme KiQu, ou '-' s’il n’y en a pas
regality-position-rows = on y écrit trois lignes séparées par des /, de trois cases séparées par des virgules
regality-position-score = cela s’écrit comme { $example }
regality-position-three-handed-on = on transmet trois tuiles par tour de draft
regality-position-three-to-pick = on choisit parmi les trois tuiles transmises
regality-position-tile = il n’y a pas de tuile { $word }
regality-position-tower = en { $cell } seule la Tour est posée sur une autre tuile, et elle l’est toujours
regality-position-two-hidden = un camp a au plus deux tuiles cachées
regality-position-two-left = les deux tuiles restantes de celles qui ont été transmises ne participent pas à cette partie
regality-position-two-places = { $tiles } est à deux endroits
regality-position-two-ways = la pile en { $cell } pointe dans une seule direction
regality-position-two-wins = un match en deux victoires est fini quand un camp a gagné deux parties, et pas avant
regality-position-unseen = il y a trop peu de tuiles neutres inconnues (il en faut { $count })
regality-position-who = on y écrit 'r', 'l', '?' pour le hasard ou '.' quand tout est fini
regality-position-won-last = qui a gagné le match a gagné sa dernière partie
regality-position-zone = avant la première pose, { $tiles } est dans la zone de la { $side ->
        [r] Royauté
       *[l] Religion
    }
yokai-position-behind = derrière un yokai que l’on révèle, il y a au plus une pile touchée, ou les deux piles
yokai-position-called-from = de deux piles qui attendent d’être comptées, la seconde est celle d’où l’on a appelé
yokai-position-called-there = un yokai a été appelé sur la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }, par-dessus un autre
yokai-position-canonical = La position n’est pas écrite sous sa seule forme admise ; ce serait { $canonical }.
yokai-position-completed = la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } a assez d’esquisses ({ $count }) pour que son yokai soit complété
yokai-position-contradiction = La position se contredit : { $problem }.
yokai-position-count = { $sketch } y est { $count } fois, et on joue avec { $wanted }
yokai-position-emptied = c’est une esquisse jouée qui vide une pile
yokai-position-entry = { $word } ne peut pas être en attente ; cela s’écrit comme '?G', '+0', '=G' ou 'GB+@G'
yokai-position-field = Le champ « { $field ->
        [G] Pile verte
        [R] Pile rouge
        [B] Pile bleue
        [Y] Pile jaune
        [hand0] Main de Soleil
        [hand1] Main de Lune
        [deck] Pioche
        [discards] Défausse
        [taken0] Yokai de Soleil
        [taken1] Yokai de Lune
        [turn] Tour
       *[other] { $field }
    } », { $text }, n’est pas correct : { $problem }.
yokai-position-fields = La position a { $count ->
        [one] { $count } champ
       *[other] { $count } champs
    } ; il en faut onze, comme dans 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.
yokai-position-filled = la pioche est reconstituée avant qu’on pioche
yokai-position-full-hand = une main n’a { $most } esquisses qu’après la pioche de son propre tour
yokai-position-hand = avec { $todo } en attente, le nombre d’esquisses dans la main de { $field ->
        [hand0] Soleil
       *[hand1] Lune
    } est { $count }
yokai-position-has-drawn = qui a joué a pioché avant
yokai-position-held = après { $played } { $played ->
        [one] esquisse jouée
       *[other] esquisses jouées
    }, la main en a au plus { $most }
yokai-position-is-up = le yokai du dessus de la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } est révélé, sauf si { $entry } est ce qui vient
yokai-position-last-turn = la partie est finie après le tour { $last }
yokai-position-many = il y a { $count } esquisses à la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }, et aucune pile n’en a plus de { $most }
yokai-position-must-play = avec quatre esquisses en main, on en joue au moins une
yokai-position-never-up = les yokai { $pile ->
        [green] verts
        [red] rouges
        [blue] bleus
       *[yellow] jaunes
    } jamais révélés sont au nombre de { $count }, et dans leur propre pile
yokai-position-no-call = aucune autre pile n’a deux yokai : il n’y a rien à appeler
yokai-position-no-distract = il n’y a rien à distraire
yokai-position-nobody = quelqu’un joue à partir du tour 1, et personne avant
yokai-position-not-begun = avant que quelqu’un commence, { $todo } est en attente
yokai-position-not-on-top = à la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }, { $sketch } n’est pas l’esquisse du dessus de qui joue
yokai-position-not-over = ce n’est pas fini : chaque pile a des yokai, et le tour { $last } n’est pas terminé
yokai-position-not-pending = { $todo } ne peut pas être en attente
yokai-position-nothing-discarded = rien n’est défaussé avant la fin de la mise en place
yokai-position-nothing-played = rien n’est joué ni pris avant la fin de la mise en place
yokai-position-one-empty = la partie est finie dès qu’une pile, ici la { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }, n’a plus de yokai
yokai-position-order = les esquisses s’écrivent dans l’ordre des cartes, comme { $ordered }
yokai-position-other-pile = { $sketch } ne peut pas être à la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }
yokai-position-pile = cela s’écrit comme { $example } : une couleur, ses yokai et les esquisses des deux côtés
yokai-position-played-there = qui joue a posé une esquisse à la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    }
yokai-position-sketches = { $word } n’est pas une suite d’esquisses comme 'GRGB+', ou '-' s’il n’y en a pas
yokai-position-taken = on y écrit une suite de yokai, par couleur dans l’ordre G R B Y et par valeur croissante, ou '-' s’il n’y en a pas
yokai-position-together = les yokai de la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } qui n’ont jamais été révélés sont ensemble
yokai-position-top-down = quand { $next } est ce qui vient, le yokai du dessus de la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } n’est pas encore révélé
yokai-position-top-up = quand { $next } est ce qui vient, le yokai du dessus de la pile { $pile ->
        [green] verte
        [red] rouge
        [blue] bleue
       *[yellow] jaune
    } est révélé, et lui seul
yokai-position-turn = cela s’écrit comme '12:0:1:-' : un tour, qui joue, le nombre d’esquisses jouées et ce qui est en attente
yokai-position-turn-ended = après la troisième esquisse, ou avec une main vide, le tour est fini de lui-même
yokai-position-two-places = { $yokai } est à deux endroits
yokai-position-unseen = il y a trop peu d’esquisses inconnues (il en faut { $size }) pour { $field ->
        [hand0] la main de Soleil
        [hand1] la main de Lune
       *[deck] la pioche
    }
yokai-position-up-by-play = un yokai est révélé parce qu’une esquisse a été jouée
yokai-position-yokai = { $word } n’est pas une suite de yokai comme 'G5R3??', ou '-' s’il n’y en a pas

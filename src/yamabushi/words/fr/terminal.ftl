### What the terminal says around lessons.

cli-learn-on = Pour continuer : { $command }
cli-learn-heading = { $course }, { $number } sur { $total } : { $title }
cli-learn-look = Regardez { $places }.
cli-learn-hint = Indice : { $hint } ({ $action })
cli-learn-code = un code
cli-learn-help = Tapez un coup tel qu’il se note, en majuscules ou en minuscules et dans n’importe quel ordre, ou son numéro. Si un seul cube ou une seule tuile peut aller quelque part, il suffit de taper où.
    .hint = un indice pour avancer
    .back = l’étape précédente
    .again = l’étape depuis son début
    .skip = l’étape suivante
    .board = redessiner le plateau
    .list = tous les coups, numérotés
    .p = ce que fait chaque pièce
    .quit = quitter ; ce qui est fait reste acquis
    .code = ce que fait cette pièce
    .help = cette page


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = Le cube blanc en C5 est à vous. Tapez C4 (ou C5-C4) : il bascule par-dessus son arête et s’y pose.
typed-lesson-himiki-first-pivot =
    .goal = C4 présente les mauvais côtés au bois. Tapez C4~ pour le faire pivoter sur place, laissez jouer Noir, puis frappez.
    .hint = C4~ le fait pivoter. Au tour suivant, allez en C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ fait pivoter le cube ; ensuite, allez en C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ les fait pivoter tous les deux ; frappez ensuite avec chacun.
typed-lesson-regality-first-place =
    .goal = Vous êtes la Royauté. Toute partie commence par le Citoyen : tapez Ci@b2 pour le poser en b2, au milieu.
    .hint = Ci est le Citoyen de votre zone ; le milieu est b2.
typed-lesson-regality-first-turn =
    .hint = Posez Mi sur une case autour de b2, puis tapez >b2 pour le Citoyen.
typed-lesson-yokai-first-sketch =
    .goal = Une esquisse convient à deux piles. La vôtre, GR, est verte et rouge : tapez GR@G pour la jouer à la pile verte.
    .hint = Votre main est sous les piles ; G est la pile verte.
typed-lesson-yokai-first-distract =
    .hint = Jouez au bleu, puis tapez % pour distraire.
typed-lesson-yokai-first-turn =
    .hint = Deux esquisses avec du rouge, toutes deux au rouge ; puis tapez un point pour terminer votre tour.

# What those who look after a server are called: no account may have such a name.
reserved-host = hôte, hébergeur, administrateur, administratrice, modérateur, modératrice, serveur, système

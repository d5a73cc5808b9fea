### What the terminal says around lessons.

cli-learn-on = Pour continuer : { $command }
cli-learn-heading = { $course }, { $number } sur { $total } : { $title }
cli-learn-look = Regardez { $places }.
cli-learn-hint = Indice : { $hint } ({ $action })
cli-learn-code = un code
cli-learn-help = Tapez une décision comme elle s’écrit, en majuscules ou minuscules et dans n’importe quel ordre, ou son numéro.
    .hint = ce qui mène plus loin
    .back = l’étape d’avant
    .again = l’étape depuis le début
    .skip = l’étape suivante
    .board = redessiner le plateau
    .list = toutes les décisions, numérotées
    .p = ce que fait chaque pièce
    .quit = arrêter ; ce qui est fait est retenu
    .code = ce que fait cette pièce
    .help = cette page

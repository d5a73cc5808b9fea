### What the terminal says around lessons.

cli-learn-on = Pour continuer : { $command }
cli-learn-heading = { $course }, { $number } sur { $total } : { $title }
cli-learn-look = Regardez { $places }.
cli-learn-hint = Indice : { $hint } ({ $action })
cli-learn-code = un code
cli-learn-help = Tapez une décision telle qu’elle se note, en majuscules ou en minuscules et dans n’importe quel ordre, ou son numéro.
    .hint = un indice pour avancer
    .back = l’étape précédente
    .again = l’étape depuis son début
    .skip = l’étape suivante
    .board = redessiner le plateau
    .list = toutes les décisions, numérotées
    .p = ce que fait chaque pièce
    .quit = quitter ; ce qui est fait reste acquis
    .code = ce que fait cette pièce
    .help = cette page

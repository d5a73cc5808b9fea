### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = Vous avez terminé votre tour sans cela.
-ability-left = Vous avez renoncé à la capacité. Ici, vous en avez besoin.


## First steps

course-yokai-first = Premiers pas
    .line = D’une première esquisse à une courte partie avec des esprits timides.
    .done = Vous savez maintenant jouer à Terres de Yokai. Reste à apprendre quand attendre.
    .then = Jouer une première partie
lesson-yokai-first-sketch = Une première esquisse
    .goal = Une esquisse convient à deux piles. Touchez la vôtre, verte et rouge, puis la pile verte.
    .hint = Votre main est en bas ; la pile verte est la première.
    .right = Elle est de votre côté de la pile. Le chiffre du yokai dit combien d’esquisses le complètent.
    .red = Le rouge est son autre couleur. Ici, elle doit aller au vert.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Compléter
    .goal = Le yokai vert demande quatre esquisses, les deux côtés ensemble. Jouez la quatrième et prenez-le.
    .hint = Vous avez une esquisse avec du vert.
    .right = Trois contre une : il est à vous, avec ses quatre points. Vos esquisses sont défaussées, celle de la Lune reste.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Qui mène
    .goal = Une esquisse, et deux yokai qu’elle compléterait. Un seul viendrait à vous.
    .hint = Au bleu, vous auriez deux contre une.
    .right = Qui a le plus d’esquisses là-bas le prend. Peu importe qui a joué la dernière.
    .theirs = Complet, mais la Lune y a plus d’esquisses : il va à la Lune, pendant votre propre tour.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Égalité et fuite
    .goal = La Lune va prendre le yokai jaune. Faites-le fuir : mettez trois contre trois.
    .hint = Votre esquisse porte du jaune.
    .right = L’égalité l’effraie : il s’enfuit sous sa pile, et toutes les esquisses y sont défaussées.
    .stop = { -turn-ended }
lesson-yokai-first-call = Appeler
    .goal = Votre esquisse peut appeler : le yokai du dessus d’une autre pile vient où vous jouez. Il faut sept esquisses au yokai vert. Appelez plutôt le rouge.
    .hint = Jouez au vert, puis choisissez la pile rouge : trois esquisses complètent un trois.
    .right = L’invité a trouvé vos trois esquisses : complet aussitôt.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Distraire
    .goal = Cette esquisse distrait : l’esquisse du dessus de la Lune va à son autre couleur. Envoyez-la du bleu au rouge, où vous menez.
    .hint = Jouez au bleu, puis « { yokaiboard-do-distract } ».
    .right = L’esquisse de la Lune était la cinquième au rouge : complet, trois à deux pour vous.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = Un tour entier
    .goal = Vous avez pioché : quatre esquisses en main. Jouez-en une à trois. Prenez le yokai rouge, gardez le reste et terminez votre tour.
    .hint = Deux esquisses avec du rouge, toutes deux au rouge, puis « { yokaiboard-end-turn } ».
    .right = On pioche une esquisse par tour et on peut en jouer trois : une main gardée vaut quelque chose.
lesson-yokai-first-last = La fin
    .goal = Dès qu’une pile est vide, la partie est finie. La Lune mène onze à huit : prenez le dernier yokai vert et gagnez.
    .hint = Il manque une sixième esquisse au vert.
    .right = Quatorze à onze. Comptez les points avant de toucher au dernier d’une pile.
    .stop = { -turn-ended }
lesson-yokai-first-game = Une courte partie
    .goal = La Lune joue aussi maintenant. Vous menez vingt et un à quinze, et il reste un yokai vert : que la partie finisse bien pour vous.
    .hint = On peut attendre : réunissez des esquisses vertes et jouez-les ensemble.
    .right = La pile est vide, et vous êtes devant. Bien esquissé !
    .lost = Cette fois, la Lune a fini devant. Réessayez.

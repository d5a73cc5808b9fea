### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = Vous avez renoncé à l’effet. Ici, il le faut.


## First steps

course-regality-first = Premiers pas
    .line = Poser, retourner, détruire : d’une seule tuile à une petite partie entière.
    .done = Vous savez maintenant jouer à Regality vs. Religion. Commencez par le style ancien : sept tuiles chacun, et le Citoyen pour seule tuile neutre.
    .then = Jouer une première partie
lesson-regality-first-place = La première tuile
    .goal = Vous êtes la Royauté. Toute partie commence par le Citoyen : touchez-le, puis la case du milieu.
    .hint = Le Citoyen est dans votre zone, en bas ; le milieu est b2.
    .right = Il pointe vers l’adversaire : c’est donc votre allié. Neuf tuiles remplissent le plateau ; qui a alors le plus d’alliés gagne.
    .elsewhere = Une bonne place aussi. Mais ici, ce doit être le milieu.
lesson-regality-first-turn = Retourner
    .goal = Qui arrive peut agir. Posez le Ministre à côté du Citoyen ennemi et ralliez-le.
    .hint = Touchez le Ministre, une case autour de b2, puis le Citoyen.
    .right = Il pointe maintenant dans l’autre sens : il est à vous. Le Ministre atteint chacune de ses huit voisines.
    .left = { -effect-left }
lesson-regality-first-line = Toute une ligne
    .goal = La Reine retourne toutes les tuiles d’une direction. Ralliez les deux ennemis d’un seul regard.
    .hint = Posez-la en a1 et faites-la regarder vers le nord.
    .right = Jusqu’au bord, dans l’une des huit directions. Vos propres tuiles sur cette ligne se retourneraient aussi.
    .left = { -effect-left }
    .aside = De là, elle ne voit pas les deux. Ils sont dans la colonne a.
lesson-regality-first-destroy = Détruire
    .goal = Détruisez l’Évêque du milieu avec le Roi. Puis, au tour suivant, prenez la place avec le Ministre.
    .hint = Le Roi à côté de b2, visant b2 ; après la tuile de la Religion, le Ministre en b2.
    .right = Face cachée, l’Évêque bloquait la case pour l’adversaire. À votre tour il est parti, et vous étiez là avant lui.
    .left = { -effect-left }
    .gap = L’Évêque est parti, mais la case b2 est restée libre.
lesson-regality-first-banish = Bannir
    .goal = Les tuiles neutres sont aux deux camps : premier arrivé, premier servi. Bannissez l’Évêque avec le Samouraï.
    .hint = Le Samouraï n’atteint que les voisines orthogonales : nord, est, sud, ouest.
    .right = Bannie, une tuile part aussitôt à la défausse. La case est libre, pour l’adversaire aussi.
    .left = { -effect-left }
    .corner = D’un coin, le Samouraï ne l’atteint pas.
lesson-regality-first-shield = Les boucliers
    .goal = Le Temple a un bouclier : aucun effet ne le touche. Ralliez le Saint avec l’une de vos tuiles.
    .hint = Le Ministre en b3 touche les deux, et ne peut retourner que le Saint.
    .right = Votre Château a le même bouclier : ce qui s’y trouve reste à vous jusqu’au bout.
    .left = { -effect-left }
    .far = De là, le Ministre n’atteint pas le Saint.
lesson-regality-first-silence = Le silence
    .goal = À côté du Chaman, en ligne droite, personne ne peut agir. Détruisez-le quand même.
    .hint = Le Magicien détruit depuis un coin, là où le silence du Chaman n’arrive pas.
    .right = Les tuiles passives comme le Chaman agissent pour les deux camps, tant qu’elles sont face visible.
    .left = { -effect-left }
    .silent = Le Général ne frappe que les voisines orthogonales, et là, justement, il est réduit au silence.
    .edge = Ici, le Magicien est réduit au silence. Essayez un coin.
lesson-regality-first-borrow = Des pouvoirs empruntés
    .goal = Le Barde fait agir de nouveau une voisine orthogonale. Que votre Reine retourne les deux ennemis.
    .hint = Le Barde en a2 ou b1, puis la Reine, puis le nord-est.
    .right = Elle agit depuis sa propre case. Vous auriez pu emprunter aussi bien le pouvoir d’un ennemi.
    .left = { -effect-left }
    .elsewhere = La Reine n’est pas une voisine orthogonale de cette case.
lesson-regality-first-last = La dernière case
    .goal = Trois alliés contre cinq, une case libre. Remplissez-la et gagnez.
    .hint = Le Ministre en retourne un : cinq à quatre.
    .right = Neuf tuiles face visible : on compte, et vous en avez cinq. Gagné !
    .king = Qui remplit la dernière case libre ne peut rien détruire. Le Roi n’a donc rien fait : quatre à cinq.
lesson-regality-first-game = Une petite partie
    .goal = Sept cases sont libres, et la Religion joue aussi. Ayez plus d’alliés quand le plateau sera plein.
    .hint = Vous avez le dernier mot : gardez pour la fin une tuile qui retourne.
    .right = Le pays est à vous !
    .lost = Cette fois, la Religion a gagné. Réessayez : que pourra-t-elle retourner ?

### De quoi les jeux sont faits, avec nos propres mots.


## Jeux

game-himiki = HI MI KI
game-himiki-line = Faites rouler vos cubes élémentaires, surveillez leurs faces cachées et frappez quand le feu croise le bois.
game-regality = Regality vs. Religion
game-regality-line = Neuf cases, 31 personnages aux pouvoirs bien à eux : ralliez-les avant que le plateau soit plein.
game-yokai = Terres de Yokai
game-yokai-line = Croquez des esprits timides plus vite que votre rival, sans les faire fuir.


## Places et camps

seat-white = Blanc
seat-black = Noir
seat-white-of-light = Blanc de la Lumière
seat-black-of-light = Noir de la Lumière
seat-white-of-dark = Blanc des Ténèbres
seat-black-of-dark = Noir des Ténèbres
seat-muk-yan = Muk Yan
seat-royalty = Royauté
seat-religion = Religion
seat-sun = Soleil
seat-moon = Lune
side-w = Blanc
side-b = Noir
half-light = Lumière
half-dark = Ténèbres


## Éléments, couleurs, directions

element-H = feu
element-M = eau
element-K = bois
influence-H = emprise de feu
influence-M = emprise d’eau
influence-K = emprise de bois
subject-H = le feu
subject-M = l’eau
subject-K = le bois
object-H = le feu
object-M = l’eau
object-K = le bois
colour-G = vert
colour-R = rouge
colour-B = bleu
colour-Y = jaune
pile-G = pile verte
pile-R = pile rouge
pile-B = pile bleue
pile-Y = pile jaune
way-N = nord
way-NE = nord-est
way-E = est
way-SE = sud-est
way-S = sud
way-SW = sud-ouest
way-W = ouest
way-NW = nord-ouest


## Regality vs. Religion : les tuiles

tile-Ki = Roi
tile-Ki-power = Détruit l’une des huit voisines.
tile-Qu = Reine
tile-Qu-power = Retourne toutes les tuiles dans une direction, jusqu’au bord.
tile-Pr = Princesse
tile-Pr-power = Retourne toutes les voisines orthogonales, ou toutes les diagonales.
tile-Mi = Ministre
tile-Mi-power = Retourne l’une des huit voisines.
tile-Ge = Général
tile-Ge-power = Détruit une voisine orthogonale.
tile-Wi = Magicien
tile-Wi-power = Détruit une voisine en diagonale.
tile-Ca = Château
tile-Ca-power = Bouclier : aucun effet ne l’atteint.
tile-Hi = Hiérophante
tile-Hi-power = Détruit l’une des huit voisines.
tile-Cd = Cardinal
tile-Cd-power = Retourne toutes les tuiles dans une direction, jusqu’au bord.
tile-St = Saint
tile-St-power = Retourne toutes les voisines orthogonales, ou toutes les diagonales.
tile-Bi = Évêque
tile-Bi-power = Retourne l’une des huit voisines.
tile-Pa = Paladin
tile-Pa-power = Détruit une voisine orthogonale.
tile-Mo = Moine
tile-Mo-power = Détruit une voisine en diagonale.
tile-Te = Temple
tile-Te-power = Bouclier : aucun effet ne l’atteint.
tile-Ci = Citoyen
tile-Ci-power = Sans effet. Ouvre chaque partie.
tile-Sm = Samouraï
tile-Sm-power = Bannit une voisine orthogonale.
tile-Nj = Ninja
tile-Nj-power = Bannit une voisine en diagonale.
tile-Ba = Barde
tile-Ba-power = Réactive l’effet d’une voisine orthogonale.
tile-Pe = Saltimbanque
tile-Pe-power = Réactive l’effet d’une voisine en diagonale.
tile-Sh = Chaman
tile-Sh-power = Annule les effets actifs de ses voisines orthogonales.
tile-So = Enchanteresse
tile-So-power = Annule les effets actifs de ses voisines en diagonale.
tile-Sg = Sage
tile-Sg-power = Donne un bouclier à ses voisines de l’ouest et de l’est.
tile-Wt = Sorcière
tile-Wt-power = Reprend l’un de vos alliés du plateau dans votre zone.
tile-Ft = Voyante
tile-Ft-power = Retourne les trois voisines devant elle.
tile-Fa = Fée
tile-Fa-power = Déplace une autre tuile vers une case libre, sans la tourner.
tile-As = Assassin
tile-As-power = Bannit une tuile de la zone adverse.
tile-He = Ermite
tile-He-power = Ramène une tuile défaussée dans votre zone.
tile-Pt = Pirate
tile-Pt-power = Détruit une voisine qui a un bouclier.
tile-Dr = Dragon
tile-Dr-power = Retourne toutes les voisines.
tile-To = Tour
tile-To-power = Se pose sur l’un de vos alliés, qui perd son effet. Bouclier.
tile-De = Mort
tile-De-power = Le camp qui a la Mort pour alliée à la fin perd.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = le Roi
subject-Qu = la Reine
subject-Pr = la Princesse
subject-Mi = le Ministre
subject-Ge = le Général
subject-Wi = le Magicien
subject-Ca = le Château
subject-Hi = le Hiérophante
subject-Cd = le Cardinal
subject-St = le Saint
subject-Bi = l’Évêque
subject-Pa = le Paladin
subject-Mo = le Moine
subject-Te = le Temple
subject-Ci = le Citoyen
subject-Sm = le Samouraï
subject-Nj = le Ninja
subject-Ba = le Barde
subject-Pe = le Saltimbanque
subject-Sh = le Chaman
subject-So = l’Enchanteresse
subject-Sg = le Sage
subject-Wt = la Sorcière
subject-Ft = la Voyante
subject-Fa = la Fée
subject-As = l’Assassin
subject-He = l’Ermite
subject-Pt = le Pirate
subject-Dr = le Dragon
subject-To = la Tour
subject-De = la Mort
object-Ki = le Roi
object-Qu = la Reine
object-Pr = la Princesse
object-Mi = le Ministre
object-Ge = le Général
object-Wi = le Magicien
object-Ca = le Château
object-Hi = le Hiérophante
object-Cd = le Cardinal
object-St = le Saint
object-Bi = l’Évêque
object-Pa = le Paladin
object-Mo = le Moine
object-Te = le Temple
object-Ci = le Citoyen
object-Sm = le Samouraï
object-Nj = le Ninja
object-Ba = le Barde
object-Pe = le Saltimbanque
object-Sh = le Chaman
object-So = l’Enchanteresse
object-Sg = le Sage
object-Wt = la Sorcière
object-Ft = la Voyante
object-Fa = la Fée
object-As = l’Assassin
object-He = l’Ermite
object-Pt = le Pirate
object-Dr = le Dragon
object-To = la Tour
object-De = la Mort


## HI MI KI : les tuiles Chaos

chaos-Mh = Mana Feu
object-chaos-Mh = le Mana Feu
chaos-Mh-power = Basculez un cube de votre couleur qui montre le feu.
chaos-Mm = Mana Eau
object-chaos-Mm = le Mana Eau
chaos-Mm-power = Basculez un cube de votre couleur qui montre l’eau.
chaos-Mk = Mana Bois
object-chaos-Mk = le Mana Bois
chaos-Mk-power = Basculez un cube de votre couleur qui montre le bois.
chaos-Cj = Conjuration
object-chaos-Cj = la Conjuration
chaos-Cj-power = Tournez un cube adverse sur place, à votre guise ; s’il touche le cube actif, les deux sont comparés à nouveau.
chaos-My = Yokai Majeur
object-chaos-My = le Yokai Majeur
chaos-My-power = Reste armé : après un basculement ultérieur, affrontez un cube situé deux cases plus loin, comme un voisin.
chaos-My-power-first = Reste armé : le prochain conflit que votre cube actif devrait perdre est gagné.
chaos-Cf = Confusion
object-chaos-Cf = la Confusion
chaos-Cf-power = Chacun joue son prochain tour, vous en dernier, avec des cubes de l’autre couleur.
chaos-Gh = Porte des enfers
object-chaos-Gh = la Porte des enfers
chaos-Gh-power = Le cube qui entre quitte la partie, et le tour s’achève.
chaos-Im = Impulsion
object-chaos-Im = l’Impulsion
chaos-Im-power = Le cube qui entre bascule encore une fois, où vous voulez.
chaos-Tr = Transfert
object-chaos-Tr = le Transfert
chaos-Tr-power = Le cube qui entre change de place avec un autre de votre choix ; les deux deviennent actifs.
chaos-Tr-power-first = Le cube qui entre change de place avec un autre de votre choix ; lui seul est actif.
chaos-Vx = Vortex
object-chaos-Vx = le Vortex
chaos-Vx-power = Le cube qui entre pivote.
chaos-Tp = Téléportation
object-chaos-Tp = la Téléportation
chaos-Tp-power = Le cube qui entre glisse de deux cases tout droit, par-dessus n’importe quoi.
chaos-Mi = Miroir
object-chaos-Mi = le Miroir
chaos-Mi-power = Le cube qui entre passe dans la colonne opposée de sa rangée, en miroir.


## HI MI KI : ce que fait Muk Yan

mukyan-multiple-strike = attaque multiple
mukyan-strike = attaque simple
mukyan-threaten = menace
mukyan-influence = emprise
mukyan-block = blocage
mukyan-dodge = esquive
mukyan-pressure = pression
mukyan-play-again = rejouer
mukyan-offensive-move = mouvement offensif
mukyan-defensive-move = mouvement défensif
mukyan-any-tilt = basculement quelconque
mukyan-any-rotation = pivot quelconque
mukyan-pass = passe


## Terres de Yokai : capacités et créatures

sketch-call = Appeler
sketch-call-power = Posez le premier yokai d’une autre pile sur celle-ci.
sketch-distract = Distraire
sketch-distract-power = Tournez la dernière esquisse adverse d’ici sur son autre couleur ; elle change de pile.
yokai-G3 = Kodama
yokai-G4 = Tanuki
yokai-G5 = Yamawaro
yokai-G6 = Jubokko
yokai-G7 = Tengu
yokai-R3 = Hinotama
yokai-R4 = Kitsunebi
yokai-R5 = Wanyudo
yokai-R6 = Kasha
yokai-R7 = Oni
yokai-B3 = Amabie
yokai-B4 = Kappa
yokai-B5 = Umibozu
yokai-B6 = Ningyo
yokai-B7 = Ushi-oni
yokai-Y3 = Bakeneko
yokai-Y4 = Bakezori
yokai-Y5 = Kasa-obake
yokai-Y6 = Chochin-obake
yokai-Y7 = Hannya


## Options

option-mode = Mode
option-mode-note = Contre un rival, par équipes de deux, ou en solo.
value-mode-duel = Duel
value-mode-teams = Équipes
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Édition
option-edition-note = Le livret de règles à suivre.
value-edition-revised = Révisée
value-edition-first = Première
option-expert = Mode expert
option-expert-note = Jouer avec les douze tuiles Chaos.
option-puzzle = Défi
option-puzzle-note = Un défi du recueil, comme F01, ou le texte d’un défi.
option-style = Style
option-style-note = Quelles tuiles neutres sont en jeu, et pour qui.
value-style-standard = Standard
value-style-old = Style ancien
value-style-random = Au hasard
value-style-secret-random = Au hasard, en secret
value-style-draft = Draft
value-style-secret-draft = Draft secret
option-match = Match
option-match-note = Combien de parties font un match.
value-match-two-wins = En deux victoires
value-match-single = Partie unique
value-match-points = Aux points
option-games = Parties
option-games-note = Le nombre de parties d’un match aux points.
option-first = Qui commence
option-first-note = Qui commence la première partie.
value-first-r = Royauté
value-first-l = Religion
value-first-random = Au hasard
option-deck = Esquisses
option-deck-note = Le livret ne détaille pas les cartes : jouez avec la liste que nous supposons, ou avec 36 cartes de votre choix.
value-deck-assumed = Notre liste


## Niveaux de jeu et difficulté des défis

level-1 = Têtard
level-1-note = Pour une toute première partie : il se trompe sans cesse.
level-2 = Moineau
level-2-note = Voit ce qu’il a sous le bec, et le lâche souvent.
level-3 = Lièvre
level-3-note = Vif, mais il ne regarde pas loin.
level-4 = Tanuki
level-4-note = Connaît quelques tours, et tombe dans les vôtres.
level-5 = Renard
level-5-note = Rusé : il punit ce que vous laissez sans défense.
level-6 = Grue
level-6-note = Patiente, et se trompe rarement.
level-7 = Tengu
level-7-note = Un maître qui voit loin.
level-8 = Yamabushi
level-8-note = Le meilleur que nous ayons. Il prend son temps.
grade-F = Facile
grade-M = Moyen
grade-D = Difficile
grade-E = Expert


## Décisions : HI MI KI

say-place = Cube en { $square } : { $top } dessus, { $ns } nord-sud, { $ew } est-ouest
say-tilt = Basculer de { $from } vers { $to }
say-pivot = Faire pivoter { $squares }
say-stop = Finir le tour
say-use = Utiliser { $tile }
say-put = Poser la tuile en { $square }
say-confront = Affronter le cube en { $square }
say-swap = Échanger avec le cube en { $square }
say-not-now = Pas maintenant
say-drawn = Pioche : { $tile }
say-drawn-hidden = Pioche cachée
say-rolled = Lancer : { $top } dessus, { $ns } nord-sud, { $ew } est-ouest
say-dice = Dés : noir { $black }, blanc { $white }
say-candidate = Tirage : possibilité { $number }


## Décisions : Regality vs. Religion

say-lay = Poser { $tile } en { $cell }
say-target = Choisir { $cell }
say-direction = Retourner toutes les tuiles, direction { $way }
say-orthogonal = Retourner toutes les voisines orthogonales
say-diagonal = Retourner toutes les voisines en diagonale
say-apply = Utiliser l’effet
say-move = Déplacer la tuile de { $from } vers { $to }
say-choose-tile = Choisir { $tile }
say-hidden-tile = Une tuile cachée
say-leave-effect = Renoncer à l’effet
say-draft = Garder { $tile }
say-first = Commencer la partie suivante
say-second = Laisser l’autre camp commencer
say-begins = La { $side } commence


## Décisions : Terres de Yokai

say-play = Jouer l’esquisse { $card } sur la { $pile }
say-call = Appeler le premier yokai de la { $pile }
say-distract = Distraire : envoyer la dernière esquisse adverse vers son autre couleur
say-leave-ability = Renoncer à la capacité
say-end-turn = Finir le tour
say-draw-card = Pioche : { $card }
say-turn-up = { $yokai } apparaît
say-seat-begins = { $side } commence


## Résultats

result-won =
    { $who } { $count ->
        [one] l’emporte
       *[other] l’emportent
    }{ $reason ->
        [resigned] { " " }par abandon
        [time] { " " }au temps
        [abandoned] { " " }par forfait
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Partie nulle d’un commun accord
        [abandoned] Partie nulle par forfait
        [aborted] Partie interrompue
        [closed] Partie fermée par l’administration du serveur
       *[rules] Partie nulle
    }
result-solved = Défi résolu
result-failed = Défi manqué

### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Profil
person-open = Signaler ou bloquer…


## Reporting somebody

report-title = Signaler
report-open = Signaler…
report-remark = Votre signalement comprend ce message :
report-about = De quoi s’agit-il ?
report-about-words = Insultes, menaces ou harcèlement
report-about-name = Un nom offensant
report-about-leaving = Des parties quittées, ou ralenties exprès
report-about-advertising = De la publicité
report-about-other = Autre chose
report-more = Que s’est-il passé ? (ce que vous souhaitez en dire)
report-note = Votre signalement parvient à la personne qui gère ce serveur, et à personne d’autre ; { $name } n’en saura rien. Elle regarde ce qui s’est passé, et peut fermer une table ou exclure quelqu’un. Un signalement ne reçoit pas de réponse : pour avoir la paix tout de suite, bloquez aussi { $name }.
report-send = Envoyer le signalement
report-sent = Merci de nous l’avoir dit. La personne qui gère ce serveur va regarder.


## Blocking somebody

block-title = Bloquer
block-note = Vous et { $name } ne vous lisez plus, et ne pouvez plus vous défier ni vous asseoir à la même table ; { $name } n’en saura rien.
block-now = Bloquer { $name }
block-end = Débloquer { $name }
block-done = Vous bloquez { $name }.
block-ended = Vous ne bloquez plus { $name }.
block-login = Avec un compte, on peut bloquer des gens.
block-guest = { $name } n’a pas de compte à bloquer ; vous pouvez masquer ses messages dans la discussion.
blocked-title = Personnes bloquées
blocked-nobody = Vous ne bloquez personne. Touchez un nom, à une table ou dans la discussion, pour le faire.


## A program that plays: its account and its tokens

bots-become = En faire le compte d’un bot
bots-become-note = Un bot est un programme à vous qui joue ici. Il lui faut son propre compte, avec lequel personne n’a encore joué. Dès lors, personne n’y joue plus à la main, tout le monde voit que c’est un bot, et il le reste pour toujours.
bots-become-now = Le confier pour toujours à un bot
bots-title = Les jetons du bot
bots-note = Ce compte est celui d’un bot : un programme y joue, et présente un jeton au serveur. Qui a un jeton joue au nom du bot : gardez-le pour vous, et révoquez-le si quelqu’un d’autre a pu le voir.
bots-none = Il n’y a pas encore de jeton.
bots-token = Jeton { $number }, créé { $when }
bots-new = Créer un jeton
bots-once = Voici le jeton. Il n’est montré qu’une fois : copiez-le maintenant.
bots-copy = Copier le jeton
bots-copied = Le jeton est dans le presse-papiers.
bots-revoke = Révoquer le jeton { $number }
bots-revoked = Le jeton { $number } ne vaut plus rien.
bots-start = Enregistrez le jeton dans un fichier, et faites jouer un de nos niveaux :

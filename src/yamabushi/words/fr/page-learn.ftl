### The words around lessons that belong to no single game.

learn-title = Apprendre
learn-quickly = Apprendre en trois minutes
learn-heading = Apprendre { $game }
learn-steps = Étapes du cours : { $course }
learn-step = Étape { $number } : { $title }
learn-step-done = Étape { $number } : { $title }, réussie
learn-answer = Résultat
learn-your-try = Essayez sur le plateau.
learn-not-yet = Ce n’est pas encore cela.
learn-go-on = Très bien jusqu’ici. Continuez.
learn-hint-again = C’est peut-être possible à partir d’ici, mais plus clair en repartant du début : réessayez.
learn-back = Retour
learn-courses = Tous les cours
learn-next = Suivant
learn-skip = Passer
learn-begin = Commencer
learn-continue = Continuer
learn-repeat = Recommencer
learn-progress = Étapes : { $done } sur { $total }
learn-finished = C’est réussi !
learn-almost = Presque au bout
learn-almost-line = Vous avez passé quelques étapes. Faites-les maintenant, ou revenez-y quand vous voudrez.
learn-missing = Faire les étapes passées
learn-none = Il n’y a pas de cours pour ce jeu.
learn-try = Essayer
learn-try-it = Essayer : { $title }
learn-picture-tap = Touchez l’image pour voir ce qui se passe.
learn-picture-on = Continuer : { $title }
learn-picture-anew = Depuis le début : { $title }
learn-analyse = Analyser
learn-analyse-it = Analyser : { $title }

note-title = Note
note-off = Masquer les notes

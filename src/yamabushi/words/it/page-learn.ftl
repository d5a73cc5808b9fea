### The words around lessons that belong to no single game.

learn-title = Impara
learn-quickly = Impara in tre minuti
learn-heading = Impara { $game }
learn-steps = Passi del corso: { $course }
learn-step = Passo { $number }: { $title }
learn-step-done = Passo { $number }: { $title }, fatto
learn-answer = Risultato
learn-your-try = Prova sul tabellone.
learn-not-yet = Non ci siamo ancora.
learn-go-on = Fin qui va bene. Continua.
learn-hint-again = Forse da qui si può ancora, ma dall’inizio è più chiaro: riprova.
learn-back = Indietro
learn-courses = Tutti i corsi
learn-next = Avanti
learn-skip = Salta
learn-begin = Comincia
learn-continue = Continua
learn-repeat = Ancora una volta
learn-progress = Passi: { $done } su { $total }
learn-finished = Ce l’hai fatta!
learn-almost = Ci sei quasi
learn-almost-line = Hai saltato alcuni passi. Falli adesso, o torna quando vuoi.
learn-missing = Fai i passi saltati
learn-none = Per questo gioco non ci sono corsi.
learn-try = Prova
learn-try-it = Prova: { $title }
learn-picture-tap = Tocca l’immagine per vedere che cosa succede.
learn-picture-on = Avanti: { $title }
learn-picture-anew = Dall’inizio: { $title }
learn-analyse = Analizza
learn-analyse-it = Analizza: { $title }

note-title = Nota
note-off = Niente più note

### The words around lessons that belong to no single game.

learn-title = Leren
learn-quickly = Leer het in drie minuten
learn-heading = { $game } leren
learn-steps = Stappen van de cursus: { $course }
learn-step = Stap { $number }: { $title }
learn-step-done = Stap { $number }: { $title }, klaar
learn-answer = Wat er gebeurde
learn-your-try = Probeer het op het bord.
learn-not-yet = Dat is het nog niet.
learn-go-on = Tot zover goed. Ga verder.
learn-hint-again = Misschien kan het vanaf hier, maar vanaf het begin is het duidelijker: probeer het opnieuw.
learn-back = Terug
learn-courses = Alle cursussen
learn-next = Volgende
learn-skip = Overslaan
learn-begin = Beginnen
learn-continue = Verdergaan
learn-repeat = Nog een keer
learn-progress = { $done } van { $total } stappen
learn-finished = Het is je gelukt!
learn-almost = Bijna klaar
learn-almost-line = Je hebt enkele stappen overgeslagen. Doe ze nu, of kom terug wanneer je wilt.
learn-missing = De overgeslagen stappen doen
learn-none = Voor dit spel zijn er geen cursussen.
learn-try = Uitproberen
learn-try-it = Uitproberen: { $title }
learn-picture-tap = Tik op het plaatje om te zien wat er gebeurt.
learn-picture-on = Verder: { $title }
learn-picture-anew = Vanaf het begin: { $title }
learn-analyse = Analyseren
learn-analyse-it = Analyseren: { $title }

note-title = Uitleg
note-off = Geen uitleg meer

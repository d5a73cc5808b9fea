### The words around lessons that belong to no single game.

learn-title = Lernen
learn-quickly = In drei Minuten lernen
learn-heading = { $game } lernen
learn-steps = Schritte des Kurses: { $course }
learn-step = Schritt { $number }: { $title }
learn-step-done = Schritt { $number }: { $title }, geschafft
learn-answer = Was geschehen ist
learn-your-try = Versuch es auf dem Brett.
learn-not-yet = Das ist es noch nicht.
learn-go-on = So weit gut. Weiter.
learn-hint-again = Vielleicht geht es auch von hier, klarer aber von vorn: Versuch es noch einmal.
learn-back = Zurück
learn-courses = Alle Kurse
learn-next = Weiter
learn-skip = Überspringen
learn-begin = Anfangen
learn-continue = Weitermachen
learn-repeat = Noch einmal
learn-progress = { $done } von { $total } Schritten
learn-finished = Geschafft!
learn-almost = Fast geschafft
learn-almost-line = Einige Schritte hast du übersprungen. Hol sie jetzt nach, oder wann immer du magst.
learn-missing = Übersprungene Schritte nachholen
learn-none = Für dieses Spiel gibt es keine Kurse.
learn-try = Ausprobieren
learn-try-it = Ausprobieren: { $title }
learn-picture-tap = Tippe auf das Bild, um zu sehen, was geschieht.
learn-picture-on = Weiter: { $title }
learn-picture-anew = Von vorn: { $title }
learn-analyse = Analysieren
learn-analyse-it = Analysieren: { $title }

note-title = Hinweis
note-off = Keine Hinweise mehr

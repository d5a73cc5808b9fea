### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Stellungseditor
edit-of = Stellungseditor: { $game }
edit-line = Bau eine beliebige Stellung auf, durch Tippen oder als Text: Spiel von dort aus, analysiere sie oder teile sie.
edit-open = Editor öffnen
edit-this = Diese Stellung bearbeiten
edit-palette = Figuren und Werkzeuge
edit-tool-move = Versetzen
edit-tool-turn = Wenden
edit-tool-take = Entfernen
edit-nothing = Hier liegt nichts.
edit-free = frei
edit-held = aufgenommen
edit-count = { $name }, { $count }-mal
edit-here = Hierher legen: { $place }
edit-text = Die Stellung als Text
edit-fine = Von dieser Stellung aus kann gespielt werden.
edit-over = In dieser Stellung ist die Partie vorbei.
edit-play = Von hier aus spielen
edit-copy = Text kopieren
edit-picture = Bild ({ $kind })
edit-board = Das Brett
edit-who = Am Zug
edit-turn = Dieser Zug
edit-turn-any = alles erlaubt
edit-turn-tilt = keine Drehung
edit-turn-set-up = Aufbau
edit-points = Punkte: { $who }
edit-hand = Hand: { $who }
edit-discards = Ablage
edit-hidden = Verdeckt: { $who }
edit-gone = Aus dem Match ausgeschieden
edit-placed = Bisher gelegte Plättchen
edit-first = Hat angefangen
edit-yokai = Yokai auf dem { $pile }
edit-sketches = Skizzen am { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Zug
edit-played = In diesem Zug gespielte Skizzen
edit-pending = Was als Nächstes kommt
edit-pending-play = Skizze spielen
edit-pending-draw = { $who } zieht
edit-pending-place = Plättchen legen
edit-pending-effect = Effekt: { $tile }, { $cell }
edit-pending-ability = Fähigkeit: { $card }, { $pile }


## Challenges that somebody makes

make-title = Rätsel bauen
make-text = Das Rätsel als Text
make-hand = Ereignisplättchen
make-influence-none = nicht im Spiel
make-influence-play = im Spiel
make-influence-demanded = verlangt
make-proof = Was bewiesen ist
make-proving = Wird bewiesen …
make-difficulty = { $grade }, Schwierigkeit { $difficulty }.
make-looking = Suche nach Überflüssigem: { $looked } von { $total }
make-needless = Überflüssig: { $pieces }. Ohne wäre das Rätsel genauso schwer.
make-needless-mark = überflüssig
make-lean = Nichts ist überflüssig.
make-set-par = PAR auf { $least } setzen
make-step = { $number } von { $total }: { $what }
make-start = der Anfang
make-name = Name
make-keep = Behalten
make-kept = Es ist jetzt in deiner Sammlung.
make-collection = Deine Sammlung
make-empty = Rätsel, die du behältst, stehen hier, nur in diesem Browser.
make-unnamed = Rätsel { $number }
make-edit = Bearbeiten
make-import = Einlesen
make-imported =
    { $count ->
        [one] Ein Rätsel eingelesen.
       *[other] { $count } Rätsel eingelesen.
    }
make-unread = Zeilen ohne Rätsel: { $lines }.
make-export = Als Text herunterladen
make-sheet = Blatt drucken
make-sheet-title = Mindlock-Rätsel
make-solutions = Lösungen

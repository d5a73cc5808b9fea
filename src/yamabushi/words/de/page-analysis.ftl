### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Analyse
analysis-of = Analyse: { $game }
analysis-line = Blicke auf eine Partie zurück: wo sie kippte, was besser gewesen wäre und wie es sonst hätte ausgehen können.
analysis-open-first = Partie öffnen
analysis-open = Andere Partie öffnen
analysis-paste = Eine aufgezeichnete Partie oder eine Stellung als Text
analysis-file = Oder wähle eine Datei
analysis-position-of = Falls es eine Stellung ist: von welchem Spiel?
analysis-game = Spiel
analysis-broken = Dieser Link ist beschädigt: Die Partie darin lässt sich nicht lesen.
analysis-start = Beginn der Partie
analysis-report = Wie es lief
analysis-progress = { $done } von { $total } Entscheidungen analysiert
analysis-depth = { $least } bis { $most } Züge vorausberechnet
analysis-depth-even =
    { $most ->
        [one] Einen Zug vorausberechnet
       *[other] { $most } Züge vorausberechnet
    }
analysis-search = Suche
search-quick = schnell
search-thorough = gründlich
analysis-cannot = Dieser Browser kann dieses Spiel nicht analysieren, oder noch nicht. Ansehen und Varianten ausprobieren geht trotzdem.
analysis-knew = Beurteilt nach dem, was jede Seite in diesem Moment wusste.
analysis-saw-all = Beurteilt mit offenen Karten, wie sie niemand sah.
analysis-open-cards = Mit offenen Karten
analysis-graph = Chancen von { $who } im Lauf der Partie
analysis-chance = { $percent } für { $who }
analysis-accuracy = { $percent } Genauigkeit
slip-inaccuracy = Ungenauigkeit
slip-mistake = Fehler
slip-blunder = Grober Fehler
analysis-turns = Wendepunkte
analysis-no-turns = Keine Entscheidung hat viel gekostet.
analysis-turned = { $who } spielte „{ $played }“, und die Gewinnchance sank von { $before } auf { $after }.
analysis-better = Besser: { $what }
analysis-earlier-turn = Voriger Wendepunkt
analysis-later-turn = Nächster Wendepunkt
analysis-best = Hier am besten
analysis-proved = bewiesen
analysis-unseen = Noch nicht analysiert.
analysis-longer = Länger nachdenken
analysis-answers = Der Computer antwortet
analysis-threats = Zeigen, was droht
analysis-threat-of = Wäre { $who } am Zug
analysis-no-threat = Was hier droht, lässt sich nicht sagen.
analysis-variation = Variante
analysis-comment = Kommentar zu dieser Stellung
analysis-remove = Diese Variante ab hier entfernen
analysis-copy = Partie als Text kopieren
analysis-too-long = Diese Partie ist zu lang für einen Link; lade sie stattdessen herunter.
replay-run = Automatisch abspielen
replay-stop = Pause
replay-film = Animation
replay-still = Bild der Endstellung
mistake-learn = Aus Fehlern lernen
mistake-task = { $number } von { $total }. { $who }: Finde etwas Besseres als „{ $played }“.
mistake-right = Richtig! „{ $what }“: { $chance } Gewinnchance.
mistake-wrong = „{ $what }“ lässt { $chance } Gewinnchance; es gibt etwas Besseres mit { $best }.
mistake-shown = Am besten war „{ $what }“: { $chance } Gewinnchance.
mistake-hidden = Suche zuerst selbst.
mistake-end = Fertig

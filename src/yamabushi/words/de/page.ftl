### Die Worte der Seite, die zu keinem einzelnen Spiel gehören.


## Überall

page-skip = Zum Inhalt springen
page-home = Zur Startseite
page-nav = Seiten
page-rules = Regeln
page-loading = Einen Moment …
page-close = Schließen
page-again = Noch einmal versuchen
page-nothing = Hier ist nichts.
page-no-answer = Der Server antwortet nicht. Bist du online?
page-failed = Das hat nicht geklappt.
page-compiling = Die Engines kommen auf Touren: { $done } von { $total }
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Erscheinungsbild
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
settings-sound = Töne
settings-aids = Zeigen, was ein Zug bewirken würde
settings-calm = Weniger Bewegung
settings-codes = Züge in Notation
settings-pace = Tempo des Geschehens
pace-brisk = flott
pace-usual = normal
pace-slow = gemächlich
settings-notify = Melden, wenn ich am Zug bin
about-title = Über Yamabushi
about-what = Yamabushi ist ein Zuhause für drei kleine Duelle am Spieltisch. Es kennt ihre Regeln genau, spielt sie in jeder Stärke gegen dich und bringt Freunde an einem Bildschirm oder über einen Link zusammen.
about-games = Die Spiele gehören denen, die sie erdacht und verlegt haben. Alle Bilder und Texte hier sind unsere eigenen; wo ein Regelheft schweigt, sagen unsere Regelentscheidungen, was gilt.
about-data = Deine Tische und Rätselergebnisse merkt sich allein dieser Browser. Der Server speichert die Züge jeder Partie und was ihr am Tisch sagt, mehr nicht.
about-free = Das Ganze ist freie Software unter der MIT-Lizenz: Mit einem Befehl kannst du es selbst betreiben.


## Die Startseite

home-title = Drei Duelle auf einem Tisch
home-line = Gegen eine Engine, gegen Freunde neben dir oder weit weg.
home-play = Spielen
home-rules = Die Regeln von { $game }
own-title = Deine Tische
own-over = beendet
own-won = gewonnen
own-lost = verloren
own-drawn = unentschieden
own-turn = du bist am Zug
own-playing = andere am Zug
own-waiting = wartet
own-paused = unterbrochen
own-forget = Diesen Tisch vergessen: { $game }
own-fewer = Weniger zeigen
own-all = Alle { $count } zeigen
open-title = Offene Tische
open-nobody = Gerade wartet niemand. Decke selbst einen offenen Tisch: Wähle ein Spiel, dann „Wer gerade mag“.
open-playing = Hier wird gespielt
open-seat = freier Platz
open-join = Mitspielen
open-watch = Zuschauen


## Ein Spiel ist gewählt

chooser-against = Gegen wen?
chooser-alone = Beginnen
chooser-screen = Freunde an diesem Bildschirm
chooser-screen-note = Ihr wechselt euch an einem Bildschirm ab.
chooser-link = Freunde per Link
chooser-link-note = Schick einen Link oder zeig einen Code.
chooser-open = Wer gerade mag
chooser-open-note = Ein offener Tisch, den alle finden können.
chooser-options = Optionen
chooser-side = Du spielst
chooser-lot = nach Zufall
chooser-clock = Uhr
chooser-name = Dein Name
chooser-mode-duel = Je drei Würfel; wer zuerst fünf Punkte hat, gewinnt.
chooser-mode-teams = Zwei gegen zwei, vier Würfel je Seite; Partner schweigen.
chooser-mode-mukyan = Allein gegen einen alten Meister, der seinen Zufallswürfeln folgt.
clock-none = ohne Uhr
clock-quick = 5 Minuten, dazu 5 Sekunden je Zug
clock-calm = 20 Minuten, dazu 10 Sekunden je Zug
clock-days = ein Tag je Zug
join-asked = Eine Einladung von { $who }: Spielst du mit?
join-free = Ein Platz ist frei.
join-late = Inzwischen sind alle Plätze besetzt.
join-sit = Platz nehmen
join-watch = Nur zuschauen


## Am Tisch

table-guest = Gast
table-who = { $title } ({ $name })
table-open-seat = { $title } (freier Platz)
table-your-turn = Du bist am Zug.
table-decides = { $who } ist am Zug.
table-thinks = { $who } denkt nach.
table-chance = Der Zufall entscheidet.
turn-waiting = Warten, bis jemand Platz nimmt.
turn-paused = Die Partie ist unterbrochen.
table-past = Du schaust zurück, auf Eintrag { $version }.
table-now = Zum aktuellen Stand
table-you = du
table-away = abwesend
table-clock = Uhr von { $who }
table-watchers =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-you-watch = Du schaust zu.
table-broken = Die Verbindung ist weg und wird wieder gesucht. Nichts geht verloren.
result-score = Stand: { $score }
result-you-win =
    { $reason ->
        [resigned] Du gewinnst durch Aufgabe
        [time] Du gewinnst durch Zeit
        [agreed] Du gewinnst durch Einigung
        [abandoned] Du gewinnst durch Abwesenheit
       *[rules] Du gewinnst!
    }
result-you-lose =
    { $reason ->
        [resigned] Du verlierst durch Aufgabe
        [time] Du verlierst durch Zeit
        [agreed] Du verlierst durch Einigung
        [abandoned] Du verlierst durch Abwesenheit
       *[rules] Du verlierst
    }
end-title = Wie weiter
end-next-game = Nächste Partie
end-next-level = Nächste Stufe: { $level }
end-analyse = Analyse
start-chosen = { $who } hat gewählt, wie diese Partie beginnt. Sie wird nicht gewertet.
start-chosen-hidden = { $who } hat gewählt, wie diese Partie beginnt, und weiß vielleicht, was verdeckt ist. Sie wird nicht gewertet.
curtain-line = Verdeckte Hände: Jetzt sollte nur eine Person hinsehen.
curtain-hand = Ich bin { $who }: Hand zeigen
invite-title = Jemanden einladen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = QR-Code
invite-code-alt = Der Link als QR-Code
invite-public = Alle können diesen Tisch auf der Startseite finden.
offer-made = Vorschlag von { $who }: { $matter }.
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
matter-draw = Remis
matter-takeback = Rücknahme
matter-pause = Pause
matter-resign = Aufgeben
matter-rematch = noch eine Partie
controls-title = Am Tisch
controls-hint = Hinweis
controls-undo = Rückgängig
controls-takeback = Um Rücknahme bitten
controls-draw = Remis anbieten
controls-pause = Pause
controls-resume = Fortsetzen
controls-resign = Aufgeben
controls-resign-sure = Wirklich aufgeben?
controls-claim-win = Sieg beanspruchen
controls-claim-draw = Remis beanspruchen
controls-claim-engine = Engine einspringen lassen
controls-leave = Tisch verlassen
controls-penalty = { $who } hat geredet
controls-rematch = Noch eine Partie?
controls-again = Noch einmal spielen
controls-retry = Noch einmal versuchen
controls-to-rematch = Zur neuen Partie
controls-play-from = Von hier aus spielen
controls-flip = Brett drehen
controls-record = Partie herunterladen
controls-link = Link zum Zuschauen
controls-link-failed = Der Link ließ sich nicht kopieren. Hier ist er: { $link }
controls-not-yet = Du bist nicht am Zug.
controls-no-undo = Es gibt keinen Zug zurückzunehmen.
controls-no-past = Schau erst auf einen Zug zurück.
hint-title = Hinweis
hint-thinking = Denkt nach …
hint-on-server = Denkt auf dem Server nach …
hint-depth =
    { $depth ->
        [one] Einen Zug vorausgeschaut
       *[other] { $depth } Züge vorausgeschaut
    }
hint-wins = gewinnt
hint-loses = verliert
hint-draws = unentschieden
moves-title =
    { $count ->
        [one] Der einzige Zug, in Worten
       *[other] Alle { $count } Züge, in Worten
    }
moves-find = Zug eintippen
moves-play = Spielen
moves-several = Mehr als ein Zug passt; tippe noch etwas mehr.
moves-none = Kein Zug passt.
log-title = Verlauf
log-first = Zum Anfang
log-back = Einen Zug zurück
log-forward = Einen Zug vor
log-last = Zum aktuellen Stand
log-came = { $what }: { $came }
log-struck = zurückgenommen: { $what }
log-accept = { $who } nimmt an: { $matter }.
log-set-up =
    { $count ->
        [one] Aufbau: ein Eintrag
       *[other] Aufbau: { $count } Einträge
    }
log-draws =
    { $count ->
        [one] einmal gezogen
       *[other] { $count }-mal gezogen
    }
log-act = { $who }: { $what }.
log-chance = Zufall: { $what }.
log-begin = Die Partie beginnt.
log-offer = { $who } schlägt vor: { $matter }.
log-decline = { $who } lehnt ab: { $matter }.
log-penalty = Ein Punkt gegen { $who }.
log-rewind = Zurückgenommen.
log-draw = Remis vereinbart.
log-pause = Pause.
log-resume = Es geht weiter.
log-rematch = Eine neue Partie liegt bereit.
log-resign = { $who } gibt auf.
log-flag = { $who } hat keine Zeit mehr.
log-abandon = { $who } ist gegangen.
log-replace = Für { $who } springt eine Engine ein.
chat-title = Chat
chat-words = Nachricht
chat-say = Senden
chat-watching = schaut zu
chat-partners = Partner schweigen, solange die Partie läuft.
chat-mute = { $who } stummschalten
chat-unmute = { $who } wieder hören


## Rätsel und Regeln

book-title = Mindlock
book-line = Rätsel für eine Person, vom ersten Kippen bis zu durchgrübelten Nächten. Jedes PAR ist bewiesen.
book-open = Buch öffnen
book-how = Deine weißen Würfel müssen alle schwarzen in höchstens PAR Zügen besiegen. Weiterspielen ist kostenlos.
book-next = Nächstes Rätsel: { $name }
book-grades = Schwierigkeitsgrade
book-puzzle = { $name }, PAR { $par }, { $state }
book-solved =
    { $moves ->
        [one] in einem Zug gelöst
       *[other] in { $moves } Zügen gelöst
    }
book-tried = versucht
book-new = noch nicht versucht
book-own = Ein eigenes Rätsel, als Text
book-check = Beweisen
book-hopeless = Es gibt keine Lösung.
book-proved = Lösbar in { $least ->
        [one] einem Zug
       *[other] { $least } Zügen
    }; kürzeste Lösungen: { $solutions }.
puzzle-title = Rätsel { $name }
puzzle-own = Eigenes Rätsel
puzzle-moves = Züge
puzzle-best = Dein Rekord
puzzle-goal =
    { $par ->
        [one] Besiege alle schwarzen Würfel in einem Zug.
       *[other] Besiege alle schwarzen Würfel in höchstens { $par } Zügen.
    }
puzzle-wanted = Verlangte Einflüsse: { $elements }
puzzle-hopeless = Von hier aus ist es nicht mehr zu lösen. Nimm einen Zug zurück.
puzzle-searching = Sucht: { NUMBER($positions) } Stellungen …
puzzle-stop = Abbrechen
puzzle-solution = Lösung
puzzle-next = Nächstes Rätsel
puzzle-anew = Von vorn
rules-part = Teil
rules-rulings = Regelentscheidungen

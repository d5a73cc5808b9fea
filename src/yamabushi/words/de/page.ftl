### Die Worte der Seite, die zu keinem einzelnen Spiel gehören.


## Überall

page-skip = Zum Inhalt springen
page-home = Startseite
page-nav = Seiten
page-menu = Menü
page-club = Club
page-rules = Regeln
page-loading = Einen Moment …
page-close = Schließen
page-new-tab = { $what }, öffnet sich in einem neuen Tab
page-labelled = { $what }: { $detail }
page-clauses = { $one }; { $other }
page-again = Noch einmal versuchen
page-nothing = Hier ist nichts.
page-nowhere = Diese Seite gibt es nicht. Vielleicht ist in der Adresse ein Tippfehler.
page-no-answer = Der Server antwortet nicht. Bist du online?
page-failed = Das hat nicht geklappt.
page-compiling = Wird vorbereitet: { $done } von { $total }
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Erscheinungsbild
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
settings-plain = Schlichte Bretter, hoher Kontrast
settings-sound = Töne
settings-aids = Zeigen, was ein Zug bewirken würde
settings-twice = Jeden Zug mit einem zweiten Tippen bestätigen
settings-notes = Hinweise in den ersten Partien
settings-calm = Weniger Bewegung
settings-codes = Züge als Notation
settings-pace = Tempo der Züge
pace-brisk = schnell
pace-usual = normal
pace-slow = langsam
settings-notify = Benachrichtigen, wenn ich am Zug bin
keys-title = Tasten
keys-arrows = Pfeiltasten
keys-tab = Von einem Teil zum nächsten
keys-enter = Wählen oder ziehen
keys-escape = Zurücklegen oder schließen
keys-walk = Über das Brett, die Karten oder die Plättchen
keys-moves = Neben dem Brett: einen Zug zurück oder vor
keys-help = Diese Tasten zeigen
about-title = Über Yamabushi
about-what = Yamabushi ist ein Zuhause für drei kleine Duelle am Spieltisch. Es kennt ihre Regeln genau, spielt sie in jeder Stärke gegen dich und bringt Freunde an einem Bildschirm oder über einen Link zusammen.
about-games = Die Spiele gehören denen, die sie erdacht und verlegt haben. Alle Bilder und Texte hier sind unsere eigenen; wo ein Regelheft schweigt, gelten unsere Regelentscheidungen.
about-data = Ohne Konto merkt sich nur dieser Browser deine Tische und deine Ergebnisse bei den Rätseln. Der Server speichert die Züge jeder Partie und was am Tisch gesagt wird. Hast du ein Konto, speichert er auch deinen Namen, dein Passwort in einer Form, die niemand lesen kann, und die Rätsel, die du gelöst hast.
about-free = Das Ganze ist freie Software unter der MIT-Lizenz: Mit einem Befehl kannst du es selbst betreiben.
announced-title = Ankündigungen
bot-mark = Bot
bot-name = { $name } (Bot)
conduct-title = Verhaltensregeln
person-about = { $name }: melden oder blockieren


## Die Startseite

home-title = Drei Duelle, ein Tisch
home-line = Gegen den Computer, gegen Freunde neben dir oder weit weg.
home-play = Spielen
home-rules = Die Regeln von { $game }
home-people = Mit anderen spielen
turns-title = Du bist am Zug
turns-count = { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
featured-title = Eine laufende Partie
featured-over = Die zuletzt beendete Partie
featured-replay = Nachspielen
watch-all = Alle Partien zum Zuschauen
watch-title = Bei Partien zuschauen
own-title = Deine Tische
own-over = beendet
own-won = gewonnen
own-lost = verloren
own-drawn = unentschieden
own-aborted = abgebrochen
own-turn = du bist am Zug
own-playing = andere am Zug
own-waiting = wartet
own-paused = pausiert
own-forget = Diesen Tisch aus der Liste nehmen: { $game }
own-fewer = Weniger zeigen
own-all = Alle { $count } zeigen
open-title = Offene Tische
open-nobody = Eröffne einen Tisch und schau, wer sich dazusetzt: Wähle ein Spiel, dann „Irgendwer“.
open-playing = Laufende Partien
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
chooser-open = Irgendwer (offener Tisch)
chooser-open-note = Ein offener Tisch, den alle finden können.
chooser-computer = Der Computer
chooser-mix = Oder wähle, wer auf welchem Platz sitzt:
chooser-mix-label = Gemischte Teams
mix-here = jemand an diesem Bildschirm
mix-link = jemand per Link
chooser-options = Optionen
chooser-side = Du spielst
chooser-lot = Zufall
chooser-clock = Uhr
chooser-name = Dein Name
chooser-mode-duel = Je drei Würfel; wer zuerst fünf Punkte hat, gewinnt.
chooser-mode-teams = Zwei gegen zwei, vier Würfel je Team; Partner sprechen sich nicht ab.
chooser-mode-mukyan = Allein gegen eine Trainingspuppe, die ihren Zufallswürfeln gehorcht.
clock-none = ohne Uhr
clock-quick = 5 Minuten, dazu 5 Sekunden je Zug
clock-calm = 20 Minuten, dazu 10 Sekunden je Zug
clock-days = ein Tag je Zug
clock-days-note = Nur mit jemandem, der per Link mitspielt; sonst gibt es keine Uhr.
time-hours = { $hours }:{ $minutes } Std.
time-days = { $days } Tg. { $hours } Std.
join-asked = Eine Einladung von { $who }: Spielst du mit?
join-free = Ein Platz ist frei.
join-side = Deine Seite: { $side }
join-sides = Freie Plätze: { $sides }
join-late = Inzwischen sind alle Plätze besetzt.
join-new = Neu für dich?
join-sit = Platz nehmen
join-watch = Nur zuschauen


## Am Tisch

table-guest = Gast
table-gone = jemand
table-who = { $title } ({ $name })
table-open-seat = { $title } (freier Platz)
table-your-turn = Du bist am Zug.
table-decides = { $who } ist am Zug.
table-thinks = { $who } denkt nach.
table-chance = Der Zufall entscheidet.
turn-waiting = Warten, bis jemand Platz nimmt.
turn-paused = Die Partie ist pausiert.
table-past = Du schaust zurück, auf Schritt { $version }.
table-now = Zurück zur Partie
table-you = du
table-rating = Wertung
table-away = abwesend
table-clock = Uhr von { $who }
table-watchers =
    { $count ->
        [one] eine Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-you-watch = Du schaust zu.
table-broken = Verbindung unterbrochen; sie wird wieder aufgebaut. Nichts geht verloren.
result-score = Stand: { $score }
result-aborted = Noch nicht alle haben gezogen, also zählt die Partie nicht.
result-weight = Zu { $percent } gewertet, weil dieselben Leute oft gegeneinander spielen.
result-you-win =
    { $reason ->
        [resigned] Du gewinnst durch Aufgabe
        [time] Du gewinnst durch Zeitüberschreitung
        [abandoned] Du gewinnst: Die Gegenseite ist gegangen
       *[rules] Du gewinnst!
    }
result-you-lose =
    { $reason ->
        [resigned] Du verlierst durch Aufgabe
        [time] Du verlierst durch Zeitüberschreitung
        [abandoned] Du verlierst: Du warst zu lange weg
       *[rules] Du verlierst
    }
home-lobby = Gegner finden
home-lobby-line = Wähle Spiel und Bedenkzeit und spiele mit jemandem, der dasselbe will; oder fordere jemanden beim Namen heraus.
home-tournaments = Turniere
home-tournaments-line = Für einen Spieleabend: jeder gegen jeden oder Schweizer System, allein oder im Team, mit einem Link zum Mitspielen.
home-tournaments-open = Zu den Turnieren
end-tournament = Zum Turnier
end-title = Wie geht es weiter?
end-next-game = Nächste Partie
end-next-level = Nächste Stufe: { $level }
end-analyse = Analyse
end-turned = Der Wendepunkt war Zug { $number }
start-chosen = { $who } hat gewählt, wie diese Partie beginnt. Sie wird nicht gewertet.
start-chosen-hidden = { $who } hat gewählt, wie diese Partie beginnt, und weiß vielleicht, was verdeckt ist. Sie wird nicht gewertet.
curtain-line = Verdeckte Karten: Jetzt sollte nur eine Person hinsehen.
curtain-hand = Ich bin { $who }: Zeig meine Karten
invite-title = Jemanden einladen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = QR-Code
invite-code-alt = Der Link als QR-Code
invite-public = Alle können diesen Tisch auf der Startseite finden.
offer-made =
    { $matter ->
        [draw] Vorschlag von { $who }: Unentschieden.
        [takeback] Bitte von { $who }: einen Zug zurücknehmen.
        [pause] Vorschlag von { $who }: eine Pause.
        [resign] Vorschlag von { $who }: aufgeben.
       *[rematch] Vorschlag von { $who }: Revanche.
    }
offer-own =
    { $matter ->
        [draw] Du schlägst Unentschieden vor.
        [takeback] Du bittest darum, einen Zug zurückzunehmen.
        [pause] Du schlägst eine Pause vor.
        [resign] Du schlägst vor aufzugeben.
       *[rematch] Du schlägst eine Revanche vor.
    }
offer-accept = Annehmen
offer-decline = Ablehnen
offer-withdraw = Zurückziehen
confirm-play = Ziehen
confirm-drop = Doch nicht
controls-title = Am Tisch
controls-more = Mehr
controls-hint = Tipp
controls-undo = Zurück
controls-takeback = Zurücknehmen
controls-draw = Unentschieden anbieten
controls-pause = Pause
controls-resume = Fortsetzen
controls-resign = Aufgeben
controls-resign-sure = Wirklich aufgeben?
controls-resign-no = Nein, weiterspielen
controls-abort = Abbrechen
controls-abort-sure = Wirklich abbrechen?
controls-claim-win = Sieg beanspruchen
controls-claim-draw = Unentschieden beanspruchen
controls-claim-abort = Abbrechen: Gegenseite ist weg
controls-claim-engine = Computer einspringen lassen
controls-leave = Tisch verlassen
controls-penalty = { $who } hat geredet
controls-penalty-sure = Ein Punkt gegen { $who }?
controls-rematch = Revanche
controls-again = Noch einmal spielen
controls-retry = Noch einmal versuchen
controls-to-rematch = Zur neuen Partie
controls-play-from = Von hier aus spielen
controls-flip = Brett drehen
controls-record = Partie herunterladen
controls-link = Link zum Zuschauen
controls-link-failed = Der Link ließ sich nicht kopieren. Hier ist er: { $link }
controls-not-yet = Du bist nicht am Zug.
controls-no-undo = Es gibt keinen Zug, den du zurücknehmen könntest.
controls-no-past = Geh zuerst zu einem früheren Zug zurück.
controls-back = Du schaust zurück; geh zuerst zur Partie zurück.
controls-offered = Das hast du schon angeboten.
controls-covered = Die Karten sind verdeckt: Wer am Zug ist, nimmt zuerst den Bildschirm.
hint-title = Tipp
hint-none = Zeigt den besten Zug.
hint-thinking = Ich überlege …
hint-on-server = Der Server überlegt …
hint-depth =
    { $depth ->
        [one] Einen Zug vorausberechnet
       *[other] { $depth } Züge vorausberechnet
    }
hint-wins = gewinnt
hint-loses = verliert
hint-draws = endet unentschieden
hint-chance = { $percent } Gewinnchance
hint-marked = empfohlen
hint-best = Empfohlen: { $what }
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
log-steps = Zurückblättern
log-first = Zum Anfang
log-back = Einen Zug zurück
log-forward = Einen Zug vor
log-last = Zum aktuellen Stand
log-why = Was geschehen ist, und warum
log-why-rule = Regel
log-came = { $what }: { $came }
log-struck = zurückgenommen: { $what }
log-accept =
    { $matter ->
        [draw] { $who } nimmt das Unentschieden an.
        [takeback] { $who } erlaubt die Zurücknahme.
        [pause] { $who } stimmt der Pause zu.
        [resign] { $who } ist mit dem Aufgeben einverstanden.
       *[rematch] { $who } nimmt die Revanche an.
    }
log-set-up =
    { $count ->
        [one] Aufbau: ein Schritt
       *[other] Aufbau: { $count } Schritte
    }
log-draws =
    { $count ->
        [one] ein Zufallsereignis
       *[other] { $count } Zufallsereignisse
    }
log-act = { $who }: { $what }.
log-chance = Zufall: { $what }.
log-begin = Die Partie beginnt.
log-offer =
    { $matter ->
        [draw] { $who } bietet Unentschieden an.
        [takeback] { $who } möchte einen Zug zurücknehmen.
        [pause] { $who } möchte eine Pause.
        [resign] { $who } möchte aufgeben.
       *[rematch] { $who } möchte eine Revanche.
    }
log-decline =
    { $matter ->
        [draw] { $who } lehnt das Unentschieden ab.
        [takeback] { $who } lehnt die Zurücknahme ab.
        [pause] { $who } möchte keine Pause.
        [resign] { $who } möchte nicht aufgeben.
       *[rematch] { $who } möchte keine Revanche.
    }
log-penalty = { $who } hat geredet: ein Punkt für das andere Team.
log-rewind = Zug zurückgenommen.
log-draw = Unentschieden vereinbart.
log-pause = Die Partie ist pausiert.
log-resume = Die Partie geht weiter.
log-rematch = Eine neue Partie ist bereit.
log-resign = { $who } gibt auf.
log-flag = { $who } hat keine Zeit mehr.
log-abandon = { $who } ist gegangen.
log-abort =
    { $why ->
        [time] { $who } hat nicht rechtzeitig gezogen. Die Partie ist abgebrochen.
        [abandoned] { $who } ist gegangen. Die Partie ist abgebrochen.
       *[resigned] { $who } bricht die Partie ab.
    }
log-close = Wer diesen Server betreibt, hat den Tisch geschlossen.
log-replace = Der Computer springt für { $who } ein.
log-casual = { $who } hat den Computer gefragt: Diese Partie zählt nicht mehr für die Wertung.
chat-title = Chat
chat-words = Nachricht
chat-say = Senden
chat-said = { $who } sagt: { $words }
chat-watching = schaut zu
chat-partners = Partner sprechen nicht miteinander, solange die Partie läuft.
chat-title-watching = Chat der Zuschauenden
chat-apart = Wer spielt, liest das erst nach der Partie.
chat-mute = { $who } stummschalten
chat-unmute = { $who } nicht mehr stummschalten
chat-unread = { $count } neu
controls-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }


## Rätsel und Regeln

book-title = Mindlock
book-line = Rätsel für eine Person, vom ersten Kippen bis zu durchgrübelten Nächten. Jedes PAR ist bewiesen.
book-open = Buch öffnen
book-how = Deine weißen Würfel müssen alle schwarzen in höchstens PAR Zügen besiegen. Weiterspielen kostet nichts.
book-next = Nächstes Rätsel: { $name }
book-grades = Schwierigkeit
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
puzzle-aim =
    { $par ->
        [one] Löse es in einem Zug
       *[other] Löse es in höchstens { $par } Zügen
    }
puzzle-wanted = Verlangte Einflüsse: { $elements }
puzzle-hopeless = Von hier aus ist es nicht mehr zu lösen. Nimm einen Zug zurück.
puzzle-no-move = Kein Zug mehr: nicht gelöst.
puzzle-take-back = Zurück
puzzle-begin-again = Neu beginnen
puzzle-searching = Suche: { NUMBER($positions) } Stellungen …
puzzle-stop = Abbrechen
puzzle-solution = Lösung
puzzle-next = Nächstes Rätsel
rules-part = Teil
rules-rulings = Regelentscheidungen
board-tap-again = Zum Ausführen nochmals tippen.

# Ratings
rated = gewertet
chooser-rated = Mit Wertung
chooser-rated-note = Die Partie zählt für deine Wertung; Züge kann man nicht zurücknehmen.
hint-casual = Diese Partie zählt für die Wertung. Wenn du um einen Tipp bittest, zählt sie nicht mehr.
table-is-rated = Diese Partie zählt für die Wertung.
join-rated = Diese Partie zählt für die Wertung: Du brauchst ein Konto, und Züge kann man nicht zurücknehmen.

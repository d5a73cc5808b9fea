### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Turnier veranstalten
tournaments-log-in = Wer ein Turnier veranstaltet, braucht ein Konto; zum Mitspielen genügt ein Name.
tournaments-none = Gerade wartet kein Turnier auf Teilnehmer.
tournaments-open = Zum Mitspielen
tournaments-running = Im Gang
tournaments-over = Beendet
tournaments-count =
    { $count ->
        [one] ein Teilnehmer
       *[other] { $count } Teilnehmer
    }
tournaments-by = veranstaltet von { $name }
tournaments-kind = Turnierform
tournaments-kind-swiss = Schweizer System
tournaments-kind-round-robin = jeder gegen jeden
tournaments-kind-double-round-robin = jeder gegen jeden, mit Rückspiel
tournaments-note-swiss = In jeder Runde trifft man auf jemanden mit etwa gleich vielen Punkten. Auch für viele genügen wenige Runden.
tournaments-note-round-robin = Für eine kleine Gruppe: Alle spielen einmal gegeneinander.
tournaments-note-double-round-robin = Alle spielen zweimal gegeneinander, einmal auf jeder Seite.
tournaments-name = Name des Turniers
tournaments-game = Spiel
tournaments-rounds = Runden
tournaments-rounds-auto = so viele wie nötig
tournaments-pause = Pause zwischen zwei Runden
tournaments-patience = Zeit für den ersten Zug
tournaments-patience-note = Wer bis dahin nicht gezogen hat, verliert die Partie.
tournaments-minutes =
    { $count ->
        [0] keine
        [one] eine Minute
       *[other] { $count } Minuten
    }
tournaments-public = In der Liste zeigen
tournaments-public-note = Sonst findet es nur, wer den Link hat.
tournaments-hold = Turnier eröffnen
tournaments-all = Alle Turniere
tournaments-round-of = Runde { $round } von { $rounds }
tournaments-round = Runde { $round }
tournaments-in = Du bist dabei. Sobald das Turnier beginnt, erscheint hier deine Partie: Lass diese Seite offen.
tournaments-ready = Deine Partie ist bereit.
tournaments-against = Du spielst gegen { $name }.
tournaments-play = Zu meiner Partie
tournaments-next-in = Die nächste Runde beginnt in { $time }.
tournaments-next-now = Nächste Runde jetzt beginnen
tournaments-wait = Deine Partie ist zu Ende; andere spielen noch.
tournaments-won =
    { $count ->
        [one] { $names } hat das Turnier gewonnen.
       *[other] { $names } teilen sich den ersten Platz.
    }
tournaments-join = Mitspielen
tournaments-join-rated = Dieses Turnier wird gewertet, dafür brauchst du ein Konto.
tournaments-team-name = Name deines Teams
tournaments-new-team = Mit neuem Team mitspielen
tournaments-join-team = Diesem Team beitreten
tournaments-partner-note = Wer zu Beginn noch allein ist, bekommt einen Partner.
tournaments-players =
    { $count ->
        [one] Eine Anmeldung
       *[other] { $count } Anmeldungen
    }
tournaments-standings = Tabelle
tournaments-leave = Doch nicht mitspielen
tournaments-remove = { $name } entfernen
tournaments-withdraw = Aus dem Turnier ausscheiden
tournaments-begin = Beginnen
tournaments-call-off = Turnier absagen
tournaments-link = Link kopieren
tournaments-copied = Der Link ist kopiert
tournaments-wall = Ansicht für den Beamer
tournaments-leave-wall = Zurück zum Turnier
tournaments-place = Platz
tournaments-who = Name
tournaments-points = Punkte
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = ausgeschieden
tournaments-bye = hat spielfrei: ein Punkt
tournaments-rest = setzt diese Runde aus
tournaments-replay = Nachspielen
tournaments-decide = Ergebnis von { $first } – { $second } festlegen
tournaments-decide-short = Ergebnis
tournaments-rated = Mit Wertung
tournaments-rated-note = Dann brauchen alle ein Konto.

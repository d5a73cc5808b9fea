### Das Brett von Terres de Yokai. Farben, Yokai und Skizzen heißen wie in games.ftl.
### Ein Land heißt hier wie in den Regeln: Stapel.


## Stapel

land-lands = Stapel
land-name =
    { $colour ->
        [G] Grüner Stapel
        [R] Roter Stapel
        [B] Blauer Stapel
       *[Y] Gelber Stapel
    }
letter-G = Gr
letter-R = R
letter-B = B
letter-Y = Ge
land-yokai = { $yokai }, { $value }
land-face-down = verdeckt
land-empty = kein Yokai mehr
land-guest = ein Gast vom { $pile }
land-guest-of = Gast
land-you = du
# Skizzen beider Seiten an einem Stapel, zum Hören: du 3, Mond 2
land-sides = { $one } { $first }, { $other } { $second }
# Zum Sehen, sehr kurz: 3 + 2 von 7
land-standing = { $mine } + { $theirs } von { $needs }
land-you-lead = du führst
land-leads = { $who } führt
land-even = gleichauf
land-nobody = keine Skizzen
land-beneath = darunter: { $what }
land-hidden =
    { $count ->
        [one] 1 verdeckt
       *[other] { $count } verdeckt
    }
land-to-come = noch zu erwarten: { $values }
land-last-one = der letzte
land-you-take = für dich
land-takes = für { $who }
land-flees = er flieht
land-more =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
land-appears = ein neuer
land-play-here = { $card } hier spielen
land-call-from = den Yokai vom { $pile } rufen
land-distract-to = die gegnerische Skizze kommt hierher


## Was geschehen würde

yokaiboard-you-take =
    { $points ->
        [one] du nimmst { $yokai }, 1 Punkt
       *[other] du nimmst { $yokai }, { $points } Punkte
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } nimmt { $yokai }, 1 Punkt
       *[other] { $who } nimmt { $yokai }, { $points } Punkte
    }
yokaiboard-flees = { $yokai } flieht
yokaiboard-more =
    { $count ->
        [one] noch 1 Skizze für { $yokai }
       *[other] noch { $count } Skizzen für { $yokai }
    }
yokaiboard-appears = auf dem { $pile } erscheint ein anderer Yokai
yokaiboard-or-call = du darfst rufen; wenn nicht: { $otherwise }
yokaiboard-or-distract = du darfst ablenken; wenn nicht: { $otherwise }


## Was gefragt wird

yokaiboard-decide = Deine Entscheidung
yokaiboard-aim = Die meisten Punkte, wenn ein Stapel keinen Yokai mehr hat
yokaiboard-relation = Mehr Skizzen nehmen den Yokai, Gleichstand verjagt ihn
yokaiboard-must = Deine Hand ist voll: Spiele mindestens eine Skizze
yokaiboard-may = Spiele eine Skizze oder beende deinen Zug
yokaiboard-again = Spiele noch eine oder beende deinen Zug
yokaiboard-choose-land = { $card }: Wohin?
yokaiboard-played = { $count } von 3 gespielt
yokaiboard-end-turn = Zug beenden
yokaiboard-put-back = Zurücklegen
yokaiboard-call = Einen Yokai auf den { $pile } rufen?
yokaiboard-call-how = Tippe auf den Stapel, von dem er kommt.
yokaiboard-distract = Den Yokai auf dem { $pile } ablenken?
yokaiboard-distract-how = Die gegnerische Skizze { $card } wechselt zum { $pile }.
yokaiboard-do-distract = Ablenken
yokaiboard-leave = Verzichten
yokaiboard-over = Die Partie ist aus
yokaiboard-over-empty = Der letzte Yokai vom { $pile } ist weg: Die Partie ist aus
yokaiboard-log-play = { $card } auf { $colour }
yokaiboard-watching = { $who } ist am Zug


## Rund um die Stapel

yokaiboard-hand = Deine Hand
yokaiboard-hand-of = Hand von { $who }
yokaiboard-new = neu
yokaiboard-no-sketches = Keine Skizzen
yokaiboard-sketches =
    { $count ->
        [one] 1 Skizze
       *[other] { $count } Skizzen
    }
yokaiboard-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
yokaiboard-taken = Yokai von { $who }
yokaiboard-none-taken = Noch kein Yokai
yokaiboard-draw-pile = Nachziehstapel
yokaiboard-discards = Ablage
yokaiboard-nothing = Noch nichts
# Jemand hat den Zug beendet: Sonne fertig
yokaiboard-done = fertig


## Was geschehen ist

yokaiboard-told-called = ruft { $yokai } auf den { $pile }
yokaiboard-told-distracted = schickt { $card } zum { $pile }
yokaiboard-why-colours = Gleich viele Punkte, also zählen die Farben: { $sun } { $first }, { $moon } { $second }

## Warum etwas Angetipptes nicht geht

tried-yokai-wrong-pile = Eine Skizze kommt auf den Stapel einer ihrer beiden Farben.
tried-yokai-not-now = Entscheide zuerst, ob du die Fähigkeit nutzt.
tried-yokai-no-call = Gerufen wird von einem anderen Stapel mit mindestens zwei Yokai.
tried-yokai-other-ability = Die gegnerische Skizze kann nur auf den Stapel ihrer anderen Farbe.
tried-yokai-chance = Erst entscheidet der Zufall.


## Notes in a first game

note-yokai-played = Eine Skizze zählt für eine ihrer zwei Farben. Die Zahl am Yokai sagt, wie viele ihn vollenden, beide Seiten zusammen.
note-yokai-taken = Vollendet: Wer dort mehr Skizzen hat, nimmt ihn und legt sie ab. Die anderen bleiben für den nächsten.
note-yokai-fled = Auf beiden Seiten gleich viele: Der Yokai flieht unter seinen Stapel, und alle Skizzen dort werden abgelegt.
note-yokai-called = Rufen holt den obersten Yokai eines anderen Stapels hierher. Jetzt zählen die Skizzen hier für ihn.
note-yokai-distracted = Ablenken schickt die oberste Skizze der Gegenseite zu ihrer anderen Farbe. Sie gehört weiter der Gegenseite.

### Das Brett von Regality vs. Religion auf der Seite. Plättchen, Kräfte, Seiten und Richtungen stehen in games.ftl.


## Orte auf dem Tisch

regality-board = Brett
regality-zone = Plättchen der { $side }
regality-neutral = Neutrale Plättchen
regality-discards = Ablage
regality-gone =
    { $count ->
        [one] Ein Plättchen ist aus dem Match ausgeschieden
       *[other] { $count } Plättchen sind aus dem Match ausgeschieden
    }
regality-passed = Im Draft weitergegeben
regality-pool = Plättchen zur Wahl
regality-prompt = Was zu tun ist
regality-card = Karte eines Plättchens
regality-no-card = Tippe auf ein Plättchen, um zu lesen, was es tut.
regality-ways = Richtungen
regality-none = keine
regality-placed =
    { $count ->
        [0] Noch kein Plättchen gelegt
        [one] Ein Plättchen gelegt
       *[other] { $count } Plättchen gelegt
    }


## Wie es steht

# Was gewinnt, neben dem Stand: so kurz es geht.
regality-wins = Neun offen: Wer mehr Verbündete hat, gewinnt
regality-aim-wins = { $wins } gewonnene Partien entscheiden
regality-aim-points =
    { $games ->
        [one] die meisten Punkte nach einer Partie
       *[other] die meisten Punkte nach { $games } Partien
    }
regality-relation = Ein umgedrehtes Plättchen wechselt die Seite
regality-allies-said = Verbündete: { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Gewonnene Partien: { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Punkte: { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
regality-game-of = Partie { $number } von { $games }


## Wie Plättchen liegen

# Etwa „König (Krone)“: auf wessen Seite es jetzt ist.
regality-tile-of = { $tile } ({ $side })
regality-on = bedeckt { $tile }
regality-fallen = { $tile } verdeckt, zerstört von der { $side }
regality-shielded = geschützt
regality-silent = stumm
regality-free = frei
regality-active = wirkt beim Legen
regality-passive = wirkt, solange es daliegt
regality-last = zuletzt gelegt
regality-secret = Die Gegenseite sieht es nicht.
regality-hidden-tile = Ein verborgenes Plättchen.
regality-hidden-tiles =
    { $count ->
        [one] Ein verborgenes Plättchen
       *[other] { $count } verborgene Plättchen
    }


## Was man tun kann

regality-place-here = { $tile } hier legen
regality-choose-this = dieses wählen
regality-can-take = Wählbar.
regality-set-orthogonal = Orthogonal
regality-set-diagonal = Diagonal
regality-apply = Nutzen
regality-take-hidden = Ein verborgenes
regality-leave = Verzichten
regality-put-back = Zurücklegen
regality-close = Karte schließen


## Was gefragt wird

regality-ask-tile = Wähle ein Plättchen zum Legen.
regality-ask-cell = Wähle ein Feld für { $tile }.
regality-ask-citizen = Das erste Plättchen einer Partie ist der Bürger: Wähle sein Feld.
regality-ask-target = Wähle eines der markierten Plättchen.
regality-ask-way = Wähle eine Richtung.
regality-ask-set = Welche Nachbarn?
regality-ask-apply = Den Effekt nutzen?
regality-ask-move = Wähle ein Plättchen zum Versetzen.
regality-ask-goal = Wähle, wohin es kommt.
regality-ask-beside = Wähle eines der markierten Plättchen neben dem Brett.
regality-ask-pick = Behalte eines dieser Plättchen.
regality-ask-first = Partie verloren. Wer beginnt die nächste?


## Was vor sich geht

regality-places = Die { $side } legt ein Plättchen.
regality-acts = Die { $side } entscheidet, was { $tile } tut.
regality-picks = Die { $side } sucht ein Plättchen aus.
regality-chooses = Die { $side } hat diese Partie verloren und wählt, wer die nächste beginnt.
regality-lots = Es wird gelost: Wer beginnt?
regality-drawing = Plättchen werden gezogen …
regality-revealing = Der Zufall wählt eines der verborgenen Plättchen …
regality-ended = Das Match ist aus.


## Was eine Entscheidung bewirken würde

regality-turns =
    { $count ->
        [one] dreht ein Plättchen um
       *[other] dreht { $count } Plättchen um
    }
regality-may-turn =
    { $count ->
        [one] kann ein Plättchen umdrehen
       *[other] kann bis zu { $count } Plättchen umdrehen
    }
regality-destroys =
    { $count ->
        [one] zerstört ein Plättchen
       *[other] zerstört { $count } Plättchen
    }
regality-may-destroy =
    { $count ->
        [one] kann ein Plättchen zerstören
       *[other] kann eines von { $count } Plättchen zerstören
    }
regality-removes =
    { $count ->
        [one] nimmt ein Plättchen vom Brett
       *[other] nimmt { $count } Plättchen vom Brett
    }
regality-may-remove =
    { $count ->
        [one] kann ein Plättchen vom Brett nehmen
       *[other] kann eines von { $count } Plättchen vom Brett nehmen
    }
regality-moves =
    { $count ->
        [one] versetzt ein Plättchen
       *[other] versetzt { $count } Plättchen
    }
regality-may-move =
    { $count ->
        [one] kann ein Plättchen versetzen
       *[other] kann eines von { $count } Plättchen versetzen
    }
regality-uses =
    { $count ->
        [one] nutzt ein Plättchen noch einmal
       *[other] nutzt { $count } Plättchen noch einmal
    }
regality-may-use =
    { $count ->
        [one] kann ein Plättchen noch einmal nutzen
       *[other] kann eines von { $count } Plättchen noch einmal nutzen
    }
regality-shields =
    { $count ->
        [one] schützt ein Plättchen
       *[other] schützt { $count } Plättchen
    }
regality-silences =
    { $count ->
        [one] macht ein Plättchen stumm
       *[other] macht { $count } Plättchen stumm
    }
regality-ends-won = gewinnt die Partie
regality-ends-lost = verliert die Partie
regality-ends-drawn = beendet die Partie unentschieden


## Was geschehen ist

regality-game-won =
    { $outcome ->
        [win] Du gewinnst diese Partie
        [lose] Du verlierst diese Partie
       *[side] Die { $side } gewinnt diese Partie
    }
regality-game-drawn = Diese Partie endet unentschieden
regality-game-ended = Diese Partie ist aus.
regality-why-count = Verbündete: { $royalty } { $first }, { $religion } { $second }
regality-why-death = Der Tod ist mit der { $loser } verbündet, die deshalb verliert
regality-why-nothing = Die { $loser } hat kein Plättchen mehr, das sie legen könnte
regality-told-turned = dreht { $cells } um
regality-told-destroyed = zerstört { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } verlässt das Brett
       *[other] { $tiles } verlassen das Brett
    }
regality-told-banished = verbannt { $tiles }
regality-told-recalled = nimmt { $tiles } zurück
regality-told-moved = versetzt { $from } nach { $to }
regality-told-retrieved = holt { $tile } aus der Ablage

## Warum etwas Angetipptes nicht geht

tried-regality-citizen-first = Das erste Plättchen einer Partie ist der Bürger.
tried-regality-cell-taken = { $cell } ist nicht frei.
tried-regality-no-cover = Der Turm kommt auf einen deiner Verbündeten, der weder verdeckt noch geschützt ist.
tried-regality-no-effect = Darauf lässt sich der Effekt nicht anwenden.
tried-regality-not-now = Jetzt nicht: { $due }.


## Notes in a first game

note-regality-shield = Geschützt: Kein Effekt berührt dieses Plättchen, auch keiner von dir. Nur der Pirat kommt durch.
note-regality-silence = Stille: Orthogonal neben dem Schamanen und an den Ecken der Zauberin tun aktive Effekte nichts.
note-regality-death = Der Tod: Ist das Brett voll, verliert, wer ihn als Verbündeten hat, wie viele andere es auch sind.
note-regality-left = Zerstörtes verschwindet erst, wenn die Seite am Zug ist, die es zerstört hat: Sie kommt zuerst in die Lücke.
note-regality-turned = Umgedreht wechselt ein Plättchen die Seite. Liegen neun offen, gewinnt, wer mehr Verbündete hat.
note-regality-destroyed = Zerstört: Es liegt verdeckt, zählt für niemanden und sperrt sein Feld während des gegnerischen Zugs.
note-regality-banished = Verbannt: Es kommt sofort in die Ablage, und sein Feld ist frei für die Seite, die als Nächste zieht.

### Spielerinnen und Spieler: Ranglisten und Profile.

players-title = Die Stärksten
players-which = Spiel und Modus
players-place = Rang
players-name = Name
players-rating = Wertung
players-games = Partien
players-computer = Computer
players-nobody = Hier hat noch niemand genug gewertete Partien gespielt.
players-unmeasured = Hier nie gemessen, darum ohne Wertung: { $levels }.
players-note = Aufgeführt ist, wer etwa zehn gewertete Partien gespielt hat. Die Stufen des Computers wurden aneinander gemessen; der Hase hat 1500.
players-ratings = Wertungen
players-since = Dabei seit: { $when }.
players-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
players-provisional = Ein Fragezeichen heißt: nach wenigen Partien noch geschätzt.
players-unrated = Noch keine gewerteten Partien.
players-graph = { $what }: Wertung über { $count } Partien, von { $first } zu { $last }, niedrigste { $low }, höchste { $high }.
players-graph-note = Von der ersten Partie zur letzten; das Band zeigt, wie ungewiss sie war.
players-luck =
    { $kind ->
        [tile] Siegquote nach Plättchen
        [element] Gewonnene Konflikte nach Element
        [yokai] Genommene Yokai
       *[other] Siegquoten
    }
players-luck-game = Spiel wählen
players-luck-none = Quoten erscheinen hier, sobald etwas { $count }-mal vorgekommen ist.
luck-of-tile = Plättchen: wie viele der Partien gewonnen wurden, in denen sie gelegt wurden.
luck-of-element = Elemente: wie viele der mit ihnen begonnenen Konflikte gewonnen wurden.
luck-of-yokai = Yokai: wie viele der genommenen an diese Person gingen.
players-luck-in =
    { $count ->
        [one] In der letzten Partie.
       *[other] In den letzten { $count } Partien.
    }

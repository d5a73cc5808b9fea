### De woorden rond het bord van HI MI KI.

himikiboard-board = Het bord, rijen A tot en met E, kolommen 1 tot en met 6
himikiboard-prompt = Jouw beslissing
himikiboard-free = vrij
himikiboard-cube = Kubus van { $side }: { $top } boven, { $ns } noord-zuid, { $ew } oost-west
himikiboard-can = te kiezen
himikiboard-selected = gekozen
himikiboard-pivoting = wordt gedraaid
himikiboard-goal = mogelijk doel
himikiboard-goal-does = mogelijk doel: { $what }
himikiboard-shows = toont { $element }
himikiboard-sets-off = zet { $tile } in werking
himikiboard-wins = wint de partij
himikiboard-points =
    { $count ->
        [one] één punt
       *[other] { $count } punten
    }
himikiboard-takes = neemt de invloed van { $element }
himikiboard-beats = verslaat een kubus
himikiboard-beaten = verliest een conflict
himikiboard-again = mag nog eens spelen
himikiboard-palette = Hoe de kubus op { $square } moet liggen
himikiboard-ask-place = Opstelling: tik op een gemarkeerd veld.
himikiboard-ask-orientation = Hoe moet de kubus liggen?
himikiboard-ask-conjure = Bezwering: kies een kubus om te draaien.
himikiboard-ask-put = Leg { $tile } op een gemarkeerd veld.
himikiboard-ask-confront = Grote Yokai: een kubus twee velden verderop te lijf gaan?
himikiboard-ask-swap = Transfer: met welke kubus wisselen?
himikiboard-ask-tile = Je hebt gescoord: een chaostegel gebruiken?
himikiboard-ask-mana = { $tile }: kantel een kubus die dit element toont.
himikiboard-ask-impulse = Impuls: de kubus kantelt nog eens.
himikiboard-ask-slide = Teleportatie: waarheen glijdt de kubus?
himikiboard-ask-again = Je mag nog eens spelen.
himikiboard-ask-goal = 
    { $pivots ->
        [once] Waarheen met { $square }? Tik er nog eens op om te draaien.
        [twice] Waarheen met { $square }? Tik er twee keer op om te draaien.
       *[no] Waarheen met { $square }?
    }
himikiboard-ask-pivot = Tik meer kubussen aan om ook die te draaien, dan “Draaien”.
himikiboard-ask-pivot-one = “Draaien” draait hem.
himikiboard-ask-pivot-it = { $square } kan alleen draaien: tik er nog eens op.
himikiboard-ask-pivot-only = Geen kubus kan kantelen: draai er een of meer.
himikiboard-ask-last = De laatste zet van PAR: kantel een kubus, of draai er een of meer.
himikiboard-ask-beyond-par = PAR is op: nog één zet en het mislukt. Neem terug, of begin opnieuw.
himikiboard-ask-pass = Je hebt geen zet: pas.
himikiboard-ask-confused = Verwarring: deze beurt speel je met de andere kleur.
himikiboard-ask-move = Kantel een kubus, of draai er een of meer.
himikiboard-ask-tilt = Kantel een kubus; draaien kan nu niet.
himikiboard-set-up = Voor mij opstellen
himikiboard-pivot = Draaien
himikiboard-pivot-cube = { $square } draaien
himikiboard-score =
    { $who }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }
himikiboard-influences = Invloeden
himikiboard-influence-held = Invloed van { $element }: { $who }
himikiboard-influence-free = Invloed van { $element }: vrij
himikiboard-chaos = Chaostegels
himikiboard-armed = Grote Yokai ligt paraat
himikiboard-confused = volgende beurt in verwarring
himikiboard-tile = { $tile }: { $power }
himikiboard-hidden-tiles =
    { $count ->
        [one] één verborgen tegel
       *[other] { $count } verborgen tegels
    }
himikiboard-discards = Afgelegd: { $tiles }
mukyan-does = Muk Yan: { $action }
mukyan-not-possible = Daarvoor niet mogelijk: { $actions }
mukyan-waits = Na jouw beurt werpt Muk Yan zijn dobbelstenen.


## Wat er is gebeurd

himikiboard-told-beats =
    { $winner ->
        [H] vuur
        [M] water
       *[K] hout
    } verslaat { $loser ->
        [H] vuur
        [M] water
       *[K] hout
    }{ $count ->
        [one] { "" }
       *[other] { " " }×{ $count }
    }
himikiboard-told-points =
    { $who ->
        [mover] { $points }
       *[other] { $points } voor { $side }
    }
himikiboard-told-influence =
    { $side } neemt de invloed { $element ->
        [H] van vuur
        [M] van water
       *[K] van hout
    }{ $from ->
        [free] { "" }
       *[other] { " " }van { $from } over
    }
himikiboard-told-again = speelt nog eens: een gelijke kubus ernaast, geen conflict
himikiboard-told-saved = de Grote Yokai keert het conflict
himikiboard-told-gone = een kubus gaat door de Hellepoort

### Het bord van Terres de Yokai. Kleuren, yokai en schetsen heten zoals in games.ftl.
### Een land heet hier zoals in de regels: stapel.


## Stapels

land-lands = Stapels
land-name =
    { $colour ->
        [G] Groene stapel
        [R] Rode stapel
        [B] Blauwe stapel
       *[Y] Gele stapel
    }
letter-G = Gr
letter-R = R
letter-B = B
letter-Y = Ge
land-yokai = { $yokai }, { $value }
land-face-down = gedekt
land-empty = geen yokai meer
land-guest = een gast van de { $pile }
land-guest-of = gast
land-you = jij
# Schetsen van beide kanten bij een stapel, om te horen: jij 3, Maan 2
land-sides = { $one } { $first }, { $other } { $second }
# Om te zien, heel kort: 3 + 2 van 7
land-standing = { $mine } + { $theirs } van { $needs }
land-you-lead = jij leidt
land-leads = { $who } leidt
land-even = gelijk
land-nobody = geen schetsen
land-beneath = daaronder: { $what }
land-hidden =
    { $count ->
        [one] 1 gedekt
       *[other] { $count } gedekt
    }
land-to-come = nog te verwachten: { $values }
land-last-one = de laatste
land-you-take = voor jou
land-takes = voor { $who }
land-flees = hij vlucht
land-more =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
land-appears = een nieuwe
land-play-here = { $card } hier spelen
land-call-from = de yokai van de { $pile } roepen
land-distract-to = de schets van je tegenstander komt hierheen


## Wat er zou gebeuren

yokaiboard-you-take =
    { $points ->
        [one] jij neemt { $yokai }, 1 punt
       *[other] jij neemt { $yokai }, { $points } punten
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } neemt { $yokai }, 1 punt
       *[other] { $who } neemt { $yokai }, { $points } punten
    }
yokaiboard-flees = { $yokai } vlucht
yokaiboard-more =
    { $count ->
        [one] nog 1 schets voor { $yokai }
       *[other] nog { $count } schetsen voor { $yokai }
    }
yokaiboard-appears = op de { $pile } verschijnt een andere yokai
yokaiboard-or-call = je mag roepen; zo niet: { $otherwise }
yokaiboard-or-distract = je mag afleiden; zo niet: { $otherwise }


## Wat er gevraagd wordt

yokaiboard-decide = Jouw beslissing
yokaiboard-aim = De meeste punten zodra een stapel geen yokai meer heeft
yokaiboard-relation = Meer schetsen nemen de yokai; bij gelijke stand vlucht hij
yokaiboard-must = Je hand is vol: speel minstens één schets
yokaiboard-may = Speel een schets of beëindig je beurt
yokaiboard-again = Speel er nog een of beëindig je beurt
yokaiboard-choose-land = { $card }: waar?
yokaiboard-played = { $count } van 3 gespeeld
yokaiboard-end-turn = Beurt beëindigen
yokaiboard-put-back = Terugleggen
yokaiboard-call = Een yokai naar de { $pile } roepen?
yokaiboard-call-how = Tik op de stapel waar hij vandaan komt.
yokaiboard-distract = De yokai van de { $pile } afleiden?
yokaiboard-distract-how = De schets { $card } van je tegenstander gaat naar de { $pile }.
yokaiboard-do-distract = Afleiden
yokaiboard-leave = Ervan afzien
yokaiboard-over = De partij is afgelopen
yokaiboard-over-empty = De laatste yokai van de { $pile } is weg: de partij is afgelopen
yokaiboard-log-play = { $card } op { $colour }
yokaiboard-watching = { $who } is aan de beurt


## Rond de stapels

yokaiboard-hand = Je kaarten
yokaiboard-hand-of = Kaarten van { $who }
yokaiboard-new = nieuw
yokaiboard-no-sketches = Geen schetsen
yokaiboard-sketches =
    { $count ->
        [one] 1 schets
       *[other] { $count } schetsen
    }
yokaiboard-points =
    { $count ->
        [one] punt
       *[other] punten
    }
yokaiboard-taken = Yokai van { $who }
yokaiboard-none-taken = Nog geen yokai
yokaiboard-draw-pile = Trekstapel
yokaiboard-discards = Aflegstapel
yokaiboard-nothing = Nog niets
# Iemand heeft de beurt beëindigd: Zon beurt klaar
yokaiboard-done = beurt klaar


## Wat er is gebeurd

yokaiboard-told-called = roept { $yokai } naar de { $pile }
yokaiboard-told-distracted = stuurt { $card } naar de { $pile }
yokaiboard-why-colours = Evenveel punten, dus tellen de kleuren: { $sun } { $first }, { $moon } { $second }

## Waarom iets wat is aangetikt niet kan

tried-yokai-wrong-pile = Een schets hoort op de stapel van een van zijn twee kleuren.
tried-yokai-not-now = Beslis eerst of je de vaardigheid gebruikt.
tried-yokai-no-call = Je roept een yokai van een andere stapel, met minstens twee yokai.
tried-yokai-other-ability = De schets van je tegenstander kan alleen naar de stapel van zijn andere kleur.
tried-yokai-chance = Eerst beslist het lot.


## Notes in a first game

note-yokai-played = Een schets telt voor één van zijn kleuren. Het getal op de yokai zegt hoeveel er nodig zijn, van beide kanten samen.
note-yokai-taken = Voltooid: wie daar meer schetsen heeft, neemt hem en legt ze af. Die van de ander blijven voor de volgende.
note-yokai-fled = Aan beide kanten evenveel: de yokai vlucht onder zijn stapel, en alle schetsen daar worden afgelegd.
note-yokai-called = Roepen haalt de bovenste yokai van een andere stapel hierheen. Nu tellen de schetsen hier voor hem.
note-yokai-distracted = Afleiden stuurt de bovenste schets van de andere kant naar zijn andere kleur. Hij blijft van wie hem speelde.

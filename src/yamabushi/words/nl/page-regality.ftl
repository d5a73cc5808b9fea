### Het bord van Regality vs. Religion op de pagina. Tegels, krachten, kanten en richtingen staan in games.ftl.


## Plekken op tafel

regality-board = Bord
regality-zone = Tegels van de { $side }
regality-neutral = Neutrale tegels
regality-discards = Aflegstapel
regality-gone =
    { $count ->
        [one] Eén tegel is uit de match
       *[other] { $count } tegels zijn uit de match
    }
regality-passed = Doorgegeven in de draft
regality-pool = Tegels om uit te kiezen
regality-prompt = Wat er te doen is
regality-card = Kaart van een tegel
regality-no-card = Tik op een tegel om te lezen wat hij doet.
regality-ways = Richtingen
regality-none = geen
regality-placed =
    { $count ->
        [0] Nog geen tegel gelegd
        [one] Eén tegel gelegd
       *[other] { $count } tegels gelegd
    }


## Hoe het staat

# Wat wint, naast de stand: zo kort mogelijk.
regality-wins = Negen open: wie meer bondgenoten heeft, wint
regality-aim-wins = wie het eerst { $wins } partijen wint
regality-aim-points =
    { $games ->
        [one] de meeste punten na één partij
       *[other] de meeste punten na { $games } partijen
    }
regality-relation = Een omgedraaide tegel wisselt van kant
regality-allies-said = Bondgenoten: { $royalty } { $first }, { $religion } { $second }.
regality-games-said = Gewonnen partijen: { $royalty } { $first }, { $religion } { $second }.
regality-points-said = Punten: { $royalty } { $first }, { $religion } { $second }.
regality-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
regality-game-of = Partij { $number } van { $games }


## Hoe tegels liggen

# Zoals ‘Koning van Kroon’: wiens bondgenoot hij nu is.
regality-tile-of = { $tile } van de { $side }
regality-on = bedekt { $tile }
regality-fallen = { $tile } gedekt, vernietigd door de { $side }
regality-shielded = beschermd
regality-silent = monddood
regality-free = vrij
regality-active = werkt bij het leggen
regality-passive = werkt zolang hij er ligt
regality-last = het laatst gelegd
regality-secret = Je tegenstander ziet hem niet.
regality-hidden-tile = Een verborgen tegel.
regality-hidden-tiles =
    { $count ->
        [one] Eén verborgen tegel
       *[other] { $count } verborgen tegels
    }


## Wat er kan

regality-place-here = { $tile } hier leggen
regality-choose-this = deze kiezen
regality-can-take = Te kiezen.
regality-set-orthogonal = Orthogonaal
regality-set-diagonal = Diagonaal
regality-apply = Gebruiken
regality-take-hidden = Een verborgen tegel
regality-leave = Ervan afzien
regality-put-back = Terugleggen
regality-close = Kaart sluiten


## Wat er gevraagd wordt

regality-ask-tile = Kies een tegel om te leggen.
regality-ask-cell = Kies een vak voor { $tile }.
regality-ask-citizen = De eerste tegel van een partij is de Burger: kies zijn vak.
regality-ask-target = Kies een van de gemarkeerde tegels.
regality-ask-way = Kies een richting.
regality-ask-set = Welke buren?
regality-ask-apply = Het effect gebruiken?
regality-ask-move = Kies een tegel om te verplaatsen.
regality-ask-goal = Kies waar hij heen gaat.
regality-ask-beside = Kies een van de gemarkeerde tegels naast het bord.
regality-ask-pick = Houd een van deze tegels.
regality-ask-first = Partij verloren. Wie begint de volgende?


## Wat er gaande is

regality-places = De { $side } legt een tegel.
regality-acts = De { $side } beslist wat { $tile } doet.
regality-picks = De { $side } zoekt een tegel uit.
regality-chooses = De { $side } heeft deze partij verloren en kiest wie de volgende begint.
regality-lots = Er wordt geloot: wie begint?
regality-drawing = Er worden tegels getrokken …
regality-revealing = Het lot kiest een van de verborgen tegels …
regality-ended = De match is afgelopen.


## Wat een beslissing zou doen

regality-turns =
    { $count ->
        [one] draait één tegel om
       *[other] draait { $count } tegels om
    }
regality-may-turn =
    { $count ->
        [one] kan één tegel omdraaien
       *[other] kan tot { $count } tegels omdraaien
    }
regality-destroys =
    { $count ->
        [one] vernietigt één tegel
       *[other] vernietigt { $count } tegels
    }
regality-may-destroy =
    { $count ->
        [one] kan één tegel vernietigen
       *[other] kan een van { $count } tegels vernietigen
    }
regality-removes =
    { $count ->
        [one] neemt één tegel van het bord
       *[other] neemt { $count } tegels van het bord
    }
regality-may-remove =
    { $count ->
        [one] kan één tegel van het bord nemen
       *[other] kan een van { $count } tegels van het bord nemen
    }
regality-moves =
    { $count ->
        [one] verplaatst één tegel
       *[other] verplaatst { $count } tegels
    }
regality-may-move =
    { $count ->
        [one] kan één tegel verplaatsen
       *[other] kan een van { $count } tegels verplaatsen
    }
regality-uses =
    { $count ->
        [one] gebruikt één tegel opnieuw
       *[other] gebruikt { $count } tegels opnieuw
    }
regality-may-use =
    { $count ->
        [one] kan één tegel opnieuw gebruiken
       *[other] kan een van { $count } tegels opnieuw gebruiken
    }
regality-shields =
    { $count ->
        [one] beschermt één tegel
       *[other] beschermt { $count } tegels
    }
regality-silences =
    { $count ->
        [one] maakt één tegel monddood
       *[other] maakt { $count } tegels monddood
    }
regality-ends-won = wint de partij
regality-ends-lost = verliest de partij
regality-ends-drawn = beëindigt de partij in gelijkspel


## Wat er is gebeurd

regality-game-won =
    { $outcome ->
        [win] Je wint deze partij
        [lose] Je verliest deze partij
       *[side] De { $side } wint deze partij
    }
regality-game-drawn = Deze partij eindigt in gelijkspel
regality-game-ended = Deze partij is afgelopen.
regality-why-count = Bondgenoten: { $royalty } { $first }, { $religion } { $second }
regality-why-death = De Dood is bondgenoot van de { $loser }, die daardoor verliest
regality-why-nothing = De { $loser } heeft geen tegel meer om te leggen
regality-told-turned = draait { $cells } om
regality-told-destroyed = vernietigt { $cell }
regality-told-left =
    { $count ->
        [one] { $tiles } verlaat het bord
       *[other] { $tiles } verlaten het bord
    }
regality-told-banished = verbant { $tiles }
regality-told-recalled = neemt { $tiles } terug
regality-told-moved = verplaatst { $from } naar { $to }
regality-told-retrieved = haalt { $tile } van de aflegstapel

## Waarom iets wat is aangetikt niet kan

tried-regality-citizen-first = De eerste tegel van een partij is de Burger.
tried-regality-cell-taken = { $cell } is niet vrij.
tried-regality-no-cover = De Toren komt op een bondgenoot van je die niet gedekt en niet beschermd is.
tried-regality-no-effect = Daarop kan het effect niet worden gebruikt.
tried-regality-not-now = Nu niet: { $due }.


## Notes in a first game

note-regality-shield = Beschermd: geen effect raakt deze tegel, ook niet dat van jezelf. Alleen de Piraat komt erdoor.
note-regality-silence = Stilte: recht naast de Sjamaan, of op de hoeken van de Tovenares, doen actieve effecten niets.
note-regality-death = De Dood: is het bord vol, dan verliest wie hem als bondgenoot heeft, hoeveel andere het ook zijn.
note-regality-left = Wat vernietigd is, verdwijnt als de beurt begint van wie het deed: die mag er als eerste leggen.
note-regality-turned = Omgedraaid wisselt een tegel van kant. Liggen er negen open, dan wint wie meer bondgenoten heeft.
note-regality-destroyed = Vernietigd: hij ligt gedekt, telt voor niemand en blokkeert zijn vak tijdens de beurt van de ander.
note-regality-banished = Verbannen: hij gaat meteen naar de aflegstapel, en het vak is vrij voor wie daarna speelt.

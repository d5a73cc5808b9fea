### Waarom er iets gebeurde, in Regality vs. Religion.

why-regality-begins = De { $side } begint en krijgt de Burger.
why-regality-drawn = De { $side } trekt { $tile }.
why-regality-drawn-hidden = De { $side } trekt een tegel die de andere kant niet ziet.
why-regality-drawn-neutral = { $tile } wordt getrokken; beide kanten kunnen hem krijgen.
why-regality-drawn-blind = Er wordt een tegel getrokken die niet iedereen mag zien.
why-regality-picked = De { $side } houdt { $tile }.
why-regality-picked-hidden = De { $side } houdt een tegel die de andere kant niet ziet.
why-regality-handed = De { $side } krijgt de rest om uit te kiezen: { $tiles }.
why-regality-handed-hidden = De { $side } krijgt drie tegels om uit te kiezen.
why-regality-given = De { $side } krijgt wat overblijft: { $tiles }.
why-regality-placed = De { $side } legt { $tile } op { $cell }, met de blik naar de andere kant: een bondgenoot van de { $side }.
why-regality-covered = De Toren bedekt { $tile }; het effect daarvan gaat verloren.
why-regality-used = { $tile } gebruikt { $hit } op { $cell } opnieuw; het effect werkt van daaruit.
why-regality-turned =
    { $count ->
        [one] { $tile } draait de tegel op { $cells } om: hij wisselt van kant.
       *[other] { $tile } draait de tegels op { $cells } om: ze wisselen van kant.
    }
why-regality-destroyed = { $tile } vernietigt { $hit } op { $cell }: gedekt telt de tegel voor niemand, en hij verdwijnt wanneer de volgende beurt van de { $side } begint.
why-regality-left =
    { $count ->
        [one] Er begint een nieuwe beurt: { $tiles }, eerder vernietigd, gaat van { $cell } naar de aflegstapel, en het vak is vrij.
       *[other] Er begint een nieuwe beurt: { $tiles }, eerder vernietigd, gaan van { $cell } naar de aflegstapel, en het vak is vrij.
    }
why-regality-banished = { $tile } verbant { $tiles } van { $cell }: meteen naar de aflegstapel, en het vak is vrij.
why-regality-recalled = { $tile } haalt { $tiles } van { $cell } terug in de zone, om opnieuw te leggen.
why-regality-moved = De Fee verplaatst { $tile } van { $start } naar { $goal }; de kijkrichting blijft.
why-regality-struck = De Moordenaar verbant { $tile } uit de zone van de { $side }.
why-regality-retrieved = De Kluizenaar haalt { $tile } van de aflegstapel in de zone van de { $side }.
why-regality-silent = Een Sjamaan of Tovenares bereikt dat vak: { $tile } is monddood, en het effect doet niets.
why-regality-last-cell = Dat was het laatste vrije vak: { $tile } kan daar niets vernietigen.
why-regality-nothing = { $tile } zou hier niets kunnen doen, dus er wordt niets gevraagd.
why-regality-declined = De { $side } ziet af van het effect: alles of niets.
why-regality-struck-blindly = De Moordenaar mikt op een verborgen tegel van de { $side }; het lot zegt welke.
why-regality-count = De bondgenoten worden geteld: Kroon { $royalty }, Religie { $religion }. De { $side } wint deze partij.
why-regality-death = De partij is voorbij, en de Dood is bondgenoot van de { $side }, die daardoor verliest, wat de telling ook zegt.
why-regality-no-tile = De { $side } moet een tegel leggen en kan dat niet: daarmee is de partij verloren.
why-regality-game-drawn = Er zijn zestig tegels gelegd, en de telling is Kroon { $royalty }, Religie { $religion }: deze partij is gelijkspel.
why-regality-match-won = De { $side } heeft de match gewonnen.
why-regality-match-drawn = De match eindigt in gelijkspel.

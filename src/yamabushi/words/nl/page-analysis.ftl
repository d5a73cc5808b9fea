### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Analyse
analysis-of = Analyse: { $game }
analysis-line = Kijk terug op een partij: waar die kantelde, wat beter was geweest en hoe het anders had kunnen lopen.
analysis-open-first = Partij openen
analysis-open = Andere partij openen
analysis-paste = Een genoteerde partij, of een stelling als tekst
analysis-file = Of kies een bestand
analysis-position-of = Is het een stelling: van welk spel?
analysis-game = Spel
analysis-broken = Deze link is beschadigd: de partij erin is niet te lezen.
analysis-start = Begin van de partij
analysis-report = Hoe het ging
analysis-progress = { $done } van { $total } beslissingen geanalyseerd
analysis-depth = { $least } tot { $most } zetten vooruitgekeken
analysis-depth-even =
    { $most ->
        [one] Eén zet vooruitgekeken
       *[other] { $most } zetten vooruitgekeken
    }
analysis-search = Zoeken
search-quick = snel
search-thorough = grondig
analysis-cannot = Deze browser kan dit spel niet analyseren, of nog niet. Terugkijken en varianten proberen kan wel.
analysis-knew = Beoordeeld naar wat iedereen op dat moment wist.
analysis-saw-all = Beoordeeld met open kaarten, zoals niemand ze zag.
analysis-open-cards = Met open kaarten
analysis-graph = Kansen van { $who } in de loop van de partij
analysis-chance = { $percent } voor { $who }
analysis-accuracy = { $percent } nauwkeurig
slip-inaccuracy = Onnauwkeurigheid
slip-mistake = Fout
slip-blunder = Blunder
analysis-turns = Keerpunten
analysis-no-turns = Geen enkele beslissing kostte veel.
analysis-turned = { $who } speelde ‘{ $played }’, en de winstkans daalde van { $before } naar { $after }.
analysis-better = Beter: { $what }
analysis-earlier-turn = Vorig keerpunt
analysis-later-turn = Volgend keerpunt
analysis-best = Hier het beste
analysis-proved = bewezen
analysis-unseen = Nog niet geanalyseerd.
analysis-longer = Langer nadenken
analysis-answers = De computer antwoordt
analysis-threats = Laat zien wat er dreigt
analysis-threat-of = Als { $who } aan de beurt zou zijn
analysis-no-threat = Wat hier dreigt, is niet te zeggen.
analysis-variation = Variant
analysis-comment = Opmerking bij deze stelling
analysis-remove = Deze variant vanaf hier verwijderen
analysis-copy = Partij als tekst kopiëren
analysis-too-long = Deze partij is te lang voor een link; download de partij in plaats daarvan.
replay-run = Automatisch afspelen
replay-stop = Pauze
replay-film = Animatie
replay-still = Afbeelding van de eindstelling
mistake-learn = Leren van fouten
mistake-task = { $number } van { $total }. { $who }: vind iets beters dan ‘{ $played }’.
mistake-right = Goed! ‘{ $what }’: { $chance } kans om te winnen.
mistake-wrong = ‘{ $what }’ laat { $chance } kans om te winnen; er is iets beters met { $best }.
mistake-shown = Het beste was ‘{ $what }’: { $chance } kans om te winnen.
mistake-hidden = Zoek eerst zelf.
mistake-end = Klaar

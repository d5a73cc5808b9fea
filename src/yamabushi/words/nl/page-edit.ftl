### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Stellingeditor
edit-of = Stellingeditor: { $game }
edit-line = Zet elke stelling op, door te tikken of als tekst: speel van daaruit verder, analyseer haar of deel haar met anderen.
edit-open = Editor openen
edit-this = Deze stelling bewerken
edit-palette = Stukken en gereedschap
edit-tool-move = Verplaatsen
edit-tool-turn = Omdraaien
edit-tool-take = Weghalen
edit-nothing = Hier ligt niets.
edit-free = vrij
edit-held = opgepakt
edit-count = { $name }, { $count } keer
edit-here = Hier neerleggen: { $place }
edit-text = De stelling als tekst
edit-fine = Vanuit deze stelling kan gespeeld worden.
edit-over = In deze stelling is de partij afgelopen.
edit-play = Vanaf hier spelen
edit-copy = Tekst kopiëren
edit-picture = Afbeelding ({ $kind })
edit-board = Het bord
edit-who = Wie beslist
edit-turn = Deze beurt
edit-turn-any = elke zet
edit-turn-tilt = geen draai
edit-turn-set-up = opstelling
edit-points = Punten: { $who }
edit-hand = Hand: { $who }
edit-discards = Aflegstapel
edit-hidden = Verborgen: { $who }
edit-gone = Uit de match
edit-placed = Tot nu toe gelegde tegels
edit-first = Is begonnen
edit-yokai = Yokai, { $pile }
edit-sketches = Schetsen, { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Beurt
edit-played = Deze beurt gespeelde schetsen
edit-pending = Wat er nu komt
edit-pending-play = een schets spelen
edit-pending-draw = { $who } trekt
edit-pending-place = een tegel leggen
edit-pending-effect = effect: { $tile }, { $cell }
edit-pending-ability = vaardigheid: { $card }, { $pile }


## Challenges that somebody makes

make-title = Puzzel maken
make-text = De puzzel als tekst
make-hand = Gebeurtenistegels
make-influence-none = niet in het spel
make-influence-play = in het spel
make-influence-demanded = vereist
make-proof = Wat bewezen is
make-proving = Bewijzen …
make-difficulty = { $grade }, moeilijkheid { $difficulty }.
make-looking = Zoeken naar wat overbodig is: { $looked } van { $total }
make-needless = Overbodig: { $pieces }. Zonder zou de puzzel even moeilijk zijn.
make-needless-mark = overbodig
make-lean = Niets is overbodig.
make-set-par = PAR op { $least } zetten
make-step = { $number } van { $total }: { $what }
make-start = het begin
make-name = Naam
make-keep = Bewaren
make-kept = Hij staat nu in je verzameling.
make-collection = Je verzameling
make-empty = Puzzels die je bewaart staan hier, alleen in deze browser.
make-unnamed = Puzzel { $number }
make-edit = Bewerken
make-import = Inlezen
make-imported =
    { $count ->
        [one] Eén puzzel gelezen.
       *[other] { $count } puzzels gelezen.
    }
make-unread = Geen puzzel: regels { $lines }.
make-export = Als tekst downloaden
make-sheet = Blad afdrukken
make-sheet-title = Mindlock-puzzels
make-solutions = Oplossingen

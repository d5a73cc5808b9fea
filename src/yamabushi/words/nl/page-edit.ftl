### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Stellingeditor
edit-of = Stellingeditor: { $game }
edit-line = Zet een stelling naar keuze op, door te tikken of als tekst: speel van daaruit verder, en analyseer of deel die.
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
edit-who = Aan de beurt
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
edit-first = Begon als eerste
edit-yokai = Yokai, { $pile }
edit-sketches = Schetsen, { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Beurt
edit-played = Deze beurt gespeelde schetsen
edit-pending = Wat er volgt
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
make-proving = Bezig met bewijzen …
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
make-empty = De puzzels die je bewaart, staan hier, alleen in deze browser.
make-unnamed = Puzzel { $number }
make-edit = Bewerken
make-import = Inlezen
make-imported =
    { $count ->
        [one] Eén puzzel ingelezen.
       *[other] { $count } puzzels ingelezen.
    }
make-unread = Regels zonder puzzel: { $lines }.
make-export = Als tekst downloaden
make-sheet = Blad afdrukken
make-sheet-title = Mindlock-puzzels
make-solutions = Oplossingen

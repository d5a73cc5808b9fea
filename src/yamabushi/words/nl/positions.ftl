### Wat er niet klopt aan de tekst van een stelling. De sleutels komen uit en/positions.ftl.

himiki-position-active = a= schrijf je alleen met Bezwering in de hand
himiki-position-again = r schrijf je bij nog eens spelen, n zolang er iets openstaat, en anders geen van beide
himiki-position-all-set-up = alle kubussen staan al opgesteld
himiki-position-armed = de Grote Yokai ligt paraat voor een plaats, of voor geen enkele: '-'
himiki-position-ban = t staat er alleen vóór de eerste zet van een beurt
himiki-position-beyond = na een zet boven de PAR wordt er geen meer betaald
himiki-position-canonical = De stelling staat niet in de enige juiste vorm; die is { $canonical }.
himiki-position-chance = het lot stelt de kubussen van Muk Yan op of werpt zijn dobbelstenen, en bij ‘Beurt’ staat welk van de twee
himiki-position-chaos = hier staan, met / ertussen, de handen, wat paraat ligt, wie verward is, het terrein en de aflegstapel
himiki-position-confused = x staat er alleen tijdens een beurt
himiki-position-confusion = niemand heeft Verwarring gebruikt
himiki-position-conjured = een bezwering kies je als wit aan de beurt is
himiki-position-contradiction = De stelling spreekt zichzelf tegen: { $problem }.
himiki-position-control = c= noemt kubussen van de kleur waarmee wordt gespeeld, en alleen als het niet precies die van de eigen helft zijn
himiki-position-control-teams = c= hoort bij teams in de herziene editie
himiki-position-count = hier staat een geheel getal van 0 tot en met { $most }
himiki-position-cube = { $word } is geen kubus; een kubus schrijf je als B5HMK, met een komma ertussen
himiki-position-cubes-missing = er { $there ->
        [one] staat
       *[other] staan
    } maar { $there } van de { $all } kubussen; een kubus verlaat het spel alleen door de Hellepoort
himiki-position-decides = zoals het bij ‘Beurt’ staat, beslist { $decides } en niet { $written }
himiki-position-dice = alleen voor Muk Yan worden dobbelstenen geworpen
himiki-position-discarded = { $tile } ligt op de aflegstapel als erover moet worden beslist
himiki-position-drawn-first = tegels worden getrokken voordat er een kubus wordt opgesteld
himiki-position-drawn-in-turn = er wordt om de beurt getrokken, telkens één tegel, drie rondes lang
himiki-position-field = Het onderdeel ‘{ $field ->
        [cubes] Kubussen
        [who] Aan de beurt
        [score] Punten
        [influences] Invloeden
        [turn] Beurt
        [count] Teller
        [chaos] Chaos
       *[other] { $field }
    }’, { $text }, klopt niet: { $problem }.
himiki-position-fields = De stelling heeft { $count ->
        [one] { $count } onderdeel
       *[other] { $count } onderdelen
    }; het moeten er zeven zijn, zoals in 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.
himiki-position-finished = een puzzel is afgelopen als hij is opgelost, als er een zet boven de PAR is gekozen of als er geen witte kubus meer is
himiki-position-gate = de Hellepoort ligt op de aflegstapel, dus er is precies één kubus uit het spel
himiki-position-hands = er zijn { $count } handen, met een komma ertussen
himiki-position-has-tilted = deze beurt is er een kubus gekanteld; dat schrijf je als C4<C5
himiki-position-influence = de invloed { $element ->
        [fire] van vuur
        [water] van water
       *[wood] van hout
    } doet in deze puzzel niet mee
himiki-position-influence-points = elke invloed is een punt waard
himiki-position-just-scored = de teller staat op 0 als de stand net is veranderd
himiki-position-left-itself = de kubus op { $square } kan niet van het veld komen waarop hij staat
himiki-position-many-cubes = een kant heeft { $most } kubussen
himiki-position-many-tilted = zoveel kubussen kunnen niet in één beurt zijn gekanteld
himiki-position-never-confused = Verwarring wordt in puzzels niet gebruikt
himiki-position-no-chaos = zonder de expertmodus zijn er geen chaostegels
himiki-position-no-cube-pending = op { $square } staat geen kubus voor wat er openstaat
himiki-position-no-cube-tilted = op { $square } staat geen kubus die gekanteld kan zijn
himiki-position-no-tilt = eerder is er een kanteling gekozen
himiki-position-no-white-pending = op { $square } staat geen witte kubus voor wat er openstaat
himiki-position-no-white-tilted = op { $square } staat geen witte kubus die gekanteld kan zijn
himiki-position-not-tilted = deze beurt is er nog geen kubus gekanteld
himiki-position-nothing-active = er is geen actieve kubus
himiki-position-on-terrain = er staat een kubus op een tegel die gewerkt zou hebben
himiki-position-other-cubes = er staan andere kubussen dan in de puzzel, of er ontbreekt er een
himiki-position-other-tile = { $tile } kan in deze puzzel niet daar terecht zijn gekomen
himiki-position-other-tilted = deze beurt zijn alleen kubussen gekanteld van de kant die aan de beurt is
himiki-position-over = een partij is afgelopen bij vijf punten of, als gelijkspel, bij { $most } op de teller, en niet eerder
himiki-position-owners = hier staat van wie vuur, water en hout zijn: elk 'w', 'b' of '-'
himiki-position-paid = hier staat het aantal betaalde zetten
himiki-position-partner = er kan geen andere kubus naast hem actief zijn
himiki-position-pending = over wat er openstaat zou hier niet beslist kunnen worden
himiki-position-raised = een plusteken hoort bij de Grote Yokai
himiki-position-row = { $word } is geen rij tegels; die schrijf je als MhCj, en als er geen zijn als '-'
himiki-position-score = hier staan de punten van wit en zwart, 0 tot en met 5, zoals 2-1
himiki-position-scored-before = voordat de partij begint zijn er geen punten
himiki-position-seat = { $word } is geen plaats
himiki-position-set-up = deze kubussen kunnen tot nu toe niet zo zijn opgesteld, een voor een op de startvelden
himiki-position-sets-up = de volgende kubus wordt door een andere plaats opgesteld
himiki-position-sides = hier staan de witte kubussen, een / en de zwarte
himiki-position-solver = hier staat 'w', of '.' als het afgelopen is
himiki-position-square = { $word } is geen veld
himiki-position-standing = hoe de beurt ervoor staat, schrijf je alleen waar dat openstaat
himiki-position-step = { $word } is geen r, C4<C5 of a=C4, en ook niets wat in een puzzel kan openstaan
himiki-position-taken = hier staan vuur, water en hout: elk 'w' als de invloed genomen is en anders '-'
himiki-position-terrain = { $word } is geen terrein; terrein schrijf je als C3Im, met een plusteken ertussen
himiki-position-three-drawn = elk van de { $seats } plaatsen heeft drie tegels getrokken
himiki-position-tile = er is geen chaostegel { $word }
himiki-position-tilts = in een beurt worden er hoogstens { $most } kantelingen gekozen
himiki-position-transfer = Transfer ligt op de aflegstapel als er twee kubussen actief zijn
himiki-position-turn = { $word } is geen d, s, t, r3, n3, x, C4<C5 of c=C4, en ook niets wat kan openstaan
himiki-position-turn-ended = na { $most } kantelingen is de beurt voorbij
himiki-position-two-active = twee kubussen zijn alleen actief na een Transfer in de herziene editie
himiki-position-two-cubes = er staan twee kubussen op { $square }
himiki-position-two-places = { $tile } is op twee plekken
himiki-position-two-tiles = er liggen twee tegels op { $square }
himiki-position-unseen = er zijn te weinig onbekende tegels voor een hand van { $size }
himiki-position-used-before = voordat de partij begint is er geen tegel gebruikt
himiki-position-who = hier staat { $seats }, '?' voor het lot of '.' als het afgelopen is
himiki-position-winner = bij vijf punten elk zegt win= wie er gewonnen heeft
himiki-position-winner-last = win= staat er alleen als de partij afgelopen is
himiki-position-without-expert = hier staat '-' zonder de expertmodus
himiki-position-without-tiles = hier staat '-' in een puzzel zonder tegels
himiki-position-zero = hier staat 0 in een puzzel
regality-position-all-hidden = in deze stijl is elke neutrale tegel verborgen voordat de eerste wordt gelegd
regality-position-begun = het lot zegt alleen wie de eerste partij begint
regality-position-can-place = het is niet afgelopen: er is een tegel om te leggen en een plek ervoor
regality-position-canonical = De stelling staat niet in de enige juiste vorm; die is { $canonical }.
regality-position-cell = { $word } op { $cell } is geen tegel; een tegel schrijf je als 'Ki', 'ki', '(Ki:r)' of 'To+Ge'
regality-position-come-back = met zo weinig neutrale tegels over zouden de verdwenen tegels zijn teruggekomen
regality-position-contradiction = De stelling spreekt zichzelf tegen: { $problem }.
regality-position-decides = met wat er openstaat en deze teller beslist { $decides } en niet { $written }
regality-position-drawn-hidden = in de geheime stijlen is verborgen wat er getrokken wordt, in de andere niets
regality-position-extra = hier kan volgen, elk één keer en in deze volgorde, { $names }
regality-position-few-placed = er liggen meer tegels op het bord ({ $there }) dan er gelegd zijn ({ $placed })
regality-position-field = Het onderdeel ‘{ $field ->
        [board] Bord
        [who] Aan de beurt
        [zone-r] Zone van de Kroon
        [zone-l] Zone van de Religie
        [neutral] Neutrale zone
        [discards] Aflegstapel
        [flags] Wat openstaat
        [count] Teller
        [last] Slot
       *[other] { $field }
    }’, { $text }, klopt niet: { $problem }.
regality-position-fields = De stelling heeft { $count ->
        [one] { $count } onderdeel
       *[other] { $count } onderdelen
    }; het moeten er minstens acht zijn, zoals in '.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.
regality-position-first = hier staat first=l, en niets als de Kroon begon
regality-position-flags = hier staat '-', begin, draw, draft, choose, of een effect zoals 'Ki@b2', 'Ba@b2>b1' en 'As@b2?'
regality-position-four-in-play = na de geheime draft doen er vier neutrale tegels mee, van elke drie doorgegeven tegels één
regality-position-fourth-kept = wie drie tegels doorgeeft, houdt de vierde en geen van de drie
regality-position-games = deze match is afgelopen na partij { $games }, en niet eerder
regality-position-gone-and-here = { $tiles } is uit de match en ligt toch hier
regality-position-gone-with-each = met elke partij gaan er { $count } neutrale tegels uit de match
regality-position-handed-on = doorgegeven worden drie neutrale tegels per ronde, en alleen in de geheime draft
regality-position-idle-effect = het effect van de net gelegde tegel zou niets kunnen doen
regality-position-left-by-now = vernietigde tegels verlaten het bord als de beurt begint van de kant die ze vernietigde
regality-position-many-points = zoveel punten zijn er in een match niet
regality-position-neutral-hidden = na de draft is er in de neutrale zone niets verborgen
regality-position-neutral-in-play = in deze stijl heeft een partij { $count } neutrale tegels naast de Burger
regality-position-never-gone = { $tiles } gaat nooit uit een match
regality-position-nine-points = negen tegels zijn hoogstens negen punten per partij
regality-position-no-ally = een net gelegde tegel is bondgenoot van de kant die hem legde
regality-position-no-effect = er is geen effect om over te beslissen
regality-position-no-hit = het lot heeft geen verborgen tegel om te treffen
regality-position-nobody-lost = er heeft nog niemand een partij verloren, dus niemand kiest
regality-position-not-begun = het is niet afgelopen voordat de eerste tegel wordt gelegd
regality-position-not-drawn = deze tegels kunnen in deze stijl niet zo zijn getrokken en gekozen
regality-position-not-empty = voordat de eerste tegel wordt gelegd zijn het bord en de aflegstapel leeg
regality-position-not-hidden = { $tiles } kan niet verborgen zijn
regality-position-not-neutral = { $tiles } ligt in deze stijl niet in de neutrale zone
regality-position-not-neutral-yet = { $tiles } ligt niet in de neutrale zone voordat de eerste tegel wordt gelegd
regality-position-not-ready = voordat de eerste tegel wordt gelegd is de opstelling klaar en staat er niets open
regality-position-not-there = { $tile } ligt niet op { $cell }
regality-position-not-used = de tegel op { $used } kan niet vanaf { $user } worden gebruikt
regality-position-nothing-gone = uit één losse partij of een match in de oude stijl gaat geen tegel weg
regality-position-nothing-hidden = in deze stijl is er niets verborgen
regality-position-nothing-won = bij één losse partij worden er geen gewonnen partijen geteld
regality-position-nothing-yet = er is nog niets gelegd, getrokken of beslist
regality-position-nowhere = { $tiles } ligt nergens
regality-position-number = hier staat een geheel getal van 0 tot en met { $most }
regality-position-one-kept = wie als tweede aan de beurt is, houdt een van de drie doorgegeven tegels
regality-position-open-and-hidden = { $tiles } is tegelijk open en verborgen
regality-position-order = { $tile } staat er twee keer, of niet in de volgorde van de tegels
regality-position-other-flags = met deze getrokken en gekozen tegels zou { $flags } openstaan
regality-position-over = deze partij is afgelopen: er kan niets meer worden gelegd
regality-position-rounds = de draft heeft twee rondes
regality-position-row = hier staat een rij tegels zoals KiQu, of '-' als er geen zijn
regality-position-rows = hier staan drie rijen met / ertussen, van drie vakken met een komma ertussen
regality-position-score = dat schrijf je als { $example }
regality-position-three-handed-on = in een ronde worden er drie tegels doorgegeven
regality-position-three-to-pick = er wordt gekozen uit de drie doorgegeven tegels
regality-position-tile = er is geen tegel { $word }
regality-position-tower = op { $cell } ligt alleen de Toren, en die altijd, op een andere tegel
regality-position-two-hidden = een kant heeft hoogstens twee verborgen tegels
regality-position-two-left = de twee tegels die van de doorgegeven tegels over zijn, doen in deze partij niet mee
regality-position-two-places = { $tiles } is op twee plekken
regality-position-two-ways = de stapel op { $cell } kijkt maar één kant op
regality-position-two-wins = een match om twee zeges is afgelopen als een kant twee partijen heeft gewonnen, en niet eerder
regality-position-unseen = er zijn te weinig onbekende neutrale tegels (nodig: { $count })
regality-position-who = hier staat 'r', 'l', '?' voor het lot of '.' als alles afgelopen is
regality-position-won-last = wie de match heeft gewonnen, heeft ook de laatste partij ervan gewonnen
regality-position-zone = voordat de eerste tegel wordt gelegd ligt { $tiles } in de zone van de { $side ->
        [r] Kroon
       *[l] Religie
    }
yokai-position-behind = achter een yokai die wordt opengelegd staat hoogstens een stapel die geraakt is, of beide stapels
yokai-position-called-from = van twee stapels die nog geteld moeten worden is de tweede die waarvandaan geroepen is
yokai-position-called-there = er is een yokai naar de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel geroepen, boven op een andere
yokai-position-canonical = De stelling staat niet in de enige juiste vorm; die is { $canonical }.
yokai-position-completed = bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel liggen genoeg schetsen ({ $count }) om zijn yokai te voltooien
yokai-position-contradiction = De stelling spreekt zichzelf tegen: { $problem }.
yokai-position-count = { $sketch } is er { $count } keer, en er wordt met { $wanted } gespeeld
yokai-position-emptied = een stapel raakt leeg door een gespeelde schets
yokai-position-entry = { $word } kan niet openstaan; dat schrijf je als '?G', '+0', '=G' of 'GB+@G'
yokai-position-field = Het onderdeel ‘{ $field ->
        [G] Groene stapel
        [R] Rode stapel
        [B] Blauwe stapel
        [Y] Gele stapel
        [hand0] Hand van Zon
        [hand1] Hand van Maan
        [deck] Trekstapel
        [discards] Aflegstapel
        [taken0] Yokai van Zon
        [taken1] Yokai van Maan
        [turn] Beurt
       *[other] { $field }
    }’, { $text }, klopt niet: { $problem }.
yokai-position-fields = De stelling heeft { $count ->
        [one] { $count } onderdeel
       *[other] { $count } onderdelen
    }; het moeten er elf zijn, zoals in 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.
yokai-position-filled = voordat er getrokken wordt, wordt de trekstapel weer aangevuld
yokai-position-full-hand = een hand heeft alleen { $most } schetsen na het trekken in de eigen beurt
yokai-position-hand = zolang { $todo } openstaat is het aantal schetsen in de hand van { $field ->
        [hand0] Zon
       *[hand1] Maan
    } { $count }
yokai-position-has-drawn = wie gespeeld heeft, heeft eerst getrokken
yokai-position-held = met { $played } gespeelde { $played ->
        [one] schets
       *[other] schetsen
    } heeft wie aan de beurt is er hoogstens { $most } in de hand
yokai-position-is-up = de bovenste yokai van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel ligt open, tenzij { $entry } volgt
yokai-position-last-turn = na beurt { $last } is de partij afgelopen
yokai-position-many = bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel liggen { $count } schetsen, en geen stapel heeft er meer dan { $most }
yokai-position-must-play = met vier schetsen in de hand wordt er minstens één gespeeld
yokai-position-never-up = het aantal { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } yokai dat nooit open lag is { $count }, en ze liggen in hun eigen stapel
yokai-position-no-call = geen andere stapel heeft twee yokai, dus er valt niets te roepen
yokai-position-no-distract = er valt niets af te leiden
yokai-position-nobody = vanaf beurt 1 is er iemand aan de beurt, en daarvoor niemand
yokai-position-not-begun = voordat iemand begint staat { $todo } open
yokai-position-not-on-top = bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel is { $sketch } niet de bovenste schets van wie aan de beurt is
yokai-position-not-over = het is niet afgelopen: elke stapel heeft yokai, en beurt { $last } is nog niet voorbij
yokai-position-not-pending = { $todo } kan niet openstaan
yokai-position-nothing-discarded = voordat de opstelling klaar is wordt er niets afgelegd
yokai-position-nothing-played = voordat de opstelling klaar is wordt er niets gespeeld of genomen
yokai-position-one-empty = de partij is afgelopen zodra een stapel, hier de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    }, geen yokai meer heeft
yokai-position-order = schetsen schrijf je in de volgorde van de kaarten, als { $ordered }
yokai-position-other-pile = { $sketch } kan niet bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel liggen
yokai-position-pile = dat schrijf je als { $example }: een kleur, de yokai ervan en de schetsen van beide kanten
yokai-position-played-there = wie aan de beurt is heeft een schets bij de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel gespeeld
yokai-position-sketches = { $word } is geen rij schetsen zoals 'GRGB+', of '-' als er geen zijn
yokai-position-taken = hier staat een rij yokai, op kleur in de volgorde G R B Y en op oplopende waarde, of '-' als er geen zijn
yokai-position-together = de yokai van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel die nooit open lagen, liggen bij elkaar
yokai-position-top-down = als { $next } volgt, ligt de bovenste yokai van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel nog niet open
yokai-position-top-up = als { $next } volgt, ligt de bovenste yokai van de { $pile ->
        [green] groene
        [red] rode
        [blue] blauwe
       *[yellow] gele
    } stapel open, en verder geen
yokai-position-turn = dat schrijf je als '12:0:1:-': een beurt, wie hem speelt, het aantal gespeelde schetsen en wat er openstaat
yokai-position-turn-ended = na de derde schets, of met een lege hand, is de beurt vanzelf voorbij
yokai-position-two-places = { $yokai } is op twee plekken
yokai-position-unseen = er zijn te weinig onbekende schetsen (nodig: { $size }) voor { $field ->
        [hand0] de hand van Zon
        [hand1] de hand van Maan
       *[deck] de trekstapel
    }
yokai-position-up-by-play = een yokai wordt opengelegd omdat er een schets is gespeeld
yokai-position-yokai = { $word } is geen rij yokai zoals 'G5R3??', of '-' als er geen zijn

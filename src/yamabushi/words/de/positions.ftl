### Was an einer geschriebenen Stellung nicht stimmt. Die Schlüssel kommen aus en/positions.ftl.

himiki-position-active = a= steht nur da, wenn die Beschwörung auf der Hand ist
himiki-position-again = r steht da, wenn weitergespielt wird, n, solange etwas ansteht, und sonst keines von beiden
himiki-position-all-set-up = Alle Würfel sind aufgestellt
himiki-position-armed = Der Große Yokai liegt vor einem Platz bereit oder vor keinem: '-'
himiki-position-ban = t steht nur am Anfang eines Zuges
himiki-position-beyond = Nach einem Zug über PAR hinaus wird keiner mehr bezahlt
himiki-position-canonical = Die Stellung ist nicht in ihrer einzig gültigen Form geschrieben; die wäre { $canonical }.
himiki-position-chance = Der Zufall stellt die Würfel von Muk Yan auf oder wirft seine Zufallswürfel, und unter „Zug“ steht, was von beidem
himiki-position-chaos = Dort stehen, mit / dazwischen, Hände, Bereitliegendes, Verwirrte, Gelände und Abgelegtes
himiki-position-confused = x steht nur innerhalb eines Zuges
himiki-position-confusion = Niemand hat die Verwirrung eingesetzt
himiki-position-conjured = Eine Beschwörung wird gewählt, wenn Weiß am Zug ist
himiki-position-contradiction = Die Stellung widerspricht sich: { $problem }.
himiki-position-control = c= nennt Würfel der gespielten Farbe, und nur dann, wenn es nicht genau die der Hälfte sind
himiki-position-control-teams = c= gehört zu Teams in der überarbeiteten Ausgabe
himiki-position-count = Dort steht eine ganze Zahl von 0 bis { $most }
himiki-position-cube = { $word } ist kein Würfel; Würfel schreibt man wie B5HMK, mit Kommas dazwischen
himiki-position-cubes-missing = Nur { $there } von { $all } Würfeln { $there ->
        [one] ist
       *[other] sind
    } da; aus dem Spiel kommt ein Würfel nur durch das Höllentor
himiki-position-decides = So, wie es unter „Zug“ steht, entscheidet { $decides } und nicht { $written }
himiki-position-dice = Zufallswürfel werden nur für Muk Yan geworfen
himiki-position-discarded = { $tile } liegt in der Ablage, wenn darüber zu entscheiden ist
himiki-position-drawn-first = Plättchen werden gezogen, bevor ein Würfel aufgestellt wird
himiki-position-drawn-in-turn = Gezogen wird reihum, je ein Plättchen, dreimal
himiki-position-field = Der Abschnitt „{ $field ->
        [cubes] Würfel
        [who] Am Zug
        [score] Punkte
        [influences] Einflüsse
        [turn] Zug
        [count] Zähler
        [chaos] Chaos
       *[other] { $field }
    }“, { $text }, stimmt nicht: { $problem }.
himiki-position-fields = Die Stellung hat { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }; sie braucht sieben, wie in 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.
himiki-position-finished = Ein Rätsel ist aus, wenn es gelöst ist, wenn ein Zug über PAR hinaus gewählt wurde oder wenn kein weißer Würfel mehr da ist
himiki-position-gate = Das Höllentor liegt in der Ablage, also ist genau ein Würfel aus dem Spiel
himiki-position-hands = Es gibt { $count } Hände, mit Kommas dazwischen
himiki-position-has-tilted = In diesem Zug ist ein Würfel gekippt; das schreibt man wie C4<C5
himiki-position-influence = Der Einfluss { $element ->
        [fire] des Feuers
        [water] des Wassers
       *[wood] des Holzes
    } ist in diesem Rätsel nicht im Spiel
himiki-position-influence-points = Jeder Einfluss ist einen Punkt wert
himiki-position-just-scored = Der Zähler steht auf 0, wenn sich der Punktestand gerade geändert hat
himiki-position-left-itself = Der Würfel auf { $square } kann nicht von dem Feld gekommen sein, auf dem er steht
himiki-position-many-cubes = Eine Seite hat { $most } Würfel
himiki-position-many-tilted = So viele Würfel können in einem Zug nicht gekippt sein
himiki-position-never-confused = Die Verwirrung kommt in Rätseln nicht vor
himiki-position-no-chaos = Ohne den Expertenmodus gibt es keine Chaosplättchen
himiki-position-no-cube-pending = Auf { $square } steht kein Würfel für das, was ansteht
himiki-position-no-cube-tilted = Auf { $square } steht kein Würfel, der gekippt sein könnte
himiki-position-no-tilt = Vorher wurde gekippt
himiki-position-no-white-pending = Auf { $square } steht kein weißer Würfel für das, was ansteht
himiki-position-no-white-tilted = Auf { $square } steht kein weißer Würfel, der gekippt sein könnte
himiki-position-not-tilted = In diesem Zug ist noch kein Würfel gekippt
himiki-position-nothing-active = Kein Würfel ist aktiv
himiki-position-on-terrain = Ein Würfel steht auf einem Plättchen, das gewirkt hätte
himiki-position-other-cubes = Es sind andere Würfel da als im Rätsel, oder einer fehlt
himiki-position-other-tile = { $tile } kann in diesem Rätsel nicht dorthin gekommen sein
himiki-position-other-tilted = In diesem Zug sind nur Würfel der Seite gekippt, die am Zug ist
himiki-position-over = Eine Partie endet mit fünf Punkten oder, unentschieden, bei einem Zähler von { $most }, und nicht vorher
himiki-position-owners = Dort steht, wem Feuer, Wasser und Holz gehören, je 'w', 'b' oder '-'
himiki-position-paid = Dort steht die Zahl der bezahlten Züge
himiki-position-partner = Kein anderer Würfel kann daneben aktiv sein
himiki-position-pending = Was ansteht, ließe sich hier nicht entscheiden
himiki-position-raised = Ein Pluszeichen gehört zum Großen Yokai
himiki-position-row = { $word } ist keine Reihe von Plättchen; man schreibt sie wie MhCj, und '-', wenn es keine sind
himiki-position-score = Dort stehen die Punkte von Weiß und Schwarz, 0 bis 5, etwa 2-1
himiki-position-scored-before = Vor dem Beginn der Partie gibt es keine Punkte
himiki-position-seat = { $word } ist kein Platz
himiki-position-set-up = So können diese Würfel bisher nicht aufgestellt worden sein, einer nach dem anderen auf die Startfelder
himiki-position-sets-up = Den nächsten Würfel stellt ein anderer Platz auf
himiki-position-sides = Dort stehen die weißen Würfel, ein / und die schwarzen
himiki-position-solver = Dort steht 'w' oder, wenn es aus ist, '.'
himiki-position-square = { $word } ist kein Feld
himiki-position-standing = Wie der Zug steht, schreibt man nur, wo es ansteht
himiki-position-step = { $word } ist weder r, C4<C5, a=C4 noch etwas, das in einem Rätsel anstehen kann
himiki-position-taken = Dort stehen Feuer, Wasser und Holz, je 'w', wenn der Einfluss genommen ist, sonst '-'
himiki-position-terrain = { $word } ist kein Gelände; Gelände schreibt man wie C3Im, mit einem Pluszeichen dazwischen
himiki-position-three-drawn = Jeder der { $seats } Plätze hat drei Plättchen gezogen
himiki-position-tile = Es gibt kein Chaosplättchen { $word }
himiki-position-tilts = In einem Zug wird höchstens { $most }-mal gekippt
himiki-position-transfer = Der Transfer liegt in der Ablage, wenn zwei Würfel aktiv sind
himiki-position-turn = { $word } ist weder d, s, t, r3, n3, x, C4<C5, c=C4 noch etwas, das anstehen kann
himiki-position-turn-ended = Nach { $most }-maligem Kippen ist der Zug zu Ende
himiki-position-two-active = Zwei Würfel sind nur nach einem Transfer in der überarbeiteten Ausgabe aktiv
himiki-position-two-cubes = Auf { $square } stehen zwei Würfel
himiki-position-two-places = { $tile } ist an zwei Stellen zugleich
himiki-position-two-tiles = Auf { $square } liegen zwei Plättchen
himiki-position-unseen = Für eine Hand von { $size } sind zu wenige Plättchen unbekannt
himiki-position-used-before = Vor dem Beginn der Partie ist kein Plättchen eingesetzt
himiki-position-who = Dort steht { $seats }, '?' für den Zufall oder '.', wenn die Partie aus ist
himiki-position-winner = Bei je fünf Punkten sagt win=, wer gewonnen hat
himiki-position-winner-last = win= steht nur da, wenn die Partie aus ist
himiki-position-without-expert = Ohne den Expertenmodus steht dort '-'
himiki-position-without-tiles = In einem Rätsel ohne Plättchen steht dort '-'
himiki-position-zero = In einem Rätsel steht dort 0
regality-position-all-hidden = In diesem Stil ist vor dem ersten Legen jedes neutrale Plättchen verborgen
regality-position-begun = Der Zufall sagt nur, wer die erste Partie beginnt
regality-position-can-place = Die Partie ist nicht aus: Es gibt ein Plättchen zu legen und einen Platz dafür
regality-position-canonical = Die Stellung ist nicht in ihrer einzig gültigen Form geschrieben; die wäre { $canonical }.
regality-position-cell = { $word } auf { $cell } ist kein Plättchen; man schreibt sie wie 'Ki', 'ki', '(Ki:r)' und 'To+Ge'
regality-position-come-back = Bei so wenigen übrigen neutralen Plättchen wären die ausgeschiedenen zurückgekommen
regality-position-contradiction = Die Stellung widerspricht sich: { $problem }.
regality-position-decides = So, wie Anstehendes und Zähler es sagen, entscheidet { $decides } und nicht { $written }
regality-position-drawn-hidden = In den geheimen Stilen ist verborgen, was gezogen wurde, in den anderen nichts
regality-position-extra = Hier kann folgen, je einmal und in dieser Reihenfolge, { $names }
regality-position-few-placed = Auf dem Brett liegen mehr Plättchen ({ $there }), als gelegt wurden ({ $placed })
regality-position-field = Der Abschnitt „{ $field ->
        [board] Brett
        [who] Am Zug
        [zone-r] Zone der Krone
        [zone-l] Zone der Religion
        [neutral] Neutrale Zone
        [discards] Ablage
        [flags] Anstehendes
        [count] Zähler
        [last] Schluss
       *[other] { $field }
    }“, { $text }, stimmt nicht: { $problem }.
regality-position-fields = Die Stellung hat { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }; sie braucht mindestens acht, wie in '.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.
regality-position-first = Dort steht first=l, und gar nichts, wenn die Krone begonnen hat
regality-position-flags = Dort steht '-', begin, draw, draft, choose oder ein Effekt wie 'Ki@b2', 'Ba@b2>b1' und 'As@b2?'
regality-position-four-in-play = Nach dem geheimen Draft sind vier neutrale Plättchen im Spiel, je eines von den drei weitergegebenen
regality-position-fourth-kept = Wer drei Plättchen weitergibt, behält das vierte und keines von den dreien
regality-position-games = Dieses Match ist nach Partie { $games } aus, und nicht vorher
regality-position-gone-and-here = { $tiles } ist aus dem Match ausgeschieden und trotzdem hier
regality-position-gone-with-each = Mit jeder Partie scheiden { $count } neutrale Plättchen aus dem Match aus
regality-position-handed-on = Weitergegeben werden drei neutrale Plättchen je Runde, und nur im geheimen Draft
regality-position-idle-effect = Der Effekt des gerade gelegten Plättchens könnte nichts bewirken
regality-position-left-by-now = Zerstörte Plättchen verlassen das Brett, wenn der Zug der Seite beginnt, die sie zerstört hat
regality-position-many-points = So viele Punkte gibt es in einem Match nicht
regality-position-neutral-hidden = In der neutralen Zone ist nach dem Draft nichts mehr verborgen
regality-position-neutral-in-play = In diesem Stil hat eine Partie { $count } neutrale Plättchen außer dem Bürger
regality-position-never-gone = { $tiles } scheidet nie aus einem Match aus
regality-position-nine-points = Neun Plättchen sind höchstens neun Punkte je Partie
regality-position-no-ally = Ein gerade gelegtes Plättchen ist mit der Seite verbündet, die es gelegt hat
regality-position-no-effect = Es gibt keinen Effekt, über den zu entscheiden wäre
regality-position-no-hit = Der Zufall hat kein verborgenes Plättchen, das er treffen könnte
regality-position-nobody-lost = Noch hat niemand eine Partie verloren, also wählt auch niemand
regality-position-not-begun = Vor dem ersten Legen ist die Partie nicht aus
regality-position-not-drawn = So können diese Plättchen in diesem Stil nicht gezogen und ausgesucht worden sein
regality-position-not-empty = Vor dem ersten Legen sind Brett und Ablage leer
regality-position-not-hidden = { $tiles } kann nicht verborgen sein
regality-position-not-neutral = { $tiles } liegt in diesem Stil nicht in der neutralen Zone
regality-position-not-neutral-yet = { $tiles } liegt vor dem ersten Legen nicht in der neutralen Zone
regality-position-not-ready = Vor dem ersten Legen ist der Aufbau fertig, und nichts steht an
regality-position-not-there = { $tile } liegt nicht auf { $cell }
regality-position-not-used = Das Plättchen auf { $used } lässt sich von { $user } aus nicht verwenden
regality-position-nothing-gone = Aus einer einzelnen Partie und aus einem Match im alten Stil scheidet kein Plättchen aus
regality-position-nothing-hidden = In diesem Stil ist nichts verborgen
regality-position-nothing-won = In einer einzelnen Partie werden keine gewonnenen Partien gezählt
regality-position-nothing-yet = Noch ist nichts gelegt, gezogen oder entschieden
regality-position-nowhere = { $tiles } liegt nirgends
regality-position-number = Dort steht eine ganze Zahl von 0 bis { $most }
regality-position-one-kept = Wer als Zweiter dran ist, behält eines von den drei weitergegebenen
regality-position-open-and-hidden = { $tiles } ist zugleich offen und verborgen
regality-position-order = { $tile } steht doppelt da oder nicht in der Reihenfolge der Plättchen
regality-position-other-flags = Nach dem, was gezogen und ausgesucht ist, steht { $flags } an
regality-position-over = Diese Partie ist aus: Es lässt sich nichts mehr legen
regality-position-rounds = Es gibt zwei Runden
regality-position-row = Dort steht eine Reihe von Plättchen wie KiQu, oder '-' für keine
regality-position-rows = Dort stehen drei Reihen mit / dazwischen, zu je drei Feldern mit Kommas dazwischen
regality-position-score = Das schreibt man wie { $example }
regality-position-three-handed-on = In einer Runde werden drei Plättchen weitergegeben
regality-position-three-to-pick = Ausgesucht wird unter den drei weitergegebenen
regality-position-tile = Es gibt kein Plättchen { $word }
regality-position-tower = Nur der Turm liegt auf einem anderen Plättchen, und er immer; auf { $cell } ist es anders
regality-position-two-hidden = Eine Seite hat höchstens zwei verborgene Plättchen
regality-position-two-left = Die zwei übrigen der weitergegebenen Plättchen sind in dieser Partie nicht dabei
regality-position-two-places = { $tiles } ist an zwei Stellen zugleich
regality-position-two-ways = Der Stapel auf { $cell } schaut nur in eine Richtung
regality-position-two-wins = Ein Match auf zwei Siege ist aus, wenn eine Seite zwei Partien gewonnen hat, und nicht vorher
regality-position-unseen = Es sind zu wenige neutrale Plättchen unbekannt (nötig: { $count })
regality-position-who = Dort steht 'r', 'l', '?' für den Zufall oder '.', wenn alles aus ist
regality-position-won-last = Wer das Match gewonnen hat, hat auch dessen letzte Partie gewonnen
regality-position-zone = Vor dem ersten Legen liegt { $tiles } in der Zone der { $side ->
        [r] Krone
       *[l] Religion
    }
yokai-position-behind = Hinter einem Yokai, der aufgedeckt wird, steht höchstens ein Stapel, der berührt wurde, oder beide Stapel
yokai-position-called-from = Von zwei Stapeln, die auf das Zählen warten, ist der zweite der, von dem gerufen wurde
yokai-position-called-there = Zum { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel wurde ein Yokai gerufen, auf einen anderen obendrauf
yokai-position-canonical = Die Stellung ist nicht in ihrer einzig gültigen Form geschrieben; die wäre { $canonical }.
yokai-position-completed = Am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel liegt so viel ({ $count }), dass der Yokai vollendet wäre
yokai-position-contradiction = Die Stellung widerspricht sich: { $problem }.
yokai-position-count = { $sketch } ist { $count }-mal da, gespielt wird mit { $wanted }
yokai-position-emptied = Leer wird ein Stapel durch eine gespielte Skizze
yokai-position-entry = { $word } kann nicht anstehen; das schreibt man wie '?G', '+0', '=G' oder 'GB+@G'
yokai-position-field = Der Abschnitt „{ $field ->
        [G] Grüner Stapel
        [R] Roter Stapel
        [B] Blauer Stapel
        [Y] Gelber Stapel
        [hand0] Hand der Sonne
        [hand1] Hand des Mondes
        [deck] Nachziehstapel
        [discards] Ablage
        [taken0] Yokai der Sonne
        [taken1] Yokai des Mondes
        [turn] Zug
       *[other] { $field }
    }“, { $text }, stimmt nicht: { $problem }.
yokai-position-fields = Die Stellung hat { $count ->
        [one] { $count } Abschnitt
       *[other] { $count } Abschnitte
    }; sie braucht elf, wie in 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.
yokai-position-filled = Vor einem Ziehen wird der Nachziehstapel wieder aufgefüllt
yokai-position-full-hand = { $most } Skizzen hat eine Hand nur nach dem Ziehen im eigenen Zug
yokai-position-hand = Solange { $todo } ansteht, ist die Zahl der Skizzen auf der Hand { $field ->
        [hand0] der Sonne
       *[hand1] des Mondes
    } { $count }
yokai-position-has-drawn = Wer gespielt hat, hat vorher gezogen
yokai-position-held = Mit { $played } { $played ->
        [one] gespielter Skizze
       *[other] gespielten Skizzen
    } hält, wer am Zug ist, höchstens { $most }
yokai-position-is-up = Der oberste Yokai des { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapels ist aufgedeckt, außer wenn als Nächstes { $entry } kommt
yokai-position-last-turn = Nach Zug { $last } ist die Partie aus
yokai-position-many = Am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel liegen { $count } Skizzen, und kein Stapel fasst mehr als { $most }
yokai-position-must-play = Mit vier auf der Hand wird mindestens eine Skizze gespielt
yokai-position-never-up = Die Zahl der { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Yokai, die noch nie aufgedeckt waren, ist { $count }, und sie liegen in ihrem eigenen Stapel
yokai-position-no-call = Kein anderer Stapel hat zwei Yokai, also gibt es nichts zu rufen
yokai-position-no-distract = Es gibt nichts abzulenken
yokai-position-nobody = Ab Zug 1 ist jemand am Zug, und vorher niemand
yokai-position-not-begun = Bevor jemand beginnt, steht { $todo } an
yokai-position-not-on-top = { $sketch } ist am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel nicht die oberste Skizze der Seite, die am Zug ist
yokai-position-not-over = Die Partie ist nicht aus: Jeder Stapel hat Yokai, und Zug { $last } ist nicht zu Ende
yokai-position-not-pending = { $todo } kann nicht anstehen
yokai-position-nothing-discarded = Vor dem Ende des Aufbaus ist nichts abgelegt
yokai-position-nothing-played = Vor dem Ende des Aufbaus ist nichts gespielt oder genommen
yokai-position-one-empty = Die Partie ist aus, sobald ein Stapel, hier der { $pile ->
        [green] grüne
        [red] rote
        [blue] blaue
       *[yellow] gelbe
    }, ohne Yokai ist
yokai-position-order = Skizzen schreibt man in der Reihenfolge der Karten, also { $ordered }
yokai-position-other-pile = { $sketch } kann nicht am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel liegen
yokai-position-pile = Das schreibt man wie { $example }: eine Farbe, ihre Yokai und die Skizzen beider Seiten
yokai-position-played-there = Wer am Zug ist, hat eine Skizze am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel gespielt
yokai-position-sketches = { $word } ist keine Reihe von Skizzen wie 'GRGB+', oder '-' für keine
yokai-position-taken = Dort steht eine Reihe von Yokai, nach Farben in der Folge G R B Y und nach steigendem Wert, oder '-' für keine
yokai-position-together = Die Yokai des { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapels, die noch nie aufgedeckt waren, liegen beisammen
yokai-position-top-down = Wenn als Nächstes { $next } kommt, ist der oberste Yokai des { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapels noch nicht aufgedeckt
yokai-position-top-up = Wenn als Nächstes { $next } kommt, ist der oberste Yokai des { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapels aufgedeckt, und sonst keiner davon
yokai-position-turn = Das schreibt man wie '12:0:1:-': ein Zug, wer ihn macht, die Zahl der gespielten Skizzen und was ansteht
yokai-position-turn-ended = Nach der dritten Skizze, oder mit leerer Hand, ist der Zug von selbst zu Ende
yokai-position-two-places = { $yokai } ist an zwei Stellen zugleich
yokai-position-unseen = Für { $field ->
        [hand0] die Hand der Sonne
        [hand1] die Hand des Mondes
       *[deck] den Nachziehstapel
    } sind zu wenige Skizzen unbekannt (nötig: { $size })
yokai-position-up-by-play = Ein Yokai wird aufgedeckt, weil eine Skizze gespielt wurde
yokai-position-yokai = { $word } ist keine Reihe von Yokai wie 'G5R3??', oder '-' für keine

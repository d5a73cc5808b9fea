### Waarom er iets gebeurde, in HI MI KI.

why-himiki-placed = { $who } zet een kubus op { $square }, met { $top } boven.
why-himiki-drawn = { $who } trekt de chaostegel { $tile }.
why-himiki-drawn-hidden = { $who } trekt een chaostegel die verder niemand mag zien.
why-himiki-dice = De dobbelstenen tonen { $black } (zwart) en { $white } (wit). Muk Yan doet het eerste op hun lijst dat mogelijk is: { $action }.
why-himiki-tilted = { $who } kantelt de kubus van { $start } naar { $goal }: nu ligt { $element } boven.
why-himiki-pivoted =
    { $count ->
        [one] { $who } draait de kubus op { $squares }: de bovenkant blijft, de zijkanten wisselen van plaats.
       *[other] { $who } draait de kubussen op { $squares }: de bovenkanten blijven, de zijkanten wisselen van plaats.
    }
why-himiki-banned = Daarmee eindigt de beurt, en de volgende zet mag geen draai zijn.
why-himiki-vortex = De Draaikolk draait de kubus op { $square }.
why-himiki-acts = Een kubus is op { $square } gekomen en zet { $tile } in werking, nog voordat er iets wordt vergeleken.
why-himiki-carried = De tegel brengt de kubus van { $start } naar { $goal }, zonder hem te draaien.
why-himiki-swapped = De kubussen op { $square } en { $other } wisselen van veld, zonder te draaien.
why-himiki-gone = De kubus op { $square } verlaat de partij door de Hellepoort. Er wordt niets vergeleken, en de beurt eindigt.
why-himiki-beats =
    { $count ->
        [one] { $winner } op { $square } verslaat { $loser } op { $squares }: een gewonnen conflict.
       *[other] { $winner } op { $square } verslaat { $loser } op { $squares }: { $count } gewonnen conflicten.
    }
why-himiki-loses = { $winner } op { $squares } verslaat { $loser } op { $square }: een verloren conflict. Alleen de kubus die bewoog kan scoren, dus niemand krijgt er een punt voor.
why-himiki-like =
    { $count ->
        [one] De kubussen op { $square } en { $squares } tonen hetzelfde: { $element }. Dat is geen conflict.
       *[other] De kubus op { $square } en die op { $squares } tonen hetzelfde: { $element }. Dat is geen conflict.
    }
why-himiki-again = Een gelijke kubus ernaast en geen conflict: { $who } mag nog eens spelen.
why-himiki-saved = De Grote Yokai verandert het conflict met de kubus op { $square } in een gewonnen conflict, en is daarmee op.
why-himiki-influence = Minstens { $need } kubussen tonen nu { $element }, waaronder de gekantelde: { $who } neemt de { $influence }.
why-himiki-influence-from = Minstens { $need } kubussen tonen nu { $element }, waaronder de gekantelde: { $who } neemt de { $influence } over van { $rival }.
why-himiki-points =
    { $count ->
        [one] { $who } krijgt één punt.
       *[other] { $who } krijgt { $count } punten.
    }
why-himiki-points-lost =
    { $count ->
        [one] { $who } verliest daarmee één punt.
       *[other] { $who } verliest daarmee { $count } punten.
    }
why-himiki-used = { $who } heeft gescoord, staat op 2, 3 of 4, en gebruikt een chaostegel: { $tile }.
why-himiki-used-free = { $who } gebruikt { $tile }; in een puzzel kost dat geen zet.
why-himiki-put = { $who } legt { $tile } op { $square }; de volgende kubus die daar komt, zet de tegel in werking.
why-himiki-conjured = De kubus op { $square } wordt ter plaatse gedraaid: nu ligt { $element } boven. Raakt hij de actieve kubus, dan worden deze twee vergeleken.
why-himiki-confronted = De Grote Yokai laat de kubus op { $square } de strijd aangaan met die op { $other }, twee velden verderop, alsof ze buren zijn.
why-himiki-paid = Dat kost een van de zetten van de PAR.
why-himiki-removed =
    { $count ->
        [one] De zwarte kubus op { $squares } is verslagen en wordt verwijderd.
       *[other] De zwarte kubussen op { $squares } zijn verslagen en worden verwijderd.
    }
why-himiki-solved = Er is geen zwarte kubus meer, en alles wat geëist werd is genomen: opgelost.
why-himiki-failed = Dat is een zet meer dan de PAR toestaat, of er is geen witte kubus meer: mislukt.
why-himiki-won = { $who } heeft vijf punten en wint meteen.
why-himiki-game-drawn = Honderd beurten zonder dat de stand veranderde: de partij is gelijkspel.
why-himiki-turn-over =
    { $reason ->
        [conflict] Een conflict, gewonnen of verloren, beëindigt de beurt.
       *[nothing] Ernaast stond geen gelijke kubus, dus de beurt eindigt.
    }
why-himiki-stop = { $who } zou nog eens mogen spelen, en stopt.
why-himiki-pass = { $who } heeft geen zet en past. Verder mag niemand passen.
why-himiki-no-tile = { $who } gebruikt deze keer geen chaostegel.
why-himiki-no-fight = { $who } bewaart de Grote Yokai voor later.
why-himiki-penalty = { $who } heeft gepraat, wat partners niet mogen: een punt voor het andere team.

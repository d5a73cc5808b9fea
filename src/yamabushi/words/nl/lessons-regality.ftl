### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = Je hebt van het effect afgezien. Hier is het nodig.


## First steps

course-regality-first = Eerste stappen
    .line = Leggen, omdraaien, vernietigen: van één tegel tot een hele kleine partij.
    .done = Je kunt nu Regality vs. Religion spelen. Begin met de oude stijl: elk zeven tegels, en neutraal is alleen de Burger.
    .then = Een eerste partij spelen
lesson-regality-first-place = De eerste tegel
    .goal = Jij bent de Kroon. Elke partij begint met de Burger: tik hem aan en dan het vak in het midden.
    .hint = De Burger ligt onderaan bij jouw tegels; het midden is b2.
    .right = Hij wijst naar je tegenstander, dus is hij jouw bondgenoot. Negen tegels vullen het bord; wie dan meer bondgenoten heeft, wint.
    .elsewhere = Ook een goede plek. Maar hier moet het midden zijn.
lesson-regality-first-turn = Omdraaien
    .goal = Wie aankomt mag iets doen. Leg de Minister naast de vijandige Burger en draai die naar jouw kant.
    .hint = Tik op de Minister, een vak rond b2, en dan de Burger.
    .right = Nu wijst hij de andere kant op en is van jou. De Minister bereikt elk van zijn acht buren.
    .left = { -effect-left }
lesson-regality-first-line = Een hele lijn
    .goal = De Koningin draait alle tegels in één richting om. Win beide vijanden met één blik.
    .hint = Leg haar op a1 en laat haar naar het noorden kijken.
    .right = Tot aan de rand, in een van acht richtingen. Ook je eigen tegels in die lijn draaien om.
    .left = { -effect-left }
    .aside = Van daar ziet ze ze niet allebei. Ze staan in kolom a.
lesson-regality-first-destroy = Vernietigen
    .goal = Vernietig de Bisschop in het midden met de Koning. Neem in je volgende beurt de plek met de Minister.
    .hint = De Koning naast b2, gericht op b2; na de tegel van de Religie de Minister op b2.
    .right = Gedekt blokkeerde de Bisschop het vak voor je tegenstander. Toen je beurt begon, ging hij weg en was jij er het eerst.
    .left = { -effect-left }
    .gap = De Bisschop is weg, maar het gat op b2 is nog open.
lesson-regality-first-banish = Verbannen
    .goal = Neutrale tegels zijn voor allebei: wie het eerst komt, het eerst maalt. Verban de Bisschop met de Samoerai.
    .hint = De Samoerai bereikt alleen orthogonale buren: noord, oost, zuid en west.
    .right = Verbannen is meteen weg, naar de aflegstapel. Het vak is vrij, ook voor je tegenstander.
    .left = { -effect-left }
    .corner = Vanuit een hoek bereikt de Samoerai hem niet.
lesson-regality-first-shield = Schilden
    .goal = De Tempel is beschermd: geen effect raakt hem. Draai de Heilige om met een van je tegels.
    .hint = De Minister op b3 raakt beide en mag alleen de Heilige omdraaien.
    .right = Ook je Kasteel is zo beschermd: waar het staat, blijft het tot het einde van jou.
    .left = { -effect-left }
    .far = Van daar bereikt de Minister de Heilige niet.
lesson-regality-first-silence = Stilte
    .goal = Recht naast de Sjamaan kan niemand iets doen. Vernietig hem toch.
    .hint = De Tovenaar vernietigt vanuit een hoek, waar de stilte van de Sjamaan niet komt.
    .right = Passieve tegels zoals de Sjamaan werken voor beide kanten, zolang ze open liggen.
    .left = { -effect-left }
    .silent = De Generaal treft alleen orthogonale buren, en juist daar is hij monddood.
    .edge = Hier is de Tovenaar monddood. Probeer een hoek.
lesson-regality-first-borrow = Geleende krachten
    .goal = De Bard laat een orthogonale buur opnieuw werken. Laat je Koningin beide vijanden omdraaien.
    .hint = De Bard op a2 of b1, dan de Koningin, dan noordoost.
    .right = Zij werkt vanaf haar eigen vak. Je had net zo goed de kracht van een vijand kunnen lenen.
    .left = { -effect-left }
    .elsewhere = De Koningin is geen orthogonale buur van dat vak.
lesson-regality-first-last = Het laatste vak
    .goal = Drie bondgenoten tegen vijf, één vrij vak. Vul het en win.
    .hint = De Minister draait er een om: vijf tegen vier.
    .right = Negen open tegels: tellen maar, jij hebt er vijf. Gewonnen!
    .king = Wie het laatste vrije vak vult, kan niets vernietigen. De Koning deed dus niets: vier tegen vijf.
lesson-regality-first-game = Een kleine partij
    .goal = Er zijn zeven vakken vrij en de Religie speelt mee. Heb meer bondgenoten als het bord vol is.
    .hint = Jij hebt het laatste woord: bewaar een tegel die omdraait voor het einde.
    .right = Het land is van jou!
    .lost = Deze keer wint de Religie. Probeer opnieuw: wat zal zij kunnen omdraaien?

### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Toernooi organiseren
tournaments-log-in = Wie een toernooi organiseert, heeft een account nodig; om mee te spelen is een naam genoeg.
tournaments-none = Op dit moment wacht geen toernooi op spelers.
tournaments-open = Om mee te doen
tournaments-running = Bezig
tournaments-over = Afgelopen
tournaments-count =
    { $count ->
        [one] één deelnemer
       *[other] { $count } deelnemers
    }
tournaments-by = georganiseerd door { $name }
tournaments-kind = Toernooivorm
tournaments-kind-swiss = Zwitsers
tournaments-kind-round-robin = iedereen tegen iedereen
tournaments-kind-double-round-robin = twee keer iedereen tegen iedereen
tournaments-note-swiss = In elke ronde tref je iemand met ongeveer evenveel punten. Een paar rondes zijn genoeg, ook voor veel spelers.
tournaments-note-round-robin = Voor een kleine groep: iedereen speelt één keer tegen alle anderen.
tournaments-note-double-round-robin = Iedereen speelt twee keer tegen alle anderen, één keer aan elke kant.
tournaments-name = Naam van het toernooi
tournaments-game = Spel
tournaments-rounds = Rondes
tournaments-rounds-auto = zoveel als nodig
tournaments-pause = Pauze tussen twee rondes
tournaments-patience = Tijd voor de eerste zet
tournaments-patience-note = Wie dan nog niet gezet heeft, verliest de partij.
tournaments-minutes =
    { $count ->
        [0] geen
        [one] één minuut
       *[other] { $count } minuten
    }
tournaments-public = In de lijst tonen
tournaments-public-note = Anders vindt alleen wie de link heeft, het toernooi.
tournaments-hold = Toernooi openen
tournaments-all = Alle toernooien
tournaments-round-of = Ronde { $round } van { $rounds }
tournaments-round = Ronde { $round }
tournaments-in = Je doet mee. Zodra het toernooi begint, verschijnt hier je partij: houd deze pagina open.
tournaments-ready = Je partij staat klaar.
tournaments-against = Je speelt tegen { $name }.
tournaments-play = Naar mijn partij
tournaments-next-in = De volgende ronde begint over { $time }.
tournaments-next-now = Volgende ronde nu beginnen
tournaments-wait = Je partij is afgelopen; anderen spelen nog.
tournaments-won =
    { $count ->
        [one] { $names } heeft het toernooi gewonnen.
       *[other] { $names } delen de eerste plaats.
    }
tournaments-join = Meedoen
tournaments-join-rated = Dit toernooi telt mee voor de rating; daarvoor heb je een account nodig.
tournaments-team-name = Naam van je team
tournaments-new-team = Meedoen met een nieuw team
tournaments-join-team = Dit team kiezen
tournaments-partner-note = Wie bij het begin nog alleen is, krijgt een partner.
tournaments-players =
    { $count ->
        [one] Eén aanmelding
       *[other] { $count } aanmeldingen
    }
tournaments-standings = Stand
tournaments-leave = Toch niet meedoen
tournaments-remove = { $name } verwijderen
tournaments-withdraw = Terugtrekken
tournaments-begin = Beginnen
tournaments-call-off = Toernooi afgelasten
tournaments-link = Link kopiëren
tournaments-copied = De link is gekopieerd
tournaments-wall = Weergave voor de beamer
tournaments-leave-wall = Terug naar het toernooi
tournaments-place = Plaats
tournaments-who = Naam
tournaments-points = Punten
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = teruggetrokken
tournaments-bye = is vrij: één punt
tournaments-rest = slaat deze ronde over
tournaments-replay = Naspelen
tournaments-decide = Uitslag van { $first } – { $second } bepalen
tournaments-decide-short = Uitslag
tournaments-rated = Met rating
tournaments-rated-note = Dan heeft iedereen een account nodig.

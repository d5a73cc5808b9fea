### The words of the account: logging in, one's games, and what can be changed.


account-title = Account
account-of = Account van { $name }
account-why = Een account is een naam en een wachtwoord. Daarmee vind je je tafels, je partijen en de puzzels die je hebt opgelost op elk apparaat terug. Een e-mailadres is niet nodig, en je kunt ook zonder account spelen.
account-comes = Partijen uit deze browser worden aan je account toegevoegd.
account-conduct = Iedereen moet zich hier welkom voelen: lees alsjeblieft hoe we met elkaar omgaan.
account-log-in = Inloggen
account-sign-up = Account maken
account-name = Naam
account-name-note = Hoogstens 40 tekens. Aan je tafels ziet iedereen hem.
account-password = Wachtwoord
account-password-note = { $least } tot { $most } tekens; niet je naam en geen van de meest gebruikte wachtwoorden.
account-no-mail = Bewaar het goed: als je het vergeet, kan alleen wie deze server beheert je een nieuw geven.
account-show = Wachtwoord tonen
account-too-short = Een wachtwoord moet minstens { $least } tekens hebben.
account-here = Je bent ingelogd als { $name }.
account-log-out = Uitloggen
account-log-out-note = Je tafels en opgeloste puzzels verlaten dan deze browser; in je account blijven ze staan.
account-not-brought = Nog niet alles wat je hier hebt gespeeld, is meegekomen; open de pagina opnieuw en de rest volgt.

account-games = Je partijen
account-which = Tonen
account-all-games = Alle spellen
account-no-games = Hier zijn nog geen partijen.
account-more = Meer tonen
account-moves =
    { $count ->
        [one] één zet
       *[other] { $count } zetten
    }
account-on = bezig
account-replay = Naspelen
account-play-on = Naar de tafel

account-take = Om mee te nemen
account-records = Alle partijen om na te spelen
account-export = Alles wat over mij is opgeslagen
account-take-note = De partijen zijn tekstbestanden in een zip: elk ervan kun je hier bij ‘Analyse’ openen. Van partijen die nog bezig zijn, tonen ze alleen wat jij ziet.

account-changes = Account wijzigen
account-name-reserved = Je naam { $name } staat voor de computer, de beheerder of een gast. Wijzig hem hieronder.
account-rename = Naam wijzigen
account-rename-note = Hij verandert ook in de partijen die je al hebt gespeeld.
account-renamed = Je heet nu { $name }.
account-change-password = Wachtwoord wijzigen
account-password-now = Huidig wachtwoord
account-password-new = Nieuw wachtwoord
account-password-changed = Je wachtwoord is gewijzigd, en op alle andere apparaten ben je uitgelogd.
account-delete = Account verwijderen
account-delete-note = Je naam, je wachtwoord, je opgeloste puzzels en alles wat je hebt gezegd, worden meteen en voorgoed verwijderd. De partijen blijven bestaan voor wie met je speelde, zonder je naam; niemand kan ze in jouw plaats voortzetten.
account-delete-now = Voorgoed verwijderen
account-deleted = Je account is verwijderd.
account-profile = Je profiel
account-players = De sterksten
account-their-games = Partijen
account-mail = E-mailadres
account-mail-note = Alleen voor een vergeten wachtwoord; niemand ziet het. Laat het leeg als je er geen wilt opgeven.
account-mail-keep = Opslaan
account-mail-kept = Opgeslagen.
account-forgotten = Wachtwoord vergeten?
account-forgotten-note = Als het account hierboven een e-mailadres heeft, sturen we daar een link heen die een uur geldig is.
account-forgotten-send = Link sturen
account-forgotten-sent = Als er zo’n account met een adres is, is er een e-mail onderweg.
account-recover = Kies een nieuw wachtwoord
account-recovered = Je wachtwoord is gewijzigd. Log ermee in.

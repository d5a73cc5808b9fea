### The words of the account: logging in, one's games, and what can be changed.


account-title = Konto
account-of = Konto von { $name }
account-why = Ein Konto ist ein Name und ein Passwort. Damit findest du deine Tische, deine Partien und die Rätsel, die du gelöst hast, auf jedem Gerät. Eine E-Mail-Adresse brauchst du nicht, und spielen kannst du auch ohne Konto.
account-comes = Partien aus diesem Browser kommen in dein Konto.
account-conduct = Alle sollen sich hier wohlfühlen: Bitte lies, wie wir miteinander umgehen.
account-log-in = Anmelden
account-sign-up = Konto anlegen
account-name = Name
account-name-note = Höchstens 40 Zeichen. An deinen Tischen sehen ihn alle.
account-password = Passwort
account-password-note = { $least } bis { $most } Zeichen; nicht dein Name und keines der häufigsten Passwörter.
account-no-mail = Bewahre es gut auf: Wenn du es vergisst, kann dir nur ein neues geben, wer diesen Server betreibt.
account-show = Passwort anzeigen
account-too-short = Ein Passwort braucht mindestens { $least } Zeichen.
account-here = Du bist als { $name } angemeldet.
account-log-out = Abmelden
account-log-out-note = Deine Tische und gelösten Rätsel verlassen dann diesen Browser; in deinem Konto bleiben sie.
account-not-brought = Noch ist nicht alles mitgekommen, was du hier gespielt hast; wenn du die Seite neu öffnest, folgt der Rest.

account-games = Deine Partien
account-which = Anzeigen
account-all-games = Alle Spiele
account-no-games = Hier gibt es noch keine Partien.
account-more = Mehr zeigen
account-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
account-on = läuft
account-replay = Nachspielen
account-play-on = Zum Tisch

account-take = Zum Mitnehmen
account-records = Alle Partien zum Nachspielen
account-export = Alles, was über mich gespeichert ist
account-take-note = Die Partien sind Textdateien in einer Zip-Datei: Jede lässt sich hier unter „Analyse“ öffnen. Von laufenden Partien zeigen sie nur, was du siehst.

account-changes = Konto ändern
account-name-reserved = Dein Name { $name } steht für den Computer, den Betreiber oder einen Gast. Bitte ändere ihn unten.
account-rename = Namen ändern
account-rename-note = Er ändert sich auch in den Partien, die du schon gespielt hast.
account-renamed = Du heißt jetzt { $name }.
account-change-password = Passwort ändern
account-password-now = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-changed = Dein Passwort ist geändert, und auf allen anderen Geräten bist du abgemeldet.
account-delete = Konto löschen
account-delete-note = Dein Name, dein Passwort, deine gelösten Rätsel und alles, was du gesagt hast, werden sofort und für immer gelöscht. Für die anderen bleiben die gemeinsamen Partien erhalten, ohne deinen Namen; niemand kann sie für dich fortsetzen.
account-delete-now = Endgültig löschen
account-deleted = Dein Konto ist gelöscht.
account-profile = Dein Profil
account-players = Die Stärksten
account-their-games = Partien
account-mail = E-Mail-Adresse
account-mail-note = Nur für ein vergessenes Passwort; niemand sieht sie. Lass das Feld leer, um keine anzugeben.
account-mail-keep = Speichern
account-mail-kept = Gespeichert.
account-forgotten = Passwort vergessen?
account-forgotten-note = Wenn zum Konto oben eine E-Mail-Adresse gehört, schicken wir einen Link dorthin, der eine Stunde gilt.
account-forgotten-send = Link schicken
account-forgotten-sent = Wenn es ein solches Konto mit Adresse gibt, ist eine E-Mail unterwegs.
account-recover = Neues Passwort wählen
account-recovered = Dein Passwort ist geändert. Melde dich damit an.

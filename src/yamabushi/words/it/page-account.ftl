### The words of the account: logging in, one's games, and what can be changed.


account-title = Account
account-of = Account di { $name }
account-why = Un account è un nome e una password. Con l’account ritrovi i tuoi tavoli, le tue partite e le sfide che hai risolto su ogni dispositivo. Non serve un indirizzo e-mail, e si può giocare anche senza account.
account-comes = Le partite giocate in questo browser passano nel tuo account.
account-conduct = Qui tutti devono sentirsi a proprio agio: leggi, per favore, come ci trattiamo.
account-log-in = Accedi
account-sign-up = Crea un account
account-name = Nome
account-name-note = Al massimo 40 caratteri. Ai tuoi tavoli lo vedono tutti.
account-password = Password
account-password-note = Da { $least } a { $most } caratteri; né il tuo nome né una delle password più comuni.
account-no-mail = Conservala bene: se la dimentichi, solo chi gestisce questo server può dartene una nuova.
account-show = Mostra la password
account-too-short = Una password deve avere almeno { $least } caratteri.
account-here = Hai effettuato l’accesso come { $name }.
account-log-out = Esci
account-log-out-note = I tuoi tavoli e le sfide risolte spariscono allora da questo browser; nel tuo account restano.
account-not-brought = Manca ancora qualcosa di ciò che hai giocato qui; riapri la pagina per completare.

account-games = Le tue partite
account-which = Mostra
account-all-games = Tutti i giochi
account-no-games = Qui non ci sono ancora partite.
account-more = Mostra altre
account-moves =
    { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
account-on = in corso
account-replay = Rivedi
account-play-on = Vai al tavolo

account-take = Esporta
account-records = Tutte le partite, mossa per mossa
account-export = Tutto ciò che è memorizzato su di me
account-take-note = Le partite sono file di testo in uno zip: ognuno si apre qui in «Analisi». Delle partite in corso mostrano solo ciò che vedi tu.

account-changes = Modifica l’account
account-name-reserved = Il tuo nome { $name } indica il computer, il gestore o un ospite. Cambialo qui sotto.
account-rename = Cambia il nome
account-rename-note = Cambia anche ovunque tu abbia giocato.
account-renamed = Ora ti chiami { $name }.
account-change-password = Cambia la password
account-password-now = Password attuale
account-password-new = Nuova password
account-password-changed = La tua password è cambiata, e la sessione è stata chiusa su tutti gli altri dispositivi.
account-delete = Elimina l’account
account-delete-note = Il tuo nome, la tua password, le sfide risolte e tutto ciò che hai detto vengono eliminati subito e per sempre. Le partite restano a chi ha giocato con te, senza il tuo nome; nessuno potrà continuarle al posto tuo.
account-delete-now = Elimina per sempre
account-deleted = Il tuo account è stato eliminato.
account-profile = Il tuo profilo
account-players = La classifica
account-their-games = Partite
account-mail = Indirizzo e-mail
account-mail-note = Serve solo se dimentichi la password; nessuno lo vede. Lascia vuoto il campo per non darne.
account-mail-keep = Salva
account-mail-kept = Salvato.
account-forgotten = Password dimenticata?
account-forgotten-note = Se l’account qui sopra ha un indirizzo e-mail, vi inviamo un link che vale un’ora.
account-forgotten-send = Invia il link
account-forgotten-sent = Se quell’account esiste e ha un indirizzo, un messaggio è in arrivo.
account-recover = Scegli una nuova password
account-recovered = La tua password è cambiata. Accedi con quella nuova.

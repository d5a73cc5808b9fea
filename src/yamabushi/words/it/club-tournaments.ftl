### Tournaments: held, joined, played, and seen from afar.


tournaments-new = Organizza un torneo
tournaments-log-in = Per organizzare un torneo serve un account; per giocare basta un nome.
tournaments-none = Al momento nessun torneo aspetta giocatori.
tournaments-open = Iscrizioni aperte
tournaments-running = In corso
tournaments-over = Conclusi
tournaments-count =
    { $count ->
        [one] un partecipante
       *[other] { $count } partecipanti
    }
tournaments-by = organizzato da { $name }
tournaments-kind = Formula
tournaments-kind-swiss = sistema svizzero
tournaments-kind-round-robin = tutti contro tutti
tournaments-kind-double-round-robin = tutti contro tutti, andata e ritorno
tournaments-note-swiss = A ogni turno si affronta chi ha gli stessi punti. Bastano pochi turni, anche con molti partecipanti.
tournaments-note-round-robin = Per un piccolo gruppo: ognuno gioca una volta contro tutti gli altri.
tournaments-note-double-round-robin = Ognuno gioca due volte contro tutti gli altri, una per parte.
tournaments-name = Nome del torneo
tournaments-game = Gioco
tournaments-rounds = Turni
tournaments-rounds-auto = quanti ne servono
tournaments-pause = Pausa tra due turni
tournaments-patience = Attesa della prima mossa
tournaments-patience-note = Chi per allora non ha mosso perde la partita.
tournaments-minutes =
    { $count ->
        [0] nessuna
        [one] un minuto
       *[other] { $count } minuti
    }
tournaments-public = Mostralo nell’elenco
tournaments-public-note = Altrimenti lo trova solo chi ha il link.
tournaments-hold = Apri il torneo
tournaments-all = Tutti i tornei
tournaments-round-of = Turno { $round } di { $rounds }
tournaments-round = Turno { $round }
tournaments-in = Ci sei. Appena il torneo comincia, la tua partita appare qui: tieni aperta questa pagina.
tournaments-ready = La tua partita è pronta.
tournaments-against = Giochi contro { $name }.
tournaments-play = Vai alla mia partita
tournaments-next-in = Il prossimo turno comincia tra { $time }.
tournaments-next-now = Comincia subito il prossimo turno
tournaments-wait = La tua partita è finita; altri stanno ancora giocando.
tournaments-won =
    { $count ->
        [one] { $names } ha vinto il torneo.
       *[other] { $names } si dividono il primo posto.
    }
tournaments-join = Partecipa
tournaments-join-rated = Questo torneo vale per la classifica: serve un account.
tournaments-team-name = Nome della tua squadra
tournaments-new-team = Partecipa con una nuova squadra
tournaments-join-team = Entra in questa squadra
tournaments-partner-note = Chi all’inizio è ancora senza compagno ne riceve uno.
tournaments-players =
    { $count ->
        [one] Un’iscrizione
       *[other] { $count } iscrizioni
    }
tournaments-standings = Classifica
tournaments-leave = Cancella l’iscrizione
tournaments-remove = Togli { $name }
tournaments-withdraw = Ritirati
tournaments-begin = Comincia
tournaments-call-off = Annulla il torneo
tournaments-link = Copia il link
tournaments-copied = Link copiato
tournaments-wall = Vista da proiettare
tournaments-leave-wall = Torna al torneo
tournaments-place = Posto
tournaments-who = Nome
tournaments-points = Punti
tournaments-buchholz = Buchholz
tournaments-sonneborn = Sonneborn-Berger
tournaments-out = non gioca più
tournaments-bye = senza avversario: un punto
tournaments-rest = riposa in questo turno
tournaments-replay = Rivedi
tournaments-decide = Stabilisci il risultato di { $first } – { $second }
tournaments-decide-short = Risultato
tournaments-rated = Vale per la classifica
tournaments-rated-note = In tal caso serve un account a tutti.

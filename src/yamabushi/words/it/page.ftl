### Le parole della pagina che non appartengono a un gioco in particolare.


## Ovunque

page-skip = Vai al contenuto
page-home = Pagina iniziale
page-nav = Pagine
page-menu = Menu
page-club = Club
page-rules = Regole
page-loading = Un momento…
page-close = Chiudi
page-new-tab = { $what }, si apre in una nuova scheda
page-labelled = { $what }: { $detail }
page-clauses = { $one }; { $other }
page-again = Riprova
page-nothing = Qui non c’è nulla.
page-nowhere = Questa pagina non esiste. Forse l’indirizzo contiene un errore.
page-no-answer = Il server non risponde. La connessione funziona?
page-failed = Non ha funzionato.
page-compiling = Preparazione: { $done } di { $total }
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-plain = Tabelloni semplici, alto contrasto
settings-sound = Suoni
settings-aids = Mostra che cosa farebbe una mossa
settings-twice = Conferma ogni mossa con un secondo tocco
settings-notes = Note nelle prime partite
settings-calm = Meno animazioni
settings-codes = Mosse in notazione
settings-pace = Velocità delle mosse
pace-brisk = rapida
pace-usual = normale
pace-slow = lenta
settings-notify = Avvisami quando tocca a me
keys-title = Tasti
keys-arrows = Frecce
keys-tab = Da una parte alla successiva
keys-enter = Scegli o gioca
keys-escape = Rimetti giù o chiudi
keys-walk = Sul tabellone, tra le carte o le tessere
keys-moves = Accanto al tabellone: una mossa indietro o avanti
keys-help = Mostra questi tasti
about-title = Informazioni
about-what = Yamabushi ospita tre piccoli duelli da tavolo. Ne conosce a fondo le regole, li gioca contro di te a qualsiasi livello e riunisce gli amici su uno schermo o con un link.
about-games = I giochi appartengono ai loro autori ed editori. Tutte le immagini e i testi qui sono nostri; dove un regolamento tace, valgono i nostri chiarimenti.
about-data = Senza account, solo questo browser ricorda i tuoi tavoli e i tuoi risultati nelle sfide. Il server memorizza le mosse di ogni partita e ciò che si dice al tavolo; di un account memorizza anche il nome, la password in una forma che nessuno può leggere e le sfide risolte.
about-free = È tutto software libero con licenza MIT: puoi ospitarlo tu con un solo comando.
announced-title = Annunci
bot-mark = bot
bot-name = { $name } (bot)
conduct-title = Regole di condotta
person-about = { $name }: segnala o blocca


## La pagina iniziale

home-title = Tre duelli, un tavolo
home-line = Contro il computer, un amico accanto a te o un amico a distanza.
home-play = Gioca
home-rules = Le regole di { $game }
home-people = Gioca con altri
turns-title = Tocca a te
turns-count = { $count ->
    [one] una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
featured-title = Una partita in corso
featured-over = L’ultima partita conclusa
featured-replay = Rivedila
watch-all = Tutte le partite da guardare
watch-title = Guarda le partite
own-title = I tuoi tavoli
own-over = finita
own-won = vinta
own-lost = persa
own-drawn = pareggiata
own-aborted = interrotta
own-turn = tocca a te
own-playing = tocca agli altri
own-waiting = in attesa
own-paused = in pausa
own-forget = Togli dalla lista questo tavolo di { $game }
own-fewer = Mostra meno
own-all = Mostra tutti ({ $count })
open-title = Tavoli aperti
open-nobody = Apri un tavolo e vedi chi si siede: scegli un gioco, poi «Chiunque».
open-playing = Partite in corso
open-seat = posto libero
open-join = Unisciti
open-watch = Guarda


## Un gioco è scelto

chooser-against = Contro chi?
chooser-alone = Comincia
chooser-screen = Un amico su questo schermo
chooser-screen-note = A turno, sullo stesso schermo.
chooser-link = Un amico, tramite link
chooser-link-note = Invia un link o mostra un codice.
chooser-open = Chiunque
chooser-open-note = Un tavolo aperto che tutti possono trovare.
chooser-computer = Il computer
chooser-mix = O scegli chi prende quale posto:
chooser-mix-label = Squadre miste
mix-here = qualcuno a questo schermo
mix-link = qualcuno, tramite link
chooser-options = Opzioni
chooser-side = Giochi come
chooser-lot = Casuale
chooser-clock = Orologio
chooser-name = Il tuo nome
chooser-mode-duel = Tre cubi a testa, vince chi arriva per primo a cinque punti.
chooser-mode-teams = Due contro due, quattro cubi per squadra; i compagni non si parlano.
chooser-mode-mukyan = In solitario, contro un manichino da allenamento che obbedisce ai suoi dadi.
clock-none = senza orologio
clock-quick = 5 minuti, più 5 secondi per mossa
clock-calm = 20 minuti, più 10 secondi per mossa
clock-days = un giorno per mossa
clock-days-note = Solo con chi gioca tramite link; altrimenti non c’è orologio.
time-hours = { $hours } h { $minutes }
time-days = { $days } g { $hours } h
join-asked = Vuoi giocare con { $who }?
join-free = C’è un posto libero.
join-side = Giochi come: { $side }
join-sides = Posti liberi: { $sides }
join-late = Ormai tutti i posti sono occupati.
join-new = Non lo conosci ancora?
join-sit = Siediti
join-watch = Guarda e basta


## A un tavolo

table-guest = Ospite
table-gone = qualcuno
table-who = { $title } ({ $name })
table-open-seat = { $title } (posto libero)
table-your-turn = Tocca a te.
table-decides = Tocca a { $who }.
table-thinks = { $who } sta pensando.
table-chance = Decide il caso.
turn-waiting = In attesa che qualcuno si sieda.
turn-paused = La partita è in pausa.
table-past = Stai rivedendo la partita, al passo { $version }.
table-now = Torna alla partita
table-you = tu
table-rating = punteggio
table-away = assente
table-clock = Orologio di { $who }
table-watchers =
    { $count ->
        [one] una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-you-watch = Stai guardando la partita.
table-broken = Connessione interrotta; riconnessione in corso. Non si perde nulla.
result-score = Punteggio: { $score }
result-aborted = Non hanno ancora giocato tutti: la partita non conta.
result-weight = Contata al { $percent }: queste persone giocano spesso fra loro.
result-you-win =
    { $reason ->
        [resigned] Vinci per abbandono
        [time] Vinci per tempo scaduto
        [abandoned] Vinci per forfait
       *[rules] Hai vinto!
    }
result-you-lose =
    { $reason ->
        [resigned] Perdi per abbandono
        [time] Perdi per tempo scaduto
        [abandoned] Perdi per forfait
       *[rules] Hai perso
    }
home-lobby = Trova un avversario
home-lobby-line = Scegli gioco e tempo, e gioca con chi cerca lo stesso; o sfida qualcuno per nome.
home-tournaments = Tornei
home-tournaments-line = Per una serata di club: tutti contro tutti o sistema svizzero, da soli o a squadre, con un link per partecipare.
home-tournaments-open = Vai ai tornei
end-tournament = Vai al torneo
end-title = E adesso?
end-next-game = Prossima partita
end-next-level = Livello successivo: { $level }
end-analyse = Analisi
end-turned = La svolta è stata la mossa { $number }
start-chosen = { $who } ha scelto come comincia questa partita. Non vale per la classifica.
start-chosen-hidden = { $who } ha scelto come comincia questa partita e forse sa che cosa è nascosto. Non vale per la classifica.
curtain-line = Mani nascoste: ora deve guardare una persona sola.
curtain-hand = Sono { $who }: mostra la mia mano
invite-title = Invita qualcuno
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-code = Codice QR
invite-code-alt = Il link come codice QR
invite-public = Tutti possono trovare questo tavolo nella pagina iniziale.
offer-made =
    { $matter ->
        [draw] Pareggio proposto da { $who }.
        [takeback] Annullamento di una mossa chiesto da { $who }.
        [pause] Pausa chiesta da { $who }.
        [resign] Abbandono proposto da { $who }.
       *[rematch] Rivincita proposta da { $who }.
    }
offer-own =
    { $matter ->
        [draw] Proponi il pareggio.
        [takeback] Chiedi di annullare una mossa.
        [pause] Chiedi una pausa.
        [resign] Proponi di abbandonare.
       *[rematch] Proponi la rivincita.
    }
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira
confirm-play = Gioca
confirm-drop = No
controls-title = Al tavolo
controls-more = Altro
controls-hint = Suggerimento
controls-undo = Annulla
controls-takeback = Annulla la mossa
controls-draw = Proponi il pareggio
controls-pause = Pausa
controls-resume = Riprendi
controls-resign = Abbandona
controls-resign-sure = Abbandonare davvero?
controls-resign-no = No, continuo
controls-abort = Interrompi
controls-abort-sure = Interrompere davvero?
controls-claim-win = Rivendica la vittoria
controls-claim-draw = Rivendica il pareggio
controls-claim-abort = Interrompi: l’avversario non c’è
controls-claim-engine = Fai giocare il computer
controls-leave = Lascia il tavolo
controls-penalty = { $who } ha parlato
controls-penalty-sure = Un punto contro { $who }?
controls-rematch = Rivincita
controls-again = Gioca di nuovo
controls-retry = Riprova
controls-to-rematch = Vai alla nuova partita
controls-play-from = Gioca da qui
controls-flip = Gira il tabellone
controls-record = Scarica la partita
controls-link = Link per spettatori
controls-link-failed = Non è stato possibile copiare il link. Eccolo: { $link }
controls-not-yet = Non tocca a te.
controls-no-undo = Non c’è nessuna mossa da annullare.
controls-no-past = Torna prima a una mossa precedente.
controls-back = Stai rivedendo la partita; prima torna alla mossa attuale.
controls-offered = L’hai già proposto.
controls-covered = Le mani sono coperte: prima chi è di turno prende lo schermo.
hint-title = Suggerimento
hint-none = Mostra la mossa migliore.
hint-thinking = Sto pensando…
hint-on-server = Il server sta pensando…
hint-depth =
    { $depth ->
        [one] { $depth } mossa calcolata in anticipo
       *[other] { $depth } mosse calcolate in anticipo
    }
hint-wins = vince
hint-loses = perde
hint-draws = pareggia
hint-chance = { $percent } di probabilità di vittoria
hint-marked = mossa consigliata
hint-best = Consigliato: { $what }
moves-title =
    { $count ->
        [one] L’unica mossa, a parole
       *[other] Tutte le { $count } mosse, a parole
    }
moves-find = Scrivi una mossa
moves-play = Gioca
moves-several = Corrisponde più di una mossa; scrivi qualcosa in più.
moves-none = Nessuna mossa corrisponde.
log-title = Mosse
log-steps = Rivedi le mosse
log-first = Inizio della partita
log-back = Mossa precedente
log-forward = Mossa successiva
log-last = Ultima mossa
log-why = Che cosa è successo, e perché
log-why-rule = Regola
log-came = { $what }: { $came }
log-struck = annullata: { $what }
log-accept =
    { $matter ->
        [draw] { $who } accetta il pareggio.
        [takeback] { $who } accetta di annullare la mossa.
        [pause] { $who } accetta la pausa.
        [resign] { $who } accetta di abbandonare.
       *[rematch] { $who } accetta la rivincita.
    }
log-set-up =
    { $count ->
        [one] Preparazione: un passo
       *[other] Preparazione: { $count } passi
    }
log-draws =
    { $count ->
        [one] un sorteggio
       *[other] { $count } sorteggi
    }
log-act = { $who }: { $what }.
log-chance = Caso: { $what }.
log-begin = La partita comincia.
log-offer =
    { $matter ->
        [draw] { $who } propone il pareggio.
        [takeback] { $who } chiede di annullare una mossa.
        [pause] { $who } chiede una pausa.
        [resign] { $who } vorrebbe abbandonare.
       *[rematch] { $who } propone la rivincita.
    }
log-decline =
    { $matter ->
        [draw] { $who } rifiuta il pareggio.
        [takeback] { $who } rifiuta di annullare la mossa.
        [pause] { $who } rifiuta la pausa.
        [resign] { $who } non vuole abbandonare.
       *[rematch] { $who } non vuole la rivincita.
    }
log-penalty = { $who } ha parlato: un punto all’altra squadra.
log-rewind = Mossa annullata.
log-draw = Pareggio di comune accordo.
log-pause = La partita è in pausa.
log-resume = La partita riprende.
log-rematch = Una nuova partita è pronta.
log-resign = { $who } abbandona.
log-flag = { $who } ha esaurito il tempo.
log-abandon = { $who } ha lasciato il tavolo.
log-abort =
    { $why ->
        [time] { $who } non ha giocato in tempo. La partita è interrotta.
        [abandoned] { $who } ha lasciato il tavolo. La partita è interrotta.
       *[resigned] { $who } interrompe la partita.
    }
log-close = Chi gestisce questo server ha chiuso il tavolo.
log-replace = Il computer prende il posto di { $who }.
log-casual = { $who } ha chiesto aiuto al computer: questa partita non vale più per la classifica.
chat-title = Chat
chat-words = Il tuo messaggio
chat-say = Invia
chat-said = { $who } dice: { $words }
chat-watching = sta guardando
chat-partners = I compagni non si parlano mentre giocano.
chat-title-watching = Chat di chi guarda
chat-apart = Chi gioca legge tutto questo solo dopo la partita.
chat-mute = Silenzia { $who }
chat-unmute = Riattiva { $who }
chat-unread =
    { $count ->
        [one] { $count } nuovo
       *[other] { $count } nuovi
    }
controls-chat-unread =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }


## Rompicapi e regole

book-title = Mindlock
book-line = Sfide in solitario, dal primo ribaltamento alle notti in bianco. Ogni PAR è dimostrato.
book-open = Apri la raccolta
book-how = I tuoi cubi bianchi devono eliminare tutti i neri senza superare il PAR. Giocare ancora non costa nulla.
book-next = Prossima sfida: { $name }
book-grades = Difficoltà
book-solved =
    { $moves ->
        [one] risolta in una mossa
       *[other] risolta in { $moves } mosse
    }
book-tried = tentata
book-new = non ancora tentata
book-own = Una tua sfida, come testo
book-check = Dimostrala
book-hopeless = Non ha soluzione.
book-proved = Si risolve in { $least ->
        [one] una mossa
       *[other] { $least } mosse
    }; soluzioni più brevi: { $solutions }.
puzzle-title = Sfida { $name }
puzzle-own = La tua sfida
puzzle-moves = Mosse
puzzle-best = Il tuo record
puzzle-goal =
    { $par ->
        [one] Elimina tutti i cubi neri in una mossa.
       *[other] Elimina tutti i cubi neri in { $par } mosse al massimo.
    }
puzzle-aim =
    { $par ->
        [one] Risolvi in una mossa
       *[other] Risolvi in non più di { $par } mosse
    }
puzzle-wanted = Influenze da prendere: { $elements }
puzzle-hopeless = Da qui non si può più risolvere. Annulla una mossa.
puzzle-no-move = Nessuna mossa rimasta: non risolta.
puzzle-take-back = Annulla
puzzle-begin-again = Ricomincia
puzzle-searching = Ricerca: { NUMBER($positions) } posizioni…
puzzle-stop = Interrompi
puzzle-solution = Soluzione
puzzle-next = Prossima sfida
rules-part = Sezione
rules-rulings = Chiarimenti
board-tap-again = Tocca di nuovo per confermare.

# Ratings
rated = per la classifica
chooser-rated = Per la classifica
chooser-rated-note = Conta per il tuo punteggio; nessuna mossa si annulla.
hint-casual = Questa partita vale per la classifica. Se chiedi un suggerimento, non varrà più.
table-is-rated = Questa partita vale per la classifica.
join-rated = Questa partita vale per la classifica: serve un account, e nessuna mossa si annulla.

### Le parole della pagina che non appartengono a un gioco in particolare.


## Ovunque

page-skip = Vai al contenuto
page-home = Pagina iniziale
page-nav = Pagine
page-rules = Regole
page-loading = Un momento…
page-close = Chiudi
page-again = Riprova
page-nothing = Qui non c’è nulla.
page-no-answer = Il server non risponde. C’è connessione?
page-failed = Non ha funzionato.
page-compiling = I motori si preparano: { $done } di { $total }
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
theme-auto = come il sistema
theme-light = giorno
theme-dark = notte
settings-sound = Suoni
settings-aids = Mostra che cosa farebbe una mossa
settings-calm = Meno animazioni
settings-codes = Mosse in notazione
settings-pace = Ritmo degli eventi
pace-brisk = svelto
pace-usual = normale
pace-slow = tranquillo
settings-notify = Avvisami quando tocca a me
about-title = Informazioni
about-what = Yamabushi ospita tre piccoli duelli da tavolo. Ne conosce a fondo le regole, li gioca contro di te a qualsiasi livello e riunisce gli amici su uno schermo o con un link.
about-games = I giochi appartengono ai loro autori ed editori. Tutte le immagini e i testi qui sono nostri; dove un regolamento tace, i nostri chiarimenti dicono che cosa vale.
about-data = Solo questo browser ricorda i tuoi tavoli e i tuoi risultati nei rompicapi. Il server memorizza le mosse di ogni partita e ciò che dici al tavolo, nient’altro.
about-free = È tutto software libero con licenza MIT: puoi ospitarlo tu con un solo comando.


## La pagina iniziale

home-title = Tre duelli su un tavolo
home-line = Contro un motore, contro un amico al tuo fianco o contro un amico lontano.
home-play = Gioca
home-rules = Le regole di { $game }
own-title = I tuoi tavoli
own-over = finita
own-won = vinta
own-lost = persa
own-drawn = pareggiata
own-turn = tocca a te
own-playing = tocca agli altri
own-waiting = in attesa
own-paused = in pausa
own-forget = Dimentica questo tavolo di { $game }
own-fewer = Mostra meno
own-all = Mostra tutti ({ $count })
open-title = Tavoli aperti
open-nobody = Al momento non aspetta nessuno. Apparecchia tu un tavolo aperto: scegli un gioco, poi «Chiunque».
open-playing = In corso
open-seat = posto libero
open-join = Unisciti
open-watch = Guarda


## Un gioco è scelto

chooser-against = Contro chi?
chooser-alone = Comincia
chooser-screen = Un amico su questo schermo
chooser-screen-note = A turno, sullo stesso schermo.
chooser-link = Un amico, con un link
chooser-link-note = Invia un link o mostra un codice.
chooser-open = Chiunque
chooser-open-note = Un tavolo aperto che tutti possono trovare.
chooser-options = Opzioni
chooser-side = La tua fazione
chooser-lot = a sorte
chooser-clock = Orologio
chooser-name = Il tuo nome
chooser-mode-duel = Tre cubi a testa, vince chi arriva per primo a cinque punti.
chooser-mode-teams = Due contro due, quattro cubi per fazione; i compagni tacciono.
chooser-mode-mukyan = In solitario contro un vecchio maestro che obbedisce ai suoi dadi.
clock-none = senza orologio
clock-quick = 5 minuti, più 5 secondi per turno
clock-calm = 20 minuti, più 10 secondi per turno
clock-days = un giorno per turno
join-asked = Vuoi giocare con { $who }?
join-free = C’è un posto libero.
join-late = Ormai tutti i posti sono occupati.
join-sit = Siediti
join-watch = Guarda soltanto


## A un tavolo

table-guest = Ospite
table-who = { $title } ({ $name })
table-open-seat = { $title } (posto libero)
table-your-turn = Tocca a te.
table-decides = Tocca a { $who }.
table-thinks = { $who } sta pensando.
table-chance = Decide il caso.
turn-waiting = In attesa che qualcuno si sieda.
turn-paused = La partita è in pausa.
table-past = Stai guardando indietro, alla voce { $version }.
table-now = Torna al presente
table-you = tu
table-away = assente
table-clock = Orologio di { $who }
table-watchers =
    { $count ->
        [one] una persona sta guardando
       *[other] { $count } persone stanno guardando
    }
table-you-watch = Stai guardando.
table-broken = La connessione è caduta; stiamo cercando di ristabilirla. Nulla è perduto.
result-score = Punteggio: { $score }
result-you-win =
    { $reason ->
        [resigned] Vinci per abbandono
        [time] Vinci per il tempo
        [agreed] Vinci di comune accordo
        [abandoned] Vinci per assenza
       *[rules] Hai vinto!
    }
result-you-lose =
    { $reason ->
        [resigned] Perdi per abbandono
        [time] Perdi per il tempo
        [agreed] Perdi di comune accordo
        [abandoned] Perdi per assenza
       *[rules] Hai perso
    }
end-title = E adesso
end-next-game = Prossima partita
end-next-level = Livello successivo: { $level }
end-analyse = Analisi
start-chosen = { $who } ha scelto come comincia questa partita. Non vale per nessuna classifica.
start-chosen-hidden = { $who } ha scelto come comincia questa partita e forse sa che cosa è nascosto. Non vale per nessuna classifica.
curtain-line = Mani nascoste: ora deve guardare una persona sola.
curtain-hand = Sono { $who }: mostra la mia mano
invite-title = Invita qualcuno
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-code = Codice QR
invite-code-alt = Il link come codice QR
invite-public = Tutti possono trovare questo tavolo nella pagina iniziale.
offer-made = Proposta di { $who }: { $matter }.
offer-accept = Accetta
offer-decline = Rifiuta
offer-withdraw = Ritira
matter-draw = il pareggio
matter-takeback = il ritiro di una mossa
matter-pause = una pausa
matter-resign = l’abbandono
matter-rematch = un’altra partita
controls-title = Al tavolo
controls-hint = Indizio
controls-undo = Annulla
controls-takeback = Chiedi di ritirare la mossa
controls-draw = Proponi il pareggio
controls-pause = Pausa
controls-resume = Riprendi
controls-resign = Abbandona
controls-resign-sure = Abbandonare davvero?
controls-claim-win = Rivendica la vittoria
controls-claim-draw = Rivendica il pareggio
controls-claim-engine = Fai sedere un motore
controls-leave = Lascia il tavolo
controls-penalty = { $who } ha parlato
controls-rematch = Un’altra partita?
controls-again = Gioca di nuovo
controls-retry = Riprova
controls-to-rematch = Vai alla nuova partita
controls-play-from = Gioca da qui
controls-flip = Gira il tabellone
controls-record = Scarica la partita
controls-link = Link per spettatori
controls-link-failed = Non è stato possibile copiare il link. Eccolo: { $link }
controls-not-yet = Non tocca a te.
controls-no-undo = Non c’è nessuna mossa da riprendere.
controls-no-past = Prima torna a una mossa.
hint-title = Indizio
hint-thinking = Sto pensando…
hint-on-server = Sto pensando sul server…
hint-depth =
    { $depth ->
        [one] Ha guardato avanti di { $depth } mossa
       *[other] Ha guardato avanti di { $depth } mosse
    }
hint-wins = vince
hint-loses = perde
hint-draws = pareggia
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
log-first = Vai all’inizio
log-back = Una mossa indietro
log-forward = Una mossa avanti
log-last = Vai al presente
log-came = { $what }: { $came }
log-struck = ripresa: { $what }
log-accept = { $who } accetta { $matter }.
log-set-up =
    { $count ->
        [one] Preparazione: una voce
       *[other] Preparazione: { $count } voci
    }
log-draws =
    { $count ->
        [one] una pesca
       *[other] { $count } pesche
    }
log-act = { $who }: { $what }.
log-chance = Caso: { $what }.
log-begin = La partita comincia.
log-offer = { $who } propone { $matter }.
log-decline = { $who } rifiuta { $matter }.
log-penalty = Un punto contro { $who }.
log-rewind = Mossa ritirata.
log-draw = Pareggio di comune accordo.
log-pause = Una pausa.
log-resume = La partita riprende.
log-rematch = Una nuova partita è pronta.
log-resign = { $who } abbandona.
log-flag = { $who } ha esaurito il tempo.
log-abandon = { $who } ha lasciato il tavolo.
log-replace = Un motore prende il posto di { $who }.
chat-title = Chat
chat-words = Il tuo messaggio
chat-say = Invia
chat-watching = sta guardando
chat-partners = I compagni tacciono mentre giocano.
chat-mute = Silenzia { $who }
chat-unmute = Senti di nuovo { $who }


## Rompicapi e regole

book-title = Mindlock
book-line = Rompicapi in solitario, dal primo ribaltamento a notti di riflessione. Ogni PAR è dimostrato.
book-open = Apri la raccolta
book-how = I tuoi cubi bianchi devono eliminare tutti i neri senza superare il PAR. Giocare ancora è gratis.
book-next = Prossimo rompicapo: { $name }
book-grades = Difficoltà
book-puzzle = { $name }, PAR { $par }, { $state }
book-solved =
    { $moves ->
        [one] risolto in una mossa
       *[other] risolto in { $moves } mosse
    }
book-tried = tentato
book-new = non ancora tentato
book-own = Un tuo rompicapo, come testo
book-check = Dimostralo
book-hopeless = Non ha soluzione.
book-proved = Si risolve in { $least ->
        [one] una mossa
       *[other] { $least } mosse
    }; soluzioni più brevi: { $solutions }.
puzzle-title = Rompicapo { $name }
puzzle-own = Il tuo rompicapo
puzzle-moves = Mosse
puzzle-best = Il tuo record
puzzle-goal =
    { $par ->
        [one] Elimina tutti i cubi neri in una mossa.
       *[other] Elimina tutti i cubi neri in { $par } mosse al massimo.
    }
puzzle-wanted = Influenze da prendere: { $elements }
puzzle-hopeless = Da qui non si può più risolvere. Annulla una mossa.
puzzle-searching = Ricerca: { NUMBER($positions) } posizioni…
puzzle-stop = Interrompi
puzzle-solution = Soluzione
puzzle-next = Prossimo rompicapo
puzzle-anew = Ricomincia
rules-part = Sezione
rules-rulings = Chiarimenti

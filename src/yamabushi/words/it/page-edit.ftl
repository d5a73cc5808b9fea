### The words of the editors: positions of every game, put together by tapping or as text.

edit-title = Editor di posizioni
edit-of = Editor di posizioni: { $game }
edit-line = Componi qualsiasi posizione, toccando le caselle o scrivendola come testo: gioca da lì, analizzala o condividila.
edit-open = Apri l’editor
edit-this = Modifica questa posizione
edit-palette = Pezzi e strumenti
edit-tool-move = Sposta
edit-tool-turn = Gira
edit-tool-take = Togli
edit-nothing = Qui non c’è nulla.
edit-free = libera
edit-held = in mano
edit-count = { $name }, { $count } copie
edit-here = Metti qui: { $place }
edit-text = La posizione come testo
edit-fine = Da questa posizione si può giocare.
edit-over = In questa posizione la partita è finita.
edit-play = Gioca da qui
edit-copy = Copia il testo
edit-picture = Immagine ({ $kind })
edit-board = Il tabellone
edit-who = Chi decide
edit-turn = Questo turno
edit-turn-any = qualsiasi mossa
edit-turn-tilt = senza rotazioni
edit-turn-set-up = preparazione
edit-points = Punti: { $who }
edit-hand = Mano: { $who }
edit-discards = Scarti
edit-hidden = Nascoste: { $who }
edit-gone = Fuori dall’incontro
edit-placed = Tessere posate finora
edit-first = Ha iniziato
edit-yokai = Yokai, { $pile }
edit-sketches = Schizzi, { $pile }: { $who }
edit-all-yokai = Yokai
edit-turn-number = Turno
edit-played = Schizzi giocati in questo turno
edit-pending = Che cosa segue
edit-pending-play = giocare uno schizzo
edit-pending-draw = { $who } pesca
edit-pending-place = posare una tessera
edit-pending-effect = effetto: { $tile }, { $cell }
edit-pending-ability = abilità: { $card }, { $pile }


## Challenges that somebody makes

make-title = Crea una sfida
make-text = La sfida come testo
make-hand = Tessere evento
make-influence-none = non in gioco
make-influence-play = in gioco
make-influence-demanded = richiesta
make-proof = Che cosa è dimostrato
make-proving = Dimostrazione…
make-difficulty = { $grade }, difficoltà { $difficulty }.
make-looking = Ricerca di pezzi superflui: { $looked } di { $total }
make-needless = Superfluo: { $pieces }. Senza, la sfida sarebbe altrettanto difficile.
make-needless-mark = superfluo
make-lean = Nessun pezzo è superfluo.
make-set-par = Imposta il PAR a { $least }
make-step = { $number } di { $total }: { $what }
make-start = l’inizio
make-name = Nome
make-keep = Conserva
make-kept = Ora è nella tua collezione.
make-collection = La tua collezione
make-empty = Le sfide che conservi si trovano qui, solo in questo browser.
make-unnamed = Sfida { $number }
make-edit = Modifica
make-import = Importa
make-imported =
    { $count ->
        [0] Nessuna sfida letta.
        [one] Una sfida letta.
       *[other] { $count } sfide lette.
    }
make-unread = Righe che non sono sfide: { $lines }.
make-export = Scarica come testo
make-sheet = Stampa un foglio
make-sheet-title = Sfide Mindlock
make-solutions = Soluzioni

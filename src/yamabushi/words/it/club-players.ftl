### Chi gioca: classifiche e profili.

players-title = La classifica
players-which = Gioco e modalità
players-place = Posto
players-name = Nome
players-rating = Punteggio
players-games = Partite
players-computer = computer
players-nobody = Qui nessuno ha ancora giocato abbastanza partite di classifica.
players-note = Compare chi ha giocato una decina di partite di classifica. I livelli del computer sono stati misurati tra loro; il livello 3 vale 1500.
players-ratings = Punteggi
players-since = Qui da: { $when }.
players-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
players-provisional = Un punto interrogativo: ancora una stima, dopo poche partite.
players-unrated = Ancora nessuna partita di classifica.
players-graph = { $what }: punteggio su { $count } partite, da { $first } a { $last }, minimo { $low }, massimo { $high }.
players-graph-note = Dalla prima partita all’ultima; la fascia mostra quanto era incerto.
players-luck = Che cosa porta fortuna
players-luck-game = Scegli un gioco
players-luck-none = Non c’è ancora nulla da contare.
luck-of-tile = Tessere: quante delle partite in cui sono state giocate sono state vinte.
luck-of-element = Elementi: quanti dei conflitti cominciati con essi sono stati vinti.
luck-of-yokai = Yokai: quanti di quelli presi sono arrivati qui.
players-luck-in =
    { $count ->
        [one] Nell’ultima partita.
       *[other] Nelle ultime { $count } partite.
    }

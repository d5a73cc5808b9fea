### Chi gioca: classifiche e profili.

players-title = La classifica
players-which = Gioco e modalità
players-place = Posto
players-name = Nome
players-rating = Punteggio
players-games = Partite
players-computer = computer
players-nobody = Qui nessuno ha ancora giocato abbastanza partite valide per la classifica.
players-unmeasured = Forza mai misurata qui, quindi senza punteggio: { $levels }.
players-note = Compare chi ha giocato una decina di partite valide per la classifica. I livelli del computer sono stati misurati tra loro; la Lepre vale 1500.
players-ratings = Punteggi
players-since = Qui da { $when }.
players-count =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
players-provisional = Un punto interrogativo: ancora una stima, dopo poche partite.
players-unrated = Ancora nessuna partita valida per la classifica.
players-graph = { $what }: punteggio su { $count } partite, da { $first } a { $last }, minimo { $low }, massimo { $high }.
players-graph-note = Dalla prima partita all’ultima; la fascia mostra quanto era incerto.
players-luck =
    { $kind ->
        [tile] Vittorie per tessera
        [element] Conflitti vinti per elemento
        [yokai] Yokai presi
       *[other] Percentuale di vittorie
    }
players-luck-game = Scegli un gioco
players-luck-none = Le percentuali compaiono da { $count } usi in poi.
luck-of-tile = Tessere: quante partite sono state vinte tra quelle in cui sono state posate.
luck-of-element = Elementi: quanti conflitti sono stati vinti tra quelli cominciati con essi.
luck-of-yokai = Yokai: quanti, tra tutti quelli presi, sono andati a questa persona.
players-luck-in =
    { $count ->
        [one] Nell’ultima partita.
       *[other] Nelle ultime { $count } partite.
    }

### Le partite di un account, e ciò che vi si cerca.

history-count =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
history-filter = Filtra
history-against = Contro
history-against-all = chiunque
history-against-people = persone
history-against-computer = il computer
history-other = Nome dell’avversario
history-came = Risultato
history-came-all = tutti
history-rated = Classifica
history-rated-all = per la classifica o no
history-rated-only = solo per la classifica
history-rated-not = solo fuori classifica
history-clear = Mostra di nuovo tutte
history-none = Qui non c’è una partita così.
history-weight = contata al { $percent }

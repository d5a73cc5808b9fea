### The words around looking back at a game: its curve, turning points and variations.

analysis-title = Analisi
analysis-of = Analisi: { $game }
analysis-line = Ripercorri una partita: dove è cambiata, che cosa era meglio e che cosa avresti giocato tu.
analysis-open-first = Apri una partita
analysis-open = Apri un’altra partita
analysis-paste = Una partita annotata, o una posizione come testo
analysis-file = Oppure scegli un file
analysis-position-of = Se è una posizione, di quale gioco?
analysis-game = Gioco
analysis-broken = Questo link è danneggiato: la partita che contiene non si può leggere.
analysis-start = Inizio della partita
analysis-report = Com’è andata
analysis-progress = Decisioni analizzate: { $done } su { $total }
analysis-depth = Da { $least } a { $most } mosse calcolate in anticipo
analysis-depth-even =
    { $most ->
        [one] Una mossa calcolata in anticipo
       *[other] { $most } mosse calcolate in anticipo
    }
analysis-search = Ricerca
search-quick = rapida
search-thorough = approfondita
analysis-cannot = Questo browser non può analizzare questo gioco, o non ancora. Puoi comunque rivedere la partita e provare varianti.
analysis-knew = Giudicato in base a ciò che ciascuno sapeva in quel momento.
analysis-saw-all = Giudicato a carte scoperte, anche se nessuno le vedeva tutte.
analysis-open-cards = A carte scoperte
analysis-graph = Probabilità di { $who } nel corso della partita
analysis-chance = { $percent } per { $who }
analysis-accuracy = { $percent } di precisione
slip-inaccuracy = Imprecisione
slip-mistake = Errore
slip-blunder = Errore grave
analysis-turns = Svolte
analysis-no-turns = Nessuna decisione è costata molto.
analysis-turned = { $who } ha giocato «{ $played }», e la probabilità di vincere è scesa da { $before } a { $after }.
analysis-better = Meglio: { $what }
analysis-earlier-turn = Svolta precedente
analysis-later-turn = Svolta successiva
analysis-best = La mossa migliore qui
analysis-proved = dimostrato
analysis-unseen = Non ancora analizzato.
analysis-longer = Rifletti più a lungo
analysis-answers = Il computer risponde
analysis-threats = Mostra le minacce
analysis-threat-of = Se toccasse a { $who }
analysis-no-threat = Nessuno può dire quali minacce ci siano qui.
analysis-variation = Variante
analysis-comment = Commenta questa posizione
analysis-remove = Elimina questa variante da qui in poi
analysis-copy = Copia la partita come testo
analysis-too-long = Questa partita è troppo lunga per un link; scaricala.
replay-run = Riproduzione automatica
replay-stop = Pausa
replay-film = Immagine animata
replay-still = Immagine del finale
mistake-learn = Impara dagli errori
mistake-task = { $number } di { $total }. { $who }: trova di meglio di «{ $played }».
mistake-right = Giusto! «{ $what }»: { $chance } di probabilità di vincere.
mistake-wrong = «{ $what }» lascia il { $chance } di probabilità di vincere; c’è di meglio: { $best }.
mistake-shown = Il meglio era «{ $what }»: { $chance } di probabilità di vincere.
mistake-hidden = Prima cercalo da te.
mistake-end = Termina

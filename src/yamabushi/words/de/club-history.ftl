### Die Partien eines Kontos, und wonach man darin sucht.

history-count =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
history-filter = Filtern
history-against = Gegen
history-against-all = alle
history-against-people = Menschen
history-against-computer = den Computer
history-other = Name der Gegenseite
history-came = Ergebnis
history-came-all = jedes
history-rated = Wertung
history-rated-all = gewertet oder nicht
history-rated-only = nur gewertete
history-rated-not = nur ungewertete
history-clear = Wieder alle zeigen
history-none = So eine Partie gibt es hier nicht.
history-weight = zu { $percent } gewertet

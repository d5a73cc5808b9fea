### What the terminal says around lessons.

cli-learn-on = Per continuare: { $command }
cli-learn-heading = { $course }, { $number } di { $total }: { $title }
cli-learn-look = Guarda { $places }.
cli-learn-hint = Suggerimento: { $hint } ({ $action })
cli-learn-code = un codice
cli-learn-help = Scrivi una decisione come si annota (maiuscole e ordine non contano), oppure il suo numero.
    .hint = un suggerimento per andare avanti
    .back = il passo precedente
    .again = il passo dall’inizio
    .skip = il passo successivo
    .board = ridisegnare il tabellone
    .list = tutte le decisioni, numerate
    .p = che cosa fa ogni pezzo
    .quit = uscire; ciò che è fatto resta salvato
    .code = che cosa fa quel pezzo
    .help = questa pagina

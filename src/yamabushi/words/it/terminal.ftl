### What the terminal says around lessons.

cli-learn-on = Per continuare: { $command }
cli-learn-heading = { $course }, { $number } di { $total }: { $title }
cli-learn-look = Guarda { $places }.
cli-learn-hint = Suggerimento: { $hint } ({ $action })
cli-learn-code = un codice
cli-learn-help = Scrivi una mossa come si annota (maiuscole e ordine non contano), oppure il suo numero. Se in un posto può andare un solo cubo o una sola tessera, basta scrivere il posto.
    .hint = un suggerimento per andare avanti
    .back = il passo precedente
    .again = il passo dall’inizio
    .skip = il passo successivo
    .board = ridisegnare il tabellone
    .list = tutte le mosse, numerate
    .p = che cosa fa ogni pezzo
    .quit = uscire; ciò che è fatto resta salvato
    .code = che cosa fa quel pezzo
    .help = questa pagina


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = Il cubo bianco in C5 è tuo. Scrivi C4 (o C5-C4), e il cubo si ribalta sullo spigolo fin lì.
typed-lesson-himiki-first-pivot =
    .goal = C4 mostra al legno i lati sbagliati. Scrivi C4~ per ruotare il cubo sul posto, lascia giocare Nero e poi colpisci.
    .hint = C4~ lo ruota. Al turno dopo vai in C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ ruota il cubo; poi vai in C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ li ruota entrambi; poi colpisci con ciascuno.
typed-lesson-regality-first-place =
    .goal = Sei la Corona. Ogni partita comincia con il Cittadino: scrivi Ci@b2 per posarlo in b2, al centro.
    .hint = Ci è il Cittadino nella tua zona; il centro è b2.
typed-lesson-regality-first-turn =
    .hint = Posa Mi su una casella attorno a b2, poi scrivi >b2 per il Cittadino.
typed-lesson-yokai-first-sketch =
    .goal = Uno schizzo va bene per due pile. Il tuo, GR, è verde e rosso: scrivi GR@G per giocarlo alla pila verde.
    .hint = La tua mano è sotto le pile; G è la pila verde.
typed-lesson-yokai-first-distract =
    .hint = Gioca al blu, poi scrivi % per distrarre.
typed-lesson-yokai-first-turn =
    .hint = Due schizzi con il rosso, entrambi al rosso; poi scrivi un punto per concludere il turno.

# What those who look after a server are called: no account may have such a name.
reserved-host = gestore, amministratore, amministratrice, moderatore, moderatrice, sistema

### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = Hai concluso il turno senza farlo.
-ability-left = Hai rinunciato all’abilità. Qui serve.


## First steps

course-yokai-first = Primi passi
    .line = Da un primo schizzo a una breve partita con spiriti timidi.
    .done = Ora sai giocare a Terres de Yokai. Resta da imparare quando aspettare.
    .then = Gioca una prima partita
lesson-yokai-first-sketch = Un primo schizzo
    .goal = Uno schizzo va bene per due pile. Tocca il tuo, verde e rosso, poi la pila verde.
    .hint = La tua mano è in basso; la pila verde è la prima.
    .right = È dal tuo lato della pila. Il numero sullo yokai dice quanti schizzi lo completano.
    .red = Il rosso è il suo altro colore. Qui deve andare al verde.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Completare
    .goal = Lo yokai verde chiede quattro schizzi, contando i due lati. Gioca il quarto e prendilo.
    .hint = Hai uno schizzo con il verde.
    .right = Tre contro uno: è tuo, con i suoi quattro punti. I tuoi schizzi sono usati, quello della Luna resta.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Chi è in vantaggio
    .goal = Uno schizzo, e due yokai che completerebbe. Solo uno verrebbe da te.
    .hint = Al blu avresti due contro uno.
    .right = Lo prende chi ha più schizzi lì. Non importa chi ha giocato l’ultimo.
    .theirs = Completo, ma la Luna ha lì più schizzi: va a lei, nel tuo stesso turno.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Parità e fuga
    .goal = La Luna sta per prendere lo yokai giallo. Fallo scappare: porta a tre contro tre.
    .hint = Il tuo schizzo ha il giallo.
    .right = La parità lo spaventa: fugge in fondo alla sua pila, e tutti gli schizzi lì si scartano.
    .stop = { -turn-ended }
lesson-yokai-first-call = Chiamare
    .goal = Il tuo schizzo può chiamare: lo yokai in cima a un’altra pila viene dove giochi. Sette è lontano al verde: chiama il rosso.
    .hint = Gioca al verde, poi scegli la pila rossa: tre schizzi completano un tre.
    .right = L’ospite ha trovato i tuoi tre schizzi, e si è completato subito.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Distrarre
    .goal = Questo schizzo distrae: lo schizzo in cima della Luna va all’altro suo colore. Mandalo dal blu al rosso, dove sei in vantaggio.
    .hint = Gioca al blu, poi «{ yokaiboard-do-distract }».
    .right = Lo schizzo della Luna era il quinto al rosso: completo, tre a due per te.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = Un turno intero
    .goal = Hai pescato e hai quattro schizzi: ne giochi da uno a tre. Prendi lo yokai rosso, tieni il resto e concludi il turno.
    .hint = Due schizzi con il rosso, entrambi al rosso, poi «{ yokaiboard-end-turn }».
    .right = Peschi uno schizzo a turno e puoi giocarne tre: tenere carte in mano vale qualcosa.
lesson-yokai-first-last = La fine
    .goal = Appena una pila è vuota, la partita finisce. La Luna è avanti undici a otto: prendi l’ultimo yokai verde e vinci.
    .hint = Al verde manca un sesto schizzo.
    .right = Quattordici a undici. Conta i punti prima di toccare l’ultimo di una pila.
    .stop = { -turn-ended }
lesson-yokai-first-game = Una breve partita
    .goal = Ora gioca anche la Luna. Sei avanti ventuno a quindici e resta uno yokai verde: fai finire bene la partita.
    .hint = Si può aspettare: raccogli schizzi verdi e giocali insieme.
    .right = La pila è vuota, e sei in vantaggio. Bel lavoro!
    .lost = Stavolta alla fine era avanti la Luna. Riprova.

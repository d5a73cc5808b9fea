### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = Hai rinunciato all’effetto. Qui serve.


## First steps

course-regality-first = Primi passi
    .line = Posare, girare, distruggere: da una sola tessera a una piccola partita intera.
    .done = Ora sai giocare a Regality vs. Religion. Comincia con lo stile antico: sette tessere a testa, e di neutrale solo il Cittadino.
    .then = Gioca una prima partita
lesson-regality-first-place = La prima tessera
    .goal = Sei la Corona. Ogni partita comincia con il Cittadino: toccalo, poi la casella al centro.
    .hint = Il Cittadino è nella tua zona, in basso; il centro è b2.
    .right = Punta verso l’avversario: perciò è tuo alleato. Nove tessere riempiono il tabellone; vince chi allora ha più alleati.
    .elsewhere = Anche lì va bene. Ma qui deve essere il centro.
lesson-regality-first-turn = Girare
    .goal = Chi arriva può agire. Posa il Ministro accanto al Cittadino nemico e giralo dalla tua parte.
    .hint = Tocca il Ministro, una casella attorno a b2, poi il Cittadino.
    .right = Ora punta dall’altra parte, ed è tuo. Il Ministro raggiunge ognuna delle otto vicine.
    .left = { -effect-left }
lesson-regality-first-line = Un’intera linea
    .goal = La Regina gira tutte le tessere in una direzione. Conquista i due nemici con un solo sguardo.
    .hint = Posala in a1 e falla guardare a nord.
    .right = Fino al bordo, in una delle otto direzioni. Anche le tue tessere su quella linea si girerebbero.
    .left = { -effect-left }
    .aside = Da lì non li vede entrambi. Sono nella colonna a.
lesson-regality-first-destroy = Distruggere
    .goal = Distruggi il Vescovo al centro con il Re. Al turno dopo, occupa il posto con il Ministro.
    .hint = Il Re accanto a b2, puntato su b2; dopo la tessera della Religione, il Ministro in b2.
    .right = Coperto, il Vescovo bloccava la casella all’avversario. All’inizio del tuo turno se n’è andato, e tu eri lì per primo.
    .left = { -effect-left }
    .gap = Il Vescovo non c’è più, ma b2 è ancora libera.
lesson-regality-first-banish = Bandire
    .goal = Le tessere neutrali sono di entrambi: chi prima arriva, meglio alloggia. Bandisci il Vescovo con il Samurai.
    .hint = Il Samurai raggiunge solo le vicine ortogonali: nord, est, sud e ovest.
    .right = Bandita, una tessera va subito tra gli scarti. La casella è libera, anche per l’avversario.
    .left = { -effect-left }
    .corner = Da un angolo il Samurai non lo raggiunge.
lesson-regality-first-shield = Gli scudi
    .goal = Il Tempio ha uno scudo: nessun effetto lo tocca. Gira il Santo con una delle tue tessere.
    .hint = Il Ministro in b3 li tocca entrambi, e può girare solo il Santo.
    .right = Anche il tuo Castello ha uno scudo: dove sta, resta tuo fino alla fine.
    .left = { -effect-left }
    .far = Da lì il Ministro non raggiunge il Santo.
lesson-regality-first-silence = Il silenzio
    .goal = Accanto allo Sciamano, in linea retta, nessuno può agire. Distruggilo lo stesso.
    .hint = Il Mago distrugge da un angolo, dove il silenzio dello Sciamano non arriva.
    .right = Le tessere passive come lo Sciamano valgono per entrambi, finché sono scoperte.
    .left = { -effect-left }
    .silent = Il Generale colpisce solo le vicine ortogonali, e proprio lì è ridotto al silenzio.
    .edge = Qui il Mago è ridotto al silenzio. Prova un angolo.
lesson-regality-first-borrow = Poteri in prestito
    .goal = Il Bardo fa agire di nuovo una vicina ortogonale. Fai girare alla tua Regina entrambi i nemici.
    .hint = Il Bardo in a2 o b1, poi la Regina, poi nord-est.
    .right = Agisce dalla sua casella. Avresti potuto prendere anche il potere di un nemico.
    .left = { -effect-left }
    .elsewhere = La Regina non è vicina ortogonale di quella casella.
lesson-regality-first-last = L’ultima casella
    .goal = Tre alleati contro cinque, una casella libera. Occupala e vinci.
    .hint = Il Ministro ne gira uno: cinque a quattro.
    .right = Nove tessere scoperte: si conta, e ne hai cinque. Vinto!
    .king = Chi riempie l’ultima casella libera non può distruggere nulla. Il Re non ha fatto niente: quattro a cinque.
lesson-regality-first-game = Una piccola partita
    .goal = Sette caselle libere, e gioca anche la Religione. Abbi più alleati quando il tabellone è pieno.
    .hint = Hai l’ultima parola: tieni per la fine una tessera che gira.
    .right = Il paese è tuo!
    .lost = Stavolta ha vinto la Religione. Riprova: che cosa potrà girare?

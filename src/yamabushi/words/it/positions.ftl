### Che cosa non va nel testo di una posizione. Le chiavi vengono da en/positions.ftl.

himiki-position-active = a= si scrive solo con l’Evocazione in mano
himiki-position-again = r si scrive quando si gioca ancora, n finché c’è qualcosa in sospeso, altrimenti nessuna delle due
himiki-position-all-set-up = tutti i cubi sono già disposti
himiki-position-armed = lo Yokai Maggiore è pronto davanti a un posto, o davanti a nessuno: '-'
himiki-position-ban = t si scrive solo prima della prima mossa di un turno
himiki-position-beyond = dopo una mossa oltre il PAR non se ne pagano altre
himiki-position-canonical = La posizione non è scritta nella sua unica forma; sarebbe { $canonical }.
himiki-position-chance = il caso dispone i cubi di Muk Yan o tira i suoi dadi, e il campo «Turno» dice quale dei due
himiki-position-chaos = vi si scrivono, separati da /, le mani, lo Yokai pronto, i posti confusi, il terreno e gli scarti
himiki-position-confused = x si scrive solo durante un turno
himiki-position-confusion = nessuno ha usato la Confusione
himiki-position-conjured = un’evocazione si sceglie quando tocca a Bianco
himiki-position-contradiction = La posizione si contraddice: { $problem }.
himiki-position-control = c= nomina cubi del colore che si gioca, e solo quando non sono esattamente quelli della metà
himiki-position-control-teams = c= vale solo a squadre nell’edizione riveduta
himiki-position-count = vi si scrive un numero intero da 0 a { $most }
himiki-position-cube = { $word } non è un cubo; un cubo si scrive come B5HMK, con una virgola in mezzo
himiki-position-cubes-missing = ci sono solo { $there } dei { $all } cubi; un cubo esce dal gioco solo per la Porta dell’inferno
himiki-position-decides = con questo campo «Turno» decide { $decides }, non { $written }
himiki-position-dice = si tirano i dadi solo per Muk Yan
himiki-position-discarded = { $tile } è fra gli scarti quando il suo effetto è in sospeso
himiki-position-drawn-first = le tessere si pescano prima di disporre i cubi
himiki-position-drawn-in-turn = si pesca a turno, una tessera per volta, per tre giri
himiki-position-field = Il campo «{ $field ->
        [cubes] Cubi
        [who] Chi decide
        [score] Punti
        [influences] Influenze
        [turn] Turno
        [count] Contatore
        [chaos] Caos
       *[other] { $field }
    }», { $text }, non è corretto: { $problem }.
himiki-position-fields = La posizione ha { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }; ne servono sette, come in 'B5HMK,C5HKM,D5MHK/B2HMK,C2KMH,D2KHM w 0-0 --- - 0 -'.
himiki-position-finished = una sfida è finita quando è risolta, quando è stata scelta una mossa oltre il PAR o quando non resta nessun cubo bianco
himiki-position-gate = la Porta dell’inferno è fra gli scarti, quindi è uscito dal gioco un solo cubo
himiki-position-hands = ci sono { $count } mani, con una virgola in mezzo
himiki-position-has-tilted = in questo turno si è ribaltato un cubo; si scrive come C4<C5
himiki-position-influence = l’influenza { $element ->
        [fire] del fuoco
        [water] dell’acqua
       *[wood] del legno
    } non è in gioco in questa sfida
himiki-position-influence-points = ogni influenza vale un punto
himiki-position-just-scored = il contatore è a 0 quando il punteggio è appena cambiato
himiki-position-left-itself = il cubo in { $square } non può aver lasciato la casella in cui si trova
himiki-position-many-cubes = ogni parte ha { $most } cubi
himiki-position-many-tilted = così tanti cubi non possono essersi ribaltati in un solo turno
himiki-position-never-confused = la Confusione non si usa nelle sfide
himiki-position-no-chaos = senza la modalità esperto non ci sono tessere Caos
himiki-position-no-cube-pending = in { $square } non c’è un cubo per ciò che è in sospeso
himiki-position-no-cube-tilted = in { $square } non c’è un cubo che possa essersi ribaltato
himiki-position-no-tilt = prima è stato scelto un ribaltamento
himiki-position-no-white-pending = in { $square } non c’è un cubo bianco per ciò che è in sospeso
himiki-position-no-white-tilted = in { $square } non c’è un cubo bianco che possa essersi ribaltato
himiki-position-not-tilted = in questo turno non si è ancora ribaltato nessun cubo
himiki-position-nothing-active = nessun cubo è attivo
himiki-position-on-terrain = un cubo sta su una tessera che avrebbe agito
himiki-position-other-cubes = i cubi non sono quelli della sfida, o ne manca uno
himiki-position-other-tile = { $tile } non può essere arrivata lì in questa sfida
himiki-position-other-tilted = in questo turno si sono ribaltati solo cubi della parte a cui tocca
himiki-position-over = una partita finisce con cinque punti o, in pareggio, quando il contatore arriva a { $most }, e non prima
himiki-position-owners = vi si scrive di chi sono fuoco, acqua e legno: 'w', 'b' o '-' per ciascuno
himiki-position-paid = vi si scrive il numero di mosse pagate
himiki-position-partner = nessun altro cubo può essere attivo accanto a esso
himiki-position-pending = ciò che è in sospeso non si potrebbe decidere qui
himiki-position-raised = il segno più è riservato allo Yokai Maggiore
himiki-position-row = { $word } non è una serie di tessere; si scrive come MhCj, e '-' se non ce ne sono
himiki-position-score = vi si scrivono i punti di Bianco e di Nero, da 0 a 5, come 2-1
himiki-position-scored-before = prima dell’inizio della partita non ci sono punti
himiki-position-seat = { $word } non è un posto
himiki-position-set-up = questi cubi non possono essere stati disposti finora, uno dopo l’altro, sulle caselle di partenza
himiki-position-sets-up = il prossimo cubo lo dispone un altro posto
himiki-position-sides = vi si scrivono i cubi bianchi, un / e i neri
himiki-position-solver = vi si scrive 'w', oppure '.' quando è finita
himiki-position-square = { $word } non è una casella
himiki-position-standing = come sta il turno si scrive solo dove è in sospeso
himiki-position-step = { $word } non è né r, C4<C5, a=C4 né qualcosa che possa essere in sospeso in una sfida
himiki-position-taken = vi si scrivono fuoco, acqua e legno: 'w' per un’influenza presa, altrimenti '-'
himiki-position-terrain = { $word } non è un terreno; un terreno si scrive come C3Im, con un segno più in mezzo
himiki-position-three-drawn = ciascuno dei { $seats } posti ha pescato tre tessere
himiki-position-tile = non c’è una tessera Caos { $word }
himiki-position-tilts = in un turno si scelgono al massimo { $most } ribaltamenti
himiki-position-transfer = il Trasferimento è fra gli scarti quando due cubi sono attivi
himiki-position-turn = { $word } non è né d, s, t, r3, n3, x, C4<C5, c=C4 né qualcosa che possa essere in sospeso
himiki-position-turn-ended = dopo { $most } ribaltamenti il turno è finito
himiki-position-two-active = due cubi sono attivi solo dopo un Trasferimento, nell’edizione riveduta
himiki-position-two-cubes = ci sono due cubi in { $square }
himiki-position-two-places = { $tile } è in due posti
himiki-position-two-tiles = ci sono due tessere in { $square }
himiki-position-unseen = ci sono troppo poche tessere ignote per una mano di { $size }
himiki-position-used-before = nessuna tessera viene usata prima dell’inizio della partita
himiki-position-who = vi si scrive { $seats }, '?' per il caso o '.' quando è finita
himiki-position-winner = con cinque punti a testa, win= dice chi ha vinto
himiki-position-winner-last = win= si scrive solo quando la partita è finita
himiki-position-without-expert = vi si scrive '-' senza la modalità esperto
himiki-position-without-tiles = vi si scrive '-' in una sfida senza tessere
himiki-position-zero = vi si scrive 0 in una sfida
regality-position-all-hidden = in questo stile ogni tessera neutrale è nascosta prima che si posi la prima
regality-position-begun = il caso dice soltanto chi comincia la prima partita
regality-position-can-place = non è finita: c’è una tessera da posare e un posto per essa
regality-position-canonical = La posizione non è scritta nella sua unica forma; sarebbe { $canonical }.
regality-position-cell = { $word } in { $cell } non è una tessera; una tessera si scrive come 'Ki', 'ki', '(Ki:r)' o 'To+Ge'
regality-position-come-back = con così poche tessere neutrali rimaste, quelle uscite sarebbero tornate
regality-position-contradiction = La posizione si contraddice: { $problem }.
regality-position-decides = con ciò che è in sospeso e questo contatore decide { $decides }, non { $written }
regality-position-drawn-hidden = negli stili segreti ciò che si estrae è nascosto, negli altri nulla lo è
regality-position-extra = qui possono seguire, una volta ciascuno e in quest’ordine, { $names }
regality-position-few-placed = sul tabellone ci sono più tessere ({ $there }) di quante ne siano state posate ({ $placed })
regality-position-field = Il campo «{ $field ->
        [board] Tabellone
        [who] Chi decide
        [zone-r] Zona della Corona
        [zone-l] Zona della Religione
        [neutral] Zona neutrale
        [discards] Scarti
        [flags] In sospeso
        [count] Contatore
        [last] Seguito
       *[other] { $field }
    }», { $text }, non è corretto: { $problem }.
regality-position-fields = La posizione ha { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }; ne servono almeno otto, come in '.,.,./.,Ci,./.,.,. l KiQuPrMiGeWiCa HiCdStBiPaMoTe - - - 1'.
regality-position-first = vi si scrive first=l, e nulla se ha cominciato la Corona
regality-position-flags = vi si scrive '-', begin, draw, draft, choose, o un effetto come 'Ki@b2', 'Ba@b2>b1' e 'As@b2?'
regality-position-four-in-play = dopo il draft segreto sono in gioco quattro tessere neutrali, una di ogni terzetto passato
regality-position-fourth-kept = chi passa tre tessere tiene la quarta, e nessuna delle tre
regality-position-games = questo incontro è finito dopo la partita { $games }, e non prima
regality-position-gone-and-here = { $tiles } ha lasciato l’incontro ed è comunque qui
regality-position-gone-with-each = a ogni partita { $count } tessere neutrali lasciano l’incontro
regality-position-handed-on = le tessere passate sono tre neutrali per giro, e solo nel draft segreto
regality-position-idle-effect = l’effetto della tessera appena posata non potrebbe fare nulla
regality-position-left-by-now = le tessere distrutte lasciano il tabellone quando comincia il turno della parte che le ha distrutte
regality-position-many-points = in un incontro non ci sono così tanti punti
regality-position-neutral-hidden = finito il draft, nella zona neutrale non c’è nulla di nascosto
regality-position-neutral-in-play = in questo stile una partita ha { $count } tessere neutrali oltre al Cittadino
regality-position-never-gone = { $tiles } non lascia mai un incontro
regality-position-nine-points = nove tessere sono al massimo nove punti per partita
regality-position-no-ally = una tessera appena posata è alleata della parte che l’ha posata
regality-position-no-effect = non c’è un effetto su cui decidere
regality-position-no-hit = il caso non ha una tessera nascosta da colpire
regality-position-nobody-lost = nessuno ha ancora perso una partita, quindi nessuno sceglie
regality-position-not-begun = non è finita prima che si posi la prima tessera
regality-position-not-drawn = queste tessere non possono essere state estratte e scelte in questo stile
regality-position-not-empty = prima che si posi la prima tessera il tabellone e gli scarti sono vuoti
regality-position-not-hidden = { $tiles } non si può nascondere
regality-position-not-neutral = in questo stile { $tiles } non è nella zona neutrale
regality-position-not-neutral-yet = prima che si posi la prima tessera { $tiles } non è nella zona neutrale
regality-position-not-ready = prima che si posi la prima tessera la preparazione è finita e non c’è nulla in sospeso
regality-position-not-there = { $tile } non è in { $cell }
regality-position-not-used = la tessera in { $used } non si può usare da { $user }
regality-position-nothing-gone = nessuna tessera lascia una partita singola o un incontro nel vecchio stile
regality-position-nothing-hidden = in questo stile non c’è nulla di nascosto
regality-position-nothing-won = una partita singola non conta partite vinte
regality-position-nothing-yet = non è stato ancora posato, estratto o deciso nulla
regality-position-nowhere = { $tiles } non è da nessuna parte
regality-position-number = vi si scrive un numero intero da 0 a { $most }
regality-position-one-kept = chi gioca per secondo tiene una delle tre tessere passate
regality-position-open-and-hidden = { $tiles } è insieme in vista e nascosto
regality-position-order = { $tile } c’è due volte, o non è nell’ordine delle tessere
regality-position-other-flags = con queste tessere estratte e scelte sarebbe in sospeso { $flags }
regality-position-over = questa partita è finita: non si può più posare nulla
regality-position-rounds = il draft ha due giri
regality-position-row = vi si scrive una serie di tessere come KiQu, o '-' se non ce ne sono
regality-position-rows = vi si scrivono tre righe separate da /, di tre caselle separate da virgole
regality-position-score = si scrive come { $example }
regality-position-three-handed-on = in un giro si passano tre tessere
regality-position-three-to-pick = si sceglie fra le tre tessere passate
regality-position-tile = non c’è una tessera { $word }
regality-position-tower = in { $cell } solo la Torre, e lei sempre, sta sopra un’altra tessera
regality-position-two-hidden = una parte ha al massimo due tessere nascoste
regality-position-two-left = le due tessere rimaste di quelle passate sono fuori da questa partita
regality-position-two-places = { $tiles } è in due posti
regality-position-two-ways = la pila in { $cell } punta in una sola direzione
regality-position-two-wins = un incontro a due vittorie è finito quando una parte ha vinto due partite, e non prima
regality-position-unseen = ci sono troppo poche tessere neutrali ignote (ne servono: { $count })
regality-position-who = vi si scrive 'r', 'l', '?' per il caso o '.' quando tutto è finito
regality-position-won-last = chi ha vinto l’incontro ne ha vinto l’ultima partita
regality-position-zone = prima che si posi la prima tessera { $tiles } è nella zona della { $side ->
        [r] Corona
       *[l] Religione
    }
yokai-position-behind = dietro uno yokai che si scopre c’è al massimo una pila toccata, o tutte e due le pile
yokai-position-called-from = di due pile che aspettano il conteggio, la seconda è quella da cui si è chiamato
yokai-position-called-there = uno yokai è stato chiamato sulla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }, sopra un altro
yokai-position-canonical = La posizione non è scritta nella sua unica forma; sarebbe { $canonical }.
yokai-position-completed = la pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } ha abbastanza schizzi ({ $count }) perché il suo yokai sia completato
yokai-position-contradiction = La posizione si contraddice: { $problem }.
yokai-position-count = il numero di { $sketch } è { $count }, e si gioca con { $wanted }
yokai-position-emptied = a svuotare una pila è uno schizzo giocato
yokai-position-entry = { $word } non può essere in sospeso; si scrive come '?G', '+0', '=G' o 'GB+@G'
yokai-position-field = Il campo «{ $field ->
        [G] Pila verde
        [R] Pila rossa
        [B] Pila blu
        [Y] Pila gialla
        [hand0] Mano di Sole
        [hand1] Mano di Luna
        [deck] Mazzo
        [discards] Scarti
        [taken0] Yokai di Sole
        [taken1] Yokai di Luna
        [turn] Turno
       *[other] { $field }
    }», { $text }, non è corretto: { $problem }.
yokai-position-fields = La posizione ha { $count ->
        [one] { $count } campo
       *[other] { $count } campi
    }; ne servono undici, come in 'G:G3????:-:- R:R7????:-:- B:B4????:-:- Y:Y6????:-:- 3GR 3GB GRGR+GR!GBGB+GB!4GYGY+GY!4RBRB+RB!4RYRY+RY!4BYBY+BY! - - - 1:0:0:+0'.
yokai-position-filled = prima di pescare si ricostituisce il mazzo
yokai-position-full-hand = una mano ha { $most } schizzi solo dopo la pesca del proprio turno
yokai-position-hand = con { $todo } in sospeso, il numero di schizzi nella mano di { $field ->
        [hand0] Sole
       *[hand1] Luna
    } è { $count }
yokai-position-has-drawn = chi ha giocato ha pescato prima
yokai-position-held = con { $played } { $played ->
        [one] schizzo giocato
       *[other] schizzi giocati
    }, la mano ne ha al massimo { $most }
yokai-position-is-up = il primo yokai della pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } è scoperto, a meno che segua { $entry }
yokai-position-last-turn = la partita è finita dopo il turno { $last }
yokai-position-many = alla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } ci sono { $count } schizzi, e nessuna pila ne ha più di { $most }
yokai-position-must-play = con quattro schizzi in mano se ne gioca almeno uno
yokai-position-never-up = il numero di yokai { $pile ->
        [green] verdi
        [red] rossi
        [blue] blu
       *[yellow] gialli
    } mai scoperti è { $count }, e sono nella loro pila
yokai-position-no-call = nessun’altra pila ha due yokai, quindi non c’è nulla da chiamare
yokai-position-no-distract = non c’è nulla da distrarre
yokai-position-nobody = dal turno 1 in poi tocca a qualcuno, e prima a nessuno
yokai-position-not-begun = prima che qualcuno cominci è in sospeso { $todo }
yokai-position-not-on-top = alla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } { $sketch } non è lo schizzo più in alto di chi gioca
yokai-position-not-over = non è finita: ogni pila ha yokai, e il turno { $last } non è concluso
yokai-position-not-pending = { $todo } non può essere in sospeso
yokai-position-nothing-discarded = prima della fine della preparazione non si scarta nulla
yokai-position-nothing-played = prima della fine della preparazione non si gioca e non si prende nulla
yokai-position-one-empty = la partita è finita appena una pila, qui la { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }, resta senza yokai
yokai-position-order = gli schizzi si scrivono nell’ordine delle carte, come { $ordered }
yokai-position-other-pile = { $sketch } non può stare alla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
yokai-position-pile = si scrive come { $example }: un colore, i suoi yokai e gli schizzi dei due lati
yokai-position-played-there = chi gioca ha giocato uno schizzo alla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
yokai-position-sketches = { $word } non è una serie di schizzi come 'GRGB+', o '-' se non ce ne sono
yokai-position-taken = vi si scrive una serie di yokai, per colore nell’ordine G R B Y e per valore crescente, o '-' se non ce ne sono
yokai-position-together = gli yokai della pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } mai scoperti stanno insieme
yokai-position-top-down = quando segue { $next }, il primo yokai della pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } non è ancora scoperto
yokai-position-top-up = quando segue { $next }, il primo yokai della pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } è scoperto, e nessun altro di essa
yokai-position-turn = si scrive come '12:0:1:-': un turno, chi gioca, il numero di schizzi giocati e ciò che è in sospeso
yokai-position-turn-ended = dopo il terzo schizzo, o con la mano vuota, il turno è finito da sé
yokai-position-two-places = { $yokai } è in due posti
yokai-position-unseen = ci sono troppo pochi schizzi ignoti (ne servono: { $size }) per { $field ->
        [hand0] la mano di Sole
        [hand1] la mano di Luna
       *[deck] il mazzo
    }
yokai-position-up-by-play = uno yokai si scopre perché è stato giocato uno schizzo
yokai-position-yokai = { $word } non è una serie di yokai come 'G5R3??', o '-' se non ce ne sono

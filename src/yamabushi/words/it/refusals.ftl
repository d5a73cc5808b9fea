### Perché qualcosa è stato rifiutato. Le chiavi vengono da en/refusals.ftl.

account-alike = Il nome { $name } somiglia troppo a uno già preso.
account-guessable = Quella password è una delle prime che chiunque proverebbe; scegline un’altra.
account-no-seat = Non hai un posto a quel tavolo.
account-none = Non c’è nessun account di nome { $name }.
account-reserved = Il nome { $name } indica il computer, il gestore o un ospite; scegline un altro.
account-taken = Il nome { $name } è già preso.
account-unknown = Non hai effettuato l’accesso.
account-unseen = Un nome deve avere almeno un carattere visibile.
account-wrong = Nome o password non corretti.
analysis-curtain = Su un solo schermo, con carte coperte, nessuno può consultare il computer.
analysis-here = I browser non sanno analizzare questo gioco; il server sì.
analysis-nobody = Lì non decide nessuno.
analysis-puzzle = Una sfida ha il suo risolutore; il computer non la gioca.
analysis-turn = Non tocca a te.
analysis-unfair = Finché altri giocano, nessuno può consultare il computer.
arena-died = Un processo è finito da solo, forse per mancanza di memoria; prova con meno --jobs.
arena-different = Questi file sono di giochi diversi, che non stanno in una sola classifica: { $games }.
arena-file = { $file } non si può usare: { $problem }.
arena-no-games = Non c’è nessuno da classificare: questi file non contengono coppie di partite fra due giocatori.
arena-one = Questo gioco si gioca da soli; indica un giocatore e non { $count }.
arena-opening = Un’apertura di { $opening } decisioni a caso è troppo lunga: la partita finisce prima.
arena-other = { $file } contiene altre partite ({ $name } lì è { $theirs }, non { $ours }); indica un altro file.
arena-sides = Nell’arena si affrontano due parti; { $game } ne ha { $count }.
arena-sprt = Un test richiede due differenze Elo, prima la minore, e non { $elo0 } { $elo1 }.
arena-two = Questo gioco ha due parti; indica due giocatori, come in: arena { $game } greedy random.
arena-write = { $file } non si può scrivere: { $problem }.
backup-file = { $file } non si può usare come backup: { $problem }.
backup-empty = { $place } non contiene né tavoli né account. Se è ciò che vuoi, aggiungi --empty; non è stato scritto nulla.
backup-form = Il backup è nella forma { $theirs } e il database nella forma { $ours }; ripristinalo in un database vuoto, o porta questo a quella forma con: yamabushi migrate { $theirs }.
backup-replace = Nel database c’è già qualcosa: { $contents }. Per sostituire tutto, aggiungi --replace.
bench-browser = WebAssembly si misura in un clone con la pagina costruita; qui non ce n’è uno.
bench-part = Non c’è nessuna misura di { $name }; ci sono { $names }.
block-many = Blocchi già { $most } persone; prima sbloccane una.
block-no-name = Non c’è nessun account di nome { $name }.
block-nobody = Chi siede lì non ha un account; al tavolo puoi silenziarlo.
block-yourself = Sei tu.
bot-by-hand = Questo è l’account di un bot: gioca con il suo token, e nessuno ci gioca a mano.
bot-challenges = Un bot accetta tutte le sfide (all), solo quelle che non valgono per la classifica (casual) o nessuna (none), e non { $text }.
bot-engine = Un motore è da level:{ $low } a level:{ $high }, oppure ugi: e un comando, e non { $text }.
bot-engine-gone = Il motore { $command } non risponde come vuole UGI.
bot-file = Impossibile leggere il token da { $file }: { $problem }.
bot-games = Un bot gioca al massimo { $most } partite alla volta; prima finiscine una.
bot-has-played = Qualcuno ha già giocato con questo account; un bot ne vuole uno suo.
bot-no-token = Questo token non esiste.
bot-refused = Il server rifiuta: { $sentence }
bot-server = { $server } non è l’indirizzo di un server; uno è, per esempio, http://127.0.0.1:8420.
bot-tokens = Un bot ha al massimo { $most } token, e solo un bot ne ha; prima revocane uno.
challenge-bots = Ci sono già { $most } bot in attesa di una sua risposta; riprova più tardi.
challenge-closed = Non puoi sfidare questa persona.
challenge-none = Questa sfida non esiste più.
challenge-too-many = Hai già { $most } sfide aperte; ritirane prima una.
cli-language = Non c’è la lingua { $name }; ci sono { $names }.
cli-learn-first = Questo è il primo passo del corso; prima non ce n’è nessuno.
cli-neither = { $text } non è né un gioco né un file; i giochi sono { $games }.
cli-no-advice = Qui non ci sono consigli; `yamabushi mindlock` ha suggerimenti e soluzioni.
cli-no-database = In { $place } non c’è alcun database di Yamabushi; non vi è stato creato nulla. Indica quello del server con --data, --database o --config.
cli-no-kernels = Le regole di { $game } non sono kernel; solo quelli si possono contare.
cli-no-threat = Nessuno può dire che cosa minaccia qui l’avversario: solo all’inizio di un turno, e se non nasconde nulla.
cli-no-value = L’opzione --{ $option } richiede un valore, come in --{ $option } { $example }.
cli-not-sure = Non è stato cambiato nulla: prima serve una conferma, e nessuno può rispondere. Per confermare, aggiungi --yes.
cli-not-done = Non è stato cambiato nulla.
cli-number = Nella lista non c’è il numero { $word }; va da 1 a { $last }.
cli-only-position = L’opzione --{ $option } vale per una posizione, non per una partita annotata.
cli-only-record = L’opzione --{ $option } vale per una partita annotata, non per una posizione.
cli-opponent = Non c’è un avversario { $name }; ci sono { $names }.
cli-paid = Non resta nessuna mossa, e { $action } ne costa una. Sono gratis: { $free }.
cli-resume-game = { $file } è una partita di { $theirs }, non di { $ours }.
cli-save = La partita non si può salvare come { $file }: { $problem }.
cli-seat = Non c’è un posto { $name }; ci sono { $names }, o random.
cli-several = { $word } può voler dire { $moves }; scrivine una.
cli-stray = { $word } non è né un’opzione né il suo valore; le opzioni si scrivono come --style old.
cli-undo = Non c’è nulla da annullare: non hai ancora giocato.
cli-why = Non c’è nulla da spiegare: `why` riguarda ciò che è successo, `why 2` il passo prima.
cli-word = { $word } qui non è né una mossa né un comando; `help` dice che cosa puoi scrivere.
clock-increment = Un orologio del tipo { $kind } aggiunge da 0 a { $high } secondi a turno, e non { $value }.
clock-time = Un orologio del tipo { $kind } prende da { $low } a { $high } secondi, e non { $value }.
community-apart = Non puoi sederti a quel tavolo.
community-banned = Non puoi partecipare qui fino al { $until }; motivo indicato: «{ $reason }».
community-banned-for-good = Non puoi più partecipare qui; motivo indicato: «{ $reason }».
compile-failed = Quel che serve a { $games } non si è potuto compilare; si gioca senza, più lentamente.
conduct-file = Impossibile leggere le regole di condotta da { $file }: { $problem }.
database-address = A quell’indirizzo il database non si raggiunge; un indirizzo è come postgresql://user:word@host/name.
database-driver = PostgreSQL richiede altri pacchetti. Nel clone di Yamabushi esegui: pip install '.[cluster]'.
database-folder = La cartella { $folder } per i dati del server non si può creare: { $problem }.
database-newer = Il database è di uno Yamabushi più recente: la sua forma { $theirs } qui è sconosciuta; la più recente è { $ours }.
database-revision = Il database non ha una forma { $name }; ci sono { $names }.
database-unreachable = Il database { $address } non si può usare: { $problem }
engine-died = La ricerca è stata interrotta; chiedi di nuovo.
engine-idle-chance = tocca al caso
engine-idle-over = la partita è finita
engine-idle-turn = non tocca a questo posto
engine-late = Il motore non risponde da troppo tempo; chiedi di nuovo un po’ più tardi.
engine-nobody = Non c’è nulla su cui riflettere: { $reason }.
engine-player = Non c’è un giocatore { $name }; ci sono { $names }, e da level:{ $lowest } a level:{ $highest }.
game-failed = { $game } ha un difetto, e questo non si può giocare qui: { $problem }.
game-unknown = Non c’è un gioco { $name }; ci sono { $games }.
guard-origin = Questo server non accetta richieste da altri siti.
guard-too-long = È troppo lungo: al massimo { $most } byte.
guard-too-much = Troppe richieste; aspetta un po’.
hall-no-table = Quel tavolo non esiste.
hall-rules = Quella partita è cominciata con le regole { $theirs } di { $game }; qui valgono le regole { $ours }, che non possono continuarla.
hall-unreadable = Questa versione non sa leggere ciò che è memorizzato di quel tavolo.
himiki-book-name = vi si scrive il nome di una sfida della raccolta, come F01, o il testo di una sfida
himiki-book-none = questa sfida non è nella raccolta; ci sono { $names }
himiki-due-again = si può giocare ancora, o fermarsi
himiki-due-candidate = il caso sceglie fra le mosse possibili di Muk Yan
himiki-due-confront = lo Yokai Maggiore può affrontare un cubo, o no
himiki-due-conjure = bisogna girare un cubo dell’altro colore
himiki-due-dice = si tirano i dadi di Muk Yan
himiki-due-draw = il caso pesca una tessera Caos
himiki-due-impel = l’Impulso ribalta il cubo ancora una volta
himiki-due-mana = il mana ribalta un cubo che mostra il suo elemento
himiki-due-move = bisogna ribaltare un cubo, o ruotarne uno o più
himiki-due-order = i cubi di una rotazione si scrivono una volta ciascuno, nell’ordine delle loro caselle
himiki-due-place = bisogna posare un cubo su una casella di partenza
himiki-due-put = bisogna posare la tessera terreno su una casella vuota
himiki-due-slide = il Teletrasporto fa scivolare il cubo di due caselle
himiki-due-swap = il Trasferimento scambia il cubo con un altro
himiki-due-tile = si può usare una tessera Caos, o no
himiki-no-cube = Non c’è nessun cubo in { $square }.
himiki-no-pivot = Dopo una rotazione la mossa seguente non può essere una rotazione; si può giocare { $possible }.
himiki-no-such-decision = { $action } non è una mossa di questo gioco; qui puoi giocare { $possible }.
himiki-not-back = Giocando ancora, il cubo in { $square } non può tornare in { $left }.
himiki-not-confused = In Confusione giochi i cubi dell’altro colore; il cubo in { $square } è tuo.
himiki-not-now = { $action } ora non è possibile: { $due }; si può giocare { $possible }.
himiki-not-yours = Il cubo in { $square } non è tuo.
himiki-one-pivot = Nella Confusione si ruota un solo cubo.
himiki-other-half = In questo turno il cubo in { $square } è di chi gioca con te; tu giochi quelli della tua metà.
himiki-over = La partita è finita; non si può più giocare nulla.
himiki-penalty = Qui non c’è penalità: { $problem }.
himiki-penalty-late = la partita è finita
himiki-penalty-mode = le penalità esistono solo a squadre
himiki-penalty-side = va contro w o b
himiki-puzzle-black = Nero ha { $count } cubi, e deve averne da 1 a { $most }
himiki-puzzle-cube = { $word } non è un cubo; un cubo si scrive come C4HKM, una casella e gli elementi dei suoi tre assi
himiki-puzzle-edition = l’edizione è revised o first, non { $word }
himiki-puzzle-event = { $tile } non è una delle tessere evento permesse qui: { $tiles }
himiki-puzzle-hand = { $word } non è una serie di tessere evento come MhCj
himiki-puzzle-headlock = un headlock non ha influenze
himiki-puzzle-influences = le influenze sono quelle tra H, M e K che sono in gioco, come { $example }, non { $word }; oppure headlock
himiki-puzzle-long = il testo ha { $count } caratteri; ne sono permessi al massimo { $most }
himiki-puzzle-on-terrain = un cubo sta su { $tile } in { $square }; il terreno va su caselle libere
himiki-puzzle-one-tile = c’è una sola tessera { $tile }
himiki-puzzle-par = il PAR è un numero intero da 1 a { $most }, come par=3, non { $word }
himiki-puzzle-part = { $word } non è nessuno di questi: { $parts }
himiki-puzzle-sides = comincia con i cubi bianchi, un / e i neri, come C4HKM/B3KMH,D3MHK par=3 headlock
himiki-puzzle-slashes = { $word } ha più di un /
himiki-puzzle-terrain = { $word } non è un terreno; un terreno si scrive come C3Im, tra { $tiles }, con + in mezzo
himiki-puzzle-twice = { $part } c’è due volte
himiki-puzzle-two-cubes = ci sono due cubi in { $square }
himiki-puzzle-two-tiles = ci sono due tessere in { $square }
himiki-puzzle-white = Bianco ha { $count } cubi, e deve averne da 1 a { $most }
himiki-taken = { $square } non è libera.
himiki-tile-no-enemy = Non c’è nessun cubo avversario che { $tile } possa girare.
himiki-tile-no-mana = { $tile } ribalta un cubo che mostra il suo elemento; nessuno dei tuoi può ribaltarsi.
himiki-tile-no-square = Non c’è nessuna casella vuota su cui posare { $tile }.
himiki-tile-not-held = Non hai { $tile } in mano.
himiki-tile-not-now = Una tessera Caos si usa subito dopo un ribaltamento che ha portato il tuo punteggio a 2, 3 o 4; si può giocare { $possible }.
himiki-too-far = Un cubo si ribalta su una delle quattro caselle accanto; { $goal } non è accanto a { $square }.
holding-account = Hai già { $most } tavoli aperti; gioca a uno di essi, o lascialo, prima di aprirne un altro.
holding-address = Dalla tua rete ci sono già { $most } tavoli aperti; gioca a uno di essi, o lascialo, prima di aprirne un altro.
host-busy = La partita al tavolo { $table } va avanti troppo in fretta; riprova.
host-file = Impossibile scrivere { $file }: { $problem }.
host-file-there = { $file } esiste già e resta com’è; indica un altro file.
host-for-good = Un indirizzo si esclude per qualche giorno, al massimo 365: più tardi sarà di altri.
host-has-played = Qualcuno ha già giocato con l’account { $name }; un bot ne vuole uno suo.
host-no-account = Non c’è nessun account di nome { $name }, e non è nemmeno un indirizzo.
host-no-announcement = Non c’è nessun annuncio { $id }.
host-no-ban = Non c’è nessuna esclusione per { $whom }.
host-no-bot = Non c’è nessun bot di nome { $name }.
host-no-report = Non c’è nessuna segnalazione { $id }.
host-no-token = { $name } non ha il token { $id }; `yamabushi host tokens` li elenca.
host-no-table = Non c’è nessun tavolo { $table }.
host-person = { $name } è l’account di una persona, e l’account di un bot resta tale per sempre. Scegli un altro nome; se questo account è stato creato per un bot, aggiungi --existing.
host-tokens = { $name } ha { $most } token, il massimo. Revocane uno: yamabushi host tokens { $name } --revoke ID.
host-too-long = È vuoto, o supera i { $most } caratteri.
host-wide = { $address } sono troppi indirizzi in una volta; al massimo un /16 di IPv4 o un /32 di IPv6.
lesson-challenge = Non c’è una sfida { $name }; ci sono { $names }.
lesson-course = Non c’è un corso { $name } di { $game }; c’è { $names }.
lesson-none = Per { $game } non ci sono corsi.
lesson-step = In questo corso non c’è un passo { $name }; ci sono { $names }.
live-address = { $address } non è un indirizzo di Valkey; uno è come redis://host:6379/0.
live-driver = Valkey richiede altri pacchetti. Nel clone di Yamabushi esegui: pip install '.[cluster]'.
live-unreachable = L’impostazione live non è utilizzabile: Valkey non risponde a { $address } ({ $problem }). Avvialo, correggi l’indirizzo o togli l’impostazione se c’è un solo processo.
load-start = Il server da misurare è finito subito, con il codice { $code }.
mail-address = Questo non è un indirizzo e-mail: { $address }.
mail-link = Quel link è già stato usato o è troppo vecchio; chiedine un altro.
mail-none = Questo server non manda posta.
mail-settings = Le impostazioni della posta richiedono tutte e tre: mail_server, mail_from, mail_site.
mindlock-about = Non si cercano sfide su { $about }; ci sono { $subjects }.
mindlock-day = { $day } non è un giorno con una sfida; scrivilo come { $today }, la data di oggi in UTC; il primo era { $first }.
mindlock-file = { $file } non si può usare: { $problem }.
mindlock-grade = Non c’è una categoria { $grade }; ci sono F facile, M medio, D difficile, E esperto.
mindlock-other-run = { $file } contiene { $theirs }, non { $ours }; indica un altro file.
mindlock-text = { $text } non è né una sfida della raccolta, come F01, né il testo di una sfida: { $problem }.
mindlock-theme = Non c’è un tema { $theme }; ci sono { $themes }.
mindlock-too-large = Qui non si può cercare: { $problem }.
news-no-topic = Questo argomento non esiste.
news-nobody = Accedi, o vieni come ospite con una chiave, per sapere ciò che ti riguarda.
news-too-many = Nessuno segue più di { $most } argomenti alla volta.
option-choice = L’opzione { $option } di { $game } non può essere { $value }; scegli fra { $choices }.
option-none = { $game } non ha un’opzione { $option }; non ne ha nessuna.
option-not-here = L’opzione { $option } di { $game } vale solo per { $condition }.
option-number = L’opzione { $option } di { $game } non può essere { $value }; è un numero intero da { $low } a { $high }.
option-text = L’opzione { $option } di { $game } non può essere { $value }: { $problem }.
option-unknown = { $game } non ha un’opzione { $option }; ha { $options }.
pairing-aborts = Hai lasciato { $count } partite appena cominciate. Potrai cercare di nuovo fra { $minutes } min.
pairing-alone = A quello si gioca da soli: non c’è nessuno da aspettare.
pairing-gone = Questa persona non aspetta più.
pairing-key = Un ospite che aspetta indica come token una chiave di lettere e cifre, da 22 a 86.
pairing-rated = Questo gioco non vale mai per la classifica.
pairing-too-many = Dal tuo indirizzo aspettano già in troppi.
pairing-two = Due persone si possono abbinare solo per un gioco a due.
plan-clock = Da soli, o con tutti su uno schermo, non si può avere un orologio a giorni.
plan-nobody = Uno dei posti dev’essere tuo o di un amico; fra loro i motori giocano nell’arena.
plan-not-over = Una posizione si prende da una partita finita, o da un testo.
plan-over = In quella posizione la partita è già finita.
plan-seats = { $game } ha { $count } posti; indica chi occupa ciascuno, e non { $given }.
plan-start = Parti da un testo o da un altro tavolo, non da entrambi.
players-pool = Non c’è classifica per { $pool }.
push-contact = { $contact } non può essere il contatto per le notifiche; uno è come mailto:host@example.org.
push-driver = Le notifiche richiedono altri pacchetti. Nel clone di Yamabushi esegui: pip install '.[push]'.
push-keys = Le chiavi di questa iscrizione non si possono usare.
push-off = Questo server non manda notifiche.
push-service = Questo non è l’indirizzo di un servizio di notifiche: sono pubblici e cominciano con https.
puzzle-not-yet = Il risolutore si sta compilando, il che succede una volta sola; chiedi di nuovo tra un momento.
puzzle-positions = ha più di { $limit } posizioni
puzzle-too-large = È troppo da cercare qui: { $problem }.
puzzle-too-slow = ci vorrebbe troppo tempo
puzzles-book = Non c’è una raccolta di sfide per { $game }; ce n’è una per { $games }.
puzzles-file = { $file } non contiene sfide trovate da questo comando; indica un altro file.
puzzles-source = Non si sa nulla di sfide per { $game }; ci sono { $games }.
puzzles-theme = Non c’è un tema { $theme } in questa raccolta; ci sono { $themes }.
rated-guest = Questa partita vale per la classifica: accedi per giocarla.
rated-level = Nessuno ha misurato la forza del livello { $level } in questo gioco; gioca senza classifica.
rated-mode = Per questo modo di giocare non c’è classifica.
rated-start = Una partita vale per la classifica solo dall’inizio del gioco.
rated-twice = Questa partita vale per la classifica: nessuno occupa più di un posto.
ray-missing = Ray non è installato. Nel clone di Yamabushi esegui: pip install '.[ray]'.
record-action = L’azione { $number } della partita annotata, { $action }, non è possibile: { $problem }
record-branch = La mossa { $number } segue { $parent }: può seguire 0, l’inizio, o una mossa che la precede nell’elenco.
record-branches = Le mosse { $first } e { $second } proseguono entrambe dopo { $parent }; solo una può farlo.
record-comment = Un commento della partita annotata si apre con {"{"} e non si chiude mai con {"}"}.
record-comment-place = C’è un commento dopo l’azione { $number }, e { $last } azioni in tutto.
record-comment-text = Il commento { $text } non si può scrivere: contiene una parentesi graffa.
record-end = La partita annotata finisce senza un risultato come 1-0 o *.
record-file = La partita annotata { $file } non si può leggere: { $problem }.
record-film = Sarebbe un filmato di { $count } posizioni; se ne disegnano al massimo { $most }.
record-game = Il gioco della partita annotata non si può creare: { $problem }
record-missing-tag = Alla partita annotata manca l’etichetta { $tag }; servono Game, Rules e Result.
record-number = Il numero { $text } sta davanti all’azione { $number } della partita annotata.
record-option = L’etichetta { $tag } non è un’opzione di { $game }, che qui ha { $options }.
record-reserved = L’etichetta { $tag } non si può aggiungere: è riservata, o non comincia con una maiuscola.
record-result = Il risultato annotato è { $theirs }; le azioni portano a { $ours }.
record-rules = La partita annotata segue le regole { $theirs } di { $game }; qui valgono le regole { $ours }, che non possono verificarla.
record-rules-number = L’etichetta Rules è un numero intero, e non { $text }.
record-seat = Questa partita è annotata come l’ha vista il posto { $seat }; solo una completa si può rigiocare.
record-start = L’etichetta Start non è una posizione di questo gioco: { $problem }
record-tag = La riga { $line } della partita annotata, { $text }, non è un’etichetta; si scrivono come [Game "regality"], ciascuna una volta.
record-too-many = La partita annotata ha { $count } azioni, varianti comprese; se ne leggono al massimo { $most }.
record-value = L’etichetta { $tag } non può essere { $text }: contiene virgolette o un a capo.
record-variation = Nella partita annotata una ( di variante non ha la sua ), o una ) non ha la sua (.
record-variation-depth = Le varianti della partita annotata sono annidate su più di { $deepest } livelli.
record-variation-number = Una variante dopo l’azione { $number } della partita annotata non può cominciare con { $text }; comincia con il numero dell’azione che sostituisce, o con il successivo alla fine della sua linea.
regality-cell-taken = { $cell } non è libera; sono libere { $free }.
regality-citizen-first = La prima tessera di una partita è il Cittadino: { $possible }.
regality-due-begin = il caso dice chi comincia
regality-due-choose = chi ha perso l’ultima partita sceglie chi comincia
regality-due-draw = il caso pesca una tessera
regality-due-hit = il caso dice quale tessera viene colpita
regality-due-pick = bisogna scegliere una tessera
regality-due-place = bisogna posare una tessera
regality-no-cover = La Torre va sopra un tuo alleato che non sia coperto né protetto da uno scudo, non in { $cell }.
regality-no-effect = La tessera { $tile } in { $cell } non può fare nulla con { $action }; si può giocare { $possible }.
regality-no-such-decision = { $action } non è una mossa di questo gioco; qui puoi giocare { $possible }.
regality-not-now = { $action } ora non è possibile: { $due }; si può giocare { $possible }.
regality-not-yours = { $tile } non è né nella zona della { $side ->
        [Royalty] Corona
       *[Religion] Religione
    } né nella zona neutrale; lì c’è { $hand }.
regality-over = L’incontro è finito; non si può più giocare nulla.
regality-target-down = La tessera in { $cell } è a faccia in giù: nessun effetto la tocca.
regality-target-far = L’effetto non arriva in { $cell }.
regality-target-free = In { $cell } non c’è nessuna tessera.
regality-target-idle = La tessera in { $cell } non ha effetti che possano fare qualcosa ora.
regality-target-rival = La Strega riprende solo i tuoi alleati, e la tessera in { $cell } non lo è.
regality-target-shielded = La tessera in { $cell } ha uno scudo: nessun effetto la tocca.
regality-target-silent = La tessera in { $cell } è ridotta al silenzio: il suo effetto non si può usare di nuovo.
regality-target-unshielded = Il Pirata distrugge solo tessere con uno scudo, e quella in { $cell } non lo ha.
report-nothing = A quel posto non c’è nessuno, e quel messaggio non esiste.
request-failed = Qualcosa è andato storto su questo server. Riprova; se succede ancora, avvisa chi lo gestisce.
request-malformed = Quella richiesta non si capisce: { $problem }.
request-nothing = A quell’indirizzo non c’è nulla.
review-nothing = Non c’è niente da rivedere: in questa partita nessuno aveva scelta.
review-puzzle = Una sfida non ha probabilità da rivedere; il risolutore dice che cosa era meglio.
room-begun = La partita è cominciata; abbandona invece di andartene.
room-closed = A quel tavolo si entra su invito.
room-curtain = Il sipario è chiuso; chi è di turno prenda prima lo schermo.
room-enough = A questo tavolo si è parlato abbastanza.
room-full = A quel tavolo c’è già tanta gente che nessun altro ci sta; torna più tardi.
room-hello = Ci sei già.
room-long = A questo tavolo sono successe troppe cose; aprine un altro.
room-no-invite = Quell’invito qui è sconosciuto, o è già stato usato.
room-no-seat = Quel posto è già occupato.
room-not-yours = Quel posto non è tuo.
room-nothing-said = In quel messaggio non c’è nulla che si possa mostrare.
room-offered = L’hai già proposto.
room-partners = A squadre chi gioca non parla durante la partita.
room-player = Qui giochi: chi guarda parla per conto suo fino alla fine della partita.
room-same-id = Quell’identificativo è già stato inviato, con un’altra azione.
room-tournament = In un torneo il computer non gioca per nessuno; rivendica piuttosto la vittoria.
room-watching = Stai guardando; solo chi gioca può farlo.
seat-none = Non c’è un posto { $seat } in { $game }: i posti sono { $seats }, e None è chi guarda.
serve-file = Le impostazioni non si possono leggere da { $file }: { $problem }.
serve-password = Una password ha da 8 a 200 caratteri.
serve-port = Non si può ascoltare su { $host }:{ $port }: { $problem }. Indica un’altra porta con --port, o 0 per una qualsiasi.
serve-setting = L’impostazione { $name } non si può usare: { $problem }.
serve-unknown = Non esiste l’impostazione { $name }. Le impostazioni sono: { $names }.
serve-similar = Non esiste l’impostazione { $name }; volevi dire { $similar }?
server-full = In questo momento c’è troppa gente; torna tra poco.
socket-hello = Prima saluta.
socket-malformed = Quel messaggio non si può leggere: { $problem }.
socket-token = Quel token qui non è valido.
solution-mark = Il passo { $number } è { $written }, non { $step }.
solution-over = Il passo { $number }, { $step }, lì non è possibile: la sfida è finita.
solution-step = Il passo { $number }, { $step }, lì non è possibile; si può giocare { $possible }.
solve-game = { $game } non si può risolvere del tutto; { $games } sì.
storage-late = Il database non risponde e non si sa ancora se è stato memorizzato. Riprova.
storage-restored = È stato ripristinato un backup; ricarica la pagina.
storage-text = In quel testo c’è qualcosa che non si può memorizzare.
storage-unavailable = In questo momento non si è potuto memorizzare; non è cambiato nulla. Riprova.
strengths-levels = In { $pool } il livello { $anchor } non ne ha incontrato nessun altro: le forze si contano da lì.
strengths-order = In { $pool } il livello { $level } risulta più debole di quello sotto; falli giocare più partite.
strengths-pool = In { $game } con queste opzioni nessuno è in classifica.
table-alone = Serve qualcun altro al tavolo.
table-engine-draw = Il computer non accetta il pareggio; continua o abbandona.
table-no-offer = Quella proposta non esiste.
table-no-penalty = In questo gioco non ci sono penalità.
table-not-away = Nessuno dell’altra fazione manca da abbastanza tempo; aspetta ancora { $seconds } s.
table-not-over = La partita non è ancora finita.
table-not-paused = La partita non è in pausa.
table-nothing = Non c’è nessuna tua mossa da annullare.
table-over = La partita è finita.
table-partner = Solo la squadra che ha parlato, o un arbitro che non gioca, può dare quella penalità.
table-paused = La partita è in pausa; prima riprendila.
table-rated = Questa partita vale per la classifica: nessuna mossa si annulla.
table-stale = Nel frattempo la partita è andata avanti; ecco la posizione attuale.
table-takeback = Non si può annullare: nel frattempo potrebbe essersi rivelato qualcosa.
table-takeback-chance = Non si può annullare: nel frattempo ha parlato il caso.
table-turn =
    { $who ->
        [chance] Non tocca a te; decide il caso.
        [White] Non tocca a te; decide Bianco.
        [Black] Non tocca a te; decide Nero.
        [Royalty] Non tocca a te; decide la Corona.
        [Religion] Non tocca a te; decide la Religione.
        [Sun] Non tocca a te; decide il Sole.
        [Moon] Non tocca a te; decide la Luna.
       *[other] Non tocca a te.
    }
table-undo = Si annulla contro il computer o su un solo schermo; chiedi invece di annullare la mossa.
table-waiting = La partita non è cominciata: un posto è ancora libero.
tournament-begun = Quel torneo è già cominciato.
tournament-closed = Quel torneo è cominciato; non ci si può più iscrivere.
tournament-few = Per un torneo servono almeno due partecipanti.
tournament-full = Quel torneo è al completo: vi giocano in { $most }.
tournament-game = Quella partita non esiste, oppure è finita.
tournament-held = Organizzi già { $most } tornei che non sono finiti.
tournament-name = In quel torneo qualcuno si chiama già { $name }.
tournament-nobody = Non può farlo nessuno: chi organizzava questo torneo non c’è più.
tournament-none = Quel torneo non esiste.
tournament-not-in = Non giochi in quel torneo.
tournament-organiser = Può farlo solo { $name }, che organizza questo torneo.
tournament-over = Quel torneo è finito.
tournament-rated = Quel torneo vale per la classifica: accedi per giocarvi.
tournament-sides = Un torneo si gioca tra due parti con lo stesso numero di posti.
tournament-team = In quella squadra non c’è posto.
tune-file = I pesi non si possono scrivere in { $file }: { $problem }.
tune-game = { $name } non ha pesi da regolare; c’è { $names }.
ugi-busy = Sto già pensando; stop interrompe.
ugi-nobody = Non c’è nulla da decidere: { $reason }.
ugi-number = { $name } richiede un numero intero da { $low } a { $high }, non { $value }.
ugi-option = Non c’è un’opzione { $name }; ci sono { $names }.
ugi-position = Una posizione è startpos, o fen e un testo, poi moves: non { $words }.
ugi-secrets = Con queste opzioni { $game } ha cose nascoste, per cui UGI non ha parole.
ugi-unknown = Non conosco { $words }.
view-malformed = Questa non è una vista di { $game }: una vista ha un posto, o None, e una posizione.
yokai-chance = { $action } ora non è possibile: { $due }.
yokai-deck-long = è troppo lungo per { $wanted } schizzi
yokai-deck-size = il numero di schizzi è { $count }, e si gioca con { $wanted }
yokai-deck-sketch = { $word } non è uno schizzo; uno schizzo si scrive come 'GR', 'GB+' o 'RY!'
yokai-deck-text = serve un testo, o una lista di carte
yokai-due-ability = bisogna decidere l’abilità di { $sketch } alla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
yokai-due-begin = il caso dice chi comincia
yokai-due-draw = { $seat ->
        [Sun] Sole
       *[Moon] Luna
    } pesca uno schizzo
yokai-due-play = bisogna giocare uno schizzo, o chiudere il turno
yokai-due-turn-up = si scopre il primo yokai della pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }
yokai-must-play = Con quattro schizzi in mano bisogna giocarne almeno uno: { $possible }.
yokai-no-call = Dalla pila { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } non si può chiamare: serve una pila diversa da quella giocata, con almeno due yokai; si può giocare { $possible }.
yokai-no-such-decision = { $action } non è una mossa di questo gioco; qui puoi giocare { $possible }.
yokai-not-in-hand = { $sketch } non è nella mano di { $seat ->
        [Sun] Sole
       *[Moon] Luna
    }, che è { $hand }.
yokai-not-now = { $action } ora non è possibile: { $due }; si può giocare { $possible }.
yokai-other-ability = { $sketch } ha l’abilità { $ability ->
        [call] chiamare
       *[distract] distrarre
    }, quindi { $action } non è possibile; si può giocare { $possible }.
yokai-over = La partita è finita; non si può più giocare nulla.
yokai-wrong-pile = { $sketch } va sulla pila { $first ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    } o sulla { $second ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }, non sulla { $pile ->
        [green] verde
        [red] rossa
        [blue] blu
       *[yellow] gialla
    }.

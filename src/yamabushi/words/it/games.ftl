### Di che cosa sono fatti i giochi, con parole nostre.


## Giochi

game-himiki = HI MI KI
game-himiki-line = Fai rotolare i tuoi cubi elementali, tieni d’occhio le facce nascoste e colpisci dove il fuoco incontra il legno.
game-regality = Regality vs. Religion
game-regality-line = Nove caselle, 31 personaggi con poteri: portali dalla tua parte prima che il tabellone si riempia.
game-yokai = Terres de Yokai
game-yokai-line = Ritrai timidi spiriti più in fretta del tuo rivale, senza metterli in fuga.


## Posti e fazioni

seat-white = Bianco
seat-black = Nero
seat-white-of-light = Bianco della Luce
seat-black-of-light = Nero della Luce
seat-white-of-dark = Bianco delle Tenebre
seat-black-of-dark = Nero delle Tenebre
seat-muk-yan = Muk Yan
seat-royalty = Corona
seat-religion = Religione
seat-sun = Sole
seat-moon = Luna
side-w = Bianco
side-b = Nero
half-light = Luce
half-dark = Tenebre


## Elementi, colori, direzioni

element-H = fuoco
element-M = acqua
element-K = legno
influence-H = influenza del fuoco
influence-M = influenza dell’acqua
influence-K = influenza del legno
subject-H = il fuoco
subject-M = l’acqua
subject-K = il legno
object-H = il fuoco
object-M = l’acqua
object-K = il legno
colour-G = verde
colour-R = rosso
colour-B = blu
colour-Y = giallo
pile-G = pila verde
pile-R = pila rossa
pile-B = pila blu
pile-Y = pila gialla
way-N = nord
way-NE = nord-est
way-E = est
way-SE = sud-est
way-S = sud
way-SW = sud-ovest
way-W = ovest
way-NW = nord-ovest


## Regality vs. Religion: le tessere

tile-Ki = Re
tile-Ki-power = Distrugge una delle otto tessere vicine.
tile-Qu = Regina
tile-Qu-power = Gira tutte le tessere in una direzione, fino al bordo.
tile-Pr = Principessa
tile-Pr-power = Gira tutte le vicine ortogonali, oppure tutte quelle diagonali.
tile-Mi = Ministro
tile-Mi-power = Gira una delle otto tessere vicine.
tile-Ge = Generale
tile-Ge-power = Distrugge una vicina ortogonale.
tile-Wi = Mago
tile-Wi-power = Distrugge una vicina diagonale.
tile-Ca = Castello
tile-Ca-power = Scudo: nessun effetto lo tocca.
tile-Hi = Ierofante
tile-Hi-power = Distrugge una delle otto tessere vicine.
tile-Cd = Cardinale
tile-Cd-power = Gira tutte le tessere in una direzione, fino al bordo.
tile-St = Santo
tile-St-power = Gira tutte le vicine ortogonali, oppure tutte quelle diagonali.
tile-Bi = Vescovo
tile-Bi-power = Gira una delle otto tessere vicine.
tile-Pa = Paladino
tile-Pa-power = Distrugge una vicina ortogonale.
tile-Mo = Monaco
tile-Mo-power = Distrugge una vicina diagonale.
tile-Te = Tempio
tile-Te-power = Scudo: nessun effetto lo tocca.
tile-Ci = Cittadino
tile-Ci-power = Nessun effetto. Apre ogni partita.
tile-Sm = Samurai
tile-Sm-power = Bandisce una vicina ortogonale.
tile-Nj = Ninja
tile-Nj-power = Bandisce una vicina diagonale.
tile-Ba = Bardo
tile-Ba-power = Usa di nuovo l’effetto di una vicina ortogonale.
tile-Pe = Saltimbanco
tile-Pe-power = Usa di nuovo l’effetto di una vicina diagonale.
tile-Sh = Sciamano
tile-Sh-power = Annulla gli effetti attivi delle sue vicine ortogonali.
tile-So = Incantatrice
tile-So-power = Annulla gli effetti attivi delle sue vicine diagonali.
tile-Sg = Saggio
tile-Sg-power = Dà uno scudo alle vicine a ovest e a est.
tile-Wt = Strega
tile-Wt-power = Riprende dal tabellone uno dei tuoi alleati e lo porta nella tua zona.
tile-Ft = Indovina
tile-Ft-power = Gira le tre vicine davanti a sé.
tile-Fa = Fata
tile-Fa-power = Sposta un’altra tessera su una casella libera, senza girarla.
tile-As = Assassino
tile-As-power = Bandisce una tessera dalla zona avversaria.
tile-He = Eremita
tile-He-power = Porta nella tua zona una tessera scartata.
tile-Pt = Pirata
tile-Pt-power = Distrugge una vicina che ha uno scudo.
tile-Dr = Drago
tile-Dr-power = Gira tutte le tessere vicine.
tile-To = Torre
tile-To-power = Si posa sopra un tuo alleato, che perde il suo effetto. Scudo.
tile-De = Morte
tile-De-power = La fazione che alla fine ha la Morte come alleata perde.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = il Re
subject-Qu = la Regina
subject-Pr = la Principessa
subject-Mi = il Ministro
subject-Ge = il Generale
subject-Wi = il Mago
subject-Ca = il Castello
subject-Hi = lo Ierofante
subject-Cd = il Cardinale
subject-St = il Santo
subject-Bi = il Vescovo
subject-Pa = il Paladino
subject-Mo = il Monaco
subject-Te = il Tempio
subject-Ci = il Cittadino
subject-Sm = il Samurai
subject-Nj = il Ninja
subject-Ba = il Bardo
subject-Pe = il Saltimbanco
subject-Sh = lo Sciamano
subject-So = l’Incantatrice
subject-Sg = il Saggio
subject-Wt = la Strega
subject-Ft = l’Indovina
subject-Fa = la Fata
subject-As = l’Assassino
subject-He = l’Eremita
subject-Pt = il Pirata
subject-Dr = il Drago
subject-To = la Torre
subject-De = la Morte
object-Ki = il Re
object-Qu = la Regina
object-Pr = la Principessa
object-Mi = il Ministro
object-Ge = il Generale
object-Wi = il Mago
object-Ca = il Castello
object-Hi = lo Ierofante
object-Cd = il Cardinale
object-St = il Santo
object-Bi = il Vescovo
object-Pa = il Paladino
object-Mo = il Monaco
object-Te = il Tempio
object-Ci = il Cittadino
object-Sm = il Samurai
object-Nj = il Ninja
object-Ba = il Bardo
object-Pe = il Saltimbanco
object-Sh = lo Sciamano
object-So = l’Incantatrice
object-Sg = il Saggio
object-Wt = la Strega
object-Ft = l’Indovina
object-Fa = la Fata
object-As = l’Assassino
object-He = l’Eremita
object-Pt = il Pirata
object-Dr = il Drago
object-To = la Torre
object-De = la Morte


## HI MI KI: le tessere Caos

chaos-Mh = Mana Fuoco
object-chaos-Mh = il Mana Fuoco
chaos-Mh-power = Ribalta un cubo del tuo colore che mostra il fuoco.
chaos-Mm = Mana Acqua
object-chaos-Mm = il Mana Acqua
chaos-Mm-power = Ribalta un cubo del tuo colore che mostra l’acqua.
chaos-Mk = Mana Legno
object-chaos-Mk = il Mana Legno
chaos-Mk-power = Ribalta un cubo del tuo colore che mostra il legno.
chaos-Cj = Evocazione
object-chaos-Cj = l’Evocazione
chaos-Cj-power = Gira un cubo avversario sul posto, come vuoi; se tocca il cubo attivo, i due si confrontano di nuovo.
chaos-My = Yokai Maggiore
object-chaos-My = lo Yokai Maggiore
chaos-My-power = Resta pronto: dopo un ribaltamento successivo, affronta un cubo a due caselle di distanza come se fosse vicino.
chaos-My-power-first = Resta pronto: il prossimo conflitto che il tuo cubo attivo perderebbe è vinto.
chaos-Cf = Confusione
object-chaos-Cf = la Confusione
chaos-Cf-power = Tutti giocano il prossimo turno, tu per ultimo, con i cubi dell’altro colore.
chaos-Gh = Porta dell’inferno
object-chaos-Gh = la Porta dell’inferno
chaos-Gh-power = Il cubo che entra lascia la partita, e il turno finisce.
chaos-Im = Impulso
object-chaos-Im = l’Impulso
chaos-Im-power = Il cubo che entra si ribalta ancora una volta, dove vuoi tu.
chaos-Tr = Trasferimento
object-chaos-Tr = il Trasferimento
chaos-Tr-power = Il cubo che entra si scambia di posto con un altro a tua scelta; entrambi diventano attivi.
chaos-Tr-power-first = Il cubo che entra si scambia di posto con un altro a tua scelta; solo lui è attivo.
chaos-Vx = Vortice
object-chaos-Vx = il Vortice
chaos-Vx-power = Il cubo che entra ruota.
chaos-Tp = Teletrasporto
object-chaos-Tp = il Teletrasporto
chaos-Tp-power = Il cubo che entra scivola di due caselle in linea retta, sopra qualsiasi cosa.
chaos-Mi = Specchio
object-chaos-Mi = lo Specchio
chaos-Mi-power = Il cubo che entra passa nella colonna speculare della sua riga.


## HI MI KI: che cosa fa Muk Yan

mukyan-multiple-strike = attacco multiplo
mukyan-strike = attacco
mukyan-threaten = minaccia
mukyan-influence = influenza
mukyan-block = blocco
mukyan-dodge = schivata
mukyan-pressure = pressione
mukyan-play-again = giocare ancora
mukyan-offensive-move = mossa offensiva
mukyan-defensive-move = mossa difensiva
mukyan-any-tilt = ribaltamento qualsiasi
mukyan-any-rotation = rotazione qualsiasi
mukyan-pass = passo


## Terres de Yokai: abilità e creature

sketch-call = Chiamare
sketch-call-power = Metti il primo yokai di un’altra pila in cima a questa.
sketch-distract = Distrarre
sketch-distract-power = Gira l’ultimo schizzo avversario di questa pila sull’altro suo colore; passa a quella pila.
yokai-G3 = Kodama
yokai-G4 = Tanuki
yokai-G5 = Yamawaro
yokai-G6 = Jubokko
yokai-G7 = Tengu
yokai-R3 = Hinotama
yokai-R4 = Kitsunebi
yokai-R5 = Wanyudo
yokai-R6 = Kasha
yokai-R7 = Oni
yokai-B3 = Amabie
yokai-B4 = Kappa
yokai-B5 = Umibozu
yokai-B6 = Ningyo
yokai-B7 = Ushi-oni
yokai-Y3 = Bakeneko
yokai-Y4 = Bakezori
yokai-Y5 = Kasa-obake
yokai-Y6 = Chochin-obake
yokai-Y7 = Hannya


## Opzioni

option-mode = Modalità
option-mode-note = Contro un rivale, in squadre da due, o in solitario.
value-mode-duel = Duello
value-mode-teams = Squadre
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Edizione
option-edition-note = Il regolamento da seguire.
value-edition-revised = Riveduta
value-edition-first = Prima
option-expert = Modalità esperto
option-expert-note = Giocare con le dodici tessere Caos.
option-puzzle = Sfida
option-puzzle-note = Una sfida della raccolta, come F01, o il testo di una.
option-style = Stile
option-style-note = Quali tessere neutrali sono in gioco, e a chi vanno.
value-style-standard = Standard
value-style-old = Vecchio stile
value-style-random = Casuale
value-style-secret-random = Casuale segreto
value-style-draft = Draft
value-style-secret-draft = Draft segreto
option-match = Incontro
option-match-note = Quante partite fanno un incontro.
value-match-two-wins = A due vittorie
value-match-single = Partita singola
value-match-points = A punti
option-games = Partite
option-games-note = Quante partite ha un incontro a punti.
option-first = Chi comincia
option-first-note = Chi comincia la prima partita.
value-first-r = Corona
value-first-l = Religione
value-first-random = Casuale
option-deck = Schizzi
option-deck-note = Il regolamento non elenca le carte: gioca con la lista che supponiamo, o con 36 carte scelte da te.
value-deck-assumed = La nostra lista


## Livelli di gioco e difficoltà delle sfide

level-1 = Girino
level-1-note = Per la primissima partita: sbaglia di continuo.
level-2 = Passero
level-2-note = Vede quel che ha davanti, e spesso se lo lascia sfuggire.
level-3 = Lepre
level-3-note = Svelta, ma non guarda lontano.
level-4 = Tanuki
level-4-note = Conosce qualche trucco, e cade nei tuoi.
level-5 = Volpe
level-5-note = Astuta: punisce ciò che lasci scoperto.
level-6 = Gru
level-6-note = Paziente, e sbaglia di rado.
level-7 = Tengu
level-7-note = Un maestro che vede lontano.
level-8 = Yamabushi
level-8-note = Il migliore che abbiamo. Si prende il suo tempo.
grade-F = Facile
grade-M = Medio
grade-D = Difficile
grade-E = Esperto


## Decisioni: HI MI KI

say-place = Cubo in { $square }: { $top } sopra, { $ns } nord-sud, { $ew } est-ovest
say-tilt = Ribaltare da { $from } a { $to }
say-pivot = Ruotare { $squares }
say-stop = Finire il turno
say-use = Usare { $tile }
say-put = Posare la tessera in { $square }
say-confront = Affrontare il cubo in { $square }
say-swap = Scambiare con il cubo in { $square }
say-not-now = Non ora
say-drawn = Pesca: { $tile }
say-drawn-hidden = Pesca coperta
say-rolled = Lancio: { $top } sopra, { $ns } nord-sud, { $ew } est-ovest
say-dice = Dadi: nero { $black }, bianco { $white }
say-candidate = Estrazione: possibilità { $number }


## Decisioni: Regality vs. Religion

say-lay = Posare { $tile } in { $cell }
say-target = Scegliere { $cell }
say-direction = Girare tutte le tessere in direzione { $way }
say-orthogonal = Girare tutte le vicine ortogonali
say-diagonal = Girare tutte le vicine diagonali
say-apply = Usare l’effetto
say-move = Spostare la tessera da { $from } a { $to }
say-choose-tile = Scegliere { $tile }
say-hidden-tile = Una tessera coperta
say-leave-effect = Rinunciare all’effetto
say-draft = Tenere { $tile }
say-first = Cominciare la prossima partita
say-second = Lasciar cominciare l’altra fazione
say-begins = Comincia la { $side }


## Decisioni: Terres de Yokai

say-play = Giocare lo schizzo { $card } sulla { $pile }
say-call = Chiamare il primo yokai della { $pile }
say-distract = Distrarre: mandare l’ultimo schizzo avversario all’altro suo colore
say-leave-ability = Rinunciare all’abilità
say-end-turn = Finire il turno
say-draw-card = Pesca: { $card }
say-turn-up = Appare { $yokai }
say-seat-begins = Comincia { $side }


## Risultati

result-won =
    { $count ->
        [one] Vince
       *[other] Vincono
    } { $who }{ $reason ->
        [resigned] { " " }per abbandono
        [time] { " " }per tempo scaduto
        [abandoned] { " " }per forfait
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Pareggio di comune accordo
        [abandoned] Pareggio per forfait
        [aborted] Partita interrotta
        [closed] Partita chiusa da chi gestisce il server
       *[rules] Pareggio
    }
result-solved = Risolta
result-failed = Non risolta

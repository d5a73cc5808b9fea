### De qué están hechos los juegos, con nuestras propias palabras.


## Juegos

game-himiki = HI MI KI
game-himiki-line = Haz rodar tus cubos elementales, vigila sus caras ocultas y golpea donde el fuego se topa con la madera.
game-regality = Regality vs. Religion
game-regality-line = Nueve casillas, 31 personajes con poderes: gánatelos antes de que el tablero se llene.
game-yokai = Terres de Yokai
game-yokai-line = Dibuja tímidos espíritus más deprisa que tu rival, y procura no espantarlos.


## Asientos y bandos

seat-white = Blanco
seat-black = Negro
seat-white-of-light = Blanco de la Luz
seat-black-of-light = Negro de la Luz
seat-white-of-dark = Blanco de las Tinieblas
seat-black-of-dark = Negro de las Tinieblas
seat-muk-yan = Muk Yan
seat-royalty = Realeza
seat-religion = Religión
seat-sun = Sol
seat-moon = Luna
side-w = Blanco
side-b = Negro
half-light = Luz
half-dark = Tinieblas


## Elementos, colores, direcciones

element-H = fuego
element-M = agua
element-K = madera
influence-H = influencia del fuego
influence-M = influencia del agua
influence-K = influencia de la madera
subject-H = el fuego
subject-M = el agua
subject-K = la madera
object-H = al fuego
object-M = al agua
object-K = a la madera
colour-G = verde
colour-R = rojo
colour-B = azul
colour-Y = amarillo
pile-G = pila verde
pile-R = pila roja
pile-B = pila azul
pile-Y = pila amarilla
way-N = norte
way-NE = noreste
way-E = este
way-SE = sureste
way-S = sur
way-SW = suroeste
way-W = oeste
way-NW = noroeste


## Regality vs. Religion: las losetas

tile-Ki = Rey
tile-Ki-power = Destruye una de las ocho vecinas.
tile-Qu = Reina
tile-Qu-power = Gira todas las losetas en una dirección, hasta el borde.
tile-Pr = Princesa
tile-Pr-power = Gira todas las vecinas ortogonales, o todas las diagonales.
tile-Mi = Ministro
tile-Mi-power = Gira una de las ocho vecinas.
tile-Ge = General
tile-Ge-power = Destruye una vecina ortogonal.
tile-Wi = Mago
tile-Wi-power = Destruye una vecina diagonal.
tile-Ca = Castillo
tile-Ca-power = Escudo: ningún efecto lo alcanza.
tile-Hi = Hierofante
tile-Hi-power = Destruye una de las ocho vecinas.
tile-Cd = Cardenal
tile-Cd-power = Gira todas las losetas en una dirección, hasta el borde.
tile-St = Santo
tile-St-power = Gira todas las vecinas ortogonales, o todas las diagonales.
tile-Bi = Obispo
tile-Bi-power = Gira una de las ocho vecinas.
tile-Pa = Paladín
tile-Pa-power = Destruye una vecina ortogonal.
tile-Mo = Monje
tile-Mo-power = Destruye una vecina diagonal.
tile-Te = Templo
tile-Te-power = Escudo: ningún efecto lo alcanza.
tile-Ci = Ciudadano
tile-Ci-power = Sin efecto. Abre todas las partidas.
tile-Sm = Samurái
tile-Sm-power = Destierra una vecina ortogonal.
tile-Nj = Ninja
tile-Nj-power = Destierra una vecina diagonal.
tile-Ba = Bardo
tile-Ba-power = Usa de nuevo el efecto de una vecina ortogonal.
tile-Pe = Saltimbanqui
tile-Pe-power = Usa de nuevo el efecto de una vecina diagonal.
tile-Sh = Chamán
tile-Sh-power = Anula los efectos activos de sus vecinas ortogonales.
tile-So = Hechicera
tile-So-power = Anula los efectos activos de sus vecinas diagonales.
tile-Sg = Sabio
tile-Sg-power = Da un escudo a sus vecinas del oeste y del este.
tile-Wt = Bruja
tile-Wt-power = Recupera para tu zona uno de tus aliados del tablero.
tile-Ft = Adivina
tile-Ft-power = Gira las tres vecinas que tiene delante.
tile-Fa = Hada
tile-Fa-power = Mueve otra loseta a una casilla libre, sin girarla.
tile-As = Asesino
tile-As-power = Destierra una loseta de la zona rival.
tile-He = Ermitaño
tile-He-power = Lleva a tu zona una loseta descartada.
tile-Pt = Pirata
tile-Pt-power = Destruye una vecina que tenga escudo.
tile-Dr = Dragón
tile-Dr-power = Gira todas las vecinas.
tile-To = Torre
tile-To-power = Se coloca sobre uno de tus aliados, que pierde su efecto. Escudo.
tile-De = Muerte
tile-De-power = El bando que tiene a la Muerte como aliada al final pierde.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = el Rey
subject-Qu = la Reina
subject-Pr = la Princesa
subject-Mi = el Ministro
subject-Ge = el General
subject-Wi = el Mago
subject-Ca = el Castillo
subject-Hi = el Hierofante
subject-Cd = el Cardenal
subject-St = el Santo
subject-Bi = el Obispo
subject-Pa = el Paladín
subject-Mo = el Monje
subject-Te = el Templo
subject-Ci = el Ciudadano
subject-Sm = el Samurái
subject-Nj = el Ninja
subject-Ba = el Bardo
subject-Pe = el Saltimbanqui
subject-Sh = el Chamán
subject-So = la Hechicera
subject-Sg = el Sabio
subject-Wt = la Bruja
subject-Ft = la Adivina
subject-Fa = el Hada
subject-As = el Asesino
subject-He = el Ermitaño
subject-Pt = el Pirata
subject-Dr = el Dragón
subject-To = la Torre
subject-De = la Muerte
object-Ki = al Rey
object-Qu = a la Reina
object-Pr = a la Princesa
object-Mi = al Ministro
object-Ge = al General
object-Wi = al Mago
object-Ca = el Castillo
object-Hi = al Hierofante
object-Cd = al Cardenal
object-St = al Santo
object-Bi = al Obispo
object-Pa = al Paladín
object-Mo = al Monje
object-Te = el Templo
object-Ci = al Ciudadano
object-Sm = al Samurái
object-Nj = al Ninja
object-Ba = al Bardo
object-Pe = al Saltimbanqui
object-Sh = al Chamán
object-So = a la Hechicera
object-Sg = al Sabio
object-Wt = a la Bruja
object-Ft = a la Adivina
object-Fa = al Hada
object-As = al Asesino
object-He = al Ermitaño
object-Pt = al Pirata
object-Dr = al Dragón
object-To = la Torre
object-De = a la Muerte


## HI MI KI: las losetas de Caos

chaos-Mh = Maná de Fuego
object-chaos-Mh = el Maná de Fuego
chaos-Mh-power = Vuelca un cubo de tu color que muestre fuego.
chaos-Mm = Maná de Agua
object-chaos-Mm = el Maná de Agua
chaos-Mm-power = Vuelca un cubo de tu color que muestre agua.
chaos-Mk = Maná de Madera
object-chaos-Mk = el Maná de Madera
chaos-Mk-power = Vuelca un cubo de tu color que muestre madera.
chaos-Cj = Conjuro
object-chaos-Cj = el Conjuro
chaos-Cj-power = Gira un cubo rival en su sitio, como quieras; si toca el cubo activo, los dos se comparan de nuevo.
chaos-My = Yokai Mayor
object-chaos-My = el Yokai Mayor
chaos-My-power = Queda preparado: tras un vuelco posterior, enfréntate a un cubo a dos casillas como si fuera vecino.
chaos-My-power-first = Queda preparado: el próximo conflicto que tu cubo activo perdería se gana.
chaos-Cf = Confusión
object-chaos-Cf = la Confusión
chaos-Cf-power = Todos juegan su próximo turno, tú al final, con los cubos del otro color.
chaos-Gh = Puerta del Infierno
object-chaos-Gh = la Puerta del Infierno
chaos-Gh-power = El cubo que entra abandona la partida, y el turno termina.
chaos-Im = Impulso
object-chaos-Im = el Impulso
chaos-Im-power = El cubo que entra se vuelca una vez más, hacia donde elijas.
chaos-Tr = Transferencia
object-chaos-Tr = la Transferencia
chaos-Tr-power = El cubo que entra cambia de sitio con otro que elijas; los dos quedan activos.
chaos-Tr-power-first = El cubo que entra cambia de sitio con otro que elijas; solo él está activo.
chaos-Vx = Vórtice
object-chaos-Vx = el Vórtice
chaos-Vx-power = El cubo que entra gira sobre sí mismo.
chaos-Tp = Teletransporte
object-chaos-Tp = el Teletransporte
chaos-Tp-power = El cubo que entra se desliza dos casillas en línea recta, por encima de lo que haya.
chaos-Mi = Espejo
object-chaos-Mi = el Espejo
chaos-Mi-power = El cubo que entra pasa a la columna reflejada de su fila.


## HI MI KI: lo que hace Muk Yan

mukyan-multiple-strike = ataque múltiple
mukyan-strike = ataque
mukyan-threaten = amenaza
mukyan-influence = influencia
mukyan-block = bloqueo
mukyan-dodge = esquiva
mukyan-pressure = presión
mukyan-play-again = jugar otra vez
mukyan-offensive-move = movimiento ofensivo
mukyan-defensive-move = movimiento defensivo
mukyan-any-tilt = un vuelco cualquiera
mukyan-any-rotation = un giro cualquiera
mukyan-pass = pasar


## Terres de Yokai: habilidades y criaturas

sketch-call = Llamar
sketch-call-power = Pon el yokai superior de otra pila encima de esta.
sketch-distract = Distraer
sketch-distract-power = Gira el último boceto rival de esta pila a su otro color; pasa a esa pila.
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


## Opciones

option-mode = Modo
option-mode-note = Contra un rival, por equipos de dos o en solitario.
value-mode-duel = Duelo
value-mode-teams = Equipos
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Edición
option-edition-note = El reglamento que se sigue.
value-edition-revised = Revisada
value-edition-first = Primera
option-expert = Modo experto
option-expert-note = Jugar con las doce losetas de Caos.
option-puzzle = Reto
option-puzzle-note = Un reto del libro, como F01, o el texto de uno.
option-style = Estilo
option-style-note = Qué losetas neutrales participan, y a quién le tocan.
value-style-standard = Estándar
value-style-old = Estilo antiguo
value-style-random = Al azar
value-style-secret-random = Al azar en secreto
value-style-draft = Draft
value-style-secret-draft = Draft secreto
option-match = Encuentro
option-match-note = Cuántas partidas forman un encuentro.
value-match-two-wins = A dos victorias
value-match-single = Partida única
value-match-points = A puntos
option-games = Partidas
option-games-note = Cuántas partidas tiene un encuentro a puntos.
option-first = Quién empieza
option-first-note = Quién empieza la primera partida.
value-first-r = Realeza
value-first-l = Religión
value-first-random = Al azar
option-deck = Bocetos
option-deck-note = El reglamento no detalla las cartas: juega con la lista que suponemos, o con 36 cartas que elijas tú.
value-deck-assumed = Nuestra lista


## Niveles de juego y dificultad de los retos

level-1 = Renacuajo
level-1-note = Para tu primerísima partida: se equivoca sin parar.
level-2 = Gorrión
level-2-note = Ve lo que tiene delante, y a menudo se le escapa.
level-3 = Liebre
level-3-note = Rápida, pero no mira muy lejos.
level-4 = Tanuki
level-4-note = Conoce algunos trucos, y cae en los tuyos.
level-5 = Zorro
level-5-note = Astuto: castiga lo que dejas sin defensa.
level-6 = Grulla
level-6-note = Paciente, y rara vez se equivoca.
level-7 = Tengu
level-7-note = Un maestro que ve muy lejos.
level-8 = Yamabushi
level-8-note = El mejor que tenemos. Se toma su tiempo.
grade-F = Fácil
grade-M = Medio
grade-D = Difícil
grade-E = Experto


## Decisiones: HI MI KI

say-place = Cubo en { $square }: { $top } arriba, { $ns } norte-sur, { $ew } este-oeste
say-tilt = Volcar de { $from } a { $to }
say-pivot = Girar { $squares }
say-stop = Terminar el turno
say-use = Usar { $tile }
say-put = Colocar la loseta en { $square }
say-confront = Enfrentarse al cubo de { $square }
say-swap = Intercambiar con el cubo de { $square }
say-not-now = Ahora no
say-drawn = Sale: { $tile }
say-drawn-hidden = Se roba sin mostrar
say-rolled = Tirada: { $top } arriba, { $ns } norte-sur, { $ew } este-oeste
say-dice = Dados: negro { $black }, blanco { $white }
say-candidate = Sorteo: posibilidad { $number }


## Decisiones: Regality vs. Religion

say-lay = Colocar { $tile } en { $cell }
say-target = Elegir { $cell }
say-direction = Girar todas las losetas hacia el { $way }
say-orthogonal = Girar todas las vecinas ortogonales
say-diagonal = Girar todas las vecinas diagonales
say-apply = Usar el efecto
say-move = Mover la loseta de { $from } a { $to }
say-choose-tile = Elegir { $tile }
say-hidden-tile = Una loseta oculta
say-leave-effect = Renunciar al efecto
say-draft = Quedarse con { $tile }
say-first = Empezar la siguiente partida
say-second = Dejar que empiece el otro bando
say-begins = Empieza la { $side }


## Decisiones: Terres de Yokai

say-play = Jugar el boceto { $card } en la { $pile }
say-call = Llamar al yokai superior de la { $pile }
say-distract = Distraer: enviar el último boceto rival a su otro color
say-leave-ability = Renunciar a la habilidad
say-end-turn = Terminar el turno
say-draw-card = Se roba: { $card }
say-turn-up = Aparece { $yokai }
say-seat-begins = Empieza { $side }


## Resultados

result-won =
    { $count ->
        [one] Gana
       *[other] Ganan
    } { $who }{ $reason ->
        [resigned] { " " }por abandono
        [time] { " " }por tiempo
        [abandoned] { " " }por ausencia del rival
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Empate de común acuerdo
        [abandoned] Empate por ausencia
        [aborted] Partida cancelada
        [closed] Partida cerrada por quien administra el servidor
       *[rules] Empate
    }
result-solved = Resuelto
result-failed = Sin resolver

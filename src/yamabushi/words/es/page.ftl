### Las palabras de la página que no pertenecen a ningún juego en particular.


## En todas partes

page-skip = Ir al contenido
page-home = Página de inicio
page-nav = Páginas
page-rules = Reglas
page-loading = Un momento…
page-close = Cerrar
page-again = Reintentar
page-nothing = Aquí no hay nada.
page-no-answer = El servidor no responde. ¿Hay conexión?
page-failed = No ha funcionado.
page-compiling = Los motores se preparan: { $done } de { $total }
settings-title = Ajustes
settings-language = Idioma
settings-theme = Apariencia
theme-auto = como el sistema
theme-light = día
theme-dark = noche
settings-sound = Sonidos
settings-aids = Mostrar qué haría una jugada
settings-calm = Menos animaciones
settings-codes = Jugadas en notación
settings-pace = Ritmo de lo que ocurre
pace-brisk = ágil
pace-usual = normal
pace-slow = pausado
settings-notify = Avisarme cuando sea mi turno
about-title = Acerca de
about-what = Yamabushi es la casa de tres pequeños duelos de mesa. Se sabe sus reglas al dedillo, los juega contra ti a cualquier nivel y reúne a amigos en una pantalla o mediante un enlace.
about-games = Los juegos pertenecen a sus autores y a sus editoriales. Todas las imágenes y los textos de aquí son nuestros; donde un reglamento calla, nuestras aclaraciones dicen qué vale.
about-data = Solo este navegador recuerda tus mesas y tus resultados en los acertijos. El servidor guarda las jugadas de cada partida y lo que dices en la mesa, nada más.
about-free = Todo es software libre con licencia MIT: puedes alojarlo tú con un solo comando.


## La página de inicio

home-title = Tres duelos en una mesa
home-line = Contra un motor, contra un amigo a tu lado o contra un amigo lejano.
home-play = Jugar
home-rules = Las reglas de { $game }
own-title = Tus mesas
own-over = terminada
own-won = ganada
own-lost = perdida
own-drawn = empatada
own-turn = te toca
own-playing = deciden los demás
own-waiting = en espera
own-paused = en pausa
own-forget = Olvidar esta mesa de { $game }
own-fewer = Mostrar menos
own-all = Mostrar todas ({ $count })
open-title = Mesas abiertas
open-nobody = Ahora mismo no espera nadie. Pon tú una mesa abierta: elige un juego y luego «Cualquiera».
open-playing = En juego
open-seat = asiento libre
open-join = Unirse
open-watch = Mirar


## Se ha elegido un juego

chooser-against = ¿Contra quién?
chooser-alone = Empezar
chooser-screen = Un amigo en esta pantalla
chooser-screen-note = Por turnos, en la misma pantalla.
chooser-link = Un amigo, por enlace
chooser-link-note = Envía un enlace o muestra un código.
chooser-open = Cualquiera
chooser-open-note = Una mesa abierta que todos pueden encontrar.
chooser-options = Opciones
chooser-side = Tu bando
chooser-lot = por sorteo
chooser-clock = Reloj
chooser-name = Tu nombre
chooser-mode-duel = Tres cubos cada uno; gana quien antes llega a cinco puntos.
chooser-mode-teams = Dos contra dos, cuatro cubos por bando; los compañeros guardan silencio.
chooser-mode-mukyan = En solitario contra un viejo maestro que obedece a sus dados.
clock-none = sin reloj
clock-quick = 5 minutos, más 5 segundos por turno
clock-calm = 20 minutos, más 10 segundos por turno
clock-days = un día por turno
join-asked = ¿Quieres jugar con { $who }?
join-free = Hay un asiento libre.
join-late = Ya están ocupados todos los asientos.
join-sit = Sentarse
join-watch = Solo mirar


## En una mesa

table-guest = Invitado
table-who = { $title } ({ $name })
table-open-seat = { $title } (asiento libre)
table-your-turn = Te toca.
table-decides = Le toca a { $who }.
table-thinks = { $who } está pensando.
table-chance = Decide el azar.
turn-waiting = Esperando a que alguien se siente.
turn-paused = La partida está en pausa.
table-past = Estás mirando atrás, en la entrada { $version }.
table-now = Volver al presente
table-you = tú
table-away = ausente
table-clock = Reloj de { $who }
table-watchers =
    { $count ->
        [one] una persona está mirando
       *[other] { $count } personas están mirando
    }
table-you-watch = Estás mirando.
table-broken = Se ha cortado la conexión; intentamos restablecerla. No se ha perdido nada.
result-score = Marcador: { $score }
result-you-win =
    { $reason ->
        [resigned] Ganas por abandono
        [time] Ganas por tiempo
        [agreed] Ganas de común acuerdo
        [abandoned] Ganas por ausencia
       *[rules] ¡Ganas!
    }
result-you-lose =
    { $reason ->
        [resigned] Pierdes por abandono
        [time] Pierdes por tiempo
        [agreed] Pierdes de común acuerdo
        [abandoned] Pierdes por ausencia
       *[rules] Pierdes
    }
end-title = Y ahora
end-next-game = Siguiente partida
end-next-level = Siguiente nivel: { $level }
end-analyse = Análisis
start-chosen = { $who } ha elegido cómo empieza esta partida. No cuenta para ninguna clasificación.
start-chosen-hidden = { $who } ha elegido cómo empieza esta partida y quizá sepa lo que está oculto. No cuenta para ninguna clasificación.
curtain-line = Manos ocultas: ahora solo debe mirar una persona.
curtain-hand = Soy { $who }: mostrar mi mano
invite-title = Invitar a alguien
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-code = Código QR
invite-code-alt = El enlace como código QR
invite-public = Todos pueden encontrar esta mesa en la página de inicio.
offer-made = Propuesta de { $who }: { $matter }.
offer-accept = Aceptar
offer-decline = Rechazar
offer-withdraw = Retirar
matter-draw = un empate
matter-takeback = retirar una jugada
matter-pause = una pausa
matter-resign = abandonar
matter-rematch = otra partida
controls-title = En la mesa
controls-hint = Pista
controls-undo = Deshacer
controls-takeback = Pedir retirar la jugada
controls-draw = Proponer un empate
controls-pause = Pausa
controls-resume = Reanudar
controls-resign = Abandonar
controls-resign-sure = ¿Abandonar de verdad?
controls-claim-win = Reclamar la victoria
controls-claim-draw = Reclamar el empate
controls-claim-engine = Sentar a un motor
controls-leave = Dejar la mesa
controls-penalty = { $who } ha hablado
controls-rematch = ¿Otra partida?
controls-again = Jugar de nuevo
controls-retry = Reintentar
controls-to-rematch = Ir a la nueva partida
controls-play-from = Jugar desde aquí
controls-flip = Girar el tablero
controls-record = Descargar la partida
controls-link = Enlace para espectadores
controls-link-failed = No se ha podido copiar el enlace. Aquí está: { $link }
controls-not-yet = No te toca.
controls-no-undo = No hay jugada que retirar.
controls-no-past = Vuelve antes a una jugada.
hint-title = Pista
hint-thinking = Pensando…
hint-on-server = Pensando en el servidor…
hint-depth =
    { $depth ->
        [one] Ha mirado { $depth } jugada más allá
       *[other] Ha mirado { $depth } jugadas más allá
    }
hint-wins = gana
hint-loses = pierde
hint-draws = empata
moves-title =
    { $count ->
        [one] La única jugada, en palabras
       *[other] Las { $count } jugadas, en palabras
    }
moves-find = Escribe una jugada
moves-play = Jugar
moves-several = Encaja más de una jugada; concreta un poco más.
moves-none = No encaja ninguna jugada.
log-title = Jugadas
log-first = Ir al principio
log-back = Una jugada atrás
log-forward = Una jugada adelante
log-last = Ir al presente
log-came = { $what }: { $came }
log-struck = retirada: { $what }
log-accept = { $who } acepta { $matter }.
log-set-up =
    { $count ->
        [one] Preparación: una entrada
       *[other] Preparación: { $count } entradas
    }
log-draws =
    { $count ->
        [one] un robo
       *[other] { $count } robos
    }
log-act = { $who }: { $what }.
log-chance = Azar: { $what }.
log-begin = Empieza la partida.
log-offer = { $who } propone { $matter }.
log-decline = { $who } rechaza { $matter }.
log-penalty = Un punto contra { $who }.
log-rewind = Jugada retirada.
log-draw = Empate de común acuerdo.
log-pause = Una pausa.
log-resume = La partida sigue.
log-rematch = Hay una nueva partida en la mesa.
log-resign = { $who } abandona.
log-flag = { $who } se ha quedado sin tiempo.
log-abandon = { $who } se ha ido.
log-replace = Un motor ocupa el asiento de { $who }.
chat-title = Chat
chat-words = Tu mensaje
chat-say = Enviar
chat-watching = mirando
chat-partners = Los compañeros guardan silencio mientras juegan.
chat-mute = Silenciar a { $who }
chat-unmute = Volver a oír a { $who }


## Acertijos y reglas

book-title = Mindlock
book-line = Acertijos en solitario, desde el primer vuelco hasta noches de cavilación. Cada PAR está demostrado.
book-open = Abrir el libro
book-how = Tus cubos blancos deben eliminar todos los negros sin gastar más jugadas que el PAR. Jugar otra vez es gratis.
book-next = Siguiente acertijo: { $name }
book-grades = Dificultad
book-puzzle = { $name }, PAR { $par }, { $state }
book-solved =
    { $moves ->
        [one] resuelto en una jugada
       *[other] resuelto en { $moves } jugadas
    }
book-tried = intentado
book-new = sin intentar
book-own = Un acertijo tuyo, como texto
book-check = Demostrarlo
book-hopeless = No tiene solución.
book-proved = Se resuelve en { $least ->
        [one] una jugada
       *[other] { $least } jugadas
    }; soluciones más cortas: { $solutions }.
puzzle-title = Acertijo { $name }
puzzle-own = Tu propio acertijo
puzzle-moves = Jugadas
puzzle-best = Tu récord
puzzle-goal =
    { $par ->
        [one] Elimina todos los cubos negros en una jugada.
       *[other] Elimina todos los cubos negros en { $par } jugadas como mucho.
    }
puzzle-wanted = Influencias que debes tomar: { $elements }
puzzle-hopeless = Desde aquí ya no tiene solución. Deshaz una jugada.
puzzle-searching = Buscando: { NUMBER($positions) } posiciones…
puzzle-stop = Detener
puzzle-solution = Solución
puzzle-next = Siguiente acertijo
puzzle-anew = Empezar de nuevo
rules-part = Sección
rules-rulings = Aclaraciones

### Las palabras de la página que no pertenecen a ningún juego en particular.


## En todas partes

page-skip = Ir al contenido
page-home = Página de inicio
page-nav = Páginas
page-menu = Menú
page-club = Club
page-rules = Reglas
page-loading = Un momento…
page-close = Cerrar
page-new-tab = { $what }, se abre en otra pestaña
page-labelled = { $what }: { $detail }
page-clauses = { $one }; { $other }
page-again = Reintentar
page-nothing = Aquí no hay nada.
page-nowhere = Esta página no existe. Quizá la dirección esté mal escrita.
page-no-answer = El servidor no responde. ¿Tienes conexión?
page-failed = No ha funcionado.
page-compiling = Preparando: { $done } de { $total }
settings-title = Ajustes
settings-language = Idioma
settings-theme = Apariencia
theme-auto = Como mi dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-plain = Tableros sencillos, alto contraste
settings-sound = Sonidos
settings-aids = Mostrar qué haría una jugada
settings-twice = Confirmar cada jugada con un segundo toque
settings-notes = Notas en las primeras partidas
settings-calm = Menos animaciones
settings-codes = Jugadas en notación
settings-pace = Velocidad de las jugadas
pace-brisk = rápida
pace-usual = normal
pace-slow = lenta
settings-notify = Avisarme cuando sea mi turno
keys-title = Teclas
keys-arrows = Flechas
keys-tab = De una parte a la siguiente
keys-enter = Elegir o jugar
keys-escape = Dejarlo o cerrar
keys-walk = Por el tablero, las cartas o las losetas
keys-moves = Junto al tablero: una jugada atrás o adelante
keys-help = Mostrar estas teclas
about-title = Acerca de
about-what = Yamabushi es la casa de tres pequeños duelos de mesa. Se sabe sus reglas al dedillo, los juega contra ti a cualquier nivel y reúne a amigos en una pantalla o mediante un enlace.
about-games = Los juegos pertenecen a sus autores y a sus editoriales. Todas las imágenes y los textos de aquí son nuestros; donde un reglamento calla, valen nuestras aclaraciones.
about-data = Sin cuenta, solo este navegador recuerda tus mesas y tus resultados en los retos. El servidor guarda las jugadas de cada partida y lo que se dice en la mesa; de una cuenta guarda además el nombre, los retos resueltos y la contraseña, en una forma que nadie puede leer.
about-free = Todo es software libre con licencia MIT: puedes alojarlo tú con un solo comando.
announced-title = Anuncios
bot-mark = bot
bot-name = { $name } (bot)
conduct-title = Normas de conducta
person-about = { $name }: denunciar o bloquear


## La página de inicio

home-title = Tres duelos, una mesa
home-line = Contra el ordenador, un amigo a tu lado o un amigo a distancia.
home-play = Jugar
home-rules = Las reglas de { $game }
home-people = Jugar con otros
turns-title = Te toca
turns-count = { $count ->
    [one] una partida te espera
   *[other] { $count } partidas te esperan
}
featured-title = Una partida en curso
featured-over = La última partida terminada
featured-replay = Volver a verla
watch-all = Todas las partidas que se pueden ver
watch-title = Ver partidas
own-title = Tus mesas
own-over = terminada
own-won = ganada
own-lost = perdida
own-drawn = empatada
own-aborted = cancelada
own-turn = te toca
own-playing = les toca a los demás
own-waiting = en espera
own-paused = en pausa
own-forget = Quitar de la lista esta mesa de { $game }
own-fewer = Mostrar menos
own-all = Mostrar todas ({ $count })
open-title = Mesas abiertas
open-nobody = Abre una mesa y mira quién se sienta: elige un juego y luego «Cualquiera».
open-playing = Partidas en curso
open-seat = asiento libre
open-join = Unirse
open-watch = Ver


## Se ha elegido un juego

chooser-against = ¿Contra quién?
chooser-alone = Empezar
chooser-screen = Un amigo en esta pantalla
chooser-screen-note = Por turnos, en la misma pantalla.
chooser-link = Un amigo, por enlace
chooser-link-note = Envía un enlace o muestra un código.
chooser-open = Cualquiera
chooser-open-note = Una mesa abierta que todos pueden encontrar.
chooser-computer = El ordenador
chooser-mix = O elige quién ocupa cada asiento:
chooser-mix-label = Equipos mixtos
mix-here = alguien en esta pantalla
mix-link = alguien, por enlace
chooser-options = Opciones
chooser-side = Juegas como
chooser-lot = Al azar
chooser-clock = Reloj
chooser-name = Tu nombre
chooser-mode-duel = Tres cubos cada uno; gana quien antes llega a cinco puntos.
chooser-mode-teams = Dos contra dos, cuatro cubos por equipo; los compañeros no se hablan.
chooser-mode-mukyan = En solitario, contra un muñeco de entrenamiento que obedece a sus dados.
clock-none = sin reloj
clock-quick = 5 minutos, más 5 segundos por turno
clock-calm = 20 minutos, más 10 segundos por turno
clock-days = un día por turno
clock-days-note = Solo con alguien que juegue por enlace; si no, no hay reloj.
time-hours = { $hours } h { $minutes }
time-days = { $days } d { $hours } h
join-asked = ¿Quieres jugar con { $who }?
join-free = Hay un asiento libre.
join-side = Tu bando: { $side }
join-sides = Asientos libres: { $sides }
join-late = Ya están ocupados todos los asientos.
join-new = ¿Es nuevo para ti?
join-sit = Sentarse
join-watch = Solo ver


## En una mesa

table-guest = Invitado
table-gone = alguien
table-who = { $title } ({ $name })
table-open-seat = { $title } (asiento libre)
table-your-turn = Te toca.
table-decides = Le toca a { $who }.
table-thinks = { $who } está pensando.
table-chance = Decide el azar.
turn-waiting = Esperando a que alguien se siente.
turn-paused = La partida está en pausa.
table-past = Estás repasando la partida, en el paso { $version }.
table-now = Volver a la partida
table-you = tú
table-rating = clasificación
table-away = ausente
table-clock = Reloj de { $who }
table-watchers =
    { $count ->
        [one] una persona está viendo la partida
       *[other] { $count } personas están viendo la partida
    }
table-you-watch = Estás viendo la partida.
table-broken = Conexión interrumpida; reconectando. No se pierde nada.
result-score = Marcador: { $score }
result-aborted = Aún no han jugado todos, así que la partida no cuenta.
result-weight = Cuenta un { $percent }, porque estas personas juegan a menudo entre sí.
result-you-win =
    { $reason ->
        [resigned] Ganas por abandono
        [time] Ganas por tiempo
        [abandoned] Ganas: tu rival se ha marchado
       *[rules] ¡Has ganado!
    }
result-you-lose =
    { $reason ->
        [resigned] Pierdes por abandono
        [time] Pierdes por tiempo
        [abandoned] Pierdes: has estado ausente demasiado tiempo
       *[rules] Has perdido
    }
home-lobby = Buscar rival
home-lobby-line = Elige juego y tiempo, y juega con quien busque lo mismo; o reta a alguien por su nombre.
home-tournaments = Torneos
home-tournaments-line = Para una tarde de club: todos contra todos o suizo, en solitario o en equipo, con un enlace para apuntarse.
home-tournaments-open = Ver los torneos
end-tournament = Ver el torneo
end-title = ¿Y ahora?
end-next-game = Siguiente partida
end-next-level = Siguiente nivel: { $level }
end-analyse = Análisis
end-turned = El giro llegó en la jugada { $number }
start-chosen = { $who } ha elegido cómo empieza esta partida. No cuenta para la clasificación.
start-chosen-hidden = { $who } ha elegido cómo empieza esta partida y quizá sepa lo que está oculto. No cuenta para la clasificación.
curtain-line = Manos ocultas: ahora solo debe mirar una persona.
curtain-hand = Soy { $who }: mostrar mi mano
invite-title = Invitar a alguien
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-code = Código QR
invite-code-alt = El enlace como código QR
invite-public = Todos pueden encontrar esta mesa en la página de inicio.
offer-made =
    { $matter ->
        [draw] Empate propuesto por { $who }.
        [takeback] Deshacer una jugada: petición de { $who }.
        [pause] Pausa propuesta por { $who }.
        [resign] Abandono propuesto por { $who }.
       *[rematch] Revancha propuesta por { $who }.
    }
offer-own =
    { $matter ->
        [draw] Propones empate.
        [takeback] Pides deshacer una jugada.
        [pause] Propones una pausa.
        [resign] Propones abandonar.
       *[rematch] Propones la revancha.
    }
offer-accept = Aceptar
offer-decline = Rechazar
offer-withdraw = Retirar
confirm-play = Jugar
confirm-drop = No
controls-title = En la mesa
controls-more = Más
controls-hint = Pista
controls-undo = Deshacer
controls-takeback = Deshacer jugada
controls-draw = Proponer empate
controls-pause = Pausa
controls-resume = Reanudar
controls-resign = Abandonar
controls-resign-sure = ¿Abandonar de verdad?
controls-resign-no = No, seguir jugando
controls-abort = Cancelar
controls-abort-sure = ¿Cancelar de verdad?
controls-claim-win = Reclamar la victoria
controls-claim-draw = Reclamar el empate
controls-claim-abort = Cancelar: el rival se ha ido
controls-claim-engine = Que juegue el ordenador
controls-leave = Dejar la mesa
controls-penalty = { $who } ha hablado
controls-penalty-sure = ¿Un punto contra { $who }?
controls-rematch = Revancha
controls-again = Volver a jugar
controls-retry = Reintentar
controls-to-rematch = Ir a la nueva partida
controls-play-from = Jugar desde aquí
controls-flip = Girar el tablero
controls-record = Descargar la partida
controls-link = Enlace para espectadores
controls-link-failed = No se ha podido copiar el enlace. Aquí está: { $link }
controls-not-yet = No te toca.
controls-no-undo = No hay ninguna jugada que deshacer.
controls-no-past = Vuelve antes a una jugada anterior.
controls-back = Estás repasando la partida; vuelve antes a la jugada actual.
controls-offered = Ya lo has propuesto.
controls-covered = Las manos están tapadas: antes toma la pantalla quien tiene el turno.
hint-title = Pista
hint-none = Muestra la mejor jugada.
hint-thinking = Pensando…
hint-on-server = El servidor está pensando…
hint-depth =
    { $depth ->
        [one] { $depth } jugada calculada por adelantado
       *[other] { $depth } jugadas calculadas por adelantado
    }
hint-wins = gana
hint-loses = pierde
hint-draws = empata
hint-chance = { $percent } de probabilidad de ganar
hint-marked = jugada recomendada
hint-best = Recomendado: { $what }
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
log-steps = Repasar las jugadas
log-first = Inicio de la partida
log-back = Jugada anterior
log-forward = Jugada siguiente
log-last = Última jugada
log-why = Qué ha pasado, y por qué
log-why-rule = Regla
log-came = { $what }: { $came }
log-struck = deshecha: { $what }
log-accept =
    { $matter ->
        [draw] { $who } acepta el empate.
        [takeback] { $who } acepta deshacer la jugada.
        [pause] { $who } acepta la pausa.
        [resign] { $who } acepta abandonar.
       *[rematch] { $who } acepta la revancha.
    }
log-set-up =
    { $count ->
        [one] Preparación: un paso
       *[other] Preparación: { $count } pasos
    }
log-draws =
    { $count ->
        [one] un sorteo
       *[other] { $count } sorteos
    }
log-act = { $who }: { $what }.
log-chance = Azar: { $what }.
log-begin = Empieza la partida.
log-offer =
    { $matter ->
        [draw] { $who } propone empate.
        [takeback] { $who } pide deshacer una jugada.
        [pause] { $who } pide una pausa.
        [resign] { $who } querría abandonar.
       *[rematch] { $who } propone la revancha.
    }
log-decline =
    { $matter ->
        [draw] { $who } rechaza el empate.
        [takeback] { $who } no acepta deshacer la jugada.
        [pause] { $who } rechaza la pausa.
        [resign] { $who } no quiere abandonar.
       *[rematch] { $who } no quiere la revancha.
    }
log-penalty = { $who } ha hablado: un punto para el otro equipo.
log-rewind = Jugada deshecha.
log-draw = Empate de común acuerdo.
log-pause = La partida está en pausa.
log-resume = La partida se reanuda.
log-rematch = Hay una nueva partida lista.
log-resign = { $who } abandona.
log-flag = { $who } se ha quedado sin tiempo.
log-abandon = { $who } se ha ido.
log-abort =
    { $why ->
        [time] { $who } no ha jugado a tiempo. La partida queda cancelada.
        [abandoned] { $who } se ha ido. La partida queda cancelada.
       *[resigned] { $who } cancela la partida.
    }
log-close = Quien administra este servidor ha cerrado la mesa.
log-replace = El ordenador juega en lugar de { $who }.
log-casual = { $who } ha pedido ayuda al ordenador: esta partida ya no cuenta para la clasificación.
chat-title = Chat
chat-words = Tu mensaje
chat-say = Enviar
chat-said = { $who } dice: { $words }
chat-watching = mirando
chat-partners = Los compañeros no se hablan mientras juegan.
chat-title-watching = Chat de quienes miran
chat-apart = Quienes juegan leen esto solo después de la partida.
chat-mute = Silenciar a { $who }
chat-unmute = Dejar de silenciar a { $who }
chat-unread =
    { $count ->
        [one] { $count } nuevo
       *[other] { $count } nuevos
    }
controls-chat-unread =
    { $count ->
        [one] Chat, { $count } mensaje nuevo
       *[other] Chat, { $count } mensajes nuevos
    }


## Acertijos y reglas

book-title = Mindlock
book-line = Retos en solitario, desde el primer vuelco hasta noches en vela. Cada PAR está demostrado.
book-open = Abrir el libro
book-how = Tus cubos blancos deben eliminar todos los negros sin superar el PAR. Jugar otra vez no cuesta nada.
book-next = Siguiente reto: { $name }
book-grades = Dificultad
book-solved =
    { $moves ->
        [one] resuelto en una jugada
       *[other] resuelto en { $moves } jugadas
    }
book-tried = intentado
book-new = sin intentar
book-own = Un reto tuyo, como texto
book-check = Demostrarlo
book-hopeless = No tiene solución.
book-proved = Se resuelve en { $least ->
        [one] una jugada
       *[other] { $least } jugadas
    }; soluciones más cortas: { $solutions }.
puzzle-title = Reto { $name }
puzzle-own = Tu propio reto
puzzle-moves = Jugadas
puzzle-best = Tu récord
puzzle-goal =
    { $par ->
        [one] Elimina todos los cubos negros en una jugada.
       *[other] Elimina todos los cubos negros en { $par } jugadas como mucho.
    }
puzzle-aim =
    { $par ->
        [one] Resuélvelo en una jugada
       *[other] Resuélvelo en { $par } jugadas como mucho
    }
puzzle-wanted = Influencias que debes tomar: { $elements }
puzzle-hopeless = Desde aquí ya no tiene solución. Deshaz una jugada.
puzzle-no-move = No quedan jugadas: sin resolver.
puzzle-take-back = Deshacer
puzzle-begin-again = Empezar de nuevo
puzzle-searching = Buscando: { NUMBER($positions) } posiciones…
puzzle-stop = Detener
puzzle-solution = Solución
puzzle-next = Siguiente reto
rules-part = Sección
rules-rulings = Aclaraciones
board-tap-again = Toca otra vez para confirmar.

# Ratings
rated = clasificatoria
chooser-rated = Clasificatoria
chooser-rated-note = Cuenta para la clasificación; no se puede deshacer nada.
hint-casual = Esta partida cuenta para la clasificación. Si pides una pista, dejará de contar.
table-is-rated = Esta partida cuenta para la clasificación.
join-rated = Esta partida cuenta para la clasificación: necesitas una cuenta, y no se puede deshacer nada.

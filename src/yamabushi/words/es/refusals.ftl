### Por qué se ha rechazado algo. Las claves vienen de en/refusals.ftl.

account-alike = El nombre { $name } se parece demasiado a uno ya ocupado.
account-guessable = Esa contraseña es una de las primeras que cualquiera probaría; elige otra.
account-no-seat = No tienes asiento en esa mesa.
account-none = No hay ninguna cuenta con el nombre { $name }.
account-reserved = El nombre { $name } designa al ordenador, al anfitrión o a un invitado; elige otro.
account-taken = El nombre { $name } ya está ocupado.
account-unknown = No has iniciado sesión.
account-unseen = Un nombre debe tener al menos un carácter visible.
account-wrong = El nombre o la contraseña no son correctos.
analysis-curtain = En una sola pantalla, con manos ocultas, nadie puede consultar al ordenador.
analysis-here = Los navegadores no pueden analizar este juego; el servidor sí.
analysis-nobody = Ahí no decide nadie.
analysis-puzzle = Un reto tiene su propio solucionador; el ordenador no lo juega.
analysis-turn = No te toca.
analysis-unfair = Mientras otros juegan, nadie puede consultar al ordenador.
arena-died = Un proceso ha terminado solo, quizá por falta de memoria; prueba con menos --jobs.
arena-different = Estos archivos son de juegos distintos, que no caben en una misma clasificación: { $games }.
arena-file = { $file } no se puede usar: { $problem }.
arena-no-games = No hay a quién clasificar: estos archivos no contienen ningún par de partidas entre dos jugadores.
arena-one = Este juego se juega en solitario; indica un jugador y no { $count }.
arena-opening = Una apertura de { $opening } decisiones al azar es demasiado larga: la partida acaba antes.
arena-other = { $file } contiene otras partidas (allí { $name } es { $theirs }, no { $ours }); indica otro archivo.
arena-sides = En la arena se enfrentan dos bandos; { $game } tiene { $count }.
arena-sprt = Una prueba necesita dos diferencias de Elo, primero la menor, y no { $elo0 } { $elo1 }.
arena-two = Este juego tiene dos bandos; indica dos jugadores, como en: arena { $game } greedy random.
arena-write = { $file } no se puede escribir: { $problem }.
backup-file = { $file } no sirve como copia de seguridad: { $problem }.
backup-empty = { $place } no contiene mesas ni cuentas. Si es lo que quieres, añade --empty; no se ha escrito nada.
backup-form = La copia tiene la forma { $theirs } y la base de datos la forma { $ours }; restáurala en una base vacía, o lleva esta hasta allí con: yamabushi migrate { $theirs }.
backup-replace = La base de datos ya contiene algo: { $contents }. Para sustituirlo todo, añade --replace.
bench-browser = WebAssembly se mide en un clon con la página construida; aquí no hay ninguno.
bench-part = No hay ninguna medición de { $name }; hay { $names }.
block-many = Ya bloqueas a { $most }; desbloquea antes a alguien.
block-no-name = No hay ninguna cuenta con el nombre { $name }.
block-nobody = Quien está ahí no tiene cuenta; puedes silenciarlo en la mesa.
block-yourself = Esa cuenta es la tuya.
bot-by-hand = Esta es la cuenta de un bot: juega con su token, y nadie juega con ella a mano.
bot-challenges = Un bot acepta todos los retos (all), los que no cuentan para la clasificación (casual) o ninguno (none), y no { $text }.
bot-engine = Un motor es level:{ $low } a level:{ $high }, o ugi: y un comando, y no { $text }.
bot-engine-gone = El motor { $command } no responde como manda UGI.
bot-file = No se puede leer el token de { $file }: { $problem }.
bot-games = Un bot juega como máximo { $most } partidas a la vez; termina antes una.
bot-has-played = Alguien ya ha jugado con esta cuenta; un bot necesita la suya.
bot-no-token = Ese token no existe.
bot-refused = El servidor lo rechaza: { $sentence }
bot-server = { $server } no es la dirección de un servidor; una es, por ejemplo, http://127.0.0.1:8420.
bot-tokens = Un bot tiene como máximo { $most } tokens, y solo los tiene un bot; revoca antes uno.
challenge-bots = Ya hay { $most } bots esperando su respuesta; inténtalo más tarde.
challenge-closed = No puedes retar a esa persona.
challenge-none = Ese reto ya no existe.
challenge-too-many = Ya tienes { $most } retos abiertos; retira uno primero.
cli-language = No hay ningún idioma { $name }; hay { $names }.
cli-learn-first = Este es el primer paso del curso; antes no hay ninguno.
cli-neither = { $text } no es ni un juego ni un archivo; los juegos son { $games }.
cli-no-advice = Aquí no hay consejos; `yamabushi mindlock` tiene pistas y soluciones.
cli-no-database = En { $place } no hay ninguna base de datos de Yamabushi; no se ha creado nada. Indica la del servidor con --data, --database o --config.
cli-no-kernels = Las reglas de { $game } no son núcleos compilados; solo esos se pueden contar.
cli-no-threat = Nadie puede decir qué amenaza hay aquí: solo al comienzo de un turno y si el rival no oculta nada.
cli-no-value = La opción --{ $option } necesita un valor, como en --{ $option } { $example }.
cli-not-sure = No se ha cambiado nada: antes hay que confirmarlo y nadie puede responder. Para confirmar, añade --yes.
cli-not-done = No se ha cambiado nada.
cli-number = En la lista no hay ningún número { $word }; va de 1 a { $last }.
cli-only-position = La opción --{ $option } vale para una posición, no para el registro de una partida.
cli-only-record = La opción --{ $option } vale para el registro de una partida, no para una posición.
cli-opponent = No hay ningún rival { $name }; hay { $names }.
cli-paid = No queda ninguna jugada, y { $action } cuesta una. Son gratis: { $free }.
cli-resume-game = { $file } es una partida de { $theirs }, no de { $ours }.
cli-save = La partida no se puede guardar como { $file }: { $problem }.
cli-seat = No hay ningún asiento { $name }; hay { $names }, o random.
cli-several = { $word } puede querer decir { $moves }; escribe una de ellas.
cli-stray = { $word } no es ni una opción ni su valor; las opciones se escriben como --style old.
cli-undo = No hay nada que deshacer: aún no has jugado.
cli-why = No hay nada que explicar: `why` trata de lo que ha pasado, `why 2` del paso anterior.
cli-word = { $word } no es aquí ni una jugada ni un comando; `help` dice qué puedes escribir.
clock-increment = Un reloj del tipo { $kind } añade de 0 a { $high } segundos por turno, y no { $value }.
clock-time = Un reloj del tipo { $kind } admite de { $low } a { $high } segundos, y no { $value }.
community-apart = No puedes sentarte a esa mesa.
community-banned = No puedes participar aquí hasta el { $until }; motivo indicado: «{ $reason }».
community-banned-for-good = Ya no puedes participar aquí; motivo indicado: «{ $reason }».
compile-failed = Lo que necesita { $games } no se ha podido compilar; se juega sin ello, más despacio.
conduct-file = No se pueden leer las normas de conducta de { $file }: { $problem }.
database-address = En esa dirección no se encuentra la base de datos; una dirección es como postgresql://user:word@host/name.
database-driver = PostgreSQL necesita más paquetes. En el clon de Yamabushi, ejecuta: pip install '.[cluster]'.
database-folder = No se puede crear la carpeta { $folder } para los datos del servidor: { $problem }.
database-newer = La base de datos es de un Yamabushi más nuevo: su forma { $theirs } no se conoce aquí; la más nueva es { $ours }.
database-revision = La base de datos no tiene ninguna forma { $name }; hay { $names }.
database-unreachable = La base de datos { $address } no se puede usar: { $problem }
engine-died = La búsqueda se ha interrumpido; vuelve a preguntar.
engine-idle-chance = le toca al azar
engine-idle-over = la partida ha terminado
engine-idle-turn = no le toca a este asiento
engine-late = El motor lleva demasiado tiempo sin responder; vuelve a preguntar un poco más tarde.
engine-nobody = No hay nada en que pensar: { $reason }.
engine-player = No hay ningún jugador { $name }; hay { $names }, y de level:{ $lowest } a level:{ $highest }.
game-failed = { $game } tiene un fallo, y eso no se puede jugar aquí: { $problem }.
game-unknown = No hay ningún juego { $name }; hay { $games }.
guard-origin = Este servidor no acepta peticiones de otros sitios.
guard-too-long = Es demasiado largo: { $most } bytes como máximo.
guard-too-much = Demasiadas peticiones; espera un poco.
hall-no-table = Esa mesa no existe.
hall-rules = Esa partida empezó con las reglas { $theirs } de { $game }; aquí rigen las reglas { $ours }, que no pueden continuarla.
hall-unreadable = Esta versión no sabe leer lo que hay guardado de esa mesa.
himiki-book-name = ahí se escribe el nombre de un reto del libro, como F01, o el texto de un reto
himiki-book-none = ese reto no está en el libro; hay { $names }
himiki-due-again = se puede jugar otra vez, o parar
himiki-due-candidate = el azar elige entre las jugadas posibles de Muk Yan
himiki-due-confront = el Yokai Mayor puede enfrentarse a un cubo, o no
himiki-due-conjure = hay que girar un cubo del otro color
himiki-due-dice = se tiran los dados de Muk Yan
himiki-due-draw = el azar roba una loseta de Caos
himiki-due-impel = el Impulso vuelca el cubo una vez más
himiki-due-mana = el maná vuelca un cubo que muestra su elemento
himiki-due-move = hay que volcar un cubo, o girar uno o varios
himiki-due-order = los cubos de un giro se escriben una vez cada uno, en el orden de sus casillas
himiki-due-place = hay que colocar un cubo en una casilla de salida
himiki-due-put = hay que colocar la loseta de terreno en una casilla vacía
himiki-due-slide = el Teletransporte desliza el cubo dos casillas
himiki-due-swap = la Transferencia intercambia el cubo con otro
himiki-due-tile = se puede usar una loseta de Caos, o no
himiki-no-cube = No hay ningún cubo en { $square }.
himiki-no-pivot = Después de un giro, el siguiente movimiento no puede ser un giro; se puede jugar { $possible }.
himiki-no-such-decision = { $action } no es una jugada de este juego; aquí puedes jugar { $possible }.
himiki-not-back = Al jugar otra vez, el cubo de { $square } no puede volver a { $left }.
himiki-not-confused = En Confusión juegas los cubos del otro color; el de { $square } es tuyo.
himiki-not-now = { $action } no es posible ahora: { $due }; se puede jugar { $possible }.
himiki-not-yours = El cubo de { $square } no es tuyo.
himiki-one-pivot = En la Confusión solo se gira un cubo.
himiki-other-half = En este turno el cubo de { $square } es de quien juega contigo; tú juegas los de tu mitad.
himiki-over = La partida ha terminado; ya no se puede jugar nada.
himiki-penalty = Aquí no hay penalización: { $problem }.
himiki-penalty-late = la partida ha terminado
himiki-penalty-mode = solo hay penalizaciones en equipos
himiki-penalty-side = va contra w o b
himiki-puzzle-black = Negro tiene { $count } cubos, y ha de tener de 1 a { $most }
himiki-puzzle-cube = { $word } no es un cubo; un cubo se escribe como C4HKM, una casilla y los elementos de sus tres ejes
himiki-puzzle-edition = la edición es revised o first, no { $word }
himiki-puzzle-event = { $tile } no es una de las losetas de evento que valen aquí: { $tiles }
himiki-puzzle-hand = { $word } no es una serie de losetas de evento como MhCj
himiki-puzzle-headlock = un headlock no tiene influencias
himiki-puzzle-influences = las influencias son las de H, M y K que están en juego, como { $example }, no { $word }; o bien headlock
himiki-puzzle-long = el texto tiene { $count } caracteres; se permiten { $most } como máximo
himiki-puzzle-on-terrain = hay un cubo sobre { $tile } en { $square }; el terreno se pone en casillas libres
himiki-puzzle-one-tile = solo hay una loseta { $tile }
himiki-puzzle-par = el PAR es un número entero de 1 a { $most }, como par=3, no { $word }
himiki-puzzle-part = { $word } no es nada de esto: { $parts }
himiki-puzzle-sides = empieza con los cubos blancos, una / y los negros, como C4HKM/B3KMH,D3MHK par=3 headlock
himiki-puzzle-slashes = { $word } tiene más de una /
himiki-puzzle-terrain = { $word } no es un terreno; un terreno se escribe como C3Im, uno de { $tiles }, con + entre ellos
himiki-puzzle-twice = { $part } está dos veces
himiki-puzzle-two-cubes = hay dos cubos en { $square }
himiki-puzzle-two-tiles = hay dos losetas en { $square }
himiki-puzzle-white = Blanco tiene { $count } cubos, y ha de tener de 1 a { $most }
himiki-taken = { $square } no está libre.
himiki-tile-no-enemy = No hay ningún cubo rival que { $tile } pueda girar.
himiki-tile-no-mana = { $tile } vuelca un cubo que muestra su elemento; ninguno de los tuyos puede volcarse.
himiki-tile-no-square = No hay ninguna casilla vacía donde poner { $tile }.
himiki-tile-not-held = No tienes { $tile } en la mano.
himiki-tile-not-now = Una loseta de Caos se usa justo después de un vuelco que ha subido tu puntuación a 2, 3 o 4; se puede jugar { $possible }.
himiki-too-far = Un cubo se vuelca a una de las cuatro casillas de al lado; { $goal } no está junto a { $square }.
holding-account = Ya tienes { $most } mesas abiertas; juega en una de ellas o déjala antes de abrir otra.
holding-address = Desde tu red ya hay { $most } mesas abiertas; juega en una de ellas o déjala antes de abrir otra.
host-busy = La partida de la mesa { $table } avanza demasiado rápido; inténtalo de nuevo.
host-file = No se puede escribir { $file }: { $problem }.
host-file-there = { $file } ya existe y se queda como está; indica otro archivo.
host-for-good = Una dirección se excluye unos días, 365 como máximo: más tarde la tendrán otros.
host-has-played = Alguien ya ha jugado con la cuenta { $name }; un bot necesita la suya.
host-no-account = No hay ninguna cuenta con el nombre { $name }, y tampoco es una dirección.
host-no-announcement = No hay ningún anuncio { $id }.
host-no-ban = { $whom } no tiene ninguna exclusión.
host-no-bot = No hay ningún bot con el nombre { $name }.
host-no-report = No hay ninguna denuncia { $id }.
host-no-token = { $name } no tiene el token { $id }; `yamabushi host tokens` muestra la lista.
host-no-table = No hay ninguna mesa { $table }.
host-person = { $name } es la cuenta de una persona, y la cuenta de un bot lo es para siempre. Elige otro nombre; si esta cuenta se creó para un bot, añade --existing.
host-tokens = { $name } tiene { $most } tokens, que es el máximo. Revoca uno: yamabushi host tokens { $name } --revoke ID.
host-too-long = Está vacío o pasa de { $most } caracteres.
host-wide = { $address } son demasiadas direcciones a la vez; como máximo un /16 de IPv4 o un /32 de IPv6.
lesson-challenge = No hay ningún reto { $name }; hay { $names }.
lesson-course = No hay ningún curso { $name } de { $game }; hay { $names }.
lesson-none = No hay cursos de { $game }.
lesson-step = En este curso no hay ningún paso { $name }; hay { $names }.
live-address = { $address } no es una dirección de Valkey; una es como redis://host:6379/0.
live-driver = Valkey necesita más paquetes. En el clon de Yamabushi, ejecuta: pip install '.[cluster]'.
live-unreachable = El ajuste live no se puede usar: Valkey no responde en { $address } ({ $problem }). Arráncalo, corrige la dirección o quita el ajuste si solo hay un proceso.
load-start = El servidor que se iba a medir ha terminado enseguida, con el código { $code }.
mail-address = Eso no es una dirección de correo: { $address }.
mail-link = Ese enlace ya se ha usado o es demasiado antiguo; pide otro.
mail-none = Este servidor no envía correo.
mail-settings = La configuración del correo necesita los tres: mail_server, mail_from, mail_site.
mindlock-about = No se buscan retos sobre { $about }; hay { $subjects }.
mindlock-day = { $day } no es un día con un reto; escríbelo como { $today }, la fecha de hoy en UTC; el primero fue { $first }.
mindlock-file = { $file } no se puede usar: { $problem }.
mindlock-grade = No hay ninguna categoría { $grade }; hay F fácil, M medio, D difícil, E experto.
mindlock-other-run = { $file } contiene { $theirs }, no { $ours }; indica otro archivo.
mindlock-text = { $text } no es ni un reto del libro, como F01, ni el texto de un reto: { $problem }.
mindlock-theme = No hay ningún tema { $theme }; hay { $themes }.
mindlock-too-large = Eso no se puede buscar aquí: { $problem }.
news-no-topic = No existe ese tema.
news-nobody = Inicia sesión, o ven como invitado con una clave, para saber lo que te concierne.
news-too-many = Nadie sigue más de { $most } temas a la vez.
option-choice = La opción { $option } de { $game } no puede ser { $value }; elige entre { $choices }.
option-none = { $game } no tiene ninguna opción { $option }; no tiene ninguna.
option-not-here = La opción { $option } de { $game } es solo para { $condition }.
option-number = La opción { $option } de { $game } no puede ser { $value }; es un número entero de { $low } a { $high }.
option-text = La opción { $option } de { $game } no puede ser { $value }: { $problem }.
option-unknown = { $game } no tiene ninguna opción { $option }; tiene { $options }.
pairing-aborts = Has dejado { $count } partidas recién empezadas. Podrás volver a buscar dentro de { $minutes } min.
pairing-alone = A eso se juega en solitario: no hay a quién esperar.
pairing-gone = Esa persona ya no espera.
pairing-key = Un invitado que espera da como token una clave de 22 a 86 letras y cifras.
pairing-rated = Ese juego no tiene clasificación.
pairing-too-many = Ya hay demasiadas personas esperando desde tu dirección.
pairing-two = Solo se puede emparejar a dos personas para un juego de dos.
plan-clock = En solitario, o con todos en una pantalla, no puede haber un reloj de días.
plan-nobody = Uno de los asientos debe ser tuyo o de alguien a quien invites; entre ellos, los motores juegan en la arena.
plan-not-over = Una posición se toma de una partida terminada, o de un texto.
plan-over = En esa posición la partida ya ha terminado.
plan-seats = { $game } tiene { $count } asientos; indica quién ocupa cada uno, y no { $given }.
plan-start = Empieza desde un texto o desde otra mesa, no desde ambos.
players-pool = No hay clasificación para { $pool }.
push-contact = { $contact } no puede ser el contacto para los avisos; uno es como mailto:host@example.org.
push-driver = Los avisos necesitan más paquetes. En el clon de Yamabushi, ejecuta: pip install '.[push]'.
push-keys = Las claves de esa suscripción no sirven.
push-off = Este servidor no envía avisos.
push-service = Esa no es la dirección de un servicio de avisos: son públicas y empiezan por https.
puzzle-not-yet = El solucionador se está compilando, lo que ocurre una sola vez; vuelve a preguntar en un momento.
puzzle-positions = tiene más de { $limit } posiciones
puzzle-too-large = Es demasiado para buscarlo aquí: { $problem }.
puzzle-too-slow = se tardaría demasiado
puzzles-book = No hay ningún libro de retos de { $game }; hay uno de { $games }.
puzzles-file = { $file } no contiene retos encontrados por este comando; indica otro archivo.
puzzles-source = No se sabe nada de retos de { $game }; hay { $games }.
puzzles-theme = No hay ningún tema { $theme } en este libro; hay { $themes }.
rated-guest = Esta partida cuenta para la clasificación: inicia sesión para jugarla.
rated-level = Nadie ha medido la fuerza del nivel { $level } en esto; juega una partida amistosa.
rated-mode = Esta modalidad no cuenta para la clasificación.
rated-start = Una partida solo cuenta para la clasificación si empieza desde la posición inicial.
rated-twice = Esta partida cuenta para la clasificación: nadie puede ocupar más de un asiento.
ray-missing = Ray no está instalado. En el clon de Yamabushi, ejecuta: pip install '.[ray]'.
record-action = La acción { $number } del registro, { $action }, no es posible: { $problem }
record-branch = La jugada { $number } sigue a { $parent }: puede seguir a 0, el comienzo, o a una jugada anterior de la lista.
record-branches = Las jugadas { $first } y { $second } continúan ambas tras { $parent }; solo una puede hacerlo.
record-comment = Un comentario del registro se abre con {"{"} y nunca se cierra con {"}"}.
record-comment-place = Hay un comentario tras la acción { $number }, y { $last } acciones en total.
record-comment-text = El comentario { $text } no se puede escribir: contiene una llave.
record-end = El registro termina sin un resultado como 1-0 o *.
record-file = El registro { $file } no se puede leer: { $problem }.
record-film = Sería una película de { $count } posiciones; se dibujan { $most } como máximo.
record-game = No se puede crear el juego del registro: { $problem }
record-missing-tag = Al registro le falta la etiqueta { $tag }; necesita Game, Rules y Result.
record-number = El número { $text } está delante de la acción { $number } del registro.
record-option = La etiqueta { $tag } no es una opción de { $game }, que aquí tiene { $options }.
record-reserved = La etiqueta { $tag } no se puede añadir: es propia del registro, o no empieza por mayúscula.
record-result = El resultado del registro es { $theirs }; sus acciones llevan a { $ours }.
record-rules = El registro sigue las reglas { $theirs } de { $game }; aquí rigen las reglas { $ours }, que no pueden verificarlo.
record-rules-number = La etiqueta Rules es un número entero, y no { $text }.
record-seat = Este registro es lo que vio el asiento { $seat }; solo uno completo se puede reproducir.
record-start = La etiqueta Start no es una posición de este juego: { $problem }
record-tag = La línea { $line } del registro, { $text }, no es una etiqueta; se escriben como [Game "regality"], cada una una vez.
record-too-many = El registro tiene { $count } acciones, variantes incluidas; se leen { $most } como máximo.
record-value = La etiqueta { $tag } no puede ser { $text }: contiene una comilla o un salto de línea.
record-variation = En el registro, un ( de variante no tiene su ), o un ) no tiene su (.
record-variation-depth = Las variantes del registro están anidadas en más de { $deepest } niveles.
record-variation-number = Una variante tras la acción { $number } del registro no puede empezar por { $text }; empieza por el número de la acción que sustituye, o por el siguiente al final de su línea.
regality-cell-taken = { $cell } no está libre; están libres { $free }.
regality-citizen-first = La primera loseta de una partida es el Ciudadano: { $possible }.
regality-due-begin = el azar dice quién empieza
regality-due-choose = quien perdió la última partida elige quién empieza
regality-due-draw = el azar roba una loseta
regality-due-hit = el azar dice qué loseta es la alcanzada
regality-due-pick = hay que elegir una loseta
regality-due-place = hay que colocar una loseta
regality-no-cover = La Torre va sobre un aliado tuyo que no esté boca abajo ni tenga escudo, no en { $cell }.
regality-no-effect = La loseta { $tile } de { $cell } no puede hacer nada con { $action }; se puede jugar { $possible }.
regality-no-such-decision = { $action } no es una jugada de este juego; aquí puedes jugar { $possible }.
regality-not-now = { $action } no es posible ahora: { $due }; se puede jugar { $possible }.
regality-not-yours = { $tile } no está ni en la zona de { $side ->
        [Royalty] la Realeza
       *[Religion] la Religión
    } ni en la zona neutral; allí hay { $hand }.
regality-over = El encuentro ha terminado; ya no se puede jugar nada.
regality-target-down = La loseta de { $cell } está boca abajo: ningún efecto la toca.
regality-target-far = El efecto no llega a { $cell }.
regality-target-free = En { $cell } no hay ninguna loseta.
regality-target-idle = La loseta de { $cell } no tiene ningún efecto que pueda hacer algo ahora.
regality-target-rival = La Bruja solo recoge aliados tuyos, y la loseta de { $cell } no lo es.
regality-target-shielded = La loseta de { $cell } tiene un escudo: ningún efecto la toca.
regality-target-silent = La loseta de { $cell } está silenciada: su efecto no se puede usar de nuevo.
regality-target-unshielded = El Pirata solo destruye losetas con escudo, y la de { $cell } no lo tiene.
report-nothing = No hay nadie en ese sitio, ni existe ese mensaje.
request-failed = Algo ha fallado en este servidor. Vuelve a intentarlo; si se repite, avisa a quien lo administra.
request-malformed = Esa petición no se entiende: { $problem }.
request-nothing = En esa dirección no hay nada.
review-nothing = No hay nada que repasar: en esta partida nadie tenía elección.
review-puzzle = Un reto no tiene probabilidades que repasar; su solucionador dice qué era lo mejor.
room-begun = La partida ha empezado; abandona en vez de marcharte.
room-closed = A esa mesa se entra con invitación.
room-curtain = El telón está echado; quien tiene el turno toma antes la pantalla.
room-enough = En esta mesa ya se ha hablado bastante.
room-full = En esa mesa ya hay tanta gente que no cabe nadie más; vuelve más tarde.
room-hello = Ya estás aquí.
room-long = En esta mesa han pasado demasiadas cosas; abre otra.
room-no-invite = Esa invitación no se conoce aquí, o ya se ha usado.
room-no-seat = Ese asiento ya está ocupado.
room-not-yours = Ese asiento no es tuyo.
room-nothing-said = En ese mensaje no hay nada que se pueda mostrar.
room-offered = Eso ya lo has propuesto.
room-partners = Por equipos, quienes juegan no hablan durante la partida.
room-player = Tú juegas aquí: quienes miran hablan entre sí hasta el final de la partida.
room-same-id = Ese identificador ya se envió con otra acción.
room-tournament = En un torneo el ordenador no juega por nadie; reclama la victoria.
room-watching = Estás mirando; eso solo pueden hacerlo quienes juegan.
seat-none = No hay ningún asiento { $seat } en { $game }: los asientos son { $seats }, y None es quien mira.
serve-file = No se pueden leer los ajustes de { $file }: { $problem }.
serve-password = Una contraseña tiene de 8 a 200 caracteres.
serve-port = No se puede escuchar en { $host }:{ $port }: { $problem }. Indica otro puerto con --port, o 0 para uno cualquiera.
serve-setting = El ajuste { $name } no se puede usar: { $problem }.
serve-unknown = No existe el ajuste { $name }. Los ajustes son: { $names }.
serve-similar = No existe el ajuste { $name }; ¿querías decir { $similar }?
server-full = Ahora mismo hay demasiada gente; vuelve dentro de un momento.
socket-hello = Primero saluda.
socket-malformed = Ese mensaje no se puede leer: { $problem }.
socket-token = Ese token no es válido aquí.
solution-mark = El paso { $number } es { $written }, no { $step }.
solution-over = El paso { $number }, { $step }, no es posible ahí: el reto ha terminado.
solution-step = El paso { $number }, { $step }, no es posible ahí; se puede jugar { $possible }.
solve-game = { $game } no se puede resolver por completo; { $games }, sí.
storage-late = La base de datos no responde y aún no se sabe si eso se ha guardado. Inténtalo de nuevo.
storage-restored = Se ha restaurado una copia de seguridad; vuelve a cargar la página.
storage-text = En ese texto hay algo que no se puede guardar.
storage-unavailable = Ahora mismo no se ha podido guardar; no ha cambiado nada. Inténtalo de nuevo.
strengths-levels = En { $pool } el nivel { $anchor } no se ha enfrentado a ningún otro: la fuerza se cuenta desde él.
strengths-order = En { $pool } el nivel { $level } resulta más débil que el anterior; haz que jueguen más partidas.
strengths-pool = { $game } con estas opciones no tiene clasificación.
table-alone = Para eso hace falta alguien más en la mesa.
table-engine-draw = El ordenador no acepta empates; sigue jugando o abandona.
table-no-offer = Esa propuesta no existe.
table-no-penalty = En este juego no hay penalizaciones.
table-not-away = Nadie del otro bando lleva ausente lo suficiente; espera { $seconds } s más.
table-not-over = La partida aún no ha terminado.
table-not-paused = La partida no está en pausa.
table-nothing = No hay ninguna jugada tuya que deshacer.
table-over = La partida ha terminado.
table-partner = Esa penalización solo puede darla el equipo que habló, o un árbitro que no juega.
table-paused = La partida está en pausa; reanúdala primero.
table-rated = Esta partida cuenta para la clasificación: no se puede deshacer ninguna jugada.
table-stale = La partida ha seguido entretanto; esta es la posición actual.
table-takeback = Eso no se puede deshacer: puede que desde entonces se haya revelado algo.
table-takeback-chance = Eso no se puede deshacer: desde entonces ha hablado el azar.
table-turn =
    { $who ->
        [chance] No te toca; decide el azar.
        [White] No te toca; decide Blanco.
        [Black] No te toca; decide Negro.
        [Royalty] No te toca; decide la Realeza.
        [Religion] No te toca; decide la Religión.
        [Sun] No te toca; decide el Sol.
        [Moon] No te toca; decide la Luna.
       *[other] No te toca.
    }
table-undo = Deshacer es para partidas contra el ordenador o en una sola pantalla; pide en su lugar deshacer la jugada.
table-waiting = La partida no ha empezado: aún queda un asiento libre.
tournament-begun = Ese torneo ya ha empezado.
tournament-closed = Ese torneo ya ha empezado; nadie más puede apuntarse.
tournament-few = Para un torneo hacen falta al menos dos participantes.
tournament-full = Ese torneo está completo: juegan { $most }.
tournament-game = Esa partida no existe o ya ha terminado.
tournament-held = Ya organizas { $most } torneos que no han terminado.
tournament-name = En ese torneo ya hay alguien que se llama { $name }.
tournament-nobody = Nadie puede hacerlo: quien organizaba este torneo ya no está.
tournament-none = Ese torneo no existe.
tournament-not-in = No juegas en ese torneo.
tournament-organiser = Solo puede hacerlo { $name }, que organiza este torneo.
tournament-over = Ese torneo ha terminado.
tournament-rated = Ese torneo cuenta para la clasificación: inicia sesión para jugarlo.
tournament-sides = Un torneo lo juegan dos bandos con el mismo número de asientos.
tournament-team = No queda sitio en ese equipo.
tune-file = No se pueden escribir los pesos en { $file }: { $problem }.
tune-game = { $name } no tiene pesos que ajustar; hay { $names }.
ugi-busy = Ya estoy pensando; stop lo interrumpe.
ugi-nobody = No hay nada que decidir: { $reason }.
ugi-number = { $name } necesita un número entero de { $low } a { $high }, no { $value }.
ugi-option = No hay ninguna opción { $name }; hay { $names }.
ugi-position = Una posición es startpos, o fen y un texto, y luego moves: no { $words }.
ugi-secrets = Con estas opciones { $game } tiene cosas ocultas, para las que UGI no tiene palabras.
ugi-unknown = No conozco { $words }.
view-malformed = Esto no es una vista de { $game }: una vista tiene un asiento, o None, y una posición.
yokai-chance = { $action } no es posible ahora: { $due }.
yokai-deck-long = es demasiado largo para { $wanted } bocetos
yokai-deck-size = el número de bocetos es { $count }, y se juega con { $wanted }
yokai-deck-sketch = { $word } no es un boceto; un boceto se escribe como 'GR', 'GB+' o 'RY!'
yokai-deck-text = tiene que ser un texto, o una lista de cartas
yokai-due-ability = hay que decidir sobre la habilidad de { $sketch } en la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
yokai-due-begin = el azar dice quién empieza
yokai-due-draw = { $seat ->
        [Sun] Sol
       *[Moon] Luna
    } roba un boceto
yokai-due-play = hay que jugar un boceto, o terminar el turno
yokai-due-turn-up = se descubre el yokai superior de la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }
yokai-must-play = Con cuatro bocetos en la mano hay que jugar al menos uno: { $possible }.
yokai-no-call = No se puede llamar desde la pila { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }: tiene que ser una pila distinta de la jugada, con al menos dos yokais; se puede jugar { $possible }.
yokai-no-such-decision = { $action } no es una jugada de este juego; aquí puedes jugar { $possible }.
yokai-not-in-hand = { $sketch } no está en la mano de { $seat ->
        [Sun] Sol
       *[Moon] Luna
    }, que es { $hand }.
yokai-not-now = { $action } no es posible ahora: { $due }; se puede jugar { $possible }.
yokai-other-ability = { $sketch } tiene la habilidad { $ability ->
        [call] llamar
       *[distract] distraer
    }, así que { $action } no es posible; se puede jugar { $possible }.
yokai-over = La partida ha terminado; ya no se puede jugar nada.
yokai-wrong-pile = { $sketch } va en la pila { $first ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    } o en la { $second ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }, no en la { $pile ->
        [green] verde
        [red] roja
        [blue] azul
       *[yellow] amarilla
    }.

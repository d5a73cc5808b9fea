### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = Has renunciado al efecto. Aquí hace falta.


## First steps

course-regality-first = Primeros pasos
    .line = Colocar, girar, destruir: de una sola loseta a una pequeña partida entera.
    .done = Ya sabes jugar a Regality vs. Religion. Empieza con el estilo antiguo: siete losetas cada uno y solo el Ciudadano como neutral.
    .then = Jugar una primera partida
lesson-regality-first-place = La primera loseta
    .goal = Eres la Realeza. Toda partida empieza con el Ciudadano: tócalo y después la casilla del centro.
    .hint = El Ciudadano está en tu zona, abajo; el centro es b2.
    .right = Apunta a tu rival: por eso es tu aliado. Nueve losetas llenan el tablero, y gana quien tenga entonces más aliados.
    .elsewhere = También es buen sitio. Pero aquí tiene que ser el centro.
lesson-regality-first-turn = Girar
    .goal = Quien llega puede actuar. Coloca el Ministro junto al Ciudadano enemigo y gíralo hacia tu bando.
    .hint = Toca el Ministro, una casilla alrededor de b2 y luego el Ciudadano.
    .right = Ahora apunta al otro lado y es tuyo. El Ministro alcanza a cualquiera de sus ocho vecinas.
    .left = { -effect-left }
lesson-regality-first-line = Toda una línea
    .goal = La Reina gira todas las losetas en una dirección. Gánate a los dos enemigos de una sola mirada.
    .hint = Colócala en a1 y haz que mire al norte.
    .right = Hasta el borde, en una de ocho direcciones. Tus propias losetas de esa línea también girarían.
    .left = { -effect-left }
    .aside = Desde ahí no ve a los dos. Están en la columna a.
lesson-regality-first-destroy = Destruir
    .goal = Destruye al Obispo del centro con el Rey. En tu turno siguiente, ocupa el hueco con el Ministro.
    .hint = El Rey junto a b2, apuntando a b2; tras la loseta de la Religión, el Ministro en b2.
    .right = Boca abajo, el Obispo cerraba la casilla a tu rival. Al empezar tu turno se fue, y llegaste antes.
    .left = { -effect-left }
    .gap = El Obispo se ha ido, pero el hueco de b2 sigue libre.
lesson-regality-first-banish = Desterrar
    .goal = Las losetas neutrales son de ambos: del primero que llega. Destierra al Obispo con el Samurái.
    .hint = El Samurái solo alcanza a las vecinas ortogonales: norte, este, sur y oeste.
    .right = Desterrada, una loseta va en el acto a los descartes. La casilla queda libre, también para tu rival.
    .left = { -effect-left }
    .corner = Desde una esquina el Samurái no lo alcanza.
lesson-regality-first-shield = Escudos
    .goal = El Templo tiene escudo: ningún efecto lo toca. Gira al Santo con una de tus losetas.
    .hint = El Ministro en b3 toca a los dos y solo puede girar al Santo.
    .right = Tu Castillo también tiene escudo: donde está, sigue siendo tuyo hasta el final.
    .left = { -effect-left }
    .far = Desde ahí el Ministro no alcanza al Santo.
lesson-regality-first-silence = Silencio
    .goal = En línea recta junto al Chamán nadie puede actuar. Destrúyelo de todos modos.
    .hint = El Mago destruye desde una esquina, adonde no llega el silencio del Chamán.
    .right = Las losetas pasivas como el Chamán actúan para ambos bandos mientras están boca arriba.
    .left = { -effect-left }
    .silent = El General solo golpea a vecinas ortogonales, y justo ahí está silenciado.
    .edge = Aquí el Mago está silenciado. Prueba una esquina.
lesson-regality-first-borrow = Poderes prestados
    .goal = El Bardo hace actuar de nuevo a una vecina ortogonal. Que tu Reina gire a los dos enemigos.
    .hint = El Bardo en a2 o b1, luego la Reina, luego el nordeste.
    .right = Actúa desde su propia casilla. También podrías haber tomado el poder de un enemigo.
    .left = { -effect-left }
    .elsewhere = La Reina no es vecina ortogonal de esa casilla.
lesson-regality-first-last = La última casilla
    .goal = Tres aliados contra cinco, una casilla libre. Ocúpala y gana.
    .hint = El Ministro gira a uno: cinco a cuatro.
    .right = Nueve losetas boca arriba: se cuenta, y tienes cinco. ¡Has ganado!
    .king = Quien llena la última casilla libre no puede destruir nada. El Rey no hizo nada: cuatro a cinco.
lesson-regality-first-game = Una pequeña partida
    .goal = Hay siete casillas libres y la Religión también juega. Ten más aliados cuando el tablero esté lleno.
    .hint = Tienes la última palabra: guarda para el final una loseta que gire.
    .right = ¡El país es tuyo!
    .lost = Esta vez ha ganado la Religión. Inténtalo otra vez: ¿qué podrá girar?

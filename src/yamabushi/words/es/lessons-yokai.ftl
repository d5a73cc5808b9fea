### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = Has terminado tu turno sin hacerlo.
-ability-left = Has renunciado a la habilidad. Aquí hace falta.


## First steps

course-yokai-first = Primeros pasos
    .line = De un primer boceto a una partida corta con espíritus tímidos.
    .done = Ya sabes jugar a Terres de Yokai. Queda aprender cuándo esperar.
    .then = Jugar una primera partida
lesson-yokai-first-sketch = Un primer boceto
    .goal = Un boceto vale para dos pilas. Toca el tuyo, verde y rojo, y después la pila verde.
    .hint = Tu mano está abajo; la pila verde es la primera.
    .right = Está en tu lado de la pila. El número del yokai dice cuántos bocetos lo completan.
    .red = El rojo es su otro color. Aquí tiene que ir al verde.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Completar
    .goal = El yokai verde necesita cuatro bocetos, sumando ambos lados. Juega el cuarto y llévatelo.
    .hint = Tienes un boceto con verde.
    .right = Tres contra uno: es tuyo, con sus cuatro puntos. Tus bocetos se gastan, el de la Luna se queda.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Quién va por delante
    .goal = Un boceto y dos yokais que completaría. Solo uno viene contigo.
    .hint = En el azul tendrías dos contra uno.
    .right = Se lo lleva quien tiene allí más bocetos. No importa quién jugó el último.
    .theirs = Completo, pero la Luna tiene allí más bocetos: se lo lleva ella, en tu propio turno.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Empate y huida
    .goal = La Luna está a punto de llevarse el yokai amarillo. Espántalo: pon tres contra tres.
    .hint = Tu boceto tiene amarillo.
    .right = El empate lo asusta: huye al fondo de su pila y se descartan todos los bocetos de allí.
    .stop = { -turn-ended }
lesson-yokai-first-call = Llamar
    .goal = Tu boceto puede llamar: el yokai de arriba de otra pila viene a donde juegas. Siete queda lejos en el verde: llama al rojo.
    .hint = Juega en el verde y elige la pila roja: tres bocetos completan un tres.
    .right = El invitado llegó a tus tres bocetos y quedó completo en el acto.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Distraer
    .goal = Este boceto distrae: el boceto de arriba de la Luna pasa a su otro color. Mándalo del azul al rojo, donde vas por delante.
    .hint = Juega en el azul y luego «{ yokaiboard-do-distract }».
    .right = El boceto de la Luna era el quinto en el rojo: completo, tres a dos para ti.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = Un turno entero
    .goal = Has robado y tienes cuatro bocetos: puedes jugar hasta tres, al menos uno. Llévate el yokai rojo, guarda el resto y termina.
    .hint = Dos bocetos con rojo, ambos al rojo, y luego «{ yokaiboard-end-turn }».
    .right = Robas uno por turno y puedes jugar tres: guardar cartas en la mano también vale algo.
lesson-yokai-first-last = El final
    .goal = En cuanto una pila se vacía, se acaba la partida. La Luna gana once a ocho: llévate el último yokai verde y gana.
    .hint = Falta un sexto boceto en el verde.
    .right = Catorce a once. Cuenta los puntos antes de tocar el último de una pila.
    .stop = { -turn-ended }
lesson-yokai-first-game = Una partida corta
    .goal = Ahora la Luna también juega. Ganas veintiuno a quince y queda un yokai verde: haz que la partida acabe bien para ti.
    .hint = Se puede esperar: reúne bocetos verdes y juégalos juntos.
    .right = La pila está vacía y vas por delante. ¡Bien hecho!
    .lost = Esta vez la Luna acabó por delante. Inténtalo otra vez.

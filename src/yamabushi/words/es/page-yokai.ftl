### El tablero de Terres de Yokai. Los nombres de colores, yokais y bocetos vienen de games.ftl.
### Los colores vienen como en medio de una frase, salvo en land-name.


## Tierras

land-lands = Pilas
land-name =
    { $colour ->
        [G] Pila verde
        [R] Pila roja
        [B] Pila azul
       *[Y] Pila amarilla
    }
letter-G = V
letter-R = R
letter-B = Az
letter-Y = Am
land-yokai = { $yokai }, { $value }
land-face-down = boca abajo
land-empty = no queda ningún yokai
land-guest = invitado de la { $pile }
land-guest-of = invitado
land-you = tú
# Los bocetos de ambos lados de una tierra, para el oído: tú 3, Luna 2
land-sides = { $one } { $first }, { $other } { $second }
# Para la vista, muy breve: 3 + 2 de 7
land-standing = { $mine } + { $theirs } de { $needs }
land-you-lead = lideras
land-leads = { $who } lidera
land-even = empate
land-nobody = ningún boceto
land-beneath = debajo: { $what }
land-hidden = { $count } boca abajo
land-to-come = aún por salir: { $values }
land-last-one = el último
land-you-take = para ti
land-takes = para { $who }
land-flees = huye
land-more =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
land-appears = uno nuevo
land-play-here = jugar { $card } aquí
land-call-from = llamar al yokai de la { $pile }
land-distract-to = el boceto rival viene aquí


## Lo que pasaría

yokaiboard-you-take =
    { $points ->
        [one] te llevas { $yokai }, { $points } punto
       *[other] te llevas { $yokai }, { $points } puntos
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } se lleva { $yokai }, { $points } punto
       *[other] { $who } se lleva { $yokai }, { $points } puntos
    }
yokaiboard-flees = { $yokai } huye
yokaiboard-more =
    { $count ->
        [one] falta { $count } boceto para { $yokai }
       *[other] faltan { $count } bocetos para { $yokai }
    }
yokaiboard-appears = aparece otro yokai en la { $pile }
yokaiboard-or-call = puedes llamar; si no, { $otherwise }
yokaiboard-or-distract = puedes distraer; si no, { $otherwise }


## Lo que se pregunta

yokaiboard-decide = Tu decisión
yokaiboard-aim = Más puntos cuando una pila se queda sin yokais
yokaiboard-relation = Más bocetos se llevan el yokai; si hay empate, huye
yokaiboard-must = Tienes la mano llena: juega al menos un boceto
yokaiboard-may = Juega un boceto o termina tu turno
yokaiboard-again = Juega otro o termina tu turno
yokaiboard-choose-land = { $card }: ¿dónde?
yokaiboard-played = Jugados: { $count } de 3
yokaiboard-end-turn = Terminar el turno
yokaiboard-put-back = Devolver a la mano
yokaiboard-call = ¿Llamar a un yokai a la { $pile }?
yokaiboard-call-how = Toca la pila de la que viene.
yokaiboard-distract = ¿Distraer al yokai de la { $pile }?
yokaiboard-distract-how = El boceto rival { $card } pasa a la { $pile }.
yokaiboard-do-distract = Distraer
yokaiboard-leave = Renunciar a la habilidad
yokaiboard-over = La partida ha terminado
yokaiboard-over-empty = Ya no queda yokai en la { $pile }: la partida ha terminado
yokaiboard-log-play = { $card } en { $colour }
yokaiboard-watching = Le toca a { $who }


## Alrededor de las tierras

yokaiboard-hand = Tu mano
yokaiboard-hand-of = Mano de { $who }
yokaiboard-new = nuevo
yokaiboard-no-sketches = Ningún boceto
yokaiboard-sketches =
    { $count ->
        [one] { $count } boceto
       *[other] { $count } bocetos
    }
yokaiboard-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
yokaiboard-taken = Yokais que se ha llevado { $who }
yokaiboard-none-taken = Aún ningún yokai
yokaiboard-draw-pile = Mazo
yokaiboard-discards = Descartes
yokaiboard-nothing = Aún nada
# Alguien ha terminado su turno: Sol turno terminado
yokaiboard-done = turno terminado


## Lo que ha pasado

yokaiboard-told-called = llama a { $yokai } a la { $pile }
yokaiboard-told-distracted = envía { $card } a la { $pile }
yokaiboard-why-colours = Puntos iguales, cuentan los colores: { $sun } { $first }, { $moon } { $second }

## Por qué no se puede lo que se ha tocado

tried-yokai-wrong-pile = Un boceto va en la pila de uno de sus dos colores.
tried-yokai-not-now = Decide primero si usas la habilidad.
tried-yokai-no-call = Se llama a un yokai de otra pila que tenga al menos dos.
tried-yokai-other-ability = El boceto rival solo puede ir a la pila de su otro color.
tried-yokai-chance = Antes decide el azar.


## Notes in a first game

note-yokai-played = Un boceto vale para uno de sus dos colores. El número del yokai dice cuántos lo completan, sumando ambos lados.
note-yokai-taken = Completo: se lo lleva quien tiene allí más bocetos, y los gasta. Los del otro quedan para el siguiente.
note-yokai-fled = Igual número en ambos lados: el yokai huye al fondo de su pila y se descartan todos los bocetos de allí.
note-yokai-called = Llamar trae aquí el yokai de arriba de otra pila. Desde ahora los bocetos de esta cuentan para él.
note-yokai-distracted = Distraer manda el último boceto rival a su otro color. Sigue siendo de quien lo jugó.

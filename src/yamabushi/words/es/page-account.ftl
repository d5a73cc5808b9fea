### The words of the account: logging in, one's games, and what can be changed.


account-title = Cuenta
account-of = Cuenta de { $name }
account-why = Una cuenta es un nombre y una contraseña. Con ella tienes tus mesas, tus partidas y los retos que has resuelto en todos tus dispositivos. No hace falta correo electrónico, y también se puede jugar sin cuenta.
account-comes = Las partidas jugadas en este navegador pasan a tu cuenta.
account-conduct = Aquí todo el mundo debe sentirse a gusto: lee, por favor, cómo nos tratamos.
account-log-in = Iniciar sesión
account-sign-up = Crear una cuenta
account-name = Nombre
account-name-note = 40 caracteres como máximo. En tus mesas lo ven todos.
account-password = Contraseña
account-password-note = De { $least } a { $most } caracteres; ni tu nombre ni una de las contraseñas más comunes.
account-no-mail = Guárdala bien: si la olvidas, solo quien administra este servidor puede darte otra.
account-show = Mostrar la contraseña
account-too-short = Una contraseña debe tener al menos { $least } caracteres.
account-here = Has iniciado sesión como { $name }.
account-log-out = Cerrar sesión
account-log-out-note = Tus mesas y tus retos resueltos desaparecen entonces de este navegador; en tu cuenta siguen estando.
account-not-brought = Aún no ha pasado a tu cuenta todo lo que has jugado aquí; vuelve a abrir la página para completarlo.

account-games = Tus partidas
account-which = Mostrar
account-all-games = Todos los juegos
account-no-games = Aquí todavía no hay partidas.
account-more = Mostrar más
account-moves =
    { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }
account-on = en curso
account-replay = Repasar
account-play-on = Ir a la mesa

account-take = Exportar
account-records = Todas las partidas, jugada a jugada
account-export = Todo lo que se guarda sobre mí
account-take-note = Las partidas son archivos de texto en un zip: cada uno se abre aquí en «Análisis». De las partidas en curso solo muestran lo que tú ves.

account-changes = Modificar la cuenta
account-name-reserved = Tu nombre { $name } designa al ordenador, al anfitrión o a un invitado. Cámbialo más abajo.
account-rename = Cambiar el nombre
account-rename-note = También cambia allí donde has jugado.
account-renamed = Ahora te llamas { $name }.
account-change-password = Cambiar la contraseña
account-password-now = Contraseña actual
account-password-new = Contraseña nueva
account-password-changed = Has cambiado la contraseña, y tu sesión se ha cerrado en los demás dispositivos.
account-delete = Eliminar la cuenta
account-delete-note = Tu nombre, tu contraseña, tus retos resueltos y todo lo que has dicho se borran de inmediato y para siempre. Las partidas quedan para quienes jugaron contigo, sin tu nombre; nadie podrá seguirlas por ti.
account-delete-now = Eliminar para siempre
account-deleted = Tu cuenta se ha eliminado.
account-profile = Tu perfil
account-players = La clasificación
account-their-games = Partidas
account-mail = Dirección de correo
account-mail-note = Solo por si olvidas la contraseña; nadie ve la dirección. Deja el campo vacío para no dar ninguna.
account-mail-keep = Guardar
account-mail-kept = Guardado.
account-forgotten = ¿Has olvidado la contraseña?
account-forgotten-note = Si la cuenta de arriba tiene una dirección de correo, enviamos allí un enlace que vale una hora.
account-forgotten-send = Enviar el enlace
account-forgotten-sent = Si esa cuenta existe y tiene una dirección, hay un mensaje en camino.
account-recover = Elegir una contraseña nueva
account-recovered = Has cambiado la contraseña. Inicia sesión con la nueva.

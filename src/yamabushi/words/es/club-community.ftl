### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Perfil
person-open = Denunciar o bloquear…


## Reporting somebody

report-title = Denunciar
report-open = Denunciar…
report-remark = Tu denuncia incluye este mensaje:
report-about = ¿De qué se trata?
report-about-words = Insultos, amenazas o acoso
report-about-name = Un nombre ofensivo
report-about-leaving = Dejar partidas o alargarlas a propósito
report-about-advertising = Publicidad
report-about-other = Otra cosa
report-more = ¿Qué ha pasado? (lo que quieras contar)
report-note = Tu denuncia llega a quien administra este servidor y a nadie más; { $name } no se entera. Allí miran qué ha pasado y pueden cerrar una mesa o excluir a alguien. Una denuncia no recibe respuesta: si quieres tranquilidad ya mismo, bloquea también a { $name }.
report-send = Enviar la denuncia
report-sent = Gracias por contárnoslo. Quien administra este servidor lo mirará.


## Blocking somebody

block-title = Bloquear
block-note = Tú y { $name } ya no os leéis, ni podéis retaros ni sentaros a la misma mesa; { $name } no se entera.
block-now = Bloquear a { $name }
block-end = Desbloquear a { $name }
block-done = Has bloqueado a { $name }.
block-ended = Ya no bloqueas a { $name }.
block-login = Con una cuenta puedes bloquear a gente.
block-guest = { $name } no tiene cuenta que bloquear; en el chat puedes silenciar sus mensajes.
blocked-title = Personas bloqueadas
blocked-nobody = No bloqueas a nadie. Para hacerlo, toca un nombre en una mesa o en el chat.


## A program that plays: its account and its tokens

bots-become = Dar esta cuenta a un bot
bots-become-note = Un bot es un programa tuyo que juega aquí. Necesita una cuenta propia con la que nadie haya jugado todavía. A partir de entonces nadie juega con ella a mano, todos ven que es un bot, y lo será para siempre.
bots-become-now = Dársela a un bot para siempre
bots-title = Los tokens del bot
bots-note = Esta es la cuenta de un bot: un programa juega con ella y presenta un token al servidor. Quien tiene un token juega en nombre del bot: guárdatelo y revócalo si alguien más ha podido verlo.
bots-none = Todavía no hay ningún token.
bots-token = Token { $number }, creado { $when }
bots-new = Crear un token
bots-once = Aquí está el token. Solo se muestra esta vez: cópialo ahora.
bots-copy = Copiar el token
bots-copied = El token está en el portapapeles.
bots-revoke = Revocar el token { $number }
bots-revoked = El token { $number } ya no vale nada.
bots-start = Guarda el token en un archivo y haz jugar a uno de nuestros niveles:

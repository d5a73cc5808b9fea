### Avisos en un dispositivo con la página cerrada, tal como se activan y desactivan en la cuenta.

reminder-title = Avisos en este dispositivo
reminder-wish = Avisarme cuando me toque jugar, aunque la página esté cerrada
reminder-note = En partidas con uno o más días por turno; también cuando alguien te reta, cuando aparece un rival y cuando empieza una ronda de tu torneo. Solo en este dispositivo, y hasta que cierres aquí la sesión.
reminder-on = Activados: este dispositivo te avisa.
reminder-off = Desactivados: este dispositivo no te avisa de nada.
reminder-denied = Este navegador bloquea las notificaciones de esta página. Para cambiarlo, abre los ajustes del navegador para esta página con el símbolo junto a la dirección, permite allí las notificaciones y vuelve aquí.
reminder-home-screen = En un iPhone o un iPad se puede en cuanto la página está en la pantalla de inicio: toca «Compartir», luego «Añadir a pantalla de inicio», ábrela desde allí e inicia sesión.
reminder-insecure = Los navegadores solo lo permiten en páginas que llegan por https, y esta no.
reminder-cannot = Este navegador no puede mostrar avisos de una página cerrada.
reminder-failed = El servicio de avisos de este navegador no responde, así que siguen desactivados. En algunos navegadores está apagado en los ajustes.

# Ver las partidas de otros.
watch-game = Qué juego
watch-any = Todos los juegos
watch-nobody = Ahora mismo nadie juega en público. A quien abre una mesa para todos se le puede ver jugar.
watch-looking = Buscando quién juega…
watch-over = terminada, { $result }
watch-ended = Terminadas hace poco

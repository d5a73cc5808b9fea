# Ver las partidas de otros.
watch-game = Qué juego
watch-any = Todos los juegos
watch-nobody = Ahora mismo nadie juega en público. Las mesas abiertas a cualquiera se pueden ver.
watch-looking = Buscando partidas…
watch-over = terminada, { $result }
watch-ended = Terminadas hace poco

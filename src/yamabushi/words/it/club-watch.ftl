# Guardare le partite degli altri.
watch-game = Quale gioco
watch-any = Tutti i giochi
watch-nobody = In questo momento nessuno gioca in pubblico. Chi apre un tavolo per tutti può essere guardato.
watch-looking = Vediamo chi gioca…
watch-over = finita, { $result }
watch-ended = Finite da poco

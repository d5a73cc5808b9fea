# Guardare le partite degli altri.
watch-game = Quale gioco
watch-any = Tutti i giochi
watch-nobody = In questo momento nessuno gioca in pubblico. I tavoli aperti a tutti si possono guardare.
watch-looking = Ricerca di partite…
watch-over = finita, { $result }
watch-ended = Concluse da poco

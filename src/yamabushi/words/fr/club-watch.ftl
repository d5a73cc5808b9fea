# Regarder les parties des autres.
watch-game = Quel jeu
watch-any = Tous les jeux
watch-nobody = Personne ne joue en public en ce moment. On peut regarder les tables ouvertes à tous.
watch-looking = Recherche des parties en cours…
watch-over = terminée, { $result }
watch-ended = Dernières parties terminées

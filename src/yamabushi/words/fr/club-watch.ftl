# Regarder les parties des autres.
watch-game = Quel jeu
watch-any = Tous les jeux
watch-nobody = Personne ne joue en public en ce moment. Qui ouvre une table à tous peut être regardé.
watch-looking = On cherche qui joue…
watch-over = finie, { $result }
watch-ended = Dernières parties finies

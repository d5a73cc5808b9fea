# Watching the games of others.
watch-game = Which game
watch-any = All games
watch-nobody = Nobody plays in public just now. Whoever opens a table for anybody can be watched.
watch-looking = Looking who plays …
watch-over = over, { $result }
watch-ended = Ended last

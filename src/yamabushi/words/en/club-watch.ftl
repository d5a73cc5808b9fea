# Watching the games of others.
watch-game = Which game
watch-any = All games
watch-nobody = Nobody is playing in public right now. Open a table for anybody, and others can watch.
watch-looking = Looking for games …
watch-over = over, { $result }
watch-ended = Just finished

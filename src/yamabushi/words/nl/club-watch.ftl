# Naar de partijen van anderen kijken.
watch-game = Welk spel
watch-any = Alle spellen
watch-nobody = Op dit moment speelt niemand openbaar. Open een tafel voor iedereen, dan kunnen anderen toekijken.
watch-looking = Even kijken wie er speelt …
watch-over = afgelopen, { $result }
watch-ended = Net afgelopen

# Naar de partijen van anderen kijken.
watch-game = Welk spel
watch-any = Alle spellen
watch-nobody = Op dit moment speelt niemand openbaar. Wie een tafel voor iedereen opent, kan worden bekeken.
watch-looking = Even kijken wie er speelt …
watch-over = afgelopen, { $result }
watch-ended = Laatst gespeeld

# Bei den Partien anderer zuschauen.
watch-game = Welches Spiel
watch-any = Alle Spiele
watch-nobody = Gerade spielt niemand öffentlich. Eröffne einen Tisch für alle, dann können andere zuschauen.
watch-looking = Mal sehen, wer spielt …
watch-over = beendet, { $result }
watch-ended = Gerade beendet

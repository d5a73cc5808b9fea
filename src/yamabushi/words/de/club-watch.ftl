# Bei den Partien anderer zuschauen.
watch-game = Welches Spiel
watch-any = Alle Spiele
watch-nobody = Gerade spielt niemand öffentlich. Wer einen Tisch für alle öffnet, dem kann man zuschauen.
watch-looking = Mal sehen, wer spielt …
watch-over = beendet, { $result }
watch-ended = Zuletzt beendet

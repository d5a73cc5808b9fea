### What the terminal says around lessons.

cli-learn-on = Weiter mit: { $command }
cli-learn-heading = { $course }, { $number } von { $total }: { $title }
cli-learn-look = Achte auf { $places }.
cli-learn-hint = Tipp: { $hint } ({ $action })
cli-learn-code = ein Kürzel
cli-learn-help = Tippe eine Entscheidung, wie sie geschrieben wird, groß oder klein und in beliebiger Reihenfolge, oder ihre Nummer.
    .hint = was weiterführt
    .back = der Schritt davor
    .again = der Schritt von vorn
    .skip = der Schritt danach
    .board = das Brett noch einmal zeichnen
    .list = alle Entscheidungen mit Nummern
    .p = was jede Figur tut
    .quit = aufhören; was geschafft ist, bleibt geschafft
    .code = was diese Figur tut
    .help = diese Seite

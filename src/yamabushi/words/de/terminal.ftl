### What the terminal says around lessons.

cli-learn-on = Weiter mit: { $command }
cli-learn-heading = { $course }, { $number } von { $total }: { $title }
cli-learn-look = Achte auf { $places }.
cli-learn-hint = Tipp: { $hint } ({ $action })
cli-learn-code = ein Kürzel
cli-learn-help = Gib einen Zug ein, wie er geschrieben wird, groß oder klein und in beliebiger Reihenfolge, oder seine Nummer. Kann nur ein Würfel oder ein Plättchen auf ein Feld, so genügt das Feld.
    .hint = was weiterführt
    .back = der Schritt davor
    .again = der Schritt von vorn
    .skip = der Schritt danach
    .board = das Brett noch einmal zeichnen
    .list = alle Züge mit Nummern
    .p = was jede Figur tut
    .quit = aufhören; was geschafft ist, bleibt geschafft
    .code = was diese Figur tut
    .help = diese Seite


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = Der weiße Würfel auf C5 gehört dir. Gib C4 ein (oder C5-C4), und er kippt über seine Kante dorthin.
typed-lesson-himiki-first-pivot =
    .goal = C4 zeigt dem Holz die falschen Seiten. Gib C4~ ein, um den Würfel auf der Stelle zu drehen, lass Schwarz ziehen, und schlag dann zu.
    .hint = C4~ dreht ihn. Im nächsten Zug geht es nach C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ dreht den Würfel; dann geh nach C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ dreht beide; dann schlag mit beiden zu.
typed-lesson-regality-first-place =
    .goal = Du bist die Krone. Jede Partie beginnt mit dem Bürger: Gib Ci@b2 ein, um ihn in die Mitte auf b2 zu legen.
    .hint = Ci ist der Bürger bei deinen Plättchen; die Mitte ist b2.
typed-lesson-regality-first-turn =
    .hint = Lege Mi auf ein Feld um b2, dann gib >b2 für den Bürger ein.
typed-lesson-yokai-first-sketch =
    .goal = Eine Skizze passt zu zwei Stapeln. Deine, GR, ist grün und rot: Gib GR@G ein, um sie beim grünen Stapel zu spielen.
    .hint = Deine Hand steht unter den Stapeln; G ist der grüne.
typed-lesson-yokai-first-distract =
    .hint = Spiel bei Blau, dann gib % ein, um abzulenken.
typed-lesson-yokai-first-turn =
    .hint = Zwei Skizzen mit Rot, beide zu Rot; dann gib einen Punkt ein, um den Zug zu beenden.

# What those who look after a server are called: no account may have such a name.
reserved-host = Betreiber, Betreiberin, Gastgeber, Gastgeberin, Administratorin, Moderatorin

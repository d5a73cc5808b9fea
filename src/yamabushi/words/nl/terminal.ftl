### What the terminal says around lessons.

cli-learn-on = Verder met: { $command }
cli-learn-heading = { $course }, { $number } van { $total }: { $title }
cli-learn-look = Let op { $places }.
cli-learn-hint = Hint: { $hint } ({ $action })
cli-learn-code = een code
cli-learn-help = Typ een zet zoals je die schrijft, in hoofd- of kleine letters en in elke volgorde, of het nummer ervan. Kan er maar één kubus of tegel ergens heen, dan is het veld genoeg.
    .hint = wat verder helpt
    .back = de stap ervoor
    .again = de stap vanaf het begin
    .skip = de stap erna
    .board = het bord opnieuw tekenen
    .list = alle zetten, genummerd
    .p = wat elk stuk doet
    .quit = stoppen; wat gedaan is, wordt onthouden
    .code = wat dat stuk doet
    .help = deze pagina


## Lessons: what is said otherwise where moves are typed. A key is `typed-` and that of the lesson.

typed-lesson-himiki-first-tilt =
    .goal = De witte kubus op C5 is van jou. Typ C4 (of C5-C4) en hij kantelt over zijn ribbe daarheen.
typed-lesson-himiki-first-pivot =
    .goal = C4 heeft de verkeerde kanten naar het hout. Typ C4~ om de kubus op zijn plaats te draaien, laat Zwart zetten en sla dan toe.
    .hint = C4~ draait hem. Ga in je volgende beurt naar C3.
typed-lesson-himiki-mindlock-turn =
    .hint = C4~ draait de kubus; ga dan naar C3.
typed-lesson-himiki-mindlock-together =
    .hint = A4~E4~ draait ze allebei; sla dan met allebei toe.
typed-lesson-regality-first-place =
    .goal = Jij bent de Kroon. Elke partij begint met de Burger: typ Ci@b2 om hem op b2 te leggen, in het midden.
    .hint = Ci is de Burger bij jouw tegels; het midden is b2.
typed-lesson-regality-first-turn =
    .hint = Leg Mi op een vak rond b2 en typ dan >b2 voor de Burger.
typed-lesson-yokai-first-sketch =
    .goal = Een schets past bij twee stapels. Die van jou, GR, is groen en rood: typ GR@G om hem bij de groene stapel te spelen.
    .hint = Je hand staat onder de stapels; G is de groene.
typed-lesson-yokai-first-distract =
    .hint = Speel bij blauw en typ dan % om af te leiden.
typed-lesson-yokai-first-turn =
    .hint = Twee schetsen met rood, allebei naar rood; typ dan een punt om je beurt te beëindigen.

# What those who look after a server are called: no account may have such a name.
reserved-host = beheerder, gastheer, gastvrouw, beheer, systeem

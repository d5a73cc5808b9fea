### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = Du hast deinen Zug beendet, ohne es zu tun.
-ability-left = Du hast auf die Fähigkeit verzichtet. Hier wird sie gebraucht.


## First steps

course-yokai-first = Erste Schritte
    .line = Von der ersten Skizze zu einer kurzen Partie mit scheuen Geistern.
    .done = Jetzt kannst du Terres de Yokai spielen. Nun musst du nur noch lernen, wann man besser wartet.
    .then = Eine erste Partie spielen
lesson-yokai-first-sketch = Eine erste Skizze
    .goal = Eine Skizze passt zu zwei Stapeln. Tippe deine an, grün und rot, dann den grünen Stapel.
    .hint = Deine Hand liegt unten; der grüne Stapel ist der erste.
    .right = Sie liegt auf deiner Seite des Stapels. Die Zahl auf dem Yokai sagt, wie viele Skizzen er braucht.
    .red = Rot ist ihre andere Farbe. Hier soll sie zu Grün.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Vollenden
    .goal = Der grüne Yokai braucht vier Skizzen, beide Seiten zusammen. Spiel die vierte und nimm ihn.
    .hint = Du hast eine Skizze mit Grün.
    .right = Drei gegen eine: Er gehört dir, und vier Punkte dazu. Deine Skizzen sind verbraucht, die des Mondes bleibt.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Wer führt
    .goal = Eine Skizze und zwei Yokai, die sie vollenden würde. Nur einer kommt zu dir.
    .hint = Bei Blau hättest du zwei gegen eine.
    .right = Wer dort mehr Skizzen hat, nimmt ihn. Wer die letzte gespielt hat, ist egal.
    .theirs = Vollendet, aber der Mond hat dort mehr Skizzen: Er geht an den Mond, mitten in deinem Zug.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Gleichstand und Flucht
    .goal = Der Mond holt sich gleich den gelben Yokai. Verscheuch ihn: Mach drei gegen drei daraus.
    .hint = Deine Skizze hat Gelb.
    .right = Gleichstand erschreckt ihn: Er flieht unter seinen Stapel, und alle Skizzen dort kommen in die Ablage.
    .stop = { -turn-ended }
lesson-yokai-first-call = Rufen
    .goal = Deine Skizze kann rufen: Der oberste Yokai eines anderen Stapels kommt dorthin, wo du spielst. Der grüne Yokai braucht sieben Skizzen. Ruf den roten, der braucht weniger.
    .hint = Spiel bei Grün, dann wähle den roten Stapel: Drei Skizzen vollenden eine Drei.
    .right = Der Gast kam zu deinen drei Skizzen und war sofort vollendet.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Ablenken
    .goal = Diese Skizze lenkt ab: Die oberste Skizze des Mondes dort geht zu ihrer anderen Farbe. Schick sie von Blau zu Rot, wo du führst.
    .hint = Spiel bei Blau, dann „{ yokaiboard-do-distract }“.
    .right = Die Skizze des Mondes war bei Rot die fünfte: vollendet, drei zu zwei für dich.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = Ein ganzer Zug
    .goal = Du hast gezogen und hältst vier Skizzen: Spiel mindestens eine und höchstens drei. Nimm den roten Yokai, behalte den Rest und beende den Zug.
    .hint = Zwei Skizzen mit Rot, beide zu Rot, dann „{ yokaiboard-end-turn }“.
    .right = Du ziehst eine je Zug und kannst drei spielen: Karten, die man auf der Hand behält, sind etwas wert.
lesson-yokai-first-last = Das Ende
    .goal = Ist ein Stapel leer, ist die Partie sofort vorbei. Der Mond führt elf zu acht: Nimm den letzten grünen Yokai und gewinne.
    .hint = Bei Grün fehlt eine sechste Skizze.
    .right = Vierzehn zu elf. Zähl die Punkte, bevor du den letzten eines Stapels anrührst.
    .stop = { -turn-ended }
lesson-yokai-first-game = Eine kurze Partie
    .goal = Jetzt spielt der Mond mit. Du führst einundzwanzig zu fünfzehn, ein grüner Yokai ist übrig: Sieh zu, dass es gut für dich endet.
    .hint = Warten ist erlaubt: Sammle grüne Skizzen und spiel sie zusammen.
    .right = Der Stapel ist leer, und du liegst vorn. Gut skizziert!
    .lost = Diesmal lag am Ende der Mond vorn. Versuch es noch einmal.

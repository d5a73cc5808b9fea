### The lessons of Regality vs. Religion: what each step wants, and what is said to what one does.

-effect-left = Du hast auf den Effekt verzichtet. Hier wird er gebraucht.


## First steps

course-regality-first = Erste Schritte
    .line = Legen, umdrehen, zerstören: von einem Plättchen zu einer ganzen kleinen Partie.
    .done = Jetzt kannst du Regality vs. Religion spielen. Fang mit dem alten Stil an: je sieben Plättchen, und neutral ist nur der Bürger.
    .then = Eine erste Partie spielen
lesson-regality-first-place = Das erste Plättchen
    .goal = Du bist die Krone. Jede Partie beginnt mit dem Bürger: Tippe ihn an, dann das Feld in der Mitte.
    .hint = Der Bürger liegt unten bei deinen Plättchen; die Mitte ist b2.
    .right = Er zeigt auf den Gegner, also ist er dein Verbündeter. Neun Plättchen füllen das Brett; wer dann mehr Verbündete hat, gewinnt.
    .elsewhere = Auch ein guter Platz. Hier aber soll es die Mitte sein.
lesson-regality-first-turn = Umdrehen
    .goal = Wer ankommt, darf etwas tun. Lege den Minister neben den feindlichen Bürger und drehe ihn auf deine Seite.
    .hint = Tippe den Minister an, ein Feld um b2, dann den Bürger.
    .right = Jetzt zeigt er in die andere Richtung und gehört dir. Der Minister erreicht jeden seiner acht Nachbarn.
    .left = { -effect-left }
lesson-regality-first-line = Eine ganze Linie
    .goal = Die Königin dreht alle Plättchen in einer Richtung um. Gewinne beide Gegner mit einem Blick.
    .hint = Lege sie auf a1 und lass sie nach Norden blicken.
    .right = Bis zum Rand, in einer von acht Richtungen. Eigene Plättchen in der Linie drehen sich genauso um.
    .left = { -effect-left }
    .aside = Von dort sieht sie nicht beide. Sie stehen in Spalte a.
lesson-regality-first-destroy = Zerstören
    .goal = Zerstöre den Bischof in der Mitte mit dem König. Im nächsten Zug nimm die Lücke mit dem Minister.
    .hint = Der König neben b2, auf b2 gerichtet; nach dem Plättchen der Religion der Minister auf b2.
    .right = Verdeckt sperrte der Bischof das Feld für den Gegner. Als dein Zug begann, ging er, und du warst zuerst da.
    .left = { -effect-left }
    .gap = Der Bischof ist weg, aber die Lücke auf b2 ist noch offen.
lesson-regality-first-banish = Verbannen
    .goal = Neutrale Plättchen sind für beide da: Wer zuerst kommt, mahlt zuerst. Verbanne den Bischof mit dem Samurai.
    .hint = Der Samurai erreicht nur orthogonale Nachbarn: Norden, Osten, Süden, Westen.
    .right = Verbannt heißt sofort weg, in die Ablage. Das Feld ist frei, auch für den Gegner.
    .left = { -effect-left }
    .corner = Von einer Ecke aus erreicht ihn der Samurai nicht.
lesson-regality-first-shield = Schilde
    .goal = Der Tempel ist geschützt: Kein Effekt berührt ihn. Drehe den Heiligen mit einem deiner Plättchen um.
    .hint = Der Minister auf b3 berührt beide und darf nur den Heiligen umdrehen.
    .right = Auch deine Burg ist so geschützt: Wo sie steht, bleibt sie bis zum Ende deine.
    .left = { -effect-left }
    .far = Von dort erreicht der Minister den Heiligen nicht.
lesson-regality-first-silence = Stille
    .goal = Orthogonal neben dem Schamanen kann niemand etwas tun. Zerstöre ihn trotzdem.
    .hint = Der Zauberer zerstört aus der Ecke, und dorthin reicht die Stille des Schamanen nicht.
    .right = Passive Plättchen wie der Schamane wirken für beide Seiten, solange sie offen liegen.
    .left = { -effect-left }
    .silent = Der General trifft nur orthogonale Nachbarn, und gerade dort ist er stumm.
    .edge = Hier ist der Zauberer stumm. Versuch eine Ecke.
lesson-regality-first-borrow = Geliehene Kräfte
    .goal = Der Barde lässt einen orthogonalen Nachbarn noch einmal wirken. Lass deine Königin beide Gegner umdrehen.
    .hint = Den Barden auf a2 oder b1, dann die Königin, dann Nordost.
    .right = Sie wirkt von ihrem eigenen Feld aus. Auch die Kraft eines Gegners hättest du leihen können.
    .left = { -effect-left }
    .elsewhere = Die Königin ist kein orthogonaler Nachbar dieses Feldes.
lesson-regality-first-last = Das letzte Feld
    .goal = Drei Verbündete gegen fünf, ein freies Feld. Besetze es und gewinne.
    .hint = Der Minister dreht einen um: fünf zu vier.
    .right = Neun offene Plättchen: Es wird gezählt, und du hast fünf. Gewonnen!
    .king = Wer das letzte freie Feld füllt, kann nichts zerstören. Der König bewirkte also nichts: vier zu fünf.
lesson-regality-first-game = Eine kleine Partie
    .goal = Sieben Felder sind frei, und die Religion spielt mit. Hab mehr Verbündete, wenn das Brett voll ist.
    .hint = Du hast das letzte Wort: Heb dir ein Plättchen zum Umdrehen für den Schluss auf.
    .right = Das Land gehört dir!
    .lost = Diesmal gewinnt die Religion. Versuch es noch einmal: Was kann sie umdrehen?

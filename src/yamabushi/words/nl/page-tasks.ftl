### Puzzels en oefening van de spellen: stellingen waarin een beurt te vinden of een partij af te maken is.

tasks-title = { $game }: puzzels
tasks-books = Puzzelboeken
tasks-how =
    { $goal ->
        [win] Maar één beurt wint: elk antwoord is tot het einde van de partij doorgerekend.
       *[expect] Eén beurt levert gemiddeld de meeste punten op, geteld over alles wat opengelegd kan worden.
    }
tasks-count = { $done } van { $total } opgelost
tasks-solved = opgelost
tasks-next = Volgende puzzel
tasks-name =
    { $goal ->
        [win]
            { $turns ->
                [one] winst in één beurt
               *[other] winst in { $turns } beurten
            }
       *[expect] de beste beurt
    }
task-goal-win =
    { $turns ->
        [one] Win deze beurt; er is maar één manier.
       *[other] Win in { $turns } beurten, wat de ander ook doet; er is maar één beurt waarmee dat lukt.
    }
task-goal-expect = Vind de beurt die gemiddeld de meeste punten oplevert.
task-you-are = Jouw kant: { $who }. { $goal }
task-right-win =
    { $turns ->
        [one] Goed: dit wint, en geen andere beurt doet dat.
       *[other] Goed: dit wint aantoonbaar in { $turns } beurten tegen elk antwoord. Je hebt gezien hoe het verdergaat als de ander het zo lang mogelijk volhoudt.
    }
task-right-expect =
    { $points ->
        [one] Goed: gemiddeld { $points } punt, over alles wat opengelegd kan worden. Geen beurt levert meer op.
       *[other] Goed: gemiddeld { $points } punten, over alles wat opengelegd kan worden. Geen beurt levert meer op.
    }
task-wrong-win = Na dit antwoord wint niets meer.
task-wrong-over = De partij is afgelopen, en je hebt niet gewonnen.
task-wrong-expect = Vanaf hier levert het gemiddeld hooguit { $points } op; de beste beurt levert { $most } op.
task-hint = Dit hoort bij de goede beurt.
practice-title = Oefening
practice-line = Maak deze partijen af: gebruik wat je geleerd hebt, en je wint.
practice-goal =
    { $turns ->
        [one] Maak het af: je kunt in deze beurt winnen.
       *[other] Maak het af: je kunt in { $turns } beurten winnen, wat de ander ook doet.
    }
practice-right = Je hebt gewonnen. Goed gespeeld!
practice-wrong = Dit keer niet gewonnen. Het kan: probeer het opnieuw vanaf het begin.
practice-hint = Dit wint.
theme-himiki-beats = Conflicten
theme-himiki-again = Nog eens spelen
theme-himiki-pivoted = Draai
theme-himiki-influence = Invloed
theme-regality-turned = Omdraaien
theme-regality-destroyed = Vernietigen
theme-regality-banished = Verbannen
theme-regality-recalled = Terughalen
theme-regality-moved = Verplaatsen
theme-regality-used = Geleende krachten
theme-regality-covered = De Toren
theme-regality-struck = De Moordenaar
theme-regality-retrieved = De Kluizenaar
theme-yokai-taken = Voltooien
theme-yokai-called = Roepen
theme-yokai-distracted = Afleiden
theme-yokai-fled = Vlucht

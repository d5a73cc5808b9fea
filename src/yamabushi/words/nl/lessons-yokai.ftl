### The lessons of Terres de Yokai: what each step wants, and what is said to what one does.

-turn-ended = Je hebt je beurt beëindigd zonder het te doen.
-ability-left = Je hebt van de vaardigheid afgezien. Hier heb je die nodig.


## First steps

course-yokai-first = Eerste stappen
    .line = Van een eerste schets tot een korte partij met schuwe geesten.
    .done = Je kunt nu Terres de Yokai spelen. Nu nog leren wanneer je beter wacht.
    .then = Een eerste partij spelen
lesson-yokai-first-sketch = Een eerste schets
    .goal = Een schets past bij twee stapels. Tik die van jou aan, groen en rood, en dan de groene stapel.
    .hint = Je hand ligt onderaan; de groene stapel is de eerste.
    .right = Hij ligt aan jouw kant van de stapel. Het getal op de yokai zegt hoeveel schetsen hij nodig heeft.
    .red = Rood is zijn andere kleur. Hier moet hij naar groen.
    .stop = { -turn-ended }
lesson-yokai-first-complete = Voltooien
    .goal = De groene yokai heeft vier schetsen nodig, beide kanten samen. Speel de vierde en neem hem.
    .hint = Je hebt een schets met groen.
    .right = Drie tegen één: hij is van jou, met zijn vier punten. Jouw schetsen zijn op, die van Maan blijft liggen.
    .stop = { -turn-ended }
lesson-yokai-first-lead = Wie staat voor
    .goal = Eén schets en twee yokai die hij zou voltooien. Maar één komt naar jou.
    .hint = Bij blauw zou je er twee tegen één hebben.
    .right = Wie daar meer schetsen heeft, neemt hem. Wie de laatste speelde maakt niet uit.
    .theirs = Voltooid, maar Maan heeft daar meer schetsen: hij gaat naar Maan, in jouw eigen beurt.
    .stop = { -turn-ended }
lesson-yokai-first-flight = Gelijke stand en vlucht
    .goal = Maan staat op het punt de gele yokai te nemen. Jaag hem weg: maak er drie tegen drie van.
    .hint = Op jouw schets staat geel.
    .right = Van een gelijke stand schrikt hij: hij vlucht onder zijn stapel, en alle schetsen daar worden afgelegd.
    .stop = { -turn-ended }
lesson-yokai-first-call = Roepen
    .goal = Je schets kan roepen: de bovenste yokai van een andere stapel komt naar waar je speelt. Zeven is bij groen nog ver weg, dus roep de rode.
    .hint = Speel bij groen en kies dan de rode stapel: drie schetsen voltooien een drie.
    .right = De gast kwam bij jouw drie schetsen en was meteen voltooid.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-distract = Afleiden
    .goal = Deze schets leidt af: de bovenste schets van Maan gaat naar zijn andere kleur. Stuur hem van blauw naar rood, waar jij voor staat.
    .hint = Speel bij blauw, dan ‘{ yokaiboard-do-distract }’.
    .right = De schets van Maan was de vijfde bij rood: voltooid, drie tegen twee voor jou.
    .left = { -ability-left }
    .stop = { -turn-ended }
lesson-yokai-first-turn = Een hele beurt
    .goal = Je hebt getrokken en hebt vier schetsen: speel er één tot drie. Neem de rode yokai, houd de rest en beëindig je beurt.
    .hint = Twee schetsen met rood, allebei naar rood, dan ‘{ yokaiboard-end-turn }’.
    .right = Je trekt er één per beurt en kunt er drie spelen: kaarten die je in de hand houdt, zijn iets waard.
lesson-yokai-first-last = Het einde
    .goal = Zodra een stapel leeg is, is de partij voorbij. Maan staat elf tegen acht voor: neem de laatste groene yokai en win.
    .hint = Bij groen ontbreekt een zesde schets.
    .right = Veertien tegen elf. Tel de punten voor je de laatste van een stapel aanraakt.
    .stop = { -turn-ended }
lesson-yokai-first-game = Een korte partij
    .goal = Nu speelt Maan mee. Je staat eenentwintig tegen vijftien voor en er is nog één groene yokai: zorg dat het goed afloopt.
    .hint = Wachten mag: verzamel groene schetsen en speel ze samen.
    .right = De stapel is leeg en jij staat voor. Goed geschetst!
    .lost = Deze keer stond Maan aan het eind voor. Probeer het opnieuw.

### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Profiel
person-open = Melden of blokkeren …


## Reporting somebody

report-title = Melden
report-open = Melden …
report-remark = Bij je melding hoort dit bericht:
report-about = Waar gaat het over?
report-about-words = Beledigingen, bedreigingen of lastigvallen
report-about-name = Een aanstootgevende naam
report-about-leaving = Partijen verlaten of met opzet rekken
report-about-advertising = Reclame
report-about-other = Iets anders
report-more = Wat is er gebeurd? (zoveel als je kwijt wilt)
report-note = Je melding gaat naar wie deze server beheert en naar niemand anders; { $name } komt er niets van te weten. Daar wordt gekeken wat er is gebeurd; een tafel kan worden gesloten, iemand kan worden uitgesloten. Op een melding volgt geen antwoord: wil je meteen rust, blokkeer { $name } dan ook.
report-send = Melding versturen
report-sent = Fijn dat je het ons vertelt. Wie deze server beheert, kijkt ernaar.


## Blocking somebody

block-title = Blokkeren
block-note = Jij en { $name } zien niet meer wat de ander schrijft, en kunnen elkaar niet uitdagen of aan dezelfde tafel gaan zitten; { $name } krijgt daar geen bericht van.
block-now = { $name } blokkeren
block-end = { $name } deblokkeren
block-done = Je hebt { $name } geblokkeerd.
block-ended = Je blokkeert { $name } niet meer.
block-login = Met een account kun je mensen blokkeren.
block-guest = { $name } heeft geen account om te blokkeren; in de chat kun je diens berichten dempen.
blocked-title = Geblokkeerde mensen
blocked-nobody = Je blokkeert niemand. Tik daarvoor aan een tafel of in de chat op een naam.


## A program that plays: its account and its tokens

bots-become = Dit account aan een bot geven
bots-become-note = Een bot is een programma van jou dat hier speelt. Hij heeft een eigen account nodig waarmee nog niemand heeft gespeeld. Daarna speelt niemand er meer met de hand mee, iedereen ziet dat het een bot is, en dat blijft zo.
bots-become-now = Voorgoed aan een bot geven
bots-title = De tokens van de bot
bots-note = Dit is het account van een bot: een programma speelt ermee en toont de server een token. Wie een token heeft, speelt in naam van de bot: houd het voor jezelf en trek het in als iemand anders het gezien kan hebben.
bots-none = Er is nog geen token.
bots-token = Token { $number }, gemaakt { $when }
bots-new = Token maken
bots-once = Hier is het token. Het wordt maar één keer getoond: kopieer het nu.
bots-copy = Token kopiëren
bots-copied = Het token staat op het klembord.
bots-revoke = Token { $number } intrekken
bots-revoked = Token { $number } is nu waardeloos.
bots-start = Bewaar het token in een bestand en laat een van onze niveaus ermee spelen:

### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Profil
person-open = Melden oder blockieren …


## Reporting somebody

report-title = Melden
report-open = Melden …
report-remark = Zu deiner Meldung gehört diese Nachricht:
report-about = Worum geht es?
report-about-words = Beleidigungen, Drohungen oder Belästigung
report-about-name = Ein anstößiger Name
report-about-leaving = Partien verlassen oder absichtlich verzögern
report-about-advertising = Werbung
report-about-other = Etwas anderes
report-more = Was ist passiert? (so viel du dazu sagen magst)
report-note = Deine Meldung liest nur, wer diesen Server betreibt; { $name } erfährt nichts davon. Dort wird nachgesehen, was passiert ist; ein Tisch kann geschlossen, jemand ausgeschlossen werden. Eine Antwort gibt es nicht: Wenn du sofort Ruhe möchtest, blockiere { $name } zusätzlich.
report-send = Meldung senden
report-sent = Danke, dass du es uns sagst. Wer diesen Server betreibt, sieht es sich an.


## Blocking somebody

block-title = Blockieren
block-note = Du und { $name } lest nichts mehr voneinander, könnt einander nicht herausfordern und nicht am selben Tisch Platz nehmen; { $name } erfährt nichts davon.
block-now = { $name } blockieren
block-end = { $name } nicht mehr blockieren
block-done = Du blockierst { $name }.
block-ended = Du blockierst { $name } nicht mehr.
block-login = Mit einem Konto kannst du Leute blockieren.
block-guest = { $name } hat kein Konto, das du blockieren könntest; im Chat kannst du stummschalten.
blocked-title = Blockierte Personen
blocked-nobody = Du blockierst niemanden. Tippe dafür am Tisch oder im Chat auf einen Namen.


## A program that plays: its account and its tokens

bots-become = Daraus ein Bot-Konto machen
bots-become-note = Ein Bot ist ein Programm von dir, das hier spielt. Er braucht ein eigenes Konto, mit dem noch niemand gespielt hat. Danach spielt niemand mehr von Hand damit, alle sehen, dass es ein Bot ist, und dabei bleibt es.
bots-become-now = Endgültig zum Bot-Konto machen
bots-title = Die Tokens des Bots
bots-note = Das ist das Konto eines Bots: Ein Programm spielt damit und weist sich beim Server mit einem Token aus. Wer ein Token hat, spielt im Namen des Bots: Behalte es für dich und widerrufe es, wenn jemand anders es gesehen haben könnte.
bots-none = Es gibt noch kein Token.
bots-token = Token { $number }, erstellt { $when }
bots-new = Token erstellen
bots-once = Hier ist das Token. Es wird nur dieses eine Mal gezeigt: Kopiere es jetzt.
bots-copy = Token kopieren
bots-copied = Das Token ist in der Zwischenablage.
bots-revoke = Token { $number } widerrufen
bots-revoked = Das Token { $number } ist jetzt wertlos.
bots-start = Speichere das Token in einer Datei und lass eine unserer Stufen damit spielen:

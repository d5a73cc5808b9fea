### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Profilo
person-open = Segnala o blocca…


## Reporting somebody

report-title = Segnalare
report-open = Segnala…
report-remark = La tua segnalazione comprende questo messaggio:
report-about = Di che si tratta?
report-about-words = Insulti, minacce o molestie
report-about-name = Un nome offensivo
report-about-leaving = Partite lasciate, o rallentate apposta
report-about-advertising = Pubblicità
report-about-other = Altro
report-more = Che cosa è successo? (quello che vuoi raccontare)
report-note = La tua segnalazione arriva a chi gestisce questo server e a nessun altro; { $name } non ne viene a sapere nulla. Chi la legge guarda che cosa è successo e può chiudere un tavolo o escludere qualcuno. Una segnalazione non riceve risposta: se vuoi stare in pace subito, blocca anche { $name }.
report-send = Invia la segnalazione
report-sent = Grazie di avercelo detto. Chi gestisce questo server guarderà.


## Blocking somebody

block-title = Bloccare
block-note = Tu e { $name } non vi leggete più, e non potete sfidarvi né sedervi allo stesso tavolo; { $name } non ne viene a sapere nulla.
block-now = Blocca { $name }
block-end = Sblocca { $name }
block-done = Hai bloccato { $name }.
block-ended = Non blocchi più { $name }.
block-login = Con un account puoi bloccare qualcuno.
block-guest = { $name } non ha un account da bloccare; nella chat puoi silenziarne i messaggi.
blocked-title = Persone bloccate
blocked-nobody = Non blocchi nessuno. Per farlo, tocca un nome a un tavolo o nella chat.


## A program that plays: its account and its tokens

bots-become = Dai questo account a un bot
bots-become-note = Un bot è un tuo programma che gioca qui. Gli serve un account tutto suo, con cui nessuno abbia ancora giocato. Da allora nessuno ci gioca più a mano, tutti vedono che è un bot, e lo resta per sempre.
bots-become-now = Dallo a un bot per sempre
bots-title = I token del bot
bots-note = Questo è l’account di un bot: ci gioca un programma, che mostra al server un token. Chi ha un token gioca a nome del bot: tienilo per te, e revocalo se qualcun altro può averlo visto.
bots-none = Non c’è ancora nessun token.
bots-token = Token { $number }, creato { $when }
bots-new = Crea un token
bots-once = Ecco il token. Viene mostrato solo questa volta: copialo ora.
bots-copy = Copia il token
bots-copied = Il token è negli appunti.
bots-revoke = Revoca il token { $number }
bots-revoked = Il token { $number } ora non vale più nulla.
bots-start = Salva il token in un file e fai giocare uno dei nostri livelli:

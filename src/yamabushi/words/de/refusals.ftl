### Warum etwas abgelehnt wurde. Die Schlüssel kommen aus en/refusals.ftl.

account-alike = Der Name { $name } sieht einem vergebenen zu ähnlich.
account-guessable = Dieses Passwort ist eines der ersten, die jeder probieren würde; wähle ein anderes.
account-no-seat = Du hast an diesem Tisch keinen Platz.
account-none = Es gibt kein Konto mit dem Namen { $name }.
account-reserved = Der Name { $name } steht für den Computer, den Betreiber oder einen Gast; wähl einen anderen.
account-taken = Der Name { $name } ist vergeben.
account-unknown = Du bist nicht angemeldet.
account-unseen = Ein Name braucht mindestens ein sichtbares Zeichen.
account-wrong = Der Name oder das Passwort stimmt nicht.
analysis-curtain = Mit verdeckten Karten an einem Bildschirm gibt der Computer keinen Rat.
analysis-here = Browser können dieses Spiel nicht analysieren; der Server kann es.
analysis-nobody = Dort gibt es nichts zu entscheiden.
analysis-puzzle = Ein Rätsel hat seinen eigenen Löser; der Computer spielt es nicht.
analysis-turn = Du bist nicht am Zug.
analysis-unfair = Solange andere spielen, gibt der Computer keinen Rat.
arena-died = Ein Prozess ist abgestürzt, vielleicht aus Mangel an Speicher; versuch es mit weniger --jobs.
arena-different = Diese Dateien gehören zu verschiedenen Spielen, die nicht in eine Rangliste passen: { $games }.
arena-file = { $file } lässt sich nicht verwenden: { $problem }.
arena-no-games = Es gibt niemanden einzustufen: In diesen Dateien steht kein Paar von Partien zweier Spieler.
arena-one = Dieses Spiel spielt man allein; nenne einen Spieler und nicht { $count }.
arena-opening = Eine Eröffnung von { $opening } zufälligen Entscheidungen ist zu lang: Die Partie ist vorher aus.
arena-other = { $file } enthält andere Partien ({ $name } ist dort { $theirs }, nicht { $ours }); nenne eine andere Datei.
arena-sides = In der Arena treffen zwei Seiten aufeinander; { $game } hat { $count }.
arena-sprt = Ein Test braucht zwei Elo-Abstände, den kleineren zuerst, und nicht { $elo0 } { $elo1 }.
arena-two = Dieses Spiel hat zwei Seiten; nenne zwei Spieler, etwa: arena { $game } greedy random.
arena-write = { $file } lässt sich nicht schreiben: { $problem }.
backup-file = { $file } taugt nicht als Sicherung: { $problem }.
backup-empty = { $place } enthält weder Tische noch Konten. Ist das gewollt, gib --empty an; es wurde nichts geschrieben.
backup-form = Die Sicherung hat die Form { $theirs } und die Datenbank die Form { $ours }; stelle sie in einer leeren Datenbank wieder her oder bringe diese dorthin mit: yamabushi migrate { $theirs }.
backup-replace = In der Datenbank ist schon etwas: { $contents }. Um alles zu ersetzen, gib --replace an.
bench-browser = WebAssembly wird in einem Klon mit gebauter Seite gemessen; hier ist keiner.
bench-part = Es gibt keine Messung von { $name }; es gibt { $names }.
block-many = Du blockierst schon { $most } Personen; gib zuerst jemanden frei.
block-no-name = Es gibt kein Konto mit dem Namen { $name }.
block-nobody = Wer dort sitzt, hat kein Konto; du kannst die Person am Tisch stummschalten.
block-yourself = Das bist du selbst.
bot-by-hand = Das ist das Konto eines Bots: Er spielt mit seinem Token, und niemand spielt damit von Hand.
bot-challenges = Ein Bot nimmt alle Anfragen an (all), nur ungewertete (casual) oder keine (none), und nicht { $text }.
bot-engine = Eine Engine ist level:{ $low } bis level:{ $high } oder ugi: und ein Befehl, nicht { $text }.
bot-engine-gone = Die Engine { $command } antwortet nicht so, wie UGI es vorsieht.
bot-file = Das Token lässt sich nicht aus { $file } lesen: { $problem }.
bot-games = Ein Bot spielt höchstens { $most } Partien gleichzeitig; beende zuerst eine.
bot-has-played = Mit diesem Konto hat schon jemand gespielt; ein Bot braucht ein eigenes.
bot-no-token = Dieses Token gibt es nicht.
bot-refused = Der Server lehnt ab: { $sentence }
bot-server = { $server } ist keine Adresse eines Servers; eine ist zum Beispiel http://127.0.0.1:8420.
bot-tokens = Ein Bot hat höchstens { $most } Tokens, und nur ein Bot hat welche; widerrufe zuerst eines.
challenge-bots = { $most } Bots warten dort schon auf eine Antwort; versuch es später noch einmal.
challenge-closed = Dieser Person kannst du keine Spielanfrage schicken.
challenge-none = Diese Spielanfrage gibt es nicht mehr.
challenge-too-many = Du hast schon { $most } offene Spielanfragen; zieh erst eine zurück.
cli-language = Die Sprache { $name } gibt es nicht; es gibt { $names }.
cli-learn-first = Das ist der erste Schritt des Kurses; davor gibt es keinen.
cli-neither = { $text } ist weder ein Spiel noch eine Datei; die Spiele sind { $games }.
cli-no-advice = Hier gibt es keinen Rat; `yamabushi mindlock` hat Tipps und Lösungen.
cli-no-database = Unter { $place } gibt es keine Datenbank von Yamabushi; dort wurde nichts angelegt. Nenne die des Servers mit --data, --database oder --config.
cli-no-kernels = Die Regeln von { $game } sind keine Kernel; nur Kernel lassen sich zählen.
cli-no-threat = Was hier droht, lässt sich nicht sagen: nur am Anfang eines Zuges, und wenn der Gegner nichts verbirgt.
cli-no-value = Die Option --{ $option } braucht einen Wert, etwa --{ $option } { $example }.
cli-not-sure = Es wurde nichts geändert: Hier wird erst gefragt, und niemand kann antworten. Zum Zustimmen gib --yes an.
cli-not-done = Es wurde nichts geändert.
cli-number = In der Liste steht keine Nummer { $word }; sie geht von 1 bis { $last }.
cli-only-position = Die Option --{ $option } gilt für eine Stellung, nicht für eine aufgezeichnete Partie.
cli-only-record = Die Option --{ $option } gilt für eine aufgezeichnete Partie, nicht für eine Stellung.
cli-opponent = Es gibt keinen Gegner { $name }; es gibt { $names }.
cli-paid = Es ist kein Zug mehr übrig, und { $action } kostet einen. Frei sind: { $free }.
cli-resume-game = { $file } ist eine Partie { $theirs }, nicht { $ours }.
cli-save = Die Partie lässt sich nicht als { $file } speichern: { $problem }.
cli-seat = Es gibt keinen Platz { $name }; es gibt { $names } oder random.
cli-several = { $word } kann { $moves } heißen; gib eines davon ein.
cli-stray = { $word } ist weder eine Option noch ihr Wert; Optionen schreibt man wie --style old.
cli-undo = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen.
cli-why = Es gibt nichts zu erklären: `why` handelt von dem, was geschehen ist, `why 2` vom Schritt davor.
cli-word = { $word } ist hier weder ein Zug noch ein Befehl; `help` sagt, was du eingeben kannst.
clock-increment = Eine Uhr der Art { $kind } gibt je Zug 0 bis { $high } Sekunden dazu, und nicht { $value }.
clock-time = Eine Uhr der Art { $kind } hat { $low } bis { $high } Sekunden, und nicht { $value }.
community-apart = An diesen Tisch kannst du dich nicht setzen.
community-banned = Du kannst hier bis { $until } nicht mitmachen; als Grund ist angegeben: „{ $reason }“.
community-banned-for-good = Du kannst hier nicht mehr mitmachen; als Grund ist angegeben: „{ $reason }“.
compile-failed = Was { $games } braucht, ließ sich nicht kompilieren; gespielt wird ohne, nur langsamer.
conduct-file = Die Verhaltensregeln lassen sich nicht aus { $file } lesen: { $problem }.
database-address = Unter dieser Adresse ist die Datenbank nicht zu erreichen; eine Adresse ist etwa postgresql://user:word@host/name.
database-driver = PostgreSQL braucht weitere Pakete. Im Klon von Yamabushi hilft: pip install '.[cluster]'.
database-folder = Der Ordner { $folder } für die Daten des Servers lässt sich nicht anlegen: { $problem }.
database-newer = Die Datenbank gehört zu einem neueren Yamabushi: Ihre Form { $theirs } ist hier unbekannt; die neueste ist { $ours }.
database-revision = Die Datenbank kennt keine Form { $name }; es gibt { $names }.
database-unreachable = Die Datenbank { $address } lässt sich nicht verwenden: { $problem }
engine-died = Die Suche wurde unterbrochen; frag noch einmal.
engine-idle-chance = Der Zufall ist am Zug
engine-idle-over = Die Partie ist aus
engine-idle-turn = Dieser Platz ist nicht am Zug
engine-late = Die Engine antwortet schon viel zu lange nicht; frag etwas später noch einmal.
engine-nobody = Es gibt nichts zu überlegen: { $reason }.
engine-player = Es gibt keinen Spieler { $name }; es gibt { $names } und level:{ $lowest } bis level:{ $highest }.
game-failed = { $game } hat einen Fehler, deshalb kann das hier nicht gespielt werden: { $problem }.
game-unknown = Es gibt kein Spiel { $name }; es gibt { $games }.
guard-origin = Dieser Server nimmt keine Anfragen von anderen Websites an.
guard-too-long = Das ist zu lang: höchstens { $most } Bytes.
guard-too-much = Zu viele Anfragen auf einmal; warte ein wenig.
hall-no-table = Diesen Tisch gibt es nicht.
hall-rules = Diese Partie begann nach den Regeln { $theirs } von { $game }; hier gelten die Regeln { $ours }, die sie nicht fortsetzen können.
hall-unreadable = Was von diesem Tisch gespeichert ist, kann diese Version nicht lesen.
himiki-book-name = Dort steht der Name eines Rätsels aus dem Buch, etwa F01, oder der Text eines Rätsels
himiki-book-none = Dieses Rätsel steht nicht im Buch; es gibt { $names }
himiki-due-again = Du darfst weiterspielen oder aufhören
himiki-due-candidate = Der Zufall wählt unter den Zügen, die Muk Yan machen kann
himiki-due-confront = Der Große Yokai kann gegen einen Würfel antreten, muss aber nicht
himiki-due-conjure = Ein Würfel der anderen Farbe ist zu drehen
himiki-due-dice = Die Zufallswürfel von Muk Yan werden geworfen
himiki-due-draw = Der Zufall zieht ein Chaosplättchen
himiki-due-impel = Der Impuls kippt den Würfel noch einmal
himiki-due-mana = Das Mana kippt einen Würfel, der sein Element zeigt
himiki-due-move = Jetzt wird ein Würfel gekippt, oder es werden Würfel gedreht
himiki-due-order = Die Würfel einer Drehung schreibt man je einmal, in der Reihenfolge ihrer Felder
himiki-due-place = Ein Würfel ist auf ein Startfeld zu setzen
himiki-due-put = Das Geländeplättchen kommt auf ein leeres Feld
himiki-due-slide = Die Teleportation lässt den Würfel zwei Felder weit gleiten
himiki-due-swap = Der Transfer tauscht den Würfel mit einem anderen
himiki-due-tile = Ein Chaosplättchen darf eingesetzt werden, muss aber nicht
himiki-no-cube = Auf { $square } steht kein Würfel.
himiki-no-pivot = Nach einer Drehung darf der nächste Zug keine Drehung sein; möglich ist { $possible }.
himiki-no-such-decision = { $action } gibt es in diesem Spiel nicht; möglich ist hier { $possible }.
himiki-not-back = Beim Weiterspielen darf der Würfel auf { $square } nicht nach { $left } zurück.
himiki-not-confused = In der Verwirrung spielst du die Würfel der anderen Farbe; der auf { $square } ist dein eigener.
himiki-not-now = { $action } geht jetzt nicht: { $due }; möglich ist { $possible }.
himiki-not-yours = Der Würfel auf { $square } gehört nicht dir.
himiki-one-pivot = In der Verwirrung wird nur ein Würfel gedreht.
himiki-other-half = In diesem Zug gehört der Würfel auf { $square } deinem Partner; du spielst die deiner Hälfte.
himiki-over = Die Partie ist aus; es kann nichts mehr gespielt werden.
himiki-penalty = Hier gibt es keine Strafe: { $problem }.
himiki-penalty-late = Die Partie ist aus
himiki-penalty-mode = Strafen gibt es nur in Teams
himiki-penalty-side = Sie richtet sich gegen w oder b
himiki-puzzle-black = Schwarz hat { $count } Würfel; nötig sind 1 bis { $most }
himiki-puzzle-cube = { $word } ist kein Würfel; ein Würfel steht da wie C4HKM, ein Feld und die Elemente seiner drei Achsen
himiki-puzzle-edition = die Ausgabe ist revised oder first, nicht { $word }
himiki-puzzle-event = { $tile } ist keines der Ereignisplättchen, die hier vorkommen: { $tiles }
himiki-puzzle-hand = { $word } ist keine Reihe von Ereignisplättchen wie MhCj
himiki-puzzle-headlock = ein Headlock hat keine Einflüsse
himiki-puzzle-influences = Einflüsse sind die von H, M und K, um die es geht, wie { $example }, nicht { $word }; oder headlock
himiki-puzzle-long = der Text hat { $count } Zeichen; höchstens { $most } sind erlaubt
himiki-puzzle-on-terrain = ein Würfel steht auf { $tile } auf { $square }; Gelände liegt auf freien Feldern
himiki-puzzle-one-tile = es gibt nur ein Plättchen { $tile }
himiki-puzzle-par = PAR ist eine ganze Zahl von 1 bis { $most }, wie par=3, nicht { $word }
himiki-puzzle-part = { $word } ist nichts davon: { $parts }
himiki-puzzle-sides = es beginnt mit den weißen Würfeln, einem / und den schwarzen, wie C4HKM/B3KMH,D3MHK par=3 headlock
himiki-puzzle-slashes = { $word } hat mehr als ein /
himiki-puzzle-terrain = { $word } ist kein Gelände; Gelände steht da wie C3Im, eines von { $tiles }, mit + dazwischen
himiki-puzzle-twice = { $part } steht zweimal da
himiki-puzzle-two-cubes = auf { $square } stehen zwei Würfel
himiki-puzzle-two-tiles = auf { $square } liegen zwei Plättchen
himiki-puzzle-white = Weiß hat { $count } Würfel; nötig sind 1 bis { $most }
himiki-taken = { $square } ist nicht frei.
himiki-tile-no-enemy = Es gibt keinen gegnerischen Würfel, den { $tile } drehen könnte.
himiki-tile-no-mana = { $tile } kippt einen Würfel, der sein Element zeigt; von deinen kann keiner kippen.
himiki-tile-no-square = Es gibt kein leeres Feld für { $tile }.
himiki-tile-not-held = { $tile } hast du nicht auf der Hand.
himiki-tile-not-now = Ein Chaosplättchen nutzt du, gleich nachdem du durch Kippen auf 2, 3 oder 4 Punkte gekommen bist; möglich ist { $possible }.
himiki-too-far = Ein Würfel kippt auf eines der vier Nachbarfelder; { $goal } liegt nicht neben { $square }.
holding-account = Du hast schon { $most } offene Tische; spiel an einem davon oder verlass ihn, bevor du einen neuen aufmachst.
holding-address = Aus deinem Netz sind schon { $most } Tische offen; spiel an einem davon oder verlass ihn, bevor du einen neuen aufmachst.
host-busy = Die Partie an Tisch { $table } geht zu schnell weiter; versuch es noch einmal.
host-file = { $file } lässt sich nicht schreiben: { $problem }.
host-file-there = { $file } gibt es schon und bleibt, wie es ist; nenne eine andere Datei.
host-for-good = Eine Adresse wird für höchstens 365 Tage gesperrt: Später gehört sie jemand anderem.
host-has-played = Mit dem Konto { $name } hat schon jemand gespielt; ein Bot braucht ein eigenes.
host-no-account = Es gibt kein Konto mit dem Namen { $name }, und eine Adresse ist es auch nicht.
host-no-announcement = Es gibt keine Ankündigung { $id }.
host-no-ban = { $whom } ist nicht gesperrt.
host-no-bot = Es gibt keinen Bot mit dem Namen { $name }.
host-no-report = Es gibt keine Meldung { $id }.
host-no-token = { $name } hat kein Token { $id }; `yamabushi host tokens` listet sie auf.
host-no-table = Es gibt keinen Tisch { $table }.
host-person = { $name } ist das Konto eines Menschen, und das Konto eines Bots bleibt für immer eines. Wähle einen anderen Namen; wurde dieses Konto für einen Bot angelegt, gib --existing an.
host-tokens = { $name } hat { $most } Token, mehr gehen nicht. Widerrufe eines: yamabushi host tokens { $name } --revoke ID.
host-too-long = Das ist leer oder länger als { $most } Zeichen.
host-wide = { $address } sind zu viele Adressen auf einmal; höchstens ein /16 bei IPv4 oder ein /32 bei IPv6.
lesson-challenge = Es gibt kein Rätsel { $name }; es gibt { $names }.
lesson-course = Es gibt keinen Kurs { $name } zu { $game }; es gibt { $names }.
lesson-none = Zu { $game } gibt es keine Kurse.
lesson-step = In diesem Kurs gibt es keinen Schritt { $name }; es gibt { $names }.
live-address = { $address } ist keine Adresse von Valkey; eine ist etwa redis://host:6379/0.
live-driver = Valkey braucht weitere Pakete. Im Klon von Yamabushi hilft: pip install '.[cluster]'.
live-unreachable = Valkey unter { $address } antwortet nicht ({ $problem }), so lässt sich die Einstellung live nicht verwenden. Starte Valkey, berichtige die Adresse oder lass die Einstellung weg, wenn es nur einen Serverprozess gibt.
load-start = Der Server, der gemessen werden sollte, hat sich sofort beendet, mit dem Code { $code }.
mail-address = Das ist keine E-Mail-Adresse: { $address }.
mail-link = Dieser Link wurde schon benutzt oder ist zu alt; fordere einen neuen an.
mail-none = Dieser Server verschickt keine E-Mails.
mail-settings = Die Einstellungen für E-Mail brauchen alle drei: mail_server, mail_from, mail_site.
mindlock-about = Nach Rätseln zu { $about } wird nicht gesucht; es gibt { $subjects }.
mindlock-day = { $day } ist kein Tag mit einem Rätsel; schreib ihn wie { $today }, das ist heute nach UTC; der erste war { $first }.
mindlock-file = { $file } lässt sich nicht verwenden: { $problem }.
mindlock-grade = Es gibt keinen Grad { $grade }; es gibt F leicht, M mittel, D schwer, E Experte.
mindlock-other-run = { $file } enthält { $theirs }, nicht { $ours }; nenne eine andere Datei.
mindlock-text = { $text } ist weder ein Rätsel aus dem Buch, wie F01, noch der Text eines Rätsels: { $problem }.
mindlock-theme = Es gibt kein Thema { $theme }; es gibt { $themes }.
mindlock-too-large = Das lässt sich hier nicht durchsuchen: { $problem }.
news-no-topic = Ein solches Thema gibt es nicht.
news-nobody = Melde dich an oder komm als Gast mit einem Schlüssel, um zu hören, was dich betrifft.
news-too-many = Du kannst höchstens { $most } Themen zugleich folgen.
option-choice = Die Option { $option } von { $game } kann nicht { $value } sein; möglich ist { $choices }.
option-none = { $game } hat keine Option { $option }; es hat überhaupt keine.
option-not-here = Die Option { $option } von { $game } gibt es nur bei { $condition }.
option-number = Die Option { $option } von { $game } kann nicht { $value } sein; sie ist eine ganze Zahl von { $low } bis { $high }.
option-text = Die Option { $option } von { $game } kann nicht { $value } sein: { $problem }.
option-unknown = { $game } hat keine Option { $option }; es hat { $options }.
pairing-aborts = Du hast { $count } Partien aufgegeben, die kaum begonnen hatten. In { $minutes } min kannst du wieder suchen.
pairing-alone = Das spielt man allein: Da gibt es niemanden, auf den man wartet.
pairing-gone = Diese Person wartet nicht mehr.
pairing-key = Ein Gast, der wartet, nennt als Token einen Schlüssel aus 22 bis 86 Buchstaben und Ziffern.
pairing-rated = Dieses Spiel wird nie gewertet.
pairing-too-many = An deiner Adresse warten schon zu viele.
pairing-two = Zwei können nur für ein Spiel zu zweit zusammengebracht werden.
plan-clock = Allein, oder mit allen an einem Bildschirm, gibt es keine Uhr in Tagen.
plan-nobody = Ein Platz muss dir gehören oder jemandem, den du einlädst; unter sich spielen Engines in der Arena.
plan-not-over = Eine Stellung nimmt man aus einer beendeten Partie oder aus einem Text.
plan-over = In dieser Stellung ist die Partie schon aus.
plan-seats = { $game } hat { $count } Plätze; sag für jeden, wer dort sitzt, und nicht für { $given }.
plan-start = Beginne mit einem Text oder mit einem anderen Tisch, nicht mit beidem.
players-pool = Für { $pool } gibt es keine Wertung.
push-contact = { $contact } kann nicht der Kontakt für Mitteilungen sein; einer ist etwa mailto:host@example.org.
push-driver = Mitteilungen brauchen weitere Pakete. Im Klon von Yamabushi hilft: pip install '.[push]'.
push-keys = Die Schlüssel dieses Abonnements sind unbrauchbar.
push-off = Dieser Server verschickt keine Mitteilungen.
push-service = Das ist keine Adresse eines Mitteilungsdienstes: Sie sind öffentlich und beginnen mit https.
puzzle-not-yet = Der Löser wird gerade kompiliert, was nur einmal geschieht; frag gleich noch einmal.
puzzle-positions = Es hat mehr als { $limit } Stellungen
puzzle-too-large = Das ist zu viel, um hier durchsucht zu werden: { $problem }.
puzzle-too-slow = Es würde zu lange dauern
puzzles-book = Für { $game } gibt es kein Rätselbuch; es gibt eines für { $games }.
puzzles-file = { $file } enthält keine Rätsel, die dieser Befehl gefunden hat; nenne eine andere Datei.
puzzles-source = Über Rätsel für { $game } ist nichts bekannt; es gibt { $games }.
puzzles-theme = Es gibt kein Thema { $theme } in diesem Buch; es gibt { $themes }.
rated-guest = Diese Partie zählt für die Wertung: Melde dich an, um mitzuspielen.
rated-level = Wie stark Stufe { $level } darin ist, hat niemand gemessen; spiele ohne Wertung.
rated-mode = Für diesen Modus gibt es keine Wertung.
rated-start = Gewertet wird nur eine Partie, die von Anfang an gespielt wird.
rated-twice = Diese Partie zählt für die Wertung: Niemand spielt auf mehr als einem Platz.
ray-missing = Ray ist nicht installiert. Im Klon von Yamabushi hilft: pip install '.[ray]'.
record-action = Aktion { $number } der Aufzeichnung, { $action }, ist nicht möglich: { $problem }
record-branch = Zug { $number } folgt auf { $parent }: Er kann auf 0, den Anfang, oder auf einen Zug folgen, der vor ihm in der Liste steht.
record-branches = Die Züge { $first } und { $second } gehen beide nach { $parent } weiter; nur einer kann das.
record-comment = Ein Kommentar der Aufzeichnung wird mit {"{"} geöffnet und nie mit {"}"} geschlossen.
record-comment-place = Es gibt einen Kommentar nach Aktion { $number }, bei insgesamt { $last } Aktionen.
record-comment-text = Der Kommentar { $text } lässt sich nicht schreiben: Er enthält eine geschweifte Klammer.
record-end = Die Aufzeichnung endet ohne ein Ergebnis wie 1-0 oder *.
record-file = Die Aufzeichnung { $file } lässt sich nicht lesen: { $problem }.
record-film = Das wäre ein Film aus { $count } Stellungen; höchstens { $most } werden gezeichnet.
record-game = Das Spiel der Aufzeichnung lässt sich nicht herstellen: { $problem }
record-missing-tag = Der Aufzeichnung fehlt die Angabe { $tag }; sie braucht Game, Rules und Result.
record-number = Die Nummer { $text } steht vor Aktion { $number } der Aufzeichnung.
record-option = Die Angabe { $tag } ist keine Option von { $game }; hier gibt es { $options }.
record-reserved = Die Angabe { $tag } lässt sich nicht hinzufügen: Sie gehört der Aufzeichnung selbst oder beginnt nicht mit einem Großbuchstaben.
record-result = Als Ergebnis steht { $theirs } da; die Aktionen führen zu { $ours }.
record-rules = Die Aufzeichnung folgt den Regeln { $theirs } von { $game }; hier gelten die Regeln { $ours }, die sie nicht prüfen können.
record-rules-number = Die Angabe Rules ist eine ganze Zahl und nicht { $text }.
record-seat = Diese Aufzeichnung zeigt, was Platz { $seat } sah; nur eine vollständige lässt sich nachspielen.
record-start = Die Angabe Start ist keine Stellung dieses Spiels: { $problem }
record-tag = Zeile { $line } der Aufzeichnung, { $text }, ist keine Angabe; man schreibt sie wie [Game "regality"], jede einmal.
record-too-many = Die Aufzeichnung hat mit Varianten { $count } Aktionen; höchstens { $most } werden gelesen.
record-value = Die Angabe { $tag } kann nicht { $text } sein: Darin ist ein Anführungszeichen oder ein Zeilenumbruch.
record-variation = In der Aufzeichnung hat eine ( einer Variante keine ), oder eine ) hat keine (.
record-variation-depth = Die Varianten der Aufzeichnung sind mehr als { $deepest }-fach verschachtelt.
record-variation-number = Eine Variante hinter Aktion { $number } der Aufzeichnung kann nicht mit { $text } beginnen; sie beginnt mit der Nummer der Aktion, die sie ersetzt, oder am Ende ihrer Zugfolge mit der nächsten.
regality-cell-taken = { $cell } ist nicht frei; frei ist { $free }.
regality-citizen-first = Das erste Plättchen einer Partie ist der Bürger: { $possible }.
regality-due-begin = Der Zufall sagt, wer beginnt
regality-due-choose = Wer die letzte Partie verloren hat, wählt, wer beginnt
regality-due-draw = Der Zufall zieht ein Plättchen
regality-due-hit = Der Zufall sagt, welches Plättchen getroffen wird
regality-due-pick = Ein Plättchen ist auszusuchen
regality-due-place = Ein Plättchen ist zu legen
regality-no-cover = Der Turm kommt auf einen deiner Verbündeten, der weder verdeckt noch geschützt ist, nicht auf { $cell }.
regality-no-effect = Das Plättchen { $tile } auf { $cell } kann mit { $action } nichts anfangen; möglich ist { $possible }.
regality-no-such-decision = { $action } gibt es in diesem Spiel nicht; möglich ist hier { $possible }.
regality-not-now = { $action } geht jetzt nicht: { $due }; möglich ist { $possible }.
regality-not-yours = { $tile } liegt weder in der Zone der { $side ->
        [Royalty] Krone
       *[Religion] Religion
    } noch in der neutralen Zone; dort liegt { $hand }.
regality-over = Das Match ist aus; es kann nichts mehr gespielt werden.
regality-target-down = Das Plättchen auf { $cell } liegt verdeckt: Kein Effekt erreicht es.
regality-target-far = Der Effekt reicht nicht bis { $cell }.
regality-target-free = Auf { $cell } liegt kein Plättchen.
regality-target-idle = Das Plättchen auf { $cell } hat keinen Effekt, der jetzt etwas bewirken könnte.
regality-target-rival = Die Hexe nimmt nur deine Verbündeten zurück, und das Plättchen auf { $cell } ist keiner.
regality-target-shielded = Das Plättchen auf { $cell } ist geschützt: Kein Effekt erreicht es.
regality-target-silent = Das Plättchen auf { $cell } ist stumm: Sein Effekt lässt sich nicht noch einmal nutzen.
regality-target-unshielded = Der Pirat zerstört nur geschützte Plättchen, und das auf { $cell } ist nicht geschützt.
report-nothing = Auf diesem Platz sitzt niemand, und eine solche Bemerkung gibt es nicht.
request-failed = Auf diesem Server ist etwas schiefgegangen. Versuch es noch einmal; passiert es wieder, sag es der Person, die ihn betreibt.
request-malformed = Diese Anfrage ist nicht zu verstehen: { $problem }.
request-nothing = Unter dieser Adresse ist nichts.
review-nothing = Hier gibt es nichts nachzuprüfen: In dieser Partie hatte niemand eine Wahl.
review-puzzle = Bei einem Rätsel gibt es keine Gewinnchancen; was am besten war, sagt sein Löser.
room-begun = Die Partie hat begonnen; gib auf, statt zu gehen.
room-closed = An diesen Tisch kommt man nur mit einer Einladung.
room-curtain = Der Vorhang ist zu; wer am Zug ist, übernimmt zuerst den Bildschirm.
room-enough = An diesem Tisch ist genug geredet worden.
room-full = An diesem Tisch ist kein Platz mehr; komm später wieder.
room-hello = Du bist schon da.
room-long = An diesem Tisch ist zu viel geschehen; eröffne einen neuen.
room-no-invite = Diese Einladung ist hier unbekannt oder schon benutzt.
room-no-seat = Dieser Platz ist schon besetzt.
room-not-yours = Dieser Platz gehört dir nicht.
room-nothing-said = In dieser Nachricht ist nichts, was sich zeigen ließe.
room-offered = Das hast du schon angeboten.
room-partners = In Teams darf man nicht miteinander reden, solange die Partie läuft.
room-player = Du spielst hier mit: Wer zuschaut, redet bis zum Ende der Partie unter sich.
room-same-id = Diese Kennung wurde schon mit einer anderen Aktion geschickt.
room-tournament = In einem Turnier springt der Computer für niemanden ein; beanspruche stattdessen den Sieg.
room-watching = Du schaust zu; das können nur die, die spielen.
seat-none = Einen Platz { $seat } gibt es bei { $game } nicht: Die Plätze sind { $seats }, und None schaut zu.
serve-file = Die Einstellungen lassen sich nicht aus { $file } lesen: { $problem }.
serve-password = Ein Passwort hat 8 bis 200 Zeichen.
serve-port = Auf { $host }:{ $port } lässt sich nicht horchen: { $problem }. Nenne einen anderen Port mit --port, oder 0 für irgendeinen.
serve-setting = Die Einstellung { $name } lässt sich nicht verwenden: { $problem }.
serve-unknown = Es gibt keine Einstellung { $name }. Die Einstellungen sind: { $names }.
serve-similar = Es gibt keine Einstellung { $name }; meintest du { $similar }?
server-full = Hier ist gerade zu viel los; komm gleich wieder.
socket-hello = Sag zuerst hallo.
socket-malformed = Diese Nachricht ist nicht zu lesen: { $problem }.
socket-token = Dieser Schlüssel ist hier nicht gültig.
solution-mark = Schritt { $number } ist { $written }, nicht { $step }.
solution-over = Schritt { $number }, { $step }, ist dort nicht möglich: Das Rätsel ist aus.
solution-step = Schritt { $number }, { $step }, ist dort nicht möglich; möglich ist { $possible }.
solve-game = { $game } lässt sich nicht vollständig lösen; { $games } schon.
storage-late = Die Datenbank antwortet nicht, und noch ist nicht bekannt, ob das gespeichert wurde. Versuch es noch einmal.
storage-restored = Eine Sicherung wurde wiederhergestellt; lade die Seite neu.
storage-text = In diesem Text ist etwas, das sich nicht speichern lässt.
storage-unavailable = Das ließ sich gerade nicht speichern; nichts hat sich geändert. Versuch es noch einmal.
strengths-levels = In { $pool } hat Stufe { $anchor } gegen keine andere gespielt: Von dort aus wird gezählt.
strengths-order = In { $pool } erweist sich Stufe { $level } als schwächer als die darunter; lass sie mehr Partien spielen.
strengths-pool = In { $game } mit diesen Optionen wird niemand gewertet.
table-alone = Dafür braucht es noch jemanden am Tisch.
table-engine-draw = Der Computer nimmt kein Unentschieden an; spiel weiter oder gib auf.
table-no-offer = Dieses Angebot gibt es nicht.
table-no-penalty = In diesem Spiel gibt es keine Strafen.
table-not-away = Von der anderen Seite ist niemand lange genug weg; warte noch { $seconds } s.
table-not-over = Die Partie ist noch nicht aus.
table-not-paused = Die Partie ist nicht pausiert.
table-nothing = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
table-over = Die Partie ist aus.
table-partner = Diese Strafe kann nur die Seite geben, die geredet hat, oder ein Schiedsrichter, der nicht mitspielt.
table-paused = Die Partie ist pausiert; setze sie erst fort.
table-rated = Diese Partie zählt für die Wertung: Züge kann man nicht zurücknehmen.
table-stale = Die Partie ist inzwischen weitergegangen; so steht sie jetzt.
table-takeback = Das lässt sich nicht zurücknehmen: Vielleicht ist seither etwas aufgedeckt worden.
table-takeback-chance = Das lässt sich nicht zurücknehmen: Seither hat der Zufall gesprochen.
table-turn =
    { $who ->
        [chance] Du bist nicht am Zug; der Zufall entscheidet.
        [White] Du bist nicht am Zug; Weiß ist dran.
        [Black] Du bist nicht am Zug; Schwarz ist dran.
        [Royalty] Du bist nicht am Zug; die Krone ist dran.
        [Religion] Du bist nicht am Zug; die Religion ist dran.
        [Sun] Du bist nicht am Zug; Sonne ist dran.
        [Moon] Du bist nicht am Zug; Mond ist dran.
       *[other] Du bist nicht am Zug.
    }
table-undo = Zurücknehmen kann man gegen den Computer oder an einem Bildschirm; bitte hier um eine Zurücknahme.
table-waiting = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
tournament-begun = Dieses Turnier hat schon begonnen.
tournament-closed = Dieses Turnier hat begonnen; man kann nicht mehr mitspielen.
tournament-few = Ein Turnier braucht mindestens zwei Teilnehmer.
tournament-full = Dieses Turnier ist voll: { $most } spielen mit.
tournament-game = Diese Partie gibt es nicht, oder sie ist zu Ende.
tournament-held = Du veranstaltest schon { $most } Turniere, die noch nicht zu Ende sind.
tournament-name = In diesem Turnier heißt schon jemand { $name }.
tournament-nobody = Das kann niemand mehr: Wer dieses Turnier veranstaltet hat, ist nicht mehr da.
tournament-none = Dieses Turnier gibt es nicht.
tournament-not-in = Du spielst in diesem Turnier nicht mit.
tournament-organiser = Das kann nur { $name }: Wer das Turnier veranstaltet, entscheidet.
tournament-over = Dieses Turnier ist zu Ende.
tournament-rated = Dieses Turnier wird gewertet: Melde dich an, um mitzuspielen.
tournament-sides = Für ein Turnier braucht es ein Spiel mit zwei Seiten und gleich vielen Plätzen.
tournament-team = In diesem Team ist kein Platz.
tune-file = Die Gewichte lassen sich nicht nach { $file } schreiben: { $problem }.
tune-game = { $name } hat keine Gewichte, die sich einstellen ließen; es gibt { $names }.
ugi-busy = Ich denke schon nach; stop beendet das.
ugi-nobody = Es gibt nichts zu entscheiden: { $reason }.
ugi-number = { $name } braucht eine ganze Zahl von { $low } bis { $high }, nicht { $value }.
ugi-option = Es gibt keine Option { $name }; es gibt { $names }.
ugi-position = Eine Stellung ist startpos, oder fen und ein Text, dann moves: nicht { $words }.
ugi-secrets = { $game } hat mit diesen Optionen Verdecktes, wofür UGI keine Worte hat.
ugi-unknown = Ich kenne { $words } nicht.
view-malformed = Das ist keine Sicht auf { $game }: Eine Sicht hat einen Platz, oder None, und eine Stellung.
yokai-chance = { $action } geht jetzt nicht: { $due }.
yokai-deck-long = Das ist zu lang für { $wanted } Skizzen
yokai-deck-size = Die Zahl der Skizzen ist { $count }, gespielt wird mit { $wanted }
yokai-deck-sketch = { $word } ist keine Skizze; Skizzen schreibt man wie 'GR', 'GB+' und 'RY!'
yokai-deck-text = Das ist ein Text oder eine Liste von Karten
yokai-due-ability = Über die Fähigkeit von { $sketch } am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel ist zu entscheiden
yokai-due-begin = Der Zufall sagt, wer beginnt
yokai-due-draw = { $seat ->
        [Sun] Sonne
       *[Moon] Mond
    } zieht eine Skizze
yokai-due-play = Eine Skizze ist zu spielen oder der Zug zu beenden
yokai-due-turn-up = Der oberste Yokai am { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel wird aufgedeckt
yokai-must-play = Mit vier Skizzen auf der Hand muss mindestens eine gespielt werden: { $possible }.
yokai-no-call = Vom { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel kannst du nicht rufen: Es muss ein anderer sein als der, an dem du gespielt hast, mit mindestens zwei Yokai; möglich ist { $possible }.
yokai-no-such-decision = { $action } gibt es in diesem Spiel nicht; möglich ist hier { $possible }.
yokai-not-in-hand = { $sketch } ist nicht auf der Hand von { $seat ->
        [Sun] Sonne
       *[Moon] Mond
    }; dort ist { $hand }.
yokai-not-now = { $action } geht jetzt nicht: { $due }; möglich ist { $possible }.
yokai-other-ability = { $sketch } hat die Fähigkeit { $ability ->
        [call] Rufen
       *[distract] Ablenken
    }, daher geht { $action } nicht; möglich ist { $possible }.
yokai-over = Die Partie ist aus; es kann nichts mehr gespielt werden.
yokai-wrong-pile = { $sketch } kommt an den { $first ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } oder den { $second ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    } Stapel, nicht an den { $pile ->
        [green] grünen
        [red] roten
        [blue] blauen
       *[yellow] gelben
    }.

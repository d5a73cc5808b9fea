### Perché è successo qualcosa, in Terres de Yokai.

why-yokai-begins = Il caso vuole che cominci { $who }.
why-yokai-drawn = { $who } pesca uno schizzo: { $first } o { $second }.
why-yokai-drawn-hidden = { $who } pesca in segreto uno schizzo.
why-yokai-played = { $who } gioca uno schizzo ({ $first } o { $second }) sulla { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] I due lati insieme hanno lì { $count } schizzo, e per { $yokai } ne servono { $needs }: non succede ancora nulla.
       *[other] I due lati insieme hanno lì { $count } schizzi, e per { $yokai } ne servono { $needs }: non succede ancora nulla.
    }
why-yokai-called = { $yokai } viene chiamato dalla { $source } alla { $goal }, e lì conta come se fosse dei suoi.
why-yokai-distracted = L’ultimo schizzo avversario della { $source } viene girato sull’altro suo colore e passa sulla { $goal }. Conta ancora per chi l’ha giocato.
why-yokai-turned-up = { $yokai } arriva in cima alla { $pile } e viene scoperto.
why-yokai-taken =
    { $points ->
        [one] Gli schizzi bastano per { $yokai }. { $who } ne ha di più e lo prende: { $points } punto. I suoi schizzi vengono scartati, gli altri restano.
       *[other] Gli schizzi bastano per { $yokai }. { $who } ne ha di più e lo prende: { $points } punti. I suoi schizzi vengono scartati, gli altri restano.
    }
why-yokai-fled = Gli schizzi bastano per { $yokai }, ma i due lati ne hanno lo stesso numero: fugge in fondo alla { $pile }, e lì tutti gli schizzi vengono scartati.
why-yokai-renewed = Il mazzo è vuoto: gli scarti si mescolano e diventano il mazzo.
why-yokai-pile-empty = Una pila è vuota, quindi la partita finisce all’istante.
why-yokai-turns-over = I due giocatori insieme hanno giocato 400 turni, quindi la partita è finita.
why-yokai-won = Sole ha { $first }, Luna { $second }: vince { $who }. A parità di punti decide chi ha più colori tra gli yokai.
why-yokai-game-drawn = Sole ha { $first }, Luna { $second }, e nemmeno i colori decidono: pareggio.
why-yokai-end-turn = { $who } finisce il turno.
why-yokai-declined = { $who } non usa l’abilità. Si può usare solo appena giocato lo schizzo.

### Waarom er iets gebeurde, in Terres de Yokai.

why-yokai-begins = { $who } begint, zo wil het lot het.
why-yokai-drawn = { $who } trekt een schets: { $first } of { $second }.
why-yokai-drawn-hidden = { $who } trekt een schets die verder niemand mag zien.
why-yokai-played = { $who } speelt een schets ({ $first } of { $second }) op de { $pile }.
why-yokai-not-yet =
    { $count ->
        [one] Beide kanten hebben daar samen { $count } schets, en { $yokai } heeft er { $needs } nodig: er gebeurt nog niets.
       *[other] Beide kanten hebben daar samen { $count } schetsen, en { $yokai } heeft er { $needs } nodig: er gebeurt nog niets.
    }
why-yokai-called = { $yokai } wordt van de { $source } naar de { $goal } geroepen, en telt daar als een eigen yokai.
why-yokai-distracted = De bovenste schets van de tegenstander bij de { $source } wordt naar zijn andere kleur gedraaid en gaat naar de { $goal }. Hij blijft tellen voor wie hem speelde.
why-yokai-turned-up = { $yokai } komt boven op de { $pile } en wordt opengelegd.
why-yokai-taken =
    { $points ->
        [one] Er zijn genoeg schetsen voor { $yokai }. { $who } heeft er daar meer en neemt hem: { $points } punt. De schetsen van de winnaar worden afgelegd, de andere blijven.
       *[other] Er zijn genoeg schetsen voor { $yokai }. { $who } heeft er daar meer en neemt hem: { $points } punten. De schetsen van de winnaar worden afgelegd, de andere blijven.
    }
why-yokai-fled = Er zijn genoeg schetsen voor { $yokai }, maar beide kanten hebben er evenveel: hij vlucht onder de { $pile }, en alle schetsen daar worden afgelegd.
why-yokai-renewed = De trekstapel is leeg: de aflegstapel wordt geschud en wordt de trekstapel.
why-yokai-pile-empty = Een stapel is leeg, dus de partij is meteen voorbij.
why-yokai-turns-over = Samen zijn er 400 beurten gespeeld, dus de partij is voorbij.
why-yokai-won = Zon heeft { $first } punten, Maan { $second }: { $who } wint. Bij gelijke punten beslissen meer kleuren onder de yokai.
why-yokai-game-drawn = Zon heeft { $first } punten, Maan { $second }, en ook de kleuren beslissen niet: gelijkspel.
why-yokai-end-turn = { $who } beëindigt de beurt.
why-yokai-declined = { $who } ziet af van de vaardigheid. Die kan alleen worden gebruikt meteen nadat de schets is gespeeld.

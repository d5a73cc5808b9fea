### What the terminal says around lessons.

cli-learn-on = Verder met: { $command }
cli-learn-heading = { $course }, { $number } van { $total }: { $title }
cli-learn-look = Let op { $places }.
cli-learn-hint = Hint: { $hint } ({ $action })
cli-learn-code = een code
cli-learn-help = Typ een beslissing zoals je die schrijft, in hoofd- of kleine letters en in elke volgorde, of het nummer ervan.
    .hint = wat verder helpt
    .back = de stap ervoor
    .again = de stap vanaf het begin
    .skip = de stap erna
    .board = het bord opnieuw tekenen
    .list = alle beslissingen, genummerd
    .p = wat elk stuk doet
    .quit = stoppen; wat gedaan is, wordt onthouden
    .code = wat dat stuk doet
    .help = deze pagina

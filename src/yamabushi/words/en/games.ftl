### What the games are made of, in our own words. Python and the page read this file.
###
### Elements, colours and ways are written as in the middle of a sentence; what begins a line can be capitalised by
### whoever shows it. Arguments of `say-…` are words of this file, cells and squares, or numbers.


## Games

game-himiki = HI MI KI
game-himiki-line = Roll your elemental cubes, remember their hidden sides, and strike where fire meets wood.
game-regality = Regality vs. Religion
game-regality-line = Nine cells, 31 characters with powers: win them over before the board is full.
game-yokai = Terres de Yokai
game-yokai-line = Sketch shy spirits faster than your rival, and take care not to scare them off.


## Seats and sides

seat-white = White
seat-black = Black
seat-white-of-light = White of Light
seat-black-of-light = Black of Light
seat-white-of-dark = White of Dark
seat-black-of-dark = Black of Dark
seat-muk-yan = Muk Yan
seat-royalty = Royalty
seat-religion = Religion
seat-sun = Sun
seat-moon = Moon
side-w = White
side-b = Black
half-light = Light
half-dark = Dark


## Elements, colours, ways

element-H = fire
element-M = water
element-K = wood
influence-H = fire influence
influence-M = water influence
influence-K = wood influence
subject-H = fire
subject-M = water
subject-K = wood
object-H = fire
object-M = water
object-K = wood
colour-G = green
colour-R = red
colour-B = blue
colour-Y = yellow
pile-G = green pile
pile-R = red pile
pile-B = blue pile
pile-Y = yellow pile
way-N = north
way-NE = north-east
way-E = east
way-SE = south-east
way-S = south
way-SW = south-west
way-W = west
way-NW = north-west


## Regality vs. Religion: the tiles

tile-Ki = King
tile-Ki-power = Destroy one of the eight neighbours.
tile-Qu = Queen
tile-Qu-power = Turn every tile in one direction, up to the edge.
tile-Pr = Princess
tile-Pr-power = Turn all orthogonal neighbours, or all diagonal ones.
tile-Mi = Minister
tile-Mi-power = Turn one of the eight neighbours.
tile-Ge = General
tile-Ge-power = Destroy one orthogonal neighbour.
tile-Wi = Wizard
tile-Wi-power = Destroy one diagonal neighbour.
tile-Ca = Castle
tile-Ca-power = Shielded: no effect touches it.
tile-Hi = Hierophant
tile-Hi-power = Destroy one of the eight neighbours.
tile-Cd = Cardinal
tile-Cd-power = Turn every tile in one direction, up to the edge.
tile-St = Saint
tile-St-power = Turn all orthogonal neighbours, or all diagonal ones.
tile-Bi = Bishop
tile-Bi-power = Turn one of the eight neighbours.
tile-Pa = Paladin
tile-Pa-power = Destroy one orthogonal neighbour.
tile-Mo = Monk
tile-Mo-power = Destroy one diagonal neighbour.
tile-Te = Temple
tile-Te-power = Shielded: no effect touches it.
tile-Ci = Citizen
tile-Ci-power = No effect. The first tile of every game.
tile-Sm = Samurai
tile-Sm-power = Banish one orthogonal neighbour.
tile-Nj = Ninja
tile-Nj-power = Banish one diagonal neighbour.
tile-Ba = Bard
tile-Ba-power = Reuse the effect of one orthogonal neighbour.
tile-Pe = Performer
tile-Pe-power = Reuse the effect of one diagonal neighbour.
tile-Sh = Shaman
tile-Sh-power = The active effects of its orthogonal neighbours do nothing.
tile-So = Sorceress
tile-So-power = The active effects of its diagonal neighbours do nothing.
tile-Sg = Sage
tile-Sg-power = Its west and east neighbours are shielded.
tile-Wt = Witch
tile-Wt-power = Take one of your allies off the board into your zone.
tile-Ft = Fortuneteller
tile-Ft-power = Turn the three neighbours in front of it.
tile-Fa = Fairy
tile-Fa-power = Move another tile to a free cell; it keeps its facing.
tile-As = Assassin
tile-As-power = Banish one tile from your opponent’s zone.
tile-He = Hermit
tile-He-power = Take one discarded tile into your zone.
tile-Pt = Pirate
tile-Pt-power = Destroy one neighbour that is shielded.
tile-Dr = Dragon
tile-Dr-power = Turn all neighbours.
tile-To = Tower
tile-To-power = Placed on top of one of your allies, which loses its effect. Shielded.
tile-De = Death
tile-De-power = The side that has Death as an ally at the end loses.


## Regality vs. Religion: the tiles in a sentence, as who acts and as what something is done to

subject-Ki = the King
subject-Qu = the Queen
subject-Pr = the Princess
subject-Mi = the Minister
subject-Ge = the General
subject-Wi = the Wizard
subject-Ca = the Castle
subject-Hi = the Hierophant
subject-Cd = the Cardinal
subject-St = the Saint
subject-Bi = the Bishop
subject-Pa = the Paladin
subject-Mo = the Monk
subject-Te = the Temple
subject-Ci = the Citizen
subject-Sm = the Samurai
subject-Nj = the Ninja
subject-Ba = the Bard
subject-Pe = the Performer
subject-Sh = the Shaman
subject-So = the Sorceress
subject-Sg = the Sage
subject-Wt = the Witch
subject-Ft = the Fortuneteller
subject-Fa = the Fairy
subject-As = the Assassin
subject-He = the Hermit
subject-Pt = the Pirate
subject-Dr = the Dragon
subject-To = the Tower
subject-De = Death
object-Ki = the King
object-Qu = the Queen
object-Pr = the Princess
object-Mi = the Minister
object-Ge = the General
object-Wi = the Wizard
object-Ca = the Castle
object-Hi = the Hierophant
object-Cd = the Cardinal
object-St = the Saint
object-Bi = the Bishop
object-Pa = the Paladin
object-Mo = the Monk
object-Te = the Temple
object-Ci = the Citizen
object-Sm = the Samurai
object-Nj = the Ninja
object-Ba = the Bard
object-Pe = the Performer
object-Sh = the Shaman
object-So = the Sorceress
object-Sg = the Sage
object-Wt = the Witch
object-Ft = the Fortuneteller
object-Fa = the Fairy
object-As = the Assassin
object-He = the Hermit
object-Pt = the Pirate
object-Dr = the Dragon
object-To = the Tower
object-De = Death


## HI MI KI: the chaos tiles

chaos-Mh = Fire Mana
object-chaos-Mh = Fire Mana
chaos-Mh-power = Tilt one cube of your colour that shows fire.
chaos-Mm = Water Mana
object-chaos-Mm = Water Mana
chaos-Mm-power = Tilt one cube of your colour that shows water.
chaos-Mk = Wood Mana
object-chaos-Mk = Wood Mana
chaos-Mk-power = Tilt one cube of your colour that shows wood.
chaos-Cj = Conjuration
object-chaos-Cj = Conjuration
chaos-Cj-power = Turn an enemy cube in place, any way you like; if it touches the active cube, the two are compared again.
chaos-My = Major Yokai
object-chaos-My = the Major Yokai
chaos-My-power = Stays armed: after a later tilt, confront a cube two squares away as if it were adjacent.
chaos-My-power-first = Stays armed: the next conflict that your active cube would lose is won instead.
chaos-Cf = Confusion
object-chaos-Cf = Confusion
chaos-Cf-power = Everyone’s next turn, yours last, is played with cubes of the other colour.
chaos-Gh = Gate of Hell
object-chaos-Gh = the Gate of Hell
chaos-Gh-power = The cube that enters leaves the game, and the turn ends.
chaos-Im = Impulse
object-chaos-Im = Impulse
chaos-Im-power = The cube that enters tilts once more, where you choose.
chaos-Tr = Transfer
object-chaos-Tr = Transfer
chaos-Tr-power = The cube that enters swaps squares with another of your choice; both become active.
chaos-Tr-power-first = The cube that enters swaps squares with another of your choice, and it alone is active.
chaos-Vx = Vortex
object-chaos-Vx = the Vortex
chaos-Vx-power = The cube that enters is rotated.
chaos-Tp = Teleportation
object-chaos-Tp = Teleportation
chaos-Tp-power = The cube that enters slides two squares in one direction, over anything.
chaos-Mi = Mirror
object-chaos-Mi = the Mirror
chaos-Mi-power = The cube that enters goes to the mirrored column of its row.


## HI MI KI: what Muk Yan does

mukyan-multiple-strike = multiple strike
mukyan-strike = strike
mukyan-threaten = threaten
mukyan-influence = influence
mukyan-block = block
mukyan-dodge = dodge
mukyan-pressure = pressure
mukyan-play-again = play again
mukyan-offensive-move = offensive move
mukyan-defensive-move = defensive move
mukyan-any-tilt = any tilt
mukyan-any-rotation = any rotation
mukyan-pass = pass


## Terres de Yokai: abilities and creatures

sketch-call = Call
sketch-call-power = Put the top yokai of another pile on top of this one.
sketch-distract = Distract
sketch-distract-power = Turn your opponent’s top sketch here to its other colour; it moves to that pile.
yokai-G3 = Kodama
yokai-G4 = Tanuki
yokai-G5 = Yamawaro
yokai-G6 = Jubokko
yokai-G7 = Tengu
yokai-R3 = Hinotama
yokai-R4 = Kitsunebi
yokai-R5 = Wanyudo
yokai-R6 = Kasha
yokai-R7 = Oni
yokai-B3 = Amabie
yokai-B4 = Kappa
yokai-B5 = Umibozu
yokai-B6 = Ningyo
yokai-B7 = Ushi-oni
yokai-Y3 = Bakeneko
yokai-Y4 = Bakezori
yokai-Y5 = Kasa-obake
yokai-Y6 = Chochin-obake
yokai-Y7 = Hannya


## Options

option-mode = Mode
option-mode-note = Against one rival, in teams of two, or alone.
value-mode-duel = Duel
value-mode-teams = Teams
value-mode-mukyan = Muk Yan
value-mode-mindlock = Mindlock
option-edition = Edition
option-edition-note = The rulebook to play by.
value-edition-revised = Revised
value-edition-first = First
option-expert = Expert mode
option-expert-note = Play with the twelve chaos tiles.
option-puzzle = Challenge
option-puzzle-note = A challenge from the book, such as F01, or the text of one.
option-style = Style
option-style-note = Which neutral tiles take part, and who gets them.
value-style-standard = Standard
value-style-old = Old style
value-style-random = Random
value-style-secret-random = Secret random
value-style-draft = Draft
value-style-secret-draft = Secret draft
option-match = Match
option-match-note = How many games make a match.
value-match-two-wins = First to two wins
value-match-single = Single game
value-match-points = For points
option-games = Games
option-games-note = How many games a match for points has.
option-first = Who begins
option-first-note = Who begins the first game.
value-first-r = Royalty
value-first-l = Religion
value-first-random = Random
option-deck = Sketches
option-deck-note = The rulebook does not list the cards: play with the list that we assume, or with 36 of your own.
value-deck-assumed = Our own list


## Levels of play, and grades of challenges

level-1 = Tadpole
level-1-note = For your very first game: it slips up all the time.
level-2 = Sparrow
level-2-note = Sees what is right in front of it, and still often misses it.
level-3 = Hare
level-3-note = Quick on its feet, but does not look far.
level-4 = Tanuki
level-4-note = Knows a few tricks, and falls for yours.
level-5 = Fox
level-5-note = Cunning: it punishes what you leave unguarded.
level-6 = Crane
level-6-note = Patient, and seldom wrong.
level-7 = Tengu
level-7-note = A master who looks far ahead.
level-8 = Yamabushi
level-8-note = The best we have. It takes its time.
grade-F = Easy
grade-M = Medium
grade-D = Hard
grade-E = Expert


## Decisions in words: HI MI KI

say-place = Cube on { $square }: { $top } on top, { $ns } north–south, { $ew } east–west
say-tilt = Tilt { $from } to { $to }
say-pivot = Rotate { $squares }
say-stop = End the turn
say-use = Use { $tile }
say-put = Put the tile on { $square }
say-confront = Confront the cube on { $square }
say-swap = Swap with the cube on { $square }
say-not-now = Not now
say-drawn = Drawn: { $tile }
say-drawn-hidden = Drawn face down
say-rolled = Rolled: { $top } on top, { $ns } north–south, { $ew } east–west
say-dice = Dice: black { $black }, white { $white }
say-candidate = Drawn: option { $number }


## Decisions in words: Regality vs. Religion

say-lay = Place { $tile } on { $cell }
say-target = Choose { $cell }
say-direction = Turn all tiles to the { $way } of it
say-orthogonal = Turn all orthogonal neighbours
say-diagonal = Turn all diagonal neighbours
say-apply = Use the effect
say-move = Move the tile from { $from } to { $to }
say-choose-tile = Choose { $tile }
say-hidden-tile = A hidden tile
say-leave-effect = Do not use the effect
say-draft = Keep { $tile }
say-first = Begin the next game
say-second = Let the other side begin
say-begins = { $side } begins


## Decisions in words: Terres de Yokai

say-play = Play { $card } on the { $pile }
say-call = Call the top yokai of the { $pile }
say-distract = Distract: send your opponent’s top sketch to its other colour
say-leave-ability = Do not use the ability
say-end-turn = End the turn
say-draw-card = Drawn: { $card }
say-turn-up = { $yokai } appears
say-seat-begins = { $side } begins


## Results

result-won =
    { $who } { $count ->
        [one] wins
       *[other] win
    }{ $reason ->
        [resigned] { " " }by resignation
        [time] { " " }on time
        [abandoned] { " " }by forfeit
       *[rules] { "" }
    }
result-draw =
    { $reason ->
        [agreed] Draw by agreement
        [abandoned] Draw: somebody has left
        [aborted] Game aborted
        [closed] Closed by whoever runs this server
       *[rules] Draw
    }
result-solved = Solved
result-failed = Not solved

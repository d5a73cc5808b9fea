### The board of Terres de Yokai. Names of colours, yokai and sketches come from games.ftl.
### Colours come as in the middle of a sentence, except in land-name.


## Lands

land-lands = Piles
land-name =
    { $colour ->
        [G] Green pile
        [R] Red pile
        [B] Blue pile
       *[Y] Yellow pile
    }
# What is printed on a sketch for each colour: as short as tells them apart.
letter-G = G
letter-R = R
letter-B = B
letter-Y = Y
land-yokai = { $yokai }, { $value }
land-face-down = face down
land-empty = no yokai left
land-guest = a guest from the { $pile }
land-guest-of = guest
land-you = you
# Sketches of both sides at a land, to be heard: you 3, Moon 2
land-sides = { $one } { $first }, { $other } { $second }
# To be seen, very short: 3 + 2 of 7
land-standing = { $mine } + { $theirs } of { $needs }
land-you-lead = you lead
land-leads = { $who } leads
land-even = tied
land-nobody = no sketches
land-beneath = beneath it: { $what }
land-hidden =
    { $count ->
        [one] 1 face down
       *[other] { $count } face down
    }
land-to-come = still to come: { $values }
land-last-one = last one
land-you-take = for you
land-takes = for { $who }
land-flees = it flees
land-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
land-appears = a new one
land-play-here = play { $card } here
land-call-from = call the yokai of the { $pile }
land-distract-to = your opponent’s sketch comes here


## What would happen

yokaiboard-you-take =
    { $points ->
        [one] you take { $yokai }, 1 point
       *[other] you take { $yokai }, { $points } points
    }
yokaiboard-takes =
    { $points ->
        [one] { $who } takes { $yokai }, 1 point
       *[other] { $who } takes { $yokai }, { $points } points
    }
yokaiboard-flees = { $yokai } flees
yokaiboard-more =
    { $count ->
        [one] 1 more sketch for { $yokai }
       *[other] { $count } more sketches for { $yokai }
    }
yokaiboard-appears = another yokai appears on the { $pile }
yokaiboard-or-call = you may call; if not, { $otherwise }
yokaiboard-or-distract = you may distract; if not, { $otherwise }


## What is asked

yokaiboard-decide = Your decision
yokaiboard-aim = Most points when a pile runs out of yokai
yokaiboard-relation = More sketches take the yokai; a tie scares it off
yokaiboard-must = Your hand is full: play at least one sketch
yokaiboard-may = Play a sketch, or end your turn
yokaiboard-again = Play another one, or end your turn
yokaiboard-choose-land = { $card }: where?
yokaiboard-played = { $count } of 3 played
yokaiboard-end-turn = End turn
yokaiboard-put-back = Put it back
yokaiboard-call = Call a yokai to the { $pile }?
yokaiboard-call-how = Tap the pile that it comes from.
yokaiboard-distract = Distract the yokai of the { $pile }?
yokaiboard-distract-how = Your opponent’s sketch { $card } goes to the { $pile }.
yokaiboard-do-distract = Distract
yokaiboard-leave = Don’t use it
yokaiboard-over = The game is over
yokaiboard-over-empty = The last yokai of the { $pile } is gone: the game is over
yokaiboard-log-play = { $card } on { $colour }
yokaiboard-watching = { $who } is to move


## Around the lands

yokaiboard-hand = Your hand
yokaiboard-hand-of = { $who }’s hand
yokaiboard-new = new
yokaiboard-no-sketches = No sketches
yokaiboard-sketches =
    { $count ->
        [one] 1 sketch
       *[other] { $count } sketches
    }
yokaiboard-points =
    { $count ->
        [one] point
       *[other] points
    }
yokaiboard-taken = Yokai that { $who } has taken
yokaiboard-none-taken = No yokai yet
yokaiboard-draw-pile = Draw pile
yokaiboard-discards = Discards
yokaiboard-nothing = Nothing yet
# Somebody has ended their turn: Sun done
yokaiboard-done = done


## What happened

yokaiboard-told-called = calls { $yokai } to the { $pile }
yokaiboard-told-distracted = sends { $card } to the { $pile }
yokaiboard-why-colours = Equal points, so colours count: { $sun } { $first }, { $moon } { $second }

## Why something that was tapped is not possible

tried-yokai-wrong-pile = A sketch goes on the pile of one of its own two colours.
tried-yokai-not-now = First decide whether you use the ability.
tried-yokai-no-call = A yokai is called from another pile, one with at least two yokai.
tried-yokai-other-ability = Your opponent’s sketch can only go to the pile of its other colour.
tried-yokai-chance = Chance decides first.


## Notes in a first game

note-yokai-played = A sketch counts for one of its two colours. The number on a yokai says how many complete it, both sides together.
note-yokai-taken = Complete: whoever has more sketches there takes it and uses them up. The other side’s stay for the next one.
note-yokai-fled = Equally many on both sides: the yokai flees to the bottom of its pile, and all sketches there are discarded.
note-yokai-called = Calling brings the top yokai of another pile here. From now on the sketches of this pile count for it.
note-yokai-distracted = Distracting sends the other side’s top sketch to its other colour. It still belongs to whoever played it.

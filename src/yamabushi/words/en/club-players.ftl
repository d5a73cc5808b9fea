### Players: leaderboards and profiles.

players-title = The strongest players
players-which = Game and mode
players-place = Place
players-name = Name
players-rating = Rating
players-games = Games
players-computer = computer
players-nobody = Nobody has played enough rated games here yet.
players-unmeasured = Not measured here, so without a rating: { $levels }.
players-note = You are listed once you have played about ten rated games. The computer’s levels were measured against each other; Hare is 1500.
players-ratings = Ratings
players-since = Here since { $when }.
players-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
players-provisional = A question mark means: still a guess, after few games.
players-unrated = No rated games yet.
players-graph = { $what }: rating over { $count } games, from { $first } to { $last }, lowest { $low }, highest { $high }.
players-graph-note = From the first game to the last; the band shows how uncertain it was.
players-luck =
    { $kind ->
        [tile] Win rate by tile
        [element] Conflicts won by element
        [yokai] Yokai taken
       *[other] Win rates
    }
players-luck-game = Choose a game
players-luck-none = Rates appear here from { $count } uses on.
luck-of-tile = Tiles: how many of the games in which they were placed were won.
luck-of-element = Elements: how many of the conflicts begun with them were won.
luck-of-yokai = Yokai: how many of those that were taken came to this player.
players-luck-in =
    { $count ->
        [one] In the last game.
       *[other] In the last { $count } games.
    }

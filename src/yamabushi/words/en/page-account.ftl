### The words of the account: logging in, one's games, and what can be changed.


account-title = Account
account-of = Account of { $name }
account-why = An account is a name and a password. With it your tables, your games and the challenges you have solved are there on every device. It needs no e-mail address, and you can play without one.
account-comes = Games from this browser are added to your account.
account-conduct = Everybody should feel welcome here: please read how we treat each other.
account-log-in = Log in
account-sign-up = Sign up
account-name = Name
account-name-note = At most 40 characters. Everybody at your tables sees it.
account-password = Password
account-password-note = { $least } to { $most } characters; not your name, and none of the most common passwords.
account-no-mail = Keep it safe: if you forget it, only whoever runs this server can give you a new one.
account-show = Show the password
account-too-short = A password needs at least { $least } characters.
account-here = You are logged in as { $name }.
account-log-out = Log out
account-log-out-note = Your tables and solved challenges then leave this browser; they stay in your account.
account-not-brought = Not everything you have played here has come along yet; open the page again and the rest will follow.

account-games = Your games
account-which = Show
account-all-games = All games
account-no-games = There are no games here yet.
account-more = Show more
account-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
account-on = in progress
account-replay = Replay
account-play-on = Go there

account-take = Take it with you
account-records = All games as records
account-export = Everything stored about me
account-take-note = The records are text files in a zip; each can be opened here under “Analysis”. For games in progress they show only what you can see.

account-changes = Change your account
account-name-reserved = Your name { $name } stands for the computer, the host or a guest. Please change it below.
account-rename = Change the name
account-rename-note = It changes in the games you have played, too.
account-renamed = Your name is { $name } now.
account-change-password = Change the password
account-password-now = Current password
account-password-new = New password
account-password-changed = Your password is changed, and you are logged out on all other devices.
account-delete = Delete the account
account-delete-note = Your name, your password, your solved challenges and everything you have said are deleted at once and for good. The games stay for those you played with, without your name; nobody can go on with them in your place.
account-delete-now = Delete for good
account-deleted = Your account is deleted.
account-profile = Your profile
account-players = The strongest players
account-their-games = Games
account-mail = E-mail address
account-mail-note = Only for a forgotten password; nobody sees it. Leave it empty if you want none.
account-mail-keep = Save
account-mail-kept = Saved.
account-forgotten = Forgotten your password?
account-forgotten-note = If the account above has an e-mail address, we send a link there that works for an hour.
account-forgotten-send = Send the link
account-forgotten-sent = If there is such an account with an address, an e-mail is on its way.
account-recover = Choose a new password
account-recovered = Your password is changed. Log in with it.

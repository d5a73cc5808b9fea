### Getting along: reports, blocks, and programs that play.


## Somebody at a table, in the chat, or on a profile

person-profile = Profile
person-open = Report or block …


## Reporting somebody

report-title = Report
report-open = Report …
report-remark = Your report includes this remark:
report-about = What is it about?
report-about-words = Insults, threats or harassment
report-about-name = An offensive name
report-about-leaving = Leaving games, or stalling on purpose
report-about-advertising = Advertising
report-about-other = Something else
report-more = What happened? (as much as you like to say)
report-note = Your report goes to whoever runs this server, and to nobody else; { $name } does not learn of it. They look at what happened, and can close a table or exclude somebody. There is no answer to a report: if you want peace at once, block { $name } as well.
report-send = Send the report
report-sent = Thank you for telling us. Whoever runs this server will look at it.


## Blocking somebody

block-title = Block
block-note = You and { $name } no longer see what the other writes, and neither can challenge the other or sit down at the same table; { $name } is not told.
block-now = Block { $name }
block-end = Unblock { $name }
block-done = You block { $name }.
block-ended = You no longer block { $name }.
block-login = With an account you can block people.
block-guest = { $name } has no account to block; you can mute them in the chat.
blocked-title = Blocked people
blocked-nobody = You are not blocking anybody. To do so, tap a name at a table or in the chat.


## A program that plays: its account and its tokens

bots-become = Turn this into a bot account
bots-become-note = A bot is a program of yours that plays here. It needs an account of its own, with which nobody has played yet. From then on nobody plays with it by hand, everybody sees that it is a bot, and it stays one for good.
bots-become-now = Turn it into a bot account for good
bots-title = The bot’s tokens
bots-note = This is the account of a bot: a program plays with it, and shows the server a token. Whoever has a token plays in the bot’s name, so keep it to yourself, and revoke it if somebody else may have seen it.
bots-none = There is no token yet.
bots-token = Token { $number }, made { $when }
bots-new = Make a token
bots-once = Here is the token. It is shown this once: copy it now.
bots-copy = Copy the token
bots-copied = The token is on the clipboard.
bots-revoke = Revoke token { $number }
bots-revoked = Token { $number } no longer works.
bots-start = Save the token in a file, and let one of our levels play with it:

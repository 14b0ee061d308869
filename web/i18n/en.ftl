### Everything a person reads, in English. The other languages have the same keys and the same parameters.

## Page
title = Tesserae: tile games
tagline = Tile games at one quiet table. No account, no waiting, also offline.
unofficial = A free fan project, not connected with the authors or publishers of the games.
waiting = The table is being set up. The match begins as soon as the engine is ready.
help = How to play
settings = Settings
log = Log
close = Close
dismiss = Dismiss
try-again = Try again
language = Language
theme = Appearance
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
motion = Motion
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off
sound = Sound on or off
sound-on = Turn the sound on
sound-off = Turn the sound off
setting-sound = Sounds
setting-confirm = Confirm each move
setting-letters = Letters as shortcuts
keys = Keys
keys-arrows = From place to place on the table
keys-enter = Take, place, confirm
keys-escape = Put back; back to the match

## Start
game = Game
game-azul = Azul
game-chocolatier = Master Chocolatier
new-match = New match
play = Play
play-now = Play now
play-now-words = Azul against a casual opponent
continue = Continue
other-matches = Other saved matches
saved-match = { $game }, round { $round }, { $when }
option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-wall = Wall
option-wall-coloured = Coloured
option-wall-free = Grey
option-special_factories = Special factories
option-special_factories-false = Without
option-special_factories-true = With
seats = Who plays
seat-human = Person
seat-name = Name of player { $number }
seat-kind = Player { $number }: who is it?
first = Who starts
first-random = Drawn by lot
pace = Opponents think
pace-fast = briefly
pace-normal = normally
pace-patient = at length
level-beginner = Beginner
level-casual = Casual
level-strong = Strong
level-expert = Expert
level-beginner-words = Beginner: thinks of its own points only, and errs now and then.
level-casual-words = Casual: takes what looks best at once.
level-strong-words = Strong: looks a few moves ahead, and blocks.
level-expert-words = Expert: looks ahead as far as its time goes.
player = Player { $number }
player-level = { $level } { $number }

## Engine
boot = Engine
boot-bytes = Loading the engine: { $loaded } of { $total } MB
boot-runtime = Loading the engine
boot-python = Starting Python
boot-engine = Setting up the rules
boot-failed = The engine did not start

## Table
players = Players
boards = Boards
board = Board of { $player }
market = Factories and centre
round = Round { $number }
factory = Factory { $number }, { $count ->
    [0] empty
    [one] { $count } tile
   *[other] { $count } tiles
}
centre = Centre, { $count ->
    [0] empty
    [one] { $count } tile
   *[other] { $count } tiles
}
bag = Bag: { $count }
lid = Lid: { $count }
marker = first-player marker
score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing = now → { $points }
standing-words = { $player }, if the round ended now: wall +{ $wall }, floor −{ $penalty }, score { $points }
enlarge = Show the board of { $player } large
supply = Bag and lid by colour
starts-next = starts next
undo = Undo
redo = Redo
confirm = Confirm
put-back = Put back
proposed = Play it? { $move }
moment = Move { $at } of { $count }
moment-start = The beginning
step-first = To the beginning
step-back = One move back
step-forward = One move forward
step-last = To the last move
step-through = Step through
play-on = Play on from here
to-now = Back to the match
hint = Hint
another = Another
stop = Stop
let-think = Let the opponent play
thinking = The opponent is thinking ({ $nodes })
thinking-hint = Looking for a good move ({ $nodes })
play-again = Play again
to-start = To the start page
to-table = Back to the table

prompt-pick = { $player }: take tiles
prompt-place = { $player }: choose a line ({ $colour })
prompt-tile = { $player }: choose a column for line { $line }
prompt-distribute = { $player }: { $tiles }, left or right?
prompt-wait = { $player }

colour-blue = blue
colour-yellow = yellow
colour-red = red
colour-black = black
colour-white = white
tiles-blue = { $count ->
    [one] { $count } blue tile
   *[other] { $count } blue tiles
}
tiles-yellow = { $count ->
    [one] { $count } yellow tile
   *[other] { $count } yellow tiles
}
tiles-red = { $count ->
    [one] { $count } red tile
   *[other] { $count } red tiles
}
tiles-black = { $count ->
    [one] { $count } black tile
   *[other] { $count } black tiles
}
tiles-white = { $count ->
    [one] { $count } white tile
   *[other] { $count } white tiles
}

pick = Take { $tiles } { $source }
rest-to-centre = To the centre: { $tiles }
from-factory = from factory { $number }
from-centre = from the centre
to-line = line { $number }
to-floor = floor
line-empty = Line { $number }: empty
line-holds = Line { $number }: { $count } of { $number }, { $colour }
wall-row = Wall, row { $number }: { $tiles }
wall-row-empty = Wall, row { $number }: empty
wall-cell = column { $column } { $colour }
wall-choice = Row { $row }, column { $column }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
floor-empty = Floor: empty
floor-holds = Floor: { $tiles }

outcome-complete = complete: +{ $points }
outcome-placed = { $count ->
    [one] { $count } tile placed
   *[other] { $count } tiles placed
}
outcome-slot = { $count } on the gold disc
outcome-marker = with the first-player marker
outcome-floor = { $count } to the floor
outcome-lid = { $count } to the lid
outcome-penalty = −{ $points }

refusal-colour_on_wall = Row { $line } of the wall already has { $colour }.
refusal-other_colour = Line { $line } already holds another colour than { $colour }.
refusal-line_full = Line { $line } is already full, so no { $colour } fits.
refusal-unknown = Line { $line } does not take { $colour } now.

move-draft = { $tiles } { $source } → { $target }
move-tile = line { $line }, { $colour } → column { $column }
move-distribute = { $tiles } → factory { $number }
drop-left = { $tiles } to the left, factory { $number }
drop-right = { $tiles } to the right, factory { $number }
hint-move = Hint: { $move }: { $why }
hint-choice = Hint: { $move }
hint-other = Nearly as good: { $move } ({ $outcome })
hint-behind = Also possible, { $points } weaker: { $move } ({ $outcome })
hint-loses = Possible, but it may cost the win: { $move } ({ $outcome })
hint-ahead = { $points ->
    [one] With the best move you come out about { $points } point ahead.
   *[other] With the best move you come out about { $points } points ahead.
}
hint-short = { $points ->
    [one] Even with the best move you come out about { $points } point behind.
   *[other] Even with the best move you come out about { $points } points behind.
}
hint-level = With the best move you come out about level.
hint-winning = The best move should win the match.
hint-losing = Even the best move will hardly win the match.
reason-completes_line = the line is complete, +{ $points }
reason-fills_line = { $missing ->
    [one] one more fills line { $line }
   *[other] { $missing } more fill line { $line }
}
reason-takes_marker = you start the next round
reason-costs_floor = it costs { $points } on the floor
reason-may_cost_floor = it costs at most { $points } on the floor, as no score falls below 0
reason-fits_no_line = no line takes this colour
reason-keeps_lines = { $count ->
    [one] line { $lines } stays free for another colour
   *[other] lines { $lines } stay free for other colours
}
reason-denies = { $player } could have used { $tiles }
reason-leaves = { $player } can then complete a line with { $tiles }
reason-builds_column = column { $column } has { $tiles } of 5
reason-builds_colour = you then have { $tiles } of 5
reason-keeps_rest = the rest stays on the disc
reason-gains_slot = the first surplus praline costs nothing
reason-joins = makes { $tiles } on disc { $factory }
reason-ends_game = a full row ends the match
reason-scores = +{ $points }

## Log and announcements
log-empty = Nothing has happened yet.
log-line-full = line complete
log-marker = starts the next round
log-round-ended = End of round { $round }
log-bag-refilled = The lid is poured into the bag.
log-tile-scored = { $player }: { $colour } in row { $row }, column { $column }: +{ $points }
log-line-unplaceable = { $player }: line { $line } finds no space and falls to the floor
log-floor-scored = { $player }: floor −{ $points }
log-bonus-row = { $player }: full row +{ $points }
log-bonus-column = { $player }: full column +{ $points }
log-bonus-colour = { $player }: all five of a colour +{ $points }
log-game-ended-row_completed = A row is complete: the match is over.
log-game-ended-no_tiles = There are no tiles left to deal: the match is over.
log-game-ended-no_row_possible = No row can be completed any more: the match is over.
announce-move = { $player }: { $move }.
announce-turn = { $player } is next.
announce-score = { $player } { $points }
announce-scores = Scores: { $scores }.
winner = { $player } wins!
winners = A shared win: { $players }!

## Result
result = Result
result-wall = Tiles on the wall
result-floor = Floor
result-rows = Full rows
result-columns = Full columns
result-colours = Full colours
result-total = Total
result-round = Round { $number }
result-bonus = Bonus
plot = Scores over the rounds
by-round = Round by round

## How to play
azul-help-take = Take all tiles of one colour from a factory; its other tiles slide to the centre. Or take all of one colour from the centre: whoever does so first in a round also takes the first-player marker.
azul-help-place = Put them in one of your five pattern lines. A line holds one colour, and none that its row of the wall already shows. What does not fit falls to the floor and costs points.
azul-help-tile = When all tiles are taken, each full line sends one tile to the wall. It scores 1 point alone, or the length of the row and of the column it joins. Then the floor is subtracted.
azul-help-end = The match ends after the round in which someone completes a row. Bonus: 2 for each full row, 7 for each full column, 10 for all five tiles of a colour.

## Master Chocolatier: its own words where it has some
chocolatier-colour-blue = turquoise
chocolatier-colour-brown = brown
chocolatier-colour-cream = cream
chocolatier-colour-black = black
chocolatier-colour-red = red
chocolatier-tiles-blue = { $count ->
    [one] { $count } turquoise praline
   *[other] { $count } turquoise pralines
}
chocolatier-tiles-brown = { $count ->
    [one] { $count } brown praline
   *[other] { $count } brown pralines
}
chocolatier-tiles-cream = { $count ->
    [one] { $count } cream praline
   *[other] { $count } cream pralines
}
chocolatier-tiles-black = { $count ->
    [one] { $count } black praline
   *[other] { $count } black pralines
}
chocolatier-tiles-red = { $count ->
    [one] { $count } red praline
   *[other] { $count } red pralines
}
chocolatier-option-wall = Box
chocolatier-option-wall-coloured = Coloured
chocolatier-option-wall-free = Light brown
chocolatier-market = Factories and centre
chocolatier-factory = Factory { $number }, { $count ->
    [0] empty
    [one] { $count } praline
   *[other] { $count } pralines
}
chocolatier-centre = Centre, { $count ->
    [0] empty
    [one] { $count } praline
   *[other] { $count } pralines
}
chocolatier-standing-words = { $player }, if the round ended now: box +{ $wall }, floor −{ $penalty }, score { $points }
chocolatier-prompt-pick = { $player }: take pralines
chocolatier-from-factory = from factory { $number }
chocolatier-to-floor = floor
chocolatier-move-distribute = { $tiles } → factory { $number }
chocolatier-wall-row = Box, row { $number }: { $tiles }
chocolatier-wall-row-empty = Box, row { $number }: empty
chocolatier-floor-empty = Floor: empty
chocolatier-floor-holds = Floor: { $tiles }
chocolatier-outcome-placed = { $count ->
    [one] { $count } praline placed
   *[other] { $count } pralines placed
}
chocolatier-outcome-floor = { $count } to the floor
chocolatier-refusal-colour_on_wall = Row { $line } of the box already has { $colour }.
chocolatier-reason-costs_floor = it costs { $points } on the floor
chocolatier-reason-may_cost_floor = it costs at most { $points } on the floor, as no score falls below 0
chocolatier-log-line-unplaceable = { $player }: line { $line } finds no space in the box and falls to the floor
chocolatier-log-floor-scored = { $player }: floor −{ $points }
chocolatier-log-bonus-colour = { $player }: all five pralines of a colour +{ $points }
chocolatier-log-game-ended-no_tiles = There are no pralines left to deal: the match is over.
chocolatier-result-wall = Pralines in the box
chocolatier-result-floor = Floor
chocolatier-help-take = Take all pralines of one colour from a factory; its other pralines slide to the centre. Or take all of one colour from the centre: whoever does so first in a round also takes the first-player marker.
chocolatier-help-place = Put them in one of your five pattern lines. A line holds one colour, and none that its row of the box already shows. What does not fit falls to the floor and costs points.
chocolatier-help-tile = When all pralines are taken, each full line sends one praline to the box. It scores 1 point alone, or the length of the row and of the column it joins. Then the floor is subtracted.
chocolatier-help-end = The match ends after the round in which someone completes a row. Bonus: 2 for each full row, 7 for each full column, 10 for all five pralines of a colour.

## The special factories
effects = The gold discs
effects-where = At the table each disc shows its effect when you point at it or reach it with the keys; on a touch screen, press and hold it.
seal = Gold disc { $number }: { $effect }
slot-empty = Gold disc beside the floor: still empty
slot-holds = Gold disc beside the floor: { $colour }
effect-sf1 = One extra
effect-sf1-words = After the deal, 1 more praline comes onto this disc from the bag.
effect-sf2 = It attracts
effect-sf2-words = After the deal, this disc draws { $tiles } from each of its two neighbours that has one.
effect-sf3 = The rest stays
effect-sf3-words = Whoever takes pralines here leaves the others on the disc: nothing slides to the centre.
effect-sf4 = The rest moves on
effect-sf4-words = Whoever takes pralines here sends the others on to the two neighbouring discs, each colour as a whole to the left or to the right.
effect-sf5 = A safe place
effect-sf5-words = Whoever takes pralines here keeps the disc beside the floor until the round ends. The next praline that would fall to the floor lies on it and costs nothing.
log-tiles-stayed = the rest stays on factory { $number }
log-disc-taken = takes the gold disc
log-disc-returned = { $player }: the gold disc goes back
log-extra-tile = Factory { $number } gets { $tiles } more
log-tiles-attracted = Factory { $number } draws { $tiles } from factory { $source }

## AXIO
game-axio = AXIO
option-players-1 = 1
option-pyramid = A pyramid scores
option-pyramid-per_colour = Each colour once
option-pyramid-per_square = Each square
axio-saved-match = { $game }, { $when }
axio-colour-green = green
axio-colour-orange = orange
axio-colour-red = red
axio-colour-purple = purple
axio-colour-blue = blue
axio-tile = { $first } and { $second }
axio-double = double { $colour }
axio-pyramid = pyramid
axio-board = Board, { $size } by { $size } squares
axio-row = Row { $number }: { $squares }
axio-row-empty = Row { $number }: empty
axio-rack = Rack of { $player }
axio-racks-hidden = All racks are hidden.
axio-tracks = Tracks of { $player }
axio-lowest = lowest
axio-hand = { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
axio-shown = Shown rack: { $tiles }
axio-bag = Bag: { $count }
axio-turn = Turn
axio-place = Place
axio-put-back = Put back
axio-zoom = Zoom the board
axio-new-deal = New deal
axio-keys-take = Take a tile of the rack
axio-prompt-pick = { $player }: take a tile
axio-prompt-extra = { $player }: extra turn
axio-prompt-place = { $player }: turn it and place it
axio-prompt-first = { $player }: touch a free printed square
axio-prompt-swap = { $player }: swap or draw?
axio-cover = Pass to { $player }
axio-cover-words = The racks are covered.
axio-uncover = I am { $player }: show my tiles
axio-swap-title = Swap your tiles?
axio-swap-why = Your rack shows none of your lowest colours ({ $colours }).
axio-swap-returns = { $count ->
    [one] This tile would be shown to all and returned for 5 new ones.
   *[other] These { $count } tiles would be shown to all and returned for 5 new ones.
}
axio-swap = Swap all
axio-draw = Keep them, draw { $count }
axio-cheer = { $player } has reached { $end }: { $colours }.
axio-extra-turn = { $player } has an extra turn.
axio-points = { $colour } +{ $points }
axio-outcome-nothing = no points
axio-outcome-pyramids = { $count ->
    [one] { $count } pyramid
   *[other] { $count } pyramids
}
axio-outcome-lost = { $count ->
    [one] { $count } point lost
   *[other] { $count } points lost
}
axio-outcome-extra = { $count ->
    [one] extra turn
   *[other] { $count } extra turns
}
axio-outcome-ends = ends the match
axio-refusal-outside_area = { $square } lies outside the board.
axio-refusal-printed_square = { $square } is a printed square: nothing is placed on it.
axio-refusal-pyramid = A pyramid stands on { $square }.
axio-refusal-square_taken = { $square } is already taken.
axio-refusal-not_adjacent = { $square } does not lie beside the other square.
axio-refusal-first_tile_must_touch = The first tile must touch a printed square.
axio-refusal-printed_square_touched = Another tile already touches the printed square beside { $square }.
axio-move-place = { $tile } on { $first } { $second }
axio-move-swap = swaps all tiles
axio-move-draw = keeps the tiles and draws
axio-entry = { $move }: { $outcome }
axio-log-shown = { $player } shows { $tiles } and draws 5 new tiles.
axio-log-completed = { $player }: { $colour } has reached the end of its track.
axio-log-lapsed = { $player } has no tile left: the extra turn lapses.
axio-log-ended-board_full = The board is full: the match is over.
axio-log-ended-all_colours_complete = All five colours are complete: the match is over.
axio-log-ended-rack_empty = A rack is empty: the match is over.
axio-reason-earns_extra_turn = { $count ->
    [one] earns an extra turn
   *[other] earns { $count } extra turns
}
axio-reason-raises_lowest = raises your lowest: { $gains }
axio-reason-scores_colours = { $gains }
axio-reason-closes_in = { $count ->
    [one] makes a pyramid
   *[other] makes { $count } pyramids
}
axio-reason-blocks = takes { $colour } +{ $points } from { $player }
axio-reason-ends_game = ends the match
axio-reason-swaps_rack = the lowest colours are missing from the rack
axio-reason-keeps_rack = these tiles are worth keeping
axio-solo-result = { $points ->
    [one] Lowest colour: { $points } point
   *[other] Lowest colour: { $points } points
}
axio-plot = The lowest colour over the turns
axio-records = Best results
axio-record-this = this one
axio-record-first = Your first result with these options.
axio-record-above = Above your average of { $average } ({ $count ->
    [one] { $count } earlier result
   *[other] { $count } earlier results
}).
axio-record-below = Your average is { $average } ({ $count ->
    [one] { $count } earlier result
   *[other] { $count } earlier results
}).
axio-result-order = From lowest to highest
axio-result-lowest = The lowest colour decided: { $more } to { $less }.
axio-result-decided = Equal in the lower ones; number { $rank } from the lowest decided: { $more } to { $less }.
axio-result-shared = Equal in all five colours.
axio-help-place = On your turn place one tile of your rack on two empty squares. Colours need not match, but your first tile must touch a printed square that no other tile touches.
axio-help-score = Each half scores on its own: 1 point for every square of its colour in an unbroken straight line from it, in three directions. Printed squares count too.
axio-help-pyramid = A single empty square that is closed in on all sides gets a pyramid at once and scores for the colours around it.
axio-help-extra = A colour that reaches 18 earns an extra turn. At the end of your turn you draw up to five tiles; if your rack shows none of your lowest colours, you may swap it.
axio-help-end = The match ends when the board is full. Your lowest colour counts: the player with the highest lowest colour wins, ties go to the next lowest.

## Rules in the page
all-rules = All rules
show-rule = See the rule

## Tutorial
tutorial = Tutorial

## Matches, links and the deal of the day
matches = Matches
matches-all = All matches
matches-empty = No match is kept here yet. Play one, or import a file.
matches-add = Import a file
matches-export = Save all as a file
matches-more = Show more ({ $count } left)
match-watch = Watch
match-more = More about { $match }
match-name = Name of the match
match-file = Save as a file
match-delete = Delete
match-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
match-moment = after move { $at } of { $count }
match-daily = deal of { $day }
match-older_rules = Begun under older rules; it can go on if the present ones allow it.
match-newer_rules = From a newer version of the page: reload the page to go on with it.
import-progress = Reading match { $done } of { $total } …
import-kept = { $count ->
    [one] { $count } match was added.
   *[other] { $count } matches were added.
}
import-unkept = { $count ->
    [one] { $count } match is here only until the page closes: the browser did not store it.
   *[other] { $count } matches are here only until the page closes: the browser did not store them.
}
import-known = { $count ->
    [one] { $count } match was already here.
   *[other] { $count } matches were already here.
}
import-refused = Match { $number } was not added. { $why }
shared-reading = Looking at what was shared …
shared-match = A shared match
shared-position = A shared position
shared-refused = This can’t be opened
shared-safe = It is added to your own matches and replaces none of them.
shared-open = Put it on the table
shared-begin = Play from here
shared-watch = Watch from the start
shared-leave = Not now
share = Share
send-what = What to share
send-match = The match
send-moment = A moment
send-position = A position
send-at = After move
send-link = Link
send-private = All of it is in the link itself: nothing is sent to any server. Names of players are in it too.
send-local = This link works only on this device, because the game was opened from a file. Send others the match as a file.
send-copy = Copy
send-with = Share with …
send-qr = QR code of the link
send-making = The link is being made …
daily = Deal of the day
daily-words = The same for everybody on { $day }.
daily-azul = Azul against an expert
daily-axio = AXIO solo
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
first-counts = The first result counts: { $scores }.
daily-copy = Copy the result
daily-look = Look at it
daily-text = Tesserae { $day } · { $deal } { $scores } · { $streak }

## Notices
notice-engine_restarted = The engine was started again. The match goes on from the same move.
notice-other_tab = This match has moved on in another tab.
notice-catch-up = Show it here
notice-kept_as_copy = This match also goes on in another tab. Here it is kept as a copy of its own.
notice-storage_full = The browser’s storage is full. You can play on, but matches are lost when the page closes.
notice-storage_forbidden = The browser does not let this page store anything. You can play on, but matches are lost when the page closes.
notice-new_version = A new version is ready. It is used from the next start on, or at once.
notice-older_rules = This match was begun under older rules. All of it is possible under the present ones, so it goes on with them.
notice-match_removed = { $count ->
    [one] The match was deleted.
   *[other] { $count } matches were deleted.
}
notice-take-back = Take back
notice-copied = Copied.
notice-not_copied = The browser did not let the page copy. Select the text and copy it yourself.
notice-reload = Reload
# What this version brings, one line each: the build puts it into the service worker, which tells the page of before.
news =
    AXIO has its table: alone, against opponents, or with several people at one screen.
    Lessons and the rules of every game are in the page, and so are links, files and a deal of the day.

## Errors: what happened, what is safe, what to do next
error-invalid_json = The engine could not read a message. Nothing has changed; please try again.
error-invalid_message = The engine did not understand “{ $field }”. Nothing has changed; please try again.
error-message_too_large = The message was too large for the engine (limit: { $limit }). Nothing has changed.
error-unknown_type = The engine does not know the request “{ $type }”. Nothing has changed; reloading the page may help.
error-no_match = The engine has no match on the table. Go back to the start page and continue.
error-stale_revision = The table had already moved on. It is up to date now; please choose again.
error-illegal_action = This move is not possible here. Nothing has changed; please choose another.
error-match_over = The match is over. Start a new one.
error-invalid_save = The saved match can’t be read. The other matches are safe; start a new one.
error-impossible = Such a match is not possible: something is wrong at “{ $place }”.
error-unknown_game = The engine does not know the game “{ $game }”. Choose another one.
error-unknown_option = The engine does not know the option “{ $option }”. Choose the options again.
error-invalid_option = The option “{ $option }” does not take this value. Choose the options again.
error-invalid_options = The options can’t be read. Choose them again.
error-unsupported_rules_version = This match was saved by a newer version of the page. Nothing was deleted; reload the page to get that version.
error-outdated_rules_version = This match was played under older rules and is not possible under the present ones, so it can’t go on. Nothing was deleted.
error-unsupported_format = It is of a version that this page does not read. Nothing has changed; reload the page to get a newer one.
error-nothing_to_undo = There is nothing to undo.
error-nothing_to_redo = There is nothing to redo.
error-unknown_level = The engine does not know the opponent “{ $level }”. Choose another one.
error-internal_error = Something went wrong in the engine. The match is saved; reload the page.
error-engine_lost = The engine stopped several times. The match is saved; try again or reload the page.
error-link_damaged = The link is incomplete or damaged. Nothing has changed; ask for it again and copy all of it.
error-link_too_long = The link is longer than any match could be. Nothing has changed.
error-file_too_large = The file is too large (limit: { $limit } MB). Nothing has changed.
error-file_unreadable = The file can’t be read: it is damaged, cut off or of another kind. Nothing has changed; choose a file that this page has saved.
error-file_unknown = There is no match and no position in it. Nothing has changed.
error-file_too_many = There are too many matches in it (limit: { $limit }). Nothing has changed.
error-match_gone = This match is not stored in this browser any more.
error-network = “{ $file }” could not be loaded. Check the connection, then try again.
error-file_missing = “{ $file }” is missing on the server (answer { $status }). Try again in a moment.
error-file_damaged = “{ $file }” arrived incomplete. Try again.
error-wasm_unsupported = This browser has no WebAssembly, which the engine needs. Please use a current browser.
error-wasm_blocked = The browser did not let the engine start: { $reason }. Check for blockers or a lockdown mode, then try again.
error-worker_failed = The engine’s program could not be loaded. Check the connection, then try again.
error-boot_timeout = The engine gave no sign of life for a long time. Check the connection, then try again.
error-python_failed = Python did not start: { $reason }. Try again; if it stays so, reload the page.

## Positions that can’t be
error-position = The position is not possible at “{ $place }”: { $reason }.
position-colour_on_wall = the row of the wall already has this colour
position-colour_twice_in_column = a colour is twice in a column
position-colour_twice_in_row = a colour is twice in a row
position-effect = this gold disc does not fit here
position-first_tile_missing = the player’s first tile is not on the board
position-half_without_partner = half a tile lies alone
position-invalid_field = the value does not fit
position-invalid_option = the option does not take this value
position-invalid_options = the options can’t be read
position-line_colour = colour and number of tiles don’t agree
position-line_too_long = the line holds too many tiles
position-marker = the first-player marker is missing, or there are two
position-missing_field = this is missing
position-pending = what is being handed out does not fit
position-phase = this does not fit the phase of the match
position-pyramid_missing = an enclosed square has no pyramid
position-pyramid_not_closed_in = the pyramid’s square is not enclosed
position-slot = the gold disc beside the floor does not fit
position-tile_count = the number of tiles is wrong
position-too_many_extra_turns = there are too many extra turns
position-too_many_in_rack = the rack holds too many tiles
position-too_many_tiles = there are too many tiles
position-unknown_field = nothing of this name belongs here
position-unknown_option = there is no such option
position-unknown_symbol = this letter means nothing
position-wrong_area = this square lies outside the area in play
position-wrong_game = it belongs to another game
position-wrong_printed_square = a printed square shows another colour
position-wrong_wall_colour = this space of the wall is for another colour

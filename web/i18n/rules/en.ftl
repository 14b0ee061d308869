### The rules of the games. Sentences that start with “ruling” are our own decisions.

## Page
rules-title = { $game }: the rules
rules-games = Rules of the other games
rules-contents = Contents
rules-print = Print
rules-ours = our ruling
rules-ours-words = The rulebooks leave these cases open. We decided them, and this is how they are played here.

## Azul
rules-azul-head-goal = Aim of the game
rules-azul-head-setup = Set-up
rules-azul-head-taking = Taking tiles
rules-azul-head-placing = Placing tiles
rules-azul-head-wall = Tiling the wall
rules-azul-head-rounds = The next round
rules-azul-head-ending = End and bonuses
rules-azul-head-free = The grey wall
rules-azul-head-rulings = Our rulings
rules-azul-goal = Cover your wall with tiles and score as many points as you can. The match ends after the round in which someone completes a horizontal row of five. Whoever then has the most points wins.
rules-azul-setup = For 2 to 4 players. The bag holds 100 tiles, 20 of each of the five colours. On the table lie 5 factories with 2 players, 7 with 3 and 9 with 4. Each is given 4 tiles from the bag.
rules-azul-board = Your board has five pattern lines with 1 to 5 spaces, a wall of 5 by 5 spaces and a floor of 7 spaces. Your score starts at 0.
rules-azul-first = The first player is drawn by lot or chosen before the match. The first-player marker lies in the centre when a round starts.
rules-azul-sides = Everyone plays the same side of the board: the coloured wall, which has one space for each colour in every row, or the grey wall, where you choose the space yourself.
rules-azul-take = On your turn you must take tiles: either all tiles of one colour from one factory, and its other tiles slide to the centre, or all tiles of one colour from the centre.
rules-azul-marker = The first player in a round to take from the centre also takes the first-player marker and puts it on the leftmost free space of the floor, before the tiles are placed. The marker can’t be taken alone.
rules-azul-turns = Turns go clockwise until all factories and the centre are empty.
rules-azul-place = Put everything you took into one pattern line, filling it from right to left. You can’t split tiles among several lines.
rules-azul-other_colour = A line holds one colour only. Later you may add more tiles of the same colour.
rules-azul-line_full = A full line takes no more tiles until it is emptied at the end of the round.
rules-azul-colour_on_wall = A colour can’t go into a line if the same row of your wall already shows it.
rules-azul-floor = What does not fit falls to the floor, from left to right. You may also put everything you took on the floor. If its 7 spaces are full, the rest goes to the lid and costs nothing.
rules-azul-example-options = Two yellow tiles have three places to go: line 1, where one of them falls to the floor, line 5, or the floor. Rows 2 and 3 already have yellow, and line 4 holds blue.
rules-azul-tiling = When everything is taken, go through your lines from top to bottom. The rightmost tile of every full line moves to the space of its colour in the same row of the wall and scores at once. The other tiles of the line go to the lid. Lines that are not full stay as they are.
rules-azul-example-tiling = Lines 2 and 4 are full: red and blue move to the wall for 1 point each. Lines 3 and 5 wait for the next round.
rules-azul-scoring = A tile without neighbours scores 1 point. Otherwise count the unbroken row that runs through it, and then the unbroken column. Each of the two scores as many points as it has tiles, the new one included, if there are at least two.
rules-azul-example-scoring = The yellow tile in row 3 belongs to a row of four and a column of three: 4 + 3 = 7 points.
rules-azul-penalty = Then you lose the points shown at the occupied spaces of the floor: 1, 1, 2, 2, 2, 3 and 3. The first-player marker counts like a tile. Your score never falls below 0. The tiles go to the lid, the marker stays with you.
rules-azul-example-penalty = The marker and four tiles cost 1 + 1 + 2 + 2 + 2 = 8 points.
rules-azul-next = If nobody has a complete row, each factory is given 4 tiles again. Whoever has the marker puts it back in the centre and starts.
rules-azul-lid = The lid is poured into the bag only when a tile has to be drawn and the bag is empty. If both are empty, the round starts with the last factories short or empty.
rules-azul-end = The match ends after the round in which at least one player has completed a horizontal row.
rules-azul-bonus = Then there are bonuses: 2 points for each full row, 7 for each full column, and 10 for each colour of which all five tiles are on your wall.
rules-azul-example-bonus = One full row, one full column and all five blue tiles: 2 + 7 + 10 = 19 points.
rules-azul-tie = The most points win. In a tie the player with more full rows wins; if these are equal too, the win is shared.
rules-azul-free = On the grey wall a tile may go to any empty space of its row, unless the column already has that colour. So each colour appears only once in every row and every column.
rules-azul-free-choice = If several spaces are possible, you choose; if only one is, the tile goes there. Placing is compulsory as long as there is a space.
rules-azul-free-unplaceable = If there is no space left, all tiles of that line fall to the floor at once and count in the same round. What does not fit there goes to the lid.
rules-azul-free-draft = While you take tiles only the row is checked, not whether a column is still open.
rules-azul-ruling-marker = If your floor is full when you take the marker, you keep it and start the next round; it costs nothing more.
rules-azul-ruling-first = If nobody took from the centre, the same player starts again.
rules-azul-ruling-no_tiles = If there is not a single tile left to deal, the match ends and the bonuses are scored.
rules-azul-ruling-no_row = With the grey wall the match also ends, with bonuses, after a round in which nobody has a row left that could still be completed.
rules-azul-ruling-order = On the grey wall players tile one after the other, beginning with the first player of the round: first the lines, then the floor.

## Master Chocolatier
rules-chocolatier-head-goal = Aim of the game
rules-chocolatier-head-setup = Set-up
rules-chocolatier-head-taking = Taking pralines
rules-chocolatier-head-placing = Placing pralines
rules-chocolatier-head-wall = Filling the box
rules-chocolatier-head-rounds = The next round
rules-chocolatier-head-ending = End and bonuses
rules-chocolatier-head-free = The light brown box
rules-chocolatier-head-rulings = Our rulings
rules-chocolatier-head-special = The special factories
rules-chocolatier-goal = Fill your box with pralines and score as many points as you can. The match ends after the round in which someone completes a horizontal row of five. Whoever then has the most points wins.
rules-chocolatier-setup = For 2 to 4 players. The bag holds 100 pralines, 20 of each of the five colours. On the table lie 5 factories with 2 players, 7 with 3 and 9 with 4. Each is given 4 pralines from the bag.
rules-chocolatier-board = Your board has five pattern lines with 1 to 5 spaces, a box of 5 by 5 spaces and a floor of 7 spaces. Your score starts at 0.
rules-chocolatier-first = The first player is drawn by lot or chosen before the match. The first-player marker lies in the centre when a round starts.
rules-chocolatier-sides = Everyone plays the same side of the board: the coloured box, which has one space for each colour in every row, or the light brown box, where you choose the space yourself.
rules-chocolatier-take = On your turn you must take pralines: either all pralines of one colour from one factory, and its other pralines slide to the centre, or all pralines of one colour from the centre.
rules-chocolatier-marker = The first player in a round to take from the centre also takes the first-player marker and puts it on the leftmost free space of the floor, before the pralines are placed. The marker can’t be taken alone.
rules-chocolatier-turns = Turns go clockwise until all factories and the centre are empty.
rules-chocolatier-place = Put everything you took into one pattern line, filling it from right to left. You can’t split pralines among several lines.
rules-chocolatier-other_colour = A line holds one colour only. Later you may add more pralines of the same colour.
rules-chocolatier-line_full = A full line takes no more pralines until it is emptied at the end of the round.
rules-chocolatier-colour_on_wall = A colour can’t go into a line if the same row of your box already shows it.
rules-chocolatier-floor = What does not fit falls to the floor, from left to right. You may also put everything you took on the floor. If its 7 spaces are full, the rest goes to the lid and costs nothing.
rules-chocolatier-example-options = Two brown pralines have three places to go: line 1, where one of them falls to the floor, line 5, or the floor. Rows 2 and 3 already have brown, and line 4 holds turquoise.
rules-chocolatier-tiling = When everything is taken, go through your lines from top to bottom. The rightmost praline of every full line moves to the space of its colour in the same row of the box and scores at once. The other pralines of the line go to the lid. Lines that are not full stay as they are.
rules-chocolatier-example-tiling = Lines 2 and 4 are full: cream and turquoise move to the box for 1 point each. Lines 3 and 5 wait for the next round.
rules-chocolatier-scoring = A praline without neighbours scores 1 point. Otherwise count the unbroken row that runs through it, and then the unbroken column. Each of the two scores as many points as it has pralines, the new one included, if there are at least two.
rules-chocolatier-example-scoring = The brown praline in row 3 belongs to a row of four and a column of three: 4 + 3 = 7 points.
rules-chocolatier-penalty = Then you lose the points shown at the occupied spaces of the floor: 1, 1, 2, 2, 2, 3 and 3. The first-player marker counts like a praline. Your score never falls below 0. The pralines go to the lid, the marker stays with you.
rules-chocolatier-example-penalty = The marker and four pralines cost 1 + 1 + 2 + 2 + 2 = 8 points.
rules-chocolatier-next = If nobody has a complete row, each factory is given 4 pralines again. Whoever has the marker puts it back in the centre and starts.
rules-chocolatier-lid = The lid is poured into the bag only when a praline has to be drawn and the bag is empty. If both are empty, the round starts with the last factories short or empty.
rules-chocolatier-end = The match ends after the round in which at least one player has completed a horizontal row.
rules-chocolatier-bonus = Then there are bonuses: 2 points for each full row, 7 for each full column, and 10 for each colour of which all five pralines are in your box.
rules-chocolatier-example-bonus = One full row, one full column and all five turquoise pralines: 2 + 7 + 10 = 19 points.
rules-chocolatier-tie = The most points win. In a tie the player with more full rows wins; if these are equal too, the win is shared.
rules-chocolatier-free = In the light brown box a praline may go to any empty space of its row, unless the column already has that colour. So each colour appears only once in every row and every column.
rules-chocolatier-free-choice = If several spaces are possible, you choose; if only one is, the praline goes there. Placing is compulsory as long as there is a space.
rules-chocolatier-free-unplaceable = If there is no space left, all pralines of that line fall to the floor at once and count in the same round. What does not fit there goes to the lid.
rules-chocolatier-free-draft = While you take pralines only the row is checked, not whether a column is still open.
rules-chocolatier-ruling-marker = If your floor is full when you take the marker, you keep it and start the next round; it costs nothing more.
rules-chocolatier-ruling-first = If nobody took from the centre, the same player starts again.
rules-chocolatier-ruling-no_tiles = If there is not a single praline left to deal, the match ends and the bonuses are scored.
rules-chocolatier-ruling-no_row = With the light brown box the match also ends, with bonuses, after a round in which nobody has a row left that could still be completed.
rules-chocolatier-ruling-order = With the light brown box the players place one after the other, beginning with the first player of the round: first the lines, then the floor.
rules-chocolatier-special = A variant for either side of the box. There are nine discs with a gold side. Before every round all nine are shuffled and 5, 7 or 9 of them laid out in a circle; then as many of these as there are players are turned to their gold side at random. The effect counts for this round.
rules-chocolatier-sf1 = SF1: after the deal 1 more praline from the bag comes onto this disc. If the bag is empty, the lid is poured in first; if that is empty too, nothing happens.
rules-chocolatier-sf2 = SF2: after the deal this disc takes 1 praline of its colour from each of its two neighbours that has one, gold or not. So it gains 0, 1 or 2; a disc may hold more than 4 pralines.
rules-chocolatier-sf3 = SF3: when pralines are taken from this disc, the others stay on it. It can be used once for every colour that it holds.
rules-chocolatier-sf4 = SF4: whoever takes pralines from this disc moves the others to the two neighbouring discs. Each colour goes as a whole to the left or to the right; all may go to one side. A neighbour that was empty is then in play again, with its own effect. After that the taken pralines are placed.
rules-chocolatier-sf5 = SF5: the others go to the centre as usual, and the taker puts the disc beside the floor until the round ends. The next praline that would fall to that floor lies on the disc and costs nothing, even one of those just taken; you can’t decline. It takes up none of the 7 spaces and goes to the lid with the floor.
rules-chocolatier-sf5-line = A line that finds no space in the light brown box uses an empty SF5 disc first, too.
rules-chocolatier-ruling-sf1 = SF1 is carried out before SF2.
rules-chocolatier-ruling-sf5-gap = When the SF5 disc has left the circle, the gap closes: the next disc is the neighbour.
rules-chocolatier-ruling-sf5-marker = The first-player marker never lies on the SF5 disc: only pralines do.

## AXIO
rules-axio-head-goal = Aim of the game
rules-axio-head-setup = Set-up
rules-axio-head-placing = Placing a tile
rules-axio-head-scoring = Scoring
rules-axio-head-pyramids = Pyramids
rules-axio-head-turn-end = Extra turns, drawing and swapping
rules-axio-head-ending = End of the game
rules-axio-head-solo = Alone
rules-axio-head-rulings = Our rulings
rules-axio-goal = Place tiles so that equal colours lie in lines, and score in all five colours: in the end only your lowest one counts.
rules-axio-setup = For 1 to 4 players. There are 100 tiles with two coloured halves. Each colour has a symbol: green dot, orange square, red sun, purple ring, blue star.
rules-axio-area = With 1 or 2 players the central 9 by 9 squares of the board are in play, with 3 players 11 by 11, with 4 all 13 by 13.
rules-axio-printed = Five coloured squares are printed on the board, one of each colour. Nothing is placed on them, and they count when scoring.
rules-axio-rack = You have a rack with 5 tiles that the others don’t see, and a track from 0 to 18 for each colour, open to all.
rules-axio-place = On your turn put one tile of your rack on two empty squares that share a side. It need not touch anything, and colours need not match.
rules-axio-first = Each player’s very first tile must touch, by a side, a printed square that no tile touches yet. The colours need not match.
rules-axio-score = Each half scores on its own. From it look in three directions, but not towards the other half. Every square of the same colour in an unbroken straight line is 1 point in that colour. The half itself does not count.
rules-axio-line-end = An empty square, another colour, a pyramid or the edge of the area in play ends the line.
rules-axio-example-score = The new tile lies in the middle, blue on the left and red on the right. Blue scores 1 + 2 = 3 points, red 2.
rules-axio-pyramid = A single empty square that your tile has closed in on all sides, by tiles, printed squares or the edge, gets a pyramid at once.
rules-axio-pyramid-points = The pyramid brings 1 point for each different colour next to it. With the option “each square” it brings 1 point for every coloured square next to it, equal colours included.
rules-axio-example-pyramid = The pyramid has blue twice, green and red as neighbours: 1 point each for blue, green and red. With “each square” blue gets 2.
rules-axio-extra = No track goes beyond 18; what is more is lost. Each marker that reaches 18 earns you an extra turn of placing and scoring, even within an extra turn or by a pyramid.
rules-axio-draw = After all extra turns draw tiles from the bag until you have 5 again.
rules-axio-swap = If no tile in your rack shows any of your lowest colours, you may swap instead: show the rack, draw 5 new tiles and then return the old ones to the bag. All colours tied for the lowest count.
rules-axio-end = The game ends as soon as no tile can be placed anywhere; no extra turn, swap or draw follows. It also ends when the player to move has an empty rack.
rules-axio-all-18 = Whoever has 18 in all five colours wins at once, before any extra turn. This does not apply when you play alone.
rules-axio-result = Each player’s lowest colour is their result, and the highest result wins. In a tie compare the next lowest colour, and so on. If all five are equal, the win is shared.
rules-axio-solo = You play on 9 by 9 squares without a rack: draw a tile, place it, score it, and go on. Only the first tile must touch a printed square. There are pyramids, but no extra turns and no swap.
rules-axio-solo-tracks = Each colour has two tracks in a row. A colour that reaches 18 loses the excess and goes on from the second track from the next turn on, so 36 is the most. The result is your lowest total.
rules-axio-ruling-tiles = Of the 100 tiles there are 6 of each of the five doubles and 7 of each of the ten mixed pairs.
rules-axio-ruling-pyramids = The pyramids never run out. If a tile closes in several squares, each gets a pyramid, and all score.
rules-axio-ruling-bag = If the bag runs out, you draw what is there and play on with fewer tiles.
rules-axio-ruling-swap = A swap needs at least 5 tiles in the bag.
rules-axio-ruling-extra = If an extra turn is due but the board is full, the game is over. If the rack is empty, the extra turn lapses and you draw.

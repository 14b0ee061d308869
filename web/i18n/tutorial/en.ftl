### The lessons of the tutorials: what is asked, and after “-done” what was right.

## Page
tutorial-lesson = Lesson { $number } of { $total }
tutorial-lessons = All lessons
tutorial-go = Go to lesson { $number }
tutorial-go-done = Go to lesson { $number }, already done
tutorial-you = { $player } (you)
tutorial-check = Check
tutorial-next = Next
tutorial-skip = Skip
tutorial-repeat = Repeat
tutorial-right = Right.
tutorial-wrong = Not quite.

## Azul
tutorial-azul-take = Welcome. Tiles lie on the factories, and you take all of one colour from one of them. Take the 2 black tiles from factory 1 and put them into line 2.
tutorial-azul-take-done = Line 2 is full: its tile goes to the wall at the end of the round. The other two tiles of the factory have slid to the centre.
tutorial-azul-centre = You may also take from the centre, again all of one colour. Take the 3 red tiles and put them into line 3.
tutorial-azul-centre-done = You were the first to take from the centre, so you also have the first-player marker. You will start the next round, but the marker lies on your floor and costs 1 point.
tutorial-azul-options = Which places may take the 2 yellow tiles of factory 3? Mark all of them.
tutorial-azul-options-done = Line 1 takes one of them and the other falls to the floor; line 5 takes both; and the floor is always possible. Rows 2 and 3 of your wall already have yellow, and line 4 holds blue.
tutorial-azul-tiling = One white tile is left; it will go into line 5. Then the round ends, and full lines move a tile to the wall. How many points do you get?
tutorial-azul-tiling-done = Lines 2 and 4 were full: red and blue have no neighbours on the wall, so each scores 1 point. Lines 3 and 5 wait for more tiles.
tutorial-azul-alone = The red tile will touch another one only at a corner. How many points is it worth?
tutorial-azul-alone-done = 1 point. Only tiles that share a side are neighbours, so this one lies alone.
tutorial-azul-row = The last yellow tile fills line 3. Its place on the wall is beside two tiles. How many points is it worth?
tutorial-azul-row-done = It completes an unbroken run of three, itself included: 3 points. Above and below there is nothing, so the column does not count.
tutorial-azul-column = Now the blue tile comes between two others of its column. How many points is it worth?
tutorial-azul-column-done = The column through it has three tiles without a gap: 3 points. To the left and right there is nothing, so the row does not count.
tutorial-azul-cross = Now the yellow tile joins a row and a column. How many points is it worth?
tutorial-azul-cross-done = The row through it has 4 tiles, the column 3. Both count, and the new tile counts in each: 4 + 3 = 7 points.
tutorial-azul-floor = The last black tile falls to your floor, behind the marker and three tiles. How many points does the floor cost?
tutorial-azul-floor-done = Five spaces are taken: 1 + 1 + 2 + 2 + 2 = 8 points. The marker counts like a tile.
tutorial-azul-low = The same floor again, but you have only 5 points. What is your score after this round?
tutorial-azul-low-done = A score never falls below 0.
tutorial-azul-bonus = Line 4 is full: its blue tile will complete row 4, column 1 is full already, and it is the fifth blue one. The match ends. How many bonus points do you get?
tutorial-azul-bonus-done = 2 for the row, 7 for the column and 10 for all five of a colour: 19 points.
tutorial-azul-free = This is the grey wall, where you choose the space. Line 3 is full of red, but the only empty space of row 3 is in a column that already has red. How many points does that cost?
tutorial-azul-free-done = Nothing can be placed, so all 3 tiles of the line fall to the floor in the same round: 1 + 1 + 2 = 4 points.
tutorial-azul-round = Now play a round against a beginner. Take tiles, choose a line, and look at the numbers beside the lines: they say what a move brings. “Hint” shows a good one.
tutorial-azul-round-done = That was a whole round. You know the game now. Go back and start a match of your own.

## Master Chocolatier
tutorial-chocolatier-take = Welcome. Pralines lie on the factories, and you take all of one colour from one of them. Take the 2 black pralines from factory 1 and put them into line 2.
tutorial-chocolatier-take-done = Line 2 is full: its praline goes to the box at the end of the round. The other two pralines of the factory have slid to the centre.
tutorial-chocolatier-centre = You may also take from the centre, again all of one colour. Take the 3 cream pralines and put them into line 3.
tutorial-chocolatier-centre-done = You were the first to take from the centre, so you also have the first-player marker. You will start the next round, but the marker lies on your floor and costs 1 point.
tutorial-chocolatier-options = Which places may take the 2 brown pralines of factory 3? Mark all of them.
tutorial-chocolatier-options-done = Line 1 takes one of them and the other falls to the floor; line 5 takes both; and the floor is always possible. Rows 2 and 3 of your box already have brown, and line 4 holds turquoise.
tutorial-chocolatier-tiling = One red praline is left; it will go into line 5. Then the round ends, and full lines move a praline to the box. How many points do you get?
tutorial-chocolatier-tiling-done = Lines 2 and 4 were full: cream and turquoise have no neighbours in the box, so each scores 1 point. Lines 3 and 5 wait for more pralines.
tutorial-chocolatier-cross = Now the brown praline joins a row and a column. How many points is it worth?
tutorial-chocolatier-cross-done = The row through it has 4 pralines, the column 3. Both count, and the new praline counts in each: 4 + 3 = 7 points.
tutorial-chocolatier-floor = The last black praline falls to your floor, behind the marker and three pralines. How many points does the floor cost?
tutorial-chocolatier-floor-done = Five spaces are taken: 1 + 1 + 2 + 2 + 2 = 8 points. The marker counts like a praline.
tutorial-chocolatier-deal = Gold discs are special factories: each has an effect in one round. Take the last praline, put it into line 5, and watch the next deal.
tutorial-chocolatier-deal-done = Two other discs are gold now. SF1, with the plus, was given one more praline from the bag. SF2, with the arrows, took one of its colour from each neighbour that had one.
tutorial-chocolatier-sf3 = Factory 2 is SF3. You take its 2 black pralines. How many pralines slide to the centre?
tutorial-chocolatier-sf3-done = None: on SF3 the rest stays where it is, and can be taken from there later.
tutorial-chocolatier-sf4 = Factory 4 is SF4. Take its black praline into line 1, then hand out the rest: each colour to the left or to the right.
tutorial-chocolatier-sf4-done = There were four ways to do it. The two red pralines always stay together, because a colour is never split.
tutorial-chocolatier-sf5 = Factory 2 is SF5. You put its 3 red pralines into line 1, which has room for one. How many fall to the floor?
tutorial-chocolatier-sf5-done = One: the gold disc now lies beside your floor and has caught one of the two, free of charge.
tutorial-chocolatier-bonus = Line 4 is full: its turquoise praline will complete row 4, column 1 is full already, and it is the fifth turquoise one. The match ends. How many bonus points do you get?
tutorial-chocolatier-bonus-done = 2 for the row, 7 for the column and 10 for all five of a colour: 19 points.
tutorial-chocolatier-round = Now play a round against a beginner. Take pralines, choose a line, and look at the numbers beside the lines: they say what a move brings. “Hint” shows a good one.
tutorial-chocolatier-round-done = That was a whole round. You know the game now. Go back and start a match of your own.

## AXIO
tutorial-axio-first = Welcome. A tile has two halves and covers two squares. Your first one must touch a printed square that no tile touches yet: the lit squares show where. Take a tile from your rack and place it.
tutorial-axio-first-done = Later tiles may lie anywhere. The other players have to choose other printed squares for their first ones.
tutorial-axio-line = The board shows where you are about to place red and blue: your blue half comes to lie beside another blue one. How many points is that?
tutorial-axio-line-done = One blue square lies in a line with your half: 1 point in blue. The half that you place does not count itself.
tutorial-axio-lines = Now there is blue on the left of your blue half and above it. How many points do you get in blue?
tutorial-axio-lines-done = Two on the left and one above make 3 points. The orange square ends the line. Red scores as well: 2 points on the right.
tutorial-axio-both = Each half looks in three directions, but not towards the other half. How many points does the tile bring in blue and red together?
tutorial-axio-both-done = Blue has two squares on the left and two above: 4. Red has two below: 2. Together 6 points, on two tracks.
tutorial-axio-double = This tile is blue on both halves, and it continues the blue line. How many points is that?
tutorial-axio-double-done = 2 points. Only the left half sees the two blue squares: the right one does not look past its partner.
tutorial-axio-pyramid = Your blue and green tile will close in a single empty square at the edge. It gets a pyramid, which scores 1 point for each different colour beside it. How many points do you get altogether?
tutorial-axio-pyramid-done = 3 for the blue line on the right, and 3 for the pyramid: 1 each for blue, green and red.
tutorial-axio-pyramids = The same tile now closes in two empty squares at once. How many points do you get altogether?
tutorial-axio-pyramids-done = Both get a pyramid: 3 points for blue, green and red, and 3 for orange, green and purple. The edge of the board closes in, too.
tutorial-axio-extra = You have 17 in blue and 16 in red. This tile scores 2 in each. A track ends at 18. How many extra turns do you earn?
tutorial-axio-extra-done = Both markers have reached 18: two extra turns. One blue point was lost. Only after the extra turns do you draw tiles.
tutorial-axio-swap = In the end only your lowest colour counts. Yours are green and orange, and no tile of your rack shows either: you may swap all of them. Do it.
tutorial-axio-swap-done = You have 5 new tiles, and the old ones are back in the bag. With a single orange half in the rack you could only have drawn.
tutorial-axio-lowest = The last tile is about to fill the board. You have more points altogether, but your lowest colour, blue, has 8; the lowest of Beginner 2, red, has 11. Who wins?
tutorial-axio-lowest-done = Beginner 2: the lowest colour alone is the result, and 11 beats 8.
tutorial-axio-tie = Everybody’s lowest colour has 9 points. From lowest to highest you have 9, 12, 15, 16, 18; Beginner 2 has 9, 11, 14, 16, 18; Beginner 3 has 9, 12, 12, 17, 18. Who wins?
tutorial-axio-tie-done = You do. The next lowest colour decides: Beginner 2 has only 11 there. Then the third: your 15 beat the 12 of Beginner 3.
tutorial-axio-round = Now play three turns against a beginner. Over the board your tile shows what it would score, and “Hint” shows a good place.
tutorial-axio-round-done = You know the game now. Look after your lowest colour: the highest lowest colour wins. Go back and start a match of your own.

### Die Regeln der Spiele. Schlüssel mit „ruling“ sind unsere eigenen Festlegungen.

## Page
rules-title = { $game }: Spielregeln
rules-games = Regeln der anderen Spiele
rules-contents = Inhalt
rules-print = Drucken
rules-ours = unsere Festlegung
rules-ours-words = Diese Fälle lassen die Anleitungen offen. Wir haben sie entschieden, und so wird hier gespielt.

## Azul
rules-azul-head-goal = Ziel des Spiels
rules-azul-head-setup = Vorbereitung
rules-azul-head-taking = Fliesen nehmen
rules-azul-head-placing = Fliesen anlegen
rules-azul-head-wall = Die Wand fliesen
rules-azul-head-rounds = Die nächste Runde
rules-azul-head-ending = Spielende und Bonus
rules-azul-head-free = Die graue Wand
rules-azul-head-rulings = Unsere Festlegungen
rules-azul-goal = Bedecke deine Wand mit Fliesen und sammle möglichst viele Punkte. Die Partie endet nach der Runde, in der jemand eine waagerechte Reihe aus fünf Fliesen komplettiert. Wer dann die meisten Punkte hat, gewinnt.
rules-azul-setup = Für 2 bis 4 Spieler. Im Beutel sind 100 Fliesen, 20 in jeder der fünf Farben. Auf dem Tisch liegen 5 Manufakturen zu zweit, 7 zu dritt und 9 zu viert. Auf jede kommen 4 Fliesen aus dem Beutel.
rules-azul-board = Deine Ablage hat fünf Musterreihen mit 1 bis 5 Feldern, eine Wand aus 5 mal 5 Feldern und eine Bodenreihe mit 7 Feldern. Du beginnst mit 0 Punkten.
rules-azul-first = Wer beginnt, wird ausgelost oder vor der Partie gewählt. Zu Beginn jeder Runde liegt der Startspielermarker in der Tischmitte.
rules-azul-sides = Alle spielen mit derselben Seite der Ablage: mit der farbigen Wand, auf der jede Farbe in jeder Reihe ihr Feld hat, oder mit der grauen, auf der du das Feld selbst wählst.
rules-azul-take = In deinem Zug musst du Fliesen nehmen: entweder alle einer Farbe von einer Manufaktur, deren übrige Fliesen dann in die Tischmitte rutschen, oder alle einer Farbe aus der Tischmitte.
rules-azul-marker = Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspielermarker und legt ihn auf das freie Feld der Bodenreihe, das am weitesten links liegt, noch vor den Fliesen. Der Marker allein kann nicht genommen werden.
rules-azul-turns = Gespielt wird im Uhrzeigersinn, bis alle Manufakturen und die Tischmitte leer sind.
rules-azul-place = Lege alles, was du genommen hast, in eine Musterreihe, von rechts nach links. Du kannst Fliesen nicht auf mehrere Reihen verteilen.
rules-azul-other_colour = In einer Reihe liegt nur eine Farbe. Später darfst du Fliesen derselben Farbe dazulegen.
rules-azul-line_full = Eine volle Reihe nimmt nichts mehr auf, bis sie am Ende der Runde geleert wird.
rules-azul-colour_on_wall = Eine Farbe darf nicht in eine Musterreihe, wenn sie in derselben Reihe deiner Wand schon liegt.
rules-azul-floor = Was nicht passt, fällt in die Bodenreihe, von links nach rechts. Du darfst auch alles, was du genommen hast, in die Bodenreihe legen. Sind ihre 7 Felder belegt, kommt der Rest in den Deckel und kostet nichts.
rules-azul-example-options = Für zwei gelbe Fliesen gibt es drei Möglichkeiten: Reihe 1 (eine fällt dann in die Bodenreihe), Reihe 5 oder die Bodenreihe. In den Reihen 2 und 3 der Wand liegt schon Gelb, und in Musterreihe 4 liegt Blau.
rules-azul-tiling = Ist alles genommen, gehst du deine Musterreihen von oben nach unten durch. Aus jeder vollen Reihe rückt die Fliese ganz rechts auf das Feld ihrer Farbe in derselben Reihe der Wand und bringt sofort Punkte. Die übrigen Fliesen der Reihe kommen in den Deckel. Reihen, die nicht voll sind, bleiben liegen.
rules-azul-example-tiling = Die Reihen 2 und 4 sind voll: Rot und Blau rücken für je 1 Punkt an die Wand. Die Reihen 3 und 5 warten auf die nächste Runde.
rules-azul-scoring = Eine Fliese ohne Nachbarn bringt 1 Punkt. Sonst zählst du die lückenlose Reihe, zu der sie gehört, und dann die lückenlose Spalte. Reihe und Spalte bringen jeweils so viele Punkte, wie sie Fliesen haben, die neue eingeschlossen, wenn es mindestens zwei sind.
rules-azul-example-scoring = Die gelbe Fliese in Reihe 3 gehört zu einer Viererreihe und einer Dreierspalte: 4 + 3 = 7 Punkte.
rules-azul-penalty = Dann verlierst du die Punkte, die an den belegten Feldern der Bodenreihe stehen: 1, 1, 2, 2, 2, 3 und 3. Der Startspielermarker zählt wie eine Fliese. Unter 0 Punkte fällst du nie. Die Fliesen kommen in den Deckel, der Marker bleibt bei dir.
rules-azul-example-penalty = Der Marker und vier Fliesen kosten 1 + 1 + 2 + 2 + 2 = 8 Punkte.
rules-azul-next = Hat niemand eine volle Reihe, bekommt jede Manufaktur wieder 4 Fliesen. Wer den Startspielermarker hat, legt ihn in die Tischmitte zurück und beginnt.
rules-azul-lid = Der Deckel wird erst dann in den Beutel geleert, wenn gezogen werden muss und der Beutel leer ist. Sind beide leer, beginnt die Runde mit unvollständigen oder leeren letzten Manufakturen.
rules-azul-end = Die Partie endet nach der Runde, in der mindestens ein Spieler eine waagerechte Reihe komplettiert hat.
rules-azul-bonus = Zum Schluss gibt es den Bonus: 2 Punkte für jede volle Reihe, 7 für jede volle Spalte und 10 für jede Farbe, von der alle fünf Fliesen an deiner Wand sind.
rules-azul-example-bonus = Eine volle Reihe, eine volle Spalte und alle fünf blauen: 2 + 7 + 10 = 19 Punkte.
rules-azul-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr volle Reihen hat; ist auch das gleich, wird der Sieg geteilt.
rules-azul-free = Auf der grauen Wand darf eine Fliese auf jedes leere Feld ihrer Reihe, wenn ihre Farbe in der Spalte noch fehlt. Jede Farbe kommt also in jeder Reihe und in jeder Spalte nur einmal vor.
rules-azul-free-choice = Sind mehrere Felder möglich, wählst du; ist es nur eines, kommt die Fliese dorthin. Solange es ein Feld gibt, muss sie gelegt werden.
rules-azul-free-unplaceable = Gibt es kein Feld mehr, fallen alle Fliesen dieser Musterreihe sofort in die Bodenreihe und zählen noch in derselben Runde. Was dort nicht passt, kommt in den Deckel.
rules-azul-free-draft = Beim Nehmen wird nur die Reihe geprüft, nicht, ob noch eine Spalte frei ist.
rules-azul-ruling-marker = Ist deine Bodenreihe voll, wenn du den Startspielermarker nimmst, behältst du ihn und beginnst die nächste Runde; er kostet nichts weiter.
rules-azul-ruling-first = Hat niemand aus der Tischmitte genommen, beginnt derselbe Spieler noch einmal.
rules-azul-ruling-no_tiles = Ist keine einzige Fliese mehr zum Auslegen da, endet die Partie, und der Bonus wird gezählt.
rules-azul-ruling-no_row = Mit der grauen Wand endet die Partie (mit Bonus) auch nach einer Runde, nach der niemand mehr eine Reihe hat, die noch komplett werden kann.
rules-azul-ruling-order = Auf der grauen Wand wird nacheinander gefliest, beginnend mit dem Startspieler der Runde: erst die Musterreihen, dann die Bodenreihe.

## Master Chocolatier
rules-chocolatier-head-goal = Ziel des Spiels
rules-chocolatier-head-setup = Vorbereitung
rules-chocolatier-head-taking = Pralinen nehmen
rules-chocolatier-head-placing = Pralinen anlegen
rules-chocolatier-head-wall = Die Schachtel füllen
rules-chocolatier-head-rounds = Die nächste Runde
rules-chocolatier-head-ending = Spielende und Bonus
rules-chocolatier-head-free = Die hellbraune Schachtel
rules-chocolatier-head-rulings = Unsere Festlegungen
rules-chocolatier-head-special = Die Sonder-Manufakturen
rules-chocolatier-goal = Fülle deine Schachtel mit Pralinen und sammle möglichst viele Punkte. Die Partie endet nach der Runde, in der jemand eine waagerechte Reihe aus fünf Pralinen komplettiert. Wer dann die meisten Punkte hat, gewinnt.
rules-chocolatier-setup = Für 2 bis 4 Spieler. Im Beutel sind 100 Pralinen, 20 in jeder der fünf Farben. Auf dem Tisch liegen 5 Manufakturen zu zweit, 7 zu dritt und 9 zu viert. Auf jede kommen 4 Pralinen aus dem Beutel.
rules-chocolatier-board = Deine Ablage hat fünf Musterreihen mit 1 bis 5 Feldern, eine Pralinenschachtel aus 5 mal 5 Feldern und eine Gussreihe mit 7 Feldern. Du beginnst mit 0 Punkten.
rules-chocolatier-first = Wer beginnt, wird ausgelost oder vor der Partie gewählt. Zu Beginn jeder Runde liegt der Startspielermarker in der Tischmitte.
rules-chocolatier-sides = Alle spielen mit derselben Seite der Ablage: mit der farbigen Schachtel, in der jede Farbe in jeder Reihe ihr Feld hat, oder mit der hellbraunen, in der du das Feld selbst wählst.
rules-chocolatier-take = In deinem Zug musst du Pralinen nehmen: entweder alle einer Farbe von einer Manufaktur, deren übrige Pralinen dann in die Tischmitte rutschen, oder alle einer Farbe aus der Tischmitte.
rules-chocolatier-marker = Wer in einer Runde als Erster aus der Tischmitte nimmt, nimmt auch den Startspielermarker und legt ihn auf das freie Feld der Gussreihe, das am weitesten links liegt, noch vor den Pralinen. Der Marker allein kann nicht genommen werden.
rules-chocolatier-turns = Gespielt wird im Uhrzeigersinn, bis alle Manufakturen und die Tischmitte leer sind.
rules-chocolatier-place = Lege alles, was du genommen hast, in eine Musterreihe, von rechts nach links. Du kannst Pralinen nicht auf mehrere Reihen verteilen.
rules-chocolatier-other_colour = In einer Reihe liegt nur eine Farbe. Später darfst du Pralinen derselben Farbe dazulegen.
rules-chocolatier-line_full = Eine volle Reihe nimmt nichts mehr auf, bis sie am Ende der Runde geleert wird.
rules-chocolatier-colour_on_wall = Eine Farbe darf nicht in eine Musterreihe, wenn sie in derselben Reihe deiner Schachtel schon liegt.
rules-chocolatier-floor = Was nicht passt, fällt in die Gussreihe, von links nach rechts. Du darfst auch alles, was du genommen hast, in die Gussreihe legen. Sind ihre 7 Felder belegt, kommt der Rest in den Deckel und kostet nichts.
rules-chocolatier-example-options = Für zwei braune Pralinen gibt es drei Möglichkeiten: Reihe 1 (eine fällt dann in die Gussreihe), Reihe 5 oder die Gussreihe. In den Reihen 2 und 3 der Schachtel liegt schon Braun, und in Musterreihe 4 liegt Türkis.
rules-chocolatier-tiling = Ist alles genommen, gehst du deine Musterreihen von oben nach unten durch. Aus jeder vollen Reihe rückt die Praline ganz rechts auf das Feld ihrer Farbe in derselben Reihe der Schachtel und bringt sofort Punkte. Die übrigen Pralinen der Reihe kommen in den Deckel. Reihen, die nicht voll sind, bleiben liegen.
rules-chocolatier-example-tiling = Die Reihen 2 und 4 sind voll: Weiß und Türkis rücken für je 1 Punkt in die Schachtel. Die Reihen 3 und 5 warten auf die nächste Runde.
rules-chocolatier-scoring = Eine Praline ohne Nachbarn bringt 1 Punkt. Sonst zählst du die lückenlose Reihe, zu der sie gehört, und dann die lückenlose Spalte. Reihe und Spalte bringen jeweils so viele Punkte, wie sie Pralinen haben, die neue eingeschlossen, wenn es mindestens zwei sind.
rules-chocolatier-example-scoring = Die braune Praline in Reihe 3 gehört zu einer Viererreihe und einer Dreierspalte: 4 + 3 = 7 Punkte.
rules-chocolatier-penalty = Dann verlierst du die Punkte, die an den belegten Feldern der Gussreihe stehen: 1, 1, 2, 2, 2, 3 und 3. Der Startspielermarker zählt wie eine Praline. Unter 0 Punkte fällst du nie. Die Pralinen kommen in den Deckel, der Marker bleibt bei dir.
rules-chocolatier-example-penalty = Der Marker und vier Pralinen kosten 1 + 1 + 2 + 2 + 2 = 8 Punkte.
rules-chocolatier-next = Hat niemand eine volle Reihe, bekommt jede Manufaktur wieder 4 Pralinen. Wer den Startspielermarker hat, legt ihn in die Tischmitte zurück und beginnt.
rules-chocolatier-lid = Der Deckel wird erst dann in den Beutel geleert, wenn gezogen werden muss und der Beutel leer ist. Sind beide leer, beginnt die Runde mit unvollständigen oder leeren letzten Manufakturen.
rules-chocolatier-end = Die Partie endet nach der Runde, in der mindestens ein Spieler eine waagerechte Reihe komplettiert hat.
rules-chocolatier-bonus = Zum Schluss gibt es den Bonus: 2 Punkte für jede volle Reihe, 7 für jede volle Spalte und 10 für jede Farbe, von der alle fünf Pralinen in deiner Schachtel sind.
rules-chocolatier-example-bonus = Eine volle Reihe, eine volle Spalte und alle fünf türkisen: 2 + 7 + 10 = 19 Punkte.
rules-chocolatier-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr volle Reihen hat; ist auch das gleich, wird der Sieg geteilt.
rules-chocolatier-free = In der hellbraunen Schachtel darf eine Praline auf jedes leere Feld ihrer Reihe, wenn ihre Farbe in der Spalte noch fehlt. Jede Farbe kommt also in jeder Reihe und in jeder Spalte nur einmal vor.
rules-chocolatier-free-choice = Sind mehrere Felder möglich, wählst du; ist es nur eines, kommt die Praline dorthin. Solange es ein Feld gibt, muss sie gelegt werden.
rules-chocolatier-free-unplaceable = Gibt es kein Feld mehr, fallen alle Pralinen dieser Musterreihe sofort in die Gussreihe und zählen noch in derselben Runde. Was dort nicht passt, kommt in den Deckel.
rules-chocolatier-free-draft = Beim Nehmen wird nur die Reihe geprüft, nicht, ob noch eine Spalte frei ist.
rules-chocolatier-ruling-marker = Ist deine Gussreihe voll, wenn du den Startspielermarker nimmst, behältst du ihn und beginnst die nächste Runde; er kostet nichts weiter.
rules-chocolatier-ruling-first = Hat niemand aus der Tischmitte genommen, beginnt derselbe Spieler noch einmal.
rules-chocolatier-ruling-no_tiles = Ist keine einzige Praline mehr zum Auslegen da, endet die Partie, und der Bonus wird gezählt.
rules-chocolatier-ruling-no_row = Mit der hellbraunen Schachtel endet die Partie (mit Bonus) auch nach einer Runde, nach der niemand mehr eine Reihe hat, die noch komplett werden kann.
rules-chocolatier-ruling-order = In der hellbraunen Schachtel wird nacheinander gelegt, beginnend mit dem Startspieler der Runde: erst die Musterreihen, dann die Gussreihe.
rules-chocolatier-special = Eine Variante für beide Seiten der Schachtel. Neun Manufakturplättchen haben eine goldene Seite. Vor jeder Runde werden alle neun gemischt und 5, 7 oder 9 davon im Kreis ausgelegt; dann werden zufällig so viele auf die goldene Seite gedreht, wie Spieler mitspielen. Die Wirkung gilt für diese Runde.
rules-chocolatier-sf1 = SM 1: Nach dem Auslegen kommt noch 1 Praline aus dem Beutel auf dieses Plättchen. Ist der Beutel leer, wird zuerst der Deckel hineingeleert; ist auch er leer, geschieht nichts.
rules-chocolatier-sf2 = SM 2: Nach dem Auslegen holt sich dieses Plättchen je 1 Praline seiner Farbe von jedem der beiden Nachbarn, der eine hat, auch von goldenen. Es gewinnt also 0, 1 oder 2; auf einem Plättchen dürfen mehr als 4 Pralinen liegen.
rules-chocolatier-sf3 = SM 3: Werden von diesem Plättchen Pralinen genommen, bleiben die übrigen liegen. Es kann einmal für jede Farbe genutzt werden, die darauf liegt.
rules-chocolatier-sf4 = SM 4: Wer von diesem Plättchen Pralinen nimmt, legt die übrigen auf die beiden Nachbarplättchen um. Jede Farbe geht als Ganzes nach links oder nach rechts; auch alle dürfen auf eine Seite. Ein Nachbar, der leer war, ist dann wieder im Spiel, mit seiner eigenen Wirkung. Danach werden die genommenen Pralinen gelegt.
rules-chocolatier-sf5 = SM 5: Die übrigen kommen wie üblich in die Tischmitte, und das Plättchen liegt bis zum Rundenende neben der Gussreihe dessen, der hier genommen hat. Die nächste Praline, die in diese Gussreihe müsste, liegt darauf und kostet nichts, auch eine der eben genommenen; verzichten kann man nicht. Sie belegt keines der 7 Felder und kommt mit der Gussreihe in den Deckel.
rules-chocolatier-sf5-line = Auch eine Musterreihe, die in der hellbraunen Schachtel keinen Platz findet, belegt zuerst ein leeres Plättchen SM 5.
rules-chocolatier-ruling-sf1 = SM 1 wird vor SM 2 ausgeführt.
rules-chocolatier-ruling-sf5-gap = Hat das Plättchen SM 5 den Kreis verlassen, schließt sich die Lücke: Nachbar ist das nächste Plättchen.
rules-chocolatier-ruling-sf5-marker = Der Startspielermarker kommt nie auf das Plättchen SM 5: Dort liegen nur Pralinen.

## AXIO
rules-axio-head-goal = Ziel des Spiels
rules-axio-head-setup = Vorbereitung
rules-axio-head-placing = Ein Plättchen legen
rules-axio-head-scoring = Wertung
rules-axio-head-pyramids = Pyramiden
rules-axio-head-turn-end = Extrazüge, Nachziehen und Tausch
rules-axio-head-ending = Spielende
rules-axio-head-solo = Allein spielen
rules-axio-head-rulings = Unsere Festlegungen
rules-axio-goal = Lege Plättchen so, dass gleiche Farben in Linien liegen, und punkte in allen fünf: Am Ende zählt nur deine schwächste Farbe.
rules-axio-setup = Für 1 bis 4 Spieler. Es gibt 100 Plättchen mit zwei farbigen Hälften. Jede Farbe hat ihr Zeichen: grüner Punkt, oranges Quadrat, rote Sonne, violetter Ring, blauer Stern.
rules-axio-area = Allein und zu zweit wird auf den mittleren 9 mal 9 Feldern gespielt, zu dritt auf 11 mal 11, zu viert auf allen 13 mal 13.
rules-axio-printed = Auf dem Spielplan sind fünf farbige Felder aufgedruckt, eines in jeder Farbe. Auf sie wird nichts gelegt, und bei der Wertung zählen sie mit.
rules-axio-rack = Du hast ein Bänkchen mit 5 Plättchen, die die anderen nicht sehen, und für jede Farbe eine Wertungsleiste von 0 bis 18, die alle sehen.
rules-axio-place = In deinem Zug legst du ein Plättchen vom Bänkchen auf zwei leere Felder, die eine Seite gemeinsam haben. Es muss nichts berühren, und Farben müssen nicht passen.
rules-axio-first = Das allererste Plättchen jedes Spielers muss mit einer Seite an ein aufgedrucktes Feld grenzen, an dem noch kein Plättchen liegt. Die Farben müssen nicht passen.
rules-axio-score = Jede Hälfte zählt für sich. Schau von ihr in drei Richtungen, nur nicht zur anderen Hälfte. Jedes Feld derselben Farbe in einer lückenlosen geraden Linie bringt 1 Punkt in dieser Farbe. Die Hälfte selbst zählt nicht.
rules-axio-line-end = Ein leeres Feld, eine andere Farbe, eine Pyramide oder der Rand der Spielfläche beendet die Linie.
rules-axio-example-score = Das neue Plättchen liegt in der Mitte, Blau links und Rot rechts. Blau bringt 1 + 2 = 3 Punkte, Rot 2.
rules-axio-pyramid = Ein einzelnes leeres Feld, das dein Plättchen ringsum eingeschlossen hat (durch Plättchen, aufgedruckte Felder oder den Rand), bekommt sofort eine Pyramide.
rules-axio-pyramid-points = Die Pyramide bringt je 1 Punkt für die Farben, die an sie grenzen; jede Farbe zählt einmal. Mit der Option „jedes Feld“ bringt sie 1 Punkt für jedes farbige Feld neben ihr, auch bei gleicher Farbe.
rules-axio-example-pyramid = Neben der Pyramide liegen zweimal Blau, Grün und Rot: je 1 Punkt für Blau, Grün und Rot. Mit „jedes Feld“ bekommt Blau 2.
rules-axio-extra = Keine Leiste geht über 18 hinaus; was darüber wäre, verfällt. Jeder Marker, der 18 erreicht, bringt dir einen Extrazug mit Legen und Werten, auch in einem Extrazug oder durch eine Pyramide.
rules-axio-draw = Nach allen Extrazügen ziehst du Plättchen aus dem Beutel, bis du wieder 5 hast.
rules-axio-swap = Zeigt kein Plättchen auf deinem Bänkchen eine deiner schwächsten Farben, darfst du stattdessen tauschen: Zeige das Bänkchen, zieh 5 neue Plättchen und gib dann die alten in den Beutel. Alle Farben, die gleichauf am schwächsten sind, zählen.
rules-axio-end = Das Spiel endet, sobald nirgends mehr ein Plättchen gelegt werden kann; es folgt kein Extrazug, kein Tausch und kein Nachziehen. Es endet auch, wenn der Spieler am Zug ein leeres Bänkchen hat.
rules-axio-all-18 = Wer in allen fünf Farben 18 hat, gewinnt sofort, noch vor jedem Extrazug. Wenn du allein spielst, gilt das nicht.
rules-axio-result = Das Ergebnis ist die schwächste Farbe, und das höchste Ergebnis gewinnt. Bei Gleichstand wird die nächstschwächste Farbe verglichen und so weiter. Sind alle fünf gleich, wird der Sieg geteilt.
rules-axio-solo = Du spielst auf 9 mal 9 Feldern ohne Bänkchen: Plättchen ziehen, legen, werten, weiter. Nur das erste Plättchen muss ein aufgedrucktes Feld berühren. Es gibt Pyramiden, aber keine Extrazüge und keinen Tausch.
rules-axio-solo-tracks = Jede Farbe hat zwei Leisten hintereinander. Eine Farbe, die 18 erreicht, verliert den Überschuss und läuft ab dem nächsten Zug auf der zweiten Leiste weiter, höchstens also bis 36. Das Ergebnis ist die niedrigste Summe.
rules-axio-ruling-tiles = Unter den 100 Plättchen sind je 6 der fünf einfarbigen und je 7 der zehn gemischten Paare.
rules-axio-ruling-pyramids = Die Pyramiden gehen nie aus. Schließt ein Plättchen mehrere Felder ein, bekommt jedes eine Pyramide, und alle zählen.
rules-axio-ruling-bag = Reicht der Beutel nicht mehr, ziehst du, was noch da ist, und spielst mit weniger weiter.
rules-axio-ruling-swap = Für einen Tausch müssen mindestens 5 Plättchen im Beutel sein.
rules-axio-ruling-extra = Steht ein Extrazug an, aber der Spielplan ist voll, ist das Spiel zu Ende. Ist das Bänkchen leer, verfällt der Extrazug, und du ziehst nach.

### Die Lektionen der Einführungen: was gefragt wird, und nach „-done“, was richtig war.

## Page
tutorial-lesson = Lektion { $number } von { $total }
tutorial-lessons = Alle Lektionen
tutorial-go = Zu Lektion { $number }
tutorial-go-done = Zu Lektion { $number }, schon gemacht
tutorial-you = { $player } (du)
tutorial-check = Prüfen
tutorial-next = Weiter
tutorial-skip = Überspringen
tutorial-repeat = Wiederholen
tutorial-right = Richtig.
tutorial-wrong = Nicht ganz.

## Azul
tutorial-azul-take = Willkommen. Auf den Manufakturen liegen Fliesen, und du nimmst von einer davon alle einer Farbe. Nimm die 2 schwarzen Fliesen von Manufaktur 1 und lege sie in Reihe 2.
tutorial-azul-take-done = Reihe 2 ist voll: Am Ende der Runde geht ihre Fliese an die Wand. Die beiden übrigen Fliesen der Manufaktur sind in die Tischmitte gerutscht.
tutorial-azul-centre = Du darfst auch aus der Tischmitte nehmen, wieder alle einer Farbe. Nimm die 3 roten Fliesen und lege sie in Reihe 3.
tutorial-azul-centre-done = Du hast in dieser Runde zuerst aus der Tischmitte genommen, also hast du auch den Startspielermarker. Du beginnst die nächste Runde, aber der Marker liegt in deiner Bodenreihe und kostet 1 Punkt.
tutorial-azul-options = Wohin dürfen die 2 gelben Fliesen von Manufaktur 3? Markiere alle Stellen.
tutorial-azul-options-done = Reihe 1 nimmt eine auf, die andere fällt in die Bodenreihe; Reihe 5 nimmt beide; und die Bodenreihe geht immer. In den Reihen 2 und 3 der Wand liegt schon Gelb, und in Musterreihe 4 liegt Blau.
tutorial-azul-tiling = Eine weiße Fliese ist übrig; sie kommt in Reihe 5. Dann endet die Runde, und jede volle Reihe gibt eine Fliese an die Wand. Wie viele Punkte bekommst du?
tutorial-azul-tiling-done = Die Reihen 2 und 4 waren voll: Rot und Blau haben an der Wand keine Nachbarn, also bringt jede Fliese 1 Punkt. Die Reihen 3 und 5 warten auf weitere Fliesen.
tutorial-azul-alone = Die rote Fliese berührt eine andere nur an einer Ecke. Wie viele Punkte bringt sie?
tutorial-azul-alone-done = 1 Punkt. Nachbarn sind nur Fliesen mit einer gemeinsamen Seite, also liegt diese allein.
tutorial-azul-row = Die letzte gelbe Fliese füllt Reihe 3. Ihr Feld an der Wand liegt neben zwei Fliesen. Wie viele Punkte bringt sie?
tutorial-azul-row-done = Mit ihr liegen drei Fliesen lückenlos nebeneinander: 3 Punkte. Darüber und darunter liegt nichts, also zählt die Spalte nicht.
tutorial-azul-column = Jetzt kommt die blaue Fliese zwischen zwei andere ihrer Spalte. Wie viele Punkte bringt sie?
tutorial-azul-column-done = Ihre Spalte hat drei Fliesen ohne Lücke: 3 Punkte. Links und rechts liegt nichts, also zählt die Reihe nicht.
tutorial-azul-cross = Jetzt schließt die gelbe Fliese an eine Reihe und an eine Spalte an. Wie viele Punkte bringt sie?
tutorial-azul-cross-done = Ihre Reihe hat 4 Fliesen, ihre Spalte 3. Beides zählt, und die neue Fliese zählt in beiden: 4 + 3 = 7 Punkte.
tutorial-azul-floor = Die letzte schwarze Fliese fällt in deine Bodenreihe, hinter den Marker und drei Fliesen. Wie viele Punkte kostet die Bodenreihe?
tutorial-azul-floor-done = Fünf Felder sind belegt: 1 + 1 + 2 + 2 + 2 = 8 Punkte. Der Marker zählt wie eine Fliese.
tutorial-azul-low = Dieselbe Bodenreihe, aber du hast nur 5 Punkte. Wie viele hast du nach dieser Runde?
tutorial-azul-low-done = Unter 0 Punkte fällst du nie.
tutorial-azul-bonus = Musterreihe 4 ist voll: Ihre blaue Fliese komplettiert Reihe 4, Spalte 1 ist schon voll, und es ist die fünfte blaue. Die Partie endet. Wie viele Bonuspunkte bekommst du?
tutorial-azul-bonus-done = 2 für die Reihe, 7 für die Spalte und 10 für alle fünf einer Farbe: 19 Punkte.
tutorial-azul-free = Das ist die graue Wand, auf der du das Feld wählst. Musterreihe 3 ist voll mit Rot, aber das einzige leere Feld der Reihe 3 liegt in einer Spalte, in der schon Rot liegt. Wie viele Punkte kostet das?
tutorial-azul-free-done = Es lässt sich nichts legen, also fallen alle 3 Fliesen der Reihe noch in dieser Runde in die Bodenreihe: 1 + 1 + 2 = 4 Punkte.
tutorial-azul-round = Spiel jetzt eine Runde gegen einen Anfänger. Nimm Fliesen, wähle eine Reihe und achte auf die Zahlen neben den Reihen: Sie sagen, was ein Zug bringt. „Tipp“ zeigt dir einen guten Zug.
tutorial-azul-round-done = Das war eine ganze Runde. Jetzt kennst du das Spiel. Geh zurück und beginne eine eigene Partie.

## Master Chocolatier
tutorial-chocolatier-take = Willkommen. Auf den Manufakturen liegen Pralinen, und du nimmst von einer davon alle einer Farbe. Nimm die 2 schwarzen Pralinen von Manufaktur 1 und lege sie in Reihe 2.
tutorial-chocolatier-take-done = Reihe 2 ist voll: Am Ende der Runde geht ihre Praline in die Schachtel. Die beiden übrigen Pralinen der Manufaktur sind in die Tischmitte gerutscht.
tutorial-chocolatier-centre = Du darfst auch aus der Tischmitte nehmen, wieder alle einer Farbe. Nimm die 3 weißen Pralinen und lege sie in Reihe 3.
tutorial-chocolatier-centre-done = Du hast in dieser Runde zuerst aus der Tischmitte genommen, also hast du auch den Startspielermarker. Du beginnst die nächste Runde, aber der Marker liegt in deiner Gussreihe und kostet 1 Punkt.
tutorial-chocolatier-options = Wohin dürfen die 2 braunen Pralinen von Manufaktur 3? Markiere alle Stellen.
tutorial-chocolatier-options-done = Reihe 1 nimmt eine auf, die andere fällt in die Gussreihe; Reihe 5 nimmt beide; und die Gussreihe geht immer. In den Reihen 2 und 3 der Schachtel liegt schon Braun, und in Musterreihe 4 liegt Türkis.
tutorial-chocolatier-tiling = Eine rote Praline ist übrig; sie kommt in Reihe 5. Dann endet die Runde, und jede volle Reihe gibt eine Praline in die Schachtel. Wie viele Punkte bekommst du?
tutorial-chocolatier-tiling-done = Die Reihen 2 und 4 waren voll: Weiß und Türkis haben in der Schachtel keine Nachbarn, also bringt jede Praline 1 Punkt. Die Reihen 3 und 5 warten auf weitere Pralinen.
tutorial-chocolatier-cross = Jetzt schließt die braune Praline an eine Reihe und an eine Spalte an. Wie viele Punkte bringt sie?
tutorial-chocolatier-cross-done = Ihre Reihe hat 4 Pralinen, ihre Spalte 3. Beides zählt, und die neue Praline zählt in beiden: 4 + 3 = 7 Punkte.
tutorial-chocolatier-floor = Die letzte schwarze Praline fällt in deine Gussreihe, hinter den Marker und drei Pralinen. Wie viele Punkte kostet die Gussreihe?
tutorial-chocolatier-floor-done = Fünf Felder sind belegt: 1 + 1 + 2 + 2 + 2 = 8 Punkte. Der Marker zählt wie eine Praline.
tutorial-chocolatier-deal = Goldene Plättchen sind Sonder-Manufakturen: Jedes hat in einer Runde seine Wirkung. Nimm die letzte Praline, lege sie in Reihe 5 und beobachte das nächste Auslegen.
tutorial-chocolatier-deal-done = Jetzt sind zwei andere Plättchen golden. SM 1 mit dem Plus hat eine Praline mehr aus dem Beutel bekommen. SM 2 mit den Pfeilen hat sich von jedem Nachbarn, der eine hatte, eine in seiner Farbe geholt.
tutorial-chocolatier-sf3 = Manufaktur 2 ist SM 3. Du nimmst ihre 2 schwarzen Pralinen. Wie viele Pralinen rutschen in die Tischmitte?
tutorial-chocolatier-sf3-done = Keine: Auf SM 3 bleibt der Rest liegen und kann später von dort genommen werden.
tutorial-chocolatier-sf4 = Manufaktur 4 ist SM 4. Nimm ihre schwarze Praline, lege sie in Reihe 1 und verteile dann den Rest: jede Farbe nach links oder nach rechts.
tutorial-chocolatier-sf4-done = Vier Möglichkeiten gab es. Die zwei roten Pralinen bleiben immer zusammen, denn eine Farbe wird nie geteilt.
tutorial-chocolatier-sf5 = Manufaktur 2 ist SM 5. Du legst ihre 3 roten Pralinen in Reihe 1, in die eine passt. Wie viele fallen in die Gussreihe?
tutorial-chocolatier-sf5-done = Eine: Das goldene Plättchen liegt jetzt neben deiner Gussreihe und hat eine der beiden kostenlos aufgefangen.
tutorial-chocolatier-bonus = Musterreihe 4 ist voll: Ihre türkise Praline komplettiert Reihe 4, Spalte 1 ist schon voll, und es ist die fünfte türkise. Die Partie endet. Wie viele Bonuspunkte bekommst du?
tutorial-chocolatier-bonus-done = 2 für die Reihe, 7 für die Spalte und 10 für alle fünf einer Farbe: 19 Punkte.
tutorial-chocolatier-round = Spiel jetzt eine Runde gegen einen Anfänger. Nimm Pralinen, wähle eine Reihe und achte auf die Zahlen neben den Reihen: Sie sagen, was ein Zug bringt. „Tipp“ zeigt dir einen guten Zug.
tutorial-chocolatier-round-done = Das war eine ganze Runde. Jetzt kennst du das Spiel. Geh zurück und beginne eine eigene Partie.

## AXIO
tutorial-axio-first = Willkommen. Ein Plättchen hat zwei Hälften und bedeckt zwei Felder. Dein erstes muss ein aufgedrucktes Feld berühren, an dem noch kein Plättchen liegt: Wo, zeigen die hellen Felder. Nimm ein Plättchen vom Bänkchen und lege es.
tutorial-axio-first-done = Spätere Plättchen dürfen überall liegen. Die anderen müssen für ihre ersten andere aufgedruckte Felder wählen.
tutorial-axio-line = Auf dem Spielplan siehst du, wohin du das rot-blaue Plättchen legst: Deine blaue Hälfte kommt neben eine andere blaue. Wie viele Punkte bringt das?
tutorial-axio-line-done = Ein blaues Feld liegt in einer Linie mit deiner Hälfte: 1 Punkt in Blau. Die Hälfte, die du legst, zählt selbst nicht.
tutorial-axio-lines = Jetzt liegt Blau links von deiner blauen Hälfte und darüber. Wie viele Punkte bekommst du in Blau?
tutorial-axio-lines-done = Zwei Felder links und eines darüber machen 3 Punkte. Das orange Feld beendet die Linie. Auch Rot bringt etwas: 2 Punkte rechts.
tutorial-axio-both = Jede Hälfte schaut in drei Richtungen, nur nicht zur anderen. Wie viele Punkte bringt das Plättchen in Blau und Rot zusammen?
tutorial-axio-both-done = Blau hat zwei Felder links und zwei darüber: 4. Rot hat zwei darunter: 2. Zusammen 6 Punkte, auf zwei Leisten.
tutorial-axio-double = Dieses Plättchen hat zwei blaue Hälften und verlängert die blaue Linie. Wie viele Punkte bringt das?
tutorial-axio-double-done = 2 Punkte. Nur die linke Hälfte sieht die beiden blauen Felder: Die rechte schaut nicht über die andere hinweg.
tutorial-axio-pyramid = Dein blau-grünes Plättchen schließt ein einzelnes leeres Feld am Rand ein. Es bekommt eine Pyramide, die je 1 Punkt für die angrenzenden Farben bringt. Wie viele Punkte bekommst du insgesamt?
tutorial-axio-pyramid-done = 3 für die blaue Linie rechts und 3 für die Pyramide: je 1 für Blau, Grün und Rot.
tutorial-axio-pyramids = Dasselbe Plättchen schließt jetzt zwei leere Felder auf einmal ein. Wie viele Punkte bekommst du insgesamt?
tutorial-axio-pyramids-done = Beide bekommen eine Pyramide: 3 Punkte für Blau, Grün und Rot und 3 für Orange, Grün und Violett. Auch der Rand schließt ein.
tutorial-axio-extra = Du hast 17 in Blau und 16 in Rot. Dieses Plättchen bringt in beiden 2. Eine Leiste endet bei 18. Wie viele Extrazüge verdienst du dir?
tutorial-axio-extra-done = Beide Marker haben 18 erreicht: zwei Extrazüge. Ein blauer Punkt ist verfallen. Erst nach den Extrazügen ziehst du nach.
tutorial-axio-swap = Am Ende zählt nur die schwächste Farbe. Deine sind Grün und Orange, und kein Plättchen auf dem Bänkchen zeigt sie: Du darfst alle tauschen. Tu es.
tutorial-axio-swap-done = Du hast 5 neue Plättchen, und die alten sind wieder im Beutel. Mit einer einzigen orangen Hälfte auf dem Bänkchen hättest du nur nachziehen dürfen.
tutorial-axio-lowest = Das letzte Plättchen füllt gleich den Spielplan. Zusammen hast du mehr Punkte, aber in deiner schwächsten Farbe, Blau, nur 8; Anfänger 2 hat in seiner schwächsten, Rot, 11. Wer gewinnt?
tutorial-axio-lowest-done = Anfänger 2: Nur die schwächste Farbe ist das Ergebnis, und 11 ist mehr als 8.
tutorial-axio-tie = Alle haben in ihrer schwächsten Farbe 9 Punkte. Von der schwächsten zur stärksten hast du 9, 12, 15, 16, 18, Anfänger 2 hat 9, 11, 14, 16, 18, und Anfänger 3 hat 9, 12, 12, 17, 18. Wer gewinnt?
tutorial-axio-tie-done = Du. Es entscheidet die nächstschwächste Farbe: Anfänger 2 hat dort nur 11. Dann die dritte: Deine 15 schlagen die 12 von Anfänger 3.
tutorial-axio-round = Spiel jetzt drei Züge gegen einen Anfänger. Über dem Spielplan zeigt dein Plättchen, was es brächte, und „Tipp“ zeigt eine gute Stelle.
tutorial-axio-round-done = Jetzt kennst du das Spiel. Achte auf deine schwächste Farbe: Wer dort am höchsten steht, gewinnt. Geh zurück und beginne eine eigene Partie.

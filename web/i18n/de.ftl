### Alles, was man liest, auf Deutsch. Wörter der deutschen Ausgabe: Manufaktur, Tischmitte, Musterreihe, Wand, Bodenreihe, Deckel, Startspielermarker.

## Page
title = Tesserae: Legespiele
tagline = Legespiele an einem ruhigen Tisch. Ohne Konto, ohne Warten, auch offline.
unofficial = Ein freies Fanprojekt ohne Verbindung zu Autoren oder Verlagen der Spiele.
waiting = Der Tisch wird vorbereitet. Die Partie beginnt, sobald die Engine bereit ist.
help = So wird gespielt
settings = Einstellungen
log = Verlauf
close = Schließen
dismiss = Ausblenden
try-again = Nochmal versuchen
language = Sprache
theme = Aussehen
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
motion = Bewegung
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
sound = Ton an oder aus
sound-on = Ton einschalten
sound-off = Ton ausschalten
setting-sound = Töne
setting-confirm = Jeden Zug erst bestätigen
setting-letters = Buchstaben als Tastenkürzel
keys = Tasten
keys-arrows = Auf dem Tisch von Platz zu Platz
keys-enter = Nehmen, legen, bestätigen
keys-escape = Zurücklegen; zurück zur Partie

## Start
game = Spiel
game-azul = Azul
game-chocolatier = Meister-Chocolatier
new-match = Neue Partie
play = Spielen
play-now = Sofort spielen
play-now-words = Azul gegen einen Amateur
continue = Weiterspielen
other-matches = Weitere gespeicherte Partien
saved-match = { $game }, Runde { $round }, { $when }
option-players = Spieler
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-wall = Wand
option-wall-coloured = Farbig
option-wall-free = Grau
option-special_factories = Sonder-Manufakturen
option-special_factories-false = Ohne
option-special_factories-true = Mit
seats = Wer spielt
seat-human = Mensch
seat-name = Name von Spieler { $number }
seat-kind = Spieler { $number }: Wer ist das?
first = Wer beginnt
first-random = Das Los entscheidet
pace = Bedenkzeit der Gegner
pace-fast = kurz
pace-normal = normal
pace-patient = lang
level-beginner = Anfänger
level-casual = Amateur
level-strong = Könner
level-expert = Experte
level-beginner-words = Anfänger: denkt nur an die eigenen Punkte und irrt sich manchmal.
level-casual-words = Amateur: nimmt, was sofort am besten aussieht.
level-strong-words = Könner: schaut ein paar Züge voraus und stört.
level-expert-words = Experte: rechnet so weit, wie die Zeit reicht.
player = Spieler { $number }
player-level = { $level } { $number }

## Engine
boot = Engine
boot-bytes = Engine wird geladen: { $loaded } von { $total } MB
boot-runtime = Engine wird geladen
boot-python = Python startet
boot-engine = Regeln werden vorbereitet
boot-failed = Die Engine ist nicht gestartet

## Table
players = Spieler
boards = Spielerablagen
board = Ablage von { $player }
market = Manufakturen und Tischmitte
round = Runde { $number }
factory = Manufaktur { $number }, { $count ->
    [0] leer
    [one] { $count } Fliese
   *[other] { $count } Fliesen
}
centre = Tischmitte, { $count ->
    [0] leer
    [one] { $count } Fliese
   *[other] { $count } Fliesen
}
bag = Beutel: { $count }
lid = Deckel: { $count }
marker = Startspielermarker
score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
standing = jetzt → { $points }
standing-words = { $player }, wenn die Runde jetzt enden würde: Wand +{ $wall }, Bodenreihe −{ $penalty }, Stand { $points }
enlarge = Ablage von { $player } groß zeigen
supply = Beutel und Deckel nach Farben
starts-next = beginnt als Nächstes
undo = Zurück
redo = Vor
confirm = Bestätigen
put-back = Zurücklegen
proposed = Spielen? { $move }
moment = Zug { $at } von { $count }
moment-start = Der Anfang
step-first = Zum Anfang
step-back = Einen Zug zurück
step-forward = Einen Zug vor
step-last = Zum letzten Zug
step-through = Zug für Zug ansehen
play-on = Von hier weiterspielen
to-now = Zurück zur Partie
hint = Tipp
another = Anderer Zug
stop = Anhalten
let-think = Gegner spielen lassen
thinking = Der Gegner denkt nach ({ $nodes })
thinking-hint = Suche einen guten Zug ({ $nodes })
play-again = Noch eine Partie
to-start = Zur Startseite
to-table = Zurück an den Tisch

prompt-pick = { $player }: Nimm Fliesen
prompt-place = { $player }: Wähle eine Reihe ({ $colour })
prompt-tile = { $player }: Wähle die Spalte für Reihe { $line }
prompt-distribute = { $player }: { $tiles }, nach links oder rechts?
prompt-wait = { $player }

colour-blue = Blau
colour-yellow = Gelb
colour-red = Rot
colour-black = Schwarz
colour-white = Weiß
tiles-blue = { $count ->
    [one] { $count } blaue Fliese
   *[other] { $count } blaue Fliesen
}
tiles-yellow = { $count ->
    [one] { $count } gelbe Fliese
   *[other] { $count } gelbe Fliesen
}
tiles-red = { $count ->
    [one] { $count } rote Fliese
   *[other] { $count } rote Fliesen
}
tiles-black = { $count ->
    [one] { $count } schwarze Fliese
   *[other] { $count } schwarze Fliesen
}
tiles-white = { $count ->
    [one] { $count } weiße Fliese
   *[other] { $count } weiße Fliesen
}

pick = { $tiles } { $source } nehmen
rest-to-centre = In die Tischmitte: { $tiles }
from-factory = von Manufaktur { $number }
from-centre = aus der Tischmitte
to-line = Reihe { $number }
to-floor = Bodenreihe
line-empty = Musterreihe { $number }: leer
line-holds = Musterreihe { $number }: { $count } von { $number }, { $colour }
wall-row = Wand, Reihe { $number }: { $tiles }
wall-row-empty = Wand, Reihe { $number }: leer
wall-cell = Spalte { $column } { $colour }
wall-choice = Reihe { $row }, Spalte { $column }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
floor-empty = Bodenreihe: leer
floor-holds = Bodenreihe: { $tiles }

outcome-complete = komplett: +{ $points }
outcome-placed = { $count ->
    [one] { $count } Fliese in die Reihe
   *[other] { $count } Fliesen in die Reihe
}
outcome-slot = { $count } auf das goldene Plättchen
outcome-marker = mit dem Startspielermarker
outcome-floor = { $count } in die Bodenreihe
outcome-lid = { $count } in den Deckel
outcome-penalty = −{ $points }

refusal-colour_on_wall = In Reihe { $line } der Wand liegt schon { $colour }.
refusal-other_colour = In Musterreihe { $line } liegt schon eine andere Farbe als { $colour }.
refusal-line_full = Musterreihe { $line } ist schon voll, { $colour } passt nicht hinein.
refusal-unknown = Musterreihe { $line } nimmt { $colour } gerade nicht auf.

move-draft = { $tiles } { $source } → { $target }
move-tile = Reihe { $line }, { $colour } → Spalte { $column }
move-distribute = { $tiles } → Manufaktur { $number }
drop-left = { $tiles } nach links, Manufaktur { $number }
drop-right = { $tiles } nach rechts, Manufaktur { $number }
hint-move = Tipp: { $move }: { $why }
hint-choice = Tipp: { $move }
hint-other = Fast genauso gut: { $move } ({ $outcome })
hint-behind = Auch möglich, um { $points } schwächer: { $move } ({ $outcome })
hint-loses = Möglich, kann aber den Sieg kosten: { $move } ({ $outcome })
hint-ahead = { $points ->
    [one] Mit dem besten Zug liegst du etwa { $points } Punkt vorn.
   *[other] Mit dem besten Zug liegst du etwa { $points } Punkte vorn.
}
hint-short = { $points ->
    [one] Auch mit dem besten Zug liegst du etwa { $points } Punkt zurück.
   *[other] Auch mit dem besten Zug liegst du etwa { $points } Punkte zurück.
}
hint-level = Mit dem besten Zug steht es etwa gleich.
hint-winning = Der beste Zug sollte die Partie gewinnen.
hint-losing = Auch der beste Zug gewinnt die Partie wohl nicht mehr.
reason-completes_line = die Reihe wird komplett, +{ $points }
reason-fills_line = { $missing ->
    [one] in Reihe { $line } fehlt dann noch eine
   *[other] in Reihe { $line } fehlen dann noch { $missing }
}
reason-takes_marker = du beginnst die nächste Runde
reason-costs_floor = es kostet { $points } in der Bodenreihe
reason-may_cost_floor = es kostet höchstens { $points } in der Bodenreihe, denn unter 0 fällt kein Punktestand
reason-fits_no_line = keine Reihe nimmt diese Farbe auf
reason-keeps_lines = { $count ->
    [one] Reihe { $lines } bleibt für eine andere Farbe frei
   *[other] die Reihen { $lines } bleiben für andere Farben frei
}
reason-denies = { $player } könnte { $tiles } gebrauchen
reason-leaves = { $player } kann dann { $tiles } nehmen und eine Reihe füllen
reason-builds_column = Spalte { $column } hat { $tiles } von 5
reason-builds_colour = du hast dann { $tiles } von 5
reason-keeps_rest = der Rest bleibt auf dem Plättchen
reason-gains_slot = die erste überschüssige Praline kostet nichts
reason-joins = Plättchen { $factory } hat dann { $tiles }
reason-ends_game = eine volle Reihe beendet die Partie
reason-scores = +{ $points }

## Log and announcements
log-empty = Noch ist nichts geschehen.
log-line-full = Reihe komplett
log-marker = beginnt die nächste Runde
log-round-ended = Ende von Runde { $round }
log-bag-refilled = Der Deckel wird in den Beutel geleert.
log-tile-scored = { $player }: { $colour } in Reihe { $row }, Spalte { $column }: +{ $points }
log-line-unplaceable = { $player }: Reihe { $line } findet keinen Platz und fällt in die Bodenreihe
log-floor-scored = { $player }: Bodenreihe −{ $points }
log-bonus-row = { $player }: volle Reihe +{ $points }
log-bonus-column = { $player }: volle Spalte +{ $points }
log-bonus-colour = { $player }: alle fünf einer Farbe +{ $points }
log-game-ended-row_completed = Eine Reihe ist komplett: Die Partie ist zu Ende.
log-game-ended-no_tiles = Es gibt keine Fliesen mehr zum Auslegen: Die Partie ist zu Ende.
log-game-ended-no_row_possible = Keine Reihe kann mehr komplett werden: Die Partie ist zu Ende.
announce-move = { $player }: { $move }.
announce-turn = { $player } ist am Zug.
announce-score = { $player } { $points }
announce-scores = Stand: { $scores }.
winner = { $player } gewinnt!
winners = Gemeinsamer Sieg: { $players }!

## Result
result = Ergebnis
result-wall = Fliesen an der Wand
result-floor = Bodenreihe
result-rows = Volle Reihen
result-columns = Volle Spalten
result-colours = Volle Farben
result-total = Summe
result-round = Runde { $number }
result-bonus = Bonus
plot = Punktestand nach Runden
by-round = Runde für Runde

## How to play
azul-help-take = Nimm alle Fliesen einer Farbe von einer Manufaktur; ihre übrigen Fliesen rutschen in die Tischmitte. Oder nimm alle einer Farbe aus der Tischmitte: Wer das in einer Runde zuerst tut, nimmt auch den Startspielermarker.
azul-help-place = Lege sie in eine deiner fünf Musterreihen. Eine Reihe hat nur eine Farbe, und zwar eine, die in ihrer Reihe der Wand noch fehlt. Was nicht passt, fällt in die Bodenreihe und kostet Punkte.
azul-help-tile = Sind alle Fliesen genommen, gibt jede volle Musterreihe eine Fliese an die Wand. Allein bringt sie 1 Punkt, sonst zählt die Länge der Reihe und der Spalte, zu der sie stößt. Dann wird die Bodenreihe abgezogen.
azul-help-end = Die Partie endet nach der Runde, in der jemand eine Reihe der Wand komplettiert. Bonus: 2 für jede volle Reihe, 7 für jede volle Spalte, 10 für alle fünf Fliesen einer Farbe.

## Master Chocolatier: its own words where it has some
chocolatier-colour-blue = Türkis
chocolatier-colour-brown = Braun
chocolatier-colour-cream = Weiß
chocolatier-colour-black = Schwarz
chocolatier-colour-red = Rot
chocolatier-tiles-blue = { $count ->
    [one] { $count } türkise Praline
   *[other] { $count } türkise Pralinen
}
chocolatier-tiles-brown = { $count ->
    [one] { $count } braune Praline
   *[other] { $count } braune Pralinen
}
chocolatier-tiles-cream = { $count ->
    [one] { $count } weiße Praline
   *[other] { $count } weiße Pralinen
}
chocolatier-tiles-black = { $count ->
    [one] { $count } schwarze Praline
   *[other] { $count } schwarze Pralinen
}
chocolatier-tiles-red = { $count ->
    [one] { $count } rote Praline
   *[other] { $count } rote Pralinen
}
chocolatier-option-wall = Pralinenschachtel
chocolatier-option-wall-coloured = Farbig
chocolatier-option-wall-free = Hellbraun
chocolatier-market = Manufakturen und Tischmitte
chocolatier-factory = Manufaktur { $number }, { $count ->
    [0] leer
    [one] { $count } Praline
   *[other] { $count } Pralinen
}
chocolatier-centre = Tischmitte, { $count ->
    [0] leer
    [one] { $count } Praline
   *[other] { $count } Pralinen
}
chocolatier-standing-words = { $player }, wenn die Runde jetzt enden würde: Schachtel +{ $wall }, Gussreihe −{ $penalty }, Stand { $points }
chocolatier-prompt-pick = { $player }: Nimm Pralinen
chocolatier-from-factory = von Manufaktur { $number }
chocolatier-to-floor = Gussreihe
chocolatier-move-distribute = { $tiles } → Manufaktur { $number }
chocolatier-wall-row = Schachtel, Reihe { $number }: { $tiles }
chocolatier-wall-row-empty = Schachtel, Reihe { $number }: leer
chocolatier-floor-empty = Gussreihe: leer
chocolatier-floor-holds = Gussreihe: { $tiles }
chocolatier-outcome-placed = { $count ->
    [one] { $count } Praline in die Reihe
   *[other] { $count } Pralinen in die Reihe
}
chocolatier-outcome-floor = { $count } in die Gussreihe
chocolatier-refusal-colour_on_wall = In Reihe { $line } der Schachtel liegt schon { $colour }.
chocolatier-reason-costs_floor = es kostet { $points } in der Gussreihe
chocolatier-reason-may_cost_floor = es kostet höchstens { $points } in der Gussreihe, denn unter 0 fällt kein Punktestand
chocolatier-log-line-unplaceable = { $player }: Reihe { $line } findet keinen Platz in der Schachtel und fällt in die Gussreihe
chocolatier-log-floor-scored = { $player }: Gussreihe −{ $points }
chocolatier-log-bonus-colour = { $player }: alle fünf Pralinen einer Farbe +{ $points }
chocolatier-log-game-ended-no_tiles = Es gibt keine Pralinen mehr zum Auslegen: Die Partie ist zu Ende.
chocolatier-result-wall = Pralinen in der Schachtel
chocolatier-result-floor = Gussreihe
chocolatier-help-take = Nimm alle Pralinen einer Farbe von einer Manufaktur; ihre übrigen Pralinen wandern in die Tischmitte. Oder nimm alle einer Farbe aus der Tischmitte: Wer das in einer Runde zuerst tut, nimmt auch den Startspielermarker.
chocolatier-help-place = Lege sie in eine deiner fünf Musterreihen. Eine Reihe nimmt nur eine Farbe auf, und keine, die in ihrer Reihe der Schachtel schon liegt. Was nicht passt, fällt in die Gussreihe und kostet Punkte.
chocolatier-help-tile = Sind alle Pralinen genommen, gibt jede volle Reihe eine Praline in die Schachtel. Allein bringt sie 1 Punkt, sonst so viele, wie die Reihe und die Spalte zählen, an die sie sich anschließt. Dann wird die Gussreihe abgezogen.
chocolatier-help-end = Die Partie endet nach der Runde, in der jemand eine Reihe komplettiert. Bonus: 2 für jede volle Reihe, 7 für jede volle Spalte, 10 für alle fünf Pralinen einer Farbe.

## The special factories
effects = Die goldenen Plättchen
effects-where = Am Tisch zeigt jedes Plättchen seine Wirkung, wenn du darauf zeigst oder es mit den Tasten erreichst; auf einem Touchscreen hältst du den Finger darauf.
seal = Goldenes Plättchen { $number }: { $effect }
slot-empty = Goldenes Plättchen neben der Gussreihe: noch leer
slot-holds = Goldenes Plättchen neben der Gussreihe: { $colour }
effect-sf1 = Eine mehr
effect-sf1-words = Nach dem Auslegen kommt noch 1 Praline aus dem Beutel auf dieses Plättchen.
effect-sf2 = Zieht an
effect-sf2-words = Nach dem Auslegen zieht dieses Plättchen { $tiles } von jedem der beiden Nachbarn an, der eine hat.
effect-sf3 = Der Rest bleibt
effect-sf3-words = Wer hier Pralinen nimmt, lässt die übrigen liegen: Nichts wandert in die Tischmitte.
effect-sf4 = Der Rest zieht weiter
effect-sf4-words = Wer hier Pralinen nimmt, schickt die übrigen zu den beiden Nachbarn, jede Farbe als Ganzes nach links oder nach rechts.
effect-sf5 = Ein sicherer Platz
effect-sf5-words = Wer hier Pralinen nimmt, behält das Plättchen bis zum Rundenende neben der Gussreihe. Die nächste Praline, die in die Gussreihe müsste, liegt darauf und kostet nichts.
log-tiles-stayed = der Rest bleibt auf Manufaktur { $number }
log-disc-taken = nimmt das goldene Plättchen
log-disc-returned = { $player }: das goldene Plättchen geht zurück
log-extra-tile = Manufaktur { $number } erhält zusätzlich { $tiles }
log-tiles-attracted = Manufaktur { $number } zieht { $tiles } von Manufaktur { $source } an

## AXIO
game-axio = AXIO
option-players-1 = 1
option-pyramid = Eine Pyramide zählt
option-pyramid-per_colour = Jede Farbe einmal
option-pyramid-per_square = Jedes Feld
axio-saved-match = { $game }, { $when }
axio-colour-green = Grün
axio-colour-orange = Orange
axio-colour-red = Rot
axio-colour-purple = Violett
axio-colour-blue = Blau
axio-tile = { $first } und { $second }
axio-double = Doppel-{ $colour }
axio-pyramid = Pyramide
axio-board = Spielplan, { $size } mal { $size } Felder
axio-row = Reihe { $number }: { $squares }
axio-row-empty = Reihe { $number }: leer
axio-rack = Bänkchen von { $player }
axio-racks-hidden = Alle Bänkchen sind verdeckt.
axio-tracks = Wertungsleisten von { $player }
axio-lowest = schwächste
axio-hand = { $count ->
    [one] { $count } verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
axio-shown = Gezeigtes Bänkchen: { $tiles }
axio-bag = Beutel: { $count }
axio-turn = Drehen
axio-place = Legen
axio-put-back = Zurücklegen
axio-zoom = Spielplan vergrößern
axio-new-deal = Neue Partie
axio-keys-take = Ein Plättchen vom Bänkchen nehmen
axio-prompt-pick = { $player }: Nimm ein Plättchen
axio-prompt-extra = { $player }: Extrazug
axio-prompt-place = { $player }: Dreh es und leg es hin
axio-prompt-first = { $player }: Leg an ein freies Farbfeld
axio-prompt-swap = { $player }: Tauschen oder nachziehen?
axio-cover = Weiter an { $player }
axio-cover-words = Die Bänkchen sind verdeckt.
axio-uncover = Ich bin { $player }: meine Plättchen zeigen
axio-swap-title = Plättchen tauschen?
axio-swap-why = Dein Bänkchen zeigt keine deiner schwächsten Farben ({ $colours }).
axio-swap-returns = { $count ->
    [one] Dieses Plättchen wird allen gezeigt und gegen 5 neue getauscht.
   *[other] Diese { $count } Plättchen werden allen gezeigt und gegen 5 neue getauscht.
}
axio-swap = Alle tauschen
axio-draw = Behalten, { $count } nachziehen
axio-cheer = { $player } hat { $end } erreicht: { $colours }.
axio-extra-turn = { $player } hat einen Extrazug.
axio-points = { $colour } +{ $points }
axio-outcome-nothing = keine Punkte
axio-outcome-pyramids = { $count ->
    [one] { $count } Pyramide
   *[other] { $count } Pyramiden
}
axio-outcome-lost = { $count ->
    [one] { $count } Punkt verfällt
   *[other] { $count } Punkte verfallen
}
axio-outcome-extra = { $count ->
    [one] Extrazug
   *[other] { $count } Extrazüge
}
axio-outcome-ends = beendet die Partie
axio-refusal-outside_area = { $square } liegt außerhalb des Spielplans.
axio-refusal-printed_square = { $square } ist ein aufgedrucktes Feld: Darauf wird nichts gelegt.
axio-refusal-pyramid = Auf { $square } steht eine Pyramide.
axio-refusal-square_taken = { $square } ist schon belegt.
axio-refusal-not_adjacent = { $square } liegt nicht neben dem anderen Feld.
axio-refusal-first_tile_must_touch = Das erste Plättchen muss ein aufgedrucktes Feld berühren.
axio-refusal-printed_square_touched = Das aufgedruckte Feld neben { $square } wird schon von einem anderen Plättchen berührt.
axio-move-place = { $tile } auf { $first } { $second }
axio-move-swap = tauscht alle Plättchen
axio-move-draw = behält die Plättchen und zieht nach
axio-entry = { $move }: { $outcome }
axio-log-shown = { $player } zeigt { $tiles } und zieht 5 neue Plättchen.
axio-log-completed = { $player }: { $colour } ist am Ende der Leiste.
axio-log-lapsed = { $player } hat kein Plättchen mehr: Der Extrazug verfällt.
axio-log-ended-board_full = Der Spielplan ist voll: Die Partie ist zu Ende.
axio-log-ended-all_colours_complete = Alle fünf Farben sind am Ziel: Die Partie ist zu Ende.
axio-log-ended-rack_empty = Ein Bänkchen ist leer: Die Partie ist zu Ende.
axio-reason-earns_extra_turn = { $count ->
    [one] bringt einen Extrazug
   *[other] bringt { $count } Extrazüge
}
axio-reason-raises_lowest = stärkt die schwächsten Farben: { $gains }
axio-reason-scores_colours = { $gains }
axio-reason-closes_in = { $count ->
    [one] baut eine Pyramide
   *[other] baut { $count } Pyramiden
}
axio-reason-blocks = nimmt { $player } { $colour } +{ $points } weg
axio-reason-ends_game = beendet die Partie
axio-reason-swaps_rack = die schwächsten Farben fehlen auf dem Bänkchen
axio-reason-keeps_rack = diese Plättchen lohnen sich
axio-solo-result = { $points ->
    [one] Schwächste Farbe: { $points } Punkt
   *[other] Schwächste Farbe: { $points } Punkte
}
axio-plot = Die schwächste Farbe über die Züge
axio-records = Beste Ergebnisse
axio-record-this = dieses
axio-record-first = Dein erstes Ergebnis mit diesen Optionen.
axio-record-above = Über deinem Schnitt von { $average } ({ $count ->
    [one] { $count } früheres Ergebnis
   *[other] { $count } frühere Ergebnisse
}).
axio-record-below = Dein Schnitt ist { $average } ({ $count ->
    [one] { $count } früheres Ergebnis
   *[other] { $count } frühere Ergebnisse
}).
axio-result-order = Von der schwächsten zur stärksten
axio-result-lowest = Die schwächste Farbe entschied: { $more } zu { $less }.
axio-result-decided = Sonst gleich; Platz { $rank } von unten entschied: { $more } zu { $less }.
axio-result-shared = Gleichstand in allen fünf Farben.
axio-help-place = Lege in deinem Zug ein Plättchen von deinem Bänkchen auf zwei leere Felder. Farben müssen nicht passen, aber dein erstes Plättchen muss ein aufgedrucktes Feld berühren, das noch kein anderes berührt.
axio-help-score = Jede Hälfte zählt für sich: 1 Punkt für jedes Feld ihrer Farbe in einer ununterbrochenen geraden Linie, in drei Richtungen. Aufgedruckte Felder zählen mit.
axio-help-pyramid = Ein einzelnes leeres Feld, das ringsum eingeschlossen ist, bekommt sofort eine Pyramide, und die zählt für die Farben um sie herum.
axio-help-extra = Eine Farbe, die 18 erreicht, bringt einen Extrazug. Am Ende deines Zuges ziehst du auf fünf Plättchen nach; zeigt dein Bänkchen keine deiner schwächsten Farben, darfst du es tauschen.
axio-help-end = Die Partie endet, wenn der Spielplan voll ist. Es zählt deine schwächste Farbe: Wer da am höchsten steht, gewinnt; bei Gleichstand entscheidet die nächste.

## Rules in the page
all-rules = Alle Regeln
show-rule = Zur Regel

## Tutorial
tutorial = Einführung

## Matches, links and the deal of the day
matches = Partien
matches-all = Alle Partien
matches-empty = Hier liegt noch keine Partie. Spiele eine oder importiere eine Datei.
matches-add = Datei importieren
matches-export = Alle als Datei speichern
matches-more = Mehr zeigen (noch { $count })
match-watch = Ansehen
match-more = Mehr zu { $match }
match-name = Name der Partie
match-file = Als Datei speichern
match-delete = Löschen
match-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
match-moment = nach Zug { $at } von { $count }
match-daily = Tagespartie vom { $day }
match-older_rules = Nach älteren Regeln begonnen; sie lässt sich fortsetzen, wenn die heutigen das zulassen.
match-newer_rules = Von einer neueren Version der Seite: Lade sie neu, um weiterzuspielen.
import-progress = Partie { $done } von { $total } wird gelesen …
import-kept = { $count ->
    [one] { $count } Partie wurde hinzugefügt.
   *[other] { $count } Partien wurden hinzugefügt.
}
import-unkept = { $count ->
    [one] { $count } Partie bleibt nur bis zum Schließen der Seite: Der Browser hat sie nicht gespeichert.
   *[other] { $count } Partien bleiben nur bis zum Schließen der Seite: Der Browser hat sie nicht gespeichert.
}
import-known = { $count ->
    [one] { $count } Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
import-refused = Partie { $number } wurde nicht hinzugefügt. { $why }
shared-reading = Es wird nachgesehen, was geteilt wurde …
shared-match = Eine geteilte Partie
shared-position = Eine geteilte Stellung
shared-refused = Das lässt sich nicht öffnen
shared-safe = Sie kommt zu deinen eigenen Partien dazu und ersetzt keine davon.
shared-open = Auf den Tisch legen
shared-begin = Von hier aus spielen
shared-watch = Von Anfang an ansehen
shared-leave = Jetzt nicht
share = Teilen
send-what = Was geteilt wird
send-match = Die Partie
send-moment = Ein Zeitpunkt
send-position = Eine Stellung
send-at = Nach Zug
send-link = Link
send-private = Alles steckt im Link selbst: Nichts geht an einen Server. Auch die Namen der Spieler sind darin.
send-local = Dieser Link funktioniert nur auf diesem Gerät, weil das Spiel aus einer Datei geöffnet wurde. Schick anderen die Partie als Datei.
send-copy = Kopieren
send-with = Teilen mit …
send-qr = QR-Code des Links
send-making = Der Link wird erstellt …
daily = Tagespartie
daily-words = Am { $day } für alle dieselbe.
daily-azul = Azul gegen einen Experten
daily-axio = AXIO solo
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
first-counts = Das erste Ergebnis zählt: { $scores }.
daily-copy = Ergebnis kopieren
daily-look = Ansehen
daily-text = Tesserae { $day } · { $deal } { $scores } · { $streak }

## Notices
notice-engine_restarted = Die Engine wurde neu gestartet. Die Partie geht beim selben Zug weiter.
notice-other_tab = Diese Partie ist in einem anderen Tab weitergegangen.
notice-catch-up = Hier zeigen
notice-kept_as_copy = Diese Partie läuft auch in einem anderen Tab. Hier bleibt sie als eigene Kopie.
notice-storage_full = Der Speicher des Browsers ist voll. Du kannst weiterspielen, aber beim Schließen der Seite gehen Partien verloren.
notice-storage_forbidden = Der Browser lässt diese Seite nichts speichern. Du kannst weiterspielen, aber beim Schließen der Seite gehen Partien verloren.
notice-new_version = Eine neue Version ist da. Sie gilt ab dem nächsten Start oder sofort.
notice-older_rules = Diese Partie wurde nach älteren Regeln begonnen. Auch die heutigen lassen sie ganz zu, also geht sie mit ihnen weiter.
notice-match_removed = { $count ->
    [one] Die Partie wurde gelöscht.
   *[other] { $count } Partien wurden gelöscht.
}
notice-take-back = Rückgängig
notice-copied = Kopiert.
notice-not_copied = Der Browser ließ das Kopieren nicht zu. Markiere den Text und kopiere ihn selbst.
notice-reload = Neu laden
news =
    AXIO hat seinen Tisch: solo, gegen Gegner oder zu mehreren an einem Bildschirm.
    Einführungen und Regeln aller Spiele stehen auf der Seite, dazu Links, Dateien und die Tagespartie.

## Errors
error-invalid_json = Die Engine konnte eine Nachricht nicht lesen. Nichts hat sich geändert; versuche es noch einmal.
error-invalid_message = Die Engine hat „{ $field }“ nicht verstanden. Nichts hat sich geändert; versuche es noch einmal.
error-message_too_large = Die Nachricht war zu groß für die Engine (Grenze: { $limit }). Nichts hat sich geändert.
error-unknown_type = Die Engine kennt die Anfrage „{ $type }“ nicht. Nichts hat sich geändert; Neuladen der Seite kann helfen.
error-no_match = Die Engine hat keine Partie auf dem Tisch. Geh zur Startseite und spiele weiter.
error-stale_revision = Die Partie war schon einen Schritt weiter. Der Tisch ist jetzt aktuell; wähle noch einmal.
error-illegal_action = Dieser Zug ist hier nicht möglich. Nichts hat sich geändert; wähle einen anderen.
error-match_over = Die Partie ist zu Ende. Beginne eine neue.
error-invalid_save = Die gespeicherte Partie ist nicht lesbar. Die anderen sind sicher; beginne eine neue.
error-impossible = So eine Partie ist nicht möglich: Bei „{ $place }“ stimmt etwas nicht.
error-unknown_game = Die Engine kennt das Spiel „{ $game }“ nicht. Wähle ein anderes.
error-unknown_option = Die Engine kennt die Option „{ $option }“ nicht. Wähle die Optionen neu.
error-invalid_option = Die Option „{ $option }“ hat diesen Wert nicht. Wähle die Optionen neu.
error-invalid_options = Die Optionen sind nicht lesbar. Wähle sie neu.
error-unsupported_rules_version = Diese Partie hat eine neuere Version der Seite gespeichert. Nichts wurde gelöscht; lade die Seite neu, um diese Version zu bekommen.
error-outdated_rules_version = Diese Partie wurde nach älteren Regeln gespielt und ist nach den heutigen nicht möglich, also kann sie nicht weitergehen. Nichts wurde gelöscht.
error-unsupported_format = Das hat eine Version, die diese Seite nicht liest. Nichts hat sich geändert; lade die Seite neu, um eine neuere zu bekommen.
error-nothing_to_undo = Es gibt nichts zurückzunehmen.
error-nothing_to_redo = Es gibt nichts zu wiederholen.
error-unknown_level = Die Engine kennt den Gegner „{ $level }“ nicht. Wähle einen anderen.
error-internal_error = In der Engine ist etwas schiefgegangen. Die Partie ist gespeichert; lade die Seite neu.
error-engine_lost = Die Engine hat mehrmals angehalten. Die Partie ist gespeichert; versuche es noch einmal oder lade die Seite neu.
error-link_damaged = Der Link ist unvollständig oder beschädigt. Nichts hat sich geändert; bitte noch einmal darum und kopiere ihn ganz.
error-link_too_long = Der Link ist länger, als eine Partie sein kann. Nichts hat sich geändert.
error-file_too_large = Die Datei ist zu groß (Grenze: { $limit } MB). Nichts hat sich geändert.
error-file_unreadable = Die Datei ist nicht lesbar: beschädigt, abgeschnitten oder von anderer Art. Nichts hat sich geändert; wähle eine Datei, die diese Seite gespeichert hat.
error-file_unknown = Darin ist keine Partie und keine Stellung. Nichts hat sich geändert.
error-file_too_many = Darin sind zu viele Partien (Grenze: { $limit }). Nichts hat sich geändert.
error-match_gone = Diese Partie ist in diesem Browser nicht mehr gespeichert.
error-network = „{ $file }“ konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-file_missing = „{ $file }“ fehlt auf dem Server (Antwort { $status }). Versuche es gleich noch einmal.
error-file_damaged = „{ $file }“ kam unvollständig an. Versuche es noch einmal.
error-wasm_unsupported = Dieser Browser hat kein WebAssembly, das die Engine braucht. Nutze einen aktuellen Browser.
error-wasm_blocked = Der Browser hat die Engine nicht starten lassen: { $reason }. Prüfe Blocker und Schutzmodus, dann versuche es noch einmal.
error-worker_failed = Das Programm der Engine konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
error-boot_timeout = Die Engine gab lange kein Lebenszeichen. Prüfe die Verbindung und versuche es noch einmal.
error-python_failed = Python ist nicht gestartet: { $reason }. Versuche es noch einmal; wenn es so bleibt, lade die Seite neu.

## Positions that can’t be
error-position = Die Stellung ist bei „{ $place }“ nicht möglich: { $reason }.
position-colour_on_wall = diese Reihe der Wand hat die Farbe schon
position-colour_twice_in_column = eine Farbe ist zweimal in einer Spalte
position-colour_twice_in_row = eine Farbe ist zweimal in einer Reihe
position-effect = dieses goldene Plättchen passt hier nicht
position-first_tile_missing = das erste Plättchen des Spielers liegt nicht auf dem Plan
position-half_without_partner = die Hälfte eines Plättchens liegt allein
position-invalid_field = der Wert passt nicht
position-invalid_option = die Option hat diesen Wert nicht
position-invalid_options = die Optionen sind nicht lesbar
position-line_colour = Farbe und Anzahl passen nicht zusammen
position-line_too_long = in der Reihe liegen zu viele Fliesen
position-marker = der Startspielermarker fehlt oder ist doppelt
position-missing_field = diese Angabe fehlt
position-pending = was verteilt wird, passt nicht
position-phase = das passt nicht zur Phase der Partie
position-pyramid_missing = auf einem eingeschlossenen Feld fehlt die Pyramide
position-pyramid_not_closed_in = das Feld der Pyramide ist nicht eingeschlossen
position-slot = das goldene Plättchen neben der Gussreihe passt nicht
position-tile_count = die Zahl der Fliesen stimmt nicht
position-too_many_extra_turns = es sind zu viele Extrazüge
position-too_many_in_rack = auf dem Bänkchen liegen zu viele Plättchen
position-too_many_tiles = es sind zu viele Fliesen
position-unknown_field = diese Angabe gehört nicht hierher
position-unknown_option = diese Option gibt es nicht
position-unknown_symbol = dieser Buchstabe bedeutet nichts
position-wrong_area = dieses Feld liegt außerhalb der Spielfläche
position-wrong_game = sie gehört zu einem anderen Spiel
position-wrong_printed_square = ein aufgedrucktes Feld hat eine andere Farbe
position-wrong_wall_colour = dieses Feld der Wand ist für eine andere Farbe

### Vše, co hráč čte, česky. Slova z české edice: nabídka, střed, přípravná řada, stěna, podlaha, víko, žeton začínajícího hráče.

## Page
title = Tesserae: hry s kachličkami
tagline = Hry s kachličkami u jednoho klidného stolu. Bez účtu, bez čekání, i offline.
unofficial = Bezplatný projekt fanoušků, nespojený s autory ani vydavateli her.
waiting = Stůl se připravuje. Partie začne, jakmile bude herní jádro připravené.
help = Jak se hraje
settings = Nastavení
log = Průběh
close = Zavřít
dismiss = Skrýt
try-again = Zkusit znovu
language = Jazyk
theme = Vzhled
theme-system = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
theme-contrast = Vysoký kontrast
motion = Animace
motion-slow = Pomalé
motion-normal = Normální
motion-fast = Rychlé
motion-off = Vypnuté
sound = Zapnout nebo vypnout zvuk
sound-on = Zapnout zvuk
sound-off = Vypnout zvuk
setting-sound = Zvuky
setting-confirm = Potvrzovat každý tah
setting-letters = Písmena jako zkratky
keys = Klávesy
keys-arrows = Z místa na místo na stole
keys-enter = Vzít, položit, potvrdit
keys-escape = Vrátit; zpět k partii

## Start
game = Hra
game-azul = Azul
game-chocolatier = Mistři čokolády
new-match = Nová partie
play = Hrát
play-now = Hrát hned
play-now-words = Azul s pohodářem
continue = Pokračovat
other-matches = Další uložené partie
saved-match = { $game }, kolo { $round }, { $when }
option-players = Hráči
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-wall = Stěna
option-wall-coloured = Barevná
option-wall-free = Šedá
option-special_factories = Speciální nabídky
option-special_factories-false = Bez nich
option-special_factories-true = S nimi
seats = Kdo hraje
seat-human = Člověk
seat-name = Jméno hráče { $number }
seat-kind = Hráč { $number }: kdo to je?
first = Kdo začíná
first-random = Rozhodne los
pace = Soupeři přemýšlejí
pace-fast = krátce
pace-normal = běžně
pace-patient = dlouho
level-beginner = Začátečník
level-casual = Pohodář
level-strong = Pokročilý
level-expert = Expert
level-beginner-words = Začátečník: myslí jen na vlastní body a občas chybuje.
level-casual-words = Pohodář: vezme, co hned vypadá nejlépe.
level-strong-words = Pokročilý: vidí pár tahů dopředu a překáží.
level-expert-words = Expert: počítá tak daleko, jak mu čas stačí.
player = Hráč { $number }
player-level = { $level } { $number }

## Engine
boot = Herní jádro
boot-bytes = Načítá se herní jádro: { $loaded } z { $total } MB
boot-runtime = Načítá se herní jádro
boot-python = Spouští se Python
boot-engine = Připravují se pravidla
boot-failed = Herní jádro se nespustilo

## Table
players = Hráči
boards = Herní plány
board = Herní plán: { $player }
market = Nabídky a střed stolu
round = Kolo { $number }
factory = Nabídka { $number }, { $count ->
    [0] prázdná
    [one] { $count } kachlička
    [few] { $count } kachličky
   *[other] { $count } kachliček
}
centre = Střed stolu, { $count ->
    [0] prázdný
    [one] { $count } kachlička
    [few] { $count } kachličky
   *[other] { $count } kachliček
}
bag = Sáček: { $count }
lid = Víko: { $count }
marker = žeton začínajícího hráče
score = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
standing = teď → { $points }
standing-words = { $player }, kdyby kolo skončilo teď: stěna +{ $wall }, podlaha −{ $penalty }, skóre { $points }
enlarge = Zvětšit herní plán: { $player }
supply = Sáček a víko podle barev
starts-next = začíná příště
undo = Zpět
redo = Znovu
confirm = Potvrdit
put-back = Vrátit
proposed = Zahrát? { $move }
moment = Tah { $at } z { $count }
moment-start = Začátek
step-first = Na začátek
step-back = O tah zpět
step-forward = O tah vpřed
step-last = Na poslední tah
step-through = Projít tah po tahu
play-on = Hrát dál odsud
to-now = Zpět k partii
hint = Nápověda
another = Jiný tah
stop = Zastavit
let-think = Ať zahraje soupeř
thinking = Soupeř přemýšlí ({ $nodes })
thinking-hint = Hledám dobrý tah ({ $nodes })
play-again = Hrát znovu
to-start = Na úvodní stránku
to-table = Zpět ke stolu

prompt-pick = { $player }: vezmi kachličky
prompt-place = { $player }: vyber řadu ({ $colour })
prompt-tile = { $player }: vyber sloupec pro řadu { $line }
prompt-distribute = { $player }: { $tiles }, doleva, nebo doprava?
prompt-wait = { $player }

colour-blue = modrá
colour-yellow = žlutá
colour-red = červená
colour-black = černá
colour-white = bílá
tiles-blue = { $count ->
    [one] { $count } modrou kachličku
    [few] { $count } modré kachličky
   *[other] { $count } modrých kachliček
}
tiles-yellow = { $count ->
    [one] { $count } žlutou kachličku
    [few] { $count } žluté kachličky
   *[other] { $count } žlutých kachliček
}
tiles-red = { $count ->
    [one] { $count } červenou kachličku
    [few] { $count } červené kachličky
   *[other] { $count } červených kachliček
}
tiles-black = { $count ->
    [one] { $count } černou kachličku
    [few] { $count } černé kachličky
   *[other] { $count } černých kachliček
}
tiles-white = { $count ->
    [one] { $count } bílou kachličku
    [few] { $count } bílé kachličky
   *[other] { $count } bílých kachliček
}

pick = Vzít { $tiles } { $source }
rest-to-centre = Doprostřed stolu: { $tiles }
from-factory = z nabídky { $number }
from-centre = ze středu
to-line = řada { $number }
to-floor = podlaha
line-empty = Přípravná řada { $number }: prázdná
line-holds = Přípravná řada { $number }: { $count } z { $number }, { $colour }
wall-row = Stěna, řada { $number }: { $tiles }
wall-row-empty = Stěna, řada { $number }: prázdná
wall-cell = sloupec { $column } { $colour }
wall-choice = Řada { $row }, sloupec { $column }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
floor-empty = Podlaha: prázdná
floor-holds = Podlaha: { $tiles }

outcome-complete = dokončená: +{ $points }
outcome-placed = { $count ->
    [one] { $count } kachlička do řady
    [few] { $count } kachličky do řady
   *[other] { $count } kachliček do řady
}
outcome-slot = { $count } na zlatou destičku
outcome-marker = s žetonem začínajícího hráče
outcome-floor = { $count } na podlahu
outcome-lid = { $count } do víka
outcome-penalty = −{ $points }

refusal-colour_on_wall = V řadě { $line } na stěně už je { $colour }.
refusal-other_colour = V přípravné řadě { $line } už leží jiná barva než { $colour }.
refusal-line_full = Přípravná řada { $line } je už plná, { $colour } se nevejde.
refusal-unknown = Přípravná řada { $line } teď tuto barvu nepřijímá ({ $colour }).

move-draft = { $tiles } { $source } → { $target }
move-tile = řada { $line }, { $colour } → sloupec { $column }
move-distribute = { $tiles } → nabídka { $number }
drop-left = { $tiles } doleva, nabídka { $number }
drop-right = { $tiles } doprava, nabídka { $number }
hint-move = Nápověda: { $move }: { $why }
hint-choice = Nápověda: { $move }
hint-other = Skoro stejně dobré: { $move } ({ $outcome })
hint-behind = Také možné, slabší o { $points }: { $move } ({ $outcome })
hint-loses = Možné, ale může to stát výhru: { $move } ({ $outcome })
hint-ahead = { $points ->
    [one] Po nejlepším tahu máš náskok asi { $points } bod.
    [few] Po nejlepším tahu máš náskok asi { $points } body.
   *[other] Po nejlepším tahu máš náskok asi { $points } bodů.
}
hint-short = { $points ->
    [one] I po nejlepším tahu ztrácíš asi { $points } bod.
    [few] I po nejlepším tahu ztrácíš asi { $points } body.
   *[other] I po nejlepším tahu ztrácíš asi { $points } bodů.
}
hint-level = Po nejlepším tahu je to zhruba vyrovnané.
hint-winning = Nejlepší tah by měl partii vyhrát.
hint-losing = Ani nejlepší tah už partii nejspíš nevyhraje.
reason-completes_line = řada je dokončená, +{ $points }
reason-fills_line = { $missing ->
    [one] do dokončení řady { $line } chybí jedna
    [few] do dokončení řady { $line } chybí { $missing }
   *[other] do dokončení řady { $line } chybí { $missing }
}
reason-takes_marker = začínáš příští kolo
reason-costs_floor = stojí { $points } na podlaze
reason-may_cost_floor = stojí na podlaze nejvýš { $points }, protože skóre neklesá pod 0
reason-fits_no_line = žádná řada tuto barvu nepřijme
reason-keeps_lines = { $count ->
    [one] řada { $lines } zůstane volná pro jinou barvu
    [few] řady { $lines } zůstanou volné pro jiné barvy
   *[other] řady { $lines } zůstanou volné pro jiné barvy
}
reason-denies = { $player } také může využít { $tiles }
reason-leaves = { $player } si pak může vzít { $tiles } a dokončit řadu
reason-builds_column = sloupec { $column } má { $tiles } z 5
reason-builds_colour = pak máš { $tiles } z 5
reason-keeps_rest = zbytek zůstane na destičce
reason-gains_slot = první přebytečná pralinka nic nestojí
reason-joins = destička { $factory } pak má { $tiles }
reason-ends_game = celá řada ukončí partii
reason-scores = +{ $points }

## Log and announcements
log-empty = Zatím se nic nestalo.
log-line-full = řada dokončená
log-marker = začíná příští kolo
log-round-ended = Konec kola { $round }
log-bag-refilled = Obsah víka se vysype do sáčku.
log-tile-scored = { $player }: { $colour } v řadě { $row }, sloupci { $column }: +{ $points }
log-line-unplaceable = { $player }: řada { $line } nemá na stěně místo a padá na podlahu
log-floor-scored = { $player }: podlaha −{ $points }
log-bonus-row = { $player }: celá řada +{ $points }
log-bonus-column = { $player }: celý sloupec +{ $points }
log-bonus-colour = { $player }: všech pět kachliček jedné barvy +{ $points }
log-game-ended-row_completed = Řada je dokončená: konec partie.
log-game-ended-no_tiles = Už není co rozdat: konec partie.
log-game-ended-no_row_possible = Žádnou řadu už nelze dokončit: konec partie.
announce-move = { $player }: { $move }.
announce-turn = Na tahu je { $player }.
announce-score = { $player } { $points }
announce-scores = Skóre: { $scores }.
winner = { $player } vítězí!
winners = Společné vítězství: { $players }!

## Result
result = Výsledek
result-wall = Kachličky na stěně
result-floor = Podlaha
result-rows = Celé řady
result-columns = Celé sloupce
result-colours = Celé barvy
result-total = Celkem
result-round = Kolo { $number }
result-bonus = Prémie
plot = Body v jednotlivých kolech
by-round = Kolo po kole

## How to play
azul-help-take = Vezmi všechny kachličky jedné barvy z některé nabídky; ostatní z ní přesuň do středu stolu. Nebo vezmi všechny kachličky jedné barvy ze středu: kdo to v kole udělá první, bere i žeton začínajícího hráče.
azul-help-place = Ulož je do jedné z pěti přípravných řad. V řadě je jen jedna barva, a to taková, kterou odpovídající řada stěny ještě nemá. Co se nevejde, padá na podlahu a stojí body.
azul-help-tile = Když jsou všechny kachličky rozebrané, každá plná řada přesune jednu kachličku na stěnu. Osamělá přinese 1 bod, jinak se počítá délka řady a sloupce, ke kterým se přidá. Pak se odečte podlaha.
azul-help-end = Partie končí po kole, v němž někdo dokončí celou řadu stěny. Prémie: 2 za každou celou řadu, 7 za každý celý sloupec, 10 za všech pět kachliček jedné barvy.

## Master Chocolatier: its own words where it has some
chocolatier-colour-blue = modrá
chocolatier-colour-brown = hnědá
chocolatier-colour-cream = bílá
chocolatier-colour-black = černá
chocolatier-colour-red = červená
chocolatier-tiles-blue = { $count ->
    [one] { $count } modrou pralinku
    [few] { $count } modré pralinky
   *[other] { $count } modrých pralinek
}
chocolatier-tiles-brown = { $count ->
    [one] { $count } hnědou pralinku
    [few] { $count } hnědé pralinky
   *[other] { $count } hnědých pralinek
}
chocolatier-tiles-cream = { $count ->
    [one] { $count } bílou pralinku
    [few] { $count } bílé pralinky
   *[other] { $count } bílých pralinek
}
chocolatier-tiles-black = { $count ->
    [one] { $count } černou pralinku
    [few] { $count } černé pralinky
   *[other] { $count } černých pralinek
}
chocolatier-tiles-red = { $count ->
    [one] { $count } červenou pralinku
    [few] { $count } červené pralinky
   *[other] { $count } červených pralinek
}
chocolatier-option-wall = Bonboniéra
chocolatier-option-wall-coloured = Barevná
chocolatier-option-wall-free = Hnědá
chocolatier-market = Nabídky a střed stolu
chocolatier-factory = Nabídka { $number }, { $count ->
    [0] prázdná
    [one] { $count } pralinka
    [few] { $count } pralinky
   *[other] { $count } pralinek
}
chocolatier-centre = Střed stolu, { $count ->
    [0] prázdný
    [one] { $count } pralinka
    [few] { $count } pralinky
   *[other] { $count } pralinek
}
chocolatier-standing-words = { $player }, kdyby kolo skončilo teď: bonboniéra +{ $wall }, podlaha −{ $penalty }, skóre { $points }
chocolatier-prompt-pick = { $player }: vezmi pralinky
chocolatier-from-factory = z nabídky { $number }
chocolatier-to-floor = podlaha
chocolatier-move-distribute = { $tiles } → nabídka { $number }
chocolatier-wall-row = Bonboniéra, řada { $number }: { $tiles }
chocolatier-wall-row-empty = Bonboniéra, řada { $number }: prázdná
chocolatier-floor-empty = Podlaha: prázdná
chocolatier-floor-holds = Podlaha: { $tiles }
chocolatier-outcome-placed = { $count ->
    [one] { $count } pralinka do řady
    [few] { $count } pralinky do řady
   *[other] { $count } pralinek do řady
}
chocolatier-outcome-floor = { $count } na podlahu
chocolatier-refusal-colour_on_wall = V řadě { $line } bonboniéry už je { $colour }.
chocolatier-reason-costs_floor = stojí { $points } na podlaze
chocolatier-reason-may_cost_floor = stojí na podlaze nejvýš { $points }, protože skóre neklesá pod 0
chocolatier-log-line-unplaceable = { $player }: řada { $line } nemá v bonboniéře místo a padá na podlahu
chocolatier-log-floor-scored = { $player }: podlaha −{ $points }
chocolatier-log-bonus-colour = { $player }: všech pět pralinek jedné barvy +{ $points }
chocolatier-log-game-ended-no_tiles = Už není co rozdat: konec partie.
chocolatier-result-wall = Pralinky v bonboniéře
chocolatier-result-floor = Podlaha
chocolatier-help-take = Vezmi všechny pralinky jedné barvy z jedné nabídky; její ostatní pralinky se přesunou do středu stolu. Nebo vezmi všechny pralinky jedné barvy ze středu: kdo to v kole udělá první, bere i žeton začínajícího hráče.
chocolatier-help-place = Polož je do jedné z pěti přípravných řad. Řada pojme jednu barvu, a to takovou, která v její řadě bonboniéry ještě není. Co se nevejde, padá na podlahu a stojí body.
chocolatier-help-tile = Když jsou všechny pralinky rozebrané, pošle každá plná řada jednu do bonboniéry. Sama přinese 1 bod, jinak délku řady a sloupce, ke kterým se přidá. Potom se odečte podlaha.
chocolatier-help-end = Partie končí po kole, ve kterém někdo dokončí řadu. Prémie: 2 za každou celou řadu, 7 za každý celý sloupec, 10 za všech pět pralinek jedné barvy.

## The special factories
effects = Zlaté destičky
effects-where = U stolu každá destička ukáže svůj účinek, když na ni najedeš myší nebo dojdeš klávesami; na dotykové obrazovce na ní podrž prst.
seal = Zlatá destička { $number }: { $effect }
slot-empty = Zlatá destička vedle podlahy: ještě prázdná
slot-holds = Zlatá destička vedle podlahy: { $colour }
effect-sf1 = Jedna navíc
effect-sf1-words = Po rozdání sem ze sáčku přibude ještě 1 pralinka.
effect-sf2 = Přitahuje
effect-sf2-words = Po rozdání si tato nabídka přitáhne { $tiles } z každé ze dvou sousedních nabídek, která takovou má.
effect-sf3 = Zbytek zůstává
effect-sf3-words = Kdo si odtud vezme pralinky, nechá ostatní ležet: do středu stolu se nic nepřesouvá.
effect-sf4 = Zbytek jde dál
effect-sf4-words = Kdo si odtud vezme pralinky, pošle ostatní na dvě sousední nabídky, každou barvu celou doleva, nebo doprava.
effect-sf5 = Bezpečné místo
effect-sf5-words = Kdo si odtud vezme pralinky, položí si destičku do konce kola vedle podlahy. Příští pralinka, která by spadla na podlahu, leží na ní a nic nestojí.
log-tiles-stayed = zbytek zůstává v nabídce { $number }
log-disc-taken = bere zlatou destičku
log-disc-returned = { $player }: zlatá destička se vrací
log-extra-tile = Nabídka { $number } dostává navíc { $tiles }
log-tiles-attracted = Nabídka { $number } přitahuje { $tiles } z nabídky { $source }

## AXIO
game-axio = AXIO
option-players-1 = 1
option-pyramid = Pyramida boduje
option-pyramid-per_colour = Každou barvu jednou
option-pyramid-per_square = Každé pole
axio-saved-match = { $game }, { $when }
axio-colour-green = zelená
axio-colour-orange = oranžová
axio-colour-red = červená
axio-colour-purple = fialová
axio-colour-blue = modrá
axio-tile = { $first } a { $second }
axio-double = dvojitá { $colour }
axio-pyramid = pyramida
axio-board = Herní plán, { $size } krát { $size } polí
axio-row = Řada { $number }: { $squares }
axio-row-empty = Řada { $number }: prázdná
axio-rack = Stojánek: { $player }
axio-racks-hidden = Všechny stojánky jsou zakryté.
axio-tracks = Počítadla bodů: { $player }
axio-lowest = nejslabší
axio-hand = { $count ->
    [one] { $count } skrytý dílek
    [few] { $count } skryté dílky
   *[other] { $count } skrytých dílků
}
axio-shown = Ukázaný stojánek: { $tiles }
axio-bag = Sáček: { $count }
axio-turn = Otočit
axio-place = Položit
axio-put-back = Vrátit
axio-zoom = Přiblížit plán
axio-new-deal = Nové rozdání
axio-keys-take = Vezmi dílek ze stojánku
axio-prompt-pick = { $player }: vezmi dílek
axio-prompt-extra = { $player }: tah navíc
axio-prompt-place = { $player }: otoč ho a polož
axio-prompt-first = { $player }: přilož k volnému předtištěnému poli
axio-prompt-swap = { $player }: výměna, nebo dobrání?
axio-cover = Na tahu je { $player }
axio-cover-words = Stojánky jsou zakryté.
axio-uncover = Tady { $player }: ukaž mé dílky
axio-swap-title = Vyměnit dílky?
axio-swap-why = Na tvém stojánku není žádná z tvých nejslabších barev ({ $colours }).
axio-swap-returns = { $count ->
    [one] Tento dílek se všem ukáže a vymění za 5 nových.
    [few] Tyto { $count } dílky se všem ukážou a vymění za 5 nových.
   *[other] Těchto { $count } dílků se všem ukáže a vymění za 5 nových.
}
axio-swap = Vyměnit všechny
axio-draw = Nechat si je a dobrat { $count }
axio-cheer = { $player } dosahuje { $end }: { $colours }.
axio-extra-turn = { $player } má tah navíc.
axio-points = { $colour } +{ $points }
axio-outcome-nothing = bez bodů
axio-outcome-pyramids = { $count ->
    [one] { $count } pyramida
    [few] { $count } pyramidy
   *[other] { $count } pyramid
}
axio-outcome-lost = { $count ->
    [one] propadá { $count } bod
    [few] propadají { $count } body
   *[other] propadá { $count } bodů
}
axio-outcome-extra = { $count ->
    [one] tah navíc
    [few] { $count } tahy navíc
   *[other] { $count } tahů navíc
}
axio-outcome-ends = ukončí partii
axio-refusal-outside_area = Pole { $square } leží mimo plán.
axio-refusal-printed_square = { $square } je předtištěné pole: nic se na ně nepokládá.
axio-refusal-pyramid = Na poli { $square } stojí pyramida.
axio-refusal-square_taken = Pole { $square } je už obsazené.
axio-refusal-not_adjacent = Pole { $square } nesousedí s tím druhým.
axio-refusal-first_tile_must_touch = První dílek se musí dotýkat předtištěného pole.
axio-refusal-printed_square_touched = Předtištěného pole vedle { $square } se už dotýká jiný dílek.
axio-move-place = { $tile } na { $first } { $second }
axio-move-swap = vyměňuje všechny dílky
axio-move-draw = nechává si dílky a dobírá
axio-entry = { $move }: { $outcome }
axio-log-shown = { $player } ukazuje dílky ({ $tiles }) a dobírá 5 nových.
axio-log-completed = { $player }: { $colour } je na konci počítadla.
axio-log-lapsed = { $player } už nemá dílky: tah navíc propadá.
axio-log-ended-board_full = Plán je plný: konec partie.
axio-log-ended-all_colours_complete = Všech pět barev je na konci: konec partie.
axio-log-ended-rack_empty = Stojánek je prázdný: konec partie.
axio-reason-earns_extra_turn = { $count ->
    [one] přináší tah navíc
    [few] přináší { $count } tahy navíc
   *[other] přináší { $count } tahů navíc
}
axio-reason-raises_lowest = posiluje nejslabší barvy: { $gains }
axio-reason-scores_colours = { $gains }
axio-reason-closes_in = { $count ->
    [one] vytváří pyramidu
    [few] vytváří { $count } pyramidy
   *[other] vytváří { $count } pyramid
}
axio-reason-blocks = bere soupeři ({ $player }): { $colour } +{ $points }
axio-reason-ends_game = ukončí partii
axio-reason-swaps_rack = na stojánku chybí nejslabší barvy
axio-reason-keeps_rack = tyto dílky se vyplatí nechat
axio-solo-result = { $points ->
    [one] Nejslabší barva: { $points } bod
    [few] Nejslabší barva: { $points } body
   *[other] Nejslabší barva: { $points } bodů
}
axio-plot = Nejslabší barva během tahů
axio-records = Nejlepší výsledky
axio-record-this = tento
axio-record-first = Tvůj první výsledek s těmito možnostmi.
axio-record-above = Nad tvým průměrem { $average } ({ $count ->
    [one] { $count } dřívější výsledek
    [few] { $count } dřívější výsledky
   *[other] { $count } dřívějších výsledků
}).
axio-record-below = Tvůj průměr je { $average } ({ $count ->
    [one] { $count } dřívější výsledek
    [few] { $count } dřívější výsledky
   *[other] { $count } dřívějších výsledků
}).
axio-result-order = Od nejslabší po nejlepší
axio-result-lowest = Rozhodla nejslabší barva: { $more } ku { $less }.
axio-result-decided = Nižší jsou stejné; rozhodla { $rank }. od nejslabší: { $more } ku { $less }.
axio-result-shared = Stejně ve všech pěti barvách.
axio-help-place = Ve svém tahu polož jeden dílek ze stojánku na dvě prázdná pole. Barvy se nemusí shodovat, ale první dílek se musí dotýkat předtištěného pole, kterého se žádný jiný ještě nedotýká.
axio-help-score = Každá polovina boduje zvlášť: 1 bod za každé pole její barvy v nepřerušené přímé linii, ve třech směrech. Předtištěná pole se počítají také.
axio-help-pyramid = Jednotlivé prázdné pole uzavřené ze všech stran dostane hned pyramidu a ta boduje za barvy kolem sebe.
axio-help-extra = Barva, která dosáhne 18, přináší tah navíc. Na konci tahu dobereš do pěti dílků; pokud na stojánku nejsou tvé nejslabší barvy, smíš dílky vyměnit.
axio-help-end = Partie končí, když je plán plný. Počítá se nejslabší barva: vyhrává, kdo ji má nejvýš, při shodě rozhoduje další.

## Rules in the page
all-rules = Všechna pravidla
show-rule = Ukázat pravidlo

## Tutorial
tutorial = Výuka

## Matches, links and the deal of the day
matches = Partie
matches-all = Všechny partie
matches-empty = Zatím tu není žádná partie. Zahraj si, nebo importuj soubor.
matches-add = Importovat soubor
matches-export = Uložit vše do souboru
matches-more = Ukázat další (zbývá { $count })
match-watch = Přehrát
match-more = Více: { $match }
match-name = Název partie
match-file = Uložit do souboru
match-delete = Smazat
match-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
match-moment = po tahu { $at } z { $count }
match-daily = rozdání z { $day }
match-older_rules = Začala podle starších pravidel; dá se v ní pokračovat, pokud to současná dovolují.
match-newer_rules = Z novější verze stránky: pro pokračování stránku obnov.
import-progress = Čte se partie { $done } z { $total }…
import-kept = { $count ->
    [one] Přidána { $count } partie.
    [few] Přidány { $count } partie.
   *[other] Přidáno { $count } partií.
}
import-unkept = { $count ->
    [one] { $count } partie tu zůstane jen do zavření stránky: prohlížeč ji neuložil.
    [few] { $count } partie tu zůstanou jen do zavření stránky: prohlížeč je neuložil.
   *[other] { $count } partií tu zůstane jen do zavření stránky: prohlížeč je neuložil.
}
import-known = { $count ->
    [one] { $count } partie tu už byla.
    [few] { $count } partie tu už byly.
   *[other] { $count } partií tu už bylo.
}
import-refused = Partie { $number } nebyla přidána. { $why }
shared-reading = Zjišťuje se, co bylo sdíleno…
shared-match = Sdílená partie
shared-position = Sdílená pozice
shared-refused = Toto nelze otevřít
shared-safe = Přidá se k tvým partiím a žádnou z nich nenahradí.
shared-open = Dát na stůl
shared-begin = Hrát odsud
shared-watch = Přehrát od začátku
shared-leave = Teď ne
share = Sdílet
send-what = Co sdílet
send-match = Partie
send-moment = Okamžik
send-position = Pozice
send-at = Po tahu
send-link = Odkaz
send-private = Vše je v samotném odkazu: nic se neposílá na žádný server. Jsou v něm i jména hráčů.
send-local = Tento odkaz funguje jen na tomto zařízení, protože hra byla otevřena ze souboru. Ostatním pošli partii jako soubor.
send-copy = Kopírovat
send-with = Sdílet přes…
send-qr = QR kód odkazu
send-making = Vytváří se odkaz…
daily = Rozdání dne
daily-words = Stejné pro všechny dne { $day }.
daily-azul = Azul proti expertovi
daily-axio = AXIO sólo
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
first-counts = Počítá se první výsledek: { $scores }.
daily-copy = Kopírovat výsledek
daily-look = Podívat se
daily-text = Tesserae { $day } · { $deal } { $scores } · { $streak }

## Notices
notice-engine_restarted = Herní jádro se spustilo znovu. Partie pokračuje od stejného tahu.
notice-other_tab = Tato partie se na jiné kartě posunula dál.
notice-catch-up = Ukázat ji tady
notice-kept_as_copy = Tato partie pokračuje i na jiné kartě. Tady zůstává jako samostatná kopie.
notice-storage_full = Úložiště prohlížeče je plné. Hrát se dá dál, ale po zavření stránky se partie ztratí.
notice-storage_forbidden = Prohlížeč této stránce nedovolí nic ukládat. Hrát se dá dál, ale po zavření stránky se partie ztratí.
notice-new_version = Je tu nová verze. Použije se od příštího spuštění, nebo hned.
notice-older_rules = Tato partie začala podle starších pravidel. Současná ji celou dovolují také, takže podle nich pokračuje.
notice-match_removed = { $count ->
    [one] Partie byla smazána.
    [few] Byly smazány { $count } partie.
   *[other] Bylo smazáno { $count } partií.
}
notice-take-back = Vrátit zpět
notice-copied = Zkopírováno.
notice-not_copied = Prohlížeč nedovolil kopírovat. Označ text a zkopíruj ho ručně.
notice-reload = Načíst ji
news =
    AXIO má svůj stůl: sólo, proti soupeřům nebo ve více lidech u jedné obrazovky.
    Na stránce je výuka i pravidla všech her a také odkazy, soubory a rozdání dne.

## Errors
error-invalid_json = Herní jádro nepřečetlo zprávu. Nic se nezměnilo; zkus to znovu.
error-invalid_message = Herní jádro nerozumí poli „{ $field }“. Nic se nezměnilo; zkus to znovu.
error-message_too_large = Zpráva byla pro herní jádro příliš velká (limit: { $limit }). Nic se nezměnilo.
error-unknown_type = Herní jádro nezná požadavek „{ $type }“. Nic se nezměnilo; může pomoct znovu načíst stránku.
error-no_match = Herní jádro nemá na stole žádnou partii. Vrať se na úvodní stránku a pokračuj.
error-stale_revision = Partie už byla o krok dál. Stůl je teď aktuální; vyber znovu.
error-illegal_action = Tento tah tu není možný. Nic se nezměnilo; vyber jiný.
error-match_over = Partie skončila. Začni novou.
error-invalid_save = Uloženou partii nelze přečíst. Ostatní jsou v bezpečí; začni novou.
error-impossible = Taková partie není možná: něco nesouhlasí v místě „{ $place }“.
error-unknown_game = Herní jádro nezná hru „{ $game }“. Vyber jinou.
error-unknown_option = Herní jádro nezná volbu „{ $option }“. Vyber volby znovu.
error-invalid_option = Volba „{ $option }“ nemá takovou hodnotu. Vyber volby znovu.
error-invalid_options = Volby nelze přečíst. Vyber je znovu.
error-unsupported_rules_version = Tuto partii uložila novější verze stránky. Nic nebylo smazáno; novou verzi získáš obnovením stránky.
error-outdated_rules_version = Tato partie se hrála podle starších pravidel a současná ji nedovolují, takže v ní nelze pokračovat. Nic nebylo smazáno.
error-unsupported_format = Je to verze, kterou tato stránka nečte. Nic se nezměnilo; novější verzi stránky získáš jejím obnovením.
error-nothing_to_undo = Není co vrátit.
error-nothing_to_redo = Není co zopakovat.
error-unknown_level = Herní jádro nezná soupeře „{ $level }“. Vyber jiného.
error-internal_error = V herním jádru se něco pokazilo. Partie je uložená; načti stránku znovu.
error-engine_lost = Herní jádro se několikrát zastavilo. Partie je uložená; zkus to znovu nebo znovu načti stránku.
error-link_damaged = Odkaz je neúplný nebo poškozený. Nic se nezměnilo; řekni si o něj znovu a zkopíruj ho celý.
error-link_too_long = Odkaz je delší, než by jakákoli partie mohla být. Nic se nezměnilo.
error-file_too_large = Soubor je příliš velký (limit: { $limit } MB). Nic se nezměnilo.
error-file_unreadable = Soubor nelze přečíst: je poškozený, useknutý nebo jiného druhu. Nic se nezměnilo; vyber soubor uložený touto stránkou.
error-file_unknown = Není tu žádná partie ani pozice. Nic se nezměnilo.
error-file_too_many = Je tu příliš mnoho partií (limit: { $limit }). Nic se nezměnilo.
error-match_gone = Tato partie už v tomto prohlížeči není.
error-network = Nepodařilo se načíst soubor „{ $file }“. Zkontroluj připojení a zkus to znovu.
error-file_missing = Na serveru chybí soubor „{ $file }“ (odpověď { $status }). Zkus to za chvíli.
error-file_damaged = Soubor „{ $file }“ dorazil neúplný. Zkus to znovu.
error-wasm_unsupported = Tento prohlížeč nemá WebAssembly, které herní jádro potřebuje. Použij aktuální prohlížeč.
error-wasm_blocked = Prohlížeč nedovolil herní jádro spustit: { $reason }. Zkontroluj blokování a režim ochrany a zkus to znovu.
error-worker_failed = Program herního jádra se nepodařilo načíst. Zkontroluj připojení a zkus to znovu.
error-boot_timeout = Herní jádro se dlouho neozvalo. Zkontroluj připojení a zkus to znovu.
error-python_failed = Python se nespustil: { $reason }. Zkus to znovu; když to nepomůže, načti stránku znovu.

## Positions that can’t be
error-position = Pozice není možná v místě „{ $place }“: { $reason }.
position-colour_on_wall = tato řada stěny už tuto barvu má
position-colour_twice_in_column = barva je ve sloupci dvakrát
position-colour_twice_in_row = barva je v řadě dvakrát
position-effect = tato zlatá destička sem nepatří
position-first_tile_missing = na plánu chybí první dílek hráče
position-half_without_partner = polovina dílku leží sama
position-invalid_field = hodnota nevyhovuje
position-invalid_option = volba tuto hodnotu nepřijímá
position-invalid_options = volby nelze přečíst
position-line_colour = barva a počet dílků nesouhlasí
position-line_too_long = v řadě je příliš mnoho dílků
position-marker = žeton začínajícího hráče chybí, nebo jsou dva
position-missing_field = tato položka chybí
position-pending = to, co se rozděluje, nesouhlasí
position-phase = neodpovídá fázi partie
position-pyramid_missing = na uzavřeném poli chybí pyramida
position-pyramid_not_closed_in = pole pyramidy není uzavřené
position-slot = zlatá destička u podlahy nesouhlasí
position-tile_count = počet dílků nesouhlasí
position-too_many_extra_turns = příliš mnoho tahů navíc
position-too_many_in_rack = na stojánku je příliš mnoho dílků
position-too_many_tiles = je tu příliš mnoho dílků
position-unknown_field = taková položka sem nepatří
position-unknown_option = taková volba není
position-unknown_symbol = toto písmeno nic neznamená
position-wrong_area = toto pole leží mimo hrací plochu
position-wrong_game = patří k jiné hře
position-wrong_printed_square = předtištěné pole má jinou barvu
position-wrong_wall_colour = toto místo na stěně je pro jinou barvu

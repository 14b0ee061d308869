### Wszystko, co czyta gracz, po polsku. Słowa z polskiej instrukcji: warsztat, środek, linia wzorów, ściana, podłoga.

## Page
title = Tesserae: gry kafelkowe
tagline = Gry kafelkowe przy jednym spokojnym stole. Bez konta, bez czekania, także offline.
unofficial = Bezpłatny projekt fanów, niezwiązany z autorami ani wydawcami gier.
waiting = Stół jest przygotowywany. Partia zacznie się, gdy tylko silnik będzie gotowy.
help = Jak grać
settings = Ustawienia
log = Przebieg
close = Zamknij
dismiss = Ukryj
try-again = Spróbuj ponownie
language = Język
theme = Wygląd
theme-system = Jak w urządzeniu
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Wysoki kontrast
motion = Animacje
motion-slow = Wolne
motion-normal = Normalne
motion-fast = Szybkie
motion-off = Wyłączone
sound = Włącz lub wyłącz dźwięk
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
setting-sound = Dźwięki
setting-confirm = Potwierdzanie każdego ruchu
setting-letters = Litery jako skróty
keys = Klawisze
keys-arrows = Po stole, z miejsca na miejsce
keys-enter = Weź, połóż, potwierdź
keys-escape = Odłóż; wróć do partii

## Start
game = Gra
game-azul = Azul
game-chocolatier = Mistrz czekolady
new-match = Nowa partia
play = Graj
play-now = Zagraj od razu
play-now-words = Azul z amatorem
continue = Graj dalej
other-matches = Inne zapisane partie
saved-match = { $game }, runda { $round }, { $when }
option-players = Gracze
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-wall = Ściana
option-wall-coloured = Kolorowa
option-wall-free = Szara
option-special_factories = Fabryki specjalne
option-special_factories-false = Bez nich
option-special_factories-true = Z nimi
seats = Kto gra
seat-human = Człowiek
seat-name = Imię gracza { $number }
seat-kind = Gracz { $number }: kto to?
first = Kto zaczyna
first-random = Decyduje los
pace = Przeciwnicy myślą
pace-fast = krótko
pace-normal = normalnie
pace-patient = długo
level-beginner = Początkujący
level-casual = Amator
level-strong = Zaawansowany
level-expert = Ekspert
level-beginner-words = Początkujący: myśli tylko o własnych punktach i czasem się myli.
level-casual-words = Amator: bierze to, co od razu wygląda najlepiej.
level-strong-words = Zaawansowany: patrzy kilka ruchów naprzód i przeszkadza.
level-expert-words = Ekspert: liczy tak daleko, jak pozwala czas.
player = Gracz { $number }
player-level = { $level } { $number }

## Engine
boot = Silnik
boot-bytes = Wczytywanie silnika: { $loaded } z { $total } MB
boot-runtime = Wczytywanie silnika
boot-python = Uruchamianie Pythona
boot-engine = Przygotowywanie zasad
boot-failed = Silnik się nie uruchomił

## Table
players = Gracze
boards = Plansze
board = Plansza: { $player }
market = Warsztaty i środek
round = Runda { $number }
factory = Warsztat { $number }, { $count ->
    [0] pusty
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
centre = Środek, { $count ->
    [0] pusty
    [one] { $count } płytka
    [few] { $count } płytki
   *[many] { $count } płytek
}
bag = Woreczek: { $count }
lid = Pokrywka: { $count }
marker = płytka gracza rozpoczynającego
score = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
standing = teraz → { $points }
standing-words = { $player }, gdyby runda skończyła się teraz: ściana +{ $wall }, podłoga −{ $penalty }, wynik { $points }
enlarge = Powiększ planszę: { $player }
supply = Woreczek i pokrywka według kolorów
starts-next = zaczyna następną
undo = Cofnij
redo = Ponów
confirm = Potwierdź
put-back = Odłóż
proposed = Zagrać? { $move }
moment = Ruch { $at } z { $count }
moment-start = Początek
step-first = Na początek
step-back = Jeden ruch wstecz
step-forward = Jeden ruch naprzód
step-last = Do ostatniego ruchu
step-through = Obejrzyj ruch po ruchu
play-on = Graj dalej stąd
to-now = Wróć do partii
hint = Wskazówka
another = Inny ruch
stop = Przerwij
let-think = Niech zagra przeciwnik
thinking = Przeciwnik myśli ({ $nodes })
thinking-hint = Szukam dobrego ruchu ({ $nodes })
play-again = Zagraj ponownie
to-start = Do strony startowej
to-table = Wróć do stołu

prompt-pick = { $player }: weź płytki
prompt-place = { $player }: wybierz linię ({ $colour })
prompt-tile = { $player }: wybierz kolumnę dla linii { $line }
prompt-distribute = { $player }: { $tiles }, w lewo czy w prawo?
prompt-wait = { $player }

colour-blue = niebieski
colour-yellow = żółty
colour-red = czerwony
colour-black = czarny
colour-white = biały
tiles-blue = { $count ->
    [one] { $count } niebieską płytkę
    [few] { $count } niebieskie płytki
   *[many] { $count } niebieskich płytek
}
tiles-yellow = { $count ->
    [one] { $count } żółtą płytkę
    [few] { $count } żółte płytki
   *[many] { $count } żółtych płytek
}
tiles-red = { $count ->
    [one] { $count } czerwoną płytkę
    [few] { $count } czerwone płytki
   *[many] { $count } czerwonych płytek
}
tiles-black = { $count ->
    [one] { $count } czarną płytkę
    [few] { $count } czarne płytki
   *[many] { $count } czarnych płytek
}
tiles-white = { $count ->
    [one] { $count } białą płytkę
    [few] { $count } białe płytki
   *[many] { $count } białych płytek
}

pick = Weź { $tiles } { $source }
rest-to-centre = Na środek: { $tiles }
from-factory = z warsztatu { $number }
from-centre = ze środka
to-line = linia { $number }
to-floor = podłoga
line-empty = Linia { $number }: pusta
line-holds = Linia { $number }: { $count } z { $number }, kolor { $colour }
wall-row = Ściana, rząd { $number }: { $tiles }
wall-row-empty = Ściana, rząd { $number }: pusty
wall-cell = kolumna { $column } { $colour }
wall-choice = Rząd { $row }, kolumna { $column }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
floor-empty = Podłoga: pusta
floor-holds = Podłoga: { $tiles }

outcome-complete = pełna: +{ $points }
outcome-placed = { $count ->
    [one] { $count } płytka w linii
    [few] { $count } płytki w linii
   *[many] { $count } płytek w linii
}
outcome-slot = { $count } na złoty żeton
outcome-marker = z płytką gracza rozpoczynającego
outcome-floor = { $count } na podłogę
outcome-lid = { $count } do pokrywki
outcome-penalty = −{ $points }

refusal-colour_on_wall = W rzędzie { $line } na ścianie jest już { $colour }.
refusal-other_colour = W linii { $line } leży już inny kolor niż { $colour }.
refusal-line_full = Linia { $line } jest już pełna, { $colour } się nie zmieści.
refusal-unknown = Linia { $line } nie przyjmuje teraz tego koloru ({ $colour }).

move-draft = { $tiles } { $source } → { $target }
move-tile = linia { $line }, { $colour } → kolumna { $column }
move-distribute = { $tiles } → warsztat { $number }
drop-left = { $tiles } w lewo, fabryka { $number }
drop-right = { $tiles } w prawo, fabryka { $number }
hint-move = Wskazówka: { $move }: { $why }
hint-choice = Wskazówka: { $move }
hint-other = Niemal równie dobre: { $move } ({ $outcome })
hint-behind = Też możliwe, słabsze o { $points }: { $move } ({ $outcome })
hint-loses = Możliwe, ale może kosztować zwycięstwo: { $move } ({ $outcome })
hint-ahead = { $points ->
    [one] Po najlepszym ruchu masz około { $points } punktu przewagi.
    [few] Po najlepszym ruchu masz około { $points } punktów przewagi.
   *[many] Po najlepszym ruchu masz około { $points } punktów przewagi.
}
hint-short = { $points ->
    [one] Nawet po najlepszym ruchu masz około { $points } punktu straty.
    [few] Nawet po najlepszym ruchu masz około { $points } punktów straty.
   *[many] Nawet po najlepszym ruchu masz około { $points } punktów straty.
}
hint-level = Po najlepszym ruchu jest mniej więcej po równo.
hint-winning = Najlepszy ruch powinien dać wygraną.
hint-losing = Nawet najlepszy ruch raczej nie da wygranej.
reason-completes_line = linia jest pełna, +{ $points }
reason-fills_line = { $missing ->
    [one] do pełnej linii { $line } brakuje jednej
    [few] do pełnej linii { $line } brakuje { $missing }
   *[many] do pełnej linii { $line } brakuje { $missing }
}
reason-takes_marker = zaczynasz następną rundę
reason-costs_floor = kosztuje { $points } na podłodze
reason-may_cost_floor = kosztuje na podłodze najwyżej { $points }, bo wynik nie spada poniżej 0
reason-fits_no_line = żadna linia nie przyjmie tego koloru
reason-keeps_lines = { $count ->
    [one] linia { $lines } zostaje wolna na inny kolor
    [few] linie { $lines } zostają wolne na inne kolory
   *[many] linie { $lines } zostają wolne na inne kolory
}
reason-denies = { $player } też może wykorzystać { $tiles }
reason-leaves = { $player } może potem wziąć { $tiles } i ukończyć linię
reason-builds_column = kolumna { $column } ma { $tiles } z 5
reason-builds_colour = masz wtedy { $tiles } z 5
reason-keeps_rest = reszta zostaje na żetonie
reason-gains_slot = pierwsza nadmiarowa czekoladka nic nie kosztuje
reason-joins = żeton { $factory } ma wtedy { $tiles }
reason-ends_game = pełny rząd kończy partię
reason-scores = +{ $points }

## Log and announcements
log-empty = Jeszcze nic się nie wydarzyło.
log-line-full = linia pełna
log-marker = zaczyna następną rundę
log-round-ended = Koniec rundy { $round }
log-bag-refilled = Zawartość pokrywki trafia do woreczka.
log-tile-scored = { $player }: { $colour } w rzędzie { $row }, kolumnie { $column }: +{ $points }
log-line-unplaceable = { $player }: linia { $line } nie ma miejsca na ścianie i spada na podłogę
log-floor-scored = { $player }: podłoga −{ $points }
log-bonus-row = { $player }: pełny rząd +{ $points }
log-bonus-column = { $player }: pełna kolumna +{ $points }
log-bonus-colour = { $player }: komplet płytek jednego koloru +{ $points }
log-game-ended-row_completed = Rząd jest pełny: koniec partii.
log-game-ended-no_tiles = Nie ma już płytek do rozłożenia: koniec partii.
log-game-ended-no_row_possible = Żadnego rzędu nie da się już ukończyć: koniec partii.
announce-move = { $player }: { $move }.
announce-turn = Teraz gra { $player }.
announce-score = { $player } { $points }
announce-scores = Wynik: { $scores }.
winner = { $player } wygrywa!
winners = Wspólne zwycięstwo: { $players }!

## Result
result = Wynik
result-wall = Płytki na ścianie
result-floor = Podłoga
result-rows = Pełne rzędy
result-columns = Pełne kolumny
result-colours = Pełne kolory
result-total = Razem
result-round = Runda { $number }
result-bonus = Premie
plot = Punkty w kolejnych rundach
by-round = Runda po rundzie

## How to play
azul-help-take = Weź wszystkie płytki jednego koloru z wybranego warsztatu; pozostałe przesuń na środek. Albo weź wszystkie płytki jednego koloru ze środka: kto zrobi to pierwszy w rundzie, bierze też płytkę gracza rozpoczynającego.
azul-help-place = Połóż je w jednej z pięciu linii wzorów. W linii leży jeden kolor, i to taki, którego nie ma jeszcze w jej rzędzie na ścianie. Co się nie mieści, spada na podłogę i kosztuje punkty.
azul-help-tile = Gdy wszystkie płytki są zabrane, każda pełna linia przenosi jedną płytkę na ścianę. Samotna daje 1 punkt, inaczej liczy się długość rzędu i kolumny, do których dołącza. Potem odejmuje się podłogę.
azul-help-end = Partia kończy się po rundzie, w której ktoś ukończy rząd. Premie: 2 za każdy pełny rząd, 7 za każdą pełną kolumnę, 10 za komplet pięciu płytek jednego koloru.

## Master Chocolatier: its own words where it has some
chocolatier-colour-blue = niebieski
chocolatier-colour-brown = brązowy
chocolatier-colour-cream = kremowy
chocolatier-colour-black = czarny
chocolatier-colour-red = czerwony
chocolatier-tiles-blue = { $count ->
    [one] { $count } niebieską czekoladkę
    [few] { $count } niebieskie czekoladki
   *[many] { $count } niebieskich czekoladek
}
chocolatier-tiles-brown = { $count ->
    [one] { $count } brązową czekoladkę
    [few] { $count } brązowe czekoladki
   *[many] { $count } brązowych czekoladek
}
chocolatier-tiles-cream = { $count ->
    [one] { $count } kremową czekoladkę
    [few] { $count } kremowe czekoladki
   *[many] { $count } kremowych czekoladek
}
chocolatier-tiles-black = { $count ->
    [one] { $count } czarną czekoladkę
    [few] { $count } czarne czekoladki
   *[many] { $count } czarnych czekoladek
}
chocolatier-tiles-red = { $count ->
    [one] { $count } czerwoną czekoladkę
    [few] { $count } czerwone czekoladki
   *[many] { $count } czerwonych czekoladek
}
chocolatier-option-wall = Pudełko
chocolatier-option-wall-coloured = Kolorowe
chocolatier-option-wall-free = Jasnobrązowe
chocolatier-market = Fabryki i środek
chocolatier-factory = Fabryka { $number }, { $count ->
    [0] pusta
    [one] { $count } czekoladka
    [few] { $count } czekoladki
   *[many] { $count } czekoladek
}
chocolatier-centre = Środek, { $count ->
    [0] pusty
    [one] { $count } czekoladka
    [few] { $count } czekoladki
   *[many] { $count } czekoladek
}
chocolatier-standing-words = { $player }, gdyby runda skończyła się teraz: pudełko +{ $wall }, podłoga −{ $penalty }, wynik { $points }
chocolatier-prompt-pick = { $player }: weź czekoladki
chocolatier-from-factory = z fabryki { $number }
chocolatier-to-floor = podłoga
chocolatier-move-distribute = { $tiles } → fabryka { $number }
chocolatier-wall-row = Pudełko, rząd { $number }: { $tiles }
chocolatier-wall-row-empty = Pudełko, rząd { $number }: pusty
chocolatier-floor-empty = Podłoga: pusta
chocolatier-floor-holds = Podłoga: { $tiles }
chocolatier-outcome-placed = { $count ->
    [one] { $count } czekoladka w linii
    [few] { $count } czekoladki w linii
   *[many] { $count } czekoladek w linii
}
chocolatier-outcome-floor = { $count } na podłogę
chocolatier-refusal-colour_on_wall = W rzędzie { $line } pudełka jest już { $colour }.
chocolatier-reason-costs_floor = kosztuje { $points } na podłodze
chocolatier-reason-may_cost_floor = kosztuje na podłodze najwyżej { $points }, bo wynik nie spada poniżej 0
chocolatier-log-line-unplaceable = { $player }: linia { $line } nie ma miejsca w pudełku i spada na podłogę
chocolatier-log-floor-scored = { $player }: podłoga −{ $points }
chocolatier-log-bonus-colour = { $player }: komplet czekoladek jednego koloru +{ $points }
chocolatier-log-game-ended-no_tiles = Nie ma już czekoladek do rozłożenia: koniec partii.
chocolatier-result-wall = Czekoladki w pudełku
chocolatier-result-floor = Podłoga
chocolatier-help-take = Weź wszystkie czekoladki jednego koloru z jednej fabryki; jej pozostałe czekoladki trafiają na środek. Albo weź wszystkie czekoladki jednego koloru ze środka: kto zrobi to pierwszy w rundzie, bierze też płytkę gracza rozpoczynającego.
chocolatier-help-place = Ułóż je w jednej z pięciu linii wzorów. Linia mieści jeden kolor, i to taki, którego nie ma jeszcze w jej rzędzie pudełka. Co się nie zmieści, spada na podłogę i kosztuje punkty.
chocolatier-help-tile = Gdy wszystkie czekoladki są zabrane, każda pełna linia oddaje jedną do pudełka. Sama daje 1 punkt, a przy sąsiadach tyle, ile liczą rząd i kolumna, do których dołącza. Potem odejmuje się podłogę.
chocolatier-help-end = Partia kończy się po rundzie, w której ktoś ukończy rząd. Premie: 2 za każdy pełny rząd, 7 za każdą pełną kolumnę, 10 za komplet pięciu czekoladek jednego koloru.

## The special factories
effects = Złote żetony
effects-where = Przy stole każdy żeton objaśnia swoje działanie, gdy wskażesz go myszą albo przejdziesz na niego klawiszami; na ekranie dotykowym przytrzymaj go palcem.
seal = Złoty żeton { $number }: { $effect }
slot-empty = Złoty żeton obok podłogi: jeszcze pusty
slot-holds = Złoty żeton obok podłogi: { $colour }
effect-sf1 = Jedna więcej
effect-sf1-words = Gdy czekoladki są już rozłożone, na ten żeton trafia jeszcze 1 z woreczka.
effect-sf2 = Przyciąga
effect-sf2-words = Gdy czekoladki są już rozłożone, ten żeton przyciąga { $tiles } z każdej z dwóch sąsiednich fabryk, w której taka jest.
effect-sf3 = Reszta zostaje
effect-sf3-words = Kto bierze stąd czekoladki, zostawia pozostałe na żetonie: nic nie trafia na środek.
effect-sf4 = Reszta idzie dalej
effect-sf4-words = Kto bierze stąd czekoladki, rozsyła pozostałe do dwóch sąsiednich fabryk, każdy kolor w całości w lewo albo w prawo.
effect-sf5 = Bezpieczne miejsce
effect-sf5-words = Kto bierze stąd czekoladki, kładzie żeton obok swojej podłogi do końca rundy. Następna czekoladka, która miałaby na nią spaść, trafia na żeton i nic nie kosztuje.
log-tiles-stayed = reszta zostaje w fabryce { $number }
log-disc-taken = bierze złoty żeton
log-disc-returned = { $player }: złoty żeton wraca
log-extra-tile = Fabryka { $number } dostaje dodatkowo { $tiles }
log-tiles-attracted = Fabryka { $number } przyciąga { $tiles } z fabryki { $source }

## AXIO
game-axio = AXIO
option-players-1 = 1
option-pyramid = Piramida punktuje
option-pyramid-per_colour = Każdy kolor raz
option-pyramid-per_square = Każde pole
axio-saved-match = { $game }, { $when }
axio-colour-green = zielony
axio-colour-orange = pomarańczowy
axio-colour-red = czerwony
axio-colour-purple = fioletowy
axio-colour-blue = niebieski
axio-tile = { $first } i { $second }
axio-double = podwójny { $colour }
axio-pyramid = piramida
axio-board = Plansza, { $size } na { $size } pól
axio-row = Rząd { $number }: { $squares }
axio-row-empty = Rząd { $number }: pusty
axio-rack = Stojak: { $player }
axio-racks-hidden = Wszystkie stojaki są zakryte.
axio-tracks = Tory punktacji: { $player }
axio-lowest = najsłabszy
axio-hand = { $count ->
    [one] { $count } zakryta płytka
    [few] { $count } zakryte płytki
   *[many] { $count } zakrytych płytek
}
axio-shown = Pokazany stojak: { $tiles }
axio-bag = Woreczek: { $count }
axio-turn = Obróć
axio-place = Połóż
axio-put-back = Odłóż
axio-zoom = Powiększ planszę
axio-new-deal = Nowe rozdanie
axio-keys-take = Weź płytkę ze stojaka
axio-prompt-pick = { $player }: weź płytkę
axio-prompt-extra = { $player }: dodatkowa tura
axio-prompt-place = { $player }: obróć ją i połóż
axio-prompt-first = { $player }: dołóż do wolnego kolorowego pola
axio-prompt-swap = { $player }: wymiana czy dobranie?
axio-cover = Kolej na: { $player }
axio-cover-words = Stojaki są zakryte.
axio-uncover = Tu { $player }: pokaż moje płytki
axio-swap-title = Wymienić płytki?
axio-swap-why = Na twoim stojaku nie ma żadnego z twoich najsłabszych kolorów ({ $colours }).
axio-swap-returns = { $count ->
    [one] Ta płytka zostanie pokazana wszystkim i wymieniona na 5 nowych.
    [few] Te { $count } płytki zostaną pokazane wszystkim i wymienione na 5 nowych.
   *[many] Tych { $count } płytek zostanie pokazanych wszystkim i wymienionych na 5 nowych.
}
axio-swap = Wymień wszystkie
axio-draw = Zachowaj je i dobierz { $count }
axio-cheer = { $player } dochodzi do { $end }: { $colours }.
axio-extra-turn = { $player } ma dodatkową turę.
axio-points = { $colour } +{ $points }
axio-outcome-nothing = bez punktów
axio-outcome-pyramids = { $count ->
    [one] { $count } piramida
    [few] { $count } piramidy
   *[many] { $count } piramid
}
axio-outcome-lost = { $count ->
    [one] przepada { $count } punkt
    [few] przepadają { $count } punkty
   *[many] przepada { $count } punktów
}
axio-outcome-extra = { $count ->
    [one] dodatkowa tura
    [few] { $count } dodatkowe tury
   *[many] { $count } dodatkowych tur
}
axio-outcome-ends = kończy partię
axio-refusal-outside_area = Pole { $square } leży poza planszą.
axio-refusal-printed_square = { $square } to pole wydrukowane na planszy: nic się na nim nie kładzie.
axio-refusal-pyramid = Na polu { $square } stoi piramida.
axio-refusal-square_taken = Pole { $square } jest już zajęte.
axio-refusal-not_adjacent = Pole { $square } nie sąsiaduje z drugim polem.
axio-refusal-first_tile_must_touch = Pierwsza płytka musi sąsiadować z polem wydrukowanym na planszy.
axio-refusal-printed_square_touched = Przy kolorowym polu obok { $square } leży już inna płytka.
axio-move-place = { $tile } na { $first } { $second }
axio-move-swap = wymienia wszystkie płytki
axio-move-draw = zachowuje płytki i dobiera
axio-entry = { $move }: { $outcome }
axio-log-shown = { $player } pokazuje płytki ({ $tiles }) i dobiera 5 nowych.
axio-log-completed = { $player }: { $colour } dochodzi do końca toru.
axio-log-lapsed = { $player } nie ma już płytek: dodatkowa tura przepada.
axio-log-ended-board_full = Plansza jest pełna: koniec partii.
axio-log-ended-all_colours_complete = Wszystkie pięć kolorów doszło do końca: koniec partii.
axio-log-ended-rack_empty = Stojak jest pusty: koniec partii.
axio-reason-earns_extra_turn = { $count ->
    [one] daje dodatkową turę
    [few] daje { $count } dodatkowe tury
   *[many] daje { $count } dodatkowych tur
}
axio-reason-raises_lowest = wzmacnia najsłabsze kolory: { $gains }
axio-reason-scores_colours = { $gains }
axio-reason-closes_in = { $count ->
    [one] tworzy piramidę
    [few] tworzy { $count } piramidy
   *[many] tworzy { $count } piramid
}
axio-reason-blocks = odbiera przeciwnikowi ({ $player }): { $colour } +{ $points }
axio-reason-ends_game = kończy partię
axio-reason-swaps_rack = na stojaku brak najsłabszych kolorów
axio-reason-keeps_rack = te płytki warto zachować
axio-solo-result = { $points ->
    [one] Najsłabszy kolor: { $points } punkt
    [few] Najsłabszy kolor: { $points } punkty
   *[many] Najsłabszy kolor: { $points } punktów
}
axio-plot = Najsłabszy kolor w kolejnych turach
axio-records = Najlepsze wyniki
axio-record-this = ten
axio-record-first = Twój pierwszy wynik z tymi opcjami.
axio-record-above = Powyżej twojej średniej { $average } ({ $count ->
    [one] { $count } wcześniejszy wynik
    [few] { $count } wcześniejsze wyniki
   *[many] { $count } wcześniejszych wyników
}).
axio-record-below = Twoja średnia to { $average } ({ $count ->
    [one] { $count } wcześniejszy wynik
    [few] { $count } wcześniejsze wyniki
   *[many] { $count } wcześniejszych wyników
}).
axio-result-order = Od najsłabszego do najlepszego
axio-result-lowest = Rozstrzygnął najsłabszy kolor: { $more } do { $less }.
axio-result-decided = Niższe są równe; rozstrzygnął { $rank }. od najsłabszego: { $more } do { $less }.
axio-result-shared = Równo we wszystkich pięciu kolorach.
axio-help-place = W swojej turze połóż jedną płytkę ze stojaka na dwóch pustych polach. Kolory nie muszą pasować, ale pierwsza płytka musi sąsiadować z kolorowym polem planszy, przy którym nie leży jeszcze żadna inna.
axio-help-score = Każda połówka punktuje osobno: 1 punkt za każde pole jej koloru w nieprzerwanej prostej linii, w trzech kierunkach. Pola wydrukowane na planszy też się liczą.
axio-help-pyramid = Pojedyncze puste pole zamknięte ze wszystkich stron od razu dostaje piramidę, która punktuje za kolory wokół niej.
axio-help-extra = Kolor, który dojdzie do 18, daje dodatkową turę. Na koniec tury dobierasz do pięciu płytek; jeśli na stojaku nie ma twoich najsłabszych kolorów, możesz wymienić płytki.
axio-help-end = Partia kończy się, gdy plansza jest pełna. Liczy się najsłabszy kolor: wygrywa ten, kto ma go najwyżej, a przy remisie decyduje następny.

## Rules in the page
all-rules = Wszystkie zasady
show-rule = Zobacz zasadę

## Tutorial
tutorial = Samouczek

## Matches, links and the deal of the day
matches = Partie
matches-all = Wszystkie partie
matches-empty = Nie ma tu jeszcze żadnej partii. Zagraj albo zaimportuj plik.
matches-add = Importuj plik
matches-export = Zapisz wszystkie w pliku
matches-more = Pokaż więcej (zostało { $count })
match-watch = Obejrzyj
match-more = Więcej: { $match }
match-name = Nazwa partii
match-file = Zapisz w pliku
match-delete = Usuń
match-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
match-moment = po ruchu { $at } z { $count }
match-daily = rozdanie z { $day }
match-older_rules = Rozpoczęta według starszych zasad; można grać dalej, jeśli pozwalają na to obecne.
match-newer_rules = Z nowszej wersji strony: odśwież stronę, aby grać dalej.
import-progress = Odczyt partii { $done } z { $total }…
import-kept = { $count ->
    [one] Dodano { $count } partię.
    [few] Dodano { $count } partie.
   *[many] Dodano { $count } partii.
}
import-unkept = { $count ->
    [one] { $count } partia zostanie tu tylko do zamknięcia strony: przeglądarka jej nie zapisała.
    [few] { $count } partie zostaną tu tylko do zamknięcia strony: przeglądarka ich nie zapisała.
   *[many] { $count } partii zostanie tu tylko do zamknięcia strony: przeglądarka ich nie zapisała.
}
import-known = { $count ->
    [one] { $count } partia już tu była.
    [few] { $count } partie już tu były.
   *[many] { $count } partii już tu było.
}
import-refused = Partii { $number } nie dodano. { $why }
shared-reading = Sprawdzanie, co udostępniono…
shared-match = Udostępniona partia
shared-position = Udostępniona pozycja
shared-refused = Tego nie da się otworzyć
shared-safe = Trafi do twoich partii i żadnej z nich nie zastąpi.
shared-open = Rozłóż na stole
shared-begin = Graj od tego miejsca
shared-watch = Obejrzyj od początku
shared-leave = Nie teraz
share = Udostępnij
send-what = Co udostępnić
send-match = Partia
send-moment = Moment
send-position = Pozycja
send-at = Po ruchu
send-link = Link
send-private = Wszystko jest w samym linku: nic nie trafia na żaden serwer. Są w nim także imiona graczy.
send-local = Ten link działa tylko na tym urządzeniu, bo gra została otwarta z pliku. Innym wyślij partię jako plik.
send-copy = Kopiuj
send-with = Udostępnij przez…
send-qr = Kod QR linku
send-making = Tworzenie linku…
daily = Rozdanie dnia
daily-words = Takie samo dla wszystkich w dniu { $day }.
daily-azul = Azul przeciw ekspertowi
daily-axio = AXIO solo
daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
first-counts = Liczy się pierwszy wynik: { $scores }.
daily-copy = Kopiuj wynik
daily-look = Zobacz
daily-text = Tesserae { $day } · { $deal } { $scores } · { $streak }

## Notices
notice-engine_restarted = Silnik został uruchomiony ponownie. Partia trwa dalej od tego samego ruchu.
notice-other_tab = Ta partia potoczyła się dalej w innej karcie.
notice-catch-up = Pokaż ją tutaj
notice-kept_as_copy = Ta partia toczy się też w innej karcie. Tutaj zostaje jako osobna kopia.
notice-storage_full = Pamięć przeglądarki jest pełna. Można grać dalej, ale po zamknięciu strony partie przepadną.
notice-storage_forbidden = Przeglądarka nie pozwala tej stronie nic zapisać. Można grać dalej, ale po zamknięciu strony partie przepadną.
notice-new_version = Jest nowa wersja. Zadziała od następnego uruchomienia albo od razu.
notice-older_rules = Tę partię rozpoczęto według starszych zasad. Obecne też na nią pozwalają, więc toczy się dalej według nich.
notice-match_removed = { $count ->
    [one] Partia została usunięta.
    [few] Usunięto { $count } partie.
   *[many] Usunięto { $count } partii.
}
notice-take-back = Cofnij
notice-copied = Skopiowano.
notice-not_copied = Przeglądarka nie pozwoliła kopiować. Zaznacz tekst i skopiuj go samodzielnie.
notice-reload = Wczytaj ją
news =
    AXIO ma swój stół: solo, z przeciwnikami albo w kilka osób przy jednym ekranie.
    Na stronie są samouczki i zasady wszystkich gier, a także linki, pliki i rozdanie dnia.

## Errors
error-invalid_json = Silnik nie mógł odczytać wiadomości. Nic się nie zmieniło; spróbuj ponownie.
error-invalid_message = Silnik nie zrozumiał pola „{ $field }”. Nic się nie zmieniło; spróbuj ponownie.
error-message_too_large = Wiadomość była za duża dla silnika (limit: { $limit }). Nic się nie zmieniło.
error-unknown_type = Silnik nie zna polecenia „{ $type }”. Nic się nie zmieniło; może pomóc ponowne wczytanie strony.
error-no_match = Na stole silnika nie ma partii. Wróć do strony startowej i graj dalej.
error-stale_revision = Gra poszła już dalej. Stół jest teraz aktualny; wybierz jeszcze raz.
error-illegal_action = Ten ruch nie jest tu możliwy. Nic się nie zmieniło; wybierz inny.
error-match_over = Partia jest skończona. Zacznij nową.
error-invalid_save = Zapisanej partii nie da się odczytać. Pozostałe są bezpieczne; zacznij nową.
error-impossible = Taka partia nie jest możliwa: coś się nie zgadza w miejscu „{ $place }”.
error-unknown_game = Silnik nie zna gry „{ $game }”. Wybierz inną.
error-unknown_option = Silnik nie zna opcji „{ $option }”. Wybierz opcje ponownie.
error-invalid_option = Opcja „{ $option }” nie ma takiej wartości. Wybierz opcje ponownie.
error-invalid_options = Nie da się odczytać opcji. Wybierz je ponownie.
error-unsupported_rules_version = Tę partię zapisała nowsza wersja strony. Nic nie usunięto; odśwież stronę, aby pobrać tę wersję.
error-outdated_rules_version = Tę partię rozegrano według starszych zasad, a obecne na nią nie pozwalają, więc nie można grać dalej. Nic nie usunięto.
error-unsupported_format = To wersja, której ta strona nie odczytuje. Nic się nie zmieniło; odśwież stronę, aby pobrać nowszą.
error-nothing_to_undo = Nie ma czego cofnąć.
error-nothing_to_redo = Nie ma czego ponowić.
error-unknown_level = Silnik nie zna przeciwnika „{ $level }”. Wybierz innego.
error-internal_error = Coś poszło nie tak w silniku. Partia jest zapisana; wczytaj stronę ponownie.
error-engine_lost = Silnik zatrzymał się kilka razy. Partia jest zapisana; spróbuj ponownie albo wczytaj stronę jeszcze raz.
error-link_damaged = Link jest niepełny lub uszkodzony. Nic się nie zmieniło; poproś o niego ponownie i skopiuj go w całości.
error-link_too_long = Link jest dłuższy, niż mogłaby być jakakolwiek partia. Nic się nie zmieniło.
error-file_too_large = Plik jest za duży (limit: { $limit } MB). Nic się nie zmieniło.
error-file_unreadable = Pliku nie da się odczytać: jest uszkodzony, ucięty albo innego rodzaju. Nic się nie zmieniło; wybierz plik zapisany przez tę stronę.
error-file_unknown = Nie ma tu partii ani pozycji. Nic się nie zmieniło.
error-file_too_many = Jest tu za dużo partii (limit: { $limit }). Nic się nie zmieniło.
error-match_gone = Tej partii nie ma już w tej przeglądarce.
error-network = Nie udało się wczytać pliku „{ $file }”. Sprawdź połączenie i spróbuj ponownie.
error-file_missing = Na serwerze brakuje pliku „{ $file }” (odpowiedź { $status }). Spróbuj za chwilę.
error-file_damaged = Plik „{ $file }” dotarł niekompletny. Spróbuj ponownie.
error-wasm_unsupported = Ta przeglądarka nie ma WebAssembly, którego potrzebuje silnik. Użyj aktualnej przeglądarki.
error-wasm_blocked = Przeglądarka nie pozwoliła uruchomić silnika: { $reason }. Sprawdź blokady i tryb ochrony, potem spróbuj ponownie.
error-worker_failed = Nie udało się wczytać programu silnika. Sprawdź połączenie i spróbuj ponownie.
error-boot_timeout = Silnik długo nie daje znaku życia. Sprawdź połączenie i spróbuj ponownie.
error-python_failed = Python się nie uruchomił: { $reason }. Spróbuj ponownie; jeśli to nie pomoże, wczytaj stronę jeszcze raz.

## Positions that can’t be
error-position = Pozycja nie jest możliwa w miejscu „{ $place }”: { $reason }.
position-colour_on_wall = ten rząd ściany ma już ten kolor
position-colour_twice_in_column = kolor jest w kolumnie dwa razy
position-colour_twice_in_row = kolor jest w rzędzie dwa razy
position-effect = ten złoty żeton tu nie pasuje
position-first_tile_missing = na planszy brakuje pierwszej płytki gracza
position-half_without_partner = połówka płytki leży sama
position-invalid_field = wartość nie pasuje
position-invalid_option = opcja nie przyjmuje tej wartości
position-invalid_options = opcji nie da się odczytać
position-line_colour = kolor i liczba płytek się nie zgadzają
position-line_too_long = w linii jest za dużo płytek
position-marker = brakuje płytki gracza rozpoczynającego albo są dwie
position-missing_field = brakuje tego elementu
position-pending = to, co jest rozdzielane, nie pasuje
position-phase = nie pasuje do fazy partii
position-pyramid_missing = na odizolowanym polu brakuje piramidy
position-pyramid_not_closed_in = pole piramidy nie jest odizolowane
position-slot = złoty żeton przy podłodze nie pasuje
position-tile_count = liczba płytek się nie zgadza
position-too_many_extra_turns = za dużo dodatkowych tur
position-too_many_in_rack = na stojaku jest za dużo płytek
position-too_many_tiles = jest za dużo płytek
position-unknown_field = nie ma tu takiego elementu
position-unknown_option = nie ma takiej opcji
position-unknown_symbol = ta litera niczego nie oznacza
position-wrong_area = to pole leży poza obszarem gry
position-wrong_game = należy do innej gry
position-wrong_printed_square = pole wydrukowane na planszy ma inny kolor
position-wrong_wall_colour = to miejsce na ścianie jest dla innego koloru

### Zasady gier. Klucze „ruling” to nasze własne decyzje.

## Page
rules-title = { $game }: zasady gry
rules-games = Zasady innych gier
rules-contents = Spis treści
rules-print = Drukuj
rules-ours = nasza decyzja
rules-ours-words = Instrukcje nie rozstrzygają tych przypadków. Rozstrzygnęliśmy je sami i tak się tu gra.

## Azul
rules-azul-head-goal = Cel gry
rules-azul-head-setup = Przygotowanie
rules-azul-head-taking = Branie płytek
rules-azul-head-placing = Układanie w liniach
rules-azul-head-wall = Układanie na ścianie
rules-azul-head-rounds = Kolejna runda
rules-azul-head-ending = Koniec gry i premie
rules-azul-head-free = Szara ściana
rules-azul-head-rulings = Nasze decyzje
rules-azul-goal = Układaj płytki na swojej ścianie i zdobywaj jak najwięcej punktów. Partia kończy się po rundzie, w której ktoś ukończy poziomy rząd pięciu płytek. Wygrywa ten, kto ma wtedy najwięcej punktów.
rules-azul-setup = Dla 2–4 graczy. W woreczku jest 100 płytek, po 20 w każdym z pięciu kolorów. Na stole leży 5 warsztatów przy 2 graczach, 7 przy 3 i 9 przy 4. Na każdy trafiają 4 płytki z woreczka.
rules-azul-board = Na twojej planszy jest pięć linii wzorów, od 1 do 5 pól, ściana 5 na 5 pól i podłoga z 7 polami. Zaczynasz z 0 punktów.
rules-azul-first = O tym, kto zaczyna, decyduje los albo wybór przed partią. Na początku każdej rundy płytka gracza rozpoczynającego leży na środku.
rules-azul-sides = Wszyscy grają tą samą stroną planszy: ze ścianą kolorową, na której każdy kolor ma w rzędzie swoje pole, albo szarą, na której pole wybierasz samodzielnie.
rules-azul-take = W swojej turze musisz wziąć płytki: albo wszystkie płytki jednego koloru z jednego warsztatu, a pozostałe z niego trafiają na środek, albo wszystkie płytki jednego koloru ze środka.
rules-azul-marker = Kto jako pierwszy w rundzie bierze ze środka, bierze też płytkę gracza rozpoczynającego i kładzie ją na skrajnym lewym wolnym polu podłogi, zanim ułoży pozostałe. Samej tej płytki wziąć nie można.
rules-azul-turns = Tury idą zgodnie z ruchem wskazówek zegara, aż wszystkie warsztaty i środek będą puste.
rules-azul-place = Wszystko, co bierzesz, układasz w jednej linii wzorów, od prawej do lewej. Płytek nie wolno dzielić między linie.
rules-azul-other_colour = W linii leży tylko jeden kolor. Później możesz dokładać płytki tego samego koloru.
rules-azul-line_full = Pełna linia nie przyjmuje kolejnych płytek, dopóki nie opróżni się na koniec rundy.
rules-azul-colour_on_wall = Koloru nie wolno kłaść w linii, jeśli w tym samym rzędzie na twojej ścianie już jest.
rules-azul-floor = Co się nie mieści, spada na podłogę, od lewej do prawej. Możesz też odłożyć na podłogę wszystko, co bierzesz. Gdy jej 7 pól jest zajętych, reszta trafia do pokrywki i nic nie kosztuje.
rules-azul-example-options = Dla dwóch żółtych płytek są trzy możliwości: linia 1 (druga płytka spada wtedy na podłogę), linia 5 albo podłoga. W rzędach 2 i 3 na ścianie jest już żółty, a w linii 4 leży niebieski.
rules-azul-tiling = Gdy wszystko jest zabrane, przejdź linie od góry do dołu. Skrajna prawa płytka każdej pełnej linii przechodzi na pole swojego koloru w tym samym rzędzie ściany i od razu daje punkty. Pozostałe płytki tej linii trafiają do pokrywki. Niepełne linie zostają bez zmian.
rules-azul-example-tiling = Linie 2 i 4 są pełne: czerwona i niebieska płytka przechodzą na ścianę, po 1 punkcie. Linie 3 i 5 czekają na kolejną rundę.
rules-azul-scoring = Płytka bez sąsiadów daje 1 punkt. W przeciwnym razie policz nieprzerwany rząd, do którego należy, a potem nieprzerwaną kolumnę. Rząd i kolumna dają po tyle punktów, ile mają płytek razem z nową, o ile są w nich co najmniej dwie.
rules-azul-example-scoring = Żółta płytka w rzędzie 3 należy do rzędu czterech i kolumny trzech płytek: 4 + 3 = 7 punktów.
rules-azul-penalty = Potem tracisz punkty podane przy zajętych polach podłogi: 1, 1, 2, 2, 2, 3 i 3. Płytka gracza rozpoczynającego liczy się jak każda inna. Wynik nigdy nie spada poniżej 0. Płytki z podłogi trafiają do pokrywki, a płytka gracza rozpoczynającego zostaje u ciebie.
rules-azul-example-penalty = Płytka gracza rozpoczynającego i cztery inne kosztują 1 + 1 + 2 + 2 + 2 = 8 punktów.
rules-azul-next = Jeśli nikt nie ma pełnego rzędu, na każdy warsztat znów trafiają 4 płytki. Kto ma płytkę gracza rozpoczynającego, odkłada ją na środek i zaczyna.
rules-azul-lid = Zawartość pokrywki wsypuje się do woreczka dopiero wtedy, gdy trzeba dobrać płytkę, a woreczek jest pusty. Jeśli puste jest jedno i drugie, runda zaczyna się z niepełnymi lub pustymi ostatnimi warsztatami.
rules-azul-end = Partia kończy się po rundzie, w której co najmniej jeden gracz ukończył poziomy rząd.
rules-azul-bonus = Na koniec są premie: 2 punkty za każdy pełny rząd, 7 za każdą pełną kolumnę i 10 za każdy kolor, z którego masz na ścianie komplet pięciu płytek.
rules-azul-example-bonus = Jeden pełny rząd, jedna pełna kolumna i komplet niebieskich: 2 + 7 + 10 = 19 punktów.
rules-azul-tie = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba pełnych rzędów; jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-azul-free = Na szarej ścianie płytka może trafić na dowolne puste pole swojego rzędu, jeśli w kolumnie nie ma jeszcze jej koloru. Każdy kolor pojawia się więc tylko raz w każdym rzędzie i w każdej kolumnie.
rules-azul-free-choice = Jeśli możliwych pól jest kilka, wybierasz; jeśli tylko jedno, płytka trafia właśnie tam. Dopóki jest miejsce, płytkę trzeba ułożyć.
rules-azul-free-unplaceable = Jeśli miejsca nie ma, wszystkie płytki tej linii spadają od razu na podłogę i liczą się jeszcze w tej rundzie. Co się tam nie mieści, trafia do pokrywki.
rules-azul-free-draft = Podczas brania płytek sprawdza się tylko rząd, a nie to, czy zostanie wolna kolumna.
rules-azul-ruling-marker = Jeśli bierzesz płytkę gracza rozpoczynającego, a twoja podłoga jest pełna, zatrzymujesz ją i zaczynasz kolejną rundę; nie kosztuje to nic więcej.
rules-azul-ruling-first = Jeśli nikt nie brał ze środka, ponownie zaczyna ten sam gracz.
rules-azul-ruling-no_tiles = Jeśli nie ma już ani jednej płytki do rozłożenia, partia się kończy i liczą się premie.
rules-azul-ruling-no_row = Na szarej ścianie partia kończy się (z premiami) także po rundzie, po której nikt nie ma już rzędu możliwego do ukończenia.
rules-azul-ruling-order = Na szarej ścianie gracze układają płytki po kolei, od gracza rozpoczynającego rundę: najpierw linie, potem podłoga.

## Master Chocolatier
rules-chocolatier-head-goal = Cel gry
rules-chocolatier-head-setup = Przygotowanie
rules-chocolatier-head-taking = Branie czekoladek
rules-chocolatier-head-placing = Układanie w liniach
rules-chocolatier-head-wall = Układanie w pudełku
rules-chocolatier-head-rounds = Kolejna runda
rules-chocolatier-head-ending = Koniec gry i premie
rules-chocolatier-head-free = Jasnobrązowe pudełko
rules-chocolatier-head-rulings = Nasze decyzje
rules-chocolatier-head-special = Fabryki specjalne
rules-chocolatier-goal = Układaj czekoladki w swoim pudełku i zdobywaj jak najwięcej punktów. Partia kończy się po rundzie, w której ktoś ukończy poziomy rząd pięciu czekoladek. Wygrywa ten, kto ma wtedy najwięcej punktów.
rules-chocolatier-setup = Dla 2–4 graczy. W woreczku jest 100 czekoladek, po 20 w każdym z pięciu kolorów. Na stole leży 5 fabryk przy 2 graczach, 7 przy 3 i 9 przy 4. Do każdej trafiają 4 czekoladki z woreczka.
rules-chocolatier-board = Na twojej planszy jest pięć linii wzorów, od 1 do 5 pól, pudełko 5 na 5 pól i podłoga z 7 polami. Zaczynasz z 0 punktów.
rules-chocolatier-first = O tym, kto zaczyna, decyduje los albo wybór przed partią. Na początku każdej rundy płytka gracza rozpoczynającego leży na środku.
rules-chocolatier-sides = Wszyscy grają tą samą stroną planszy: z pudełkiem kolorowym, w którym każdy kolor ma w rzędzie swoje pole, albo jasnobrązowym, w którym pole wybierasz samodzielnie.
rules-chocolatier-take = W swojej turze musisz wziąć czekoladki: albo wszystkie czekoladki jednego koloru z jednej fabryki, a pozostałe z niej trafiają na środek, albo wszystkie czekoladki jednego koloru ze środka.
rules-chocolatier-marker = Kto jako pierwszy w rundzie bierze ze środka, bierze też płytkę gracza rozpoczynającego i kładzie ją na skrajnym lewym wolnym polu podłogi, zanim ułoży czekoladki. Samej tej płytki wziąć nie można.
rules-chocolatier-turns = Tury idą zgodnie z ruchem wskazówek zegara, aż wszystkie fabryki i środek będą puste.
rules-chocolatier-place = Wszystko, co bierzesz, układasz w jednej linii wzorów, od prawej do lewej. Czekoladek nie wolno dzielić między linie.
rules-chocolatier-other_colour = W linii leży tylko jeden kolor. Później możesz dokładać czekoladki tego samego koloru.
rules-chocolatier-line_full = Pełna linia nie przyjmuje kolejnych czekoladek, dopóki nie opróżni się na koniec rundy.
rules-chocolatier-colour_on_wall = Koloru nie wolno kłaść w linii, jeśli w tym samym rzędzie twojego pudełka już jest.
rules-chocolatier-floor = Co się nie mieści, spada na podłogę, od lewej do prawej. Możesz też odłożyć na podłogę wszystko, co bierzesz. Gdy jej 7 pól jest zajętych, reszta trafia do pokrywki i nic nie kosztuje.
rules-chocolatier-example-options = Dla dwóch brązowych czekoladek są trzy możliwości: linia 1 (druga czekoladka spada wtedy na podłogę), linia 5 albo podłoga. W rzędach 2 i 3 w pudełku jest już brązowy, a w linii 4 leży niebieski.
rules-chocolatier-tiling = Gdy wszystko jest zabrane, przejdź linie od góry do dołu. Skrajna prawa czekoladka każdej pełnej linii przechodzi na pole swojego koloru w tym samym rzędzie pudełka i od razu daje punkty. Pozostałe czekoladki tej linii trafiają do pokrywki. Niepełne linie zostają bez zmian.
rules-chocolatier-example-tiling = Linie 2 i 4 są pełne: kremowa i niebieska czekoladka przechodzą do pudełka, po 1 punkcie. Linie 3 i 5 czekają na kolejną rundę.
rules-chocolatier-scoring = Czekoladka bez sąsiadów daje 1 punkt. W przeciwnym razie policz nieprzerwany rząd, do którego należy, a potem nieprzerwaną kolumnę. Rząd i kolumna dają po tyle punktów, ile mają czekoladek razem z nową, o ile są w nich co najmniej dwie.
rules-chocolatier-example-scoring = Brązowa czekoladka w rzędzie 3 należy do rzędu czterech i kolumny trzech czekoladek: 4 + 3 = 7 punktów.
rules-chocolatier-penalty = Potem tracisz punkty podane przy zajętych polach podłogi: 1, 1, 2, 2, 2, 3 i 3. Płytka gracza rozpoczynającego liczy się jak czekoladka. Wynik nigdy nie spada poniżej 0. Czekoladki z podłogi trafiają do pokrywki, a płytka gracza rozpoczynającego zostaje u ciebie.
rules-chocolatier-example-penalty = Płytka gracza rozpoczynającego i cztery czekoladki kosztują 1 + 1 + 2 + 2 + 2 = 8 punktów.
rules-chocolatier-next = Jeśli nikt nie ma pełnego rzędu, do każdej fabryki znów trafiają 4 czekoladki. Kto ma płytkę gracza rozpoczynającego, odkłada ją na środek i zaczyna.
rules-chocolatier-lid = Zawartość pokrywki wsypuje się do woreczka dopiero wtedy, gdy trzeba dobrać czekoladkę, a woreczek jest pusty. Jeśli puste jest jedno i drugie, runda zaczyna się z niepełnymi lub pustymi ostatnimi fabrykami.
rules-chocolatier-end = Partia kończy się po rundzie, w której co najmniej jeden gracz ukończył poziomy rząd.
rules-chocolatier-bonus = Na koniec są premie: 2 punkty za każdy pełny rząd, 7 za każdą pełną kolumnę i 10 za każdy kolor, z którego masz w pudełku komplet pięciu czekoladek.
rules-chocolatier-example-bonus = Jeden pełny rząd, jedna pełna kolumna i komplet niebieskich: 2 + 7 + 10 = 19 punktów.
rules-chocolatier-tie = Wygrywa ten, kto ma najwięcej punktów. Przy remisie decyduje liczba pełnych rzędów; jeśli i ona jest równa, zwycięstwo jest wspólne.
rules-chocolatier-free = W jasnobrązowym pudełku czekoladka może trafić na dowolne puste pole swojego rzędu, jeśli w kolumnie nie ma jeszcze jej koloru. Każdy kolor pojawia się więc tylko raz w każdym rzędzie i w każdej kolumnie.
rules-chocolatier-free-choice = Jeśli możliwych pól jest kilka, wybierasz; jeśli tylko jedno, czekoladka trafia właśnie tam. Dopóki jest miejsce, czekoladkę trzeba ułożyć.
rules-chocolatier-free-unplaceable = Jeśli miejsca nie ma, wszystkie czekoladki tej linii spadają od razu na podłogę i liczą się jeszcze w tej rundzie. Co się tam nie mieści, trafia do pokrywki.
rules-chocolatier-free-draft = Podczas brania czekoladek sprawdza się tylko rząd, a nie to, czy zostanie wolna kolumna.
rules-chocolatier-ruling-marker = Jeśli bierzesz płytkę gracza rozpoczynającego, a twoja podłoga jest pełna, zatrzymujesz ją i zaczynasz kolejną rundę; nie kosztuje to nic więcej.
rules-chocolatier-ruling-first = Jeśli nikt nie brał ze środka, ponownie zaczyna ten sam gracz.
rules-chocolatier-ruling-no_tiles = Jeśli nie ma już ani jednej czekoladki do rozłożenia, partia się kończy i liczą się premie.
rules-chocolatier-ruling-no_row = W jasnobrązowym pudełku partia kończy się (z premiami) także po rundzie, po której nikt nie ma już rzędu możliwego do ukończenia.
rules-chocolatier-ruling-order = W jasnobrązowym pudełku gracze układają czekoladki po kolei, od gracza rozpoczynającego rundę: najpierw linie, potem podłoga.
rules-chocolatier-special = Wariant do obu stron pudełka. Dziewięć żetonów fabryk ma złotą stronę. Przed każdą rundą tasuje się wszystkie i wykłada w okrąg 5, 7 albo 9; potem losowo odwraca się na złotą stronę tyle z nich, ilu jest graczy. Efekt działa w tej rundzie.
rules-chocolatier-sf1 = Fabryka specjalna 1: gdy czekoladki są już rozłożone, na ten żeton trafia jeszcze 1 z woreczka. Jeśli woreczek jest pusty, najpierw wsypuje się do niego zawartość pokrywki; jeśli i pokrywka jest pusta, nic się nie dzieje.
rules-chocolatier-sf2 = Fabryka specjalna 2: gdy czekoladki są już rozłożone, ten żeton zabiera po 1 czekoladce swojego koloru z każdej z dwóch sąsiednich fabryk, w której taka jest, także ze złotej. Zyskuje więc 0, 1 albo 2; na żetonie może leżeć więcej niż 4 czekoladki.
rules-chocolatier-sf3 = Fabryka specjalna 3: gdy ktoś bierze stąd czekoladki, pozostałe zostają na żetonie. Można z niej brać tyle razy, ile ma kolorów.
rules-chocolatier-sf4 = Fabryka specjalna 4: kto bierze stąd czekoladki, przenosi pozostałe do dwóch sąsiednich fabryk. Każdy kolor idzie w całości w lewo albo w prawo; wszystkie mogą iść w jedną stronę. Sąsiednia fabryka, która była pusta, wraca do gry ze swoim efektem. Dopiero potem układa się wzięte czekoladki.
rules-chocolatier-sf5 = Fabryka specjalna 5: pozostałe trafiają jak zwykle na środek, a biorący kładzie żeton obok swojej podłogi do końca rundy. Następna czekoladka, która miałaby spaść na tę podłogę, trafia na żeton i nic nie kosztuje, nawet jedna z właśnie wziętych; nie można z tego zrezygnować. Nie zajmuje żadnego z 7 pól i trafia do pokrywki razem z podłogą.
rules-chocolatier-sf5-line = Także linia, która nie ma miejsca w jasnobrązowym pudełku, najpierw zajmuje pusty żeton fabryki specjalnej 5.
rules-chocolatier-ruling-sf1 = Fabryka specjalna 1 działa przed fabryką specjalną 2.
rules-chocolatier-ruling-sf5-gap = Gdy żeton fabryki specjalnej 5 opuści okrąg, luka się zamyka: sąsiadem jest następny żeton.
rules-chocolatier-ruling-sf5-marker = Płytka gracza rozpoczynającego nigdy nie trafia na żeton fabryki specjalnej 5: leżą na nim tylko czekoladki.

## AXIO
rules-axio-head-goal = Cel gry
rules-axio-head-setup = Przygotowanie
rules-axio-head-placing = Wykładanie płytki
rules-axio-head-scoring = Punktacja
rules-axio-head-pyramids = Piramidy
rules-axio-head-turn-end = Dodatkowe tury, dobieranie i wymiana
rules-axio-head-ending = Koniec gry
rules-axio-head-solo = Gra solo
rules-axio-head-rulings = Nasze decyzje
rules-axio-goal = Wykładaj płytki tak, by te same kolory leżały w liniach, i punktuj we wszystkich pięciu: na końcu liczy się tylko twój najsłabszy kolor.
rules-axio-setup = Dla 1–4 graczy. Jest 100 płytek z dwiema kolorowymi połówkami. Każdy kolor ma swój symbol: zielona kropka, pomarańczowy kwadrat, czerwone słońce, fioletowy pierścień, niebieska gwiazda.
rules-axio-area = Przy 1 lub 2 graczach gra się na środkowym obszarze 9 na 9 pól, przy 3 na obszarze 11 na 11, a przy 4 na całej planszy 13 na 13.
rules-axio-printed = Na planszy wydrukowano pięć kolorowych pól, po jednym w każdym kolorze. Nic się na nich nie kładzie, a do punktacji się liczą.
rules-axio-rack = Masz stojak z 5 płytkami, których inni nie widzą, i dla każdego koloru tor punktacji od 0 do 18, widoczny dla wszystkich.
rules-axio-place = W swojej turze połóż jedną płytkę ze stojaka na dwóch pustych polach stykających się bokiem. Płytka nie musi niczego dotykać, a kolory nie muszą pasować.
rules-axio-first = Pierwsza płytka każdego gracza musi stykać się bokiem z polem wydrukowanym na planszy, którego nie dotyka jeszcze żadna płytka. Kolory nie muszą pasować.
rules-axio-score = Każda połówka punktuje osobno. Patrz od niej w trzech kierunkach, ale nie w stronę drugiej połówki. Każde pole tego samego koloru w nieprzerwanej prostej linii to 1 punkt w tym kolorze. Sama połówka się nie liczy.
rules-axio-line-end = Linię kończy puste pole, inny kolor, piramida albo brzeg obszaru gry.
rules-axio-example-score = Nowa płytka leży pośrodku, niebieska połówka z lewej, czerwona z prawej. Niebieski daje 1 + 2 = 3 punkty, czerwony 2.
rules-axio-pyramid = Pojedyncze puste pole, które twoja płytka zamknęła ze wszystkich stron (płytkami, polami wydrukowanymi lub brzegiem), od razu dostaje piramidę.
rules-axio-pyramid-points = Piramida daje po 1 punkcie za każdy kolor, który z nią sąsiaduje; każdy kolor liczy się raz. Przy opcji „każde pole” daje 1 punkt za każde sąsiednie kolorowe pole, także w tym samym kolorze.
rules-axio-example-pyramid = Obok piramidy są dwa pola niebieskie, zielone i czerwone: po 1 punkcie za niebieski, zielony i czerwony. Przy opcji „każde pole” niebieski dostaje 2.
rules-axio-extra = Żaden tor nie wychodzi poza 18; nadwyżka przepada. Każdy znacznik, który dojdzie do 18, daje dodatkową turę z wyłożeniem i punktacją, także w dodatkowej turze albo dzięki piramidzie.
rules-axio-draw = Po wszystkich dodatkowych turach dobierz płytki z woreczka, aż znów będziesz mieć 5.
rules-axio-swap = Jeśli żadna płytka na stojaku nie ma żadnego z twoich najsłabszych kolorów, możesz zamiast tego dokonać wymiany: pokaż stojak, dobierz 5 nowych płytek, a potem oddaj stare do woreczka. Jeśli kilka kolorów jest równie słabych, liczą się wszystkie.
rules-axio-end = Gra kończy się, gdy tylko nigdzie nie da się wyłożyć płytki; nie ma już dodatkowej tury, wymiany ani dobierania. Kończy się też, gdy gracz, na którego przypada kolej, ma pusty stojak.
rules-axio-all-18 = Kto ma 18 we wszystkich pięciu kolorach, wygrywa natychmiast, przed jakąkolwiek dodatkową turą. Nie dotyczy to gry solo.
rules-axio-result = Wynikiem gracza jest jego najsłabszy kolor; wygrywa najwyższy wynik. Przy remisie porównuje się kolejny najsłabszy kolor i tak dalej. Gdy wszystkie pięć jest równych, zwycięstwo jest wspólne.
rules-axio-solo = Grasz na obszarze 9 na 9 pól, bez stojaka: dobierasz płytkę, wykładasz ją, punktujesz i grasz dalej. Tylko pierwsza płytka musi dotykać pola wydrukowanego. Piramidy są, dodatkowych tur i wymiany nie ma.
rules-axio-solo-tracks = Każdy kolor ma dwa tory, jeden za drugim. Kolor, który dojdzie do 18, traci nadwyżkę i od następnej tury idzie dalej na drugim torze, a więc najwyżej do 36. Wynikiem jest najniższa suma.
rules-axio-ruling-tiles = Wśród 100 płytek jest po 6 z każdej z pięciu jednokolorowych i po 7 z każdej z dziesięciu dwukolorowych par.
rules-axio-ruling-pyramids = Piramid nigdy nie brakuje. Jeśli płytka zamknie kilka pól, każde dostaje piramidę i wszystkie punktują.
rules-axio-ruling-bag = Gdy w woreczku zabraknie płytek, dobierasz tyle, ile jest, i grasz dalej z mniejszą liczbą.
rules-axio-ruling-swap = Wymiana wymaga co najmniej 5 płytek w woreczku.
rules-axio-ruling-extra = Jeśli należy się dodatkowa tura, a na planszy nie ma miejsca, gra się kończy. Jeśli stojak jest pusty, dodatkowa tura przepada i dobierasz płytki.

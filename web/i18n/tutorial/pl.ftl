### Lekcje samouczków: o co pytamy, a po „-done” co było dobrze.

## Page
tutorial-lesson = Lekcja { $number } z { $total }
tutorial-lessons = Wszystkie lekcje
tutorial-go = Przejdź do lekcji { $number }
tutorial-go-done = Przejdź do lekcji { $number }, już ukończonej
tutorial-you = { $player } (ty)
tutorial-check = Sprawdź
tutorial-next = Dalej
tutorial-skip = Pomiń
tutorial-repeat = Powtórz
tutorial-right = Dobrze.
tutorial-wrong = Niezupełnie.

## Azul
tutorial-azul-take = Witaj. Na warsztatach leżą płytki, a ty bierzesz wszystkie w jednym kolorze z jednego z nich. Weź 2 czarne płytki z warsztatu 1 i połóż je w linii 2.
tutorial-azul-take-done = Linia 2 jest pełna: na koniec rundy jej płytka trafi na ścianę. Dwie pozostałe płytki z warsztatu przesunęły się na środek.
tutorial-azul-centre = Możesz też brać ze środka, znowu wszystkie w jednym kolorze. Weź 3 czerwone płytki i połóż je w linii 3.
tutorial-azul-centre-done = Ze środka nikt przed tobą nie brał, więc masz też płytkę gracza rozpoczynającego. Zaczniesz kolejną rundę, ale leży ona na twojej podłodze i kosztuje 1 punkt.
tutorial-azul-options = Gdzie wolno położyć 2 żółte płytki z warsztatu 3? Zaznacz wszystkie miejsca.
tutorial-azul-options-done = Linia 1 przyjmuje jedną, a druga spada na podłogę; linia 5 przyjmuje obie; podłoga jest możliwa zawsze. W rzędach 2 i 3 na ścianie jest już żółty, a w linii 4 leży niebieski.
tutorial-azul-tiling = Została jedna biała płytka; trafi do linii 5. Potem runda się kończy i pełne linie przenoszą płytkę na ścianę. Ile punktów dostaniesz?
tutorial-azul-tiling-done = Linie 2 i 4 były pełne: czerwona i niebieska płytka nie mają na ścianie sąsiadów, więc każda daje 1 punkt. Linie 3 i 5 czekają na kolejne płytki.
tutorial-azul-alone = Czerwona płytka zetknie się z inną tylko rogiem. Ile da punktów?
tutorial-azul-alone-done = 1 punkt. Sąsiadami są tylko płytki stykające się bokiem, więc ta leży sama.
tutorial-azul-row = Ostatnia żółta płytka wypełni linię 3. Jej pole na ścianie jest obok dwóch płytek. Ile da punktów?
tutorial-azul-row-done = Tworzy nieprzerwany ciąg trzech płytek razem z nią samą: 3 punkty. Nad nią i pod nią nic nie ma, więc kolumna się nie liczy.
tutorial-azul-column = Teraz niebieska płytka trafi między dwie inne w swojej kolumnie. Ile da punktów?
tutorial-azul-column-done = Kolumna, do której należy, ma trzy płytki bez przerwy: 3 punkty. Z lewej i z prawej nic nie ma, więc rząd się nie liczy.
tutorial-azul-cross = Teraz żółta płytka dołącza do rzędu i do kolumny. Ile da punktów?
tutorial-azul-cross-done = Rząd, do którego należy, ma 4 płytki, a kolumna 3. Liczy się jedno i drugie, a nowa płytka w obu: 4 + 3 = 7 punktów.
tutorial-azul-floor = Ostatnia czarna płytka spada na twoją podłogę, za płytkę gracza rozpoczynającego i trzy inne. Ile punktów kosztuje podłoga?
tutorial-azul-floor-done = Zajętych jest pięć pól: 1 + 1 + 2 + 2 + 2 = 8 punktów. Płytka gracza rozpoczynającego liczy się jak każda inna.
tutorial-azul-low = Ta sama podłoga, ale masz tylko 5 punktów. Jaki będzie twój wynik po tej rundzie?
tutorial-azul-low-done = Wynik nigdy nie spada poniżej 0.
tutorial-azul-bonus = Linia 4 jest pełna: niebieska płytka ukończy rząd 4, kolumna 1 jest już pełna, a będzie to piąta niebieska. Partia się kończy. Ile punktów premii dostaniesz?
tutorial-azul-bonus-done = 2 za rząd, 7 za kolumnę i 10 za komplet jednego koloru: 19 punktów.
tutorial-azul-free = To szara ściana, na której pole wybierasz samodzielnie. Linia 3 jest pełna czerwonych płytek, ale jedyne puste pole rzędu 3 leży w kolumnie, w której czerwony już jest. Ile punktów to kosztuje?
tutorial-azul-free-done = Niczego nie da się ułożyć, więc wszystkie 3 płytki tej linii spadają na podłogę jeszcze w tej rundzie: 1 + 1 + 2 = 4 punkty.
tutorial-azul-round = Teraz zagraj rundę z początkującym. Weź płytki, wybierz linię i patrz na liczby obok linii: mówią, co daje ruch. „Wskazówka” pokaże dobry ruch.
tutorial-azul-round-done = To była cała runda. Znasz już grę. Wróć i zacznij własną partię.

## Master Chocolatier
tutorial-chocolatier-take = Witaj. W fabrykach leżą czekoladki, a ty bierzesz wszystkie w jednym kolorze z jednej z nich. Weź 2 czarne czekoladki z fabryki 1 i połóż je w linii 2.
tutorial-chocolatier-take-done = Linia 2 jest pełna: na koniec rundy jej czekoladka trafi do pudełka. Dwie pozostałe czekoladki z fabryki przesunęły się na środek.
tutorial-chocolatier-centre = Możesz też brać ze środka, znowu wszystkie w jednym kolorze. Weź 3 kremowe czekoladki i połóż je w linii 3.
tutorial-chocolatier-centre-done = Ze środka nikt przed tobą nie brał, więc masz też płytkę gracza rozpoczynającego. Zaczniesz kolejną rundę, ale leży ona na twojej podłodze i kosztuje 1 punkt.
tutorial-chocolatier-options = Gdzie wolno położyć 2 brązowe czekoladki z fabryki 3? Zaznacz wszystkie miejsca.
tutorial-chocolatier-options-done = Linia 1 przyjmuje jedną, a druga spada na podłogę; linia 5 przyjmuje obie; podłoga jest możliwa zawsze. W rzędach 2 i 3 w pudełku jest już brązowy, a w linii 4 leży niebieski.
tutorial-chocolatier-tiling = Została jedna czerwona czekoladka; trafi do linii 5. Potem runda się kończy i pełne linie przenoszą czekoladkę do pudełka. Ile punktów dostaniesz?
tutorial-chocolatier-tiling-done = Linie 2 i 4 były pełne: kremowa i niebieska czekoladka nie mają w pudełku sąsiadów, więc każda daje 1 punkt. Linie 3 i 5 czekają na kolejne czekoladki.
tutorial-chocolatier-cross = Teraz brązowa czekoladka dołącza do rzędu i do kolumny. Ile da punktów?
tutorial-chocolatier-cross-done = Rząd, do którego należy, ma 4 czekoladki, a kolumna 3. Liczy się jedno i drugie, a nowa czekoladka w obu: 4 + 3 = 7 punktów.
tutorial-chocolatier-floor = Ostatnia czarna czekoladka spada na twoją podłogę, za płytkę gracza rozpoczynającego i trzy czekoladki. Ile punktów kosztuje podłoga?
tutorial-chocolatier-floor-done = Zajętych jest pięć pól: 1 + 1 + 2 + 2 + 2 = 8 punktów. Płytka gracza rozpoczynającego liczy się jak czekoladka.
tutorial-chocolatier-deal = Złote żetony to fabryki specjalne: każdy ma swój efekt w jednej rundzie. Weź ostatnią czekoladkę, połóż ją w linii 5 i zobacz, jak fabryki zapełniają się na nowo.
tutorial-chocolatier-deal-done = Teraz złote są dwa inne żetony. Fabryka specjalna 1, ta z plusem, dostała jedną czekoladkę więcej z woreczka. Fabryka specjalna 2, ta ze strzałkami, zabrała po jednej w swoim kolorze od każdego sąsiada, który taką miał.
tutorial-chocolatier-sf3 = Fabryka 2 to fabryka specjalna 3. Bierzesz z niej 2 czarne czekoladki. Ile czekoladek przesunie się na środek?
tutorial-chocolatier-sf3-done = Żadna: w fabryce specjalnej 3 reszta zostaje na miejscu i można ją stamtąd wziąć później.
tutorial-chocolatier-sf4 = Fabryka 4 to fabryka specjalna 4. Weź z niej czarną czekoladkę do linii 1, a potem rozdziel resztę: każdy kolor w lewo albo w prawo.
tutorial-chocolatier-sf4-done = Można to było zrobić na cztery sposoby. Dwie czerwone czekoladki zawsze idą razem, bo koloru się nie dzieli.
tutorial-chocolatier-sf5 = Fabryka 2 to fabryka specjalna 5. Kładziesz jej 3 czerwone czekoladki w linii 1, w której mieści się jedna. Ile spadnie na podłogę?
tutorial-chocolatier-sf5-done = Jedna: złoty żeton leży teraz obok twojej podłogi i przejął jedną z dwóch, bez żadnych kosztów.
tutorial-chocolatier-bonus = Linia 4 jest pełna: niebieska czekoladka ukończy rząd 4, kolumna 1 jest już pełna, a będzie to piąta niebieska. Partia się kończy. Ile punktów premii dostaniesz?
tutorial-chocolatier-bonus-done = 2 za rząd, 7 za kolumnę i 10 za komplet jednego koloru: 19 punktów.
tutorial-chocolatier-round = Teraz zagraj rundę z początkującym. Weź czekoladki, wybierz linię i patrz na liczby obok linii: mówią, co daje ruch. „Wskazówka” pokaże dobry ruch.
tutorial-chocolatier-round-done = To była cała runda. Znasz już grę. Wróć i zacznij własną partię.

## AXIO
tutorial-axio-first = Witaj. Płytka ma dwie połówki i zajmuje dwa pola. Pierwsza musi dotykać pola wydrukowanego, którego nie dotyka jeszcze żadna inna: podświetlone pola pokazują, gdzie. Weź płytkę ze stojaka i wyłóż ją.
tutorial-axio-first-done = Kolejne płytki mogą leżeć gdziekolwiek. Inni gracze muszą swoje pierwsze dołożyć do innych pól wydrukowanych.
tutorial-axio-line = Plansza pokazuje, gdzie położysz czerwono-niebieską płytkę: twoja niebieska połówka znajdzie się obok innej niebieskiej. Ile to punktów?
tutorial-axio-line-done = W linii z twoją połówką leży jedno niebieskie pole: 1 punkt w niebieskim. Wykładana połówka sama się nie liczy.
tutorial-axio-lines = Teraz niebieski jest po lewej stronie twojej niebieskiej połówki i nad nią. Ile punktów dostaniesz w niebieskim?
tutorial-axio-lines-done = Dwa pola po lewej i jedno nad nią dają 3 punkty. Pomarańczowe pole kończy linię. Czerwony też punktuje: 2 punkty po prawej.
tutorial-axio-both = Każda połówka patrzy w trzech kierunkach, ale nie w stronę drugiej. Ile punktów da płytka razem w niebieskim i czerwonym?
tutorial-axio-both-done = Niebieski ma dwa pola po lewej i dwa nad sobą: 4. Czerwony dwa pod sobą: 2. Razem 6 punktów, na dwóch torach.
tutorial-axio-double = Ta płytka ma dwie niebieskie połówki i przedłuża niebieską linię. Ile to punktów?
tutorial-axio-double-done = 2 punkty. Dwa niebieskie pola widzi tylko lewa połówka: prawa nie patrzy przez drugą.
tutorial-axio-pyramid = Twoja niebiesko-zielona płytka zamknie pojedyncze puste pole przy brzegu. Stanie na nim piramida, która daje po 1 punkcie za każdy sąsiedni kolor. Ile punktów dostaniesz razem?
tutorial-axio-pyramid-done = 3 za niebieską linię po prawej i 3 za piramidę: po 1 za niebieski, zielony i czerwony.
tutorial-axio-pyramids = Ta sama płytka zamyka teraz naraz dwa puste pola. Ile punktów dostaniesz razem?
tutorial-axio-pyramids-done = Na obu staje piramida: 3 punkty za niebieski, zielony i czerwony oraz 3 za pomarańczowy, zielony i fioletowy. Brzeg planszy też zamyka pole.
tutorial-axio-extra = Masz 17 w niebieskim i 16 w czerwonym. Ta płytka daje po 2 w każdym. Tor kończy się na 18. Ile dodatkowych tur zdobędziesz?
tutorial-axio-extra-done = Oba znaczniki doszły do 18: dwie dodatkowe tury. Jeden niebieski punkt przepadł. Płytki dobierasz dopiero po dodatkowych turach.
tutorial-axio-swap = Na końcu liczy się tylko najsłabszy kolor. Twoje to zielony i pomarańczowy, a żadna płytka na stojaku ich nie ma: możesz wymienić wszystkie. Zrób to.
tutorial-axio-swap-done = Masz 5 nowych płytek, a stare wróciły do woreczka. Z choćby jedną pomarańczową połówką na stojaku można by tylko dobrać.
tutorial-axio-lowest = Ostatnia płytka zaraz zapełni planszę. Razem masz więcej punktów, ale w najsłabszym kolorze, niebieskim, tylko 8; Początkujący 2 ma w swoim, czerwonym, 11. Kto wygra?
tutorial-axio-lowest-done = Początkujący 2: wynikiem jest tylko najsłabszy kolor, a 11 to więcej niż 8.
tutorial-axio-tie = Każdy ma w najsłabszym kolorze 9 punktów. Od najsłabszego do najlepszego ty masz 9, 12, 15, 16, 18, Początkujący 2 ma 9, 11, 14, 16, 18, a Początkujący 3 ma 9, 12, 12, 17, 18. Kto wygra?
tutorial-axio-tie-done = Ty. Decyduje kolejny najsłabszy kolor: Początkujący 2 ma w nim tylko 11. Potem trzeci: twoje 15 wygrywa z 12, które ma Początkujący 3.
tutorial-axio-round = Teraz zagraj trzy tury z początkującym. Płytka trzymana nad planszą pokazuje, ile da punktów, a „Wskazówka” pokaże dobre miejsce.
tutorial-axio-round-done = Znasz już grę. Pilnuj najsłabszego koloru: wygrywa ten, czyj najsłabszy jest najwyższy. Wróć i zacznij własną partię.

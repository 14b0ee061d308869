### Lekce výuky: na co se ptáme a po „-done“ co bylo správně.

## Page
tutorial-lesson = Lekce { $number } z { $total }
tutorial-lessons = Všechny lekce
tutorial-go = Přejít na lekci { $number }
tutorial-go-done = Přejít na lekci { $number }, už hotovou
tutorial-you = { $player } (ty)
tutorial-check = Zkontrolovat
tutorial-next = Další
tutorial-skip = Přeskočit
tutorial-repeat = Zopakovat
tutorial-right = Správně.
tutorial-wrong = Ne tak docela.

## Azul
tutorial-azul-take = Vítej. Na nabídkách leží kachličky a ty si z jedné z nich vezmeš všechny jedné barvy. Vezmi 2 černé kachličky z nabídky 1 a ulož je do řady 2.
tutorial-azul-take-done = Řada 2 je plná: na konci kola půjde její kachlička na stěnu. Dvě zbylé kachličky z nabídky se přesunuly do středu stolu.
tutorial-azul-centre = Brát smíš i ze středu stolu, zase všechny jedné barvy. Vezmi 3 červené kachličky a ulož je do řady 3.
tutorial-azul-centre-done = Ze středu stolu bereš v tomto kole jako první, proto máš i žeton začínajícího hráče. Začneš příští kolo, ale žeton leží na tvé podlaze a stojí 1 bod.
tutorial-azul-options = Kam smíš uložit 2 žluté kachličky z nabídky 3? Označ všechna místa.
tutorial-azul-options-done = Řada 1 pojme jednu a druhá spadne na podlahu; řada 5 pojme obě; podlaha je možná vždycky. V řadách 2 a 3 na stěně už žlutá je a v přípravné řadě 4 leží modrá.
tutorial-azul-tiling = Zbývá jedna bílá kachlička; půjde do řady 5. Potom kolo skončí a z plných řad se přesune kachlička na stěnu. Kolik bodů dostaneš?
tutorial-azul-tiling-done = Řady 2 a 4 byly plné: červená a modrá kachlička nemají na stěně sousedy, takže každá přinese 1 bod. Řady 3 a 5 čekají na další kachličky.
tutorial-azul-alone = Červená kachlička se jiné dotkne jen rohem. Kolik bodů přinese?
tutorial-azul-alone-done = 1 bod. Sousedí jen kachličky, které se dotýkají stranou, takže tahle leží sama.
tutorial-azul-row = Poslední žlutá kachlička doplní řadu 3. Její pole na stěně je vedle dvou kachliček. Kolik bodů přinese?
tutorial-azul-row-done = Vznikne souvislá řada tří kachliček včetně ní: 3 body. Nad ní a pod ní nic není, takže sloupec se nepočítá.
tutorial-azul-column = Teď přijde modrá kachlička mezi dvě jiné ve svém sloupci. Kolik bodů přinese?
tutorial-azul-column-done = Sloupec, do kterého patří, má tři kachličky bez mezery: 3 body. Vlevo ani vpravo nic není, takže řada se nepočítá.
tutorial-azul-cross = Teď se žlutá kachlička připojí k řadě i ke sloupci. Kolik bodů přinese?
tutorial-azul-cross-done = Řada, do které patří, má 4 kachličky, sloupec 3. Počítá se obojí a nová kachlička v obou: 4 + 3 = 7 bodů.
tutorial-azul-floor = Poslední černá kachlička spadne na tvou podlahu, za žeton a tři kachličky. Kolik bodů podlaha stojí?
tutorial-azul-floor-done = Obsazených je pět polí: 1 + 1 + 2 + 2 + 2 = 8 bodů. Žeton se počítá jako kachlička.
tutorial-azul-low = Stejná podlaha, ale máš jen 5 bodů. Jaké bude tvé skóre po tomto kole?
tutorial-azul-low-done = Skóre nikdy neklesne pod 0.
tutorial-azul-bonus = Řada 4 je plná: modrá kachlička dokončí řadu 4 na stěně, sloupec 1 už je celý a bude to pátá modrá. Partie končí. Kolik bodů prémií dostaneš?
tutorial-azul-bonus-done = 2 za řadu, 7 za sloupec a 10 za všech pět jedné barvy: 19 bodů.
tutorial-azul-free = Tohle je šedá stěna, kde si pole vybíráš. Přípravná řada 3 je plná červených, ale jediné prázdné pole řady 3 na stěně je ve sloupci, kde už červená je. Kolik bodů to stojí?
tutorial-azul-free-done = Položit nelze nic, a tak všechny 3 kachličky té řady spadnou ještě v tomto kole na podlahu: 1 + 1 + 2 = 4 body.
tutorial-azul-round = Teď si zahraj kolo se začátečníkem. Vezmi kachličky, vyber řadu a sleduj čísla vedle řad: říkají, co tah přinese. „Nápověda“ ukáže dobrý tah.
tutorial-azul-round-done = To bylo celé kolo. Teď už hru znáš. Vrať se a začni vlastní partii.

## Master Chocolatier
tutorial-chocolatier-take = Vítej. Na nabídkách leží pralinky a ty si z jedné z nich vezmeš všechny jedné barvy. Vezmi 2 černé pralinky z nabídky 1 a ulož je do řady 2.
tutorial-chocolatier-take-done = Řada 2 je plná: na konci kola půjde její pralinka do bonboniéry. Dvě zbylé pralinky z nabídky se přesunuly do středu stolu.
tutorial-chocolatier-centre = Brát smíš i ze středu stolu, zase všechny jedné barvy. Vezmi 3 bílé pralinky a ulož je do řady 3.
tutorial-chocolatier-centre-done = Ze středu stolu bereš v tomto kole jako první, proto máš i žeton začínajícího hráče. Začneš příští kolo, ale žeton leží na tvé podlaze a stojí 1 bod.
tutorial-chocolatier-options = Kam smíš uložit 2 hnědé pralinky z nabídky 3? Označ všechna místa.
tutorial-chocolatier-options-done = Řada 1 pojme jednu a druhá spadne na podlahu; řada 5 pojme obě; podlaha je možná vždycky. V řadách 2 a 3 v bonboniéře už hnědá je a v přípravné řadě 4 leží modrá.
tutorial-chocolatier-tiling = Zbývá jedna červená pralinka; půjde do řady 5. Potom kolo skončí a z plných řad se přesune pralinka do bonboniéry. Kolik bodů dostaneš?
tutorial-chocolatier-tiling-done = Řady 2 a 4 byly plné: bílá a modrá pralinka nemají v bonboniéře sousedy, takže každá přinese 1 bod. Řady 3 a 5 čekají na další pralinky.
tutorial-chocolatier-cross = Teď se hnědá pralinka připojí k řadě i ke sloupci. Kolik bodů přinese?
tutorial-chocolatier-cross-done = Řada, do které patří, má 4 pralinky, sloupec 3. Počítá se obojí a nová pralinka v obou: 4 + 3 = 7 bodů.
tutorial-chocolatier-floor = Poslední černá pralinka spadne na tvou podlahu, za žeton a tři pralinky. Kolik bodů podlaha stojí?
tutorial-chocolatier-floor-done = Obsazených je pět polí: 1 + 1 + 2 + 2 + 2 = 8 bodů. Žeton se počítá jako pralinka.
tutorial-chocolatier-deal = Zlaté destičky jsou speciální nabídky: každá má v jednom kole svůj účinek. Vezmi poslední pralinku, ulož ji do řady 5 a sleduj další rozdání.
tutorial-chocolatier-deal-done = Zlaté jsou teď dvě jiné destičky. SN 1, ta s plusem, dostala ze sáčku jednu pralinku navíc. SN 2, ta se šipkami, si vzala po jedné své barvy od každého souseda, který takovou měl.
tutorial-chocolatier-sf3 = Nabídka 2 je SN 3. Vezmeš z ní 2 černé pralinky. Kolik pralinek se přesune do středu stolu?
tutorial-chocolatier-sf3-done = Žádná: na SN 3 zbytek zůstává ležet a dá se odtud vzít později.
tutorial-chocolatier-sf4 = Nabídka 4 je SN 4. Vezmi z ní černou pralinku do řady 1 a zbytek rozděl: každou barvu doleva, nebo doprava.
tutorial-chocolatier-sf4-done = Šlo to čtyřmi způsoby. Dvě červené pralinky jdou vždycky spolu, protože barva se nedělí.
tutorial-chocolatier-sf5 = Nabídka 2 je SN 5. Její 3 červené pralinky ukládáš do řady 1, kam se vejde jedna. Kolik jich spadne na podlahu?
tutorial-chocolatier-sf5-done = Jedna: zlatá destička teď leží vedle tvé podlahy a jednu z těch dvou zachytila zadarmo.
tutorial-chocolatier-bonus = Řada 4 je plná: modrá pralinka dokončí řadu 4 v bonboniéře, sloupec 1 už je celý a bude to pátá modrá. Partie končí. Kolik bodů prémií dostaneš?
tutorial-chocolatier-bonus-done = 2 za řadu, 7 za sloupec a 10 za všech pět jedné barvy: 19 bodů.
tutorial-chocolatier-round = Teď si zahraj kolo se začátečníkem. Vezmi pralinky, vyber řadu a sleduj čísla vedle řad: říkají, co tah přinese. „Nápověda“ ukáže dobrý tah.
tutorial-chocolatier-round-done = To bylo celé kolo. Teď už hru znáš. Vrať se a začni vlastní partii.

## AXIO
tutorial-axio-first = Vítej. Dílek má dvě poloviny a zakryje dvě pole. Tvůj první se musí dotýkat předtištěného pole, kterého se ještě žádný dílek nedotýká: kde, ukazují rozsvícená pole. Vezmi dílek ze stojánku a polož ho.
tutorial-axio-first-done = Další dílky smějí ležet kdekoli. Ostatní hráči si pro své první musí vybrat jiná předtištěná pole.
tutorial-axio-line = Na plánu vidíš, kam položíš červeno-modrý dílek: tvá modrá polovina bude ležet vedle jiné modré. Kolik je to bodů?
tutorial-axio-line-done = V linii s tvou polovinou leží jedno modré pole: 1 bod v modré. Pokládaná polovina se sama nepočítá.
tutorial-axio-lines = Teď je modrá vlevo od tvé modré poloviny i nad ní. Kolik bodů dostaneš v modré?
tutorial-axio-lines-done = Dvě pole vlevo a jedno nahoře dají 3 body. Oranžové pole linii ukončí. Boduje i červená: 2 body vpravo.
tutorial-axio-both = Každá polovina se dívá třemi směry, jen ne k té druhé. Kolik bodů přinese dílek v modré a červené dohromady?
tutorial-axio-both-done = Modrá má dvě pole vlevo a dvě nad sebou: 4. Červená dvě pod sebou: 2. Dohromady 6 bodů na dvou počítadlech.
tutorial-axio-double = Tento dílek má obě poloviny modré a prodlouží modrou linii. Kolik je to bodů?
tutorial-axio-double-done = 2 body. Dvě modrá pole vidí jen levá polovina: pravá se přes tu druhou nedívá.
tutorial-axio-pyramid = Tvůj modro-zelený dílek uzavře jedno prázdné pole u okraje. Dostane pyramidu, která přinese po 1 bodu za každou sousední barvu. Kolik bodů dostaneš celkem?
tutorial-axio-pyramid-done = 3 za modrou linii vpravo a 3 za pyramidu: po 1 za modrou, zelenou a červenou.
tutorial-axio-pyramids = Stejný dílek teď uzavře dvě prázdná pole najednou. Kolik bodů dostaneš celkem?
tutorial-axio-pyramids-done = Pyramidu dostanou obě: 3 body za modrou, zelenou a červenou a 3 za oranžovou, zelenou a fialovou. Uzavírá i okraj plánu.
tutorial-axio-extra = V modré máš 17 a v červené 16. Tento dílek dá v každé 2. Počítadlo končí na 18. Kolik tahů navíc získáš?
tutorial-axio-extra-done = Oba ukazatele došly na 18: dva tahy navíc. Jeden modrý bod propadl. Dílky dobíráš až po tazích navíc.
tutorial-axio-swap = Na konci se počítá jen nejslabší barva. Tvé jsou zelená a oranžová a žádný dílek na stojánku je nemá: smíš vyměnit všechny. Udělej to.
tutorial-axio-swap-done = Máš 5 nových dílků a staré jsou zpátky v sáčku. S jedinou oranžovou polovinou na stojánku by šlo jen dobírat.
tutorial-axio-lowest = Poslední dílek teď zaplní plán. Celkem máš víc bodů, ale v nejslabší barvě, modré, jen 8; Začátečník 2 má v té své, červené, 11. Kdo vyhraje?
tutorial-axio-lowest-done = Začátečník 2: výsledkem je jen nejslabší barva a 11 je víc než 8.
tutorial-axio-tie = Všichni mají v nejslabší barvě 9 bodů. Od nejslabší po nejlepší máš 9, 12, 15, 16, 18, Začátečník 2 má 9, 11, 14, 16, 18 a Začátečník 3 má 9, 12, 12, 17, 18. Kdo vyhraje?
tutorial-axio-tie-done = Ty. Rozhoduje další nejslabší barva: Začátečník 2 v ní má jen 11. Pak třetí: tvých 15 je víc než 12, které má Začátečník 3.
tutorial-axio-round = Teď odehraj tři tahy se začátečníkem. Dílek nad plánem ukazuje, kolik by přinesl, a „Nápověda“ ukáže dobré místo.
tutorial-axio-round-done = Teď už hru znáš. Hlídej si nejslabší barvu: vyhrává ten, kdo ji má nejvyšší. Vrať se a začni vlastní partii.

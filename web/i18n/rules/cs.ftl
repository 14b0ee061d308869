### Pravidla her. Klíče „ruling“ jsou naše vlastní rozhodnutí.

## Page
rules-title = { $game }: pravidla
rules-games = Pravidla dalších her
rules-contents = Obsah
rules-print = Vytisknout
rules-ours = naše rozhodnutí
rules-ours-words = Tyto případy pravidla v krabici neřeší. Rozhodli jsme je sami a takto se tu hraje.

## Azul
rules-azul-head-goal = Cíl hry
rules-azul-head-setup = Příprava hry
rules-azul-head-taking = Výběr kachliček
rules-azul-head-placing = Ukládání do řad
rules-azul-head-wall = Pokládání na stěnu
rules-azul-head-rounds = Další kolo
rules-azul-head-ending = Konec hry a prémie
rules-azul-head-free = Šedá stěna
rules-azul-head-rulings = Naše rozhodnutí
rules-azul-goal = Skládej kachličky na svou stěnu a získej co nejvíc bodů. Partie končí po kole, v němž někdo dokončí vodorovnou řadu pěti kachliček. Vyhrává, kdo má v tu chvíli nejvíc bodů.
rules-azul-setup = Pro 2 až 4 hráče. V sáčku je 100 kachliček, 20 od každé z pěti barev. Na stole leží 5 nabídek při 2 hráčích, 7 při 3 a 9 při 4. Na každou přijdou 4 kachličky ze sáčku.
rules-azul-board = Na tvém herním plánu je pět přípravných řad s 1 až 5 poli, stěna s 5 krát 5 poli a podlaha se 7 poli. Začínáš s 0 body.
rules-azul-first = Začínajícího hráče určí los, nebo ho vyberete před partií. Na začátku každého kola leží žeton začínajícího hráče ve středu stolu.
rules-azul-sides = Všichni hrají na stejné straně plánu: s barevnou stěnou, kde má každá barva v řadě své pole, nebo s šedou, kde si pole vybíráš.
rules-azul-take = Ve svém tahu si musíš vzít kachličky: buď všechny jedné barvy z jedné nabídky, a zbylé z ní se přesunou do středu stolu, nebo všechny jedné barvy ze středu stolu.
rules-azul-marker = Kdo v kole jako první bere ze středu stolu, vezme si i žeton začínajícího hráče a položí ho na první volné pole podlahy zleva, ještě než uloží kachličky. Samotný žeton si vzít nelze.
rules-azul-turns = Hraje se po směru hodinových ručiček, dokud nejsou všechny nabídky i střed stolu prázdné.
rules-azul-place = Všechno, co bereš, ulož do jedné přípravné řady, zprava doleva. Kachličky nelze rozdělit do více řad.
rules-azul-other_colour = V řadě leží jen jedna barva. Později můžeš přidávat kachličky téže barvy.
rules-azul-line_full = Do plné řady už nic nepřidáš, dokud se na konci kola nevyprázdní.
rules-azul-colour_on_wall = Barvu nesmíš dát do řady, pokud už je ve stejné řadě tvé stěny.
rules-azul-floor = Co se nevejde, padá na podlahu, zleva doprava. Na podlahu smíš dát i všechno, co bereš. Je-li všech 7 polí obsazených, zbytek jde do víka a nic nestojí.
rules-azul-example-options = Pro dvě žluté kachličky jsou tři možnosti: řada 1 (druhá kachlička pak spadne na podlahu), řada 5, nebo podlaha. V řadách 2 a 3 na stěně už žlutá je a v přípravné řadě 4 leží modrá.
rules-azul-tiling = Když je vše rozebráno, projdi své řady shora dolů. Z každé plné řady se kachlička nejvíc vpravo přesune na pole své barvy ve stejné řadě stěny a hned přinese body. Ostatní kachličky té řady jdou do víka. Neúplné řady zůstávají, jak jsou.
rules-azul-example-tiling = Řady 2 a 4 jsou plné: červená a modrá kachlička jdou na stěnu, každá za 1 bod. Řady 3 a 5 čekají na další kolo.
rules-azul-scoring = Kachlička bez sousedů přinese 1 bod. Jinak spočítej souvislou řadu, která přes ni vede, a potom souvislý sloupec. Za řadu i za sloupec je tolik bodů, kolik mají kachliček včetně nové, pokud jsou v nich aspoň dvě.
rules-azul-example-scoring = Žlutá kachlička v řadě 3 patří do řady čtyř a sloupce tří kachliček: 4 + 3 = 7 bodů.
rules-azul-penalty = Potom ztratíš body uvedené u obsazených polí podlahy: 1, 1, 2, 2, 2, 3 a 3. Žeton začínajícího hráče se počítá jako kachlička. Skóre nikdy neklesne pod 0. Kachličky jdou do víka, žeton zůstane tobě.
rules-azul-example-penalty = Žeton a čtyři kachličky stojí 1 + 1 + 2 + 2 + 2 = 8 bodů.
rules-azul-next = Pokud nikdo nemá celou řadu, přijdou na každou nabídku znovu 4 kachličky. Kdo má žeton začínajícího hráče, vrátí ho do středu stolu a začíná.
rules-azul-lid = Obsah víka se vysype do sáčku teprve tehdy, když se má losovat a sáček je prázdný. Je-li prázdné obojí, kolo začne s neúplnými nebo prázdnými posledními nabídkami.
rules-azul-end = Partie končí po kole, ve kterém aspoň jeden hráč dokončil vodorovnou řadu.
rules-azul-bonus = Nakonec jsou prémie: 2 body za každou celou řadu, 7 za každý celý sloupec a 10 za každou barvu, z níž máš na stěně všech pět kachliček.
rules-azul-example-bonus = Jedna celá řada, jeden celý sloupec a všech pět modrých: 2 + 7 + 10 = 19 bodů.
rules-azul-tie = Vyhrává, kdo má nejvíc bodů. Při remíze rozhoduje počet celých řad; je-li i ten stejný, o vítězství se dělíte.
rules-azul-free = Na šedé stěně smí kachlička na libovolné prázdné pole své řady, pokud ve sloupci její barva ještě není. Každá barva je tedy v každé řadě i v každém sloupci jen jednou.
rules-azul-free-choice = Je-li možných polí víc, vybíráš; je-li jen jedno, kachlička jde tam. Dokud je kam, položit ji musíš.
rules-azul-free-unplaceable = Když už místo není, spadnou všechny kachličky té řady hned na podlahu a počítají se ještě v tomto kole. Co se tam nevejde, jde do víka.
rules-azul-free-draft = Při výběru se kontroluje jen řada, ne to, zda zbývá volný sloupec.
rules-azul-ruling-marker = Když bereš žeton začínajícího hráče a tvá podlaha je plná, necháš si ho a začínáš příští kolo; nic dalšího tě to nestojí.
rules-azul-ruling-first = Pokud nikdo nebral ze středu stolu, začíná znovu stejný hráč.
rules-azul-ruling-no_tiles = Nezbývá-li k rozdání ani jedna kachlička, partie končí a započítají se prémie.
rules-azul-ruling-no_row = S šedou stěnou partie končí (i s prémiemi) také po kole, po němž už nikdo nemá řadu, kterou by šlo dokončit.
rules-azul-ruling-order = Na šedé stěně pokládají hráči jeden po druhém, počínaje začínajícím hráčem kola: nejdřív řady, potom podlaha.

## Master Chocolatier
rules-chocolatier-head-goal = Cíl hry
rules-chocolatier-head-setup = Příprava hry
rules-chocolatier-head-taking = Výběr pralinek
rules-chocolatier-head-placing = Ukládání do řad
rules-chocolatier-head-wall = Plnění bonboniéry
rules-chocolatier-head-rounds = Další kolo
rules-chocolatier-head-ending = Konec hry a prémie
rules-chocolatier-head-free = Hnědá bonboniéra
rules-chocolatier-head-rulings = Naše rozhodnutí
rules-chocolatier-head-special = Speciální nabídky
rules-chocolatier-goal = Skládej pralinky do své bonboniéry a získej co nejvíc bodů. Partie končí po kole, v němž někdo dokončí vodorovnou řadu pěti pralinek. Vyhrává, kdo má v tu chvíli nejvíc bodů.
rules-chocolatier-setup = Pro 2 až 4 hráče. V sáčku je 100 pralinek, 20 od každé z pěti barev. Na stole leží 5 nabídek při 2 hráčích, 7 při 3 a 9 při 4. Na každou přijdou 4 pralinky ze sáčku.
rules-chocolatier-board = Na tvém herním plánu je pět přípravných řad s 1 až 5 poli, bonboniéra s 5 krát 5 poli a podlaha se 7 poli. Začínáš s 0 body.
rules-chocolatier-first = Začínajícího hráče určí los, nebo ho vyberete před partií. Na začátku každého kola leží žeton začínajícího hráče ve středu stolu.
rules-chocolatier-sides = Všichni hrají na stejné straně plánu: s barevnou bonboniérou, kde má každá barva v řadě své pole, nebo s hnědou, kde si pole vybíráš.
rules-chocolatier-take = Ve svém tahu si musíš vzít pralinky: buď všechny jedné barvy z jedné nabídky, a zbylé z ní se přesunou do středu stolu, nebo všechny jedné barvy ze středu stolu.
rules-chocolatier-marker = Kdo v kole jako první bere ze středu stolu, vezme si i žeton začínajícího hráče a položí ho na první volné pole podlahy zleva, ještě než uloží pralinky. Samotný žeton si vzít nelze.
rules-chocolatier-turns = Hraje se po směru hodinových ručiček, dokud nejsou všechny nabídky i střed stolu prázdné.
rules-chocolatier-place = Všechno, co bereš, ulož do jedné přípravné řady, zprava doleva. Pralinky nelze rozdělit do více řad.
rules-chocolatier-other_colour = V řadě leží jen jedna barva. Později můžeš přidávat pralinky téže barvy.
rules-chocolatier-line_full = Do plné řady už nic nepřidáš, dokud se na konci kola nevyprázdní.
rules-chocolatier-colour_on_wall = Barvu nesmíš dát do řady, pokud už je ve stejné řadě tvé bonboniéry.
rules-chocolatier-floor = Co se nevejde, padá na podlahu, zleva doprava. Na podlahu smíš dát i všechno, co bereš. Je-li všech 7 polí obsazených, zbytek jde do víka a nic nestojí.
rules-chocolatier-example-options = Pro dvě hnědé pralinky jsou tři možnosti: řada 1 (druhá pralinka pak spadne na podlahu), řada 5, nebo podlaha. V řadách 2 a 3 v bonboniéře už hnědá je a v přípravné řadě 4 leží modrá.
rules-chocolatier-tiling = Když je vše rozebráno, projdi své řady shora dolů. Z každé plné řady se pralinka nejvíc vpravo přesune na pole své barvy ve stejné řadě bonboniéry a hned přinese body. Ostatní pralinky té řady jdou do víka. Neúplné řady zůstávají, jak jsou.
rules-chocolatier-example-tiling = Řady 2 a 4 jsou plné: bílá a modrá pralinka jdou do bonboniéry, každá za 1 bod. Řady 3 a 5 čekají na další kolo.
rules-chocolatier-scoring = Pralinka bez sousedů přinese 1 bod. Jinak spočítej souvislou řadu, která přes ni vede, a potom souvislý sloupec. Za řadu i za sloupec je tolik bodů, kolik mají pralinek včetně nové, pokud jsou v nich aspoň dvě.
rules-chocolatier-example-scoring = Hnědá pralinka v řadě 3 patří do řady čtyř a sloupce tří pralinek: 4 + 3 = 7 bodů.
rules-chocolatier-penalty = Potom ztratíš body uvedené u obsazených polí podlahy: 1, 1, 2, 2, 2, 3 a 3. Žeton začínajícího hráče se počítá jako pralinka. Skóre nikdy neklesne pod 0. Pralinky jdou do víka, žeton zůstane tobě.
rules-chocolatier-example-penalty = Žeton a čtyři pralinky stojí 1 + 1 + 2 + 2 + 2 = 8 bodů.
rules-chocolatier-next = Pokud nikdo nemá celou řadu, přijdou na každou nabídku znovu 4 pralinky. Kdo má žeton začínajícího hráče, vrátí ho do středu stolu a začíná.
rules-chocolatier-lid = Obsah víka se vysype do sáčku teprve tehdy, když se má losovat a sáček je prázdný. Je-li prázdné obojí, kolo začne s neúplnými nebo prázdnými posledními nabídkami.
rules-chocolatier-end = Partie končí po kole, ve kterém aspoň jeden hráč dokončil vodorovnou řadu.
rules-chocolatier-bonus = Nakonec jsou prémie: 2 body za každou celou řadu, 7 za každý celý sloupec a 10 za každou barvu, z níž máš v bonboniéře všech pět pralinek.
rules-chocolatier-example-bonus = Jedna celá řada, jeden celý sloupec a všech pět modrých: 2 + 7 + 10 = 19 bodů.
rules-chocolatier-tie = Vyhrává, kdo má nejvíc bodů. Při remíze rozhoduje počet celých řad; je-li i ten stejný, o vítězství se dělíte.
rules-chocolatier-free = V hnědé bonboniéře smí pralinka na libovolné prázdné pole své řady, pokud ve sloupci její barva ještě není. Každá barva je tedy v každé řadě i v každém sloupci jen jednou.
rules-chocolatier-free-choice = Je-li možných polí víc, vybíráš; je-li jen jedno, pralinka jde tam. Dokud je kam, položit ji musíš.
rules-chocolatier-free-unplaceable = Když už místo není, spadnou všechny pralinky té řady hned na podlahu a počítají se ještě v tomto kole. Co se tam nevejde, jde do víka.
rules-chocolatier-free-draft = Při výběru se kontroluje jen řada, ne to, zda zbývá volný sloupec.
rules-chocolatier-ruling-marker = Když bereš žeton začínajícího hráče a tvá podlaha je plná, necháš si ho a začínáš příští kolo; nic dalšího tě to nestojí.
rules-chocolatier-ruling-first = Pokud nikdo nebral ze středu stolu, začíná znovu stejný hráč.
rules-chocolatier-ruling-no_tiles = Nezbývá-li k rozdání ani jedna pralinka, partie končí a započítají se prémie.
rules-chocolatier-ruling-no_row = S hnědou bonboniérou partie končí (i s prémiemi) také po kole, po němž už nikdo nemá řadu, kterou by šlo dokončit.
rules-chocolatier-ruling-order = Hnědou bonboniéru plní hráči jeden po druhém, počínaje začínajícím hráčem kola: nejdřív řady, potom podlaha.
rules-chocolatier-special = Varianta pro obě strany bonboniéry. Devět destiček nabídek má zlatou stranu. Před každým kolem se všechny zamíchají a 5, 7 nebo 9 se vyloží do kruhu; pak se jich náhodně tolik, kolik je hráčů, otočí zlatou stranou nahoru. Účinek platí pro toto kolo.
rules-chocolatier-sf1 = SN 1: po rozdání sem přibude ze sáčku ještě 1 pralinka. Je-li sáček prázdný, nejdřív se do něj vysype obsah víka; je-li prázdné i víko, nestane se nic.
rules-chocolatier-sf2 = SN 2: po rozdání si tato nabídka vezme po 1 pralince své barvy z každé ze dvou sousedních nabídek, která takovou má, i ze zlaté. Získá tedy 0, 1 nebo 2; na destičce může ležet víc než 4 pralinky.
rules-chocolatier-sf3 = SN 3: když si odtud někdo vezme pralinky, ostatní zůstanou ležet. Brát se z ní dá tolikrát, kolik má barev.
rules-chocolatier-sf4 = SN 4: kdo si odtud vezme pralinky, přesune ostatní na dvě sousední nabídky. Každá barva jde celá doleva, nebo doprava; všechny smějí na jednu stranu. Soused, který byl prázdný, je znovu ve hře i se svým účinkem. Teprve potom se ukládají vzaté pralinky.
rules-chocolatier-sf5 = SN 5: ostatní jdou jako obvykle do středu stolu a destičku si hráč položí do konce kola vedle podlahy. Příští pralinka, která by na podlahu spadla, leží na ní a nic nestojí, třeba i jedna z právě vzatých; odmítnout to nelze. Nezabírá žádné ze 7 polí a do víka jde spolu s podlahou.
rules-chocolatier-sf5-line = Také řada, která nemá místo v hnědé bonboniéře, nejdřív obsadí prázdnou destičku SN 5.
rules-chocolatier-ruling-sf1 = SN 1 se provede před SN 2.
rules-chocolatier-ruling-sf5-gap = Když destička SN 5 opustí kruh, mezera se uzavře: sousedem je další destička.
rules-chocolatier-ruling-sf5-marker = Žeton začínajícího hráče na destičku SN 5 nikdy nepatří: leží na ní jen pralinky.

## AXIO
rules-axio-head-goal = Cíl hry
rules-axio-head-setup = Příprava hry
rules-axio-head-placing = Pokládání dílku
rules-axio-head-scoring = Bodování
rules-axio-head-pyramids = Pyramidy
rules-axio-head-turn-end = Tahy navíc, dobírání a výměna
rules-axio-head-ending = Konec hry
rules-axio-head-solo = Hra pro jednoho
rules-axio-head-rulings = Naše rozhodnutí
rules-axio-goal = Pokládej dílky tak, aby stejné barvy ležely v liniích, a boduj ve všech pěti: na konci se počítá jen tvá nejslabší barva.
rules-axio-setup = Pro 1 až 4 hráče. Ve hře je 100 dílků se dvěma barevnými polovinami. Každá barva má svůj symbol: zelená tečka, oranžový čtverec, červené slunce, fialový prstenec, modrá hvězda.
rules-axio-area = Jeden nebo dva hráči hrají na prostředních 9 krát 9 polích plánu, tři na 11 krát 11, čtyři na všech 13 krát 13.
rules-axio-printed = Na plánu je předtištěno pět barevných polí, od každé barvy jedno. Nic se na ně nepokládá a při bodování se počítají.
rules-axio-rack = Máš stojánek s 5 dílky, které ostatní nevidí, a pro každou barvu počítadlo bodů od 0 do 18, na které vidí všichni.
rules-axio-place = Ve svém tahu polož jeden dílek ze stojánku na dvě prázdná pole, která spolu sousedí stranou. Nemusí se ničeho dotýkat a barvy se nemusí shodovat.
rules-axio-first = Úplně první dílek každého hráče se musí stranou dotýkat předtištěného pole, kterého se ještě žádný dílek nedotýká. Barvy se nemusí shodovat.
rules-axio-score = Každá polovina boduje zvlášť. Dívej se od ní třemi směry, jen ne k druhé polovině. Každé pole téže barvy v nepřerušené přímé linii je 1 bod v této barvě. Samotná polovina se nepočítá.
rules-axio-line-end = Linii ukončí prázdné pole, jiná barva, pyramida nebo okraj hrací plochy.
rules-axio-example-score = Nový dílek leží uprostřed, modrá polovina vlevo, červená vpravo. Modrá přinese 1 + 2 = 3 body, červená 2.
rules-axio-pyramid = Jednotlivé prázdné pole, které tvůj dílek uzavřel ze všech stran (dílky, předtištěnými poli nebo okrajem), hned dostane pyramidu.
rules-axio-pyramid-points = Pyramida přinese po 1 bodu za každou barvu, která s ní sousedí; každá barva se počítá jednou. S volbou „každé pole“ přinese 1 bod za každé sousední barevné pole, i téže barvy.
rules-axio-example-pyramid = Vedle pyramidy jsou dvě modrá pole, zelené a červené: po 1 bodu za modrou, zelenou a červenou. S volbou „každé pole“ dostane modrá 2.
rules-axio-extra = Žádné počítadlo nejde přes 18; co je navíc, propadá. Každý ukazatel, který dojde na 18, ti přinese tah navíc s pokládáním a bodováním, i během tahu navíc nebo díky pyramidě.
rules-axio-draw = Po všech tazích navíc dobírej dílky ze sáčku, dokud jich nemáš znovu 5.
rules-axio-swap = Pokud žádný dílek na stojánku nenese žádnou z tvých nejslabších barev, smíš místo toho dílky vyměnit: ukaž stojánek, dober 5 nových dílků a staré potom vrať do sáčku. Je-li stejně slabých barev víc, počítají se všechny.
rules-axio-end = Hra končí, jakmile už nikam nelze položit dílek; žádný tah navíc, výměna ani dobírání nenásleduje. Končí také, když má hráč na tahu prázdný stojánek.
rules-axio-all-18 = Kdo má 18 ve všech pěti barvách, vyhrává okamžitě, ještě před tahem navíc. Ve hře pro jednoho to neplatí.
rules-axio-result = Výsledkem hráče je jeho nejslabší barva a vyhrává nejvyšší výsledek. Při remíze se porovná další nejslabší barva a tak dále. Je-li všech pět stejných, o vítězství se dělíte.
rules-axio-solo = Hraješ na 9 krát 9 polích bez stojánku: vezmeš dílek, položíš ho, oboduješ a pokračuješ. Jen první dílek se musí dotýkat předtištěného pole. Pyramidy platí, tahy navíc a výměna ne.
rules-axio-solo-tracks = Každá barva má dvě počítadla za sebou. Barva, která dojde na 18, přebytek ztratí a od příštího tahu pokračuje na druhém, nejvýš tedy do 36. Výsledkem je nejnižší součet.
rules-axio-ruling-tiles = Mezi 100 dílky je po 6 od každého z pěti jednobarevných a po 7 od každé z deseti dvoubarevných dvojic.
rules-axio-ruling-pyramids = Pyramidy nikdy nedojdou. Uzavře-li dílek víc polí, dostane pyramidu každé a všechny bodují.
rules-axio-ruling-bag = Když dílky v sáčku nestačí, dobereš, co zbývá, a hraješ dál s méně dílky.
rules-axio-ruling-swap = Výměna vyžaduje aspoň 5 dílků v sáčku.
rules-axio-ruling-extra = Máš-li nárok na tah navíc, ale plán je plný, hra končí. Je-li prázdný stojánek, tah navíc propadá a dobíráš.

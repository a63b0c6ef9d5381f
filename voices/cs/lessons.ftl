# Slova lekcí, úloh a cvičení. Cvičení lekcí jsou v lessons/, každá ve svém souboru.
# Každá věta se slyší jednou: krátce, jedna myšlenka, pole prostým textem.

# Na co se lekce ptají a co se říká k odpovědím.

lessons-next = Lekce. Další je { $number }, { $title }. Lekci začnete jejím číslem za { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, hotová
practice-board = Chcete-li použít svou šachovnici: { $setup }.
lessons-listen = K poslechu:
lessons-own = Vaše vlastní:
own-name = Lekce nezná název { $text }.
own-no-title = Lekce nemá nadpis. Napište na první řádek title = "Moje lekce".
own-no-exercise = Lekce nemá cvičení. Začněte je řádkem [1].
own-position = Taková pozice není: { $text }. Napište ji jako FEN.
own-task = Takový druh úkolu není: { $text }. Napište například find mate.
own-no-task = Cvičení nemá úkol. Napište například task = "find mate".
own-square = { $text } není pole.
own-number = { $text } není číslo.
own-empty = Na { $text } není kámen, který by mohl táhnout.
own-illegal = { $text } tu není možný tah. Pište tahy jako Nf3, anglickými písmeny.
own-answer = { $text } není odpověď na tento úkol.
own-moves = Správné jsou jiné tahy: { $text }.
own-misses = { $text } nedělá, co úkol žádá.
own-untrue = Odpověď není pravdivá.
lesson-none = Lekce { $word } není. Mají čísla od 1 do { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, cvičení { $exercise }.
lesson-where = { $title }, cvičení { $exercise } z { $count }.
lesson-first = To je první cvičení.
lesson-not-here = { $name }: ne v lekci.
practice-which = Které: { $names }?
answer-wants-colour = Odpovězte: { $light }, nebo { $dark }.
answer-wants-yes-no = Odpovězte: { $yes }, nebo { $no }.
answer-wants-number = Odpovězte číslem.
answer-wants-piece = Odpovězte kamenem, nebo: { $nothing }.
answer-wants-squares = Odpovězte poli, třeba h5 e6.
answer-wants-choice = Odpovězte: { $items }, nebo { $last }.
practice-nothing-back = Není co vracet. Odpovězte znovu.
lesson-not-kept = Výsledek nebyl uložen: { $reason }.

ask-colour = Jakou barvu má { $square }?
ask-stands = Co stojí na { $square }?
ask-count = Kolik tahů má tento kámen: { $piece } na { $square }?
ask-moves = Vyjmenujte postupně všechny tahy tohoto kamene: { $piece } na { $square }.
ask-all-moves = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Vyjmenujte postupně všechny možné tahy.
ask-castling = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Řekněte každou možnou rošádu.
ask-capture = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte braní.
ask-most = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Seberte to nejcennější.
ask-free = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Seberte, co nikdo nekryje.
ask-mate = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte mat jedním tahem.
ask-mate-in-two = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte první tah matu dvěma tahy.
ask-no-mate = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Zabraňte matu.
ask-stalemate = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Který tah dává pat?
ask-fork = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte vidličku.
ask-discovered = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte odtažný útok.
ask-pin = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte vazbu.
ask-skewer = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte špíz.
ask-win = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
} a vyhrává. Jak?
ask-play-mate = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
} a dává mat. Dohrajte to proti počítači: hraj-dál. Potom se vraťte do této lekce a zadejte: dál.
ask-play-win = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
} a vyhrává. Dohrajte to proti počítači: hraj-dál. Potom se vraťte do této lekce a zadejte: dál.
ask-play-draw = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
} a drží remízu. Dohrajte to proti počítači: hraj-dál. Potom se vraťte do této lekce a zadejte: dál.
ask-legal = Je to možný tah: { $piece } na { $square }? Ano, nebo ne.
ask-legal-short = Smí { $color-key ->
    [white] bílý
   *[black] černý
} udělat malou rošádu? Ano, nebo ne.
ask-legal-long = Smí { $color-key ->
    [white] bílý
   *[black] černý
} udělat velkou rošádu? Ano, nebo ne.
ask-safe = Je tento tah bezpečný: { $move }? Ano, nebo ne.
ask-reach = Dostane se tento kámen někdy na { $to }: { $piece } na { $square }? Ano, nebo ne.
ask-drill = Cvičení začne po Enteru. Potom lekce pokračuje.
ask-winnable = Může ještě někdo vyhrát? Ano, nebo ne.
ask-first-moves = Zbývá tahů: { $moves }. Zadejte svůj tah.

opening-developed = Vyvinutí jezdci a střelci: { $count } ze 4.
opening-castled = { $castled ->
    [yes] Rošovali jste.
   *[no] Nerošovali jste.
}
opening-again = Táhli jste vícekrát: { $pieces }.
lesson-right = Správně.
lesson-more = Správně. Ještě { $count }.
lesson-named = Ten už zazněl.
lesson-wrong = Špatně.
lesson-wrong-move = Ten ne. Zkuste to znovu, nebo zadejte tip.
lesson-no-capture = To nic nebere. Zkuste to znovu.
lesson-no-check = To nedává šach. Zkuste to znovu.
lesson-answered = { $color } odpovídá: { $move }. Zkuste to znovu.
lesson-help-piece = Je to tento kámen: { $piece } na { $square }.
lesson-help-goal = { $piece } jde na { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Lekce skončila.
lesson-missed = { $count ->
    [one] Projděte znovu cvičení { $exercises }.
    [few] Projděte znovu cvičení { $exercises }.
    [many] Projděte znovu cvičení { $exercises }.
   *[other] Projděte znovu cvičení { $exercises }.
}
lesson-next = Další je lekce { $number }: { $title }.

choice-light = světlé
choice-dark = tmavé
choice-nothing = nic
number-words = nula, jedna, dva, tři, čtyři, pět, šest, sedm, osm, devět, deset, jedenáct, dvanáct, třináct, čtrnáct, patnáct, šestnáct, sedmnáct, osmnáct, devatenáct, dvacet, dvacet jedna, dvacet dva, dvacet tři, dvacet čtyři, dvacet pět, dvacet šest, dvacet sedm, dvacet osm

# Úlohy

puzzle-begins = Úloha, počet kamenů { $pieces }, rating { $rating }.
puzzle-came = { $color } zahrál: { $move }.
puzzle-asks = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. Najděte nejlepší tah.
puzzle-answers = Správně. { $color } odpovídá: { $move }.
puzzle-solved = Správně, to je řešení.
puzzle-over = Úloha skončila. Další: dál. Zpět do vaší partie: zavři.
puzzle-rating = Váš rating je { $rating }. Další: Enter.
puzzle-streak-begins = Série, úloha { $number }: počet kamenů { $pieces }, rating { $rating }.
puzzle-streak-how = Vyřešte jich co nejvíc po sobě. Chyba nebo nápověda sérii ukončí. Váš rekord: { $record }.
puzzle-streak-goes-on = Série: { $count }.
puzzle-streak-ends = Série končí na { $count }. Váš rekord: { $record }.
puzzle-none = Všechny tyto úlohy už jste měli.
puzzles-new = Nové úlohy: { $puzzle }.
puzzle-too-few = Žádná nemá tak málo kamenů. Jsou od { $pieces } kamenů.
puzzle-own-begins = Úloha z { $name }, počet kamenů { $pieces }.
puzzle-own-none = V { $name } nejsou úlohy.
puzzle-own-columns = Řádek potřebuje název, pozici, tahy a rating, oddělené čárkami.
puzzle-own-start = Úloha potřebuje svou pozici v hlavičce FEN.
puzzle-own-game = Partii nelze přečíst.
puzzle-own-position = Taková pozice není.
puzzle-own-move = Tah { $number } nelze zahrát.
puzzle-own-short = Chybí řešení.
puzzle-own-more = A ještě { $count }.
puzzle-unknown = Není tu téma ani soubor { $word }. Seznam témat: { $themes }.
puzzle-themes = témata
puzzle-themes-told = Témata: { $themes }. Nebo zadejte počet kamenů či rating.
puzzle-words = Nebo: { $words }.
puzzle-easy = lehké, lehká, lehký, snadné, jednoduché
puzzle-hard = těžké, těžká, těžký, obtížné
puzzle-opening = zahájení
puzzle-middlegame = střední hra, střední hry
puzzle-endgame = koncovka, koncovky
puzzle-streak = série
own-folder = Složka pro vlastní soubory: { $folder }.
puzzle-not-here = { $name }: ne v úloze.
puzzle-ends-game = To je remíza. Zkuste to znovu.

puzzle-help-check = Tah dává šach.
puzzle-help-capture = Tah něco bere.
puzzle-help-quiet = Tichý tah: žádný šach, žádné braní.
puzzle-help-mate = { $moves ->
    [one] Je to mat jedním tahem.
    [few] Je to mat, počet tahů { $moves }.
    [many] Je to mat, počet tahů { $moves }.
   *[other] Je to mat, počet tahů { $moves }.
}
puzzle-help-fork = Hledejte vidličku.
puzzle-help-hanging = Něco není kryté.
puzzle-help-pin = Hledejte vazbu.
puzzle-help-skewer = Hledejte špíz.
puzzle-help-discovered = Hledejte odtažný útok.
puzzle-help-double-check = Hledejte dvojšach.
puzzle-help-promotion = Pěšec se může proměnit.
puzzle-help-opposition = Jde o opozici.
puzzle-help-zugzwang = Nenechte soupeři žádný dobrý tah.
puzzle-help-runs = Pěšec může králi utéct.
puzzle-help-catches = Váš král ještě pěšce dohoní.
puzzle-help-traps = Nějaký kámen lze chytit.
puzzle-help-stops = Něco hrozí. Zabraňte tomu.
puzzle-help-saves = Jeden z vašich kamenů je v nebezpečí.
puzzle-help-later = Později: { $theme }.
puzzle-help-promotes = { $moves ->
    [one] Pěšec se promění za { $moves } tah.
    [few] Pěšec se promění za { $moves } tahy.
   *[other] Pěšec se promění za { $moves } tahů.
}
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } na { $square }
reason-none = Každý jiný tah je horší.
reason-mate = Mat.
reason-back-rank = Mat na základní řadě: krále zavírají jeho vlastní kameny.
reason-smothered = Dušený mat: král nemá volné pole a šach dává jezdec.
reason-double-check = Dvojšach: táhnout může jen král.
reason-promotion = Proměna: { $piece }.
reason-hanging = Nekrytý kámen: { $piece }.
reason-fork = Vidlička: { $piece } napadá: { $on }.
reason-pin = Vazba: vpředu { $piece }, vzadu { $behind }.
reason-skewer = Špíz: vpředu { $piece }, vzadu { $behind }.
reason-discovered = Odtažný útok: { $piece } napadá: { $on }.
reason-opposition = Opozice: { $color } musí ustoupit.
reason-zugzwang = Nevýhoda tahu: { $color } musí táhnout a každý tah škodí.
reason-runs = Pěšec na { $pawn } projde: král na { $king } přijde pozdě.
reason-catches = Král je ve čtverci pěšce na { $pawn }.
reason-traps = Chycený kámen: { $piece }.
reason-stops = Hrozilo: { $move }.
reason-saves = Zachráněno: { $piece }.
reason-wins = { $count ->
    [one] Zisk v hodnotě jednoho pěšce.
    [few] Zisk v hodnotě { $count } pěšců.
   *[other] Zisk v hodnotě { $count } pěšců.
}
reason-nears = Pěšec na { $square } je blízko proměny.
reason-checks = Každý tah dává šach.
reason-draws = Je to remíza.
reason-trades = Rozhoduje výměna.
reason-answers = Žádná jiná odpověď na šach není tak dobrá.

theme-fork = vidlička
theme-pin = vazba
theme-skewer = špíz
theme-discovered = odtažný útok
theme-double-check = dvojšach
theme-hanging = nekrytý kámen
theme-back-rank = mat na základní řadě
theme-smothered = dušený mat
theme-mate-in-one = mat jedním tahem
theme-mate-in-one-also = mat v jednom, mat v jednom tahu, jednotažka
theme-mate-in-two = mat dvěma tahy
theme-mate-in-three = mat třemi tahy
theme-sacrifice = oběť
theme-promotion = proměna
theme-trapped = chycený kámen
theme-quiet = tichý tah
theme-defence = obrana
theme-zugzwang = nevýhoda tahu
puzzle-filler = kámen, kameny, kamenů, figura, figury, figur, figurami, tah, tahu, tahy, tahů, tazích, s, se, o, rating, úloha, úlohy

term-lesson = Lekce { $title }: { $learn }.
term-puzzle = Úloha k tomu: { $puzzle }.
term-sacrifice = Oběť: dáte kámen, abyste získali víc nebo dali mat.
term-trapped = Chycený kámen: je napaden a nemá kam bezpečně jít.
term-defence = Obrana: zabráníte tomu, co soupeř hrozí.
term-zugzwang = Nevýhoda tahu: strana musí táhnout a každý tah zhorší její pozici.
term-notation = notace
term-notation-text = Notace: tah je písmeno kamene a jeho nové pole, Jf3. Pěšec písmeno nemá, e4. Braní má x, šach plus, mat křížek. O-O je malá rošáda, O-O-O velká.
term-wings = Jména podle křídla. Královský střelec, jezdec a královská věž začínají na královském křídle, dámské figury na dámském. Pěšec se jmenuje podle figury za ním: královský pěšec, dámský pěšec.

# Co se vrací

due-today = { $count ->
    [one] Dnes čeká jedno cvičení. Čas asi: { $time }. Začněte: { $practise }.
    [few] Dnes čekají { $count } cvičení. Čas asi: { $time }. Začněte: { $practise }.
    [many] Dnes čeká { $count } cvičení. Čas asi: { $time }. Začněte: { $practise }.
   *[other] Dnes čeká { $count } cvičení. Čas asi: { $time }. Začněte: { $practise }.
}
due-done = To je na dnešek vše.
due-none = Dnes nic nečeká.
due-lines = Nové varianty: { $repertoire }.
puzzle-more = Další: Enter.
practice-both = { $one } a { $other } nejdou dohromady. Napište jedno z nich.

# Chyby partie

mistakes-begin = { $side ->
    [white] Chyby bílého, { $white }, v partii { $game }, soupeř { $black }.
    [black] Chyby černého, { $black }, v partii { $game }, soupeř { $white }.
   *[both] Chyby obou stran v partii { $game }, bílý { $white }, černý { $black }.
}
mistakes-again = Znovu chyba, z partie { $game }.
mistakes-search = Prohledávám partii. První otázka přijde za pár sekund.
mistakes-search-next = Hledám další.
mistakes-searched = Ještě hledám, posouzené pozice: { $judged } z { $all }.
mistakes-quarter = Prohledáno { $percent } procent partie.
mistakes-checking = Prověřují se nalezené chyby.
mistakes-how = Zadejte lepší tah. Pozici uslyšíte: { $pieces }.
mistakes-both = oba
mistakes-unknown = chyby { $word }: neznámé. Zadejte chyby a číslo partie, bílý, černý nebo oba.
mistakes-no-game = Nejdřív otevřete partii, nebo dohrajte tuto.
mistakes-no-moves = Tato partie nemá tahy.
mistakes-not-here = { $name }: ne u chyb.
mistakes-builtin = Hodnotí vestavěný soupeř: ptá se jen na to, co je jasně vyhrané nebo prohrané. Engine vidí víc: { $opponent } engine stockfish.
mistakes-ended = Hledání tu končí. Co je nalezeno, zůstává.

mistake-asks = { $label ->
    [blunder] Tah { $number }, { $color-key ->
        [white] bílý
       *[black] černý
    }: { $move } byla hrubá chyba, z { $before } na { $after } procent. Najděte lepší tah.
   *[mistake] Tah { $number }, { $color-key ->
        [white] bílý
       *[black] černý
    }: { $move } byla chyba, z { $before } na { $after } procent. Najděte lepší tah.
}
mistake-comment = Lepší: { $move }. Z { $before } na { $after } procent.
mistake-same = To je tah z partie. Zkuste to znovu.
mistake-best = Správně, to je nejlepší tah.
mistake-mate = Správně, to je mat.
mistake-good = { $points ->
    [0] Správně, stejně dobré jako nejlepší, { $move }.
    [1] Správně, o bod méně než nejlepší, { $move }.
   *[other] Správně, o něco méně než nejlepší, { $move }. Rozdíl bodů: { $points }.
}
mistake-refuted = { $color } odpovídá: { $move }.
mistake-again = Zkuste to znovu.
mistake-worse = To nestačí. Zkuste to znovu.
mistake-not-judged = Váš tah se nepodařilo posoudit. Zadejte ho znovu.
mistake-line = Potom: { $moves }.
mistake-chance = Promarněná šance: chybou byl i předchozí tah { $color-key ->
    [white] bílého
   *[black] černého
}.
mistake-time = { $color } měl ještě: { $time }.

mistakes-none = Žádné chyby, na které se ptát.
mistakes-over = { $count ->
    [one] Jedna chyba: { $kinds }.
    [few] { $count } chyby: { $kinds }.
    [many] { $count } chyb: { $kinds }.
   *[other] { $count } chyb: { $kinds }.
}
mistakes-found = nalezeno { $count }
mistakes-shown = ukázáno { $count }
mistakes-skipped = přeskočeno { $count }
mistakes-time = { $count ->
    [one] Jedna vznikla v časové tísni.
    [few] { $count } vznikly v časové tísni.
    [many] { $count } vzniklo v časové tísni.
   *[other] { $count } vzniklo v časové tísni.
}
mistakes-chances = { $count ->
    [one] Jedna byla promarněná šance.
    [few] { $count } byly promarněné šance.
    [many] { $count } bylo promarněných šancí.
   *[other] { $count } bylo promarněných šancí.
}
mistakes-most = { $phase ->
    [opening] Nejvíc jich bylo v zahájení.
    [middlegame] Nejvíc jich bylo ve střední hře.
   *[endgame] Nejvíc jich bylo v koncovce.
}
mistakes-accuracy = Přesnost: { $accuracy } ze 100.
mistakes-accuracy-both = Přesnost: bílý { $white }, černý { $black } ze 100.

# Cvičení

drill-list = Cvičení. Začnete je názvem nebo číslem za příkazem cvičení: cvičení barvy polí. Úroveň je na konci: cvičení cesty jezdce 2.
drill-line-done = { $name }, úroveň { $level }: správně { $right } z { $count ->
    [1] 1
   *[other] posledních { $count }
}
drill-begins = Cvičení: { $drill }, úroveň { $level }, { $count ->
    [one] { $count } otázka
    [few] { $count } otázky
    [many] { $count } otázek
   *[other] { $count } otázek
}.
drill-none = Cvičení { $word } není. Jsou: { $names }.
drill-levels = Cvičení mají úrovně od 1 do 3.
drill-unknown = { $word }: nerozumím. Za úrovní omezení: 6 sekund, 20 otázek, bez opakování. Nejvýš 600 sekund a 50 otázek.
drill-unit-seconds = { $count ->
    [one] sekunda
    [few] sekundy
    [many] sekund
   *[other] sekund
}
drill-unit-questions = { $count ->
    [one] otázka
    [few] otázky
    [many] otázek
   *[other] otázek
}
drill-unit-repeats = { $count ->
    [one] opakování
    [few] opakování
    [many] opakování
   *[other] opakování
}
drill-no = bez
drill-within = Na každou odpověď máte: { $time }.
drill-repeats = { $count ->
    [0] Každou otázku uslyšíte jednou.
    [one] Každou otázku můžete slyšet ještě jednou.
    [few] Každou otázku můžete slyšet ještě { $count }krát.
    [many] Každou otázku můžete slyšet ještě { $count }krát.
   *[other] Každou otázku můžete slyšet ještě { $count }krát.
}
drill-no-repeat = Tuto otázku už opakovat nelze.
drill-late = Správně, ale příliš pomalu: { $time }.
drill-not-here = { $name }: ne ve cvičení.
drill-from-memory = Ve cvičení odpovídáte zpaměti. Kameny uslyšíte znovu: údaje.
lesson-from-memory = Na to odpovídáte zpaměti.
drill-wrong = Špatně: { $answer }.
drill-answer = { $answer }.
drill-over = Správně { $right } z { $count }.
drill-standing = Poslední odpovědi: { $count }. Správných { $right }, obvyklý čas: { $time }.
drill-next = Můžete na další úroveň: cvičení { $name } { $level }.

drill-colour = barvy polí
drill-colour-rule = Světlé, nebo tmavé?
drill-line = linie
drill-line-rule = Jsou dvě pole na jedné řadě, sloupci nebo diagonále? Ano, nebo ne.
drill-squares = pole kamene
drill-squares-rule = Vyjmenujte každé pole, kam kámen na prázdné šachovnici dojde.
drill-knight = cesty jezdce
drill-knight-rule = Vyjmenujte pole nejkratší cesty, až po poslední.
drill-attackers = útočníci
drill-attackers-rule = Vyjmenujte pole všech kamenů, které pole napadají, obou barev.
drill-recall = paměť
drill-recall-rule = Jednou uslyšíte pozici, pak přijdou otázky, co kde stojí.
drill-minefield = minové pole
drill-minefield-rule = Bílý jezdec nesmí tam, kde stojí nebo útočí černý kámen. Řekněte nejkratší cestu.
drill-follow = sledování partie
drill-follow-rule = Uslyšíte vždy několik tahů, od výchozí pozice, pak přijdou otázky, kde jsou kameny teď.
drill-growing = rostoucí řada tahů
drill-growing-rule = Řada pokaždé vyroste o jeden tah. Opakujte ji celou, tah po tahu.
drill-mates = maty poslechem
drill-mates-rule = Jednou uslyšíte pozici. Najděte mat.
drill-guess = hádání tahů
drill-guess-rule = Hádejte každý tah jedné strany. Druhá hraje jako v partii. Na šachovnici se ptát smíte.
drill-ahead = počítání dopředu
drill-ahead-rule = Uslyšíte tahy, které nikdo neprovede. Odpovídejte za pozici po nich. Na šachovnici před nimi se ptát smíte.

drill-ask-line = { $one } a { $other }?
drill-ask-squares = { $piece } na { $square }.
drill-ask-attackers = Co napadá { $square }?
drill-ask-knight = Z { $from } na { $to }.
drill-ask-where = Kde jsou všechny tyto kameny: { $piece }?
drill-ask-repeat = { $count ->
    [one] Opakujte ho.
    [few] Opakujte všechny { $count } tahy.
    [many] Opakujte všech { $count } tahů.
   *[other] Opakujte všech { $count } tahů.
}
drill-ask-mate = { $moves ->
    [one] Na tahu { $color-key ->
        [white] bílý
       *[black] černý
    }: mat jedním tahem.
    [few] Na tahu { $color-key ->
        [white] bílý
       *[black] černý
    }: první tah matu, počet tahů { $moves }.
    [many] Na tahu { $color-key ->
        [white] bílý
       *[black] černý
    }: první tah matu, počet tahů { $moves }.
   *[other] Na tahu { $color-key ->
        [white] bílý
       *[black] černý
    }: první tah matu, počet tahů { $moves }.
}
drill-ask-guess = Tah { $number }, { $color-key ->
    [white] bílý
   *[black] černý
}: co hádáte?
drill-ahead-line = Začíná { $color-key ->
    [white] bílý
   *[black] černý
}: { $moves }.
drill-ask-check = Je potom { $color-key ->
    [white] bílý
   *[black] černý
} v šachu?
drill-ask-mates = Může potom { $color-key ->
    [white] bílý
   *[black] černý
} dát mat jedním tahem?
drill-ask-taken = Vezme cestou { $color-key ->
    [white] bílý
   *[black] černý
} nějaký kámen? Řekněte který, nebo nic.
drill-ask-takes = Jmenujte všechna pole, na kterých potom může { $color-key ->
    [white] bílý
   *[black] černý
} brát.
guess-won = Bílý { $white }, černý { $black }, { $year }. Vyhrál { $color-key ->
    [white] bílý
   *[black] černý
}.
guess-unknown = hádej { $word }: neznámé. Zadejte hádej a číslo partie, bílý nebo černý.
guess-which = Která partie? Zadejte i její číslo: hádej 12 černý.
guess-champions = mistři, mistr, rapid
guess-opening-only = Není co hádat: všechny zdejší tahy patří do zahájení.
guess-none = Tahy { $color-key ->
    [white] bílého
   *[black] černého
} tu k hádání nejsou.
guess-wins-too = Váš také vyhrává, nakolik to vestavěný soupeř vidí.
guess-refuted = Na váš { $color-key ->
    [white] bílý
   *[black] černý
} odpovídá: { $move }.

choice-yes = ano
choice-no = ne

# Lekce

## Slova na výběr

choice-mate = mat
choice-stalemate = pat
choice-won = výhra
choice-drawn = remíza
choice-clocks = hodiny
choice-arbiter = rozhodčí
choice-with = s přídavkem
choice-without = bez přídavku

choice-light-also = světlý, světlá, světlého, světlou, bílé, bílý, bílá, bílého
choice-dark-also = tmavý, tmavá, tmavého, tmavou, černé, černý, černá, černého
choice-nothing-also = žádný, žádná, žádné, nikdo, žádný kámen, žádná figura, žádné pole, prázdno
choice-mate-also = šach mat, šachmat
choice-stalemate-also = remíza patem, patová
choice-won-also = vyhráno, vyhraná, vyhrané, vítězství, vyhrává, vyhraje, bílý vyhrává, bílý vyhraje, výhra bílého
choice-drawn-also = remis, nerozhodně, nerozhodná, remízová
choice-clocks-also = oboje hodiny, zastavit hodiny, nejdřív hodiny, nejprve hodiny
choice-arbiter-also = rozhodčího, zavolat rozhodčího, nejdřív rozhodčí, nejprve rozhodčí
choice-with-also = s
choice-without-also = bez
choice-filler = to, je, jsou, pole, políčko, partie, pozice, barva, barvu, tu, tam, asi

## 1

lesson-squares = Pole a barvy
lesson-squares-goal = Umíte zpaměti říct barvu každého pole.
lesson-squares-text = Šachovnice má 64 polí: osm sloupců, a až h, a osm řad, 1 až 8. Světlá a tmavá pole se střídají a rohové pole po vaší pravici je světlé. Pro barvu pole počítejte i sloupec jako číslo: a je 1, h je 8. Jsou-li obě čísla lichá, nebo obě sudá, je pole tmavé; jinak je světlé.
lesson-squares-1-help = a je první sloupec: porovnejte jeho číslo s řadou.
lesson-squares-1-why = a1 je tmavé: obě čísla jsou 1, obě tedy lichá.
lesson-squares-2-help = Které číslo je h?
lesson-squares-2-why = h1 je světlé: h je 8, sudé číslo, a řada je lichá. Je to rohové pole po pravici bílého.
lesson-squares-3-help = Počítejte od a do e, pak porovnejte s řadou.
lesson-squares-3-why = e4 je světlé: e je 5, liché číslo, a řada je sudá.
lesson-squares-4-before = Teď cvičení: slyšíte pole za polem a odpovídáte světlé, nebo tmavé. Nespěchejte.
lesson-squares-4-help = Pokaždé se ptejte: obě lichá, obě sudá, nebo každé jiné?
lesson-squares-recap = Obě lichá nebo obě sudá je tmavé. Všechno ostatní je světlé.

## 2

lesson-start = Výchozí pozice
lesson-start-goal = Víte, kde každý kámen začíná.
lesson-start-text = Každá strana má šestnáct kamenů: bílý na řadách 1 a 2, černý na řadách 7 a 8. Od a1 do h1 stojí věž, jezdec, střelec, dáma, král, střelec, jezdec, věž. Řadu před nimi zaplňují pěšci. Každá dáma začíná na své barvě: bílá na světlém poli, černá na tmavém.
lesson-start-1-help = Řada 8 opakuje řadu 1 v druhé barvě.
lesson-start-1-why = Černá dáma začíná na d8, na druhém konci sloupce bílé dámy.
lesson-start-2-before = Sloupce a až d jsou dámské křídlo, sloupce e až h královské. Dámy začínají na sloupci d, králové na sloupci e.
lesson-start-2-help = Je to soused krále na královském křídle.
lesson-start-2-why = Vedle bílého krále stojí střelec, na f1. Pak jezdec na g1 a věž na h1.
lesson-start-3-help = Který kámen začíná na d1?
lesson-start-3-why = d1 je světlé, barva bílé dámy. Nebo počítejte: d je 4, sudé, a řada je lichá.
lesson-start-4-before = Teď první tah. Jezdec jde dvě pole rovně a jedno do strany a jiné kameny smí přeskakovat.
lesson-start-4-help = Z b1 zkuste dvě řady nahoru a jeden sloupec do strany, pak dva sloupce a jednu řadu.
lesson-start-4-why = Jezdec přeskočí vlastní pěšce na a3 nebo c3. Na d2 nemůže: je tam vlastní pěšec.
lesson-start-recap = Dáma začíná na své barvě, vedle ní král. První táhne bílý. O barvě rozhodne mince, nebo bílý a černý pěšec, každý schovaný v jedné ruce.

## 3

lesson-rook = Věž
lesson-rook-goal = Umíte sledovat věž po sloupci a po řadě.
lesson-rook-text = Věž táhne dopředu, dozadu nebo do strany, o libovolný počet polí. Kámen nikdy nepřeskočí. Před vlastním kamenem se zastaví. Je-li první kámen v její cestě nepřátelský, smí ho sebrat, a tam tah končí.
lesson-rook-1-help = Jděte po sloupci d nahoru od d1, pole za polem.
lesson-rook-1-why = d2, d3 a d4 jsou prázdná, takže věž dojde k pěšci na d5 a bere ho.

lesson-rook-2-help = Jděte nejdřív po sloupci nahoru, pak po řadě, a pozor na vlastní kameny.
lesson-rook-2-why = Dva tahy nahoru, na a2 a a3, a tři doprava, na b1, c1 a d1. Tam ji zastaví vlastní pěšec a vlastní král.
lesson-rook-recap = Věž potřebuje otevřené sloupce a řady. Dvě věže, které se kryjí, jsou zvlášť silné.

## 4

lesson-bishop = Střelec
lesson-bishop-goal = Umíte sledovat střelce po jeho diagonálách.
lesson-bishop-text = Střelec táhne po diagonále, o libovolný počet polí. S každým krokem se sloupec i řada změní o jedno: c1, d2, e3, f4. Jako věž nikdy nepřeskakuje. Všechna pole diagonály mají stejnou barvu.
lesson-bishop-1-help = Od d1 jděte pokaždé jeden sloupec doprava a jednu řadu nahoru.
lesson-bishop-1-why = e2, f3 a g4 jsou prázdná, takže střelec bere pěšce na h5. Odtud dává dokonce šach.
lesson-bishop-2-help = Na e4 začínají čtyři diagonály: spočítejte každou až do konce.
lesson-bishop-2-why = Tři pole směrem k b1, tři k h1, tři k h7 a čtyři k a8: třináct.
lesson-bishop-3-help = Porovnejte barvy obou polí.
lesson-bishop-3-why = e4 je světlé a a1 tmavé. Střelec zůstává na své barvě celou partii.
lesson-bishop-recap = Jeden váš střelec má světlá pole, druhý tmavá. Společně ovládají celou šachovnici.

## 5

lesson-queen = Dáma
lesson-queen-goal = Znáte každý tah dámy.
lesson-queen-text = Dáma je nejsilnější kámen. Táhne jako věž, nebo jako střelec: po sloupci, řadě nebo diagonále. Jde jakkoli daleko, dokud je cesta volná, ale nikdy nepřeskakuje.
lesson-queen-1-help = Spočítejte její tahy jako věže, pak jako střelce.
lesson-queen-1-why = Čtrnáct tahů jako věž a třináct jako střelec: 27. Žádný král jí nestojí v cestě.
lesson-queen-recap = Věž a střelec dohromady jsou dáma. Držte ji mimo nebezpečí.

## 6

lesson-king = Král
lesson-king-goal = Víte, kam král smí a kam ne.
lesson-king-text = Král táhne o jedno pole libovolným směrem. Nikdy nesmí na pole, které napadá nepřátelský kámen. Je-li napaden sám král, je v šachu. I králové napadají: každé pole kolem sebe.
lesson-king-1-help = Obejděte d3 pole za polem a vynechte, co napadá černý král.
lesson-king-1-why = Černý král na d5 napadá c4, d4 a e4. Z osmi polí kolem d3 zbývá pět: c2, c3, d2, e2 a e3.
lesson-king-2-help = Který kámen by stál vedle vašeho krále na d4?
lesson-king-2-why = Na d4 by váš král stál vedle černého krále, v šachu. Dva králové nikdy nemohou sousedit.
lesson-king-recap = Král je nejdůležitější kámen, ale pomalý. Než táhne, ptejte se, která pole jsou napadená.

## 7

lesson-knight = Jezdec
lesson-knight-goal = Umíte najít všechny tahy jezdce.
lesson-knight-text = Jezdec jde dvě pole po sloupci nebo řadě, pak jedno do strany, jako písmeno L. Jako jediný přeskakuje jiné kameny. S každým tahem mění barvu pole. Čím blíž k okraji, tím méně má tahů.
lesson-knight-1-help = Dvě pole nahoru, pak vlevo nebo vpravo: totéž dolů a do obou stran.
lesson-knight-1-why = Čtyři směry a pokaždé vlevo, nebo vpravo: osm. Jsou to b3, b5, c2, c6, e2, e6, f3 a f5.
lesson-knight-2-help = Z rohu by většina skoků opustila šachovnici.
lesson-knight-2-why = Z a1 jsou na šachovnici jen b3 a c2. U okraje má jezdec dva až čtyři tahy.
lesson-knight-3-before = Teď cvičení: převeďte jezdce z pole na pole co nejmenším počtem tahů.
lesson-knight-3-help = Porovnejte barvy: na pole stejné barvy je počet tahů sudý.
lesson-knight-recap = Jezdec patří k centru, kde má osm tahů.

## 8

lesson-pawn = Pěšec
lesson-pawn-goal = Víte, jak pěšec táhne, jak bere a čím se může stát.
lesson-pawn-text = Pěšec jde rovně dopředu, po jednom poli, nikdy zpět. Z prvního pole smí i o dvě. Bere jinak: o jedno pole šikmo dopředu. Kámen přímo před ním ho blokuje a sebrat ho nemůže.
lesson-pawn-1-help = Vyzkoušejte tři pole před ním: rovně, vlevo a vpravo.
lesson-pawn-1-why = e5 je prázdné, takže tam pěšec může. Šikmo bere na d5 a f5.
lesson-pawn-2-help = Co je přímo před ním a je tu co brát?
lesson-pawn-2-why = Černý pěšec na e3 ho blokuje a na d3 ani f3 není co brát. Nemá tedy tah.
lesson-pawn-3-before = Na poslední řadě se pěšec stává dámou, věží, střelcem nebo jezdcem: promění se. Každá volba se počítá jako vlastní tah.
lesson-pawn-3-help = Jedno pole, ale kolika kameny se pěšec může stát?
lesson-pawn-3-why = Pěšec jde na a8 a stane se dámou, věží, střelcem nebo jezdcem: čtyři tahy.
lesson-pawn-recap = Pěšci jdou rovně a berou šikmo. Nikdy se nevracejí, tak přemýšlejte, než táhnete.

## 9

lesson-values = Jakou cenu mají kameny
lesson-values-goal = Umíte vybrat lepší ze dvou braní.
lesson-values-text = Pěšec má cenu jednoho bodu, jezdec tří, střelec tří, věž pěti a dáma devíti. Král je k nezaplacení: kdo dostane mat, prohrává. Body o partii nerozhodují. Pomáhají posoudit braní a výměny.
lesson-values-1-help = Pěšec může brát na dvou polích: porovnejte, co tam je.
lesson-values-1-why = Dáma na c6 má cenu devíti bodů, střelec na e6 jen tří. A kdybyste sebrali střelce, dáma by sebrala vašeho pěšce.
lesson-values-recap = Jedna, tři, tři, pět, devět. Nikdy neriskujte věž jen kvůli jezdci.

## 10

lesson-guarded = Kryté, nebo ne
lesson-guarded-goal = Všimnete si, které kameny lze sebrat zadarmo.
lesson-guarded-text = Kámen je krytý, když jeho strana může brát zpět. Před každým braním si položte dvě otázky: jakou má cenu a kdo bere zpět? Nemůže-li nikdo brát zpět, kámen je zadarmo. Kryjte i vlastní kameny, nejcennější nejdřív.
lesson-guarded-1-help = Vaše dáma napadá dva kameny: u každého se ptejte, kdo by mohl brát zpět.
lesson-guarded-1-why = Střelce na g4 nikdo nekryje. Jezdce na d5 kryje pěšec na e6, to braní by vás stálo dámu.
lesson-guarded-2-before = Teď cvičení: vyjmenujte kameny, které pole napadají, nebo kryjí.
lesson-guarded-2-help = Projděte nejdřív sloupce, řady a diagonály, pak jezdce, pěšce a krále.
lesson-guarded-recap = Před každým braním: jakou má cenu a kdo bere zpět?

## 11

lesson-check = Tři odpovědi na šach
lesson-check-goal = Umíte najít každou odpověď na šach.
lesson-check-text = Je-li váš král v šachu, musíte odpovědět hned. Jsou tři možnosti: sebrat útočníka, postavit kámen do cesty, nebo odejít králem. Ze šachu se nerošuje.
lesson-check-1-help = Zkuste všechny tři: seberte věž, zakryjte sloupec e, odejděte králem.
lesson-check-1-why = Střelec může sebrat věž a dáma se může postavit na e2. Nebo král opustí sloupec, na f1 nebo f2.
lesson-check-recap = Sebrat, zakrýt, nebo odejít: pokaždé projděte všechny tři.

## 12

lesson-mate = Mat jedním tahem
lesson-mate-goal = Umíte dát mat, když stačí jeden tah.
lesson-mate-text = Mat je cíl hry: šach bez odpovědi. Útočníka nikdo nemůže sebrat, nic se nemůže postavit do cesty a král nemá bezpečné pole. Partie je hned u konce. Sám král se nikdy nebere.
lesson-mate-1-help = Krále černého zavírají jeho vlastní pěšci.
lesson-mate-1-why = Z a8 dává věž šach po řadě 8. Nic se nemůže postavit do cesty a vlastní pěšci černého zavírají každý únik.
lesson-mate-2-help = Vaše dáma smí těsně k černému králi, když ji kryje váš král.
lesson-mate-2-why = Váš král kryje dámu na g7, takže ji černý nemůže sebrat. Napadá také g8 a h7.
lesson-mate-3-help = Černý král vůbec nemůže táhnout: najděte šach bez odpovědi.
lesson-mate-3-why = Jezdce na f7 nikdo nemůže sebrat a šach jezdcem nelze zakrýt. Krále zavírají jeho vlastní kameny: dušený mat.
lesson-mate-recap = Prověřte každý šach: mohou sebrat, zakrýt, odejít? Pokud ne, je to mat.

## 13

lesson-draws = Když nikdo nevyhraje
lesson-draws-goal = Víte, kdy je partie remíza, a při výhře se vyhnete patu.
lesson-draws-text = Není-li hráč na tahu v šachu, ale nemá možný tah, je to pat. Partie je remíza, jakkoli je druhá strana silná. Hráči se na remíze mohou také prostě dohodnout.
lesson-draws-1-help = Napadněte každé pole kolem černého krále, ale ne krále samotného.
lesson-draws-1-why = Z c7 napadá dáma a7, b7 a b8, ale ne a8. Černý není v šachu a nemůže táhnout.
lesson-draws-2-ask = Na tahu je černý. Je to mat, nebo pat?
lesson-draws-2-help = Nejdřív se ptejte, jestli je černý v šachu.
lesson-draws-2-why = h8 nic nenapadá, černý tedy není v šachu. Ale bílý napadá g7, g8 a h7: pat.
lesson-draws-3-before = Remízu lze také reklamovat: když pozice nastane potřetí, nebo po padesáti tazích bez braní a tahu pěšcem. A není-li už mat možný, je partie hned remíza.
lesson-draws-3-help = Může král s jedním střelcem vůbec dát mat?
lesson-draws-3-why = Král s jedním střelcem mat nedá a druhý král také ne. Partie je hned remíza.
lesson-draws-recap = Pět cest k remíze: pat, dohoda, mat už není možný, trojí opakování, padesát tahů. Vyhráváte-li, nechte soupeři tah.

## 14

lesson-castling = Rošáda
lesson-castling-goal = Víte, kdy smíte rošovat a na kterou stranu.
lesson-castling-text = Král jde o dvě pole k věži a ta věž jde na pole, které přešel. Král ani věž předtím nesměli táhnout a mezi nimi nesmí nic stát. Král nesmí rošovat ze šachu, přes šach ani do šachu. Rošáda na královské křídlo je malá, na dámské velká.
lesson-castling-1-help = Zkuste obě věže: je cesta volná a je dráha krále bezpečná?
lesson-castling-1-why = Obě cesty jsou volné a černý nenapadá žádné pole na dráze krále. Útok na vaše věže nevadí.
lesson-castling-2-help = Které pole první řady napadá černá věž?
lesson-castling-2-why = Věž na f3 napadá f1, přes které by král při malé rošádě musel. Na druhé straně jsou d1 a c1 bezpečná.
lesson-castling-3-help = Je váš král v této chvíli napadený?
lesson-castling-3-why = Věž na e4 dává šach. Ze šachu se nerošuje.
lesson-castling-4-help = Ptejte se, přes která pole jde sám král.
lesson-castling-4-why = Černá věž napadá b1, ale váš král jde jen přes d1 a končí na c1. Přes b1 jde jen věž, a to je dovoleno.
lesson-castling-recap = Rošujte brzy: král najde úkryt a věž se zapojí. Nikdy ze šachu, přes šach ani do šachu.

## 15

lesson-en-passant = Braní mimochodem
lesson-en-passant-goal = Umíte brát mimochodem a víte, kdy je pozdě.
lesson-en-passant-text = Pěšec vašemu neunikne tím, že jde o dvě pole naráz. Skončí-li hned vedle vašeho pěšce, smíte ho sebrat, jako by šel jen o jedno. Váš pěšec skončí na poli, které ten druhý přeskočil. Smíte to jen hned příštím tahem.
lesson-en-passant-1-before = Poslední tah černého byl pěšec d7 na d5.
lesson-en-passant-1-help = Jeden tah jde rovně, druhý bere pěšce, který je vedle vašeho.
lesson-en-passant-1-why = Pěšec může na e6. Nebo bere pěšce na d5 mimochodem a skončí na d6.
lesson-en-passant-2-before = Stejná pozice, ale tentokrát poslední tah černého nebyl tah pěšcem.
lesson-en-passant-2-help = Jak dlouho trvá právo brát mimochodem?
lesson-en-passant-2-why = Černý pěšec nešel právě o dvě pole. Právo trvá jen jeden tah.
lesson-en-passant-recap = Dvě pole, vedle vašeho pěšce, právě teď: pak smíte brát mimochodem.

## 16

lesson-promotion = Proměňujte s rozmyslem
lesson-promotion-goal = Při proměně pěšce zvolíte správný kámen.
lesson-promotion-text = Pěšec, který dojde na poslední řadu, se stává dámou, věží, střelcem nebo jezdcem. Nezáleží na tom, co bylo sebráno: můžete mít dvě dámy. Téměř vždy je nejlepší dáma. Ale nejdřív se ptejte, co může soupeř ještě zahrát.
lesson-promotion-1-before = Proměňte teď pěšce. Zvolte kámen, který vyhraje.
lesson-promotion-1-help = U každého kamene se ptejte, jestli má černý král ještě tah.
lesson-promotion-1-why = Dáma na c8 by byla pat. S věží musí král na a6 a věž dá mat na a8.
lesson-promotion-recap = Obvykle dáma, ale ne, je-li to pat.

## 17

lesson-fork = Vidlička a odtažný útok
lesson-fork-goal = Umíte napadnout dva kameny jedním tahem.
lesson-fork-text = Ve vidličce napadá jeden kámen dva naráz. Soupeř zachrání jen jeden z nich. Zvlášť dobří jsou v tom jezdci. Nejlepší cíl je král, protože na šach se musí odpovědět.
lesson-fork-1-help = Najděte pole, odkud jezdec napadá krále i věž.
lesson-fork-1-why = Z c7 napadá jezdec krále a věž na a8. Král musí táhnout, pak jezdec bere věž.
lesson-fork-2-before = Při odtažném útoku kámen odejde a otevře linii jinému za sebou.
lesson-fork-2-help = Až jezdec opustí sloupec e, vaše věž dá šach: co by jezdec mohl napadnout?
lesson-fork-2-why = Jezdec otevře sloupec e a věž dává šach. Týmž tahem napadá jezdec dámu.
lesson-fork-recap = Jeden tah, dvě hrozby. Vaše kameny jsou nejsilnější, když spolupracují.

## 18

lesson-pin = Vazba a špíz
lesson-pin-goal = Umíte napadnout dva kameny na jedné linii.
lesson-pin-text = Kámen je vázaný, když je za ním na téže linii něco cennějšího. Je-li to král, vázaný kámen nesmí linii opustit. Vázat mohou věže, střelci a dámy. Napadněte vázaný kámen: sotva může utéct.
lesson-pin-1-help = Na které linii jsou černý král a jeho jezdec?
lesson-pin-1-why = Na e1 věž váže jezdce, protože za ním je král. Jezdec nesmí táhnout a příště ho můžete sebrat.
lesson-pin-2-before = Ve špízu je cennější kámen vpředu. Musí odejít a ten za ním je ztracen.
lesson-pin-2-help = Na které linii jsou černý král a dáma?
lesson-pin-2-why = Z h5 dává věž šach po řadě 5. Až král odejde, věž bere dámu.
lesson-pin-recap = Cennější kámen vzadu: vazba. Cennější kámen vpředu: špíz.

## 19

lesson-gifts = Dárky zadarmo
lesson-gifts-goal = Ptáte se, co přijde potom, než berete.
lesson-gifts-text = Kámen zadarmo není vždycky dárek. Soupeř ho může dát, aby získal něco lepšího. Než berete, ptejte se, jaká by byla odpověď. I když jste na tahu, nespěchejte.
lesson-gifts-1-help = Kterou řadu vaše věž opustí, když bere?
lesson-gifts-1-why = Vaše věž musí krýt první řadu. Vezme-li na a3, černá věž dá mat na d1.
lesson-gifts-2-before = Teď darujete vy: obětujte kámen a dejte mat dvěma tahy.
lesson-gifts-2-help = Řada 8 závisí na jediné černé věži: donuťte ji brát.
lesson-gifts-2-why = Když dá dáma šach na e8, musí ji černá věž sebrat. Vaše věž bere zpět a je mat.
lesson-gifts-recap = Nejdřív najděte nejlepší odpověď soupeře, pak berte. Kámen zadarmo může být návnada.

## 20

lesson-opening = Zahájení
lesson-opening-goal = Umíte vyvinout kameny, rošovat a bojovat o centrum.
lesson-opening-text = Začněte středovým pěšcem, třeba e4 nebo d4: zabírá prostor a otevírá linie. Vyvíjejte kameny jeden po druhém. Netáhněte dvakrát týmž, pokud není napadený. Rošujte brzy a nechte pěšce před králem doma. Dobré první tahy jsou i c4 a jezdec f3. Střelec na g2 nebo b2 ovládá střed z křídla. Nezavírejte si střelce vlastními pěšci.
lesson-opening-1-before = Bílý zkouší ševcovský mat: dáma h5 a střelec c4 oba napadají f7.
lesson-opening-1-help = Kryjte f7, zastavte dámě cestu, nebo udělejte králi místo.
lesson-opening-1-why = Bílý hrozí matem, když dáma vezme na f7. Nejlepší je pěšec na g6: zastaví dámě cestu a napadne ji.
lesson-opening-2-before = Teď zahrajte deset tahů proti úrovni 3. Potom uslyšíte, co jste vyvinuli, zda jste rošovali a co táhlo dvakrát.
lesson-opening-2-help = Středový pěšec, jezdci, střelci, pak rošáda: toto pořadí bývá zřídka špatné.
lesson-opening-recap = Centrum, vývin, rošáda. Ševcovský mat vyjde jednou, na triky tedy nespoléhejte.

## 21

lesson-trades = Výměny a plány
lesson-trades-goal = Víte, kdy vám výměna pomůže.
lesson-trades-text = Měňte, když dostanete víc, než dáte. Měňte i tehdy, když máte převahu: čím méně kamenů, tím víc převaha znamená. S útokem nespěchejte: nejdřív odstraňte kameny, které brání. Dejte každému tahu smysl a myslete několik tahů dopředu.
lesson-trades-1-before = Máte o věž víc. Vyměňte dámy.
lesson-trades-1-help = Obě dámy jsou na jednom sloupci a nic mezi nimi není.
lesson-trades-1-why = Bez dam má váš král s věží proti sobě samotného krále. Můžete dát mat a černý už vyhrát nemůže.
lesson-trades-recap = Máte-li převahu, měňte. Pak krok za krokem sledujte svůj plán.

## 22

lesson-two-mates = Maty zpaměti
lesson-two-mates-goal = Umíte dát mat samotnému králi dvěma věžemi, dámou nebo jednou věží.
lesson-two-mates-text = Ke konci zbývá málo kamenů a musíte umět partii dohrát. Samotný král dostane mat na okraji šachovnice. Zažeňte ho tam krok za krokem a vyhněte se patu.

lesson-two-mates-1-before = Se dvěma věžemi jedna krále zavírá a druhá dává šach. Tady můžete dát mat dvěma tahy.
lesson-two-mates-1-help = Postarejte se, aby černý král nemohl opustit řadu 8.
lesson-two-mates-2-before = Král a dáma: dáma bere černému králi prostor, pak přijde na pomoc váš král. V nejlepším případě to zabere devět tahů.
lesson-two-mates-2-help = Držte dámu o skok jezdce od černého krále, dokud není na okraji.
lesson-two-mates-3-before = Král a věž: věž černého krále odřízne a váš král ho zatlačuje. V nejlepším případě to zabere patnáct tahů.
lesson-two-mates-3-help = Stojí-li králové proti sobě s jedním polem mezi sebou, šachujte ze strany.
lesson-two-mates-recap = Odřízněte krále, přiveďte vlastního, dejte mat na okraji. Před každým tichým tahem se ptejte, zda to není pat.

## 23

lesson-pawn-endings = Pěšci na konci
lesson-pawn-endings-goal = Víte, kdy jediný pěšec vyhraje a kdy ne.
lesson-pawn-endings-text = Na konci může pěšec rozhodnout partii tím, že se stane dámou. Král jde napřed, pěšec za ním. Stojí-li králové proti sobě s jedním polem mezi sebou, má opozici strana, která nemusí táhnout. Samotný král pěšce dohoní, jakmile je v jeho čtverci, který je tak široký, jak dlouhá je cesta pěšce.
lesson-pawn-endings-1-before = Váš král je na řadě 6, před svým pěšcem: to vyhrává. Ukažte jak.
lesson-pawn-endings-1-help = Ať král ovládne pole před pěšcem, teprve pak jím táhněte.
lesson-pawn-endings-2-ask = Na tahu je bílý. Je to výhra, nebo remíza?
lesson-pawn-endings-2-help = Kdo má opozici?
lesson-pawn-endings-2-why = Králové stojí proti sobě a bílý musí táhnout: opozici má černý. Kdyby byl na tahu černý, bílý by vyhrál.
lesson-pawn-endings-3-before = Jste černý a jste na tahu: udržte remízu. Pěšec potřebuje na a8 čtyři tahy, jeho čtverec tedy sahá od sloupce a po sloupec e.
lesson-pawn-endings-3-help = Vstupte hned do čtverce, pak spěchejte k a8.
lesson-pawn-endings-4-ask = Na tahu je bílý. Je to výhra, nebo remíza?
lesson-pawn-endings-4-help = Porovnejte barvu h8 s barvou střelce.
lesson-pawn-endings-4-why = Pěšec se proměňuje na h8, na tmavém poli, a střelec má jen světlá. Krále z rohu nikdo nevyžene.
lesson-pawn-endings-recap = Nejdřív král, opozice a čtverec pěšce. S krajním pěšcem musí mít střelec barvu rohu.

## 24

lesson-clock = Hodiny a turnaj
lesson-clock-goal = Umíte ohlašovat tahy, tisknout hodiny a reklamovat výhru na čas.
lesson-clock-text = Každý hráč má čas na celou partii, a když stisknete hodiny, běží čas soupeři. Vyprší-li váš čas, prohráváte, ledaže soupeř nemůže dát mat. Nevidomí hráči ohlašují každý tah nahlas a soupeř ho opakuje. Při dotknuto-hráno musí dotknutý kámen táhnout, pokud může.
lesson-clock-1-before = Teď pět tahů jako na turnaji. Ohlaste tah, stiskněte hodiny a opakujte tah soupeře.
lesson-clock-1-help = Ohlásit, stisknout, opakovat: vždy v tomto pořadí.
lesson-clock-2-ask = V rapid partii spadl soupeři praporek. Co je první, hodiny, nebo rozhodčí?
lesson-clock-2-help = Co běží dál, zatímco mluvíte?
lesson-clock-2-why = Nejdřív zastavte oboje hodiny, jinak může spadnout i váš praporek. Pak reklamujte výhru a zavolejte rozhodčího.
lesson-clock-3-ask = Soupeři zbývá 15 sekund. Můžete vyměnit dámy do prohrané pěšcové koncovky. Je to šance s přídavkem, nebo bez přídavku?
lesson-clock-3-help = Soupeř ještě musí proměnit pěšce a pak dát mat.
lesson-clock-3-why = Bez přídavku nemusí 15 sekund na proměnu a mat stačit. S přídavkem přináší každý tah nové sekundy.
lesson-clock-recap = Nejdřív hodiny, pak rozhodčí. V rapidu je dobrý tah teď lepší než nejlepší pozdě.

## K poslechu

listen-wheat = Pšenice na šachovnici
listen-wheat-text-1 = Stará pověst z Indie vypráví o králi, jehož jediný syn padl v bitvě.
listen-wheat-text-2 = V zármutku nechal své království zpustnout.
listen-wheat-text-3 = Tehdy mu mudrc jménem Sessa přinesl šachovnici o 64 polích a kameny pro každou část jeho vojska.
listen-wheat-text-4 = Byli tu pěšáci, jezdci, vozy a sloni, ministr a sám král.
listen-wheat-text-5 = Hra vyléčila králův smutek a on zase začal vládnout. Za odměnu si Sessa mohl přát cokoli.
listen-wheat-text-6 = Sessa si přál pšenici: jedno zrno za první pole, dvě za druhé, čtyři za třetí a tak dál až k poslednímu.
listen-wheat-text-7 = Krále tak skromné přání pobavilo.
listen-wheat-text-8 = Pak se zrna spočítala: více než 18 trilionů. Království by muselo sklízet dva tisíce let.
listen-wheat-text-9 = Sessa králi dluh odpustil a král ho jmenoval prvním rádcem.

listen-origins = Odkud jsou šachy
listen-origins-text-1 = Kde šachy vznikly, nikdo přesně neví. Většina říká: v Indii, před mnohem více než tisíci lety.
listen-origins-text-2 = Řecká pověst je připisuje Areovi, bohu války. Udělal šachovnici, aby zkoušel své bitvy, a přes jeho syna se hra dostala k lidem.
listen-origins-text-3 = Indická hra se jmenovala čaturanga.
listen-origins-text-4 = Její slon se stal naším střelcem. Skákal jen o dvě pole po diagonále.
listen-origins-text-5 = Její ministr se stal naší dámou. Chodil jen o jedno pole po diagonále a patřil k nejslabším kamenům.
listen-origins-text-6 = Nikdo nerošoval a žádný pěšec nešel o dvě pole. Proměněný pěšec se stal ministrem, ničím lepším.
listen-origins-text-7 = Kolem roku 1475, ve Španělsku nebo v Itálii, se hra zrychlila.
listen-origins-text-8 = Střelec a dáma dostali dnešní tahy a dáma byla najednou nejsilnější kámen.
listen-origins-text-9 = Pěšci teď mohli na začátku o dvě pole a s tím přišlo braní mimochodem.
listen-origins-text-10 = Teprve v devatenáctém století chodily kameny všude stejně. Tak chodí dodnes.

listen-longest = Nejdelší partie
listen-longest-text-1 = Nejdelší známá turnajová partie se hrála v Bělehradě v roce 1989.
listen-longest-text-2 = Bílé měl Ivan Nikolić a černé Goran Arsović.
listen-longest-text-3 = Každý udělal 269 tahů a trvalo jim to přes dvacet hodin.
listen-longest-text-4 = Na konci byla věž a střelec proti věži.
listen-longest-text-5 = Nikdo nevyhrál: byla to remíza.
listen-longest-text-6 = Tehdejší pravidla dávala takovým koncovkám více než padesát tahů.
listen-longest-text-7 = Dnes výjimka není. Po padesáti tazích bez braní a tahu pěšcem může hráč reklamovat remízu; po sedmdesáti pěti partie končí.

listen-forms = Mnoho způsobů hry
listen-forms-text-1 = Obvykle se dva hráči sejdou u jedné šachovnice. Ale není to jediný způsob.
listen-forms-text-2 = Po internetu může být soupeř na druhém konci světa. Pravidla jsou stejná.
listen-forms-text-3 = V blesku má každý hráč jen pár minut a nikdo nemusí tahy zapisovat.
listen-forms-text-4 = V simultánce hraje jeden silný hráč proti mnoha soupeřům, každý u vlastní šachovnice.
listen-forms-text-5 = Ve hře naslepo je šachovnice jen v hráčově hlavě. Vidící mistři sklízejí za taková vystoupení velký potlesk.
listen-forms-text-6 = Nevidomí hráči to dělat nemusejí: většina má šachovnici pod prsty. Ale mnozí z nich to umějí.
listen-forms-text-7 = V korespondenčním šachu cestují tahy poštou. Partie trvala i roky; e-mail ji zrychlil.
listen-forms-text-8 = Tahy se tam píší jen číslicemi, aby jim rozuměli hráči všech jazyků. Má dokonce vlastní světovou federaci.

listen-variants = Hry s jinými pravidly
listen-variants-text-1 = Někteří rádi pravidla šachů mění. Takovým hrám se říká varianty.
listen-variants-text-2 = V Šachách960, které vymyslel Bobby Fischer, rozmístí kameny za pěšci los.
listen-variants-text-3 = Oba střelci musejí být na různých barvách a král mezi věžemi. Zbývá 960 výchozích pozic.
listen-variants-text-4 = Ve hře Král hory můžete vyhrát i tím, že dovedete krále na jedno ze čtyř středových polí.
listen-variants-text-5 = Ve hře Tři šachy můžete vyhrát i tím, že dáte třikrát šach.
listen-variants-text-6 = Ve hře Crazyhouse změní sebraný kámen stranu. V pozdějším tahu ho smíte postavit na prázdné pole.
listen-variants-text-7 = Holanďany hrají čtyři, dva proti dvěma, na dvou šachovnicích. Co seberete, dostane váš partner a smí to postavit na šachovnici.

listen-tournaments = Jak fungují turnaje
listen-tournaments-text-1 = Nejjednodušší soutěž je zápas: dva hráči a pevný počet partií.
listen-tournaments-text-2 = V uzavřeném turnaji hraje každý s každým. Je to nejspravedlivější, ale trvá to dlouho.
listen-tournaments-text-3 = Hráči si losují čísla. Tabulka pak říká, kdo se v kterém kole s kým utká a kdo má bílé.
listen-tournaments-text-4 = Je-li počet hráčů lichý, jeden z nich v každém kole odpočívá.
listen-tournaments-text-5 = Ve dvoukolovém turnaji se každý s každým utká dvakrát, jednou s každou barvou.
listen-tournaments-text-6 = Ve vyřazovacím turnaji jde poražený domů. Po remíze se často hraje znovu, s kratším časem.
listen-tournaments-text-7 = V scheveningenském systému se každý hráč jednoho týmu utká s každým hráčem druhého.
listen-tournaments-text-8 = Když týmy hrají šachovnici proti šachovnici, body všech šachovnic se sčítají.

listen-swiss = Švýcarský systém
listen-swiss-text-1 = Když má sto hráčů jeden víkend, nemohou se utkat všichni. Pomůže švýcarský systém.
listen-swiss-text-2 = Počet kol je předem daný, často sedm, devět nebo jedenáct. Nikdo nevypadává.
listen-swiss-text-3 = V každém kole hrajete s někým, kdo má tolik bodů jako vy, nebo skoro tolik.
listen-swiss-text-4 = Vyhrajete-li, bude další soupeř nejspíš silnější. Prohrajete-li, bude to snazší.
listen-swiss-text-5 = Hráče se stejnými body řadí rating. První z horní poloviny hraje s prvním z dolní a tak dál.
listen-swiss-text-6 = S týmž soupeřem se neutkáte dvakrát.
listen-swiss-text-7 = Barvy se mají střídat. Třem partiím za sebou se stejnou barvou se systém vyhýbá.
listen-swiss-text-8 = Je-li počet hráčů lichý, dostane někdo z posledních bod bez hry. Každého to potká nejvýš jednou.

listen-ties = Stejně bodů
listen-ties-text-1 = Výhra je jeden bod, remíza půl bodu. Na konci mají dva hráči často stejně.
listen-ties-text-2 = Nejlepším řešením je další partie mezi nimi, ale zřídka je na ni čas.
listen-ties-text-3 = Proto pravidla turnaje předem říkají, co rozhodne.
listen-ties-text-4 = V uzavřených turnajích to bývá Sonneborn-Berger. Body proti silným soupeřům váží víc.
listen-ties-text-5 = Sečtou se body všech, které jste porazili, a polovina bodů těch, s nimiž jste remizovali.
listen-ties-text-6 = Je-li i to stejné, může rozhodnout počet výher, nebo výhry černými.
listen-ties-text-7 = Pak přijde na řadu partie mezi oběma. A nepomůže-li nic, losuje se.

listen-pace = Rychlý a pomalý šach
listen-pace-text-1 = S deseti minutami nebo méně na hráče je to blesk; s hodinou nebo více vážná partie. Všechno mezi tím je rapid.
listen-pace-text-2 = V rapidu je velmi časté patnáct minut plus deset sekund na tah.
listen-pace-text-3 = Abyste druh poznali, počítejte šedesát tahů. Deset sekund na tah dá deset minut navíc, celkem dvacet pět.
listen-pace-text-4 = V rychlých partiích znamenají rychlost a znalosti tolik co hluboké myšlení.
listen-pace-text-5 = Nuťte soupeře myslet od prvního tahu. Překvapivé zahájení ho stojí čas.
listen-pace-text-6 = Nepočítejte všechno až do konce. Na to není čas.
listen-pace-text-7 = A nehoňte se za nejlepším tahem, když máte dobrý. Lepší je nepřítelem dobrého.
listen-pace-text-8 = Vždycky vězte, zda je přídavek. Bez něj se dá zachránit i prohraná pozice, když na druhých hodinách zbývá málo.

listen-blind = Jak hrají nevidomí
listen-blind-text-1 = Když nevidomý hráč usedne k partii, bývají tu dvě šachovnice: pro každého jedna.
listen-blind-text-2 = Na šachovnici nevidomého jsou tmavá pole trochu vyvýšená a každé pole má dírku.
listen-blind-text-3 = Každý kámen má kolík, který se do dírky hodí. Černé kameny mají značku, kterou prsty ucítí.
listen-blind-text-4 = Kámen se počítá za dotknutý, až když je vyzvednut z dírky.
listen-blind-text-5 = Každý tah se ohlašuje. Soupeř ho opakuje a provede na vlastní šachovnici.
listen-blind-text-6 = Sloupce mají jména, aby se nepletla b a d: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hektor.
listen-blind-text-7 = Mezi zeměmi se kameny a čísla říkají i německy: Springer Gustav eins Felix drei.
listen-blind-text-8 = Přeřeknutí se musí opravit hned, než poběží druhé hodiny.
listen-blind-text-9 = Liší-li se někdy obě šachovnice, pomůže rozhodčí a porovnají se oba zápisy.

listen-practice = Jak se zlepšit
listen-practice-text-1 = První rada je prostá: hrajte, jak často můžete. Z každé partie se něco naučíte, z vyhrané i prohrané.
listen-practice-text-2 = Druhá: učte se. Berte lekce, řešte úlohy a procházejte partie dobrých hráčů.
listen-practice-text-3 = Třetí: těšte se z toho. Prohrávají i mistři světa.
listen-practice-text-4 = Prohrát není ostuda, když zjistíte proč. Nejlepší učitel je vlastní chyba.
listen-practice-text-5 = Usedejte s důvěrou. Partie, kterou jste v duchu vzdali, je napůl prohraná.
listen-practice-text-6 = Myslete, než se ruka pohne. Až najdete dobrý tah, prověřte ho ještě jednou.
listen-practice-text-7 = Ptejte se, co soupeř chce. Každý tah má důvod, i špatný.
listen-practice-text-8 = Tipy pomáhají při učení. Na turnaji nejsou.
listen-practice-text-9 = Najděte si klub. Lidé naučí, co žádný program neumí, a turnaj vám dá rating.

listen-phases = Tři části partie
listen-phases-text-1 = Partie má tři části: zahájení, střední hru a koncovku.
listen-phases-text-2 = V zahájení vyvíjíte kameny a bojujete o centrum.
listen-phases-text-3 = Bílý má první tah a často útočí. Černý staví pevnou pozici a čeká na šanci.
listen-phases-text-4 = Ve střední hře se střetávají plány. Kameny se mění a silnější strana chystá dobrou koncovku.
listen-phases-text-5 = Jeden nebo dva kameny samy dobrého soupeře zřídka porazí. Než zaútočíte, přiveďte dva nebo tři pomocníky.
listen-phases-text-6 = V koncovce zbývá málo kamenů a každý má větší cenu.
listen-phases-text-7 = Střelec pak bývá lepší než jezdec: prázdnou šachovnici přejde jedním tahem.
listen-phases-text-8 = Důležití se stávají pěšci. Držte je blízko u sebe, aby se mohli krýt, a vyhněte se dvěma na jednom sloupci.
listen-phases-text-9 = Dobří hráči myslí na koncovku od začátku. Pěšec navíc v zahájení může být na konci dámou.

listen-champions = Mistři světa v rapid šachu
listen-champions-text-1 = První mistrovství světa v rapid šachu bylo roku 2001. Vyhrál Garri Kasparov.
listen-champions-text-2 = Višvanátan Ánand vyhrál roku 2003 a pak znovu po čtrnácti letech.
listen-champions-text-3 = Od roku 2012 se mistrovství hraje skoro každý rok.
listen-champions-text-4 = Magnus Carlsen vyhrál v letech 2014 a 2015.
listen-champions-text-5 = Mistry byli také Levon Aronjan, Sergej Karjakin, Šachrijar Mamedjarov a Vasyl Ivančuk.
listen-champions-text-6 = Ženy hrají o vlastní titul. Anna Muzyčuková ho získala roku 2016 v Dauhá.
listen-champions-text-7 = Osm jejich partií je v programu. Chcete-li hledat tahy vítěze, zadejte hádej mistři.

# Koncovky

ending-list = Koncovky. Zadejte koncovky a číslo, nebo jméno.
ending-line = { $number }: { $name }{ $how ->
    [right] , hotová
    [helped] , hotová s pomocí
    [wrong] , k opakování
   *[new] {""}
}.
ending-begins = Koncovka: { $name }.
ending-asks = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}. { $goal ->
    [win] Vyhrajte.
   *[draw] Udržte remízu.
}
ending-answers = { $color } odpovídá: { $move }.
ending-thrown = { $move } { $how ->
    [draws] zahazuje výhru.
   *[loses] prohrává.
} { $goal ->
    [win] { $keeping ->
        [one] Vyhrává jen { $best }.
        [few] Vyhrává { $best }.
        [many] Vyhrává { $best }.
       *[other] Vyhrává { $best }.
    }
   *[draw] { $keeping ->
        [one] Remízu drží jen { $best }.
        [few] Remízu drží { $best }.
        [many] Remízu drží { $best }.
       *[other] Remízu drží { $best }.
    }
}
ending-again = Váš tah je vrácen. Zkuste to znovu.
ending-mate = Mat po { $moves ->
    [one] jednom tahu
    [few] { $moves } tazích
    [many] { $moves } tazích
   *[other] { $moves } tazích
}{ $how ->
    [best] , rychleji to nejde.
    [longer] . V nejlepším případě: { $best }.
   *[unknown] .
}
ending-won = Výhra je jistá po { $moves ->
    [one] jednom tahu.
    [few] { $moves } tazích.
    [many] { $moves } tazích.
   *[other] { $moves } tazích.
}
ending-drawn = Remíza. Dobře ubráněno.
ending-repeated = Remíza: trojí opakování. Dobře ubráněno.
ending-held = Ubráněno, počet tahů: { $moves }. Výborně.
ending-lost-repeated = Trojí opakování: remíza, ne výhra.
ending-lost-fifty = Padesát tahů bez braní a tahu pěšcem: remíza, ne výhra.
ending-solution = Nejlepší hra: { $moves }.
ending-over = Koncovka skončila. Další: dál. Zpět do vaší partie: zavři.
ending-moves = { $moves ->
    [0] Ještě žádný tah.
    [one] Zatím jeden tah.
    [few] Zatím { $moves } tahy.
    [many] Zatím { $moves } tahů.
   *[other] Zatím { $moves } tahů.
}
ending-taken-back = Vráceno.
ending-first = Žádný tah k vrácení.
ending-not-here = { $name }: ne v koncovce.
ending-none = Koncovka { $word } není. Zadejte číslo od 1 do { $count }, nebo koncovky pro seznam.
ending-queen = král a dáma
ending-two-rooks = dvě věže
ending-rook = král a věž
ending-pawn = král a pěšec
ending-against-pawn = proti pěšci
ending-wrong-bishop = střelec špatné barvy
ending-pawn-race = závod pěšců
ending-catch-pawn = chytit pěšce
ending-queen-against-pawn = dáma proti pěšci
ending-pawn-against-queen = pěšec proti dámě
ending-rook-against-pawn = věž proti pěšci
ending-pawn-against-rook = pěšec proti věži

ending-two-bishops = dva střelci
ending-bishop-against-rook = střelec proti věži
ending-queen-against-rook = dáma proti věži
ending-bishop-and-knight = střelec a jezdec

repertoire-games = partie
repertoire-openings = zahájení
repertoire-list = Vaše zahájení. Procvičíte je takto: { $repertoire } a název.
repertoire-line =
    { $name }, { $color-key ->
        [white] bílý
       *[black] černý
    }: { $count ->
        [one] jedna pozice
        [few] { $count } pozice
        [many] { $count } pozice
       *[other] { $count } pozic
    }, k procvičení { $wanted }.
repertoire-none = Zatím žádná zahájení. Vložte soubor PGN se svými variantami do složky { $folder } ve složce dat, nebo hrajte víc partií.
repertoire-built-in = Vestavěná zahájení: { $count }. Jejich seznam: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Žádná zahájení s názvem { $word }. Seznam vašich: { $repertoire }.
repertoire-rests = Teď není co procvičovat: { $name }.
repertoire-empty = V { $name } nejsou varianty.
repertoire-other-start = Varianta musí začínat v obvyklé výchozí pozici.
repertoire-begins = Zahájení: { $name }. Hrajete za { $color-key ->
        [white] bílého
       *[black] černého
    }.
repertoire-start = Od začátku.
repertoire-way = Od začátku: { $moves }.
repertoire-asks = Tah { $number }, { $color-key ->
        [white] bílý
       *[black] černý
    }: co zahrajete?
repertoire-wrong = To ve vašem repertoáru není. Zkuste to znovu.
repertoire-also = Ve vašem repertoáru také: { $moves }.
repertoire-answer = Ve vašem repertoáru: { $moves }.
repertoire-help = Zahájení: { $name }.
repertoire-left =
    { $count ->
        [0] Tady už není co procvičovat.
       *[other] K procvičení ještě { $count }.
    }
repertoire-not-here = { $name }: ne v repertoáru.
puzzle-games = partie
puzzle-games-none = Ve vašich partiích nejsou nové maty.
puzzle-game-begins = Úloha z partie { $game }, počet kamenů { $pieces }.

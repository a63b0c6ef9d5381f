# A leckék, feladványok és gyakorlatok szavai. A leckék feladatai a lessons/ mappában vannak, egyenként.
# Minden mondat egyszer hangzik el: röviden, egy gondolat, a mezők egyszerű szövegként.

# Mit kérdez egy lecke, és mit mond a válaszokról.

lessons-next = Leckék. A következő: { $number }, { $title }. Ha egyet elkezdenél, írd be a számát e mögé, { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, kész
practice-board = Ha a tábládat használnád: { $setup }.
lessons-listen = Hallgatnivaló:
lessons-own = A sajátjaid:
own-name = Leckében nincs ilyen név: { $text }.
own-no-title = A leckének nincs címe. Írd az első sorába: title = "Az én leckém".
own-no-exercise = A leckében nincs feladat. Kezdj egyet ezzel a sorral: [1].
own-position = Nincs ilyen állás: { $text }. Írd FEN-ként.
own-task = Nincs ilyen feladatfajta: { $text }. Írj például ilyet: find mate.
own-no-task = A gyakorlatnak nincs feladata. Írj például ilyet: task = "find mate".
own-square = Nem mező: { $text }.
own-number = Nem szám: { $text }.
own-empty = Nincs bábu, amely léphetne, itt: { $text }.
own-illegal = Itt nem szabályos lépés: { $text }. A lépéseket így írd: Nf3, angol betűkkel.
own-answer = Erre a feladatra nem válasz: { $text }.
own-moves = Más lépések helyesek: { $text }.
own-misses = Nem azt teszi, amit a feladat kér: { $text }.
own-untrue = A válasz nem igaz.
lesson-none = Nincs ilyen lecke: { $word }. A számuk 1 és { $count } között van.
lesson-begins = { $title }.
lesson-goes-on = { $title }, feladat { $exercise }.
lesson-where = { $title }, feladat { $exercise }, összesen { $count }.
lesson-first = Ez az első feladat.
lesson-not-here = { $name }: leckében nem.
practice-which = Melyik: { $names }?
answer-wants-colour = Válasz: { $light } vagy { $dark }.
answer-wants-yes-no = Válasz: { $yes } vagy { $no }.
answer-wants-number = Válaszolj egy számmal.
answer-wants-piece = Válasz: egy bábu vagy { $nothing }.
answer-wants-squares = Válaszolj mezőkkel, például h5 e6.
answer-wants-choice = Válasz: { $items } vagy { $last }.
practice-nothing-back = Nincs mit visszavonni. Válaszolj újra.
lesson-not-kept = Az eredményed nincs mentve: { $reason }.

ask-colour = Milyen színű { $square }?
ask-stands = Mi áll itt: { $square }?
ask-count = Hány lépése van ennek a bábunak: { $piece }, { $square }?
ask-moves = Sorold fel ennek a bábunak minden lépését: { $piece }, { $square }.
ask-all-moves = { $color } lép. Sorold fel az összes szabályos lépést.
ask-castling = { $color } lép. Mondj minden lehetséges sáncolást.
ask-capture = { $color } lép. Találj egy ütést.
ask-most = { $color } lép. Üsd le, ami a legtöbbet ér.
ask-free = { $color } lép. Üsd le, amit senki sem véd.
ask-mate = { $color } lép. Találd meg az egylépéses mattot.
ask-mate-in-two = { $color } lép. Találd meg a kétlépéses matt első lépését.
ask-no-mate = { $color } lép. Akadályozd meg a mattot.
ask-stalemate = { $color } lép. Melyik lépés ad pattot?
ask-fork = { $color } lép. Találj villát.
ask-discovered = { $color } lép. Találj felfedett támadást.
ask-pin = { $color } lép. Találj kötést.
ask-skewer = { $color } lép. Találj nyársat.
ask-win = { $color } lép és nyer. Hogyan?
ask-play-mate = { $color } lép és mattot ad. Játszd végig a gép ellen: továbbjátszás. Ha kész, térj vissza ehhez a leckéhez, aztán: következő.
ask-play-win = { $color } lép és nyer. Játszd végig a gép ellen: továbbjátszás. Ha kész, térj vissza ehhez a leckéhez, aztán: következő.
ask-play-draw = { $color } lép és tartja a döntetlent. Játszd végig a gép ellen: továbbjátszás. Ha kész, térj vissza ehhez a leckéhez, aztán: következő.
ask-legal = Szabályos ez: { $piece }, { $square }? Igen vagy nem.
ask-legal-short = Sáncolhat röviden { $color-key ->
    [white] világos
   *[black] sötét
}? Igen vagy nem.
ask-legal-long = Sáncolhat hosszan { $color-key ->
    [white] világos
   *[black] sötét
}? Igen vagy nem.
ask-safe = Biztonságos ez: { $move }? Igen vagy nem.
ask-reach = Eljuthat valaha ide, { $to }, ez a bábu: { $piece }, { $square }? Igen vagy nem.
ask-drill = A gyakorlat Enterre kezdődik. Utána folytatódik a lecke.
ask-winnable = Nyerhet még valaki? Igen vagy nem.
ask-first-moves = Hátralévő lépések: { $moves }. Írd be a lépésed.

opening-developed = Kifejlesztett huszárok és futók: { $count } a 4-ből.
opening-castled = { $castled ->
    [yes] Sáncoltál.
   *[no] Nem sáncoltál.
}
opening-again = Többször lépett: { $pieces }.
lesson-right = Helyes.
lesson-more = Helyes. Még { $count }.
lesson-named = Ezt már mondtad.
lesson-wrong = Nem jó.
lesson-wrong-move = Nem ez. Próbáld újra, vagy írd be: tipp.
lesson-no-capture = Ez nem üt semmit. Próbáld újra.
lesson-no-check = Ez nem ad sakkot. Próbáld újra.
lesson-answered = { $color } válasza: { $move }. Próbáld újra.
lesson-help-piece = Ez a bábu az: { $piece }, { $square }.
lesson-help-goal = { $piece } ide megy: { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Vége a leckének.
lesson-missed = { $count ->
    [one] Menj végig újra ezen a feladaton: { $exercises }.
   *[other] Menj végig újra ezeken a feladatokon: { $exercises }.
}
lesson-next = A következő lecke, { $number }: { $title }.

choice-light = világos
choice-dark = sötét
choice-nothing = semmi
number-words = nulla, egy, kettő, három, négy, öt, hat, hét, nyolc, kilenc, tíz, tizenegy, tizenkettő, tizenhárom, tizennégy, tizenöt, tizenhat, tizenhét, tizennyolc, tizenkilenc, húsz, huszonegy, huszonkettő, huszonhárom, huszonnégy, huszonöt, huszonhat, huszonhét, huszonnyolc

# Feladványok

puzzle-begins = Feladvány, { $pieces } bábu, értékszám { $rating }.
puzzle-came = { $color } lépett: { $move }.
puzzle-asks = { $color } lép. Találd meg a legjobb lépést.
puzzle-answers = Helyes. { $color } válasza: { $move }.
puzzle-solved = Helyes, ez a megoldás.
puzzle-over = Vége a feladványnak. Másik: következő. Vissza a játszmádhoz: bezárás.
puzzle-rating = Az értékszámod { $rating }. Másik: Enter.
puzzle-streak-begins = Sorozat, { $number }. feladvány: { $pieces } bábu, értékszám { $rating }.
puzzle-streak-how = Fejts meg minél többet egymás után. Egy hiba vagy tipp véget vet neki. A rekordod: { $record }.
puzzle-streak-goes-on = Sorozat: { $count }.
puzzle-streak-ends = A sorozat vége: { $count }. A rekordod: { $record }.
puzzle-none = Ezeket a feladványokat mind láttad már.
puzzles-new = Új feladványok: { $puzzle }.
puzzle-too-few = Ilyen kevés bábuval nincs. { $pieces } bábutól van.
puzzle-own-begins = Feladvány innen: { $name }, { $pieces } bábu.
puzzle-own-none = Nincs feladvány, itt: { $name }.
puzzle-own-columns = Egy sorba név, állás, lépések és értékszám kell, vesszővel elválasztva.
puzzle-own-start = Egy feladvány állásának a FEN fejlécben kell lennie.
puzzle-own-game = A játszma nem olvasható.
puzzle-own-position = Nincs ilyen állás.
puzzle-own-move = Nem léphető meg: { $number }. lépés.
puzzle-own-short = Hiányzik a megoldás.
puzzle-own-more = És még { $count }.
puzzle-unknown = Nincs ilyen téma vagy fájl: { $word }. A témák listája: { $themes }.
puzzle-themes = témák
puzzle-themes-told = Témák: { $themes }. Vagy írd be a bábuk számát vagy egy értékszámot.
puzzle-words = Vagy: { $words }.
puzzle-easy = könnyű, könnyebb, egyszerű
puzzle-hard = nehéz, nehezebb
puzzle-opening = megnyitás, megnyitások
puzzle-middlegame = középjáték
puzzle-endgame = végjáték, végjátékok
puzzle-streak = sorozat
own-folder = A saját fájlok mappája: { $folder }.
puzzle-not-here = { $name }: feladványban nem.
puzzle-ends-game = Ez döntetlen. Próbáld újra.

puzzle-help-check = A lépés sakkot ad.
puzzle-help-capture = A lépés ütés.
puzzle-help-quiet = Csendes lépés: se sakk, se ütés.
puzzle-help-mate = { $moves ->
    [one] Matt egy lépésben.
   *[other] Matt { $moves } lépésben.
}
puzzle-help-fork = Keress villát.
puzzle-help-hanging = Valamit nem védenek.
puzzle-help-pin = Keress kötést.
puzzle-help-skewer = Keress nyársat.
puzzle-help-discovered = Keress felfedett támadást.
puzzle-help-double-check = Keress kettős sakkot.
puzzle-help-promotion = Egy gyalog átváltozhat.
puzzle-help-opposition = Az oppozícióról van szó.
puzzle-help-zugzwang = Ne hagyj jó lépést az ellenfélnek.
puzzle-help-runs = Egy gyalog elfuthat a király elől.
puzzle-help-catches = A királyod még utolér egy gyalogot.
puzzle-help-traps = Csapdába lehet ejteni egy bábut.
puzzle-help-stops = Fenyegetés van. Védd ki.
puzzle-help-saves = Az egyik bábud veszélyben van.
puzzle-help-later = Később: { $theme }.
puzzle-help-promotes = Egy gyalog { $moves } lépésben átváltozik.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece }, { $square }
reason-none = Minden más lépés rosszabb.
reason-mate = Matt.
reason-back-rank = Alapsori matt: a királyt saját bábui zárják be.
reason-smothered = Fojtott matt: a királynak nincs szabad mezője, és huszár ad sakkot.
reason-double-check = Kettős sakk: csak a király léphet.
reason-promotion = Átváltozás: { $piece }.
reason-hanging = Védtelen volt: { $piece }.
reason-fork = Villa: { $piece } támadja: { $on }.
reason-pin = Kötés: { $piece }, mögötte { $behind }.
reason-skewer = Nyárs: { $piece }, mögötte { $behind }.
reason-discovered = Felfedett támadás: { $piece } támadja: { $on }.
reason-opposition = Oppozíció: { $color } kénytelen kitérni.
reason-zugzwang = Lépéskényszer: { $color } kénytelen lépni, és minden lépés árt.
reason-runs = A { $pawn } mezőn álló gyalog befut: a király innen elkésik: { $king }.
reason-catches = A király a gyalog négyzetében van: { $pawn }.
reason-traps = Csapdában: { $piece }.
reason-stops = Ez fenyegetett: { $move }.
reason-saves = Megmenekült: { $piece }.
reason-wins = A nyereség { $count } gyaloggal ér fel.
reason-nears = Közel az átváltozáshoz ez a gyalog: { $square }.
reason-checks = Minden lépés sakkot ad.
reason-draws = Ez döntetlen.
reason-trades = A csere dönt.
reason-answers = A sakkra nincs másik ilyen jó válasz.

theme-fork = villa
theme-pin = kötés
theme-skewer = nyárs
theme-discovered = felfedett támadás
theme-double-check = kettős sakk
theme-hanging = védtelen bábu
theme-back-rank = alapsori matt
theme-smothered = fojtott matt
theme-mate-in-one = matt egy lépésben
theme-mate-in-one-also = matt egyben, egylépéses matt
theme-mate-in-two = matt két lépésben
theme-mate-in-three = matt három lépésben
theme-sacrifice = áldozat
theme-promotion = átváltozás
theme-trapped = csapdába esett bábu
theme-quiet = csendes lépés
theme-defence = védekezés
theme-zugzwang = lépéskényszer
puzzle-filler = bábu, bábuval, bábus, figura, figurás, lépés, lépésben, értékszám, feladvány, feladványok

term-lesson = Lecke { $title }: { $learn }.
term-puzzle = Feladvány hozzá: { $puzzle }.
term-sacrifice = Áldozat: odaadsz egy bábut, hogy többet nyerj vagy mattot adj.
term-trapped = Csapdába esett bábu: támadják, és nincs biztonságos mezője.
term-defence = Védekezés: kivéded, amivel az ellenfél fenyeget.
term-zugzwang = Lépéskényszer: az egyik fél kénytelen lépni, és minden lépés rontja az állását.
term-notation = lejegyzés
term-notation-text = Lejegyzés: a lépés a báb betűje és új mezője, Hf3. A gyalognak nincs betűje, e4. Az ütés jele x, a sakké plusz, a matté kettőskereszt. O-O a rövid sánc, O-O-O a hosszú.
term-wings = Nevek szárny szerint. A királyfutó, a királyhuszár és a királybástya a királyszárnyon kezd, a vezérfutó, a vezérhuszár és a vezérbástya a vezérszárnyon. A gyalog a mögötte álló bábutól kapja a nevét: királygyalog, vezérgyalog.

# Ami visszatér

due-today = { $count ->
    [one] Ma egy gyakorlat vár. Körülbelül ennyi idő: { $time }. Kezdés: { $practise }.
   *[other] Ma { $count } gyakorlat vár. Körülbelül ennyi idő: { $time }. Kezdés: { $practise }.
}
due-done = Mára ennyi volt.
due-none = Mára semmi sem vár.
due-lines = Új változatok: { $repertoire }.
puzzle-more = Másik: Enter.
practice-both = { $one } és { $other } kizárják egymást. Csak az egyiket írd be.

# Egy játszma hibái

mistakes-begin = { $side ->
    [white] Világos hibái, { $white }, játszma { $game }, ellenfél { $black }.
    [black] Sötét hibái, { $black }, játszma { $game }, ellenfél { $white }.
   *[both] Mindkét fél hibái, játszma { $game }, { $white } és { $black }.
}
mistakes-again = Újra egy hiba, játszma { $game }.
mistakes-search = Átvizsgálom a játszmát. Az első kérdés néhány másodperc múlva jön.
mistakes-search-next = Keresem a következőt.
mistakes-searched = Még keresek: { $judged } állás megítélve, összesen { $all }.
mistakes-quarter = A játszma { $percent } százaléka átnézve.
mistakes-checking = A talált hibák ellenőrzése folyik.
mistakes-how = Írj be egy jobb lépést. Az állást így hallod: { $pieces }.
mistakes-both = mindkettő
mistakes-unknown = hibák { $word }: ismeretlen. Írd be: hibák és egy játszma száma, világos, sötét vagy mindkettő.
mistakes-no-game = Előbb tölts be egy játszmát, vagy fejezd be ezt.
mistakes-no-moves = Ebben a játszmában nincs lépés.
mistakes-not-here = { $name }: a hibáknál nem.
mistakes-builtin = A beépített ellenfél ítél: csak azt kérdezi, ami nyilván nyert vagy vesztett. Egy motor többet lát: { $opponent } motor stockfish.
mistakes-ended = A keresés itt véget ér. Ami megvan, megmarad.

mistake-asks = { $label ->
    [blunder] { $number }. lépés, { $color-key ->
        [white] világos
       *[black] sötét
    }: { $move } súlyos hiba volt, { $before } százalékból { $after } lett. Találj jobb lépést.
   *[mistake] { $number }. lépés, { $color-key ->
        [white] világos
       *[black] sötét
    }: { $move } hiba volt, { $before } százalékból { $after } lett. Találj jobb lépést.
}
mistake-comment = Jobb: { $move }. { $before } százalékból { $after } lett.
mistake-same = Ez a játszma lépése. Próbáld újra.
mistake-best = Helyes, ez a legjobb lépés.
mistake-mate = Helyes, ez matt.
mistake-good = { $points ->
    [0] Helyes, olyan jó, mint a legjobb, { $move }.
    [1] Helyes, egy ponttal kevesebb, mint a legjobb, { $move }.
   *[other] Helyes, { $points } ponttal kevesebb, mint a legjobb, { $move }.
}
mistake-refuted = { $color } válasza: { $move }.
mistake-again = Próbáld újra.
mistake-worse = Ez nem elég jó. Próbáld újra.
mistake-not-judged = A lépésedet nem sikerült megítélni. Írd be újra.
mistake-line = Utána: { $moves }.
mistake-chance = Elszalasztott esély: { $color-key ->
    [white] világos
   *[black] sötét
} előző lépése is hiba volt.
mistake-time = { $color } hátralévő ideje ez volt: { $time }.

mistakes-none = Nincs hiba, amiről kérdezni lehetne.
mistakes-over = { $count ->
    [one] Egy hiba: { $kinds }.
   *[other] { $count } hiba: { $kinds }.
}
mistakes-found = { $count } megtalálva
mistakes-shown = { $count } megmutatva
mistakes-skipped = { $count } kihagyva
mistakes-time = { $count ->
    [one] Egy időzavarban született.
   *[other] { $count } időzavarban született.
}
mistakes-chances = { $count ->
    [one] Egy elszalasztott esély volt.
   *[other] { $count } elszalasztott esély volt.
}
mistakes-most = { $phase ->
    [opening] A legtöbb a megnyitásban volt.
    [middlegame] A legtöbb a középjátékban volt.
   *[endgame] A legtöbb a végjátékban volt.
}
mistakes-accuracy = Pontosság: { $accuracy }, legfeljebb 100.
mistakes-accuracy-both = Pontosság: világos { $white }, sötét { $black }, legfeljebb 100.

# Gyakorlatok

drill-list = Gyakorlatok. Kezdéshez írd be a nevét vagy a számát a gyakorlat mögé: gyakorlat mezők színe. A szint áll a végén: gyakorlat huszárutak 2.
drill-line-done = { $name }, szint { $level }: { $count ->
    [1] { $right } helyes 1 közül
   *[other] { $right } helyes az utolsó { $count } közül
}
drill-begins = Gyakorlat: { $drill }, szint { $level }, { $count } kérdés.
drill-none = Nincs ilyen gyakorlat: { $word }. Ezek vannak: { $names }.
drill-levels = A gyakorlatok szintje 1 és 3 között van.
drill-unknown = { $word }: nem érthető. A szint után a korlátok: 6 másodperc, 20 kérdés, nincs ismétlés. Legfeljebb 600 másodperc és 50 kérdés.
drill-unit-seconds = { $count ->
    [one] másodperc
   *[other] másodperc
}
drill-unit-questions = { $count ->
    [one] kérdés
   *[other] kérdés
}
drill-unit-repeats = { $count ->
    [one] ismétlés
   *[other] ismétlés
}
drill-no = nincs
drill-within = Minden válaszra ennyi időd van: { $time }.
drill-repeats = { $count ->
    [0] Minden kérdést egyszer hallasz.
    [one] Minden kérdést még egyszer meghallgathatsz.
   *[other] Minden kérdést még { $count } alkalommal meghallgathatsz.
}
drill-no-repeat = Ez a kérdés már nem ismételhető.
drill-late = Helyes, de túl lassú: { $time }.
drill-not-here = { $name }: gyakorlatban nem.
drill-from-memory = Gyakorlatban fejből válaszolsz. A bábukat újra így hallod: adatok.
lesson-from-memory = Erre fejből válaszolsz.
drill-wrong = Nem jó: { $answer }.
drill-answer = { $answer }.
drill-over = { $right } helyes, összesen { $count }.
drill-standing = Az utolsó { $count } válaszból { $right } helyes volt, rendszerint ennyi idő után: { $time }.
drill-next = Készen állsz a következő szintre: gyakorlat { $name } { $level }.

drill-colour = mezők színe
drill-colour-rule = Világos vagy sötét?
drill-line = vonalak
drill-line-rule = Egy soron, vonalon vagy átlón van a két mező? Igen vagy nem.
drill-squares = egy bábu mezői
drill-squares-rule = Sorolj fel minden mezőt, ahová a bábu az üres táblán eljut.
drill-knight = huszárutak
drill-knight-rule = Sorold fel egy legrövidebb út mezőit, az utolsóig.
drill-attackers = támadók
drill-attackers-rule = Sorold fel minden bábu mezőjét, amely egy mezőt támad, mindkét színből.
drill-recall = emlékezet
drill-recall-rule = Egyszer hallasz egy állást, aztán kérdések jönnek, mi hol áll.
drill-minefield = aknamező
drill-minefield-rule = A világos huszár nem mehet oda, ahol sötét bábu áll vagy támad. Mondj egy legrövidebb utat.
drill-follow = játszma követése
drill-follow-rule = Egyszerre néhány lépést hallasz, a kezdőállástól, aztán kérdések jönnek, hol vannak most a bábuk.
drill-growing = növekvő lépéssor
drill-growing-rule = A lépéssor minden alkalommal egy lépéssel nő. Ismételd el az egészet, lépésről lépésre.
drill-mates = matt hallás után
drill-mates-rule = Egyszer hallasz egy állást. Találd meg a mattot.
drill-guess = lépések kitalálása
drill-guess-rule = Találd ki az egyik fél minden lépését. A másik úgy lép, mint a játszmában. A tábláról kérdezhetsz.
drill-ahead = előreszámolás
drill-ahead-rule = Lépéseket hallasz, amelyeket senki sem lép meg. Az utánuk jövő állásról felelj. Az előttük levő tábláról kérdezhetsz.

drill-ask-line = { $one } és { $other }?
drill-ask-squares = { $piece }, { $square }.
drill-ask-attackers = Mi támadja ezt: { $square }?
drill-ask-knight = Innen { $from }, ide { $to }.
drill-ask-where = Hol van minden ilyen bábu: { $piece }?
drill-ask-repeat = { $count ->
    [one] Ismételd meg.
   *[other] Ismételd meg mind a { $count } lépést.
}
drill-ask-mate = { $moves ->
    [one] { $color } lép: matt egy lépésben.
   *[other] { $color } lép: a matt első lépése, { $moves } lépésben.
}
drill-ask-guess = { $number }. lépés, { $color-key ->
    [white] világos
   *[black] sötét
}: mit tippelsz?
drill-ahead-line = { $color } kezd: { $moves }.
drill-ask-check = Sakkban áll akkor { $color-key ->
    [white] világos
   *[black] sötét
}?
drill-ask-mates = Tud akkor { $color-key ->
    [white] világos
   *[black] sötét
} egy lépésben mattot adni?
drill-ask-taken = Üt közben bábut { $color-key ->
    [white] világos
   *[black] sötét
}? Nevezd meg, vagy semmi.
drill-ask-takes = Nevezd meg az összes mezőt, ahol akkor { $color-key ->
    [white] világos
   *[black] sötét
} üthet.
guess-won = { $white } és { $black }, { $year }. { $color } nyert.
guess-unknown = találgatás { $word }: ismeretlen. Írd be: találgatás és egy játszma száma, világos vagy sötét.
guess-which = Melyik játszma? Írd be a számát is: találgatás 12 sötét.
guess-champions = bajnokok, bajnok, rapid
guess-opening-only = Nincs mit kitalálni: itt minden lépés megnyitási lépés.
guess-none = Itt nincs kitalálható lépése: { $color-key ->
    [white] világos
   *[black] sötét
}.
guess-wins-too = A tiéd is nyer, amennyire a beépített ellenfél látja.
guess-refuted = A tiédre { $color-key ->
    [white] világos
   *[black] sötét
} válasza: { $move }.

choice-yes = igen
choice-no = nem

# A leckék

## Választható szavak

choice-mate = matt
choice-stalemate = patt
choice-won = nyert
choice-drawn = döntetlen
choice-clocks = órák
choice-arbiter = versenybíró
choice-with = időtöbblettel
choice-without = időtöbblet nélkül

choice-light-also = fehér, világos színű
choice-dark-also = fekete, sötét színű
choice-nothing-also = nincs, senki, egyik sem, egy sem, semmilyen, nincs bábu
choice-mate-also = sakk-matt, sakkmatt, sakk matt
choice-stalemate-also = döntetlen patt miatt, patthelyzet
choice-won-also = nyerés, nyerő, győzelem, nyer, világos nyer, világos nyert
choice-drawn-also = remi, egyenlő
choice-clocks-also = óra, mindkét óra, megállítani az órákat, előbb az órák
choice-arbiter-also = bíró, versenybírót, hívni a versenybírót, előbb a versenybíró
choice-with-also = többlettel, növekménnyel
choice-without-also = többlet nélkül, növekmény nélkül, nélkül
choice-filler = a, az, ez, egy, mező, állás, játszma, itt, ott, szerintem

## 1

lesson-squares = Mezők és színek
lesson-squares-goal = Fejből megmondod bármelyik mező színét.
lesson-squares-text = A táblának 64 mezője van: nyolc vonal, a-tól h-ig, és nyolc sor, 1-től 8-ig. A világos és sötét mezők váltakoznak, és a jobb kezed felőli sarok világos. Egy mező színéhez számold a vonalat is számként: a az 1, h a 8. Ha mindkét szám páratlan, vagy mindkettő páros, a mező sötét; különben világos.
lesson-squares-1-help = a az első vonal: vesd össze a számát a sorral.
lesson-squares-1-why = a1 sötét: mindkét szám 1, tehát mindkettő páratlan.
lesson-squares-2-help = Melyik szám a h?
lesson-squares-2-why = h1 világos: h a 8, páros szám, a sor pedig páratlan. Ez a sarok világos jobb keze felől.
lesson-squares-3-help = Számolj a-tól e-ig, aztán vesd össze a sorral.
lesson-squares-3-why = e4 világos: e az 5, páratlan szám, a sor pedig páros.
lesson-squares-4-before = Most egy gyakorlat: mezőt mező után hallasz, és azt feleled, világos vagy sötét. Ne siess.
lesson-squares-4-help = Mindig kérdezd meg: mindkettő páratlan, mindkettő páros, vagy vegyes?
lesson-squares-recap = Ha mindkettő páratlan vagy mindkettő páros, sötét. Minden más világos.

## 2

lesson-start = A kezdőállás
lesson-start-goal = Tudod, honnan indul minden bábu.
lesson-start-text = Mindkét félnek tizenhat bábuja van: világosé az 1. és 2. soron, sötété a 7. és 8. soron. a1-től h1-ig: bástya, huszár, futó, vezér, király, futó, huszár, bástya. Az előttük lévő sort a gyalogok töltik ki. Mindkét vezér a saját színén indul: a világos vezér világos mezőn, a sötét vezér sötéten.
lesson-start-1-help = A 8. sor a másik színben ismétli az 1. sort.
lesson-start-1-why = A sötét vezér d8-on indul, a világos vezér vonalának túlsó végén.
lesson-start-2-before = Az a, b, c és d vonal a vezérszárny, az e, f, g és h vonal a királyszárny. A vezérek a d-vonalon indulnak, a királyok az e-vonalon.
lesson-start-2-help = A király szomszédja a királyszárnyon.
lesson-start-2-why = A világos király mellett futó áll, f1-en. Aztán a huszár g1-en és a bástya h1-en.
lesson-start-3-help = Melyik bábu indul d1-en?
lesson-start-3-why = d1 világos, a világos vezér színe. Vagy számolj: d a 4, páros, a sor pedig páratlan.
lesson-start-4-before = Most az első lépés. A huszár két mezőt megy egyenesen és egyet oldalra, és más bábukat átugorhat.
lesson-start-4-help = b1-ről próbálj két sort felfelé és egy vonalat oldalra, aztán két vonalat és egy sort.
lesson-start-4-why = A huszár átugorja saját gyalogjait, a3-ra vagy c3-ra. d2-re nem mehet: ott saját gyalog áll.
lesson-start-recap = A vezér a saját színén indul, mellette a király. Világos lép először. A színekről érme dönt, vagy egy világos és egy sötét gyalog, mindkét kézben elrejtve egy.

## 3

lesson-rook = A bástya
lesson-rook-goal = Végig tudod követni a bástyát a vonalán és a során.
lesson-rook-text = A bástya előre, hátra vagy oldalra lép, bármennyi mezőt. Bábut soha nem ugrik át. Saját bábu előtt megáll. Ha az útjában az első bábu ellenséges, leütheti, és ott a lépés véget ér.
lesson-rook-1-help = Kövesd a d-vonalat d1-ről felfelé, mezőről mezőre.
lesson-rook-1-why = d2, d3 és d4 üres, így a bástya eléri a d5-ön álló gyalogot, és leüti.

lesson-rook-2-help = Menj előbb a vonalon felfelé, aztán a sor mentén, és figyelj a saját bábuidra.
lesson-rook-2-why = Két lépés felfelé, a2 és a3, és három jobbra, b1, c1 és d1. Ott saját gyalogja és saját királya állítja meg.
lesson-rook-recap = A bástyának nyílt vonalak és sorok kellenek. Két egymást védő bástya különösen erős.

## 4

lesson-bishop = A futó
lesson-bishop-goal = Végig tudod követni a futót az átlóin.
lesson-bishop-text = A futó átlósan lép, bármennyi mezőt. Minden lépéssel a vonal is, a sor is eggyel változik: c1, d2, e3, f4. Mint a bástya, soha nem ugrik. Egy átló minden mezője egyszínű.
lesson-bishop-1-help = d1-ről mindig egy vonalat jobbra és egy sort felfelé menj.
lesson-bishop-1-why = e2, f3 és g4 üres, így a futó leüti a h5-ön álló gyalogot. Onnan még sakkot is ad.
lesson-bishop-2-help = e4-en négy átló kezdődik: számold végig mindegyiket.
lesson-bishop-2-why = Három mező b1 felé, három h1 felé, három h7 felé és négy a8 felé: tizenhárom.
lesson-bishop-3-help = Vesd össze a két mező színét.
lesson-bishop-3-why = e4 világos, a1 sötét. A futó az egész játszmában a saját színén marad.
lesson-bishop-recap = Az egyik futódé a világos mezők, a másiké a sötétek. Együtt az egész táblát uralják.

## 5

lesson-queen = A vezér
lesson-queen-goal = Ismered a vezér minden lépését.
lesson-queen-text = A vezér a legerősebb bábu. Úgy lép, mint a bástya, vagy mint a futó: vonalon, soron vagy átlón. Bármeddig mehet, amíg szabad az út, de soha nem ugrik.
lesson-queen-1-help = Számold meg a lépéseit bástyaként, aztán futóként.
lesson-queen-1-why = Tizennégy lépés bástyaként és tizenhárom futóként: 27. Egyik király sincs az útjában.
lesson-queen-recap = A bástya és a futó együtt: ez a vezér. Tartsd távol a veszélytől.

## 6

lesson-king = A király
lesson-king-goal = Tudod, hová léphet a király, és hová nem.
lesson-king-text = A király egy mezőt lép, bármelyik irányba. Soha nem léphet olyan mezőre, amelyet ellenséges bábu támad. Ha magát a királyt támadják, sakkban van. A királyok is támadnak: minden mezőt maguk körül.
lesson-king-1-help = Járd körbe d3-at mezőről mezőre, és hagyd ki, amit a sötét király támad.
lesson-king-1-why = A d5-ön álló sötét király támadja c4, d4 és e4 mezőt. A d3 körüli nyolc mezőből öt marad: c2, c3, d2, e2 és e3.
lesson-king-2-help = Melyik bábu lenne a királyod mellett d4-en?
lesson-king-2-why = d4-en a királyod a sötét király mellett állna, sakkban. Két király soha nem lehet szomszédos.
lesson-king-recap = A király a legfontosabb bábu, de lassú. Mielőtt lép, kérdezd meg, mely mezőket támadják.

## 7

lesson-knight = A huszár
lesson-knight-goal = Megtalálod a huszár minden lépését.
lesson-knight-text = A huszár két mezőt megy vonalon vagy soron, aztán egyet oldalra, mint az L betű. Csak ő ugrik át más bábukat. Minden lépéssel más színű mezőre jut. Minél közelebb a szélhez, annál kevesebb lépése van.
lesson-knight-1-help = Két mező felfelé, aztán balra vagy jobbra: ugyanezt lefelé és mindkét oldalra.
lesson-knight-1-why = Négy irány, mindegyikben balra vagy jobbra: nyolc. b3, b5, c2, c6, e2, e6, f3 és f5.
lesson-knight-2-help = A sarokból a legtöbb ugrás kivezetne a tábláról.
lesson-knight-2-why = a1-ről csak b3 és c2 van a táblán. A szélen a huszárnak kettőtől négyig van lépése.
lesson-knight-3-before = Most egy gyakorlat: vidd át a huszárt egyik mezőről a másikra, minél kevesebb lépéssel.
lesson-knight-3-help = Vesd össze a színeket: azonos színű mezőre páros számú lépés vezet.
lesson-knight-recap = A huszár helye a közép közelében van, ahol nyolc lépése van.

## 8

lesson-pawn = A gyalog
lesson-pawn-goal = Tudod, hogyan lép és üt a gyalog, és mivé változhat.
lesson-pawn-text = A gyalog egyenesen előre lép, egyszerre egy mezőt, soha nem vissza. Az első mezőjéről kettőt is léphet. Másképp üt: egy mezőt ferdén előre. A közvetlenül előtte álló bábu elzárja az útját, és nem is ütheti le.
lesson-pawn-1-help = Próbáld az előtte lévő három mezőt: egyenesen, balra és jobbra.
lesson-pawn-1-why = e5 üres, oda léphet a gyalog. Ferdén d5-ön és f5-ön üt.
lesson-pawn-2-help = Mi áll közvetlenül előtte, és van-e mit ütni?
lesson-pawn-2-why = A sötét gyalog e3-on elzárja, és sem d3-on, sem f3-on nincs mit ütni. Nincs hát lépése.
lesson-pawn-3-before = Az utolsó soron a gyalog vezérré, bástyává, futóvá vagy huszárrá változik: átváltozik. Minden választás külön lépésnek számít.
lesson-pawn-3-help = Egy mező, de hányféle bábuvá változhat a gyalog?
lesson-pawn-3-why = A gyalog a8-ra lép, és vezérré, bástyává, futóvá vagy huszárrá változik: négy lépés.
lesson-pawn-recap = A gyalogok egyenesen lépnek, és ferdén ütnek. Soha nem mennek vissza, gondolkodj hát, mielőtt lépsz velük.

## 9

lesson-values = Mennyit érnek a bábuk
lesson-values-goal = Két ütés közül a jobbikat választod.
lesson-values-text = A gyalog egy pontot ér, a huszár hármat, a futó hármat, a bástya ötöt, a vezér kilencet. A királynak nincs ára: ha mattot kap, vesztettél. A pontok nem döntik el a játszmát. Az ütések és cserék megítélésében segítenek.
lesson-values-1-help = A gyalog két mezőn üthet: vesd össze, mi áll ott.
lesson-values-1-why = A c6-on álló vezér kilenc pontot ér, az e6-on álló futó csak hármat. És ha a futót ütnéd le, a vezér leütné a gyalogodat.
lesson-values-recap = Egy, három, három, öt, kilenc. Soha ne kockáztass bástyát csak egy huszárért.

## 10

lesson-guarded = Védett vagy sem
lesson-guarded-goal = Észreveszed, melyik bábu üthető le ingyen.
lesson-guarded-text = Egy bábu védett, ha a saját oldala visszaüthet. Ütés előtt tedd fel a két kérdést: mennyit ér, és ki üt vissza? Ha senki sem üthet vissza, a bábu ingyen van. A saját bábuidat is védd, a legértékesebbeket először.
lesson-guarded-1-help = A vezéred két bábut támad: mindegyiknél kérdezd meg, ki üthetne vissza.
lesson-guarded-1-why = A g4-en álló futót senki sem védi. A d5-ön álló huszárt az e6-on álló gyalog védi, az az ütés a vezéredbe kerülne.
lesson-guarded-2-before = Most egy gyakorlat: sorold fel a bábukat, amelyek egy mezőt támadnak vagy védenek.
lesson-guarded-2-help = Előbb a vonalakat, sorokat és átlókat nézd végig, aztán a huszárokat, gyalogokat és királyokat.
lesson-guarded-recap = Minden ütés előtt: mennyit ér, és ki üt vissza?

## 11

lesson-check = Három válasz a sakkra
lesson-check-goal = Megtalálsz minden választ egy sakkra.
lesson-check-text = Ha a királyod sakkban van, azonnal válaszolnod kell. Három mód van rá: leütni a támadót, közbeiktatni egy bábut, vagy ellépni a királlyal. Sakkból sáncolni nem lehet.
lesson-check-1-help = Próbáld mindhármat: üsd le a bástyát, zárd el az e-vonalat, lépj el a királlyal.
lesson-check-1-why = A futó leütheti a bástyát, a vezér pedig közbeléphet e2-n. Vagy a király elhagyja a vonalat, f1-re vagy f2-re.
lesson-check-recap = Ütés, közbeiktatás vagy ellépés: mindig nézd végig mindhármat.

## 12

lesson-mate = Matt egy lépésben
lesson-mate-goal = Mattot adsz, ha egy lépés elég hozzá.
lesson-mate-text = A matt a játék célja: sakk, amelyre nincs válasz. Senki sem ütheti le a támadót, semmi sem léphet közbe, és a királynak nincs biztonságos mezője. A játszma azonnal véget ér. Magát a királyt soha nem ütik le.
lesson-mate-1-help = Sötét királyát saját gyalogjai zárják be.
lesson-mate-1-why = a8-ról a bástya a 8. sor mentén ad sakkot. Semmi sem léphet közbe, és sötét saját gyalogjai minden kiutat elzárnak.
lesson-mate-2-help = A vezéred egészen a sötét király mellé mehet, ha a királyod védi.
lesson-mate-2-why = A királyod védi a g7-en álló vezért, sötét nem ütheti le. A vezér g8-at és h7-et is támadja.
lesson-mate-3-help = A sötét király egyáltalán nem léphet: találj sakkot, amelyre nincs válasz.
lesson-mate-3-why = Az f7-en álló huszárt senki sem ütheti le, és huszár sakkját nem lehet elzárni. A királyt saját bábui zárják be: fojtott matt.
lesson-mate-recap = Vizsgálj meg minden sakkot: üthetnek, közbeléphetnek, elléphetnek? Ha nem, matt.

## 13

lesson-draws = Amikor senki sem nyer
lesson-draws-goal = Tudod, mikor döntetlen a játszma, és nyerő állásban elkerülöd a pattot.
lesson-draws-text = Ha a soron lévő játékos nincs sakkban, de nincs szabályos lépése, az patt. A játszma döntetlen, bármilyen erős is a másik fél. A játékosok meg is egyezhetnek döntetlenben.
lesson-draws-1-help = Támadj meg minden mezőt a sötét király körül, de magát a királyt ne.
lesson-draws-1-why = c7-ről a vezér a7, b7 és b8 mezőt támadja, a8-at nem. Sötét nincs sakkban, és nem léphet.
lesson-draws-2-ask = Sötét lép. Matt ez vagy patt?
lesson-draws-2-help = Először azt kérdezd, sakkban van-e sötét.
lesson-draws-2-why = h8-at semmi sem támadja, sötét tehát nincs sakkban. De világos támadja g7, g8 és h7 mezőt: patt.
lesson-draws-3-before = Döntetlent igényelni is lehet: ha egy állás harmadszor fordul elő, vagy ötven lépés után ütés és gyaloglépés nélkül. És ha matt már nem lehetséges, a játszma azonnal döntetlen.
lesson-draws-3-help = Adhat mattot egyáltalán egy király és egy futó?
lesson-draws-3-why = Király egyetlen futóval nem adhat mattot, a másik király sem. A játszma azonnal döntetlen.
lesson-draws-recap = Öt út a döntetlenhez: patt, megegyezés, lehetetlen matt, háromszori ismétlés, ötven lépés. Ha nyerésre állsz, hagyj lépést az ellenfelednek.

## 14

lesson-castling = A sáncolás
lesson-castling-goal = Tudod, mikor és melyik oldalra sáncolhatsz.
lesson-castling-text = A király két mezőt lép egy bástya felé, és az a bástya arra a mezőre kerül, amelyen a király áthaladt. Sem a király, sem a bástya nem léphetett korábban, és köztük nem állhat semmi. A király nem sáncolhat sakkból, sakkon át vagy sakkba. A királyszárnyon rövid, a vezérszárnyon hosszú a sánc.
lesson-castling-1-help = Próbáld mindkét bástyát: szabad az út, és biztonságos a király útja?
lesson-castling-1-why = Mindkét út szabad, és sötét nem támad mezőt a király útján. A bástyáid elleni támadás nem számít.
lesson-castling-2-help = Az első sor melyik mezőjét támadja a sötét bástya?
lesson-castling-2-why = Az f3-on álló bástya támadja f1-et, amelyen a királynak a rövid sáncnál át kellene haladnia. A másik oldalon d1 és c1 biztonságos.
lesson-castling-3-help = Támadják most a királyodat?
lesson-castling-3-why = Az e4-en álló bástya sakkot ad. Sakkból sáncolni nem lehet.
lesson-castling-4-help = Azt kérdezd, mely mezőkön halad át maga a király.
lesson-castling-4-why = A sötét bástya támadja b1-et, de a királyod csak d1-en halad át, és c1-re érkezik. b1-en csak a bástya halad át, és az megengedett.
lesson-castling-recap = Sáncolj korán: a királyod védelmet talál, és egy bástya bekapcsolódik. Soha ne sakkból, sakkon át vagy sakkba.

## 15

lesson-en-passant = Ütés menet közben
lesson-en-passant-goal = Tudsz menet közben ütni, és tudod, mikor késő.
lesson-en-passant-text = Egy gyalog nem menekülhet a tied elől azzal, hogy egyszerre kettőt lép. Ha közvetlenül a gyalogod mellé érkezik, leütheted, mintha csak egyet lépett volna. A gyalogod az átugrott mezőre kerül. Ezt csak rögtön a következő lépésedben teheted.
lesson-en-passant-1-before = Sötét utolsó lépése gyalog d7 d5 volt.
lesson-en-passant-1-help = Az egyik lépés egyenesen megy, a másik egy gyalogot üt, amely a tied mellett áll.
lesson-en-passant-1-why = A gyalog e6-ra léphet. Vagy menet közben leüti a d5-ön álló gyalogot, és d6-ra érkezik.
lesson-en-passant-2-before = Ugyanaz az állás, de most sötét utolsó lépése nem gyaloglépés volt.
lesson-en-passant-2-help = Meddig tart a menet közbeni ütés joga?
lesson-en-passant-2-why = A sötét gyalog nem most lépett kettőt. A jog csak egy lépésig tart.
lesson-en-passant-recap = Két mező, a gyalogod mellé, épp most: akkor üthetsz menet közben.

## 16

lesson-promotion = Átváltozás megfontoltan
lesson-promotion-goal = A megfelelő bábut választod, amikor a gyalogod átváltozik.
lesson-promotion-text = Az utolsó sort elérő gyalog vezérré, bástyává, futóvá vagy huszárrá változik. Nem számít, mit ütöttek le: két vezéred is lehet. Szinte mindig a vezér a legjobb. De előbb kérdezd meg, mit léphet még az ellenfél.
lesson-promotion-1-before = Változtasd át most a gyalogodat. Azt a bábut válaszd, amelyik nyer.
lesson-promotion-1-help = Minden bábunál kérdezd meg, marad-e lépése a sötét királynak.
lesson-promotion-1-why = Vezér c8-on patt lenne. Bástyával a királynak a6-ra kell mennie, és a bástya a8-on mattot ad.
lesson-promotion-recap = Rendszerint vezér, de nem, ha az patt.

## 17

lesson-fork = Villa és felfedett támadás
lesson-fork-goal = Egy lépéssel két bábut tudsz megtámadni.
lesson-fork-text = Villában egy bábu egyszerre kettőt támad. Az ellenfél csak az egyiket mentheti meg. A huszárok különösen jók ebben. A legjobb célpont a király, mert a sakkra válaszolni kell.
lesson-fork-1-help = Keresd meg a mezőt, ahonnan a huszár a királyt és a bástyát is támadja.
lesson-fork-1-why = c7-ről a huszár a királyt és az a8-on álló bástyát támadja. A királynak lépnie kell, aztán a huszár leüti a bástyát.
lesson-fork-2-before = Felfedett támadásban egy bábu ellép, és megnyitja a vonalat egy mögötte álló másiknak.
lesson-fork-2-help = Ha a huszár elhagyja az e-vonalat, a bástyád sakkot ad: mit támadhatna a huszár?
lesson-fork-2-why = A huszár megnyitja az e-vonalat, és a bástya sakkot ad. Ugyanezzel a lépéssel a huszár a vezért támadja.
lesson-fork-recap = Egy lépés, két fenyegetés. A bábuid akkor a legerősebbek, ha együttműködnek.

## 18

lesson-pin = Kötés és nyárs
lesson-pin-goal = Két, egy vonalon álló bábut tudsz megtámadni.
lesson-pin-text = Egy bábu kötésben van, ha mögötte, ugyanazon a vonalon, értékesebb áll. Ha az a király, a kötött bábu nem hagyhatja el a vonalat. Bástya, futó és vezér köthet. Támadd a kötött bábut: alig tud elfutni.
lesson-pin-1-help = Melyik közös vonalon áll a sötét király és a huszárja?
lesson-pin-1-why = e1-en a bástya leköti a huszárt, mert mögötte a király áll. A huszár nem léphet, és a következő lépésben leütheted.
lesson-pin-2-before = Nyársnál az értékesebb bábu áll elöl. El kell lépnie, és a mögötte álló elvész.
lesson-pin-2-help = Melyik közös vonalon áll a sötét király és a vezér?
lesson-pin-2-why = h5-ről a bástya az 5. sor mentén ad sakkot. Ha a király ellép, a bástya leüti a vezért.
lesson-pin-recap = Értékesebb bábu hátul: kötés. Értékesebb bábu elöl: nyárs.

## 19

lesson-gifts = Ingyen ajándékok
lesson-gifts-goal = Megkérdezed, mi jön utána, mielőtt ütsz.
lesson-gifts-text = Egy ingyen bábu nem mindig ajándék. Az ellenfeled talán azért adja, hogy jobbat kapjon. Ütés előtt kérdezd meg, mi lenne a válasz. Ha te jössz, akkor se siess.
lesson-gifts-1-help = Melyik sort hagyja el a bástyád, ha üt?
lesson-gifts-1-why = A bástyádnak az első sort kell védenie. Ha a3-on üt, a sötét bástya d1-en mattot ad.
lesson-gifts-2-before = Most te ajándékozol: adj oda egy bábut, és adj mattot két lépésben.
lesson-gifts-2-help = A 8. sor egyetlen sötét bástyán múlik: kényszerítsd ütésre.
lesson-gifts-2-why = Ha a vezér e8-on sakkot ad, a sötét bástyának le kell ütnie. A bástyád visszaüt, és ez matt.
lesson-gifts-recap = Előbb keresd meg az ellenfeled legjobb válaszát, aztán üss. Az ingyen bábu csali lehet.

## 20

lesson-opening = A megnyitás
lesson-opening-goal = Kifejleszted a bábuidat, sáncolsz, és harcolsz a középért.
lesson-opening-text = Kezdd egy középső gyaloggal, például e4 vagy d4: teret foglal, és vonalakat nyit. Fejleszd a bábuidat egyenként. Ne lépj kétszer ugyanazzal, hacsak nem támadják. Sáncolj korán, és hagyd otthon a király előtti gyalogokat. A c4 és a huszár f3 is jó első lépés. A g2-n vagy b2-n álló futó a szárnyról tartja a centrumot. Ne zárd be a futóidat a saját gyalogjaiddal.
lesson-opening-1-before = Világos susztermattot próbál: a vezér h5-ről és a futó c4-ről is f7-et támadja.
lesson-opening-1-help = Védd meg f7-et, zárd el a vezér útját, vagy adj helyet a királyodnak.
lesson-opening-1-why = Világos azzal fenyeget, hogy a vezér f7-en üt és mattot ad. A legjobb a gyalog g6-ra: elzárja a vezér útját, és támadja.
lesson-opening-2-before = Most játssz tíz lépést a 3. szint ellen. Utána hallod, mit fejlesztettél ki, sáncoltál-e, és mi lépett kétszer.
lesson-opening-2-help = Egy középső gyalog, a huszárok, a futók, aztán a sánc: ez a sorrend ritkán rossz.
lesson-opening-recap = Közép, fejlődés, sánc. A susztermatt egyszer sikerül, ne számíts hát trükkökre.

## 21

lesson-trades = Cserék és tervek
lesson-trades-goal = Tudod, mikor segít a csere.
lesson-trades-text = Cserélj, ha többet kapsz, mint adsz. Akkor is cserélj, ha előnyben vagy: minél kevesebb bábu marad, annál többet ér az előnyöd. Ne siess a támadással: előbb távolítsd el a védő bábukat. Adj célt minden lépésnek, és gondolkodj néhány lépéssel előre.
lesson-trades-1-before = Egy bástyával többed van. Cseréld le a vezéreket.
lesson-trades-1-help = A két vezér ugyanazon a vonalon áll, köztük semmi.
lesson-trades-1-why = Vezérek nélkül a királyod és a bástyád egy magányos király ellen áll. Te mattot adhatsz, sötét pedig már nem nyerhet.
lesson-trades-recap = Ha előnyben vagy, cserélj. Aztán lépésről lépésre kövesd a tervedet.

## 22

lesson-two-mates = Matt fejből
lesson-two-mates-goal = Mattot adsz a magányos királynak két bástyával, vezérrel vagy egy bástyával.
lesson-two-mates-text = A vége felé kevés bábu marad, és be kell tudnod fejezni. A magányos király a tábla szélén kap mattot. Tereld oda lépésről lépésre, és kerüld el a pattot.

lesson-two-mates-1-before = Két bástyából az egyik bezárja a királyt, a másik sakkot ad. Itt két lépésben mattot adhatsz.
lesson-two-mates-1-help = Gondoskodj róla, hogy a sötét király ne hagyhassa el a 8. sort.
lesson-two-mates-2-before = Király és vezér: a vezér teret vesz el a sötét királytól, aztán a te királyod jön segíteni. Legjobb esetben kilenc lépés kell hozzá.
lesson-two-mates-2-help = Tartsd a vezért huszárugrásnyira a sötét királytól, amíg a szélre nem ér.
lesson-two-mates-3-before = Király és bástya: a bástya elvágja a sötét királyt, a te királyod visszaszorítja. Legjobb esetben tizenöt lépés kell hozzá.
lesson-two-mates-3-help = Ha a királyok egy mező távolságra szemben állnak, oldalról adj sakkot.
lesson-two-mates-recap = Vágd el a királyt, hozd a sajátodat, adj mattot a szélen. Minden csendes lépés előtt kérdezd meg, nem patt-e.

## 23

lesson-pawn-endings = Gyalogok a végén
lesson-pawn-endings-goal = Tudod, mikor nyer egyetlen gyalog, és mikor nem.
lesson-pawn-endings-text = A végén egy gyalog eldöntheti a játszmát azzal, hogy vezérré változik. A király megy elöl, a gyalog követi. Ha a királyok egy mező távolságra szemben állnak, azé az oppozíció, akinek nem kell lépnie. A magányos király utoléri a gyalogot, ha belép a négyzetébe, amely olyan széles, amilyen hosszú a gyalog útja.
lesson-pawn-endings-1-before = A királyod a 6. soron áll, a gyalogja előtt: ez nyer. Mutasd meg, hogyan.
lesson-pawn-endings-1-help = A király uralja a gyalog előtti mezőket, és csak azután lépj a gyaloggal.
lesson-pawn-endings-2-ask = Világos lép. Nyert vagy döntetlen?
lesson-pawn-endings-2-help = Kié az oppozíció?
lesson-pawn-endings-2-why = A királyok szemben állnak, és világosnak kell lépnie: az oppozíció sötété. Ha sötét lépne, világos nyerne.
lesson-pawn-endings-3-before = Sötét vagy, és te lépsz: tartsd a döntetlent. A gyalognak négy lépés kell a8-ig, a négyzete tehát az a-vonaltól az e-vonalig ér.
lesson-pawn-endings-3-help = Lépj azonnal a négyzetbe, aztán siess a8 felé.
lesson-pawn-endings-4-ask = Világos lép. Nyert vagy döntetlen?
lesson-pawn-endings-4-help = Vesd össze h8 színét a futó színével.
lesson-pawn-endings-4-why = A gyalog h8-on változik át, sötét mezőn, a futóé pedig csak a világosak. A királyt senki sem űzheti ki a sarokból.
lesson-pawn-endings-recap = Előbb a király, oppozíció és a gyalog négyzete. Szélső gyaloggal a futónak a sarok színén kell járnia.

## 24

lesson-clock = Óra és verseny
lesson-clock-goal = Tudod, hogyan mondd be a lépést, nyomd le az órát, és igényelj időre nyerést.
lesson-clock-text = Minden játékosnak az egész játszmára van ideje, és ha lenyomod az órát, az ellenfelé indul. Ha lejár az időd, vesztettél, hacsak az ellenfél nem adhat mattot. A vak játékosok minden lépést hangosan bemondanak, és az ellenfél megismétli. A fogott bábu szabálya szerint a megfogott bábuval lépni kell, ha lehet.
lesson-clock-1-before = Most öt lépés, mint versenyen. Mondd be a lépésed, nyomd le az órát, és ismételd meg az ellenfél lépését.
lesson-clock-1-help = Bemondás, nyomás, ismétlés: mindig ebben a sorrendben.
lesson-clock-2-ask = Rapidjátszmában leesett az ellenfeled zászlója. Mi jön előbb, az órák vagy a versenybíró?
lesson-clock-2-help = Mi jár tovább, amíg beszélsz?
lesson-clock-2-why = Előbb állítsd meg mindkét órát, különben a te zászlód is leeshet. Aztán igényeld a nyerést, és hívd a versenybírót.
lesson-clock-3-ask = Az ellenfelednek 15 másodperce maradt. Lecserélhetnéd a vezéreket, vesztett gyalogvégjátékba. Időtöbblettel vagy időtöbblet nélkül esély ez?
lesson-clock-3-help = Az ellenfelednek még át kell változtatnia egy gyalogot, aztán mattot adnia.
lesson-clock-3-why = Időtöbblet nélkül 15 másodperc talán nem elég az átváltozásra és a mattra. Időtöbblettel minden lépés új másodperceket hoz.
lesson-clock-recap = Előbb az órák, aztán a versenybíró. Rapidban egy jó lépés most többet ér, mint a legjobb későn.

## Hallgatnivaló

listen-wheat = Búza a sakktáblán
listen-wheat-text-1 = Egy régi indiai legenda egy királyról szól, akinek egyetlen fia elesett a csatában.
listen-wheat-text-2 = Gyászában hagyta tönkremenni a birodalmát.
listen-wheat-text-3 = Ekkor egy Sessza nevű bölcs 64 mezős táblát hozott neki, és bábukat serege minden részéből.
listen-wheat-text-4 = Voltak gyalogosok, lovasok, harci szekerek és elefántok, egy miniszter és maga a király.
listen-wheat-text-5 = A játék elűzte a király bánatát, és újra uralkodni kezdett. Jutalmul Sessza bármit kérhetett.
listen-wheat-text-6 = Sessza búzát kért: egy szemet az első mezőért, kettőt a másodikért, négyet a harmadikért, és így tovább az utolsóig.
listen-wheat-text-7 = A király mosolygott az ilyen szerény kívánságon.
listen-wheat-text-8 = Aztán megszámolták a szemeket: több mint 18 trillió. A birodalomnak kétezer évig kellett volna aratnia.
listen-wheat-text-9 = Sessza elengedte a király adósságát, a király pedig első tanácsadójává tette.

listen-origins = Honnan ered a sakk
listen-origins-text-1 = Senki sem tudja biztosan, hol keletkezett a sakk. A legtöbben azt mondják: Indiában, jóval több mint ezer éve.
listen-origins-text-2 = Egy görög monda Arésznak, a háború istenének tulajdonítja. Azért készítette a táblát, hogy kipróbálja csatáit, és fia révén jutott a játék az emberekhez.
listen-origins-text-3 = Az indiai játék neve csaturanga volt.
listen-origins-text-4 = Elefántjából lett a mi futónk. Csak két mezőt ugrott átlósan.
listen-origins-text-5 = Miniszteréből lett a mi vezérünk. Csak egy mezőt lépett átlósan, és a leggyengébb bábuk közé tartozott.
listen-origins-text-6 = Senki sem sáncolt, és egy gyalog sem lépett kettőt. Az átváltozott gyalogból miniszter lett, semmi jobb.
listen-origins-text-7 = 1475 körül, Spanyolországban vagy Itáliában, a játék felgyorsult.
listen-origins-text-8 = A futó és a vezér megkapta mai lépéseit, és a vezér egyszerre a legerősebb bábu lett.
listen-origins-text-9 = A gyalogok most először kettőt is léphettek, és vele jött a menet közbeni ütés.
listen-origins-text-10 = Csak a tizenkilencedik században léptek a bábuk mindenütt egyformán. Máig így lépnek.

listen-longest = A leghosszabb játszma
listen-longest-text-1 = A leghosszabb ismert versenyjátszmát Belgrádban játszották 1989-ben.
listen-longest-text-2 = Világossal Ivan Nikolić játszott, sötéttel Goran Arsović.
listen-longest-text-3 = Fejenként 269 lépést tettek, és több mint húsz óráig tartott.
listen-longest-text-4 = A végén bástya és futó állt bástya ellen.
listen-longest-text-5 = Senki sem nyert: döntetlen lett.
listen-longest-text-6 = Akkoriban a szabályok az ilyen végjátékoknak ötvennél több lépést adtak.
listen-longest-text-7 = Ma nincs kivétel. Ötven lépés után, ütés és gyaloglépés nélkül, egy játékos döntetlent igényelhet; hetvenöt után a játszma véget ér.

listen-forms = A játék sok módja
listen-forms-text-1 = Rendszerint két játékos találkozik egy táblánál. De nem ez az egyetlen mód.
listen-forms-text-2 = Az interneten az ellenfél a világ túlsó végén is lehet. A szabályok ugyanazok.
listen-forms-text-3 = A villámsakkban minden játékosnak csak néhány perce van, és senkinek sem kell felírnia a lépéseket.
listen-forms-text-4 = Szimultánban egy erős játékos sok ellenféllel játszik, mindegyik a saját táblájánál ül.
listen-forms-text-5 = Vakjátszmában a tábla csak a játékos fejében van. Látó mesterek nagy taps közepette tartanak ilyen bemutatókat.
listen-forms-text-6 = A vak játékosoknak nem kell ezt tenniük: a legtöbbnek tábla van az ujjai alatt. De sokan képesek rá.
listen-forms-text-7 = A levelezési sakkban a lépések postán utaznak. Egy játszma évekig tartott; az e-mail meggyorsította.
listen-forms-text-8 = A lépéseket csak számjegyekkel írják, hogy minden nyelv játékosai értsék. Még saját világszövetsége is van.

listen-variants = Más szabályú játékok
listen-variants-text-1 = Vannak, akik szívesen változtatnak a sakk szabályain. Az ilyen játékok a sakkváltozatok.
listen-variants-text-2 = A Sakk960-ban, amelyet Bobby Fischer talált ki, a gyalogok mögötti bábuk helyét sorsolják.
listen-variants-text-3 = A két futónak különböző színen kell állnia, a királynak pedig a bástyák között. Így 960 kezdőállás marad.
listen-variants-text-4 = A Hegy királya játékban úgy is nyerhetsz, hogy a királyodat a négy középső mező egyikére viszed.
listen-variants-text-5 = A Három sakk játékban úgy is nyerhetsz, hogy háromszor sakkot adsz.
listen-variants-text-6 = A Crazyhouse játékban a leütött bábu oldalt vált. Egy későbbi lépésben üres mezőre teheted.
listen-variants-text-7 = A tandemsakkot négyen játsszák, ketten kettő ellen, két táblán. Amit leütsz, a társadé, és a táblára teheti.

listen-tournaments = Hogyan működnek a versenyek
listen-tournaments-text-1 = A legegyszerűbb küzdelem a páros mérkőzés: két játékos és megszabott számú játszma.
listen-tournaments-text-2 = Körmérkőzésen mindenki mindenkivel játszik. Ez a legigazságosabb, de sokáig tart.
listen-tournaments-text-3 = A játékosok számot húznak. Egy táblázat megmondja, ki kivel találkozik az egyes fordulókban, és kié a világos.
listen-tournaments-text-4 = Ha a játékosok száma páratlan, minden fordulóban egyikük szabadnapos.
listen-tournaments-text-5 = Kétfordulós körmérkőzésen mindenki kétszer találkozik mindenkivel, egyszer-egyszer mindkét színnel.
listen-tournaments-text-6 = Kieséses versenyen a vesztes hazamegy. Döntetlen után gyakran újra játszanak, rövidebb idővel.
listen-tournaments-text-7 = A scheveningeni rendszerben az egyik csapat minden játékosa játszik a másik csapat minden játékosával.
listen-tournaments-text-8 = Ha csapatok táblánként játszanak, minden tábla pontjait összeadják.

listen-swiss = A svájci rendszer
listen-swiss-text-1 = Ha száz játékosnak egy hétvégéje van, nem találkozhat mindenki mindenkivel. A svájci rendszer segít.
listen-swiss-text-2 = A fordulók száma előre adott, gyakran hét, kilenc vagy tizenegy. Senki sem esik ki.
listen-swiss-text-3 = Minden fordulóban olyannal játszol, akinek annyi pontja van, mint neked, vagy majdnem annyi.
listen-swiss-text-4 = Ha tehát nyersz, a következő ellenfeled valószínűleg erősebb. Ha vesztesz, könnyebb lesz.
listen-swiss-text-5 = Az azonos pontszámúakat az értékszám rendezi. A felső fél elsője az alsó fél elsőjével játszik, és így tovább.
listen-swiss-text-6 = Ugyanazzal az ellenféllel soha nem játszol kétszer.
listen-swiss-text-7 = A színeknek váltakozniuk kell. Három egymás utáni játszmát ugyanazzal a színnel kerülnek.
listen-swiss-text-8 = Ha a játékosok száma páratlan, az utolsók egyike játék nélkül kap pontot. Mindenkivel legfeljebb egyszer történik meg.

listen-ties = Egyenlő pontszám
listen-ties-text-1 = A győzelem egy pontot ér, a döntetlen fél pontot. A végén gyakran két játékosnak ugyanannyi van.
listen-ties-text-2 = A legjobb megoldás még egy játszma kettejük között, de ritkán van rá idő.
listen-ties-text-3 = Ezért a verseny szabályai előre megmondják, mi dönt.
listen-ties-text-4 = Körmérkőzésen ez gyakran a Sonneborn-Berger-számítás. Az erős ellenfelek elleni pontok többet nyomnak.
listen-ties-text-5 = Összeadod mindenki pontját, akit legyőztél, és a felét azokénak, akikkel döntetlent játszottál.
listen-ties-text-6 = Ha ez is egyenlő, dönthet a győzelmek száma, vagy a sötéttel elért győzelmek.
listen-ties-text-7 = Aztán jön a kettejük közti játszma. És ha semmi sem segít, sorsolnak.

listen-pace = Gyors és lassú sakk
listen-pace-text-1 = Ha játékosonként tíz perc vagy kevesebb van, az villámsakk; ha egy óra vagy több, az hosszú játszma. Minden, ami közte van, rapid.
listen-pace-text-2 = Rapidban nagyon gyakori a tizenöt perc, lépésenként plusz tíz másodperc.
listen-pace-text-3 = Hogy megtudd, melyik, számolj hatvan lépéssel. Lépésenként tíz másodperc tíz perccel több, összesen huszonöt.
listen-pace-text-4 = Gyors játszmákban a gyorsaság és a tudás annyit ér, mint a mély gondolkodás.
listen-pace-text-5 = Az első lépéstől gondolkodtasd az ellenfeledet. Egy váratlan megnyitás időbe kerül neki.
listen-pace-text-6 = Ne számolj ki mindent a végéig. Nincs rá idő.
listen-pace-text-7 = És ne hajszold a legjobb lépést, ha van egy jó. A jónak ellensége a jobb.
listen-pace-text-8 = Mindig tudd, van-e időtöbblet. Nélküle vesztett állás is menthető, ha a másik órán kevés maradt.

listen-blind = Hogyan játszanak a vakok
listen-blind-text-1 = Ha egy vak játékos játszani ül, gyakran két tábla van: mindkét játékosnak egy.
listen-blind-text-2 = A vak játékos tábláján a sötét mezők kissé kiemelkednek, és minden mezőn lyuk van.
listen-blind-text-3 = Minden bábun pöcök van, amely a lyukba illik. A sötét bábukon jel van, amelyet az ujj megérez.
listen-blind-text-4 = Egy bábu csak akkor számít megfogottnak, ha kiemelték a lyukából.
listen-blind-text-5 = Minden lépést bemondanak. Az ellenfél megismétli, és megteszi a saját tábláján.
listen-blind-text-6 = A vonalaknak nevük van, hogy b és d ne keveredjen: Anna, Bella, Cézár, Dávid, Éva, Félix, Gusztáv, Hektor.
listen-blind-text-7 = Különböző országok között a bábukat és számokat németül is mondják: Springer Gustav eins Felix drei.
listen-blind-text-8 = A nyelvbotlást azonnal helyesbíteni kell, mielőtt a másik óra elindul.
listen-blind-text-9 = Ha a két tábla eltér, a versenybíró segít, és összevetik a két játszmalapot.

listen-practice = Hogyan leszel jobb
listen-practice-text-1 = Az első tanács egyszerű: játssz, amilyen gyakran csak tudsz. Minden játszmából tanulsz valamit, nyertből is, vesztettből is.
listen-practice-text-2 = A második: tanulj. Vegyél leckéket, oldj meg feladványokat, és nézd át jó játékosok játszmáit.
listen-practice-text-3 = A harmadik: élvezd. A világbajnokok is vesztenek.
listen-practice-text-4 = Veszteni nem szégyen, ha megtudod, miért. A legjobb tanár a saját hibád.
listen-practice-text-5 = Bizalommal ülj le. Amit gondolatban feladtál, félig már elvesztetted.
listen-practice-text-6 = Gondolkodj, mielőtt a kezed mozdul. Ha jó lépést találtál, próbáld ki még egyszer fejben.
listen-practice-text-7 = Kérdezd meg, mit akar az ellenfeled. Minden lépésnek oka van, a rossznak is.
listen-practice-text-8 = A tippek a tanulásban segítenek. Versenyen nincsenek.
listen-practice-text-9 = Keress egy klubot. Az emberek olyat tanítanak, amit egy program sem tud, és a verseny értékszámot ad.

listen-phases = Egy játszma három része
listen-phases-text-1 = Egy játszmának három része van: a megnyitás, a középjáték és a végjáték.
listen-phases-text-2 = A megnyitásban kifejleszted a bábuidat, és harcolsz a középért.
listen-phases-text-3 = Világosé az első lépés, és gyakran támad. Sötét szilárd állást épít, és esélyre vár.
listen-phases-text-4 = A középjátékban a tervek összecsapnak. Bábuk cserélődnek, és az erősebb fél jó végjátékot készít elő.
listen-phases-text-5 = Egy-két bábu egyedül ritkán győz le jó ellenfelet. Hozz két-három segítőt, mielőtt támadsz.
listen-phases-text-6 = A végjátékban kevés bábu marad, és mindegyik többet ér.
listen-phases-text-7 = A futó ilyenkor gyakran jobb a huszárnál: egy lépéssel átszeli az üres táblát.
listen-phases-text-8 = A gyalogok fontossá válnak. Tartsd őket közel egymáshoz, hogy védhessék egymást, és kerüld a kettőt egy vonalon.
listen-phases-text-9 = A jó játékosok kezdettől a végjátékra gondolnak. Egy gyalogelőny a megnyitásban a végén vezér lehet.

listen-champions = A rapidsakk világbajnokai
listen-champions-text-1 = Az első rapid-világbajnokságot 2001-ben rendezték. Garri Kaszparov nyerte.
listen-champions-text-2 = Visvanátan Ánand 2003-ban nyert, majd tizennégy évvel később újra.
listen-champions-text-3 = 2012 óta szinte minden évben megrendezik.
listen-champions-text-4 = Magnus Carlsen 2014-ben és 2015-ben nyert.
listen-champions-text-5 = Levon Aronján, Szergej Karjakin, Sahrijar Mamedjarov és Vaszil Ivancsuk is volt világbajnok.
listen-champions-text-6 = A nőknek külön címük van. Anna Muzicsuk 2016-ban, Dohában nyerte el.
listen-champions-text-7 = Nyolc játszmájuk benne van a programban. A nyertes lépéseinek kereséséhez írd be: találgatás bajnokok.

# Végjátékok

ending-list = Végjátékok. Írd be: végjátékok és egy szám vagy név.
ending-line = { $number }: { $name }{ $how ->
    [right] , kész
    [helped] , kész segítséggel
    [wrong] , ismétlendő
   *[new] {""}
}.
ending-begins = Végjáték: { $name }.
ending-asks = { $color } lép. { $goal ->
    [win] Nyerj.
   *[draw] Tartsd a döntetlent.
}
ending-answers = { $color } válasza: { $move }.
ending-thrown = { $move } { $how ->
    [draws] kiengedi a nyerést.
   *[loses] veszít.
} { $goal ->
    [win] { $keeping ->
        [one] Csak ez nyer: { $best }.
       *[other] Ez nyer: { $best }.
    }
   *[draw] { $keeping ->
        [one] Csak ez tartja a döntetlent: { $best }.
       *[other] Ez tartja a döntetlent: { $best }.
    }
}
ending-again = A lépésed visszavéve. Próbáld újra.
ending-mate = Matt { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
} után{ $how ->
    [best] , ennél gyorsabban nem megy.
    [longer] . Legjobb esetben: { $best }.
   *[unknown] .
}
ending-won = A nyerés biztos { $moves ->
    [one] egy lépés után.
   *[other] { $moves } lépés után.
}
ending-drawn = Döntetlen. Jól kitartottál.
ending-repeated = Döntetlen háromszori ismétléssel. Jól kitartottál.
ending-held = { $moves } lépésig kitartottál. Szép munka.
ending-lost-repeated = Háromszori ismétlés: döntetlen, nem nyerés.
ending-lost-fifty = Ötven lépés ütés és gyaloglépés nélkül: döntetlen, nem nyerés.
ending-solution = A legjobb játék: { $moves }.
ending-over = Vége a végjátéknak. Másik: következő. Vissza a játszmádhoz: bezárás.
ending-moves = { $moves ->
    [0] Még nincs lépés.
    [one] Eddig egy lépés.
   *[other] Eddig { $moves } lépés.
}
ending-taken-back = Visszavéve.
ending-first = Nincs visszavehető lépés.
ending-not-here = { $name }: végjátékban nem.
ending-none = Nincs ilyen végjáték: { $word }. Írj be egy számot 1 és { $count } között, vagy a listához: végjátékok.
ending-queen = király és vezér
ending-two-rooks = két bástya
ending-rook = király és bástya
ending-pawn = király és gyalog
ending-against-pawn = gyalog ellen
ending-wrong-bishop = rossz színű futó
ending-pawn-race = gyalogverseny
ending-catch-pawn = gyalog utolérése
ending-queen-against-pawn = vezér gyalog ellen
ending-pawn-against-queen = gyalog vezér ellen
ending-rook-against-pawn = bástya gyalog ellen
ending-pawn-against-rook = gyalog bástya ellen

ending-two-bishops = két futó
ending-bishop-against-rook = futó bástya ellen
ending-queen-against-rook = vezér bástya ellen
ending-bishop-and-knight = futó és huszár

repertoire-games = játszmák
repertoire-openings = megnyitások
repertoire-list = A megnyitásaid. Gyakorláshoz írd be: { $repertoire } és a név.
repertoire-line =
    { $name }, { $color-key ->
        [white] világos
       *[black] sötét
    }: { $count ->
        [one] egy állás
       *[other] { $count } állás
    }, gyakorolnivaló { $wanted }.
repertoire-none = Még nincsenek megnyitások. Tegyél egy PGN-fájlt a változataiddal az adatmappának ebbe a mappájába: { $folder }, vagy játssz több játszmát.
repertoire-built-in = Beépített megnyitások: { $count }. A listájuk: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Nincs ilyen nevű megnyitás: { $word }. A tieid listája: { $repertoire }.
repertoire-rests = Most nincs mit gyakorolni: { $name }.
repertoire-empty = Nincsenek változatok, itt: { $name }.
repertoire-other-start = Egy változatnak a szokásos alapállásból kell indulnia.
repertoire-begins = Megnyitások: { $name }. { $color-key ->
        [white] Világossal
       *[black] Sötéttel
    } játszol.
repertoire-start = Az elejétől.
repertoire-way = Az elejétől: { $moves }.
repertoire-asks = { $number }. lépés, { $color-key ->
        [white] világos
       *[black] sötét
    }: mit lépsz?
repertoire-wrong = Nincs a repertoárodban. Próbáld újra.
repertoire-also = A repertoárodban ez is szerepel: { $moves }.
repertoire-answer = A repertoárodban: { $moves }.
repertoire-help = A megnyitás: { $name }.
repertoire-left =
    { $count ->
        [0] Itt nincs több gyakorolnivaló.
       *[other] Még { $count } gyakorolnivaló.
    }
repertoire-not-here = { $name }: repertoárban nem.
puzzle-games = játszmák
puzzle-games-none = Nincs új matt a játszmáidban.
puzzle-game-begins = Feladvány, játszma { $game }, { $pieces } bábu.

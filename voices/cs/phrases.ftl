# Vše, co se říká česky, kromě samotných tahů.
# Důležité slovo stojí na začátku; věta se vejde do čtyřiceti znaků, kde to jde.

## Barvy, kameny, seznamy

color-white = Bílý
color-black = Černý

king = { $count ->
    [one] král
    [few] králové
    [many] králů
   *[other] králů
}
queen = { $count ->
    [one] dáma
    [few] dámy
    [many] dam
   *[other] dam
}
rook = { $count ->
    [one] věž
    [few] věže
    [many] věží
   *[other] věží
}
bishop = { $count ->
    [one] střelec
    [few] střelci
    [many] střelců
   *[other] střelců
}
knight = { $count ->
    [one] jezdec
    [few] jezdci
    [many] jezdců
   *[other] jezdců
}
pawn = { $count ->
    [one] pěšec
    [few] pěšci
    [many] pěšců
   *[other] pěšců
}

white-king = { $count ->
    [one] bílý král
    [few] bílí králové
    [many] bílí králové
   *[other] bílí králové
}
white-queen = { $count ->
    [one] bílá dáma
    [few] bílé dámy
    [many] bílé dámy
   *[other] bílé dámy
}
white-rook = { $count ->
    [one] bílá věž
    [few] bílé věže
    [many] bílé věže
   *[other] bílé věže
}
white-bishop = { $count ->
    [one] bílý střelec
    [few] bílí střelci
    [many] bílí střelci
   *[other] bílí střelci
}
white-knight = { $count ->
    [one] bílý jezdec
    [few] bílí jezdci
    [many] bílí jezdci
   *[other] bílí jezdci
}
white-pawn = { $count ->
    [one] bílý pěšec
    [few] bílí pěšci
    [many] bílí pěšci
   *[other] bílí pěšci
}
black-king = { $count ->
    [one] černý král
    [few] černí králové
    [many] černí králové
   *[other] černí králové
}
black-queen = { $count ->
    [one] černá dáma
    [few] černé dámy
    [many] černé dámy
   *[other] černé dámy
}
black-rook = { $count ->
    [one] černá věž
    [few] černé věže
    [many] černé věže
   *[other] černé věže
}
black-bishop = { $count ->
    [one] černý střelec
    [few] černí střelci
    [many] černí střelci
   *[other] černí střelci
}
black-knight = { $count ->
    [one] černý jezdec
    [few] černí jezdci
    [many] černí jezdci
   *[other] černí jezdci
}
black-pawn = { $count ->
    [one] černý pěšec
    [few] černí pěšci
    [many] černí pěšci
   *[other] černí pěšci
}

heading-color-white = Bílý
heading-color-black = Černý
heading-king = { $count ->
    [1] král
   *[other] králové
}
heading-queen = { $count ->
    [1] dáma
   *[other] dámy
}
heading-rook = { $count ->
    [1] věž
   *[other] věže
}
heading-bishop = { $count ->
    [1] střelec
   *[other] střelci
}
heading-knight = { $count ->
    [1] jezdec
   *[other] jezdci
}
heading-pawn = { $count ->
    [1] pěšec
   *[other] pěšci
}
heading-white-king = { $count ->
    [one] bílý král
    [few] bílí králové
    [many] bílí králové
   *[other] bílí králové
}
heading-white-queen = { $count ->
    [one] bílá dáma
    [few] bílé dámy
    [many] bílé dámy
   *[other] bílé dámy
}
heading-white-rook = { $count ->
    [one] bílá věž
    [few] bílé věže
    [many] bílé věže
   *[other] bílé věže
}
heading-white-bishop = { $count ->
    [one] bílý střelec
    [few] bílí střelci
    [many] bílí střelci
   *[other] bílí střelci
}
heading-white-knight = { $count ->
    [one] bílý jezdec
    [few] bílí jezdci
    [many] bílí jezdci
   *[other] bílí jezdci
}
heading-white-pawn = { $count ->
    [one] bílý pěšec
    [few] bílí pěšci
    [many] bílí pěšci
   *[other] bílí pěšci
}
heading-black-king = { $count ->
    [one] černý král
    [few] černí králové
    [many] černí králové
   *[other] černí králové
}
heading-black-queen = { $count ->
    [one] černá dáma
    [few] černé dámy
    [many] černé dámy
   *[other] černé dámy
}
heading-black-rook = { $count ->
    [one] černá věž
    [few] černé věže
    [many] černé věže
   *[other] černé věže
}
heading-black-bishop = { $count ->
    [one] černý střelec
    [few] černí střelci
    [many] černí střelci
   *[other] černí střelci
}
heading-black-knight = { $count ->
    [one] černý jezdec
    [few] černí jezdci
    [many] černí jezdci
   *[other] černí jezdci
}
heading-black-pawn = { $count ->
    [one] černý pěšec
    [few] černí pěšci
    [many] černí pěšci
   *[other] černí pěšci
}

empty = prázdné
empty-ranks = prázdné

## Čas

time-joined = { $items } { $next }
hours = { $n ->
    [2] dvě hodiny
    [one] jedna hodina
    [few] { $n } hodiny
    [many] { $n } hodin
   *[other] { $n } hodin
}
minutes = { $n ->
    [2] dvě minuty
    [one] jedna minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minut
}
seconds = { $n ->
    [2] dvě sekundy
    [one] jedna sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekund
}

## Co se děje v partii

period-began = Nová časová kontrola, { $color-key ->
    [white] bílý
   *[black] černý
}: navíc { $time }.
draw-offered = { $color } nabízí remízu.
draw-offered-own = Remíza nabídnuta.
claim-offers = Reklamace zůstává nabídkou remízy: { $color-key ->
    [white] bílý
   *[black] černý
}.
claim-offers-own = Vaše reklamace zůstává nabídkou remízy.
draw-accepted = { $color } přijímá remízu.
draw-declined = { $color } odmítá remízu.
claim-wrong-threefold = Reklamace zamítnuta: pozice nastala teprve { $count ->
    [one] jednou
    [few] { $count }krát
    [many] { $count }krát
   *[other] { $count }krát
}. Je třeba třikrát.
claimed-with = { $color } reklamuje remízu. Zamýšlený tah: { $move }.
must-play = { $color } musí zahrát: { $move }.
claim-wrong-fifty = { $count ->
    [0] Reklamace zamítnuta: bez braní a tahu pěšcem ještě ani po jednom tahu. Je třeba 50.
    [one] Reklamace zamítnuta: teprve po jednom tahu bez braní a tahu pěšcem. Je třeba 50.
    [few] Reklamace zamítnuta: tahů bez braní a tahu pěšcem teprve po { $count }. Je třeba 50.
    [many] Reklamace zamítnuta: tahů bez braní a tahu pěšcem teprve po { $count }. Je třeba 50.
   *[other] Reklamace zamítnuta: tahů bez braní a tahu pěšcem teprve po { $count }. Je třeba 50.
}
time-added = { $color } dostává navíc: { $time }.
taken-back = Vráceno: { $moves }.
flag-fell = Spadl praporek { $color-key ->
    [white] bílého
   *[black] černého
}.
paused = Hodiny stojí.
resumed = Hodiny běží.

ended-checkmate = Mat. { $winner } vyhrává.
ended-checkmate-told = { $winner } vyhrává.
ended-king-on-hill = Král je na kopci. { $winner } vyhrává.
ended-third-check = Třetí šach. { $winner } vyhrává.
ended-king-exploded = Král vybuchl. { $winner } vyhrává.
ended-all-pieces-lost = { $winner } bez figur vyhrává.
ended-no-moves-left = { $winner } bez tahu vyhrává.
ended-horde-taken = Horda je pryč. { $winner } vyhrává.
ended-race-won = Král je na poslední řadě. { $winner } vyhrává.
ended-race-drawn = Remíza. Oba králové jsou na poslední řadě.
ended-own-win = Vyhráváte.
ended-own-loss = Prohráváte.
ended-odds = Podle výhody vyhrává { $winner }.
ended-resignation = { $loser } se vzdává. { $winner } vyhrává.
ended-resignation-no-mate = Remíza i přes vzdání: soupeř nemůže dát mat žádným sledem možných tahů.
ended-stalemate = Remíza patem.
ended-dead-position = Remíza. Mrtvá pozice: nikdo nemůže dát mat.
ended-agreement = Remíza dohodou.
ended-flag = { $winner } vyhrává na čas.
ended-flag-no-mate = Remíza. Praporek spadl, ale soupeř nemůže dát mat.
ended-threefold = Remíza: trojí opakování pozice.
ended-fifty-moves = Remíza: pravidlo padesáti tahů.
ended-fivefold = Remíza: paterý výskyt téže pozice.
ended-seventy-five-moves = Remíza: pravidlo sedmdesáti pěti tahů.
ended-both-flags = Remíza. Spadly oba praporky.
ended-default-time = { $winner } vyhrává kontumačně. { $loser } přišel pozdě.
ended-both-absent = Oba hráči prohrávají. Nikdo nepřišel včas.
ended-illegal-moves = { $winner } vyhrává. { $loser } má příliš mnoho nemožných tahů.
ended-illegal-moves-no-mate = Remíza. Příliš mnoho nemožných tahů, ale soupeř nemůže dát mat.
ended-illegal-position = Remíza. Na šachovnici zůstala nemožná pozice.
ended-quickplay = Remíza. Rozhodčí reklamaci uznává.
ended-quickplay-agreed = Remíza. Soupeř reklamaci uznává.
ended-sealed-move-no-mate = Remíza. Tah v obálce je neplatný, ale soupeř nemůže dát mat.
ended-sealed-move = { $winner } vyhrává. Tah v obálce je neplatný, prohrává { $loser }.
ended-arbiter = Rozhodnutí rozhodčího: bílý dostává { $white }, černý { $black }.
ended-adjudicated = Partie posouzena: bílý dostává { $white }, černý { $black }.
ended-annulled = Partie je anulována. Bude se hrát nová.
ended-points = Body: bílý { $white }, černý { $black }.

over-next = odveta nebo nová: další partie. shrnutí: tato ve zkratce. otevři { $game }: její tahy.
refused-game-over = Partie skončila. Další začnete příkazem nová.
refused-not-running = Partie neběží.
refused-already-running = Partie už běží.
refused-illegal-move = Nemožný tah.
refused-no-offer = Není tu nabídka remízy. Chcete-li ji nabídnout, zadejte remíza.
refused-offer-stands = Remíza už je nabídnuta.
refused-answer-waits = Ještě ne: nejdřív táhne { $color-key ->
    [white] bílý
   *[black] černý
}. Pak odpovězte.
offer-answer-two = { $opponent }: zadejte { $accept } nebo { $decline }.
refused-nothing-to-take-back = Žádný tah k vrácení.
refused-too-early-for-draw = Na remízu je brzy. Nejdřív musejí táhnout obě strany.
refused-no-draw-before = Na remízu je brzy: v tomto turnaji až po { $count } tazích každého hráče.
refused-not-your-claim = Nejste na tahu. Reklamovat lze při svém tahu.
refused-not-your-turn = { $color } není na tahu.
refused-not-your-clock = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
} neběží.
refused-not-opponent = To může jen { $color-key ->
    [white] bílý
   *[black] černý
}.
refused-nothing-there = { $square } je prázdné.
refused-occupied = { $square } je obsazené.
refused-nothing-in-hand = Ruka je prázdná. Nejdřív zadejte zvedni a pole.
refused-no-board = Není třeba: tady se tahy zadávají.
refused-adjust-too-late = Na opravování je pozdě: kámen už je dotknutý.
refused-already-made = Pozdě: tah je proveden.
refused-piece-chosen = Pozdě: platí první volba, { $piece }.
refused-must-move-touched = Dotknuto-hráno: táhnout musí kámen z { $square }.
refused-must-capture = Dotknuto: kámen na { $square } se musí sebrat.
refused-must-capture-with = Dotknuty oba: { $square } musí brát { $other }.
refused-nothing-touched = { $color } se nedotkl žádného kamene.
refused-too-late-to-complain = Na stížnost je pozdě: kámen už je dotknutý.
refused-nothing-announced = Není co opravit: nic není ohlášeno.
refused-already-announced = Tah už je ohlášen. Změníte ho příkazem oprav.
refused-must-repeat = Nejdřív opakujte tah { $color-key ->
    [white] bílého
   *[black] černého
}. Pak ohlaste svůj.
refused-must-repeat-move = Nejdřív opakujte: { $move }. Pak ohlaste svůj.
refused-claim-right-lost = Na reklamaci je pozdě: tah už začal.
refused-no-quickplay = Tato partie nemá zrychlené dokončení.
refused-too-early-for-quickplay = Příliš brzy. Reklamujte při svém tahu, když zbývají méně než dvě minuty.
refused-nothing-to-claim = Žádný nemožný tah k reklamaci.
refused-no-increment = V těchto pravidlech ne: o pět sekund na tah nelze žádat.
refused-claim-awaits-flag = Až po spadnutí praporku: pak rozhodni o nároku.
refused-claim-waits = Remíza je nárokována: přijmi, odmítni, nebo podepiš s výsledkem od rozhodčího.
refused-no-touch-owed = Nic nedlužno na { $square }: nedotknuto, nebo už taženo.
refused-too-late = Na to je pozdě.
refused-no-such-ply = Partie má tahů méně než { $count }.
refused-not-in-advance = Ne předem: tah { $place } se ještě nehrál.
refused-sheet-hole = Nejdřív zapište tah { $place }.
refused-not-over = Partie ještě neskončila.
refused-not-there = { $color } chybí.
refused-not-absent = { $color } je přítomen.
refused-not-adjourned = Partie není přerušena.
refused-already-sealed = Tah už je v obálce.
refused-not-sealing = Žádný tah do obálky.
refused-not-sealed = { $color } ještě nezapečetil tah.
refused-no-arbiter = Tato partie nemá rozhodčího.
refused-no-adjudication = Bez posouzení partie: soubor zápasu ho nedovoluje.
refused-no-next-period = Další období není.
refused-nothing-to-decide = Žádná věc na toto rozhodnutí nečeká.
refused-contradicts = V rozporu s rozhodnutím { $number }. Nejdřív zadejte odvolej { $number }.
refused-no-such-ruling = Žádné rozhodnutí { $number } k odvolání.
refused-no-such-penalty = Tato pravidla takový trest neznají.

## Co pravidla říkají, podle článků

law-articles = Články FIDE { $year }: { $articles }. Napište článek 9 nebo článek rošáda.
law-which = Jeden z nich: článek { $subject }.
law-unknown = Nenalezeno ve FIDE { $year }: { $word }. Všechny: článek.
law-preface = Předmluva: pravidla nemohou pokrýt vše. Kde se žádný článek nehodí, rozhoduje rozhodčí podle podobných případů.
law-not-confirmed = Pro toto vydání nepotvrzeno.
law-aim = Cíl hry: začíná bílý, pak se hráči střídají. Kdo dá soupeřovu králi mat, vyhrává.
law-board = Šachovnice: osm krát osm polí, střídavě světlá a tmavá. Rohové pole po pravici každého hráče je světlé.
law-own-square = Vlastní kameny: žádný kámen netáhne na pole s vlastním. Soupeřův kámen se tam bere.
law-promotion = Proměna: pěšec na poslední řadě se v témže tahu mění v dámu, věž, střelce nebo jezdce. { $touch ->
    [yes] Volba platí, jakmile se nový kámen dotkl pole.
   *[no] Volba platí, jakmile je tah proveden.
}
law-adjusting = Upravení kamenů: jen když jste na tahu a jen po ohlášení.
law-touch-move = Dotknuto, taženo: vlastním dotčeným kamenem se musí táhnout, soupeřův se musí vzít, je-li to možné. Platí první dotčený. Stěžujte si, než se sami dotknete kamene.
law-touched-castling = Dotčený král a věž: na tu stranu se musí rošovat, je-li to možné. Dotknete-li se nejdřív věže, táhne bez rošády.
law-nothing-to-move = Dotčený kámen nemá možný tah: můžete hrát jakýkoli možný tah.
law-made = Provedený tah: ruka pustila kámen na novém poli. Vzatý kámen je pryč ze šachovnice a při rošádě je puštěna i věž.
law-assistant = Asistent: { $moves ->
    [yes] může ho mít hráč, který nemůže psát nebo táhnout
   *[no] může ho mít hráč, který nemůže psát
}, pokud rozhodčí souhlasí. { $costs ->
    [yes] Rozhodčí za to ubere čas.
   *[no] Hráče s postižením to čas nestojí.
}
law-resignation = Vzdání: partie hned končí. { $draw ->
    [yes] Vyhrává soupeř, ale je remíza, nemohl-li by dát mat žádným sledem možných tahů.
   *[no] Vyhrává soupeř.
}
law-dead-position = Mrtvá pozice: nikdo nemůže dát mat žádným sledem možných tahů. Partie je hned remíza.
law-draw-offer = Nabídka remízy: táhněte, nabídněte, pak stiskněte hodiny. Platí, dokud soupeř nepřijme, neodmítne nebo se nedotkne kamene. { $moved ->
    [yes] Předtím musí oba táhnout.
   *[no] { "" }
}
law-completed = Dokončení tahu: táhněte a touž rukou stiskněte hodiny. Tah, který partii končí, to nepotřebuje.
law-time = Čas: nejdřív běží hodiny bílého. Všechny tahy období dokončete, než vyprší jeho čas.
law-late = Zpoždění: { $late ->
    [none] kdo není na začátku hry přítomen, prohrává
    [time] prohrajete při větším zpoždění, než je toto: { $time }
    [event] kolik se smí, určuje turnaj
   *[event-or-none] kolik se smí, určuje turnaj, jinak prohrává, kdo není na začátku přítomen
}. Rozhodčí může rozhodnout jinak.
law-flag = Spadlý praporek: platí, když ho vidí rozhodčí nebo ho hráč reklamuje. Prohráváte, nebo je remíza, nemohl-li by soupeř dát mat žádným sledem tahů.
law-both-flags = Oba praporky spadlé: { $both ->
    [announced] pokud turnaj tato pravidla oznámil, partie pokračuje, v posledním období je remíza
    [first] prohrává, čí spadl první
    [last] neví-li nikdo pořadí, partie pokračuje, v posledním období je remíza
   *[draw] partie je remíza
}.
law-clocks = Zastavení hodin: jen k přivolání rozhodčího, třeba když chybí kámen k proměně. Rozhodčí opraví časy a řekne, kdy se pokračuje.
law-set-up = Chybná výchozí pozice: hraje se nová partie. Byla-li jen otočena šachovnice, pokračuje se na správné.
law-reversed = Zaměněné barvy: { $new ->
    [yes] nová partie, dokud oba neudělali tolik tahů: { $count }. Potom partie pokračuje.
   *[no] partie pokračuje, nerozhodne-li rozhodčí jinak.
}
law-displaced = Shozené kameny: postavte je ve svém čase. Rozhodčí může pomoci nebo potrestat.
law-illegal = Nemožný tah: vrací se pozice před ním, nebo poslední jistá. Pro nový tah platí dotknuto, taženo.
law-unfinished-promotion = Nedokončená proměna: stisknout hodiny s pěšcem na poslední řadě je nemožný tah. { $queen ->
    [yes] Z pěšce je dáma.
   *[no] Vrací se pozice před tahem.
}
law-no-move = Hodiny bez tahu: { $counts ->
    [yes] jejich stisk se počítá jako nemožný tah
   *[no] jejich stisk je zakázán a rozhodčí může potrestat
}.
law-two-hands = Dvě ruce: { $counts ->
    [yes] tah oběma rukama se po stisku hodin počítá jako nemožný
   *[no] táhne se jednou rukou, jinak může rozhodčí potrestat
}.
law-penalty = { $pace ->
    [standard] Trest za nemožný tah
    [rapid] Nemožný tah v rapidu
   *[blitz] Nemožný tah v blesku
}: { $loses ->
    [first] první prohrává partii
    [claim] soupeř smí reklamovat výhru
    [second] za první dostane soupeř { $time }, druhý prohrává
   *[third] za první dva dostane soupeř pokaždé { $time }, třetí prohrává
}. { $until ->
    [always] Platí, kdykoli se v partii zjistí.
    [touch] Soupeř musí reklamovat, než se dotkne kamene.
    [move] Platí jen do příštího tahu soupeře.
   *[claim] Soupeř musí reklamovat před svým tahem.
} { $draw ->
    [yes] Je remíza, nemohl-li by soupeř dát mat žádným sledem tahů.
   *[no] { "" }
}
law-recording = Zápis: oba hráči zapisují všechny tahy{ $electronic ->
    [yes] , na papír nebo do schváleného elektronického zápisu.
   *[no] .
} { $ahead ->
    [yes] Tah smíte zapsat, než ho provedete.
   *[no] Tah zapište až po provedení, leda k reklamaci nebo zapečetění.
} Výsledek oba podepíší.
law-sheet-in-view = Zápis na očích: rozhodčí na něj musí vidět po celou partii.
law-short-of-time = Časová tíseň: zapisovat nemusíte, zbývá-li méně než { $time }, leda každý tah přidá { $bonus } nebo víc. Po období zápis doplňte.
law-reconstruction = Žádný zápis není úplný: partie se přehraje na jiné šachovnici pod dohledem rozhodčího. Nejdou-li tahy zjistit, další tah je první dalšího období.
law-threefold = Trojí opakování: na tahu smíte reklamovat remízu, je-li táž pozice potřetí, nebo bude po vašem tahu. { $castling ->
    [any] I dočasná ztráta rošády z ní dělá jinou.
   *[lasting] Trvalá ztráta rošády z ní dělá jinou.
}
law-fifty = Padesát tahů: na tahu smíte reklamovat remízu po { $count } tazích každého bez braní a tahu pěšcem. Váš příští tah smí být poslední z nich.
law-longer-endings = Delší koncovky: v několika koncovkách je třeba { $count } tahů místo padesáti, třeba král, věž a střelec proti králi a věži.
law-claiming = Reklamace s tahem: zapište ho a řekněte rozhodčímu, ale neprovádějte. { $who ->
    [must] Hodiny musíte hned zastavit.
    [may] Hodiny smíte zastavit.
   *[either] Hodiny zastavíte vy nebo rozhodčí.
} { $by ->
    [moving] Kdo táhne, právo ztrácí.
   *[touching] Kdo se dotkne kamene, právo ztrácí.
} { $binds ->
    [yes] Zapsaný tah nelze změnit.
   *[no] { "" }
}
law-wrong-claim = Chybná reklamace: partie pokračuje a soupeř dostane navíc { $time }. { $halved ->
    [yes] Ztrácíte polovinu svého času, nejvýš tři minuty.
   *[no] { "" }
}
law-wrong-claim-own = Chybná reklamace: partie pokračuje a ztrácíte { $time }.
law-fivefold = Paterý výskyt: { $in ->
    [row] táž pozice pětkrát za sebou, při každém tahu obou, je remíza
   *[any] táž pozice popáté je remíza
}. Nikdo nemusí reklamovat.
law-seventy-five = Sedmdesát pět tahů: { $count } tahů každého bez braní a tahu pěšcem je remíza, leda poslední dá mat. Nikdo nemusí reklamovat.
law-points = Body: výhra je 1 bod, remíza půl, prohra 0, pokud turnaj neohlásil jinak.
law-quickplay-scope = Koncovka bez přídavku: { $scope ->
    [always] její pravidla platí v posledním období
    [announced] její pravidla platí, pokud je turnaj oznámil a nepřidává se čas
   *[never] toto vydání pro ni pravidla nemá
}. { $blitz ->
    [watched] V blesku jen při dostatečném dohledu.
   *[none] V blesku není.
}
law-quickplay = Remíza v koncovce bez přídavku: na tahu s časem menším než { $left } reklamujte, že soupeř nehraje na výhru nebo běžně vyhrát nemůže. Při zamítnutí dostane soupeř navíc { $award }.
law-quickplay-increment = Pět sekund na tah: na tahu s časem menším než { $left } o ně v koncovce bez přídavku smíte žádat pro oba. Je to i nabídka remízy. Při vyhovění dostane soupeř navíc { $award }.
law-quickplay-alone = Zrychlené dokončení bez rozhodčího: s méně než { $left } nárokuj remízu, a partie končí. Zapiš pozici. Nesnaží-li se soupeř vyhrát, je třeba i úplný zápis. Soupeř ho potvrdí a rozhodčí rozhodne později.
law-conduct = Chování: žádné poznámky, rady ani rozbory a nic, co soupeře ruší. Přístroje musí povolit rozhodčí.
law-arbiter = Rozhodčí: dbá na pravidla. Tresty jsou varování, změna časů nebo bodů, prohra partie a vyloučení.
law-disturbance = Rušení zvenčí: rozhodčí může jednomu nebo oběma hráčům přidat čas.
law-notation = Notace: napište písmeno figury a pole, kam jde. Pěšec nemá písmeno.
law-paces = Rapid a blesk: { $hour ->
    [whole] všechny tahy do hodiny jsou rapid, přídavky se nepočítají.
   *[less] šedesát tahů pod hodinu je rapid.
} Blesk je { $edge ->
    [most] nejvýš
   *[below] méně než
} { $time }.
law-rapid-touch = Dotyk v rapidu a blesku: rozhodčí o něm rozhoduje, jen když to hráč žádá.
law-rapid-set-up = Chybné postavení v rapidu a blesku: reklamujte, dokud oba neudělali tolik tahů: { $count }. Potom se hraje dál, { $castling ->
    [queen] bez rošády, jsou-li král a dáma zaměněni
   *[rook] bez rošády špatně stojícího krále nebo věže
}.
law-illegal-position = Nemožná pozice v rapidu: rozhodčí čeká, až bude dokončen další tah. Je-li stále nemožná, partie je remíza.
law-rapid-flag = Praporek v rapidu a blesku: { $who ->
    [players] hlásit ho smějí jen hráči
   *[arbiter] hlásí ho rozhodčí, nebo ho reklamuje hráč
}.
law-blind-announcing = Ohlašování tahů: každý tah řekněte zřetelně. Soupeř ho opakuje a provede na své šachovnici. { $german ->
    [always] Řady se říkají německy.
   *[unless] Řady se říkají německy, nerozhodne-li rozhodčí jinak.
}
law-blind-made = Tahy nevidomého: kámen vytažený z otvoru je dotčen. Tah je proveden, když je v jiném otvoru a ohlášen. Teprve pak běží hodiny soupeře.
law-blind-clock = Hodiny pro nevidomé: { $speaks ->
    [no] čtou se hmatem
    [may] čtou se hmatem a smějí říkat počet tahů
   *[should] mají říkat časy a počet tahů, nebo se číst hmatem
}.
law-blind-slip = Přeřeknutí: opravte je hned, než se rozběhnou hodiny soupeře.
law-blind-boards = Různé šachovnice: rozhodčí porovná oba zápisy. Shodují-li se, opraví se chybná šachovnice. Jinak se vrací tam, kde se shodují.
law-blind-assistant = Asistent nevidomého: smí táhnout, ohlašovat, zapisovat, mačkat hodiny a na požádání říci časy a počet tahů. { $deaf ->
    [yes] Proti sluchově postiženému je povinný.
   *[no] { "" }
}
law-sealing = Zapečetěný tah: zapište ho, vložte do obálky a zastavte hodiny. Obálku uschová rozhodčí.
law-sealed-illegal = Nejasný zapečetěný tah: je-li nemožný nebo dvojznačný, prohrává, kdo ho zapečetil.
law-resumption = Dohrávka: obálka se otevře, až přijde ten, kdo má odpovědět. Pak běží jeho hodiny.
law-chess960 = Chess960: základní řada se losuje, střelci na různých barvách, král mezi věžemi. Po rošádě stojí král a věž jako vždy.

## Co rozhoduje rozhodčí

article = FIDE { $year }, { $number }.
preface = úvod

not-confirmed = Nepotvrzeno textem FIDE { $year }: { $articles }.
time-left = { $color } má ještě: { $time }.
completed = { $color } stiskl hodiny.
made-on-board = { $move } je na šachovnici.
touched-any = { $square } dotknuto, bez možného tahu. Hrát se smí cokoli.
touched-no-capture = { $square } dotknuto. Sebrat to nelze. Hrát se smí cokoli.
touched-any-move = { $square } dotknuto. Hrát se smí cokoli.
touched-move = { $square } dotknuto: musí táhnout.
touched-capture = { $square } dotknuto: musí se sebrat.
touched-capture-with = { $square } musí brát { $other }.
touched-castle = Dotknuty král a věž: { $move }.
castling-not-legal = Tato rošáda teď není možná.
rook-first = Věž byla dotknuta první: rošáda není možná.
adjusting = { $color } opravuje.
free = { $color } smí zahrát jakýkoli možný tah.
put-back = Vráceno na místo. Dotknuto-hráno pro { $color-key ->
    [white] bílého
   *[black] černého
} platí dál.
ask-repeat = { $color }, opakujte tah.
still-to-repeat = { $color }, tah je třeba ještě opakovat.
still-to-repeat-move = { $color }, ještě opakujte: { $move }.
ask-promotion = { $color }, řekněte, čím se pěšec stává.
announcement-differs = Ohlášeno: { $announced }. Na šachovnici: { $board }. Opravte to.
corrected = Opraveno: { $move }.
repeated = { $color } opakuje.
repeat-differs = To je jiný tah. Ohlášeno: { $move }.
executed = { $color } provedl tah na šachovnici.
missing-move = Nedokončeno: žádný kámen netáhl.
missing-release = Nedokončeno: jeden kámen je mimo šachovnici.
missing-rook = Nedokončeno: přestavte i věž.
missing-touched = Nedokončeno: dotknutý kámen z { $square } musí táhnout.
missing-rook-first = Nedokončeno: věž byla dotknuta první, rošáda není možná. Vraťte krále.
missing-castle = Nedokončeno: král a věž jsou dotknuty, musíte rošovat.
missing-capture-with = Nedokončeno: { $square } musí brát { $other }.
missing-capture = Nedokončeno: dotknutý kámen na { $square } se musí sebrat.
missing-promotion = Nedokončeno: řekněte, čím se pěšec stává.
missing-chosen = Nedokončeno: platí první volba, { $piece }.
missing-announcement = Nedokončeno: nejdřív ohlaste tah.
missing-same-move = Nedokončeno: tah na šachovnici není ten ohlášený. Opravte to.
missing-repetition = Nedokončeno: { $opponent-key ->
    [white] bílý
   *[black] černý
} musí tah nejdřív opakovat.
missing-execution = Nedokončeno: { $opponent-key ->
    [white] bílý
   *[black] černý
} musí tah nejdřív provést na šachovnici.
nth = { $count ->
    [1] První nemožný tah
    [2] Druhý nemožný tah
    [3] Třetí nemožný tah
   *[other] Nemožný tah číslo { $count }
}
illegal-act = { nth }: { $color-key ->
    [white] bílý
   *[black] černý
}.
illegal-act-why = { nth }: { $color-key ->
    [white] bílý
   *[black] černý
}. { $what }.
act-move = Tah byl nemožný
act-promotion = Pěšec zůstal na poslední řadě
act-king-capture = Byl sebrán král
act-no-move = Hodiny byly stisknuty bez tahu
act-two-hands = Tah byl proveden oběma rukama
becomes-queen = Pěšec na { $square } se stává dámou.
restored = { $count ->
    [0] Zpět do výchozí pozice.
   *[other] Zpět do pozice po tahu { $place }.
}
move-place = { $number } { $color-key ->
    [white] bílého
   *[black] černého
}
found-initial-position = Výchozí postavení bylo chybné.
found-board-turned = Šachovnice ležela opačně. Otáčí se.
found-colours-reversed = Barvy byly zaměněny.
found-displaced = Kameny byly posunuty. Vracejí se na místo.
colours-stay = Barvy byly zaměněny. Už to tak zůstane.
correction-wanted = { $color } chce opravit nemožný tah: { $place }. Souhlas: reklamuj oprava.
castling-lost = Postavení zůstává. { $color } nesmí rošovat.
castling-lost-side = Postavení zůstává. { $color } nesmí zahrát: { $move }.
offer-untimely = { $color } nabízí remízu v nesprávné chvíli. Nabídka platí.
offer-stands = Nabídka remízy { $color-key ->
    [white] bílého
   *[black] černého
} platí.
time-taken = { $color } ztrácí: { $time }.
clock-less = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
}, ubráno: { $time }.
clock-more = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
}, přidáno: { $time }.
clock-set = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
} nastaveny na: { $time }.
clock-is = Teď ukazují: { $time }.
clock-was = Předtím: { $time }.
moves-set = Počítadlo na hodinách { $color-key ->
    [white] bílého
   *[black] černého
}: { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahů
   *[other] { $count } tahů
}.
ruling-reconstructed = Tahy jsou známy až po tah { $place }.
ruling-next-period = Tahy nejde zjistit. Další tah je první dalšího období.
increment-set = Od teď na tah navíc: { $time }.
moves-back = Znovu platí: { $moves }.
moves-cancelled = Už neplatí: { $moves }.
moves-cancelled-many = Tahy, které už neplatí: { $count }.
taken-back-standing = Tah je vrácen.
flag-claim-wrong = Reklamace zamítnuta: praporek { $color-key ->
    [white] bílého
   *[black] černého
} nespadl.
flag-claim-both = Reklamace zamítnuta: spadly oba praporky.
must-record = { $color } musí nejdřív zapsat tah { $place }.
need-not-record = { $color } nemusí zapisovat, až do další časové kontroly.
must-complete = Zápis: { $color-key ->
    [white] bílý
   *[black] černý
} ho teď musí doplnit.
sheet-differs = Rozdíl v zápisu { $color-key ->
    [white] bílého
   *[black] černého
}: tah { $place }.
signed-white-wins = { $color } podepsal: vyhrává bílý.
signed-black-wins = { $color } podepsal: vyhrává černý.
signed-draw = { $color } podepsal: remíza.
absent = { $color } chybí.
arrived = { $color } přišel.
must-open = Obálka čeká. Chybí { $color-key ->
    [white] bílý
   *[black] černý
}.
must-open-now = Obálka se teď otevírá.
must-seal = { $color } musí zapečetit tah.
adjourns-early = { $color } přerušuje předčasně. Po zapečetění se odečte zbytek hrací doby: nyní { $time }.
sealed = { $color } zapečetil tah. Hodiny stojí.
adjourned = Partie je přerušena. { $color } zapečetil tah { $number }.
resumption = Pokračování: { $when }.
opened = Obálka je otevřena. Běží hodiny { $color-key ->
    [white] bílého
   *[black] černého
}.

matter-touch = { $color } hlásí: { $opponent-key ->
    [white] bílý
   *[black] černý
} se dotkl { $square }, tah { $number }. Rozhodne rozhodčí.
matter-no-effort = { $color } reklamuje remízu: { $opponent-key ->
    [white] bílý
   *[black] černý
} se nesnaží vyhrát. Rozhodne rozhodčí.
matter-cannot-win = { $color } reklamuje remízu: { $opponent-key ->
    [white] bílý
   *[black] černý
} nemůže vyhrát běžnými prostředky. Rozhodne rozhodčí.
matter-increment = { $color } žádá pět sekund na tah. Rozhodne rozhodčí.
matter-draw = { $color } chce nabídnout remízu. Rozhodne rozhodčí.
matter-session-over = Hrací doba skončila. Rozhodne rozhodčí.
matter-sheets = Oba musí doplnit své zápisy.
matter-stopped = { $color } zastavil hodiny. Rozhodne rozhodčí.
matter-stopped-for = { $color } zastavil hodiny: { $text }. Rozhodne rozhodčí.
matter-silent = { $color } neopakuje tah { $opponent-key ->
    [white] bílého
   *[black] černého
}. Rozhodne rozhodčí.
matter-boards-differ = Na opravu je pozdě: hodiny jsou stisknuty. Porovnejte šachovnice.
matter-conduct = { $what }: { $color-key ->
    [white] bílý
   *[black] černý
}. Rozhodne rozhodčí.
matter-position = Pozice je nejistá. Rozhodčí určí poslední správnou.
matter-unconfirmed = Žádné pravidlo: toto vydání zde není potvrzeno. Rozhodnout musí rozhodčí.
matter-default-time = Čekací doba není určena. Rozhodne rozhodčí.
matter-flag = Praporek { $color-key ->
    [white] bílého
   *[black] černého
} spadl během reklamace. Rozhodne rozhodčí.
matter-envelope = Obálka se musí otevřít. Rozhodne rozhodčí.
complaint-lapsed = Stížnost padá: { $color-key ->
    [white] bílý
   *[black] černý
}, { $square }, tah { $number }. Ta pozice už není.
matter-results = Výsledky se liší: mezi sebou, nebo od průběhu partie. Rozhodne rozhodčí.
matter-signed = Oba hráči podepsali: { $result ->
    [white] vyhrál bílý
    [black] vyhrál černý
   *[draw] remíza
}. Partie skončila jinak. Rozhodne rozhodčí.

ruled = Rozhodnutí { $number }: { $ruling }
penalty-number = Rozhodnutí { $number }.
ruling-warned = { $color } je napomenut.
ruling-points-added = { $color } dostává navíc { $points }.
ruling-points-taken = { $color } ztrácí { $points }.
ruling-lost = { $color } prohrává. { $opponent } dostává { $points }.
ruling-fined = { $color } platí pokutu.
ruling-excluded = { $color } je vyloučen z dalších kol.
ruling-expelled = { $color } je vykázán z turnaje.
ruling-result-set = Bílý dostává { $white }, černý { $black }.
ruling-adjudicated = Posouzení, { $name }: bílý dostává { $white }, černý { $black }.
ruling-displaced = { $count ->
    [0] Posunuté kameny: zpět do výchozí pozice.
   *[other] Posunuté kameny: zpět do pozice po tahu { $place }.
}
ruling-position-set = Pozice je určena. Uslyšíte ji příkazem šachovnice.
ruling-illegal-seen = Poslední tah { $color-key ->
    [white] bílého
   *[black] černého
} byl nemožný.
ruling-no-move-seen = { $color } stiskl hodiny bez tahu: nemožný tah.
ruling-touch-seen = { $number ->
    [0] { $color } se dotkl { $square }.
   *[other] { $color } se dotkl { $square }, tah { $number }.
}
ruling-touch-waived = { $color } se dotkl omylem: nepočítá se to.
ruling-dismissed = Zamítnuto.
ruling-turned-down = { $matter ->
    [touch] Stížnost { $color-key ->
        [white] bílého
       *[black] černého
    } zamítnuta: { $square } se nepočítá jako dotknuté, tah { $number }.
    [two-hands] Stížnost { $color-key ->
        [white] bílého
       *[black] černého
    } zamítnuta: dvě ruce.
    [quickplay] Reklamace remízy { $color-key ->
        [white] bílého
       *[black] černého
    } zamítnuta.
    [increment] Žádost { $color-key ->
        [white] bílého
       *[black] černého
    } zamítnuta: pět sekund na tah.
    [draw] { $color } nesmí nabídnout remízu.
    [session] Partie pokračuje i po hrací době.
    [sheets] Zápisy zůstávají, jak jsou.
    [stopped] Bez vážného důvodu: hodiny zastavil { $color-key ->
        [white] bílý
       *[black] černý
    }.
    [silent] Bez trestu: { $color-key ->
        [white] bílý
       *[black] černý
    } tah ještě neopakoval.
    [conduct] Bez trestu. { $what }: { $color-key ->
        [white] bílý
       *[black] černý
    }.
    [boards-differ] Šachovnice se neporovnávají. Tah platí.
    [position] Pozice zůstává, jak je.
    [unconfirmed] Zde se žádné pravidlo neuplatní.
    [default-time] Čekací doba není určena. Hráči čekají.
    [envelope] Pozdní příchod je omluven.
   *[results] Výsledek podle průběhu partie zůstává. Podepsán byl jiný.
}
ruling-quickplay-drawn = Reklamace uznána.
ruling-quickplay-postponed = Reklamace odložena. Partie pokračuje.
ruling-quickplay-rejected = Reklamace odmítnuta.
ruling-offer-allowed = { $color } smí nabídnout remízu.
ruling-increment-granted = Povoleno: od teď o pět sekund na tah víc.
ruling-increment-refused = Bez přídavku.
ruling-revoked = Rozhodnutí { $count } je odvoláno.
ruling-revoked-act = Rozhodnutí { $count } je odvoláno: přestupek se nepočítá.
ruling-revoked-move = Rozhodnutí { $count } je odvoláno: nepočítá se nemožný tah ani jeho dotek.
ruling-was = Znělo: { $what }
ruling-move-stays = { $color } pak zahrál: { $move }. Tah zůstává. Pokud ho vynutil dotek, zadejte { $restore }.
ruling-unheard = Pro vás se nic nemění.
ruling-asked = { $ruling ->
    [time-added] Přidat čas? { $color }: { $time }.
    [time-taken] Ubrat čas? { $color }: { $time }.
    [clock-set] Nastavit hodiny { $color-key ->
        [white] bílého
       *[black] černého
    } na: { $time }?
    [lost] Uznat prohru { $color-key ->
        [white] bílého
       *[black] černého
    }? { $opponent } dostává { $points }.
    [result] Určit výsledek: bílý { $white }, černý { $black }?
    [adjudicated] Posoudit, { $name }: bílý { $white }, černý { $black }?
    [excluded] Vyloučit { $color-key ->
        [white] bílého
       *[black] černého
    } z dalších kol?
    [expelled] Vykázat { $color-key ->
        [white] bílého
       *[black] černého
    } z turnaje?
    [annulled] Anulovat partii?
    [flag] Rozhodnout: spadl praporek { $color-key ->
        [white] bílého
       *[black] černého
    }?
    [illegal] Rozhodnout: poslední tah { $color-key ->
        [white] bílého
       *[black] černého
    } byl nemožný?
    [no-move] Rozhodnout: { $color-key ->
        [white] bílý
       *[black] černý
    } stiskl hodiny bez tahu?
    [touch] Rozhodnout: { $color-key ->
        [white] bílý
       *[black] černý
    } se dotkl { $square }, tah { $number }?
    [back] { $count ->
        [0] Zpět do výchozí pozice?
       *[other] Zpět do pozice po tahu { $place }?
    }
    [displaced] { $count ->
        [0] Posunuté kameny: zpět do výchozí pozice?
       *[other] Posunuté kameny: zpět do pozice po tahu { $place }?
    }
    [position] Určit tuto pozici?
    [default-time] Určit čekací dobu: { $time }?
    [end] Odvolat konec partie?
   *[other] Rozhodnout takto? { $what }
}
ruling-end-revoked = Konec partie je odvolán.
end-taken-back = Partie neskončila: na tahu { $color-key ->
    [white] bílý
   *[black] černý
}, tah { $number }.
end-illegal-not-counted = Poslední nemožný tah se nepočítá. Nemožné tahy { $color-key ->
    [white] bílého
   *[black] černého
}: { $count }.
ruling-default-time = Čekací doba: { $time }.
points-none = nic
points-half = půl bodu
points-full = bod
points-two = dva body
points-three = tři body

## Zadávání tahu

entry-empty = Nic nebylo zadáno. Zadejte tah nebo nápověda.
entry-colour = Jiná partie, { $color-key ->
    [white] bílý
   *[black] černý
}: { $new } { $color }
entry-not-understood = Nerozumím. Zadejte tah nebo nápověda.
entry-nearest = Nerozumím. { $question }
entry-unknown = Neznámé: { $word }. Zadejte tah nebo nápověda.
entry-unknown-near = Neznámé: { $word }. Myslíte { $near }? Všechny příkazy: nápověda vše.
entry-two-moves = Jeden tah najednou. Nejdřív zadejte { $first }.
entry-read-as = { $items } v { $text }: čteno jako { $text }.
entry-stray-alone = Nečitelné: { $items }. Zadejte to znovu.
entry-stray = Nečitelné: { $items } v { $text }. Zadejte to znovu.
stray-control = řídicí znak { $number }
stray-invisible = neviditelný znak { $number }
stray-letter = { $script ->
    [Cyrillic] cyrilské
    [Greek] řecké
    [Arabic] arabské
    [Hebrew] hebrejské
    [Armenian] arménské
    [Devanagari] indické
   *[other] cizí
} { $like }
stray-unlike = { $script ->
    [Cyrillic] cyrilské
    [Greek] řecké
    [Arabic] arabské
    [Hebrew] hebrejské
    [Armenian] arménské
    [Devanagari] indické
   *[other] cizí
} písmeno { $number }

stray-wide = široké { $like }
stray-styled = neobvyklé { $like }
stray-sign = znak { $number }
entry-no-move = To není tah. Zkuste e2 e4 nebo nápověda.
entry-no-piece = Žádná figura se neznačí { $letter }. Písmena jsou { $letters }.
entry-takes-what = Co se bere? Napište i pole.
entry-no-question = Není tu otázka. Zadejte tah nebo nápověda.
entry-knight = Otázka na skoky: skoky { $square }.
entry-slash = Lomítko začíná příkaz. Pro tah zadejte { $text }.
entry-move-asked = Přípustné, nezahráno: { $move }. Chcete-li tak táhnout, zadejte jen tah.
entry-not-played = Nic není zahráno. Chcete-li táhnout, zadejte jen tah.
entry-other-side = Na tahu je { $color-key ->
    [white] bílý
   *[black] černý
}.
entry-not-your-turn = Na tahu je { $color-key ->
    [white] bílý
   *[black] černý
}. Počkejte na odpověď.
choice = Možné tahy: { $count }. Zadejte číslo.
ambiguous = Možné tahy: { $count }. Napište { $moves } nebo { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Čím se pěšec stává? Zadejte kámen nebo jeho číslo.
choice-drop = Nasadit na { $square }. Zadejte kámen nebo jeho číslo.
choice-piece = Dáma, věž, střelec, nebo jezdec? Zadejte kámen nebo jeho číslo.
choice-again = Zadejte číslo od 1 do { $count }, nebo ne.
choice-dropped = Zrušeno.

illegal-empty-origin = { $square } je prázdné.
illegal-not-yours = Není váš kámen: { $piece } na { $square }.
illegal-other-piece = Na { $square } je { $piece }.
illegal-square-alone = Na { $square } je váš vlastní kámen: { $piece }. Chcete-li jím táhnout, zadejte { $square } a nové pole.
illegal-own-piece = Na { $square } je váš vlastní kámen: { $piece }.
illegal-nothing-to-take = Na { $square } není co brát.
illegal-none-to-take = Soupeř nemá { $role ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}.
illegal-takes-none = Mimo dosah: { $piece }, { $captured }.
illegal-no-pawn-takes = Na sloupci { $letter } žádný pěšec nebere.
illegal-only-takes = Pěšec tam může jen braním: { $square }. Řekněte i jeho sloupec.
illegal-still-in-check = Nelze: šach by trval.
illegal-exposes-king = Nelze: váš král by byl v šachu.
illegal-no-promotion = Není to proměna: tímto tahem žádný pěšec nedojde na poslední řadu.
illegal-cannot-become = Pěšec se stává dámou, věží, střelcem nebo jezdcem. Zadejte třeba { $square } dáma.
illegal-blocked = Cesta je zablokovaná: { $piece } z { $from }. Na { $square } je { $other }.
illegal-no-such-piece = Nemáte { $role ->
    [king] krále
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
   *[pawn] pěšce
}.
illegal-cannot-reach = { $role ->
    [king] Váš král se na { $square } nedostane.
    [queen] Žádná vaše dáma se na { $square } nedostane.
    [rook] Žádná vaše věž se na { $square } nedostane.
    [bishop] Žádný váš střelec se na { $square } nedostane.
    [knight] Žádný váš jezdec se na { $square } nedostane.
   *[pawn] Žádný váš pěšec se na { $square } nedostane.
}
illegal-not-from-there = Odtud nelze: { $piece } na { $square }.
illegal-cannot-go = { $role ->
    [king] Král
    [queen] Dáma
    [rook] Věž
    [bishop] Střelec
    [knight] Jezdec
   *[pawn] Pěšec
} nemůže z { $from } na { $square }.
illegal-no-castling-right = Rošáda už není možná: král nebo věž už táhli.
illegal-castling-never = Rošáda není možná: výchozí pozice ji nedovoluje.
illegal-castling-blocked = Rošáda teď není možná: v cestě stojí kámen.
illegal-castling-attacked = Rošáda teď není možná: král by prošel šachem nebo v něm skončil.
illegal-must-capture = Musíte brát.
illegal-not-in-variant = Pravidla této hry to nedovolují.
illegal-not-in-hand = Není v zásobě: { $piece }.
illegal-drop-occupied = { $square } není prázdné.
illegal-drop-edge = Tady pěšec být nesmí. Ne na první ani poslední řadu.

## Odpovědi

joined = { $items }, { $next }
row = { $from } až { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Řada { $name }
ranks = Řady { $from } { $count ->
    [2] a
   *[other] až
} { $to }
file = Sloupec { $name }
square-part = { $part }.
square-shade-part = { $shade } pole
shade-light = světlé
shade-dark = tmavé
shade-light-short = světlé
shade-dark-short = tmavé
square-shade = { $square }: { $shade }.
all-white = Bílý
all-black = Černý
no-pieces = { $pieces }: nic.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
rays-none = Žádný kámen v řadě s { $square }.
knight-none = Žádný kámen o skok jezdce od { $square }.
knight-sees = O skok jezdce od { $square }
toward-up = Nahoru
toward-up-right = Nahoru vpravo
toward-right = Vpravo
toward-down-right = Dolů vpravo
toward-down = Dolů
toward-down-left = Dolů vlevo
toward-left = Vlevo
toward-up-left = Nahoru vlevo
attacked = { $square }, útočníci: { $items }.
not-attacked = { $square } není napadené.
defended = { $square }, obránci: { $items }.
not-defended = { $square } není kryté.
hanging-none = Nic nevisí.
hanging-none-of = { $color }: nic nevisí.
hangs = { $piece } na { $square } visí. Útočníci: { $attackers }. { $defended ->
    [no] Bez krytí
   *[yes] Obránci: { $defenders }
}.
hanging-safe = { $piece } na { $square } nevisí. { $attacked ->
    [no] Nic tu nemůže brát
   *[yes] Útočníci: { $attackers }. Obránci: { $defenders }
}.
hanging-cost = Výměna stojí { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
hanging-king = Král viset nemůže. O šachu: { $check }.
by-white = { $square }, bílý napadá: { $items }.
by-black = { $square }, černý napadá: { $items }.
by-none-white = Bílý nenapadá { $square }.
by-none-black = Černý nenapadá { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } k nasazení
drops-anywhere = kterékoli prázdné pole
drops-pawn-anywhere = kterékoli prázdné pole na řadách 2 až 7
moves-none = Žádné možné tahy.
moves-none-from = Žádné možné tahy z { $square }.
captures-none = Nic k braní.
captures-none-from = Nic k braní z { $square }.
moves-not-yours = { $square }: { $piece }, tato strana není na tahu.
takes = k braní { $piece } { $square }
takes-promoting = k braní { $piece } { $square } s proměnou
takes-en-passant = k braní mimochodem { $piece } { $square }, na { $to }
promotes-on = proměna na { $square }
what-if = { $piece } na { $square }, k braní
what-if-none = { $piece } na { $square }: nic k braní.
what-if-empty = { $square } je prázdné.
castling-right = { $color }, { $castling }: { $how ->
    [legal] možná
    [check] v šachu nelze
    [blocked] v cestě stojí kámen
    [attacked] král by šel přes šach nebo do šachu
   *[lost] bez práva na tuto rošádu
}.
material-count = { $count } { $pieces }
material-level = Materiál je vyrovnaný.
material-ahead = Převaha { $color-key ->
    [white] bílého
   *[black] černého
}: { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodů
   *[other] { $points } bodů
}.
material-bare = samotný král
turn = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}, tah { $number }.
turn-check = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}, tah { $number }, šach.
turn-checkmate = { $color } má mat, tah { $number }.
turn-stalemate = Pat: { $color-key ->
    [white] bílý
   *[black] černý
} nemá možný tah, tah { $number }.
turn-yours = Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}.
board-check = { $color } je v šachu.
board-checkmate = { $color } má mat.
board-stalemate = Pat: { $color-key ->
    [white] bílý
   *[black] černý
} nemá možný tah.
check-none = Šach není.
check-by = { $color } je v šachu. Šachuje: { $items }.
last = { $move }. { $color }, tah { $number }.
last-none = Ještě žádný tah.
captured-none = Zatím nebylo nic sebráno.
captured-last = Naposledy sebráno: { $piece } na { $square }.
last-of = { $items } a { $last }
captured-lost = { $color } ztratil: { $items }.
changed-attacks = Napadá: { $items }.
changed-defends = Kryje: { $items }.
changed-opens = { $piece } na { $square } teď napadá: { $items }.
changed-closes = { $piece } na { $square } už nenapadá: { $items }.
changed-undefended = Už bez krytí: { $items }.
changed-nothing = Nic dalšího se nezměnilo.
changed-more = Zbytek: znovu { $changed }.
lost-king = { $count ->
    [one] krále
    [few] { $count } krále
    [many] { $count } králů
   *[other] { $count } králů
}
lost-queen = { $count ->
    [2] dvě dámy
    [one] dámu
    [few] { $count } dámy
    [many] { $count } dam
   *[other] { $count } dam
}
lost-rook = { $count ->
    [2] dvě věže
    [one] věž
    [few] { $count } věže
    [many] { $count } věží
   *[other] { $count } věží
}
lost-bishop = { $count ->
    [one] střelce
    [few] { $count } střelce
    [many] { $count } střelců
   *[other] { $count } střelců
}
lost-knight = { $count ->
    [one] jezdce
    [few] { $count } jezdce
    [many] { $count } jezdců
   *[other] { $count } jezdců
}
lost-pawn = { $count ->
    [one] pěšce
    [few] { $count } pěšce
    [many] { $count } pěšců
   *[other] { $count } pěšců
}
opening = { $name }. { $eco }.
opening-none = Zahájení ještě nemá jméno.
score-none = Ještě žádný tah.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Poslední tah trval: { $time }.
spent-all = { $color }, spotřebovaný čas: { $time }.
clock-to-go = { $color }, do časové kontroly: { $count ->
    [one] jeden tah
    [few] { $count } tahy
    [many] { $count } tahů
   *[other] { $count } tahů
}.
clock-none = Tato partie je bez hodin.
clock-of-waiting = Partie { $game } čeká, její hodiny stojí.
clock-waits = { $whose ->
    [own] Vaše hodiny stojí. Enter je spustí.
   *[both] Hodiny stojí. Enter je spustí.
}
clock-strict = Na turnaji: hodiny zastavuje jen rozhodčí.
once-empty = Chybí tah. Zkuste e2 e4.
once-unknown = Neznámé: { $word }. Napište tah, třeba e2 e4 nebo jezdec f3.
once-unknown-near = Neznámé: { $word }. Myslíte { $near }?
once-no-move = To není tah. Zkuste e2 e4 nebo jezdec f3.
once-failed = Tah { $number }, { $text }: { $why }
ask-unknown = Neznámé: { $word }. Všechny otázky: { $program } ask nápověda
ask-unknown-near = Neznámé: { $word }. Myslíte { $near }? Všechny otázky: { $program } ask nápověda
ask-help = Můžete se ptát: { $names }. Více o jedné: { $program } ask nápověda šachovnice
ask-number = { $word } není otázka. Uveďte pozici přes --position, pak se ptejte.
ask-in-game = { $name } jde jen v partii. Začněte ji: { $program } play.
ask-command = { $name } je samostatný příkaz: { $program } { $command }.
saves = Každý tah je uložen. Chcete-li odejít, zadejte konec.
leave-quit = Chcete-li odejít, zadejte konec. Každý tah je uložen.
export-picture = Obrázek je SVG nebo PNG: uveď soubor s koncovkou .svg nebo .png.
export-file = Který soubor? Napište jméno, třeba partie.pgn.
print-file = Který soubor? Napište jméno, třeba partie.txt, pro braillskou tiskárnu partie.brf.
deleted = Partie { $game } smazána. Zpět ji vrátí: { $name }
undeleted = Partie { $game } je zpět.
undelete-none = Není co vrátit: od spuštění nebyla smazána žádná partie.
delete-open = Partie { $game } je otevřená. Zavřete ji nebo začněte jinou, pak ji smažte.
delete-match = Partie { $game } je zápas. Zápasy zůstávají.
delete-imported = Partie { $game } byla importována. Smazat lze jen partie hrané zde.
rename-what = Jaké jméno? { $name } 5 Klubový večer, nebo { $name } 5 { $color } Anna.
renamed = Partie { $game } je teď: { $text }.
noted = Poznamenáno k partii { $game }.
note-line = Poznámka: { $text }
note-none = K partii { $game } není poznámka.
summary-moves = Tahů: { $moves }.
summary-turning = Zlom: { $number }. tah, { $color }: { $move }.
summary-search = Zlom a přesnost: { $name } { $game }
course-step = { $number }. tah, { $color }. { $verdict }
course-none = { $number }. tah, { $color }: neposouzeno.
course-time = Přemýšlení: { $time }.
course-best = { $color-key ->
    [white] Bílý
   *[black] Černý
} byl nejlépe po { $number }. tahu. { $verdict }
course-longest = Nejdelší přemýšlení: { $number }. tah, { $color }, { $time }.
results-none = Zatím nemáte dohranou partii.
results-all = Výhry { $won }, remízy { $drawn }, prohry { $lost }.
results-against = { $opponent }: výhry { $won }, remízy { $drawn }, prohry { $lost }.
results-ended = { $kind ->
    [won] výhra
    [drawn] remíza
   *[lost] prohra
}
results-last = Poslední partie, nejnovější napřed: { $items }.
results-row = V řadě: výhry { $count }.
ratings-none = Zatím nic procvičeno. Začněte: úloha
ratings-puzzles = Úlohy: rating { $rating }.
ratings-week = Před týdnem: { $rating }.
ratings-month = Před čtyřmi týdny: { $rating }.
ratings-highest = Nejvyšší: { $rating }.
ratings-drills = Cvičení: z posledních odpovědí správně { $right } z { $count }.
ratings-streak = Série úloh: teď { $count }, rekord { $record }.
ratings-days = Procvičováno dnů v řadě: { $count }.
ratings-ago = { $weeks ->
    [one] Před týdnem: { $rating }.
    [few] Před { $weeks } týdny: { $rating }.
   *[other] Před { $weeks } týdny: { $rating }.
}
ratings-ago-drills = Cvičení v tom týdnu: správně { $right } z { $count }.
ratings-ago-none = { $weeks ->
    [one] Před týdnem: nic procvičeno.
    [few] Před { $weeks } týdny: nic procvičeno.
   *[other] Před { $weeks } týdny: nic procvičeno.
}
repeat-none = Ještě nic nebylo řečeno.
argument-square = { $name } potřebuje pole, třeba { $name } e4.
argument-two-squares = { $name } potřebuje dvě pole, třeba { $name } g1 f3.
argument-piece = { $name } potřebuje kámen, třeba { $name } dáma nebo { $name } černé věže.
argument-line = { $name } potřebuje sloupec nebo řadu, třeba { $name } e nebo { $name } 4.
argument-rank = { $name } potřebuje řadu, třeba { $name } 4.
argument-file = { $name } potřebuje sloupec, třeba { $name } e.
argument-number = { $name } potřebuje číslo, třeba { $name } 5.
argument-level = { $name } potřebuje číslo od 1 do { $most }.
argument-move = { $name } potřebuje tah, třeba { $name } e2 e4.
argument-claim = Co reklamujete? Zadejte { $name } opakování, { $name } padesát, { $name } čas nebo { $name } nemožný. Více: nápověda reklamuj.
argument-voice = { $name } potřebuje hlas: { $voices }.
argument-switch = { $name } potřebuje zapni nebo vypni.
argument-whose = { $name } bere moje, soupeře, nebo nic.
argument-hanging = { $name } bere pole, kámen, moje, soupeře, nebo nic.
argument-braille = { $name } bere šířku od { $least } do { $most }; diagram, řady nebo seznam; body, ascii nebo písmena; pamatuj.
argument-list = Seznam je jen písmeny; body a ascii jsou pro diagramy.
argument-width = Řádek braillu má { $least } až { $most } znaků. Zadejte třeba braille 40.
argument-position = { $name } potřebuje pozici: FEN, diagram nebo seznam, třeba Bílý: Ke1 a2. Černý: Ke8.
argument-none = Zadejte jen { $name }.
argument-more = Nerozumím: { $word }. Zadejte jen { $name }.
no-command = Neznámý příkaz: { $word }. Všechny příkazy: nápověda vše.
no-command-near = Neznámý příkaz: { $word }. Myslíte { $near }? Všechny příkazy: nápověda vše.

## Pozice pro prsty

diagram-lines = Diagram, { $count ->
    [one] jeden řádek
    [few] { $count } řádky
    [many] { $count } řádků
   *[other] { $count } řádků
}.
list-of = { $color }:
beside-turn = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
beside-castling = Rošády: { $rights }.
beside-no-castling = Žádná rošáda.
beside-all-castling = Rošády: všechny.
beside-one = { $color } { $side }
beside-two = { $color } { $side } a { $other }
beside-short = malá
beside-long = velká
beside-en-passant = Mimochodem: { $square }.
braille-kept = Uloženo.
braille-kept-here = Nastaveno pro tento zápas.

## Žádosti

confirm-draw = Nabídnout remízu? ano nebo ne.
confirm-draw-agreed = Souhlasíte s remízou? ano nebo ne.
confirm-draw-untimely = Nabídnout remízu už teď? Správná chvíle je po vašem tahu, než stisknete hodiny. ano nebo ne.
confirm-draw-untimely-typed = Nabídnout remízu už teď? Správná chvíle je spolu s tahem: remíza e4. ano nebo ne.
confirm-claim = Reklamovat remízu? Je-li reklamace neoprávněná, { $opponent-key ->
    [white] bílý
   *[black] černý
} dostane čas. ano nebo ne.
confirm-claim-with = Reklamovat remízu s tahem { $move }? Je-li reklamace neoprávněná, { $opponent-key ->
    [white] bílý
   *[black] černý
} dostane čas a tah musíte zahrát. ano nebo ne.
confirm-claim-quickplay = Reklamovat remízu? Zamítne-li ji rozhodčí, soupeř dostane dvě minuty navíc. ano nebo ne.
confirm-claim-quickplay-alone = Reklamovat remízu? Partie stojí, dokud soupeř nepřijme nebo rozhodčí nerozhodne. ano nebo ne.
confirm-seconds = Požádat o pět sekund na tah? Je to i nabídka remízy. Při vyhovění soupeř dostane dvě minuty navíc. ano nebo ne.
confirm-resign = Vzdát partii? ano nebo ne.
confirm-resign-for = Vzdát partii { $color-key ->
    [white] bílého
   *[black] černého
}? ano nebo ne.
kings-say = { $result ->
    [white] Králové uprostřed: vyhrál bílý.
    [black] Králové uprostřed: vyhrál černý.
   *[draw] Králové uprostřed: remíza.
}
kings-no-win = Soupeř se nevzdal. Vraťte krále.
kings-one = Jeden král je uprostřed. Pro výsledek tam postavte i druhého, jinak ho vraťte.
kings-otherwise = Partie ale skončila jinak.
confirm-takeback = Vrátit váš tah? ano nebo ne.
confirm-new = Opustit tuto partii? Nová: { $items }. ano nebo ne.
after-game = Partie ještě neskončila. Po ní: { $name }
confirm-delete = Smazat partii { $game }, { $white } proti { $black }? ano nebo ne.
confirm-replace = { $file } už existuje. Nahradit? ano nebo ne.
confirm-resume = Opustit tuto partii? Pokračuje ta předchozí. ano nebo ne.
confirm-resume-game = Opustit tuto partii? Pokračuje partie { $game }. ano nebo ne.
confirm-lapsed = { $what ->
    [draw] Remíza nenabídnuta.
    [resign] Partie se nevzdává.
    [takeback] Žádný tah nevrácen.
    [resume] Zůstáváte v této partii.
    [claim] Nic nereklamováno.
    [seal] Tah nezapečetěn.
    [sign] Nepodepsáno.
   *[new] Nová partie nezačala.
}
confirm-draw-first = Remíza ještě není nabídnuta. Nabídnout? ano nebo ne.
confirm-neither = { $text } není ani ano, ani ne.
confirm-go-on = Pokračovat? ano nebo ne.
confirm-dropped = Ne. Partie pokračuje.
confirm-blunder = { $what ->
    [mate] To dovolí mat jedním tahem.
    [queen] Tím ztratíte dámu.
    [rook] Tím ztratíte věž.
    [bishop] Tím ztratíte střelce.
   *[knight] Tím ztratíte jezdce.
} Zahrát? ano nebo ne.
blunder-dropped = Nezahráno. Jste na tahu.
announce-it = Ohlaste ho.
repeat-it = Opakujte ho.
repeated-it = Opakováno.
repeated-by-opponent = { $color } tah opakoval.
repeated-already = To je poslední tah. Ohlaste svůj.
move-of-opponent = To byl poslední tah. Jste na tahu.
repeated-your-move = Opakováno. Jste na tahu.
say-promotion = Řekněte, čím se pěšec stává.
pressed = Stisknuto.
takeback-helps = Tah vrátíte příkazem vrať.
press-it = Stiskněte hodiny.
announced-waits = Ohlášeno: { $move }.
announcing-off = Není třeba: tah platí hned po zadání. Změnit to: nastav ohlašování.
hint = Tip: { $move }.
hint-wait = Hledám tip.
hint-still = Tip se ještě hledá. Počkejte.

analysis-wait = Počítám.
analysis-still = Stále počítám. Počkejte.
analysis-stopped = Přerušeno: { $names }. Zeptejte se znovu.
analysis-over = V této pozici partie skončila.
analysis-in-check = { $color } je v šachu. Na hrozbu se ptejte po dalším tahu.
analysis-no-move = Druhá strana nemá možný tah.
analysis-two = Ne při partii s jiným člověkem.
analysis-exercise = Ne ve cvičení. Pomoc: { $hint }.
analysis-not-now = Nejdřív dokončete tah.
analysis-offer = Počkejte na odpověď na nabídku remízy.
analysis-nothing = Pro tuto pozici není hodnocení.
analysis-builtin-instead = Místo něj hodnotí vestavěný soupeř.
analysis-builtin =
    Hodnotí vestavěný soupeř. Vidí maty a to, co se vyhrává hned.
    Plány a koncovky hodnotit neumí. Umí to engine: { $opponent } engine stockfish.
analysis-best = Nejlepší: { $move }.
analysis-unscored = Bez hodnocení.
analysis-line = { $moves }.
analysis-line-end = Konec pokračování.
analysis-no-line = { $count ->
    [one] Je jen jedno pokračování.
    [few] Jsou jen { $count } pokračování.
    [many] Je jen { $count } pokračování.
   *[other] Je jen { $count } pokračování.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } hrozí: { $move }.
analysis-no-threat = Žádná hrozba. Kdyby byl na tahu { $color-key ->
    [white] bílý
   *[black] černý
}: { $move }.
mate-in = Mat, počet tahů { $moves }.
mate-none = Mat nenalezen. Prohledané tahy: { $moves }.
mate-never = Mat tu nikdo nevynutí: vědí to tabulky.
verdict = { $how ->
    [equal] Vyrovnané: { $number }.
    [slight] { $color } stojí trochu lépe: { $number }.
    [clear] { $color } stojí zřetelně lépe: { $number }.
    [winning] { $color } stojí na výhru: { $number }.
   *[won] { $color } má vyhranou partii: { $number }.
}
verdict-mate = { $color } dává mat. Počet tahů: { $moves }.
verdict-unsure = Výhoda není vidět.
verdict-number = { $sign ->
    [minus] minus { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Šance { $color-key ->
    [white] bílého
   *[black] černého
} na výhru: { $percent } procent.
eval-chances = Ze 100 partií, { $color-key ->
    [white] bílý
   *[black] černý
}: výhry { $won }, remízy { $drawn }, prohry { $lost }.
eval-by = Hloubka { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } vyhrává: mat, počet tahů { $moves }.
        [progress] { $moves ->
            [0] { $color } vyhrává: další tah je braní nebo tah pěšcem.
            [one] { $color } vyhrává: teď přijde braní nebo tah pěšcem.
            [few] { $color } vyhrává: braní nebo tah pěšcem nejpozději za { $moves } tahy.
            [many] { $color } vyhrává: braní nebo tah pěšcem nejpozději za { $moves } tahů.
           *[other] { $color } vyhrává: braní nebo tah pěšcem nejpozději za { $moves } tahů.
        }
       *[unknown] { $color } vyhrává.
    }
    [spoilt] Remíza. { $color } by vyhrál, ale ne před pravidlem padesáti tahů.
   *[drawn] Remíza.
}
tables-only-wins = Vyhrává jen { $move }.
tables-only-draws = Remízu drží jen { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Vyhrává každý tah.
       *[some] { $keeping ->
            [one] Vyhrává jeden tah z { $count }.
            [few] Vyhrávají { $keeping } tahy z { $count }.
            [many] Vyhrává { $keeping } tahů z { $count }.
           *[other] Vyhrává { $keeping } tahů z { $count }.
        }
    }
    [drawn] { $which ->
        [all] Remízu drží každý tah.
       *[some] { $keeping ->
            [one] Remízu drží jeden tah z { $count }.
            [few] Remízu drží { $keeping } tahy z { $count }.
            [many] Remízu drží { $keeping } tahů z { $count }.
           *[other] Remízu drží { $keeping } tahů z { $count }.
        }
    }
   *[lost] Každý tah prohrává.
}
tables-sure = Podle tabulek koncovek, bez pochyb.
tables-found = Tabulky koncovek, počet kamenů až { $pieces }.
tables-folder = Složku { $name } nelze číst. Jinou určíte příkazem nastav { $setting }.
tables-none = V { $name } nejsou tabulky koncovek. Jinou složku určíte příkazem nastav { $setting }.
tables-damaged = Tabulka koncovek { $name } je poškozená. Zkopírujte ji znovu.
book-row = { $move }: { $which ->
    [book] { $percent } procent.
    [games] { $games ->
        [one] v jedné vaší partii.
        [few] ve { $games } vašich partiích.
        [many] v { $games } vašich partiích.
       *[other] v { $games } vašich partiích.
    }
   *[both] { $percent } procent, { $games ->
        [one] v jedné vaší partii.
        [few] ve { $games } vašich partiích.
        [many] v { $games } vašich partiích.
       *[other] v { $games } vašich partiích.
    }
}
book-more = A { $count ->
    [one] ještě jeden tah.
    [few] ještě { $count } tahy.
    [many] ještě { $count } tahů.
   *[other] ještě { $count } tahů.
}
book-nothing = Nic v knize ani ve vašich partiích.
book-unreadable = Knihu { $name } nelze číst: { $reason }. Jinou určíte příkazem nastav { $setting }.
book-cut = { $name }: kniha je useknutá, nebo to není kniha Polyglot. Zkopírujte ji znovu.
book-none = Není to kniha zahájení Polyglot: { $name }. Jinou určíte příkazem nastav { $setting }.
opponent-failed = Soupeř nenašel tah. Je to chyba programu. Zadejte nová, nebo konec a { $program } resume.
level-set = Úroveň { $level }.
level-is = Úroveň { $level }. Změníte ji: úroveň a číslo od 1 do 20.
level-none = V této partii nehraje vestavěný soupeř. Proti němu: nová počítač.
voice-set = Hlas tahů: { $name }.
talk-set = Jazyk: čeština.
talk-is = Jazyk: čeština. Změníte ho třeba takto: jazyk en.
speech-on = Řeč zapnuta.
speech-off = Řeč vypnuta.
speech-is = { $state ->
    [on] Řeč zapnuta. Vypnete ji: řeč vypni.
   *[off] Řeč vypnuta. Zapnete ji: řeč zapni.
}
speech-rate = Rychlost řeči { $rate }.
speech-volume = Hlasitost { $volume } ze 100.
speech-lost = Řeč selhala: { $reason }. Zůstává text.
speech-is-lost = Řeč selhala. Zkusit znovu: řeč zapni. Bez řeči: řeč vypni.
speech-is-awaited = Řeč zatím neodpovídá. Bez řeči: řeč vypni.
speech-is-starting = Řeč se spouští.
speech-health = Co je špatně, řekne { $program } health. Bez řeči: řeč vypni.
speech-found = Řeč zase funguje.
speech-absent = Tato verze programu nemá řeč.
reason-unreachable = řečový server neodpovídá, nainstalujte speech-dispatcher a espeak-ng, nebo zadejte řeč vypni
reason-hangs = řečový server neodpovídá
reason-refused = řečový server odmítá
reason-engine = řečový program nefunguje

## Relace

new-builtin = Nová partie { $game }. Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}. Soupeř: úroveň { $level }.
new-human = Nová partie { $game } pro dva hráče.
new-human-named = Nová partie { $game }. Bílý: { $white }. Černý: { $black }.
time-all = Čas: { $time }
time-moves = Čas: { $time }, počet tahů { $moves }
time-then-all = Pak { $time }
time-then-moves = Pak { $time }, počet tahů { $moves }
time-repeats = Poslední úsek se opakuje.
time-plain = { $period }.
time-increment-only = Čas: { $time } na tah.
time-increment = { $period }, plus { $time } na tah.
time-delay = { $period }, odklad { $time } na tah.
time-bronstein = { $period }, Bronsteinův odklad až { $time } na tah.
time-warned = Upozornění na čas: { $times }. Změníte je: { $set } upozornění.
laws-edition = Pravidla: FIDE { $year }.
laws-flag-claimed = Praporek platí jen po reklamaci: { $claim }.
laws-incomplete = FIDE { $year }: známo jen po článek 8.1. Zbytek není potvrzen.
laws-one-article = FIDE { $year }: znám je jen článek { $article }. Zbytek není potvrzen.
opening-announce = Každý tah se ohlašuje. Zadejte svůj tah, pak { $press }.
opening-repeat = Každý tah se ohlašuje a opakuje. Zadejte svůj tah, pak { $press }.
new-position = Zvláštní výchozí pozice. Uslyšíte ji: šachovnice.
new-usual = Z obvyklé: nová obvyklá.
board-tells = Uslyšíte ji příkazem šachovnice.
chess960-from = Šachy960, pozice { $number }.
chess960-usual = Šachy960, pozice { $number }: ta obvyklá.
chess960-other = Šachy960, z jiné pozice.
odds-given = { $color } dává výhodu: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, výměnou { $other } { $back }
odds-extra-move = Bílý už zahrál { $square }
odds-draw = remíza se počítá jako prohra
odds-time = čas na hodinách
clock-odds = { $color }:
odds-no-time = Přidejte čas toho, kdo dává výhodu, třeba 5 nebo 3+2.
odds-no-clock = Časová výhoda potřebuje hodiny. Přidejte je, třeba 10+5.
odds-position = Výhoda figury tu není: začíná ze základní pozice.
simul-begun = Simultánka, desek: { $count }. Po každém vašem tahu přijde další deska.
simul-board = Deska { $board }: { $opponent }.
simul-level = úroveň { $level }
simul-engine = { $engine }, úroveň { $level }
simul-guest = host
simul-since = Od té doby: { $time }.
simul-waits = Deska { $board }: { $opponent }, tah { $move }, { $time }.
simul-unplayed = Deska { $board }: { $opponent }, zatím bez tahu.
simul-won = Deska { $board }: { $opponent }, výhra.
simul-drawn = Deska { $board }: { $opponent }, remíza.
simul-lost = Deska { $board }: { $opponent }, prohra.
simul-left = Zbývá desek: { $count }. K další: { $name }.
simul-over = Simultánka skončila. Výhry: { $won }, remízy: { $drawn }, prohry: { $lost }.
simul-here = Jste u desky { $board }.
simul-last = Žádná jiná deska nečeká.
simul-unknown = Deska { $board } není. Simultánka má { $count }.
simul-none = Žádná simultánka neběží. Začít: { $name } 8.
simul-count = Uveďte počet desek, 2 až { $most }: { $name } 8.
simul-clocks = Simultánka nemá hodiny. Vynechte čas.
letter-new = Nová partie { $game }, korespondenční. Vaše barva: { $color }, proti { $opponent }. Po vašem tahu: { $name }.
letter-awaited = Čeká se na tah, soupeř: { $opponent }. Napište ho, až přijde.
letter-none = Není korespondenční partie. Začátek: { $name } Anna.
letter-yours = Nejdřív váš tah. Potom dopis.
letter-pace = Dny pište jako 10/50: 50 dní na 10 tahů.
letter-file = Napište jméno souboru, třeba dopis.txt.
letter-head = Bílý: { $white }. Černý: { $black }.
letter-reply = Váš tah: { $move }.
letter-move = Můj tah: { $move }.
letter-said = Slovy: { $said }.
letter-offer = Nabízím remízu.
letter-fen = Pozice: { $fen }
letter-days = Přijato: { $came }. Odesláno: { $goes }.
letter-for = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
letter-mine = Partie { $game }, { $opponent }: jste na tahu, { $time }.
letter-theirs = Partie { $game }, { $opponent }: čeká se, { $time }.
letter-left = Zbývá do tahu { $move }: { $time }.
letter-over = Čas překročen u tahu { $move }, navíc: { $time }.
letters-none = Žádná korespondenční partie. Začátek: { $name } Anna.
received-noted = Zapsáno: přijato { $day }.
received-empty = Přidejte tah nebo den: { $name } 12... Jf6.
received-unread = Žádný tah tam není. Napište jen tah.
received-several = Hodí se víc tahů. Napište jen tah.
received-yours = Jste na tahu. Žádný dopis se nečeká.
variant-standard = šachy
variant-chess960 = Šachy960
variant-king-of-the-hill = Král na kopci
variant-three-check = Tři šachy
variant-crazyhouse = Crazyhouse
variant-antichess = Antišachy
variant-atomic = Atomové šachy
variant-horde = Horda
variant-racing-kings = Závod králů
rules-king-of-the-hill = Král na kopci. Král na d4, e4, d5 nebo e5 vyhrává, mat také.
rules-three-check = Tři šachy. Třetí šach vyhrává, mat také.
rules-crazyhouse = Crazyhouse. Co seberete, je vaše. Místo tahu to můžete nasadit: jezdec nasadit na f3, nebo J@f3.
rules-antichess = Antišachy. Brát je povinné. Vyhrává, kdo nemá figuru nebo tah.
rules-atomic = Atomové šachy. Braní vybuchne: zmizí vše kolem, pěšci zůstanou. Výbuch krále vyhrává.
rules-horde = Horda. Bílý má jen pěšce. Černý vyhrává, když je všechny sebere, bílý matem.
rules-racing-kings = Závod králů. První král na poslední řadě vyhrává. Žádný tah nesmí dát šach.
variant-begins = { $variant }. Pravidla: napište { $name }.
variant-weaker = Úrovně jsou zde slabší než v šachu.
exploded = Výbuch. Zmizelo: { $pieces }.
checks-counted = Šach { $count } ze 3.
checks-given = { $color }: { $count } ze 3 šachů.
must-capture = Musíte brát. Možné: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } může nasadit: { $pieces }.
pocket-empty = { $color } nemá co nasadit.
pocket-none = V této partii se nic nenasazuje.
only-in-chess = Jen v šachu. Tato partie je { $variant }.
resumed-game = Partie { $game } pokračuje. { $moves ->
    [0] Zatím bez tahů
    [one] Zatím { $moves } tah
    [few] Zatím { $moves } tahy
    [many] Zatím { $moves } tahů
   *[other] Zatím { $moves } tahů
}.
resumed-side = Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}. Soupeř: úroveň { $level }.
resumed-turn = Jste na tahu.
resumed-over = Partie { $game } skončila.
resume-none = Žádná nedohraná partie. Začněte novou: { $program } play.
resume-unknown = Partie { $game } není. Seznam nejnovějších: { $program } games

resume-busy = Partie { $game } je otevřena v jiném okně. Nejdřív to okno zavřete, nebo začněte novou partii.
resume-none-here = Žádná jiná nedohraná partie. Seznam: partie.
resume-here = Jste v partii { $game }.
resume-over = Partie { $game } skončila. Projděte ji: { $program } study { $game }
resume-over-here = Partie { $game } skončila. Projdete ji: { $name } { $game }
resume-imported-here = Partie { $game } je importovaná. Projdete ji: { $name } { $game }
resume-match = Partie { $game } je zápas. Pokračujte: { $program } match a soubor zápasu.
left-own = Partie { $game }, soupeř { $opponent }, je nedohraná: vaše barva { $color-key ->
    [white] bílý
   *[black] černý
}, tah { $move }, { $date }.
left-two = Partie { $game } je nedohraná, bílý { $white }, černý { $black }: tah { $move }, { $date }.
left-resume = Pokračovat: { $name } { $game }
resume-imported = Partie { $game } je importovaná: nelze v ní pokračovat. Projděte ji: { $program } study { $game }.
game-kept = Partie { $game } uložena. Pokračovat: { $program } resume
game-left = Partie { $game } je uložena.
game-forgotten = Partie { $game } není uložena: nehrál se žádný tah.
goodbye = Na shledanou.
unsaved = Neuloženo: { $reason }. Partie pokračuje. Uvolněte místo na disku a uloží se s dalším tahem.
saved-again = Vše je zase uloženo.
unsaved-at-end = Tyto tahy nejsou uloženy. Opište si je:
archive-damaged = Archiv byl poškozen. Je teď v { $file } a program založil nový.
archive-renewed = Řadím importované partie, jen jednou. Konec: Control-C, nic se neztratí.
data-shared = Složka dat { $folder }: není jen vaše. Jiní mohou vaše partie číst nebo měnit. Uveďte vlastní složku přes --data.
data-no-folder = Složka dat { $folder }: to není složka. Uveďte složku přes --data.
data-link = Složka dat { $folder } je odkaz. Ujistěte se, že vede do vaší složky.
data-writable = Složka dat { $folder }: jiní uživatelé do ní mohli psát. Teď je pro ně zavřená. Zkontrolujte partie: { $program } games.
data-foreign = Tady partie nebude: složka { $folder } patří jinému uživateli. Uveďte jinou složku dat přes --data.
data-open = Tady partie nebude: do složky { $folder } smějí psát jiní. Nejdřív ji zavřete: { $command }
archive-unusable = Archiv { $file } nelze použít: { $reason }. Tato partie se neukládá.
settings-warning = { $what } Vynecháno: { $file }.
settings-warning-line = { $what } Vynecháno: řádek { $line } v { $file }.
not-text = Tento řádek není text v UTF-8. Zadejte ho znovu.
too-long = Řádek je příliš dlouhý: nejvýš 4096 bajtů. Zadejte kratší.

reason-damaged = soubor je poškozený
reason-catalogue = importované partie jsou poškozené, přesuňte catalogue.db
reason-full = disk je plný
reason-read-only = na disk nebo do složky nelze psát
reason-busy = soubor drží jiný program
reason-file = soubor nelze otevřít
reason-settings = v souboru nastavení jsou chyby, nejdřív je opravte
reason-newer = soubor zapsal novější touchmove, použijte ten
reason-game = jedna z partií je poškozená
reason-unwritable = nastavení této partie nelze zapsat
setting-key-near = Neznámé nastavení: { $key }. Myslíte { $near }?
setting-value = { $key } nemůže být { $value }. Může být: { $values }.
setting-empty = { $key } nemá hodnotu. Může být: { $values }.
setting-name-long = { $key }: nejvýš 40 písmen. Napište kratší jméno.
setting-unreadable = Nastavení nelze číst: { $reason }.
range-to = až
range-more = a více
slip-no-equals = V { $text } chybí rovnítko. Napište název = "hodnota".
slip-no-value = V { $text } chybí hodnota. Napište název = "hodnota".
slip-open-quote = V { $text } je otevřená uvozovka. Zavřete ji.
slip-no-quotes = V { $text } chybějí uvozovky. Dejte do nich hodnotu.
slip-open-bracket = V { $text } je otevřená závorka. Zavřete ji.
slip-twice = { $text } opakuje název. Smažte jeden z obou řádků.
slip-control = V tomto řádku jsou netisknutelné znaky. Napište ho znovu.
slip-unprintable = V tomto řádku jsou netisknutelné znaky. Smažte je.
slip-form = { $text } nelze číst. Napište název = "hodnota".
did-you-mean = Myslíte { $near }?
folder-missing = Složka { $folder } není. Uveďte existující.
folder-is-file = { $folder } je soubor. Uveďte jeho složku.
folder-denied = { $folder } nelze číst. Zkontrolujte oprávnění.
name-unseen = Neviditelné znaky v názvu. Přejmenujte to.
voices-none-there = V { $folder } není žádný hlas. Hlas je složka se souborem voice.toml.
keymaps-none-there = V { $folder } není žádné rozložení kláves. Je to soubor, třeba moje.toml.
voice-note = { $what } Viz { $file }.
voice-note-line = { $what } Viz řádek { $line } v { $file }.
voice-unreadable = Soubor nelze číst: { $reason }.
voice-empty = Soubor je prázdný.
voice-no-voice = Tento hlas nemá voice.toml. Napište ho, třeba s parent = "cs".
voice-section = Neznámá část hlasu: { $name }.
voice-entry = V této části neznámé: { $name }.
voice-missing = V části { $section } chybí { $name }. Doplňte to.
voice-missing-first = V tomto hlasu chybí { $name }. Napište třeba { $name } = "cs", před všechny části.
voice-text = { $name } musí být v uvozovkách.
voice-list = { $name } musí být seznam, třeba ["jedna", "dva"].
voice-part = { $name } je část hlasu. Napište ji do závorek na vlastní řádek.
voice-blank = V { $name } je prázdné slovo.
voice-same = { $first } a { $name } mají stejné slovo, { $word }. Každé potřebuje vlastní.
voice-slot = Neznámá mezera ve vzoru { $name }: { $slot }.
voice-brace = Neuzavřená složená závorka: vzor { $name }. Zavřete ji.
voice-no-slot = Vzor { $name } potřebuje mezeru { $slot }, jinak jsou tahy němé.
voice-language = { $tag } není značka jazyka. Napište třeba de nebo pt-BR.
voice-keyboard = Neznámá klávesnice: { $name }. Napište jednu z: { $known }.
voice-letter = { $name } není jedno písmeno. Napište jedno před rovnítko.
voice-parent = Nadřazený hlas chybí nebo je rozbitý: { $name }.
voice-incomplete = Hlas je neúplný. Uveďte nadřazený, třeba parent = "cs".
voice-taken = { $word } nemůže znamenat { $name }: znamená už { $other }.
voice-sentence = { $text } není věta. Napište název = text a zavřete každou složenou závorku.
voice-no-sentence = Program nemá větu { $name }.
voice-gap = Věta { $name } nemá mezeru { $gap }. Má: { $gaps }.
voice-gap-none = Věta { $name } nemá mezeru { $gap }. Nemá žádné mezery.
voice-left-out = Věta { $name } vynechává { $gap }.
voice-silent = Věta { $name } je prázdná.
setting-not-kept = Nastavení není uloženo: { $reason }.

## Enginy

new-engine = Nová partie { $game }. Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}. Soupeř: { $engine }, úroveň { $level }.
resumed-engine = Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}. Soupeř: { $engine }, úroveň { $level }.
engine-held = { $engine } nemá vlastní úrovně. Čím nižší úroveň, tím méně propočítává a tím více tahů hraje vestavěný soupeř.
opponent-thinks = Soupeř stále přemýšlí.
engine-thinks = Soupeř stále přemýšlí. Hrát bez něj: { $new } { $builtin }.
engine-waits = { $engine } se spouští. Hrát bez něj: { $new } { $builtin }.
engine-waits-on = { $engine } se spouští. Partie na něj čeká.
engine-missing = Na tomto počítači není: { $engine }.
engine-refused = { $engine } nelze spustit: není to program pro tento počítač.
engine-ended = { $engine } nečekaně skončil.
engine-says = Hlásí: { $words }
engine-floods = { $engine } nepřestává psát.
engine-silent = { $engine } neodpovídá.
engine-not-uci = { $engine } odpovídá, ale ne v UCI, jazyku šachových enginů. Uveďte engine s UCI, třeba uci:stockfish.
engine-no-move = { $engine } neposlal tah.
engine-no-stop = { $engine } nepřestává přemýšlet.
engine-so-far = Zatím nejlepší nalezené:
engine-nonsense = { $engine } poslal něco, co není tah: { $answer }.
engine-illegal = { $engine } poslal nemožný tah: { $answer }.
engine-no-chess960 = { $engine } nehraje Šachy960.
engine-no-variant = { $engine } nehraje { $variant }.
engine-again = Spouštím ho znovu.
engine-back = { $engine } je zpět.
confirm-builtin = Hrát místo toho s vestavěným soupeřem? ano nebo ne.
confirm-builtin-on = Pokračovat s vestavěným soupeřem? ano nebo ne.
builtin-plays = Dál hraje vestavěný soupeř, úroveň { $level }.
engine-kept = Partie čeká: { $engine }. Zadejte konec; { $program } resume to zkusí znovu.
engine-not-begun = Partie nezačala. Zadejte nová a zkuste to znovu, nebo konec.
player-engine = { $name } úroveň { $level }
player-engine-replaced = { $name }, pak úroveň { $level }
health-engine = Engine: { $name } funguje, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Tóny

tones-on = Tóny zapnuty.
tones-off = Tóny vypnuty.
tones-is = { $state ->
    [on] Tóny zapnuty. Vypnete je: tóny vypni.
   *[off] Tóny vypnuty. Zapnete je: tóny zapni.
}
tones-absent = Tato verze programu nemá tóny. Jak je získat, říká docs/guide.md.
tones-lost = Tóny selhaly: { $reason }.
tones-found = Tóny zase fungují.
reason-no-device = nenašlo se zvukové zařízení
reason-device-busy = zvukové zařízení má jiný program
reason-device-hangs = zvukové zařízení neodpovídá
reason-device-broken = zvukové zařízení nefunguje
help-tones =
    tóny zapni, tóny vypni: krátké zvuky.
    Hluboké ťuknutí: tmavé pole.
    O oktávu výš: světlé.
    Klepnutí: okraj.
    Dva tóny dolů: braní.
    Dva nahoru: šach.
    Bzučení: nemožný tah.
    Tři pípnutí: zbývá málo času.
health-tones = Tóny: zvukové zařízení funguje.
health-tones-fails = Tóny: { $reason }.

## První spuštění

setup-language = Pro češtinu zadejte { $number }.
setup-language-names = čeština, česky, Czech, Tschechisch, tchèque
setup-again = { $most ->
    [2] Zadejte 1 nebo 2.
   *[other] Zadejte číslo od 1 do { $most }.
}
setup-unknown = { $most ->
    [2] Zadejte 1 nebo 2, nebo slovo z odpovědi. Odejdete příkazem { $quit }.
   *[other] Zadejte číslo od 1 do { $most }, nebo slovo z odpovědi. Odejdete příkazem { $quit }.
}
setup-help-language =
    To je jazyk programu.
    Zadejte jeho číslo nebo název.
    Později ho změníte příkazem jazyk.
setup-help-speech =
    Ano: mluví váš odečítač obrazovky a program mlčí.
    Ne: mluví program.
    Později to změníte příkazem řeč.
setup-help-face =
    Řádek po řádku: zadáváte tahy a otázky a odpovědi čtete nebo slyšíte.
    Na obrazovce: šachovnice s klávesami k prohlížení.
    Později to změníte: nastav vzhled.
setup-speech =
    Používáte odečítač obrazovky?
    1: ano, program má mlčet.
    2: ne, program má mluvit.
setup-face =
    Jak chcete hrát?
    1: řádek po řádku.
    2: na obrazovce, se šachovnicí k prohlížení.
setup-name = Jak se jmenujete? Zadejte jméno, nebo přeskočte klávesou Enter.
setup-help-name = Jméno je pro seznamy a zápisy. Vynecháte ho klávesou Enter.
setup-name-long = Nejvýš 40 písmen. Zadejte kratší jméno, nebo přeskočte klávesou Enter.
setup-cancelled = Zrušeno. Otázky přijdou příště znovu.
setup-skipped = Jste tu poprvé? Jazyk, řeč a jméno zvolíte: { $program } setup
setup-unchanged = Nic se nezměnilo.
setup-done =
    Děkuji. Kdykoli zadejte nápověda.
    Jiná slova pro tahy: nápověda hlas-tahů.
    Barva, hodiny, soupeř: třeba nová černý 10+5.
setup-kept =
    Uloženo: čeština, { $speech ->
    [on] vlastní řeč
   *[off] bez vlastní řeči
}, { $face ->
    [screen] na obrazovce
   *[line] řádek po řádku
}, tahy hlasem { $moves }.

## Nápověda

help =
    Zadejte tah: e4, jezdec f3, malá rošáda.
    Ptejte se: šachovnice, poslední, kameny J, hodiny.
    Dělejte: remíza, vzdej, vrať, tip.
    Další partie: nová. Vaše partie: partie.
    S hodinami: nová 10+5.
    Černými: nová černý.
    Elektronická šachovnice: deska.
    Nastavení: nastavení. Odejít: konec.
    Více: nápověda vše, nápověda šachovnice.
commands-many = Hodí se více příkazů: { $count }. Zadejte další písmena.
help-announcing =
    Váš tah: ohlas jezdec f3, stiskni.
    Tah soupeře: zadáním ho opakujete.
    Přeřeknutí: oprav jezdec f3.
    Ptejte se: šachovnice, poslední, kameny J, hodiny.
    Dělejte: remíza, vzdej, vrať, tip.
    Další partie: nová. Vaše partie: partie.
    Hodiny: nová 10+5. Černými: nová černý.
    Elektronická šachovnice: deska.
    Nastavení: nastavení. Odejít: konec.
    Více: nápověda vše, nápověda šachovnice.
help-choice =
    Zadejte číslo tahu nebo jeho první pole.
    ne: žádný z nich.
help-piece =
    Zadejte dáma, věž, střelec, jezdec nebo číslo.
    ne: jiný tah.
help-confirm = { $what ->
    [draw] ano: soupeř dostane nabídku remízy. ne: hrajete dál.
    [agree] ano: partie končí remízou. ne: hrajete dál.
    [claim] ano: vaše reklamace se teď prověří. ne: hrajete dál.
    [resign] ano: tuto partii vzdáváte. ne: hrajete dál.
    [takeback] ano: váš poslední tah se vrátí. ne: zůstane.
    [seal] ano: tento tah jde do obálky. ne: zadejte jiný.
    [sign] ano: podepisujete tento výsledek. ne: zatím nic nepodepisujete.
    [builtin] ano: hraje vestavěný soupeř. ne: čeká se na engine.
    [play-on] ano: vaše partie se uloží a tady začne nová. ne: zůstane otevřená.
    [go-on] ano: pokračujete v této partii. ne: uloží se a začnete jinou.
    [resume] ano: tato partie se uloží a pokračujete v té druhé. ne: zůstáváte tady.
   *[new] ano: tato partie se uloží a začne nová. ne: hrajete dál.
}
help-confirm-file = ano: provede se. ne: všechno zůstane, jak je.
help-confirm-blunder = ano: tento tah se zahraje. ne: zadejte jiný.
help-over =
    Partie skončila.
    Všechny tahy: zápis. Další partie: nová.
    Projít partii: otevři 57.
    Odejít: konec.
help-all-position = O pozici:
help-all-game = O partii a programu:
help-all-more = Více o jednom: nápověda a jeho název.
help-board =
    šachovnice: pozice, řada po řadě.
    šachovnice e4: jedno pole. Zkratka: b.
help-pieces =
    kameny J: kde jsou bílí jezdci. j: černí.
    A nebo a: všechny kameny jedné barvy. Zkratka: p.
help-count =
    počet P: kolik pěšců má bílý. p: černý.
    počet: kameny obou stran.
help-scan =
    sken 4, sken e: kameny na řadě nebo sloupci.
    Zkratka: s.
help-rank = řada 4: kameny na řadě.
help-file = sloupec e: kameny na sloupci.
help-diagonals =
    diagonály e4: kameny na diagonálách přes pole.
help-rays =
    paprsky e4: kameny ve všech osmi směrech.
help-knight =
    skoky f3: kameny o skok jezdce odtud.
    Samotné jezdec f3 je tah.
help-attackers =
    útočníci e4: co pole napadá a co ho kryje.
help-defenders =
    obránci e4: co pole kryje a co ho napadá.
help-hanging =
    visí: kameny, které jsou napadené a málo kryté.
    visí d1: jeden kámen. Také: visí moje, visí soupeře.
help-moves =
    tahy: všechny možné tahy.
    tahy g1: tahy jednoho kamene.
help-captures = braní: všechna možná braní.
help-what-if =
    co-kdyby g1 f3: co by kámen z g1 mohl brát z f3.
help-colour =
    barva e4: jestli je pole světlé, nebo tmavé.
    Hrát černými: nová černý.
help-material = materiál: co má každá strana.
help-pocket = zásoba: co může která strana nasadit v crazyhouse.
help-castling-rights =
    práva-rošády: zda a kam teď smíte rošovat.
    Rošáda: O-O nebo O-O-O.
help-turn =
    tah: kdo je na tahu, šach a vaše barva.
help-check = šach: zda je král v šachu a od kterého kamene.
help-last = poslední: poslední tah. Zkratka: l.
help-changed =
    změny: co poslední tah napadá, kryje, otevírá a nechává nekryté.
help-captured =
    sebrané: poslední braní a co kdo ztratil.
help-opening =
    zahájení: jméno zahájení a jeho kód ECO.
help-score =
    zápis: všechny tahy.
    zápis 3: poslední tři.
help-clock =
    hodiny: zbývající čas a tahy do časové kontroly.
    hodiny moje: váš čas.
    hodiny soupeře: čas soupeře. Zkratka: c.
    Hrát s hodinami: nová 10+5.
help-spent = spotřebováno: jak dlouho trval poslední tah, a časy obou.
help-fen = fen: pozice na jednom řádku textu.
help-braille =
    braille: pozice pro braillské řádky, v britských znacích.
    braille 20: v řádcích po 20 znacích.
    braille řady: jedna řada na řádek.
    braille seznam: kameny a jejich pole.
    braille body, ascii, písmena: znaky.
    braille pamatuj 20 řady: od teď napořád.
help-repeat = opakuj: to poslední ještě jednou.
help-help =
    nápověda: co tu můžete dělat.
    nápověda šachovnice: více o příkazu.
help-article =
    článek 9.2: co tam říkají pravidla, stručně.
    článek rošáda: podle tématu.
    článek 9.2 2018: v jiném vydání.
    článek: všechny články.
help-announce =
    ohlas: ohlásí provedený tah, v partiích s ohlašováním.
    ohlas jezdec f3: také ho provede.
    Pak stiskni.
    Tah soupeře opakujete tím, že ho zadáte.
    Zkratka: an.
help-press =
    stiskni: stiskne vaše hodiny, když je tah proveden a ohlášen.
    V zápase: totéž co tlačítko vaší šachovnice. Bez ní může být předčasný stisk přestupkem.
    Zkratka: pr.
help-correct =
    oprav jezdec f3: opraví vaše ohlášení, než stisknete hodiny.
help-adjust =
    opravuji: kameny, které v tomto tahu zvednete a vrátíte, se nepočítají jako dotknuté.
    Potřeba jen tam, kde platí dotknuto-hráno.
help-take =
    zvedni e2: zvedne kámen z e2.
    Pak polož.
help-put =
    polož e4: položí kámen tam.
    To je váš tah.
    Na vlastním poli se jen vrátí.
help-draw =
    remíza: nabídne remízu, nebo ji přijme.
    remíza e4: nabídne ji s vaším tahem.
help-accept =
    přijmi: přijme nabídku remízy.
help-decline =
    odmítni: odmítne nabídku remízy.
help-claim =
    reklamuj opakování, reklamuj padesát: reklamuje remízu.
    Přidejte zamýšlený tah, pokud ho máte.
    reklamuj čas: soupeři vypršel čas.
    reklamuj nemožný: poslední tah byl nemožný.
    reklamuj oprava: později, chtějí-li oba.
    Ve zrychleném dokončení, jste-li na tahu a máte méně než dvě minuty:
    reklamuj snaha: soupeř se nesnaží vyhrát.
    reklamuj prostředky: soupeř nemůže vyhrát normálními prostředky.
    reklamuj sekundy: žádá pět sekund na tah pro oba.
    Na šachovnici: podržte tlačítko dvakrát.
help-resign = vzdej: vzdáváte partii.
help-takeback = vrať: vrátí váš poslední tah.
help-hint =
    tip: dobrý tah v této pozici.
    Ve cvičení: jeden krok nápovědy.
help-today = dnes: kolik cvičení čeká a jak dlouho potrvají.
help-practise =
    procvič: co je na dnešek, jedno cvičení po druhém.
    Cvičení se vracejí: po čtyřech hodinách, po dni, nakonec po půl roce.
help-drill =
    cvičení: všechna cvičení a výsledky. cvičení barvy polí 2: jedno z nich, s úrovní.
    cvičení barvy polí 2, 6 sekund, 20 otázek, bez opakování: s omezením.
    Enter: otázka ještě jednou.
    údaje: kameny nebo tahy ještě jednou.
    dál: odpověď a další.
    zavři: zpět do vaší partie.
help-book =
    kniha: jaké tahy se tu hrají a jak často.
    Podle knihy zahájení a vašich partií.
    Hrát bez knihy: nastav kniha-zahájení vypni.
help-endings =
    koncovky 3: třetí koncovka proti nejlepší obraně. koncovky závod pěšců: jedna podle jména.
    koncovky: všechny koncovky a výsledky.
    Tah, který výsledek zahodí, se řekne a vrátí.
    tip: pomoc ve čtyřech krocích. zpět: vrátí váš poslední tah.
    dál: nejlepší hra, pak jiná téhož druhu.
    zavři: zpět do vaší partie.
help-mistakes =
    chyby: lepší tahy místo vašich chyb, v otevřené nebo skončené partii. Zadejte tah.
    chyby 12: v partii 12. chyby oba: obou stran, také bílý nebo černý.
    tip: pomoc ve čtyřech krocích.
    dál: nejlepší tah a další chyba. přeskoč: dál bez něj.
    Enter: otázka ještě jednou.
    zavři: zpět do vaší partie.
help-guess =
    hádej: tahy strany, která vyhrála, jeden po druhém. Zadejte tah.
    V otevřené partii od vašeho místa, jinak ve slavné.
    hádej 12: v partii 12. hádej 12 černý: jedna strana, také bílý.
    hádej mistři: v partii mistra světa v rapidu.
    Ať hádáte cokoli, partie jde svou cestou. Trefy se počítají jako ve cvičeních.
    dál: tah a další.
    zavři: zpět do vaší partie.
help-puzzle =
    úloha: pozice k řešení, asi tak těžká jako váš rating. Zadejte tah.
    úloha vidlička, úloha mat dvěma tahy: podle tématu. úloha témata: všechna témata.
    úloha moje: z vašeho souboru moje.pgn nebo moje.csv, ve složce puzzles složky dat.
    úloha partie: maty, které byly možné ve vašich partiích.
    úloha 8: asi osm kamenů. úloha 1500: asi tento rating.
    úloha lehké, úloha těžké, úloha koncovka, úloha série.
    tip: pomoc ve čtyřech krocích.
    dál: řešení, nebo další.
    zavři: zpět do vaší partie.

help-learn =
    lekce 3: třetí lekce.
    lekce: všechny lekce.
    V lekci zadávejte odpověď.
    tip: pomoc ve čtyřech krocích.
    dál: odpověď a další.
    zavři: zpět do vaší partie.
help-lesson =
    Zadejte odpověď.
    Enter: otázka ještě jednou.
    Pomoc ve čtyřech krocích: tip.
    Odpověď a další: dál. Předchozí: zpět.
    Ptejte se: šachovnice, kameny J, tahy, útočníci.
    Téma: údaje. Od začátku: začátek.
    Zpět do vaší partie: zavři.
help-eval =
    hodnocení: kdo stojí lépe a o kolik pěšců.
    Zeptejte se znovu na šance a hloubku.
help-best = nejlepší: nejlepší tah v této pozici.
help-line =
    pokračování: nejlepší pokračování, po čtyřech půltazích. více: další čtyři.
    pokračování 2: druhé nejlepší.
help-lines = možnosti 3: tři nejlepší tahy. Zadejte číslo a uslyšíte pokračování.
help-why = proč: nejlepší tah a jeho důvod.
help-threat = hrozba: čím hrozí druhá strana.
help-mate = mat: zda strana na tahu může vynutit mat.
help-level =
    úroveň 7: jak silný je soupeř, od 1 do 20.
help-moves-voice =
    hlas-tahů fide: jak se tahy ohlašují.
    fide: Springer Gustav eins Felix drei.
    fide-cs: jezdec Gustav jedna Felix tři.
    en: knight g1 f3. cs: jezdec g1 f3.
help-talk =
    jazyk en: vše kromě tahů anglicky.
    jazyk cs: česky.
help-speech = řeč zapni, řeč vypni: zapne a vypne řeč.
help-sound = zvuk zapni, zvuk vypni: řeč i tóny naráz.
help-faster = rychleji: rychlejší řeč.
help-slower = pomaleji: pomalejší řeč.
help-louder = hlasitěji: hlasitější řeč a tóny.
help-softer = tišeji: tišší řeč a tóny.
help-hush = ticho: zastaví řeč.
help-position =
    pozice začátek: partie z obvyklé výchozí pozice.
    Nebo z jiné: FEN, diagram nebo seznam kamenů.
    Seznam: Bílý: Ke1 a2. Černý: Ke8.
    Před prvním tahem nebo po konci.
help-new =
    nová: další partie, jako je tato.
    Přidejte, co chcete, v libovolném pořadí:
    nová černý 5+3. nová náhodně, bez hodin.
    nová kamarád Jan: dva u jedné klávesnice.
    nová úroveň 7. nová engine stockfish.
    nová šachy960 nebo šachy960 518.
    nová crazyhouse, antišachy, horda, tři šachy, atomové šachy, král na kopci, závod králů.
    nová výhoda jezdce: soupeř hraje bez jezdce. nová dávám výhoda dámy: vy bez dámy.
    nová obvyklá.
    nová dotknuto-hráno: dotek zavazuje.
    nová ohlašování opakovat: oba hráči každý tah ohlašují a opakují.
    Platí, dokud neodejdete.
    nastav mění natrvalo.
help-simul =
    simultánka 8: sami proti osmi deskám, jedna po druhé.
    simultánka 8 úroveň 5: všechny na úrovni 5.
    Po vašem tahu přijde další deska. Odpověď přijde, až se vrátíte.
    Samotné: simultánka, kterou jste opustili.
help-next-board =
    další-deska: další deska simultánky, bez tahu.
    Určitá: šachovnice 3.
help-waiting = čekající: desky simultánky, vaše tahy tam a čas od té doby.
help-by-letter =
    korespondenční Anna: partie dopisem nebo e-mailem.
    korespondenční Anna černý: máte černé.
    korespondenční Anna 10/50: 50 dní na 10 tahů.
    Bez toho se dny jen počítají.
help-letter =
    dopis: dopis k vašemu poslednímu tahu.
    dopis anna.txt: tentýž jako soubor.
    Je v něm tah, pozice a dny.
help-letters = dopisy: vaše korespondenční partie, s dny.
help-received =
    došlo 12... Jf6: tah z dopisu.
    Stačí i celý řádek dopisu.
    došlo 2026-11-28: den přijetí.
help-settings =
    nastavení: každé nastavení a jeho hodnota.
    nastavení strana: jedno z nich.
    nastavení partie, hlas, braille, obrazovka, šachovnice: jedna skupina.
    Změnit jedno: nastav strana černý.
help-set =
    nastav strana černý: změní nastavení a uloží ho.
    Kratší: strana černý.
    nastav strana: hodnota a možnosti.
    Všechna: nastavení.
help-opponent =
    soupeř: proti komu hrajete.
    Zkratka: o.
    soupeř člověk, soupeř počítač, soupeř engine stockfish: od příští partie.
help-save = ulož: není třeba. Každý tah se ukládá hned.
help-export =
    exportuj partie.pgn: zapíše tuto partii do souboru jako PGN.
    exportuj 5 partie.pgn: partii 5.
    exportuj partie.svg: obrázek pozice, také partie.png.
    Pro partiář: tisk.
help-delete =
    smaž 5: smaže partii 5, po ano.
    obnov: vrátí ji, dokud neskončíte.
help-undelete =
    obnov: vrátí naposledy smazanou partii.
    Jen dokud neskončíte.
help-rename =
    přejmenuj 5 Klubový večer: jak se jmenuje turnaj partie 5.
    přejmenuj 5 bílý Anna: kdo měl bílé.
    Bez čísla: tato partie.
help-note =
    poznámka 5 dobrá koncovka: poznámka k partii 5.
    poznámka a text: k této partii.
    poznámka 5: poznámka znovu. Také: údaje.
help-rematch =
    odveta: stejná partie znovu, s vyměněnými barvami.
    Po skončení partie, doma.
help-summary =
    shrnutí: tato partie ve zkratce, když skončila.
    shrnutí 5: partie 5.
    I zlom, pokud ji prohledaly chyby.
help-results =
    výsledky: kolik partií jste vyhráli, remizovali a prohráli.
    Proti komu, a posledních deset.
help-ratings =
    ratingy: váš rating z úloh, teď a před týdny.
    ratingy 3: před 3 týdny.
    Cvičení, série, dny v řadě.
help-quit = konec: uloží partii a skončí.

## Co je špatně na pozici

position-empty = Pozice je prázdná. Napište FEN, diagram nebo seznam, třeba Bílý: Ke1 a2. Černý: Ke8.
position-control = Řídicí znak: znak { $nth }.
position-board = To není pozice. Napište FEN, diagram nebo seznam, třeba Bílý: Ke1 a2. Černý: Ke8.
position-ranks = Šachovnice potřebuje 8 řad. Tato má { $count }.
position-rank-length = Řada { $rank } má { $count } { $count ->
    [one] pole
    [few] pole
    [many] polí
   *[other] polí
}. Každá potřebuje 8.
position-rank-missing = Chybí řada { $rank }.
position-rank-twice = Řada { $rank } je tu dvakrát.
position-sign = Řada { $rank }, znak { $nth }: { $sign } není kámen.
position-word = Nerozumím: { $word }. Napište pozici třeba takto: Bílý: Ke1 a2. Černý: Ke8.
position-twice = Pole { $square } je uvedeno dvakrát.
position-turn = Chybí strana na tahu. Za šachovnici napište w nebo b.
position-castling = Práva na rošádu: písmena jako KQkq nebo spojovník.
position-en-passant = Pole pro braní mimochodem: pole jako e3 nebo spojovník.
position-counters = Počítadla tahů: čísla do 65535.
position-operations = Za polem pro braní mimochodem: dvě čísla, třeba 0 1, nebo operace, každá se středníkem.
position-no-king = { $color } nemá krále.
position-kings = { $color } má více než jednoho krále: { $one }, { $other }.
position-pawn = Pěšec na { $square }: pěšci nemohou být na řadě 1 ani 8.
position-too-many-pawns = { $color } má mnoho pěšců: { $count }. Nejvýš 8.
position-too-many-men = { $color } má příliš mnoho kamenů: { $count }. Nejvýš 16.
position-too-many-promoted = { $color } má mnoho proměněných kamenů.
position-other-in-check = { $color } je v šachu, ale na tahu je druhá strana.
position-dropped-rook = Právo na rošádu vynecháno: { $color } nemá věž na { $square }.
position-dropped-king = Práva na rošádu vynechána: { $color } nemá krále na výchozím poli.
position-dropped-castling = Práva na rošádu vynechána: neodpovídají pozici.
position-dropped-en-passant = Braní mimochodem vynecháno: žádný pěšec nemohl právě minout { $square }.
position-impossible = Tato pozice je nemožná.
position-game-runs = Partie běží. Nejdřív zadejte nová, pak { $name }.
chess960-number = Pozice Šachů960: 0 až 959.
chess960-and-position = Šachy960 mají vlastní pozici. Vynechte číslo nebo pozici.

## Partie, která začne příště

new-unknown = Nerozumím: { $word }. Zadejte nápověda { $name }.
new-number = Nejasné: { $word }. Zadejte { $name } čas { $word } nebo { $name } úroveň { $word }.
new-minutes = Nejasné: { $word }. Jsou-li to minuty, zadejte { $name } čas { $word }.
new-twice = { $setting } je uvedeno dvakrát. Uveďte to jednou.
new-engine-name = Který engine? Třeba { $name } engine stockfish.
plan-human = dva hráči
plan-builtin = vaše barva { $color-key ->
    [white] bílý
   *[black] černý
}, soupeř úroveň { $level }
plan-engine = vaše barva { $color-key ->
    [white] bílý
   *[black] černý
}, soupeř { $engine }, úroveň { $level }
plan-time = { $time }
plan-no-clock = bez hodin
plan-chess960 = Šachy960, pozice { $number }
plan-position = zvláštní výchozí pozice
plan-odds = { $color } dává výhodu: { $odds }
plan-laws = pravidla z roku { $year }
plan-strict = turnajová zkouška
plan-announcing = tahy se ohlašují
plan-touch = dotknuto-hráno
plan-blindfold = naslepo
plan-blindfold-strict = naslepo, bez nahlédnutí
opponent-engine = Engine? Zadejte { $name } engine { $word }.
opponent-human = Dva hráči u jedné klávesnice.
opponent-human-named = Bílý: { $white }. Černý: { $black }. U jedné klávesnice.
premove = Tah předem: { $move }.
premove-dropped = Tah předem zrušen.
argument-choices = { $name }: třeba černý 5+3. Zadejte nápověda { $name }.

## Nastavení

argument-setting = { $name } potřebuje nastavení a hodnotu, třeba { $name } strana černý.
no-setting = Neznámé nastavení: { $name }. Uslyšíte je příkazem { $settings }.
setting-unset = nenastaveno
setting-can-be = Může být: { $values }.
setting-range = { $least } až { $most }
setting-example = například { $value }
setting-needs = { $name } potřebuje hodnotu. Může být: { $values }.
setting-wrong = { $name } nemůže být { $value }. Může být: { $values }.
setting-next-game = { $name }: { $value }, od příští partie. Začnete ji příkazem { $new }.
setting-in-game = { $name }: v této partii { $now }, { $from ->
    [game] od příští partie
   *[start] při příštím spuštění
} { $value }.
setting-next-start = { $name }: { $value }, od příštího spuštění.
settings-group = Nastavení, { $group }:
settings-game = partie
settings-voice = hlas
settings-braille = braille
settings-screen = obrazovka
settings-board = šachovnice
setting-moves = Hlas tahů.
setting-talk = Jazyk všeho ostatního.
setting-speech = Jestli program mluví.
setting-speech-engine = Řečový program.
setting-tones = Jestli znějí krátké tóny.
setting-rate = Rychlost řeči.
setting-volume = Hlasitost řeči a tónů.
setting-answers = Dlouhé odpovědi: po částech, nebo celé.
setting-form = Tahy s výchozím polem, bez něj, nebo čtyřmi číslicemi.
setting-extra-words = Jestli se říká bere, šach a mat.
setting-spelling = Jak psát německá slova: s přehláskami, nebo jako v příloze FIDE.
setting-opponent = Váš soupeř.
setting-level = Síla soupeře.
setting-book = Kniha zahájení: pro vestavěného soupeře a k dotazům.
setting-tables = Složka s vlastními tabulkami koncovek. Tabulky do čtyř kamenů jsou vestavěné.
setting-side = Vaše barva.
setting-time = Hodiny: minuty plus sekundy na každý tah, nebo časové kontroly.
setting-laws = Vydání pravidel.
setting-announcing = Tahy se zadávají, ohlašují, nebo i opakují.
setting-strict = Turnajová zkouška.
setting-blindfold = Hra bez šachovnice. zapnuto: na pozici se můžete ptát a každé nahlédnutí se počítá. přísně: nemůžete.
setting-warnings = Kdy se hlásí zbývající čas: v minutách, s písmenem s v sekundách. automaticky: podle tempa hry.
setting-braille-table = Braille pro slova, podle názvu v liblouis.
setting-sheet-code = Jak zápisy v braillu píší tahy.
setting-sheet-cells = Znaky na řádku zápisu.
setting-sheet-lines = Řádky na stránce zápisu.
setting-print = Jak se tisknou řádky.
setting-braille-width = Znaky na řádku vašeho braillského řádku.
setting-braille-form = Jak se píše pozice pro prsty.
setting-keymap = Klávesy obrazovky.
setting-keyboard = Země vaší klávesnice.
setting-name = Vaše jméno, v seznamech a zápisech.
setting-touch = Dotknuto-hráno: dotknutý kámen musí táhnout.
setting-blunder-warning = Zeptá se, než darujete figuru nebo dovolíte mat.
setting-square-order = Části popisu pole, v pořadí řeči.
setting-face = Řádek po řádku, nebo na obrazovce.
setting-theme = Barvy a znaky obrazovky.
setting-background = Jestli je terminál tmavý, nebo světlý. automaticky: jak říká terminál.
setting-key-echo = Vlastní řeč při psaní na obrazovce.
setting-clock-interval = Sekundy mezi stavy hodin. 0: průběžně; u odečítače, když se něco říká.
setting-pegboard = Vaše elektronická šachovnice.
setting-pegboard-orientation = Jak je šachovnice otočená.
setting-pegboard-clock = Hodiny u šachovnice DGT.

## Příkazová řádka

usage-unknown-flag = Neznámý přepínač: { $word }.
usage-unknown-command = Neznámý příkaz: { $word }.
usage-too-much = { $word } je o jedno slovo víc.
usage-empty-word = Jedno slovo je prázdné. Vynechte je.
usage-equals = { $word } nemůže stát za { $flag }. Napište { $flag }, nebo { $flag }=off.
usage-alone = { $word } nebere hodnotu. Napište jen { $word }.
usage-value = { $word } nemůže být { $value }. Je to: { $help }
usage-needs-value = { $word } potřebuje hodnotu. Je to: { $help }
usage-twice = { $word } je tu dvakrát. Napište to jednou.
usage-new-only = { $word } je jen pro novou partii. Vynechte to, nebo začněte novou: { $program } play
usage-conflict = Použijte { $word }, nebo { $other }, ne obojí.
usage-missing = Chybí: { $word }. Je to: { $help }
usage-missing-one = Chybí jedno z: { $words }.
usage-follow = { $word } potřebuje ještě slovo: { $words }.
usage-wrong = Příkaz nelze přečíst.
usage-no-text = Argument není platný text UTF-8.
usage-help = Nápověda: { $program } { $command }

help-usage = Použití: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, nepovinné: { $help }
help-commands = Příkazy:
help-pages = Každý má vlastní stránku, třeba: { $program } { $command } --help
help-flags = Přepínače:
help-play = Všechny přepínače play platí i bez něj. Jejich seznam: { $program } play --help

value-command = PŘÍKAZ
value-game = PARTIE
value-move = TAHY
value-text = TEXT
value-question = OTÁZKA
value-file = SOUBOR
value-folder = SLOŽKA
value-language = JAZYK
value-name = NÁZEV
value-place = MÍSTO
value-places = MÍSTA
value-script = SKRIPT
value-voice = HLAS
value-form = PODOBA
value-number = ČÍSLO
value-odds = VÝHODA
value-who = JMÉNO
value-side = STRANA
value-switch = on nebo off
value-periods = ČAS
value-edition = VYDÁNÍ
value-how = JAK
value-minutes = MINUTY
value-table = TABULKA
value-theme = MOTIV
value-seconds = SEKUNDY
value-address = ŠACHOVNICE
value-date = DATUM
value-result = VÝSLEDEK
value-code = PÍSMO
value-make = ZNAČKA
value-clock = HODINY
value-style = STYL
value-shell = SHELL
value-value = HODNOTA

cli = Šachy sluchem a hmatem, pro nevidomé a slabozraké hráče. Bez příkazu začne partie.
cli-play = Zahrát partii.
cli-resume = Pokračovat v poslední nedohrané partii, nebo v té s tímto číslem.
cli-study = Projít sluchem uloženou partii.
cli-say = Vypsat, jak se ohlašuje každý tah.
cli-read = Vypsat, co znamená zadaný nebo vyslovený tah: SAN a pole.
cli-ask = Odpovědět na jednu otázku o pozici.
cli-import = Importovat partie ze souboru PGN.
cli-games = Vypsat uložené a importované partie, od nejnovější.
cli-export = Zapsat partii jako PGN nebo jako zápis.
cli-voices = Vypsat hlasy, nebo zkontrolovat vlastní.
cli-voices-list = Vypsat hlasy.
cli-voices-check = Zkontrolovat vestavěné hlasy, nebo ty ve složce.
cli-keymaps = Vypsat rozložení kláves obrazovky, nebo zkontrolovat vlastní.
cli-keymaps-list = Vypsat rozložení kláves, nebo klávesy jednoho.
cli-keymaps-check = Zkontrolovat vestavěná rozložení, nebo ta ve složce.
cli-pegboard = Sledovat, zkontrolovat nebo simulovat elektronickou šachovnici.
cli-pegboard-watch = Vypisovat, co šachovnice posílá. Control-C to ukončí.
cli-pegboard-check = Vyzkoušet šachovnici: pole, světla, tlačítka a hodiny.
cli-pegboard-simulate = Simulovat šachovnici, pro zkoušení bez skutečné.
cli-match = Hrát zápas s rozhodčím, ze souboru zápasu.
cli-seat = Obsadit místo v zápase otevřeném jinde.
cli-link = Přenést místo zápasu na jiný počítač.
cli-referee = Provést skript pravidel: každou událost a co rozhodčí rozhodne.
cli-health = Zkontrolovat, co tu funguje, po řádcích.
cli-setup = Odpovědět znovu na první otázky.
cli-man = Vypsat manuálovou stránku, kterou nainstaluje balíček.
cli-completions = Vypsat, co může shell doplňovat, k instalaci balíčkem.
cli-help = Vysvětlit program, nebo jeden příkaz.

arg-help = tato stránka.
arg-version = verze programu.
arg-data = složka pro uložené partie, nastavení a vše ostatní, co se zapisuje.
arg-line = řádek po řádku, bez obrazovky.
arg-screen = obrazovka se šachovnicí, kde ji terminál umí ukázat.
arg-touch = jestli dotknutý kámen musí táhnout.
arg-opponent = builtin, human, nebo uci: a soubor či název enginu, jako uci:stockfish.
arg-name = vaše jméno, v seznamech a zápisech; nebo off.
arg-level = jak silný je soupeř, 1 až 20.
arg-side = white, black nebo random.
arg-speech = jestli program mluví.
arg-tones = jestli vedle řeči znějí krátké tóny.
arg-time = minuty a sekundy přidané na tah, jako 15+10; 40/90+30,30+30 pro dvě kontroly; 5d3 s odkladem, 3b2 Bronstein; off bez hodin.
arg-laws = vydání pravidel: fide-2023, nebo jen rok.
arg-announcing = jestli se tahy musejí ohlašovat: off; announce; repeat, a soupeř je opakuje.
arg-strict = zkouška turnaje: jeho protokol a tresty. Napište --strict=off, kde nastavení říká on.
arg-blindfold = hrát bez šachovnice: on, kde se počítá každé nahlédnutí, nebo strict, bez nahlédnutí. Napište --blindfold=off, kde nastavení říká něco jiného.
arg-warnings = upozornění na čas při těchto minutách, jako 10,5,1; off žádná.
arg-print = jak se tisknou řádky: text, nebo braille pro Unicode braille.
arg-table = braillská tabulka liblouis, pro tištěný braille; auto podle vašeho jazyka.
arg-keymap = rozložení kláves obrazovky. Jejich seznam: { $program } keymaps list
arg-theme = barvy obrazovky: dark, light, large, mono, shapes, reader, words nebo braille.
arg-book = kniha zahájení: builtin, off, nebo soubor Polyglot.
arg-tables = složka s vlastními tabulkami koncovek, nebo off.
arg-clock-interval = jak často obrazovka ukazuje hodiny, v sekundách, 0 až 3600. 0: průběžně; u odečítačů jen, když se něco říká.
arg-pegboard = šachovnice pod vašima rukama: auto, nebo značka a port, jako dgt:/dev/ttyUSB0. Dvakrát pro dvě šachovnice, jako white=auto.
arg-speech-engine = řečový program: dispatcher nebo native.
arg-rate = jak rychlá je řeč, -100 až 100.
arg-volume = jak hlasité jsou řeč a tóny, 10 až 100.
arg-answers = dlouhé odpovědi po částech, nebo celé.
arg-blunder-warning = zeptat se, než darujete figuru nebo dovolíte mat.
arg-extra-words = jestli se říká bere, šach a mat.
arg-spelling = německá slova FIDE v tisku: umlauts, appendix, nebo auto podle vašeho jazyka.
arg-braille-width = znaky vašeho braillského řádku, 10 až 200, nebo off.
arg-braille-form = pozice pro prsty: diagram, ranks nebo list, s dots, ascii nebo letters.
arg-keyboard = země vaší klávesnice: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua nebo vn.
arg-square-order = části popisu pole v pořadí řeči, jako "piece square".
arg-background = jestli je terminál tmavý, nebo světlý, pokud to neříká sám: auto, dark nebo light.
arg-key-echo = vlastní řeč při psaní na obrazovce: off, letters nebo words.
arg-face = řádek po řádku, nebo na obrazovce: line nebo screen.
arg-pegboard-orientation = jak je šachovnice otočená: found, straight nebo turned.
arg-pegboard-clock = hodiny u šachovnice DGT: none, xl nebo 3000.
arg-position = pozice: FEN, diagram v braillu nebo písmeny, seznam kamenů, nebo start.
arg-chess960 = Šachy960, z pozice s tímto číslem, 0 až 959. Bez čísla z libovolné.
arg-variant = hra: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde nebo racing-kings.
arg-odds = co jeden hráč dává druhému: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Dává soupeř nebo ten, koho uvedete: white, black.
arg-seed = číslo pro náhodu: se stejným hraje soupeř stejné tahy.
arg-moves = hlas tahů.
arg-talk = hlas všeho ostatního.
arg-form = long, s výchozím polem; short, jen kolik pozice vyžaduje; figures, čtyři číslice korespondenčního šachu.
arg-game = číslo partie. Seznam partií: { $program } games
arg-file = výstupní soubor. Bez něj standardní výstup.
arg-folder = složka. Bez ní to, co je vestavěné.
arg-force = nahradit soubor, který už existuje.
arg-address = auto, značka, nebo značka a port, jako dgt:/dev/ttyUSB0. Značky jsou { $makes }.
arg-straight = Bílý sedí tam, kde ho má výrobce. Bez toho se to pozná z výchozí pozice.
arg-turned = Bílý sedí na druhé straně.
arg-clock = hodiny u šachovnice DGT: xl nebo 3000.
arg-say-move = tahy, jeden po druhém. S - přicházejí ze standardního vstupu, na každém řádku pozice, tabulátor a tahy.
arg-say-chess960 = rošáda jako v Šachách960.
arg-read-chess960 = rošáda jako v Šachách960.
arg-ask-chess960 = rošáda jako v Šachách960.
arg-read-text = tah. S - ze standardního vstupu, na každém řádku pozice, tabulátor a tah.
arg-ask-question = otázka, třeba šachovnice. S - ze standardního vstupu, na každém řádku pozice, tabulátor a otázka.
arg-import-file = soubor PGN. S - ze standardního vstupu.
arg-import-champions = partie mistrů světa v rapidu. Místo souboru.
arg-import-faults = zapsat každou chybu do tohoto souboru, po řádcích.
arg-import-encoding = kódování souboru, například windows-1250. Jinak se uhodne tam, kde je to jisté.
arg-games-player = hráč, s kteroukoli barvou. Stačí část jména.
arg-games-opponent = soupeř toho hráče.
arg-games-white = kdo hrál bílými.
arg-games-black = kdo hrál černými.
arg-games-since = první den, měsíc nebo rok: 1972-07-11, 11.7.1972, 1972-07 nebo 1972.

arg-games-until = poslední den, měsíc nebo rok.
arg-games-opening = začátek kódu zahájení, jako B9, nebo slova z jeho jména.
arg-games-result = 1-0, 0-1, 1/2, draw, won nebo lost z vaší strany, nebo * pro nedohrané.
arg-games-event = turnaj, celý název nebo část.
arg-games-position = pozice, která byla na šachovnici: FEN, diagram nebo seznam kamenů.
arg-games-limit = kolik partií nejvýš vypsat, 1 nebo více.
arg-games-from = od které partie vypisovat, počítáno od 1.
arg-export-all = všechny partie, od nejstarší.
arg-export-pgn = jako PGN, stejně jako bez formy.
arg-export-text = jako zápis v tisku, písmeny hlasu tahů.
arg-export-brf = jako zápis v braillu, po stránkách pro braillskou tiskárnu.
arg-export-diagram = jako obrázek poslední pozice, s popisem.
arg-export-code = jak psát tahy v braillu: san, písmeny hlasu tahů; uk, britským šachovým písmem.
arg-export-cells = znaky na řádku braillské stránky, 12 až 80.
arg-export-lines = řádky na braillské stránce, 5 až 60.
arg-export-table = braillská tabulka liblouis; auto podle vašeho jazyka; off: jeden braillský znak za každý znak tisku.
arg-export-target = výstupní soubor, bez přepínače.
arg-keymaps-list-name = rozložení, jehož klávesy vypsat.
arg-pegboard-check-all = vyzkoušet každé pole, ne jen šest.
arg-pegboard-check-name = dát šachovnici PEG/1 toto číslo, jednou provždy, a nic nezkoušet.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = šachovnice Certabo bez čipů, jako Sentio: cítí jen obsazená pole.
arg-pegboard-simulate-tactum = šachovnice Certabo jako Tactum: jen obsazená pole, a bez dvojtečky před tím, co posílá.
arg-pegboard-simulate-pieces = šachovnice PEG/1, která zná každý kámen.
arg-pegboard-simulate-old = šachovnice PEG/1 verze 1.0.
arg-pegboard-simulate-clock = šachovnice DGT s hodinami.
arg-pegboard-simulate-link = odkaz, který vede k portu, ať je kdekoli.
arg-pegboard-simulate-pgn = hrát tahy z tohoto souboru PGN, jakmile se program šachovnice na něco zeptá.
arg-pegboard-simulate-game = partie ze souboru, počítáno od 1.
arg-pegboard-simulate-delay = přestávka před každým tahem, v milisekundách.
arg-pegboard-simulate-side = white nebo black: tahy druhé strany čekají na příkaz dál.
arg-pegboard-simulate-confirm = potvrdit každý tah: potvrzovacím tlačítkem nebo pákou hodin.
arg-pegboard-simulate-style = jak hraje ruka: captured-first, own-first, replace, slide, put-back, adjust, both-hands nebo pawn-first. Bez toho každý tah jinak.
arg-pegboard-simulate-faults = skript toho, co se kazí.
arg-pegboard-simulate-seed = číslo pro náhodu, v ruce a na lince.
arg-match-new = zeptat se, co zápas potřebuje, asi v 15 otázkách, a napsat nový soubor zápasu.
arg-match-check = zkontrolovat soubor zápasu: vypsat jeho chyby.
arg-match-here = místa tohoto terminálu na začátku: white, black a desk, oddělená čárkami. Bez toho všechna tři.
arg-match-records = číslo odehraného zápasu, k zapsání dokumentů: PGN, zápisy a zpráva.
arg-match-force = nahradit dokumenty, pokud je složka má.
arg-match-file = soubor zápasu, nebo složka pro dokumenty. Bez toho match.toml.
arg-seat-place = white, black, nebo desk pro rozhodčího; room pro pult celého sálu; captain pro kapitána týmu.
arg-referee-script = skript. S - ze standardního vstupu.
arg-referee-fill = vypsat skript znovu, s rozhodnutími doplněnými jako očekávání.
arg-completions-shell = bash, elvish, fish, powershell nebo zsh.

man-name = NÁZEV
man-about = šachy sluchem a hmatem, pro nevidomé a slabozraké hráče
man-synopsis = POUŽITÍ
man-usage = [PŘÍKAZ] [PŘEPÍNAČE]
man-description = POPIS
man-begin = V partii zadejte nápověda a uslyšíte, co můžete dělat.
    Všechny přepínače play platí i bez něj.
man-commands = PŘÍKAZY
man-flags = PŘEPÍNAČE KAŽDÉHO PŘÍKAZU
man-environment = PROSTŘEDÍ
man-environment-text = Každé nastavení je také proměnná, jako TOUCHMOVE_TALK nebo TOUCHMOVE_LEVEL. Přepínač má přednost.
    Bez vaší volby je jazyk ten z LC_ALL, LC_MESSAGES nebo LANG.
man-files = SOUBORY
man-files-text = Uložené partie: archive.db ve složce dat. Nastavení: settings.toml. Složku říká: { $program } health
man-exit = NÁVRATOVÝ KÓD
man-exit-text = 0: hotovo. 1: nepovedlo se a program řekl proč. 2: příkazová řádka je chybná.

no-voice = Neznámý hlas: { $name }. Jsou: { $voices }.
question-empty = Na nic jste se nezeptali. Třeba { $program } ask šachovnice.
flags-before-command = Přepínače pište za příkaz.

## Stav

health-voice = Hlas { $name }: funguje, jazyk { $language }.
voice-with-slips = Hlas { $name }: má chyby, jazyk { $language }.
health-voice-broken = Hlas { $name }: { $what }.
health-speech = Řeč: { $server } odpovídá, počet hlasů: { $count }; { $languages }.
health-speech-missing = Řeč: jazyk { $language } nemá hlas. Nainstalujte espeak-ng.
health-speech-off = Řeč: vypnuta. Zapnete ji v partii: řeč zapni.
health-speech-fails = Řeč: { $reason }.
health-journal = Archiv: funguje, { $count ->
    [one] { $count } partie
    [few] { $count } partie
    [many] { $count } partií
   *[other] { $count } partií
}, { $file }.
health-journal-fails = Archiv: { $reason }, { $file }. Zvolte jinou složku přes --data.
health-opponent = Soupeř: funguje, našel { $move }.
health-settings = Nastavení: přečteno, { $file }.
health-settings-none = Nastavení: zatím žádné, { $file }.
health-terminal = Terminál: { $kind }.
health-terminal-unread = Terminál: odečítače obrazovky nečtou { $name }. Použijte GNOME Terminal nebo konzoli Linuxu.
terminal-editing = řádky lze upravovat
terminal-plain = prosté řádky

## Archiv

games-none = Zatím žádné partie.
result-open = nedohraná
player-human = hráč
player-guest = host
player-of-two = hráč { $number }
player-builtin = úroveň { $level }
export-which = Kterou partii? Uveďte její číslo, třeba { $program } export 57 --text, nebo --all.
exported = Zapsáno do { $file }.
games-all = { $count ->
    [one] 1 partie.
    [few] { $count } partie.
    [many] { $count } partií.
   *[other] { $count } partií.
}
games-some = Počet partií: { $count }, od { $from } do { $to }. Další přes --from.
games-none-such = Žádná partie neodpovídá.
games-never = { $since } je po { $until }. Prohoďte je.
games-beyond = { $count ->
    [one] 1 partie, víc ne.
    [few] { $count } partie, víc ne.
    [many] { $count } partií, víc ne.
   *[other] { $count } partií, víc ne.
}
games-moves = { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
    [many] { $moves } tahů
   *[other] { $moves } tahů
}
games-imported = { $game }: bílý { $white }, černý { $black }, { $result }, { $told }.
player-unknown = neznámý

## Braille

braille-table = cs-g1.ctb
braille-page-table = cs-g1.ctb
braille-capital = ,

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Řádky jsou teď v braillu, tabulka { $table }.
print-text = Řádky jsou teď textem.
braille-lost = Braille selhal, tabulka { $table }: { $reason }. Řádky jsou textem.
braille-plain = Bez literárního braillu, tabulka { $table }: { $reason }. Slova se píší znak po znaku.
braille-left-out = Vynecháno, pro tato písmena nejsou znaky: { $text }. S tabulkou liblouis: --table auto.
braille-signs = Tabulka { $table } nenapíše všechno. Znak po znaku: { $text }
reason-louis-missing = chybí lou_translate, nainstalujte liblouis-bin
reason-louis-table = liblouis ji nemůže použít, uveďte jinou, třeba cs-g1.ctb
reason-louis-stuck = lou_translate neodpovídá
reason-louis-garbage = lou_translate nepíše braille
argument-print = { $name } potřebuje jméno souboru, třeba partie.txt, nebo braille nebo text.
help-print =
    tisk partie.txt: partiář do souboru pro tiskárnu.
    tisk partie.brf: v braillu, pro braillskou tiskárnu.
    tisk 5 partie.txt: partie 5. tisk šachovnice pozice.txt: šachovnice.
    tisk braille: řádky v Unicode braillu, pro braillský řádek, který ukazuje obsah terminálu.
    tisk text: jako obvykle.
health-braille = Braille: liblouis { $version }, tabulka { $table } funguje.
health-braille-off = Braille: liblouis { $version }, tabulka není nastavena.
health-braille-none = Braille: šachové písmo funguje. Pro literární braille nainstalujte liblouis-bin.
health-braille-fails = Braille: tabulka { $table }, { $reason }.

## Zápisy

sheet-title = Partie { $game }, bílý { $white }, černý { $black }
sheet-white = Bílý: { $name }
sheet-black = Černý: { $name }
sheet-event = Turnaj: { $event }
sheet-date = Datum: { $date }
sheet-written-white = Jak zapsal bílý:
sheet-written-black = Jak zapsal černý:
sheet-men-white = Bílý:
sheet-men-black = Černý:
sheet-turn = Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
export-exists = { $file } už existuje. Nahradíte ho přes --force.
export-failed = Nezapsáno, { $file }: { $reason }.
reason-no-folder = složka neexistuje
reason-is-folder = to je složka, uveďte v ní soubor
reason-not-writable = nedovolují to oprávnění
reason-too-long = název je příliš dlouhý
reason-too-large = je příliš velký
reason-special = není to obyčejný soubor
reason-unknown = systém to odmítá
program-stopped = Program končí: { $reason }. Opravte to a spusťte ho znovu.
standard-output = standardní výstup

## Hledání partií

argument-filters = { $name } bere jméno, zahájení, rok: { $name } carlsen od 2010.
argument-game = { $name } potřebuje číslo partie: { $name } 57.
filter-date = { $word } není datum. Zadejte rok, nebo třeba 2013-11-22.
filter-result = { $word } není výsledek. Zadejte 1-0, 0-1 nebo remíza.
filter-bare = Za { $word } něco chybí. Zadejte třeba partie hráč Anna nebo partie od 2013.
found-line = { $game }: { $rest }.
game-against = soupeř { $opponent }
game-players = bílý { $white }, černý { $black }
game-side = { $kind ->
    [open] máte { $color-key ->
        [white] bílého
       *[black] černého
    }
   *[over] měli jste { $color-key ->
        [white] bílého
       *[black] černého
    }
}
own-result = { $kind ->
    [won] výhra
    [lost] prohra
    [draw] remíza
    [open] nedohraná, tah { $move }
   *[ruled] { $score }
}
found-more = Ještě { $count }. Zadejte více.
parts-left = { $parts ->
    [one] Zbývá 1 část
    [few] Zbývají { $parts } části
   *[other] Zbývá { $parts } částí
}: { $more }.
log-more = Následuje další: zadejte více.
log-more-key = Následuje další: { $keys }.
found-none = Žádná partie nenalezena: { $words }. Všechny partie: partie.
list-none = Nic dalšího. Seznam partií: partie.
list-end = Konec seznamu.
game-unknown = Partie { $game } není. Seznam: partie.
archive-unreadable = Archiv nelze číst: { $reason }.
game-damaged = Partie { $game } je poškozená, nelze ji přečíst. Ostatní partie jsou v pořádku.
game-cut = Partie { $game } je poškozená. Končí tam, kde ji už nelze přečíst.
game-row-damaged = poškozená, nečitelná
short-result = { $kind ->
    [white] vyhrál bílý
    [black] vyhrál černý
    [draw] remíza
    [open] nedohraná{ $move ->
        [0] {""}
       *[other] , tah { $move }
    }
   *[ruled] { $score }
}
date-day = { $day }. { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
} { $year }
date-month = { $month ->
    [1] leden
    [2] únor
    [3] březen
    [4] duben
    [5] květen
    [6] červen
    [7] červenec
    [8] srpen
    [9] září
    [10] říjen
    [11] listopad
   *[12] prosinec
} { $year }

## Procházení partie

study-title = Bílý { $white }, černý { $black }, partie { $game }.
study-title-own = Vaše partie { $game }, soupeř { $opponent }.
study-length = { $moves ->
    [0] Bez tahů.
    [one] { $moves } tah. Enter: další.
    [few] { $moves } tahy. Enter: další.
    [many] { $moves } tahů. Enter: další.
   *[other] { $moves } tahů. Enter: další.
}
study-waits = Vaše partie { $game } čeká. Vrátíte se příkazem zavři.
study-closed = Zpět k partii { $game }.
study-none = { $name }: jen při přehrávání partie. Najdete ji příkazem partie.
study-not-now = { $name } je pro běžící partii. Nejdřív zadejte zavři.
study-result = { $kind ->
    [white] Vyhrál bílý.
    [black] Vyhrál černý.
    [draw] Partie skončila remízou.
    [open] Partie je nedohraná.
   *[ruled] Výsledek: { $score }.
}
study-own-result = { $kind ->
    [won] Vaše výhra. Vaše barva: { $color-key ->
        [white] bílý
       *[black] černý
    }.
    [lost] Vaše prohra. Vaše barva: { $color-key ->
        [white] bílý
       *[black] černý
    }.
    [draw] Partie skončila remízou. Vaše barva: { $color-key ->
        [white] bílý
       *[black] černý
    }.
    [open] Partie je nedohraná. Vaše barva: { $color-key ->
        [white] bílý
       *[black] černý
    }.
   *[ruled] Výsledek: { $score }. Vaše barva: { $color-key ->
        [white] bílý
       *[black] černý
    }.
}
study-beginning = Začátek partie. Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
study-first = To je začátek.
study-place = { $move }, { $color } { $number }.
study-end = Konec partie.
study-variation-over = Konec varianty.
study-end-variation = Konec varianty. Zadejte opusť.
study-variations = { $count ->
    [one] { $count } varianta.
    [few] { $count } varianty.
    [many] { $count } variant.
   *[other] { $count } variant.
}
study-in-variation = { $depth ->
    [one] Ve variantě k tahu { $number }.
    [few] Ve variantě, hloubka { $depth }, k tahu { $number }.
    [many] Ve variantě, hloubka { $depth }, k tahu { $number }.
   *[other] Ve variantě, hloubka { $depth }, k tahu { $number }.
}
study-row-here = { $moves }. Jste u tahu { $color-key ->
    [white] bílého
   *[black] černého
}.
study-row-variation = { $depth ->
    [one] Varianta: { $moves }
    [few] Varianta, hloubka { $depth }: { $moves }
    [many] Varianta, hloubka { $depth }: { $moves }
   *[other] Varianta, hloubka { $depth }: { $moves }
}
study-last-number = Tahy končí číslem { $number }.
study-otherwise = Hrál se jiný tah.
variations-none = K tomuto tahu není varianta.
variation-back = { $number }: { $reading }, hlavní varianta.
variation-wrong = Varianty mají čísla od 1 do { $count }.
leave-none = To je hlavní varianta.
comment-none = K tomuto tahu není komentář.
auto-on = Tahy po tomto čase: { $time }. Enter zastaví.
auto-stopped = Zastaveno.
goto-wrong = Tahy jsou od { $first } do { $last }.
goto-end = konec, konce, závěr, závěru, poslední
goto-first = začátek, začátku, první
goto-no-move = Tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
} tu není.
play-on-over = Partie tu skončila. Hrát dál nelze.
confirm-play-on = Opustit vlastní partii kvůli nové? ano nebo ne.
flipped = Šachovnice otočena: dole je { $color-key ->
    [white] bílý
   *[black] černý
}.
blindfold-on = Naslepo. Šachovnice je skrytá. Na pozici se můžete ptát a každé nahlédnutí se počítá.
blindfold-strict = Naslepo, bez nahlédnutí. Šachovnice je skrytá a otázky na pozici zůstanou bez odpovědi.
blindfold-off = Konec hry naslepo. Šachovnice je zpět.
blindfold-looks = { $count ->
    [one] Zatím jedno nahlédnutí.
    [few] Zatím { $count } nahlédnutí.
   *[other] Zatím { $count } nahlédnutí.
}
blindfold-refused = Bez nahlédnutí: hrajete naslepo. Chcete přece nahlédnout? Zadejte { $blindfold } { $on }.
blindfold-told = Hráli jste naslepo. { $count ->
    [0] Ani jednou jste nenahlédli.
    [one] Nahlédli jste jednou.
    [few] Nahlédli jste { $count }krát.
   *[other] Nahlédli jste { $count }krát.
}
blindfold-told-since = Naslepo od { $number }. tahu. { $count ->
    [0] Ani jednou jste nenahlédli.
    [one] Nahlédli jste jednou.
    [few] Nahlédli jste { $count }krát.
   *[other] Nahlédli jste { $count }krát.
}
blindfold-position = Zvláštní výchozí pozice. Zapamatujte si ji:
clock-unknown = Časy tu nejsou zapsány.
argument-move-number = { $name } potřebuje číslo tahu: { $name } 12, nebo { $name } 12 černý.
argument-variation = { $name } potřebuje číslo. Seznam: varianty.
argument-seconds = { $name } bere 1 až 60 sekund.
argument-color = { $name } bere bílý nebo černý.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turnaj
    [Site] Místo
    [Date] Datum
    [Round] Kolo
    [WhiteElo] Rating bílého
    [BlackElo] Rating černého
    [ECO] Kód zahájení
    [Opening] Zahájení
    [Variation] Varianta
    [Annotator] Komentáře
    [TimeControl] Tempo hry
    [Termination] Konec
    [EventDate] Začátek turnaje
    [Source] Zdroj
   *[other] { $tag }
}
annotation = { $number ->
    [1] dobrý tah
    [2] chyba
    [3] skvělý tah
    [4] hrubá chyba
    [5] zajímavý tah
    [6] pochybný tah
    [7] jediný tah
    [8] jediný tah
    [9] nejhorší tah
    [10] vyrovnané
    [11] vyrovnané
    [12] vyrovnané
    [13] nejasné
    [14] bílý stojí trochu lépe
    [15] černý stojí trochu lépe
    [16] bílý stojí lépe
    [17] černý stojí lépe
    [18] bílý stojí na výhru
    [19] černý stojí na výhru
    [20] bílý má drtivou převahu
    [21] černý má drtivou převahu
    [22] nevýhoda tahu
    [23] nevýhoda tahu
    [32] náskok ve vývinu
    [33] náskok ve vývinu
    [36] iniciativa
    [37] iniciativa
    [40] útok
    [41] útok
    [44] kompenzace
    [45] kompenzace
    [132] protihra
    [133] protihra
    [138] časová tíseň
    [139] časová tíseň
    [140] s myšlenkou
    [142] lepší je
    [145] poznámka redakce
    [146] novinka
   *[other] poznámka { $number }
}
help-study =
    Enter: další tah.
    Jiné: zpět, začátek, závěr, jdi 12.
    Slyšet všechny tahy: přehraj.
    Ptejte se: šachovnice, kameny J, kde, komentář.
    Varianty: varianty, opusť.
    Hráči a výsledek: údaje.
    Hrát odtud: hraj-dál.
    Zpět do vaší partie: zavři.
    Více: nápověda vše, nápověda jdi.
help-flip =
    otoč: šachovnice z druhé strany.
help-blindfold =
    naslepo: hra bez šachovnice.
    Každá otázka na pozici je nahlédnutí.
    naslepo přísně: bez nahlédnutí.
    naslepo vypni: šachovnice je zpět.
help-games =
    partie: vaše partie, po pěti.
    partie carlsen: podle hráče.
    partie sicilská, partie B90: podle zahájení.
    partie 1992 remíza, partie od 1990.
    partie výhry, partie prohry: vaše.
    partie tady: s touto pozicí.
    partie crazyhouse: podle hry.
    Také: hráč, proti, bílý, černý,
    zahájení, turnaj, výsledek, do.
help-more =
    více: další partie ze seznamu, nebo další tahy pokračování.
    Na obrazovce pro odečítače: zbytek dlouhé odpovědi.
help-open =
    otevři 57: otevře partii 57. Po seznamu stačí 57.
help-resume =
    pokračuj: zpět k nedohrané partii, kterou jste hráli naposledy.
    pokračuj 3: k partii 3.
    Partie, kterou opouštíte, se uloží.
help-next =
    dál: další tah otevřené partie. Stačí také Enter.
help-previous = zpět: předchozí tah.
help-first = začátek: na začátek partie.
help-end = závěr: na konec partie nebo varianty.
help-goto =
    jdi 12: k tahu 12 bílého.
    jdi 12 černý: k tahu černého. Zkratka: go.
help-where =
    kde: kdo je na tahu.
    V otevřené partii: tah, varianta, partie.
help-auto =
    přehraj: tah každých pět sekund.
    přehraj 8: každých osm. Enter zastaví.
help-pause =
    zastav: zastaví hodiny vaší partie, nebo přehrávání. Enter hodiny spustí.
    V zápase stojí oboje hodiny. Zavolá se rozhodčí. Může následovat důvod.
help-variations =
    varianty: co jiného bylo možné při posledním tahu.
help-variation =
    varianta 1: vstoupí do první. Po příkazu varianty stačí 1.
help-leave =
    opusť: zpět k tahu, u něhož varianta začala.
help-comment = komentář: zopakuje komentář k tahu.
help-about =
    údaje: hráči, pravidla, hodiny.
    V otevřené partii: hráči, výsledek, turnaj a další.
help-course =
    průběh: kdy na tom byla každá strana nejlépe a nejdelší přemýšlení.
    průběh 12: jak stála partie po 12. tahu.
help-play-on =
    hraj-dál, hraj-dál černý: nová partie odtud, proti počítači.
help-close =
    zavři: zavře otevřenou partii a vrátí se k vaší.

## Import

import-progress = Přečtené partie: { $games }.
import-progress-percent = { $percent } procent, přečtené partie: { $games }.
import-kept = { $count ->
    [one] Importována 1 partie.
    [few] Importovány { $count } partie.
    [many] Importováno { $count } partií.
   *[other] Importováno { $count } partií.
}
import-remarks = S poznámkami: { $count }.
import-doubles = { $count ->
    [one] 1 partie tu už byla.
    [few] { $count } partie tu už byly.
    [many] { $count } partií tu už bylo.
   *[other] { $count } partií tu už bylo.
}
import-refused = { $count ->
    [one] Odmítnuta 1 partie.
    [few] Odmítnuty { $count } partie.
    [many] Odmítnuto { $count } partií.
   *[other] Odmítnuto { $count } partií.
}
import-why = { $why }: { $count ->
    [one] 1 partie
    [few] { $count } partie
    [many] { $count } partií
   *[other] { $count } partií
}.
import-fault = { $what } { $file }, řádek { $line }, sloupec { $column }.
import-more-faults = Ještě { $count }. Všechny zapíše --faults SOUBOR.
import-missing = Soubor nenalezen: { $file }.
import-folder = { $file } je složka. Uveďte soubor PGN v ní.

import-unreadable = { $file } nelze číst, nic se neimportovalo. Zkontrolujte oprávnění.
import-endless = Víc než 1 gigabajt z { $file }. Nic se neimportuje. Uložte to nejdřív do souboru.
waiting-for-writer = Čekám na data z { $file }. Konec: Control-C.
import-unwritable = { $file } nelze zapsat, nebo už existuje. Uveďte jiný soubor.
import-interrupted = Přerušeno. Nic se neimportovalo.
import-nothing = Nic se neimportovalo. Importujte znovu.
import-empty = { $file } je prázdný.
import-no-game = V { $file } není partie. Uveďte soubor PGN.
referee-no-event = V { $file } není žádná událost. Napište nějakou, například 0:00 start.
import-no-text = { $file } není prostý text. Rozbalte ho, nebo ho uložte jako UTF-8.
import-encoding = Čteno jako { $encoding }. Pokud jména nesedí, zkuste jiné --encoding.
import-encoding-unfit = Některé znaky v { $encoding } nejsou. Zkuste jiné --encoding.
import-encoding-wrong = { $file } není v { $encoding }. Vynechte --encoding, nebo uveďte jiné.
import-encoding-utf8 = Čteno jako { $encoding }, ale celé je to UTF-8. Pokud jména nesedí, vynechte --encoding.
import-letters = Jiná písmena? Přidejte --letters, například --letters { $letters }.
import-letters-wrong = Jiná písmena? Vynechte --letters, nebo zadejte jiný hlas.
encoding-unknown = Neznámé kódování: { $word }. Nejbližší: { $near }.
encoding-unknown-examples = Neznámé kódování: { $word }. Existují například { $near }.
standard-input = standardní vstup
fault-foreign = { $word } není tah PGN. PGN používá anglická písmena: K, Q, R, B, N.
fault-other-letters = { $word } není tah v písmenech { $letters }.
fault-null = { $word } je prázdný tah.
fault-word = { $word } není PGN.
fault-illegal = { $word } tu není možný tah.
fault-not-in-hand = { $word } tu není možný tah: taková figura není v zásobě.
fault-glued = { $word } jsou dva tahy. Dejte mezi ně mezeru.
fault-ambiguous = { $word } je nejednoznačné.
fault-promotion = { $word } neříká, v co se pěšec mění. Připište například =Q.
fault-tag = Hlavička { $word } je neúplná.
fault-twice = Hlavička { $word } je tu dvakrát.
fault-position = FEN: { $what }
fault-variant = { $word } nejsou obvyklé šachy.
fault-comment = Komentář není zavřený.
fault-long = To je delší, než může být partie.
fault-variation = Závorky ve variantě nesouhlasí.
fault-no-result = Partie nemá výsledek. Přidejte na konec 1-0, 0-1, 1/2-1/2 nebo *.
fault-result = V hlavičkách je jiný výsledek: { $word }. Platí { $read }.
fault-mate = Na šachovnici je mat, ale výsledek je jiný.
fault-stalemate = Na šachovnici je pat, ale výsledek není remíza.
remark-no-check = { $word } není šach. Tah platí.
remark-no-mate = { $word } není mat. Tah platí.
fault-no-text = To není text.
fault-no-moves = Partie nemá tahy.
remark-result-of-tags = Za tahy není výsledek. Platí ten z hlaviček: { $read }.
remark-result-of-board = Za tahy není výsledek. Rozhoduje poslední tah: { $read }.
remark-no-result-tag = V hlavičkách není výsledek. Platí ten za tahy.
remark-no-position = V hlavičce FEN není pozice. Platí základní postavení.
remark-chess960 = Podle práv na rošádu je to Chess960. Je to tak? Doplňte hlavičku Variant.
remark-read-as = { $word } se čte jako { $read }.
remark-result-inside = Za výsledkem { $word } jsou další tahy. Zůstávají.
remark-apart = Za výsledkem { $word } jsou další tahy. Zůstávají jako samostatná partie.
remark-left-out = { $word } se vynechává.
remark-unseen = Neviditelné znaky se vynechávají.
remark-text = { $word } není v komentáři. Zůstává jako komentář.
remark-move-in-comment = { $word } je za středníkem. Zůstává jako komentář.
remark-tag-in-comment = Komentář obsahuje hlavičku { $word }. Možná mu chybí koncová závorka.
remark-ends = { $what } Partie zůstává až sem.
remark-variation-ends = { $what } Varianta zůstává až sem.
why-foreign = tah s písmeny jiného jazyka
why-null = prázdný tah
why-word = neznámé slovo
why-illegal = nemožný tah
why-ambiguous = nejednoznačný tah
why-tag = rozbitá hlavička
why-twice = hlavička dvakrát
why-variant = ne obvyklé šachy
why-position = nemožná první pozice
why-rights = nemožná rošáda nebo braní mimochodem
why-chess960 = Chess960 bez hlavičky
why-comment = otevřený komentář
why-long = příliš dlouhé
why-variation = nesouhlasné závorky
why-no-result = bez výsledku
why-result = dva výsledky
why-mate = mat, ale jiný výsledek
why-stalemate = pat, ale jiný výsledek
why-mark = nepravdivá značka šachu nebo matu
why-no-text = žádný text
why-no-moves = žádné tahy
why-spelling = zapsáno jinak
why-left-out = něco vynecháno
why-unseen = neviditelné znaky
why-text = slova mimo komentáře
why-move-in-comment = tah v komentáři
why-variation-cut = zkrácená varianta
why-result-inside = tahy za výsledkem

## Klávesy

keymap-about = { $name }: { $about }
keymap-lichess = klávesy režimu pro nevidomé na lichess.
keymap-winboard = klávesy WinBoard pro JAWS.
keymap-numpad = samotný číselný blok.
keymap-left-hand = samotná levá ruka.
keymap-right-hand = samotná pravá ruka.
keymap-own = vlastní rozložení kláves.
keymap-part = Rozložení kláves nemá část { $name }. Může mít about, parent, numeric-block, keys a despite.
keymap-fault = Klávesa { $key }: { $what }
keymap-no-key = neznámá klávesa: { $name }. Napište písmeno, třeba k, nebo up, home, enter, space, f2.
keymap-shift = napište znak, který dává Shift, bez shift.
keymap-unknown = žádná klávesa neumí { $line }. Myslíte { $near }?
keymap-unlike = žádná klávesa neumí { $line }. Napište příkaz, třeba last.
keymap-argument = { $line } je neúplné nebo chybné. Napište to jako { $example }.
keymap-twice = tato klávesa je tu dvakrát. Smažte jeden z obou řádků.
keymap-hidden = nikdy se neuplatní, protože { $by } už něco dělá. Zvolte jinou klávesu.
keymap-taken = { $why }. Zvolte jinou klávesu, nebo uveďte důvod v části despite.
keymap-taken-instead = { $why }. Napište { $instead }.
keymap-not-taken = nikdo jiný ji nezabírá, nebo ji tu nic nepoužívá. Smažte ji z části despite.
keymap-same-key = stejná jako { $known }, { $count ->
    [one] na klávesnici
    [few] na klávesnicích
    [many] na klávesnicích
   *[other] na klávesnicích
} { $keyboards }. Zvolte jinou klávesu.
keymap-unreachable = { $count ->
    [0] Žádná klávesa nedělá: { $names }.
   *[other] Žádná klávesa nedělá: { $names }, a ještě { $count }.
} Dejte každému klávesu, nebo napište parent = "lichess".
keymap-empty = Toto rozložení nemá klávesy. Napište třeba parent = "lichess", nebo vlastní klávesy.
keymap-no-parent = { $name } nemůže být nadřazené. Jsou: { $keymaps }.
taken-interrupt = terminály jí přerušují programy
taken-suspend = terminály jí pozastavují programy
taken-end = terminály jí končí vstup
taken-flow = terminály jí zastavují výstup
taken-quit = terminály jí ukončují programy
taken-tab = terminály ji neodliší od Tab
taken-enter = terminály ji neodliší od Enter
taken-line-end = terminály jí končí řádek
taken-backspace = mnoho terminálů ji má za Backspace
taken-escape = terminály ji neodliší od Escape
taken-zoom = terminály jí zvětšují, nebo posílají jiný znak
taken-multiplexer = první klávesa programů screen a tmux
taken-sequence = v terminálech jí začínají jiné klávesy
taken-control-shift = terminály ji používají pro karty, okna, kopírování a hledání, a od samotného Control ji neodliší
taken-alt-letter = terminály jí otvírají nabídky, yasr s ní čte
taken-alt-digit = terminály, jako GNOME a Xfce, jí přepínají karty
taken-yasr = yasr s ní čte
taken-help = GNOME Terminal jí otvírá nápovědu
taken-menu = terminály, jako GNOME, jí otvírají nabídku
taken-full-screen = terminály jí zapínají celou obrazovku
taken-drop-down = otvírá rolovací terminály
taken-scroll = terminály jí posouvají, přepínají karty nebo vkládají
taken-consoles = přepíná konzole, panely nebo obojí
taken-windows = pracovní plochy jí přesouvají okna
taken-control-alt = mají na ní příkazy VoiceOver, pracovní plochy a yasr
taken-insert = NVDA, JAWS, Orca a Fenrir jí začínají své příkazy
taken-block-arrows = NVDA, JAWS, Orca, Fenrir a Speakup jí čtou obrazovku
taken-block-digits = Fenrir, Speakup a tabulka číselného bloku BRLTTY jí čtou obrazovku
taken-block-signs = NVDA, JAWS, Orca a Speakup ji používají pro myš, prohlížení a ticho
no-keymap = Neznámé rozložení kláves: { $name }. Jsou: { $keymaps }.
health-keymap = Rozložení kláves { $name }: funguje, klávesnice { $keyboard }.
health-keymap-broken = Rozložení kláves: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = šipka nahoru
key-down = šipka dolů
key-left = šipka vlevo
key-right = šipka vpravo
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = střední klávesa bloku
key-space = mezerník
key-slash = lomítko
key-star = hvězdička
key-plus = plus
key-minus = minus
key-dot = tečka
key-comma = čárka
key-question = otazník
key-step-up = o pole nahoru
key-step-down = o pole dolů
key-step-left = o pole vlevo
key-step-right = o pole vpravo
key-step-up-left = o pole nahoru vlevo
key-step-up-right = o pole nahoru vpravo
key-step-down-left = o pole dolů vlevo
key-step-down-right = o pole dolů vpravo
key-next-king = další král
key-next-queen = další dáma
key-next-rook = další věž
key-next-bishop = další střelec
key-next-knight = další jezdec
key-next-pawn = další pěšec
key-previous-king = předchozí král
key-previous-queen = předchozí dáma
key-previous-rook = předchozí věž
key-previous-bishop = předchozí střelec
key-previous-knight = předchozí jezdec
key-previous-pawn = předchozí pěšec
key-rank = na řadu { $rank }
key-file = na sloupec { $file }
key-take = zvedne tady kámen, nebo ho položí
key-entry = na pole zadávání
key-board = na šachovnici
key-next-target = další pole pro kámen v ruce
key-next-pane = další panel
key-previous-pane = předchozí panel
key-menu = všechny příkazy v seznamu
key-keys = všechny klávesy v seznamu
key-key-help = zapne a vypne nápovědu kláves
key-cancel = ticho; zpět; vrátí kámen
key-suspend = na chvíli zpět do shellu
key-redraw = překreslí obrazovku
redrawn = Překresleno.
key-line = zadá { $line }
does-yes = ano
does-no = ne
does-queen = dáma
does-rook = věž
does-bishop = střelec
does-knight = jezdec
does-variation-1 = do první varianty
does-board-here = toto pole
does-moves-here = tahy kamene odtud
does-captures-here = braní kamene odtud
does-rays-here = všech osm směrů odtud
does-diagonals-here = diagonály odtud
does-knight-here = kameny o skok jezdce odtud
does-attackers-here = útočníci a obránci tohoto pole
does-defenders-here = obránci a útočníci tohoto pole
does-colour-here = jestli je toto pole světlé, nebo tmavé
does-rank-here = tato řada
does-file-here = tento sloupec
does-pieces-A = bílé kameny
does-pieces-a = černé kameny
does-pieces-K = bílý král
does-pieces-Q = bílé dámy
does-pieces-R = bílé věže
does-pieces-B = bílí střelci
does-pieces-N = bílí jezdci
does-pieces-P = bílí pěšci
does-pieces-k = černý král
does-pieces-q = černé dámy
does-pieces-r = černé věže
does-pieces-b = černí střelci
does-pieces-n = černí jezdci
does-pieces-p = černí pěšci
does-claim-threefold = trojí opakování pozice
does-claim-fifty = padesát tahů bez braní a tahu pěšcem
does-claim-flag = soupeři spadl praporek
does-claim-illegal = poslední tah soupeře byl nemožný
does-claim-effort = remíza: soupeř se nesnaží vyhrát
does-claim-means = remíza: soupeř nemůže normálně vyhrát
does-claim-seconds = pět sekund na tah pro oba
does-clock = zbývající čas
does-clock-mine = váš čas
does-clock-theirs = čas soupeře
does-score-3 = poslední tři tahy
does-announce = ohlásí tah na šachovnici
does-press = stiskne vaše hodiny
## Zvedání a pokládání

in-hand = { $piece } { $square } ve vaší ruce.
put-back-here = { $piece } { $square }, vráceno na místo.
look-edge = Okraj. { $what }
look-board = Šachovnice. { $what }
look-moves = Tahy. { $what }
look-clocks = Hodiny. { $what }
look-captures = Sebrané. { $what }
look-players = Hráči. { $what }
look-log = Zprávy. { $what }
look-matters = K rozhodnutí. { $what }
look-boards = Šachovnice. { $what }
look-room = V sálu. { $what }

## Obrazovka

pane-board = Šachovnice
pane-moves = Tahy
pane-clocks = Hráči
pane-log = Zprávy
pane-matters = K rozhodnutí
pane-boards = Šachovnice obou
pane-room = V sálu
header-players = { $white } – { $black }
header-over = Konec partie, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = šachy { $count }
mark-check = v šachu
mark-held = v ruce
mark-target = cíl
mark-last = poslední tah
targets-none = Ruka je prázdná. Nejdřív zvedněte kámen.
too-small = Okno je příliš malé.
focus-entry = Zadání: { $text }
focus-secret = Nic z toho, co píšete, se neukazuje. Enter odešle, Escape vrátí zpět.
menu-title = Příkazy
menu-setting = { $name }: { $value }
menu-other = jiná: napište ji
list-help = { $take } vybere, { $up } a { $down } jdou seznamem, { $cancel } vrátí zpět.
list-search = Písmeny v něm hledáte.
list-unfound = V seznamu není nic na { $text }.
commands-position = Ptát se na pozici
commands-game = Ptát se na partii
commands-text = Pozice jako text
commands-guide = Orientace
commands-play = Hra
commands-seat = U stolu zápasu
commands-friendly = Mezi přáteli
commands-analysis = Rozbor pozice
commands-boards = Šachovnice
commands-archive = Hledání partií
commands-study = Pročítání partie
commands-practice = Učení a cvičení
commands-hearing = Hlas, řeč a tisk
commands-program = Partie, nastavení, odchod
commands-desk-run = Vedení partie
commands-desk-waiting = Rozhodnout, co čeká
commands-desk-look = Prohlédnout fakta
commands-desk-clock = Nastavení hodin
commands-desk-penalty = Tresty a výsledky
commands-desk-seen = Rozhodnout o tom, co vidíte
commands-desk-sheets = Zápisy, kde chybějí tahy
commands-desk-undoing = Oprava šachovnic, odvolání rozhodnutí
commands-desk-support = Pomůcky a asistenti
commands-desk-presence = Přítomní a opoždění hráči
commands-desk-adjournment = Přerušení partie
commands-desk-tasks = Odškrtnout úkoly
commands-desk-records = Dokumenty a samotný pult
keys-title = Klávesy
key-dropped = Zrušeno.
quit-again = { $keys } znovu ukončí program. Každá jiná klávesa pokračuje.
echo-typed = { $what }
echo-deleted = smazáno { $what }
echo-end = konec
echo-capital = velké { $letter }
key-none = { $keys } tu nic nedělá.
no-shell = Není shell, do něhož se vrátit. Program pokračuje.
key-waits = { $keys }, pak { $next }.
keys-from-to = { $from } až { $to }
paste-too-long = Příliš dlouhé, nic se nevložilo. Řádků nejvýš { $lines }.
paste-lines = Více řádků, nic se nevložilo. Vkládejte po jednom.
paste-game = Celá partie, nic se nevložilo. Uložte ji do souboru, pak v příkazovém řádku: { $program } import a jeho název.
key-help-on = Nápověda kláves zapnuta: každá klávesa řekne, co dělá. Táž klávesa ji ukončí.
key-help-off = Nápověda kláves vypnuta.
no-screen = Na tomto terminálu není obrazovka: místo ní řádky.
no-screen-pipe = Tady není obrazovka. Je to roura, a ne terminál.
no-screen-plain = Tady není obrazovka. TERM nebo ACCESSIBLE chce řádky.

## Hra na šachovnici

board-name = { $make }, { $port }
board-found = Šachovnice nalezena: { $name }.
board-found-of = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} nalezena: { $name }.
board-back = Šachovnice je zpět: { $name }.
board-back-of = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} je zpět: { $name }.
board-plays = Hrajete na šachovnici.
board-right = Šachovnice souhlasí.
board-differs = Vaše šachovnice nesouhlasí s partií.
board-left-over = Nepoužito: tuto stranu hraje program.
board-moves-only = Hlásí jen hotové tahy, ne dotknuté kameny. Nehlásí-li nic, otočte šachovnici.
board-take = Sundejte kámen z { $square }.
board-take-man = Sundejte z { $square }: { $man }.
board-put = Postavte na { $square }: { $man }.
board-carry = Přeneste z { $square } na { $to }: { $man }.
board-swap = Vyměňte kameny na { $square } a { $to }.
board-turn = Otočte šachovnici.
board-man = { $who ->
    [white-king] bílý král
    [white-queen] bílá dáma
    [white-rook] bílá věž
    [white-bishop] bílý střelec
    [white-knight] bílý jezdec
    [white-pawn] bílý pěšec
    [black-king] černý král
    [black-queen] černá dáma
    [black-rook] černá věž
    [black-bishop] černý střelec
    [black-knight] černý jezdec
   *[black-pawn] černý pěšec
}
board-lifted = { $piece } { $square }.
board-touched = Dotknuto: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: prázdné.
board-executed = Je to na vaší šachovnici.
board-put-back = Vráceno na místo. Dotknuto-hráno platí dál.
board-put-back-free = Vráceno na místo. Hrát se smí cokoli.
board-adjusted = Opraveno.
board-knocked = Do šachovnice někdo vrazil.
board-knocked-untouched = Do šachovnice někdo vrazil. Nic není dotknuto.
board-lingers = Je-li váš tah hotový, zadejte ho.
board-press = Stiskněte hodiny, je-li váš tah { $move }.
board-type-move = Je-li váš tah { $move }, zadejte ho.
board-press-move = Je-li váš tah { $move }, stiskněte hodiny nebo ho zadejte.
board-illegal = Nemožný tah: { $pieces }. Šachovnici srovnáte příkazem postav.
board-in-hand = { $piece } { $square } je asi ve vaší ruce.
board-gone-unpressed = { $move } stojí na šachovnici. Zadejte ten tah, nebo připojte šachovnici.
board-pressed = { $color } stiskl hodiny.
button-in-hand = Nedokončeno: { $piece } { $square } je mimo šachovnici.
button-take = Nedokončeno: sundejte z { $square }: { $man }.
button-rook = Nedokončeno: přestavte věž.
button-nothing-moved = Nic netáhlo. Jste na tahu.
button-no-game = Na šachovnici teď není co dělat.
button-menu-how = Stisk: další. Podržení: provést.
button-menu-stop = Zastavit hodiny.
button-menu-means = Reklamovat remízu: soupeř nemůže vyhrát.
button-menu-effort = Reklamovat remízu: soupeř se nesnaží vyhrát.
button-menu-seconds = Požádat o pět sekund na tah.
button-menu-leave = Opustit nabídku.
button-menu-left = Nabídka zavřena.
board-no-button = Nemá tlačítko. Tah platí, když vaše ruka odpočívá.
board-learned = Šachovnice poznala své kameny.
board-not-learned = Kameny nepoznány. Sledují se podle tahů.
boards-clock-waits = Hodiny čekají na šachovnici.
boards-clock-runs = Hodiny běží.
board-no-move = Šachovnice hlásí { $text }: nemožný tah.
board-line-lost = Data ze šachovnice se ztratila. Poslední tah: poslední. Pokud nějaký chybí, zadejte ho.
board-faulty = { $square }: čidlu nelze věřit.
board-doubtful = { $square } se objevuje a mizí. Přitlačte kámen. Pole se dál počítá.
board-missed = Data ze šachovnice se ztratila. Pokud chybí dotek nebo tah, udělejte ho znovu.
board-flickers = { $square } bliká: přitlačte kámen, nebo zadejte ignoruj { $square }.
board-still-empty = { $square } se zdá prázdné. Přitlačte kámen, nebo zadejte ignoruj { $square }.
board-still-occupied = { $square } se zdá obsazené. Je-li prázdné, zadejte ignoruj { $square }.
board-still-other = Na { $square } se zdá být jiný kámen. Je-li správný, zadejte ignoruj { $square }.
board-still-turned = Šachovnice se pořád zdá opačně. Leží-li správně, zadejte deska rovně nebo deska otočená.
board-still-turned-pegs = Šachovnice se pořád zdá opačně. Otočte ji, nebo zadejte přeskoč a hrajte na klávesnici.
board-lies-straight = Zvedli-li jste { $square }, leží šachovnice opačně. Otočte ji, nebo zadejte deska rovně.
board-lies-turned = Zvedli-li jste { $square }, leží šachovnice opačně. Otočte ji, nebo zadejte deska otočená.
board-muted = { $square } se ignoruje: co ukazuje, se nepočítá.
board-muted-untouched = { $square } se ignoruje: bliká. Nebylo dotknuto.
board-muted-arbiter = { $square } se ignoruje: bliká. Jestli bylo dotknuto, rozhodne rozhodčí.
board-not-touched = Nebylo-li dotknuto, zadejte ignoruj { $square }.
board-not-touched-arbiter = Nebylo-li dotknuto, zadejte ignoruj { $square }. Rozhodne rozhodčí.
board-not-made = { $move } je na šachovnici. Není-li to váš tah, zadejte vrať.
board-steady = { $square } je zase klidné a počítá se.
board-unmuted = { $square } se zase počítá.
board-mutes = { $square } se ignoruje. Tahy odtud a sem zadávejte. Aby se počítalo: počítej { $square }.
board-which-side = Není známo, kde sedí bílý. Zadejte deska rovně, nebo deska otočená.
board-battery = Baterie šachovnice: { $percent } procent.
board-restarted = Šachovnice se spustila znovu.
board-gone = Šachovnice zmizela: { $reason }. Pokračujte na klávesnici. { $todo }
board-not-there = Žádná šachovnice: { $reason }. { $todo }
board-none-found = na žádném portu není
board-none-found-do = Zapojte ji, nebo uveďte její port.
board-no-port = port { $port } neexistuje
board-no-port-do = Zapojte ji.
board-not-serial = { $port } není sériový port
board-not-serial-do = Uveďte jiný.
board-busy = port { $port } má jiný program
board-busy-do = Zavřete ten program.
board-denied = nesmíte používat { $port }
board-denied-do = Dovolit to může správce.
board-denied-group = nesmíte používat { $port }
board-denied-group-do = Vstupte do skupiny { $group }: sudo usermod -aG { $group } $USER. Pak se znovu přihlaste.
board-no-answer = na { $port } nic neodpovídá
board-no-answer-do = Zapněte ji, nebo ji znovu zapojte.
board-other-make = na { $port } je šachovnice { $what }
board-other-make-do = Uveďte tu značku, nebo auto.
board-babble = na { $port } mluví něco jiného
board-babble-do = Zkontrolujte port a značku šachovnice.
board-stranger = { $port } posílá něco neznámého
board-stranger-do = Zkontrolujte zástrčku. Šachovnice také může být novější než touchmove.
board-failed = { $port } selhává, { $what }
board-failed-do = Zapojte ji znovu.
boards-none = Žádná šachovnice. Vyhledáte ji: deska auto.
boards-none-position = Partie z pozice: { $position }.
boards-sought = Hledám šachovnici.
boards-off = Šachovnice vypnuty. Tahy se zadávají.
board-is = Šachovnice: { $name }.
board-of = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
}: { $name }.
board-agrees = Souhlasí s partií.
board-moves = Právě se na ní táhne.
board-behind = Na vaší šachovnici chybí tah soupeře: { $move }.
board-unmade = Proveďte ohlášený tah na šachovnici: { $move }.
board-waits = Ještě nebyla porovnána.
skipped = Zůstává, jak je. Zadávejte tahy, dokud šachovnice nebude souhlasit.
skip-none = Není co přeskočit.
argument-boards = { $name } bere auto, nebo značku a port, dgt:/dev/ttyUSB0; rovně nebo otočená; nebo vypni.

help-pegboard =
    deska: vaše elektronická šachovnice a jestli souhlasí s partií.
    deska auto: vyhledá šachovnici.
    deska rovně, deska otočená: jak je otočená.
    deska vypni: hraní zadáváním.
help-set-up =
    postav: vede vás pole po poli ke správné pozici.
    opakuj zopakuje krok.
help-mute =
    ignoruj b8: nedbá na to, co šachovnice ukazuje na b8, při špatném kontaktu.
    Blikající pole se ignoruje samo, dokud není deset sekund v klidu.
    Aby se zase počítalo: počítej b8.
help-unmute =
    počítej b8: b8 se zase počítá.
    Liší-li se pak šachovnice od partie, uslyšíte, co napravit.
help-skip =
    přeskoč: nechá šachovnici, jak je.
    Zadávejte tahy, dokud nebude souhlasit.
    Také: zruš.

## Šachovnice na lince

peg-looking = Hledám šachovnici.
peg-found = Šachovnice nalezena: { $make }, { $port }.
peg-senses-pegs = Cítí každý kolík, který opustí dírku.
peg-senses-squares = Cítí, která pole jsou obsazená.
peg-senses-men = Ví, která figura na kterém poli stojí.
peg-senses-moves = Hlásí jen hotové tahy, ne dotknuté kameny.
peg-no-address = { $word } není adresa šachovnice. Napište auto, značku, nebo značku a port: dgt:/dev/ttyUSB0. Značky: { $makes }.
peg-chips = Poznány čipy, počet kamenů: { $count }.
peg-event = { $what }.
peg-event-at = { $what }. Sekundy: { $time }.
peg-together = Najednou: { $items }
peg-lifted = { $square } zvednuto
peg-lifted-man = { $square } zvednuto, { $piece }
peg-seated = { $square } obsazeno
peg-seated-man = { $square } obsazeno, { $piece }
peg-button-confirm = Potvrzovací tlačítko, { $how }
peg-button-confirm-of = Potvrzovací tlačítko { $color-key ->
    [white] bílého
   *[black] černého
}, { $how }
peg-button-clock = Tlačítko hodin, { $how }
peg-button-clock-of = Tlačítko hodin { $color-key ->
    [white] bílého
   *[black] černého
}, { $how }
peg-button = Tlačítko { $number }, { $how }
peg-short = krátce
peg-long = dlouze
peg-stands-start = Výchozí pozice je postavena.
peg-stands-empty = Všechna pole jsou prázdná.
peg-stands = Obsazeno, { $count ->
    [one] { $count } pole
    [few] { $count } pole
    [many] { $count } polí
   *[other] { $count } polí
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Tah: { $text }.
peg-taken-back = Vráceno: { $text }.
peg-faulty = { $square }: čidlu nelze věřit.
peg-mended = { $square }: čidlu lze zase věřit.
peg-doubtful = { $square }: čidlo je nejisté. Dál se počítá.
peg-certain = { $square }: čidlo je zase jisté.
peg-glimpsed = { $square } se změnilo na jediné čtení. Nepočítá se.
peg-felt = { $square } cítí prst
peg-clock = Hodiny: bílý { $white }, černý { $black }, { $runs }.
peg-clock-stands = stojí
peg-clock-white = běží bílému
peg-clock-black = běží černému
peg-buttonless = Nemá tlačítko.
peg-lampless = Nemá použitelná světla.
peg-identity = Je to: { $text }.
peg-battery = Baterie: { $percent } procent.
peg-battery-charging = Baterie: { $percent } procent, nabíjí se.
peg-done = Rozkaz proveden.
peg-refused = Rozkaz odmítnut: { $text }.
peg-learned = Kameny poznány.
peg-not-learned = Nic nepoznáno. Prohlédněte: { $items }.
peg-which-side = Není známo, kde sedí bílý. Uveďte --straight, nebo --turned.
peg-restarted = Šachovnice se spustila znovu.
peg-unanswered = Šachovnice na rozkaz neodpověděla.
peg-silent = Šachovnice mlčí.
peg-echo = Linka vede zpět k sobě.
peg-version = Šachovnice mluví jinou verzí.
peg-gap = Data ze šachovnice se ztratila.
peg-missed = Cestou se ztratilo: { $count ->
    [one] jedna událost.
    [few] { $count } události.
    [many] { $count } událostí.
   *[other] { $count } událostí.
}
peg-garbled = Přišla nečitelná data.
peg-start-missing = Není to výchozí pozice. Chybí na: { $items }.
peg-start-more = Není to výchozí pozice. Navíc na: { $items }.
peg-start-other = Není to výchozí pozice. Jiné kameny na: { $items }.
peg-enter-skips = Enter přeskočí otázku.
peg-ask-take = Sundejte kámen z { $square }.
peg-ask-back = Vraťte ho na { $square }.
peg-ask-put = Postavte kámen na { $square }.
peg-ask-away = Zase ho sundejte z { $square }.
peg-square-works = { $square } funguje.
peg-nothing-came = Žádný signál.
peg-skipped = Přeskočeno.
peg-ask-move = Udělejte tah na šachovnici.
peg-no-move = Tah nepřišel.
peg-lamps = Světla, řada po řadě od první k osmé.
peg-lamps-done = Světla hotova. Jestli se rozsvítila, řekne vidící.
peg-ask-button = Stiskněte tlačítko: na šachovnici, nebo na hodinách.
peg-no-button = Tlačítko nepřišlo. Šachovnice možná žádné nemá.
peg-clock-works = Hodiny fungují.
peg-no-clock = Žádné hodiny neodpověděly.
peg-named = Číslo šachovnice nastaveno natrvalo: { $text }.
peg-has-name = Šachovnice si nechává staré číslo.
peg-takes-no-name = Šachovnice číslo nepřijímá. Je třeba PEG/1 1.1 a číslo do 16 písmen nebo číslic.
peg-clock-unnamed = Chcete-li vyzkoušet hodiny: --clock xl nebo --clock 3000.
peg-check-none = Není co zkoušet.
peg-check-lost = Šachovnice se ztratila. Nefunguje.
peg-check-works = Funguje: { $count ->
    [one] vyzkoušeno { $count } pole
    [few] vyzkoušena { $count } pole
    [many] vyzkoušeno { $count } polí
   *[other] vyzkoušeno { $count } polí
}.
peg-check-wrong = Nalezeny závady: { $items }.
peg-check-nothing = Nic se nezkoušelo.
peg-check-moves = Funguje: tahy přicházejí.
peg-check-no-moves = Nefunguje: žádný tah nepřišel.
health-board = Šachovnice: možný port, { $port }{ $product }.
health-board-denied = Šachovnice: { $reason }. { $todo }
health-board-none = Šachovnice: nenalezena.

## Simulovaná šachovnice

sim-word-lift = zvedni
sim-word-seat = polož, postav
sim-word-replace = nahraď
sim-word-press = stiskni
sim-word-long = dlouze
sim-word-lever = páka
sim-word-clock = hodiny
sim-word-button = tlačítko
sim-word-wait = čekej
sim-word-off = vypni
sim-word-on = zapni
sim-word-battery = baterie
sim-word-feel = ciť
sim-word-pull = odpoj
sim-word-plug = zapoj
sim-word-show = ukaž
sim-word-position = pozice
sim-word-next = dál
sim-word-help = nápověda
sim-word-end = konec
sim-help =
    zvedni e2, polož e4, polož e8 dáma
    nahraď d5: nový kámen, bez prázdné chvíle
    stiskni, dlouze: potvrzovací tlačítko
    stiskni bílý: tlačítko každého hráče
    páka: hodiny; tlačítko 3: jejich tlačítka
    baterie 15, ciť e2
    čekej 300: milisekundy
    vypni, zapni: napájení
    odpoj, zapoj: kabel
    ukaž: pozice
    pozice: FEN nebo start
    dál: další tah ze souboru
    konec
sim-port = Port: { $path }
sim-awaits = Partie začne, až se program zeptá.
sim-awaits-next = Další tah je připraven. Napište dál.
sim-no-next = Žádné další tahy.
sim-game-over = Partie skončila.
sim-lifted = Zvednuto: { $man } { $square }
sim-seated = Položeno: { $man } { $square }
sim-pressed = Stisknuto.
sim-set = Kameny jsou postaveny.
sim-done = Hotovo.
sim-waited = Čekalo se, milisekundy: { $length }.
sim-on = Napájení zapnuto.
sim-off = Napájení vypnuto.
sim-plugged = Kabel zapojen.
sim-pulled = Kabel odpojen.
sim-open = Program má port otevřený.
sim-closed = Žádný program nemá port otevřený.
sim-men-white = Bílý: { $men }
sim-men-black = Černý: { $men }
sim-no-men-white = Bílý: žádné kameny
sim-no-men-black = Černý: žádné kameny
sim-hand = Vedle šachovnice: { $men }
sim-empty = { $square } je prázdné.
sim-occupied = Obsazeno: { $man } { $square }. Napište nejdřív zvedni, nebo nahraď.
sim-nothing-in-hand = Ruka je prázdná. Uveďte kámen, třeba bílá dáma.
sim-no-button = Tato šachovnice takové tlačítko nemá.
sim-no-part = Tato šachovnice nemá baterii, prst necítí.
sim-no-button-number = { $word } není tlačítko. Tlačítka mají čísla 1 až 5.
sim-no-percent = { $word } nejsou procenta. Napište 0 až 100, s plusem při nabíjení.
sim-no-word = Neznámé slovo: { $word }. Napište nápověda.
sim-missing = Neúplné: { $word }. Napište nápověda.
sim-more = Příliš mnoho: { $word }.
sim-no-square = { $word } není pole. Napište třeba e2.
sim-what-square = Uveďte pole, třeba e2.
sim-no-man = { $word } není kámen. Napište třeba dáma.
sim-no-color = { $word }: bílý, nebo černý?
sim-no-time = { $word } není čas. Napište milisekundy, nejvýš hodinu.
sim-no-position = { $word } není pozice. Napište FEN, nebo start.
sim-dark = Světla: všechna zhasnutá.
sim-lit = Světla: { $squares }
sim-buzz = Zvuk: { $text }
sim-named = Číslo uloženo: { $text }
sim-shake = Třesení: { $text }
sim-shows = Hodiny ukazují: { $text }
sim-shows-and-beeps = Hodiny pípají a ukazují: { $text }
sim-shows-times = Hodiny ukazují časy.
sim-times = Hodiny nastaveny: bílý { $white }, černý { $black }
sim-plays = Tah počítače: { $from } { $to }
sim-no-system = Šachovnice lze simulovat jen na Linuxu, macOS a BSD.
sim-no-port = Není pseudoterminál: { $reason }
sim-no-file = Soubor nenalezen: { $file }.
sim-unreadable = { $file } nelze číst: { $reason }
sim-no-make = Neznámá značka: { $word }. Jsou: { $makes }.
sim-no-flag = Ne pro tuto značku: { $word }.
sim-no-side = { $word } není strana. Napište white, nebo black.
sim-no-style = { $word } není styl. Napište třeba own-first.
sim-cannot-confirm = Šachovnice nemá potvrzovací tlačítko.
sim-no-game = { $count ->
    [0] Žádnou partii v { $file } nelze přečíst.
    [one] V { $file } je jedna čitelná partie.
    [few] V { $file } jsou { $count } čitelné partie.
    [many] V { $file } je { $count } čitelných partií.
   *[other] V { $file } je { $count } čitelných partií.
}
sim-fault = { $file }, řádek { $line }: { $reason }
sim-fault-word = { $word } není závada. Napište třeba noise, loss, pull.
sim-fault-share = { $word } není podíl. Napište od 0 do 1, třeba 0.01.
sim-fault-square = { $word } není pole. Napište třeba b8.
sim-fault-number = { $word } není číslo. Napište milisekundy, nejvýš den, nebo bajt.
sim-fault-short = Na konci něco chybí.
sim-fault-more = Příliš mnoho: { $word }.
sim-fault-needs-time = { $word } potřebuje nejdřív svůj čas, třeba at 5000.
sim-fault-no-place = Nelze v jedné chvíli ani v jednom bajtu: { $word }. Napište from a to, nebo žádné.

## Soubor zápasu

match-line = Řádek { $line }: { $what }
match-key-in = { $key } v [{ $part }]
match-words = Jedno z: { $words }.
match-help-aid = Pomůcka: { $aid }.
match-wrong-form = nemá podobu klíč = "hodnota". Dejte hodnotu do uvozovek.
match-wrong-twice = to je v souboru dvakrát. Jedno z nich odstraňte.
match-wrong-unknown-near = { $key } je tu neznámé. Myslíte { $instead }?
match-wrong-unknown = { $key } je tu neznámé. Jedno z: { $words }.
match-wrong-part = { $part } je část souboru. Napište [{ $part }] na vlastní řádek.
match-wrong-value = { $key } nemůže být { $value }. { $help }
match-wrong-answer = Nerozumím jako { $key }: { $value }.
match-wrong-empty = { $key } nemá čitelnou hodnotu. { $help }
match-wrong-missing = Chybí { $key }. { $help }
match-wrong-relay = chybí asistent { $color-key ->
    [white] bílého
   *[black] černého
}. Uveďte ho v [{ $part }].
match-wrong-hearing = je třeba asistent: nevidomý hraje s neslyšícím. Uveďte ho v [white.assistant] nebo [black.assistant]. { $article }.
match-wrong-no-board = { $color } nemá elektronickou šachovnici. Napište device = "pegs" nebo "board", nebo vynechte adresu.
match-wrong-no-pegs = { $make } není kolíková šachovnice. Napište device = "board".
match-wrong-pegs = { $make } je kolíková šachovnice. Napište device = "pegs".
match-wrong-port = obě šachovnice jsou na { $port }. Každá potřebuje vlastní port.
match-wrong-boards = obě šachovnice vypadají stejně. Dejte každé její port, třeba dgt:/dev/ttyUSB0.
match-wrong-positions = partie má jednu výchozí pozici. Vynechte chess960, nebo position.
match-wrong-aid = { $aid }: to nemůže povolit žádný rozhodčí, rady jsou zakázány. FIDE 2023, 11.3.1.
match-wrong-code = { $key }: to není tajemství. { $what }
match-wrong-pace = pace bez hodin. Vynechte pace, nebo uveďte čas.

match-key-event = Turnaj nebo zápas.
match-key-site = Město a země.
match-key-place = Místo: sál a stůl.
match-key-round = Kolo.
match-key-date = Datum, třeba 2026-11-21.
match-key-time = Tempo hry, třeba 15+10, 40/90+30,30+30 nebo 5d3; off: bez hodin.
match-key-laws = Pravidla: vydání, třeba fide-2023.
match-key-pace = Druh hry. Bez toho rozhoduje tempo.
match-key-supervision = Dohled v rapidu a blesku. Dostatečný: platí turnajová pravidla.
match-key-announcing = Ohlašování: jak si hráči říkají tahy, třeba jezdec f3. Opakované: druhý hráč tah zopakuje, jako u nevidomých.
match-key-default-time = Čekací doba: o kolik minut se hráč smí opozdit, 0 až 600.
match-key-quickplay = Zrychlené dokončení: jestli jsou ohlášeny jeho zásady.
match-key-draws = Remíza dohodou. free: kdykoli. after 30: až po 30 tazích každého. arbiter: se souhlasem rozhodčího. arbiter until 30: takto do tahu 30.
match-key-adjournment = Přerušení: jestli lze partii přerušit.
match-key-session = Hrací doba: kolik minut trvá podle hodinek rozhodčího, 15 až 900.
match-key-adjudication = Posouzení: jestli se nedohraná partie hodnotí podle pozice.
match-key-minutes-by-claim = Minuty na reklamaci: jestli minuty za nemožný tah dostane jen ten, kdo ho reklamoval.
match-key-points = Body: kolik dává výhra, remíza a prohra.
match-key-appeals = Odvolání: jestli se hráči smějí odvolat proti rozhodnutím rozhodčího.
match-key-appeal-time = Lhůta pro odvolání: kolik minut po rozhodnutí nebo partii se lze odvolat, 0 až 1440. Bez ní: bez omezení.
match-key-appeal-fee = Poplatek za odvolání, třeba 50 eur.
match-key-chess960 = Šachy960: číslo výchozí pozice, 0 až 959.
match-key-variant = Varianta: jméno hry, pokud to nejsou šachy.
match-key-position = Výchozí pozice jako FEN. Bez toho obvyklá.
match-key-odds = Výhoda: co jeden hráč dává druhému, třeba knight, black pawn, draw nebo white time 5.
match-key-name = Jméno hráče.
match-key-title = Titul, třeba FM.
match-key-federation = Federace, třeba CZE.
match-key-club = Klub.
match-key-rating = Rating, 0 až 4000.
match-key-fide-id = Číslo FIDE, číslice.
match-key-blind = Nevidomý nebo slabozraký.
match-key-hard-of-hearing = Neslyšící nebo nedoslýchavý.
match-key-device = Zařízení: šachovnice nebo klávesnice hráče.
match-key-address = Adresa šachovnice: auto, značka, nebo značka a port, třeba peg1:/dev/ttyACM0.
match-key-moves = Hlas tahů: fide říká Eva vier, fide-cs Eva čtyři, cs e4.
match-key-talk = Hlas všeho ostatního.
match-key-form = Podoba tahů: dlouhá s výchozím polem, krátká bez něj, kde je to jasné.
match-key-speech = Řeč: jestli program mluví k tomuto hráči na jeho vlastním terminálu. Hostitel se řídí vaším nastavením.
match-key-rate = Rychlost řeči, -100 až 100.
match-key-output = Výstup zvuku pro tohoto hráče. Bez toho systémový.
match-key-synthesiser = Syntezátor: název jeho hlasu. Bez toho hlas jazyka.
match-key-print = Tisk: jak se tisknou řádky pro tohoto hráče.
match-key-braille-table = Braillská tabulka liblouis, třeba cs-g1.ctb; auto: podle jazyka.
match-key-score = Zápis: kdo ho vede. own: hráč, přes piš e4. hand: na papír nebo v braillu. assistant: program.
match-key-warnings = Upozornění: při kolika minutách to hráč uslyší, třeba 10,5,1; nebo off.
match-key-code = Kód: zadá ho každý, kdo usedne na toto místo. Bez toho žádný.
match-key-assistant-name = Jméno asistenta.
match-key-assistant-talk = Hlas pro asistenta.
match-key-arbiter-name = Jméno rozhodčího.
match-key-arbiter-passphrase = Heslo, jako otisk. Vytvoří ho { $program } match --new.
match-key-arbiter-talk = Hlas pultu. Bez toho hlas počítače.
match-key-arbiter-moves = Hlas tahů u pultu. Bez toho hlas počítače.
match-key-arbiter-speech = Řeč: jestli terminál pultu mluví.
match-key-arbiter-rate = Rychlost řeči u pultu, -100 až 100. Bez toho rychlost počítače.
match-key-arbiter-lock = Zámek: po tolika minutách bez zadání se pult znovu zeptá na heslo. 0: nikdy.
match-key-arbiter-output = Výstup zvuku pro rozhodčího. Bez toho systémový.
match-key-arbiter-synthesiser = Syntezátor u pultu: název jeho hlasu. Bez toho hlas jazyka.

match-word-yes = ano
match-word-no = ne
match-word-standard = vážné
match-word-rapid = rapid
match-word-blitz = blesk
match-word-adequate = dostatečný
match-word-sparse = nedostatečný
match-word-repeat = ohlašované a opakované
match-word-repeat-first = ohlašované a opakované před hodinami
match-word-announce = ohlašované
match-word-off = nic
match-word-keyboard = klávesnice
match-word-pegs = kolíková šachovnice
match-word-board = obyčejná elektronická šachovnice
match-word-assistant = asistent
match-word-long = dlouhá
match-word-short = krátká
match-word-text = text
match-word-braille = braille
match-word-own = hráč, přes piš e4
match-word-hand = hráč, na papír nebo v braillu

aid-own-announcements = poslední ohlášení
aid-score-sheet = vlastní zápis
aid-times = časy
aid-move-number = číslo tahu
aid-opponent-score = zápis soupeře
aid-position-readout = přečtení pozice
aid-legal-moves = možné tahy
aid-attackers = útočící kameny
aid-draw-hints = upozornění na remízu
aid-opening-name = jméno zahájení
aid-takeback = vracení tahů
aid-engine = šachový engine

match-about-file =
    Zápas pro touchmove. Řádky, které začínají #, jsou poznámky pro vás.
    Zkontrolujete ho: { $program } match --check a název tohoto souboru.
match-about-aids =
    Pomůcky pro oba hráče, yes nebo no. Bez toho jako v pravidlech.
    Dovoleno: own-announcements, score-sheet, times, move-number.
    Jen se svolením: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nikdy: engine.
    Pro jednoho hráče: část [white.aids] nebo [black.aids].
match-about-arbiter = Je tu jen otisk, ne samo heslo.

match-part-player = { $color }.
match-part-assistant = Asistent { $color-key ->
    [white] bílého
   *[black] černého
}.
match-part-player-aids = Pomůcky jen pro { $color-key ->
    [white] bílého
   *[black] černého
}.
match-part-aids = Pomůcky pro oba hráče.
match-part-arbiter = Rozhodčí.
match-ask-begin =
    Nový soubor zápasu, asi 15 otázek.
    Samotný Enter: nabízená odpověď.
    zpět: předchozí otázka.
    Control-C: přestat. Odpovědi zůstanou.
match-ask-on = { $count ->
    [one] Pokračování po jedné odpovědi.
    [few] Pokračování po { $count } odpovědích.
    [many] Pokračování po { $count } odpovědích.
   *[other] Pokračování po { $count } odpovědích.
}
match-looking = Hledám šachovnice.
match-found-none = Žádná šachovnice nenalezena.
match-found = Nalezeno: { $boards }.
match-ask-time = Tempo hry, třeba 15+10, 40/90+30,30+30 nebo 5d3. Bez hodin: off.
match-ask-name = Jméno, { $color-key ->
    [white] bílý
   *[black] černý
}.
match-ask-blind = Kdo je nevidomý nebo slabozraký?
match-ask-device = Na čem hraje { $color-key ->
    [white] bílý
   *[black] černý
}?
match-ask-assistant = Jméno asistenta { $color-key ->
    [white] bílého
   *[black] černého
}.
match-ask-braille = Kdo čte řádky v braillu?
match-ask-output = Který výstup zvuku je pro { $color-key ->
    [white] bílého
   *[black] černého
}?
match-word-program = program
match-word-both = oba
match-word-neither = nikdo
match-found-board = šachovnice { $make } na { $port }
match-device-pegs-later = kolíková šachovnice, zapojená později
match-device-board-later = obyčejná elektronická šachovnice, zapojená později
match-device-relayed = tahy zadává asistent

match-ask-aids = Které pomůcky navíc jsou povoleny? Čísla s čárkami.
match-ask-passphrase = Heslo rozhodčího k pultu. Nejméně 10 znaků, nebo tři slova.
match-ask-passphrase-again = Heslo ještě jednou.
match-passphrase-short = Příliš krátké. Zadejte nejméně { $characters } znaků, nebo nesouvisející slova, počet { $words }.
match-code-short = Příliš krátké. Zadejte nejméně 4 znaky.
match-weak-few = Příliš snadné: skoro samá stejná písmena.
match-weak-repeated = Příliš snadné: opakuje se to.
match-weak-digits = Příliš snadné: jen číslice.
match-weak-row = Příliš snadné: řada klávesnice nebo abecedy.
match-weak-known = Příliš snadné: to každý zkusí první.
match-weak-name = Příliš snadné: jméno z této partie.
match-weak-offered = Například: { $text }.
match-passphrase-differs = Liší se. Zadejte heslo znovu, dvakrát.
match-choice = { $number }: { $word }
match-help-name = Zadejte jméno tohoto hráče. Bude v zápisech.
match-help-blind = Zadejte číslo nebo slovo. Pro nevidomé se tahy ohlašují a platí jiná pravidla.
match-help-device = Zadejte číslo šachovnice tohoto hráče. Pro jinou: značka a port, třeba dgt:/dev/ttyUSB0.
match-help-assistant = Zadejte jméno, nebo stiskněte Enter. Asistent přesouvá kameny a pomáhá, jak pravidla dovolují.
match-help-braille = Zadejte číslo nebo slovo. Řádky se tisknou v Unicode braillu, pro řádky, které ukazují terminál.
match-help-output = Zadejte číslo výstupu tohoto hráče. Každý hráč potřebuje vlastní sluchátka.
match-help-time = Minuty plus sekundy na tah: 90+30. Dvě kontroly: 40/90+30,30+30. Bez hodin: off.
match-help-default-time = Zadejte minuty. Kdo přijde později, prohrává. 0: prohrává každé zpoždění. Není-li nic určeno, rozhodne rozhodčí.
match-help-arbiter = Zadejte jméno rozhodčího. Bude ve zprávě.
match-help-aids = Zadejte čísla s čárkami, nebo žádné. Hráči se pak smějí ptát na víc, než pravidla dovolují.
match-help-passphrase = Zadejte heslo k pultu. Neukazuje se a nikdo ho později nezjistí.
match-help-passphrase-again = Zadejte totéž heslo, aby se poznal překlep.
match-help-choice = Zadejte číslo odpovědi, nebo její slovo.
match-help-text = Zadejte odpověď. Beze změny: Enter.
match-help-review = Enter zapíše soubor. Řádek změníte, když zadáte jeho název. vše: celá tabulka znovu.
match-enter = Enter: { $value }.
match-enter-none = Enter: žádné.
match-enter-nothing = Vynechat: žádné.
match-enter-again = Zadejte odpověď.
match-enter-kept = Enter: to, co jste zadali.
match-enter-passphrase = Samotný Enter: zeptat se na obě znovu.
match-none = žádné
match-back = zpět
match-back-none = To je první otázka.
match-review = Tabulka:
match-review-row = { $name }: { $value }
match-review-set = nastaveno
match-review-aids = podle pravidel
match-review-output = systémový
match-review-default-time = neurčena, rozhodne rozhodčí
match-review-more = Podle názvu také: { $names }.
match-review-end =
    Chcete-li něco změnit, zadejte název, třeba { $name }. Další názvy: nápověda.
    Enter: zapsat soubor.
match-review-all = vše
match-review-again =
    Chcete-li změnit víc, zadejte název. Celou tabulku uslyšíte: vše.
    Enter: zapsat soubor.
match-review-unknown = Neznámé: { $word }. Zadejte název ze seznamu.
match-name-of = { $color } { $name }
match-name-event = turnaj
match-name-site = město
match-name-place = místo
match-name-round = kolo
match-name-date = datum
match-name-time = tempo
match-name-laws = pravidla
match-name-pace = druh hry
match-name-supervision = dohled
match-name-announcing = ohlašování
match-name-default-time = čekací doba
match-name-quickplay = zrychlené dokončení
match-name-draws = remízy
match-name-adjournment = přerušení
match-name-session = hrací doba
match-name-adjudication = posouzení
match-name-minutes-by-claim = minuty na reklamaci
match-name-points = body
match-name-appeals = odvolání
match-name-appeal-time = lhůta pro odvolání
match-name-appeal-fee = poplatek za odvolání
match-name-chess960 = Šachy960
match-name-variant = varianta
match-name-position = pozice
match-name-odds = výhoda
match-name-name = jméno
match-name-title = titul
match-name-federation = federace
match-name-club = klub
match-name-rating = rating
match-name-fide-id = číslo FIDE
match-name-blind = nevidomý
match-name-hard-of-hearing = neslyšící
match-name-device = zařízení
match-name-moves = hlas tahů
match-name-talk = hlas
match-name-form = podoba
match-name-speech = řeč
match-name-rate = rychlost řeči
match-name-output = výstup
match-name-synthesiser = syntezátor
match-name-braille = braille
match-name-braille-table = tabulka braillu
match-name-score = zápis
match-name-warnings = upozornění
match-name-aids = pomůcky
match-name-assistant-name = asistent
match-name-assistant-talk = hlas pro asistenta
match-name-arbiter-name = rozhodčí
match-name-arbiter-passphrase = heslo
match-name-code = kód místa
match-name-arbiter-lock = zámek pultu
match-name-arbiter-talk = hlas pultu
match-name-arbiter-moves = hlas tahů pultu
match-name-arbiter-speech = řeč pultu
match-name-arbiter-rate = rychlost řeči pultu
match-name-arbiter-output = výstup pultu
match-name-arbiter-synthesiser = syntezátor pultu
match-changed = Soubor zápasu se změnil: { $keys }. Běžící partie si nechává staré podmínky.
match-changed-key = { $key } z { $then } na { $now }
match-left-out = nic
match-go-on = Partie { $game } tohoto zápasu je nedohraná. Pokračovat v ní za starých podmínek? Odpověď ne: začne nová za nových podmínek a partie { $game } zůstane v archivu. Ano, nebo ne?
match-help-go-on = ano: nedohraná partie pokračuje, jak začala. ne: nová partie za nových podmínek.
match-not-begun = Partie { $game } je nedohraná, nikdo neodpověděl. Spusťte zápas znovu a odpovězte.
match-left = Nic se nezapsalo.
match-kept = Vaše odpovědi jsou uloženy. Pokračujte týmž příkazem.
match-not-kept = Vaše odpovědi nejsou uloženy: { $reason }.
match-written = Zapsáno: { $file }.
match-begin =
    Soubor zápasu nemá chyby.
    Začněte: { $program } match { $file }
match-no-randomness = Systém nedal náhodná čísla. Nic se nezapsalo.
match-exists = { $file } už existuje. Uveďte jiný soubor.
match-not-written = Nezapsáno, { $file }: { $reason }.
match-not-there = Soubor zápasu nenalezen: { $file }. Napíšete ho: { $program } match --new { $file }
match-not-read = { $file } nelze číst: { $reason }.
match-reason-missing = soubor neexistuje
match-reason-folder = to je složka, uveďte v ní soubor
match-reason-no-text = není to prostý text, uložte ho jako UTF-8
match-reason-denied = nedovolují to oprávnění

match-title = Bílý { $white }, černý { $black }.
match-event = Turnaj: { $text }.
match-round = Kolo { $text }.
match-site = Město: { $text }.
match-place = Místo: { $text }.
match-date = Datum: { $text }.
match-laws = Pravidla: { $edition }, druh hry: { $pace }.
match-supervision-adequate = Dohled: dostatečný.
match-supervision-sparse = Dohled: nedostatečný.
match-announcing-repeat = Tahy se ohlašují, opakují a provádějí na šachovnici.
match-announcing-repeat-first = Tahy se ohlašují, opakují a provádějí na šachovnici, pak se tisknou hodiny. Od ohlášení do té doby běží hodiny soupeře.
match-announcing-announce = Tahy se ohlašují, neopakují.
match-announcing-off = Tahy se neohlašují.
match-chess960 = Šachy960, výchozí pozice { $number }.
match-variant = { $variant }.
match-position = Výchozí pozice: { $position }.
match-position-chess960 = Šachy960, výchozí pozice { $position }.
match-default-time = Čekací doba: { $time }.
match-quickplay = Zrychlené dokončení: ohlášeno.
match-draws-after = Remíza dohodou: až po { $count } tazích každého hráče.
match-draws-arbiter = Remíza dohodou: jen se souhlasem rozhodčího.
match-draws-arbiter-until = Remíza dohodou: před { $count } tahy každého hráče jen se souhlasem rozhodčího.
match-adjournment = Přerušení: dovoleno.
match-session = Hrací doba: { $time }.
match-adjudication = Posouzení partie: dovoleno.
match-minutes-claimed = Minuty za nemožný tah: jen na reklamaci.
match-points = Body: { $win } za výhru, { $draw } za remízu.
match-no-appeals = Odvolání: není. Rozhodnutí rozhodčího jsou konečná.
match-appeal-time = Odvolání: lhůta { $time }.
match-appeal-fee = Poplatek za odvolání: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } je nevidomý nebo slabozraký.
match-hard-of-hearing = { $color } je neslyšící nebo nedoslýchavý.
match-device-keyboard = { $color } hraje na klávesnici.
match-device-pegs = { $color } hraje na kolíkové šachovnici, { $address }.
match-device-board = { $color } hraje na elektronické šachovnici, { $address }.
match-device-assistant = { $color } hraje přes asistenta.
match-assistant = { $color } má asistenta: { $name }.
match-spoken = { $color } slyší tahy hlasem { $moves }, vše ostatní hlasem { $talk }.
match-printed = { $color } čte tahy hlasem { $moves }, vše ostatní hlasem { $talk }.
match-output = Výstup zvuku { $color-key ->
    [white] bílého
   *[black] černého
}: { $output }.
match-braille = { $color } čte braille, tabulka { $table }.
match-score-own = Zápis { $color-key ->
    [white] bílého
   *[black] černého
}: zadává hráč.
match-score-hand = Zápis { $color-key ->
    [white] bílého
   *[black] černého
}: rukou, na papír nebo v braillu.
match-score-assistant = Zápis { $color-key ->
    [white] bílého
   *[black] černého
}: vede program.
match-warnings = Upozornění na čas pro { $color-key ->
    [white] bílého
   *[black] černého
}, minuty: { $minutes }.
match-aids = { $color } se smí ptát na: { $aids }.
match-arbiter = Rozhodčí: { $name }.
match-good = Soubor zápasu nemá chyby.
match-note-silent = Neobvyklé: hráč je nevidomý a tahy se neohlašují. Vyžaduje to { $article }; turnaj to smí upravit.
match-note-unheard = Neobvyklé: oba hráči jsou nevidomí a tahy se neohlašují. Vyžaduje to { $article }. Napište announcing = "repeat".
match-note-unrepeated = Neobvyklé: hráč je nevidomý a tahy se neopakují. Vyžaduje to { $article }; turnaj to smí upravit.
match-note-no-clocks = Neobvyklé: bez hodin.
match-note-pace = Neobvyklé: druh hry { $pace }. Podle tempa je to { $usual }.
match-note-default-time = Bez čekací doby: rozhodne rozhodčí. { $article }: určí ji turnaj.
match-note-score = Neobvyklé: { $color-key ->
    [white] bílý
   *[black] černý
} vidí a nevede zápis. { $article }.
match-note-output = Oba hráči mají jeden výstup: každý slyší i to, co je pro druhého.
match-note-passphrase = Toto heslo je v příkladech: zná ho každý. { $program } match --new se zeptá na vaše.
match-note-quickplay = Zrychlené dokončení: při tomto tempu bez účinku, { $article }.
match-note-quickplay-blitz = Zrychlené dokončení: v bleskové hře není, { $article }. Vynechte ho.
match-note-session = Hrací doba: bez účinku, partii nelze přerušit. Napište adjournment = "yes".
match-note-title = Neobvyklý titul: { $color }. FIDE má GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Jiní smějí číst { $file }, s kódy a otiskem hesla. Zavřete ho: { $command }

## U stolu zápasu

seat-opened = Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
}. Jméno: { $name }. Soupeř: { $opponent }.
seat-waits = Hodiny spustí rozhodčí.
seat-compare-board = Porovnejte šachovnici s touto pozicí.
seat-offer-open = Nabídka remízy { $color-key ->
    [white] bílého
   *[black] černého
} čeká.
seat-stands = Hodiny stojí. Spustí je rozhodčí.
seat-set-up = Postavte šachovnici znovu: změnilo se příliš mnoho.
seat-adjourned = Partie je přerušena. Obálku otevře rozhodčí.
seat-waits-repetition = { $color } to musí opakovat.
seat-answer-offer = Zadejte přijmi, nebo odmítni.
seat-not-you = Nejste na tahu.
seat-must-play = Reklamovali jste s tahem { $move }: zahrajte ho teď.
seat-free = Smíte zahrát jakýkoli možný tah.
seat-made-stays = Pozdě: váš tah je { $move }.
seat-position-set = Pozice je určena. Postavte šachovnici.
seat-absent = Je u vás zapsána nepřítomnost. Zavolejte rozhodčího: rozhodčí.
table-began = Partie začíná. Běží hodiny { $color-key ->
    [white] bílého
   *[black] černého
}.
table-began-clockless = Partie začíná.
table-resumed = Hodiny zapnuty. Běží hodiny { $color-key ->
    [white] bílého
   *[black] černého
}.
seat-clock-runs = Běží vaše hodiny.
seat-no-quit = Zápas zastaví nebo ukončí jen rozhodčí. Zavolat ho: rozhodčí. Vzdát partii: vzdej.
desk-help-passphrase = Zadejte heslo rozhodčího. Bylo zvoleno se souborem zápasu a neukazuje se.
desk-passphrase = Heslo rozhodčího. Samotný Enter: zpět.
desk-not-opened = Pult zůstává zavřený. Otevřete ho příkazem pult.
desk-waits = Ověřuji heslo.
desk-wrong = Špatné heslo. Zadejte ho znovu. Samotný Enter: zpět.
desk-wrong-wait = Špatné heslo. Počkejte { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
    [many] sekund
   *[other] sekund
}, pak ho zadejte znovu. Samotný Enter: zpět.
desk-early = Příliš brzy, neověřeno. Počkejte { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
    [many] sekund
   *[other] sekund
}, pak ho zadejte znovu. Samotný Enter: zpět.
desk-open = Vítejte u pultu rozhodčího.
desk-wanted = Je třeba rozhodčí.
desk-open-matters = Vítejte u pultu rozhodčího. { $count ->
    [one] Na vaše rozhodnutí čeká jedna věc
    [few] Na vaše rozhodnutí čekají { $count } věci
    [many] Na vaše rozhodnutí čeká { $count } věcí
   *[other] Na vaše rozhodnutí čeká { $count } věcí
}.
desk-alone = Zadejte jen pult. Pak přijde otázka na heslo a neukáže se.
desk-alone-open = Zadejte jen pult, pak příkaz. Slova za ním se nečtou.
desk-closed = Pult je zavřený.
desk-locked = Pult je zamčený: dlouho nic nepřišlo. Zadejte cokoli, pak heslo.
desk-locked-seat = Pult je zamčený: dlouho nic nepřišlo. Otevřete ho příkazem pult.
desk-no-legal-move = Nemožný tah. Hráči to neslyší.
desk-noted = Zapsáno.
task-done = Hotovo: { $what }
task-open = Zbývá: { $what }
task-room = Sál: světlo, klid, stoly a židle.
task-telephones = Telefony: vypnuty a odevzdány.
task-boards = Šachovnice: správně postaveny a otočeny.
task-clocks = Hodiny: nařízeny a v pořádku.
task-assistants = Asistenti: vědí, co smějí.
task-rules = Hráči: znají tempo, pravidla a své pomůcky.
task-default-time = Čekací doba: oznámena.
task-committee = Odvolací komise: jmenována.
task-start = Hodiny: spuštěny včas.
task-watch = Partie: sledována, hlavně v časové tísni.
task-recording = Partiáře: každý tah se zapisuje.
task-flags = Praporky: sledovány.
task-quickplay = Poslední minuty: stále sledovány.
task-compare = Šachovnice: porovnány se záznamem.
task-spectators = Diváci: tiší.
task-session = Hrací doba: konec oznámen.
task-envelope = Obálka: zkontrolována, zavřena a uložena.
task-result = Výsledek: zapsán.
task-signed = Partiáře: podepsány oběma.
task-sheets = Partiáře: vybrány.
task-report = Dokumenty: napsány a předány pořadateli.
desk-tasks-before = Před partií:
desk-tasks-during = Při partii:
desk-tasks-after = Po partii:
desk-task = { $number }: { $what }
desk-task-done = { $number }, hotovo: { $what }
desk-tasks-none = Zatím je vše hotovo. Všechny úkoly: úkoly vše.
desk-task-record = To říká záznam sám. { $what }
desk-no-such-task = Úkol { $number } není. Jsou 1 až { $count }.
desk-tasks-open = Neodškrtnuté úkoly: { $count }. Poslech: úkoly.
desk-glossary = { $language }: { $word }
term-check = šach
term-checkmate = šachmat
term-stalemate = pat
term-castling = rošáda
term-en-passant = braní mimochodem
term-promotion = proměna
term-sealed-move = zapečetěný tah
term-warning = napomenutí
term-penalty = trest
desk-glossary-none = Není ve slovníčku: { $word }. Má figury, příkazy a pojmy pravidel.
desk-board-square = { $square }: šachovnice { $board }, partie { $game }.
desk-closed-look = Pult je zavřený. Otevřete ho příkazem pult.
desk-no-boards = Žádná šachovnice není připojena.
desk-quit = Opustit pult: opusť. Přestat na později: Control-D u hostitele. Ukončit zápas: uzavři.
desk-unknown = U pultu neznámé: { $word }. Příkazy: nápověda.
desk-no-question = U pultu není otázka.

## Terminál hostitele

host-busy = Zápas už je otevřen v jiném programu. Nejdřív zavřete ten.
host-quit = Přestat na později: Control-D. Hodiny se zastaví a týž soubor zápas obnoví. Ukončit: uzavři u pultu.
host-kept = Zápas uložen jako partie { $game }. Pokračovat: { $program } match a týž soubor.
host-desk = Pult
host-for = { $place }:
host-guide-desk = Rozhodčí: pult otevřete příkazem pult.
host-guide-several = Pro jedno místo: černý e4.
host-speaks-for = Mluvíte za: { $place }.
host-look = Chcete-li tu vidět místo, zadejte jeho název: { $places }.
host-serves-none = Všechna místa obsluhují jiné terminály. Tento vede zápas.
host-taken = { $seat ->
    [desk] Pult je u jiného terminálu. Nejdřív zavřete ten.
   *[other] { $place } hraje u jiného terminálu. Nejdřív zavřete ten.
}
host-given = { $seat ->
    [desk] Pult je teď u jiného terminálu.
   *[other] { $place } hraje teď u jiného terminálu.
}
host-gone = { $seat ->
    [desk] Terminál pultu zmizel. Jeho řádky se zadávají tady.
   *[other] Terminál zmizel: { $place }. Hraje se tady.
}
room-of-table = Stůl { $table }: { $said }
room-open = { $count ->
        [one] Jeden stůl
        [few] { $count } stoly
        [many] { $count } stolu
       *[other] { $count } stolů
    }: { $tables }.
room-new-tables = Nové stoly: { $tables }.
room-gone-table = Stůl { $table } už v souboru sálu není. Jeho zápas, bílý { $white }, černý { $black }, zůstává uložen jako partie { $game }.
room-guide = Přejít ke stolu: stůl { $table }. Stoly: { $tables }.
room-range = { $first } až { $last }
room-table-words = stůl, stul
room-no-table = Stůl { $table } tu není. Stoly: { $tables }.
room-table-number = Chybí číslo stolu. Stoly: { $tables }.
room-which-table = Uveďte stůl, je jich tu víc: { $program } seat { $seat } --table a jeho číslo. Stoly: { $tables }.
room-table-over = Stůl { $table }: zápas skončil.
room-no-desk = Pult sálu tu není. Pult jednoho stolu: { $program } seat desk
room-has-no-table = Pult sálu není u žádného stolu. Vynechte --table.
room-quit = Přestat na později: Control-D. Hodiny se zastaví a týž soubor sálu obnoví všechny zápasy.
room-kept = { $count ->
        [one] Jeden zápas uložen
        [few] { $count } zápasy uloženy
        [many] { $count } zápasu uloženo
       *[other] { $count } zápasů uloženo
    }. Pokračovat: { $program } room a týž soubor.
room-reopened = výsledek už neplatí.
room-wrong-number = stůl { $table } tu už je. Každý stůl potřebuje vlastní číslo.
room-wrong-file = jiný stůl má { $file }. Každý stůl potřebuje vlastní soubor zápasu.
room-wrong-empty = V souboru nejsou stoly. Napište na řádek [[table]] a pod něj number a match.
room-wrong-port = i stůl { $table } má šachovnici na { $port }. Každá potřebuje vlastní port.
room-wrong-boards = i stůl { $table } má takovou šachovnici. Dejte každé její port, třeba dgt:/dev/ttyUSB0.
room-key-number = Číslo stolu, od 1 do 9999.
room-key-match = Soubor zápasu toho stolu, třeba table7.toml.
room-not-there = Soubor sálu nenalezen: { $file }.
room-good = Soubor sálu nemá chyby.
cli-room = Zápasy u několika stolů, podle souboru sálu.
arg-room-file = soubor sálu.
arg-room-check = vypsat chyby souboru sálu.
arg-seat-table = číslo stolu, má-li jich sál několik.
arg-seat-by = příkaz, který vede k zápasu na jiném počítači.
arg-link-place = white, black, desk, room nebo captain: jediné místo, ke kterému vede.

## Další terminály zápasu

client-no-table = Žádný zápas tu není otevřen. Spusťte ho v jiném terminálu: { $program } match a jeho soubor.
client-older = Tento touchmove je starší než ten druhý. Spusťte tu stejný.
client-newer = Tento touchmove je novější než druhý. Spusťte tu stejný.
client-stranger = Tento zápas patří jinému uživateli. Spusťte to jako on.
client-stuck = Zápas neodpovídá. Podívejte se na jeho terminál.
client-gone = Spojení ztraceno. Čekám na zápas. Odejdete příkazem konec.
client-back = Spojení obnoveno.
client-waits = Neodesláno: spojení ztraceno. Čekám na zápas. Odejdete příkazem konec.
client-connects = Spojuji se se zápasem.
client-no-table-there = Tam není otevřen žádný zápas. Zkuste to, až bude.
client-no-way = Bez spojení. Spusťte příkaz samotný a uvidíte proč.
link-other-place = Toto spojení je jen pro { $place }. Žádejte o toto místo.
client-braille-lost = Braille selhal: { $reason }. Řádky jsou textem.
link-busy = Na tomto počítači je otevřen jiný zápas. Nejdřív ho tam ukončete, nebo uveďte přes --data jinou složku.
link-closed = Žádný další terminál se nepřipojí: { $reason }.
reason-long-path = název složky dat je příliš dlouhý
reason-no-sockets = tento systém takové sokety nemá
reason-no-output = neznámý výstup zvuku; názvy vypíše pactl list short sinks

## Turnajová zkouška

opening-strict =
    Turnajová zkouška.
    Zadáním svůj tah ohlásíte. Pak { $press }.
    Zadáním tah soupeře opakujete.
set-up-position = Zvláštní výchozí pozice. Postavte šachovnici:
announcement-unclear = Není to jasné. Řekněte kámen a obě pole, u rošády pole krále.
slip-stands = Na opravu je pozdě: hodiny jsou stisknuty. Tah platí.
withheld-own-announcements = Ohlášení nejsou dostupná: rozhodčí je odebral.
withheld-score-sheet = Zápis není dostupný: rozhodčí ho odebral.
withheld-times = Časy nejsou dostupné: rozhodčí je odebral.
withheld-move-number = Číslo tahu není dostupné: rozhodčí ho odebral.
withheld-opponent-score = Zápis soupeře není dostupný.
withheld-position-readout = Pozice není dostupná. Ohmatejte vlastní šachovnici.
withheld-position-sighted = Pozice není dostupná. Podívejte se na vlastní šachovnici.
withheld-legal-moves = Možné tahy nejsou dostupné.
withheld-attackers = Útočníci, obránci: nedostupné.
withheld-draw-hints = Nedostupné: že můžete reklamovat, musíte poznat sami.
withheld-opening-name = Jména zahájení nejsou dostupná.
withheld-takeback = Tahy se nevracejí.
withheld-engine = Během partie žádné rady, žádná změna úrovně.
withheld-never = Ne během této partie: { $name }.
help-strict-announce =
    Jste na tahu. Zadejte tah: tím se ohlásí.
    Při proměně řekněte i kámen.
    Můžete se ptát: poslední, opakuj, zápis, hodiny, tah.
    Také: remíza, reklamuj opakování, vzdej.
    Odejít: konec.
    Více: nápověda vše, nápověda reklamuj.
help-strict-press =
    Váš tah je ohlášen. Teď stiskni.
    Přeřeknutí, předtím: oprav jezdec f3.
help-strict-repeat =
    Zadejte tah soupeře: tím ho opakujete.
    Pak jste na tahu.
help-strict-wait =
    Nejste na tahu. Počkejte.
    Můžete se ptát: poslední, opakuj, zápis, hodiny, tah.

## Dokumenty zápasu

report-title = Zpráva pro rozhodčího
report-table = Stůl
report-course = Průběh partie
report-began = Začátek: { $date }. Časy jsou hodiny, minuty, sekundy hry.
report-began-at = Začátek: { $date }. Časy jsou denní doby.
report-program-started = Program spuštěn: { $when }.
report-result = Výsledek: { $score }. { $ended }
report-open = Výsledek: otevřený. Partie neskončila.
report-open-adjourned = Výsledek: otevřený. Partie je přerušena.
report-used = { $color } spotřeboval: { $time }.
report-illegal-acts = { $color }, přestupky: { $count }.
report-claims = { $color }, reklamace: { $count }.
report-complaints = { $color }, stížnosti: { $count }.
report-appeals = { $color }, odvolání: { $count }.
report-claims-wrong = { $color }, neoprávněné reklamace: { $count }.
report-offers = { $color }, nabídky remízy: { $count }.
report-aids-none = { $color } nepoužil žádnou pomůcku.
report-aids-had = { $color } použil: { $aids }.
report-aids-refused = { $color } byl odmítnut: { $aids }.
report-aid = { $aid }, { $count ->
    [one] jednou
    [few] { $count }krát
    [many] { $count }krát
   *[other] { $count }krát
}
report-rulings = Rozhodnutí a tresty: { $count }.
report-passphrases = Špatná hesla: { $count }, obálka: { $envelope }.

report-started = Partie začíná.
report-entered = { $color } hraje: { $move }.
report-touched = { $color } se dotýká { $square }.
report-lifted = { $color } zvedá kámen z { $square }.
report-seated = { $color } pokládá kámen na { $square }.
report-seated-man = { $color } pokládá na { $square }: { $piece }.
report-adjusting = { $color } říká: opravuji.
report-plays = { $color } hraje na jiném zařízení: { $board }.
report-screen = obrazovka
report-announced = { $color } ohlašuje: { $move }.

report-repeated = { $color } opakuje: { $move }.
report-repeated-none = { $color } opakuje neproveditelný tah.
report-says = { $color } říká: { $text }
report-unclear = { $color } říká { $text }: nemožný tah. Program se zeptal na obě pole.
report-seen-to = Vyřízeno: slova hráče k rozhodčímu.
report-seen-to-of = Vyřízeno: { $color-key ->
    [white] bílý
   *[black] černý
} k rozhodčímu, { $text }
report-executed = { $color } provádí tah na šachovnici.
report-corrected = { $color } opravuje na { $move }.
report-clock-pressed = { $color } tiskne hodiny.
report-two-hands = { $color } použil dvě ruce.
report-two-hands-claimed = { $color } říká: tah provedly dvě ruce.
report-flag-claimed = { $color } reklamuje praporek soupeře.
report-illegal-claimed = { $color } reklamuje nemožný tah.
report-correction-wanted = { $color } chce opravit nemožný tah.
report-touch-claimed = { $color } říká: { $opponent-key ->
    [white] bílý
   *[black] černý
} se dotkl { $square }, tah { $number }.
report-found = Ohlášena nesrovnalost.
report-draw-offered = { $color } nabízí remízu.
report-draw-accepted = { $color } přijímá remízu.
report-draw-declined = { $color } odmítá remízu.
report-claimed-threefold = { $color } reklamuje remízu, třikrát táž pozice.
report-claimed-threefold-with = { $color } reklamuje remízu, třikrát táž pozice, zamýšlený tah { $move }.
report-claimed-fifty = { $color } reklamuje remízu, padesát tahů.
report-claimed-fifty-with = { $color } reklamuje remízu, padesát tahů, zamýšlený tah { $move }.
report-claimed-no-effort = { $color } reklamuje remízu: soupeř se nesnaží vyhrát.
report-claimed-cannot-win = { $color } reklamuje remízu: soupeř nemůže vyhrát běžnými prostředky.
claim-clocks = Hodiny: bílý { $white }, černý { $black }.
report-increment = { $color } žádá o přídavek.
report-resigned = { $color } se vzdává.
report-taken-back = Žádost o vrácení, půltahy: { $count }.
report-wrote = { $color } zapisuje tah { $place }: { $move }.
report-crossed-out = { $color } škrtá tah { $place }.
report-signed = { $color } podepisuje { $result }.
report-absent = { $color } je zapsán jako nepřítomný.
report-arrived = { $color } přichází.
report-adjournment = Rozhodčí přerušuje partii.
report-adjournment-early = Rozhodčí přerušuje partii předčasně. Zbytek hrací doby: { $time }.
report-sealed = { $color } pečetí tah.
report-adjourned = Rozhodčí má obálku.
report-envelope-lost = Obálka je ztracena. Hráči se na tahu neshodují.
report-envelope-lost-agreed = Obálka je ztracena. Hráči se shodují na { $move }.
report-opened = Obálka je otevřena: { $move }.
report-opened-ambiguous = Obálka je otevřena: tah může znamenat různé věci.
report-opened-unreadable = Obálka je otevřena: tah nelze přečíst.
report-resumption = Je čas obnovit přerušenou partii.
report-rules = Rozhodčí chce rozhodnout: { $ruling }
report-refused = Odmítnuto: { $why }
report-position-set = Pozice je určena: { $position }.
report-judged-possible = Zjištěno: mat je možný.
report-judged-none = Zjištěno: mat není možný.
report-judged-undecided = Zjištěno: nelze určit, zda je mat možný.
report-paused = Hodiny jsou zastaveny.
report-resumed = Hodiny jsou znovu spuštěny.
report-time-passed = Vypršela lhůta.
report-clocks-told = Hodiny ukazují { $white } a { $black }.
report-result-told = Server ukončuje partii: { $result }.
report-closed = Neukazuje se, dokud je obálka zavřená.

report-not-pressed = { $color } nestiskl hodiny. Hodiny běží dál.
report-illegal-stands = Tah { $color-key ->
    [white] bílého
   *[black] černého
} byl nemožný. Platí do reklamace.
report-illegal-position = Tah byl nemožný: dva králové v šachu, nebo pěšec na poslední řadě. { $color } má jeden tah, aby to napravil.
report-asks = Je mat ještě možný? To se zkoumá.
report-clock-runs = Běží hodiny { $color-key ->
    [white] bílého
   *[black] černého
}.

report-asked-had = { $color } žádá o pomůcku a má ji: { $aid }.
report-asked-refused = { $color } žádá o pomůcku, odmítnuto: { $aid }.
report-granted = { $color } dostává pomůcku: { $aid }.
report-withdrawn = { $color } už nesmí používat: { $aid }.
report-assistant = Asistent { $color-key ->
    [white] bílého
   *[black] černého
}: { $name }.
report-assistant-dismissed = Asistent { $color-key ->
    [white] bílého
   *[black] černého
} je propuštěn.
report-passphrase-right = Pult otevřen, místo: { $place }. Heslo správné.
report-passphrase-wrong = Špatné heslo, místo: { $place }.
report-envelope-right = Obálka: heslo správné, místo: { $place }.
report-envelope-wrong = Obálka: špatné heslo, místo: { $place }.
report-code-wrong = Špatný kód, místo: { $place }.
report-envelope-key = Vytvořen klíč obálek.
report-desk-closed = Pult je zavřený.
report-desk-locked = Pult zamčen, místo: { $place }. Nic nepřišlo.
report-desk-talks = Hlas u pultu je teď { $voice }.
report-questioned = Zpětná otázka u pultu: { $what }
report-answered-yes = Rozhodčí říká ano.
report-answered-no = Rozhodčí říká ne: nic se neděje.
report-answered-dropped = Otázka padá: nic se neděje.
report-program-closed = Program zavřen: { $when }.
report-was-closed = Byl zavřený po dobu: { $time }.
report-broken-off = Program nebyl zavřen: pád, nebo výpadek proudu.
report-file-old = Soubor zápasu se změnil: { $keys }. Rozhodčí ponechává staré podmínky.
report-file-new = Soubor zápasu se změnil: { $keys }. Rozhodčí začíná tuto partii za nových podmínek. Předchozí byla opuštěna.
report-file-taken = Soubor zápasu se změnil: { $keys }. Platí to od teď. Žádná podmínka partie se nezměnila.
report-served = Terminál obsluhuje místo: { $place }.
report-board-lost = Šachovnice ztracena: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-board-back = Šachovnice zpět: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-board-wrong = Šachovnice nesouhlasí s partií: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-board-right = Šachovnice zase souhlasí: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-board-low = Slabá baterie šachovnice: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-board-missed = Data ze šachovnice se ztratila: { $color-key ->
    [white] bílý
   *[black] černý
}.
report-flickers = { $square } bliká na šachovnici { $color-key ->
    [white] bílého
   *[black] černého
}. Nepočítá se.
report-mutes = { $color } ignoruje { $square }. Nepočítá se.
report-left = Žádný terminál neobsluhuje místo: { $place }.
report-noted = Poznámka rozhodčího: { $text }
report-signed-off = Rozhodčí uzavírá zápas.
report-desk = rozhodčí

record-cancelled = Zrušeno: { $moves }.
record-announced-cancelled = Ohlášeno a zrušeno: { $move }.
record-illegal = Nemožný tah bez reklamace: { $move }.
record-apart = Z pozice, která v partii nemůže být, { $position }: { $move }.
record-goes-on = Partie pokračuje z jiné pozice: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng není nainstalován
reason-espeak-stuck = espeak-ng nekončí
reason-espeak-garbage = espeak-ng nedává zvuk
records-no-sound = Žádný zvukový soubor ohlášení: { $reason }.
record-announcements = Ohlášení, s časy od začátku
record-sheet = Zápis, { $color-key ->
    [white] bílý
   *[black] černý
}, { $name }
record-differs = Jinak u tahu { $number } { $color-key ->
    [white] bílého
   *[black] černého
}: { $move }.
record-position-set = Pozici určil rozhodčí, před tahem { $number } { $color-key ->
    [white] bílého
   *[black] černého
}.
record-end-revoked = Tento konec byl odvolán: { $ended }
record-not-written = Chybí tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}: { $move }.
record-empty = Nic nezapsáno.
record-by-hand = Tahy jsou ve vlastním zápisu hráče. Přiložte ho k tomuto.
record-announced = { $color } ohlašuje: { $to }.
record-corrects = { $color } opravuje { $from } na { $to }.
record-corrected = Opraveno z { $from } na { $to }.
record-was-illegal = Ohlášen, nemožný.
record-was-taken-back = Ohlášen, nemožný, vrácen.
record-crossed-out = Škrtnut tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}: { $move }.
record-period = { $color } začíná časovou kontrolu, tah { $number }. Spotřebováno: bílý { $white }, černý { $black }.
record-used = Spotřebováno: bílý { $white }, černý { $black }.
record-not-signed = { $color } nepodepsal.
records-no-match = Partie { $game } není zápas. Všechny partie: { $program } games.

envelope-title = Obálka s tahem
envelope-began = Partie začala: { $date }.
envelope-sealer = Tah zapečetil { $color-key ->
    [white] bílý
   *[black] černý
}, { $name }.
envelope-number = Tah v obálce: tah { $number }.
envelope-offer = { $color } nabídl remízu.
envelope-no-offer = Bez nabídky remízy.
envelope-given = { $color }, přidáno rozhodnutími: { $time }.
envelope-taken = { $color }, ubráno rozhodnutími: { $time }.
envelope-date = Datum pokračování:
envelope-time = Hodina pokračování:
envelope-place = Místo pokračování:
envelope-position = Pozice před tahem v obálce

## Co dělá hráč u stolu zápasu

seat-not-here = { $name }: ne v zápase.
seat-home-only = Ne v zápase.
seat-alone = { $name }: jen v zápase.
seat-announcing-off = Není třeba: tah platí hned po zadání.
seat-nothing-announced = Zatím nic ohlášeno.
seat-not-in-advance = Ne předem: tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
} se ještě nehrál.
seat-sheet-hole = Nejdřív zapište tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}.
seat-nothing-written = Tam nic zapsáno není.
seat-no-board = V tomto zápase nemáte šachovnici.
seat-executed = Tah je na vaší šachovnici.
clocks-run-on = Hodiny běží dál.
desk-clocks-run-on = Hodiny běží dál: zastaví je zastav.
two-hands-called = Rozhodčí to ví a rozhodne.
two-hands-called-by = { $color } si stěžuje: { $opponent-key ->
    [white] bílý
   *[black] černý
} táhl dvěma rukama. Rozhodne rozhodčí.
seat-not-your-turn = Nejste na tahu: na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
button-of-other = To bylo druhé tlačítko. Stisknout má { $color-key ->
    [white] bílý
   *[black] černý
}.
seat-your-move = Jste na tahu.
seat-over = Partie skončila. Zadejte podepiš a výsledek.
seat-boards = Vaši šachovnici určuje soubor zápasu. Znovu ji vyhledáte: deska zapni.
seat-repeated-execute = Opakováno. Proveďte tah na své šachovnici.
seat-repeats-another = { $color } opakuje jiný tah. Ohlášeno: { $move }.
seat-must-seal = Zapečeťte svůj tah: zadejte zapečeť a tah.
seat-taken = { $color } teď hraje u jiného terminálu.
seat-left = Terminál { $color-key ->
    [white] bílého
   *[black] černého
} zmizel.
player-away = { $color-key ->
    [white] Bílý
   *[black] Černý
} odešel od šachovnice.
player-back = { $color-key ->
    [white] Bílý
   *[black] Černý
} je zpět u šachovnice.
seat-away = Už oznámeno: odešli jste. Až se vrátíte: jsem-zpět.
seat-here = U šachovnice už jste. Když odcházíte: odcházím.
seat-help-code = Kód tohoto místa má rozhodčí. Zadejte ho tak, jak stojí v souboru zápasu.
seat-code = Kód místa { $color-key ->
    [white] bílého
   *[black] černého
}. Samotný Enter: odejít.
seat-code-wrong = Špatný kód. Zadejte ho znovu. Samotný Enter: odejít.
seat-code-wait = Špatný kód. Počkejte { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
    [many] sekund
   *[other] sekund
}, pak ho zadejte znovu. Samotný Enter: odejít.
seat-code-early = Příliš brzy, neověřeno. Počkejte { $seconds } { $seconds ->
    [one] sekundu
    [few] sekundy
    [many] sekund
   *[other] sekund
}, pak ho zadejte znovu. Samotný Enter: odejít.
seat-must-record = Ve vašem zápisu chybí tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}. Zapište ho, než budete táhnout.
seat-must-complete = Teď doplňte svůj zápis.
seat-need-not-record = Zatím nemusíte zapisovat.
seat-relayed = { $assistant }, zadáváte za: { $name }, { $color-key ->
    [white] bílý
   *[black] černý
}. Soupeř: { $opponent }.
seat-assistant = Váš asistent: { $assistant }.
seat-assistant-of = Asistent { $color-key ->
    [white] bílého
   *[black] černého
}: { $assistant }.
seat-no-assistant = Už nemáte asistenta.
seat-no-assistant-of = { $color } už nemá asistenta.
arbiter-called = Rozhodčí je zavolán. Hodiny běží dál.
arbiter-called-only = Rozhodčí je zavolán.
arbiter-called-by = { $color } volá rozhodčího.
arbiter-long = Příliš dlouhé: písmen nejvýš { $count }. Řekněte to rozhodčímu osobně.
appeal-filed = Vaše odvolání je zapsáno: rozhodnutí { $number }. Rozhodne komise.
appeal-by = { $color } se odvolává: rozhodnutí { $number }.
appeal-upheld = Odvolání proti rozhodnutí { $number } uznáno.
appeal-rejected = Odvolání proti rozhodnutí { $number } zamítnuto.
appeal-no-rulings = Rozhodnutí { $number } není: zatím nebylo žádné.
appeal-no-ruling = Rozhodnutí { $number } není. Poslední je { $count }.
appeal-revoked = Bez odvolání: rozhodnutí { $number } je odvoláno.
appeal-final = Bez odvolání: rozhodnutí { $number } je konečné.
appeal-late = Na odvolání je pozdě. Lhůta byla { $time }.
appeal-twice = Odvolání už je podáno: rozhodnutí { $number }.
sheet-kept = Váš zápis vede program.
sheet-by-hand = Zápis vedete rukou. Tahy jsou jen ve vašem vlastním.
sheet-by-hand-theirs = Soupeř vede zápis rukou.
sheet-sealed = Tah v obálce: jen tam. Do vašeho zápisu přijde po jejím otevření.
sheet-written = Zapsán tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}: { $move }.
sheet-crossed-out = Škrtnut tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
}.
sheet-hole = chybí
sheet-position-set = Pozici určil rozhodčí.
sheet-squares = { $from } { $to }
sheet-not-read = Nerozumím. Napište obě pole, třeba g1 f3.
sheet-not-clear = Není to jasné. Napište obě pole, třeba g1 f3.
sheet-two-moves = Jeden tah najednou. Napište ten první.
sheet-empty = Váš zápis je prázdný.
sheet-empty-theirs = Zápis soupeře je prázdný.
confirm-seal = Zapečetit tento tah: { $move }? ano nebo ne.
confirm-sign = Výsledek podle průběhu: { $due ->
    [white] vyhrává bílý
    [black] vyhrává černý
   *[draw] remíza
}. Přesto podepsat: { $signed ->
    [white] vyhrává bílý
    [black] vyhrává černý
   *[draw] remíza
}? Pak rozhodne rozhodčí. ano nebo ne.
seal-no-key = Obálka tu není. Zapečeťte tah na papíře a zavolejte rozhodčího.
seal-fails = Obálku nelze zavřít. Zapečeťte tah na papíře a zavolejte rozhodčího.
argument-writing = { $name } potřebuje tah, s číslem nebo bez: { $name } e4, nebo { $name } 12 černý e5.
argument-result = { $name } potřebuje výsledek: 1-0, 0-1 nebo remíza.
argument-appeal = { $name }, číslo rozhodnutí, důvody: { $name } 2 praporek nespadl.
help-seat =
    Váš tah: jezdec f3. Pak stiskni.
    Ptejte se: poslední, hodiny, zápis.
    Dělejte: remíza, přijmi, odmítni, vzdej.
    Reklamujte: reklamuj opakování, reklamuj čas.
    Volejte: rozhodčí, dotknuto e4, obouruč.
    Váš zápis: piš e4, škrtni, podepiš 1-0.
    Více: nápověda vše, nápověda reklamuj.
help-seat-typed =
    Váš tah: jezdec f3.
    Ptejte se: poslední, hodiny, zápis.
    Dělejte: remíza, přijmi, odmítni, vzdej.
    Reklamujte: reklamuj opakování, reklamuj čas.
    Volejte: rozhodčí, dotknuto e4, obouruč.
    Váš zápis: piš e4, škrtni, podepiš 1-0.
    Více: nápověda vše, nápověda reklamuj.
help-seat-announcing =
    Váš tah: jezdec f3, pak stiskni.
    Tah soupeře: zadáním ho opakujete.
    Přeřeknutí: oprav jezdec f3.
    Je na vaší šachovnici: provedeno.
    Ptejte se: poslední, hodiny, zápis.
    Dělejte: remíza, vzdej, reklamuj opakování.
    Volejte: rozhodčí, dotknuto e4, obouruč.
    Váš zápis: piš e4, škrtni, podepiš 1-0.
    Více: nápověda vše, nápověda reklamuj.
help-seat-sealing =
    Partie je přerušena. Zapečeťte tah: zapečeť jezdec f3.
    Nikdo jiný ho neslyší, vaše hodiny do té doby běží.
    Hodiny: hodiny. Váš zápis: zápis. Zavolat: rozhodčí.
    Více: nápověda vše, nápověda zapečeť.
help-seat-over =
    Partie skončila.
    Zadejte podepiš a výsledek.
    zápis přečte váš zápis.
help-executed =
    provedeno: tah soupeře je na vaší šachovnici, provedený vámi nebo asistentem.
help-touched =
    dotknuto e4: soupeř se dotkl kamene na e4 a netáhl jím.
    Rozhodne rozhodčí. Bez něj to platí hned, pokud pravidla žádají reklamaci.
help-two-hands =
    obouruč: soupeř táhl oběma rukama.
    Rozhodne rozhodčí.
help-arbiter =
    rozhodčí: zavolá rozhodčího.
    rozhodčí a text, třeba rozhodčí přestávka: stížnost, nebo žádost.
    Hodiny běží dál, pokud je nezastavíte příkazem zastav.
help-appeal =
    odvolání 2 praporek nespadl: odvolá se proti rozhodnutí 2, s vašimi důvody.
    Rozhodne odvolací komise.
help-away = odcházím: oznámí všem, že odcházíte od šachovnice. Hodiny běží dál.
help-here = jsem-zpět: oznámí všem, že jste zpět u šachovnice.
help-write =
    piš e4: zapíše další tah do vašeho zápisu.
    piš 12 černý e5: na toto místo.
help-cross-out =
    škrtni: škrtne váš poslední záznam.
    škrtni 12 černý: jeden tah.
help-sign =
    podepiš 1-0, podepiš 0-1, podepiš remíza: podepíše výsledek po partii.
    Doma po nároku na remízu: výsledek, který dal rozhodčí.
help-seal =
    zapečeť jezdec f3: vloží váš tah do obálky.
    Jen když rozhodčí partii přerušil.
    Nikdo jiný ho neslyší.

## Co rozhodnutí rozhodčího znamenají pro hráče

seat-seen-to = Rozhodčí vyřídil vaši žádost.
seat-aid-granted = Rozhodčí vám povoluje: { $aid }.
seat-aid-withdrawn = Rozhodčí vám odebírá: { $aid }.
seat-signed-off = Rozhodčí zápas uzavřel.

## U pultu rozhodčího

desk-help = Hodiny: zahaj, zastav, pokračuj.
    Vědět: věci, fakta, porovnej, deník.
    Rozhodnout: přijmi, odmítni, odlož, zamítni.
    Zasáhnout: napomeň bílý, přidej-čas bílý 2, výsledek 1-0.
    Zavřít tu pult: opusť.
    Více: nápověda vše, nápověda obnov.
desk-nothing-typed = Nic nebylo zadáno. Zadejte příkaz pultu nebo nápověda.
desk-player-tells = { $color } volá rozhodčího: { $text }
desk-do-told = Až bude hotovo, zadejte zamítni.
desk-do-told-numbered = Až bude hotovo, zadejte zamítni { $number }.
desk-do-appeal = Rozhodne komise. Zadejte odvolání { $number } uznáno, nebo odvolání { $number } zamítnuto, s důvodem.
desk-which-matter = Kterou? Zadejte { $name } a číslo, třeba { $name } 2.
desk-no-such-matter = Věc { $number } není. Uslyšíte je příkazem věci.
desk-appeal-fee = Poplatek se vrací: { $fee }.
desk-appeal-then = Rozhodnutí vezmete zpět: odvolej { $number }.
desk-no-appeal = Žádné odvolání nečeká: rozhodnutí { $number }.
desk-seen-to = Hotovo: slova hráče jsou vyřízena.
desk-seen-to-call = Volání vyřízeno: { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-seen-to-of = Volání vyřízeno: { $color-key ->
    [white] bílý
   *[black] černý
}, { $text }
desk-sure = { $what } Ano, nebo ne?
desk-sure-ends = { $what } Tím partie končí. Ano, nebo ne?
desk-sure-then = Pokračovat? Partie pak skončí: { $what } Ano, nebo ne?
desk-sure-time = { $what } Neobvyklá změna. Ano, nebo ne?
desk-revoke-what = Odvolat to? { $what }
desk-moves-gone = { $count ->
    [one] Vrací se jeden tah.
    [few] Vracejí se { $count } tahy.
    [many] Vrací se { $count } tahů.
   *[other] Vrací se { $count } tahů.
}
desk-moves-again = { $count ->
    [one] Znovu platí jeden tah.
    [few] Znovu platí { $count } tahy.
    [many] Znovu platí { $count } tahů.
   *[other] Znovu platí { $count } tahů.
}
desk-clocks-then = Hodiny pak ukážou: bílý { $white }, černý { $black }.
desk-touch-kept = Žádný tah k vrácení: { $color-key ->
    [white] bílý
   *[black] černý
} kamenem z { $square } táhl, nebo ho sebral. { $number ->
    [0] Čeká-li to ve věcech, zamítněte to tam.
   *[other] Zadejte zamítni { $number }.
}
desk-sure-board = Přesto začít? { $what } Ano, nebo ne?
desk-still-asked = Čeká na odpověď: { $what } Ano, nebo ne?
desk-changed-since = Od otázky se partie změnila.
desk-dropped = Otázka padá, nic se nestalo: { $what }
desk-dropped-sign-off = uzavření zápasu.
desk-dropped-open = otevření obálky.
desk-points-most = { $color }: { $points }. Partie dává nejvýše bod.
desk-points-least = { $color }: { $points }. Víc odečíst nelze.
desk-points-scale = Body zde plynou z výsledku: { $scale }. Zadejte výsledek a 1-0.
desk-legal = Podle průběhu možný: poslední tah { $color-key ->
    [white] bílého
   *[black] černého
}. Říkají-li šachovnice nebo zápisy něco jiného, zadejte porovnej.
desk-illegal-counts = Nedovolený, ale platí: je zodpovězen. Zpět: { $restore }.
desk-no-time-left = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
} ukazují 0:00. Nejdřív je nastavte.
desk-still-open = { $count ->
    [one] Jedna věc čeká
    [few] { $count } věci čekají
    [many] { $count } věcí čeká
   *[other] { $count } věcí čeká
} ještě na rozhodnutí:
desk-sure-sign-off = Uzavřít zápas? Zápas končí a zapíšou se jeho dokumenty. Ano, nebo ne?
desk-yes-or-no = Ano, nebo ne?
desk-help-yes-or-no = ano: stane se to a zaznamená. ne: nic se nezmění.
desk-not-done = Nic se nestalo.
desk-not-over = Ještě ne: partie ani neskončila, ani není přerušena s obálkou ve vašich rukou.
desk-sheet-lacks = V zápisu { $color-key ->
    [white] bílého
   *[black] černého
} chybí tah { $place }.
desk-reconstructs = Rekonstrukce od tahu { $place }.
desk-found = Nalezen tah { $place }: { $move }.
desk-found-back = Vráceno.
desk-found-next = Nyní tah { $place }.
desk-found-how = Zadávejte tah po tahu. vrať vezme poslední zpět. Na konci: tahy-známy. Nejde-li je zjistit: další-období.
desk-found-otherwise = V zápisu { $color-key ->
    [white] bílého
   *[black] černého
} je { $move }.
desk-found-differs = Rozdílných polí: { $count }.
desk-found-differs-on = Rozdílná pole: { $squares }.
desk-found-same = Pozice je dosažena. Zadejte tahy-známy.
desk-found-other-turn = Figury souhlasí, ale na tahu je { $color }.
desk-found-not-yet = Najděte zbylé tahy, nebo zadejte další-období. Je-li chybná šachovnice: pozice.
desk-found-first = Nic se nerekonstruuje. Nejdřív zadejte rekonstruuj.
desk-found-nothing = Ještě se netáhlo.
desk-signed-off = Zápas uzavřen.
desk-sure-adjourned = Uzavřít do pokračování partie? Zapíšou se její dokumenty. Ano, nebo ne?
desk-signed-off-already = Zápas už je uzavřen.
desk-writing = Zapisuji dokumenty.
desk-records = Dokumenty jsou v { $folder }.
desk-records-not = Dokumenty nejsou zapsány: { $reason }.
desk-envelope-file = K tisku pro obálku: { $file }.
desk-note = Poznámka: { $text }
desk-note-long = Poznámka je příliš dlouhá: písmen nejvýš { $count }. Udělejte z ní dvě.

desk-no-rulings = Zatím žádná rozhodnutí.
desk-ruling-revoked = Rozhodnutí { $number }, odvolané: { $ruling }
desk-ruling-lifted = Rozhodnutí { $number }, neplatí od rozhodnutí { $by }: { $ruling }
desk-no-such-move = Tah { $number } { $color-key ->
    [white] bílého
   *[black] černého
} se ještě nehrál.

desk-wants-nothing = Zadejte jen { $name }.
desk-wants-player = { $name } potřebuje hráče: { $name } bílý.
desk-wants-time = { $name } potřebuje hráče a čas: { $name } bílý 5, nebo 5:30, nebo 1:05:30.
desk-wants-default-time = { $name } potřebuje čas: { $name } 30, nebo 0 pro žádný.
desk-wants-moves = { $name } potřebuje hráče a tahy: { $name } bílý 12.
desk-wants-points = { $name } potřebuje hráče a body: { $name } bílý +1/2, nebo -1.
desk-wants-loss = { $name } potřebuje hráče: { $name } bílý; { $name } bílý 1/2 dá soupeři půl bodu.
desk-wants-fault = { $name } potřebuje hráče a důvod: { $name } bílý 1. { $name } bílý vypíše důvody.
desk-wants-result = { $name } potřebuje body obou: { $name } 1-0.
desk-wants-adjudication = { $name }, výsledek, kdo posuzoval: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } potřebuje hráče a pole: { $name } bílý e2.
desk-wants-misplaced = { $name } samotné, nebo s hráčem a polem: { $name } bílý h1.
desk-wants-sheet = { $name } potřebuje hráče: { $name } bílý; { $name } bílý 5 pro posledních pět tahů.
desk-wants-aid = { $name } potřebuje hráče a pomůcku: { $name } bílý časy. Všechny říká nápověda { $name }.
desk-wants-assistant = { $name } potřebuje hráče a jméno: { $name } bílý Jan Novák; { $name } bílý zamítni.
desk-wants-move = { $name } potřebuje poslední tah, který zůstane: { $name } 12 černý; { $name } 0 pro začátek.
desk-wants-position = { $name } potřebuje pozici: FEN, nebo seznam kamenů.
desk-wants-ruling = { $name } potřebuje číslo rozhodnutí: { $name } 2. Vypíše je rozhodnutí.
    Samotné odvolá konec partie.
desk-wants-switch = { $name } potřebuje zapni nebo vypni: { $name } zapni.
desk-wants-minutes = Samotné { $name }, nebo { $name } 2 se dvěma minutami pro soupeře.
desk-wants-matter = Samotné { $name }, nebo s číslem věci: { $name } 2. Vypíše je věci.
desk-wants-tasks = { $name } potřebuje čísla úkolů: { $name } 3.
desk-wants-all = { $name } samotné, nebo { $name } vše.
desk-wants-appeal = { $name } a číslo rozhodnutí, pak uznáno, nebo zamítnuto, nebo kdo se odvolává: { $name } 2 zamítnuto Praporek spadl.
desk-wants-number = Samotné { $name }, nebo s číslem: { $name } 20.
desk-wants-sealed = Samotné { $name }, nebo s tahem z obálky: { $name } Jf3.
desk-wants-resumption = { $name } potřebuje datum, čas a místo: { $name } 2026-12-01 10:00 Sál 2.
desk-wants-adjournment = { $name } samotné, nebo { $name } předčasně, s minutami, které zbývají z hrací doby, nebo bez nich: { $name } předčasně 45.
desk-wants-text = { $name } potřebuje text: { $name } bílému nebylo dobře.
desk-wants-word = { $name } potřebuje slovo: { $name } remíza.
desk-wants-voice = { $name } potřebuje jazyk: { $name } cs, { $name } en.
desk-wants-command = Samotné { $name }, nebo s příkazem: { $name } obnov.

desk-nothing-waits = Nic nečeká na vaše rozhodnutí.
desk-no-yes-or-no = Ano nebo ne to nerozhodne. Odpovědi uslyšíte příkazem věci.
desk-matter = { $number }: { $what }
desk-fact-touch = Na { $square } tehdy byl: { $man }.
desk-fact-about = Tah { $place }: { $move }.
desk-fact-not-completed = Tento tah ještě není dokončen.
desk-fact-taken-back = Tento tah byl vrácen.
desk-fact-touch-played = { $color } tehdy zahrál: { $move }.
desk-fact-touch-since = Tahy dokončené od té doby: { $count }.
desk-do-accept = Zadejte přijmi, nebo odmítni.
desk-do-stopped = Vážný důvod? Zadejte přijmi a hraje se dál, nebo odmítni.
desk-do-touch = Zadejte přijmi, nebo zamítni.
desk-do-two-hands = Zadejte přijmi, nebo zamítni.
desk-do-cable = { $color } zadává tahy, dokud nebude zpět. Zkontrolujte kabel.
desk-do-board = { $color } slyší, co napravit. Zastavit hodiny: zastav.
desk-do-numbered = Zadejte přijmi { $number }, nebo zamítni { $number }.
desk-do-quickplay = Zadejte přijmi, odmítni, nebo odlož.
desk-do-quickplay-numbered = Zadejte přijmi { $number }, odmítni { $number }, nebo odlož.
desk-do-compare = Zadejte porovnej.
desk-do-penalty = Zadejte trest, třeba napomeň nebo uber-čas, nebo zamítni.
desk-do-no-move = Je to poslední přestupek { $color-key ->
    [white] bílého
   *[black] černého
}, pokud se počítá. Zadejte přijmi { $number }, aby se počítal, nebo zamítni { $number }.
desk-do-position = Zadejte obnov nebo pozice, pak pokračuj.
desk-do-rule = Rozhodněte podle potřeby, nebo zadejte zamítni.
desk-do-default-time = Zadejte čekací-doba a minuty, nebo zamítni, má-li se čekat dál.
desk-do-session = Zadejte přeruš, nebo zamítni, má-li se hrát dál.
desk-do-sheets = Až budou hotovi, zadejte pokračuj. Chybějí-li tahy oběma: rekonstruuj.
desk-do-result = Ať oba podepíšou týž výsledek, nebo zadejte výsledek.
desk-do-signed = Platí, pokud nerozhodnete jinak. Zadejte přijmi, nebo odmítni: pak platí výsledek partie.
desk-do-open = Zadejte otevři. Pozdní příchod omluvíte: zamítni.

desk-fact-over = Partie skončila.
desk-fact-runs = Partie běží.
desk-fact-adjourned = Partie je přerušena.
desk-fact-new = Partie nezačala.
desk-fact-stands = Hodiny stojí.
desk-fact-repeated = Táž pozice: { $count ->
    [one] jednou
    [few] { $count }krát
    [many] { $count }krát
   *[other] { $count }krát
}, { $places }.
desk-place-start = na začátku
desk-place-set = když byla určena
desk-place = po tahu { $place }
desk-fact-fifty = Bez braní a tahu pěšcem: po { $count } z { $needed } tahů.
desk-fact-can-mate = { $color } má dost kamenů na mat.
desk-fact-cannot-mate = { $color } těmito kameny mat dát nemůže.
desk-fact-moves = Tahy { $color-key ->
    [white] bílého
   *[black] černého
}: { $count }.
desk-fact-illegal = Nemožné tahy { $color-key ->
    [white] bílého
   *[black] černého
}: { $count }.
desk-fact-board-right = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} souhlasí s partií.
desk-fact-board-behind = Na šachovnici { $color-key ->
    [white] bílého
   *[black] černého
} chybí tah soupeře.
desk-fact-board-wrong = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} nesouhlasí, { $count ->
    [one] jedno pole
    [few] { $count } pole
    [many] { $count } pole
   *[other] { $count } polí
}: { $squares }{ $more ->
    [0] {""}
   *[other] , a ještě { $more }
}.
desk-board-none = { $color } nemá šachovnici.
desk-board-never = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} nebyla nalezena.
desk-board-gone = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
}, bez signálu už: { $time }.
desk-board-silent = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} zatím nic nehlásila.
desk-board-moves = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
}: jen hotové tahy.
desk-board-sealed = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} se nepopisuje: tah jde do obálky.
desk-clock-runs = Běží hodiny { $color-key ->
    [white] bílého
   *[black] černého
}.
desk-two-hands-unpressed = Nemožný tah, jakmile { $color-key ->
    [white] bílý
   *[black] černý
} stiskne hodiny.
desk-clocks-stand = Hodiny stojí.
desk-session-left = Zbytek hrací doby: { $time }.

desk-board = Šachovnice { $color-key ->
    [white] bílého
   *[black] černého
}, podle čidel.
desk-board-senses = Cítí jen pole. Kameny jsou z partie.
desk-board-unknown = Obsazená, v partii prázdná: { $squares }.
desk-board-empty = Prázdná, v partii obsazená: { $squares }.
desk-sheet-empty = Zápis { $color-key ->
    [white] bílého
   *[black] černého
} je prázdný.
desk-sheet-gap = mezera
desk-sheet-illegal = { $move }, nemožný
desk-announced = { $color } ohlásil: { $move }.
desk-on-board = Na šachovnici { $color-key ->
    [white] bílého
   *[black] černého
}: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Zatím se nic nestalo.

desk-boards-same = Obě šachovnice ukazují totéž.
desk-boards-differ = Šachovnice se liší na { $count ->
    [one] jednom poli
    [few] { $count } polích
    [many] { $count } polích
   *[other] { $count } polích
}.
desk-difference = { $square }: bílý { $white }, černý { $black }.
desk-differences-more = A ještě { $count }.
desk-something = nějaký kámen
desk-unsure = čidlo vadné
desk-sheets-agree = Zápisy se shodují.
desk-sheet-behind = Zápisy se shodují. { $count ->
    [0] { $color } nic nezapsal.
   *[other] { $color } zapsal až k tahu { $place }.
}
desk-sheets-until = { $count ->
    [0] První tah není možný v žádném zápisu.
   *[other] Zápisy se shodují až k tahu { $place }. Další není možný v žádném.
}
desk-sheets-part = Zápisy se liší, tah { $place }. Bílý: { $white }. Černý: { $black }.
desk-no-move = žádný tah
desk-misrecorded = Průběh je chybný, tah { $place }. Zaznamenáno: { $recorded }. Zapsáno: { $written }.
desk-sheet-paper = { $color } zapisuje rukou: prohlédněte si ten zápis.
desk-cause-differ = Odtud se liší.
desk-cause-missing = { $color } zbytek nezapsal.
desk-solution-stands = Partie je { $count ->
    [0] na začátku.
   *[other] po tahu { $place }.
} Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-solution-back = Zpět { $count ->
    [0] na začátek.
   *[other] do pozice po tahu { $place }.
} Na tahu { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-correction = { $color } opraví { $square }: { $man }.
desk-entry = { $color } doplní tah { $place }: { $move }.
desk-corrections = { $color } postaví celou šachovnici. Chybná pole: { $count }.
desk-entries = { $color } doplní tahy do zápisu: { $count }.
desk-time = Hodiny { $color-key ->
    [white] bílého
   *[black] černého
}: { $time }.
desk-times-judged = Časy posoudíte vy: nastav-hodiny.
desk-doubt-illegal = Oba zapsali nemožný tah: { $place }. Rozhodněte příkazem nemožný.
desk-doubt-missing = V obou zápisech chybí tah { $place }.
desk-doubt-nothing = Nic není zapsáno, žádná šachovnice neukazuje začátek.
desk-propose = Rozhodnete tak příkazem přijmi. FIDE 2023, D.2.9.
desk-propose-none = Žádný návrh: zeptejte se hráčů, pak zadejte obnov, nebo pozice.
desk-propose-warning = { $color } za to dostane napomenutí, zadáte-li přijmi.
offence-ahead = { $color } zapsal tah předem.
offence-other-hand = Hodiny: { $color } stiskl druhou rukou nebo na nich nechal prst.
offence-misuse = { $color } do hodin udeřil, zvedl je nebo převrhl.
offence-upset = { $color } převrhl kameny a stiskl hodiny.
offence-leaving = { $color } odešel bez dovolení.
offence-disturbing = { $color } rušil soupeře.
offence-telephone = { $color } měl telefon, nebo mu zazvonil.
offence-notes = { $color } použil poznámky nebo rady.
offence-refusing = { $color } odmítl dodržovat pravidla.
offence-disrepute = { $color } poškozuje pověst šachu, třeba domluveným výsledkem.
desk-propose-remark = Poprvé: upozornění. Příště: napomenutí.
desk-propose-time = { $color } za to dostane dvě minuty navíc, zadáte-li přijmi.
desk-propose-loss = { $color } za to prohraje partii, zadáte-li přijmi.
desk-fault-allowed = Dovoleno: tato pravidla povolují psát předem.

desk-aid-never = { $aid }: to nemůže povolit žádný rozhodčí, rady jsou zakázány. FIDE 2023, 11.3.1.
desk-aid-has = { $color } už má: { $aid }.
desk-aid-has-not = { $color } nemá: { $aid }.
desk-aid-granted = { $color } smí: { $aid }.
desk-aid-tells = Nepřípustný tah: odmítnut před stiskem. Bez trestu.
desk-aid-withdrawn = { $color } už nesmí: { $aid }.
desk-aid-used = { $color } požádal o: { $aid }.
desk-aid-refused = { $color } požádal a byl odmítnut: { $aid }.
desk-no-aids = nic
desk-assistant = Asistent { $color-key ->
    [white] bílého
   *[black] černého
}: { $name }.
desk-assistant-dismissed = { $color } už nemá asistenta.
desk-no-assistant = { $color } nemá asistenta.
desk-assistant-needed = Tato dvojice potřebuje asistenta. Nejdřív uveďte jiného. { $article }

desk-no-adjournment = Bez přerušení: soubor zápasu ho nedovoluje.
desk-no-session = Hrací doba není známa, nebo z ní nic nezbývá. Zadejte přeruš, nebo řekněte minuty: přeruš předčasně 45.
desk-no-key = Chybí klíč obálek: tah nelze zapečetit.
desk-early-flag = { $color } má ještě { $time }: předčasné přerušení stojí víc a praporek spadne.
desk-envelope-passphrase = Obálka: zadejte heslo pultu. Samotný Enter: zůstane zavřená.
desk-help-envelope = Zadejte heslo, které otvírá pult. Tah z obálky se pak provede.
desk-envelope-closed = Obálka zůstává zavřená.
desk-envelope-wrong = Špatné heslo. Zadejte ho znovu. Samotný Enter: obálka zůstane zavřená.
desk-envelope-damaged = Obálka je poškozená: nečitelná. Shodnou-li se hráči na tahu: ztracená a tah.
desk-sealed-ambiguous = V obálce: { $text }. Může to být několik tahů. Prohrává, kdo ho zapečetil.
desk-sealed-unreadable = V obálce: { $text }. Nemožný tah. Prohrává, kdo ho zapečetil.
desk-lost-annuls = Obálka je ztracena a tah nikdo nezná. Partie je anulována.

desk-of = { $color }: { $what }
desk-absent-loses = Zapsat nepřítomnost, { $color-key ->
    [white] bílý
   *[black] černý
}? { $color } pak hned prohrává: čekací doba vypršela.
desk-game-over = Partie skončila. Konec odvoláte příkazem odvolej, zápas uzavřete příkazem uzavři.
desk-then-over = Konec odvoláte příkazem odvolej, zápas uzavřete příkazem uzavři.
desk-then-over-ruled = Rozhodnutí { $number } odvoláte: odvolej { $number }. Zápas uzavřete: uzavři.
desk-game-over-ruled = Partie skončila. Rozhodnutí { $number } odvoláte: odvolej { $number }. Zápas uzavřete: uzavři.
desk-sealed = Tah zapečetěn. Až ho budete mít v ruce: obálka.
desk-adjourned = Partie přerušena. V určený den: termín, pak otevři.
desk-resumption-past = Ten den už minul: { $date }. Zadejte pozdější.
desk-resumption-missing = Kdy a kde se pokračuje? Zadejte pokračování, pak datum, čas a místo.
desk-sealed-again = Tah z obálky nelze zahrát. Shodnou-li se hráči na tahu: ztracená a tah, třeba ztracená Jf3. Bez tahu zadejte výsledek.
desk-opened-clock = Přídavek za tah z obálky: { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-open-now = Zadejte otevři.
desk-open-if-there = Je tu { $color-key ->
    [white] bílý
   *[black] černý
}? Pak zadejte otevři. Pokud ne, zadejte chybí { $player }.
desk-not-begun = Partie nezačala. Zadejte zahaj.
desk-ruling-stays = { $helps ->
    [revoked] Rozhodnutí { $number } už je odvoláno.
    [position] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte pozice nebo obnov, třeba obnov 12 černý.
    [moves] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte nastav-tahy.
    [penalty] Rozhodnutí { $number } nelze odvolat. Jeho trest odvoláte: odvolej { $next }.
    [touch] Rozhodnutí { $number } nelze odvolat: hráč hrál dál. Zadejte { $restore }: pak { $color-key ->
        [white] bílý
       *[black] černý
    } smí zahrát { $back ->
        [0] jakýkoli tah.
       *[other] znovu { $move }.
    }
    [waive] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte dotknuto a pole.
    [increment] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte přídavek zapni, nebo přídavek vypni.
    [offer] Rozhodnutí { $number } nelze odvolat: partie pokročila. Soupeř může odmítnout.
    [default-time] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte čekací-doba a minuty.
    [dismissed] Rozhodnutí { $number } nelze odvolat: partie pokročila. Rozhodněte příkazem dotknuto, obouruč, napomeň nebo jiným trestem.
    [quickplay] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte výsledek, přidej-čas nebo uber-čas.
    [end] Rozhodnutím { $number } partie pokračuje. Znovu ji ukončíte příkazem výsledek nebo prohra.
    [again] Rozhodnutí { $number } odvolalo rozhodnutí { $of }. Chcete-li tak rozhodnout znovu, zadejte jeho příkaz, třeba přidej-čas bílý 2.
   *[other] Rozhodnutí { $number } nelze odvolat: partie pokročila. Zadejte obnov, nastav-hodiny nebo výsledek.
}
desk-paused = Hodiny stojí. Zadejte pokračuj.
desk-not-led = Šachovnici { $color-key ->
    [white] bílého
   *[black] černého
} program nevidí. Zkontrolujte ji sami.
desk-restored-same = Tato pozice už je: žádný tah se nevrací a hodiny si nechávají časy. Změnit čas: nastav-hodiny.
desk-boards-then-resume = Hodiny stojí. Až budou šachovnice souhlasit, zadejte pokračuj.
desk-matters-again = { $count ->
    [one] Znovu čeká jedna věc
    [few] Znovu čekají { $count } věci
    [many] Znovu čeká { $count } věcí
   *[other] Znovu čeká { $count } věcí
}. Zadejte věci.
desk-resume-when-ready = Až budou všichni připraveni, zadejte pokračuj.
desk-judging = Může { $color-key ->
    [white] bílý
   *[black] černý
} ještě dát mat? To se zkoumá.
desk-examined = Pozice se zkoumá. Nemůže-li nikdo dát mat, partie za chvíli skončí remízou.
desk-stands = { $square } { $man }
desk-illegal-board = Na šachovnici { $color-key ->
    [white] bílého
   *[black] černého
}: { $squares }.
desk-not-pressed = { $color } nestiskl hodiny, { $opponent-key ->
    [white] bílý
   *[black] černý
} hraje dál. Nikdo to nesmí říct.
desk-illegal-stands = Tah { $color-key ->
    [white] bílého
   *[black] černého
} byl nemožný. Platí do reklamace, nebo vašeho rozhodnutí.
desk-illegal-position = Poslední tah byl nemožný: dva králové v šachu, nebo pěšec na poslední řadě. { $color } má jeden tah, aby to reklamoval nebo napravil.
desk-sheet-differs = { $color } zapsal { $wrote }, tah { $place }. Hrálo se: { $made }.
desk-place-white = místo bílého
desk-place-black = místo černého
desk-place-desk = vlastní místo pultu
desk-closed-there = Pult je na jednom místě zavřený.
desk-locked-at = Pult je zamčený: { $place }.
desk-opened-at = Pult je otevřený tady: { $place }.
desk-wrong-at = Špatné heslo: { $place }.
desk-unclear = { $color } říká { $text }: nemožný tah. Program se ptá hráče na obě pole.
desk-repeats-another = { $color } opakuje: { $said }. Tah je { $move }.
desk-envelope-wrong-at = Špatné heslo k obálce: { $place }.
desk-code-wrong = Špatný kód: { $place }.
desk-terminal-there = Terminál připojen: { $place }.
interrupted = Program se zastavil: přemýšlel { $color-key ->
    [white] bílý
   *[black] černý
}. Nepočítá se z toho sekund nejvýš { $seconds }.
interrupted-unknown = Program se zastavil: přemýšlel { $color-key ->
    [white] bílý
   *[black] černý
}. Kolik se z toho nepočítá, nikdo neví. Víte-li to, nastavte hodiny.
desk-terminal-gone = Terminál zmizel: { $place }.
desk-told-board-lost = Šachovnice ztracena: { $color-key ->
    [white] bílý
   *[black] černý
}. Hráč dál zadává tahy.
desk-told-board-back = Šachovnice zpět: { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-told-board-wrong = Šachovnice nesouhlasí: { $color-key ->
    [white] bílý
   *[black] černý
} slyší, co napravit.
desk-told-board-right = Šachovnice zase souhlasí: { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-told-board-low = Slabá baterie šachovnice: { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-told-board-missed = Data ze šachovnice se ztratila: { $color-key ->
    [white] bílý
   *[black] černý
}. Může chybět dotek.
desk-told-mutes = { $color } ignoruje { $square } a říká, že bliká. Nebylo-li dotknuto: omylem { $color-key ->
    [white] bílý
   *[black] černý
}.
desk-told-flickers = { $square } bliká na šachovnici { $color-key ->
    [white] bílého
   *[black] černého
}. Byl-li dotek náhodný: omylem { $color-key ->
    [white] bílý
   *[black] černý
}.

## Nápověda u pultu rozhodčího

help-desk-start =
    zahaj: partie začíná, běží hodiny strany na tahu.
    FIDE 2023, 6.6.
help-desk-pause = zastav: zastaví hodiny.
help-desk-resume = pokračuj: znovu spustí hodiny.
help-desk-matters =
    věci: vše, co čeká na vaše rozhodnutí, s fakty a příkazy.
help-desk-accept =
    přijmi 2: ano ve věci 2. Samotné: pro návrh porovnání, nebo pro jedinou věc.
    přijmi 2: ano ve věci 2. Čísla říká příkaz věci.
help-desk-reject =
    odmítni 2: ne ve věci 2. Samotné: pro návrh porovnání, nebo pro jedinou věc.
    odmítni 2: ne ve věci 2. Čísla říká příkaz věci.
help-desk-postpone =
    odlož: o reklamaci remízy se rozhodne později.
    odlož 2: se dvěma minutami pro soupeře.
help-desk-dismiss =
    zamítni: zamítne věc, která čeká, nebo ji označí za vyřízenou.
    zamítni 2: věc 2. Čísla říká příkaz věci.
help-desk-appeal =
    odvolání 2 uznáno, odvolání 2 zamítnuto, s důvodem: jak komise rozhodla o rozhodnutí 2.
    odvolání 2 bílý, s důvody: bílý podává odvolání.
help-desk-facts =
    fakta: opakování s tahy, padesát tahů, materiál, časy, nemožné tahy, šachovnice.
help-desk-article = článek 9.2, článek rošáda: co tam říkají pravidla, stručně.
help-desk-compare =
    porovnej: obě šachovnice, oba zápisy a pozice, která z nich plyne.
    FIDE 2023, D.2.9.
help-desk-board =
    šachovnice bílý: vlastní šachovnice bílého.
    šachovnice e4: pole v partii.
help-desk-sheet =
    zápis bílý: zápis bílého.
    zápis bílý 5: posledních pět tahů.
help-desk-last =
    poslední: poslední tah a ohlášený tah.
help-desk-log =
    deník: posledních deset záznamů.
    deník 30: více z nich.
    Časy se počítají od začátku zápasu.
help-desk-clocks =
    hodiny: oba časy a čí hodiny běží.
help-desk-set-clock =
    nastav-hodiny bílý 1:23:45: hodiny, minuty, sekundy.
    23:45 minuty, sekundy. 23 minuty.
help-desk-set-moves =
    nastav-tahy bílý 12: nastaví počítadlo na hodinách bílého na 12 tahů.
help-desk-reconstruct =
    rekonstruuj: provede vás tahy, které v žádném zápisu nejsou.
    rekonstruuj 20: od tahu 20.
    Pak zadávejte tah po tahu.
help-desk-moves-known =
    tahy-známy: tahy jsou zjištěny a oba doplní zápis.
help-desk-next-period =
    další-období: tahy nejde zjistit. Další tah je první dalšího období.
help-desk-add-time =
    přidej-čas bílý 2: bílý dostane dvě minuty.
    přidej-čas bílý 1:30: minutu a půl.
help-desk-take-time =
    uber-čas bílý 2: bílý ztratí dvě minuty.
    uber-čas bílý 1:30: minutu a půl.
help-desk-increment =
    přídavek zapni: od teď pět sekund na tah.
    přídavek vypni: odmítnuto.
help-desk-warn = napomeň bílý: bílý je napomenut.
help-desk-points =
    body bílý +1/2: bílý dostane půl bodu navíc.
    body bílý -1: o bod méně.
    Po partii.
help-desk-loss =
    prohra bílý: bílý prohrává.
    prohra bílý 0: ani černý nic nedostane.
help-desk-result =
    výsledek 1-0: body bílého, body černého.
    1/2-1/2, 0-0 a další.
help-desk-adjudicate =
    posuď 1-0 Anna Muster: tento výsledek, protože Anna Muster posoudila pozici.
    Soubor zápasu to musí dovolit.
help-desk-fine =
    pokuta bílý: pokuta, která byla předem ohlášena.
help-desk-exclude = vyluč bílý: bílý nehraje v dalších kolech.
help-desk-expel = vykaž bílý: bílý je vykázán z turnaje.
help-desk-annul =
    anuluj: anuluje partii. Hraje se nová.

help-desk-illegal =
    nemožný bílý: poslední tah bílého byl nemožný, jak jste viděli.
help-desk-touch =
    dotknuto bílý e2: bílý se dotkl kamene na e2, teď nebo před posledním tahem, a musí jím hrát.
    O dřívějším tahu: přijmi a číslo stížnosti.
help-desk-waive =
    omylem bílý: bílý se dotkl omylem a nepočítá se to.
    Bílý slyší, co vrátit a čí hodiny běží. FIDE 2023, 4.2.2.
help-desk-two-hands =
    obouruč bílý: bílý provedl tah dvěma rukama.
help-desk-fault =
    přestupek bílý: vypíše důvody. přestupek bílý 1: bílý to udělal.
    Zapíše se to a navrhne se trest.
help-desk-flag = praporek bílý: spadl praporek bílého.
help-desk-wrong-start =
    špatné-postavení: výchozí pozice byla chybná.
    špatné-postavení bílý: bílý měl prohozeného krále a dámu.
    špatné-postavení bílý h1: kámen patřící na h1 stál jinde.
    Je-li na novou partii pozdě, tento kámen nesmí rošovat.
help-desk-turned =
    otočená: šachovnice leží opačně.
    Partie pokračuje.
help-desk-reversed =
    zaměněno: partie začala se zaměněnými barvami.
help-desk-displaced =
    posunuto 12 černý: kameny se posunuly, po tahu 12 černého.
    Partie se tam vrátí, jako při obnovení.
help-desk-restore =
    obnov 12 černý: zpět do pozice po tahu 12 černého a k jejím časům.
    obnov 0: na začátek. Hodiny stojí až do příkazu pokračuj.
help-desk-position =
    pozice a FEN, nebo seznam kamenů: partie pokračuje odtud.
    Hodiny stojí až do příkazu pokračuj.
help-desk-rulings = rozhodnutí: všechna rozhodnutí a tresty s čísly.
help-desk-revoke =
    odvolej 2: odvolá rozhodnutí 2.
    Čas, nastavené hodiny, body, výsledky, doteky, tresty a každý konec partie.
    Samotné, po partii: odvolá její konec, i ten z vašeho rozhodnutí.
help-desk-allow =
    povol bílý možné tahy.
    Pomůcky: poslední ohlášení, vlastní zápis, časy, číslo tahu, zápis soupeře, přečtení pozice, možné tahy, útočící kameny, upozornění na remízu, jméno zahájení, vracení tahů.
help-desk-withdraw =
    odeber bílý časy: bílý se už nesmí ptát na časy.
    Všechny názvy: nápověda povol.
help-desk-aids =
    pomůcky: pomůcky každého hráče a asistenti.
help-desk-assistant =
    asistent bílý Jan Novák: uvede asistenta bílého.
    asistent bílý zamítni: bílý už nemá asistenta.
help-desk-absent =
    chybí bílý: zapíše nepřítomnost bílého.
    Běží čekací doba.
help-desk-arrived = přišel bílý: bílý přišel.
help-desk-default-time =
    čekací-doba 30: hráč opožděný až o půl hodiny smí ještě hrát.
    čekací-doba 0: nečeká se.
help-desk-adjourn =
    přeruš: strana na tahu musí zapečetit tah.
    Pak obálka.
    přeruš předčasně: přeje si to hráč na tahu a ztratí zbytek hrací doby.
help-desk-resumption = pokračování 2026-12-01 10:00 Sál 2: datum, čas a místo, na obálku. Hráči to slyší.
help-desk-envelope =
    obálka: držíte zapečetěný tah a partie je přerušena.
help-desk-due =
    termín: nadešel čas, přerušená partie pokračuje.
    Od teď se hráč může opozdit. Pak otevři, nebo chybí a hráč.
help-desk-open =
    otevři: otevře obálku heslem. Partie pokračuje.
help-desk-lost =
    ztracená Jf3: obálka je ztracena a oba se shodují na tomto tahu.
    Bez tahu: partie je anulována.
help-desk-note =
    poznámka bílému nebylo dobře: zapíše poznámku do zprávy.
help-desk-tasks =
    úkoly: co u tohoto stolu ještě zbývá.
    úkoly vše: všechno, před partií, při ní a po ní.
help-desk-done = hotovo 3: úkol 3 je hotov. hotovo 1 2 4: několik.
help-desk-undone = nehotovo 3: úkol 3 přece jen není hotov.
help-desk-glossary = slovníček remíza: slovo v každém jazyce. Slovo může být z kteréhokoli z nich.
help-desk-report =
    zpráva: zapíše dokumenty, jak jsou teď, a řekne kam.
help-desk-sign-off =
    uzavři: ukončí zápas a zapíše jeho dokumenty.
help-desk-talk =
    jazyk cs: pult mluví česky. jazyk en: anglicky.
help-desk-help =
    nápověda: pult ve zkratce.
    nápověda vše: každý název.
    nápověda obnov: jeden příkaz.
help-desk-leave =
    opusť: zavře tu pult.
    Heslo ho znovu otevře.

entry-retyped = Přečteno jako { $text }.
reason-unread = žádný hlas neumí číst tento jazyk
voices-new =
    Nový hlas: { $folder }
    Přeložte jeho soubory. Pak je zkontrolujte: { $program } voices check { $parent }
voices-new-known = { $name } je už vestavěný. Pro jiný jazyk uveďte jeho kód, například el.
voices-new-exists = Už existuje: { $folder }. Přejmenujte tuto složku, nebo uveďte jinou.
voices-new-fails = Složku nelze vytvořit: { $folder }, { $reason }.
voice-state = Neznámý stav: { $state }. Napište draft, read nebo spoken.
voice-untranslated =
    { $count ->
        [one] Chybí jedna věta. Zní v jiném jazyce: { $names }.
        [few] Chybí { $count } věty. Znějí v jiném jazyce: { $names }.
        [many] Chybí { $count } věty. Znějí v jiném jazyce: { $names }.
       *[other] Chybí { $count } vět. Znějí v jiném jazyce: { $names }.
    }
voice-untranslated-more = A ještě { $count }.
voice-plural = Ve větě { $name } chybí varianty: { $variants }, pro číslo { $gap }.
voice-meanings = { $word } má v tazích dva významy: { $first } a { $other }. Každý potřebuje vlastní slova.
help-repertoire =
    repertoár italská: jedno ze 45 vestavěných zahájení. repertoár italská černý: z druhé strany.
    repertoár zahájení: všechna, po pěti.
    repertoár můj: vaše zahájení, z vašeho souboru můj.pgn ve složce repertoire složky dat. Zadávejte své tahy.
    repertoár partie: tahy zahrané aspoň dvakrát. repertoár partie černý: jedna strana, také bílý.
    repertoár: všechna zahájení a kolik je v nich k procvičení.
    tip: pomoc ve čtyřech krocích. údaje: tahy ještě jednou.
    dál: tah a další.
    zavři: zpět do vaší partie.
setting-mouse = Jestli se kameny berou a kladou myší.
setting-key-hints = Jestli obrazovka ukazuje, co klávesy dělají.
setting-pictures = Jestli jsou kameny na obrazovce obrázky, pokud je terminál ukáže.
cli-voices-new = Vytvořit složku pro nový jazyk, k překladu.
arg-mouse = jestli se kameny berou a kladou myší: on nebo off.
arg-key-hints = jestli obrazovka ukazuje, co klávesy dělají: on nebo off.
arg-pictures = jestli jsou kameny na obrazovce obrázky: on nebo off.
arg-voices-new-language = značka jazyka, třeba nl nebo pt-BR.
arg-voices-new-folder = složka pro něj. Bez udání složka vašich vlastních hlasů.
health-voices =
    { $count ->
        [one] Hlasy: funguje ještě jeden.
        [few] Hlasy: fungují ještě { $count }.
        [many] Hlasy: funguje ještě { $count }.
       *[other] Hlasy: funguje ještě { $count }.
    }
health-voices-draft = Hlasy: koncepty, nezkontrolované rodilým mluvčím: { $names }.
voice-review =
    { $state ->
        [read] Hlas { $name }: přečten, { $by }, { $date }.
        [spoken] Hlas { $name }: poslechnut, { $by }, { $date }.
       *[draft] Hlas { $name }: koncept, nezkontrolovaný rodilým mluvčím.
    }
voice-unconfirmed = Hlas { $name }: k potvrzení: { $words }.
health-speech-unread = Řeč: espeak-ng neumí číst tento jazyk: { $language }. Nastavte v řečovém serveru jiný hlas, nebo použijte odečítač obrazovky.
reason-louis-unfit = pro tento jazyk není správná tabulka
pictures-none = Tento terminál neukazuje obrázky. Kameny se kreslí znaky.
pictures-absent = Tento program byl sestaven bez obrázků. Jak je získat, říká docs/guide.md.
arg-import-letters = písmena kamenů v souboru, podle tohoto hlasu: třeba de.
reason-voices = hlasy tohoto systému nefungují; má-li mluvit jen váš odečítač, zadejte řeč vypni
health-speech-system =
    Řeč: tento systém má { $count ->
        [one] jeden hlas
        [few] { $count } hlasy
        [many] { $count } hlasu
       *[other] { $count } hlasů
    }; { $languages }.
health-speech-system-missing = Řeč: jazyk { $language } nemá hlas. Přidejte ho v nastavení řeči tohoto systému.
health-terminal-unread-elsewhere =
    Terminál: odečítače obrazovky nečtou { $name }. Použijte { $system ->
        [windows] Windows Terminal
       *[macos] Terminál
    }.
health-tried-linux = Systém: Linux. V testech program čtou Orca, Fenrir, BRLTTY a yasr. Žádný nevidomý hráč se zatím neozval.
health-tried-windows = Systém: Windows. Tvůrci program zkusili jen pod Wine, bez odečítače obrazovky. Pokud máte NVDA nebo JAWS, napište nám, jak ho čte.
health-tried-macos = Systém: macOS. Tvůrci program zkompilovali, ale nikdy nespustili. Pokud máte VoiceOver, napište nám, jak ho čte.
health-tried-nowhere = Systém: tady program nikdo nezkoušel. Napište nám, jak funguje.
reason-louis-absent = chybí lou_translate, nainstalujte liblouis
health-braille-absent = Braille: šachové písmo funguje. Pro literární braille nainstalujte liblouis.
reason-no-name = žádný soubor se tak nemůže jmenovat

## Na turnaji

tournament-new = { $name }: { $players } { $players ->
    [one] hráč
    [few] hráči
    [many] hráčů
   *[other] hráčů
}, zatím bez kola.
tournament-open = { $name }: kolo { $round } z { $rounds }, { $players } { $players ->
    [one] hráč
    [few] hráči
    [many] hráčů
   *[other] hráčů
}.
tournament-new-teams = { $name }: družstva { $players }, zatím žádné kolo.
tournament-open-teams = { $name }: kolo { $round } z { $rounds }, družstva { $players }.
tournament-next-draw = Dál: startovní čísla, zadejte čísla. Všechny příkazy: nápověda.
tournament-next-pair = Dál: los kola { $round }, zadejte nalosuj. Všechny příkazy: nápověda.
tournament-next-results = Dál: zadávejte výsledky, třeba výsledek 1 1-0. Všechny příkazy: nápověda.
tournament-next-qualify = Skupiny skončily. Aby nejlepší postoupili: postup.
tournament-next-standings = Všechna kola jsou dohrána. Konečné pořadí: pořadí.
tournament-not-done = Nic se nestalo.
tournament-sure = Ano, nebo ne?
tournament-nothing-typed = Nic nebylo zadáno. Zadejte příkaz nebo nápověda.
tournament-unknown = Tady neznámé: { $word }. Všechny příkazy: nápověda.
tournament-unknown-near = Tady neznámé: { $word }. Myslíte { $near }?
tournament-which-player = Který hráč? { $names }. Zadejte číslo.
tournament-no-player = Žádný hráč: { $text }. Všichni hráči: listina.
tournament-help = Předem: propozice, listina, přihlas, čísla.
    Kola: nalosuj, los, výsledek, nedohrané, odlož.
    Hráči: hráč, nehraje, odhlas, vrať, odděl, změň.
    Otázky: soupeř, skupina, šance.
    Družstva: sestava. Nerozhodně: rozhodni. Skupiny: postup.
    Pořadí: pořadí, proč, tabulka, ceny.
    Soubory: oznámení, zpráva, partie, exportuj, stoly.
    Opravit: oprav, deník, odvolej. Odejít: opusť.
    Více: nápověda vše, nápověda nalosuj, vysvětli.
tournament-wants-nothing = Zadejte jen { $name }.
tournament-wants-player = { $name } potřebuje hráče: { $name } 7, nebo { $name } anna.
tournament-wants-bye = { $name } potřebuje hráče, pro půl bodu i 1/2: { $name } 7 1/2.
tournament-wants-players = { $name } potřebuje dva hráče: { $name } 3 7.
tournament-wants-entry = { $name } potřebuje jméno a rating: { $name } Nováková, Ida 1650.
tournament-wants-amendment = Za { $name } hráč, klíč souboru a hodnota: { $name } 7 rating 1850.
tournament-wants-goal = Za { $name } hráč a místo: { $name } 7 3.
tournament-wants-varma = Zadejte jen { $name }, nebo { $name } varma.
tournament-wants-pairs = { $name } potřebuje dvojice, bílý první, volno samotné: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } potřebuje šachovnici a výsledek: { $name } 4 1-0.
tournament-wants-correction = { $name }, kolo, šachovnice, výsledek: { $name } 2 4 1-0.
tournament-wants-board = { $name } potřebuje šachovnici: { $name } 4.
tournament-wants-line-up = Za { $name } družstvo a místa jeho hráčů: { $name } 2 1 3 4.
tournament-wants-tie = { $name } potřebuje šachovnici: { $name } 2, nebo { $name } 2 1-0.
tournament-wants-qualified = Samotné { $name }, nebo čísla: { $name } 1 5 2 8.
tournament-wants-round = Zadejte jen { $name }, nebo s kolem: { $name } 3.
tournament-wants-act = { $name } potřebuje číslo záznamu: { $name } 12. Čísla: deník.
tournament-wants-number = Zadejte jen { $name }, nebo s číslem: { $name } 30.
tournament-wants-file = { $name } potřebuje název souboru: { $name } club.trf.
tournament-wants-command = Zadejte jen { $name }, nebo s příkazem: { $name } nalosuj.
tournament-wants-term = Zadejte jen { $name }, nebo se slovem: { $name } Buchholz.
tournament-no-varma = Pro tolik hráčů tabulka Varma není. Je pro 9 až 24.
tournament-numbered = Startovní čísla jsou přidělena.
tournament-drawn = Startovní čísla, číslo losu { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Kolo { $round }, šachovnice { $board }: { $result } místo { $had }.
tournament-moves = { $player }: body { $points }, místo potom { $place }, teď { $had }.
tournament-pairings-stay = Los dalších kol se nemění.
tournament-withdraw-what = { $player } končí v turnaji.
tournament-revoke-what = K odvolání: { $what }
tournament-revoked = Odvoláno: záznam { $number }.
tournament-playing = Kolo { $round }, šachovnice { $board }: { $white } a { $black } hrají.
tournament-postponed = Odloženo, kolo { $round }, šachovnice { $board }: { $white } a { $black }.
tournament-adjourned = Přerušeno, kolo { $round }, šachovnice { $board }: { $white } a { $black }. Losovat bez ní: odlož { $board }.
tournament-pair-without = Bez výsledku, kolo { $round }, šachovnice { $board }: { $white } a { $black }. Pro tento los remíza.
tournament-pair-appeal = Odvolání trvá, kolo { $round }, šachovnice { $board }: { $white } a { $black }. Výsledek platí, jak je.
tournament-nobody-there = nikdo
tournament-none-missing = Nechybí žádný výsledek.
outcome-white = vyhrál bílý
outcome-draw = remíza
outcome-black = vyhrál černý
outcome-white-forfeit = bílý vyhrál kontumačně
outcome-black-forfeit = černý vyhrál kontumačně
outcome-neither-forfeit = nikdo nepřišel
outcome-neither = prohráli oba
outcome-half-white = půl bodu jen bílému
outcome-half-black = půl bodu jen černému
tournament-round-over = Kolo { $round } je dohráno.
tournament-all-over = Poslední kolo je dohráno. Konečné pořadí: pořadí.
tournament-third-forfeit = Třetí kontumace, { $player }: většina propozic za to vylučuje. Provedete to příkazem odhlas.
tournament-entered = Přihlášeno: { $player }.
tournament-entered-late = Přihlášeno: { $player }, od kola { $round }.
tournament-amended = Přihláška opravena: { $player }.
tournament-paired-tables = Kolo { $round }: los podle tabulek.
tournament-paired-arbiter = Kolo { $round }: ruční los.
tournament-paired-rules = Kolo { $round }: nalosováno podle pravidel systému.
tournament-paired-lots = Kolo { $round }: los, číslo { $number }.
tournament-paired-program = Kolo { $round }: los z programu { $program }.
tournament-ended = Šachovnice { $board }, kolo { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Opraveno, šachovnice { $board }, kolo { $round }: { $white }, { $black }: { $result }.
tournament-absent = Nehraje, kolo { $round }: { $player }.
tournament-absent-half = Volno za půl bodu, kolo { $round }: { $player }.
tournament-absent-full = Volno za celý bod, kolo { $round }: { $player }.
tournament-withdrawn = Mimo turnaj: { $player }.
tournament-returned = Znovu hraje od kola { $round }: { $player }.
tournament-kept-apart = Spolu nehrají: { $names }.
tournament-lined-up = Sestava, { $player }, kolo { $round }: { $names }.
tournament-decided = Šachovnice { $board }, kolo { $round }: postupuje { $player }. Rozhoduje: { $decider }.
tournament-decided-lots = Šachovnice { $board }, kolo { $round }: postupuje { $player }. Číslo losu { $number }.
tournament-qualified = Postupují: { $names }.
tournament-qualify-shared = Skupina { $number }: místo { $place } je společné. Zadejte všechny, kdo postupují, nejsilnější první: postup 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, odvoláno: { $what }
tournament-log-empty = V deníku zatím nic není.
tournament-no-act = Záznam { $number } není. Všech je { $count }, poslední: deník.
tournament-revoked-already = Záznam { $number } už je odvolán.
tournament-is-revocation = Záznam { $number } je odvolání: odvolané udělejte znovu.
tournament-needed-by = Nejdřív odvolejte záznam { $number }: { $what }
tournament-refused-player = Takový hráč tu není. Všichni hráči: listina.
tournament-refused-name = Chybí jméno. Zadejte ho za přihlas.
tournament-refused-fide = Toto číslo FIDE už má: { $player }.
tournament-refused-same = Už v listině: { $player }.
tournament-refused-late = Pozdě na přihlášku: po kole 1 není v tabulkách místo.
tournament-refused-paired = Kolo { $round } už má los.
tournament-refused-round = Kolo { $round } není. Počet kol: { $rounds }.
tournament-refused-players = Ne s { $count } { $count ->
    [one] hráčem
    [few] hráči
    [many] hráči
   *[other] hráči
}: systém to nedovoluje.
tournament-refused-order = Ne každý hráč má jedno číslo.
tournament-refused-numbers = Pozdě: kolo 1 je podle těchto čísel nalosováno.
tournament-refused-next = Další kolo: { $round }.
tournament-refused-playing = Kolo { $round } není dohráno: šachovnice { $boards }. Zadejte výsledek, nebo odlož.
tournament-refused-last = Všechna kola už mají los.
tournament-refused-board = Šachovnice { $board } není, kolo { $round }. Šachovnic je { $boards }.
tournament-refused-result = Výsledek už je: { $result }. Opravíte ho příkazem oprav.
tournament-refused-no-result = Výsledek ještě není. Zapíšete ho příkazem výsledek.
tournament-refused-known = Výsledek už takový je.
tournament-refused-postponed = Už odloženo.
tournament-refused-left = V té době hráč v turnaji není.
tournament-refused-here = Hráč v turnaji je.
tournament-refused-two = Je třeba dvou různých hráčů.
tournament-refused-no-teams = Tady nehrají družstva.
tournament-refused-part = Šachovnice { $board } není. Šachovnic je { $boards }.
tournament-refused-which = Zápas { $board } má víc šachovnic. Zadejte jednu: výsledek { $board }.1 1-0.
tournament-refused-many = Moc hráčů. Šachovnice v zápase: { $boards }.
tournament-refused-member = Hráč { $number } v tomto družstvu není. Soupiska: hráč a družstvo.
tournament-refused-board-order = Špatné pořadí šachovnic: hráč { $number }. Platí soupiska družstva.
tournament-refused-nobody = Sestava potřebuje aspoň jednoho hráče.
tournament-refused-begun = Zápas začal.
tournament-refused-tied = Tam není nerozhodně. Partie se zadá: výsledek.
tournament-refused-groups = To je pro skupiny, až všechny skončí.
tournament-refused-qualify = Zadejte jednou každého, kdo postupuje. Počet: { $count }.
tournament-refused-members = Hráči družstva zůstávají na soupisce.
tournament-breach-twice = Ve dvou dvojicích: { $player }.
tournament-breach-missing = Bez dvojice: { $player }.
tournament-breach-absent = Ve dvojici, ale nehraje: { $player }.
tournament-breach-met = Už hráli, kolo { $round }: { $white } a { $black }.
tournament-breach-apart = Nemají spolu hrát: { $white } a { $black }.
tournament-breach-bye = Nikdo nemá mít volno: volno má { $player }.
tournament-breach-second-bye = Druhý bod bez hry: { $player }.
tournament-breach-third = Třikrát po sobě { $color-key ->
    [white] bílými
   *[black] černými
}: { $player }.
tournament-breach-three-more = O tři partie víc { $color-key ->
    [white] bílými
   *[black] černými
}: { $player }.
tournament-pairing = { $program } losuje.
tournament-pairing-still = Program losuje. Přerušit: přeruš.
tournament-pairing-stopped = Přerušeno. Nic není nalosováno.
tournament-pairing-none = Není co přerušit. Žádný program nelosuje.
tournament-pairing-outdated = Nic není nalosováno: něco se mezitím změnilo. Znovu: nalosuj.
tournament-no-program = Chybí program na los. Nainstalujte gacrux nebo bbpPairings, nebo zadejte dvojice za nalosuj.
tournament-program-missing = { $program } se nespustí. Zadejte dvojice za nalosuj, nebo ho znovu nainstalujte.
tournament-program-stuck = { $program } zastaven: trvá moc dlouho. Zadejte dvojice za nalosuj.
tournament-program-endless = { $program } zastaven: píše příliš mnoho. Zadejte dvojice za nalosuj.
tournament-answer-unreadable = { $program } los nedal: { $why } Zadejte dvojice za nalosuj.
tournament-answer-refused = Odmítnuto, los není. Odpověď programu { $program } porušuje pravidla:
tournament-answer-empty = žádná odpověď.
tournament-answer-line = řádek { $line } odpovědi není dvojice.
tournament-answer-count = dvojic ohlášeno { $said }, dáno { $count }.
tournament-answer-number = číslo { $number } nikdo nemá.
tournament-answer-byes = dvakrát volno v jednom kole.
tournament-name = { $name }.
tournament-place-is = Místo: { $value }.
tournament-from = Od: { $value }.
tournament-to = Do: { $value }.
tournament-arbiter = Hlavní rozhodčí: { $value }.
tournament-laws = Pravidla, vydání: { $value }.
tournament-system = Systém: { $value }.
tournament-rounds = Kola: { $value }.
tournament-accelerated = Zrychlení: { $value }.
tournament-boards = Šachovnice v zápase: { $value }.
tournament-arbiters = Doporučený počet rozhodčích: { $value }.
tournament-decided-by = Při nerozhodném stavu rozhoduje: { $value }.
decider-rapid = rapidová partie
decider-blitz = blesková partie
decider-armageddon = partie Armagedon
decider-rating = rating
decider-white-out = bílý vypadává
decider-boards = lepší první šachovnice
decider-lots = los
decider-arbiter = rozhodnutí rozhodčího
tournament-variant = Hra: { $value }.
tournament-time = Tempo hry: { $value }.
tournament-default-time = Čekací doba v minutách: { $value }.
tournament-ties = Pomocné hodnocení: { $value }.
tournament-draws = Remízy: { $value }.
tournament-aids = Pomůcky: { $value }.
tournament-appeals = Odvolání: { $value }.
system-round-robin = každý s každým
system-swiss = švýcarský
system-adjusted = upravený švýcarský
system-lots = švýcarský s losem
system-by-hand = ruční los
system-match = zápas dvou hráčů
system-scheveningen = scheveningenský
system-knock-out = vyřazovací
system-groups = skupiny
tournament-nobody = Zatím nikdo není přihlášen. Zadejte přihlas a jméno.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, bez ratingu.
tournament-entry-left = { $number }: { $name }, mimo turnaj.
tournament-no-round-yet = Los ještě není. Zadejte nalosuj.
tournament-no-round = Kolo { $round } nemá los. Nalosovaných kol: { $rounds }.
tournament-round = Kolo { $round }:
tournament-bye = Volno: { $player }.
tournament-free = Volno: { $player }.
tournament-board = Šachovnice { $board }: { $white }, { $black }.
tournament-board-over = Šachovnice { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Šachovnice { $board }: { $white }, { $black }: odloženo.
tournament-match = Zápas { $board }: { $white }, { $black }.
tournament-match-score = Zápas { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Postupuje { $player }.
tournament-tied-game = Nerozhodně. Teď: { $decider }, šachovnice { $board }, bílý: { $player }.
tournament-tied = Nerozhodně, šachovnice { $board }. Los: rozhodni { $board }. Nebo kdo postupuje: rozhodni { $board } 1-0.
tournament-tied-by = Nerozhodně, šachovnice { $board }. Rozhoduje: { $decider }. Zadejte rozhodni { $board }.
tournament-standings = Po kole { $round }:
tournament-group = Skupina { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; pomocné hodnocení stejné.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: místo { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Vše je uloženo.
tournament-pair-breaks = Tento los porušuje pravidla:
tournament-proposed = Návrh, kolo { $round }:
tournament-proposed-lots = Návrh, kolo { $round }, číslo losu { $number }:
tournament-down = O bodovou skupinu níž: { $player }.
tournament-no-proposal = Podle těchto pravidel nic není. Zadejte dvojice: nalosuj 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Místo { $place }, body: { $points }.
tournament-player-title = Titul: { $value }.
tournament-player-federation = Federace: { $value }.
tournament-player-club = Klub: { $value }.
tournament-player-team = Družstvo: { $value }.
tournament-player-captain = Kapitán: { $value }.
tournament-player-seat = Místo v sále: { $value }.
tournament-player-assistant = Asistent: { $value }.
tournament-card-won = Kolo { $round }: { $color-key ->
    [white] bílými
   *[black] černými
}, výhra, soupeř { $player }.
tournament-card-drawn = Kolo { $round }: { $color-key ->
    [white] bílými
   *[black] černými
}, remíza, soupeř { $player }.
tournament-card-lost = Kolo { $round }: { $color-key ->
    [white] bílými
   *[black] černými
}, prohra, soupeř { $player }.
tournament-card-forfeit-won = Kolo { $round }: kontumační výhra, soupeř { $player }.
tournament-card-forfeit-lost = Kolo { $round }: kontumační prohra, soupeř { $player }.
tournament-card-now = Kolo { $round }, šachovnice { $board }: { $color-key ->
    [white] bílými
   *[black] černými
}, soupeř { $player }.
tournament-card-half = Kolo { $round }: volno za půl bodu.
tournament-card-full = Kolo { $round }: volno za celý bod.
tournament-card-bye = Kolo { $round }: volno, bez soupeře.
tournament-card-absent = Kolo { $round }: bez hry.
tournament-same-points = Stejně bodů: { $names }.
tournament-score-group = S body { $points }: { $names }.
tournament-not-paired = { $player }: bez soupeře, kolo { $round }.
tournament-could = { $player }, místo { $place } nebo lepší:
tournament-could-not-yet = Příliš brzy: jen v posledním kole, bez družstev.
tournament-could-too-many = Moc otevřených partií: { $count }. Zeptejte se, až některé skončí.
tournament-could-win = S výhrou
tournament-could-draw = S remízou
tournament-could-loss = S prohrou
tournament-could-anyhow = Jak to je
tournament-could-always = { $case }: v každém případě.
tournament-could-never = { $case }: už ne.
tournament-could-if = { $case }: jistě takto, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: jen takto, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: při více výsledcích jiných.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } nemá místo: méně než polovina partií.
tournament-why = { $player }: místo { $place }, body: { $points }.
tournament-behind-points = Výš díky bodům: { $player }.
tournament-behind-tie = Výš díky { $tie }: { $player }.
tournament-behind-lots = Výš díky losu: { $player }.
tournament-shared = Stejné místo: { $player }.
tournament-tie = { $tie }: { $value }, složeno z:
tournament-tie-place = { $tie }: místo { $value }, složeno z:
tournament-tie-unmet = { $tie }: není co porovnat.
tournament-part = Kolo { $round }: { $value }, soupeř { $player }.
tournament-part-own = Kolo { $round }: { $value }.
tournament-part-weighed = Kolo { $round }: { $value }, za získané { $brought }, soupeř { $player }, jeho body { $scored }.
tournament-part-dummy = Kolo { $round }, bez hry: { $value }, { $reason }.
tournament-dummy-own = jako vlastní body
tournament-dummy-opponent = jako body nalosovaného soupeře
tournament-dummy-draws = jako remíza v každém kole
tournament-part-mean = V průměru: { $value }.
tournament-part-table = Z ratingové tabulky: { $value }.
tournament-part-other = Navíc: { $value }.
tournament-cut-least = Škrtnuto jako nejmenší.
tournament-cut-voluntary = Škrtnuto: bez hry z vlastní vůle.
tournament-cut-most = Škrtnuto jako největší.
tournament-cut-limit = Nepočítá se: soupeř má málo bodů.
notice-title = { $name }, kolo { $round }
notice = { $player }: kolo { $round }, šachovnice { $board }, { $color-key ->
    [white] bílými
   *[black] černými
}, soupeř { $opponent }.
notice-seat = { $player }: kolo { $round }, šachovnice { $board }, { $color-key ->
    [white] bílými
   *[black] černými
}, soupeř { $opponent }, místo { $seat }.
notice-bye = { $player }: kolo { $round }, volno.
tournament-no-variant = TRF nemá místo pro hru. Není v něm: { $variant }.
tournament-written = Zapsáno: { $file }.
tournament-not-written = Nezapsáno, { $file }: { $reason }.
tournament-games-unread = Partie od stolů nelze přečíst: { $reason }. Nic se nezapsalo.
round-report-title = { $name }, kolo { $round }: zpráva
round-report-done = Co rozhodčí udělal:
round-report-open = Zůstává otevřené:
round-report-adjourned = Přerušeno: šachovnice { $board }, { $white } a { $black }.
round-report-appeal = Odvolání bez rozhodnutí: šachovnice { $board }, { $white } a { $black }.
tournament-not-kept = Nestalo se to, nešlo to uložit: { $reason }.
tournament-damaged = Poškozený deník: záznam { $number } není možný. { $why } Soubor turnaje je možná jiný.
tournament-damaged-line = Poškozený deník: záznam { $number } nelze číst.
tournament-not-there = Soubor chybí: { $file }. Jak začít turnaj: tournament.md.
tournament-ask-begin =
    Nový soubor turnaje, asi 8 otázek a hráči.
    Samotný Enter: nabízená odpověď.
    zpět: předchozí otázka.
    Control-C: přestat. Odpovědi zůstanou.
tournament-ask-name = Název turnaje, s rokem, pokud bývá každý rok.
tournament-ask-place = Místo.
tournament-ask-from = První den, třeba 2026-11-28.
tournament-ask-system = Jaký systém?
tournament-ask-rounds = Kolik kol?
tournament-ask-groups = Kolik skupin?
tournament-ask-boards = Šachovnice v zápase, hrají-li družstva.
tournament-ask-time = Čas každého hráče, třeba 60+30.
tournament-ask-ties = Pomocné hodnocení v pořadí.
tournament-ask-first-team = První družstvo.
tournament-ask-team = Družstvo { $number }. Enter: další družstva nejsou.
tournament-ask-first-player = První hráč, s ratingem, třeba Nováková, Ida 1650.
tournament-ask-player = Hráč { $number }. Enter: další hráči nejsou.
tournament-ask-help-player = Zadejte příjmení, čárku, jméno a rating. Rating může chybět.
tournament-ask-too-many = Příliš mnoho kol, hráčů nebo družstev je { $count }: nejvýš { $rounds }. Změňte rounds v souboru.
tournament-ask-review = Zápis souboru: Enter. Změna poslední odpovědi: zpět.
tournament-begin = Začněte: { $program } tournament { $file }
tournament-from-done = Převzato: hráči { $players }, kola { $rounds }.
tournament-from-left = Neznámé řádky, nepřevzaté: { $lines }.
tournament-from-ties = Některá pomocná hodnocení jsou neznámá, nepřevzatá.
tournament-from-line = Řádek { $line }, sloupec { $column }: { $what }
tournament-from-there = Turnaj { $name } už je uložen. Dejte tomuto v jeho souboru jiný název.
tournament-from-teams = Nic nepřevzato: družstva, hráči a body k sobě nepasují.
tournament-from-by-hand = Nic nepřevzato: body byly dány ručně.
tournament-from-scoring = Nic nepřevzato: nepřítomnost nebo nedohrané partie dávají jiné body než zde.
tournament-from-acceleration = Nic nepřevzato: zrychlení není to z Baku.
tournament-from-name = Nic nepřevzato: nevyhovuje jméno hráče { $number }.
tournament-from-round = Nic nepřevzato: kolo { $round } má výsledky nebo volna, která tu nejsou.
tournament-from-act = Nic nepřevzato. { $what } { $why }
exchange-no-player = v souboru není žádný hráč.
exchange-number = tady chybí číslo.
exchange-too-great = číslo je příliš velké.
exchange-points = tady chybějí body.
exchange-color = není to barva, má být w, b nebo spojovník.
exchange-result = není to výsledek, třeba 1, 0 nebo =.
exchange-unfit = výsledek nesouhlasí se soupeřem.
exchange-number-twice = startovní číslo { $number } je tu dvakrát.
exchange-opponent = číslo { $number } nikdo nemá.
exchange-oneself = hráč proti sobě.
exchange-two-opponents = číslo { $number } má dva soupeře, kolo { $round }.
exchange-contradiction = číslo { $number } má jiný výsledek, kolo { $round }.
exchange-score = body { $given }, výsledky však dávají { $counted }.
exchange-players-missing = hráčů ohlášeno { $told }, nalezeno { $found }. Soubor není celý.
tournament-not-read = Nelze číst, { $file }: { $reason }.
event-wrong-line = Řádek { $line }: { $what }
event-wrong-form = to není řádek souboru turnaje.
event-wrong-twice = to je v souboru dvakrát.
event-wrong-key = neznámý klíč { $word }.
event-wrong-key-near = neznámý klíč { $word }. Myslíte { $near }?
event-wrong-part = začněte dvojitými závorkami: [[{ $part }]].
event-wrong-value = { $key } nemůže být { $value }. { $can }
event-wrong-missing = V souboru turnaje chybí { $key }.
event-wrong-nameless = Tady chybí { $key }.
event-wrong-player = hráč { $name } je v souboru dvakrát.
event-wrong-fide = číslo FIDE { $number } je v souboru dvakrát.
event-wrong-team = družstvo { $name } je v souboru dvakrát.
event-wrong-no-team = družstvo { $name } v souboru není.
event-wrong-teamless = hráč { $name } nemá družstvo.
event-wrong-empty-team = družstvo { $name } nemá hráče.
event-wrong-unfit = { $key } se nehodí ke zbytku souboru.
event-wrong-ends = konec je před začátkem: { $day }.
event-can-text = Je to řádek, nejvýš 100 písmen.
event-can-federation = Jsou to tři velká písmena, třeba CZE.
event-can-day = Je to den, třeba 2026-11-28.
event-can-laws = Je to vydání pravidel, třeba 2023.
event-can-variant = Je to crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill nebo racing-kings.
event-can-odds = Je to, co jeden hráč dává, třeba white knight nebo black pawn draw.
event-can-system = Je to round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out nebo groups.
event-can-rounds = Je to číslo od 1 do 99.
event-can-count = Je to číslo od 1 do 50.
event-can-deciders = Je to seznam z rapid, blitz, armageddon, rating, white out, boards a lots.
event-can-losers = Je to out, third place nebo all places.
event-can-acceleration = Je to baku.
event-can-finals = Je to knock-out nebo round robin.
event-can-score = Je to match points nebo game points.
event-can-time = Je to tempo hry, třeba 90+30.
event-can-minutes = Je to počet minut, nejvýš 600.
event-can-points = Jsou to body, třeba 1 nebo 0.5.
event-can-ties = Je to seznam, třeba DE, BH/C1, SB.
event-can-rules = Je to 2024 nebo 2026.
event-can-color = Je to white nebo black.
event-can-number = Je to číslo FIDE.
event-can-rating = Je to číslo, nejvýš 4000.
event-can-sex = Je to m nebo w.
event-can-title = Je to titul FIDE, třeba FM.
event-can-sight = Je to B1, B2 nebo B3.
event-can-prize-name = Je to řádek, nejvýš 100 písmen, bez zrakové třídy.
event-can-amounts = Je to seznam částek, třeba 300, 200, 100, žádná větší než předchozí.
event-can-gifts = Je to seznam cen, třeba pohár, kniha, bez zrakové třídy.
event-can-sights = Je to seznam z B1, B2 a B3.
event-can-shared = Je to by place, equally nebo hort.
event-can-each = Je to one nebo all.
name-tournament-event = propozice, turnaj, rozpis
help-tournament-event = propozice: přečte je nahlas.
name-tournament-entries = listina, startovní listina, účastníci
help-tournament-entries = listina: všichni podle startovních čísel.
name-tournament-enter = přihlas, přihláška, dopiš
help-tournament-enter = přihlas Nováková, Ida 1650: pozdní přihláška, s ratingem nebo bez něj.
name-tournament-amend = změň, doplň
help-tournament-amend = změň 7 rating 1850: opraví přihlášku podle klíče souboru.
name-tournament-draw = čísla, losuj čísla, startovní čísla
help-tournament-draw = čísla: startovní čísla losem; čísla varma: hráči jedné federace spolu hrají brzy.
name-tournament-withdraw = odhlas, odstoupil
help-tournament-withdraw = odhlas 7: hráč končí v turnaji.
name-tournament-return = vrať, návrat
help-tournament-return = vrať 7: odhlášený hráč znovu hraje, od dalšího kola.
name-tournament-absent = nehraje, volno, chybí
help-tournament-absent = nehraje 7: v dalším kole bez losu; nehraje 7 1/2: s půl bodem.
name-tournament-apart = odděl, spolu nehrají
help-tournament-apart = odděl 3 7: tito dva spolu nehrají.
name-tournament-line-up = sestava, nastav-sestavu
help-tournament-line-up = sestava 2 1 3 4: družstvo 2 hraje s 1, 3 a 4 ze soupisky; 0 je prázdná šachovnice.
name-tournament-pair = nalosuj, losuj, páruj
help-tournament-pair = nalosuj: los dalšího kola; nalosuj 1-4 2-3 5: ručně, bílý první, volno samotné.
name-tournament-stop = přeruš, zastav
help-tournament-stop = přeruš: ukončí program, který losuje.
name-tournament-pairings = los, dvojice, nasazení
help-tournament-pairings = los: šachovnice kola; los 2: druhého kola.
name-tournament-result = výsledek
help-tournament-result = výsledek 4 1-0: šachovnice 4, vyhrál bílý; 1/2 je remíza, +- a -+ jsou kontumace.
name-tournament-missing = nedohrané, chybějící, bez výsledku
help-tournament-missing = nedohrané: partie bez výsledku.
name-tournament-postpone = odlož, přelož
help-tournament-postpone = odlož 4: partie na šachovnici 4 bude později, další kolo lze nalosovat.
name-tournament-decide = rozhodni, rozhodnutí
help-tournament-decide = rozhodni 2: kdo postupuje, když je na šachovnici 2 nerozhodně; rozhodni 2 1-0: řekne rozhodčí.
name-tournament-qualify = postup, postupují
help-tournament-qualify = postup: nejlepší z každé skupiny postupují; postup 1 5 2 8: tito.
name-tournament-correct = oprav
help-tournament-correct = oprav 2 4 1-0: opraví výsledek, kolo 2, šachovnice 4.
name-tournament-standings = pořadí, průběžné pořadí
help-tournament-standings = pořadí: místa a body; pořadí 3: po třetím kole.
name-tournament-why = proč
help-tournament-why = proč 7: z čeho se skládají body a pomocné hodnocení hráče.
name-tournament-player = hráč, karta
help-tournament-player = hráč 7: kola, soupeři a místo hráče.
name-tournament-paired = soupeř
help-tournament-paired = soupeř 7: šachovnice, barva a soupeř hráče.
name-tournament-group = skupina
help-tournament-group = skupina 7: všichni se stejně body.
name-tournament-could = šance, možné
help-tournament-could = šance 7 3: které výsledky posledního kola dají hráči 7 místo 3 nebo lepší.
name-tournament-crosstable = tabulka, křížová tabulka
help-tournament-crosstable = tabulka: každé kolo každého hráče, 4w1 je výhra bílými nad číslem 4.
tournament-no-prizes = Žádné ceny v souboru turnaje. Každá začíná [[prize]].
tournament-prizes-now = Stav po kole { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, děleno.
tournament-prize-left = Neuděleno: { $amount }.
tournament-prize-none = { $player }: bez ceny.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Místo { $place } mezi těmi, kdo mají nárok.
tournament-prize-equally = { $sum } celkem, rovným dílem, podílů { $count }.
tournament-prize-hort = Hort: polovina z { $own }, ceny za místo, a polovina rovného dílu z { $sum }, podílů { $count }.
tournament-prize-instead = Ne také { $name }: každý jednu cenu, tu největší.
tournament-prize-lots = Místo je děleno, podílů { $count }, každému jedna cena. Rozhodují propozice nebo los.
name-tournament-prizes = ceny
help-tournament-prizes = ceny: kdo dostane jakou cenu; ceny 7: co dostane hráč 7 a proč.
name-tournament-notices = oznámení, lístky
help-tournament-notices = oznámení: soubory s řádkem pro každého hráče a list velkým písmem.
name-tournament-report = zpráva
help-tournament-report = zpráva: soubory s výsledky kola, vašimi kroky, tím, co je otevřené, a pořadím.
name-tournament-games = partie
help-tournament-games = partie: partie kola jako PGN, s tahy a časy tam, kde je stoly mají.
tournament-tables-none = V kole { $round } už není co hrát.
tournament-tables-no-file = Chybí soubor zápasu pro stoly. Napiš table = "table.toml" do souboru turnaje; vytvoří ho match --new.
tournament-tables-unread = Nepřečteno: { $file }, { $reason }. Žádný stůl není připraven.
tournament-tables-wrong = Chyby v { $file }. Žádný stůl není připraven.
tournament-tables-laid = Připravené stoly: { $count }. Sál otevřeš v jiném terminálu: { $program } room { $file }
tournament-table-taken-back = Šachovnice { $board }, kolo { $round }: u stolu odvoláno. Odvolat zde: odvolej { $act }.
tournament-table-differs = Stůl { $table }, kolo { $round }: { $result }, tam podepsáno. Zde je jiný výsledek: jeden oprav.
tournament-table-others = Stůl { $table }, kolo { $round }: nasazeni jsou jiní, než hráli. Nepřevzato: { $result }.
name-tournament-tables = stoly
help-tournament-tables = stoly: připraví stoly kola, každému soubor zápasu a navíc soubor sálu; stoly 2: druhého kola.
name-tournament-export = exportuj, export
help-tournament-export = exportuj club.trf: turnaj jako soubor pro programy na los a rating.
name-tournament-log = deník
help-tournament-log = deník: poslední záznamy s čísly; deník 30: více z nich.
name-tournament-revoke = odvolej, zruš
help-tournament-revoke = odvolej 12: vezme záznam 12 zpět.
name-tournament-explain = vysvětli, co-je
help-tournament-explain = vysvětli Buchholz: slovo z turnajů jednou větou; vysvětli: všechna slova.
name-tournament-help = nápověda, pomoc
help-tournament-help = nápověda nalosuj: o jednom příkazu; nápověda vše: všechny příkazy.
name-tournament-leave = opusť, konec
help-tournament-leave = opusť: vše je uloženo.

room-desk-words = sál, sal
room-desk-passphrase = Heslo sálu. Samotný Enter: odejít.
room-desk-welcome = Pult sálu, { $count ->
    [one] jeden stůl
    [few] { $count } stoly
    [many] { $count } stolu
   *[other] { $count } stolů
}. Jste rozhodčí číslo { $deputy }.
room-desk-left = Pult sálu je opuštěn.
room-desk-nothing = Nic nečeká.
room-desk-waiting = { $count ->
    [one] Čeká jedna věc
    [few] Čekají { $count } věci
    [many] Čeká { $count } věci
   *[other] Čeká { $count } věcí
}. { $first }
room-desk-news = { $count ->
    [one] Jedna nová věc
    [few] { $count } nové věci
    [many] { $count } nové věci
   *[other] { $count } nových věcí
}. { $first }
room-desk-call = Stůl { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = stížnost { $color-key ->
    [white] bílého
   *[black] černého
}, dotyk figury
room-desk-two-hands = stížnost { $color-key ->
    [white] bílého
   *[black] černého
}, dvě ruce
room-desk-claim = reklamace remízy, { $color-key ->
    [white] bílý
   *[black] černý
}
room-desk-increment = { $color-key ->
    [white] bílý
   *[black] černý
} žádá čas na tah
room-desk-draw = nabídka remízy, { $color-key ->
    [white] bílý
   *[black] černý
}, ke schválení
room-desk-session = hrací doba skončila
room-desk-stopped = hodiny zastavil { $color-key ->
    [white] bílý
   *[black] černý
}
room-desk-sheets = zápisy k doplnění
room-desk-silent = { $color-key ->
    [white] bílý
   *[black] černý
} neopakuje tah
room-desk-boards-differ = šachovnice se liší
room-desk-conduct = přestupek { $color-key ->
    [white] bílého
   *[black] černého
}, rozhodněte vy
room-desk-position = nejistá pozice
room-desk-unconfirmed = žádné potvrzené pravidlo
room-desk-default-time = čekací doba není určena
room-desk-flag-in-claim = spadl praporek { $color-key ->
    [white] bílého
   *[black] černého
} během reklamace
room-desk-results = výsledky se liší
room-desk-signed = oba podepsali jiný výsledek
room-desk-envelope = obálka k otevření
room-desk-called = { $color-key ->
    [white] bílý
   *[black] černý
} vás volá
room-desk-told = { $color-key ->
    [white] bílý
   *[black] černý
} vás volá: { $text }
room-desk-appeal = odvolání { $color-key ->
    [white] bílého
   *[black] černého
} proti rozhodnutí { $number }
room-desk-board-gone = šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} bez signálu
room-desk-board-wrong = šachovnice { $color-key ->
    [white] bílého
   *[black] černého
} nesouhlasí
room-desk-illegal = nepřípustný tah { $count }, { $color-key ->
    [white] bílý
   *[black] černý
}, potrestán
room-desk-near = { $color-key ->
    [white] bílému
   *[black] černému
} zbývá { $time }
room-desk-missing = { $color-key ->
    [white] bílý
   *[black] černý
} tu není
room-desk-stands = hodiny stojí
room-desk-over = konec, { $score }
room-desk-flag = spadl praporek { $color-key ->
    [white] bílého
   *[black] černého
}, { $score }
room-desk-yours = Je váš.
room-desk-has-it = Má ho rozhodčí číslo { $deputy }.
room-desk-no-next = Nic dalšího nečeká.
room-desk-taken = Je váš. { $what }
room-desk-taken-nothing = Je váš, stůl { $table }. Nic tam nečeká.
room-desk-has-table = Rozhodčí číslo { $deputy } má stůl { $table }.
room-desk-has-none = Nemáte žádný stůl. Zadejte další, nebo číslo.
room-desk-has-several = Který stůl? Máte { $tables }.
room-desk-not-taken = Stůl { $table } nikdo nemá.
room-desk-done = Hotovo, stůl { $table }.
room-desk-still = Vrácen. { $what }
room-desk-opened = Pult, stůl { $table }. Zpět: zavři.
room-desk-open-elsewhere = Obsazeno, stůl { $table }: má ho jiný terminál.
room-desk-not-open = Žádný pult není otevřen. Otevření: otevři a číslo.
room-desk-back = Zpět v sálu. Stůl { $table } je hotov.
room-desk-back-waits = Zpět v sálu. Stále je váš. { $what }
room-desk-gone = Rozhodčí číslo { $deputy } je pryč. Znovu čeká: { $count ->
    [one] stůl
    [few] stoly
   *[other] stoly
} { $tables }.
room-desk-no-table = Stůl { $table } není. Všechny stoly: stoly.
room-desk-no-tables = Nejsou žádné stoly.
room-desk-table = Stůl { $table }: { $white }, { $black }.
room-desk-line = Stůl { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = nezačala
room-desk-how-plays = tah { $number }
room-desk-how-stands = tah { $number }, hodiny stojí
room-desk-how-adjourned = přerušena, tah { $number }
room-desk-how-unsigned = { $score }, nepodepsáno
room-desk-how-signed = { $score }, k uzavření
room-desk-how-closed = { $score }, uzavřeno
room-desk-count = Stoly: { $count }. Hrají: { $playing }. Nezačaly: { $new }. Skončily: { $over }.
room-desk-all-over = Všechny partie skončily.
room-desk-none-over = Žádná partie neskončila.
room-desk-result = Stůl { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Stůl { $table }: { $color-key ->
    [white] bílý
   *[black] černý
}, { $time }.
room-desk-no-clock-under = Nikdo nemá méně než { $time }.
room-desk-no-clocks = Žádné hodiny.
room-desk-follows = Sledujete { $count ->
    [one] stůl
    [few] stoly
   *[other] stoly
} { $tables }.
room-desk-follows-none = Nesledujete žádný stůl.
room-desk-follows-said = Stůl { $table }: { $what }
room-desk-started-one = Zahájeno, stůl { $table }.
room-desk-started = Zahájeno, stoly: { $count }.
room-desk-not-started = Nezahájeno: { $count ->
    [one] stůl
    [few] stoly
   *[other] stoly
} { $tables }. Podívejte se tam přes otevři.
room-desk-paused-one = Hodiny stojí, stůl { $table }.
room-desk-paused = Hodiny stojí, stoly: { $count }.
room-desk-not-paused = Neběžely: { $count ->
    [one] stůl
    [few] stoly
   *[other] stoly
} { $tables }.
room-desk-resumed-one = Hodiny běží, stůl { $table }.
room-desk-resumed = Hodiny běží, stoly: { $count }.
room-desk-not-resumed = Nepokračuje: { $count ->
    [one] stůl
    [few] stoly
   *[other] stoly
} { $tables }. Něco tam čeká.
room-desk-run-none = Na to není žádný stůl.
room-desk-help = Věci: čeká, další, vezmi 7, otevři 7, zavři, hotovo.
    Otázky: stůl 7, stoly, hodiny 5, skončené, neskončené, výsledky.
    Hodiny: zahaj, zastav, pokračuj. Poslech: sleduj 7.
    Více: nápověda vše, nápověda další. Odejít: opusť.
room-desk-wants-table = Zadejte stůl po { $name }: { $name } 7.
room-desk-wants-maybe-table = Jen { $name }, nebo se stolem: { $name } 7.
room-desk-wants-followed = Zadejte stůl po { $name }: { $name } 7, nebo { $name } žádný.
room-desk-wants-minutes = Jen { $name }, nebo s minutami: { $name } 5.
room-desk-wants-command = Samotné { $name }, nebo s příkazem: { $name } další.
name-room-none = žádný
name-room-waits = čeká
help-room-waits = čeká: vše, co čeká, od nejstarší věci, a kdo ji má.
name-room-next = další
help-room-next = další: vezměte stůl, který čeká nejdéle a který nikdo nemá.
name-room-take = vezmi
help-room-take = vezmi 7: stůl 7 je váš, ostatní o něm už neuslyší.
name-room-done = hotovo
help-room-done = hotovo: vraťte svůj stůl; hotovo 7: z více stolů stůl 7.
name-room-open = otevři
help-room-open = otevři 7: pult stolu 7, abyste tam rozhodli; otevři: pult vašeho stolu.
name-room-close = zavři
help-room-close = zavři: od pultu stolu zpět do sálu.
name-room-start = zahaj
help-room-start = zahaj: všechny nezahájené partie; zahaj 7: u stolu 7.
name-room-pause = zastav
help-room-pause = zastav: všechny hodiny; zastav 7: u stolu 7.
name-room-resume = pokračuj
help-room-resume = pokračuj: hodiny běží, kde nic nečeká; pokračuj 7: u stolu 7.
name-room-table = stůl
help-room-table = stůl 7: hráči, tah, hodiny a co čeká.
name-room-tables = stoly
help-room-tables = stoly: všechny stoly, každý na řádku.
name-room-not-finished = neskončené
help-room-not-finished = neskončené: partie, které trvají.
name-room-finished = skončené
help-room-finished = skončené: skončené partie a co zbývá podepsat.
name-room-results = výsledky
help-room-results = výsledky: dosavadní výsledky.
name-room-clocks = hodiny
help-room-clocks = hodiny: všechny, od nejmenšího času; hodiny pod 5: pod 5 minut.
name-room-follow = sleduj
help-room-follow = sleduj 7: slyšet vše, co se tam ohlásí; sleduj žádný: už nic.
name-room-help = nápověda
help-room-help = nápověda další: o příkazu; nápověda vše: všechny příkazy.
name-room-leave = opusť
help-room-leave = opusť: odejít; vaše stoly znovu čekají.


cli-tournament = Vést turnaj podle souboru turnaje: přihlášky, los, výsledky, pořadí.
arg-tournament-file = soubor turnaje.
arg-tournament-check = najít chyby v souboru turnaje.
arg-tournament-new = založit soubor turnaje otázkami.
arg-tournament-from = založit ho z TRF, výměnného souboru jiného programu.
health-pairing = Nasazovací program: { $program }.
health-no-pairing = Žádný nasazovací program: švýcar se nasazuje ručně, nebo nainstaluj gacrux.
tournament-not-entered = Nepřihlášen: { $player }. { $why }
tournament-other-file = jiný soubor má tento název
lichess-welcome = Přihlášeno jako { $name }. { $count ->
    [0] Žádná partie neběží.
    [one] Běží jedna partie.
    [few] Běží { $count } partie.
   *[other] Běží { $count } partií.
 } Příkazy: zadejte { $help }.
lichess-help = Hledat partii: { $seek } 15+10. Také { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Není to příkaz: { $word }. Seznam: zadejte { $help }.
lichess-token-ask = Vložte svůj token z lichess. Nezobrazí se. Odejdete klávesou Enter.
lichess-token-wrong = To není token. Vložte ho znovu, nebo odejděte klávesou Enter.
lichess-token-unreadable = Uložený token nelze přečíst: { $reason }.
lichess-token-not-kept = Token není uložen: { $reason }.
lichess-token-forgotten = Token je zrušen a smazán.
lichess-token-not-deleted = Soubor tokenu není smazán: { $reason }.
lichess-token-not-revoked = Token je smazán jen tady: { $reason }. Zrušte ho na { $page }.
lichess-not-entered = Nepřihlášeno: { $reason }.
lichess-too-fast-to-seek = Na hledání příliš rychlé. Nejméně 8 minut, nebo 5+5.
lichess-too-fast = Na výzvu příliš rychlé. Nejméně 3 minuty.
lichess-challenge-whom = Jmenujte soupeře: { $challenge } a jméno, nebo { $challenge } ai 3.
lichess-level-wrong = Úrovně jsou 1 až 8.
lichess-terms-wrong = Nesrozumitelné: { $word }. Zadejte tempo jako 15+10 nebo 3d, variantu nebo barvu.
lichess-no-challenge = Žádná výzva nečeká.
lichess-no-games = Žádná partie neběží.
lichess-no-such-game = Žádná partie nemá číslo { $number }.
lichess-game = { $number }, { $name }. Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
 }. { $turn ->
    [own] Jste na tahu.
   *[other] Nejste na tahu.
 }
lichess-challenged = Výzva: { $name }, { $time }, { $variant }, { $rated ->
    [rated] hodnocená
   *[casual] přátelská
 }. Zadejte { $accept } nebo { $decline }.
lichess-challenge-gone = Výzva stažena.
lichess-challenge-declined = Výzva odmítnuta. { $reason }
lichess-challenge-sent = Výzva odeslána: { $name }, { $time }.
lichess-seeking = Hledá se partie, { $time }.
lichess-seek-ended = Hledání skončilo.
lichess-seek-failed = Nehledá se: { $reason }.
lichess-no-seek = Žádnou partii nehledáte.
lichess-lost = Spojení ztraceno: { $reason }. Nový pokus.
lichess-no-variant = Tato varianta se tu nehraje: { $variant }.
elsewhere-begins = Vaše barva: { $color-key ->
    [white] bílý
   *[black] černý
 }. Soupeř: { $name }.
elsewhere-back = Znovu spojeno.
elsewhere-lost = Spojení ztraceno: { $reason }. Hodiny běží dál. Nový pokus.
elsewhere-cut = Spojení ztraceno: { $reason }. Partii opustíte příkazem { $quit }.
elsewhere-busy = Ještě neodesláno: { $reason }. Potom se odešle.
elsewhere-move-refused = Tah odmítnut: { $reason }. Je vrácen.
elsewhere-not-done = Neprovedeno: { $reason }.
elsewhere-takeback-sent = Požádáno o vrácení tahu.
elsewhere-takeback-asked = Soupeř žádá o vrácení tahu. Souhlasíte příkazem { $takeback }.
elsewhere-gone = Soupeř odešel. Sekundy, než vyhrajete příkazem { $claim }: { $seconds }.
elsewhere-returned = Soupeř je zpět.
elsewhere-chat = { $name } píše: { $words }
elsewhere-no-pause = Hodiny této partie nelze zastavit.
elsewhere-not-here = Ne v této partii: { $name }. Partii opustíte příkazem { $quit }.
elsewhere-first-move = Sekundy na váš první tah: { $seconds }. Pak se partie zruší.
elsewhere-aborted = Partie zrušena.
elsewhere-left = Hráč odešel. { $winner } vyhrává.
elsewhere-decided = Rozhodl server. { $winner } vyhrává.
elsewhere-goes-on = Partie na lichess pokračuje. Vaše hodiny běží.
elsewhere-over = Zpět se dostanete příkazem { $quit }.
resume-elsewhere = Partie { $game } běží po síti. Pokračujte: { $program } { $command }
fault-unreached = žádné spojení se serverem
fault-silent = server neodpovídá
fault-broken = spojení se přerušilo
fault-untrusted = server neumí prokázat, kdo je
fault-token = token je odmítnut
fault-missing = nenalezeno
fault-busy = příliš mnoho požadavků, sekundy čekání { $seconds }
fault-failing = server má poruchu
fault-refused = server odmítá
fault-not-now = teď to nejde
fault-refused-so = server říká { $words }
fault-nonsense = odpověď nedává smysl
name-lichess-seek = hledej
name-lichess-challenge = vyzvi, výzva
name-lichess-accept = přijmi
name-lichess-decline = odmítni
name-lichess-cancel = zruš
name-lichess-games = partie
name-lichess-play = hraj
name-lichess-forget = zapomeň
name-lichess-help = nápověda
name-lichess-quit = konec
cli-lichess = Hrát na lichess: hledat partie, vyzývat, pokračovat ve svých partiích.
arg-lichess-first = první příkaz, například seek 15+10.
arg-lichess-server = jiný server se stejným rozhraním.

## Pomocné hodnocení

tie-break-encounter = vzájemný zápas
tie-break-wins = výhry
tie-break-games-won = vyhrané partie
tie-break-black-games = partie černými
tie-break-black-wins = výhry černými
tie-break-progressive = progresivní hodnocení
tie-break-rounds = kola bez vynechání
tie-break-standard = standardní body
tie-break-number = startovní číslo
tie-break-buchholz = Buchholz
tie-break-average-buchholz = průměrný Buchholz soupeřů
tie-break-fore = Fore Buchholz
tie-break-average-fore = průměrný Fore Buchholz soupeřů
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = průměrný rating soupeřů
tie-break-performance = ratingový výkon
tie-break-perfect = dokonalý ratingový výkon
tie-break-average-performance = průměrný výkon soupeřů
tie-break-average-perfect = průměrný dokonalý výkon soupeřů
tie-break-rating = rating
tie-break-match-points = zápasové body
tie-break-game-points = body ze šachovnic
tie-break-strength = body a síla soupeřů
tie-break-board-count = součet šachovnic
tie-break-top-boards = přední šachovnice
tie-break-bottom-boards = bez posledních šachovnic
tie-break-weighed = Sonneborn-Berger, { $brought } krát { $scored }
tie-break-of-games = { $tie } z bodů ze šachovnic
tie-break-cut = { $tie } krácený { $number }
tie-break-median = { $tie } medián { $number }
tie-break-limit = { $tie } hranice { $number }
tie-break-forfeits = { $tie } s kontumacemi
tie-break-reversed = { $tie } obráceně

## Slova z turnajů, vysvětlená

term-cut = krácení
term-median = medián
term-berger = Bergerovy tabulky
term-varma = Varmovy tabulky
term-bye = volno
term-half-bye = volno za půl bodu
term-forfeit = kontumace
term-floater = plovoucí hráč
term-score-group = bodová skupina
term-acceleration = zrychlení
explain-all = Tady se vysvětluje: { $names }. Zadejte jedno za vysvětli.
explain-which = Které: { $names }?
explain-none = Takové slovo tu není: { $word }. Všechna: vysvětli.
explain-buchholz = Buchholz: součet bodů všech vašich soupeřů. Silní soupeři váží víc.
explain-cut = Krácení 1: nejslabší soupeř se nepočítá. Při krácení 2 jsou to dva.
explain-median = Medián: bez nejslabšího soupeře, a bez nejsilnějšího.
explain-sonneborn = Sonneborn-Berger: body poražených soupeřů, a polovina bodů těch s remízou.
explain-encounter = Vzájemný zápas: jen partie hráčů se stejně body.
explain-progressive = Progresivní hodnocení: body po každém kole, všechny sečtené. Brzké výhry váží víc.
explain-wins = Výhry: kola za celý bod, i bez partie.
explain-games-won = Vyhrané partie: jen ty hrané na šachovnici.
explain-black-games = Partie černými: čím víc, tím líp.
explain-black-wins = Výhry černými: jen na šachovnici.
explain-koya = Koya: vaše body s hráči, kteří mají polovinu všech bodů, nebo víc.
explain-average-rating = Průměrný rating soupeřů: všechny ratingy sečtené, dělené jejich počtem.
explain-performance = Ratingový výkon: rating, kterému odpovídá váš výsledek, proti těmto soupeřům.
explain-match-points = Zápasové body: za každý zápas, obvykle 2 za výhru a 1 za remízu.
explain-game-points = Body ze šachovnic: body všech šachovnic družstva, sečtené.
explain-round-robin = Každý s každým: každý hraje se všemi ostatními.
explain-swiss = Švýcarský: v každém kole soupeř se zhruba stejně body, a nikdy dvakrát týž.
explain-adjusted = Upravený švýcarský: program navrhne každé kolo, podle starších pravidel, a vy řeknete ano.
explain-lots = Švýcarský s losem: hráči se stejně body se losují, a vy řeknete ano.
explain-by-hand = Ruční los: dvojice každého kola zadáte sami.
explain-match = Zápas dvou hráčů: dva hráči hrají mezi sebou víc partií.
explain-groups = Skupiny: každý s každým v každé z nich. Nejlepší jdou do vyřazovací části nebo do finále.
explain-scheveningen = Scheveningenský: každý z jednoho družstva hraje s každým z druhého.
explain-knock-out = Vyřazovací: kdo prohraje, končí, vítěz jde dál.
explain-berger = Bergerovy tabulky: pevný los pro každého s každým, s barvami v každém kole.
explain-varma = Varmovy tabulky: losování podle federací. Hráči jedné federace se tak potkají brzy.
explain-bye = Volno: kolo bez soupeře. Obvykle je za celý bod.
explain-half-bye = Volno za půl bodu: za jedno kolo, vyžádané předem.
explain-forfeit = Kontumace: výhra nebo prohra bez hry, protože hráč nepřišel.
explain-floater = Plovoucí hráč: nalosovaný se soupeřem z jiné bodové skupiny.
explain-score-group = Bodová skupina: všichni se stejně body. Švýcarský systém losuje nejdřív v ní.
explain-acceleration = Zrychlení: body navíc v prvních kolech, jen pro losování. Nejsilnější se tak potkají dřív.

captain-welcome = Kapitán týmu { $team }. Vaše stoly: { $tables }. Příkazy: nápověda.
captain-no-boards = Kapitán týmu { $team }. Žádný stůl tu není vašeho týmu.
captain-no-teams = V tomto sále nehraje žádný tým.
captain-which-team = Uveďte tým: { $program } seat captain --team a jeho název. Týmy: { $teams }.
captain-taken = Toto místo je u jiného terminálu. Nejdřív zavřete ten.
captain-options = --team je jen pro kapitána, --table pro místo u stolu.
captain-asks = Stůl { $table }, { $player }: { $question }
captain-asked-none = Žádná otázka nečeká.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Ještě hrají stoly: { $tables }.
captain-sign-now = Podpis utkání: podepiš.
captain-signed = Podepsáno: { $result }.
captain-no-signature = Zde žádný kapitán nepodepisuje.
captain-last = { $color }, poslední tah: { $move }.
captain-said = Řečeno: { $word }. Stůl { $table }, { $player }.
captain-only = Smíte říci jen: { $may }. Smíte se ptát: { $ask }.
captain-only-asks = Radit tu nesmíte. Smíte se ptát: { $ask }.
captain-no-advice = Propozice zakazují kapitánům radit.
captain-which = Komu? Přidejte stůl: { $tables }.
captain-nowhere = To se teď nehodí u žádného stolu.
captain-not-ours = Stůl { $table } není vašeho týmu.
captain-over = Stůl { $table }: partie skončila.
captain-no-question = Stůl { $table }: žádná otázka nečeká.
captain-no-offer = Stůl { $table }: remíza nebyla nabídnuta.
captain-help =
    Říkáte: nabídni remízu 7, přijmi remízu 7, vzdej 7.
    Odpovídáte: ano, ne, rozhodni. Z více otázek: ano 7.
    Ptáte se: otázky, šachovnice, stůl 7, pozice 7, stav.
    Víc: nápověda vše, nápověda podepiš. Odchod: opusť.
captain-word-offer-draw = nabídni remízu
captain-word-accept-draw = přijmi remízu
captain-word-resign = vzdej partii
captain-word-yes = ano
captain-word-no = ne
captain-word-decide = rozhodni sám
captain-question-offer-draw = mám nabídnout remízu?
captain-question-accept-draw = mám přijmout remízu?
captain-question-resign = mám se vzdát?
captain-asked = Ptáte se kapitána: { $question }
captain-none = Není tu kapitán, kterého se smíte ptát.
captain-wants = Jen { $name } { $draw } nebo { $name } { $resign }.
captain-says = Váš kapitán: { $word }.
captain-there = Váš kapitán je na místě.
captain-gone = Váš kapitán odešel.
desk-captain-there = { $color }: kapitán je na místě.
desk-captain-gone = { $color }: kapitán odešel.
desk-captain-asked = { $color } se ptá kapitána: { $question }
desk-captain-says = { $color }, kapitán říká: { $word }.
desk-captain-signs = { $color }, kapitán podepisuje: { $result }.
help-captain =
    kapitán remíza: zeptá se kapitána, zda nabídnout remízu, nebo ji přijmout.
    kapitán vzdej: zeptá se, zda se vzdát.
    Rozhodčí to může slyšet. Rozhodujete vy.
name-captain-offer-draw = nabídni remízu, nabídnout remízu
help-captain-offer-draw = nabídni remízu 7: řekne vašemu hráči u stolu 7, ať nabídne remízu.
name-captain-accept-draw = přijmi remízu, přijmout remízu
help-captain-accept-draw = přijmi remízu 7: řekne vašemu hráči u stolu 7, ať přijme remízu.
name-captain-resign = vzdej, vzdej partii
help-captain-resign = vzdej 7: řekne vašemu hráči u stolu 7, ať se vzdá.
name-captain-yes = ano
help-captain-yes = ano: odpoví na otázku; ano 7: z více otázek té u stolu 7.
name-captain-no = ne
help-captain-no = ne: odpoví na otázku; ne 7: z více otázek té u stolu 7.
name-captain-decide = rozhodni, rozhodni sám
help-captain-decide = rozhodni: ať rozhodne hráč; rozhodni 7: z více otázek u stolu 7.
name-captain-asked = otázky, dotazy
help-captain-asked = otázky: otázky, které čekají na vaši odpověď.
name-captain-boards = šachovnice
help-captain-boards = šachovnice: všechny šachovnice vašeho týmu, každá na řádku.
name-captain-table = stůl
help-captain-table = stůl 7: tah, hodiny a otázka u toho stolu.
name-captain-position = pozice
help-captain-position = pozice 7: jak tam stojí figury.
name-captain-score = stav
help-captain-score = stav: jak stojí utkání a které stoly ještě hrají.
name-captain-sign = podepiš
help-captain-sign = podepiš: výsledek utkání, kde to propozice žádají.
name-captain-repeat = opakuj, zopakuj
help-captain-repeat = opakuj: poslední větu znovu.
name-captain-help = nápověda
help-captain-help = nápověda podepiš: o příkazu; nápověda vše: všechny příkazy.
name-captain-leave = opusť
help-captain-leave = opusť: odejít z místa kapitána.
room-wrong-team = tým { $name } tu už je. Každý tým potřebuje vlastní název.
room-wrong-no-team = tým { $name } v souboru není. Přidejte ho pod [[team]].
room-key-team = Název týmu, jako pod [[team]].
room-key-team-name = Název týmu.
room-key-captain = Jméno kapitána.
room-key-captain-talk = Hlas, kterým se mluví ke kapitánovi, třeba de.
room-key-advise = Zda kapitáni smějí radit: yes nebo no.
room-key-sign = Zda kapitáni podepisují utkání: yes nebo no.
arg-seat-team = tým kapitána, hraje-li v sále více týmů.
arg-link-team = tým kapitána, hraje-li v sále více týmů.
event-can-yes-no = Je to yes nebo no.
home-hosting = Hrajete { $color }, { $time }, { $variant }{ $strict ->
    [strict] , bez vracení tahů
   *[friendly] {""}
 }. Čeká se na soupeře.
home-hosting-again = Partie se soupeřem { $name } pokračuje. Čeká se na soupeře.
home-how = Připojení z jiného počítače: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Partie se soupeřem { $name } neskončila. Pokračovat? ano nebo ne.
home-offer = Partie se soupeřem { $name }, { $time }, { $variant }{ $strict ->
    [strict] , bez vracení tahů
   *[friendly] {""}
 }. Hrajete { $color }. Přeruší-li se spojení, hodiny běží dál. Hrát? ano nebo ne.
home-no-clocks = bez hodin
home-terms-wrong = Nesrozumitelné: { $word }. Zadejte tempo jako 15+10, variantu, barvu nebo přísně.
home-declined = { $name } nechce hrát.
home-rematch-asked = Nabídnuta odveta. Přijmete příkazem { $rematch }.
home-rematch-sent = Odveta nabídnuta.
home-over = Další partie: { $rematch }. Konec: { $quit }.
home-waits = Čeká se na soupeře. Konec: { $quit }.
home-left = Hostitel odešel. Nedohraná partie je u něj uložena.
home-taken = Tuto partii už hraje někdo jiný.
home-no-game = Žádná partie tam nečeká.
home-not-kept = Partie se už neukládá: { $reason }.
home-goes-on = Partie neskončila. Pokračujete stejným příkazem.
elsewhere-away = Soupeř ztratil spojení. Hodiny běží dál.
help-chat = chat pěkná partie: napíše to soupeři, v partii po síti.
elsewhere-chat-sent = Odesláno soupeři.
chat-nobody = Není komu psát.
cli-host = Nabídnout partii soupeři jinde, bez rozhodčího.
cli-join = Připojit se k partii, kterou nabízí někdo jiný.
arg-host-terms = tempo, varianta, barva a přísně, v libovolném pořadí, například 15+10 bílý.
arg-join-by = příkaz, který vede k hostiteli.

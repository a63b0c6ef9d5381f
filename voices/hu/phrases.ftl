# Minden, ami magyarul elhangzik, a lépéseken kívül.
# A fontos szó áll elöl; a mondat elfér negyven jelben, ahol lehet.

## Színek, bábuk, listák

color-white = Világos
color-black = Sötét

king = { $count ->
    [one] király
   *[other] király
}
queen = { $count ->
    [one] vezér
   *[other] vezér
}
rook = { $count ->
    [one] bástya
   *[other] bástya
}
bishop = { $count ->
    [one] futó
   *[other] futó
}
knight = { $count ->
    [one] huszár
   *[other] huszár
}
pawn = { $count ->
    [one] gyalog
   *[other] gyalog
}

white-king = { $count ->
    [one] világos király
   *[other] világos királyok
}
white-queen = { $count ->
    [one] világos vezér
   *[other] világos vezérek
}
white-rook = { $count ->
    [one] világos bástya
   *[other] világos bástyák
}
white-bishop = { $count ->
    [one] világos futó
   *[other] világos futók
}
white-knight = { $count ->
    [one] világos huszár
   *[other] világos huszárok
}
white-pawn = { $count ->
    [one] világos gyalog
   *[other] világos gyalogok
}
black-king = { $count ->
    [one] sötét király
   *[other] sötét királyok
}
black-queen = { $count ->
    [one] sötét vezér
   *[other] sötét vezérek
}
black-rook = { $count ->
    [one] sötét bástya
   *[other] sötét bástyák
}
black-bishop = { $count ->
    [one] sötét futó
   *[other] sötét futók
}
black-knight = { $count ->
    [one] sötét huszár
   *[other] sötét huszárok
}
black-pawn = { $count ->
    [one] sötét gyalog
   *[other] sötét gyalogok
}

heading-color-white = Világos
heading-color-black = Sötét
heading-king = { $count ->
    [1] király
   *[other] királyok
}
heading-queen = { $count ->
    [1] vezér
   *[other] vezérek
}
heading-rook = { $count ->
    [1] bástya
   *[other] bástyák
}
heading-bishop = { $count ->
    [1] futó
   *[other] futók
}
heading-knight = { $count ->
    [1] huszár
   *[other] huszárok
}
heading-pawn = { $count ->
    [1] gyalog
   *[other] gyalogok
}
heading-white-king = { $count ->
    [one] világos király
   *[other] világos királyok
}
heading-white-queen = { $count ->
    [one] világos vezér
   *[other] világos vezérek
}
heading-white-rook = { $count ->
    [one] világos bástya
   *[other] világos bástyák
}
heading-white-bishop = { $count ->
    [one] világos futó
   *[other] világos futók
}
heading-white-knight = { $count ->
    [one] világos huszár
   *[other] világos huszárok
}
heading-white-pawn = { $count ->
    [one] világos gyalog
   *[other] világos gyalogok
}
heading-black-king = { $count ->
    [one] sötét király
   *[other] sötét királyok
}
heading-black-queen = { $count ->
    [one] sötét vezér
   *[other] sötét vezérek
}
heading-black-rook = { $count ->
    [one] sötét bástya
   *[other] sötét bástyák
}
heading-black-bishop = { $count ->
    [one] sötét futó
   *[other] sötét futók
}
heading-black-knight = { $count ->
    [one] sötét huszár
   *[other] sötét huszárok
}
heading-black-pawn = { $count ->
    [one] sötét gyalog
   *[other] sötét gyalogok
}

empty = üres
empty-ranks = üresek

## Idő

time-joined = { $items } { $next }
hours = { $n ->
    [one] egy óra
   *[other] { $n } óra
}
minutes = { $n ->
    [one] egy perc
   *[other] { $n } perc
}
seconds = { $n ->
    [one] egy másodperc
   *[other] { $n } másodperc
}

## Mi történik a játszmában

period-began = Új időszakasz: { $color } kap még: { $time }.
draw-offered = { $color } döntetlent ajánl.
draw-offered-own = Döntetlen felajánlva.
claim-offers = { $color } igénye döntetlenajánlat marad.
claim-offers-own = Az igényed döntetlenajánlat marad.
draw-accepted = { $color } elfogadja a döntetlent.
draw-declined = { $color } elutasítja a döntetlent.
claim-wrong-threefold = Igény elutasítva: az állás eddig { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
} fordult elő. Háromszor kell.
claimed-with = { $color } döntetlent igényel ezzel: { $move }.
must-play = A játszandó lépés: { $color }, { $move }.
claim-wrong-fifty = { $count ->
    [0] Igény elutasítva: még egy lépéspár sem volt ütés és gyaloglépés nélkül. 50 kell.
    [one] Igény elutasítva: még csak egy-egy lépés ütés és gyaloglépés nélkül. 50 kell.
   *[other] Igény elutasítva: még csak { $count } lépéspár ütés és gyaloglépés nélkül. 50 kell.
}
time-added = { $color } kap még: { $time }.
taken-back = Visszavéve: { $moves }.
flag-fell = { $color } zászlója leesett.
paused = Az órák állnak.
resumed = Az órák járnak.

ended-checkmate = Matt. { $winner } nyer.
ended-checkmate-told = { $winner } nyer.
ended-king-on-hill = A király a dombon áll. { $winner } nyer.
ended-third-check = Harmadik sakk. { $winner } nyer.
ended-king-exploded = A király felrobbant. { $winner } nyer.
ended-all-pieces-lost = { $winner } nyer. Minden bábja elfogyott.
ended-no-moves-left = { $winner } nyer. Nincs több lépése.
ended-horde-taken = A horda elfogyott. { $winner } nyer.
ended-race-won = A király az utolsó soron áll. { $winner } nyer.
ended-race-drawn = Döntetlen. Mindkét király az utolsó soron áll.
ended-own-win = Nyertél.
ended-own-loss = Vesztettél.
ended-odds = Az előny alapján { $winner } nyer.
ended-resignation = { $loser } feladja. { $winner } nyer.
ended-resignation-no-mate = Döntetlen a feladás ellenére: az ellenfél semmilyen szabályos lépésekkel nem adhat mattot.
ended-stalemate = Döntetlen: patt.
ended-dead-position = Döntetlen. Holt állás: egyik fél sem adhat mattot.
ended-agreement = Döntetlen megegyezéssel.
ended-flag = { $winner } időre nyer.
ended-flag-no-mate = Döntetlen. A zászló leesett, de az ellenfél nem adhat mattot.
ended-threefold = Döntetlen: háromszori állásismétlés.
ended-fifty-moves = Döntetlen: ötvenlépéses szabály.
ended-fivefold = Döntetlen: ötszöri állásismétlés.
ended-seventy-five-moves = Döntetlen: hetvenöt lépéses szabály.
ended-both-flags = Döntetlen. Mindkét zászló leesett.
ended-default-time = { $winner } nyer. { $loser } elkésett.
ended-both-absent = Mindkét játékos veszít. Senki sem érkezett meg időben.
ended-illegal-moves = { $winner } nyer. { $loser } túl sokszor lépett szabálytalanul.
ended-illegal-moves-no-mate = Döntetlen. Túl sok szabálytalan lépés, de az ellenfél nem adhat mattot.
ended-illegal-position = Döntetlen. Szabálytalan állás maradt a táblán.
ended-quickplay = Döntetlen. A versenybíró elfogadja az igényt.
ended-quickplay-agreed = Döntetlen. Az ellenfél elfogadja az igényt.
ended-sealed-move-no-mate = Döntetlen. A borítékolt lépés érvénytelen, de az ellenfél nem adhat mattot.
ended-sealed-move = { $winner } nyer. { $loser } borítékolt lépése érvénytelen.
ended-arbiter = A versenybíró döntése: világos { $white }, sötét { $black }.
ended-adjudicated = Elbírálva: világos { $white }, sötét { $black }.
ended-annulled = A játszma érvénytelen. Új játszma következik.
ended-points = Pontok: világos { $white }, sötét { $black }.

over-next = visszavágó vagy új: még egy játszma. összefoglaló: ez röviden. betöltés { $game }: a lépései.
refused-game-over = A játszma véget ért. Új játszmához írd be: új.
refused-not-running = A játszma nem folyik.
refused-already-running = A játszma már folyik.
refused-illegal-move = Szabálytalan lépés.
refused-no-offer = Nincs döntetlenajánlat. Ha te ajánlanál, írd be: döntetlen.
refused-offer-stands = A döntetlen már fel van ajánlva.
refused-answer-waits = Még nem: előbb { $color } lép. Utána válaszolj.
offer-answer-two = { $opponent }: írd be: { $accept } vagy { $decline }.
refused-nothing-to-take-back = Nincs visszavehető lépés.
refused-too-early-for-draw = Korai a döntetlen. Előbb mindkét félnek lépnie kell.
refused-no-draw-before = Korai a döntetlen: ezen a versenyen csak { $count } lépés után, mindkét féltől.
refused-not-your-claim = Nem te vagy soron. Igényelni a saját lépésednél lehet.
refused-not-your-turn = { $color } nincs soron.
refused-not-your-clock = { $color } órája nem jár.
refused-not-opponent = Ezt csak { $color-key ->
    [white] világos
   *[black] sötét
} teheti.
refused-nothing-there = { $square } üres.
refused-occupied = { $square } foglalt.
refused-nothing-in-hand = Üres a kezed. Előbb írd be: felemelés és a mező.
refused-no-board = Nem kell: itt a lépéseket be kell írni.
refused-adjust-too-late = Késő igazítani: már megfogtál egy bábut.
refused-already-made = Késő: a lépés megtörtént.
refused-piece-chosen = Késő: az első választás érvényes, { $piece }.
refused-must-move-touched = Fogott bábu: { $square } bábujával kell lépni.
refused-must-capture = Fogott bábu: le kell ütni, itt: { $square }.
refused-must-capture-with = Fogott bábuk: { $square } üti: { $other }.
refused-nothing-touched = { $color } nem fogott meg bábut.
refused-too-late-to-complain = Késő panaszt tenni: már megfogtál egy bábut.
refused-nothing-announced = Nincs bemondott lépés, amit helyesbíteni lehetne.
refused-already-announced = Már be van mondva. A változtatáshoz írd be: helyesbítés.
refused-must-repeat = Előbb ismételd meg { $color-key ->
    [white] világos
   *[black] sötét
} lépését. Aztán mondd be a tiédet.
refused-must-repeat-move = Előbb ismételd meg: { $move }. Aztán mondd be a tiédet.
refused-claim-right-lost = Késő igényelni: már elkezdted a lépésedet.
refused-no-quickplay = Itt nincs gyorsított befejezés.
refused-too-early-for-quickplay = Túl korai. Saját lépésednél igényelj, ha két percnél kevesebb van hátra.
refused-nothing-to-claim = Nincs szabálytalan lépés, amit jelezni lehetne.
refused-no-increment = Ezekben a szabályokban nincs: lépésenként öt másodpercet nem lehet kérni.
refused-claim-awaits-flag = Csak a zászló leesése után: akkor dönts az igényről.
refused-claim-waits = Döntetlent kértek: elfogadás, elutasítás, vagy aláírás a versenybíró eredményével.
refused-no-touch-owed = Nincs kötelezettség: { $square }. Nem fogták meg, vagy már lépett.
refused-too-late = Ehhez már késő.
refused-no-such-ply = A játszmában ennél kevesebb lépés van: { $count }.
refused-not-in-advance = Előre nem lehet: még nem játszották: { $place }.
refused-sheet-hole = Előbb ezt írd fel: { $place }.
refused-not-over = A játszma még nem ért véget.
refused-not-there = { $color } nincs jelen.
refused-not-absent = { $color } jelen van.
refused-not-adjourned = A játszma nincs függőben.
refused-already-sealed = A lépés már borítékban van.
refused-not-sealing = Nincs borítékolandó lépés.
refused-not-sealed = { $color } még nem borítékolt lépést.
refused-no-arbiter = Ennek a játszmának nincs versenybírója.
refused-no-adjudication = Nincs elbírálás: a mérkőzésfájl nem engedi.
refused-no-next-period = Nincs több időszak.
refused-nothing-to-decide = Nincs ügy, amely erre a döntésre vár.
refused-contradicts = Ellentmond neki a { $number } számú döntés. Előbb írd be: visszavonás { $number }.
refused-no-such-ruling = Nincs ilyen visszavonható döntés: { $number }.
refused-no-such-penalty = E szabályokban nincs ilyen büntetés.

## Mit mondanak a szabályok, cikkenként

law-articles = A FIDE { $year } cikkei: { $articles }. Írd be: cikk 9 vagy cikk sáncolás.
law-which = Egy ezek közül: cikk { $subject }.
law-unknown = Nincs meg a FIDE { $year } kiadásban: { $word }. Mind: cikk.
law-preface = Előszó: a szabályok nem térhetnek ki mindenre. Ha egyik cikkely sem illik rá, a versenybíró hasonló esetek alapján dönt.
law-not-confirmed = Erre a kiadásra nincs igazolva.
law-aim = A játék célja: világos kezd, aztán felváltva lépnek. Aki bemattolja az ellenfél királyát, nyer.
law-board = Tábla: nyolcszor nyolc mező, felváltva világos és sötét. A játékos jobb keze felőli sarok világos.
law-own-square = Saját bábok: báb nem léphet saját báb mezőjére. Az ellenfél bábját ott leüti.
law-promotion = Átváltozás: az utolsó sorba érő gyalog ugyanabban a lépésben vezér, bástya, futó vagy huszár lesz. { $touch ->
    [yes] A választás végleges, amint az új báb a mezőhöz ért.
   *[no] A választás végleges, amint a lépés megtörtént.
}
law-adjusting = Igazítás: csak ha te lépsz, és csak bejelentés után.
law-touch-move = Fogott báb: a saját megfogottnak lépnie kell, az ellenfélét le kell ütni, ha szabályos. Az elsőként megfogott számít. Panaszt tégy, mielőtt magad bábhoz érsz.
law-touched-castling = Megfogott király és bástya: arra kell sáncolni, ha szabad. Ha előbb a bástyát fogod meg, az lép sáncolás nélkül.
law-nothing-to-move = Az érintett bábnak nincs lépése: bármilyen szabályos lépést tehetsz.
law-made = Megtett lépés: a kéz elengedte a bábot az új mezőn. A leütött báb már nincs a táblán, sáncolásnál a bástya is el van engedve.
law-assistant = Segítő: { $moves ->
    [yes] annak lehet, aki nem tud írni vagy lépni
   *[no] annak lehet, aki nem tud írni
}, ha a versenybíró elfogadja. { $costs ->
    [yes] Ezért időt von le.
   *[no] A fogyatékos játékosnak ez nem kerül időbe.
}
law-resignation = Feladás: a játszma azonnal véget ér. { $draw ->
    [yes] Az ellenfél nyer, de döntetlen, ha semmilyen szabályos lépéssorral nem adhatna mattot.
   *[no] Az ellenfél nyer.
}
law-dead-position = Holt állás: senki sem adhat mattot semmilyen szabályos lépéssorral. A játszma azonnal döntetlen.
law-draw-offer = Döntetlenajánlat: lépj, ajánlj, aztán nyomd meg az órát. Addig él, amíg az ellenfél elfogadja, elutasítja vagy bábhoz ér. { $moved ->
    [yes] Előbb mindkettőnek lépnie kell.
   *[no] { "" }
}
law-completed = A lépés befejezése: lépj, aztán ugyanazzal a kézzel nyomd meg az órát. A játszmát záró lépéshez ez nem kell.
law-time = Gondolkodási idő: először világos órája jár. Egy időszak összes lépését tedd meg, mielőtt ideje lejár.
law-late = Késés: { $late ->
    [none] aki a játék kezdetén nincs ott, veszít
    [time] veszítesz, ha késésed több ennél: { $time }
    [event] a verseny szabja meg, mennyi lehet
   *[event-or-none] a verseny szabja meg, mennyi lehet, különben veszít, aki a kezdetkor nincs ott
}. A versenybíró másként dönthet.
law-flag = Leesett zászló: akkor számít, ha a versenybíró látja vagy egy játékos igényli. Veszítesz, vagy döntetlen, ha az ellenfél semmilyen lépéssorral nem adhatna mattot.
law-both-flags = Mindkét zászló leesett: { $both ->
    [announced] ha a verseny e szabályokat meghirdette, a játszma folyik, az utolsó időszakban döntetlen
    [first] az veszít, akié előbb esett le
    [last] ha senki sem tudja a sorrendet, a játszma folyik, az utolsó időszakban döntetlen
   *[draw] a játszma döntetlen
}.
law-clocks = Az órák megállítása: csak a versenybíró hívására, például ha nincs báb az átváltozáshoz. Ő javítja az időket, és megmondja, mikor folytatódik.
law-set-up = Hibás alapállás: új játszma kezdődik. Ha csak a tábla volt elfordítva, helyes táblán folytatódik.
law-reversed = Felcserélt színek: { $new ->
    [yes] új játszma, amíg mindketten nem tettek ennyi lépést: { $count }. Utána a játszma folyik.
   *[no] a játszma folyik, ha a versenybíró másként nem dönt.
}
law-displaced = Feldöntött bábok: a saját idődben állítsd fel őket. A versenybíró segíthet vagy büntethet.
law-illegal = Szabálytalan lépés: az előtte lévő állás tér vissza, vagy az utolsó biztos. Az új lépésre érvényes a fogott báb szabálya.
law-unfinished-promotion = Befejezetlen átváltozás: az órát megnyomni az utolsó soron álló gyaloggal szabálytalan. { $queen ->
    [yes] A gyalog vezér lesz.
   *[no] A lépés előtti állás tér vissza.
}
law-no-move = Óra lépés nélkül: { $counts ->
    [yes] megnyomása szabálytalan lépésnek számít
   *[no] megnyomása tilos, a versenybíró büntethet
}.
law-two-hands = Két kéz: { $counts ->
    [yes] a két kézzel tett lépés az óra megnyomásakor szabálytalannak számít
   *[no] egy kézzel kell lépni, különben a versenybíró büntethet
}.
law-penalty = { $pace ->
    [standard] Szabálytalan lépés ára
    [rapid] Szabálytalan lépés rapidban
   *[blitz] Szabálytalan lépés villámban
}: { $loses ->
    [first] az első elveszti a játszmát
    [claim] az ellenfél nyerést igényelhet
    [second] az elsőért az ellenfél ideje több, ennyivel: { $time }, a második veszít
   *[third] az első kettőért az ellenfél ideje több, egyenként ennyivel: { $time }, a harmadik veszít
}. { $until ->
    [always] Számít, bármikor derül ki a játszmában.
    [touch] Az ellenfélnek igényelnie kell, mielőtt bábhoz ér.
    [move] Csak az ellenfél következő lépéséig számít.
   *[claim] Az ellenfélnek saját lépése előtt kell igényelnie.
} { $draw ->
    [yes] Döntetlen, ha az ellenfél semmilyen lépéssorral nem adhatna mattot.
   *[no] { "" }
}
law-recording = Játszmalap: mindketten írnak minden lépést{ $electronic ->
    [yes] , papírra vagy jóváhagyott elektronikus lapra.
   *[no] .
} { $ahead ->
    [yes] A lépést megtétele előtt is leírhatod.
   *[no] A lépést csak megtétele után írd le, kivéve igényléshez vagy borítékoláshoz.
} Az eredményt mindketten aláírják.
law-sheet-in-view = Látható játszmalap: a versenybírónak az egész játszma alatt látnia kell.
law-short-of-time = Időzavar: nem kell írni, ha kevesebb időd van, mint { $time }, kivéve, ha lépésenként jár { $bonus } vagy több. Az időszak után pótold a lapot.
law-reconstruction = Egyik lap sem teljes: a játszmát másik táblán, a bíró felügyeletével újra lejátsszák. Ha a lépések nem deríthetők ki, a következő lépés a következő időszak első lépése.
law-threefold = Háromszori ismétlés: ha te lépsz, döntetlent igényelhetsz, ha ugyanaz az állás harmadszor van a táblán, vagy lépésed után lesz. { $castling ->
    [any] A sáncolás átmeneti elvesztése is más állássá teszi.
   *[lasting] A sáncolás végleges elvesztése más állássá teszi.
}
law-fifty = Ötven lépés: ha te lépsz, döntetlent igényelhetsz mindkét fél { $count } lépése után, ütés és gyaloglépés nélkül. Következő lépésed lehet az utolsó.
law-longer-endings = Hosszabb végjátékok: néhány végjátékban ötven helyett { $count } lépés kell, például király, bástya és futó király és bástya ellen.
law-claiming = Igénylés lépéssel: írd le, mondd meg a versenybírónak, de ne tedd meg. { $who ->
    [must] Az órákat azonnal meg kell állítanod.
    [may] Az órákat megállíthatod.
   *[either] Az órákat te vagy a versenybíró állítja meg.
} { $by ->
    [moving] Aki lép, elveszti a jogot.
   *[touching] Aki bábhoz ér, elveszti a jogot.
} { $binds ->
    [yes] A leírt lépés nem változhat.
   *[no] { "" }
}
law-wrong-claim = Téves igénylés: a játszma folyik, és az ellenfél ideje több, ennyivel: { $time }. { $halved ->
    [yes] Időd felét elveszted, legfeljebb három percet.
   *[no] { "" }
}
law-wrong-claim-own = Téves igénylés: a játszma folytatódik, és ennyit veszítesz: { $time }.
law-fivefold = Ötszöri ismétlés: { $in ->
    [row] ugyanaz az állás ötször egymás után, mindkét fél minden lépésénél, döntetlen
   *[any] ugyanaz az állás ötödször döntetlen
}. Senkinek sem kell igényelnie.
law-seventy-five = Hetvenöt lépés: mindkét féltől { $count }, ütés és gyaloglépés nélkül, döntetlen, kivéve, ha az utolsó mattot ad. Senkinek sem kell igényelnie.
law-points = Pontok: a győzelem 1, a döntetlen fél, a vereség 0 pont, hacsak a verseny mást nem hirdetett.
law-quickplay-scope = Gyors befejezés: { $scope ->
    [always] szabályai az utolsó időszakban érvényesek
    [announced] szabályai akkor érvényesek, ha a verseny meghirdette, és nincs többletidő
   *[never] ebben a kiadásban nincs rá szabály
}. { $blitz ->
    [watched] Villámban csak megfelelő felügyelettel.
   *[none] Villámban nincs.
}
law-quickplay = Döntetlen gyors befejezésben: ha te lépsz, és időd kevesebb, mint { $left }, igényelheted, hogy az ellenfél nem próbál nyerni, vagy rendesen nem nyerhet. Elutasításkor az ellenfél ideje több, ennyivel: { $award }.
law-quickplay-increment = Öt másodperc lépésenként: ha te lépsz, és időd kevesebb, mint { $left }, gyors befejezésben kérheted mindkettőtöknek. Ez döntetlenajánlat is. Ha megadják, az ellenfél ideje több, ennyivel: { $award }.
law-quickplay-alone = Gyorsított befejezés versenybíró nélkül: ha kevesebb mint { $left } maradt, kérj döntetlent, és a játszma véget ér. Írd le az állást. Ha az ellenfél nem próbál nyerni, teljes játszmalap is kell. Az ellenfél megerősíti, és később egy versenybíró dönt.
law-conduct = Viselkedés: nincs jegyzet, tanács, elemzés, és semmi, ami az ellenfelet zavarja. Eszközt a versenybíró engedélyezhet.
law-arbiter = Versenybíró: ügyel a szabályokra. Büntetése figyelmeztetés, idő vagy pont változtatása, a játszma elvesztése és kizárás.
law-disturbance = Külső zavarás: a versenybíró egyik vagy mindkét játékosnak időt adhat.
law-notation = Jelölés: írd le a figura betűjét, majd a mezőt, ahová lép. A gyalognak nincs betűje.
law-paces = Rapid és villám: { $hour ->
    [whole] minden lépés legfeljebb egy óra alatt rapid, a többletidő nem számít.
   *[less] hatvan lépés egy óránál rövidebb idő alatt rapid.
} A villám { $edge ->
    [most] legfeljebb
   *[below] kevesebb, mint
} { $time }.
law-rapid-touch = Fogott figura rapidban és villámban: a versenybíró csak akkor dönt róla, ha egy játékos kéri.
law-rapid-set-up = Rossz felállítás, rapid, villám: addig igényeld, amíg mindketten nem tettek ennyi lépést: { $count }. Utána a játszma folyik, { $castling ->
    [queen] sáncolás nélkül, ha király és vezér fel van cserélve
   *[rook] a rosszul álló király vagy bástya sáncolása nélkül
}.
law-illegal-position = Szabálytalan állás rapidban: a versenybíró megvárja a következő lépés végét. Ha még mindig szabálytalan, a játszma döntetlen.
law-rapid-flag = Zászló rapidban és villámban: { $who ->
    [players] csak a játékosok jelezhetik
   *[arbiter] a versenybíró jelzi, vagy egy játékos igényli
}.
law-blind-announcing = Lépések bemondása: minden lépést érthetően mondj. Az ellenfél megismétli, és megteszi a maga tábláján. { $german ->
    [always] A sorokat németül mondják.
   *[unless] A sorokat németül mondják, ha a versenybíró másként nem dönt.
}
law-blind-made = Vak játékos lépései: a lyukból kivett báb meg van fogva. A lépés akkor történt meg, ha a báb másik lyukban van, és be van mondva. Csak ekkor jár az ellenfél órája.
law-blind-clock = Óra vakoknak: { $speaks ->
    [no] tapintással olvasható
    [may] tapintással olvasható, és mondhatja a lépések számát
   *[should] mondja az időket és a lépések számát, vagy tapintással olvasható
}.
law-blind-slip = Nyelvbotlás: azonnal javítsd, mielőtt az ellenfél órája jár.
law-blind-boards = Eltérő táblák: a versenybíró összeveti a két játszmalapot. Ha egyeznek, a hibás táblát javítja. Ha nem, oda tér vissza, ahol egyeznek.
law-blind-assistant = Vak játékos segítője: léphet, bemondhat, írhat, órát nyomhat, és kérésre időket és lépésszámot mondhat. { $deaf ->
    [yes] Hallássérült játékos ellen kötelező.
   *[no] { "" }
}
law-sealing = Borítékolt lépés: írd le, tedd a borítékba, és állítsd meg az órákat. A borítékot a versenybíró őrzi.
law-sealed-illegal = Kétes borítékolt lépés: ha szabálytalan vagy kétértelmű, az veszít, aki borítékolta.
law-resumption = Folytatás: a borítékot akkor bontják, ha ott van, akinek válaszolnia kell. Akkor indul az ő órája.
law-chess960 = Chess960: az alapsort kisorsolják, a futók eltérő színen, a király a bástyák között. Sáncolás után király és bástya a szokott helyén áll.

## Mit dönt a bíró

article = FIDE { $year }, { $number }.
preface = előszó

not-confirmed = Nem igazolja szöveg, FIDE { $year }: { $articles }.
time-left = { $color } hátralévő ideje: { $time }.
completed = { $color } lenyomja az órát.
made-on-board = A táblán: { $move }.
touched-any = { $square } megfogva. Nincs szabályos lépése, így bármi léphető.
touched-no-capture = { $square } megfogva. Nem üthető le. Bármi léphető.
touched-any-move = { $square } megfogva. Bármi léphető.
touched-move = { $square } megfogva: lépnie kell.
touched-capture = { $square } megfogva: le kell ütni.
touched-capture-with = { $square } üti: { $other }.
touched-castle = Király és bástya megfogva: { $move }.
castling-not-legal = Az a sáncolás most nem szabályos.
rook-first = Előbb a bástya lett megfogva: nincs sáncolás.
adjusting = { $color } igazít.
free = { $color } bármi szabályosat léphet.
put-back = Bábuk visszatéve. A fogott bábu szabálya tovább kötelezi { $color-key ->
    [white] világost
   *[black] sötétet
}.
ask-repeat = { $color }, ismételd meg a lépést.
still-to-repeat = { $color }, még meg kell ismételned a lépést.
still-to-repeat-move = { $color }, még megismétlendő: { $move }.
ask-promotion = { $color }, mondd meg, mivé változik a gyalog.
announcement-differs = Bemondva: { $announced }. A táblán: { $board }. Helyesbítsd.
corrected = Helyesbítve: { $move }.
repeated = { $color } megismétli.
repeat-differs = Ez másik lépés. Bemondva: { $move }.
executed = { $color } megtette a lépést a táblán.
missing-move = Nincs befejezve: egy bábu sem lépett.
missing-release = Nincs befejezve: egy bábu nincs a táblán.
missing-rook = Nincs befejezve: lépj a bástyával is.
missing-touched = Nincs befejezve: lépnie kell a megfogott bábunak, itt: { $square }.
missing-rook-first = Nincs befejezve: előbb a bástya lett megfogva, nincs sáncolás. Tedd vissza a királyt.
missing-castle = Nincs befejezve: király és bástya megfogva, sáncolnod kell.
missing-capture-with = Nincs befejezve: ennek kell ütnie, { $square }: { $other }.
missing-capture = Nincs befejezve: le kell ütni a megfogott bábut, itt: { $square }.
missing-promotion = Nincs befejezve: mondd meg, mivé változik a gyalog.
missing-chosen = Nincs befejezve: az első választás érvényes, { $piece }.
missing-announcement = Nincs befejezve: előbb mondd be a lépést.
missing-same-move = Nincs befejezve: a táblán nem a bemondott lépés van. Helyesbítsd.
missing-repetition = Nincs befejezve: előbb { $opponent-key ->
    [white] világos
   *[black] sötét
} megismétli a lépést.
missing-execution = Nincs befejezve: előbb { $opponent-key ->
    [white] világos
   *[black] sötét
} megteszi a lépést a táblán.
nth = { $count ->
    [1] első szabálytalan lépése
    [2] második szabálytalan lépése
    [3] harmadik szabálytalan lépése
   *[other] { $count }. szabálytalan lépése
}
illegal-act = { $color } { nth }.
illegal-act-why = { $color } { nth }. { $what }.
act-move = A lépés szabálytalan volt
act-promotion = Gyalog maradt az utolsó soron
act-king-capture = Leütötték a királyt
act-no-move = Lépés nélkül nyomták le az órát
act-two-hands = Két kézzel léptek
becomes-queen = A gyalog vezérré változik, itt: { $square }.
restored = { $count ->
    [0] Vissza a kezdőálláshoz.
   *[other] Vissza az álláshoz, { $place } után.
}
move-place = { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése
found-initial-position = A kezdőállás rossz volt.
found-board-turned = A tábla fordítva volt. Megfordul.
found-colours-reversed = A színek fel voltak cserélve.
found-displaced = Bábuk elmozdultak. Visszakerülnek a helyükre.
colours-stay = A színek fel voltak cserélve. Így is maradnak.
correction-wanted = Szabálytalan: { $place }. { $color } javítaná. Beleegyezés: igénylés javítás.
castling-lost = A felállítás marad. { $color } nem sáncolhat.
castling-lost-side = A felállítás marad. { $color } nem játszhatja: { $move }.
offer-untimely = { $color } rosszkor ajánl döntetlent. Az ajánlat érvényes.
offer-stands = { $color } döntetlenajánlata érvényes.
time-taken = { $color } veszít: { $time }.
clock-less = { $color } órája, levonva: { $time }.
clock-more = { $color } órája, hozzáadva: { $time }.
clock-set = { $color } órájának új állása: { $time }.
clock-is = Most ezt mutatja: { $time }.
clock-was = Előtte: { $time }.
moves-set = { $color } órájának lépésszámlálója: { $count }.
ruling-reconstructed = A lépések ismertek eddig: { $place }.
ruling-next-period = A lépések nem deríthetők ki. A következő lépés a következő időszak első lépése.
increment-set = Mostantól lépésenként még: { $time }.
moves-back = Újra számít: { $moves }.
moves-cancelled = Már nem számít: { $moves }.
moves-cancelled-many = { $count } lépés már nem számít.
taken-back-standing = Lépés visszavéve.
flag-claim-wrong = Igény elutasítva: { $color-key ->
    [white] világos
   *[black] sötét
} zászlója nem esett le.
flag-claim-both = Igény elutasítva: mindkét zászló leesett.
must-record = Előbb fel kell írni: { $place }. Erre köteles: { $color-key ->
    [white] világos
   *[black] sötét
}.
need-not-record = { $color } abbahagyhatja a lépések írását, a következő időszakaszig.
must-complete = Játszmalap: { $color-key ->
    [white] világos
   *[black] sötét
} most pótolja a lépéseket.
sheet-differs = Eltérés a lapon, { $color-key ->
    [white] világos
   *[black] sötét
}: { $place }.
signed-white-wins = { $color } aláírta: világos nyer.
signed-black-wins = { $color } aláírta: sötét nyer.
signed-draw = { $color } aláírta: döntetlen.
absent = { $color } nincs jelen.
arrived = { $color } megérkezett.
must-open = A boríték vár. Hiányzik: { $color-key ->
    [white] világos
   *[black] sötét
}.
must-open-now = A borítékot most bontják fel.
must-seal = Borítékolnia kell a lépést: { $color-key ->
    [white] világos
   *[black] sötét
}.
adjourns-early = { $color } idő előtt hagyja függőben. Borítékoláskor levonódik a játékidő hátralévő része: most { $time }.
sealed = { $color } borítékolt. Az órák állnak.
adjourned = A játszma függőben. { $color } borítékolta a lépést, száma { $number }.
resumption = Folytatás: { $when }.
opened = A boríték felbontva. { $color } órája jár.

matter-touch = { $color } szerint { $opponent-key ->
    [white] világos
   *[black] sötét
} megfogta: { $square }, { $number }. lépés. A versenybíró dönt.
matter-no-effort = { $color } döntetlent igényel: { $opponent-key ->
    [white] világos
   *[black] sötét
} nem próbál nyerni. A versenybíró dönt.
matter-cannot-win = { $color } döntetlent igényel: { $opponent-key ->
    [white] világos
   *[black] sötét
} szokásos eszközökkel nem nyerhet. A versenybíró dönt.
matter-increment = { $color } öt másodpercet kér lépésenként. A versenybíró dönt.
matter-draw = { $color } döntetlent ajánlana. A versenybíró dönt.
matter-session-over = A játékidő letelt. A versenybíró dönt.
matter-sheets = Játszmalapok: mindkettőt pótolni kell.
matter-stopped = { $color } megállította az órákat. A versenybíró dönt.
matter-stopped-for = { $color } megállította az órákat: { $text }. A versenybíró dönt.
matter-silent = { $color } nem ismétli meg a lépést. Lépett: { $opponent-key ->
    [white] világos
   *[black] sötét
}. A versenybíró dönt.
matter-boards-differ = Késő helyesbíteni: az óra le van nyomva. Hasonlítsátok össze a táblákat.
matter-conduct = { $what }: { $color-key ->
    [white] világos
   *[black] sötét
}. A versenybíró dönt.
matter-position = Bizonytalan állás. A versenybíró megkeresi az utolsó helyeset.
matter-unconfirmed = Nincs alkalmazott szabály: ez a kiadás itt nincs igazolva. A versenybírónak kell döntenie.
matter-default-time = Nincs megadva várakozási idő. A versenybíró dönt.
matter-flag = { $color } zászlója leesett, igénylés közben. A versenybíró dönt.
matter-envelope = Fel kell bontani a borítékot. A versenybíró dönt.
complaint-lapsed = A panasz tárgytalan: { $color-key ->
    [white] világos
   *[black] sötét
}, { $square }, { $number }. lépés. Az az állás már nincs meg.
matter-results = Az eredmények eltérnek: egymástól vagy a játszmától. A versenybíró dönt.
matter-signed = Mindketten ezt írták alá: { $result ->
    [white] világos nyert
    [black] sötét nyert
   *[draw] döntetlen
}. A játszma másképp ért véget. A versenybíró dönt.

ruled = Döntés, { $number }: { $ruling }
penalty-number = Döntés, { $number }.
ruling-warned = { $color } figyelmeztetést kap.
ruling-points-added = { $color } kap még: { $points }.
ruling-points-taken = { $color } veszít: { $points }.
ruling-lost = { $color } veszít. { $opponent } kap: { $points }.
ruling-fined = { $color } bírságot fizet.
ruling-excluded = Kizárva a következő fordulókból: { $color }.
ruling-expelled = { $color } a versenyről eltávolítva.
ruling-result-set = Világos { $white }, sötét { $black }.
ruling-adjudicated = Elbírálás, { $name }: világos { $white }, sötét { $black }.
ruling-displaced = { $count ->
    [0] Elmozdult bábuk: vissza a kezdőálláshoz.
   *[other] Elmozdult bábuk: vissza az álláshoz, { $place } után.
}
ruling-position-set = Állás megadva. Meghallgatod: tábla.
ruling-illegal-seen = { $color } utolsó lépése szabálytalan volt.
ruling-no-move-seen = { $color } lépés nélkül nyomta le az órát: szabálytalan lépés.
ruling-touch-seen = { $number ->
    [0] { $color } megfogta: { $square }.
   *[other] { $color } megfogta: { $square }, { $number }. lépés.
}
ruling-touch-waived = { $color } véletlenül fogta meg: nem számít.
ruling-dismissed = Elutasítva.
ruling-turned-down = { $matter ->
    [touch] { $color } panasza elutasítva: { $square } nem számít megfogottnak, { $number }. lépés.
    [two-hands] { $color } panasza elutasítva: két kéz.
    [quickplay] { $color } döntetlenigénye elutasítva.
    [increment] { $color } kérése elutasítva: öt másodperc lépésenként.
    [draw] { $color } nem ajánlhat döntetlent.
    [session] Játékidő után is folytatódik a játszma.
    [sheets] A játszmalapok maradnak, ahogy vannak.
    [stopped] Nem volt alapos ok: { $color } megállította az órákat.
    [silent] Nincs büntetés: { $color-key ->
        [white] világos
       *[black] sötét
    } még nem ismételte meg a lépést.
    [conduct] Nincs büntetés. { $what }: { $color-key ->
        [white] világos
       *[black] sötét
    }.
    [boards-differ] A táblákat nem hasonlítják össze. A lépés számít.
    [position] Az állás marad, ahogy van.
    [unconfirmed] Itt nem alkalmaznak szabályt.
    [default-time] Nincs megadva várakozási idő. A játékosok várnak.
    [envelope] A késés igazolt.
   *[results] A játszma szerinti eredmény marad. Másikat írtak alá.
}
ruling-quickplay-drawn = Igény elfogadva.
ruling-quickplay-postponed = Igény elhalasztva. A játszma folytatódik.
ruling-quickplay-rejected = Igény elutasítva.
ruling-offer-allowed = { $color } ajánlhat döntetlent.
ruling-increment-granted = Megadva: mostantól öt másodperccel több lépésenként.
ruling-increment-refused = Nincs időtöbblet.
ruling-revoked = A { $count } számú döntés visszavonva.
ruling-revoked-act = A { $count } számú döntés visszavonva: a szabálytalanság nem számít.
ruling-revoked-move = A { $count } számú döntés visszavonva: nem számít sem a szabálytalan lépés, sem a megfogás.
ruling-was = Ez volt: { $what }
ruling-move-stays = { $color } azóta ezt lépte: { $move }. A lépés marad. Ha a megfogás kényszerítette ki, írd be: { $restore }.
ruling-unheard = Számodra semmi sem változik.
ruling-asked = { $ruling ->
    [time-added] Adjunk időt? { $color }: { $time }.
    [time-taken] Vonjunk le időt? { $color }: { $time }.
    [clock-set] Legyen { $color-key ->
        [white] világos
       *[black] sötét
    } órája: { $time }?
    [lost] Veszítsen { $color-key ->
        [white] világos
       *[black] sötét
    }? { $opponent } kap: { $points }.
    [result] Legyen az eredmény: világos { $white }, sötét { $black }?
    [adjudicated] Elbírálás, { $name }: világos { $white }, sötét { $black }?
    [excluded] Kizárjuk a következő fordulókból? { $color }.
    [expelled] Eltávolítjuk a versenyről? { $color }.
    [annulled] Érvénytelenítjük a játszmát?
    [flag] Kimondjuk: { $color-key ->
        [white] világos
       *[black] sötét
    } zászlója leesett?
    [illegal] Kimondjuk: { $color-key ->
        [white] világos
       *[black] sötét
    } utolsó lépése szabálytalan?
    [no-move] Kimondjuk: { $color-key ->
        [white] világos
       *[black] sötét
    } lépés nélkül nyomta le az órát?
    [touch] Kimondjuk: { $color-key ->
        [white] világos
       *[black] sötét
    } megfogta: { $square }, { $number }. lépés?
    [back] { $count ->
        [0] Vissza a kezdőálláshoz?
       *[other] Vissza az álláshoz, { $place } után?
    }
    [displaced] { $count ->
        [0] Elmozdult bábuk: vissza a kezdőálláshoz?
       *[other] Elmozdult bábuk: vissza az álláshoz, { $place } után?
    }
    [position] Legyen ez az állás?
    [default-time] Legyen a várakozási idő: { $time }?
    [end] Visszavonjuk a játszma végét?
   *[other] Legyen ez a döntés? { $what }
}
ruling-end-revoked = A játszma vége visszavonva.
end-taken-back = A játszma nem ért véget: { $color-key ->
    [white] világos
   *[black] sötét
} lép, { $number }. lépés.
end-illegal-not-counted = Az utolsó szabálytalan lépés nem számít. { $color } szabálytalan lépései: { $count }.
ruling-default-time = Várakozási idő: { $time }.
points-none = semmi
points-half = fél pont
points-full = egy pont
points-two = két pont
points-three = három pont

## Lépés beírása

entry-empty = Semmit sem írtál be. Írj be egy lépést, vagy azt, hogy súgó.
entry-colour = Új játszma ezzel a színnel: { $color-key ->
    [white] világos
   *[black] sötét
}. Írd be: { $new } { $color }
entry-not-understood = Nem értem. Írj be egy lépést, vagy azt, hogy súgó.
entry-nearest = Nem értem. { $question }
entry-unknown = Ismeretlen: { $word }. Írj be egy lépést, vagy azt, hogy súgó.
entry-unknown-near = Ismeretlen: { $word }. Erre gondoltál: { $near }? Minden parancs: súgó minden.
entry-two-moves = Egyszerre egy lépést. Előbb írd be: { $first }.
entry-read-as = { $items }, itt: { $text }. Így olvasva: { $text }.
entry-stray-alone = Nem olvasható: { $items }. Írd be újra.
entry-stray = Nem olvasható: { $items }, itt: { $text }. Írd be újra.
stray-control = vezérlőjel { $number }
stray-invisible = láthatatlan jel { $number }
stray-letter = { $script ->
    [Cyrillic] cirill
    [Greek] görög
    [Arabic] arab
    [Hebrew] héber
    [Armenian] örmény
    [Devanagari] indiai
   *[other] idegen
} { $like }
stray-unlike = { $script ->
    [Cyrillic] cirill
    [Greek] görög
    [Arabic] arab
    [Hebrew] héber
    [Armenian] örmény
    [Devanagari] indiai
   *[other] idegen
} betű { $number }

stray-wide = széles { $like }
stray-styled = szokatlan { $like }
stray-sign = jel { $number }
entry-no-move = Ez nem lépés. Próbáld így: e2 e4, vagy súgó.
entry-no-piece = Nincs ilyen betűjű báb: { $letter }; a betűk: { $letters }.
entry-takes-what = Mit üt? Írd be a mezőt is.
entry-no-question = Nincs megválaszolandó kérdés. Írj be egy lépést, vagy azt, hogy súgó.
entry-knight = A kérdéshez írd be: ugrások { $square }.
entry-slash = A perjel parancsot kezd. A lépéshez írd be: { $text }.
entry-move-asked = Szabályos, nincs megjátszva: { $move }. Ha meglépnéd, csak a lépést írd be.
entry-not-played = Nem történt lépés. Ha lépnél, csak a lépést írd be.
entry-other-side = Soron: { $color-key ->
    [white] világos
   *[black] sötét
}.
entry-not-your-turn = Soron: { $color-key ->
    [white] világos
   *[black] sötét
}. Várd meg a választ.
choice = { $count } lépés lehetséges. Írj be egy számot.
ambiguous = { $count } lépés lehetséges. Írd be: { $moves } vagy { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Mivé változik a gyalog? Írd be a bábut vagy a számát.
choice-drop = Letétel ide: { $square }. Írd be a bábut vagy a számát.
choice-piece = Vezér, bástya, futó vagy huszár? Írd be a bábut vagy a számát.
choice-again = Írj be egy számot 1 és { $count } között, vagy azt, hogy nem.
choice-dropped = Megszakítva.

illegal-empty-origin = { $square } üres.
illegal-not-yours = Nem a te bábud: { $piece }, { $square }.
illegal-other-piece = Más bábu áll ott, { $square }: { $piece }.
illegal-square-alone = Saját bábud áll ott, { $square }: { $piece }. Ha lépnél vele, írd be: { $square } és az új mező.
illegal-own-piece = Saját bábud áll ott, { $square }: { $piece }.
illegal-nothing-to-take = Itt nincs mit ütni: { $square }.
illegal-none-to-take = Az ellenfélnek nincs { $role ->
    [king] királya
    [queen] vezére
    [rook] bástyája
    [bishop] futója
    [knight] huszárja
   *[pawn] gyalogja
}.
illegal-takes-none = Nem elérhető: { $piece }, { $captured }.
illegal-no-pawn-takes = Itt egy gyalog sem üthet: { $letter }.
illegal-only-takes = Gyalog ide csak ütéssel léphet: { $square }. Mondd a vonalát is.
illegal-still-in-check = Nem szabályos: sakkban maradnál.
illegal-exposes-king = Nem szabályos: a királyod sakkba kerülne.
illegal-no-promotion = Nem átváltozás: ezzel a lépéssel egy gyalog sem ér az utolsó sorra.
illegal-cannot-become = A gyalog vezérré, bástyává, futóvá vagy huszárrá változhat. Írd be például: { $square } vezér.
illegal-blocked = Elzárva: { $piece }, { $from }. Az útban áll: { $other }, { $square }.
illegal-no-such-piece = Nincs { $role ->
    [king] királyod
    [queen] vezéred
    [rook] bástyád
    [bishop] futód
    [knight] huszárod
   *[pawn] gyalogod
}.
illegal-cannot-reach = { $role ->
    [king] A királyod nem ér oda: { $square }.
    [queen] Egy vezéred sem ér oda: { $square }.
    [rook] Egy bástyád sem ér oda: { $square }.
    [bishop] Egy futód sem ér oda: { $square }.
    [knight] Egy huszárod sem ér oda: { $square }.
   *[pawn] Egy gyalogod sem ér oda: { $square }.
}
illegal-not-from-there = Onnan nem szabályos: { $piece }, { $square }.
illegal-cannot-go = { $role ->
    [king] A király
    [queen] A vezér
    [rook] A bástya
    [bishop] A futó
    [knight] A huszár
   *[pawn] A gyalog
} nem léphet így: { $from }, { $square }.
illegal-no-castling-right = Oda már nem sáncolhatsz: a király vagy a bástya már lépett.
illegal-castling-never = Oda nem sáncolhatsz: a kezdőállás nem engedi.
illegal-castling-blocked = Oda most nem sáncolhatsz: bábu áll az útban.
illegal-castling-attacked = Oda most nem sáncolhatsz: a király sakkon haladna át, vagy sakkba érkezne.
illegal-must-capture = Ütnöd kell.
illegal-not-in-variant = A játék szabályai nem engedik.
illegal-not-in-hand = Nincs a zsebedben: { $piece }.
illegal-drop-occupied = { $square } nem üres.
illegal-drop-edge = Oda nem tehető gyalog. Az első és az utolsó sorra nem.

## Válaszok

joined = { $items }, { $next }
row = { $from } és { $to } között
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = { $name-number }. sor
ranks = { $count ->
    [2] { $from-number }. és { $to-number }. sor
   *[other] { $from-number }. sortól a { $to-number }. sorig
}
file = { $name } vonal
square-part = { $part }.
square-shade-part = { $shade } mező
shade-light = világos
shade-dark = sötét
shade-light-short = világoson
shade-dark-short = sötéten
square-shade = { $square }: { $shade }.
all-white = Világos
all-black = Sötét
no-pieces = { $pieces }: nincs.
count-kind = { $count } { $pieces }
count-pieces = { $count } bábu
rays-none = Nincs bábu egy vonalban vele: { $square }.
knight-none = Nincs bábu huszárugrásnyira innen: { $square }.
knight-sees = Huszárugrásnyira innen, { $square }
toward-up = Fel
toward-up-right = Fel és jobbra
toward-right = Jobbra
toward-down-right = Le és jobbra
toward-down = Le
toward-down-left = Le és balra
toward-left = Balra
toward-up-left = Fel és balra
attacked = { $square }, támadók: { $items }.
not-attacked = { $square }: nem támadják.
defended = { $square }, védők: { $items }.
not-defended = { $square }: nem védik.
hanging-none = Semmi sem lóg.
hanging-none-of = { $color }: semmi sem lóg.
hangs = { $piece }, { $square }: lóg. Támadók: { $attackers }. { $defended ->
    [no] Nem védik
   *[yes] Védők: { $defenders }
}.
hanging-safe = { $piece }, { $square }: biztonságban van. { $attacked ->
    [no] Semmi sem ütheti
   *[yes] Támadók: { $attackers }. Védők: { $defenders }
}.
hanging-cost = A csere ára { $points } pont.
hanging-king = A király nem lóghat. A sakkról: { $check }.
by-white = { $square }, világos támadja: { $items }.
by-black = { $square }, sötét támadja: { $items }.
by-none-white = Világos nem támadja: { $square }.
by-none-black = Sötét nem támadja: { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } letételre
drops-anywhere = bármely üres mező
drops-pawn-anywhere = bármely üres mező a 2. és a 7. sor között
moves-none = Nincs szabályos lépés.
moves-none-from = Nincs szabályos lépés innen: { $square }.
captures-none = Nincs ütés.
captures-none-from = Nincs ütés innen: { $square }.
moves-not-yours = { $square }: { $piece }, nincs soron.
takes = üti: { $piece } { $square }
takes-promoting = üti átváltozással: { $piece } { $square }
takes-en-passant = üti menet közben: { $piece } { $square }, érkezik: { $to }
promotes-on = átváltozik itt: { $square }
what-if = { $piece }, ha itt állna: { $square }, üthetné
what-if-none = { $piece }, ha itt állna: { $square }, semmit sem üthetne.
what-if-empty = { $square } üres.
castling-right = { $color }, { $castling }: { $how ->
    [legal] szabályos
    [check] sakkban nem lehet
    [blocked] bábu áll az útban
    [attacked] a király sakkon menne át vagy sakkba kerülne
   *[lost] nincs rá jog
}.
material-count = { $count } { $pieces }
material-level = Az anyag egyenlő.
material-ahead = { $color } előnye: { $points } pont.
material-bare = magányos király
turn = { $color } lép, { $number }. lépés.
turn-check = { $color } lép, { $number }. lépés, sakkban.
turn-checkmate = { $color } mattot kapott, { $number }. lépés.
turn-stalemate = Patt: { $color-key ->
    [white] világos
   *[black] sötét
} nem tud szabályosat lépni, { $number }. lépés.
turn-yours = A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}.
board-check = { $color } sakkban van.
board-checkmate = { $color } mattot kapott.
board-stalemate = Patt: { $color-key ->
    [white] világos
   *[black] sötét
} nem tud szabályosat lépni.
check-none = Nincs sakk.
check-by = { $color } sakkban van. Sakkot ad: { $items }.
last = { $move }. { $color }, { $number }. lépés.
last-none = Még nincs lépés.
captured-none = Még nem volt ütés.
captured-last = Utoljára leütve: { $piece }, { $square }.
last-of = { $items } és { $last }
captured-lost = { $color } vesztesége: { $items }.
changed-attacks = Támadja: { $items }.
changed-defends = Védi: { $items }.
changed-opens = { $piece }, { $square }: most támadja: { $items }.
changed-closes = { $piece }, { $square }: már nem támadja: { $items }.
changed-undefended = Már nem védi semmi: { $items }.
changed-nothing = Más nem változott.
changed-more = A többi: { $changed } még egyszer.
lost-king = { $count ->
    [one] egy király
   *[other] { $count } király
}
lost-queen = { $count ->
    [one] egy vezér
   *[other] { $count } vezér
}
lost-rook = { $count ->
    [one] egy bástya
   *[other] { $count } bástya
}
lost-bishop = { $count ->
    [one] egy futó
   *[other] { $count } futó
}
lost-knight = { $count ->
    [one] egy huszár
   *[other] { $count } huszár
}
lost-pawn = { $count ->
    [one] egy gyalog
   *[other] { $count } gyalog
}
opening = { $name }. { $eco }.
opening-none = A megnyitásnak még nincs neve.
score-none = Még nincs lépés.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Az utolsó lépés ideje: { $time }.
spent-all = { $color } felhasznált ideje: { $time }.
clock-to-go = { $color }, a következő időszakaszig: { $count } lépés.
clock-none = Ebben a játszmában nincs óra.
clock-of-waiting = A { $game }. játszma vár, az órái állnak.
clock-waits = { $whose ->
    [own] Az órád áll. Az Enter elindítja.
   *[both] Az órák állnak. Az Enter elindítja őket.
}
clock-strict = Versenyszabály: az órákat csak a versenybíró állítja meg.
once-empty = Nincs lépés megadva. Próbáld így: e2 e4.
once-unknown = Ismeretlen: { $word }. Írj egy lépést, például e2 e4 vagy huszár f3.
once-unknown-near = Ismeretlen: { $word }. Erre gondoltál: { $near }?
once-no-move = Ez nem lépés. Próbáld így: e2 e4 vagy huszár f3.
once-failed = Lépés { $number }, { $text }: { $why }
ask-unknown = Ismeretlen: { $word }. Minden kérdés: { $program } ask súgó
ask-unknown-near = Ismeretlen: { $word }. Erre gondoltál: { $near }? Minden kérdés: { $program } ask súgó
ask-help = Kérdezhetsz: { $names }. Több egyről: { $program } ask súgó tábla
ask-number = { $word } nem kérdés. Add meg az állást ezzel: --position, aztán kérdezz.
ask-in-game = { $name }: csak játszmában működik. Kezdj egyet: { $program } play.
ask-command = { $name } önálló parancs: { $program } { $command }.
saves = Minden lépés mentve van. Kilépéshez írd be: kilépés.
leave-quit = Kilépéshez írd be: kilépés. Minden lépés mentve van.
export-picture = A kép SVG vagy PNG: .svg vagy .png végű fájlt adj meg.
export-file = Melyik fájl? Írd be a nevét, például jatszma.pgn.
print-file = Melyik fájl? Írd be a nevét, például jatszma.txt, Braille-nyomtatóhoz jatszma.brf.
deleted = { $game }. játszma törölve. Visszahozza: { $name }
undeleted = { $game }. játszma: újra megvan.
undelete-none = Nincs mit visszahozni: indítás óta nem törölted egyiket sem.
delete-open = { $game }. játszma: nyitva van. Zárd be vagy kezdj másikat, aztán töröld.
delete-match = { $game }. játszma: mérkőzés. A mérkőzések megmaradnak.
delete-imported = { $game }. játszma: importált. Csak az itt játszottak törölhetők.
rename-what = Milyen név? { $name } 5 Klubest, vagy { $name } 5 { $color } Anna.
renamed = { $game }. játszma mostantól: { $text }.
noted = Feljegyezve, { $game }. játszma.
note-line = Jegyzet: { $text }
note-none = Nincs jegyzet, { $game }. játszma.
summary-moves = Lépések: { $moves }.
summary-turning = Fordulópont: { $number }. lépés, { $color }: { $move }.
summary-search = A fordulópont és a pontosság: { $name } { $game }
course-step = { $number }. lépés, { $color }. { $verdict }
course-none = { $number }. lépés, { $color }: nincs értékelve.
course-time = Gondolkodás: { $time }.
course-best = { $color } itt állt a legjobban: { $number }. lépés. { $verdict }
course-longest = Leghosszabb gondolkodás: { $number }. lépés, { $color }, { $time }.
results-none = Még nincs befejezett játszmád.
results-all = Nyert { $won }, döntetlen { $drawn }, vesztett { $lost }.
results-against = { $opponent }: nyert { $won }, döntetlen { $drawn }, vesztett { $lost }.
results-ended = { $kind ->
    [won] nyert
    [drawn] döntetlen
   *[lost] vesztett
}
results-last = Az utolsó játszmák, elöl a legújabb: { $items }.
results-row = Egymás után: { $count } nyert.
ratings-none = Még nem gyakoroltál. Kezdéshez: feladvány
ratings-puzzles = Feladványok: értékszám { $rating }.
ratings-week = Egy hete: { $rating }.
ratings-month = Négy hete: { $rating }.
ratings-highest = Legmagasabb: { $rating }.
ratings-drills = Gyakorlatok: az utolsó { $count } válaszból { $right } jó.
ratings-streak = Feladványsorozat: most { $count }, csúcs { $record }.
ratings-days = Egymás után { $count } napon gyakoroltál.
ratings-ago = { $weeks ->
    [one] Egy hete: { $rating }.
   *[other] { $weeks } hete: { $rating }.
}
ratings-ago-drills = Gyakorlatok azon a héten: { $count } válaszból { $right } jó.
ratings-ago-none = { $weeks ->
    [one] Egy hete: nem gyakoroltál.
   *[other] { $weeks } hete: nem gyakoroltál.
}
repeat-none = Még semmi sem hangzott el.
argument-square = { $name }: kell egy mező, például { $name } e4.
argument-two-squares = { $name }: két mező kell, például { $name } g1 f3.
argument-piece = { $name }: kell egy bábu, például { $name } vezér vagy { $name } sötét bástyák.
argument-line = { $name }: kell egy vonal vagy sor, például { $name } e vagy { $name } 4.
argument-rank = { $name }: kell egy sor, például { $name } 4.
argument-file = { $name }: kell egy vonal, például { $name } e.
argument-number = { $name }: kell egy szám, például { $name } 5.
argument-level = { $name }: kell egy szám 1 és { $most } között.
argument-move = { $name }: kell egy lépés, például { $name } e2 e4.
argument-claim = Mit igényelsz? Írd be: { $name } ismétlés, { $name } ötven, { $name } idő vagy { $name } szabálytalan. Több: súgó igénylés.
argument-voice = { $name }: kell egy hang: { $voices }.
argument-switch = { $name }: be vagy ki kell.
argument-whose = { $name }: saját, ellenfél vagy semmi sem kell.
argument-hanging = { $name }: mező, bábu, saját, ellenfél vagy semmi.
argument-braille = { $name }: szélesség { $least } és { $most } között; ábra, sorok vagy lista; pontok, ascii vagy betűk; maradjon.
argument-list = A lista csak betűkkel lehetséges; a pontok és az ascii az ábráké.
argument-width = Egy Braille-sor { $least } és { $most } jel között van. Írd be például: braille 40.
argument-position = { $name }: kell egy állás: FEN, ábra vagy lista, például Világos: Ke1 a2. Sötét: Ke8.
argument-none = Csak ennyit írj be: { $name }.
argument-more = Nem érthető: { $word }. Csak ennyit írj be: { $name }.
no-command = Ismeretlen parancs: { $word }. Minden parancs: súgó minden.
no-command-near = Ismeretlen parancs: { $word }. Erre gondoltál: { $near }? Minden parancs: súgó minden.

## Az állás az ujjaknak

diagram-lines = Ábra, { $count } sor.
list-of = { $color }:
beside-turn = { $color } lép.
beside-castling = Sáncolás: { $rights }.
beside-no-castling = Nincs sáncolás.
beside-all-castling = Sáncolás: minden.
beside-one = { $color } { $side }
beside-two = { $color } { $side } és { $other }
beside-short = rövid
beside-long = hosszú
beside-en-passant = Menet közben: { $square }.
braille-kept = Elmentve.
braille-kept-here = Erre a mérkőzésre beállítva.

## Kérések

confirm-draw = Döntetlent ajánlasz? igen vagy nem.
confirm-draw-agreed = Megegyeztek a döntetlenben? igen vagy nem.
confirm-draw-untimely = Most ajánlasz döntetlent? A jó pillanat a lépésed után van, mielőtt lenyomod az órát. igen vagy nem.
confirm-draw-untimely-typed = Most ajánlasz döntetlent? A jó pillanat a lépéssel együtt van: döntetlen e4. igen vagy nem.
confirm-claim = Döntetlent igényelsz? Ha az igény téves, több időt kap: { $opponent-key ->
    [white] világos
   *[black] sötét
}. igen vagy nem.
confirm-claim-with = Döntetlent igényelsz ezzel: { $move }? Ha az igény téves, több időt kap: { $opponent-key ->
    [white] világos
   *[black] sötét
}, és meg kell lépned. igen vagy nem.
confirm-claim-quickplay = Döntetlent igényelsz? Ha a versenybíró elutasítja, az ellenfél két perccel többet kap. igen vagy nem.
confirm-claim-quickplay-alone = Döntetlent igényelsz? A játszma áll, amíg az ellenfél el nem fogadja, vagy egy versenybíró nem dönt. igen vagy nem.
confirm-seconds = Öt másodpercet kérsz lépésenként? Ez döntetlenajánlat is. Ha megadják, az ellenfél két perccel többet kap. igen vagy nem.
confirm-resign = Feladod? igen vagy nem.
confirm-resign-for = Feladás, { $color-key ->
    [white] világos
   *[black] sötét
}? igen vagy nem.
kings-say = { $result ->
    [white] Királyok középen: világos nyert.
    [black] Királyok középen: sötét nyert.
   *[draw] Királyok középen: döntetlen.
}
kings-no-win = Az ellenfél nem adta fel. Tedd vissza a királyokat.
kings-one = Az egyik király középen áll. Az eredményhez tedd oda a másikat is, különben tedd vissza.
kings-otherwise = De a játszma másképp ért véget.
confirm-takeback = Visszaveszed a lépésedet? igen vagy nem.
confirm-new = Elhagyod ezt a játszmát? Új: { $items }. igen vagy nem.
after-game = A játszma még nem ért véget. Utána: { $name }
confirm-delete = Törlöd ezt: { $game }. játszma, { $white } – { $black }? igen vagy nem.
confirm-replace = { $file } már létezik. Felülírod? igen vagy nem.
confirm-resume = Elhagyod ezt a játszmát? Az előző folytatódik. igen vagy nem.
confirm-resume-game = Elhagyod ezt a játszmát? Folytatódik: { $game }. igen vagy nem.
confirm-lapsed = { $what ->
    [draw] Nincs döntetlenajánlat.
    [resign] Nincs feladás.
    [takeback] Nincs visszavett lépés.
    [resume] Ebben a játszmában maradsz.
    [claim] Nincs igény.
    [seal] A lépés nincs borítékolva.
    [sign] Nincs aláírva.
   *[new] Nem kezdődött új játszma.
}
confirm-draw-first = A döntetlen még nincs felajánlva. Felajánlod? igen vagy nem.
confirm-neither = { $text }: sem igen, sem nem.
confirm-go-on = Folytatod? igen vagy nem.
confirm-dropped = Nem. A játszma folytatódik.
confirm-blunder = { $what ->
    [mate] Ez egylépéses mattot enged.
    [queen] Ezzel elveszted a vezéredet.
    [rook] Ezzel elvesztesz egy bástyát.
    [bishop] Ezzel elvesztesz egy futót.
   *[knight] Ezzel elvesztesz egy huszárt.
} Meglépjem? igen vagy nem.
blunder-dropped = Nem léptem meg. Te jössz.
announce-it = Mondd be.
repeat-it = Ismételd meg.
repeated-it = Megismételve.
repeated-by-opponent = { $color } megismételte.
repeated-already = Ez az utolsó lépés. Mondd be a tiédet.
move-of-opponent = Ez volt az utolsó lépés. Te jössz.
repeated-your-move = Megismételve. Te jössz.
say-promotion = Mondd meg, mivé változik a gyalog.
pressed = Lenyomva.
takeback-helps = A lépés visszavételéhez írd be: visszavétel.
press-it = Nyomd le az órát.
announced-waits = Bemondva: { $move }.
announcing-off = Nem kell: a lépés rögtön számít. Ha változtatnál: beállítás bemondás-módja.
hint = Tipp: { $move }.
hint-wait = Tippet keresek.
hint-still = Még keresem a tippet. Várj.

analysis-wait = Gondolkodom.
analysis-still = Még gondolkodom. Várj.
analysis-stopped = Megszakítva: { $names }. Kérdezd újra.
analysis-over = Ebben az állásban vége a játszmának.
analysis-in-check = { $color } sakkban van. A fenyegetést a következő lépés után kérdezd.
analysis-no-move = A másik félnek nincs szabályos lépése.
analysis-two = Másik emberrel játszott játszmában nem.
analysis-exercise = Gyakorlatban nem. Segítség: { $hint }.
analysis-not-now = Előbb fejezd be a lépést.
analysis-offer = Várd meg a választ a döntetlenajánlatra.
analysis-nothing = Erről az állásról nincs ítélet.
analysis-builtin-instead = Helyette a beépített ellenfél ítél.
analysis-builtin =
    A beépített ellenfél ítél. Látja a mattot és azt, ami azonnal nyer.
    Tervet és végjátékot nem tud megítélni. Egy motor tud: { $opponent } motor stockfish.
analysis-best = Legjobb: { $move }.
analysis-unscored = Értékelés nincs.
analysis-line = { $moves }.
analysis-line-end = A lépéssor vége.
analysis-no-line = { $count ->
    [one] Csak egy lépéssor van.
   *[other] Csak { $count } lépéssor van.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } fenyeget: { $move }.
analysis-no-threat = Nincs fenyegetés. Ha lépne { $color-key ->
    [white] világos
   *[black] sötét
}: { $move }.
mate-in = Matt { $moves } lépésben.
mate-none = { $moves } lépésen belül nem látható matt.
mate-never = Itt senki sem kényszeríthet mattot: a táblázatok tudják.
verdict = { $how ->
    [equal] Egyenlő: { $number }.
    [slight] { $color } kicsit jobban áll: { $number }.
    [clear] { $color } egyértelműen jobban áll: { $number }.
    [winning] { $color } nyerésre áll: { $number }.
   *[won] { $color } nyert állásban van: { $number }.
}
verdict-mate = { $color } mattot ad { $moves } lépésben.
verdict-unsure = Nem látszik előny.
verdict-number = { $sign ->
    [minus] mínusz { $whole },{ $tenths }
    [plus] plusz { $whole },{ $tenths }
   *[none] 0
}
eval-percent = { $color } nyerési esélye: { $percent } százalék.
eval-chances = 100 játszmából, { $color-key ->
    [white] világos
   *[black] sötét
}: nyer { $won }, döntetlen { $drawn }, veszít { $lost }.
eval-by = Mélység { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } nyer: matt { $moves } lépésben.
        [progress] { $moves ->
            [0] { $color } nyer: a következő lépés ütés vagy gyaloglépés.
            [one] { $color } nyer: most ütés vagy gyaloglépés jön.
           *[other] { $color } nyer: legfeljebb { $moves } lépésen belül ütés vagy gyaloglépés.
        }
       *[unknown] { $color } nyer.
    }
    [spoilt] Döntetlen. { $color } nyerne, de az ötvenlépéses szabály megelőzi.
   *[drawn] Döntetlen.
}
tables-only-wins = Csak ez nyer: { $move }.
tables-only-draws = Csak ez tartja a döntetlent: { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Minden lépés nyer.
       *[some] { $count } lépésből ennyi nyer: { $keeping }.
    }
    [drawn] { $which ->
        [all] Minden lépés döntetlen.
       *[some] { $count } lépésből ennyi tartja a döntetlent: { $keeping }.
    }
   *[lost] Minden lépés veszít.
}
tables-sure = A végjáték-táblázatok szerint, kétség nélkül.
tables-found = Végjáték-táblázatok, legfeljebb { $pieces } bábuval.
tables-folder = Nem olvasható mappa: { $name }. Ha másikat adnál meg: beállítás { $setting }.
tables-none = Nincs végjáték-táblázat, itt: { $name }. Ha másik mappát adnál meg: beállítás { $setting }.
tables-damaged = Sérült végjáték-táblázat: { $name }. Másold át újra.
book-row = { $move }: { $which ->
    [book] { $percent } százalék.
    [games] { $games } játszmádban.
   *[both] { $percent } százalék, { $games } játszmádban.
}
book-more = És még { $count } lépés.
book-nothing = Sem a könyvben, sem a játszmáidban nincs semmi.
book-unreadable = Nem olvasható könyv, { $name }: { $reason }. Ha másikat adnál meg: beállítás { $setting }.
book-cut = { $name } csonka, vagy nem Polyglot könyv. Másold át újra.
book-none = Nem Polyglot megnyitáskönyv: { $name }. Ha másikat adnál meg: beállítás { $setting }.
opponent-failed = Az ellenfél nem talált lépést. Ez a program hibája. Írd be: új, vagy kilépés és { $program } resume.
level-set = Szint { $level }.
level-is = Szint { $level }. A változtatáshoz írd be: szint és egy szám 1 és 20 között.
level-none = Itt nem a beépített ellenfél játszik. Ha ellene játszanál: új gép.
voice-set = Lépéshang: { $name }.
talk-set = Nyelv: magyar.
talk-is = Nyelv: magyar. A változtatáshoz írd be például: nyelv en.
speech-on = Beszéd be.
speech-off = Beszéd ki.
speech-is = { $state ->
    [on] Beszéd be. A kikapcsoláshoz írd be: beszéd ki.
   *[off] Beszéd ki. A bekapcsoláshoz írd be: beszéd be.
}
speech-rate = Beszédtempó { $rate }.
speech-volume = Hangerő { $volume }, legfeljebb 100.
speech-lost = A beszéd leállt: { $reason }. Csak szöveg marad.
speech-is-lost = A beszéd leállt. Új próba: beszéd be. Beszéd nélkül: beszéd ki.
speech-is-awaited = A beszéd még nem válaszol. Beszéd nélkül: beszéd ki.
speech-is-starting = A beszéd indul.
speech-health = A hiba oka: { $program } health. Beszéd nélkül: beszéd ki.
speech-found = A beszéd újra működik.
speech-absent = Ebben a változatban nincs beszéd.
reason-unreachable = nem válaszol beszédszerver, telepítsd: speech-dispatcher és espeak-ng, vagy írd be: beszéd ki
reason-hangs = a beszédszerver nem válaszol
reason-refused = a beszédszerver elutasít
reason-engine = a beszédprogram nem működik

## Menetek

new-builtin = Új játszma, { $game }. A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}. Ellenfél: szint { $level }.
new-human = Új játszma, { $game }, két játékosnak.
new-human-named = Új játszma, { $game }. Világos: { $white }. Sötét: { $black }.
time-all = Idő: { $time }
time-moves = Idő: { $time }, { $moves } lépésre
time-then-all = Aztán { $time }
time-then-moves = Aztán { $time }, { $moves } lépésre
time-repeats = Az utolsó szakasz ismétlődik.
time-plain = { $period }.
time-increment-only = Idő: { $time } lépésenként.
time-increment = { $period }, plusz { $time } lépésenként.
time-delay = { $period }, késleltetés { $time } lépésenként.
time-bronstein = { $period }, Bronstein-késleltetés legfeljebb { $time } lépésenként.
time-warned = Időjelzések: { $times }. A változtatáshoz: { $set } időjelzések.
laws-edition = Szabályok: FIDE { $year }.
laws-flag-claimed = A zászló csak igénylésre számít: { $claim }.
laws-incomplete = FIDE { $year }: csak a 8.1 cikkig ismert. A többi nincs igazolva.
laws-one-article = FIDE { $year }: csak a { $article }. cikk ismert. A többi nincs igazolva.
opening-announce = Minden lépést be kell mondani. Írd be a lépésed, aztán: { $press }.
opening-repeat = Minden lépést be kell mondani, és meg kell ismételni. Írd be a lépésed, aztán: { $press }.
new-position = Különleges kezdőállás. Meghallgatod: tábla.
new-usual = A szokásoshoz: új szokásos.
board-tells = Meghallgatod, ha beírod: tábla.
chess960-from = Sakk960, állás { $number }.
chess960-usual = Sakk960, állás { $number }: a szokásos.
chess960-other = Sakk960, más állásból.
odds-given = { $color } előnyt ad: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, cserébe { $other } { $back }
odds-extra-move = Világos már meglépte: { $square }
odds-draw = a döntetlen vereségnek számít
odds-time = idő az órán
clock-odds = { $color }:
odds-no-time = Add meg az előnyt adó idejét, például 5 vagy 3+2.
odds-no-clock = Az időelőnyhöz óra kell. Adj meg egyet, például 10+5.
odds-position = Figuraelőny itt nincs: az alapállásból indul.
simul-begun = Szimultán, táblák: { $count }. Minden lépésed után a következő tábla jön.
simul-board = Tábla { $board }: { $opponent }.
simul-level = szint { $level }
simul-engine = { $engine }, szint { $level }
simul-guest = vendég
simul-since = Azóta: { $time }.
simul-waits = Tábla { $board }: { $opponent }, lépés { $move }, { $time }.
simul-unplayed = Tábla { $board }: { $opponent }, még nincs lépés.
simul-won = Tábla { $board }: { $opponent }, nyertél.
simul-drawn = Tábla { $board }: { $opponent }, döntetlen.
simul-lost = Tábla { $board }: { $opponent }, vesztettél.
simul-left = Hátralévő táblák: { $count }. A következő: { $name }.
simul-over = A szimultán véget ért. Nyert: { $won }, döntetlen: { $drawn }, vesztett: { $lost }.
simul-here = Itt vagy, tábla: { $board }.
simul-last = Más tábla nem vár.
simul-unknown = Nincs ilyen tábla: { $board }. A szimultán tábláinak száma { $count }.
simul-none = Nincs szimultán. Kezdés: { $name } 8.
simul-count = Add meg a táblák számát, 2 és { $most } között: { $name } 8.
simul-clocks = A szimultánban nincs óra. Hagyd el az időt.
letter-new = Új játszma { $game }, levélben. Színed: { $color }, ellenfeled: { $opponent }. A lépésed után: { $name }.
letter-awaited = Várt lépés, ellenfél: { $opponent }. Írd be, ha megjött.
letter-none = Nem levelezési játszma. Kezdés: { $name } Anna.
letter-yours = Előbb a lépésed. Aztán a levél.
letter-pace = A napokat így írd, 10/50: 50 nap 10 lépésre.
letter-file = Írd be a fájlt, például level.txt.
letter-head = Világos: { $white }. Sötét: { $black }.
letter-reply = A lépésed: { $move }.
letter-move = A lépésem: { $move }.
letter-said = Kimondva: { $said }.
letter-offer = Döntetlent ajánlok.
letter-fen = Állás: { $fen }
letter-days = Érkezett: { $came }. Elküldve: { $goes }.
letter-for = { $days } nap
letter-mine = { $game }. játszma, { $opponent }: te lépsz, { $time }.
letter-theirs = { $game }. játszma, { $opponent }: várakozás, { $time }.
letter-left = Hátra a { $move }. lépésig: { $time }.
letter-over = Időtúllépés a { $move }. lépésnél: { $time }.
letters-none = Nincs levelezési játszma. Kezdés: { $name } Anna.
received-noted = Feljegyezve, érkezett: { $day }.
received-empty = Add meg a lépést vagy a napot: { $name } 12... Hf6.
received-unread = Nincs benne lépés. Írd be csak a lépést.
received-several = Több lépés is illik. Írd be csak a lépést.
received-yours = Te lépsz. Nem várunk levelet.
variant-standard = sakk
variant-chess960 = Sakk960
variant-king-of-the-hill = Domb királya
variant-three-check = Három sakk
variant-crazyhouse = Crazyhouse
variant-antichess = Antisakk
variant-atomic = Atomsakk
variant-horde = Horda
variant-racing-kings = Királyverseny
rules-king-of-the-hill = Domb királya. A d4-re, e4-re, d5-re vagy e5-re érő király nyer, és a matt is.
rules-three-check = Három sakk. A harmadik sakk nyer, és a matt is.
rules-crazyhouse = Crazyhouse. Amit leütsz, a tiéd. Lépés helyett leteheted: huszár letéve f3, vagy H@f3.
rules-antichess = Antisakk. Ütni kötelező. Az nyer, akinek nincs több bábja vagy lépése.
rules-atomic = Atomsakk. Az ütés robban: körülötte minden eltűnik, csak a gyalogok maradnak. A király robbantása nyer.
rules-horde = Horda. Világosnak csak gyalogjai vannak. Sötét nyer, ha mindet leüti, világos mattal.
rules-racing-kings = Királyverseny. Az utolsó sorra elsőként érő király nyer. Sakkot adni tilos.
variant-begins = { $variant }. A szabályokhoz írd be: { $name }.
variant-weaker = A szintek itt gyengébbek, mint sakkban.
exploded = Robbanás. Eltűnt: { $pieces }.
checks-counted = Sakk { $count }, összesen 3 kell.
checks-given = { $color }: { $count } sakk a 3-ból.
must-capture = Ütnöd kell. Lehetséges: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } leteheti: { $pieces }.
pocket-empty = { $color } semmit sem tehet le.
pocket-none = Itt semmit sem lehet letenni.
only-in-chess = Csak sakkban. Ez a játszma: { $variant }.
resumed-game = Folytatódik a játszma, { $game }. { $moves ->
    [0] Még nincs lépés
    [one] Eddig { $moves } lépés
   *[other] Eddig { $moves } lépés
}.
resumed-side = A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}. Ellenfél: szint { $level }.
resumed-turn = Te jössz.
resumed-over = Véget ért a játszma, { $game }.
resume-none = Nincs befejezetlen játszma. Kezdj egyet: { $program } play.
resume-unknown = Nincs ilyen játszma: { $game }. A legújabbak: { $program } games

resume-busy = Már nyitva van másik ablakban: { $game }. Előbb zárd be azt, vagy kezdj új játszmát.
resume-none-here = Nincs más befejezetlen játszma. Lista: játszmák.
resume-here = Ebben a játszmában vagy: { $game }.
resume-over = Véget ért a játszma, { $game }. Nézd át: { $program } study { $game }
resume-over-here = Véget ért a játszma, { $game }. Átnézheted: { $name } { $game }
resume-imported-here = Importált játszma, { $game }. Átnézheted: { $name } { $game }
resume-match = Ez egy mérkőzés, { $game }. Folytatás: { $program } match, aztán a fájlja.
left-own = Befejezetlen játszma, { $game }, ellenfél { $opponent }: a te színed { $color-key ->
    [white] világos
   *[black] sötét
}, { $date }, { $move }. lépés.
left-two = Befejezetlen játszma, { $game }, { $white } és { $black }: { $date }, { $move }. lépés.
left-resume = Folytatás: { $name } { $game }
resume-imported = Importált játszma, { $game }: nem folytatható. Nézd át: { $program } study { $game }.
game-kept = Játszma mentve, { $game }. Folytatás: { $program } resume
game-left = Játszma mentve, { $game }.
game-forgotten = Nincs mentve, { $game }: nem volt lépés.
goodbye = Viszlát.
unsaved = Nincs mentve: { $reason }. A játszma folytatódik. Szabadíts fel helyet, és a következő lépéssel mentődik.
saved-again = Újra minden mentve van.
unsaved-at-end = Ezek a lépések nincsenek mentve. Másold ki őket:
archive-damaged = Az archívum megsérült. Most itt van: { $file }. Készült egy új.
archive-renewed = Rendezem az importált játszmákat, csak egyszer. Kilépés: Control-C, semmi sem vész el.
data-shared = Adatmappa, { $folder }: nem csak a tiéd. Mások olvashatják vagy módosíthatják a játszmáidat. Adj meg saját mappát ezzel: --data.
data-no-folder = Adatmappa, { $folder }: ez nem mappa. Adj meg mappát ezzel: --data.
data-link = Az adatmappa hivatkozás: { $folder }. Győződj meg róla, hogy a saját mappádba vezet.
data-writable = Adatmappa, { $folder }: mások is írhattak bele. Most le van zárva előlük. Ellenőrizd a játszmáidat: { $program } games.
data-foreign = Itt nincs játszma: { $folder } másik felhasználóé. Adj meg másik adatmappát ezzel: --data.
data-open = Itt nincs játszma: mások írhatnak ebbe: { $folder }. Előbb zárd le: { $command }
archive-unusable = Az archívum nem használható, { $file }: { $reason }. Ez a játszma nem mentődik.
settings-warning = { $what } Figyelmen kívül: { $file }.
settings-warning-line = { $what } Figyelmen kívül: { $line }. sor, { $file }.
not-text = Ez a sor nem UTF-8 szöveg. Írd be újra.
too-long = Túl hosszú sor: legfeljebb 4096 bájt. Írj be rövidebbet.

reason-damaged = a fájl sérült
reason-catalogue = az importált játszmák sérültek, tedd máshová a catalogue.db fájlt
reason-full = a lemez megtelt
reason-read-only = a lemez vagy a mappa nem írható
reason-busy = másik program tartja a fájlt
reason-file = a fájl nem nyitható meg
reason-settings = a beállítások fájljában hibák vannak, előbb javítsd ki
reason-newer = újabb touchmove írta a fájlt, azt használd
reason-game = az egyik játszma sérült
reason-unwritable = a beállításai nem írhatók ki
setting-key-near = Ismeretlen beállítás: { $key }. Erre gondoltál: { $near }?
setting-value = { $key } nem lehet { $value }. Lehet: { $values }.
setting-empty = { $key }: nincs értéke. Lehet: { $values }.
setting-name-long = { $key }: legfeljebb 40 betű. Írj rövidebb nevet.
setting-unreadable = A beállítások nem olvashatók: { $reason }.
range-to = vagy több, legfeljebb
range-more = és több
slip-no-equals = Nincs benne egyenlőségjel: { $text }. Írd így: név = "érték".
slip-no-value = Nincs benne érték: { $text }. Írd így: név = "érték".
slip-open-quote = Nyitott idézőjel: { $text }. Zárd be.
slip-no-quotes = Hiányzó idézőjelek: { $text }. Tedd idézőjelek közé az értéket.
slip-open-bracket = Nyitott zárójel: { $text }. Zárd be.
slip-twice = Ismételt név: { $text }. Töröld a két sor egyikét.
slip-control = Nem nyomtatható jelek ebben a sorban. Írd be újra.
slip-unprintable = Nem nyomtatható jelek ebben a sorban. Töröld őket.
slip-form = Nem olvasható: { $text }. Írd így: név = "érték".
did-you-mean = Erre gondoltál: { $near }?
folder-missing = Nincs ilyen mappa: { $folder }. Adj meg létezőt.
folder-is-file = Ez fájl: { $folder }. A mappáját add meg.
folder-denied = Nem olvasható: { $folder }. Ellenőrizd a jogosultságokat.
name-unseen = Láthatatlan karakterek a névben. Nevezd át.
voices-none-there = Nincs hang itt: { $folder }. A hang egy mappa, benne voice.toml.
keymaps-none-there = Nincs billentyűkiosztás itt: { $folder }. Az egy fájl, például sajat.toml.
voice-note = { $what } Lásd: { $file }.
voice-note-line = { $what } Lásd: { $line }. sor, { $file }.
voice-unreadable = A fájl nem olvasható: { $reason }.
voice-empty = A fájl üres.
voice-no-voice = Ennek a hangnak nincs voice.toml fájlja. Írj egyet, például ezzel: parent = "hu".
voice-section = Ismeretlen rész a hangban: { $name }.
voice-entry = Ebben a részben ismeretlen: { $name }.
voice-missing = Hiányzik a részből, { $section }: { $name }. Pótold.
voice-missing-first = Ebből a hangból hiányzik: { $name }. Írd be például { $name } = "hu", minden rész elé.
voice-text = Idézőjelek közé kell: { $name }.
voice-list = Lista kell ide: { $name }, például ["egy", "kettő"].
voice-part = Ez a hang része: { $name }. Írd zárójelben, külön sorba.
voice-blank = Üres szó van benne: { $name }.
voice-same = Ugyanaz a szó, { $word }, itt is: { $first }, ott is: { $name }. Mindegyiknek saját kell.
voice-slot = Ismeretlen hézag a mintában, { $name }: { $slot }.
voice-brace = Nyitott kapcsos zárójel a mintában: { $name }. Zárd be.
voice-no-slot = A mintába, { $name }, kell ez a hézag: { $slot }, különben a lépések némák.
voice-language = Nem nyelvjelölés: { $tag }. Írj ilyet: de vagy pt-BR.
voice-keyboard = Ismeretlen billentyűzet: { $name }. Írd be az egyiket: { $known }.
voice-letter = Nem egyetlen betű: { $name }. Írj egyet az egyenlőségjel elé.
voice-parent = Hiányzik vagy hibás a szülő: { $name }.
voice-incomplete = A hang hiányos. Adj meg szülőt, például parent = "hu".
voice-taken = { $word } nem jelentheti ezt: { $name }. Már ezt jelenti: { $other }.
voice-sentence = Nem mondat: { $text }. Írd így: név = szöveg, és zárj be minden kapcsos zárójelet.
voice-no-sentence = A programban nincs ilyen mondat: { $name }.
voice-gap = A mondatban, { $name }, nincs ilyen hézag: { $gap }. Ezek vannak: { $gaps }.
voice-gap-none = A mondatban, { $name }, nincs ilyen hézag: { $gap }. Nincs benne hézag.
voice-left-out = A mondatból, { $name }, kimarad: { $gap }.
voice-silent = Üres mondat: { $name }.
setting-not-kept = A beállítás nincs mentve: { $reason }.

## Motorok

new-engine = Új játszma, { $game }. A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}. Ellenfél: { $engine }, szint { $level }.
resumed-engine = A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}. Ellenfél: { $engine }, szint { $level }.
engine-held = { $engine }: nincsenek saját szintjei. Minél alacsonyabb a szint, annál kevésbé számol előre, és annál több lépést tesz meg a beépített ellenfél.
opponent-thinks = Az ellenfél még gondolkodik.
engine-thinks = Az ellenfél még gondolkodik. Ha nélküle játszanál, írd be: { $new } { $builtin }.
engine-waits = { $engine } indul. Ha nélküle játszanál, írd be: { $new } { $builtin }.
engine-waits-on = { $engine } indul. A játszma vár rá.
engine-missing = Nincs ezen a gépen: { $engine }.
engine-refused = { $engine } nem indítható: nem erre a gépre való program.
engine-ended = { $engine } váratlanul leállt.
engine-says = Üzenete: { $words }
engine-floods = { $engine } nem hagyja abba az írást.
engine-silent = { $engine } nem válaszol.
engine-not-uci = { $engine } válaszol, de nem UCI nyelven, a sakkmotorok nyelvén. Adj meg UCI-motort, például uci:stockfish.
engine-no-move = { $engine } nem küldött lépést.
engine-no-stop = { $engine } nem hagyja abba.
engine-so-far = Eddig ez a legjobb:
engine-nonsense = { $engine } érvénytelen lépést küldött: { $answer }.
engine-illegal = { $engine } szabálytalan lépést küldött: { $answer }.
engine-no-chess960 = { $engine } nem játszik Sakk960-at.
engine-no-variant = { $engine } nem játssza ezt: { $variant }.
engine-again = Újraindítom.
engine-back = { $engine } újra itt van.
confirm-builtin = Játszol inkább a beépített ellenféllel? igen vagy nem.
confirm-builtin-on = Folytatod a beépített ellenféllel? igen vagy nem.
builtin-plays = A beépített ellenfél folytatja, szint { $level }.
engine-kept = A játszma vár rá: { $engine }. Írd be: kilépés; { $program } resume újra próbálja.
engine-not-begun = Nem kezdődött játszma. Új próbához írd be: új, különben kilépés.
player-engine = { $name } szint { $level }
player-engine-replaced = { $name }, aztán szint { $level }
health-engine = Motor: { $name } működik, { $file }.
health-engine-fails = Motor, { $file }: { $what }

## Hangjelek

tones-on = Hangjelek be.
tones-off = Hangjelek ki.
tones-is = { $state ->
    [on] Hangjelek be. A kikapcsoláshoz írd be: hangjelek ki.
   *[off] Hangjelek ki. A bekapcsoláshoz írd be: hangjelek be.
}
tones-absent = Ebben a változatban nincsenek hangjelek. Hogy hogyan lehetnek, azt a docs/guide.md írja le.
tones-lost = A hangjelek leálltak: { $reason }.
tones-found = A hangjelek újra szólnak.
reason-no-device = nem található hangeszköz
reason-device-busy = másik programé a hangeszköz
reason-device-hangs = a hangeszköz nem válaszol
reason-device-broken = a hangeszköz nem működik
help-tones =
    hangjelek be, hangjelek ki: rövid hangok.
    Mély kattanás: sötét mező.
    Egy oktávval feljebb: világos.
    Koppanás: a szél.
    Két hang lefelé: ütés.
    Kettő felfelé: sakk.
    Zümmögés: szabálytalan lépés.
    Három sípszó: kevés az idő.
health-tones = Hangjelek: a hangeszköz működik.
health-tones-fails = Hangjelek: { $reason }.

## Első indítás

setup-language = Magyarul: írd be, hogy { $number }.
setup-language-names = magyar, magyarul, Hungarian, Ungarisch, hongrois
setup-again = { $most ->
    [2] Írd be: 1 vagy 2.
   *[other] Írj be egy számot 1 és { $most } között.
}
setup-unknown = { $most ->
    [2] Írd be: 1 vagy 2, vagy egy szót a válaszból. Kilépés: { $quit }.
   *[other] Írj be egy számot 1 és { $most } között, vagy egy szót a válaszból. Kilépés: { $quit }.
}
setup-help-language =
    Ez a program nyelve.
    Írd be a számát vagy a nevét.
    Később így változtathatod: nyelv.
setup-help-speech =
    Igen: a képernyőolvasód beszél, a program hallgat.
    Nem: a program beszél.
    Később így változtathatod: beszéd.
setup-help-face =
    Soronként: beírod a lépéseket és kérdéseket, és olvasod vagy hallod a választ.
    Képernyőn: tábla, billentyűkkel bejárható.
    Később így változtathatod: beállítás nézet.
setup-speech =
    Használsz képernyőolvasót?
    1: igen, maradj csendben.
    2: nem, beszélj hozzám.
setup-face =
    Hogyan szeretnél játszani?
    1: soronként.
    2: képernyőn, bejárható táblával.
setup-name = Mi a neved? Írd be, vagy lépj tovább az Enterrel.
setup-help-name = A név listákra és játszmalapokra kerül. Ha kihagynád, nyomj Entert.
setup-name-long = Legfeljebb 40 betű. Írj be rövidebb nevet, vagy lépj tovább az Enterrel.
setup-cancelled = Megszakítva. A kérdések legközelebb visszatérnek.
setup-skipped = Először vagy itt? Nyelv, beszéd és név választása: { $program } setup
setup-unchanged = Semmi sem változott.
setup-done =
    Köszönöm. Bármikor beírhatod: súgó.
    Más szavak a lépésekhez: súgó lépéshang.
    Szín, óra, ellenfél: például új sötét 10+5.
setup-kept =
    Elmentve: magyar, { $speech ->
    [on] saját beszéd
   *[off] nincs saját beszéd
}, { $face ->
    [screen] képernyőn
   *[line] soronként
}, lépések ezen a hangon: { $moves }.

## Súgó

help =
    Írd be a lépésed: e4, huszár f3, rövid sánc.
    Kérdezz: tábla, utolsó, bábuk H, óra.
    Játék közben: döntetlen, feladás, visszavétel, tipp.
    Új játszma: új. A játszmáid: játszmák.
    Órával: új 10+5.
    Sötéttel: új sötét.
    Elektronikus tábla: e-tábla.
    Beállítások: beállítások. Kilépés: kilépés.
    Több: súgó minden, súgó tábla.
commands-many = { $count } parancs illik rá. Írj be több betűt.
help-announcing =
    A lépésed: bemondás huszár f3, nyomás.
    Az ellenfél lépése: írd be, így ismétled.
    Nyelvbotlás: helyesbítés huszár f3.
    Kérdezz: tábla, utolsó, bábuk H, óra.
    Játék közben: döntetlen, feladás, visszavétel, tipp.
    Új játszma: új. A játszmáid: játszmák.
    Óra: új 10+5. Sötéttel: új sötét.
    Elektronikus tábla: e-tábla.
    Beállítások: beállítások. Kilépés: kilépés.
    Több: súgó minden, súgó tábla.
help-choice =
    Írd be a lépés számát. Az első mezője is jó.
    nem: egyik sem.
help-piece =
    Írd be: vezér, bástya, futó, huszár vagy egy szám.
    nem: másik lépés.
help-confirm = { $what ->
    [draw] igen: az ellenfél döntetlenajánlatot kap. nem: játszol tovább.
    [agree] igen: a játszma döntetlen. nem: játszol tovább.
    [claim] igen: az igényedet most megvizsgálják. nem: játszol tovább.
    [resign] igen: feladod ezt a játszmát. nem: játszol tovább.
    [takeback] igen: az utolsó lépésed visszavéve. nem: marad.
    [seal] igen: ez a lépés kerül a borítékba. nem: írj be másikat.
    [sign] igen: aláírod ezt az eredményt. nem: még semmit sem írsz alá.
    [builtin] igen: a beépített ellenfél játszik. nem: a játszma vár a motorra.
    [play-on] igen: a saját játszmád mentődik, és itt új kezdődik. nem: nyitva marad.
    [go-on] igen: folytatod ezt a játszmát. nem: mentődik, és másikat kezdesz.
    [resume] igen: ez a játszma mentődik, és a másikat folytatod. nem: itt maradsz.
   *[new] igen: ez a játszma mentődik, és új kezdődik. nem: játszol tovább.
}
help-confirm-file = igen: megtörténik. nem: minden marad, ahogy van.
help-confirm-blunder = igen: ez a lépés megtörténik. nem: írj be másikat.
help-over =
    A játszma véget ért.
    Minden lépés: játszmalap. Új játszma: új.
    Játszma átnézése: betöltés 57.
    Kilépés: kilépés.
help-all-position = Az állásról:
help-all-game = A játszmáról és a programról:
help-all-more = Több egyről: súgó és a neve.
help-board =
    tábla: az állás, sorról sorra.
    tábla e4: egy mező. Rövidítés: b.
help-pieces =
    bábuk H: hol vannak a világos huszárok. h: a sötétek.
    A vagy a: egy szín minden bábuja. Rövidítés: p.
help-count =
    hány G: hány gyalogja van világosnak. g: sötétnek.
    hány: mindkét fél bábui.
help-scan =
    pásztázás 4, pásztázás e: egy sor vagy vonal bábui.
    Rövidítés: s.
help-rank = sor 4: a sor bábui.
help-file = vonal e: a vonal bábui.
help-diagonals =
    átlók e4: a mezőn átmenő átlók bábui.
help-rays =
    sugarak e4: a bábuk mind a nyolc irányban.
help-knight =
    ugrások f3: a huszárugrásnyira álló bábuk.
    Magában huszár f3 egy lépés.
help-attackers =
    támadók e4: mi támad egy mezőt, és mi védi.
help-defenders =
    védők e4: mi véd egy mezőt, és mi támadja.
help-hanging =
    lóg: a megtámadott és nem eléggé védett bábuk.
    lóg d1: egy bábu. Így is: lóg saját, lóg ellenfél.
help-moves =
    lépések: minden szabályos lépés.
    lépések g1: egy bábu lépései.
help-captures = ütések: minden szabályos ütés.
help-what-if =
    mi-lenne-ha g1 f3: mit üthetne f3 mezőről a g1 bábuja.
help-colour =
    szín e4: világos vagy sötét a mező.
    Játék sötéttel: új sötét.
help-material = anyag: mi van az egyes feleknél.
help-pocket = zseb: mit tehetnek le a felek crazyhouse-ban.
help-castling-rights =
    sáncolási-jogok: lehet-e most sáncolni, és merre.
    Sáncolás: O-O vagy O-O-O.
help-turn =
    ki-lép: ki van soron, sakk, és a te színed.
help-check = sakk: sakkban van-e egy király, és melyik bábu adja.
help-last = utolsó: az utolsó lépés. Rövidítés: l.
help-changed =
    változás: mit támad, véd, nyit meg és hagy védtelenül az utolsó lépés.
help-captured =
    leütött: az utolsó ütés, és ki mit veszített.
help-opening =
    megnyitás: a megnyitás neve és ECO-kódja.
help-score =
    játszmalap: minden lépés.
    játszmalap 3: az utolsó három.
help-clock =
    óra: a hátralévő idő, és a lépések a következő időszakaszig.
    óra saját: a te időd.
    óra ellenfél: az ellenfélé. Rövidítés: c.
    Játék órával: új 10+5.
help-spent = felhasznált: meddig tartott az utolsó lépés, és mindkét fél ideje.
help-fen = fen: az állás egy szövegsorban.
help-braille =
    braille: az állás Braille-kijelzőknek, brit jelekkel.
    braille 20: 20 jeles sorokban.
    braille sorok: soronként egy sor.
    braille lista: bábuk és mezőik.
    braille pontok, ascii, betűk: a jelek.
    braille maradjon 20 sorok: mostantól mindig.
help-repeat = ismétlés: az utolsó mondat újra.
help-help =
    súgó: mit tehetsz itt.
    súgó tábla: több egy parancsról.
help-article =
    cikk 9.2: mit mondanak ott a szabályok, röviden.
    cikk sáncolás: téma szerint.
    cikk 9.2 2018: egy másik kiadásban.
    cikk: az összes cikk.
help-announce =
    bemondás: bemondja a megtett lépést, ha bemondással játszol.
    bemondás huszár f3: meg is teszi.
    Aztán nyomás.
    Az ellenfél lépését beírással ismétled.
    Rövidítés: an.
help-press =
    nyomás: lenyomja az órádat, ha a lépés megtörtént és be van mondva.
    Mérkőzésen: mint a táblád gombja. Tábla nélkül a túl korai nyomás szabálytalanság lehet.
    Rövidítés: pr.
help-correct =
    helyesbítés huszár f3: helyesbíti, amit bemondtál, mielőtt lenyomod az órát.
help-adjust =
    igazítok: amit ebben a lépésben felemelsz és visszateszel, nem számít megfogottnak.
    Csak akkor kell, ha érvényes a fogott bábu szabálya.
help-take =
    felemelés e2: felemeli az e2 mező bábuját.
    Aztán letevés.
help-put =
    letevés e4: oda teszi le a bábut.
    Ez a lépésed.
    Saját mezőjére csak visszakerül.
help-draw =
    döntetlen: döntetlent ajánl, vagy elfogadja.
    döntetlen e4: a lépéseddel együtt ajánlja.
help-accept =
    elfogadás: elfogadja a döntetlenajánlatot.
help-decline =
    elutasítás: elutasítja a döntetlenajánlatot.
help-claim =
    igénylés ismétlés, igénylés ötven: döntetlent igényel.
    Tedd hozzá a tervezett lépést, ha van.
    igénylés idő: lejárt az ellenfél ideje.
    igénylés szabálytalan: az utolsó lépés szabálytalan volt.
    igénylés javítás: később, ha mindketten akarják.
    A gyorsított befejezésben, ha te lépsz, és két percnél kevesebb időd van:
    igénylés kísérlet: az ellenfél nem próbál nyerni.
    igénylés eszköz: az ellenfél szokásos módon nem nyerhet.
    igénylés másodperc: öt másodpercet kér lépésenként, mindkettőtöknek.
    A táblán: tartsd nyomva kétszer a gombot.
help-resign = feladás: feladod a játszmát.
help-takeback = visszavétel: visszaveszi az utolsó lépésedet.
help-hint =
    tipp: egy jó lépés ebben az állásban.
    Egy feladatban: egy lépésnyi segítség.
help-today = ma: hány gyakorlat vár, és meddig tartanak.
help-practise =
    gyakorlás: ami mára jut, egyik gyakorlat a másik után.
    A gyakorlatok visszatérnek: négy óra, egy nap, végül fél év múlva.
help-drill =
    gyakorlat: minden gyakorlat és eredmény. gyakorlat mezők színe 2: egy közülük, a szintjével.
    gyakorlat mezők színe 2, 6 másodperc, 20 kérdés, nincs ismétlés: korlátokkal.
    Enter: a kérdés újra.
    adatok: a bábuk vagy a lépések újra.
    következő: a válasz, aztán a többi.
    bezárás: vissza a játszmádhoz.
help-book =
    könyv: mit lépnek itt, és milyen gyakran.
    A megnyitáskönyvben és a játszmáidban.
    Játék könyv nélkül: beállítás megnyitáskönyv ki.
help-endings =
    végjátékok 3: a harmadik végjáték a legjobb védelem ellen. végjátékok gyalogverseny: egy a neve szerint.
    végjátékok: minden végjáték és eredmény.
    Ha egy lépés elrontja az eredményt, szólok, és visszaveszem.
    tipp: segítség négy lépcsőben. előző: visszaveszi az utolsó lépésedet.
    következő: a legjobb játék, aztán másik hasonló.
    bezárás: vissza a játszmádhoz.
help-mistakes =
    hibák: jobb lépések a hibáid helyett, a betöltött vagy befejezett játszmában. Írd be a lépést.
    hibák 12: a 12. játszmában. hibák mindkettő: mindkét félé, lehet világos vagy sötét is.
    tipp: segítség négy lépcsőben.
    következő: a legjobb lépés, aztán a többi hiba. kihagyás: tovább nélküle.
    Enter: a kérdés újra.
    bezárás: vissza a játszmádhoz.
help-guess =
    találgatás: a nyertes fél lépései, egyenként. Írd be a lépést.
    A betöltött játszmában onnan, ahol tartasz, különben egy híresben.
    találgatás 12: a 12. játszmában. találgatás 12 sötét: egy fél, lehet világos is.
    találgatás bajnokok: egy rapidvilágbajnok játszmájában.
    Bármit tippelsz, a játszma a maga útján megy. A találatok úgy számítanak, mint a gyakorlatoknál.
    következő: a lépés, aztán a többi.
    bezárás: vissza a játszmádhoz.
help-puzzle =
    feladvány: megoldandó állás, nagyjából az értékszámod szerint. Írd be a lépést.
    feladvány villa, feladvány matt két lépésben: téma szerint. feladvány témák: minden téma.
    feladvány saját: a te fájlodból, saját.pgn vagy saját.csv, az adatmappa puzzles mappájából.
    feladvány játszmák: mattok, amelyek lehetségesek voltak a játszmáidban.
    feladvány 8: nagyjából nyolc bábu. feladvány 1500: nagyjából ekkora értékszám.
    feladvány könnyű, feladvány nehéz, feladvány végjáték, feladvány sorozat.
    tipp: segítség négy lépcsőben.
    következő: a megoldás, vagy egy másik.
    bezárás: vissza a játszmádhoz.

help-learn =
    lecke 3: a harmadik lecke.
    lecke: minden lecke.
    Leckében a választ írd be.
    tipp: segítség négy lépcsőben.
    következő: a válasz, aztán a többi.
    bezárás: vissza a játszmádhoz.
help-lesson =
    Írd be a választ.
    Enter: a kérdés újra.
    Segítség négy lépcsőben: tipp.
    A válasz, aztán a többi: következő. Vissza: előző.
    Kérdezz: tábla, bábuk H, lépések, támadók.
    A téma: adatok. Az elejétől: eleje.
    Vissza a játszmádhoz: bezárás.
help-eval =
    értékelés: ki áll jobban, és hány gyaloggal.
    Még egyszer: az esélyek és a mélység.
help-best = legjobb: a legjobb lépés ebben az állásban.
help-line =
    lépéssor: a legjobb lépéssor, négy féllépésenként. több: a következő négy.
    lépéssor 2: a második legjobb.
help-lines = jelöltek 3: a három legjobb lépés. Írj be egy számot, és hallod a lépéssorát.
help-why = miért: a legjobb lépés és az oka.
help-threat = fenyegetés: mit fenyeget a másik fél.
help-mate = matt: van-e kikényszeríthető matt a soron következő félnek.
help-level =
    szint 7: milyen erős az ellenfél, 1 és 20 között.
help-moves-voice =
    lépéshang fide: hogyan hangzanak el a lépések.
    fide: Springer Gustav eins Felix drei.
    fide-hu: huszár Gusztáv egy Félix három.
    en: knight g1 f3. hu: huszár g1 f3.
help-talk =
    nyelv en: a lépéseken kívül minden angolul.
    nyelv hu: magyarul.
help-speech = beszéd be, beszéd ki: a beszéd kapcsolása.
help-sound = hang be, hang ki: beszéd és hangjelek együtt.
help-faster = gyorsabban: gyorsabb beszéd.
help-slower = lassabban: lassabb beszéd.
help-louder = hangosabban: hangosabb beszéd és hangjelek.
help-softer = halkabban: halkabb beszéd és hangjelek.
help-hush = csend: megállítja a beszédet.
help-position =
    állás alapállás: játszma a szokásos kezdőállásból.
    Vagy másikból: FEN, ábra vagy a bábuk listája.
    Lista: Világos: Ke1 a2. Sötét: Ke8.
    Az első lépés előtt vagy a vége után.
help-new =
    új: még egy ilyen játszma.
    Tedd hozzá, amit szeretnél, bármilyen sorrendben:
    új sötét 5+3. új véletlen, óra nélkül.
    új barát Jani: ketten egy billentyűzetnél.
    új szint 7. új motor stockfish.
    új sakk960 vagy sakk960 518.
    új crazyhouse, antisakk, horda, három sakk, atomsakk, domb királya, királyverseny.
    új huszárelőny: az ellenfél egy huszár nélkül játszik. új adok vezérelőny: te a vezér nélkül.
    új szokásos.
    új fogott-bábu: a megfogás kötelez.
    új bemondás-módja ismételve: mindkét fél bemond és megismétel minden lépést.
    Kilépésig érvényes.
    Véglegesen a beállítás őrzi meg.
help-simul =
    szimultán 8: egyedül nyolc tábla ellen, egymás után.
    szimultán 8 szint 5: mind az 5. szinten.
    A lépésed után a következő tábla jön. A válasz akkor jön, amikor visszatérsz.
    Egymagában: a félbehagyott szimultán.
help-next-board =
    következő-tábla: a szimultán következő táblája, lépés nélkül.
    Egy bizonyos: tábla 3.
help-waiting = várakozók: a szimultán táblái, a lépéseid és az azóta eltelt idő.
help-by-letter =
    levelezés Anna: játszma levélben vagy e-mailben.
    levelezés Anna sötét: tiéd a sötét.
    levelezés Anna 10/50: 50 nap 10 lépésre.
    Enélkül a napokat csak számolja.
help-letter =
    levelem: a levél az utolsó lépésedhez.
    levelem anna.txt: ugyanaz fájlban.
    Benne a lépés, az állás és a napok.
help-letters = levelek: a levelezési játszmáid, napokkal.
help-received =
    megjött 12... Hf6: egy levél lépése.
    A levél egy egész sora is jó.
    megjött 2026-11-28: az érkezés napja.
help-settings =
    beállítások: minden beállítás és az értéke.
    beállítások oldal: egy közülük.
    beállítások játszma, hang, braille, képernyő, tábla: egy csoport.
    Egy módosítása: beállítás oldal sötét.
help-set =
    beállítás oldal sötét: módosít egy beállítást, és megőrzi.
    Rövidebben: oldal sötét.
    beállítás oldal: az értéke és a lehetőségek.
    Mind: beállítások.
help-opponent =
    ellenfél: ki ellen játszol.
    Rövidítés: o.
    ellenfél ember, ellenfél gép, ellenfél motor stockfish: a következő játszmától.
help-save = mentés: nem kell. Minden lépés azonnal mentődik.
help-export =
    exportálás jatszma.pgn: fájlba írja ezt a játszmát, PGN-ként.
    exportálás 5 jatszma.pgn: az 5. játszmát.
    exportálás jatszma.svg: az állás képe, jatszma.png is.
    Játszmalaphoz: nyomtatás.
help-delete =
    törlés 5: igen után törli az 5. játszmát.
    visszaállítás: kilépésig visszahozza.
help-undelete =
    visszaállítás: visszahozza az utoljára törölt játszmát.
    Csak kilépésig.
help-rename =
    átnevezés 5 Klubest: az 5. játszma versenyének neve.
    átnevezés 5 világos Anna: ki volt világos.
    Szám nélkül: ez a játszma.
help-note =
    jegyzet 5 jó végjáték: jegyzet az 5. játszmához.
    jegyzet és egy szöveg: ehhez a játszmához.
    jegyzet 5: újra a jegyzet. Így is: adatok.
help-rematch =
    visszavágó: ugyanaz a játszma még egyszer, cserélt színekkel.
    A játszma vége után, otthon.
help-summary =
    összefoglaló: ez a játszma röviden, ha véget ért.
    összefoglaló 5: az 5. játszma.
    A fordulópont is, ha a hibák átnézte.
help-results =
    eredmények: hány játszmát nyertél, hány lett döntetlen, hányat vesztettél.
    Ki ellen, és az utolsó tíz.
help-ratings =
    értékszámok: a feladványok szerinti értékszámod, most és hetekkel ezelőtt.
    értékszámok 3: 3 hete.
    Gyakorlatok, sorozatok, napok egymás után.
help-quit = kilépés: menti a játszmát, és kilép.

## Mi a baj egy állással

position-empty = Az állás üres. Írj FEN-t, ábrát vagy listát, például Világos: Ke1 a2. Sötét: Ke8.
position-control = Vezérlőjel: jel { $nth }.
position-board = Ez nem állás. Írj FEN-t, ábrát vagy listát, például Világos: Ke1 a2. Sötét: Ke8.
position-ranks = A táblához 8 sor kell. Itt van: { $count }.
position-rank-length = { $rank }. sor: { $count } { $count ->
    [one] mező
   *[other] mező
}. Mindegyikbe 8 kell.
position-rank-missing = Hiányzó sor: { $rank }.
position-rank-twice = Kétszer szereplő sor: { $rank }.
position-sign = { $rank }. sor, { $nth }. jel: { $sign } nem bábu.
position-word = Nem érthető: { $word }. Írd az állást például így: Világos: Ke1 a2. Sötét: Ke8.
position-twice = Kétszer megadva: { $square }.
position-turn = Hiányzik, ki lép. Írj a tábla után w vagy b betűt.
position-castling = Sáncjogok: betűk, mint KQkq, vagy egy kötőjel.
position-en-passant = Menet közbeni ütés mezője: például e3, vagy egy kötőjel.
position-counters = Lépésszámlálók: számok 65535-ig.
position-operations = A menet közbeni ütés mezője után: két szám, például 0 1, vagy műveletek, mindegyik pontosvesszővel.
position-no-king = { $color }: nincs királya.
position-kings = { $color }: több királya van, { $one }, { $other }.
position-pawn = Gyalog itt: { $square }. Gyalog nem állhat az 1. és a 8. soron.
position-too-many-pawns = { $color }: { $count } gyalog. Legfeljebb 8.
position-too-many-men = { $color }: { $count } bábu. Legfeljebb 16.
position-too-many-promoted = { $color }: túl sok átváltozott bábu.
position-other-in-check = { $color } sakkban van, de a másik fél lép.
position-dropped-rook = Sáncjog elhagyva: { $color } bástyája hiányzik innen: { $square }.
position-dropped-king = Sáncjogok elhagyva: { $color } királya nem a kezdőmezőjén áll.
position-dropped-castling = Sáncjogok elhagyva: nem illenek a táblához.
position-dropped-en-passant = Menet közbeni ütés elhagyva: egy gyalog sem haladhatott át most itt: { $square }.
position-impossible = Ez az állás lehetetlen.
position-game-runs = Folyik egy játszma. Előbb írd be: új, aztán { $name }.
chess960-number = Sakk960-állások: 0 és 959 között.
chess960-and-position = A Sakk960-nak saját állása van. Hagyd el a számot vagy az állást.

## A következő játszma

new-unknown = Nem érthető: { $word }. Írd be: súgó { $name }.
new-number = Nem egyértelmű: { $word }. Írd be: { $name } idő { $word } vagy { $name } szint { $word }.
new-minutes = Nem egyértelmű: { $word }. Percekhez írd be: { $name } idő { $word }.
new-twice = Kétszer megadva: { $setting }. Egyszer add meg.
new-engine-name = Melyik motor? Például { $name } motor stockfish.
plan-human = két játékos
plan-builtin = a te színed { $color-key ->
    [white] világos
   *[black] sötét
}, ellenfél szint { $level }
plan-engine = a te színed { $color-key ->
    [white] világos
   *[black] sötét
}, ellenfél { $engine }, szint { $level }
plan-time = { $time }
plan-no-clock = óra nélkül
plan-chess960 = Sakk960, állás { $number }
plan-position = különleges kezdőállás
plan-odds = { $color } előnyt ad: { $odds }
plan-laws = szabályok, { $year }
plan-strict = versenypróba
plan-announcing = bemondott lépések
plan-touch = fogott bábu
plan-blindfold = vakjátszma
plan-blindfold-strict = vakjátszma betekintés nélkül
opponent-engine = Motor? Írd be: { $name } motor { $word }.
opponent-human = Két játékos egy billentyűzetnél.
opponent-human-named = Világos: { $white }. Sötét: { $black }. Egy billentyűzetnél.
premove = Előre megadott lépés: { $move }.
premove-dropped = Az előre megadott lépés törölve.
argument-choices = { $name }: például sötét 5+3. Írd be: súgó { $name }.

## Beállítások

argument-setting = { $name }: egy beállítás és egy érték kell, például { $name } oldal sötét.
no-setting = Ismeretlen beállítás: { $name }. Meghallgatod őket: { $settings }.
setting-unset = nincs beállítva
setting-can-be = Lehet: { $values }.
setting-range = { $least } és { $most } között
setting-example = például { $value }
setting-needs = { $name }: érték kell. Lehet: { $values }.
setting-wrong = { $name } nem lehet { $value }. Lehet: { $values }.
setting-next-game = { $name }: { $value }, a következő játszmától. Elkezded, ha beírod: { $new }.
setting-in-game = { $name }: ebben a játszmában { $now }, { $from ->
    [game] a következőtől
   *[start] a következő indításkor
} { $value }.
setting-next-start = { $name }: { $value }, a következő indítástól.
settings-group = Beállítások, { $group }:
settings-game = játszma
settings-voice = hang
settings-braille = braille
settings-screen = képernyő
settings-board = tábla
setting-moves = A lépések hangja.
setting-talk = Minden más nyelve.
setting-speech = Beszél-e a program.
setting-speech-engine = A beszédprogram.
setting-tones = Szólnak-e rövid hangok.
setting-rate = A beszéd tempója.
setting-volume = A beszéd és a hangjelek hangereje.
setting-answers = Részletekben jönnek-e a hosszú válaszok.
setting-form = Lépések a kiinduló mezővel, anélkül vagy négy számjeggyel.
setting-extra-words = Elhangzik-e: üt, sakk és matt.
setting-spelling = A német szavak írása: umlauttal, vagy mint a FIDE függelékében.
setting-opponent = Az ellenfeled.
setting-level = Az ellenfél ereje.
setting-book = A megnyitáskönyv: a beépített ellenfélnek és kérdésekhez.
setting-tables = Mappa saját végjáték-táblázatokkal. Négy bábuig be vannak építve.
setting-side = A te színed.
setting-time = Az óra: percek és lépésenkénti másodpercek, vagy időszakaszok.
setting-laws = A szabályok kiadása.
setting-announcing = A lépések beírva, bemondva, vagy meg is ismételve.
setting-strict = Versenypróba.
setting-blindfold = Játék tábla nélkül. be: kérdezhetsz az állásról, és minden betekintés számít. szigorú: nem kérdezhetsz.
setting-warnings = Mikor hangzik el a hátralévő idő: percek, s betűvel másodpercek. automatikus: az órához igazodva.
setting-braille-table = A szavak Braille-írása, a liblouis nevével.
setting-sheet-code = A lépések írása a Braille-játszmalapon.
setting-sheet-cells = Jelek a játszmalap egy sorában.
setting-sheet-lines = Sorok a játszmalap egy oldalán.
setting-print = Hogyan íródnak ki a sorok.
setting-braille-width = Jelek a Braille-kijelződ egy sorában.
setting-braille-form = Hogyan íródik egy állás az ujjaknak.
setting-keymap = A képernyő billentyűi.
setting-keyboard = A billentyűzeted országa.
setting-name = A neved, listákon és játszmalapokon.
setting-touch = Fogott bábu: a megfogott bábuval lépni kell.
setting-blunder-warning = Rákérdez, mielőtt elajándékozol egy tisztet vagy mattot engedsz.
setting-square-order = Egy mező részei, az elhangzás sorrendjében.
setting-face = Soronként vagy képernyőn.
setting-theme = A képernyő színei és jelei.
setting-background = Éjjeli vagy nappali a terminál. automatikus: ahogy a terminál mondja.
setting-key-echo = Saját beszéd gépelés közben a képernyőn.
setting-clock-interval = Másodpercek két óraállás között. 0: folyamatosan; olvasónál, ha elhangzik valami.
setting-pegboard = A te elektronikus táblád.
setting-pegboard-orientation = Hogyan fekszik a tábla.
setting-pegboard-clock = Az óra egy DGT-táblánál.

## A parancssor

usage-unknown-flag = Ismeretlen kapcsoló: { $word }.
usage-unknown-command = Ismeretlen parancs: { $word }.
usage-too-much = Eggyel több szó a kelleténél: { $word }.
usage-empty-word = Az egyik szó üres. Hagyd ki.
usage-equals = { $word } nem állhat itt: { $flag }. Írd be: { $flag }, vagy { $flag }=off.
usage-alone = { $word }: nem kell érték. Csak ennyit írj: { $word }.
usage-value = { $word } nem lehet { $value }. Ez: { $help }
usage-needs-value = { $word }: érték kell. Ez: { $help }
usage-twice = Kétszer szerepel: { $word }. Egyszer írd be.
usage-new-only = Csak új játszmához: { $word }. Hagyd el, vagy kezdj egyet: { $program } play
usage-conflict = Csak az egyik: { $word } vagy { $other }.
usage-missing = Hiányzik: { $word }. Ez: { $help }
usage-missing-one = Hiányzik az egyik: { $words }.
usage-follow = { $word }: kell még egy szó: { $words }.
usage-wrong = A parancs nem olvasható.
usage-no-text = Egy argumentum nem érvényes UTF-8.
usage-help = Súgó: { $program } { $command }

help-usage = Használat: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, elhagyható: { $help }
help-commands = Parancsok:
help-pages = Mindegyiknek saját oldala van, például: { $program } { $command } --help
help-flags = Kapcsolók:
help-play = A play kapcsolói nélküle is működnek. A listájuk: { $program } play --help

value-command = PARANCS
value-game = JÁTSZMA
value-move = LÉPÉSEK
value-text = SZÖVEG
value-question = KÉRDÉS
value-file = FÁJL
value-folder = MAPPA
value-language = NYELV
value-name = NÉV
value-place = HELY
value-places = HELYEK
value-script = SZKRIPT
value-voice = HANG
value-form = FORMA
value-number = SZÁM
value-odds = ELŐNY
value-who = NÉV
value-side = OLDAL
value-switch = on vagy off
value-periods = IDŐ
value-edition = KIADÁS
value-how = HOGYAN
value-minutes = PERCEK
value-table = TÁBLÁZAT
value-theme = TÉMA
value-seconds = MÁSODPERCEK
value-address = TÁBLA
value-date = DÁTUM
value-result = EREDMÉNY
value-code = ÍRÁS
value-make = GYÁRTÓ
value-clock = ÓRA
value-style = STÍLUS
value-shell = SHELL
value-value = ÉRTÉK

cli = Sakk füllel és tapintással, vak és látássérült játékosoknak. Parancs nélkül játszma kezdődik.
cli-play = Játszma játszása.
cli-resume = Az utolsó befejezetlen, vagy az ilyen számú játszma folytatása.
cli-study = Mentett játszma átnézése füllel.
cli-say = Kiírja, hogyan hangzik el minden lépés.
cli-read = Kiírja, mit jelent egy beírt vagy kimondott lépés: SAN és mezők.
cli-ask = Választ egy kérdésre egy állásról.
cli-import = PGN-fájl játszmáinak importálása.
cli-games = Mentett és importált játszmák listája, a legújabbtól.
cli-export = Játszma kiírása: PGN-ként vagy játszmalapként.
cli-voices = Hangok listája, vagy a sajátod ellenőrzése.
cli-voices-list = Hangok listája.
cli-voices-check = Hangok ellenőrzése: a beépítetteké vagy egy mappában lévőké.
cli-keymaps = A képernyő billentyűkiosztásai, vagy a sajátod ellenőrzése.
cli-keymaps-list = Kiosztások, vagy egy kiosztás billentyűinek listája.
cli-keymaps-check = Kiosztások ellenőrzése: a beépítetteké vagy egy mappában lévőké.
cli-pegboard = Elektronikus tábla figyelése, ellenőrzése vagy szimulálása.
cli-pegboard-watch = Kiírja, mit küld a tábla. Control-C fejezi be.
cli-pegboard-check = Tábla próbája: mezők, lámpák, gombok és óra.
cli-pegboard-simulate = Tábla szimulálása, kipróbáláshoz.
cli-match = Mérkőzés versenybíróval, mérkőzésfájlból.
cli-seat = Hely kiszolgálása egy mérkőzésen, amelyet máshol nyitottak meg.
cli-link = Egy hely átvitele másik gépre.
cli-referee = Szabályszkript futtatása: minden esemény, és amit a bíró dönt.
cli-health = Megnézi, mi működik itt, soronként.
cli-setup = Az első kérdések megválaszolása újra.
cli-man = Kiírja a kézikönyvoldalt, amit egy csomag telepít.
cli-completions = Kiírja, mit egészíthet ki a shell, amit egy csomag telepít.
cli-help = A program vagy egy parancs magyarázata.

arg-help = ez az oldal.
arg-version = a program verziója.
arg-data = a mentett játszmák, a beállítások és minden más kiírt dolog mappája.
arg-line = soronként, képernyő nélkül.
arg-screen = képernyő táblával, ahol a terminál tudja.
arg-touch = kell-e lépni a megfogott bábuval.
arg-opponent = builtin, human, vagy uci: és egy motor fájlja vagy neve, mint uci:stockfish.
arg-name = a neved, listákon és játszmalapokon; vagy off.
arg-level = milyen erős az ellenfél, 1 és 20 között.
arg-side = white, black vagy random.
arg-speech = beszél-e a program.
arg-tones = szólnak-e rövid hangok a beszéd mellett.
arg-time = percek plusz másodpercek lépésenként, mint 15+10; 40/90+30,30+30 két szakaszra; 5d3 késleltetéssel, 3b2 Bronstein; off óra nélkül.
arg-laws = a szabályok kiadása: fide-2023, vagy csak az év.
arg-announcing = be kell-e mondani a lépéseket: off; announce; repeat, és az ellenfél megismétli.
arg-strict = verseny próbája: rendje és büntetései. Írd be --strict=off, ha a beállításaid szerint on.
arg-blindfold = játék tábla nélkül: on, ahol minden betekintés számít, vagy strict, betekintés nélkül. Írd be --blindfold=off, ha a beállításaid mást mondanak.
arg-warnings = időjelzések ennyi percnél, mint 10,5,1; off ha nem kell.
arg-print = hogyan íródnak ki a sorok: text, vagy braille Unicode-Braille írással.
arg-table = a liblouis Braille-táblázata, kiírt Braille-hez; auto a nyelved szerint.
arg-keymap = a képernyő billentyűkiosztása. A listájuk: { $program } keymaps list
arg-theme = a képernyő színei: dark, light, large, mono, shapes, reader, words vagy braille.
arg-book = a megnyitáskönyv: builtin, off, vagy egy Polyglot-fájl.
arg-tables = mappa saját végjáték-táblázatokkal, vagy off.
arg-clock-interval = az órák frissítése a képernyőn, másodpercben, 0 és 3600 között. 0: folyamatosan; olvasónál csak ha elhangzik valami.
arg-pegboard = a kezed alatti tábla: auto, vagy gyártó és port, mint dgt:/dev/ttyUSB0. Kétszer két táblához, mint white=auto.
arg-speech-engine = a beszédprogram: dispatcher vagy native.
arg-rate = milyen gyors a beszéd, -100 és 100 között.
arg-volume = milyen hangos a beszéd és a hangjel, 10 és 100 között.
arg-answers = hosszú válaszok: részletekben vagy egészben.
arg-blunder-warning = kérdés, mielőtt egy tiszt vagy a játszma mattal elvész.
arg-extra-words = elhangzik-e: üt, sakk és matt.
arg-spelling = a FIDE német szavai kiírva: umlauts, appendix, vagy auto a nyelved szerint.
arg-braille-width = a Braille-kijelződ jelei, 10 és 200 között, vagy off.
arg-braille-form = állás az ujjaknak: diagram, ranks vagy list, dots, ascii vagy letters jelekkel.
arg-keyboard = a billentyűzeted országa: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua vagy vn.
arg-square-order = a mező részei az elhangzás sorrendjében, mint "piece square".
arg-background = sötét vagy világos a terminál, ha nem mondja meg: auto, dark vagy light.
arg-key-echo = saját beszéd gépelés közben a képernyőn: off, letters vagy words.
arg-face = soronként vagy képernyőn: line vagy screen.
arg-pegboard-orientation = hogyan fekszik a tábla: found, straight vagy turned.
arg-pegboard-clock = az óra egy DGT-táblánál: none, xl vagy 3000.
arg-position = az állás: FEN, ábra Braille-lel vagy betűkkel, bábuk listája, vagy start.
arg-chess960 = Sakk960, az ilyen számú állásból, 0 és 959 között. Szám nélkül bármelyikből.
arg-variant = a játék: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde vagy racing-kings.
arg-odds = mit ad egyik játékos a másiknak: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Az ellenfél adja, vagy akit megnevezel: white, black.
arg-seed = szám a véletlenhez: ugyanazzal az ellenfél ugyanazt lépi.
arg-moves = a lépések hangja.
arg-talk = minden más hangja.
arg-form = long, a kiinduló mezővel; short, csak amennyi az álláshoz kell; figures, a levelezési sakk négy számjegyével.
arg-game = a játszma száma. A listájuk: { $program } games
arg-file = a kimeneti fájl. Nélküle a szabványos kimenet.
arg-folder = a mappa. Nélküle az, ami be van építve.
arg-force = felülír egy már meglévő fájlt.
arg-address = auto, gyártó, vagy gyártó és port, mint dgt:/dev/ttyUSB0. A gyártók: { $makes }.
arg-straight = Világos ott ül, ahol a gyártó szerint. Nélküle a kezdőállásból derül ki.
arg-turned = Világos a másik oldalon ül.
arg-clock = az óra egy DGT-táblánál: xl vagy 3000.
arg-say-move = lépések egymás után. A - jellel a szabványos bemenetről jönnek, soronként egy állás, egy tabulátor és lépések.
arg-say-chess960 = sáncolás, mint a Sakk960-ban.
arg-read-chess960 = sáncolás, mint a Sakk960-ban.
arg-ask-chess960 = sáncolás, mint a Sakk960-ban.
arg-read-text = a lépés. A - jellel a szabványos bemenetről, soronként egy állás, egy tabulátor és egy lépés.
arg-ask-question = a kérdés, például tábla. A - jellel a szabványos bemenetről, soronként egy állás, egy tabulátor és egy kérdés.
arg-import-file = a PGN-fájl. A - jellel a szabványos bemenetről.
arg-import-champions = rapidvilágbajnokok játszmái. Fájl helyett.
arg-import-faults = minden hibát ebbe a fájlba ír, soronként.
arg-import-encoding = a fájl kódolása, például windows-1250. Nélküle a program kitalálja, ahol biztos.
arg-games-player = egy játékos, bármelyik színnel. A név egy része is elég.
arg-games-opponent = annak a játékosnak az ellenfele.
arg-games-white = aki világossal játszott.
arg-games-black = aki sötéttel játszott.
arg-games-since = az első nap, hónap vagy év: 1972-07-11, 11.7.1972, 1972-07 vagy 1972.

arg-games-until = az utolsó nap, hónap vagy év.
arg-games-opening = a megnyitás kódjának eleje, mint B9, vagy a nevének szavai.
arg-games-result = 1-0, 0-1, 1/2, draw, won vagy lost a te oldaladról, vagy * a befejezetlenekhez.
arg-games-event = a verseny, részben vagy egészben.
arg-games-position = egy állás, amely a táblán volt: FEN, ábra vagy bábuk listája.
arg-games-limit = legfeljebb hány játszma legyen a listán, 1 vagy több.
arg-games-from = a lista első játszmája, 1-től számítva.
arg-export-all = minden játszma, a legrégebbitől.
arg-export-pgn = PGN-ként, mint forma nélkül.
arg-export-text = kiírt játszmalapként, a lépéshang betűivel.
arg-export-brf = Braille-játszmalapként, oldalakban egy Braille-nyomtatónak.
arg-export-diagram = az utolsó állás képeként, leírással.
arg-export-code = hogyan íródnak a lépések Braille-ben: san, a lépéshang betűivel; uk, a brit sakkírással.
arg-export-cells = jelek egy Braille-oldal sorában, 12 és 80 között.
arg-export-lines = sorok egy Braille-oldalon, 5 és 60 között.
arg-export-table = a liblouis Braille-táblázata; auto a nyelved szerint; off: egy jel minden kiírt jelhez.
arg-export-target = a kimeneti fájl, kapcsoló nélkül.
arg-keymaps-list-name = a kiosztás, amelynek billentyűi a listára kerülnek.
arg-pegboard-check-all = minden mező próbája, nem csak haté.
arg-pegboard-check-name = ezt a számot adja egy PEG/1 táblának, egyszer s mindenkorra, és nem próbál ki semmit.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = chip nélküli Certabo-tábla, mint a Sentio: csak a foglalt mezőket érzi.
arg-pegboard-simulate-tactum = Certabo-tábla, mint a Tactum: csak foglalt mezők, és nincs kettőspont az előtt, amit küld.
arg-pegboard-simulate-pieces = PEG/1 tábla, amely minden bábut ismer.
arg-pegboard-simulate-old = 1.0 verziójú PEG/1 tábla.
arg-pegboard-simulate-clock = DGT-tábla órával.
arg-pegboard-simulate-link = hivatkozás, amely a porthoz vezet, bárhol is van.
arg-pegboard-simulate-pgn = ennek a PGN-fájlnak a lépéseit játssza, amint egy program kérdez valamit a táblától.
arg-pegboard-simulate-game = a fájl játszmája, 1-től számítva.
arg-pegboard-simulate-delay = szünet minden lépés előtt, ezredmásodpercben.
arg-pegboard-simulate-side = white vagy black: a másik fél lépései erre a szóra várnak: következő.
arg-pegboard-simulate-confirm = minden lépés után jóváhagy: gombbal vagy az óra karjával.
arg-pegboard-simulate-style = hogyan játszik a kéz: captured-first, own-first, replace, slide, put-back, adjust, both-hands vagy pawn-first. Nélküle minden lépés másként.
arg-pegboard-simulate-faults = szkript arról, mi romlik el.
arg-pegboard-simulate-seed = szám a véletlenhez, a kézben és a vonalon.
arg-match-new = megkérdezi, mi kell egy mérkőzéshez, körülbelül 15 kérdésben, és új mérkőzésfájlt ír.
arg-match-check = ellenőrzi a mérkőzésfájlt, és kiírja a hibáit.
arg-match-here = ennek a terminálnak a helyei kezdetben: white, black és desk, vesszővel elválasztva. Nélküle mind a három.
arg-match-records = egy lejátszott mérkőzés száma, az iratai kiírásához: PGN, játszmalapok és jelentés.
arg-match-force = felülírja az iratokat, ha a mappában vannak.
arg-match-file = a mérkőzésfájl, vagy az iratok mappája. Nélküle match.toml.
arg-seat-place = white, black, vagy desk a versenybírónak; room az egész terem pultjának; captain a csapatkapitánynak.
arg-referee-script = a szkript. A - jellel a szabványos bemenetről.
arg-referee-fill = újra kiírja a szkriptet, a döntésekkel mint elvárásokkal.
arg-completions-shell = bash, elvish, fish, powershell vagy zsh.

man-name = NÉV
man-about = sakk füllel és tapintással, vak és látássérült játékosoknak
man-synopsis = HASZNÁLAT
man-usage = [PARANCS] [KAPCSOLÓK]
man-description = LEÍRÁS
man-begin = Játszmában írd be: súgó, és hallod, mit tehetsz.
    A play kapcsolói nélküle is működnek.
man-commands = PARANCSOK
man-flags = MINDEN PARANCS KAPCSOLÓI
man-environment = KÖRNYEZET
man-environment-text = Minden beállítás változó is, mint TOUCHMOVE_TALK vagy TOUCHMOVE_LEVEL. A kapcsoló erősebb.
    Ha nem választasz, a nyelv az LC_ALL, LC_MESSAGES vagy LANG nyelve.
man-files = FÁJLOK
man-files-text = Mentett játszmák: archive.db az adatmappában. Beállítások: settings.toml. A mappát megmondja: { $program } health
man-exit = KILÉPÉSI KÓD
man-exit-text = 0: kész. 1: nem sikerült, és megtudtad, miért. 2: hibás a parancssor.

no-voice = Ismeretlen hang: { $name }. Ezek vannak: { $voices }.
question-empty = Nem kérdeztél semmit. Például { $program } ask tábla.
flags-before-command = A kapcsolókat a parancs után írd.

## Állapot

health-voice = Hang, { $name }: működik, nyelv { $language }.
voice-with-slips = Hang, { $name }: hibás, nyelv { $language }.
health-voice-broken = Hang, { $name }: { $what }.
health-speech = Beszéd: { $server } válaszol, { $count } hang; { $languages }.
health-speech-missing = Beszéd: nincs hang ehhez a nyelvhez: { $language }. Telepítsd: espeak-ng.
health-speech-off = Beszéd: ki. A bekapcsoláshoz írd be játszmában: beszéd be.
health-speech-fails = Beszéd: { $reason }.
health-journal = Archívum: működik, { $count } játszma, { $file }.
health-journal-fails = Archívum: { $reason }, { $file }. Válassz másik mappát ezzel: --data.
health-opponent = Ellenfél: működik, ezt találta: { $move }.
health-settings = Beállítások: beolvasva, { $file }.
health-settings-none = Beállítások: még nincsenek, { $file }.
health-terminal = Terminál: { $kind }.
health-terminal-unread = Terminál: képernyőolvasók nem olvassák: { $name }. Használj GNOME Terminált vagy Linux-konzolt.
terminal-editing = a sorok szerkeszthetők
terminal-plain = egyszerű sorok

## Az archívum

games-none = Még nincs játszma.
result-open = befejezetlen
player-human = játékos
player-guest = vendég
player-of-two = játékos { $number }
player-builtin = szint { $level }
export-which = Melyik játszmát? Add meg a számát, például { $program } export 57 --text, vagy --all.
exported = Kiírva ide: { $file }.
games-all = { $count } játszma.
games-some = { $count } játszma, { $from } és { $to } közt. Több ezzel: --from.
games-none-such = Egy játszma sem felel meg.
games-never = { $since } későbbi, mint { $until }. Cseréld fel őket.
games-beyond = { $count } játszma, több nincs.
games-moves = { $moves } lépés
games-imported = { $game }: { $white } és { $black }, { $result }, { $told }.
player-unknown = ismeretlen

## Braille

braille-table = hu-hu-g1.ctb
braille-page-table = hu-hu-g1.ctb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = A sorok mostantól Braille-ben, táblázat { $table }.
print-text = A sorok mostantól szövegként.
braille-lost = A Braille leállt, táblázat { $table }: { $reason }. A sorok szövegként jönnek.
braille-plain = Nincs irodalmi Braille, táblázat { $table }: { $reason }. A szavak jelenként íródnak.
braille-left-out = Kimaradt, ezekhez a betűkhöz nincs jel: { $text }. A liblouis táblázatával: --table auto.
braille-signs = A táblázat, { $table }, nem ír mindent. Jelenként írva: { $text }
reason-louis-missing = hiányzik a lou_translate, telepítsd: liblouis-bin
reason-louis-table = a liblouis nem tudja használni, adj meg másikat, például hu-hu-g1.ctb
reason-louis-stuck = a lou_translate nem válaszol
reason-louis-garbage = a lou_translate nem ír Braille-t
argument-print = { $name }: egy fájl neve kell, például jatszma.txt, vagy braille vagy szöveg.
help-print =
    nyomtatás jatszma.txt: a játszmalap fájlba, nyomtatóhoz.
    nyomtatás jatszma.brf: Braille írással, Braille-nyomtatóhoz.
    nyomtatás 5 jatszma.txt: az 5. játszmáé. nyomtatás tábla allas.txt: a tábla.
    nyomtatás braille: sorok Unicode-Braille írással, a terminált mutató kijelzőnek.
    nyomtatás szöveg: mint rendesen.
health-braille = Braille: liblouis { $version }, táblázat { $table } működik.
health-braille-off = Braille: liblouis { $version }, nincs táblázat beállítva.
health-braille-none = Braille: a sakkírás működik. Irodalmi Braille-hez telepítsd: liblouis-bin.
health-braille-fails = Braille: táblázat { $table }, { $reason }.

## Játszmalapok

sheet-title = Játszma { $game }, { $white } és { $black }
sheet-white = Világos: { $name }
sheet-black = Sötét: { $name }
sheet-event = Verseny: { $event }
sheet-date = Dátum: { $date }
sheet-written-white = Ahogy világos írta:
sheet-written-black = Ahogy sötét írta:
sheet-men-white = Világos:
sheet-men-black = Sötét:
sheet-turn = { $color } lép.
export-exists = Már létezik: { $file }. Felülíráshoz: --force.
export-failed = Nincs kiírva, { $file }: { $reason }.
reason-no-folder = a mappa nem létezik
reason-is-folder = az egy mappa, adj meg benne fájlt
reason-not-writable = a jogosultságok nem engedik
reason-too-long = a név túl hosszú
reason-too-large = túl nagy
reason-special = ez nem közönséges fájl
reason-unknown = a rendszer nem engedi
program-stopped = A program megáll: { $reason }. Javítsd ki, és indítsd újra.
standard-output = szabványos kimenet

## Játszmák keresése

argument-filters = { $name }: név, megnyitás, év: { $name } carlsen ettől 2010.
argument-game = { $name }: kell a játszma száma: { $name } 57.
filter-date = Nem dátum: { $word }. Írj be egy évet, vagy például 2013-11-22.
filter-result = Nem eredmény: { $word }. Írd be: 1-0, 0-1 vagy döntetlen.
filter-bare = Hiányzik valami utána: { $word }. Írd be például játszmák játékos Anna vagy játszmák ettől 2013.
found-line = { $game }: { $rest }.
game-against = ellenfél { $opponent }
game-players = { $white } és { $black }
game-side = { $kind ->
    [open] színed { $color-key ->
        [white] világos
       *[black] sötét
    }
   *[over] színed { $color-key ->
        [white] világos
       *[black] sötét
    } volt
}
own-result = { $kind ->
    [won] nyertél
    [lost] vesztettél
    [draw] döntetlen
    [open] befejezetlen, { $move }. lépés
   *[ruled] { $score }
}
found-more = Még { $count }. Írd be: több.
parts-left = Még { $parts } rész: { $more }.
log-more = Van még: írd be, hogy több.
log-more-key = Van még: { $keys }.
found-none = Nem található játszma: { $words }. Minden játszma: játszmák.
list-none = Nincs több. A játszmák listája: játszmák.
list-end = A lista vége.
game-unknown = Nincs ilyen játszma: { $game }. Lista: játszmák.
archive-unreadable = Az archívum nem olvasható: { $reason }.
game-damaged = A { $game }. játszma sérült, nem olvasható. A többi játszma ép.
game-cut = A { $game }. játszma sérült. Ott ér véget, ahol már nem olvasható.
game-row-damaged = sérült, nem olvasható
short-result = { $kind ->
    [white] világos nyert
    [black] sötét nyert
    [draw] döntetlen
    [open] befejezetlen{ $move ->
        [0] {""}
       *[other] , { $move }. lépés
    }
   *[ruled] { $score }
}
date-day = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
} { $day }.
date-month = { $year }. { $month ->
    [1] január
    [2] február
    [3] március
    [4] április
    [5] május
    [6] június
    [7] július
    [8] augusztus
    [9] szeptember
    [10] október
    [11] november
   *[12] december
}

## Egy játszma átnézése

study-title = { $white } és { $black }, játszma { $game }.
study-title-own = A te játszmád, { $game }, ellenfél { $opponent }.
study-length = { $moves ->
    [0] Nincs lépés.
    [one] { $moves } lépés. Enter: a következő.
   *[other] { $moves } lépés. Enter: a következő.
}
study-waits = A játszmád vár, { $game }. Vissza hozzá: bezárás.
study-closed = Vissza a játszmához, { $game }.
study-none = { $name }: játszma átnézéséhez való. Kereséshez írd be: játszmák.
study-not-now = { $name }: csak folyó játszmában. Előbb írd be: bezárás.
study-result = { $kind ->
    [white] Világos nyert.
    [black] Sötét nyert.
    [draw] A játszma döntetlen lett.
    [open] A játszma befejezetlen.
   *[ruled] Eredmény: { $score }.
}
study-own-result = { $kind ->
    [won] Nyertél. Színed: { $color-key ->
        [white] világos
       *[black] sötét
    }.
    [lost] Vesztettél. Színed: { $color-key ->
        [white] világos
       *[black] sötét
    }.
    [draw] A játszma döntetlen lett. Színed: { $color-key ->
        [white] világos
       *[black] sötét
    }.
    [open] A játszma befejezetlen. Színed: { $color-key ->
        [white] világos
       *[black] sötét
    }.
   *[ruled] Eredmény: { $score }. Színed: { $color-key ->
        [white] világos
       *[black] sötét
    }.
}
study-beginning = A játszma eleje. { $color } lép.
study-first = Ez az eleje.
study-place = { $move }, { $color } { $number }.
study-end = A játszma vége.
study-variation-over = A változat vége.
study-end-variation = A változat vége. Írd be: elhagyás.
study-variations = { $count } változat.
study-in-variation = { $depth ->
    [one] Változatban, { $number }. lépés.
   *[other] Változatban, mélység { $depth }, { $number }. lépés.
}
study-row-here = { $moves }. Itt vagy: { $color-key ->
    [white] világos
   *[black] sötét
} lépése.
study-row-variation = { $depth ->
    [one] Változat: { $moves }
   *[other] Változat, mélység { $depth }: { $moves }
}
study-last-number = Az utolsó lépés száma { $number }.
study-otherwise = Mást léptek.
variations-none = Ehhez a lépéshez nincs változat.
variation-back = { $number }: { $reading }, a főváltozat.
variation-wrong = A változatok száma 1 és { $count } között van.
leave-none = Ez a főváltozat.
comment-none = Ehhez a lépéshez nincs megjegyzés.
auto-on = Egy lépés ennyi időnként: { $time }. Enter megállítja.
auto-stopped = Megállt.
goto-wrong = A lépések száma { $first } és { $last } között van.
goto-end = vége, végére, utolsó
goto-first = eleje, elejére, kezdet, első
goto-no-move = Itt nincs ilyen lépés: { $color-key ->
    [white] világos
   *[black] sötét
}, { $number }.
play-on-over = A játszmának itt vége. Nem játszhatod tovább.
confirm-play-on = Elhagyod a játszmádat egy újért? igen vagy nem.
flipped = A tábla megfordítva: alul { $color-key ->
    [white] világos
   *[black] sötét
}.
blindfold-on = Vakjátszma. A tábla rejtve van. Kérdezhetsz az állásról, és minden betekintés számít.
blindfold-strict = Vakjátszma betekintés nélkül. A tábla rejtve van, és az állásról nincs válasz.
blindfold-off = Vakjátszma vége. A tábla visszatért.
blindfold-looks = Eddig { $count } betekintés.
blindfold-refused = Nincs betekintés: vakon játszol. Ha mégis kell, írd be: { $blindfold } { $on }.
blindfold-told = Vakon játszottál. { $count ->
    [0] Egyszer sem tekintettél be.
    [one] Egyszer tekintettél be.
   *[other] Betekintések száma: { $count }.
}
blindfold-told-since = Vakjátszma a { $number }. lépéstől. { $count ->
    [0] Egyszer sem tekintettél be.
    [one] Egyszer tekintettél be.
   *[other] Betekintések száma: { $count }.
}
blindfold-position = Különleges kezdőállás. Jegyezd meg:
clock-unknown = Itt nincsenek feljegyzett idők.
argument-move-number = { $name }: kell egy lépés száma: { $name } 12 vagy { $name } 12 sötét.
argument-variation = { $name }: szám kell. A listához írd be: változatok.
argument-seconds = { $name }: 1 és 60 másodperc között.
argument-color = { $name }: világos vagy sötét.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Verseny
    [Site] Helyszín
    [Date] Dátum
    [Round] Forduló
    [WhiteElo] Világos értékszáma
    [BlackElo] Sötét értékszáma
    [ECO] Megnyitás kódja
    [Opening] Megnyitás
    [Variation] Változat
    [Annotator] Megjegyzések
    [TimeControl] Gondolkodási idő
    [Termination] Vége
    [EventDate] Verseny kezdete
    [Source] Forrás
   *[other] { $tag }
}
annotation = { $number ->
    [1] jó lépés
    [2] hiba
    [3] ragyogó lépés
    [4] súlyos hiba
    [5] érdekes lépés
    [6] kétes lépés
    [7] egyetlen lépés
    [8] egyetlen lépés
    [9] legrosszabb lépés
    [10] egyenlő
    [11] egyenlő
    [12] egyenlő
    [13] tisztázatlan
    [14] világos kicsit jobban áll
    [15] sötét kicsit jobban áll
    [16] világos jobban áll
    [17] sötét jobban áll
    [18] világos nyerésre áll
    [19] sötét nyerésre áll
    [20] világos elsöprő előnyben
    [21] sötét elsöprő előnyben
    [22] lépéskényszer
    [23] lépéskényszer
    [32] fejlődési előny
    [33] fejlődési előny
    [36] kezdeményezés
    [37] kezdeményezés
    [40] támadás
    [41] támadás
    [44] ellenérték
    [45] ellenérték
    [132] ellenjáték
    [133] ellenjáték
    [138] időzavar
    [139] időzavar
    [140] azzal az ötlettel
    [142] jobb volt
    [145] szerkesztői megjegyzés
    [146] újítás
   *[other] megjegyzés { $number }
}
help-study =
    Enter: a következő lépés.
    Mások: előző, eleje, vége, ugrás 12.
    Minden lépés lejátszva: lejátszás.
    Kérdezz: tábla, bábuk H, hol, megjegyzés.
    Változatok: változatok, elhagyás.
    Játékosok és eredmény: adatok.
    Játék innen: továbbjátszás.
    Vissza a játszmádhoz: bezárás.
    Több: súgó minden, súgó ugrás.
help-flip =
    fordítás: a tábla a másik oldalról.
help-blindfold =
    vakon: játék tábla nélkül.
    Az állásra vonatkozó kérdés betekintés.
    vakon szigorú: nincs betekintés.
    vakon ki: a tábla visszatér.
help-games =
    játszmák: a játszmáid, ötösével.
    játszmák carlsen: játékos szerint.
    játszmák szicíliai, játszmák B90: megnyitás szerint.
    játszmák 1992 döntetlen, játszmák ettől 1990.
    játszmák nyert, játszmák vesztett: a tieid.
    játszmák itt: amelyekben ez az állás előfordul.
    játszmák crazyhouse: játék szerint.
    Még: játékos, ellen, világos, sötét,
    megnyitás, verseny, eredmény, eddig.
help-more =
    több: a lista következő játszmái, vagy egy lépéssor következő lépései.
    Olvasós képernyőn: egy hosszú válasz többi része.
help-open =
    betöltés 57: megnyitja az 57. játszmát. Lista után elég: 57.
help-resume =
    folytatás: vissza az utoljára játszott befejezetlen játszmához.
    folytatás 3: a 3. játszmához.
    Az elhagyott játszma mentődik.
help-next =
    következő: a betöltött játszma következő lépése. Elég az Enter is.
help-previous = előző: az előző lépés.
help-first = eleje: a játszma elejére.
help-end = vége: a játszma vagy a változat végére.
help-goto =
    ugrás 12: világos 12. lépéséhez.
    ugrás 12 sötét: sötétéhez. Rövidítés: go.
help-where =
    hol: ki lép.
    Betöltött játszmában: a lépés, a változat, a játszma.
help-auto =
    lejátszás: öt másodpercenként egy lépés.
    lejátszás 8: nyolcanként. Enter megállítja.
help-pause =
    megállás: megállítja a játszmád óráit vagy a lejátszást. Az Enter elindítja az órákat.
    Mérkőzésen mindkét órát megállítja, és hívja a versenybírót. Utána írható az ok.
help-variations =
    változatok: mi más volt lehetséges az utolsó lépésnél.
help-variation =
    változat 1: belép az elsőbe. A változatok parancs után elég: 1.
help-leave =
    elhagyás: vissza a lépéshez, ahol a változat elkezdődött.
help-comment = megjegyzés: megismétli a lépéshez írt megjegyzést.
help-about =
    adatok: játékosok, szabályok, óra.
    Betöltött játszmában: játékosok, eredmény, verseny és más.
help-course =
    lefolyás: mikor álltak a felek a legjobban, és a leghosszabb gondolkodás.
    lefolyás 12: a játszma a 12. lépés után.
help-play-on =
    továbbjátszás, továbbjátszás sötét: új játszma innen a gép ellen.
help-close =
    bezárás: bezárja a betöltött játszmát, és visszatér a tiédhez.

## Importálás

import-progress = { $games } játszma beolvasva.
import-progress-percent = { $percent } százalék, { $games } játszma beolvasva.
import-kept = { $count } játszma importálva.
import-remarks = Észrevétellel: { $count }.
import-doubles = { $count } játszma már megvolt.
import-refused = { $count } játszma elutasítva.
import-why = { $why }: { $count } játszma.
import-fault = { $what } { $file }, { $line }. sor, { $column }. oszlop.
import-more-faults = Még { $count }. Mindet leírja: --faults FÁJL.
import-missing = Nem található fájl: { $file }.
import-folder = Ez mappa: { $file }. Adj meg benne egy PGN-fájlt.

import-unreadable = Nem olvasható: { $file }. Semmi sincs importálva. Ellenőrizd a jogosultságokat.
import-endless = Több mint 1 gigabájt: { $file }. Semmi nincs importálva. Előbb mentsd fájlba.
waiting-for-writer = Várok az adatokra: { $file }. Kilépés: Control-C.
import-unwritable = Nem írható vagy már létezik: { $file }. Adj meg másik fájlt.
import-interrupted = Megszakítva. Semmi sincs importálva.
import-nothing = Semmi sincs importálva. Importálj újra.
import-empty = Üres: { $file }.
import-no-game = Nincs benne játszma: { $file }. Adj meg egy PGN-fájlt.
referee-no-event = Nincs benne esemény: { $file }. Írj egyet, például: 0:00 start.
import-no-text = Nem egyszerű szöveg: { $file }. Csomagold ki, vagy mentsd UTF-8-ként.
import-encoding = { $encoding } kódolásként olvasva. Ha a nevek rosszak, adj meg más --encoding értéket.
import-encoding-unfit = Egyes karakterek nincsenek meg itt: { $encoding }. Adj meg más --encoding értéket.
import-encoding-wrong = { $file } kódolása nem { $encoding }. Hagyd el az --encoding kapcsolót, vagy adj meg mást.
import-encoding-utf8 = { $encoding } kódolásként olvasva, de az egész UTF-8. Ha a nevek rosszak, hagyd el az --encoding kapcsolót.
import-letters = Más betűk? Add hozzá: --letters, például --letters { $letters }.
import-letters-wrong = Más betűk? Hagyd el a --letters kapcsolót, vagy adj meg másik hangot.
encoding-unknown = Ismeretlen kódolás: { $word }. A legközelebbiek: { $near }.
encoding-unknown-examples = Ismeretlen kódolás: { $word }. Van például { $near }.
standard-input = szabványos bemenet
fault-foreign = { $word } nem PGN-lépés. A PGN angol betűket használ: K, Q, R, B, N.
fault-other-letters = { $word } nem lépés ezekkel a betűkkel: { $letters }.
fault-null = { $word } üres lépés.
fault-word = { $word } nem PGN.
fault-illegal = { $word } itt nem szabályos.
fault-not-in-hand = { $word } itt nem szabályos: nincs ilyen báb a zsebben.
fault-glued = { $word } két lépés. Tégy közéjük szóközt.
fault-ambiguous = { $word } nem egyértelmű.
fault-promotion = { $word } nem mondja meg, mivé válik a gyalog. Írd mögé például: =Q.
fault-tag = Hiányos fejléc: { $word }.
fault-twice = Kétszer szereplő fejléc: { $word }.
fault-position = FEN: { $what }
fault-variant = { $word } nem hagyományos sakk.
fault-comment = A megjegyzés nincs lezárva.
fault-long = Ez hosszabb, mint bármely játszma lehet.
fault-variation = Nem párosuló zárójelek egy változatban.
fault-no-result = A játszmának nincs eredménye. Írd a végére: 1-0, 0-1, 1/2-1/2 vagy *.
fault-result = A fejlécekben más az eredmény: { $word }. Ez érvényes: { $read }.
fault-mate = A táblán matt van, de az eredmény más.
fault-stalemate = A táblán patt van, de az eredmény nem döntetlen.
remark-no-check = { $word } nem sakk. A lépés marad.
remark-no-mate = { $word } nem matt. A lépés marad.
fault-no-text = Ez nem szöveg.
fault-no-moves = A játszmában nincs lépés.
remark-result-of-tags = A lépések után nincs eredmény. A fejléceké marad: { $read }.
remark-result-of-board = A lépések után nincs eredmény. Az utolsó lépés dönt: { $read }.
remark-no-result-tag = A fejlécekben nincs eredmény. A lépések utáni marad.
remark-no-position = A FEN fejlécben nincs állás. Az alapállás érvényes.
remark-chess960 = Chess960-ként olvasva, a sáncjogok szerint. Az? Add hozzá a Variant fejlécet.
remark-read-as = { $word } olvasata: { $read }.
remark-result-inside = A { $word } eredmény után lépések jönnek. Megmaradnak.
remark-apart = A { $word } eredmény után lépések jönnek. Külön játszmaként maradnak meg.
remark-left-out = Kimarad: { $word }.
remark-unseen = A láthatatlan jelek kimaradnak.
remark-text = { $word } nincs megjegyzésben. Megjegyzésként marad meg.
remark-move-in-comment = { $word } pontosvessző után áll. Megjegyzésként marad meg.
remark-tag-in-comment = Fejléc egy megjegyzésben: { $word }. Talán hiányzik a záró kapcsos zárójel.
remark-ends = { $what } A játszma addig marad meg.
remark-variation-ends = { $what } A változat addig marad meg.
why-foreign = lépés más nyelv betűivel
why-null = üres lépés
why-word = ismeretlen szó
why-illegal = szabálytalan lépés
why-ambiguous = nem egyértelmű lépés
why-tag = hibás fejléc
why-twice = fejléc kétszer
why-variant = nem hagyományos sakk
why-position = lehetetlen első állás
why-rights = lehetetlen sánc vagy menet közbeni ütés
why-chess960 = Chess960 fejléc nélkül
why-comment = nyitott megjegyzés
why-long = túl hosszú
why-variation = nem párosuló zárójelek
why-no-result = nincs eredmény
why-result = két eredmény
why-mate = matt, de más eredmény
why-stalemate = patt, de más eredmény
why-mark = nem igaz sakk- vagy mattjel
why-no-text = nincs szöveg
why-no-moves = nincs lépés
why-spelling = másképp írva
why-left-out = valami kimaradt
why-unseen = láthatatlan jelek
why-text = szavak megjegyzésen kívül
why-move-in-comment = lépés megjegyzésben
why-variation-cut = megrövidült változat
why-result-inside = lépések az eredmény után

## Billentyűk

keymap-about = { $name }: { $about }
keymap-lichess = a lichess billentyűi vak játékosoknak.
keymap-winboard = a JAWS-hoz készült WinBoard billentyűi.
keymap-numpad = csak a számblokk.
keymap-left-hand = csak a bal kéz.
keymap-right-hand = csak a jobb kéz.
keymap-own = saját billentyűkiosztás.
keymap-part = Kiosztásban nincs ilyen rész: { $name }. Lehet benne about, parent, numeric-block, keys és despite.
keymap-fault = Billentyű { $key }: { $what }
keymap-no-key = ismeretlen billentyű: { $name }. Írj egy betűt, például k, vagy up, home, enter, space, f2.
keymap-shift = azt a jelet írd, amit a Shift ad, shift nélkül.
keymap-unknown = egy billentyű sem tudja ezt: { $line }. Erre gondoltál: { $near }?
keymap-unlike = egy billentyű sem tudja ezt: { $line }. Írj egy parancsot, például last.
keymap-argument = hiányos vagy hibás: { $line }. Írd így: { $example }.
keymap-twice = ez a billentyű kétszer szerepel. Töröld a két sor egyikét.
keymap-hidden = sosem jut szóhoz, mert { $by } már tesz valamit. Válassz másik billentyűt.
keymap-taken = { $why }. Válassz másik billentyűt, vagy írd az okot a despite részbe.
keymap-taken-instead = { $why }. Írd ezt: { $instead }.
keymap-not-taken = más nem foglalja le, vagy itt semmi sem használja. Töröld a despite részből.
keymap-same-key = ugyanaz, mint { $known }, ezen a billentyűzeten: { $count ->
    [one] { $keyboards }
   *[other] { $keyboards }
}. Válassz másik billentyűt.
keymap-unreachable = { $count ->
    [0] Nincs billentyűje: { $names }.
   *[other] Nincs billentyűje: { $names }, és még { $count }.
} Adj mindegyiknek egyet, vagy írd: parent = "lichess".
keymap-empty = Ebben a kiosztásban nincs billentyű. Írd például: parent = "lichess", vagy saját billentyűket.
keymap-no-parent = { $name } nem lehet szülő. Ezek vannak: { $keymaps }.
taken-interrupt = terminálban megszakítja a programot
taken-suspend = terminálban felfüggeszti a programot
taken-end = a terminálok ezzel zárják le a bemenetet
taken-flow = terminálban megállítja a kimenetet
taken-quit = terminálban leállítja a programot
taken-tab = terminálban ugyanaz, mint a Tab
taken-enter = terminálban ugyanaz, mint az Enter
taken-line-end = a terminálok ezzel zárnak le egy sort
taken-backspace = sok terminál Backspace-nek veszi
taken-escape = terminálban ugyanaz, mint az Escape
taken-zoom = a terminálok ezzel nagyítanak, vagy más jelet küldenek
taken-multiplexer = ez a screen és a tmux első billentyűje
taken-sequence = terminálban más billentyűk kezdete
taken-control-shift = a terminálok lapokra, ablakokra, másolásra és keresésre használják, és nem különböztetik meg a puszta Controltól
taken-alt-letter = a terminálok ezzel nyitnak menüt, a yasr ezzel olvas
taken-alt-digit = a terminálok, mint a GNOME és az Xfce, ezzel váltanak lapot
taken-yasr = a yasr ezzel olvas
taken-help = a GNOME Terminal ezzel nyitja a súgóját
taken-menu = a terminálok, mint a GNOME, ezzel nyitnak menüt
taken-full-screen = terminálban teljes képernyőre vált
taken-drop-down = a legördülő terminálok ezzel nyílnak
taken-scroll = a terminálok ezzel görgetnek, váltanak lapot vagy illesztenek be
taken-consoles = konzolt, panelt vagy mindkettőt vált
taken-windows = asztali környezetben ablakot mozgat
taken-control-alt = VoiceOver, asztali környezetek és a yasr parancsai vannak rajta
taken-insert = NVDA, JAWS, Orca és Fenrir ezzel kezdi a parancsait
taken-block-arrows = NVDA, JAWS, Orca, Fenrir és Speakup ezzel olvassa a képernyőt
taken-block-digits = Fenrir, Speakup és a BRLTTY számblokktáblája ezzel olvassa a képernyőt
taken-block-signs = NVDA, JAWS, Orca és Speakup egérre, átnézésre és csendre használja
no-keymap = Ismeretlen kiosztás: { $name }. Ezek vannak: { $keymaps }.
health-keymap = Kiosztás, { $name }: működik, billentyűzet { $keyboard }.
health-keymap-broken = Kiosztás: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = felfelé nyíl
key-down = lefelé nyíl
key-left = balra nyíl
key-right = jobbra nyíl
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
key-begin = a blokk középső billentyűje
key-space = szóköz
key-slash = perjel
key-star = csillag
key-plus = plusz
key-minus = mínusz
key-dot = pont
key-comma = vessző
key-question = kérdőjel
key-step-up = egy mezővel feljebb
key-step-down = egy mezővel lejjebb
key-step-left = egy mezővel balra
key-step-right = egy mezővel jobbra
key-step-up-left = egy mezővel fel és balra
key-step-up-right = egy mezővel fel és jobbra
key-step-down-left = egy mezővel le és balra
key-step-down-right = egy mezővel le és jobbra
key-next-king = a következő király
key-next-queen = a következő vezér
key-next-rook = a következő bástya
key-next-bishop = a következő futó
key-next-knight = a következő huszár
key-next-pawn = a következő gyalog
key-previous-king = az előző király
key-previous-queen = az előző vezér
key-previous-rook = az előző bástya
key-previous-bishop = az előző futó
key-previous-knight = az előző huszár
key-previous-pawn = az előző gyalog
key-rank = erre a sorra: { $rank }
key-file = erre a vonalra: { $file }
key-take = felemeli az itteni bábut, vagy leteszi
key-entry = a beviteli mezőre
key-board = a táblára
key-next-target = a kézben lévő bábu következő mezője
key-next-pane = a következő panel
key-previous-pane = az előző panel
key-menu = minden parancs listában
key-keys = minden billentyű listában
key-key-help = billentyűsúgó be és ki
key-cancel = csend; vissza; visszateszi a bábut
key-suspend = egy időre vissza a shellbe
key-redraw = újrarajzolja a képernyőt
redrawn = Újrarajzolva.
key-line = beírja: { $line }
does-yes = igen
does-no = nem
does-queen = vezér
does-rook = bástya
does-bishop = futó
does-knight = huszár
does-variation-1 = az első változatba
does-board-here = ez a mező
does-moves-here = az itteni bábu lépései
does-captures-here = az itteni bábu ütései
does-rays-here = mind a nyolc irány innen
does-diagonals-here = az átlók innen
does-knight-here = a huszárugrásnyira álló bábuk
does-attackers-here = ennek a mezőnek a támadói és védői
does-defenders-here = ennek a mezőnek a védői és támadói
does-colour-here = világos vagy sötét ez a mező
does-rank-here = ez a sor
does-file-here = ez a vonal
does-pieces-A = világos bábui
does-pieces-a = sötét bábui
does-pieces-K = világos királya
does-pieces-Q = világos vezérei
does-pieces-R = világos bástyái
does-pieces-B = világos futói
does-pieces-N = világos huszárai
does-pieces-P = világos gyalogjai
does-pieces-k = sötét királya
does-pieces-q = sötét vezérei
does-pieces-r = sötét bástyái
does-pieces-b = sötét futói
does-pieces-n = sötét huszárai
does-pieces-p = sötét gyalogjai
does-claim-threefold = háromszori állásismétlés
does-claim-fifty = ötven lépés ütés és gyaloglépés nélkül
does-claim-flag = leesett az ellenfél zászlója
does-claim-illegal = az ellenfél szabálytalan utolsó lépése
does-claim-effort = döntetlen: az ellenfél nem próbál nyerni
does-claim-means = döntetlen: az ellenfél szokásos módon nem nyerhet
does-claim-seconds = öt másodperc lépésenként mindkettőtöknek
does-clock = a hátralévő idő
does-clock-mine = a te időd
does-clock-theirs = az ellenfél ideje
does-score-3 = az utolsó három lépés
does-announce = bemondja a táblán lévő lépést
does-press = lenyomja az órádat
## Felemelés és letevés

in-hand = { $piece } { $square } a kezedben.
put-back-here = { $piece } { $square } visszatéve.
look-edge = Szél. { $what }
look-board = Tábla. { $what }
look-moves = Lépések. { $what }
look-clocks = Órák. { $what }
look-captures = Leütve. { $what }
look-players = Játékosok. { $what }
look-log = Üzenetek. { $what }
look-matters = Eldöntendő. { $what }
look-boards = Táblák. { $what }
look-room = A teremben. { $what }

## A képernyő

pane-board = Tábla
pane-moves = Lépések
pane-clocks = Játékosok
pane-log = Üzenetek
pane-matters = Eldöntendő
pane-boards = Táblák
pane-room = A teremben
header-players = { $white } – { $black }
header-over = A játszma véget ért, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = sakk { $count }
mark-check = sakkban
mark-held = kézben
mark-target = léphet
mark-last = utolsó
targets-none = Nincs bábu a kezedben. Előbb emelj fel egyet.
too-small = Az ablak túl kicsi.
focus-entry = Bevitel: { $text }
focus-secret = Semmi sem látszik abból, amit írsz. Az Enter elküldi, az Escape visszalép.
menu-title = Parancsok
menu-setting = { $name }: { $value }
menu-other = másik: írd be
list-help = { $take } választ, { $up } és { $down } lépked a listában, { $cancel } visszalép.
list-search = Betűkkel kereshetsz benne.
list-unfound = A listában semmi sincs erre: { $text }.
commands-position = Kérdések az állásról
commands-game = Kérdések a játszmáról
commands-text = Az állás szövegként
commands-guide = Eligazodás
commands-play = Játék
commands-seat = Egy mérkőzés helyén
commands-friendly = Barátok között
commands-analysis = Az állás elemzése
commands-boards = Táblák
commands-archive = Játszmák keresése
commands-study = Egy játszma átolvasása
commands-practice = Tanulás és gyakorlás
commands-hearing = Hang, beszéd és kiírás
commands-program = Játszmák, beállítások, kilépés
commands-desk-run = A játszma vezetése
commands-desk-waiting = Döntés a várakozó ügyekről
commands-desk-look = A tények megnézése
commands-desk-clock = Az órák beállítása
commands-desk-penalty = Büntetések és eredmények
commands-desk-seen = Döntés arról, amit láttál
commands-desk-sheets = Hiányos lapok
commands-desk-undoing = Táblák javítása, döntések visszavonása
commands-desk-support = Segédeszközök és segítők
commands-desk-presence = Jelen lévő és késő játékosok
commands-desk-adjournment = A játszma függőben hagyása
commands-desk-tasks = Kipipálni a teendőket
commands-desk-records = Iratok és maga a pult
keys-title = Billentyűk
key-dropped = Megszakítva.
quit-again = { $keys } újra: kilép a program. Bármely más billentyű folytatja.
echo-typed = { $what }
echo-deleted = { $what } törölve
echo-end = vége
echo-capital = nagy { $letter }
key-none = { $keys } itt nem tesz semmit.
no-shell = Nincs shell, ahová vissza lehetne térni. A program folytatódik.
key-waits = { $keys }, aztán { $next }.
keys-from-to = { $from } és { $to } közt
paste-too-long = Túl hosszú, semmi sincs beillesztve. Legfeljebb { $lines } sor.
paste-lines = Több sor, semmi sincs beillesztve. Egyszerre egyet illessz be.
paste-game = Egész játszma, semmi sincs beillesztve. Mentsd fájlba, aztán a parancssorban: { $program } import és a neve.
key-help-on = Billentyűsúgó be: minden billentyű megmondja, mit tesz. Ugyanaz a billentyű fejezi be.
key-help-off = Billentyűsúgó ki.
no-screen = Ezen a terminálon nincs képernyő: helyette sorok.
no-screen-pipe = Itt nincs képernyő. Ez csővezeték, nem terminál.
no-screen-plain = Itt nincs képernyő. TERM vagy ACCESSIBLE sorokat kér.

## Játék táblán

board-name = { $make }, { $port }
board-found = Tábla megtalálva: { $name }.
board-found-of = { $color } táblája megtalálva: { $name }.
board-back = A tábla újra itt van: { $name }.
board-back-of = { $color } táblája újra itt van: { $name }.
board-plays = Táblán játszol.
board-right = A tábla helyes.
board-differs = A táblád nem egyezik a játszmával.
board-left-over = Nincs használatban: azt az oldalt a program játssza.
board-moves-only = Csak kész lépéseket jelez, megfogott bábukat nem. Ha semmit sem jelez, fordítsd meg.
board-take = Vedd le a bábut innen: { $square }.
board-take-man = Vedd le innen, { $square }: { $man }.
board-put = Tedd ide, { $square }: { $man }.
board-carry = Vidd innen, { $square }, ide, { $to }: { $man }.
board-swap = Cseréld fel a bábukat: { $square } és { $to }.
board-turn = Fordítsd meg a táblát.
board-man = { $who ->
    [white-king] a világos király
    [white-queen] a világos vezér
    [white-rook] a világos bástya
    [white-bishop] a világos futó
    [white-knight] a világos huszár
    [white-pawn] a világos gyalog
    [black-king] a sötét király
    [black-queen] a sötét vezér
    [black-rook] a sötét bástya
    [black-bishop] a sötét futó
    [black-knight] a sötét huszár
   *[black-pawn] a sötét gyalog
}
board-lifted = { $piece } { $square }.
board-touched = { $piece } { $square } megfogva.
board-seated = { $square }.
board-empty = { $square }: üres.
board-executed = A tábládon van.
board-put-back = Bábuk visszatéve. A fogott bábu szabálya érvényes marad.
board-put-back-free = Bábuk visszatéve. Bármi léphető.
board-adjusted = Megigazítva.
board-knocked = Meglökték a táblát.
board-knocked-untouched = Meglökték a táblát. Semmi sincs megfogva.
board-lingers = Ha befejezted a lépésed, írd be.
board-press = Nyomd le az órát, ha ez a lépésed: { $move }.
board-type-move = Ha ez a lépésed: { $move }, írd be.
board-press-move = Ha ez a lépésed: { $move }, nyomd le az órát, vagy írd be.
board-illegal = Szabálytalan lépés: { $pieces }. A tábla rendbetételéhez írd be: felállítás.
board-in-hand = { $piece } { $square } valószínűleg a kezedben van.
board-gone-unpressed = { $move } áll a táblán. Írd be, vagy csatlakoztasd a táblát.
board-pressed = { $color } lenyomta az órát.
button-in-hand = Nincs befejezve: { $piece } { $square } nincs a táblán.
button-take = Nincs befejezve: vedd le innen, { $square }: { $man }.
button-rook = Nincs befejezve: lépj a bástyával.
button-nothing-moved = Semmi sem lépett. Te jössz.
button-no-game = A táblán most nincs teendő.
button-menu-how = Megnyomás: következő. Nyomva tartás: végrehajtás.
button-menu-stop = Órák megállítása.
button-menu-means = Döntetlen igénylése: az ellenfél nem nyerhet.
button-menu-effort = Döntetlen igénylése: az ellenfél nem próbál nyerni.
button-menu-seconds = Öt másodperc kérése lépésenként.
button-menu-leave = Kilépés a menüből.
button-menu-left = Menü bezárva.
board-no-button = Nincs gombja. A lépés akkor számít, ha a kezed megpihen.
board-learned = A tábla megtanulta a bábuit.
board-not-learned = A bábuk nincsenek megtanulva. A lépéseik szerint követhetők.
boards-clock-waits = Az óra vár a táblára.
boards-clock-runs = Az óra jár.
board-no-move = A tábla jelzi: { $text }. Nem szabályos lépés.
board-line-lost = A tábla adatai elvesztek. Az utolsó lépés: utolsó. Ha hiányzik egy, írd be.
board-faulty = { $square }: az érzékelő nem megbízható.
board-doubtful = { $square } fel-feltűnik. Nyomd le a bábut. A mező továbbra is számít.
board-missed = A tábla adatai elvesztek. Ha hiányzik egy megfogás vagy lépés, tedd meg újra.
board-flickers = { $square } villódzik: nyomd le a bábut, vagy írd be: mellőzés { $square }.
board-still-empty = { $square } üresnek látszik. Nyomd le a bábut, vagy írd be: mellőzés { $square }.
board-still-occupied = { $square } foglaltnak látszik. Ha üres, írd be: mellőzés { $square }.
board-still-other = Más bábunak látszik, { $square }. Ha az a helyes, írd be: mellőzés { $square }.
board-still-turned = Még mindig fordítva látszik. Ha jól fekszik, írd be: e-tábla egyenesen vagy e-tábla fordítva.
board-still-turned-pegs = Még mindig fordítva látszik. Fordítsd meg, vagy írd be: kihagyás, és játssz billentyűzeten.
board-lies-straight = Ha ezt emelted fel: { $square }, a tábla fordítva fekszik. Fordítsd meg, vagy írd be: e-tábla egyenesen.
board-lies-turned = Ha ezt emelted fel: { $square }, a tábla fordítva fekszik. Fordítsd meg, vagy írd be: e-tábla fordítva.
board-muted = { $square } mellőzve: amit mutat, nem számít.
board-muted-untouched = { $square } mellőzve: villódzik. Nem volt megfogva.
board-muted-arbiter = { $square } mellőzve: villódzik. A versenybíró dönti el, meg volt-e fogva.
board-not-touched = Ha nem fogtad meg, írd be: mellőzés { $square }.
board-not-touched-arbiter = Ha nem fogtad meg, írd be: mellőzés { $square }. A versenybíró dönt.
board-not-made = A táblán: { $move }. Ha nem te lépted, írd be: visszavétel.
board-steady = { $square } újra nyugodt, és számít.
board-unmuted = { $square } újra számít.
board-mutes = { $square } mellőzve. Az onnan induló és oda érkező lépéseket írd be. Hogy újra számítson: figyelés { $square }.
board-which-side = Nem tudni, hol ül világos. Írd be: e-tábla egyenesen vagy e-tábla fordítva.
board-battery = A tábla akkumulátora: { $percent } százalék.
board-restarted = A tábla újraindult.
board-gone = A tábla eltűnt: { $reason }. Folytasd billentyűzeten. { $todo }
board-not-there = Nincs tábla: { $reason }. { $todo }
board-none-found = egy porton sincs
board-none-found-do = Csatlakoztasd, vagy add meg a portját.
board-no-port = nincs ilyen port: { $port }
board-no-port-do = Csatlakoztasd.
board-not-serial = nem soros port: { $port }
board-not-serial-do = Adj meg másikat.
board-busy = másik program használja: { $port }
board-busy-do = Zárd be azt a programot.
board-denied = nem használhatod: { $port }
board-denied-do = Rendszergazda engedheti meg.
board-denied-group = nem használhatod: { $port }
board-denied-group-do = Lépj be a csoportba, { $group }: sudo usermod -aG { $group } $USER. Aztán jelentkezz be újra.
board-no-answer = semmi sem válaszol itt: { $port }
board-no-answer-do = Kapcsold be, vagy csatlakoztasd újra.
board-other-make = más gyártó táblája van ott, { $port }: { $what }
board-other-make-do = Add meg azt a gyártót, vagy auto.
board-babble = valami más beszél itt: { $port }
board-babble-do = Nézd meg a portot és a tábla gyártóját.
board-stranger = ismeretlent küld: { $port }
board-stranger-do = Ellenőrizd a csatlakozót. A tábla újabb is lehet, mint a touchmove.
board-failed = hibázik: { $port }, { $what }
board-failed-do = Csatlakoztasd újra.
boards-none = Nincs tábla. Kereséshez írd be: e-tábla auto.
boards-none-position = Játszma egy állásból: { $position }.
boards-sought = Táblát keresek.
boards-off = Táblák ki. A lépéseket be kell írni.
board-is = Tábla: { $name }.
board-of = { $color } táblája: { $name }.
board-agrees = Egyezik a játszmával.
board-moves = Éppen lépnek rajta.
board-behind = Az ellenfél lépése hiányzik a tábládról: { $move }.
board-unmade = Tedd meg a bemondott lépést a táblán: { $move }.
board-waits = Még nem volt összevetve.
skipped = Úgy marad, ahogy van. Írd be a lépéseket, amíg a tábla helyes nem lesz.
skip-none = Nincs mit kihagyni.
argument-boards = { $name }: auto, vagy gyártó és port, dgt:/dev/ttyUSB0; egyenesen vagy fordítva; vagy ki.

help-pegboard =
    e-tábla: a táblád, és hogy egyezik-e a játszmával.
    e-tábla auto: táblát keres.
    e-tábla egyenesen, e-tábla fordítva: hogyan fekszik.
    e-tábla ki: játék beírással.
help-set-up =
    felállítás: mezőről mezőre elvezet a helyes álláshoz.
    ismétlés megismétel egy lépcsőt.
help-mute =
    mellőzés b8: nem törődik azzal, amit a táblád b8 mezője mutat, ha rossz az érintkezés.
    A villódzó mező magától mellőzve lesz, amíg tíz másodpercig nyugodt nem marad.
    Hogy újra számítson: figyelés b8.
help-unmute =
    figyelés b8: b8 újra számít.
    Ha a tábla ekkor eltér a játszmától, hallod, mit kell helyretenni.
help-skip =
    kihagyás: úgy hagyja a táblát, ahogy van.
    Írd be a lépéseket, amíg helyes nem lesz.
    Másképp: mégse.

## Táblák a vonalon

peg-looking = Táblát keresek.
peg-found = Tábla megtalálva: { $make }, { $port }.
peg-senses-pegs = Minden pöcköt érez, amely elhagyja a lyukát.
peg-senses-squares = Érzi, mely mezők foglaltak.
peg-senses-men = Tudja, melyik mezőn milyen bábu áll.
peg-senses-moves = Csak kész lépéseket jelez, megfogott bábukat nem.
peg-no-address = Nem tábla címe: { $word }. Írd be: auto, gyártó, vagy gyártó és port: dgt:/dev/ttyUSB0. A gyártók: { $makes }.
peg-chips = Megtanulva { $count } bábu chipje.
peg-event = { $what }.
peg-event-at = { $what }. { $time } másodperc.
peg-together = Egyszerre: { $items }
peg-lifted = { $square } felemelve
peg-lifted-man = { $square } felemelve, { $piece }
peg-seated = { $square } foglalt
peg-seated-man = { $square } foglalt, { $piece }
peg-button-confirm = Jóváhagyó gomb, { $how }
peg-button-confirm-of = { $color } jóváhagyó gombja, { $how }
peg-button-clock = Az óra gombja, { $how }
peg-button-clock-of = { $color } óragombja, { $how }
peg-button = Gomb { $number }, { $how }
peg-short = röviden
peg-long = hosszan
peg-stands-start = A kezdőállás fel van állítva.
peg-stands-empty = Minden mező üres.
peg-stands = Foglalt, { $count } mező: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Lépés: { $text }.
peg-taken-back = Visszavéve: { $text }.
peg-faulty = { $square }: az érzékelő nem megbízható.
peg-mended = { $square }: az érzékelő újra megbízható.
peg-doubtful = { $square }: az érzékelő kétes. Továbbra is számít.
peg-certain = { $square }: az érzékelő újra biztos.
peg-glimpsed = { $square } egyetlen leolvasásra változott. Nem számít.
peg-felt = { $square } tapintva
peg-clock = Óra: világos { $white }, sötét { $black }, { $runs }.
peg-clock-stands = áll
peg-clock-white = világosé jár
peg-clock-black = sötété jár
peg-buttonless = Nincs gombja.
peg-lampless = Nincs használható lámpája.
peg-identity = Ez az: { $text }.
peg-battery = Akkumulátor: { $percent } százalék.
peg-battery-charging = Akkumulátor: { $percent } százalék, tölt.
peg-done = Utasítás végrehajtva.
peg-refused = Utasítás elutasítva: { $text }.
peg-learned = Bábuk megtanulva.
peg-not-learned = Nincs megtanulva semmi. Nézd meg: { $items }.
peg-which-side = Nem tudni, hol ül világos. Add meg: --straight vagy --turned.
peg-restarted = A tábla újraindult.
peg-unanswered = A tábla nem válaszolt egy utasításra.
peg-silent = A tábla néma.
peg-echo = A vonal önmagához vezet vissza.
peg-version = A tábla más változatot beszél.
peg-gap = A tábla adatai elvesztek.
peg-missed = Útközben elveszett: { $count } esemény.
peg-garbled = Olvashatatlan adat érkezett.
peg-start-missing = Nem a kezdőállás. Hiányzik: { $items }.
peg-start-more = Nem a kezdőállás. Fölösleges: { $items }.
peg-start-other = Nem a kezdőállás. Más bábu: { $items }.
peg-enter-skips = Az Enter kihagy egy kérdést.
peg-ask-take = Vedd le a bábut innen: { $square }.
peg-ask-back = Tedd vissza ide: { $square }.
peg-ask-put = Tegyél bábut ide: { $square }.
peg-ask-away = Vedd le újra innen: { $square }.
peg-square-works = { $square } működik.
peg-nothing-came = Nincs jel.
peg-skipped = Kihagyva.
peg-ask-move = Lépj egyet a táblán.
peg-no-move = Nem érkezett lépés.
peg-lamps = Lámpák, sorról sorra az elsőtől a nyolcadikig.
peg-lamps-done = Lámpák készen. Hogy felgyulladtak-e, azt egy látó mondhatja meg.
peg-ask-button = Nyomj meg egy gombot: a táblán vagy az órán.
peg-no-button = Nem érkezett gombnyomás. Talán nincs is gombja.
peg-clock-works = Az óra működik.
peg-no-clock = Egy óra sem válaszolt.
peg-named = A tábla száma végleg beállítva: { $text }.
peg-has-name = A tábla megtartja a régi számát.
peg-takes-no-name = A tábla nem fogad el számot. PEG/1 1.1 kell hozzá, és legfeljebb 16 betű vagy számjegy.
peg-clock-unnamed = Óra próbájához: --clock xl vagy --clock 3000.
peg-check-none = Nincs mit kipróbálni.
peg-check-lost = A tábla elveszett. Nem működik.
peg-check-works = Működik: { $count } mező kipróbálva.
peg-check-wrong = Talált hibák: { $items }.
peg-check-nothing = Semmi sincs kipróbálva.
peg-check-moves = Működik: a lépések megérkeznek.
peg-check-no-moves = Nem működik: egy lépés sem érkezett.
health-board = Tábla: lehetséges port, { $port }{ $product }.
health-board-denied = Tábla: { $reason }. { $todo }
health-board-none = Tábla: nem található.

## Szimulált tábla

sim-word-lift = felemel
sim-word-seat = letesz
sim-word-replace = cserél
sim-word-press = nyom
sim-word-long = hosszan
sim-word-lever = kar
sim-word-clock = óra
sim-word-button = gomb
sim-word-wait = vár
sim-word-off = ki
sim-word-on = be
sim-word-battery = akku
sim-word-feel = tapint
sim-word-pull = kihúz
sim-word-plug = bedug
sim-word-show = mutat
sim-word-position = állás
sim-word-next = következő
sim-word-help = súgó
sim-word-end = vége
sim-help =
    felemel e2, letesz e4, letesz e8 vezér
    cserél d5: az új bábu, üres pillanat nélkül
    nyom, hosszan: a jóváhagyó gomb
    nyom világos: minden játékos gombja
    kar: az óra; gomb 3: a gombjai
    akku 15, tapint e2
    vár 300: ezredmásodperc
    ki, be: az áram
    kihúz, bedug: a kábel
    mutat: az állás
    állás: FEN vagy start
    következő: a fájl következő lépése
    vége
sim-port = Port: { $path }
sim-awaits = A játszma akkor kezdődik, ha egy program kérdez.
sim-awaits-next = A következő lépés kész. Írd be: következő.
sim-no-next = Nincs több lépés.
sim-game-over = A játszma véget ért.
sim-lifted = Felemelve: { $man } { $square }
sim-seated = Letéve: { $man } { $square }
sim-pressed = Megnyomva.
sim-set = A bábuk fel vannak állítva.
sim-done = Kész.
sim-waited = Eltelt { $length } ezredmásodperc.
sim-on = Áram be.
sim-off = Áram ki.
sim-plugged = Kábel bedugva.
sim-pulled = Kábel kihúzva.
sim-open = Egy program megnyitotta a portot.
sim-closed = Egy program sem nyitotta meg a portot.
sim-men-white = Világos: { $men }
sim-men-black = Sötét: { $men }
sim-no-men-white = Világos: nincs bábu
sim-no-men-black = Sötét: nincs bábu
sim-hand = A tábla mellett: { $men }
sim-empty = { $square } üres.
sim-occupied = Foglalt: { $man } { $square }. Írd be előbb: felemel, vagy cserél.
sim-nothing-in-hand = Üres a kezed. Adj meg egy bábut, például világos vezér.
sim-no-button = Ezen a táblán nincs ilyen gomb.
sim-no-part = Ezen a táblán nincs akkumulátor, és nem érzi az ujjat.
sim-no-button-number = Nem gomb: { $word }. A gombok száma 1 és 5 között van.
sim-no-percent = Nem százalék: { $word }. Írj 0 és 100 közti számot, töltéskor plusszal.
sim-no-word = Ismeretlen szó: { $word }. Írd be: súgó.
sim-missing = Hiányos: { $word }. Írd be: súgó.
sim-more = Túl sok: { $word }.
sim-no-square = Nem mező: { $word }. Írj egyet, például e2.
sim-what-square = Adj meg egy mezőt, például e2.
sim-no-man = Nem bábu: { $word }. Írj egyet, például vezér.
sim-no-color = { $word }: világos vagy sötét?
sim-no-time = Nem idő: { $word }. Írj ezredmásodpercet, legfeljebb egy órát.
sim-no-position = Nem állás: { $word }. Írj FEN-t vagy azt, hogy start.
sim-dark = Lámpák: egy sem ég.
sim-lit = Lámpák: { $squares }
sim-buzz = Hang: { $text }
sim-named = Szám megőrizve: { $text }
sim-shake = Remeg: { $text }
sim-shows = Az óra mutatja: { $text }
sim-shows-and-beeps = Az óra sípol, és mutatja: { $text }
sim-shows-times = Az óra az időket mutatja.
sim-times = Óra beállítva: világos { $white }, sötét { $black }
sim-plays = A gép lépése: { $from } { $to }
sim-no-system = Tábla csak Linuxon, macOS-en és BSD-n szimulálható.
sim-no-port = Nincs pszeudoterminál: { $reason }
sim-no-file = Nem található fájl: { $file }.
sim-unreadable = Nem olvasható: { $file }, { $reason }
sim-no-make = Ismeretlen gyártó: { $word }. Ezek vannak: { $makes }.
sim-no-flag = Ehhez a gyártóhoz nem való: { $word }.
sim-no-side = Nem oldal: { $word }. Írd be: white vagy black.
sim-no-style = Nem stílus: { $word }. Írj egyet, például own-first.
sim-cannot-confirm = Ezen a táblán nincs jóváhagyó gomb.
sim-no-game = { $count ->
    [0] Nincs benne olvasható játszma: { $file }.
    [one] Egy olvasható játszma van benne: { $file }.
   *[other] { $count } olvasható játszma van benne: { $file }.
}
sim-fault = { $file }, { $line }. sor: { $reason }
sim-fault-word = Nem zavar: { $word }. Írj egyet, például noise, loss, pull.
sim-fault-share = Nem arány: { $word }. Írj egyet 0 és 1 között, például 0.01.
sim-fault-square = Nem mező: { $word }. Írj egyet, például b8.
sim-fault-number = Nem szám: { $word }. Írj ezredmásodpercet, legfeljebb egy napot, vagy egy bájtot.
sim-fault-short = Hiányzik valami a végéről.
sim-fault-more = Túl sok: { $word }.
sim-fault-needs-time = Előbb az ideje kell: { $word }, például at 5000.
sim-fault-no-place = Nem köthető pillanathoz vagy bájthoz: { $word }. Írd be: from és to, vagy egyiket se.

## A mérkőzésfájl

match-line = { $line }. sor: { $what }
match-key-in = { $key }, rész [{ $part }]
match-words = Az egyik: { $words }.
match-help-aid = Segédeszköz: { $aid }.
match-wrong-form = nem ilyen alakú: kulcs = "érték". Tedd idézőjelek közé az értéket.
match-wrong-twice = kétszer van a fájlban. Töröld az egyiket.
match-wrong-unknown-near = itt ismeretlen: { $key }. Erre gondoltál: { $instead }?
match-wrong-unknown = itt ismeretlen: { $key }. Az egyik: { $words }.
match-wrong-part = { $part } a fájl része. Írd külön sorba: [{ $part }].
match-wrong-value = { $key } nem lehet { $value }. { $help }
match-wrong-answer = Nem érthető így, { $key }: { $value }.
match-wrong-empty = nincs olvasható értéke: { $key }. { $help }
match-wrong-missing = hiányzik: { $key }. { $help }
match-wrong-relay = nincs segítője: { $color-key ->
    [white] világos
   *[black] sötét
}. Adj meg egyet itt: [{ $part }].
match-wrong-hearing = segítő kell: vak játszik hallássérülttel. Adj meg egyet itt: [white.assistant] vagy [black.assistant]. { $article }.
match-wrong-no-board = nincs elektronikus táblája: { $color-key ->
    [white] világos
   *[black] sötét
}. Írd be: device = "pegs" vagy "board", vagy hagyd el a címet.
match-wrong-no-pegs = { $make } nem pöckös tábla. Írd be: device = "board".
match-wrong-pegs = { $make } pöckös tábla. Írd be: device = "pegs".
match-wrong-port = mindkét tábla itt van: { $port }. Mindegyiknek saját port kell.
match-wrong-boards = a két tábla egyformának látszik. Add meg mindkettő portját, például dgt:/dev/ttyUSB0.
match-wrong-positions = egy játszmának egy kezdőállása van. Hagyd el a chess960 vagy a position sort.
match-wrong-aid = { $aid }: ezt egy versenybíró sem adhatja meg, tanács tilos. FIDE 2023, 11.3.1.
match-wrong-code = { $key }: ez nem titok. { $what }
match-wrong-pace = pace órák nélkül. Hagyd el a pace sort, vagy írj be időt.

match-key-event = A verseny vagy mérkőzés.
match-key-site = Helyszín: város és ország.
match-key-place = Hely: terem és asztal.
match-key-round = Forduló.
match-key-date = Dátum, például 2026-11-21.
match-key-time = Gondolkodási idő, például 15+10, 40/90+30,30+30 vagy 5d3; off: óra nélkül.
match-key-laws = Szabályok: a kiadás, például fide-2023.
match-key-pace = Tempó. Nélküle a gondolkodási idő dönt.
match-key-supervision = Felügyelet rapidnál és villámnál. Elegendő: a versenyszabályok érvényesek.
match-key-announcing = Bemondás: hogyan közlik a játékosok a lépéseiket, például huszár f3. Ismételve: a másik visszamondja, mint a vakoknál.
match-key-default-time = Várakozási idő: hány percet késhet egy játékos, 0 és 600 között.
match-key-quickplay = Gyorsított befejezés: meg vannak-e hirdetve az irányelvei.
match-key-draws = Megegyezéses döntetlen. free: bármikor. after 30: 30-30 lépés után. arbiter: ha a versenybíró hozzájárul. arbiter until 30: így a 30. lépésig.
match-key-adjournment = Függőben hagyás: szabad-e függőben hagyni a játszmát.
match-key-session = Játékidő: hány percig tart a versenybíró órája szerint, 15 és 900 között.
match-key-adjudication = Elbírálás: eldönthető-e a befejezetlen játszma az állás alapján.
match-key-minutes-by-claim = Perc igénylésre: csak az kapja-e a perceket szabálytalan lépésért, aki igényelte.
match-key-points = Pontok: mennyit ér a győzelem, a döntetlen és a vereség.
match-key-appeals = Fellebbezés: fellebbezhetnek-e a játékosok a versenybíró döntései ellen.
match-key-appeal-time = Fellebbezési határidő: hány perccel a döntés vagy a játszma után lehet fellebbezni, 0 és 1440 között. Nélküle: nincs határidő.
match-key-appeal-fee = A fellebbezés díja, például 50 euró.
match-key-chess960 = Sakk960: a kezdőállás száma, 0 és 959 között.
match-key-variant = Változat: a játék neve, ha nem sakk.
match-key-position = Kezdőállás FEN-ként. Nélküle a szokásos.
match-key-odds = Előny: mit ad egyik játékos a másiknak, például knight, black pawn, draw vagy white time 5.
match-key-name = A játékos neve.
match-key-title = Cím, például FM.
match-key-federation = Szövetség, például HUN.
match-key-club = Klub.
match-key-rating = Értékszám, 0 és 4000 között.
match-key-fide-id = FIDE-azonosító, szám.
match-key-blind = Vak vagy látássérült.
match-key-hard-of-hearing = Hallássérült.
match-key-device = Eszköz: a játékos táblája vagy billentyűzete.
match-key-address = A tábla címe: auto, gyártó, vagy gyártó és port, például peg1:/dev/ttyACM0.
match-key-moves = Lépéshang: fide azt mondja, Eva vier, fide-hu azt, hogy Éva négy, hu azt, hogy e4.
match-key-talk = Minden más hangja.
match-key-form = A lépések formája: hosszú a kiinduló mezővel, rövid nélküle, ahol egyértelmű.
match-key-speech = Beszéd: beszél-e a program ehhez a játékoshoz a saját terminálján. A gazdagép a te beállításaidat követi.
match-key-rate = Beszédtempó, -100 és 100 között.
match-key-output = Kimenet: ennek a játékosnak a hangkimenete. Nélküle a rendszeré.
match-key-synthesiser = Szintetizátor: a hangjának neve. Nélküle a nyelvé.
match-key-print = Kiírás: hogyan íródnak ki a sorok ennek a játékosnak.
match-key-braille-table = A liblouis Braille-táblázata, például hu-hu-g1.ctb; auto: a nyelv szerint.
match-key-score = Játszmalap: ki vezeti. own: a játékos, ezzel: felírás e4. hand: papíron vagy Braille-ben. assistant: a program.
match-key-warnings = Időjelzések: hány hátralévő percnél hallja a játékos, például 10,5,1; vagy off.
match-key-code = Kód: be kell írnia mindenkinek, aki erre a helyre ül. Nélküle nincs.
match-key-assistant-name = A segítő neve.
match-key-assistant-talk = A segítőhöz szóló hang.
match-key-arbiter-name = A versenybíró neve.
match-key-arbiter-passphrase = Jelszó, hash alakban. Ezzel készül: { $program } match --new.
match-key-arbiter-talk = A pult hangja. Nélküle a gépé.
match-key-arbiter-moves = Lépéshang a pultnál. Nélküle a gépé.
match-key-arbiter-speech = Beszéd: beszél-e a pult terminálja.
match-key-arbiter-rate = Beszédtempó a pultnál, -100 és 100 között. Nélküle a gépé.
match-key-arbiter-lock = Zár: ennyi perc bevitel nélkül, és a pult újra kéri a jelszót. 0: soha.
match-key-arbiter-output = Kimenet: a versenybíró hangkimenete. Nélküle a rendszeré.
match-key-arbiter-synthesiser = Szintetizátor a pultnál: a hangjának neve. Nélküle a nyelvé.

match-word-yes = igen
match-word-no = nem
match-word-standard = hosszú játszma
match-word-rapid = rapid
match-word-blitz = villám
match-word-adequate = elegendő
match-word-sparse = nem elegendő
match-word-repeat = bemondva és ismételve
match-word-repeat-first = bemondva és ismételve az óra előtt
match-word-announce = bemondva
match-word-off = semmi
match-word-keyboard = billentyűzet
match-word-pegs = pöckös tábla
match-word-board = közönséges elektronikus tábla
match-word-assistant = segítő
match-word-long = hosszú
match-word-short = rövid
match-word-text = szöveg
match-word-braille = braille
match-word-own = a játékos, ezzel: felírás e4
match-word-hand = a játékos, papíron vagy Braille-ben

aid-own-announcements = utolsó bemondások
aid-score-sheet = saját játszmalap
aid-times = idők
aid-move-number = lépésszám
aid-opponent-score = ellenfél játszmalapja
aid-position-readout = állás felolvasása
aid-legal-moves = szabályos lépések
aid-attackers = támadó bábuk
aid-draw-hints = döntetlen jelzése
aid-opening-name = megnyitás neve
aid-takeback = lépések visszavétele
aid-engine = sakkmotor

match-about-file =
    Mérkőzés a touchmove-hoz. A # jellel kezdődő sorok neked szóló megjegyzések.
    Ellenőrzése: { $program } match --check és ennek a fájlnak a neve.
match-about-aids =
    Segédeszközök mindkét játékosnak, yes vagy no. Nélküle a szabályok szerint.
    Megengedett: own-announcements, score-sheet, times, move-number.
    Csak engedéllyel: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Soha: engine.
    Csak egy játékosnak: egy [white.aids] vagy [black.aids] rész.
match-about-arbiter = Csak a hash van itt, nem maga a jelszó.

match-part-player = { $color }.
match-part-assistant = { $color } segítője.
match-part-player-aids = Segédeszközök csak egyiküknek: { $color-key ->
    [white] világos
   *[black] sötét
}.
match-part-aids = Segédeszközök mindkét játékosnak.
match-part-arbiter = A versenybíró.
match-ask-begin =
    Új mérkőzésfájl, körülbelül 15 kérdés.
    Magában az Enter: a felkínált válasz.
    vissza: az előző kérdés.
    Control-C: abbahagyás. A válaszok megmaradnak.
match-ask-on = Folytatás { $count } válasz után.
match-looking = Táblákat keresek.
match-found-none = Nincs tábla.
match-found = Megtalálva: { $boards }.
match-ask-time = Gondolkodási idő, például 15+10, 40/90+30,30+30 vagy 5d3. Óra nélkül: off.
match-ask-name = { $color } neve.
match-ask-blind = Ki vak vagy látássérült?
match-ask-device = Min játszik { $color-key ->
    [white] világos
   *[black] sötét
}?
match-ask-assistant = { $color } segítőjének neve.
match-ask-braille = Ki olvassa Braille-ben a sorokat?
match-ask-output = { $color } melyik hangkimenetet kapja?
match-word-program = a program
match-word-both = mindkettő
match-word-neither = egyik sem
match-found-board = { $make } tábla, port { $port }
match-device-pegs-later = pöckös tábla, később csatlakozik
match-device-board-later = közönséges elektronikus tábla, később csatlakozik
match-device-relayed = egy segítő írja be a lépéseket

match-ask-aids = Mely további segédeszközök szabadok? Számok vesszővel.
match-ask-passphrase = A versenybíró jelszava a pulthoz. Legalább 10 jel vagy három szó.
match-ask-passphrase-again = A jelszó újra.
match-passphrase-short = Túl rövid. Írj be legalább { $characters } jelet, vagy { $words } össze nem tartozó szót.
match-code-short = Túl rövid. Írj be legalább 4 jelet.
match-weak-few = Túl könnyű: alig van benne különböző betű.
match-weak-repeated = Túl könnyű: ismétli önmagát.
match-weak-digits = Túl könnyű: csak számjegyek.
match-weak-row = Túl könnyű: a billentyűzet vagy az ábécé egy sora.
match-weak-known = Túl könnyű: ezt próbálja mindenki először.
match-weak-name = Túl könnyű: név ebből a játszmából.
match-weak-offered = Például: { $text }.
match-passphrase-differs = Eltérnek. Írd be a jelszót újra, kétszer.
match-choice = { $number }: { $word }
match-help-name = Írd be ennek a játékosnak a nevét. A játszmalapokra kerül.
match-help-blind = Írj be egy számot vagy szót. Vak játékosoknak a lépéseket bemondják, és más szabályok érvényesek.
match-help-device = Írd be a játékos táblájának számát. Másikhoz: gyártó és port, például dgt:/dev/ttyUSB0.
match-help-assistant = Írj be egy nevet, vagy nyomj Entert. A segítő mozgatja a bábukat, és segít, ahogy a szabályok engedik.
match-help-braille = Írj be egy számot vagy szót. A sorok Unicode-Braille írással jelennek meg, a terminált mutató kijelzőknek.
match-help-output = Írd be a játékos kimenetének számát. Mindegyiküknek külön fejhallgató kell.
match-help-time = Percek, plusz másodpercek lépésenként: 90+30. Két szakasz: 40/90+30,30+30. Óra nélkül: off.
match-help-default-time = Írj be perceket. Aki ennél többet késik, veszít. 0: minden késés veszít. Ha nincs megadva, a versenybíró dönt.
match-help-arbiter = Írd be a versenybíró nevét. A jelentésbe kerül.
match-help-aids = Írj be számokat vesszővel, vagy azt, hogy nincs. A játékosok így többet kérdezhetnek, mint a szabályok engedik.
match-help-passphrase = Írj be egy jelszót a pulthoz. Nem látszik, és később senki sem tudja megnézni.
match-help-passphrase-again = Írd be ugyanazt a jelszót, hogy kiderüljön, ha elírtad.
match-help-choice = Írd be egy válasz számát vagy szavát.
match-help-text = Írd be a választ. Ha nem változik, nyomj Entert.
match-help-review = Az Enter kiírja a fájlt. Egy sor módosításához írd be a nevét. minden: az egész táblázat újra.
match-enter = Enter: { $value }.
match-enter-none = Enter: nincs.
match-enter-nothing = Ha elhagynád: nincs.
match-enter-again = Írj be egy választ.
match-enter-kept = Enter: amit beírtál.
match-enter-passphrase = Magában az Enter: mindkettőt újra kéri.
match-none = nincs
match-back = vissza
match-back-none = Ez az első kérdés.
match-review = A táblázat:
match-review-row = { $name }: { $value }
match-review-set = megadva
match-review-aids = a szabályok szerint
match-review-output = a rendszeré
match-review-default-time = nincs megadva, a versenybíró dönt
match-review-more = Név szerint még: { $names }.
match-review-end =
    Ha változtatnál, írd be a nevét, például { $name }. További nevek: súgó.
    Enter: kiírja a fájlt.
match-review-all = minden
match-review-again =
    Ha tovább változtatnál, írd be a nevét. Az egész táblázat: minden.
    Enter: kiírja a fájlt.
match-review-unknown = Ismeretlen: { $word }. Írj be egy nevet a listáról.
match-name-of = { $color } { $name }
match-name-event = verseny
match-name-site = helyszín
match-name-place = hely
match-name-round = forduló
match-name-date = dátum
match-name-time = idő
match-name-laws = szabályok
match-name-pace = tempó
match-name-supervision = felügyelet
match-name-announcing = bemondás
match-name-default-time = várakozási idő
match-name-quickplay = gyorsított befejezés
match-name-draws = döntetlen
match-name-adjournment = függőben hagyás
match-name-session = játékidő
match-name-adjudication = elbírálás
match-name-minutes-by-claim = perc igénylésre
match-name-points = pontok
match-name-appeals = fellebbezés
match-name-appeal-time = fellebbezési határidő
match-name-appeal-fee = fellebbezési díj
match-name-chess960 = Sakk960
match-name-variant = változat
match-name-position = állás
match-name-odds = előny
match-name-name = név
match-name-title = cím
match-name-federation = szövetség
match-name-club = klub
match-name-rating = értékszám
match-name-fide-id = FIDE-azonosító
match-name-blind = vak
match-name-hard-of-hearing = hallássérült
match-name-device = eszköz
match-name-moves = lépéshang
match-name-talk = hang
match-name-form = forma
match-name-speech = beszéd
match-name-rate = beszédtempó
match-name-output = kimenet
match-name-synthesiser = szintetizátor
match-name-braille = braille
match-name-braille-table = Braille-táblázat
match-name-score = játszmalap
match-name-warnings = időjelzések
match-name-aids = segédeszközök
match-name-assistant-name = segítő
match-name-assistant-talk = segítő hangja
match-name-arbiter-name = versenybíró
match-name-arbiter-passphrase = jelszó
match-name-code = hely kódja
match-name-arbiter-lock = pult zárja
match-name-arbiter-talk = pult hangja
match-name-arbiter-moves = pult lépéshangja
match-name-arbiter-speech = pult beszéde
match-name-arbiter-rate = pult beszédtempója
match-name-arbiter-output = pult kimenete
match-name-arbiter-synthesiser = pult szintetizátora
match-changed = A mérkőzésfájl megváltozott: { $keys }. A folyó játszma megtartja a régi feltételeit.
match-changed-key = { $key }, régi: { $then }, új: { $now }
match-left-out = semmi
match-go-on = Befejezetlen játszma e mérkőzésből: { $game }. Folytatódjon a régi feltételekkel? Ha nem, új kezdődik az újakkal, és ez az archívumban marad: { $game }. Igen vagy nem?
match-help-go-on = igen: a befejezetlen játszma folytatódik, ahogy elkezdődött. nem: új játszma az új feltételekkel.
match-not-begun = Befejezetlen a játszma, { $game }, és senki sem válaszolt. Indítsd újra a mérkőzést, és válaszolj.
match-left = Semmi sincs kiírva.
match-kept = A válaszaid megmaradnak. Folytatáshoz írd be ugyanazt a parancsot.
match-not-kept = A válaszaid nem maradnak meg: { $reason }.
match-written = Kiírva: { $file }.
match-begin =
    A mérkőzésfájl hibátlan.
    Kezdés: { $program } match { $file }
match-no-randomness = A rendszer nem adott véletlen számokat. Semmi sincs kiírva.
match-exists = Már létezik: { $file }. Adj meg másik fájlt.
match-not-written = Nincs kiírva, { $file }: { $reason }.
match-not-there = Nem található mérkőzésfájl: { $file }. Ezzel írhatsz egyet: { $program } match --new { $file }
match-not-read = Nem olvasható, { $file }: { $reason }.
match-reason-missing = a fájl nem létezik
match-reason-folder = az egy mappa, adj meg benne fájlt
match-reason-no-text = nem egyszerű szöveg, mentsd UTF-8-ként
match-reason-denied = a jogosultságok nem engedik

match-title = { $white } és { $black }.
match-event = Verseny: { $text }.
match-round = Forduló: { $text }.
match-site = Helyszín: { $text }.
match-place = Hely: { $text }.
match-date = Dátum: { $text }.
match-laws = Szabályok: { $edition }, tempó: { $pace }.
match-supervision-adequate = Felügyelet: elegendő.
match-supervision-sparse = Felügyelet: nem elegendő.
match-announcing-repeat = A lépések bemondva, ismételve, és a táblán megtéve.
match-announcing-repeat-first = A lépések bemondva, ismételve, a táblán megtéve, aztán jön az óra. A bemondástól addig az ellenfél órája jár.
match-announcing-announce = A lépések bemondva, nem ismételve.
match-announcing-off = A lépéseket nem mondják be.
match-chess960 = Sakk960, kezdőállás { $number }.
match-variant = { $variant }.
match-position = Kezdőállás: { $position }.
match-position-chess960 = Sakk960, kezdőállás: { $position }.
match-default-time = Várakozási idő: { $time }.
match-quickplay = Gyorsított befejezés: meghirdetve.
match-draws-after = Megegyezéses döntetlen: csak { $count } lépés után, mindkét féltől.
match-draws-arbiter = Megegyezéses döntetlen: csak a versenybíró hozzájárulásával.
match-draws-arbiter-until = Megegyezéses döntetlen: { $count } lépés előtt csak a versenybíró hozzájárulásával.
match-adjournment = Függőben hagyás: szabad.
match-session = Játékidő: { $time }.
match-adjudication = Elbírálás: szabad.
match-minutes-claimed = Percek szabálytalan lépésért: csak igénylésre.
match-points = Pontok: győzelem { $win }, döntetlen { $draw }.
match-no-appeals = Fellebbezés: nincs. A versenybíró döntései véglegesek.
match-appeal-time = Fellebbezés: határidő { $time }.
match-appeal-fee = A fellebbezés díja: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } vak vagy látássérült.
match-hard-of-hearing = { $color } hallássérült.
match-device-keyboard = { $color } billentyűzeten játszik.
match-device-pegs = { $color } pöckös táblán játszik, { $address }.
match-device-board = { $color } elektronikus táblán játszik, { $address }.
match-device-assistant = { $color } segítővel játszik.
match-assistant = { $color } segítője: { $name }.
match-spoken = { $color } hallja a lépéseket, hang { $moves }, minden mást, hang { $talk }.
match-printed = { $color } olvassa a lépéseket, hang { $moves }, minden mást, hang { $talk }.
match-output = { $color } hangkimenete: { $output }.
match-braille = { $color } Braille-t olvas, táblázat { $table }.
match-score-own = { $color } játszmalapja: a játékos írja be.
match-score-hand = { $color } játszmalapja: kézzel, papíron vagy Braille-ben.
match-score-assistant = { $color } játszmalapja: a program vezeti.
match-warnings = { $color } időjelzései, perc: { $minutes }.
match-aids = { $color } kérheti: { $aids }.
match-arbiter = Versenybíró: { $name }.
match-good = A mérkőzésfájl hibátlan.
match-note-silent = Szokatlan: egy játékos vak, és a lépéseket nem mondják be. Előírja: { $article }; a verseny módosíthatja.
match-note-unheard = Szokatlan: mindkét játékos vak, és a lépéseket nem mondják be. Előírja: { $article }. Írd: announcing = "repeat".
match-note-unrepeated = Szokatlan: egy játékos vak, és a lépéseket nem ismétlik. Előírja: { $article }; a verseny módosíthatja.
match-note-no-clocks = Szokatlan: nincs óra.
match-note-pace = Szokatlan: tempó, { $pace }. A gondolkodási idő szerint: { $usual }.
match-note-default-time = Nincs várakozási idő: a versenybíró dönt. { $article }: a verseny határozza meg.
match-note-score = Szokatlan: { $color-key ->
    [white] világos
   *[black] sötét
} lát, és nem vezet játszmalapot. { $article }.
match-note-output = A két játékosnak egy kimenete van: mindegyik hallja, ami a másiknak szól.
match-note-passphrase = Ez a jelszó a példákban van: mindenki ismeri. { $program } match --new kér a tiédért.
match-note-quickplay = Gyorsított befejezés: ennél az időnél nincs hatása, { $article }.
match-note-quickplay-blitz = Gyorsított befejezés: villámban nincs, { $article }. Hagyd el.
match-note-session = Játékidő: nincs hatása, a játszma nem hagyható függőben. Írd be: adjournment = "yes".
match-note-title = Szokatlan cím: { $color }. A FIDE címei: GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Mások olvashatják: { $file }, a kódokkal és a jelszó lenyomatával. Zárd le: { $command }

## Egy mérkőzés asztalánál

seat-opened = A te színed: { $color-key ->
    [white] világos
   *[black] sötét
}. Neved: { $name }. Ellenfél: { $opponent }.
seat-waits = Az órákat a versenybíró indítja el.
seat-compare-board = Vesd össze a tábládat ezzel az állással.
seat-offer-open = Nyitott döntetlenajánlat: { $color-key ->
    [white] világos
   *[black] sötét
}.
seat-stands = Az órák állnak. A versenybíró indítja el őket.
seat-set-up = Állítsd fel újra a tábládat: túl sok változott.
seat-adjourned = A játszma függőben. A borítékot a versenybíró bontja fel.
seat-waits-repetition = Meg kell ismételnie: { $color-key ->
    [white] világos
   *[black] sötét
}.
seat-answer-offer = Írd be: elfogadás vagy elutasítás.
seat-not-you = Nem te vagy soron.
seat-must-play = Ezzel igényeltél: { $move }. Lépd meg most.
seat-free = Bármi szabályosat léphetsz.
seat-made-stays = Késő: a lépésed { $move }.
seat-position-set = Állás megadva. Állítsd fel a tábládat.
seat-absent = Hiányzóként vagy bejegyezve. Hívd a bírót: versenybíró.
table-began = A játszma elkezdődik. { $color } órája jár.
table-began-clockless = A játszma elkezdődik.
table-resumed = Az órák járnak. { $color } órája jár.
seat-clock-runs = A te órád jár.
seat-no-quit = Mérkőzést csak a versenybíró állít meg, vagy fejez be. Hívása: versenybíró. A játszma feladása: feladás.
desk-help-passphrase = Írd be a versenybíró jelszavát. A mérkőzésfájllal együtt választották, és nem látszik.
desk-passphrase = A versenybíró jelszava. Magában az Enter: vissza.
desk-not-opened = A pult zárva marad. Megnyitásához írd be: pult.
desk-waits = Ellenőrzöm a jelszót.
desk-wrong = Rossz jelszó. Írd be újra. Magában az Enter: vissza.
desk-wrong-wait = Rossz jelszó. Várj { $seconds } { $seconds ->
    [one] másodpercet
   *[other] másodpercet
}, aztán írd be újra. Magában az Enter: vissza.
desk-early = Túl korai, nem ellenőriztem. Várj { $seconds } { $seconds ->
    [one] másodpercet
   *[other] másodpercet
}, aztán írd be újra. Magában az Enter: vissza.
desk-open = Üdvözöllek, versenybíró.
desk-wanted = Kell a versenybíró.
desk-open-matters = Üdvözöllek, versenybíró. { $count } ügy vár a döntésedre.
desk-alone = Csak ennyit írj be: pult. Utána kérem a jelszót, és nem látszik.
desk-alone-open = Csak ennyit írj be: pult, aztán a parancsot. Ami a pult után áll, azt nem olvasom.
desk-closed = A pult zárva van.
desk-locked = Pult lezárva: régóta nincs bevitel. Írj be bármit, aztán a jelszót.
desk-locked-seat = Pult lezárva: régóta nincs bevitel. Megnyitásához írd be: pult.
desk-no-legal-move = Nem szabályos lépés. A játékosok nem tudják meg.
desk-noted = Feljegyezve.
task-done = Kész: { $what }
task-open = Hátravan: { $what }
task-room = Terem: fény, csend, asztalok, székek.
task-telephones = Telefonok: kikapcsolva, leadva.
task-boards = Táblák: jól felállítva, jó irányban.
task-clocks = Órák: beállítva és rendben.
task-assistants = Segítők: tudják, mit szabad.
task-rules = Játékosok: ismerik az időt, a szabályokat és segédeszközeiket.
task-default-time = Várakozási idő: bejelentve.
task-committee = Fellebbviteli bizottság: kijelölve.
task-start = Órák: időben elindítva.
task-watch = Játszma: figyelve, főleg időzavarban.
task-recording = Játszmalapok: minden lépést leírnak.
task-flags = Zászlók: figyelve.
task-quickplay = Utolsó percek: végig figyelve.
task-compare = Táblák: összevetve a feljegyzéssel.
task-spectators = Nézők: csendben.
task-session = Játékidő: a vége bejelentve.
task-envelope = Boríték: ellenőrizve, lezárva, őrizve.
task-result = Eredmény: feljegyezve.
task-signed = Játszmalapok: mindkettő aláírva.
task-sheets = Játszmalapok: begyűjtve.
task-report = Iratok: megírva és átadva a szervezőnek.
desk-tasks-before = A játszma előtt:
desk-tasks-during = A játszma közben:
desk-tasks-after = A játszma után:
desk-task = { $number }: { $what }
desk-task-done = { $number }, kész: { $what }
desk-tasks-none = Eddig minden kész. Az összes teendő: teendők minden.
desk-task-record = Ezt a feljegyzés maga mondja meg. { $what }
desk-no-such-task = Nincs { $number } számú teendő. 1 és { $count } közöttiek vannak.
desk-tasks-open = Ki nem pipált teendők: { $count }. Meghallgatásuk: teendők.
desk-glossary = { $language }: { $word }
term-check = sakk
term-checkmate = sakk-matt
term-stalemate = patt
term-castling = sáncolás
term-en-passant = menet közbeni ütés
term-promotion = gyalogátváltozás
term-sealed-move = borítékolt lépés
term-warning = figyelmeztetés
term-penalty = büntetés
desk-glossary-none = Nincs a szójegyzékben: { $word }. Bábuk, parancsok és a szabályok szavai vannak benne.
desk-board-square = { $square }: tábla { $board }, játszma { $game }.
desk-closed-look = A pult zárva van. Megnyitásához írd be: pult.
desk-no-boards = Nincs csatlakoztatott tábla.
desk-quit = A pult elhagyása: elhagyás. Megszakítás későbbig: Control-D a gazdagépen. A mérkőzés befejezése: befejezés.
desk-unknown = A pultnál ismeretlen: { $word }. Parancsai: súgó.
desk-no-question = A pultnál nincs megválaszolandó kérdés.

## A gazdagép terminálja

host-busy = A mérkőzés már egy másik programban fut. Előbb zárd be azt.
host-quit = Megszakítás későbbig: Control-D. Az órák megállnak, és ugyanaz a fájl folytatja a mérkőzést. Befejezése: befejezés a pultnál.
host-kept = Mérkőzés mentve, játszma { $game }. Folytatás: { $program } match, aztán ugyanaz a fájl.
host-desk = Pult
host-for = { $place }:
host-guide-desk = Versenybíró: a pult megnyitásához írd be: pult.
host-guide-several = Egy helynek: sötét e4.
host-speaks-for = Az ő nevében beszélsz: { $place }.
host-look = Ha itt látnál egy helyet, írd be a nevét: { $places }.
host-serves-none = Minden helyet más terminál szolgál ki. Ez vezeti a mérkőzést.
host-taken = { $seat ->
    [desk] A pult egy másik terminálnál van. Előbb zárd be azt.
   *[other] Másik terminálnál játszik: { $place }. Előbb zárd be azt.
}
host-given = { $seat ->
    [desk] A pult most egy másik terminálnál van.
   *[other] Most másik terminálnál játszik: { $place }.
}
host-gone = { $seat ->
    [desk] A pult terminálja eltűnt. A sorait itt kell beírni.
   *[other] Eltűnt a terminálja: { $place }. Itt játszik: { $place }.
}
room-of-table = { $table }. asztal: { $said }
room-open = { $count ->
        [one] Egy asztal
       *[other] { $count } asztal
    }: { $tables }.
room-new-tables = Új asztalok: { $tables }.
room-gone-table = Nincs már a teremfájlban: { $table }. asztal. A mérkőzése, { $white } és { $black }, mentve marad, játszma { $game }.
room-guide = Egy asztalhoz: asztal { $table }. Asztalok: { $tables }.
room-range = { $first } és { $last } közt
room-table-words = asztal
room-no-table = Itt nincs ilyen asztal: { $table }. Asztalok: { $tables }.
room-table-number = Hiányzik az asztal száma. Asztalok: { $tables }.
room-which-table = Nevezd meg az asztalt, mert több van: { $program } seat { $seat } --table, aztán a száma. Asztalok: { $tables }.
room-table-over = { $table }. asztal: a mérkőzés véget ért.
room-no-desk = Itt nincs terempult. Egy asztal pultja: { $program } seat desk
room-has-no-table = A terempult nincs egyik asztalnál sem. Hagyd el: --table.
room-quit = Megszakítás későbbig: Control-D. Az órák megállnak, és ugyanaz a teremfájl minden mérkőzést folytat.
room-kept = { $count ->
        [one] Egy mérkőzés mentve
       *[other] { $count } mérkőzés mentve
    }. Folytatás: { $program } room, aztán ugyanaz a fájl.
room-reopened = az eredmény már nem érvényes.
room-wrong-number = { $table }. asztal már van. Minden asztalnak saját száma legyen.
room-wrong-file = másik asztalé: { $file }. Minden asztalnak saját mérkőzésfájl kell.
room-wrong-empty = Nincs asztal a fájlban. Írd egy sorba: [[table]], alá pedig: number és match.
room-wrong-port = itt is van tábla, { $table }. asztal: { $port }. Mindegyiknek saját port kell.
room-wrong-boards = ilyen táblája másnak is van, { $table }. asztal. Add meg mindegyik portját, például dgt:/dev/ttyUSB0.
room-key-number = Az asztal száma, 1 és 9999 között.
room-key-match = Az asztal mérkőzésfájlja, például table7.toml.
room-not-there = Nem található teremfájl: { $file }.
room-good = A teremfájl hibátlan.
cli-room = Mérkőzések több asztalnál, egy teremfájl szerint.
arg-room-file = a teremfájl.
arg-room-check = a teremfájl hibáinak felsorolása.
arg-seat-table = az asztal száma, ha a teremben több van.
arg-seat-by = a parancs, amely egy másik gépen lévő mérkőzéshez vezet.
arg-link-place = white, black, desk, room vagy captain: az egyetlen hely, ahová vezet.

## Egy mérkőzés további termináljai

client-no-table = Itt nincs megnyitott mérkőzés. Indítsd el egy másik terminálon: { $program } match, aztán a fájlja.
client-older = Ez a touchmove régebbi, mint a másik. Indítsd el itt ugyanazt.
client-newer = Ez a touchmove újabb, mint a másik. Indítsd el itt ugyanazt.
client-stranger = Ez a mérkőzés más felhasználóé. Annak a nevében indítsd el.
client-stuck = A mérkőzés nem válaszol. Nézd meg a terminálját.
client-gone = A kapcsolat elveszett. Várom a mérkőzést. Kilépéshez írd be: kilépés.
client-back = Újra van kapcsolat.
client-waits = Nincs elküldve: a kapcsolat elveszett. Várom a mérkőzést. Kilépéshez írd be: kilépés.
client-connects = Kapcsolódás a mérkőzéshez.
client-no-table-there = Ott nincs megnyitott mérkőzés. Próbáld, ha már van.
client-no-way = Nincs kapcsolat. Futtasd a parancsot magában, és meglátod, miért.
link-other-place = Ez a kapcsolat csak ide vezet: { $place }. Ezt a helyet kérd.
client-braille-lost = A Braille leállt: { $reason }. A sorok szövegként jönnek.
link-busy = Ezen a gépen már fut egy mérkőzés. Előbb fejezd be ott, vagy adj meg másik mappát ezzel: --data.
link-closed = Más terminál nem csatlakozhat: { $reason }.
reason-long-path = az adatmappa neve túl hosszú
reason-no-sockets = ebben a rendszerben nincs ilyen socket
reason-no-output = ismeretlen hangkimenet; a nevüket kiírja: pactl list short sinks

## Versenypróba

opening-strict =
    Versenypróba.
    A lépésed beírásával bemondod. Aztán { $press }.
    Az ellenfél lépését beírással ismétled.
set-up-position = Különleges kezdőállás. Állítsd fel a tábládat:
announcement-unclear = Nem egyértelmű. Mondd a bábut és mindkét mezőt, sáncnál a királyét.
slip-stands = Késő helyesbíteni: az óra le van nyomva. A lépés számít.
withheld-own-announcements = A bemondások nem érhetők el: a versenybíró megvonta őket.
withheld-score-sheet = A játszmalap nem érhető el: a versenybíró megvonta.
withheld-times = Az idők nem érhetők el: a versenybíró megvonta őket.
withheld-move-number = A lépésszám nem érhető el: a versenybíró megvonta.
withheld-opponent-score = Az ellenfél játszmalapja nem érhető el.
withheld-position-readout = Az állás nem érhető el. Tapogasd végig a saját tábládat.
withheld-position-sighted = Az állás nem érhető el. Nézd meg a saját tábládat.
withheld-legal-moves = A szabályos lépések nem érhetők el.
withheld-attackers = Támadók, védők: nem érhetők el.
withheld-draw-hints = Nem érhető el: magadnak kell észrevenned, mikor igényelhetsz.
withheld-opening-name = A megnyitások neve nem érhető el.
withheld-takeback = Nincs visszavétel.
withheld-engine = Játszma közben nincs tanács, és a szint nem változik.
withheld-never = Ebben a játszmában nem: { $name }.
help-strict-announce =
    Te jössz. Írd be a lépést: ezzel bemondod.
    Átváltozásnál mondd a bábut is.
    Kérdezhetsz: utolsó, ismétlés, játszmalap, óra, ki-lép.
    Még: döntetlen, igénylés ismétlés, feladás.
    Kilépés: kilépés.
    Több: súgó minden, súgó igénylés.
help-strict-press =
    A lépésed be van mondva. Most nyomás.
    Nyelvbotlás, előtte: helyesbítés huszár f3.
help-strict-repeat =
    Írd be az ellenfél lépését: ezzel ismétled.
    Aztán te jössz.
help-strict-wait =
    Nem te jössz. Várj.
    Kérdezhetsz: utolsó, ismétlés, játszmalap, óra, ki-lép.

## Egy mérkőzés iratai

report-title = Jelentés a versenybírónak
report-table = Az asztal
report-course = A játszma menete
report-began = Kezdete: { $date }. Az idők a játék órái, percei, másodpercei.
report-began-at = Kezdete: { $date }. Az idők napszaki idők.
report-program-started = A program elindult: { $when }.
report-result = Eredmény: { $score }. { $ended }
report-open = Eredmény: nyitott. A játszma nem ért véget.
report-open-adjourned = Eredmény: nyitott. A játszma függőben.
report-used = { $color } felhasznált ideje: { $time }.
report-illegal-acts = { $color }, szabálytalanságok: { $count }.
report-claims = { $color }, igények: { $count }.
report-complaints = { $color }, panaszok: { $count }.
report-appeals = { $color }, fellebbezések: { $count }.
report-claims-wrong = { $color }, téves igények: { $count }.
report-offers = { $color }, döntetlenajánlatok: { $count }.
report-aids-none = { $color } nem használt segédeszközt.
report-aids-had = { $color } használta: { $aids }.
report-aids-refused = { $color } nem kapta meg: { $aids }.
report-aid = { $aid }, { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
}
report-rulings = Döntések és büntetések: { $count }.
report-passphrases = Rossz jelszavak: { $count }, boríték: { $envelope }.

report-started = A játszma elkezdődik.
report-entered = { $color } lépése: { $move }.
report-touched = { $color } megfogja: { $square }.
report-lifted = { $color } bábut emel fel innen: { $square }.
report-seated = { $color } bábut tesz ide: { $square }.
report-seated-man = { $color } bábut tesz ide, { $square }: { $piece }.
report-adjusting = { $color } azt mondja: igazítok.
report-plays = { $color } más eszközön játszik: { $board }.
report-screen = képernyő
report-announced = { $color } bemondja: { $move }.

report-repeated = { $color } megismétli: { $move }.
report-repeated-none = { $color } lehetetlen lépést ismétel.
report-says = { $color } azt mondja: { $text }
report-unclear = { $color } azt mondja: { $text }. Nem szabályos lépés. A program mindkét mezőt kérte.
report-seen-to = Elintézve: a játékos szavai a versenybíróhoz.
report-seen-to-of = Elintézve: { $color-key ->
    [white] világos
   *[black] sötét
} a versenybíróhoz, { $text }
report-executed = { $color } megteszi a lépést a táblán.
report-corrected = { $color } erre helyesbíti: { $move }.
report-clock-pressed = { $color } lenyomja az órát.
report-two-hands = { $color } két kezet használt.
report-two-hands-claimed = { $color } azt mondja: két kézzel léptek.
report-flag-claimed = { $color } jelzi az ellenfél zászlóját.
report-illegal-claimed = { $color } szabálytalan lépést jelez.
report-correction-wanted = Javítás: { $color } egy szabálytalan lépést javítana.
report-touch-claimed = { $color } szerint { $opponent-key ->
    [white] világos
   *[black] sötét
} megfogta: { $square }, { $number }. lépés.
report-found = Szabálytalanság bejelentve.
report-draw-offered = { $color } döntetlent ajánl.
report-draw-accepted = { $color } elfogadja a döntetlent.
report-draw-declined = { $color } elutasítja a döntetlent.
report-claimed-threefold = { $color } döntetlent igényel, háromszor ugyanaz az állás.
report-claimed-threefold-with = { $color } döntetlent igényel ezzel: { $move }, háromszor ugyanaz az állás.
report-claimed-fifty = { $color } döntetlent igényel, ötven lépés.
report-claimed-fifty-with = { $color } döntetlent igényel ezzel: { $move }, ötven lépés.
report-claimed-no-effort = { $color } döntetlent igényel: az ellenfél nem próbál nyerni.
report-claimed-cannot-win = { $color } döntetlent igényel: az ellenfél szokásos eszközökkel nem nyerhet.
claim-clocks = Óra: világos { $white }, sötét { $black }.
report-increment = { $color } időtöbbletet kér.
report-resigned = { $color } feladja.
report-taken-back = Visszavétel kérve, féllépések: { $count }.
report-wrote = { $color } felírja, { $place }: { $move }.
report-crossed-out = { $color } kihúzza: { $place }.
report-signed = { $color } aláírja: { $result }.
report-absent = { $color } hiányzóként bejegyezve.
report-arrived = { $color } megérkezik.
report-adjournment = A versenybíró döntése: a játszma függőben.
report-adjournment-early = A versenybíró döntése: a játszma idő előtt függőben. Hátralévő játékidő: { $time }.
report-sealed = { $color } lépést borítékol.
report-adjourned = A boríték a versenybírónál van.
report-envelope-lost = A boríték elveszett. A játékosok nem egyeznek meg lépésben.
report-envelope-lost-agreed = A boríték elveszett. A játékosok megegyeznek: { $move }.
report-opened = A boríték felbontva: { $move }.
report-opened-ambiguous = A boríték felbontva: a lépés többféle lehet.
report-opened-unreadable = A boríték felbontva: nem olvasható lépés.
report-resumption = Itt az ideje folytatni a függő játszmát.
report-rules = A versenybíró döntene: { $ruling }
report-refused = Elutasítva: { $why }
report-position-set = Állás megadva: { $position }.
report-judged-possible = Megállapítva: a matt lehetséges.
report-judged-none = Megállapítva: a matt nem lehetséges.
report-judged-undecided = Megállapítva: nem dönthető el, lehetséges-e a matt.
report-paused = Az órák megállítva.
report-resumed = Az órák újra elindítva.
report-time-passed = Lejárt egy határidő.
report-clocks-told = Az órák állása { $white } és { $black }.
report-result-told = A szerver befejezi a játszmát: { $result }.
report-closed = Nem látszik, amíg a boríték zárva van.

report-not-pressed = { $color } nem nyomta le az órát. Az óra tovább jár.
report-illegal-stands = { $color } lépése szabálytalan volt. Számít, amíg nem jelzik.
report-illegal-position = A lépés szabálytalan volt: két király sakkban, vagy gyalog az utolsó soron. { $color } egy lépéssel megszüntetheti.
report-asks = Lehetséges még matt? Ezt vizsgálják.
report-clock-runs = { $color } órája jár.

report-asked-had = { $color } segédeszközt kér, és megkapja: { $aid }.
report-asked-refused = { $color } segédeszközt kér, elutasítva: { $aid }.
report-granted = { $color } segédeszközt kap: { $aid }.
report-withdrawn = { $color } többé nem használhatja: { $aid }.
report-assistant = { $color } segítője: { $name }.
report-assistant-dismissed = { $color } segítője elbocsátva.
report-passphrase-right = Pult megnyitva, hely: { $place }. Jó jelszó.
report-passphrase-wrong = Rossz jelszó, hely: { $place }.
report-envelope-right = Boríték: jó jelszó, hely: { $place }.
report-envelope-wrong = Boríték: rossz jelszó, hely: { $place }.
report-code-wrong = Rossz kód, hely: { $place }.
report-envelope-key = Elkészült a borítékok kulcsa.
report-desk-closed = A pult zárva van.
report-desk-locked = Pult lezárva, hely: { $place }. Nincs bevitel.
report-desk-talks = A pult hangja most { $voice }.
report-questioned = Visszakérdezés a pultnál: { $what }
report-answered-yes = A versenybíró igent mond.
report-answered-no = A versenybíró nemet mond: semmi sem történik.
report-answered-dropped = A kérdés elmarad: semmi sem történik.
report-program-closed = A program bezárva: { $when }.
report-was-closed = Ennyi ideig volt bezárva: { $time }.
report-broken-off = A program nem volt bezárva: összeomlás vagy áramszünet.
report-file-old = A mérkőzésfájl megváltozott: { $keys }. A versenybíró a régi feltételeket tartja meg.
report-file-new = A mérkőzésfájl megváltozott: { $keys }. A versenybíró új feltételekkel kezdi ezt a játszmát. Az előző abbamaradt.
report-file-taken = A mérkőzésfájl megváltozott: { $keys }. Mostantól érvényes. A játszma feltételei nem változtak.
report-served = Egy terminál kiszolgálja a helyet: { $place }.
report-board-lost = Tábla elveszett: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-board-back = Tábla újra itt: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-board-wrong = A tábla nem egyezik a játszmával: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-board-right = A tábla újra helyes: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-board-low = Gyenge a tábla akkumulátora: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-board-missed = A tábla adatai elvesztek: { $color-key ->
    [white] világos
   *[black] sötét
}.
report-flickers = { $square } villódzik, tábla: { $color-key ->
    [white] világos
   *[black] sötét
}. Nem számít.
report-mutes = { $color } mellőzi: { $square }. Nem számít.
report-left = Egy terminál sem szolgálja ki a helyet: { $place }.
report-noted = A versenybíró feljegyzése: { $text }
report-signed-off = A versenybíró befejezi a mérkőzést.
report-desk = a versenybíró

record-cancelled = Törölve: { $moves }.
record-announced-cancelled = Bemondva és törölve: { $move }.
record-illegal = Szabálytalan lépés, amit nem jeleztek: { $move }.
record-apart = Olyan állásból, amely játszmában nem lehet, { $position }: { $move }.
record-goes-on = A játszma másik állásból folytatódik: { $position }
record-at = { $time }:
reason-espeak-missing = az espeak-ng nincs telepítve
reason-espeak-stuck = az espeak-ng nem fejezi be
reason-espeak-garbage = az espeak-ng nem ad hangot
records-no-sound = Nincs hangfájl a bemondásokról: { $reason }.
record-announcements = Bemondások, a kezdettől mért idővel
record-sheet = Játszmalap, { $color-key ->
    [white] világos
   *[black] sötét
}, { $name }
record-differs = Eltérés, { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése: { $move }.
record-position-set = Az állást a versenybíró adta meg, ez előtt: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése.
record-end-revoked = Ezt a véget visszavonták: { $ended }
record-not-written = Hiányzik: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése, { $move }.
record-empty = Nincs felírva semmi.
record-by-hand = A lépések a játékos saját lapján vannak. Csatold ehhez.
record-announced = { $color } bemondja: { $to }.
record-corrects = { $color } helyesbít, erről: { $from }, erre: { $to }.
record-corrected = Helyesbítve erről: { $from }, erre: { $to }.
record-was-illegal = Bemondva, szabálytalan.
record-was-taken-back = Bemondva, szabálytalan, visszavéve.
record-crossed-out = Kihúzva, { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése: { $move }.
record-period = { $color } új időszakaszt kezd, { $number }. lépés. Felhasználva: világos { $white }, sötét { $black }.
record-used = Felhasználva: világos { $white }, sötét { $black }.
record-not-signed = { $color } nem írta alá.
records-no-match = Ez a játszma nem mérkőzés: { $game }. Minden játszma: { $program } games.

envelope-title = Borítékolt lépés borítékja
envelope-began = A játszma kezdete: { $date }.
envelope-sealer = Borítékolta: { $color-key ->
    [white] világos
   *[black] sötét
}, { $name }.
envelope-number = A borítékolt lépés száma: { $number }.
envelope-offer = { $color } döntetlent ajánlott.
envelope-no-offer = Nincs döntetlenajánlat.
envelope-given = { $color }, döntésekkel hozzáadva: { $time }.
envelope-taken = { $color }, döntésekkel levonva: { $time }.
envelope-date = A folytatás napja:
envelope-time = A folytatás órája:
envelope-place = A folytatás helye:
envelope-position = Állás a borítékolt lépés előtt

## Mit tesz egy játékos a mérkőzés asztalánál

seat-not-here = { $name }: mérkőzésen nem.
seat-home-only = Mérkőzésen nem.
seat-alone = { $name }: csak mérkőzésen.
seat-announcing-off = Nem kell: a lépés rögtön számít.
seat-nothing-announced = Még semmi sincs bemondva.
seat-not-in-advance = Előre nem lehet: még nem játszották: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése.
seat-sheet-hole = Előbb ezt írd fel: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése.
seat-nothing-written = Ott nincs bejegyzés.
seat-no-board = Ezen a mérkőzésen nincs táblád.
seat-executed = A lépés a tábládon van.
clocks-run-on = Az órák tovább járnak.
desk-clocks-run-on = Az órák tovább járnak: a megállítás állítja meg őket.
two-hands-called = A versenybíró tud róla, és dönt.
two-hands-called-by = { $color } panasza: { $opponent-key ->
    [white] világos
   *[black] sötét
} két kézzel lépett. A versenybíró dönt.
seat-not-your-turn = Nem te vagy soron: { $color-key ->
    [white] világos
   *[black] sötét
} lép.
button-of-other = Ez a másik gomb volt. Nyomnia kell: { $color-key ->
    [white] világos
   *[black] sötét
}.
seat-your-move = Te jössz.
seat-over = A játszma véget ért. Írd be: aláírás és az eredmény.
seat-boards = A tábládat a mérkőzésfájl adja meg. Ha újra keresnéd: e-tábla be.
seat-repeated-execute = Megismételve. Tedd meg a tábládon.
seat-repeats-another = { $color } más lépést ismétel. Bemondva: { $move }.
seat-must-seal = Borítékold a lépésed. Írd be: borítékolás és a lépés.
seat-taken = Most másik terminálnál játszik: { $color-key ->
    [white] világos
   *[black] sötét
}.
seat-left = { $color } terminálja eltűnt.
player-away = { $color } felállt a táblától.
player-back = { $color } visszajött a táblához.
seat-away = Már jelezted: elmentél. Ha visszajöttél: itt-vagyok.
seat-here = Már a táblánál vagy. Ha elmész: elmegyek.
seat-help-code = A hely kódja a versenybírónál van. Úgy írd be, ahogy a mérkőzésfájlban áll.
seat-code = { $color } helyének kódja. Magában az Enter: kilépés.
seat-code-wrong = Rossz kód. Írd be újra. Magában az Enter: kilépés.
seat-code-wait = Rossz kód. Várj { $seconds } { $seconds ->
    [one] másodpercet
   *[other] másodpercet
}, aztán írd be újra. Magában az Enter: kilépés.
seat-code-early = Túl korai, nem ellenőriztem. Várj { $seconds } { $seconds ->
    [one] másodpercet
   *[other] másodpercet
}, aztán írd be újra. Magában az Enter: kilépés.
seat-must-record = Hiányzik a lapodról: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése. Írd fel, mielőtt lépsz.
seat-must-complete = Most pótold a játszmalapodat.
seat-need-not-record = Egyelőre nem kell írnod a lépéseket.
seat-relayed = { $assistant }, helyette írsz: { $name }, { $color-key ->
    [white] világos
   *[black] sötét
}. Ellenfél: { $opponent }.
seat-assistant = A segítőd: { $assistant }.
seat-assistant-of = { $color } segítője: { $assistant }.
seat-no-assistant = Már nincs segítőd.
seat-no-assistant-of = Már nincs segítője: { $color-key ->
    [white] világos
   *[black] sötét
}.
arbiter-called = A versenybíró hívva. Az órák tovább járnak.
arbiter-called-only = A versenybíró hívva.
arbiter-called-by = { $color } hívja a versenybírót.
arbiter-long = Túl hosszú: legfeljebb { $count } betű. Mondd el a versenybírónak személyesen.
appeal-filed = A fellebbezésed feljegyezve: { $number } számú döntés. A bizottság dönt.
appeal-by = { $color } fellebbez: { $number } számú döntés.
appeal-upheld = Fellebbezés elfogadva: { $number } számú döntés.
appeal-rejected = Fellebbezés elutasítva: { $number } számú döntés.
appeal-no-rulings = Nincs { $number } számú döntés: még egy sem született.
appeal-no-ruling = Nincs { $number } számú döntés. Az utolsó: { $count }.
appeal-revoked = Nincs fellebbezés: a { $number } számú döntés vissza van vonva.
appeal-final = Nincs fellebbezés: a { $number } számú döntés végleges.
appeal-late = Késő a fellebbezés. A határidő ennyi volt: { $time }.
appeal-twice = Már fellebbeztek: { $number } számú döntés.
sheet-kept = A játszmalapodat a program vezeti.
sheet-by-hand = A lapot kézzel vezeted. A lépések csak a saját lapodon vannak.
sheet-by-hand-theirs = Az ellenfél kézzel vezeti a lapját.
sheet-sealed = Borítékolt lépés: csak a borítékban van. A lapodra a felbontáskor kerül.
sheet-written = Felírva, { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése: { $move }.
sheet-crossed-out = Kihúzva: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése.
sheet-hole = hiányzik
sheet-position-set = Az állást a versenybíró adta meg.
sheet-squares = { $from } { $to }
sheet-not-read = Nem érthető. Írd be mindkét mezőt, például g1 f3.
sheet-not-clear = Nem egyértelmű. Írd be mindkét mezőt, például g1 f3.
sheet-two-moves = Egyszerre egy lépést. Írd be az elsőt.
sheet-empty = A játszmalapod üres.
sheet-empty-theirs = Az ellenfél játszmalapja üres.
confirm-seal = Borítékolod? { $move }. igen vagy nem.
confirm-sign = A játszma szerinti eredmény: { $due ->
    [white] világos nyer
    [black] sötét nyer
   *[draw] döntetlen
}. Mégis ezt írod alá: { $signed ->
    [white] világos nyer
    [black] sötét nyer
   *[draw] döntetlen
}? Akkor a versenybíró dönt. igen vagy nem.
seal-no-key = Itt nincs boríték. Borítékolj papíron, és hívd a versenybírót.
seal-fails = A boríték nem zárható le. Borítékolj papíron, és hívd a versenybírót.
argument-writing = { $name }: kell egy lépés, számmal vagy anélkül: { $name } e4, vagy { $name } 12 sötét e5.
argument-result = { $name }: eredmény kell: 1-0, 0-1 vagy döntetlen.
argument-appeal = { $name }: egy döntés száma és az indokaid kellenek: { $name } 2 a zászló nem esett le.
help-seat =
    A lépésed: huszár f3. Aztán nyomás.
    Kérdezz: utolsó, óra, játszmalap.
    Játék közben: döntetlen, elfogadás, elutasítás, feladás.
    Igényelj: igénylés ismétlés, igénylés idő.
    Hívj: versenybíró, fogott e4, két-kéz.
    A lapod: felírás e4, kihúzás, aláírás 1-0.
    Több: súgó minden, súgó igénylés.
help-seat-typed =
    A lépésed: huszár f3.
    Kérdezz: utolsó, óra, játszmalap.
    Játék közben: döntetlen, elfogadás, elutasítás, feladás.
    Igényelj: igénylés ismétlés, igénylés idő.
    Hívj: versenybíró, fogott e4, két-kéz.
    A lapod: felírás e4, kihúzás, aláírás 1-0.
    Több: súgó minden, súgó igénylés.
help-seat-announcing =
    A lépésed: huszár f3, aztán nyomás.
    Az ellenfél lépése: írd be, így ismétled.
    Nyelvbotlás: helyesbítés huszár f3.
    A tábládon van: végrehajtva.
    Kérdezz: utolsó, óra, játszmalap.
    Játék közben: döntetlen, feladás, igénylés ismétlés.
    Hívj: versenybíró, fogott e4, két-kéz.
    A lapod: felírás e4, kihúzás, aláírás 1-0.
    Több: súgó minden, súgó igénylés.
help-seat-sealing =
    A játszma függőben. Borítékold a lépésed: borítékolás huszár f3.
    Senki más nem hallja, és addig a te órád jár.
    Az óra: óra. A lapod: játszmalap. Hívás: versenybíró.
    Több: súgó minden, súgó borítékolás.
help-seat-over =
    A játszma véget ért.
    Írd be: aláírás és az eredmény.
    játszmalap felolvassa a lapodat.
help-executed =
    végrehajtva: az ellenfél lépése a tábládon van, te vagy a segítőd tette meg.
help-touched =
    fogott e4: az ellenfél megfogta az e4 bábuját, és nem lépett vele.
    A versenybíró dönt. Nélküle azonnal érvényes, ha a szabályok jelzést kívánnak.
help-two-hands =
    két-kéz: az ellenfél mindkét kezével lépett.
    A versenybíró dönt.
help-arbiter =
    versenybíró: hívja a versenybírót.
    versenybíró és egy szöveg, például versenybíró szünet: panasz vagy kérés.
    Az órák tovább járnak, hacsak meg nem állítod őket: megállás.
help-appeal =
    fellebbezés 2 a zászló nem esett le: fellebbezés a 2. döntés ellen, az indokaiddal.
    A fellebbviteli bizottság dönt.
help-away = elmegyek: mindenkinek jelzi, hogy felállsz a táblától. Az órád tovább jár.
help-here = itt-vagyok: mindenkinek jelzi, hogy visszajöttél a táblához.
help-write =
    felírás e4: felírja a következő lépést a játszmalapodra.
    felírás 12 sötét e5: arra a helyre.
help-cross-out =
    kihúzás: kihúzza az utolsó bejegyzésedet.
    kihúzás 12 sötét: egy lépést.
help-sign =
    aláírás 1-0, aláírás 0-1, aláírás döntetlen: aláírja az eredményt a játszma után.
    Otthon, döntetlenkérés után: a versenybíró adta eredmény.
help-seal =
    borítékolás huszár f3: borítékba teszi a lépésedet.
    Csak függőben hagyott játszmában.
    Senki más nem hallja.

## Mit jelentenek a versenybíró döntései egy játékosnak

seat-seen-to = A versenybíró elintézte a kérésedet.
seat-aid-granted = A versenybíró engedélyezi neked: { $aid }.
seat-aid-withdrawn = A versenybíró megvonja tőled: { $aid }.
seat-signed-off = A versenybíró befejezte a mérkőzést.

## A versenybíró pultjánál

desk-help = Az órák: kezdés, megállítás, folytatás.
    Tudni: ügyek, tények, összevetés, napló.
    Dönteni: elfogadás, elutasítás, halasztás, lezárás.
    Intézkedni: figyelmeztetés világos, idő-adás világos 2, eredmény 1-0.
    A pult bezárása itt: elhagyás.
    Több: súgó minden, súgó visszaállítás.
desk-nothing-typed = Semmi sincs beírva. Írj be egy pultparancsot, vagy azt, hogy súgó.
desk-player-tells = { $color } hívja a versenybírót: { $text }
desk-do-told = Ha kész, írd be: lezárás.
desk-do-told-numbered = Ha kész, írd be: lezárás { $number }.
desk-do-appeal = A bizottság dönt. Írd be: fellebbezés { $number } jogos vagy fellebbezés { $number } elutasítva, az indokkal.
desk-which-matter = Melyiket? Írd be: { $name } és a száma, például { $name } 2.
desk-no-such-matter = Nincs ilyen számú ügy: { $number }. Meghallgatod őket: ügyek.
desk-appeal-fee = A díj visszajár: { $fee }.
desk-appeal-then = A döntés visszavonása: visszavonás { $number }.
desk-no-appeal = Nem vár fellebbezés: { $number } számú döntés.
desk-seen-to = Kész: a játékos szavai elintézve.
desk-seen-to-call = Hívás elintézve: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-seen-to-of = Hívás elintézve: { $color-key ->
    [white] világos
   *[black] sötét
}, { $text }
desk-sure = { $what } Igen vagy nem?
desk-sure-ends = { $what } Ezzel vége a játszmának. Igen vagy nem?
desk-sure-then = Folytatod? Akkor vége a játszmának: { $what } Igen vagy nem?
desk-sure-time = { $what } Szokatlan változtatás. Igen vagy nem?
desk-revoke-what = Visszavonod? { $what }
desk-moves-gone = { $count ->
    [one] Egy lépés visszavéve.
   *[other] { $count } lépés visszavéve.
}
desk-moves-again = { $count ->
    [one] Egy lépés újra számít.
   *[other] { $count } lépés újra számít.
}
desk-clocks-then = Az órák akkor ezt mutatják: világos { $white }, sötét { $black }.
desk-touch-kept = Nincs visszavehető lépés: { $color-key ->
    [white] világos
   *[black] sötét
} már lépett vele vagy leütötte, { $square }. { $number ->
    [0] Ha az ügyek között vár, ott zárd le.
   *[other] Írd be: lezárás { $number }.
}
desk-sure-board = Mégis elkezdődjön? { $what } Igen vagy nem?
desk-still-asked = Még meg kell válaszolni: { $what } Igen vagy nem?
desk-changed-since = A kérdés óta változott a játszma.
desk-dropped = A kérdés elmarad, nem történt meg: { $what }
desk-dropped-sign-off = a mérkőzés befejezése.
desk-dropped-open = a boríték felbontása.
desk-points-most = { $color }: { $points }. Egy játszma legfeljebb egy pontot ad.
desk-points-least = { $color }: { $points }. Ennél több nem vonható le.
desk-points-scale = A pontok itt az eredményből jönnek: { $scale }. Írd be: eredmény és 1-0.
desk-legal = A játszma szerint szabályos: { $color-key ->
    [white] világos
   *[black] sötét
} utolsó lépése. Ha a táblák vagy a lapok mást mondanak, írd be: összevetés.
desk-illegal-counts = Szabálytalan, de érvényes: volt rá válasz. Vissza: { $restore }.
desk-no-time-left = { $color } órája 0:00. Előbb állítsd be.
desk-still-open = { $count ->
    [one] Egy ügy
   *[other] { $count } ügy
} még nincs eldöntve:
desk-sure-sign-off = Befejezed? A mérkőzés véget ér, és az iratai kiíródnak. Igen vagy nem?
desk-yes-or-no = Igen vagy nem?
desk-help-yes-or-no = igen: megtörténik, és feljegyzés készül róla. nem: semmi sem változik.
desk-not-done = Semmi sem történt.
desk-not-over = Még nem: a játszma nem ért véget, és nincs is függőben a borítékkal a kezedben.
desk-sheet-lacks = Hiányzik a lapról, { $color-key ->
    [white] világos
   *[black] sötét
}: { $place }.
desk-reconstructs = Rekonstrukció innen: { $place }.
desk-found = Megvan, { $place }: { $move }.
desk-found-back = Visszavéve.
desk-found-next = Most: { $place }.
desk-found-how = Írd be lépésről lépésre. visszavétel: az utolsó törlése. A végén: lépések-ismertek. Ha nem deríthetők ki: következő-időszak.
desk-found-otherwise = { $color-key ->
    [white] Világos
   *[black] Sötét
} lapján ez áll: { $move }.
desk-found-differs = Eltérő mezők: { $count }.
desk-found-differs-on = Eltérő mezők: { $squares }.
desk-found-same = Megvan az állás. Írd be: lépések-ismertek.
desk-found-other-turn = A bábuk egyeznek, de { $color } lép.
desk-found-not-yet = Keresd meg a többi lépést, vagy írd be: következő-időszak. Ha a tábla rossz: állás.
desk-found-first = Nincs rekonstrukció. Előbb írd be: rekonstruálás.
desk-found-nothing = Még nem volt lépés.
desk-signed-off = Befejezve.
desk-sure-adjourned = Befejezed a játszma folytatásáig? Az iratai kiíródnak. Igen vagy nem?
desk-signed-off-already = A mérkőzés már be van fejezve.
desk-writing = Írom az iratokat.
desk-records = Az iratok itt vannak: { $folder }.
desk-records-not = Az iratok nincsenek kiírva: { $reason }.
desk-envelope-file = A borítékhoz, nyomtatásra: { $file }.
desk-note = Feljegyzés: { $text }
desk-note-long = Túl hosszú feljegyzés: legfeljebb { $count } betű. Csinálj belőle kettőt.

desk-no-rulings = Még nincs döntés.
desk-ruling-revoked = Döntés { $number }, visszavonva: { $ruling }
desk-ruling-lifted = Döntés { $number }, nem kötelez e döntés óta, { $by }: { $ruling }
desk-no-such-move = Még nem játszották: { $color-key ->
    [white] világos
   *[black] sötét
} { $number }. lépése.

desk-wants-nothing = Csak ennyit írj be: { $name }.
desk-wants-player = { $name }: kell egy játékos: { $name } világos.
desk-wants-time = { $name }: kell egy játékos és egy idő: { $name } világos 5, vagy 5:30, vagy 1:05:30.
desk-wants-default-time = { $name }: idő kell: { $name } 30, vagy 0, ha nincs.
desk-wants-moves = { $name }: kell egy játékos és lépések: { $name } világos 12.
desk-wants-points = { $name }: kell egy játékos és pontok: { $name } világos +1/2, vagy -1.
desk-wants-loss = { $name }: kell egy játékos: { $name } világos; { $name } világos 1/2 fél pontot ad az ellenfélnek.
desk-wants-fault = { $name }: kell egy játékos és egy ok: { $name } világos 1. { $name } világos felsorolja az okokat.
desk-wants-result = { $name }: mindkettő pontja kell: { $name } 1-0.
desk-wants-adjudication = { $name }: eredmény kell hozzá, és hogy ki bírálta el: { $name } 1-0 Anna Muster.
desk-wants-square = { $name }: kell egy játékos és egy mező: { $name } világos e2.
desk-wants-misplaced = { $name } egymagában, vagy játékossal és mezővel: { $name } világos h1.
desk-wants-sheet = { $name }: kell egy játékos: { $name } világos; { $name } világos 5 az utolsó öt lépéshez.
desk-wants-aid = { $name }: kell egy játékos és egy segédeszköz: { $name } világos idők. Mindet elmondja: súgó { $name }.
desk-wants-assistant = { $name }: kell egy játékos és egy név: { $name } világos Kiss János; { $name } világos lezárás.
desk-wants-move = { $name }: kell az utolsó megmaradó lépés: { $name } 12 sötét; { $name } 0 a kezdethez.
desk-wants-position = { $name }: kell egy állás: FEN vagy bábuk listája.
desk-wants-ruling = { $name }: kell egy döntés száma: { $name } 2. A listájuk: döntések.
    Magában a játszma végét vonja vissza.
desk-wants-switch = { $name }: be vagy ki kell: { $name } be.
desk-wants-minutes = { $name } magában, vagy { $name } 2 két perccel az ellenfélnek.
desk-wants-matter = { $name } magában, vagy egy ügy számával: { $name } 2. A listájuk: ügyek.
desk-wants-tasks = { $name }: teendők számai kellenek: { $name } 3.
desk-wants-all = { $name } egyedül, vagy { $name } minden.
desk-wants-appeal = { $name } és egy döntés száma, majd jogos vagy elutasítva, vagy hogy ki fellebbez: { $name } 2 elutasítva A zászló leesett.
desk-wants-number = { $name } magában, vagy egy számmal: { $name } 20.
desk-wants-sealed = { $name } magában, vagy a borítékolt lépéssel: { $name } Hf3.
desk-wants-resumption = { $name }: nap, idő és hely kell hozzá: { $name } 2026-12-01 10:00 2. terem.
desk-wants-adjournment = { $name } egyedül, vagy { $name } korán, a játékidőből hátralévő percekkel vagy nélkülük: { $name } korán 45.
desk-wants-text = { $name }: szöveg kell: { $name } világos rosszul volt.
desk-wants-word = { $name }: egy szó kell hozzá: { $name } döntetlen.
desk-wants-voice = { $name }: nyelv kell: { $name } hu, { $name } en.
desk-wants-command = { $name } magában, vagy egy paranccsal: { $name } visszaállítás.

desk-nothing-waits = Semmi sem vár a döntésedre.
desk-no-yes-or-no = Ezt nem dönti el igen vagy nem. A válaszokat elmondja: ügyek.
desk-matter = { $number }: { $what }
desk-fact-touch = Akkor ott állt, { $square }: { $man }.
desk-fact-about = A lépés: { $move }, { $place }.
desk-fact-not-completed = Ez a lépés még nincs befejezve.
desk-fact-taken-back = Ezt a lépést visszavették.
desk-fact-touch-played = { $color } akkor ezt lépte: { $move }.
desk-fact-touch-since = Azóta befejezett lépések: { $count }.
desk-do-accept = Írd be: elfogadás vagy elutasítás.
desk-do-stopped = Volt alapos ok? Írd be: elfogadás, és a játszma folytatódik, vagy elutasítás.
desk-do-touch = Írd be: elfogadás vagy lezárás.
desk-do-two-hands = Írd be: elfogadás vagy lezárás.
desk-do-cable = { $color } beírja a lépéseket, amíg újra itt nincs. Ellenőrizd a kábelét.
desk-do-board = { $color } hallja, mit kell helyretenni. Az órák megállítása: megállítás.
desk-do-numbered = Írd be: elfogadás { $number } vagy lezárás { $number }.
desk-do-quickplay = Írd be: elfogadás, elutasítás vagy halasztás.
desk-do-quickplay-numbered = Írd be: elfogadás { $number }, elutasítás { $number } vagy halasztás.
desk-do-compare = Írd be: összevetés.
desk-do-penalty = Írj be egy büntetést, például figyelmeztetés vagy idő-levonás, vagy azt, hogy lezárás.
desk-do-no-move = { $color } utolsó szabálytalansága, ha számít. Írd be: elfogadás { $number }, hogy számítson, vagy lezárás { $number }.
desk-do-position = Írd be: visszaállítás vagy állás, aztán folytatás.
desk-do-rule = Dönts, ahogy kell, vagy írd be: lezárás.
desk-do-default-time = Írd be: várakozási-idő és a percek, vagy lezárás, ha vártok tovább.
desk-do-session = Írd be: függőben, vagy lezárás, ha játszanak tovább.
desk-do-sheets = Ha kész, írd be: folytatás. Ha mindkettőnek hiányzik lépés: rekonstruálás.
desk-do-result = Írasd alá velük ugyanazt az eredményt, vagy írd be: eredmény.
desk-do-signed = Érvényes, ha nem döntesz másképp. Írd be: elfogadás, vagy elutasítás, ha a játszma eredménye marad.
desk-do-open = Írd be: felbontás. Ha igazolod a késést: lezárás.

desk-fact-over = A játszma véget ért.
desk-fact-runs = A játszma folyik.
desk-fact-adjourned = A játszma függőben.
desk-fact-new = A játszma nem kezdődött el.
desk-fact-stands = Az órák állnak.
desk-fact-repeated = Ugyanaz az állás: { $count ->
    [one] egyszer
   *[other] { $count } alkalommal
}, { $places }.
desk-place-start = a kezdetkor
desk-place-set = amikor megadták
desk-place = { $place } után
desk-fact-fifty = Ütés és gyaloglépés nélkül: { $count } lépéspár { $needed ->
        [50] az 50-ből
       *[other] a { $needed }-ből
    }.
desk-fact-can-mate = { $color } bábui elegek a matthoz.
desk-fact-cannot-mate = { $color } bábui nem elegek a matthoz.
desk-fact-moves = { $color } megtett lépései: { $count }.
desk-fact-illegal = { $color } szabálytalan lépései: { $count }.
desk-fact-board-right = { $color } táblája egyezik a játszmával.
desk-fact-board-behind = { $color } tábláján hiányzik egy lépés: az ellenfélé.
desk-fact-board-wrong = { $color } táblája hibás, { $count ->
    [one] egy mezőn
   *[other] { $count } mezőn
}: { $squares }{ $more ->
    [0] {""}
   *[other] , és még { $more }
}.
desk-board-none = Nincs táblája: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-board-never = { $color } tábláját nem találtuk.
desk-board-gone = { $color } táblája jel nélkül: { $time }.
desk-board-silent = { $color } táblája még nem jelzett.
desk-board-moves = { $color } táblája: csak kész lépések.
desk-board-sealed = { $color } táblájáról nincs leírás: a lépés borítékba kerül.
desk-clock-runs = { $color } órája jár.
desk-two-hands-unpressed = Szabálytalan lépés, amint { $color-key ->
    [white] világos
   *[black] sötét
} lenyomja az órát.
desk-clocks-stand = Az órák állnak.
desk-session-left = Hátralévő játékidő: { $time }.

desk-board = { $color } táblája, az érzékelők szerint.
desk-board-senses = Csak mezőket érez. A bábuk a játszmából valók.
desk-board-unknown = Foglalt, de a játszmában üres: { $squares }.
desk-board-empty = Üres, de a játszmában foglalt: { $squares }.
desk-sheet-empty = { $color } játszmalapja üres.
desk-sheet-gap = hézag
desk-sheet-illegal = { $move }, nem szabályos
desk-announced = { $color } bemondta: { $move }.
desk-on-board = { $color } tábláján: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Még semmi sem történt.

desk-boards-same = A két tábla ugyanazt mutatja.
desk-boards-differ = A táblák eltérnek, { $count ->
    [one] egy mezőn
   *[other] { $count } mezőn
}.
desk-difference = { $square }: világos { $white }, sötét { $black }.
desk-differences-more = És még { $count }.
desk-something = egy bábu
desk-unsure = hibás érzékelő
desk-sheets-agree = A játszmalapok egyeznek.
desk-sheet-behind = A lapok egyeznek. { $count ->
    [0] { $color } semmit sem írt fel.
   *[other] { $color } eddig írta: { $place }.
}
desk-sheets-until = { $count ->
    [0] Az első lépés egyik lapon sem szabályos.
   *[other] A lapok eddig egyeznek: { $place }. A következő egyiken sem szabályos.
}
desk-sheets-part = A lapok eltérnek, { $place }. Világos: { $white }. Sötét: { $black }.
desk-no-move = nincs lépés
desk-misrecorded = A rögzített játszma hibás, { $place }. Rögzítve: { $recorded }. Felírva: { $written }.
desk-sheet-paper = { $color } kézzel ír: nézd meg azt a lapot.
desk-cause-differ = Innentől eltérnek.
desk-cause-missing = { $color } a többit nem írta fel.
desk-solution-stands = A játszma állása: { $count ->
    [0] a kezdet.
   *[other] { $place } után.
} { $color } lép.
desk-solution-back = Vissza { $count ->
    [0] a kezdethez.
   *[other] az álláshoz, { $place } után.
} { $color } lép.
desk-correction = { $color } kijavítja, { $square }: { $man }.
desk-entry = { $color } pótolja, { $place }: { $move }.
desk-corrections = { $color } felállítja az egész táblát: { $count } mező hibás.
desk-entries = { $color } { $count } lépést pótol a lapján.
desk-time = { $color } órája: { $time }.
desk-times-judged = Az időket te ítéled meg: óraállítás.
desk-doubt-illegal = Mindkettő szabálytalan lépést írt fel: { $place }. Döntsd el így: szabálytalan.
desk-doubt-missing = Mindkét lapról hiányzik: { $place }.
desk-doubt-nothing = Semmi sincs felírva, és egyik tábla sem a kezdetet mutatja.
desk-propose = Ha így döntesz, írd be: elfogadás. FIDE 2023, D.2.9.
desk-propose-none = Nincs javaslat: kérdezd meg a játékosokat, aztán írd be: visszaállítás vagy állás.
desk-propose-warning = { $color } figyelmeztetést kap ezért, ha beírod: elfogadás.
offence-ahead = { $color } előre felírt egy lépést.
offence-other-hand = { $color } a másik kezével nyomta az órát, vagy rajta tartotta az ujját.
offence-misuse = { $color } ráütött az órára, felemelte vagy feldöntötte.
offence-upset = { $color } bábukat döntött fel, és megnyomta az órát.
offence-leaving = { $color } engedély nélkül távozott.
offence-disturbing = { $color } zavarta az ellenfelet.
offence-telephone = { $color } telefont tartott magánál, vagy az megszólalt.
offence-notes = Segédlet: { $color } jegyzetet vagy tanácsot használt.
offence-refusing = Szabályok: { $color } nem volt hajlandó betartani őket.
offence-disrepute = { $color } rossz hírbe hozza a sakkot, például megbeszélt eredménnyel.
desk-propose-remark = Először: megjegyzés. Legközelebb: figyelmeztetés.
desk-propose-time = { $color } két perccel többet kap ezért, ha beírod: elfogadás.
desk-propose-loss = { $color } elveszíti a játszmát, ha beírod: elfogadás.
desk-fault-allowed = E szabályok szerint szabad előre írni.

desk-aid-never = { $aid }: ezt egy versenybíró sem adhatja meg, tanács tilos. FIDE 2023, 11.3.1.
desk-aid-has = Már megvan neki, { $color-key ->
    [white] világos
   *[black] sötét
}: { $aid }.
desk-aid-has-not = { $color-key ->
    [white] Világosnak
   *[black] Sötétnek
} nem jár: { $aid }.
desk-aid-granted = Engedélyezve, { $color-key ->
    [white] világos
   *[black] sötét
}: { $aid }.
desk-aid-tells = Szabálytalan lépés: elutasítva nyomás előtt. Büntetés nincs.
desk-aid-withdrawn = Megvonva, { $color-key ->
    [white] világos
   *[black] sötét
}: { $aid }.
desk-aid-used = { $color } kérte: { $aid }.
desk-aid-refused = { $color } kérte, és nem kapta meg: { $aid }.
desk-no-aids = semmi
desk-assistant = { $color } segítője: { $name }.
desk-assistant-dismissed = Már nincs segítője: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-no-assistant = Nincs segítője: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-assistant-needed = Ehhez a párosításhoz segítő kell. Előbb adj meg másikat. { $article }

desk-no-adjournment = Nincs függőben hagyás: a mérkőzésfájl nem engedi.
desk-no-session = Nincs ismert játékidő, vagy letelt. Írd be: függőben, vagy add meg a perceket: függőben korán 45.
desk-no-key = Nincs kulcs a borítékokhoz: a lépés nem borítékolható.
desk-early-flag = { $color } ideje még { $time }: a korai függőben hagyás többe kerül, és leesik a zászló.
desk-envelope-passphrase = Boríték: írd be a pult jelszavát. Magában az Enter: zárva marad.
desk-help-envelope = Írd be a pultot nyitó jelszót. A borítékolt lépés ezután megtörténik.
desk-envelope-closed = A boríték zárva marad.
desk-envelope-wrong = Rossz jelszó. Írd be újra. Magában az Enter: a boríték zárva marad.
desk-envelope-damaged = A boríték sérült: nem olvasható. Ha a játékosok megegyeznek a lépésben: elveszett és a lépés.
desk-sealed-ambiguous = Borítékolva: { $text }. Több lépés is lehet. Aki borítékolta, veszít.
desk-sealed-unreadable = Borítékolva: { $text }. Nem szabályos lépés. Aki borítékolta, veszít.
desk-lost-annuls = A boríték elveszett, és senki sem tudja a lépést. A játszma érvénytelen.

desk-of = { $color }: { $what }
desk-absent-loses = Hiányzóként jegyzed be? { $color }. Akkor azonnal veszít { $color-key ->
    [white] világos
   *[black] sötét
}: nincs több várakozási idő.
desk-game-over = A játszma véget ért. A vég visszavonása: visszavonás. A mérkőzés lezárása: befejezés.
desk-then-over = A vég visszavonása: visszavonás. A mérkőzés lezárása: befejezés.
desk-then-over-ruled = E döntés visszavonása, { $number }: visszavonás { $number }. A mérkőzés lezárása: befejezés.
desk-game-over-ruled = A játszma véget ért. E döntés visszavonása, { $number }: visszavonás { $number }. A mérkőzés lezárása: befejezés.
desk-sealed = A lépés borítékolva. Ha már nálad van: boríték.
desk-adjourned = A játszma függőben. A napján: esedékes, aztán felbontás.
desk-resumption-past = Ez a nap elmúlt: { $date }. Írj be egy későbbit.
desk-resumption-missing = Mikor és hol folytatódik? Írd be: továbbjátszás, majd a nap, az idő és a hely.
desk-sealed-again = A borítékolt lépés nem léphető meg. Ha a játékosok megegyeznek egy lépésben: elveszett és a lépés, például elveszett Hf3. Lépés nélkül írd be: eredmény.
desk-opened-clock = Időtöbblet a borítékolt lépésért: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-open-now = Írd be: felbontás.
desk-open-if-there = Itt van { $color-key ->
    [white] világos
   *[black] sötét
}? Akkor írd be: felbontás. Ha nem, írd be: hiányzik { $player }.
desk-not-begun = A játszma nem kezdődött el. Írd be: kezdés.
desk-ruling-stays = { $helps ->
    [revoked] A { $number } számú döntés már vissza van vonva.
    [position] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: állás vagy visszaállítás, például visszaállítás 12 sötét.
    [moves] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: lépésszám.
    [penalty] A { $number } számú döntés nem vonható vissza. A büntetéséhez írd be: visszavonás { $next }.
    [touch] A { $number } számú döntés nem vonható vissza: a játékos továbbjátszott. Írd be: { $restore }. Akkor { $color-key ->
        [white] világos
       *[black] sötét
    } szabadon léphet: { $back ->
        [0] bármit.
       *[other] újra { $move }.
    }
    [waive] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: fogott és a mező.
    [increment] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: időtöbblet be vagy időtöbblet ki.
    [offer] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Az ellenfél elutasíthatja.
    [default-time] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: várakozási-idő és a percek.
    [dismissed] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Döntsd el így: fogott, két-kéz, figyelmeztetés vagy más büntetés.
    [quickplay] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: eredmény, idő-adás vagy idő-levonás.
    [end] A { $number } számú döntés folytatást rendelt el. Ha újra befejeznéd, írd be: eredmény vagy vereség.
    [again] A { $number } számú döntés visszavonta ezt: { $of }. Ha újra úgy döntesz, írd be a parancsát, például idő-adás világos 2.
   *[other] A { $number } számú döntés nem vonható vissza: a játszma továbbhaladt. Írd be: visszaállítás, óraállítás vagy eredmény.
}
desk-paused = Az órák állnak. Írd be: folytatás.
desk-not-led = { $color } tábláját a program nem látja. Ellenőrizd magad.
desk-restored-same = Már ez az állás van: nincs visszavett lépés, és az órák megtartják az idejüket. Módosításhoz: óraállítás.
desk-boards-then-resume = Az órák állnak. Ha a táblák helyesek, írd be: folytatás.
desk-matters-again = { $count ->
    [one] Újra vár egy ügy
   *[other] Újra vár { $count } ügy
}. Írd be: ügyek.
desk-resume-when-ready = Ha mindenki kész, írd be: folytatás.
desk-judging = Adhat még mattot { $color-key ->
    [white] világos
   *[black] sötét
}? Ezt vizsgáljuk.
desk-examined = Az állást vizsgáljuk. Ha senki sem adhat mattot, a játszma mindjárt döntetlen.
desk-stands = { $square } { $man }
desk-illegal-board = { $color } tábláján: { $squares }.
desk-not-pressed = { $color } nem nyomta le az órát, { $opponent-key ->
    [white] világos
   *[black] sötét
} továbbjátszik. Senki sem szólhat.
desk-illegal-stands = { $color } lépése szabálytalan volt. Számít, amíg nem jelzik vagy nem döntesz.
desk-illegal-position = Az utolsó lépés szabálytalan volt: két király sakkban, vagy gyalog az utolsó soron. { $color } egy lépéssel jelezheti vagy megszüntetheti.
desk-sheet-differs = { $color } ezt írta fel: { $wrote }, itt: { $place }. Megtett lépés: { $made }.
desk-place-white = világos helye
desk-place-black = sötét helye
desk-place-desk = a pult saját helye
desk-closed-there = A pult egy helyen zárva van.
desk-locked-at = A pult le van zárva: { $place }.
desk-opened-at = A pult itt nyitva van: { $place }.
desk-wrong-at = Rossz jelszó: { $place }.
desk-unclear = { $color } azt mondja: { $text }. Nem szabályos lépés. A program mindkét mezőt kéri.
desk-repeats-another = { $color } ezt ismétli: { $said }. A lépés: { $move }.
desk-envelope-wrong-at = Rossz jelszó a borítékhoz: { $place }.
desk-code-wrong = Rossz kód: { $place }.
desk-terminal-there = Terminál csatlakozott: { $place }.
interrupted = A program megállt: { $color-key ->
    [white] világos
   *[black] sötét
} gondolkodott. Ebből legfeljebb { $seconds } másodperc nincs beszámítva.
interrupted-unknown = A program megállt: { $color-key ->
    [white] világos
   *[black] sötét
} gondolkodott. Hogy ebből mennyi nincs beszámítva, nem tudni. Ha tudod, állítsd be az órát.
desk-terminal-gone = Terminál eltűnt: { $place }.
desk-told-board-lost = Tábla elveszett: { $color-key ->
    [white] világos
   *[black] sötét
}. A játékos tovább írja a lépéseket.
desk-told-board-back = Tábla újra itt: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-told-board-wrong = Hibás tábla: { $color-key ->
    [white] világos
   *[black] sötét
} hallja, mit kell helyretenni.
desk-told-board-right = A tábla újra helyes: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-told-board-low = Gyenge a tábla akkumulátora: { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-told-board-missed = A tábla adatai elvesztek: { $color-key ->
    [white] világos
   *[black] sötét
}. Hiányozhat egy megfogás.
desk-told-mutes = { $color } mellőzi, mert szerinte villódzik: { $square }. Ha nem volt megfogva: véletlen { $color-key ->
    [white] világos
   *[black] sötét
}.
desk-told-flickers = { $square } villódzik, tábla: { $color-key ->
    [white] világos
   *[black] sötét
}. Ha az a megfogás véletlen volt: véletlen { $color-key ->
    [white] világos
   *[black] sötét
}.

## Súgó a versenybíró pultjánál

help-desk-start =
    kezdés: a játszma elkezdődik, a soron lévő játékos órája jár.
    FIDE 2023, 6.6.
help-desk-pause = megállítás: megállítja az órákat.
help-desk-resume = folytatás: újra elindítja az órákat.
help-desk-matters =
    ügyek: minden, ami a döntésedre vár, tényekkel és parancsokkal.
help-desk-accept =
    elfogadás 2: igen a 2. ügyben. Magában: az összevetés javaslatára vagy az egyetlen ügyre.
    elfogadás 2: igen a 2. ügyben. A számokat elmondja: ügyek.
help-desk-reject =
    elutasítás 2: nem a 2. ügyben. Magában: az összevetés javaslatára vagy az egyetlen ügyre.
    elutasítás 2: nem a 2. ügyben. A számokat elmondja: ügyek.
help-desk-postpone =
    halasztás: a döntetlenigényről később születik döntés.
    halasztás 2: két perccel az ellenfélnek.
help-desk-dismiss =
    lezárás: elutasítja a várakozó ügyet, vagy elintézettnek jelöli.
    lezárás 2: a 2. ügyet. A számokat elmondja: ügyek.
help-desk-appeal =
    fellebbezés 2 jogos, fellebbezés 2 elutasítva, az indokkal: ahogy a bizottság a 2. döntésről határozott.
    fellebbezés 2 világos, az indokokkal: világos fellebbezést ad be.
help-desk-facts =
    tények: ismétlések a lépéseikkel, az ötven lépés, anyag, idők, szabálytalan lépések, táblák.
help-desk-article = cikk 9.2, cikk sáncolás: mit mondanak ott a szabályok, röviden.
help-desk-compare =
    összevetés: mindkét tábla és mindkét lap, és az állás, amely következik belőlük.
    FIDE 2023, D.2.9.
help-desk-board =
    tábla világos: világos saját táblája.
    tábla e4: a mező a játszmában.
help-desk-sheet =
    játszmalap világos: világos lapja.
    játszmalap világos 5: az utolsó öt lépés.
help-desk-last =
    utolsó: az utolsó lépés és a bemondott lépés.
help-desk-log =
    napló: az utolsó tíz bejegyzés.
    napló 30: több belőlük.
    Az idő a mérkőzés kezdetétől számít.
help-desk-clocks =
    órák: mindkét idő, és kinek az órája jár.
help-desk-set-clock =
    óraállítás világos 1:23:45: órák, percek, másodpercek.
    23:45 percek, másodpercek. 23 percek.
help-desk-set-moves =
    lépésszám világos 12: világos órájának számlálóját 12 lépésre állítja.
help-desk-reconstruct =
    rekonstruálás: végigvezet a lépéseken, amelyek egyik lapon sincsenek.
    rekonstruálás 20: a 20. lépéstől.
    Utána lépésről lépésre írd be.
help-desk-moves-known =
    lépések-ismertek: megvannak a lépések, és mindketten pótolják a lapot.
help-desk-next-period =
    következő-időszak: a lépések nem deríthetők ki. A következő lépés a következő időszak első lépése.
help-desk-add-time =
    idő-adás világos 2: világos két percet kap.
    idő-adás világos 1:30: másfél percet.
help-desk-take-time =
    idő-levonás világos 2: világos két percet veszít.
    idő-levonás világos 1:30: másfél percet.
help-desk-increment =
    időtöbblet be: mostantól öt másodperc lépésenként.
    időtöbblet ki: elutasítva.
help-desk-warn = figyelmeztetés világos: világos figyelmeztetést kap.
help-desk-points =
    pontok világos +1/2: világos fél ponttal többet kap.
    pontok világos -1: egy ponttal kevesebbet.
    A játszma után.
help-desk-loss =
    vereség világos: világos veszít.
    vereség világos 0: sötét sem kap semmit.
help-desk-result =
    eredmény 1-0: világos pontjai, sötét pontjai.
    1/2-1/2, 0-0 és mások.
help-desk-adjudicate =
    elbírálás 1-0 Anna Muster: ez az eredmény, mert Anna Muster elbírálta az állást.
    A mérkőzésfájlnak engednie kell.
help-desk-fine =
    bírság világos: előre meghirdetett bírság.
help-desk-exclude = kizárás világos: világos kimarad a következő fordulókból.
help-desk-expel = eltávolítás világos: világost eltávolítják a versenyről.
help-desk-annul =
    érvénytelenítés: érvényteleníti a játszmát. Új következik.

help-desk-illegal =
    szabálytalan világos: világos utolsó lépése szabálytalan volt, ahogy láttad.
help-desk-touch =
    fogott világos e2: világos megfogta az e2 bábuját, most vagy az utolsó lépés előtt, és lépnie kell vele.
    Korábbi lépésről: elfogadás és a panasz száma.
help-desk-waive =
    véletlen világos: világos véletlenül fogta meg, és nem számít.
    Világos hallja, mit tegyen vissza, és kinek az órája jár. FIDE 2023, 4.2.2.
help-desk-two-hands =
    két-kéz világos: világos két kézzel lépett.
help-desk-fault =
    vétség világos: felsorolja az okokat. vétség világos 1: világos ezt tette.
    Bekerül a jegyzőkönyvbe, és büntetési javaslat következik.
help-desk-flag = zászló világos: világos zászlója leesett.
help-desk-wrong-start =
    rossz-felállítás: a kezdőállás rossz volt.
    rossz-felállítás világos: világos királya és vezére fel volt cserélve.
    rossz-felállítás világos h1: a h1 bábuja máshol állt.
    Ha új játszmához késő, az a bábu nem sáncolhat.
help-desk-turned =
    fordítva: a tábla fordítva fekszik.
    A játszma folytatódik.
help-desk-reversed =
    felcserélve: a játszma felcserélt színekkel kezdődött.
help-desk-displaced =
    elmozdítva 12 sötét: bábuk mozdultak el sötét 12. lépése után.
    A játszma oda tér vissza, mint visszaállításkor.
help-desk-restore =
    visszaállítás 12 sötét: vissza az álláshoz sötét 12. lépése után, és az idejéhez.
    visszaállítás 0: a kezdethez. Az órák állnak a folytatás parancsig.
help-desk-position =
    állás és FEN, vagy bábuk listája: a játszma onnan folytatódik.
    Az órák állnak a folytatás parancsig.
help-desk-rulings = döntések: minden döntés és büntetés a számával.
help-desk-revoke =
    visszavonás 2: visszavonja a 2. döntést.
    Idő, beállított órák, pontok, eredmények, megfogások, büntetések és a játszma bármilyen vége.
    Magában, a játszma után: visszavonja a végét, a te döntésed szerintit is.
help-desk-allow =
    engedély világos szabályos lépések.
    Segédeszközök: utolsó bemondások, saját játszmalap, idők, lépésszám, ellenfél játszmalapja, állás felolvasása, szabályos lépések, támadó bábuk, döntetlen jelzése, megnyitás neve, lépések visszavétele.
help-desk-withdraw =
    megvonás világos idők: világos többé nem kérdezheti az időket.
    Minden név: súgó engedély.
help-desk-aids =
    segédeszközök: minden játékos segédeszközei, és a segítők.
help-desk-assistant =
    segítő világos Kiss János: megadja világos segítőjét.
    segítő világos lezárás: világosnak már nincs.
help-desk-absent =
    hiányzik világos: hiányzóként jegyzi be világost.
    A várakozási idő számít.
help-desk-arrived = megjött világos: világos megérkezett.
help-desk-default-time =
    várakozási-idő 30: fél óra késésig még lehet játszani.
    várakozási-idő 0: nincs várakozás.
help-desk-adjourn =
    függőben: a soron lévő játékosnak borítékolnia kell.
    Aztán boríték.
    függőben korán: a lépő játékos kéri, és elveszti a játékidő hátralévő részét.
help-desk-resumption = továbbjátszás 2026-12-01 10:00 2. terem: nap, idő és hely, a borítékra. A játékosok hallják.
help-desk-envelope =
    boríték: nálad a borítékolt lépés, és a játszma függőben.
help-desk-due =
    esedékes: eljött az ideje, a függő játszma folytatódik.
    Mostantól egy játékos elkéshet. Aztán felbontás, vagy hiányzik és a játékos.
help-desk-open =
    felbontás: felbontja a borítékot a jelszóval. A játszma folytatódik.
help-desk-lost =
    elveszett Hf3: a boríték elveszett, és mindkettő egyetért ezzel a lépéssel.
    Lépés nélkül: a játszma érvénytelen.
help-desk-note =
    feljegyzés világos rosszul volt: feljegyzést ír a jelentésbe.
help-desk-tasks =
    teendők: ami ennél az asztalnál még hátravan.
    teendők minden: minden, a játszma előtt, közben és után.
help-desk-done = kész 3: a 3. teendő kész. kész 1 2 4: több is.
help-desk-undone = nincs-kész 3: a 3. teendő mégsincs kész.
help-desk-glossary = szójegyzék döntetlen: a szó minden nyelven. A szó bármelyikből való lehet.
help-desk-report =
    jelentés: kiírja az iratokat mostani formájukban, és megmondja, hová.
help-desk-sign-off =
    befejezés: befejezi a mérkőzést, és kiírja az iratait.
help-desk-talk =
    nyelv hu: a pult magyarul beszél. nyelv en: angolul.
help-desk-help =
    súgó: a pult röviden.
    súgó minden: minden név.
    súgó visszaállítás: egy parancs.
help-desk-leave =
    elhagyás: itt bezárja a pultot.
    A jelszó újra megnyitja.

health-speech-unread = Beszéd: az espeak-ng nem tudja olvasni ezt a nyelvet: { $language }. Állíts be másik hangot a beszédszerverben, vagy használj képernyőolvasót.
entry-retyped = Így olvasva: { $text }.
reason-unread = ezt a nyelvet egy hang sem olvassa
voices-new =
    Új hang: { $folder }
    Fordítsd le a fájljait. Aztán ellenőrizd őket: { $program } voices check { $parent }
voices-new-known = { $name } már be van építve. Másik nyelvhez add meg a kódját, például: el.
voices-new-exists = Már létezik: { $folder }. Nevezd át, vagy adj meg másik mappát.
voices-new-fails = Nem hozható létre: { $folder }, { $reason }.
voice-state = Ismeretlen állapot: { $state }. Írd be az egyiket: draft, read vagy spoken.
voice-untranslated =
    { $count ->
        [one] Egy mondat hiányzik. Más nyelven szólal meg: { $names }.
       *[other] { $count } mondat hiányzik. Más nyelven szólalnak meg: { $names }.
    }
voice-untranslated-more = És még { $count }.
voice-plural = Hiányzó változatok, { $name }: { $variants }, ehhez a számhoz: { $gap }.
voice-meanings = Két jelentése van a lépésekben, { $word }: { $first } és { $other }. Mindkettőnek saját szavak kellenek.
help-repertoire =
    repertoár olasz: egy a 45 beépített megnyitásból. repertoár olasz sötét: a másik oldalról.
    repertoár megnyitások: mind, ötösével.
    repertoár saját: a megnyitásaid, a te fájlodból, saját.pgn, az adatmappa repertoire mappájából. Írd be a lépéseidet.
    repertoár játszmák: amit legalább kétszer játszottál. repertoár játszmák sötét: az egyik fél, lehet világos is.
    repertoár: mind, és hogy mennyi gyakorolnivaló van.
    tipp: segítség négy lépcsőben. adatok: a lépések újra.
    következő: a lépés, aztán a többi.
    bezárás: vissza a játszmádhoz.
setting-mouse = Kattintás fogja és teszi-e a bábukat.
setting-key-hints = Mutatja-e a képernyő, mit tesznek a billentyűk.
setting-pictures = Képek legyenek-e a bábuk a képernyőn, ha a terminál megmutatja őket.
cli-voices-new = Mappa létrehozása új nyelvhez, fordításra.
arg-mouse = kattintás fogja és teszi-e a bábukat: on vagy off.
arg-key-hints = mutatja-e a képernyő, mit tesznek a billentyűk: on vagy off.
arg-pictures = képek-e a bábuk a képernyőn: on vagy off.
arg-voices-new-language = a nyelv jelölése, például nl vagy pt-BR.
arg-voices-new-folder = a mappája. Ha nincs megadva, a saját hangjaid mappája.
health-voices =
    { $count ->
        [one] Hangok: még egy működik.
       *[other] Hangok: még { $count } működik.
    }
health-voices-draft = Hangok: vázlatok, anyanyelvi beszélő még nem nézte át őket: { $names }.
voice-review =
    { $state ->
        [read] Hang, { $name }: elolvasva, { $by }, { $date }.
        [spoken] Hang, { $name }: meghallgatva, { $by }, { $date }.
       *[draft] Hang, { $name }: vázlat, anyanyelvi beszélő még nem nézte át.
    }
voice-unconfirmed = Hang, { $name }: megerősítésre vár: { $words }.
reason-louis-unfit = ehhez a nyelvhez egyik táblázat sem jó
pictures-none = Ez a terminál nem mutat képeket. A bábukat jelek rajzolják ki.
pictures-absent = Ez a program képek nélkül készült. Hogyan lesznek képek, itt olvasható: docs/guide.md.
arg-import-letters = a bábuk betűi a fájlban: ennek a hangnak a betűi, például de.
reason-voices = a rendszer hangjai nem működnek; hogy csak a képernyőolvasód beszéljen, írd be: beszéd ki
health-speech-system =
    Beszéd: ezen a rendszeren { $count ->
        [one] egy hang van
       *[other] { $count } hang van
    }; { $languages }.
health-speech-system-missing = Beszéd: nincs hang ehhez a nyelvhez: { $language }. Adj hozzá egyet a rendszer beszédbeállításaiban.
health-terminal-unread-elsewhere =
    Terminál: képernyőolvasók nem olvassák: { $name }. Használd ezt: { $system ->
        [windows] Windows Terminal
       *[macos] Terminál
    }.
health-tried-linux = Rendszer: Linux. A tesztekben az Orca, a Fenrir, a BRLTTY és a yasr olvassa a programot. Vak játékostól még nem jött visszajelzés.
health-tried-windows = Rendszer: Windows. A készítők csak Wine alatt próbálták ki, képernyőolvasó nélkül. Ha NVDA-t vagy JAWS-ot használsz, írd meg nekünk, hogyan olvassa.
health-tried-macos = Rendszer: macOS. A készítők lefordították, de sosem futtatták. Ha VoiceOvert használsz, írd meg nekünk, hogyan olvassa.
health-tried-nowhere = Rendszer: itt még senki sem próbálta ki. Írd meg nekünk, hogyan működik.
reason-louis-absent = hiányzik a lou_translate, telepítsd: liblouis
health-braille-absent = Braille: a sakkírás működik. Irodalmi Braille-hez telepítsd: liblouis.
reason-no-name = egyetlen fájlnak sem lehet ilyen neve

## Versenyen

tournament-new = { $name }: { $players } játékos, még nincs forduló.
tournament-open = { $name }: { $round }. forduló, összesen { $rounds }, { $players } játékos.
tournament-new-teams = { $name }: csapatok száma { $players }, még nincs forduló.
tournament-open-teams = { $name }: { $round }. forduló, összesen { $rounds }, csapatok száma { $players }.
tournament-next-draw = Most a rajtszámok sorsolása: sorsolás. Minden parancs: súgó.
tournament-next-pair = Most a párosítás, { $round }. forduló: párosítás. Minden parancs: súgó.
tournament-next-results = Most az eredmények, például eredmény 1 1-0. Minden parancs: súgó.
tournament-next-qualify = A csoportok befejeződtek. A legjobbak továbbjutása: továbbjutás.
tournament-next-standings = Minden forduló lezajlott. A végeredmény: állás.
tournament-not-done = Semmi sem történt.
tournament-sure = Igen vagy nem?
tournament-nothing-typed = Semmi sincs beírva. Írj be egy parancsot, vagy azt, hogy súgó.
tournament-unknown = Itt ismeretlen: { $word }. Minden parancs: súgó.
tournament-unknown-near = Itt ismeretlen: { $word }. Erre gondoltál: { $near }?
tournament-which-player = Melyik játékos? { $names }. Írd be a számát.
tournament-no-player = Nincs ilyen játékos: { $text }. Mindenki: résztvevők.
tournament-help = Előtte: kiírás, résztvevők, nevezés, sorsolás.
    Fordulók: párosítás, párok, eredmény, hátralévő, halasztás.
    Játékosok: játékos, hiányzik, visszalépés, visszatérés, külön, módosítás.
    Kérdések: ellenfél, csoport, esély.
    Csapatok: felállás. Egyenlőség: döntés. Csoportok: továbbjutás.
    Tabella: állás, miért, kereszttáblázat, díjak.
    Fájlok: értesítések, jelentés, játszmák, exportálás, asztalok.
    Javítás: helyesbítés, napló, visszavonás. Kilépés: elhagyás.
    Több: súgó minden, súgó párosítás, magyarázat.
tournament-wants-nothing = Csak ennyit írj be: { $name }.
tournament-wants-player = { $name }: kell egy játékos: { $name } 7, vagy { $name } anna.
tournament-wants-bye = { $name }: kell egy játékos, aztán 1/2 a fél ponthoz: { $name } 7 1/2.
tournament-wants-players = { $name }: két játékos kell: { $name } 3 7.
tournament-wants-entry = { $name }: kell egy név, és értékszám, ha van: { $name } Kovács, Ida 1650.
tournament-wants-amendment = { $name }: játékos, a fájl egy kulcsa és értéke: { $name } 7 rating 1850.
tournament-wants-goal = { $name }: kell egy játékos és egy hely: { $name } 7 3.
tournament-wants-varma = { $name } magában, vagy { $name } varma.
tournament-wants-pairs = { $name }: kellenek a párok, világos elöl, az erőnyerő egyedül: { $name } 1-4 2-3 5.
tournament-wants-result = { $name }: kell egy tábla és egy eredmény: { $name } 4 1-0.
tournament-wants-correction = { $name }: forduló, tábla és eredmény kell: { $name } 2 4 1-0.
tournament-wants-board = { $name }: kell egy tábla: { $name } 4.
tournament-wants-line-up = { $name }: kell egy csapat és játékosainak helye: { $name } 2 1 3 4.
tournament-wants-tie = { $name }: kell egy tábla: { $name } 2, vagy { $name } 2 1-0.
tournament-wants-qualified = { $name } egyedül, vagy számok: { $name } 1 5 2 8.
tournament-wants-round = { $name } magában, vagy egy fordulóval: { $name } 3.
tournament-wants-act = { $name }: kell egy bejegyzés száma: { $name } 12. A számok: napló.
tournament-wants-number = { $name } magában, vagy egy számmal: { $name } 30.
tournament-wants-file = { $name }: kell egy fájlnév: { $name } club.trf.
tournament-wants-command = { $name } magában, vagy egy paranccsal: { $name } párosítás.
tournament-wants-term = { $name } magában, vagy egy szóval: { $name } Buchholz.
tournament-no-varma = Nincs Varma-tábla ennyi játékosra. 9 és 24 között van.
tournament-numbered = A rajtszámok ki vannak osztva.
tournament-drawn = Rajtszámok, sorsolva ezzel: { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = { $round }. forduló, { $board }. tábla: { $result }, eddig: { $had }.
tournament-moves = { $player } pontjai akkor: { $points }, helye { $place }, most { $had }.
tournament-pairings-stay = A későbbi fordulók párosítása marad.
tournament-withdraw-what = { $player } elhagyja a versenyt.
tournament-revoke-what = Visszavonod? { $what }
tournament-revoked = Visszavonva: { $number }. bejegyzés.
tournament-playing = { $round }. forduló, { $board }. tábla: { $white } és { $black } játszik.
tournament-postponed = Elhalasztva, { $round }. forduló, { $board }. tábla: { $white } és { $black }.
tournament-adjourned = Függő játszma, { $round }. forduló, { $board }. tábla: { $white } és { $black }. Párosítás nélküle: halasztás { $board }.
tournament-pair-without = Nincs eredmény, { $round }. forduló, { $board }. tábla: { $white } és { $black }. A párosításban döntetlen.
tournament-pair-appeal = Nyitott fellebbezés, { $round }. forduló, { $board }. tábla: { $white } és { $black }. Az eredmény számít, ahogy van.
tournament-nobody-there = senki
tournament-none-missing = Minden eredmény megvan.
outcome-white = világos nyert
outcome-draw = döntetlen
outcome-black = sötét nyert
outcome-white-forfeit = világos nyert játék nélkül
outcome-black-forfeit = sötét nyert játék nélkül
outcome-neither-forfeit = senki sem jött el
outcome-neither = mindkettő veszített
outcome-half-white = fél pont csak világosnak
outcome-half-black = fél pont csak sötétnek
tournament-round-over = Vége: { $round }. forduló.
tournament-all-over = Vége az utolsó fordulónak. A végeredmény: állás.
tournament-third-forfeit = Harmadszor nem jött el: { $player }. A legtöbb kiírás ezért kizár. Ehhez: visszalépés.
tournament-entered = Nevezve: { $player }.
tournament-entered-late = Nevezve: { $player }, első fordulója: { $round }.
tournament-amended = Nevezés kijavítva: { $player }.
tournament-paired-tables = { $round }. forduló: párosítás a táblázat szerint.
tournament-paired-arbiter = { $round }. forduló: kézzel párosítva.
tournament-paired-rules = { $round }. forduló: a rendszer szabályai szerint párosítva.
tournament-paired-lots = { $round }. forduló: sorsolva ezzel: { $number }.
tournament-paired-program = { $round }. forduló: párosította { $program }.
tournament-ended = { $board }. tábla, { $round }. forduló: { $white }, { $black }: { $result }.
tournament-corrected = Kijavítva, { $board }. tábla, { $round }. forduló: { $white }, { $black }: { $result }.
tournament-absent = Hiányzik, { $round }. forduló: { $player }.
tournament-absent-half = Kimarad fél ponttal, { $round }. forduló: { $player }.
tournament-absent-full = Kimarad egész ponttal, { $round }. forduló: { $player }.
tournament-withdrawn = Visszalépett: { $player }.
tournament-returned = Visszatért: { $player }, első fordulója: { $round }.
tournament-kept-apart = Nem párosíthatók: { $names }.
tournament-lined-up = Felállás, { $player }, { $round }. forduló: { $names }.
tournament-decided = { $board }. tábla, { $round }. forduló: továbbjut { $player }. Döntött: { $decider }.
tournament-decided-lots = { $board }. tábla, { $round }. forduló: továbbjut { $player }. Sorsolva ezzel: { $number }.
tournament-qualified = Továbbjutnak: { $names }.
tournament-qualify-shared = { $number }. csoport: a { $place }. hely megosztott. Írd be az összes továbbjutót, az erősebbet előbb: továbbjutás 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, visszavonva: { $what }
tournament-log-empty = Még semmi sincs feljegyezve.
tournament-no-act = Nincs { $number }. bejegyzés. Számuk { $count }, az utolsók: napló.
tournament-revoked-already = Már vissza van vonva: { $number }. bejegyzés.
tournament-is-revocation = Ez visszavonás: { $number }. bejegyzés. Add meg újra a visszavont parancsot.
tournament-needed-by = Előbb vond vissza ezt, { $number }. bejegyzés: { $what }
tournament-refused-player = Nincs ilyen játékos. Mindenki: résztvevők.
tournament-refused-name = Hiányzik a név. Írd be utána: nevezés.
tournament-refused-fide = Ezzel a FIDE-számmal már van nevezés: { $player }.
tournament-refused-same = Már nevezett: { $player }.
tournament-refused-late = Nincs késői nevezés: az 1. forduló után a táblázatban nincs több hely.
tournament-refused-paired = Már párosítva: { $round }. forduló.
tournament-refused-round = Nincs { $round }. forduló. Számuk { $rounds }.
tournament-refused-players = Nem lehet { $count } játékossal: a rendszer nem engedi.
tournament-refused-order = Nincs mindenkinek egy saját száma.
tournament-refused-numbers = Késő: az 1. forduló ezekkel a számokkal van párosítva.
tournament-refused-next = A következő forduló: { $round }.
tournament-refused-playing = Nincs vége: { $round }. forduló, táblák: { $boards }. Írd be az eredményeket, vagy: halasztás.
tournament-refused-last = Minden forduló párosítva van.
tournament-refused-board = Nincs { $board }. tábla, { $round }. forduló. Számuk { $boards }.
tournament-refused-result = Már van eredménye: { $result }. Kijavítása: helyesbítés.
tournament-refused-no-result = Még nincs eredménye. Beírása: eredmény.
tournament-refused-known = Már ez az eredménye.
tournament-refused-postponed = Már el van halasztva.
tournament-refused-left = Akkor nem volt a versenyben.
tournament-refused-here = Nem lépett vissza.
tournament-refused-two = Két különböző játékos kell.
tournament-refused-no-teams = Itt nem csapatok játszanak.
tournament-refused-part = Nincs { $board }. tábla. Számuk { $boards }.
tournament-refused-which = A { $board }. mérkőzésnek több táblája van. Írj be egyet: eredmény { $board }.1 1-0.
tournament-refused-many = Túl sok játékos. Táblák egy mérkőzésen: { $boards }.
tournament-refused-member = Nincs { $number }. játékos ebben a csapatban. A lista: játékos és a csapat.
tournament-refused-board-order = Nem a táblák sorrendje: { $number }. játékos. A csapat listája számít.
tournament-refused-nobody = A felálláshoz legalább egy játékos kell.
tournament-refused-begun = A mérkőzés elkezdődött.
tournament-refused-tied = Ott nincs egyenlőség. Egy játszmához: eredmény.
tournament-refused-groups = Az csoportokhoz való, amikor mind befejeződött.
tournament-refused-qualify = Írj be minden továbbjutót egyszer. Számuk { $count }.
tournament-refused-members = A csapat játékosai a listán maradnak.
tournament-breach-twice = Kétszer van párosítva: { $player }.
tournament-breach-missing = Nincs párosítva: { $player }.
tournament-breach-absent = Párosítva van, de hiányzik: { $player }.
tournament-breach-met = Már játszottak, { $round }. forduló: { $white } és { $black }.
tournament-breach-apart = Nem párosíthatók: { $white } és { $black }.
tournament-breach-bye = Nem kell erőnyerő: { $player } az.
tournament-breach-second-bye = Második pont játszma nélkül: { $player }.
tournament-breach-third = { $color } háromszor egymás után: { $player }.
tournament-breach-three-more = { $color } hárommal több a kelleténél: { $player }.
tournament-pairing = Párosít: { $program }.
tournament-pairing-still = Egy program párosít. Leállítása: állj.
tournament-pairing-stopped = Leállítva. Semmi sincs párosítva.
tournament-pairing-none = Nincs mit leállítani. Egy program sem párosít.
tournament-pairing-outdated = Semmi sincs párosítva: közben valami megváltozott. Újra: párosítás.
tournament-no-program = Nincs párosítóprogram. Telepítsd: gacrux vagy bbpPairings. Vagy írd a párokat ez után: párosítás.
tournament-program-missing = { $program } nem indul. Írd a párokat ez után: párosítás. Vagy telepítsd újra.
tournament-program-stuck = { $program } túl lassú, le lett állítva. Írd a párokat ez után: párosítás.
tournament-program-endless = { $program } túl sokat ír, le lett állítva. Írd a párokat ez után: párosítás.
tournament-answer-unreadable = { $program } nem párosított: { $why } Írd a párokat ez után: párosítás.
tournament-answer-refused = Elutasítva, semmi sincs párosítva. Szabályt sért { $program } válasza:
tournament-answer-empty = nincs válasz.
tournament-answer-line = a válasz { $line }. sora nem pár.
tournament-answer-count = { $said } pár bejelentve, { $count } megadva.
tournament-answer-number = senkinek sincs ilyen száma: { $number }.
tournament-answer-byes = két erőnyerő egy fordulóban.
tournament-name = { $name }.
tournament-place-is = Hely: { $value }.
tournament-from = Kezdete: { $value }.
tournament-to = Vége: { $value }.
tournament-arbiter = Vezető versenybíró: { $value }.
tournament-laws = Sakkszabályok: { $value }.
tournament-system = Rendszer: { $value }.
tournament-rounds = Fordulók: { $value }.
tournament-accelerated = Gyorsítás: { $value }.
tournament-boards = Táblák egy mérkőzésen: { $value }.
tournament-arbiters = Ajánlott versenybírók: { $value }.
tournament-decided-by = Egyenlőségnél dönt: { $value }.
decider-rapid = rapid játszma
decider-blitz = villámjátszma
decider-armageddon = Armageddon-játszma
decider-rating = értékszám
decider-white-out = világos kiesik
decider-boards = a jobb első táblák
decider-lots = sorsolás
decider-arbiter = a versenybíró döntése
tournament-variant = Játék: { $value }.
tournament-time = Gondolkodási idő: { $value }.
tournament-default-time = Várakozási idő: { $value } perc.
tournament-ties = Holtverseny eldöntése: { $value }.
tournament-draws = Döntetlen: { $value }.
tournament-aids = Segédeszközök: { $value }.
tournament-appeals = Fellebbezés: { $value }.
system-round-robin = körverseny
system-swiss = svájci rendszer
system-adjusted = módosított svájci rendszer
system-lots = svájci rendszer sorsolással
system-by-hand = kézi párosítás
system-match = páros mérkőzés
system-scheveningen = scheveningeni rendszer
system-knock-out = kieséses rendszer
system-groups = csoportok
tournament-nobody = Még senki sem nevezett. Írd be: nevezés és egy név.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, értékszám nélkül.
tournament-entry-left = { $number }: { $name }, visszalépett.
tournament-no-round-yet = Még nincs párosított forduló. Írd be: párosítás.
tournament-no-round = Nincs párosítva, { $round }. forduló. Számuk { $rounds }.
tournament-round = { $round }. forduló:
tournament-bye = Erőnyerő: { $player }.
tournament-free = Szabad: { $player }.
tournament-board = { $board }. tábla: { $white }, { $black }.
tournament-board-over = { $board }. tábla: { $white }, { $black }: { $result }.
tournament-board-postponed = { $board }. tábla: { $white }, { $black }: elhalasztva.
tournament-match = { $board }. mérkőzés: { $white }, { $black }.
tournament-match-score = { $board }. mérkőzés: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Továbbjut { $player }.
tournament-tied-game = Egyenlő. Most: { $decider }, { $board }. tábla, világos: { $player }.
tournament-tied = Egyenlő, { $board }. tábla. Sorsolás: döntés { $board }. Vagy a továbbjutó: döntés { $board } 1-0.
tournament-tied-by = Egyenlő, { $board }. tábla. Dönt: { $decider }. Írd be: döntés { $board }.
tournament-standings = Állás, { $round }. forduló után:
tournament-group = { $number }. csoport:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; a többi számuk is egyenlő.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: hely { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Minden mentve van.
tournament-pair-breaks = Ez a párosítás szabályt sért:
tournament-proposed = Javaslat, { $round }. forduló:
tournament-proposed-lots = Javaslat, { $round }. forduló, sorsolva ezzel: { $number }:
tournament-down = Egy pontcsoporttal lejjebb: { $player }.
tournament-no-proposal = Ezekkel a szabályokkal nincs párosítás. Írd be a párokat: párosítás 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Hely: { $place }, pontok: { $points }.
tournament-player-title = Cím: { $value }.
tournament-player-federation = Szövetség: { $value }.
tournament-player-club = Klub: { $value }.
tournament-player-team = Csapat: { $value }.
tournament-player-captain = Csapatkapitány: { $value }.
tournament-player-seat = Ülőhely: { $value }.
tournament-player-assistant = Segítő: { $value }.
tournament-card-won = { $round }. forduló: { $color }, győzelem, ellenfél: { $player }.
tournament-card-drawn = { $round }. forduló: { $color }, döntetlen, ellenfél: { $player }.
tournament-card-lost = { $round }. forduló: { $color }, vereség, ellenfél: { $player }.
tournament-card-forfeit-won = { $round }. forduló: győzelem játék nélkül, ellenfél: { $player }.
tournament-card-forfeit-lost = { $round }. forduló: vereség játék nélkül, ellenfél: { $player }.
tournament-card-now = { $round }. forduló, { $board }. tábla: { $color }, ellenfél: { $player }.
tournament-card-half = { $round }. forduló: kimaradt, fél pont.
tournament-card-full = { $round }. forduló: kimaradt, egész pont.
tournament-card-bye = { $round }. forduló: erőnyerő, nem jutott ellenfél.
tournament-card-absent = { $round }. forduló: nem játszott.
tournament-same-points = Ugyanannyi pont: { $names }.
tournament-score-group = Pontszám { $points }: { $names }.
tournament-not-paired = { $player }: nincs párja, { $round }. forduló.
tournament-could = { $player }, { $place }. hely vagy jobb:
tournament-could-not-yet = Csak az utolsó forduló párosítása után, csapatok nélkül.
tournament-could-too-many = Túl sok nyitott játszma: { $count }. Kérdezd meg, ha néhány véget ért.
tournament-could-win = Győzelemmel
tournament-could-draw = Döntetlennel
tournament-could-loss = Vereséggel
tournament-could-anyhow = Ahogy áll
tournament-could-always = { $case }: mindenképpen.
tournament-could-never = { $case }: már nem.
tournament-could-if = { $case }: biztosan így, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: csak így, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: mások több eredményével.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = Nincs helye, { $player }: a játszmák felénél kevesebb.
tournament-why = { $player }: hely { $place }, pontok: { $points }.
tournament-behind-points = { $player } mögött, pontszám szerint.
tournament-behind-tie = { $player } mögött, ez döntött: { $tie }.
tournament-behind-lots = { $player } mögött, sorsolással.
tournament-shared = Megosztott hely, vele: { $player }.
tournament-tie = { $tie }: { $value }, ebből áll:
tournament-tie-place = { $tie }: hely { $value }, ebből áll:
tournament-tie-unmet = { $tie }: nincs mit összevetni.
tournament-part = { $round }. forduló: { $value }, ellenfél: { $player }.
tournament-part-own = { $round }. forduló: { $value }.
tournament-part-weighed = { $round }. forduló: { $value }, ellene szerzett { $brought }, ellenfél: { $player }, pontja: { $scored }.
tournament-part-dummy = { $round }. forduló, nem játszott: { $value }, { $reason }.
tournament-dummy-own = mint a saját pontszám
tournament-dummy-opponent = mint a párosított ellenfél
tournament-dummy-draws = mint döntetlen minden fordulóban
tournament-part-mean = Átlagosan: { $value }.
tournament-part-table = Az értékszám-táblázatból: { $value }.
tournament-part-other = Ezen kívül: { $value }.
tournament-cut-least = Kihagyva, mint a legkisebb.
tournament-cut-voluntary = Kihagyva, mert szándékosan nem játszott.
tournament-cut-most = Kihagyva, mint a legnagyobb.
tournament-cut-limit = Nem számít: az ellenfélnek túl kevés pontja van.
notice-title = { $name }, { $round }. forduló
notice = { $player }: { $round }. forduló, { $board }. tábla, { $color }, ellenfél: { $opponent }.
notice-seat = { $player }: { $round }. forduló, { $board }. tábla, { $color }, ellenfél: { $opponent }, ülőhely: { $seat }.
notice-bye = { $player }: { $round }. forduló, erőnyerő.
tournament-no-variant = A TRF-ben nincs hely a játéknak. Nincs benne: { $variant }.
tournament-written = Kiírva: { $file }.
tournament-not-written = Nincs kiírva, { $file }: { $reason }.
tournament-games-unread = Az asztalok játszmái nem olvashatók: { $reason }. Semmi sem íródott.
round-report-title = { $name }, { $round }. forduló: jelentés
round-report-done = A versenybíró intézkedései:
round-report-open = Még nyitott:
round-report-adjourned = Függő játszma: { $board }. tábla, { $white } és { $black }.
round-report-appeal = Eldöntetlen fellebbezés: { $board }. tábla, { $white } és { $black }.
tournament-not-kept = Semmi sem történt, nem sikerült menteni: { $reason }.
tournament-damaged = Sérült napló: lehetetlen bejegyzés, { $number }. { $why } Talán más a versenyfájl.
tournament-damaged-line = Sérült napló: nem olvasható bejegyzés, { $number }.
tournament-not-there = Nincs ilyen fájl: { $file }. Hogyan kezdj egyet, leírja: tournament.md.
tournament-ask-begin =
    Új versenyfájl, körülbelül 8 kérdés és a játékosok.
    Magában az Enter: a felkínált válasz.
    vissza: az előző kérdés.
    Control-C: abbahagyás. A válaszok megmaradnak.
tournament-ask-name = A verseny neve, az évvel, ha minden évben van.
tournament-ask-place = Helyszín.
tournament-ask-from = Első nap, például 2026-11-28.
tournament-ask-system = Melyik rendszer?
tournament-ask-rounds = Hány forduló?
tournament-ask-groups = Hány csoport?
tournament-ask-boards = Táblák egy mérkőzésen, ha csapatok játszanak.
tournament-ask-time = Idő játékosonként, például 60+30.
tournament-ask-ties = Holtverseny eldöntése, sorrendben.
tournament-ask-first-team = Első csapat.
tournament-ask-team = { $number }. csapat. Enter: nincs több csapat.
tournament-ask-first-player = Első játékos, értékszámmal, például Kovács, Ida 1650.
tournament-ask-player = { $number }. játékos. Enter: nincs több játékos.
tournament-ask-help-player = Írd be a vezetéknevet, egy vesszőt, a keresztnevet és az értékszámot. Az értékszám elmaradhat.
tournament-ask-too-many = Túl sok forduló { $count } résztvevőhöz: legfeljebb { $rounds }. Módosítsa a rounds értékét a fájlban.
tournament-ask-review = A fájl kiírása: Enter. Az utolsó válasz módosítása: vissza.
tournament-begin = Kezdés: { $program } tournament { $file }
tournament-from-done = Átvéve: játékosok { $players }, fordulók { $rounds }.
tournament-from-left = Ismeretlen sorok, kimaradtak: { $lines }.
tournament-from-ties = Van ismeretlen döntő szempont, ez kimaradt.
tournament-from-line = { $line }. sor, { $column }. oszlop: { $what }
tournament-from-there = Ilyen verseny már van: { $name }. Adj ennek más nevet a fájljában.
tournament-from-teams = Semmi sincs átvéve: csapatok, játékosok és pontok nem illenek össze.
tournament-from-by-hand = Semmi sincs átvéve: vannak kézzel adott pontok.
tournament-from-scoring = Semmi sincs átvéve: a távollét vagy a nyitott játszma más pontot ér, mint itt.
tournament-from-acceleration = Semmi sincs átvéve: a gyorsítás nem a bakui.
tournament-from-name = Semmi sincs átvéve: nem jó név, játékos { $number }.
tournament-from-round = Semmi sincs átvéve: a { $round }. fordulóban olyan eredmény vagy erőnyerő van, amilyen itt nem lehet.
tournament-from-act = Semmi sincs átvéve. { $what } { $why }
exchange-no-player = nincs játékos ebben a fájlban.
exchange-number = itt hiányzik egy szám.
exchange-too-great = a szám túl nagy.
exchange-points = itt hiányoznak a pontok.
exchange-color = ez nem szín, w, b vagy kötőjel kell.
exchange-result = ez nem eredmény, mint 1, 0 vagy =.
exchange-unfit = az eredmény nem illik az ellenfélhez.
exchange-number-twice = a { $number } rajtszám kétszer szerepel.
exchange-opponent = senkinek sincs ilyen száma: { $number }.
exchange-oneself = egy játékos saját maga ellen.
exchange-two-opponents = két ellenfele van a { $round }. fordulóban: { $number }.
exchange-contradiction = más az eredménye a { $round }. fordulóban: { $number }.
exchange-score = { $given } pont, de az eredmények szerint { $counted }.
exchange-players-missing = { $told } játékos van bejelentve, { $found } van meg. A fájl nem teljes.
tournament-not-read = Nincs beolvasva, { $file }: { $reason }.
event-wrong-line = { $line }. sor: { $what }
event-wrong-form = ez nem versenyfájl sora.
event-wrong-twice = kétszer van a fájlban.
event-wrong-key = ismeretlen kulcs: { $word }.
event-wrong-key-near = ismeretlen kulcs: { $word }. Erre gondoltál: { $near }?
event-wrong-part = kezdd dupla szögletes zárójellel: [[{ $part }]].
event-wrong-value = { $key } nem lehet { $value }. { $can }
event-wrong-missing = { $key } hiányzik a versenyfájlból.
event-wrong-nameless = { $key } hiányzik innen.
event-wrong-player = kétszer van a játékos: { $name }.
event-wrong-fide = kétszer van a FIDE-szám: { $number }.
event-wrong-team = kétszer van a csapat: { $name }.
event-wrong-no-team = nincs ilyen csapat a fájlban: { $name }.
event-wrong-teamless = ennek a játékosnak nincs csapata: { $name }.
event-wrong-empty-team = ennek a csapatnak nincs játékosa: { $name }.
event-wrong-unfit = { $key } nem illik a fájl többi részéhez.
event-wrong-ends = a vége a kezdete előtt van: { $day }.
event-can-text = Egy sor, legfeljebb 100 betű.
event-can-federation = Három nagybetű, például HUN.
event-can-day = Egy nap, például 2026-11-28.
event-can-laws = A szabályok egy kiadása, például 2023.
event-can-variant = Az egyik: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill vagy racing-kings.
event-can-odds = Egy előny, például white knight vagy black pawn draw.
event-can-system = Az egyik: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out vagy groups.
event-can-rounds = Egy szám 1 és 99 között.
event-can-count = Egy szám 1 és 50 között.
event-can-deciders = Lista ezekből: rapid, blitz, armageddon, rating, white out, boards és lots.
event-can-losers = Az egyik: out, third place vagy all places.
event-can-acceleration = Csak ez: baku.
event-can-finals = Az egyik: knock-out vagy round robin.
event-can-score = Az egyik: match points vagy game points.
event-can-time = Gondolkodási idő, például 90+30.
event-can-minutes = Percek száma, legfeljebb 600.
event-can-points = Pontok, például 1 vagy 0.5.
event-can-ties = Egy lista, például DE, BH/C1, SB.
event-can-rules = Az egyik: 2024 vagy 2026.
event-can-color = Az egyik: white vagy black.
event-can-number = Egy FIDE-szám.
event-can-rating = Egy szám, legfeljebb 4000.
event-can-sex = Az egyik: m vagy w.
event-can-title = Egy FIDE-cím, például FM.
event-can-sight = Az egyik: B1, B2 vagy B3.
event-can-prize-name = Egy sor, legfeljebb 100 betű, látásosztály nélkül.
event-can-amounts = Összegek listája, például 300, 200, 100, egyik sem nagyobb az előzőnél.
event-can-gifts = Díjak listája, például Kupa, Könyv, látásosztály nélkül.
event-can-sights = Lista ezekből: B1, B2 és B3.
event-can-shared = Az egyik: by place, equally vagy hort.
event-can-each = Az egyik: one vagy all.
name-tournament-event = kiírás, versenykiírás, verseny
help-tournament-event = kiírás: a versenykiírás felolvasva.
name-tournament-entries = résztvevők, rajtlista, nevezettek
help-tournament-entries = résztvevők: mindenki rajtszám szerint.
name-tournament-enter = nevezés, nevez
help-tournament-enter = nevezés Kovács, Ida 1650: késői nevezés is, értékszámmal vagy nélküle.
name-tournament-amend = módosítás, módosít
help-tournament-amend = módosítás 7 rating 1850: helyesbít egy nevezést, a fájl egy kulcsával.
name-tournament-draw = sorsolás, rajtszámok
help-tournament-draw = sorsolás: kisorsolja a rajtszámokat; sorsolás varma: egy szövetség játékosai korán találkoznak.
name-tournament-withdraw = visszalépés, visszalép
help-tournament-withdraw = visszalépés 7: a játékos elhagyja a versenyt.
name-tournament-return = visszatérés, visszatér
help-tournament-return = visszatérés 7: a visszalépett játékos a következő fordulótól újra játszik.
name-tournament-absent = hiányzik, kimarad
help-tournament-absent = hiányzik 7: a következő fordulóban nincs párosítva; hiányzik 7 1/2: fél ponttal.
name-tournament-apart = külön, szétválasztás
help-tournament-apart = külön 3 7: ez a kettő nem játszik egymással.
name-tournament-line-up = felállás, összeállítás
help-tournament-line-up = felállás 2 1 3 4: a 2. csapat a lista 1, 3 és 4 játékosával áll fel; 0 egy üres tábla.
name-tournament-pair = párosítás, párosít
help-tournament-pair = párosítás: párosítja a következő fordulót; párosítás 1-4 2-3 5: kézzel, világos elöl, erőnyerő egyedül.
name-tournament-stop = állj, leállítás
help-tournament-stop = állj: befejezi a programot, amely párosít.
name-tournament-pairings = párok, táblák
help-tournament-pairings = párok: a forduló táblái; párok 2: a 2. fordulóé.
name-tournament-result = eredmény
help-tournament-result = eredmény 4 1-0: 4. tábla, világos nyert; 1/2 döntetlen, +- és -+ játék nélkül.
name-tournament-missing = hátralévő, hátralevő, folyamatban
help-tournament-missing = hátralévő: játszmák eredmény nélkül.
name-tournament-postpone = halasztás, elhalasztás
help-tournament-postpone = halasztás 4: a 4. tábla később játszik, a következő forduló párosítható.
name-tournament-decide = döntés, eldöntés
help-tournament-decide = döntés 2: ki jut tovább, ha a 2. tábla egyenlő; döntés 2 1-0: a versenybíró mondja.
name-tournament-qualify = továbbjutás, továbbjutók
help-tournament-qualify = továbbjutás: minden csoport legjobbjai továbbjutnak; továbbjutás 1 5 2 8: ezek.
name-tournament-correct = helyesbítés, javítás
help-tournament-correct = helyesbítés 2 4 1-0: kijavít egy eredményt, 2. forduló, 4. tábla.
name-tournament-standings = állás, tabella, végeredmény
help-tournament-standings = állás: a tabella; állás 3: a 3. forduló után.
name-tournament-why = miért
help-tournament-why = miért 7: egy játékos pontjainak és holtverseny-értékeinek részei.
name-tournament-player = játékos
help-tournament-player = játékos 7: egy játékos fordulói, ellenfelei és helye.
name-tournament-paired = ellenfél
help-tournament-paired = ellenfél 7: egy játékos táblája, színe és ellenfele.
name-tournament-group = csoport, pontcsoport
help-tournament-group = csoport 7: mindenki ugyanennyi ponttal.
name-tournament-could = esély, lehetséges
help-tournament-could = esély 7 3: az utolsó forduló mely eredményei adják a 7. játékosnak a 3. vagy jobb helyet.
name-tournament-crosstable = kereszttáblázat, kereszttábla
help-tournament-crosstable = kereszttáblázat: minden játékos minden fordulója, 4w1: győzelem világossal a 4. ellen.
tournament-no-prizes = Nincs díj a versenyfájlban. Mindegyik így kezdődik: [[prize]].
tournament-prizes-now = Állás a { $round }. forduló után:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, megosztva.
tournament-prize-left = Nem adták ki: { $amount }.
tournament-prize-none = { $player }: nincs díj.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Helye a jogosultak közt: { $place }.
tournament-prize-equally = { $sum } összesen, egyenlően osztva, részek: { $count }.
tournament-prize-hort = Hort: a hely díjának fele, { $own }, és az egyenlő rész fele, összesen { $sum }, részek: { $count }.
tournament-prize-instead = Nem kapja ezt is: { $name }. Mindenkinek egy díj jár, a legnagyobb.
tournament-prize-lots = Megosztott hely, részek: { $count }, mindenkinek egy díj. A versenykiírás vagy a sorsolás dönt.
name-tournament-prizes = díjak
help-tournament-prizes = díjak: ki melyik díjat kapja; díjak 7: mit kap a 7. játékos, és miért.
name-tournament-notices = értesítések, hirdetmény
help-tournament-notices = értesítések: fájlok, játékosonként egy sorral, és egy nagybetűs oldal.
name-tournament-report = jelentés
help-tournament-report = jelentés: fájlok a forduló eredményeivel, az intézkedésekkel, a nyitott ügyekkel és az állással.
name-tournament-games = játszmák
help-tournament-games = játszmák: a forduló játszmái PGN-ben, lépésekkel és időkkel, ahol az asztaloknak van.
tournament-tables-none = A { $round }. fordulóban nincs több játszma.
tournament-tables-no-file = Nincs mérkőzésfájl az asztalokhoz. Írd a versenyfájlba: table = "table.toml"; a match --new készít egyet.
tournament-tables-unread = Nem olvasható: { $file }, { $reason }. Nem készült asztal.
tournament-tables-wrong = Hibák itt: { $file }. Nem készült asztal.
tournament-tables-laid = Előkészített asztalok: { $count }. A terem megnyitása másik terminálban: { $program } room { $file }
tournament-table-taken-back = Tábla { $board }, forduló { $round }: az asztalnál visszavonva. Visszavonás itt: visszavonás { $act }.
tournament-table-differs = Asztal { $table }, forduló { $round }: { $result }, ott aláírva. Itt más eredmény áll: javítsd az egyiket.
tournament-table-others = Asztal { $table }, forduló { $round }: mások vannak párosítva. Nincs átvéve: { $result }.
name-tournament-tables = asztalok
help-tournament-tables = asztalok: előkészíti a forduló asztalait, mindegyiknek mérkőzésfájlt és egy teremfájlt; asztalok 2: a 2. fordulóé.
name-tournament-export = exportálás, export
help-tournament-export = exportálás club.trf: a verseny fájlként, párosító- és értékszám-programoknak.
name-tournament-log = napló
help-tournament-log = napló: az utolsó bejegyzések számukkal; napló 30: több belőlük.
name-tournament-revoke = visszavonás
help-tournament-revoke = visszavonás 12: visszavonja a 12. bejegyzést.
name-tournament-explain = magyarázat, mi-az
help-tournament-explain = magyarázat Buchholz: egy versenyszó egy mondatban; magyarázat: minden szó.
name-tournament-help = súgó, segítség
help-tournament-help = súgó párosítás: egy parancsról; súgó minden: minden parancs.
name-tournament-leave = elhagyás, kilépés
help-tournament-leave = elhagyás: minden mentve van.

room-desk-words = terem
room-desk-passphrase = A terem jelszava. Magában az Enter: kilépés.
room-desk-welcome = Terempult, { $count } asztal. Versenybírói számod: { $deputy }.
room-desk-left = Elhagytad a terempultot.
room-desk-nothing = Nincs elintézendő ügy.
room-desk-waiting = { $count } ügy vár. { $first }
room-desk-news = { $count } új ügy. { $first }
room-desk-call = { $table }. asztal: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = { $color-key ->
    [white] világos
   *[black] sötét
} panasza, megfogott báb
room-desk-two-hands = { $color-key ->
    [white] világos
   *[black] sötét
} panasza, két kéz
room-desk-claim = { $color-key ->
    [white] világos
   *[black] sötét
} döntetlent igényel
room-desk-increment = { $color-key ->
    [white] világos
   *[black] sötét
} időt kér lépésenként
room-desk-draw = { $color-key ->
    [white] világos
   *[black] sötét
} döntetlent ajánl, engedélyre vár
room-desk-session = a játékidő letelt
room-desk-stopped = az órákat megállította { $color-key ->
    [white] világos
   *[black] sötét
}
room-desk-sheets = pótolandó játszmalapok
room-desk-silent = { $color-key ->
    [white] világos
   *[black] sötét
} nem ismétli a lépést
room-desk-boards-differ = a táblák eltérnek
room-desk-conduct = { $color-key ->
    [white] világos
   *[black] sötét
} vétsége, te döntesz
room-desk-position = bizonytalan állás
room-desk-unconfirmed = nincs igazolt szabály
room-desk-default-time = nincs megadva várakozási idő
room-desk-flag-in-claim = { $color-key ->
    [white] világos
   *[black] sötét
} zászlója leesett igénylés közben
room-desk-results = az eredmények eltérnek
room-desk-signed = mindketten más eredményt írtak alá
room-desk-envelope = felbontandó boríték
room-desk-called = { $color-key ->
    [white] világos
   *[black] sötét
} hív téged
room-desk-told = { $color-key ->
    [white] világos
   *[black] sötét
} hív téged: { $text }
room-desk-appeal = { $color-key ->
    [white] világos
   *[black] sötét
} fellebbezése, { $number } számú döntés
room-desk-board-gone = { $color-key ->
    [white] világos
   *[black] sötét
} táblája jel nélkül
room-desk-board-wrong = { $color-key ->
    [white] világos
   *[black] sötét
} táblája hibás
room-desk-illegal = { $count }. szabálytalan lépés, { $color-key ->
    [white] világos
   *[black] sötét
}, büntetve
room-desk-near = { $color-key ->
    [white] világos
   *[black] sötét
} ideje: { $time }
room-desk-missing = { $color-key ->
    [white] világos
   *[black] sötét
} nincs itt
room-desk-stands = az órák állnak
room-desk-over = véget ért, { $score }
room-desk-flag = { $color-key ->
    [white] világos
   *[black] sötét
} zászlója leesett, { $score }
room-desk-yours = A tiéd.
room-desk-has-it = Nála van: { $deputy }. versenybíró.
room-desk-no-next = Más elintézendő nincs.
room-desk-taken = A tiéd. { $what }
room-desk-taken-nothing = A tiéd, { $table }. asztal. Ott nincs elintézendő.
room-desk-has-table = Foglalt, { $table }. asztal: { $deputy }. versenybíróé.
room-desk-has-none = Nincs asztalod. Írd be: következő, vagy egy számot.
room-desk-has-several = Melyik asztal? A tieid: { $tables }.
room-desk-not-taken = Nincs átvéve: { $table }. asztal.
room-desk-done = Kész, { $table }. asztal.
room-desk-still = Visszaadva. { $what }
room-desk-opened = { $table }. asztal pultja. Vissza: bezárás.
room-desk-open-elsewhere = Foglalt, { $table }. asztal: másik terminálé.
room-desk-not-open = Nincs nyitott pult. Megnyitás: nyitás és a szám.
room-desk-back = Vissza a terembe. Kész, { $table }. asztal.
room-desk-back-waits = Vissza a terembe. Még a tiéd. { $what }
room-desk-gone = Elment: { $deputy }. versenybíró. Újra vár: { $count ->
    [one] asztal
   *[other] asztalok
} { $tables }.
room-desk-no-table = Nincs { $table }. asztal. Az összes: asztalok.
room-desk-no-tables = Nincsenek asztalok.
room-desk-table = { $table }. asztal: { $white }, { $black }.
room-desk-line = { $table }. asztal: { $white }, { $black }, { $how }.
room-desk-how-new = nem kezdődött el
room-desk-how-plays = { $number }. lépés
room-desk-how-stands = { $number }. lépés, az órák állnak
room-desk-how-adjourned = függőben, { $number }. lépés
room-desk-how-unsigned = { $score }, nincs aláírva
room-desk-how-signed = { $score }, befejezendő
room-desk-how-closed = { $score }, befejezve
room-desk-count = Asztalok: { $count }. Játékban: { $playing }. Nem kezdődött: { $new }. Véget ért: { $over }.
room-desk-all-over = Minden játszma véget ért.
room-desk-none-over = Egy játszma sem ért véget.
room-desk-result = { $table }. asztal: { $score }, { $white }, { $black }.
room-desk-clock = { $table }. asztal: { $color-key ->
    [white] világos
   *[black] sötét
}, { $time }.
room-desk-no-clock-under = Egy óra sincs ez alatt: { $time }.
room-desk-no-clocks = Nincsenek órák.
room-desk-follows = Követed: { $count ->
    [one] asztal
   *[other] asztalok
} { $tables }.
room-desk-follows-none = Egy asztalt sem követsz.
room-desk-follows-said = { $table }. asztal: { $what }
room-desk-started-one = Elkezdve, { $table }. asztal.
room-desk-started = Elkezdve: { $count } asztal.
room-desk-not-started = Nem kezdődött el: { $count ->
    [one] asztal
   *[other] asztalok
} { $tables }. Nézd meg ott: nyitás.
room-desk-paused-one = Az órák állnak, { $table }. asztal.
room-desk-paused = Az órák állnak: { $count } asztal.
room-desk-not-paused = Nem jártak: { $count ->
    [one] asztal
   *[other] asztalok
} { $tables }.
room-desk-resumed-one = Az órák járnak, { $table }. asztal.
room-desk-resumed = Az órák járnak: { $count } asztal.
room-desk-not-resumed = Nem folytatódik: { $count ->
    [one] asztal
   *[other] asztalok
} { $tables }. Ott vár valami.
room-desk-run-none = Nincs ehhez asztal.
room-desk-help = Ügyek: vár, következő, átvétel 7, nyitás 7, bezárás, kész.
    Kérdések: asztal 7, asztalok, órák 5, befejezett, befejezetlen, eredmények.
    Órák: kezdés, megállítás, folytatás. Hallgatás: követés 7.
    Több: súgó minden, súgó következő. Kilépés: elhagyás.
room-desk-wants-table = { $name } után egy asztal kell: { $name } 7.
room-desk-wants-maybe-table = { $name } magában, vagy egy asztallal: { $name } 7.
room-desk-wants-followed = { $name } után egy asztal kell: { $name } 7, vagy { $name } egyik sem.
room-desk-wants-minutes = { $name } magában, vagy percekkel: { $name } 5.
room-desk-wants-command = { $name } magában, vagy egy paranccsal: { $name } következő.
name-room-none = egyik sem, semelyik
name-room-waits = vár
help-room-waits = vár: minden, ami vár, a legrégebbi elöl, és kié.
name-room-next = következő
help-room-next = következő: a legrégebben váró asztal, amely senkié.
name-room-take = átvétel
help-room-take = átvétel 7: a 7. asztal a tiéd, mások nem hallanak róla többet.
name-room-done = kész
help-room-done = kész: visszaadod az asztalodat; kész 7: több közül a 7. asztalt.
name-room-open = nyitás
help-room-open = nyitás 7: a 7. asztal pultja, hogy ott dönts; nyitás: a te asztalodé.
name-room-close = bezárás
help-room-close = bezárás: egy asztal pultjától vissza a terembe.
name-room-start = kezdés
help-room-start = kezdés: minden el nem kezdett játszma; kezdés 7: a 7. asztalnál.
name-room-pause = megállítás
help-room-pause = megállítás: minden óra; megállítás 7: a 7. asztalnál.
name-room-resume = folytatás
help-room-resume = folytatás: az órák járnak, ahol semmi sem vár; folytatás 7: a 7. asztalnál.
name-room-table = asztal
help-room-table = asztal 7: játékosok, lépés, órák és ami vár.
name-room-tables = asztalok
help-room-tables = asztalok: minden asztal, soronként egy.
name-room-not-finished = befejezetlen
help-room-not-finished = befejezetlen: a még tartó játszmák.
name-room-finished = befejezett
help-room-finished = befejezett: a véget ért játszmák, és mit kell aláírni.
name-room-results = eredmények
help-room-results = eredmények: az eddigi eredmények.
name-room-clocks = órák
help-room-clocks = órák: minden óra, a legkevesebb idő elöl; órák 5: 5 perc alatt.
name-room-follow = követés
help-room-follow = követés 7: hallod, amit ott bejelentenek; követés egyik sem: vége.
name-room-help = súgó
help-room-help = súgó következő: egy parancsról; súgó minden: minden parancs.
name-room-leave = elhagyás
help-room-leave = elhagyás: elmész; az asztalaid újra várnak.


cli-tournament = Verseny vezetése, versenyfájlból: nevezések, párosítás, eredmények, állás.
arg-tournament-file = a versenyfájl.
arg-tournament-check = ellenőrzi a versenyfájlt, és kiírja a hibáit.
arg-tournament-new = kérdésekkel készíti el a versenyfájlt.
arg-tournament-from = más program cserefájljából készíti el, TRF.
health-pairing = Párosító program: { $program }.
health-no-pairing = Nincs párosító program: a svájci rendszert kézzel párosítsd, vagy telepítsd: gacrux.
tournament-not-entered = Nem nevezett: { $player }. { $why }
tournament-other-file = másik fájlnak van ez a neve
lichess-welcome = Bejelentkezve: { $name }. { $count ->
    [0] Nincs folyamatban játszma.
    [one] Egy játszma van folyamatban.
   *[other] { $count } játszma van folyamatban.
 } Parancsok: { $help }.
lichess-help = Játszma keresése: { $seek } 15+10. Továbbá { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Nem parancs: { $word }. A lista: { $help }.
lichess-token-ask = Illeszd be a lichess tokenedet. Nem látszik. Kilépés: Enter.
lichess-token-wrong = Ez nem token. Illeszd be újra, vagy lépj ki az Enterrel.
lichess-token-unreadable = A mentett token nem olvasható: { $reason }.
lichess-token-not-kept = A token nincs mentve: { $reason }.
lichess-token-forgotten = A token visszavonva és törölve.
lichess-token-not-deleted = A token fájlja nincs törölve: { $reason }.
lichess-token-not-revoked = A token csak itt van törölve: { $reason }. Visszavonás itt: { $page }.
lichess-not-entered = Nincs bejelentkezve: { $reason }.
lichess-too-fast-to-seek = Túl gyors a kereséshez. Legalább 8 perc, vagy 5+5.
lichess-too-fast = Túl gyors a kihíváshoz. Legalább 3 perc.
lichess-challenge-whom = Nevezd meg az ellenfelet: { $challenge } és egy név, vagy { $challenge } ai 3.
lichess-level-wrong = A szintek 1-től 8-ig vannak.
lichess-terms-wrong = Nem érthető: { $word }. Adj meg időt, mint 15+10 vagy 3d, változatot vagy színt.
lichess-no-challenge = Nincs kihívás.
lichess-no-games = Nincs folyamatban játszma.
lichess-no-such-game = Nincs ilyen számú játszma: { $number }.
lichess-game = { $number }, { $name }. A te színed: { $color-key ->
    [white] világos
   *[black] sötét
 }. { $turn ->
    [own] Te lépsz.
   *[other] Nem te lépsz.
 }
lichess-challenged = Kihívás: { $name }, { $time }, { $variant }, { $rated ->
    [rated] értékelt
   *[casual] barátságos
 }. Válasz: { $accept } vagy { $decline }.
lichess-challenge-gone = A kihívás visszavonva.
lichess-challenge-declined = A kihívás elutasítva. { $reason }
lichess-challenge-sent = Kihívás elküldve: { $name }, { $time }.
lichess-seeking = Játszma keresése, { $time }.
lichess-seek-ended = A keresés véget ért.
lichess-seek-failed = Nincs keresés: { $reason }.
lichess-no-seek = Nem keresel játszmát.
lichess-lost = Megszakadt a kapcsolat: { $reason }. Új próbálkozás.
lichess-no-variant = Ez a változat itt nem játszható: { $variant }.
elsewhere-begins = A te színed: { $color-key ->
    [white] világos
   *[black] sötét
 }. Ellenfél: { $name }.
elsewhere-back = Újra kapcsolódva.
elsewhere-lost = Megszakadt a kapcsolat: { $reason }. Az órák tovább járnak. Új próbálkozás.
elsewhere-cut = Megszakadt a kapcsolat: { $reason }. A játszma elhagyása: { $quit }.
elsewhere-busy = Még nincs elküldve: { $reason }. Utána elmegy.
elsewhere-move-refused = A lépés elutasítva: { $reason }. Visszavéve.
elsewhere-not-done = Nem történt meg: { $reason }.
elsewhere-takeback-sent = Visszavétel kérve.
elsewhere-takeback-asked = Az ellenfél visszavételt kér. Beleegyezés: { $takeback }.
elsewhere-gone = Az ellenfél elment. Másodpercek, amíg nyerhetsz így, { $claim }: { $seconds }.
elsewhere-returned = Az ellenfél visszajött.
elsewhere-chat = { $name } írja: { $words }
elsewhere-no-pause = Ezek az órák nem állíthatók meg.
elsewhere-not-here = Ebben a játszmában nem: { $name }. A játszma elhagyása: { $quit }.
elsewhere-first-move = Másodpercek az első lépésedre: { $seconds }. Utána a játszma megszakad.
elsewhere-aborted = A játszma megszakadt.
elsewhere-left = Egy játékos elment. { $winner } nyer.
elsewhere-decided = A szerver döntött. { $winner } nyer.
elsewhere-goes-on = A játszma a lichessen folytatódik. Az órád jár.
elsewhere-over = Vissza: { $quit }.
resume-elsewhere = Ez a játszma hálózati, { $game }. Folytatás: { $program } { $command }
fault-unreached = nincs kapcsolat a szerverrel
fault-silent = a szerver nem válaszol
fault-broken = a kapcsolat megszakadt
fault-untrusted = a szerver nem tudja igazolni magát
fault-token = a token nem elfogadott
fault-missing = nem található
fault-busy = túl sok kérés, várakozás másodpercben { $seconds }
fault-failing = a szerver hibás
fault-refused = a szerver elutasítja
fault-not-now = most nem lehet
fault-refused-so = a szerver ezt mondja { $words }
fault-nonsense = a válasz értelmetlen
name-lichess-seek = keresés, keres
name-lichess-challenge = kihívás, kihív
name-lichess-accept = elfogadás, elfogadom
name-lichess-decline = elutasítás, elutasítom
name-lichess-cancel = mégse
name-lichess-games = játszmák
name-lichess-play = játék, játszom
name-lichess-forget = felejtés
name-lichess-help = súgó
name-lichess-quit = kilépés
cli-lichess = Játék a lichessen: játszma keresése, kihívás, a játszmáid folytatása.
arg-lichess-first = az első parancs, például seek 15+10.
arg-lichess-server = másik szerver ugyanezzel a felülettel.

## Holtverseny eldöntése

tie-break-encounter = egymás elleni eredmény
tie-break-wins = győzelmek
tie-break-games-won = megnyert játszmák
tie-break-black-games = játszmák sötéttel
tie-break-black-wins = győzelmek sötéttel
tie-break-progressive = progresszív pontszám
tie-break-rounds = ki nem hagyott fordulók
tie-break-standard = standard pontok
tie-break-number = rajtszám
tie-break-buchholz = Buchholz
tie-break-average-buchholz = ellenfelek átlagos Buchholza
tie-break-fore = előzetes Buchholz
tie-break-average-fore = ellenfelek átlagos előzetes Buchholza
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = ellenfelek átlag Élője
tie-break-performance = teljesítmény
tie-break-perfect = tökéletes teljesítmény
tie-break-average-performance = ellenfelek átlagteljesítménye
tie-break-average-perfect = ellenfelek átlagos tökéletes értéke
tie-break-rating = Élő
tie-break-match-points = csapatpontok
tie-break-game-points = táblapontok
tie-break-strength = pontok és ellenfelek ereje
tie-break-board-count = táblaszámítás
tie-break-top-boards = első táblák
tie-break-bottom-boards = az utolsó táblák nélkül
tie-break-weighed = Sonneborn-Berger, { $brought } szorozva: { $scored }
tie-break-of-games = { $tie } táblapontokból
tie-break-cut = { $tie } csonkítva { $number }
tie-break-median = { $tie } medián { $number }
tie-break-limit = { $tie } határ { $number }
tie-break-forfeits = { $tie } játék nélküliekkel
tie-break-reversed = { $tie } fordítva

## Versenyszavak, magyarázattal

term-cut = csonkítás
term-median = medián
term-berger = Berger-táblázatok
term-varma = Varma-táblázatok
term-bye = erőnyerő
term-half-bye = erőnyerő fél ponttal
term-forfeit = játék nélkül
term-floater = lebegő
term-score-group = pontcsoport
term-acceleration = gyorsítás
explain-all = Itt van magyarázat: { $names }. Írjon egyet a magyarázat mögé.
explain-which = Melyik: { $names }?
explain-none = Nincs ilyen szó: { $word }. Minden szó: magyarázat.
explain-buchholz = Buchholz: az összes ellenfél pontjai, összeadva. Az erős ellenfelek többet érnek.
explain-cut = Csonkítás 1: a leggyengébb ellenfél nem számít. A 2-esnél ketten maradnak ki.
explain-median = Medián: a leggyengébb ellenfél nélkül, és a legerősebb nélkül.
explain-sonneborn = Sonneborn-Berger: a legyőzött ellenfelek pontjai, és a döntetlenek ellenfeleinek fele pontja.
explain-encounter = Egymás elleni eredmény: csak az azonos pontszámúak egymás közti játszmái.
explain-progressive = Progresszív pontszám: a pontok minden forduló után, mind összeadva. A korai győzelem többet ér.
explain-wins = Győzelmek: egész pontos fordulók, játszma nélkül is.
explain-games-won = Megnyert játszmák: csak a táblánál játszottak.
explain-black-games = Játszmák sötéttel: minél több, annál jobb.
explain-black-wins = Győzelmek sötéttel: csak a táblánál.
explain-koya = Koya: a pontok azok ellen, akiknek megvan az összes pont fele, vagy több.
explain-average-rating = Ellenfelek átlag Élője: az Élők összeadva, osztva a számukkal.
explain-performance = Teljesítmény: az az Élő, amelynek az eredmény megfelel, ezekkel az ellenfelekkel.
explain-match-points = Csapatpontok: minden mérkőzésért, többnyire 2 a győzelemért és 1 a döntetlenért.
explain-game-points = Táblapontok: a csapat minden táblájának pontjai, összeadva.
explain-round-robin = Körverseny: mindenki játszik mindenkivel.
explain-swiss = Svájci rendszer: minden fordulóban hasonló pontszámú ellenfél, és soha nem kétszer ugyanaz.
explain-adjusted = Módosított svájci rendszer: a program minden fordulót javasol, régebbi szabályok szerint, és Ön igent mond.
explain-lots = Svájci rendszer sorsolással: az azonos pontszámúakat sorsolás párosítja, és Ön igent mond.
explain-by-hand = Kézi párosítás: minden forduló párjait be kell írni.
explain-match = Páros mérkőzés: két játékos több játszmát játszik egymással.
explain-groups = Csoportok: mindegyikben körverseny. A legjobbak kieséses szakaszba vagy döntőbe jutnak.
explain-scheveningen = Scheveningeni rendszer: az egyik csapat minden tagja játszik a másik minden tagjával.
explain-knock-out = Kieséses rendszer: a vesztes kiesik, a győztes továbbjut.
explain-berger = Berger-táblázatok: a körverseny rögzített párosításai, minden forduló színeivel.
explain-varma = Varma-táblázatok: sorsolás szövetségek szerint. Egy szövetség játékosai így korán találkoznak.
explain-bye = Erőnyerő: egy forduló ellenfél nélkül. Többnyire egész pontot ér.
explain-half-bye = Erőnyerő fél ponttal: egy fordulóra, előre kérve.
explain-forfeit = Játék nélkül: nyert vagy vesztett, mert egy játékos nem jött el.
explain-floater = Lebegő: egy játékos, akit más pontcsoportból párosítanak.
explain-score-group = Pontcsoport: mindenki ugyanennyi ponttal. A svájci rendszer először ezen belül párosít.
explain-acceleration = Gyorsítás: többletpontok az első fordulókban, csak a párosításhoz. Így a legerősebbek korábban találkoznak.

captain-welcome = Csapatkapitány: { $team }. Asztalaid: { $tables }. A parancsok: súgó.
captain-no-boards = Csapatkapitány: { $team }. Itt egy asztal sem a csapatodé.
captain-no-teams = Ebben a teremben nem játszik csapat.
captain-which-team = Nevezd meg a csapatot: { $program } seat captain --team, aztán a neve. Csapatok: { $teams }.
captain-taken = Ez a hely egy másik terminálnál van. Előbb zárd be azt.
captain-options = --team csak csapatkapitánynak való, --table asztalnál lévő helynek.
captain-asks = { $table }. asztal, { $player }: { $question }
captain-asked-none = Nem vár kérdés.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Még játszó asztalok: { $tables }.
captain-sign-now = A mérkőzés aláírása: aláírás.
captain-signed = Aláírva: { $result }.
captain-no-signature = Itt a csapatkapitány nem ír alá.
captain-last = { $color }, utolsó lépés: { $move }.
captain-said = Megmondva: { $word }. { $table }. asztal, { $player }.
captain-only = Csak ezt mondhatod: { $may }. Ezt kérdezheted: { $ask }.
captain-only-asks = Itt nem adhatsz tanácsot. Ezt kérdezheted: { $ask }.
captain-no-advice = A kiírás tiltja a kapitány tanácsát.
captain-which = Kinek? Tedd hozzá az asztalt: { $tables }.
captain-nowhere = Ez most egy asztalnál sem illik.
captain-not-ours = A { $table }. asztal nem a csapatodé.
captain-over = { $table }. asztal: a játszma véget ért.
captain-no-question = { $table }. asztal: nem vár kérdés.
captain-no-offer = { $table }. asztal: nincs döntetlenajánlat.
captain-help =
    Mondd: ajánlj döntetlent 7, fogadd el 7, feladás 7.
    Válaszolj: igen, nem, döntsd el. Több kérdés közül: igen 7.
    Kérdezd: kérdések, táblák, asztal 7, állás 7, eredmény.
    Több: súgó minden, súgó aláírás. Távozás: elhagyás.
captain-word-offer-draw = ajánlj döntetlent
captain-word-accept-draw = fogadd el a döntetlent
captain-word-resign = add fel a játszmát
captain-word-yes = igen
captain-word-no = nem
captain-word-decide = döntsd el magad
captain-question-offer-draw = ajánljak döntetlent?
captain-question-accept-draw = elfogadjam a döntetlent?
captain-question-resign = feladjam?
captain-asked = A kapitányodat kérdezed: { $question }
captain-none = Nincs itt kapitány, akit kérdezhetnél.
captain-wants = Csak ezt kérdezd: { $name } { $draw } vagy { $name } { $resign }.
captain-says = A kapitányod: { $word }.
captain-there = A kapitányod itt van.
captain-gone = A kapitányod elment.
desk-captain-there = { $color }: a kapitány itt van.
desk-captain-gone = { $color }: a kapitány elment.
desk-captain-asked = { $color } kérdezi a kapitányt: { $question }
desk-captain-says = { $color }, a kapitány szava: { $word }.
desk-captain-signs = { $color }, a kapitány aláírja: { $result }.
help-captain =
    kapitány döntetlen: megkérdezi a kapitányodat, ajánlj-e döntetlent, vagy fogadd-e el.
    kapitány feladás: megkérdezi, add-e fel.
    A versenybíró hallhatja. Te döntesz.
name-captain-offer-draw = ajánlj döntetlent, döntetlenajánlat
help-captain-offer-draw = ajánlj döntetlent 7: a 7. asztalnál játszódnak mondja, hogy ajánljon döntetlent.
name-captain-accept-draw = fogadd el, fogadd el a döntetlent
help-captain-accept-draw = fogadd el 7: a 7. asztalnál játszódnak mondja, hogy fogadja el a döntetlent.
name-captain-resign = feladás, add fel
help-captain-resign = feladás 7: a 7. asztalnál játszódnak mondja, hogy adja fel.
name-captain-yes = igen
help-captain-yes = igen: válaszol egy kérdésre; igen 7: több közül a 7. asztaléra.
name-captain-no = nem
help-captain-no = nem: válaszol egy kérdésre; nem 7: több közül a 7. asztaléra.
name-captain-decide = döntsd el, döntsd el magad
help-captain-decide = döntsd el: a játékos döntsön; döntsd el 7: több közül a 7. asztalnál.
name-captain-asked = kérdések
help-captain-asked = kérdések: a válaszodra váró kérdések.
name-captain-boards = táblák
help-captain-boards = táblák: a csapatod minden táblája, soronként.
name-captain-table = asztal
help-captain-table = asztal 7: az ottani lépés, órák és kérdés.
name-captain-position = állás
help-captain-position = állás 7: hogyan állnak ott a bábok.
name-captain-score = eredmény
help-captain-score = eredmény: hogyan áll a mérkőzés, és mely asztalok játszanak még.
name-captain-sign = aláírás
help-captain-sign = aláírás: a mérkőzés eredménye, ahol a kiírás kéri.
name-captain-repeat = ismétlés
help-captain-repeat = ismétlés: az utolsó mondat még egyszer.
name-captain-help = súgó
help-captain-help = súgó aláírás: egy parancsról; súgó minden: minden parancs.
name-captain-leave = elhagyás
help-captain-leave = elhagyás: elmész a kapitány helyéről.
room-wrong-team = { $name } csapat már van. Minden csapatnak saját neve legyen.
room-wrong-no-team = { $name } csapat nincs a fájlban. Add hozzá itt: [[team]].
room-key-team = Egy csapat neve, mint itt: [[team]].
room-key-team-name = A csapat neve.
room-key-captain = A csapatkapitány neve.
room-key-captain-talk = A hang, amelyen a kapitányhoz szól, például de.
room-key-advise = Adhat-e tanácsot a kapitány: yes vagy no.
room-key-sign = Aláírja-e a kapitány a mérkőzést: yes vagy no.
arg-seat-team = egy kapitány csapata, ha a teremben több van.
arg-link-team = egy kapitány csapata, ha a teremben több van.
event-can-yes-no = Az egyik: yes vagy no.
home-hosting = Ezzel játszol: { $color }, { $time }, { $variant }{ $strict ->
    [strict] , visszavétel nélkül
   *[friendly] {""}
 }. Várakozás az ellenfélre.
home-hosting-again = A játszmád folytatódik, ellenfél: { $name }. Várakozás az ellenfélre.
home-how = Csatlakozás másik gépről: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = A játszmád nem ért véget, ellenfél: { $name }. Folytatod? igen vagy nem.
home-offer = Játszma, ellenfél: { $name }, { $time }, { $variant }{ $strict ->
    [strict] , visszavétel nélkül
   *[friendly] {""}
 }. Ezzel játszol: { $color }. Ha megszakad a kapcsolat, az órák tovább járnak. Játszol? igen vagy nem.
home-no-clocks = óra nélkül
home-terms-wrong = Nem érthető: { $word }. Adj meg időt, mint 15+10, változatot, színt vagy ezt: szigorú.
home-declined = { $name } nem akar játszani.
home-rematch-asked = Visszavágót ajánlanak. Elfogadás: { $rematch }.
home-rematch-sent = Visszavágó felajánlva.
home-over = Új játszma: { $rematch }. Kilépés: { $quit }.
home-waits = Várakozás az ellenfélre. Kilépés: { $quit }.
home-left = A házigazda elment. A be nem fejezett játszma nála mentve van.
home-taken = Ezt a játszmát már más játssza.
home-no-game = Ott nem vár játszma.
home-not-kept = A játszma már nem mentődik: { $reason }.
home-goes-on = A játszma nem ért véget. Folytatás ugyanezzel a paranccsal.
elsewhere-away = Az ellenfél kapcsolata megszakadt. Az órák tovább járnak.
help-chat = chat szép játszma: ezt írja az ellenfélnek, hálózati játszmában.
elsewhere-chat-sent = Elküldve az ellenfélnek.
chat-nobody = Nincs kinek írni.
cli-host = Játszma felajánlása, máshol ülő ellenfélnek, versenybíró nélkül.
cli-join = Csatlakozás felajánlott játszmához.
arg-host-terms = idő, változat, szín és szigorú, bármilyen sorrendben, például 15+10 világos.
arg-join-by = a parancs, amely a házigazdához vezet.

# Alles wat in het Nederlands wordt gezegd, behalve de zetten zelf.
# Het belangrijke woord staat voorop; een zin past in veertig cellen waar dat kan.

## Kleuren, stukken, lijsten

color-white = Wit
color-black = Zwart

king = { $count ->
    [one] koning
   *[other] koningen
}
queen = { $count ->
    [one] dame
   *[other] dames
}
rook = { $count ->
    [one] toren
   *[other] torens
}
bishop = { $count ->
    [one] loper
   *[other] lopers
}
knight = { $count ->
    [one] paard
   *[other] paarden
}
pawn = { $count ->
    [one] pion
   *[other] pionnen
}

white-king = { $count ->
    [one] witte koning
   *[other] witte koningen
}
white-queen = { $count ->
    [one] witte dame
   *[other] witte dames
}
white-rook = { $count ->
    [one] witte toren
   *[other] witte torens
}
white-bishop = { $count ->
    [one] witte loper
   *[other] witte lopers
}
white-knight = { $count ->
    [one] wit paard
   *[other] witte paarden
}
white-pawn = { $count ->
    [one] witte pion
   *[other] witte pionnen
}
black-king = { $count ->
    [one] zwarte koning
   *[other] zwarte koningen
}
black-queen = { $count ->
    [one] zwarte dame
   *[other] zwarte dames
}
black-rook = { $count ->
    [one] zwarte toren
   *[other] zwarte torens
}
black-bishop = { $count ->
    [one] zwarte loper
   *[other] zwarte lopers
}
black-knight = { $count ->
    [one] zwart paard
   *[other] zwarte paarden
}
black-pawn = { $count ->
    [one] zwarte pion
   *[other] zwarte pionnen
}

heading-color-white = Wit
heading-color-black = Zwart
heading-king = { $count ->
    [one] koning
   *[other] koningen
}
heading-queen = { $count ->
    [one] dame
   *[other] dames
}
heading-rook = { $count ->
    [one] toren
   *[other] torens
}
heading-bishop = { $count ->
    [one] loper
   *[other] lopers
}
heading-knight = { $count ->
    [one] paard
   *[other] paarden
}
heading-pawn = { $count ->
    [one] pion
   *[other] pionnen
}
heading-white-king = { $count ->
    [one] witte koning
   *[other] witte koningen
}
heading-white-queen = { $count ->
    [one] witte dame
   *[other] witte dames
}
heading-white-rook = { $count ->
    [one] witte toren
   *[other] witte torens
}
heading-white-bishop = { $count ->
    [one] witte loper
   *[other] witte lopers
}
heading-white-knight = { $count ->
    [one] wit paard
   *[other] witte paarden
}
heading-white-pawn = { $count ->
    [one] witte pion
   *[other] witte pionnen
}
heading-black-king = { $count ->
    [one] zwarte koning
   *[other] zwarte koningen
}
heading-black-queen = { $count ->
    [one] zwarte dame
   *[other] zwarte dames
}
heading-black-rook = { $count ->
    [one] zwarte toren
   *[other] zwarte torens
}
heading-black-bishop = { $count ->
    [one] zwarte loper
   *[other] zwarte lopers
}
heading-black-knight = { $count ->
    [one] zwart paard
   *[other] zwarte paarden
}
heading-black-pawn = { $count ->
    [one] zwarte pion
   *[other] zwarte pionnen
}

empty = leeg
empty-ranks = leeg

## Tijd

time-joined = { $items } { $next }
hours = { $n } uur
minutes = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
}

## Wat er in een partij gebeurt

period-began = Nieuwe periode: { $color } krijgt { $time }.
draw-offered = { $color } stelt remise voor.
draw-offered-own = Remise voorgesteld.
claim-offers = Blijft staan als remisevoorstel: de claim van { $color }.
claim-offers-own = Je claim is ook een remisevoorstel.
draw-accepted = { $color } neemt remise aan.
draw-declined = { $color } weigert remise.
claim-wrong-threefold = Claim afgewezen: deze stelling kwam { $count ->
    [one] één keer
   *[other] { $count } keer
} voor. Drie keer is nodig.
claimed-with = { $color } claimt remise met { $move }.
must-play = { $color } moet dit spelen: { $move }.
claim-wrong-fifty = { $count ->
    [0] Claim afgewezen: nog geen zet van elke kant zonder slagzet of pionzet. Er zijn er 50 nodig.
    [one] Claim afgewezen: pas één zet van elke kant zonder slagzet of pionzet. Er zijn er 50 nodig.
   *[other] Claim afgewezen: pas { $count } zetten van elke kant zonder slagzet of pionzet. Er zijn er 50 nodig.
}
time-added = { $color } krijgt er { $time } bij.
taken-back = Teruggenomen: { $moves }.
flag-fell = Vlag gevallen: { $color }.
paused = De klokken staan stil.
resumed = De klokken lopen.

ended-checkmate = Schaakmat. { $winner } wint.
ended-checkmate-told = { $winner } wint.
ended-king-on-hill = De koning staat op de heuvel. { $winner } wint.
ended-third-check = Derde schaak. { $winner } wint.
ended-king-exploded = De koning is ontploft. { $winner } wint.
ended-all-pieces-lost = { $winner } heeft alle stukken verloren en wint.
ended-no-moves-left = { $winner } heeft geen zet meer en wint.
ended-horde-taken = De horde is weg. { $winner } wint.
ended-race-won = De koning staat op de laatste rij. { $winner } wint.
ended-race-drawn = Remise. Beide koningen staan op de laatste rij.
ended-own-win = Je wint.
ended-own-loss = Je verliest.
ended-odds = Door de voorgift wint { $winner }.
ended-resignation = { $loser } geeft op. { $winner } wint.
ended-resignation-no-mate = Remise, ondanks het opgeven. De tegenstander kan met geen enkele reglementaire zet mat zetten.
ended-stalemate = Remise door pat.
ended-dead-position = Remise. Dode stelling: geen van beiden kan mat zetten.
ended-agreement = Remise in onderling overleg.
ended-flag = { $winner } wint op tijd.
ended-flag-no-mate = Remise. De vlag is gevallen, maar de tegenstander kan niet mat zetten.
ended-threefold = Remise door drievoudige herhaling.
ended-fifty-moves = Remise door de vijftigzettenregel.
ended-fivefold = Remise door vijfvoudige herhaling.
ended-seventy-five-moves = Remise: de vijfenzeventigzettenregel.
ended-both-flags = Remise. Beide vlaggen zijn gevallen.
ended-default-time = { $winner } wint. { $loser } kwam te laat.
ended-both-absent = Beide spelers verliezen. Geen van beiden was op tijd.
ended-illegal-moves = { $winner } wint. Te veel onreglementaire zetten: { $loser }.
ended-illegal-moves-no-mate = Remise. Te veel onreglementaire zetten, maar de tegenstander kan niet mat zetten.
ended-illegal-position = Remise. Er bleef een onreglementaire stelling op het bord.
ended-quickplay = Remise. De arbiter wijst de claim toe.
ended-quickplay-agreed = Remise. De tegenstander aanvaardt de claim.
ended-sealed-move-no-mate = Remise. De afgegeven zet is ongeldig, maar de tegenstander kan niet mat zetten.
ended-sealed-move = { $winner } wint. De afgegeven zet van { $loser } is ongeldig.
ended-arbiter = Beslissing van de arbiter: Wit krijgt { $white }, Zwart { $black }.
ended-adjudicated = Gearbitreerd: Wit krijgt { $white }, Zwart { $black }.
ended-annulled = Partij geannuleerd. Er wordt een nieuwe gespeeld.
ended-points = Punten: Wit { $white }, Zwart { $black }.

over-next = revanche of nieuw: nog een partij. samenvatting: deze in het kort. openen { $game }: de zetten.
refused-game-over = De partij is afgelopen. Typ nieuw voor nog een partij.
refused-not-running = De partij is niet bezig.
refused-already-running = De partij is al bezig.
refused-illegal-move = Onreglementaire zet.
refused-no-offer = Geen remisevoorstel om te beantwoorden. Typ remise om het zelf voor te stellen.
refused-offer-stands = Er is al remise voorgesteld.
refused-answer-waits = Nog niet: eerst zet { $color }. Antwoord daarna.
offer-answer-two = { $opponent }: typ { $accept } of { $decline }.
refused-nothing-to-take-back = Geen zet om terug te nemen.
refused-too-early-for-draw = Te vroeg voor remise. Eerst moeten beide spelers zetten.
refused-no-draw-before = Te vroeg voor remise: in dit toernooi pas na { $count } zetten van beide spelers.
refused-not-your-claim = Je bent niet aan zet. Claimen kan als je aan zet bent.
refused-not-your-turn = { $color } is niet aan zet.
refused-not-your-clock = De klok van { $color } loopt niet.
refused-not-opponent = Dat kan alleen { $color }.
refused-nothing-there = { $square } is leeg.
refused-occupied = { $square } is bezet.
refused-nothing-in-hand = Je hand is leeg. Typ eerst oppakken en een veld.
refused-no-board = Niet nodig: hier typ je de zetten.
refused-adjust-too-late = Te laat om recht te zetten: je hebt een stuk aangeraakt.
refused-already-made = Te laat: de zet is gedaan.
refused-piece-chosen = Te laat: de eerste keuze geldt, { $piece }.
refused-must-move-touched = Aanraken is zetten: speel het stuk op { $square }.
refused-must-capture = Aanraken is zetten: sla het stuk op { $square }.
refused-must-capture-with = Aanraken is zetten: { $square } moet { $other } slaan.
refused-nothing-touched = { $color } heeft geen stuk aangeraakt.
refused-too-late-to-complain = Te laat voor een klacht: je hebt een stuk aangeraakt.
refused-nothing-announced = Geen melding om te verbeteren.
refused-already-announced = Al gemeld. Typ verbeteren om de zet te veranderen.
refused-must-repeat = Herhaal eerst de zet van { $color }. Meld daarna je eigen zet.
refused-must-repeat-move = Herhaal eerst { $move }. Meld daarna je eigen zet.
refused-claim-right-lost = Te laat om te claimen: je bent aan je zet begonnen.
refused-no-quickplay = Deze partij heeft geen versneld einde.
refused-too-early-for-quickplay = Te vroeg. Claim als je aan zet bent en minder dan twee minuten hebt.
refused-nothing-to-claim = Geen onreglementaire zet om te claimen.
refused-no-increment = Niet in deze regels: vijf seconden per zet kan niemand vragen.
refused-claim-awaits-flag = Pas na het vallen van de vlag: beslis dan over de claim.
refused-claim-waits = Remise is geclaimd: aannemen, weigeren, of ondertekenen met de uitslag van een arbiter.
refused-no-touch-owed = Geen verplichting op { $square }: niet aangeraakt, of al gespeeld.
refused-too-late = Daar is het te laat voor.
refused-no-such-ply = De partij heeft minder dan { $count } zetten.
refused-not-in-advance = Niet vooraf: { $place } is nog niet gespeeld.
refused-sheet-hole = Schrijf eerst { $place }.
refused-not-over = De partij is nog niet afgelopen.
refused-not-there = { $color } is afwezig.
refused-not-absent = { $color } is aanwezig.
refused-not-adjourned = De partij is niet afgebroken.
refused-already-sealed = De zet is al afgegeven.
refused-not-sealing = Geen zet om af te geven.
refused-not-sealed = { $color } heeft nog geen zet afgegeven.
refused-no-arbiter = Deze partij heeft geen arbiter.
refused-no-adjudication = Geen arbitrage: het wedstrijdbestand staat het niet toe.
refused-no-next-period = Geen verdere periode.
refused-nothing-to-decide = Geen kwestie wacht op die beslissing.
refused-contradicts = Beslissing { $number } is hiermee in strijd. Typ eerst herroepen { $number }.
refused-no-such-ruling = Geen beslissing { $number } om te herroepen.
refused-no-such-penalty = Deze editie kent zo'n straf niet.

## Wat de regels zeggen, per artikel

law-articles = Artikelen van FIDE { $year }: { $articles }. Typ artikel 9 of artikel rokade.
law-which = Voor een ervan: artikel { $subject }.
law-unknown = Niet gevonden in FIDE { $year }: { $word }. Typ artikel voor alle.
law-preface = Voorwoord: de regels kunnen niet alles voorzien. Past geen artikel, dan beslist de arbiter naar vergelijkbare gevallen.
law-not-confirmed = Niet bevestigd voor deze editie.
law-aim = Doel van het spel: wit begint, daarna om de beurt. Wie de koning van de ander mat zet, wint.
law-board = Bord: acht bij acht velden, afwisselend licht en donker. Het hoekveld rechts van elke speler is licht.
law-own-square = Eigen stukken: geen stuk gaat naar een veld met een eigen stuk. Een vijandelijk stuk wordt daar geslagen.
law-promotion = Promotie: een pion op de laatste rij wordt in dezelfde zet dame, toren, loper of paard. { $touch ->
    [yes] De keuze staat vast als het nieuwe stuk het veld heeft geraakt.
   *[no] De keuze staat vast als de zet is gedaan.
}
law-adjusting = Rechtzetten: alleen als je aan zet bent, en pas nadat je het zegt.
law-touch-move = Aanraken is zetten: een eigen stuk moet spelen, een vijandelijk stuk moet geslagen worden, als dat reglementair kan. Het eerst aangeraakte telt. Maak bezwaar voor je zelf een stuk aanraakt.
law-touched-castling = Koning en toren aangeraakt: je moet daar rokeren, als dat mag. Raak je eerst de toren aan, dan speelt die zonder rokade.
law-nothing-to-move = Aangeraakt stuk kan niet zetten: je mag elke reglementaire zet doen.
law-made = Zet gedaan: de hand heeft het stuk op zijn nieuwe veld losgelaten. Een geslagen stuk is van het bord, en bij de rokade is ook de toren losgelaten.
law-assistant = Assistent: { $moves ->
    [yes] wie niet kan schrijven of zetten, mag er een hebben
   *[no] wie niet kan schrijven, mag er een hebben
}, als de arbiter akkoord gaat. { $costs ->
    [yes] Daarvoor gaat bedenktijd af.
   *[no] Het kost een speler met een beperking geen tijd.
}
law-resignation = Opgeven: dat beëindigt de partij meteen. { $draw ->
    [yes] De tegenstander wint, maar het is remise als die met geen enkele reeks zetten mat kon zetten.
   *[no] De tegenstander wint.
}
law-dead-position = Dode stelling: niemand kan met een reeks reglementaire zetten mat zetten. De partij is meteen remise.
law-draw-offer = Remisevoorstel: zet, stel voor en druk dan de klok in. Het geldt tot de tegenstander aanneemt, weigert of een stuk aanraakt. { $moved ->
    [yes] Beiden moeten al gezet hebben.
   *[no] { "" }
}
law-completed = Zet voltooien: zet, en druk dan met dezelfde hand de klok in. Een zet die de partij beëindigt heeft dat niet nodig.
law-time = Bedenktijd: eerst loopt de klok van wit. Doe alle zetten van een periode voor haar tijd om is.
law-late = Te laat komen: { $late ->
    [none] wie er bij het begin niet is, verliest
    [time] je verliest als je later komt dan { $time }
    [event] het toernooi bepaalt hoe laat je mag zijn
   *[event-or-none] het toernooi bepaalt hoe laat je mag zijn, anders verliest wie er bij het begin niet is
}. De arbiter kan anders beslissen.
law-flag = Gevallen vlag: die telt als de arbiter hem ziet of een speler hem claimt. Je verliest, of het is remise als de tegenstander met geen reeks zetten mat kon zetten.
law-both-flags = Beide vlaggen gevallen: { $both ->
    [announced] als het toernooi deze regels heeft aangekondigd, gaat de partij door, maar in de laatste periode is het remise
    [first] de eerst gevallen vlag verliest
    [last] als niemand de volgorde weet, gaat de partij door, maar in de laatste periode is het remise
   *[draw] de partij is remise
}.
law-clocks = Klokken stilzetten: alleen om de arbiter te roepen, bijvoorbeeld als het stuk voor een promotie ontbreekt. De arbiter verbetert de tijden en zegt wanneer het verdergaat.
law-set-up = Foute beginstelling: er komt een nieuwe partij. Was alleen het bord gedraaid, dan gaat de partij door op een goed bord.
law-reversed = Kleuren verwisseld: { $new ->
    [yes] een nieuwe partij voordat ieder { $count } zetten heeft gedaan. Daarna gaat de partij door.
   *[no] de partij gaat door, tenzij de arbiter anders beslist.
}
law-displaced = Omgevallen stukken: zet ze in je eigen tijd terug. De arbiter kan helpen of straffen.
law-illegal = Onreglementaire zet: de stelling ervoor komt terug, of de laatste zekere. Aanraken is zetten geldt voor de nieuwe zet.
law-unfinished-promotion = Onvoltooide promotie: de klok indrukken met een pion op de laatste rij is onreglementair. { $queen ->
    [yes] De pion wordt dame.
   *[no] De stelling van voor de zet komt terug.
}
law-no-move = Klok zonder zet: { $counts ->
    [yes] indrukken telt als onreglementaire zet
   *[no] indrukken is verboden, en de arbiter kan straffen
}.
law-two-hands = Twee handen: { $counts ->
    [yes] een zet met beide handen telt als onreglementair zodra de klok is ingedrukt
   *[no] zet met één hand, anders kan de arbiter straffen
}.
law-penalty = { $pace ->
    [standard] Straf bij onreglementaire zet
    [rapid] Onreglementaire zet in rapid
   *[blitz] Onreglementaire zet in blitz
}: { $loses ->
    [first] de eerste verliest de partij
    [claim] de tegenstander mag winst claimen
    [second] de eerste geeft de tegenstander { $time }, de tweede verliest
   *[third] de eerste twee geven de tegenstander elk { $time }, de derde verliest
}. { $until ->
    [always] Hij telt wanneer hij ook tijdens de partij wordt ontdekt.
    [touch] De tegenstander moet claimen voor hij een stuk aanraakt.
    [move] Hij telt alleen tot de volgende zet van de tegenstander.
   *[claim] De tegenstander moet claimen voor zijn volgende zet.
} { $draw ->
    [yes] Het is remise als de tegenstander met geen reeks zetten mat kon zetten.
   *[no] { "" }
}
law-recording = Notatieformulier: noteer alle zetten van beiden{ $electronic ->
    [yes] , op papier of op een goedgekeurd elektronisch formulier.
   *[no] .
} { $ahead ->
    [yes] Je mag een zet opschrijven voor je hem doet.
   *[no] Schrijf een zet pas op als hij is gedaan, behalve om te claimen of af te geven.
} Beiden ondertekenen de uitslag.
law-sheet-in-view = Zichtbaar formulier: de arbiter moet het de hele partij kunnen zien.
law-short-of-time = Tijdnood: met minder dan { $time } hoef je niet te noteren, tenzij elke zet { $bonus } of meer geeft. Vul het formulier na de periode aan.
law-reconstruction = Geen formulier volledig: de partij wordt onder toezicht op een ander bord nagespeeld. Zijn de zetten niet te vinden, dan is de volgende zet de eerste van de volgende periode.
law-threefold = Drievoudige herhaling: aan zet mag je remise claimen als dezelfde stelling er voor de derde keer is, of na jouw zet komt. { $castling ->
    [any] Ook een tijdelijk verlies van de rokade maakt het een andere stelling.
   *[lasting] Blijvend verlies van de rokade maakt het een andere stelling.
}
law-fifty = Vijftig zetten: aan zet mag je remise claimen na { $count } van ieder zonder slagzet of pionzet. Jouw volgende zet mag de laatste zijn.
law-longer-endings = Langere eindspelen: in enkele eindspelen zijn er { $count } zetten nodig in plaats van vijftig, zoals koning, toren en loper tegen koning en toren.
law-claiming = Claimen met een zet: schrijf hem op en zeg hem tegen de arbiter, maar doe hem niet. { $who ->
    [must] Je moet de klokken meteen stilzetten.
    [may] Je mag de klokken stilzetten.
   *[either] Jij of de arbiter zet de klokken stil.
} { $by ->
    [moving] Wie een zet doet, verliest het recht.
   *[touching] Wie een stuk aanraakt, verliest het recht.
} { $binds ->
    [yes] De opgeschreven zet ligt vast.
   *[no] { "" }
}
law-wrong-claim = Onjuiste claim: de partij gaat door, en de tegenstander krijgt er { $time } bij. { $halved ->
    [yes] Je verliest de helft van je tijd, hoogstens drie minuten.
   *[no] { "" }
}
law-wrong-claim-own = Onjuiste claim: de partij gaat door, en je verliest { $time }.
law-fivefold = Vijfvoudige herhaling: { $in ->
    [row] dezelfde stelling vijf keer achter elkaar, elke beurt van beiden, is remise
   *[any] dezelfde stelling voor de vijfde keer is remise
}. Niemand hoeft te claimen.
law-seventy-five = Vijfenzeventig zetten: { $count } van ieder zonder slagzet of pionzet is remise, tenzij de laatste mat zet. Niemand hoeft te claimen.
law-points = Punten: winst telt 1, remise een half, verlies 0, tenzij het toernooi anders heeft aangekondigd.
law-quickplay-scope = Versneld beëindigen: { $scope ->
    [always] die regels gelden in de laatste periode
    [announced] die regels gelden als het toernooi ze heeft aangekondigd en er geen increment is
   *[never] deze editie heeft er geen regels voor
}. { $blitz ->
    [watched] In blitz alleen bij voldoende toezicht.
   *[none] In blitz bestaat het niet.
}
law-quickplay = Remise bij versneld beëindigen: aan zet, met minder dan { $left }, claim je dat de tegenstander niet probeert te winnen of niet normaal kan winnen. Bij afwijzing krijgt de tegenstander er { $award } bij.
law-quickplay-increment = Vijf seconden per zet: aan zet, met minder dan { $left }, mag je ze bij versneld beëindigen vragen voor beiden. Het is ook een remisevoorstel. Bij toekenning krijgt de tegenstander er { $award } bij.
law-quickplay-alone = Versneld einde zonder arbiter: met minder dan { $left } claim je remise, en de partij eindigt. Schrijf de stelling op. Probeert de tegenstander niet te winnen, dan is ook een volledig notatieformulier nodig. De tegenstander bevestigt het, en een arbiter beslist later.
law-conduct = Gedrag: geen aantekeningen, geen advies, geen analyse, en niets wat de tegenstander stoort. Apparaten moet de arbiter toestaan.
law-arbiter = Arbiter: die ziet toe op de regels. Straffen zijn waarschuwing, andere tijden of punten, verlies van de partij en uitsluiting.
law-disturbance = Storing van buiten: de arbiter mag een of beide spelers tijd geven.
law-notation = Notatie: schrijf de letter van het stuk, dan het veld waar het heen gaat. Een pion heeft geen letter.
law-paces = Rapid en blitz: { $hour ->
    [whole] alle zetten in hoogstens een uur is rapid, increment telt niet mee.
   *[less] zestig zetten in minder dan een uur is rapid.
} Blitz is { $edge ->
    [most] hoogstens
   *[below] minder dan
} { $time }.
law-rapid-touch = Aanraken is zetten bij rapid en blitz: de arbiter beslist er alleen over als een speler het vraagt.
law-rapid-set-up = Fout opgesteld, rapid en blitz: claim het voordat ieder { $count } zetten heeft gedaan. Daarna gaat de partij door, { $castling ->
    [queen] zonder rokade als koning en dame verwisseld zijn
   *[rook] zonder rokade van een verkeerde koning of met een verkeerde toren
}.
law-illegal-position = Onreglementaire stelling, rapid: de arbiter wacht tot de volgende zet is voltooid. Is ze dan nog onreglementair, dan is het remise.
law-rapid-flag = Vlag in rapid en blitz: { $who ->
    [players] alleen de spelers mogen hem melden
   *[arbiter] de arbiter meldt hem, of een speler claimt hem
}.
law-blind-announcing = Zetten melden: zeg elke zet duidelijk. De tegenstander herhaalt hem en doet hem op zijn eigen bord. { $german ->
    [always] Rijen worden in het Duits gezegd.
   *[unless] Rijen worden in het Duits gezegd, tenzij de arbiter anders beslist.
}
law-blind-made = Zetten van een blinde speler: een stuk uit zijn gaatje is aangeraakt. De zet is gedaan als het in een ander gaatje zit en is gemeld. Dan pas loopt de klok van de tegenstander.
law-blind-clock = Klok voor blinden: { $speaks ->
    [no] die is te voelen
    [may] die is te voelen en mag het aantal zetten zeggen
   *[should] die hoort tijden en aantal zetten te zeggen, of te voelen te zijn
}.
law-blind-slip = Verspreking: verbeter die meteen, voor de klok van de tegenstander loopt.
law-blind-boards = Verschillende borden: de arbiter vergelijkt beide formulieren. Kloppen ze met elkaar, dan wordt het foute bord verbeterd. Anders gaat het terug naar waar ze kloppen.
law-blind-assistant = Assistent van een blinde speler: mag zetten, melden, noteren, de klok indrukken en op verzoek tijden en aantal zetten zeggen. { $deaf ->
    [yes] Tegen een slechthorende speler is die verplicht.
   *[no] { "" }
}
law-sealing = Afgegeven zet: schrijf hem op, doe hem in de envelop en zet de klokken stil. De arbiter bewaart de envelop.
law-sealed-illegal = Onduidelijke afgegeven zet: is hij onreglementair of dubbelzinnig, dan verliest wie hem afgaf.
law-resumption = Hervatting: de envelop gaat open als er is wie moet antwoorden. Dan loopt diens klok.
law-chess960 = Chess960: de achterste rij wordt geloot, lopers op verschillende kleuren, de koning tussen de torens. Na de rokade staan koning en toren waar ze altijd staan.

## Wat de arbiter beslist

article = FIDE { $year }, { $number }.
preface = voorwoord

not-confirmed = Door geen tekst van FIDE { $year } bevestigd: { $articles }.
time-left = { $color } heeft nog { $time }.
completed = { $color } drukt de klok in.
made-on-board = { $move } staat op het bord.
touched-any = { $square } aangeraakt. Met dat stuk is geen zet mogelijk, dus elke zet mag.
touched-no-capture = { $square } aangeraakt. Dat stuk kan niet geslagen worden. Elke zet mag.
touched-any-move = { $square } aangeraakt. Elke zet mag.
touched-move = { $square } aangeraakt: dat stuk moet worden gespeeld.
touched-capture = { $square } aangeraakt: dat stuk moet geslagen worden.
touched-capture-with = { $square } moet { $other } slaan.
touched-castle = Koning en toren aangeraakt: { $move }.
castling-not-legal = Die rokade mag nu niet.
rook-first = De toren is het eerst aangeraakt: geen rokade.
adjusting = { $color } zet recht.
free = { $color } mag elke reglementaire zet doen.
put-back = Stukken teruggezet. Voor { $color } geldt nog steeds: aanraken is zetten.
ask-repeat = { $color }, herhaal de zet.
still-to-repeat = { $color }, je moet de zet nog herhalen.
still-to-repeat-move = { $color }, nog te herhalen: { $move }.
ask-promotion = { $color }, zeg wat de pion wordt.
announcement-differs = Gemeld: { $announced }. Op het bord: { $board }. Verbeter dat.
corrected = Verbeterd: { $move }.
repeated = { $color } herhaalt de zet.
repeat-differs = Dat is een andere zet. Gemeld: { $move }.
executed = { $color } heeft de zet op het bord gedaan.
missing-move = Niet voltooid: er is geen stuk verzet.
missing-release = Niet voltooid: er is een stuk van het bord.
missing-rook = Niet voltooid: verzet ook de toren.
missing-touched = Niet voltooid: het aangeraakte stuk op { $square } moet worden gespeeld.
missing-rook-first = Niet voltooid: de toren is het eerst aangeraakt, dus geen rokade. Zet de koning terug.
missing-castle = Niet voltooid: koning en toren zijn aangeraakt, dus je moet rokeren.
missing-capture-with = Niet voltooid: { $square } moet { $other } slaan.
missing-capture = Niet voltooid: het aangeraakte stuk op { $square } moet worden geslagen.
missing-promotion = Niet voltooid: zeg wat de pion wordt.
missing-chosen = Niet voltooid: de eerste keuze geldt, { $piece }.
missing-announcement = Niet voltooid: meld eerst de zet.
missing-same-move = Niet voltooid: de zet op het bord is niet de gemelde. Verbeter dat.
missing-repetition = Niet voltooid: eerst moet { $opponent } de zet herhalen.
missing-execution = Niet voltooid: eerst moet { $opponent } de zet op het bord doen.
nth = { $count ->
    [1] eerste onreglementaire zet
    [2] tweede onreglementaire zet
    [3] derde onreglementaire zet
   *[other] onreglementaire zet nummer { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = De zet was onreglementair
act-promotion = Een pion bleef op de laatste rij
act-king-capture = De koning werd geslagen
act-no-move = De klok werd ingedrukt zonder zet
act-two-hands = De zet werd met twee handen gedaan
becomes-queen = De pion op { $square } wordt een dame.
restored = { $count ->
    [0] Terug naar de beginstelling.
   *[other] Terug naar de stelling na { $place }.
}
move-place = zet { $number }, { $color }
found-initial-position = De beginstelling was verkeerd.
found-board-turned = Het bord lag verkeerd om. Het is gedraaid.
found-colours-reversed = De kleuren waren verwisseld.
found-displaced = Er waren stukken verschoven. Ze staan weer goed.
colours-stay = De kleuren waren verwisseld. Dat blijft zo.
correction-wanted = Onreglementair: { $place }. { $color } wil dat herstellen. Akkoord: claimen herstel.
castling-lost = De opstelling blijft. { $color } mag niet rokeren.
castling-lost-side = De opstelling blijft. { $color } mag niet spelen: { $move }.
offer-untimely = { $color } stelt remise voor, op het verkeerde moment. Het voorstel geldt.
offer-stands = Het remisevoorstel van { $color } geldt.
time-taken = { $color } verliest { $time }.
clock-less = Klok van { $color }: { $time } minder.
clock-more = Klok van { $color }: { $time } meer.
clock-set = De klok van { $color } is gezet op { $time }.
clock-is = Ze staat nu op { $time }.
clock-was = Eerst: { $time }.
moves-set = De klok van { $color } is gezet op { $count ->
    [one] één zet
   *[other] { $count } zetten
}.
ruling-reconstructed = De zetten zijn bekend tot hier: { $place }.
ruling-next-period = De zetten zijn niet te vinden. De volgende zet is de eerste van de volgende periode.
increment-set = Vanaf nu { $time } extra per zet.
moves-back = Telt weer: { $moves }.
moves-cancelled = Telt niet meer: { $moves }.
moves-cancelled-many = { $count } zetten tellen niet meer.
taken-back-standing = Zet teruggenomen.
flag-claim-wrong = Claim afgewezen: de vlag van { $color } is niet gevallen.
flag-claim-both = Claim afgewezen: beide vlaggen zijn gevallen.
must-record = { $color } moet eerst { $place } schrijven.
need-not-record = { $color } hoeft niet te noteren, tot de volgende periode.
must-complete = Notatieformulier: { $color } moet het nu aanvullen.
sheet-differs = Anders op het formulier van { $color }: { $place }.
signed-white-wins = { $color } heeft getekend: Wit wint.
signed-black-wins = { $color } heeft getekend: Zwart wint.
signed-draw = { $color } heeft getekend: remise.
absent = { $color } is afwezig.
arrived = { $color } is er.
must-open = De envelop wacht op { $color }.
must-open-now = De envelop wordt nu geopend.
must-seal = { $color } moet de zet afgeven.
adjourns-early = { $color } breekt vroegtijdig af. Na het afgeven gaat de rest van de zitting van de klok af: nu { $time }.
sealed = { $color } heeft afgegeven. De klokken staan stil.
adjourned = Partij afgebroken. { $color } heeft zet { $number } afgegeven.
resumption = Hervatting: { $when }.
opened = Envelop geopend. De klok van { $color } loopt.

matter-touch = { $color } zegt: { $opponent } heeft { $square } aangeraakt bij zet { $number }. De arbiter beslist.
matter-no-effort = { $color } claimt remise: { $opponent } probeert niet te winnen. De arbiter beslist.
matter-cannot-win = { $color } claimt remise: { $opponent } kan niet op normale wijze winnen. De arbiter beslist.
matter-increment = { $color } vraagt vijf seconden per zet. De arbiter beslist.
matter-draw = { $color } wil remise aanbieden. De arbiter beslist.
matter-session-over = De zitting is voorbij. De arbiter beslist.
matter-sheets = Formulieren: beiden moeten ze aanvullen.
matter-stopped = { $color } heeft de klokken stilgezet. De arbiter beslist.
matter-stopped-for = { $color } heeft de klokken stilgezet: { $text }. De arbiter beslist.
matter-silent = { $color } herhaalt de zet van { $opponent } niet. De arbiter beslist.
matter-boards-differ = Te laat om te verbeteren: de klok is ingedrukt. Vergelijk de borden.
matter-conduct = { $what }: { $color }. De arbiter beslist.
matter-position = De stelling is onzeker. De arbiter zoekt de laatste juiste.
matter-unconfirmed = Geen regel toegepast: deze editie is hier niet bevestigd. Een arbiter moet beslissen.
matter-default-time = Er is geen wachttijd bepaald. De arbiter beslist.
matter-flag = De vlag van { $color } viel tijdens een claim. De arbiter beslist.
matter-envelope = De envelop moet open. De arbiter beslist.
complaint-lapsed = Klacht vervallen: { $color } over { $square } bij zet { $number }. Die stelling is er niet meer.
matter-results = De uitslagen verschillen: tussen de formulieren, of met wat is vastgelegd. De arbiter beslist.
matter-signed = Beiden tekenden: { $result ->
    [white] wit wint
    [black] zwart wint
   *[draw] remise
}. De partij eindigde anders. De arbiter beslist.

ruled = Beslissing { $number }: { $ruling }
penalty-number = Beslissing { $number }.
ruling-warned = { $color } krijgt een waarschuwing.
ruling-points-added = { $color } krijgt er { $points } bij.
ruling-points-taken = { $color } verliest { $points }.
ruling-lost = { $color } verliest. { $opponent } krijgt { $points }.
ruling-fined = { $color } krijgt een boete.
ruling-excluded = Volgende ronden: { $color } is uitgesloten.
ruling-expelled = { $color } is uit het toernooi gezet.
ruling-result-set = Wit krijgt { $white }, Zwart { $black }.
ruling-adjudicated = Gearbitreerd door { $name }: Wit krijgt { $white }, Zwart { $black }.
ruling-displaced = { $count ->
    [0] Stukken verschoven: terug naar de beginstelling.
   *[other] Stukken verschoven: terug naar de stelling na { $place }.
}
ruling-position-set = Stelling bepaald. Vraag het bord om die te horen.
ruling-illegal-seen = Onreglementair: de laatste zet van { $color }.
ruling-no-move-seen = { $color } drukte de klok in zonder zet: een onreglementaire zet.
ruling-touch-seen = { $number ->
    [0] { $color } heeft { $square } aangeraakt.
   *[other] { $color } heeft { $square } aangeraakt bij zet { $number }.
}
ruling-touch-waived = { $color } raakte per ongeluk iets aan: dat telt niet.
ruling-dismissed = Afgedaan.
ruling-turned-down = { $matter ->
    [touch] Klacht van { $color } afgewezen: { $square } geldt niet als aangeraakt bij zet { $number }.
    [two-hands] Klacht van { $color } afgewezen: twee handen.
    [quickplay] Remiseclaim van { $color } afgewezen.
    [increment] Verzoek van { $color } afgewezen: vijf seconden per zet.
    [draw] { $color } mag geen remise aanbieden.
    [session] De partij gaat na de zitting door.
    [sheets] De formulieren blijven zoals ze zijn.
    [stopped] Geen geldige reden: { $color } heeft de klokken stilgezet.
    [silent] Geen straf: { $color } heeft de zet nog niet herhaald.
    [conduct] Geen straf. { $what }: { $color }.
    [boards-differ] De borden worden niet vergeleken. De zet telt.
    [position] De stelling blijft zoals ze is.
    [unconfirmed] Hier wordt geen regel toegepast.
    [default-time] Er is geen wachttijd bepaald. De spelers wachten.
    [envelope] Het te laat komen is verontschuldigd.
   *[results] De vastgelegde uitslag blijft. Er is een andere getekend.
}
ruling-quickplay-drawn = Claim toegewezen.
ruling-quickplay-postponed = Claim uitgesteld. De partij gaat door.
ruling-quickplay-rejected = Claim afgewezen.
ruling-offer-allowed = { $color } mag remise aanbieden.
ruling-increment-granted = Toegestaan: vanaf nu vijf seconden extra per zet.
ruling-increment-refused = Geen extra tijd per zet.
ruling-revoked = Beslissing { $count } is herroepen.
ruling-revoked-act = Beslissing { $count } is herroepen: de overtreding telt niet.
ruling-revoked-move = Beslissing { $count } is herroepen: de onreglementaire zet telt niet, en het aanraken ook niet.
ruling-was = Het was: { $what }
ruling-move-stays = { $color } heeft intussen { $move } gespeeld: die zet blijft. Was die door het aanraken afgedwongen, typ dan { $restore }.
ruling-unheard = Voor jou verandert er niets.
ruling-asked = { $ruling ->
    [time-added] { $color } { $time } erbij geven?
    [time-taken] { $color } { $time } afnemen?
    [clock-set] De klok van { $color } op { $time } zetten?
    [lost] { $color } laten verliezen, { $opponent } { $points } geven?
    [result] De uitslag bepalen: Wit { $white }, Zwart { $black }?
    [adjudicated] Arbitreren, door { $name }: Wit { $white }, Zwart { $black }?
    [excluded] Volgende ronden: { $color } uitsluiten?
    [expelled] { $color } uit het toernooi zetten?
    [annulled] De partij annuleren?
    [flag] Is de vlag van { $color } gevallen?
    [illegal] Onreglementair: de laatste zet van { $color }?
    [no-move] Als onreglementair tellen: { $color } drukte de klok in zonder zet?
    [touch] Heeft { $color } { $square } aangeraakt, bij zet { $number }?
    [back] { $count ->
        [0] Terug naar de beginstelling?
       *[other] Terug naar de stelling na { $place }?
    }
    [displaced] { $count ->
        [0] Stukken verschoven: terug naar de beginstelling?
       *[other] Stukken verschoven: terug naar de stelling na { $place }?
    }
    [position] Deze stelling bepalen?
    [default-time] De wachttijd bepalen: { $time }?
    [end] Het einde van de partij herroepen?
   *[other] Dit beslissen? { $what }
}
ruling-end-revoked = Het einde van de partij is herroepen.
end-taken-back = De partij is niet afgelopen: { $color } is aan zet, zet { $number }.
end-illegal-not-counted = De laatste daarvan telt niet. Onreglementaire zetten van { $color }: { $count }.
ruling-default-time = Wachttijd: { $time }.
points-none = niets
points-half = een half punt
points-full = een punt
points-two = twee punten
points-three = drie punten

## Een zet invoeren

entry-empty = Niets getypt. Typ een zet, of hulp.
entry-colour = Andere partij, met { $color }: { $new } { $color }
entry-not-understood = Niet begrepen. Typ een zet, of hulp.
entry-nearest = Niet begrepen. { $question }
entry-unknown = Onbekend: { $word }. Typ een zet, of hulp.
entry-unknown-near = Onbekend: { $word }. Bedoel je { $near }? Typ hulp voor alle commando's.
entry-two-moves = Eén zet tegelijk. Typ eerst { $first }.
entry-read-as = { $items } in { $text }: gelezen als { $text }.
entry-stray-alone = Onleesbaar: { $items }. Typ het opnieuw.
entry-stray = Onleesbaar: { $items } in { $text }. Typ het opnieuw.
stray-control = besturingsteken { $number }
stray-invisible = onzichtbaar teken { $number }
stray-letter = { $script ->
    [Cyrillic] cyrillische
    [Greek] Griekse
    [Arabic] Arabische
    [Hebrew] Hebreeuwse
    [Armenian] Armeense
    [Devanagari] devanagari
   *[other] vreemde
} { $like }
stray-unlike = { $script ->
    [Cyrillic] cyrillische
    [Greek] Griekse
    [Arabic] Arabische
    [Hebrew] Hebreeuwse
    [Armenian] Armeense
    [Devanagari] devanagari
   *[other] vreemde
} letter { $number }

stray-wide = brede { $like }
stray-styled = ongewone { $like }
stray-sign = teken { $number }
entry-no-move = Geen zet. Probeer e2 e4, of hulp.
entry-no-piece = Geen stuk heet { $letter }. De letters zijn { $letters }.
entry-takes-what = Slaat wat? Typ ook het veld.
entry-no-question = Geen vraag om te beantwoorden. Typ een zet, of hulp.
entry-knight = Voor de vraag, typ paardsprong { $square }.
entry-slash = Een schuine streep begint een commando. Voor de zet, typ { $text }.
entry-move-asked = Reglementair, niet gespeeld: { $move }. Typ alleen de zet om hem te spelen.
entry-not-played = Er is niets gespeeld. Typ alleen de zet om te spelen.
entry-other-side = { $color } is aan zet.
entry-not-your-turn = { $color } is aan zet. Wacht op het antwoord.
choice = { $count } zetten mogelijk. Typ een nummer.
ambiguous = { $count } zetten mogelijk. Schrijf { $moves } of { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Wat wordt de pion? Typ het stuk of het nummer.
choice-drop = Inzetten op { $square }. Typ het stuk of het nummer.
choice-piece = Dame, toren, loper of paard? Typ het stuk of het nummer.
choice-again = Typ een nummer van 1 tot en met { $count }, of nee.
choice-dropped = Geannuleerd.

illegal-empty-origin = { $square } is leeg.
illegal-not-yours = Niet jouw stuk: { $piece } op { $square }.
illegal-other-piece = Op { $square } staat iets anders: { $piece }.
illegal-square-alone = Op { $square } staat je eigen stuk: { $piece }. Om dat te verzetten, typ { $square } en het nieuwe veld.
illegal-own-piece = Op { $square } staat je eigen stuk: { $piece }.
illegal-nothing-to-take = Niets te slaan op { $square }.
illegal-none-to-take = Je tegenstander heeft geen { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}.
illegal-takes-none = Buiten bereik: { $piece } slaat { $captured }.
illegal-no-pawn-takes = Geen pion slaat op de { $letter }-lijn.
illegal-only-takes = Op { $square } kan een pion alleen slaan. Noem ook zijn lijn.
illegal-still-in-check = Mag niet: je zou schaak blijven staan.
illegal-exposes-king = Mag niet: je koning zou schaak staan.
illegal-no-promotion = Geen promotie: met die zet komt geen pion op de laatste rij.
illegal-cannot-become = Een pion wordt dame, toren, loper of paard. Typ bijvoorbeeld { $square } dame.
illegal-blocked = { $piece } op { $from } kan er niet langs: { $other } op { $square }.
illegal-no-such-piece = Je hebt geen { $role ->
    [king] koning
    [queen] dame
    [rook] toren
    [bishop] loper
    [knight] paard
   *[pawn] pion
}.
illegal-cannot-reach = { $role ->
    [king] Je koning kan niet naar { $square }.
    [queen] Je hebt geen dame die naar { $square } kan.
    [rook] Je hebt geen toren die naar { $square } kan.
    [bishop] Je hebt geen loper die naar { $square } kan.
    [knight] Je hebt geen paard dat naar { $square } kan.
   *[pawn] Je hebt geen pion die naar { $square } kan.
}
illegal-not-from-there = Vanaf daar niet toegestaan: { $piece } naar { $square }.
illegal-cannot-go = { $role ->
    [king] Een koning
    [queen] Een dame
    [rook] Een toren
    [bishop] Een loper
    [knight] Een paard
   *[pawn] Een pion
} kan niet van { $from } naar { $square }.
illegal-no-castling-right = Daar mag je niet meer rokeren: je koning of toren heeft al gezet.
illegal-castling-never = Daar mag je niet rokeren: de beginstelling laat het niet toe.
illegal-castling-blocked = Daar mag je nu niet rokeren: er staat een stuk tussen.
illegal-castling-attacked = Daar mag je nu niet rokeren: je koning zou door schaak gaan of schaak komen te staan.
illegal-must-capture = Je moet slaan.
illegal-not-in-variant = Niet volgens de regels van dit spel.
illegal-not-in-hand = Niet in je voorraad: { $piece }.
illegal-drop-occupied = { $square } is niet leeg.
illegal-drop-edge = Daar geen pion. Niet op de eerste of de laatste rij.

## Antwoorden

joined = { $items }, { $next }
row = { $from } tot en met { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Rij { $name }
ranks = Rijen { $from } { $count ->
    [2] en
   *[other] tot en met
} { $to }
file = Lijn { $name }
square-part = { $part }.
square-shade-part = { $shade } veld
shade-light = wit
shade-dark = zwart
shade-light-short = op wit
shade-dark-short = op zwart
square-shade = { $square }: { $shade }.
all-white = Wit
all-black = Zwart
no-pieces = { $pieces }: geen.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } stuk
   *[other] { $count } stukken
}
rays-none = Geen stukken op een lijn met { $square }.
knight-none = Geen stukken op een paardsprong van { $square }.
knight-sees = Op een paardsprong van { $square }
toward-up = Omhoog
toward-up-right = Rechts omhoog
toward-right = Rechts
toward-down-right = Rechts omlaag
toward-down = Omlaag
toward-down-left = Links omlaag
toward-left = Links
toward-up-left = Links omhoog
attacked = { $square }, aanvallers: { $items }.
not-attacked = { $square } wordt niet aangevallen.
defended = { $square }, verdedigers: { $items }.
not-defended = { $square } is niet gedekt.
hanging-none = Er hangt niets.
hanging-none-of = { $color }: er hangt niets.
hangs = { $piece } op { $square } hangt: aangevallen door { $attackers }, { $defended ->
    [no] niet gedekt
   *[yes] gedekt door { $defenders }
}.
hanging-safe = { $piece } op { $square } is veilig: { $attacked ->
    [no] niets kan daar slaan
   *[yes] aangevallen door { $attackers }, gedekt door { $defenders }
}.
hanging-cost = De ruil kost { $points ->
    [one] één punt
   *[other] { $points } punten
}.
hanging-king = Een koning kan niet hangen. Over schaak: { $check }.
by-white = { $square }, Wit valt aan: { $items }.
by-black = { $square }, Zwart valt aan: { $items }.
by-none-white = Wit valt { $square } niet aan.
by-none-black = Zwart valt { $square } niet aan.
moves-of = { $piece } { $square }
drops-of = { $piece } om in te zetten
drops-anywhere = elk leeg veld
drops-pawn-anywhere = elk leeg veld op de rijen 2 tot en met 7
moves-none = Geen reglementaire zetten.
moves-none-from = Geen reglementaire zetten vanaf { $square }.
captures-none = Geen slagzetten.
captures-none-from = Geen slagzetten vanaf { $square }.
moves-not-yours = { $square }: { $piece }, niet aan zet.
takes = slaat { $piece } { $square }
takes-promoting = slaat { $piece } { $square } en promoveert
takes-en-passant = slaat { $piece } { $square } en passant, naar { $to }
promotes-on = promoveert op { $square }
what-if = { $piece } op { $square } zou kunnen slaan
what-if-none = { $piece } op { $square } zou niets kunnen slaan.
what-if-empty = { $square } is leeg.
castling-right = { $color }, { $castling }: { $how ->
    [legal] mag
    [check] niet als je schaak staat
    [blocked] er staat een stuk tussen
    [attacked] de koning zou door of in schaak komen
   *[lost] geen recht meer daarop
}.
material-count = { $count } { $pieces }
material-level = Materiaal gelijk.
material-ahead = { $color } staat { $points ->
    [one] één punt
   *[other] { $points } punten
} voor.
material-bare = kale koning
turn = { $color } aan zet, zet { $number }.
turn-check = { $color } aan zet, zet { $number }, schaak.
turn-checkmate = { $color } staat schaakmat, zet { $number }.
turn-stalemate = Pat: { $color } heeft geen reglementaire zet, zet { $number }.
turn-yours = Jij speelt met { $color }.
board-check = { $color } staat schaak.
board-checkmate = { $color } staat schaakmat.
board-stalemate = Pat: { $color } heeft geen reglementaire zet.
check-none = Geen schaak.
check-by = { $color } staat schaak door { $items }.
last = { $move }. { $color }, zet { $number }.
last-none = Nog geen zetten.
captured-none = Nog niets geslagen.
captured-last = Laatst geslagen: { $piece } op { $square }.
last-of = { $items } en { $last }
captured-lost = { $color } is kwijt: { $items }.
changed-attacks = Valt aan: { $items }.
changed-defends = Dekt: { $items }.
changed-opens = { $piece } op { $square } valt nu aan: { $items }.
changed-closes = { $piece } op { $square } valt niet meer aan: { $items }.
changed-undefended = Niet meer gedekt: { $items }.
changed-nothing = Verder is er niets veranderd.
changed-more = De rest: nog eens { $changed }.
lost-king = { $count ->
    [one] een koning
   *[other] { $count } koningen
}
lost-queen = { $count ->
    [one] een dame
   *[other] { $count } dames
}
lost-rook = { $count ->
    [one] een toren
   *[other] { $count } torens
}
lost-bishop = { $count ->
    [one] een loper
   *[other] { $count } lopers
}
lost-knight = { $count ->
    [one] een paard
   *[other] { $count } paarden
}
lost-pawn = { $count ->
    [one] een pion
   *[other] { $count } pionnen
}
opening = { $name }. { $eco }.
opening-none = De opening heeft nog geen naam.
score-none = Nog geen zetten.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = De laatste zet duurde { $time }.
spent-all = { $color } heeft { $time } verbruikt.
clock-to-go = { $color } heeft nog { $count ->
    [one] één zet
   *[other] { $count } zetten
}, tot de volgende periode.
clock-none = Deze partij heeft geen klokken.
clock-of-waiting = Partij { $game } wacht, de klokken staan stil.
clock-waits = { $whose ->
    [own] Je klok staat stil. Enter start hem.
   *[both] De klokken staan stil. Enter start ze.
}
clock-strict = Als in een toernooi: alleen de arbiter zet de klokken stil.
once-empty = Geen zet gegeven. Probeer e2 e4.
once-unknown = Onbekend: { $word }. Schrijf een zet, zoals e2 e4 of paard f3.
once-unknown-near = Onbekend: { $word }. Bedoel je { $near }?
once-no-move = Geen zet. Probeer e2 e4, of paard f3.
once-failed = Zet { $number }, { $text }: { $why }
ask-unknown = Onbekend: { $word }. Alle vragen: { $program } ask hulp
ask-unknown-near = Onbekend: { $word }. Bedoel je { $near }? Alle vragen: { $program } ask hulp
ask-help = Je kunt vragen: { $names }. Meer over één vraag: { $program } ask hulp bord
ask-number = { $word } is geen vraag. Noem de stelling met --position, en vraag dan.
ask-in-game = { $name } werkt alleen in een partij. Begin er een met { $program } play.
ask-command = { $name } is een eigen opdracht: { $program } { $command }.
saves = Elke zet wordt bewaard. Om weg te gaan, typ stoppen.
leave-quit = Om weg te gaan, typ stoppen. Elke zet wordt bewaard.
export-picture = Een afbeelding is SVG of PNG: noem een bestand op .svg of .png.
export-file = Welk bestand? Typ de naam, zoals partij.pgn.
print-file = Welk bestand? Typ de naam, zoals partij.txt, of partij.brf voor een brailleprinter.
deleted = Partij { $game } verwijderd. Terughalen: { $name }
undeleted = Partij { $game } is terug.
undelete-none = Niets terug te halen: sinds de start is er geen partij verwijderd.
delete-open = Partij { $game } is open. Sluit haar of begin een andere, en verwijder haar dan.
delete-match = Partij { $game } is een wedstrijd. Wedstrijden blijven bewaard.
delete-imported = Partij { $game } is geïmporteerd. Alleen hier gespeelde partijen kunnen weg.
rename-what = Welke naam? { $name } 5 Clubavond, of { $name } 5 { $color } Anna.
renamed = Partij { $game } heet nu: { $text }.
noted = Genoteerd bij partij { $game }.
note-line = Notitie: { $text }
note-none = Geen notitie bij partij { $game }.
summary-moves = Zetten: { $moves }.
summary-turning = Keerpunt: zet { $number }, { $color }: { $move }.
summary-search = Voor keerpunt en nauwkeurigheid: { $name } { $game }
course-step = Zet { $number }, { $color }. { $verdict }
course-none = Zet { $number }, { $color }: niet beoordeeld.
course-time = Bedenktijd: { $time }.
course-best = Het best voor { $color } bij zet { $number }. { $verdict }
course-longest = Langst nagedacht: zet { $number }, { $color }, { $time }.
results-none = Nog geen afgelopen partijen van jou.
results-all = { $won } gewonnen, { $drawn } remise, { $lost } verloren.
results-against = { $opponent }: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
results-ended = { $kind ->
    [won] gewonnen
    [drawn] remise
   *[lost] verloren
}
results-last = De laatste partijen, de nieuwste eerst: { $items }.
results-row = Op rij: { $count } gewonnen.
ratings-none = Nog niets geoefend. Om te beginnen: puzzel
ratings-puzzles = Puzzels: rating { $rating }.
ratings-week = Een week geleden: { $rating }.
ratings-month = Vier weken geleden: { $rating }.
ratings-highest = Hoogste: { $rating }.
ratings-drills = Oefeningen: van de laatste { $count } antwoorden { $right } goed.
ratings-streak = Puzzelreeks: nu { $count }, record { $record }.
ratings-days = Op { $count } dagen achter elkaar geoefend.
ratings-ago = { $weeks ->
    [one] Een week geleden: { $rating }.
   *[other] { $weeks } weken geleden: { $rating }.
}
ratings-ago-drills = Oefeningen in die week: van { $count } antwoorden { $right } goed.
ratings-ago-none = { $weeks ->
    [one] Een week geleden: niets geoefend.
   *[other] { $weeks } weken geleden: niets geoefend.
}
repeat-none = Er is nog niets gezegd.
argument-square = { $name } heeft een veld nodig, bijvoorbeeld { $name } e4.
argument-two-squares = { $name } heeft twee velden nodig, bijvoorbeeld { $name } g1 f3.
argument-piece = { $name } heeft een stuk nodig, zoals { $name } dame of { $name } zwarte torens.
argument-line = { $name } heeft een lijn of rij nodig, bijvoorbeeld { $name } e of { $name } 4.
argument-rank = { $name } heeft een rij nodig, bijvoorbeeld { $name } 4.
argument-file = { $name } heeft een lijn nodig, bijvoorbeeld { $name } e.
argument-number = { $name } heeft een getal nodig, bijvoorbeeld { $name } 5.
argument-level = { $name } wil een getal, 1 tot en met { $most }.
argument-move = { $name } heeft een zet nodig, bijvoorbeeld { $name } e2 e4.
argument-claim = Wat claimen? Typ { $name } drievoudig, { $name } vijftig, { $name } vlag of { $name } onreglementair. Meer: hulp claimen.
argument-voice = { $name } heeft een stem nodig: { $voices }.
argument-switch = { $name } heeft aan of uit nodig.
argument-whose = Typ { $name } mijn, { $name } tegenstander, of alleen { $name }.
argument-hanging = Typ na { $name } een veld, een stuk, mijn, tegenstander, of niets.
argument-braille = { $name }: breedte van { $least } tot en met { $most }; diagram, rijen of lijst; punten, ascii of letters; onthouden.
argument-list = Een lijst staat in letters; punten en ascii zijn voor diagrammen.
argument-width = Een brailleregel: { $least } tot en met { $most } cellen. Typ bijvoorbeeld braille 40.
argument-position = { $name } heeft een stelling nodig: FEN, een diagram, of een lijst zoals Wit: Ke1 a2. Zwart: Ke8.
argument-none = Typ alleen { $name }.
argument-more = Niet begrepen: { $word }. Typ alleen { $name }.
no-command = Onbekend commando: { $word }. Typ hulp voor alle commando's.
no-command-near = Onbekend commando: { $word }. Bedoel je { $near }? Typ hulp voor alle commando's.

## De stelling voor de vingers

diagram-lines = Diagram, { $count ->
    [one] één regel
   *[other] { $count } regels
}.
list-of = { $color }:
beside-turn = { $color } aan zet.
beside-castling = Rokade: { $rights }.
beside-no-castling = Geen rokade.
beside-all-castling = Rokade: alles.
beside-one = { $color } { $side }
beside-two = { $color } { $side } en { $other }
beside-short = kort
beside-long = lang
beside-en-passant = En passant: { $square }.
braille-kept = Bewaard.
braille-kept-here = Ingesteld voor deze wedstrijd.

## Verzoeken

confirm-draw = Remise voorstellen? ja of nee.
confirm-draw-agreed = Remise overeenkomen? ja of nee.
confirm-draw-untimely = Nu al remise voorstellen? Het juiste moment is na je zet, voor je de klok indrukt. ja of nee.
confirm-draw-untimely-typed = Nu remise voorstellen? Het juiste moment is met je zet: remise e4. ja of nee.
confirm-claim = Remise claimen? Is de claim onterecht, dan krijgt { $opponent } extra tijd. ja of nee.
confirm-claim-with = Remise claimen met { $move }? Is de claim onterecht, dan krijgt { $opponent } extra tijd, en moet je de zet spelen. ja of nee.
confirm-claim-quickplay = Remise claimen? Wijst de arbiter af, dan krijgt je tegenstander twee minuten extra. ja of nee.
confirm-claim-quickplay-alone = Remise claimen? De partij staat stil tot je tegenstander aanneemt of een arbiter beslist. ja of nee.
confirm-seconds = Vijf seconden per zet vragen? Dat is ook een remiseaanbod. Bij toekenning krijgt je tegenstander twee minuten extra. ja of nee.
confirm-resign = Opgeven? ja of nee.
confirm-resign-for = Opgeven voor { $color }? ja of nee.
kings-say = { $result ->
    [white] Koningen in het centrum: wit wint.
    [black] Koningen in het centrum: zwart wint.
   *[draw] Koningen in het centrum: remise.
}
kings-no-win = De tegenstander heeft niet opgegeven. Zet de koningen terug.
kings-one = Eén koning staat in het centrum. Zet voor de uitslag ook de andere daar, of zet hem terug.
kings-otherwise = Maar de partij is anders geëindigd.
confirm-takeback = Je zet terugnemen? ja of nee.
confirm-new = Deze partij verlaten? Nieuw: { $items }. ja of nee.
after-game = De partij is nog niet afgelopen. Daarna: { $name }
confirm-delete = Partij { $game }, { $white } tegen { $black }, verwijderen? ja of nee.
confirm-replace = { $file } bestaat al. Vervangen? ja of nee.
confirm-resume = Deze partij verlaten? Die van daarvoor gaat verder. ja of nee.
confirm-resume-game = Deze partij verlaten? Partij { $game } gaat verder. ja of nee.
confirm-lapsed = { $what ->
    [draw] Geen remise voorgesteld.
    [resign] Niet opgegeven.
    [takeback] Geen zet teruggenomen.
    [resume] Je blijft in deze partij.
    [claim] Niets geclaimd.
    [seal] Zet niet afgegeven.
    [sign] Niet ondertekend.
   *[new] Geen nieuwe partij begonnen.
}
confirm-draw-first = Remise is nog niet voorgesteld. Voorstellen? ja of nee.
confirm-neither = { $text } is geen ja en geen nee.
confirm-go-on = Doorgaan? ja of nee.
confirm-dropped = Nee. De partij gaat door.
confirm-blunder = { $what ->
    [mate] Dat laat mat in één toe.
    [queen] Dat geeft je dame weg.
    [rook] Dat geeft een toren weg.
    [bishop] Dat geeft een loper weg.
   *[knight] Dat geeft een paard weg.
} Spelen? ja of nee.
blunder-dropped = Niet gespeeld. Jij bent aan zet.
announce-it = Meld de zet.
repeat-it = Herhaal de zet.
repeated-it = Herhaald.
repeated-by-opponent = { $color } heeft de zet herhaald.
repeated-already = Dat is de laatste zet. Meld je eigen zet.
move-of-opponent = Dat was de laatste zet. Jij bent aan zet.
repeated-your-move = Herhaald. Jij bent aan zet.
say-promotion = Zeg wat de pion wordt.
pressed = Ingedrukt.
takeback-helps = Typ terugnemen om de zet terug te nemen.
press-it = Druk de klok in.
announced-waits = Gemeld: { $move }.
announcing-off = Niet nodig: zetten tellen zodra je ze typt. Veranderen: instellen zetmelding.
hint = Tip: { $move }.
hint-wait = Ik zoek een tip.
hint-still = Ik zoek nog een tip. Wacht even.

analysis-wait = Ik denk na.
analysis-still = Ik denk nog na. Wacht even.
analysis-stopped = Afgebroken: { $names }. Vraag het opnieuw.
analysis-over = In deze stelling is de partij afgelopen.
analysis-in-check = { $color } staat schaak. Kijk na de volgende zet naar een dreiging.
analysis-no-move = De andere kant heeft geen zet.
analysis-two = Niet tegen iemand anders.
analysis-exercise = Niet in een oefening. Voor hulp: { $hint }.
analysis-not-now = Maak eerst de zet af.
analysis-offer = Remise aangeboden: wacht op het antwoord.
analysis-nothing = Geen oordeel over deze stelling.
analysis-builtin-instead = De ingebouwde tegenstander oordeelt.
analysis-builtin =
    De ingebouwde tegenstander oordeelt. Die ziet mat en wat meteen gewonnen is.
    Plannen en eindspelen: dat kan hij niet. Een engine wel: { $opponent } engine stockfish.
analysis-best = Beste: { $move }.
analysis-unscored = Geen waardering.
analysis-line = { $moves }.
analysis-line-end = Einde van de voortzetting.
analysis-no-line = { $count ->
    [one] Er is maar één voortzetting.
   *[other] Er zijn maar { $count } voortzettingen.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } dreigt { $move }.
analysis-no-threat = Geen dreiging. Als { $color } aan zet was: { $move }.
mate-in = Mat in { $moves }.
mate-none = Geen mat gevonden in { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
mate-never = Hier kan niemand mat forceren: de tabellen weten het.
verdict = { $how ->
    [equal] Gelijk: { $number }.
    [slight] { $color } staat iets beter: { $number }.
    [clear] { $color } staat duidelijk beter: { $number }.
    [winning] { $color } staat gewonnen: { $number }.
   *[won] { $color } staat totaal gewonnen: { $number }.
}
verdict-mate = { $color } geeft mat in { $moves }.
verdict-unsure = Geen voordeel in zicht.
verdict-number = { $sign ->
    [minus] min { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Winstkans voor { $color }: { $percent } procent.
eval-chances = Van 100 partijen wint { $color } er { $won }, eindigen er { $drawn } in remise en gaan er { $lost } verloren.
eval-by = Diepte { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } wint: mat in { $moves }.
        [progress] { $moves ->
            [0] { $color } wint: de volgende zet is een slagzet of een pionzet.
            [one] { $color } wint: daarna komt een slagzet of een pionzet.
           *[other] { $color } wint: binnen { $moves } zetten een slagzet of een pionzet.
        }
       *[unknown] { $color } wint.
    }
    [spoilt] Remise. { $color } zou winnen, maar niet voor de vijftigzettenregel.
   *[drawn] Remise.
}
tables-only-wins = Alleen { $move } wint.
tables-only-draws = Alleen { $move } houdt remise.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Elke zet wint.
       *[some] { $keeping ->
            [one] Van { $count } zetten wint er één.
           *[other] Van { $count } zetten winnen er { $keeping }.
        }
    }
    [drawn] { $which ->
        [all] Elke zet is remise.
       *[some] { $keeping ->
            [one] Van { $count } zetten houdt er één remise.
           *[other] Van { $count } zetten houden er { $keeping } remise.
        }
    }
   *[lost] Elke zet verliest.
}
tables-sure = Volgens de eindspeltabellen, zonder twijfel.
tables-found = Eindspeltabellen tot { $pieces } stukken.
tables-folder = De map { $name } is niet te lezen. Om een andere te noemen: instellen { $setting }.
tables-none = Geen eindspeltabellen in { $name }. Om een andere map te noemen: instellen { $setting }.
tables-damaged = De eindspeltabel { $name } is beschadigd. Kopieer die opnieuw.
book-row = { $move }: { $which ->
    [book] { $percent } procent.
    [games] { $games ->
        [one] in één van je partijen.
       *[other] in { $games } van je partijen.
    }
   *[both] { $percent } procent, in { $games ->
        [one] één van je partijen.
       *[other] { $games } van je partijen.
    }
}
book-more = En nog { $count ->
    [one] één zet.
   *[other] { $count } zetten.
}
book-nothing = Niets in het boek en in je partijen.
book-unreadable = Het boek { $name } is niet te lezen: { $reason }. Om een ander te noemen: instellen { $setting }.
book-cut = { $name } is afgekapt, of geen Polyglot-boek. Kopieer het opnieuw.
book-none = Geen Polyglot-openingsboek: { $name }. Om een ander te noemen: instellen { $setting }.
opponent-failed = De tegenstander vond geen zet. Dat is een fout in het programma. Typ nieuw, of stoppen en dan { $program } resume.
level-set = Niveau { $level }.
level-is = Niveau { $level }. Om het te veranderen, typ niveau en een getal van 1 tot en met 20.
level-none = Hier is geen ingebouwde tegenstander. Om daartegen te spelen: nieuw computer.
voice-set = Zetstem: { $name }.
talk-set = Taal: Nederlands.
talk-is = Taal: Nederlands. Veranderen: bijvoorbeeld taal en.
speech-on = Spraak aan.
speech-off = Spraak uit.
speech-is = { $state ->
    [on] Spraak aan. Om die uit te zetten, typ spraak uit.
   *[off] Spraak uit. Om die aan te zetten, typ spraak aan.
}
speech-rate = Spreektempo { $rate }.
speech-volume = Volume { $volume } van 100.
speech-lost = Spraak uitgevallen: { $reason }. Alleen nog tekst.
speech-is-lost = Spraak werkt niet. Opnieuw proberen: spraak aan. Zonder spraak: spraak uit.
speech-is-awaited = Spraak antwoordt nog niet. Zonder spraak: spraak uit.
speech-is-starting = De spraak start.
speech-health = Wat er mis is, zegt { $program } health. Zonder spraak: spraak uit.
speech-found = De spraak is terug.
speech-absent = Dit programma heeft geen spraak.
reason-unreachable = geen spraakserver antwoordt, installeer speech-dispatcher en espeak-ng of typ spraak uit
reason-hangs = de spraakserver antwoordt niet
reason-refused = de spraakserver weigert
reason-engine = het spraakprogramma werkt niet

## Sessies

new-builtin = Nieuwe partij { $game }. Je speelt met { $color } tegen niveau { $level }.
new-human = Nieuwe partij { $game } voor twee spelers.
new-human-named = Nieuwe partij { $game }: { $white } speelt met Wit, { $black } met Zwart.
time-all = Tijd: { $time }
time-moves = Tijd: { $time } voor { $moves } zetten
time-then-all = Dan { $time }
time-then-moves = Dan { $time } voor { $moves } zetten
time-repeats = De laatste periode herhaalt zich.
time-plain = { $period }.
time-increment-only = Tijd: { $time } per zet.
time-increment = { $period }, plus { $time } per zet.
time-delay = { $period }, { $time } uitstel per zet.
time-bronstein = { $period }, Bronstein-uitstel tot { $time } per zet.
time-warned = Tijdmelding bij: { $times }. Veranderen: { $set } tijdmelding.
laws-edition = Regels: FIDE { $year }.
laws-flag-claimed = Een vlag telt alleen na een claim: { $claim }.
laws-incomplete = FIDE { $year }: alleen bekend tot artikel 8.1. De rest is niet bevestigd.
laws-one-article = FIDE { $year }: alleen artikel { $article } is bekend. De rest is niet bevestigd.
opening-announce = Elke zet wordt gemeld. Typ je zet, dan { $press }.
opening-repeat = Elke zet wordt gemeld en herhaald. Typ je zet, dan { $press }.
new-position = Bijzondere beginstelling. Om die te horen: bord.
new-usual = Voor de gewone: nieuw normaal.
board-tells = Typ bord om die te horen.
chess960-from = Schaak960, stelling { $number }.
chess960-usual = Schaak960, stelling { $number }: de gewone.
chess960-other = Schaak960, vanuit een andere stelling.
odds-given = { $color } geeft voor: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, in ruil { $other } { $back }
odds-extra-move = Wit heeft { $square } al gespeeld
odds-draw = remise telt als verlies
odds-time = tijd op de klok
clock-odds = { $color }:
odds-no-time = Noem de tijd van wie voorgeeft, zoals 5 of 3+2.
odds-no-clock = Tijdvoorgift heeft een klok nodig. Noem er een, zoals 10+5.
odds-position = Hier geen voorgift van stukken: die begint vanuit de gewone stelling.
simul-begun = Simultaan, borden: { $count }. Na elke zet van jou komt het volgende.
simul-board = Bord { $board }: { $opponent }.
simul-level = niveau { $level }
simul-engine = { $engine }, niveau { $level }
simul-guest = gast
simul-since = Sindsdien: { $time }.
simul-waits = Bord { $board }: { $opponent }, zet { $move }, { $time }.
simul-unplayed = Bord { $board }: { $opponent }, nog geen zet.
simul-won = Bord { $board }: { $opponent }, gewonnen.
simul-drawn = Bord { $board }: { $opponent }, remise.
simul-lost = Bord { $board }: { $opponent }, verloren.
simul-left = Borden over: { $count }. Voor het volgende: { $name }.
simul-over = De simultaan is afgelopen. Gewonnen: { $won }, remise: { $drawn }, verloren: { $lost }.
simul-here = Je zit aan bord { $board }.
simul-last = Er wacht geen ander bord.
simul-unknown = Bord { $board } is er niet. De simultaan heeft er { $count }.
simul-none = Er loopt geen simultaan. Beginnen: { $name } 8.
simul-count = Noem het aantal borden, 2 tot en met { $most }: { $name } 8.
simul-clocks = Een simultaan heeft geen klokken. Laat de tijd weg.
letter-new = Nieuwe partij { $game }, per brief. Je kleur: { $color }, tegen { $opponent }. Na je zet: { $name }.
letter-awaited = Verwacht: de zet van { $opponent }. Typ hem als hij komt.
letter-none = Geen partij per brief. Beginnen: { $name } Anna.
letter-yours = Eerst je zet. Dan de brief.
letter-pace = Schrijf dagen als 10/50: 50 dagen voor 10 zetten.
letter-file = Noem het bestand, zoals brief.txt.
letter-head = Wit: { $white }. Zwart: { $black }.
letter-reply = Jouw zet: { $move }.
letter-move = Mijn zet: { $move }.
letter-said = Gesproken: { $said }.
letter-offer = Ik stel remise voor.
letter-fen = Stelling: { $fen }
letter-days = Ontvangen: { $came }. Verzonden: { $goes }.
letter-for = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
letter-mine = Partij { $game }, { $opponent }: jouw zet, { $time }.
letter-theirs = Partij { $game }, { $opponent }: verwacht, { $time }.
letter-left = Over tot zet { $move }: { $time }.
letter-over = Tijd overschreden bij zet { $move }: { $time } te veel.
letters-none = Geen partij per brief. Beginnen: { $name } Anna.
received-noted = Genoteerd: ontvangen op { $day }.
received-empty = Voeg de zet of de dag toe: { $name } 12... Pf6.
received-unread = Geen zet gevonden. Typ alleen de zet.
received-several = Meer zetten passen. Typ alleen de zet.
received-yours = Jouw zet. Geen brief wordt verwacht.
variant-standard = schaak
variant-chess960 = schaak960
variant-king-of-the-hill = King of the Hill
variant-three-check = Drie keer schaak
variant-crazyhouse = Crazyhouse
variant-antichess = Weggeefschaak
variant-atomic = Atoomschaak
variant-horde = Horde
variant-racing-kings = Koningsrace
rules-king-of-the-hill = King of the Hill. Een koning op d4, e4, d5 of e5 wint, en mat ook.
rules-three-check = Drie keer schaak. Het derde schaak wint, en mat ook.
rules-crazyhouse = Crazyhouse. Wat je slaat is van jou. In plaats van een zet zet je het in: paard ingezet op f3, of P@f3.
rules-antichess = Weggeefschaak. Slaan is verplicht. Wie geen stuk of geen zet meer heeft, wint.
rules-atomic = Atoomschaak. Slaan ontploft: alles eromheen verdwijnt, pionnen blijven. Wie de koning opblaast, wint.
rules-horde = Horde. Wit heeft alleen pionnen. Zwart wint door ze allemaal te slaan, wit door mat.
rules-racing-kings = Koningsrace. De eerste koning op de laatste rij wint. Geen zet mag schaak geven.
variant-begins = { $variant }. Typ { $name } voor de regels.
variant-weaker = Niveaus zijn hier zwakker dan in schaak.
exploded = Ontploffing. Weg: { $pieces }.
checks-counted = Schaak { $count } van 3.
checks-given = { $color }: { $count } van 3 keer schaak.
must-capture = Je moet slaan. Mogelijk: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } kan inzetten: { $pieces }.
pocket-empty = { $color } heeft niets om in te zetten.
pocket-none = In deze partij wordt niets ingezet.
only-in-chess = Alleen bij schaken. Deze partij is { $variant }.
resumed-game = Partij { $game } hervat. Tot nu toe { $moves ->
    [0] geen zetten
    [one] één zet
   *[other] { $moves } zetten
}.
resumed-side = Je speelt met { $color } tegen niveau { $level }.
resumed-turn = Jij bent aan zet.
resumed-over = Partij { $game } is afgelopen.
resume-none = Geen onbeëindigde partij. Begin er een met { $program } play.
resume-unknown = Geen partij { $game }. De nieuwste op een rij: { $program } games

resume-busy = Open in een ander venster: partij { $game }. Sluit dat eerst, of begin een nieuwe partij.
resume-none-here = Geen andere onbeëindigde partij. Typ partijen voor een lijst.
resume-here = Je bent in partij { $game }.
resume-over = Partij { $game } is afgelopen. Naspelen: { $program } study { $game }
resume-over-here = Partij { $game } is afgelopen. Naspelen: { $name } { $game }
resume-imported-here = Partij { $game } is geïmporteerd. Naspelen: { $name } { $game }
resume-match = Partij { $game } is een wedstrijdpartij. Doorgaan: { $program } match, dan het bestand.
left-own = Partij { $game } tegen { $opponent } is niet af: jij hebt { $color }, zet { $move }, { $date }.
left-two = Partij { $game }, { $white } tegen { $black }, is niet af: zet { $move }, { $date }.
left-resume = Doorgaan: { $name } { $game }
resume-imported = Partij { $game } is geïmporteerd: die is niet te hervatten. Naspelen: { $program } study { $game }.
game-kept = Partij { $game } bewaard. Doorgaan: { $program } resume
game-left = Partij { $game } is bewaard.
game-forgotten = Partij { $game } niet bewaard: er is niet gezet.
goodbye = Tot ziens.
unsaved = Niet bewaard: { $reason }. De partij gaat door. Maak ruimte op de schijf, dan wordt ze bij de volgende zet bewaard.
saved-again = Alles is weer bewaard.
unsaved-at-end = Deze zetten zijn niet bewaard. Kopieer ze:
archive-damaged = Het archief was beschadigd. Het heet nu { $file }, en er is een nieuw begonnen.
archive-renewed = Geïmporteerde partijen ordenen, eenmalig. Druk op Control-C om te stoppen, er gaat niets verloren.
data-shared = Gegevensmap { $folder }: niet alleen van jou. Anderen kunnen je partijen lezen of veranderen. Noem een eigen map met --data.
data-no-folder = Gegevensmap { $folder }: dat is geen map. Noem een map met --data.
data-link = Gegevensmap { $folder } is een link. Zorg dat die naar een map van jou wijst.
data-writable = Gegevensmap { $folder }: andere gebruikers konden erin schrijven. Nu niet meer. Controleer je partijen met { $program } games.
data-foreign = Geen partij hier: { $folder } is van een andere gebruiker. Noem een andere gegevensmap met --data.
data-open = Geen partij hier: anderen mogen in { $folder } schrijven. Sluit die eerst: { $command }
archive-unusable = Archief onbruikbaar, { $file }: { $reason }. Deze partij wordt niet bewaard.
settings-warning = { $what } Overgeslagen: { $file }.
settings-warning-line = { $what } Overgeslagen: regel { $line } van { $file }.
not-text = Die regel is geen UTF-8-tekst. Typ hem opnieuw.
too-long = Regel te lang: hoogstens 4096 bytes. Typ een kortere.

reason-damaged = het bestand is beschadigd
reason-catalogue = geïmporteerde partijen beschadigd, zet catalogue.db ergens anders
reason-full = de schijf is vol
reason-read-only = de schijf of map is niet te beschrijven
reason-busy = een ander programma gebruikt het bestand
reason-file = het bestand gaat niet open
reason-settings = het instellingenbestand heeft fouten, verbeter die eerst
reason-newer = bestand van een nieuwere touchmove, gebruik die
reason-game = een van de partijen is beschadigd
reason-unwritable = de instellingen zijn niet te schrijven
setting-key-near = Onbekende instelling: { $key }. Bedoel je { $near }?
setting-value = { $key } kan niet { $value } zijn. Het kan zijn: { $values }.
setting-empty = { $key } heeft geen waarde. Het kan zijn: { $values }.
setting-name-long = { $key }: hoogstens 40 letters. Schrijf een kortere naam.
setting-unreadable = De instellingen zijn niet te lezen: { $reason }.
range-to = tot en met
range-more = en meer
slip-no-equals = { $text } heeft geen isgelijkteken. Schrijf name = "value".
slip-no-value = { $text } heeft geen waarde. Schrijf name = "value".
slip-open-quote = { $text } heeft een open aanhalingsteken. Sluit het.
slip-no-quotes = Aanhalingstekens ontbreken in { $text }. Zet ze om de waarde.
slip-open-bracket = { $text } heeft een open haakje. Sluit het.
slip-twice = { $text } herhaalt een naam. Wis een van de twee regels.
slip-control = Onafdrukbare tekens in deze regel. Typ hem opnieuw.
slip-unprintable = Onafdrukbare tekens in deze regel. Verwijder ze.
slip-form = { $text } is niet te lezen. Schrijf name = "value".
did-you-mean = Bedoel je { $near }?
folder-missing = Geen map { $folder }. Noem er een die bestaat.
folder-is-file = { $folder } is een bestand. Noem de map ervan.
folder-denied = { $folder } is niet te lezen. Controleer de rechten.
name-unseen = Onzichtbare tekens in de naam. Hernoem hem.
voices-none-there = Geen stem in { $folder }. Een stem is een map met voice.toml erin.
keymaps-none-there = Geen toetsenindeling in { $folder }. Dat is een bestand als mijn.toml.
voice-note = { $what } Zie { $file }.
voice-note-line = { $what } Zie regel { $line } van { $file }.
voice-unreadable = Het bestand is niet te lezen: { $reason }.
voice-empty = Het bestand is leeg.
voice-no-voice = Deze stem heeft geen voice.toml. Schrijf er een, bijvoorbeeld met parent = "en".
voice-section = Onbekend deel van een stem: { $name }.
voice-entry = Onbekend in dit deel: { $name }.
voice-missing = Het deel { $section } heeft geen { $name }. Voeg het toe.
voice-missing-first = Deze stem heeft geen { $name }. Schrijf bijvoorbeeld { $name } = "en", voor alle delen.
voice-text = { $name } moet tussen aanhalingstekens.
voice-list = { $name } moet een lijst zijn, zoals ["one", "two"].
voice-part = { $name } is een deel van de stem. Schrijf het tussen vierkante haken op een eigen regel.
voice-blank = { $name } heeft een leeg woord.
voice-same = { $first } en { $name } hebben hetzelfde woord, { $word }. Elk heeft een eigen woord nodig.
voice-slot = Onbekend gat in het patroon { $name }: { $slot }.
voice-brace = Open accolade in patroon { $name }. Sluit die.
voice-no-slot = Patroon { $name } mist het gat { $slot }, anders zijn zetten stil.
voice-language = { $tag } is geen taalcode. Schrijf er een zoals de of pt-BR.
voice-keyboard = Onbekend toetsenbord: { $name }. Schrijf een van { $known }.
voice-letter = { $name } is niet één letter. Schrijf er één voor het isgelijkteken.
voice-parent = De ouder { $name } ontbreekt of is kapot.
voice-incomplete = De stem is onvolledig. Noem een ouder, zoals parent = "en".
voice-taken = { $word } kan niet { $name } betekenen: het betekent al { $other }.
voice-sentence = { $text } is geen zin. Schrijf name = text, en sluit elke accolade.
voice-no-sentence = Het programma heeft geen zin { $name }.
voice-gap = De zin { $name } heeft geen gat { $gap }. Wel: { $gaps }.
voice-gap-none = De zin { $name } heeft geen gat { $gap }. De zin heeft geen gaten.
voice-left-out = De zin { $name } laat { $gap } weg.
voice-silent = De zin { $name } is leeg.
setting-not-kept = Instelling niet bewaard: { $reason }.

## Engines

new-engine = Nieuwe partij { $game }. Je speelt met { $color } tegen { $engine }, niveau { $level }.
resumed-engine = Je speelt met { $color } tegen { $engine }, niveau { $level }.
engine-held = { $engine } heeft zelf geen niveaus. Hoe lager het niveau, hoe minder ver vooruit en hoe meer zetten de ingebouwde tegenstander doet.
opponent-thinks = De tegenstander denkt nog na.
engine-thinks = De tegenstander denkt nog na. Om zonder te spelen, typ { $new } { $builtin }.
engine-waits = { $engine } start. Om zonder te spelen, typ { $new } { $builtin }.
engine-waits-on = { $engine } start. De partij wacht erop.
engine-missing = { $engine } staat niet op deze computer.
engine-refused = { $engine } start niet: het is geen programma voor deze computer.
engine-ended = { $engine } is onverwacht gestopt.
engine-says = Melding: { $words }
engine-floods = { $engine } blijft maar schrijven.
engine-silent = { $engine } antwoordt niet.
engine-not-uci = { $engine } antwoordt, maar niet in UCI, de taal van schaakengines. Noem een UCI-engine, zoals uci:stockfish.
engine-no-move = { $engine } stuurde geen zet.
engine-no-stop = { $engine } stopt niet met denken.
engine-so-far = Het beste tot nu toe:
engine-nonsense = { $engine } stuurde een ongeldige zet: { $answer }.
engine-illegal = Onreglementaire zet van { $engine }: { $answer }.
engine-no-chess960 = { $engine } speelt geen schaak960.
engine-no-variant = { $engine } speelt geen { $variant }.
engine-again = Wordt opnieuw gestart.
engine-back = { $engine } is terug.
confirm-builtin = Tegen de ingebouwde tegenstander spelen? ja of nee.
confirm-builtin-on = Doorgaan met de ingebouwde tegenstander? ja of nee.
builtin-plays = De ingebouwde tegenstander gaat verder, niveau { $level }.
engine-kept = De partij wacht op { $engine }. Typ stoppen; { $program } resume probeert het opnieuw.
engine-not-begun = Geen partij begonnen. Typ nieuw om het nog eens te proberen, of stoppen.
player-engine = { $name } niveau { $level }
player-engine-replaced = { $name }, daarna niveau { $level }
health-engine = Engine: { $name } werkt, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Signalen

tones-on = Signalen aan.
tones-off = Signalen uit.
tones-is = { $state ->
    [on] Signalen aan. Om ze uit te zetten, typ signalen uit.
   *[off] Signalen uit. Om ze aan te zetten, typ signalen aan.
}
tones-absent = Programma zonder signalen gebouwd. In docs/guide.md staat hoe je ze krijgt.
tones-lost = Signalen uitgevallen: { $reason }.
tones-found = De signalen zijn terug.
reason-no-device = geen geluidsapparaat gevonden
reason-device-busy = een ander programma bezet het geluid
reason-device-hangs = het geluidsapparaat hangt
reason-device-broken = het geluidsapparaat werkt niet
help-tones =
    signalen aan, signalen uit.
    Een laag tikje: een zwart veld.
    Een octaaf hoger: een wit veld.
    Een klop: de rand.
    Twee tonen omlaag: er is geslagen.
    Twee omhoog: schaak.
    Een zoem: een onreglementaire zet.
    Drie piepjes: weinig tijd over.
health-tones = Signalen: het geluidsapparaat werkt.
health-tones-fails = Signalen: { $reason }.

## Eerste start

setup-language = Voor Nederlands, typ { $number }.
setup-language-names = Nederlands, Dutch, Niederländisch, néerlandais
setup-again = { $most ->
    [2] Typ 1 of 2.
   *[other] Typ een nummer van 1 tot en met { $most }.
}
setup-unknown = { $most ->
    [2] Typ 1 of 2, of een woord van het antwoord. Weggaan: { $quit }.
   *[other] Typ een nummer van 1 tot en met { $most }, of een woord van het antwoord. Weggaan: { $quit }.
}
setup-help-language =
    Dit is de taal van het programma.
    Typ het nummer of de naam ervan.
    Later veranderen: taal.
setup-help-speech =
    ja: je schermlezer spreekt, en dit programma zwijgt.
    nee: dit programma spreekt.
    Later veranderen: spraak.
setup-help-face =
    Regel voor regel: je typt zetten en vragen, en leest of hoort de antwoorden.
    Op een scherm: een bord, met toetsen om het te verkennen.
    Later veranderen: instellen weergave.
setup-speech =
    Gebruik je een schermlezer?
    1: ja, het programma moet zwijgen.
    2: nee, het programma moet spreken.
setup-face =
    Hoe wil je spelen?
    1: regel voor regel.
    2: op een scherm, met een bord om te verkennen.
setup-name = Hoe heet je? Typ je naam, of druk op Enter om over te slaan.
setup-help-name = Je naam is voor lijsten en formulieren. Om hem weg te laten, druk op Enter.
setup-name-long = Hoogstens 40 letters. Typ een kortere naam, of druk op Enter om over te slaan.
setup-cancelled = Geannuleerd. De volgende keer wordt het weer gevraagd.
setup-skipped = Nieuw hier? Om taal, spraak en je naam te kiezen: { $program } setup
setup-unchanged = Niets veranderd.
setup-done =
    Bedankt. Typ hulp wanneer je wilt.
    Andere woorden voor zetten: hulp zetstem.
    Kleur, klok, tegenstander: bijvoorbeeld nieuw zwart 10+5.
setup-kept =
    Bewaard: Nederlands, { $speech ->
        [on] eigen spraak
       *[off] geen eigen spraak
    }, { $face ->
        [screen] op een scherm
       *[line] regel voor regel
    }, zetstem { $moves }.

## Hulp

help =
    Typ je zet: e4, paard f3, O-O.
    Vragen: bord, laatste, stukken T, klok.
    Doen: remise, opgeven, terugnemen, tip.
    Nieuwe partij: nieuw. Alle: partijen.
    Met een klok: nieuw 10+5.
    Met Zwart: nieuw zwart.
    Elektronisch bord: elektronisch-bord.
    Voorkeuren: instellingen. Weg: stoppen.
    Meer: hulp alles, hulp bord.
# By Tab.
commands-many = { $count } commando's passen. Typ meer letters.
help-announcing =
    Jouw zet: melden paard f3, drukken.
    Zet van de ander: typ die als herhaling.
    Verspreking: verbeteren paard f3.
    Vragen: bord, laatste, stukken T, klok.
    Doen: remise, opgeven, terugnemen, tip.
    Nieuwe partij: nieuw. Alle: partijen.
    Klok: nieuw 10+5. Zwart: nieuw zwart.
    Elektronisch bord: elektronisch-bord.
    Voorkeuren: instellingen. Weg: stoppen.
    Meer: hulp alles, hulp bord.
help-choice =
    Typ het nummer van je zet, of het beginveld.
    nee: geen van deze.
help-piece =
    Typ dame, toren, loper, paard, of een nummer.
    nee: een andere zet.
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] ja: je tegenstander krijgt een remisevoorstel. nee: je speelt door.
    [agree] ja: de partij is remise. nee: je speelt door.
    [claim] ja: je claim wordt nu bekeken. nee: je speelt door.
    [resign] ja: je geeft deze partij op. nee: je speelt door.
    [takeback] ja: je laatste zet wordt teruggenomen. nee: die blijft staan.
    [seal] ja: deze zet gaat in de envelop. nee: typ een andere.
    [sign] ja: je tekent deze uitslag. nee: je tekent nog niets.
    [builtin] ja: de ingebouwde tegenstander speelt. nee: er wordt op de engine gewacht.
    [play-on] ja: je eigen partij wordt bewaard, en hier begint een nieuwe. nee: ze blijft open.
    [go-on] ja: je gaat door met deze partij. nee: ze wordt bewaard, en je begint een andere.
    [resume] ja: deze partij wordt bewaard, en je gaat door met de andere. nee: je blijft hier.
   *[new] ja: deze partij wordt bewaard, en er begint een nieuwe. nee: je speelt door.
}
help-confirm-file = ja: het gebeurt. nee: alles blijft zoals het is.
help-confirm-blunder = ja: deze zet wordt gespeeld. nee: typ een andere.
help-over =
    De partij is afgelopen.
    Alle zetten: partij. Nog een: nieuw.
    Een partij naspelen: openen 57.
    Weggaan: stoppen.
help-all-position = Over de stelling:
help-all-game = Over de partij en het programma:
help-all-more = Meer over een commando: hulp en de naam.
help-board =
    bord: de stelling, rij voor rij.
    bord e4: één veld. Kort: b.
help-pieces =
    stukken T: waar de witte torens staan. t: de zwarte.
    A of a: alle stukken van een kleur. Kort: p.
help-count =
    aantal I: hoeveel pionnen wit heeft. i: zwart.
    aantal: de stukken van beide kanten.
help-scan =
    scan 4, scan e: de stukken op een rij of lijn.
    Kort: s.
help-rank = rij 4: de stukken op de rij.
help-file = lijn e: de stukken op de lijn.
help-diagonals =
    diagonalen e4: de stukken op de diagonalen door een veld.
help-rays =
    stralen e4: de stukken in alle acht richtingen.
help-knight =
    paardsprong f3: de stukken op een paardsprong.
    Ook /knight f3. Zonder schuine streep is knight f3 een zet.
help-attackers =
    aanvallers e4: wat een veld aanvalt, en wat het dekt.
help-defenders =
    verdedigers e4: wat een veld dekt, en wat het aanvalt.
help-hanging =
    hangt: stukken die aangevallen en te weinig gedekt zijn.
    hangt d1: één stuk. Ook: hangt mijn, hangt tegenstander.
help-moves =
    zetten: alle reglementaire zetten.
    zetten g1: die van één stuk.
help-captures = slagzetten: alle reglementaire slagzetten.
help-what-if =
    wat-als g1 f3: wat het stuk op g1 vanaf f3 zou kunnen slaan.
help-colour =
    kleur e4: of een veld wit of zwart is.
    Om met Zwart te spelen: nieuw zwart.
help-material = materiaal: wat elke kant heeft.
help-pocket = voorraad: wat elke kant in crazyhouse kan inzetten.
help-castling-rights =
    rokaderechten: of je nu mag rokeren, en waarheen.
    Om te rokeren: O-O of O-O-O.
help-turn =
    beurt: wie aan zet is, of er schaak is, en je kleur.
help-check = schaak: of een koning schaak staat, en door welk stuk.
help-last = laatste: de laatste zet. Kort: l.
help-changed =
    veranderd: wat de laatste zet aanvalt, dekt, opent en ongedekt laat.
help-captured =
    geslagen: wat het laatst geslagen is, en wat elke kant kwijt is.
help-opening =
    opening: de naam van de opening en de ECO-code.
help-score =
    partij: alle zetten.
    partij 3: de laatste drie.
help-clock =
    klok: de tijd die over is, en de zetten tot de volgende periode.
    klok mijn: je eigen tijd.
    klok tegenstander: die van de ander. Kort: c.
    Om met een klok te spelen: nieuw 10+5.
help-spent = verbruikt: hoe lang de laatste zet duurde, en de tijden van beiden.
help-fen = fen: de stelling in één regel tekst.
help-braille =
    braille: de stelling voor brailleleesregels, in Britse schaaktekens.
    braille 20: in regels van 20 cellen.
    braille rijen: één rij per regel.
    braille lijst: stukken en hun velden.
    braille punten, ascii, letters: de tekens.
    braille onthouden 20 rijen: vanaf nu.
help-repeat = herhalen: het laatste nog eens.
help-help =
    hulp: wat je hier kunt doen.
    hulp bord: meer over een commando.
help-article =
    artikel 9.2: wat de regels daar zeggen, in het kort.
    artikel rokade: op onderwerp.
    artikel 9.2 2018: in een andere editie.
    artikel: alle artikelen.
help-announce =
    melden: meldt de zet die je hebt gedaan, in partijen met melden.
    melden paard f3: doet de zet ook.
    Druk daarna de klok in.
    Herhaal de zet van de tegenstander: typ je die.
    Kort: an.
help-press =
    drukken: drukt je klok in, als de zet gedaan en gemeld is.
    In een wedstrijd: hetzelfde als de knop van je bord. Zonder bord kan te vroeg drukken een overtreding zijn.
    Kort: pr.
help-correct =
    verbeteren paard f3: verbetert je melding, voor je de klok indrukt.
help-adjust =
    rechtzetten: stukken die je deze beurt oppakt en terugzet, tellen niet als aangeraakt.
    Alleen nodig als aanraken zetten is.
help-take =
    oppakken e2: pakt het stuk op e2 op.
    Zet het daarna neer.
help-put =
    neerzetten e4: zet het stuk daar neer.
    Dat is je zet.
    Op het eigen veld: weer teruggezet.
help-draw =
    remise: stelt remise voor, of neemt die aan.
    remise e4: stelt die voor met je zet.
help-accept =
    aannemen: neemt het remisevoorstel aan.
help-decline =
    weigeren: weigert het remisevoorstel.
help-claim =
    claimen drievoudig, claimen vijftig: claimt remise.
    Zet erachter welke zet je wilt doen, als je er een hebt.
    claimen vlag: de tijd van je tegenstander is om.
    claimen onreglementair: de laatste zet was onreglementair.
    claimen herstel: later, als beiden willen.
    In een versneld einde, als jij aan zet bent en minder dan twee minuten hebt:
    claimen poging: je tegenstander probeert niet te winnen.
    claimen middelen: je tegenstander kan niet op normale wijze winnen.
    claimen seconden: vraagt vijf seconden per zet, voor beiden.
    Op het bord: houd de knop twee keer vast.
help-resign = opgeven: je geeft de partij op.
help-takeback = terugnemen: neemt je laatste zet terug.
help-hint =
    tip: een goede zet hier.
    In een oefening: één stap hulp.
help-today = vandaag: hoeveel oefeningen er klaarstaan, en hoelang ze duren.
help-practise =
    opfrissen: wat vandaag aan de beurt is, de ene oefening na de andere.
    Oefeningen komen terug: na vier uur, een dag, ten slotte een half jaar.
help-drill =
    oefenen: alle oefenvormen en hoe ze gingen. oefenen veldkleuren 2: één ervan, met het niveau.
    oefenen veldkleuren 2, 6 seconden, 20 vragen, geen herhalingen: met grenzen.
    Enter: de vraag nog eens.
    gegevens: de stukken of de zetten nog eens.
    volgende: het antwoord, en verder.
    sluiten: terug naar je partij.
help-book =
    boek: welke zetten hier gespeeld worden, en hoe vaak.
    Bronnen: openingsboek en je partijen.
    Om zonder boek te spelen: instellen openingsboek uit.
help-endings =
    eindspel 3: het derde eindspel tegen de beste verdediging. eindspel pionnenrace: een ervan bij naam.
    eindspel: alle eindspelen, en hoe ze gingen.
    Een zet die het resultaat weggeeft, wordt gemeld en teruggenomen.
    tip: hulp, in vier stappen. vorige: neemt je laatste zet terug.
    volgende: het beste spel, dan nog een van die soort.
    sluiten: terug naar je partij.
help-mistakes =
    fouten: betere zetten voor je fouten, in de partij die open of afgelopen is. Typ de zet.
    fouten 12: in partij 12. fouten beide: van beide kanten, ook wit of zwart.
    tip: hulp, in vier stappen.
    volgende: de beste zet, en verder. overslaan: verder zonder.
    Enter: de vraag nog eens.
    sluiten: terug naar je partij.
help-guess =
    raden: de zetten van de kant die won, een voor een. Typ de zet.
    In de partij die open is, vanaf waar je bent; of in een beroemde.
    raden 12: in partij 12. raden 12 zwart: één kant, ook wit.
    raden kampioenen: in een partij van een wereldkampioen rapid.
    Wat je ook raadt, de partij gaat haar gang. Goed geraden telt zoals bij oefenen.
    volgende: de zet, en verder.
    sluiten: terug naar je partij.
help-puzzle =
    puzzel: een stelling om op te lossen, ongeveer zo moeilijk als je rating. Typ de zet.
    puzzel vork, puzzel mat in twee: per thema. puzzel thema's: alle thema's.
    puzzel mijn: uit je bestand mijn.pgn of mijn.csv, in de map puzzles van de gegevensmap.
    puzzel partijen: matcombinaties die in je partijen mogelijk waren.
    puzzel 8: ongeveer acht stukken. puzzel 1500: ongeveer die rating.
    puzzel makkelijk, puzzel moeilijk, puzzel eindspel, puzzel reeks.
    tip: hulp, in vier stappen.
    volgende: de oplossing, of een andere.
    sluiten: terug naar je partij.

help-learn =
    leren 3: de derde les.
    leren: alle lessen.
    In een les typ je het antwoord.
    tip: hulp, in vier stappen.
    volgende: het antwoord, en verder.
    sluiten: terug naar je partij.
help-lesson =
    Typ het antwoord.
    Enter: de vraag nog eens.
    Hulp, in vier stappen: tip.
    Antwoord: volgende. Terug: vorige.
    Vragen: bord, stukken T, zetten.
    Het onderwerp: gegevens. Opnieuw: begin.
    Terug naar je eigen partij: sluiten.
help-eval =
    beoordeling: wie beter staat, en hoeveel pionnen.
    Vraag het nog eens: kansen en diepte.
help-best = beste: de beste zet hier.
help-line =
    voortzetting: de beste voortzetting, vier halve zetten tegelijk. meer: de volgende vier.
    voortzetting 2: de op een na beste.
help-lines = voortzettingen 3: de drie beste zetten. Typ een nummer om de voortzetting te horen.
help-why = waarom: de beste zet, en de reden ervan.
help-threat = dreiging: wat de andere kant dreigt.
help-mate = mat: of wie aan zet is mat kan forceren.
help-level =
    niveau 7: hoe sterk de tegenstander is, van 1 tot en met 20.
help-moves-voice =
    zetstem fide: hoe zetten gemeld worden.
    fide: Springer Gustav eins Felix drei.
    fide-nl: paard Gustav een Felix drie.
    nl: paard g1 f3. en: knight g1 f3.
help-talk =
    taal en: alles behalve de zetten in het Engels.
    taal nl: in het Nederlands.
help-speech = spraak aan, spraak uit: de stem van het programma.
help-sound = geluid aan, geluid uit: spraak en signalen samen.
help-faster = sneller: sneller spreken.
help-slower = langzamer: langzamer spreken.
help-louder = harder: hardere spraak en tonen.
help-softer = zachter: zachtere spraak en tonen.
help-hush = stil: stopt de spraak.
help-position =
    stelling begin: een partij vanuit de gewone beginstelling.
    Of vanuit een andere: FEN, een diagram, of een lijst met stukken.
    Een lijst: Wit: Ke1 a2. Zwart: Ke8.
    Voor de eerste zet, of na afloop.
help-new =
    nieuw: nog een partij zoals deze.
    Zet erbij wat je wilt, in elke volgorde:
    nieuw zwart 5+3. nieuw willekeurig, zonder klok.
    nieuw vriend Ben: twee aan één toetsenbord.
    nieuw niveau 7. nieuw engine stockfish.
    nieuw schaak960, nieuw schaak960 518.
    nieuw crazyhouse, weggeefschaak, horde, drie keer schaak, atoomschaak, koth, koningsrace.
    nieuw paardvoorgift: de tegenstander speelt zonder paard. nieuw ik geef damevoorgift: jij zonder dame.
    nieuw normaal.
    nieuw aanraken: aanraken is zetten.
    nieuw zetmelding herhalen: jij en de tegenstander melden en herhalen elke zet.
    Dit geldt tot je stopt.
    Voorgoed: instellen.
help-simul =
    simultaan 8: jij alleen tegen acht borden, een voor een.
    simultaan 8 niveau 5: allemaal op niveau 5.
    Na je zet komt het volgende bord. Het antwoord komt als je terug bent.
    Alleen: de simultaan die je verliet.
help-next-board =
    volgend-bord: het volgende bord van de simultaan, zonder zet.
    Een bepaald bord: bord 3.
help-waiting = wachtende: de borden van de simultaan, je zetten daar en de tijd sindsdien.
help-by-letter =
    per-brief Anna: een partij per brief of e-mail.
    per-brief Anna zwart: jij hebt zwart.
    per-brief Anna 10/50: 50 dagen voor 10 zetten.
    Zonder dat worden dagen alleen geteld.
help-letter =
    brief: de brief bij je laatste zet.
    brief anna.txt: dezelfde als bestand.
    Met de zet, de stelling en de dagen.
help-letters = brieven: je partijen per brief, met dagen.
help-received =
    ontvangen 12... Pf6: de zet uit een brief.
    Een hele regel van de brief mag ook.
    ontvangen 2026-11-28: de dag van aankomst.
help-settings =
    instellingen: elke instelling en haar waarde.
    instellingen kant: een ervan.
    instellingen partij, stem, braille, scherm, bord: één groep.
    Om er een te veranderen: instellen kant zwart.
help-set =
    instellen kant zwart: verandert een instelling en bewaart die.
    Korter: kant zwart.
    instellen kant: de waarde en wat je kunt kiezen.
    Alle: instellingen.
help-opponent =
    tegenstander: tegen wie je speelt.
    Kort: o.
    tegenstander mens, tegenstander computer, tegenstander engine stockfish: vanaf de volgende partij.
help-save = opslaan: niet nodig. Elke zet wordt meteen bewaard.
help-export =
    exporteren partij.pgn: schrijft deze partij in een bestand, als PGN.
    exporteren 5 partij.pgn: partij 5.
    exporteren partij.svg: een afbeelding van de stelling, ook partij.png.
    Voor een notatieformulier: afdrukken.
help-delete =
    verwijderen 5: verwijdert partij 5, na een ja.
    herstellen: haalt haar terug, tot je stopt.
help-undelete =
    herstellen: haalt de laatst verwijderde partij terug.
    Alleen tot je stopt.
help-rename =
    hernoemen 5 Clubavond: hoe het toernooi van partij 5 heet.
    hernoemen 5 wit Anna: wie wit had.
    Zonder nummer: deze partij.
help-note =
    notitie 5 mooi eindspel: een notitie bij partij 5.
    notitie en een tekst: bij deze partij.
    notitie 5: de notitie opnieuw. Ook: gegevens.
help-rematch =
    revanche: dezelfde partij nog eens, met verwisselde kleuren.
    Na het einde van een partij, thuis.
help-summary =
    samenvatting: deze partij in het kort, als ze afgelopen is.
    samenvatting 5: partij 5.
    Ook het keerpunt, als fouten haar doorzocht heeft.
help-results =
    resultaten: hoeveel partijen je won, remise speelde en verloor.
    Tegen wie, en de laatste tien.
help-ratings =
    ratings: je rating met puzzels, nu en weken geleden.
    ratings 3: 3 weken geleden.
    Oefeningen, reeksen, dagen achter elkaar.
help-quit = stoppen: bewaart de partij en gaat weg.

## Wat er mis is met een stelling

position-empty = De stelling is leeg. Schrijf FEN, een diagram, of een lijst zoals Wit: Ke1 a2. Zwart: Ke8.
position-control = Besturingsteken: teken { $nth }.
position-board = Geen stelling. Schrijf FEN, een diagram, of een lijst zoals Wit: Ke1 a2. Zwart: Ke8.
position-ranks = Het bord heeft 8 rijen nodig. Dit heeft er { $count }.
position-rank-length = Rij { $rank } heeft { $count } { $count ->
    [one] veld
   *[other] velden
}. Elke rij heeft er 8 nodig.
position-rank-missing = Rij { $rank } ontbreekt.
position-rank-twice = Rij { $rank } komt twee keer voor.
position-sign = Rij { $rank }, teken { $nth }: { $sign } is geen stuk.
position-word = Niet begrepen: { $word }. Schrijf de stelling bijvoorbeeld als Wit: Ke1 a2. Zwart: Ke8.
position-twice = { $square } is twee keer genoemd.
position-turn = Wie aan zet is, ontbreekt. Schrijf w of b achter het bord.
position-castling = Rokaderechten: letters zoals KQkq, of een streepje.
position-en-passant = En-passantveld: een veld zoals e3, of een streepje.
position-counters = Zettellers: getallen tot 65535.
position-operations = Na het en-passantveld: twee getallen zoals 0 1, of bewerkingen elk met een puntkomma.
position-no-king = { $color } heeft geen koning.
position-kings = { $color } heeft meer dan één koning: { $one }, { $other }.
position-pawn = Pion op { $square }: op rij 1 en 8 kunnen geen pionnen staan.
position-too-many-pawns = { $color } heeft { $count } pionnen. Hoogstens 8.
position-too-many-men = { $color } heeft { $count } stukken. Hoogstens 16.
position-too-many-promoted = { $color } heeft te veel gepromoveerde stukken.
position-other-in-check = { $color } staat schaak, maar de andere kant is aan zet.
position-dropped-rook = Rokaderecht weggelaten: { $color } heeft geen toren op { $square }.
position-dropped-king = Rokaderechten weggelaten: de koning van { $color } staat niet op zijn beginveld.
position-dropped-castling = Rokaderechten weggelaten: ze passen niet bij het bord.
position-dropped-en-passant = En passant weggelaten: geen pion kan net langs { $square } zijn gegaan.
position-impossible = Deze stelling is onmogelijk.
position-game-runs = Er is een partij bezig. Typ eerst nieuw, dan { $name }.
chess960-number = Stellingen van schaak960: 0 tot en met 959.
chess960-and-position = Schaak960 heeft zijn eigen stelling. Laat het nummer of de stelling weg.

## De partij die hierna begint

new-unknown = Niet begrepen: { $word }. Typ hulp { $name }.
new-number = Onduidelijk: { $word }. Typ { $name } tijd { $word }, of { $name } niveau { $word }.
new-minutes = Onduidelijk: { $word }. Voor minuten, typ { $name } tijd { $word }.
new-twice = { $setting } is twee keer genoemd. Noem het één keer.
new-engine-name = Welke engine? Bijvoorbeeld { $name } engine stockfish.
plan-human = twee spelers
plan-builtin = je speelt met { $color } tegen niveau { $level }
plan-engine = je speelt met { $color } tegen { $engine }, niveau { $level }
plan-time = { $time }
plan-no-clock = geen klok
plan-chess960 = schaak960, stelling { $number }
plan-position = bijzondere beginstelling
plan-odds = { $color } geeft voor: { $odds }
plan-laws = regels van { $year }
plan-strict = een toernooiproef
plan-announcing = zetten worden gemeld
plan-touch = aanraken is zetten
plan-blindfold = blind
plan-blindfold-strict = blind, zonder kijken
opponent-engine = Een engine? Typ { $name } engine { $word }.
opponent-human = Twee spelers aan één toetsenbord.
opponent-human-named = { $white } speelt met Wit, { $black } met Zwart, aan één toetsenbord.
premove = Zet vooraf: { $move }.
premove-dropped = Zet vooraf vervallen.
argument-choices = { $name }: bijvoorbeeld zwart 5+3. Typ hulp { $name }.

## Instellingen

argument-setting = { $name } wil instelling en waarde, bijvoorbeeld { $name } kant zwart.
no-setting = Onbekende instelling: { $name }. Typ alleen { $settings } om ze te horen.
setting-unset = niet ingesteld
setting-can-be = Het kan zijn: { $values }.
setting-range = { $least } tot en met { $most }
setting-example = bijvoorbeeld { $value }
setting-needs = { $name } heeft een waarde nodig. Het kan zijn: { $values }.
setting-wrong = { $name } kan niet { $value } zijn. Het kan zijn: { $values }.
setting-next-game = { $name }: { $value }, vanaf de volgende partij. Typ { $new } om die te beginnen.
setting-in-game = { $name }: { $now } in deze partij, { $value } { $from ->
    [game] vanaf de volgende
   *[start] bij de volgende start
}.
setting-next-start = { $name }: { $value }, vanaf de volgende start.
settings-group = Instellingen, { $group }:
settings-game = partij
settings-voice = stem
settings-braille = braille
settings-screen = scherm
settings-board = bord
setting-moves = De zetstem.
setting-talk = De taal van al het andere.
setting-speech = Of het programma spreekt.
setting-speech-engine = Het spraakprogramma.
setting-tones = Of er korte signalen klinken.
setting-rate = Het tempo van de spraak.
setting-volume = Het volume van spraak en tonen.
setting-answers = Of lange antwoorden in delen komen.
setting-form = Zetten met het beginveld, zonder, of in vier cijfers.
setting-extra-words = Of slaat, schaak en mat worden gezegd.
setting-spelling = Hoe Duitse woorden worden geschreven: met umlauten, of zoals in de FIDE-bijlage.
setting-opponent = Je tegenstander.
setting-level = De sterkte van de tegenstander.
setting-book = Het openingsboek: voor de ingebouwde tegenstander, en om te vragen.
setting-tables = Een map met je eigen eindspeltabellen. Tabellen tot vier stukken zijn ingebouwd.
setting-side = Je kleur.
setting-time = De klok: minuten plus seconden per zet, of perioden.
setting-laws = De editie van de regels.
setting-announcing = Zetten worden getypt, of gemeld, of ook herhaald.
setting-strict = Toernooiproef.
setting-blindfold = Spelen zonder bord. aan: je mag naar de stelling vragen, en elke blik telt. streng: dat mag niet.
setting-warnings = Wanneer je de resttijd hoort: minuten, of seconden met s. auto: passend bij de klok.
setting-braille-table = De braille van woorden, met de naam in liblouis.
setting-sheet-code = Hoe brailleformulieren zetten schrijven.
setting-sheet-cells = Cellen per regel van een formulier.
setting-sheet-lines = Regels per bladzijde van een formulier.
setting-print = Hoe regels worden afgedrukt.
setting-braille-width = Cellen van je brailleleesregel.
setting-braille-form = Een stelling voor de vingers.
setting-keymap = De toetsen van het scherm.
setting-keyboard = Het land van je toetsenbord.
setting-name = Je naam, in lijsten en op formulieren.
setting-touch = Aanraken is zetten: een stuk dat je aanraakt, moet je spelen.
setting-blunder-warning = Vraagt eerst: bij een weggegeven stuk of mat.
setting-square-order = De delen van een veld, in de volgorde waarin je ze hoort.
setting-face = Regel voor regel, of op een scherm.
setting-theme = De kleuren en tekens van het scherm.
setting-background = Of de terminal donker of licht is. auto: zoals de terminal zegt.
setting-key-echo = Eigen spraak bij typen op het scherm.
setting-clock-interval = Seconden tussen twee klokstanden. 0: zoals ze lopen; voor schermlezers als er iets wordt gezegd.
setting-pegboard = Je bord.
setting-pegboard-orientation = Hoe het bord gedraaid ligt.
setting-pegboard-clock = De klok bij een DGT-bord.

## De opdrachtregel

usage-unknown-flag = Onbekende optie: { $word }.
usage-unknown-command = Onbekend commando: { $word }.
usage-too-much = { $word } is een woord te veel.
usage-empty-word = Een woord is leeg. Laat het weg.
usage-equals = { $word } kan niet achter { $flag } staan. Schrijf { $flag }, of { $flag }=off.
usage-alone = { $word } krijgt geen waarde. Schrijf alleen { $word }.
usage-value = { $word } kan niet { $value } zijn. Het is: { $help }
usage-needs-value = { $word } heeft een waarde nodig. Het is: { $help }
usage-twice = { $word } staat er twee keer. Schrijf het één keer.
usage-new-only = { $word } is alleen voor een nieuwe partij. Laat het weg, of begin er een: { $program } play
usage-conflict = Gebruik { $word } of { $other }, niet allebei.
usage-missing = Ontbreekt: { $word }. Het is: { $help }
usage-missing-one = Ontbreekt: een van { $words }.
usage-follow = { $word } heeft nog een woord nodig: { $words }.
usage-wrong = Het commando is niet te lezen.
usage-no-text = Een argument is geen geldige UTF-8.
usage-help = Voor hulp: { $program } { $command }

help-usage = Gebruik: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, mag ontbreken: { $help }
help-commands = Commando's:
help-pages = Elk heeft een eigen bladzijde, bijvoorbeeld: { $program } { $command } --help
help-flags = Opties:
help-play = De opties van play werken ook zonder. Een lijst: { $program } play --help

value-command = COMMANDO
value-game = PARTIJ
value-move = ZETTEN
value-text = TEKST
value-question = VRAAG
value-file = BESTAND
value-folder = MAP
value-language = TAAL
value-name = NAAM
value-place = PLAATS
value-places = PLAATSEN
value-script = SCRIPT
value-voice = STEM
value-form = VORM
value-number = GETAL
value-odds = VOORGIFT
value-who = NAAM
value-side = KANT
value-switch = on of off
value-periods = TIJD
value-edition = EDITIE
value-how = HOE
value-minutes = MINUTEN
value-table = TABEL
value-theme = THEMA
value-seconds = SECONDEN
value-address = BORD
value-date = DATUM
value-result = UITSLAG
value-code = CODE
value-make = MERK
value-clock = KLOK
value-style = STIJL
value-shell = SHELL
value-value = WAARDE

cli = Schaken op gehoor en gevoel, voor blinde en slechtziende spelers. Zonder commando begint een partij.
cli-play = Speel een partij.
cli-resume = Ga verder met de laatste partij, of die met dit nummer.
cli-study = Speel een bewaarde partij na op gehoor.
cli-say = Druk af hoe elke zet wordt gemeld.
cli-read = Druk af wat een zet betekent: SAN en velden.
cli-ask = Beantwoord één vraag over een stelling.
cli-import = Importeer partijen uit een PGN-bestand.
cli-games = Toon bewaarde en geïmporteerde partijen, nieuwste eerst.
cli-export = Schrijf een partij: PGN of formulier.
cli-voices = Toon de stemmen, of controleer je eigen.
cli-voices-list = Toon de stemmen.
cli-voices-check = Controleer de ingebouwde stemmen, of die in een map.
cli-keymaps = Toon de toetsindelingen van het scherm, of controleer je eigen.
cli-keymaps-list = Toon de toetsindelingen, of de toetsen van één.
cli-keymaps-check = Controleer ingebouwde toetsindelingen, of die in een map.
cli-pegboard = Volg, test of simuleer een elektronisch bord.
cli-pegboard-watch = Druk af wat een bord stuurt. Control-C stopt.
cli-pegboard-check = Test een bord: velden, lampjes, knoppen en klok.
cli-pegboard-simulate = Simuleer een bord, om dingen zonder bord te proberen.
cli-match = Speel een wedstrijd met arbiter, uit een wedstrijdbestand.
cli-seat = Bedien een plaats, wedstrijd elders geopend.
cli-link = Breng een plaats naar elders.
cli-referee = Voer een regelscript uit: elke gebeurtenis en de beslissing erover.
cli-health = Controleer wat hier werkt, elk op één regel.
cli-setup = Beantwoord de eerste vragen opnieuw.
cli-man = Druk de handleidingpagina af, om met een pakket te installeren.
cli-completions = Druk af wat een shell kan aanvullen, om met een pakket te installeren.
cli-help = Leg het programma uit, of één commando.

arg-help = deze bladzijde.
arg-version = de versie van het programma.
arg-data = de map voor bewaarde partijen, instellingen en al wat verder wordt geschreven.
arg-line = regel voor regel, zonder scherm.
arg-screen = een scherm met een bord, waar de terminal dat kan tonen.
arg-touch = of aangeraakt ook spelen is.
arg-opponent = builtin, human, of uci: en het bestand of de naam van een engine, zoals uci:stockfish.
arg-name = je naam, in lijsten en op formulieren; of off.
arg-level = hoe sterk de tegenstander is, 1 tot en met 20.
arg-side = white, black of random.
arg-speech = of het programma spreekt.
arg-tones = korte signalen naast spraak.
arg-time = minuten en seconden erbij per zet, zoals 15+10; 40/90+30,30+30 voor twee perioden; 5d3 met uitstel, 3b2 Bronstein; off voor geen klokken.
arg-laws = de editie van de regels: fide-2023, of alleen het jaar.
arg-announcing = of zetten gemeld moeten worden: off; announce; repeat, dan herhaalt de tegenstander ze.
arg-strict = een toernooi proberen: het verloop en de straffen. Schrijf --strict=off als je instellingen on zeggen.
arg-blindfold = spelen zonder bord: on, waarbij elke blik telt, of strict, zonder kijken. Schrijf --blindfold=off als je instellingen iets anders zeggen.
arg-warnings = tijdmeldingen bij deze minuten, zoals 10,5,1; off voor geen.
arg-print = hoe regels worden afgedrukt: text, of braille voor Unicode-braille.
arg-table = brailletabel van liblouis, voor afgedrukte braille; auto voor die van je taal.
arg-keymap = de toetsindeling van het scherm. Een lijst: { $program } keymaps list
arg-theme = de kleuren van het scherm: dark, light, large, mono, shapes, reader, words of braille.
arg-book = het openingsboek: builtin, off, of een Polyglot-bestand.
arg-tables = een map met je eigen eindspeltabellen, of off.
arg-clock-interval = klokken op het scherm: om de hoeveel seconden, 0 tot en met 3600. 0: zoals ze lopen; voor schermlezers alleen als er iets wordt gezegd.
arg-pegboard = het bord onder je handen: auto, of merk en poort, zoals dgt:/dev/ttyUSB0. Twee keer voor twee borden, zoals white=auto.
arg-speech-engine = het spraakprogramma: dispatcher of native.
arg-rate = hoe snel de spraak is, -100 tot en met 100.
arg-volume = hoe luid spraak en tonen zijn, 10 tot en met 100.
arg-answers = lange antwoorden in delen of heel.
arg-blunder-warning = eerst vragen: bij een weggegeven stuk of mat.
arg-extra-words = of slaat, schaak en mat worden gezegd.
arg-spelling = Duitse FIDE-woorden in druk: umlauts, appendix, of auto passend bij je taal.
arg-braille-width = de cellen van je brailleleesregel, 10 tot en met 200, of off.
arg-braille-form = een stelling voor de vingers: diagram, ranks of list, met dots, ascii of letters.
arg-keyboard = het land van je toetsenbord: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua of vn.
arg-square-order = de volgorde van de delen van een veld, zoals "piece square".
arg-background = of de terminal donker of licht is, als hij het niet zegt: auto, dark of light.
arg-key-echo = eigen spraak bij typen op het scherm: off, letters of words.
arg-face = regel voor regel of op een scherm: line of screen.
arg-pegboard-orientation = hoe het bord gedraaid ligt: found, straight of turned.
arg-pegboard-clock = de klok bij een DGT-bord: none, xl of 3000.
arg-position = de stelling: FEN, een diagram in braille of letters, een lijst met stukken, of start.
arg-chess960 = schaak960, vanuit de stelling met dit nummer, 0 tot en met 959. Zonder nummer: een willekeurige.
arg-variant = het spel: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde of racing-kings.
arg-odds = wat een speler de ander voorgeeft: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Je tegenstander geeft, of wie je noemt: white, black.
arg-seed = een getal voor het toeval: met hetzelfde speelt de tegenstander dezelfde zetten.
arg-moves = de zetstem.
arg-talk = de stem van al het andere.
arg-form = long, met het beginveld; short, alleen wat de stelling nodig heeft; figures, de vier cijfers van het correspondentieschaak.
arg-game = het nummer van de partij. Een lijst: { $program } games
arg-file = het uitvoerbestand. Zonder: de standaarduitvoer.
arg-folder = de map. Zonder: wat is ingebouwd.
arg-force = vervang een bestand dat er al is.
arg-address = auto, een merk, of merk en poort, zoals dgt:/dev/ttyUSB0. De merken zijn { $makes }.
arg-straight = Wit zit waar de maker Wit heeft. Zonder wordt dat uit de beginstelling afgeleid.
arg-turned = Wit zit aan de andere kant.
arg-clock = de klok bij een DGT-bord: xl of 3000.
arg-say-move = zetten, de ene na de andere. Met - komen ze van de standaardinvoer, per regel een stelling, een tab en zetten.
arg-say-chess960 = rokade zoals in schaak960.
arg-read-chess960 = rokade zoals in schaak960.
arg-ask-chess960 = rokade zoals in schaak960.
arg-read-text = de zet. Met - van de standaardinvoer, per regel een stelling, een tab en een zet.
arg-ask-question = de vraag, zoals board. Met - van de standaardinvoer, per regel een stelling, een tab en een vraag.
arg-import-file = het PGN-bestand. Met - van de standaardinvoer.
arg-import-champions = partijen van kampioenen rapid. In plaats van een bestand.
arg-import-faults = schrijf elke fout in dit bestand, elk op een regel.
arg-import-encoding = de codering van het bestand, zoals windows-1250. Anders wordt ze geraden waar dat zeker is.
arg-games-player = een speler, met welke kleur ook. Een deel van de naam is genoeg.
arg-games-opponent = de tegenstander van die speler.
arg-games-white = de speler met Wit.
arg-games-black = de speler met Zwart.
arg-games-since = de eerste dag, maand of jaar: 1972-07-11, 11.7.1972, 1972-07 of 1972.

arg-games-until = de laatste dag, maand of jaar.
arg-games-opening = hoe de code van de opening begint, zoals B9, of woorden uit de naam.
arg-games-result = 1-0, 0-1, 1/2, draw, won of lost door jou, of * voor onbeëindigd.
arg-games-event = het toernooi, heel of een deel ervan.
arg-games-position = een stelling die op het bord stond: FEN, een diagram of een lijst met stukken.
arg-games-limit = hoeveel partijen hoogstens, vanaf 1.
arg-games-from = de eerste partij om te tonen, vanaf 1.
arg-export-all = alle partijen, oudste eerst.
arg-export-pgn = als PGN, zoals zonder vorm.
arg-export-text = als notatieformulier in zwartdruk, met de letters van de zetstem.
arg-export-brf = als notatieformulier in braille, in bladzijden voor een brailleprinter.
arg-export-diagram = als afbeelding van de laatste stelling, met beschrijving.
arg-export-code = hoe zetten in braille worden geschreven: san, met de letters van de zetstem; uk, in de schaakcode van het Verenigd Koninkrijk.
arg-export-cells = cellen per regel in braille, 12 tot en met 80.
arg-export-lines = regels per braillebladzijde, 5 tot en met 60.
arg-export-table = de brailletabel van liblouis; auto voor die van je taal; off voor één cel per teken.
arg-export-target = het uitvoerbestand, zonder de optie.
arg-keymaps-list-name = de toetsindeling om te tonen.
arg-pegboard-check-all = test elk veld, niet zes ervan.
arg-pegboard-check-name = geef een PEG/1-bord dit nummer, één keer voor altijd, en test niets.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = een Certabo-bord zonder chips, zoals de Sentio: het merkt alleen bezette velden.
arg-pegboard-simulate-tactum = een Certabo-bord zoals de Tactum: alleen bezette velden, en geen dubbele punt voor wat het zendt.
arg-pegboard-simulate-pieces = een PEG/1-bord dat elk stuk kent.
arg-pegboard-simulate-old = een PEG/1-bord dat versie 1.0 spreekt.
arg-pegboard-simulate-clock = een DGT-bord met een klok.
arg-pegboard-simulate-link = een link die naar de poort wijst, waar die ook is.
arg-pegboard-simulate-pgn = speel de zetten van dit PGN-bestand, zodra een programma het bord iets vraagt.
arg-pegboard-simulate-game = de partij van het bestand, vanaf 1.
arg-pegboard-simulate-delay = de pauze voor elke zet, in milliseconden.
arg-pegboard-simulate-side = white of black: de zetten van de andere kant wachten op next.
arg-pegboard-simulate-confirm = druk na elke zet de bevestigingsknop in, of de hendel van een klok.
arg-pegboard-simulate-style = hoe de hand speelt: captured-first, own-first, replace, slide, put-back, adjust, both-hands of pawn-first. Zonder: elke zet anders.
arg-pegboard-simulate-faults = een script van wat er misgaat.
arg-pegboard-simulate-seed = een getal voor het toeval, in de hand en op de lijn.
arg-match-new = vraag wat een wedstrijd nodig heeft, in ongeveer 15 antwoorden, en schrijf een nieuw wedstrijdbestand.
arg-match-check = controleer het wedstrijdbestand, en toon de fouten.
arg-match-here = de plaatsen van deze terminal: white, black en desk met komma's ertussen. Zonder: alle drie.
arg-match-records = het nummer van een gespeelde wedstrijd, om de documenten te schrijven: PGN, notatieformulieren en verslag.
arg-match-force = vervang de documenten, als de map ze al heeft.
arg-match-file = het wedstrijdbestand, of de map voor de documenten. Zonder: match.toml.
arg-seat-place = white, black, of desk voor de arbiter; room voor de arbiter van een hele zaal; captain voor de teamleider.
arg-referee-script = het script. Met - van de standaardinvoer.
arg-referee-fill = druk het script opnieuw af, met de beslissingen als verwachting ingevuld.
arg-completions-shell = bash, elvish, fish, powershell of zsh.

man-name = NAAM
man-about = schaken op gehoor en gevoel, voor blinde en slechtziende spelers
man-synopsis = SYNOPSIS
man-usage = { "[" }COMMANDO] [OPTIES]
man-description = BESCHRIJVING
man-begin = In een partij, typ hulp om te horen wat je kunt doen.
    De opties van play werken ook zonder.
man-commands = COMMANDO'S
man-flags = OPTIES VAN ELK COMMANDO
man-environment = OMGEVING
man-environment-text = Elke instelling is ook een variabele, zoals TOUCHMOVE_TALK of TOUCHMOVE_LEVEL. Een optie gaat voor.
    Zonder keuze is de taal die van LC_ALL, LC_MESSAGES of LANG.
man-files = BESTANDEN
man-files-text = Bewaarde partijen: archive.db in de gegevensmap. Instellingen: settings.toml. De map wordt genoemd door: { $program } health
man-exit = EXITSTATUS
man-exit-text = 0: gedaan. 1: mislukt, en je hebt gehoord waarom. 2: de opdrachtregel klopt niet.

no-voice = Onbekende stem: { $name }. Er zijn: { $voices }.
question-empty = Niets gevraagd. Bijvoorbeeld { $program } ask board.
flags-before-command = Schrijf de opties achter het commando.

## Toestand

health-voice = Stem { $name }: werkt, taal { $language }.
voice-with-slips = Stem { $name }: bevat fouten, taal { $language }.
health-voice-broken = Stem { $name }: { $what }.
health-speech = Spraak: { $server } antwoordt met { $count } stemmen; { $languages }.
health-speech-missing = Spraak: de taal { $language } heeft geen stem. Installeer espeak-ng.
health-speech-off = Spraak: uit. Om die aan te zetten, typ spraak aan in een partij.
health-speech-fails = Spraak: { $reason }.
health-journal = Archief: werkt, { $count ->
    [one] één partij
   *[other] { $count } partijen
}, { $file }.
health-journal-fails = Archief: { $reason }, { $file }. Kies een andere map met --data.
health-opponent = Tegenstander: werkt, { $move } gevonden.
health-settings = Instellingen: gelezen, { $file }.
health-settings-none = Instellingen: nog niets bewaard, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: schermlezers kunnen { $name } niet lezen. Gebruik GNOME Terminal of de Linux-console.
terminal-editing = regels zijn te bewerken
terminal-plain = gewone regels

## Het archief

games-none = Nog geen partijen.
result-open = onbeëindigd
player-human = speler
player-guest = gast
player-of-two = speler { $number }
player-builtin = niveau { $level }
export-which = Welke partij? Noem het nummer, zoals { $program } export 57 --text, of --all.
exported = Geschreven naar { $file }.
games-all = { $count ->
    [one] Eén partij.
   *[other] { $count } partijen.
}
games-some = { $count } partijen, { $from } tot en met { $to }. Meer met --from.
games-none-such = Geen partij voldoet.
games-never = { $since } is na { $until }. Verwissel ze.
games-beyond = { $count ->
    [one] Eén partij, meer niet.
   *[other] { $count } partijen, meer niet.
}
games-moves = { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
games-imported = { $game }: { $white } tegen { $black }, { $result }, { $told }.
player-unknown = onbekend

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = nl-NL-g0.utb
braille-page-table = nl-NL-g0.utb
braille-capital = .

# Signs in Braille ASCII for what the chess code of the United Kingdom is not known to have.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Regels komen nu in braille, tabel { $table }.
print-text = Regels komen nu als tekst.
braille-lost = Braille uitgevallen, tabel { $table }: { $reason }. Regels komen als tekst.
braille-plain = Geen brailleschrift, tabel { $table }: { $reason }. Woorden worden teken voor teken geschreven.
braille-left-out = Weggelaten, geen cellen voor deze letters: { $text }. Met een tabel van liblouis: --table auto.
braille-signs = Tabel { $table } schrijft niet alles. Teken voor teken: { $text }
reason-louis-missing = lou_translate ontbreekt, installeer liblouis-bin
reason-louis-table = liblouis kan de tabel niet gebruiken, noem een andere zoals nl-NL-g0.utb
reason-louis-stuck = lou_translate antwoordt niet
reason-louis-garbage = lou_translate schrijft geen braille
argument-print = { $name } heeft een bestand nodig: partij.txt. Of braille of tekst.
help-print =
    afdrukken partij.txt: het notatieformulier, in een bestand voor de printer.
    afdrukken partij.brf: in braille, voor een brailleprinter.
    afdrukken 5 partij.txt: dat van partij 5. afdrukken bord bord.txt: het bord.
    uitvoer braille: regels in Unicode-braille, voor een leesregel die toont wat in de terminal staat.
    uitvoer tekst: zoals gewoonlijk.
health-braille = Braille: liblouis { $version }, tabel { $table } werkt.
health-braille-off = Braille: liblouis { $version }, geen tabel gekozen.
health-braille-none = Braille: schaakcode werkt. Installeer voor brailleschrift liblouis-bin.
health-braille-fails = Braille: tabel { $table }, { $reason }.

## Notatieformulieren

sheet-title = Partij { $game }, { $white } tegen { $black }
sheet-white = Wit: { $name }
sheet-black = Zwart: { $name }
sheet-event = Toernooi: { $event }
sheet-date = Datum: { $date }
sheet-written-white = Zoals Wit het schreef:
sheet-written-black = Zoals Zwart het schreef:
sheet-men-white = Wit:
sheet-men-black = Zwart:
sheet-turn = { $color } aan zet.
export-exists = { $file } bestaat al. Gebruik --force om het te vervangen.
export-failed = Niet geschreven, { $file }: { $reason }.
reason-no-folder = de map bestaat niet
reason-is-folder = dat is een map, noem een bestand erin
reason-not-writable = de rechten laten het niet toe
reason-too-long = de naam is te lang
reason-too-large = het is te groot
reason-special = het is geen gewoon bestand
reason-unknown = het systeem weigert
program-stopped = Het programma stopt: { $reason }. Verhelp dat en start het opnieuw.
standard-output = standaarduitvoer

## Partijen zoeken

argument-filters = { $name } kan met een naam, een opening, een jaar: { $name } carlsen sinds 2010.
argument-game = { $name } wil een partijnummer: { $name } 57.
filter-date = { $word } is geen datum. Typ een jaar, of bijvoorbeeld 2013-11-22.
filter-result = { $word } is geen uitslag. Typ 1-0, 0-1 of remise.
filter-bare = Na { $word } ontbreekt iets, bijvoorbeeld partijen speler Anna of partijen sinds 2013.
found-line = { $game }: { $rest }.
game-against = tegen { $opponent }
game-players = { $white } tegen { $black }
game-side = { $kind ->
    [open] jij hebt { $color }
   *[over] jij had { $color }
}
own-result = { $kind ->
    [won] gewonnen
    [lost] verloren
    [draw] remise
    [open] onbeëindigd, zet { $move }
   *[ruled] { $score }
}
found-more = Nog { $count }. Typ meer.
parts-left = { $parts ->
    [one] Nog 1 deel
   *[other] Nog { $parts } delen
}: { $more }.
log-more = Er is nog meer: typ meer.
log-more-key = Er is nog meer: { $keys }.
found-none = Geen partij gevonden: { $words }. Alle partijen: partijen.
list-none = Verder niets. Lijst van partijen: partijen.
list-end = Einde van de lijst.
game-unknown = Geen partij { $game }. Typ partijen voor een lijst.
archive-unreadable = Het archief is niet te lezen: { $reason }.
game-damaged = Partij { $game } is beschadigd en onleesbaar. De andere partijen zijn heel.
game-cut = Partij { $game } is beschadigd. Ze eindigt waar ze niet meer te lezen is.
game-row-damaged = beschadigd, niet te lezen
short-result = { $kind ->
    [white] Wit won
    [black] Zwart won
    [draw] remise
    [open] onbeëindigd{ $move ->
        [0] {""}
       *[other] , zet { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
date-month = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }

## Een partij naspelen

study-title = { $white } tegen { $black }, partij { $game }.
study-title-own = Je partij { $game } tegen { $opponent }.
study-length = { $moves ->
    [0] Geen zetten.
    [one] Eén zet. Enter voor de volgende.
   *[other] { $moves } zetten. Enter voor de volgende.
}
study-waits = Je partij { $game } wacht. Typ sluiten om terug te gaan.
study-closed = Terug in partij { $game }.
study-none = { $name }: alleen bij het naspelen. Typ partijen om een partij te zoeken.
study-not-now = { $name } is voor een partij die bezig is. Typ eerst sluiten.
study-result = { $kind ->
    [white] Wit won.
    [black] Zwart won.
    [draw] De partij werd remise.
    [open] De partij is niet af.
   *[ruled] Uitslag: { $score }.
}
study-own-result = { $kind ->
    [won] Je won. Je speelde met { $color }.
    [lost] Je verloor. Je speelde met { $color }.
    [draw] De partij werd remise. Je speelde met { $color }.
    [open] De partij is niet af. Je speelt met { $color }.
   *[ruled] Uitslag: { $score }. Je speelde met { $color }.
}
study-beginning = Begin van de partij. { $color } aan zet.
study-first = Dit is het begin.
study-place = { $move }, { $color } { $number }.
study-end = Einde van de partij.
study-variation-over = Einde van de variant.
study-end-variation = Einde van de variant. Typ verlaten.
study-variations = { $count ->
    [one] Eén variant.
   *[other] { $count } varianten.
}
study-in-variation = { $depth ->
    [one] In een variant bij zet { $number }.
   *[other] In een variant, { $depth } diep, bij zet { $number }.
}
study-row-here = { $moves }. Je bent bij de zet van { $color }.
study-row-variation = { $depth ->
    [one] Variant: { $moves }
   *[other] Variant, { $depth } diep: { $moves }
}
study-last-number = De zetten eindigen bij zet { $number }.
study-otherwise = Er werd een andere zet gespeeld.
variations-none = Geen variant bij deze zet.
variation-back = { $number }: { $reading }, de hoofdvariant.
variation-wrong = Varianten zijn er van 1 tot en met { $count }.
leave-none = Dit is de hoofdvariant.
comment-none = Geen commentaar bij deze zet.
auto-on = Elke { $time } een zet. Enter stopt.
auto-stopped = Gestopt.
goto-wrong = De zetten lopen van { $first } tot en met { $last }.
goto-end = einde, eind, laatste
goto-first = begin, start, eerste
goto-no-move = { $color } doet hier geen zet { $number }.
play-on-over = De partij is hier afgelopen. Je kunt niet doorspelen.
confirm-play-on = Eigen partij verlaten voor een nieuwe? ja of nee.
flipped = Bord gedraaid: { $color } onderaan.
blindfold-on = Blindpartij. Het bord is weg. Je mag naar de stelling vragen, en elke blik telt.
blindfold-strict = Blindpartij, zonder kijken. Het bord is weg, en vragen over de stelling krijgen geen antwoord.
blindfold-off = Blind uit. Het bord is terug.
blindfold-looks = { $count ->
    [one] Tot nu toe één blik.
   *[other] Tot nu toe { $count } blikken.
}
blindfold-refused = Niet kijken: je speelt blind. Wil je het toch, typ { $blindfold } { $on }.
blindfold-told = Je hebt blind gespeeld. { $count ->
    [0] Je hebt geen enkele keer gekeken.
    [one] Je hebt één keer gekeken.
   *[other] Je hebt { $count } keer gekeken.
}
blindfold-told-since = Blind gespeeld vanaf zet { $number }. { $count ->
    [0] Je hebt geen enkele keer gekeken.
    [one] Je hebt één keer gekeken.
   *[other] Je hebt { $count } keer gekeken.
}
blindfold-position = Bijzondere beginstelling. Onthoud die:
clock-unknown = Hier zijn geen tijden vastgelegd.
argument-move-number = { $name } wil een zetnummer: { $name } 12, of { $name } 12 zwart.
argument-variation = { $name } heeft een nummer nodig. Typ varianten voor de lijst.
argument-seconds = { $name }: 1 tot en met 60 seconden.
argument-color = { $name } kan met wit of zwart.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Toernooi
    [Site] Plaats
    [Date] Datum
    [Round] Ronde
    [WhiteElo] Rating van Wit
    [BlackElo] Rating van Zwart
    [ECO] Openingscode
    [Opening] Opening
    [Variation] Variant
    [Annotator] Commentaar van
    [TimeControl] Speeltempo
    [Termination] Einde
    [EventDate] Begin van het toernooi
    [Source] Bron
   *[other] { $tag }
}
annotation = { $number ->
    [1] goede zet
    [2] fout
    [3] briljante zet
    [4] blunder
    [5] interessante zet
    [6] dubieuze zet
    [7] enige zet
    [8] enige zet
    [9] slechtste zet
    [10] gelijk
    [11] gelijk
    [12] gelijk
    [13] onduidelijk
    [14] Wit iets beter
    [15] Zwart iets beter
    [16] Wit beter
    [17] Zwart beter
    [18] Wit staat gewonnen
    [19] Zwart staat gewonnen
    [20] Wit staat verpletterend
    [21] Zwart staat verpletterend
    [22] zetdwang
    [23] zetdwang
    [32] ontwikkelingsvoorsprong
    [33] ontwikkelingsvoorsprong
    [36] initiatief
    [37] initiatief
    [40] aanval
    [41] aanval
    [44] compensatie
    [45] compensatie
    [132] tegenspel
    [133] tegenspel
    [138] tijdnood
    [139] tijdnood
    [140] met het idee
    [142] beter is
    [145] commentaar van de redactie
    [146] nieuwtje
   *[other] aantekening { $number }
}
help-study =
    Enter: de volgende zet.
    Andere: vorige, begin, einde, ga 12.
    Alle zetten horen: afspelen.
    Vragen: bord, stukken T, waar.
    Varianten: varianten, verlaten.
    Spelers en uitslag: gegevens.
    Vanaf hier spelen: doorspelen.
    Terug naar je eigen partij: sluiten.
    Meer: hulp alles, hulp ga.
help-flip =
    draaien: hoor het bord van de andere kant.
help-blindfold =
    blind: spelen zonder bord.
    Vraag naar de stelling: elke blik telt.
    blind streng: niet kijken.
    blind uit: het bord is terug.
help-games =
    partijen: je partijen, vijf tegelijk.
    partijen carlsen: per speler.
    partijen siciliaans, partijen B90: per opening.
    partijen 1992 remise, partijen sinds 1990.
    partijen gewonnen, partijen verloren: door jou.
    partijen hier: met deze stelling.
    partijen crazyhouse: per spel.
    Ook: speler, tegen, wit, zwart,
    opening, toernooi, uitslag, tot.
help-more =
    meer: de volgende partijen van de lijst, of de volgende zetten van een voortzetting.
    Op een scherm voor schermlezers: de rest van een lang antwoord.
help-open =
    openen 57: opent partij 57. Na een lijst is 57 genoeg.
help-resume =
    hervatten: terug naar de onbeëindigde partij die je het laatst speelde.
    hervatten 3: naar partij 3. Ook: doorgaan.
    De partij die je verlaat, wordt bewaard.
help-next =
    volgende, of alleen Enter: de volgende zet van de geopende partij.
help-previous = vorige: de zet ervoor.
help-first = begin: naar het begin van de partij.
help-end = einde: naar het einde van de partij of variant.
help-goto =
    ga 12: naar zet 12 van Wit.
    ga 12 zwart: naar die van Zwart. Kort: go.
help-where =
    waar: wie aan zet is.
    In een geopende partij: de zet, de variant, de partij.
help-auto =
    afspelen: elke vijf seconden een zet.
    afspelen 8: elke acht. Enter stopt.
help-pause =
    pauze: zet de klokken van je partij stil, of het afspelen. Enter start de klokken.
    In een wedstrijd staan de klokken stil. De arbiter wordt geroepen. Een reden mag volgen.
help-variations =
    varianten: wat er bij de laatste zet nog meer mogelijk was.
help-variation =
    zijvariant 1: gaat de eerste in. Na varianten is 1 genoeg.
help-leave =
    verlaten: terug naar de zet waar de variant begon.
help-comment = commentaar: herhaalt het commentaar bij de zet.
help-about =
    gegevens: spelers, regels, klok.
    In een geopende partij: spelers, uitslag, toernooi en meer.
help-course =
    verloop: wanneer elke kant het best was, en de langste bedenktijd.
    verloop 12: hoe de partij was na zet 12.
help-play-on =
    doorspelen, doorspelen zwart: een nieuwe partij vanaf hier tegen de computer.
help-close =
    sluiten: sluit de geopende partij en gaat terug naar de jouwe.

## Importeren

import-progress = { $games } partijen gelezen.
import-progress-percent = { $percent } procent, { $games } partijen gelezen.
import-kept = { $count ->
    [one] Eén partij geïmporteerd.
   *[other] { $count } partijen geïmporteerd.
}
import-remarks = { $count } met opmerkingen.
import-doubles = { $count ->
    [one] Eén partij was er al.
   *[other] { $count } partijen waren er al.
}
import-refused = { $count ->
    [one] Eén partij geweigerd.
   *[other] { $count } partijen geweigerd.
}
import-why = { $why }: { $count ->
    [one] één partij
   *[other] { $count } partijen
}.
import-fault = { $what } { $file }, regel { $line }, kolom { $column }.
import-more-faults = Nog { $count }. Met --faults BESTAND wordt alles opgeschreven.
import-missing = Bestand niet gevonden: { $file }.
import-folder = { $file } is een map. Noem een PGN-bestand erin.

import-unreadable = { $file } is niet te lezen, er is niets geïmporteerd. Controleer de rechten.
import-endless = Meer dan 1 gigabyte uit { $file }. Niets geïmporteerd. Sla het eerst op als bestand.
waiting-for-writer = Wachten op gegevens uit { $file }. Druk op Control-C om te stoppen.
import-unwritable = { $file } is niet te schrijven, of bestaat al. Noem een ander bestand.
import-interrupted = Onderbroken. Er is niets geïmporteerd.
import-nothing = Er is niets geïmporteerd. Importeer opnieuw.
import-empty = { $file } is leeg.
import-no-game = Geen partij in { $file }. Noem een PGN-bestand.
referee-no-event = Geen gebeurtenis in { $file }. Schrijf er een, bijvoorbeeld 0:00 start.
import-no-text = { $file } is geen gewone tekst. Pak het bestand uit, of bewaar het als UTF-8.
import-encoding = Gelezen als { $encoding }. Kloppen namen niet, probeer een andere --encoding.
import-encoding-unfit = Sommige tekens bestaan niet in { $encoding }. Probeer een andere --encoding.
import-encoding-wrong = { $file } is geen { $encoding }. Laat --encoding weg, of noem een andere.
import-encoding-utf8 = Gelezen als { $encoding }, maar alles is UTF-8. Kloppen namen niet, laat --encoding weg.
import-letters = Andere letters? Voeg --letters toe, bijvoorbeeld --letters { $letters }.
import-letters-wrong = Andere letters? Laat --letters weg, of noem een andere stem.
encoding-unknown = Onbekende codering: { $word }. Het dichtst erbij: { $near }.
encoding-unknown-examples = Onbekende codering: { $word }. Er zijn bijvoorbeeld { $near }.
standard-input = standaardinvoer
fault-foreign = { $word } is geen PGN-zet. PGN gebruikt Engelse letters: K, Q, R, B, N.
fault-other-letters = { $word } is geen zet met de letters { $letters }.
fault-null = { $word } is een nulzet.
fault-word = { $word } is geen PGN.
fault-illegal = { $word } mag hier niet.
fault-not-in-hand = { $word } mag hier niet: dat stuk is niet in de voorraad.
fault-glued = { $word } zijn twee zetten. Zet er een spatie tussen.
fault-ambiguous = { $word } is dubbelzinnig.
fault-promotion = { $word } zegt niet wat de pion wordt. Zet er bijvoorbeeld =Q achter.
fault-tag = Het label { $word } is onvolledig.
fault-twice = Het label { $word } staat er twee keer.
fault-position = FEN: { $what }
fault-variant = { $word } is geen gewoon schaak.
fault-comment = Het commentaar wordt nergens afgesloten.
fault-long = Dit is langer dan een partij kan zijn.
fault-variation = De haakjes van een variant kloppen niet.
fault-no-result = De partij heeft geen uitslag. Zet aan het eind 1-0, 0-1, 1/2-1/2 of *.
fault-result = De labels hebben een andere uitslag: { $word }. { $read } geldt.
fault-mate = Schaakmat op het bord, maar de uitslag klopt niet.
fault-stalemate = Pat op het bord, maar de uitslag is geen remise.
remark-no-check = { $word } geeft geen schaak. De zet blijft.
remark-no-mate = { $word } is geen mat. De zet blijft.
fault-no-text = Dit is geen tekst.
fault-no-moves = De partij heeft geen zetten.
remark-result-of-tags = Geen uitslag na de zetten. Die van de labels geldt: { $read }.
remark-result-of-board = Geen uitslag na de zetten. De laatste zet beslist: { $read }.
remark-no-result-tag = De labels hebben geen uitslag. Die na de zetten geldt.
remark-no-position = Het label FEN heeft geen stelling. De beginstelling geldt.
remark-chess960 = Gelezen als Chess960, door de rokaderechten. Klopt dat? Voeg het label Variant toe.
remark-read-as = { $word } wordt gelezen als { $read }.
remark-result-inside = Na de uitslag { $word } volgen zetten. Ze blijven.
remark-apart = Na de uitslag { $word } volgen zetten. Ze blijven als aparte partij.
remark-left-out = { $word } wordt weggelaten.
remark-unseen = Onzichtbare tekens worden weggelaten.
remark-text = { $word } staat niet in commentaar. Het wordt commentaar.
remark-move-in-comment = { $word } staat achter een puntkomma. Het wordt commentaar.
remark-tag-in-comment = In commentaar staat het label { $word }. Misschien ontbreekt de sluitaccolade.
remark-ends = { $what } De partij blijft tot daar.
remark-variation-ends = { $what } De variant blijft tot daar.
why-foreign = zet met letters van een andere taal
why-null = nulzet
why-word = onbekend woord
why-illegal = onreglementaire zet
why-ambiguous = dubbelzinnige zet
why-tag = kapot label
why-twice = label dubbel
why-variant = geen gewoon schaak
why-position = onmogelijke beginstelling
why-rights = onmogelijk recht op rokade of en passant
why-chess960 = Chess960 zonder label
why-comment = open commentaar
why-long = te lang
why-variation = haakjes kloppen niet
why-no-result = geen uitslag
why-result = twee uitslagen
why-mate = mat, maar een andere uitslag
why-stalemate = pat, maar een andere uitslag
why-mark = onwaar teken van schaak of mat
why-no-text = geen tekst
why-no-moves = geen zetten
why-spelling = anders geschreven
why-left-out = iets weggelaten
why-unseen = onzichtbare tekens
why-text = woorden buiten commentaar
why-move-in-comment = zet in commentaar
why-variation-cut = ingekorte variant
why-result-inside = zetten na de uitslag

## Toetsen

keymap-about = { $name }: { $about }
keymap-lichess = toetsen van lichess voor blinden.
keymap-winboard = de toetsen van WinBoard voor JAWS.
keymap-numpad = alleen het numerieke blok.
keymap-left-hand = alleen de linkerhand.
keymap-right-hand = alleen de rechterhand.
keymap-own = een eigen toetsindeling.
keymap-part = Onbekend deel van een indeling: { $name }. Wel kan: about, parent, numeric-block, keys en despite.
keymap-fault = Toets { $key }: { $what }
keymap-no-key = onbekende toets: { $name }. Schrijf een letter zoals k, of up, home, enter, space, f2.
keymap-shift = schrijf het teken dat Shift geeft, zonder shift.
keymap-unknown = geen toets kan { $line }. Bedoel je { $near }?
keymap-unlike = geen toets kan { $line }. Schrijf een opdracht zoals last.
keymap-argument = { $line } is onvolledig of verkeerd. Schrijf het zoals { $example }.
keymap-twice = deze toets staat er twee keer. Wis een van de twee regels.
keymap-hidden = nooit bereikt, omdat { $by } al iets doet. Kies een andere toets.
keymap-taken = { $why }. Kies een andere toets, of geef je reden onder despite.
keymap-taken-instead = { $why }. Schrijf { $instead }.
keymap-not-taken = niemand anders gebruikt hem, of niets hier. Wis hem onder despite.
keymap-same-key = hetzelfde als { $known }, op { $count ->
    [one] toetsenbord
   *[other] toetsenborden
} { $keyboards }. Kies een andere toets.
keymap-unreachable = { $count ->
    [0] Geen toets doet { $names }.
   *[other] Geen toets doet { $names } en { $count } andere.
} Geef elk een toets, of schrijf parent = "lichess".
keymap-empty = Deze toetsindeling heeft geen toetsen. Schrijf bijvoorbeeld parent = "lichess", of eigen toetsen.
keymap-no-parent = { $name } kan niet de ouder zijn. Er zijn: { $keymaps }.
taken-interrupt = terminals onderbreken er programma's mee
taken-suspend = terminals zetten er programma's mee stil
taken-end = terminals beëindigen er de invoer mee
taken-flow = terminals houden er de uitvoer mee tegen
taken-quit = terminals beëindigen er programma's mee
taken-tab = in terminals is het Tab
taken-enter = in terminals is het Enter
taken-line-end = terminals beëindigen er een regel mee
taken-backspace = veel terminals zien hem als Backspace
taken-escape = in terminals is het Escape
taken-zoom = terminals zoomen ermee, of sturen een ander teken
taken-multiplexer = de eerste toets van screen en tmux
taken-sequence = andere toetsen beginnen ermee
taken-control-shift = terminals gebruiken hem voor tabbladen, vensters, kopiëren en zoeken, en kunnen hem niet van Control alleen onderscheiden
taken-alt-letter = terminals openen er menu's mee, en yasr leest ermee
taken-alt-digit = wisselt van tabblad, in GNOME en Xfce
taken-yasr = yasr leest ermee
taken-help = GNOME Terminal opent er de hulp mee
taken-menu = opent een menu, in GNOME bijvoorbeeld
taken-full-screen = terminals gaan er schermvullend mee
taken-drop-down = uitklapterminals openen ermee
taken-scroll = terminals bladeren, wisselen van tabblad of plakken ermee
taken-consoles = hij wisselt van console, deelvenster of allebei
taken-windows = bureaubladen verplaatsen er vensters mee
taken-control-alt = VoiceOver, bureaubladen en yasr hebben er commando's op
taken-insert = NVDA, JAWS, Orca en Fenrir beginnen er hun commando's mee
taken-block-arrows = NVDA, JAWS, Orca, Fenrir en Speakup lezen er het scherm mee
taken-block-digits = Fenrir, Speakup en de tabel voor het numerieke blok van BRLTTY lezen er het scherm mee
taken-block-signs = NVDA, JAWS, Orca en Speakup gebruiken hem voor muis, nalezen en stilte
no-keymap = Onbekende toetsindeling: { $name }. Er zijn: { $keymaps }.
health-keymap = Toetsindeling { $name }: werkt, toetsenbord { $keyboard }.
health-keymap-broken = Toetsindeling: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = pijl omhoog
key-down = pijl omlaag
key-left = pijl links
key-right = pijl rechts
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
key-begin = middelste toets van het blok
key-space = spatie
key-slash = schuine streep
key-star = sterretje
key-plus = plus
key-minus = min
key-dot = punt
key-comma = komma
key-question = vraagteken
key-step-up = één veld omhoog
key-step-down = één veld omlaag
key-step-left = één veld naar links
key-step-right = één veld naar rechts
key-step-up-left = één veld omhoog naar links
key-step-up-right = één veld omhoog naar rechts
key-step-down-left = één veld omlaag naar links
key-step-down-right = één veld omlaag naar rechts
key-next-king = de volgende koning
key-next-queen = de volgende dame
key-next-rook = de volgende toren
key-next-bishop = de volgende loper
key-next-knight = het volgende paard
key-next-pawn = de volgende pion
key-previous-king = de vorige koning
key-previous-queen = de vorige dame
key-previous-rook = de vorige toren
key-previous-bishop = de vorige loper
key-previous-knight = het vorige paard
key-previous-pawn = de vorige pion
key-rank = naar rij { $rank }
key-file = naar lijn { $file }
key-take = pakt het stuk hier op, of zet het neer
key-entry = naar het invoerveld
key-board = naar het bord
key-next-target = volgende veld voor het stuk in de hand
key-next-pane = het volgende deelvenster
key-previous-pane = het vorige deelvenster
key-menu = alle commando's in een lijst
key-keys = alle toetsen in een lijst
key-key-help = toetshulp aan en uit
key-cancel = stilte; terug; zet het stuk terug
key-suspend = even terug naar de shell
key-redraw = tekent het scherm opnieuw
redrawn = Opnieuw getekend.
key-line = typt { $line }
does-yes = ja
does-no = nee
does-queen = dame
does-rook = toren
does-bishop = loper
does-knight = paard
does-variation-1 = de eerste variant in
does-board-here = dit veld
does-moves-here = de zetten van het stuk hier
does-captures-here = de slagzetten van het stuk hier
does-rays-here = alle acht richtingen vanaf hier
does-diagonals-here = de diagonalen vanaf hier
does-knight-here = stukken op een paardsprong
does-attackers-here = aanvallers en verdedigers van dit veld
does-defenders-here = verdedigers en aanvallers van dit veld
does-colour-here = of dit veld wit of zwart is
does-rank-here = deze rij
does-file-here = deze lijn
does-pieces-A = de witte stukken
does-pieces-a = de zwarte stukken
does-pieces-K = de witte koning
does-pieces-Q = de witte dames
does-pieces-R = de witte torens
does-pieces-B = de witte lopers
does-pieces-N = de witte paarden
does-pieces-P = de witte pionnen
does-pieces-k = de zwarte koning
does-pieces-q = de zwarte dames
does-pieces-r = de zwarte torens
does-pieces-b = de zwarte lopers
does-pieces-n = de zwarte paarden
does-pieces-p = de zwarte pionnen
does-claim-threefold = drievoudige herhaling
does-claim-fifty = vijftig zetten, niets geslagen, geen pionzet
does-claim-flag = de vlag van de tegenstander is gevallen
does-claim-illegal = onreglementaire zet van de tegenstander
does-claim-effort = remise: de tegenstander probeert niet te winnen
does-claim-means = remise: de tegenstander kan niet normaal winnen
does-claim-seconds = vijf seconden per zet voor beiden
does-clock = de tijd die over is
does-clock-mine = je eigen tijd
does-clock-theirs = de tijd van de tegenstander
does-score-3 = de laatste drie zetten
does-announce = meldt de zet op het bord
does-press = drukt je klok in

## Oppakken en neerzetten

in-hand = { $piece } { $square } in je hand.
put-back-here = { $piece } { $square } staat weer terug.
look-edge = Rand. { $what }
look-board = Bord. { $what }
look-moves = Zetten. { $what }
look-clocks = Klokken. { $what }
look-captures = Geslagen. { $what }
look-players = Spelers. { $what }
look-log = Berichten. { $what }
look-matters = Te beslissen. { $what }
look-boards = Borden. { $what }
look-room = In de zaal. { $what }

## Het scherm

pane-board = Bord
pane-moves = Zetten
pane-clocks = Spelers
pane-log = Berichten
pane-matters = Te beslissen
pane-boards = Borden
pane-room = In de zaal
header-players = { $white } – { $black }
header-over = Partij afgelopen, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = schaak { $count }
mark-check = schaak
mark-held = in de hand
mark-target = kan hier
mark-last = net gezet
targets-none = Geen stuk in je hand. Pak er eerst een op.
too-small = Het venster is te klein.
focus-entry = Invoer: { $text }
focus-secret = Wat je typt, wordt niet getoond. Enter verstuurt het, Escape gaat terug.
menu-title = Commando's
menu-setting = { $name }: { $value }
menu-other = iets anders: typ het
list-help = { $take } kiest, { $up } en { $down } lopen door de lijst, { $cancel } gaat terug.
list-search = Typ letters om te zoeken.
list-unfound = Niets met { $text } in deze lijst.
commands-position = Vragen over de stelling
commands-game = Vragen over de partij
commands-text = De stelling als tekst
commands-guide = De weg vinden
commands-play = Spelen
commands-seat = Op een plaats van een wedstrijd
commands-friendly = Onder vrienden
commands-analysis = De stelling analyseren
commands-boards = Borden
commands-archive = Partijen zoeken
commands-study = Een partij naspelen
commands-practice = Leren en oefenen
commands-hearing = Stem, spraak en uitvoer
commands-program = Partijen, instellingen, weggaan
commands-desk-run = De partij leiden
commands-desk-waiting = Beslissen wat wacht
commands-desk-look = De feiten bekijken
commands-desk-clock = De klokken zetten
commands-desk-penalty = Straffen en uitslagen
commands-desk-seen = Beslissen wat je hebt gezien
commands-desk-sheets = Formulieren waarop zetten ontbreken
commands-desk-undoing = De borden verbeteren, beslissingen herroepen
commands-desk-support = Hulpmiddelen en assistenten
commands-desk-presence = Aanwezige en late spelers
commands-desk-adjournment = De partij afbreken
commands-desk-tasks = Je taken afvinken
commands-desk-records = Documenten, en de tafel zelf
keys-title = Toetsen
key-dropped = Geannuleerd.
quit-again = Nog eens { $keys } verlaat het programma. Elke andere toets gaat door.
echo-typed = { $what }
echo-deleted = { $what } gewist
echo-end = einde
echo-capital = hoofdletter { $letter }
key-none = { $keys } doet hier niets.
no-shell = Geen shell om naar terug te gaan. Het programma gaat door.
key-waits = { $keys }, dan { $next }.
keys-from-to = { $from } tot en met { $to }
paste-too-long = Te lang, niets geplakt. Hoogstens { $lines } regels.
paste-lines = Meer regels, niets geplakt. Plak er één tegelijk.
paste-game = Een hele partij, niets geplakt. Bewaar haar als bestand, dan in de shell: { $program } import en de naam.
key-help-on = Toetshulp aan: elke toets zegt wat hij doet. Dezelfde toets zet dat uit.
key-help-off = Toetshulp uit.
no-screen = Geen scherm op deze terminal: regels in plaats daarvan.
no-screen-pipe = Geen scherm hier. Dit is een pijp en geen terminal.
no-screen-plain = Geen scherm hier. TERM of ACCESSIBLE vraagt om regels.

## Spelen op een bord

board-name = { $make }, { $port }
board-found = Bord gevonden: { $name }.
board-found-of = Bord van { $color } gevonden: { $name }.
board-back = Het bord is terug: { $name }.
board-back-of = Het bord van { $color } is terug: { $name }.
board-plays = Je speelt op het bord.
board-right = Het bord klopt.
board-differs = Je bord klopt niet met de partij.
board-left-over = Niet gebruikt: die kant speelt het programma.
board-moves-only = Het meldt alleen afgemaakte zetten, geen aangeraakte stukken. Meldt het er geen, draai het bord dan om.
board-take = Neem het stuk van { $square }.
board-take-man = Neem { $man } van { $square }.
board-put = Zet { $man } op { $square }.
board-carry = Verplaats { $man } van { $square } naar { $to }.
board-swap = Verwissel de stukken op { $square } en { $to }.
board-turn = Draai het bord om.
board-man = { $who ->
    [white-king] de witte koning
    [white-queen] de witte dame
    [white-rook] de witte toren
    [white-bishop] de witte loper
    [white-knight] het witte paard
    [white-pawn] de witte pion
    [black-king] de zwarte koning
    [black-queen] de zwarte dame
    [black-rook] de zwarte toren
    [black-bishop] de zwarte loper
    [black-knight] het zwarte paard
   *[black-pawn] de zwarte pion
}
board-lifted = { $piece } { $square }.
board-touched = { $piece } { $square } aangeraakt.
board-seated = { $square }.
board-empty = { $square }: leeg.
board-executed = Hij staat op je bord.
board-put-back = Stukken teruggezet. Het aangeraakte stuk moet nog steeds worden gespeeld.
board-put-back-free = Stukken teruggezet. Elke zet mag.
board-adjusted = Rechtgezet.
board-knocked = Er is tegen het bord gestoten.
board-knocked-untouched = Er is tegen het bord gestoten. Er is niets aangeraakt.
board-lingers = Als je zet af is, typ die dan.
board-press = Druk de klok in, als dit je zet is: { $move }.
board-type-move = Als dit je zet is, typ die dan: { $move }.
board-press-move = Als dit je zet is, druk de klok in of typ die: { $move }.
board-illegal = Onreglementaire zet: { $pieces }. Om het bord goed te zetten, typ opzetten.
board-in-hand = { $piece } { $square } is waarschijnlijk in je hand.
board-gone-unpressed = { $move } staat op het bord. Typ die zet, of sluit het bord aan.
board-pressed = { $color } heeft gedrukt.
button-in-hand = Niet af: { $piece } { $square } is van het bord.
button-take = Niet af: neem { $man } van { $square }.
button-rook = Niet af: verzet de toren.
button-nothing-moved = Er is niets verzet. Jij bent aan zet.
button-no-game = Er is nu niets te doen op het bord.
button-menu-how = Drukken: volgende. Vasthouden: doen.
button-menu-stop = Klokken stilzetten.
button-menu-means = Remise claimen: de tegenstander kan niet winnen.
button-menu-effort = Remise claimen: de tegenstander probeert niet te winnen.
button-menu-seconds = Vijf seconden per zet vragen.
button-menu-leave = Menu verlaten.
button-menu-left = Menu gesloten.
board-no-button = Het heeft geen knop. Een zet telt als je hand rust.
board-learned = Het bord heeft zijn stukken geleerd.
board-not-learned = Stukken niet geleerd. Ze worden gevolgd door hun zetten.
boards-clock-waits = De klok wacht op het bord.
boards-clock-runs = De klok loopt.
board-no-move = Het bord meldt { $text }: geen reglementaire zet.
board-line-lost = Bordgegevens verloren. Typ laatste om de laatste zet te horen. Ontbreekt er een, typ die dan.
board-faulty = { $square }: de sensor is niet te vertrouwen.
board-doubtful = { $square } komt en gaat. Druk het stuk aan. Het telt nog.
board-missed = Bordgegevens verloren. Ontbreekt er een aanraking of zet, doe die dan opnieuw.
board-flickers = { $square } flikkert: druk het stuk aan, of typ negeren { $square }.
board-still-empty = { $square } lijkt leeg. Druk het stuk aan, of typ negeren { $square }.
board-still-occupied = { $square } lijkt bezet. Als het leeg is, typ negeren { $square }.
board-still-other = Op { $square } lijkt het verkeerde stuk te staan. Als het klopt, typ negeren { $square }.
board-still-turned = Het lijkt nog verkeerd om te liggen. Als het goed ligt, typ elektronisch-bord recht of elektronisch-bord gedraaid.
board-still-turned-pegs = Het lijkt nog verkeerd om te liggen. Draai het, of typ overslaan en speel met het toetsenbord.
board-lies-straight = Als je { $square } hebt opgetild, ligt het bord verkeerd om. Draai het, of typ elektronisch-bord recht.
board-lies-turned = Als je { $square } hebt opgetild, ligt het bord verkeerd om. Draai het, of typ elektronisch-bord gedraaid.
board-muted = { $square } wordt genegeerd: wat het toont, telt niet.
board-muted-untouched = { $square } wordt genegeerd: het flikkert. Het is niet aangeraakt.
board-muted-arbiter = { $square } wordt genegeerd: het flikkert. De arbiter beslist of het is aangeraakt.
board-not-touched = Als je het niet hebt aangeraakt, typ negeren { $square }.
board-not-touched-arbiter = Als je het niet hebt aangeraakt, typ negeren { $square }. De arbiter beslist.
board-not-made = { $move } staat op het bord. Als je dat niet hebt gespeeld, typ terugnemen.
board-steady = { $square } is weer rustig en telt.
board-unmuted = { $square } telt weer.
board-mutes = { $square } wordt genegeerd. Typ zetten van of naar dat veld. Om het weer te tellen: meetellen { $square }.
board-which-side = Waar Wit zit, is onbekend. Typ elektronisch-bord recht, of elektronisch-bord gedraaid.
board-battery = Batterij van het bord: nog { $percent } procent.
board-restarted = Het bord is opnieuw gestart.
board-gone = Het bord is weg: { $reason }. Ga verder met het toetsenbord. { $todo }
board-not-there = Geen bord: { $reason }. { $todo }
board-none-found = geen poort heeft er een
board-none-found-do = Sluit het aan, of noem de poort.
board-no-port = de poort { $port } is er niet
board-no-port-do = Sluit het aan.
board-not-serial = { $port } is geen seriële poort
board-not-serial-do = Noem een andere.
board-busy = al in gebruik: { $port }
board-busy-do = Sluit dat programma.
board-denied = je mag { $port } niet gebruiken
board-denied-do = Een beheerder kan het toestaan.
board-denied-group = je mag { $port } niet gebruiken
board-denied-group-do = Word lid van de groep { $group }: sudo usermod -aG { $group } $USER. Meld je dan af en weer aan.
board-no-answer = niets antwoordt op { $port }
board-no-answer-do = Zet het aan, of sluit het opnieuw aan.
board-other-make = aan { $port } zit een { $what }-bord
board-other-make-do = Noem dat merk, of auto.
board-babble = iets anders praat op { $port }
board-babble-do = Controleer de poort en het merk.
board-stranger = { $port } stuurt iets onbekends
board-stranger-do = Controleer de stekker. Een bord kan ook nieuwer zijn dan touchmove.
board-failed = { $port } werkt niet, { $what }
board-failed-do = Sluit het opnieuw aan.
boards-none = Geen bord. Typ elektronisch-bord auto om er een te zoeken.
boards-none-position = Voor een partij vanaf een stelling: { $position }.
boards-sought = Ik zoek een bord.
boards-off = Borden uit. Zetten worden getypt.
board-is = Bord: { $name }.
board-of = Bord van { $color }: { $name }.
board-agrees = Het klopt met de partij.
board-moves = Er wordt een zet op gedaan.
board-behind = Op je bord ontbreekt de laatste zet: { $move }.
board-unmade = Doe je gemelde zet op het bord: { $move }.
board-waits = Het is nog niet vergeleken.
skipped = Zo gelaten. Typ je zetten tot het bord klopt.
skip-none = Niets over te slaan.
argument-boards = { $name } kan met auto, of merk en poort, dgt:/dev/ttyUSB0; recht of gedraaid; of uit.

help-pegboard =
    elektronisch-bord: je bord, en of het klopt met de partij.
    elektronisch-bord auto: zoekt een bord.
    elektronisch-bord recht, elektronisch-bord gedraaid: hoe het ligt.
    elektronisch-bord uit: spelen door te typen.
help-set-up =
    opzetten: leidt je veld voor veld naar de juiste stelling.
    Een stap nog eens: herhalen.
help-mute =
    negeren b8: negeert wat je bord op b8 toont, bij een slecht contact.
    Een flikkerend veld telt vanzelf niet, tot het tien seconden rustig is.
    Om het weer te tellen: meetellen b8.
help-unmute =
    meetellen b8: b8 telt weer.
    Verschilt het bord dan van de partij, dan hoor je wat er recht te zetten is.
help-skip =
    overslaan: laat het bord zoals het is.
    Typ je zetten tot het klopt.

## Borden aan een lijn

peg-looking = Ik zoek een bord.
peg-found = Bord gevonden: { $make }, { $port }.
peg-senses-pegs = Het merkt een pen die zijn gat verlaat.
peg-senses-squares = Het merkt welke velden bezet zijn.
peg-senses-men = Het weet welk stuk op elk veld staat.
peg-senses-moves = Het meldt alleen afgemaakte zetten, geen aangeraakte stukken.
peg-no-address = { $word } is geen bordadres. Schrijf auto, een merk, of merk en poort: dgt:/dev/ttyUSB0. De merken: { $makes }.
peg-chips = Geleerd: de chips van { $count } stukken.
peg-event = { $what }.
peg-event-at = { $what }. { $time } seconden.
peg-together = Tegelijk: { $items }
peg-lifted = { $square } opgepakt
peg-lifted-man = { $square } opgepakt, { $piece }
peg-seated = { $square } bezet
peg-seated-man = { $square } bezet, { $piece }
peg-button-confirm = Bevestigingsknop, { $how }
peg-button-confirm-of = Bevestigingsknop van { $color }, { $how }
peg-button-clock = Knop van de klok, { $how }
peg-button-clock-of = Klokknop van { $color }, { $how }
peg-button = Knop { $number }, { $how }
peg-short = kort
peg-long = lang
peg-stands-start = De beginstelling staat klaar.
peg-stands-empty = Alle velden zijn leeg.
peg-stands = Bezet, { $count ->
    [one] één veld
   *[other] { $count } velden
}: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Zet: { $text }.
peg-taken-back = Teruggenomen: { $text }.
peg-faulty = { $square }: de sensor is niet te vertrouwen.
peg-mended = { $square }: de sensor is weer te vertrouwen.
peg-doubtful = { $square }: de sensor is twijfelachtig. Het telt nog.
peg-certain = { $square }: de sensor is weer zeker.
peg-glimpsed = { $square } veranderde voor één meting. Genegeerd.
peg-felt = { $square } gevoeld
peg-clock = Klok: Wit { $white }, Zwart { $black }, { $runs }.
peg-clock-stands = ze staat stil
peg-clock-white = die van Wit loopt
peg-clock-black = die van Zwart loopt
peg-buttonless = Het heeft geen knop.
peg-lampless = Het heeft geen bruikbare lampjes.
peg-identity = Het is: { $text }.
peg-battery = Batterij: { $percent } procent.
peg-battery-charging = Batterij: { $percent } procent, wordt geladen.
peg-done = Opdracht uitgevoerd.
peg-refused = Opdracht geweigerd: { $text }.
peg-learned = Stukken geleerd.
peg-not-learned = Niets geleerd. Kijk naar: { $items }.
peg-which-side = Waar Wit zit, is onbekend. Zeg het met --straight of --turned.
peg-restarted = Het bord is opnieuw gestart.
peg-unanswered = Het bord beantwoordde een opdracht niet.
peg-silent = Het bord zwijgt.
peg-echo = De lijn leidt naar zichzelf terug.
peg-version = Het bord spreekt een andere versie.
peg-gap = Bordgegevens verloren.
peg-missed = Onderweg verloren: { $count ->
    [one] één gebeurtenis.
   *[other] { $count } gebeurtenissen.
}
peg-garbled = Onleesbare gegevens ontvangen.
peg-start-missing = Niet de beginstelling. Ontbreekt op: { $items }.
peg-start-more = Niet de beginstelling. Te veel op: { $items }.
peg-start-other = Niet de beginstelling. Andere stukken op: { $items }.
peg-enter-skips = Enter slaat een vraag over.
peg-ask-take = Neem het stuk van { $square }.
peg-ask-back = Zet het terug op { $square }.
peg-ask-put = Zet een stuk op { $square }.
peg-ask-away = Neem het weer van { $square }.
peg-square-works = { $square } werkt.
peg-nothing-came = Geen signaal.
peg-skipped = Overgeslagen.
peg-ask-move = Doe een zet op het bord.
peg-no-move = Geen zet ontvangen.
peg-lamps = Lampjes, rij voor rij van de eerste tot de achtste.
peg-lamps-done = Lampjes klaar. Iemand die ziet, kan zeggen of ze brandden.
peg-ask-button = Druk een knop van het bord in, of van de klok.
peg-no-button = Geen knop ontvangen. Misschien heeft het bord er geen.
peg-clock-works = De klok werkt.
peg-no-clock = Geen klok antwoordde.
peg-named = Bordnummer voorgoed ingesteld: { $text }.
peg-has-name = Het bord houdt zijn oude nummer.
peg-takes-no-name = Het bord neemt geen nummer aan. Nodig is PEG/1 1.1, en een nummer tot 16 letters of cijfers.
peg-clock-unnamed = Om een klok te testen: --clock xl of --clock 3000.
peg-check-none = Niets te controleren.
peg-check-lost = Het bord raakte kwijt. Het werkt niet.
peg-check-works = Het werkt: { $count ->
    [one] één veld getest
   *[other] { $count } velden getest
}.
peg-check-wrong = Fouten gevonden: { $items }.
peg-check-nothing = Niets getest.
peg-check-moves = Het werkt: zetten komen aan.
peg-check-no-moves = Het werkt niet: er kwam geen zet aan.
health-board = Bord: een poort ervoor, { $port }{ $product }.
health-board-denied = Bord: { $reason }. { $todo }
health-board-none = Bord: geen gevonden.

## Een gesimuleerd bord

sim-word-lift = oppakken
sim-word-seat = neerzetten
sim-word-replace = vervangen
sim-word-press = drukken
sim-word-long = lang
sim-word-lever = hendel
sim-word-clock = klok
sim-word-button = knop
sim-word-wait = wachten
sim-word-off = uit
sim-word-on = aan
sim-word-battery = batterij
sim-word-feel = voelen
sim-word-pull = lostrekken
sim-word-plug = aansluiten
sim-word-show = tonen
sim-word-position = stelling
sim-word-next = volgende
sim-word-help = hulp
sim-word-end = einde
sim-help =
    oppakken e2, neerzetten e4, neerzetten e8 dame
    vervangen d5: het nieuwe stuk, zonder leeg moment
    drukken, lang: de bevestigingsknop
    drukken wit: een knop voor elke speler
    hendel: de klok; knop 3: de knoppen ervan
    batterij 15, voelen e2
    wachten 300: milliseconden
    uit, aan: de stroom
    lostrekken, aansluiten: de kabel
    tonen: de stelling
    stelling: FEN of start
    volgende: de volgende zet van het bestand
    einde
sim-port = Poort: { $path }
sim-awaits = De partij begint, als een programma erom vraagt.
sim-awaits-next = Volgende zet klaar. Schrijf volgende.
sim-no-next = Geen zetten meer.
sim-game-over = De partij is afgelopen.
sim-lifted = Opgepakt: { $man } { $square }
sim-seated = Neergezet: { $man } { $square }
sim-pressed = Ingedrukt.
sim-set = De stukken staan klaar.
sim-done = Gedaan.
sim-waited = { $length } milliseconden gewacht.
sim-on = Stroom aan.
sim-off = Stroom uit.
sim-plugged = Kabel aangesloten.
sim-pulled = Kabel los.
sim-open = Een programma heeft de poort open.
sim-closed = Geen programma heeft de poort open.
sim-men-white = Wit: { $men }
sim-men-black = Zwart: { $men }
sim-no-men-white = Wit: geen stukken
sim-no-men-black = Zwart: geen stukken
sim-hand = Naast het bord: { $men }
sim-empty = { $square } is leeg.
sim-occupied = Bezet: { $man } { $square }. Pak dat eerst op, of schrijf vervangen.
sim-nothing-in-hand = Je hand is leeg. Noem een stuk, zoals witte dame.
sim-no-button = Dit bord heeft die knop niet.
sim-no-part = Dit bord heeft geen batterij, en voelt geen vinger.
sim-no-button-number = { $word } is geen knop. De knoppen zijn 1 tot en met 5.
sim-no-percent = { $word } is geen percentage. Schrijf 0 tot en met 100, met een plus tijdens het laden.
sim-no-word = Onbekend woord: { $word }. Schrijf hulp.
sim-missing = Onvolledig: { $word }. Schrijf hulp.
sim-more = Te veel: { $word }.
sim-no-square = { $word } is geen veld. Schrijf er een zoals e2.
sim-what-square = Noem een veld, zoals e2.
sim-no-man = { $word } is geen stuk. Schrijf er een zoals dame.
sim-no-color = { $word }: wit of zwart?
sim-no-time = { $word } is geen tijd. Schrijf milliseconden, tot een uur.
sim-no-position = { $word } is geen stelling. Schrijf FEN, of start.
sim-dark = Lampjes: allemaal uit.
sim-lit = Lampjes: { $squares }
sim-buzz = Geluid: { $text }
sim-named = Nummer bewaard: { $text }
sim-shake = Trilt: { $text }
sim-shows = Klok toont: { $text }
sim-shows-and-beeps = Klok piept en toont: { $text }
sim-shows-times = Klok toont de tijden.
sim-times = Klok gezet: Wit { $white }, Zwart { $black }
sim-plays = Zet van de computer: { $from } { $to }
sim-no-system = Borden zijn alleen op Linux, macOS en BSD te simuleren.
sim-no-port = Geen pseudoterminal: { $reason }
sim-no-file = Bestand niet gevonden: { $file }.
sim-unreadable = { $file } is niet te lezen: { $reason }
sim-no-make = Onbekend merk: { $word }. Er zijn: { $makes }.
sim-no-flag = Niet voor dit merk: { $word }.
sim-no-side = { $word } is geen kant. Schrijf white of black.
sim-no-style = { $word } is geen stijl. Schrijf er een zoals own-first.
sim-cannot-confirm = Dit bord heeft geen bevestigingsknop.
sim-no-game = { $count ->
    [0] In { $file } is geen partij te lezen.
    [one] In { $file } is één partij te lezen.
   *[other] In { $file } zijn { $count } partijen te lezen.
}
sim-fault = { $file }, regel { $line }: { $reason }
sim-fault-word = { $word } is geen storing. Schrijf er een zoals noise, loss, pull.
sim-fault-share = { $word } is geen deel. Schrijf er een van 0 tot en met 1, zoals 0.01.
sim-fault-square = { $word } is geen veld. Schrijf er een zoals b8.
sim-fault-number = { $word } is geen getal. Schrijf milliseconden, tot een dag, of een byte.
sim-fault-short = Aan het eind ontbreekt iets.
sim-fault-more = Te veel: { $word }.
sim-fault-needs-time = { $word } heeft eerst een tijd nodig, zoals at 5000.
sim-fault-no-place = Niet op één tijd of byte: { $word }. Schrijf from en to, of geen van beide.

## Het wedstrijdbestand

match-line = Regel { $line }: { $what }
match-key-in = { $key } in [{ $part }]
match-words = Een van: { $words }.
match-help-aid = Hulpmiddel: { $aid }.
match-wrong-form = niet van de vorm key = "value". Zet de waarde tussen aanhalingstekens.
match-wrong-twice = dit staat twee keer in het bestand. Haal er een weg.
match-wrong-unknown-near = { $key } is hier onbekend. Bedoel je { $instead }?
match-wrong-unknown = { $key } is hier onbekend. Een van: { $words }.
match-wrong-part = { $part } is een deel van het bestand. Schrijf [{ $part }] op een eigen regel.
match-wrong-value = { $key } kan niet { $value } zijn. { $help }
match-wrong-answer = Niet begrepen als { $key }: { $value }.
match-wrong-empty = { $key } heeft geen leesbare waarde. { $help }
match-wrong-missing = { $key } ontbreekt. { $help }
match-wrong-relay = geen assistent voor { $color }. Noem er een in [{ $part }].
match-wrong-hearing = een assistent is nodig: blind tegen slechthorend. Noem er een in [white.assistant] of [black.assistant]. { $article }.
match-wrong-no-board = { $color } heeft geen elektronisch bord. Schrijf device = "pegs" of "board", of laat het adres weg.
match-wrong-no-pegs = { $make } is geen steekbord. Schrijf device = "board".
match-wrong-pegs = { $make } is een steekbord. Schrijf device = "pegs".
match-wrong-port = beide borden zitten aan { $port }. Elk heeft een eigen poort nodig.
match-wrong-boards = de twee borden lijken gelijk. Geef elk zijn poort, zoals dgt:/dev/ttyUSB0.
match-wrong-positions = een partij heeft één beginstelling. Laat chess960 of position weg.
match-wrong-aid = { $aid }: geen arbiter mag dit toestaan, advies is verboden. FIDE 2023, 11.3.1.
match-wrong-code = { $key } is geen geheim. { $what }
match-wrong-pace = pace zonder klokken. Laat pace weg, of schrijf een tijd.

match-key-event = Toernooi: het toernooi of de wedstrijd.
match-key-site = Plaats: stad en land.
match-key-place = Zitplaats: zaal en tafel.
match-key-round = Ronde.
match-key-date = Datum, zoals 2026-11-21.
match-key-time = Speeltempo, zoals 15+10, 40/90+30,30+30 of 5d3; off: geen klokken.
match-key-laws = Regels: de editie, zoals fide-2023.
match-key-pace = Soort. Weggelaten beslist het speeltempo.
match-key-supervision = Toezicht bij rapid en snelschaak. Voldoende: de wedstrijdregels gelden.
match-key-announcing = Melden: hoe spelers elkaar hun zetten zeggen, zoals paard f3. Herhaald: de andere speler zegt het terug, zoals voor blinden.
match-key-default-time = Wachttijd: hoeveel minuten een speler te laat mag zijn, 0 tot en met 600.
match-key-quickplay = Versneld einde: of de richtlijnen ervoor zijn aangekondigd.
match-key-draws = Remise in overleg. free: altijd. after 30: na 30 zetten van beide spelers. arbiter: als de arbiter instemt. arbiter until 30: zo tot zet 30.
match-key-adjournment = Afbreken: of de partij afgebroken mag worden.
match-key-session = Zitting: hoeveel minuten die duurt volgens de klok van de arbiter, 15 tot en met 900.
match-key-adjudication = Arbitrage: of een niet uitgespeelde partij op de stelling wordt beoordeeld.
match-key-minutes-by-claim = Minuten op claim: of de minuten voor een onreglementaire zet alleen gaan naar wie hem claimt.
match-key-points = Punten: wat winst, remise en verlies opleveren.
match-key-appeals = Beroep: of spelers in beroep mogen gaan tegen beslissingen van de arbiter.
match-key-appeal-time = Beroepstermijn: zoveel minuten na een beslissing of de partij kan een speler in beroep gaan, 0 tot en met 1440. Zonder: geen termijn.
match-key-appeal-fee = Kosten van een beroep, zoals 50 euro.
match-key-chess960 = Schaak960: het nummer van de beginstelling, 0 tot en met 959.
match-key-variant = Variant: de naam van het spel, als het geen schaken is.
match-key-position = Beginstelling, als FEN. Weggelaten: de gewone.
match-key-odds = Voorgift: wat een speler de ander geeft, zoals knight, black pawn, draw of white time 5.
match-key-name = Naam van de speler.
match-key-title = Titel, zoals FM.
match-key-federation = Bond, zoals NED.
match-key-club = Vereniging.
match-key-rating = Rating, 0 tot en met 4000.
match-key-fide-id = FIDE-nummer, een getal.
match-key-blind = Blind of slechtziend.
match-key-hard-of-hearing = Slechthorend.
match-key-device = Apparaat: het bord of toetsenbord van de speler.
match-key-address = Adres van het bord: auto, een merk, of merk en poort, zoals peg1:/dev/ttyACM0.
match-key-moves = Zetstem: fide zegt Eva vier, fide-en Eva four, en e4.
match-key-talk = Stem van al het andere.
match-key-form = Zetvorm: long met het beginveld, short zonder waar dat duidelijk is.
match-key-speech = Spraak: of het programma tegen deze speler spreekt aan een eigen terminal. De hoofdterminal volgt je instellingen.
match-key-rate = Spreektempo, -100 tot en met 100.
match-key-output = Uitgang: de geluidsuitgang voor deze speler. Weggelaten: die van het systeem.
match-key-synthesiser = Synthesizer: de naam van de stem. Weggelaten: die van de taal.
match-key-print = Uitvoer: hoe regels voor deze speler worden afgedrukt.
match-key-braille-table = Brailletabel van liblouis, zoals en-ueb-g2.ctb; auto: volgens de taal.
match-key-score = Notatieformulier: wie het bijhoudt. own: de speler, getypt met schrijven e4. hand: op papier of in braille. assistant: het programma.
match-key-warnings = Tijdmelding: bij hoeveel minuten de speler het hoort, zoals 10,5,1; of off.
match-key-code = Code: te typen door iedereen die op deze plaats gaat zitten. Weggelaten: geen.
match-key-assistant-name = Naam van de assistent.
match-key-assistant-talk = Stem voor de assistent.
match-key-arbiter-name = Naam van de arbiter.
match-key-arbiter-passphrase = Wachtwoordzin, als hash. { $program } match --new maakt er een.
match-key-arbiter-talk = Stem van de tafel. Weggelaten: die van de computer.
match-key-arbiter-moves = Zetstem aan de tafel. Weggelaten: die van de computer.
match-key-arbiter-speech = Spraak: of de terminal van de tafel spreekt.
match-key-arbiter-rate = Spreektempo aan de tafel, -100 tot en met 100. Weggelaten: dat van de computer.
match-key-arbiter-lock = Slot: na zoveel minuten zonder regel vraagt de tafel de wachtwoordzin weer. 0: nooit.
match-key-arbiter-output = Uitgang: de geluidsuitgang voor de arbiter. Weggelaten: die van het systeem.
match-key-arbiter-synthesiser = Synthesizer aan de tafel: de naam van de stem. Weggelaten: die van de taal.

match-word-yes = ja
match-word-no = nee
match-word-standard = standaard
match-word-rapid = rapid
match-word-blitz = snelschaak
match-word-adequate = voldoende
match-word-sparse = onvoldoende
match-word-repeat = gemeld en herhaald
match-word-repeat-first = gemeld en herhaald voor de klok
match-word-announce = gemeld
match-word-off = niets
match-word-keyboard = toetsenbord
match-word-pegs = steekbord
match-word-board = gewoon elektronisch bord
match-word-assistant = assistent
match-word-long = lang
match-word-short = kort
match-word-text = tekst
match-word-braille = braille
match-word-own = de speler, getypt met schrijven e4
match-word-hand = de speler, op papier of in braille

aid-own-announcements = laatste meldingen
aid-score-sheet = eigen notatieformulier
aid-times = tijden
aid-move-number = zetnummer
aid-opponent-score = notatieformulier van de tegenstander
aid-position-readout = stelling voorlezen
aid-legal-moves = reglementaire zetten
aid-attackers = aanvallers
aid-draw-hints = aanwijzingen over remise
aid-opening-name = naam van de opening
aid-takeback = zetten terugnemen
aid-engine = engine

match-about-file =
    Een wedstrijd voor touchmove. Regels die met # beginnen, zijn notities voor jou.
    Controleren: { $program } match --check en de naam van dit bestand.
match-about-aids =
    Hulpmiddelen voor beide spelers, yes of no. Weggelaten: zoals in de regels.
    Toegestaan: own-announcements, score-sheet, times, move-number.
    Alleen als verleend: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Nooit: engine.
    Voor één speler: een deel [white.aids] of [black.aids].
match-about-arbiter = Hier staat alleen de hash, niet de wachtwoordzin.

match-part-player = { $color }.
match-part-assistant = De assistent van { $color }.
match-part-player-aids = Hulpmiddelen alleen voor { $color }.
match-part-aids = Hulpmiddelen voor beide spelers.
match-part-arbiter = De arbiter.
match-ask-begin =
    Een nieuw wedstrijdbestand, ongeveer 15 vragen.
    Alleen Enter: het aangeboden antwoord.
    terug: de vraag ervoor.
    Control-C: stoppen. Je antwoorden blijven bewaard.
match-ask-on = { $count ->
    [one] Verder na één antwoord.
   *[other] Verder na { $count } antwoorden.
}
match-looking = Ik zoek borden.
match-found-none = Geen bord gevonden.
match-found = Gevonden: { $boards }.
match-ask-time = Speeltempo, zoals 15+10, 40/90+30,30+30 of 5d3. Zonder klokken: off.
match-ask-name = Naam van { $color }.
match-ask-blind = Wie is blind of slechtziend?
match-ask-device = Waarop speelt { $color }?
match-ask-assistant = Naam van de assistent van { $color }.
match-ask-braille = Wie leest regels in braille?
match-ask-output = Welke geluidsuitgang is voor { $color }?
match-word-program = het programma
match-word-both = beiden
match-word-neither = geen van beiden
match-found-board = { $make }-bord aan { $port }
match-device-pegs-later = steekbord, wordt later aangesloten
match-device-board-later = gewoon elektronisch bord, wordt later aangesloten
match-device-relayed = een assistent typt de zetten

match-ask-aids = Welke extra hulpmiddelen mogen? Nummers met komma's.
match-ask-passphrase = Wachtwoordzin van de arbiter, voor de tafel. Minstens 10 tekens, of drie woorden.
match-ask-passphrase-again = De wachtwoordzin nog eens.
match-passphrase-short = Te kort. Typ minstens { $characters } tekens, of { $words } woorden die niets met elkaar te maken hebben.
match-code-short = Te kort. Typ minstens 4 tekens.
match-weak-few = Te makkelijk: bijna geen verschillende letters.
match-weak-repeated = Te makkelijk: het herhaalt zich.
match-weak-digits = Te makkelijk: alleen cijfers.
match-weak-row = Te makkelijk: een rij van het toetsenbord of het alfabet.
match-weak-known = Te makkelijk: dit probeert iedereen het eerst.
match-weak-name = Te makkelijk: een naam van deze partij.
match-weak-offered = Bijvoorbeeld: { $text }.
match-passphrase-differs = Ze verschillen. Typ de wachtwoordzin nog twee keer.
match-choice = { $number }: { $word }
match-help-name = Typ de naam van deze speler. Die komt op de notatieformulieren.
match-help-blind = Typ een nummer of een woord. Voor blinde spelers worden zetten gemeld, en gelden andere regels.
match-help-device = Typ het nummer van het bord. Voor een ander: merk en poort, zoals dgt:/dev/ttyUSB0.
match-help-assistant = Typ een naam, of druk op Enter. Een assistent verzet de stukken en helpt zoals de regels toestaan.
match-help-braille = Typ een nummer of een woord. Regels komen in Unicode-braille, voor leesregels die de terminal tonen.
match-help-output = Typ het nummer van de uitgang. Elke speler heeft een eigen koptelefoon nodig.
match-help-time = Minuten, plus seconden per zet: 90+30. Twee perioden: 40/90+30,30+30. Geen klokken: off.
match-help-default-time = Typ minuten. Wie later komt, verliest. 0: elke vertraging verliest. Is er niets bepaald, dan beslist de arbiter.
match-help-arbiter = Typ de naam van de arbiter. Die komt in het verslag.
match-help-aids = Typ nummers met komma's, of geen. De spelers mogen dan meer vragen dan de regels toestaan.
match-help-passphrase = Typ een wachtwoordzin voor de tafel. Die wordt niet getoond, en niemand kan hem later opzoeken.
match-help-passphrase-again = Typ dezelfde wachtwoordzin, zodat een tikfout opvalt.
match-help-choice = Typ het nummer van een antwoord, of het woord.
match-help-text = Typ je antwoord. Om niets te veranderen, druk op Enter.
match-help-review = Enter schrijft het bestand. Om een regel te veranderen, typ de naam. alles: de hele tabel nog eens.
match-enter = Enter: { $value }.
match-enter-none = Enter: geen.
match-enter-nothing = Om het weg te laten: geen.
match-enter-again = Typ een antwoord.
match-enter-kept = Enter: wat je typte.
match-enter-passphrase = Alleen Enter: vraagt beide opnieuw.
match-none = geen
match-back = terug
match-back-none = Dit is de eerste vraag.
match-review = De tabel:
match-review-row = { $name }: { $value }
match-review-set = bepaald
match-review-aids = die van de regels
match-review-output = die van het systeem
match-review-default-time = niet bepaald, de arbiter beslist
match-review-more = Ook bij naam: { $names }.
match-review-end =
    Om iets te veranderen, typ de naam, zoals { $name }. Meer namen: hulp.
    Enter: het bestand schrijven.
match-review-all = alles
match-review-again =
    Om meer te veranderen, typ de naam. Om de hele tabel te horen: alles.
    Enter: het bestand schrijven.
match-review-unknown = Onbekend: { $word }. Typ een naam uit de lijst.
match-name-of = { $color } { $name }
match-name-event = toernooi
match-name-site = plaats
match-name-place = zitplaats
match-name-round = ronde
match-name-date = datum
match-name-time = speeltempo
match-name-laws = regels
match-name-pace = soort
match-name-supervision = toezicht
match-name-announcing = melden
match-name-default-time = wachttijd
match-name-quickplay = versneld einde
match-name-draws = remise
match-name-adjournment = afbreken
match-name-session = zitting
match-name-adjudication = arbitrage
match-name-minutes-by-claim = minuten op claim
match-name-points = punten
match-name-appeals = beroep
match-name-appeal-time = beroepstermijn
match-name-appeal-fee = beroepskosten
match-name-chess960 = schaak960
match-name-variant = variant
match-name-position = stelling
match-name-odds = voorgift
match-name-name = naam
match-name-title = titel
match-name-federation = bond
match-name-club = vereniging
match-name-rating = rating
match-name-fide-id = FIDE-nummer
match-name-blind = blind
match-name-hard-of-hearing = gehoor
match-name-device = apparaat
match-name-moves = zetstem
match-name-talk = stem
match-name-form = zetvorm
match-name-speech = spraak
match-name-rate = spreektempo
match-name-output = uitgang
match-name-synthesiser = synthesizer
match-name-braille = braille
match-name-braille-table = brailletabel
match-name-score = notatieformulier
match-name-warnings = tijdmelding
match-name-aids = hulpmiddelen
match-name-assistant-name = assistent
match-name-assistant-talk = stem voor de assistent
match-name-arbiter-name = arbiter
match-name-arbiter-passphrase = wachtwoordzin
match-name-code = plaatscode
match-name-arbiter-lock = tafelslot
match-name-arbiter-talk = tafelstem
match-name-arbiter-moves = tafelzetstem
match-name-arbiter-speech = tafelspraak
match-name-arbiter-rate = tafeltempo
match-name-arbiter-output = tafeluitgang
match-name-arbiter-synthesiser = tafelsynthesizer
match-changed = Het wedstrijdbestand is veranderd: { $keys }. Een partij die bezig is, houdt haar oude voorwaarden.
match-changed-key = { $key } van { $then } naar { $now }
match-left-out = niets
match-go-on = Partij { $game } van deze wedstrijd is niet af. Verder onder de oude voorwaarden? Nee begint een nieuwe partij onder de nieuwe, en partij { $game } blijft in het archief. Ja of nee?
match-help-go-on = ja: de onbeëindigde partij gaat verder, zoals ze begon. nee: een nieuwe partij met de nieuwe voorwaarden.
match-not-begun = Partij { $game } is niet af, en niemand heeft geantwoord. Start de wedstrijd opnieuw en antwoord.
match-left = Niets geschreven.
match-kept = Je antwoorden zijn bewaard. Typ hetzelfde commando om verder te gaan.
match-not-kept = Je antwoorden zijn niet bewaard: { $reason }.
match-written = Geschreven: { $file }.
match-begin =
    Het wedstrijdbestand heeft geen fouten.
    Om te beginnen: { $program } match { $file }
match-no-randomness = Het systeem geeft geen toevalsgetallen. Niets geschreven.
match-exists = { $file } bestaat al. Noem een ander bestand.
match-not-written = Niet geschreven, { $file }: { $reason }.
match-not-there = Wedstrijdbestand niet gevonden: { $file }. Om er een te schrijven: { $program } match --new { $file }
match-not-read = { $file } is niet te lezen: { $reason }.
match-reason-missing = het bestand bestaat niet
match-reason-folder = dat is een map, noem een bestand erin
match-reason-no-text = het is geen gewone tekst, bewaar het als UTF-8
match-reason-denied = de rechten laten het niet toe

match-title = { $white } tegen { $black }.
match-event = Toernooi: { $text }.
match-round = Ronde { $text }.
match-site = Plaats: { $text }.
match-place = Zitplaats: { $text }.
match-date = Datum: { $text }.
match-laws = Regels: { $edition }, soort { $pace }.
match-supervision-adequate = Toezicht: voldoende.
match-supervision-sparse = Toezicht: onvoldoende.
match-announcing-repeat = Zetten worden gemeld, herhaald en op het bord gedaan.
match-announcing-repeat-first = Zetten worden gemeld, herhaald en op het bord gedaan, dan wordt de klok ingedrukt. Van de melding tot dan loopt de klok van de tegenstander.
match-announcing-announce = Zetten worden gemeld, niet herhaald.
match-announcing-off = Zetten worden niet gemeld.
match-chess960 = Schaak960, beginstelling { $number }.
match-variant = { $variant }.
match-position = Beginstelling: { $position }.
match-position-chess960 = Schaak960, beginstelling { $position }.
match-default-time = Wachttijd: { $time }.
match-quickplay = Versneld einde: aangekondigd.
match-draws-after = Remise in overleg: pas na { $count } zetten van beide spelers.
match-draws-arbiter = Remise in overleg: alleen als de arbiter instemt.
match-draws-arbiter-until = Remise in overleg: voor { $count } zetten van beide spelers alleen als de arbiter instemt.
match-adjournment = Afbreken: toegestaan.
match-session = Zitting: { $time }.
match-adjudication = Arbitrage: toegestaan.
match-minutes-claimed = Minuten voor een onreglementaire zet: alleen op claim.
match-points = Punten: { $win } voor winst, { $draw } voor remise.
match-no-appeals = Beroep: niet mogelijk. De arbiter beslist definitief.
match-appeal-time = Beroep: binnen { $time }.
match-appeal-fee = Kosten van een beroep: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } is blind of slechtziend.
match-hard-of-hearing = { $color } is slechthorend.
match-device-keyboard = { $color } speelt met het toetsenbord.
match-device-pegs = { $color } speelt op een steekbord, { $address }.
match-device-board = { $color } speelt op een elektronisch bord, { $address }.
match-device-assistant = { $color } speelt via een assistent.
match-assistant = { $color } heeft een assistent, { $name }.
match-spoken = { $color } hoort zetten in { $moves }, al het andere in { $talk }.
match-printed = { $color } leest zetten in { $moves }, al het andere in { $talk }.
match-output = Geluidsuitgang van { $color }: { $output }.
match-braille = { $color } leest braille, tabel { $table }.
match-score-own = Notatieformulier van { $color }: getypt door de speler.
match-score-hand = Notatieformulier van { $color }: met de hand, op papier of in braille.
match-score-assistant = Notatieformulier van { $color }: bijgehouden door het programma.
match-warnings = Tijdmelding voor { $color }: { $minutes } minuten.
match-aids = { $color } mag vragen: { $aids }.
match-arbiter = Arbiter: { $name }.
match-good = Het wedstrijdbestand heeft geen fouten.
match-note-silent = Ongewoon: een speler is blind en zetten worden niet gemeld. { $article } eist het; een toernooi mag het aanpassen.
match-note-unheard = Ongewoon: beide spelers zijn blind en zetten worden niet gemeld. { $article } eist het. Schrijf announcing = "repeat".
match-note-unrepeated = Ongewoon: een speler is blind en zetten worden niet herhaald. { $article } eist het; een toernooi mag het aanpassen.
match-note-no-clocks = Ongewoon: geen klokken.
match-note-pace = Ongewoon: soort { $pace }. Naar het speeltempo is de partij { $usual }.
match-note-default-time = Geen wachttijd: de arbiter beslist. { $article }: het toernooi bepaalt die.
match-note-score = Ongewoon: { $color } is ziend en noteert niet. { $article }.
match-note-output = Beide spelers delen één uitgang: elk hoort wat voor de ander is bedoeld.
match-note-passphrase = Een wachtwoordzin uit de voorbeelden: iedereen kent hem. { $program } match --new vraagt de jouwe.
match-note-quickplay = Versneld einde: geen effect bij dit speeltempo, { $article }.
match-note-quickplay-blitz = Versneld einde: bij snelschaak is er geen, { $article }. Laat het weg.
match-note-session = Zitting: geen effect, de partij kan niet worden afgebroken. Schrijf adjournment = "yes".
match-note-title = Ongewone titel: { $color }. De FIDE heeft GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Anderen mogen { $file } lezen, met de codes en de hash van het wachtwoord. Sluit het: { $command }

## Aan de tafel van een wedstrijd

seat-opened = Je speelt met { $color }, { $name }. Tegenstander: { $opponent }.
seat-waits = De arbiter zet de klokken aan.
seat-compare-board = Vergelijk je bord met deze stelling.
seat-offer-open = Het remisevoorstel van { $color } staat open.
seat-stands = De klokken staan stil. De arbiter zet ze aan.
seat-set-up = Zet je bord opnieuw op: er is te veel veranderd.
seat-adjourned = Partij afgebroken. De arbiter opent de envelop.
seat-waits-repetition = { $color } moet de zet herhalen.
seat-answer-offer = Typ aannemen of weigeren.
seat-not-you = Je bent niet aan zet.
seat-must-play = Je claimde met { $move }: speel die nu.
seat-free = Je mag elke reglementaire zet doen.
seat-made-stays = Te laat: je zet is { $move }.
seat-position-set = Stelling bepaald. Zet je bord op.
seat-absent = Je staat als afwezig. Roep de arbiter: arbiter.
table-began = De partij begint. De klok van { $color } loopt.
table-began-clockless = De partij begint.
table-resumed = De klokken lopen. Die van { $color } is aan.
seat-clock-runs = Jouw klok loopt.
seat-no-quit = Alleen de arbiter stopt een wedstrijd. Roepen: arbiter. De partij gewonnen geven: opgeven.
desk-help-passphrase = Typ de wachtwoordzin van de arbiter. Die is bij het wedstrijdbestand gekozen, en wordt niet getoond.
desk-passphrase = De wachtwoordzin van de arbiter. Alleen Enter: terug.
desk-not-opened = De tafel blijft dicht. Typ tafel om die te openen.
desk-waits = De wachtwoordzin wordt gecontroleerd.
desk-wrong = Verkeerde wachtwoordzin. Typ hem opnieuw. Alleen Enter: terug.
desk-wrong-wait = Verkeerde wachtwoordzin. Wacht { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }, en typ hem opnieuw. Alleen Enter: terug.
desk-early = Te vroeg, niet gecontroleerd. Wacht { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }, en typ hem opnieuw. Alleen Enter: terug.
desk-open = Welkom, arbiter.
desk-wanted = De arbiter is nodig.
desk-open-matters = Welkom, arbiter. { $count ->
    [one] Eén kwestie wacht
   *[other] { $count } kwesties wachten
  } op je beslissing.
desk-alone = Typ alleen tafel. Dan wordt de wachtwoordzin gevraagd, en die wordt niet getoond.
desk-alone-open = Typ alleen tafel, dan het commando. Woorden na tafel worden niet gelezen.
desk-closed = De tafel is dicht.
desk-locked = Tafel op slot: lang niets getypt. Typ iets, dan de wachtwoordzin.
desk-locked-seat = Tafel op slot: lang niets getypt. Typ tafel om die te openen.
desk-no-legal-move = Geen reglementaire zet. De spelers horen het niet.
desk-noted = Genoteerd.
task-done = Gedaan: { $what }
task-open = Te doen: { $what }
task-room = Zaal: licht, rust, tafels en stoelen.
task-telephones = Telefoons: uit en ingeleverd.
task-boards = Borden: goed opgezet, goed gedraaid.
task-clocks = Klokken: ingesteld en in orde.
task-assistants = Assistenten: ze weten wat mag.
task-rules = Spelers: ze kennen tempo, regels en hun hulpmiddelen.
task-default-time = Wachttijd: bekendgemaakt.
task-committee = Beroepscommissie: benoemd.
task-start = Klokken: op tijd aangezet.
task-watch = Partij: gevolgd, vooral in tijdnood.
task-recording = Notatieformulieren: elke zet wordt genoteerd.
task-flags = Vlaggen: in de gaten gehouden.
task-quickplay = Laatste minuten: steeds gevolgd.
task-compare = Borden: vergeleken met het verslag.
task-spectators = Toeschouwers: stil.
task-session = Zitting: het einde aangekondigd.
task-envelope = Envelop: gecontroleerd, gesloten en bewaard.
task-result = Uitslag: genoteerd.
task-signed = Notatieformulieren: door beiden getekend.
task-sheets = Notatieformulieren: opgehaald.
task-report = Documenten: geschreven en aan de organisator gegeven.
desk-tasks-before = Voor de partij:
desk-tasks-during = Tijdens de partij:
desk-tasks-after = Na de partij:
desk-task = { $number }: { $what }
desk-task-done = { $number }, gedaan: { $what }
desk-tasks-none = Tot nu toe alles gedaan. Om alle taken te horen: taken alles.
desk-task-record = Dat vertelt het verslag zelf. { $what }
desk-no-such-task = Geen taak { $number }. Er zijn 1 tot en met { $count }.
desk-tasks-open = Taken niet afgevinkt: { $count }. Om ze te horen: taken.
desk-glossary = { $language }: { $word }
term-check = schaak
term-checkmate = schaakmat
term-stalemate = pat
term-castling = rokade
term-en-passant = en passant
term-promotion = promotie
term-sealed-move = afgegeven zet
term-warning = waarschuwing
term-penalty = straf
desk-glossary-none = Niet in de woordenlijst: { $word }. Die heeft stukken, opdrachten en begrippen uit de regels.
desk-board-square = { $square }: bord { $board }, partij { $game }.
desk-closed-look = De tafel is dicht. Typ tafel om die te openen.
desk-no-boards = Er is geen bord aangesloten.
desk-quit = De tafel verlaten: verlaten. Stoppen tot later: Control-D aan de hoofdterminal. De wedstrijd beëindigen: afsluiten.
desk-unknown = Onbekend aan de tafel: { $word }. Voor de commando's typ hulp.
desk-no-question = Geen open vraag aan de tafel.

## De hoofdterminal

host-busy = Al open in een ander programma. Sluit dat eerst.
host-quit = Stoppen tot later: Control-D. De klokken stoppen, en met hetzelfde bestand gaat de wedstrijd verder. Beëindigen: afsluiten aan de tafel.
host-kept = Wedstrijd bewaard als partij { $game }. Doorgaan: { $program } match, dan hetzelfde bestand.
host-desk = Tafel
host-for = { $place }:
host-guide-desk = Arbiter: typ tafel om de tafel te openen.
host-guide-several = Voor één plaats: zwart e4.
host-speaks-for = Je spreekt voor { $place }.
host-look = Om hier een plaats te zien, typ de naam: { $places }.
host-serves-none = Andere terminals bedienen alle plaatsen. Deze leidt de wedstrijd.
host-taken = { $seat ->
    [desk] De tafel is aan een andere terminal. Sluit die eerst.
   *[other] { $place } speelt aan een andere terminal. Sluit die eerst.
}
host-given = { $seat ->
    [desk] De tafel is nu aan een andere terminal.
   *[other] { $place } speelt nu aan een andere terminal.
}
host-gone = { $seat ->
    [desk] De terminal van de tafel is weg. De regels ervan worden hier getypt.
   *[other] De terminal van { $place } is weg. { $place } speelt hier.
}
room-of-table = Tafel { $table }: { $said }
room-open = { $count ->
        [one] Eén tafel
       *[other] { $count } tafels
    }: { $tables }.
room-new-tables = Nieuwe tafels: { $tables }.
room-gone-table = Niet meer in het zaalbestand: tafel { $table }. De wedstrijd, { $white } tegen { $black }, blijft bewaard als partij { $game }.
room-guide = Naar een tafel gaan: tafel { $table }. Tafels: { $tables }.
room-range = { $first } tot en met { $last }
room-table-words = tafel
room-no-table = Hier is geen tafel { $table }. Tafels: { $tables }.
room-table-number = Het nummer van de tafel ontbreekt. Tafels: { $tables }.
room-which-table = Noem de tafel, want hier zijn er meer: { $program } seat { $seat } --table, dan het nummer. Tafels: { $tables }.
room-table-over = Tafel { $table }: de wedstrijd is afgelopen.
room-no-desk = Hier is geen arbiter van een zaal. Voor de tafel van de arbiter: { $program } seat desk
room-has-no-table = De arbiter van de zaal heeft geen tafel. Laat --table weg.
room-quit = Stoppen tot later: Control-D. De klokken stoppen, en met hetzelfde zaalbestand gaan alle wedstrijden verder.
room-kept = { $count ->
        [one] Eén wedstrijd bewaard
       *[other] { $count } wedstrijden bewaard
    }. Doorgaan: { $program } room, dan hetzelfde bestand.
room-reopened = de uitslag telt niet meer.
room-wrong-number = tafel { $table } is er al. Elke tafel heeft een eigen nummer nodig.
room-wrong-file = een andere tafel heeft { $file }. Elke tafel heeft een eigen wedstrijdbestand nodig.
room-wrong-empty = Geen tafels in het bestand. Schrijf [[table]] op een regel, en daaronder number en match.
room-wrong-port = ook tafel { $table } gebruikt { $port }. Elk bord heeft een eigen poort nodig.
room-wrong-boards = ook tafel { $table } heeft zo'n bord. Geef elk zijn poort, zoals dgt:/dev/ttyUSB0.
room-key-number = Nummer van de tafel, van 1 tot en met 9999.
room-key-match = Wedstrijdbestand van de tafel, zoals table7.toml.
room-not-there = Zaalbestand niet gevonden: { $file }.
room-good = Het zaalbestand heeft geen fouten.
cli-room = Speel wedstrijden aan meer tafels, uit een zaalbestand.
arg-room-file = het zaalbestand.
arg-room-check = toon de fouten van het zaalbestand.
arg-seat-table = het nummer van de tafel, in een zaal met meer tafels.
arg-seat-by = het commando naar de wedstrijd.
arg-link-place = white, black, desk, room of captain: de enige plaats waar het heen leidt.

## Andere terminals van een wedstrijd

client-no-table = Hier is geen wedstrijd open. Start die in een andere terminal: { $program } match, dan het bestand.
client-older = Deze touchmove is ouder dan de andere. Start hier dezelfde.
client-newer = Deze touchmove is nieuwer dan de andere. Start hier dezelfde.
client-stranger = Wedstrijd van een andere gebruiker. Start dit als die gebruiker.
client-stuck = De wedstrijd antwoordt niet. Kijk op de terminal ervan.
client-gone = Verbinding verbroken. Ik wacht op de wedstrijd. Typ stoppen om weg te gaan.
client-back = Weer verbonden.
client-waits = Niet verstuurd: verbinding verbroken. Ik wacht op de wedstrijd. Typ stoppen om weg te gaan.
client-connects = Verbinden met de wedstrijd.
client-no-table-there = Daar is geen wedstrijd open. Probeer het als die er is.
client-no-way = Geen verbinding. Voer het commando los uit om te zien waarom.
link-other-place = Deze verbinding is alleen voor { $place }. Vraag die plaats.
client-braille-lost = Braille uitgevallen: { $reason }. Regels komen als tekst.
link-busy = Hier staat een andere wedstrijd open. Beëindig die daar eerst, of geef --data een andere map.
link-closed = Geen andere terminal kan meedoen: { $reason }.
reason-long-path = de naam van de gegevensmap is te lang
reason-no-sockets = dit systeem heeft zulke sockets niet
reason-no-output = onbekende geluidsuitgang; pactl list short sinks noemt ze

## Toernooiproef

opening-strict =
    Toernooiproef.
    Typ je zet om die te melden. Dan { $press }.
    Herhaal de zet van de tegenstander: typ die.
set-up-position = Bijzondere beginstelling. Zet je bord op:
announcement-unclear = Onduidelijk. Zeg het stuk en beide velden, bij rokade die van de koning.
slip-stands = Te laat om te verbeteren: de klok is ingedrukt. De zet telt.
withheld-own-announcements = Geen meldingen: de arbiter heeft ze ingetrokken.
withheld-score-sheet = Geen notatieformulier: de arbiter heeft het ingetrokken.
withheld-times = Geen tijden: de arbiter heeft ze ingetrokken.
withheld-move-number = Geen zetnummer: de arbiter heeft het ingetrokken.
withheld-opponent-score = Niet het formulier van de tegenstander.
withheld-position-readout = Geen stelling. Voel op je eigen bord.
withheld-position-sighted = Geen stelling. Kijk op je eigen bord.
withheld-legal-moves = Niet de reglementaire zetten.
withheld-attackers = Aanvallers, verdedigers: niet nu.
withheld-draw-hints = Niet nu: je moet zelf merken wanneer je kunt claimen.
withheld-opening-name = Niet de namen van openingen.
withheld-takeback = Zetten terugnemen kan niet.
withheld-engine = Geen advies tijdens de partij, en geen ander niveau.
withheld-never = Niet tijdens deze partij: { $name }.
help-strict-announce =
    Jij bent aan zet. Typ je zet: die wordt gemeld.
    Als een pion promoveert, zeg dan ook het stuk.
    Je kunt vragen: laatste, herhalen, partij, klok, beurt.
    Ook: remise, claimen drievoudig, opgeven.
    Weggaan: stoppen.
    Meer: hulp alles, hulp claimen.
help-strict-press =
    Je zet is gemeld. Druk nu de klok in.
    Een verspreking, daarvoor: verbeteren paard f3.
help-strict-repeat =
    Typ de zet van de tegenstander: zo herhaal je die.
    Dan ben jij aan zet.
help-strict-wait =
    Je bent niet aan zet. Wacht.
    Je kunt vragen: laatste, herhalen, partij, klok, beurt.

## De documenten van een wedstrijd

report-title = Verslag voor de arbiter
report-table = De tafel
report-course = Het verloop van de partij
report-began = Begonnen op { $date }. Tijden zijn uren, minuten, seconden speeltijd.
report-began-at = Begonnen op { $date }. Tijden zijn kloktijden.
report-program-started = Het programma is gestart: { $when }.
report-result = Uitslag: { $score }. { $ended }
report-open = Uitslag: open. De partij is niet afgelopen.
report-open-adjourned = Uitslag: open. De partij is afgebroken.
report-used = { $color } heeft { $time } gebruikt.
report-illegal-acts = { $color }, overtredingen: { $count }.
report-claims = { $color }, claims: { $count }.
report-complaints = { $color }, klachten: { $count }.
report-appeals = Keren in beroep, { $color }: { $count }.
report-claims-wrong = { $color }, onterechte claims: { $count }.
report-offers = { $color }, remisevoorstellen: { $count }.
report-aids-none = { $color } heeft geen hulpmiddel gebruikt.
report-aids-had = { $color } heeft gebruikt: { $aids }.
report-aids-refused = { $color } werd geweigerd: { $aids }.
report-aid = { $aid }, { $count ->
    [one] één keer
   *[other] { $count } keer
}
report-rulings = Beslissingen en straffen: { $count }.
report-passphrases = Verkeerde wachtwoordzinnen: { $count }, envelop: { $envelope }.

report-started = De partij begint.
report-entered = { $color } speelt { $move }.
report-touched = { $color } raakt { $square } aan.
report-lifted = { $color } pakt een stuk op van { $square }.
report-seated = { $color } zet een stuk op { $square }.
report-seated-man = { $color } zet een stuk op { $square }: { $piece }.
report-adjusting = { $color } zegt: ik zet recht.
report-plays = { $color } speelt op een ander apparaat: { $board }.
report-screen = scherm
report-announced = { $color } meldt { $move }.

report-repeated = { $color } herhaalt { $move }.
report-repeated-none = { $color } herhaalt een onmogelijke zet.
report-says = { $color } zegt: { $text }
report-unclear = { $color } zegt { $text }: geen reglementaire zet. Er is om beide velden gevraagd.
report-seen-to = Afgehandeld: de woorden van de speler aan de arbiter.
report-seen-to-of = Afgehandeld: de woorden van { $color } aan de arbiter, { $text }
report-executed = { $color } doet de zet op het bord.
report-corrected = { $color } verbetert tot { $move }.
report-clock-pressed = { $color } drukt de klok in.
report-two-hands = { $color } heeft twee handen gebruikt.
report-two-hands-claimed = { $color } zegt: de zet is met twee handen gedaan.
report-flag-claimed = { $color } claimt de vlag van de tegenstander.
report-illegal-claimed = { $color } claimt een onreglementaire zet.
report-correction-wanted = Herstel: { $color } wil een onreglementaire zet herstellen.
report-touch-claimed = { $color } zegt: { $opponent } heeft { $square } aangeraakt bij zet { $number }.
report-found = Er wordt een onregelmatigheid gemeld.
report-draw-offered = { $color } stelt remise voor.
report-draw-accepted = { $color } neemt remise aan.
report-draw-declined = { $color } weigert remise.
report-claimed-threefold = { $color } claimt remise, drie keer dezelfde stelling.
report-claimed-threefold-with = { $color } claimt remise met { $move }, drie keer dezelfde stelling.
report-claimed-fifty = { $color } claimt remise, vijftig zetten.
report-claimed-fifty-with = { $color } claimt remise met { $move }, vijftig zetten.
report-claimed-no-effort = { $color } claimt remise: de tegenstander probeert niet te winnen.
report-claimed-cannot-win = { $color } claimt remise: de tegenstander kan niet op normale wijze winnen.
claim-clocks = Klokken: Wit { $white }, Zwart { $black }.
report-increment = { $color } vraagt extra tijd per zet.
report-resigned = { $color } geeft op.
report-taken-back = Gevraagd terug te nemen, halve zetten: { $count }.
report-wrote = { $color } schrijft { $place }: { $move }.
report-crossed-out = { $color } haalt { $place } door.
report-signed = { $color } ondertekent { $result }.
report-absent = { $color } staat als afwezig.
report-arrived = { $color } komt aan.
report-adjournment = De arbiter breekt de partij af.
report-adjournment-early = De arbiter breekt vroegtijdig af. Rest van de zitting: { $time }.
report-sealed = { $color } geeft een zet af.
report-adjourned = De arbiter heeft de envelop.
report-envelope-lost = De envelop is zoek. De spelers zijn het niet eens over een zet.
report-envelope-lost-agreed = De envelop is zoek. De spelers zijn het eens over { $move }.
report-opened = De envelop is geopend: { $move }.
report-opened-ambiguous = De envelop is geopend: de zet kan van alles betekenen.
report-opened-unreadable = De envelop is geopend: er is geen zet te lezen.
report-resumption = Tijd om de partij te hervatten.
report-rules = De arbiter wil beslissen: { $ruling }
report-refused = Geweigerd: { $why }
report-position-set = De stelling is bepaald: { $position }.
report-judged-possible = Bevinding: mat is mogelijk.
report-judged-none = Bevinding: mat is niet mogelijk.
report-judged-undecided = Bevinding: of mat mogelijk is, is niet uit te maken.
report-paused = De klokken zijn stilgezet.
report-resumed = De klokken zijn weer aangezet.
report-time-passed = Een termijn is verstreken.
report-clocks-told = De klokken staan op { $white } en { $black }.
report-result-told = De server beëindigt de partij: { $result }.
report-closed = Niet getoond zolang de envelop dicht is.

report-not-pressed = { $color } heeft niet gedrukt. De klok blijft lopen.
report-illegal-stands = De zet van { $color } was onreglementair. Hij telt tot hij wordt geclaimd.
report-illegal-position = De zet was onreglementair: twee koningen schaak, of een pion op de laatste rij. { $color } heeft één zet om dat te beëindigen.
report-asks = Is mat nog mogelijk? Dat wordt onderzocht.
report-clock-runs = De klok van { $color } loopt.

report-asked-had = { $color } vraagt een hulpmiddel en krijgt het: { $aid }.
report-asked-refused = { $color } vraagt een hulpmiddel, geweigerd: { $aid }.
report-granted = { $color } mag een hulpmiddel gebruiken: { $aid }.
report-withdrawn = { $color } mag niet meer gebruiken: { $aid }.
report-assistant = De assistent van { $color } is { $name }.
report-assistant-dismissed = { $color } heeft geen assistent meer.
report-passphrase-right = Tafel geopend op de plaats van { $place }: juiste wachtwoordzin.
report-passphrase-wrong = Verkeerde wachtwoordzin: op de plaats van { $place }.
report-envelope-right = Envelop: juiste wachtwoordzin, op de plaats van { $place }.
report-envelope-wrong = Envelop: verkeerde wachtwoordzin, op de plaats van { $place }.
report-code-wrong = Verkeerde code op de plaats van { $place }.
report-envelope-key = De sleutel voor enveloppen is gemaakt.
report-desk-closed = De tafel is dicht.
report-desk-locked = Tafel op slot op de plaats van { $place }: niets getypt.
report-desk-talks = De stem aan de tafel is nu { $voice }.
report-questioned = Aan de tafel nagevraagd: { $what }
report-answered-yes = De arbiter zegt ja.
report-answered-no = De arbiter zegt nee: er gebeurt niets.
report-answered-dropped = De vraag vervalt: er gebeurt niets.
report-program-closed = Het programma is gesloten: { $when }.
report-was-closed = Het was { $time } gesloten.
report-broken-off = Het programma was niet gesloten: een storing, of stroomuitval.
report-file-old = Het wedstrijdbestand is veranderd: { $keys }. De arbiter houdt de oude voorwaarden.
report-file-new = Het wedstrijdbestand is veranderd: { $keys }. De arbiter begint deze partij met de nieuwe voorwaarden. Die ervoor is verlaten.
report-file-taken = Het wedstrijdbestand is veranderd: { $keys }. Dat geldt vanaf nu. Geen voorwaarde van de partij is veranderd.
report-served = Door een terminal bediend: { $place }.
report-board-lost = Bord kwijt: { $color }.
report-board-back = Bord terug: { $color }.
report-board-wrong = Bord verkeerd: het bord van { $color } klopt niet met de partij.
report-board-right = Bord klopt weer: { $color }.
report-board-low = Batterij bijna leeg: bord van { $color }.
report-board-missed = Bordgegevens verloren: { $color }.
report-flickers = { $square } flikkert op het bord van { $color }. Het telt niet.
report-mutes = { $color } negeert { $square }. Het telt niet.
report-left = Door geen terminal bediend: { $place }.
report-noted = Notitie van de arbiter: { $text }
report-signed-off = De arbiter sluit af.
report-desk = de arbiter

record-cancelled = Vervallen: { $moves }.
record-announced-cancelled = Gemeld en vervallen: { $move }.
record-illegal = Onreglementaire zet, niet geclaimd: { $move }.
record-apart = Vanuit een onmogelijke stelling, { $position }: { $move }.
record-goes-on = Verder vanuit een andere stelling: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng is niet geïnstalleerd
reason-espeak-stuck = espeak-ng stopt niet
reason-espeak-garbage = espeak-ng geeft geen geluid
records-no-sound = Geen geluidsbestand van de meldingen: { $reason }.
record-announcements = Meldingen, met de tijd sinds het begin
record-sheet = Notatieformulier van { $color }, { $name }
record-differs = Anders voor zet { $number } van { $color }: { $move }.
record-position-set = Stelling bepaald door de arbiter, voor zet { $number } van { $color }.
record-end-revoked = Dit einde is herroepen: { $ended }
record-not-written = Ontbreekt: zet { $number } van { $color }, { $move }.
record-empty = Niets geschreven.
record-by-hand = Zetten op het formulier van de speler. Voeg dat hierbij.
record-announced = { $color } meldt { $to }.
record-corrects = { $color } verbetert { $from } tot { $to }.
record-corrected = Verbeterd van { $from } tot { $to }.
record-was-illegal = Gemeld, onreglementair.
record-was-taken-back = Gemeld, onreglementair, teruggenomen.
record-crossed-out = Doorgehaald, zet { $number } van { $color }: { $move }.
record-period = { $color } begint een periode bij zet { $number }. Gebruikt: Wit { $white }, Zwart { $black }.
record-used = Gebruikt: Wit { $white }, Zwart { $black }.
record-not-signed = { $color } heeft niet ondertekend.
records-no-match = Partij { $game } is geen wedstrijdpartij. { $program } games toont alle partijen.

envelope-title = Envelop met een afgegeven zet
envelope-began = De partij begon op { $date }.
envelope-sealer = Afgegeven door { $color }, { $name }.
envelope-number = Afgegeven zet: zet { $number }.
envelope-offer = { $color } heeft remise voorgesteld.
envelope-no-offer = Geen remisevoorstel.
envelope-given = Bij beslissing gegeven aan { $color }: { $time }.
envelope-taken = Bij beslissing afgenomen van { $color }: { $time }.
envelope-date = Datum van de hervatting:
envelope-time = Tijd van de hervatting:
envelope-place = Plaats van de hervatting:
envelope-position = Stelling voor de afgegeven zet

## Wat een speler aan de tafel van een wedstrijd doet

seat-not-here = { $name }: niet in een wedstrijd.
seat-home-only = Niet in een wedstrijd.
seat-alone = { $name }: alleen in een wedstrijd.
seat-announcing-off = Niet nodig: zetten tellen zodra je ze typt.
seat-nothing-announced = Nog geen melding.
seat-not-in-advance = Niet vooraf: zet { $number }, { $color }, is nog niet gespeeld.
seat-sheet-hole = Schrijf eerst zet { $number }, { $color }.
seat-nothing-written = Daar staat niets.
seat-no-board = Je hebt geen bord in deze wedstrijd.
seat-executed = De zet staat op je bord.
clocks-run-on = De klokken lopen door.
desk-clocks-run-on = De klokken lopen door: stilzetten stopt ze.
two-hands-called = De arbiter hoort het, en beslist.
two-hands-called-by = { $color } klaagt: { $opponent } zette met twee handen. De arbiter beslist.
seat-not-your-turn = Je bent niet aan zet: { $color } is aan zet.
button-of-other = Dat was de andere knop. { $color } moet drukken.
seat-your-move = Jij bent aan zet.
seat-over = De partij is afgelopen. Typ ondertekenen en de uitslag.
seat-boards = Je bord staat in het wedstrijdbestand. Om het weer te zoeken: elektronisch-bord aan.
seat-repeated-execute = Herhaald. Doe de zet op je bord.
seat-repeats-another = { $color } herhaalt een andere zet. Gemeld: { $move }.
seat-must-seal = Geef je zet af: typ afgeven en de zet.
seat-taken = { $color } speelt nu aan een andere terminal.
seat-left = De terminal van { $color } is weg.
player-away = { $color } heeft het bord verlaten.
player-back = { $color } is terug aan het bord.
seat-away = Al gemeld: je bent weg. Ben je terug, typ weer-hier.
seat-here = Je zit al aan het bord. Ga je weg, typ ik-ben-weg.
seat-help-code = De arbiter heeft de code hiervoor. Typ die zoals in het wedstrijdbestand.
seat-code = Code van de plaats van { $color }. Alleen Enter: weggaan.
seat-code-wrong = Verkeerde code. Typ hem opnieuw. Alleen Enter: weggaan.
seat-code-wait = Verkeerde code. Wacht { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }, en typ hem opnieuw. Alleen Enter: weggaan.
seat-code-early = Te vroeg, niet gecontroleerd. Wacht { $seconds } { $seconds ->
        [one] seconde
       *[other] seconden
    }, en typ hem opnieuw. Alleen Enter: weggaan.
seat-must-record = Zet { $number }, { $color }, ontbreekt op je formulier. Schrijf die voor je zet.
seat-must-complete = Vul je notatieformulier nu aan.
seat-need-not-record = Voorlopig hoef je niet te noteren.
seat-relayed = { $assistant }, je typt voor { $name }, { $color }. Tegenstander: { $opponent }.
seat-assistant = Je assistent: { $assistant }.
seat-assistant-of = Assistent van { $color }: { $assistant }.
seat-no-assistant = Je hebt geen assistent meer.
seat-no-assistant-of = { $color } heeft geen assistent meer.
arbiter-called = De arbiter is geroepen. De klokken lopen door.
arbiter-called-only = De arbiter is geroepen.
arbiter-called-by = { $color } roept de arbiter.
arbiter-long = Te lang: hoogstens { $count } letters. Zeg het de arbiter zelf.
appeal-filed = Je beroep is genoteerd: beslissing { $number }. De commissie beslist.
appeal-by = { $color } gaat in beroep: beslissing { $number }.
appeal-upheld = Beroep tegen beslissing { $number } gegrond.
appeal-rejected = Beroep tegen beslissing { $number } ongegrond.
appeal-no-rulings = Geen beslissing { $number }: er is er nog geen.
appeal-no-ruling = Geen beslissing { $number }. De laatste is { $count }.
appeal-revoked = Geen beroep: beslissing { $number } is herroepen.
appeal-final = Geen beroep: beslissing { $number } is definitief.
appeal-late = Te laat voor beroep. De termijn was { $time }.
appeal-twice = Al in beroep: beslissing { $number }.
sheet-kept = Het programma houdt je formulier bij.
sheet-by-hand = Je noteert met de hand. Alleen op je eigen formulier staan de zetten.
sheet-by-hand-theirs = Je tegenstander noteert met de hand.
sheet-sealed = Afgegeven zet: alleen in de envelop. Hij komt op je formulier als de envelop opengaat.
sheet-written = Geschreven: zet { $number }, { $color }: { $move }.
sheet-crossed-out = Doorgehaald: zet { $number }, { $color }.
sheet-hole = ontbreekt
sheet-position-set = Stelling bepaald door de arbiter.
sheet-squares = { $from } { $to }
sheet-not-read = Niet begrepen. Schrijf beide velden, zoals g1 f3.
sheet-not-clear = Onduidelijk. Schrijf beide velden, zoals g1 f3.
sheet-two-moves = Eén zet tegelijk. Schrijf de eerste.
sheet-empty = Je notatieformulier is leeg.
sheet-empty-theirs = Leeg formulier bij je tegenstander.
confirm-seal = { $move } afgeven? ja of nee.
confirm-sign = De vastgelegde uitslag: { $due ->
        [white] Wit wint
        [black] Zwart wint
       *[draw] remise
    }. Toch tekenen: { $signed ->
        [white] Wit wint
        [black] Zwart wint
       *[draw] remise
    }? De arbiter beslist dan. ja of nee.
seal-no-key = Hier is geen envelop. Geef de zet op papier af, en roep de arbiter.
seal-fails = De envelop gaat niet dicht. Geef de zet op papier af, en roep de arbiter.
argument-writing = { $name } heeft een zet nodig, met het nummer of zonder: { $name } e4, of { $name } 12 zwart e5.
argument-result = { $name } heeft een uitslag nodig: 1-0, 0-1 of remise.
argument-appeal = { $name }, nummer van de beslissing, redenen: { $name } 2 de vlag stond nog.
help-seat =
    Jouw zet: paard f3. Dan drukken.
    Vragen: laatste, klok, partij.
    Doen: remise, aannemen, weigeren.
    Claimen: claimen drievoudig.
    Roepen: arbiter, aangeraakt e4.
    Formulier: schrijven e4, doorhalen.
    Na afloop: ondertekenen 1-0.
    Meer: hulp alles, hulp claimen.
help-seat-typed =
    Jouw zet: paard f3.
    Vragen: laatste, klok, partij.
    Doen: remise, aannemen, weigeren.
    Claimen: claimen drievoudig.
    Roepen: arbiter, aangeraakt e4.
    Formulier: schrijven e4, doorhalen.
    Na afloop: ondertekenen 1-0.
    Meer: hulp alles, hulp claimen.
help-seat-announcing =
    Jouw zet: paard f3, drukken.
    Zet van de ander: typ die als herhaling.
    Verspreking: verbeteren paard f3.
    De zet staat op je bord: uitgevoerd.
    Vragen: laatste, klok, partij.
    Doen: remise, opgeven.
    Roepen: arbiter, aangeraakt e4.
    Formulier: schrijven e4, doorhalen.
    Na afloop: ondertekenen 1-0.
    Meer: hulp alles, hulp claimen.
help-seat-sealing =
    De partij is afgebroken. Geef je zet af: afgeven paard f3.
    Niemand anders hoort die, en je klok loopt tot dan.
    Klok: klok. Formulier: partij. Roepen: arbiter.
    Meer: hulp alles, hulp afgeven.
help-seat-over =
    De partij is afgelopen.
    Typ ondertekenen en de uitslag.
    Je notatieformulier: partij.
help-executed =
    uitgevoerd: de zet van de tegenstander staat op je bord, gedaan door jou of je assistent.
help-touched =
    aangeraakt e4: je tegenstander raakte het stuk op e4 aan en verzette het niet.
    De arbiter beslist. Zonder arbiter geldt het meteen, waar de regels een claim eisen.
help-two-hands =
    twee-handen: je tegenstander zette met beide handen.
    De arbiter beslist.
help-arbiter =
    arbiter: roept de arbiter.
    arbiter en een tekst, zoals arbiter een pauze: een klacht of een verzoek.
    De klokken lopen door, tenzij je ze stilzet met pauze.
help-appeal =
    beroep 2 de vlag stond nog: gaat in beroep tegen beslissing 2, met je redenen.
    De beroepscommissie beslist.
help-away = ik-ben-weg: meldt allen dat je het bord verlaat. Je klok loopt door.
help-here = weer-hier: meldt allen dat je terug bent aan het bord.
help-write =
    schrijven e4: schrijft de volgende zet op je notatieformulier.
    schrijven 12 zwart e5: op die plaats.
help-cross-out =
    doorhalen: haalt de laatste zet op je formulier door.
    doorhalen 12 zwart: één zet.
help-sign =
    ondertekenen 1-0, ondertekenen 0-1, ondertekenen remise: tekent de uitslag na de partij.
    Thuis, na een remiseclaim: de uitslag die een arbiter heeft gegeven.
help-seal =
    afgeven paard f3: doet je zet in de envelop.
    Alleen in een afgebroken partij.
    Niemand anders hoort die zet.

## Wat de beslissingen van de arbiter voor een speler betekenen

seat-seen-to = De arbiter heeft je verzoek afgehandeld.
seat-aid-granted = De arbiter staat je toe: { $aid }.
seat-aid-withdrawn = De arbiter trekt in: { $aid }.
seat-signed-off = De arbiter heeft afgesloten.

## Aan de tafel van de arbiter

desk-help = Klokken: beginnen, stilzetten, hervatten.
    Weten: kwesties, feiten, vergelijken, logboek.
    Antwoorden: toewijzen, afwijzen, uitstellen, afdoen.
    Beslissen: waarschuwen wit, tijd-geven wit 2, uitslag 1-0.
    De tafel hier sluiten: verlaten.
    Meer: hulp alles, hulp terugzetten.
desk-nothing-typed = Niets getypt. Typ een commando van de tafel, of hulp.
desk-player-tells = { $color } roept de arbiter: { $text }
desk-do-told = Als het gebeurd is, typ afdoen.
desk-do-told-numbered = Als het gebeurd is, typ afdoen { $number }.
desk-do-appeal = De commissie beslist. Typ beroep { $number } gegrond of beroep { $number } ongegrond, met de reden.
desk-which-matter = Welke? Typ { $name } en het nummer, zoals { $name } 2.
desk-no-such-matter = Geen kwestie { $number }. Typ kwesties om ze te horen.
desk-appeal-fee = De kosten worden teruggegeven: { $fee }.
desk-appeal-then = Om de beslissing terug te nemen: herroepen { $number }.
desk-no-appeal = Geen beroep tegen beslissing { $number }.
desk-seen-to = Gedaan: de woorden van de speler zijn afgehandeld.
desk-seen-to-call = De oproep van { $color } is afgehandeld.
desk-seen-to-of = De oproep van { $color } is afgehandeld: { $text }
desk-sure = { $what } Ja of nee?
desk-sure-ends = { $what } Dit beëindigt de partij. Ja of nee?
desk-sure-then = Doorgaan? De partij eindigt dan: { $what } Ja of nee?
desk-sure-time = { $what } Een ongewone verandering. Ja of nee?
desk-revoke-what = Dit herroepen? { $what }
desk-moves-gone = { $count ->
    [one] Eén zet wordt teruggenomen.
   *[other] { $count } zetten worden teruggenomen.
}
desk-moves-again = { $count ->
    [one] Eén zet telt weer.
   *[other] { $count } zetten tellen weer.
}
desk-clocks-then = De klokken staan dan op: Wit { $white }, Zwart { $black }.
desk-touch-kept = Geen zet om terug te nemen: { $color } heeft het stuk van { $square } verzet of geslagen. { $number ->
    [0] Wacht het bij de kwesties, doe het daar af.
   *[other] Typ afdoen { $number }.
}
desk-sure-board = Toch aanzetten? { $what } Ja of nee?
desk-still-asked = Nog te beantwoorden: { $what } Ja of nee?
desk-changed-since = De partij is sinds de vraag veranderd.
desk-dropped = Vraag vervallen, niet gedaan: { $what }
desk-dropped-sign-off = afsluiten.
desk-dropped-open = de envelop openen.
desk-points-most = { $color } heeft { $points }: een partij geeft hoogstens een punt.
desk-points-least = { $color } heeft { $points }: meer afnemen kan niet.
desk-points-scale = De punten volgen hier uit de uitslag: { $scale }. Typ uitslag en 1-0.
desk-legal = Volgens de notatie reglementair: de laatste zet van { $color }. Zeggen borden of formulieren iets anders, typ vergelijken.
desk-illegal-counts = Onreglementair, maar hij telt: beantwoord. Terug: { $restore }.
desk-no-time-left = De klok van { $color } staat op 0:00. Zet die eerst.
desk-still-open = { $count ->
    [one] Eén kwestie is
   *[other] { $count } kwesties zijn
} nog niet beslist:
desk-sure-sign-off = Afsluiten? De wedstrijd eindigt en de documenten worden geschreven. Ja of nee?
desk-yes-or-no = Ja of nee?
desk-help-yes-or-no = ja: het wordt gedaan en vastgelegd. nee: er verandert niets.
desk-not-done = Niets gedaan.
desk-not-over = Nog niet: de partij is niet afgelopen, en ook niet afgebroken met de envelop in jouw handen.
desk-sheet-lacks = Ontbreekt op het formulier van { $color }: { $place }.
desk-reconstructs = Reconstructie vanaf hier: { $place }.
desk-found = Gevonden, { $place }: { $move }.
desk-found-back = Teruggenomen.
desk-found-next = Nu: { $place }.
desk-found-how = Typ zet na zet. terug neemt er een terug. Aan het eind: zetten-bekend. Zijn ze niet te vinden: volgende-periode.
desk-found-otherwise = Formulier van { $color }: { $move }.
desk-found-differs = Verschillende velden: { $count }.
desk-found-differs-on = Verschillende velden: { $squares }.
desk-found-same = De stelling is bereikt. Typ zetten-bekend.
desk-found-other-turn = De stukken kloppen, maar { $color } is aan zet.
desk-found-not-yet = Vind de andere zetten, of typ volgende-periode. Staat het bord verkeerd: stelling.
desk-found-first = Er wordt niets gereconstrueerd. Typ eerst reconstrueren.
desk-found-nothing = Er is nog geen zet gedaan.
desk-signed-off = Afgesloten.
desk-sure-adjourned = Afsluiten tot de partij wordt hervat? De documenten worden geschreven. Ja of nee?
desk-signed-off-already = De wedstrijd is al afgesloten.
desk-writing = De documenten worden geschreven.
desk-records = De documenten staan in { $folder }.
desk-records-not = Documenten niet geschreven: { $reason }.
desk-envelope-file = Voor de envelop, om af te drukken: { $file }.
desk-note = Notitie: { $text }
desk-note-long = Notitie te lang: hoogstens { $count } letters. Maak er twee van.

desk-no-rulings = Nog geen beslissingen.
desk-ruling-revoked = Beslissing { $number }, herroepen: { $ruling }
desk-ruling-lifted = Beslissing { $number }, niet meer bindend sinds beslissing { $by }: { $ruling }
desk-no-such-move = Zet { $number } van { $color } is niet gespeeld.

desk-wants-nothing = Typ alleen { $name }.
desk-wants-player = { $name } heeft een speler nodig: { $name } wit.
desk-wants-time = { $name } wil speler en tijd: { $name } wit 5, of 5:30, of 1:05:30.
desk-wants-default-time = { $name } heeft een tijd nodig: { $name } 30, of 0 voor geen.
desk-wants-moves = { $name } heeft speler en zetten nodig: { $name } wit 12.
desk-wants-points = { $name } wil speler en punten: { $name } wit +1/2, of -1.
desk-wants-loss = { $name } heeft een speler nodig: { $name } wit; { $name } wit 1/2 geeft de tegenstander een half punt.
desk-wants-fault = Speler en reden? Zoals { $name } wit 1. { $name } wit noemt de redenen.
desk-wants-result = { $name } wil de punten van beiden: { $name } 1-0.
desk-wants-adjudication = { $name }, uitslag, wie heeft beoordeeld: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } wil speler en veld: { $name } wit e2.
desk-wants-misplaced = { $name } alleen, of met speler en veld: { $name } wit h1.
desk-wants-sheet = { $name } heeft een speler nodig: { $name } wit; { $name } wit 5 voor de laatste vijf zetten.
desk-wants-aid = { $name } wil speler en hulpmiddel: { $name } wit tijden. hulp { $name } noemt ze alle.
desk-wants-assistant = { $name } wil speler en naam: { $name } wit Hans Hand; { $name } wit afdoen.
desk-wants-move = { $name } wil de laatste zet die blijft: { $name } 12 zwart; { $name } 0 voor het begin.
desk-wants-position = { $name } heeft een stelling nodig: FEN, of een lijst met stukken.
desk-wants-ruling = { $name } wil een beslissing: { $name } 2. beslissingen noemt ze.
    Zonder nummer: het einde van een partij.
desk-wants-switch = { $name } heeft aan of uit nodig: { $name } aan.
desk-wants-minutes = Alleen { $name }, of { $name } 2 met twee minuten voor de tegenstander.
desk-wants-matter = Alleen { $name }, of met het nummer van een kwestie: { $name } 2. kwesties noemt ze.
desk-wants-tasks = { $name } vraagt nummers van taken: { $name } 3.
desk-wants-all = { $name } alleen, of { $name } alles.
desk-wants-appeal = { $name }, nummer van de beslissing, dan gegrond of ongegrond, of wie in beroep gaat: { $name } 2 ongegrond De vlag was gevallen.
desk-wants-number = Alleen { $name }, of met een getal: { $name } 20.
desk-wants-sealed = Alleen { $name }, of met de afgegeven zet: { $name } Pf3.
desk-wants-resumption = { $name } vraagt datum, tijd en plaats: { $name } 2026-12-01 10:00 Zaal 2.
desk-wants-adjournment = { $name } alleen, of { $name } vroegtijdig, met of zonder de minuten die van de zitting over zijn: { $name } vroegtijdig 45.
desk-wants-text = { $name } heeft een tekst nodig: { $name } Wit was onwel.
desk-wants-word = { $name } vraagt een woord: { $name } remise.
desk-wants-voice = { $name } heeft een taal nodig: { $name } nl, { $name } en.
desk-wants-command = Alleen { $name }, of met een commando: { $name } terugzetten.

desk-nothing-waits = Niets wacht op je beslissing.
desk-no-yes-or-no = Ja of nee beslist dit niet. Typ kwesties om de antwoorden te horen.
desk-matter = { $number }: { $what }
desk-fact-touch = Toen op { $square }: { $man }.
desk-fact-about = De zet: { $move }, { $place }.
desk-fact-not-completed = Die zet is nog niet voltooid.
desk-fact-taken-back = Die zet is teruggenomen.
desk-fact-touch-played = { $color } speelde bij die zet { $move }.
desk-fact-touch-since = Sindsdien voltooide zetten: { $count }.
desk-do-accept = Typ toewijzen of afwijzen.
desk-do-stopped = Geldige reden? Typ toewijzen, en de partij gaat door, of afwijzen.
desk-do-touch = Typ toewijzen of afdoen.
desk-do-two-hands = Typ toewijzen of afdoen.
desk-do-cable = { $color } typt tot het terug is. Controleer de kabel.
desk-do-board = { $color } hoort wat er recht te zetten is. De klokken stoppen: stilzetten.
desk-do-numbered = Typ toewijzen { $number }, of afdoen { $number }.
desk-do-quickplay = Typ toewijzen, afwijzen of uitstellen.
desk-do-quickplay-numbered = Typ toewijzen { $number }, afwijzen { $number } of uitstellen.
desk-do-compare = Typ vergelijken.
desk-do-penalty = Typ een straf, zoals waarschuwen of tijd-afnemen, of afdoen.
desk-do-no-move = De laatste overtreding van { $color }, als die telt. Typ toewijzen { $number } om die te tellen, of afdoen { $number }.
desk-do-position = Typ terugzetten of stelling, dan hervatten.
desk-do-rule = Beslis wat nodig is, of typ afdoen.
desk-do-default-time = Typ wachttijd en minuten, of afdoen om verder te wachten.
desk-do-session = Typ afbreken, of afdoen om door te spelen.
desk-do-sheets = Als beiden klaar zijn, typ hervatten. Missen beiden zetten: reconstrueren.
desk-do-result = Laat beiden dezelfde uitslag tekenen, of typ uitslag.
desk-do-signed = Het telt, tenzij je anders beslist. Typ toewijzen, of afwijzen om de uitslag van de partij te houden.
desk-do-open = Typ openen. Om het te laat komen te verontschuldigen, afdoen.

desk-fact-over = De partij is afgelopen.
desk-fact-runs = De partij is bezig.
desk-fact-adjourned = De partij is afgebroken.
desk-fact-new = De partij is niet begonnen.
desk-fact-stands = De klokken staan stil.
desk-fact-repeated = Dezelfde stelling: { $count ->
    [one] één keer
   *[other] { $count } keer
}, { $places }.
desk-place-start = aan het begin
desk-place-set = toen ze werd bepaald
desk-place = na { $place }
desk-fact-fifty = Zonder slagzet of pionzet: { $count } van { $needed } zetten van elke kant.
desk-fact-can-mate = { $color } heeft genoeg stukken voor mat.
desk-fact-cannot-mate = { $color } heeft te weinig stukken voor mat.
desk-fact-moves = Zetten gedaan door { $color }: { $count }.
desk-fact-illegal = Onreglementaire zetten van { $color }: { $count }.
desk-fact-board-right = Het bord van { $color } klopt met de partij.
desk-fact-board-behind = Zet van de tegenstander ontbreekt: bord van { $color }.
desk-fact-board-wrong = Het bord van { $color }, verkeerd op { $count ->
    [one] één veld
   *[other] { $count } velden
}: { $squares }{ $more ->
    [0] {""}
   *[other] , en nog { $more }
}.
desk-board-none = Geen bord voor { $color }.
desk-board-never = Het bord van { $color } is niet gevonden.
desk-board-gone = Bord van { $color }: al { $time } geen signaal.
desk-board-silent = Het bord van { $color } heeft nog niets gemeld.
desk-board-moves = Bord van { $color }: alleen afgemaakte zetten.
desk-board-sealed = Het bord van { $color } wordt niet beschreven: de zet gaat in de envelop.
desk-clock-runs = De klok van { $color } loopt.
desk-two-hands-unpressed = Een onreglementaire zet, zodra { $color } de klok indrukt.
desk-clocks-stand = De klokken staan stil.
desk-session-left = Rest van de zitting: { $time }.

desk-board = Het bord van { $color }, volgens de sensoren.
desk-board-senses = Het merkt alleen velden. De stukken zijn die van de partij.
desk-board-unknown = Bezet, en leeg in de partij: { $squares }.
desk-board-empty = Leeg, en bezet in de partij: { $squares }.
desk-sheet-empty = Het formulier van { $color } is leeg.
desk-sheet-gap = een gat
desk-sheet-illegal = { $move }, onreglementair
desk-announced = { $color } heeft gemeld: { $move }.
desk-on-board = Op het bord van { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Er is nog niets gebeurd.

desk-boards-same = Beide borden tonen hetzelfde.
desk-boards-differ = De borden verschillen op { $count ->
    [one] één veld
   *[other] { $count } velden
}.
desk-difference = { $square }: Wit { $white }, Zwart { $black }.
desk-differences-more = En nog { $count }.
desk-something = een stuk
desk-unsure = sensor kapot
desk-sheets-agree = De formulieren kloppen met elkaar.
desk-sheet-behind = De formulieren kloppen met elkaar. { $count ->
    [0] { $color } heeft niets geschreven.
   *[other] { $color } heeft geschreven tot { $place }.
}
desk-sheets-until = { $count ->
    [0] Eerste zet: op beide formulieren onreglementair.
   *[other] De formulieren kloppen tot { $place }. De volgende zet is op geen van beide reglementair.
}
desk-sheets-part = De formulieren verschillen bij { $place }. Wit: { $white }. Zwart: { $black }.
desk-no-move = geen zet
desk-misrecorded = Verkeerd vastgelegd bij { $place }. Vastgelegd: { $recorded }. Geschreven: { $written }.
desk-sheet-paper = { $color } schrijft met de hand: kijk zelf op dat formulier.
desk-cause-differ = Vanaf daar verschillen ze.
desk-cause-missing = { $color } heeft de rest niet geschreven.
desk-solution-stands = De partij is { $count ->
    [0] aan het begin.
   *[other] na { $place }.
} { $color } aan zet.
desk-solution-back = Terug naar { $count ->
    [0] het begin.
   *[other] de stelling na { $place }.
} { $color } aan zet.
desk-correction = { $color } verbetert { $square }: { $man }.
desk-entry = { $color } vult { $place } aan: { $move }.
desk-corrections = { $color } zet het hele bord opnieuw op: { $count } velden zijn verkeerd.
desk-entries = { $color } vult { $count } zetten aan.
desk-time = Klok van { $color }: { $time }.
desk-times-judged = De tijden beoordeel jij: klok-zetten.
desk-doubt-illegal = Beiden schreven onreglementair: { $place }. Beslis dat met onreglementair.
desk-doubt-missing = Ontbreekt op beide formulieren: { $place }.
desk-doubt-nothing = Niets geschreven, en geen van beide borden toont het begin.
desk-propose = Om zo te beslissen, typ toewijzen. FIDE 2023, D.2.9.
desk-propose-none = Geen voorstel: vraag de spelers, en typ dan terugzetten of stelling.
desk-propose-warning = Om { $color } ervoor te waarschuwen, typ toewijzen.
offence-ahead = { $color } noteerde een zet vooraf.
offence-other-hand = Klok: { $color } drukte met de andere hand of hield er een vinger op.
offence-misuse = { $color } sloeg op de klok, tilde hem op of gooide hem om.
offence-upset = Stukken: { $color } gooide er om en drukte.
offence-leaving = { $color } ging weg zonder toestemming.
offence-disturbing = { $color } stoorde de tegenstander.
offence-telephone = { $color } had een telefoon, of die ging af.
offence-notes = { $color } gebruikte notities of advies.
offence-refusing = Regels: { $color } weigerde zich eraan te houden.
offence-disrepute = { $color } brengt het schaken in opspraak, bijvoorbeeld door een afgesproken uitslag.
desk-propose-remark = De eerste keer: een opmerking. De volgende keer: een waarschuwing.
desk-propose-time = Twee minuten extra voor { $color }: typ toewijzen.
desk-propose-loss = Partij verloren voor { $color }: typ toewijzen.
desk-fault-allowed = Toegestaan: volgens deze regels mag men vooraf noteren.

desk-aid-never = { $aid }: geen arbiter mag dit toestaan, advies is verboden. FIDE 2023, 11.3.1.
desk-aid-has = { $color } heeft al: { $aid }.
desk-aid-has-not = { $color } heeft niet: { $aid }.
desk-aid-granted = { $color } mag: { $aid }.
desk-aid-tells = Illegale zetten: geweigerd vóór het drukken. Zonder straf.
desk-aid-withdrawn = { $color } mag niet meer: { $aid }.
desk-aid-used = { $color } heeft gevraagd: { $aid }.
desk-aid-refused = { $color } heeft gevraagd, en niet gekregen: { $aid }.
desk-no-aids = niets
desk-assistant = Assistent van { $color }: { $name }.
desk-assistant-dismissed = { $color } heeft geen assistent meer.
desk-no-assistant = { $color } heeft geen assistent.
desk-assistant-needed = Hier is een assistent nodig. Noem eerst een ander. { $article }

desk-no-adjournment = Niet afbreken: het wedstrijdbestand staat het niet toe.
desk-no-session = Van een bekende zitting is niets over. Typ afbreken, of zeg de minuten: afbreken vroegtijdig 45.
desk-no-key = Geen sleutel voor enveloppen: de zet kan niet worden afgegeven.
desk-early-flag = { $color } heeft nog { $time }: vroegtijdig afbreken kost meer, en de vlag valt.
desk-envelope-passphrase = Envelop: typ de wachtwoordzin van de tafel. Alleen Enter: die blijft dicht.
desk-help-envelope = Typ de wachtwoordzin die de tafel opent. Dan wordt de afgegeven zet gedaan.
desk-envelope-closed = De envelop blijft dicht.
desk-envelope-wrong = Verkeerde wachtwoordzin. Typ hem opnieuw. Alleen Enter: de envelop blijft dicht.
desk-envelope-damaged = De envelop is beschadigd: onleesbaar. Zijn de spelers het eens over de zet: zoek en de zet.
desk-sealed-ambiguous = Afgegeven: { $text }. Dat kan meer zetten betekenen. Wie hem afgaf, verliest.
desk-sealed-unreadable = Afgegeven: { $text }. Geen reglementaire zet. Wie hem afgaf, verliest.
desk-lost-annuls = Envelop zoek, en niemand weet de zet. De partij is geannuleerd.

desk-of = { $color }: { $what }
desk-absent-loses = { $color } als afwezig aanmerken? { $color } verliest dan meteen: er is geen wachttijd over.
desk-game-over = De partij is afgelopen. Typ herroepen om het einde terug te nemen, of afsluiten.
desk-then-over = Einde terugnemen: herroepen, of afsluiten.
desk-then-over-ruled = Beslissing { $number } terugnemen: herroepen { $number }, of afsluiten.
desk-game-over-ruled = De partij is afgelopen. Typ herroepen { $number } om beslissing { $number } terug te nemen, of afsluiten.
desk-sealed = De zet is afgegeven. Als je hem in handen hebt: envelop.
desk-adjourned = Partij afgebroken. Op de dag zelf: hervatting, dan openen.
desk-resumption-past = Die dag is voorbij: { $date }. Typ een latere.
desk-resumption-missing = Wanneer en waar gaat het verder? Typ voortzetting, dan datum, tijd en plaats.
desk-sealed-again = De afgegeven zet is onspeelbaar. Zijn de spelers het eens over een zet: zoek en de zet, zoals zoek Pf3. Zonder, typ uitslag.
desk-opened-clock = Extra tijd toegevoegd: { $color }, voor de afgegeven zet.
desk-open-now = Typ openen.
desk-open-if-there = Is { $color } er? Typ dan openen. Zo niet, typ afwezig { $player }.
desk-not-begun = De partij is niet begonnen. Typ beginnen.
desk-ruling-stays = { $helps ->
    [revoked] Beslissing { $number } is al herroepen.
    [position] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ stelling, of terugzetten zoals terugzetten 12 zwart.
    [moves] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ zetteller.
    [penalty] Beslissing { $number } is niet te herroepen. Typ herroepen { $next } voor de straf ervan.
    [touch] Beslissing { $number } is niet te herroepen: de speler is verdergegaan. Typ { $restore }: dan is { $color } vrij om te spelen: { $back ->
        [0] elke zet.
       *[other] weer { $move }.
    }
    [waive] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ aangeraakt en het veld.
    [increment] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ toevoeging aan of toevoeging uit.
    [offer] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. De tegenstander kan weigeren.
    [default-time] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ wachttijd en minuten.
    [dismissed] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Beslis met aangeraakt, twee-handen, waarschuwen of een andere straf.
    [quickplay] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ uitslag, tijd-geven of tijd-afnemen.
    [end] Beslissing { $number } liet de partij doorgaan. Om die weer te beëindigen, typ uitslag of verlies.
    [again] Beslissing { $number }: die herriep beslissing { $of }. Om die weer te nemen, typ het commando, zoals tijd-geven wit 2.
   *[other] Beslissing { $number } is niet te herroepen: de partij is verdergegaan. Typ terugzetten, klok-zetten of uitslag.
}
desk-paused = De klokken staan stil. Typ hervatten.
desk-not-led = Het bord van { $color } is niet te zien. Controleer zelf of het klopt.
desk-restored-same = Dat is de stelling al: er wordt geen zet teruggenomen, en de klokken houden hun tijd. Om er een te veranderen: klok-zetten.
desk-boards-then-resume = De klokken staan stil. Typ hervatten als de borden kloppen.
desk-matters-again = { $count ->
    [one] Eén kwestie wacht
   *[other] { $count } kwesties wachten
  } weer. Typ kwesties.
desk-resume-when-ready = Typ hervatten als iedereen klaar is.
desk-judging = Kan { $color } nog mat zetten? Dat wordt onderzocht.
desk-examined = De stelling wordt onderzocht. Kan niemand mat zetten, dan wordt de partij zo remise.
desk-stands = { $square } { $man }
desk-illegal-board = Op het bord van { $color }: { $squares }.
desk-not-pressed = { $color } heeft de klok niet ingedrukt, { $opponent } speelt door. Niemand mag het zeggen.
desk-illegal-stands = De zet van { $color } was onreglementair. Hij telt tot hij wordt geclaimd of jij beslist.
desk-illegal-position = De laatste zet was onreglementair: twee koningen schaak, of een pion op de laatste rij. { $color } heeft één zet om te claimen of het te beëindigen.
desk-sheet-differs = { $color } heeft { $wrote } geschreven bij { $place }. Gespeeld: { $made }.
desk-place-white = plaats van Wit
desk-place-black = plaats van Zwart
desk-place-desk = plaats van de tafel zelf
desk-closed-there = De tafel is op één plaats gesloten.
desk-locked-at = De tafel is op slot: { $place }.
desk-opened-at = De tafel is hier open: { $place }.
desk-wrong-at = Verkeerde wachtwoordzin: { $place }.
desk-unclear = { $color } zegt { $text }: geen reglementaire zet. De speler wordt om beide velden gevraagd.
desk-repeats-another = { $color } herhaalt { $said }. De zet is { $move }.
desk-envelope-wrong-at = Verkeerde wachtwoordzin voor de envelop: { $place }.
desk-code-wrong = Verkeerde code: { $place }.
desk-terminal-there = Terminal verbonden: { $place }.
interrupted = Het programma stopte: { $color } dacht na. Hoogstens { $seconds } seconden daarvan zijn niet geteld.
interrupted-unknown = Het programma stopte: { $color } dacht na. Niemand weet hoeveel daarvan niet is geteld. Weet jij het, zet dan de klok.
desk-terminal-gone = Terminal weg: { $place }.
desk-told-board-lost = Bord kwijt: { $color }. De speler typt verder.
desk-told-board-back = Bord terug: { $color }.
desk-told-board-wrong = Bord verkeerd: { $color } hoort wat er recht te zetten is.
desk-told-board-right = Bord klopt weer: { $color }.
desk-told-board-low = Batterij bijna leeg: bord van { $color }.
desk-told-board-missed = Bordgegevens verloren: { $color }. Er kan een aanraking ontbreken.
desk-told-mutes = { $color } negeert { $square }: { $color } zegt dat het flikkert. Als het niet is aangeraakt: per-ongeluk { $color }.
desk-told-flickers = { $square } flikkert op het bord van { $color }. Was die aanraking per ongeluk: per-ongeluk { $color }.

## Hulp aan de tafel van de arbiter

help-desk-start =
    beginnen: de partij begint, de klok van wie aan zet is loopt.
    FIDE 2023, 6.6.
help-desk-pause = stilzetten: zet de klokken stil.
help-desk-resume = hervatten: zet de klokken weer aan.
help-desk-matters =
    kwesties: alles wat op je beslissing wacht, met de feiten en de commando's ervoor.
help-desk-accept =
    toewijzen 2: ja op kwestie 2. Alleen: op wat vergelijken voorstelt, of op de enige kwestie.
    De nummers staan in: kwesties.
help-desk-reject =
    afwijzen 2: nee op kwestie 2. Alleen: op wat vergelijken voorstelt, of op de enige kwestie.
    De nummers staan in: kwesties.
help-desk-postpone =
    uitstellen: beslist een claim op versneld einde later.
    uitstellen 2: met twee minuten voor de tegenstander.
help-desk-dismiss =
    afdoen: weigert de kwestie die wacht, of merkt die als gedaan aan.
    afdoen 2: kwestie 2. De nummers staan in: kwesties.
help-desk-appeal =
    beroep 2 gegrond, beroep 2 ongegrond, met de reden: wat de commissie over beslissing 2 heeft besloten.
    beroep 2 wit, met de redenen: Wit dient een beroep in.
help-desk-facts =
    feiten: herhalingen met hun zetten, de vijftig zetten, materiaal, tijden, onreglementaire zetten, borden.
help-desk-article = artikel 9.2, artikel rokade: wat de regels daar zeggen, in het kort.
help-desk-compare =
    vergelijken: beide borden en beide formulieren, en de stelling die eruit volgt.
    FIDE 2023, D.2.9.
help-desk-board =
    bord wit: het eigen bord van Wit.
    bord e4: het veld in de partij.
help-desk-sheet =
    formulier wit: het notatieformulier van Wit.
    formulier wit 5: de laatste vijf zetten.
help-desk-last =
    laatste: de laatste zet, en de gemelde zet.
help-desk-log =
    logboek: de laatste tien gebeurtenissen.
    logboek 30: meer ervan.
    Tijden vanaf het begin van de wedstrijd.
help-desk-clocks =
    klokken: beide tijden, en wiens klok loopt.
help-desk-set-clock =
    klok-zetten wit 1:23:45: uren, minuten, seconden.
    23:45 is minuten, seconden. 23 is minuten.
help-desk-set-moves =
    zetteller wit 12: zet de teller op de klok van Wit op 12 zetten.
help-desk-reconstruct =
    reconstrueren: leidt door de zetten die op geen formulier staan.
    reconstrueren 20: vanaf zet 20.
    Typ daarna zet na zet.
help-desk-moves-known =
    zetten-bekend: de zetten zijn gevonden, en beiden vullen hun formulier aan.
help-desk-next-period =
    volgende-periode: de zetten zijn niet te vinden. De volgende zet is de eerste van de volgende periode.
help-desk-add-time =
    tijd-geven wit 2: Wit krijgt er twee minuten bij.
    tijd-geven wit 1:30: anderhalve minuut.
help-desk-take-time =
    tijd-afnemen wit 2: Wit verliest twee minuten.
    tijd-afnemen wit 1:30: anderhalve minuut.
help-desk-increment =
    toevoeging aan: vanaf nu vijf seconden per zet.
    toevoeging uit: geweigerd.
help-desk-warn = waarschuwen wit: Wit krijgt een waarschuwing.
help-desk-points =
    punten wit +1/2: Wit krijgt er een half punt bij.
    punten wit -1: een punt minder.
    Na de partij.
help-desk-loss =
    verlies wit: Wit verliest.
    verlies wit 0: Zwart krijgt ook niets.
help-desk-result =
    uitslag 1-0: de punten van Wit, de punten van Zwart.
    Ook 1/2-1/2, 0-0 en andere.
help-desk-adjudicate =
    arbitreren 1-0 Anna Muster: deze uitslag, omdat Anna Muster de stelling heeft beoordeeld.
    Het wedstrijdbestand moet het toestaan.
help-desk-fine =
    boete wit: een boete die vooraf is aangekondigd.
help-desk-exclude = uitsluiten wit: Wit speelt de volgende ronden niet.
help-desk-expel = wegsturen wit: Wit is uit het toernooi.
help-desk-annul =
    annuleren: annuleert de partij. Er wordt een nieuwe gespeeld.

help-desk-illegal =
    onreglementair wit: de laatste zet van Wit was onreglementair, zoals je hebt gezien.
help-desk-touch =
    aangeraakt wit e2: Wit raakte het stuk op e2 aan, nu of voor de laatste zet, en moet het spelen.
    Over een eerdere zet: toewijzen en het nummer van de klacht.
help-desk-waive =
    per-ongeluk wit: Wit raakte per ongeluk iets aan, en het telt niet.
    Wit hoort hoe het recht te zetten is, en wiens klok loopt. FIDE 2023, 4.2.2.
help-desk-two-hands =
    twee-handen wit: Wit gebruikte twee handen voor de zet.
help-desk-fault =
    overtreding wit: noemt de redenen. overtreding wit 1: Wit heeft dat gedaan.
    Genoteerd, met een voorgestelde straf.
help-desk-flag = vlag wit: de vlag van Wit is gevallen.
help-desk-wrong-start =
    beginfout: de beginstelling was verkeerd.
    beginfout wit: koning en dame van wit waren verwisseld.
    beginfout wit h1: het stuk van h1 stond ergens anders.
    Te laat voor een nieuwe partij, mag dat stuk niet rokeren.
help-desk-turned =
    gedraaid: het bord ligt verkeerd om.
    De partij gaat door.
help-desk-reversed =
    verwisseld: de partij begon met verwisselde kleuren.
help-desk-displaced =
    verschoven 12 zwart: er waren stukken verschoven, na zet 12 van Zwart.
    De partij gaat daarheen terug, zoals bij terugzetten.
help-desk-restore =
    terugzetten 12 zwart: terug naar de stelling na zet 12 van Zwart, en naar de tijden ervan.
    terugzetten 0: naar het begin. De klokken staan stil tot hervatten.
help-desk-position =
    stelling en FEN, of een lijst met stukken: de partij gaat vandaar verder.
    De klokken staan stil tot hervatten.
help-desk-rulings = beslissingen: alle beslissingen en straffen met hun nummers.
help-desk-revoke =
    herroepen 2: neemt beslissing 2 terug.
    Tijd, gezette klokken, punten, uitslagen, aanrakingen, straffen en elk einde van de partij.
    Alleen, na de partij: neemt het einde terug, ook als jij dat hebt beslist.
help-desk-allow =
    toestaan wit reglementaire zetten.
    Hulpmiddelen: laatste meldingen, eigen notatieformulier, tijden, zetnummer, notatieformulier van de tegenstander, stelling voorlezen, reglementaire zetten, aanvallers, aanwijzingen over remise, naam van de opening, zetten terugnemen.
help-desk-withdraw =
    intrekken wit tijden: Wit mag de tijden niet meer vragen.
    Alle namen: hulp toestaan.
help-desk-aids =
    hulpmiddelen: de hulpmiddelen van elke speler, en de assistenten.
help-desk-assistant =
    assistent wit Hans Hand: noemt een assistent voor Wit.
    assistent wit afdoen: Wit heeft er geen meer.
help-desk-absent =
    afwezig wit: merkt Wit aan als afwezig.
    De wachttijd telt.
help-desk-arrived = aanwezig wit: Wit is er.
help-desk-default-time =
    wachttijd 30: een speler die tot een half uur te laat is, mag nog spelen.
    wachttijd 0: niet wachten.
help-desk-adjourn =
    afbreken: wie aan zet is, moet een zet afgeven.
    Daarna komt: envelop.
    afbreken vroegtijdig: de speler aan zet wil het, en verliest de rest van de zitting.
help-desk-resumption = voortzetting 2026-12-01 10:00 Zaal 2: datum, tijd en plaats, voor de envelop. De spelers horen het.
help-desk-envelope =
    envelop: jij hebt de afgegeven zet, en de partij is afgebroken.
help-desk-due =
    hervatting: het is zover, en de afgebroken partij gaat verder.
    Vanaf nu kan een speler te laat zijn. Daarna komt: openen, of afwezig en de speler.
help-desk-open =
    openen: opent de envelop met de wachtwoordzin. De partij gaat verder.
help-desk-lost =
    zoek Pf3: de envelop is zoek, en beiden zijn het eens over deze zet.
    Zonder zet: de partij is geannuleerd.
help-desk-note =
    notitie Wit was onwel: schrijft een notitie in het verslag.
help-desk-tasks =
    taken: wat er aan deze tafel nog te doen is.
    taken alles: alles, voor, tijdens en na de partij.
help-desk-done = gedaan 3: taak 3 is gedaan. gedaan 1 2 4: meer dan een.
help-desk-undone = ongedaan 3: taak 3 is toch niet gedaan.
help-desk-glossary = woordenlijst remise: het woord in elke taal. Het woord kan uit elke taal zijn.
help-desk-report =
    verslag: schrijft de documenten zoals ze nu zijn, en zegt waar.
help-desk-sign-off =
    afsluiten: beëindigt de wedstrijd en schrijft de documenten.
help-desk-talk =
    taal en: de tafel spreekt Engels. taal nl: Nederlands.
help-desk-help =
    hulp: de tafel in het kort.
    hulp alles: elke naam.
    hulp terugzetten: één commando.
help-desk-leave =
    verlaten: sluit de tafel hier.
    De wachtwoordzin opent die weer.

entry-retyped = Gelezen als { $text }.
reason-unread = geen stem kan deze taal lezen
voices-new =
    Nieuwe stem: { $folder }
    Vertaal de bestanden erin. Controleer ze dan: { $program } voices check { $parent }
voices-new-known = { $name } is al ingebouwd. Noem voor een andere taal de code, zoals el.
voices-new-exists = { $folder } bestaat al. Hernoem die map, of noem een andere.
voices-new-fails = { $folder } kan niet worden gemaakt: { $reason }.
voice-state = Onbekende staat: { $state }. Schrijf draft, read of spoken.
voice-untranslated =
    { $count ->
        [one] Eén zin ontbreekt. Die klinkt in een andere taal: { $names }.
       *[other] { $count } zinnen ontbreken. Ze klinken in een andere taal: { $names }.
    }
voice-untranslated-more = En nog { $count }.
voice-plural = Varianten ontbreken in { $name }: { $variants }, voor het getal { $gap }.
voice-meanings = { $word } heeft twee betekenissen in een zet: { $first } en { $other }. Elk heeft eigen woorden nodig.
help-repertoire =
    repertoire italiaans: een van 45 ingebouwde openingen. repertoire italiaans zwart: van de andere kant.
    repertoire openingen: alle, telkens vijf.
    repertoire mijn: je openingen, uit je bestand mijn.pgn in de map repertoire van de gegevensmap. Typ je zetten.
    repertoire partijen: wat je minstens twee keer hebt gespeeld. repertoire partijen zwart: één kant, ook wit.
    repertoire: allemaal, en hoeveel er te oefenen is.
    tip: hulp, in vier stappen. gegevens: de zetten nog eens.
    volgende: de zet, en verder.
    sluiten: terug naar je partij.
setting-mouse = Of een klik stukken pakt en zet.
setting-key-hints = Of het scherm toont wat toetsen doen.
setting-pictures = Stukken als afbeeldingen op het scherm, als de terminal die toont.
cli-voices-new = Maak een map voor een nieuwe taal, om te vertalen.
arg-mouse = een klik pakt en zet stukken: on of off.
arg-key-hints = het scherm toont wat toetsen doen: on of off.
arg-pictures = stukken als afbeeldingen op het scherm: on of off.
arg-voices-new-language = de taalcode, zoals nl of pt-BR.
arg-voices-new-folder = de map ervoor. Zonder map die van je eigen stemmen.
health-voices =
    { $count ->
        [one] Stemmen: één andere werkt.
       *[other] Stemmen: { $count } andere werken.
    }
health-voices-draft = Stemmen: ontwerpen, door geen moedertaalspreker nagekeken: { $names }.
voice-review =
    { $state ->
        [read] Stem { $name }: gelezen door { $by }, { $date }.
        [spoken] Stem { $name }: beluisterd door { $by }, { $date }.
       *[draft] Stem { $name }: een ontwerp, door geen moedertaalspreker nagekeken.
    }
voice-unconfirmed = Stem { $name }: nog te bevestigen: { $words }.
health-speech-unread = Spraak: espeak-ng kan de taal { $language } niet lezen. Stel in de spraakserver een andere stem in, of gebruik een schermlezer.
reason-louis-unfit = geen tabel past bij deze taal
pictures-none = Deze terminal toont geen afbeeldingen. Stukken worden met tekens getekend.
pictures-absent = Programma zonder afbeeldingen gebouwd. Hoe je ze krijgt, staat in docs/guide.md.
arg-import-letters = letters van de stukken in het bestand, van deze stem: bijvoorbeeld de.
reason-voices = de stemmen van dit systeem werken niet; om het spreken aan je schermlezer te laten, typ spraak uit
health-speech-system =
    Spraak: dit systeem heeft { $count ->
        [one] één stem
       *[other] { $count } stemmen
    }; { $languages }.
health-speech-system-missing = Spraak: de taal { $language } heeft geen stem. Voeg er een toe in de spraakinstellingen van het systeem.
health-terminal-unread-elsewhere =
    Terminal: schermlezers kunnen { $name } niet lezen. Gebruik { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = Systeem: Linux. In de tests lezen Orca, Fenrir, BRLTTY en yasr het programma voor. Nog geen blinde speler heeft iets laten weten.
health-tried-windows = Systeem: Windows. De makers hebben het alleen onder Wine geprobeerd, zonder schermlezer. Gebruik je NVDA of JAWS, vertel ons dan hoe het leest.
health-tried-macos = Systeem: macOS. De makers hebben het gecompileerd en nooit gestart. Gebruik je VoiceOver, vertel ons dan hoe het leest.
health-tried-nowhere = Systeem: hier heeft nog niemand het geprobeerd. Vertel ons hoe het werkt.
reason-louis-absent = lou_translate ontbreekt, installeer liblouis
health-braille-absent = Braille: schaakcode werkt. Installeer voor brailleschrift liblouis.
reason-no-name = zo kan geen bestand heten

## In een toernooi

tournament-new = { $name }: { $players } { $players ->
    [one] speler
   *[other] spelers
}, nog geen ronde.
tournament-open = { $name }: ronde { $round } van { $rounds }, { $players } { $players ->
    [one] speler
   *[other] spelers
}.
tournament-new-teams = { $name }: teams { $players }, nog geen ronde.
tournament-open-teams = { $name }: ronde { $round } van { $rounds }, teams { $players }.
tournament-next-draw = Nu de startnummers loten: loten. Alle commando's: hulp.
tournament-next-pair = Nu ronde { $round } indelen: indelen. Alle commando's: hulp.
tournament-next-results = Nu de uitslagen, zoals uitslag 1 1-0. Alle commando's: hulp.
tournament-next-qualify = De groepen zijn klaar. Om de besten te laten doorgaan: plaatsen.
tournament-next-standings = Alle ronden zijn gespeeld. Voor de eindstand typ stand.
tournament-not-done = Niets gedaan.
tournament-sure = Ja of nee?
tournament-nothing-typed = Niets getypt. Typ een commando, of hulp.
tournament-unknown = Hier onbekend: { $word }. Alle commando's: hulp.
tournament-unknown-near = Hier onbekend: { $word }. Bedoel je { $near }?
tournament-which-player = Welke speler? { $names }. Typ het nummer.
tournament-no-player = Geen speler { $text }. Om ze allemaal te horen, typ deelnemers.
tournament-help = Vooraf: reglement, deelnemers, inschrijven, loten.
    Ronden: indelen, indeling, uitslag, openstaand, uitstellen.
    Spelers: speler, afwezig, terugtrekken, terugkeren, scheiden, wijzigen.
    Vragen: tegenstander, groep, mogelijk.
    Teams: opstelling. Gelijk: beslissen. Groepen: plaatsen.
    Stand: stand, waarom, kruistabel, prijzen.
    Bestanden: berichten, verslag, partijen, exporteren, tafels.
    Rechtzetten: verbeteren, logboek, herroepen. Weggaan: verlaten.
    Meer: hulp alles, hulp indelen, uitleg.
tournament-wants-nothing = Typ alleen { $name }.
tournament-wants-player = { $name } heeft een speler nodig: { $name } 7, of { $name } anna.
tournament-wants-bye = { $name } wil een speler, dan 1/2 voor een half punt: { $name } 7 1/2.
tournament-wants-players = { $name } wil twee spelers: { $name } 3 7.
tournament-wants-entry = { $name } wil een naam, en een rating als die er is: { $name } Bakker, Eva 1650.
tournament-wants-amendment = Na { $name } een speler, een sleutel van het bestand en de waarde: { $name } 7 rating 1850.
tournament-wants-goal = Na { $name } een speler en een plaats: { $name } 7 3.
tournament-wants-varma = Alleen { $name }, of { $name } varma.
tournament-wants-pairs = { $name } en de paren, Wit eerst, de bye alleen: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } wil bord en uitslag: { $name } 4 1-0.
tournament-wants-correction = { $name } wil ronde, bord en uitslag: { $name } 2 4 1-0.
tournament-wants-board = { $name } heeft een bord nodig: { $name } 4.
tournament-wants-line-up = Typ een team en plaatsen: { $name } 2 1 3 4.
tournament-wants-tie = { $name } heeft een bord nodig: { $name } 2, of { $name } 2 1-0.
tournament-wants-qualified = { $name } alleen, of nummers: { $name } 1 5 2 8.
tournament-wants-round = Alleen { $name }, of met een ronde: { $name } 3.
tournament-wants-act = { $name } en het nummer van een handeling: { $name } 12. De nummers: logboek.
tournament-wants-number = Alleen { $name }, of met een getal: { $name } 30.
tournament-wants-file = { $name } wil de naam van een bestand: { $name } club.trf.
tournament-wants-command = Alleen { $name }, of met een commando: { $name } indelen.
tournament-wants-term = Alleen { $name }, of met een woord: { $name } Buchholz.
tournament-no-varma = Geen Varma-tabel voor zoveel spelers. Die gaat van 9 tot en met 24.
tournament-numbered = De startnummers zijn toegekend.
tournament-drawn = Startnummers, geloot met { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Ronde { $round }, bord { $board }: { $result } in plaats van { $had }.
tournament-moves = { $player } heeft dan { $points }: plaats { $place }, nu { $had }.
tournament-pairings-stay = De indeling van latere ronden blijft.
tournament-withdraw-what = { $player } verlaat het toernooi.
tournament-revoke-what = Dit herroepen? { $what }
tournament-revoked = Herroepen: handeling { $number }.
tournament-playing = Ronde { $round }, bord { $board }: { $white } en { $black } spelen nog.
tournament-postponed = Uitgesteld, ronde { $round }, bord { $board }: { $white } en { $black }.
tournament-adjourned = Afgebroken, ronde { $round }, bord { $board }: { $white } en { $black }. Om zonder in te delen: uitstellen { $board }.
tournament-pair-without = Geen uitslag, ronde { $round }, bord { $board }: { $white } en { $black }. Telt als remise voor deze indeling.
tournament-pair-appeal = Beroep loopt nog, ronde { $round }, bord { $board }: { $white } en { $black }. De uitslag telt zoals hij is.
tournament-nobody-there = niemand
tournament-none-missing = Alle uitslagen zijn er.
outcome-white = Wit wint
outcome-draw = remise
outcome-black = Zwart wint
outcome-white-forfeit = Wit wint reglementair
outcome-black-forfeit = Zwart wint reglementair
outcome-neither-forfeit = niemand kwam
outcome-neither = beiden verliezen
outcome-half-white = alleen Wit een half punt
outcome-half-black = alleen Zwart een half punt
tournament-round-over = Ronde { $round } is afgelopen.
tournament-all-over = De laatste ronde is afgelopen. Voor de eindstand typ stand.
tournament-third-forfeit = Drie keer niet gekomen: { $player }. De meeste reglementen sluiten dan uit. Om dat te doen: terugtrekken.
tournament-entered = Ingeschreven: { $player }.
tournament-entered-late = Ingeschreven: { $player }, vanaf ronde { $round }.
tournament-amended = Inschrijving verbeterd: { $player }.
tournament-paired-tables = Ronde { $round }: ingedeeld volgens de tabellen.
tournament-paired-arbiter = Ronde { $round }: met de hand ingedeeld.
tournament-paired-rules = Ronde { $round }: ingedeeld volgens de regels van het systeem.
tournament-paired-lots = Ronde { $round }: geloot met { $number }.
tournament-paired-program = Ronde { $round }: ingedeeld door { $program }.
tournament-ended = Bord { $board }, ronde { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Verbeterd, bord { $board }, ronde { $round }: { $white }, { $black }: { $result }.
tournament-absent = Afwezig in ronde { $round }: { $player }.
tournament-absent-half = Bye met een half punt, ronde { $round }: { $player }.
tournament-absent-full = Bye met een heel punt, ronde { $round }: { $player }.
tournament-withdrawn = Teruggetrokken: { $player }.
tournament-returned = Terug vanaf ronde { $round }: { $player }.
tournament-kept-apart = Niet tegen elkaar: { $names }.
tournament-lined-up = Opstelling van { $player }, ronde { $round }: { $names }.
tournament-decided = Bord { $board }, ronde { $round }: { $player } gaat door. Beslist door: { $decider }.
tournament-decided-lots = Bord { $board }, ronde { $round }: { $player } gaat door. Geloot met { $number }.
tournament-qualified = Gaan door: { $names }.
tournament-qualify-shared = Groep { $number }: plaats { $place } is gedeeld. Typ iedereen die doorgaat, de sterksten eerst: plaatsen 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, herroepen: { $what }
tournament-log-empty = Er is nog niets vastgelegd.
tournament-no-act = Geen handeling { $number }. Het zijn er { $count }, de laatste met logboek.
tournament-revoked-already = Al herroepen: handeling { $number }.
tournament-is-revocation = Handeling { $number } is een herroeping: doe het herroepene opnieuw.
tournament-needed-by = Herroep eerst handeling { $number }: { $what }
tournament-refused-player = Zo'n speler is er niet. Om ze allemaal te horen, typ deelnemers.
tournament-refused-name = De naam ontbreekt. Typ die na inschrijven.
tournament-refused-fide = Dat FIDE-nummer is al ingeschreven: { $player }.
tournament-refused-same = Al ingeschreven: { $player }.
tournament-refused-late = Geen late inschrijving: na ronde 1 is er in de tabellen geen plaats meer.
tournament-refused-paired = Ronde { $round } is al ingedeeld.
tournament-refused-round = Geen ronde { $round }. Er zijn er { $rounds }.
tournament-refused-players = Niet met { $count } { $count ->
    [one] speler
   *[other] spelers
}: het systeem staat het niet toe.
tournament-refused-order = Niet elke speler heeft één nummer.
tournament-refused-numbers = Te laat: ronde 1 is met deze nummers ingedeeld.
tournament-refused-next = De volgende ronde is { $round }.
tournament-refused-playing = Ronde { $round } is niet afgelopen: borden { $boards }. Geef de uitslagen, of typ uitstellen.
tournament-refused-last = Alle ronden zijn ingedeeld.
tournament-refused-board = Geen bord { $board } in ronde { $round }. Het zijn er { $boards }.
tournament-refused-result = Er is al een uitslag: { $result }. Om die te verbeteren: verbeteren.
tournament-refused-no-result = Nog geen uitslag. Om die te geven: uitslag.
tournament-refused-known = Dat is de uitslag al.
tournament-refused-postponed = Al uitgesteld.
tournament-refused-left = Op dat moment niet in het toernooi.
tournament-refused-here = Niet teruggetrokken.
tournament-refused-two = Twee verschillende spelers zijn nodig.
tournament-refused-no-teams = Hier spelen geen teams.
tournament-refused-part = Geen bord { $board }. Het zijn er { $boards }.
tournament-refused-which = Wedstrijd { $board } heeft meer borden. Typ er een: uitslag { $board }.1 1-0.
tournament-refused-many = Te veel spelers. Borden per wedstrijd: { $boards }.
tournament-refused-member = Geen speler { $number } in dit team. De lijst: speler en het team.
tournament-refused-board-order = Niet in bordvolgorde: speler { $number }. De lijst van het team geldt.
tournament-refused-nobody = Er is minstens een speler nodig.
tournament-refused-begun = De wedstrijd is begonnen.
tournament-refused-tied = Daar is het niet gelijk. Voor een partij: uitslag.
tournament-refused-groups = Dat is voor groepen, als ze alle klaar zijn.
tournament-refused-qualify = Typ iedereen die doorgaat een keer. Het zijn er { $count }.
tournament-refused-members = Spelers blijven in hun team.
tournament-breach-twice = Twee keer ingedeeld: { $player }.
tournament-breach-missing = Niet ingedeeld: { $player }.
tournament-breach-absent = Ingedeeld, maar niet aanwezig: { $player }.
tournament-breach-met = Al gespeeld in ronde { $round }: { $white } en { $black }.
tournament-breach-apart = Niet tegen elkaar: { $white } en { $black }.
tournament-breach-bye = Er hoort geen bye te zijn: { $player } heeft er een.
tournament-breach-second-bye = Een tweede punt zonder partij: { $player }.
tournament-breach-third = Drie keer achter elkaar { $color }: { $player }.
tournament-breach-three-more = Drie keer te vaak { $color }: { $player }.
tournament-pairing = Indeling door { $program }.
tournament-pairing-still = Een programma deelt in. Om het te stoppen: stop.
tournament-pairing-stopped = Gestopt. Niets is ingedeeld.
tournament-pairing-none = Niets te stoppen. Geen programma deelt in.
tournament-pairing-outdated = Niets is ingedeeld: er is intussen iets veranderd. Nog eens: indelen.
tournament-no-program = Geen indelingsprogramma gevonden. Installeer gacrux of bbpPairings, of typ de paren na indelen.
tournament-program-missing = { $program } start niet. Typ de paren na indelen, of installeer het opnieuw.
tournament-program-stuck = { $program } doet er te lang over, gestopt. Typ de paren na indelen.
tournament-program-endless = { $program } schrijft te veel, gestopt. Typ de paren na indelen.
tournament-answer-unreadable = { $program } heeft niet ingedeeld: { $why } Typ de paren na indelen.
tournament-answer-refused = Geweigerd, niets is ingedeeld. Het antwoord van { $program } is tegen de regels:
tournament-answer-empty = geen antwoord.
tournament-answer-line = regel { $line } van het antwoord is geen paar.
tournament-answer-count = { $said } paren aangekondigd, { $count } gegeven.
tournament-answer-number = niemand heeft nummer { $number }.
tournament-answer-byes = twee byes in één ronde.
tournament-name = { $name }.
tournament-place-is = Plaats: { $value }.
tournament-from = Begin: { $value }.
tournament-to = Einde: { $value }.
tournament-arbiter = Hoofdarbiter: { $value }.
tournament-laws = Regels voor het schaakspel: { $value }.
tournament-system = Systeem: { $value }.
tournament-rounds = Ronden: { $value }.
tournament-accelerated = Versneld: { $value }.
tournament-boards = Borden per wedstrijd: { $value }.
tournament-arbiters = Aanbevolen arbiters: { $value }.
tournament-decided-by = Bij gelijke stand beslist: { $value }.
decider-rapid = rapidpartij
decider-blitz = snelschaakpartij
decider-armageddon = armageddonpartij
decider-rating = rating
decider-white-out = wit valt af
decider-boards = de betere eerste borden
decider-lots = loting
decider-arbiter = beslissing van de arbiter
tournament-variant = Spel: { $value }.
tournament-time = Speeltempo: { $value }.
tournament-default-time = Wachttijd: { $value } minuten.
tournament-ties = Tiebreaks: { $value }.
tournament-draws = Remise: { $value }.
tournament-aids = Hulpmiddelen: { $value }.
tournament-appeals = Beroep: { $value }.
system-round-robin = ieder tegen ieder
system-swiss = Zwitsers systeem
system-adjusted = aangepast Zwitsers systeem
system-lots = Zwitsers systeem door loting
system-by-hand = met de hand ingedeeld
system-match = tweekamp
system-scheveningen = Scheveningen-systeem
system-knock-out = knock-out
system-groups = groepen
tournament-nobody = Nog niemand is ingeschreven. Typ inschrijven en een naam.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, geen rating.
tournament-entry-left = { $number }: { $name }, teruggetrokken.
tournament-no-round-yet = Er is nog geen ronde ingedeeld. Typ indelen.
tournament-no-round = Ronde { $round } is niet ingedeeld. Er zijn er { $rounds }.
tournament-round = Ronde { $round }:
tournament-bye = Bye: { $player }.
tournament-free = Vrij: { $player }.
tournament-board = Bord { $board }: { $white }, { $black }.
tournament-board-over = Bord { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Bord { $board }: { $white }, { $black }: uitgesteld.
tournament-match = Wedstrijd { $board }: { $white }, { $black }.
tournament-match-score = Wedstrijd { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = { $player } gaat door.
tournament-tied-game = Gelijk. Nu: { $decider }, bord { $board }, wit: { $player }.
tournament-tied = Gelijk aan bord { $board }. Voor loting: beslissen { $board }. Of wie doorgaat: beslissen { $board } 1-0.
tournament-tied-by = Gelijk aan bord { $board }. Beslist door: { $decider }. Typ beslissen { $board }.
tournament-standings = Na ronde { $round }:
tournament-group = Groep { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; tiebreaks gelijk.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: plaats { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Alles is bewaard.
tournament-pair-breaks = Deze indeling is tegen de regels:
tournament-proposed = Voorstel voor ronde { $round }:
tournament-proposed-lots = Voorstel voor ronde { $round }, geloot met { $number }:
tournament-down = Een scoregroep lager: { $player }.
tournament-no-proposal = Met deze regels is niets te vinden. Typ de paren: indelen 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Plaats { $place }, punten: { $points }.
tournament-player-title = Titel: { $value }.
tournament-player-federation = Bond: { $value }.
tournament-player-club = Vereniging: { $value }.
tournament-player-team = Team: { $value }.
tournament-player-captain = Teamleider: { $value }.
tournament-player-seat = Zitplaats: { $value }.
tournament-player-assistant = Assistent: { $value }.
tournament-card-won = Ronde { $round }: { $color }, gewonnen van { $player }.
tournament-card-drawn = Ronde { $round }: { $color }, remise tegen { $player }.
tournament-card-lost = Ronde { $round }: { $color }, verloren van { $player }.
tournament-card-forfeit-won = Ronde { $round }: reglementair gewonnen van { $player }.
tournament-card-forfeit-lost = Ronde { $round }: reglementair verloren van { $player }.
tournament-card-now = Ronde { $round }, bord { $board }: { $color } tegen { $player }.
tournament-card-half = Ronde { $round }: bye, een half punt.
tournament-card-full = Ronde { $round }: bye, een heel punt.
tournament-card-bye = Ronde { $round }: bye, oneven aantal.
tournament-card-absent = Ronde { $round }: niet gespeeld.
tournament-same-points = Evenveel punten: { $names }.
tournament-score-group = Met punten { $points }: { $names }.
tournament-not-paired = { $player }: niet ingedeeld in ronde { $round }.
tournament-could = { $player }, plaats { $place } of beter:
tournament-could-not-yet = Pas als de laatste ronde is ingedeeld, en zonder teams.
tournament-could-too-many = Te veel open partijen: { $count }. Vraag het als er een paar klaar zijn.
tournament-could-win = Met winst
tournament-could-draw = Met remise
tournament-could-loss = Met verlies
tournament-could-anyhow = Zoals het is
tournament-could-always = { $case }: in elk geval.
tournament-could-never = { $case }: niet meer.
tournament-could-if = { $case }: zeker zo, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: alleen zo, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: met meer uitslagen van anderen.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } heeft geen plaats: minder dan de helft van de partijen.
tournament-why = { $player }: plaats { $place }, punten: { $points }.
tournament-behind-points = Achter { $player } op punten.
tournament-behind-tie = Achter { $player } op { $tie }.
tournament-behind-lots = Achter { $player } door loting.
tournament-shared = Plaats gedeeld met { $player }.
tournament-tie = { $tie }: { $value }, bestaat uit:
tournament-tie-place = { $tie }: plaats { $value }, bestaat uit:
tournament-tie-unmet = { $tie }: niets te vergelijken.
tournament-part = Ronde { $round }: { $value } van { $player }.
tournament-part-own = Ronde { $round }: { $value }.
tournament-part-weighed = Ronde { $round }: { $value }, voor { $brought } tegen { $player } met score { $scored }.
tournament-part-dummy = Ronde { $round }, niet gespeeld: { $value }, { $reason }.
tournament-dummy-own = als de eigen score
tournament-dummy-opponent = als de ingedeelde tegenstander
tournament-dummy-draws = als remise in elke ronde
tournament-part-mean = Gemiddeld: { $value }.
tournament-part-table = Uit de ratingtabel: { $value }.
tournament-part-other = Daarnaast: { $value }.
tournament-cut-least = Geschrapt, als laagste.
tournament-cut-voluntary = Geschrapt, als vrijwillig niet gespeeld.
tournament-cut-most = Geschrapt, als hoogste.
tournament-cut-limit = Niet geteld: de tegenstander heeft te weinig punten.
notice-title = { $name }, ronde { $round }
notice = { $player }: ronde { $round }, bord { $board }, { $color } tegen { $opponent }.
notice-seat = { $player }: ronde { $round }, bord { $board }, { $color } tegen { $opponent }, zitplaats { $seat }.
notice-bye = { $player }: ronde { $round }, bye.
tournament-no-variant = TRF heeft geen plaats voor het spel. Niet erin: { $variant }.
tournament-written = Geschreven: { $file }.
tournament-not-written = Niet geschreven, { $file }: { $reason }.
tournament-games-unread = Partijen van de tafels niet gelezen: { $reason }. Er is niets geschreven.
round-report-title = { $name }, ronde { $round }: verslag
round-report-done = Wat de arbiter gedaan heeft:
round-report-open = Nog open:
round-report-adjourned = Afgebroken: bord { $board }, { $white } en { $black }.
round-report-appeal = Beroep niet beslist: bord { $board }, { $white } en { $black }.
tournament-not-kept = Niets gedaan, bewaren lukte niet: { $reason }.
tournament-damaged = Logboek beschadigd: handeling { $number } kan niet. { $why } Misschien is het een ander toernooibestand.
tournament-damaged-line = Logboek beschadigd: handeling { $number } is niet te lezen.
tournament-not-there = Bestand niet gevonden: { $file }. Om er een te beginnen, zie tournament.md.
tournament-ask-begin =
    Een nieuw toernooibestand, ongeveer 8 vragen en de spelers.
    Alleen Enter: het aangeboden antwoord.
    terug: de vraag ervoor.
    Control-C: stoppen. Je antwoorden blijven bewaard.
tournament-ask-name = Naam van het toernooi, met het jaar als het elk jaar is.
tournament-ask-place = Plaats.
tournament-ask-from = Eerste dag, zoals 2026-11-28.
tournament-ask-system = Welk systeem?
tournament-ask-rounds = Hoeveel ronden?
tournament-ask-groups = Hoeveel groepen?
tournament-ask-boards = Borden per wedstrijd, als er teams spelen.
tournament-ask-time = Tijd voor elke speler, zoals 60+30.
tournament-ask-ties = Tiebreaks in hun volgorde.
tournament-ask-first-team = Eerste team.
tournament-ask-team = Team { $number }. Enter: geen teams meer.
tournament-ask-first-player = Eerste speler, met de rating, zoals Bakker, Eva 1650.
tournament-ask-player = Speler { $number }. Enter: geen spelers meer.
tournament-ask-help-player = Typ de achternaam, een komma, de voornaam en de rating. De rating mag ontbreken.
tournament-ask-too-many = Te veel ronden voor { $count } deelnemers: hoogstens { $rounds }. Wijzig rounds in het bestand.
tournament-ask-review = Om het bestand te schrijven: Enter. Om het laatste antwoord te veranderen: terug.
tournament-begin = Om te beginnen: { $program } tournament { $file }
tournament-from-done = Overgenomen: spelers { $players }, ronden { $rounds }.
tournament-from-left = Onbekende regels, niet overgenomen: { $lines }.
tournament-from-ties = Sommige tiebreaks zijn onbekend, en niet overgenomen.
tournament-from-line = Regel { $line }, kolom { $column }: { $what }
tournament-from-there = Een toernooi { $name } is al bewaard. Geef dit een andere naam in zijn bestand.
tournament-from-teams = Niets overgenomen: teams, spelers en punten kloppen niet met elkaar.
tournament-from-by-hand = Niets overgenomen: er zijn punten met de hand gegeven.
tournament-from-scoring = Niets overgenomen: afwezigheid of open partijen geven andere punten dan hier.
tournament-from-acceleration = Niets overgenomen: de versnelling is niet die van Bakoe.
tournament-from-name = Niets overgenomen: onbruikbare naam van speler { $number }.
tournament-from-round = Niets overgenomen: ronde { $round } heeft uitslagen of byes die hier niet bestaan.
tournament-from-act = Niets overgenomen. { $what } { $why }
exchange-no-player = geen spelers in dit bestand.
exchange-number = hier ontbreekt een getal.
exchange-too-great = het getal is te groot.
exchange-points = hier ontbreken punten.
exchange-color = geen kleur, het is w, b of een streepje.
exchange-result = geen uitslag, zoals 1, 0 of =.
exchange-unfit = uitslag past niet bij tegenstander.
exchange-number-twice = startnummer { $number } staat er twee keer.
exchange-opponent = niemand heeft nummer { $number }.
exchange-oneself = een speler tegen zichzelf.
exchange-two-opponents = twee tegenstanders in ronde { $round }, nummer { $number }.
exchange-contradiction = andere uitslag in ronde { $round }, nummer { $number }.
exchange-score = { $given } punten, maar de uitslagen geven { $counted }.
exchange-players-missing = { $told } spelers aangekondigd, { $found } gevonden. Het bestand is niet compleet.
tournament-not-read = Niet gelezen, { $file }: { $reason }.
event-wrong-line = Regel { $line }: { $what }
event-wrong-form = geen regel van een toernooibestand.
event-wrong-twice = dit staat er twee keer.
event-wrong-key = onbekende sleutel { $word }.
event-wrong-key-near = onbekende sleutel { $word }. Bedoel je { $near }?
event-wrong-part = begin met dubbele rechte haken: [[{ $part }]].
event-wrong-value = { $key } kan niet { $value } zijn. { $can }
event-wrong-missing = { $key } ontbreekt in het toernooibestand.
event-wrong-nameless = { $key } ontbreekt hier.
event-wrong-player = de speler { $name } staat er twee keer.
event-wrong-fide = FIDE-nummer { $number } staat er twee keer.
event-wrong-team = het team { $name } staat er twee keer.
event-wrong-no-team = geen team { $name } in dit bestand.
event-wrong-teamless = de speler { $name } heeft geen team.
event-wrong-empty-team = het team { $name } heeft geen spelers.
event-wrong-unfit = { $key } hoort niet bij dit systeem.
event-wrong-ends = het einde is voor het begin: { $day }.
event-can-text = Een regel van hoogstens 100 letters.
event-can-federation = Drie hoofdletters, zoals NED.
event-can-day = Een dag, zoals 2026-11-28.
event-can-laws = Een editie van de regels, zoals 2023.
event-can-variant = Een van: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill of racing-kings.
event-can-odds = Een voorgift, zoals white knight of black pawn draw.
event-can-system = Een van: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out of groups.
event-can-rounds = Een getal van 1 tot en met 99.
event-can-count = Een getal van 1 tot en met 50.
event-can-deciders = Een lijst van rapid, blitz, armageddon, rating, white out, boards en lots.
event-can-losers = Een van: out, third place of all places.
event-can-acceleration = Alleen: baku.
event-can-finals = Een van: knock-out of round robin.
event-can-score = Een van: match points of game points.
event-can-time = Een speeltempo, zoals 90+30.
event-can-minutes = Een aantal minuten tot en met 600.
event-can-points = Punten, zoals 1 of 0.5.
event-can-ties = Een lijst, zoals DE, BH/C1, SB.
event-can-rules = Een van: 2024 of 2026.
event-can-color = Een van: white of black.
event-can-number = Een FIDE-nummer.
event-can-rating = Een getal tot en met 4000.
event-can-sex = Een van: m of w.
event-can-title = Een FIDE-titel, zoals FM.
event-can-sight = Een van: B1, B2 of B3.
event-can-prize-name = Een regel van hoogstens 100 letters, zonder zichtklasse.
event-can-amounts = Een lijst van bedragen, zoals 300, 200, 100, geen groter dan het vorige.
event-can-gifts = Een lijst van prijzen, zoals Beker, Boek, zonder zichtklasse.
event-can-sights = Een lijst van B1, B2 en B3.
event-can-shared = Een van: by place, equally of hort.
event-can-each = Een van: one of all.
name-tournament-event = reglement, toernooi
help-tournament-event = reglement: het reglement van het toernooi, voorgelezen.
name-tournament-entries = deelnemers, deelnemerslijst
help-tournament-entries = deelnemers: iedereen op startnummer.
name-tournament-enter = inschrijven, inschrijving
help-tournament-enter = inschrijven Bakker, Eva 1650: ook een late inschrijving, met of zonder rating.
name-tournament-amend = wijzigen, wijzig
help-tournament-amend = wijzigen 7 rating 1850: zet een inschrijving recht, met een sleutel van het bestand.
name-tournament-draw = loten, loting, startnummers
help-tournament-draw = loten: loot de startnummers; loten varma: spelers van één bond treffen elkaar vroeg.
name-tournament-withdraw = terugtrekken, teruggetrokken
help-tournament-withdraw = terugtrekken 7: de speler verlaat het toernooi.
name-tournament-return = terugkeren, terug, terugkomen
help-tournament-return = terugkeren 7: een teruggetrokken speler doet weer mee vanaf de volgende ronde.
name-tournament-absent = afwezig, afmelden
help-tournament-absent = afwezig 7: niet ingedeeld in de volgende ronde; afwezig 7 1/2: met een half punt.
name-tournament-apart = scheiden, uit elkaar
help-tournament-apart = scheiden 3 7: deze twee spelen niet tegen elkaar.
name-tournament-line-up = opstelling, opstellen
help-tournament-line-up = opstelling 2 1 3 4: team 2 speelt met 1, 3 en 4 van de lijst; 0 is een leeg bord.
name-tournament-pair = indelen, paren
help-tournament-pair = indelen: deelt de volgende ronde in; indelen 1-4 2-3 5: met de hand, Wit eerst, de bye alleen.
name-tournament-stop = stop, afbreken
help-tournament-stop = stop: beëindigt het programma dat indeelt.
name-tournament-pairings = indeling, paringen, borden
help-tournament-pairings = indeling: de borden van de ronde; indeling 2: van ronde 2.
name-tournament-result = uitslag, resultaat
help-tournament-result = uitslag 4 1-0: bord 4, Wit wint; 1/2 is remise, +- en -+ zijn reglementair.
name-tournament-missing = openstaand, ontbrekend, open partijen
help-tournament-missing = openstaand: partijen zonder uitslag.
name-tournament-postpone = uitstellen, uitstel
help-tournament-postpone = uitstellen 4: bord 4 speelt later, de volgende ronde kan worden ingedeeld.
name-tournament-decide = beslissen, beslis
help-tournament-decide = beslissen 2: wie doorgaat als bord 2 gelijk is; beslissen 2 1-0: de arbiter zegt het.
name-tournament-qualify = plaatsen, geplaatst
help-tournament-qualify = plaatsen: de besten van elke groep gaan door; plaatsen 1 5 2 8: deze.
name-tournament-correct = verbeteren, verbeter, corrigeren
help-tournament-correct = verbeteren 2 4 1-0: verbetert een uitslag, ronde 2, bord 4.
name-tournament-standings = stand, ranglijst
help-tournament-standings = stand: de stand; stand 3: na ronde 3.
name-tournament-why = waarom
help-tournament-why = waarom 7: waaruit de punten en tiebreaks van een speler bestaan.
name-tournament-player = speler
help-tournament-player = speler 7: ronden, tegenstanders en plaats van een speler.
name-tournament-paired = tegenstander
help-tournament-paired = tegenstander 7: bord, kleur en tegenstander van een speler.
name-tournament-group = groep, scoregroep
help-tournament-group = groep 7: iedereen met evenveel punten.
name-tournament-could = mogelijk
help-tournament-could = mogelijk 7 3: welke uitslagen van de laatste ronde speler 7 plaats 3 of beter geven.
name-tournament-crosstable = kruistabel
help-tournament-crosstable = kruistabel: elke ronde van elke speler, 4w1 voor winst met Wit tegen 4.
tournament-no-prizes = Geen prijzen in het toernooibestand. Elke prijs begint met [[prize]].
tournament-prizes-now = De stand na ronde { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, gedeeld.
tournament-prize-left = Niet uitgereikt: { $amount }.
tournament-prize-none = { $player }: geen prijs.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Plaats { $place } van wie er recht op heeft.
tournament-prize-equally = { $sum } in totaal, gelijk verdeeld over { $count }.
tournament-prize-hort = Hort: de helft van { $own }, de prijs van de plaats, en de helft van een gelijk deel van { $sum } voor { $count }.
tournament-prize-instead = Niet ook { $name }: één prijs per speler, de grootste.
tournament-prize-lots = Plaats gedeeld door { $count }, ieder één prijs. Het reglement of het lot beslist.
name-tournament-prizes = prijzen
help-tournament-prizes = prijzen: wie welke prijs krijgt; prijzen 7: wat speler 7 krijgt, en waarom.
name-tournament-notices = berichten, mededelingen
help-tournament-notices = berichten: bestanden met een regel voor elke speler, en een pagina in grote letters.
name-tournament-report = verslag
help-tournament-report = verslag: bestanden met de uitslagen van de ronde, wat je gedaan hebt, wat open is en de stand.
name-tournament-games = partijen
help-tournament-games = partijen: de partijen van de ronde als PGN, met zetten en tijden waar tafels die hebben.
tournament-tables-none = Ronde { $round }: geen partij te spelen.
tournament-tables-no-file = Geen wedstrijdbestand voor de tafels. Schrijf table = "table.toml" in het toernooibestand; match --new maakt er een.
tournament-tables-unread = Niet gelezen: { $file }, { $reason }. Geen tafel klaargezet.
tournament-tables-wrong = Fouten in { $file }. Geen tafel klaargezet.
tournament-tables-laid = Tafels klaargezet: { $count }. Open de zaal in een andere terminal: { $program } room { $file }
tournament-table-taken-back = Bord { $board }, ronde { $round }: aan de tafel teruggenomen. Hier terugnemen: herroepen { $act }.
tournament-table-differs = Tafel { $table }, ronde { $round }: { $result }, daar getekend. Hier staat een andere uitslag: verbeter er een.
tournament-table-others = Tafel { $table }, ronde { $round }: daar zijn anderen ingedeeld. Niet overgenomen: { $result }.
name-tournament-tables = tafels
help-tournament-tables = tafels: zet de tafels van de ronde klaar, elk een wedstrijdbestand en een zaalbestand; tafels 2: van ronde 2.
name-tournament-export = exporteren, export
help-tournament-export = exporteren club.trf: het toernooi als bestand voor indelings- en ratingprogramma's.
name-tournament-log = logboek
help-tournament-log = logboek: de laatste handelingen met hun nummers; logboek 30: meer ervan.
name-tournament-revoke = herroepen, herroep
help-tournament-revoke = herroepen 12: neemt handeling 12 terug.
name-tournament-explain = uitleg, wat-is
help-tournament-explain = uitleg Buchholz: een toernooiwoord in een zin; uitleg: alle woorden.
name-tournament-help = hulp, help
help-tournament-help = hulp indelen: over een commando; hulp alles: elk commando.
name-tournament-leave = verlaten, stoppen
help-tournament-leave = verlaten: alles is bewaard.

room-desk-words = zaal
room-desk-passphrase = De wachtwoordzin van de zaal. Alleen Enter: verlaten.
room-desk-welcome = Arbiter van de zaal, { $count ->
    [one] één tafel
   *[other] { $count } tafels
}. Jouw nummer: { $deputy }.
room-desk-left = Je hebt de zaal verlaten.
room-desk-nothing = Er wacht niets.
room-desk-waiting = { $count ->
    [one] Eén kwestie wacht
   *[other] { $count } kwesties wachten
}. { $first }
room-desk-news = { $count } nieuwe kwesties. { $first }
room-desk-call = Tafel { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = klacht van { $color }, stuk aangeraakt
room-desk-two-hands = klacht van { $color }, twee handen
room-desk-claim = remiseclaim van { $color }
room-desk-increment = { $color } vraagt tijd per zet
room-desk-draw = remiseaanbod van { $color }, goed te keuren
room-desk-session = zitting voorbij
room-desk-stopped = klokken stilgezet door { $color }
room-desk-sheets = nog aan te vullen formulieren
room-desk-silent = { $color } herhaalt niet
room-desk-boards-differ = borden verschillen
room-desk-conduct = overtreding van { $color }, jij beslist
room-desk-position = stelling onzeker
room-desk-unconfirmed = geen bevestigde regel
room-desk-default-time = geen wachttijd bepaald
room-desk-flag-in-claim = vlag van { $color } gevallen tijdens een claim
room-desk-results = uitslagen verschillen
room-desk-signed = beiden tekenden een andere uitslag
room-desk-envelope = envelop te openen
room-desk-called = { $color } roept je
room-desk-told = { $color } roept je: { $text }
room-desk-appeal = beroep van { $color } tegen beslissing { $number }
room-desk-board-gone = bord van { $color } zonder signaal
room-desk-board-wrong = bord van { $color } verkeerd
room-desk-illegal = onreglementaire zet { $count } van { $color }, bestraft
room-desk-near = { $color } heeft nog { $time }
room-desk-missing = { $color } is er niet
room-desk-stands = klokken staan stil
room-desk-over = afgelopen, { $score }
room-desk-flag = vlag van { $color } gevallen, { $score }
room-desk-yours = Jouw tafel.
room-desk-has-it = Die heeft arbiter { $deputy }.
room-desk-no-next = Verder wacht er niets.
room-desk-taken = Jouw tafel. { $what }
room-desk-taken-nothing = Jouw tafel, { $table }. Daar wacht niets.
room-desk-has-table = Arbiter { $deputy } heeft tafel { $table }.
room-desk-has-none = Je hebt geen tafel. Typ volgende, of een nummer.
room-desk-has-several = Welke tafel? Je hebt { $tables }.
room-desk-not-taken = Niemand heeft tafel { $table }.
room-desk-done = Klaar, tafel { $table }.
room-desk-still = Teruggegeven. { $what }
room-desk-opened = Arbiter aan tafel { $table }. Terug: sluiten.
room-desk-open-elsewhere = Bezet, tafel { $table }: een andere terminal heeft die.
room-desk-not-open = Geen tafel is open. Om er een te openen: openen en het nummer.
room-desk-back = Terug in de zaal. Tafel { $table } is klaar.
room-desk-back-waits = Terug in de zaal. Nog jouw tafel. { $what }
room-desk-gone = Arbiter { $deputy } is weg. Weer wachtend: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
room-desk-no-table = Geen tafel { $table }. Alle tafels: tafels.
room-desk-no-tables = Er zijn geen tafels.
room-desk-table = Tafel { $table }: { $white }, { $black }.
room-desk-line = Tafel { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = niet begonnen
room-desk-how-plays = zet { $number }
room-desk-how-stands = zet { $number }, klokken staan stil
room-desk-how-adjourned = afgebroken bij zet { $number }
room-desk-how-unsigned = { $score }, niet ondertekend
room-desk-how-signed = { $score }, nog af te sluiten
room-desk-how-closed = { $score }, afgesloten
room-desk-count = Tafels: { $count }. Bezig: { $playing }. Niet begonnen: { $new }. Afgelopen: { $over }.
room-desk-all-over = Alle partijen zijn afgelopen.
room-desk-none-over = Geen partij is afgelopen.
room-desk-result = Tafel { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Tafel { $table }: { $color }, { $time }.
room-desk-no-clock-under = Geen klok onder { $time }.
room-desk-no-clocks = Geen klokken.
room-desk-follows = Je volgt { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
room-desk-follows-none = Je volgt geen tafel.
room-desk-follows-said = Tafel { $table }: { $what }
room-desk-started-one = Begonnen, tafel { $table }.
room-desk-started = Begonnen: { $count } tafels.
room-desk-not-started = Niet begonnen: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }. Kijk daar met openen.
room-desk-paused-one = Klokken staan stil, tafel { $table }.
room-desk-paused = Klokken staan stil: { $count } tafels.
room-desk-not-paused = Liepen niet: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }.
room-desk-resumed-one = Klokken lopen, tafel { $table }.
room-desk-resumed = Klokken lopen: { $count } tafels.
room-desk-not-resumed = Niet hervat: { $count ->
    [one] tafel
   *[other] tafels
} { $tables }. Daar wacht iets.
room-desk-run-none = Geen tafel daarvoor.
room-desk-help = Kwesties: wachtend, volgende, nemen 7, openen 7, sluiten, klaar.
    Vragen: tafel 7, tafels, klokken 5, afgelopen, niet afgelopen, uitslagen.
    Klokken: beginnen, stilzetten, hervatten. Luisteren: volgen 7.
    Meer: hulp alles, hulp volgende. Weggaan: verlaten.
room-desk-wants-table = Typ een tafel na { $name }: { $name } 7.
room-desk-wants-maybe-table = Alleen { $name }, of met een tafel: { $name } 7.
room-desk-wants-followed = Typ een tafel na { $name }: { $name } 7, of { $name } geen.
room-desk-wants-minutes = Alleen { $name }, of met minuten: { $name } 5.
room-desk-wants-command = Alleen { $name }, of met een commando: { $name } volgende.
name-room-none = geen
name-room-waits = wachtend
help-room-waits = wachtend: alles wat wacht, het oudste eerst, en wie het heeft.
name-room-next = volgende
help-room-next = volgende: neem de tafel die het langst wacht en die niemand heeft.
name-room-take = nemen
help-room-take = nemen 7: tafel 7 is van jou, anderen horen er niets meer van.
name-room-done = klaar
help-room-done = klaar: geef je tafel terug; klaar 7: van meer tafels tafel 7.
name-room-open = openen
help-room-open = openen 7: beslissen aan tafel 7; openen: aan jouw tafel.
name-room-close = sluiten
help-room-close = sluiten: van een tafel terug naar de zaal.
name-room-start = beginnen
help-room-start = beginnen: alle partijen die niet begonnen zijn; beginnen 7: aan tafel 7.
name-room-pause = stilzetten
help-room-pause = stilzetten: alle klokken; stilzetten 7: aan tafel 7.
name-room-resume = hervatten
help-room-resume = hervatten: de klokken lopen waar niets wacht; hervatten 7: aan tafel 7.
name-room-table = tafel
help-room-table = tafel 7: spelers, zet, klokken en wat wacht.
name-room-tables = tafels
help-room-tables = tafels: alle tafels, elk op een regel.
name-room-not-finished = niet afgelopen
help-room-not-finished = niet afgelopen: de partijen die nog bezig zijn.
name-room-finished = afgelopen
help-room-finished = afgelopen: de partijen die klaar zijn, en wat nog ondertekend moet worden.
name-room-results = uitslagen
help-room-results = uitslagen: de uitslagen tot nu toe.
name-room-clocks = klokken
help-room-clocks = klokken: alle klokken, de kortste tijd eerst; klokken onder 5: onder 5 minuten.
name-room-follow = volgen
help-room-follow = volgen 7: alles horen wat daar wordt aangekondigd; volgen geen: niets meer.
name-room-help = hulp
help-room-help = hulp volgende: over een commando; hulp alles: alle commando's.
name-room-leave = verlaten
help-room-leave = verlaten: ga weg; je tafels wachten weer.


cli-tournament = Leid een toernooi, uit een toernooibestand: inschrijvingen, indelingen, uitslagen, stand.
arg-tournament-file = het toernooibestand.
arg-tournament-check = controleer het toernooibestand, en toon de fouten.
arg-tournament-new = maak het toernooibestand met vragen.
arg-tournament-from = maak het van een TRF, het uitwisselingsbestand van een ander programma.
health-pairing = Indelingsprogramma: { $program }.
health-no-pairing = Geen indelingsprogramma: deel een Zwitsers toernooi met de hand in, of installeer gacrux.
tournament-not-entered = Niet ingeschreven: { $player }. { $why }
tournament-other-file = een ander bestand heet zo
lichess-welcome = Aangemeld als { $name }. { $count ->
    [0] Er is geen partij bezig.
    [one] Er is één partij bezig.
   *[other] Er zijn { $count } partijen bezig.
 } Voor de opdrachten, typ { $help }.
lichess-help = Partij zoeken: { $seek } 15+10. Ook { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Geen opdracht: { $word }. Voor de lijst, typ { $help }.
lichess-token-ask = Plak je token van lichess. Het is niet te zien. Om te stoppen, druk op Enter.
lichess-token-wrong = Geen token. Plak het opnieuw, of druk op Enter om te stoppen.
lichess-token-unreadable = Bewaard token niet leesbaar: { $reason }.
lichess-token-not-kept = Token niet bewaard: { $reason }.
lichess-token-forgotten = Token ingetrokken en verwijderd.
lichess-token-not-deleted = Bestand van het token niet verwijderd: { $reason }.
lichess-token-not-revoked = Token alleen hier verwijderd: { $reason }. Trek het in op { $page }.
lichess-not-entered = Niet aangemeld: { $reason }.
lichess-too-fast-to-seek = Te snel om te zoeken. Minstens 8 minuten, of 5+5.
lichess-too-fast = Te snel voor een uitdaging. Minstens 3 minuten.
lichess-challenge-whom = Noem de tegenstander: { $challenge } en een naam, of { $challenge } ai 3.
lichess-level-wrong = De niveaus zijn 1 tot 8.
lichess-terms-wrong = Niet begrepen: { $word }. Noem een tempo zoals 15+10 of 3d, een variant of een kleur.
lichess-no-challenge = Er staat geen uitdaging open.
lichess-no-games = Er is geen partij bezig.
lichess-no-such-game = Geen partij heeft nummer { $number }.
lichess-game = { $number }, { $name }. Je speelt met { $color }. { $turn ->
    [own] Jij bent aan zet.
   *[other] Jij bent niet aan zet.
 }
lichess-challenged = { $name } daagt je uit, { $time }, { $variant }, { $rated ->
    [rated] om rating
   *[casual] zonder rating
 }. Typ { $accept } of { $decline }.
lichess-challenge-gone = Uitdaging ingetrokken.
lichess-challenge-declined = Uitdaging geweigerd. { $reason }
lichess-challenge-sent = Uitdaging gestuurd aan { $name }, { $time }.
lichess-seeking = Er wordt een partij gezocht, { $time }.
lichess-seek-ended = Zoeken gestopt.
lichess-seek-failed = Er wordt niet gezocht: { $reason }.
lichess-no-seek = Je zoekt geen partij.
lichess-lost = Verbinding verbroken: { $reason }. Nieuwe poging.
lichess-no-variant = Variant hier niet speelbaar: { $variant }.
elsewhere-begins = Je speelt met { $color } tegen { $name }.
elsewhere-back = Weer verbonden.
elsewhere-lost = Verbinding verbroken: { $reason }. De klokken lopen door. Nieuwe poging.
elsewhere-cut = Verbinding verbroken: { $reason }. Om de partij te verlaten, typ { $quit }.
elsewhere-busy = Nog niet verstuurd: { $reason }. Daarna wordt het verstuurd.
elsewhere-move-refused = Zet geweigerd: { $reason }. Hij is teruggenomen.
elsewhere-not-done = Niet gedaan: { $reason }.
elsewhere-takeback-sent = Gevraagd om de zet terug te nemen.
elsewhere-takeback-asked = Je tegenstander wil een zet terugnemen. Om dat toe te staan, typ { $takeback }.
elsewhere-gone = Je tegenstander is weg. Seconden tot je wint met { $claim }: { $seconds }.
elsewhere-returned = Je tegenstander is terug.
elsewhere-chat = { $name } schrijft: { $words }
elsewhere-no-pause = Deze klokken zijn niet te stoppen.
elsewhere-not-here = Niet in deze partij: { $name }. Om de partij te verlaten, typ { $quit }.
elsewhere-first-move = Seconden voor je eerste zet: { $seconds }. Daarna wordt de partij afgebroken.
elsewhere-aborted = Partij afgebroken.
elsewhere-left = Een speler is weggegaan. { $winner } wint.
elsewhere-decided = De server heeft beslist. { $winner } wint.
elsewhere-goes-on = De partij gaat door op lichess. Je klok loopt.
elsewhere-over = Om terug te gaan, typ { $quit }.
resume-elsewhere = Partij { $game } is online. Doorgaan: { $program } { $command }
fault-unreached = geen verbinding met de server
fault-silent = de server antwoordt niet
fault-broken = de verbinding is verbroken
fault-untrusted = de server kan niet bewijzen wie hij is
fault-token = het token wordt geweigerd
fault-missing = niet gevonden
fault-busy = te veel verzoeken, seconden te wachten { $seconds }
fault-failing = de server heeft een storing
fault-refused = de server weigert
fault-not-now = nu niet mogelijk
fault-refused-so = de server zegt { $words }
fault-nonsense = het antwoord is onbegrijpelijk
name-lichess-seek = zoeken, zoek
name-lichess-challenge = uitdagen, uitdaging
name-lichess-accept = aannemen
name-lichess-decline = weigeren
name-lichess-cancel = annuleren
name-lichess-games = partijen
name-lichess-play = spelen
name-lichess-forget = vergeten
name-lichess-help = hulp
name-lichess-quit = stoppen
cli-lichess = Op lichess spelen: een partij zoeken, uitdagen, je partijen voortzetten.
arg-lichess-first = de eerste opdracht, zoals seek 15+10.
arg-lichess-server = een andere server, met dezelfde interface.

## Tiebreaks

tie-break-encounter = onderling resultaat
tie-break-wins = overwinningen
tie-break-games-won = gewonnen partijen
tie-break-black-games = partijen met zwart
tie-break-black-wins = winst met zwart
tie-break-progressive = progressieve score
tie-break-rounds = niet gemiste ronden
tie-break-standard = standaardpunten
tie-break-number = startnummer
tie-break-buchholz = Buchholz
tie-break-average-buchholz = gemiddelde Buchholz tegenstanders
tie-break-fore = Fore-Buchholz
tie-break-average-fore = gemiddelde Fore-Buchholz tegenstanders
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = gemiddelde rating tegenstanders
tie-break-performance = prestatie
tie-break-perfect = perfecte prestatie
tie-break-average-performance = gemiddelde prestatie tegenstanders
tie-break-average-perfect = gemiddelde perfecte tegenprestatie
tie-break-rating = rating
tie-break-match-points = matchpunten
tie-break-game-points = bordpunten
tie-break-strength = punten en sterkte tegenstanders
tie-break-board-count = bordtelling
tie-break-top-boards = bovenste borden
tie-break-bottom-boards = zonder de laatste borden
tie-break-weighed = Sonneborn-Berger, { $brought } maal { $scored }
tie-break-of-games = { $tie } op bordpunten
tie-break-cut = { $tie } min { $number } laagste
tie-break-median = { $tie } mediaan { $number }
tie-break-limit = { $tie } grens { $number }
tie-break-forfeits = { $tie } met reglementaire uitslagen
tie-break-reversed = { $tie } omgekeerd

## Toernooiwoorden, uitgelegd

term-cut = laagste weggelaten
term-median = mediaan
term-berger = Bergertabellen
term-varma = Varmatabellen
term-bye = bye
term-half-bye = bye met een half punt
term-forfeit = reglementair
term-floater = floater
term-score-group = scoregroep
term-acceleration = versnelling
explain-all = Hier uitgelegd: { $names }. Typ er een na uitleg.
explain-which = Welk: { $names }?
explain-none = Zo'n woord is er niet: { $word }. Alle woorden: uitleg.
explain-buchholz = Buchholz: de punten van al je tegenstanders, opgeteld. Sterke tegenstanders tellen meer.
explain-cut = Min 1 laagste: de zwakste tegenstander telt niet mee. Bij min 2 zijn het er twee.
explain-median = Mediaan: zonder de zwakste tegenstander, en zonder de sterkste.
explain-sonneborn = Sonneborn-Berger: de punten van wie je versloeg, en de helft van de punten bij remise.
explain-encounter = Onderling resultaat: alleen de partijen tussen spelers die gelijk staan.
explain-progressive = Progressieve score: je punten na elke ronde, allemaal opgeteld. Vroeg winnen telt meer.
explain-wins = Overwinningen: ronden met een vol punt, ook zonder partij.
explain-games-won = Gewonnen partijen: alleen die aan het bord.
explain-black-games = Partijen met zwart: meer is beter.
explain-black-wins = Winst met zwart: alleen aan het bord.
explain-koya = Koya: je punten tegen spelers met de helft van alle punten, of meer.
explain-average-rating = Gemiddelde rating tegenstanders: alle ratings opgeteld, gedeeld door hun aantal.
explain-performance = Prestatie: de rating die bij je resultaat hoort, tegen deze tegenstanders.
explain-match-points = Matchpunten: voor elke wedstrijd, meestal 2 voor winst en 1 voor gelijk.
explain-game-points = Bordpunten: de punten van alle borden van het team, opgeteld.
explain-round-robin = Ieder tegen ieder: elke speler speelt tegen elke andere.
explain-swiss = Zwitsers systeem: elke ronde een tegenstander met ongeveer evenveel punten, nooit twee keer dezelfde.
explain-adjusted = Aangepast Zwitsers systeem: het programma stelt elke ronde voor, volgens oudere regels, en jij zegt ja.
explain-lots = Zwitsers systeem door loting: wie evenveel punten heeft, wordt door loting ingedeeld, en jij zegt ja.
explain-by-hand = Met de hand ingedeeld: je typt de paren van elke ronde.
explain-match = Tweekamp: twee spelers spelen meer partijen tegen elkaar.
explain-groups = Groepen: ieder tegen ieder in elke groep. De besten gaan naar een knock-out of een finale.
explain-scheveningen = Scheveningen-systeem: elke speler van het ene team speelt tegen elke speler van het andere.
explain-knock-out = Knock-out: de verliezer ligt eruit, de winnaar gaat door.
explain-berger = Bergertabellen: de vaste indeling van ieder tegen ieder, met de kleuren van elke ronde.
explain-varma = Varmatabellen: een loting per bond. Spelers van dezelfde bond treffen elkaar dan vroeg.
explain-bye = Bye: een ronde zonder tegenstander. Meestal is die een vol punt waard.
explain-half-bye = Bye met een half punt: voor een ronde, vooraf gevraagd.
explain-forfeit = Reglementair: gewonnen of verloren zonder partij, omdat een speler niet kwam.
explain-floater = Floater: een speler die tegen een andere scoregroep is ingedeeld.
explain-score-group = Scoregroep: iedereen met evenveel punten. Het Zwitsers systeem deelt eerst daarbinnen in.
explain-acceleration = Versnelling: extra punten in de eerste ronden, alleen voor de indeling. Zo treffen de sterksten elkaar eerder.

captain-welcome = Teamleider van { $team }. Je tafels: { $tables }. De commando's: hulp.
captain-no-boards = Teamleider van { $team }. Hier is geen tafel van je team.
captain-no-teams = In deze zaal speelt geen team.
captain-which-team = Noem het team: { $program } seat captain --team, dan de naam. Teams: { $teams }.
captain-taken = Deze plaats is op een andere terminal. Sluit die eerst.
captain-options = --team is alleen voor een teamleider, --table voor een plaats aan een tafel.
captain-asks = Tafel { $table }, { $player }: { $question }
captain-asked-none = Er wacht geen vraag.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Tafels die nog spelen: { $tables }.
captain-sign-now = De wedstrijd ondertekenen: ondertekenen.
captain-signed = Ondertekend: { $result }.
captain-no-signature = Hier ondertekent geen teamleider.
captain-last = { $color }, laatste zet: { $move }.
captain-said = Gezegd: { $word }. Tafel { $table }, { $player }.
captain-only = Je mag alleen zeggen: { $may }. Je mag vragen: { $ask }.
captain-only-asks = Je mag hier niet adviseren. Je mag vragen: { $ask }.
captain-no-advice = Teamleiders geven hier geen advies.
captain-which = Aan wie? Voeg de tafel toe: { $tables }.
captain-nowhere = Dat past nu aan geen tafel.
captain-not-ours = Tafel { $table } is niet van je team.
captain-over = Tafel { $table }: de partij is afgelopen.
captain-no-question = Tafel { $table }: er wacht geen vraag.
captain-no-offer = Tafel { $table }: er is geen remise voorgesteld.
captain-help =
    Zeg: remise voorstellen 7, remise aannemen 7, opgeven 7.
    Antwoord: ja, nee, beslis. Bij meer vragen: ja 7.
    Vraag: gevraagd, borden, tafel 7, stelling 7, stand.
    Meer: hulp alles, hulp ondertekenen. Weg: verlaten.
captain-word-offer-draw = stel remise voor
captain-word-accept-draw = neem de remise aan
captain-word-resign = geef de partij op
captain-word-yes = ja
captain-word-no = nee
captain-word-decide = beslis zelf
captain-question-offer-draw = zal ik remise voorstellen?
captain-question-accept-draw = zal ik de remise aannemen?
captain-question-resign = zal ik opgeven?
captain-asked = Je vraagt je teamleider: { $question }
captain-none = Hier is geen teamleider voor vragen.
captain-wants = Alleen { $name } { $draw } of { $name } { $resign }.
captain-says = Je teamleider: { $word }.
captain-there = Je teamleider is er.
captain-gone = Je teamleider is weg.
desk-captain-there = { $color }: de teamleider is er.
desk-captain-gone = { $color }: de teamleider is weg.
desk-captain-asked = { $color } vraagt de teamleider: { $question }
desk-captain-says = { $color }, de teamleider zegt: { $word }.
desk-captain-signs = { $color }, de teamleider ondertekent: { $result }.
help-captain =
    teamleider remise: vraagt je teamleider of je remise moet voorstellen, of aannemen.
    teamleider opgeven: vraagt of je moet opgeven.
    De arbiter kan het horen. Jij beslist.
name-captain-offer-draw = remise voorstellen, stel remise voor
help-captain-offer-draw = remise voorstellen 7: zegt je speler aan tafel 7 remise voor te stellen.
name-captain-accept-draw = remise aannemen, neem remise aan
help-captain-accept-draw = remise aannemen 7: zegt je speler aan tafel 7 de remise aan te nemen.
name-captain-resign = opgeven, geef op
help-captain-resign = opgeven 7: zegt je speler aan tafel 7 op te geven.
name-captain-yes = ja
help-captain-yes = ja: beantwoordt een vraag; ja 7: van meer vragen die van tafel 7.
name-captain-no = nee
help-captain-no = nee: beantwoordt een vraag; nee 7: van meer vragen die van tafel 7.
name-captain-decide = beslis, beslis zelf
help-captain-decide = beslis: de speler moet zelf beslissen; beslis 7: van meer vragen aan tafel 7.
name-captain-asked = gevraagd, vragen
help-captain-asked = gevraagd: de vragen die op je antwoord wachten.
name-captain-boards = borden
help-captain-boards = borden: alle borden van je team, elk een regel.
name-captain-table = tafel
help-captain-table = tafel 7: de zet, de klokken en de vraag daar.
name-captain-position = stelling
help-captain-position = stelling 7: hoe de stukken daar staan.
name-captain-score = stand
help-captain-score = stand: hoe de wedstrijd staat, en welke tafels nog spelen.
name-captain-sign = ondertekenen
help-captain-sign = ondertekenen: de uitslag van de wedstrijd, waar het reglement dat vraagt.
name-captain-repeat = herhalen, herhaal
help-captain-repeat = herhalen: de laatste zin nog een keer.
name-captain-help = hulp
help-captain-help = hulp ondertekenen: over een commando; hulp alles: alle commando's.
name-captain-leave = verlaten
help-captain-leave = verlaten: weg van de plaats van de teamleider.
room-wrong-team = team { $name } is er al. Elk team heeft een eigen naam nodig.
room-wrong-no-team = team { $name } staat niet in het bestand. Noem het onder [[team]].
room-key-team = Naam van een team, zoals onder [[team]].
room-key-team-name = Naam van het team.
room-key-captain = Naam van de teamleider.
room-key-captain-talk = Stem voor de teamleider, zoals de.
room-key-advise = Of teamleiders mogen adviseren: yes of no.
room-key-sign = Teamleiders ondertekenen: yes of no.
arg-seat-team = het team van een teamleider, in een zaal met meer teams.
arg-link-team = het team van een teamleider, in een zaal met meer teams.
event-can-yes-no = Een van: yes of no.
home-hosting = Je speelt met { $color }, { $time }, { $variant }{ $strict ->
    [strict] , zonder terugnemen
   *[friendly] {""}
 }. Wachten op je tegenstander.
home-hosting-again = Je partij met { $name } gaat verder. Wachten op je tegenstander.
home-how = Meedoen vanaf een andere computer: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Je partij met { $name } is niet uit. Voortzetten? ja of nee.
home-offer = Partij met { $name }, { $time }, { $variant }{ $strict ->
    [strict] , zonder terugnemen
   *[friendly] {""}
 }. Je speelt met { $color }. Valt de verbinding weg, dan lopen de klokken door. Spelen? ja of nee.
home-no-clocks = zonder klokken
home-terms-wrong = Niet begrepen: { $word }. Noem een tempo zoals 15+10, een variant, een kleur of streng.
home-declined = { $name } wil niet spelen.
home-rematch-asked = Revanche aangeboden. Om aan te nemen, typ { $rematch }.
home-rematch-sent = Revanche aangeboden.
home-over = Nog een partij: { $rematch }. Stoppen: { $quit }.
home-waits = Wachten op je tegenstander. Om te stoppen, typ { $quit }.
home-left = De gastheer is weg. Een partij die niet uit is, is daar bewaard.
home-taken = Iemand anders speelt die partij al.
home-no-game = Daar wacht geen partij.
home-not-kept = Partij niet meer bewaard: { $reason }.
home-goes-on = De partij is niet uit. Typ hetzelfde commando om verder te gaan.
elsewhere-away = Je tegenstander heeft geen verbinding. De klokken lopen door.
help-chat = chat goed gespeeld: schrijft dat aan je tegenstander, in een partij op het net.
elsewhere-chat-sent = Verstuurd aan je tegenstander.
chat-nobody = Niemand om aan te schrijven.
cli-host = Een partij aanbieden aan iemand elders, zonder arbiter.
cli-join = Meedoen aan een aangeboden partij.
arg-host-terms = tempo, variant, kleur en streng, in elke volgorde, zoals 15+10 wit.
arg-join-by = het commando dat naar de gastheer leidt.

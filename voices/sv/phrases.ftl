# Allt som sägs på svenska, utom själva dragen.

## Färger, pjäser, listor

color-white = Vit
color-black = Svart

king = { $count ->
    [one] kung
   *[other] kungar
}
queen = { $count ->
    [one] dam
   *[other] damer
}
rook = { $count ->
    [one] torn
   *[other] torn
}
bishop = { $count ->
    [one] löpare
   *[other] löpare
}
knight = { $count ->
    [one] springare
   *[other] springare
}
pawn = { $count ->
    [one] bonde
   *[other] bönder
}

white-king = { $count ->
    [one] vit kung
   *[other] vita kungar
}
white-queen = { $count ->
    [one] vit dam
   *[other] vita damer
}
white-rook = { $count ->
    [one] vitt torn
   *[other] vita torn
}
white-bishop = { $count ->
    [one] vit löpare
   *[other] vita löpare
}
white-knight = { $count ->
    [one] vit springare
   *[other] vita springare
}
white-pawn = { $count ->
    [one] vit bonde
   *[other] vita bönder
}
black-king = { $count ->
    [one] svart kung
   *[other] svarta kungar
}
black-queen = { $count ->
    [one] svart dam
   *[other] svarta damer
}
black-rook = { $count ->
    [one] svart torn
   *[other] svarta torn
}
black-bishop = { $count ->
    [one] svart löpare
   *[other] svarta löpare
}
black-knight = { $count ->
    [one] svart springare
   *[other] svarta springare
}
black-pawn = { $count ->
    [one] svart bonde
   *[other] svarta bönder
}

heading-color-white = Vit
heading-color-black = Svart
heading-king = { $count ->
    [one] kung
   *[other] kungar
}
heading-queen = { $count ->
    [one] dam
   *[other] damer
}
heading-rook = { $count ->
    [one] torn
   *[other] torn
}
heading-bishop = { $count ->
    [one] löpare
   *[other] löpare
}
heading-knight = { $count ->
    [one] springare
   *[other] springare
}
heading-pawn = { $count ->
    [one] bonde
   *[other] bönder
}
heading-white-king = { $count ->
    [one] vit kung
   *[other] vita kungar
}
heading-white-queen = { $count ->
    [one] vit dam
   *[other] vita damer
}
heading-white-rook = { $count ->
    [one] vitt torn
   *[other] vita torn
}
heading-white-bishop = { $count ->
    [one] vit löpare
   *[other] vita löpare
}
heading-white-knight = { $count ->
    [one] vit springare
   *[other] vita springare
}
heading-white-pawn = { $count ->
    [one] vit bonde
   *[other] vita bönder
}
heading-black-king = { $count ->
    [one] svart kung
   *[other] svarta kungar
}
heading-black-queen = { $count ->
    [one] svart dam
   *[other] svarta damer
}
heading-black-rook = { $count ->
    [one] svart torn
   *[other] svarta torn
}
heading-black-bishop = { $count ->
    [one] svart löpare
   *[other] svarta löpare
}
heading-black-knight = { $count ->
    [one] svart springare
   *[other] svarta springare
}
heading-black-pawn = { $count ->
    [one] svart bonde
   *[other] svarta bönder
}

empty = tomt
empty-ranks = tomma

## Tid

time-joined = { $items } { $next }
hours = { $n ->
    [one] en timme
   *[other] { $n } timmar
}
minutes = { $n ->
    [one] en minut
   *[other] { $n } minuter
}
seconds = { $n ->
    [one] en sekund
   *[other] { $n } sekunder
}

## Det som händer i ett parti

period-began = Ny period: { $color } får { $time }.
draw-offered = { $color } erbjuder remi.
draw-offered-own = Remi erbjuden.
claim-offers = { $color }s krav gäller som remianbud.
claim-offers-own = Ditt krav gäller som remianbud.
draw-accepted = { $color } godtar remi.
draw-declined = { $color } avböjer remi.
claim-wrong-threefold = Kravet avslås: ställningen har bara förekommit { $count ->
    [one] en gång
   *[other] { $count } gånger
}. Det krävs tre.
claimed-with = { $color } kräver remi med { $move }.
must-play = { $color } måste spela { $move }.
claim-wrong-fifty = { $count ->
    [0] Kravet avslås: inte ett drag från vardera sidan utan slag eller bondedrag. Det krävs 50.
    [one] Kravet avslås: bara ett drag från vardera sidan utan slag eller bondedrag. Det krävs 50.
   *[other] Kravet avslås: bara { $count } drag från vardera sidan utan slag eller bondedrag. Det krävs 50.
}
time-added = { $color } får { $time } till.
taken-back = Tillbakataget: { $moves }.
flag-fell = { $color }s flagga har fallit.
paused = Klockorna står.
resumed = Klockorna går.

ended-checkmate = Schackmatt. { $winner } vinner.
ended-checkmate-told = { $winner } vinner.
ended-king-on-hill = Kungen står på kullen. { $winner } vinner.
ended-third-check = Tredje schacken. { $winner } vinner.
ended-king-exploded = Kungen har exploderat. { $winner } vinner.
ended-all-pieces-lost = { $winner } har förlorat alla pjäser och vinner.
ended-no-moves-left = { $winner } har inget drag kvar och vinner.
ended-horde-taken = Horden är borta. { $winner } vinner.
ended-race-won = Kungen står på sista raden. { $winner } vinner.
ended-race-drawn = Remi. Båda kungarna står på sista raden.
ended-own-win = Du vinner.
ended-own-loss = Du förlorar.
ended-odds = Genom handikappet vinner { $winner }.
ended-resignation = { $loser } ger upp. { $winner } vinner.
ended-resignation-no-mate = Remi, trots att en spelare gav upp. Motståndaren kan inte sätta matt med några tillåtna drag.
ended-stalemate = Remi genom patt.
ended-dead-position = Remi. Död ställning: ingen kan sätta matt.
ended-agreement = Remi enligt överenskommelse.
ended-flag = { $winner } vinner på tid.
ended-flag-no-mate = Remi. Flaggan har fallit, men motståndaren kan inte sätta matt.
ended-threefold = Remi genom trefaldig upprepning.
ended-fifty-moves = Remi enligt femtiodragsregeln.
ended-fivefold = Remi genom femfaldig upprepning.
ended-seventy-five-moves = Remi enligt sjuttiofemdragsregeln.
ended-both-flags = Remi. Båda flaggorna har fallit.
ended-default-time = { $winner } vinner. { $loser } kom för sent.
ended-both-absent = Båda spelarna förlorar. Ingen kom i tid.
ended-illegal-moves = { $winner } vinner. { $loser } har gjort för många otillåtna drag.
ended-illegal-moves-no-mate = Remi. För många otillåtna drag, men motståndaren kan inte sätta matt.
ended-illegal-position = Remi. En otillåten ställning blev kvar på brädet.
ended-quickplay = Remi. Domaren godkänner kravet.
ended-quickplay-agreed = Remi. Motståndaren godtar kravet.
ended-sealed-move-no-mate = Remi. Det förseglade draget är ogiltigt, men motståndaren kan inte sätta matt.
ended-sealed-move = { $winner } vinner. { $loser }s förseglade drag är ogiltigt.
ended-arbiter = Domarens beslut: Vit får { $white }, Svart { $black }.
ended-adjudicated = Bedömt parti: Vit får { $white }, Svart { $black }.
ended-annulled = Partiet annulleras. Ett nytt spelas.
ended-points = Poäng: Vit { $white }, Svart { $black }.

over-next = revansch eller nytt: ett parti till. sammanfattning: det här i korthet. öppna { $game }: dragen.
refused-game-over = Partiet är slut. Skriv nytt för att börja ett annat.
refused-not-running = Partiet pågår inte.
refused-already-running = Partiet pågår redan.
refused-illegal-move = Otillåtet drag.
refused-no-offer = Inget remianbud att svara på. För att erbjuda, skriv remi.
refused-offer-stands = Remi är redan erbjuden.
refused-answer-waits = Inte än: { $color } drar först. Svara sedan.
offer-answer-two = { $opponent }: skriv { $accept } eller { $decline }.
refused-nothing-to-take-back = Inget drag att ta tillbaka.
refused-too-early-for-draw = För tidigt för remi. Båda måste dra först.
refused-no-draw-before = För tidigt för remi: i den här turneringen först efter { $count } drag var.
refused-not-your-claim = Inte ditt drag. Kräv när du är vid draget.
refused-not-your-turn = { $color } är inte vid draget.
refused-not-your-clock = { $color }s klocka går inte.
refused-not-opponent = Bara { $color } kan göra det.
refused-nothing-there = { $square } är tomt.
refused-occupied = { $square } är upptaget.
refused-nothing-in-hand = Du har ingen pjäs i handen. Skriv först lyft och ett fält.
refused-no-board = Behövs inte: här skrivs dragen.
refused-adjust-too-late = För sent att rätta till: du har rört en pjäs.
refused-already-made = För sent: draget är gjort.
refused-piece-chosen = För sent: det första valet gäller, { $piece }.
refused-must-move-touched = Rörd pjäs: flytta pjäsen på { $square }.
refused-must-capture = Rörd pjäs: slå pjäsen på { $square }.
refused-must-capture-with = Rörd pjäs: { $square } måste slå { $other }.
refused-nothing-touched = { $color } har inte rört någon pjäs.
refused-too-late-to-complain = För sent att klaga: du har rört en pjäs.
refused-nothing-announced = Inget annonserat drag att korrigera.
refused-already-announced = Redan annonserat. För att ändra, skriv korrigera.
refused-must-repeat = Upprepa först { $color }s drag. Annonsera sedan ditt.
refused-must-repeat-move = Upprepa först { $move }. Annonsera sedan ditt.
refused-claim-right-lost = För sent att kräva: du har börjat ditt drag.
refused-no-quickplay = Partiet har ingen snabbspelsavslutning.
refused-too-early-for-quickplay = För tidigt. Kräv när du är vid draget och har mindre än två minuter kvar.
refused-nothing-to-claim = Inget otillåtet drag att kräva för.
refused-no-increment = Inte i dessa regler: fem sekunder per drag kan inte begäras.
refused-claim-awaits-flag = Först när flaggan har fallit: avgör kravet då.
refused-claim-waits = Remi är krävd: godta, avböj, eller skriv-under med resultatet från en domare.
refused-no-touch-owed = Inget krävs på { $square }: inte rörd, eller redan flyttad.
refused-too-late = För sent för det.
refused-no-such-ply = Partiet har färre än { $count } drag.
refused-not-in-advance = Inte i förväg: { $place } är inte spelat.
refused-sheet-hole = Skriv först { $place }.
refused-not-over = Partiet är inte slut än.
refused-not-there = { $color } är frånvarande.
refused-not-absent = { $color } är närvarande.
refused-not-adjourned = Partiet är inte avbrutet.
refused-already-sealed = Draget är redan förseglat.
refused-not-sealing = Inget drag att försegla.
refused-not-sealed = { $color } har inte förseglat något drag än.
refused-no-arbiter = Partiet har ingen domare.
refused-no-adjudication = Ingen bedömning: matchfilen tillåter det inte.
refused-no-next-period = Ingen period till.
refused-nothing-to-decide = Inget ärende väntar på det beslutet.
refused-contradicts = Beslut { $number } står i vägen. Skriv först återkalla { $number }.
refused-no-such-ruling = Inget beslut { $number } att återkalla.
refused-no-such-penalty = Den här utgåvan har inget sådant straff.

## Det reglerna säger, artikel för artikel

law-articles = Artiklar i FIDE { $year }: { $articles }. Skriv artikel 9 eller artikel rockad.
law-which = För en av dem: artikel { $subject }.
law-unknown = Finns inte i FIDE { $year }: { $word }. Skriv artikel för alla.
law-preface = Förord: reglerna kan inte täcka allt. Där ingen artikel passar avgör domaren efter liknande fall.
law-not-confirmed = Inte bekräftat för den här utgåvan.
law-aim = Spelets mål: vit börjar, sedan drar man i tur och ordning. Den som gör motståndarens kung matt vinner.
law-board = Bräde: åtta gånger åtta rutor, omväxlande ljusa och mörka. Hörnet till höger om varje spelare är ljust.
law-own-square = Egna pjäser: ingen pjäs går till en ruta med en egen pjäs. En motståndarpjäs slås där.
law-promotion = Promovering: en bonde på sista raden blir dam, torn, löpare eller springare i samma drag. { $touch ->
    [yes] Valet gäller när den nya pjäsen har rört rutan.
   *[no] Valet gäller när draget är gjort.
}
law-adjusting = Rätta till: bara vid eget drag och först när du har sagt till.
law-touch-move = Rörd pjäs: en egen rörd pjäs måste flyttas och motståndarens måste slås, om det är regelrätt. Den först rörda gäller. Klaga innan du själv rör en pjäs.
law-touched-castling = Kung och torn rörda: du måste rockera på den sidan, om det är tillåtet. Rör du tornet först flyttas det utan rockad.
law-nothing-to-move = Rörd pjäs utan regelrätt drag: du får göra vilket regelrätt drag som helst.
law-made = Gjort drag: handen har släppt pjäsen på den nya rutan. En slagen pjäs är borta från brädet, och vid rockad är även tornet släppt.
law-assistant = Assistent: { $moves ->
    [yes] den som inte kan skriva eller flytta får ha en
   *[no] den som inte kan skriva får ha en
}, om domaren går med på det. { $costs ->
    [yes] Tid dras av för det.
   *[no] En spelare med funktionsnedsättning förlorar ingen tid på det.
}
law-resignation = Uppgivet parti: det slutar genast. { $draw ->
    [yes] Motståndaren vinner, men det är remi om ingen följd av regelrätta drag kunde ge matt.
   *[no] Motståndaren vinner.
}
law-dead-position = Död ställning: ingen kan sätta matt med någon följd av regelrätta drag. Partiet är genast remi.
law-draw-offer = Remianbud: dra, erbjud och tryck sedan på klockan. Det gäller tills motståndaren antar, avslår eller rör en pjäs. { $moved ->
    [yes] Båda måste ha gjort ett drag.
   *[no] { "" }
}
law-completed = Fullborda draget: dra, och tryck sedan på klockan med samma hand. Ett drag som avslutar partiet behöver inte det.
law-time = Betänketid: först går vits klocka. Gör alla drag i en period innan dess tid är slut.
law-late = Försening: { $late ->
    [none] den som saknas när spelet börjar förlorar
    [time] du förlorar om du är mer försenad än { $time }
    [event] tävlingen bestämmer hur sen du får vara
   *[event-or-none] tävlingen bestämmer hur sen du får vara, annars förlorar den som saknas när spelet börjar
}. Domaren kan besluta annat.
law-flag = Fallen flagga: den gäller när domaren ser den eller en spelare kräver det. Du förlorar, eller får remi om ingen följd av drag kunde ge motståndaren matt.
law-both-flags = Båda flaggor fallna: { $both ->
    [announced] om tävlingen har meddelat de reglerna fortsätter partiet, men i sista perioden är det remi
    [first] den som föll först förlorar
    [last] om ingen vet ordningen fortsätter partiet, men i sista perioden är det remi
   *[draw] partiet är remi
}.
law-clocks = Stoppa klockorna: bara för att kalla på domaren, till exempel om en pjäs för promovering saknas. Domaren rättar tiderna och säger när spelet fortsätter.
law-set-up = Fel utgångsställning: ett nytt parti spelas. Var bara brädet vänt fortsätter partiet på ett rätt bräde.
law-reversed = Ombytta färger: { $new ->
    [yes] nytt parti innan båda har gjort { $count } drag. Därefter fortsätter partiet.
   *[no] partiet fortsätter, om domaren inte beslutar annat.
}
law-displaced = Omkullvälta pjäser: ställ upp dem på egen tid. Domaren kan hjälpa eller straffa.
law-illegal = Regelvidrigt drag: ställningen före återställs, annars den sista säkra. Rörd pjäs gäller för det nya draget.
law-unfinished-promotion = Ofullbordad promovering: att trycka på klockan med en bonde på sista raden är regelvidrigt. { $queen ->
    [yes] Bonden blir dam.
   *[no] Ställningen före draget återställs.
}
law-no-move = Klockan utan drag: { $counts ->
    [yes] att trycka räknas som ett regelvidrigt drag
   *[no] att trycka är förbjudet, och domaren kan straffa
}.
law-two-hands = Två händer: { $counts ->
    [yes] ett drag med båda händerna räknas som regelvidrigt när klockan trycks
   *[no] dra med en hand, annars kan domaren straffa
}.
law-penalty = { $pace ->
    [standard] Straff för regelvidrigt drag
    [rapid] Regelvidrigt drag i snabbschack
   *[blitz] Regelvidrigt drag i blixt
}: { $loses ->
    [first] det första förlorar partiet
    [claim] motståndaren får kräva vinst
    [second] det första ger motståndaren { $time }, det andra förlorar
   *[third] de två första ger motståndaren { $time } vardera, det tredje förlorar
}. { $until ->
    [always] Det gäller när det än upptäcks under partiet.
    [touch] Motståndaren måste kräva det före beröring av en pjäs.
    [move] Det gäller bara till motståndarens nästa drag.
   *[claim] Motståndaren måste kräva det före sitt nästa drag.
} { $draw ->
    [yes] Det är remi om ingen följd av drag kunde ge motståndaren matt.
   *[no] { "" }
}
law-recording = Protokoll: skriv upp alla drag av båda{ $electronic ->
    [yes] , på papper eller i ett godkänt elektroniskt protokoll.
   *[no] .
} { $ahead ->
    [yes] Du får skriva draget innan du gör det.
   *[no] Skriv draget först när det är gjort, utom vid krav eller försegling.
} Båda skriver under resultatet.
law-sheet-in-view = Synligt protokoll: domaren måste kunna se det under hela partiet.
law-short-of-time = Tidsnöd: med mindre än { $time } behöver du inte skriva, om inte varje drag ger { $bonus } eller mer. Fyll i protokollet efter perioden.
law-reconstruction = Inget protokoll fullständigt: partiet spelas om på ett annat bräde under domarens uppsikt. Går dragen inte att finna, är nästa drag det första i nästa period.
law-threefold = Trefaldig upprepning: vid eget drag får du kräva remi om samma ställning finns för tredje gången, eller uppstår efter ditt drag. { $castling ->
    [any] Även en tillfällig förlust av rockaden gör den till en annan.
   *[lasting] En varaktig förlust av rockaden gör den till en annan.
}
law-fifty = Femtio drag: vid eget drag får du kräva remi efter { $count } av vardera utan slag eller bondedrag. Ditt nästa drag får vara det sista.
law-longer-endings = Längre slutspel: i några slutspel krävs { $count } drag i stället för femtio, till exempel kung, torn och löpare mot kung och torn.
law-claiming = Krav med ett drag: skriv det och säg det till domaren, men gör det inte. { $who ->
    [must] Du måste stoppa klockorna genast.
    [may] Du får stoppa klockorna.
   *[either] Du eller domaren stoppar klockorna.
} { $by ->
    [moving] Den som drar förlorar rätten.
   *[touching] Den som rör en pjäs förlorar rätten.
} { $binds ->
    [yes] Det skrivna draget kan inte ändras.
   *[no] { "" }
}
law-wrong-claim = Felaktigt krav: partiet fortsätter, och motståndaren får { $time } till. { $halved ->
    [yes] Du förlorar hälften av din tid, högst tre minuter.
   *[no] { "" }
}
law-wrong-claim-own = Felaktigt krav: partiet fortsätter, och du förlorar { $time }.
law-fivefold = Femfaldig upprepning: { $in ->
    [row] samma ställning fem gånger i följd, vid varje drag av båda, är remi
   *[any] samma ställning för femte gången är remi
}. Ingen behöver kräva det.
law-seventy-five = Sjuttiofem drag: { $count } av vardera utan slag eller bondedrag är remi, om inte det sista ger matt. Ingen behöver kräva det.
law-points = Poäng: vinst ger 1, remi en halv, förlust 0, om tävlingen inte har meddelat annat.
law-quickplay-scope = Snabbspurt: { $scope ->
    [always] dess regler gäller i sista perioden
    [announced] dess regler gäller om tävlingen har meddelat dem och det inte finns tillägg
   *[never] den här utgåvan har inga regler för det
}. { $blitz ->
    [watched] I blixt bara under tillräcklig övervakning.
   *[none] I blixt finns den inte.
}
law-quickplay = Remi i snabbspurt: vid eget drag, med mindre än { $left }, kräv att motståndaren inte försöker vinna eller inte kan vinna på normalt sätt. Vid avslag får motståndaren { $award } till.
law-quickplay-increment = Fem sekunder per drag: vid eget drag, med mindre än { $left }, får du begära dem för båda i en snabbspurt. Det är också ett remianbud. Vid bifall får motståndaren { $award } till.
law-quickplay-alone = Snabbspelsavslutning utan domare: med mindre än { $left } kräver du remi, och partiet slutar. Skriv upp ställningen. Försöker motståndaren inte vinna behövs också ett fullständigt protokoll. Motståndaren bekräftar det, och en domare avgör senare.
law-conduct = Uppträdande: inga anteckningar, inga råd, ingen analys, och inget som stör motståndaren. Apparater kräver domarens tillstånd.
law-arbiter = Domare: ser till att reglerna följs. Straffen är varning, ändrade tider eller poäng, förlust av partiet och avstängning.
law-disturbance = Störning utifrån: domaren kan ge en eller båda spelarna mer tid.
law-notation = Notation: skriv pjäsens bokstav, sedan rutan den går till. En bonde har ingen bokstav.
law-paces = Snabbschack och blixt: { $hour ->
    [whole] alla drag på högst en timme är snabbschack, tillägg räknas inte.
   *[less] sextio drag på mindre än en timme är snabbschack.
} Blixt är { $edge ->
    [most] högst
   *[below] mindre än
} { $time }.
law-rapid-touch = Rörd pjäs i snabbschack och blixt: domaren avgör det bara om en spelare begär det.
law-rapid-set-up = Fel uppställt, snabb och blixt: kräv det innan båda har gjort { $count } drag. Sedan fortsätter partiet, { $castling ->
    [queen] utan rockad om kung och dam har bytt plats
   *[rook] utan rockad av en felställd kung eller med ett felställt torn
}.
law-illegal-position = Regelvidrig ställning, snabbschack: domaren väntar tills nästa drag är fullbordat. Är den då fortfarande regelvidrig är partiet remi.
law-rapid-flag = Flagga i snabb och blixt: { $who ->
    [players] bara spelarna får påtala den
   *[arbiter] domaren påtalar den, eller en spelare kräver det
}.
law-blind-announcing = Annonsera drag: säg varje drag tydligt. Motståndaren upprepar det och gör det på sitt bräde. { $german ->
    [always] Rader sägs på tyska.
   *[unless] Rader sägs på tyska, om domaren inte beslutar annat.
}
law-blind-made = En blind spelares drag: en pjäs ur sitt hål är rörd. Draget är gjort när den sitter i ett annat hål och är annonserad. Först då går motståndarens klocka.
law-blind-clock = Klocka för blinda: { $speaks ->
    [no] den läses med fingrarna
    [may] den läses med fingrarna och får säga antalet drag
   *[should] den bör säga tider och antal drag, eller läsas med fingrarna
}.
law-blind-slip = Felsägning: rätta den genast, innan motståndarens klocka går.
law-blind-boards = Olika bräden: domaren jämför båda protokollen. Stämmer de överens rättas det felaktiga brädet. Annars går man tillbaka dit de stämmer.
law-blind-assistant = En blind spelares assistent: får dra, annonsera, skriva, trycka på klockan och på begäran säga tider och antal drag. { $deaf ->
    [yes] Mot en hörselskadad spelare krävs en.
   *[no] { "" }
}
law-sealing = Förseglat drag: skriv det, lägg det i kuvertet och stoppa klockorna. Domaren förvarar kuvertet.
law-sealed-illegal = Oklart förseglat drag: är det regelvidrigt eller tvetydigt förlorar den som förseglade det.
law-resumption = Återupptagande: kuvertet öppnas när den som ska svara är där. Då går den spelarens klocka.
law-chess960 = Chess960: bakersta raden lottas, löpare på olika färger och kungen mellan tornen. Efter rockad står kung och torn där de alltid står.

## Det som avgörs enligt reglerna

article = FIDE { $year }, { $number }.
preface = förord

not-confirmed = Ej bekräftat av någon text i FIDE { $year }: { $articles }.
time-left = { $color } har { $time } kvar.
completed = { $color } trycker på klockan.
made-on-board = { $move } står på brädet.
touched-any = { $square } rört. Pjäsen har inget tillåtet drag, så vilket drag som helst får spelas.
touched-no-capture = { $square } rört. Pjäsen kan inte slås. Vilket drag som helst får spelas.
touched-any-move = { $square } rört. Vilket drag som helst får spelas.
touched-move = { $square } rört: pjäsen måste flyttas.
touched-capture = { $square } rört: pjäsen måste slås.
touched-capture-with = { $square } måste slå { $other }.
touched-castle = Kung och torn rörda: { $move }.
castling-not-legal = Den rockaden är inte tillåten nu.
rook-first = Tornet rördes först: ingen rockad.
adjusting = { $color } rättar till.
free = { $color } får göra vilket drag som helst.
put-back = Pjäserna tillbakasatta. Rörd pjäs förd gäller ännu för { $color }.
ask-repeat = { $color }, upprepa draget.
still-to-repeat = { $color }, du måste ännu upprepa draget.
still-to-repeat-move = { $color }, kvar att upprepa: { $move }.
ask-promotion = { $color }, säg vad bonden blir.
announcement-differs = Annonserat: { $announced }. På brädet: { $board }. Korrigera.
corrected = Korrigerat: { $move }.
repeated = { $color } upprepar det.
repeat-differs = Det är ett annat drag. Annonserat: { $move }.
executed = { $color } har gjort draget på brädet.
missing-move = Inte fullbordat: ingen pjäs har flyttats.
missing-release = Inte fullbordat: en pjäs är inte på brädet.
missing-rook = Inte fullbordat: flytta tornet också.
missing-touched = Inte fullbordat: den rörda pjäsen på { $square } måste flyttas.
missing-rook-first = Inte fullbordat: tornet rördes först, så ingen rockad. Ställ tillbaka kungen.
missing-castle = Inte fullbordat: kung och torn är rörda, så du måste rockera.
missing-capture-with = Inte fullbordat: { $square } måste slå { $other }.
missing-capture = Inte fullbordat: den rörda pjäsen på { $square } måste slås.
missing-promotion = Inte fullbordat: säg vad bonden blir.
missing-chosen = Inte fullbordat: det första valet gäller, { $piece }.
missing-announcement = Inte fullbordat: annonsera draget först.
missing-same-move = Inte fullbordat: draget på brädet är inte det annonserade. Korrigera.
missing-repetition = Inte fullbordat: { $opponent } måste upprepa draget först.
missing-execution = Inte fullbordat: { $opponent } måste göra draget på brädet först.
nth = { $count ->
    [1] första otillåtna draget
    [2] andra otillåtna draget
    [3] tredje otillåtna draget
    [one] otillåtet drag nummer { $count }
   *[other] otillåtet drag nummer { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = Draget var otillåtet
act-promotion = En bonde blev kvar på sista raden
act-king-capture = Kungen slogs
act-no-move = Klockan trycktes utan drag
act-two-hands = Draget gjordes med två händer
becomes-queen = Bonden på { $square } blir dam.
restored = { $count ->
    [0] Tillbaka till utgångsställningen.
    [one] Tillbaka till ställningen efter { $place }.
   *[other] Tillbaka till ställningen efter { $place }.
}
move-place = drag { $number }, { $color }
found-initial-position = Utgångsställningen var fel.
found-board-turned = Brädet låg åt fel håll. Det har vänts.
found-colours-reversed = Färgerna var omkastade.
found-displaced = Pjäser hade rubbats. De är tillbakasatta.
colours-stay = Färgerna var omkastade. De förblir så.
correction-wanted = { $color } vill rätta ett otillåtet drag: { $place }. Håller du med: kräv rättelse.
castling-lost = Uppställningen består. { $color } får inte rockera.
castling-lost-side = Uppställningen består. { $color } får inte spela { $move }.
offer-untimely = { $color } erbjuder remi vid fel tillfälle. Anbudet gäller.
offer-stands = Remianbudet från { $color } gäller.
time-taken = { $color } förlorar { $time }.
clock-less = { $color }s klocka: { $time } mindre.
clock-more = { $color }s klocka: { $time } mer.
clock-set = { $color }s klocka ställs på { $time }.
clock-is = Den visar nu { $time }.
clock-was = Förut: { $time }.
moves-set = { $color }s klocka ställs på { $count ->
    [one] ett drag
   *[other] { $count } drag
}.
ruling-reconstructed = Dragen är kända till och med { $place }.
ruling-next-period = Dragen går inte att finna. Nästa drag är det första i nästa period.
increment-set = { $time } mer per drag från och med nu.
moves-back = Räknas igen: { $moves }.
moves-cancelled = Räknas inte längre: { $moves }.
moves-cancelled-many = { $count } drag räknas inte längre.
taken-back-standing = Draget är taget tillbaka.
flag-claim-wrong = Kravet avslås: { $color }s flagga har inte fallit.
flag-claim-both = Kravet avslås: båda flaggorna har fallit.
must-record = { $color } måste först skriva { $place }.
need-not-record = { $color } får sluta protokollföra, till nästa period.
must-complete = Protokoll: { $color } måste komplettera det nu.
sheet-differs = Olika i { $color }s protokoll: { $place }.
signed-white-wins = { $color } har skrivit under: Vit vinner.
signed-black-wins = { $color } har skrivit under: Svart vinner.
signed-draw = { $color } har skrivit under: remi.
absent = { $color } är frånvarande.
arrived = { $color } har kommit.
must-open = Kuvertet väntar på { $color }.
must-open-now = Kuvertet öppnas nu.
must-seal = { $color } måste försegla draget.
adjourns-early = { $color } avbryter i förtid. När draget är förseglat dras resten av sessionen av: nu { $time }.
sealed = { $color } har förseglat. Klockorna står.
adjourned = Partiet avbryts. { $color } har förseglat drag { $number }.
resumption = Återupptagning: { $when }.
opened = Kuvertet öppnat. { $color }s klocka går.

matter-touch = { $color } säger: { $opponent } har rört { $square } vid drag { $number }. Domaren avgör.
matter-no-effort = { $color } kräver remi: { $opponent } försöker inte vinna. Domaren avgör.
matter-cannot-win = { $color } kräver remi: { $opponent } kan inte vinna med normala medel. Domaren avgör.
matter-increment = { $color } begär fem sekunder per drag. Domaren avgör.
matter-draw = { $color } vill erbjuda remi. Domaren avgör.
matter-session-over = Sessionen är slut. Domaren avgör.
matter-sheets = Båda måste komplettera sina protokoll.
matter-stopped = { $color } har stoppat klockorna. Domaren avgör.
matter-stopped-for = { $color } har stoppat klockorna: { $text }. Domaren avgör.
matter-silent = { $color } upprepar inte { $opponent }s drag. Domaren avgör.
matter-boards-differ = För sent att korrigera: klockan är tryckt. Jämför bräderna.
matter-conduct = { $what }: { $color }. Domaren avgör.
matter-position = Osäker ställning. Domaren söker den senaste riktiga.
matter-unconfirmed = Ingen regel tillämpas: utgåvan är inte bekräftad här. En domare måste avgöra.
matter-default-time = Ingen väntetid är bestämd. Domaren avgör.
matter-flag = { $color }s flagga föll under ett krav. Domaren avgör.
matter-envelope = Kuvertet måste öppnas. Domaren avgör.
complaint-lapsed = Klagomål förfallet: { $color } om { $square } vid drag { $number }. Den ställningen finns inte längre.
matter-results = Olika resultat: mellan protokollen, eller mot det registrerade. Domaren avgör.
matter-signed = Båda har skrivit under: { $result ->
    [white] vit vinner
    [black] svart vinner
   *[draw] remi
}. Partiet slutade annorlunda. Domaren avgör.

ruled = Beslut { $number }: { $ruling }
penalty-number = Beslut { $number }.
ruling-warned = { $color } får en varning.
ruling-points-added = { $color } får { $points } till.
ruling-points-taken = { $color } förlorar { $points }.
ruling-lost = { $color } förlorar. { $opponent } får { $points }.
ruling-fined = { $color } får böter.
ruling-excluded = De närmaste ronderna: { $color } stängs av.
ruling-expelled = { $color } utvisas ur turneringen.
ruling-result-set = Vit får { $white }, Svart { $black }.
ruling-adjudicated = Bedömt av { $name }: Vit får { $white }, Svart { $black }.
ruling-displaced = { $count ->
    [0] Pjäser rubbade: tillbaka till utgångsställningen.
    [one] Pjäser rubbade: tillbaka till ställningen efter { $place }.
   *[other] Pjäser rubbade: tillbaka till ställningen efter { $place }.
}
ruling-position-set = Ställningen är bestämd. Fråga efter brädet för att höra den.
ruling-illegal-seen = { $color }s senaste drag var otillåtet.
ruling-no-move-seen = { $color } tryckte på klockan utan drag: ett otillåtet drag.
ruling-touch-seen = { $number ->
    [0] { $color } har rört { $square }.
    [one] { $color } rörde { $square } vid drag { $number }.
   *[other] { $color } rörde { $square } vid drag { $number }.
}
ruling-touch-waived = { $color } rörde av misstag: det räknas inte.
ruling-dismissed = Avskrivet.
ruling-turned-down = { $matter ->
    [touch] { $color }s klagomål avslås: { $square } räknas inte som rört vid drag { $number }.
    [two-hands] { $color }s klagomål avslås: två händer.
    [quickplay] { $color }s remikrav avslås.
    [increment] { $color }s begäran avslås: fem sekunder per drag.
    [draw] { $color } får inte erbjuda remi.
    [session] Partiet fortsätter efter sessionen.
    [sheets] Protokollen får vara som de är.
    [stopped] Inget giltigt skäl: { $color } stoppade klockorna.
    [silent] Inget straff: { $color } har inte upprepat draget än.
    [conduct] Inget straff. { $what }: { $color }.
    [boards-differ] Bräderna jämförs inte. Draget gäller.
    [position] Ställningen förblir som den är.
    [unconfirmed] Ingen regel tillämpas här.
    [default-time] Ingen väntetid är bestämd. Spelarna väntar.
    [envelope] Förseningen ursäktas.
   *[results] Det registrerade resultatet gäller. Ett annat har skrivits under.
}
ruling-quickplay-drawn = Kravet godkänns.
ruling-quickplay-postponed = Kravet skjuts upp. Partiet fortsätter.
ruling-quickplay-rejected = Kravet avslås.
ruling-offer-allowed = { $color } får erbjuda remi.
ruling-increment-granted = Beviljat: fem sekunder till per drag från och med nu.
ruling-increment-refused = Inget tidstillägg.
ruling-revoked = Beslut { $count } återkallas.
ruling-revoked-act = Beslut { $count } återkallas: den otillåtna handlingen räknas inte.
ruling-revoked-move = Beslut { $count } återkallas: varken det otillåtna draget eller den rörda pjäsen räknas.
ruling-was = Det löd: { $what }
ruling-move-stays = { $color } har sedan spelat { $move }: det gäller. Om den rörda pjäsen tvingade fram det, skriv { $restore }.
ruling-unheard = Inget ändras för dig.
ruling-asked = { $ruling ->
    [time-added] Ge { $color } { $time } till?
    [time-taken] Ta { $time } från { $color }?
    [clock-set] Ställa { $color }s klocka på { $time }?
    [lost] Låta { $color } förlora, och ge { $opponent } { $points }?
    [result] Bestämma resultatet: Vit { $white }, Svart { $black }?
    [adjudicated] Bedöma, { $name }: Vit { $white }, Svart { $black }?
    [excluded] De närmaste ronderna: stänga av { $color }?
    [expelled] Utvisa { $color } ur turneringen?
    [annulled] Annullera partiet?
    [flag] Besluta att { $color }s flagga har fallit?
    [illegal] Var { $color }s senaste drag otillåtet?
    [no-move] Räkna ett otillåtet drag: { $color } tryckte på klockan utan drag?
    [touch] Besluta: { $color } rörde { $square } vid drag { $number }?
    [back] { $count ->
        [0] Tillbaka till utgångsställningen?
        [one] Tillbaka till ställningen efter { $place }?
       *[other] Tillbaka till ställningen efter { $place }?
    }
    [displaced] { $count ->
        [0] Pjäser rubbade: tillbaka till utgångsställningen?
        [one] Pjäser rubbade: tillbaka till ställningen efter { $place }?
       *[other] Pjäser rubbade: tillbaka till ställningen efter { $place }?
    }
    [position] Bestämma den här ställningen?
    [default-time] Bestämma väntetiden till { $time }?
    [end] Återkalla partiets slut?
   *[other] Besluta så? { $what }
}
ruling-end-revoked = Partiets slut är återkallat.
end-taken-back = Partiet är inte slut: { $color } är vid draget, drag { $number }.
end-illegal-not-counted = Senaste otillåtna draget räknas inte. Otillåtna drag av { $color }: { $count }.
ruling-default-time = Väntetid: { $time }.
points-none = noll poäng
points-half = en halv poäng
points-full = en poäng
points-two = två poäng
points-three = tre poäng

## Att skriva ett drag

entry-empty = Inget skrivet. Skriv ett drag, eller hjälp.
entry-colour = För att spela { $color } i ett annat parti: { $new } { $color }
entry-not-understood = Jag förstod inte. Skriv ett drag, eller hjälp.
entry-nearest = Jag förstod inte. { $question }
entry-unknown = Okänt: { $word }. Skriv ett drag, eller hjälp.
entry-unknown-near = Okänt: { $word }. Menade du { $near }? Alla kommandon: hjälp allt.
entry-two-moves = Ett drag i taget. Skriv { $first } först.
entry-read-as = { $items } i { $text }: läst som { $text }.
entry-stray-alone = Går inte att läsa: { $items }. Skriv igen.
entry-stray = Går inte att läsa: { $items } i { $text }. Skriv igen.
stray-control = styrtecken { $number }
stray-invisible = osynligt tecken { $number }
stray-letter = { $script ->
    [Cyrillic] kyrilliskt
    [Greek] grekiskt
    [Arabic] arabiskt
    [Hebrew] hebreiskt
    [Armenian] armeniskt
    [Devanagari] devanagari
   *[other] främmande
} { $like }
stray-unlike = { $script ->
    [Cyrillic] kyrillisk
    [Greek] grekisk
    [Arabic] arabisk
    [Hebrew] hebreisk
    [Armenian] armenisk
    [Devanagari] devanagari
   *[other] främmande
} bokstav { $number }

stray-wide = brett { $like }
stray-styled = ovanligt { $like }
stray-sign = tecken { $number }
entry-no-move = Inte ett drag. Försök e2 e4, eller hjälp.
entry-no-piece = Ingen pjäs heter { $letter }. Bokstäverna är { $letters }.
entry-takes-what = Slår vad? Skriv rutan också.
entry-no-question = Ingen fråga att svara på. Skriv ett drag, eller hjälp.
entry-knight = För frågan, skriv språng { $square }.
entry-slash = Ett snedstreck inleder ett kommando. För draget, skriv { $text }.
entry-move-asked = Tillåtet, inte spelat: { $move }. Skriv bara draget för att spela det.
entry-not-played = Inget är spelat. Skriv bara draget för att spela det.
entry-other-side = { $color } är vid draget.
entry-not-your-turn = { $color } är vid draget. Vänta på svaret.
choice = { $count } drag möjliga. Skriv ett nummer.
ambiguous = { $count } drag möjliga. Skriv { $moves } eller { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Vad blir bonden? Skriv pjäsen eller dess nummer.
choice-drop = Sätt in på { $square }. Skriv pjäsen eller dess nummer.
choice-piece = Dam, torn, löpare eller springare? Skriv pjäsen eller dess nummer.
choice-again = Skriv ett nummer från 1 till { $count }, eller nej.
choice-dropped = Avbrutet.

illegal-empty-origin = { $square } är tomt.
illegal-not-yours = Inte din pjäs: { $piece } på { $square }.
illegal-other-piece = På { $square } står { $piece }.
illegal-square-alone = På { $square } står din egen pjäs: { $piece }. För att flytta den, skriv { $square } och dess nya fält.
illegal-own-piece = Din egen pjäs står på { $square }: { $piece }.
illegal-nothing-to-take = Inget att slå på { $square }.
illegal-none-to-take = Din motståndare har { $role ->
    [king] ingen kung
    [queen] ingen dam
    [rook] inget torn
    [bishop] ingen löpare
    [knight] ingen springare
   *[pawn] ingen bonde
}.
illegal-takes-none = Utom räckhåll: { $piece } slår { $captured }.
illegal-no-pawn-takes = Ingen bonde slår på { $letter }-linjen.
illegal-only-takes = På { $square } kan en bonde bara slå. Säg också dess linje.
illegal-still-in-check = Otillåtet: du skulle fortfarande stå i schack.
illegal-exposes-king = Otillåtet: din kung skulle stå i schack.
illegal-no-promotion = Ingen promovering: ingen bonde når sista raden med det draget.
illegal-cannot-become = En bonde blir dam, torn, löpare eller springare. Skriv till exempel { $square } dam.
illegal-blocked = Vägen är spärrad: { $piece } på { $from }, { $other } på { $square }.
illegal-no-such-piece = Du har { $role ->
    [king] ingen kung
    [queen] ingen dam
    [rook] inget torn
    [bishop] ingen löpare
    [knight] ingen springare
   *[pawn] ingen bonde
}.
illegal-cannot-reach = { $role ->
    [king] Din kung når inte { $square }.
    [queen] Du har ingen dam som når { $square }.
    [rook] Du har inget torn som når { $square }.
    [bishop] Du har ingen löpare som når { $square }.
    [knight] Du har ingen springare som når { $square }.
   *[pawn] Du har ingen bonde som når { $square }.
}
illegal-not-from-there = Otillåtet därifrån: { $piece } till { $square }.
illegal-cannot-go = { $role ->
    [king] En kung
    [queen] En dam
    [rook] Ett torn
    [bishop] En löpare
    [knight] En springare
   *[pawn] En bonde
} går inte från { $from } till { $square }.
illegal-no-castling-right = Du kan inte längre rockera dit: din kung eller ditt torn har flyttat.
illegal-castling-never = Du kan inte rockera dit: utgångsställningen tillåter det inte.
illegal-castling-blocked = Du kan inte rockera dit nu: en pjäs står i vägen.
illegal-castling-attacked = Du kan inte rockera dit nu: din kung skulle passera eller hamna i schack.
illegal-must-capture = Du måste slå.
illegal-not-in-variant = Inte tillåtet enligt spelets regler.
illegal-not-in-hand = Inte i din ficka: { $piece }.
illegal-drop-occupied = { $square } är inte tom.
illegal-drop-edge = Ingen bonde där. Inte på första eller sista raden.

## Svar

joined = { $items }, { $next }
row = { $from } till { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Rad { $name }
ranks = Rad { $from } { $count ->
    [2] och
    [one] till
   *[other] till
} { $to }
file = Linje { $name }
square-part = { $part }.
square-shade-part = { $shade } fält
shade-light = vitt
shade-dark = svart
shade-light-short = på vitt
shade-dark-short = på svart
square-shade = { $square }: { $shade }.
all-white = Vit
all-black = Svart
no-pieces = { $pieces }: inga.
count-kind = { $count } { $pieces }
count-pieces = { $count ->
    [one] { $count } pjäs
   *[other] { $count } pjäser
}
rays-none = Inga pjäser i linje med { $square }.
knight-none = Inga pjäser ett springardrag från { $square }.
knight-sees = Ett springardrag från { $square }
toward-up = Uppåt
toward-up-right = Uppåt höger
toward-right = Höger
toward-down-right = Nedåt höger
toward-down = Nedåt
toward-down-left = Nedåt vänster
toward-left = Vänster
toward-up-left = Uppåt vänster
attacked = { $square }, angripare: { $items }.
not-attacked = { $square } är inte hotat.
defended = { $square }, försvarare: { $items }.
not-defended = { $square } är inte försvarat.
hanging-none = Inget hänger.
hanging-none-of = { $color }: inget hänger.
hangs = { $piece } på { $square } hänger: angripen av { $attackers }, { $defended ->
    [no] inte försvarad
   *[yes] försvarad av { $defenders }
}.
hanging-safe = { $piece } på { $square } är säker: { $attacked ->
    [no] inget kan slå där
   *[yes] angripen av { $attackers }, försvarad av { $defenders }
}.
hanging-cost = Bytet kostar { $points } poäng.
hanging-king = En kung kan inte hänga. Om schack: { $check }.
by-white = { $square }, Vit angriper: { $items }.
by-black = { $square }, Svart angriper: { $items }.
by-none-white = Vit angriper inte { $square }.
by-none-black = Svart angriper inte { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } att sätta in
drops-anywhere = vilken tom ruta som helst
drops-pawn-anywhere = tomma rutor på rad 2 till 7
moves-none = Inga tillåtna drag.
moves-none-from = Inga tillåtna drag från { $square }.
captures-none = Inga slagdrag.
captures-none-from = Inga slagdrag från { $square }.
moves-not-yours = { $square }: { $piece }, inte vid draget.
takes = slår { $piece } { $square }
takes-promoting = slår { $piece } { $square } och promoverar
takes-en-passant = slår { $piece } { $square } en passant, till { $to }
promotes-on = promoverar på { $square }
what-if = { $piece } på { $square } kunde slå
what-if-none = { $piece } på { $square } kunde inte slå något.
what-if-empty = { $square } är tomt.
castling-right = { $color }, { $castling }: { $how ->
    [legal] tillåten
    [check] inte medan kungen står i schack
    [blocked] en pjäs står i vägen
    [attacked] kungen skulle gå genom schack eller in i schack
   *[lost] ingen rätt till den
}.
material-count = { $count ->
    [one] { $pieces }
   *[other] { $count } { $pieces }
}
material-level = Lika material.
material-ahead = { $color } leder med { $points ->
    [one] en
   *[other] { $points }
} poäng.
material-bare = ensam kung
turn = { $color } är vid draget, drag { $number }.
turn-check = { $color } är vid draget, drag { $number }, i schack.
turn-checkmate = { $color } är matt, drag { $number }.
turn-stalemate = Patt: { $color } har inget tillåtet drag, drag { $number }.
turn-yours = Du har { $color }.
board-check = { $color } står i schack.
board-checkmate = { $color } är matt.
board-stalemate = Patt: { $color } har inget tillåtet drag.
check-none = Inte i schack.
check-by = { $color } står i schack av { $items }.
last = { $move }. { $color }, drag { $number }.
last-none = Inga drag än.
captured-none = Inget slaget än.
captured-last = Senast slagen: { $piece } på { $square }.
last-of = { $items } och { $last }
captured-lost = { $color } har förlorat { $items }.
changed-attacks = Angriper: { $items }.
changed-defends = Försvarar: { $items }.
changed-opens = { $piece } på { $square } angriper nu: { $items }.
changed-closes = { $piece } på { $square } angriper inte längre: { $items }.
changed-undefended = Inte längre försvarade: { $items }.
changed-nothing = Inget annat har ändrats.
changed-more = Resten: { $changed } en gång till.
lost-king = { $count ->
    [one] en kung
   *[other] { $count } kungar
}
lost-queen = { $count ->
    [one] en dam
   *[other] { $count } damer
}
lost-rook = { $count ->
    [one] ett torn
   *[other] { $count } torn
}
lost-bishop = { $count ->
    [one] en löpare
   *[other] { $count } löpare
}
lost-knight = { $count ->
    [one] en springare
   *[other] { $count } springare
}
lost-pawn = { $count ->
    [one] en bonde
   *[other] { $count } bönder
}
opening = { $name }. { $eco }.
opening-none = Inget öppningsnamn än.
score-none = Inga drag än.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Senaste draget tog { $time }.
spent-all = { $color } har använt { $time }.
clock-to-go = { $color } har { $count ->
    [one] ett drag
   *[other] { $count } drag
} till nästa period.
clock-none = Partiet spelas utan klocka.
clock-of-waiting = Parti { $game } väntar, klockorna står stilla.
clock-waits = { $whose ->
    [own] Din klocka står. Enter startar den.
   *[both] Klockorna står. Enter startar dem.
}
clock-strict = Som i en turnering: bara domaren stannar klockorna.
once-empty = Inget drag angivet. Försök e2 e4.
once-unknown = Okänt: { $word }. Skriv ett drag, som e2 e4 eller springare f3.
once-unknown-near = Okänt: { $word }. Menade du { $near }?
once-no-move = Inte ett drag. Försök e2 e4, eller springare f3.
once-failed = Drag { $number }, { $text }: { $why }
ask-unknown = Okänt: { $word }. Alla frågor: { $program } ask hjälp
ask-unknown-near = Okänt: { $word }. Menade du { $near }? Alla frågor: { $program } ask hjälp
ask-help = Du kan fråga: { $names }. Mer om en: { $program } ask hjälp bräde
ask-number = { $word } är ingen fråga. Ange ställningen med --position, och fråga sedan.
ask-in-game = { $name } fungerar bara i ett parti. Börja ett med { $program } play.
ask-command = { $name } är ett eget kommando: { $program } { $command }.
saves = Varje drag sparas. För att sluta, skriv avsluta.
leave-quit = För att sluta, skriv avsluta. Varje drag sparas.
export-picture = En bild är SVG eller PNG: ange en fil som slutar på .svg eller .png.
export-file = Vilken fil? Skriv namnet, till exempel parti.pgn.
print-file = Vilken fil? Skriv namnet, till exempel parti.txt, eller parti.brf för en punktskrivare.
deleted = Parti { $game } raderat. För att få tillbaka det: { $name }
undeleted = Parti { $game } är tillbaka.
undelete-none = Inget att få tillbaka: inget parti har raderats sedan start.
delete-open = Parti { $game } är öppet. Stäng det eller börja ett annat, och radera det sedan.
delete-match = Parti { $game } är en match. Matcher bevaras.
delete-imported = Parti { $game } är importerat. Bara partier som spelats här kan raderas.
rename-what = Vilket namn? { $name } 5 Klubbkväll, eller { $name } 5 { $color } Anna.
renamed = Parti { $game } heter nu: { $text }.
noted = Antecknat om parti { $game }.
note-line = Anteckning: { $text }
note-none = Ingen anteckning om parti { $game }.
summary-moves = Drag: { $moves }.
summary-turning = Vändpunkt: drag { $number }, { $color }: { $move }.
summary-search = För vändpunkt och precision: { $name } { $game }
course-step = Drag { $number }, { $color }. { $verdict }
course-none = Drag { $number }, { $color }: inte bedömt.
course-time = Betänketid: { $time }.
course-best = Bäst för { $color } vid drag { $number }. { $verdict }
course-longest = Längst betänketid: drag { $number }, { $color }, { $time }.
results-none = Du har inga avslutade partier än.
results-all = { $won } vunna, { $drawn } remi, { $lost } förlorade.
results-against = { $opponent }: { $won } vunna, { $drawn } remi, { $lost } förlorade.
results-ended = { $kind ->
    [won] vinst
    [drawn] remi
   *[lost] förlust
}
results-last = De senaste partierna, det nyaste först: { $items }.
results-row = I rad: { $count } vunna.
ratings-none = Inget övat än. För att börja: problem
ratings-puzzles = Problem: ratingtal { $rating }.
ratings-week = För en vecka sedan: { $rating }.
ratings-month = För fyra veckor sedan: { $rating }.
ratings-highest = Högst: { $rating }.
ratings-drills = Övningar: av de senaste { $count } svaren { $right } rätt.
ratings-streak = Problemsvit: nu { $count }, rekord { $record }.
ratings-days = Övat { $count } dagar i rad.
ratings-ago = { $weeks ->
    [one] För en vecka sedan: { $rating }.
   *[other] För { $weeks } veckor sedan: { $rating }.
}
ratings-ago-drills = Övningar den veckan: av { $count } svar { $right } rätt.
ratings-ago-none = { $weeks ->
    [one] För en vecka sedan: inget övat.
   *[other] För { $weeks } veckor sedan: inget övat.
}
repeat-none = Inget har sagts än.
argument-square = { $name } behöver ett fält, till exempel { $name } e4.
argument-two-squares = { $name } behöver två fält, till exempel { $name } g1 f3.
argument-piece = { $name } behöver en pjäs, som { $name } dam eller { $name } svarta torn.
argument-line = { $name } behöver en linje eller en rad, till exempel { $name } e eller { $name } 4.
argument-rank = { $name } behöver en rad, till exempel { $name } 4.
argument-file = { $name } behöver en linje, till exempel { $name } e.
argument-number = { $name } behöver ett tal, till exempel { $name } 5.
argument-level = { $name } behöver ett tal från 1 till { $most }.
argument-move = { $name } behöver ett drag, till exempel { $name } e2 e4.
argument-claim = Kräva vad? Skriv { $name } upprepning, { $name } femtio, { $name } flagga eller { $name } otillåtet. Mer: hjälp kräv.
argument-voice = { $name } behöver en röst: { $voices }.
argument-switch = { $name } behöver på eller av.
argument-whose = { $name } tar min, motståndare, eller inget.
argument-hanging = { $name } tar ett fält, en pjäs, min, motståndare, eller inget.
argument-braille = { $name } tar en bredd från { $least } till { $most }; diagram, rader eller lista; punkter, ascii eller bokstäver; behåll.
argument-list = En lista skrivs med bokstäver; punkter och ascii är för diagram.
argument-width = En punktskriftsrad: { $least } till { $most } celler. Skriv till exempel braille 40.
argument-position = { $name } behöver en ställning: FEN, ett diagram, eller en lista som Vit: Ke1 a2. Svart: Ke8.
argument-none = Skriv bara { $name }.
argument-more = Förstås inte: { $word }. Skriv bara { $name }.
no-command = Okänt kommando: { $word }. Alla kommandon: hjälp allt.
no-command-near = Okänt kommando: { $word }. Menade du { $near }? Alla kommandon: hjälp allt.

## Ställningen för fingrar

diagram-lines = Diagram, { $count ->
    [one] en rad
   *[other] { $count } rader
}.
list-of = { $color }:
beside-turn = { $color } är vid draget.
beside-castling = Rockad: { $rights }.
beside-no-castling = Ingen rockad.
beside-all-castling = Rockad: alla.
beside-one = { $color } { $side }
beside-two = { $color } { $side } och { $other }
beside-short = kort
beside-long = lång
beside-en-passant = En passant: { $square }.
braille-kept = Sparat.
braille-kept-here = Inställt för den här matchen.

## Önskemål

confirm-draw = Erbjuda remi? ja eller nej.
confirm-draw-agreed = Komma överens om remi? ja eller nej.
confirm-draw-untimely = Erbjuda remi nu? Rätt tillfälle är efter ditt drag, innan du trycker. ja eller nej.
confirm-draw-untimely-typed = Erbjuda remi nu? Rätt tillfälle är med ditt drag: remi e4. ja eller nej.
confirm-claim = Kräva remi? Är kravet fel får { $opponent } mer tid. ja eller nej.
confirm-claim-with = Kräva remi med { $move }? Är kravet fel får { $opponent } mer tid, och du måste spela draget. ja eller nej.
confirm-claim-quickplay = Kräva remi? Avslår domaren får motståndaren två minuter till. ja eller nej.
confirm-claim-quickplay-alone = Kräva remi? Partiet vilar tills motståndaren godtar eller en domare avgör. ja eller nej.
confirm-seconds = Begära fem sekunder per drag? Det är också ett remianbud. Beviljas det får motståndaren två minuter till. ja eller nej.
confirm-resign = Ge upp? ja eller nej.
confirm-resign-for = Ge upp för { $color }? ja eller nej.
kings-say = { $result ->
    [white] Kungarna i centrum: vit vinner.
    [black] Kungarna i centrum: svart vinner.
   *[draw] Kungarna i centrum: remi.
}
kings-no-win = Motståndaren har inte gett upp. Ställ tillbaka kungarna.
kings-one = En kung står i centrum. Ställ dit den andra också för resultatet, annars ställ tillbaka den.
kings-otherwise = Men partiet slutade annorlunda.
confirm-takeback = Ta tillbaka ditt drag? ja eller nej.
confirm-new = Lämna det här partiet? Nytt: { $items }. ja eller nej.
after-game = Partiet är inte slut. Efteråt: { $name }
confirm-delete = Radera parti { $game }, { $white } mot { $black }? ja eller nej.
confirm-replace = { $file } finns redan. Ersätta? ja eller nej.
confirm-resume = Lämna det här partiet? Det förra fortsätter. ja eller nej.
confirm-resume-game = Lämna det här partiet? Parti { $game } fortsätter. ja eller nej.
confirm-lapsed = { $what ->
    [draw] Ingen remi erbjuden.
    [resign] Du ger inte upp.
    [takeback] Inget drag taget tillbaka.
    [resume] Du stannar i det här partiet.
    [claim] Inget krävt.
    [seal] Draget är inte förseglat.
    [sign] Inte underskrivet.
   *[new] Inget nytt parti.
}
confirm-draw-first = Remi är inte erbjuden än. Erbjuda? ja eller nej.
confirm-neither = { $text } är varken ja eller nej.
confirm-go-on = Fortsätta? ja eller nej.
confirm-dropped = Nej. Partiet fortsätter.
confirm-blunder = { $what ->
    [mate] Det tillåter matt i ett drag.
    [queen] Det skänker bort din dam.
    [rook] Det skänker bort ett torn.
    [bishop] Det skänker bort en löpare.
   *[knight] Det skänker bort en springare.
} Spela det? ja eller nej.
blunder-dropped = Inte spelat. Ditt drag.
announce-it = Annonsera det.
repeat-it = Upprepa det.
repeated-it = Upprepat.
repeated-by-opponent = { $color } har upprepat det.
repeated-already = Det är det senaste draget. Annonsera ditt eget.
move-of-opponent = Det var det senaste draget. Din tur.
repeated-your-move = Upprepat. Din tur.
say-promotion = Säg vad bonden blir.
pressed = Tryckt.
takeback-helps = Ta tillbaka draget: skriv ta-tillbaka.
press-it = Tryck på klockan.
announced-waits = Annonserat: { $move }.
announcing-off = Behövs inte: drag gäller när du skriver dem. För att ändra: ställ-in annonsering.
hint = Tips: { $move }.
hint-wait = Söker ett tips.
hint-still = Söker fortfarande ett tips. Vänta.

analysis-wait = Tänker.
analysis-still = Tänker fortfarande. Vänta.
analysis-stopped = Avbrutet: { $names }. Fråga igen.
analysis-over = Partiet är slut i den här ställningen.
analysis-in-check = { $color } står i schack. Leta efter hotet efter nästa drag.
analysis-no-move = Andra sidan har inget tillåtet drag.
analysis-two = Inte under ett parti mot en människa.
analysis-exercise = Inte i en övning. För hjälp: { $hint }.
analysis-not-now = Slutför draget först.
analysis-offer = Vänta på svaret på remianbudet.
analysis-nothing = Ingen bedömning av ställningen.
analysis-builtin-instead = Den inbyggda motståndaren bedömer.
analysis-builtin =
    Bedömt av den inbyggda motståndaren. Den ser matt och det som vinns direkt.
    Planer och slutspel kan den inte bedöma. Det kan en schackmotor: { $opponent } motor stockfish.
analysis-best = Bäst: { $move }.
analysis-unscored = Ingen värdering.
analysis-line = { $moves }.
analysis-line-end = Fortsättningen är slut.
analysis-no-line = { $count ->
    [one] Det finns bara en fortsättning.
   *[other] Det finns bara { $count } fortsättningar.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } hotar { $move }.
analysis-no-threat = Inget hot. Om { $color } fick dra: { $move }.
mate-in = Matt i { $moves } drag.
mate-none = Ingen matt hittad inom { $moves } drag.
mate-never = Ingen kan tvinga fram matt här: tabellerna vet det.
verdict = { $how ->
    [equal] Lika: { $number }.
    [slight] { $color } står lite bättre: { $number }.
    [clear] { $color } står klart bättre: { $number }.
    [winning] { $color } är på väg att vinna: { $number }.
   *[won] { $color } har vunnet parti: { $number }.
}
verdict-mate = { $color } sätter matt i { $moves } drag.
verdict-unsure = Ingen fördel i sikte.
verdict-number = { $sign ->
    [minus] minus { $whole },{ $tenths }
    [plus] plus { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Vinstchans för { $color }: { $percent } procent.
eval-chances = Av 100 partier vinner { $color } { $won }, spelar remi i { $drawn } och förlorar { $lost }.
eval-by = Djup { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } vinner: matt i { $moves } drag.
        [progress] { $moves ->
            [0] { $color } vinner: nästa drag är ett slag eller ett bondedrag.
            [one] { $color } vinner: ett slag eller bondedrag kommer härnäst.
           *[other] { $color } vinner: ett slag eller bondedrag inom { $moves } drag.
        }
       *[unknown] { $color } vinner.
    }
    [spoilt] Remi. { $color } skulle vinna, men inte före femtiodragsregeln.
   *[drawn] Remi.
}
tables-only-wins = Bara { $move } vinner.
tables-only-draws = Bara { $move } håller remi.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Alla drag vinner.
       *[some] { $keeping ->
            [one] Ett av { $count } drag vinner.
           *[other] { $keeping } av { $count } drag vinner.
        }
    }
    [drawn] { $which ->
        [all] Alla drag ger remi.
       *[some] { $keeping ->
            [one] Ett av { $count } drag ger remi.
           *[other] { $keeping } av { $count } drag ger remi.
        }
    }
   *[lost] Alla drag förlorar.
}
tables-sure = Enligt slutspelstabellerna, utan tvivel.
tables-found = Slutspelstabeller: upp till { $pieces } pjäser.
tables-folder = Mappen { $name } går inte att läsa. För att ange en annan: ställ-in { $setting }.
tables-none = Inga slutspelstabeller i { $name }. För att ange en annan mapp: ställ-in { $setting }.
tables-damaged = Slutspelstabellen { $name } är skadad. Kopiera den igen.
book-row = { $move }: { $which ->
    [book] { $percent } procent.
    [games] { $games ->
        [one] i ett av dina partier.
       *[other] i { $games } av dina partier.
    }
   *[both] { $percent } procent, i { $games ->
        [one] ett av dina partier.
       *[other] { $games } av dina partier.
    }
}
book-more = Och { $count } drag till.
book-nothing = Inget i boken och i dina partier.
book-unreadable = Boken { $name } går inte att läsa: { $reason }. För att ange en annan: ställ-in { $setting }.
book-cut = { $name } är avklippt, eller ingen Polyglotbok. Kopiera den igen.
book-none = Ingen öppningsbok i Polyglotformat: { $name }. För att ange en annan: ställ-in { $setting }.
opponent-failed = Motståndaren fann inget drag. Det är ett fel i programmet. Skriv nytt, eller avsluta och { $program } resume.
level-set = Nivå { $level }.
level-is = Nivå { $level }. För att ändra, skriv nivå och ett tal från 1 till 20.
level-none = Ingen inbyggd motståndare i partiet. För att spela mot den: nytt dator.
voice-set = Dragröst: { $name }.
talk-set = Språk: svenska.
talk-is = Språk: svenska. För att ändra, skriv till exempel språk en.
speech-on = Tal på.
speech-off = Tal av.
speech-is = { $state ->
    [on] Tal på. För att stänga av, skriv tal av.
   *[off] Tal av. För att sätta på, skriv tal på.
}
speech-rate = Taltempo { $rate }.
speech-volume = Volym { $volume } av 100.
speech-lost = Talet har slutat fungera: { $reason }. Endast text.
speech-is-lost = Talet har slutat fungera. Försök igen: tal på. Utan tal: tal av.
speech-is-awaited = Talet svarar inte ännu. Utan tal: tal av.
speech-is-starting = Talet startar.
speech-health = Vad som är fel säger { $program } health. Utan tal: tal av.
speech-found = Talet är tillbaka.
speech-absent = Den här versionen har inget tal.
reason-unreachable = ingen talserver svarar, installera speech-dispatcher och espeak-ng eller skriv tal av
reason-hangs = talservern svarar inte
reason-refused = talservern vägrar
reason-engine = talmotorn fungerar inte

## Partier

new-builtin = Nytt parti { $game }. Du har { $color } mot nivå { $level }.
new-human = Nytt parti { $game } för två spelare.
new-human-named = Nytt parti { $game }: { $white } har Vit, { $black } har Svart.
time-all = Tid: { $time }
time-moves = Tid: { $time } för { $moves } drag
time-then-all = Sedan { $time }
time-then-moves = Sedan { $time } för { $moves } drag
time-repeats = Den sista perioden upprepas.
time-plain = { $period }.
time-increment-only = Tid: { $time } per drag.
time-increment = { $period }, plus { $time } per drag.
time-delay = { $period }, fördröjning { $time } per drag.
time-bronstein = { $period }, Bronsteinfördröjning upp till { $time } per drag.
time-warned = Tidsvarningar: { $times }. För att ändra: { $set } tidsvarningar.
laws-edition = Regler: FIDE { $year }.
laws-flag-claimed = En flagga räknas bara om den krävs: { $claim }.
laws-incomplete = FIDE { $year }: kända bara till artikel 8.1. Resten är inte bekräftat.
laws-one-article = FIDE { $year }: bara artikel { $article } är känd. Resten är inte bekräftat.
opening-announce = Varje drag annonseras. Skriv ditt drag, sedan { $press }.
opening-repeat = Varje drag annonseras och upprepas. Skriv ditt drag, sedan { $press }.
new-position = Särskild utgångsställning. För att höra den: bräde.
new-usual = För den vanliga: nytt vanlig.
board-tells = Skriv bräde för att höra den.
chess960-from = Schack 960, ställning { $number }.
chess960-usual = Schack 960, ställning { $number }: den vanliga.
chess960-other = Schack 960, från en annan ställning.
odds-given = { $color } ger handikapp: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, i utbyte { $other } { $back }
odds-extra-move = Vit har redan spelat { $square }
odds-draw = remi räknas som förlust
odds-time = tid på klockan
clock-odds = { $color }:
odds-no-time = Lägg till tiden för den som ger, till exempel 5 eller 3+2.
odds-no-clock = Tidshandikapp kräver klocka. Lägg till en, till exempel 10+5.
odds-position = Inget pjäshandikapp här: det börjar från den vanliga ställningen.
simul-begun = Simultan, bräden: { $count }. Efter varje drag av dig kommer nästa.
simul-board = Bräde { $board }: { $opponent }.
simul-level = nivå { $level }
simul-engine = { $engine }, nivå { $level }
simul-guest = gäst
simul-since = Sedan dess: { $time }.
simul-waits = Bräde { $board }: { $opponent }, drag { $move }, { $time }.
simul-unplayed = Bräde { $board }: { $opponent }, inget drag ännu.
simul-won = Bräde { $board }: { $opponent }, vunnet.
simul-drawn = Bräde { $board }: { $opponent }, remi.
simul-lost = Bräde { $board }: { $opponent }, förlorat.
simul-left = Bräden kvar: { $count }. Till nästa: { $name }.
simul-over = Simultanen är slut. Vunna: { $won }, remi: { $drawn }, förlorade: { $lost }.
simul-here = Du är vid bräde { $board }.
simul-last = Inget annat bräde väntar.
simul-unknown = Bräde { $board } finns inte. Simultanen har { $count }.
simul-none = Ingen simultan pågår. Börja: { $name } 8.
simul-count = Säg antalet bräden, 2 till { $most }: { $name } 8.
simul-clocks = En simultan har inga klockor. Utelämna tiden.
letter-new = Nytt parti { $game }, per brev. Din färg: { $color }, mot { $opponent }. Efter ditt drag: { $name }.
letter-awaited = Väntat: draget från { $opponent }. Skriv det när det kommer.
letter-none = Inte ett parti per brev. Börja: { $name } Anna.
letter-yours = Först ditt drag. Sedan brevet.
letter-pace = Skriv dagar som 10/50: 50 dagar för 10 drag.
letter-file = Ange filen, till exempel brev.txt.
letter-head = Vit: { $white }. Svart: { $black }.
letter-reply = Ditt drag: { $move }.
letter-move = Mitt drag: { $move }.
letter-said = Uttalat: { $said }.
letter-offer = Jag erbjuder remi.
letter-fen = Ställning: { $fen }
letter-days = Mottaget: { $came }. Skickat: { $goes }.
letter-for = { $days ->
    [one] { $days } dag
   *[other] { $days } dagar
}
letter-mine = Parti { $game }, { $opponent }: ditt drag, { $time }.
letter-theirs = Parti { $game }, { $opponent }: väntas, { $time }.
letter-left = Kvar till drag { $move }: { $time }.
letter-over = Tiden överskriden, drag { $move }: { $time } för mycket.
letters-none = Inget parti per brev. Börja: { $name } Anna.
received-noted = Noterat: mottaget { $day }.
received-empty = Lägg till draget eller dagen: { $name } 12... Sf6.
received-unread = Inget drag hittat. Skriv bara draget.
received-several = Flera drag passar. Skriv bara draget.
received-yours = Ditt drag. Inget brev väntas.
variant-standard = schack
variant-chess960 = schack 960
variant-king-of-the-hill = King of the Hill
variant-three-check = Tre schack
variant-crazyhouse = Crazyhouse
variant-antichess = Förlustschack
variant-atomic = Atomschack
variant-horde = Hord
variant-racing-kings = Kungakapplöpning
rules-king-of-the-hill = King of the Hill. En kung på d4, e4, d5 eller e5 vinner, och matt vinner också.
rules-three-check = Tre schack. Den tredje schacken vinner, och matt vinner också.
rules-crazyhouse = Crazyhouse. Det du slår är ditt. I stället för ett drag sätter du in det: springare sätts på f3, eller S@f3.
rules-antichess = Förlustschack. Du måste slå när du kan. Den som inte har pjäser eller drag kvar vinner.
rules-atomic = Atomschack. Ett slag exploderar: allt runt om försvinner, bönder står kvar. Spräng kungen för att vinna.
rules-horde = Hord. Vit har bara bönder. Svart vinner genom att slå alla, vit genom matt.
rules-racing-kings = Kungakapplöpning. Den första kungen på sista raden vinner. Inget drag får ge schack.
variant-begins = { $variant }. Skriv { $name } för reglerna.
variant-weaker = Nivåerna är svagare här än i schack.
exploded = Explosion. Borta: { $pieces }.
checks-counted = Schack { $count } av 3.
checks-given = { $color }: { $count } av 3 schackar.
must-capture = Du måste slå. Möjligt: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } kan sätta in: { $pieces }.
pocket-empty = { $color } har inget att sätta in.
pocket-none = I det här partiet sätts inget in.
only-in-chess = Bara i schack. Det här partiet är { $variant }.
resumed-game = Parti { $game } återupptas. { $moves ->
    [0] Inga drag
    [one] Ett drag
   *[other] { $moves } drag
} hittills.
resumed-side = Du har { $color } mot nivå { $level }.
resumed-turn = Din tur.
resumed-over = Parti { $game } är slut.
resume-none = Inget oavslutat parti. Börja ett med { $program } play.
resume-unknown = Inget parti { $game }. De senaste: { $program } games

resume-busy = Parti { $game } är öppet i ett annat fönster. Stäng det först, eller börja ett nytt parti.
resume-none-here = Inget annat oavslutat parti. Skriv partier för en lista.
resume-here = Du är i parti { $game }.
resume-over = Parti { $game } är slut. Gå igenom det med { $program } study { $game }
resume-over-here = Parti { $game } är slut. För att gå igenom det: { $name } { $game }
resume-imported-here = Parti { $game } är importerat. För att gå igenom det: { $name } { $game }
resume-match = Parti { $game } är en match. För att fortsätta: { $program } match, sedan dess fil.
left-own = Parti { $game } mot { $opponent } är oavslutat: du har { $color }, drag { $move }, { $date }.
left-two = Parti { $game }, { $white } mot { $black }, är oavslutat: drag { $move }, { $date }.
left-resume = För att fortsätta: { $name } { $game }
resume-imported = Parti { $game } är importerat: det går inte att fortsätta. Gå igenom det med { $program } study { $game }.
game-kept = Parti { $game } sparat. För att fortsätta: { $program } resume
game-left = Parti { $game } är sparat.
game-forgotten = Parti { $game } sparas inte: inget drag gjordes.
goodbye = Hej då.
unsaved = Inte sparat: { $reason }. Partiet fortsätter. Frigör utrymme, så sparas det med nästa drag.
saved-again = Allt är sparat igen.
unsaved-at-end = De här dragen är inte sparade. Kopiera dem:
archive-damaged = Arkivet var skadat. Det är nu { $file }, och ett nytt är påbörjat.
archive-renewed = Ordnar importerade partier, en enda gång. Tryck Control-C för att stoppa, inget går förlorat.
data-shared = Datamapp { $folder }: inte bara din. Andra kan läsa eller ändra dina partier. Ange en egen mapp med --data.
data-no-folder = Datamapp { $folder }: det är ingen mapp. Ange en mapp med --data.
data-link = Datamappen { $folder } är en länk. Kontrollera att den leder till en mapp som är din.
data-writable = Datamapp { $folder }: andra användare kunde skriva i den. Nu är den stängd för dem. Kontrollera dina partier med { $program } games.
data-foreign = Inget parti här: { $folder } tillhör en annan användare. Ange en annan datamapp med --data.
data-open = Inget parti här: andra får skriva i { $folder }. Stäng den först: { $command }
archive-unusable = Arkivet { $file } går inte att använda: { $reason }. Det här partiet sparas inte.
settings-warning = { $what } Hoppas över: { $file }.
settings-warning-line = { $what } Hoppas över: rad { $line } i { $file }.
not-text = Den raden är inte text i UTF-8. Skriv den igen.
too-long = Raden är för lång: högst 4096 byte. Skriv en kortare.

reason-damaged = filen är skadad
reason-catalogue = de importerade partierna är skadade, flytta undan catalogue.db
reason-full = disken är full
reason-read-only = disken eller mappen är skrivskyddad
reason-busy = ett annat program använder filen
reason-file = filen går inte att öppna
reason-settings = inställningsfilen innehåller fel; rätta den först
reason-newer = en nyare touchmove har skrivit filen, använd den
reason-game = ett av partierna är skadat
reason-unwritable = inställningarna går inte att skriva
setting-key-near = Okänd inställning: { $key }. Menade du { $near }?
setting-value = { $key } kan inte vara { $value }. Möjliga värden: { $values }.
setting-empty = { $key } saknar värde. Möjliga värden: { $values }.
setting-name-long = { $key }: högst 40 bokstäver. Skriv ett kortare namn.
setting-unreadable = Inställningarna går inte att läsa: { $reason }.
range-to = till
range-more = och mer
slip-no-equals = { $text } saknar likhetstecken. Skriv namn = "värde".
slip-no-value = { $text } saknar värde. Skriv namn = "värde".
slip-open-quote = { $text } har ett öppet citattecken. Stäng det.
slip-no-quotes = Citattecken saknas i { $text }. Sätt dem runt värdet.
slip-open-bracket = { $text } har en öppen hakparentes. Stäng den.
slip-twice = { $text } upprepar ett namn. Ta bort en av de två raderna.
slip-control = Tecken som inte kan skrivas ut på raden. Skriv den igen.
slip-unprintable = Tecken som inte kan skrivas ut på raden. Ta bort dem.
slip-form = { $text } går inte att läsa. Skriv namn = "värde".
did-you-mean = Menade du { $near }?
folder-missing = Ingen mapp { $folder }. Ange en som finns.
folder-is-file = { $folder } är en fil. Ange dess mapp.
folder-denied = { $folder } går inte att läsa. Kontrollera behörigheterna.
name-unseen = Osynliga tecken i namnet. Byt namn.
voices-none-there = Ingen röst i { $folder }. En röst är en mapp med voice.toml i.
keymaps-none-there = Ingen tangentuppsättning i { $folder }. Den är en fil som min.toml.
voice-note = { $what } Se { $file }.
voice-note-line = { $what } Se rad { $line } i { $file }.
voice-unreadable = Filen går inte att läsa: { $reason }.
voice-empty = Filen är tom.
voice-no-voice = Rösten har ingen voice.toml. Skriv en, till exempel med parent = "en".
voice-section = Okänd del av en röst: { $name }.
voice-entry = Okänt i den här delen: { $name }.
voice-missing = I delen { $section } saknas { $name }. Lägg till det.
voice-missing-first = Rösten saknar { $name }. Skriv till exempel { $name } = "en", före alla delar.
voice-text = { $name } måste stå inom citattecken.
voice-list = { $name } måste vara en lista, som ["ett", "två"].
voice-part = { $name } är en del av rösten. Skriv namnet inom hakparentes på en egen rad.
voice-blank = { $name } har ett tomt ord.
voice-same = { $first } och { $name } har samma ord, { $word }. Båda behöver ett eget.
voice-slot = Okänd lucka i mönstret { $name }: { $slot }.
voice-brace = Mönstret { $name } har en öppen klammer. Stäng den.
voice-no-slot = Mönstret { $name } behöver luckan { $slot }, annars blir dragen tysta.
voice-language = { $tag } är ingen språkkod. Skriv en som de eller pt-BR.
voice-keyboard = Okänt tangentbord: { $name }. Skriv ett av { $known }.
voice-letter = { $name } är inte en enda bokstav. Skriv en före likhetstecknet.
voice-parent = Ursprung saknas eller är trasigt: { $name }.
voice-incomplete = Rösten är ofullständig. Ange ett ursprung, som parent = "en".
voice-taken = { $word } kan inte betyda { $name }: ordet betyder redan { $other }.
voice-sentence = { $text } är ingen mening. Skriv namn = text, och stäng varje klammer.
voice-no-sentence = Programmet har ingen mening { $name }.
voice-gap = Meningen { $name } har ingen lucka { $gap }. Den har: { $gaps }.
voice-gap-none = Meningen { $name } har ingen lucka { $gap }. Den har inga luckor.
voice-left-out = Meningen { $name } utelämnar { $gap }.
voice-silent = Meningen { $name } är tom.
setting-not-kept = Inställningen är inte sparad: { $reason }.

## Schackmotorer

new-engine = Nytt parti { $game }. Du har { $color } mot { $engine }, nivå { $level }.
resumed-engine = Du har { $color } mot { $engine }, nivå { $level }.
engine-held = { $engine } har inga egna nivåer. Ju lägre nivå, desto kortare räknar den framåt och desto fler drag gör den inbyggda motståndaren.
opponent-thinks = Motståndaren tänker fortfarande.
engine-thinks = Motståndaren tänker fortfarande. För att spela utan den, skriv { $new } { $builtin }.
engine-waits = { $engine } startar. För att spela utan den, skriv { $new } { $builtin }.
engine-waits-on = { $engine } startar. Partiet väntar på den.
engine-missing = { $engine } finns inte på den här datorn.
engine-refused = { $engine } går inte att starta: det är inget program för den här datorn.
engine-ended = { $engine } har plötsligt avslutats.
engine-says = Meddelande: { $words }
engine-floods = { $engine } slutar inte skriva.
engine-silent = { $engine } svarar inte.
engine-not-uci = { $engine } svarar, men inte på UCI, schackmotorernas språk. Ange en UCI-motor, som uci:stockfish.
engine-no-move = { $engine } skickade inget drag.
engine-no-stop = { $engine } slutar inte tänka.
engine-so-far = Bäst hittills:
engine-nonsense = { $engine } skickade ett obegripligt drag: { $answer }.
engine-illegal = { $engine } skickade ett otillåtet drag: { $answer }.
engine-no-chess960 = { $engine } spelar inte schack 960.
engine-no-variant = { $engine } spelar inte { $variant }.
engine-again = Startar om den.
engine-back = { $engine } är tillbaka.
confirm-builtin = Spela mot den inbyggda motståndaren? ja eller nej.
confirm-builtin-on = Fortsätta mot den inbyggda motståndaren? ja eller nej.
builtin-plays = Den inbyggda motståndaren fortsätter, nivå { $level }.
engine-kept = Partiet väntar på { $engine }. Skriv avsluta; { $program } resume försöker igen.
engine-not-begun = Inget parti påbörjat. Skriv nytt för att försöka igen, eller avsluta.
player-engine = { $name } nivå { $level }
player-engine-replaced = { $name }, sedan nivå { $level }
health-engine = Schackmotor: { $name } fungerar, { $file }.
health-engine-fails = Schackmotor { $file }: { $what }

## Signaler

tones-on = Signaler på.
tones-off = Signaler av.
tones-is = { $state ->
    [on] Signaler på. För att stänga av, skriv signaler av.
   *[off] Signaler av. För att sätta på, skriv signaler på.
}
tones-absent = Programmet är byggt utan signaler. docs/guide.md säger hur man får dem.
tones-lost = Signalerna har slutat fungera: { $reason }.
tones-found = Signalerna är tillbaka.
reason-no-device = ingen ljudenhet hittas
reason-device-busy = ett annat program använder ljudenheten
reason-device-hangs = ljudenheten har hängt sig
reason-device-broken = ljudenheten fungerar inte
help-tones =
    signaler på, signaler av.
    Ett lågt tick: ett svart fält.
    En oktav högre: ett vitt.
    En knackning: kanten.
    Två toner nedåt: ett slag.
    Två uppåt: schack.
    Ett surr: ett otillåtet drag.
    Tre pip: lite tid kvar.
health-tones = Signaler: ljudenheten fungerar.
health-tones-fails = Signaler: { $reason }.

## Första starten

setup-language = För svenska, skriv { $number }.
setup-language-names = svenska, Swedish, Schwedisch
setup-again = { $most ->
    [2] Skriv 1 eller 2.
    [one] Skriv ett nummer från 1 till { $most }.
   *[other] Skriv ett nummer från 1 till { $most }.
}
setup-unknown = { $most ->
    [2] Skriv 1 eller 2, eller ett ord ur svaret. { $quit } avslutar.
    [one] Skriv ett nummer från 1 till { $most }, eller ett ord ur svaret. { $quit } avslutar.
   *[other] Skriv ett nummer från 1 till { $most }, eller ett ord ur svaret. { $quit } avslutar.
}
setup-help-language =
    Det här är programmets språk.
    Skriv dess nummer eller namn.
    För att ändra senare: språk.
setup-help-speech =
    Ja: din skärmläsare talar, och programmet är tyst.
    Nej: programmet talar.
    För att ändra senare: tal.
setup-help-face =
    Rad för rad: du skriver drag och frågor, och läser eller hör svaren.
    På skärm: ett bräde, med tangenter att utforska det med.
    För att ändra senare: ställ-in vy.
setup-speech =
    Använder du skärmläsare?
    1: ja, var tyst.
    2: nej, tala till mig.
setup-face =
    Hur vill du spela?
    1: rad för rad.
    2: på skärm, med ett bräde att utforska.
setup-name = Vad heter du? Skriv ditt namn, eller tryck Enter för att hoppa över.
setup-help-name = Ditt namn är för listor och protokoll. För att utelämna det, tryck Enter.
setup-name-long = Högst 40 bokstäver. Skriv ett kortare namn, eller tryck Enter för att hoppa över.
setup-cancelled = Avbrutet. Du får frågorna igen nästa gång.
setup-skipped = Ny här? För att välja språk, tal och namn: { $program } setup
setup-unchanged = Inget ändrat.
setup-done =
    Tack. Skriv hjälp när du vill.
    Andra ord för dragen: hjälp dragröst.
    Färg, klocka, motståndare: till exempel nytt svart 10+5.
setup-kept =
    Sparat: svenska, { $speech ->
        [on] eget tal
       *[off] inget eget tal
    }, { $face ->
        [screen] på skärm
       *[line] rad för rad
    }, drag med rösten { $moves }.

## Hjälp

help =
    Skriv ditt drag: e4, springare f3, O-O.
    Fråga: bräde, senaste, pjäser S, klocka.
    Gör: remi, ge-upp, ta-tillbaka, tips.
    Nytt parti: nytt. Dina partier: partier.
    Med klocka: nytt 10+5.
    Med Svart: nytt svart.
    Elektroniskt bräde: elbräde.
    Inställningar: inställningar. Sluta: avsluta.
    Mer: hjälp allt, hjälp bräde.
commands-many = { $count } kommandon passar. Skriv fler bokstäver.
help-announcing =
    Ditt drag: annonsera springare f3, tryck.
    Motståndarens drag: skriv det för att upprepa.
    Ett misstag: korrigera springare f3.
    Fråga: bräde, senaste, pjäser S, klocka.
    Gör: remi, ge-upp, ta-tillbaka, tips.
    Nytt parti: nytt. Dina partier: partier.
    Klocka: nytt 10+5. Svart: nytt svart.
    Elektroniskt bräde: elbräde.
    Inställningar: inställningar. Sluta: avsluta.
    Mer: hjälp allt, hjälp bräde.
help-choice =
    Skriv numret på ditt drag, eller dess första fält.
    nej: inget av dem.
help-piece =
    Skriv dam, torn, löpare, springare, eller ett nummer.
    nej: ett annat drag.
help-confirm = { $what ->
    [draw] ja: motståndaren erbjuds remi. nej: du spelar vidare.
    [agree] ja: partiet slutar remi. nej: du spelar vidare.
    [claim] ja: ditt krav prövas nu. nej: du spelar vidare.
    [resign] ja: du ger upp partiet. nej: du spelar vidare.
    [takeback] ja: ditt senaste drag tas tillbaka. nej: det står kvar.
    [seal] ja: draget läggs i kuvertet. nej: skriv ett annat.
    [sign] ja: du skriver under resultatet. nej: du skriver inte under än.
    [builtin] ja: den inbyggda motståndaren spelar. nej: vi väntar på schackmotorn.
    [play-on] ja: ditt eget parti sparas, och ett nytt börjar här. nej: det förblir öppet.
    [go-on] ja: du fortsätter partiet. nej: det sparas, och du börjar ett annat.
    [resume] ja: det här partiet sparas, och du fortsätter det andra. nej: du stannar här.
   *[new] ja: det här partiet sparas, och ett nytt börjar. nej: du spelar vidare.
}
help-confirm-file = ja: det görs. nej: allt förblir som det är.
help-confirm-blunder = ja: draget spelas. nej: skriv ett annat.
help-over =
    Partiet är slut.
    Alla drag: protokoll. Nytt parti: nytt.
    Gå igenom ett parti: öppna 57.
    Sluta: avsluta.
help-all-position = Om ställningen:
help-all-game = Om partiet och programmet:
help-all-more = Mer om ett kommando: hjälp och dess namn.
help-board =
    bräde: ställningen, rad för rad.
    bräde e4: ett fält. Kort: b.
help-pieces =
    pjäser S: var de vita springarna står. s: de svarta.
    A eller a: alla pjäser av en färg. Kort: p.
help-count =
    antal B: hur många bönder vit har. b: svart.
    antal: båda sidors pjäser.
help-scan =
    avsök 4, avsök e: pjäserna på en rad eller linje.
    Kort: s.
help-rank = rad 4: pjäserna på raden.
help-file = linje e: pjäserna på linjen.
help-diagonals =
    diagonaler e4: pjäserna på diagonalerna genom ett fält.
help-rays =
    strålar e4: pjäserna i alla åtta riktningar.
help-knight =
    språng f3: pjäserna ett springardrag bort.
    springare f3 är däremot ett drag.
help-attackers =
    angripare e4: vad som angriper ett fält, och vad som försvarar det.
help-defenders =
    försvarare e4: vad som försvarar ett fält, och vad som angriper det.
help-hanging =
    hänger: pjäser som är angripna och inte nog försvarade.
    hänger d1: en pjäs. Även: hänger min, hänger motståndare.
help-moves =
    drag: alla tillåtna drag.
    drag g1: en pjäs drag.
help-captures = slagdrag: alla tillåtna slag.
help-what-if =
    tänk-om g1 f3: vad pjäsen på g1 kunde slå från f3.
help-colour =
    färg e4: om ett fält är vitt eller svart.
    För att spela Svart: nytt svart.
help-material = material: vad varje sida har.
help-pocket = ficka: vad varje sida kan sätta in i crazyhouse.
help-castling-rights =
    rockadrätt: om och åt vilket håll du kan rockera.
    För att rockera: O-O eller O-O-O.
help-turn =
    tur: vem som är vid draget, schack, och din färg.
help-check = schack: om en kung är i schack, och av vilken pjäs.
help-last = senaste: det senaste draget. Kort: l.
help-changed =
    ändrat: vad det senaste draget angriper, försvarar, öppnar och lämnar oförsvarat.
help-captured =
    slagna: det senaste slaget, och vad varje sida har förlorat.
help-opening =
    öppning: öppningens namn och dess ECO-kod.
help-score =
    protokoll: alla drag.
    protokoll 3: de tre senaste.
help-clock =
    klocka: tiden som är kvar, och dragen till nästa period.
    klocka min: din egen tid.
    klocka motståndare: motståndarens. Kort: c.
    För att spela med klocka: nytt 10+5.
help-spent = tidsåtgång: hur länge det senaste draget tog, och bådas tider.
help-fen = fen: ställningen på en rad text.
help-braille =
    braille: ställningen för punktskriftsskärm, med brittiska tecken.
    braille 20: på rader med 20 celler.
    braille rader: en brädrad på varje rad.
    braille lista: pjäserna och deras fält.
    braille punkter, ascii, bokstäver: tecknen.
    braille behåll 20 rader: från och med nu.
help-repeat = upprepa: det som sades senast.
help-help =
    hjälp: vad du kan göra här.
    hjälp bräde: mer om ett kommando.
help-article =
    artikel 9.2: det reglerna säger där, i korthet.
    artikel rockad: efter ämne.
    artikel 9.2 2018: i en annan utgåva.
    artikel: alla artiklar.
help-announce =
    annonsera: annonserar draget du har gjort, i partier med annonsering.
    annonsera springare f3: gör det också.
    Sedan tryck.
    För att upprepa motståndarens drag, skriv det.
    Kort: an.
help-press =
    tryck: trycker på din klocka, när draget är gjort och annonserat.
    I en match: samma som knappen på ditt bräde. Utan bräde kan ett för tidigt tryck vara en otillåten handling.
    Kort: pr.
help-correct =
    korrigera springare f3: korrigerar det du annonserat, innan du trycker.
help-adjust =
    rätta-till: pjäser som du lyfter och ställer tillbaka i detta drag räknas inte som rörda.
    Behövs bara när rörd pjäs förd gäller.
help-take =
    lyft e2: lyfter pjäsen på e2.
    Sedan sätt.
help-put =
    sätt e4: sätter ner pjäsen där.
    Det är ditt drag.
    På sitt eget fält sätts den tillbaka.
help-draw =
    remi: erbjuder remi, eller godtar den.
    remi e4: erbjuder den med ditt drag.
help-accept =
    godta: godtar remianbudet.
help-decline =
    avböj: avböjer remianbudet.
help-claim =
    kräv upprepning, kräv femtio: kräver remi.
    Lägg till draget du tänker göra, om du har ett.
    kräv flagga: motståndarens tid är slut.
    kräv otillåtet: det senaste draget var otillåtet.
    kräv rättelse: senare, om båda vill.
    I en snabbspelsavslutning, vid ditt drag och med mindre än två minuter kvar:
    kräv försök: motståndaren försöker inte vinna.
    kräv medel: motståndaren kan inte vinna med normala medel.
    kräv sekunder: begär fem sekunder per drag, för båda.
    På brädet: håll knappen två gånger.
help-resign = ge-upp: du ger upp partiet.
help-takeback = ta-tillbaka: tar tillbaka ditt senaste drag.
help-hint =
    tips: ett bra drag här.
    I en övning: ett steg hjälp.
help-today = idag: hur många övningar som väntar, och hur lång tid de tar.
help-practise =
    repetera: det som väntar idag, en övning i taget.
    Övningar kommer igen: efter fyra timmar, en dag, till sist ett halvår.
help-drill =
    öva: alla träningar och hur de gick. öva fältfärger 2: en av dem, med sin nivå.
    öva fältfärger 2, 6 sekunder, 20 frågor, inga upprepningar: med gränser.
    Enter: frågan igen.
    info: pjäserna eller dragen igen.
    nästa: svaret, och vidare.
    stäng: tillbaka till ditt parti.
help-book =
    bok: vilka drag som spelas här, och hur ofta.
    Enligt öppningsboken och i dina partier.
    För att spela utan bok: ställ-in bok av.
help-endings =
    slutspel 3: spela det tredje slutspelet mot perfekt försvar. slutspel bondekapplöpning: ett efter namn.
    slutspel: alla slutspel, och hur de gick.
    Ett misstag tas tillbaka, om det kostar resultatet.
    tips: hjälp, i fyra steg. föregående: ditt senaste drag tillbaka.
    nästa: det bästa spelet, sedan ett annat av samma slag.
    stäng: tillbaka till ditt parti.
help-mistakes =
    misstag: bättre drag för dina misstag, i partiet som är öppet eller slut. Skriv draget.
    misstag 12: i parti 12. misstag båda: båda sidors, eller vit, svart.
    tips: hjälp, i fyra steg.
    nästa: det bästa draget, och vidare. hoppa-över: vidare utan det.
    Enter: frågan igen.
    stäng: tillbaka till ditt parti.
help-guess =
    gissa: dragen av den sida som vann, ett i taget. Skriv draget.
    I partiet som är öppet, från din plats; eller i ett berömt.
    gissa 12: i parti 12. gissa 12 svart: en sida, eller vit.
    gissa mästare: i ett parti av en världsmästare i snabbschack.
    Vad du än gissar går partiet sin gång. Rätta gissningar räknas som i träning.
    nästa: draget, och vidare.
    stäng: tillbaka till ditt parti.
help-puzzle =
    problem: en ställning att lösa, ungefär på din nivå. Skriv draget.
    problem gaffel, problem matt i två: efter tema. problem teman: alla teman.
    problem mina: ur din fil mina.pgn eller mina.csv, i mappen puzzles i datamappen.
    problem partier: matter som var möjliga i dina partier.
    problem 8: ungefär åtta pjäser. problem 1500: omkring den ratingen.
    problem lätt, problem svår, problem slutspel, problem svit.
    tips: hjälp, i fyra steg.
    nästa: lösningen, eller ett annat.
    stäng: tillbaka till ditt parti.

help-learn =
    lektion 3: den tredje lektionen.
    lektion: alla lektioner.
    I en lektion, skriv svaret.
    tips: hjälp, i fyra steg.
    nästa: svaret, och vidare.
    stäng: tillbaka till ditt parti.
help-lesson =
    Skriv svaret.
    Enter: frågan igen.
    Hjälp, i fyra steg: tips.
    Svaret, och vidare: nästa. Tillbaka: föregående.
    Fråga: bräde, pjäser S, drag, angripare.
    Ämnet: info. Från början: början.
    Tillbaka till ditt parti: stäng.
help-eval =
    bedöm: vem som står bättre, och med hur många bönder.
    Fråga igen för chanserna och djupet.
help-best = bästa: det bästa draget här.
help-line =
    fortsättning: den bästa fortsättningen, fyra halvdrag i taget. mer: de fyra följande.
    fortsättning 2: den näst bästa.
help-lines = kandidater 3: de tre bästa dragen. Skriv ett nummer för att höra fortsättningen.
help-why = varför: det bästa draget, och skälet till det.
help-threat = hot: vad andra sidan hotar.
help-mate = matt: om sidan vid draget kan tvinga fram matt.
help-level =
    nivå 7: hur stark motståndaren är, från 1 till 20.
help-moves-voice =
    dragröst fide-sv: hur dragen annonseras.
    fide-sv: springare Gustav ett Felix tre.
    fide: Springer Gustav eins Felix drei.
    sv: springare g1 f3. en: knight g1 f3.
help-talk =
    språk en: allt utom dragen på engelska.
    språk sv: på svenska.
help-speech = tal på, tal av.
help-sound = ljud på, ljud av: tal och signaler tillsammans.
help-faster = snabbare: talar snabbare.
help-slower = långsammare: talar långsammare.
help-louder = högre: högre tal och toner.
help-softer = lägre: lägre tal och toner.
help-hush = tyst: avbryter talet.
help-position =
    ställning start: ett parti från den vanliga utgångsställningen.
    Eller från en annan: FEN, ett diagram, eller en lista av pjäser.
    En lista: Vit: Ke1 a2. Svart: Ke8.
    Före första draget, eller efter slutet.
help-new =
    nytt: ett parti till som det här.
    Lägg till vad du vill, i valfri ordning:
    nytt svart 5+3. nytt slump, utan klocka.
    nytt vän Ben: två vid tangentbordet.
    nytt nivå 7. nytt motor stockfish.
    nytt schack960, eller schack960 518.
    nytt crazyhouse, förlustschack, hord, tre schack, atomschack, koth, kungakapplöpning.
    nytt springarhandikapp: motståndaren spelar utan en springare. nytt jag ger damhandikapp: du utan dam.
    nytt vanlig.
    nytt rörd-pjäs: rörd pjäs förd gäller.
    nytt annonsering upprepa: du och motståndaren annonserar och upprepar varje drag.
    Det gäller tills du avslutar.
    ställ-in behåller det.
help-simul =
    simultan 8: du ensam mot åtta bräden, ett efter ett.
    simultan 8 nivå 5: alla på nivå 5.
    Efter ditt drag kommer nästa bräde. Svaret kommer när du är tillbaka.
    Ensamt: simultanen du lämnade.
help-next-board =
    nästa-bräde: nästa bräde i simultanen, utan drag.
    Ett visst: bräde 3.
help-waiting = väntande: simultanens bräden, dina drag och tiden sedan dess.
help-by-letter =
    per-brev Anna: ett parti per brev eller e-post.
    per-brev Anna svart: du har svart.
    per-brev Anna 10/50: 50 dagar för 10 drag.
    Utan det räknas dagarna bara.
help-letter =
    brev: brevet till ditt senaste drag.
    brev anna.txt: samma som fil.
    Det har draget, ställningen och dagarna.
help-letters = breven: dina partier per brev, med dagar.
help-received =
    mottaget 12... Sf6: draget i ett brev.
    En hel rad av brevet går också bra.
    mottaget 2026-11-28: dagen då det kom.
help-settings =
    inställningar: varje inställning och dess värde.
    inställningar sida: en av dem.
    inställningar parti, röst, punktskrift, skärm, elbräde: en grupp.
    För att ändra: ställ-in sida svart.
help-set =
    ställ-in sida svart: ändrar en inställning och behåller den.
    Kortare: sida svart.
    ställ-in sida: värdet och vad du kan välja.
    Alla: inställningar.
help-opponent =
    motståndare: vem du spelar mot.
    Kort: o.
    motståndare människa, motståndare dator, motståndare motor stockfish: från nästa parti.
help-save = spara: behövs inte. Varje drag sparas när du gör det.
help-export =
    exportera parti.pgn: skriver partiet till en fil, som PGN.
    exportera 5 parti.pgn: parti 5.
    exportera parti.svg: en bild av ställningen, även parti.png.
    För ett protokoll: skriv-ut.
help-delete =
    radera 5: raderar parti 5, efter ett ja.
    återställ: hämtar tillbaka det, tills du avslutar.
help-undelete =
    återställ: hämtar tillbaka det senast raderade partiet.
    Bara tills du avslutar.
help-rename =
    döp-om 5 Klubbkväll: vad turneringen i parti 5 heter.
    döp-om 5 vit Anna: vem som hade vit.
    Utan nummer: det här partiet.
help-note =
    anteckning 5 fint slutspel: en anteckning om parti 5.
    anteckning och en text: om det här partiet.
    anteckning 5: anteckningen igen. Även: info.
help-rematch =
    revansch: samma parti igen, med ombytta färger.
    När ett parti är slut, hemma.
help-summary =
    sammanfattning: det här partiet i korthet, när det är slut.
    sammanfattning 5: parti 5.
    Även vändpunkten, om misstag har gått igenom det.
help-results =
    resultat: hur många partier du vunnit, spelat remi och förlorat.
    Mot vem, och de tio senaste.
help-ratings =
    rankning: ditt ratingtal i problem, nu och för veckor sedan.
    rankning 3: för 3 veckor sedan.
    Övningar, sviter, dagar i rad.
help-quit = avsluta: sparar partiet och slutar.

## Vad som är fel med en ställning

position-empty = Ställningen är tom. Skriv FEN, ett diagram, eller en lista som Vit: Ke1 a2. Svart: Ke8.
position-control = Styrtecken: tecken { $nth }.
position-board = Ingen ställning. Skriv FEN, ett diagram, eller en lista som Vit: Ke1 a2. Svart: Ke8.
position-ranks = Brädet behöver 8 rader. Det här har { $count }.
position-rank-length = Rad { $rank } har { $count } fält. Varje rad behöver 8.
position-rank-missing = Rad { $rank } saknas.
position-rank-twice = Rad { $rank } finns två gånger.
position-sign = Rad { $rank }, tecken { $nth }: { $sign } är ingen pjäs.
position-word = Förstås inte: { $word }. Skriv ställningen till exempel så: Vit: Ke1 a2. Svart: Ke8.
position-twice = { $square } nämns två gånger.
position-turn = Det saknas vem som är vid draget. Skriv w eller b efter brädet.
position-castling = Rockadrätt: bokstäver som KQkq, eller ett bindestreck.
position-en-passant = Fält för en passant: ett fält som e3, eller ett bindestreck.
position-counters = Dragräknare: tal upp till 65535.
position-operations = Efter fältet för en passant, skriv två tal som 0 1, eller operationer med semikolon efter var och en.
position-no-king = { $color } har ingen kung.
position-kings = { $color } har mer än en kung: { $one }, { $other }.
position-pawn = Bonde på { $square }: bönder kan inte stå på rad 1 eller 8.
position-too-many-pawns = { $color } har { $count } bönder. Högst 8.
position-too-many-men = { $color } har { $count } pjäser. Högst 16.
position-too-many-promoted = { $color } har för många promoverade pjäser.
position-other-in-check = { $color } står i schack, men andra sidan är vid draget.
position-dropped-rook = Rockadrätt struken: { $color } har inget torn på { $square }.
position-dropped-king = Rockadrätt struken: kungen för { $color } står inte på sitt utgångsfält.
position-dropped-castling = Rockadrätt struken: den stämmer inte med brädet.
position-dropped-en-passant = En passant struken: ingen bonde kan just ha passerat { $square }.
position-impossible = Ställningen är omöjlig.
position-game-runs = Ett parti pågår. Skriv först nytt, sedan { $name }.
chess960-number = Ställningar i schack 960: 0 till 959.
chess960-and-position = Schack 960 har sin egen ställning. Utelämna numret eller ställningen.

## Partiet som börjar härnäst

new-unknown = Förstås inte: { $word }. Skriv hjälp { $name }.
new-number = Oklart: { $word }. Skriv { $name } tid { $word }, eller { $name } nivå { $word }.
new-minutes = Oklart: { $word }. För minuter, skriv { $name } tid { $word }.
new-twice = { $setting } nämns två gånger. En räcker.
new-engine-name = Vilken schackmotor? Till exempel { $name } motor stockfish.
plan-human = två spelare
plan-builtin = du har { $color } mot nivå { $level }
plan-engine = du har { $color } mot { $engine }, nivå { $level }
plan-time = { $time }
plan-no-clock = utan klocka
plan-chess960 = schack 960, ställning { $number }
plan-position = särskild utgångsställning
plan-odds = { $color } ger handikapp: { $odds }
plan-laws = regler från { $year }
plan-strict = turneringsträning
plan-announcing = dragen annonseras
plan-touch = rörd pjäs förd
plan-blindfold = blindschack
plan-blindfold-strict = blindschack utan att titta
opponent-engine = En schackmotor? Skriv { $name } motor { $word }.
opponent-human = Två spelare vid samma tangentbord.
opponent-human-named = { $white } har Vit, { $black } har Svart, vid samma tangentbord.
premove = Förhandsdrag: { $move }.
premove-dropped = Förhandsdraget slopat.
argument-choices = { $name }: till exempel svart 5+3. Skriv hjälp { $name }.

## Inställningar

argument-setting = { $name } vill ha inställning och värde, till exempel { $name } sida svart.
no-setting = Okänd inställning: { $name }. Skriv bara { $settings } för att höra dem.
setting-unset = inte satt
setting-can-be = Möjliga värden: { $values }.
setting-range = { $least } till { $most }
setting-example = till exempel { $value }
setting-needs = { $name } behöver ett värde. Möjliga värden: { $values }.
setting-wrong = { $name } kan inte vara { $value }. Möjliga värden: { $values }.
setting-next-game = { $name }: { $value }, från nästa parti. Skriv { $new } för att börja det.
setting-in-game = { $name }: { $now } i det här partiet, { $value } { $from ->
    [game] från nästa parti
   *[start] vid nästa start
}.
setting-next-start = { $name }: { $value }, från nästa start.
settings-group = Inställningar, { $group }:
settings-game = parti
settings-voice = röst
settings-braille = punktskrift
settings-screen = skärm
settings-board = elbräde
setting-moves = Dragrösten.
setting-talk = Språket för allt annat.
setting-speech = Om programmet talar.
setting-speech-engine = Talmotorn.
setting-tones = Om korta signaler ljuder.
setting-rate = Talets tempo.
setting-volume = Talets och tonernas volym.
setting-answers = Om långa svar kommer i delar.
setting-form = Drag med utgångsfältet, utan det eller med fyra siffror.
setting-extra-words = Om slår, schack och matt sägs.
setting-spelling = Hur tyska ord skrivs: med omljud, eller som i FIDE:s bilaga.
setting-opponent = Din motståndare.
setting-level = Motståndarens styrka.
setting-book = Öppningsboken: för den inbyggda motståndaren, och för frågor.
setting-tables = En mapp med dina egna slutspelstabeller. Tabeller för upp till fyra pjäser är inbyggda.
setting-side = Din färg.
setting-time = Klockan: minuter plus sekunder per drag, eller perioder.
setting-laws = Reglernas utgåva.
setting-announcing = Drag skrivs, eller annonseras, eller upprepas också.
setting-strict = Turneringsträning.
setting-blindfold = Spela utan bräde. på: du får fråga om ställningen, och varje titt räknas. sträng: du får inte.
setting-warnings = När du får höra tiden som är kvar: minuter, eller sekunder med s. auto: efter klockan.
setting-braille-table = Punktskriften för ord, efter tabellens namn i liblouis.
setting-sheet-code = Hur punktskriftsprotokoll skriver drag.
setting-sheet-cells = Celler på en rad i protokollet.
setting-sheet-lines = Rader på en sida i protokollet.
setting-print = Hur rader skrivs ut.
setting-braille-width = Celler på punktskriftsskärmens rad.
setting-braille-form = Hur en ställning skrivs för fingrar.
setting-keymap = Skärmens tangenter.
setting-keyboard = Ditt tangentbords land.
setting-name = Ditt namn, i listor och protokoll.
setting-touch = Rörd pjäs förd: en pjäs du rör måste du flytta.
setting-blunder-warning = Frågar först: pjäs skänks bort eller matt tillåts.
setting-square-order = Fältets delar, i den ordning de sägs.
setting-face = Rad för rad, eller på skärm.
setting-theme = Skärmens färger och tecken.
setting-background = Om terminalen är mörk eller ljus. auto: som terminalen säger.
setting-key-echo = Eget tal medan du skriver på skärmen.
setting-clock-interval = Sekunder mellan klockornas visningar. 0: allt eftersom; för skärmläsare när något sägs.
setting-pegboard = Ditt bräde.
setting-pegboard-orientation = Hur brädet är vänt.
setting-pegboard-clock = Klockan vid ett DGT-bräde.

## Kommandoraden

usage-unknown-flag = Okänd flagga: { $word }.
usage-unknown-command = Okänt kommando: { $word }.
usage-too-much = { $word } är ett ord för mycket.
usage-empty-word = Ett ord är tomt. Utelämna det.
usage-equals = { $word } kan inte följa på { $flag }. Skriv { $flag }, eller { $flag }=off.
usage-alone = { $word } tar inget värde. Skriv bara { $word }.
usage-value = { $word } kan inte vara { $value }. Det är: { $help }
usage-needs-value = { $word } behöver ett värde. Det är: { $help }
usage-twice = { $word } finns två gånger. En räcker.
usage-new-only = { $word } är bara för ett nytt parti. Utelämna det, eller börja ett: { $program } play
usage-conflict = Använd { $word } eller { $other }, inte båda.
usage-missing = Saknas: { $word }. Det är: { $help }
usage-missing-one = Saknas: ett av { $words }.
usage-follow = { $word } behöver ett ord till: { $words }.
usage-wrong = Kommandot går inte att läsa.
usage-no-text = Ett argument är inte giltig UTF-8.
usage-help = För hjälp: { $program } { $command }

help-usage = Användning: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, valfritt: { $help }
help-commands = Kommandon:
help-pages = Vart och ett har en egen sida, till exempel: { $program } { $command } --help
help-flags = Flaggor:
help-play = Alla flaggor gäller också utan play. Lista: { $program } play --help

value-command = KOMMANDO
value-game = PARTI
value-move = DRAG
value-text = TEXT
value-question = FRÅGA
value-file = FIL
value-folder = MAPP
value-language = SPRÅK
value-name = NAMN
value-place = PLATS
value-places = PLATSER
value-script = SKRIPT
value-voice = RÖST
value-form = FORM
value-number = TAL
value-odds = HANDIKAPP
value-who = NAMN
value-side = SIDA
value-switch = on eller off
value-periods = TID
value-edition = UTGÅVA
value-how = HUR
value-minutes = MINUTER
value-table = TABELL
value-theme = TEMA
value-seconds = SEKUNDER
value-address = BRÄDE
value-date = DATUM
value-result = RESULTAT
value-code = KOD
value-make = FABRIKAT
value-clock = KLOCKA
value-style = STIL
value-shell = SKAL
value-value = VÄRDE

cli = Schack med hörsel och känsel, för blinda och synskadade spelare. Utan kommando börjar ett parti.
cli-play = Spela ett parti.
cli-resume = Fortsätt det senaste oavslutade partiet, eller det med detta nummer.
cli-study = Gå igenom ett sparat parti med hörseln.
cli-say = Skriv ut hur varje drag annonseras.
cli-read = Skriv ut vad ett drag betyder: dess SAN och dess fält.
cli-ask = Svara på en fråga om en ställning.
cli-import = Importera partierna i en PGN-fil.
cli-games = Lista sparade och importerade partier, de senaste först.
cli-export = Skriv ett parti som PGN eller protokoll.
cli-voices = Lista rösterna, eller kontrollera dina egna.
cli-voices-list = Lista rösterna.
cli-voices-check = Kontrollera de inbyggda rösterna, eller dem i en mapp.
cli-keymaps = Lista skärmens tangentscheman, eller kontrollera dina egna.
cli-keymaps-list = Lista tangentschemana, eller ett schemas tangenter.
cli-keymaps-check = Kontrollera de inbyggda tangentschemana, eller dem i en mapp.
cli-pegboard = Bevaka, kontrollera eller simulera ett elektroniskt bräde.
cli-pegboard-watch = Skriv ut vad ett bräde skickar. Control-C avslutar.
cli-pegboard-check = Testa ett bräde: fält, lampor, knappar och klocka.
cli-pegboard-simulate = Simulera ett bräde, för att prova utan ett.
cli-match = Spela en match under en domare, från en matchfil.
cli-seat = En plats i en match, öppnad på annat håll.
cli-link = För en plats till en annan dator.
cli-referee = Kör ett regelskript: varje händelse och vad som avgörs.
cli-health = Kontrollera vad som fungerar här, en rad för varje sak.
cli-setup = Svara på de första frågorna igen.
cli-man = Skriv ut manualsidan, för ett paket att installera.
cli-completions = Skriv ut vad ett skal kan fylla i, för ett paket att installera.
cli-help = Förklara programmet, eller ett kommando.

arg-help = den här sidan.
arg-version = programmets version.
arg-data = mappen för sparade partier, inställningar och allt annat som skrivs.
arg-line = rad för rad, utan skärm.
arg-screen = en skärm med ett bräde, där terminalen kan visa ett.
arg-touch = om en pjäs du rör måste flyttas.
arg-opponent = builtin, human, eller uci: och en schackmotors fil eller namn, som i uci:stockfish.
arg-name = ditt namn, i listor och protokoll; eller off.
arg-level = hur stark motståndaren är, 1 till 20.
arg-side = white, black eller random.
arg-speech = om programmet talar.
arg-tones = om signaler ljuder vid sidan av talet.
arg-time = minuter, och sekunder per drag, som 15+10; 40/90+30,30+30 för två perioder; 5d3 med fördröjning, 3b2 Bronstein; off utan klocka.
arg-laws = reglernas utgåva: fide-2023, eller bara årtalet.
arg-announcing = om drag måste annonseras: off; announce; repeat, och motståndaren upprepar dem.
arg-strict = träna inför en turnering: dess protokoll och dess straff. Skriv --strict=off där dina inställningar säger on.
arg-blindfold = spela utan bräde: on, där varje titt räknas, eller strict, utan att titta. Skriv --blindfold=off där dina inställningar säger något annat.
arg-warnings = tidsvarningar vid dessa minuter, som 10,5,1; off för inga.
arg-print = hur rader skrivs ut: text, eller braille för punktskrift i Unicode.
arg-table = punktskriftstabell i liblouis, för utskriven punktskrift; auto för ditt språks.
arg-keymap = skärmens tangentschema. Lista: { $program } keymaps list
arg-theme = skärmens färger: dark, light, large, mono, shapes, reader, words eller braille.
arg-book = öppningsboken: builtin, off, eller en Polyglotfil.
arg-tables = en mapp med dina egna slutspelstabeller, eller off.
arg-clock-interval = hur ofta skärmen visar klockorna, i sekunder, 0 till 3600. 0: allt eftersom; för skärmläsare bara när något sägs.
arg-pegboard = brädet under dina händer: auto, eller fabrikat och port, som dgt:/dev/ttyUSB0. Två gånger för två bräden, som i white=auto.
arg-speech-engine = talmotorn: dispatcher eller native.
arg-rate = hur snabbt talet är, -100 till 100.
arg-volume = hur högt tal och toner låter, 10 till 100.
arg-answers = långa svar i delar eller hela.
arg-blunder-warning = fråga först: pjäs skänks bort eller matt tillåts.
arg-extra-words = om slår, schack och matt sägs.
arg-spelling = tyska FIDE-ord i utskrift: umlauts, appendix, eller auto efter ditt språk.
arg-braille-width = cellerna på din punktskriftsskärm, 10 till 200, eller off.
arg-braille-form = en ställning för fingrar: diagram, ranks eller list, med dots, ascii eller letters.
arg-keyboard = ditt tangentbords land: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua eller vn.
arg-square-order = fältets delar i den ordning de sägs, som "piece square".
arg-background = om terminalen är mörk eller ljus, när den inte säger det: auto, dark eller light.
arg-key-echo = eget tal medan du skriver på skärmen: off, letters eller words.
arg-face = rad för rad eller på skärm: line eller screen.
arg-pegboard-orientation = hur brädet är vänt: found, straight eller turned.
arg-pegboard-clock = klockan vid ett DGT-bräde: none, xl eller 3000.
arg-position = ställningen: FEN, ett diagram i punktskrift eller bokstäver, en lista av pjäser, eller start.
arg-chess960 = schack 960, från ställningen med detta nummer, 0 till 959. Utan nummer, från vilken som helst.
arg-variant = spelet: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde eller racing-kings.
arg-odds = vad en spelare ger den andra: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Motståndaren ger, eller den du nämner: white, black.
arg-seed = ett tal för slumpen: med samma tal gör motståndaren samma drag.
arg-moves = dragrösten.
arg-talk = rösten för allt annat.
arg-form = long, med utgångsfältet; short, bara så mycket som ställningen kräver; figures, korrespondensschackets fyra siffror.
arg-game = partiets nummer. Lista: { $program } games
arg-file = utdatafilen. Utan den, standard ut.
arg-folder = mappen. Utan den, det som är inbyggt.
arg-force = ersätt en fil som redan finns.
arg-address = auto, ett fabrikat, eller fabrikat och port, som dgt:/dev/ttyUSB0. Fabrikaten är { $makes }.
arg-straight = Vit sitter där tillverkaren har Vit. Utan flaggan avgör utgångsställningen.
arg-turned = Vit sitter på andra sidan.
arg-clock = klockan vid ett DGT-bräde: xl eller 3000.
arg-say-move = drag, ett efter ett. Med - kommer de från standard in, varje rad en ställning, en tabb och drag.
arg-say-chess960 = rockad som i schack 960.
arg-read-chess960 = rockad som i schack 960.
arg-ask-chess960 = rockad som i schack 960.
arg-read-text = draget. Med - från standard in, varje rad en ställning, en tabb och ett drag.
arg-ask-question = frågan, som board. Med - från standard in, varje rad en ställning, en tabb och en fråga.
arg-import-file = PGN-filen. Med - från standard in.
arg-import-champions = partier av mästare i snabbschack. I stället för en fil.
arg-import-faults = skriv varje fel till den här filen, en rad per fel.
arg-import-encoding = filens kodning, till exempel windows-1250. Annars gissas den där det är säkert.
arg-games-player = en spelare, med valfri färg. En del av namnet räcker.
arg-games-opponent = den spelarens motståndare.
arg-games-white = spelaren med Vit.
arg-games-black = spelaren med Svart.
arg-games-since = första dag, månad eller år: 1972-07-11, 11.7.1972, 1972-07 eller 1972.

arg-games-until = sista dag, månad eller år.
arg-games-opening = hur öppningens kod börjar, som B9, eller ord ur dess namn.
arg-games-result = 1-0, 0-1, 1/2, draw, won eller lost av dig, eller * för oavslutade.
arg-games-event = turneringen, helt eller delvis.
arg-games-position = en ställning som stod på brädet: FEN, ett diagram eller en lista av pjäser.
arg-games-limit = hur många partier som listas högst, 1 eller fler.
arg-games-from = första partiet att lista, från 1.
arg-export-all = alla partier, de äldsta först.
arg-export-pgn = som PGN, likt utan angiven form.
arg-export-text = som protokoll i svartskrift, med dragröstens bokstäver.
arg-export-brf = som protokoll i punktskrift, i sidor för en punktskriftsskrivare.
arg-export-diagram = som bild av sista ställningen, med beskrivning.
arg-export-code = hur drag skrivs i punktskrift: san, med dragröstens bokstäver; uk, i den brittiska schackkoden.
arg-export-cells = celler på en rad i punktskrift, 12 till 80.
arg-export-lines = rader på en sida i punktskrift, 5 till 60.
arg-export-table = punktskriftstabellen i liblouis; auto för ditt språks; off för en cell per tryckt tecken.
arg-export-target = utdatafilen, utan sin flagga.
arg-keymaps-list-name = tangentschemat vars tangenter listas.
arg-pegboard-check-all = testa alla fält, inte bara sex.
arg-pegboard-check-name = ge ett PEG/1-bräde detta nummer, en gång för alltid, och testa inget.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = ett Certabo-bräde utan chip, som Sentio: det känner bara upptagna fält.
arg-pegboard-simulate-tactum = ett Certabo-bräde som Tactum: bara upptagna fält, och inget kolon före det som det sänder.
arg-pegboard-simulate-pieces = ett PEG/1-bräde som känner varje pjäs.
arg-pegboard-simulate-old = ett PEG/1-bräde som talar version 1.0.
arg-pegboard-simulate-clock = ett DGT-bräde med klocka.
arg-pegboard-simulate-link = en länk som leder till porten, var den än är.
arg-pegboard-simulate-pgn = spela dragen i den här PGN-filen, så snart ett program frågar brädet något.
arg-pegboard-simulate-game = partiet i filen, från 1.
arg-pegboard-simulate-delay = pausen före varje drag, i millisekunder.
arg-pegboard-simulate-side = white eller black: andra sidans drag väntar på next.
arg-pegboard-simulate-confirm = tryck på bekräftelseknappen, eller klockans spak, efter varje drag.
arg-pegboard-simulate-style = hur handen spelar: captured-first, own-first, replace, slide, put-back, adjust, both-hands eller pawn-first. Utan flaggan varje drag på ett annat sätt.
arg-pegboard-simulate-faults = ett skript för vad som går fel.
arg-pegboard-simulate-seed = ett tal för slumpen, i handen och på ledningen.
arg-match-new = fråga vad en match behöver, i ungefär 15 svar, och skriv en ny matchfil.
arg-match-check = kontrollera matchfilen, och lista dess fel.
arg-match-here = terminalens platser från början: white, black och desk med komman emellan. Utan flaggan alla tre.
arg-match-records = numret på en spelad match, för att skriva dess handlingar: PGN, protokoll och rapport.
arg-match-force = ersätt handlingar, om mappen har dem.
arg-match-file = matchfilen, eller mappen för handlingar. Utan den, match.toml.
arg-seat-place = white, black, eller desk för domaren; room för domarbordet i en hel sal; captain för lagledaren.
arg-referee-script = skriptet. Med - från standard in.
arg-referee-fill = skriv ut skriptet igen, med avgörandena ifyllda som förväntade.
arg-completions-shell = bash, elvish, fish, powershell eller zsh.

man-name = NAMN
man-about = schack med hörsel och känsel, för blinda och synskadade spelare
man-synopsis = ÖVERSIKT
man-usage = [KOMMANDO] [FLAGGOR]
man-description = BESKRIVNING
man-begin = I ett parti, skriv hjälp för att höra vad du kan göra.
    Alla flaggor för play gäller utan det.
man-commands = KOMMANDON
man-flags = FLAGGOR FÖR ALLA KOMMANDON
man-environment = MILJÖ
man-environment-text = Varje inställning är också en variabel, som TOUCHMOVE_TALK eller TOUCHMOVE_LEVEL. En flagga går före.
    Utan eget val är språket det i LC_ALL, LC_MESSAGES eller LANG.
man-files = FILER
man-files-text = Sparade partier: archive.db i datamappen. Inställningar: settings.toml. Mappen anges av: { $program } health
man-exit = SLUTKOD
man-exit-text = 0: gjort. 1: det misslyckades, och du fick veta varför. 2: kommandoraden är fel.

no-voice = Okänd röst: { $name }. Det finns: { $voices }.
question-empty = Ingen fråga ställd. Till exempel { $program } ask board.
flags-before-command = Skriv flaggorna efter kommandot.

## Hälsa

health-voice = Röst { $name }: fungerar, språk { $language }.
voice-with-slips = Röst { $name }: har fel, språk { $language }.
health-voice-broken = Röst { $name }: { $what }.
health-speech = Tal: { $server } svarar med { $count } röster; { $languages }.
health-speech-missing = Tal: språket { $language } har ingen röst. Installera espeak-ng.
health-speech-off = Tal: av. För att sätta på, skriv tal på i ett parti.
health-speech-fails = Tal: { $reason }.
health-journal = Arkiv: fungerar, { $count ->
    [one] ett parti
   *[other] { $count } partier
}, { $file }.
health-journal-fails = Arkiv: { $reason }, { $file }. Välj en annan mapp med --data.
health-opponent = Motståndare: fungerar, { $move } funnet.
health-settings = Inställningar: lästa, { $file }.
health-settings-none = Inställningar: inga sparade än, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: skärmläsare kan inte läsa { $name }. Använd GNOME Terminal eller Linuxkonsolen.
terminal-editing = rader kan redigeras
terminal-plain = enkla rader

## Arkivet

games-none = Inga partier än.
result-open = oavslutat
player-human = spelare
player-guest = gäst
player-of-two = spelare { $number }
player-builtin = nivå { $level }
export-which = Vilket parti? Ange dess nummer, som { $program } export 57 --text, eller --all.
exported = Skrivet till { $file }.
games-all = { $count ->
    [one] Ett parti.
   *[other] { $count } partier.
}
games-some = { $count } partier, { $from } till { $to }. Fler med --from.
games-none-such = Inga partier passar.
games-never = { $since } är efter { $until }. Byt plats på dem.
games-beyond = { $count ->
    [one] Ett parti, inte fler.
   *[other] { $count } partier, inte fler.
}
games-moves = { $moves } drag
games-imported = { $game }: { $white } mot { $black }, { $result }, { $told }.
player-unknown = okänd

## Punktskrift

braille-table = sv-g1.ctb
braille-page-table = sv-g1.ctb
braille-capital = ,

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Rader skrivs nu i punktskrift, tabell { $table }.
print-text = Rader skrivs nu som text.
braille-lost = Punktskriften har slutat fungera, tabell { $table }: { $reason }. Rader skrivs som text.
braille-plain = Ingen litterär punktskrift, tabell { $table }: { $reason }. Ord skrivs tecken för tecken.
braille-left-out = Utelämnat, inga celler för dessa bokstäver: { $text }. Med en tabell från liblouis: --table auto.
braille-signs = Tabell { $table } klarar inte allt. Skrivet tecken för tecken: { $text }
reason-louis-missing = lou_translate finns inte, installera liblouis-bin
reason-louis-table = liblouis kan inte använda den, ange en annan som sv-g1.ctb
reason-louis-stuck = lou_translate svarar inte
reason-louis-garbage = lou_translate skriver inte punktskrift
argument-print = { $name } behöver ett filnamn, till exempel parti.txt, eller punktskrift eller text.
help-print =
    skriv-ut parti.txt: protokollet, till en fil för skrivaren.
    skriv-ut parti.brf: i punktskrift, för en punktskrivare.
    skriv-ut 5 parti.txt: det för parti 5. skriv-ut bräde brade.txt: brädet.
    utskrift punktskrift: rader i Unicode-punktskrift, för en skärm som visar det som står i terminalen.
    utskrift text: som vanligt.
health-braille = Punktskrift: liblouis { $version }, tabell { $table } fungerar.
health-braille-off = Punktskrift: liblouis { $version }, ingen tabell vald.
health-braille-none = Punktskrift: schackkoden fungerar. För litterär punktskrift, installera liblouis-bin.
health-braille-fails = Punktskrift: tabell { $table }, { $reason }.

## Protokoll

sheet-title = Parti { $game }, { $white } mot { $black }
sheet-white = Vit: { $name }
sheet-black = Svart: { $name }
sheet-event = Turnering: { $event }
sheet-date = Datum: { $date }
sheet-written-white = Som Vit har skrivit:
sheet-written-black = Som Svart har skrivit:
sheet-men-white = Vit:
sheet-men-black = Svart:
sheet-turn = { $color } är vid draget.
export-exists = { $file } finns redan. Använd --force för att ersätta den.
export-failed = Inte skrivet, { $file }: { $reason }.
reason-no-folder = mappen finns inte
reason-is-folder = det är en mapp, ange en fil i den
reason-not-writable = behörigheterna tillåter det inte
reason-too-long = namnet är för långt
reason-too-large = den är för stor
reason-special = det är ingen vanlig fil
reason-unknown = systemet vägrar
program-stopped = Programmet stannar: { $reason }. Rätta det och starta igen.
standard-output = standard ut

## Att hitta partier

argument-filters = { $name } tar ett namn, en öppning, ett år: { $name } carlsen sedan 2010.
argument-game = { $name } behöver numret på ett parti: { $name } 57.
filter-date = { $word } är inget datum. Skriv ett år, eller till exempel 2013-11-22.
filter-result = { $word } är inget resultat. Skriv 1-0, 0-1 eller remi.
filter-bare = Efter { $word } behövs något mer, till exempel partier spelare Anna eller partier sedan 2013.
found-line = { $game }: { $rest }.
game-against = mot { $opponent }
game-players = { $white } mot { $black }
game-side = { $kind ->
    [open] du har { $color }
   *[over] du hade { $color }
}
own-result = { $kind ->
    [won] du vann
    [lost] du förlorade
    [draw] remi
    [open] oavslutat, drag { $move }
   *[ruled] { $score }
}
found-more = { $count } till. Skriv mer.
parts-left = { $parts ->
    [one] 1 del kvar
   *[other] { $parts } delar kvar
}: { $more }.
log-more = Mer följer: skriv mer.
log-more-key = Mer följer: { $keys }.
found-none = Inget parti hittat: { $words }. Alla partier: partier.
list-none = Inget mer. Lista över partier: partier.
list-end = Listan är slut.
game-unknown = Inget parti { $game }. Skriv partier för en lista.
archive-unreadable = Arkivet går inte att läsa: { $reason }.
game-damaged = Parti { $game } är skadat och oläsbart. De andra partierna är hela.
game-cut = Parti { $game } är skadat. Det slutar där det inte längre går att läsa.
game-row-damaged = skadat, går inte att läsa
short-result = { $kind ->
    [white] Vit vann
    [black] Svart vann
    [draw] remi
    [open] oavslutat{ $move ->
        [0] {""}
        [one] , drag { $move }
       *[other] , drag { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
date-month = { $month ->
    [1] januari
    [2] februari
    [3] mars
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] augusti
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }

## Att gå igenom ett parti

study-title = { $white } mot { $black }, parti { $game }.
study-title-own = Ditt parti { $game } mot { $opponent }.
study-length = { $moves ->
    [0] Inga drag.
    [one] Ett drag. Enter för nästa.
   *[other] { $moves } drag. Enter för nästa.
}
study-waits = Ditt parti { $game } väntar. Skriv stäng för att gå tillbaka.
study-closed = Tillbaka till parti { $game }.
study-none = { $name }: bara i ett öppnat parti. Skriv partier för att hitta ett.
study-not-now = { $name } är för ett pågående parti. Skriv stäng först.
study-result = { $kind ->
    [white] Vit vann.
    [black] Svart vann.
    [draw] Partiet blev remi.
    [open] Partiet är inte avslutat.
   *[ruled] Resultat: { $score }.
}
study-own-result = { $kind ->
    [won] Du vann. Du hade { $color }.
    [lost] Du förlorade. Du hade { $color }.
    [draw] Partiet blev remi. Du hade { $color }.
    [open] Partiet är inte avslutat. Du har { $color }.
   *[ruled] Resultat: { $score }. Du hade { $color }.
}
study-beginning = Partiets början. { $color } är vid draget.
study-first = Det här är början.
study-place = { $move }, { $color } { $number }.
study-end = Partiet är slut.
study-variation-over = Varianten är slut.
study-end-variation = Varianten är slut. Skriv gå-ut.
study-variations = { $count ->
    [one] En variant.
   *[other] { $count } varianter.
}
study-in-variation = { $depth ->
    [one] I en variant vid drag { $number }.
   *[other] I en variant, djup { $depth }, vid drag { $number }.
}
study-row-here = { $moves }. Du är vid { $color }s drag.
study-row-variation = { $depth ->
    [one] Variant: { $moves }
   *[other] Variant, djup { $depth }: { $moves }
}
study-last-number = Dragen slutar vid drag { $number }.
study-otherwise = Ett annat drag spelades.
variations-none = Ingen variant vid det här draget.
variation-back = { $number }: { $reading }, huvudvarianten.
variation-wrong = Varianterna är numrerade 1 till { $count }.
leave-none = Det här är huvudvarianten.
comment-none = Ingen kommentar till det här draget.
auto-on = Dragen spelas upp med { $time } emellan. Enter stoppar.
auto-stopped = Stoppat.
goto-wrong = Dragen går från { $first } till { $last }.
goto-end = slutet, slut, sista
goto-first = början, start, första
goto-no-move = { $color } har inget drag { $number } här.
play-on-over = Partiet är slut här. Det går inte att spela vidare.
confirm-play-on = Lämna ditt eget parti för ett nytt? ja eller nej.
flipped = Brädet vänt: { $color } nederst.
blindfold-on = Blindschack. Brädet är dolt. Du får fråga om ställningen, och varje titt räknas.
blindfold-strict = Blindschack utan att titta. Brädet är dolt, och frågor om ställningen får inget svar.
blindfold-off = Blindschack av. Brädet är tillbaka.
blindfold-looks = { $count ->
    [one] En titt hittills.
   *[other] { $count } tittar hittills.
}
blindfold-refused = Inga tittar: du spelar blindschack. Vill du titta ändå, skriv { $blindfold } { $on }.
blindfold-told = Du spelade blindschack. { $count ->
    [0] Du tittade inte en enda gång.
    [one] Du tittade en gång.
   *[other] Du tittade { $count } gånger.
}
blindfold-told-since = Blindschack från drag { $number }. { $count ->
    [0] Du tittade inte en enda gång.
    [one] Du tittade en gång.
   *[other] Du tittade { $count } gånger.
}
blindfold-position = Särskild utgångsställning. Lägg den på minnet:
clock-unknown = Inga tider finns noterade här.
argument-move-number = { $name } behöver ett dragnummer: { $name } 12, eller { $name } 12 svart.
argument-variation = { $name } behöver ett nummer. Skriv varianter för listan.
argument-seconds = { $name } tar 1 till 60 sekunder.
argument-color = { $name } tar vit eller svart.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turnering
    [Site] Ort
    [Date] Datum
    [Round] Rond
    [WhiteElo] Vits rating
    [BlackElo] Svarts rating
    [ECO] Öppningskod
    [Opening] Öppning
    [Variation] Variant
    [Annotator] Kommentarer av
    [TimeControl] Betänketid
    [Termination] Slut
    [EventDate] Turneringens början
    [Source] Källa
   *[other] { $tag }
}
annotation = { $number ->
    [1] bra drag
    [2] misstag
    [3] lysande drag
    [4] bock
    [5] intressant drag
    [6] tveksamt drag
    [7] enda draget
    [8] enda draget
    [9] sämsta draget
    [10] lika
    [11] lika
    [12] lika
    [13] oklart
    [14] Vit står lite bättre
    [15] Svart står lite bättre
    [16] Vit står bättre
    [17] Svart står bättre
    [18] Vit vinner
    [19] Svart vinner
    [20] Vit är överlägsen
    [21] Svart är överlägsen
    [22] dragtvång
    [23] dragtvång
    [32] försprång i utveckling
    [33] försprång i utveckling
    [36] initiativ
    [37] initiativ
    [40] angrepp
    [41] angrepp
    [44] kompensation
    [45] kompensation
    [132] motspel
    [133] motspel
    [138] tidsnöd
    [139] tidsnöd
    [140] med idén
    [142] bättre är
    [145] redaktionens kommentar
    [146] nyhet
    [one] anmärkning { $number }
   *[other] anmärkning { $number }
}
help-study =
    Enter: nästa drag.
    Andra: föregående, början, slutet, gå-till 12.
    Hör alla drag: spela-upp.
    Fråga: bräde, pjäser S, var, kommentar.
    Varianter: varianter, gå-ut.
    Spelare och resultat: info.
    Spela härifrån: spela-vidare.
    Tillbaka till ditt parti: stäng.
    Mer: hjälp allt, hjälp gå-till.
help-flip =
    vänd: hör brädet från andra sidan.
help-blindfold =
    blind: spela utan bräde.
    Fråga om ställningen: varje titt räknas.
    blind sträng: inga tittar.
    blind av: brädet är tillbaka.
help-games =
    partier: dina partier, fem i taget.
    partier carlsen: efter spelare.
    partier siciliansk, partier B90: efter öppning.
    partier 1992 remi, partier sedan 1990.
    partier vunna, partier förlorade: av dig.
    partier här: med den här ställningen.
    partier crazyhouse: efter spel.
    Också: spelare, mot, vit, svart,
    öppning, turnering, resultat, till.
help-more =
    mer: nästa partier i listan, eller nästa drag i en fortsättning.
    På en skärm för skärmläsare: resten av ett långt svar.
help-open =
    öppna 57: öppnar parti 57. Efter en lista räcker 57.
help-resume =
    återuppta: går tillbaka till det oavslutade parti du spelade senast.
    återuppta 3: till parti 3.
    Partiet du lämnar sparas.
help-next =
    nästa, eller bara Enter: nästa drag i det öppnade partiet.
help-previous = föregående: draget före.
help-first = början: till partiets början.
help-end = slutet: till slutet av partiet eller varianten.
help-goto =
    gå-till 12: till Vits drag 12.
    gå-till 12 svart: till Svarts. Kort: go.
help-where =
    var: vem som är vid draget.
    I ett öppnat parti: draget, varianten, partiet.
help-auto =
    spela-upp: ett drag var femte sekund.
    spela-upp 8: var åttonde. Enter stoppar.
help-pause =
    paus: stoppar klockorna i ditt parti, eller uppspelningen. Enter startar klockorna.
    I en match stannar båda klockorna. Domaren kallas. Ett skäl får följa.
help-variations =
    varianter: vad mer som var möjligt vid det senaste draget.
help-variation =
    gå-in 1: går in i den första varianten. Efter varianter räcker 1.
help-leave =
    gå-ut: tillbaka till draget där varianten började.
help-comment = kommentar: upprepar kommentaren till draget.
help-about =
    info: spelare, regler, klocka.
    I ett öppnat parti: spelare, resultat, turnering och mer.
help-course =
    förlopp: när varje sida stod bäst, och längsta betänketiden.
    förlopp 12: hur partiet var efter drag 12.
help-play-on =
    spela-vidare, spela-vidare svart: ett nytt parti härifrån mot datorn.
help-close =
    stäng: stänger det öppnade partiet och går tillbaka till ditt.

## Import

import-progress = { $games } partier lästa.
import-progress-percent = { $percent } procent, { $games } partier lästa.
import-kept = { $count ->
    [one] Ett parti importerat.
   *[other] { $count } partier importerade.
}
import-remarks = { $count } med anmärkningar.
import-doubles = { $count ->
    [one] Ett parti fanns redan.
   *[other] { $count } partier fanns redan.
}
import-refused = { $count ->
    [one] Ett parti avvisat.
   *[other] { $count } partier avvisade.
}
import-why = { $why }: { $count ->
    [one] ett parti
   *[other] { $count } partier
}.
import-fault = { $what } { $file }, rad { $line }, kolumn { $column }.
import-more-faults = { $count } till. Med --faults FIL skrivs alla upp.
import-missing = Filen hittas inte: { $file }.
import-folder = { $file } är en mapp. Ange en PGN-fil i den.

import-unreadable = { $file } går inte att läsa, inget importeras. Kontrollera behörigheterna.
import-endless = Mer än 1 gigabyte från { $file }. Inget importeras. Spara det som fil först.
waiting-for-writer = Väntar på data från { $file }. Tryck Control-C för att stoppa.
import-unwritable = { $file } går inte att skriva, eller finns redan. Ange en annan fil.
import-interrupted = Avbrutet. Inget importeras.
import-nothing = Inget importeras. Importera igen.
import-empty = { $file } är tom.
import-no-game = Inget parti i { $file }. Ange en PGN-fil.
referee-no-event = Ingen händelse i { $file }. Skriv en, till exempel 0:00 start.
import-no-text = { $file } är inte ren text. Packa upp filen, eller spara den som UTF-8.
import-encoding = Läst som { $encoding }. Om namn ser fel ut, prova en annan --encoding.
import-encoding-unfit = Vissa tecken finns inte i { $encoding }. Prova en annan --encoding.
import-encoding-wrong = { $file } är inte { $encoding }. Utelämna --encoding, eller ange en annan.
import-encoding-utf8 = Läst som { $encoding }, men allt är UTF-8. Om namn ser fel ut, utelämna --encoding.
import-letters = Andra bokstäver? Lägg till --letters, till exempel --letters { $letters }.
import-letters-wrong = Andra bokstäver? Utelämna --letters, eller ange en annan röst.
encoding-unknown = Okänd kodning: { $word }. Närmast: { $near }.
encoding-unknown-examples = Okänd kodning: { $word }. Det finns till exempel { $near }.
standard-input = standard in
fault-foreign = { $word } är inget PGN-drag. PGN använder engelska bokstäver: K, Q, R, B, N.
fault-other-letters = { $word } är inget drag i bokstäverna { $letters }.
fault-null = { $word } är ett nolldrag.
fault-word = { $word } är inte PGN.
fault-illegal = { $word } är otillåtet här.
fault-not-in-hand = { $word } är otillåtet här: den pjäsen finns inte i fickan.
fault-glued = { $word } är två drag. Sätt ett mellanslag emellan.
fault-ambiguous = { $word } är tvetydigt.
fault-promotion = { $word } säger inte vad bonden blir. Lägg till till exempel =Q.
fault-tag = Taggen { $word } är ofullständig.
fault-twice = Taggen { $word } finns två gånger.
fault-position = FEN: { $what }
fault-variant = { $word } är inte vanligt schack.
fault-comment = Kommentaren stängs aldrig.
fault-long = Det är längre än något parti kan vara.
fault-variation = Obalanserade parenteser i en variant.
fault-no-result = Partiet saknar resultat. Lägg till 1-0, 0-1, 1/2-1/2 eller * i slutet.
fault-result = Taggarna har ett annat resultat: { $word }. { $read } gäller.
fault-mate = Matt på brädet, men resultatet stämmer inte.
fault-stalemate = Patt på brädet, men resultatet är inte remi.
remark-no-check = { $word } ger inte schack. Draget gäller.
remark-no-mate = { $word } är inte matt. Draget gäller.
fault-no-text = Det här är ingen text.
fault-no-moves = Partiet har inga drag.
remark-result-of-tags = Inget resultat efter dragen. Taggarnas gäller: { $read }.
remark-result-of-board = Inget resultat efter dragen. Sista draget avgör: { $read }.
remark-no-result-tag = Taggarna saknar resultat. Det efter dragen gäller.
remark-no-position = Taggen FEN har ingen ställning. Utgångsställningen gäller.
remark-chess960 = Läst som Chess960, efter rockadrätterna. Stämmer det? Lägg till taggen Variant.
remark-read-as = { $word } läses som { $read }.
remark-result-inside = Drag följer efter resultatet { $word }. De behålls.
remark-apart = Drag följer efter resultatet { $word }. De behålls som ett eget parti.
remark-left-out = { $word } utelämnas.
remark-unseen = Osynliga tecken utelämnas.
remark-text = { $word } står inte i någon kommentar. Det blir en kommentar.
remark-move-in-comment = { $word } står efter ett semikolon. Det blir en kommentar.
remark-tag-in-comment = En kommentar innehåller taggen { $word }. Kanske saknas slutklammern.
remark-ends = { $what } Partiet behålls dit.
remark-variation-ends = { $what } Varianten behålls dit.
why-foreign = drag med bokstäver från ett annat språk
why-null = nolldrag
why-word = okänt ord
why-illegal = otillåtet drag
why-ambiguous = tvetydigt drag
why-tag = trasig tagg
why-twice = dubbel tagg
why-variant = inte vanligt schack
why-position = omöjlig första ställning
why-rights = omöjlig rockad eller en passant
why-chess960 = Chess960 utan tagg
why-comment = öppen kommentar
why-long = för långt
why-variation = obalanserade parenteser
why-no-result = inget resultat
why-result = två resultat
why-mate = matt, men annat resultat
why-stalemate = patt, men annat resultat
why-mark = osant tecken för schack eller matt
why-no-text = ingen text
why-no-moves = inga drag
why-spelling = skrivet på annat sätt
why-left-out = något utelämnat
why-unseen = osynliga tecken
why-text = ord utanför kommentarer
why-move-in-comment = drag i en kommentar
why-variation-cut = avkortad variant
why-result-inside = drag efter resultatet

## Tangenter

keymap-about = { $name }: { $about }
keymap-lichess = tangenterna i lichess läge för blinda.
keymap-winboard = tangenterna i WinBoard för JAWS.
keymap-numpad = bara det numeriska tangentbordet.
keymap-left-hand = bara vänster hand.
keymap-right-hand = bara höger hand.
keymap-own = ett eget tangentschema.
keymap-part = Ett tangentschema har ingen del { $name }. Det kan ha about, parent, numeric-block, keys och despite.
keymap-fault = Tangent { $key }: { $what }
keymap-no-key = okänd tangent: { $name }. Skriv en bokstav som k, eller up, home, enter, space, f2.
keymap-shift = skriv tecknet som Skift ger, utan shift.
keymap-unknown = ingen tangent kan göra { $line }. Menade du { $near }?
keymap-unlike = ingen tangent kan göra { $line }. Skriv ett kommando som last.
keymap-argument = { $line } är ofullständigt eller fel. Skriv som { $example }.
keymap-twice = tangenten finns två gånger. Ta bort en av de två raderna.
keymap-hidden = nås aldrig, eftersom { $by } redan gör något. Välj en annan tangent.
keymap-taken = { $why }. Välj en annan tangent, eller ange ditt skäl under despite.
keymap-taken-instead = { $why }. Skriv { $instead }.
keymap-not-taken = ingen annan använder den, eller inget här använder den. Ta bort den under despite.
keymap-same-key = samma som { $known }, på { $count ->
    [one] tangentbord
   *[other] tangentborden
} { $keyboards }. Välj en annan tangent.
keymap-unreachable = { $count ->
    [0] Ingen tangent gör { $names }.
    [one] Ingen tangent gör { $names } och { $count } till.
   *[other] Ingen tangent gör { $names } och { $count } till.
} Ge var och en en tangent, eller skriv parent = "lichess".
keymap-empty = Tangentschemat har inga tangenter. Skriv till exempel parent = "lichess", eller egna tangenter.
keymap-no-parent = { $name } kan inte vara ursprunget. Det finns: { $keymaps }.
taken-interrupt = terminaler avbryter program med den
taken-suspend = terminaler pausar program med den
taken-end = terminaler avslutar inmatning med den
taken-flow = terminaler stoppar utmatning med den
taken-quit = terminaler avslutar program med den
taken-tab = terminaler skiljer den inte från Tab
taken-enter = terminaler skiljer den inte från Enter
taken-line-end = terminaler avslutar en rad med den
taken-backspace = många terminaler tar den för Backsteg
taken-escape = terminaler skiljer den inte från Escape
taken-zoom = terminaler zoomar med den, eller skickar ett annat tecken
taken-multiplexer = första tangenten i screen och tmux
taken-sequence = andra tangenters koder börjar med den
taken-control-shift = terminaler använder den för flikar, fönster, kopiering och sökning, och skiljer den inte från enbart Kontroll
taken-alt-letter = terminaler öppnar menyer med den, och yasr läser med den
taken-alt-digit = terminaler byter flik med den, som GNOME och Xfce
taken-yasr = yasr läser med den
taken-help = GNOME Terminal öppnar sin hjälp med den
taken-menu = terminaler öppnar en meny med den, som GNOME
taken-full-screen = terminaler går till helskärm med den, som GNOME
taken-drop-down = rullgardinsterminaler öppnas med den
taken-scroll = terminaler rullar, byter flik eller klistrar in med den
taken-consoles = den byter konsol, ruta eller båda
taken-windows = skrivbord flyttar fönster med den
taken-control-alt = VoiceOver, skrivbord och yasr har kommandon på den
taken-insert = NVDA, JAWS, Orca och Fenrir börjar sina kommandon med den
taken-block-arrows = NVDA, JAWS, Orca, Fenrir och Speakup läser skärmen med den
taken-block-digits = Fenrir, Speakup och BRLTTY:s sifferblockstabell läser skärmen med den
taken-block-signs = NVDA, JAWS, Orca och Speakup använder den för mus, granskning och tystnad
no-keymap = Okänt tangentschema: { $name }. Det finns: { $keymaps }.
health-keymap = Tangentschema { $name }: fungerar, tangentbord { $keyboard }.
health-keymap-broken = Tangentschema: { $what }.
key-does = { $key }: { $does }.
key-shift = Skift { $key }
key-alt = Alt { $key }
key-control = Kontroll { $key }
key-f = F { $number }
key-up = uppåtpil
key-down = nedåtpil
key-left = vänsterpil
key-right = högerpil
key-home = Home
key-end = End
key-pageup = Sida upp
key-pagedown = Sida ner
key-insert = Insert
key-delete = Delete
key-backspace = Backsteg
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = blockets mittangent
key-space = Mellanslag
key-slash = snedstreck
key-star = stjärna
key-plus = plus
key-minus = minus
key-dot = punkt
key-comma = komma
key-question = frågetecken
key-step-up = ett fält uppåt
key-step-down = ett fält nedåt
key-step-left = ett fält åt vänster
key-step-right = ett fält åt höger
key-step-up-left = ett fält uppåt vänster
key-step-up-right = ett fält uppåt höger
key-step-down-left = ett fält nedåt vänster
key-step-down-right = ett fält nedåt höger
key-next-king = nästa kung
key-next-queen = nästa dam
key-next-rook = nästa torn
key-next-bishop = nästa löpare
key-next-knight = nästa springare
key-next-pawn = nästa bonde
key-previous-king = föregående kung
key-previous-queen = föregående dam
key-previous-rook = föregående torn
key-previous-bishop = föregående löpare
key-previous-knight = föregående springare
key-previous-pawn = föregående bonde
key-rank = till rad { $rank }
key-file = till linje { $file }
key-take = lyfter pjäsen här, eller sätter ner den
key-entry = till skrivraden
key-board = till brädet
key-next-target = nästa fält för pjäsen i handen
key-next-pane = nästa ruta
key-previous-pane = föregående ruta
key-menu = alla kommandon i en lista
key-keys = alla tangenter i en lista
key-key-help = tangenthjälp på och av
key-cancel = tystnad; tillbaka; sätter tillbaka pjäsen
key-suspend = tillbaka till skalet en stund
key-redraw = ritar om skärmen
redrawn = Omritad.
key-line = skriver { $line }
does-yes = ja
does-no = nej
does-queen = dam
does-rook = torn
does-bishop = löpare
does-knight = springare
does-variation-1 = in i den första varianten
does-board-here = det här fältet
does-moves-here = dragen för pjäsen här
does-captures-here = slagdragen för pjäsen här
does-rays-here = alla åtta riktningar härifrån
does-diagonals-here = diagonalerna härifrån
does-knight-here = pjäser ett springardrag bort
does-attackers-here = fältets angripare och försvarare
does-defenders-here = fältets försvarare och angripare
does-colour-here = om fältet är vitt eller svart
does-rank-here = den här raden
does-file-here = den här linjen
does-pieces-A = Vits pjäser
does-pieces-a = Svarts pjäser
does-pieces-K = Vits kung
does-pieces-Q = Vits damer
does-pieces-R = Vits torn
does-pieces-B = Vits löpare
does-pieces-N = Vits springare
does-pieces-P = Vits bönder
does-pieces-k = Svarts kung
does-pieces-q = Svarts damer
does-pieces-r = Svarts torn
does-pieces-b = Svarts löpare
does-pieces-n = Svarts springare
does-pieces-p = Svarts bönder
does-claim-threefold = trefaldig upprepning
does-claim-fifty = femtio drag utan slag och bondedrag
does-claim-flag = motståndarens flagga har fallit
does-claim-illegal = motståndarens senaste drag var otillåtet
does-claim-effort = remi: motståndaren försöker inte vinna
does-claim-means = remi: motståndaren kan inte vinna med normala medel
does-claim-seconds = fem sekunder per drag för båda
does-clock = tiden som är kvar
does-clock-mine = din egen tid
does-clock-theirs = motståndarens tid
does-score-3 = de tre senaste dragen
does-announce = annonserar draget på brädet
does-press = trycker på din klocka
## Att lyfta och sätta

in-hand = I din hand: { $piece } { $square }.
put-back-here = Tillbaka: { $piece } { $square }.
look-edge = Kant. { $what }
look-board = Bräde. { $what }
look-moves = Drag. { $what }
look-clocks = Klockor. { $what }
look-captures = Slagna. { $what }
look-players = Spelare. { $what }
look-log = Meddelanden. { $what }
look-matters = Att avgöra. { $what }
look-boards = Bräden. { $what }
look-room = I salen. { $what }

## Skärmen

pane-board = Bräde
pane-moves = Drag
pane-clocks = Spelare
pane-log = Meddelanden
pane-matters = Att avgöra
pane-boards = Bräden
pane-room = I salen
header-players = { $white } – { $black }
header-over = Partiet slut, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = schack { $count }
mark-check = i schack
mark-held = i handen
mark-target = kan gå
mark-last = senast
targets-none = Ingen pjäs i handen. Lyft en först.
too-small = Fönstret är för litet.
focus-entry = Skrivrad: { $text }
focus-secret = Inget av det du skriver visas. Enter skickar, Escape går tillbaka.
menu-title = Kommandon
menu-setting = { $name }: { $value }
menu-other = annat: skriv det
list-help = { $take } väljer, { $up } och { $down } går genom listan, { $cancel } går tillbaka.
list-search = Skriv bokstäver för att söka.
list-unfound = Inget med { $text } i listan.
commands-position = Fråga om ställningen
commands-game = Fråga om partiet
commands-text = Få ställningen som text
commands-guide = Hitta rätt
commands-play = Spela
commands-seat = Vid en plats i en match
commands-friendly = Bland vänner
commands-analysis = Analysera ställningen
commands-boards = Bräden
commands-archive = Hitta partier
commands-study = Gå igenom ett parti
commands-practice = Lära och träna
commands-hearing = Röst, tal och utskrift
commands-program = Partier, inställningar, sluta
commands-desk-run = Leda partiet
commands-desk-waiting = Avgöra det som väntar
commands-desk-look = Se på fakta
commands-desk-clock = Ställa klockorna
commands-desk-penalty = Straff och resultat
commands-desk-seen = Besluta om det du har sett
commands-desk-sheets = Protokoll som saknar drag
commands-desk-undoing = Rätta bräden, återkalla beslut
commands-desk-support = Hjälpmedel och assistenter
commands-desk-presence = Sena och närvarande spelare
commands-desk-adjournment = Avbryta partiet
commands-desk-tasks = Bocka av uppgifter
commands-desk-records = Handlingar, och domarbordet
keys-title = Tangenter
key-dropped = Avbrutet.
quit-again = { $keys } igen lämnar programmet. Alla andra tangenter fortsätter.
echo-typed = { $what }
echo-deleted = { $what } raderat
echo-end = slut
echo-capital = stort { $letter }
key-none = { $keys } gör inget här.
no-shell = Inget skal att gå tillbaka till. Programmet fortsätter.
key-waits = { $keys }, sedan { $next }.
keys-from-to = { $from } till { $to }
paste-too-long = För långt, inget inklistrat. Högst { $lines } rader.
paste-lines = Flera rader, inget inklistrat. Klistra in en i taget.
paste-game = Ett helt parti, inget inklistrat. Spara det som fil, sedan i skalet: { $program } import och dess namn.
key-help-on = Tangenthjälp på: varje tangent säger vad den gör. Samma tangent avslutar.
key-help-off = Tangenthjälp av.
no-screen = Ingen skärm på den här terminalen: rader i stället.
no-screen-pipe = Ingen skärm här. Det är ett rör och ingen terminal.
no-screen-plain = Ingen skärm här. TERM eller ACCESSIBLE begär rader.

## Att spela på ett bräde

board-name = { $make }, { $port }
board-found = Bräde hittat: { $name }.
board-found-of = { $color }s bräde hittat: { $name }.
board-back = Brädet är tillbaka: { $name }.
board-back-of = { $color }s bräde är tillbaka: { $name }.
board-plays = Du spelar på brädet.
board-right = Brädet är rätt.
board-differs = Ditt bräde stämmer inte med partiet.
board-left-over = Används inte: programmet spelar den sidan.
board-moves-only = Det rapporterar bara färdiga drag, inte rörda pjäser. Om inga kommer, vänd brädet.
board-take = Ta bort pjäsen från { $square }.
board-take-man = Ta bort { $man } från { $square }.
board-put = Sätt { $man } på { $square }.
board-carry = Flytta { $man } från { $square } till { $to }.
board-swap = Byt plats på pjäserna på { $square } och { $to }.
board-turn = Vänd brädet.
board-man = { $who ->
    [white-king] vit kung
    [white-queen] vit dam
    [white-rook] vitt torn
    [white-bishop] vit löpare
    [white-knight] vit springare
    [white-pawn] vit bonde
    [black-king] svart kung
    [black-queen] svart dam
    [black-rook] svart torn
    [black-bishop] svart löpare
    [black-knight] svart springare
   *[black-pawn] svart bonde
}
board-lifted = { $piece } { $square }.
board-touched = Rörd pjäs: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: tomt.
board-executed = Det står på ditt bräde.
board-put-back = Pjäserna tillbakasatta. Rörd pjäs förd gäller ännu.
board-put-back-free = Pjäserna tillbakasatta. Vilket drag som helst får spelas.
board-adjusted = Rättat till.
board-knocked = Brädet fick en stöt.
board-knocked-untouched = Brädet fick en stöt. Inget räknas som rört.
board-lingers = Om ditt drag är färdigt, skriv det.
board-press = Tryck, om ditt drag är { $move }.
board-type-move = Om ditt drag är { $move }, skriv det.
board-press-move = Om ditt drag är { $move }, tryck eller skriv det.
board-illegal = Otillåtet drag: { $pieces }. För att ställa brädet rätt, skriv ställ-upp.
board-in-hand = Förmodligen i din hand: { $piece } { $square }.
board-gone-unpressed = { $move } står på brädet. Skriv draget, eller koppla in brädet.
board-pressed = { $color } har tryckt.
button-in-hand = Inte färdigt: { $piece } { $square } är inte på brädet.
button-take = Inte färdigt: ta bort { $man } från { $square }.
button-rook = Inte färdigt: flytta tornet.
button-nothing-moved = Inget har flyttats. Din tur.
button-no-game = Inget att göra på brädet nu.
button-menu-how = Tryck: nästa. Håll: gör det.
button-menu-stop = Stoppa klockorna.
button-menu-means = Kräva remi: motståndaren kan inte vinna.
button-menu-effort = Kräva remi: motståndaren försöker inte vinna.
button-menu-seconds = Begära fem sekunder per drag.
button-menu-leave = Lämna menyn.
button-menu-left = Menyn stängd.
board-no-button = Det har ingen knapp. Ett drag gäller när din hand vilar.
board-learned = Brädet har lärt sig sina pjäser.
board-not-learned = Pjäserna är inte inlärda. De följs genom sina drag.
boards-clock-waits = Klockan väntar på brädet.
boards-clock-runs = Klockan går.
board-no-move = Brädet rapporterar { $text }: inget tillåtet drag.
board-line-lost = Data från brädet har gått förlorade. Skriv senaste för att höra det senaste draget. Saknas ett, skriv det.
board-faulty = { $square }: sensorn går inte att lita på.
board-doubtful = { $square } kommer och går. Tryck ner pjäsen. Den räknas ännu.
board-missed = Data från brädet har gått förlorade. Saknas en rörd pjäs eller ett drag, gör om det.
board-flickers = { $square } flimrar: tryck ner pjäsen, eller skriv ignorera { $square }.
board-still-empty = { $square } verkar tomt. Tryck ner pjäsen, eller skriv ignorera { $square }.
board-still-occupied = { $square } verkar upptaget. Är det tomt, skriv ignorera { $square }.
board-still-other = { $square } verkar ha fel pjäs. Är den rätt, skriv ignorera { $square }.
board-still-turned = Det verkar ännu ligga åt fel håll. Ligger det rätt, skriv elbräde rakt eller elbräde vänt.
board-still-turned-pegs = Det verkar ännu ligga åt fel håll. Vänd det, eller skriv hoppa-över och spela vid tangentbordet.
board-lies-straight = Lyfte du { $square }, ligger brädet åt fel håll. Vänd det, eller skriv elbräde rakt.
board-lies-turned = Lyfte du { $square }, ligger brädet åt fel håll. Vänd det, eller skriv elbräde vänt.
board-muted = { $square } ignoreras: det som visas där räknas inte.
board-muted-untouched = { $square } ignoreras: det flimrar. Inget rördes där.
board-muted-arbiter = { $square } ignoreras: det flimrar. Domaren avgör om pjäsen rördes.
board-not-touched = Rörde du den inte, skriv ignorera { $square }.
board-not-touched-arbiter = Rörde du den inte, skriv ignorera { $square }. Domaren avgör.
board-not-made = { $move } står på brädet. Gjorde du inte draget, skriv ta-tillbaka.
board-steady = { $square } är stadigt igen och räknas.
board-unmuted = { $square } räknas igen.
board-mutes = { $square } ignoreras. Skriv drag från eller till fältet. För att räkna det igen: räkna { $square }.
board-which-side = Vits sida är okänd. Skriv elbräde rakt, eller elbräde vänt.
board-battery = Brädets batteri: { $percent } procent kvar.
board-restarted = Brädet har startat om.
board-gone = Brädet är borta: { $reason }. Fortsätt vid tangentbordet. { $todo }
board-not-there = Inget bräde: { $reason }. { $todo }
board-none-found = ingen port har ett
board-none-found-do = Anslut det, eller ange dess port.
board-no-port = porten { $port } finns inte
board-no-port-do = Anslut det.
board-not-serial = { $port } är ingen seriell port
board-not-serial-do = Ange en annan.
board-busy = ett annat program använder { $port }
board-busy-do = Stäng det programmet.
board-denied = du får inte använda { $port }
board-denied-do = En administratör kan tillåta det.
board-denied-group = du får inte använda { $port }
board-denied-group-do = Gå med i gruppen { $group }: sudo usermod -aG { $group } $USER. Logga sedan ut och in.
board-no-answer = inget svarar på { $port }
board-no-answer-do = Slå på det, eller anslut det igen.
board-other-make = ett annat bräde, { $what }, är på { $port }
board-other-make-do = Ange det fabrikatet, eller auto.
board-babble = något annat talar på { $port }
board-babble-do = Kontrollera porten och brädets fabrikat.
board-stranger = { $port } skickar något okänt
board-stranger-do = Kontrollera kontakten. Ett bräde kan också vara nyare än touchmove.
board-failed = { $port } fungerar inte, { $what }
board-failed-do = Anslut det igen.
boards-none = Inget bräde. Skriv elbräde auto för att söka ett.
boards-none-position = För ett parti från en ställning: { $position }.
boards-sought = Söker ett bräde.
boards-off = Bräden av. Dragen skrivs.
board-is = Bräde: { $name }.
board-of = Bräde för { $color }: { $name }.
board-agrees = Det stämmer med partiet.
board-moves = Ett drag görs just på det.
board-behind = Motståndarens drag saknas på ditt bräde: { $move }.
board-unmade = Gör ditt annonserade drag på brädet: { $move }.
board-waits = Det har inte jämförts än.
skipped = Lämnat som det är. Skriv dina drag tills brädet är rätt.
skip-none = Inget att hoppa över.
argument-boards = { $name } tar auto, eller fabrikat och port, dgt:/dev/ttyUSB0; rakt eller vänt; eller av.

help-pegboard =
    elbräde: ditt bräde, och om det stämmer med partiet.
    elbräde auto: söker ett bräde.
    elbräde rakt, elbräde vänt: åt vilket håll det ligger.
    elbräde av: spela genom att skriva.
help-set-up =
    ställ-upp: leder dig fält för fält till rätt ställning.
    upprepa säger ett steg igen.
help-mute =
    ignorera b8: bortser från det brädet visar på b8, vid dålig kontakt.
    Flimrande fält ignoreras av sig själva, tills det är lugnt i tio sekunder.
    För att räkna det igen: räkna b8.
help-unmute =
    räkna b8: b8 räknas igen.
    Skiljer sig brädet då från partiet, får du veta vad du ska rätta.
help-skip =
    hoppa-över: lämnar brädet som det är.
    Skriv dina drag tills det är rätt.

## Bräden på en ledning

peg-looking = Söker ett bräde.
peg-found = Bräde hittat: { $make }, { $port }.
peg-senses-pegs = Det känner när en pjäs lämnar sitt hål.
peg-senses-squares = Det känner vilka fält som är upptagna.
peg-senses-men = Det vet vilken pjäs som står var.
peg-senses-moves = Det rapporterar bara färdiga drag, inte rörda pjäser.
peg-no-address = { $word } är ingen brädadress. Skriv auto, ett fabrikat, eller fabrikat och port: dgt:/dev/ttyUSB0. Fabrikaten: { $makes }.
peg-chips = Inlärt: chippen i { $count } pjäser.
peg-event = { $what }.
peg-event-at = { $what }. { $time } sekunder.
peg-together = På en gång: { $items }
peg-lifted = { $square } lyft
peg-lifted-man = { $square } lyft, { $piece }
peg-seated = { $square } upptaget
peg-seated-man = { $square } upptaget, { $piece }
peg-button-confirm = Bekräftelseknapp, { $how }
peg-button-confirm-of = { $color }s bekräftelseknapp, { $how }
peg-button-clock = Klockans knapp, { $how }
peg-button-clock-of = { $color }s klockknapp, { $how }
peg-button = Knapp { $number }, { $how }
peg-short = kort
peg-long = långt
peg-stands-start = Utgångsställningen är uppställd.
peg-stands-empty = Alla fält är tomma.
peg-stands = Upptagna, { $count } fält: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Drag: { $text }.
peg-taken-back = Tillbakataget: { $text }.
peg-faulty = { $square }: sensorn går inte att lita på.
peg-mended = { $square }: sensorn går att lita på igen.
peg-doubtful = { $square }: sensorn är tveksam. Den räknas ännu.
peg-certain = { $square }: sensorn är säker igen.
peg-glimpsed = { $square } ändrades under en avläsning. Bortses från.
peg-felt = { $square } kändes
peg-clock = Klocka: Vit { $white }, Svart { $black }, { $runs }.
peg-clock-stands = den står
peg-clock-white = Vits går
peg-clock-black = Svarts går
peg-buttonless = Det har ingen knapp.
peg-lampless = Det har inga användbara lampor.
peg-identity = Det är: { $text }.
peg-battery = Batteri: { $percent } procent.
peg-battery-charging = Batteri: { $percent } procent, laddas.
peg-done = Ordern utförd.
peg-refused = Ordern vägrad: { $text }.
peg-learned = Pjäserna inlärda.
peg-not-learned = Inget inlärt. Se på: { $items }.
peg-which-side = Vits sida är okänd. Ange den med --straight eller --turned.
peg-restarted = Brädet har startat om.
peg-unanswered = Brädet svarade inte på en order.
peg-silent = Brädet är tyst.
peg-echo = Ledningen leder tillbaka till sig själv.
peg-version = Brädet talar en annan version.
peg-gap = Data från brädet har gått förlorade.
peg-missed = Förlorat på vägen: { $count ->
    [one] en händelse.
   *[other] { $count } händelser.
}
peg-garbled = Oläsliga data mottagna.
peg-start-missing = Inte utgångsställningen. Saknas på: { $items }.
peg-start-more = Inte utgångsställningen. För mycket på: { $items }.
peg-start-other = Inte utgångsställningen. Andra pjäser på: { $items }.
peg-enter-skips = Enter hoppar över en fråga.
peg-ask-take = Ta bort pjäsen från { $square }.
peg-ask-back = Sätt tillbaka den på { $square }.
peg-ask-put = Sätt en pjäs på { $square }.
peg-ask-away = Ta bort den från { $square } igen.
peg-square-works = { $square } fungerar.
peg-nothing-came = Ingen signal.
peg-skipped = Överhoppat.
peg-ask-move = Gör ett drag på brädet.
peg-no-move = Inget drag mottaget.
peg-lamps = Lampor, rad för rad från den första till den åttonde.
peg-lamps-done = Lamporna klara. En seende kan säga om de lyste.
peg-ask-button = Tryck på en knapp på brädet, eller på dess klocka.
peg-no-button = Ingen knapp mottagen. Brädet kanske inte har någon.
peg-clock-works = Klockan fungerar.
peg-no-clock = Ingen klocka svarade.
peg-named = Brädets nummer är satt för alltid: { $text }.
peg-has-name = Brädet behåller sitt gamla nummer.
peg-takes-no-name = Brädet tar inget nummer. Det kräver PEG/1 1.1, och ett nummer på högst 16 bokstäver eller siffror.
peg-clock-unnamed = För att testa en klocka: --clock xl eller --clock 3000.
peg-check-none = Inget att kontrollera.
peg-check-lost = Brädet tappades. Det fungerar inte.
peg-check-works = Det fungerar: { $count } fält testade.
peg-check-wrong = Fel funna: { $items }.
peg-check-nothing = Inget testat.
peg-check-moves = Det fungerar: drag kommer fram.
peg-check-no-moves = Det fungerar inte: inget drag kom fram.
health-board = Bräde: en port för ett, { $port }{ $product }.
health-board-denied = Bräde: { $reason }. { $todo }
health-board-none = Bräde: inget hittat.

## Ett simulerat bräde

sim-word-lift = lyft
sim-word-seat = sätt
sim-word-replace = byt
sim-word-press = tryck
sim-word-long = långt
sim-word-lever = spak
sim-word-clock = klocka
sim-word-button = knapp
sim-word-wait = vänta
sim-word-off = av
sim-word-on = på
sim-word-battery = batteri
sim-word-feel = känn
sim-word-pull = lossa
sim-word-plug = anslut
sim-word-show = visa
sim-word-position = ställning
sim-word-next = nästa
sim-word-help = hjälp
sim-word-end = slut
sim-help =
    lyft e2, sätt e4, sätt e8 dam
    byt d5: den nya pjäsen, utan tomt ögonblick
    tryck, långt: bekräftelseknappen
    tryck vit: en knapp för varje spelare
    spak: klockan; knapp 3: dess knappar
    batteri 15, känn e2
    vänta 300: millisekunder
    av, på: strömmen
    lossa, anslut: kabeln
    visa: ställningen
    ställning: FEN eller start
    nästa: filens nästa drag
    slut
sim-port = Port: { $path }
sim-awaits = Partiet börjar när ett program frågar.
sim-awaits-next = Nästa drag är klart. Skriv nästa.
sim-no-next = Inga drag kvar.
sim-game-over = Partiet är slut.
sim-lifted = Lyft: { $man } { $square }
sim-seated = Satt: { $man } { $square }
sim-pressed = Tryckt.
sim-set = Pjäserna är uppställda.
sim-done = Klart.
sim-waited = Väntade { $length } millisekunder.
sim-on = Strömmen på.
sim-off = Strömmen av.
sim-plugged = Kabeln ansluten.
sim-pulled = Kabeln lossad.
sim-open = Ett program har porten öppen.
sim-closed = Inget program har porten öppen.
sim-men-white = Vit: { $men }
sim-men-black = Svart: { $men }
sim-no-men-white = Vit: inga pjäser
sim-no-men-black = Svart: inga pjäser
sim-hand = Bredvid brädet: { $men }
sim-empty = { $square } är tomt.
sim-occupied = Upptaget: { $man } { $square }. Lyft pjäsen först, eller skriv byt.
sim-nothing-in-hand = Handen är tom. Nämn en pjäs, som vit dam.
sim-no-button = Brädet har ingen sådan knapp.
sim-no-part = Brädet har inget batteri, och kan inte känna ett finger.
sim-no-button-number = { $word } är ingen knapp. Knapparna är 1 till 5.
sim-no-percent = { $word } är inget procenttal. Skriv 0 till 100, med ett plus medan det laddas.
sim-no-word = Okänt ord: { $word }. Skriv hjälp.
sim-missing = Ofullständigt: { $word }. Skriv hjälp.
sim-more = För mycket: { $word }.
sim-no-square = { $word } är inget fält. Skriv ett som e2.
sim-what-square = Nämn ett fält, som e2.
sim-no-man = { $word } är ingen pjäs. Skriv en som dam.
sim-no-color = { $word }: vit eller svart?
sim-no-time = { $word } är ingen tid. Skriv millisekunder, upp till en timme.
sim-no-position = { $word } är ingen ställning. Skriv FEN, eller start.
sim-dark = Lampor: alla släckta.
sim-lit = Lampor: { $squares }
sim-buzz = Ljud: { $text }
sim-named = Nummer behållet: { $text }
sim-shake = Skakar: { $text }
sim-shows = Klockan visar: { $text }
sim-shows-and-beeps = Klockan piper och visar: { $text }
sim-shows-times = Klockan visar tiderna.
sim-times = Klockan ställd: Vit { $white }, Svart { $black }
sim-plays = Datorns drag: { $from } { $to }
sim-no-system = Bräden kan bara simuleras på Linux, macOS och BSD.
sim-no-port = Ingen pseudoterminal: { $reason }
sim-no-file = Filen hittas inte: { $file }.
sim-unreadable = { $file } går inte att läsa: { $reason }
sim-no-make = Okänt fabrikat: { $word }. Det finns: { $makes }.
sim-no-flag = Inte för det här fabrikatet: { $word }.
sim-no-side = { $word } är ingen sida. Skriv white eller black.
sim-no-style = { $word } är ingen stil. Skriv en som own-first.
sim-cannot-confirm = Brädet har ingen bekräftelseknapp.
sim-no-game = { $count ->
    [0] Inget parti i { $file } går att läsa.
    [one] { $file } har ett läsbart parti.
   *[other] { $file } har { $count } läsbara partier.
}
sim-fault = { $file }, rad { $line }: { $reason }
sim-fault-word = { $word } är inget fel. Skriv ett som noise, loss, pull.
sim-fault-share = { $word } är ingen andel. Skriv en från 0 till 1, som 0.01.
sim-fault-square = { $word } är inget fält. Skriv ett som b8.
sim-fault-number = { $word } är inget tal. Skriv millisekunder, upp till ett dygn, eller en byte.
sim-fault-short = Något saknas i slutet.
sim-fault-more = För mycket: { $word }.
sim-fault-needs-time = { $word } behöver sin tid först, som at 5000.
sim-fault-no-place = Inte vid en tidpunkt eller byte: { $word }. Skriv from och to, eller ingetdera.

## Matchfilen

match-line = Rad { $line }: { $what }
match-key-in = { $key } i [{ $part }]
match-words = Ett av: { $words }.
match-help-aid = Hjälpmedel: { $aid }.
match-wrong-form = inte av formen key = "value". Sätt värdet inom citattecken.
match-wrong-twice = detta finns två gånger i filen. Ta bort ett av dem.
match-wrong-unknown-near = { $key } är okänt här. Menade du { $instead }?
match-wrong-unknown = { $key } är okänt här. Ett av: { $words }.
match-wrong-part = { $part } är en del av filen. Skriv [{ $part }] på en egen rad.
match-wrong-value = { $key } kan inte vara { $value }. { $help }
match-wrong-answer = Förstås inte som { $key }: { $value }.
match-wrong-empty = { $key } har inget läsbart värde. { $help }
match-wrong-missing = { $key } saknas. { $help }
match-wrong-relay = ingen assistent för { $color }. Nämn en i [{ $part }].
match-wrong-hearing = en assistent behövs: blind mot hörselskadad. Nämn en i [white.assistant] eller [black.assistant]. { $article }.
match-wrong-no-board = { $color } har inget elektroniskt bräde. Skriv device = "pegs" eller "board", eller utelämna adressen.
match-wrong-no-pegs = { $make } är inget stickbräde. Skriv device = "board".
match-wrong-pegs = { $make } är ett stickbräde. Skriv device = "pegs".
match-wrong-port = båda bräderna är på { $port }. Vart och ett behöver sin port.
match-wrong-boards = de två bräderna ser likadana ut. Ge vart och ett sin port, som dgt:/dev/ttyUSB0.
match-wrong-positions = ett parti har en utgångsställning. Utelämna chess960 eller position.
match-wrong-aid = { $aid }: ingen domare kan bevilja detta, råd är förbjudna. FIDE 2023, 11.3.1.
match-wrong-code = { $key } är ingen hemlighet. { $what }
match-wrong-pace = pace utan klockor. Utelämna pace, eller skriv en tid.

match-key-event = Evenemang: turneringen eller matchen.
match-key-site = Ort: stad och land.
match-key-place = Plats: sal och bord.
match-key-round = Rond.
match-key-date = Datum, som 2026-11-21.
match-key-time = Betänketid, som 15+10, 40/90+30,30+30 eller 5d3; off: utan klocka.
match-key-laws = Regler: utgåvan, som fide-2023.
match-key-pace = Partityp. Utelämnad avgör betänketiden.
match-key-supervision = Övervakning av snabbschack och blixt. Tillräcklig: tävlingsreglerna gäller.
match-key-announcing = Annonsering: hur spelarna säger sina drag till varandra, som springare f3. Upprepat: den andra säger det igen, som för blinda.
match-key-default-time = Väntetid: hur många minuter en spelare får vara sen, 0 till 600.
match-key-quickplay = Snabbspelsavslutning: om dess riktlinjer meddelas.
match-key-draws = Remi i samförstånd. free: när som helst. after 30: efter 30 drag var. arbiter: om domaren samtycker. arbiter until 30: så till drag 30.
match-key-adjournment = Avbrott: om partiet får avbrytas.
match-key-session = Session: hur många minuter den varar enligt domarens klocka, 15 till 900.
match-key-adjudication = Bedömning: om ett oavslutat parti avgörs efter ställningen.
match-key-minutes-by-claim = Minuter på krav: om minuterna för ett otillåtet drag bara ges den som krävt dem.
match-key-points = Poäng: vad vinst, remi och förlust ger.
match-key-appeals = Överklaganden: om spelarna får överklaga domarens beslut.
match-key-appeal-time = Tid för överklagan: så många minuter efter ett beslut eller partiet får en spelare överklaga, 0 till 1440. Utan den: ingen gräns.
match-key-appeal-fee = Avgift för en överklagan, till exempel 50 euro.
match-key-chess960 = Schack 960: utgångsställningens nummer, 0 till 959.
match-key-variant = Variant: spelets namn, om det inte är schack.
match-key-position = Utgångsställning, som FEN. Utelämnad, den vanliga.
match-key-odds = Handikapp: vad en spelare ger den andra, till exempel knight, black pawn, draw eller white time 5.
match-key-name = Spelarens namn.
match-key-title = Titel, som FM.
match-key-federation = Förbund, som SWE.
match-key-club = Klubb.
match-key-rating = Rating, 0 till 4000.
match-key-fide-id = FIDE-id, ett tal.
match-key-blind = Blind eller synskadad.
match-key-hard-of-hearing = Hörselskadad.
match-key-device = Enhet: spelarens bräde eller tangentbord.
match-key-address = Brädets adress: auto, ett fabrikat, eller fabrikat och port, som peg1:/dev/ttyACM0.
match-key-moves = Dragröst: fide-sv säger Eva fyra, fide Eva vier, sv e4.
match-key-talk = Röst för allt annat.
match-key-form = Dragform: long med utgångsfältet, short utan det där det är klart.
match-key-speech = Tal: om programmet talar till spelaren vid en egen terminal. Huvudterminalen följer dina inställningar.
match-key-rate = Taltempo, -100 till 100.
match-key-output = Utgång: ljudutgången för spelaren. Utelämnad, systemets.
match-key-synthesiser = Talsyntes: röstens namn. Utelämnad, språkets.
match-key-print = Utskrift: hur rader skrivs för spelaren.
match-key-braille-table = Punktskriftstabell i liblouis, som sv-g1.ctb; auto: efter språket.
match-key-score = Protokoll: vem som för det. own: spelaren, skrivet med skriv e4. hand: på papper eller i punktskrift. assistant: programmet.
match-key-warnings = Varningar: de minuter kvar då spelaren får veta det, som 10,5,1; eller off.
match-key-code = Kod: skrivs av den som sätter sig på platsen. Utelämnad: ingen.
match-key-assistant-name = Assistentens namn.
match-key-assistant-talk = Röst för assistenten.
match-key-arbiter-name = Domarens namn.
match-key-arbiter-passphrase = Lösenfras, som hash. { $program } match --new gör en.
match-key-arbiter-talk = Domarbordets röst. Utelämnad, datorns.
match-key-arbiter-moves = Dragröst vid domarbordet. Utelämnad, datorns.
match-key-arbiter-speech = Tal: om domarbordets terminal talar.
match-key-arbiter-rate = Taltempo vid domarbordet, -100 till 100. Utelämnat, datorns.
match-key-arbiter-lock = Lås: efter så många minuter utan en rad frågar domarbordet efter lösenfrasen igen. 0: aldrig.
match-key-arbiter-output = Utgång: ljudutgången för domaren. Utelämnad, systemets.
match-key-arbiter-synthesiser = Talsyntes vid domarbordet: röstens namn. Utelämnad, språkets.

match-word-yes = ja
match-word-no = nej
match-word-standard = långparti
match-word-rapid = snabbschack
match-word-blitz = blixt
match-word-adequate = tillräcklig
match-word-sparse = begränsad
match-word-repeat = annonseras och upprepas
match-word-repeat-first = annonseras och upprepas före klockan
match-word-announce = annonseras
match-word-off = inget
match-word-keyboard = tangentbord
match-word-pegs = stickbräde
match-word-board = vanligt elektroniskt bräde
match-word-assistant = assistent
match-word-long = lång
match-word-short = kort
match-word-text = text
match-word-braille = punktskrift
match-word-own = spelaren, skrivet med skriv e4
match-word-hand = spelaren, på papper eller i punktskrift

aid-own-announcements = senaste annonserade drag
aid-score-sheet = eget protokoll
aid-times = tider
aid-move-number = dragnummer
aid-opponent-score = motståndarens protokoll
aid-position-readout = uppläst ställning
aid-legal-moves = tillåtna drag
aid-attackers = angripare
aid-draw-hints = remitips
aid-opening-name = öppningens namn
aid-takeback = tillbakatagna drag
aid-engine = schackmotor

match-about-file =
    En match för touchmove. Rader som börjar med # är anteckningar till dig.
    För att kontrollera den: { $program } match --check och filens namn.
match-about-aids =
    Hjälpmedel för båda spelarna, yes eller no. Utelämnat, som i reglerna.
    Tillåtna: own-announcements, score-sheet, times, move-number.
    Bara om de beviljas: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Aldrig: engine.
    För en enda spelare: en del [white.aids] eller [black.aids].
match-about-arbiter = Här finns bara hashen, inte lösenfrasen.

match-part-player = { $color }.
match-part-assistant = Assistent för { $color }.
match-part-player-aids = Hjälpmedel bara för { $color }.
match-part-aids = Hjälpmedel för båda spelarna.
match-part-arbiter = Domaren.
match-ask-begin =
    En ny matchfil, ungefär 15 frågor.
    Bara Enter: svaret som erbjuds.
    tillbaka: förra frågan.
    Control-C: stopp. Dina svar behålls.
match-ask-on = { $count ->
    [one] Fortsätter efter ett svar.
   *[other] Fortsätter efter { $count } svar.
}
match-looking = Söker bräden.
match-found-none = Inget bräde hittat.
match-found = Hittat: { $boards }.
match-ask-time = Betänketid, som 15+10, 40/90+30,30+30 eller 5d3. Utan klocka: off.
match-ask-name = Namn på spelaren: { $color }.
match-ask-blind = Vem är blind eller synskadad?
match-ask-device = Vad spelar { $color } på?
match-ask-assistant = Namn på assistenten för { $color }.
match-ask-braille = Vem läser rader i punktskrift?
match-ask-output = Vilken ljudutgång är för { $color }?
match-word-program = programmet
match-word-both = båda
match-word-neither = ingen
match-found-board = bräde { $make } på { $port }
match-device-pegs-later = stickbräde, ansluts senare
match-device-board-later = vanligt elektroniskt bräde, ansluts senare
match-device-relayed = en assistent skriver dragen

match-ask-aids = Vilka extra hjälpmedel beviljas? Nummer med komman.
match-ask-passphrase = Domarens lösenfras, för domarbordet. Minst 10 tecken, eller tre ord.
match-ask-passphrase-again = Lösenfrasen igen.
match-passphrase-short = För kort. Skriv minst { $characters } tecken, eller { $words } ord utan samband.
match-code-short = För kort. Skriv minst 4 tecken.
match-weak-few = För lätt: nästan bara samma bokstäver.
match-weak-repeated = För lätt: det upprepar sig.
match-weak-digits = För lätt: bara siffror.
match-weak-row = För lätt: en rad på tangentbordet eller i alfabetet.
match-weak-known = För lätt: det provar alla först.
match-weak-name = För lätt: ett namn i matchen.
match-weak-offered = Till exempel: { $text }.
match-passphrase-differs = De är olika. Skriv lösenfrasen två gånger igen.
match-choice = { $number }: { $word }
match-help-name = Skriv spelarens namn. Det står på protokollen.
match-help-blind = Skriv ett nummer eller ett ord. För blinda spelare annonseras dragen, och andra regler gäller.
match-help-device = Skriv numret på spelarens bräde. För ett annat: fabrikat och port, som dgt:/dev/ttyUSB0.
match-help-assistant = Skriv ett namn, eller tryck Enter. En assistent flyttar pjäserna och hjälper så långt reglerna tillåter.
match-help-braille = Skriv ett nummer eller ett ord. Rader skrivs i Unicode-punktskrift, för skärmar som visar terminalen.
match-help-output = Skriv numret på spelarens utgång. Varje spelare behöver egna hörlurar.
match-help-time = Minuter, plus sekunder per drag: 90+30. Två perioder: 40/90+30,30+30. Utan klocka: off.
match-help-default-time = Skriv minuter. En spelare som är senare än så förlorar. 0: all försening förlorar. Sätts inget avgör domaren.
match-help-arbiter = Skriv domarens namn. Det står i rapporten.
match-help-aids = Skriv nummer med komman, eller inget. Spelarna får då fråga om mer än reglerna tillåter.
match-help-passphrase = Skriv en lösenfras för domarbordet. Den visas inte, och ingen kan ta reda på den senare.
match-help-passphrase-again = Skriv samma lösenfras, så att ett skrivfel märks.
match-help-choice = Skriv numret på ett svar, eller dess ord.
match-help-text = Skriv ditt svar. För ingen ändring, tryck Enter.
match-help-review = Enter skriver filen. För att ändra en rad, skriv dess namn. allt: hela tabellen igen.
match-enter = Enter: { $value }.
match-enter-none = Enter: inget.
match-enter-nothing = För att utelämna: inget.
match-enter-again = Skriv ett svar.
match-enter-kept = Enter: det du skrev.
match-enter-passphrase = Bara Enter: fråga om båda igen.
match-none = inget
match-back = tillbaka
match-back-none = Det här är första frågan.
match-review = Tabellen:
match-review-row = { $name }: { $value }
match-review-set = satt
match-review-aids = reglernas
match-review-output = systemets
match-review-default-time = inte satt, domaren avgör
match-review-more = Också med namn: { $names }.
match-review-end =
    För att ändra något, skriv dess namn, som { $name }. Fler namn: hjälp.
    Enter: skriv filen.
match-review-all = allt
match-review-again =
    För att ändra mer, skriv namnet. För att höra hela tabellen: allt.
    Enter: skriv filen.
match-review-unknown = Okänt: { $word }. Skriv ett namn ur listan.
match-name-of = { $color } { $name }
match-name-event = evenemang
match-name-site = ort
match-name-place = plats
match-name-round = rond
match-name-date = datum
match-name-time = betänketid
match-name-laws = regler
match-name-pace = partityp
match-name-supervision = övervakning
match-name-announcing = annonsering
match-name-default-time = väntetid
match-name-quickplay = snabbspelsavslutning
match-name-draws = remi
match-name-adjournment = avbrott
match-name-session = session
match-name-adjudication = bedömning
match-name-minutes-by-claim = minuter på krav
match-name-points = poäng
match-name-appeals = överklaganden
match-name-appeal-time = tid för överklagan
match-name-appeal-fee = avgift för överklagan
match-name-chess960 = schack 960
match-name-variant = variant
match-name-position = ställning
match-name-odds = handikapp
match-name-name = namn
match-name-title = titel
match-name-federation = förbund
match-name-club = klubb
match-name-rating = rating
match-name-fide-id = FIDE-nummer
match-name-blind = blind
match-name-hard-of-hearing = hörsel
match-name-device = enhet
match-name-moves = dragröst
match-name-talk = röst
match-name-form = dragform
match-name-speech = tal
match-name-rate = taltempo
match-name-output = utgång
match-name-synthesiser = talsyntes
match-name-braille = punktskrift
match-name-braille-table = punktskriftstabell
match-name-score = protokoll
match-name-warnings = varningar
match-name-aids = hjälpmedel
match-name-assistant-name = assistent
match-name-assistant-talk = röst för assistenten
match-name-arbiter-name = domare
match-name-arbiter-passphrase = lösenfras
match-name-code = platskod
match-name-arbiter-lock = domarbordets lås
match-name-arbiter-talk = domarbordets röst
match-name-arbiter-moves = domarbordets dragröst
match-name-arbiter-speech = domarbordets tal
match-name-arbiter-rate = domarbordets taltempo
match-name-arbiter-output = domarbordets utgång
match-name-arbiter-synthesiser = domarbordets talsyntes
match-changed = Matchfilen har ändrats: { $keys }. Ett pågående parti behåller sina gamla villkor.
match-changed-key = { $key } från { $then } till { $now }
match-left-out = inget
match-go-on = Parti { $game } i den här matchen är oavslutat. Fortsätta det enligt de gamla villkoren? Nej börjar ett nytt parti enligt de nya, och parti { $game } ligger kvar i arkivet. Ja eller nej?
match-help-go-on = ja: det oavslutade partiet fortsätter, som det började. nej: ett nytt parti med de nya villkoren.
match-not-begun = Parti { $game } är oavslutat, och ingen har svarat. Starta matchen igen och svara.
match-left = Inget skrivet.
match-kept = Dina svar är sparade. Skriv samma kommando för att fortsätta.
match-not-kept = Dina svar är inte sparade: { $reason }.
match-written = Skrivet: { $file }.
match-begin =
    Matchfilen har inga fel.
    För att börja: { $program } match { $file }
match-no-randomness = Inga slumptal från systemet. Inget skrivs.
match-exists = { $file } finns redan. Ange en annan fil.
match-not-written = Inte skrivet, { $file }: { $reason }.
match-not-there = Matchfilen hittas inte: { $file }. För att skriva en: { $program } match --new { $file }
match-not-read = { $file } går inte att läsa: { $reason }.
match-reason-missing = filen finns inte
match-reason-folder = det är en mapp, ange en fil i den
match-reason-no-text = det är inte ren text, spara den som UTF-8
match-reason-denied = dess behörigheter tillåter det inte

match-title = { $white } mot { $black }.
match-event = Evenemang: { $text }.
match-round = Rond { $text }.
match-site = Ort: { $text }.
match-place = Plats: { $text }.
match-date = Datum: { $text }.
match-laws = Regler: { $edition }, partityp { $pace }.
match-supervision-adequate = Övervakning: tillräcklig.
match-supervision-sparse = Övervakning: begränsad.
match-announcing-repeat = Dragen annonseras, upprepas och görs på brädet.
match-announcing-repeat-first = Dragen annonseras, upprepas och görs på brädet, sedan trycks klockan. Från annonseringen till dess går motståndarens klocka.
match-announcing-announce = Dragen annonseras, upprepas inte.
match-announcing-off = Dragen annonseras inte.
match-chess960 = Schack 960, utgångsställning { $number }.
match-variant = { $variant }.
match-position = Utgångsställning: { $position }.
match-position-chess960 = Schack 960, utgångsställning { $position }.
match-default-time = Väntetid: { $time }.
match-quickplay = Snabbspelsavslutning: meddelad.
match-draws-after = Remi i samförstånd: först efter { $count } drag var.
match-draws-arbiter = Remi i samförstånd: bara om domaren samtycker.
match-draws-arbiter-until = Remi i samförstånd: före { $count } drag var bara om domaren samtycker.
match-adjournment = Avbrott: tillåtet.
match-session = Session: { $time }.
match-adjudication = Bedömning: tillåten.
match-minutes-claimed = Minuter för ett otillåtet drag: bara på krav.
match-points = Poäng: { $win } för vinst, { $draw } för remi.
match-no-appeals = Överklaganden: inga. Domarens beslut är slutgiltiga.
match-appeal-time = Överklaganden: inom { $time }.
match-appeal-fee = Avgift för en överklagan: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } är blind eller synskadad.
match-hard-of-hearing = { $color } är hörselskadad.
match-device-keyboard = { $color } spelar vid tangentbordet.
match-device-pegs = { $color } spelar på ett stickbräde, { $address }.
match-device-board = { $color } spelar på ett elektroniskt bräde, { $address }.
match-device-assistant = { $color } spelar genom en assistent.
match-assistant = { $color } har en assistent, { $name }.
match-spoken = { $color } hör drag med { $moves }, allt annat med { $talk }.
match-printed = { $color } läser drag med { $moves }, allt annat med { $talk }.
match-output = Ljudutgång för { $color }: { $output }.
match-braille = { $color } läser punktskrift, tabell { $table }.
match-score-own = { $color }s protokoll: skrivs av spelaren.
match-score-hand = { $color }s protokoll: för hand, på papper eller i punktskrift.
match-score-assistant = { $color }s protokoll: förs av programmet.
match-warnings = Tidsvarningar för { $color }: { $minutes } minuter.
match-aids = { $color } får fråga om: { $aids }.
match-arbiter = Domare: { $name }.
match-good = Matchfilen har inga fel.
match-note-silent = Ovanligt: en spelare är blind och dragen annonseras inte. { $article } kräver det; en turnering kan anpassa det.
match-note-unheard = Ovanligt: båda spelarna är blinda och dragen annonseras inte. { $article } kräver det. Skriv announcing = "repeat".
match-note-unrepeated = Ovanligt: en spelare är blind och dragen upprepas inte. { $article } kräver det; en turnering kan anpassa det.
match-note-no-clocks = Ovanligt: utan klocka.
match-note-pace = Ovanligt: partityp { $pace }. Enligt betänketiden är det { $usual }.
match-note-default-time = Ingen väntetid: domaren avgör. { $article }: turneringen bestämmer en.
match-note-score = Ovanligt: { $color } är seende och för inte protokoll. { $article }.
match-note-output = Båda spelarna delar en utgång: båda hör det som är avsett för den andra.
match-note-passphrase = Lösenfrasen finns i exemplen: alla känner till den. { $program } match --new frågar efter din.
match-note-quickplay = Snabbspelsavslutning: ingen verkan med den här betänketiden, { $article }.
match-note-quickplay-blitz = Snabbspelsavslutning: blixt har ingen, { $article }. Utelämna den.
match-note-session = Session: ingen verkan, partiet får inte avbrytas. Skriv adjournment = "yes".
match-note-title = Ovanlig titel: { $color }. FIDE har GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Andra får läsa { $file }, med koderna och lösenordets hash. Stäng den: { $command }

## Vid bordet i en match

seat-opened = Du har { $color }, { $name }. Motståndare: { $opponent }.
seat-waits = Domaren startar klockorna.
seat-compare-board = Jämför ditt bräde med ställningen.
seat-offer-open = Remianbudet från { $color } är öppet.
seat-stands = Klockorna står. Domaren startar dem.
seat-set-up = Ställ upp ditt bräde igen: för mycket har ändrats.
seat-adjourned = Partiet är avbrutet. Domaren öppnar kuvertet.
seat-waits-repetition = { $color } måste upprepa det.
seat-answer-offer = Skriv godta eller avböj.
seat-not-you = Inte din tur.
seat-must-play = Du krävde med { $move }: spela det nu.
seat-free = Du får göra vilket drag som helst.
seat-made-stays = För sent: ditt drag är { $move }.
seat-position-set = Ställningen är bestämd. Ställ upp ditt bräde.
seat-absent = Du är antecknad som frånvarande. Kalla på domaren: domare.
table-began = Partiet börjar. { $color }s klocka går.
table-began-clockless = Partiet börjar.
table-resumed = Klockorna går. { $color }s klocka går.
seat-clock-runs = Din klocka går.
seat-no-quit = Bara domaren avslutar en match. För att kalla: domare. För att ge upp partiet: ge-upp.
desk-help-passphrase = Skriv domarens lösenfras. Den valdes med matchfilen, och visas inte.
desk-passphrase = Domarens lösenfras. Bara Enter: tillbaka.
desk-not-opened = Domarbordet förblir stängt. Skriv domarbord för att öppna det.
desk-waits = Kontrollerar lösenfrasen.
desk-wrong = Fel lösenfras. Skriv den igen. Bara Enter: tillbaka.
desk-wrong-wait = Fel lösenfras. Vänta { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }, skriv den sedan igen. Bara Enter: tillbaka.
desk-early = För tidigt, inte kontrollerad. Vänta { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }, skriv den sedan igen. Bara Enter: tillbaka.
desk-open = Välkommen, domare.
desk-wanted = Domaren behövs.
desk-open-matters = Välkommen, domare. { $count ->
    [one] Ett ärende väntar
   *[other] { $count } ärenden väntar
  } på ditt beslut.
desk-alone = Skriv bara domarbord. Du får sedan frågan om lösenfrasen, och den visas inte.
desk-alone-open = Skriv bara domarbord, sedan kommandot. Ord efter domarbord läses inte.
desk-closed = Domarbordet är stängt.
desk-locked = Domarbordet låst: länge utan inmatning. Skriv vad som helst, sedan lösenfrasen.
desk-locked-seat = Domarbordet låst: länge utan inmatning. Skriv domarbord för att öppna det.
desk-no-legal-move = Inget tillåtet drag. Spelarna får inte veta det.
desk-noted = Antecknat.
task-done = Klart: { $what }
task-open = Att göra: { $what }
task-room = Sal: ljus, lugn, bord och stolar.
task-telephones = Telefoner: av och inlämnade.
task-boards = Bräden: rätt uppställda och rätt vända.
task-clocks = Klockor: inställda och i ordning.
task-assistants = Assistenter: de vet vad de får göra.
task-rules = Spelare: de känner betänketid, regler och hjälpmedel.
task-default-time = Väntetid: meddelad.
task-committee = Överklagandekommitté: utsedd.
task-start = Klockor: startade i tid.
task-watch = Parti: bevakat, särskilt i tidsnöd.
task-recording = Protokoll: varje drag skrivs ned.
task-flags = Flaggor: bevakade.
task-quickplay = Sista minuterna: ständigt bevakade.
task-compare = Bräden: jämförda med protokollet.
task-spectators = Åskådare: tysta.
task-session = Session: slutet är meddelat.
task-envelope = Kuvert: kontrollerat, stängt och förvarat.
task-result = Resultat: noterat.
task-signed = Protokoll: undertecknade av båda.
task-sheets = Protokoll: insamlade.
task-report = Handlingar: skrivna och lämnade till arrangören.
desk-tasks-before = Före partiet:
desk-tasks-during = Under partiet:
desk-tasks-after = Efter partiet:
desk-task = { $number }: { $what }
desk-task-done = { $number }, klart: { $what }
desk-tasks-none = Allt är klart hittills. Alla uppgifter: uppgifter alla.
desk-task-record = Det säger protokollet självt. { $what }
desk-no-such-task = Ingen uppgift { $number }. De är 1 till { $count }.
desk-tasks-open = Uppgifter kvar: { $count }. För att höra dem: uppgifter.
desk-glossary = { $language }: { $word }
term-check = schack
term-checkmate = schackmatt
term-stalemate = patt
term-castling = rockad
term-en-passant = en passant
term-promotion = förvandling
term-sealed-move = förseglat drag
term-warning = varning
term-penalty = straff
desk-glossary-none = Inte i ordlistan: { $word }. Den har pjäser, kommandon och ord ur reglerna.
desk-board-square = { $square }: bräde { $board }, parti { $game }.
desk-closed-look = Domarbordet är stängt. Skriv domarbord för att öppna det.
desk-no-boards = Inget bräde är anslutet.
desk-quit = För att lämna domarbordet: lämna. För att stanna tills senare: Control-D vid huvudterminalen. För att avsluta matchen: avsluta.
desk-unknown = Okänt vid domarbordet: { $word }. För dess kommandon, skriv hjälp.
desk-no-question = Ingen öppen fråga vid domarbordet.

## Värdens terminal

host-busy = Matchen är öppen i ett annat program. Stäng det först.
host-quit = För att stanna tills senare: Control-D. Klockorna stannar, och samma fil fortsätter matchen. För att avsluta: avsluta vid domarbordet.
host-kept = Matchen sparad som parti { $game }. För att fortsätta: { $program } match, sedan samma fil.
host-desk = Domarbord
host-for = { $place }:
host-guide-desk = Domare: skriv domarbord för att öppna domarbordet.
host-guide-several = För en plats: svart e4.
host-speaks-for = Du talar för { $place }.
host-look = För att se en plats här, skriv dess namn: { $places }.
host-serves-none = Andra terminaler betjänar alla platser. Den här leder matchen.
host-taken = { $seat ->
    [desk] Domarbordet är vid en annan terminal. Stäng den först.
   *[other] { $place } spelar vid en annan terminal. Stäng den först.
}
host-given = { $seat ->
    [desk] Domarbordet är nu vid en annan terminal.
   *[other] { $place } spelar nu vid en annan terminal.
}
host-gone = { $seat ->
    [desk] Domarbordets terminal är borta. Dess rader skrivs här.
   *[other] { $place }s terminal är borta. { $place } spelar här.
}
room-of-table = Bord { $table }: { $said }
room-open = { $count ->
        [one] Ett bord
       *[other] { $count } bord
    }: { $tables }.
room-new-tables = Nya bord: { $tables }.
room-gone-table = Bord { $table } finns inte längre i salsfilen. Matchen, { $white } mot { $black }, är sparad som parti { $game }.
room-guide = För att gå till ett bord: bord { $table }. Bord: { $tables }.
room-range = { $first } till { $last }
room-table-words = bord
room-no-table = Här finns inget bord { $table }. Bord: { $tables }.
room-table-number = Bordets nummer saknas. Bord: { $tables }.
room-which-table = Ange bordet, för här finns flera: { $program } seat { $seat } --table, sedan dess nummer. Bord: { $tables }.
room-table-over = Bord { $table }: matchen är slut.
room-no-desk = Här finns inget domarbord för en sal. För ett bords domare: { $program } seat desk
room-has-no-table = Salens domarbord har inget nummer. Utelämna --table.
room-quit = För att stanna tills senare: Control-D. Klockorna stannar, och samma salsfil fortsätter alla matcher.
room-kept = { $count ->
        [one] En match sparad
       *[other] { $count } matcher sparade
    }. För att fortsätta: { $program } room, sedan samma fil.
room-reopened = resultatet gäller inte längre.
room-wrong-number = bord { $table } finns redan. Varje bord behöver sitt eget nummer.
room-wrong-file = ett annat bord har { $file }. Varje bord behöver sin egen matchfil.
room-wrong-empty = Inga bord i filen. Skriv [[table]] på en rad, och under den number och match.
room-wrong-port = även bord { $table } använder { $port }. Varje bräde behöver sin port.
room-wrong-boards = även bord { $table } har ett sådant bräde. Ge vart och ett sin port, som dgt:/dev/ttyUSB0.
room-key-number = Bordets nummer, från 1 till 9999.
room-key-match = Bordets matchfil, som table7.toml.
room-not-there = Salsfilen hittas inte: { $file }.
room-good = Salsfilen har inga fel.
cli-room = Spela matcher vid flera bord, från en salsfil.
arg-room-file = salsfilen.
arg-room-check = lista felen i salsfilen.
arg-seat-table = bordets nummer, i en sal med flera.
arg-seat-by = kommandot som leder till matchen.
arg-link-place = white, black, desk, room eller captain: den enda plats som det leder till.

## Andra terminaler i en match

client-no-table = Ingen match är öppen här. Starta den i en annan terminal: { $program } match, sedan dess fil.
client-older = Den här touchmove är äldre än den andra. Starta samma här.
client-newer = Den här touchmove är nyare än den andra. Starta samma här.
client-stranger = Matchen tillhör en annan användare. Starta detta som den användaren.
client-stuck = Matchen svarar inte. Se på dess terminal.
client-gone = Förbindelsen bruten. Väntar på matchen. Skriv avsluta för att lämna.
client-back = Ansluten igen.
client-waits = Inte skickat: förbindelsen bruten. Väntar på matchen. Skriv avsluta för att lämna.
client-connects = Ansluter till matchen.
client-no-table-there = Ingen match är öppen där. Försök när den är det.
client-no-way = Ingen förbindelse. Kör kommandot för sig, så syns orsaken.
link-other-place = Förbindelsen gäller bara { $place }. Be om den platsen.
client-braille-lost = Punktskriften har slutat fungera: { $reason }. Rader skrivs som text.
link-busy = En annan match är öppen på datorn. Avsluta den där först, eller ge --data en annan mapp.
link-closed = Ingen annan terminal kan ansluta: { $reason }.
reason-long-path = datamappens namn är för långt
reason-no-sockets = systemet har inga sådana socketar
reason-no-output = okänd ljudutgång; pactl list short sinks räknar upp dem

## Turneringsträning

opening-strict =
    Turneringsträning.
    Skriv ditt drag för att annonsera det. Sedan { $press }.
    Upprepa motståndarens drag: skriv det.
set-up-position = Särskild utgångsställning. Ställ upp ditt bräde:
announcement-unclear = Oklart. Säg pjäsen och båda fälten, vid rockad kungens.
slip-stands = För sent att korrigera: klockan är tryckt. Draget gäller.
withheld-own-announcements = Annonserade drag är inte tillgängliga: domaren har dragit in dem.
withheld-score-sheet = Protokollet är inte tillgängligt: domaren har dragit in det.
withheld-times = Tiderna är inte tillgängliga: domaren har dragit in dem.
withheld-move-number = Dragnumret är inte tillgängligt: domaren har dragit in det.
withheld-opponent-score = Inte motståndarens protokoll.
withheld-position-readout = Ställningen är inte tillgänglig. Känn på ditt eget bräde.
withheld-position-sighted = Ställningen är inte tillgänglig. Se på ditt eget bräde.
withheld-legal-moves = Tillåtna drag är inte tillgängliga.
withheld-attackers = Angripare, försvarare: inte tillgängligt.
withheld-draw-hints = Inte tillgängligt: du måste själv märka när du kan kräva.
withheld-opening-name = Öppningsnamn är inte tillgängliga.
withheld-takeback = Inga drag tas tillbaka.
withheld-engine = Inga råd under partiet, och inget byte av nivå.
withheld-never = Inte under det här partiet: { $name }.
help-strict-announce =
    Din tur. Skriv ditt drag: det annonseras.
    När en bonde promoverar, säg också pjäsen.
    Du kan fråga: senaste, upprepa, protokoll, klocka, tur.
    Också: remi, kräv upprepning, ge-upp.
    Sluta: avsluta.
    Mer: hjälp allt, hjälp kräv.
help-strict-press =
    Ditt drag är annonserat. Nu tryck.
    Ett misstag, före det: korrigera springare f3.
help-strict-repeat =
    Skriv motståndarens drag: det upprepar det.
    Sedan är det din tur.
help-strict-wait =
    Inte din tur. Vänta.
    Du kan fråga: senaste, upprepa, protokoll, klocka, tur.

## Matchens handlingar

report-title = Rapport till domaren
report-table = Bordet
report-course = Partiets gång
report-began = Det började { $date }. Tider är timmar, minuter, sekunder av spelet.
report-began-at = Det började { $date }. Tider är klockslag.
report-program-started = Programmet startas: { $when }.
report-result = Resultat: { $score }. { $ended }
report-open = Resultat: öppet. Partiet är inte slut.
report-open-adjourned = Resultat: öppet. Partiet är avbrutet.
report-used = { $color } har använt { $time }.
report-illegal-acts = { $color }, otillåtna handlingar: { $count }.
report-claims = { $color }, krav: { $count }.
report-complaints = { $color }, klagomål: { $count }.
report-appeals = { $color }, överklaganden: { $count }.
report-claims-wrong = { $color }, felaktiga krav: { $count }.
report-offers = { $color }, remianbud: { $count }.
report-aids-none = { $color } har inte använt något hjälpmedel.
report-aids-had = { $color } har använt: { $aids }.
report-aids-refused = { $color } nekades: { $aids }.
report-aid = { $aid }, { $count ->
    [one] en gång
   *[other] { $count } gånger
}
report-rulings = Beslut och straff: { $count }.
report-passphrases = Felaktiga lösenfraser: { $count }, kuvert: { $envelope }.

report-started = Partiet börjar.
report-entered = { $color } spelar { $move }.
report-touched = { $color } rör { $square }.
report-lifted = { $color } lyfter en pjäs från { $square }.
report-seated = { $color } sätter en pjäs på { $square }.
report-seated-man = { $color } sätter en pjäs på { $square }: { $piece }.
report-adjusting = { $color } säger: jag rättar till.
report-plays = { $color } spelar på en annan enhet: { $board }.
report-screen = skärm
report-announced = { $color } annonserar { $move }.

report-repeated = { $color } upprepar { $move }.
report-repeated-none = { $color } upprepar ett omöjligt drag.
report-says = { $color } säger: { $text }
report-unclear = { $color } säger { $text }: inget tillåtet drag. Båda fälten efterfrågades.
report-seen-to = Åtgärdat: spelarens ord till domaren.
report-seen-to-of = Åtgärdat: { $color }s ord till domaren, { $text }
report-executed = { $color } gör draget på brädet.
report-corrected = { $color } korrigerar till { $move }.
report-clock-pressed = { $color } trycker på klockan.
report-two-hands = { $color } har använt två händer.
report-two-hands-claimed = { $color } säger: draget gjordes med två händer.
report-flag-claimed = { $color }: motståndarens flagga har fallit.
report-illegal-claimed = { $color } kräver ett otillåtet drag prövat.
report-correction-wanted = { $color } vill rätta ett otillåtet drag.
report-touch-claimed = { $color } säger: { $opponent } har rört { $square } vid drag { $number }.
report-found = En oegentlighet anmäls.
report-draw-offered = { $color } erbjuder remi.
report-draw-accepted = { $color } godtar remi.
report-draw-declined = { $color } avböjer remi.
report-claimed-threefold = { $color } kräver remi, samma ställning tre gånger.
report-claimed-threefold-with = { $color } kräver remi med { $move }, samma ställning tre gånger.
report-claimed-fifty = { $color } kräver remi, femtio drag.
report-claimed-fifty-with = { $color } kräver remi med { $move }, femtio drag.
report-claimed-no-effort = { $color } kräver remi: motståndaren försöker inte vinna.
report-claimed-cannot-win = { $color } kräver remi: motståndaren kan inte vinna med normala medel.
claim-clocks = Klockor: Vit { $white }, Svart { $black }.
report-increment = { $color } begär tidstillägg.
report-resigned = { $color } ger upp.
report-taken-back = Begärt tillbaka, halvdrag: { $count }.
report-wrote = { $color } skriver { $place }: { $move }.
report-crossed-out = { $color } stryker { $place }.
report-signed = { $color } skriver under { $result }.
report-absent = { $color } antecknas som frånvarande.
report-arrived = { $color } kommer.
report-adjournment = Domaren avbryter partiet.
report-adjournment-early = Domaren avbryter partiet i förtid. Resten av sessionen: { $time }.
report-sealed = { $color } förseglar ett drag.
report-adjourned = Domaren har kuvertet.
report-envelope-lost = Kuvertet är förlorat. Spelarna enas inte om något drag.
report-envelope-lost-agreed = Kuvertet är förlorat. Spelarna enas om { $move }.
report-opened = Kuvertet öppnas: { $move }.
report-opened-ambiguous = Kuvertet öppnas: draget kan betyda flera saker.
report-opened-unreadable = Kuvertet öppnas: inget drag går att läsa.
report-resumption = Det avbrutna partiet ska återupptas.
report-rules = Domaren vill besluta: { $ruling }
report-refused = Nekat: { $why }
report-position-set = Ställningen bestäms: { $position }.
report-judged-possible = Funnet: matt är möjlig.
report-judged-none = Funnet: ingen matt är möjlig.
report-judged-undecided = Funnet: det kan inte avgöras om matt är möjlig.
report-paused = Klockorna stoppas.
report-resumed = Klockorna startas igen.
report-time-passed = En tidsgräns är nådd.
report-clocks-told = Klockorna visar { $white } och { $black }.
report-result-told = Servern avslutar partiet: { $result }.
report-closed = Visas inte medan kuvertet är stängt.

report-not-pressed = { $color } har inte tryckt. Klockan går fortfarande.
report-illegal-stands = { $color }s drag var otillåtet. Det gäller tills någon kräver rättelse.
report-illegal-position = Draget var otillåtet: två kungar i schack, eller en bonde på sista raden. { $color } har ett drag på sig att häva det.
report-asks = Är matt ännu möjlig? Det undersöks.
report-clock-runs = { $color }s klocka går.

report-asked-had = { $color } begär ett hjälpmedel och får det: { $aid }.
report-asked-refused = { $color } begär ett hjälpmedel, nekat: { $aid }.
report-granted = { $color } beviljas ett hjälpmedel: { $aid }.
report-withdrawn = { $color } får inte längre använda: { $aid }.
report-assistant = Assistent för { $color } är { $name }.
report-assistant-dismissed = { $color }s assistent är entledigad.
report-passphrase-right = Domarbordet öppnat, plats: { $place }. Rätt lösenfras.
report-passphrase-wrong = Fel lösenfras, plats: { $place }.
report-envelope-right = Kuvert: rätt lösenfras, plats: { $place }.
report-envelope-wrong = Kuvert: fel lösenfras, plats: { $place }.
report-code-wrong = Fel kod, plats: { $place }.
report-envelope-key = Kuvertens nyckel gjordes.
report-desk-closed = Domarbordet är stängt.
report-desk-locked = Domarbordet låst utan inmatning, plats: { $place }.
report-desk-talks = Rösten vid domarbordet är nu { $voice }.
report-questioned = Fråga tillbaka vid domarbordet: { $what }
report-answered-yes = Domaren säger ja.
report-answered-no = Domaren säger nej: inget görs.
report-answered-dropped = Frågan faller: inget görs.
report-program-closed = Programmet stängs: { $when }.
report-was-closed = Det var stängt i { $time }.
report-broken-off = Programmet hade inte stängts: en krasch, eller strömavbrott.
report-file-old = Matchfilen ändrades: { $keys }. Domaren behåller de gamla villkoren.
report-file-new = Matchfilen ändrades: { $keys }. Domaren börjar det här partiet med de nya villkoren. Det förra lämnades.
report-file-taken = Matchfilen ändrades: { $keys }. Det gäller från och med nu. Inget villkor för partiet ändrades.
report-served = En terminal betjänar platsen: { $place }.
report-board-lost = Ingen kontakt med brädet: { $color }.
report-board-back = Bräde tillbaka: { $color }.
report-board-wrong = Bräde fel: { $color }s bräde stämmer inte med partiet.
report-board-right = Bräde rätt igen: { $color }.
report-board-low = Svagt batteri: { $color }s bräde.
report-board-missed = Data från brädet förlorade: { $color }.
report-flickers = { $square } flimrar på { $color }s bräde. Det räknas inte.
report-mutes = { $color } låter ignorera { $square }. Det räknas inte.
report-left = Ingen terminal betjänar platsen: { $place }.
report-noted = Domarens anteckning: { $text }
report-signed-off = Domaren avslutar.
report-desk = domaren

record-cancelled = Slopat: { $moves }.
record-announced-cancelled = Annonserat och slopat: { $move }.
record-illegal = Otillåtet drag, som ingen krävde rättat: { $move }.
record-apart = Från en omöjlig ställning, { $position }: { $move }.
record-goes-on = Fortsättning från en annan ställning: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng är inte installerat
reason-espeak-stuck = espeak-ng slutar inte
reason-espeak-garbage = espeak-ng ger inget ljud
records-no-sound = Ingen ljudfil med de annonserade dragen: { $reason }.
record-announcements = Annonserade drag, med tider från starten
record-sheet = Protokoll för { $color }, { $name }
record-differs = Olika vid drag { $number } av { $color }: { $move }.
record-position-set = Ställning bestämd av domaren, före drag { $number } av { $color }.
record-end-revoked = Det slutet återkallades: { $ended }
record-not-written = Saknas: drag { $number } av { $color }, { $move }.
record-empty = Inget skrivet.
record-by-hand = Dragen står på spelarens eget protokoll. Lägg det till detta.
record-announced = { $color } annonserar { $to }.
record-corrects = { $color } korrigerar { $from } till { $to }.
record-corrected = Korrigerat från { $from } till { $to }.
record-was-illegal = Annonserat, otillåtet.
record-was-taken-back = Annonserat, otillåtet, tillbakataget.
record-crossed-out = Struket, drag { $number } av { $color }: { $move }.
record-period = { $color } börjar en period vid drag { $number }. Använt: Vit { $white }, Svart { $black }.
record-used = Använt: Vit { $white }, Svart { $black }.
record-not-signed = { $color } har inte skrivit under.
records-no-match = Parti { $game } är ingen match. { $program } games listar alla partier.

envelope-title = Kuvert för ett förseglat drag
envelope-began = Partiet började { $date }.
envelope-sealer = Förseglat av { $color }, { $name }.
envelope-number = Förseglat drag: drag { $number }.
envelope-offer = { $color } har erbjudit remi.
envelope-no-offer = Inget remianbud.
envelope-given = Givet till { $color } genom beslut: { $time }.
envelope-taken = Taget från { $color } genom beslut: { $time }.
envelope-date = Datum då partiet återupptas:
envelope-time = Klockslag då partiet återupptas:
envelope-place = Plats där partiet återupptas:
envelope-position = Ställningen före det förseglade draget

## Vad en spelare gör vid bordet i en match

seat-not-here = { $name }: inte i en match.
seat-home-only = Inte i en match.
seat-alone = { $name }: bara i en match.
seat-announcing-off = Behövs inte: drag gäller när du skriver dem.
seat-nothing-announced = Inget annonserat än.
seat-not-in-advance = Inte i förväg: drag { $number }, { $color }, är inte spelat.
seat-sheet-hole = Skriv drag { $number }, { $color }, först.
seat-nothing-written = Inget skrivet där.
seat-no-board = Du har inget bräde i den här matchen.
seat-executed = Draget står på ditt bräde.
clocks-run-on = Klockorna går fortfarande.
desk-clocks-run-on = Klockorna går fortfarande: stoppa stoppar dem.
two-hands-called = Domaren får veta det, och avgör.
two-hands-called-by = { $color } klagar: { $opponent } drog med två händer. Domaren avgör.
seat-not-your-turn = Inte din tur: { $color } är vid draget.
button-of-other = Det var den andra knappen. { $color } ska trycka.
seat-your-move = Din tur.
seat-over = Partiet är slut. Skriv skriv-under och resultatet.
seat-boards = Ditt bräde står i matchfilen. För att söka det igen: elbräde på.
seat-repeated-execute = Upprepat. Gör det på ditt bräde.
seat-repeats-another = { $color } upprepar ett annat drag. Annonserat: { $move }.
seat-must-seal = Försegla ditt drag: skriv försegla och draget.
seat-taken = { $color } spelar nu vid en annan terminal.
seat-left = { $color }s terminal är borta.
player-away = { $color } har lämnat brädet.
player-back = { $color } är tillbaka vid brädet.
seat-away = Redan sagt: du har gått. När du är tillbaka, skriv är-här.
seat-here = Du är redan vid brädet. När du går, skriv går-ut.
seat-help-code = Domaren har platsens kod. Skriv den som i matchfilen.
seat-code = Kod för { $color }s plats. Bara Enter: lämna.
seat-code-wrong = Fel kod. Skriv den igen. Bara Enter: lämna.
seat-code-wait = Fel kod. Vänta { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }, skriv den sedan igen. Bara Enter: lämna.
seat-code-early = För tidigt, inte kontrollerad. Vänta { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }, skriv den sedan igen. Bara Enter: lämna.
seat-must-record = Drag { $number }, { $color }, saknas i ditt protokoll. Skriv det innan du drar.
seat-must-complete = Komplettera ditt protokoll nu.
seat-need-not-record = Du får sluta protokollföra tills vidare.
seat-relayed = { $assistant }, du skriver för { $name }, { $color }. Motståndare: { $opponent }.
seat-assistant = Din assistent: { $assistant }.
seat-assistant-of = Assistent för { $color }: { $assistant }.
seat-no-assistant = Du har inte längre någon assistent.
seat-no-assistant-of = { $color } har inte längre någon assistent.
arbiter-called = Domaren är kallad. Klockorna går fortfarande.
arbiter-called-only = Domaren är kallad.
arbiter-called-by = { $color } kallar på domaren.
arbiter-long = För långt: högst { $count } bokstäver. Säg det till domaren själv.
appeal-filed = Din överklagan är noterad: beslut { $number }. Kommittén avgör.
appeal-by = { $color } överklagar beslut { $number }.
appeal-upheld = Överklagan av beslut { $number } bifalls.
appeal-rejected = Överklagan av beslut { $number } avslås.
appeal-no-rulings = Inget beslut { $number }: ännu finns inget.
appeal-no-ruling = Inget beslut { $number }. Det sista är { $count }.
appeal-revoked = Ingen överklagan: beslut { $number } är återkallat.
appeal-final = Ingen överklagan: beslut { $number } är slutgiltigt.
appeal-late = För sent att överklaga. Tiden var { $time }.
appeal-twice = Redan överklagat: beslut { $number }.
sheet-kept = Programmet för ditt protokoll.
sheet-by-hand = Du för protokoll för hand. Bara ditt eget protokoll har dragen.
sheet-by-hand-theirs = Motståndaren för protokoll för hand.
sheet-sealed = Förseglat drag: bara i kuvertet. Det skrivs i ditt protokoll när kuvertet öppnas.
sheet-written = Skrivet: drag { $number }, { $color }: { $move }.
sheet-crossed-out = Struket: drag { $number }, { $color }.
sheet-hole = saknas
sheet-position-set = Ställning bestämd av domaren.
sheet-squares = { $from } { $to }
sheet-not-read = Förstås inte. Skriv båda fälten, som g1 f3.
sheet-not-clear = Oklart. Skriv båda fälten, som g1 f3.
sheet-two-moves = Ett drag i taget. Skriv det första.
sheet-empty = Ditt protokoll är tomt.
sheet-empty-theirs = Motståndarens protokoll är tomt.
confirm-seal = Försegla { $move }? ja eller nej.
confirm-sign = Registrerat resultat: { $due ->
        [white] Vit vinner
        [black] Svart vinner
       *[draw] remi
    }. Skriva under ändå: { $signed ->
        [white] Vit vinner
        [black] Svart vinner
       *[draw] remi
    }? Domaren avgör då. ja eller nej.
seal-no-key = Inget kuvert här. Försegla på papper, och kalla på domaren.
seal-fails = Kuvertet går inte att stänga. Försegla på papper, och kalla på domaren.
argument-writing = { $name } behöver ett drag, med nummer eller utan: { $name } e4, eller { $name } 12 svart e5.
argument-result = { $name } behöver ett resultat: 1-0, 0-1 eller remi.
argument-appeal = { $name }, beslutets nummer, skäl: { $name } 2 flaggan var uppe.
help-seat =
    Ditt drag: springare f3. Sedan tryck.
    Fråga: senaste, klocka, protokoll.
    Gör: remi, godta, avböj, ge-upp.
    Kräv: kräv upprepning, kräv flagga.
    Kalla: domare, rört e4, två-händer.
    Ditt protokoll: skriv e4, stryk, skriv-under 1-0.
    Mer: hjälp allt, hjälp kräv.
help-seat-typed =
    Ditt drag: springare f3.
    Fråga: senaste, klocka, protokoll.
    Gör: remi, godta, avböj, ge-upp.
    Kräv: kräv upprepning, kräv flagga.
    Kalla: domare, rört e4, två-händer.
    Ditt protokoll: skriv e4, stryk, skriv-under 1-0.
    Mer: hjälp allt, hjälp kräv.
help-seat-announcing =
    Ditt drag: springare f3, sedan tryck.
    Motståndarens drag: skriv det för att upprepa.
    Ett misstag: korrigera springare f3.
    Det står på ditt bräde: utfört.
    Fråga: senaste, klocka, protokoll.
    Gör: remi, ge-upp, kräv upprepning.
    Kalla: domare, rört e4, två-händer.
    Ditt protokoll: skriv e4, stryk, skriv-under 1-0.
    Mer: hjälp allt, hjälp kräv.
help-seat-sealing =
    Partiet avbryts. Försegla ditt drag: försegla springare f3.
    Ingen annan hör det, och din klocka går till dess.
    Klockan: klocka. Ditt protokoll: protokoll. Kalla: domare.
    Mer: hjälp allt, hjälp försegla.
help-seat-over =
    Partiet är slut.
    Skriv skriv-under och resultatet.
    protokoll läser ditt protokoll.
help-executed =
    utfört: motståndarens drag står på ditt bräde, gjort av dig eller din assistent.
help-touched =
    rört e4: motståndaren rörde pjäsen på e4 och drog den inte.
    Domaren avgör. Utan domare gäller det genast, om reglerna kräver att man begär det.
help-two-hands =
    två-händer: motståndaren drog med båda händerna.
    Domaren avgör.
help-arbiter =
    domare: kallar på domaren.
    domare och en text, som domare paus: ett klagomål eller en begäran.
    Klockorna går, om du inte stoppar dem med paus.
help-appeal =
    överklaga 2 flaggan var uppe: överklagar beslut 2, med dina skäl.
    Överklagandekommittén avgör.
help-away = går-ut: säger till alla att du lämnar brädet. Din klocka går.
help-here = är-här: säger till alla att du är tillbaka vid brädet.
help-write =
    skriv e4: skriver nästa drag i ditt protokoll.
    skriv 12 svart e5: på den platsen.
help-cross-out =
    stryk: stryker det du skrev senast.
    stryk 12 svart: ett drag.
help-sign =
    skriv-under 1-0, skriv-under 0-1, skriv-under remi: skriver under resultatet efter partiet.
    Hemma, efter ett remikrav: resultatet som en domare har gett.
help-seal =
    försegla springare f3: lägger ditt drag i kuvertet.
    Bara när domaren har avbrutit partiet.
    Ingen annan hör det.

## Vad domarens beslut betyder för en spelare

seat-seen-to = Domaren har åtgärdat din begäran.
seat-aid-granted = Domaren tillåter dig: { $aid }.
seat-aid-withdrawn = Domaren drar in: { $aid }.
seat-signed-off = Domaren har avslutat matchen.

## Vid domarbordet

desk-help = Klockorna: börja, stoppa, fortsätt.
    Veta: ärenden, fakta, jämför, logg.
    Avgöra: godkänn, avslå, skjut-upp, avskriv.
    Besluta: varna vit, ge-tid vit 2, resultat 1-0.
    Stäng domarbordet här: lämna.
    Mer: hjälp allt, hjälp återställ.
desk-nothing-typed = Inget skrivet. Skriv ett av domarbordets kommandon, eller hjälp.
desk-player-tells = { $color } kallar på domaren: { $text }
desk-do-told = När det är gjort, skriv avskriv.
desk-do-told-numbered = När det är gjort, skriv avskriv { $number }.
desk-do-appeal = Kommittén avgör. Skriv överklagan { $number } bifallen eller överklagan { $number } avslagen, med skälet.
desk-which-matter = Vilket? Skriv { $name } och dess nummer, som { $name } 2.
desk-no-such-matter = Inget ärende { $number }. Skriv ärenden för att höra dem.
desk-appeal-fee = Avgiften återbetalas: { $fee }.
desk-appeal-then = För att ta tillbaka beslutet: återkalla { $number }.
desk-no-appeal = Ingen överklagan väntar: beslut { $number }.
desk-seen-to = Klart: spelarens ord är åtgärdade.
desk-seen-to-call = Kallelsen från { $color } är åtgärdad.
desk-seen-to-of = Kallelsen från { $color } är åtgärdad: { $text }
desk-sure = { $what } Ja eller nej?
desk-sure-ends = { $what } Det avslutar partiet. Ja eller nej?
desk-sure-then = Fortsätta? Partiet slutar då: { $what } Ja eller nej?
desk-sure-time = { $what } En ovanlig ändring. Ja eller nej?
desk-revoke-what = Återkalla detta? { $what }
desk-moves-gone = { $count ->
    [one] Ett drag tas tillbaka.
   *[other] { $count } drag tas tillbaka.
}
desk-moves-again = { $count ->
    [one] Ett drag räknas igen.
   *[other] { $count } drag räknas igen.
}
desk-clocks-then = Klockorna visar då: Vit { $white }, Svart { $black }.
desk-touch-kept = Inget drag att ta tillbaka: { $color } har dragit eller slagit pjäsen på { $square }. { $number ->
    [0] Om det väntar bland ärenden, avskriv det där.
    [one] Skriv avskriv { $number }.
   *[other] Skriv avskriv { $number }.
}
desk-sure-board = Börja ändå? { $what } Ja eller nej?
desk-still-asked = Kvar att svara på: { $what } Ja eller nej?
desk-changed-since = Partiet har ändrats sedan frågan.
desk-dropped = Frågan faller, inget gjort: { $what }
desk-dropped-sign-off = avsluta matchen.
desk-dropped-open = öppna kuvertet.
desk-points-most = { $color } har { $points }: ett parti ger högst en poäng.
desk-points-least = { $color } har { $points }: mer går inte att dra av.
desk-points-scale = Poängen följer resultatet här: { $scale }. Skriv resultat och 1-0.
desk-legal = Tillåtet enligt protokollet: { $color }s senaste drag. Säger bräden eller protokoll något annat, skriv jämför.
desk-illegal-counts = Regelvidrigt, men det räknas: besvarat. Tillbaka: { $restore }.
desk-no-time-left = { $color }s klocka visar 0:00. Ställ den först.
desk-still-open = { $count ->
    [one] Ett ärende är inte avgjort än:
   *[other] { $count } ärenden är inte avgjorda än:
}
desk-sure-sign-off = Avsluta? Matchen slutar och dess handlingar skrivs. Ja eller nej?
desk-yes-or-no = Ja eller nej?
desk-help-yes-or-no = ja: det görs och registreras. nej: inget ändras.
desk-not-done = Inget gjort.
desk-not-over = Inte än: partiet är varken slut eller avbrutet med kuvertet i dina händer.
desk-sheet-lacks = Saknas i { $color }s protokoll: { $place }.
desk-reconstructs = Rekonstruktion härifrån: { $place }.
desk-found = Funnet, { $place }: { $move }.
desk-found-back = Taget tillbaka.
desk-found-next = Nu: { $place }.
desk-found-how = Skriv drag efter drag. ta-tillbaka tar bort det sista. Till sist: dragen-kända. Går de inte att finna: nästa-period.
desk-found-otherwise = I { $color }s protokoll står { $move }.
desk-found-differs = Fält som skiljer sig: { $count }.
desk-found-differs-on = Fält som skiljer sig: { $squares }.
desk-found-same = Ställningen är nådd. Skriv dragen-kända.
desk-found-other-turn = Pjäserna stämmer, men { $color } är vid draget.
desk-found-not-yet = Finn de andra dragen, eller skriv nästa-period. Står brädet fel: ställning.
desk-found-first = Inget rekonstrueras. Skriv först rekonstruera.
desk-found-nothing = Inget drag är gjort än.
desk-signed-off = Matchen avslutad.
desk-sure-adjourned = Avsluta tills partiet återupptas? Handlingarna skrivs. Ja eller nej?
desk-signed-off-already = Matchen är redan avslutad.
desk-writing = Skriver handlingarna.
desk-records = Handlingarna ligger i { $folder }.
desk-records-not = Handlingarna är inte skrivna: { $reason }.
desk-envelope-file = Till kuvertet, för utskrift: { $file }.
desk-note = Anteckning: { $text }
desk-note-long = Anteckningen är för lång: högst { $count } bokstäver. Dela den i två.

desk-no-rulings = Inga beslut än.
desk-ruling-revoked = Beslut { $number }, återkallat: { $ruling }
desk-ruling-lifted = Beslut { $number }, gäller inte längre sedan beslut { $by }: { $ruling }
desk-no-such-move = Drag { $number } av { $color } är inte spelat.

desk-wants-nothing = Skriv bara { $name }.
desk-wants-player = { $name } behöver en spelare: { $name } vit.
desk-wants-time = { $name } behöver spelare och tid: { $name } vit 5, eller 5:30, eller 1:05:30.
desk-wants-default-time = { $name } behöver en tid: { $name } 30, eller 0 för ingen.
desk-wants-moves = { $name } behöver spelare och drag: { $name } vit 12.
desk-wants-points = { $name } behöver spelare och poäng: { $name } vit +1/2, eller -1.
desk-wants-loss = { $name } behöver en spelare: { $name } vit; { $name } vit 1/2 ger motståndaren en halv poäng.
desk-wants-fault = { $name } behöver en spelare och ett skäl: { $name } vit 1. { $name } vit räknar upp skälen.
desk-wants-result = { $name } behöver poäng för båda: { $name } 1-0.
desk-wants-adjudication = { $name }, resultat, vem som har bedömt: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } behöver spelare och fält: { $name } vit e2.
desk-wants-misplaced = { $name } ensamt, eller med spelare och fält: { $name } vit h1.
desk-wants-sheet = { $name } behöver en spelare: { $name } vit; { $name } vit 5 för de fem senaste dragen.
desk-wants-aid = { $name } behöver spelare och hjälpmedel: { $name } vit tider. hjälp { $name } har dem alla.
desk-wants-assistant = { $name } behöver spelare och namn: { $name } vit Hans Hand; { $name } vit entlediga.
desk-wants-move = { $name } vill ha sista draget som gäller: { $name } 12 svart; { $name } 0 för början.
desk-wants-position = { $name } behöver en ställning: FEN, eller en lista av pjäser.
desk-wants-ruling = { $name } behöver numret på ett beslut: { $name } 2. beslut listar dem.
    Ensamt återkallar det partiets slut.
desk-wants-switch = { $name } behöver på eller av: { $name } på.
desk-wants-minutes = Bara { $name }, eller { $name } 2 med två minuter till motståndaren.
desk-wants-matter = Bara { $name }, eller med numret på ett ärende: { $name } 2. ärenden listar dem.
desk-wants-tasks = { $name } behöver uppgifternas nummer: { $name } 3.
desk-wants-all = { $name } ensamt, eller { $name } alla.
desk-wants-appeal = { $name } och numret på ett beslut, sedan bifallen eller avslagen, eller vem som överklagar: { $name } 2 avslagen Flaggan hade fallit.
desk-wants-number = Bara { $name }, eller med ett tal: { $name } 20.
desk-wants-sealed = Bara { $name }, eller med det förseglade draget: { $name } Sf3.
desk-wants-resumption = { $name } behöver dag, tid och plats: { $name } 2026-12-01 10:00 Sal 2.
desk-wants-adjournment = { $name } ensamt, eller { $name } förtid, med eller utan minuterna som är kvar av sessionen: { $name } förtid 45.
desk-wants-text = { $name } behöver en text: { $name } Vit mådde dåligt.
desk-wants-word = { $name } behöver ett ord: { $name } remi.
desk-wants-voice = { $name } behöver ett språk: { $name } sv, { $name } en.
desk-wants-command = Bara { $name }, eller med ett kommando: { $name } återställ.

desk-nothing-waits = Inget väntar på ditt beslut.
desk-no-yes-or-no = Ja eller nej avgör inte detta. Skriv ärenden för att höra svaren.
desk-matter = { $number }: { $what }
desk-fact-touch = På { $square } då: { $man }.
desk-fact-about = Draget: { $move }, { $place }.
desk-fact-not-completed = Det draget är inte fullbordat än.
desk-fact-taken-back = Det draget har tagits tillbaka.
desk-fact-touch-played = Spelat av { $color }: { $move }.
desk-fact-touch-since = Drag fullbordade sedan dess: { $count }.
desk-do-accept = Skriv godkänn eller avslå.
desk-do-stopped = Giltigt skäl? Skriv godkänn, så fortsätter partiet, eller avslå.
desk-do-touch = Skriv godkänn eller avskriv.
desk-do-two-hands = Skriv godkänn eller avskriv.
desk-do-cable = { $color } skriver tills det är tillbaka. Kontrollera kabeln.
desk-do-board = { $color } får veta vad som ska rättas. För att stoppa klockorna: stoppa.
desk-do-numbered = Skriv godkänn { $number }, eller avskriv { $number }.
desk-do-quickplay = Skriv godkänn, avslå eller skjut-upp.
desk-do-quickplay-numbered = Skriv godkänn { $number }, avslå { $number } eller skjut-upp.
desk-do-compare = Skriv jämför.
desk-do-penalty = Skriv ett straff, som varna eller ta-tid, eller avskriv.
desk-do-no-move = { $color }s senaste otillåtna handling, om den räknas. Skriv godkänn { $number } för att räkna den, eller avskriv { $number }.
desk-do-position = Skriv återställ eller ställning, sedan fortsätt.
desk-do-rule = Besluta efter behov, eller skriv avskriv.
desk-do-default-time = Skriv väntetid och minuter, eller avskriv för att vänta vidare.
desk-do-session = Skriv avbryt, eller avskriv för att spela vidare.
desk-do-sheets = När båda är klara, skriv fortsätt. Saknar båda drag: rekonstruera.
desk-do-result = Låt båda skriva under samma resultat, eller skriv resultat.
desk-do-signed = Det gäller om du inte beslutar annat. Skriv godkänn, eller avslå för att behålla partiets resultat.
desk-do-open = Skriv öppna. För att ursäkta förseningen, avskriv.

desk-fact-over = Partiet är slut.
desk-fact-runs = Partiet pågår.
desk-fact-adjourned = Partiet är avbrutet.
desk-fact-new = Partiet har inte börjat.
desk-fact-stands = Klockorna står.
desk-fact-repeated = Samma ställning: { $count ->
    [one] en gång
   *[other] { $count } gånger
}, { $places }.
desk-place-start = i början
desk-place-set = när den bestämdes
desk-place = efter { $place }
desk-fact-fifty = Utan slag och bondedrag: { $count } av { $needed } drag från vardera sidan.
desk-fact-can-mate = { $color } har pjäser nog för matt.
desk-fact-cannot-mate = { $color } har inte pjäser nog för matt.
desk-fact-moves = Drag gjorda av { $color }: { $count }.
desk-fact-illegal = Otillåtna drag av { $color }: { $count }.
desk-fact-board-right = { $color }s bräde stämmer med partiet.
desk-fact-board-behind = Motståndarens drag saknas: { $color }s bräde.
desk-fact-board-wrong = { $color }s bräde är fel på { $count ->
    [one] ett fält
   *[other] { $count } fält
}: { $squares }{ $more ->
    [0] {""}
    [one] , och { $more } till
   *[other] , och { $more } till
}.
desk-board-none = Inget bräde för { $color }.
desk-board-never = { $color }s bräde har inte hittats.
desk-board-gone = { $color }s bräde: ingen signal på { $time }.
desk-board-silent = { $color }s bräde har inte rapporterat än.
desk-board-moves = { $color }s bräde: bara färdiga drag.
desk-board-sealed = { $color }s bräde beskrivs inte: draget läggs i kuvertet.
desk-clock-runs = { $color }s klocka går.
desk-two-hands-unpressed = Ett otillåtet drag, så snart { $color } trycker på klockan.
desk-clocks-stand = Klockorna står.
desk-session-left = Resten av sessionen: { $time }.

desk-board = { $color }s bräde, enligt sensorerna.
desk-board-senses = Det känner bara fält. Pjäserna är partiets.
desk-board-unknown = Upptagna, men tomma i partiet: { $squares }.
desk-board-empty = Tomma, men upptagna i partiet: { $squares }.
desk-sheet-empty = { $color }s protokoll är tomt.
desk-sheet-gap = en lucka
desk-sheet-illegal = { $move }, otillåtet
desk-announced = { $color } har annonserat: { $move }.
desk-on-board = På { $color }s bräde: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Inget har hänt än.

desk-boards-same = Båda bräderna visar samma.
desk-boards-differ = Bräderna skiljer sig på { $count ->
    [one] ett fält
   *[other] { $count } fält
}.
desk-difference = { $square }: Vit { $white }, Svart { $black }.
desk-differences-more = Och { $count } till.
desk-something = en pjäs
desk-unsure = felaktig sensor
desk-sheets-agree = Protokollen stämmer överens.
desk-sheet-behind = Protokollen stämmer överens. { $count ->
    [0] { $color } har inte skrivit något.
    [one] { $color } har skrivit till { $place }.
   *[other] { $color } har skrivit till { $place }.
}
desk-sheets-until = { $count ->
    [0] Första draget: inte tillåtet i något protokoll.
    [one] Protokollen är lika till { $place }. Nästa drag är inte tillåtet i något.
   *[other] Protokollen är lika till { $place }. Nästa drag är inte tillåtet i något.
}
desk-sheets-part = Protokollen skiljer sig vid { $place }. Vit: { $white }. Svart: { $black }.
desk-no-move = inget drag
desk-misrecorded = Registreringen är fel vid { $place }. Registrerat: { $recorded }. Skrivet: { $written }.
desk-sheet-paper = { $color } skriver för hand: se själv på det protokollet.
desk-cause-differ = De skiljer sig därifrån.
desk-cause-missing = { $color } har inte skrivit resten.
desk-solution-stands = Partiet står { $count ->
    [0] i början.
    [one] efter { $place }.
   *[other] efter { $place }.
} { $color } är vid draget.
desk-solution-back = Tillbaka till { $count ->
    [0] början.
    [one] ställningen efter { $place }.
   *[other] ställningen efter { $place }.
} { $color } är vid draget.
desk-correction = { $color } rättar { $square }: { $man }.
desk-entry = { $color } lägger till { $place }: { $move }.
desk-corrections = { $color } ställer upp hela brädet: { $count } fält är fel.
desk-entries = { $color } lägger till { $count } drag i protokollet.
desk-time = { $color }s klocka: { $time }.
desk-times-judged = Tiderna bedömer du: ställ-klocka.
desk-doubt-illegal = Båda har skrivit ett otillåtet drag: { $place }. Besluta om det med otillåtet.
desk-doubt-missing = Saknas i båda protokollen: { $place }.
desk-doubt-nothing = Inget skrivet, och inget bräde visar början.
desk-propose = För att besluta så, skriv godkänn. FIDE 2023, D.2.9.
desk-propose-none = Inget förslag: fråga spelarna, och skriv sedan återställ eller ställning.
desk-propose-warning = För att varna { $color } för det, skriv godkänn.
offence-ahead = { $color } skrev ett drag i förväg.
offence-other-hand = Klockan: { $color } tryckte med andra handen eller höll kvar fingret.
offence-misuse = { $color } slog på klockan, lyfte den eller välte den.
offence-upset = { $color } välte pjäser och tryckte på klockan.
offence-leaving = { $color } gick iväg utan tillåtelse.
offence-disturbing = { $color } störde motståndaren.
offence-telephone = { $color } hade en telefon, eller den ringde.
offence-notes = { $color } använde anteckningar eller råd.
offence-refusing = { $color } vägrade följa reglerna.
offence-disrepute = { $color } drar schacket i vanrykte, till exempel genom ett uppgjort resultat.
desk-propose-remark = Första gången: ett påpekande. Nästa gång: en varning.
desk-propose-time = För att ge { $color } två minuter till, skriv godkänn.
desk-propose-loss = För att döma { $color } till förlust, skriv godkänn.
desk-fault-allowed = Tillåtet: enligt dessa regler får man skriva i förväg.

desk-aid-never = { $aid }: ingen domare kan bevilja detta, råd är förbjudna. FIDE 2023, 11.3.1.
desk-aid-has = { $color } har redan: { $aid }.
desk-aid-has-not = { $color } har inte: { $aid }.
desk-aid-granted = { $color } tillåts: { $aid }.
desk-aid-tells = Otillåtna drag avvisas före trycket. Utan straff.
desk-aid-withdrawn = { $color } tillåts inte längre: { $aid }.
desk-aid-used = { $color } har frågat om: { $aid }.
desk-aid-refused = { $color } har frågat om, och nekats: { $aid }.
desk-no-aids = inget
desk-assistant = Assistent för { $color }: { $name }.
desk-assistant-dismissed = { $color } har inte längre någon assistent.
desk-no-assistant = { $color } har ingen assistent.
desk-assistant-needed = Den här lottningen kräver en assistent. Nämn en annan först. { $article }

desk-no-adjournment = Inget avbrott: matchfilen tillåter det inte.
desk-no-session = Ingen känd session, eller inget är kvar av den. Skriv avbryt, eller säg minuterna: avbryt förtid 45.
desk-no-key = Ingen nyckel för kuvert: draget kan inte förseglas.
desk-early-flag = { $color } har kvar { $time }: att avbryta i förtid kostar mer, och flaggan faller.
desk-envelope-passphrase = Kuvert: skriv domarbordets lösenfras. Bara Enter: det förblir stängt.
desk-help-envelope = Skriv domarbordets lösenfras. Det förseglade draget görs då.
desk-envelope-closed = Kuvertet förblir stängt.
desk-envelope-wrong = Fel lösenfras. Skriv den igen. Bara Enter: kuvertet förblir stängt.
desk-envelope-damaged = Kuvertet är skadat: oläsligt. Enas spelarna om draget: förlorat och draget.
desk-sealed-ambiguous = Förseglat: { $text }. Det kan betyda flera drag. Den som förseglade förlorar.
desk-sealed-unreadable = Förseglat: { $text }. Inget tillåtet drag. Den som förseglade förlorar.
desk-lost-annuls = Kuvertet förlorat, och ingen vet draget. Partiet annulleras.

desk-of = { $color }: { $what }
desk-absent-loses = Anteckna { $color } som frånvarande? { $color } förlorar då genast: ingen väntetid är kvar.
desk-game-over = Partiet är slut. Skriv återkalla för att återkalla slutet, eller avsluta.
desk-then-over = Återkalla slutet: återkalla, eller avsluta.
desk-then-over-ruled = Återkalla beslut { $number }: återkalla { $number }, eller avsluta.
desk-game-over-ruled = Partiet är slut. Skriv återkalla { $number } för att återkalla beslut { $number }, eller avsluta.
desk-sealed = Draget är förseglat. När du har det i handen: kuvert.
desk-adjourned = Partiet avbrutet. På dagen: dags, sedan öppna.
desk-resumption-past = Den dagen har varit: { $date }. Skriv en senare.
desk-resumption-missing = När och var fortsätter det? Skriv återupptagning, sedan dag, tid och plats.
desk-sealed-again = Det förseglade draget kan inte spelas. Enas spelarna om ett drag: förlorat och draget, som förlorat Sf3. Annars, skriv resultat.
desk-opened-clock = Tidstillägg lagt till: { $color }, för det förseglade draget.
desk-open-now = Skriv öppna.
desk-open-if-there = Är { $color } där? Skriv då öppna. Annars, skriv frånvarande { $player }.
desk-not-begun = Partiet har inte börjat. Skriv börja.
desk-ruling-stays = { $helps ->
    [revoked] Beslut { $number } är redan återkallat.
    [position] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv ställning, eller återställ, som återställ 12 svart.
    [moves] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv ställ-drag.
    [penalty] Beslut { $number } kan inte återkallas. Skriv återkalla { $next } för dess straff.
    [touch] Beslut { $number } kan inte återkallas: spelaren har fortsatt. Skriv { $restore }: då får { $color } fritt spela { $back ->
        [0] vilket drag som helst.
       *[other] { $move } igen.
    }
    [waive] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv rört och fältet.
    [increment] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv tillägg på eller tillägg av.
    [offer] Beslut { $number } kan inte återkallas: partiet har fortsatt. Motståndaren kan tacka nej.
    [default-time] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv väntetid och minuter.
    [dismissed] Beslut { $number } kan inte återkallas: partiet har fortsatt. Besluta om det med rört, två-händer, varna eller ett annat straff.
    [quickplay] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv resultat, ge-tid eller ta-tid.
    [end] Beslut { $number } lät partiet fortsätta. För att avsluta det igen, skriv resultat eller förlust.
    [again] Beslut { $number } har återkallat beslut { $of }. För att besluta det igen, skriv dess kommando, som ge-tid vit 2.
   *[other] Beslut { $number } kan inte återkallas: partiet har fortsatt. Skriv återställ, ställ-klocka eller resultat.
}
desk-paused = Klockorna står. Skriv fortsätt.
desk-not-led = { $color }s bräde syns inte. Kontrollera själv att det är rätt.
desk-restored-same = Ställningen är redan denna: inget drag tas tillbaka, och klockorna behåller sina tider. För att ändra en: ställ-klocka.
desk-boards-then-resume = Klockorna står. När bräderna är rätt, skriv fortsätt.
desk-matters-again = { $count ->
    [one] Ett ärende väntar
   *[other] { $count } ärenden väntar
  } igen. Skriv ärenden.
desk-resume-when-ready = När alla är klara, skriv fortsätt.
desk-judging = Kan { $color } ännu sätta matt? Det undersöks.
desk-examined = Ställningen undersöks. Kan ingen sätta matt slutar partiet strax remi.
desk-stands = { $square } { $man }
desk-illegal-board = På { $color }s bräde: { $squares }.
desk-not-pressed = { $color } har inte tryckt på klockan, { $opponent } fortsätter. Ingen får säga det.
desk-illegal-stands = { $color }s drag var otillåtet. Det gäller tills någon kräver rättelse eller du beslutar.
desk-illegal-position = Senaste draget var otillåtet: två kungar i schack, eller en bonde på sista raden. { $color } har ett drag på sig att kräva eller häva det.
desk-sheet-differs = { $color } har skrivit { $wrote } vid { $place }. Spelat: { $made }.
desk-place-white = Vits plats
desk-place-black = Svarts plats
desk-place-desk = domarbordets egen plats
desk-closed-there = Domarbordet är stängt på en plats.
desk-locked-at = Domarbordet är låst: { $place }.
desk-opened-at = Domarbordet är öppet här: { $place }.
desk-wrong-at = Fel lösenfras: { $place }.
desk-unclear = { $color } säger { $text }: inget tillåtet drag. Spelaren får frågan om båda fälten.
desk-repeats-another = { $color } upprepar { $said }. Draget är { $move }.
desk-envelope-wrong-at = Fel lösenfras för kuvertet: { $place }.
desk-code-wrong = Fel kod: { $place }.
desk-terminal-there = Terminal ansluten: { $place }.
interrupted = Programmet stannade: { $color } tänkte. Högst { $seconds } sekunder av det räknas inte.
interrupted-unknown = Programmet stannade: { $color } tänkte. Ingen vet hur mycket av det som inte räknas. Vet du det, ställ klockan.
desk-terminal-gone = Terminal borta: { $place }.
desk-told-board-lost = Ingen kontakt med brädet: { $color }. Spelaren skriver vidare.
desk-told-board-back = Bräde tillbaka: { $color }.
desk-told-board-wrong = Bräde fel: { $color } får veta vad som ska rättas.
desk-told-board-right = Bräde rätt igen: { $color }.
desk-told-board-low = Svagt batteri: { $color }s bräde.
desk-told-board-missed = Data från brädet förlorade: { $color }. En rörd pjäs kan saknas.
desk-told-mutes = { $color } låter ignorera { $square }: { $color } säger att det flimrar. Rördes pjäsen inte: oavsiktligt { $color }.
desk-told-flickers = { $square } flimrar på { $color }s bräde. Om pjäsen rördes av misstag: oavsiktligt { $color }.

## Hjälp vid domarbordet

help-desk-start =
    börja: partiet börjar, klockan går för spelaren vid draget.
    FIDE 2023, 6.6.
help-desk-pause = stoppa: stoppar klockorna.
help-desk-resume = fortsätt: startar klockorna igen.
help-desk-matters =
    ärenden: allt som väntar på ditt beslut, med fakta och kommandon för det.
help-desk-accept =
    godkänn 2: ja till ärende 2. Ensamt: till det jämför föreslår, eller till det enda ärendet.
    Numren: ärenden.
help-desk-reject =
    avslå 2: nej till ärende 2. Ensamt: till det jämför föreslår, eller till det enda ärendet.
    Numren: ärenden.
help-desk-postpone =
    skjut-upp: avgör ett krav i snabbspelsavslutning senare.
    skjut-upp 2: med två minuter till motståndaren.
help-desk-dismiss =
    avskriv: avvisar ärendet som väntar, eller markerar det som klart.
    avskriv 2: ärende 2. Numren: ärenden.
help-desk-appeal =
    överklagan 2 bifallen, överklagan 2 avslagen, med skälet: vad kommittén har beslutat om beslut 2.
    överklagan 2 vit, med skälen: Vit lämnar in en överklagan.
help-desk-facts =
    fakta: upprepningar med sina drag, de femtio dragen, material, tider, otillåtna drag, bräden.
help-desk-article = artikel 9.2, artikel rockad: det reglerna säger där, i korthet.
help-desk-compare =
    jämför: båda bräderna och båda protokollen, och ställningen som följer av dem.
    FIDE 2023, D.2.9.
help-desk-board =
    bräde vit: Vits eget bräde.
    bräde e4: fältet i partiet.
help-desk-sheet =
    protokoll vit: Vits protokoll.
    protokoll vit 5: de fem senaste dragen.
help-desk-last =
    senaste: det senaste draget, och det annonserade draget.
help-desk-log =
    logg: de tio senaste raderna i loggen.
    logg 30: fler av dem.
    Tiderna räknas från matchens start.
help-desk-clocks =
    klockor: båda tiderna, och vems klocka som går.
help-desk-set-clock =
    ställ-klocka vit 1:23:45: timmar, minuter, sekunder.
    23:45 minuter, sekunder. 23 minuter.
help-desk-set-moves =
    ställ-drag vit 12: ställer räknaren på Vits klocka på 12 drag.
help-desk-reconstruct =
    rekonstruera: leder genom de drag som inget protokoll har.
    rekonstruera 20: från drag 20.
    Skriv sedan drag efter drag.
help-desk-moves-known =
    dragen-kända: dragen är funna, och båda fyller i sina protokoll.
help-desk-next-period =
    nästa-period: dragen går inte att finna. Nästa drag är det första i nästa period.
help-desk-add-time =
    ge-tid vit 2: Vit får två minuter.
    ge-tid vit 1:30: en och en halv minut.
help-desk-take-time =
    ta-tid vit 2: Vit förlorar två minuter.
    ta-tid vit 1:30: en och en halv minut.
help-desk-increment =
    tillägg på: fem sekunder per drag från och med nu.
    tillägg av: nekas.
help-desk-warn = varna vit: Vit får en varning.
help-desk-points =
    poäng vit +1/2: Vit får en halv poäng till.
    poäng vit -1: en poäng mindre.
    Efter partiet.
help-desk-loss =
    förlust vit: Vit förlorar.
    förlust vit 0: Svart får inte heller något.
help-desk-result =
    resultat 1-0: Vits poäng, Svarts poäng.
    1/2-1/2, 0-0 och andra.
help-desk-adjudicate =
    bedöm 1-0 Anna Muster: detta resultat, för Anna Muster har bedömt ställningen.
    Matchfilen måste tillåta det.
help-desk-fine =
    böter vit: böter som meddelats i förväg.
help-desk-exclude = stäng-av vit: Vit är avstängd från de närmaste ronderna.
help-desk-expel = utvisa vit: Vit är ute ur turneringen.
help-desk-annul =
    annullera: annullerar partiet. Ett nytt spelas.

help-desk-illegal =
    otillåtet vit: Vits senaste drag var otillåtet, som du har sett.
help-desk-touch =
    rört vit e2: Vit rörde pjäsen på e2, nu eller före senaste draget, och måste spela den.
    Om ett tidigare drag: godkänn och klagomålets nummer.
help-desk-waive =
    oavsiktligt vit: Vit rörde av misstag, och det räknas inte.
    Vit får höra hur det rättas, och vems klocka som går. FIDE 2023, 4.2.2.
help-desk-two-hands =
    två-händer vit: Vit använde två händer för draget.
help-desk-fault =
    förseelse vit: räknar upp skälen. förseelse vit 1: Vit har gjort det.
    Det antecknas, och ett straff föreslås.
help-desk-flag = flagga vit: Vits flagga har fallit.
help-desk-wrong-start =
    fel-start: utgångsställningen var fel.
    fel-start vit: vits kung och dam hade bytt plats.
    fel-start vit h1: pjäsen på h1 stod någon annanstans.
    Är det för sent för ett nytt parti, får pjäsen inte rockera.
help-desk-turned =
    fel-vänt: brädet ligger åt fel håll.
    Partiet fortsätter.
help-desk-reversed =
    fel-färger: partiet började med omkastade färger.
help-desk-displaced =
    rubbat 12 svart: pjäser rubbades, efter Svarts drag 12.
    Partiet går tillbaka dit, som med återställ.
help-desk-restore =
    återställ 12 svart: tillbaka till ställningen efter Svarts drag 12, och till dess tider.
    återställ 0: till början. Klockorna står tills fortsätt.
help-desk-position =
    ställning och FEN, eller en lista av pjäser: partiet fortsätter därifrån.
    Klockorna står tills fortsätt.
help-desk-rulings = beslut: alla beslut och straff med sina nummer.
help-desk-revoke =
    återkalla 2: återkallar beslut 2.
    Tid, ställda klockor, poäng, resultat, rörda pjäser, straff och varje slut på partiet.
    Ensamt, efter partiet: återkallar dess slut, även ett du beslutat.
help-desk-allow =
    tillåt vit tillåtna drag.
    Hjälpmedel: senaste annonserade drag, eget protokoll, tider, dragnummer, motståndarens protokoll, uppläst ställning, tillåtna drag, angripare, remitips, öppningens namn, tillbakatagna drag.
help-desk-withdraw =
    dra-in vit tider: Vit får inte längre fråga om tiderna.
    hjälp tillåt har alla namn.
help-desk-aids =
    hjälpmedel: varje spelares hjälpmedel, och assistenterna.
help-desk-assistant =
    assistent vit Hans Hand: nämner en assistent för Vit.
    assistent vit entlediga: Vit har inte längre någon.
help-desk-absent =
    frånvarande vit: antecknar Vit som frånvarande.
    Väntetiden räknas.
help-desk-arrived = närvarande vit: Vit har kommit.
help-desk-default-time =
    väntetid 30: en spelare som är upp till en halvtimme sen får ännu spela.
    väntetid 0: ingen väntan.
help-desk-adjourn =
    avbryt: spelaren vid draget måste försegla.
    Sedan kuvert.
    avbryt förtid: spelaren vid draget vill det och förlorar resten av sessionen.
help-desk-resumption = återupptagning 2026-12-01 10:00 Sal 2: dag, tid och plats, för kuvertet. Spelarna hör det.
help-desk-envelope =
    kuvert: du har det förseglade draget, och partiet är avbrutet.
help-desk-due =
    dags: tiden är inne, och det avbrutna partiet fortsätter.
    Från och med nu kan en spelare vara sen. Sedan öppna, eller frånvarande och spelaren.
help-desk-open =
    öppna: öppnar kuvertet med lösenfrasen. Partiet fortsätter.
help-desk-lost =
    förlorat Sf3: kuvertet är förlorat, och båda enas om detta drag.
    Utan drag: partiet annulleras.
help-desk-note =
    anteckna Vit mådde dåligt: skriver en anteckning i rapporten.
help-desk-tasks =
    uppgifter: vad som återstår vid det här bordet.
    uppgifter alla: allt, före, under och efter partiet.
help-desk-done = klart 3: uppgift 3 är klar. klart 1 2 4: flera.
help-desk-undone = inte-klart 3: uppgift 3 är ändå inte klar.
help-desk-glossary = ordlista remi: ordet på varje språk. Ordet kan vara på vilket som helst.
help-desk-report =
    rapport: skriver handlingarna som de är nu, och säger var.
help-desk-sign-off =
    avsluta: avslutar matchen och skriver dess handlingar.
help-desk-talk =
    språk sv: domarbordet talar svenska. språk en: engelska.
help-desk-help =
    hjälp: domarbordet i korthet.
    hjälp allt: alla namn.
    hjälp återställ: ett kommando.
help-desk-leave =
    lämna: stänger domarbordet här.
    Lösenfrasen öppnar det igen.

entry-retyped = Läst som { $text }.
reason-unread = ingen röst kan läsa det här språket
voices-new =
    Ny röst: { $folder }
    Översätt dess filer. Kontrollera dem sedan: { $program } voices check { $parent }
voices-new-known = { $name } finns redan. För ett annat språk, ange dess kod, till exempel el.
voices-new-exists = { $folder } finns redan. Byt namn på den, eller ange en annan mapp.
voices-new-fails = { $folder } går inte att skapa: { $reason }.
voice-state = Okänt läge: { $state }. Skriv draft, read eller spoken.
voice-untranslated =
    { $count ->
        [one] En mening saknas. Den sägs på ett annat språk: { $names }.
       *[other] { $count } meningar saknas. De sägs på ett annat språk: { $names }.
    }
voice-untranslated-more = Och { $count } till.
voice-plural = Varianter saknas i { $name }: { $variants }, för talet { $gap }.
voice-meanings = { $word } betyder två saker i ett drag: { $first } och { $other }. Båda behöver egna ord.
help-repertoire =
    repertoar italienskt: en av 45 inbyggda öppningar. repertoar italienskt svart: från andra sidan.
    repertoar öppningar: alla, fem åt gången.
    repertoar mina: dina öppningar, ur din fil mina.pgn i mappen repertoire i datamappen. Skriv dina drag.
    repertoar partier: det du har spelat minst två gånger. repertoar partier svart: en sida, också vit.
    repertoar: alla, och hur mycket det finns att repetera.
    tips: hjälp, i fyra steg. info: dragen igen.
    nästa: draget, och vidare.
    stäng: tillbaka till ditt parti.
setting-mouse = Om ett klick tar och sätter pjäser.
setting-key-hints = Om skärmen visar vad tangenterna gör.
setting-pictures = Om pjäserna är bilder på skärmen, när terminalen kan visa dem.
cli-voices-new = Skapa en mapp för ett nytt språk, att översätta.
arg-mouse = om ett klick tar och sätter pjäser: on eller off.
arg-key-hints = om skärmen visar vad tangenterna gör: on eller off.
arg-pictures = om pjäserna är bilder på skärmen: on eller off.
arg-voices-new-language = språkets kod, som nl eller pt-BR.
arg-voices-new-folder = mappen för det. Utan angiven mapp den med dina egna röster.
health-voices =
    { $count ->
        [one] Röster: en till fungerar.
       *[other] Röster: { $count } till fungerar.
    }
health-voices-draft = Röster: utkast, inte granskade av någon med språket som modersmål: { $names }.
voice-review =
    { $state ->
        [read] Röst { $name }: läst av { $by }, { $date }.
        [spoken] Röst { $name }: avlyssnad av { $by }, { $date }.
       *[draft] Röst { $name }: ett utkast, inte granskat av någon med språket som modersmål.
    }
voice-unconfirmed = Röst { $name }: kvar att bekräfta: { $words }.
health-speech-unread = Tal: espeak-ng kan inte läsa { $language }. Ställ in en annan röst i talservern, eller använd en skärmläsare.
reason-louis-unfit = ingen tabell passar det här språket
pictures-none = Terminalen visar inga bilder. Pjäserna ritas med tecken.
pictures-absent = Programmet är byggt utan bilder. Hur du får dem står i docs/guide.md.
arg-import-letters = pjäsernas bokstäver i filen: röstens, till exempel sv.
reason-voices = systemets röster fungerar inte; för att bara skärmläsaren ska tala, skriv tal av
health-speech-system =
    Tal: systemet har { $count ->
        [one] en röst
       *[other] { $count } röster
    }; { $languages }.
health-speech-system-missing = Tal: språket { $language } har ingen röst. Lägg till en i systemets talinställningar.
health-terminal-unread-elsewhere =
    Terminal: skärmläsare kan inte läsa { $name }. Använd { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = System: Linux. I testerna läser Orca, Fenrir, BRLTTY och yasr upp programmet. Ingen blind spelare har hört av sig än.
health-tried-windows = System: Windows. Utvecklarna har bara provat det i Wine, utan skärmläsare. Om du använder NVDA eller JAWS, berätta för oss hur det läses.
health-tried-macos = System: macOS. Utvecklarna har kompilerat det men aldrig kört det. Om du använder VoiceOver, berätta för oss hur det läses.
health-tried-nowhere = System: ingen har provat programmet här. Berätta för oss hur det fungerar.
reason-louis-absent = lou_translate finns inte, installera liblouis
health-braille-absent = Punktskrift: schackkoden fungerar. För litterär punktskrift, installera liblouis.
reason-no-name = ingen fil kan ha ett sådant namn

## I en turnering

tournament-new = { $name }: { $players } { $players ->
    [one] spelare
   *[other] spelare
}, ingen rond än.
tournament-open = { $name }: rond { $round } av { $rounds }, { $players } { $players ->
    [one] spelare
   *[other] spelare
}.
tournament-new-teams = { $name }: lag { $players }, ingen rond än.
tournament-open-teams = { $name }: rond { $round } av { $rounds }, lag { $players }.
tournament-next-draw = Härnäst: lotta startnumren med startnummer. Alla kommandon: hjälp.
tournament-next-pair = Härnäst: lotta rond { $round } med lotta. Alla kommandon: hjälp.
tournament-next-results = Härnäst: skriv resultaten, som resultat 1 1-0. Alla kommandon: hjälp.
tournament-next-qualify = Grupperna är klara. Låt de bästa gå vidare: vidare.
tournament-next-standings = Alla ronder är spelade. För slutställningen, skriv ställning.
tournament-not-done = Inget gjort.
tournament-sure = Ja eller nej?
tournament-nothing-typed = Inget skrivet. Skriv ett kommando, eller hjälp.
tournament-unknown = Okänt här: { $word }. Alla kommandon: hjälp.
tournament-unknown-near = Okänt här: { $word }. Menade du { $near }?
tournament-which-player = Vilken spelare? { $names }. Skriv numret.
tournament-no-player = Ingen spelare { $text }. För att höra alla, skriv deltagare.
tournament-help = Före: inbjudan, deltagare, anmäl, startnummer.
    Ronder: lotta, lottning, resultat, saknas, skjut-upp.
    Spelare: spelare, frånvarande, utgå, återkom, håll-isär, ändra.
    Frågor: motståndare, grupp, möjligt.
    Lag: uppställning. Lika: avgör. Grupper: vidare.
    Tabell: ställning, varför, korstabell, priser.
    Filer: anslag, rapport, partier, exportera, borden.
    Rätta: korrigera, logg, återkalla. Lämna: lämna.
    Mer: hjälp allt, hjälp lotta, förklara.
tournament-wants-nothing = Skriv bara { $name }.
tournament-wants-player = { $name } behöver en spelare: { $name } 7, eller { $name } anna.
tournament-wants-bye = { $name } behöver en spelare, sedan 1/2 för en halv poäng: { $name } 7 1/2.
tournament-wants-players = { $name } behöver två spelare: { $name } 3 7.
tournament-wants-entry = { $name } behöver ett namn, och rating om den finns: { $name } Lindberg, Ida 1650.
tournament-wants-amendment = Efter { $name } en spelare, en nyckel i filen och dess värde: { $name } 7 rating 1850.
tournament-wants-goal = Efter { $name } en spelare och en plats: { $name } 7 3.
tournament-wants-varma = Bara { $name }, eller { $name } varma.
tournament-wants-pairs = { $name } och paren, Vit först, frirond ensam: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } behöver bord och resultat: { $name } 4 1-0.
tournament-wants-correction = { $name } och rond, bord, resultat: { $name } 2 4 1-0.
tournament-wants-board = { $name } behöver ett bord: { $name } 4.
tournament-wants-line-up = Skriv ett lag och platser: { $name } 2 1 3 4.
tournament-wants-tie = { $name } behöver ett bord: { $name } 2, eller { $name } 2 1-0.
tournament-wants-qualified = { $name } ensamt, eller nummer: { $name } 1 5 2 8.
tournament-wants-round = Bara { $name }, eller med en rond: { $name } 3.
tournament-wants-act = { $name } behöver numret på en åtgärd: { $name } 12. Numren: logg.
tournament-wants-number = Bara { $name }, eller med ett tal: { $name } 30.
tournament-wants-file = { $name } behöver ett filnamn: { $name } club.trf.
tournament-wants-command = Bara { $name }, eller med ett kommando: { $name } lotta.
tournament-wants-term = Bara { $name }, eller med ett ord: { $name } Buchholz.
tournament-no-varma = Ingen Varma-tabell för så många spelare. Den har 9 till 24.
tournament-numbered = Startnumren är utdelade.
tournament-drawn = Startnummer, lottade med { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Rond { $round }, bord { $board }: { $result } i stället för { $had }.
tournament-moves = { $player } har då { $points }: plats { $place }, nu { $had }.
tournament-pairings-stay = Lottningen av senare ronder ändras inte.
tournament-withdraw-what = { $player } lämnar turneringen.
tournament-revoke-what = Återkalla detta? { $what }
tournament-revoked = Återkallad: åtgärd { $number }.
tournament-playing = Rond { $round }, bord { $board }: { $white } och { $black } spelar.
tournament-postponed = Uppskjutet, rond { $round }, bord { $board }: { $white } och { $black }.
tournament-adjourned = Hängparti, rond { $round }, bord { $board }: { $white } och { $black }. För att lotta utan det: skjut-upp { $board }.
tournament-pair-without = Utan resultat, rond { $round }, bord { $board }: { $white } och { $black }. Räknas som remi i lottningen.
tournament-pair-appeal = Öppet överklagande, rond { $round }, bord { $board }: { $white } och { $black }. Resultatet räknas som det är.
tournament-nobody-there = ingen
tournament-none-missing = Inget resultat saknas.
outcome-white = vinst för Vit
outcome-draw = remi
outcome-black = vinst för Svart
outcome-white-forfeit = walkover för Vit
outcome-black-forfeit = walkover för Svart
outcome-neither-forfeit = ingen kom
outcome-neither = båda förlorade
outcome-half-white = en halv poäng bara till Vit
outcome-half-black = en halv poäng bara till Svart
tournament-round-over = Rond { $round } är slut.
tournament-all-over = Sista ronden är slut. För slutställningen, skriv ställning.
tournament-third-forfeit = Tredje uteblivna partiet: { $player }. De flesta bestämmelser utesluter för det. Gör så med: utgå.
tournament-entered = Anmäld: { $player }.
tournament-entered-late = Anmäld: { $player }, från rond { $round }.
tournament-amended = Anmälan rättad: { $player }.
tournament-paired-tables = Rond { $round }: lottad efter tabellerna.
tournament-paired-arbiter = Rond { $round }: lottad för hand.
tournament-paired-rules = Rond { $round }: lottad enligt systemets regler.
tournament-paired-lots = Rond { $round }: dragen med { $number }.
tournament-paired-program = Rond { $round }: lottad av { $program }.
tournament-ended = Bord { $board }, rond { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Rättat, bord { $board }, rond { $round }: { $white }, { $black }: { $result }.
tournament-absent = Frånvarande i rond { $round }: { $player }.
tournament-absent-half = Frirond med en halv poäng, rond { $round }: { $player }.
tournament-absent-full = Frirond med en hel poäng, rond { $round }: { $player }.
tournament-withdrawn = Har utgått: { $player }.
tournament-returned = Tillbaka från rond { $round }: { $player }.
tournament-kept-apart = Hålls isär: { $names }.
tournament-lined-up = Uppställning för { $player }, rond { $round }: { $names }.
tournament-decided = Bord { $board }, rond { $round }: { $player } går vidare. Avgjort genom: { $decider }.
tournament-decided-lots = Bord { $board }, rond { $round }: { $player } går vidare. Lottat med { $number }.
tournament-qualified = Går vidare: { $names }.
tournament-qualify-shared = Grupp { $number }: plats { $place } är delad. Skriv alla som går vidare, de starkaste först: vidare 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, återkallad: { $what }
tournament-log-empty = Inget är antecknat än.
tournament-no-act = Ingen åtgärd { $number }. De är { $count }, de senaste med logg.
tournament-revoked-already = Redan återkallad: åtgärd { $number }.
tournament-is-revocation = Åtgärd { $number } är en återkallelse: gör om det som återkallades.
tournament-needed-by = Återkalla först åtgärd { $number }: { $what }
tournament-refused-player = Ingen sådan spelare. För att höra alla, skriv deltagare.
tournament-refused-name = Ett namn saknas. Skriv det efter anmäl.
tournament-refused-fide = Det FIDE-numret är redan anmält: { $player }.
tournament-refused-same = Redan anmäld: { $player }.
tournament-refused-late = Ingen sen anmälan: tabellerna har ingen plats kvar efter rond 1.
tournament-refused-paired = Rond { $round } är redan lottad.
tournament-refused-round = Ingen rond { $round }. De är { $rounds }.
tournament-refused-players = Inte med { $count } { $count ->
    [one] spelare
   *[other] spelare
}: systemet tillåter det inte.
tournament-refused-order = Någon spelare saknar eget nummer.
tournament-refused-numbers = För sent: rond 1 är lottad efter dessa nummer.
tournament-refused-next = Nästa rond är { $round }.
tournament-refused-playing = Rond { $round } är inte slut: bord { $boards }. Skriv resultaten, eller skjut-upp.
tournament-refused-last = Alla ronder är lottade.
tournament-refused-board = Inget bord { $board } i rond { $round }. De är { $boards }.
tournament-refused-result = Resultatet finns redan: { $result }. För att rätta det: korrigera.
tournament-refused-no-result = Inget resultat än. För att skriva in det: resultat.
tournament-refused-known = Det är redan resultatet.
tournament-refused-postponed = Redan uppskjutet.
tournament-refused-left = Inte med i turneringen då.
tournament-refused-here = Har inte utgått.
tournament-refused-two = Två olika spelare behövs.
tournament-refused-no-teams = Här spelar inga lag.
tournament-refused-part = Inget bord { $board }. De är { $boards }.
tournament-refused-which = Match { $board } har flera bord. Skriv ett av dem: resultat { $board }.1 1-0.
tournament-refused-many = För många spelare. Bord per match: { $boards }.
tournament-refused-member = Ingen spelare { $number } i det här laget. Listan: spelare och laget.
tournament-refused-board-order = Fel bordsordning: spelare { $number }. Lagets lista gäller.
tournament-refused-nobody = Det behövs minst en spelare.
tournament-refused-begun = Matchen har börjat.
tournament-refused-tied = Det är inte lika där. För ett parti: resultat.
tournament-refused-groups = Det gäller grupper, när alla är klara.
tournament-refused-qualify = Skriv de som går vidare en gång var. De är { $count }.
tournament-refused-members = Ett lags spelare stannar i listan.
tournament-breach-twice = Lottad två gånger: { $player }.
tournament-breach-missing = Inte lottad: { $player }.
tournament-breach-absent = Lottad, men inte här: { $player }.
tournament-breach-met = Har mötts i rond { $round }: { $white } och { $black }.
tournament-breach-apart = Ska hållas isär: { $white } och { $black }.
tournament-breach-bye = Ingen frirond behövs: { $player } har en.
tournament-breach-second-bye = En andra poäng utan parti: { $player }.
tournament-breach-third = { $color } tre gånger i rad: { $player }.
tournament-breach-three-more = { $color } tre gånger för ofta: { $player }.
tournament-pairing = Lottning med { $program }.
tournament-pairing-still = Ett program lottar. För att avbryta: avbryt.
tournament-pairing-stopped = Avbrutet. Inget är lottat.
tournament-pairing-none = Inget att avbryta. Inget program lottar.
tournament-pairing-outdated = Inget är lottat: något har ändrats under tiden. Igen: lotta.
tournament-no-program = Inget lottningsprogram hittades. Installera gacrux eller bbpPairings, eller skriv paren efter lotta.
tournament-program-missing = { $program } startar inte. Skriv paren efter lotta, eller installera det igen.
tournament-program-stuck = { $program } tog för lång tid, stoppat. Skriv paren efter lotta.
tournament-program-endless = { $program } skriver för mycket, stoppat. Skriv paren efter lotta.
tournament-answer-unreadable = { $program } har inte lottat: { $why } Skriv paren efter lotta.
tournament-answer-refused = Avvisat, inget är lottat. Svaret från { $program } bryter mot regler:
tournament-answer-empty = inget svar.
tournament-answer-line = rad { $line } i svaret är inget par.
tournament-answer-count = { $said } par utlovade, { $count } givna.
tournament-answer-number = ingen har nummer { $number }.
tournament-answer-byes = två frironder i samma rond.
tournament-name = { $name }.
tournament-place-is = Plats: { $value }.
tournament-from = Från { $value }.
tournament-to = Till { $value }.
tournament-arbiter = Huvuddomare: { $value }.
tournament-laws = Schackregler: { $value }.
tournament-system = System: { $value }.
tournament-rounds = Ronder: { $value }.
tournament-accelerated = Accelererat: { $value }.
tournament-boards = Bord per match: { $value }.
tournament-arbiters = Domare som rekommenderas: { $value }.
tournament-decided-by = Lika avgörs genom: { $value }.
decider-rapid = snabbparti
decider-blitz = blixtparti
decider-armageddon = Armageddonparti
decider-rating = rating
decider-white-out = vit åker ut
decider-boards = de bättre första borden
decider-lots = lottning
decider-arbiter = domarens beslut
tournament-variant = Spel: { $value }.
tournament-time = Betänketid: { $value }.
tournament-default-time = Väntetid: { $value } minuter.
tournament-ties = Särskiljning: { $value }.
tournament-draws = Remi: { $value }.
tournament-aids = Hjälpmedel: { $value }.
tournament-appeals = Överklaganden: { $value }.
system-round-robin = alla möter alla
system-swiss = schweizersystem
system-adjusted = anpassat schweizersystem
system-lots = schweizersystem genom lottning
system-by-hand = lottad för hand
system-match = match mellan två
system-scheveningen = Scheveningen
system-knock-out = utslagning
system-groups = grupper
tournament-nobody = Ingen är anmäld än. Skriv anmäl och ett namn.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, ingen rating.
tournament-entry-left = { $number }: { $name }, har utgått.
tournament-no-round-yet = Ingen rond är lottad än. Skriv lotta.
tournament-no-round = Rond { $round } är inte lottad. De är { $rounds }.
tournament-round = Rond { $round }:
tournament-bye = Frirond: { $player }.
tournament-free = Fri: { $player }.
tournament-board = Bord { $board }: { $white }, { $black }.
tournament-board-over = Bord { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Bord { $board }: { $white }, { $black }: uppskjutet.
tournament-match = Match { $board }: { $white }, { $black }.
tournament-match-score = Match { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = { $player } går vidare.
tournament-tied-game = Lika. Nu: { $decider }, bord { $board }, vit: { $player }.
tournament-tied = Lika vid bord { $board }. För lottning: avgör { $board }. Eller vem som går vidare: avgör { $board } 1-0.
tournament-tied-by = Lika vid bord { $board }. Avgörs genom: { $decider }. Skriv avgör { $board }.
tournament-standings = Efter rond { $round }:
tournament-group = Grupp { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; särskiljningen lika.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: plats { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Allt är sparat.
tournament-pair-breaks = Den här lottningen bryter mot regler:
tournament-proposed = Förslag för rond { $round }:
tournament-proposed-lots = Förslag för rond { $round }, lottat med { $number }:
tournament-down = En poänggrupp ner: { $player }.
tournament-no-proposal = Inget finns enligt de här reglerna. Skriv paren: lotta 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Plats { $place }, poäng: { $points }.
tournament-player-title = Titel: { $value }.
tournament-player-federation = Förbund: { $value }.
tournament-player-club = Klubb: { $value }.
tournament-player-team = Lag: { $value }.
tournament-player-captain = Lagledare: { $value }.
tournament-player-seat = Sittplats: { $value }.
tournament-player-assistant = Assistent: { $value }.
tournament-card-won = Rond { $round }: { $color }, vinst mot { $player }.
tournament-card-drawn = Rond { $round }: { $color }, remi mot { $player }.
tournament-card-lost = Rond { $round }: { $color }, förlust mot { $player }.
tournament-card-forfeit-won = Rond { $round }: vinst på walkover mot { $player }.
tournament-card-forfeit-lost = Rond { $round }: förlust på walkover mot { $player }.
tournament-card-now = Rond { $round }, bord { $board }: { $color } mot { $player }.
tournament-card-half = Rond { $round }: frirond, en halv poäng.
tournament-card-full = Rond { $round }: frirond, en hel poäng.
tournament-card-bye = Rond { $round }: frirond, utan motståndare.
tournament-card-absent = Rond { $round }: inte spelad.
tournament-same-points = Lika många poäng: { $names }.
tournament-score-group = Med poäng { $points }: { $names }.
tournament-not-paired = { $player }: inte lottad i rond { $round }.
tournament-could = { $player }, plats { $place } eller bättre:
tournament-could-not-yet = Först när sista ronden är lottad, och utan lag.
tournament-could-too-many = För många öppna partier: { $count }. Fråga igen när några är klara.
tournament-could-win = Med vinst
tournament-could-draw = Med remi
tournament-could-loss = Med förlust
tournament-could-anyhow = Som det är
tournament-could-always = { $case }: i alla lägen.
tournament-could-never = { $case }: inte längre.
tournament-could-if = { $case }: säkert så, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: bara så, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: med flera resultat av andra.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } har ingen plats: färre än hälften av partierna.
tournament-why = { $player }: plats { $place }, poäng: { $points }.
tournament-behind-points = Efter { $player } på poäng.
tournament-behind-tie = Efter { $player } på { $tie }.
tournament-behind-lots = Efter { $player } genom lottdragning.
tournament-shared = Delad plats med { $player }.
tournament-tie = { $tie }: { $value }, består av:
tournament-tie-place = { $tie }: plats { $value }, består av:
tournament-tie-unmet = { $tie }: inget att jämföra.
tournament-part = Rond { $round }: { $value } från { $player }.
tournament-part-own = Rond { $round }: { $value }.
tournament-part-weighed = Rond { $round }: { $value }, för { $brought } mot { $player } med poängen { $scored }.
tournament-part-dummy = Rond { $round }, inte spelad: { $value }, { $reason }.
tournament-dummy-own = som den egna poängen
tournament-dummy-opponent = som den lottade motståndaren
tournament-dummy-draws = som remi i varje rond
tournament-part-mean = I genomsnitt: { $value }.
tournament-part-table = Ur ratingtabellen: { $value }.
tournament-part-other = Dessutom: { $value }.
tournament-cut-least = Struket, som det lägsta.
tournament-cut-voluntary = Struket, som frivilligt inte spelat.
tournament-cut-most = Struket, som det högsta.
tournament-cut-limit = Räknas inte: motståndaren har för få poäng.
notice-title = { $name }, rond { $round }
notice = { $player }: rond { $round }, bord { $board }, { $color } mot { $opponent }.
notice-seat = { $player }: rond { $round }, bord { $board }, { $color } mot { $opponent }, sittplats { $seat }.
notice-bye = { $player }: rond { $round }, frirond.
tournament-no-variant = TRF har ingen plats för spelet. Inte med: { $variant }.
tournament-written = Skrivet: { $file }.
tournament-not-written = Inte skrivet, { $file }: { $reason }.
tournament-games-unread = Bordens partier kunde inte läsas: { $reason }. Inget skrevs.
round-report-title = { $name }, rond { $round }: rapport
round-report-done = Vad domaren har gjort:
round-report-open = Ännu öppet:
round-report-adjourned = Hängparti: bord { $board }, { $white } och { $black }.
round-report-appeal = Överklagande ej avgjort: bord { $board }, { $white } och { $black }.
tournament-not-kept = Inget gjort, det gick inte att spara: { $reason }.
tournament-damaged = Loggen är skadad: åtgärd { $number } är omöjlig. { $why } Kanske är det fel turneringsfil.
tournament-damaged-line = Loggen är skadad: åtgärd { $number } går inte att läsa.
tournament-not-there = Filen hittas inte: { $file }. För att börja en, se tournament.md.
tournament-ask-begin =
    En ny turneringsfil, ungefär 8 frågor och spelarna.
    Bara Enter: svaret som erbjuds.
    tillbaka: förra frågan.
    Control-C: stopp. Dina svar behålls.
tournament-ask-name = Turneringens namn, med året om den spelas varje år.
tournament-ask-place = Plats.
tournament-ask-from = Första dagen, som 2026-11-28.
tournament-ask-system = Vilket system?
tournament-ask-rounds = Hur många ronder?
tournament-ask-groups = Hur många grupper?
tournament-ask-boards = Bord per match, om lag spelar.
tournament-ask-time = Tid för varje spelare, som 60+30.
tournament-ask-ties = Särskiljning i ordning.
tournament-ask-first-team = Första laget.
tournament-ask-team = Lag { $number }. Enter: inga fler lag.
tournament-ask-first-player = Första spelaren, med rating, som Lindberg, Ida 1650.
tournament-ask-player = Spelare { $number }. Enter: inga fler spelare.
tournament-ask-help-player = Skriv efternamnet, ett komma, förnamnet och ratingen. Ratingen kan utelämnas.
tournament-ask-too-many = För många ronder för { $count } deltagare: högst { $rounds }. Ändra rounds i filen.
tournament-ask-review = För att skriva filen: Enter. För att ändra sista svaret: tillbaka.
tournament-begin = För att börja: { $program } tournament { $file }
tournament-from-done = Övertaget: spelare { $players }, ronder { $rounds }.
tournament-from-left = Okända rader, inte övertagna: { $lines }.
tournament-from-ties = Viss särskiljning är okänd, och inte övertagen.
tournament-from-line = Rad { $line }, kolumn { $column }: { $what }
tournament-from-there = Turneringen { $name } finns redan. Ge den här ett annat namn i dess fil.
tournament-from-teams = Inget övertaget: lag, spelare och poäng stämmer inte ihop.
tournament-from-by-hand = Inget övertaget: poäng har getts för hand.
tournament-from-scoring = Inget övertaget: frånvaro eller öppna partier ger andra poäng än här.
tournament-from-acceleration = Inget övertaget: accelerationen är inte den från Baku.
tournament-from-name = Inget övertaget: namnet går inte att använda, spelare { $number }.
tournament-from-round = Inget övertaget: rond { $round } har resultat eller frironder som inte finns här.
tournament-from-act = Inget övertaget. { $what } { $why }
exchange-no-player = inga spelare i den här filen.
exchange-number = här saknas ett tal.
exchange-too-great = talet är för stort.
exchange-points = här saknas poäng.
exchange-color = ingen färg, det är w, b eller ett streck.
exchange-result = inget resultat, som 1, 0 eller =.
exchange-unfit = resultatet passar inte motståndaren.
exchange-number-twice = startnumret { $number } finns två gånger.
exchange-opponent = ingen har nummer { $number }.
exchange-oneself = en spelare mot sig själv.
exchange-two-opponents = två motståndare i rond { $round }, nummer { $number }.
exchange-contradiction = annat resultat i rond { $round }, nummer { $number }.
exchange-score = { $given } poäng, men resultaten ger { $counted }.
exchange-players-missing = { $told } spelare angivna, { $found } funna. Filen är inte fullständig.
tournament-not-read = Inte läst, { $file }: { $reason }.
event-wrong-line = Rad { $line }: { $what }
event-wrong-form = ingen rad i en turneringsfil.
event-wrong-twice = det finns två gånger.
event-wrong-key = okänd nyckel { $word }.
event-wrong-key-near = okänd nyckel { $word }. Menade du { $near }?
event-wrong-part = börja med dubbla hakparenteser: [[{ $part }]].
event-wrong-value = { $key } kan inte vara { $value }. { $can }
event-wrong-missing = { $key } saknas i turneringsfilen.
event-wrong-nameless = { $key } saknas här.
event-wrong-player = spelaren { $name } finns två gånger.
event-wrong-fide = FIDE-nummer { $number } finns två gånger.
event-wrong-team = laget { $name } finns två gånger.
event-wrong-no-team = inget lag { $name } i den här filen.
event-wrong-teamless = spelaren { $name } har inget lag.
event-wrong-empty-team = laget { $name } har inga spelare.
event-wrong-unfit = { $key } passar inte med resten av filen.
event-wrong-ends = slutet är före början: { $day }.
event-can-text = En rad på högst 100 bokstäver.
event-can-federation = Tre versaler, som SWE.
event-can-day = En dag, som 2026-11-28.
event-can-laws = En utgåva av reglerna, som 2023.
event-can-variant = Ett av: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill eller racing-kings.
event-can-odds = Ett handikapp, som white knight eller black pawn draw.
event-can-system = Ett av: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out eller groups.
event-can-rounds = Ett tal från 1 till 99.
event-can-count = Ett tal från 1 till 50.
event-can-deciders = En lista av rapid, blitz, armageddon, rating, white out, boards och lots.
event-can-losers = Ett av: out, third place eller all places.
event-can-acceleration = Bara: baku.
event-can-finals = Ett av: knock-out eller round robin.
event-can-score = Ett av: match points eller game points.
event-can-time = En betänketid, som 90+30.
event-can-minutes = Ett antal minuter, högst 600.
event-can-points = Poäng, som 1 eller 0.5.
event-can-ties = En lista, som DE, BH/C1, SB.
event-can-rules = Ett av: 2024 eller 2026.
event-can-color = Ett av: white eller black.
event-can-number = Ett FIDE-nummer.
event-can-rating = Ett tal, högst 4000.
event-can-sex = Ett av: m eller w.
event-can-title = En FIDE-titel, som FM.
event-can-sight = Ett av: B1, B2 eller B3.
event-can-prize-name = En rad på högst 100 bokstäver, utan synklass.
event-can-amounts = En lista med belopp, som 300, 200, 100, inget större än det förra.
event-can-gifts = En lista med priser, som pokal, bok, utan synklass.
event-can-sights = En lista av B1, B2 och B3.
event-can-shared = Ett av: by place, equally eller hort.
event-can-each = Ett av: one eller all.
name-tournament-event = inbjudan, turnering, bestämmelser
help-tournament-event = inbjudan: turneringens bestämmelser, upplästa.
name-tournament-entries = deltagare, startlista
help-tournament-entries = deltagare: alla efter startnummer.
name-tournament-enter = anmäl, anmälan, efteranmäl
help-tournament-enter = anmäl Lindberg, Ida 1650: även sen anmälan, med rating eller utan.
name-tournament-amend = ändra
help-tournament-amend = ändra 7 rating 1850: rättar en anmälan, med en nyckel i filen.
name-tournament-draw = startnummer, dra nummer, nummerlottning
help-tournament-draw = startnummer: lottar startnumren; startnummer varma: spelare från ett förbund möts tidigt.
name-tournament-withdraw = utgå, utgår, dra-ur
help-tournament-withdraw = utgå 7: spelaren lämnar turneringen.
name-tournament-return = återkom, återkommer, tillbaka
help-tournament-return = återkom 7: en spelare som har utgått är med igen från nästa rond.
name-tournament-absent = frånvarande, borta, stå över
help-tournament-absent = frånvarande 7: lottas inte i nästa rond; frånvarande 7 1/2: med en halv poäng.
name-tournament-apart = håll-isär, isär, skilj
help-tournament-apart = håll-isär 3 7: dessa två möts inte.
name-tournament-line-up = uppställning, laguppställning
help-tournament-line-up = uppställning 2 1 3 4: lag 2 spelar med 1, 3 och 4 i listan; 0 är ett tomt bord.
name-tournament-pair = lotta, para
help-tournament-pair = lotta: lottar nästa rond; lotta 1-4 2-3 5: för hand, Vit först, frirond ensam.
name-tournament-stop = avbryt, stopp
help-tournament-stop = avbryt: avslutar programmet som lottar.
name-tournament-pairings = lottning, parningar, bord
help-tournament-pairings = lottning: rondens bord; lottning 2: rond 2.
name-tournament-result = resultat
help-tournament-result = resultat 4 1-0: bord 4, vinst för Vit; 1/2 är remi, +- och -+ är walkover.
name-tournament-missing = saknas, saknade, ospelade
help-tournament-missing = saknas: partier utan resultat.
name-tournament-postpone = skjut-upp, uppskjut
help-tournament-postpone = skjut-upp 4: bord 4 spelar senare, nästa rond kan lottas.
name-tournament-decide = avgör, avgörande
help-tournament-decide = avgör 2: vem som går vidare när bord 2 är lika; avgör 2 1-0: domaren säger det.
name-tournament-qualify = vidare, kvalificera
help-tournament-qualify = vidare: de bästa i varje grupp går vidare; vidare 1 5 2 8: dessa.
name-tournament-correct = korrigera, rätta
help-tournament-correct = korrigera 2 4 1-0: rättar ett resultat, rond 2, bord 4.
name-tournament-standings = ställning, tabell, resultatlista
help-tournament-standings = ställning: tabellen; ställning 3: efter rond 3.
name-tournament-why = varför
help-tournament-why = varför 7: vad en spelares poäng och särskiljning består av.
name-tournament-player = spelare
help-tournament-player = spelare 7: en spelares ronder, motståndare och plats.
name-tournament-paired = motståndare
help-tournament-paired = motståndare 7: bord, färg och motståndare för en spelare.
name-tournament-group = grupp, poänggrupp
help-tournament-group = grupp 7: alla med lika många poäng.
name-tournament-could = möjligt
help-tournament-could = möjligt 7 3: vilka resultat i sista ronden som ger spelare 7 plats 3 eller bättre.
name-tournament-crosstable = korstabell
help-tournament-crosstable = korstabell: varje spelares alla ronder, 4w1 för vinst med Vit mot 4.
tournament-no-prizes = Inga priser i turneringsfilen. Varje pris börjar med [[prize]].
tournament-prizes-now = Läget efter rond { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, delat.
tournament-prize-left = Inte utdelat: { $amount }.
tournament-prize-none = { $player }: inget pris.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Plats { $place } bland de berättigade.
tournament-prize-equally = { $sum } sammanlagt, delat lika på { $count }.
tournament-prize-hort = Hort: hälften av { $own }, platsens pris, och hälften av en lika del av { $sum } för { $count }.
tournament-prize-instead = Inte { $name } också: ett pris per spelare, det största.
tournament-prize-lots = Platsen delas av { $count }, ett pris var. Reglerna eller lotten avgör.
name-tournament-prizes = priser
help-tournament-prizes = priser: vem som får vilket pris; priser 7: vad spelare 7 får, och varför.
name-tournament-notices = anslag, meddelanden
help-tournament-notices = anslag: filer med en rad för varje spelare, och en sida i storstil.
name-tournament-report = rapport
help-tournament-report = rapport: filer med rondens resultat, vad du har gjort, vad som är öppet och ställningen.
name-tournament-games = partier
help-tournament-games = partier: rondens partier som PGN, med drag och tider där borden har dem.
tournament-tables-none = Inget parti i rond { $round } återstår.
tournament-tables-no-file = Ingen matchfil för borden. Skriv table = "table.toml" i turneringsfilen; match --new gör en.
tournament-tables-unread = Inte läst: { $file }, { $reason }. Inget bord är förberett.
tournament-tables-wrong = Fel i { $file }. Inget bord är förberett.
tournament-tables-laid = Förberedda bord: { $count }. Öppna salen i en annan terminal: { $program } room { $file }
tournament-table-taken-back = Bräde { $board }, rond { $round }: återtaget vid bordet. Återta här: återkalla { $act }.
tournament-table-differs = Bord { $table }, rond { $round }: { $result }, signerat där. Här står ett annat resultat: rätta ett.
tournament-table-others = Bord { $table }, rond { $round }: andra är lottade där. Inte övertaget: { $result }.
name-tournament-tables = borden
help-tournament-tables = borden: förbereder rondens bord, en matchfil för varje och en salsfil; borden 2: rond 2.
name-tournament-export = exportera, export
help-tournament-export = exportera club.trf: turneringen som fil för lottnings- och ratingprogram.
name-tournament-log = logg
help-tournament-log = logg: de senaste åtgärderna med nummer; logg 30: fler av dem.
name-tournament-revoke = återkalla
help-tournament-revoke = återkalla 12: återkallar åtgärd 12.
name-tournament-explain = förklara, vad-är
help-tournament-explain = förklara Buchholz: ett turneringsord i en mening; förklara: alla ord.
name-tournament-help = hjälp
help-tournament-help = hjälp lotta: om ett kommando; hjälp allt: alla kommandon.
name-tournament-leave = lämna, avsluta
help-tournament-leave = lämna: allt är sparat.

room-desk-words = sal, salen
room-desk-passphrase = Salens lösenfras. Bara Enter: lämna.
room-desk-welcome = Salens domarbord, { $count ->
    [one] ett bord
   *[other] { $count } bord
}. Du är domare { $deputy }.
room-desk-left = Du har lämnat salens domarbord.
room-desk-nothing = Inget väntar.
room-desk-waiting = { $count ->
    [one] Ett ärende väntar
   *[other] { $count } ärenden väntar
}. { $first }
room-desk-news = { $count } nya ärenden. { $first }
room-desk-call = Bord { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = klagomål från { $color }, pjäs rörd
room-desk-two-hands = klagomål från { $color }, två händer
room-desk-claim = remikrav från { $color }
room-desk-increment = { $color } begär tid per drag
room-desk-draw = remianbud från { $color }, att godkänna
room-desk-session = sessionen slut
room-desk-stopped = klockor stoppade av { $color }
room-desk-sheets = protokoll att komplettera
room-desk-silent = { $color } upprepar inte
room-desk-boards-differ = olika bräden
room-desk-conduct = förseelse av { $color }, du avgör
room-desk-position = osäker ställning
room-desk-unconfirmed = ingen bekräftad regel
room-desk-default-time = ingen väntetid bestämd
room-desk-flag-in-claim = { $color }s flagga föll under ett krav
room-desk-results = olika resultat
room-desk-signed = båda skrev under ett annat resultat
room-desk-envelope = kuvert att öppna
room-desk-called = { $color } kallar på dig
room-desk-told = { $color } kallar på dig: { $text }
room-desk-appeal = överklagan från { $color } mot beslut { $number }
room-desk-board-gone = { $color }s bräde utan signal
room-desk-board-wrong = { $color }s bräde är fel
room-desk-illegal = regelvidrigt drag { $count } av { $color }, bestraffat
room-desk-near = { $color } har { $time } kvar
room-desk-missing = { $color } är inte här
room-desk-stands = klockorna står
room-desk-over = slut, { $score }
room-desk-flag = { $color }s flagga föll, { $score }
room-desk-yours = Ditt.
room-desk-has-it = Domare { $deputy } har det.
room-desk-no-next = Inget mer väntar.
room-desk-taken = Ditt. { $what }
room-desk-taken-nothing = Ditt, bord { $table }. Inget väntar där.
room-desk-has-table = Domare { $deputy } har bord { $table }.
room-desk-has-none = Du har inget bord. Skriv nästa, eller ett nummer.
room-desk-has-several = Vilket bord? Du har { $tables }.
room-desk-not-taken = Ingen har bord { $table }.
room-desk-done = Klart, bord { $table }.
room-desk-still = Lämnat tillbaka. { $what }
room-desk-opened = Domarbordet vid bord { $table }. Tillbaka: stäng.
room-desk-open-elsewhere = Upptaget, bord { $table }: en annan terminal har det.
room-desk-not-open = Inget domarbord är öppet. För att öppna ett: öppna och numret.
room-desk-back = Tillbaka i salen. Bord { $table } är klart.
room-desk-back-waits = Tillbaka i salen. Fortfarande ditt. { $what }
room-desk-gone = Domare { $deputy } är borta. Väntar igen: { $count ->
   *[other] bord
} { $tables }.
room-desk-no-table = Inget bord { $table }. Alla bord: borden.
room-desk-no-tables = Det finns inga bord.
room-desk-table = Bord { $table }: { $white }, { $black }.
room-desk-line = Bord { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = inte börjat
room-desk-how-plays = drag { $number }
room-desk-how-stands = drag { $number }, klockorna står
room-desk-how-adjourned = avbrutet vid drag { $number }
room-desk-how-unsigned = { $score }, inte undertecknat
room-desk-how-signed = { $score }, att avsluta
room-desk-how-closed = { $score }, avslutat
room-desk-count = Bord: { $count }. Pågår: { $playing }. Inte börjat: { $new }. Slut: { $over }.
room-desk-all-over = Alla partier är slut.
room-desk-none-over = Inget parti är slut.
room-desk-result = Bord { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Bord { $table }: { $color }, { $time }.
room-desk-no-clock-under = Ingen klocka under { $time }.
room-desk-no-clocks = Inga klockor.
room-desk-follows = Du följer { $count ->
   *[other] bord
} { $tables }.
room-desk-follows-none = Du följer inget bord.
room-desk-follows-said = Bord { $table }: { $what }
room-desk-started-one = Börjat, bord { $table }.
room-desk-started = Börjat: { $count } bord.
room-desk-not-started = Inte börjat: { $count ->
   *[other] bord
} { $tables }. Se efter där med öppna.
room-desk-paused-one = Klockorna står, bord { $table }.
room-desk-paused = Klockorna står: { $count } bord.
room-desk-not-paused = Gick inte: { $count ->
   *[other] bord
} { $tables }.
room-desk-resumed-one = Klockorna går, bord { $table }.
room-desk-resumed = Klockorna går: { $count } bord.
room-desk-not-resumed = Inte fortsatt: { $count ->
   *[other] bord
} { $tables }. Något väntar där.
room-desk-run-none = Inget bord för det.
room-desk-help = Ärenden: väntar, nästa, ta 7, öppna 7, stäng, klart.
    Frågor: bord 7, borden, klockor 5, slut, inte slut, resultat.
    Klockor: börja, stoppa, fortsätt. Lyssna: följ 7.
    Mer: hjälp allt, hjälp nästa. Lämna: lämna.
room-desk-wants-table = Skriv ett bord efter { $name }: { $name } 7.
room-desk-wants-maybe-table = Bara { $name }, eller med ett bord: { $name } 7.
room-desk-wants-followed = Skriv ett bord efter { $name }: { $name } 7, eller { $name } inget.
room-desk-wants-minutes = Bara { $name }, eller med minuter: { $name } 5.
room-desk-wants-command = Bara { $name }, eller med ett kommando: { $name } nästa.
name-room-none = inget, ingen
name-room-waits = väntar
help-room-waits = väntar: allt som väntar, det äldsta först, och vem som har det.
name-room-next = nästa
help-room-next = nästa: ta bordet som väntat längst och som ingen har.
name-room-take = ta
help-room-take = ta 7: bord 7 är ditt, andra hör inget mer om det.
name-room-done = klart
help-room-done = klart: lämna tillbaka ditt bord; klart 7: av flera bord 7.
name-room-open = öppna
help-room-open = öppna 7: domarbordet vid bord 7, för att avgöra där; öppna: vid ditt bord.
name-room-close = stäng
help-room-close = stäng: från ett bord tillbaka till salen.
name-room-start = börja
help-room-start = börja: alla partier som inte börjat; börja 7: vid bord 7.
name-room-pause = stoppa
help-room-pause = stoppa: alla klockor; stoppa 7: vid bord 7.
name-room-resume = fortsätt
help-room-resume = fortsätt: klockorna går där inget väntar; fortsätt 7: vid bord 7.
name-room-table = bord
help-room-table = bord 7: spelare, drag, klockor och vad som väntar.
name-room-tables = borden
help-room-tables = borden: alla bord, en rad var.
name-room-not-finished = inte slut
help-room-not-finished = inte slut: partierna som inte är färdiga.
name-room-finished = slut
help-room-finished = slut: partierna som är färdiga, och vad som ska skrivas under.
name-room-results = resultat
help-room-results = resultat: resultaten hittills.
name-room-clocks = klockor
help-room-clocks = klockor: alla klockor, minst tid först; klockor under 5: under 5 minuter.
name-room-follow = följ
help-room-follow = följ 7: hör allt som annonseras där; följ inget: inget mer.
name-room-help = hjälp
help-room-help = hjälp nästa: om ett kommando; hjälp allt: alla kommandon.
name-room-leave = lämna
help-room-leave = lämna: gå härifrån; dina bord väntar igen.


cli-tournament = Led en turnering, från en turneringsfil: anmälningar, lottning, resultat, ställning.
arg-tournament-file = turneringsfilen.
arg-tournament-check = kontrollera turneringsfilen, och lista dess fel.
arg-tournament-new = gör turneringsfilen med frågor.
arg-tournament-from = gör den av en TRF, utbytesfilen från ett annat program.
health-pairing = Lottningsprogram: { $program }.
health-no-pairing = Inget lottningsprogram: lotta för hand, eller installera gacrux.
tournament-not-entered = Inte anmäld: { $player }. { $why }
tournament-other-file = en annan fil heter så
lichess-welcome = Inloggad som { $name }. { $count ->
    [0] Inget parti pågår.
    [one] Ett parti pågår.
   *[other] { $count } partier pågår.
 } För kommandon, skriv { $help }.
lichess-help = Sök parti: { $seek } 15+10. Även { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Inget kommando: { $word }. För listan, skriv { $help }.
lichess-token-ask = Klistra in din token från lichess. Den syns inte. För att lämna, tryck Enter.
lichess-token-wrong = Ingen token. Klistra in den igen, eller tryck Enter för att lämna.
lichess-token-unreadable = Sparad token går inte att läsa: { $reason }.
lichess-token-not-kept = Token inte sparad: { $reason }.
lichess-token-forgotten = Token återkallad och raderad.
lichess-token-not-deleted = Filen med token inte raderad: { $reason }.
lichess-token-not-revoked = Token raderad bara här: { $reason }. Återkalla den på { $page }.
lichess-not-entered = Inte inloggad: { $reason }.
lichess-too-fast-to-seek = För snabbt för att söka. Minst 8 minuter, eller 5+5.
lichess-too-fast = För snabbt för en utmaning. Minst 3 minuter.
lichess-challenge-whom = Nämn motståndaren: { $challenge } och ett namn, eller { $challenge } ai 3.
lichess-level-wrong = Nivåerna är 1 till 8.
lichess-terms-wrong = Inte förstått: { $word }. Nämn en tid som 15+10 eller 3d, en variant eller en färg.
lichess-no-challenge = Ingen utmaning väntar.
lichess-no-games = Inget parti pågår.
lichess-no-such-game = Inget parti har nummer { $number }.
lichess-game = { $number }, { $name }. Du har { $color }. { $turn ->
    [own] Ditt drag.
   *[other] Inte ditt drag.
 }
lichess-challenged = { $name } utmanar dig, { $time }, { $variant }, { $rated ->
    [rated] rankat
   *[casual] orankat
 }. Skriv { $accept } eller { $decline }.
lichess-challenge-gone = Utmaningen är återtagen.
lichess-challenge-declined = Utmaningen är avböjd. { $reason }
lichess-challenge-sent = Utmaning skickad till { $name }, { $time }.
lichess-seeking = Söker parti, { $time }.
lichess-seek-ended = Sökningen är avslutad.
lichess-seek-failed = Ingen sökning: { $reason }.
lichess-no-seek = Du söker inget parti.
lichess-lost = Anslutningen bröts: { $reason }. Nytt försök.
lichess-no-variant = Varianten finns inte här: { $variant }.
elsewhere-begins = Du har { $color } mot { $name }.
elsewhere-back = Ansluten igen.
elsewhere-lost = Anslutningen bröts: { $reason }. Klockorna går vidare. Nytt försök.
elsewhere-cut = Anslutningen bröts: { $reason }. För att lämna partiet, skriv { $quit }.
elsewhere-busy = Inte skickat än: { $reason }. Det skickas sedan.
elsewhere-move-refused = Draget avvisat: { $reason }. Det är taget tillbaka.
elsewhere-not-done = Inte gjort: { $reason }.
elsewhere-takeback-sent = Du har bett att få ta tillbaka draget.
elsewhere-takeback-asked = Motståndaren vill ta tillbaka sitt drag. För att godta, skriv { $takeback }.
elsewhere-gone = Motståndaren har gått. Sekunder tills du vinner med { $claim }: { $seconds }.
elsewhere-returned = Motståndaren är tillbaka.
elsewhere-chat = { $name } skriver: { $words }
elsewhere-no-pause = Dessa klockor kan inte stoppas.
elsewhere-not-here = Inte i det här partiet: { $name }. För att lämna partiet, skriv { $quit }.
elsewhere-first-move = Sekunder för ditt första drag: { $seconds }. Sedan avbryts partiet.
elsewhere-aborted = Partiet avbröts.
elsewhere-left = En spelare har gått. { $winner } vinner.
elsewhere-decided = Servern har avgjort. { $winner } vinner.
elsewhere-goes-on = Partiet fortsätter på lichess. Din klocka går.
elsewhere-over = För att gå tillbaka, skriv { $quit }.
resume-elsewhere = Parti { $game } är på nätet. För att fortsätta: { $program } { $command }
fault-unreached = ingen anslutning till servern
fault-silent = servern svarar inte
fault-broken = anslutningen bröts
fault-untrusted = servern kan inte visa vem den är
fault-token = token avvisas
fault-missing = hittades inte
fault-busy = för många förfrågningar, sekunder att vänta { $seconds }
fault-failing = servern har ett fel
fault-refused = servern vägrar
fault-not-now = inte möjligt nu
fault-refused-so = servern säger { $words }
fault-nonsense = svaret är obegripligt
name-lichess-seek = sök
name-lichess-challenge = utmana, utmaning
name-lichess-accept = godta
name-lichess-decline = avböj
name-lichess-cancel = avbryt
name-lichess-games = partier
name-lichess-play = spela
name-lichess-forget = glöm
name-lichess-help = hjälp
name-lichess-quit = avsluta
cli-lichess = Spela på lichess: sök parti, utmana, fortsätt dina partier.
arg-lichess-first = det första kommandot, till exempel seek 15+10.
arg-lichess-server = en annan server med samma gränssnitt.

## Särskiljning

tie-break-encounter = inbördes möte
tie-break-wins = vinster
tie-break-games-won = vunna partier
tie-break-black-games = partier med svart
tie-break-black-wins = vinster med svart
tie-break-progressive = progressiv poäng
tie-break-rounds = ronder utan frånvaro
tie-break-standard = standardpoäng
tie-break-number = startnummer
tie-break-buchholz = Buchholz
tie-break-average-buchholz = motståndarnas medel-Buchholz
tie-break-fore = Fore Buchholz
tie-break-average-fore = motståndarnas medel av Fore Buchholz
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = motståndarnas medelrating
tie-break-performance = ratingprestation
tie-break-perfect = perfekt ratingprestation
tie-break-average-performance = motståndarnas medelprestation
tie-break-average-perfect = motståndarnas perfekta medelprestation
tie-break-rating = rating
tie-break-match-points = matchpoäng
tie-break-game-points = partipoäng
tie-break-strength = poäng och motståndarnas styrka
tie-break-board-count = bordsräkning
tie-break-top-boards = övre bord
tie-break-bottom-boards = utan de sista borden
tie-break-weighed = Sonneborn-Berger, { $brought } gånger { $scored }
tie-break-of-games = { $tie } på partipoäng
tie-break-cut = { $tie } utan { $number } lägsta
tie-break-median = { $tie } median { $number }
tie-break-limit = { $tie } gräns { $number }
tie-break-forfeits = { $tie } med walkover
tie-break-reversed = { $tie } omvänt

## Turneringsord, förklarade

term-cut = lägsta borttagna
term-median = median
term-berger = Bergertabeller
term-varma = Varmatabeller
term-bye = frirond
term-half-bye = frirond med en halv poäng
term-forfeit = walkover
term-floater = floater
term-score-group = poänggrupp
term-acceleration = acceleration
explain-all = Förklaras här: { $names }. Skriv ett efter förklara.
explain-which = Vilket: { $names }?
explain-none = Inget sådant ord: { $word }. Alla ord: förklara.
explain-buchholz = Buchholz: alla dina motståndares poäng, hopräknade. Starka motståndare räknas mer.
explain-cut = Utan 1 lägsta: den svagaste motståndaren räknas inte. Utan 2 är det två.
explain-median = Median: utan den svagaste motståndaren, och utan den starkaste.
explain-sonneborn = Sonneborn-Berger: besegrade motståndares poäng, och hälften av poängen vid remi.
explain-encounter = Inbördes möte: bara partierna mellan dem som ligger lika.
explain-progressive = Progressiv poäng: din poäng efter varje rond, allt hopräknat. Tidiga vinster räknas mer.
explain-wins = Vinster: ronder med hel poäng, även utan parti.
explain-games-won = Vunna partier: bara de som spelats vid bordet.
explain-black-games = Partier med svart: fler är bättre.
explain-black-wins = Vinster med svart: bara vid bordet.
explain-koya = Koya: din poäng mot dem som har hälften av all poäng, eller mer.
explain-average-rating = Motståndarnas medelrating: alla deras ratingtal hopräknade, delade med antalet.
explain-performance = Ratingprestation: den rating som ditt resultat motsvarar, mot dessa motståndare.
explain-match-points = Matchpoäng: för varje match, oftast 2 för vinst och 1 för oavgjort.
explain-game-points = Partipoäng: poängen vid lagets alla bord, hopräknade.
explain-round-robin = Alla möter alla: var och en spelar mot var och en.
explain-swiss = Schweizersystem: varje rond en motståndare med ungefär lika många poäng, aldrig samma två gånger.
explain-adjusted = Anpassat schweizersystem: programmet föreslår varje rond, efter äldre regler, och du säger ja.
explain-lots = Schweizersystem genom lottning: de med lika många poäng lottas ihop, och du säger ja.
explain-by-hand = Lottad för hand: du skriver paren i varje rond.
explain-match = Match mellan två: två spelare spelar flera partier mot varandra.
explain-groups = Grupper: alla möter alla i var och en. De bästa går till en utslagning eller en final.
explain-scheveningen = Scheveningen: var och en i ett lag spelar mot var och en i det andra.
explain-knock-out = Utslagning: förloraren är ute, vinnaren går vidare.
explain-berger = Bergertabeller: den fasta lottningen när alla möter alla, med färgerna i varje rond.
explain-varma = Varmatabeller: en lottning efter förbund. Spelare från samma förbund möts då tidigt.
explain-bye = Frirond: en rond utan motståndare. Den ger oftast en hel poäng.
explain-half-bye = Frirond med en halv poäng: för en rond, begärd i förväg.
explain-forfeit = Walkover: vunnet eller förlorat utan spel, för att en spelare inte kom.
explain-floater = Floater: en spelare som lottats mot en annan poänggrupp.
explain-score-group = Poänggrupp: alla med lika många poäng. Schweizersystemet lottar först inom den.
explain-acceleration = Acceleration: extra poäng i de första ronderna, bara för lottningen. Då möts de starkaste tidigare.

captain-welcome = Lagledare för { $team }. Dina bord: { $tables }. Kommandona: hjälp.
captain-no-boards = Lagledare för { $team }. Inget bord här är ditt lags.
captain-no-teams = Inget lag spelar i den här salen.
captain-which-team = Ange laget: { $program } seat captain --team, sedan dess namn. Lag: { $teams }.
captain-taken = Den platsen är vid en annan terminal. Stäng den först.
captain-options = --team är bara för en lagledare, --table för en plats vid ett bord.
captain-asks = Bord { $table }, { $player }: { $question }
captain-asked-none = Ingen fråga väntar.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Bord som spelar än: { $tables }.
captain-sign-now = För att skriva under matchen: skriv-under.
captain-signed = Underskrivet: { $result }.
captain-no-signature = Här skriver ingen lagledare under.
captain-last = { $color }, senaste drag: { $move }.
captain-said = Sagt: { $word }. Bord { $table }, { $player }.
captain-only = Du får bara säga: { $may }. Du får fråga: { $ask }.
captain-only-asks = Här får du inte ge råd. Du får fråga: { $ask }.
captain-no-advice = Reglerna förbjuder lagledare att ge råd.
captain-which = Till vem? Lägg till bordet: { $tables }.
captain-nowhere = Det passar nu inte vid något bord.
captain-not-ours = Bord { $table } är inte ditt lags.
captain-over = Bord { $table }: partiet är slut.
captain-no-question = Bord { $table }: ingen fråga väntar.
captain-no-offer = Bord { $table }: ingen remi är erbjuden.
captain-help =
    Säg: erbjud remi 7, godta remi 7, ge-upp 7.
    Svara: ja, nej, bestäm. Av flera frågor: ja 7.
    Fråga: frågat, brädena, bord 7, ställning 7, läget.
    Mer: hjälp allt, hjälp skriv-under. Gå: lämna.
captain-word-offer-draw = erbjud remi
captain-word-accept-draw = godta remin
captain-word-resign = ge upp partiet
captain-word-yes = ja
captain-word-no = nej
captain-word-decide = bestäm själv
captain-question-offer-draw = ska jag erbjuda remi?
captain-question-accept-draw = ska jag godta remin?
captain-question-resign = ska jag ge upp?
captain-asked = Du frågar din lagledare: { $question }
captain-none = Ingen lagledare är där som du får fråga.
captain-wants = Bara { $name } { $draw } eller { $name } { $resign }.
captain-says = Din lagledare: { $word }.
captain-there = Din lagledare är på plats.
captain-gone = Din lagledare har gått.
desk-captain-there = { $color }: lagledaren är på plats.
desk-captain-gone = { $color }: lagledaren har gått.
desk-captain-asked = { $color } frågar lagledaren: { $question }
desk-captain-says = { $color }, lagledaren säger: { $word }.
desk-captain-signs = { $color }, lagledaren skriver under: { $result }.
help-captain =
    lagledare remi: frågar din lagledare om du ska erbjuda remi, eller godta den.
    lagledare ge-upp: frågar om du ska ge upp.
    Domaren kan höra det. Du bestämmer.
name-captain-offer-draw = erbjud remi
help-captain-offer-draw = erbjud remi 7: säger till din spelare vid bord 7 att erbjuda remi.
name-captain-accept-draw = godta remi
help-captain-accept-draw = godta remi 7: säger till din spelare vid bord 7 att godta remin.
name-captain-resign = ge-upp
help-captain-resign = ge-upp 7: säger till din spelare vid bord 7 att ge upp.
name-captain-yes = ja
help-captain-yes = ja: svarar på en fråga; ja 7: av flera den vid bord 7.
name-captain-no = nej
help-captain-no = nej: svarar på en fråga; nej 7: av flera den vid bord 7.
name-captain-decide = bestäm, bestäm själv
help-captain-decide = bestäm: spelaren ska bestämma; bestäm 7: av flera vid bord 7.
name-captain-asked = frågat, frågor
help-captain-asked = frågat: frågorna som väntar på ditt svar.
name-captain-boards = brädena
help-captain-boards = brädena: alla bräden i ditt lag, en rad var.
name-captain-table = bord
help-captain-table = bord 7: draget, klockorna och frågan där.
name-captain-position = ställning
help-captain-position = ställning 7: hur pjäserna står där.
name-captain-score = läget
help-captain-score = läget: hur matchen står, och vilka bord som spelar än.
name-captain-sign = skriv-under
help-captain-sign = skriv-under: matchens resultat, där reglerna kräver det.
name-captain-repeat = upprepa
help-captain-repeat = upprepa: den senaste meningen igen.
name-captain-help = hjälp
help-captain-help = hjälp skriv-under: om ett kommando; hjälp allt: alla kommandon.
name-captain-leave = lämna
help-captain-leave = lämna: gå från lagledarens plats.
room-wrong-team = lag { $name } finns redan. Varje lag behöver sitt eget namn.
room-wrong-no-team = lag { $name } finns inte i filen. Lägg till det under [[team]].
room-key-team = Namnet på ett lag, som under [[team]].
room-key-team-name = Lagets namn.
room-key-captain = Lagledarens namn.
room-key-captain-talk = Röst som lagledaren tilltalas med, som de.
room-key-advise = Om lagledare får ge råd: yes eller no.
room-key-sign = Om lagledare skriver under matchen: yes eller no.
arg-seat-team = en lagledares lag, i en sal med flera.
arg-link-team = en lagledares lag, i en sal med flera.
event-can-yes-no = Ett av: yes eller no.
home-hosting = Du spelar { $color }, { $time }, { $variant }{ $strict ->
    [strict] , utan att ta tillbaka
   *[friendly] {""}
 }. Väntar på motståndaren.
home-hosting-again = Ditt parti med { $name } fortsätter. Väntar på motståndaren.
home-how = Gå med från en annan dator: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Ditt parti med { $name } är inte slut. Fortsätta? ja eller nej.
home-offer = Parti med { $name }, { $time }, { $variant }{ $strict ->
    [strict] , utan att ta tillbaka
   *[friendly] {""}
 }. Du spelar { $color }. Bryts anslutningen går klockorna vidare. Spela? ja eller nej.
home-no-clocks = utan klockor
home-terms-wrong = Inte förstått: { $word }. Nämn en tid som 15+10, en variant, en färg eller sträng.
home-declined = { $name } vill inte spela.
home-rematch-asked = Returparti erbjuds. För att godta, skriv { $rematch }.
home-rematch-sent = Returparti erbjudet.
home-over = Ett parti till: { $rematch }. Avsluta: { $quit }.
home-waits = Väntar på motståndaren. För att avsluta, skriv { $quit }.
home-left = Värden har gått. Ett parti som inte är slut är sparat där.
home-taken = Någon annan spelar redan det partiet.
home-no-game = Inget parti väntar där.
home-not-kept = Partiet sparas inte längre: { $reason }.
home-goes-on = Partiet är inte slut. För att fortsätta, skriv samma kommando.
elsewhere-away = Motståndaren har tappat anslutningen. Klockorna går vidare.
help-chat = chat bra spelat: skriver det till motståndaren, i ett parti på nätet.
elsewhere-chat-sent = Skickat till motståndaren.
chat-nobody = Ingen att skriva till.
cli-host = Erbjud ett parti, till någon på annat håll, utan domare.
cli-join = Gå med i ett parti som någon erbjuder.
arg-host-terms = tid, variant, färg och sträng, i valfri ordning, som 15+10 vit.
arg-join-by = kommandot som leder till värden.

# Ord för lektioner, problem och träningar.

lessons-next = Lektioner. Härnäst kommer { $number }, { $title }. För att börja en, skriv dess nummer efter { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, klar
practice-board = För att använda ditt bräde: { $setup }.
lessons-listen = Att lyssna på:
lessons-own = Dina egna:
own-name = { $text } är inget namn som en lektion har.
own-no-title = Lektionen har ingen titel. Skriv title = "Min lektion" på första raden.
own-no-exercise = Lektionen har ingen övning. Börja en med en rad [1].
own-position = Ingen sådan ställning: { $text }. Skriv den som FEN.
own-task = Ingen sådan uppgift: { $text }. Skriv till exempel find mate.
own-no-task = Övningen har ingen uppgift. Skriv till exempel task = "find mate".
own-square = { $text } är inget fält.
own-number = { $text } är inget tal.
own-empty = Ingen pjäs på { $text } att flytta.
own-illegal = { $text } är inget tillåtet drag här. Skriv drag som Nf3, med engelska bokstäver.
own-answer = { $text } är inget svar på den här uppgiften.
own-moves = Andra drag är rätt: { $text }.
own-misses = { $text } gör inte det uppgiften kräver.
own-untrue = Svaret är inte sant.
lesson-none = Ingen lektion { $word }. De har nummer från 1 till { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, övning { $exercise }.
lesson-where = { $title }, övning { $exercise } av { $count }.
lesson-first = Det här är den första övningen.
lesson-not-here = { $name } hör inte hemma i en lektion.
practice-which = Vilken: { $names }?
answer-wants-colour = Svara { $light } eller { $dark }.
answer-wants-yes-no = Svara { $yes } eller { $no }.
answer-wants-number = Svara med ett tal.
answer-wants-piece = Svara med en pjäs, eller { $nothing }.
answer-wants-squares = Svara med fält, som h5 e6.
answer-wants-choice = Svara { $items } eller { $last }.
practice-nothing-back = Inget att ta tillbaka. Svara bara igen.
lesson-not-kept = Hur det gick sparades inte: { $reason }.

ask-colour = Vilken färg har { $square }?
ask-stands = Vad står på { $square }?
ask-count = Hur många drag har pjäsen: { $piece } på { $square }?
ask-moves = Nämn pjäsens alla drag, ett efter ett: { $piece } på { $square }.
ask-all-moves = { $color } är vid draget. Nämn alla tillåtna drag, ett efter ett.
ask-castling = { $color } är vid draget. Nämn varje sätt att rockera.
ask-capture = { $color } är vid draget. Hitta ett slag.
ask-most = { $color } är vid draget. Slå det som är mest värt.
ask-free = { $color } är vid draget. Slå det som ingen försvarar.
ask-mate = { $color } är vid draget. Hitta matt i ett drag.
ask-mate-in-two = { $color } är vid draget. Hitta första draget i matt i två.
ask-no-mate = { $color } är vid draget. Förhindra matt.
ask-stalemate = { $color } är vid draget. Vilket drag ger patt?
ask-fork = { $color } är vid draget. Hitta en gaffel.
ask-discovered = { $color } är vid draget. Hitta ett avdragsangrepp.
ask-pin = { $color } är vid draget. Hitta en bindning.
ask-skewer = { $color } är vid draget. Hitta ett spett.
ask-win = { $color } är vid draget, och vinner. Hur?
ask-play-mate = { $color } är vid draget, och sätter matt. Spela det till slut mot datorn: spela-vidare. När du är klar, kom tillbaka till lektionen, sedan: nästa.
ask-play-win = { $color } är vid draget, och vinner. Spela det till slut mot datorn: spela-vidare. När du är klar, kom tillbaka till lektionen, sedan: nästa.
ask-play-draw = { $color } är vid draget, och håller remi. Spela det till slut mot datorn: spela-vidare. När du är klar, kom tillbaka till lektionen, sedan: nästa.
ask-legal = Är { $piece } till { $square } tillåtet? Ja eller nej.
ask-legal-short = Får { $color } rockera kort? Ja eller nej.
ask-legal-long = Får { $color } rockera långt? Ja eller nej.
ask-safe = Är { $move } säkert? Ja eller nej.
ask-reach = Kan pjäsen någonsin nå { $to }: { $piece } på { $square }? Ja eller nej.
ask-drill = Enter börjar övningen. Sedan fortsätter lektionen.
ask-winnable = Kan någon ännu vinna? Ja eller nej.
ask-first-moves = Drag kvar: { $moves }. Skriv ditt drag.

opening-developed = Utvecklade springare och löpare: { $count } av 4.
opening-castled = { $castled ->
    [yes] Du har rockerat.
   *[no] Du har inte rockerat.
}
opening-again = Flyttade mer än en gång: { $pieces }.
lesson-right = Rätt.
lesson-more = Rätt. { $count } till.
lesson-named = Det har du redan nämnt.
lesson-wrong = Fel.
lesson-wrong-move = Inte det. Försök igen, eller skriv tips.
lesson-no-capture = Det slår inget. Försök igen.
lesson-no-check = Det ger inte schack. Försök igen.
lesson-answered = { $color } svarar { $move }. Försök igen.
lesson-help-piece = Pjäsen är { $piece } på { $square }.
lesson-help-goal = Draget går så: { $piece } till { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Lektionen är slut.
lesson-missed = { $count ->
    [one] Gå igenom övning { $exercises } igen.
   *[other] Gå igenom övningarna { $exercises } igen.
}
lesson-next = Härnäst kommer lektion { $number }: { $title }.

choice-light = vitt
choice-dark = svart
choice-nothing = inget
number-words = noll, ett, två, tre, fyra, fem, sex, sju, åtta, nio, tio, elva, tolv, tretton, fjorton, femton, sexton, sjutton, arton, nitton, tjugo, tjugoett, tjugotvå, tjugotre, tjugofyra, tjugofem, tjugosex, tjugosju, tjugoåtta

# Problem

puzzle-begins = Problem, { $pieces } pjäser, rating { $rating }.
puzzle-came = { $color } har spelat { $move }.
puzzle-asks = { $color } är vid draget. Hitta det bästa draget.
puzzle-answers = Rätt. { $color } svarar { $move }.
puzzle-solved = Rätt, det löser problemet.
puzzle-over = Problemet är slut. Ett annat: nästa. Tillbaka till ditt parti: stäng.
puzzle-rating = Din rating är { $rating }. Ett annat: Enter.
puzzle-streak-begins = Svit, problem { $number }: { $pieces } pjäser, rating { $rating }.
puzzle-streak-how = Lös så många du kan i följd. Ett fel eller ett tips avslutar sviten. Ditt rekord: { $record }.
puzzle-streak-goes-on = Svit: { $count }.
puzzle-streak-ends = Sviten slutar på { $count }. Ditt rekord: { $record }.
puzzle-none = Du har haft alla de här problemen.
puzzles-new = Nya problem: { $puzzle }.
puzzle-too-few = Inget har så få pjäser. De finns från { $pieces } pjäser.
puzzle-own-begins = Problem ur { $name }, { $pieces } pjäser.
puzzle-own-none = Inga problem i { $name }.
puzzle-own-columns = En rad behöver ett namn, en ställning, drag och en rating, med komman emellan.
puzzle-own-start = Ett problem behöver sin ställning i taggen FEN.
puzzle-own-game = Partiet går inte att läsa.
puzzle-own-position = Det finns ingen sådan ställning.
puzzle-own-move = Drag { $number } går inte att spela.
puzzle-own-short = Lösningen saknas.
puzzle-own-more = Och { $count } till.
puzzle-unknown = Det finns varken tema eller fil med namnet { $word }. För att höra teman: { $themes }.
puzzle-themes = teman
puzzle-themes-told = Teman: { $themes }. Eller skriv ett antal pjäser eller en rating.
puzzle-words = Eller: { $words }.
puzzle-easy = lätt, lätta, lättare, enkel
puzzle-hard = svår, svåra, svårare
puzzle-opening = öppning, öppningar, öppningen
puzzle-middlegame = mittspel, mittspelet
puzzle-endgame = slutspel, slutspelet
puzzle-streak = svit, sviter
own-folder = Egna filer läggs i { $folder }.
puzzle-not-here = { $name } hör inte hemma i ett problem.
puzzle-ends-game = Det är remi. Försök igen.

puzzle-help-check = Draget är en schack.
puzzle-help-capture = Draget är ett slag.
puzzle-help-quiet = Ett lugnt drag: ingen schack, inget slag.
puzzle-help-mate = { $moves ->
    [one] Det är matt i ett drag.
   *[other] Det är matt i { $moves } drag.
}
puzzle-help-fork = Leta efter en gaffel.
puzzle-help-hanging = Något är inte försvarat.
puzzle-help-pin = Leta efter en bindning.
puzzle-help-skewer = Leta efter ett spett.
puzzle-help-discovered = Leta efter ett avdragsangrepp.
puzzle-help-double-check = Leta efter en dubbelschack.
puzzle-help-promotion = En bonde kan promovera.
puzzle-help-opposition = Det handlar om oppositionen.
puzzle-help-zugzwang = Lämna motståndaren utan bra drag.
puzzle-help-runs = En bonde kan springa ifrån kungen.
puzzle-help-catches = Din kung hinner ifatt en bonde.
puzzle-help-traps = En pjäs kan stängas in.
puzzle-help-stops = Något hotas. Stoppa det.
puzzle-help-saves = En av dina pjäser är i fara.
puzzle-help-later = Senare: { $theme }.
puzzle-help-promotes = En bonde promoveras om { $moves } drag.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } på { $square }
reason-none = Alla andra drag är sämre.
reason-mate = Matt.
reason-back-rank = Bottenradsmatt: kungen är instängd av sina egna pjäser.
reason-smothered = Kvävmatt: kungen har inget fritt fält, och en springare schackar.
reason-double-check = Dubbelschack: bara kungen kan flytta.
reason-promotion = Promovering till { $piece }.
reason-hanging = Oförsvarad pjäs: { $piece }.
reason-fork = Gaffel: { $piece } angriper { $on }.
reason-pin = Bindning: bakom { $piece } står { $behind }.
reason-skewer = Spett: bakom { $piece } står { $behind }.
reason-discovered = Avdragsangrepp: { $piece } angriper { $on }.
reason-opposition = Opposition: { $color } måste ge vika.
reason-zugzwang = Dragtvång: { $color } måste dra, och varje drag skadar.
reason-runs = Bonden på { $pawn } går igenom: kungen på { $king } kommer för sent.
reason-catches = Kungen är i kvadraten för bonden på { $pawn }.
reason-traps = Instängd: { $piece }.
reason-stops = Detta hotade: { $move }.
reason-saves = Räddad: { $piece }.
reason-wins = { $count ->
    [one] Det vinner lika mycket som en bonde.
   *[other] Det vinner lika mycket som { $count } bönder.
}
reason-nears = Bonden på { $square } är nära promovering.
reason-checks = Varje drag är en schack.
reason-draws = Det är remi.
reason-trades = Avbytet avgör.
reason-answers = Inget annat svar på schacken är lika bra.

theme-fork = gaffel
theme-pin = bindning
theme-skewer = spett
theme-discovered = avdragsangrepp
theme-double-check = dubbelschack
theme-hanging = oförsvarad pjäs
theme-back-rank = bottenradsmatt
theme-smothered = kvävmatt
theme-mate-in-one = matt i ett
theme-mate-in-one-also = matt i ett drag
theme-mate-in-two = matt i två
theme-mate-in-three = matt i tre
theme-sacrifice = offer
theme-promotion = promovering
theme-trapped = instängd pjäs
theme-quiet = lugnt drag
theme-defence = försvar
theme-zugzwang = dragtvång
puzzle-filler = pjäs, pjäser, drag, med, av, om, rating, problem

term-lesson = Lektion { $title }: { $learn }.
term-puzzle = Ett problem: { $puzzle }.
term-sacrifice = Offer: du ger bort en pjäs för att vinna mer eller göra matt.
term-trapped = Instängd pjäs: den är angripen och har inget säkert fält.
term-defence = Försvar: du stoppar det som motståndaren hotar med.
term-zugzwang = Dragtvång: en sida måste dra, och varje drag försämrar ställningen.
term-notation = notation
term-notation-text = Notation: ett drag är pjäsens bokstav och dess nya ruta, Sf3. Bonden har ingen bokstav, e4. Slag får ett x, schack ett plus, matt ett nummertecken. O-O är kort rockad, O-O-O lång.
term-wings = Namn efter flygel. Kungslöpare, kungsspringare och kungstorn börjar på kungsflygeln, damlöpare, damspringare och damtorn på damflygeln. En bonde har namn efter pjäsen bakom: kungsbonde, dambonde.

# Det som kommer igen

due-today = { $count ->
    [one] En övning väntar idag. Den tar ungefär { $time }. För att börja: { $practise }.
   *[other] { $count } övningar väntar idag. De tar ungefär { $time }. För att börja: { $practise }.
}
due-done = Det var allt för idag.
due-none = Inget väntar idag.
due-lines = Nya varianter: { $repertoire }.
puzzle-more = Ett annat: Enter.
practice-both = { $one } och { $other } går inte ihop. Skriv ett av dem.

# Misstag i ett parti

mistakes-begin = { $side ->
    [white] Misstag av { $white }, Vit, i parti { $game } mot { $black }.
    [black] Misstag av { $black }, Svart, i parti { $game } mot { $white }.
   *[both] Båda sidornas misstag i parti { $game }, { $white } mot { $black }.
}
mistakes-again = Ett misstag igen, ur parti { $game }.
mistakes-search = Söker igenom partiet. Den första frågan kommer om några sekunder.
mistakes-search-next = Söker nästa.
mistakes-searched = Söker fortfarande: { $judged } av { $all } ställningar bedömda.
mistakes-quarter = { $percent } procent av partiet genomsökt.
mistakes-checking = De funna misstagen kontrolleras.
mistakes-how = Skriv ett bättre drag. För att höra ställningen: { $pieces }.
mistakes-both = båda
mistakes-unknown = misstag { $word }: okänt. Skriv misstag med numret på ett parti, vit, svart eller båda.
mistakes-no-game = Öppna ett parti först, eller avsluta det här.
mistakes-no-moves = Partiet har inga drag.
mistakes-not-here = { $name } hör inte hemma bland misstagen.
mistakes-builtin = Bedömt av den inbyggda motståndaren: bara det som tydligt vinns eller förloras efterfrågas. En schackmotor ser mer: { $opponent } motor stockfish.
mistakes-ended = Sökningen slutar här. Det som hittats behålls.

mistake-asks = { $label ->
    [blunder] Drag { $number }, { $color }: { $move } var en bock, från { $before } till { $after } procent. Hitta ett bättre drag.
   *[mistake] Drag { $number }, { $color }: { $move } var ett misstag, från { $before } till { $after } procent. Hitta ett bättre drag.
}
mistake-comment = Bättre: { $move }. { $before } till { $after } procent.
mistake-same = Det är partiets drag. Försök igen.
mistake-best = Rätt, det är det bästa draget.
mistake-mate = Rätt, det är matt.
mistake-good = { $points ->
    [0] Rätt, lika bra som det bästa, { $move }.
    [one] Rätt, en poäng sämre än det bästa, { $move }.
   *[other] Rätt, { $points } poäng sämre än det bästa, { $move }.
}
mistake-refuted = { $color } svarar { $move }.
mistake-again = Försök igen.
mistake-worse = Det är inte bra nog. Försök igen.
mistake-not-judged = Ditt drag kunde inte bedömas. Skriv det igen.
mistake-line = Därefter: { $moves }.
mistake-chance = En missad chans: { $color }s drag dessförinnan var också ett misstag.
mistake-time = { $color } hade { $time } kvar.

mistakes-none = Inga misstag att fråga om.
mistakes-over = { $count ->
    [one] Ett misstag: { $kinds }.
   *[other] { $count } misstag: { $kinds }.
}
mistakes-found = { $count ->
    [one] ett hittat
   *[other] { $count } hittade
}
mistakes-shown = { $count ->
    [one] ett visat
   *[other] { $count } visade
}
mistakes-skipped = { $count ->
    [one] ett överhoppat
   *[other] { $count } överhoppade
}
mistakes-time = { $count ->
    [one] Ett gjordes i tidsnöd.
   *[other] { $count } gjordes i tidsnöd.
}
mistakes-chances = { $count ->
    [one] Ett var en missad chans.
   *[other] { $count } var missade chanser.
}
mistakes-most = { $phase ->
    [opening] De flesta kom i öppningen.
    [middlegame] De flesta kom i mittspelet.
   *[endgame] De flesta kom i slutspelet.
}
mistakes-accuracy = Precision: { $accuracy } av 100.
mistakes-accuracy-both = Precision: Vit { $white }, Svart { $black } av 100.

# Träningar

drill-list = Träningar. För att börja en, skriv dess namn eller nummer efter öva: öva fältfärger. Nivån kommer sist: öva springarvägar 2.
drill-line-done = { $name }, nivå { $level }: { $count ->
    [one] { $right } av 1 rätt
   *[other] { $right } av de senaste { $count } rätt
}
drill-begins = Träning: { $drill }, nivå { $level }, { $count ->
    [one] en fråga
   *[other] { $count } frågor
}.
drill-none = Ingen träning { $word }. Det finns: { $names }.
drill-levels = Träningar har nivåer från 1 till 3.
drill-unknown = { $word }: förstås inte. Efter nivån, gränser: 6 sekunder, 20 frågor, inga upprepningar. Upp till 600 sekunder och 50 frågor.
drill-unit-seconds = { $count ->
    [one] sekund
   *[other] sekunder
}
drill-unit-questions = { $count ->
    [one] fråga
   *[other] frågor
}
drill-unit-repeats = { $count ->
    [one] upprepning
   *[other] upprepningar
}
drill-no = inga
drill-within = Du har { $time } för varje svar.
drill-repeats = { $count ->
    [0] Du hör varje fråga en gång.
    [one] Du får höra varje fråga en gång till.
   *[other] Du får höra varje fråga { $count } gånger till.
}
drill-no-repeat = Frågan upprepas inte mer.
drill-late = Rätt, men för långsamt: { $time }.
drill-not-here = { $name } hör inte hemma i en träning.
drill-from-memory = I en träning svarar du ur minnet. För att höra pjäserna igen: info.
lesson-from-memory = Det här svarar du på ur minnet.
drill-wrong = Fel: { $answer }.
drill-answer = { $answer }.
drill-over = { $right } av { $count } rätt.
drill-standing = Av de senaste { $count } svaren var { $right } rätt, vanligen efter { $time }.
drill-next = Du är redo för nästa nivå: öva { $name } { $level }.

drill-colour = fältfärger
drill-colour-rule = Vitt eller svart?
drill-line = räta linjer
drill-line-rule = Står två fält på samma rad, linje eller diagonal? Ja eller nej.
drill-squares = en pjäs fält
drill-squares-rule = Nämn alla fält som pjäsen når på ett tomt bräde.
drill-knight = springarvägar
drill-knight-rule = Nämn fälten på en kortaste väg, till och med det sista.
drill-attackers = angripare
drill-attackers-rule = Nämn fälten för alla pjäser som angriper ett fält, av båda färgerna.
drill-recall = minne
drill-recall-rule = Du hör en ställning en gång, sedan får du frågan vad som står var.
drill-minefield = minfält
drill-minefield-rule = En vit springare får inte gå dit en svart pjäs står eller angriper. Nämn en kortaste väg.
drill-follow = följa ett parti
drill-follow-rule = Du hör några drag i taget, från utgångsställningen, sedan får du frågan var pjäserna står.
drill-growing = växande rad
drill-growing-rule = En dragföljd växer med ett drag varje gång. Upprepa hela, ett drag efter ett.
drill-mates = matt på gehör
drill-mates-rule = Du hör en ställning en gång. Hitta matten.
drill-guess = gissa draget
drill-guess-rule = Gissa varje drag av en sida. Andra sidan spelar som i partiet. Du får fråga efter brädet.
drill-ahead = räkna framåt
drill-ahead-rule = Du hör drag som ingen gör. Svara för ställningen efter dem. Du får fråga efter brädet före dem.

drill-ask-line = { $one } och { $other }?
drill-ask-squares = { $piece } på { $square }.
drill-ask-attackers = Vad angriper { $square }?
drill-ask-knight = Från { $from } till { $to }.
drill-ask-where = Var står: { $piece }?
drill-ask-repeat = { $count ->
    [one] Upprepa det.
   *[other] Upprepa alla { $count } drag.
}
drill-ask-mate = { $moves ->
    [one] { $color } är vid draget: matt i ett drag.
   *[other] { $color } är vid draget: första draget i matt i { $moves }.
}
drill-ask-guess = Drag { $number }, { $color }: din gissning?
drill-ahead-line = { $color } börjar: { $moves }.
drill-ask-check = Står { $color } då i schack?
drill-ask-mates = Kan { $color } då sätta matt i ett drag?
drill-ask-taken = Slår { $color } någon pjäs på vägen? Nämn den, eller inget.
drill-ask-takes = Nämn alla fält där { $color } då kan slå.
guess-won = { $white } mot { $black }, { $year }. { $color } vann.
guess-unknown = gissa { $word }: okänt. Skriv gissa med numret på ett parti, vit eller svart.
guess-which = Vilket parti? Skriv också dess nummer: gissa 12 svart.
guess-champions = mästare, världsmästare, snabbschack
guess-opening-only = Inget att gissa: alla drag här är öppningsdrag.
guess-none = Det finns inga drag av { $color } att gissa här.
guess-wins-too = Ditt vinner också, så vitt den inbyggda motståndaren ser.
guess-refuted = På ditt svarar { $color } { $move }.

choice-yes = ja
choice-no = nej

# Lektionerna

## Ord att välja bland

choice-mate = matt
choice-stalemate = patt
choice-won = vunnet
choice-drawn = remi
choice-clocks = klockor
choice-arbiter = domare
choice-with = med
choice-without = utan

choice-light-also = vit, vita, ljust, ljus, ljusa
choice-dark-also = svarta, mörkt, mörk, mörka
choice-nothing-also = ingen, inga, ingenting, intet, ingen pjäs, inga pjäser, inget fält
choice-mate-also = schackmatt, schack matt
choice-stalemate-also = remi genom patt, pattställning
choice-won-also = vinst, vunnen, vinner, vit vinner, vinst för vit, seger
choice-drawn-also = remis, oavgjort, lika
choice-clocks-also = klocka, klockan, klockorna, båda klockorna, stoppa klockorna, först klockorna
choice-arbiter-also = domaren, kalla på domaren, först domaren
choice-with-also = med tillägg, med tidstillägg
choice-without-also = utan tillägg, utan tidstillägg
choice-filler = en, ett, den, det, de, är, här, där, detta, fält, fältet, ruta, rutan, parti, partiet, ställning, ställningen, jag, tror

## 1

lesson-squares = Fält och färger
lesson-squares-goal = Du vet utantill vilken färg varje fält har.
lesson-squares-text = Brädet har 64 fält: åtta linjer, a till h, och åtta rader, 1 till 8. Vita och svarta fält växlar, och hörnet vid din högra hand är vitt. För att få ett fälts färg, räkna linjen som ett tal också: a är 1, h är 8. Är båda talen udda, eller båda jämna, är fältet svart; annars är det vitt.
lesson-squares-1-help = a är den första linjen: jämför dess tal med raden.
lesson-squares-1-why = a1 är svart: båda talen är 1, alltså båda udda.
lesson-squares-2-help = Vilket tal är h?
lesson-squares-2-why = h1 är vitt: h är 8, ett jämnt tal, och raden är udda. Det är hörnet vid Vits högra hand.
lesson-squares-3-help = Räkna från a till e, och jämför sedan med raden.
lesson-squares-3-why = e4 är vitt: e är 5, ett udda tal, och raden är jämn.
lesson-squares-4-before = Nu en träning: du hör ett fält efter ett annat, och svarar vitt eller svart. Ta god tid på dig.
lesson-squares-4-help = Fråga varje gång: båda udda, båda jämna, eller ett av varje?
lesson-squares-recap = Båda udda eller båda jämna är svart. Allt annat är vitt.

## 2

lesson-start = Utgångsställningen
lesson-start-goal = Du vet var varje pjäs börjar.
lesson-start-text = Varje sida har sexton pjäser: Vit på rad 1 och 2, Svart på rad 7 och 8. Från a1 till h1: torn, springare, löpare, dam, kung, löpare, springare, torn. Bönderna fyller raden framför dem. Varje dam börjar på sin egen färg: den vita damen på ett vitt fält, den svarta på ett svart.
lesson-start-1-help = Rad 8 upprepar rad 1 i den andra färgen.
lesson-start-1-why = Den svarta damen börjar på d8, i andra änden av den vita damens linje.
lesson-start-2-before = Linjerna a till d är damflygeln, linjerna e till h kungsflygeln. Damerna börjar på d-linjen, kungarna på e-linjen.
lesson-start-2-help = Det är kungens granne på kungsflygeln.
lesson-start-2-why = Bredvid den vita kungen står en löpare, på f1. Sedan kommer springaren på g1 och tornet på h1.
lesson-start-3-help = Vilken pjäs börjar på d1?
lesson-start-3-why = d1 är vitt, den vita damens färg. Eller räkna: d är 4, jämnt, och raden är udda.
lesson-start-4-before = Nu ett första drag. En springare går två fält rakt fram och ett åt sidan, och får hoppa över andra pjäser.
lesson-start-4-help = Från b1, pröva två rader upp och en linje åt sidan, sedan två linjer och en rad.
lesson-start-4-why = Springaren hoppar över sina egna bönder till a3 eller c3. Den kan inte gå till d2: där står dess egen bonde.
lesson-start-recap = Damen börjar på sin egen färg, med kungen bredvid. Vit drar först. Vem som får Vit avgör ett mynt, eller en vit och en svart bonde, gömda i var sin hand.

## 3

lesson-rook = Tornet
lesson-rook-goal = Du kan följa ett torn längs dess linje och rad.
lesson-rook-text = Tornet går framåt, bakåt eller åt sidan, hur många fält som helst. Det hoppar aldrig över en pjäs. Det stannar framför en pjäs av egen färg. Är den första pjäsen i vägen en fiende, får tornet slå den, och draget slutar där.
lesson-rook-1-help = Följ d-linjen upp från d1, fält för fält.
lesson-rook-1-why = d2, d3 och d4 är tomma, så tornet når bonden på d5 och slår den.

lesson-rook-2-help = Gå upp längs linjen först, sedan längs raden, och tänk på dina egna pjäser.
lesson-rook-2-why = Två drag upp, till a2 och a3, och tre åt höger, till b1, c1 och d1. Där stoppar den egna bonden och den egna kungen.
lesson-rook-recap = Ett torn behöver öppna linjer och rader. Två torn som försvarar varandra är särskilt starka.

## 4

lesson-bishop = Löparen
lesson-bishop-goal = Du kan följa en löpare längs dess diagonaler.
lesson-bishop-text = Löparen går diagonalt, hur många fält som helst. Med varje steg ändras både linjen och raden med ett: c1, d2, e3, f4. Som tornet hoppar den aldrig. Alla fält på en diagonal har samma färg.
lesson-bishop-1-help = Från d1, gå i varje steg en linje åt höger och en rad upp.
lesson-bishop-1-why = e2, f3 och g4 är tomma, så löparen slår bonden på h5. Därifrån ger den till och med schack.
lesson-bishop-2-help = Fyra diagonaler börjar på e4: räkna var och en till slutet.
lesson-bishop-2-why = Tre fält mot b1, tre mot h1, tre mot h7 och fyra mot a8: tretton.
lesson-bishop-3-help = Jämför de två fältens färger.
lesson-bishop-3-why = e4 är vitt och a1 är svart. En löpare stannar på sin färg hela partiet.
lesson-bishop-recap = En av dina löpare har de vita fälten, den andra de svarta. Tillsammans täcker de hela brädet.

## 5

lesson-queen = Damen
lesson-queen-goal = Du känner till alla drag en dam kan göra.
lesson-queen-text = Damen är den starkaste pjäsen. Hon går som ett torn eller som en löpare: längs en linje, en rad eller en diagonal. Hon går så långt vägen är fri, men hon hoppar aldrig.
lesson-queen-1-help = Räkna hennes drag som torn, sedan hennes drag som löpare.
lesson-queen-1-why = Fjorton drag som torn och tretton som löpare: 27. Ingen av kungarna står i vägen.
lesson-queen-recap = Torn och löpare tillsammans blir en dam. Håll henne borta från fara.

## 6

lesson-king = Kungen
lesson-king-goal = Du vet vart en kung får gå, och vart han inte får gå.
lesson-king-text = Kungen går ett fält i valfri riktning. Han får aldrig gå till ett fält som en fientlig pjäs angriper. När kungen själv är angripen står han i schack. Kungar angriper också: alla fält runt omkring sig.
lesson-king-1-help = Gå runt d3 fält för fält, och utelämna det som den svarta kungen angriper.
lesson-king-1-why = Den svarta kungen på d5 angriper c4, d4 och e4. Av de åtta fälten kring d3 återstår fem: c2, c3, d2, e2 och e3.
lesson-king-2-help = Vilken pjäs skulle stå bredvid din kung på d4?
lesson-king-2-why = På d4 skulle din kung stå bredvid den svarta kungen, och i schack. Två kungar kan aldrig vara grannar.
lesson-king-recap = Kungen är den viktigaste pjäsen, och en långsam. Innan han går, fråga vilka fält som är angripna.

## 7

lesson-knight = Springaren
lesson-knight-goal = Du kan hitta alla drag för en springare.
lesson-knight-text = Springaren går två fält längs en linje eller rad, sedan ett åt sidan, som bokstaven L. Den är den enda pjäsen som hoppar över andra. Med varje drag byter den fältfärg. Ju närmare kanten, desto färre drag har den.
lesson-knight-1-help = Två fält upp, sedan vänster eller höger: gör likadant nedåt och åt båda sidor.
lesson-knight-1-why = Fyra riktningar, och varje gång vänster eller höger: åtta. De är b3, b5, c2, c6, e2, e6, f3 och f5.
lesson-knight-2-help = Från ett hörn skulle de flesta hoppen lämna brädet.
lesson-knight-2-why = Från a1 ligger bara b3 och c2 på brädet. Vid kanten har en springare två till fyra drag.
lesson-knight-3-before = Nu en träning: för springaren från ett fält till ett annat, i så få drag du kan.
lesson-knight-3-help = Jämför färgerna: till ett fält av samma färg är antalet drag jämnt.
lesson-knight-recap = En springare hör hemma nära centrum, där den har åtta drag.

## 8

lesson-pawn = Bonden
lesson-pawn-goal = Du vet hur en bonde går, hur den slår och vad den kan bli.
lesson-pawn-text = En bonde går rakt fram, ett fält i taget, och aldrig bakåt. Från sitt första fält får den också gå två. Den slår annorlunda: ett fält snett framåt. En pjäs mitt framför spärrar den, och den kan inte slå den pjäsen.
lesson-pawn-1-help = Pröva de tre fälten framför den: rakt fram, vänster och höger.
lesson-pawn-1-why = e5 är tomt, så bonden kan gå dit. Den slår snett, på d5 och f5.
lesson-pawn-2-help = Vad står mitt framför den, och finns det något att slå?
lesson-pawn-2-why = Den svarta bonden på e3 spärrar den, och det finns inget att slå på d3 eller f3. Alltså har den inget drag.
lesson-pawn-3-before = På sista raden blir en bonde dam, torn, löpare eller springare: den promoverar. Varje val räknas som ett eget drag.
lesson-pawn-3-help = Ett fält, men hur många pjäser kan bonden bli?
lesson-pawn-3-why = Bonden går till a8 och blir dam, torn, löpare eller springare: fyra drag.
lesson-pawn-recap = Bönder går rakt och slår snett. De går aldrig tillbaka, så tänk innan du flyttar en.

## 9

lesson-values = Vad pjäserna är värda
lesson-values-goal = Du kan välja det bättre av två slag.
lesson-values-text = En bonde är värd en poäng, en springare tre, en löpare tre, ett torn fem och en dam nio. Kungen är ovärderlig: blir han matt förlorar du. Poängen avgör inte partiet. De hjälper dig att bedöma slag och byten.
lesson-values-1-help = Bonden kan slå på två fält: jämför vad som står där.
lesson-values-1-why = Damen på c6 är värd nio poäng, löparen på e6 bara tre. Och om du slog löparen skulle damen slå din bonde.
lesson-values-recap = En, tre, tre, fem, nio. Riskera aldrig ett torn bara för att slå en springare.

## 10

lesson-guarded = Försvarad eller inte
lesson-guarded-goal = Du märker vilka pjäser som kan slås gratis.
lesson-guarded-text = En pjäs är försvarad om dess egen sida kan slå tillbaka. Innan du slår, ställ två frågor: vad är den värd, och vem slår tillbaka? Kan ingen slå tillbaka är pjäsen gratis. Försvara också dina egna pjäser, de mest värda först.
lesson-guarded-1-help = Din dam angriper två pjäser: fråga för var och en vem som kan slå tillbaka.
lesson-guarded-1-why = Ingen försvarar löparen på g4. Bonden på e6 försvarar springaren på d5, så det slaget skulle kosta din dam.
lesson-guarded-2-before = Nu en träning: nämn pjäserna som angriper ett fält, eller som försvarar det.
lesson-guarded-2-help = Gå igenom linjer, rader och diagonaler först, sedan springarna, bönderna och kungarna.
lesson-guarded-recap = Före varje slag: vad är den värd, och vem slår tillbaka?

## 11

lesson-check = Tre svar på schack
lesson-check-goal = Du kan hitta alla svar på en schack.
lesson-check-text = Står din kung i schack måste du svara genast. Det finns tre sätt: slå angriparen, sätt en pjäs emellan, eller flytta kungen. Du kan inte rockera ur schack.
lesson-check-1-help = Pröva alla tre sätten: slå tornet, spärra e-linjen, flytta kungen.
lesson-check-1-why = Löparen kan slå tornet, och damen kan gå emellan på e2. Eller så lämnar kungen linjen, till f1 eller f2.
lesson-check-recap = Slå, spärra eller flytta: gå igenom alla tre varje gång.

## 12

lesson-mate = Matt i ett drag
lesson-mate-goal = Du kan sätta matt när ett drag räcker.
lesson-mate-text = Schackmatt är partiets mål: en schack utan svar. Ingen kan slå angriparen, inget kan sättas emellan, och kungen har inget säkert fält. Partiet är genast slut. Kungen själv slås aldrig.
lesson-mate-1-help = Svarts egna bönder stänger in sin kung.
lesson-mate-1-why = Från a8 ger tornet schack längs rad 8. Inget kan sättas emellan, och Svarts egna bönder spärrar alla utvägar.
lesson-mate-2-help = Din dam får gå alldeles intill den svarta kungen, om din kung försvarar henne.
lesson-mate-2-why = Din kung försvarar damen på g7, så Svart kan inte slå henne. Hon angriper också g8 och h7.
lesson-mate-3-help = Den svarta kungen kan inte flytta alls: hitta en schack som saknar svar.
lesson-mate-3-why = Ingen kan slå springaren på f7, och en springarschack går inte att spärra. Kungen är instängd av sina egna pjäser: kvävmatt.
lesson-mate-recap = Pröva varje schack: kan de slå, spärra eller flytta? Om inte är det matt.

## 13

lesson-draws = När ingen vinner
lesson-draws-goal = Du vet när ett parti är remi, och undviker patt när du håller på att vinna.
lesson-draws-text = Om spelaren vid draget inte står i schack men saknar tillåtet drag är det patt. Partiet är remi, hur stark den andra sidan än är. Spelarna kan också helt enkelt komma överens om remi.
lesson-draws-1-help = Angrip varje fält kring den svarta kungen, men inte kungen själv.
lesson-draws-1-why = Från c7 angriper damen a7, b7 och b8, men inte a8. Svart står inte i schack, och kan inte dra.
lesson-draws-2-ask = Svart är vid draget. Är det här matt eller patt?
lesson-draws-2-help = Fråga först om Svart står i schack.
lesson-draws-2-why = Inget angriper h8, så Svart står inte i schack. Men Vit angriper g7, g8 och h7: patt.
lesson-draws-3-before = Du kan också kräva remi: när en ställning förekommer för tredje gången, eller efter femtio drag från vardera sidan utan slag eller bondedrag. Och om ingen matt längre är möjlig är partiet genast remi.
lesson-draws-3-help = Kan en kung och en löpare alls sätta matt?
lesson-draws-3-why = En kung och en löpare kan inte sätta matt, och det kan inte den andra kungen heller. Partiet är genast remi.
lesson-draws-recap = Fem vägar till remi: patt, överenskommelse, ingen matt möjlig, trefaldig upprepning, femtio drag. Håller du på att vinna, lämna motståndaren ett drag.

## 14

lesson-castling = Rockad
lesson-castling-goal = Du vet när du får rockera, och åt vilket håll.
lesson-castling-text = Kungen går två fält mot ett torn, och det tornet går till fältet han passerade. Kung och torn får inte ha flyttat tidigare, och inget får stå mellan dem. Kungen får inte rockera ur schack, genom schack eller in i schack. På kungsflygeln heter rockaden kort, på damflygeln lång.
lesson-castling-1-help = Pröva båda tornen: är vägen fri, och är kungens väg säker?
lesson-castling-1-why = Båda vägarna är fria, och Svart angriper inget fält på kungens väg. Att tornen är angripna spelar ingen roll.
lesson-castling-2-help = Vilket fält på första raden angriper det svarta tornet?
lesson-castling-2-why = Tornet på f3 angriper f1, som kungen måste passera vid kort rockad. På andra sidan är d1 och c1 säkra.
lesson-castling-3-help = Är din kung angripen just nu?
lesson-castling-3-why = Tornet på e4 ger schack. Du kan inte rockera ur schack.
lesson-castling-4-help = Fråga vilka fält kungen själv passerar.
lesson-castling-4-why = Det svarta tornet angriper b1, men din kung passerar bara d1 och slutar på c1. Bara tornet passerar b1, och det är tillåtet.
lesson-castling-recap = Rockera tidigt: kungen får skydd, och ett torn kommer i spel. Aldrig ur schack, genom schack eller in i schack.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = Du kan slå en passant, och du vet när det är för sent.
lesson-en-passant-text = En bonde kan inte slippa undan din genom att gå två fält på en gång. Hamnar den alldeles bredvid din bonde, får du slå den som om den bara hade gått ett. Din bonde hamnar på fältet som hoppades över. Det får du bara göra i ditt allra nästa drag.
lesson-en-passant-1-before = Svarts senaste drag var bonde d7 till d5.
lesson-en-passant-1-help = Ett drag går rakt fram, det andra slår en bonde bredvid din.
lesson-en-passant-1-why = Bonden kan gå till e6. Eller så slår den bonden på d5 en passant, och hamnar på d6.
lesson-en-passant-2-before = Samma ställning, men den här gången var Svarts senaste drag inget bondedrag.
lesson-en-passant-2-help = Hur länge varar rätten att slå en passant?
lesson-en-passant-2-why = Den svarta bonden har inte just gått två fält. Rätten varar bara ett drag.
lesson-en-passant-recap = Två fält, bredvid din bonde, alldeles nyss: då får du slå en passant.

## 16

lesson-promotion = Promovera med eftertanke
lesson-promotion-goal = Du väljer rätt pjäs när din bonde promoverar.
lesson-promotion-text = En bonde som når sista raden blir dam, torn, löpare eller springare. Vad som är slaget spelar ingen roll: du får ha två damer. Nästan alltid är damen bäst. Men fråga först vad motståndaren ännu kan spela.
lesson-promotion-1-before = Promovera din bonde nu. Välj pjäsen som vinner.
lesson-promotion-1-help = Fråga för varje pjäs om den svarta kungen har något drag kvar.
lesson-promotion-1-why = En dam på c8 vore patt. Med ett torn måste kungen gå till a6, och tornet sätter matt på a8.
lesson-promotion-recap = Vanligen en dam, men inte om det är patt.

## 17

lesson-fork = Gaffel och avdragsangrepp
lesson-fork-goal = Du kan angripa två pjäser med ett drag.
lesson-fork-text = I en gaffel angriper en pjäs två på en gång. Motståndaren kan bara rädda en av dem. Springare är särskilt bra på det. Bästa målet är kungen, för en schack måste besvaras.
lesson-fork-1-help = Hitta fältet från vilket springaren angriper både kung och torn.
lesson-fork-1-why = Från c7 angriper springaren kungen och tornet på a8. Kungen måste flytta, sedan slår springaren tornet.
lesson-fork-2-before = I ett avdragsangrepp flyttar en pjäs undan och öppnar linjen för en annan bakom sig.
lesson-fork-2-help = När springaren lämnar e-linjen ger ditt torn schack: vad kunde springaren angripa?
lesson-fork-2-why = Springaren öppnar e-linjen, och tornet ger schack. Med samma drag angriper springaren damen.
lesson-fork-recap = Ett drag, två hot. Dina pjäser är starkast när de samarbetar.

## 18

lesson-pin = Bindning och spett
lesson-pin-goal = Du kan angripa två pjäser på samma linje.
lesson-pin-text = En pjäs är bunden när något mer värt står bakom den i samma riktning. Är det kungen får den bundna pjäsen inte gå ur vägen. Torn, löpare och damer kan binda. Angrip en bunden pjäs: den kan knappt fly.
lesson-pin-1-help = Vilken linje delar den svarta kungen och hans springare?
lesson-pin-1-why = På e1 binder tornet springaren, för kungen står bakom den. Springaren får inte flytta, och du kan slå den härnäst.
lesson-pin-2-before = I ett spett står den mer värda pjäsen framför. Den måste flytta, och den bakom går förlorad.
lesson-pin-2-help = Vilken rad delar den svarta kungen och damen?
lesson-pin-2-why = Från h5 ger tornet schack längs rad 5. När kungen har flyttat slår tornet damen.
lesson-pin-recap = Mer värd pjäs bakom: bindning. Mer värd pjäs framför: spett.

## 19

lesson-gifts = Gåvor
lesson-gifts-goal = Du frågar vad som händer sedan innan du slår.
lesson-gifts-text = En gratis pjäs är inte alltid en gåva. Motståndaren kan ge bort den för att få något bättre. Innan du slår, fråga vad svaret skulle bli. Ta god tid på dig även när det är din tur.
lesson-gifts-1-help = Vilken rad lämnar ditt torn när det slår?
lesson-gifts-1-why = Ditt torn måste försvara första raden. Slår det på a3 sätter det svarta tornet matt på d1.
lesson-gifts-2-before = Nu ger du gåvan: ge bort en pjäs, och sätt matt i två drag.
lesson-gifts-2-help = Rad 8 hänger på ett enda svart torn: få det att slå något.
lesson-gifts-2-why = När damen ger schack på e8 måste det svarta tornet slå henne. Ditt torn slår tillbaka, och det är matt.
lesson-gifts-recap = Hitta först motståndarens bästa svar, slå sedan. En gratis pjäs kan vara ett bete.

## 20

lesson-opening = Öppningen
lesson-opening-goal = Du kan få ut dina pjäser, rockera och kämpa om centrum.
lesson-opening-text = Börja med en centrumbonde, till exempel e4 eller d4: den tar plats och öppnar linjer. Få ut dina pjäser en efter en. Flytta inte samma pjäs två gånger om den inte är angripen. Rockera tidigt, och låt bönderna framför din kung stå hemma. Också c4 och springare f3 är bra första drag. En löpare på g2 eller b2 håller centrum från flygeln. Stäng inte in dina löpare bakom egna bönder.
lesson-opening-1-before = Vit försöker med skolmatt: dam h5 och löpare c4 angriper båda f7.
lesson-opening-1-help = Försvara f7, spärra damens väg dit, eller ge din kung plats.
lesson-opening-1-why = Vit hotar att sätta matt genom att slå på f7 med damen. Bonde till g6 är bäst: den spärrar hennes väg och angriper henne.
lesson-opening-2-before = Spela nu tio drag mot nivå 3. Efteråt får du höra vad du har utvecklat, om du har rockerat, och vad som flyttade två gånger.
lesson-opening-2-help = En centrumbonde, springarna, löparna, sedan rockad: den ordningen är sällan fel.
lesson-opening-recap = Centrum, ut med pjäserna, rockera. Skolmatten lyckas en gång, så lita inte på knep.

## 21

lesson-trades = Byten och planer
lesson-trades-goal = Du vet när ett byte hjälper dig.
lesson-trades-text = Byt när du får mer än du ger. Byt också när du leder: med färre pjäser kvar betyder ditt försprång mer. Rusa inte till angrepp: ta först bort pjäserna som försvarar. Ge varje drag ett syfte, och tänk några drag framåt.
lesson-trades-1-before = Du har ett torn mer. Byt damerna.
lesson-trades-1-help = De två damerna står på samma linje, med inget emellan.
lesson-trades-1-why = Utan damer möter din kung och ditt torn en ensam kung. Du kan sätta matt, och Svart kan inte längre vinna.
lesson-trades-recap = När du leder, byt. Följ sedan din plan steg för steg.

## 22

lesson-two-mates = Matter att kunna utantill
lesson-two-mates-goal = Du kan matta en ensam kung med två torn, med dam eller med ett torn.
lesson-two-mates-text = Mot slutet är få pjäser kvar, och du måste kunna avsluta. En ensam kung mattas vid brädets kant. Driv honom dit steg för steg, och undvik patt.

lesson-two-mates-1-before = Med två torn stänger det ena in kungen, och det andra ger schack. Här kan du sätta matt i två drag.
lesson-two-mates-1-help = Se till att den svarta kungen inte kan lämna rad 8.
lesson-two-mates-2-before = Kung och dam: damen tar plats från den svarta kungen, sedan kommer din egen kung till hjälp. Som bäst tar det nio drag.
lesson-two-mates-2-help = Håll damen ett springardrag från den svarta kungen tills han är vid kanten.
lesson-two-mates-3-before = Kung och torn: tornet skär av den svarta kungen, och din egen kung tränger honom tillbaka. Som bäst tar det femton drag.
lesson-two-mates-3-help = När kungarna står mitt emot varandra med ett fält emellan, schacka från sidan.
lesson-two-mates-recap = Skär av kungen, för fram din egen, sätt matt vid kanten. Före varje stilla drag, fråga om det är patt.

## 23

lesson-pawn-endings = Bönder i slutet
lesson-pawn-endings-goal = Du vet när en ensam bonde vinner, och när den inte gör det.
lesson-pawn-endings-text = I slutet kan en bonde avgöra partiet genom att bli dam. Kungen går före, och bonden följer. När kungarna står mitt emot varandra med ett fält emellan har den sida oppositionen som inte måste dra. En ensam kung hinner ifatt en bonde om han kommer in i dess kvadrat, som är lika bred som bondens väg är lång.
lesson-pawn-endings-1-before = Din kung står på rad 6, framför sin bonde: det vinner. Visa hur.
lesson-pawn-endings-1-help = Låt kungen behärska fälten framför bonden, och flytta den först sedan.
lesson-pawn-endings-2-ask = Vit är vid draget. Är det här vunnet eller remi?
lesson-pawn-endings-2-help = Vem har oppositionen?
lesson-pawn-endings-2-why = Kungarna står mitt emot varandra, och Vit måste dra: Svart har oppositionen. Med Svart vid draget skulle Vit vinna.
lesson-pawn-endings-3-before = Du har Svart, och det är din tur: håll remi. Bonden behöver fyra drag till a8, så dess kvadrat går från a-linjen till e-linjen.
lesson-pawn-endings-3-help = Gå genast in i kvadraten, skynda sedan mot a8.
lesson-pawn-endings-4-ask = Vit är vid draget. Är det här vunnet eller remi?
lesson-pawn-endings-4-help = Jämför färgen på h8 med löparens färg.
lesson-pawn-endings-4-why = Bonden promoverar på h8, ett svart fält, och löparen har bara de vita. Ingen kan driva kungen ur hörnet.
lesson-pawn-endings-recap = Kungen först, oppositionen, och bondens kvadrat. Med en kantbonde behöver din löpare hörnets färg.

## 24

lesson-clock = Klocka och turnering
lesson-clock-goal = Du vet hur man annonserar drag, trycker på klockan och kräver vinst på tid.
lesson-clock-text = Varje spelare har tid för hela partiet, och när du trycker startar motståndarens klocka. Tar din tid slut förlorar du, om inte motståndaren saknar möjlighet till matt. Blinda spelare annonserar varje drag högt, och motståndaren upprepar det. Med rörd pjäs förd måste du flytta en pjäs du rör, om den kan gå.
lesson-clock-1-before = Nu fem drag som på en turnering. Annonsera ditt drag, tryck, och upprepa motståndarens drag.
lesson-clock-1-help = Annonsera, tryck, upprepa: alltid i den ordningen.
lesson-clock-2-ask = Din motståndares flagga har fallit i ett snabbparti. Vad kommer först, klockor eller domare?
lesson-clock-2-help = Vad fortsätter att gå medan du talar?
lesson-clock-2-why = Stoppa först båda klockorna, annars kan din egen flagga också falla. Kräv sedan vinsten och kalla på domaren.
lesson-clock-3-ask = Din motståndare har 15 sekunder kvar. Du kan byta damerna och gå in i ett förlorat bondeslutspel. Är det en chans med tidstillägg, eller utan?
lesson-clock-3-help = Motståndaren måste ännu promovera en bonde och sedan sätta matt.
lesson-clock-3-why = Utan tidstillägg räcker 15 sekunder kanske inte till promovering och matt. Med tidstillägg ger varje drag nya sekunder.
lesson-clock-recap = Först klockorna, sedan domaren. I snabbschack slår ett bra drag nu det bästa draget för sent.

## Att lyssna på

listen-wheat = Vetet på brädet
listen-wheat-text-1 = En gammal legend från Indien berättar om en kung vars ende son stupade i strid.
listen-wheat-text-2 = I sin sorg lät han riket förfalla.
listen-wheat-text-3 = Då kom en vis man vid namn Sessa med ett bräde med 64 fält, och pjäser för varje del av hans här.
listen-wheat-text-4 = Där fanns fotsoldater, ryttare, vagnar och elefanter, en minister, och kungen själv.
listen-wheat-text-5 = Spelet botade kungens sorg, och han började regera igen. Som belöning fick Sessa begära vad som helst.
listen-wheat-text-6 = Sessa bad om vete: ett korn för det första fältet, två för det andra, fyra för det tredje, och så vidare till det sista.
listen-wheat-text-7 = Kungen roades av en så blygsam önskan.
listen-wheat-text-8 = Sedan räknades kornen: mer än 18 triljoner. Riket hade behövt skörda i två tusen år.
listen-wheat-text-9 = Sessa efterskänkte kungen hans skuld, och kungen gjorde honom till sin främste rådgivare.

listen-origins = Varifrån schacket kommer
listen-origins-text-1 = Ingen vet säkert var schacket uppstod. De flesta säger: i Indien, för långt mer än tusen år sedan.
listen-origins-text-2 = En grekisk legend tillskriver det Ares, krigsguden. Han gjorde brädet för att pröva sina slag, och genom hans son kom spelet till människorna.
listen-origins-text-3 = Det indiska spelet hette chaturanga.
listen-origins-text-4 = Dess elefant blev vår löpare. Den hoppade bara två fält diagonalt.
listen-origins-text-5 = Dess minister blev vår dam. Den gick bara ett fält diagonalt och var en av de svagaste pjäserna.
listen-origins-text-6 = Ingen rockerade, och ingen bonde gick två fält. En promoverad bonde blev minister, inget bättre.
listen-origins-text-7 = Omkring 1475, i Spanien eller Italien, blev spelet snabbt.
listen-origins-text-8 = Löpare och dam fick de drag de har idag, och damen var plötsligt den starkaste pjäsen.
listen-origins-text-9 = Bönder fick nu gå två fält från början, och med det kom slaget en passant.
listen-origins-text-10 = Först på artonhundratalet gick pjäserna likadant överallt. Så går de än idag.

listen-longest = Det längsta partiet
listen-longest-text-1 = Det längsta kända turneringspartiet spelades i Belgrad 1989.
listen-longest-text-2 = Ivan Nikolić hade Vit, och Goran Arsović hade Svart.
listen-longest-text-3 = De spelade 269 drag var, och det tog dem mer än tjugo timmar.
listen-longest-text-4 = Till slut stod torn och löpare mot torn.
listen-longest-text-5 = Ingen vann: det blev remi.
listen-longest-text-6 = På den tiden gav reglerna sådana slutspel mer än femtio drag.
listen-longest-text-7 = Idag finns inget undantag. Efter femtio drag från vardera sidan utan slag eller bondedrag kan en spelare kräva remi; efter sjuttiofem är partiet slut.

listen-forms = Många sätt att spela
listen-forms-text-1 = Vanligen möts två spelare vid ett bräde. Men det är inte det enda sättet.
listen-forms-text-2 = På nätet kan motståndaren vara på andra sidan jorden. Reglerna är desamma.
listen-forms-text-3 = I blixt har varje spelare bara några minuter, och ingen behöver skriva upp dragen.
listen-forms-text-4 = I en simultan möter en stark spelare många motståndare, var och en vid sitt eget bräde.
listen-forms-text-5 = I blindschack finns brädet bara i spelarens huvud. Seende mästare ger sådana uppvisningar till stora applåder.
listen-forms-text-6 = Blinda spelare behöver inte det: de flesta har ett bräde under fingrarna. Men många av dem kan.
listen-forms-text-7 = I korrespondensschack reser dragen med posten. Ett parti brukade vara i åratal; e-posten har gjort det snabbare.
listen-forms-text-8 = Dess drag skrivs bara med siffror, så att spelare av alla språk förstår dem. Det har till och med ett eget världsförbund.

listen-variants = Spel med andra regler
listen-variants-text-1 = Somliga tycker om att ändra schackets regler. Sådana spel kallas varianter.
listen-variants-text-2 = I schack 960, uppfunnet av Bobby Fischer, lottas pjäserna bakom bönderna.
listen-variants-text-3 = De två löparna måste stå på olika färg, och kungen mellan tornen. Det ger 960 utgångsställningar.
listen-variants-text-4 = I Kungen på kullen kan du också vinna genom att föra kungen till ett av de fyra centrumfälten.
listen-variants-text-5 = I Treschack kan du också vinna genom att ge schack tre gånger.
listen-variants-text-6 = I Crazyhouse byter en slagen pjäs sida. I ett senare drag får du sätta den på ett tomt fält.
listen-variants-text-7 = Tandemschack är för fyra, två mot två, på två bräden. Det du slår går till din partner, som får sätta det på brädet.

listen-tournaments = Hur turneringar går till
listen-tournaments-text-1 = Den enklaste tävlingen är en match: två spelare, och ett bestämt antal partier.
listen-tournaments-text-2 = I en Bergerturnering möter alla alla. Det är rättvisast, men tar lång tid.
listen-tournaments-text-3 = Spelarna lottar nummer. En tabell säger sedan vem som möter vem i varje rond, och vem som har Vit.
listen-tournaments-text-4 = Är antalet spelare udda vilar en av dem i varje rond.
listen-tournaments-text-5 = I en dubbelrondig turnering möts alla två gånger, en gång med varje färg.
listen-tournaments-text-6 = I en utslagsturnering åker förloraren hem. Efter en remi spelar de två ofta igen, med mindre tid.
listen-tournaments-text-7 = I Scheveningensystemet möter varje spelare i ett lag varje spelare i det andra.
listen-tournaments-text-8 = När lag möts bord mot bord läggs poängen från alla bord ihop.

listen-swiss = Schweizersystemet
listen-swiss-text-1 = När hundra spelare har en helg kan inte alla möta varandra. Schweizersystemet hjälper.
listen-swiss-text-2 = Antalet ronder är bestämt i förväg, ofta sju, nio eller elva. Ingen slås ut.
listen-swiss-text-3 = I varje rond möter du någon med lika många poäng som du, eller nästan lika många.
listen-swiss-text-4 = Vinner du blir nästa motståndare alltså troligen starkare. Förlorar du blir det lättare.
listen-swiss-text-5 = Spelare med lika poäng ordnas efter rating. Den första i övre halvan möter den första i undre, och så vidare.
listen-swiss-text-6 = Du möter aldrig samma motståndare två gånger.
listen-swiss-text-7 = Färgerna ska växla. Tre partier i rad med samma färg undviks.
listen-swiss-text-8 = Är antalet spelare udda får en av de sista en poäng utan att spela. Det händer varje spelare högst en gång.

listen-ties = Lika poäng
listen-ties-text-1 = En vinst räknas som en poäng, en remi som en halv. Till slut har två spelare ofta samma poäng.
listen-ties-text-2 = Bästa lösningen är ett parti till mellan dem, men det finns sällan tid.
listen-ties-text-3 = Därför säger turneringens regler i förväg vad som avgör.
listen-ties-text-4 = I Bergerturneringar är det ofta Sonneborn-Berger. Poäng mot starka motståndare väger tyngre.
listen-ties-text-5 = Du lägger ihop poängen för alla du har slagit, och hälften av poängen för dem du har spelat remi med.
listen-ties-text-6 = Är också det lika kan antalet vinster avgöra, eller vinsterna med Svart.
listen-ties-text-7 = Sedan kommer partiet mellan de två. Och om inget hjälper lottar man.

listen-pace = Snabbt och långsamt schack
listen-pace-text-1 = Med tio minuter eller mindre per spelare är partiet blixt; med en timme eller mer är det långparti. Allt däremellan är snabbschack.
listen-pace-text-2 = I snabbschack är femton minuter plus tio sekunder per drag mycket vanligt.
listen-pace-text-3 = För att veta vilket det är, räkna med sextio drag. Tio sekunder per drag blir tio minuter till, tjugofem sammanlagt.
listen-pace-text-4 = I snabba partier betyder snabbhet och kunskap lika mycket som djupt tänkande.
listen-pace-text-5 = Få motståndaren att tänka redan från första draget. En överraskande öppning kostar tid.
listen-pace-text-6 = Räkna inte ut allt till slutet. Det finns inte tid för det.
listen-pace-text-7 = Och jaga inte det bästa draget när du har ett bra. Det bästa är det godas fiende.
listen-pace-text-8 = Vet alltid om det finns tidstillägg. Utan det kan till och med en förlorad ställning räddas om den andra klockan är låg.

listen-blind = Hur blinda spelar
listen-blind-text-1 = När en blind spelare sätter sig till ett parti finns det ofta två bräden: ett för varje spelare.
listen-blind-text-2 = På den blindes bräde är de svarta fälten lite upphöjda, och varje fält har ett hål.
listen-blind-text-3 = Varje pjäs har ett stift som passar i hålet. De svarta pjäserna har ett märke som fingrarna känner.
listen-blind-text-4 = En pjäs räknas som rörd först när den har lyfts ur sitt hål.
listen-blind-text-5 = Varje drag annonseras. Motståndaren upprepar det, och gör det på sitt eget bräde.
listen-blind-text-6 = För linjerna finns namn, så att b och d inte förväxlas: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
listen-blind-text-7 = Mellan länder kan pjäser och siffror sägas på tyska: Springer Gustav eins Felix drei.
listen-blind-text-8 = En felsägning måste rättas genast, innan den andra klockan startar.
listen-blind-text-9 = Skiljer sig de två bräderna hjälper domaren, och båda protokollen jämförs.

listen-practice = Hur man blir bättre
listen-practice-text-1 = Det första rådet är enkelt: spela, så ofta du kan. Du lär dig något av varje parti, vunnet eller förlorat.
listen-practice-text-2 = Det andra: lär dig. Ta lektioner, lös problem, och gå igenom goda spelares partier.
listen-practice-text-3 = Det tredje: ha roligt. Även världsmästare förlorar.
listen-practice-text-4 = Att förlora är ingen skam, om du tar reda på varför. Den bästa läraren är ditt eget misstag.
listen-practice-text-5 = Sätt dig med tillförsikt. Ett parti du har gett upp i tankarna är halvt förlorat.
listen-practice-text-6 = Tänk innan handen rör sig. När du har hittat ett bra drag, pröva det en gång till.
listen-practice-text-7 = Fråga vad motståndaren vill. Varje drag har ett skäl, även ett dåligt.
listen-practice-text-8 = Tips hjälper dig att lära. På en turnering finns inga.
listen-practice-text-9 = Hitta en klubb. Andra människor lär dig det inget program kan, och en turnering ger dig en rating.

listen-phases = Partiets tre delar
listen-phases-text-1 = Ett parti har tre delar: öppningen, mittspelet och slutspelet.
listen-phases-text-2 = I öppningen får du ut dina pjäser och kämpar om centrum.
listen-phases-text-3 = Vit har första draget, och angriper ofta. Svart bygger en solid ställning, och väntar på sin chans.
listen-phases-text-4 = I mittspelet möts planerna. Pjäser byts, och den starkare sidan förbereder ett bra slutspel.
listen-phases-text-5 = En eller två pjäser ensamma slår sällan en god motståndare. Hämta två eller tre hjälpare innan du angriper.
listen-phases-text-6 = I slutspelet är få pjäser kvar, och var och en är mer värd.
listen-phases-text-7 = En löpare är då ofta bättre än en springare: den korsar ett tomt bräde i ett drag.
listen-phases-text-8 = Bönderna blir viktiga. Håll dem nära varandra, så att de kan försvara varandra, och undvik två på samma linje.
listen-phases-text-9 = Goda spelare tänker på slutspelet från början. En extra bonde i öppningen kan vara en dam i slutet.

listen-champions = Världsmästare i snabbschack
listen-champions-text-1 = Det första världsmästerskapet i snabbschack spelades 2001. Garri Kasparov vann det.
listen-champions-text-2 = Viswanathan Anand vann 2003, och fjorton år senare igen.
listen-champions-text-3 = Sedan 2012 spelas det nästan varje år.
listen-champions-text-4 = Magnus Carlsen vann 2014 och 2015.
listen-champions-text-5 = Också Levon Aronian, Sergej Karjakin, Shakhriyar Mamedyarov och Vasyl Ivantjuk har varit världsmästare.
listen-champions-text-6 = Kvinnorna spelar om en egen titel. Anna Muzytjuk vann den i Doha 2016.
listen-champions-text-7 = Åtta av deras partier finns i programmet. Skriv gissa mästare för att söka vinnarens drag.

# Slutspel

ending-list = Slutspel. Skriv slutspel och ett nummer, eller ett namn.
ending-line = { $number }: { $name }{ $how ->
    [right] , klart
    [helped] , klart med hjälp
    [wrong] , att göra om
   *[new] {""}
}.
ending-begins = Slutspel: { $name }.
ending-asks = { $color } är vid draget. { $goal ->
    [win] Vinn.
   *[draw] Håll remi.
}
ending-answers = { $color } svarar { $move }.
ending-thrown = { $move } { $how ->
    [draws] kastar bort vinsten.
   *[loses] förlorar.
} { $goal ->
    [win] { $keeping ->
        [one] Bara { $best } vinner.
       *[other] { $best } vinner.
    }
   *[draw] { $keeping ->
        [one] Bara { $best } håller remi.
       *[other] { $best } håller remi.
    }
}
ending-again = Ditt drag är taget tillbaka. Försök igen.
ending-mate = Matt efter { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}{ $how ->
    [best] , det bästa möjliga.
    [longer] . Som bäst: { $best }.
   *[unknown] .
}
ending-won = Vinsten är säker efter { $moves ->
    [one] ett drag.
   *[other] { $moves } drag.
}
ending-drawn = Remi. Bra hållet.
ending-repeated = Remi genom trefaldig upprepning. Bra hållet.
ending-held = Hållet i { $moves } drag. Bra gjort.
ending-lost-repeated = Trefaldig upprepning: remi, ingen vinst.
ending-lost-fifty = Femtio drag utan slag eller bondedrag: remi, ingen vinst.
ending-solution = Bästa spel: { $moves }.
ending-over = Slutspelet är slut. Ett annat: nästa. Tillbaka till ditt parti: stäng.
ending-moves = { $moves ->
    [0] Inget drag än.
    [one] Ett drag hittills.
   *[other] { $moves } drag hittills.
}
ending-taken-back = Taget tillbaka.
ending-first = Inget drag att ta tillbaka.
ending-not-here = { $name } hör inte hemma i ett slutspel.
ending-none = Inget slutspel { $word }. Skriv ett nummer från 1 till { $count }, eller slutspel för listan.
ending-queen = kung och dam
ending-two-rooks = två torn
ending-rook = kung och torn
ending-pawn = kung och bonde
ending-against-pawn = mot en bonde
ending-wrong-bishop = fel löpare
ending-pawn-race = bondekapplöpning
ending-catch-pawn = fånga bonden
ending-queen-against-pawn = dam mot bonde
ending-pawn-against-queen = bonde mot dam
ending-rook-against-pawn = torn mot bonde
ending-pawn-against-rook = bonde mot torn

ending-two-bishops = två löpare
ending-bishop-against-rook = löpare mot torn
ending-queen-against-rook = dam mot torn
ending-bishop-and-knight = löpare och springare

repertoire-games = partier
repertoire-openings = öppningar
repertoire-list = Dina öppningar. För att repetera, skriv { $repertoire } och namnet.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] en ställning
       *[other] { $count } ställningar
    }, { $wanted } att repetera.
repertoire-none = Inga öppningar än. Lägg en PGN-fil med dina varianter i mappen { $folder } i datamappen, eller spela fler partier.
repertoire-built-in = Inbyggda öppningar: { $count }. Listan: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Inga öppningar med namnet { $word }. Din lista: { $repertoire }.
repertoire-rests = Inget att repetera i { $name } just nu.
repertoire-empty = Inga varianter i { $name }.
repertoire-other-start = En variant börjar från den vanliga utgångsställningen.
repertoire-begins = Öppningar: { $name }. Du har { $color }.
repertoire-start = Från början.
repertoire-way = Från början: { $moves }.
repertoire-asks = Drag { $number }, { $color }: ditt drag?
repertoire-wrong = Inte i dina öppningar. Försök igen.
repertoire-also = Också i dina öppningar: { $moves }.
repertoire-answer = I dina öppningar: { $moves }.
repertoire-help = Öppningen: { $name }.
repertoire-left =
    { $count ->
        [0] Inget kvar att repetera här.
        [one] En kvar att repetera.
       *[other] { $count } kvar att repetera.
    }
repertoire-not-here = { $name } hör inte hemma bland öppningar.
puzzle-games = partier
puzzle-games-none = Inga nya matter i dina partier.
puzzle-game-begins = Problem ur parti { $game }, { $pieces } pjäser.

# De woorden van lessen, puzzels en oefenvormen.

# Wat in lessen wordt gevraagd, en wat over de antwoorden wordt gezegd.

lessons-next = Lessen. De volgende is { $number }, { $title }. Om er een te beginnen, typ het nummer achter { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, gedaan
practice-board = Om je bord te gebruiken: { $setup }.
lessons-listen = Om naar te luisteren:
lessons-own = Van jezelf:
own-name = { $text } is geen naam die een les heeft.
own-no-title = De les heeft geen titel. Schrijf title = "Mijn les" op de eerste regel.
own-no-exercise = De les heeft geen oefening. Begin er een met een regel [1].
own-position = Zo'n stelling is er niet: { $text }. Schrijf die als FEN.
own-task = Zo'n opgave is er niet: { $text }. Schrijf bijvoorbeeld find mate.
own-no-task = De oefening heeft geen opgave. Schrijf bijvoorbeeld task = "find mate".
own-square = { $text } is geen veld.
own-number = { $text } is geen getal.
own-empty = Op { $text } staat geen stuk dat kan zetten.
own-illegal = { $text } is hier geen reglementaire zet. Schrijf zetten als Nf3, met Engelse letters.
own-answer = { $text } is geen antwoord op deze opgave.
own-moves = Andere zetten zijn goed: { $text }.
own-misses = { $text } doet niet wat de opgave vraagt.
own-untrue = Het antwoord klopt niet.
lesson-none = Geen les { $word }. De nummers gaan van 1 tot en met { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, oefening { $exercise }.
lesson-where = { $title }, oefening { $exercise } van { $count }.
lesson-first = Dit is de eerste oefening.
lesson-not-here = { $name } hoort niet in een les.
practice-which = Welke: { $names }?
answer-wants-colour = Antwoord { $light } of { $dark }.
answer-wants-yes-no = Antwoord { $yes } of { $no }.
answer-wants-number = Antwoord met een getal.
answer-wants-piece = Antwoord met een stuk, of { $nothing }.
answer-wants-squares = Antwoord met velden, zoals h5 e6.
answer-wants-choice = Antwoord { $items } of { $last }.
practice-nothing-back = Niets terug te nemen. Antwoord gewoon opnieuw.
lesson-not-kept = Je resultaat is niet bewaard: { $reason }.

ask-colour = Welke kleur heeft { $square }?
ask-stands = Wat staat er op { $square }?
ask-count = Hoeveel zetten heeft dit stuk op { $square }: { $piece }?
ask-moves = Noem alle zetten van het stuk op { $square }, de een na de ander: { $piece }.
ask-all-moves = { $color } aan zet. Noem alle reglementaire zetten, de een na de ander.
ask-castling = { $color } aan zet. Noem elke manier om te rokeren.
ask-capture = { $color } aan zet. Zoek een slagzet.
ask-most = { $color } aan zet. Sla wat het meest waard is.
ask-free = { $color } aan zet. Sla wat niemand dekt.
ask-mate = { $color } aan zet. Zoek mat in één.
ask-mate-in-two = { $color } aan zet. Zoek de eerste zet van mat in twee.
ask-no-mate = { $color } aan zet. Voorkom mat.
ask-stalemate = { $color } aan zet. Welke zet geeft pat?
ask-fork = { $color } aan zet. Zoek een vork.
ask-discovered = { $color } aan zet. Zoek een aftrekaanval.
ask-pin = { $color } aan zet. Zoek een penning.
ask-skewer = { $color } aan zet. Zoek een spies.
ask-win = { $color } aan zet, en wint. Hoe?
ask-play-mate = { $color } aan zet, en geeft mat. Speel het uit tegen de computer: doorspelen. Kom daarna terug naar deze les, dan: volgende.
ask-play-win = { $color } aan zet, en wint. Speel het uit tegen de computer: doorspelen. Kom daarna terug naar deze les, dan: volgende.
ask-play-draw = { $color } aan zet, en houdt remise. Speel het uit tegen de computer: doorspelen. Kom daarna terug naar deze les, dan: volgende.
ask-legal = Mag { $piece } naar { $square }? Ja of nee.
ask-legal-short = Mag { $color } kort rokeren? Ja of nee.
ask-legal-long = Mag { $color } lang rokeren? Ja of nee.
ask-safe = Is { $move } veilig? Ja of nee.
ask-reach = Kan { $piece } op { $square } ooit op { $to } komen? Ja of nee.
ask-drill = Enter begint de oefening. Daarna gaat de les verder.
ask-winnable = Kan er nog iemand winnen? Ja of nee.
ask-first-moves = Nog te spelen zetten: { $moves }. Typ je zet.

opening-developed = Ontwikkelde paarden en lopers: { $count } van de 4.
opening-castled = { $castled ->
    [yes] Je hebt gerokeerd.
   *[no] Je hebt niet gerokeerd.
}
opening-again = Meer dan eens gezet: { $pieces }.
lesson-right = Goed.
lesson-more = Goed. Nog { $count }.
lesson-named = Die noemde je al.
lesson-wrong = Fout.
lesson-wrong-move = Die niet. Probeer het nog eens, of typ tip.
lesson-no-capture = Daarmee sla je niets. Probeer het nog eens.
lesson-no-check = Dat geeft geen schaak. Probeer het nog eens.
lesson-answered = { $color } antwoordt { $move }. Probeer het nog eens.
lesson-help-piece = Het is dit stuk: { $piece } op { $square }.
lesson-help-goal = { $piece } gaat naar { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = De les is klaar.
lesson-missed = { $count ->
    [one] Doe oefening { $exercises } nog eens.
   *[other] Doe de oefeningen { $exercises } nog eens.
}
lesson-next = Hierna komt les { $number }: { $title }.

choice-light = wit
choice-dark = zwart
choice-nothing = niets
number-words = nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien, twintig, eenentwintig, tweeëntwintig, drieëntwintig, vierentwintig, vijfentwintig, zesentwintig, zevenentwintig, achtentwintig

# Puzzels

puzzle-begins = Puzzel, { $pieces } stukken, rating { $rating }.
puzzle-came = { $color } speelde { $move }.
puzzle-asks = { $color } aan zet. Zoek de beste zet.
puzzle-answers = Goed. { $color } antwoordt { $move }.
puzzle-solved = Goed, opgelost.
puzzle-over = De puzzel is klaar. Nog een: volgende. Terug naar je partij: sluiten.
puzzle-rating = Je rating is { $rating }. Nog een: Enter.
puzzle-streak-begins = Reeks, puzzel { $number }: { $pieces } stukken, rating { $rating }.
puzzle-streak-how = Los er zo veel mogelijk achter elkaar op. Een fout of een tip maakt er een eind aan. Je record: { $record }.
puzzle-streak-goes-on = Reeks: { $count }.
puzzle-streak-ends = De reeks eindigt bij { $count }. Je record: { $record }.
puzzle-none = Al deze puzzels heb je gehad.
puzzles-new = Nieuwe puzzels: { $puzzle }.
puzzle-too-few = Geen enkele heeft zo weinig stukken. Ze zijn er vanaf { $pieces } stukken.
puzzle-own-begins = Puzzel uit { $name }, { $pieces } stukken.
puzzle-own-none = Geen puzzels in { $name }.
puzzle-own-columns = Een rij heeft een naam, een stelling, zetten en een rating nodig, met komma's ertussen.
puzzle-own-start = Een puzzel heeft een stelling in het label FEN nodig.
puzzle-own-game = De partij is niet te lezen.
puzzle-own-position = Zo'n stelling is er niet.
puzzle-own-move = Zet { $number } kan niet worden gespeeld.
puzzle-own-short = De oplossing ontbreekt.
puzzle-own-more = En nog { $count }.
puzzle-unknown = Er is geen thema en geen bestand { $word }. De thema's hoor je met: { $themes }.
puzzle-themes = thema's
puzzle-themes-told = Thema's: { $themes }. Of typ een aantal stukken of een rating.
puzzle-words = Of: { $words }.
puzzle-easy = makkelijk, makkelijke, gemakkelijk, eenvoudig
puzzle-hard = moeilijk, moeilijke, lastig
puzzle-opening = opening, openingen
puzzle-middlegame = middenspel, middenspelen
puzzle-endgame = eindspel, eindspelen
puzzle-streak = reeks, reeksen
own-folder = Eigen bestanden horen in { $folder }.
puzzle-not-here = { $name } hoort niet in een puzzel.
puzzle-ends-game = Dat is remise. Probeer het nog eens.

puzzle-help-check = De zet geeft schaak.
puzzle-help-capture = De zet slaat iets.
puzzle-help-quiet = Een stille zet: geen schaak, geen slagzet.
puzzle-help-mate = { $moves ->
    [one] Het is mat in één.
   *[other] Het is mat in { $moves }.
}
puzzle-help-fork = Zoek een vork.
puzzle-help-hanging = Er is iets niet gedekt.
puzzle-help-pin = Zoek een penning.
puzzle-help-skewer = Zoek een spies.
puzzle-help-discovered = Zoek een aftrekaanval.
puzzle-help-double-check = Zoek een dubbelschaak.
puzzle-help-promotion = Een pion kan promoveren.
puzzle-help-opposition = Het gaat om de oppositie.
puzzle-help-zugzwang = Laat de tegenstander geen goede zet.
puzzle-help-runs = Een pion kan de koning voorblijven.
puzzle-help-catches = Je koning haalt een pion nog in.
puzzle-help-traps = Een stuk kan gevangen worden.
puzzle-help-stops = Er dreigt iets. Verhinder het.
puzzle-help-saves = Een van je stukken is in gevaar.
puzzle-help-later = Later: { $theme }.
puzzle-help-promotes = Een pion promoveert in { $moves } zetten.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } op { $square }
reason-none = Elke andere zet is slechter.
reason-mate = Mat.
reason-back-rank = Mat achter de paaltjes: de koning is ingesloten door zijn eigen stukken.
reason-smothered = Stikmat: de koning heeft geen vrij veld, en een paard geeft schaak.
reason-double-check = Dubbelschaak: alleen de koning kan zetten.
reason-promotion = Promotie: { $piece }.
reason-hanging = Niet gedekt: { $piece }.
reason-fork = Vork: { $piece } valt aan: { $on }.
reason-pin = Penning: achter { $piece } staat { $behind }.
reason-skewer = Spies: achter { $piece } staat { $behind }.
reason-discovered = Aftrekaanval: { $piece } valt aan: { $on }.
reason-opposition = Oppositie: { $color } moet wijken.
reason-zugzwang = Zetdwang: { $color } moet zetten, en elke zet schaadt.
reason-runs = De pion op { $pawn } loopt door: de koning op { $king } komt te laat.
reason-catches = De koning staat in het vierkant van de pion op { $pawn }.
reason-traps = Gevangen: { $piece }.
reason-stops = Dit dreigde: { $move }.
reason-saves = Gered: { $piece }.
reason-wins = { $count ->
    [one] Het wint zo veel als een pion.
   *[other] Het wint zo veel als { $count } pionnen.
}
reason-nears = De pion op { $square } staat dicht bij promotie.
reason-checks = Elke zet geeft schaak.
reason-draws = Het is remise.
reason-trades = De afruil beslist.
reason-answers = Geen ander antwoord op het schaak is zo goed.

theme-fork = vork
theme-pin = penning
theme-skewer = spies
theme-discovered = aftrekaanval
theme-double-check = dubbelschaak
theme-hanging = ongedekt stuk
theme-back-rank = mat achter de paaltjes
theme-smothered = stikmat
theme-mate-in-one = mat in één
theme-mate-in-one-also = mat in een, mat in een zet, mat in één zet
theme-mate-in-two = mat in twee
theme-mate-in-three = mat in drie
theme-sacrifice = offer
theme-promotion = promotie
theme-trapped = gevangen stuk
theme-quiet = stille zet
theme-defence = verdediging
theme-zugzwang = zetdwang
puzzle-filler = stuk, stukken, zet, zetten, met, van, over, rating, puzzel, puzzels

term-lesson = Les { $title }: { $learn }.
term-puzzle = Een puzzel: { $puzzle }.
term-sacrifice = Offer: je geeft een stuk om meer te winnen of mat te zetten.
term-trapped = Gevangen stuk: het is aangevallen en heeft geen veilig veld.
term-defence = Verdediging: je verhindert wat de tegenstander dreigt.
term-zugzwang = Zetdwang: een kant moet zetten, en elke zet maakt de stelling slechter.
term-notation = notatie
term-notation-text = Notatie: een zet is de letter van het stuk en zijn nieuwe veld, Pf3. Een pion heeft geen letter, e4. Slaan krijgt een x, schaak een plus, mat een hekje. O-O is de korte rokade, O-O-O de lange.
term-wings = Namen naar de vleugel. Koningsloper, koningspaard en koningstoren beginnen op de koningsvleugel, dameloper, damepaard en dametoren op de damevleugel. Een pion heet naar het stuk erachter: koningspion, damepion.

# Wat terugkomt

due-today = { $count ->
    [one] Vandaag is er één oefening. Die duurt ongeveer { $time }. Om te beginnen: { $practise }.
   *[other] Vandaag zijn er { $count } oefeningen. Ze duren ongeveer { $time }. Om te beginnen: { $practise }.
}
due-done = Dat was alles voor vandaag.
due-none = Vandaag is er niets te doen.
due-lines = Nieuwe varianten: { $repertoire }.
puzzle-more = Nog een: Enter.
practice-both = { $one } en { $other } gaan niet samen. Typ een van de twee.

# Fouten in een partij

mistakes-begin = { $side ->
    [white] Fouten van { $white }, Wit, in partij { $game } tegen { $black }.
    [black] Fouten van { $black }, Zwart, in partij { $game } tegen { $white }.
   *[both] Fouten van beide kanten in partij { $game }, { $white } tegen { $black }.
}
mistakes-again = Nog eens een fout, uit partij { $game }.
mistakes-search = De partij wordt doorzocht. De eerste vraag komt over een paar seconden.
mistakes-search-next = De volgende wordt gezocht.
mistakes-searched = Er wordt nog gezocht: { $judged } van { $all } stellingen beoordeeld.
mistakes-quarter = { $percent } procent van de partij doorzocht.
mistakes-checking = De gevonden fouten worden nagekeken.
mistakes-how = Typ een betere zet. Om de stelling te horen: { $pieces }.
mistakes-both = beide
mistakes-unknown = fouten { $word }: onbekend. Typ fouten met het nummer van een partij, wit, zwart of beide.
mistakes-no-game = Open eerst een partij, of speel deze uit.
mistakes-no-moves = Deze partij heeft geen zetten.
mistakes-not-here = { $name } hoort niet bij fouten.
mistakes-builtin = De ingebouwde tegenstander oordeelt: alleen wat duidelijk gewonnen of verloren is, wordt gevraagd. Een engine ziet meer: { $opponent } engine stockfish.
mistakes-ended = Het zoeken stopt hier. Wat gevonden is, blijft bewaard.

mistake-asks = { $label ->
    [blunder] Zet { $number }, { $color }: { $move } was een blunder, van { $before } naar { $after } procent. Zoek een betere zet.
   *[mistake] Zet { $number }, { $color }: { $move } was een fout, van { $before } naar { $after } procent. Zoek een betere zet.
}
mistake-comment = Beter: { $move }. Van { $before } naar { $after } procent.
mistake-same = Dat is de zet van de partij. Probeer het nog eens.
mistake-best = Goed, dat is de beste zet.
mistake-mate = Goed, dat is mat.
mistake-good = { $points ->
    [0] Goed, even sterk als de beste, { $move }.
    [1] Goed, één punt minder dan de beste, { $move }.
   *[other] Goed, { $points } punten minder dan de beste, { $move }.
}
mistake-refuted = { $color } antwoordt { $move }.
mistake-again = Probeer het nog eens.
mistake-worse = Dat is niet goed genoeg. Probeer het nog eens.
mistake-not-judged = Je zet kon niet worden beoordeeld. Typ die nog eens.
mistake-line = Daarna: { $moves }.
mistake-chance = Een gemiste kans: ook de zet daarvoor van { $color } was een fout.
mistake-time = { $color } had nog { $time }.

mistakes-none = Geen fouten om te vragen.
mistakes-over = { $count ->
    [one] Eén fout: { $kinds }.
   *[other] { $count } fouten: { $kinds }.
}
mistakes-found = { $count } gevonden
mistakes-shown = { $count } getoond
mistakes-skipped = { $count } overgeslagen
mistakes-time = { $count ->
    [one] Eén werd in tijdnood gemaakt.
   *[other] { $count } werden in tijdnood gemaakt.
}
mistakes-chances = { $count ->
    [one] Eén was een gemiste kans.
   *[other] { $count } waren gemiste kansen.
}
mistakes-most = { $phase ->
    [opening] De meeste vielen in de opening.
    [middlegame] De meeste vielen in het middenspel.
   *[endgame] De meeste vielen in het eindspel.
}
mistakes-accuracy = Nauwkeurigheid: { $accuracy } van 100.
mistakes-accuracy-both = Nauwkeurigheid: Wit { $white }, Zwart { $black } van 100.

# Oefenvormen

drill-list = Oefenvormen. Om er een te beginnen, typ de naam of het nummer achter oefenen: oefenen veldkleuren. Het niveau komt achteraan: oefenen paardroutes 2.
drill-line-done = { $name }, niveau { $level }: { $count ->
    [one] { $right } van 1 goed
   *[other] { $right } van de laatste { $count } goed
}
drill-begins = Oefening: { $drill }, niveau { $level }, { $count ->
    [one] één vraag
   *[other] { $count } vragen
}.
drill-none = Geen oefening { $word }. Er zijn: { $names }.
drill-levels = Oefeningen hebben niveau 1 tot en met 3.
drill-unknown = { $word }: niet begrepen. Na het niveau komen grenzen: 6 seconden, 20 vragen, geen herhalingen. Hoogstens 600 seconden en 50 vragen.
drill-unit-seconds = { $count ->
    [one] seconde
   *[other] seconden
}
drill-unit-questions = { $count ->
    [one] vraag
   *[other] vragen
}
drill-unit-repeats = { $count ->
    [one] herhaling
   *[other] herhalingen
}
drill-no = geen
drill-within = Je hebt { $time } voor elk antwoord.
drill-repeats = { $count ->
    [0] Je hoort elke vraag één keer.
    [one] Je mag elke vraag nog één keer horen.
   *[other] Je mag elke vraag nog { $count } keer horen.
}
drill-no-repeat = Deze vraag kun je niet meer opnieuw horen.
drill-late = Goed, maar te langzaam: { $time }.
drill-not-here = { $name } hoort niet in een oefening.
drill-from-memory = In een oefening antwoord je uit je hoofd. Om de stukken weer te horen: gegevens.
lesson-from-memory = Dit beantwoord je uit je hoofd.
drill-wrong = Fout: { $answer }.
drill-answer = { $answer }.
drill-over = { $right } van { $count } goed.
drill-standing = Van de laatste { $count } antwoorden { $right ->
    [one] was er 1 goed
   *[other] waren er { $right } goed
}, meestal na { $time }.
drill-next = Je kunt naar het volgende niveau: oefenen { $name } { $level }.

drill-colour = veldkleuren
drill-colour-rule = Wit of zwart?
drill-line = lijnen
drill-line-rule = Liggen twee velden op één rij, lijn of diagonaal? Ja of nee.
drill-squares = velden van een stuk
drill-squares-rule = Noem elk veld dat het stuk op een leeg bord bereikt.
drill-knight = paardroutes
drill-knight-rule = Noem de velden van een kortste route, tot en met het laatste.
drill-attackers = aanvallers
drill-attackers-rule = Noem de velden van alle stukken die een veld aanvallen, van beide kleuren.
drill-recall = geheugen
drill-recall-rule = Je hoort een stelling één keer, en dan wordt gevraagd wat waar staat.
drill-minefield = mijnenveld
drill-minefield-rule = Een wit paard mag niet komen waar een zwart stuk staat of aanvalt. Noem een kortste route.
drill-follow = partij volgen
drill-follow-rule = Je hoort telkens een paar zetten, vanaf de eerste stelling, en dan wordt gevraagd waar de stukken nu staan.
drill-growing = groeiende reeks
drill-growing-rule = Een reeks groeit telkens met één zet. Herhaal alles, de ene zet na de andere.
drill-mates = mat op gehoor
drill-mates-rule = Je hoort een stelling één keer. Zoek het mat.
drill-guess = raad de zet
drill-guess-rule = Raad elke zet van één kant. De andere speelt zoals in de partij. Je mag het bord vragen.
drill-ahead = vooruitrekenen
drill-ahead-rule = Je hoort zetten die niemand doet. Antwoord voor de stelling daarna. Naar het bord ervoor mag je vragen.

drill-ask-line = { $one } en { $other }?
drill-ask-squares = { $piece } op { $square }.
drill-ask-attackers = Wie valt { $square } aan?
drill-ask-knight = Van { $from } naar { $to }.
drill-ask-where = Waar staan ze allemaal: { $piece }?
drill-ask-repeat = { $count ->
    [one] Herhaal die.
   *[other] Herhaal alle { $count } zetten.
}
drill-ask-mate = { $moves ->
    [one] { $color } aan zet: mat in één.
   *[other] { $color } aan zet: de eerste zet van mat in { $moves }.
}
drill-ask-guess = Zet { $number }, { $color }: wat raad je?
drill-ahead-line = { $color } begint: { $moves }.
drill-ask-check = Staat { $color } dan schaak?
drill-ask-mates = Kan { $color } dan in één zet mat geven?
drill-ask-taken = Slaat { $color } onderweg een stuk? Noem het, of niets.
drill-ask-takes = Noem elk veld waar { $color } dan kan slaan.
guess-won = { $white } tegen { $black }, { $year }. { $color } won.
guess-unknown = raden { $word }: onbekend. Typ raden met het nummer van een partij, wit of zwart.
guess-which = Welke partij? Typ ook het nummer: raden 12 zwart.
guess-champions = kampioenen, kampioen, rapid
guess-opening-only = Niets te raden: alle zetten zijn hier openingszetten.
guess-none = Hier zijn geen zetten van { $color } te raden.
guess-wins-too = Die van jou wint ook, voor zover de ingebouwde tegenstander ziet.
guess-refuted = Op jouw zet antwoordt { $color } { $move }.

choice-yes = ja
choice-no = nee

# De lessen

## Woorden om uit te kiezen

choice-mate = mat
choice-stalemate = pat
choice-won = gewonnen
choice-drawn = remise
choice-clocks = klokken
choice-arbiter = arbiter
choice-with = met
choice-without = zonder

choice-light-also = licht, lichte, witte
choice-dark-also = donker, donkere, zwarte
choice-nothing-also = geen, niemand, niks, geen stuk, geen stukken, geen enkel, geen veld
choice-mate-also = schaakmat
choice-stalemate-also = remise door pat
choice-won-also = winst, winnend, wint, wit wint, winst voor wit
choice-drawn-also = remis, gelijkspel, gelijk
choice-clocks-also = klok, beide klokken, klokken stoppen, eerst de klokken
choice-arbiter-also = scheidsrechter, wedstrijdleider, arbiter roepen, eerst de arbiter
choice-with-also = met extra tijd, met increment
choice-without-also = zonder extra tijd, zonder increment
choice-filler = een, de, het, is, zijn, dit, dat, er, veld, vak, partij, stelling, ik, denk

## 1

lesson-squares = Velden en kleuren
lesson-squares-goal = Je kunt van elk veld uit je hoofd de kleur noemen.
lesson-squares-text = Het bord heeft 64 velden: acht lijnen, a tot en met h, en acht rijen, 1 tot en met 8. Witte en zwarte velden wisselen elkaar af, en de hoek aan je rechterhand is wit. Om de kleur van een veld te weten, tel je ook de lijn als getal: a is 1, h is 8. Zijn beide getallen oneven, of allebei even, dan is het veld zwart; anders is het wit.
lesson-squares-1-help = a is de eerste lijn: vergelijk het getal met de rij.
lesson-squares-1-why = a1 is zwart: beide getallen zijn 1, dus allebei oneven.
lesson-squares-2-help = Welk getal is h?
lesson-squares-2-why = h1 is wit: h is 8, een even getal, en de rij is oneven. Het is de hoek aan de rechterhand van Wit.
lesson-squares-3-help = Tel van a tot en met e, en vergelijk dan met de rij.
lesson-squares-3-why = e4 is wit: e is 5, een oneven getal, en de rij is even.
lesson-squares-4-before = Nu een oefening: je hoort het ene veld na het andere, en antwoordt wit of zwart. Neem de tijd.
lesson-squares-4-help = Vraag je telkens af: allebei oneven, allebei even, of een van elk?
lesson-squares-recap = Allebei oneven of allebei even is zwart. Al het andere is wit.

## 2

lesson-start = De beginstelling
lesson-start-goal = Je weet waar elk stuk begint.
lesson-start-text = Elke kant heeft zestien stukken: Wit op rij 1 en 2, Zwart op rij 7 en 8. Van a1 tot h1: toren, paard, loper, dame, koning, loper, paard, toren. De pionnen vullen de rij ervoor. Elke dame begint op haar eigen kleur: de witte dame op een wit veld, de zwarte op een zwart.
lesson-start-1-help = Rij 8 herhaalt rij 1 in de andere kleur.
lesson-start-1-why = De zwarte dame begint op d8, aan het andere eind van de lijn van de witte dame.
lesson-start-2-before = Lijn a tot en met d is de damevleugel, lijn e tot en met h de koningsvleugel. De dames beginnen op de d-lijn, de koningen op de e-lijn.
lesson-start-2-help = Het is de buurman van de koning op de koningsvleugel.
lesson-start-2-why = Naast de witte koning staat een loper, op f1. Dan komen het paard op g1 en de toren op h1.
lesson-start-3-help = Welk stuk begint op d1?
lesson-start-3-why = d1 is wit, de kleur van de witte dame. Of tel: d is 4, even, en de rij is oneven.
lesson-start-4-before = Nu een eerste zet. Een paard gaat twee velden recht en één opzij, en mag over andere stukken springen.
lesson-start-4-help = Probeer vanaf b1 twee rijen omhoog en één lijn opzij, dan twee lijnen en één rij.
lesson-start-4-why = Het paard springt over zijn eigen pionnen naar a3 of c3. Naar d2 kan het niet: daar staat zijn eigen pion.
lesson-start-recap = De dame begint op haar eigen kleur, met de koning ernaast. Wit zet eerst. Wie Wit heeft, beslist een munt, of een witte en een zwarte pion, in elke hand een.

## 3

lesson-rook = De toren
lesson-rook-goal = Je kunt een toren volgen langs zijn lijn en zijn rij.
lesson-rook-text = De toren gaat vooruit, achteruit of opzij, zoveel velden als hij wil. Hij springt nooit over een stuk. Voor een stuk van zijn eigen kant stopt hij. Is het eerste stuk op zijn weg van de tegenstander, dan mag hij het slaan, en daar eindigt de zet.
lesson-rook-1-help = Volg de d-lijn vanaf d1 omhoog, veld voor veld.
lesson-rook-1-why = d2, d3 en d4 zijn leeg, dus de toren komt bij de pion op d5 en slaat die.

lesson-rook-2-help = Ga eerst de lijn omhoog, dan langs de rij, en let op je eigen stukken.
lesson-rook-2-why = Twee zetten omhoog, naar a2 en a3, en drie naar rechts, naar b1, c1 en d1. Daar stoppen zijn eigen pion en zijn eigen koning hem.
lesson-rook-recap = Een toren heeft open lijnen en rijen nodig. Twee torens die elkaar dekken, zijn extra sterk.

## 4

lesson-bishop = De loper
lesson-bishop-goal = Je kunt een loper volgen langs zijn diagonalen.
lesson-bishop-text = De loper gaat schuin, zoveel velden als hij wil. Bij elke stap veranderen de lijn en de rij allebei met één: c1, d2, e3, f4. Net als de toren springt hij nooit. Alle velden van een diagonaal hebben dezelfde kleur.
lesson-bishop-1-help = Ga vanaf d1 bij elke stap één lijn naar rechts en één rij omhoog.
lesson-bishop-1-why = e2, f3 en g4 zijn leeg, dus de loper slaat de pion op h5. Vandaar geeft hij zelfs schaak.
lesson-bishop-2-help = Op e4 beginnen vier diagonalen: tel ze elk tot het eind.
lesson-bishop-2-why = Drie velden richting b1, drie richting h1, drie richting h7 en vier richting a8: dertien.
lesson-bishop-3-help = Vergelijk de kleuren van de twee velden.
lesson-bishop-3-why = e4 is wit en a1 is zwart. Een loper blijft de hele partij op zijn kleur.
lesson-bishop-recap = De ene loper heeft de witte velden, de andere de zwarte. Samen bestrijken ze het hele bord.

## 5

lesson-queen = De dame
lesson-queen-goal = Je kent elke zet die een dame kan doen.
lesson-queen-text = De dame is het sterkste stuk. Ze gaat als een toren of als een loper: langs een lijn, een rij of een diagonaal. Ze gaat zo ver als ze wil, zolang de weg vrij is, maar ze springt nooit.
lesson-queen-1-help = Tel haar zetten als toren, dan haar zetten als loper.
lesson-queen-1-why = Veertien zetten als toren en dertien als loper: 27. Geen van beide koningen staat in de weg.
lesson-queen-recap = Toren en loper samen zijn een dame. Houd haar buiten gevaar.

## 6

lesson-king = De koning
lesson-king-goal = Je weet waar een koning heen mag, en waar niet.
lesson-king-text = De koning gaat één veld, in elke richting. Hij mag nooit naar een veld dat een stuk van de tegenstander aanvalt. Wordt de koning zelf aangevallen, dan staat hij schaak. Koningen vallen ook aan: elk veld om hen heen.
lesson-king-1-help = Ga veld voor veld rond d3, en laat weg wat de zwarte koning aanvalt.
lesson-king-1-why = De zwarte koning op d5 valt c4, d4 en e4 aan. Van de acht velden rond d3 blijven er vijf over: c2, c3, d2, e2 en e3.
lesson-king-2-help = Naast welk stuk zou je koning op d4 staan?
lesson-king-2-why = Op d4 zou je koning naast de zwarte koning staan, en schaak. Twee koningen kunnen nooit buren zijn.
lesson-king-recap = De koning is het belangrijkste stuk, en hij is traag. Vraag je voor hij zet af welke velden aangevallen zijn.

## 7

lesson-knight = Het paard
lesson-knight-goal = Je kunt alle zetten van een paard vinden.
lesson-knight-text = Het paard gaat twee velden langs een lijn of rij, en dan één opzij, zoals de letter L. Het is het enige stuk dat over andere springt. Bij elke zet wisselt het van veldkleur. Hoe dichter bij de rand, hoe minder zetten het heeft.
lesson-knight-1-help = Twee velden omhoog, dan links of rechts: doe hetzelfde omlaag en naar beide kanten.
lesson-knight-1-why = Vier richtingen, en telkens links of rechts: acht. Het zijn b3, b5, c2, c6, e2, e6, f3 en f5.
lesson-knight-2-help = Vanuit een hoek gaan de meeste sprongen het bord af.
lesson-knight-2-why = Vanaf a1 liggen alleen b3 en c2 op het bord. Aan de rand heeft een paard twee tot vier zetten.
lesson-knight-3-before = Nu een oefening: breng het paard van het ene veld naar het andere, in zo weinig mogelijk zetten.
lesson-knight-3-help = Vergelijk de kleuren: naar een veld van dezelfde kleur is het aantal zetten even.
lesson-knight-recap = Een paard hoort in de buurt van het centrum, waar het acht zetten heeft.

## 8

lesson-pawn = De pion
lesson-pawn-goal = Je weet hoe een pion gaat, hoe hij slaat en wat hij kan worden.
lesson-pawn-text = Een pion gaat recht vooruit, één veld tegelijk, en nooit terug. Vanaf zijn eerste veld mag hij er ook twee. Slaan doet hij anders: één veld schuin vooruit. Een stuk recht voor hem houdt hem tegen, en dat stuk kan hij niet slaan.
lesson-pawn-1-help = Probeer de drie velden ervoor: rechtdoor, links en rechts.
lesson-pawn-1-why = e5 is leeg, dus de pion kan daarheen. Hij slaat schuin, op d5 en f5.
lesson-pawn-2-help = Wat staat er recht voor, en is er iets te slaan?
lesson-pawn-2-why = De zwarte pion op e3 houdt hem tegen, en op d3 en f3 is niets te slaan. Hij heeft dus geen zet.
lesson-pawn-3-before = Op de laatste rij wordt een pion dame, toren, loper of paard: hij promoveert. Elke keuze telt als een eigen zet.
lesson-pawn-3-help = Eén veld, maar hoeveel stukken kan de pion worden?
lesson-pawn-3-why = De pion gaat naar a8 en wordt dame, toren, loper of paard: vier zetten.
lesson-pawn-recap = Pionnen gaan recht en slaan schuin. Ze gaan nooit terug, dus denk na voor je er een opspeelt.

## 9

lesson-values = Wat stukken waard zijn
lesson-values-goal = Je kunt de betere van twee slagzetten kiezen.
lesson-values-text = Een pion is één punt waard, een paard drie, een loper drie, een toren vijf en een dame negen. De koning is onbetaalbaar: gaat hij mat, dan verlies je. De punten beslissen de partij niet. Ze helpen je slaan en ruilen te beoordelen.
lesson-values-1-help = De pion kan op twee velden slaan: vergelijk wat daar staat.
lesson-values-1-why = De dame op c6 is negen punten waard, de loper op e6 maar drie. En als je de loper sloeg, zou de dame je pion slaan.
lesson-values-recap = Eén, drie, drie, vijf, negen. Waag nooit een toren om alleen een paard te winnen.

## 10

lesson-guarded = Gedekt of niet
lesson-guarded-goal = Je merkt welke stukken voor niets te slaan zijn.
lesson-guarded-text = Een stuk is gedekt als zijn eigen kant terug kan slaan. Stel voor je slaat twee vragen: wat is het waard, en wie slaat terug? Als niemand terug kan slaan, is het stuk gratis. Dek ook je eigen stukken, de meest waardevolle eerst.
lesson-guarded-1-help = Je dame valt twee stukken aan: vraag bij elk wie terug kan slaan.
lesson-guarded-1-why = Niemand dekt de loper op g4. De pion op e6 dekt het paard op d5, dus die slagzet kost je dame.
lesson-guarded-2-before = Nu een oefening: noem de stukken die een veld aanvallen, of die het dekken.
lesson-guarded-2-help = Ga eerst de lijnen, rijen en diagonalen af, dan de paarden, de pionnen en de koningen.
lesson-guarded-recap = Voor elke slagzet: wat is het waard, en wie slaat terug?

## 11

lesson-check = Drie antwoorden op schaak
lesson-check-goal = Je kunt elk antwoord op een schaak vinden.
lesson-check-text = Staat je koning schaak, dan moet je meteen antwoorden. Er zijn drie manieren: de aanvaller slaan, een stuk ertussen zetten, of de koning verzetten. Uit schaak rokeren mag niet.
lesson-check-1-help = Probeer alle drie: sla de toren, sluit de e-lijn af, verzet de koning.
lesson-check-1-why = De loper kan de toren slaan, en de dame kan ertussen op e2. Of de koning verlaat de lijn, naar f1 of f2.
lesson-check-recap = Slaan, ertussen of weg: ga ze elke keer alle drie af.

## 12

lesson-mate = Mat in één
lesson-mate-goal = Je kunt mat geven als één zet genoeg is.
lesson-mate-text = Schaakmat is het doel van het spel: een schaak zonder antwoord. Niemand kan de aanvaller slaan, er kan niets tussen, en de koning heeft geen veilig veld. De partij is meteen uit. De koning zelf wordt nooit geslagen.
lesson-mate-1-help = De eigen pionnen van Zwart sluiten hun koning in.
lesson-mate-1-why = Vanaf a8 geeft de toren schaak langs rij 8. Er kan niets tussen, en de zwarte pionnen sluiten elke uitweg af.
lesson-mate-2-help = Je dame mag vlak naast de zwarte koning komen, als je koning haar dekt.
lesson-mate-2-why = Je koning dekt de dame op g7, dus Zwart kan haar niet slaan. Ze valt ook g8 en h7 aan.
lesson-mate-3-help = De zwarte koning kan helemaal niet zetten: zoek een schaak zonder antwoord.
lesson-mate-3-why = Niemand kan het paard op f7 slaan, en tegen paardschaak kan er niets tussen. De koning is ingesloten door zijn eigen stukken: stikmat.
lesson-mate-recap = Bekijk elk schaak: kunnen ze slaan, ertussen of weg? Zo niet, dan is het mat.

## 13

lesson-draws = Als niemand wint
lesson-draws-goal = Je weet wanneer een partij remise is, en je vermijdt pat als je wint.
lesson-draws-text = Staat de speler aan zet niet schaak, maar heeft hij geen reglementaire zet, dan is het pat. De partij is remise, hoe sterk de andere kant ook is. De spelers kunnen ook gewoon remise afspreken.
lesson-draws-1-help = Val elk veld rond de zwarte koning aan, maar niet de koning zelf.
lesson-draws-1-why = Vanaf c7 valt de dame a7, b7 en b8 aan, maar niet a8. Zwart staat niet schaak, en kan niet zetten.
lesson-draws-2-ask = Zwart is aan zet. Is dit mat of pat?
lesson-draws-2-help = Vraag eerst of Zwart schaak staat.
lesson-draws-2-why = Niets valt h8 aan, dus Zwart staat niet schaak. Maar Wit valt g7, g8 en h7 aan: pat.
lesson-draws-3-before = Je kunt ook remise claimen: als een stelling voor de derde keer voorkomt, of na vijftig zetten van elke kant zonder slagzet of pionzet. En is er geen mat meer mogelijk, dan is de partij meteen remise.
lesson-draws-3-help = Kunnen een koning en één loper wel mat geven?
lesson-draws-3-why = Een koning en één loper kunnen niet mat geven, en de andere koning ook niet. De partij is meteen remise.
lesson-draws-recap = Vijf wegen naar remise: pat, afspraak, geen mat mogelijk, drie keer dezelfde stelling, vijftig zetten. Als je wint, laat je tegenstander dan een zet.

## 14

lesson-castling = De rokade
lesson-castling-goal = Je weet wanneer je mag rokeren, en naar welke kant.
lesson-castling-text = De koning gaat twee velden naar een toren toe, en die toren gaat naar het veld dat hij is overgestoken. Koning en toren mogen nog niet hebben gezet, en er mag niets tussen staan. De koning mag niet uit schaak, door schaak of in schaak rokeren. Rokade op de koningsvleugel heet kort, op de damevleugel lang.
lesson-castling-1-help = Probeer beide torens: is de weg vrij, en is het pad van de koning veilig?
lesson-castling-1-why = Beide wegen zijn vrij, en Zwart valt geen veld op het pad van de koning aan. Een aanval op je torens geeft niet.
lesson-castling-2-help = Welk veld van de eerste rij valt de zwarte toren aan?
lesson-castling-2-why = De toren op f3 valt f1 aan, en daar zou de koning bij korte rokade overheen moeten. Aan de andere kant zijn d1 en c1 veilig.
lesson-castling-3-help = Is je koning op dit moment aangevallen?
lesson-castling-3-why = De toren op e4 geeft schaak. Uit schaak rokeren mag niet.
lesson-castling-4-help = Vraag je af welke velden de koning zelf oversteekt.
lesson-castling-4-why = De zwarte toren valt b1 aan, maar je koning steekt alleen d1 over en komt op c1. Alleen de toren gaat over b1, en dat mag.
lesson-castling-recap = Rokeer vroeg: je koning vindt beschutting, en een toren doet mee. Nooit uit schaak, door schaak of in schaak.

## 15

lesson-en-passant = En passant
lesson-en-passant-goal = Je kunt en passant slaan, en je weet wanneer het te laat is.
lesson-en-passant-text = Een pion kan niet aan de jouwe ontkomen door twee velden tegelijk te gaan. Komt hij vlak naast je pion, dan mag je hem slaan alsof hij er maar één ging. Je pion komt op het overgeslagen veld. Dat mag alleen bij je eerstvolgende zet.
lesson-en-passant-1-before = De laatste zet van Zwart was pion d7 naar d5.
lesson-en-passant-1-help = De ene zet gaat rechtdoor, de andere slaat een pion die naast de jouwe staat.
lesson-en-passant-1-why = De pion kan naar e6. Of hij slaat de pion op d5 en passant, en komt op d6.
lesson-en-passant-2-before = Dezelfde stelling, maar nu was de laatste zet van Zwart geen pionzet.
lesson-en-passant-2-help = Hoelang geldt het recht om en passant te slaan?
lesson-en-passant-2-why = De zwarte pion ging niet net twee velden. Het recht geldt maar één zet.
lesson-en-passant-recap = Twee velden, naast je pion, net gebeurd: dan mag je en passant slaan.

## 16

lesson-promotion = Met zorg promoveren
lesson-promotion-goal = Je kiest het juiste stuk als je pion promoveert.
lesson-promotion-text = Een pion die de laatste rij bereikt, wordt dame, toren, loper of paard. Wat er geslagen is, doet er niet toe: je mag twee dames hebben. Bijna altijd is de dame het best. Maar vraag eerst wat de tegenstander nog kan spelen.
lesson-promotion-1-before = Promoveer nu je pion. Kies het stuk dat wint.
lesson-promotion-1-help = Vraag bij elk stuk of de zwarte koning nog een zet heeft.
lesson-promotion-1-why = Een dame op c8 zou pat zijn. Bij een toren moet de koning naar a6, en geeft de toren mat op a8.
lesson-promotion-recap = Meestal een dame, maar niet als dat pat is.

## 17

lesson-fork = Vork en aftrekaanval
lesson-fork-goal = Je kunt met één zet twee stukken aanvallen.
lesson-fork-text = Bij een vork valt één stuk er twee tegelijk aan. De tegenstander kan er maar één redden. Paarden zijn daar heel goed in. Het beste doel is de koning, want op schaak moet worden geantwoord.
lesson-fork-1-help = Zoek het veld vanwaar het paard koning en toren aanvalt.
lesson-fork-1-why = Vanaf c7 valt het paard de koning en de toren op a8 aan. De koning moet weg, dan slaat het paard de toren.
lesson-fork-2-before = Bij een aftrekaanval gaat een stuk weg en opent het de lijn voor een ander erachter.
lesson-fork-2-help = Als het paard de e-lijn verlaat, geeft je toren schaak: wat zou het paard kunnen aanvallen?
lesson-fork-2-why = Het paard opent de e-lijn, en de toren geeft schaak. Met dezelfde zet valt het paard de dame aan.
lesson-fork-recap = Eén zet, twee dreigingen. Je stukken zijn het sterkst als ze samenwerken.

## 18

lesson-pin = Penning en spies
lesson-pin-goal = Je kunt twee stukken aanvallen die op dezelfde lijn staan.
lesson-pin-text = Een stuk is gepend als er iets waardevollers achter staat op dezelfde lijn. Is dat de koning, dan mag het gepende stuk de lijn niet verlaten. Torens, lopers en dames kunnen pennen. Val een gepend stuk aan: het kan bijna niet weg.
lesson-pin-1-help = Op welke lijn staan de zwarte koning en zijn paard samen?
lesson-pin-1-why = Op e1 pent de toren het paard, want de koning staat erachter. Het paard mag niet weg, en hierna kun je het slaan.
lesson-pin-2-before = Bij een spies staat het waardevollere stuk vooraan. Het moet weg, en dat erachter gaat verloren.
lesson-pin-2-help = Op welke lijn staan de zwarte koning en dame samen?
lesson-pin-2-why = Vanaf h5 geeft de toren schaak langs rij 5. Als de koning weg is, slaat de toren de dame.
lesson-pin-recap = Het waardevollere stuk achteraan: een penning. Vooraan: een spies.

## 19

lesson-gifts = Cadeautjes
lesson-gifts-goal = Je vraagt wat er daarna komt, voor je slaat.
lesson-gifts-text = Een gratis stuk is niet altijd een cadeau. Je tegenstander kan het weggeven voor iets beters. Vraag voor je slaat wat het antwoord zou zijn. Ook als jij aan zet bent, neem de tijd.
lesson-gifts-1-help = Welke rij verlaat je toren als hij slaat?
lesson-gifts-1-why = Je toren moet de eerste rij verdedigen. Slaat hij op a3, dan geeft de zwarte toren mat op d1.
lesson-gifts-2-before = Nu geef jij het cadeau: geef een stuk weg, en geef mat in twee zetten.
lesson-gifts-2-help = Rij 8 hangt af van één zwarte toren: laat hem iets slaan.
lesson-gifts-2-why = Als de dame op e8 schaak geeft, moet de zwarte toren haar slaan. Jouw toren slaat terug, en dat is mat.
lesson-gifts-recap = Zoek eerst het beste antwoord van je tegenstander, en sla dan pas. Een gratis stuk kan lokaas zijn.

## 20

lesson-opening = De opening
lesson-opening-goal = Je kunt je stukken ontwikkelen, rokeren en om het centrum vechten.
lesson-opening-text = Begin met een centrumpion, bijvoorbeeld e4 of d4: die neemt ruimte en opent lijnen. Breng je stukken een voor een in het spel. Zet niet twee keer met hetzelfde stuk, tenzij het is aangevallen. Rokeer vroeg, en laat de pionnen voor je koning thuis. Ook c4 en paard f3 zijn goede eerste zetten. Een loper op g2 of b2 beheerst het centrum vanaf de vleugel. Sluit je lopers niet op achter je eigen pionnen.
lesson-opening-1-before = Wit probeert het herdersmat: dame h5 en loper c4 vallen allebei f7 aan.
lesson-opening-1-help = Dek f7, sluit de weg van de dame af, of maak ruimte voor je koning.
lesson-opening-1-why = Wit dreigt mat door met de dame op f7 te slaan. Pion naar g6 is het best: dat sluit haar de weg af en valt haar aan.
lesson-opening-2-before = Speel nu tien zetten tegen niveau 3. Daarna hoor je wat je hebt ontwikkeld, of je hebt gerokeerd, en wat twee keer heeft gezet.
lesson-opening-2-help = Een centrumpion, de paarden, de lopers, dan de rokade: die volgorde is zelden verkeerd.
lesson-opening-recap = Centrum, stukken in het spel, rokeren. Herdersmat werkt één keer, dus reken niet op trucjes.

## 21

lesson-trades = Ruil en plan
lesson-trades-goal = Je weet wanneer ruilen je helpt.
lesson-trades-text = Ruil als je meer krijgt dan je geeft. Ruil ook als je voorstaat: met minder stukken telt je voorsprong zwaarder. Overhaast een aanval niet: haal eerst de stukken weg die verdedigen. Geef elke zet een doel, en denk een paar zetten vooruit.
lesson-trades-1-before = Je staat een toren voor. Ruil de dames.
lesson-trades-1-help = De twee dames staan op dezelfde lijn, met niets ertussen.
lesson-trades-1-why = Zonder dames staan je koning en toren tegenover een kale koning. Jij kunt mat geven, en Zwart kan niet meer winnen.
lesson-trades-recap = Als je voorstaat, ruil. Volg dan je plan, stap voor stap.

## 22

lesson-two-mates = Mat uit het hoofd
lesson-two-mates-goal = Je kunt een kale koning matzetten met twee torens, met een dame of met één toren.
lesson-two-mates-text = Tegen het eind zijn er weinig stukken over, en moet je het kunnen afmaken. Een kale koning gaat mat aan de rand van het bord. Drijf hem er stap voor stap heen, en vermijd pat.

lesson-two-mates-1-before = Met twee torens sluit de ene de koning in, en geeft de andere schaak. Hier kun je mat geven in twee zetten.
lesson-two-mates-1-help = Zorg dat de zwarte koning rij 8 niet kan verlaten.
lesson-two-mates-2-before = Koning en dame: de dame neemt de zwarte koning ruimte af, dan komt je eigen koning helpen. Op zijn best kost het negen zetten.
lesson-two-mates-2-help = Houd de dame op een paardsprong van de zwarte koning, tot hij aan de rand staat.
lesson-two-mates-3-before = Koning en toren: de toren snijdt de zwarte koning af, en je eigen koning dringt hem terug. Op zijn best kost het vijftien zetten.
lesson-two-mates-3-help = Staan de koningen tegenover elkaar met één veld ertussen, geef dan schaak van opzij.
lesson-two-mates-recap = Snijd de koning af, breng je eigen koning, geef mat aan de rand. Vraag voor elke stille zet of het pat is.

## 23

lesson-pawn-endings = Pionnen in het eindspel
lesson-pawn-endings-goal = Je weet wanneer één pion wint, en wanneer niet.
lesson-pawn-endings-text = Aan het eind kan een pion de partij beslissen door dame te worden. De koning gaat voorop, en de pion volgt. Staan de koningen tegenover elkaar met één veld ertussen, dan heeft de kant die niet hoeft te zetten de oppositie. Een kale koning haalt een pion in zodra hij in het vierkant staat, dat zo breed is als de weg van de pion lang.
lesson-pawn-endings-1-before = Je koning staat op rij 6, voor zijn pion: dat wint. Laat zien hoe.
lesson-pawn-endings-1-help = Laat de koning de velden voor de pion beheersen, en speel hem dan pas op.
lesson-pawn-endings-2-ask = Wit is aan zet. Is dit gewonnen of remise?
lesson-pawn-endings-2-help = Wie heeft de oppositie?
lesson-pawn-endings-2-why = De koningen staan tegenover elkaar, en Wit moet zetten: Zwart heeft de oppositie. Was Zwart aan zet, dan won Wit.
lesson-pawn-endings-3-before = Je hebt Zwart, en bent aan zet: houd remise. De pion heeft vier zetten nodig naar a8, dus zijn vierkant loopt van de a-lijn tot de e-lijn.
lesson-pawn-endings-3-help = Ga meteen het vierkant in, en haast je dan naar a8.
lesson-pawn-endings-4-ask = Wit is aan zet. Is dit gewonnen of remise?
lesson-pawn-endings-4-help = Vergelijk de kleur van h8 met de kleur van de loper.
lesson-pawn-endings-4-why = De pion promoveert op h8, een zwart veld, en de loper heeft alleen witte. Niemand kan de koning uit de hoek verdrijven.
lesson-pawn-endings-recap = Eerst de koning, oppositie, en het vierkant van de pion. Bij een randpion heeft je loper de kleur van de hoek nodig.

## 24

lesson-clock = Klok en toernooi
lesson-clock-goal = Je weet hoe je zetten meldt, de klok indrukt en winst op tijd claimt.
lesson-clock-text = Elke speler heeft tijd voor de hele partij, en als je drukt, loopt de klok van de tegenstander. Is je tijd om, dan verlies je, tenzij de tegenstander niet mat kan zetten. Blinde spelers melden elke zet hardop, en de tegenstander herhaalt die. Aanraken is zetten: een stuk dat je aanraakt, moet je spelen als het kan.
lesson-clock-1-before = Nu vijf zetten zoals op een toernooi. Meld je zet, druk de klok in, en herhaal de zet van de tegenstander.
lesson-clock-1-help = Melden, drukken, herhalen: altijd in die volgorde.
lesson-clock-2-ask = In een rapidpartij is de vlag van je tegenstander gevallen. Wat komt eerst, de klokken of de arbiter?
lesson-clock-2-help = Wat loopt er door terwijl je praat?
lesson-clock-2-why = Stop eerst beide klokken, anders kan jouw vlag ook vallen. Claim dan de winst en roep de arbiter.
lesson-clock-3-ask = Je tegenstander heeft nog 15 seconden. Je kunt de dames ruilen en in een verloren pionneneindspel komen. Is dat een kans met extra tijd per zet, of zonder?
lesson-clock-3-help = Je tegenstander moet nog een pion laten promoveren en dan mat geven.
lesson-clock-3-why = Zonder extra tijd zijn 15 seconden misschien niet genoeg om te promoveren en mat te geven. Met extra tijd brengt elke zet nieuwe seconden.
lesson-clock-recap = Eerst de klokken, dan de arbiter. In rapid is een goede zet nu beter dan de beste zet te laat.

## Verhalen om naar te luisteren

listen-wheat = Het graan op het bord
listen-wheat-text-1 = Een oude legende uit India vertelt van een vorst wiens enige zoon in de strijd sneuvelde.
listen-wheat-text-2 = In zijn verdriet liet hij zijn rijk vervallen.
listen-wheat-text-3 = Toen bracht een wijze, Sessa, hem een bord met 64 velden, en stukken voor elk deel van zijn leger.
listen-wheat-text-4 = Er waren voetvolk, ruiters, strijdwagens en olifanten, een minister, en de vorst zelf.
listen-wheat-text-5 = Het spel genas de vorst van zijn verdriet, en hij ging weer regeren. Als beloning mocht Sessa vragen wat hij wilde.
listen-wheat-text-6 = Sessa vroeg graan: één korrel voor het eerste veld, twee voor het tweede, vier voor het derde, en zo door tot het laatste.
listen-wheat-text-7 = De vorst moest lachen om zo'n bescheiden wens.
listen-wheat-text-8 = Toen werden de korrels geteld: meer dan 18 triljoen. Het rijk had tweeduizend jaar moeten oogsten.
listen-wheat-text-9 = Sessa schold de vorst zijn schuld kwijt, en de vorst maakte hem tot zijn eerste raadgever.

listen-origins = Waar schaken vandaan komt
listen-origins-text-1 = Niemand weet zeker waar het schaken begon. De meesten zeggen: in India, ruim duizend jaar geleden.
listen-origins-text-2 = Een Griekse legende geeft het aan Ares, de god van de oorlog. Hij maakte het bord om zijn veldslagen te proberen, en via zijn zoon kwam het spel bij de mensen.
listen-origins-text-3 = Het Indische spel heette chaturanga.
listen-origins-text-4 = De olifant ervan werd onze loper. Hij sprong precies twee velden schuin.
listen-origins-text-5 = De minister werd onze dame. Die ging maar één veld schuin en was een van de zwakste stukken.
listen-origins-text-6 = Niemand rokeerde, en geen pion ging twee velden. Een gepromoveerde pion werd een minister, meer niet.
listen-origins-text-7 = Rond 1475, in Spanje of in Italië, werd het spel snel.
listen-origins-text-8 = Loper en dame kregen de zetten van nu, en de dame was ineens het sterkste stuk.
listen-origins-text-9 = Pionnen mochten eerst twee velden, en daarmee kwam het en passant slaan.
listen-origins-text-10 = Pas in de negentiende eeuw gingen de stukken overal hetzelfde. Zo gaan ze nog altijd.

listen-longest = De langste partij
listen-longest-text-1 = De langste toernooipartij waarvan we weten, werd in 1989 in Belgrado gespeeld.
listen-longest-text-2 = Ivan Nikolić had Wit, en Goran Arsović had Zwart.
listen-longest-text-3 = Ze deden elk 269 zetten, en ze hadden er meer dan twintig uur voor nodig.
listen-longest-text-4 = Aan het eind stonden een toren en een loper tegenover een toren.
listen-longest-text-5 = Niemand won: het werd remise.
listen-longest-text-6 = In die tijd gaven de regels zulke eindspelen meer dan vijftig zetten.
listen-longest-text-7 = Nu is er geen uitzondering. Na vijftig zetten van elke kant zonder slagzet of pionzet kan een speler remise claimen; na vijfenzeventig is de partij uit.

listen-forms = Vele manieren om te spelen
listen-forms-text-1 = Meestal zitten twee spelers aan één bord. Maar dat is niet de enige manier.
listen-forms-text-2 = Online kan de tegenstander aan de andere kant van de wereld zijn. De regels zijn dezelfde.
listen-forms-text-3 = Bij snelschaak heeft elke speler maar een paar minuten, en hoeft niemand te noteren.
listen-forms-text-4 = In een simultaan neemt één sterke speler het op tegen velen, elk aan een eigen bord.
listen-forms-text-5 = Bij blindschaken bestaat het bord alleen in het hoofd van de speler. Ziende meesters oogsten er groot applaus mee.
listen-forms-text-6 = Blinde spelers hoeven dat niet: de meesten hebben een bord onder hun vingers. Maar velen kunnen het.
listen-forms-text-7 = Bij correspondentieschaak reizen de zetten per post. Een partij duurde vroeger jaren; e-mail heeft het sneller gemaakt.
listen-forms-text-8 = De zetten worden alleen in cijfers geschreven, zodat spelers van alle talen ze begrijpen. Er is zelfs een eigen wereldbond.

listen-variants = Spelen met andere regels
listen-variants-text-1 = Sommige mensen veranderen graag de regels van het schaken. Zulke spelen heten varianten.
listen-variants-text-2 = Bij schaak960, bedacht door Bobby Fischer, wordt om de plaats van de stukken achter de pionnen geloot.
listen-variants-text-3 = De twee lopers moeten op verschillende kleuren staan, en de koning tussen de torens. Dan blijven er 960 beginstellingen over.
listen-variants-text-4 = Bij King of the Hill kun je ook winnen door je koning naar een van de vier centrumvelden te brengen.
listen-variants-text-5 = Bij Three-check kun je ook winnen door drie keer schaak te geven.
listen-variants-text-6 = Bij Crazyhouse wordt een stuk dat je slaat van jou. Bij een latere zet mag je het op een leeg veld zetten.
listen-variants-text-7 = Doorgeefschaak is voor vier, twee tegen twee, op twee borden. Wat je slaat, gaat naar je partner, die het op het bord mag zetten.

listen-tournaments = Hoe toernooien gaan
listen-tournaments-text-1 = De eenvoudigste strijd is een match: twee spelers, en een vast aantal partijen.
listen-tournaments-text-2 = In een rondtoernooi speelt iedereen tegen iedereen. Dat is het eerlijkst, maar het duurt lang.
listen-tournaments-text-3 = De spelers loten om nummers. Een tabel zegt dan wie in elke ronde tegen wie speelt, en wie Wit heeft.
listen-tournaments-text-4 = Is het aantal spelers oneven, dan rust er in elke ronde een.
listen-tournaments-text-5 = In een dubbel rondtoernooi speelt iedereen twee keer tegen iedereen, een keer met elke kleur.
listen-tournaments-text-6 = In een afvaltoernooi gaat de verliezer naar huis. Na remise spelen de twee vaak nog eens, met minder tijd.
listen-tournaments-text-7 = In het Scheveningse systeem speelt elke speler van het ene team tegen elke speler van het andere.
listen-tournaments-text-8 = Spelen teams bord tegen bord, dan worden de punten van alle borden opgeteld.

listen-swiss = Het Zwitserse systeem
listen-swiss-text-1 = Hebben honderd spelers één weekend, dan kunnen ze niet allemaal tegen elkaar. Het Zwitserse systeem helpt.
listen-swiss-text-2 = Het aantal ronden ligt vooraf vast, vaak zeven, negen of elf. Niemand valt af.
listen-swiss-text-3 = In elke ronde krijg je iemand met evenveel punten als jij, of bijna evenveel.
listen-swiss-text-4 = Win je, dan is je volgende tegenstander dus waarschijnlijk sterker. Verlies je, dan wordt het makkelijker.
listen-swiss-text-5 = Spelers met gelijke punten worden op rating gezet. De eerste van de bovenste helft speelt tegen de eerste van de onderste helft, en zo verder.
listen-swiss-text-6 = Je krijgt nooit twee keer dezelfde tegenstander.
listen-swiss-text-7 = De kleuren horen te wisselen. Drie partijen achter elkaar met dezelfde kleur worden vermeden.
listen-swiss-text-8 = Is het aantal spelers oneven, dan krijgt een van de laatsten een punt zonder te spelen. Dat overkomt iedere speler hoogstens één keer.

listen-ties = Gelijk in punten
listen-ties-text-1 = Winst telt één punt, remise een half punt. Aan het eind hebben twee spelers vaak evenveel.
listen-ties-text-2 = De beste oplossing is nog een partij tussen hen, maar daar is zelden tijd voor.
listen-ties-text-3 = Daarom zegt het toernooireglement vooraf wat beslist.
listen-ties-text-4 = In rondtoernooien zijn dat vaak de Sonneborn-Bergerpunten. Punten tegen sterke tegenstanders wegen zwaarder.
listen-ties-text-5 = Je telt de punten op van iedereen van wie je won, en de helft van de punten van wie je remise speelde.
listen-ties-text-6 = Is ook dat gelijk, dan kan het aantal overwinningen beslissen, of dat met Zwart.
listen-ties-text-7 = Dan komt de partij tussen de twee. En als niets helpt, wordt er geloot.

listen-pace = Snel en langzaam schaken
listen-pace-text-1 = Met tien minuten of minder per speler is het snelschaak; met een uur of meer is het klassiek. Alles ertussen is rapid.
listen-pace-text-2 = In rapid is vijftien minuten plus tien seconden per zet heel gewoon.
listen-pace-text-3 = Om te weten wat het is, tel je zestig zetten. Tien seconden per zet is tien minuten extra, vijfentwintig in totaal.
listen-pace-text-4 = In snelle partijen tellen vlugheid en kennis even zwaar als diep nadenken.
listen-pace-text-5 = Laat je tegenstander vanaf de eerste zet denken. Een verrassende opening kost tijd.
listen-pace-text-6 = Reken niet alles tot het eind uit. Daar is geen tijd voor.
listen-pace-text-7 = En jaag niet op de beste zet als je een goede hebt. Het betere is de vijand van het goede.
listen-pace-text-8 = Weet altijd of er extra tijd per zet is. Zonder is zelfs een verloren stelling te redden, als de andere klok weinig tijd heeft.

listen-blind = Hoe blinde spelers spelen
listen-blind-text-1 = Gaat een blinde speler zitten voor een partij, dan zijn er vaak twee borden: een voor elke speler.
listen-blind-text-2 = Op het bord van de blinde speler liggen de zwarte velden iets hoger, en heeft elk veld een gat.
listen-blind-text-3 = Elk stuk heeft een pen die in het gat past. De zwarte stukken hebben een merkteken dat je voelt.
listen-blind-text-4 = Een stuk telt pas als aangeraakt als het uit zijn gat is getild.
listen-blind-text-5 = Elke zet wordt gemeld. De tegenstander herhaalt die, en doet hem op het eigen bord.
listen-blind-text-6 = De lijnen hebben namen, zodat b en d niet worden verward: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
listen-blind-text-7 = Tussen landen worden stukken en getallen soms in het Duits gezegd: Springer Gustav eins Felix drei.
listen-blind-text-8 = Een verspreking moet meteen worden verbeterd, voor de andere klok loopt.
listen-blind-text-9 = Verschillen de twee borden ooit, dan helpt de arbiter, en worden beide formulieren vergeleken.

listen-practice = Hoe je beter wordt
listen-practice-text-1 = De eerste raad is simpel: speel, zo vaak je kunt. Van elke partij leer je iets, gewonnen of verloren.
listen-practice-text-2 = De tweede: leer. Volg lessen, los puzzels op, en speel partijen van goede spelers na.
listen-practice-text-3 = De derde: geniet ervan. Ook wereldkampioenen verliezen.
listen-practice-text-4 = Verliezen is geen schande, als je uitzoekt waarom. De beste leraar is je eigen fout.
listen-practice-text-5 = Ga met vertrouwen zitten. Een partij die je in gedachten hebt opgegeven, is half verloren.
listen-practice-text-6 = Denk voor je hand beweegt. Heb je een goede zet gevonden, bekijk hem dan nog één keer.
listen-practice-text-7 = Vraag wat je tegenstander wil. Elke zet heeft een reden, ook een slechte.
listen-practice-text-8 = Tips helpen bij het leren. Op een toernooi zijn er geen.
listen-practice-text-9 = Zoek een club. Andere mensen leren je wat geen programma kan, en een toernooi geeft je een rating.

listen-phases = Drie delen van een partij
listen-phases-text-1 = Een partij heeft drie delen: de opening, het middenspel en het eindspel.
listen-phases-text-2 = In de opening breng je je stukken in het spel en vecht je om het centrum.
listen-phases-text-3 = Wit heeft de eerste zet, en valt vaak aan. Zwart bouwt een stevige stelling, en wacht op een kans.
listen-phases-text-4 = In het middenspel botsen de plannen. Stukken worden geruild, en de sterkste kant bereidt een goed eindspel voor.
listen-phases-text-5 = Eén of twee stukken alleen verslaan zelden een goede tegenstander. Haal er twee of drie helpers bij voor je aanvalt.
listen-phases-text-6 = In het eindspel zijn er weinig stukken over, en elk is meer waard.
listen-phases-text-7 = Een loper is dan vaak beter dan een paard: hij steekt een leeg bord in één zet over.
listen-phases-text-8 = Pionnen worden belangrijk. Houd ze bij elkaar, zodat ze elkaar kunnen dekken, en vermijd er twee op dezelfde lijn.
listen-phases-text-9 = Goede spelers denken vanaf het begin aan het eindspel. Een pion meer in de opening kan aan het eind een dame zijn.

listen-champions = Wereldkampioenen rapidschaak
listen-champions-text-1 = Het eerste wereldkampioenschap rapidschaak was in 2001. Garri Kasparov won het.
listen-champions-text-2 = Viswanathan Anand won in 2003, en veertien jaar later weer.
listen-champions-text-3 = Sinds 2012 wordt het bijna elk jaar gespeeld.
listen-champions-text-4 = Magnus Carlsen won in 2014 en in 2015.
listen-champions-text-5 = Ook Levon Aronian, Sergej Karjakin, Shakhriyar Mamedyarov en Vasyl Ivantsjoek zijn kampioen geweest.
listen-champions-text-6 = Vrouwen spelen om een eigen titel. Anna Moezytsjoek won die in 2016 in Doha.
listen-champions-text-7 = Acht van hun partijen zitten in het programma. Om de zetten van de winnaar te zoeken, typ je raden kampioenen.

# Eindspelen

ending-list = Eindspelen. Typ eindspel en een nummer, of een naam.
ending-line = { $number }: { $name }{ $how ->
    [right] , gedaan
    [helped] , gedaan met hulp
    [wrong] , te herhalen
   *[new] {""}
}.
ending-begins = Eindspel: { $name }.
ending-asks = { $color } aan zet. { $goal ->
    [win] Win.
   *[draw] Houd remise.
}
ending-answers = { $color } antwoordt { $move }.
ending-thrown = { $move } { $how ->
    [draws] geeft de winst weg.
   *[loses] verliest.
} { $goal ->
    [win] { $keeping ->
        [one] Alleen { $best } wint.
       *[other] { $best } wint.
    }
   *[draw] { $keeping ->
        [one] Alleen { $best } houdt remise.
       *[other] { $best } houdt remise.
    }
}
ending-again = Je zet is teruggenomen. Probeer het nog eens.
ending-mate = Schaakmat na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}{ $how ->
    [best] , beter kan niet.
    [longer] . Op zijn best: { $best }.
   *[unknown] .
}
ending-won = De winst is zeker na { $moves ->
    [one] één zet.
   *[other] { $moves } zetten.
}
ending-drawn = Remise. Goed verdedigd.
ending-repeated = Remise door drievoudige herhaling. Goed verdedigd.
ending-held = { $moves } zetten standgehouden. Goed gedaan.
ending-lost-repeated = Drievoudige herhaling: remise, geen winst.
ending-lost-fifty = Vijftig zetten zonder slagzet of pionzet: remise, geen winst.
ending-solution = Het beste spel: { $moves }.
ending-over = Het eindspel is klaar. Nog een: volgende. Terug naar je partij: sluiten.
ending-moves = { $moves ->
    [0] Nog geen zet.
    [one] Tot nu toe één zet.
   *[other] Tot nu toe { $moves } zetten.
}
ending-taken-back = Teruggenomen.
ending-first = Geen zet om terug te nemen.
ending-not-here = { $name } hoort niet in een eindspel.
ending-none = Geen eindspel { $word }. Typ een nummer van 1 tot en met { $count }, of eindspel voor de lijst.
ending-queen = koning en dame
ending-two-rooks = twee torens
ending-rook = koning en toren
ending-pawn = koning en pion
ending-against-pawn = tegen een pion
ending-wrong-bishop = verkeerde loper
ending-pawn-race = pionnenrace
ending-catch-pawn = haal de pion in
ending-queen-against-pawn = dame tegen pion
ending-pawn-against-queen = pion tegen dame
ending-rook-against-pawn = toren tegen pion
ending-pawn-against-rook = pion tegen toren

ending-two-bishops = twee lopers
ending-bishop-against-rook = loper tegen toren
ending-queen-against-rook = dame tegen toren
ending-bishop-and-knight = loper en paard

repertoire-games = partijen
repertoire-openings = openingen
repertoire-list = Je openingen. Om er een te oefenen, typ { $repertoire } en de naam.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] één stelling
       *[other] { $count } stellingen
    }, { $wanted } te oefenen.
repertoire-none = Nog geen openingen. Zet een PGN-bestand met je varianten in de map { $folder } van de gegevensmap, of speel meer partijen.
repertoire-built-in = Ingebouwde openingen: { $count }. Hun lijst: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Geen openingen met de naam { $word }. Je lijst: { $repertoire }.
repertoire-rests = In { $name } is nu niets te oefenen.
repertoire-empty = Geen varianten in { $name }.
repertoire-other-start = Een variant begint in de gewone beginstelling.
repertoire-begins = Openingen: { $name }. Je speelt met { $color }.
repertoire-start = Vanaf het begin.
repertoire-way = Vanaf het begin: { $moves }.
repertoire-asks = Zet { $number }, { $color }: wat speel je?
repertoire-wrong = Niet in je openingen. Probeer het nog eens.
repertoire-also = Ook in je openingen: { $moves }.
repertoire-answer = In je openingen: { $moves }.
repertoire-help = De opening: { $name }.
repertoire-left =
    { $count ->
        [0] Hier is niets meer te oefenen.
        [one] Nog één te oefenen.
       *[other] Nog { $count } te oefenen.
    }
repertoire-not-here = { $name } hoort niet bij openingen.
puzzle-games = partijen
puzzle-games-none = Geen nieuwe matcombinaties in je partijen.
puzzle-game-begins = Puzzel uit partij { $game }, { $pieces } stukken.

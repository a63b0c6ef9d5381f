# Усе, що говориться українською, крім самих ходів.
# Важливе слово попереду; речення вміщується в сорок знаків, де можливо.

## Кольори, фігури, списки

color-white = Білі
color-black = Чорні

king = { $count ->
         [one] король
         [few] королі
         [many] королі
        *[other] королі
    }
queen = { $count ->
         [one] ферзь
         [few] ферзі
         [many] ферзі
        *[other] ферзі
    }
rook = { $count ->
         [one] тура
         [few] тури
         [many] тури
        *[other] тури
    }
bishop = { $count ->
         [one] слон
         [few] слони
         [many] слони
        *[other] слони
    }
knight = { $count ->
         [one] кінь
         [few] коні
         [many] коні
        *[other] коні
    }
pawn = { $count ->
         [one] пішак
         [few] пішаки
         [many] пішаки
        *[other] пішаки
    }

white-king = { $count ->
         [one] білий король
         [few] білі королі
         [many] білі королі
        *[other] білі королі
    }
white-queen = { $count ->
         [one] білий ферзь
         [few] білі ферзі
         [many] білі ферзі
        *[other] білі ферзі
    }
white-rook = { $count ->
         [one] біла тура
         [few] білі тури
         [many] білі тури
        *[other] білі тури
    }
white-bishop = { $count ->
         [one] білий слон
         [few] білі слони
         [many] білі слони
        *[other] білі слони
    }
white-knight = { $count ->
         [one] білий кінь
         [few] білі коні
         [many] білі коні
        *[other] білі коні
    }
white-pawn = { $count ->
         [one] білий пішак
         [few] білі пішаки
         [many] білі пішаки
        *[other] білі пішаки
    }
black-king = { $count ->
         [one] чорний король
         [few] чорні королі
         [many] чорні королі
        *[other] чорні королі
    }
black-queen = { $count ->
         [one] чорний ферзь
         [few] чорні ферзі
         [many] чорні ферзі
        *[other] чорні ферзі
    }
black-rook = { $count ->
         [one] чорна тура
         [few] чорні тури
         [many] чорні тури
        *[other] чорні тури
    }
black-bishop = { $count ->
         [one] чорний слон
         [few] чорні слони
         [many] чорні слони
        *[other] чорні слони
    }
black-knight = { $count ->
         [one] чорний кінь
         [few] чорні коні
         [many] чорні коні
        *[other] чорні коні
    }
black-pawn = { $count ->
         [one] чорний пішак
         [few] чорні пішаки
         [many] чорні пішаки
        *[other] чорні пішаки
    }

empty = порожньо
empty-ranks = порожньо

## Час

time-joined = { $items } { $next }
hours = { $n ->
    [1] одна година
    [2] дві години
    [21] двадцять одна година
    [22] двадцять дві години
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
minutes = { $n ->
    [1] одна хвилина
    [2] дві хвилини
    [21] двадцять одна хвилина
    [22] двадцять дві хвилини
    [31] тридцять одна хвилина
    [32] тридцять дві хвилини
    [41] сорок одна хвилина
    [42] сорок дві хвилини
    [51] п'ятдесят одна хвилина
    [52] п'ятдесят дві хвилини
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}
seconds = { $n ->
    [1] одна секунда
    [2] дві секунди
    [21] двадцять одна секунда
    [22] двадцять дві секунди
    [31] тридцять одна секунда
    [32] тридцять дві секунди
    [41] сорок одна секунда
    [42] сорок дві секунди
    [51] п'ятдесят одна секунда
    [52] п'ятдесят дві секунди
    [one] { $n } секунда
    [few] { $n } секунди
    [many] { $n } секунд
   *[other] { $n } секунди
}

## Що відбувається в партії

period-began = Новий контроль: { $color } отримують час: { $time }.
draw-offered = { $color } пропонують нічию.
draw-offered-own = Нічию запропоновано.
claim-offers = Пропозиція нічиєї лишається: вимога { $color-key ->
         [white] білих
        *[black] чорних
    }.
claim-offers-own = Ваша вимога лишається і пропозицією.
draw-accepted = { $color } згодні на нічию.
draw-declined = { $color } відхиляють нічию.
claim-wrong-threefold = Вимогу відхилено: позиція була на дошці { $count ->
    [1] один раз
    [2] двічі
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } рази
}. Потрібно тричі.
claimed-with = { $color } вимагають нічиєї, хід { $move }.
must-play = { $color } мусять зробити хід { $move }.
claim-wrong-fifty = { $count ->
    [0] Вимогу відхилено: останнім ходом було взяття або хід пішаком.
    [one] Вимогу відхилено: без взяття й ходу пішаком у кожного лише { $count } хід. Потрібно 50.
    [few] Вимогу відхилено: без взяття й ходу пішаком у кожного лише { $count } ходи. Потрібно 50.
    [many] Вимогу відхилено: без взяття й ходу пішаком у кожного лише { $count } ходів. Потрібно 50.
   *[other] Вимогу відхилено: без взяття й ходу пішаком у кожного лише { $count } ходу. Потрібно 50.
}
time-added = { $color } отримують ще час: { $time }.
taken-back = Взято назад: { $moves }.
flag-fell = Прапорець { $color-key ->
         [white] білих
        *[black] чорних
    } впав.
paused = Годинник зупинено.
resumed = Годинник іде.

ended-checkmate = Мат. { $winner } виграли.
ended-checkmate-told = { $winner } виграли.
ended-own-win = Ви виграли.
ended-own-loss = Ви програли.
ended-resignation = { $loser } здалися. { $winner } виграли.
ended-resignation-no-mate = Нічия, попри здачу: суперник не може дати мат жодними можливими ходами.
ended-stalemate = Пат. Нічия.
ended-dead-position = Нічия. Мертва позиція: мат неможливий.
ended-agreement = Нічия за згодою.
ended-flag = { $winner } виграли за часом.
ended-flag-no-mate = Нічия. Прапорець впав, але суперник не може дати мат.
ended-threefold = Нічия: триразове повторення позиції.
ended-fifty-moves = Нічия за правилом п'ятдесяти ходів.
ended-fivefold = Нічия: п'ятиразове повторення позиції.
ended-seventy-five-moves = Нічия за правилом сімдесяти п'яти ходів.
ended-both-flags = Нічия. Впали обидва прапорці.
ended-default-time = { $winner } виграли. { $loser } запізнилися.
ended-both-absent = Програли обидва: ніхто не прийшов вчасно.
ended-illegal-moves = { $winner } виграли. { $loser } зробили забагато неможливих ходів.
ended-illegal-moves-no-mate = Нічия. Забагато неможливих ходів, але суперник не може дати мат.
ended-illegal-position = Нічия. На дошці лишилася неможлива позиція.
ended-quickplay = Нічия. Арбітр прийняв вимогу.
ended-sealed-move-no-mate = Нічия. Таємний хід недійсний, але суперник не може дати мат.
ended-sealed-move = { $winner } виграли. Таємний хід { $loser-key ->
         [white] білих
        *[black] чорних
    } недійсний.
ended-arbiter = Рішення арбітра: білим { $white }, чорним { $black }.
ended-adjudicated = Присуджено: білим { $white }, чорним { $black }.
ended-annulled = Партію анульовано. Буде зіграно нову.
ended-points = Очки: білі { $white }, чорні { $black }.

over-next = Нова партія: введіть нова. Розібрати цю: відкрити { $game }.
refused-game-over = Партію закінчено. Для наступної введіть нова.
refused-not-running = Партія не йде.
refused-already-running = Партія вже йде.
refused-illegal-move = Неможливий хід.
refused-no-offer = Нічиєї вам не пропонували. Щоб запропонувати, введіть нічия.
refused-offer-stands = Нічию вже запропоновано.
offer-answer-two = { $opponent }: введіть { $accept } або { $decline }.
refused-nothing-to-take-back = Немає ходу, який можна повернути.
refused-too-early-for-draw = Для нічиєї зарано. Спершу обидва роблять хід.
refused-no-draw-before = Для нічиєї зарано. Правило турніру: не раніше { $count }-го ходу чорних.
refused-not-your-claim = Зараз не ваш хід. Вимагайте нічиєї на своєму ході.
refused-not-your-turn = Зараз ходять не { $color-key ->
         [white] білі
        *[black] чорні
    }.
refused-not-your-clock = Годинник { $color-key ->
         [white] білих
        *[black] чорних
    } не йде.
refused-not-opponent = Це можуть лише { $color-key ->
         [white] білі
        *[black] чорні
    }.
refused-nothing-there = { $square } порожнє.
refused-occupied = { $square } зайняте.
refused-nothing-in-hand = У руці нічого немає. Спершу введіть взяти й поле.
refused-no-board = Це не потрібно: ходи тут уводять.
refused-adjust-too-late = Поправляти пізно: ви торкнулися фігури.
refused-already-made = Пізно: хід зроблено.
refused-piece-chosen = Пізно: лишається обрана першою фігура, { $piece }.
refused-must-move-touched = Торкнувся, ходи: піти має фігура з { $square }.
refused-must-capture = Торкнувся, ходи: побийте фігуру на { $square }.
refused-must-capture-with = Торкнувся, ходи: фігура з { $square } має побити { $other }.
refused-nothing-touched = { $color } не торкалися фігур.
refused-too-late-to-complain = Скаржитися пізно: ви торкнулися фігури.
refused-nothing-announced = Немає оголошення, яке можна виправити.
refused-already-announced = Хід уже оголошено. Змінити: виправити.
refused-must-repeat = Спершу повторіть хід { $color-key ->
         [white] білих
        *[black] чорних
    }. Потім оголосіть свій.
refused-must-repeat-move = Спершу повторіть { $move }. Потім оголосіть свій хід.
refused-claim-right-lost = Вимагати пізно: ви почали хід.
refused-no-quickplay = Прискореного закінчення тут немає.
refused-too-early-for-quickplay = Зарано. Вимагайте на своєму ході, коли лишилося менше двох хвилин.
refused-nothing-to-claim = Немає неможливого ходу, на який можна вказати.
refused-claim-waits = Заявлено нічию: прийняти, відхилити або підписати з результатом від арбітра.
refused-no-touch-owed = Ніщо не зобов'язує на { $square }: не торкнуто або вже пішло.
refused-too-late = Для цього пізно.
refused-no-such-ply = У партії ходів менше, ніж { $count }.
refused-not-in-advance = Заздалегідь не можна: ще не зіграно { $place }.
refused-sheet-hole = Спершу запишіть: { $place }.
refused-not-over = Партію ще не закінчено.
refused-not-there = { $color } відсутні.
refused-not-absent = { $color } на місці.
refused-not-adjourned = Партію не відкладено.
refused-already-sealed = Хід уже запечатано.
refused-not-sealing = Запечатувати нічого.
refused-not-sealed = { $color } ще не запечатали хід.
refused-no-arbiter = У цій партії немає арбітра.
refused-no-adjudication = Присудити не можна: файл матчу цього не дозволяє.
refused-nothing-to-decide = Такого рішення ніщо не чекає.
refused-contradicts = Цьому суперечить рішення { $number }. Спершу введіть скасувати { $number }.
refused-no-such-ruling = Рішення { $number } немає, скасовувати нічого.
refused-no-such-penalty = Немає такого покарання в цій редакції.

## Що кажуть правила, за статтями

law-articles = Статті ФІДЕ { $year }: { $articles }. Введіть стаття 9 або стаття рокіровка.
law-which = Одна з них: стаття { $subject }.
law-unknown = Не знайдено у ФІДЕ { $year }: { $word }. Усі: стаття.
law-not-confirmed = Для цієї редакції не підтверджено.
law-aim = Мета гри: починають білі, далі ходять по черзі. Хто поставить мат королю суперника, виграв.
law-board = Дошка: вісім на вісім полів, світлі й темні чергуються. Кутове поле праворуч від гравця світле.
law-own-square = Свої фігури: фігура не ходить на поле своєї фігури. Фігуру суперника там б'ють.
law-promotion = Перетворення: пішак на останній горизонталі тим самим ходом стає ферзем, турою, слоном або конем. { $touch ->
    [yes] Вибір остаточний, коли нова фігура торкнулася поля.
   *[no] Вибір остаточний, коли хід зроблено.
}
law-adjusting = Поправити фігури: лише на своєму ходу й лише попередивши.
law-touch-move = Торкнувся, ходи: своєю торкнутою фігурою треба ходити, чужу треба побити, якщо це можливо. Важить перша торкнута. Скаржтеся, поки самі не торкнулися фігури.
law-touched-castling = Торкнуто короля й туру: треба рокірувати в цей бік, якщо можна. Якщо спершу торкнуто туру, вона ходить без рокіровки.
law-made = Хід зроблено: рука відпустила фігуру на новому полі. Побиту фігуру знято з дошки, а при рокіровці відпущено й туру.
law-assistant = Асистент: { $moves ->
    [yes] його може мати той, хто не може писати або ходити
   *[no] його може мати той, хто не може писати
}, якщо арбітр згоден. { $costs ->
    [yes] За це зменшують час.
   *[no] Гравцеві з інвалідністю це не коштує часу.
}
law-resignation = Здача: партія одразу закінчується. { $draw ->
    [yes] Виграє суперник, але це нічия, якщо він не міг би дати мат жодними можливими ходами.
   *[no] Виграє суперник.
}
law-dead-position = Мертва позиція: ніхто не може дати мат жодними можливими ходами. Партія одразу нічия.
law-draw-offer = Пропозиція нічиєї: зробіть хід, запропонуйте, потім натисніть годинник. Вона чинна, поки суперник не прийме, не відхилить або не торкнеться фігури. { $moved ->
    [yes] Спершу обидва мають зробити хід.
   *[no] { "" }
}
law-completed = Завершення ходу: зробіть хід і тією ж рукою натисніть годинник. Ходу, що закінчує партію, це не потрібно.
law-time = Час: спершу йде годинник білих. Завершіть усі ходи періоду, поки не минув його час.
law-late = Запізнення: { $late ->
    [none] кого немає на початку гри, той програв
    [time] ви програли при запізненні більшому, ніж { $time }
    [event] скільки можна, вирішує турнір
   *[event-or-none] скільки можна, вирішує турнір, інакше програв той, кого немає на початку
}. Арбітр може вирішити інакше.
law-flag = Прапорець упав: він важить, коли його бачить арбітр або вказав гравець. Ви програли, або нічия, якщо суперник не міг би дати мат жодними ходами.
law-both-flags = Упали обидва прапорці: { $both ->
    [announced] якщо турнір оголосив ці правила, партія триває, а в останньому періоді нічия
    [first] програв той, чий упав першим
    [last] якщо порядок невідомий, партія триває, а в останньому періоді нічия
   *[draw] партія нічия
}.
law-clocks = Зупинка годинника: лише щоб покликати арбітра, наприклад якщо бракує фігури для перетворення. Арбітр виправляє час і каже, коли продовжувати.
law-set-up = Хибна початкова позиція: грають нову партію. Якщо лише дошка була повернута, продовжують на правильній.
law-reversed = Переплутані кольори: { $new ->
    [yes] нова партія, поки обидва не зробили стільки ходів: { $count }. Потім партія триває.
   *[no] партія триває, якщо арбітр не вирішить інакше.
}
law-displaced = Збиті фігури: поставте їх за свій час. Арбітр може допомогти або покарати.
law-illegal = Неможливий хід: повертається позиція перед ним або остання відома. Для нового ходу діє правило торкнувся, ходи.
law-unfinished-promotion = Незавершене перетворення: натиснути годинник із пішаком на останній горизонталі вважається неможливим ходом. { $queen ->
    [yes] Пішак стає ферзем.
   *[no] Повертається позиція перед ходом.
}
law-no-move = Годинник без ходу: { $counts ->
    [yes] натискання вважається неможливим ходом
   *[no] натискати не можна, арбітр може покарати
}.
law-two-hands = Дві руки: { $counts ->
    [yes] хід двома руками після натискання годинника вважається неможливим
   *[no] ходять однією рукою, інакше арбітр може покарати
}.
law-penalty = { $pace ->
    [standard] Покарання за неможливий хід
    [rapid] Неможливий хід у рапіді
   *[blitz] Неможливий хід у бліці
}: { $loses ->
    [first] перший програє партію
    [claim] суперник може вимагати перемоги
    [second] за перший суперник дістає { $time }, другий програє
   *[third] за перші два суперник щоразу дістає { $time }, третій програє
}. { $until ->
    [always] Він важить, коли б його не знайшли в партії.
    [touch] Суперник має вимагати, поки не торкнувся фігури.
    [move] Він важить лише до наступного ходу суперника.
   *[claim] Суперник має вимагати до свого ходу.
} { $draw ->
    [yes] Нічия, якщо суперник не міг би дати мат жодними ходами.
   *[no] { "" }
}
law-recording = Запис: обидва записують усі ходи{ $electronic ->
    [yes] , на папері або на схваленому електронному бланку.
   *[no] .
} { $ahead ->
    [yes] Хід можна записати до того, як його зроблено.
   *[no] Хід записують лише зробивши його, крім вимоги або запечатаного ходу.
} Результат підписують обидва.
law-short-of-time = Цейтнот: записувати не треба, якщо лишилося менше, ніж { $time }, крім додатка за хід у { $bonus } і більше. Після періоду доповніть бланк.
law-threefold = Триразове повторення: на своєму ходу можна вимагати нічиєї, якщо та сама позиція втретє або виникне після вашого ходу. { $castling ->
    [any] Навіть тимчасова втрата рокіровки робить її іншою.
   *[lasting] Остаточна втрата рокіровки робить її іншою.
}
law-fifty = П'ятдесят ходів: на своєму ходу можна вимагати нічиєї після { $count } ходів кожного без взяття й ходу пішаком. Ваш наступний хід може бути останнім із них.
law-claiming = Вимога з ходом: запишіть його й скажіть арбітрові, але не робіть. { $who ->
    [must] Годинник треба одразу зупинити.
    [may] Годинник можна зупинити.
   *[either] Годинник зупиняєте ви або арбітр.
} { $by ->
    [moving] Хто зробив хід, втрачає право.
   *[touching] Хто торкнувся фігури, втрачає право.
} { $binds ->
    [yes] Записаний хід не можна змінити.
   *[no] { "" }
}
law-wrong-claim = Хибна вимога: партія триває, суперник дістає ще { $time }. { $halved ->
    [yes] Ви втрачаєте половину свого часу, не більше трьох хвилин.
   *[no] { "" }
}
law-fivefold = П'ятиразове повторення: { $in ->
    [row] та сама позиція п'ять разів поспіль, при кожному ході обох, нічия
   *[any] та сама позиція вп'яте нічия
}. Вимагати не треба.
law-seventy-five = Сімдесят п'ять ходів: { $count } ходів кожного без взяття й ходу пішаком нічия, якщо останній не мат. Вимагати не треба.
law-quickplay-scope = Прискорене закінчення: { $scope ->
    [always] його правила діють в останньому періоді
    [announced] його правила діють, якщо турнір їх оголосив і немає додатка часу
   *[never] у цій редакції правил для нього немає
}. У бліці його немає.
law-quickplay = Нічия в прискореному закінченні: на своєму ходу, коли лишилося менше, ніж { $left }, вимагайте: суперник не грає на виграш або не може виграти звичайним шляхом. При відмові він дістає ще { $award }.
law-quickplay-increment = П'ять секунд на хід: у прискореному закінченні на своєму ходу, коли лишилося менше, ніж { $left }, їх можна попросити для обох. Це й пропозиція нічиєї. За згоди суперник дістає ще { $award }.
law-conduct = Поведінка: жодних нотаток, порад і аналізу та нічого, що заважає суперникові. Пристрої дозволяє арбітр.
law-arbiter = Арбітр: стежить за правилами. Покарання: попередження, зміна часу або очок, програш і виключення.
law-paces = Рапід і бліц: шістдесят ходів менш ніж за годину це рапід. Бліц: { $edge ->
    [most] не більше, ніж
   *[below] менше, ніж
} { $time }.
law-rapid-set-up = Хибне розставлення, рапід і бліц: заявіть, поки обидва не зробили стільки ходів: { $count }. Потім партія триває, { $castling ->
    [queen] без рокіровки, якщо король і ферзь переплутані
   *[rook] без рокіровки хибно поставлених короля або тури
}.
law-illegal-position = Неможлива позиція в рапіді: арбітр чекає завершення наступного ходу. Якщо вона й далі неможлива, партія нічия.
law-rapid-flag = Прапорець у рапіді й бліці: { $who ->
    [players] вказати його можуть лише гравці
   *[arbiter] його відзначає арбітр або вказує гравець
}.
law-blind-announcing = Оголошення ходів: кажіть кожен хід чітко. Суперник повторює його й робить на своїй дошці. { $german ->
    [always] Горизонталі називають німецькою.
   *[unless] Горизонталі називають німецькою, якщо арбітр не вирішить інакше.
}
law-blind-made = Ходи незрячого: фігуру, вийняту з отвору, торкнуто. Хід зроблено, коли вона в іншому отворі й оголошена. Лише тоді йде годинник суперника.
law-blind-clock = Годинник для незрячих: { $speaks ->
    [no] його читають на дотик
    [may] його читають на дотик, і він може називати число ходів
   *[should] він має називати час і число ходів або читатися на дотик
}.
law-blind-slip = Обмовка: виправте її одразу, поки не пішов годинник суперника.
law-blind-boards = Різні дошки: арбітр порівнює обидва бланки. Якщо вони збігаються, виправляють хибну дошку. Якщо ні, повертаються туди, де вони збігаються.
law-blind-assistant = Асистент незрячого: може ходити, оголошувати, записувати, натискати годинник і на прохання називати час і число ходів. { $deaf ->
    [yes] Проти слабочуючого він обов'язковий.
   *[no] { "" }
}
law-sealing = Запечатаний хід: запишіть його, вкладіть у конверт і зупиніть годинник. Конверт зберігає арбітр.
law-sealed-illegal = Неясний запечатаний хід: якщо він неможливий або двозначний, програв той, хто його запечатав.
law-resumption = Догравання: конверт розкривають, коли прийшов той, кому відповідати. Тоді йде його годинник.
law-chess960 = Chess960: першу горизонталь розігрують жеребом, слони на різних кольорах, король між турами. Після рокіровки король і тура стоять як завжди.

## Що вирішує суддівство

article = ФІДЕ { $year }, { $number }.
preface = передмова

not-confirmed = Не підтверджено текстом ФІДЕ { $year }: { $articles }.
time-left = У { $color-key ->
         [white] білих
        *[black] чорних
    } лишилося: { $time }.
completed = { $color } перемкнули годинник.
made-on-board = { $move } на дошці.
touched-any = Дотик: { $square }. Ходів у фігури немає, можна зробити будь-який хід.
touched-no-capture = Дотик: { $square }. Побити її не можна. Можна зробити будь-який хід.
touched-any-move = Дотик: { $square }. Можна зробити будь-який хід.
touched-move = Дотик: { $square }. Ця фігура має піти.
touched-capture = Дотик: { $square }. Цю фігуру треба побити.
touched-capture-with = Фігура з { $square } має побити { $other }.
touched-castle = Торкнуто короля й туру: { $move }.
castling-not-legal = Ця рокіровка зараз неможлива.
rook-first = Тури торкнулися першою: рокіровки немає.
adjusting = { $color } поправляють фігури.
free = Хід { $color-key ->
         [white] білих
        *[black] чорних
    } тепер будь-який.
put-back = Фігури повернено. Дотик зобов'язує: { $color }.
ask-repeat = { $color }, повторіть хід.
still-to-repeat = { $color }, ви ще не повторили хід.
still-to-repeat-move = { $color }, лишилося повторити: { $move }.
ask-promotion = { $color }, назвіть фігуру перетворення.
announcement-differs = Оголошено: { $announced }. На дошці: { $board }. Виправте.
corrected = Виправлено: { $move }.
repeated = { $color } повторили хід.
repeat-differs = Це інший хід. Оголошено: { $move }.
executed = { $color } зробили хід на дошці.
missing-move = Хід не завершено: фігура не рухалася.
missing-release = Хід не завершено: фігуру знято з дошки.
missing-rook = Хід не завершено: переставте й туру.
missing-touched = Хід не завершено: має піти торкнута фігура з { $square }.
missing-rook-first = Хід не завершено: тури торкнулися першою, рокіровки немає. Поверніть короля.
missing-castle = Хід не завершено: торкнуто короля й туру, треба рокірувати.
missing-capture-with = Хід не завершено: фігура з { $square } має побити { $other }.
missing-capture = Хід не завершено: треба побити торкнуту фігуру на { $square }.
missing-promotion = Хід не завершено: назвіть фігуру перетворення.
missing-chosen = Хід не завершено: лишається обрана першою фігура, { $piece }.
missing-announcement = Хід не завершено: спершу оголосіть його.
missing-same-move = Хід не завершено: на дошці не те, що оголошено. Виправте.
missing-repetition = Хід не завершено: його ще не повторили { $opponent-key ->
         [white] білі
        *[black] чорні
    }.
missing-execution = Хід не завершено: його ще не зробили на дошці { $opponent-key ->
         [white] білі
        *[black] чорні
    }.
nth = { $count ->
    [1] перший неможливий хід
    [2] другий неможливий хід
    [3] третій неможливий хід
   *[other] неможливий хід номер { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = Хід був неможливим
act-promotion = Пішак лишився на останній горизонталі
act-king-capture = Було взято короля
act-no-move = Годинник перемкнуто без ходу
act-two-hands = Хід зроблено двома руками
becomes-queen = Пішак на { $square } перетворюється на ферзя.
restored = { $count ->
    [0] Назад до початкової позиції.
   *[other] Назад до позиції після: { $place }.
}
move-place = хід { $number } { $color-key ->
    [white] білих
   *[black] чорних
}
found-initial-position = Початкова позиція була хибною.
found-board-turned = Дошка лежала неправильно. Її повернули.
found-colours-reversed = Кольори було переплутано.
found-displaced = Фігури було зсунуто. Їх повернули на місце.
colours-stay = Кольори було переплутано. Так і лишиться.
correction-wanted = Неможливий: { $place }. { $color } хочуть виправити. Згода: заявити виправлення.
castling-lost = Розстановка лишається. { $color } не можуть рокірувати.
castling-lost-side = Розстановка лишається. { $color } не можуть зіграти: { $move }.
offer-untimely = { $color } пропонують нічию не вчасно. Пропозиція чинна.
offer-stands = Пропозиція нічиєї від { $color-key ->
         [white] білих
        *[black] чорних
    } чинна.
time-taken = { $color } втрачають час: { $time }.
clock-less = Годинник { $color-key ->
    [white] білих
   *[black] чорних
}, віднято: { $time }.
clock-more = Годинник { $color-key ->
    [white] білих
   *[black] чорних
}, додано: { $time }.
clock-set = Годинник { $color-key ->
         [white] білих
        *[black] чорних
    } встановлено: { $time }.
clock-is = Тепер на ньому: { $time }.
clock-was = Було: { $time }.
moves-set = Лічильник { $color-key ->
         [white] білих
        *[black] чорних
    } встановлено: { $count } { $count ->
         [one] хід
         [few] ходи
         [many] ходів
        *[other] ходи
    }.
increment-set = Відтепер за кожен хід ще: { $time }.
moves-back = Знову зараховано: { $moves }.
moves-cancelled = Більше не зараховано: { $moves }.
moves-cancelled-many = Більше не зараховано ходів: { $count }.
taken-back-standing = Хід узято назад.
flag-claim-wrong = Вимогу відхилено: прапорець { $color-key ->
         [white] білих
        *[black] чорних
    } не впав.
flag-claim-both = Вимогу відхилено: впали обидва прапорці.
must-record = { $color } спершу мають записати: { $place }.
need-not-record = Можна не вести запису: { $color }, до наступного контролю.
must-complete = Бланк: { $color } мають заповнити його зараз.
sheet-differs = Розбіжність у бланку { $color-key ->
         [white] білих
        *[black] чорних
    }: { $place }.
signed-white-wins = { $color } підписали: перемога білих.
signed-black-wins = { $color } підписали: перемога чорних.
signed-draw = { $color } підписали: нічия.
absent = { $color } відсутні.
arrived = { $color } прибули.
must-open = Конверт чекає на { $color-key ->
         [white] білих
        *[black] чорних
    }.
must-open-now = Зараз конверт розкривають.
must-seal = { $color } мають запечатати хід.
adjourns-early = { $color } відкладають достроково. Коли хід запечатано, з годинника знімається решта сесії: зараз { $time }.
sealed = { $color } запечатали хід. Годинник зупинено.
adjourned = Партію відкладено. { $color } запечатали хід { $number }.
resumption = Догравання: { $when }.
opened = Конверт розкрито. Іде годинник { $color-key ->
         [white] білих
        *[black] чорних
    }.

matter-touch = { $color } заявляють: { $opponent-key ->
    [white] білі
   *[black] чорні
} торкнулися { $square }, хід { $number }. Вирішує арбітр.
matter-no-effort = { $color } вимагають нічиєї: { $opponent-key ->
    [white] білі
   *[black] чорні
} не намагаються виграти. Вирішує арбітр.
matter-cannot-win = { $color } вимагають нічиєї: { $opponent-key ->
    [white] білі
   *[black] чорні
} не можуть виграти звичайним шляхом. Вирішує арбітр.
matter-increment = { $color } просять п'ять секунд на хід. Вирішує арбітр.
matter-draw = { $color } хочуть запропонувати нічию. Вирішує арбітр.
matter-session-over = Сесію закінчено. Вирішує арбітр.
matter-sheets = Обоє мають заповнити бланки.
matter-stopped = { $color } зупинили годинник. Вирішує арбітр.
matter-stopped-for = { $color } зупинили годинник: { $text }. Вирішує арбітр.
matter-silent = { $color } не повторюють хід { $opponent-key ->
    [white] білих
   *[black] чорних
}. Вирішує арбітр.
matter-boards-differ = Виправляти пізно: годинник перемкнуто. Порівняйте дошки.
matter-conduct = { $what }: { $color }. Вирішує арбітр.
matter-position = Позиція під сумнівом. Арбітр знайде останню правильну.
matter-unconfirmed = Правило не застосовано: цю редакцію тут не підтверджено. Вирішує арбітр.
matter-default-time = Допустиме запізнення не задано. Вирішує арбітр.
matter-flag = Прапорець { $color-key ->
         [white] білих
        *[black] чорних
    } впав під час вимоги. Вирішує арбітр.
matter-envelope = Конверт треба розкрити. Вирішує арбітр.
complaint-lapsed = Скаргу { $color-key ->
    [white] білих
   *[black] чорних
} знято: { $square }, хід { $number }. Тієї позиції більше немає.
matter-results = Результати розходяться: у бланках або із записом. Вирішує арбітр.

ruled = Рішення { $number }: { $ruling }
penalty-number = Рішення { $number }.
ruling-warned = { $color } отримують попередження.
ruling-points-added = { $color } отримують ще: { $points }.
ruling-points-taken = { $color } втрачають: { $points }.
ruling-lost = { $color } програли. { $opponent } отримують: { $points }.
ruling-fined = { $color } оштрафовані.
ruling-excluded = { $color } відсторонені від наступних турів.
ruling-expelled = { $color } виключені зі змагання.
ruling-result-set = Білим { $white }, чорним { $black }.
ruling-adjudicated = Присудження, { $name }: білим { $white }, чорним { $black }.
ruling-displaced = { $count ->
    [0] Фігури зсунуто: назад до початкової позиції.
   *[other] Фігури зсунуто: назад до позиції після: { $place }.
}
ruling-position-set = Позицію встановлено. Щоб почути її, введіть дошка.
ruling-illegal-seen = Останній хід { $color-key ->
         [white] білих
        *[black] чорних
    } був неможливим.
ruling-no-move-seen = { $color } перемкнули годинник без ходу: це неможливий хід.
ruling-touch-seen = { $number ->
    [0] { $color } торкнулися { $square }.
   *[other] { $color } торкнулися { $square }, хід { $number }.
}
ruling-touch-waived = { $color } торкнулися випадково: це не рахується.
ruling-dismissed = Знято.
ruling-turned-down = { $matter ->
    [touch] Скаргу { $color-key ->
         [white] білих
        *[black] чорних
    } відхилено: { $square } не вважається торкнутим, хід { $number }.
    [two-hands] Скаргу { $color-key ->
         [white] білих
        *[black] чорних
    } відхилено: дві руки.
    [quickplay] Вимогу нічиєї відхилено: { $color }.
    [increment] Прохання { $color-key ->
         [white] білих
        *[black] чорних
    } відхилено: п'ять секунд на хід.
    [draw] { $color } не можуть запропонувати нічию.
    [session] Партія триває після сесії.
    [sheets] Бланки лишаються як є.
    [stopped] Без поважної причини: годинник зупинили { $color-key ->
             [white] білі
            *[black] чорні
        }.
    [silent] Без покарання: { $color } ще не повторили хід.
    [conduct] Без покарання. { $what }: { $color }.
    [boards-differ] Дошки не порівнюють. Хід зараховано.
    [position] Позиція лишається як є.
    [unconfirmed] Жодного правила тут не застосовано.
    [default-time] Допустиме запізнення не задано. Гравці чекають.
    [envelope] Запізнення вибачено.
   *[results] Записаний результат лишається. Підписано було інший.
}
ruling-quickplay-drawn = Вимогу прийнято.
ruling-quickplay-postponed = Рішення про вимогу відстрочено. Партія триває.
ruling-quickplay-rejected = Вимогу відхилено.
ruling-offer-allowed = { $color } можуть запропонувати нічию.
ruling-increment-granted = Дозволено: відтепер ще п'ять секунд на хід.
ruling-increment-refused = Без додавання.
ruling-revoked = Рішення { $count } скасовано.
ruling-revoked-act = Рішення { $count } скасовано: порушення не рахується.
ruling-revoked-move = Рішення { $count } скасовано: не рахуються ні неможливий хід, ні його дотик.
ruling-was = Воно було таким: { $what }
ruling-move-stays = Відтоді { $color } зробили хід { $move }: він лишається. Якщо до нього змусив дотик, введіть { $restore }.
ruling-unheard = Для вас нічого не змінюється.
ruling-asked = { $ruling ->
    [time-added] Додати час { $color-key ->
         [white] білим
        *[black] чорним
    }: { $time }?
    [time-taken] Відняти час у { $color-key ->
         [white] білих
        *[black] чорних
    }: { $time }?
    [clock-set] Встановити годинник { $color-key ->
         [white] білих
        *[black] чорних
    }: { $time }?
    [lost] Зарахувати поразку: { $color }? { $opponent } отримають: { $points }.
    [result] Записати результат: білим { $white }, чорним { $black }?
    [adjudicated] Присудити, { $name }: білим { $white }, чорним { $black }?
    [excluded] Відсторонити від наступних турів: { $color }?
    [expelled] Виключити зі змагання: { $color }?
    [annulled] Анулювати партію?
    [flag] Вирішити, що прапорець { $color-key ->
         [white] білих
        *[black] чорних
    } впав?
    [illegal] Визнати останній хід { $color-key ->
         [white] білих
        *[black] чорних
    } неможливим?
    [no-move] Визнати порушенням: { $color } перемкнули годинник без ходу?
    [touch] Вирішити, що { $color } торкнулися { $square }, хід { $number }?
    [back] { $count ->
        [0] Назад до початкової позиції?
       *[other] Назад до позиції після: { $place }?
    }
    [displaced] { $count ->
        [0] Фігури зсунуто: назад до початкової позиції?
       *[other] Фігури зсунуто: назад до позиції після: { $place }?
    }
    [position] Встановити цю позицію?
    [default-time] Встановити допустиме запізнення: { $time }?
    [end] Скасувати закінчення партії?
   *[other] Так вирішити? { $what }
}
ruling-end-revoked = Закінчення партії скасовано.
end-taken-back = Партію не закінчено: ходять { $color-key ->
         [white] білі
        *[black] чорні
    }, хід { $number }.
end-illegal-not-counted = Останній неможливий хід не рахується. Неможливих ходів у { $color-key ->
         [white] білих
        *[black] чорних
    }: { $count }.
ruling-default-time = Допустиме запізнення: { $time }.
points-none = нічого
points-half = пів очка
points-full = одне очко
points-two = два очки
points-three = три очки

## Уведення ходу

entry-empty = Нічого не введено. Введіть хід або допомога.
entry-colour = Щоб у новій партії грати { $color-key ->
         [white] білими
        *[black] чорними
    }: { $new } { $color }
entry-unknown = Невідомо: { $word }. Введіть хід або допомога.
entry-unknown-near = Невідомо: { $word }. Може, { $near }? Усі команди: допомога все.
entry-two-moves = По одному ходу. Спершу введіть { $first }.
entry-read-as = { $items } у { $text }: прочитано як { $text }.
entry-stray-alone = Не читається: { $items }. Введіть знову.
entry-stray = Не читається: { $items } у { $text }. Введіть знову.
stray-control = керівний знак { $number }
stray-invisible = невидимий знак { $number }
stray-letter = { $script ->
    [Cyrillic] кирилична
    [Greek] грецька
    [Arabic] арабська
    [Hebrew] єврейська
    [Armenian] вірменська
    [Devanagari] індійська
   *[other] чужа
} { $like }
stray-unlike = { $script ->
    [Cyrillic] кирилична
    [Greek] грецька
    [Arabic] арабська
    [Hebrew] єврейська
    [Armenian] вірменська
    [Devanagari] індійська
   *[other] чужа
} літера { $number }

stray-wide = широка { $like }
stray-styled = незвичайна { $like }
stray-sign = знак { $number }
entry-no-move = Це не хід. Спробуйте e2 e4 або допомога.
entry-no-piece = Немає фігури з літерою { $letter }. Літери: { $letters }.
entry-takes-what = Що бʼє? Введіть і поле.
entry-no-question = Питання немає. Введіть хід або допомога.
entry-knight = Для питання введіть стрибки { $square }.
entry-slash = Зі скісної риски починається команда. Для ходу введіть { $text }.
entry-other-side = Ходять { $color-key ->
         [white] білі
        *[black] чорні
    }.
entry-not-your-turn = Ходять { $color-key ->
         [white] білі
        *[black] чорні
    }. Дочекайтеся відповіді.
choice = Можливих ходів: { $count }. Введіть номер.
ambiguous = Можливих ходів: { $count }. Введіть { $moves } або { $last }.
choice-line = { $number }: { $reading }
choice-promotion = На що перетворюється пішак? Введіть фігуру або її номер.
choice-piece = Ферзь, тура, слон чи кінь? Введіть фігуру або її номер.
choice-again = Введіть номер від 1 до { $count } або ні.
choice-dropped = Скасовано.

illegal-empty-origin = { $square } порожнє.
illegal-not-yours = Не ваша фігура: { $piece } на { $square }.
illegal-other-piece = На { $square } стоїть інша фігура: { $piece }.
illegal-square-alone = На { $square } ваша фігура: { $piece }. Щоб піти нею, введіть { $square } і нове поле.
illegal-own-piece = На { $square } ваша фігура: { $piece }.
illegal-nothing-to-take = На { $square } нічого бити.
illegal-none-to-take = У суперника немає { $role ->
    [king] короля
    [queen] ферзя
    [rook] тури
    [bishop] слона
    [knight] коня
   *[pawn] пішаків
}.
illegal-takes-none = Не дістає: { $piece }, { $captured }.
illegal-no-pawn-takes = На вертикалі { $letter } пішак не бʼє.
illegal-only-takes = Пішак туди може тільки бити: { $square }. Назвіть і його вертикаль.
illegal-still-in-check = Не можна: король лишиться під шахом.
illegal-exposes-king = Не можна: ваш король потрапить під шах.
illegal-no-promotion = Це не перетворення: пішак цим ходом не досягає останньої горизонталі.
illegal-cannot-become = Пішак перетворюється на ферзя, туру, слона або коня. Введіть, наприклад, { $square } ферзь.
illegal-blocked = Шлях закрито: { $piece } { $from }, заважає { $other } на { $square }.
illegal-no-such-piece = У вас немає { $role ->
    [king] короля
    [queen] ферзя
    [rook] тури
    [bishop] слона
    [knight] коня
   *[pawn] пішаків
}.
illegal-cannot-reach = { $role ->
    [king] Ваш король не дістає до { $square }.
    [queen] Ваш ферзь не дістає до { $square }.
    [rook] Ваші тури не дістають до { $square }.
    [bishop] Ваші слони не дістають до { $square }.
    [knight] Ваші коні не дістають до { $square }.
   *[pawn] Ваші пішаки не дістають до { $square }.
}
illegal-not-from-there = Звідти не можна: { $piece } на { $square }.
illegal-cannot-go = { $role ->
    [king] Король
    [queen] Ферзь
    [rook] Тура
    [bishop] Слон
    [knight] Кінь
   *[pawn] Пішак
} не ходить з { $from } на { $square }.
illegal-no-castling-right = Рокіровку туди втрачено: король або тура вже ходили.
illegal-castling-never = Рокіровка туди неможлива: її немає в початковій позиції.
illegal-castling-blocked = Рокіровка туди зараз неможлива: заважає фігура.
illegal-castling-attacked = Рокіровка туди зараз неможлива: король пройде через шах або опиниться під шахом.

## Відповіді

joined = { $items }, { $next }
row = від { $from } до { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Горизонталь { $name }
ranks = Горизонталі { $count ->
    [2] { $from } і { $to }
   *[other] { $from-number ->
        [1] з першої
        [2] з другої
        [3] з третьої
        [4] з четвертої
        [5] з п'ятої
        [6] із шостої
        [7] із сьомої
       *[other] з восьмої
    } по { $to-number ->
        [1] першу
        [2] другу
        [3] третю
        [4] четверту
        [5] п'яту
        [6] шосту
        [7] сьому
       *[other] восьму
    }
}
file = Вертикаль { $name }
square-part = { $part }.
square-shade-part = { $shade } поле
shade-light = світле
shade-dark = темне
square-shade = { $square }: { $shade }.
all-white = Білі
all-black = Чорні
no-pieces = { $pieces }: немає.
rays-none = На лініях від { $square } фігур немає.
knight-none = У стрибку коня від { $square } фігур немає.
knight-sees = У стрибку коня від { $square }
toward-up = Угору
toward-up-right = Угору праворуч
toward-right = Праворуч
toward-down-right = Униз праворуч
toward-down = Униз
toward-down-left = Униз ліворуч
toward-left = Ліворуч
toward-up-left = Угору ліворуч
attacked = { $square }, нападають: { $items }.
not-attacked = На { $square } ніхто не нападає.
defended = { $square }, захищають: { $items }.
not-defended = { $square } ніхто не захищає.
by-white = { $square }, білі нападають: { $items }.
by-black = { $square }, чорні нападають: { $items }.
by-none-white = Білі не нападають на { $square }.
by-none-black = Чорні не нападають на { $square }.
moves-of = { $piece } { $square }
moves-none = Можливих ходів немає.
moves-none-from = З { $square } ходів немає.
captures-none = Взяттів немає.
captures-none-from = З { $square } взяттів немає.
moves-not-yours = { $square }: { $piece }, зараз не ходить.
takes = бере { $piece } { $square }
takes-promoting = бере { $piece } { $square } і перетворюється
takes-en-passant = бере { $piece } { $square } на проході, на { $to }
promotes-on = перетворюється на { $square }
what-if = { $piece } на { $square } може побити
what-if-none = { $piece } на { $square }: бити нічого.
what-if-empty = { $square } порожнє.
castling-right = { $color }, { $castling }: { $how ->
    [legal] можна
    [check] не можна під шахом
    [blocked] заважає фігура
    [attacked] король пройшов би через шах або став під шах
   *[lost] права на неї немає
}.
material-count = { $pieces }: { $count }
material-level = Матеріал рівний.
material-ahead = Перевага в { $color-key ->
         [white] білих
        *[black] чорних
    }: { $points } { $points ->
         [one] очко
         [few] очки
         [many] очок
        *[other] очки
    }.
material-bare = сам король
turn = Ходять { $color-key ->
         [white] білі
        *[black] чорні
    }, хід { $number }.
turn-check = Ходять { $color-key ->
         [white] білі
        *[black] чорні
    }, хід { $number }, шах.
turn-checkmate = Мат: { $color }, хід { $number }.
turn-stalemate = Пат: у { $color-key ->
         [white] білих
        *[black] чорних
    } немає ходів, хід { $number }.
turn-yours = Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }.
board-check = Шах: { $color }.
board-checkmate = Мат: { $color }.
board-stalemate = Пат: у { $color-key ->
         [white] білих
        *[black] чорних
    } немає ходів.
last = { $move }. { $color }, хід { $number }.
last-none = Ходів ще не було.
captured-none = Взяттів ще не було.
captured-last = Останнє взяття: { $piece } на { $square }.
last-of = { $items } і { $last }
captured-lost = { $color } втратили: { $items }.
lost-king = { $count ->
    [one] король
    [few] { $count } королі
    [many] { $count } королів
   *[other] { $count } короля
}
lost-queen = { $count ->
    [one] ферзь
    [few] { $count } ферзі
    [many] { $count } ферзів
   *[other] { $count } ферзя
}
lost-rook = { $count ->
    [one] тура
    [2] дві тури
    [few] { $count } тури
    [many] { $count } тур
   *[other] { $count } тури
}
lost-bishop = { $count ->
    [one] слон
    [few] { $count } слони
    [many] { $count } слонів
   *[other] { $count } слона
}
lost-knight = { $count ->
    [one] кінь
    [few] { $count } коні
    [many] { $count } коней
   *[other] { $count } коня
}
lost-pawn = { $count ->
    [one] пішак
    [few] { $count } пішаки
    [many] { $count } пішаків
   *[other] { $count } пішака
}
opening = { $name }. { $eco }.
opening-none = Дебют ще не має назви.
score-none = Ходів ще не було.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
clock-to-go = До контролю в { $color-key ->
         [white] білих
        *[black] чорних
    } { $count } { $count ->
         [one] хід
         [few] ходи
         [many] ходів
        *[other] ходи
    }.
clock-none = У цій партії немає годинника.
clock-of-waiting = Партія { $game } чекає, її годинник зупинено.
clock-waits = { $whose ->
    [own] Ваш годинник стоїть. Enter його запустить.
   *[both] Годинники стоять. Enter їх запустить.
}
clock-strict = На турнірі годинник зупиняє лише арбітр.
once-empty = Хід не вказано. Спробуйте e2 e4.
once-unknown = Невідомо: { $word }. Напишіть хід, наприклад e2 e4 або кінь f3.
once-unknown-near = Невідомо: { $word }. Може, { $near }?
once-no-move = Це не хід. Спробуйте e2 e4 або кінь f3.
once-failed = Хід { $number }, { $text }: { $why }
ask-unknown = Невідомо: { $word }. Усі питання: { $program } ask help
ask-unknown-near = Невідомо: { $word }. Може, { $near }? Усі питання: { $program } ask help
ask-help = Можна спитати: { $names }. Докладніше про одне: { $program } ask help board
ask-number = { $word } не питання. Вкажіть позицію після --position, потім спитайте.
ask-in-game = { $name } працює лише в партії. Почніть її: { $program } play.
ask-command = { $name } — окрема команда: { $program } { $command }.
saves = Кожен хід зберігається. Щоб вийти, введіть вихід.
leave-quit = Щоб вийти, введіть вихід. Кожен хід зберігається.
export-how = Вийдіть командою вихід. Потім введіть { $program } export { $game } game.pgn
repeat-none = Ще нічого не було сказано.
argument-square = { $name }: потрібне поле, наприклад { $name } e4.
argument-two-squares = { $name }: потрібні два поля, наприклад { $name } g1 f3.
argument-piece = { $name }: потрібна фігура, наприклад { $name } ферзь або { $name } чорні тури.
argument-line = { $name }: потрібна вертикаль або горизонталь, наприклад { $name } e або { $name } 4.
argument-rank = { $name }: потрібна горизонталь, наприклад { $name } 4.
argument-file = { $name }: потрібна вертикаль, наприклад { $name } e.
argument-number = { $name }: потрібне число, наприклад { $name } 5.
argument-level = { $name }: потрібне число від 1 до { $most }.
argument-move = { $name }: потрібен хід, наприклад { $name } e2 e4.
argument-claim = Що заявити? Введіть { $name } повторення, { $name } п'ятдесят, { $name } прапорець або { $name } неможливий. Ще: допомога заявити.
argument-voice = { $name }: потрібен голос: { $voices }.
argument-switch = { $name }: увімкнути або вимкнути.
argument-whose = { $name }: мої, суперника або нічого.
argument-braille = { $name }: ширина від { $least } до { $most }; діаграма, горизонталі або список; крапки, ascii або літери; запам'ятати.
argument-list = Список пишеться літерами; крапки та ascii для діаграм.
argument-width = У рядку брайля від { $least } до { $most } клітинок. Введіть, наприклад, braille 40.
argument-position = { $name }: потрібна позиція: FEN, діаграма або список, наприклад Білі: Крe1 a2. Чорні: Крe8.
argument-none = Введіть лише { $name }.
argument-more = Незрозуміло: { $word }. Введіть лише { $name }.
no-command = Невідома команда: { $word }. Список: допомога все.
no-command-near = Невідома команда: { $word }. Може, { $near }? Список: допомога все.

## Позиція для пальців

diagram-lines = Діаграма, { $count ->
    [1] один рядок
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}.
list-of = { $color }:
beside-turn = Хід { $color-key ->
         [white] білих
        *[black] чорних
    }.
beside-castling = Рокіровка: { $rights }.
beside-no-castling = Без рокіровки.
beside-all-castling = Рокіровки: усі.
beside-one = { $color } { $side }
beside-two = { $color } { $side } і { $other }
beside-short = коротка
beside-long = довга
beside-en-passant = На проході: { $square }.
braille-kept = Збережено.
braille-kept-here = Встановлено на цей матч.

## Прохання

confirm-draw = Запропонувати нічию? так чи ні.
confirm-draw-agreed = Погодитися на нічию? так чи ні.
confirm-draw-untimely = Запропонувати нічию зараз? Краще після свого ходу, до натискання годинника. так чи ні.
confirm-claim = Вимагати нічиєї? Якщо вимога хибна, { $opponent-key ->
    [white] білі
   *[black] чорні
} отримають час. так чи ні.
confirm-claim-with = Вимагати нічиєї з ходом { $move }? Якщо вимога хибна, { $opponent-key ->
    [white] білі
   *[black] чорні
} отримають час, а хід доведеться зробити. так чи ні.
confirm-claim-quickplay = Вимагати нічиєї? Якщо арбітр відмовить, суперник отримає ще дві хвилини. так чи ні.
confirm-seconds = Просити п'ять секунд на хід? Це й пропозиція нічиєї. У разі згоди суперник отримає ще дві хвилини. так чи ні.
confirm-resign = Здатися? так чи ні.
confirm-resign-for = Здатися за { $color-key ->
         [white] білих
        *[black] чорних
    }? так чи ні.
kings-say = { $result ->
    [white] Королі в центрі: виграли білі.
    [black] Королі в центрі: виграли чорні.
   *[draw] Королі в центрі: нічия.
}
kings-no-win = Суперник не здався. Поверніть королів на місце.
kings-one = Один король у центрі. Щоб указати результат, поставте туди й другого, інакше поверніть його на місце.
kings-otherwise = Але партія закінчилася інакше.
confirm-takeback = Взяти хід назад? так чи ні.
confirm-new = Залишити цю партію? Нова: { $items }. так чи ні.
confirm-resume = Залишити цю партію? Продовжиться попередня. так чи ні.
confirm-resume-game = Залишити цю партію? Продовжиться партія { $game }. так чи ні.
confirm-lapsed = { $what ->
    [draw] Нічию не запропоновано.
    [resign] Здачу скасовано.
    [takeback] Хід не взято назад.
    [resume] Ви лишаєтеся в цій партії.
    [claim] Нічого не заявлено.
    [seal] Хід не запечатано.
    [sign] Не підписано.
   *[new] Нову партію не розпочато.
}
confirm-draw-first = Нічию ще не запропоновано. Запропонувати? так чи ні.
confirm-neither = { $text }: це не так і не ні.
confirm-go-on = Продовжити? так чи ні.
confirm-dropped = Ні. Партія триває.
announce-it = Оголосіть хід.
repeat-it = Повторіть хід.
repeated-it = Повторено.
repeated-by-opponent = { $color } повторили хід.
repeated-already = Це останній хід. Оголосіть свій.
move-of-opponent = Це був останній хід. Ваш хід.
repeated-your-move = Повторено. Ваш хід.
say-promotion = Назвіть фігуру перетворення.
pressed = Натиснуто.
takeback-helps = Щоб узяти хід назад, введіть повернути.
press-it = Натисніть годинник.
announced-waits = Оголошено: { $move }.
announcing-off = Це не потрібно: хід рахується, щойно його введено. Змінити: налаштувати оголошення.
hint = Підказка: { $move }.
hint-wait = Шукаю підказку.
hint-still = Підказка ще шукається. Зачекайте.

analysis-wait = Думаю.
analysis-still = Ще думаю. Зачекайте.
analysis-stopped = Перервано: { $names }. Запитайте ще раз.
analysis-over = У цій позиції партію закінчено.
analysis-in-check = Шах: { $color }. Спитайте про загрозу після наступного ходу.
analysis-no-move = В іншої сторони немає можливих ходів.
analysis-two = Не в партії з іншою людиною.
analysis-exercise = Не у вправі. Допомога: { $hint }.
analysis-not-now = Спочатку завершіть хід.
analysis-offer = Запропоновано нічию: дочекайтеся відповіді.
analysis-nothing = Оцінки цієї позиції немає.
analysis-builtin-instead = Оцінює вбудований суперник.
analysis-builtin =
    Оцінює вбудований суперник. Він бачить мати й негайний виграш матеріалу.
    Плани й ендшпілі він не оцінить. Це вміє рушій: { $opponent } рушій stockfish.
analysis-best = Найкращий: { $move }.
analysis-unscored = Без оцінки.
analysis-line = { $moves }.
analysis-line-end = Кінець лінії.
analysis-no-line = { $count ->
    [1] Лінія лише одна.
    [one] Ліній лише { $count }.
    [few] Ліній лише { $count }.
    [many] Ліній лише { $count }.
   *[other] Ліній лише { $count }.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } загрожують ходом { $move }.
analysis-no-threat = Загрози немає. Якби ходили { $color-key ->
         [white] білі
        *[black] чорні
    }: { $move }.
verdict = { $how ->
    [equal] Рівність: { $number }.
    [slight] У { $color-key ->
         [white] білих
        *[black] чорних
    } трохи краще: { $number }.
    [clear] У { $color-key ->
         [white] білих
        *[black] чорних
    } явно краще: { $number }.
    [winning] { $color } виграють: { $number }.
   *[won] У { $color-key ->
         [white] білих
        *[black] чорних
    } виграно: { $number }.
}
verdict-mate = { $color } дають мат, ходів: { $moves }.
verdict-unsure = Переваги не видно.
verdict-number = { $sign ->
    [minus] мінус { $whole },{ $tenths }
    [plus] плюс { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Шанси { $color-key ->
         [white] білих
        *[black] чорних
    }: { $percent } зі 100.
eval-chances = Зі 100 партій { $color-key ->
         [white] білі
        *[black] чорні
    }: перемог { $won }, нічиїх { $drawn }, поразок { $lost }.
eval-by = Глибина { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } виграють: мат, ходів { $moves }.
        [progress] { $moves ->
            [0] { $color } виграють: наступний хід взяття або хід пішаком.
            [1] { $color } виграють: наступний хід взяття або хід пішаком.
            [one] { $color } виграють: взяття або хід пішаком не пізніше ніж через { $moves } хід.
            [few] { $color } виграють: взяття або хід пішаком не пізніше ніж через { $moves } ходи.
            [many] { $color } виграють: взяття або хід пішаком не пізніше ніж через { $moves } ходів.
           *[other] { $color } виграють: взяття або хід пішаком не пізніше ніж через { $moves } ходу.
        }
       *[unknown] { $color } виграють.
    }
    [spoilt] Нічия. { $color } виграли б, але не встигають до правила п'ятдесяти ходів.
   *[drawn] Нічия.
}
tables-only-wins = Виграє лише { $move }.
tables-only-draws = Нічию тримає лише { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Виграє будь-який хід.
       *[some] { $keeping ->
            [one] З { $count } ходів виграє { $keeping }.
            [few] З { $count } ходів виграють { $keeping }.
            [many] З { $count } ходів виграють { $keeping }.
           *[other] З { $count } ходів виграють { $keeping }.
        }
    }
    [drawn] { $which ->
        [all] Будь-який хід веде до нічиєї.
       *[some] { $keeping ->
            [one] З { $count } ходів нічию тримає { $keeping }.
            [few] З { $count } ходів нічию тримають { $keeping }.
            [many] З { $count } ходів нічию тримають { $keeping }.
           *[other] З { $count } ходів нічию тримають { $keeping }.
        }
    }
   *[lost] Будь-який хід програє.
}
tables-sure = За таблицями закінчень, без сумніву.
tables-found = Таблиці закінчень: до { $pieces } фігур.
tables-folder = Тека { $name } не читається. Вказати іншу: налаштувати { $setting }.
tables-none = Таблиць закінчень немає в { $name }. Вказати іншу теку: налаштувати { $setting }.
tables-damaged = Таблицю закінчень { $name } пошкоджено. Скопіюйте її знову.
book-row = { $move }: { $which ->
    [book] { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
         [many] відсотків
        *[other] відсотки
    }.
    [games] ваших партій: { $games ->
        [one] { $games }.
        [few] { $games }.
        [many] { $games }.
       *[other] { $games }.
    }
   *[both] { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
         [many] відсотків
        *[other] відсотки
    }, ваших партій: { $games ->
        [one] { $games }.
        [few] { $games }.
        [many] { $games }.
       *[other] { $games }.
    }
}
book-more = І ще { $count ->
    [1] один хід.
    [one] { $count } хід.
    [few] { $count } ходи.
    [many] { $count } ходів.
   *[other] { $count } ходу.
}
book-nothing = Нічого ні в книзі, ні у ваших партіях.
book-unreadable = Книга { $name } не читається. Вказати іншу: налаштувати { $setting }.
book-cut = Книга { $name } обривається. Скопіюйте її знову.
book-none = Це не дебютна книга Polyglot: { $name }. Вказати іншу: налаштувати { $setting }.
opponent-failed = Суперник не знайшов ходу. Це помилка програми. Введіть нова або вихід і { $program } resume.
level-set = Рівень { $level }.
level-is = Рівень { $level }. Змінити: рівень і число від 1 до 20.
level-none = Вбудованого суперника тут немає. Грати з ним: нова вбудований.
voice-set = Голос ходів: { $name }.
talk-set = Мова: українська.
talk-is = Мова: українська. Змінити: наприклад, мова en.
speech-on = Мовлення ввімкнено.
speech-off = Мовлення вимкнено.
speech-is = { $state ->
    [on] Мовлення ввімкнено. Вимкнути: мовлення вимкнути.
   *[off] Мовлення вимкнено. Увімкнути: мовлення увімкнути.
}
speech-rate = Темп мовлення { $rate }.
speech-lost = Мовлення відмовило: { $reason }. Лише текст.
speech-is-lost = Мовлення відмовило. Спробувати знову: мовлення увімкнути. Продовжити без мовлення: мовлення вимкнути.
speech-is-awaited = Мовлення ще не відповідає. Продовжити без мовлення: мовлення вимкнути.
speech-health = Дізнатися причину: { $program } health. Продовжити без мовлення: мовлення вимкнути.
speech-found = Мовлення знову працює.
speech-absent = У цій збірці мовлення немає.
reason-unreachable = сервер мовлення не відповідає, встановіть speech-dispatcher і espeak-ng або введіть мовлення вимкнути
reason-hangs = сервер мовлення не відповідає
reason-refused = сервер мовлення відмовляє
reason-engine = синтезатор не працює

## Сеанси

new-builtin = Нова партія { $game }. Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }, рівень суперника { $level }.
new-human = Нова партія { $game } для двох гравців.
new-human-named = Нова партія { $game }: { $white } білими, { $black } чорними.
time-all = Час: { $time }
time-moves = Час: { $time }, ходів { $moves }
time-then-all = Потім { $time }
time-then-moves = Потім { $time }, ходів { $moves }
time-repeats = Останній період повторюється.
time-plain = { $period }.
time-increment-only = Час: { $time } на хід.
time-increment = { $period }, плюс { $time } за хід.
time-delay = { $period }, затримка { $time } на хід.
time-bronstein = { $period }, затримка Бронштейна, щонайбільше { $time } на хід.
time-warned = Попередження про час: { $times }. Змінити: { $set } попередження.
laws-edition = Правила: ФІДЕ { $year }.
laws-incomplete = ФІДЕ { $year }: відомі лише до статті 8.1. Решту не підтверджено.
opening-announce = Кожен хід оголошують. Введіть хід, потім { $press }.
opening-repeat = Кожен хід оголошують і повторюють. Введіть хід, потім { $press }.
new-position = Особлива початкова позиція. Почути її: дошка.
new-usual = Звичайна: нова звичайна.
board-tells = Щоб почути її, введіть дошка.
chess960-from = Шахи 960, позиція { $number }.
chess960-usual = Шахи 960, позиція { $number }: звичайна.
chess960-other = Шахи 960, з іншої позиції.
resumed-game = Партія { $game } триває. Поки що { $moves ->
    [0] без ходів
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}.
resumed-side = Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }, рівень суперника { $level }.
resumed-turn = Ваш хід.
resumed-over = Партію { $game } закінчено.
resume-none = Незакінчених партій немає. Почніть нову: { $program } play.
resume-unknown = Партії { $game } немає. Останні партії: { $program } games

resume-busy = Партію { $game } відкрито в іншому вікні. Спершу закрийте його або почніть нову партію.
resume-none-here = Інших незакінчених партій немає. Список: партії.
resume-here = Ви в партії { $game }.
resume-over = Партію { $game } закінчено. Розібрати її: { $program } study { $game }
resume-over-here = Партію { $game } закінчено. Розібрати її: { $name } { $game }
resume-imported-here = Партію { $game } імпортовано. Розібрати її: { $name } { $game }
resume-match = Партія { $game } з матчу. Продовжити: { $program } match і файл матчу.
left-own = Не закінчено партію { $game }, суперник { $opponent }: ви граєте { $color-key ->
    [white] білими
   *[black] чорними
}, хід { $move }, { $date }.
left-two = Не закінчено партію { $game }, білі { $white }, чорні { $black }: хід { $move }, { $date }.
left-resume = Продовжити: { $name } { $game }
resume-imported = Партію { $game } імпортовано: продовжити її не можна. Розібрати: { $program } study { $game }.
game-kept = Партію { $game } збережено. Продовжити: { $program } resume
game-left = Партію { $game } збережено.
game-forgotten = Партію { $game } не збережено: не було жодного ходу.
goodbye = До побачення.
unsaved = Не збережено: { $reason }. Партія триває. Звільніть місце на диску, і вона збережеться з наступним ходом.
saved-again = Усе знову збережено.
unsaved-at-end = Ці ходи не збережено. Скопіюйте їх:
archive-damaged = Архів було пошкоджено. Тепер це { $file }, розпочато новий архів.
data-shared = Тека даних { $folder } не лише ваша. Інші можуть читати й змінювати ваші партії. Вкажіть свою теку: --data.
data-link = Тека даних { $folder } лише посилання. Переконайтеся, що воно веде до вашої теки.
data-writable = Тека даних { $folder }: у неї могли писати інші. Тепер її для них закрито. Перевірте партії: { $program } games.
data-foreign = Партії тут не буде: { $folder } належить іншому користувачеві. Вкажіть іншу теку даних: --data.
data-open = Партії тут не буде: у { $folder } можуть писати інші. Спершу закрийте: { $command }
archive-unusable = Архів { $file } недоступний: { $reason }. Ця партія не зберігається.
settings-warning = { $what } Пропущено: { $file }.
settings-warning-line = { $what } Пропущено: рядок { $line } файлу { $file }.
not-text = Цей рядок не текст UTF-8. Введіть його знову.
too-long = Рядок задовгий: не більше 4096 байтів. Введіть коротше.

reason-damaged = файл пошкоджено
reason-catalogue = імпортовані партії пошкоджено, приберіть catalogue.db
reason-full = диск заповнено
reason-read-only = на диск або в теку не можна писати
reason-busy = файл зайнятий іншою програмою
reason-file = файл не відкривається
reason-settings = у файлі налаштувань помилки, спершу виправте їх
reason-newer = файл записав новіший touchmove, використовуйте його
reason-game = одну з партій пошкоджено
reason-unwritable = налаштування не можна записати
setting-key-near = Невідоме налаштування: { $key }. Може, { $near }?
setting-value = { $key } не може бути { $value }. Можливо: { $values }.
setting-empty = { $key } не має значення. Можливо: { $values }.
setting-name-long = { $key }: не більше 40 літер. Напишіть коротше ім'я.
setting-unreadable = Налаштування не читаються: { $reason }.
range-to = до
range-more = і більше
slip-no-equals = Немає знака рівності: { $text }. Пишіть ім'я = "значення".
slip-no-value = Немає значення: { $text }. Пишіть ім'я = "значення".
slip-open-quote = Лапки не закрито: { $text }. Закрийте їх.
slip-no-quotes = Немає лапок: { $text }. Поставте їх навколо значення.
slip-open-bracket = Дужку не закрито: { $text }. Закрийте її.
slip-twice = Ім'я повторюється: { $text }. Видаліть один із двох рядків.
slip-control = У рядку керівні знаки. Наберіть його знову.
slip-unprintable = У рядку керівні знаки. Видаліть їх.
slip-form = Не читається: { $text }. Пишіть ім'я = "значення".
did-you-mean = Може, { $near }?
folder-missing = Теки { $folder } немає. Вкажіть наявну.
folder-is-file = { $folder } не тека, а файл. Вкажіть його теку.
folder-denied = { $folder } не читається. Перевірте права.
name-unseen = Невидимі знаки в назві. Перейменуйте.
voices-none-there = Немає голосів у { $folder }. Голос — це папка з файлом voice.toml.
keymaps-none-there = Немає розкладок у { $folder }. Розкладка — це файл, наприклад moya.toml.
voice-note = { $what } Дивіться { $file }.
voice-note-line = { $what } Дивіться рядок { $line } файлу { $file }.
voice-unreadable = Файл не читається: { $reason }.
voice-empty = Файл порожній.
voice-no-voice = Цей голос не має voice.toml. Створіть його, наприклад із parent = "en".
voice-section = Невідома частина голосу: { $name }.
voice-entry = Невідомо в цій частині: { $name }.
voice-missing = У частині { $section } немає { $name }. Додайте.
voice-missing-first = У цьому голосі немає { $name }. Напишіть, наприклад, { $name } = "en" перед усіма частинами.
voice-text = { $name } має бути в лапках.
voice-list = { $name } має бути списком, наприклад ["один", "два"].
voice-part = { $name } це частина голосу. Напишіть її в дужках в окремому рядку.
voice-blank = У { $name } є порожнє слово.
voice-same = У { $first } і { $name } одне слово, { $word }. У кожного має бути своє.
voice-slot = Невідомий пропуск у зразку { $name }: { $slot }.
voice-brace = Не закрито фігурну дужку: зразок { $name }.
voice-no-slot = У зразку { $name } потрібен пропуск { $slot }, інакше ходів не чути.
voice-language = { $tag } не код мови. Напишіть, наприклад, de або pt-BR.
voice-keyboard = Невідома клавіатура: { $name }. Напишіть одну з { $known }.
voice-letter = { $name } не одна літера. Поставте одну перед знаком рівності.
voice-parent = Немає батьківського голосу, або він зіпсований: { $name }.
voice-incomplete = Голос неповний. Вкажіть батьківський, наприклад parent = "en".
voice-taken = { $word } не може означати { $name }: уже означає { $other }.
voice-sentence = { $text } не речення. Пишіть ім'я = текст і закрийте всі фігурні дужки.
voice-no-sentence = У програмі немає речення { $name }.
voice-gap = У реченні { $name } немає пропуску { $gap }. Є: { $gaps }.
voice-gap-none = У реченні { $name } немає пропуску { $gap }. Пропусків у ньому немає.
voice-left-out = У реченні { $name } бракує { $gap }.
voice-silent = Речення { $name } порожнє.
setting-not-kept = Налаштування не збережено: { $reason }.

## Рушії

new-engine = Нова партія { $game }. Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    } проти { $engine }, рівень { $level }.
resumed-engine = Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    } проти { $engine }, рівень { $level }.
engine-held = { $engine } не має власних рівнів. Що нижчий рівень, то менша глибина розрахунку і то більше ходів робить вбудований суперник.
opponent-thinks = Суперник ще думає.
engine-thinks = Суперник ще думає. Грати без нього: { $new } { $builtin }.
engine-waits = { $engine } запускається. Грати без нього: { $new } { $builtin }.
engine-waits-on = { $engine } запускається. Партія чекає.
engine-missing = { $engine } немає на цьому комп'ютері.
engine-refused = { $engine } не запускається: це не програма для цього комп'ютера.
engine-ended = { $engine } несподівано зупинився.
engine-says = Повідомлення: { $words }
engine-floods = { $engine } пише без упину.
engine-silent = { $engine } не відповідає.
engine-not-uci = { $engine } відповідає не на UCI, мові шахових рушіїв. Вкажіть рушій UCI, наприклад uci:stockfish.
engine-no-move = { $engine } не надіслав ходу.
engine-no-stop = { $engine } не припиняє думати.
engine-so-far = Найкраще, що знайдено:
engine-nonsense = { $engine } надіслав не хід: { $answer }.
engine-illegal = { $engine } надіслав неможливий хід: { $answer }.
engine-no-chess960 = { $engine } не грає в шахи 960.
engine-again = Перезапускаю.
engine-back = { $engine } знову працює.
confirm-builtin = Грати із вбудованим суперником?
confirm-builtin-on = Продовжити із вбудованим суперником? так чи ні.
builtin-plays = Продовжує вбудований суперник, рівень { $level }.
engine-kept = Партія чекає на { $engine }. Введіть вихід; { $program } resume спробує знову.
engine-not-begun = Партію не розпочато. Введіть нова, щоб спробувати знову, або вихід.
player-engine = { $name } рівень { $level }
player-engine-replaced = { $name }, потім рівень { $level }
health-engine = Рушій: { $name } працює, { $file }.
health-engine-fails = Рушій { $file }: { $what }

## Сигнали

tones-on = Сигнали ввімкнено.
tones-off = Сигнали вимкнено.
tones-is = { $state ->
    [on] Сигнали ввімкнено. Вимкнути: сигнали вимкнути.
   *[off] Сигнали вимкнено. Увімкнути: сигнали увімкнути.
}
tones-absent = Програму зібрано без сигналів. Як їх отримати, сказано в docs/guide.md.
tones-lost = Сигнали відмовили: { $reason }.
tones-found = Сигнали знову працюють.
reason-no-device = звукового пристрою не знайдено
reason-device-busy = звук зайнятий іншою програмою
reason-device-hangs = звуковий пристрій завис
reason-device-broken = звуковий пристрій не працює
help-tones =
    сигнали увімкнути, сигнали вимкнути.
    Низьке клацання: темне поле.
    На октаву вище: світле.
    Стукіт: край.
    Дві ноти вниз: взяття.
    Дві вгору: шах.
    Гудок: неможливий хід.
    Три писки: мало часу.
health-tones = Сигнали: звуковий пристрій працює.
health-tones-fails = Сигнали: { $reason }.

## Перший запуск

setup-language = Для української введіть { $number }.
setup-language-names = українська, Ukrainian, Ukrainisch, ukrainien, украинский
setup-again = { $most ->
    [2] Введіть 1 або 2.
   *[other] Введіть номер від 1 до { $most }.
}
setup-unknown = { $most ->
    [2] Введіть 1 або 2 чи слово з відповіді. { $quit }: вийти.
   *[other] Номер від 1 до { $most } або слово відповіді. { $quit }: вийти.
}
setup-help-language =
    Це мова програми.
    Введіть її номер або назву.
    Змінити потім: мова.
setup-help-speech =
    Так: говорить ваш скрінрідер, програма мовчить.
    Ні: говорить ця програма.
    Змінити потім: мовлення.
setup-help-face =
    За рядками: ви вводите ходи й питання і читаєте або слухаєте відповіді.
    На екрані: дошка, яку обстежують клавішами.
    Змінити потім: налаштувати вигляд.
setup-speech =
    Ви користуєтеся скрінрідером?
    1: так, мовчати.
    2: ні, говорити.
setup-face =
    Як ви хочете грати?
    1: рядок за рядком.
    2: на екрані, з дошкою для обстеження.
setup-name = Як вас звати? Введіть ім'я або натисніть Enter, щоб пропустити.
setup-help-name = Ім'я потрібне для списків і бланків. Щоб не вказувати, натисніть Enter.
setup-name-long = Не більше 40 літер. Введіть коротше ім'я або натисніть Enter.
setup-cancelled = Скасовано. Питання повторяться наступного разу.
setup-skipped = Ви тут уперше? Вибрати мову, мовлення та ім'я: { $program } setup
setup-unchanged = Нічого не змінено.
setup-done =
    Дякуємо. Будь-коли введіть допомога.
    Інші слова для ходів: допомога голос-ходів.
    Колір, годинник, суперник: наприклад, нова чорними 10+5.
setup-kept =
    Збережено: українська мова, { $speech ->
        [on] власне мовлення
       *[off] без власного мовлення
    }, { $face ->
        [screen] на екрані
       *[line] рядок за рядком
    }, голос ходів { $moves }.

## Допомога

help =
    Ходи: e4, кінь f3, коротка рокіровка.
    Спитати: дошка, останній, фігури К, годинник.
    Партія: нічия, здатися, повернути, підказка.
    Нова партія: нова. Ваші партії: партії.
    З годинником: нова 10+5.
    Чорними: нова чорними.
    Електронна дошка: електродошка.
    Налаштування: налаштування. Вийти: вихід.
    Ще: допомога все, допомога дошка.
# Клавішею Tab.
commands-many = Підходить команд: { $count }. Введіть більше літер.
help-announcing =
    Ваш хід: оголосити кінь f3, натиснути.
    Хід суперника: введіть його, це повтор.
    Помилилися: виправити кінь f3.
    Спитати: дошка, останній, фігури К, годинник.
    Партія: нічия, здатися, повернути, підказка.
    Нова партія: нова. Ваші партії: партії.
    З годинником: нова 10+5. Чорними: нова чорними.
    Електронна дошка: електродошка.
    Налаштування: налаштування. Вийти: вихід.
    Ще: допомога все, допомога дошка.
help-choice =
    Введіть номер ходу або поле, звідки він.
    ні: жоден із них.
help-piece =
    Введіть ферзь, тура, слон, кінь або номер.
    ні: інший хід.
# Перед питанням, яке ставлять знову.
help-confirm = { $what ->
    [draw] так: суперникові запропонують нічию. ні: ви граєте далі.
    [agree] так: партія закінчується внічию. ні: ви граєте далі.
    [claim] так: вимогу зараз перевірять. ні: ви граєте далі.
    [resign] так: ви здаєте цю партію. ні: ви граєте далі.
    [takeback] так: ваш останній хід береться назад. ні: він лишається.
    [seal] так: цей хід іде в конверт. ні: введіть інший.
    [sign] так: ви підписуєте цей результат. ні: ви поки нічого не підписуєте.
    [builtin] так: грає вбудований суперник. ні: партія чекає на рушій.
    [play-on] так: вашу партію збережено, звідси починається нова. ні: вона лишається відкритою.
    [go-on] так: ви продовжуєте цю партію. ні: її збережено, ви починаєте іншу.
    [resume] так: цю партію збережено, ви продовжуєте іншу. ні: ви лишаєтеся тут.
   *[new] так: цю партію збережено, починається нова. ні: ви граєте далі.
}
help-over =
    Партію закінчено.
    Усі ходи: запис. Інша партія: нова.
    Розібрати партію: відкрити 57.
    Вийти: вихід.
help-all-position = Про позицію:
help-all-game = Про партію і програму:
help-all-more = Докладніше про одну: допомога і її ім'я.
help-board =
    дошка: позиція за горизонталями.
    дошка e4: одне поле. Коротко: b.
help-pieces =
    фігури К: де білі коні. к: чорні.
    фігури білі, фігури чорні: усі фігури одного кольору. Коротко: p.
help-scan =
    огляд 4, огляд e: фігури на горизонталі або вертикалі.
    Коротко: s.
help-rank = горизонталь 4: фігури на горизонталі.
help-file = вертикаль e: фігури на вертикалі.
help-diagonals =
    діагоналі e4: фігури на діагоналях через поле.
help-rays =
    промені e4: фігури в усіх восьми напрямках.
help-knight =
    стрибки f3: фігури в стрибку коня від поля.
    Також /knight f3. Без скісної риски knight f3 це хід.
help-attackers =
    нападники e4: хто нападає на поле і хто його захищає.
help-defenders =
    захисники e4: хто захищає поле і хто на нього нападає.
help-moves =
    ходи: усі можливі ходи.
    ходи g1: ходи однієї фігури.
help-captures = взяття: усі можливі взяття.
help-what-if =
    що-якщо g1 f3: що фігура з g1 могла б побити з f3.
help-colour =
    колір e4: світле поле чи темне.
    Грати чорними: нова чорними.
help-material = матеріал: що має кожна сторона.
help-castling-rights =
    права-рокіровки: чи можна зараз рокірувати і куди.
    Щоб рокірувати: O-O або O-O-O.
help-turn =
    черга: чий хід, шах і ваш колір.
help-last = останній: останній хід. Коротко: l.
help-captured =
    взяті: останнє взяття і втрати кожної сторони.
help-opening =
    дебют: назва дебюту і його код ECO.
help-score =
    запис: усі ходи.
    запис 3: три останні.
help-clock =
    годинник: час, що лишився, і ходи до контролю.
    годинник мій: ваш час.
    годинник суперника: час суперника. Коротко: c.
    Грати з годинником: нова 10+5.
help-fen = fen: позиція одним рядком тексту.
help-braille =
    braille: позиція для брайлівського дисплея, британськими знаками.
    braille 20: у рядках по 20 клітинок.
    braille горизонталі: кожна горизонталь у своєму рядку.
    braille список: фігури та їхні поля.
    braille крапки, ascii, літери: чим писати.
    braille запам'ятати 20 горизонталі: відтепер так.
help-repeat = повторити: останнє ще раз.
help-help =
    допомога: що тут можна робити.
    допомога дошка: докладніше про команду.
    Англійські команди теж діють.
help-article =
    стаття 9.2: що кажуть там правила, коротко.
    стаття рокіровка: за темою.
    стаття 9.2 2018: в іншій редакції.
    стаття: усі статті.
help-announce =
    оголосити: оголошує зроблений хід у партіях з оголошенням.
    оголосити кінь f3: заразом і робить його.
    Потім натиснути.
    Щоб повторити хід суперника, введіть його.
    Коротко: an.
help-press =
    натиснути: перемикає ваш годинник, коли хід зроблено й оголошено.
    У матчі: те саме, що кнопка вашої дошки. Без дошки зарано натиснутий годинник може стати порушенням.
    Коротко: pr.
help-correct =
    виправити кінь f3: виправляє оголошення, доки не натиснуто годинник.
help-adjust =
    поправляю: наступна взята фігура не вважається торкнутою.
    Потрібно, лише якщо діє торкнувся, ходи.
help-take =
    взяти e2: піднімає фігуру з e2.
    Потім поставити.
help-put =
    поставити e4: ставить фігуру туди.
    Це ваш хід.
    На своє поле вона просто повертається.
help-draw = нічия: пропонує нічию або приймає її.
help-accept =
    прийняти: приймає пропозицію нічиєї.
help-decline =
    відхилити: відхиляє пропозицію нічиєї.
help-claim =
    заявити повторення, заявити п'ятдесят: вимагає нічиєї.
    Якщо хід лише задумано, додайте його.
    заявити прапорець: час суперника вийшов.
    заявити неможливий: останній хід був неможливим.
    заявити виправлення: пізніше, якщо хочуть обоє.
    У прискореному закінченні, при вашому ході й менш ніж двох хвилинах:
    заявити спроби: суперник не намагається виграти.
    заявити засоби: суперник не може виграти звичайними засобами.
    заявити секунди: просить п'ять секунд на хід обом.
    На дошці: двічі утримайте кнопку.
help-resign = здатися: ви здаєте партію.
help-takeback = повернути: бере ваш останній хід назад.
help-hint =
    підказка: добрий хід у цій позиції.
    У завданні: один крок допомоги.
help-today = сьогодні: скільки вправ на сьогодні і скільки вони триватимуть.
help-practise =
    тренування: усе на сьогодні, вправа за вправою.
    Вправи повертаються: через чотири години, день, під кінець пів року.
help-drill =
    вправа: усі вправи та ваші підсумки. вправа кольори полів 2: одна з них, з рівнем.
    вправа кольори полів 2, 6 секунд, 20 питань, без повторів: з межами.
    Enter: питання ще раз.
    відомості: фігури або ходи ще раз.
    вперед: відповідь і наступне питання.
    закрити: назад до вашої партії.
help-book =
    книга: які ходи тут грають і як часто.
    За дебютною книгою і у ваших партіях.
    Грати без книги: налаштувати дебютна-книга вимкнути.
help-endings =
    ендшпіль 3: третій ендшпіль проти найкращого захисту. ендшпіль гонитва пішаків: один за назвою.
    ендшпіль: усі ендшпілі та ваші підсумки.
    Про програшну помилку повідомляють, хід береться назад.
    підказка: допомога в чотири кроки. назад: повернути ваш останній хід.
    вперед: найкраща гра, потім інший такий ендшпіль.
    закрити: назад до вашої партії.
help-mistakes =
    помилки: кращі ходи замість ваших помилок, у відкритій або закінченій партії. Введіть хід.
    помилки 12: у партії 12. помилки обидві: обох сторін, також білі або чорні.
    підказка: допомога в чотири кроки.
    вперед: найкращий хід і далі. пропустити: далі без нього.
    Enter: питання ще раз.
    закрити: назад до вашої партії.
help-guess =
    вгадати: ходи сторони, що перемогла, один за одним. Введіть хід.
    У відкритій партії: з вашого місця. Без неї: у знаменитій.
    вгадати 12: у партії 12. вгадати 12 чорні: одна сторона, також білі.
    Партія йде своїм шляхом, хоч що ви назвете. Правильні відповіді рахуються, як у вправах.
    вперед: хід і далі.
    закрити: назад до вашої партії.
help-puzzle =
    задача: позиція для розв'язання, приблизно за вашим рейтингом. Введіть хід.
    задача вилка, задача мат за два ходи: за темою. задача теми: усі теми.
    задача мої: з вашого файлу мої.pgn або мої.csv, у теці puzzles теки даних.
    задача партії: мати, що були можливі у ваших партіях.
    задача 8: до восьми фігур. задача 1500: приблизно такий рейтинг.
    підказка: допомога в чотири кроки.
    вперед: розв'язок або наступна задача.
    закрити: назад до вашої партії.

help-learn =
    урок 3: третій урок.
    урок: усі уроки.
    В уроці вводьте відповідь.
    підказка: допомога в чотири кроки.
    вперед: відповідь і далі.
    закрити: назад до вашої партії.
help-lesson =
    Введіть відповідь.
    Enter: питання ще раз.
    Допомога в чотири кроки: підказка.
    Відповідь і далі: вперед. Назад: назад.
    Спитати: дошка, фігури К, ходи, нападники.
    Тема: відомості. Спочатку: початок.
    До вашої партії: закрити.
help-eval =
    оцінка: у кого краще і на скільки пішаків.
    Спитайте ще раз, щоб дізнатися шанси й глибину.
help-best = найкращий: найкращий хід у цій позиції.
help-line =
    лінія: найкраща лінія, по чотири півходи. ще: наступні чотири.
    лінія 2: друга за силою.
help-lines = лінії 3: три найкращі ходи. Введіть номер, щоб почути лінію.
help-why = чому: найкращий хід і його причина.
help-threat = загроза: чим загрожує інша сторона.
help-level =
    рівень 7: сила суперника, від 1 до 20.
help-moves-voice =
    голос-ходів fide: як оголошуються ходи.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    fide-uk: кінь Густав один Фелікс три. uk: кінь g1 f3.
help-talk =
    мова en: усе, крім ходів, англійською.
    мова uk: українською.
help-speech = мовлення увімкнути, мовлення вимкнути: власне мовлення програми.
help-faster = швидше: говорити швидше.
help-slower = повільніше: говорити повільніше.
help-hush = тихо: перериває мовлення.
help-position =
    позиція початок: партія зі звичайної початкової позиції.
    Або з іншої: FEN, діаграма чи список фігур.
    Список: Білі: Крe1 a2. Чорні: Крe8.
    До першого ходу або після закінчення.
help-new =
    нова: ще одна така сама партія.
    Додайте, що хочете, у будь-якому порядку:
    нова чорними 5+3. нова жереб, без годинника.
    нова друг Борис: двоє за однією клавіатурою.
    нова рівень 7. нова рушій stockfish.
    нова chess960 або нова chess960 518.
    нова звичайна.
    нова торкнувся: діє торкнувся, ходи.
    нова оголошення повторювати: ви й суперник оголошуєте і повторюєте кожен хід.
    Діє, доки ви не вийдете.
    налаштувати запам'ятовує назавжди.
help-settings =
    налаштування: усі налаштування та їхні значення.
    налаштування сторона: одне з них.
    налаштування партія, голос, брайль, екран, дошка: одна група.
    Змінити: налаштувати сторона чорні.
help-set =
    налаштувати сторона чорні: змінює налаштування і запам'ятовує його.
    Коротше: сторона чорні.
    налаштувати сторона: значення і що можна вибрати.
    Усі разом: налаштування.
help-opponent =
    суперник: з ким ви граєте.
    Коротко: o.
    суперник людина, суперник вбудований, суперник рушій stockfish: з наступної партії.
help-save = зберегти: нічого робити не треба. Кожен хід зберігається одразу.
help-export = експорт: як записати цю партію у файл, у PGN або бланком.
help-quit = вихід: зберігає партію і виходить.

## Що не так із позицією

position-empty = Позиція порожня. Напишіть FEN, діаграму або список, наприклад Білі: Крe1 a2. Чорні: Крe8.
position-control = Керівний знак: знак { $nth }.
position-board = Це не позиція. Напишіть FEN, діаграму або список, наприклад Білі: Крe1 a2. Чорні: Крe8.
position-ranks = На дошці потрібно 8 горизонталей. Тут { $count }.
position-rank-length = На горизонталі { $rank } { $count } { $count ->
    [one] поле
    [few] поля
    [many] полів
   *[other] поля
}. Потрібно 8 на кожній.
position-rank-missing = Немає горизонталі { $rank }.
position-rank-twice = Горизонталь { $rank } вказано двічі.
position-sign = Горизонталь { $rank }, знак { $nth }: { $sign } не фігура.
position-word = Незрозуміло: { $word }. Пишіть, наприклад, Білі: Крe1 a2. Чорні: Крe8.
position-twice = { $square } вказано двічі.
position-turn = Не вказано, чий хід. Напишіть w або b після дошки.
position-castling = Право рокіровки: літери на зразок KQkq або дефіс.
position-en-passant = Поле взяття на проході: поле на зразок e3 або дефіс.
position-counters = Лічильники ходів: числа до 65535.
position-operations = Після взяття на проході: два числа, наприклад 0 1, або операції, кожну з крапкою з комою.
position-no-king = У { $color-key ->
         [white] білих
        *[black] чорних
    } немає короля.
position-kings = У { $color-key ->
         [white] білих
        *[black] чорних
    } не один король: { $one }, { $other }.
position-pawn = Пішак на { $square }: на горизонталях 1 і 8 пішаків не буває.
position-too-many-pawns = Пішаків у { $color-key ->
         [white] білих
        *[black] чорних
    }: { $count }. Не більше 8.
position-too-many-men = Фігур у { $color-key ->
         [white] білих
        *[black] чорних
    }: { $count }. Не більше 16.
position-too-many-promoted = У { $color-key ->
         [white] білих
        *[black] чорних
    } забагато перетворених фігур.
position-other-in-check = Шах: { $color }, але хід іншої сторони.
position-dropped-rook = Право рокіровки відкинуто: у { $color-key ->
         [white] білих
        *[black] чорних
    } немає тури на { $square }.
position-dropped-king = Права рокіровки відкинуто: король { $color-key ->
         [white] білих
        *[black] чорних
    } не на початковому полі.
position-dropped-castling = Права рокіровки відкинуто: вони не підходять до дошки.
position-dropped-en-passant = Взяття на проході відкинуто: жоден пішак не міг щойно пройти { $square }.
position-impossible = Така позиція неможлива.
position-game-runs = Іде партія. Спершу введіть нова, потім { $name }.
chess960-number = Позиції шахів 960: від 0 до 959.
chess960-and-position = Шахи 960 мають свою позицію. Приберіть номер або позицію.

## Наступна партія

new-unknown = Незрозуміло: { $word }. Введіть допомога { $name }.
new-number = Неясно: { $word }. Введіть { $name } час { $word } або { $name } рівень { $word }.
new-minutes = Неясно: { $word }. Для хвилин введіть { $name } час { $word }.
new-twice = { $setting } вказано двічі. Вкажіть один раз.
new-engine-name = Який рушій? Наприклад, { $name } рушій stockfish.
plan-human = два гравці
plan-builtin = ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }, рівень суперника { $level }
plan-engine = ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    } проти { $engine }, рівень { $level }
plan-time = { $time }
plan-no-clock = без годинника
plan-chess960 = шахи 960, позиція { $number }
plan-position = особлива початкова позиція
plan-laws = правила { $year } року
plan-strict = репетиція
plan-announcing = ходи оголошують
plan-touch = торкнувся, ходи
plan-blindfold = наосліп
plan-blindfold-strict = наосліп, без підглядання
opponent-engine = Рушій? Введіть { $name } рушій { $word }.
opponent-human = Два гравці за однією клавіатурою.
opponent-human-named = { $white } білими, { $black } чорними, за однією клавіатурою.
premove = Передхід: { $move }.
premove-dropped = Передхід скасовано.
argument-choices = { $name }: наприклад, чорними 5+3. Введіть допомога { $name }.

## Налаштування

argument-setting = { $name }: потрібні налаштування і значення, наприклад { $name } сторона чорні.
no-setting = Невідоме налаштування: { $name }. Щоб почути всі, введіть { $settings }.
setting-unset = не задано
setting-can-be = Можливо: { $values }.
setting-range = від { $least } до { $most }
setting-example = наприклад { $value }
setting-needs = { $name }: потрібне значення. Можливо: { $values }.
setting-wrong = { $name } не може бути { $value }. Можливо: { $values }.
setting-next-game = { $name }: { $value }, з наступної партії. Щоб почати її, введіть { $new }.
setting-in-game = { $name }: у цій партії { $now }, { $from ->
    [game] з наступної партії
   *[start] під час наступного запуску
} { $value }.
setting-next-start = { $name }: { $value }, з наступного запуску.
settings-group = Налаштування, { $group }:
settings-game = партія
settings-voice = голос
settings-braille = брайль
settings-screen = екран
settings-board = дошка
setting-moves = Голос ходів.
setting-talk = Мова всього іншого.
setting-speech = Чи говорить програма.
setting-speech-engine = Синтезатор мовлення.
setting-tones = Чи звучать короткі сигнали.
setting-rate = Швидкість мовлення.
setting-form = Ходи з початковим полем, без нього або чотирма цифрами.
setting-extra-words = Чи казати бере, шах і мат.
setting-spelling = Як пишуться німецькі слова: з умлаутами або як у додатку ФІДЕ.
setting-opponent = Ваш суперник.
setting-level = Сила суперника.
setting-book = Дебютна книга: для вбудованого суперника і для питань.
setting-tables = Тека з вашими таблицями закінчень. Таблиці до чотирьох фігур вбудовано.
setting-side = Ваш колір.
setting-time = Годинник: хвилини плюс секунди за хід або кілька контролів.
setting-laws = Редакція Правил.
setting-announcing = Ходи вводять, або оголошують, або ще й повторюють.
setting-strict = Турнірна репетиція.
setting-blindfold = Гра без дошки. увімкнено: про позицію можна питати, і кожен погляд рахується. суворо: не можна.
setting-warnings = Коли нагадувати про час: хвилини або секунди з s. авто: за контролем.
setting-braille-table = Брайль для слів, за ім'ям у liblouis.
setting-sheet-code = Як у брайлівському бланку записано ходи.
setting-sheet-cells = Клітинок у рядку бланка.
setting-sheet-lines = Рядків на сторінці бланка.
setting-print = Як виводяться рядки.
setting-braille-width = Клітинок у рядку брайлівського дисплея.
setting-braille-form = Як позицію записано для пальців.
setting-keymap = Клавіші екрана.
setting-keyboard = Країна вашої клавіатури.
setting-name = Ваше ім'я в списках і бланках.
setting-touch = Торкнувся, ходи: торкнута фігура має піти.
setting-square-order = Порядок слів під час читання поля.
setting-face = Рядок за рядком або на екрані.
setting-theme = Кольори і знаки екрана.
setting-background = Темний термінал чи світлий. авто: як повідомить термінал.
setting-key-echo = Власне мовлення під час набору.
setting-clock-interval = Секунд між оновленнями годинника. 0: за ходом годинника; для скрінрідера, коли щось сказано.
setting-pegboard = Ваша дошка.
setting-pegboard-orientation = Як повернуто дошку.
setting-pegboard-clock = Годинник біля дошки DGT.

## Командний рядок

usage-unknown-flag = Невідомий ключ: { $word }.
usage-unknown-command = Невідома команда: { $word }.
usage-too-much = Зайве слово: { $word }.
usage-empty-word = Одне слово порожнє. Приберіть його.
usage-equals = { $word } не може стояти після { $flag }. Пишіть { $flag } або { $flag }=off.
usage-alone = { $word } не має значення. Пишіть лише { $word }.
usage-value = { $word } не може бути { $value }. Це: { $help }
usage-needs-value = { $word }: потрібне значення. Це: { $help }
usage-twice = { $word } вказано двічі. Вкажіть один раз.
usage-new-only = { $word } лише для нової партії. Приберіть його або почніть нову: { $program } play
usage-conflict = Або { $word }, або { $other }, але не обидва.
usage-missing = Бракує: { $word }. Це: { $help }
usage-missing-one = Бракує одного з: { $words }.
usage-follow = Після { $word } потрібне ще слово: { $words }.
usage-wrong = Команда не читається.
usage-no-text = Один з аргументів не UTF-8.
usage-help = Допомога: { $program } { $command }

help-usage = Виклик: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, за бажанням: { $help }
help-commands = Команди:
help-pages = Кожна має свою сторінку, наприклад: { $program } { $command } --help
help-flags = Ключі:
help-play = Усі ключі play діють і без цього слова. Список: { $program } play --help

value-command = КОМАНДА
value-game = ПАРТІЯ
value-move = ХОДИ
value-text = ТЕКСТ
value-question = ПИТАННЯ
value-file = ФАЙЛ
value-folder = ТЕКА
value-language = МОВА
value-name = ІМ'Я
value-place = МІСЦЕ
value-places = МІСЦЯ
value-script = СЦЕНАРІЙ
value-voice = ГОЛОС
value-form = ФОРМА
value-number = ЧИСЛО
value-who = ІМ'Я
value-side = СТОРОНА
value-switch = on або off
value-periods = ЧАС
value-edition = РЕДАКЦІЯ
value-how = ЯК
value-minutes = ХВИЛИНИ
value-table = ТАБЛИЦЯ
value-theme = ТЕМА
value-seconds = СЕКУНДИ
value-address = ДОШКА
value-date = ДАТА
value-result = РЕЗУЛЬТАТ
value-code = КОД
value-make = МАРКА
value-clock = ГОДИННИК
value-style = МАНЕРА
value-shell = ОБОЛОНКА
value-value = ЗНАЧЕННЯ

cli = Шахи на слух і на дотик, для незрячих і слабозорих гравців. Без команди починається партія.
cli-play = Зіграти партію.
cli-resume = Продовжити партію: останню або з цим номером.
cli-study = Розібрати збережену партію на слух.
cli-say = Вивести, як оголошується кожен хід.
cli-read = Вивести, що означає введений або сказаний хід: SAN і поля.
cli-ask = Відповісти на одне питання про позицію.
cli-import = Імпортувати партії з файлу PGN.
cli-games = Список партій, спершу нові: збережені та імпортовані.
cli-export = Записати партію в PGN або бланком.
cli-voices = Список голосів або перевірка свого.
cli-voices-list = Список голосів.
cli-voices-check = Перевірити голоси: вбудовані або в теці.
cli-keymaps = Розкладки екрана: список або перевірка своєї.
cli-keymaps-list = Список розкладок або клавіші однієї.
cli-keymaps-check = Перевірити розкладки: вбудовані або в теці.
cli-pegboard = Спостерігати, перевірити або імітувати електронну дошку.
cli-pegboard-watch = Виводити, що надсилає дошка. Кінець: Control-C.
cli-pegboard-check = Перевірити дошку: поля, лампи, кнопки й годинник.
cli-pegboard-simulate = Імітувати дошку, щоб пробувати без справжньої.
cli-match = Зіграти матч з арбітром за файлом матчу.
cli-seat = Обслуговувати місце матчу, відкритого на іншому терміналі.
cli-referee = Прогнати сценарій правил: кожну подію і рішення суддівства.
cli-health = Перевірити, що тут працює, по рядку на кожне.
cli-setup = Знову відповісти на перші питання.
cli-man = Вивести сторінку посібника: для пакетів.
cli-completions = Вивести доповнення для оболонки, для встановлення пакетом.
cli-help = Пояснити програму або одну команду.

arg-help = ця сторінка.
arg-version = версія програми.
arg-data = тека для партій, налаштувань і всього іншого, що записується.
arg-line = рядок за рядком, без екрана.
arg-screen = екран із дошкою, якщо термінал його покаже.
arg-touch = чи мусить піти торкнута фігура.
arg-opponent = builtin, human або uci: і файл чи ім'я рушія, наприклад uci:stockfish.
arg-name = ваше ім'я в списках і бланках; або off.
arg-level = сила суперника, від 1 до 20.
arg-side = white, black або random.
arg-speech = чи говорить програма.
arg-tones = чи звучать сигнали поруч із мовленням.
arg-time = хвилини й секунди, що додаються за хід, наприклад 15+10; 40/90+30,30+30 для двох контролів; 5d3 із затримкою, 3b2 за Бронштейном; off без годинника.
arg-laws = редакція Правил: fide-2023 або лише рік.
arg-announcing = чи треба оголошувати ходи: off; announce; repeat, суперник ще й повторює їх.
arg-strict = репетиція турніру: його порядок і покарання. Пишіть --strict=off, якщо в налаштуваннях увімкнено.
arg-blindfold = гра без дошки: on, де кожен погляд рахується, або strict, де дивитися не можна. Пишіть --blindfold=off, якщо в налаштуваннях інакше.
arg-warnings = нагадування про час на цих хвилинах, наприклад 10,5,1; off без них.
arg-print = як виводяться рядки: text або braille, брайлем Юнікоду.
arg-table = брайлівська таблиця liblouis для виводу; auto: таблиця вашої мови.
arg-keymap = розкладка екрана. Список: { $program } keymaps list
arg-theme = кольори екрана: dark, light, large, mono, shapes, reader, words або braille.
arg-book = дебютна книга: builtin, off або файл Polyglot.
arg-tables = тека з таблицями закінчень або off.
arg-clock-interval = як часто екран показує годинник, у секундах, від 0 до 3600. 0: за ходом годинника; для скрінрідера, лише коли щось сказано.
arg-pegboard = дошка під вашими руками: auto або марка й порт, наприклад dgt:/dev/ttyUSB0. Двічі для двох дощок, наприклад white=auto.
arg-speech-engine = синтезатор мовлення: dispatcher або native.
arg-rate = швидкість мовлення, від -100 до 100.
arg-extra-words = чи казати бере, шах і мат.
arg-spelling = німецькі слова ФІДЕ на письмі: umlauts, appendix або auto, за вашою мовою.
arg-braille-width = клітинки вашого брайлівського дисплея, від 10 до 200, або off.
arg-braille-form = позиція для пальців: diagram, ranks або list, з dots, ascii або letters.
arg-keyboard = країна вашої клавіатури: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua або vn.
arg-square-order = порядок слів під час читання поля, наприклад "piece square".
arg-background = темний термінал чи світлий, якщо сам не повідомляє: auto, dark або light.
arg-key-echo = мовлення під час набору на екрані: off, letters або words.
arg-face = рядок за рядком або на екрані: line або screen.
arg-pegboard-orientation = як повернуто дошку: found, straight або turned.
arg-pegboard-clock = годинник біля дошки DGT: none, xl або 3000.
arg-position = позиція: FEN, діаграма брайлем або літерами, список фігур або start.
arg-chess960 = шахи 960 з позиції з цим номером, від 0 до 959. Без номера з будь-якої.
arg-seed = число для випадковості: з тим самим числом суперник робить ті самі ходи.
arg-moves = голос ходів.
arg-talk = голос усього іншого.
arg-form = long із початковим полем; short, лише скільки потребує позиція; figures, чотири цифри гри листуванням.
arg-game = номер партії. Список: { $program } games
arg-file = файл виводу. Без нього стандартний вивід.
arg-folder = тека. Без неї те, що вбудовано.
arg-force = замінити файл, який уже є.
arg-address = auto, марка або марка й порт, наприклад dgt:/dev/ttyUSB0. Марки: { $makes }.
arg-straight = білі сидять там, де їх передбачив виробник. Без цього місце визначається за початковою позицією.
arg-turned = білі сидять з іншого боку.
arg-clock = годинник біля дошки DGT: xl або 3000.
arg-say-move = ходи, один за одним. З - вони беруться зі стандартного вводу, у кожному рядку позиція, табуляція і ходи.
arg-say-chess960 = рокіровка як у шахах 960.
arg-read-chess960 = рокіровка як у шахах 960.
arg-ask-chess960 = рокіровка як у шахах 960.
arg-read-text = хід. З - зі стандартного вводу, у кожному рядку позиція, табуляція і хід.
arg-ask-question = питання, наприклад board. З - зі стандартного вводу, у кожному рядку позиція, табуляція і питання.
arg-import-file = файл PGN. З - зі стандартного вводу.
arg-import-faults = записати кожну помилку в цей файл, по рядку на кожну.
arg-import-encoding = кодування файлу, наприклад windows-1251. Без нього вгадується там, де це надійно.
arg-games-player = гравець, будь-яким кольором. Досить частини імені.
arg-games-opponent = суперник цього гравця.
arg-games-white = гравець білими.
arg-games-black = гравець чорними.
arg-games-since = перший день, місяць або рік: 1972-07-11, 11.7.1972, 1972-07 або 1972.

arg-games-until = останній день, місяць або рік.
arg-games-opening = початок коду дебюту, наприклад B9, або слова його назви.
arg-games-result = 1-0, 0-1, 1/2, draw, won або lost для вас, або * для незакінчених.
arg-games-event = змагання, повністю або частково.
arg-games-position = позиція, що була на дошці: FEN, діаграма або список фігур.
arg-games-limit = скільки партій показати щонайбільше, 1 або більше.
arg-games-from = перша партія списку, рахуючи з 1.
arg-export-all = усі партії, спершу старі.
arg-export-pgn = у PGN, як і без зазначення форми.
arg-export-text = друкованим бланком, літерами голосу ходів.
arg-export-brf = бланком брайлем, сторінками для брайлівського принтера.
arg-export-code = запис ходів брайлем: san, літерами голосу ходів; uk, британським шаховим записом.
arg-export-cells = клітинок у рядку брайлівської сторінки, від 12 до 80.
arg-export-lines = рядків на брайлівській сторінці, від 5 до 60.
arg-export-table = брайлівська таблиця liblouis; auto: таблиця вашої мови; off: одна клітинка на кожен друкований знак.
arg-export-target = файл виводу, без його ключа.
arg-keymaps-list-name = розкладка, клавіші якої показати.
arg-pegboard-check-all = перевірити всі поля, а не шість.
arg-pegboard-check-name = дати дошці PEG/1 цей номер, один раз назавжди, і нічого не перевіряти.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = дошка Certabo без чипів, як Sentio: бачить лише зайняті поля.
arg-pegboard-simulate-tactum = дошка Certabo як Tactum: лише зайняті поля, і без двокрапки перед тим, що вона надсилає.
arg-pegboard-simulate-pieces = дошка PEG/1, що впізнає кожну фігуру.
arg-pegboard-simulate-old = дошка PEG/1 версії 1.0.
arg-pegboard-simulate-clock = дошка DGT із годинником.
arg-pegboard-simulate-link = посилання, що веде до порту, хоч де б він був.
arg-pegboard-simulate-pgn = робити ходи з цього файлу PGN, щойно програма щось спитає в дошки.
arg-pegboard-simulate-game = яка партія файлу, рахуючи з 1.
arg-pegboard-simulate-delay = пауза перед кожним ходом, у мілісекундах.
arg-pegboard-simulate-side = white або black: ходи іншої сторони чекають слова next.
arg-pegboard-simulate-confirm = після ходу підтверджувати: кнопкою або важелем годинника.
arg-pegboard-simulate-style = як грає рука: captured-first, own-first, replace, slide, put-back, adjust, both-hands або pawn-first. Без цього кожен хід по-своєму.
arg-pegboard-simulate-faults = сценарій того, що йде не так.
arg-pegboard-simulate-seed = число для випадковості, у руці й на лінії.
arg-match-new = спитати все потрібне для матчу, близько 15 відповідей, і записати новий файл матчу.
arg-match-check = знайти помилки у файлі матчу.
arg-match-here = місця цього термінала спочатку: white, black і desk через кому. Без цього всі три.
arg-match-records = номер зіграного матчу, щоб записати його документи: PGN, бланки і звіт.
arg-match-force = замінити документи, якщо вони є в теці.
arg-match-file = файл матчу або тека для документів. Без нього match.toml.
arg-seat-place = white, black або desk для арбітра.
arg-referee-script = сценарій. З - зі стандартного вводу.
arg-referee-fill = вивести сценарій знову, вписавши рішення як очікувані.
arg-completions-shell = bash, elvish, fish, powershell або zsh.

man-name = НАЗВА
man-about = шахи на слух і на дотик, для незрячих і слабозорих гравців
man-synopsis = СИНТАКСИС
man-usage = [КОМАНДА] [КЛЮЧІ]
man-description = ОПИС
man-begin = У партії введіть допомога, щоб почути, що можна робити.
    Усі ключі play діють і без цього слова.
man-commands = КОМАНДИ
man-flags = КЛЮЧІ ВСІХ КОМАНД
man-environment = ОТОЧЕННЯ
man-environment-text = Кожне налаштування є і серед змінних, наприклад TOUCHMOVE_TALK або TOUCHMOVE_LEVEL. Ключ важливіший за змінну.
    Якщо мову не вибрано, її взято з LC_ALL, LC_MESSAGES або LANG.
man-files = ФАЙЛИ
man-files-text = Збережені партії: archive.db у теці даних. Налаштування: settings.toml. Теку називає { $program } health
man-exit = КОД ВИХОДУ
man-exit-text = 0: зроблено. 1: не вдалося, причину названо. 2: помилка в командному рядку.

no-voice = Невідомий голос: { $name }. Є: { $voices }.
question-empty = Нічого не спитано. Наприклад: { $program } ask board.
flags-before-command = Пишіть ключі після команди.

## Стан

health-voice = Голос { $name }: працює, мова { $language }.
voice-with-slips = Голос { $name }: є помилки, мова { $language }.
health-voice-broken = Голос { $name }: { $what }.
health-speech = Мовлення: { $server } відповідає, голосів: { $count }; { $languages }.
health-speech-missing = Мовлення: для мови { $language } немає голосу. Встановіть espeak-ng.
health-speech-off = Мовлення: вимкнено. Щоб увімкнути, введіть у партії мовлення увімкнути.
health-speech-fails = Мовлення: { $reason }.
health-journal = Архів: працює, { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }, { $file }.
health-journal-fails = Архів: { $reason }, { $file }. Виберіть іншу теку: --data.
health-opponent = Суперник: працює, знайдено хід { $move }.
health-settings = Налаштування: прочитано, { $file }.
health-settings-none = Налаштування: ще не зберігалися, { $file }.
health-terminal = Термінал: { $kind }.
health-terminal-unread = Термінал: скрінрідери не читають { $name }. Використовуйте GNOME Terminal або консоль Linux.
terminal-editing = рядки можна правити
terminal-plain = прості рядки

## Архів

games-none = Партій ще немає.
result-open = не закінчено
player-human = гравець
player-guest = гість
player-of-two = гравець { $number }
player-builtin = рівень { $level }
export-which = Яку партію? Вкажіть номер, наприклад { $program } export 57 --text, або --all.
exported = Записано в { $file }.
games-all = { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }.
games-some = Партій { $count }, з { $from } по { $to }. Далі: --from.
games-none-such = Таких партій немає.
games-never = { $since } пізніше за { $until }. Поміняйте їх місцями.
games-beyond = Усього { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }, більше немає.
games-moves = { $moves } { $moves ->
         [one] хід
         [few] ходи
         [many] ходів
        *[other] ходи
    }
games-imported = { $game }: білі { $white }, чорні { $black }, { $result }, { $told }.
player-unknown = невідомий

## Брайль

# Зворотний переклад таблиці uk.utb хибний, тому таблиці немає.
braille-table = { "" }
braille-capital = ^

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Рядки тепер виводяться брайлем, таблиця { $table }.
print-text = Рядки тепер виводяться текстом.
braille-lost = Брайль відмовив, таблиця { $table }: { $reason }. Рядки виводяться текстом.
braille-plain = Літературного брайля немає, таблиця { $table }: { $reason }. Слова пишуться знак за знаком.
braille-signs = Таблиця { $table } записала не все. Знак за знаком: { $text }
reason-louis-missing = немає lou_translate, встановіть liblouis-bin
reason-louis-table = liblouis не може її застосувати, вкажіть іншу, наприклад en-ueb-g1.ctb
reason-louis-stuck = lou_translate не відповідає
reason-louis-garbage = lou_translate пише не брайль
argument-print = { $name }: брайль або текст.
help-print =
    вивід брайль: рядки брайлем Юнікоду, для дисплея, що показує вміст термінала.
    вивід текст: як звичайно.
health-braille = Брайль: liblouis { $version }, таблиця { $table } працює.
health-braille-off = Брайль: liblouis { $version }, таблицю не задано.
health-braille-none = Брайль: шаховий запис працює. Для літературного брайля встановіть liblouis-bin.
health-braille-fails = Брайль: таблиця { $table }, { $reason }.

## Бланки

sheet-title = Партія { $game }, білі { $white }, чорні { $black }
sheet-white = Білі: { $name }
sheet-black = Чорні: { $name }
sheet-event = Змагання: { $event }
sheet-date = Дата: { $date }
sheet-written-white = Як записали білі:
sheet-written-black = Як записали чорні:
sheet-men-white = Білі:
sheet-men-black = Чорні:
sheet-turn = Хід { $color-key ->
         [white] білих
        *[black] чорних
    }.
export-exists = { $file } вже є. Замінити: --force.
export-failed = Не записано, { $file }: { $reason }.
reason-no-folder = такої теки немає
reason-is-folder = це тека, вкажіть у ній файл
reason-not-writable = не дозволяють права
reason-too-long = ім'я задовге
reason-too-large = завеликий обсяг
reason-special = це не звичайний файл
reason-unknown = система відмовляє
program-stopped = Програма зупиняється: { $reason }. Виправте це і запустіть її знову.
standard-output = стандартний вивід

## Пошук партій

argument-filters = { $name }: ім'я, дебют, рік, наприклад { $name } карлсен з 2010.
argument-game = { $name }: потрібен номер партії: { $name } 57.
filter-date = Це не дата: { $word }. Введіть рік або, наприклад, 2013-11-22.
filter-result = Це не результат: { $word }. Введіть 1-0, 0-1 або нічия.
filter-bare = Після { $word } чогось бракує. Наприклад, партії гравець Анна або партії з 2013.
found-line = { $game }: { $rest }.
game-against = суперник { $opponent }
game-players = білі { $white }, чорні { $black }
game-side = { $kind ->
    [open] ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }
   *[over] ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }
}
own-result = { $kind ->
    [won] перемога
    [lost] поразка
    [draw] нічия
    [open] не закінчено, хід { $move }
   *[ruled] { $score }
}
found-more = Ще { $count }. Введіть ще.
log-more = Є продовження: введіть ще.
log-more-key = Є продовження: { $keys }.
found-none = Партій не знайдено: { $words }. Усі партії: партії.
list-none = Більше нічого. Список партій: партії.
list-end = Кінець списку.
game-unknown = Партії { $game } немає. Список: партії.
archive-unreadable = Архів не читається: { $reason }.
game-damaged = Партію { $game } пошкоджено, вона не читається. Решта партій цілі.
game-cut = Партію { $game } пошкоджено. Вона закінчується там, де вже не читається.
game-row-damaged = пошкоджено, не читається
short-result = { $kind ->
    [white] перемога білих
    [black] перемога чорних
    [draw] нічия
    [open] не закінчено{ $move ->
        [0] {""}
       *[other] , хід { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year }
date-month = { $month ->
    [1] січень
    [2] лютий
    [3] березень
    [4] квітень
    [5] травень
    [6] червень
    [7] липень
    [8] серпень
    [9] вересень
    [10] жовтень
    [11] листопад
   *[12] грудень
} { $year }

## Розбір партії

study-title = Партія { $game }. Білі { $white }, чорні { $black }.
study-title-own = Ваша партія { $game }, суперник { $opponent }.
study-length = { $moves ->
    [0] Ходів немає.
    [one] { $moves } хід. Enter: наступний.
    [few] { $moves } ходи. Enter: наступний.
    [many] { $moves } ходів. Enter: наступний.
   *[other] { $moves } ходу. Enter: наступний.
}
study-waits = Ваша партія { $game } чекає. Щоб повернутися, введіть закрити.
study-closed = Знову партія { $game }.
study-none = { $name }: лише під час перегляду партії. Знайти її: партії.
study-not-now = { $name }: лише в партії, що триває. Спершу введіть закрити.
study-result = { $kind ->
    [white] Перемога білих.
    [black] Перемога чорних.
    [draw] Партія закінчилася внічию.
    [open] Партію не закінчено.
   *[ruled] Результат: { $score }.
}
study-own-result = { $kind ->
    [won] Ви перемогли. Ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }.
    [lost] Ви програли. Ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }.
    [draw] Партія закінчилася внічию. Ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }.
    [open] Партію не закінчено. Ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }.
   *[ruled] Результат: { $score }. Ваш колір: { $color-key ->
         [white] білі
        *[black] чорні
    }.
}
study-beginning = Початок партії. Хід { $color-key ->
         [white] білих
        *[black] чорних
    }.
study-first = Це початок.
study-place = { $move }, { $color } { $number }.
study-end = Кінець партії.
study-variation-over = Кінець варіанта.
study-end-variation = Кінець варіанта. Введіть покинути.
study-variations = { $count } { $count ->
         [one] варіант
         [few] варіанти
         [many] варіантів
        *[other] варіанти
    }.
study-in-variation = { $depth ->
    [1] У варіанті до ходу { $number }.
    [one] У варіанті, глибина { $depth }, до ходу { $number }.
    [few] У варіанті, глибина { $depth }, до ходу { $number }.
    [many] У варіанті, глибина { $depth }, до ходу { $number }.
   *[other] У варіанті, глибина { $depth }, до ходу { $number }.
}
study-row-here = { $moves }. Ви на ході { $color-key ->
         [white] білих
        *[black] чорних
    }.
study-row-variation = { $depth ->
    [1] Варіант: { $moves }
    [one] Варіант, глибина { $depth }: { $moves }
    [few] Варіант, глибина { $depth }: { $moves }
    [many] Варіант, глибина { $depth }: { $moves }
   *[other] Варіант, глибина { $depth }: { $moves }
}
study-last-number = Тут останній хід { $number }.
study-otherwise = Було зіграно інакше.
variations-none = До цього ходу варіантів немає.
variation-back = { $number }: { $reading }, головна лінія.
variation-wrong = Номери варіантів від 1 до { $count }.
leave-none = Це головна лінія.
comment-none = До цього ходу коментаря немає.
auto-on = Показ, пауза між ходами: { $time }. Enter: стоп.
auto-stopped = Стоп.
goto-wrong = Є ходи з { $first } по { $last }.
goto-end = кінець, кінця, останній
goto-first = початок, початку, перший
goto-no-move = У { $color-key ->
         [white] білих
        *[black] чорних
    } тут немає ходу { $number }.
play-on-over = Тут партію закінчено. Грати звідси не можна.
confirm-play-on = Залишити свою партію заради нової? так чи ні.
flipped = Дошку перевернуто: унизу { $color-key ->
         [white] білі
        *[black] чорні
    }.
blindfold-on = Гра наосліп. Дошку сховано. Про позицію можна питати, і кожен погляд рахується.
blindfold-strict = Гра наосліп, суворо. Дошку сховано, на питання про позицію відповіді немає.
blindfold-off = Гру наосліп вимкнено. Дошка знову тут.
blindfold-looks = { $count ->
    [one] Поки { $count } погляд на дошку.
    [few] Поки { $count } погляди на дошку.
    [many] Поки { $count } поглядів на дошку.
   *[other] Поки { $count } погляду на дошку.
}
blindfold-refused = Дивитися не можна: ви граєте наосліп. Якщо все ж треба, введіть { $blindfold } { $on }.
blindfold-told = Ви грали наосліп. { $count ->
    [0] Ви жодного разу не глянули на дошку.
    [one] Ви глянули на дошку { $count } раз.
    [few] Ви глянули на дошку { $count } рази.
    [many] Ви глянули на дошку { $count } разів.
   *[other] Ви глянули на дошку { $count } разу.
}
blindfold-told-since = Наосліп з ходу { $number }. { $count ->
    [0] Ви жодного разу не глянули на дошку.
    [one] Ви глянули на дошку { $count } раз.
    [few] Ви глянули на дошку { $count } рази.
    [many] Ви глянули на дошку { $count } разів.
   *[other] Ви глянули на дошку { $count } разу.
}
blindfold-position = Особлива початкова позиція. Запам'ятайте її:
clock-unknown = Час тут не записано.
argument-move-number = { $name }: потрібен номер ходу: { $name } 12 або { $name } 12 чорні.
argument-variation = { $name }: потрібен номер. Список: варіанти.
argument-seconds = { $name }: від 1 до 60 секунд.
argument-color = { $name }: білі або чорні.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Змагання
    [Site] Місце
    [Date] Дата
    [Round] Тур
    [WhiteElo] Рейтинг білих
    [BlackElo] Рейтинг чорних
    [ECO] Код дебюту
    [Opening] Дебют
    [Variation] Варіант
    [Annotator] Коментарі
    [TimeControl] Контроль часу
    [Termination] Закінчення
    [EventDate] Початок змагання
    [Source] Джерело
   *[other] { $tag }
}
annotation = { $number ->
    [1] добрий хід
    [2] помилка
    [3] блискучий хід
    [4] груба помилка
    [5] цікавий хід
    [6] сумнівний хід
    [7] єдиний хід
    [8] єдиний хід
    [9] найгірший хід
    [10] рівність
    [11] рівність
    [12] рівність
    [13] неясно
    [14] у білих трохи краще
    [15] у чорних трохи краще
    [16] у білих краще
    [17] у чорних краще
    [18] білі виграють
    [19] чорні виграють
    [20] у білих нищівна перевага
    [21] у чорних нищівна перевага
    [22] цугцванг
    [23] цугцванг
    [32] перевага в розвитку
    [33] перевага в розвитку
    [36] ініціатива
    [37] ініціатива
    [40] атака
    [41] атака
    [44] компенсація
    [45] компенсація
    [132] контргра
    [133] контргра
    [138] цейтнот
    [139] цейтнот
    [140] з ідеєю
    [142] краще
    [145] примітка редактора
    [146] новинка
   *[other] примітка { $number }
}
help-study =
    Enter: наступний хід.
    Інші: назад, початок, кінець, перейти 12.
    Прослухати всі ходи: показ.
    Спитати: дошка, фігури К, місце, коментар.
    Варіанти: варіанти, покинути.
    Гравці й результат: відомості.
    Грати звідси: грати-звідси.
    До вашої партії: закрити.
    Ще: допомога все, допомога перейти.
help-flip =
    перевернути: дошка з іншого боку.
help-blindfold =
    наосліп: гра без дошки.
    Кожне питання про позицію: погляд на дошку.
    наосліп суворо: дивитися не можна.
    наосліп вимкнути: дошка повернеться.
help-games =
    партії: ваші партії, по п'ять.
    партії карлсен: за гравцем.
    партії сицилійський, партії B90: за дебютом.
    партії 1992 нічия, партії з 1990.
    партії перемоги, партії поразки: ваші.
    партії тут: із цією позицією.
    Також: гравець, проти, білі, чорні,
    дебют, турнір, результат, до.
help-more =
    ще: наступні партії списку або наступні ходи лінії.
    На екрані для скрінрідера: решта довгої відповіді.
help-open =
    відкрити 57: відкриває партію 57. Після списку досить 57.
help-resume =
    дограти: назад до вашої останньої незакінченої партії.
    дограти 3: до партії 3. Також: продовжити.
    Залишену партію збережено.
help-next =
    вперед або просто Enter: наступний хід відкритої партії.
help-previous = назад: попередній хід.
help-first = початок: на початок партії.
help-end = кінець: у кінець партії або варіанта.
help-goto =
    перейти 12: до дванадцятого ходу білих.
    перейти 12 чорні: до ходу чорних. Коротко: go.
help-where =
    місце: чий хід.
    У відкритій партії: хід, варіант, партія.
help-auto =
    показ: хід кожні п'ять секунд.
    показ 8: кожні вісім. Enter: стоп.
help-pause =
    пауза: зупиняє годинники вашої партії або показ. Enter запускає годинники.
    У матчі годинник стоїть для обох. Кличуть арбітра. Можна додати причину.
help-variations =
    варіанти: що ще було можливо на останньому ході.
help-variation =
    варіант 1: входить у перший. Після команди варіанти досить 1.
help-leave =
    покинути: назад до ходу, на якому почався варіант.
help-comment = коментар: повторює коментар до ходу.
help-about =
    відомості: гравці, правила, годинник.
    У відкритій партії: гравці, результат, змагання та інше.
help-play-on =
    грати-звідси, грати-звідси чорні: нова партія з цього місця проти комп'ютера.
help-close =
    закрити: закриває відкриту партію і повертає до вашої.

## Імпорт

import-progress = Прочитано партій: { $games }.
import-progress-percent = Готово { $percent } зі 100, прочитано партій: { $games }.
import-kept = Імпортовано: { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }.
import-remarks = Із зауваженнями: { $count }.
import-doubles = Уже були: { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }.
import-refused = Відхилено: { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }.
import-why = { $why }: { $count } { $count ->
         [one] партія
         [few] партії
         [many] партій
        *[other] партії
    }.
import-fault = { $what } { $file }, рядок { $line }, стовпець { $column }.
import-more-faults = Ще { $count }. З --faults ФАЙЛ записуються всі.
import-missing = Файлу не знайдено: { $file }.
import-folder = { $file } не файл, а тека. Вкажіть у ній файл PGN.

import-unreadable = { $file } не читається, нічого не імпортовано. Перевірте права.
import-unwritable = { $file } не можна записати, або він уже є. Вкажіть інший файл.
import-interrupted = Перервано. Нічого не імпортовано.
import-nothing = Нічого не імпортовано. Повторіть імпорт.
import-empty = { $file } порожній.
import-no-game = Немає жодної партії в { $file }. Вкажіть файл PGN.
import-no-text = { $file } не простий текст. Розпакуйте файл або збережіть його в UTF-8.
import-encoding = Прочитано як { $encoding }. Якщо імена неправильні, вкажіть інше кодування: --encoding.
import-encoding-unfit = Деяких знаків у { $encoding } немає. Вкажіть інше кодування: --encoding.
import-encoding-wrong = { $file } не в { $encoding }. Приберіть --encoding або вкажіть інше кодування.
import-encoding-utf8 = Прочитано як { $encoding }, але все тут UTF-8. Якщо імена неправильні, приберіть --encoding.
import-letters = Інші літери? Додайте --letters, наприклад --letters { $letters }.
import-letters-wrong = Інші літери? Приберіть --letters або назвіть інший голос.
encoding-unknown = Невідоме кодування: { $word }. Найближчі: { $near }.
encoding-unknown-examples = Невідоме кодування: { $word }. Є, наприклад, { $near }.
standard-input = стандартний ввід
fault-foreign = { $word } не хід PGN. У PGN англійські літери: K, Q, R, B, N.
fault-other-letters = { $word } не хід у літерах { $letters }.
fault-null = { $word } це порожній хід.
fault-word = { $word } не PGN.
fault-illegal = { $word } тут неможливо.
fault-glued = { $word } — два ходи. Поставте між ними пробіл.
fault-ambiguous = { $word } неоднозначно.
fault-promotion = { $word } не каже, ким стає пішак. Допишіть, наприклад, =Q.
fault-tag = Тег { $word } неповний.
fault-twice = Тег { $word } вказано двічі.
fault-position = FEN: { $what }
fault-variant = { $word } не звичайні шахи.
fault-comment = Коментар не закрито.
fault-long = Це довше за будь-яку можливу партію.
fault-variation = Дужки варіантів не сходяться.
fault-no-result = Партія не має результату. Додайте в кінці 1-0, 0-1, 1/2-1/2 або *.
fault-result = У тегах інший результат: { $word }. Діє { $read }.
fault-mate = На дошці мат, але результат інший.
fault-stalemate = На дошці пат, але результат не нічия.
remark-no-check = { $word } не шах. Хід збережено.
remark-no-mate = { $word } не мат. Хід збережено.
fault-no-text = Це не текст.
fault-no-moves = У партії немає ходів.
remark-result-of-tags = Після ходів немає результату. Узято з тегів: { $read }.
remark-result-of-board = Після ходів немає результату. Вирішує останній хід: { $read }.
remark-no-result-tag = У тегах немає результату. Узято той, що після ходів.
remark-no-position = У тегу FEN немає позиції. Узято початкову.
remark-chess960 = Прийнято як Chess960, за правами на рокіровку. Правильно? Додайте тег Variant.
remark-read-as = { $word } читається як { $read }.
remark-result-inside = Після результату { $word } є ходи. Їх збережено.
remark-apart = Після результату { $word } є ходи. Їх збережено як окрему партію.
remark-left-out = Пропущено: { $word }.
remark-unseen = Невидимі знаки пропущено.
remark-text = { $word } стоїть поза коментарем. Збережено як коментар.
remark-ends = { $what } Партію збережено до цього місця.
remark-variation-ends = { $what } Варіант збережено до цього місця.
why-foreign = хід із літерами іншої мови
why-null = порожній хід
why-word = невідоме слово
why-illegal = неможливий хід
why-ambiguous = неоднозначний хід
why-tag = зіпсований тег
why-twice = тег двічі
why-variant = не звичайні шахи
why-position = неможлива початкова позиція
why-rights = не можна рокірувати чи бити на проході
why-chess960 = Chess960 без тега
why-comment = незакритий коментар
why-long = задовго
why-variation = дужки не сходяться
why-no-result = немає результату
why-result = два результати
why-mate = мат, але інший результат
why-stalemate = пат, але інший результат
why-mark = хибний знак шаху чи мату
why-no-text = не текст
why-no-moves = немає ходів
why-spelling = записано інакше
why-left-out = щось пропущено
why-unseen = невидимі знаки
why-text = слова поза коментарями
why-variation-cut = скорочений варіант
why-result-inside = ходи після результату

## Клавіші

keymap-about = { $name }: { $about }
keymap-lichess = клавіші режиму lichess для незрячих.
keymap-winboard = клавіші WinBoard для JAWS.
keymap-numpad = лише цифровий блок.
keymap-left-hand = лише ліва рука.
keymap-right-hand = лише права рука.
keymap-own = ваша власна розкладка.
keymap-part = У розкладці не буває частини { $name }. Бувають about, parent, numeric-block, keys і despite.
keymap-fault = Клавіша { $key }: { $what }
keymap-no-key = невідома клавіша: { $name }. Напишіть літеру, наприклад k, або up, home, enter, space, f2.
keymap-shift = напишіть знак, який дає Shift, без shift.
keymap-unknown = клавіші не вміють { $line }. Може, { $near }?
keymap-unlike = клавіші не вміють { $line }. Напишіть команду, наприклад last.
keymap-argument = { $line } неповне або хибне. Пишіть як { $example }.
keymap-twice = цю клавішу вказано двічі. Видаліть один із двох рядків.
keymap-hidden = сюди не дійде, бо { $by } вже щось робить. Виберіть іншу клавішу.
keymap-taken = { $why }. Виберіть іншу клавішу або вкажіть причину в частині despite.
keymap-taken-instead = { $why }. Напишіть { $instead }.
keymap-not-taken = її ніхто не займає, або тут її ніщо не використовує. Видаліть її з частини despite.
keymap-same-key = те саме, що { $known }, на { $count ->
    [one] клавіатурі
    [few] клавіатурах
    [many] клавіатурах
   *[other] клавіатурах
} { $keyboards }. Виберіть іншу клавішу.
keymap-unreachable = { $count ->
    [0] Немає клавіші для { $names }.
   *[other] Немає клавіші для { $names } і ще { $count }.
} Дайте кожному клавішу або напишіть parent = "lichess".
keymap-empty = У цій розкладці немає клавіш. Напишіть, наприклад, parent = "lichess" або свої клавіші.
keymap-no-parent = { $name } не може бути батьківською. Є: { $keymaps }.
taken-interrupt = термінали переривають нею програми
taken-suspend = термінали призупиняють нею програми
taken-end = термінали завершують нею ввід
taken-flow = термінали зупиняють нею вивід
taken-quit = термінали завершують нею програми
taken-tab = термінали не відрізняють її від Tab
taken-enter = термінали не відрізняють її від Enter
taken-line-end = термінали завершують нею рядок
taken-backspace = термінали вважають її за Backspace
taken-escape = термінали не відрізняють її від Escape
taken-zoom = термінали змінюють нею масштаб або код
taken-multiplexer = це перша клавіша screen і tmux
taken-sequence = з неї починаються коди інших клавіш
taken-control-shift = термінали використовують її для вкладок, вікон, копіювання й пошуку і не відрізняють від самого Control
taken-alt-letter = термінали відкривають нею меню, а yasr нею читає
taken-alt-digit = термінали змінюють нею вкладки, наприклад GNOME і Xfce
taken-yasr = yasr нею читає
taken-help = GNOME Terminal відкриває нею довідку
taken-menu = термінали відкривають нею меню, наприклад GNOME
taken-full-screen = термінали переходять нею на весь екран
taken-drop-down = нею відкриваються випадні термінали
taken-scroll = термінали прокручують нею, змінюють вкладки або вставляють
taken-consoles = нею змінюють консолі, панелі або те й інше
taken-windows = робочий стіл рухає нею вікна
taken-control-alt = на ній команди VoiceOver, робочих столів і yasr
taken-insert = з неї починаються команди NVDA, JAWS, Orca і Fenrir
taken-block-arrows = NVDA, JAWS, Orca, Fenrir і Speakup читають нею екран
taken-block-digits = Fenrir, Speakup і таблиця цифрового блока BRLTTY читають нею екран
taken-block-signs = у NVDA, JAWS, Orca і Speakup на ній миша, огляд і тиша
no-keymap = Невідома розкладка: { $name }. Є: { $keymaps }.
health-keymap = Розкладка { $name }: працює, клавіатура { $keyboard }.
health-keymap-broken = Розкладка: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = стрілка вгору
key-down = стрілка вниз
key-left = стрілка ліворуч
key-right = стрілка праворуч
key-home = Home
key-end = End
key-pageup = Page Up
key-pagedown = Page Down
key-insert = Insert
key-delete = Delete
key-backspace = Backspace
key-enter = Enter
key-escape = Escape
key-tab = Tab
key-begin = середня клавіша блока
key-space = пробіл
key-slash = скісна риска
key-star = зірочка
key-plus = плюс
key-minus = мінус
key-dot = крапка
key-comma = кома
key-question = знак питання
key-step-up = на поле вгору
key-step-down = на поле вниз
key-step-left = на поле ліворуч
key-step-right = на поле праворуч
key-step-up-left = на поле вгору і ліворуч
key-step-up-right = на поле вгору і праворуч
key-step-down-left = на поле вниз і ліворуч
key-step-down-right = на поле вниз і праворуч
key-next-king = наступний король
key-next-queen = наступний ферзь
key-next-rook = наступна тура
key-next-bishop = наступний слон
key-next-knight = наступний кінь
key-next-pawn = наступний пішак
key-previous-king = попередній король
key-previous-queen = попередній ферзь
key-previous-rook = попередня тура
key-previous-bishop = попередній слон
key-previous-knight = попередній кінь
key-previous-pawn = попередній пішак
key-rank = на горизонталь { $rank }
key-file = на вертикаль { $file }
key-take = піднімає фігуру тут або ставить її
key-entry = у рядок уведення
key-board = на дошку
key-next-target = наступне поле для фігури в руці
key-next-pane = наступна панель
key-previous-pane = попередня панель
key-menu = список усіх команд
key-keys = список усіх клавіш
key-key-help = довідка щодо клавіш, увімкнути й вимкнути
key-cancel = тиша; назад; повертає фігуру
key-suspend = на час назад в оболонку
key-redraw = малює екран знову
redrawn = Намальовано знову.
key-line = вводить { $line }
does-yes = так
does-no = ні
does-queen = ферзь
does-rook = тура
does-bishop = слон
does-knight = кінь
does-variation-1 = у перший варіант
does-board-here = це поле
does-moves-here = ходи фігури звідси
does-captures-here = взяття фігури звідси
does-rays-here = усі вісім напрямків звідси
does-diagonals-here = діагоналі звідси
does-knight-here = фігури в стрибку коня звідси
does-attackers-here = хто нападає на це поле й захищає його
does-defenders-here = хто захищає це поле й нападає на нього
does-colour-here = світле це поле чи темне
does-rank-here = ця горизонталь
does-file-here = ця вертикаль
does-pieces-A = білі фігури
does-pieces-a = чорні фігури
does-pieces-K = білий король
does-pieces-Q = білі ферзі
does-pieces-R = білі тури
does-pieces-B = білі слони
does-pieces-N = білі коні
does-pieces-P = білі пішаки
does-pieces-k = чорний король
does-pieces-q = чорні ферзі
does-pieces-r = чорні тури
does-pieces-b = чорні слони
does-pieces-n = чорні коні
does-pieces-p = чорні пішаки
does-claim-threefold = триразове повторення
does-claim-fifty = п'ятдесят ходів: без взяття і ходу пішаком
does-claim-flag = прапорець суперника впав
does-claim-illegal = останній хід суперника був неможливим
does-claim-effort = нічия: суперник не намагається виграти
does-claim-means = нічия: суперник не може виграти звичайними засобами
does-claim-seconds = п'ять секунд на хід обом
does-clock = час, що лишився
does-clock-mine = ваш час
does-clock-theirs = час суперника
does-score-3 = три останні ходи
does-announce = оголошує хід на дошці
does-press = перемикає ваш годинник
## Узяти й поставити

in-hand = { $piece } { $square } у вас у руці.
put-back-here = Знову на місці: { $piece } { $square }.
look-edge = Край. { $what }
look-board = Дошка. { $what }
look-moves = Ходи. { $what }
look-clocks = Годинник. { $what }
look-captures = Взяття. { $what }
look-log = Повідомлення. { $what }
look-matters = На рішення. { $what }
look-boards = Дошки. { $what }

## Екран

pane-board = Дошка
pane-moves = Ходи
pane-clocks = Гравці
pane-log = Повідомлення
pane-matters = На рішення
pane-boards = Дошки
header-players = { $white } – { $black }
header-over = Партію закінчено, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
mark-check = Під шахом.
mark-held = У вас у руці.
mark-target = Ваша фігура може піти сюди.
mark-last = Останній хід.
targets-none = У руці немає фігури. Спершу підніміть її.
too-small = Вікно замале.
focus-entry = Уведення: { $text }
focus-secret = Набраного не видно. Enter надсилає, Escape повертає назад.
menu-title = Команди
# За ім'ям налаштування в меню стоїть його значення.
menu-setting = { $name }: { $value }
menu-other = інше: ввести
commands-position = Спитати про позицію
commands-game = Спитати про партію
commands-text = Отримати позицію текстом
commands-guide = Зорієнтуватися
commands-play = Грати
commands-seat = За дошкою матчу
commands-friendly = Серед друзів
commands-analysis = Аналіз позиції
commands-boards = Дошки
commands-archive = Знайти партії
commands-study = Розібрати партію
commands-practice = Вчитися і тренуватися
commands-hearing = Голос, мовлення і вивід
commands-program = Партії, налаштування, вихід
commands-desk-run = Вести партію
commands-desk-waiting = Вирішити, що чекає
commands-desk-look = Подивитися факти
commands-desk-clock = Встановити годинник
commands-desk-penalty = Покарання і результати
commands-desk-seen = Вирішити за побаченим
commands-desk-undoing = Виправити дошки, скасувати рішення
commands-desk-support = Засоби й асистенти
commands-desk-presence = Ті, хто запізнився або прибув
commands-desk-adjournment = Відкласти партію
commands-desk-tasks = Відмітити справи
commands-desk-records = Документи і сам стіл
keys-title = Клавіші
key-dropped = Скасовано.
quit-again = { $keys } ще раз: вихід. Будь-яка інша клавіша: продовжити.
echo-typed = { $what }
echo-deleted = видалено { $what }
echo-end = кінець
echo-capital = велика { $letter }
key-none = { $keys } тут нічого не робить.
no-shell = Немає оболонки, куди повернутися. Програма працює далі.
key-waits = { $keys }, потім { $next }.
keys-from-to = від { $from } до { $to }
paste-too-long = Задовго, нічого не вставлено. Не більше рядків: { $lines }.
paste-lines = Кілька рядків, нічого не вставлено. Вставляйте по одному.
paste-game = Ціла партія, нічого не вставлено. Збережіть її у файл, потім у командному рядку: { $program } import і його назва.
key-help-on = Довідка щодо клавіш: кожна клавіша каже, що вона робить. Та сама клавіша припиняє.
key-help-off = Довідку щодо клавіш вимкнено.
no-screen = На цьому терміналі екрана немає: замість нього рядки.
no-screen-pipe = Екрана тут немає. Це канал, а не термінал.
no-screen-plain = Екрана тут немає. TERM або ACCESSIBLE вимагає рядків.

## Гра на дошці

board-name = { $make }, { $port }
board-found = Дошку знайдено: { $name }.
board-found-of = Дошку { $color-key ->
         [white] білих
        *[black] чорних
    } знайдено: { $name }.
board-back = Дошка знову на зв'язку: { $name }.
board-back-of = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    } знову на зв'язку: { $name }.
board-plays = Ви граєте на дошці.
board-right = На дошці все правильно.
board-differs = Ваша дошка не збігається з партією.
board-left-over = Не використовується: цією стороною грає програма.
board-moves-only = Вона повідомляє лише закінчені ходи, не дотики. Якщо ходів немає, поверніть дошку.
board-take = Зніміть фігуру з { $square }.
board-take-man = Зніміть із { $square }: { $man }.
board-put = Поставте на { $square }: { $man }.
board-carry = Переставте з { $square } на { $to }: { $man }.
board-swap = Поміняйте місцями фігури на { $square } і { $to }.
board-turn = Поверніть дошку.
board-man = { $who ->
    [white-king] білий король
    [white-queen] білий ферзь
    [white-rook] біла тура
    [white-bishop] білий слон
    [white-knight] білий кінь
    [white-pawn] білий пішак
    [black-king] чорний король
    [black-queen] чорний ферзь
    [black-rook] чорна тура
    [black-bishop] чорний слон
    [black-knight] чорний кінь
   *[black-pawn] чорний пішак
}
board-lifted = { $piece } { $square }.
board-touched = Дотик: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: порожньо.
board-executed = Хід є на вашій дошці.
board-put-back = Фігури повернено. Дотик і далі зобов'язує.
board-put-back-free = Фігури повернено. Можна зробити будь-який хід.
board-adjusted = Поправлено.
board-knocked = Дошку штовхнули.
board-knocked-untouched = Дошку штовхнули. Дотику немає.
board-lingers = Якщо хід закінчено, введіть його.
board-press = Натисніть годинник, якщо ваш хід { $move }.
board-type-move = Якщо ваш хід { $move }, введіть його.
board-press-move = Якщо ваш хід { $move }, натисніть годинник або введіть його.
board-illegal = Неможливий хід: { $pieces }. Щоб поправити дошку, введіть розставити.
board-in-hand = { $piece } { $square }, схоже, у вас у руці.
board-gone-unpressed = { $move }: хід стоїть на дошці. Введіть його або під'єднайте дошку.
board-pressed = { $color } натиснули годинник.
button-in-hand = Не закінчено: { $piece } { $square }, фігуру знято з дошки.
button-take = Не закінчено: зніміть із { $square }: { $man }.
button-rook = Не закінчено: переставте туру.
button-nothing-moved = Нічого не зрушило. Ваш хід.
button-no-game = Зараз на дошці нічого робити.
button-menu-how = Натиснути: далі. Утримати: виконати.
button-menu-stop = Зупинити годинники.
button-menu-means = Вимагати нічиєї: суперник не може виграти.
button-menu-effort = Вимагати нічиєї: суперник не намагається виграти.
button-menu-seconds = Просити п'ять секунд на хід.
button-menu-leave = Вийти з меню.
button-menu-left = Меню закрито.
board-no-button = Вона не має кнопки. Хід рахується, коли рука відпочиває.
board-learned = Дошка вивчила свої фігури.
board-not-learned = Фігур не вивчено. За ними стежать за ходами.
boards-clock-waits = Годинник чекає на дошку.
boards-clock-runs = Годинник іде.
board-no-move = Дошка повідомляє { $text }: це неможливий хід.
board-line-lost = Дані дошки втрачено. Введіть останній, щоб почути останній хід. Якщо ходу бракує, введіть його.
board-faulty = { $square }: датчику не можна вірити.
board-doubtful = { $square } то є, то немає. Притисніть фігуру. Поле поки рахується.
board-missed = Дані дошки втрачено. Якщо бракує дотику або ходу, повторіть його.
board-flickers = { $square } мерехтить: притисніть фігуру або введіть відключити { $square }.
board-still-empty = { $square } здається порожнім. Притисніть фігуру або введіть відключити { $square }.
board-still-occupied = { $square } здається зайнятим. Якщо там порожньо, введіть відключити { $square }.
board-still-other = На { $square } наче не та фігура. Якщо та, введіть відключити { $square }.
board-still-turned = Дошка наче й досі лежить неправильно. Якщо правильно, введіть електродошка прямо або електродошка повернута.
board-still-turned-pegs = Дошка наче й досі лежить неправильно. Поверніть її або введіть пропустити і грайте з клавіатури.
board-lies-straight = Якщо ви зняли { $square }, дошка лежить навпаки. Поверніть її або введіть електродошка прямо.
board-lies-turned = Якщо ви зняли { $square }, дошка лежить навпаки. Поверніть її або введіть електродошка повернута.
board-muted = { $square } відключено: що там, не рахується.
board-muted-untouched = { $square } відключено: мерехтить. Дотику не було.
board-muted-arbiter = { $square } відключено: мерехтить. Чи був дотик, вирішує арбітр.
board-not-touched = Якщо ви не торкалися, введіть відключити { $square }.
board-not-touched-arbiter = Якщо ви не торкалися, введіть відключити { $square }. Вирішує арбітр.
board-not-made = { $move } на дошці. Якщо ви так не ходили, введіть повернути.
board-steady = { $square } знову спокійне і рахується.
board-unmuted = { $square } знову рахується.
board-mutes = { $square } відключено. Ходи з нього й на нього вводьте. Знову рахувати: підключити { $square }.
board-which-side = Де білі, невідомо. Введіть електродошка прямо або електродошка повернута.
board-battery = Заряд дошки: { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
         [many] відсотків
        *[other] відсотки
    }.
board-restarted = Дошка перезапустилася.
board-gone = Дошка зникла: { $reason }. Продовжуйте з клавіатури. { $todo }
board-not-there = Дошки немає: { $reason }. { $todo }
board-none-found = на жодному порту її немає
board-none-found-do = Підключіть її або вкажіть порт.
board-no-port = порту { $port } немає
board-no-port-do = Підключіть її.
board-not-serial = { $port } не послідовний порт
board-not-serial-do = Вкажіть інший.
board-busy = { $port } зайнятий іншою програмою
board-busy-do = Закрийте ту програму.
board-denied = { $port } вам не дозволено
board-denied-do = Дозволити може адміністратор.
board-denied-group = { $port } вам не дозволено
board-denied-group-do = Вступіть до групи { $group }: sudo usermod -aG { $group } $USER. Потім вийдіть із системи і ввійдіть знову.
board-no-answer = на { $port } ніхто не відповідає
board-no-answer-do = Увімкніть її або підключіть знову.
board-other-make = на { $port } інша дошка, { $what }
board-other-make-do = Вкажіть цю марку або auto.
board-babble = на { $port } говорить щось інше
board-babble-do = Перевірте порт і марку дошки.
board-stranger = { $port } надсилає невідоме
board-stranger-do = Перевірте роз'єм. Або дошка новіша, ніж touchmove.
board-failed = { $port } відмовив, { $what }
board-failed-do = Підключіть знову.
boards-none = Дошки немає. Щоб шукати її, введіть електродошка auto.
boards-none-position = Партія з позиції: { $position }.
boards-sought = Шукаю дошку.
boards-off = Дошки вимкнено. Ходи вводять.
board-is = Дошка: { $name }.
board-of = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    }: { $name }.
board-agrees = Вона збігається з партією.
board-moves = На ній роблять хід.
board-behind = На вашій дошці немає ходу суперника: { $move }.
board-unmade = Зробіть оголошений хід на дошці: { $move }.
board-waits = Її ще не порівнювали.
skipped = Залишено як є. Вводьте ходи, доки дошка не стане правильною.
skip-none = Пропускати нічого.
argument-boards = { $name }: auto; або марка й порт, dgt:/dev/ttyUSB0; прямо чи повернута; або вимкнути.

help-pegboard =
    електродошка: ваша дошка і чи збігається вона з партією.
    електродошка auto: шукає дошку.
    електродошка прямо, електродошка повернута: як вона лежить.
    електродошка вимкнути: грати введенням ходів.
help-set-up =
    розставити: веде поле за полем до правильної позиції.
    повторити: крок ще раз.
help-mute =
    відключити b8: не враховувати, що дошка показує на b8, за поганого контакту.
    Мерехтливе поле відключається саме, доки десять секунд не буде спокійне.
    Знову враховувати: підключити b8.
help-unmute =
    підключити b8: b8 знову рахується.
    Якщо дошка не збігається з партією, вам скажуть, що поправити.
help-skip =
    пропустити: залишає дошку як є.
    Вводьте ходи, доки вона не стане правильною.
    Також: скасувати.

## Дошки на лінії

peg-looking = Шукаю дошку.
peg-found = Дошку знайдено: { $make }, { $port }.
peg-senses-pegs = Вона відчуває кожен штирок, вийнятий з отвору.
peg-senses-squares = Вона відчуває, які поля зайняті.
peg-senses-men = Вона знає, яка фігура на якому полі.
peg-senses-moves = Вона повідомляє лише закінчені ходи, не дотики.
peg-no-address = { $word } не адреса дошки. Пишіть auto, марку або марку й порт: dgt:/dev/ttyUSB0. Марки: { $makes }.
peg-chips = Вивчено: чипи фігур, { $count }.
peg-event = { $what }.
peg-event-at = { $what }. Секунд: { $time }.
peg-together = Разом: { $items }
peg-lifted = { $square } піднято
peg-lifted-man = { $square } піднято, { $piece }
peg-seated = { $square } зайнято
peg-seated-man = { $square } зайнято, { $piece }
peg-button-confirm = Кнопка підтвердження, { $how }
peg-button-confirm-of = Кнопка підтвердження { $color-key ->
         [white] білих
        *[black] чорних
    }, { $how }
peg-button-clock = Кнопка годинника, { $how }
peg-button-clock-of = Кнопка годинника { $color-key ->
         [white] білих
        *[black] чорних
    }, { $how }
peg-button = Кнопка { $number }, { $how }
peg-short = коротко
peg-long = довго
peg-stands-start = Стоїть початкова позиція.
peg-stands-empty = Усі поля порожні.
peg-stands = Зайнято, { $count } { $count ->
         [one] поле
         [few] поля
         [many] полів
        *[other] поля
    }: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Хід: { $text }.
peg-taken-back = Узято назад: { $text }.
peg-faulty = { $square }: датчику не можна вірити.
peg-mended = { $square }: датчику знову можна вірити.
peg-doubtful = { $square }: датчик сумнівний. Поки рахується.
peg-certain = { $square }: датчик знову надійний.
peg-glimpsed = { $square } змінилося лише на мить. Не враховано.
peg-felt = { $square } обмацано
peg-clock = Годинник: білі { $white }, чорні { $black }, { $runs }.
peg-clock-stands = зупинено
peg-clock-white = іде в білих
peg-clock-black = іде в чорних
peg-buttonless = Вона не має кнопки.
peg-lampless = Вона не має придатних ламп.
peg-identity = Це: { $text }.
peg-battery = Заряд: { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
         [many] відсотків
        *[other] відсотки
    }.
peg-battery-charging = Заряд: { $percent } { $percent ->
         [one] відсоток
         [few] відсотки
         [many] відсотків
        *[other] відсотки
    }, заряджається.
peg-done = Команду виконано.
peg-refused = Команду відхилено: { $text }.
peg-learned = Фігури вивчено.
peg-not-learned = Нічого не вивчено. Подивіться на: { $items }.
peg-which-side = Де білі, невідомо. Вкажіть --straight або --turned.
peg-restarted = Дошка перезапустилася.
peg-unanswered = Дошка не відповіла на команду.
peg-silent = Дошка мовчить.
peg-echo = Лінія веде назад до себе.
peg-version = Дошка говорить іншою версією.
peg-gap = Дані дошки втрачено.
peg-missed = Втрачено дорогою: { $count } { $count ->
         [one] подія
         [few] події
         [many] подій
        *[other] події
    }.
peg-garbled = Отримано нечитабельні дані.
peg-start-missing = Не початкова позиція. Бракує на: { $items }.
peg-start-more = Не початкова позиція. Зайве на: { $items }.
peg-start-other = Не початкова позиція. Інші фігури на: { $items }.
peg-enter-skips = Enter пропускає питання.
peg-ask-take = Зніміть фігуру з { $square }.
peg-ask-back = Поверніть її на { $square }.
peg-ask-put = Поставте фігуру на { $square }.
peg-ask-away = Знову зніміть її з { $square }.
peg-square-works = { $square } працює.
peg-nothing-came = Сигналу немає.
peg-skipped = Пропущено.
peg-ask-move = Зробіть хід на дошці.
peg-no-move = Ходу не отримано.
peg-lamps = Лампи, за горизонталями від першої до восьмої.
peg-lamps-done = З лампами все. Зряча людина може сказати, чи вони засвітилися.
peg-ask-button = Натисніть кнопку дошки або її годинника.
peg-no-button = Кнопки не отримано. Може, її немає.
peg-clock-works = Годинник працює.
peg-no-clock = Годинник не відповів.
peg-named = Номер дошки записано назавжди: { $text }.
peg-has-name = Дошка зберігає старий номер.
peg-takes-no-name = Дошка не приймає номера. Потрібні PEG/1 1.1 і номер до 16 літер або цифр.
peg-clock-unnamed = Перевірити годинник: --clock xl або --clock 3000.
peg-check-none = Перевіряти нічого.
peg-check-lost = Дошка зникла. Вона не працює.
peg-check-works = Працює: перевірено { $count } { $count ->
         [one] поле
         [few] поля
         [many] полів
        *[other] поля
    }.
peg-check-wrong = Знайдено несправності: { $items }.
peg-check-nothing = Нічого не перевірено.
peg-check-moves = Працює: ходи доходять.
peg-check-no-moves = Не працює: хід не дійшов.
health-board = Дошка: є порт для неї, { $port }{ $product }.
health-board-denied = Дошка: { $reason }. { $todo }
health-board-none = Дошка: не знайдено.

## Імітація дошки

sim-word-lift = підняти, підніми
sim-word-seat = поставити, постав
sim-word-replace = замінити
sim-word-press = натиснути
sim-word-long = довго
sim-word-lever = важіль
sim-word-clock = годинник
sim-word-button = кнопка
sim-word-wait = чекати
sim-word-off = вимкнути
sim-word-on = увімкнути
sim-word-battery = батарея
sim-word-feel = обмацати
sim-word-pull = від'єднати
sim-word-plug = з'єднати
sim-word-show = показати
sim-word-position = позиція
sim-word-next = вперед
sim-word-help = допомога
sim-word-end = кінець
sim-help =
    підняти e2, поставити e4, поставити e8 ферзь
    замінити d5: нова фігура без порожньої миті
    натиснути, довго: кнопка підтвердження
    натиснути білі: кнопка кожного гравця
    важіль: годинник; кнопка 3: його кнопки
    батарея 15, обмацати e2
    чекати 300: мілісекунди
    вимкнути, увімкнути: живлення
    від'єднати, з'єднати: кабель
    показати: позиція
    позиція: FEN або початок
    вперед: наступний хід файлу
    кінець
sim-port = Порт: { $path }
sim-awaits = Партія почнеться, коли спитає програма.
sim-awaits-next = Наступний хід готовий. Введіть вперед.
sim-no-next = Ходів більше немає.
sim-game-over = Партію закінчено.
sim-lifted = Піднято: { $man } { $square }
sim-seated = Поставлено: { $man } { $square }
sim-pressed = Натиснуто.
sim-set = Фігури розставлено.
sim-done = Зроблено.
sim-waited = Минуло мілісекунд: { $length }.
sim-on = Живлення ввімкнено.
sim-off = Живлення вимкнено.
sim-plugged = Кабель вставлено.
sim-pulled = Кабель вийнято.
sim-open = Порт відкрито програмою.
sim-closed = Порт ніким не відкрито.
sim-men-white = Білі: { $men }
sim-men-black = Чорні: { $men }
sim-no-men-white = Білі: немає фігур
sim-no-men-black = Чорні: немає фігур
sim-hand = Поруч із дошкою: { $men }
sim-empty = { $square } порожнє.
sim-occupied = Зайнято: { $man } { $square }. Спершу підніміть або введіть замінити.
sim-nothing-in-hand = У руці нічого немає. Назвіть фігуру, наприклад білий ферзь.
sim-no-button = Такої кнопки дошка не має.
sim-no-part = Ця дошка не має батареї, пальця не відчуває.
sim-no-button-number = { $word } не кнопка. Кнопки з 1 по 5.
sim-no-percent = { $word } не відсоток. Пишіть від 0 до 100, з плюсом під час заряджання.
sim-no-word = Невідоме слово: { $word }. Введіть допомога.
sim-missing = Неповно: { $word }. Введіть допомога.
sim-more = Зайве: { $word }.
sim-no-square = { $word } не поле. Пишіть, наприклад, e2.
sim-what-square = Назвіть поле, наприклад e2.
sim-no-man = { $word } не фігура. Пишіть, наприклад, ферзь.
sim-no-color = { $word }: білі чи чорні?
sim-no-time = { $word } не час. Пишіть мілісекунди, до години.
sim-no-position = { $word } не позиція. Пишіть FEN або початок.
sim-dark = Лампи: усі погашено.
sim-lit = Лампи: { $squares }
sim-buzz = Звук: { $text }
sim-named = Номер збережено: { $text }
sim-shake = Вібрація: { $text }
sim-shows = Годинник показує: { $text }
sim-shows-and-beeps = Годинник пищить і показує: { $text }
sim-shows-times = Годинник показує час.
sim-times = Годинник встановлено: білі { $white }, чорні { $black }
sim-plays = Хід комп'ютера: { $from } { $to }
sim-no-system = Імітація дощок є лише на Linux, macOS і BSD.
sim-no-port = Псевдотермінала немає: { $reason }
sim-no-file = Файлу не знайдено: { $file }.
sim-unreadable = { $file } не читається: { $reason }
sim-no-make = Невідома марка: { $word }. Є: { $makes }.
sim-no-flag = Не для цієї марки: { $word }.
sim-no-side = { $word } не сторона. Пишіть white або black.
sim-no-style = { $word } не манера. Пишіть, наприклад, own-first.
sim-cannot-confirm = Ця дошка не має кнопки підтвердження.
sim-no-game = { $count ->
    [0] Читабельних партій немає в { $file }.
    [one] Читабельних партій у { $file }: { $count }.
    [few] Читабельних партій у { $file }: { $count }.
    [many] Читабельних партій у { $file }: { $count }.
   *[other] Читабельних партій у { $file }: { $count }.
}
sim-fault = { $file }, рядок { $line }: { $reason }
sim-fault-word = { $word } не збій. Пишіть, наприклад, noise, loss, pull.
sim-fault-share = { $word } не частка. Пишіть від 0 до 1, наприклад 0.01.
sim-fault-square = { $word } не поле. Пишіть, наприклад, b8.
sim-fault-number = { $word } не число. Пишіть мілісекунди, до доби, або байт.
sim-fault-short = У кінці чогось бракує.
sim-fault-more = Зайве: { $word }.
sim-fault-needs-time = Для { $word } спершу потрібен час, наприклад at 5000.
sim-fault-no-place = { $word } не буває в одну мить або байт. Пишіть from і to або нічого.

## Файл матчу

match-line = Рядок { $line }: { $what }
match-key-in = { $key } у [{ $part }]
match-words = Одне з: { $words }.
match-help-aid = Засіб: { $aid }.
match-wrong-form = не у формі key = "value". Візьміть значення в лапки.
match-wrong-twice = це у файлі двічі. Приберіть одне з двох.
match-wrong-unknown-near = { $key } тут невідоме. Може, { $instead }?
match-wrong-unknown = { $key } тут невідоме. Одне з: { $words }.
match-wrong-part = { $part } це частина файлу. Напишіть [{ $part }] в окремому рядку.
match-wrong-value = { $key } не може бути { $value }. { $help }
match-wrong-answer = Незрозуміло для { $key }: { $value }.
match-wrong-empty = { $key } не має читабельного значення. { $help }
match-wrong-missing = Немає { $key }. { $help }
match-wrong-relay = немає асистента в { $color-key ->
         [white] білих
        *[black] чорних
    }. Назвіть його в [{ $part }].
match-wrong-hearing = потрібен асистент: незрячий проти слабочуючого. Назвіть його в [white.assistant] або [black.assistant]. { $article }.
match-wrong-no-board = { $color } без електронної дошки. Напишіть device = "pegs" або "board" чи приберіть адресу.
match-wrong-no-pegs = { $make } не дошка зі штирками. Напишіть device = "board".
match-wrong-pegs = { $make } дошка зі штирками. Напишіть device = "pegs".
match-wrong-port = обидві дошки на { $port }. Кожній потрібен свій порт.
match-wrong-boards = дощок не розрізнити. Вкажіть кожній порт, наприклад dgt:/dev/ttyUSB0.
match-wrong-positions = партія має одну початкову позицію. Приберіть chess960 або position.
match-wrong-aid = { $aid }: цього не дозволить жоден арбітр, підказки заборонено. ФІДЕ 2023, 11.3.1.
match-wrong-code = { $key }: це не таємниця. { $what }
match-wrong-pace = pace без годинників. Приберіть pace або вкажіть час.

match-key-event = Змагання: турнір або матч.
match-key-site = Місце: місто й країна.
match-key-place = Зала і столик.
match-key-round = Тур.
match-key-date = Дата, наприклад 2026-11-21.
match-key-time = Контроль часу, наприклад 15+10, 40/90+30,30+30 або 5d3; off: без годинника.
match-key-laws = Правила: редакція, наприклад fide-2023.
match-key-pace = Вид гри. Без нього вирішує контроль часу.
match-key-supervision = Нагляд у швидких і бліці. Достатній: діють правила змагань.
match-key-announcing = Оголошення: як гравці повідомляють один одному ходи, наприклад кінь f3. З повтором: суперник повторює, як у незрячих.
match-key-default-time = Допустиме запізнення: на скільки хвилин можна запізнитися, від 0 до 600.
match-key-quickplay = Прискорене закінчення: чи оголошено його вказівки.
match-key-draws = Нічия за згодою. free: завжди. after 30: після 30 ходів кожного. arbiter: з дозволу арбітра. arbiter until 30: так до 30-го ходу.
match-key-adjournment = Відкладання: чи можна відкласти партію.
match-key-session = Сесія: скільки хвилин триває за годинником арбітра, від 15 до 900.
match-key-adjudication = Присудження: чи вирішується незакінчена партія за її позицією.
match-key-minutes-by-claim = Хвилини за заявою: чи даються хвилини за неможливий хід лише тому, хто про нього заявив.
match-key-points = Очки: скільки дають перемога, нічия і поразка.
match-key-appeals = Апеляції: чи можна оскаржити рішення арбітра.
match-key-appeal-time = Строк апеляції: скільки хвилин після рішення або партії можна подати апеляцію, від 0 до 1440. Без нього: без строку.
match-key-appeal-fee = Внесок за апеляцію, наприклад 50 євро.
match-key-chess960 = Шахи 960: номер початкової позиції, від 0 до 959.
match-key-position = Початкова позиція, у FEN. Без неї звичайна.
match-key-name = Ім'я гравця.
match-key-title = Звання, наприклад FM.
match-key-federation = Федерація, наприклад UKR.
match-key-club = Клуб.
match-key-rating = Рейтинг, від 0 до 4000.
match-key-fide-id = Номер ФІДЕ, число.
match-key-blind = Незрячий або слабозорий.
match-key-hard-of-hearing = Слабочуючий.
match-key-device = Пристрій: дошка або клавіатура гравця.
match-key-address = Адреса дошки: auto, марка або марка й порт, наприклад peg1:/dev/ttyACM0.
match-key-moves = Голос ходів: fide каже Eva vier, fide-uk Ева чотири, uk e4.
match-key-talk = Голос усього іншого.
match-key-form = Форма ходів: long із початковим полем, short без нього, де ясно й так.
match-key-speech = Мовлення: чи говорить програма з цим гравцем на його терміналі. Головний термінал виконує ваші налаштування.
match-key-rate = Швидкість мовлення, від -100 до 100.
match-key-output = Вихід: звуковий вихід цього гравця. Без нього системний.
match-key-synthesiser = Синтезатор: ім'я його голосу. Без нього голос мови.
match-key-print = Вивід: як виводяться рядки для цього гравця.
match-key-braille-table = Брайлівська таблиця liblouis, наприклад en-ueb-g2.ctb; auto: за мовою.
match-key-score = Бланк: хто його веде. own: гравець, уведенням записати e4. hand: на папері або брайлем. assistant: програма.
match-key-warnings = Нагадування: за скількох хвилин до кінця, наприклад 10,5,1; або off.
match-key-code = Код: його вводить кожен, хто сідає на це місце. Без нього не потрібен.
match-key-assistant-name = Ім'я асистента.
match-key-assistant-talk = Голос для асистента.
match-key-arbiter-name = Ім'я арбітра.
match-key-arbiter-passphrase = Пароль, у вигляді гешу. Його створює { $program } match --new.
match-key-arbiter-talk = Голос столу. Без нього голос комп'ютера.
match-key-arbiter-moves = Голос ходів за столом. Без нього голос комп'ютера.
match-key-arbiter-speech = Мовлення: чи говорить термінал столу.
match-key-arbiter-rate = Швидкість мовлення за столом, від -100 до 100. Без неї швидкість комп'ютера.
match-key-arbiter-lock = Блокування: через стільки хвилин без уведення стіл знову спитає пароль. 0: ніколи.
match-key-arbiter-output = Вихід: звуковий вихід арбітра. Без нього системний.
match-key-arbiter-synthesiser = Синтезатор за столом: ім'я його голосу. Без нього голос мови.

match-word-yes = так
match-word-no = ні
match-word-standard = класика
match-word-rapid = швидкі
match-word-blitz = бліц
match-word-adequate = достатній
match-word-sparse = недостатній
match-word-repeat = оголошувати й повторювати
match-word-repeat-first = оголошувати й повторювати до годинника
match-word-announce = оголошувати
match-word-off = нічого
match-word-keyboard = клавіатура
match-word-pegs = дошка зі штирками
match-word-board = звичайна електронна дошка
match-word-assistant = асистент
match-word-long = повна
match-word-short = стисла
match-word-text = текст
match-word-braille = брайль
match-word-own = сам гравець, уведенням записати e4
match-word-hand = сам гравець, на папері або брайлем

aid-own-announcements = останні оголошення
aid-score-sheet = свій бланк
aid-times = час
aid-move-number = номер ходу
aid-opponent-score = бланк суперника
aid-position-readout = читання позиції
aid-legal-moves = можливі ходи
aid-attackers = нападники
aid-draw-hints = нагадування про нічию
aid-opening-name = назва дебюту
aid-takeback = повернення ходів
aid-engine = рушій

match-about-file =
    Матч для touchmove. Рядки, що починаються з #, нотатки для вас.
    Перевірити: { $program } match --check і ім'я цього файлу.
match-about-aids =
    Засоби для обох гравців, yes або no. Без рядка як у Правилах.
    Дозволено: own-announcements, score-sheet, times, move-number.
    Лише з дозволу: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Ніколи: engine.
    Для одного гравця: частина [white.aids] або [black.aids].
match-about-arbiter = Тут лише геш, самого пароля немає.

match-part-player = { $color }.
match-part-assistant = Асистент { $color-key ->
         [white] білих
        *[black] чорних
    }.
match-part-player-aids = Засоби лише для { $color-key ->
         [white] білих
        *[black] чорних
    }.
match-part-aids = Засоби для обох гравців.
match-part-arbiter = Арбітр.
match-ask-begin =
    Новий файл матчу, близько 15 питань.
    Просто Enter: запропонована відповідь.
    назад: попереднє питання.
    Control-C: перервати. Відповіді зберігаються.
match-ask-on = { $count ->
    [1] Продовжуємо після однієї відповіді.
    [one] Продовжуємо після { $count } відповіді.
    [few] Продовжуємо після { $count } відповідей.
    [many] Продовжуємо після { $count } відповідей.
   *[other] Продовжуємо після { $count } відповіді.
}
match-looking = Шукаю дошки.
match-found-none = Дощок не знайдено.
match-found = Знайдено: { $boards }.
match-ask-time = Контроль часу, наприклад 15+10, 40/90+30,30+30 або 5d3. Без годинника: off.
match-ask-name = Ім'я гравця, { $color-key ->
         [white] білі
        *[black] чорні
    }.
match-ask-blind = Хто незрячий або слабозорий?
match-ask-device = На чому грають { $color-key ->
         [white] білі
        *[black] чорні
    }?
match-ask-assistant = Ім'я асистента { $color-key ->
         [white] білих
        *[black] чорних
    }.
match-ask-braille = Хто читає рядки брайлем?
match-ask-output = Який звуковий вихід у { $color-key ->
         [white] білих
        *[black] чорних
    }?
match-word-program = програма
match-word-both = обидва
match-word-neither = ніхто
match-found-board = дошка { $make } на { $port }
match-device-pegs-later = дошка зі штирками, підключимо згодом
match-device-board-later = звичайна електронна дошка, підключимо згодом
match-device-relayed = ходи вводить асистент

match-ask-aids = Які ще засоби дозволено? Номери через кому.
match-ask-passphrase = Пароль арбітра, для столу. Щонайменше 10 знаків або три слова.
match-ask-passphrase-again = Пароль ще раз.
match-passphrase-short = Закоротко. Введіть щонайменше { $characters } знаків або { $words } непов'язані слова.
match-code-short = Закоротко. Введіть щонайменше 4 знаки.
match-weak-few = Занадто просто: майже ті самі літери.
match-weak-repeated = Занадто просто: те саме повторюється.
match-weak-digits = Занадто просто: самі цифри.
match-weak-row = Занадто просто: ряд клавіатури чи абетки.
match-weak-known = Занадто просто: це пробують найпершим.
match-weak-name = Занадто просто: ім'я з цієї партії.
match-weak-offered = Наприклад: { $text }.
match-passphrase-differs = Не збіглося. Введіть пароль знову, двічі.
match-choice = { $number }: { $word }
# Перед питанням, яке ставлять знову.
match-help-name = Введіть ім'я цього гравця. Воно буде в бланках.
match-help-blind = Введіть номер або слово. Для незрячих ходи оголошують, і діють інші правила.
match-help-device = Введіть номер дошки цього гравця. Для іншої: марка й порт, наприклад dgt:/dev/ttyUSB0.
match-help-assistant = Введіть ім'я або натисніть Enter. Асистент переставляє фігури й допомагає, як дозволяють Правила.
match-help-braille = Введіть номер або слово. Рядки виводяться брайлем Юнікоду, для дисплеїв, що показують термінал.
match-help-output = Введіть номер виходу цього гравця. Кожному гравцеві потрібні свої навушники.
match-help-time = Хвилини плюс секунди за хід: 90+30. Два контролі: 40/90+30,30+30. Без годинника: off.
match-help-default-time = Введіть хвилини. Хто запізниться більше, програє. 0: програє за будь-якого запізнення. Якщо не задано, вирішує арбітр.
match-help-arbiter = Введіть ім'я арбітра. Воно буде у звіті.
match-help-aids = Введіть номери через кому або ні. Тоді гравці зможуть питати більше, ніж дозволяють Правила.
match-help-passphrase = Введіть пароль для столу. Його не видно, і дізнатися його потім ніхто не зможе.
match-help-passphrase-again = Введіть той самий пароль, щоб помітити описку.
match-help-choice = Введіть номер відповіді або її слово.
match-help-text = Введіть відповідь. Щоб не змінювати, натисніть Enter.
match-help-review = Enter записує файл. Щоб змінити рядок, введіть його ім'я. все: знову вся таблиця.
match-enter = Enter: { $value }.
match-enter-none = Enter: ні.
match-enter-nothing = Щоб не вказувати: ні.
match-enter-again = Введіть відповідь.
match-enter-kept = Enter: введений вами.
match-enter-passphrase = Просто Enter: спитати обидва рази знову.
match-none = ні
match-back = назад
match-back-none = Це перше питання.
match-review = Таблиця:
match-review-row = { $name }: { $value }
match-review-set = задано
match-review-aids = ті, що в Правилах
match-review-output = системний
match-review-default-time = не задано, вирішує арбітр
match-review-more = Також за ім'ям: { $names }.
match-review-end =
    Щоб щось змінити, введіть його ім'я, наприклад { $name }. Інші імена: допомога.
    Enter: записати файл.
match-review-all = все
match-review-again =
    Щоб змінити ще, введіть ім'я. Почути всю таблицю: все.
    Enter: записати файл.
match-review-unknown = Невідомо: { $word }. Введіть ім'я зі списку.
match-name-of = { $color } { $name }
match-name-event = змагання
match-name-site = місто
match-name-place = столик
match-name-round = тур
match-name-date = дата
match-name-time = час
match-name-laws = правила
match-name-pace = вид гри
match-name-supervision = нагляд
match-name-announcing = оголошення
match-name-default-time = допустиме запізнення
match-name-quickplay = прискорене закінчення
match-name-draws = нічиї
match-name-adjournment = відкладання
match-name-session = сесія
match-name-adjudication = присудження
match-name-minutes-by-claim = хвилини за заявою
match-name-points = очки
match-name-appeals = апеляції
match-name-appeal-time = строк апеляції
match-name-appeal-fee = внесок за апеляцію
match-name-chess960 = шахи 960
match-name-position = позиція
match-name-name = ім'я
match-name-title = звання
match-name-federation = федерація
match-name-club = клуб
match-name-rating = рейтинг
match-name-fide-id = номер ФІДЕ
match-name-blind = зір
match-name-hard-of-hearing = слух
match-name-device = пристрій
match-name-moves = голос ходів
match-name-talk = голос
match-name-form = форма
match-name-speech = мовлення
match-name-rate = швидкість
match-name-output = вихід
match-name-synthesiser = синтезатор
match-name-braille = брайль
match-name-braille-table = таблиця брайля
match-name-score = бланк
match-name-warnings = нагадування
match-name-aids = засоби
match-name-assistant-name = асистент
match-name-assistant-talk = голос для асистента
match-name-arbiter-name = арбітр
match-name-arbiter-passphrase = пароль
match-name-code = код місця
match-name-arbiter-lock = блокування столу
match-name-arbiter-talk = голос столу
match-name-arbiter-moves = голос ходів столу
match-name-arbiter-speech = мовлення столу
match-name-arbiter-rate = швидкість столу
match-name-arbiter-output = вихід столу
match-name-arbiter-synthesiser = синтезатор столу
match-changed = Файл матчу змінено: { $keys }. Партія, що триває, зберігає старі умови.
match-changed-key = { $key } замість { $then } тепер { $now }
match-left-out = нічого
match-go-on = Партію { $game } цього матчу не закінчено. Продовжити її за старими умовами? Відповідь ні починає нову за новими, а партія { $game } лишається в архіві. Так чи ні?
match-help-go-on = так: незакінчена партія триває, як почалася. ні: нова партія за новими умовами.
match-not-begun = Партію { $game } не закінчено, і ніхто не відповів. Запустіть матч знову і дайте відповідь.
match-left = Нічого не записано.
match-kept = Ваші відповіді збережено. Щоб продовжити, введіть ту саму команду.
match-not-kept = Ваших відповідей не збережено: { $reason }.
match-written = Записано: { $file }.
match-begin =
    У файлі матчу помилок немає.
    Почати: { $program } match { $file }
match-no-randomness = Система не дає випадкових чисел. Нічого не записано.
match-exists = { $file } вже є. Вкажіть інший файл.
match-not-written = Не записано, { $file }: { $reason }.
match-not-there = Файлу матчу не знайдено: { $file }. Створити його: { $program } match --new { $file }
match-not-read = { $file } не читається: { $reason }.
match-reason-missing = файлу немає
match-reason-folder = це тека, вкажіть у ній файл
match-reason-no-text = це не простий текст, збережіть його в UTF-8
match-reason-denied = не дозволяють права

match-title = Білі { $white }, чорні { $black }.
match-event = Змагання: { $text }.
match-round = Тур { $text }.
match-site = Місто: { $text }.
match-place = Столик: { $text }.
match-date = Дата: { $text }.
match-laws = Правила: { $edition }, вид гри { $pace }.
match-supervision-adequate = Нагляд: достатній.
match-supervision-sparse = Нагляд: недостатній.
match-announcing-repeat = Ходи оголошують, повторюють і роблять на дошці.
match-announcing-repeat-first = Ходи оголошують, повторюють і роблять на дошці, потім натискають годинник. Від оголошення й доти йде годинник суперника.
match-announcing-announce = Ходи оголошують, але не повторюють.
match-announcing-off = Ходів не оголошують.
match-chess960 = Шахи 960, початкова позиція { $number }.
match-position = Початкова позиція: { $position }.
match-position-chess960 = Шахи 960, початкова позиція { $position }.
match-default-time = Допустиме запізнення: { $time }.
match-quickplay = Прискорене закінчення: оголошено.
match-draws-after = Нічия за згодою: не раніше { $count }-го ходу чорних.
match-draws-arbiter = Нічия за згодою: лише з дозволу арбітра.
match-draws-arbiter-until = Нічия за згодою: до { $count }-го ходу чорних лише з дозволу арбітра.
match-adjournment = Відкладання: дозволено.
match-session = Сесія: { $time }.
match-adjudication = Присудження: дозволено.
match-minutes-claimed = Хвилини за неможливий хід: лише за заявою.
match-points = Очки: { $win } за перемогу, { $draw } за нічию.
match-no-appeals = Апеляції: немає. Рішення арбітра остаточні.
match-appeal-time = Апеляції: строк { $time }.
match-appeal-fee = Внесок за апеляцію: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color }: незрячий або слабозорий гравець.
match-hard-of-hearing = { $color }: слабочуючий гравець.
match-device-keyboard = { $color } грають із клавіатури.
match-device-pegs = { $color } грають на дошці зі штирками, { $address }.
match-device-board = { $color } грають на електронній дошці, { $address }.
match-device-assistant = { $color } грають через асистента.
match-assistant = { $color } з асистентом, { $name }.
match-spoken = { $color } чують ходи голосом { $moves }, решту голосом { $talk }.
match-printed = { $color } читають ходи голосом { $moves }, решту голосом { $talk }.
match-output = Звуковий вихід { $color-key ->
         [white] білих
        *[black] чорних
    }: { $output }.
match-braille = { $color } читають брайль, таблиця { $table }.
match-score-own = Бланк { $color-key ->
         [white] білих
        *[black] чорних
    }: вводить сам гравець.
match-score-hand = Бланк { $color-key ->
         [white] білих
        *[black] чорних
    }: від руки, на папері або брайлем.
match-score-assistant = Бланк { $color-key ->
         [white] білих
        *[black] чорних
    }: веде програма.
match-warnings = Нагадування про час для { $color-key ->
         [white] білих
        *[black] чорних
    }, хвилини: { $minutes }.
match-aids = { $color } можуть питати: { $aids }.
match-arbiter = Арбітр: { $name }.
match-good = У файлі матчу помилок немає.
match-note-silent = Незвично: гравець незрячий, а ходів не оголошують. { $article } цього вимагає; положення про змагання може змінити.
match-note-unheard = Незвично: обидва гравці незрячі, а ходів не оголошують. { $article } цього вимагає. Напишіть announcing = "repeat".
match-note-unrepeated = Незвично: гравець незрячий, а ходів не повторюють. { $article } цього вимагає; положення про змагання може змінити.
match-note-no-clocks = Незвично: без годинника.
match-note-pace = Незвично: вид гри { $pace }. За контролем часу це { $usual }.
match-note-default-time = Допустиме запізнення не задано: вирішує арбітр. { $article }: його задає змагання.
match-note-score = Незвично: { $color } зрячі й не ведуть запису. { $article }.
match-note-output = В обох гравців один вихід: кожен чує те, що для іншого.
match-note-passphrase = Цей пароль узято з прикладів: його знають усі. Свій спитає { $program } match --new.
match-note-quickplay = Прискорене закінчення: за цього контролю не діє, { $article }.
match-note-quickplay-blitz = Прискорене закінчення: у бліці його немає, { $article }. Приберіть його.
match-note-session = Сесія: не діє, партію не можна відкласти. Напишіть adjournment = "yes".
match-note-title = Незвичне звання: { $color }. ФІДЕ має GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Інші можуть читати { $file }, з кодами й хешем пароля. Закрийте: { $command }

## За дошкою матчу

seat-opened = Ви граєте { $color-key ->
         [white] білими
        *[black] чорними
    }, { $name }. Суперник: { $opponent }.
seat-waits = Годинник пускає арбітр.
seat-compare-board = Порівняйте вашу дошку з цією позицією.
seat-offer-open = { $color-key ->
         [white] Білі
        *[black] Чорні
    } запропонували нічию: чекають відповіді.
seat-stands = Годинник зупинено. Його пустить арбітр.
seat-set-up = Розставте дошку заново: змінилося забагато.
seat-adjourned = Партію відкладено. Конверт розкриє арбітр.
seat-waits-repetition = Повторити мають { $color-key ->
         [white] білі
        *[black] чорні
    }.
seat-answer-offer = Введіть прийняти або відхилити.
seat-not-you = Зараз не ваша черга.
seat-must-play = Ви вимагали нічиєї з ходом { $move }: зробіть його зараз.
seat-free = Можна зробити будь-який можливий хід.
seat-made-stays = Пізно: ваш хід { $move }.
seat-position-set = Позицію встановлено. Розставте дошку.
seat-absent = Вас позначено як відсутнього гравця. Покличте арбітра: арбітр.
table-began = Партія почалася. Іде годинник { $color-key ->
         [white] білих
        *[black] чорних
    }.
table-began-clockless = Партія почалася.
table-resumed = Годинник пущено. Іде годинник { $color-key ->
         [white] білих
        *[black] чорних
    }.
seat-clock-runs = Ваш годинник іде.
seat-no-quit = Матч зупиняє і завершує лише арбітр. Покликати: арбітр. Здати партію: здатися.
desk-help-passphrase = Введіть пароль арбітра. Його вибрано разом із файлом матчу, і його не видно.
desk-passphrase = Пароль арбітра. Просто Enter: назад.
desk-not-opened = Стіл лишається закритим. Щоб відкрити, введіть стіл.
desk-waits = Перевіряю пароль.
desk-wrong = Хибний пароль. Введіть знову. Просто Enter: назад.
desk-wrong-wait = Хибний пароль. Зачекайте, секунд: { $seconds }. Потім введіть знову. Просто Enter: назад.
desk-early = Зарано, не перевірено. Зачекайте, секунд: { $seconds }. Потім введіть знову. Просто Enter: назад.
desk-open = Вітаємо, арбітре.
desk-wanted = Потрібен арбітр.
desk-open-matters = Вітаємо, арбітре. { $count ->
    [1] Рішення чекає одне питання.
    [one] Рішення чекають питання: { $count }.
    [few] Рішення чекають питання: { $count }.
    [many] Рішення чекають питання: { $count }.
   *[other] Рішення чекають питання: { $count }.
}
desk-alone = Введіть лише стіл. Потім спитають пароль, його не видно.
desk-alone-open = Введіть лише стіл, потім команду. Слова після столу не читаються.
desk-closed = Стіл закрито.
desk-locked = Стіл заблоковано: давно немає вводу. Введіть будь-що, потім пароль.
desk-locked-seat = Стіл заблоковано: давно немає вводу. Щоб відкрити, введіть стіл.
desk-no-legal-move = Неможливий хід. Гравцям не повідомляють.
desk-noted = Записано.
task-done = Зроблено: { $what }
task-open = Не зроблено: { $what }
task-room = Зала: світло, тиша, столи й стільці.
task-telephones = Телефони: вимкнено й здано.
task-boards = Дошки: розставлено й повернуто правильно.
task-clocks = Годинники: виставлено, справні.
task-assistants = Асистенти: знають, що їм можна.
task-rules = Гравці: знають контроль, правила й свої засоби допомоги.
task-default-time = Допустиме запізнення: оголошено.
task-committee = Апеляційний комітет: призначено.
task-start = Годинники: пущено вчасно.
task-watch = Партія: під наглядом, особливо в цейтноті.
task-recording = Бланки: кожен хід записують.
task-flags = Прапорці: під наглядом.
task-quickplay = Останні хвилини: весь час під наглядом.
task-compare = Дошки: звірено із записом.
task-spectators = Глядачі: мовчать.
task-session = Сесія: кінець оголошено.
task-envelope = Конверт: перевірено, закрито й збережено.
task-result = Результат: записано.
task-signed = Бланки: підписано обома.
task-sheets = Бланки: зібрано.
task-report = Документи: написано й передано організатору.
desk-tasks-before = До партії:
desk-tasks-during = Під час партії:
desk-tasks-after = Після партії:
desk-task = { $number }: { $what }
desk-task-done = { $number }, зроблено: { $what }
desk-tasks-none = Поки все зроблено. Усі справи: справи усі.
desk-task-record = Про це каже сам запис. { $what }
desk-no-such-task = Справи { $number } немає. Є з 1 по { $count }.
desk-tasks-open = Не відмічено справ: { $count }. Почути їх: справи.
desk-glossary = { $language }: { $word }
desk-glossary-none = Немає в словнику: { $word }. У ньому фігури й команди.
desk-board-square = { $square }: дошка { $board }, партія { $game }.
desk-closed-look = Стіл закрито. Щоб відкрити, введіть стіл.
desk-no-boards = Дощок не підключено.
desk-quit = Покинути стіл: піти. Перервати на час: Control-D на головному терміналі. Закінчити матч: завершити.
desk-unknown = Невідомо за столом: { $word }. Команди: допомога.
desk-no-question = Питання за столом немає.

## Головний термінал

host-busy = Матч уже відкрито в іншій програмі. Спершу закрийте її.
host-quit = Перервати на час: Control-D. Годинник зупиниться, той самий файл продовжить матч. Закінчити: завершити, за столом.
host-kept = Матч збережено як партію { $game }. Продовжити: { $program } match і той самий файл.
host-desk = Стіл
host-for = { $place }:
host-guide-desk = Арбітрові: щоб відкрити стіл, введіть стіл.
host-guide-several = Для одного місця: чорні e4.
host-speaks-for = Ви говорите за: { $place }.
host-look = Щоб побачити місце тут, введіть його ім'я: { $places }.
host-serves-none = Усі місця на інших терміналах. Цей веде матч.
host-taken = { $seat ->
    [desk] Стіл на іншому терміналі. Спершу закрийте той.
   *[other] На іншому терміналі: { $place }. Спершу закрийте той.
}
host-given = { $seat ->
    [desk] Стіл тепер на іншому терміналі.
   *[other] Тепер на іншому терміналі: { $place }.
}
host-gone = { $seat ->
    [desk] Термінал столу зник. Його рядки вводять тут.
   *[other] Термінал зник: { $place }. Гра за це місце триває тут.
}

## Інші термінали матчу

client-no-table = Матч тут не відкрито. Відкрийте його в іншому терміналі: { $program } match і файл матчу.
client-older = Цей touchmove старіший за інший. Запустіть тут такий самий.
client-newer = Цей touchmove новіший за інший. Запустіть тут такий самий.
client-stranger = Цей матч належить іншому користувачеві. Запустіть від його імені.
client-stuck = Матч не відповідає. Подивіться на його термінал.
client-gone = Зв'язок втрачено. Чекаємо на матч. Щоб піти, введіть вихід.
client-back = Зв'язок відновлено.
client-waits = Не надіслано: зв'язок втрачено. Чекаємо на матч. Щоб піти, введіть вихід.
client-braille-lost = Брайль відмовив: { $reason }. Рядки виводяться текстом.
link-busy = На цьому комп'ютері відкрито інший матч. Спершу закінчіть його або вкажіть іншу теку після --data.
link-closed = Інших терміналів не підключити: { $reason }.
reason-long-path = ім'я теки даних задовге
reason-no-sockets = у цій системі немає таких сокетів
reason-no-output = невідомий звуковий вихід; їх називає pactl list short sinks

## Репетиція

opening-strict =
    Турнірна репетиція.
    Введіть хід, щоб оголосити його. Потім { $press }.
    Введіть хід суперника, щоб повторити його.
set-up-position = Особлива початкова позиція. Розставте дошку:
announcement-unclear = Неясно. Назвіть фігуру й обидва поля, для рокіровки — поля короля.
slip-stands = Виправляти пізно: годинник натиснуто. Хід зараховано.
withheld-own-announcements = Оголошень немає: арбітр їх заборонив.
withheld-score-sheet = Бланка немає: арбітр його заборонив.
withheld-times = Часу не дізнатися: арбітр це заборонив.
withheld-move-number = Номера ходу не дізнатися: арбітр це заборонив.
withheld-opponent-score = Бланк суперника недоступний.
withheld-position-readout = Позиції тут не читають. Обмацайте свою дошку.
withheld-position-sighted = Позиції тут не читають. Подивіться на свою дошку.
withheld-legal-moves = Можливі ходи недоступні.
withheld-attackers = Нападники й захисники недоступні.
withheld-draw-hints = Недоступно: помітьте самі, коли можна вимагати нічиєї.
withheld-opening-name = Назви дебютів недоступні.
withheld-takeback = Ходів назад не беруть.
withheld-engine = Під час партії жодних порад, і рівень не змінюється.
withheld-never = Не в цій партії: { $name }.
help-strict-announce =
    Ваш хід. Введіть його: його буде оголошено.
    У разі перетворення назвіть і фігуру.
    Можна спитати: останній, повторити, запис, годинник, черга.
    Також: нічия, заявити повторення, здатися.
    Вийти: вихід.
    Ще: допомога все, допомога заявити.
help-strict-press =
    Ваш хід оголошено. Тепер натиснути.
    Помилилися, до цього: виправити кінь f3.
help-strict-repeat =
    Введіть хід суперника: це повтор.
    Потім ваша черга.
help-strict-wait =
    Зараз не ваш хід. Зачекайте.
    Можна спитати: останній, повторити, запис, годинник, черга.

## Документи матчу

report-title = Звіт для арбітра
report-table = Умови
report-course = Перебіг партії
report-began = Початок: { $date }. Час у годинах, хвилинах і секундах гри.
report-began-at = Початок: { $date }. Указано час доби.
report-program-started = Програму запущено: { $when }.
report-result = Результат: { $score }. { $ended }
report-open = Результату немає. Партію не закінчено.
report-open-adjourned = Результату немає. Партію відкладено.
report-used = { $color } витратили: { $time }.
report-illegal-acts = { $color }, порушень: { $count }.
report-claims = { $color }, вимог: { $count }.
report-complaints = { $color }, скарг: { $count }.
report-appeals = { $color }, апеляції: { $count }.
report-claims-wrong = { $color }, хибних вимог: { $count }.
report-offers = { $color }, пропозицій нічиєї: { $count }.
report-aids-none = { $color } не користувалися засобами.
report-aids-had = { $color } користувалися: { $aids }.
report-aids-refused = { $color } отримали відмову: { $aids }.
report-aid = { $aid }, { $count } { $count ->
         [one] раз
         [few] рази
         [many] разів
        *[other] рази
    }
report-rulings = Рішень і покарань: { $count }.
report-passphrases = Хибних паролів: { $count }, для конверта: { $envelope }.

report-started = Партія почалася.
report-entered = Хід { $color-key ->
    [white] білих
   *[black] чорних
}: { $move }.
report-touched = { $color } торкаються { $square }.
report-lifted = { $color } піднімають фігуру з { $square }.
report-seated = { $color } ставлять фігуру на { $square }.
report-seated-man = { $color } ставлять фігуру на { $square }: { $piece }.
report-adjusting = { $color } кажуть: поправляю.
report-plays = { $color } грають на іншому пристрої: { $board }.
report-screen = екран
report-announced = { $color } оголошують { $move }.

report-repeated = { $color } повторюють { $move }.
report-repeated-none = { $color } повторюють неможливий хід.
report-says = { $color } кажуть: { $text }
report-unclear = { $color } кажуть { $text }: немає такого ходу. Спитано обидва поля.
report-seen-to = Розглянуто: слова гравця до арбітра.
report-seen-to-of = Розглянуто слова до арбітра від { $color-key ->
         [white] білих
        *[black] чорних
    }: { $text }
report-executed = { $color } роблять хід на дошці.
report-corrected = { $color } виправляють на { $move }.
report-clock-pressed = { $color } натискають годинник.
report-two-hands = { $color } ходили двома руками.
report-two-hands-claimed = { $color } кажуть: хід зроблено двома руками.
report-flag-claimed = { $color } вказують на прапорець суперника.
report-illegal-claimed = { $color } вказують на неможливий хід.
report-correction-wanted = { $color } хочуть виправити неможливий хід.
report-touch-claimed = { $color } заявляють: { $opponent-key ->
    [white] білі
   *[black] чорні
} торкнулися { $square }, хід { $number }.
report-found = Повідомлено про неправильність.
report-draw-offered = { $color } пропонують нічию.
report-draw-accepted = { $color } приймають нічию.
report-draw-declined = { $color } відхиляють нічию.
report-claimed-threefold = { $color } вимагають нічиєї, триразове повторення.
report-claimed-threefold-with = { $color } вимагають нічиєї, хід { $move }, триразове повторення.
report-claimed-fifty = { $color } вимагають нічиєї, п'ятдесят ходів.
report-claimed-fifty-with = { $color } вимагають нічиєї, хід { $move }, п'ятдесят ходів.
report-claimed-no-effort = { $color } вимагають нічиєї: суперник не намагається виграти.
report-claimed-cannot-win = { $color } вимагають нічиєї: суперник не може виграти звичайним шляхом.
report-increment = { $color } просять додавання.
report-resigned = { $color } здаються.
report-taken-back = Прохання повернути ходи, півходів: { $count }.
report-wrote = { $color } записують { $place }: { $move }.
report-crossed-out = { $color } закреслюють { $place }.
report-signed = { $color } підписують { $result }.
report-absent = { $color } позначені як відсутні.
report-arrived = { $color } прибули.
report-adjournment = Арбітр відкладає партію.
report-adjournment-early = Арбітр відкладає партію достроково. Решта сесії: { $time }.
report-sealed = { $color } запечатали хід.
report-adjourned = Конверт в арбітра.
report-envelope-lost = Конверт втрачено. Гравці не згодні щодо ходу.
report-envelope-lost-agreed = Конверт втрачено. Гравці згодні, що хід { $move }.
report-opened = Конверт розкрито: { $move }.
report-opened-ambiguous = Конверт розкрито: запис ходу неоднозначний.
report-opened-unreadable = Конверт розкрито: ходу не прочитати.
report-resumption = Настав час догравання.
report-rules = Арбітр хоче вирішити: { $ruling }
report-refused = Відмовлено: { $why }
report-position-set = Позицію встановлено: { $position }.
report-judged-possible = З'ясовано: мат можливий.
report-judged-none = З'ясовано: мат неможливий.
report-judged-undecided = З'ясувати, чи можливий мат, не вдалося.
report-paused = Годинник зупинено.
report-resumed = Годинник знову пущено.
report-time-passed = Термін настав.
report-closed = Не видно, доки конверт закрито.

report-not-pressed = { $color } не натиснули годинник. Годинник іде далі.
report-illegal-stands = Хід { $color-key ->
         [white] білих
        *[black] чорних
    } був неможливим. Він рахується, доки на нього не вкажуть.
report-illegal-position = Хід був неможливим: два королі під шахом або пішак на останній горизонталі. Один хід, щоб це припинити: { $color }.
report-asks = Чи ще можливий мат? Це перевіряють.
report-clock-runs = Іде годинник { $color-key ->
         [white] білих
        *[black] чорних
    }.

report-asked-had = { $color } просять засіб і отримують: { $aid }.
report-asked-refused = { $color } просять засіб, відмовлено: { $aid }.
report-granted = Дозволено засіб: { $color }, { $aid }.
report-withdrawn = Більше не можна: { $color }, { $aid }.
report-assistant = Асистент { $color-key ->
         [white] білих
        *[black] чорних
    }: { $name }.
report-assistant-dismissed = Асистента { $color-key ->
         [white] білих
        *[black] чорних
    } звільнено.
report-passphrase-right = Стіл відкрито, пароль правильний: { $place }.
report-passphrase-wrong = Хибний пароль: { $place }.
report-envelope-right = Конверт, пароль правильний: { $place }.
report-envelope-wrong = Конверт, хибний пароль: { $place }.
report-code-wrong = Хибний код: { $place }.
report-envelope-key = Створено ключ для конвертів.
report-desk-closed = Стіл закрито.
report-desk-locked = Стіл заблоковано, немає вводу: { $place }.
report-desk-talks = Голос за столом тепер { $voice }.
report-questioned = Перепитано за столом: { $what }
report-answered-yes = Арбітр відповідає так.
report-answered-no = Арбітр відповідає ні: нічого не зроблено.
report-answered-dropped = Питання знято: нічого не зроблено.
report-program-closed = Програму закрито: { $when }.
report-was-closed = Її було закрито: { $time }.
report-broken-off = Програму не було закрито: збій або вимкнення живлення.
report-file-old = Файл матчу змінено: { $keys }. Арбітр зберігає старі умови.
report-file-new = Файл матчу змінено: { $keys }. Арбітр починає цю партію за новими умовами. Попередню залишено.
report-file-taken = Файл матчу змінено: { $keys }. Це діє відтепер. Умови партії не змінилися.
report-served = Місце обслуговує термінал: { $place }.
report-board-lost = Дошку втрачено: { $color }.
report-board-back = Дошка знову на зв'язку: { $color }.
report-board-wrong = Дошка хибна: { $color }, не збігається з партією.
report-board-right = Дошка знову правильна: { $color }.
report-board-low = Мало заряду: дошка { $color-key ->
         [white] білих
        *[black] чорних
    }.
report-board-missed = Дані дошки втрачено: { $color }.
report-flickers = { $square } мерехтить на дошці { $color-key ->
         [white] білих
        *[black] чорних
    }. Не рахується.
report-mutes = { $color } відключають { $square }. Не рахується.
report-left = Місце без термінала: { $place }.
report-noted = Нотатка арбітра: { $text }
report-signed-off = Арбітр завершує матч.
report-desk = арбітр

record-cancelled = Не зараховано: { $moves }.
record-announced-cancelled = Оголошено й не зараховано: { $move }.
record-illegal = Неможливий хід, на який не вказали: { $move }.
record-apart = З позиції, якої в партії не буває, { $position }: { $move }.
record-goes-on = Партія триває з іншої позиції: { $position }
record-at = { $time }:
reason-espeak-missing = не встановлено espeak-ng
reason-espeak-stuck = espeak-ng не закінчує
reason-espeak-garbage = espeak-ng не дає звуку
records-no-sound = Звукового файлу оголошень немає: { $reason }.
record-announcements = Оголошення, час від початку
record-sheet = Бланк { $color-key ->
         [white] білих
        *[black] чорних
    }, { $name }
record-differs = Інакше записано хід { $number }, { $color }: { $move }.
record-position-set = Позицію встановив арбітр перед ходом { $number }, { $color }.
record-end-revoked = Це закінчення скасовано: { $ended }
record-not-written = Не записано хід { $number }, { $color }: { $move }.
record-empty = Нічого не записано.
record-by-hand = Ходи у власному бланку гравця. Додайте його до цього.
record-announced = { $color } оголошують { $to }.
record-corrects = { $color } виправляють { $from } на { $to }.
record-corrected = Виправлено: { $from } на { $to }.
record-was-illegal = Оголошено, неможливо.
record-was-taken-back = Оголошено, неможливо, узято назад.
record-crossed-out = Закреслено хід { $number }, { $color }: { $move }.
record-period = { $color }: новий контроль з ходу { $number }. Витрачено: білі { $white }, чорні { $black }.
record-used = Витрачено: білі { $white }, чорні { $black }.
record-not-signed = { $color } не підписали.
records-no-match = Партія { $game } не з матчу. Усі партії: { $program } games.

envelope-title = Конверт із таємним ходом
envelope-began = Партію почато: { $date }.
envelope-sealer = Хід запечатали { $color-key ->
         [white] білі
        *[black] чорні
    }, { $name }.
envelope-number = Таємний хід: хід { $number }.
envelope-offer = { $color } запропонували нічию.
envelope-no-offer = Нічию не запропоновано.
envelope-given = Додано рішеннями, { $color }: { $time }.
envelope-taken = Віднято рішеннями, { $color }: { $time }.
envelope-date = Дата догравання:
envelope-time = Час догравання:
envelope-place = Місце догравання:
envelope-position = Позиція перед таємним ходом

## Що гравець робить за дошкою матчу

seat-not-here = { $name }: не в матчі.
seat-home-only = Не в матчі.
seat-alone = { $name }: лише в матчі.
seat-announcing-off = Це не потрібно: хід рахується, щойно його введено.
seat-nothing-announced = Оголошення ще не було.
seat-not-in-advance = Заздалегідь не можна: ходу { $number }, { $color }, ще не було.
seat-sheet-hole = Спершу запишіть хід { $number }, { $color }.
seat-nothing-written = Тут запису немає.
seat-no-board = У цьому матчі ви не маєте дошки.
seat-executed = Хід є на вашій дошці.
clocks-run-on = Годинник іде далі.
desk-clocks-run-on = Годинник іде далі: зупинить його пауза.
two-hands-called = Арбітрові повідомлено, він вирішить.
two-hands-called-by = { $color } скаржаться: { $opponent-key ->
    [white] білі
   *[black] чорні
} ходили двома руками. Вирішує арбітр.
seat-not-your-turn = Не ваша черга: ходять { $color-key ->
         [white] білі
        *[black] чорні
    }.
button-of-other = Це була інша кнопка. Натиснути мають { $color-key ->
         [white] білі
        *[black] чорні
    }.
seat-your-move = Ваш хід.
seat-over = Партію закінчено. Введіть підписати й результат.
seat-boards = Вашу дошку задано у файлі матчу. Шукати її знову: електродошка увімкнути.
seat-repeated-execute = Повторено. Зробіть хід на своїй дошці.
seat-repeats-another = { $color } повторюють інший хід. Оголошено: { $move }.
seat-must-seal = Запечатайте хід: введіть запечатати й хід.
seat-taken = { $color } тепер на іншому терміналі.
seat-left = Термінал { $color-key ->
         [white] білих
        *[black] чорних
    } зник.
seat-help-code = Код цього місця має арбітр. Введіть його, як у файлі матчу.
seat-code = Код місця, { $color-key ->
         [white] білі
        *[black] чорні
    }. Просто Enter: піти.
seat-code-wrong = Хибний код. Введіть знову. Просто Enter: піти.
seat-code-wait = Хибний код. Зачекайте, секунд: { $seconds }. Потім введіть знову. Просто Enter: піти.
seat-code-early = Зарано, не перевірено. Зачекайте, секунд: { $seconds }. Потім введіть знову. Просто Enter: піти.
seat-must-record = У вашому бланку немає ходу { $number }, { $color }. Запишіть його, перш ніж ходити.
seat-must-complete = Заповніть бланк зараз.
seat-need-not-record = Поки що можна не вести запису.
seat-relayed = { $assistant }, ви вводите за { $name }, { $color }. Суперник: { $opponent }.
seat-assistant = Ваш асистент: { $assistant }.
seat-assistant-of = Асистент { $color-key ->
         [white] білих
        *[black] чорних
    }: { $assistant }.
seat-no-assistant = Асистента у вас більше немає.
seat-no-assistant-of = Асистента в { $color-key ->
         [white] білих
        *[black] чорних
    } більше немає.
arbiter-called = Арбітра покликано. Годинник іде далі.
arbiter-called-only = Арбітра покликано.
arbiter-called-by = { $color } кличуть арбітра.
arbiter-long = Задовго: не більше { $count } літер. Скажіть арбітрові особисто.
appeal-filed = Апеляцію записано: рішення { $number }. Вирішує комітет.
appeal-by = { $color } подають апеляцію: рішення { $number }.
appeal-upheld = Апеляцію на рішення { $number } задоволено.
appeal-rejected = Апеляцію на рішення { $number } відхилено.
appeal-no-rulings = Рішення { $number } немає: рішень ще не було.
appeal-no-ruling = Рішення { $number } немає. Останнє: { $count }.
appeal-revoked = Без апеляції: рішення { $number } скасовано.
appeal-final = Без апеляції: рішення { $number } остаточне.
appeal-late = Пізно для апеляції. Строк був { $time }.
appeal-twice = Апеляцію вже подано: рішення { $number }.
sheet-kept = Ваш бланк веде програма.
sheet-by-hand = Ви ведете запис від руки. Ходи лише у вашому бланку.
sheet-by-hand-theirs = Ваш суперник веде запис від руки.
sheet-sealed = Таємний хід: він лише в конверті. У бланк він потрапить, коли конверт розкриють.
sheet-written = Записано хід { $number }, { $color }: { $move }.
sheet-crossed-out = Закреслено хід { $number }, { $color }.
sheet-hole = немає запису
sheet-position-set = Позицію встановив арбітр.
sheet-squares = { $from } { $to }
sheet-not-read = Незрозуміло. Запишіть обидва поля, наприклад g1 f3.
sheet-not-clear = Неясно. Запишіть обидва поля, наприклад g1 f3.
sheet-two-moves = По одному ходу. Запишіть перший.
sheet-empty = Ваш бланк порожній.
sheet-empty-theirs = Бланк суперника порожній.
confirm-seal = Запечатати { $move }? так чи ні.
confirm-sign = Записаний результат: { $due ->
        [white] перемога білих
        [black] перемога чорних
       *[draw] нічия
    }. Усе ж підписати: { $signed ->
        [white] перемога білих
        [black] перемога чорних
       *[draw] нічия
    }? Тоді вирішує арбітр. так чи ні.
seal-no-key = Конверта тут немає. Запечатайте хід на папері й покличте арбітра.
seal-fails = Конверт не закривається. Запечатайте хід на папері й покличте арбітра.
argument-writing = { $name }: потрібен хід, з номером або без: { $name } e4 або { $name } 12 чорні e5.
argument-result = { $name }: потрібен результат: 1-0, 0-1 або нічия.
argument-appeal = { $name }: потрібні номер рішення і причини: { $name } 2 прапорець не впав.
help-seat =
    Ваш хід: кінь f3. Потім натиснути.
    Спитати: останній, годинник, запис.
    Партія: нічия, прийняти, відхилити, здатися.
    Вимоги: заявити повторення, заявити прапорець.
    Покликати: арбітр, торкнуто e4, дві-руки.
    Бланк: записати e4, закреслити, підписати 1-0.
    Ще: допомога все, допомога заявити.
help-seat-announcing =
    Ваш хід: кінь f3, потім натиснути.
    Хід суперника: введіть його, це повтор.
    Помилилися: виправити кінь f3.
    Він є на вашій дошці: виконано.
    Спитати: останній, годинник, запис.
    Партія: нічия, здатися, заявити повторення.
    Покликати: арбітр, торкнуто e4, дві-руки.
    Бланк: записати e4, закреслити, підписати 1-0.
    Ще: допомога все, допомога заявити.
help-seat-sealing =
    Партію відкладено. Запечатайте хід: запечатати кінь f3.
    Більше ніхто його не почує, доти ваш годинник іде.
    Годинник: годинник. Бланк: запис. Покликати: арбітр.
    Ще: допомога все, допомога запечатати.
help-seat-over =
    Партію закінчено.
    Введіть підписати й результат.
    Ваш бланк читає запис.
help-executed =
    виконано: хід суперника зроблено на вашій дошці, вами або вашим асистентом.
help-touched =
    торкнуто e4: суперник торкнувся фігури на e4 і не пішов нею.
    Вирішує арбітр. Без нього це діє одразу, якщо правила вимагають заявити.
help-two-hands =
    дві-руки: суперник ходив двома руками.
    Вирішує арбітр.
help-arbiter =
    арбітр: кличе арбітра.
    арбітр і текст, наприклад арбітр потрібна перерва: скарга або прохання.
    Годинник іде, якщо ви не зупините його командою пауза.
help-appeal =
    апеляція 2 прапорець не впав: оскаржує рішення 2, з причинами.
    Вирішує апеляційний комітет.
help-write =
    записати e4: записує наступний хід у ваш бланк.
    записати 12 чорні e5: на це місце.
help-cross-out =
    закреслити: закреслює останній запис.
    закреслити 12 чорні: один хід.
help-sign =
    підписати 1-0, підписати 0-1, підписати нічия: підписує результат після партії.
    Вдома, після заявки на нічию: результат, який дав арбітр.
help-seal =
    запечатати кінь f3: кладе ваш хід у конверт.
    Лише після того, як арбітр відклав партію.
    Більше ніхто його не почує.

## Що рішення арбітра означають для гравця

seat-seen-to = Арбітр розглянув ваше прохання.
seat-aid-granted = Арбітр дозволяє вам: { $aid }.
seat-aid-withdrawn = Арбітр забороняє: { $aid }.
seat-signed-off = Арбітр завершив матч.

## За столом арбітра

desk-help = Годинник: почати, пауза, продовжити.
    Дізнатися: питання, факти, порівняти, журнал.
    Вирішити: прийняти, відхилити, відстрочити, зняти.
    Покарати: попередити білих, додати-час білим 2, результат 1-0.
    Закрити стіл тут: піти.
    Ще: допомога все, допомога відновити.
desk-nothing-typed = Нічого не введено. Введіть команду столу або допомога.
desk-player-tells = { $color } кличуть арбітра: { $text }
desk-do-told = Коли зроблено, введіть зняти.
desk-do-told-numbered = Коли зроблено, введіть зняти { $number }.
desk-do-appeal = Вирішує комітет. Введіть апеляція { $number } задоволена або апеляція { $number } відхилена, з причиною.
desk-which-matter = Яке питання? Введіть { $name } і номер, наприклад { $name } 2.
desk-no-such-matter = Питання { $number } немає. Почути всі: питання.
desk-appeal-fee = Внесок повертають: { $fee }.
desk-appeal-then = Щоб зняти рішення: скасувати { $number }.
desk-no-appeal = Апеляцій немає: рішення { $number }.
desk-seen-to = Зроблено: слова гравця розглянуто.
desk-seen-to-call = Виклик { $color-key ->
         [white] білих
        *[black] чорних
    } розглянуто.
desk-seen-to-of = Виклик { $color-key ->
         [white] білих
        *[black] чорних
    } розглянуто: { $text }
desk-sure = { $what } Так чи ні?
desk-sure-ends = { $what } Партія на цьому закінчиться. Так чи ні?
desk-sure-then = Продовжити? Тоді партія закінчиться: { $what } Так чи ні?
desk-sure-time = { $what } Незвична зміна. Так чи ні?
desk-revoke-what = Скасувати це? { $what }
desk-moves-gone = Узято назад: { $count } { $count ->
         [one] хід
         [few] ходи
         [many] ходів
        *[other] ходи
    }.
desk-moves-again = Знову зараховано: { $count } { $count ->
         [one] хід
         [few] ходи
         [many] ходів
        *[other] ходи
    }.
desk-clocks-then = Тоді на годиннику: білі { $white }, чорні { $black }.
desk-touch-kept = Назад брати нічого: { $color } пішли фігурою з { $square } або побили її. { $number ->
    [0] Якщо це є серед питань, зніміть там.
   *[other] Введіть зняти { $number }.
}
desk-sure-board = Усе ж почати? { $what } Так чи ні?
desk-still-asked = Ще чекає на відповідь: { $what } Так чи ні?
desk-changed-since = Відтоді партія змінилася.
desk-dropped = Питання знято, не зроблено: { $what }
desk-dropped-sign-off = завершення матчу.
desk-dropped-open = розкриття конверта.
desk-points-most = { $color }: { $points }. Партія дає щонайбільше одне очко.
desk-points-least = { $color }: { $points }. Більше відняти не можна.
desk-points-scale = Очки тут випливають із результату: { $scale }. Введіть результат і 1-0.
desk-legal = За записом можливий: останній хід { $color-key ->
         [white] білих
        *[black] чорних
    }. Якщо дошки або бланки кажуть інше, введіть порівняти.
desk-illegal-counts = Неможливий, але чинний: на нього відповіли. Повернутися: { $restore }.
desk-no-time-left = На годиннику { $color-key ->
         [white] білих
        *[black] чорних
    } 0:00. Спершу встановіть його.
desk-still-open = Ще не вирішено питань, { $count ->
    [1] одне:
    [one] { $count }:
    [few] { $count }:
    [many] { $count }:
   *[other] { $count }:
}
desk-sure-sign-off = Завершити? Матч закінчиться, документи буде записано. Так чи ні?
desk-yes-or-no = Так чи ні?
desk-help-yes-or-no = так: робиться й записується. ні: нічого не змінюється.
desk-not-done = Нічого не зроблено.
desk-not-over = Ще зарано: партію не закінчено і не відкладено з конвертом у вас.
desk-sheet-lacks = Бракує в бланку { $color-key ->
         [white] білих
        *[black] чорних
    }: { $place }.
desk-signed-off = Матч завершено.
desk-sure-adjourned = Завершити до догравання? Документи буде записано. Так чи ні?
desk-signed-off-already = Матч уже завершено.
desk-writing = Пишу документи.
desk-records = Документи в теці { $folder }.
desk-records-not = Документів не записано: { $reason }.
desk-envelope-file = Для конверта, надрукувати: { $file }.
desk-note = Нотатка: { $text }
desk-note-long = Нотатка задовга: не більше { $count } літер. Поділіть її на дві.

desk-no-rulings = Рішень ще немає.
desk-ruling-revoked = Рішення { $number }, скасовано: { $ruling }
desk-ruling-lifted = Рішення { $number }, не діє після рішення { $by }: { $ruling }
desk-no-such-move = Ходу { $number }, { $color }, ще не було.

desk-wants-nothing = Введіть лише { $name }.
desk-wants-player = { $name }: потрібен гравець: { $name } білі.
desk-wants-time = { $name }: потрібні гравець і час: { $name } білі 5, або 5:30, або 1:05:30.
desk-wants-default-time = { $name }: потрібен час: { $name } 30, або 0 без очікування.
desk-wants-moves = { $name }: потрібні гравець і кількість ходів: { $name } білі 12.
desk-wants-points = { $name }: потрібні гравець і очки: { $name } білі +1/2 або -1.
desk-wants-loss = { $name }: потрібен гравець: { $name } білі; { $name } білі 1/2 дає суперникові пів очка.
desk-wants-fault = { $name }: потрібні гравець і причина: { $name } білі 1. { $name } білі називає причини.
desk-wants-result = { $name }: потрібні очки обох: { $name } 1-0.
desk-wants-adjudication = { $name }: потрібні результат і хто судив: { $name } 1-0 Anna Muster.
desk-wants-square = { $name }: потрібні гравець і поле: { $name } білі e2.
desk-wants-misplaced = { $name } без слів або з гравцем і полем: { $name } білі h1.
desk-wants-sheet = { $name }: потрібен гравець: { $name } білі; { $name } білі 5 для п'яти останніх ходів.
desk-wants-aid = { $name }: потрібні гравець і засіб: { $name } білі час. Усі: допомога { $name }.
desk-wants-assistant = { $name }: потрібні гравець та ім'я: { $name } білі Іван Петренко; { $name } білі зняти.
desk-wants-move = { $name }: потрібен останній хід, що лишається: { $name } 12 чорні; { $name } 0 до початку.
desk-wants-position = { $name }: потрібна позиція: FEN або список фігур.
desk-wants-ruling = { $name }: потрібен номер рішення: { $name } 2. Список: рішення.
    Без номера скасовується кінець партії.
desk-wants-switch = { $name }: увімкнути або вимкнути: { $name } увімкнути.
desk-wants-minutes = Лише { $name } або { $name } 2, з двома хвилинами суперникові.
desk-wants-matter = Лише { $name } або з номером питання: { $name } 2. Список: питання.
desk-wants-tasks = { $name }: потрібні номери справ: { $name } 3.
desk-wants-all = { $name } без слів або { $name } усі.
desk-wants-appeal = { $name } і номер рішення, потім задоволена або відхилена, або хто подає: { $name } 2 відхилена Прапорець упав.
desk-wants-number = Лише { $name } або з числом: { $name } 20.
desk-wants-sealed = Лише { $name } або з таємним ходом: { $name } Кf3.
desk-wants-resumption = { $name }: потрібні день, час і місце: { $name } 2026-12-01 10:00 Зала 2.
desk-wants-adjournment = { $name } без слів або { $name } достроково, з хвилинами, що лишилися від сесії, або без них: { $name } достроково 45.
desk-wants-text = { $name }: потрібен текст: { $name } Білим було зле.
desk-wants-word = { $name }: потрібне слово: { $name } нічия.
desk-wants-voice = { $name }: потрібна мова: { $name } uk, { $name } en.
desk-wants-command = Лише { $name } або з командою: { $name } відновити.

desk-nothing-waits = Ніщо не чекає вашого рішення.
desk-no-yes-or-no = Так чи ні тут не вирішує. Які є відповіді: питання.
desk-matter = { $number }: { $what }
desk-fact-touch = На { $square } тоді: { $man }.
desk-fact-about = Хід: { $move }, { $place }.
desk-fact-not-completed = Той хід ще не завершено.
desk-fact-taken-back = Той хід узято назад.
desk-fact-touch-played = { $color } тоді зробили хід { $move }.
desk-fact-touch-since = Відтоді завершено ходів: { $count }.
desk-do-accept = Введіть прийняти або відхилити.
desk-do-stopped = Причина поважна? Введіть прийняти, і партія триватиме, або відхилити.
desk-do-touch = Введіть прийняти або зняти.
desk-do-two-hands = Введіть прийняти або зняти.
desk-do-cable = { $color } вводять ходи, доки вона не повернеться. Перевірте її кабель.
desk-do-board = { $color } чують, що поправити. Зупинити годинник: пауза.
desk-do-numbered = Введіть прийняти { $number } або зняти { $number }.
desk-do-quickplay = Введіть прийняти, відхилити або відстрочити.
desk-do-quickplay-numbered = Введіть прийняти { $number }, відхилити { $number } або відстрочити.
desk-do-compare = Введіть порівняти.
desk-do-penalty = Введіть покарання, наприклад попередити або відняти-час, або зняти.
desk-do-no-move = Останнє порушення { $color-key ->
         [white] білих
        *[black] чорних
    }, якщо воно рахується. Щоб рахувати, введіть прийняти { $number }, інакше зняти { $number }.
desk-do-position = Введіть відновити або позиція, потім продовжити.
desk-do-rule = Вирішіть, як треба, або введіть зняти.
desk-do-default-time = Введіть допустиме-запізнення і хвилини. Чекати далі: зняти.
desk-do-session = Введіть відкласти. Грати далі: зняти.
desk-do-sheets = Коли заповнять, введіть продовжити.
desk-do-result = Нехай обидва підпишуть один результат, або введіть результат.
desk-do-open = Введіть розкрити. Вибачити запізнення: зняти.

desk-fact-over = Партію закінчено.
desk-fact-runs = Партія йде.
desk-fact-adjourned = Партію відкладено.
desk-fact-new = Партію не почато.
desk-fact-stands = Годинник зупинено.
desk-fact-repeated = Та сама позиція: { $count } { $count ->
         [one] раз
         [few] рази
         [many] разів
        *[other] рази
    }, { $places }.
desk-place-start = на початку
desk-place-set = коли її встановили
desk-place = після: { $place }
desk-fact-fifty = Без взяття і ходу пішаком: { $count } з { $needed } ходів кожного.
desk-fact-can-mate = У { $color-key ->
         [white] білих
        *[black] чорних
    } досить фігур для мату.
desk-fact-cannot-mate = { $color } не можуть дати мат цими фігурами.
desk-fact-moves = Ходів зробили { $color-key ->
         [white] білі
        *[black] чорні
    }: { $count }.
desk-fact-illegal = Неможливих ходів у { $color-key ->
         [white] білих
        *[black] чорних
    }: { $count }.
desk-fact-board-right = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    } збігається з партією.
desk-fact-board-behind = На дошці { $color-key ->
         [white] білих
        *[black] чорних
    } немає ходу суперника.
desk-fact-board-wrong = На дошці { $color-key ->
         [white] білих
        *[black] чорних
    } хибно { $count } { $count ->
         [one] поле
         [few] поля
         [many] полів
        *[other] поля
    }: { $squares }{ $more ->
    [0] {""}
   *[other] , і ще { $more }
}.
desk-board-none = Дошки в { $color-key ->
         [white] білих
        *[black] чорних
    } немає.
desk-board-never = Дошку { $color-key ->
         [white] білих
        *[black] чорних
    } не знайдено.
desk-board-gone = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    }: сигналу немає, { $time }.
desk-board-silent = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    } ще не озивалася.
desk-board-moves = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    }: лише закінчені ходи.
desk-board-sealed = Дошку { $color-key ->
         [white] білих
        *[black] чорних
    } не описують: хід іде в конверт.
desk-clock-runs = Іде годинник { $color-key ->
         [white] білих
        *[black] чорних
    }.
desk-two-hands-unpressed = Це стане неможливим ходом, коли годинник натиснуть { $color-key ->
         [white] білі
        *[black] чорні
    }.
desk-clocks-stand = Годинник зупинено.
desk-session-left = Решта сесії: { $time }.

desk-board = Дошка { $color-key ->
         [white] білих
        *[black] чорних
    }, за її датчиками.
desk-board-senses = Вона бачить лише поля. Фігури названо за партією.
desk-board-unknown = Зайнято, а в партії порожньо: { $squares }.
desk-board-empty = Порожньо, а в партії зайнято: { $squares }.
desk-sheet-empty = Бланк { $color-key ->
         [white] білих
        *[black] чорних
    } порожній.
desk-sheet-gap = пропуск
desk-sheet-illegal = { $move }, неможливо
desk-announced = Оголосили { $color-key ->
         [white] білі
        *[black] чорні
    }: { $move }.
desk-on-board = На дошці { $color-key ->
         [white] білих
        *[black] чорних
    }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Ще нічого не було.

desk-boards-same = Обидві дошки показують одне.
desk-boards-differ = Дошки розходяться, { $count } { $count ->
         [one] поле
         [few] поля
         [many] полів
        *[other] поля
    }.
desk-difference = { $square }: білі { $white }, чорні { $black }.
desk-differences-more = І ще { $count }.
desk-something = фігура
desk-unsure = датчик несправний
desk-sheets-agree = Бланки сходяться.
desk-sheet-behind = Бланки сходяться. { $count ->
    [0] { $color } нічого не записали.
   *[other] { $color } записали до: { $place }.
}
desk-sheets-until = { $count ->
    [0] Перший хід неможливий у жодному бланку.
   *[other] Бланки сходяться до: { $place }. Наступний хід неможливий в обох.
}
desk-sheets-part = Бланки розходяться: { $place }. Білі: { $white }. Чорні: { $black }.
desk-no-move = немає ходу
desk-misrecorded = Помилка в записі: { $place }. Відзначено: { $recorded }. У бланках: { $written }.
desk-sheet-paper = { $color } пишуть від руки: подивіться бланк самі.
desk-cause-differ = Далі вони розходяться.
desk-cause-missing = { $color } не записали решти.
desk-solution-stands = Партія { $count ->
    [0] на початку.
   *[other] після: { $place }.
} Хід { $color-key ->
         [white] білих
        *[black] чорних
    }.
desk-solution-back = Назад до { $count ->
    [0] початку.
   *[other] позиції після: { $place }.
} Хід { $color-key ->
         [white] білих
        *[black] чорних
    }.
desk-correction = { $color } виправляють { $square }: { $man }.
desk-entry = { $color } дописують { $place }: { $move }.
desk-corrections = { $color } розставляють усю дошку: хибних полів { $count }.
desk-entries = { $color } дописують у бланк ходів: { $count }.
desk-time = Годинник { $color-key ->
         [white] білих
        *[black] чорних
    }: { $time }.
desk-times-judged = Про час судите ви: встановити-час.
desk-doubt-illegal = Обидва записали неможливий хід: { $place }. Вирішіть командою неможливий.
desk-doubt-missing = Немає в обох бланках: { $place }.
desk-doubt-nothing = Нічого не записано, і жодна дошка не показує початку.
desk-propose = Щоб так вирішити, введіть прийняти. ФІДЕ 2023, D.2.9.
desk-propose-none = Пропозиції немає: спитайте гравців, потім введіть відновити або позиція.
desk-propose-warning = { $color } дістануть за це попередження, якщо ввести прийняти.
offence-ahead = { $color } записали хід заздалегідь.
offence-other-hand = Годинник: { $color } натиснули іншою рукою або тримали на ньому палець.
offence-misuse = { $color } вдарили по годиннику, підняли або перекинули його.
offence-upset = Фігури: { $color } перекинули їх і натиснули годинник.
offence-leaving = { $color } пішли без дозволу.
offence-disturbing = { $color } заважали суперникові.
offence-telephone = { $color } мали при собі телефон, або він задзвонив.
offence-notes = Допомога: { $color } користувалися записами чи підказкою.
offence-refusing = { $color } відмовилися дотримуватися правил.
desk-propose-remark = Уперше: зауваження. Наступного разу: попередження.
desk-propose-time = { $color } дістануть за це ще дві хвилини, якщо ввести прийняти.
desk-propose-loss = { $color } програють партію, якщо ввести прийняти.
desk-fault-allowed = Дозволено: за цими правилами можна записувати заздалегідь.

desk-aid-never = { $aid }: цього не дозволить жоден арбітр, підказки заборонено. ФІДЕ 2023, 11.3.1.
desk-aid-has = Уже є, { $color }: { $aid }.
desk-aid-has-not = Не було, { $color }: { $aid }.
desk-aid-granted = Дозволено, { $color }: { $aid }.
desk-aid-tells = Неможливий хід: відмова до натискання. Без покарання.
desk-aid-withdrawn = Більше не дозволено, { $color }: { $aid }.
desk-aid-used = { $color } питали: { $aid }.
desk-aid-refused = { $color } питали, було відмовлено: { $aid }.
desk-no-aids = нічого
desk-assistant = Асистент { $color-key ->
         [white] білих
        *[black] чорних
    }: { $name }.
desk-assistant-dismissed = Асистента в { $color-key ->
         [white] білих
        *[black] чорних
    } більше немає.
desk-no-assistant = { $color-key ->
         [white] Білі
        *[black] Чорні
    } не мають асистента.
desk-assistant-needed = У цій парі потрібен асистент. Спершу назвіть іншого. { $article }

desk-no-adjournment = Відкласти не можна: файл матчу цього не дозволяє.
desk-no-session = Сесія невідома або вичерпана. Введіть відкласти або назвіть хвилини: відкласти достроково 45.
desk-no-key = Немає ключа для конвертів: ходу не запечатати.
desk-early-flag = { $color }, лишилося { $time }: дострокове відкладання коштує більше, і прапорець упаде.
desk-envelope-passphrase = Конверт: введіть пароль столу. Просто Enter: він лишиться закритим.
desk-help-envelope = Введіть пароль, що відкриває стіл. Потім буде зроблено таємний хід.
desk-envelope-closed = Конверт лишається закритим.
desk-envelope-wrong = Хибний пароль. Введіть знову. Просто Enter: конверт лишиться закритим.
desk-envelope-damaged = Конверт пошкоджено: його не прочитати. Якщо гравці згодні щодо ходу: втрачено й хід.
desk-sealed-ambiguous = У конверті: { $text }. Це може означати різні ходи. Хто записав, програв.
desk-sealed-unreadable = У конверті: { $text }. Це неможливий хід. Хто записав, програв.
desk-lost-annuls = Конверт втрачено, і ходу ніхто не знає. Партію анульовано.

desk-of = { $color }: { $what }
desk-absent-loses = Позначити відсутність, { $color }? Тоді одразу поразка: час очікування вийшов.
desk-game-over = Партію закінчено. Введіть скасувати, щоб скасувати закінчення, або завершити.
desk-then-over = Введіть скасувати, щоб скасувати закінчення, або завершити.
desk-then-over-ruled = Введіть скасувати { $number }, щоб скасувати рішення { $number }, або завершити.
desk-game-over-ruled = Партію закінчено. Введіть скасувати { $number }, щоб скасувати рішення { $number }, або завершити.
desk-sealed = Хід записано. Коли він у вас у руках: конверт.
desk-adjourned = Партію відкладено. У призначений день: догравання, потім розкрити.
desk-resumption-past = Цей день минув: { $date }. Введіть пізніший.
desk-resumption-missing = Коли і де догравання? Введіть дата-догравання, потім день, час і місце.
desk-sealed-again = Таємного ходу зробити не можна. Якщо гравці згодні щодо ходу: втрачено й хід, наприклад втрачено Кf3. Без ходу введіть результат.
desk-opened-clock = Додавання за таємний хід: { $color }.
desk-open-now = Введіть розкрити.
desk-open-if-there = Чи на місці { $color-key ->
         [white] білі
        *[black] чорні
    }? Якщо так, введіть розкрити. Якщо ні, введіть відсутні { $player }.
desk-not-begun = Партію не почато. Введіть почати.
desk-ruling-stays = { $helps ->
    [revoked] Рішення { $number } вже скасовано.
    [position] Рішення { $number } скасувати не можна: партія тривала далі. Введіть позиція або відновити, наприклад відновити 12 чорні.
    [moves] Рішення { $number } скасувати не можна: партія тривала далі. Введіть лічильник-ходів.
    [penalty] Рішення { $number } скасувати не можна. Введіть скасувати { $next }, його покарання.
    [touch] Рішення { $number } скасувати не можна: гравець продовжив. Введіть { $restore }: тоді { $color } можуть знову зробити { $back ->
        [0] будь-який хід.
       *[other] хід { $move }.
    }
    [waive] Рішення { $number } скасувати не можна: партія тривала далі. Введіть дотик і поле.
    [increment] Рішення { $number } скасувати не можна: партія тривала далі. Введіть додавання увімкнути або додавання вимкнути.
    [offer] Рішення { $number } скасувати не можна: партія тривала далі. Суперник може відмовитися.
    [default-time] Рішення { $number } скасувати не можна: партія тривала далі. Введіть допустиме-запізнення і хвилини.
    [dismissed] Рішення { $number } скасувати не можна: партія тривала далі. Вирішіть командою дотик, дві-руки, попередити або іншим покаранням.
    [quickplay] Рішення { $number } скасувати не можна: партія тривала далі. Введіть результат, додати-час або відняти-час.
    [end] За рішенням { $number } партія триває. Щоб знову закінчити її, введіть результат або поразка.
    [again] Рішення { $number } скасувало рішення { $of }. Щоб вирішити так знову, введіть його команду, наприклад додати-час білі 2.
   *[other] Рішення { $number } скасувати не можна: партія тривала далі. Введіть відновити, встановити-час або результат.
}
desk-paused = Годинник зупинено. Введіть продовжити.
desk-not-led = Дошки { $color-key ->
         [white] білих
        *[black] чорних
    } не видно. Перевірте її самі.
desk-restored-same = Позиція вже ця: ходів назад не беруть, час на годиннику той самий. Змінити: встановити-час.
desk-boards-then-resume = Годинник зупинено. Коли дошки правильні, введіть продовжити.
desk-matters-again = { $count ->
    [1] Знову чекає одне питання.
    [one] Знову чекають питання: { $count }.
    [few] Знову чекають питання: { $count }.
    [many] Знову чекають питання: { $count }.
   *[other] Знову чекають питання: { $count }.
} Введіть питання.
desk-resume-when-ready = Коли всі готові, введіть продовжити.
desk-judging = Чи можуть { $color-key ->
         [white] білі
        *[black] чорні
    } ще дати мат? Це перевіряють.
desk-examined = Позицію перевіряють. Якщо ніхто не може дати мат, зараз буде нічия.
desk-stands = { $square } { $man }
desk-illegal-board = На дошці { $color-key ->
         [white] білих
        *[black] чорних
    }: { $squares }.
desk-not-pressed = { $color } не натиснули годинник, гра триває, ходять { $opponent-key ->
         [white] білі
        *[black] чорні
    }. Казати про це не можна.
desk-illegal-stands = Хід { $color-key ->
         [white] білих
        *[black] чорних
    } був неможливим. Він рахується, доки на нього не вкажуть або не вирішите ви.
desk-illegal-position = Останній хід був неможливим: два королі під шахом або пішак на останній горизонталі. Один хід, щоб указати на це або припинити: { $color }.
desk-sheet-differs = { $color } записали { $wrote }: { $place }. Зіграно: { $made }.
desk-place-white = місце білих
desk-place-black = місце чорних
desk-place-desk = сам стіл
desk-closed-there = Стіл закрито в одному місці.
desk-locked-at = Стіл заблоковано: { $place }.
desk-opened-at = Стіл відкрито тут: { $place }.
desk-wrong-at = Хибний пароль: { $place }.
desk-unclear = { $color } кажуть { $text }: неможливий хід. У гравця спитано обидва поля.
desk-repeats-another = { $color } повторюють { $said }. Хід був { $move }.
desk-envelope-wrong-at = Хибний пароль для конверта: { $place }.
desk-code-wrong = Хибний код: { $place }.
desk-terminal-there = Термінал підключено: { $place }.
interrupted = Програма зупинилася: думали { $color-key ->
         [white] білі
        *[black] чорні
    }. Не враховано щонайбільше секунд: { $seconds }.
interrupted-unknown = Програма зупинилася: думали { $color-key ->
         [white] білі
        *[black] чорні
    }. Скільки часу не враховано, невідомо. Якщо знаєте, встановіть годинник.
desk-terminal-gone = Термінал зник: { $place }.
desk-told-board-lost = Дошку втрачено: { $color }. Гравець вводить ходи.
desk-told-board-back = Дошка знову на зв'язку: { $color }.
desk-told-board-wrong = Дошка хибна: { $color } чують, що поправити.
desk-told-board-right = Дошка знову правильна: { $color }.
desk-told-board-low = Мало заряду: дошка { $color-key ->
         [white] білих
        *[black] чорних
    }.
desk-told-board-missed = Дані дошки втрачено: { $color }. Можливо, пропущено дотик.
desk-told-mutes = { $color } відключають { $square }: кажуть, що мерехтить. Якщо дотику не було: випадково { $color-key ->
    [white] білі
   *[black] чорні
}.
desk-told-flickers = { $square } мерехтить на дошці { $color-key ->
         [white] білих
        *[black] чорних
    }. Якщо дотик випадковий: випадково { $color-key ->
         [white] білі
        *[black] чорні
    }.

## Допомога за столом арбітра

help-desk-start =
    почати: партія починається, іде годинник того, чий хід.
    ФІДЕ 2023, 6.6.
help-desk-pause = пауза: зупиняє годинник.
help-desk-resume = продовжити: знову пускає годинник.
help-desk-matters =
    питання: усе, що чекає вашого рішення, з фактами й командами.
help-desk-accept =
    прийняти 2: так на питання 2. Без номера: на пропозицію команди порівняти або на єдине питання.
    прийняти 2: так на питання 2. Номери називає команда питання.
help-desk-reject =
    відхилити 2: ні на питання 2. Без номера: на пропозицію команди порівняти або на єдине питання.
    відхилити 2: ні на питання 2. Номери називає команда питання.
help-desk-postpone =
    відстрочити: вимогу нічиєї в прискореному закінченні вирішують пізніше.
    відстрочити 2: з двома хвилинами суперникові.
help-desk-dismiss =
    зняти: відмовляє щодо питання або позначає його зробленим.
    зняти 2: питання 2. Номери називає команда питання.
help-desk-appeal =
    апеляція 2 задоволена, апеляція 2 відхилена, з причиною: як комітет вирішив про рішення 2.
    апеляція 2 білі, з причинами: білі подають апеляцію.
help-desk-facts =
    факти: повторення з їхніми ходами, п'ятдесят ходів, матеріал, час, неможливі ходи, дошки.
help-desk-article = стаття 9.2, стаття рокіровка: що кажуть там правила, коротко.
help-desk-compare =
    порівняти: обидві дошки, обидва бланки і позиція, що з них випливає.
    ФІДЕ 2023, D.2.9.
help-desk-board =
    дошка білих: дошка, на якій грають білі.
    дошка e4: поле в партії.
help-desk-sheet =
    бланк білих: що записали білі.
    бланк білих 5: останні п'ять ходів.
help-desk-last =
    останній: останній хід і оголошений хід.
help-desk-log =
    журнал: останні десять записів.
    журнал 30: більше записів.
    Час рахується від початку матчу.
help-desk-clocks =
    годинник: час обох і чий годинник іде.
help-desk-set-clock =
    встановити-час білі 1:23:45: години, хвилини, секунди.
    23:45 хвилини, секунди. 23 хвилини.
help-desk-set-moves =
    лічильник-ходів білі 12: лічильник на годиннику білих стає 12.
help-desk-add-time =
    додати-час білим 2: білі отримують дві хвилини.
    додати-час білим 1:30: півтори хвилини.
help-desk-take-time =
    відняти-час білі 2: білі втрачають дві хвилини.
    відняти-час білі 1:30: півтори хвилини.
help-desk-increment =
    додавання увімкнути: відтепер п'ять секунд на хід.
    додавання вимкнути: відмовлено.
help-desk-warn = попередити білих: білі отримують попередження.
help-desk-points =
    очки білим +1/2: білі отримують ще пів очка.
    очки білим -1: на очко менше.
    Після партії.
help-desk-loss =
    поразка білі: білі програли.
    поразка білі 0: чорні теж нічого не отримують.
help-desk-result =
    результат 1-0: очки білих, очки чорних.
    Також 1/2-1/2, 0-0 та інші.
help-desk-adjudicate =
    присудити 1-0 Anna Muster: цей результат, бо Anna Muster оцінила позицію.
    Файл матчу має це дозволяти.
help-desk-fine =
    штраф білим: штраф, оголошений заздалегідь.
help-desk-exclude = відсторонити білих: білі пропускають наступні тури.
help-desk-expel = виключити білих: білі вибувають зі змагання.
help-desk-annul =
    анулювати: партія не рахується, буде зіграно нову.

help-desk-illegal =
    неможливий білі: ви бачили, що останній хід білих був неможливим.
help-desk-touch =
    дотик білі e2: білі торкнулися фігури на e2, зараз або перед останнім ходом, і мають нею піти.
    Про раніший хід: прийняти й номер скарги.
help-desk-waive =
    випадково білі: білі торкнулися випадково, це не рахується.
    Білі чують, що повернути і чий годинник іде. ФІДЕ 2023, 4.2.2.
help-desk-two-hands =
    дві-руки білі: білі ходили двома руками.
help-desk-fault =
    проступок білі: називає причини. проступок білі 1: білі зробили це.
    Це записується, і пропонується покарання.
help-desk-flag = прапорець білих: прапорець білих впав.
help-desk-wrong-start =
    хибний-початок: початкова позиція була хибною.
    хибний-початок білі: король і ферзь білих були переставлені.
    хибний-початок білі h1: фігура з h1 стояла на іншому полі.
    Для нової партії пізно: цій фігурі не можна рокірувати.
help-desk-turned =
    повернута: дошка лежить неправильно.
    Партія триває.
help-desk-reversed =
    кольори-переплутано: партія почалася з переплутаними кольорами.
help-desk-displaced =
    зсунуто 12 чорні: фігури було зсунуто після дванадцятого ходу чорних.
    Партія повертається туди, як за командою відновити.
help-desk-restore =
    відновити 12 чорні: назад до позиції після дванадцятого ходу чорних і до її часу.
    відновити 0: до початку. Годинник стоїть до команди продовжити.
help-desk-position =
    позиція і FEN або список фігур: партія триває звідти.
    Годинник стоїть до команди продовжити.
help-desk-rulings = рішення: усі рішення й покарання з номерами.
help-desk-revoke =
    скасувати 2: скасовує рішення 2.
    Час, встановлення годинника, очки, результати, дотики, покарання і будь-яке закінчення партії.
    Без номера, після партії: скасовує її закінчення, також за вашим рішенням.
help-desk-allow =
    дозволити білим можливі ходи.
    Засоби: останні оголошення, свій бланк, час, номер ходу, бланк суперника, читання позиції, можливі ходи, нападники, нагадування про нічию, назва дебюту, повернення ходів.
help-desk-withdraw =
    заборонити білим час: білі більше не можуть питати час.
    Усі назви: допомога дозволити.
help-desk-aids =
    засоби: засоби кожного гравця й асистенти.
help-desk-assistant =
    асистент білих Іван Петренко: призначає асистента білим.
    асистент білих зняти: білі його більше не мають.
help-desk-absent =
    відсутні білі: позначає, що білих немає.
    Діє допустиме запізнення.
help-desk-arrived = на-місці білі: білі прибули.
help-desk-default-time =
    допустиме-запізнення 30: хто запізнився до пів години, ще може грати.
    допустиме-запізнення 0: без очікування.
help-desk-adjourn =
    відкласти: той, чий хід, має запечатати його.
    Потім конверт.
    відкласти достроково: цього хоче гравець, чий хід, і втрачає решту сесії.
help-desk-resumption = дата-догравання 2026-12-01 10:00 Зала 2: день, час і місце для конверта. Гравці це чують.
help-desk-envelope =
    конверт: таємний хід у вас, партію відкладено.
help-desk-due =
    догравання: час настав, відкладена партія триває.
    Відтепер рахуються запізнення. Потім розкрити, або відсутні й гравець.
help-desk-open =
    розкрити: розкриває конверт паролем. Партія триває.
help-desk-lost =
    втрачено Кf3: конверт втрачено, обидва згодні щодо цього ходу.
    Без ходу: партію анульовано.
help-desk-note =
    нотатка Білим було зле: записує нотатку у звіт.
help-desk-tasks =
    справи: що за цим столом ще не зроблено.
    справи усі: усе, до партії, під час і після.
help-desk-done = зроблено 3: справу 3 зроблено. зроблено 1 2 4: кілька.
help-desk-undone = не-зроблено 3: справу 3 все ж не зроблено.
help-desk-glossary = словник нічия: слово кожною мовою. Слово може бути будь-якою з них.
help-desk-report =
    звіт: записує документи, які є зараз, і каже куди.
help-desk-sign-off =
    завершити: закінчує матч і записує його документи.
help-desk-talk =
    мова uk: стіл говорить українською. мова en: англійською.
help-desk-help =
    допомога: стисло про стіл.
    допомога все: усі команди.
    допомога відновити: одна команда.
help-desk-leave =
    піти: закриває стіл тут.
    Пароль знову відкриє його.

entry-retyped = Прочитано як { $text }.
reason-unread = жоден голос не читає цієї мови
voices-new =
    Новий голос: { $folder }
    Перекладіть його файли. Потім перевірте їх: { $program } voices check { $parent }
voices-new-exists = Уже є: { $folder }. Перейменуйте цю теку або назвіть іншу.
voices-new-fails = Тека не створюється: { $folder }, { $reason }.
voice-state = Невідомий стан: { $state }. Напишіть draft, read або spoken.
voice-untranslated =
    { $count ->
        [one] Бракує: { $count } речення. Вимовляється іншою мовою: { $names }.
        [few] Бракує: { $count } речення. Вимовляються іншою мовою: { $names }.
        [many] Бракує: { $count } речень. Вимовляються іншою мовою: { $names }.
       *[other] Бракує: { $count } речення. Вимовляються іншою мовою: { $names }.
    }
voice-untranslated-more = І ще { $count }.
voice-plural = У { $name } бракує варіантів: { $variants }, для числа { $gap }.
voice-meanings = { $word } у ходах має два значення: { $first } і { $other }. Кожне мусить мати свої слова.
help-repertoire =
    репертуар мій: ваші дебюти, з вашого файлу мій.pgn у теці repertoire теки даних. Вводьте свої ходи.
    репертуар партії: що ви грали принаймні двічі. репертуар партії чорні: одна сторона, також білі.
    репертуар: усі дебюти і скільки в них повторити.
    підказка: допомога в чотири кроки. відомості: ходи ще раз.
    вперед: хід і далі.
    закрити: назад до вашої партії.
setting-pictures = Фігури на екрані зображеннями, якщо термінал їх показує.
cli-voices-new = Створити теку для нової мови, під переклад.
arg-pictures = фігури на екрані як зображення: on або off.
arg-voices-new-language = код мови, наприклад nl або pt-BR.
arg-voices-new-folder = тека для неї. Якщо не вказано, тека ваших голосів.
health-voices =
    { $count ->
        [one] Голоси: працює ще { $count }.
        [few] Голоси: працюють ще { $count }.
        [many] Голоси: працюють ще { $count }.
       *[other] Голоси: працюють ще { $count }.
    }
health-voices-draft = Голоси: чернетки, не перевірені носієм мови: { $names }.
voice-review =
    { $state ->
        [read] Голос { $name }: вичитано, { $by }, { $date }.
        [spoken] Голос { $name }: прослухано, { $by }, { $date }.
       *[draft] Голос { $name }: чернетка, не перевірена носієм мови.
    }
voice-unconfirmed = Голос { $name }: треба підтвердити: { $words }.
health-speech-unread = Мовлення: espeak-ng не читає цієї мови: { $language }. Налаштуйте в мовному сервері інший голос або використовуйте скрінрідер.
reason-louis-unfit = для цієї мови немає правильної таблиці
pictures-none = Цей термінал не показує зображень. Фігури малюються знаками.
pictures-absent = Цю програму зібрано без зображень. Як їх отримати, написано в docs/guide.md.
arg-import-letters = літери фігур у файлі як у цього голосу: наприклад de.
reason-voices = голоси цієї системи не працюють; щоб говорив лише скрінрідер, введіть мовлення вимкнути
health-speech-system =
    Мовлення: у цій системі { $count } { $count ->
        [one] голос
        [few] голоси
        [many] голосів
       *[other] голосу
    }; { $languages }.
health-speech-system-missing = Мовлення: для мови { $language } немає голосу. Додайте його в налаштуваннях мовлення цієї системи.
health-terminal-unread-elsewhere =
    Термінал: скрінрідери не читають { $name }. Використовуйте { $system ->
        [windows] Windows Terminal
       *[macos] Термінал
    }.
health-tried-linux = Система: Linux. У тестах програму читають Orca, Fenrir, BRLTTY і yasr. Відгуків від незрячих гравців ще немає.
health-tried-windows = Система: Windows. Розробники пробували програму лише під Wine, без скрінрідера. Якщо у вас NVDA або JAWS, повідомте нам, як вона читається.
health-tried-macos = Система: macOS. Розробники зібрали програму, але жодного разу не запускали. Якщо у вас VoiceOver, повідомте нам, як вона читається.
health-tried-nowhere = Система: тут програму ніхто не пробував. Повідомте нам, як вона працює.
reason-louis-absent = немає lou_translate, встановіть liblouis
health-braille-absent = Брайль: шаховий запис працює. Для літературного брайля встановіть liblouis.
reason-no-name = файл не може мати такого імені

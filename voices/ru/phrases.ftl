# Всё, что говорится по-русски, кроме самих ходов.
# Важное слово впереди; предложение умещается в сорок знаков, где возможно.

## Цвета, фигуры, списки

color-white = Белые
color-black = Чёрные

king = { $count ->
         [one] король
         [few] короли
         [many] короли
        *[other] короли
    }
queen = { $count ->
         [one] ферзь
         [few] ферзи
         [many] ферзи
        *[other] ферзи
    }
rook = { $count ->
         [one] ладья
         [few] ладьи
         [many] ладьи
        *[other] ладьи
    }
bishop = { $count ->
         [one] слон
         [few] слоны
         [many] слоны
        *[other] слоны
    }
knight = { $count ->
         [one] конь
         [few] кони
         [many] кони
        *[other] кони
    }
pawn = { $count ->
         [one] пешка
         [few] пешки
         [many] пешки
        *[other] пешки
    }

white-king = { $count ->
         [one] белый король
         [few] белые короли
         [many] белые короли
        *[other] белые короли
    }
white-queen = { $count ->
         [one] белый ферзь
         [few] белые ферзи
         [many] белые ферзи
        *[other] белые ферзи
    }
white-rook = { $count ->
         [one] белая ладья
         [few] белые ладьи
         [many] белые ладьи
        *[other] белые ладьи
    }
white-bishop = { $count ->
         [one] белый слон
         [few] белые слоны
         [many] белые слоны
        *[other] белые слоны
    }
white-knight = { $count ->
         [one] белый конь
         [few] белые кони
         [many] белые кони
        *[other] белые кони
    }
white-pawn = { $count ->
         [one] белая пешка
         [few] белые пешки
         [many] белые пешки
        *[other] белые пешки
    }
black-king = { $count ->
         [one] чёрный король
         [few] чёрные короли
         [many] чёрные короли
        *[other] чёрные короли
    }
black-queen = { $count ->
         [one] чёрный ферзь
         [few] чёрные ферзи
         [many] чёрные ферзи
        *[other] чёрные ферзи
    }
black-rook = { $count ->
         [one] чёрная ладья
         [few] чёрные ладьи
         [many] чёрные ладьи
        *[other] чёрные ладьи
    }
black-bishop = { $count ->
         [one] чёрный слон
         [few] чёрные слоны
         [many] чёрные слоны
        *[other] чёрные слоны
    }
black-knight = { $count ->
         [one] чёрный конь
         [few] чёрные кони
         [many] чёрные кони
        *[other] чёрные кони
    }
black-pawn = { $count ->
         [one] чёрная пешка
         [few] чёрные пешки
         [many] чёрные пешки
        *[other] чёрные пешки
    }

empty = пусто
empty-ranks = пусто

## Время

time-joined = { $items } { $next }
hours = { $n } { $n ->
         [one] час
         [few] часа
         [many] часов
        *[other] часа
    }
minutes = { $n ->
    [1] одна минута
    [2] две минуты
    [21] двадцать одна минута
    [22] двадцать две минуты
    [31] тридцать одна минута
    [32] тридцать две минуты
    [41] сорок одна минута
    [42] сорок две минуты
    [51] пятьдесят одна минута
    [52] пятьдесят две минуты
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
seconds = { $n ->
    [1] одна секунда
    [2] две секунды
    [21] двадцать одна секунда
    [22] двадцать две секунды
    [31] тридцать одна секунда
    [32] тридцать две секунды
    [41] сорок одна секунда
    [42] сорок две секунды
    [51] пятьдесят одна секунда
    [52] пятьдесят две секунды
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}

## Что происходит в партии

period-began = Новый контроль: { $color } получают время: { $time }.
draw-offered = { $color } предлагают ничью.
draw-offered-own = Ничья предложена.
claim-offers = Предложение ничьей остаётся: требование { $color-key ->
         [white] белых
        *[black] чёрных
    }.
claim-offers-own = Ваше требование остаётся и предложением.
draw-accepted = { $color } согласны на ничью.
draw-declined = { $color } отклоняют ничью.
claim-wrong-threefold = Требование отклонено: позиция была на доске { $count ->
    [1] один раз
    [2] два раза
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}. Нужно три.
claimed-with = { $color } требуют ничью, ход { $move }.
must-play = { $color } должны сделать ход { $move }.
claim-wrong-fifty = { $count ->
    [0] Требование отклонено: последним ходом было взятие или ход пешкой.
    [one] Требование отклонено: без взятия и хода пешкой у каждого только { $count } ход. Нужно 50.
    [few] Требование отклонено: без взятия и хода пешкой у каждого только { $count } хода. Нужно 50.
    [many] Требование отклонено: без взятия и хода пешкой у каждого только { $count } ходов. Нужно 50.
   *[other] Требование отклонено: без взятия и хода пешкой у каждого только { $count } хода. Нужно 50.
}
time-added = { $color } получают ещё время: { $time }.
taken-back = Взято назад: { $moves }.
flag-fell = Флажок { $color-key ->
         [white] белых
        *[black] чёрных
    } упал.
paused = Часы остановлены.
resumed = Часы идут.

ended-checkmate = Мат. { $winner } выиграли.
ended-checkmate-told = { $winner } выиграли.
ended-own-win = Вы выиграли.
ended-own-loss = Вы проиграли.
ended-resignation = { $loser } сдались. { $winner } выиграли.
ended-resignation-no-mate = Ничья, несмотря на сдачу: соперник не может поставить мат никакими возможными ходами.
ended-stalemate = Пат. Ничья.
ended-dead-position = Ничья. Мёртвая позиция: мат невозможен.
ended-agreement = Ничья по соглашению.
ended-flag = { $winner } выиграли по времени.
ended-flag-no-mate = Ничья. Флажок упал, но соперник не может поставить мат.
ended-threefold = Ничья: троекратное повторение позиции.
ended-fifty-moves = Ничья по правилу пятидесяти ходов.
ended-fivefold = Ничья: пятикратное повторение позиции.
ended-seventy-five-moves = Ничья по правилу семидесяти пяти ходов.
ended-both-flags = Ничья. Упали оба флажка.
ended-default-time = { $winner } выиграли. { $loser } опоздали.
ended-both-absent = Проиграли оба: никто не пришёл вовремя.
ended-illegal-moves = { $winner } выиграли. { $loser } сделали слишком много невозможных ходов.
ended-illegal-moves-no-mate = Ничья. Слишком много невозможных ходов, но соперник не может поставить мат.
ended-illegal-position = Ничья. На доске осталась невозможная позиция.
ended-quickplay = Ничья. Арбитр принял требование.
ended-sealed-move-no-mate = Ничья. Секретный ход недействителен, но соперник не может поставить мат.
ended-sealed-move = { $winner } выиграли. Секретный ход { $loser-key ->
         [white] белых
        *[black] чёрных
    } недействителен.
ended-arbiter = Решение арбитра: белым { $white }, чёрным { $black }.
ended-adjudicated = Присуждено: белым { $white }, чёрным { $black }.
ended-annulled = Партия аннулирована. Будет сыграна новая.
ended-points = Очки: белые { $white }, чёрные { $black }.

over-next = Новая партия: введите новая. Разобрать эту: открыть { $game }.
refused-game-over = Партия закончена. Для следующей введите новая.
refused-not-running = Партия не идёт.
refused-already-running = Партия уже идёт.
refused-illegal-move = Невозможный ход.
refused-no-offer = Ничью вам не предлагали. Чтобы предложить её, введите ничья.
refused-offer-stands = Ничья уже предложена.
offer-answer-two = { $opponent }: введите { $accept } или { $decline }.
refused-nothing-to-take-back = Нет хода, который можно вернуть.
refused-too-early-for-draw = Для ничьей рано. Сначала оба делают ход.
refused-no-draw-before = Для ничьей рано. Правило турнира: не раньше { $count }-го хода чёрных.
refused-not-your-claim = Сейчас не ваш ход. Требуйте ничью при своём ходе.
refused-not-your-turn = Сейчас ходят не { $color-key ->
         [white] белые
        *[black] чёрные
    }.
refused-not-your-clock = Часы { $color-key ->
         [white] белых
        *[black] чёрных
    } не идут.
refused-not-opponent = Это могут только { $color-key ->
         [white] белые
        *[black] чёрные
    }.
refused-nothing-there = { $square } пусто.
refused-occupied = { $square } занято.
refused-nothing-in-hand = В руке ничего нет. Сначала введите взять и поле.
refused-no-board = Это не нужно: ходы здесь вводят.
refused-adjust-too-late = Поправлять поздно: вы коснулись фигуры.
refused-already-made = Поздно: ход сделан.
refused-piece-chosen = Поздно: остаётся выбранная первой фигура, { $piece }.
refused-must-move-touched = Тронул, ходи: пойти должна фигура с { $square }.
refused-must-capture = Тронул, ходи: побейте фигуру на { $square }.
refused-must-capture-with = Тронул, ходи: фигура с { $square } должна побить { $other }.
refused-nothing-touched = { $color } не касались фигур.
refused-too-late-to-complain = Жаловаться поздно: вы коснулись фигуры.
refused-nothing-announced = Нет объявления, которое можно исправить.
refused-already-announced = Ход уже объявлен. Изменить: исправить.
refused-must-repeat = Сначала повторите ход { $color-key ->
         [white] белых
        *[black] чёрных
    }. Затем объявите свой.
refused-must-repeat-move = Сначала повторите { $move }. Затем объявите свой ход.
refused-claim-right-lost = Требовать поздно: вы начали ход.
refused-no-quickplay = В этой партии нет ускоренного окончания.
refused-too-early-for-quickplay = Рано. Требуйте при своём ходе, когда осталось меньше двух минут.
refused-nothing-to-claim = Нет невозможного хода, на который можно указать.
refused-claim-waits = Заявлена ничья: принять, отклонить или подписать с результатом от арбитра.
refused-no-touch-owed = Ничто не обязывает на { $square }: не тронуто или уже пошло.
refused-too-late = Для этого поздно.
refused-no-such-ply = В партии ходов меньше, чем { $count }.
refused-not-in-advance = Заранее нельзя: ещё не сыгран { $place }.
refused-sheet-hole = Сначала запишите: { $place }.
refused-not-over = Партия ещё не закончена.
refused-not-there = { $color } отсутствуют.
refused-not-absent = { $color } на месте.
refused-not-adjourned = Партия не отложена.
refused-already-sealed = Ход уже запечатан.
refused-not-sealing = Запечатывать нечего.
refused-not-sealed = { $color } ещё не запечатали ход.
refused-no-arbiter = В этой партии нет арбитра.
refused-no-adjudication = Присудить нельзя: файл матча этого не разрешает.
refused-nothing-to-decide = Такого решения ничто не ждёт.
refused-contradicts = Этому противоречит решение { $number }. Сначала введите отменить { $number }.
refused-no-such-ruling = Решения { $number } нет, отменять нечего.
refused-no-such-penalty = Такого наказания в этой редакции нет.

## Что говорят правила, по статьям

law-articles = Статьи ФИДЕ { $year }: { $articles }. Введите статья 9 или статья рокировка.
law-which = Одна из них: статья { $subject }.
law-unknown = Не найдено в ФИДЕ { $year }: { $word }. Все: статья.
law-not-confirmed = Для этой редакции не подтверждено.
law-aim = Цель игры: начинают белые, затем ходят по очереди. Кто поставит мат королю соперника, выиграл.
law-board = Доска: восемь на восемь полей, светлые и тёмные чередуются. Угловое поле справа от игрока светлое.
law-own-square = Свои фигуры: фигура не ходит на поле своей фигуры. Фигуру соперника там берут.
law-promotion = Превращение: пешка на последней горизонтали тем же ходом становится ферзём, ладьёй, слоном или конём. { $touch ->
    [yes] Выбор окончателен, когда новая фигура коснулась поля.
   *[no] Выбор окончателен, когда ход сделан.
}
law-adjusting = Поправить фигуры: только на своём ходу и только предупредив.
law-touch-move = Тронул, ходи: своей тронутой фигурой надо ходить, чужую надо взять, если это возможно. Важна первая тронутая. Жалуйтесь, пока сами не тронули фигуру.
law-touched-castling = Тронуты король и ладья: надо рокировать в эту сторону, если можно. Если сначала тронута ладья, она ходит без рокировки.
law-made = Ход сделан: рука отпустила фигуру на новом поле. Взятая фигура снята с доски, а при рокировке отпущена и ладья.
law-assistant = Ассистент: { $moves ->
    [yes] он может быть у того, кто не может писать или ходить
   *[no] он может быть у того, кто не может писать
}, если согласен арбитр. { $costs ->
    [yes] За это убавляют время.
   *[no] Игроку с инвалидностью это не стоит времени.
}
law-resignation = Сдача: партия сразу кончается. { $draw ->
    [yes] Выигрывает соперник, но это ничья, если он не мог бы дать мат никакими возможными ходами.
   *[no] Выигрывает соперник.
}
law-dead-position = Мёртвая позиция: никто не может дать мат никакими возможными ходами. Партия сразу ничья.
law-draw-offer = Предложение ничьей: сделайте ход, предложите, затем нажмите часы. Оно в силе, пока соперник не примет, не отклонит или не тронет фигуру. { $moved ->
    [yes] Сначала оба должны сделать ход.
   *[no] { "" }
}
law-completed = Завершение хода: сделайте ход и той же рукой нажмите часы. Ходу, который кончает партию, это не нужно.
law-time = Время: сначала идут часы белых. Завершите все ходы периода, пока не истекло его время.
law-late = Опоздание: { $late ->
    [none] кого нет к началу игры, тот проиграл
    [time] вы проиграли при опоздании больше, чем { $time }
    [event] сколько можно, решает турнир
   *[event-or-none] сколько можно, решает турнир, иначе проиграл тот, кого нет к началу
}. Арбитр может решить иначе.
law-flag = Упавший флажок: он важен, когда его видит арбитр или указал игрок. Вы проиграли, или ничья, если соперник не мог бы дать мат никакими ходами.
law-both-flags = Упали оба флажка: { $both ->
    [announced] если турнир объявил эти правила, партия продолжается, а в последнем периоде ничья
    [first] проиграл тот, чей упал первым
    [last] если порядок неизвестен, партия продолжается, а в последнем периоде ничья
   *[draw] партия ничья
}.
law-clocks = Остановка часов: только чтобы позвать арбитра, например если нет фигуры для превращения. Арбитр исправляет время и говорит, когда продолжать.
law-set-up = Неверная начальная позиция: играют новую партию. Если только повёрнута доска, продолжают на правильной.
law-reversed = Перепутанные цвета: { $new ->
    [yes] новая партия, пока оба не сделали столько ходов: { $count }. Потом партия продолжается.
   *[no] партия продолжается, если арбитр не решит иначе.
}
law-displaced = Сбитые фигуры: поставьте их за своё время. Арбитр может помочь или наказать.
law-illegal = Невозможный ход: возвращается позиция перед ним или последняя известная. Для нового хода действует правило тронул, ходи.
law-unfinished-promotion = Незавершённое превращение: нажать часы с пешкой на последней горизонтали считается невозможным ходом. { $queen ->
    [yes] Пешка становится ферзём.
   *[no] Возвращается позиция перед ходом.
}
law-no-move = Часы без хода: { $counts ->
    [yes] нажатие считается невозможным ходом
   *[no] нажимать нельзя, арбитр может наказать
}.
law-two-hands = Две руки: { $counts ->
    [yes] ход двумя руками после нажатия часов считается невозможным
   *[no] ходят одной рукой, иначе арбитр может наказать
}.
law-penalty = { $pace ->
    [standard] Наказание за невозможный ход
    [rapid] Невозможный ход в рапиде
   *[blitz] Невозможный ход в блице
}: { $loses ->
    [first] первый проигрывает партию
    [claim] соперник может потребовать победы
    [second] за первый соперник получает { $time }, второй проигрывает
   *[third] за первые два соперник получает каждый раз { $time }, третий проигрывает
}. { $until ->
    [always] Он считается, когда бы его ни нашли в партии.
    [touch] Соперник должен потребовать, пока не тронул фигуру.
    [move] Он считается только до следующего хода соперника.
   *[claim] Соперник должен потребовать до своего хода.
} { $draw ->
    [yes] Ничья, если соперник не мог бы дать мат никакими ходами.
   *[no] { "" }
}
law-recording = Запись: оба записывают все ходы{ $electronic ->
    [yes] , на бумаге или на одобренном электронном бланке.
   *[no] .
} { $ahead ->
    [yes] Ход можно записать до того, как он сделан.
   *[no] Ход записывают только сделав его, кроме требования или записанного хода.
} Результат подписывают оба.
law-short-of-time = Цейтнот: записывать не нужно, если осталось меньше, чем { $time }, кроме добавки за ход в { $bonus } и больше. После периода дополните бланк.
law-threefold = Троекратное повторение: на своём ходу можно потребовать ничью, если та же позиция третий раз или возникнет после вашего хода. { $castling ->
    [any] Даже временная потеря рокировки делает её другой.
   *[lasting] Окончательная потеря рокировки делает её другой.
}
law-fifty = Пятьдесят ходов: на своём ходу можно потребовать ничью после { $count } ходов каждого без взятия и хода пешкой. Ваш следующий ход может быть последним из них.
law-claiming = Требование с ходом: запишите его и скажите арбитру, но не делайте. { $who ->
    [must] Часы надо сразу остановить.
    [may] Часы можно остановить.
   *[either] Часы останавливаете вы или арбитр.
} { $by ->
    [moving] Кто сделал ход, теряет право.
   *[touching] Кто тронул фигуру, теряет право.
} { $binds ->
    [yes] Записанный ход нельзя изменить.
   *[no] { "" }
}
law-wrong-claim = Неверное требование: партия продолжается, соперник получает ещё { $time }. { $halved ->
    [yes] Вы теряете половину своего времени, не больше трёх минут.
   *[no] { "" }
}
law-fivefold = Пятикратное повторение: { $in ->
    [row] та же позиция пять раз подряд, при каждом ходе обоих, ничья
   *[any] та же позиция в пятый раз ничья
}. Требовать не нужно.
law-seventy-five = Семьдесят пять ходов: { $count } ходов каждого без взятия и хода пешкой ничья, если последний не мат. Требовать не нужно.
law-quickplay-scope = Ускоренное окончание: { $scope ->
    [always] его правила действуют в последнем периоде
    [announced] его правила действуют, если турнир их объявил и нет добавки времени
   *[never] в этой редакции правил для него нет
}. В блице его нет.
law-quickplay = Ничья в ускоренном окончании: на своём ходу, когда осталось меньше, чем { $left }, потребуйте: соперник не играет на выигрыш или не может выиграть обычным путём. При отказе он получает ещё { $award }.
law-quickplay-increment = Пять секунд на ход: в ускоренном окончании на своём ходу, когда осталось меньше, чем { $left }, их можно попросить для обоих. Это и предложение ничьей. При согласии соперник получает ещё { $award }.
law-conduct = Поведение: никаких записей, советов и анализа и ничего, что мешает сопернику. Устройства разрешает арбитр.
law-arbiter = Арбитр: следит за правилами. Наказания: предупреждение, изменение времени или очков, проигрыш и исключение.
law-paces = Рапид и блиц: шестьдесят ходов меньше чем за час это рапид. Блиц: { $edge ->
    [most] не больше, чем
   *[below] меньше, чем
} { $time }.
law-rapid-set-up = Неверная расстановка, рапид и блиц: заявите, пока оба не сделали столько ходов: { $count }. Потом партия продолжается, { $castling ->
    [queen] без рокировки, если король и ферзь перепутаны
   *[rook] без рокировки неверно стоящего короля или ладьи
}.
law-illegal-position = Невозможная позиция в рапиде: арбитр ждёт завершения следующего хода. Если она всё ещё невозможна, партия ничья.
law-rapid-flag = Флажок в рапиде и блице: { $who ->
    [players] указать его могут только игроки
   *[arbiter] его отмечает арбитр или указывает игрок
}.
law-blind-announcing = Объявление ходов: говорите каждый ход ясно. Соперник повторяет его и делает на своей доске. { $german ->
    [always] Горизонтали называют по-немецки.
   *[unless] Горизонтали называют по-немецки, если арбитр не решит иначе.
}
law-blind-made = Ходы незрячего: фигура, вынутая из отверстия, тронута. Ход сделан, когда она в другом отверстии и объявлена. Только тогда идут часы соперника.
law-blind-clock = Часы для незрячих: { $speaks ->
    [no] их читают на ощупь
    [may] их читают на ощупь, и они могут называть число ходов
   *[should] они должны называть время и число ходов или читаться на ощупь
}.
law-blind-slip = Оговорка: исправьте её сразу, пока не пошли часы соперника.
law-blind-boards = Разные доски: арбитр сравнивает оба бланка. Если они совпадают, исправляют неверную доску. Если нет, возвращаются туда, где совпадают.
law-blind-assistant = Ассистент незрячего: может ходить, объявлять, записывать, нажимать часы и по просьбе называть время и число ходов. { $deaf ->
    [yes] Против слабослышащего он обязателен.
   *[no] { "" }
}
law-sealing = Записанный ход: запишите его, вложите в конверт и остановите часы. Конверт хранит арбитр.
law-sealed-illegal = Неясный записанный ход: если он невозможен или двусмыслен, проиграл тот, кто его записал.
law-resumption = Доигрывание: конверт вскрывают, когда пришёл тот, кому отвечать. Тогда идут его часы.
law-chess960 = Chess960: первую горизонталь разыгрывают жребием, слоны на разных цветах, король между ладьями. После рокировки король и ладья стоят как всегда.

## Что решает судейство

article = ФИДЕ { $year }, { $number }.
preface = предисловие

not-confirmed = Не подтверждено текстом ФИДЕ { $year }: { $articles }.
time-left = У { $color-key ->
         [white] белых
        *[black] чёрных
    } осталось: { $time }.
completed = { $color } переключили часы.
made-on-board = { $move } на доске.
touched-any = Касание: { $square }. Ходов у фигуры нет, можно сделать любой ход.
touched-no-capture = Касание: { $square }. Побить её нельзя. Можно сделать любой ход.
touched-any-move = Касание: { $square }. Можно сделать любой ход.
touched-move = Касание: { $square }. Эта фигура должна пойти.
touched-capture = Касание: { $square }. Эту фигуру надо побить.
touched-capture-with = Фигура с { $square } должна побить { $other }.
touched-castle = Тронуты король и ладья: { $move }.
castling-not-legal = Эта рокировка сейчас невозможна.
rook-first = Ладья тронута первой: рокировки нет.
adjusting = { $color } поправляют фигуры.
free = Ход { $color-key ->
         [white] белых
        *[black] чёрных
    } теперь любой.
put-back = Фигуры возвращены. Касание обязывает: { $color }.
ask-repeat = { $color }, повторите ход.
still-to-repeat = { $color }, вы ещё не повторили ход.
still-to-repeat-move = { $color }, осталось повторить: { $move }.
ask-promotion = { $color }, назовите фигуру превращения.
announcement-differs = Объявлено: { $announced }. На доске: { $board }. Исправьте.
corrected = Исправлено: { $move }.
repeated = { $color } повторили ход.
repeat-differs = Это другой ход. Объявлено: { $move }.
executed = { $color } сделали ход на доске.
missing-move = Ход не завершён: фигура не двигалась.
missing-release = Ход не завершён: фигура снята с доски.
missing-rook = Ход не завершён: переставьте и ладью.
missing-touched = Ход не завершён: должна пойти тронутая фигура с { $square }.
missing-rook-first = Ход не завершён: ладья тронута первой, рокировки нет. Верните короля.
missing-castle = Ход не завершён: тронуты король и ладья, надо рокировать.
missing-capture-with = Ход не завершён: фигура с { $square } должна побить { $other }.
missing-capture = Ход не завершён: надо побить тронутую фигуру на { $square }.
missing-promotion = Ход не завершён: назовите фигуру превращения.
missing-chosen = Ход не завершён: остаётся выбранная первой фигура, { $piece }.
missing-announcement = Ход не завершён: сначала объявите его.
missing-same-move = Ход не завершён: на доске не то, что объявлено. Исправьте.
missing-repetition = Ход не завершён: его ещё не повторили { $opponent-key ->
         [white] белые
        *[black] чёрные
    }.
missing-execution = Ход не завершён: его ещё не сделали на доске { $opponent-key ->
         [white] белые
        *[black] чёрные
    }.
nth = { $count ->
    [1] первый невозможный ход
    [2] второй невозможный ход
    [3] третий невозможный ход
   *[other] невозможный ход номер { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = Ход был невозможным
act-promotion = Пешка осталась на последней горизонтали
act-king-capture = Был взят король
act-no-move = Часы переключены без хода
act-two-hands = Ход сделан двумя руками
becomes-queen = Пешка на { $square } превращается в ферзя.
restored = { $count ->
    [0] Назад к начальной позиции.
   *[other] Назад к позиции после: { $place }.
}
move-place = ход { $number } { $color-key ->
    [white] белых
   *[black] чёрных
}
found-initial-position = Начальная позиция была неверной.
found-board-turned = Доска лежала неверно. Её повернули.
found-colours-reversed = Цвета были перепутаны.
found-displaced = Фигуры были сдвинуты. Их вернули на место.
colours-stay = Цвета были перепутаны. Так и останется.
correction-wanted = Невозможный: { $place }. { $color } хотят исправить. Согласие: заявить исправление.
castling-lost = Расстановка остаётся. { $color } не могут рокировать.
castling-lost-side = Расстановка остаётся. { $color } не могут сыграть: { $move }.
offer-untimely = { $color } предлагают ничью не вовремя. Предложение действует.
offer-stands = Предложение ничьей от { $color-key ->
         [white] белых
        *[black] чёрных
    } действует.
time-taken = { $color } теряют время: { $time }.
clock-less = Часы { $color-key ->
    [white] белых
   *[black] чёрных
}, убавлено: { $time }.
clock-more = Часы { $color-key ->
    [white] белых
   *[black] чёрных
}, добавлено: { $time }.
clock-set = Часы { $color-key ->
         [white] белых
        *[black] чёрных
    } установлены: { $time }.
clock-is = Теперь на них: { $time }.
clock-was = Было: { $time }.
moves-set = Счётчик на часах { $color-key ->
         [white] белых
        *[black] чёрных
    } установлен: { $count } { $count ->
         [one] ход
         [few] хода
         [many] ходов
        *[other] хода
    }.
increment-set = Отныне за каждый ход ещё: { $time }.
moves-back = Снова засчитано: { $moves }.
moves-cancelled = Больше не засчитано: { $moves }.
moves-cancelled-many = Больше не засчитано ходов: { $count }.
taken-back-standing = Ход взят назад.
flag-claim-wrong = Требование отклонено: флажок { $color-key ->
         [white] белых
        *[black] чёрных
    } не упал.
flag-claim-both = Требование отклонено: упали оба флажка.
must-record = { $color } сначала должны записать: { $place }.
need-not-record = Можно не вести запись: { $color }, до следующего контроля.
must-complete = Бланк: { $color } должны заполнить его сейчас.
sheet-differs = Расхождение в бланке { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $place }.
signed-white-wins = { $color } подписали: победа белых.
signed-black-wins = { $color } подписали: победа чёрных.
signed-draw = { $color } подписали: ничья.
absent = { $color } отсутствуют.
arrived = { $color } прибыли.
must-open = Конверт ждёт { $color-key ->
         [white] белых
        *[black] чёрных
    }.
must-open-now = Сейчас конверт вскрывают.
must-seal = { $color } должны запечатать ход.
adjourns-early = { $color } откладывают досрочно. Когда ход запечатан, с часов снимается остаток сессии: сейчас { $time }.
sealed = { $color } запечатали ход. Часы остановлены.
adjourned = Партия отложена. { $color } запечатали ход { $number }.
resumption = Доигрывание: { $when }.
opened = Конверт вскрыт. Идут часы { $color-key ->
         [white] белых
        *[black] чёрных
    }.

matter-touch = { $color } заявляют: { $opponent-key ->
    [white] белые
   *[black] чёрные
} тронули { $square }, ход { $number }. Решает арбитр.
matter-no-effort = { $color } требуют ничью: { $opponent-key ->
    [white] белые
   *[black] чёрные
} не стараются выиграть. Решает арбитр.
matter-cannot-win = { $color } требуют ничью: { $opponent-key ->
    [white] белые
   *[black] чёрные
} не могут выиграть обычным путём. Решает арбитр.
matter-increment = { $color } просят пять секунд на ход. Решает арбитр.
matter-draw = { $color } хотят предложить ничью. Решает арбитр.
matter-session-over = Сессия окончена. Решает арбитр.
matter-sheets = Оба должны заполнить бланки.
matter-stopped = { $color } остановили часы. Решает арбитр.
matter-stopped-for = { $color } остановили часы: { $text }. Решает арбитр.
matter-silent = { $color } не повторяют ход { $opponent-key ->
    [white] белых
   *[black] чёрных
}. Решает арбитр.
matter-boards-differ = Исправлять поздно: часы переключены. Сравните доски.
matter-conduct = { $what }: { $color }. Решает арбитр.
matter-position = Позиция под сомнением. Арбитр найдёт последнюю верную.
matter-unconfirmed = Правило не применено: эта редакция здесь не подтверждена. Решает арбитр.
matter-default-time = Допустимое опоздание не задано. Решает арбитр.
matter-flag = Флажок { $color-key ->
         [white] белых
        *[black] чёрных
    } упал во время требования. Решает арбитр.
matter-envelope = Конверт надо вскрыть. Решает арбитр.
complaint-lapsed = Жалоба { $color-key ->
    [white] белых
   *[black] чёрных
} снята: { $square }, ход { $number }. Той позиции больше нет.
matter-results = Результаты расходятся: в бланках или с записью. Решает арбитр.

ruled = Решение { $number }: { $ruling }
penalty-number = Решение { $number }.
ruling-warned = { $color } получают предупреждение.
ruling-points-added = { $color } получают ещё: { $points }.
ruling-points-taken = { $color } теряют: { $points }.
ruling-lost = { $color } проиграли. { $opponent } получают: { $points }.
ruling-fined = { $color } оштрафованы.
ruling-excluded = { $color } отстранены от следующих туров.
ruling-expelled = { $color } исключены из соревнования.
ruling-result-set = Белым { $white }, чёрным { $black }.
ruling-adjudicated = Присуждение, { $name }: белым { $white }, чёрным { $black }.
ruling-displaced = { $count ->
    [0] Фигуры сдвинуты: назад к начальной позиции.
   *[other] Фигуры сдвинуты: назад к позиции после: { $place }.
}
ruling-position-set = Позиция установлена. Спросите доска, чтобы её услышать.
ruling-illegal-seen = Последний ход { $color-key ->
         [white] белых
        *[black] чёрных
    } был невозможным.
ruling-no-move-seen = { $color } переключили часы без хода: это невозможный ход.
ruling-touch-seen = { $number ->
    [0] { $color } тронули { $square }.
   *[other] { $color } тронули { $square }, ход { $number }.
}
ruling-touch-waived = { $color } коснулись случайно: это не считается.
ruling-dismissed = Снято.
ruling-turned-down = { $matter ->
    [touch] Жалоба { $color-key ->
         [white] белых
        *[black] чёрных
    } отклонена: { $square } не считается тронутым, ход { $number }.
    [two-hands] Жалоба { $color-key ->
         [white] белых
        *[black] чёрных
    } отклонена: две руки.
    [quickplay] Требование ничьей отклонено: { $color }.
    [increment] Просьба { $color-key ->
         [white] белых
        *[black] чёрных
    } отклонена: пять секунд на ход.
    [draw] { $color } не могут предложить ничью.
    [session] Партия продолжается после сессии.
    [sheets] Бланки остаются как есть.
    [stopped] Без веской причины: часы остановили { $color-key ->
             [white] белые
            *[black] чёрные
        }.
    [silent] Без наказания: { $color } ещё не повторили ход.
    [conduct] Без наказания. { $what }: { $color }.
    [boards-differ] Доски не сравнивают. Ход засчитан.
    [position] Позиция остаётся как есть.
    [unconfirmed] Никакое правило здесь не применяется.
    [default-time] Допустимое опоздание не задано. Игроки ждут.
    [envelope] Опоздание прощено.
   *[results] Записанный результат остаётся. Подписан был другой.
}
ruling-quickplay-drawn = Требование принято.
ruling-quickplay-postponed = Решение по требованию отсрочено. Партия продолжается.
ruling-quickplay-rejected = Требование отклонено.
ruling-offer-allowed = { $color } могут предложить ничью.
ruling-increment-granted = Разрешено: отныне ещё пять секунд на ход.
ruling-increment-refused = Без добавления.
ruling-revoked = Решение { $count } отменено.
ruling-revoked-act = Решение { $count } отменено: нарушение не считается.
ruling-revoked-move = Решение { $count } отменено: не считаются ни невозможный ход, ни его касание.
ruling-was = Оно было таким: { $what }
ruling-move-stays = С тех пор { $color } сходили: { $move }. Ход остаётся. Если к нему вынудило касание, введите { $restore }.
ruling-unheard = Для вас ничего не меняется.
ruling-asked = { $ruling ->
    [time-added] Добавить время { $color-key ->
        [white] белым
       *[black] чёрным
    }: { $time }?
    [time-taken] Отнять время у { $color-key ->
        [white] белых
       *[black] чёрных
    }: { $time }?
    [clock-set] Установить часы { $color-key ->
        [white] белых
       *[black] чёрных
    }: { $time }?
    [lost] Засчитать поражение: { $color }? { $opponent } получат: { $points }.
    [result] Записать результат: белым { $white }, чёрным { $black }?
    [adjudicated] Присудить, { $name }: белым { $white }, чёрным { $black }?
    [excluded] Отстранить от следующих туров: { $color }?
    [expelled] Исключить из соревнования: { $color }?
    [annulled] Аннулировать партию?
    [flag] Решить, что флажок { $color-key ->
        [white] белых
       *[black] чёрных
    } упал?
    [illegal] Последний ход { $color-key ->
        [white] белых
       *[black] чёрных
    } невозможен?
    [no-move] Признать нарушением: { $color } переключили часы без хода?
    [touch] Решить, что { $color } тронули { $square }, ход { $number }?
    [back] { $count ->
        [0] Назад к начальной позиции?
       *[other] Назад к позиции после: { $place }?
    }
    [displaced] { $count ->
        [0] Фигуры сдвинуты: назад к начальной позиции?
       *[other] Фигуры сдвинуты: назад к позиции после: { $place }?
    }
    [position] Установить эту позицию?
    [default-time] Установить допустимое опоздание: { $time }?
    [end] Отменить окончание партии?
   *[other] Так решить? { $what }
}
ruling-end-revoked = Окончание партии отменено.
end-taken-back = Партия не закончена: ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }, ход { $number }.
end-illegal-not-counted = Последний невозможный ход не считается. Невозможных ходов у { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $count }.
ruling-default-time = Допустимое опоздание: { $time }.
points-none = ничего
points-half = пол-очка
points-full = одно очко
points-two = два очка
points-three = три очка

## Ввод хода

entry-empty = Ничего не введено. Введите ход или помощь.
entry-colour = Чтобы в новой партии играть { $color-key ->
         [white] белыми
        *[black] чёрными
    }: { $new } { $color }
entry-unknown = Неизвестно: { $word }. Введите ход или помощь.
entry-unknown-near = Неизвестно: { $word }. Может быть, { $near }? Все команды: помощь всё.
entry-two-moves = По одному ходу. Сначала введите { $first }.
entry-read-as = { $items } в { $text }: прочитано как { $text }.
entry-stray-alone = Не читается: { $items }. Введите заново.
entry-stray = Не читается: { $items } в { $text }. Введите заново.
stray-control = управляющий знак { $number }
stray-invisible = невидимый знак { $number }
stray-letter = { $script ->
    [Cyrillic] кириллическая
    [Greek] греческая
    [Arabic] арабская
    [Hebrew] еврейская
    [Armenian] армянская
    [Devanagari] индийская
   *[other] чужая
} { $like }
stray-unlike = { $script ->
    [Cyrillic] кириллическая
    [Greek] греческая
    [Arabic] арабская
    [Hebrew] еврейская
    [Armenian] армянская
    [Devanagari] индийская
   *[other] чужая
} буква { $number }

stray-wide = широкая { $like }
stray-styled = необычная { $like }
stray-sign = знак { $number }
entry-no-move = Это не ход. Попробуйте e2 e4 или помощь.
entry-no-piece = Нет фигуры с буквой { $letter }. Буквы: { $letters }.
entry-takes-what = Что бьёт? Введите и поле.
entry-no-question = Вопроса нет. Введите ход или помощь.
entry-knight = Для вопроса введите прыжки { $square }.
entry-slash = С косой черты начинается команда. Для хода введите { $text }.
entry-other-side = Ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }.
entry-not-your-turn = Ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }. Дождитесь ответа.
choice = Возможных ходов: { $count }. Введите номер.
ambiguous = Возможных ходов: { $count }. Введите { $moves } или { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Во что превращается пешка? Введите фигуру или её номер.
choice-piece = Ферзь, ладья, слон или конь? Введите фигуру или её номер.
choice-again = Введите номер от 1 до { $count } или нет.
choice-dropped = Отменено.

illegal-empty-origin = { $square } пусто.
illegal-not-yours = Не ваша фигура: { $piece } на { $square }.
illegal-other-piece = На { $square } стоит другая фигура: { $piece }.
illegal-square-alone = На { $square } ваша фигура: { $piece }. Чтобы пойти ею, введите { $square } и новое поле.
illegal-own-piece = На { $square } ваша фигура: { $piece }.
illegal-nothing-to-take = На { $square } нечего бить.
illegal-none-to-take = У соперника нет { $role ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
   *[pawn] пешек
}.
illegal-takes-none = Не достаёт: { $piece }, { $captured }.
illegal-no-pawn-takes = На вертикали { $letter } пешка не бьёт.
illegal-only-takes = Пешка туда может только бить: { $square }. Назовите и её вертикаль.
illegal-still-in-check = Нельзя: король останется под шахом.
illegal-exposes-king = Нельзя: ваш король попадёт под шах.
illegal-no-promotion = Это не превращение: пешка этим ходом не достигает последней горизонтали.
illegal-cannot-become = Пешка превращается в ферзя, ладью, слона или коня. Введите, например, { $square } ферзь.
illegal-blocked = Путь закрыт: { $piece } { $from }, мешает { $other } на { $square }.
illegal-no-such-piece = У вас нет { $role ->
    [king] короля
    [queen] ферзя
    [rook] ладьи
    [bishop] слона
    [knight] коня
   *[pawn] пешек
}.
illegal-cannot-reach = { $role ->
    [king] Ваш король не достаёт до { $square }.
    [queen] Ваш ферзь не достаёт до { $square }.
    [rook] Ваши ладьи не достают до { $square }.
    [bishop] Ваши слоны не достают до { $square }.
    [knight] Ваши кони не достают до { $square }.
   *[pawn] Ваши пешки не достают до { $square }.
}
illegal-not-from-there = Оттуда нельзя: { $piece } на { $square }.
illegal-cannot-go = { $role ->
    [king] Король
    [queen] Ферзь
    [rook] Ладья
    [bishop] Слон
    [knight] Конь
   *[pawn] Пешка
} не ходит с { $from } на { $square }.
illegal-no-castling-right = Рокировка туда потеряна: король или ладья уже ходили.
illegal-castling-never = Рокировка туда невозможна: её нет в начальной позиции.
illegal-castling-blocked = Рокировка туда сейчас невозможна: мешает фигура.
illegal-castling-attacked = Рокировка туда сейчас невозможна: король пройдёт через шах или окажется под шахом.

## Ответы

joined = { $items }, { $next }
row = от { $from } до { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Горизонталь { $name }
ranks = Горизонтали { $count ->
    [2] { $from } и { $to }
   *[other] { $from-number ->
        [1] с первой
        [2] со второй
        [3] с третьей
        [4] с четвёртой
        [5] с пятой
        [6] с шестой
        [7] с седьмой
       *[other] с восьмой
    } по { $to-number ->
        [1] первую
        [2] вторую
        [3] третью
        [4] четвёртую
        [5] пятую
        [6] шестую
        [7] седьмую
       *[other] восьмую
    }
}
file = Вертикаль { $name }
square-part = { $part }.
square-shade-part = { $shade } поле
shade-light = светлое
shade-dark = тёмное
square-shade = { $square }: { $shade }.
all-white = Белые
all-black = Чёрные
no-pieces = { $pieces }: нет.
rays-none = На линиях от { $square } фигур нет.
knight-none = В прыжке коня от { $square } фигур нет.
knight-sees = В прыжке коня от { $square }
toward-up = Вверх
toward-up-right = Вверх вправо
toward-right = Вправо
toward-down-right = Вниз вправо
toward-down = Вниз
toward-down-left = Вниз влево
toward-left = Влево
toward-up-left = Вверх влево
attacked = { $square }, атакуют: { $items }.
not-attacked = { $square } не атаковано.
defended = { $square }, защищают: { $items }.
not-defended = { $square } не защищено.
by-white = { $square }, белые атакуют: { $items }.
by-black = { $square }, чёрные атакуют: { $items }.
by-none-white = Белые не атакуют { $square }.
by-none-black = Чёрные не атакуют { $square }.
moves-of = { $piece } { $square }
moves-none = Возможных ходов нет.
moves-none-from = С { $square } ходов нет.
captures-none = Взятий нет.
captures-none-from = С { $square } взятий нет.
moves-not-yours = { $square }: { $piece }, сейчас не ходит.
takes = бьёт { $piece } { $square }
takes-promoting = бьёт { $piece } { $square } и превращается
takes-en-passant = бьёт { $piece } { $square } на проходе, на { $to }
promotes-on = превращается на { $square }
what-if = { $piece } на { $square } может побить
what-if-none = { $piece } на { $square }: бить нечего.
what-if-empty = { $square } пусто.
castling-right = { $color }, { $castling }: { $how ->
    [legal] можно
    [check] нельзя под шахом
    [blocked] мешает фигура
    [attacked] король прошёл бы через шах или попал под шах
   *[lost] права на неё нет
}.
material-count = { $pieces }: { $count }
material-level = Материал равный.
material-ahead = Перевес у { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $points } { $points ->
         [one] очко
         [few] очка
         [many] очков
        *[other] очка
    }.
material-bare = один король
turn = Ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }, ход { $number }.
turn-check = Ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }, ход { $number }, шах.
turn-checkmate = Мат: { $color }, ход { $number }.
turn-stalemate = Пат: у { $color-key ->
         [white] белых
        *[black] чёрных
    } нет ходов, ход { $number }.
turn-yours = Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    }.
board-check = Шах: { $color }.
board-checkmate = Мат: { $color }.
board-stalemate = Пат: у { $color-key ->
         [white] белых
        *[black] чёрных
    } нет ходов.
last = { $move }. { $color }, ход { $number }.
last-none = Ходов ещё не было.
captured-none = Взятий ещё не было.
captured-last = Последнее взятие: { $piece } на { $square }.
last-of = { $items } и { $last }
captured-lost = { $color } потеряли: { $items }.
lost-king = { $count ->
    [one] король
    [few] { $count } короля
    [many] { $count } королей
   *[other] { $count } короля
}
lost-queen = { $count ->
    [one] ферзь
    [few] { $count } ферзя
    [many] { $count } ферзей
   *[other] { $count } ферзя
}
lost-rook = { $count ->
    [one] ладья
    [2] две ладьи
    [few] { $count } ладьи
    [many] { $count } ладей
   *[other] { $count } ладьи
}
lost-bishop = { $count ->
    [one] слон
    [few] { $count } слона
    [many] { $count } слонов
   *[other] { $count } слона
}
lost-knight = { $count ->
    [one] конь
    [few] { $count } коня
    [many] { $count } коней
   *[other] { $count } коня
}
lost-pawn = { $count ->
    [one] пешка
    [2] две пешки
    [few] { $count } пешки
    [many] { $count } пешек
   *[other] { $count } пешки
}
opening = { $name }. { $eco }.
opening-none = У дебюта пока нет названия.
score-none = Ходов ещё не было.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
clock-to-go = До контроля у { $color-key ->
         [white] белых
        *[black] чёрных
    } { $count } { $count ->
         [one] ход
         [few] хода
         [many] ходов
        *[other] хода
    }.
clock-none = В этой партии нет часов.
clock-of-waiting = Партия { $game } ждёт, её часы остановлены.
clock-waits = { $whose ->
    [own] Ваши часы стоят. Enter пустит их.
   *[both] Часы стоят. Enter пустит их.
}
clock-strict = Как на турнире: часы останавливает только арбитр.
once-empty = Ход не указан. Попробуйте e2 e4.
once-unknown = Неизвестно: { $word }. Напишите ход, например e2 e4 или конь f3.
once-unknown-near = Неизвестно: { $word }. Может быть, { $near }?
once-no-move = Это не ход. Попробуйте e2 e4 или конь f3.
once-failed = Ход { $number }, { $text }: { $why }
ask-unknown = Неизвестно: { $word }. Все вопросы: { $program } ask help
ask-unknown-near = Неизвестно: { $word }. Может быть, { $near }? Все вопросы: { $program } ask help
ask-help = Можно спросить: { $names }. Подробнее об одном: { $program } ask help board
ask-number = { $word } не вопрос. Укажите позицию после --position, затем спросите.
ask-in-game = { $name } работает только в партии. Начните её: { $program } play.
ask-command = { $name } — отдельная команда: { $program } { $command }.
saves = Каждый ход сохраняется. Чтобы выйти, введите выход.
leave-quit = Чтобы выйти, введите выход. Каждый ход сохраняется.
export-how = Выйдите командой выход. Затем введите { $program } export { $game } game.pgn
repeat-none = Ещё ничего не было сказано.
argument-square = { $name }: нужно поле, например { $name } e4.
argument-two-squares = { $name }: нужны два поля, например { $name } g1 f3.
argument-piece = { $name }: нужна фигура, например { $name } ферзь или { $name } чёрные ладьи.
argument-line = { $name }: нужна вертикаль или горизонталь, например { $name } e или { $name } 4.
argument-rank = { $name }: нужна горизонталь, например { $name } 4.
argument-file = { $name }: нужна вертикаль, например { $name } e.
argument-number = { $name }: нужно число, например { $name } 5.
argument-level = { $name }: нужно число от 1 до { $most }.
argument-move = { $name }: нужен ход, например { $name } e2 e4.
argument-claim = Что заявить? Введите { $name } повторение, { $name } пятьдесят, { $name } флажок или { $name } невозможный. Ещё: помощь заявить.
argument-voice = { $name }: нужен голос: { $voices }.
argument-switch = { $name }: включить или выключить.
argument-whose = { $name }: мои, соперника или ничего.
argument-braille = { $name }: ширина от { $least } до { $most }; диаграмма, горизонтали или список; точки, ascii или буквы; запомнить.
argument-list = Список пишется буквами; точки и ascii для диаграмм.
argument-width = В строке брайля от { $least } до { $most } клеток. Введите, например, braille 40.
argument-position = { $name }: нужна позиция: FEN, диаграмма или список, например Белые: Крe1 a2. Чёрные: Крe8.
argument-none = Введите только { $name }.
argument-more = Непонятно: { $word }. Введите только { $name }.
no-command = Неизвестная команда: { $word }. Список: помощь всё.
no-command-near = Неизвестная команда: { $word }. Может быть, { $near }? Список: помощь всё.

## Позиция для пальцев

diagram-lines = Диаграмма, { $count ->
    [1] одна строка
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}.
list-of = { $color }:
beside-turn = Ход { $color-key ->
         [white] белых
        *[black] чёрных
    }.
beside-castling = Рокировка: { $rights }.
beside-no-castling = Без рокировки.
beside-all-castling = Рокировки: все.
beside-one = { $color } { $side }
beside-two = { $color } { $side } и { $other }
beside-short = короткая
beside-long = длинная
beside-en-passant = На проходе: { $square }.
braille-kept = Сохранено.
braille-kept-here = Установлено на этот матч.

## Просьбы

confirm-draw = Предложить ничью? да или нет.
confirm-draw-agreed = Согласиться на ничью? да или нет.
confirm-draw-untimely = Предложить ничью сейчас? Лучше после своего хода, до нажатия часов. да или нет.
confirm-claim = Требовать ничью? Если требование неверно, { $opponent-key ->
    [white] белые
   *[black] чёрные
} получат время. да или нет.
confirm-claim-with = Требовать ничью с ходом { $move }? Если требование неверно, { $opponent-key ->
    [white] белые
   *[black] чёрные
} получат время, а ход придётся сделать. да или нет.
confirm-claim-quickplay = Требовать ничью? Если арбитр откажет, соперник получит ещё две минуты. да или нет.
confirm-seconds = Просить пять секунд на ход? Это и предложение ничьей. При согласии соперник получит ещё две минуты. да или нет.
confirm-resign = Сдаться? да или нет.
confirm-resign-for = Сдаться за { $color-key ->
         [white] белых
        *[black] чёрных
    }? да или нет.
kings-say = { $result ->
    [white] Короли в центре: выиграли белые.
    [black] Короли в центре: выиграли чёрные.
   *[draw] Короли в центре: ничья.
}
kings-no-win = Соперник не сдался. Верните королей на место.
kings-one = Один король в центре. Чтобы указать результат, поставьте туда и второго, иначе верните его на место.
kings-otherwise = Но партия закончилась иначе.
confirm-takeback = Взять ход назад? да или нет.
confirm-new = Оставить эту партию? Новая: { $items }. да или нет.
confirm-resume = Оставить эту партию? Продолжится предыдущая. да или нет.
confirm-resume-game = Оставить эту партию? Продолжится партия { $game }. да или нет.
confirm-lapsed = { $what ->
    [draw] Ничья не предложена.
    [resign] Сдача отменена.
    [takeback] Ход не взят назад.
    [resume] Вы остаётесь в этой партии.
    [claim] Ничего не заявлено.
    [seal] Ход не запечатан.
    [sign] Не подписано.
   *[new] Новая партия не начата.
}
confirm-draw-first = Ничья ещё не предложена. Предложить? да или нет.
confirm-neither = { $text }: это не да и не нет.
confirm-go-on = Продолжить? да или нет.
confirm-dropped = Нет. Партия продолжается.
announce-it = Объявите ход.
repeat-it = Повторите ход.
repeated-it = Повторено.
repeated-by-opponent = { $color } повторили ход.
repeated-already = Это последний ход. Объявите свой.
move-of-opponent = Это был последний ход. Ваш ход.
repeated-your-move = Повторено. Ваш ход.
say-promotion = Назовите фигуру превращения.
pressed = Нажато.
takeback-helps = Чтобы взять ход назад, введите вернуть.
press-it = Нажмите часы.
announced-waits = Объявлено: { $move }.
announcing-off = Это не нужно: ход считается, как только введён. Изменить: настроить объявление.
hint = Подсказка: { $move }.
hint-wait = Ищу подсказку.
hint-still = Подсказка ещё ищется. Подождите.

analysis-wait = Думаю.
analysis-still = Ещё думаю. Подождите.
analysis-stopped = Прервано: { $names }. Спросите ещё раз.
analysis-over = В этой позиции партия закончена.
analysis-in-check = Шах: { $color }. Спросите об угрозе после следующего хода.
analysis-no-move = У другой стороны нет возможных ходов.
analysis-two = Не в партии с другим человеком.
analysis-exercise = Не в упражнении. Помощь: { $hint }.
analysis-not-now = Сначала завершите ход.
analysis-offer = Дождитесь ответа на предложение ничьей.
analysis-nothing = Оценки этой позиции нет.
analysis-builtin-instead = Оценивает встроенный соперник.
analysis-builtin =
    Оценивает встроенный соперник. Он видит маты и немедленный выигрыш материала.
    Планы и эндшпили он не оценит. Это умеет движок: { $opponent } движок stockfish.
analysis-best = Лучший: { $move }.
analysis-unscored = Без оценки.
analysis-line = { $moves }.
analysis-line-end = Конец линии.
analysis-no-line = { $count ->
    [1] Линия только одна.
    [one] Линий только { $count }.
    [few] Линий только { $count }.
    [many] Линий только { $count }.
   *[other] Линий только { $count }.
}
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } угрожают ходом { $move }.
analysis-no-threat = Угрозы нет. Если бы ходили { $color-key ->
         [white] белые
        *[black] чёрные
    }: { $move }.
verdict = { $how ->
    [equal] Равенство: { $number }.
    [slight] У { $color-key ->
        [white] белых
       *[black] чёрных
    } чуть лучше: { $number }.
    [clear] У { $color-key ->
        [white] белых
       *[black] чёрных
    } явно лучше: { $number }.
    [winning] { $color } выигрывают: { $number }.
   *[won] У { $color-key ->
        [white] белых
       *[black] чёрных
    } выиграно: { $number }.
}
verdict-mate = { $color } дают мат, ходов: { $moves }.
verdict-unsure = Перевеса не видно.
verdict-number = { $sign ->
    [minus] минус { $whole },{ $tenths }
    [plus] плюс { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Шансы { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $percent } из 100.
eval-chances = Из 100 партий { $color-key ->
         [white] белые
        *[black] чёрные
    }: побед { $won }, ничьих { $drawn }, поражений { $lost }.
eval-by = Глубина { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } выигрывают: мат, ходов { $moves }.
        [progress] { $moves ->
            [0] { $color } выигрывают: следующий ход взятие или ход пешкой.
            [1] { $color } выигрывают: следующий ход взятие или ход пешкой.
            [one] { $color } выигрывают: взятие или ход пешкой не позже чем через { $moves } ход.
            [few] { $color } выигрывают: взятие или ход пешкой не позже чем через { $moves } хода.
            [many] { $color } выигрывают: взятие или ход пешкой не позже чем через { $moves } ходов.
           *[other] { $color } выигрывают: взятие или ход пешкой не позже чем через { $moves } хода.
        }
       *[unknown] { $color } выигрывают.
    }
    [spoilt] Ничья. { $color } выиграли бы, но не успевают до правила пятидесяти ходов.
   *[drawn] Ничья.
}
tables-only-wins = Выигрывает только { $move }.
tables-only-draws = Ничью держит только { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Выигрывает любой ход.
       *[some] { $keeping ->
            [one] Из { $count } ходов выигрывает { $keeping }.
            [few] Из { $count } ходов выигрывают { $keeping }.
            [many] Из { $count } ходов выигрывают { $keeping }.
           *[other] Из { $count } ходов выигрывают { $keeping }.
        }
    }
    [drawn] { $which ->
        [all] Любой ход ведёт к ничьей.
       *[some] { $keeping ->
            [one] Из { $count } ходов ничью держит { $keeping }.
            [few] Из { $count } ходов ничью держат { $keeping }.
            [many] Из { $count } ходов ничью держат { $keeping }.
           *[other] Из { $count } ходов ничью держат { $keeping }.
        }
    }
   *[lost] Любой ход проигрывает.
}
tables-sure = По таблицам окончаний, без сомнений.
tables-found = Таблицы окончаний: до { $pieces } фигур.
tables-folder = Папка { $name } не читается. Указать другую: настроить { $setting }.
tables-none = Таблиц окончаний нет в { $name }. Указать другую папку: настроить { $setting }.
tables-damaged = Таблица окончаний { $name } повреждена. Скопируйте её заново.
book-row = { $move }: { $which ->
    [book] { $percent } { $percent ->
         [one] процент
         [few] процента
         [many] процентов
        *[other] процента
    }.
    [games] ваших партий: { $games ->
        [one] { $games }.
        [few] { $games }.
        [many] { $games }.
       *[other] { $games }.
    }
   *[both] { $percent } { $percent ->
         [one] процент
         [few] процента
         [many] процентов
        *[other] процента
    }, ваших партий: { $games ->
        [one] { $games }.
        [few] { $games }.
        [many] { $games }.
       *[other] { $games }.
    }
}
book-more = И ещё { $count ->
    [1] один ход.
    [one] { $count } ход.
    [few] { $count } хода.
    [many] { $count } ходов.
   *[other] { $count } хода.
}
book-nothing = Ничего ни в книге, ни в ваших партиях.
book-unreadable = Книга { $name } не читается. Указать другую: настроить { $setting }.
book-cut = Книга { $name } обрывается. Скопируйте её заново.
book-none = Это не дебютная книга Polyglot: { $name }. Указать другую: настроить { $setting }.
opponent-failed = Соперник не нашёл хода. Это ошибка программы. Введите новая, или выход и { $program } resume.
level-set = Уровень { $level }.
level-is = Уровень { $level }. Изменить: уровень и число от 1 до 20.
level-none = В этой партии нет встроенного соперника. Играть с ним: новая встроенный.
voice-set = Голос ходов: { $name }.
talk-set = Язык: русский.
talk-is = Язык: русский. Изменить: например, язык en.
speech-on = Речь включена.
speech-off = Речь выключена.
speech-is = { $state ->
    [on] Речь включена. Выключить: речь выключить.
   *[off] Речь выключена. Включить: речь включить.
}
speech-rate = Темп речи { $rate }.
speech-lost = Речь отказала: { $reason }. Только текст.
speech-is-lost = Речь отказала. Попробовать снова: речь включить. Продолжить без речи: речь выключить.
speech-is-awaited = Речь пока не отвечает. Продолжить без речи: речь выключить.
speech-health = Узнать причину: { $program } health. Продолжить без речи: речь выключить.
speech-found = Речь снова работает.
speech-absent = В этой сборке речи нет.
reason-unreachable = сервер речи не отвечает, установите speech-dispatcher и espeak-ng или введите речь выключить
reason-hangs = сервер речи не отвечает
reason-refused = сервер речи отказывает
reason-engine = синтезатор не работает

## Сеансы

new-builtin = Новая партия { $game }. Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    }, уровень соперника { $level }.
new-human = Новая партия { $game } для двух игроков.
new-human-named = Новая партия { $game }: { $white } белыми, { $black } чёрными.
time-all = Время: { $time }
time-moves = Время: { $time }, ходов { $moves }
time-then-all = Затем { $time }
time-then-moves = Затем { $time }, ходов { $moves }
time-repeats = Последний период повторяется.
time-plain = { $period }.
time-increment-only = Время: { $time } на ход.
time-increment = { $period }, плюс { $time } за ход.
time-delay = { $period }, задержка { $time } на ход.
time-bronstein = { $period }, задержка Бронштейна, самое большее { $time } на ход.
time-warned = Предупреждения о времени: { $times }. Изменить: { $set } предупреждения.
laws-edition = Правила: ФИДЕ { $year }.
laws-incomplete = ФИДЕ { $year }: известны только до статьи 8.1. Остальное не подтверждено.
opening-announce = Каждый ход объявляют. Введите ход, затем { $press }.
opening-repeat = Каждый ход объявляют и повторяют. Введите ход, затем { $press }.
new-position = Особая начальная позиция. Услышать её: доска.
new-usual = Обычная: новая обычная.
board-tells = Чтобы услышать её, введите доска.
chess960-from = Шахматы 960, позиция { $number }.
chess960-usual = Шахматы 960, позиция { $number }: обычная.
chess960-other = Шахматы 960, из другой позиции.
resumed-game = Партия { $game } продолжается. Пока { $moves ->
    [0] без ходов
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
resumed-side = Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    }, уровень соперника { $level }.
resumed-turn = Ваш ход.
resumed-over = Партия { $game } закончена.
resume-none = Незаконченных партий нет. Начните новую: { $program } play.
resume-unknown = Партии { $game } нет. Последние партии: { $program } games

resume-busy = Партия { $game } открыта в другом окне. Сначала закройте его или начните новую партию.
resume-none-here = Других незаконченных партий нет. Список: партии.
resume-here = Вы в партии { $game }.
resume-over = Партия { $game } закончена. Разобрать её: { $program } study { $game }
resume-over-here = Партия { $game } закончена. Разобрать её: { $name } { $game }
resume-imported-here = Партия { $game } импортирована. Разобрать её: { $name } { $game }
resume-match = Партия { $game } из матча. Продолжить: { $program } match и файл матча.
left-own = Не закончена партия { $game }, соперник { $opponent }: вы играете { $color-key ->
    [white] белыми
   *[black] чёрными
}, ход { $move }, { $date }.
left-two = Не закончена партия { $game }, белые { $white }, чёрные { $black }: ход { $move }, { $date }.
left-resume = Продолжить: { $name } { $game }
resume-imported = Партия { $game } импортирована: продолжить её нельзя. Разобрать: { $program } study { $game }.
game-kept = Партия { $game } сохранена. Продолжить: { $program } resume
game-left = Партия { $game } сохранена.
game-forgotten = Партия { $game } не сохранена: не было ни одного хода.
goodbye = До свидания.
unsaved = Не сохранено: { $reason }. Партия продолжается. Освободите место на диске, и она сохранится со следующим ходом.
saved-again = Всё снова сохранено.
unsaved-at-end = Эти ходы не сохранены. Скопируйте их:
archive-damaged = Архив был повреждён. Теперь это { $file }, начат новый архив.
data-shared = Папка данных { $folder } не только ваша. Другие могут читать и менять ваши партии. Укажите свою папку: --data.
data-link = Папка данных { $folder } лишь ссылка. Убедитесь, что она ведёт в вашу папку.
data-writable = Папка данных { $folder }: в неё могли писать другие. Теперь она закрыта для них. Проверьте партии: { $program } games.
data-foreign = Партии здесь не будет: { $folder } принадлежит другому пользователю. Укажите другую папку данных: --data.
data-open = Партии здесь не будет: в { $folder } могут писать другие. Сначала закройте: { $command }
archive-unusable = Архив { $file } недоступен: { $reason }. Эта партия не сохраняется.
settings-warning = { $what } Пропущено: { $file }.
settings-warning-line = { $what } Пропущено: строка { $line } файла { $file }.
not-text = Эта строка не текст UTF-8. Введите её заново.
too-long = Строка слишком длинная: не больше 4096 байт. Введите короче.

reason-damaged = файл повреждён
reason-catalogue = импортированные партии повреждены, уберите catalogue.db
reason-full = диск заполнен
reason-read-only = на диск или в папку нельзя писать
reason-busy = файл занят другой программой
reason-file = файл не открывается
reason-settings = в файле настроек ошибки, сначала исправьте их
reason-newer = файл записан более новым touchmove, используйте его
reason-game = одна из партий повреждена
reason-unwritable = настройки этой партии нельзя записать
setting-key-near = Неизвестная настройка: { $key }. Может быть, { $near }?
setting-value = { $key } не может быть { $value }. Возможно: { $values }.
setting-empty = У { $key } нет значения. Возможно: { $values }.
setting-name-long = { $key }: не больше 40 букв. Напишите имя короче.
setting-unreadable = Настройки не читаются: { $reason }.
range-to = до
range-more = и больше
slip-no-equals = Нет знака равенства: { $text }. Пишите имя = "значение".
slip-no-value = Нет значения: { $text }. Пишите имя = "значение".
slip-open-quote = Кавычка не закрыта: { $text }. Закройте её.
slip-no-quotes = Нет кавычек: { $text }. Поставьте их вокруг значения.
slip-open-bracket = Скобка не закрыта: { $text }. Закройте её.
slip-twice = Имя повторяется: { $text }. Удалите одну из двух строк.
slip-control = В строке управляющие знаки. Наберите её заново.
slip-unprintable = В строке управляющие знаки. Удалите их.
slip-form = Не читается: { $text }. Пишите имя = "значение".
did-you-mean = Может быть, { $near }?
folder-missing = Папки { $folder } нет. Укажите существующую.
folder-is-file = { $folder } не папка, а файл. Укажите его папку.
folder-denied = { $folder } не читается. Проверьте права.
name-unseen = Невидимые знаки в имени. Переименуйте.
voices-none-there = Нет голосов в { $folder }. Голос — это папка с файлом voice.toml.
keymaps-none-there = Нет раскладок в { $folder }. Раскладка — это файл, например moy.toml.
voice-note = { $what } Смотрите { $file }.
voice-note-line = { $what } Смотрите строку { $line } файла { $file }.
voice-unreadable = Файл не читается: { $reason }.
voice-empty = Файл пуст.
voice-no-voice = У этого голоса нет voice.toml. Создайте его, например с parent = "en".
voice-section = Неизвестная часть голоса: { $name }.
voice-entry = Неизвестно в этой части: { $name }.
voice-missing = В части { $section } нет { $name }. Добавьте.
voice-missing-first = В этом голосе нет { $name }. Напишите, например, { $name } = "en" перед всеми частями.
voice-text = { $name } должно быть в кавычках.
voice-list = { $name } должно быть списком, например ["один", "два"].
voice-part = { $name } это часть голоса. Напишите её в скобках на отдельной строке.
voice-blank = В { $name } есть пустое слово.
voice-same = У { $first } и { $name } одно слово, { $word }. У каждого должно быть своё.
voice-slot = Неизвестный пропуск в образце { $name }: { $slot }.
voice-brace = Не закрыта фигурная скобка: образец { $name }.
voice-no-slot = В образце { $name } нужен пропуск { $slot }, иначе ходы не слышны.
voice-language = { $tag } не код языка. Напишите, например, de или pt-BR.
voice-keyboard = Неизвестная клавиатура: { $name }. Напишите одну из { $known }.
voice-letter = { $name } не одна буква. Поставьте одну перед знаком равенства.
voice-parent = Родительский голос: { $name }. Его нет или он испорчен.
voice-incomplete = Голос неполон. Укажите родительский, например parent = "en".
voice-taken = { $word } не может значить { $name }: уже значит { $other }.
voice-sentence = { $text } не предложение. Пишите имя = текст и закройте все фигурные скобки.
voice-no-sentence = В программе нет предложения { $name }.
voice-gap = В предложении { $name } нет пропуска { $gap }. Есть: { $gaps }.
voice-gap-none = В предложении { $name } нет пропуска { $gap }. Пропусков в нём нет.
voice-left-out = В предложении { $name } не хватает { $gap }.
voice-silent = Предложение { $name } пусто.
setting-not-kept = Настройка не сохранена: { $reason }.

## Движки

new-engine = Новая партия { $game }. Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    } против { $engine }, уровень { $level }.
resumed-engine = Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    } против { $engine }, уровень { $level }.
engine-held = У { $engine } нет своих уровней. Чем ниже уровень, тем меньше глубина расчёта и тем больше ходов делает встроенный соперник.
opponent-thinks = Соперник ещё думает.
engine-thinks = Соперник ещё думает. Играть без него: { $new } { $builtin }.
engine-waits = { $engine } запускается. Играть без него: { $new } { $builtin }.
engine-waits-on = { $engine } запускается. Партия ждёт.
engine-missing = { $engine } нет на этом компьютере.
engine-refused = { $engine } не запускается: это не программа для этого компьютера.
engine-ended = { $engine } неожиданно остановился.
engine-says = Сообщение: { $words }
engine-floods = { $engine } пишет без остановки.
engine-silent = { $engine } не отвечает.
engine-not-uci = { $engine } отвечает не на UCI, языке шахматных движков. Укажите движок UCI, например uci:stockfish.
engine-no-move = { $engine } не прислал хода.
engine-no-stop = { $engine } не перестаёт думать.
engine-so-far = Лучшее, что найдено:
engine-nonsense = { $engine } прислал не ход: { $answer }.
engine-illegal = { $engine } прислал невозможный ход: { $answer }.
engine-no-chess960 = { $engine } не играет в шахматы 960.
engine-again = Перезапускаю.
engine-back = { $engine } снова работает.
confirm-builtin = Играть со встроенным соперником?
confirm-builtin-on = Продолжить со встроенным соперником? да или нет.
builtin-plays = Продолжает встроенный соперник, уровень { $level }.
engine-kept = Партия ждёт { $engine }. Введите выход; { $program } resume попробует снова.
engine-not-begun = Партия не начата. Введите новая, чтобы попробовать снова, или выход.
player-engine = { $name } уровень { $level }
player-engine-replaced = { $name }, затем уровень { $level }
health-engine = Движок: { $name } работает, { $file }.
health-engine-fails = Движок { $file }: { $what }

## Сигналы

tones-on = Сигналы включены.
tones-off = Сигналы выключены.
tones-is = { $state ->
    [on] Сигналы включены. Выключить: сигналы выключить.
   *[off] Сигналы выключены. Включить: сигналы включить.
}
tones-absent = Программа собрана без сигналов. Как их получить, сказано в docs/guide.md.
tones-lost = Сигналы отказали: { $reason }.
tones-found = Сигналы снова работают.
reason-no-device = звуковое устройство не найдено
reason-device-busy = звук занят другой программой
reason-device-hangs = звуковое устройство зависло
reason-device-broken = звуковое устройство не работает
help-tones =
    сигналы включить, сигналы выключить.
    Низкий щелчок: тёмное поле.
    На октаву выше: светлое.
    Стук: край.
    Две ноты вниз: взятие.
    Две вверх: шах.
    Гудок: невозможный ход.
    Три писка: мало времени.
health-tones = Сигналы: звуковое устройство работает.
health-tones-fails = Сигналы: { $reason }.

## Первый запуск

setup-language = Для русского введите { $number }.
setup-language-names = русский, Russian, Russisch, russe, російська
setup-again = { $most ->
    [2] Введите 1 или 2.
   *[other] Введите номер от 1 до { $most }.
}
setup-unknown = { $most ->
    [2] Введите 1 или 2 или слово из ответа. { $quit }: выйти.
   *[other] Нужен номер от 1 до { $most } или слово ответа. { $quit }: выйти.
}
setup-help-language =
    Это язык программы.
    Введите его номер или название.
    Изменить потом: язык.
setup-help-speech =
    Да: говорит ваш скринридер, программа молчит.
    Нет: говорит эта программа.
    Изменить потом: речь.
setup-help-face =
    По строкам: вы вводите ходы и вопросы и читаете или слушаете ответы.
    На экране: доска, которую обследуют клавишами.
    Изменить потом: настроить вид.
setup-speech =
    Вы пользуетесь скринридером?
    1: да, молчать.
    2: нет, говорить.
setup-face =
    Как вы хотите играть?
    1: строка за строкой.
    2: на экране, с доской для обследования.
setup-name = Как вас зовут? Введите имя или нажмите Enter, чтобы пропустить.
setup-help-name = Имя нужно для списков и бланков. Чтобы не указывать, нажмите Enter.
setup-name-long = Не больше 40 букв. Введите имя короче или нажмите Enter.
setup-cancelled = Отменено. Вопросы повторятся в следующий раз.
setup-skipped = Вы здесь впервые? Выбрать язык, речь и имя: { $program } setup
setup-unchanged = Ничего не изменено.
setup-done =
    Спасибо. В любой момент введите помощь.
    Другие слова для ходов: помощь голос-ходов.
    Цвет, часы, соперник: например, новая чёрными 10+5.
setup-kept =
    Сохранено: русский язык, { $speech ->
        [on] своя речь
       *[off] без своей речи
    }, { $face ->
        [screen] на экране
       *[line] строка за строкой
    }, голос ходов { $moves }.

## Помощь

help =
    Ходы: e4, конь f3, короткая рокировка.
    Спросить: доска, последний, фигуры К, часы.
    Партия: ничья, сдаться, вернуть, подсказка.
    Новая партия: новая. Ваши партии: партии.
    С часами: новая 10+5.
    Чёрными: новая чёрными.
    Электронная доска: электродоска.
    Настройки: настройки. Выйти: выход.
    Ещё: помощь всё, помощь доска.
# По клавише Tab.
commands-many = Подходит команд: { $count }. Введите больше букв.
help-announcing =
    Ваш ход: объявить конь f3, нажать.
    Ход соперника: введите его, это повтор.
    Ошиблись: исправить конь f3.
    Спросить: доска, последний, фигуры К, часы.
    Партия: ничья, сдаться, вернуть, подсказка.
    Новая партия: новая. Ваши партии: партии.
    Часы: новая 10+5. Чёрными: новая чёрными.
    Электронная доска: электродоска.
    Настройки: настройки. Выйти: выход.
    Ещё: помощь всё, помощь доска.
help-choice =
    Введите номер хода или поле, откуда он.
    нет: ни один из них.
help-piece =
    Введите ферзь, ладья, слон, конь или номер.
    нет: другой ход.
# Перед вопросом, который задаётся снова.
help-confirm = { $what ->
    [draw] да: сопернику предложат ничью. нет: вы играете дальше.
    [agree] да: партия заканчивается вничью. нет: вы играете дальше.
    [claim] да: требование сейчас проверят. нет: вы играете дальше.
    [resign] да: вы сдаёте эту партию. нет: вы играете дальше.
    [takeback] да: ваш последний ход берётся назад. нет: он остаётся.
    [seal] да: этот ход идёт в конверт. нет: введите другой.
    [sign] да: вы подписываете этот результат. нет: вы пока ничего не подписываете.
    [builtin] да: играет встроенный соперник. нет: партия ждёт движок.
    [play-on] да: ваша партия сохраняется, отсюда начинается новая. нет: она остаётся открытой.
    [go-on] да: вы продолжаете эту партию. нет: она сохраняется, вы начинаете другую.
    [resume] да: эта партия сохраняется, вы продолжаете другую. нет: вы остаётесь здесь.
   *[new] да: эта партия сохраняется, начинается новая. нет: вы играете дальше.
}
help-over =
    Партия закончена.
    Все ходы: запись. Другая партия: новая.
    Разобрать партию: открыть 57.
    Выйти: выход.
help-all-position = О позиции:
help-all-game = О партии и программе:
help-all-more = Подробнее об одной: помощь и её имя.
help-board =
    доска: позиция по горизонталям.
    доска e4: одно поле. Коротко: b.
help-pieces =
    фигуры К: где белые кони. к: чёрные.
    фигуры белые, фигуры чёрные: все фигуры одного цвета. Коротко: p.
help-scan =
    обзор 4, обзор e: фигуры на горизонтали или вертикали.
    Коротко: s.
help-rank = горизонталь 4: фигуры на горизонтали.
help-file = вертикаль e: фигуры на вертикали.
help-diagonals =
    диагонали e4: фигуры на диагоналях через поле.
help-rays =
    лучи e4: фигуры во всех восьми направлениях.
help-knight =
    прыжки f3: фигуры в прыжке коня от поля.
    Также /knight f3. Без косой черты knight f3 это ход.
help-attackers =
    атакующие e4: кто атакует поле и кто его защищает.
help-defenders =
    защитники e4: кто защищает поле и кто его атакует.
help-moves =
    ходы: все возможные ходы.
    ходы g1: ходы одной фигуры.
help-captures = взятия: все возможные взятия.
help-what-if =
    что-если g1 f3: что фигура с g1 могла бы побить с f3.
help-colour =
    цвет e4: светлое поле или тёмное.
    Играть чёрными: новая чёрными.
help-material = материал: что есть у каждой стороны.
help-castling-rights =
    права-рокировки: можно ли сейчас рокировать и куда.
    Чтобы рокировать: O-O или O-O-O.
help-turn =
    очередь: чей ход, шах и ваш цвет.
help-last = последний: последний ход. Коротко: l.
help-captured =
    взятые: последнее взятие и потери каждой стороны.
help-opening =
    дебют: название дебюта и его код ECO.
help-score =
    запись: все ходы.
    запись 3: три последних.
help-clock =
    часы: оставшееся время и ходы до контроля.
    часы мои: ваше время.
    часы соперника: время соперника. Коротко: c.
    Играть с часами: новая 10+5.
help-fen = fen: позиция одной строкой текста.
help-braille =
    braille: позиция для брайлевского дисплея, британскими знаками.
    braille 20: в строках по 20 клеток.
    braille горизонтали: каждая горизонталь в своей строке.
    braille список: фигуры и их поля.
    braille точки, ascii, буквы: чем писать.
    braille запомнить 20 горизонтали: отныне так.
help-repeat = повторить: последнее ещё раз.
help-help =
    помощь: что здесь можно делать.
    помощь доска: подробнее о команде.
    Английские команды тоже действуют.
help-article =
    статья 9.2: что говорят там правила, кратко.
    статья рокировка: по теме.
    статья 9.2 2018: в другой редакции.
    статья: все статьи.
help-announce =
    объявить: объявляет сделанный ход в партиях с объявлением.
    объявить конь f3: заодно и делает его.
    Затем нажать.
    Чтобы повторить ход соперника, введите его.
    Коротко: an.
help-press =
    нажать: переключает ваши часы, когда ход сделан и объявлен.
    В матче: то же, что кнопка вашей доски. Без доски слишком раннее нажатие может стать нарушением.
    Коротко: pr.
help-correct =
    исправить конь f3: исправляет объявление, пока не нажаты часы.
help-adjust =
    поправляю: следующая взятая фигура не считается тронутой.
    Нужно, только если действует тронул, ходи.
help-take =
    взять e2: поднимает фигуру с e2.
    Затем поставить.
help-put =
    поставить e4: ставит фигуру туда.
    Это ваш ход.
    На своё поле она просто возвращается.
help-draw = ничья: предлагает ничью или принимает её.
help-accept =
    принять: принимает предложение ничьей.
help-decline =
    отклонить: отклоняет предложение ничьей.
help-claim =
    заявить повторение, заявить пятьдесят: требует ничью.
    Если ход только задуман, добавьте его.
    заявить флажок: время соперника вышло.
    заявить невозможный: последний ход был невозможным.
    заявить исправление: позже, если хотят оба.
    В ускоренном окончании, при вашем ходе и менее чем двух минутах:
    заявить попытки: соперник не пытается выиграть.
    заявить средства: соперник не может выиграть нормальными средствами.
    заявить секунды: просит пять секунд на ход обоим.
    На доске: дважды удержите кнопку.
help-resign = сдаться: вы сдаёте партию.
help-takeback = вернуть: берёт ваш последний ход назад.
help-hint =
    подсказка: хороший ход в этой позиции.
    В задании: один шаг помощи.
help-today = сегодня: сколько упражнений на сегодня и сколько они займут.
help-practise =
    тренировка: всё на сегодня, упражнение за упражнением.
    Упражнения возвращаются: через четыре часа, день, под конец полгода.
help-drill =
    упражнение: все упражнения и ваши итоги. упражнение цвета полей 2: одно из них, с уровнем.
    упражнение цвета полей 2, 6 секунд, 20 вопросов, без повторов: с пределами.
    Enter: вопрос ещё раз.
    сведения: фигуры или ходы ещё раз.
    вперёд: ответ и следующий вопрос.
    закрыть: назад к вашей партии.
help-book =
    книга: какие ходы здесь играют и как часто.
    По дебютной книге и в ваших партиях.
    Играть без книги: настроить дебютная-книга выключить.
help-endings =
    эндшпиль 3: третий эндшпиль против лучшей защиты. эндшпиль гонка пешек: один по названию.
    эндшпиль: все эндшпили и ваши итоги.
    О проигрывающей ошибке сообщается, ход берётся назад.
    подсказка: помощь в четыре шага. назад: вернуть ваш последний ход.
    вперёд: лучшая игра, затем другой такой же эндшпиль.
    закрыть: назад к вашей партии.
help-mistakes =
    ошибки: лучшие ходы вместо ваших ошибок, в открытой или законченной партии. Введите ход.
    ошибки 12: в партии 12. ошибки обе: обеих сторон, также белые или чёрные.
    подсказка: помощь в четыре шага.
    вперёд: лучший ход и дальше. пропустить: дальше без него.
    Enter: вопрос ещё раз.
    закрыть: назад к вашей партии.
help-guess =
    угадать: ходы победившей стороны, один за другим. Введите ход.
    В открытой партии: с вашего места. Без неё: в знаменитой.
    угадать 12: в партии 12. угадать 12 чёрные: одна сторона, также белые.
    Партия идёт своим путём, что бы вы ни назвали. Верные ответы считаются, как в упражнениях.
    вперёд: ход и дальше.
    закрыть: назад к вашей партии.
help-puzzle =
    задача: позиция для решения, примерно по вашему рейтингу. Введите ход.
    задача вилка, задача мат в два хода: по теме. задача темы: все темы.
    задача мои: из вашего файла мои.pgn или мои.csv, в папке puzzles папки данных.
    задача партии: маты, которые были возможны в ваших партиях.
    задача 8: до восьми фигур. задача 1500: примерно такой рейтинг.
    подсказка: помощь в четыре шага.
    вперёд: решение или следующая задача.
    закрыть: назад к вашей партии.

help-learn =
    урок 3: третий урок.
    урок: все уроки.
    В уроке вводите ответ.
    подсказка: помощь в четыре шага.
    вперёд: ответ и дальше.
    закрыть: назад к вашей партии.
help-lesson =
    Введите ответ.
    Enter: вопрос ещё раз.
    Помощь в четыре шага: подсказка.
    Ответ и дальше: вперёд. Назад: назад.
    Спросить: доска, фигуры К, ходы, атакующие.
    Тема: сведения. Сначала: начало.
    К вашей партии: закрыть.
help-eval =
    оценка: у кого лучше и на сколько пешек.
    Спросите ещё раз, чтобы узнать шансы и глубину.
help-best = лучший: лучший ход в этой позиции.
help-line =
    линия: лучшая линия, по четыре полухода. ещё: следующие четыре.
    линия 2: вторая по силе.
help-lines = линии 3: три лучших хода. Введите номер, чтобы услышать линию.
help-why = почему: лучший ход и его причина.
help-threat = угроза: чем угрожает другая сторона.
help-level =
    уровень 7: сила соперника, от 1 до 20.
help-moves-voice =
    голос-ходов fide: как объявляются ходы.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    fide-ru: конь Густав один Феликс три. ru: конь g1 f3.
help-talk =
    язык en: всё, кроме ходов, по-английски.
    язык ru: по-русски.
help-speech = речь включить, речь выключить: своя речь программы.
help-faster = быстрее: говорить быстрее.
help-slower = медленнее: говорить медленнее.
help-hush = тихо: прерывает речь.
help-position =
    позиция начало: партия из обычной начальной позиции.
    Или из другой: FEN, диаграмма или список фигур.
    Список: Белые: Крe1 a2. Чёрные: Крe8.
    До первого хода или после окончания.
help-new =
    новая: ещё одна такая же партия.
    Добавьте что хотите, в любом порядке:
    новая чёрными 5+3. новая жребий, без часов.
    новая друг Борис: двое за одной клавиатурой.
    новая уровень 7. новая движок stockfish.
    новая chess960 или новая chess960 518.
    новая обычная.
    новая тронул: действует тронул, ходи.
    новая объявление повторять: вы и соперник объявляете и повторяете каждый ход.
    Действует, пока вы не выйдете.
    настроить запоминает насовсем.
help-settings =
    настройки: все настройки и их значения.
    настройки сторона: одна из них.
    настройки партия, голос, брайль, экран, доска: одна группа.
    Изменить: настроить сторона чёрные.
help-set =
    настроить сторона чёрные: меняет настройку и запоминает её.
    Короче: сторона чёрные.
    настроить сторона: значение и что можно выбрать.
    Все сразу: настройки.
help-opponent =
    соперник: с кем вы играете.
    Коротко: o.
    соперник человек, соперник встроенный, соперник движок stockfish: со следующей партии.
help-save = сохранить: делать ничего не нужно. Каждый ход сохраняется сразу.
help-export = экспорт: как записать эту партию в файл, в PGN или бланком.
help-quit = выход: сохраняет партию и выходит.

## Что не так с позицией

position-empty = Позиция пуста. Напишите FEN, диаграмму или список, например Белые: Крe1 a2. Чёрные: Крe8.
position-control = Управляющий знак: знак { $nth }.
position-board = Это не позиция. Напишите FEN, диаграмму или список, например Белые: Крe1 a2. Чёрные: Крe8.
position-ranks = На доске нужно 8 горизонталей. Здесь { $count }.
position-rank-length = На горизонтали { $rank } { $count } { $count ->
    [one] поле
    [few] поля
    [many] полей
   *[other] поля
}. Нужно 8 на каждой.
position-rank-missing = Нет горизонтали { $rank }.
position-rank-twice = Горизонталь { $rank } указана дважды.
position-sign = Горизонталь { $rank }, знак { $nth }: { $sign } не фигура.
position-word = Непонятно: { $word }. Пишите, например, Белые: Крe1 a2. Чёрные: Крe8.
position-twice = { $square } указано дважды.
position-turn = Не указано, чей ход. Напишите w или b после доски.
position-castling = Право рокировки: буквы вроде KQkq или дефис.
position-en-passant = Поле взятия на проходе: поле вроде e3 или дефис.
position-counters = Счётчики ходов: числа до 65535.
position-operations = После взятия на проходе: два числа, например 0 1, или операции, каждую с точкой с запятой.
position-no-king = У { $color-key ->
         [white] белых
        *[black] чёрных
    } нет короля.
position-kings = У { $color-key ->
         [white] белых
        *[black] чёрных
    } не один король: { $one }, { $other }.
position-pawn = Пешка на { $square }: на горизонталях 1 и 8 пешек не бывает.
position-too-many-pawns = Пешек у { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $count }. Не больше 8.
position-too-many-men = Фигур у { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $count }. Не больше 16.
position-too-many-promoted = Слишком много превращённых фигур: { $color-key ->
         [white] белые
        *[black] чёрные
    }.
position-other-in-check = Шах: { $color }, но ход другой стороны.
position-dropped-rook = Право рокировки отброшено: у { $color-key ->
         [white] белых
        *[black] чёрных
    } нет ладьи на { $square }.
position-dropped-king = Права рокировки отброшены: король { $color-key ->
         [white] белых
        *[black] чёрных
    } не на начальном поле.
position-dropped-castling = Права рокировки отброшены: они не подходят к доске.
position-dropped-en-passant = Взятие на проходе отброшено: ни одна пешка только что не прошла { $square }.
position-impossible = Такая позиция невозможна.
position-game-runs = Идёт партия. Сначала введите новая, затем { $name }.
chess960-number = Позиции шахмат 960: от 0 до 959.
chess960-and-position = У шахмат 960 своя позиция. Уберите номер или позицию.

## Следующая партия

new-unknown = Непонятно: { $word }. Введите помощь { $name }.
new-number = Неясно: { $word }. Введите { $name } время { $word } или { $name } уровень { $word }.
new-minutes = Неясно: { $word }. Для минут введите { $name } время { $word }.
new-twice = { $setting } указано дважды. Укажите один раз.
new-engine-name = Какой движок? Например, { $name } движок stockfish.
plan-human = два игрока
plan-builtin = вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    }, уровень соперника { $level }
plan-engine = вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    } против { $engine }, уровень { $level }
plan-time = { $time }
plan-no-clock = без часов
plan-chess960 = шахматы 960, позиция { $number }
plan-position = особая начальная позиция
plan-laws = правила { $year } года
plan-strict = репетиция
plan-announcing = ходы объявляют
plan-touch = тронул, ходи
plan-blindfold = вслепую
plan-blindfold-strict = вслепую, без подсматривания
opponent-engine = Движок? Введите { $name } движок { $word }.
opponent-human = Два игрока за одной клавиатурой.
opponent-human-named = { $white } белыми, { $black } чёрными, за одной клавиатурой.
premove = Предход: { $move }.
premove-dropped = Предход отменён.
argument-choices = { $name }: например, чёрными 5+3. Введите помощь { $name }.

## Настройки

argument-setting = { $name }: нужны настройка и значение, например { $name } сторона чёрные.
no-setting = Неизвестная настройка: { $name }. Чтобы услышать все, введите { $settings }.
setting-unset = не задано
setting-can-be = Возможно: { $values }.
setting-range = от { $least } до { $most }
setting-example = например { $value }
setting-needs = { $name }: нужно значение. Возможно: { $values }.
setting-wrong = { $name } не может быть { $value }. Возможно: { $values }.
setting-next-game = { $name }: { $value }, со следующей партии. Чтобы начать её, введите { $new }.
setting-in-game = { $name }: в этой партии { $now }, { $from ->
    [game] со следующей партии
   *[start] при следующем запуске
} { $value }.
setting-next-start = { $name }: { $value }, со следующего запуска.
settings-group = Настройки, { $group }:
settings-game = партия
settings-voice = голос
settings-braille = брайль
settings-screen = экран
settings-board = доска
setting-moves = Голос ходов.
setting-talk = Язык всего остального.
setting-speech = Говорит ли программа.
setting-speech-engine = Синтезатор речи.
setting-tones = Звучат ли короткие сигналы.
setting-rate = Скорость речи.
setting-form = Ходы с начальным полем, без него или четырьмя цифрами.
setting-extra-words = Говорить ли бьёт, шах и мат.
setting-spelling = Как пишутся немецкие слова: с умляутами или как в приложении ФИДЕ.
setting-opponent = Ваш соперник.
setting-level = Сила соперника.
setting-book = Дебютная книга: для встроенного соперника и для вопросов.
setting-tables = Папка с вашими таблицами окончаний. Таблицы до четырёх фигур встроены.
setting-side = Ваш цвет.
setting-time = Часы: минуты плюс секунды за ход или несколько контролей.
setting-laws = Редакция Правил.
setting-announcing = Ходы вводят, или объявляют, или ещё и повторяют.
setting-strict = Турнирная репетиция.
setting-blindfold = Игра без доски. включено: о позиции можно спрашивать, и каждый взгляд считается. строго: нельзя.
setting-warnings = Когда напоминать об оставшемся времени: минуты или секунды с s. авто: по контролю.
setting-braille-table = Брайль для слов, по имени в liblouis.
setting-sheet-code = Как в брайлевском бланке записаны ходы.
setting-sheet-cells = Клеток в строке бланка.
setting-sheet-lines = Строк на странице бланка.
setting-print = Как выводятся строки.
setting-braille-width = Клеток в строке брайлевского дисплея.
setting-braille-form = Как позиция записана для пальцев.
setting-keymap = Клавиши экрана.
setting-keyboard = Страна вашей клавиатуры.
setting-name = Ваше имя в списках и бланках.
setting-touch = Тронул, ходи: тронутая фигура должна пойти.
setting-square-order = Порядок слов при чтении поля.
setting-face = Строка за строкой или на экране.
setting-theme = Цвета и знаки экрана.
setting-background = Тёмный терминал или светлый. авто: как сообщит терминал.
setting-key-echo = Своя речь при наборе на экране.
setting-clock-interval = Секунд между обновлениями часов. 0: по ходу часов; для скринридера, когда что-то сказано.
setting-pegboard = Ваша доска.
setting-pegboard-orientation = Как повёрнута доска.
setting-pegboard-clock = Часы у доски DGT.

## Командная строка

usage-unknown-flag = Неизвестный ключ: { $word }.
usage-unknown-command = Неизвестная команда: { $word }.
usage-too-much = Лишнее слово: { $word }.
usage-empty-word = Одно слово пустое. Уберите его.
usage-equals = { $word } не может стоять после { $flag }. Пишите { $flag } или { $flag }=off.
usage-alone = У { $word } нет значения. Пишите только { $word }.
usage-value = { $word } не может быть { $value }. Это: { $help }
usage-needs-value = { $word }: нужно значение. Это: { $help }
usage-twice = { $word } указано дважды. Укажите один раз.
usage-new-only = { $word } только для новой партии. Уберите его или начните новую: { $program } play
usage-conflict = Либо { $word }, либо { $other }, но не оба.
usage-missing = Не хватает: { $word }. Это: { $help }
usage-missing-one = Не хватает одного из: { $words }.
usage-follow = После { $word } нужно ещё слово: { $words }.
usage-wrong = Команда не читается.
usage-no-text = Один из аргументов не UTF-8.
usage-help = Помощь: { $program } { $command }

help-usage = Вызов: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, по желанию: { $help }
help-commands = Команды:
help-pages = У каждой своя страница, например: { $program } { $command } --help
help-flags = Ключи:
help-play = Ключи play действуют и без этого слова. Список: { $program } play --help

value-command = КОМАНДА
value-game = ПАРТИЯ
value-move = ХОДЫ
value-text = ТЕКСТ
value-question = ВОПРОС
value-file = ФАЙЛ
value-folder = ПАПКА
value-language = ЯЗЫК
value-name = ИМЯ
value-place = МЕСТО
value-places = МЕСТА
value-script = СЦЕНАРИЙ
value-voice = ГОЛОС
value-form = ФОРМА
value-number = ЧИСЛО
value-who = ИМЯ
value-side = СТОРОНА
value-switch = on или off
value-periods = ВРЕМЯ
value-edition = РЕДАКЦИЯ
value-how = КАК
value-minutes = МИНУТЫ
value-table = ТАБЛИЦА
value-theme = ТЕМА
value-seconds = СЕКУНДЫ
value-address = ДОСКА
value-date = ДАТА
value-result = РЕЗУЛЬТАТ
value-code = КОД
value-make = МАРКА
value-clock = ЧАСЫ
value-style = МАНЕРА
value-shell = ОБОЛОЧКА
value-value = ЗНАЧЕНИЕ

cli = Шахматы на слух и на ощупь, для незрячих и слабовидящих игроков. Без команды начинается партия.
cli-play = Сыграть партию.
cli-resume = Продолжить партию: последнюю или с этим номером.
cli-study = Разобрать сохранённую партию на слух.
cli-say = Вывести, как объявляется каждый ход.
cli-read = Вывести, что значит введённый или сказанный ход: SAN и поля.
cli-ask = Ответить на один вопрос о позиции.
cli-import = Импортировать партии из файла PGN.
cli-games = Список партий, сначала новые: сохранённые и импортированные.
cli-export = Записать партию в PGN или бланком.
cli-voices = Список голосов или проверка своего.
cli-voices-list = Список голосов.
cli-voices-check = Проверить голоса: встроенные или в папке.
cli-keymaps = Раскладки экрана: список или проверка своей.
cli-keymaps-list = Список раскладок или клавиши одной.
cli-keymaps-check = Проверить раскладки: встроенные или в папке.
cli-pegboard = Наблюдать, проверить или имитировать электронную доску.
cli-pegboard-watch = Выводить, что посылает доска. Конец: Control-C.
cli-pegboard-check = Проверить доску: поля, лампы, кнопки и часы.
cli-pegboard-simulate = Имитировать доску, чтобы пробовать без настоящей.
cli-match = Сыграть матч с арбитром по файлу матча.
cli-seat = Обслуживать место матча, открытого на другом терминале.
cli-referee = Прогнать сценарий правил: каждое событие и решение судейства.
cli-health = Проверить, что здесь работает, по строке на каждое.
cli-setup = Снова ответить на первые вопросы.
cli-man = Вывести страницу руководства: для пакетов.
cli-completions = Вывести дополнения для оболочки, для установки пакетом.
cli-help = Объяснить программу или одну команду.

arg-help = эта страница.
arg-version = версия программы.
arg-data = папка для партий, настроек и всего остального, что записывается.
arg-line = строка за строкой, без экрана.
arg-screen = экран с доской, если терминал его покажет.
arg-touch = обязана ли пойти тронутая фигура.
arg-opponent = builtin, human или uci: и файл или имя движка, например uci:stockfish.
arg-name = ваше имя в списках и бланках; или off.
arg-level = сила соперника, от 1 до 20.
arg-side = white, black или random.
arg-speech = говорит ли программа.
arg-tones = звучат ли сигналы рядом с речью.
arg-time = минуты и секунды, добавляемые за ход, например 15+10; 40/90+30,30+30 для двух контролей; 5d3 с задержкой, 3b2 по Бронштейну; off без часов.
arg-laws = редакция Правил: fide-2023 или только год.
arg-announcing = надо ли объявлять ходы: off; announce; repeat, соперник ещё и повторяет их.
arg-strict = репетиция турнира: его порядок и наказания. Пишите --strict=off, если в настройках включено.
arg-blindfold = игра без доски: on, где каждый взгляд считается, или strict, где смотреть нельзя. Пишите --blindfold=off, если в настройках иначе.
arg-warnings = напоминания о времени на этих минутах, например 10,5,1; off без них.
arg-print = как выводятся строки: text или braille, брайлем Юникода.
arg-table = брайлевская таблица liblouis для вывода; auto: таблица вашего языка.
arg-keymap = раскладка экрана. Список: { $program } keymaps list
arg-theme = цвета экрана: dark, light, large, mono, shapes, reader, words или braille.
arg-book = дебютная книга: builtin, off или файл Polyglot.
arg-tables = папка с таблицами окончаний или off.
arg-clock-interval = как часто экран показывает часы, в секундах, от 0 до 3600. 0: по ходу часов; для скринридера, только когда что-то сказано.
arg-pegboard = доска под вашими руками: auto или марка и порт, например dgt:/dev/ttyUSB0. Дважды для двух досок, например white=auto.
arg-speech-engine = синтезатор речи: dispatcher или native.
arg-rate = скорость речи, от -100 до 100.
arg-extra-words = говорить ли бьёт, шах и мат.
arg-spelling = немецкие слова ФИДЕ на письме: umlauts, appendix или auto, по вашему языку.
arg-braille-width = клетки вашего брайлевского дисплея, от 10 до 200, или off.
arg-braille-form = позиция для пальцев: diagram, ranks или list, с dots, ascii или letters.
arg-keyboard = страна вашей клавиатуры: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua или vn.
arg-square-order = порядок слов при чтении поля, например "piece square".
arg-background = тёмный терминал или светлый, если сам не сообщает: auto, dark или light.
arg-key-echo = своя речь при наборе на экране: off, letters или words.
arg-face = строка за строкой или на экране: line или screen.
arg-pegboard-orientation = как повёрнута доска: found, straight или turned.
arg-pegboard-clock = часы у доски DGT: none, xl или 3000.
arg-position = позиция: FEN, диаграмма брайлем или буквами, список фигур или start.
arg-chess960 = шахматы 960 из позиции с этим номером, от 0 до 959. Без номера из любой.
arg-seed = число для случайности: с тем же числом соперник делает те же ходы.
arg-moves = голос ходов.
arg-talk = голос всего остального.
arg-form = long с начальным полем; short, только сколько требует позиция; figures, четыре цифры игры по переписке.
arg-game = номер партии. Список: { $program } games
arg-file = файл вывода. Без него стандартный вывод.
arg-folder = папка. Без неё то, что встроено.
arg-force = заменить файл, который уже есть.
arg-address = auto, марка или марка и порт, например dgt:/dev/ttyUSB0. Марки: { $makes }.
arg-straight = белые сидят там, где их предусмотрел изготовитель. Без этого место узнаётся по начальной позиции.
arg-turned = белые сидят с другой стороны.
arg-clock = часы у доски DGT: xl или 3000.
arg-say-move = ходы, один за другим. С - они берутся из стандартного ввода, в каждой строке позиция, табуляция и ходы.
arg-say-chess960 = рокировка как в шахматах 960.
arg-read-chess960 = рокировка как в шахматах 960.
arg-ask-chess960 = рокировка как в шахматах 960.
arg-read-text = ход. С - из стандартного ввода, в каждой строке позиция, табуляция и ход.
arg-ask-question = вопрос, например board. С - из стандартного ввода, в каждой строке позиция, табуляция и вопрос.
arg-import-file = файл PGN. С - из стандартного ввода.
arg-import-faults = записать каждую ошибку в этот файл, по строке на каждую.
arg-import-encoding = кодировка файла, например windows-1251. Без неё угадывается там, где это надёжно.
arg-games-player = игрок, любым цветом. Достаточно части имени.
arg-games-opponent = соперник этого игрока.
arg-games-white = игрок белыми.
arg-games-black = игрок чёрными.
arg-games-since = первый день, месяц или год: 1972-07-11, 11.7.1972, 1972-07 или 1972.

arg-games-until = последний день, месяц или год.
arg-games-opening = начало кода дебюта, например B9, или слова его названия.
arg-games-result = 1-0, 0-1, 1/2, draw, won или lost для вас, или * для незаконченных.
arg-games-event = соревнование, целиком или частично.
arg-games-position = позиция, бывшая на доске: FEN, диаграмма или список фигур.
arg-games-limit = сколько партий показать самое большее, 1 или больше.
arg-games-from = первая партия списка, считая с 1.
arg-export-all = все партии, сначала старые.
arg-export-pgn = в PGN, как и без указания формы.
arg-export-text = печатным бланком, буквами голоса ходов.
arg-export-brf = бланком брайлем, страницами для брайлевского принтера.
arg-export-code = запись ходов брайлем: san, буквами голоса ходов; uk, британской шахматной записью.
arg-export-cells = клеток в строке брайлевской страницы, от 12 до 80.
arg-export-lines = строк на брайлевской странице, от 5 до 60.
arg-export-table = брайлевская таблица liblouis; auto: таблица вашего языка; off: одна клетка на каждый печатный знак.
arg-export-target = файл вывода, без его ключа.
arg-keymaps-list-name = раскладка, клавиши которой показать.
arg-pegboard-check-all = проверить все поля, а не шесть.
arg-pegboard-check-name = дать доске PEG/1 этот номер, один раз навсегда, и ничего не проверять.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = доска Certabo без чипов, как Sentio: видит только занятые поля.
arg-pegboard-simulate-tactum = доска Certabo как Tactum: только занятые поля, и без двоеточия перед тем, что она шлёт.
arg-pegboard-simulate-pieces = доска PEG/1, которая узнаёт каждую фигуру.
arg-pegboard-simulate-old = доска PEG/1 версии 1.0.
arg-pegboard-simulate-clock = доска DGT с часами.
arg-pegboard-simulate-link = ссылка, ведущая к порту, где бы он ни был.
arg-pegboard-simulate-pgn = делать ходы из этого файла PGN, как только программа что-то спросит у доски.
arg-pegboard-simulate-game = какая партия файла, считая с 1.
arg-pegboard-simulate-delay = пауза перед каждым ходом, в миллисекундах.
arg-pegboard-simulate-side = white или black: ходы другой стороны ждут слова next.
arg-pegboard-simulate-confirm = после хода подтверждать: кнопкой или рычагом часов.
arg-pegboard-simulate-style = как играет рука: captured-first, own-first, replace, slide, put-back, adjust, both-hands или pawn-first. Без этого каждый ход по-своему.
arg-pegboard-simulate-faults = сценарий того, что идёт не так.
arg-pegboard-simulate-seed = число для случайности, в руке и на линии.
arg-match-new = спросить всё нужное для матча, около 15 ответов, и записать новый файл матча.
arg-match-check = найти ошибки в файле матча.
arg-match-here = места этого терминала вначале: white, black и desk через запятую. Без этого все три.
arg-match-records = номер сыгранного матча, чтобы записать его документы: PGN, бланки и отчёт.
arg-match-force = заменить документы, если они есть в папке.
arg-match-file = файл матча или папка для документов. Без него match.toml.
arg-seat-place = white, black или desk для арбитра.
arg-referee-script = сценарий. С - из стандартного ввода.
arg-referee-fill = вывести сценарий снова, вписав решения как ожидаемые.
arg-completions-shell = bash, elvish, fish, powershell или zsh.

man-name = ИМЯ
man-about = шахматы на слух и на ощупь, для незрячих и слабовидящих игроков
man-synopsis = СИНТАКСИС
man-usage = [КОМАНДА] [КЛЮЧИ]
man-description = ОПИСАНИЕ
man-begin = В партии введите помощь, чтобы услышать, что можно делать.
    Ключи play действуют и без этого слова.
man-commands = КОМАНДЫ
man-flags = КЛЮЧИ ВСЕХ КОМАНД
man-environment = ОКРУЖЕНИЕ
man-environment-text = Настройки есть и среди переменных, например TOUCHMOVE_TALK или TOUCHMOVE_LEVEL. Ключ важнее переменной.
    Если язык не выбран, он берётся из LC_ALL, LC_MESSAGES или LANG.
man-files = ФАЙЛЫ
man-files-text = Сохранённые партии: archive.db в папке данных. Настройки: settings.toml. Папку называет { $program } health
man-exit = КОД ВЫХОДА
man-exit-text = 0: сделано. 1: не удалось, причина названа. 2: ошибка в командной строке.

no-voice = Неизвестный голос: { $name }. Есть: { $voices }.
question-empty = Ничего не спрошено. Например: { $program } ask board.
flags-before-command = Пишите ключи после команды.

## Состояние

health-voice = Голос { $name }: работает, язык { $language }.
voice-with-slips = Голос { $name }: есть ошибки, язык { $language }.
health-voice-broken = Голос { $name }: { $what }.
health-speech = Речь: { $server } отвечает, голосов: { $count }; { $languages }.
health-speech-missing = Речь: для языка { $language } нет голоса. Установите espeak-ng.
health-speech-off = Речь: выключена. Чтобы включить, введите в партии речь включить.
health-speech-fails = Речь: { $reason }.
health-journal = Архив: работает, { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }, { $file }.
health-journal-fails = Архив: { $reason }, { $file }. Выберите другую папку: --data.
health-opponent = Соперник: работает, найден ход { $move }.
health-settings = Настройки: прочитаны, { $file }.
health-settings-none = Настройки: пока не сохранялись, { $file }.
health-terminal = Терминал: { $kind }.
health-terminal-unread = Терминал: скринридеры не читают { $name }. Используйте GNOME Terminal или консоль Linux.
terminal-editing = строки можно править
terminal-plain = простые строки

## Архив

games-none = Партий пока нет.
result-open = не закончена
player-human = игрок
player-guest = гость
player-of-two = игрок { $number }
player-builtin = уровень { $level }
export-which = Какую партию? Укажите номер, например { $program } export 57 --text, или --all.
exported = Записано в { $file }.
games-all = { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }.
games-some = Партий { $count }, с { $from } по { $to }. Дальше: --from.
games-none-such = Таких партий нет.
games-never = { $since } позже { $until }. Поменяйте их местами.
games-beyond = Всего { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }, больше нет.
games-moves = { $moves } { $moves ->
         [one] ход
         [few] хода
         [many] ходов
        *[other] хода
    }
games-imported = { $game }: белые { $white }, чёрные { $black }, { $result }, { $told }.
player-unknown = неизвестный

## Брайль

# Обратный перевод таблицы ru-litbrl неверен, поэтому таблицы нет.
braille-table = { "" }
braille-capital = ^

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Строки теперь выводятся брайлем, таблица { $table }.
print-text = Строки теперь выводятся текстом.
braille-lost = Брайль отказал, таблица { $table }: { $reason }. Строки выводятся текстом.
braille-plain = Литературного брайля нет, таблица { $table }: { $reason }. Слова пишутся знак за знаком.
braille-signs = Таблица { $table } записала не всё. Знак за знаком: { $text }
reason-louis-missing = нет lou_translate, установите liblouis-bin
reason-louis-table = liblouis не может её применить, укажите другую, например en-ueb-g1.ctb
reason-louis-stuck = lou_translate не отвечает
reason-louis-garbage = lou_translate пишет не брайль
argument-print = { $name }: брайль или текст.
help-print =
    вывод брайль: строки брайлем Юникода, для дисплея, который показывает содержимое терминала.
    вывод текст: как обычно.
health-braille = Брайль: liblouis { $version }, таблица { $table } работает.
health-braille-off = Брайль: liblouis { $version }, таблица не задана.
health-braille-none = Брайль: шахматная запись работает. Для литературного брайля установите liblouis-bin.
health-braille-fails = Брайль: таблица { $table }, { $reason }.

## Бланки

sheet-title = Партия { $game }, белые { $white }, чёрные { $black }
sheet-white = Белые: { $name }
sheet-black = Чёрные: { $name }
sheet-event = Соревнование: { $event }
sheet-date = Дата: { $date }
sheet-written-white = Как записали белые:
sheet-written-black = Как записали чёрные:
sheet-men-white = Белые:
sheet-men-black = Чёрные:
sheet-turn = Ход { $color-key ->
         [white] белых
        *[black] чёрных
    }.
export-exists = { $file } уже есть. Заменить: --force.
export-failed = Не записано, { $file }: { $reason }.
reason-no-folder = такой папки нет
reason-is-folder = это папка, укажите в ней файл
reason-not-writable = не позволяют права
reason-too-long = имя слишком длинное
reason-too-large = слишком большой объём
reason-special = это не обычный файл
reason-unknown = система отказывает
program-stopped = Программа останавливается: { $reason }. Исправьте это и запустите её снова.
standard-output = стандартный вывод

## Поиск партий

argument-filters = { $name }: имя, дебют, год, например { $name } карлсен с 2010.
argument-game = { $name }: нужен номер партии: { $name } 57.
filter-date = Это не дата: { $word }. Введите год или, например, 2013-11-22.
filter-result = Это не результат: { $word }. Введите 1-0, 0-1 или ничья.
filter-bare = После { $word } чего-то не хватает. Например, партии игрок Анна или партии с 2013.
found-line = { $game }: { $rest }.
game-against = соперник { $opponent }
game-players = белые { $white }, чёрные { $black }
game-side = { $kind ->
    [open] вы играете { $color-key ->
        [white] белыми
       *[black] чёрными
    }
   *[over] ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }
}
own-result = { $kind ->
    [won] победа
    [lost] поражение
    [draw] ничья
    [open] не закончена, ход { $move }
   *[ruled] { $score }
}
found-more = Ещё { $count }. Введите ещё.
log-more = Есть продолжение: введите ещё.
log-more-key = Есть продолжение: { $keys }.
found-none = Партий не найдено: { $words }. Все партии: партии.
list-none = Больше ничего. Список партий: партии.
list-end = Конец списка.
game-unknown = Партии { $game } нет. Список: партии.
archive-unreadable = Архив не читается: { $reason }.
game-damaged = Партия { $game } повреждена и не читается. Остальные партии целы.
game-cut = Партия { $game } повреждена. Она кончается там, где уже не читается.
game-row-damaged = повреждена, не читается
short-result = { $kind ->
    [white] победа белых
    [black] победа чёрных
    [draw] ничья
    [open] не закончена{ $move ->
        [0] {""}
       *[other] , ход { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
} { $year }
date-month = { $month ->
    [1] январь
    [2] февраль
    [3] март
    [4] апрель
    [5] май
    [6] июнь
    [7] июль
    [8] август
    [9] сентябрь
    [10] октябрь
    [11] ноябрь
   *[12] декабрь
} { $year }

## Разбор партии

study-title = Партия { $game }. Белые { $white }, чёрные { $black }.
study-title-own = Ваша партия { $game }, соперник { $opponent }.
study-length = { $moves ->
    [0] Ходов нет.
    [one] { $moves } ход. Enter: следующий.
    [few] { $moves } хода. Enter: следующий.
    [many] { $moves } ходов. Enter: следующий.
   *[other] { $moves } хода. Enter: следующий.
}
study-waits = Ваша партия { $game } ждёт. Чтобы вернуться, введите закрыть.
study-closed = Снова партия { $game }.
study-none = { $name }: только при просмотре партии. Найти её: партии.
study-not-now = { $name }: только в идущей партии. Сначала введите закрыть.
study-result = { $kind ->
    [white] Победа белых.
    [black] Победа чёрных.
    [draw] Партия закончилась вничью.
    [open] Партия не закончена.
   *[ruled] Результат: { $score }.
}
study-own-result = { $kind ->
    [won] Вы победили. Ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }.
    [lost] Вы проиграли. Ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }.
    [draw] Партия закончилась вничью. Ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }.
    [open] Партия не закончена. Ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }.
   *[ruled] Результат: { $score }. Ваш цвет: { $color-key ->
        [white] белые
       *[black] чёрные
    }.
}
study-beginning = Начало партии. Ход { $color-key ->
         [white] белых
        *[black] чёрных
    }.
study-first = Это начало.
study-place = { $move }, { $color } { $number }.
study-end = Конец партии.
study-variation-over = Конец варианта.
study-end-variation = Конец варианта. Введите обратно.
study-variations = { $count } { $count ->
         [one] вариант
         [few] варианта
         [many] вариантов
        *[other] варианта
    }.
study-in-variation = { $depth ->
    [1] В варианте к ходу { $number }.
    [one] В варианте, глубина { $depth }, к ходу { $number }.
    [few] В варианте, глубина { $depth }, к ходу { $number }.
    [many] В варианте, глубина { $depth }, к ходу { $number }.
   *[other] В варианте, глубина { $depth }, к ходу { $number }.
}
study-row-here = { $moves }. Вы у хода { $color-key ->
         [white] белых
        *[black] чёрных
    }.
study-row-variation = { $depth ->
    [1] Вариант: { $moves }
    [one] Вариант, глубина { $depth }: { $moves }
    [few] Вариант, глубина { $depth }: { $moves }
    [many] Вариант, глубина { $depth }: { $moves }
   *[other] Вариант, глубина { $depth }: { $moves }
}
study-last-number = Здесь последний ход { $number }.
study-otherwise = Было сыграно иначе.
variations-none = К этому ходу вариантов нет.
variation-back = { $number }: { $reading }, главная линия.
variation-wrong = Номера вариантов от 1 до { $count }.
leave-none = Это главная линия.
comment-none = К этому ходу комментария нет.
auto-on = Показ, пауза между ходами: { $time }. Enter: стоп.
auto-stopped = Стоп.
goto-wrong = Есть ходы с { $first } по { $last }.
goto-end = конец, конца, концу, последний
goto-first = начало, начала, началу, первый
goto-no-move = У { $color-key ->
         [white] белых
        *[black] чёрных
    } здесь нет хода { $number }.
play-on-over = Здесь партия закончена. Играть отсюда нельзя.
confirm-play-on = Оставить свою партию ради новой? да или нет.
flipped = Доска перевёрнута: внизу { $color-key ->
         [white] белые
        *[black] чёрные
    }.
blindfold-on = Игра вслепую. Доска скрыта. О позиции можно спрашивать, и каждый взгляд считается.
blindfold-strict = Игра вслепую, строго. Доска скрыта, на вопросы о позиции ответа нет.
blindfold-off = Игра вслепую выключена. Доска снова здесь.
blindfold-looks = { $count ->
    [one] Пока { $count } взгляд на доску.
    [few] Пока { $count } взгляда на доску.
    [many] Пока { $count } взглядов на доску.
   *[other] Пока { $count } взгляда на доску.
}
blindfold-refused = Смотреть нельзя: вы играете вслепую. Если всё же нужно, введите { $blindfold } { $on }.
blindfold-told = Вы играли вслепую. { $count ->
    [0] Вы ни разу не посмотрели на доску.
    [one] Вы посмотрели на доску { $count } раз.
    [few] Вы посмотрели на доску { $count } раза.
    [many] Вы посмотрели на доску { $count } раз.
   *[other] Вы посмотрели на доску { $count } раза.
}
blindfold-told-since = Вслепую с хода { $number }. { $count ->
    [0] Вы ни разу не посмотрели на доску.
    [one] Вы посмотрели на доску { $count } раз.
    [few] Вы посмотрели на доску { $count } раза.
    [many] Вы посмотрели на доску { $count } раз.
   *[other] Вы посмотрели на доску { $count } раза.
}
blindfold-position = Особая начальная позиция. Запомните её:
clock-unknown = Время здесь не записано.
argument-move-number = { $name }: нужен номер хода: { $name } 12 или { $name } 12 чёрные.
argument-variation = { $name }: нужен номер. Список: варианты.
argument-seconds = { $name }: от 1 до 60 секунд.
argument-color = { $name }: белые или чёрные.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Соревнование
    [Site] Место
    [Date] Дата
    [Round] Тур
    [WhiteElo] Рейтинг белых
    [BlackElo] Рейтинг чёрных
    [ECO] Код дебюта
    [Opening] Дебют
    [Variation] Вариант
    [Annotator] Комментарии
    [TimeControl] Контроль времени
    [Termination] Окончание
    [EventDate] Начало соревнования
    [Source] Источник
   *[other] { $tag }
}
annotation = { $number ->
    [1] хороший ход
    [2] ошибка
    [3] блестящий ход
    [4] грубая ошибка
    [5] интересный ход
    [6] сомнительный ход
    [7] единственный ход
    [8] единственный ход
    [9] худший ход
    [10] равенство
    [11] равенство
    [12] равенство
    [13] неясно
    [14] у белых чуть лучше
    [15] у чёрных чуть лучше
    [16] у белых лучше
    [17] у чёрных лучше
    [18] белые выигрывают
    [19] чёрные выигрывают
    [20] у белых подавляющий перевес
    [21] у чёрных подавляющий перевес
    [22] цугцванг
    [23] цугцванг
    [32] перевес в развитии
    [33] перевес в развитии
    [36] инициатива
    [37] инициатива
    [40] атака
    [41] атака
    [44] компенсация
    [45] компенсация
    [132] контригра
    [133] контригра
    [138] цейтнот
    [139] цейтнот
    [140] с идеей
    [142] лучше
    [145] примечание редактора
    [146] новинка
   *[other] примечание { $number }
}
help-study =
    Enter: следующий ход.
    Другие: назад, начало, конец, перейти 12.
    Прослушать все ходы: показ.
    Спросить: доска, фигуры К, где, комментарий.
    Варианты: варианты, обратно.
    Игроки и результат: сведения.
    Играть отсюда: играть-отсюда.
    К вашей партии: закрыть.
    Ещё: помощь всё, помощь перейти.
help-flip =
    перевернуть: доска с другой стороны.
help-blindfold =
    вслепую: игра без доски.
    Каждый вопрос о позиции: взгляд на доску.
    вслепую строго: смотреть нельзя.
    вслепую выключить: доска вернётся.
help-games =
    партии: ваши партии, по пять.
    партии карлсен: по игроку.
    партии сицилианская, партии B90: по дебюту.
    партии 1992 ничья, партии с 1990.
    партии победы, партии поражения: ваши.
    партии здесь: с этой позицией.
    Также: игрок, против, белые, чёрные,
    дебют, турнир, результат, до.
help-more =
    ещё: следующие партии списка или следующие ходы линии.
    На экране для скринридера: остаток длинного ответа.
help-open =
    открыть 57: открывает партию 57. После списка достаточно 57.
help-resume =
    доиграть: назад к вашей последней незаконченной партии.
    доиграть 3: к партии 3. Также: продолжить.
    Оставленная партия сохраняется.
help-next =
    вперёд или просто Enter: следующий ход открытой партии.
help-previous = назад: предыдущий ход.
help-first = начало: в начало партии.
help-end = конец: в конец партии или варианта.
help-goto =
    перейти 12: к двенадцатому ходу белых.
    перейти 12 чёрные: к ходу чёрных. Коротко: go.
help-where =
    где: чей ход.
    В открытой партии: ход, вариант, партия.
help-auto =
    показ: ход каждые пять секунд.
    показ 8: каждые восемь. Enter: стоп.
help-pause =
    пауза: останавливает часы вашей партии или показ. Enter пускает часы.
    В матче часы стоят у обоих. Зовут арбитра. Можно добавить причину.
help-variations =
    варианты: что ещё было возможно на последнем ходу.
help-variation =
    вариант 1: входит в первый. После команды варианты достаточно 1.
help-leave =
    обратно: к ходу, на котором начался вариант.
help-comment = комментарий: повторяет комментарий к ходу.
help-about =
    сведения: игроки, правила, часы.
    В открытой партии: игроки, результат, соревнование и другое.
help-play-on =
    играть-отсюда, играть-отсюда чёрные: новая партия с этого места против компьютера.
help-close =
    закрыть: закрывает открытую партию и возвращает к вашей.

## Импорт

import-progress = Прочитано партий: { $games }.
import-progress-percent = Готово { $percent } из 100, прочитано партий: { $games }.
import-kept = Импортировано: { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }.
import-remarks = С замечаниями: { $count }.
import-doubles = Уже были: { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }.
import-refused = Отклонено: { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }.
import-why = { $why }: { $count } { $count ->
         [one] партия
         [few] партии
         [many] партий
        *[other] партии
    }.
import-fault = { $what } { $file }, строка { $line }, столбец { $column }.
import-more-faults = Ещё { $count }. С --faults ФАЙЛ записываются все.
import-missing = Файл не найден: { $file }.
import-folder = { $file } не файл, а папка. Укажите в ней файл PGN.

import-unreadable = { $file } не читается, ничего не импортировано. Проверьте права.
import-unwritable = { $file } нельзя записать, или он уже есть. Укажите другой файл.
import-interrupted = Прервано. Ничего не импортировано.
import-nothing = Ничего не импортировано. Повторите импорт.
import-empty = { $file } пуст.
import-no-game = Нет ни одной партии в { $file }. Укажите файл PGN.
import-no-text = { $file } не простой текст. Распакуйте файл или сохраните его в UTF-8.
import-encoding = Прочитано как { $encoding }. Если имена неверны, укажите другую кодировку: --encoding.
import-encoding-unfit = Некоторых знаков в { $encoding } нет. Укажите другую кодировку: --encoding.
import-encoding-wrong = { $file } не в { $encoding }. Уберите --encoding или укажите другую кодировку.
import-encoding-utf8 = Прочитано как { $encoding }, но всё здесь UTF-8. Если имена неверны, уберите --encoding.
import-letters = Другие буквы? Добавьте --letters, например --letters { $letters }.
import-letters-wrong = Другие буквы? Уберите --letters или назовите другой голос.
encoding-unknown = Неизвестная кодировка: { $word }. Ближайшие: { $near }.
encoding-unknown-examples = Неизвестная кодировка: { $word }. Есть, например, { $near }.
standard-input = стандартный ввод
fault-foreign = { $word } не ход PGN. В PGN английские буквы: K, Q, R, B, N.
fault-other-letters = { $word } не ход в буквах { $letters }.
fault-null = { $word } это пустой ход.
fault-word = { $word } не PGN.
fault-illegal = { $word } здесь невозможно.
fault-glued = { $word } — два хода. Поставьте между ними пробел.
fault-ambiguous = { $word } неоднозначно.
fault-promotion = { $word } не говорит, чем становится пешка. Допишите, например, =Q.
fault-tag = Тег { $word } неполон.
fault-twice = Тег { $word } указан дважды.
fault-position = FEN: { $what }
fault-variant = { $word } не обычные шахматы.
fault-comment = Комментарий не закрыт.
fault-long = Это длиннее любой возможной партии.
fault-variation = Скобки вариантов не сходятся.
fault-no-result = У партии нет результата. Добавьте в конце 1-0, 0-1, 1/2-1/2 или *.
fault-result = В тегах другой результат: { $word }. Действует { $read }.
fault-mate = На доске мат, но результат другой.
fault-stalemate = На доске пат, но результат не ничья.
remark-no-check = { $word } не шах. Ход сохранён.
remark-no-mate = { $word } не мат. Ход сохранён.
fault-no-text = Это не текст.
fault-no-moves = В партии нет ходов.
remark-result-of-tags = После ходов нет результата. Взят из тегов: { $read }.
remark-result-of-board = После ходов нет результата. Решает последний ход: { $read }.
remark-no-result-tag = В тегах нет результата. Взят тот, что после ходов.
remark-no-position = В теге FEN нет позиции. Взята начальная.
remark-chess960 = Принято как Chess960, по правам на рокировку. Верно? Добавьте тег Variant.
remark-read-as = { $word } читается как { $read }.
remark-result-inside = После результата { $word } идут ходы. Они сохранены.
remark-apart = После результата { $word } идут ходы. Они сохранены как отдельная партия.
remark-left-out = Пропущено: { $word }.
remark-unseen = Невидимые знаки пропущены.
remark-text = { $word } стоит вне комментария. Сохранено как комментарий.
remark-ends = { $what } Партия сохранена до этого места.
remark-variation-ends = { $what } Вариант сохранён до этого места.
why-foreign = ход с буквами другого языка
why-null = пустой ход
why-word = неизвестное слово
why-illegal = невозможный ход
why-ambiguous = неоднозначный ход
why-tag = испорченный тег
why-twice = тег дважды
why-variant = не обычные шахматы
why-position = невозможная начальная позиция
why-rights = нельзя рокировать или бить на проходе
why-chess960 = Chess960 без тега
why-comment = незакрытый комментарий
why-long = слишком длинно
why-variation = скобки не сходятся
why-no-result = нет результата
why-result = два результата
why-mate = мат, но другой результат
why-stalemate = пат, но другой результат
why-mark = неверный знак шаха или мата
why-no-text = не текст
why-no-moves = нет ходов
why-spelling = записано иначе
why-left-out = что-то пропущено
why-unseen = невидимые знаки
why-text = слова вне комментариев
why-variation-cut = сокращённый вариант
why-result-inside = ходы после результата

## Клавиши

keymap-about = { $name }: { $about }
keymap-lichess = клавиши режима lichess для незрячих.
keymap-winboard = клавиши WinBoard для JAWS.
keymap-numpad = только цифровой блок.
keymap-left-hand = только левая рука.
keymap-right-hand = только правая рука.
keymap-own = ваша собственная раскладка.
keymap-part = В раскладке не бывает части { $name }. Бывают about, parent, numeric-block, keys и despite.
keymap-fault = Клавиша { $key }: { $what }
keymap-no-key = неизвестная клавиша: { $name }. Напишите букву, например k, или up, home, enter, space, f2.
keymap-shift = напишите знак, который даёт Shift, без shift.
keymap-unknown = клавиши не умеют { $line }. Может быть, { $near }?
keymap-unlike = клавиши не умеют { $line }. Напишите команду, например last.
keymap-argument = { $line } неполно или неверно. Пишите как { $example }.
keymap-twice = эта клавиша указана дважды. Удалите одну из двух строк.
keymap-hidden = сюда не дойдёт, потому что { $by } уже что-то делает. Выберите другую клавишу.
keymap-taken = { $why }. Выберите другую клавишу или укажите причину в части despite.
keymap-taken-instead = { $why }. Напишите { $instead }.
keymap-not-taken = её никто не занимает, или здесь её ничто не использует. Удалите её из части despite.
keymap-same-key = то же, что { $known }, на { $count ->
    [one] клавиатуре
    [few] клавиатурах
    [many] клавиатурах
   *[other] клавиатурах
} { $keyboards }. Выберите другую клавишу.
keymap-unreachable = { $count ->
    [0] Нет клавиши для { $names }.
   *[other] Нет клавиши для { $names } и ещё { $count }.
} Дайте каждому клавишу или напишите parent = "lichess".
keymap-empty = В этой раскладке нет клавиш. Напишите, например, parent = "lichess" или свои клавиши.
keymap-no-parent = { $name } не может быть родителем. Есть: { $keymaps }.
taken-interrupt = терминалы прерывают ею программы
taken-suspend = терминалы приостанавливают ею программы
taken-end = терминалы завершают ею ввод
taken-flow = терминалы останавливают ею вывод
taken-quit = терминалы завершают ею программы
taken-tab = терминалы не отличают её от Tab
taken-enter = терминалы не отличают её от Enter
taken-line-end = терминалы завершают ею строку
taken-backspace = терминалы принимают её за Backspace
taken-escape = терминалы не отличают её от Escape
taken-zoom = терминалы меняют ею масштаб или код
taken-multiplexer = это первая клавиша screen и tmux
taken-sequence = с неё начинаются коды других клавиш
taken-control-shift = терминалы используют её для вкладок, окон, копирования и поиска и не отличают от одного Control
taken-alt-letter = терминалы открывают ею меню, а yasr ею читает
taken-alt-digit = терминалы меняют ею вкладки, например GNOME и Xfce
taken-yasr = yasr ею читает
taken-help = GNOME Terminal открывает ею справку
taken-menu = терминалы открывают ею меню, например GNOME
taken-full-screen = терминалы переходят ею на весь экран
taken-drop-down = ею открываются выпадающие терминалы
taken-scroll = терминалы прокручивают ею, меняют вкладки или вставляют
taken-consoles = ею меняют консоли, панели или то и другое
taken-windows = рабочий стол двигает ею окна
taken-control-alt = на ней команды VoiceOver, рабочих столов и yasr
taken-insert = с неё начинаются команды NVDA, JAWS, Orca и Fenrir
taken-block-arrows = NVDA, JAWS, Orca, Fenrir и Speakup читают ею экран
taken-block-digits = Fenrir, Speakup и таблица цифрового блока BRLTTY читают ею экран
taken-block-signs = у NVDA, JAWS, Orca и Speakup на ней мышь, обзор и тишина
no-keymap = Неизвестная раскладка: { $name }. Есть: { $keymaps }.
health-keymap = Раскладка { $name }: работает, клавиатура { $keyboard }.
health-keymap-broken = Раскладка: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = стрелка вверх
key-down = стрелка вниз
key-left = стрелка влево
key-right = стрелка вправо
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
key-begin = средняя клавиша блока
key-space = пробел
key-slash = косая черта
key-star = звёздочка
key-plus = плюс
key-minus = минус
key-dot = точка
key-comma = запятая
key-question = вопросительный знак
key-step-up = на поле вверх
key-step-down = на поле вниз
key-step-left = на поле влево
key-step-right = на поле вправо
key-step-up-left = на поле вверх и влево
key-step-up-right = на поле вверх и вправо
key-step-down-left = на поле вниз и влево
key-step-down-right = на поле вниз и вправо
key-next-king = следующий король
key-next-queen = следующий ферзь
key-next-rook = следующая ладья
key-next-bishop = следующий слон
key-next-knight = следующий конь
key-next-pawn = следующая пешка
key-previous-king = предыдущий король
key-previous-queen = предыдущий ферзь
key-previous-rook = предыдущая ладья
key-previous-bishop = предыдущий слон
key-previous-knight = предыдущий конь
key-previous-pawn = предыдущая пешка
key-rank = на горизонталь { $rank }
key-file = на вертикаль { $file }
key-take = поднимает фигуру здесь или ставит её
key-entry = в строку ввода
key-board = на доску
key-next-target = следующее поле для фигуры в руке
key-next-pane = следующая панель
key-previous-pane = предыдущая панель
key-menu = список всех команд
key-keys = список всех клавиш
key-key-help = справка по клавишам, включить и выключить
key-cancel = тишина; назад; возвращает фигуру
key-suspend = на время назад в оболочку
key-redraw = рисует экран заново
redrawn = Нарисовано заново.
key-line = вводит { $line }
does-yes = да
does-no = нет
does-queen = ферзь
does-rook = ладья
does-bishop = слон
does-knight = конь
does-variation-1 = в первый вариант
does-board-here = это поле
does-moves-here = ходы фигуры отсюда
does-captures-here = взятия фигуры отсюда
does-rays-here = все восемь направлений отсюда
does-diagonals-here = диагонали отсюда
does-knight-here = фигуры в прыжке коня отсюда
does-attackers-here = кто атакует и защищает это поле
does-defenders-here = кто защищает и атакует это поле
does-colour-here = светлое это поле или тёмное
does-rank-here = эта горизонталь
does-file-here = эта вертикаль
does-pieces-A = белые фигуры
does-pieces-a = чёрные фигуры
does-pieces-K = белый король
does-pieces-Q = белые ферзи
does-pieces-R = белые ладьи
does-pieces-B = белые слоны
does-pieces-N = белые кони
does-pieces-P = белые пешки
does-pieces-k = чёрный король
does-pieces-q = чёрные ферзи
does-pieces-r = чёрные ладьи
does-pieces-b = чёрные слоны
does-pieces-n = чёрные кони
does-pieces-p = чёрные пешки
does-claim-threefold = троекратное повторение
does-claim-fifty = пятьдесят ходов без взятия и хода пешкой
does-claim-flag = флажок соперника упал
does-claim-illegal = последний ход соперника был невозможным
does-claim-effort = ничья: соперник не пытается выиграть
does-claim-means = ничья: соперник не может выиграть нормальными средствами
does-claim-seconds = пять секунд на ход обоим
does-clock = оставшееся время
does-clock-mine = ваше время
does-clock-theirs = время соперника
does-score-3 = три последних хода
does-announce = объявляет ход на доске
does-press = переключает ваши часы
## Взять и поставить

in-hand = { $piece } { $square } у вас в руке.
put-back-here = Снова на месте: { $piece } { $square }.
look-edge = Край. { $what }
look-board = Доска. { $what }
look-moves = Ходы. { $what }
look-clocks = Часы. { $what }
look-captures = Взятия. { $what }
look-log = Сообщения. { $what }
look-matters = На решение. { $what }
look-boards = Доски. { $what }

## Экран

pane-board = Доска
pane-moves = Ходы
pane-clocks = Игроки
pane-log = Сообщения
pane-matters = На решение
pane-boards = Доски
header-players = { $white } – { $black }
header-over = Партия закончена, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
mark-check = Под шахом.
mark-held = У вас в руке.
mark-target = Ваша фигура может пойти сюда.
mark-last = Последний ход.
targets-none = В руке нет фигуры. Сначала поднимите её.
too-small = Окно слишком маленькое.
focus-entry = Ввод: { $text }
focus-secret = Набранное не показывается. Enter отправляет, Escape возвращает назад.
menu-title = Команды
# За именем настройки в меню стоит её значение.
menu-setting = { $name }: { $value }
menu-other = другое: ввести
commands-position = Спросить о позиции
commands-game = Спросить о партии
commands-text = Получить позицию текстом
commands-guide = Сориентироваться
commands-play = Играть
commands-seat = За доской матча
commands-friendly = Среди друзей
commands-analysis = Анализ позиции
commands-boards = Доски
commands-archive = Найти партии
commands-study = Разобрать партию
commands-practice = Учиться и тренироваться
commands-hearing = Голос, речь и вывод
commands-program = Партии, настройки, выход
commands-desk-run = Вести партию
commands-desk-waiting = Решить, что ждёт
commands-desk-look = Посмотреть факты
commands-desk-clock = Установить часы
commands-desk-penalty = Наказания и результаты
commands-desk-seen = Решить по увиденному
commands-desk-undoing = Исправить доски, отменить решения
commands-desk-support = Средства и ассистенты
commands-desk-presence = Опоздавшие и прибывшие
commands-desk-adjournment = Отложить партию
commands-desk-tasks = Отметить дела
commands-desk-records = Документы и сам стол
keys-title = Клавиши
key-dropped = Отменено.
quit-again = { $keys } ещё раз: выход. Любая другая клавиша: продолжить.
echo-typed = { $what }
echo-deleted = удалено { $what }
echo-end = конец
echo-capital = прописная { $letter }
key-none = { $keys } здесь ничего не делает.
no-shell = Нет оболочки, куда вернуться. Программа продолжает работу.
key-waits = { $keys }, затем { $next }.
keys-from-to = от { $from } до { $to }
paste-too-long = Слишком длинно, ничего не вставлено. Не больше строк: { $lines }.
paste-lines = Несколько строк, ничего не вставлено. Вставляйте по одной.
paste-game = Целая партия, ничего не вставлено. Сохраните её в файл, затем в командной строке: { $program } import и его имя.
key-help-on = Справка по клавишам: каждая клавиша говорит, что она делает. Та же клавиша прекращает.
key-help-off = Справка по клавишам выключена.
no-screen = На этом терминале экрана нет: вместо него строки.
no-screen-pipe = Экрана здесь нет. Это канал, а не терминал.
no-screen-plain = Экрана здесь нет. TERM или ACCESSIBLE требует строк.

## Игра на доске

board-name = { $make }, { $port }
board-found = Доска найдена: { $name }.
board-found-of = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } найдена: { $name }.
board-back = Доска снова на связи: { $name }.
board-back-of = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } снова на связи: { $name }.
board-plays = Вы играете на доске.
board-right = На доске всё верно.
board-differs = Ваша доска не совпадает с партией.
board-left-over = Не используется: этой стороной играет программа.
board-moves-only = Она сообщает только законченные ходы, не касания. Если ходов нет, поверните доску.
board-take = Снимите фигуру с { $square }.
board-take-man = Снимите с { $square }: { $man }.
board-put = Поставьте на { $square }: { $man }.
board-carry = Переставьте с { $square } на { $to }: { $man }.
board-swap = Поменяйте местами фигуры на { $square } и { $to }.
board-turn = Поверните доску.
board-man = { $who ->
    [white-king] белый король
    [white-queen] белый ферзь
    [white-rook] белая ладья
    [white-bishop] белый слон
    [white-knight] белый конь
    [white-pawn] белая пешка
    [black-king] чёрный король
    [black-queen] чёрный ферзь
    [black-rook] чёрная ладья
    [black-bishop] чёрный слон
    [black-knight] чёрный конь
   *[black-pawn] чёрная пешка
}
board-lifted = { $piece } { $square }.
board-touched = Касание: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: пусто.
board-executed = Ход есть на вашей доске.
board-put-back = Фигуры возвращены. Касание по-прежнему обязывает.
board-put-back-free = Фигуры возвращены. Можно сделать любой ход.
board-adjusted = Поправлено.
board-knocked = Доску толкнули.
board-knocked-untouched = Доску толкнули. Касания нет.
board-lingers = Если ход закончен, введите его.
board-press = Нажмите часы, если ваш ход { $move }.
board-type-move = Если ваш ход { $move }, введите его.
board-press-move = Если ваш ход { $move }, нажмите часы или введите его.
board-illegal = Невозможный ход: { $pieces }. Чтобы поправить доску, введите расставить.
board-in-hand = { $piece } { $square }, похоже, у вас в руке.
board-gone-unpressed = { $move }: ход стоит на доске. Введите его или подключите доску.
board-pressed = { $color } нажали часы.
button-in-hand = Не закончено: { $piece } { $square }, фигура снята с доски.
button-take = Не закончено: снимите с { $square }: { $man }.
button-rook = Не закончено: переставьте ладью.
button-nothing-moved = Ничего не сдвинулось. Ваш ход.
button-no-game = Сейчас на доске делать нечего.
button-menu-how = Нажать: дальше. Удержать: выполнить.
button-menu-stop = Остановить часы.
button-menu-means = Требовать ничью: соперник не может выиграть.
button-menu-effort = Требовать ничью: соперник не пытается выиграть.
button-menu-seconds = Просить пять секунд на ход.
button-menu-leave = Выйти из меню.
button-menu-left = Меню закрыто.
board-no-button = У неё нет кнопки. Ход засчитывается, когда рука отдыхает.
board-learned = Доска выучила свои фигуры.
board-not-learned = Фигуры не выучены. За ними следят по ходам.
boards-clock-waits = Часы ждут доску.
boards-clock-runs = Часы идут.
board-no-move = Доска сообщает { $text }: это невозможный ход.
board-line-lost = Данные доски потеряны. Введите последний, чтобы услышать последний ход. Если хода не хватает, введите его.
board-faulty = { $square }: датчику нельзя верить.
board-doubtful = { $square } то есть, то нет. Прижмите фигуру. Поле пока считается.
board-missed = Данные доски потеряны. Если не хватает касания или хода, повторите его.
board-flickers = { $square } мерцает: прижмите фигуру или введите отключить { $square }.
board-still-empty = { $square } кажется пустым. Прижмите фигуру или введите отключить { $square }.
board-still-occupied = { $square } кажется занятым. Если там пусто, введите отключить { $square }.
board-still-other = На { $square } как будто не та фигура. Если та, введите отключить { $square }.
board-still-turned = Доска как будто всё ещё лежит неверно. Если верно, введите электродоска прямо или электродоска повёрнута.
board-still-turned-pegs = Доска как будто всё ещё лежит неверно. Поверните её или введите пропустить и играйте с клавиатуры.
board-lies-straight = Если вы сняли { $square }, доска лежит наоборот. Поверните её или введите электродоска прямо.
board-lies-turned = Если вы сняли { $square }, доска лежит наоборот. Поверните её или введите электродоска повёрнута.
board-muted = { $square } отключено: что там, не считается.
board-muted-untouched = { $square } отключено: мерцает. Касания не было.
board-muted-arbiter = { $square } отключено: мерцает. Было ли касание, решает арбитр.
board-not-touched = Если вы не касались, введите отключить { $square }.
board-not-touched-arbiter = Если вы не касались, введите отключить { $square }. Решает арбитр.
board-not-made = { $move } на доске. Если вы так не ходили, введите вернуть.
board-steady = { $square } снова спокойно и считается.
board-unmuted = { $square } снова считается.
board-mutes = { $square } отключено. Ходы с него и на него вводите. Снова считать: подключить { $square }.
board-which-side = Где белые, неизвестно. Введите электродоска прямо или электродоска повёрнута.
board-battery = Заряд доски: { $percent } { $percent ->
         [one] процент
         [few] процента
         [many] процентов
        *[other] процента
    }.
board-restarted = Доска перезапустилась.
board-gone = Доска пропала: { $reason }. Продолжайте с клавиатуры. { $todo }
board-not-there = Доски нет: { $reason }. { $todo }
board-none-found = ни на одном порту её нет
board-none-found-do = Подключите её или укажите порт.
board-no-port = порта { $port } нет
board-no-port-do = Подключите её.
board-not-serial = { $port } не последовательный порт
board-not-serial-do = Укажите другой.
board-busy = { $port } занят другой программой
board-busy-do = Закройте ту программу.
board-denied = { $port } вам не разрешён
board-denied-do = Разрешить может администратор.
board-denied-group = { $port } вам не разрешён
board-denied-group-do = Вступите в группу { $group }: sudo usermod -aG { $group } $USER. Затем выйдите из системы и войдите снова.
board-no-answer = на { $port } никто не отвечает
board-no-answer-do = Включите её или подключите заново.
board-other-make = на { $port } другая доска, { $what }
board-other-make-do = Укажите эту марку или auto.
board-babble = на { $port } говорит что-то другое
board-babble-do = Проверьте порт и марку доски.
board-stranger = { $port } посылает неизвестное
board-stranger-do = Проверьте разъём. Или доска новее, чем touchmove.
board-failed = { $port } отказал, { $what }
board-failed-do = Подключите заново.
boards-none = Доски нет. Чтобы искать её, введите электродоска auto.
boards-none-position = Партия с позиции: { $position }.
boards-sought = Ищу доску.
boards-off = Доски отключены. Ходы вводят.
board-is = Доска: { $name }.
board-of = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $name }.
board-agrees = Она совпадает с партией.
board-moves = На ней делают ход.
board-behind = На вашей доске нет хода соперника: { $move }.
board-unmade = Сделайте объявленный ход на доске: { $move }.
board-waits = Её ещё не сравнивали.
skipped = Оставлено как есть. Вводите ходы, пока доска не станет верной.
skip-none = Пропускать нечего.
argument-boards = { $name }: auto; или марка и порт, dgt:/dev/ttyUSB0; прямо или повёрнута; или выключить.

help-pegboard =
    электродоска: ваша доска и совпадает ли она с партией.
    электродоска auto: ищет доску.
    электродоска прямо, электродоска повёрнута: как она лежит.
    электродоска выключить: играть вводом ходов.
help-set-up =
    расставить: ведёт поле за полем к верной позиции.
    повторить: шаг ещё раз.
help-mute =
    отключить b8: не учитывать, что доска показывает на b8, при плохом контакте.
    Мерцающее поле отключается само, пока десять секунд не будет спокойно.
    Снова учитывать: подключить b8.
help-unmute =
    подключить b8: b8 снова считается.
    Если доска не совпадает с партией, вам скажут, что поправить.
help-skip =
    пропустить: оставляет доску как есть.
    Вводите ходы, пока она не станет верной.
    Также: отмена.

## Доски на линии

peg-looking = Ищу доску.
peg-found = Доска найдена: { $make }, { $port }.
peg-senses-pegs = Она чувствует каждый штырёк, вынутый из отверстия.
peg-senses-squares = Она чувствует, какие поля заняты.
peg-senses-men = Она знает, какая фигура на каком поле.
peg-senses-moves = Она сообщает только законченные ходы, не касания.
peg-no-address = { $word } не адрес доски. Пишите auto, марку или марку и порт: dgt:/dev/ttyUSB0. Марки: { $makes }.
peg-chips = Выучено: чипы фигур, { $count }.
peg-event = { $what }.
peg-event-at = { $what }. Секунд: { $time }.
peg-together = Сразу: { $items }
peg-lifted = { $square } поднято
peg-lifted-man = { $square } поднято, { $piece }
peg-seated = { $square } занято
peg-seated-man = { $square } занято, { $piece }
peg-button-confirm = Кнопка подтверждения, { $how }
peg-button-confirm-of = Кнопка подтверждения { $color-key ->
         [white] белых
        *[black] чёрных
    }, { $how }
peg-button-clock = Кнопка часов, { $how }
peg-button-clock-of = Кнопка часов { $color-key ->
         [white] белых
        *[black] чёрных
    }, { $how }
peg-button = Кнопка { $number }, { $how }
peg-short = коротко
peg-long = долго
peg-stands-start = Стоит начальная позиция.
peg-stands-empty = Все поля пусты.
peg-stands = Занято, { $count } { $count ->
         [one] поле
         [few] поля
         [many] полей
        *[other] поля
    }: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Ход: { $text }.
peg-taken-back = Взято назад: { $text }.
peg-faulty = { $square }: датчику нельзя верить.
peg-mended = { $square }: датчику снова можно верить.
peg-doubtful = { $square }: датчик сомнителен. Пока считается.
peg-certain = { $square }: датчик снова надёжен.
peg-glimpsed = { $square } изменилось лишь на миг. Не учтено.
peg-felt = { $square } ощупано
peg-clock = Часы: белые { $white }, чёрные { $black }, { $runs }.
peg-clock-stands = остановлены
peg-clock-white = идут у белых
peg-clock-black = идут у чёрных
peg-buttonless = У неё нет кнопки.
peg-lampless = У неё нет годных ламп.
peg-identity = Это: { $text }.
peg-battery = Заряд: { $percent } { $percent ->
         [one] процент
         [few] процента
         [many] процентов
        *[other] процента
    }.
peg-battery-charging = Заряд: { $percent } { $percent ->
         [one] процент
         [few] процента
         [many] процентов
        *[other] процента
    }, заряжается.
peg-done = Команда выполнена.
peg-refused = Команда отклонена: { $text }.
peg-learned = Фигуры выучены.
peg-not-learned = Ничего не выучено. Посмотрите на: { $items }.
peg-which-side = Где белые, неизвестно. Укажите --straight или --turned.
peg-restarted = Доска перезапустилась.
peg-unanswered = Доска не ответила на команду.
peg-silent = Доска молчит.
peg-echo = Линия ведёт назад к себе.
peg-version = Доска говорит на другой версии.
peg-gap = Данные доски потеряны.
peg-missed = Потеряно в пути: { $count } { $count ->
         [one] событие
         [few] события
         [many] событий
        *[other] события
    }.
peg-garbled = Получены нечитаемые данные.
peg-start-missing = Не начальная позиция. Не хватает на: { $items }.
peg-start-more = Не начальная позиция. Лишнее на: { $items }.
peg-start-other = Не начальная позиция. Другие фигуры на: { $items }.
peg-enter-skips = Enter пропускает вопрос.
peg-ask-take = Снимите фигуру с { $square }.
peg-ask-back = Верните её на { $square }.
peg-ask-put = Поставьте фигуру на { $square }.
peg-ask-away = Снова снимите её с { $square }.
peg-square-works = { $square } работает.
peg-nothing-came = Сигнала нет.
peg-skipped = Пропущено.
peg-ask-move = Сделайте ход на доске.
peg-no-move = Ход не получен.
peg-lamps = Лампы, по горизонталям от первой до восьмой.
peg-lamps-done = С лампами всё. Зрячий может сказать, загорелись ли они.
peg-ask-button = Нажмите кнопку доски или её часов.
peg-no-button = Кнопка не получена. Может быть, её нет.
peg-clock-works = Часы работают.
peg-no-clock = Часы не ответили.
peg-named = Номер доски записан навсегда: { $text }.
peg-has-name = Доска сохраняет старый номер.
peg-takes-no-name = Доска не принимает номер. Нужны PEG/1 1.1 и номер до 16 букв или цифр.
peg-clock-unnamed = Проверить часы: --clock xl или --clock 3000.
peg-check-none = Проверять нечего.
peg-check-lost = Доска пропала. Она не работает.
peg-check-works = Работает: проверено { $count } { $count ->
         [one] поле
         [few] поля
         [many] полей
        *[other] поля
    }.
peg-check-wrong = Найдены неисправности: { $items }.
peg-check-nothing = Ничего не проверено.
peg-check-moves = Работает: ходы доходят.
peg-check-no-moves = Не работает: ход не дошёл.
health-board = Доска: есть порт для неё, { $port }{ $product }.
health-board-denied = Доска: { $reason }. { $todo }
health-board-none = Доска: не найдена.

## Имитация доски

sim-word-lift = поднять, подними
sim-word-seat = поставить, поставь
sim-word-replace = заменить
sim-word-press = нажать
sim-word-long = долго
sim-word-lever = рычаг
sim-word-clock = часы
sim-word-button = кнопка
sim-word-wait = ждать
sim-word-off = выключить
sim-word-on = включить
sim-word-battery = батарея
sim-word-feel = ощупать
sim-word-pull = отсоединить
sim-word-plug = соединить
sim-word-show = показать
sim-word-position = позиция
sim-word-next = вперёд
sim-word-help = помощь
sim-word-end = конец
sim-help =
    поднять e2, поставить e4, поставить e8 ферзь
    заменить d5: новая фигура без пустого мига
    нажать, долго: кнопка подтверждения
    нажать белые: кнопка каждого игрока
    рычаг: часы; кнопка 3: их кнопки
    батарея 15, ощупать e2
    ждать 300: миллисекунды
    выключить, включить: питание
    отсоединить, соединить: кабель
    показать: позиция
    позиция: FEN или начало
    вперёд: следующий ход файла
    конец
sim-port = Порт: { $path }
sim-awaits = Партия начнётся, когда спросит программа.
sim-awaits-next = Следующий ход готов. Введите вперёд.
sim-no-next = Ходов больше нет.
sim-game-over = Партия закончена.
sim-lifted = Поднято: { $man } { $square }
sim-seated = Поставлено: { $man } { $square }
sim-pressed = Нажато.
sim-set = Фигуры расставлены.
sim-done = Сделано.
sim-waited = Прошло миллисекунд: { $length }.
sim-on = Питание включено.
sim-off = Питание выключено.
sim-plugged = Кабель вставлен.
sim-pulled = Кабель вынут.
sim-open = Порт открыт программой.
sim-closed = Порт никем не открыт.
sim-men-white = Белые: { $men }
sim-men-black = Чёрные: { $men }
sim-no-men-white = Белые: нет фигур
sim-no-men-black = Чёрные: нет фигур
sim-hand = Рядом с доской: { $men }
sim-empty = { $square } пусто.
sim-occupied = Занято: { $man } { $square }. Сначала поднимите или введите заменить.
sim-nothing-in-hand = В руке ничего нет. Назовите фигуру, например белый ферзь.
sim-no-button = Такой кнопки у доски нет.
sim-no-part = У этой доски нет батареи, и палец она не чувствует.
sim-no-button-number = { $word } не кнопка. Кнопки с 1 по 5.
sim-no-percent = { $word } не процент. Пишите от 0 до 100, с плюсом при зарядке.
sim-no-word = Неизвестное слово: { $word }. Введите помощь.
sim-missing = Неполно: { $word }. Введите помощь.
sim-more = Лишнее: { $word }.
sim-no-square = { $word } не поле. Пишите, например, e2.
sim-what-square = Назовите поле, например e2.
sim-no-man = { $word } не фигура. Пишите, например, ферзь.
sim-no-color = { $word }: белые или чёрные?
sim-no-time = { $word } не время. Пишите миллисекунды, до часа.
sim-no-position = { $word } не позиция. Пишите FEN или начало.
sim-dark = Лампы: все погашены.
sim-lit = Лампы: { $squares }
sim-buzz = Звук: { $text }
sim-named = Номер сохранён: { $text }
sim-shake = Вибрация: { $text }
sim-shows = Часы показывают: { $text }
sim-shows-and-beeps = Часы пищат и показывают: { $text }
sim-shows-times = Часы показывают время.
sim-times = Часы установлены: белые { $white }, чёрные { $black }
sim-plays = Ход компьютера: { $from } { $to }
sim-no-system = Имитация досок есть только на Linux, macOS и BSD.
sim-no-port = Псевдотерминала нет: { $reason }
sim-no-file = Файл не найден: { $file }.
sim-unreadable = { $file } не читается: { $reason }
sim-no-make = Неизвестная марка: { $word }. Есть: { $makes }.
sim-no-flag = Не для этой марки: { $word }.
sim-no-side = { $word } не сторона. Пишите white или black.
sim-no-style = { $word } не манера. Пишите, например, own-first.
sim-cannot-confirm = У этой доски нет кнопки подтверждения.
sim-no-game = { $count ->
    [0] Читаемых партий нет в { $file }.
    [one] Читаемых партий в { $file }: { $count }.
    [few] Читаемых партий в { $file }: { $count }.
    [many] Читаемых партий в { $file }: { $count }.
   *[other] Читаемых партий в { $file }: { $count }.
}
sim-fault = { $file }, строка { $line }: { $reason }
sim-fault-word = { $word } не сбой. Пишите, например, noise, loss, pull.
sim-fault-share = { $word } не доля. Пишите от 0 до 1, например 0.01.
sim-fault-square = { $word } не поле. Пишите, например, b8.
sim-fault-number = { $word } не число. Пишите миллисекунды, до суток, или байт.
sim-fault-short = В конце чего-то не хватает.
sim-fault-more = Лишнее: { $word }.
sim-fault-needs-time = Для { $word } сначала нужно время, например at 5000.
sim-fault-no-place = { $word } не бывает в один миг или байт. Пишите from и to или ничего.

## Файл матча

match-line = Строка { $line }: { $what }
match-key-in = { $key } в [{ $part }]
match-words = Одно из: { $words }.
match-help-aid = Средство: { $aid }.
match-wrong-form = не в форме key = "value". Возьмите значение в кавычки.
match-wrong-twice = это в файле дважды. Уберите одно из двух.
match-wrong-unknown-near = { $key } здесь неизвестно. Может быть, { $instead }?
match-wrong-unknown = { $key } здесь неизвестно. Одно из: { $words }.
match-wrong-part = { $part } это часть файла. Напишите [{ $part }] на отдельной строке.
match-wrong-value = { $key } не может быть { $value }. { $help }
match-wrong-answer = Непонятно для { $key }: { $value }.
match-wrong-empty = У { $key } нет читаемого значения. { $help }
match-wrong-missing = Нет { $key }. { $help }
match-wrong-relay = нет ассистента у { $color-key ->
         [white] белых
        *[black] чёрных
    }. Назовите его в [{ $part }].
match-wrong-hearing = нужен ассистент: незрячий против слабослышащего. Назовите его в [white.assistant] или [black.assistant]. { $article }.
match-wrong-no-board = { $color } без электронной доски. Напишите device = "pegs" или "board" или уберите адрес.
match-wrong-no-pegs = { $make } не доска со штырьками. Напишите device = "board".
match-wrong-pegs = { $make } доска со штырьками. Напишите device = "pegs".
match-wrong-port = обе доски на { $port }. Каждой нужен свой порт.
match-wrong-boards = доски не различить. Укажите каждой порт, например dgt:/dev/ttyUSB0.
match-wrong-positions = у партии одна начальная позиция. Уберите chess960 или position.
match-wrong-aid = { $aid }: этого не разрешит ни один арбитр, подсказки запрещены. ФИДЕ 2023, 11.3.1.
match-wrong-code = { $key }: это не секрет. { $what }
match-wrong-pace = pace без часов. Уберите pace или укажите время.

match-key-event = Соревнование: турнир или матч.
match-key-site = Место: город и страна.
match-key-place = Зал и столик.
match-key-round = Тур.
match-key-date = Дата, например 2026-11-21.
match-key-time = Контроль времени, например 15+10, 40/90+30,30+30 или 5d3; off: без часов.
match-key-laws = Правила: редакция, например fide-2023.
match-key-pace = Вид игры. Без него решает контроль времени.
match-key-supervision = Надзор в быстрых и блице. Достаточный: действуют правила соревнований.
match-key-announcing = Объявление: как игроки сообщают друг другу ходы, например конь f3. С повтором: соперник повторяет, как у незрячих.
match-key-default-time = Допустимое опоздание: на сколько минут можно опоздать, от 0 до 600.
match-key-quickplay = Ускоренное окончание: объявлены ли его указания.
match-key-draws = Ничья по соглашению. free: всегда. after 30: после 30 ходов каждого. arbiter: с согласия арбитра. arbiter until 30: так до 30-го хода.
match-key-adjournment = Откладывание: можно ли отложить партию.
match-key-session = Сессия: сколько минут длится по часам арбитра, от 15 до 900.
match-key-adjudication = Присуждение: решается ли неоконченная партия по её позиции.
match-key-minutes-by-claim = Минуты по заявлению: даются ли минуты за невозможный ход только тому, кто о нём заявил.
match-key-points = Очки: сколько дают победа, ничья и поражение.
match-key-appeals = Апелляции: можно ли обжаловать решения арбитра.
match-key-appeal-time = Срок апелляции: сколько минут после решения или партии можно подать апелляцию, от 0 до 1440. Без него: без срока.
match-key-appeal-fee = Взнос за апелляцию, например 50 евро.
match-key-chess960 = Шахматы 960: номер начальной позиции, от 0 до 959.
match-key-position = Начальная позиция, в FEN. Без неё обычная.
match-key-name = Имя игрока.
match-key-title = Звание, например FM.
match-key-federation = Федерация, например RUS.
match-key-club = Клуб.
match-key-rating = Рейтинг, от 0 до 4000.
match-key-fide-id = Номер ФИДЕ, число.
match-key-blind = Незрячий или слабовидящий.
match-key-hard-of-hearing = Слабослышащий.
match-key-device = Устройство: доска или клавиатура игрока.
match-key-address = Адрес доски: auto, марка или марка и порт, например peg1:/dev/ttyACM0.
match-key-moves = Голос ходов: fide говорит Eva vier, fide-ru Ева четыре, ru e4.
match-key-talk = Голос всего остального.
match-key-form = Форма ходов: long с начальным полем, short без него, где ясно и так.
match-key-speech = Речь: говорит ли программа с этим игроком на его терминале. Главный терминал следует вашим настройкам.
match-key-rate = Скорость речи, от -100 до 100.
match-key-output = Выход: звуковой выход этого игрока. Без него системный.
match-key-synthesiser = Синтезатор: имя его голоса. Без него голос языка.
match-key-print = Вывод: как выводятся строки для этого игрока.
match-key-braille-table = Брайлевская таблица liblouis, например en-ueb-g2.ctb; auto: по языку.
match-key-score = Бланк: кто его ведёт. own: игрок, вводом записать e4. hand: на бумаге или брайлем. assistant: программа.
match-key-warnings = Напоминания: при скольких оставшихся минутах, например 10,5,1; или off.
match-key-code = Код: его вводит каждый, кто садится на это место. Без него не нужен.
match-key-assistant-name = Имя ассистента.
match-key-assistant-talk = Голос для ассистента.
match-key-arbiter-name = Имя арбитра.
match-key-arbiter-passphrase = Пароль, в виде хеша. Его создаёт { $program } match --new.
match-key-arbiter-talk = Голос стола. Без него голос компьютера.
match-key-arbiter-moves = Голос ходов за столом. Без него голос компьютера.
match-key-arbiter-speech = Речь: говорит ли терминал стола.
match-key-arbiter-rate = Скорость речи за столом, от -100 до 100. Без неё скорость компьютера.
match-key-arbiter-lock = Блокировка: через столько минут без ввода стол снова спросит пароль. 0: никогда.
match-key-arbiter-output = Выход: звуковой выход арбитра. Без него системный.
match-key-arbiter-synthesiser = Синтезатор за столом: имя его голоса. Без него голос языка.

match-word-yes = да
match-word-no = нет
match-word-standard = классика
match-word-rapid = быстрые
match-word-blitz = блиц
match-word-adequate = достаточный
match-word-sparse = недостаточный
match-word-repeat = объявлять и повторять
match-word-repeat-first = объявлять и повторять до часов
match-word-announce = объявлять
match-word-off = ничего
match-word-keyboard = клавиатура
match-word-pegs = доска со штырьками
match-word-board = обычная электронная доска
match-word-assistant = ассистент
match-word-long = полная
match-word-short = краткая
match-word-text = текст
match-word-braille = брайль
match-word-own = сам игрок, вводом записать e4
match-word-hand = сам игрок, на бумаге или брайлем

aid-own-announcements = последние объявления
aid-score-sheet = свой бланк
aid-times = время
aid-move-number = номер хода
aid-opponent-score = бланк соперника
aid-position-readout = чтение позиции
aid-legal-moves = возможные ходы
aid-attackers = атакующие
aid-draw-hints = напоминания о ничьей
aid-opening-name = название дебюта
aid-takeback = возврат ходов
aid-engine = движок

match-about-file =
    Матч для touchmove. Строки, начинающиеся с #, заметки для вас.
    Проверить: { $program } match --check и имя этого файла.
match-about-aids =
    Средства для обоих игроков, yes или no. Без строки как в Правилах.
    Разрешены: own-announcements, score-sheet, times, move-number.
    Только с разрешения: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Никогда: engine.
    Для одного игрока: часть [white.aids] или [black.aids].
match-about-arbiter = Здесь только хеш, самого пароля нет.

match-part-player = { $color }.
match-part-assistant = Ассистент { $color-key ->
         [white] белых
        *[black] чёрных
    }.
match-part-player-aids = Средства только для { $color-key ->
         [white] белых
        *[black] чёрных
    }.
match-part-aids = Средства для обоих игроков.
match-part-arbiter = Арбитр.
match-ask-begin =
    Новый файл матча, около 15 вопросов.
    Просто Enter: предложенный ответ.
    назад: предыдущий вопрос.
    Control-C: прервать. Ответы сохраняются.
match-ask-on = { $count ->
    [1] Продолжаем после одного ответа.
    [one] Продолжаем после { $count } ответа.
    [few] Продолжаем после { $count } ответов.
    [many] Продолжаем после { $count } ответов.
   *[other] Продолжаем после { $count } ответа.
}
match-looking = Ищу доски.
match-found-none = Досок не найдено.
match-found = Найдено: { $boards }.
match-ask-time = Контроль времени, например 15+10, 40/90+30,30+30 или 5d3. Без часов: off.
match-ask-name = Имя игрока, { $color-key ->
         [white] белые
        *[black] чёрные
    }.
match-ask-blind = Кто незрячий или слабовидящий?
match-ask-device = На чём играют { $color-key ->
         [white] белые
        *[black] чёрные
    }?
match-ask-assistant = Имя ассистента { $color-key ->
         [white] белых
        *[black] чёрных
    }.
match-ask-braille = Кто читает строки брайлем?
match-ask-output = Какой звуковой выход у { $color-key ->
         [white] белых
        *[black] чёрных
    }?
match-word-program = программа
match-word-both = оба
match-word-neither = никто
match-found-board = доска { $make } на { $port }
match-device-pegs-later = доска со штырьками, подключим позже
match-device-board-later = обычная электронная доска, подключим позже
match-device-relayed = ходы вводит ассистент

match-ask-aids = Какие ещё средства разрешены? Номера через запятую.
match-ask-passphrase = Пароль арбитра, для стола. Не меньше 10 знаков или трёх слов.
match-ask-passphrase-again = Пароль ещё раз.
match-passphrase-short = Слишком коротко. Введите не меньше { $characters } знаков или { $words } несвязанных слов.
match-code-short = Слишком коротко. Введите не меньше 4 знаков.
match-weak-few = Слишком просто: почти одни и те же буквы.
match-weak-repeated = Слишком просто: одно и то же повторяется.
match-weak-digits = Слишком просто: одни цифры.
match-weak-row = Слишком просто: ряд клавиатуры или алфавита.
match-weak-known = Слишком просто: это пробуют первым.
match-weak-name = Слишком просто: имя из этой партии.
match-weak-offered = Например: { $text }.
match-passphrase-differs = Не совпало. Введите пароль снова, дважды.
match-choice = { $number }: { $word }
# Перед вопросом, который задаётся снова.
match-help-name = Введите имя этого игрока. Оно будет в бланках.
match-help-blind = Введите номер или слово. Для незрячих ходы объявляют, и действуют другие правила.
match-help-device = Введите номер доски этого игрока. Для другой: марка и порт, например dgt:/dev/ttyUSB0.
match-help-assistant = Введите имя или нажмите Enter. Ассистент переставляет фигуры и помогает, как разрешают Правила.
match-help-braille = Введите номер или слово. Строки выводятся брайлем Юникода, для дисплеев, которые показывают терминал.
match-help-output = Введите номер выхода этого игрока. Каждому игроку нужны свои наушники.
match-help-time = Минуты плюс секунды за ход: 90+30. Два контроля: 40/90+30,30+30. Без часов: off.
match-help-default-time = Введите минуты. Кто опоздает больше, проиграет. 0: проиграет при любом опоздании. Если не задано, решает арбитр.
match-help-arbiter = Введите имя арбитра. Оно будет в отчёте.
match-help-aids = Введите номера через запятую или нет. Тогда игроки смогут спрашивать больше, чем разрешают Правила.
match-help-passphrase = Введите пароль для стола. Он не показывается, и узнать его потом никто не сможет.
match-help-passphrase-again = Введите тот же пароль, чтобы заметить описку.
match-help-choice = Введите номер ответа или его слово.
match-help-text = Введите ответ. Чтобы не менять, нажмите Enter.
match-help-review = Enter записывает файл. Чтобы изменить строку, введите её имя. всё: снова вся таблица.
match-enter = Enter: { $value }.
match-enter-none = Enter: нет.
match-enter-nothing = Чтобы не указывать: нет.
match-enter-again = Введите ответ.
match-enter-kept = Enter: введённый вами.
match-enter-passphrase = Просто Enter: спросить оба раза снова.
match-none = нет
match-back = назад
match-back-none = Это первый вопрос.
match-review = Таблица:
match-review-row = { $name }: { $value }
match-review-set = задан
match-review-aids = те, что в Правилах
match-review-output = системный
match-review-default-time = не задано, решает арбитр
match-review-more = Также по имени: { $names }.
match-review-end =
    Чтобы что-то изменить, введите его имя, например { $name }. Другие имена: помощь.
    Enter: записать файл.
match-review-all = всё
match-review-again =
    Чтобы изменить ещё, введите имя. Услышать всю таблицу: всё.
    Enter: записать файл.
match-review-unknown = Неизвестно: { $word }. Введите имя из списка.
match-name-of = { $color } { $name }
match-name-event = соревнование
match-name-site = город
match-name-place = столик
match-name-round = тур
match-name-date = дата
match-name-time = время
match-name-laws = правила
match-name-pace = вид игры
match-name-supervision = надзор
match-name-announcing = объявление
match-name-default-time = допустимое опоздание
match-name-quickplay = ускоренное окончание
match-name-draws = ничьи
match-name-adjournment = откладывание
match-name-session = сессия
match-name-adjudication = присуждение
match-name-minutes-by-claim = минуты по заявлению
match-name-points = очки
match-name-appeals = апелляции
match-name-appeal-time = срок апелляции
match-name-appeal-fee = взнос за апелляцию
match-name-chess960 = шахматы 960
match-name-position = позиция
match-name-name = имя
match-name-title = звание
match-name-federation = федерация
match-name-club = клуб
match-name-rating = рейтинг
match-name-fide-id = номер ФИДЕ
match-name-blind = зрение
match-name-hard-of-hearing = слух
match-name-device = устройство
match-name-moves = голос ходов
match-name-talk = голос
match-name-form = форма
match-name-speech = речь
match-name-rate = скорость
match-name-output = выход
match-name-synthesiser = синтезатор
match-name-braille = брайль
match-name-braille-table = таблица брайля
match-name-score = бланк
match-name-warnings = напоминания
match-name-aids = средства
match-name-assistant-name = ассистент
match-name-assistant-talk = голос для ассистента
match-name-arbiter-name = арбитр
match-name-arbiter-passphrase = пароль
match-name-code = код места
match-name-arbiter-lock = блокировка стола
match-name-arbiter-talk = голос стола
match-name-arbiter-moves = голос ходов стола
match-name-arbiter-speech = речь стола
match-name-arbiter-rate = скорость стола
match-name-arbiter-output = выход стола
match-name-arbiter-synthesiser = синтезатор стола
match-changed = Файл матча изменён: { $keys }. Идущая партия сохраняет старые условия.
match-changed-key = { $key } вместо { $then } теперь { $now }
match-left-out = ничего
match-go-on = Партия { $game } этого матча не закончена. Продолжить её на старых условиях? При ответе нет начнётся новая на новых, а партия { $game } останется в архиве. Да или нет?
match-help-go-on = да: незаконченная партия продолжается, как началась. нет: новая партия на новых условиях.
match-not-begun = Партия { $game } не закончена, и никто не ответил. Запустите матч снова и ответьте.
match-left = Ничего не записано.
match-kept = Ваши ответы сохранены. Чтобы продолжить, введите ту же команду.
match-not-kept = Ваши ответы не сохранены: { $reason }.
match-written = Записано: { $file }.
match-begin =
    В файле матча ошибок нет.
    Начать: { $program } match { $file }
match-no-randomness = Система не даёт случайных чисел. Ничего не записано.
match-exists = { $file } уже есть. Укажите другой файл.
match-not-written = Не записано, { $file }: { $reason }.
match-not-there = Файл матча не найден: { $file }. Создать его: { $program } match --new { $file }
match-not-read = { $file } не читается: { $reason }.
match-reason-missing = файла нет
match-reason-folder = это папка, укажите в ней файл
match-reason-no-text = это не простой текст, сохраните его в UTF-8
match-reason-denied = не позволяют права

match-title = Белые { $white }, чёрные { $black }.
match-event = Соревнование: { $text }.
match-round = Тур { $text }.
match-site = Город: { $text }.
match-place = Столик: { $text }.
match-date = Дата: { $text }.
match-laws = Правила: { $edition }, вид игры { $pace }.
match-supervision-adequate = Надзор: достаточный.
match-supervision-sparse = Надзор: недостаточный.
match-announcing-repeat = Ходы объявляют, повторяют и делают на доске.
match-announcing-repeat-first = Ходы объявляют, повторяют и делают на доске, затем нажимают часы. С объявления и до этого идут часы соперника.
match-announcing-announce = Ходы объявляют, но не повторяют.
match-announcing-off = Ходы не объявляют.
match-chess960 = Шахматы 960, начальная позиция { $number }.
match-position = Начальная позиция: { $position }.
match-position-chess960 = Шахматы 960, начальная позиция { $position }.
match-default-time = Допустимое опоздание: { $time }.
match-quickplay = Ускоренное окончание: объявлено.
match-draws-after = Ничья по соглашению: не раньше { $count }-го хода чёрных.
match-draws-arbiter = Ничья по соглашению: только с согласия арбитра.
match-draws-arbiter-until = Ничья по соглашению: до { $count }-го хода чёрных только с согласия арбитра.
match-adjournment = Откладывание: разрешено.
match-session = Сессия: { $time }.
match-adjudication = Присуждение: разрешено.
match-minutes-claimed = Минуты за невозможный ход: только по заявлению.
match-points = Очки: { $win } за победу, { $draw } за ничью.
match-no-appeals = Апелляции: нет. Решения арбитра окончательны.
match-appeal-time = Апелляции: срок { $time }.
match-appeal-fee = Взнос за апелляцию: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color }: незрячий или слабовидящий игрок.
match-hard-of-hearing = { $color }: слабослышащий игрок.
match-device-keyboard = { $color } играют с клавиатуры.
match-device-pegs = { $color } играют на доске со штырьками, { $address }.
match-device-board = { $color } играют на электронной доске, { $address }.
match-device-assistant = { $color } играют через ассистента.
match-assistant = { $color } с ассистентом, { $name }.
match-spoken = { $color } слышат ходы голосом { $moves }, остальное голосом { $talk }.
match-printed = { $color } читают ходы голосом { $moves }, остальное голосом { $talk }.
match-output = Звуковой выход { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $output }.
match-braille = { $color } читают брайль, таблица { $table }.
match-score-own = Бланк { $color-key ->
         [white] белых
        *[black] чёрных
    }: вводит сам игрок.
match-score-hand = Бланк { $color-key ->
         [white] белых
        *[black] чёрных
    }: от руки, на бумаге или брайлем.
match-score-assistant = Бланк { $color-key ->
         [white] белых
        *[black] чёрных
    }: ведёт программа.
match-warnings = Напоминания о времени для { $color-key ->
         [white] белых
        *[black] чёрных
    }, минуты: { $minutes }.
match-aids = { $color } могут спрашивать: { $aids }.
match-arbiter = Арбитр: { $name }.
match-good = В файле матча ошибок нет.
match-note-silent = Необычно: игрок незрячий, а ходы не объявляют. { $article } этого требует; положение о соревновании может изменить.
match-note-unheard = Необычно: оба игрока незрячие, а ходы не объявляют. { $article } этого требует. Напишите announcing = "repeat".
match-note-unrepeated = Необычно: игрок незрячий, а ходы не повторяют. { $article } этого требует; положение о соревновании может изменить.
match-note-no-clocks = Необычно: без часов.
match-note-pace = Необычно: вид игры { $pace }. По контролю времени это { $usual }.
match-note-default-time = Допустимое опоздание не задано: решает арбитр. { $article }: его задаёт соревнование.
match-note-score = Необычно: { $color } зрячие и не ведут запись. { $article }.
match-note-output = У обоих игроков один выход: каждый слышит то, что для другого.
match-note-passphrase = Этот пароль взят из примеров: его знают все. Свой спросит { $program } match --new.
match-note-quickplay = Ускоренное окончание: при этом контроле не действует, { $article }.
match-note-quickplay-blitz = Ускоренное окончание: в блице его нет, { $article }. Уберите его.
match-note-session = Сессия: не действует, партию нельзя отложить. Напишите adjournment = "yes".
match-note-title = Необычное звание: { $color }. У ФИДЕ есть GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Другие могут читать { $file }, с кодами и хешем пароля. Закройте: { $command }

## За доской матча

seat-opened = Вы играете { $color-key ->
         [white] белыми
        *[black] чёрными
    }, { $name }. Соперник: { $opponent }.
seat-waits = Часы пускает арбитр.
seat-compare-board = Сравните вашу доску с этой позицией.
seat-offer-open = { $color-key ->
         [white] Белые
        *[black] Чёрные
    } предложили ничью: ждут ответа.
seat-stands = Часы остановлены. Их пустит арбитр.
seat-set-up = Расставьте доску заново: изменилось слишком многое.
seat-adjourned = Партия отложена. Конверт вскроет арбитр.
seat-waits-repetition = Повторить должны { $color-key ->
         [white] белые
        *[black] чёрные
    }.
seat-answer-offer = Введите принять или отклонить.
seat-not-you = Сейчас не ваша очередь.
seat-must-play = Вы требовали ничью с ходом { $move }: сделайте его сейчас.
seat-free = Можно сделать любой возможный ход.
seat-made-stays = Поздно: ваш ход { $move }.
seat-position-set = Позиция установлена. Расставьте доску.
seat-absent = Вы отмечены как отсутствующий игрок. Позовите арбитра: арбитр.
table-began = Партия началась. Идут часы { $color-key ->
         [white] белых
        *[black] чёрных
    }.
table-began-clockless = Партия началась.
table-resumed = Часы пущены. Идут часы { $color-key ->
         [white] белых
        *[black] чёрных
    }.
seat-clock-runs = Ваши часы идут.
seat-no-quit = Матч завершает только арбитр. Позвать: арбитр. Сдать партию: сдаться.
desk-help-passphrase = Введите пароль арбитра. Он выбран вместе с файлом матча и не показывается.
desk-passphrase = Пароль арбитра. Просто Enter: назад.
desk-not-opened = Стол остаётся закрытым. Чтобы открыть, введите стол.
desk-waits = Проверяю пароль.
desk-wrong = Неверный пароль. Введите снова. Просто Enter: назад.
desk-wrong-wait = Неверный пароль. Подождите, секунд: { $seconds }. Затем введите снова. Просто Enter: назад.
desk-early = Рано, не проверено. Подождите, секунд: { $seconds }. Затем введите снова. Просто Enter: назад.
desk-open = Здравствуйте, арбитр.
desk-wanted = Нужен арбитр.
desk-open-matters = Здравствуйте, арбитр. { $count ->
    [1] Решения ждёт один вопрос.
    [one] Решения ждут вопросы: { $count }.
    [few] Решения ждут вопросы: { $count }.
    [many] Решения ждут вопросы: { $count }.
   *[other] Решения ждут вопросы: { $count }.
}
desk-alone = Введите только стол. Затем спросят пароль, он не показывается.
desk-alone-open = Введите только стол, затем команду. Слова после стола не читаются.
desk-closed = Стол закрыт.
desk-locked = Стол заблокирован: давно нет ввода. Введите что угодно, затем пароль.
desk-locked-seat = Стол заблокирован: давно нет ввода. Чтобы открыть, введите стол.
desk-no-legal-move = Невозможный ход. Игрокам не сообщается.
desk-noted = Записано.
task-done = Сделано: { $what }
task-open = Не сделано: { $what }
task-room = Зал: свет, тишина, столы и стулья.
task-telephones = Телефоны: выключены и сданы.
task-boards = Доски: расставлены и повёрнуты верно.
task-clocks = Часы: поставлены и исправны.
task-assistants = Ассистенты: знают, что им можно.
task-rules = Игроки: знают контроль, правила и свои средства помощи.
task-default-time = Допустимое опоздание: объявлено.
task-committee = Апелляционный комитет: назначен.
task-start = Часы: пущены вовремя.
task-watch = Партия: под наблюдением, особенно в цейтноте.
task-recording = Бланки: каждый ход записывается.
task-flags = Флаги: под наблюдением.
task-quickplay = Последние минуты: всё время под наблюдением.
task-compare = Доски: сверены с записью.
task-spectators = Зрители: молчат.
task-session = Сессия: конец объявлен.
task-envelope = Конверт: проверен, закрыт и хранится.
task-result = Результат: записан.
task-signed = Бланки: подписаны обоими.
task-sheets = Бланки: собраны.
task-report = Документы: написаны и переданы организатору.
desk-tasks-before = До партии:
desk-tasks-during = Во время партии:
desk-tasks-after = После партии:
desk-task = { $number }: { $what }
desk-task-done = { $number }, сделано: { $what }
desk-tasks-none = Пока всё сделано. Все дела: дела все.
desk-task-record = Об этом говорит сама запись. { $what }
desk-no-such-task = Дела { $number } нет. Есть с 1 по { $count }.
desk-tasks-open = Не отмечено дел: { $count }. Услышать их: дела.
desk-glossary = { $language }: { $word }
desk-glossary-none = Нет в словаре: { $word }. В нём фигуры и команды.
desk-board-square = { $square }: доска { $board }, партия { $game }.
desk-closed-look = Стол закрыт. Чтобы открыть, введите стол.
desk-no-boards = Досок не подключено.
desk-quit = Покинуть стол: уйти. Прервать на время: Control-D на главном терминале. Закончить матч: завершить.
desk-unknown = Неизвестно за столом: { $word }. Команды: помощь.
desk-no-question = Вопроса за столом нет.

## Главный терминал

host-busy = Матч уже открыт в другой программе. Сначала закройте её.
host-quit = Прервать на время: Control-D. Часы остановятся, тот же файл продолжит матч. Закончить: завершить, за столом.
host-kept = Матч сохранён как партия { $game }. Продолжить: { $program } match и тот же файл.
host-desk = Стол
host-for = { $place }:
host-guide-desk = Арбитру: чтобы открыть стол, введите стол.
host-guide-several = Для одного места: чёрные e4.
host-speaks-for = Вы говорите за: { $place }.
host-look = Чтобы увидеть место здесь, введите его имя: { $places }.
host-serves-none = Все места на других терминалах. Этот ведёт матч.
host-taken = { $seat ->
    [desk] Стол на другом терминале. Сначала закройте тот.
   *[other] На другом терминале: { $place }. Сначала закройте тот.
}
host-given = { $seat ->
    [desk] Стол теперь на другом терминале.
   *[other] Теперь на другом терминале: { $place }.
}
host-gone = { $seat ->
    [desk] Терминал стола пропал. Его строки вводят здесь.
   *[other] Терминал пропал: { $place }. Игра за это место продолжается здесь.
}

## Другие терминалы матча

client-no-table = Матч здесь не открыт. Откройте его в другом терминале: { $program } match и файл матча.
client-older = Этот touchmove старше другого. Запустите здесь такой же.
client-newer = Этот touchmove новее другого. Запустите здесь такой же.
client-stranger = Это матч другого пользователя.
client-stuck = Матч не отвечает. Посмотрите на его терминал.
client-gone = Связь потеряна. Ждём матч. Чтобы уйти, введите выход.
client-back = Связь восстановлена.
client-waits = Не отправлено: связь потеряна. Ждём матч. Чтобы уйти, введите выход.
client-braille-lost = Брайль отказал: { $reason }. Строки выводятся текстом.
link-busy = На этом компьютере открыт другой матч. Сначала закончите его или укажите другую папку после --data.
link-closed = Другие терминалы не подключить: { $reason }.
reason-long-path = имя папки данных слишком длинное
reason-no-sockets = в этой системе нет таких сокетов
reason-no-output = неизвестный звуковой выход; их называет pactl list short sinks

## Репетиция

opening-strict =
    Турнирная репетиция.
    Введите ход, чтобы объявить его. Затем { $press }.
    Введите ход соперника, чтобы повторить его.
set-up-position = Особая начальная позиция. Расставьте доску:
announcement-unclear = Неясно. Назовите фигуру и оба поля, при рокировке — поля короля.
slip-stands = Исправлять поздно: часы нажаты. Ход засчитан.
withheld-own-announcements = Объявлений нет: арбитр их запретил.
withheld-score-sheet = Бланка нет: арбитр его запретил.
withheld-times = Времени не узнать: арбитр это запретил.
withheld-move-number = Номера хода не узнать: арбитр это запретил.
withheld-opponent-score = Бланк соперника недоступен.
withheld-position-readout = Позицию здесь не читают. Ощупайте свою доску.
withheld-position-sighted = Позицию здесь не читают. Посмотрите на свою доску.
withheld-legal-moves = Возможные ходы недоступны.
withheld-attackers = Атакующие и защитники недоступны.
withheld-draw-hints = Недоступно: заметьте сами, когда можно требовать ничью.
withheld-opening-name = Названия дебютов недоступны.
withheld-takeback = Ходы назад не берут.
withheld-engine = Во время партии никаких советов, и уровень не меняется.
withheld-never = Не в этой партии: { $name }.
help-strict-announce =
    Ваш ход. Введите его: он будет объявлен.
    При превращении назовите и фигуру.
    Можно спросить: последний, повторить, запись, часы, очередь.
    Также: ничья, заявить повторение, сдаться.
    Выйти: выход.
    Ещё: помощь всё, помощь заявить.
help-strict-press =
    Ваш ход объявлен. Теперь нажать.
    Ошиблись, до этого: исправить конь f3.
help-strict-repeat =
    Введите ход соперника: это повтор.
    Затем ваша очередь.
help-strict-wait =
    Сейчас не ваш ход. Подождите.
    Можно спросить: последний, повторить, запись, часы, очередь.

## Документы матча

report-title = Отчёт для арбитра
report-table = Условия
report-course = Ход партии
report-began = Начало: { $date }. Время в часах, минутах и секундах игры.
report-began-at = Начало: { $date }. Указано время суток.
report-program-started = Программа запущена: { $when }.
report-result = Результат: { $score }. { $ended }
report-open = Результата нет. Партия не закончена.
report-open-adjourned = Результата нет. Партия отложена.
report-used = { $color } израсходовали: { $time }.
report-illegal-acts = { $color }, нарушений: { $count }.
report-claims = { $color }, требований: { $count }.
report-complaints = { $color }, жалоб: { $count }.
report-appeals = { $color }, апелляции: { $count }.
report-claims-wrong = { $color }, неверных требований: { $count }.
report-offers = { $color }, предложений ничьей: { $count }.
report-aids-none = { $color } не пользовались средствами.
report-aids-had = { $color } пользовались: { $aids }.
report-aids-refused = { $color } получили отказ: { $aids }.
report-aid = { $aid }, { $count } { $count ->
         [one] раз
         [few] раза
         [many] раз
        *[other] раза
    }
report-rulings = Решений и наказаний: { $count }.
report-passphrases = Неверных паролей: { $count }, для конверта: { $envelope }.

report-started = Партия началась.
report-entered = Ход { $color-key ->
    [white] белых
   *[black] чёрных
}: { $move }.
report-touched = { $color } касаются { $square }.
report-lifted = { $color } поднимают фигуру с { $square }.
report-seated = { $color } ставят фигуру на { $square }.
report-seated-man = { $color } ставят фигуру на { $square }: { $piece }.
report-adjusting = { $color } говорят: поправляю.
report-plays = { $color } играют на другом устройстве: { $board }.
report-screen = экран
report-announced = { $color } объявляют { $move }.

report-repeated = { $color } повторяют { $move }.
report-repeated-none = { $color } повторяют невозможный ход.
report-says = { $color } говорят: { $text }
report-unclear = { $color } говорят { $text }: нет такого хода. Спрошены оба поля.
report-seen-to = Рассмотрено: слова игрока арбитру.
report-seen-to-of = Рассмотрены слова арбитру от { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $text }
report-executed = { $color } делают ход на доске.
report-corrected = { $color } исправляют на { $move }.
report-clock-pressed = { $color } нажимают часы.
report-two-hands = { $color } ходили двумя руками.
report-two-hands-claimed = { $color } говорят: ход сделан двумя руками.
report-flag-claimed = { $color } указывают на флажок соперника.
report-illegal-claimed = { $color } указывают на невозможный ход.
report-correction-wanted = { $color } хотят исправить невозможный ход.
report-touch-claimed = { $color } заявляют: { $opponent-key ->
    [white] белые
   *[black] чёрные
} тронули { $square }, ход { $number }.
report-found = Сообщено о неправильности.
report-draw-offered = { $color } предлагают ничью.
report-draw-accepted = { $color } принимают ничью.
report-draw-declined = { $color } отклоняют ничью.
report-claimed-threefold = { $color } требуют ничью, троекратное повторение.
report-claimed-threefold-with = { $color } требуют ничью, ход { $move }, троекратное повторение.
report-claimed-fifty = { $color } требуют ничью, пятьдесят ходов.
report-claimed-fifty-with = { $color } требуют ничью, ход { $move }, пятьдесят ходов.
report-claimed-no-effort = { $color } требуют ничью: соперник не старается выиграть.
report-claimed-cannot-win = { $color } требуют ничью: соперник не может выиграть обычным путём.
report-increment = { $color } просят добавление.
report-resigned = { $color } сдаются.
report-taken-back = Просьба вернуть ходы, полуходов: { $count }.
report-wrote = { $color } записывают { $place }: { $move }.
report-crossed-out = { $color } зачёркивают { $place }.
report-signed = { $color } подписывают { $result }.
report-absent = { $color } отмечены как отсутствующие.
report-arrived = { $color } прибыли.
report-adjournment = Арбитр откладывает партию.
report-adjournment-early = Арбитр откладывает партию досрочно. Остаток сессии: { $time }.
report-sealed = { $color } запечатали ход.
report-adjourned = Конверт у арбитра.
report-envelope-lost = Конверт утерян. Игроки не согласны о ходе.
report-envelope-lost-agreed = Конверт утерян. Игроки согласны, что ход { $move }.
report-opened = Конверт вскрыт: { $move }.
report-opened-ambiguous = Конверт вскрыт: запись хода неоднозначна.
report-opened-unreadable = Конверт вскрыт: хода не прочесть.
report-resumption = Настало время доигрывания.
report-rules = Арбитр хочет решить: { $ruling }
report-refused = Отказано: { $why }
report-position-set = Позиция установлена: { $position }.
report-judged-possible = Установлено: мат возможен.
report-judged-none = Установлено: мат невозможен.
report-judged-undecided = Установить, возможен ли мат, не удалось.
report-paused = Часы остановлены.
report-resumed = Часы снова пущены.
report-time-passed = Срок наступил.
report-closed = Не показывается, пока конверт закрыт.

report-not-pressed = { $color } не нажали часы. Часы идут дальше.
report-illegal-stands = Ход { $color-key ->
         [white] белых
        *[black] чёрных
    } был невозможным. Он считается, пока на него не укажут.
report-illegal-position = Ход был невозможным: два короля под шахом или пешка на последней горизонтали. Один ход, чтобы это прекратить: { $color }.
report-asks = Возможен ли ещё мат? Это проверяется.
report-clock-runs = Идут часы { $color-key ->
         [white] белых
        *[black] чёрных
    }.

report-asked-had = { $color } просят средство и получают: { $aid }.
report-asked-refused = { $color } просят средство, отказано: { $aid }.
report-granted = Разрешено средство: { $color }, { $aid }.
report-withdrawn = Больше нельзя: { $color }, { $aid }.
report-assistant = Ассистент { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $name }.
report-assistant-dismissed = Ассистент { $color-key ->
         [white] белых
        *[black] чёрных
    } освобождён.
report-passphrase-right = Стол открыт, пароль верен: { $place }.
report-passphrase-wrong = Неверный пароль: { $place }.
report-envelope-right = Конверт, пароль верен: { $place }.
report-envelope-wrong = Конверт, неверный пароль: { $place }.
report-code-wrong = Неверный код: { $place }.
report-envelope-key = Создан ключ для конвертов.
report-desk-closed = Стол закрыт.
report-desk-locked = Стол заблокирован, нет ввода: { $place }.
report-desk-talks = Голос за столом теперь { $voice }.
report-questioned = Переспрошено за столом: { $what }
report-answered-yes = Арбитр отвечает да.
report-answered-no = Арбитр отвечает нет: ничего не сделано.
report-answered-dropped = Вопрос снят: ничего не сделано.
report-program-closed = Программа закрыта: { $when }.
report-was-closed = Она была закрыта: { $time }.
report-broken-off = Программа не была закрыта: сбой или отключение питания.
report-file-old = Файл матча изменён: { $keys }. Арбитр сохраняет старые условия.
report-file-new = Файл матча изменён: { $keys }. Арбитр начинает эту партию на новых условиях. Предыдущая оставлена.
report-file-taken = Файл матча изменён: { $keys }. Это действует отныне. Условия партии не изменились.
report-served = Место обслуживает терминал: { $place }.
report-board-lost = Доска потеряна: { $color }.
report-board-back = Доска снова на связи: { $color }.
report-board-wrong = Доска неверна: { $color }, не совпадает с партией.
report-board-right = Доска снова верна: { $color }.
report-board-low = Мало заряда: доска { $color-key ->
         [white] белых
        *[black] чёрных
    }.
report-board-missed = Данные доски потеряны: { $color }.
report-flickers = { $square } мерцает на доске { $color-key ->
         [white] белых
        *[black] чёрных
    }. Не считается.
report-mutes = { $color } отключают { $square }. Не считается.
report-left = Место без терминала: { $place }.
report-noted = Заметка арбитра: { $text }
report-signed-off = Арбитр завершает матч.
report-desk = арбитр

record-cancelled = Не засчитано: { $moves }.
record-announced-cancelled = Объявлено и не засчитано: { $move }.
record-illegal = Невозможный ход, на который не указали: { $move }.
record-apart = Из позиции, какой в партии не бывает, { $position }: { $move }.
record-goes-on = Партия продолжается из другой позиции: { $position }
record-at = { $time }:
reason-espeak-missing = не установлен espeak-ng
reason-espeak-stuck = espeak-ng не заканчивает
reason-espeak-garbage = espeak-ng не даёт звука
records-no-sound = Звукового файла объявлений нет: { $reason }.
record-announcements = Объявления, время от начала
record-sheet = Бланк { $color-key ->
         [white] белых
        *[black] чёрных
    }, { $name }
record-differs = Иначе записан ход { $number }, { $color }: { $move }.
record-position-set = Позиция арбитра, перед ходом { $number }, { $color }.
record-end-revoked = Это окончание отменено: { $ended }
record-not-written = Не записан ход { $number }, { $color }: { $move }.
record-empty = Ничего не записано.
record-by-hand = Ходы в собственном бланке игрока. Приложите его к этому.
record-announced = { $color } объявляют { $to }.
record-corrects = { $color } исправляют { $from } на { $to }.
record-corrected = Исправлено: { $from } на { $to }.
record-was-illegal = Объявлено, невозможно.
record-was-taken-back = Объявлено, невозможно, взято назад.
record-crossed-out = Зачёркнут ход { $number }, { $color }: { $move }.
record-period = { $color }: новый контроль с хода { $number }. Израсходовано: белые { $white }, чёрные { $black }.
record-used = Израсходовано: белые { $white }, чёрные { $black }.
record-not-signed = { $color } не подписали.
records-no-match = Партия { $game } не из матча. Все партии: { $program } games.

envelope-title = Конверт с секретным ходом
envelope-began = Партия начата: { $date }.
envelope-sealer = Ход запечатали { $color-key ->
         [white] белые
        *[black] чёрные
    }, { $name }.
envelope-number = Секретный ход: ход { $number }.
envelope-offer = { $color } предложили ничью.
envelope-no-offer = Ничья не предложена.
envelope-given = Добавлено решениями, { $color }: { $time }.
envelope-taken = Отнято решениями, { $color }: { $time }.
envelope-date = Дата доигрывания:
envelope-time = Время доигрывания:
envelope-place = Место доигрывания:
envelope-position = Позиция перед секретным ходом

## Что игрок делает за доской матча

seat-not-here = { $name }: не в матче.
seat-home-only = Не в матче.
seat-alone = { $name }: только в матче.
seat-announcing-off = Это не нужно: ход считается, как только введён.
seat-nothing-announced = Объявления ещё не было.
seat-not-in-advance = Заранее нельзя: хода { $number }, { $color }, ещё не было.
seat-sheet-hole = Сначала запишите ход { $number }, { $color }.
seat-nothing-written = Здесь записи нет.
seat-no-board = В этом матче у вас нет доски.
seat-executed = Ход есть на вашей доске.
clocks-run-on = Часы идут дальше.
desk-clocks-run-on = Часы идут дальше: остановит их пауза.
two-hands-called = Арбитру сообщено, он решит.
two-hands-called-by = { $color } жалуются: { $opponent-key ->
    [white] белые
   *[black] чёрные
} ходили двумя руками. Решает арбитр.
seat-not-your-turn = Не ваша очередь: ходят { $color-key ->
         [white] белые
        *[black] чёрные
    }.
button-of-other = Это была другая кнопка. Нажать должны { $color-key ->
         [white] белые
        *[black] чёрные
    }.
seat-your-move = Ваш ход.
seat-over = Партия закончена. Введите подписать и результат.
seat-boards = Ваша доска задана в файле матча. Искать её снова: электродоска включить.
seat-repeated-execute = Повторено. Сделайте ход на своей доске.
seat-repeats-another = { $color } повторяют другой ход. Объявлено: { $move }.
seat-must-seal = Запечатайте ход: введите запечатать и ход.
seat-taken = { $color } теперь на другом терминале.
seat-left = Терминал { $color-key ->
         [white] белых
        *[black] чёрных
    } пропал.
seat-help-code = Код этого места есть у арбитра. Введите его, как в файле матча.
seat-code = Код места, { $color-key ->
         [white] белые
        *[black] чёрные
    }. Просто Enter: уйти.
seat-code-wrong = Неверный код. Введите снова. Просто Enter: уйти.
seat-code-wait = Неверный код. Подождите, секунд: { $seconds }. Затем введите снова. Просто Enter: уйти.
seat-code-early = Рано, не проверено. Подождите, секунд: { $seconds }. Затем введите снова. Просто Enter: уйти.
seat-must-record = В вашем бланке нет хода { $number }, { $color }. Запишите его, прежде чем ходить.
seat-must-complete = Заполните бланк сейчас.
seat-need-not-record = Пока можно не вести запись.
seat-relayed = { $assistant }, вы вводите за { $name }, { $color }. Соперник: { $opponent }.
seat-assistant = Ваш ассистент: { $assistant }.
seat-assistant-of = Ассистент { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $assistant }.
seat-no-assistant = Ассистента у вас больше нет.
seat-no-assistant-of = Ассистента у { $color-key ->
         [white] белых
        *[black] чёрных
    } больше нет.
arbiter-called = Арбитр позван. Часы идут дальше.
arbiter-called-only = Арбитр позван.
arbiter-called-by = { $color } зовут арбитра.
arbiter-long = Слишком длинно: не больше { $count } букв. Скажите арбитру лично.
appeal-filed = Апелляция записана: решение { $number }. Решает комитет.
appeal-by = { $color } подают апелляцию: решение { $number }.
appeal-upheld = Апелляция на решение { $number } удовлетворена.
appeal-rejected = Апелляция на решение { $number } отклонена.
appeal-no-rulings = Решения { $number } нет: решений ещё не было.
appeal-no-ruling = Решения { $number } нет. Последнее: { $count }.
appeal-revoked = Без апелляции: решение { $number } отменено.
appeal-final = Без апелляции: решение { $number } окончательное.
appeal-late = Поздно для апелляции. Срок был { $time }.
appeal-twice = Апелляция уже подана: решение { $number }.
sheet-kept = Ваш бланк ведёт программа.
sheet-by-hand = Вы ведёте запись от руки. Ходы только в вашем бланке.
sheet-by-hand-theirs = Ваш соперник ведёт запись от руки.
sheet-sealed = Секретный ход: он только в конверте. В бланк он попадёт, когда конверт вскроют.
sheet-written = Записан ход { $number }, { $color }: { $move }.
sheet-crossed-out = Зачёркнут ход { $number }, { $color }.
sheet-hole = нет записи
sheet-position-set = Позиция установлена арбитром.
sheet-squares = { $from } { $to }
sheet-not-read = Непонятно. Запишите оба поля, например g1 f3.
sheet-not-clear = Неясно. Запишите оба поля, например g1 f3.
sheet-two-moves = По одному ходу. Запишите первый.
sheet-empty = Ваш бланк пуст.
sheet-empty-theirs = Бланк соперника пуст.
confirm-seal = Запечатать { $move }? да или нет.
confirm-sign = Записанный результат: { $due ->
        [white] победа белых
        [black] победа чёрных
       *[draw] ничья
    }. Всё же подписать: { $signed ->
        [white] победа белых
        [black] победа чёрных
       *[draw] ничья
    }? Тогда решает арбитр. да или нет.
seal-no-key = Конверта здесь нет. Запечатайте ход на бумаге и позовите арбитра.
seal-fails = Конверт не закрывается. Запечатайте ход на бумаге и позовите арбитра.
argument-writing = { $name }: нужен ход, с номером или без: { $name } e4 или { $name } 12 чёрные e5.
argument-result = { $name }: нужен результат: 1-0, 0-1 или ничья.
argument-appeal = { $name }: нужны номер решения и причины: { $name } 2 флаг не упал.
help-seat =
    Ваш ход: конь f3. Затем нажать.
    Спросить: последний, часы, запись.
    Партия: ничья, принять, отклонить, сдаться.
    Требования: заявить повторение, заявить флажок.
    Позвать: арбитр, тронуто e4, две-руки.
    Бланк: записать e4, зачеркнуть, подписать 1-0.
    Ещё: помощь всё, помощь заявить.
help-seat-announcing =
    Ваш ход: конь f3, затем нажать.
    Ход соперника: введите его, это повтор.
    Ошиблись: исправить конь f3.
    Он есть на вашей доске: исполнено.
    Спросить: последний, часы, запись.
    Партия: ничья, сдаться, заявить повторение.
    Позвать: арбитр, тронуто e4, две-руки.
    Бланк: записать e4, зачеркнуть, подписать 1-0.
    Ещё: помощь всё, помощь заявить.
help-seat-sealing =
    Партия отложена. Запечатайте ход: запечатать конь f3.
    Больше никто его не услышит, до тех пор ваши часы идут.
    Часы: часы. Бланк: запись. Позвать: арбитр.
    Ещё: помощь всё, помощь запечатать.
help-seat-over =
    Партия закончена.
    Введите подписать и результат.
    Ваш бланк читает запись.
help-executed =
    исполнено: ход соперника сделан на вашей доске, вами или вашим ассистентом.
help-touched =
    тронуто e4: соперник тронул фигуру на e4 и не пошёл ею.
    Решает арбитр. Без него это действует сразу, если правила требуют заявить.
help-two-hands =
    две-руки: соперник ходил двумя руками.
    Решает арбитр.
help-arbiter =
    арбитр: зовёт арбитра.
    арбитр и текст, например арбитр нужен перерыв: жалоба или просьба.
    Часы идут, если вы не остановите их командой пауза.
help-appeal =
    апелляция 2 флаг не упал: обжалует решение 2, с причинами.
    Решает апелляционный комитет.
help-write =
    записать e4: записывает следующий ход в ваш бланк.
    записать 12 чёрные e5: на это место.
help-cross-out =
    зачеркнуть: зачёркивает последнюю запись.
    зачеркнуть 12 чёрные: один ход.
help-sign =
    подписать 1-0, подписать 0-1, подписать ничья: подписывает результат после партии.
    Дома, после заявки на ничью: результат, который дал арбитр.
help-seal =
    запечатать конь f3: кладёт ваш ход в конверт.
    Только после того, как арбитр отложил партию.
    Больше никто его не услышит.

## Что решения арбитра значат для игрока

seat-seen-to = Арбитр рассмотрел вашу просьбу.
seat-aid-granted = Арбитр разрешает вам: { $aid }.
seat-aid-withdrawn = Арбитр запрещает: { $aid }.
seat-signed-off = Арбитр завершил матч.

## За столом арбитра

desk-help = Часы: начать, пауза, продолжить.
    Узнать: вопросы, факты, сравнить, журнал.
    Решить: принять, отклонить, отсрочить, снять.
    Наказать: предупредить белых, добавить-время белым 2, результат 1-0.
    Закрыть стол здесь: уйти.
    Ещё: помощь всё, помощь восстановить.
desk-nothing-typed = Ничего не введено. Введите команду стола или помощь.
desk-player-tells = { $color } зовут арбитра: { $text }
desk-do-told = Когда сделано, введите снять.
desk-do-told-numbered = Когда сделано, введите снять { $number }.
desk-do-appeal = Решает комитет. Введите апелляция { $number } удовлетворена или апелляция { $number } отклонена, с причиной.
desk-which-matter = Какой вопрос? Введите { $name } и номер, например { $name } 2.
desk-no-such-matter = Вопроса { $number } нет. Услышать все: вопросы.
desk-appeal-fee = Взнос возвращается: { $fee }.
desk-appeal-then = Чтобы снять решение: отменить { $number }.
desk-no-appeal = Апелляции не ждут: решение { $number }.
desk-seen-to = Сделано: слова игрока рассмотрены.
desk-seen-to-call = Вызов { $color-key ->
         [white] белых
        *[black] чёрных
    } рассмотрен.
desk-seen-to-of = Вызов { $color-key ->
         [white] белых
        *[black] чёрных
    } рассмотрен: { $text }
desk-sure = { $what } Да или нет?
desk-sure-ends = { $what } Партия на этом закончится. Да или нет?
desk-sure-then = Продолжить? Тогда партия закончится: { $what } Да или нет?
desk-sure-time = { $what } Необычное изменение. Да или нет?
desk-revoke-what = Отменить это? { $what }
desk-moves-gone = Взято назад: { $count } { $count ->
         [one] ход
         [few] хода
         [many] ходов
        *[other] хода
    }.
desk-moves-again = Снова засчитано: { $count } { $count ->
         [one] ход
         [few] хода
         [many] ходов
        *[other] хода
    }.
desk-clocks-then = Тогда на часах: белые { $white }, чёрные { $black }.
desk-touch-kept = Назад брать нечего: { $color } пошли фигурой с { $square } или побили её. { $number ->
    [0] Если это есть среди вопросов, снимите там.
   *[other] Введите снять { $number }.
}
desk-sure-board = Всё же начать? { $what } Да или нет?
desk-still-asked = Ещё ждёт ответа: { $what } Да или нет?
desk-changed-since = С тех пор партия изменилась.
desk-dropped = Вопрос снят, не сделано: { $what }
desk-dropped-sign-off = завершение матча.
desk-dropped-open = вскрытие конверта.
desk-points-most = { $color }: { $points }. Партия даёт не больше одного очка.
desk-points-least = { $color }: { $points }. Больше отнять нельзя.
desk-points-scale = Очки здесь следуют из результата: { $scale }. Введите результат и 1-0.
desk-legal = По записи возможен: последний ход { $color-key ->
         [white] белых
        *[black] чёрных
    }. Если доски или бланки говорят другое, введите сравнить.
desk-illegal-counts = Невозможный, но в силе: на него ответили. Вернуться: { $restore }.
desk-no-time-left = На часах { $color-key ->
         [white] белых
        *[black] чёрных
    } 0:00. Сначала установите их.
desk-still-open = Ещё не решены вопросы, { $count ->
    [1] один:
    [one] { $count }:
    [few] { $count }:
    [many] { $count }:
   *[other] { $count }:
}
desk-sure-sign-off = Завершить? Матч закончится, документы будут записаны. Да или нет?
desk-yes-or-no = Да или нет?
desk-help-yes-or-no = да: делается и записывается. нет: ничего не меняется.
desk-not-done = Ничего не сделано.
desk-not-over = Ещё рано: партия не закончена и не отложена с конвертом у вас.
desk-sheet-lacks = Не хватает в бланке { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $place }.
desk-signed-off = Матч завершён.
desk-sure-adjourned = Завершить до доигрывания? Документы будут записаны. Да или нет?
desk-signed-off-already = Матч уже завершён.
desk-writing = Пишу документы.
desk-records = Документы в папке { $folder }.
desk-records-not = Документы не записаны: { $reason }.
desk-envelope-file = Для конверта, напечатать: { $file }.
desk-note = Заметка: { $text }
desk-note-long = Заметка слишком длинная: не больше { $count } букв. Разделите её на две.

desk-no-rulings = Решений пока нет.
desk-ruling-revoked = Решение { $number }, отменено: { $ruling }
desk-ruling-lifted = Решение { $number }, не действует после решения { $by }: { $ruling }
desk-no-such-move = Хода { $number }, { $color }, ещё не было.

desk-wants-nothing = Введите только { $name }.
desk-wants-player = { $name }: нужен игрок: { $name } белые.
desk-wants-time = { $name }: нужны игрок и время: { $name } белые 5, или 5:30, или 1:05:30.
desk-wants-default-time = { $name }: нужно время: { $name } 30, или 0 без ожидания.
desk-wants-moves = { $name }: нужны игрок и число ходов: { $name } белые 12.
desk-wants-points = { $name }: нужны игрок и очки: { $name } белые +1/2 или -1.
desk-wants-loss = { $name }: нужен игрок: { $name } белые; { $name } белые 1/2 даёт сопернику пол-очка.
desk-wants-fault = { $name }: нужны игрок и причина: { $name } белые 1. { $name } белые называет причины.
desk-wants-result = { $name }: нужны очки обоих: { $name } 1-0.
desk-wants-adjudication = { $name }: нужны результат и кто судил: { $name } 1-0 Anna Muster.
desk-wants-square = { $name }: нужны игрок и поле: { $name } белые e2.
desk-wants-misplaced = { $name } без слов или с игроком и полем: { $name } белые h1.
desk-wants-sheet = { $name }: нужен игрок: { $name } белые; { $name } белые 5 для пяти последних ходов.
desk-wants-aid = { $name }: нужны игрок и средство: { $name } белые время. Все: помощь { $name }.
desk-wants-assistant = { $name }: нужны игрок и имя: { $name } белые Иван Петров; { $name } белые снять.
desk-wants-move = { $name }: нужен последний ход, который остаётся: { $name } 12 чёрные; { $name } 0 к началу.
desk-wants-position = { $name }: нужна позиция: FEN или список фигур.
desk-wants-ruling = { $name }: нужен номер решения: { $name } 2. Список: решения.
    Без номера отменяется окончание партии.
desk-wants-switch = { $name }: включить или выключить: { $name } включить.
desk-wants-minutes = Только { $name } или { $name } 2, с двумя минутами сопернику.
desk-wants-matter = Только { $name } или с номером вопроса: { $name } 2. Список: вопросы.
desk-wants-tasks = { $name }: нужны номера дел: { $name } 3.
desk-wants-all = { $name } без слов или { $name } все.
desk-wants-appeal = { $name } и номер решения, затем удовлетворена или отклонена, или кто подаёт: { $name } 2 отклонена Флаг упал.
desk-wants-number = Только { $name } или с числом: { $name } 20.
desk-wants-sealed = Только { $name } или с секретным ходом: { $name } Кf3.
desk-wants-resumption = { $name }: нужны день, время и место: { $name } 2026-12-01 10:00 Зал 2.
desk-wants-adjournment = { $name } без слов или { $name } досрочно, с минутами, оставшимися от сессии, или без них: { $name } досрочно 45.
desk-wants-text = { $name }: нужен текст: { $name } Белым было плохо.
desk-wants-word = { $name }: нужно слово: { $name } ничья.
desk-wants-voice = { $name }: нужен язык: { $name } ru, { $name } en.
desk-wants-command = Только { $name } или с командой: { $name } восстановить.

desk-nothing-waits = Ничто не ждёт вашего решения.
desk-no-yes-or-no = Да или нет здесь не решает. Какие есть ответы: вопросы.
desk-matter = { $number }: { $what }
desk-fact-touch = На { $square } тогда: { $man }.
desk-fact-about = Ход: { $move }, { $place }.
desk-fact-not-completed = Тот ход ещё не завершён.
desk-fact-taken-back = Тот ход взят назад.
desk-fact-touch-played = { $color } тогда сделали ход { $move }.
desk-fact-touch-since = С тех пор завершено ходов: { $count }.
desk-do-accept = Введите принять или отклонить.
desk-do-stopped = Причина веская? Введите принять, и партия продолжится, или отклонить.
desk-do-touch = Введите принять или снять.
desk-do-two-hands = Введите принять или снять.
desk-do-cable = { $color } вводят ходы, пока она не вернётся. Проверьте её кабель.
desk-do-board = { $color } слышат, что поправить. Остановить часы: пауза.
desk-do-numbered = Введите принять { $number } или снять { $number }.
desk-do-quickplay = Введите принять, отклонить или отсрочить.
desk-do-quickplay-numbered = Введите принять { $number }, отклонить { $number } или отсрочить.
desk-do-compare = Введите сравнить.
desk-do-penalty = Введите наказание, например предупредить или отнять-время, или снять.
desk-do-no-move = Последнее нарушение { $color-key ->
         [white] белых
        *[black] чёрных
    }, если оно считается. Чтобы считать, введите принять { $number }, иначе снять { $number }.
desk-do-position = Введите восстановить или позиция, затем продолжить.
desk-do-rule = Решите, как нужно, или введите снять.
desk-do-default-time = Введите допустимое-опоздание и минуты. Ждать дальше: снять.
desk-do-session = Введите отложить. Играть дальше: снять.
desk-do-sheets = Когда заполнят, введите продолжить.
desk-do-result = Пусть оба подпишут один результат, или введите результат.
desk-do-open = Введите вскрыть. Простить опоздание: снять.

desk-fact-over = Партия закончена.
desk-fact-runs = Партия идёт.
desk-fact-adjourned = Партия отложена.
desk-fact-new = Партия не начата.
desk-fact-stands = Часы остановлены.
desk-fact-repeated = Та же позиция: { $count } { $count ->
         [one] раз
         [few] раза
         [many] раз
        *[other] раза
    }, { $places }.
desk-place-start = в начале
desk-place-set = когда её установили
desk-place = после: { $place }
desk-fact-fifty = Без взятия и хода пешкой: { $count } из { $needed } ходов каждого.
desk-fact-can-mate = У { $color-key ->
         [white] белых
        *[black] чёрных
    } хватает фигур для мата.
desk-fact-cannot-mate = { $color } не могут дать мат этими фигурами.
desk-fact-moves = Ходов сделали { $color-key ->
         [white] белые
        *[black] чёрные
    }: { $count }.
desk-fact-illegal = Невозможных ходов у { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $count }.
desk-fact-board-right = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } совпадает с партией.
desk-fact-board-behind = На доске { $color-key ->
         [white] белых
        *[black] чёрных
    } нет хода соперника.
desk-fact-board-wrong = На доске { $color-key ->
         [white] белых
        *[black] чёрных
    } неверно { $count } { $count ->
         [one] поле
         [few] поля
         [many] полей
        *[other] поля
    }: { $squares }{ $more ->
    [0] {""}
   *[other] , и ещё { $more }
}.
desk-board-none = Доски у { $color-key ->
         [white] белых
        *[black] чёрных
    } нет.
desk-board-never = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } не найдена.
desk-board-gone = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    }: сигнала нет, { $time }.
desk-board-silent = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } ещё не отзывалась.
desk-board-moves = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    }: только законченные ходы.
desk-board-sealed = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    } не описывается: ход идёт в конверт.
desk-clock-runs = Идут часы { $color-key ->
         [white] белых
        *[black] чёрных
    }.
desk-two-hands-unpressed = Это станет невозможным ходом, когда часы нажмут { $color-key ->
         [white] белые
        *[black] чёрные
    }.
desk-clocks-stand = Часы остановлены.
desk-session-left = Остаток сессии: { $time }.

desk-board = Доска { $color-key ->
         [white] белых
        *[black] чёрных
    }, по её датчикам.
desk-board-senses = Она видит только поля. Фигуры названы по партии.
desk-board-unknown = Занято, а в партии пусто: { $squares }.
desk-board-empty = Пусто, а в партии занято: { $squares }.
desk-sheet-empty = Бланк { $color-key ->
         [white] белых
        *[black] чёрных
    } пуст.
desk-sheet-gap = пропуск
desk-sheet-illegal = { $move }, невозможно
desk-announced = Объявили { $color-key ->
         [white] белые
        *[black] чёрные
    }: { $move }.
desk-on-board = На доске { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Ещё ничего не было.

desk-boards-same = Обе доски показывают одно.
desk-boards-differ = Доски расходятся, { $count } { $count ->
         [one] поле
         [few] поля
         [many] полей
        *[other] поля
    }.
desk-difference = { $square }: белые { $white }, чёрные { $black }.
desk-differences-more = И ещё { $count }.
desk-something = фигура
desk-unsure = датчик неисправен
desk-sheets-agree = Бланки сходятся.
desk-sheet-behind = Бланки сходятся. { $count ->
    [0] { $color } ничего не записали.
   *[other] { $color } записали до: { $place }.
}
desk-sheets-until = { $count ->
    [0] Первый ход невозможен ни в одном бланке.
   *[other] Бланки сходятся до: { $place }. Следующий ход невозможен в обоих.
}
desk-sheets-part = Бланки расходятся: { $place }. Белые: { $white }. Чёрные: { $black }.
desk-no-move = нет хода
desk-misrecorded = Ошибка в записи: { $place }. Отмечено: { $recorded }. В бланках: { $written }.
desk-sheet-paper = { $color } пишут от руки: посмотрите бланк сами.
desk-cause-differ = Дальше они расходятся.
desk-cause-missing = { $color } не записали остального.
desk-solution-stands = Партия { $count ->
    [0] в начале.
   *[other] после: { $place }.
} Ход { $color-key ->
         [white] белых
        *[black] чёрных
    }.
desk-solution-back = Назад к { $count ->
    [0] началу.
   *[other] позиции после: { $place }.
} Ход { $color-key ->
         [white] белых
        *[black] чёрных
    }.
desk-correction = { $color } исправляют { $square }: { $man }.
desk-entry = { $color } дописывают { $place }: { $move }.
desk-corrections = { $color } расставляют всю доску: неверных полей { $count }.
desk-entries = { $color } дописывают в бланк ходов: { $count }.
desk-time = Часы { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $time }.
desk-times-judged = О времени судите вы: установить-часы.
desk-doubt-illegal = Оба записали невозможный ход: { $place }. Решите командой невозможный.
desk-doubt-missing = Нет в обоих бланках: { $place }.
desk-doubt-nothing = Ничего не записано, и ни одна доска не показывает начало.
desk-propose = Чтобы так решить, введите принять. ФИДЕ 2023, D.2.9.
desk-propose-none = Предложения нет: спросите игроков, затем введите восстановить или позиция.
desk-propose-warning = { $color } получат за это предупреждение, если ввести принять.
offence-ahead = { $color } записали ход заранее.
offence-other-hand = Часы: { $color } нажали другой рукой или держали на них палец.
offence-misuse = { $color } ударили по часам, подняли или опрокинули их.
offence-upset = { $color } опрокинули фигуры и нажали часы.
offence-leaving = { $color } ушли без разрешения.
offence-disturbing = { $color } мешали сопернику.
offence-telephone = { $color } имели при себе телефон, или он зазвонил.
offence-notes = Помощь: { $color } пользовались записями или подсказкой.
offence-refusing = { $color } отказались соблюдать правила.
desk-propose-remark = В первый раз: замечание. В следующий раз: предупреждение.
desk-propose-time = { $color } получат за это ещё две минуты, если ввести принять.
desk-propose-loss = { $color } проиграют партию, если ввести принять.
desk-fault-allowed = Разрешено: по этим правилам можно записывать заранее.

desk-aid-never = { $aid }: этого не разрешит ни один арбитр, подсказки запрещены. ФИДЕ 2023, 11.3.1.
desk-aid-has = Уже есть, { $color }: { $aid }.
desk-aid-has-not = Не было, { $color }: { $aid }.
desk-aid-granted = Разрешено, { $color }: { $aid }.
desk-aid-tells = Невозможный ход: отказ до нажатия. Без наказания.
desk-aid-withdrawn = Больше не разрешено, { $color }: { $aid }.
desk-aid-used = { $color } спрашивали: { $aid }.
desk-aid-refused = { $color } спрашивали, было отказано: { $aid }.
desk-no-aids = ничего
desk-assistant = Ассистент { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $name }.
desk-assistant-dismissed = Ассистента у { $color-key ->
         [white] белых
        *[black] чёрных
    } больше нет.
desk-no-assistant = У { $color-key ->
         [white] белых
        *[black] чёрных
    } нет ассистента.
desk-assistant-needed = В этой паре нужен ассистент. Сначала назовите другого. { $article }

desk-no-adjournment = Отложить нельзя: файл матча этого не разрешает.
desk-no-session = Сессия неизвестна или истекла. Введите отложить или назовите минуты: отложить досрочно 45.
desk-no-key = Нет ключа для конвертов: ход не запечатать.
desk-early-flag = { $color }, осталось { $time }: досрочное откладывание стоит больше, и флаг упадёт.
desk-envelope-passphrase = Конверт: введите пароль стола. Просто Enter: он останется закрытым.
desk-help-envelope = Введите пароль, который открывает стол. Затем секретный ход будет сделан.
desk-envelope-closed = Конверт остаётся закрытым.
desk-envelope-wrong = Неверный пароль. Введите снова. Просто Enter: конверт останется закрытым.
desk-envelope-damaged = Конверт повреждён: его не прочесть. Если игроки согласны о ходе: утерян и ход.
desk-sealed-ambiguous = В конверте: { $text }. Это может значить разные ходы. Записавший проиграл.
desk-sealed-unreadable = В конверте: { $text }. Это невозможный ход. Записавший проиграл.
desk-lost-annuls = Конверт утерян, и хода никто не знает. Партия аннулируется.

desk-of = { $color }: { $what }
desk-absent-loses = Отметить отсутствие, { $color }? Тогда сразу поражение: время ожидания вышло.
desk-game-over = Партия закончена. Введите отменить, чтобы отменить окончание, или завершить.
desk-then-over = Введите отменить, чтобы отменить окончание, или завершить.
desk-then-over-ruled = Введите отменить { $number }, чтобы отменить решение { $number }, или завершить.
desk-game-over-ruled = Партия закончена. Введите отменить { $number }, чтобы отменить решение { $number }, или завершить.
desk-sealed = Ход записан. Когда он у вас в руках: конверт.
desk-adjourned = Партия отложена. В назначенный день: доигрывание, затем вскрыть.
desk-resumption-past = Этот день прошёл: { $date }. Введите более поздний.
desk-resumption-missing = Когда и где доигрывание? Введите дата-доигрывания, затем день, время и место.
desk-sealed-again = Секретный ход сделать нельзя. Если игроки согласны о ходе: утерян и ход, например утерян Кf3. Без хода введите результат.
desk-opened-clock = Добавление за секретный ход: { $color }.
desk-open-now = Введите вскрыть.
desk-open-if-there = На месте ли { $color-key ->
         [white] белые
        *[black] чёрные
    }? Если да, введите вскрыть. Если нет, введите отсутствуют { $player }.
desk-not-begun = Партия не начата. Введите начать.
desk-ruling-stays = { $helps ->
    [revoked] Решение { $number } уже отменено.
    [position] Решение { $number } отменить нельзя: партия продолжилась. Введите позиция или восстановить, например восстановить 12 чёрные.
    [moves] Решение { $number } отменить нельзя: партия продолжилась. Введите счётчик-ходов.
    [penalty] Решение { $number } отменить нельзя. Введите отменить { $next }, его наказание.
    [touch] Решение { $number } отменить нельзя: игрок продолжил. Введите { $restore }: тогда { $color } могут снова сделать { $back ->
        [0] любой ход.
       *[other] ход { $move }.
    }
    [waive] Решение { $number } отменить нельзя: партия продолжилась. Введите касание и поле.
    [increment] Решение { $number } отменить нельзя: партия продолжилась. Введите добавление включить или добавление выключить.
    [offer] Решение { $number } отменить нельзя: партия продолжилась. Соперник может отказаться.
    [default-time] Решение { $number } отменить нельзя: партия продолжилась. Введите допустимое-опоздание и минуты.
    [dismissed] Решение { $number } отменить нельзя: партия продолжилась. Решите командой касание, две-руки, предупредить или другим наказанием.
    [quickplay] Решение { $number } отменить нельзя: партия продолжилась. Введите результат, добавить-время или отнять-время.
    [end] По решению { $number } партия продолжается. Чтобы снова закончить её, введите результат или поражение.
    [again] Решение { $number } отменило решение { $of }. Чтобы решить так снова, введите его команду, например добавить-время белые 2.
   *[other] Решение { $number } отменить нельзя: партия продолжилась. Введите восстановить, установить-часы или результат.
}
desk-paused = Часы остановлены. Введите продолжить.
desk-not-led = Доски { $color-key ->
         [white] белых
        *[black] чёрных
    } не видно. Проверьте её сами.
desk-restored-same = Позиция уже эта: ходы назад не берутся, время на часах прежнее. Изменить: установить-часы.
desk-boards-then-resume = Часы остановлены. Когда доски верны, введите продолжить.
desk-matters-again = { $count ->
    [1] Снова ждёт один вопрос.
    [one] Снова ждут вопросы: { $count }.
    [few] Снова ждут вопросы: { $count }.
    [many] Снова ждут вопросы: { $count }.
   *[other] Снова ждут вопросы: { $count }.
} Введите вопросы.
desk-resume-when-ready = Когда все готовы, введите продолжить.
desk-judging = Могут ли { $color-key ->
         [white] белые
        *[black] чёрные
    } ещё дать мат? Это проверяется.
desk-examined = Позиция проверяется. Если никто не может дать мат, сейчас будет ничья.
desk-stands = { $square } { $man }
desk-illegal-board = На доске { $color-key ->
         [white] белых
        *[black] чёрных
    }: { $squares }.
desk-not-pressed = { $color } не нажали часы, игра продолжается, ходят { $opponent-key ->
         [white] белые
        *[black] чёрные
    }. Говорить об этом нельзя.
desk-illegal-stands = Ход { $color-key ->
         [white] белых
        *[black] чёрных
    } был невозможным. Он считается, пока на него не укажут или не решите вы.
desk-illegal-position = Последний ход был невозможным: два короля под шахом или пешка на последней горизонтали. Один ход, чтобы указать на это или прекратить: { $color }.
desk-sheet-differs = { $color } записали { $wrote }: { $place }. Сыграно: { $made }.
desk-place-white = место белых
desk-place-black = место чёрных
desk-place-desk = сам стол
desk-closed-there = Стол закрыт в одном месте.
desk-locked-at = Стол заблокирован: { $place }.
desk-opened-at = Стол открыт здесь: { $place }.
desk-wrong-at = Неверный пароль: { $place }.
desk-unclear = { $color } говорят { $text }: невозможный ход. У игрока спрошены оба поля.
desk-repeats-another = { $color } повторяют { $said }. Ход был { $move }.
desk-envelope-wrong-at = Неверный пароль для конверта: { $place }.
desk-code-wrong = Неверный код: { $place }.
desk-terminal-there = Терминал подключён: { $place }.
interrupted = Программа остановилась: думали { $color-key ->
         [white] белые
        *[black] чёрные
    }. Не учтено самое большее секунд: { $seconds }.
interrupted-unknown = Программа остановилась: думали { $color-key ->
         [white] белые
        *[black] чёрные
    }. Сколько времени не учтено, неизвестно. Если знаете, установите часы.
desk-terminal-gone = Терминал пропал: { $place }.
desk-told-board-lost = Доска потеряна: { $color }. Игрок вводит ходы.
desk-told-board-back = Доска снова на связи: { $color }.
desk-told-board-wrong = Доска неверна: { $color } слышат, что поправить.
desk-told-board-right = Доска снова верна: { $color }.
desk-told-board-low = Мало заряда: доска { $color-key ->
         [white] белых
        *[black] чёрных
    }.
desk-told-board-missed = Данные доски потеряны: { $color }. Возможно, пропущено касание.
desk-told-mutes = { $color } отключают { $square }: говорят, что мерцает. Если касания не было: случайно { $color-key ->
    [white] белые
   *[black] чёрные
}.
desk-told-flickers = { $square } мерцает на доске { $color-key ->
         [white] белых
        *[black] чёрных
    }. Если касание случайное: случайно { $color-key ->
         [white] белые
        *[black] чёрные
    }.

## Помощь за столом арбитра

help-desk-start =
    начать: партия начинается, идут часы того, чей ход.
    ФИДЕ 2023, 6.6.
help-desk-pause = пауза: останавливает часы.
help-desk-resume = продолжить: снова пускает часы.
help-desk-matters =
    вопросы: всё, что ждёт вашего решения, с фактами и командами.
help-desk-accept =
    принять 2: да на вопрос 2. Без номера: на предложение команды сравнить или на единственный вопрос.
    принять 2: да на вопрос 2. Номера называет команда вопросы.
help-desk-reject =
    отклонить 2: нет на вопрос 2. Без номера: на предложение команды сравнить или на единственный вопрос.
    отклонить 2: нет на вопрос 2. Номера называет команда вопросы.
help-desk-postpone =
    отсрочить: требование ничьей в ускоренном окончании решается позже.
    отсрочить 2: с двумя минутами сопернику.
help-desk-dismiss =
    снять: отказывает по вопросу или отмечает его сделанным.
    снять 2: вопрос 2. Номера называет команда вопросы.
help-desk-appeal =
    апелляция 2 удовлетворена, апелляция 2 отклонена, с причиной: как комитет решил о решении 2.
    апелляция 2 белые, с причинами: белые подают апелляцию.
help-desk-facts =
    факты: повторения с их ходами, пятьдесят ходов, материал, время, невозможные ходы, доски.
help-desk-article = статья 9.2, статья рокировка: что говорят там правила, кратко.
help-desk-compare =
    сравнить: обе доски, оба бланка и позиция, которая из них следует.
    ФИДЕ 2023, D.2.9.
help-desk-board =
    доска белых: доска, на которой играют белые.
    доска e4: поле в партии.
help-desk-sheet =
    бланк белых: что записали белые.
    бланк белых 5: последние пять ходов.
help-desk-last =
    последний: последний ход и объявленный ход.
help-desk-log =
    журнал: последние десять записей.
    журнал 30: больше записей.
    Время считается от начала матча.
help-desk-clocks =
    часы: время обоих и чьи часы идут.
help-desk-set-clock =
    установить-часы белые 1:23:45: часы, минуты, секунды.
    23:45 минуты, секунды. 23 минуты.
help-desk-set-moves =
    счётчик-ходов белые 12: счётчик на часах белых становится 12.
help-desk-add-time =
    добавить-время белым 2: белые получают две минуты.
    добавить-время белым 1:30: полторы минуты.
help-desk-take-time =
    отнять-время белые 2: белые теряют две минуты.
    отнять-время белые 1:30: полторы минуты.
help-desk-increment =
    добавление включить: отныне пять секунд на ход.
    добавление выключить: отказано.
help-desk-warn = предупредить белых: белые получают предупреждение.
help-desk-points =
    очки белым +1/2: белые получают ещё пол-очка.
    очки белым -1: на очко меньше.
    После партии.
help-desk-loss =
    поражение белые: белые проиграли.
    поражение белые 0: чёрные тоже ничего не получают.
help-desk-result =
    результат 1-0: очки белых, очки чёрных.
    Также 1/2-1/2, 0-0 и другие.
help-desk-adjudicate =
    присудить 1-0 Anna Muster: этот результат, потому что Anna Muster оценила позицию.
    Файл матча должен это разрешать.
help-desk-fine =
    штраф белым: штраф, объявленный заранее.
help-desk-exclude = отстранить белых: белые пропускают следующие туры.
help-desk-expel = исключить белых: белые выбывают из соревнования.
help-desk-annul =
    аннулировать: партия не считается, будет сыграна новая.

help-desk-illegal =
    невозможный белые: вы видели, что последний ход белых был невозможным.
help-desk-touch =
    касание белые e2: белые тронули фигуру на e2, сейчас или перед последним ходом, и должны ею пойти.
    О более раннем ходе: принять и номер жалобы.
help-desk-waive =
    случайно белые: белые коснулись случайно, это не считается.
    Белые слышат, что вернуть и чьи часы идут. ФИДЕ 2023, 4.2.2.
help-desk-two-hands =
    две-руки белые: белые ходили двумя руками.
help-desk-fault =
    проступок белые: называет причины. проступок белые 1: белые сделали это.
    Это записывается, и предлагается наказание.
help-desk-flag = флажок белых: флажок белых упал.
help-desk-wrong-start =
    неверное-начало: начальная позиция была неверной.
    неверное-начало белые: король и ферзь белых были переставлены.
    неверное-начало белые h1: фигура с h1 стояла на другом поле.
    Для новой партии поздно: этой фигуре нельзя рокировать.
help-desk-turned =
    повёрнута: доска лежит неверно.
    Партия продолжается.
help-desk-reversed =
    цвета-перепутаны: партия началась с перепутанными цветами.
help-desk-displaced =
    сдвинуты 12 чёрные: фигуры были сдвинуты после двенадцатого хода чёрных.
    Партия возвращается туда, как при команде восстановить.
help-desk-restore =
    восстановить 12 чёрные: назад к позиции после двенадцатого хода чёрных и к её времени.
    восстановить 0: к началу. Часы стоят до команды продолжить.
help-desk-position =
    позиция и FEN или список фигур: партия продолжается оттуда.
    Часы стоят до команды продолжить.
help-desk-rulings = решения: все решения и наказания с номерами.
help-desk-revoke =
    отменить 2: отменяет решение 2.
    Время, установка часов, очки, результаты, касания, наказания и любое окончание партии.
    Без номера, после партии: отменяет её окончание, также по вашему решению.
help-desk-allow =
    разрешить белым возможные ходы.
    Средства: последние объявления, свой бланк, время, номер хода, бланк соперника, чтение позиции, возможные ходы, атакующие, напоминания о ничьей, название дебюта, возврат ходов.
help-desk-withdraw =
    запретить белым время: белые больше не могут спрашивать время.
    Все названия: помощь разрешить.
help-desk-aids =
    средства: средства каждого игрока и ассистенты.
help-desk-assistant =
    ассистент белых Иван Петров: назначает ассистента белым.
    ассистент белых снять: у белых его больше нет.
help-desk-absent =
    отсутствуют белые: отмечает, что белых нет.
    Действует допустимое опоздание.
help-desk-arrived = на-месте белые: белые прибыли.
help-desk-default-time =
    допустимое-опоздание 30: опоздавший до получаса ещё может играть.
    допустимое-опоздание 0: без ожидания.
help-desk-adjourn =
    отложить: тот, чей ход, должен запечатать его.
    Затем конверт.
    отложить досрочно: этого хочет игрок, чей ход, и теряет остаток сессии.
help-desk-resumption = дата-доигрывания 2026-12-01 10:00 Зал 2: день, время и место для конверта. Игроки это слышат.
help-desk-envelope =
    конверт: секретный ход у вас, партия отложена.
help-desk-due =
    доигрывание: час настал, отложенная партия продолжается.
    Отныне считаются опоздания. Затем вскрыть, или отсутствуют и игрок.
help-desk-open =
    вскрыть: вскрывает конверт паролем. Партия продолжается.
help-desk-lost =
    утерян Кf3: конверт утерян, оба согласны об этом ходе.
    Без хода: партия аннулируется.
help-desk-note =
    заметка Белым было плохо: записывает заметку в отчёт.
help-desk-tasks =
    дела: что за этим столом ещё не сделано.
    дела все: всё, до партии, во время и после.
help-desk-done = сделано 3: дело 3 сделано. сделано 1 2 4: несколько.
help-desk-undone = не-сделано 3: дело 3 всё же не сделано.
help-desk-glossary = словарь ничья: слово на каждом языке. Слово может быть на любом из них.
help-desk-report =
    отчёт: записывает документы, какие есть сейчас, и говорит куда.
help-desk-sign-off =
    завершить: заканчивает матч и записывает его документы.
help-desk-talk =
    язык ru: стол говорит по-русски. язык en: по-английски.
help-desk-help =
    помощь: коротко о столе.
    помощь всё: все команды.
    помощь восстановить: одна команда.
help-desk-leave =
    уйти: закрывает стол здесь.
    Пароль снова откроет его.

entry-retyped = Прочитано как { $text }.
reason-unread = ни один голос не читает этот язык
voices-new =
    Новый голос: { $folder }
    Переведите его файлы. Затем проверьте их: { $program } voices check { $parent }
voices-new-exists = Уже есть: { $folder }. Переименуйте эту папку или назовите другую.
voices-new-fails = Папка не создаётся: { $folder }, { $reason }.
voice-state = Неизвестное состояние: { $state }. Напишите draft, read или spoken.
voice-untranslated =
    { $count ->
        [one] Не хватает: { $count } предложение. Говорится на другом языке: { $names }.
        [few] Не хватает: { $count } предложения. Говорятся на другом языке: { $names }.
        [many] Не хватает: { $count } предложений. Говорятся на другом языке: { $names }.
       *[other] Не хватает: { $count } предложения. Говорятся на другом языке: { $names }.
    }
voice-untranslated-more = И ещё { $count }.
voice-plural = В { $name } не хватает вариантов: { $variants }, для числа { $gap }.
voice-meanings = { $word } значит в ходах двоякое: { $first } и { $other }. У каждого должны быть свои слова.
help-repertoire =
    репертуар мой: ваши дебюты, из вашего файла мой.pgn в папке repertoire папки данных. Вводите свои ходы.
    репертуар партии: что вы играли хотя бы дважды. репертуар партии чёрные: одна сторона, также белые.
    репертуар: все дебюты и сколько в них повторить.
    подсказка: помощь в четыре шага. сведения: ходы ещё раз.
    вперёд: ход и дальше.
    закрыть: назад к вашей партии.
setting-pictures = Фигуры на экране картинками, если терминал их показывает.
cli-voices-new = Создать папку для нового языка, под перевод.
arg-pictures = рисовать ли фигуры на экране картинками: on или off.
arg-voices-new-language = код языка, например nl или pt-BR.
arg-voices-new-folder = папка для него. Если не указана, папка ваших голосов.
health-voices =
    { $count ->
        [one] Голоса: работает ещё { $count }.
        [few] Голоса: работают ещё { $count }.
        [many] Голоса: работают ещё { $count }.
       *[other] Голоса: работают ещё { $count }.
    }
health-voices-draft = Голоса: черновики, не проверенные носителем языка: { $names }.
voice-review =
    { $state ->
        [read] Голос { $name }: вычитан, { $by }, { $date }.
        [spoken] Голос { $name }: прослушан, { $by }, { $date }.
       *[draft] Голос { $name }: черновик, не проверен носителем языка.
    }
voice-unconfirmed = Голос { $name }: нужно подтвердить: { $words }.
health-speech-unread = Речь: espeak-ng не читает этот язык: { $language }. Настройте в речевом сервере другой голос или используйте скринридер.
reason-louis-unfit = для этого языка нет верной таблицы
pictures-none = Этот терминал не показывает картинок. Фигуры рисуются знаками.
pictures-absent = Эта программа собрана без картинок. Как их получить, написано в docs/guide.md.
arg-import-letters = буквы фигур в файле как у этого голоса: например de.
reason-voices = голоса этой системы не работают; чтобы говорил только скринридер, введите речь выключить
health-speech-system =
    Речь: в этой системе { $count } { $count ->
        [one] голос
        [few] голоса
        [many] голосов
       *[other] голоса
    }; { $languages }.
health-speech-system-missing = Речь: для языка { $language } нет голоса. Добавьте его в настройках речи этой системы.
health-terminal-unread-elsewhere =
    Терминал: скринридеры не читают { $name }. Используйте { $system ->
        [windows] Windows Terminal
       *[macos] Терминал
    }.
health-tried-linux = Система: Linux. В тестах программу читают Orca, Fenrir, BRLTTY и yasr. Отзывов от незрячих игроков пока нет.
health-tried-windows = Система: Windows. Разработчики пробовали программу только под Wine, без скринридера. Если у вас NVDA или JAWS, сообщите нам, как она читается.
health-tried-macos = Система: macOS. Разработчики собрали программу, но ни разу не запускали. Если у вас VoiceOver, сообщите нам, как она читается.
health-tried-nowhere = Система: здесь программу никто не пробовал. Сообщите нам, как она работает.
reason-louis-absent = нет lou_translate, установите liblouis
health-braille-absent = Брайль: шахматная запись работает. Для литературного брайля установите liblouis.
reason-no-name = у файла не может быть такого имени

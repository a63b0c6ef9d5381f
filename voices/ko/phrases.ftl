# 수 자체를 뺀 모든 한국어 문장.
# 중요한 말이 앞에 온다. 문장은 되도록 마흔 칸을 넘지 않는다.

## 색, 기물, 목록

color-white = 백
color-black = 흑

king = { $count ->
   *[other] 킹
}
queen = { $count ->
   *[other] 퀸
}
rook = { $count ->
   *[other] 룩
}
bishop = { $count ->
   *[other] 비숍
}
knight = { $count ->
   *[other] 나이트
}
pawn = { $count ->
   *[other] 폰
}

white-king = { $count ->
   *[other] 백 킹
}
white-queen = { $count ->
   *[other] 백 퀸
}
white-rook = { $count ->
   *[other] 백 룩
}
white-bishop = { $count ->
   *[other] 백 비숍
}
white-knight = { $count ->
   *[other] 백 나이트
}
white-pawn = { $count ->
   *[other] 백 폰
}
black-king = { $count ->
   *[other] 흑 킹
}
black-queen = { $count ->
   *[other] 흑 퀸
}
black-rook = { $count ->
   *[other] 흑 룩
}
black-bishop = { $count ->
   *[other] 흑 비숍
}
black-knight = { $count ->
   *[other] 흑 나이트
}
black-pawn = { $count ->
   *[other] 흑 폰
}

heading-color-white = 백
heading-color-black = 흑
heading-king = { $count ->
   *[other] 킹
}
heading-queen = { $count ->
   *[other] 퀸
}
heading-rook = { $count ->
   *[other] 룩
}
heading-bishop = { $count ->
   *[other] 비숍
}
heading-knight = { $count ->
   *[other] 나이트
}
heading-pawn = { $count ->
   *[other] 폰
}
heading-white-king = { $count ->
   *[other] 백 킹
}
heading-white-queen = { $count ->
   *[other] 백 퀸
}
heading-white-rook = { $count ->
   *[other] 백 룩
}
heading-white-bishop = { $count ->
   *[other] 백 비숍
}
heading-white-knight = { $count ->
   *[other] 백 나이트
}
heading-white-pawn = { $count ->
   *[other] 백 폰
}
heading-black-king = { $count ->
   *[other] 흑 킹
}
heading-black-queen = { $count ->
   *[other] 흑 퀸
}
heading-black-rook = { $count ->
   *[other] 흑 룩
}
heading-black-bishop = { $count ->
   *[other] 흑 비숍
}
heading-black-knight = { $count ->
   *[other] 흑 나이트
}
heading-black-pawn = { $count ->
   *[other] 흑 폰
}

empty = 비어 있음
empty-ranks = 비어 있음

## 시간

time-joined = { $items } { $next }
hours = { $n ->
    [1] 한 시간
    [2] 두 시간
    [3] 세 시간
    [4] 네 시간
    [5] 다섯 시간
    [6] 여섯 시간
    [7] 일곱 시간
    [8] 여덟 시간
    [9] 아홉 시간
    [10] 열 시간
   *[other] { $n }시간
}
minutes = { $n }분
seconds = { $n }초

## 대국에서 일어나는 일

period-began = 새 시간 구간: { $color }에게 { $time } 추가.
draw-offered = { $color }이 무승부를 제안합니다.
draw-offered-own = 무승부를 제안했습니다.
claim-offers = { $color }의 주장은 무승부 제안으로 남습니다.
claim-offers-own = 주장은 무승부 제안으로 남습니다.
draw-accepted = { $color }이 무승부를 승낙합니다.
draw-declined = { $color }이 무승부를 거절합니다.
claim-wrong-threefold = 주장 기각: 이 국면은 { $count ->
    [1] 한 번
    [2] 두 번
   *[other] { $count }회
} 나왔습니다. 세 번 나와야 합니다.
claimed-with = { $color }이 무승부를 주장합니다. 예정한 수: { $move }.
must-play = { $color }이 두어야 할 수: { $move }.
claim-wrong-fifty = { $count ->
   *[other] 주장 기각: 폰 수와 기물 잡는 수 없이 둔 것은 양쪽 { $count }수뿐입니다. 50수가 필요합니다.
}
time-added = { $color }에게 { $time } 추가.
taken-back = 무름: { $moves }.
flag-fell = { $color }의 시간이 다 되었습니다.
paused = 시계가 멈췄습니다.
resumed = 시계가 갑니다.

ended-checkmate = 체크메이트. { $winner }의 승리.
ended-checkmate-told = { $winner }의 승리.
ended-king-on-hill = 킹이 언덕에 올랐습니다. { $winner }의 승리.
ended-third-check = 세 번째 체크. { $winner }의 승리.
ended-king-exploded = 킹이 폭발했습니다. { $winner }의 승리.
ended-all-pieces-lost = { $winner }의 승리. 기물을 모두 잃었습니다.
ended-no-moves-left = { $winner }의 승리. 둘 수가 없습니다.
ended-horde-taken = 호드가 모두 잡혔습니다. { $winner }의 승리.
ended-race-won = 킹이 마지막 랭크에 있습니다. { $winner }의 승리.
ended-race-drawn = 무승부. 두 킹이 모두 마지막 랭크에 있습니다.
ended-own-win = 이겼습니다.
ended-own-loss = 졌습니다.
ended-odds = 핸디캡에 따라 { $winner }의 승리.
ended-resignation = { $loser }이 기권했습니다. { $winner }의 승리.
ended-resignation-no-mate = 기권했지만 무승부. 상대가 어떤 수로도 체크메이트할 수 없습니다.
ended-stalemate = 스테일메이트로 무승부.
ended-dead-position = 무승부. 어느 쪽도 체크메이트할 수 없는 국면입니다.
ended-agreement = 합의 무승부.
ended-flag = { $winner }의 시간승.
ended-flag-no-mate = 무승부. 시간이 다 되었지만 상대가 체크메이트할 수 없습니다.
ended-threefold = 3회 동형반복으로 무승부.
ended-fifty-moves = 50수 규칙으로 무승부.
ended-fivefold = 5회 동형반복으로 무승부.
ended-seventy-five-moves = 75수 규칙으로 무승부.
ended-both-flags = 무승부. 양쪽 모두 시간이 다 되었습니다.
ended-default-time = { $winner }의 승리. { $loser }이 너무 늦게 왔습니다.
ended-both-absent = 두 선수 모두 패배. 아무도 제때 오지 않았습니다.
ended-illegal-moves = { $winner }의 승리. { $loser }의 반칙수가 너무 많습니다.
ended-illegal-moves-no-mate = 무승부. 반칙수가 너무 많지만 상대가 체크메이트할 수 없습니다.
ended-illegal-position = 무승부. 규칙에 어긋난 국면이 판에 남았습니다.
ended-quickplay = 무승부. 심판이 주장을 받아들였습니다.
ended-quickplay-agreed = 무승부. 상대가 주장을 받아들였습니다.
ended-sealed-move-no-mate = 무승부. 봉수가 무효지만 상대가 체크메이트할 수 없습니다.
ended-sealed-move = { $winner }의 승리. { $loser }의 봉수가 무효입니다.
ended-arbiter = 심판 판정: 백 { $white }, 흑 { $black }.
ended-adjudicated = 국면 판정: 백 { $white }, 흑 { $black }.
ended-annulled = 대국 무효. 새로 둡니다.
ended-points = 점수: 백 { $white }, 흑 { $black }.

over-next = 재대국 또는 새대국: 한 판 더. 요약: 이 대국을 짧게. 열기 { $game }: 수순.
refused-game-over = 대국이 끝났습니다. 새로 두려면 새대국을 입력하세요.
refused-not-running = 진행 중인 대국이 아닙니다.
refused-already-running = 대국이 이미 진행 중입니다.
refused-illegal-move = 반칙수입니다.
refused-no-offer = 답할 무승부 제안이 없습니다. 제안하려면 무승부를 입력하세요.
refused-offer-stands = 무승부가 이미 제안되어 있습니다.
refused-answer-waits = 아직 아닙니다: { $color }이 먼저 둡니다. 그 뒤에 답하세요.
offer-answer-two = { $opponent }: { $accept } 또는 { $decline } 중에서 입력하세요.
refused-nothing-to-take-back = 무를 수가 없습니다.
refused-too-early-for-draw = 무승부는 아직 이릅니다. 양쪽이 먼저 한 수씩 두어야 합니다.
refused-no-draw-before = 무승부는 아직 이릅니다. 이 대회에서는 양쪽이 { $count }수씩 둔 뒤에만 합의할 수 있습니다.
refused-not-your-claim = 둘 차례가 아닙니다. 주장은 자기 차례에 하세요.
refused-not-your-turn = { $color }의 차례가 아닙니다.
refused-not-your-clock = { $color }의 시계가 가고 있지 않습니다.
refused-not-opponent = { $color }만 할 수 있습니다.
refused-nothing-there = { $square }: 비어 있습니다.
refused-occupied = { $square }: 기물이 있습니다.
refused-nothing-in-hand = 손에 든 기물이 없습니다. 먼저 들기와 칸을 입력하세요.
refused-no-board = 필요 없습니다. 여기서는 수를 입력합니다.
refused-adjust-too-late = 정돈하기에 늦었습니다. 이미 기물을 만졌습니다.
refused-already-made = 늦었습니다. 이미 둔 수입니다.
refused-piece-chosen = 늦었습니다. 먼저 고른 기물로 정해졌습니다: { $piece }.
refused-must-move-touched = 터치 무브: { $square }의 기물을 움직여야 합니다.
refused-must-capture = 터치 무브: { $square }의 기물을 잡아야 합니다.
refused-must-capture-with = 터치 무브: { $square }의 기물로 { $other }의 기물을 잡아야 합니다.
refused-nothing-touched = { $color }이 만진 기물이 없습니다.
refused-too-late-to-complain = 이의를 내기에 늦었습니다. 이미 기물을 만졌습니다.
refused-nothing-announced = 정정할 선언이 없습니다.
refused-already-announced = 이미 선언했습니다. 바꾸려면 정정을 입력하세요.
refused-must-repeat = 먼저 { $color }의 수를 복창하세요. 그다음 자기 수를 선언하세요.
refused-must-repeat-move = 먼저 복창: { $move }. 그다음 자기 수를 선언하세요.
refused-claim-right-lost = 주장하기에 늦었습니다. 이미 수를 두기 시작했습니다.
refused-no-quickplay = 이 대국에는 퀵플레이 마무리가 없습니다.
refused-too-early-for-quickplay = 아직 이릅니다. 남은 시간이 2분 미만일 때 자기 차례에 주장하세요.
refused-nothing-to-claim = 주장할 반칙수가 없습니다.
refused-no-increment = 이 규칙에는 없습니다: 수마다 5초를 요청할 수 없습니다.
refused-claim-awaits-flag = 깃발이 떨어지기 전에는 안 됩니다: 그때 주장을 판정하십시오.
refused-claim-waits = 무승부가 주장되었습니다: 승낙, 거절, 또는 심판이 정한 결과로 서명.
refused-no-touch-owed = { $square }: 의무가 없습니다. 만지지 않았거나 이미 움직였습니다.
refused-too-late = 그러기에는 늦었습니다.
refused-no-such-ply = 대국의 수가 { $count }수보다 적습니다.
refused-not-in-advance = 미리 적을 수 없습니다. 아직 두지 않은 수: { $place }.
refused-sheet-hole = 먼저 적으세요: { $place }.
refused-not-over = 대국이 아직 끝나지 않았습니다.
refused-not-there = { $color }이 자리에 없습니다.
refused-not-absent = { $color }이 자리에 있습니다.
refused-not-adjourned = 대국이 중단되지 않았습니다.
refused-already-sealed = 이미 봉수했습니다.
refused-not-sealing = 봉수할 수가 없습니다.
refused-not-sealed = { $color }이 아직 봉수하지 않았습니다.
refused-no-arbiter = 이 대국에는 심판이 없습니다.
refused-no-adjudication = 국면 판정은 할 수 없습니다. 시합 파일이 허용하지 않습니다.
refused-no-next-period = 다음 시간 구간이 없습니다.
refused-nothing-to-decide = 그 결정을 기다리는 안건이 없습니다.
refused-contradicts = 이 결정과 어긋나는 판정: { $number }. 먼저 철회 { $number } 명령을 입력하세요.
refused-no-such-ruling = 철회할 판정이 없습니다: { $number }.
refused-no-such-penalty = 이 연도의 규칙에는 그런 벌칙이 없습니다.

## 조항별 규칙

law-articles = FIDE { $year } 조항: { $articles }. 조항 9 또는 조항 캐슬링을 입력하세요.
law-which = 하나만 듣기: 조항 { $subject }.
law-unknown = FIDE { $year }에 없음: { $word }. 모두 듣기: 조항.
law-preface = 서문: 규칙이 모든 것을 다룰 수는 없습니다. 맞는 조항이 없으면 심판이 비슷한 경우에 따라 정합니다.
law-not-confirmed = 이 연도의 규칙은 확인되지 않았습니다.
law-aim = 게임의 목표: 백이 먼저 두고 번갈아 둡니다. 상대 킹을 체크메이트하면 이깁니다.
law-board = 체스판: 가로 여덟, 세로 여덟 칸이며 밝은 칸과 어두운 칸이 번갈아 있습니다. 각 선수의 오른쪽 구석은 밝은 칸입니다.
law-own-square = 자기 기물: 자기 기물이 있는 칸으로는 갈 수 없습니다. 상대 기물이 있으면 잡습니다.
law-promotion = 승급: 마지막 랭크에 간 폰은 같은 수에서 퀸, 룩, 비숍, 나이트가 됩니다. { $touch ->
    [yes] 새 기물이 칸에 닿으면 선택이 확정됩니다.
   *[no] 수를 두면 선택이 확정됩니다.
}
law-adjusting = 기물 바로 놓기: 자기 차례에, 먼저 말한 뒤에만 됩니다.
law-touch-move = 터치무브: 만진 자기 기물은 움직이고, 만진 상대 기물은 잡아야 합니다, 규칙상 가능하면. 처음 만진 기물이 기준입니다. 이의는 직접 기물을 만지기 전에 제기하세요.
law-touched-castling = 킹과 룩을 만짐: 가능하면 그쪽으로 캐슬링해야 합니다. 룩을 먼저 만지면 캐슬링 없이 룩이 움직입니다.
law-nothing-to-move = 만진 기물에 둘 수 있는 수가 없을 때: 아무 합법적인 수나 둘 수 있습니다.
law-made = 수를 둠: 손이 새 칸에서 기물을 놓았을 때입니다. 잡힌 기물은 판 밖에 있고, 캐슬링은 룩도 놓아야 합니다.
law-assistant = 보조자: { $moves ->
    [yes] 적거나 기물을 옮길 수 없는 선수가 둘 수 있습니다
   *[no] 적을 수 없는 선수가 둘 수 있습니다
}, 심판이 받아들이면. { $costs ->
    [yes] 그만큼 시간을 줄입니다.
   *[no] 장애가 있는 선수는 시간을 잃지 않습니다.
}
law-resignation = 기권: 게임이 바로 끝납니다. { $draw ->
    [yes] 상대가 이기지만, 어떤 합법적인 수순으로도 메이트할 수 없으면 무승부입니다.
   *[no] 상대가 이깁니다.
}
law-dead-position = 죽은 국면: 어느 쪽도 합법적인 수순으로 메이트할 수 없습니다. 게임은 바로 무승부입니다.
law-draw-offer = 무승부 제안: 수를 두고, 제안하고, 시계를 누릅니다. 상대가 받거나 거절하거나 기물을 만질 때까지 유효합니다. { $moved ->
    [yes] 먼저 양쪽이 수를 두어야 합니다.
   *[no] { "" }
}
law-completed = 수의 완료: 수를 두고 같은 손으로 시계를 누릅니다. 게임을 끝내는 수는 누르지 않아도 됩니다.
law-time = 제한 시간: 백의 시계가 먼저 갑니다. 각 구간의 수를 시간이 끝나기 전에 모두 두세요.
law-late = 지각: { $late ->
    [none] 시작할 때 없으면 집니다
    [time] { $time } 넘게 늦으면 집니다
    [event] 허용 시간은 대회가 정합니다
   *[event-or-none] 허용 시간은 대회가 정하고, 정하지 않으면 시작할 때 없는 선수가 집니다
}. 심판은 달리 정할 수 있습니다.
law-flag = 시간 초과: 심판이 보거나 선수가 주장하면 인정됩니다. 지거나, 상대가 어떤 수순으로도 메이트할 수 없으면 무승부입니다.
law-both-flags = 양쪽 시간 초과: { $both ->
    [announced] 대회가 이 규칙을 알렸으면 게임을 계속하고, 마지막 구간에서는 무승부입니다
    [first] 먼저 넘긴 쪽이 집니다
    [last] 순서를 모르면 게임을 계속하고, 마지막 구간에서는 무승부입니다
   *[draw] 무승부입니다
}.
law-clocks = 시계 멈추기: 심판을 부를 때만, 예를 들어 승급할 기물이 없을 때. 심판이 시간을 고치고 계속할 때를 말합니다.
law-set-up = 잘못된 처음 국면: 새 게임을 둡니다. 판만 돌아가 있었으면 바른 판에서 계속합니다.
law-reversed = 색이 바뀜: { $new ->
    [yes] 양쪽이 { $count }수를 두기 전이면 새 게임입니다. 그 뒤에는 계속합니다.
   *[no] 심판이 달리 정하지 않으면 계속합니다.
}
law-displaced = 넘어진 기물: 자기 시간에 바로 놓으세요. 심판이 돕거나 벌칙을 줄 수 있습니다.
law-illegal = 반칙수: 그 앞의 국면이나 확실한 마지막 국면으로 돌아갑니다. 새 수에는 터치무브가 적용됩니다.
law-unfinished-promotion = 끝나지 않은 승급: 폰이 마지막 랭크에 있는데 시계를 누르면 반칙수입니다. { $queen ->
    [yes] 폰은 퀸이 됩니다.
   *[no] 수를 두기 전 국면으로 돌아갑니다.
}
law-no-move = 수 없이 시계 누르기: { $counts ->
    [yes] 반칙수로 칩니다
   *[no] 금지되며, 심판이 벌칙을 줄 수 있습니다
}.
law-two-hands = 두 손: { $counts ->
    [yes] 두 손으로 두고 시계를 누르면 반칙수로 칩니다
   *[no] 한 손으로 두어야 하며, 심판이 벌칙을 줄 수 있습니다
}.
law-penalty = { $pace ->
    [standard] 반칙수의 벌칙
    [rapid] 래피드의 반칙수
   *[blitz] 블리츠의 반칙수
}: { $loses ->
    [first] 첫 번째에 집니다
    [claim] 상대가 승리를 주장할 수 있습니다
    [second] 첫 번째는 상대에게 { $time }, 두 번째는 집니다
   *[third] 처음 두 번은 상대에게 각각 { $time }, 세 번째는 집니다
}. { $until ->
    [always] 게임 중 언제 발견되어도 셉니다.
    [touch] 상대는 기물을 만지기 전에 주장해야 합니다.
    [move] 상대의 다음 수까지만 셉니다.
   *[claim] 상대는 다음 수 전에 주장해야 합니다.
} { $draw ->
    [yes] 상대가 어떤 수순으로도 메이트할 수 없으면 무승부입니다.
   *[no] { "" }
}
law-recording = 기보: 두 선수가 모든 수를 적습니다{ $electronic ->
    [yes] , 종이나 승인된 전자 기보지에.
   *[no] .
} { $ahead ->
    [yes] 수를 두기 전에 적어도 됩니다.
   *[no] 수는 둔 뒤에 적습니다. 주장이나 봉수는 예외입니다.
} 결과에 두 선수가 서명합니다.
law-sheet-in-view = 보이는 기록지: 심판이 대국 내내 볼 수 있어야 합니다.
law-short-of-time = 시간이 적을 때: 남은 시간이 { $time } 미만이면 적지 않아도 됩니다. 한 수마다 { $bonus } 이상 더해지면 적어야 합니다. 구간이 끝나면 기보를 채우세요.
law-reconstruction = 두 기보가 모두 불완전할 때: 심판의 감독 아래 다른 판에서 대국을 복원합니다. 수순을 알 수 없으면 다음 수가 다음 구간의 첫 수입니다.
law-threefold = 3회 동형반복: 자기 차례에 같은 국면이 세 번째이거나 자기 수로 그렇게 되면 무승부를 주장할 수 있습니다. { $castling ->
    [any] 캐슬링을 잠시 못 해도 다른 국면입니다.
   *[lasting] 캐슬링을 영영 잃으면 다른 국면입니다.
}
law-fifty = 50수: 자기 차례에, 양쪽이 잡는 수와 폰 수 없이 { $count }수씩 두었으면 무승부를 주장할 수 있습니다. 다음 수로 { $count }수가 되어도 됩니다.
law-longer-endings = 더 긴 엔딩: 몇몇 엔딩에서는 50수 대신 { $count }수가 필요합니다. 예: 킹, 룩, 비숍 대 킹, 룩.
law-claiming = 수를 적어 주장하기: 적고 심판에게 말하되 두지는 마세요. { $who ->
    [must] 시계를 바로 멈춰야 합니다.
    [may] 시계를 멈춰도 됩니다.
   *[either] 선수나 심판이 시계를 멈춥니다.
} { $by ->
    [moving] 수를 두면 권리를 잃습니다.
   *[touching] 기물을 만지면 권리를 잃습니다.
} { $binds ->
    [yes] 적은 수는 바꿀 수 없습니다.
   *[no] { "" }
}
law-wrong-claim = 잘못된 주장: 게임을 계속하고, 상대에게 { $time } 더 줍니다. { $halved ->
    [yes] 자기 시간의 절반을 잃습니다. 최대 3분입니다.
   *[no] { "" }
}
law-wrong-claim-own = 잘못된 주장: 대국은 계속되고, 본인은 { $time }을 잃습니다.
law-fivefold = 5회 동형반복: { $in ->
    [row] 양쪽의 매 차례에 같은 국면이 다섯 번 이어지면 무승부입니다
   *[any] 같은 국면이 다섯 번째면 무승부입니다
}. 주장은 필요 없습니다.
law-seventy-five = 75수: 양쪽이 잡는 수와 폰 수 없이 { $count }수씩 두면 무승부입니다. 마지막 수가 메이트면 아닙니다. 주장은 필요 없습니다.
law-points = 점수: 승리 1점, 무승부 반 점, 패배 0점입니다. 대회가 달리 알린 경우는 예외입니다.
law-quickplay-scope = 퀵플레이 피니시: { $scope ->
    [always] 마지막 구간에 그 규칙을 적용합니다
    [announced] 대회가 알렸고 추가 시간이 없을 때 그 규칙을 적용합니다
   *[never] 이 연도에는 그 규칙이 없습니다
}. { $blitz ->
    [watched] 블리츠에서는 감독이 충분할 때만 있습니다.
   *[none] 블리츠에는 없습니다.
}
law-quickplay = 퀵플레이의 무승부: 자기 차례에 { $left } 미만이면, 상대가 이기려 하지 않거나 정상적으로 이길 수 없다고 주장하세요. 기각되면 상대에게 { $award } 더 줍니다.
law-quickplay-increment = 한 수에 5초: 퀵플레이에서 자기 차례에 { $left } 미만이면 양쪽에 요청할 수 있습니다. 무승부 제안이기도 합니다. 받아들여지면 상대에게 { $award } 더 줍니다.
law-quickplay-alone = 심판이 없는 퀵플레이 마무리: { $left } 미만이 남으면 무승부를 주장하고 대국을 끝냅니다. 국면을 적으십시오. 상대가 이기려 하지 않는다면 완전한 기보도 필요합니다. 상대가 확인하고, 심판이 나중에 판정합니다.
law-conduct = 예절: 메모, 조언, 분석은 안 되며 상대를 방해해서도 안 됩니다. 기기는 심판의 허락이 필요합니다.
law-arbiter = 심판: 규칙을 지키게 합니다. 벌칙은 경고, 시간이나 점수 변경, 패배, 퇴장입니다.
law-disturbance = 외부 방해: 심판이 한쪽이나 양쪽에 시간을 더 줄 수 있습니다.
law-notation = 기보법: 기물의 글자를 쓰고 가는 칸을 씁니다. 폰은 글자가 없습니다.
law-paces = 래피드와 블리츠: { $hour ->
    [whole] 모든 수에 한 시간 이하면 래피드이고, 추가 시간은 세지 않습니다.
   *[less] 60수에 한 시간 미만이면 래피드입니다.
} 블리츠는 { $time } { $edge ->
    [most] 이하
   *[below] 미만
}입니다.
law-rapid-touch = 래피드와 블리츠의 터치 무브: 심판은 선수가 요청할 때만 판정합니다.
law-rapid-set-up = 잘못된 배치, 래피드와 블리츠: 양쪽이 { $count }수를 두기 전에 주장하세요. 그 뒤에는 계속합니다, { $castling ->
    [queen] 킹과 퀸이 바뀌었으면 캐슬링 없이
   *[rook] 잘못 놓인 킹이나 룩의 캐슬링 없이
}.
law-illegal-position = 래피드의 반칙 국면: 심판은 다음 수가 끝날 때까지 기다립니다. 그래도 반칙 국면이면 무승부입니다.
law-rapid-flag = 래피드와 블리츠의 시간 초과: { $who ->
    [players] 선수만 말할 수 있습니다
   *[arbiter] 심판이 말하거나 선수가 주장합니다
}.
law-blind-announcing = 수 선언: 모든 수를 또렷이 말합니다. 상대는 따라 말하고 자기 판에서 둡니다. { $german ->
    [always] 랭크는 독일어로 말합니다.
   *[unless] 심판이 달리 정하지 않으면 랭크는 독일어로 말합니다.
}
law-blind-made = 시각장애 선수의 수: 구멍에서 빠진 기물은 만진 것입니다. 다른 구멍에 꽂고 선언하면 수를 둔 것입니다. 그때 비로소 상대의 시계가 갑니다.
law-blind-clock = 시각장애인용 시계: { $speaks ->
    [no] 손으로 읽습니다
    [may] 손으로 읽으며 수의 수를 말할 수 있습니다
   *[should] 시간과 수의 수를 말하거나 손으로 읽을 수 있어야 합니다
}.
law-blind-slip = 말실수: 상대의 시계가 가기 전에 바로 고치세요.
law-blind-boards = 서로 다른 판: 심판이 두 기보를 비교합니다. 같으면 틀린 판을 고칩니다. 다르면 같은 데까지 돌아갑니다.
law-blind-assistant = 시각장애 선수의 보조자: 두고, 선언하고, 적고, 시계를 누르며, 요청하면 시간과 수의 수를 말합니다. { $deaf ->
    [yes] 청각장애 선수와 둘 때는 꼭 필요합니다.
   *[no] { "" }
}
law-sealing = 봉수: 적어서 봉투에 넣고 시계를 멈춥니다. 봉투는 심판이 보관합니다.
law-sealed-illegal = 불분명한 봉수: 반칙수이거나 모호하면 봉수한 선수가 집니다.
law-resumption = 대국 재개: 응수할 선수가 오면 봉투를 엽니다. 그때 그 선수의 시계가 갑니다.
law-chess960 = 체스960: 뒷줄을 추첨하며, 비숍은 다른 색 칸에, 킹은 룩 사이에 둡니다. 캐슬링 뒤 킹과 룩은 늘 같은 자리입니다.

## 심판 규정에 따른 판정

article = FIDE { $year }, { $number }.
preface = 서문

not-confirmed = FIDE { $year } 본문으로 확인되지 않음: { $articles }.
time-left = { $color }, 남은 시간 { $time }.
completed = { $color }이 시계를 누릅니다.
made-on-board = 판에 놓인 수: { $move }.
touched-any = { $square } 터치. 그 기물은 움직일 수 없으므로 아무 수나 둘 수 있습니다.
touched-no-capture = { $square } 터치. 잡을 수 없는 기물입니다. 아무 수나 둘 수 있습니다.
touched-any-move = { $square } 터치. 아무 수나 둘 수 있습니다.
touched-move = { $square } 터치: 움직여야 합니다.
touched-capture = { $square } 터치: 잡아야 합니다.
touched-capture-with = { $square }의 기물로 { $other }의 기물을 잡아야 합니다.
touched-castle = 킹과 룩 터치: { $move }.
castling-not-legal = 그 캐슬링은 지금 둘 수 없습니다.
rook-first = 룩을 먼저 만졌습니다: 캐슬링할 수 없습니다.
adjusting = { $color }이 기물을 정돈합니다.
free = { $color }은 아무 수나 둘 수 있습니다.
put-back = 기물을 되돌려 놓았습니다. { $color }의 터치 무브는 그대로입니다.
ask-repeat = { $color }, 수를 복창하세요.
still-to-repeat = { $color }, 아직 수를 복창해야 합니다.
still-to-repeat-move = { $color }, 아직 복창할 수: { $move }.
ask-promotion = { $color }, 폰을 무엇으로 승급할지 말하세요.
announcement-differs = 선언한 수: { $announced }. 판의 수: { $board }. 바로잡으세요.
corrected = 정정: { $move }.
repeated = { $color }이 복창합니다.
repeat-differs = 다른 수입니다. 선언한 수: { $move }.
executed = { $color }이 판에 수를 두었습니다.
missing-move = 미완료: 움직인 기물이 없습니다.
missing-release = 미완료: 판에서 들린 기물이 있습니다.
missing-rook = 미완료: 룩도 옮기세요.
missing-touched = 미완료: 만진 { $square }의 기물을 움직여야 합니다.
missing-rook-first = 미완료: 룩을 먼저 만졌으므로 캐슬링할 수 없습니다. 킹을 되돌려 놓으세요.
missing-castle = 미완료: 킹과 룩을 만졌으므로 캐슬링해야 합니다.
missing-capture-with = 미완료: { $square }의 기물로 { $other }의 기물을 잡아야 합니다.
missing-capture = 미완료: 만진 { $square }의 기물을 잡아야 합니다.
missing-promotion = 미완료: 폰을 무엇으로 승급할지 말하세요.
missing-chosen = 미완료: 먼저 고른 기물로 정해졌습니다: { $piece }.
missing-announcement = 미완료: 먼저 수를 선언하세요.
missing-same-move = 미완료: 판의 수가 선언한 수와 다릅니다. 바로잡으세요.
missing-repetition = 미완료: 먼저 { $opponent }이 수를 복창해야 합니다.
missing-execution = 미완료: 먼저 { $opponent }이 판에 수를 두어야 합니다.
nth = { $count ->
    [1] 첫 번째 반칙수
    [2] 두 번째 반칙수
    [3] 세 번째 반칙수
   *[other] 반칙수 { $count }회째
}
illegal-act = { $color }의 { nth }.
illegal-act-why = { $color }의 { nth }. { $what }.
act-move = 규칙에 어긋난 수를 두었습니다
act-promotion = 폰이 마지막 랭크에 그대로 남았습니다
act-king-capture = 킹을 잡았습니다
act-no-move = 수를 두지 않고 시계를 눌렀습니다
act-two-hands = 두 손으로 수를 두었습니다
becomes-queen = { $square }의 폰이 퀸으로 승급합니다.
restored = { $count ->
    [0] 시작 국면으로 되돌림.
   *[other] { $place } 다음 국면으로 되돌림.
}
move-place = { $number }수째, { $color }
found-initial-position = 시작 국면이 잘못되었습니다.
found-board-turned = 판의 방향이 잘못되었습니다. 돌려놓습니다.
found-colours-reversed = 색이 바뀌었습니다.
found-displaced = 기물이 흐트러졌습니다. 제자리로 돌려놓습니다.
colours-stay = 색이 바뀌었습니다. 그대로 둡니다.
correction-wanted = { $color }이 반칙수를 바로잡으려 합니다: { $place }. 동의하려면: 주장 정정.
castling-lost = 배치를 그대로 둡니다. { $color }은 캐슬링할 수 없습니다.
castling-lost-side = 배치를 그대로 둡니다. { $color }은 { $move }을 둘 수 없습니다.
offer-untimely = { $color }의 무승부 제안, 때가 맞지 않습니다. 제안은 유효합니다.
offer-stands = { $color }의 무승부 제안은 유효합니다.
time-taken = { $color }, 시간 { $time } 감산.
clock-less = { $color }의 시계: { $time } 감소.
clock-more = { $color }의 시계: { $time } 증가.
clock-set = { $color }의 시계를 맞춤: { $time }.
clock-is = 지금 시계: { $time }.
clock-was = 이전: { $time }.
moves-set = { $color }의 시계 수 설정: { $count }수.
ruling-reconstructed = 여기까지 수순 확인: { $place }.
ruling-next-period = 수순을 알 수 없습니다. 다음 수가 다음 구간의 첫 수입니다.
increment-set = 지금부터 수마다 { $time } 추가.
moves-back = 다시 유효: { $moves }.
moves-cancelled = 더는 유효하지 않음: { $moves }.
moves-cancelled-many = { $count }수가 무효가 되었습니다.
taken-back-standing = 수를 물렀습니다.
flag-claim-wrong = 주장 기각: { $color }의 시간이 남아 있습니다.
flag-claim-both = 주장 기각: 양쪽 모두 시간이 다 되었습니다.
must-record = { $color }이 먼저 적어야 할 수: { $place }.
need-not-record = { $color }은 다음 시간 구간까지 기보를 적지 않아도 됩니다.
must-complete = 기보: { $color }은 지금 기보를 채워야 합니다.
sheet-differs = { $color }의 기보와 다름: { $place }.
signed-white-wins = { $color } 서명: 백의 승리.
signed-black-wins = { $color } 서명: 흑의 승리.
signed-draw = { $color } 서명: 무승부.
absent = { $color }이 자리에 없습니다.
arrived = { $color }이 도착했습니다.
must-open = 봉투가 { $color }을 기다립니다.
must-open-now = 이제 봉투를 개봉합니다.
must-seal = { $color }은 수를 봉수해야 합니다.
adjourns-early = { $color }이 일찍 중단합니다. 봉수하면 남은 대국 시간이 시계에서 빠집니다. 지금 { $time }.
sealed = { $color }이 봉수했습니다. 시계 멈춤.
adjourned = 대국 중단. { $color }이 { $number }수를 봉수했습니다.
resumption = 속개: { $when }.
opened = 봉투 개봉. { $color }의 시계가 갑니다.

matter-touch = { $color }의 주장: { $opponent }이 { $number }수에서 { $square } 터치. 심판이 정합니다.
matter-no-effort = { $color }의 무승부 주장: { $opponent }이 이기려 하지 않습니다. 심판이 정합니다.
matter-cannot-win = { $color }의 무승부 주장: { $opponent }이 정상적으로는 이길 수 없습니다. 심판이 정합니다.
matter-increment = { $color }이 수마다 5초 추가를 요청합니다. 심판이 정합니다.
matter-draw = { $color }이 무승부를 제안하려 합니다. 심판이 정합니다.
matter-session-over = 대국 시간이 끝났습니다. 심판이 정합니다.
matter-sheets = 두 선수 모두 기보를 채워야 합니다.
matter-stopped = { $color }이 시계를 멈췄습니다. 심판이 정합니다.
matter-stopped-for = { $color }이 시계를 멈췄습니다: { $text }. 심판이 정합니다.
matter-silent = { $color }이 { $opponent }의 수를 복창하지 않습니다. 심판이 정합니다.
matter-boards-differ = 정정하기에 늦었습니다. 시계를 눌렀습니다. 두 판을 비교하세요.
matter-conduct = { $what }: { $color }. 심판이 정합니다.
matter-position = 국면이 의심스럽습니다. 심판이 마지막으로 올바른 국면을 찾습니다.
matter-unconfirmed = 적용된 규칙 없음. 이 연도의 규칙은 여기서 확인되지 않았습니다. 심판이 정해야 합니다.
matter-default-time = 지각 한도가 정해지지 않았습니다. 심판이 정합니다.
matter-flag = 주장 중에 { $color }의 시간이 다 되었습니다. 심판이 정합니다.
matter-envelope = 봉투를 개봉해야 합니다. 심판이 정합니다.
complaint-lapsed = 이의 소멸: { $color }, { $number }수의 { $square }. 그 국면은 없어졌습니다.
matter-results = 결과가 다릅니다. 기보끼리 다르거나 기록과 다릅니다. 심판이 정합니다.
matter-signed = 두 사람 모두 서명함: { $result ->
    [white] 백 승
    [black] 흑 승
   *[draw] 무승부
}. 대국 결과와 다릅니다. 심판이 정합니다.

ruled = { $number }번 판정: { $ruling }
penalty-number = { $number }번 판정.
ruling-warned = { $color } 경고.
ruling-points-added = { $color }에게 { $points } 추가.
ruling-points-taken = { $color }에게서 { $points } 감점.
ruling-lost = { $color } 패배. { $opponent }에게 { $points }.
ruling-fined = { $color } 벌금.
ruling-excluded = { $color }은 다음 라운드들에 나올 수 없습니다.
ruling-expelled = { $color }은 대회에서 퇴출됩니다.
ruling-result-set = 백 { $white }, 흑 { $black }.
ruling-adjudicated = 국면 판정, { $name }: 백 { $white }, 흑 { $black }.
ruling-displaced = { $count ->
    [0] 기물 흐트러짐: 시작 국면으로 되돌림.
   *[other] 기물 흐트러짐: { $place } 다음 국면으로 되돌림.
}
ruling-position-set = 국면 설정. 판을 물어 들어 보세요.
ruling-illegal-seen = { $color }의 마지막 수는 반칙수였습니다.
ruling-no-move-seen = { $color }이 수를 두지 않고 시계를 눌렀습니다. 반칙수입니다.
ruling-touch-seen = { $number ->
    [0] { $color }이 { $square }의 기물을 만졌습니다.
   *[other] { $color }이 { $number }수에서 { $square }의 기물을 만졌습니다.
}
ruling-touch-waived = { $color }이 실수로 만졌습니다. 터치로 치지 않습니다.
ruling-dismissed = 종결.
ruling-turned-down = { $matter ->
    [touch] { $color }의 이의 기각: { $number }수의 { $square }, 터치가 아닙니다.
    [two-hands] { $color }의 이의 기각: 양손.
    [quickplay] { $color }의 무승부 주장 기각.
    [increment] { $color }의 요청 기각: 수마다 5초 추가.
    [draw] { $color }, 무승부 제안 불허.
    [session] 대국 시간이 끝나도 대국은 계속됩니다.
    [sheets] 기보는 그대로 둡니다.
    [stopped] 정당한 이유 없음: { $color }이 시계를 멈췄습니다.
    [silent] 벌칙 없음: { $color }이 아직 수를 복창하지 않았습니다.
    [conduct] 벌칙 없음. { $what }: { $color }.
    [boards-differ] 두 판을 비교하지 않습니다. 그 수는 유효합니다.
    [position] 국면은 그대로입니다.
    [unconfirmed] 여기에는 적용되는 규칙이 없습니다.
    [default-time] 지각 한도 없음. 선수들이 기다립니다.
    [envelope] 늦게 온 것을 용서합니다.
   *[results] 기록된 결과는 그대로입니다. 다른 결과에 서명했습니다.
}
ruling-quickplay-drawn = 주장 인정.
ruling-quickplay-postponed = 주장 보류. 대국을 계속합니다.
ruling-quickplay-rejected = 주장 기각.
ruling-offer-allowed = { $color }, 무승부 제안 허락.
ruling-increment-granted = 인정: 지금부터 수마다 5초 추가.
ruling-increment-refused = 수당 추가 없음.
ruling-revoked = 판정 { $count } 철회.
ruling-revoked-act = 판정 { $count } 철회: 반칙으로 치지 않습니다.
ruling-revoked-move = 판정 { $count } 철회: 반칙수도 그 터치도 치지 않습니다.
ruling-was = 철회된 내용: { $what }
ruling-move-stays = 그 뒤에 { $color }이 둔 수 { $move }, 그대로 둡니다. 터치 때문에 둔 수라면 { $restore } 명령을 입력하세요.
ruling-unheard = 달라지는 것은 없습니다.
ruling-asked = { $ruling ->
    [time-added] { $color }에게 { $time } 추가할까요?
    [time-taken] { $color }의 시간에서 { $time } 뺄까요?
    [clock-set] { $color }의 시계를 맞출까요? { $time }.
    [lost] { $color }의 패배로 할까요? { $opponent }에게 { $points }.
    [result] 결과를 정할까요? 백 { $white }, 흑 { $black }.
    [adjudicated] 국면 판정으로 정할까요? { $name }: 백 { $white }, 흑 { $black }.
    [excluded] { $color }을 다음 라운드들에서 뺄까요?
    [expelled] { $color }을 대회에서 퇴출할까요?
    [annulled] 대국을 무효로 할까요?
    [flag] { $color }의 시간 초과로 판정할까요?
    [illegal] { $color }의 마지막 수를 반칙수로 판정할까요?
    [no-move] 반칙으로 판정할까요? { $color }이 수를 두지 않고 시계를 눌렀습니다.
    [touch] { $color }의 터치로 판정할까요? { $number }수째, { $square }.
    [back] { $count ->
        [0] 시작 국면으로 되돌릴까요?
       *[other] { $place } 다음 국면으로 되돌릴까요?
    }
    [displaced] { $count ->
        [0] 기물 흐트러짐: 시작 국면으로 되돌릴까요?
       *[other] 기물 흐트러짐: { $place } 다음 국면으로 되돌릴까요?
    }
    [position] 이 국면으로 정할까요?
    [default-time] 지각 한도를 정할까요? { $time }.
    [end] 대국의 종료를 되돌릴까요?
   *[other] 이렇게 판정할까요? { $what }
}
ruling-end-revoked = 대국의 종료를 철회합니다.
end-taken-back = 대국이 끝나지 않았습니다. { $color } 차례, { $number }수째.
end-illegal-not-counted = 마지막 반칙수는 치지 않습니다. { $color }의 반칙수: { $count }.
ruling-default-time = 지각 한도: { $time }.
points-none = 0점
points-half = 반 점
points-full = 1점
points-two = 2점
points-three = 3점

## 수 입력

entry-empty = 입력이 없습니다. 수를 입력하거나 도움말을 입력하세요.
entry-colour = 다른 대국에서 { $color }으로 두려면: { $new } { $color }
entry-not-understood = 이해하지 못했습니다. 수나 도움말을 입력하세요.
entry-nearest = 이해하지 못했습니다. { $question }
entry-unknown = 모르는 말: { $word }. 수나 도움말을 입력하세요.
entry-unknown-near = 모르는 말: { $word }. 혹시 { $near }? 모두 보려면 도움말.
entry-two-moves = 한 번에 한 수입니다. 먼저 { $first } 수를 입력하세요.
entry-read-as = { $text }에 들어 있음: { $items }. 이렇게 읽음: { $text }.
entry-stray-alone = 읽을 수 없음: { $items }. 다시 입력하세요.
entry-stray = { $text }에 읽을 수 없는 글자: { $items }. 다시 입력하세요.
stray-control = 제어 문자 { $number }
stray-invisible = 보이지 않는 글자 { $number }
stray-letter = { $script ->
    [Cyrillic] 키릴 글자
    [Greek] 그리스 글자
    [Arabic] 아랍 글자
    [Hebrew] 히브리 글자
    [Armenian] 아르메니아 글자
    [Devanagari] 데바나가리 글자
   *[other] 다른 문자
} { $like }
stray-unlike = { $script ->
    [Cyrillic] 키릴
    [Greek] 그리스
    [Arabic] 아랍
    [Hebrew] 히브리
    [Armenian] 아르메니아
    [Devanagari] 데바나가리
   *[other] 다른
} 글자 { $number }

stray-wide = 전각 { $like }
stray-styled = 특이한 { $like }
stray-sign = 기호 { $number }
entry-no-move = 수가 아닙니다. 예: e2 e4, 또는 도움말.
entry-no-piece = { $letter }: 그런 기물이 없습니다. 글자는 { $letters }입니다.
entry-takes-what = 무엇을 잡나요? 칸도 입력하세요.
entry-no-question = 답할 질문이 없습니다. 수나 도움말을 입력하세요.
entry-knight = 질문하려면 도약 { $square } 명령을 입력하세요.
entry-slash = 빗금은 명령의 시작입니다. 수를 두려면 { $text }만 입력하세요.
entry-move-asked = 둘 수 있지만 두지 않았습니다: { $move }. 두려면 수만 입력하세요.
entry-not-played = 아무 수도 두지 않았습니다. 두려면 수만 입력하세요.
entry-other-side = { $color } 차례입니다.
entry-not-your-turn = { $color } 차례입니다. 응수를 기다리세요.
choice = 가능한 수 { $count }개. 번호를 입력하세요.
ambiguous = 가능한 수 { $count }개. { $moves } 또는 { $last } 중에서 입력하세요.
choice-line = { $number }: { $reading }
choice-promotion = 폰을 무엇으로 승급할까요? 기물이나 번호를 입력하세요.
choice-drop = { $square }에 놓기. 기물이나 번호를 입력하세요.
choice-piece = 퀸, 룩, 비숍, 나이트? 기물이나 번호를 입력하세요.
choice-again = 1에서 { $count }까지의 번호나 아니요를 입력하세요.
choice-dropped = 취소했습니다.

illegal-empty-origin = { $square }: 비어 있습니다.
illegal-not-yours = 자기 기물이 아님: { $square }의 { $piece }.
illegal-other-piece = { $square }에 있는 기물: { $piece }.
illegal-square-alone = { $square }에 자기 기물: { $piece }. 움직이려면 { $square } 다음에 갈 칸을 입력하세요.
illegal-own-piece = { $square }에 자기 기물: { $piece }.
illegal-nothing-to-take = { $square }에 잡을 기물이 없습니다.
illegal-none-to-take = 상대에게 { $role ->
    [king] 킹이
    [queen] 퀸이
    [rook] 룩이
    [bishop] 비숍이
    [knight] 나이트가
   *[pawn] 폰이
} 없습니다.
illegal-takes-none = 닿지 않음: { $piece } { $captured } 잡음.
illegal-no-pawn-takes = { $letter }파일에서 잡을 수 있는 폰이 없습니다.
illegal-only-takes = { $square }에는 폰이 잡으면서만 갈 수 있습니다. 폰의 파일도 말하세요.
illegal-still-in-check = 둘 수 없음: 체크에서 벗어나지 못합니다.
illegal-exposes-king = 둘 수 없음: 자기 킹이 체크에 걸립니다.
illegal-no-promotion = 승급이 아님: 그 수로는 폰이 마지막 랭크에 닿지 않습니다.
illegal-cannot-become = 폰은 퀸, 룩, 비숍, 나이트로만 승급합니다. 예: { $square } 퀸.
illegal-blocked = 막힘: { $from }의 { $piece }. { $square }에 있는 기물: { $other }.
illegal-no-such-piece = 판에 없는 자기 기물: { $role ->
    [king] 킹
    [queen] 퀸
    [rook] 룩
    [bishop] 비숍
    [knight] 나이트
   *[pawn] 폰
}.
illegal-cannot-reach = { $role ->
    [king] 킹은 { $square }까지 갈 수 없습니다.
    [queen] { $square }까지 갈 수 있는 퀸이 없습니다.
    [rook] { $square }까지 갈 수 있는 룩이 없습니다.
    [bishop] { $square }까지 갈 수 있는 비숍이 없습니다.
    [knight] { $square }까지 갈 수 있는 나이트가 없습니다.
   *[pawn] { $square }까지 갈 수 있는 폰이 없습니다.
}
illegal-not-from-there = 그 칸에서는 둘 수 없음: { $piece } { $square }.
illegal-cannot-go = { $role ->
    [king] 킹
    [queen] 퀸
    [rook] 룩
    [bishop] 비숍
    [knight] 나이트
   *[pawn] 폰
} { $from }에서 { $square }, 갈 수 없는 칸입니다.
illegal-no-castling-right = 그쪽 캐슬링은 이제 할 수 없습니다. 킹이나 룩이 움직였습니다.
illegal-castling-never = 그쪽 캐슬링은 할 수 없습니다. 시작 국면이 허용하지 않습니다.
illegal-castling-blocked = 지금은 캐슬링할 수 없습니다. 사이에 기물이 있습니다.
illegal-castling-attacked = 지금은 캐슬링할 수 없습니다. 킹이 공격받는 칸을 지나거나 그 칸에 섭니다.
illegal-must-capture = 반드시 잡아야 합니다.
illegal-not-in-variant = 이 게임의 규칙에 맞지 않습니다.
illegal-not-in-hand = 포켓에 없습니다: { $piece }.
illegal-drop-occupied = { $square }: 비어 있지 않습니다.
illegal-drop-edge = 폰을 놓을 수 없습니다. 첫 랭크와 마지막 랭크는 안 됩니다.

## 대답

joined = { $items }, { $next }
row = { $from }부터 { $to }까지
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = 랭크 { $name }
ranks = 랭크 { $from }{ $count ->
    [2] {" "}및 { $to }
   *[other] 부터 { $to }까지
}
file = 파일 { $name }
square-part = { $part }.
square-shade-part = { $shade } 칸
shade-light = 밝은
shade-dark = 어두운
shade-light-short = 밝은 칸
shade-dark-short = 어두운 칸
square-shade = { $square }: { $shade } 칸.
all-white = 백
all-black = 흑
no-pieces = { $pieces }: 없음.
count-kind = { $pieces } { $count }개
count-pieces = 기물 { $count }개
rays-none = { $square }에서 뻗는 줄에 기물이 없습니다.
knight-none = { $square }에서 나이트 행마 거리에 기물이 없습니다.
knight-sees = { $square }에서 나이트 행마 거리
toward-up = 위
toward-up-right = 오른쪽 위
toward-right = 오른쪽
toward-down-right = 오른쪽 아래
toward-down = 아래
toward-down-left = 왼쪽 아래
toward-left = 왼쪽
toward-up-left = 왼쪽 위
attacked = { $square } 공격자: { $items }.
not-attacked = { $square }: 공격받지 않습니다.
defended = { $square } 수비자: { $items }.
not-defended = { $square }: 지켜지지 않습니다.
hanging-none = 걸린 기물이 없습니다.
hanging-none-of = { $color }: 걸린 기물이 없습니다.
hangs = { $square }의 { $piece }: 걸려 있습니다. 공격자: { $attackers }. { $defended ->
    [no] 지키는 기물 없음
   *[yes] 수비자: { $defenders }
}.
hanging-safe = { $square }의 { $piece }: 안전합니다. { $attacked ->
    [no] 잡을 수 있는 기물이 없습니다
   *[yes] 공격자: { $attackers }. 수비자: { $defenders }
}.
hanging-cost = 교환하면 { $points }점을 잃습니다.
hanging-king = 킹은 걸릴 수 없습니다. 체크에 대해서는 { $check }.
by-white = { $square }, 백의 공격: { $items }.
by-black = { $square }, 흑의 공격: { $items }.
by-none-white = { $square }: 백이 공격하지 않습니다.
by-none-black = { $square }: 흑이 공격하지 않습니다.
moves-of = { $piece } { $square }
drops-of = { $piece } 놓기
drops-anywhere = 모든 빈 칸
drops-pawn-anywhere = 2랭크부터 7랭크까지 모든 빈 칸
moves-none = 둘 수 있는 수가 없습니다.
moves-none-from = { $square }에서 둘 수 있는 수가 없습니다.
captures-none = 잡는 수가 없습니다.
captures-none-from = { $square }에서 잡는 수가 없습니다.
moves-not-yours = { $square }: { $piece }, 차례가 아닙니다.
takes = { $piece } { $square } 잡음
takes-promoting = { $piece } { $square } 잡고 승급
takes-en-passant = { $piece } { $square } 앙파상으로 잡음, 도착 { $to }
promotes-on = { $square }에서 승급
what-if = { $square }의 { $piece }, 잡을 수 있는 기물
what-if-none = { $square }의 { $piece }, 잡을 수 있는 기물이 없습니다.
what-if-empty = { $square }: 비어 있습니다.
castling-right = { $color }, { $castling }: { $how ->
    [legal] 가능
    [check] 체크 중에는 안 됨
    [blocked] 사이에 기물이 있음
    [attacked] 킹이 체크를 지나거나 체크에 놓임
   *[lost] 권리 없음
}.
material-count = { $pieces } { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
    [4] 넷
    [5] 다섯
    [6] 여섯
    [7] 일곱
    [8] 여덟
    [9] 아홉
   *[other] { $count }개
}
material-level = 기물 점수가 같습니다.
material-ahead = { $color } 우세: { $points }점 차이.
material-bare = 킹 혼자
turn = { $color } 차례, { $number }수째.
turn-check = { $color } 차례, { $number }수째, 체크에 걸려 있습니다.
turn-checkmate = { $color }이 체크메이트당했습니다, { $number }수째.
turn-stalemate = 스테일메이트: { $color }이 둘 수 있는 수가 없습니다. { $number }수째.
turn-yours = 내 색: { $color }.
board-check = { $color }이 체크에 걸려 있습니다.
board-checkmate = { $color }이 체크메이트당했습니다.
board-stalemate = 스테일메이트: { $color }이 둘 수 있는 수가 없습니다.
check-none = 체크가 아닙니다.
check-by = { $color }이 체크에 걸려 있습니다. 체크하는 기물: { $items }.
last = { $move }. { $color }, { $number }수째.
last-none = 아직 둔 수가 없습니다.
captured-none = 아직 잡힌 기물이 없습니다.
captured-last = 마지막으로 잡힌 기물: { $square }의 { $piece }.
last-of = { $items }, { $last }
captured-lost = { $color }이 잃은 기물: { $items }.
changed-attacks = 공격: { $items }.
changed-defends = 지킴: { $items }.
changed-opens = { $square }의 { $piece }, 새로 공격: { $items }.
changed-closes = { $square }의 { $piece }, 더는 공격하지 않음: { $items }.
changed-undefended = 더는 지켜지지 않음: { $items }.
changed-nothing = 그 밖에 달라진 것이 없습니다.
changed-more = 나머지: { $changed } 한 번 더.
lost-king = 킹 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
   *[other] { $count }개
}
lost-queen = 퀸 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
   *[other] { $count }개
}
lost-rook = 룩 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
   *[other] { $count }개
}
lost-bishop = 비숍 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
   *[other] { $count }개
}
lost-knight = 나이트 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
   *[other] { $count }개
}
lost-pawn = 폰 { $count ->
    [1] 하나
    [2] 둘
    [3] 셋
    [4] 넷
    [5] 다섯
    [6] 여섯
    [7] 일곱
    [8] 여덟
   *[other] { $count }개
}
opening = { $name }. { $eco }.
opening-none = 아직 오프닝 이름이 없습니다.
score-none = 아직 둔 수가 없습니다.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = 마지막 수에 걸린 시간: { $time }.
spent-all = { $color }이 쓴 시간: { $time }.
clock-to-go = { $color }, 다음 시간 구간까지 { $count }수.
clock-none = 이 대국에는 시계가 없습니다.
clock-of-waiting = { $game }번 대국은 기다립니다. 시계는 멈춰 있습니다.
clock-waits = { $whose ->
    [own] 시계가 멈춰 있습니다. Enter를 누르면 다시 갑니다.
   *[both] 양쪽 시계가 멈춰 있습니다. Enter를 누르면 다시 갑니다.
}
clock-strict = 대회에서는 심판만 시계를 멈춥니다.
once-empty = 수가 없습니다. 예: e2 e4.
once-unknown = 모르는 말: { $word }. 수를 쓰세요. 예: e2 e4, 나이트 f3.
once-unknown-near = 모르는 말: { $word }. 혹시 { $near }?
once-no-move = 수가 아닙니다. 예: e2 e4, 나이트 f3.
once-failed = { $number }수째, { $text }: { $why }
ask-unknown = 모르는 말: { $word }. 모든 질문: { $program } ask 도움말
ask-unknown-near = 모르는 말: { $word }. 혹시 { $near }? 모든 질문: { $program } ask 도움말
ask-help = 물을 수 있는 것: { $names }. 하나를 자세히: { $program } ask 도움말 판
ask-number = { $word }: 질문이 아닙니다. --position으로 국면을 정한 다음 물으세요.
ask-in-game = { $name }: 대국 중에만 씁니다. { $program } play로 시작하세요.
ask-command = { $name }: 따로 쓰는 명령입니다. { $program } { $command }.
saves = 모든 수가 저장됩니다. 나가려면 종료를 입력하세요.
leave-quit = 나가려면 종료를 입력하세요. 모든 수가 저장됩니다.
export-picture = 그림은 SVG나 PNG로 씁니다: .svg나 .png로 끝나는 파일 이름을 입력하세요.
export-file = 어느 파일입니까? 이름을 입력하세요. 예: game.pgn
print-file = 어느 파일입니까? 이름을 입력하세요. 예: game.txt, 점자 프린터용은 game.brf
deleted = 대국 { $game } 삭제함. 되돌리려면: { $name }
undeleted = 대국 { $game } 복구함.
undelete-none = 되돌릴 것이 없습니다. 시작한 뒤로 삭제한 대국이 없습니다.
delete-open = 대국 { $game } 열려 있음. 닫거나 다른 대국을 시작한 뒤 삭제하세요.
delete-match = 대국 { $game }: 시합입니다. 시합은 보존합니다.
delete-imported = 대국 { $game }: 가져온 대국입니다. 여기서 둔 대국만 삭제할 수 있습니다.
rename-what = 어떤 이름입니까? { $name } 5 동호회, 또는 { $name } 5 { $color } 안나.
renamed = 대국 { $game }, 이제: { $text }.
noted = 대국 { $game }에 메모함.
note-line = 메모: { $text }
note-none = 대국 { $game }에 메모가 없습니다.
summary-moves = 수: { $moves }.
summary-turning = 승부처: { $number }수, { $color }: { $move }.
summary-search = 승부처와 정확도: { $name } { $game }
course-step = { $number }수, { $color }. { $verdict }
course-none = { $number }수, { $color }: 평가 없음.
course-time = 생각한 시간: { $time }.
course-best = { $color }에 가장 좋았던 때: { $number }수. { $verdict }
course-longest = 가장 긴 생각: { $number }수, { $color }, { $time }.
results-none = 아직 끝낸 대국이 없습니다.
results-all = { $won }승 { $drawn }무 { $lost }패.
results-against = { $opponent }: { $won }승 { $drawn }무 { $lost }패.
results-ended = { $kind ->
    [won] 승
    [drawn] 무
   *[lost] 패
}
results-last = 최근 대국, 새것부터: { $items }.
results-row = { $count }연승.
ratings-none = 아직 연습한 것이 없습니다. 시작하려면: 퍼즐
ratings-puzzles = 퍼즐: 레이팅 { $rating }.
ratings-week = 일주일 전: { $rating }.
ratings-month = 4주 전: { $rating }.
ratings-highest = 최고: { $rating }.
ratings-drills = 훈련: 최근 답 { $count }개 중 { $right }개 맞음.
ratings-streak = 퍼즐 연속: 지금 { $count }, 최고 { $record }.
ratings-days = 연속 { $count }일 연습.
ratings-ago = { $weeks ->
    [1] 일주일 전: { $rating }.
   *[other] { $weeks }주 전: { $rating }.
}
ratings-ago-drills = 그 주의 훈련: 답 { $count }개 중 { $right }개 맞음.
ratings-ago-none = { $weeks ->
    [1] 일주일 전: 연습 없음.
   *[other] { $weeks }주 전: 연습 없음.
}
repeat-none = 아직 말한 것이 없습니다.
argument-square = { $name } 다음에 칸이 필요합니다. 예: { $name } e4.
argument-two-squares = { $name } 다음에 칸 두 개가 필요합니다. 예: { $name } g1 f3.
argument-piece = { $name } 다음에 기물이 필요합니다. 예: { $name } 퀸, { $name } 흑 룩.
argument-line = { $name } 다음에 파일이나 랭크가 필요합니다. 예: { $name } e, { $name } 4.
argument-rank = { $name } 다음에 랭크가 필요합니다. 예: { $name } 4.
argument-file = { $name } 다음에 파일이 필요합니다. 예: { $name } e.
argument-number = { $name } 다음에 숫자가 필요합니다. 예: { $name } 5.
argument-level = { $name } 다음에 1에서 { $most }까지의 숫자가 필요합니다.
argument-move = { $name } 다음에 수가 필요합니다. 예: { $name } e2 e4.
argument-claim = 무엇을 주장할까요? { $name } 반복, { $name } 오십수, { $name } 시간, { $name } 반칙. 더 보기: 도움말 주장.
argument-voice = { $name } 다음에 음성이 필요합니다: { $voices }.
argument-switch = { $name } 다음에 켬이나 끔이 필요합니다.
argument-whose = { $name } 다음에는 나, 상대, 또는 아무것도 쓰지 않습니다.
argument-hanging = { $name } 다음에는 칸, 기물, 나, 상대, 또는 아무것도 쓰지 않습니다.
argument-braille = { $name } 다음에는 폭 { $least }에서 { $most }; 도표, 랭크, 목록; 점, 아스키, 글자; 저장.
argument-list = 목록은 글자로 씁니다. 점과 아스키는 도표에 씁니다.
argument-width = 점자 한 줄은 { $least }에서 { $most }칸입니다. 예: 점자 40.
argument-position = { $name } 다음에 국면이 필요합니다: FEN, 도표, 또는 목록. 예: 백: Ke1 a2. 흑: Ke8.
argument-none = { $name }만 입력하세요.
argument-more = 알 수 없음: { $word }. { $name }만 입력하세요.
no-command = 모르는 명령: { $word }. 모두 보려면 도움말.
no-command-near = 모르는 명령: { $word }. 혹시 { $near }? 모두 보려면 도움말.

## 손가락으로 읽는 국면

diagram-lines = 도표, { $count }줄.
list-of = { $color }:
beside-turn = { $color } 차례.
beside-castling = 캐슬링: { $rights }.
beside-no-castling = 캐슬링 없음.
beside-all-castling = 캐슬링: 모두.
beside-one = { $color } { $side }
beside-two = { $color } { $side }, { $other }
beside-short = 킹사이드
beside-long = 퀸사이드
beside-en-passant = 앙파상: { $square }.
braille-kept = 저장했습니다.
braille-kept-here = 이 시합에 적용했습니다.

## 요청

confirm-draw = 무승부를 제안할까요? 예 또는 아니요.
confirm-draw-agreed = 무승부에 합의할까요? 예 또는 아니요.
confirm-draw-untimely = 지금 무승부를 제안할까요? 알맞은 때는 수를 둔 뒤 시계를 누르기 전입니다. 예 또는 아니요.
confirm-draw-untimely-typed = 지금 무승부를 제안할까요? 알맞은 때는 수를 둘 때입니다: 무승부 e4. 예 또는 아니요.
confirm-claim = 무승부를 주장할까요? 틀리면 { $opponent }에게 시간이 추가됩니다. 예 또는 아니요.
confirm-claim-with = 이 수로 무승부를 주장할까요? { $move }. 틀리면 { $opponent }에게 시간이 추가되고, 그 수를 두어야 합니다. 예 또는 아니요.
confirm-claim-quickplay = 무승부를 주장할까요? 심판이 기각하면 상대에게 2분이 추가됩니다. 예 또는 아니요.
confirm-claim-quickplay-alone = 무승부를 주장할까요? 상대가 승낙하거나 심판이 정할 때까지 대국이 멈춥니다. 예 또는 아니요.
confirm-seconds = 수마다 5초를 요청할까요? 무승부 제안이기도 합니다. 받아들여지면 상대에게 2분이 추가됩니다. 예 또는 아니요.
confirm-resign = 기권할까요? 예 또는 아니요.
confirm-resign-for = { $color }의 기권으로 할까요? 예 또는 아니요.
kings-say = { $result ->
    [white] 두 킹이 중앙에: 백 승.
    [black] 두 킹이 중앙에: 흑 승.
   *[draw] 두 킹이 중앙에: 무승부.
}
kings-no-win = 상대가 기권하지 않았습니다. 킹을 제자리에 놓으세요.
kings-one = 킹 하나가 중앙에 있습니다. 결과를 알리려면 다른 킹도 중앙에 놓고, 아니면 제자리에 놓으세요.
kings-otherwise = 그러나 대국 결과는 다릅니다.
confirm-takeback = 수를 무를까요? 예 또는 아니요.
confirm-new = 이 대국을 떠날까요? 새 대국: { $items }. 예 또는 아니요.
after-game = 대국이 아직 끝나지 않았습니다. 끝난 뒤에: { $name }
confirm-delete = 대국 { $game }, { $white } 대 { $black }, 삭제할까요? 예 또는 아니요.
confirm-replace = { $file } 파일이 이미 있습니다. 바꿀까요? 예 또는 아니요.
confirm-resume = 이 대국을 떠날까요? 앞의 대국을 이어 둡니다. 예 또는 아니요.
confirm-resume-game = 이 대국을 떠날까요? { $game }번 대국을 이어 둡니다. 예 또는 아니요.
confirm-lapsed = { $what ->
    [draw] 무승부를 제안하지 않았습니다.
    [resign] 기권하지 않았습니다.
    [takeback] 수를 무르지 않았습니다.
    [resume] 이 대국에 남습니다.
    [claim] 주장하지 않았습니다.
    [seal] 봉수하지 않았습니다.
    [sign] 서명하지 않았습니다.
   *[new] 새 대국을 시작하지 않았습니다.
}
confirm-draw-first = 아직 무승부를 제안하지 않았습니다. 제안할까요? 예 또는 아니요.
confirm-neither = { $text }: 예도 아니요도 아닙니다.
confirm-go-on = 계속할까요? 예 또는 아니요.
confirm-dropped = 아니요. 대국을 계속합니다.
confirm-blunder = { $what ->
    [mate] 한 수 메이트를 당합니다.
    [queen] 퀸을 거저 주게 됩니다.
    [rook] 룩을 거저 주게 됩니다.
    [bishop] 비숍을 거저 주게 됩니다.
   *[knight] 나이트를 거저 주게 됩니다.
} 그래도 둘까요? 예 또는 아니요.
blunder-dropped = 두지 않았습니다. 당신 차례입니다.
announce-it = 선언하세요.
repeat-it = 복창하세요.
repeated-it = 복창했습니다.
repeated-by-opponent = { $color }이 복창했습니다.
repeated-already = 그것은 마지막 수입니다. 자기 수를 선언하세요.
move-of-opponent = 그것은 마지막 수였습니다. 이제 둘 차례입니다.
repeated-your-move = 복창했습니다. 이제 둘 차례입니다.
say-promotion = 폰을 무엇으로 승급할지 말하세요.
pressed = 눌렀습니다.
takeback-helps = 수를 무르려면 무르기를 입력하세요.
press-it = 시계를 누르세요.
announced-waits = 선언한 수: { $move }.
announcing-off = 필요 없습니다. 수는 입력하는 대로 둔 것이 됩니다. 바꾸려면: 바꾸기 선언방식.
hint = 힌트: { $move }.
hint-wait = 힌트를 찾는 중입니다.
hint-still = 아직 힌트를 찾는 중입니다. 기다리세요.

analysis-wait = 생각 중입니다.
analysis-still = 아직 생각 중입니다. 기다리세요.
analysis-stopped = 중단: { $names }. 다시 물어보세요.
analysis-over = 이 국면에서 대국이 끝났습니다.
analysis-in-check = { $color }이 체크에 걸려 있습니다. 위협은 다음 수 뒤에 물으세요.
analysis-no-move = 상대편이 둘 수 있는 수가 없습니다.
analysis-two = 다른 사람과 두는 동안에는 안 됩니다.
analysis-exercise = 문제를 푸는 동안에는 안 됩니다. 도움: { $hint }.
analysis-not-now = 먼저 수를 마치세요.
analysis-offer = 무승부 제안의 답을 기다리세요.
analysis-nothing = 이 국면의 평가가 없습니다.
analysis-builtin-instead = 대신 컴퓨터가 평가합니다.
analysis-builtin =
    컴퓨터의 평가입니다. 메이트와 당장의 이득만 봅니다.
    계획과 엔드게임은 평가하지 못합니다. 엔진은 할 수 있습니다: { $opponent } 엔진 stockfish.
analysis-best = 최선: { $move }.
analysis-unscored = 점수가 없습니다.
analysis-line = { $moves }.
analysis-line-end = 수순의 끝입니다.
analysis-no-line = 수순은 { $count }개뿐입니다.
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color }의 위협: { $move }.
analysis-no-threat = 위협 없음. { $color } 차례라면: { $move }.
mate-in = { $moves }수 메이트.
mate-none = { $moves }수 안에 메이트가 보이지 않습니다.
mate-never = 여기서는 아무도 메이트를 강제할 수 없습니다. 엔드게임 테이블로 확인했습니다.
verdict = { $how ->
    [equal] 비슷함: { $number }.
    [slight] { $color } 약간 우세: { $number }.
    [clear] { $color } 확실히 우세: { $number }.
    [winning] { $color } 승세: { $number }.
   *[won] { $color } 이긴 형세: { $number }.
}
verdict-mate = { $color }, { $moves }수 메이트.
verdict-unsure = 뚜렷한 우세가 없습니다.
verdict-number = { $sign ->
    [minus] 마이너스 { $whole }.{ $tenths }
    [plus] 플러스 { $whole }.{ $tenths }
   *[none] 0
}
eval-percent = { $color }의 승률: { $percent }퍼센트.
eval-chances = 100판 가운데 { $color } 승 { $won }, 무승부 { $drawn }, 패 { $lost }.
eval-by = 깊이 { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } 승: { $moves }수 메이트.
        [progress] { $moves ->
            [0] { $color } 승: 다음 수가 잡는 수나 폰 수입니다.
           *[other] { $color } 승: { $moves }수 안에 잡는 수나 폰 수가 나옵니다.
        }
       *[unknown] { $color } 승.
    }
    [spoilt] 무승부. { $color }이 이길 형세지만 50수 규칙 전에는 이기지 못합니다.
   *[drawn] 무승부.
}
tables-only-wins = 이기는 수는 하나: { $move }.
tables-only-draws = 비기는 수는 하나: { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] 어떤 수로도 이깁니다.
       *[some] { $count }수 가운데 { $keeping }수가 이깁니다.
    }
    [drawn] { $which ->
        [all] 어떤 수로도 비깁니다.
       *[some] { $count }수 가운데 { $keeping }수가 비깁니다.
    }
   *[lost] 어떤 수로도 집니다.
}
tables-sure = 엔드게임 표에 따른 확실한 결과입니다.
tables-found = 기물 { $pieces }개까지의 엔드게임 표가 있습니다.
tables-folder = 폴더를 읽을 수 없음: { $name }. 다른 폴더를 정하려면: 바꾸기 { $setting }.
tables-none = { $name }에 엔드게임 표가 없습니다. 다른 폴더를 정하려면: 바꾸기 { $setting }.
tables-damaged = 손상된 엔드게임 표: { $name }. 다시 복사하세요.
book-row = { $move }: { $which ->
    [book] { $percent }퍼센트.
    [games] 내 대국 { $games }판.
   *[both] { $percent }퍼센트, 내 대국 { $games }판.
}
book-more = 그 밖에 { $count }수.
book-nothing = 오프닝북에도 내 대국에도 없습니다.
book-unreadable = 오프닝북을 읽을 수 없음, { $name }: { $reason }. 다른 오프닝북을 정하려면: 바꾸기 { $setting }.
book-cut = { $name }: 잘려 있거나 폴리글롯 오프닝북이 아닙니다. 다시 복사하세요.
book-none = 폴리글롯 오프닝북이 아님: { $name }. 다른 오프닝북을 정하려면: 바꾸기 { $setting }.
opponent-failed = 상대가 수를 찾지 못했습니다. 프로그램의 결함입니다. 새대국을 입력하거나, 종료한 뒤 { $program } resume 명령을 입력하세요.
level-set = { $level }단계.
level-is = { $level }단계. 바꾸려면 단계와 1에서 20까지의 숫자를 입력하세요.
level-none = 이 대국의 상대는 컴퓨터가 아닙니다. 컴퓨터와 두려면: 새대국 컴퓨터.
voice-set = 착수 음성: { $name }.
talk-set = 언어: 한국어.
talk-is = 언어: 한국어. 바꾸려면 예를 들어 언어 en.
speech-on = 음성 출력 켬.
speech-off = 음성 출력 끔.
speech-is = { $state ->
    [on] 음성 출력 켬. 끄려면 음성출력 끔을 입력하세요.
   *[off] 음성 출력 끔. 켜려면 음성출력 켬을 입력하세요.
}
speech-rate = 말 속도 { $rate }.
speech-volume = 음량 100 중 { $volume }.
speech-lost = 음성 출력 실패: { $reason }. 글자만 나옵니다.
speech-is-lost = 음성 출력이 멈췄습니다. 다시 시도: 음성출력 켬. 음성 없이 계속하기: 음성출력 끔.
speech-is-awaited = 음성 출력이 아직 응답하지 않습니다. 음성 없이 계속하기: 음성출력 끔.
speech-is-starting = 음성 출력을 시작하는 중입니다.
speech-health = 까닭 알아보기: { $program } health. 음성 없이 계속하기: 음성출력 끔.
speech-found = 음성 출력이 돌아왔습니다.
speech-absent = 이 프로그램은 음성 출력 없이 만들어졌습니다.
reason-unreachable = 음성 서버가 답하지 않습니다, speech-dispatcher와 espeak-ng를 설치하거나 음성출력 끔을 입력하세요
reason-hangs = 음성 서버가 답하지 않습니다
reason-refused = 음성 서버가 거부합니다
reason-engine = 음성 엔진이 작동하지 않습니다

## 대국 시작과 재개

new-builtin = 새 대국, { $game }번. 내 색 { $color }, 상대 컴퓨터 { $level }단계.
new-human = 새 대국, { $game }번, 두 사람.
new-human-named = 새 대국, { $game }번: 백 { $white }, 흑 { $black }.
time-all = 시간: { $time }
time-moves = 시간: { $moves }수에 { $time }
time-then-all = 그다음 { $time }
time-then-moves = 그다음 { $moves }수에 { $time }
time-repeats = 마지막 구간이 되풀이됩니다.
time-plain = { $period }.
time-increment-only = 시간: 수마다 { $time }.
time-increment = { $period }, 수마다 { $time } 추가.
time-delay = { $period }, 수마다 { $time } 지연.
time-bronstein = { $period }, 수마다 최대 { $time } 브론스타인 지연.
time-warned = 시간 경고: { $times }. 바꾸려면: { $set } 시간경고.
laws-edition = 규칙: FIDE { $year }.
laws-flag-claimed = 깃발은 주장해야만 인정됩니다: { $claim }.
laws-incomplete = FIDE { $year }: 8.1조까지만 알려져 있습니다. 나머지는 확인되지 않았습니다.
laws-one-article = FIDE { $year }: { $article }조만 알려져 있습니다. 나머지는 확인되지 않았습니다.
opening-announce = 모든 수를 선언합니다. 수를 입력한 다음 { $press }.
opening-repeat = 모든 수를 선언하고 복창합니다. 수를 입력한 다음 { $press }.
new-position = 특별한 시작 국면. 들으려면: 판.
new-usual = 보통 국면으로 두려면: 새대국 보통.
board-tells = 들으려면 판을 입력하세요.
chess960-from = 체스960, 국면 { $number }.
chess960-usual = 체스960, 국면 { $number }: 보통 시작 국면.
chess960-other = 체스960, 다른 국면에서.
odds-given = { $color }의 핸디캡: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, 대신 { $other } { $back }
odds-extra-move = 백이 이미 { $square }로 두었음
odds-draw = 무승부는 패배
odds-time = 시계의 시간
clock-odds = { $color }:
odds-no-time = 핸디캡을 주는 쪽의 시간을 더하세요. 예: 5, 3+2.
odds-no-clock = 시간 핸디캡에는 시계가 필요합니다. 예: 10+5.
odds-position = 여기서는 기물 핸디캡을 둘 수 없습니다. 보통 국면에서 시작합니다.
simul-begun = 다면기 { $count }판. 한 수를 둘 때마다 다음 판이 옵니다.
simul-board = 판 { $board }: { $opponent }.
simul-level = 레벨 { $level }
simul-engine = { $engine }, 레벨 { $level }
simul-guest = 손님
simul-since = 그 뒤 지난 시간: { $time }.
simul-waits = 판 { $board }: { $opponent }, 수 { $move }, { $time }.
simul-unplayed = 판 { $board }: { $opponent }, 아직 수 없음.
simul-won = 판 { $board }: { $opponent }, 이김.
simul-drawn = 판 { $board }: { $opponent }, 무승부.
simul-lost = 판 { $board }: { $opponent }, 짐.
simul-left = 남은 판: { $count }. 다음 판: { $name }.
simul-over = 다면기가 끝났습니다. 승: { $won }, 무: { $drawn }, 패: { $lost }.
simul-here = 지금 { $board }번 판입니다.
simul-last = 기다리는 다른 판이 없습니다.
simul-unknown = { $board }번 판은 없습니다. 다면기는 { $count }판입니다.
simul-none = 진행 중인 다면기가 없습니다. 시작: { $name } 8.
simul-count = 판 수를 2에서 { $most }까지 말하세요: { $name } 8.
simul-clocks = 다면기에는 시계가 없습니다. 시간을 빼세요.
letter-new = 새 대국 { $game }, 우편. 당신은 { $color }, 상대는 { $opponent }. 둔 다음: { $name }.
letter-awaited = 기다리는 수: { $opponent }. 오면 입력하세요.
letter-none = 우편 대국이 아닙니다. 시작: { $name } Anna.
letter-yours = 먼저 당신의 수. 그다음 편지.
letter-pace = 날수는 10/50처럼 쓰세요: 10수에 50일.
letter-file = 파일 이름을 입력하세요. 예: letter.txt
letter-head = 백: { $white }. 흑: { $black }.
letter-reply = 당신의 수: { $move }.
letter-move = 나의 수: { $move }.
letter-said = 말로: { $said }.
letter-offer = 무승부를 제안합니다.
letter-fen = 국면: { $fen }
letter-days = 받은 날: { $came }. 보낸 날: { $goes }.
letter-for = { $days }일
letter-mine = 대국 { $game }, { $opponent }: 당신 차례, { $time }.
letter-theirs = 대국 { $game }, { $opponent }: 기다림, { $time }.
letter-left = { $move }수까지 남음: { $time }.
letter-over = { $move }수에서 시간 초과: { $time }.
letters-none = 우편 대국이 없습니다. 시작: { $name } Anna.
received-noted = 기록했습니다. 받은 날: { $day }.
received-empty = 수나 날짜를 덧붙이세요: { $name } 12... Nf6.
received-unread = 수를 찾지 못했습니다. 수만 입력하세요.
received-several = 맞는 수가 여럿입니다. 수만 입력하세요.
received-yours = 당신 차례입니다. 기다리는 편지가 없습니다.
variant-standard = 체스
variant-chess960 = 체스960
variant-king-of-the-hill = 언덕의 왕
variant-three-check = 3체크
variant-crazyhouse = 크레이지하우스
variant-antichess = 안티체스
variant-atomic = 아토믹
variant-horde = 호드
variant-racing-kings = 킹 경주
rules-king-of-the-hill = 언덕의 왕. 킹이 d4, e4, d5, e5에 오르면 이기고, 체크메이트로도 이깁니다.
rules-three-check = 3체크. 세 번째 체크로 이기고, 체크메이트로도 이깁니다.
rules-crazyhouse = 크레이지하우스. 잡은 기물은 내 것이 됩니다. 수를 두는 대신 놓을 수 있습니다. 나이트 f3 놓기, 또는 N@f3.
rules-antichess = 안티체스. 잡을 수 있으면 반드시 잡아야 합니다. 기물이나 둘 수가 없으면 이깁니다.
rules-atomic = 아토믹. 잡으면 폭발합니다. 둘레의 기물이 사라지고 폰은 남습니다. 킹을 폭발시키면 이깁니다.
rules-horde = 호드. 백은 폰만 있습니다. 흑은 모두 잡으면, 백은 체크메이트하면 이깁니다.
rules-racing-kings = 킹 경주. 마지막 랭크에 먼저 오른 킹이 이깁니다. 체크를 거는 수는 둘 수 없습니다.
variant-begins = { $variant }. 규칙은 { $name }.
variant-weaker = 여기서는 단계가 체스보다 약합니다.
exploded = 폭발. 사라진 기물: { $pieces }.
checks-counted = 체크 3번 중 { $count }번째.
checks-given = { $color }: 체크 3번 중 { $count }번.
must-capture = 반드시 잡아야 합니다. 잡을 수 있는 기물: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } 포켓: { $pieces }.
pocket-empty = { $color } 포켓은 비었습니다.
pocket-none = 이 게임에서는 기물을 놓지 않습니다.
only-in-chess = 체스에서만 됩니다. 이 게임: { $variant }.
resumed-game = { $game }번 대국을 재개합니다. { $moves ->
    [0] 아직 둔 수가 없습니다.
   *[other] 지금까지 { $moves }수.
}
resumed-side = 내 색 { $color }, 상대 컴퓨터 { $level }단계.
resumed-turn = 이제 둘 차례입니다.
resumed-over = { $game }번 대국은 끝났습니다.
resume-none = 끝나지 않은 대국이 없습니다. { $program } play로 시작하세요.
resume-unknown = 없는 대국: { $game }. 최근 대국을 보려면: { $program } games

resume-busy = { $game }번 대국은 다른 창에 열려 있습니다. 먼저 그 창을 닫거나 새 대국을 시작하세요.
resume-none-here = 끝나지 않은 다른 대국이 없습니다. 목록은 대국목록을 입력하세요.
resume-here = 지금 두는 대국: { $game }.
resume-over = { $game }번 대국은 끝났습니다. 되짚어 보기: { $program } study { $game }
resume-over-here = { $game }번 대국은 끝났습니다. 되짚어 보기: { $name } { $game }
resume-imported-here = { $game }번은 가져온 대국입니다. 되짚어 보기: { $name } { $game }
resume-match = { $game }번 대국은 시합입니다. 계속하려면 { $program } match 다음에 시합 파일을 입력하세요.
left-own = 끝나지 않은 { $game }번 대국, 상대 { $opponent }: 내 색 { $color }, { $move }수째, { $date }.
left-two = 끝나지 않은 { $game }번 대국, 백 { $white }, 흑 { $black }: { $move }수째, { $date }.
left-resume = 계속하려면: { $name } { $game }
resume-imported = { $game }번은 가져온 대국이라 이어 둘 수 없습니다. 되짚어 보기: { $program } study { $game }.
game-kept = { $game }번 대국을 저장했습니다. 계속하려면: { $program } resume
game-left = { $game }번 대국이 저장되었습니다.
game-forgotten = { $game }번 대국은 저장하지 않았습니다: 둔 수가 없습니다.
goodbye = 안녕히 가세요.
unsaved = 저장 실패: { $reason }. 대국은 계속됩니다. 디스크를 비우면 다음 수와 함께 저장됩니다.
saved-again = 다시 모두 저장되었습니다.
unsaved-at-end = 다음 수들은 저장되지 않았습니다. 베껴 두세요:
archive-damaged = 보관함이 손상되었습니다. 이 파일로 옮기고 새로 만들었습니다: { $file }.
archive-renewed = 가져온 대국을 한 번 정리합니다. 멈추려면 Control-C를 누르세요. 잃는 것은 없습니다.
data-shared = 데이터 폴더 { $folder }, 혼자 쓰는 폴더가 아닙니다. 다른 사람이 대국을 읽거나 바꿀 수 있습니다. --data로 자기 폴더를 정하세요.
data-no-folder = 데이터 폴더 { $folder }, 폴더가 아닙니다. --data로 폴더를 정하세요.
data-link = 데이터 폴더 { $folder }, 링크입니다. 자기 폴더로 이어지는지 확인하세요.
data-writable = 데이터 폴더 { $folder }, 다른 사용자가 쓸 수 있었습니다. 이제 막았습니다. { $program } games로 대국을 확인하세요.
data-foreign = 여기서는 대국할 수 없습니다. { $folder } 폴더는 다른 사용자의 것입니다. --data로 다른 데이터 폴더를 정하세요.
data-open = 여기서는 대국할 수 없습니다. 다른 사람이 { $folder }에 쓸 수 있습니다. 먼저 막으세요: { $command }
archive-unusable = 보관함을 쓸 수 없음, { $file }: { $reason }. 이 대국은 저장되지 않습니다.
settings-warning = { $what } 무시함: { $file }.
settings-warning-line = { $what } 무시함: { $file }, { $line }번째 줄.
not-text = UTF-8 글자가 아닌 줄입니다. 다시 입력하세요.
too-long = 너무 긴 줄입니다. 4096바이트까지입니다. 더 짧게 입력하세요.

reason-damaged = 파일이 손상되었습니다
reason-catalogue = 가져온 대국이 손상되었으니 catalogue.db를 다른 곳으로 옮기세요
reason-full = 디스크가 가득 찼습니다
reason-read-only = 디스크나 폴더에 쓸 수 없습니다
reason-busy = 다른 프로그램이 파일을 쓰고 있습니다
reason-file = 파일을 열 수 없습니다
reason-settings = 설정 파일에 오류가 있으니 먼저 고치세요
reason-newer = 더 새로운 touchmove가 쓴 파일이니 그것을 쓰세요
reason-game = 대국 하나가 손상되었습니다
reason-unwritable = 이 대국의 설정을 쓸 수 없습니다
setting-key-near = 모르는 설정: { $key }. 혹시 { $near }?
setting-value = { $key }: { $value } 값은 안 됩니다. 가능한 값: { $values }.
setting-empty = { $key }: 값이 없습니다. 가능한 값: { $values }.
setting-name-long = { $key }: 40글자까지입니다. 더 짧은 이름을 쓰세요.
setting-unreadable = 설정을 읽을 수 없음: { $reason }.
range-to = 에서
range-more = 그 밖
slip-no-equals = { $text }: 등호가 없습니다. 이름 = "값" 꼴로 쓰세요.
slip-no-value = { $text }: 값이 없습니다. 이름 = "값" 꼴로 쓰세요.
slip-open-quote = { $text }: 따옴표가 닫히지 않았습니다. 닫으세요.
slip-no-quotes = { $text }: 따옴표가 없습니다. 값을 따옴표로 묶으세요.
slip-open-bracket = { $text }: 괄호가 닫히지 않았습니다. 닫으세요.
slip-twice = { $text }: 이름이 두 번 나옵니다. 두 줄 가운데 하나를 지우세요.
slip-control = 이 줄에 찍을 수 없는 글자가 있습니다. 다시 입력하세요.
slip-unprintable = 이 줄에 찍을 수 없는 글자가 있습니다. 지우세요.
slip-form = { $text }: 읽을 수 없습니다. 이름 = "값" 꼴로 쓰세요.
did-you-mean = 혹시 { $near }?
folder-missing = 없는 폴더: { $folder }. 있는 폴더를 정하세요.
folder-is-file = { $folder }: 파일입니다. 그 파일의 폴더를 정하세요.
folder-denied = { $folder }: 읽을 수 없습니다. 권한을 확인하세요.
name-unseen = 이름에 보이지 않는 글자가 있습니다. 이름을 바꾸세요.
voices-none-there = { $folder }에 음성이 없습니다. 음성은 voice.toml이 든 폴더입니다.
keymaps-none-there = { $folder }에 자판 배치가 없습니다. 배치는 my.toml 같은 파일입니다.
voice-note = { $what } 참고: { $file }.
voice-note-line = { $what } 참고: { $file }, { $line }번째 줄.
voice-unreadable = 파일을 읽을 수 없음: { $reason }.
voice-empty = 빈 파일입니다.
voice-no-voice = 이 음성에 voice.toml이 없습니다. 예를 들어 parent = "en" 줄을 넣어 만드세요.
voice-section = 음성에 없는 부분: { $name }.
voice-entry = 이 부분에 없는 이름: { $name }.
voice-missing = { $section } 부분에 없음: { $name }. 넣으세요.
voice-missing-first = 이 음성에 없음: { $name }. 모든 부분 앞에 예를 들어 { $name } = "en" 줄을 쓰세요.
voice-text = { $name }: 따옴표로 묶어야 합니다.
voice-list = { $name }: 목록이어야 합니다. 예: ["하나", "둘"].
voice-part = { $name }: 음성의 한 부분입니다. 대괄호로 묶어 따로 한 줄에 쓰세요.
voice-blank = { $name }: 빈 말이 있습니다.
voice-same = { $first }, { $name }: 말이 같습니다, { $word }. 서로 다르게 쓰세요.
voice-slot = { $name } 틀에 없는 빈칸: { $slot }.
voice-brace = { $name } 틀의 중괄호가 닫히지 않았습니다. 닫으세요.
voice-no-slot = { $name } 틀에 빈칸 { $slot } 필요. 없으면 수를 말하지 않습니다.
voice-language = { $tag }: 언어 표시가 아닙니다. ko나 pt-BR처럼 쓰세요.
voice-keyboard = 모르는 자판: { $name }. 이 가운데 하나를 쓰세요: { $known }.
voice-letter = { $name }: 한 글자가 아닙니다. 등호 앞에 한 글자를 쓰세요.
voice-parent = 부모가 없거나 망가짐: { $name }.
voice-incomplete = 음성이 완전하지 않습니다. 부모를 정하세요. 예: parent = "en".
voice-taken = { $word }: { $name } 뜻으로 쓸 수 없습니다. 이미 다른 뜻입니다, { $other }.
voice-sentence = { $text }: 문장이 아닙니다. 이름 = 문장 꼴로 쓰고 중괄호를 모두 닫으세요.
voice-no-sentence = 프로그램에 없는 문장: { $name }.
voice-gap = { $name } 문장에 없는 빈칸: { $gap }. 있는 빈칸: { $gaps }.
voice-gap-none = { $name } 문장에 없는 빈칸: { $gap }. 이 문장에는 빈칸이 없습니다.
voice-left-out = { $name } 문장에서 빠진 빈칸: { $gap }.
voice-silent = 빈 문장: { $name }.
setting-not-kept = 설정 저장 실패: { $reason }.

## 엔진

new-engine = 새 대국, { $game }번. 내 색 { $color }, 상대 { $engine } { $level }단계.
resumed-engine = 내 색 { $color }, 상대 { $engine } { $level }단계.
engine-held = { $engine }: 자체 단계가 없습니다. 단계가 낮을수록 덜 앞까지 읽고, 컴퓨터가 더 많은 수를 둡니다.
opponent-thinks = 상대가 아직 생각 중입니다.
engine-thinks = 상대가 아직 생각 중입니다. 엔진 없이 두려면 { $new } { $builtin } 명령을 입력하세요.
engine-waits = { $engine } 시작 중. 엔진 없이 두려면 { $new } { $builtin } 명령을 입력하세요.
engine-waits-on = { $engine } 시작 중. 대국이 기다립니다.
engine-missing = { $engine }: 이 컴퓨터에 없습니다.
engine-refused = { $engine }: 시작할 수 없습니다. 이 컴퓨터용 프로그램이 아닙니다.
engine-ended = { $engine }: 갑자기 멈췄습니다.
engine-says = 메시지: { $words }
engine-floods = { $engine }: 출력이 멈추지 않습니다.
engine-silent = { $engine }: 답하지 않습니다.
engine-not-uci = { $engine }: 답은 하지만 체스 엔진의 언어인 UCI가 아닙니다. UCI 엔진을 정하세요. 예: uci:stockfish.
engine-no-move = { $engine }: 수를 보내지 않았습니다.
engine-no-stop = { $engine }: 생각을 멈추지 않습니다.
engine-so-far = 지금까지 찾은 최선:
engine-nonsense = { $engine }: 수가 아닌 것을 보냈습니다, { $answer }.
engine-illegal = { $engine }: 반칙수를 보냈습니다, { $answer }.
engine-no-chess960 = { $engine }: 체스960을 두지 못합니다.
engine-no-variant = { $engine }: { $variant } 게임은 두지 못합니다.
engine-again = 다시 시작합니다.
engine-back = { $engine }: 돌아왔습니다.
confirm-builtin = 대신 컴퓨터와 둘까요? 예 또는 아니요.
confirm-builtin-on = 컴퓨터와 계속할까요? 예 또는 아니요.
builtin-plays = 컴퓨터가 계속 둡니다. { $level }단계.
engine-kept = 대국이 엔진을 기다립니다, { $engine }. 종료한 뒤 { $program } resume으로 다시 해 볼 수 있습니다.
engine-not-begun = 대국을 시작하지 않았습니다. 다시 하려면 새대국, 나가려면 종료.
player-engine = { $name } { $level }단계
player-engine-replaced = { $name }, 나중에 컴퓨터 { $level }단계
health-engine = 엔진: { $name } 작동, { $file }.
health-engine-fails = 엔진 { $file }: { $what }

## 신호음

tones-on = 신호음 켬.
tones-off = 신호음 끔.
tones-is = { $state ->
    [on] 신호음 켬. 끄려면 신호음 끔을 입력하세요.
   *[off] 신호음 끔. 켜려면 신호음 켬을 입력하세요.
}
tones-absent = 이 프로그램은 신호음 없이 만들어졌습니다. 넣는 방법은 docs/guide.md에 있습니다.
tones-lost = 신호음 실패: { $reason }.
tones-found = 신호음이 돌아왔습니다.
reason-no-device = 소리 장치가 없습니다
reason-device-busy = 다른 프로그램이 소리 장치를 쓰고 있습니다
reason-device-hangs = 소리 장치가 멈춰 있습니다
reason-device-broken = 소리 장치가 작동하지 않습니다
help-tones =
    신호음 켬, 신호음 끔.
    낮은 똑 소리: 어두운 칸.
    한 옥타브 높은 소리: 밝은 칸.
    두드리는 소리: 판의 가장자리.
    내려가는 두 음: 기물을 잡음.
    올라가는 두 음: 체크.
    윙 소리: 반칙수.
    삐 소리 세 번: 시간이 얼마 남지 않음.
health-tones = 신호음: 소리 장치가 작동합니다.
health-tones-fails = 신호음: { $reason }.

## 첫 시작

setup-language = 한국어는 { $number }번을 입력하세요.
setup-language-names = 한국어, 한국말, Korean, 조선말, coréen
setup-again = { $most ->
    [2] 1이나 2를 입력하세요.
   *[other] 1부터 { $most }까지의 번호를 입력하세요.
}
setup-unknown = { $most ->
    [2] 1이나 2 또는 대답의 낱말을 입력하세요. { $quit } 입력: 나가기.
   *[other] 1부터 { $most }까지의 번호 또는 대답의 낱말을 입력하세요. { $quit } 입력: 나가기.
}
setup-help-language =
    프로그램의 언어입니다.
    번호나 이름을 입력하세요.
    나중에 바꾸려면: 언어.
setup-help-speech =
    예: 스크린 리더가 말하고, 이 프로그램은 조용합니다.
    아니요: 이 프로그램이 말합니다.
    나중에 바꾸려면: 음성출력.
setup-help-face =
    한 줄씩: 수와 질문을 입력하고, 대답을 읽거나 듣습니다.
    화면: 글쇠로 살펴볼 수 있는 판이 있습니다.
    나중에 바꾸려면: 바꾸기 보기방식.
setup-speech =
    스크린 리더를 쓰십니까?
    1: 예, 조용히 있으세요.
    2: 아니요, 말해 주세요.
setup-face =
    어떻게 두시겠습니까?
    1: 한 줄씩.
    2: 화면에서, 살펴볼 수 있는 판과 함께.
setup-name = 이름을 입력하세요. 건너뛰려면 엔터.
setup-help-name = 이름은 목록과 기보에 씁니다. 쓰지 않으려면 엔터.
setup-name-long = 40글자까지입니다. 더 짧은 이름을 입력하거나, 건너뛰려면 엔터.
setup-cancelled = 취소했습니다. 다음에 다시 묻습니다.
setup-skipped = 처음이십니까? 언어와 음성 출력, 이름을 정하려면: { $program } setup
setup-unchanged = 바뀐 것이 없습니다.
setup-done =
    고맙습니다. 언제든지 도움말을 입력하세요.
    수를 말하는 다른 방식: 도움말 착수음성.
    색, 시계, 상대: 예를 들어 새대국 흑 10+5.
setup-kept =
    저장: 한국어, { $speech ->
        [on] 자체 음성 출력
       *[off] 자체 음성 출력 없음
    }, { $face ->
        [screen] 화면
       *[line] 한 줄씩
    }, 착수 음성 { $moves }.

## 도움말

help =
    수 입력: e4, 나이트 f3, O-O.
    묻기: 판, 마지막, 기물 N, 시계.
    하기: 무승부, 기권, 무르기, 힌트.
    새로 두기: 새대국. 내 대국: 대국목록.
    시계와 함께: 새대국 10+5.
    흑으로: 새대국 흑.
    전자 체스판: 전자판.
    설정: 설정. 나가기: 종료.
    더 보기: 도움말 모두, 도움말 판.
# By Tab.
commands-many = 맞는 명령 { $count }개. 더 입력하세요.
help-announcing =
    내 수: 선언 나이트 f3, 누르기.
    상대의 수: 입력하면 복창합니다.
    잘못 말했을 때: 정정 나이트 f3.
    묻기: 판, 마지막, 기물 N, 시계.
    하기: 무승부, 기권, 무르기, 힌트.
    새로 두기: 새대국. 내 대국: 대국목록.
    시계: 새대국 10+5. 흑으로: 새대국 흑.
    전자 체스판: 전자판.
    설정: 설정. 나가기: 종료.
    더 보기: 도움말 모두, 도움말 판.
help-choice =
    둘 수의 번호나 첫 칸을 입력하세요.
    아니요: 모두 아님.
help-piece =
    퀸, 룩, 비숍, 나이트 또는 번호를 입력하세요.
    아니요: 다른 수.
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] 예: 상대에게 무승부를 제안합니다. 아니요: 계속 둡니다.
    [agree] 예: 대국이 무승부로 끝납니다. 아니요: 계속 둡니다.
    [claim] 예: 지금 주장을 검토합니다. 아니요: 계속 둡니다.
    [resign] 예: 이 대국을 기권합니다. 아니요: 계속 둡니다.
    [takeback] 예: 마지막 수를 무릅니다. 아니요: 그대로 둡니다.
    [seal] 예: 이 수를 봉투에 넣습니다. 아니요: 다른 수를 입력합니다.
    [sign] 예: 이 결과에 서명합니다. 아니요: 아직 서명하지 않습니다.
    [builtin] 예: 컴퓨터가 둡니다. 아니요: 엔진을 기다립니다.
    [play-on] 예: 내 대국을 저장하고 여기서 새로 시작합니다. 아니요: 내 대국이 열린 채로 있습니다.
    [go-on] 예: 이 대국을 계속합니다. 아니요: 저장하고 다른 대국을 시작합니다.
    [resume] 예: 이 대국을 저장하고 다른 대국을 이어 둡니다. 아니요: 여기에 남습니다.
   *[new] 예: 이 대국을 저장하고 새로 시작합니다. 아니요: 계속 둡니다.
}
help-confirm-file = 예: 실행합니다. 아니요: 그대로 둡니다.
help-confirm-blunder = 예: 이 수를 둡니다. 아니요: 다른 수를 입력하세요.
help-over =
    대국이 끝났습니다.
    모든 수: 기보. 새로 두기: 새대국.
    대국을 되짚어 보기: 열기 57.
    나가기: 종료.
help-all-position = 국면에 대하여:
help-all-game = 대국과 프로그램에 대하여:
help-all-more = 하나를 자세히: 도움말과 그 이름.
help-board =
    판: 국면을 랭크마다 읽습니다.
    판 e4: 한 칸. 짧게: b.
help-pieces =
    기물 N: 백 나이트가 있는 칸. n: 흑 나이트.
    A나 a: 한 색의 모든 기물. 짧게: p.
help-count =
    개수 P: 백의 폰이 몇 개인지. p: 흑의 폰.
    개수: 양쪽의 기물 수.
help-scan =
    훑기 4, 훑기 e: 랭크나 파일의 기물.
    짧게: s.
help-rank = 랭크 4: 그 랭크의 기물.
help-file = 파일 e: 그 파일의 기물.
help-diagonals =
    대각선 e4: 그 칸을 지나는 대각선의 기물.
help-rays =
    방향 e4: 여덟 방향에 있는 기물.
help-knight =
    도약 f3: 나이트 행마 거리에 있는 기물.
    /knight f3도 됩니다. 빗금 없는 나이트 f3은 수입니다.
help-attackers =
    공격자 e4: 그 칸을 공격하는 기물과 지키는 기물.
help-defenders =
    수비자 e4: 그 칸을 지키는 기물과 공격하는 기물.
help-hanging =
    걸린기물: 공격받는데 충분히 지켜지지 않는 기물.
    걸린기물 d1: 기물 하나. 걸린기물 나, 걸린기물 상대도 됩니다.
help-moves =
    가능수: 둘 수 있는 모든 수.
    가능수 g1: 한 기물의 수.
help-captures = 잡는수: 둘 수 있는 모든 잡는 수.
help-what-if =
    가정 g1 f3: g1의 기물이 f3에 있다면 잡을 수 있는 기물.
help-colour =
    칸색 e4: 밝은 칸인지 어두운 칸인지.
    흑으로 두려면: 새대국 흑.
help-material = 기물점수: 양쪽이 가진 기물.
help-pocket = 포켓: 크레이지하우스에서 놓을 수 있는 기물.
help-castling-rights =
    캐슬링권리: 지금 캐슬링할 수 있는지, 어느 쪽인지.
    캐슬링하려면: O-O 또는 O-O-O.
help-turn =
    차례: 누구 차례인지, 체크인지, 내 색이 무엇인지.
help-check = 체크: 킹이 체크인지, 어느 기물의 체크인지.
help-last = 마지막: 마지막 수. 짧게: l.
help-changed =
    달라진점: 마지막 수가 공격하고, 지키고, 열고, 지키지 않게 된 것.
help-captured =
    잡힌기물: 마지막으로 잡힌 기물과 양쪽이 잃은 기물.
help-opening =
    오프닝: 오프닝의 이름과 ECO 코드.
help-score =
    기보: 모든 수.
    기보 3: 마지막 세 수.
help-clock =
    시계: 남은 시간과 다음 시간 구간까지의 수.
    시계 나: 내 시간.
    시계 상대: 상대의 시간. 짧게: c.
    시계를 놓고 두려면: 새대국 10+5.
help-spent = 소요시간: 마지막 수에 걸린 시간과 양쪽이 쓴 시간.
help-fen = fen: 국면을 한 줄의 글로.
help-braille =
    점자: 점자 단말기용 국면. 영국식 체스 점자를 씁니다.
    점자 20: 한 줄에 20칸.
    점자 랭크: 한 줄에 한 랭크.
    점자 목록: 기물과 그 칸.
    점자 점, 아스키, 글자: 표시 방법.
    점자 저장 20 랭크: 앞으로 계속.
help-repeat = 다시: 마지막에 말한 것을 한 번 더.
help-help =
    도움말: 여기서 할 수 있는 것.
    도움말 판: 한 명령을 자세히.
help-article =
    조항 9.2: 그 규칙의 내용, 짧게.
    조항 캐슬링: 주제로 찾기.
    조항 9.2 2018: 다른 연도의 규칙.
    조항: 모든 조항.
help-announce =
    선언: 선언하는 대국에서 둔 수를 선언합니다.
    선언 나이트 f3: 수도 함께 둡니다.
    그다음 누르기.
    상대의 수는 입력하면 복창합니다.
    짧게: an.
help-press =
    누르기: 수를 두고 선언한 다음 시계를 누릅니다.
    시합에서는 판의 단추와 같습니다. 판이 없을 때 너무 일찍 누르면 반칙이 될 수 있습니다.
    짧게: pr.
help-correct =
    정정 나이트 f3: 시계를 누르기 전에 선언을 정정합니다.
help-adjust =
    정돈: 이번 차례에 들었다가 제자리에 놓는 기물은 터치로 치지 않습니다.
    터치 무브일 때만 필요합니다.
help-take =
    들기 e2: e2의 기물을 듭니다.
    그다음 놓기.
help-put =
    놓기 e4: 든 기물을 그 칸에 놓습니다.
    그것이 내 수입니다.
    제 칸에 놓으면 되돌립니다.
help-draw =
    무승부: 무승부를 제안하거나 승낙합니다.
    무승부 e4: 수를 두면서 제안합니다.
help-accept =
    승낙: 무승부 제안을 승낙합니다.
help-decline =
    거절: 무승부 제안을 거절합니다.
help-claim =
    주장 반복, 주장 오십수: 무승부를 주장합니다.
    두려는 수가 있으면 덧붙이세요.
    주장 시간: 상대의 시간이 다 되었습니다.
    주장 반칙: 마지막 수가 반칙수였습니다.
    주장 정정: 나중에, 둘 다 원하면.
    퀵플레이 마무리에서, 자기 차례에 2분 미만이 남았을 때:
    주장 노력: 상대가 이기려 하지 않습니다.
    주장 정상: 상대가 정상적으로는 이길 수 없습니다.
    주장 오초: 두 사람 모두 수마다 5초를 요청합니다.
    판에서: 단추를 두 번 길게 누르세요.
help-resign = 기권: 대국을 기권합니다.
help-takeback = 무르기: 내 마지막 수를 무릅니다.
help-hint =
    힌트: 여기서 좋은 수.
    문제에서는: 도움 한 단계.
help-today = 오늘: 오늘 풀 문제가 몇 개이고 얼마나 걸리는지.
help-practise =
    복습: 오늘 풀 것을 한 문제씩.
    문제는 다시 나옵니다. 네 시간 뒤, 하루 뒤, 마지막에는 반년 뒤.
help-drill =
    훈련: 모든 훈련과 그 성적. 훈련 칸 색 2: 그 가운데 하나와 단계.
    훈련 칸 색 2, 6 초, 20 문제, 무 반복: 제한을 두고.
    엔터: 문제를 다시.
    정보: 기물이나 수를 다시.
    다음: 답을 듣고 계속.
    닫기: 내 대국으로.
help-book =
    오프닝북: 여기서 어떤 수를 얼마나 자주 두는지.
    오프닝북과 내 대국에서 찾습니다.
    오프닝북 없이 두려면: 바꾸기 오프닝북 끔.
help-endings =
    엔드게임 3: 세 번째 엔드게임을 완벽한 수비를 상대로. 엔드게임 폰 경주: 이름으로 하나.
    엔드게임: 모든 엔드게임과 그 성적.
    결과를 놓치는 수는 알려 주고 무릅니다.
    힌트: 네 단계의 도움. 이전: 내 마지막 수를 무름.
    다음: 최선의 수순, 그다음 같은 종류의 다른 문제.
    닫기: 내 대국으로.
help-mistakes =
    실수: 열려 있거나 끝난 대국에서 내 실수보다 나은 수. 수를 입력하세요.
    실수 12: 대국 12에서. 실수 양쪽: 두 편 모두, 백이나 흑도 됩니다.
    힌트: 네 단계의 도움.
    다음: 최선의 수를 듣고 계속. 건너뛰기: 듣지 않고 계속.
    엔터: 문제를 다시.
    닫기: 내 대국으로.
help-guess =
    맞히기: 이긴 쪽의 수를 한 수씩. 수를 입력하세요.
    열린 대국에서는 지금 자리부터, 아니면 유명한 대국에서.
    맞히기 12: 대국 12에서. 맞히기 12 흑: 한쪽만, 백도 됩니다.
    맞히기 챔피언: 래피드 체스 세계 챔피언의 대국에서.
    무엇을 답하든 대국은 그대로 나아갑니다. 맞힌 수는 훈련처럼 셉니다.
    다음: 그 수를 듣고 계속.
    닫기: 내 대국으로.
help-puzzle =
    퍼즐: 내 레이팅에 맞는 문제 국면. 수를 입력하세요.
    퍼즐 포크, 퍼즐 2수 메이트: 주제별로. 퍼즐 주제: 모든 주제.
    퍼즐 mine: 데이터 폴더의 puzzles 폴더에 있는 mine.pgn이나 mine.csv에서.
    퍼즐 대국: 내 대국에서 할 수 있었던 메이트.
    퍼즐 8: 기물 여덟 개쯤. 퍼즐 1500: 그 정도의 레이팅.
    퍼즐 쉬운, 퍼즐 어려운, 퍼즐 엔드게임, 퍼즐 연속.
    힌트: 네 단계의 도움.
    다음: 정답 또는 다른 퍼즐.
    닫기: 내 대국으로.

help-learn =
    배우기 3: 세 번째 강의.
    배우기: 모든 강의.
    강의에서는 답을 입력하세요.
    힌트: 네 단계의 도움.
    다음: 답을 듣고 계속.
    닫기: 내 대국으로.
help-lesson =
    답을 입력하세요.
    엔터: 문제를 다시.
    네 단계의 도움: 힌트.
    답을 듣고 계속: 다음. 뒤로: 이전.
    묻기: 판, 기물 N, 가능수, 공격자.
    주제: 정보. 처음부터: 처음.
    내 대국으로: 닫기.
help-eval =
    평가: 누가 폰 몇 개만큼 나은지.
    한 번 더 물으면 승률과 깊이.
help-best = 최선: 여기서 최선의 수.
help-line =
    수순: 최선의 수순을 반수 네 개씩. 더: 다음 네 개.
    수순 2: 두 번째로 좋은 수순.
help-lines = 후보수 3: 가장 좋은 세 수. 번호를 입력하면 그 수순.
help-why = 이유: 최선의 수와 그 이유.
help-threat = 위협: 상대편이 무엇을 위협하는지.
help-mate = 메이트: 둘 차례인 쪽이 메이트를 강제할 수 있는지.
help-level =
    단계 7: 상대의 실력, 1에서 20까지.
help-moves-voice =
    착수음성 fide-ko: 수를 말하는 방식.
    fide-ko: 나이트 구스타프 일 펠릭스 삼.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    ko: 나이트 g1 f3. en: knight g1 f3.
help-talk =
    언어 en: 수 말고 모두 영어로.
    언어 ko: 한국어로.
help-speech = 음성출력 켬, 음성출력 끔.
help-sound = 소리 켬, 소리 끔: 음성과 신호음을 함께.
help-faster = 빠르게: 더 빨리 말합니다.
help-slower = 느리게: 더 천천히 말합니다.
help-louder = 크게: 말과 신호음을 더 크게 합니다.
help-softer = 작게: 말과 신호음을 더 작게 합니다.
help-hush = 조용: 말을 멈춥니다.
help-position =
    국면 시작: 보통 시작 국면에서 대국.
    다른 국면에서: FEN, 도표, 또는 기물 목록.
    목록: 백: Ke1 a2. 흑: Ke8.
    첫 수를 두기 전이나 끝난 다음에.
help-new =
    새대국: 이 대국처럼 한 판 더.
    원하는 것을 아무 차례로나 덧붙이세요:
    새대국 흑 5+3. 새대국 무작위, 시계 없이.
    새대국 친구 민수: 자판 앞에서 둘이.
    새대국 단계 7. 새대국 엔진 stockfish.
    새대국 체스960, 또는 체스960 518.
    새대국 크레이지하우스, 안티체스, 호드, 3체크, 아토믹, 언덕의 왕, 킹 경주.
    새대국 나이트핸디캡: 상대가 나이트 하나 없이 둡니다. 새대국 주기 퀸핸디캡: 내가 퀸 없이 둡니다.
    새대국 보통.
    새대국 터치무브: 만진 기물을 움직여야 합니다.
    새대국 선언방식 복창: 나와 상대가 모든 수를 선언하고 복창합니다.
    종료할 때까지 적용됩니다.
    바꾸기를 쓰면 계속 남습니다.
help-simul =
    다면기 8: 혼자서 여덟 판을 차례로 둡니다.
    다면기 8 레벨 5: 모두 레벨 5.
    한 수를 두면 다음 판이 옵니다. 돌아오면 상대가 응수합니다.
    이것만 치면: 두다 만 다면기.
help-next-board =
    다음판: 수를 두지 않고 다면기의 다음 판으로.
    특정한 판: 판 3.
help-waiting = 대기판: 다면기의 판들, 둔 수, 그 뒤 지난 시간.
help-by-letter =
    우편대국 Anna: 편지나 전자우편 대국.
    우편대국 Anna 흑: 당신이 흑.
    우편대국 Anna 10/50: 10수에 50일.
    없으면 날수만 셉니다.
help-letter =
    편지: 마지막 수의 편지.
    편지 anna.txt: 같은 것을 파일로.
    수와 국면과 날짜가 들어 있습니다.
help-letters = 편지목록: 우편 대국들과 날수.
help-received =
    도착 12... Nf6: 편지의 수.
    편지의 한 줄 전체도 됩니다.
    도착 2026-11-28: 받은 날.
help-settings =
    설정: 모든 설정과 그 값.
    설정 진영: 그 가운데 하나.
    설정 대국, 음성, 점자, 화면, 체스판: 한 묶음.
    바꾸려면: 바꾸기 진영 흑.
help-set =
    바꾸기 진영 흑: 설정을 바꾸어 저장합니다.
    짧게: 진영 흑.
    바꾸기 진영: 그 값과 고를 수 있는 것.
    모두: 설정.
help-opponent =
    상대: 누구와 두고 있는지.
    짧게: o.
    상대 사람, 상대 컴퓨터, 상대 엔진 stockfish: 다음 대국부터.
help-save = 저장: 할 일이 없습니다. 모든 수가 두는 대로 저장됩니다.
help-export =
    내보내기 game.pgn: 이 대국을 PGN 파일로 씁니다.
    내보내기 5 game.pgn: 대국 5.
    내보내기 game.svg: 국면 그림, game.png도 됩니다.
    기보 용지로는: 인쇄.
help-delete =
    삭제 5: 예라고 답하면 대국 5를 삭제합니다.
    복구: 나가기 전까지 되돌립니다.
help-undelete =
    복구: 마지막으로 삭제한 대국을 되돌립니다.
    나가기 전까지만.
help-rename =
    이름변경 5 동호회: 대국 5의 대회 이름.
    이름변경 5 백 안나: 백을 둔 사람.
    번호 없이: 이 대국.
help-note =
    메모 5 좋은 끝내기: 대국 5에 메모.
    메모와 글: 이 대국에.
    메모 5: 메모를 다시. 정보로도.
help-rematch =
    재대국: 색을 바꾸어 같은 대국을 다시 합니다.
    대국이 끝난 뒤, 집에서.
help-summary =
    요약: 끝난 대국을 짧게.
    요약 5: 대국 5.
    실수로 살펴본 대국이면 승부처도.
help-results =
    전적: 이긴 대국, 비긴 대국, 진 대국의 수.
    상대별로, 그리고 최근 열 판.
help-ratings =
    레이팅: 퍼즐 레이팅, 지금과 몇 주 전.
    레이팅 3: 3주 전.
    훈련, 연속 기록, 연속 일수.
help-quit = 종료: 대국을 저장하고 나갑니다.

## 국면의 잘못

position-empty = 국면이 비어 있습니다. FEN, 도표, 또는 목록을 쓰세요. 예: 백: Ke1 a2. 흑: Ke8.
position-control = 제어 문자: { $nth }번째 글자.
position-board = 국면이 아닙니다. FEN, 도표, 또는 목록을 쓰세요. 예: 백: Ke1 a2. 흑: Ke8.
position-ranks = 판에는 랭크 8개가 필요합니다. 지금은 { $count }개입니다.
position-rank-length = 랭크 { $rank }: { $count }칸입니다. 랭크마다 8칸이 필요합니다.
position-rank-missing = 빠진 랭크: { $rank }.
position-rank-twice = 두 번 나온 랭크: { $rank }.
position-sign = 랭크 { $rank }, { $nth }번째 글자: { $sign }, 기물이 아닙니다.
position-word = 알 수 없음: { $word }. 국면을 쓰는 예: 백: Ke1 a2. 흑: Ke8.
position-twice = 두 번 나온 칸: { $square }.
position-turn = 둘 차례가 빠졌습니다. 판 다음에 w나 b를 쓰세요.
position-castling = 캐슬링 권리: KQkq 같은 글자나 붙임표.
position-en-passant = 앙파상 칸: e3 같은 칸이나 붙임표.
position-counters = 수 세기: 65535까지의 숫자.
position-operations = 앙파상 칸 다음에 0 1 같은 숫자 두 개, 또는 쌍반점으로 끝나는 연산을 쓰세요.
position-no-king = { $color }에게 킹이 없습니다.
position-kings = { $color }의 킹이 둘 이상입니다: { $one }, { $other }.
position-pawn = { $square }의 폰: 랭크 1과 8에는 폰이 있을 수 없습니다.
position-too-many-pawns = { $color }의 폰이 { $count }개입니다. 8개까지입니다.
position-too-many-men = { $color }의 기물이 { $count }개입니다. 16개까지입니다.
position-too-many-promoted = { $color }의 승급 기물이 너무 많습니다.
position-other-in-check = { $color }이 체크에 걸렸는데 상대 차례입니다.
position-dropped-rook = 캐슬링 권리 제외: { $color }, { $square }에 룩이 없습니다.
position-dropped-king = 캐슬링 권리 제외: { $color }, 킹이 시작 칸에 없습니다.
position-dropped-castling = 캐슬링 권리 제외: 판과 맞지 않습니다.
position-dropped-en-passant = 앙파상 제외: { $square }, 방금 이 칸을 지나간 폰이 있을 수 없습니다.
position-impossible = 있을 수 없는 국면입니다.
position-game-runs = 대국이 진행 중입니다. 먼저 새대국, 그다음 { $name } 명령을 입력하세요.
chess960-number = 체스960 국면: 0에서 959까지.
chess960-and-position = 체스960에는 자기 국면이 있습니다. 번호나 국면 하나를 빼세요.

## 다음 대국

new-unknown = 알 수 없음: { $word }. 도움말 { $name } 명령을 입력하세요.
new-number = 분명하지 않음: { $word }. { $name } 시간 { $word } 또는 { $name } 단계 { $word } 명령을 입력하세요.
new-minutes = 분명하지 않음: { $word }. 분이라면 { $name } 시간 { $word } 명령을 입력하세요.
new-twice = 두 번 나온 설정: { $setting }. 한 번만 쓰세요.
new-engine-name = 어떤 엔진입니까? 예: { $name } 엔진 stockfish.
plan-human = 두 사람
plan-builtin = 내 색 { $color }, 상대 컴퓨터 { $level }단계
plan-engine = 내 색 { $color }, 상대 { $engine } { $level }단계
plan-time = { $time }
plan-no-clock = 시계 없이
plan-chess960 = 체스960, 국면 { $number }
plan-position = 특별한 시작 국면
plan-odds = { $color }의 핸디캡: { $odds }
plan-laws = { $year }년 규칙
plan-strict = 대회 연습
plan-announcing = 수를 선언함
plan-touch = 터치 무브
plan-blindfold = 블라인드 대국
plan-blindfold-strict = 블라인드 대국, 보지 않기
opponent-engine = 엔진입니까? { $name } 엔진 { $word } 명령을 입력하세요.
opponent-human = 한 자판에서 두 사람.
opponent-human-named = 한 자판에서 백 { $white }, 흑 { $black }.
premove = 미리 둔 수: { $move }.
premove-dropped = 미리 둔 수를 취소했습니다.
argument-choices = { $name }: 예를 들어 흑 5+3. 도움말 { $name } 명령을 입력하세요.

## 설정

argument-setting = { $name } 다음에 설정과 값이 필요합니다. 예: { $name } 진영 흑.
no-setting = 모르는 설정: { $name }. 설정을 모두 들으려면 { $settings }만 입력하세요.
setting-unset = 정하지 않음
setting-can-be = 가능한 값: { $values }.
setting-range = { $least }에서 { $most }
setting-example = 예: { $value }
setting-needs = { $name } 다음에 값이 필요합니다. 가능한 값: { $values }.
setting-wrong = { $name }: { $value } 값은 안 됩니다. 가능한 값: { $values }.
setting-next-game = { $name }: { $value }, 다음 대국부터. 시작하려면 { $new } 명령을 입력하세요.
setting-in-game = { $name }: 이 게임은 { $now }, { $from ->
    [game] 다음 게임부터
   *[start] 다음 시작부터
} { $value }.
setting-next-start = { $name }: { $value }, 다음 시작부터.
settings-group = 설정, { $group }:
settings-game = 대국
settings-voice = 음성
settings-braille = 점자
settings-screen = 화면
settings-board = 체스판
setting-moves = 수를 말하는 음성.
setting-talk = 그 밖의 모든 것의 언어.
setting-speech = 프로그램이 말할지.
setting-speech-engine = 음성 엔진.
setting-tones = 짧은 신호음을 낼지.
setting-rate = 말하는 속도.
setting-volume = 말과 신호음의 크기.
setting-answers = 긴 답을 나누어 말할지 여부.
setting-form = 수를 출발 칸과 함께, 없이, 또는 숫자 네 개로.
setting-extra-words = 잡음, 체크, 메이트를 말할지.
setting-spelling = 독일어 낱말의 표기: 움라우트로, 또는 FIDE 부록처럼.
setting-opponent = 내 상대.
setting-level = 상대의 실력.
setting-book = 오프닝북: 컴퓨터가 쓰고, 물을 수도 있습니다.
setting-tables = 내 엔드게임 표가 있는 폴더. 기물 네 개까지의 표는 들어 있습니다.
setting-side = 내 색.
setting-time = 시계: 분과 수마다 더하는 초, 또는 시간 구간.
setting-laws = 규칙의 연도판.
setting-announcing = 수를 입력만 하거나, 선언하거나, 복창까지 합니다.
setting-strict = 대회 연습.
setting-blindfold = 판 없이 두기. 켬: 국면을 물을 수 있고 볼 때마다 셉니다. 엄격: 물을 수 없습니다.
setting-warnings = 남은 시간을 알리는 때: 분, 또는 s를 붙인 초. auto: 시계에 맞게.
setting-braille-table = 글의 점자, liblouis 이름으로.
setting-sheet-code = 점자 기보에 수를 쓰는 방식.
setting-sheet-cells = 기보 한 줄의 칸 수.
setting-sheet-lines = 기보 한 쪽의 줄 수.
setting-print = 줄을 출력하는 방식.
setting-braille-width = 점자 단말기 한 줄의 칸 수.
setting-braille-form = 손가락으로 읽는 국면의 방식.
setting-keymap = 화면에서 쓰는 글쇠.
setting-keyboard = 자판의 나라.
setting-name = 내 이름, 목록과 기보에 씁니다.
setting-touch = 터치 무브: 만진 기물을 움직여야 합니다.
setting-blunder-warning = 기물을 거저 주거나 메이트를 허용하기 전에 묻습니다.
setting-square-order = 칸을 말하는 차례.
setting-face = 한 줄씩, 또는 화면에서.
setting-theme = 화면의 색과 기호.
setting-background = 터미널이 어두운지 밝은지. auto: 터미널이 말하는 대로.
setting-key-echo = 화면에서 입력할 때의 자체 음성.
setting-clock-interval = 시계를 새로 보이는 초 간격. 0: 가는 대로. 스크린 리더용 화면에서는 말할 때마다.
setting-pegboard = 내 체스판.
setting-pegboard-orientation = 판이 놓인 방향.
setting-pegboard-clock = DGT 판에 연결된 시계.

## 명령줄

usage-unknown-flag = 모르는 선택 사항: { $word }.
usage-unknown-command = 모르는 명령: { $word }.
usage-too-much = 남는 낱말: { $word }.
usage-empty-word = 빈 낱말이 있습니다. 빼세요.
usage-equals = { $flag } 다음에 쓸 수 없음: { $word }. { $flag } 또는 { $flag }=off라고 쓰세요.
usage-alone = { $word }: 값이 없습니다. { $word }만 쓰세요.
usage-value = { $word }: { $value } 값은 안 됩니다. 뜻: { $help }
usage-needs-value = { $word }: 값이 필요합니다. 뜻: { $help }
usage-twice = 두 번 나옴: { $word }. 한 번만 쓰세요.
usage-new-only = { $word }: 새 대국에만 씁니다. 빼거나 새로 시작하세요: { $program } play
usage-conflict = { $word }, { $other }: 둘 가운데 하나만 쓰세요.
usage-missing = 빠짐: { $word }. 뜻: { $help }
usage-missing-one = 이 가운데 하나가 빠짐: { $words }.
usage-follow = { $word } 다음에 낱말이 하나 더 필요합니다: { $words }.
usage-wrong = 명령을 읽을 수 없습니다.
usage-no-text = 올바른 UTF-8이 아닌 인수가 있습니다.
usage-help = 도움말: { $program } { $command }

help-usage = 쓰는 법: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, 생략 가능: { $help }
help-commands = 명령:
help-pages = 명령마다 설명이 있습니다. 예: { $program } { $command } --help
help-flags = 선택 사항:
help-play = play의 선택 사항은 모두 play 없이도 됩니다. 목록: { $program } play --help

value-command = 명령
value-game = 대국
value-move = 수
value-text = 글
value-question = 질문
value-file = 파일
value-folder = 폴더
value-language = 언어
value-name = 이름
value-place = 자리
value-places = 자리들
value-script = 대본
value-voice = 음성
value-form = 형식
value-number = 숫자
value-odds = 핸디캡
value-who = 이름
value-side = 색
value-switch = on 또는 off
value-periods = 시간
value-edition = 연도판
value-how = 방식
value-minutes = 분
value-table = 표
value-theme = 테마
value-seconds = 초
value-address = 체스판
value-date = 날짜
value-result = 결과
value-code = 부호
value-make = 제조사
value-clock = 시계
value-style = 손버릇
value-shell = 셸
value-value = 값

cli = 시각장애인을 위한, 듣고 만지며 두는 체스. 명령이 없으면 대국을 시작합니다.
cli-play = 대국을 둡니다.
cli-resume = 끝나지 않은 마지막 대국이나 이 번호의 대국을 계속합니다.
cli-study = 저장된 대국을 들으며 되짚어 봅니다.
cli-say = 수를 어떻게 말하는지 출력합니다.
cli-read = 입력하거나 말한 수의 뜻을 출력합니다: SAN과 칸.
cli-ask = 국면에 대한 질문 하나에 답합니다.
cli-import = PGN 파일의 대국을 가져옵니다.
cli-games = 저장하거나 가져온 대국을 최근 것부터 보여 줍니다.
cli-export = 대국을 PGN이나 기보로 씁니다.
cli-voices = 음성을 보여 주거나, 직접 만든 음성을 검사합니다.
cli-voices-list = 음성을 보여 줍니다.
cli-voices-check = 내장 음성이나 폴더의 음성을 검사합니다.
cli-keymaps = 화면의 키 배치를 보여 주거나, 직접 만든 것을 검사합니다.
cli-keymaps-list = 키 배치의 목록이나 그 가운데 하나의 글쇠를 보여 줍니다.
cli-keymaps-check = 내장 키 배치나 폴더의 키 배치를 검사합니다.
cli-pegboard = 전자 체스판을 지켜보거나 검사하거나 흉내 냅니다.
cli-pegboard-watch = 체스판이 보내는 것을 출력합니다. Control-C로 끝냅니다.
cli-pegboard-check = 체스판을 검사합니다: 칸, 불빛, 단추, 시계.
cli-pegboard-simulate = 체스판 없이 해 볼 수 있도록 체스판을 흉내 냅니다.
cli-match = 시합 파일에 따라 심판 아래 시합을 둡니다.
cli-seat = 다른 곳에서 연 시합의 한 자리를 맡습니다.
cli-link = 시합의 한 자리를 다른 컴퓨터로 잇습니다.
cli-referee = 규칙 대본을 실행합니다: 각 사건과 심판 규정에 따른 판정.
cli-health = 여기서 무엇이 작동하는지 한 줄씩 검사합니다.
cli-setup = 첫 질문에 다시 답합니다.
cli-man = 패키지에 넣을 설명서를 출력합니다.
cli-completions = 패키지에 넣을 셸 자동 완성을 출력합니다.
cli-help = 프로그램이나 명령 하나를 설명합니다.

arg-help = 이 설명.
arg-version = 프로그램의 버전.
arg-data = 저장된 대국, 설정과 그 밖에 쓰는 모든 것의 폴더.
arg-line = 화면 없이 한 줄씩.
arg-screen = 터미널이 보일 수 있으면 판이 있는 화면.
arg-touch = 만진 기물을 움직여야 하는지.
arg-opponent = builtin, human, 또는 uci: 다음에 엔진의 파일이나 이름. 예: uci:stockfish.
arg-name = 목록과 기보에 쓸 내 이름. 또는 off.
arg-level = 상대의 실력, 1에서 20.
arg-side = white, black 또는 random.
arg-speech = 프로그램이 말할지.
arg-tones = 말과 함께 짧은 신호음을 낼지.
arg-time = 분과 수마다 더하는 초. 예: 15+10. 시간 구간 둘은 40/90+30,30+30. 지연은 5d3, 브론스타인은 3b2. off: 시계 없음.
arg-laws = 규칙의 연도판: fide-2023 또는 연도만.
arg-announcing = 수를 선언해야 하는지: off, announce, 또는 상대가 복창하는 repeat.
arg-strict = 대회 연습: 그 절차와 벌칙. 설정이 on이면 --strict=off라고 쓰세요.
arg-blindfold = 판 없이 두기: on이면 볼 때마다 세고, strict면 볼 수 없습니다. 설정이 다르면 --blindfold=off라고 쓰세요.
arg-warnings = 시간을 알릴 분. 예: 10,5,1. off: 알리지 않음.
arg-print = 줄을 출력하는 방식: text, 또는 유니코드 점자는 braille.
arg-table = 점자 출력에 쓸 liblouis의 점자표. auto: 내 언어의 것.
arg-keymap = 화면의 키 배치. 목록: { $program } keymaps list
arg-theme = 화면의 색: dark, light, large, mono, shapes, reader, words 또는 braille.
arg-book = 오프닝북: builtin, off, 또는 폴리글롯 파일.
arg-tables = 내 엔드게임 표가 있는 폴더, 또는 off.
arg-clock-interval = 화면이 시계를 새로 보이는 간격, 0에서 3600초. 0: 가는 대로. 스크린 리더용 화면에서는 말할 때만.
arg-pegboard = 손으로 두는 체스판: auto, 또는 제조사와 포트. 예: dgt:/dev/ttyUSB0. 판 둘이면 두 번, 예: white=auto.
arg-speech-engine = 음성 엔진: dispatcher 또는 native.
arg-rate = 말하는 속도, -100에서 100.
arg-volume = 말과 신호음의 크기, 10에서 100.
arg-answers = 긴 답을 나누어 또는 한 번에.
arg-blunder-warning = 기물을 거저 주거나 메이트를 허용하기 전에 묻기.
arg-extra-words = 잡음, 체크, 메이트를 말할지.
arg-spelling = 독일어 FIDE 낱말의 표기: umlauts, appendix, 또는 내 언어에 맞추는 auto.
arg-braille-width = 점자 단말기의 칸 수, 10에서 200, 또는 off.
arg-braille-form = 손가락으로 읽는 국면: diagram, ranks 또는 list, 그리고 dots, ascii 또는 letters.
arg-keyboard = 자판의 나라: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua 또는 vn.
arg-square-order = 칸을 말하는 차례. 예: "piece square".
arg-background = 터미널이 말하지 않을 때 어두운지 밝은지: auto, dark 또는 light.
arg-key-echo = 화면에서 입력할 때의 자체 음성: off, letters 또는 words.
arg-face = 한 줄씩 또는 화면에서: line 또는 screen.
arg-pegboard-orientation = 판이 놓인 방향: found, straight 또는 turned.
arg-pegboard-clock = DGT 판의 시계: none, xl 또는 3000.
arg-position = 국면: FEN, 점자나 글자로 된 도표, 기물 목록, 또는 start.
arg-chess960 = 이 번호의 국면에서 두는 체스960, 0에서 959. 번호가 없으면 아무 국면이나.
arg-variant = 게임: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde, racing-kings.
arg-odds = 한쪽이 다른 쪽에 주는 핸디캡: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. 상대가 줍니다. 또는 white, black.
arg-seed = 우연을 정하는 숫자: 같은 숫자면 상대가 같은 수를 둡니다.
arg-moves = 착수 음성.
arg-talk = 그 밖의 모든 것의 음성.
arg-form = long은 출발 칸과 함께, short는 국면에 필요한 만큼만, figures는 통신 체스의 숫자 네 개로.
arg-game = 대국의 번호. 목록: { $program } games
arg-file = 출력 파일. 없으면 표준 출력.
arg-folder = 폴더. 없으면 내장된 것.
arg-force = 이미 있는 파일을 바꿉니다.
arg-address = auto, 제조사, 또는 제조사와 포트. 예: dgt:/dev/ttyUSB0. 제조사는 { $makes }.
arg-straight = 제조사가 정한 백 쪽에 백이 앉습니다. 없으면 시작 국면에서 알아냅니다.
arg-turned = 백이 반대쪽에 앉습니다.
arg-clock = DGT 판의 시계: xl 또는 3000.
arg-say-move = 차례대로 쓴 수. -면 표준 입력에서 읽고, 줄마다 국면, 탭, 수.
arg-say-chess960 = 체스960의 캐슬링.
arg-read-chess960 = 체스960의 캐슬링.
arg-ask-chess960 = 체스960의 캐슬링.
arg-read-text = 수. -면 표준 입력에서 읽고, 줄마다 국면, 탭, 수.
arg-ask-question = 질문. 예: 판. -면 표준 입력에서 읽고, 줄마다 국면, 탭, 질문.
arg-import-file = PGN 파일. -면 표준 입력에서.
arg-import-champions = 래피드 챔피언의 대국. 파일 대신.
arg-import-faults = 모든 오류를 이 파일에 한 줄씩 씁니다.
arg-import-encoding = 파일의 인코딩, 예: euc-kr. 없으면 확실할 때만 짐작합니다.
arg-games-player = 선수, 색은 상관없음. 이름의 일부로도 됩니다.
arg-games-opponent = 그 선수의 상대.
arg-games-white = 백을 둔 선수.
arg-games-black = 흑을 둔 선수.
arg-games-since = 첫 날, 달 또는 해: 1972-07-11, 11.7.1972, 1972-07 또는 1972.

arg-games-until = 마지막 날, 달 또는 해.
arg-games-opening = 오프닝 코드의 첫머리, 예: B9. 또는 이름의 낱말.
arg-games-result = 1-0, 0-1, 1/2, 무승부, 내가 이김, 내가 짐, 또는 끝나지 않은 대국은 *.
arg-games-event = 대회, 전부 또는 일부.
arg-games-position = 판에 있던 국면: FEN, 도표 또는 기물 목록.
arg-games-limit = 최대 몇 개의 대국을 보일지, 1 이상.
arg-games-from = 처음 보일 대국, 1부터.
arg-export-all = 모든 대국, 오래된 것부터.
arg-export-pgn = PGN으로, 형식을 쓰지 않았을 때와 같음.
arg-export-text = 인쇄용 기보로, 착수 음성의 글자로.
arg-export-brf = 점자 기보로, 점자 프린터용 쪽으로.
arg-export-diagram = 마지막 국면의 그림으로, 설명이 들어 있음.
arg-export-code = 점자로 수를 쓰는 방식: san은 착수 음성의 글자로, uk는 영국식 체스 점자로.
arg-export-cells = 점자 쪽 한 줄의 칸 수, 12에서 80.
arg-export-lines = 점자 쪽의 줄 수, 5에서 60.
arg-export-table = liblouis의 점자표. auto: 내 언어의 것. off: 글자마다 한 칸.
arg-export-target = 출력 파일, 선택 사항 없이.
arg-keymaps-list-name = 글쇠를 보일 키 배치.
arg-pegboard-check-all = 여섯 칸이 아니라 모든 칸을 검사합니다.
arg-pegboard-check-name = PEG/1 판에 이 번호를 평생 한 번 주고, 검사는 하지 않습니다.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = Sentio처럼 칩이 없는 Certabo 판: 차 있는 칸만 느낍니다.
arg-pegboard-simulate-tactum = Tactum 같은 Certabo 판: 차 있는 칸만 느끼고, 보내는 것 앞에 쌍점이 없습니다.
arg-pegboard-simulate-pieces = 기물을 하나하나 아는 PEG/1 판.
arg-pegboard-simulate-old = 1.0 버전으로 말하는 PEG/1 판.
arg-pegboard-simulate-clock = 시계가 있는 DGT 판.
arg-pegboard-simulate-link = 포트가 어디든 그리로 이어지는 링크.
arg-pegboard-simulate-pgn = 프로그램이 판에 묻는 대로 이 PGN 파일의 수를 둡니다.
arg-pegboard-simulate-game = 파일의 대국, 1부터.
arg-pegboard-simulate-delay = 수마다 쉬는 시간, 밀리초.
arg-pegboard-simulate-side = white 또는 black: 상대편의 수는 next를 기다립니다.
arg-pegboard-simulate-confirm = 수마다 확인 단추나 시계의 레버를 누릅니다.
arg-pegboard-simulate-style = 손으로 두는 방식: captured-first, own-first, replace, slide, put-back, adjust, both-hands 또는 pawn-first. 없으면 수마다 다르게.
arg-pegboard-simulate-faults = 무엇이 잘못될지 쓴 대본.
arg-pegboard-simulate-seed = 손과 회선의 우연을 정하는 숫자.
arg-match-new = 시합에 필요한 것을 열다섯 가지쯤 묻고 새 시합 파일을 씁니다.
arg-match-check = 시합 파일을 검사하고 잘못을 보여 줍니다.
arg-match-here = 처음에 이 터미널이 맡을 자리: white, black, desk를 쉼표로 나누어. 없으면 셋 다.
arg-match-records = 둔 시합의 번호. 기록을 씁니다: PGN, 기보, 보고서.
arg-match-force = 폴더에 기록이 있으면 바꿉니다.
arg-match-file = 시합 파일, 또는 기록을 쓸 폴더. 없으면 match.toml.
arg-seat-place = white, black, 또는 심판은 desk; 경기장 전체의 심판석은 room; captain은 팀 주장.
arg-referee-script = 대본. -면 표준 입력에서.
arg-referee-fill = 판정을 기댓값으로 채워 대본을 다시 출력합니다.
arg-completions-shell = bash, elvish, fish, powershell 또는 zsh.

man-name = 이름
man-about = 시각장애인을 위한, 듣고 만지며 두는 체스
man-synopsis = 쓰는 법
man-usage = [명령] [선택 사항]
man-description = 설명
man-begin = 대국 중에 도움말을 입력하면 할 수 있는 것을 듣습니다.
    play의 선택 사항은 모두 play 없이도 됩니다.
man-commands = 명령
man-flags = 모든 명령의 선택 사항
man-environment = 환경
man-environment-text = 모든 설정은 TOUCHMOVE_TALK, TOUCHMOVE_LEVEL 같은 변수로도 됩니다. 선택 사항이 먼저입니다.
    따로 정하지 않으면 LC_ALL, LC_MESSAGES 또는 LANG의 언어를 씁니다.
man-files = 파일
man-files-text = 저장된 대국: 데이터 폴더의 archive.db. 설정: settings.toml. 폴더의 이름: { $program } health
man-exit = 종료 상태
man-exit-text = 0: 끝남. 1: 실패했고 까닭을 알림. 2: 명령줄이 잘못됨.

no-voice = 모르는 음성: { $name }. 있는 음성: { $voices }.
question-empty = 질문이 없습니다. 예: { $program } ask 판.
flags-before-command = 선택 사항은 명령 다음에 쓰세요.

## 상태 검사

health-voice = 음성 { $name }: 작동, 언어 { $language }.
voice-with-slips = 음성 { $name }: 오류 있음, 언어 { $language }.
health-voice-broken = 음성 { $name }: { $what }.
health-speech = 음성 출력: { $server } 응답, 음성 { $count }개; { $languages }.
health-speech-missing = 음성 출력: { $language } 언어의 음성이 없습니다. espeak-ng를 설치하세요.
health-speech-off = 음성 출력: 끔. 켜려면 대국 중에 음성출력 켬을 입력하세요.
health-speech-fails = 음성 출력: { $reason }.
health-journal = 보관함: 작동, 대국 { $count }개, { $file }.
health-journal-fails = 보관함: { $reason }, { $file }. --data로 다른 폴더를 정하세요.
health-opponent = 상대: 작동, 찾은 수 { $move }.
health-settings = 설정: 읽음, { $file }.
health-settings-none = 설정: 아직 저장한 것이 없음, { $file }.
health-terminal = 터미널: { $kind }.
health-terminal-unread = 터미널: 스크린 리더가 읽지 못합니다, { $name }. 그놈 터미널이나 리눅스 콘솔을 쓰세요.
terminal-editing = 줄을 고칠 수 있음
terminal-plain = 단순한 줄

## 보관함

games-none = 아직 대국이 없습니다.
result-open = 미완
player-human = 선수
player-guest = 손님
player-of-two = 선수 { $number }
player-builtin = 컴퓨터 { $level }단계
export-which = 어느 대국입니까? 번호를 쓰거나, 예: { $program } export 57 --text, 또는 --all.
exported = 저장한 파일: { $file }.
games-all = 대국 { $count }개.
games-some = 대국 { $count }개 가운데 { $from }에서 { $to }. 더 보려면 --from.
games-none-such = 맞는 대국이 없습니다.
games-never = { $since }: { $until }보다 늦습니다. 서로 바꾸세요.
games-beyond = 대국은 { $count }개뿐입니다.
games-moves = { $moves }수
games-imported = { $game }: 백 { $white }, 흑 { $black }, { $result }, { $told }.
player-unknown = 모름

## 점자

# The back-translation of liblouis for Korean is not right: no table.
braille-table = { "" }
braille-page-table = ko-g1.ctb
braille-capital = ,

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = 이제 점자로 출력합니다. 점자표 { $table }.
print-text = 이제 글자로 출력합니다.
braille-lost = 점자 실패, 점자표 { $table }: { $reason }. 글자로 출력합니다.
braille-plain = 문자 점자 없음, 점자표 { $table }: { $reason }. 글자마다 하나씩 씁니다.
braille-left-out = 빠짐, 이 글자의 점형이 없습니다: { $text }. liblouis 표로 쓰려면: --table auto.
braille-signs = 점자표 { $table }, 쓰지 못한 것이 있어 글자마다 하나씩 썼습니다: { $text }
reason-louis-missing = lou_translate가 없으니 liblouis-bin을 설치하세요
reason-louis-table = liblouis가 쓸 수 없는 표입니다, en-ueb-g1.ctb 같은 다른 것을 정하세요
reason-louis-stuck = lou_translate가 답하지 않습니다
reason-louis-garbage = lou_translate가 점자를 쓰지 않습니다
argument-print = { $name } 다음에 파일 이름을 쓰세요. 예: game.txt. 줄은 점자나 텍스트.
help-print =
    인쇄 game.txt: 기보를 프린터용 파일로.
    인쇄 game.brf: 점자 프린터용 점자로.
    인쇄 5 game.txt: 대국 5의 기보. 인쇄 판 board.txt: 판.
    출력 점자: 줄을 유니코드 점자로 씁니다. 터미널의 글을 보여 주는 점자 단말기용입니다.
    출력 텍스트: 보통대로.
health-braille = 점자: liblouis { $version }, 점자표 { $table } 작동.
health-braille-off = 점자: liblouis { $version }, 정한 점자표 없음.
health-braille-none = 점자: 체스 점자는 작동합니다. 문자 점자는 liblouis-bin을 설치하세요.
health-braille-fails = 점자: 점자표 { $table }, { $reason }.

## 기보

sheet-title = { $game }번 대국, 백 { $white }, 흑 { $black }
sheet-white = 백: { $name }
sheet-black = 흑: { $name }
sheet-event = 대회: { $event }
sheet-date = 날짜: { $date }
sheet-written-white = 백이 적은 것:
sheet-written-black = 흑이 적은 것:
sheet-men-white = 백:
sheet-men-black = 흑:
sheet-turn = { $color } 차례.
export-exists = 이미 있는 파일: { $file }. 바꾸려면 --force를 쓰세요.
export-failed = 쓰지 못함, { $file }: { $reason }.
reason-no-folder = 폴더가 없습니다
reason-is-folder = 폴더이니 그 안의 파일을 정하세요
reason-not-writable = 권한이 없습니다
reason-too-long = 이름이 너무 깁니다
reason-too-large = 너무 큽니다
reason-special = 일반 파일이 아닙니다
reason-unknown = 시스템이 거부합니다
program-stopped = 프로그램을 멈춥니다: { $reason }. 바로잡고 다시 시작하세요.
standard-output = 표준 출력

## 대국 찾기

argument-filters = { $name } 다음에 이름, 오프닝, 해를 씁니다: { $name } carlsen 이후 2010.
argument-game = { $name } 다음에 대국의 번호가 필요합니다: { $name } 57.
filter-date = { $word }: 날짜가 아닙니다. 해를 입력하거나 2013-11-22처럼 쓰세요.
filter-result = { $word }: 결과가 아닙니다. 1-0, 0-1 또는 무승부를 입력하세요.
filter-bare = { $word } 다음에 무언가 필요합니다. 예: 대국목록 선수 Anna, 대국목록 이후 2013.
found-line = { $game }: { $rest }.
game-against = 상대 { $opponent }
game-players = 백 { $white }, 흑 { $black }
game-side = { $kind ->
    [open] 내 색 { $color }
   *[over] 내 색 { $color }
}
own-result = { $kind ->
    [won] 이김
    [lost] 짐
    [draw] 무승부
    [open] 미완, { $move }수째
   *[ruled] { $score }
}
found-more = { $count }개 더. 더 입력하면 계속.
parts-left = { $parts }부분 남음: { $more }.
log-more = 더 있습니다. 계속하려면: 더.
log-more-key = 이어집니다: { $keys }.
found-none = 찾은 대국 없음: { $words }. 모든 대국: 대국목록.
list-none = 더 없습니다. 대국 목록: 대국목록.
list-end = 목록의 끝입니다.
game-unknown = 없는 대국: { $game }. 목록은 대국목록을 입력하세요.
archive-unreadable = 보관함을 읽을 수 없음: { $reason }.
game-damaged = { $game }번 대국은 손상되어 읽을 수 없습니다. 다른 대국은 무사합니다.
game-cut = { $game }번 대국이 손상되었습니다. 읽을 수 있는 데까지만 있습니다.
game-row-damaged = 손상됨, 읽을 수 없음
short-result = { $kind ->
    [white] 백 승
    [black] 흑 승
    [draw] 무승부
    [open] 미완{ $move ->
        [0] {""}
       *[other] , { $move }수째
    }
   *[ruled] { $score }
}
date-day = { $year }년 { $month }월 { $day }일
date-month = { $year }년 { $month }월

## 대국 되짚어 보기

study-title = { $game }번 대국, 백 { $white }, 흑 { $black }.
study-title-own = 내 { $game }번 대국, 상대 { $opponent }.
study-length = { $moves ->
    [0] 둔 수가 없습니다.
   *[other] { $moves }수. 엔터: 다음 수.
}
study-waits = 두던 { $game }번 대국이 남아 있습니다. 돌아가려면 닫기를 입력하세요.
study-closed = { $game }번 대국으로 돌아왔습니다.
study-none = { $name }: 대국을 다시 볼 때만 씁니다. 찾으려면 대국목록을 입력하세요.
study-not-now = { $name }: 진행 중인 대국에서만 됩니다. 먼저 닫기를 입력하세요.
study-result = { $kind ->
    [white] 백이 이겼습니다.
    [black] 흑이 이겼습니다.
    [draw] 무승부였습니다.
    [open] 끝나지 않은 대국입니다.
   *[ruled] 결과: { $score }.
}
study-own-result = { $kind ->
    [won] 이긴 대국입니다. 내 색 { $color }.
    [lost] 진 대국입니다. 내 색 { $color }.
    [draw] 무승부였습니다. 내 색 { $color }.
    [open] 끝나지 않은 대국입니다. 내 색 { $color }.
   *[ruled] 결과: { $score }. 내 색 { $color }.
}
study-beginning = 대국의 처음. { $color } 차례.
study-first = 여기가 처음입니다.
study-place = { $move }, { $color } { $number }.
study-end = 대국의 끝입니다.
study-variation-over = 변화의 끝입니다.
study-end-variation = 변화의 끝입니다. 나가기를 입력하세요.
study-variations = 변화 { $count }개.
study-in-variation = { $depth ->
    [1] { $number }수의 변화 안.
   *[other] { $number }수의 변화 안, 깊이 { $depth }.
}
study-row-here = { $moves }. 지금 { $color }의 수.
study-row-variation = { $depth ->
    [1] 변화: { $moves }
   *[other] 변화, 깊이 { $depth }: { $moves }
}
study-last-number = 수순은 { $number }수에서 끝납니다.
study-otherwise = 다른 수를 두었습니다.
variations-none = 이 수에는 변화가 없습니다.
variation-back = { $number }: { $reading }, 본 수순.
variation-wrong = 변화의 번호는 1에서 { $count }까지입니다.
leave-none = 여기가 본 수순입니다.
comment-none = 이 수에는 해설이 없습니다.
auto-on = { $time }마다 한 수. 엔터: 멈춤.
auto-stopped = 멈췄습니다.
goto-wrong = 수는 { $first }에서 { $last }까지 있습니다.
goto-end = 끝, 끝으로, 마지막
goto-first = 처음, 처음으로, 시작
goto-no-move = 여기에는 { $color }의 { $number }수가 없습니다.
play-on-over = 대국이 여기서 끝났습니다. 더 둘 수 없습니다.
confirm-play-on = 내 대국을 떠나 새로 둘까요? 예 또는 아니요.
flipped = 판을 돌림: 아래쪽 { $color }.
blindfold-on = 블라인드 대국. 판을 숨겼습니다. 국면을 물을 수 있고, 볼 때마다 셉니다.
blindfold-strict = 블라인드 대국, 보지 않기. 판을 숨겼고, 국면을 물어도 답하지 않습니다.
blindfold-off = 블라인드 끔. 판이 돌아왔습니다.
blindfold-looks = 지금까지 { $count }번 보았습니다.
blindfold-refused = 볼 수 없습니다: 블라인드 대국입니다. 그래도 보려면 { $blindfold } { $on } 명령을 입력하세요.
blindfold-told = 블라인드로 두었습니다. { $count ->
    [0] 한 번도 보지 않았습니다.
   *[other] { $count }번 보았습니다.
}
blindfold-told-since = { $number }수부터 블라인드로 두었습니다. { $count ->
    [0] 한 번도 보지 않았습니다.
   *[other] { $count }번 보았습니다.
}
blindfold-position = 특별한 시작 국면. 기억해 두세요:
clock-unknown = 여기에는 시간 기록이 없습니다.
argument-move-number = { $name } 다음에 수의 번호가 필요합니다: { $name } 12 또는 { $name } 12 흑.
argument-variation = { $name } 다음에 숫자가 필요합니다. 목록은 변화목록을 입력하세요.
argument-seconds = { $name } 다음에 1에서 60까지의 초를 씁니다.
argument-color = { $name } 다음에 백이나 흑을 씁니다.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] 대회
    [Site] 장소
    [Date] 날짜
    [Round] 라운드
    [WhiteElo] 백의 레이팅
    [BlackElo] 흑의 레이팅
    [ECO] 오프닝 코드
    [Opening] 오프닝
    [Variation] 변화
    [Annotator] 해설자
    [TimeControl] 제한 시간
    [Termination] 끝
    [EventDate] 대회 시작
    [Source] 출처
   *[other] { $tag }
}
annotation = { $number ->
    [1] 좋은 수
    [2] 실수
    [3] 훌륭한 수
    [4] 대실수
    [5] 흥미로운 수
    [6] 의문스러운 수
    [7] 유일한 수
    [8] 유일한 수
    [9] 최악의 수
    [10] 비슷함
    [11] 비슷함
    [12] 비슷함
    [13] 불분명
    [14] 백 약간 우세
    [15] 흑 약간 우세
    [16] 백 우세
    [17] 흑 우세
    [18] 백 승세
    [19] 흑 승세
    [20] 백 압도적 우세
    [21] 흑 압도적 우세
    [22] 추크츠방
    [23] 추크츠방
    [32] 전개 우세
    [33] 전개 우세
    [36] 주도권
    [37] 주도권
    [40] 공격
    [41] 공격
    [44] 보상
    [45] 보상
    [132] 반격
    [133] 반격
    [138] 시간 부족
    [139] 시간 부족
    [140] 의도
    [142] 더 나은 수
    [145] 편집자 해설
    [146] 신수
   *[other] 평가 부호 { $number }
}
help-study =
    엔터: 다음 수.
    그 밖에: 이전, 처음, 끝, 이동 12.
    둔 수를 모두 듣기: 자동.
    묻기: 판, 기물 N, 위치, 해설.
    변화: 변화목록, 나가기.
    선수와 결과: 정보.
    여기서 두기: 여기서두기.
    내 대국으로: 닫기.
    더 보기: 도움말 모두, 도움말 이동.
help-flip =
    돌리기: 반대편에서 판을 듣습니다.
help-blindfold =
    블라인드: 판 없이 둡니다.
    국면을 물으면 본 것으로 셉니다.
    블라인드 엄격: 볼 수 없습니다.
    블라인드 끔: 판이 돌아옵니다.
help-games =
    대국목록: 내 대국을 다섯 개씩.
    대국목록 carlsen: 선수로.
    대국목록 시칠리안, 대국목록 B90: 오프닝으로.
    대국목록 1992 무승부, 대국목록 이후 1990.
    대국목록 이김, 대국목록 짐: 내 결과로.
    대국목록 여기: 이 국면이 나온 대국.
    대국목록 crazyhouse: 게임 종류로.
    그 밖에: 선수, 상대로, 백, 흑,
    오프닝, 대회, 결과, 까지.
help-more =
    더: 목록의 다음 대국, 또는 수순의 다음 수.
    스크린 리더용 화면에서는 긴 대답의 나머지.
help-open =
    열기 57: 대국 57을 엽니다. 목록 다음에는 57만으로 됩니다.
help-resume =
    이어두기: 마지막으로 두던 끝나지 않은 대국으로 돌아갑니다.
    이어두기 3: 대국 3으로. 계속이라고 해도 됩니다.
    떠나는 대국은 저장됩니다.
help-next =
    다음, 또는 엔터만: 열린 대국의 다음 수.
help-previous = 이전, 뒤로: 앞의 수.
help-first = 처음: 대국의 처음으로.
help-end = 끝: 대국이나 변화의 끝으로.
help-goto =
    이동 12: 백의 12수로.
    이동 12 흑: 흑의 12수로. 짧게: go.
help-where =
    위치: 누구의 수인지.
    열린 대국에서는 수, 변화, 대국.
help-auto =
    자동: 5초마다 한 수.
    자동 8: 8초마다. 엔터: 멈춤.
help-pause =
    멈춤: 대국 시계나 자동을 멈춥니다. Enter를 누르면 시계가 다시 갑니다.
    시합에서는 두 시계를 멈추고 심판을 부릅니다. 이유를 덧붙일 수 있습니다.
help-variations =
    변화목록: 마지막 수 대신 둘 수 있던 것.
help-variation =
    변화 1: 첫 번째 변화로 들어갑니다. 변화목록 다음에는 1만으로 됩니다.
help-leave =
    나가기: 변화가 시작된 수로 돌아갑니다.
help-comment = 해설: 이 수의 해설을 다시.
help-about =
    정보: 선수, 규칙, 시계.
    열린 대국에서는 선수, 결과, 대회와 그 밖의 것.
help-course =
    흐름: 양쪽이 가장 좋았던 때와 가장 긴 생각.
    흐름 12: 12수 뒤의 형세.
help-play-on =
    여기서두기, 여기서두기 흑: 여기서부터 컴퓨터와 새 대국.
help-close =
    닫기: 열린 대국을 닫고 내 대국으로 돌아갑니다.

## 가져오기

import-progress = 읽은 대국 { $games }개.
import-progress-percent = { $percent }퍼센트, 읽은 대국 { $games }개.
import-kept = 가져온 대국 { $count }개.
import-remarks = 참고할 점이 있는 대국 { $count }개.
import-doubles = 이미 있던 대국 { $count }개.
import-refused = 거부한 대국 { $count }개.
import-why = { $why }: 대국 { $count }개.
import-fault = { $what } { $file }, { $line }번째 줄, { $column }번째 글자.
import-more-faults = { $count }개 더. --faults 파일을 쓰면 모두 적습니다.
import-missing = 없는 파일: { $file }.
import-folder = { $file }: 폴더입니다. 그 안의 PGN 파일을 정하세요.

import-unreadable = { $file }: 읽을 수 없어 아무것도 가져오지 않았습니다. 권한을 확인하세요.
import-endless = 1기가바이트가 넘습니다: { $file }. 아무것도 가져오지 않았습니다. 먼저 파일로 저장하세요.
waiting-for-writer = { $file }의 데이터를 기다립니다. 멈추려면 Control-C를 누르세요.
import-unwritable = { $file }: 쓸 수 없거나 이미 있습니다. 다른 파일을 정하세요.
import-interrupted = 중단했습니다. 가져온 것이 없습니다.
import-nothing = 가져온 것이 없습니다. 다시 가져오세요.
import-empty = { $file }: 빈 파일입니다.
import-no-game = { $file }에 대국이 없습니다. PGN 파일을 정하세요.
referee-no-event = { $file }에 사건이 없습니다. 0:00 start처럼 하나를 쓰세요.
import-no-text = { $file }: 단순한 글이 아닙니다. 압축을 풀거나 UTF-8로 저장하세요.
import-encoding = { $encoding }(으)로 읽음. 이름이 이상하면 다른 --encoding을 쓰세요.
import-encoding-unfit = { $encoding }에 없는 글자가 있습니다. 다른 --encoding을 쓰세요.
import-encoding-wrong = { $file }: { $encoding }이(가) 아닙니다. --encoding을 빼거나 다른 것을 쓰세요.
import-encoding-utf8 = { $encoding }(으)로 읽었지만 모두 UTF-8입니다. 이름이 이상하면 --encoding을 빼세요.
import-letters = 다른 언어의 글자라면 --letters를 붙이세요. 예: --letters { $letters }.
import-letters-wrong = 다른 글자라면 --letters를 빼거나 다른 음성을 지정하세요.
encoding-unknown = 알 수 없는 인코딩: { $word }. 비슷한 것: { $near }.
encoding-unknown-examples = 알 수 없는 인코딩: { $word }. 예: { $near }.
standard-input = 표준 입력
fault-foreign = { $word }: PGN 수가 아닙니다. PGN은 영어 글자 K, Q, R, B, N을 씁니다.
fault-other-letters = { $word }: 글자 { $letters }로 쓴 수가 아닙니다.
fault-null = { $word }: 빈 수입니다.
fault-word = { $word }: PGN이 아닙니다.
fault-illegal = { $word }: 여기서 둘 수 없습니다.
fault-not-in-hand = { $word }: 여기서 둘 수 없습니다. 그 기물이 포켓에 없습니다.
fault-glued = { $word }: 두 수입니다. 사이를 띄우세요.
fault-ambiguous = { $word }: 여러 뜻이 됩니다.
fault-promotion = { $word }: 폰이 무엇이 되는지 없습니다. 뒤에 =Q처럼 적으세요.
fault-tag = 태그가 불완전함: { $word }.
fault-twice = 두 번 나온 태그: { $word }.
fault-position = FEN: { $what }
fault-variant = { $word }: 보통 체스가 아닙니다.
fault-comment = 해설이 닫히지 않았습니다.
fault-long = 어떤 대국보다도 깁니다.
fault-variation = 변화의 괄호가 맞지 않습니다.
fault-no-result = 대국에 결과가 없습니다. 끝에 1-0, 0-1, 1/2-1/2 또는 * 표를 넣으세요.
fault-result = 태그의 결과가 다릅니다: { $word }. { $read } 쪽을 씁니다.
fault-mate = 판은 체크메이트인데 결과가 다릅니다.
fault-stalemate = 판은 스테일메이트인데 결과가 무승부가 아닙니다.
remark-no-check = { $word }: 체크가 아닙니다. 수는 남깁니다.
remark-no-mate = { $word }: 메이트가 아닙니다. 수는 남깁니다.
fault-no-text = 글이 아닙니다.
fault-no-moves = 대국에 수가 없습니다.
remark-result-of-tags = 수 뒤에 결과가 없습니다. 태그의 결과를 씁니다: { $read }.
remark-result-of-board = 수 뒤에 결과가 없습니다. 마지막 수로 정합니다: { $read }.
remark-no-result-tag = 태그에 결과가 없습니다. 수 뒤의 결과를 씁니다.
remark-no-position = FEN 태그에 국면이 없습니다. 처음 국면을 씁니다.
remark-chess960 = 캐슬링 권리에 따라 Chess960으로 읽습니다. 맞으면 Variant 태그를 넣으세요.
remark-read-as = { $word }: { $read }(으)로 읽었습니다.
remark-result-inside = 결과 { $word } 뒤에 수가 이어집니다. 그대로 둡니다.
remark-apart = 결과 { $word } 뒤에 수가 이어집니다. 다른 대국으로 둡니다.
remark-left-out = 뺀 것: { $word }.
remark-unseen = 보이지 않는 문자를 뺐습니다.
remark-text = { $word }: 해설 밖에 있습니다. 해설로 두었습니다.
remark-move-in-comment = { $word }: 쌍반점 뒤에 있습니다. 해설로 두었습니다.
remark-tag-in-comment = 해설 안에 { $word } 태그가 있습니다. 닫는 중괄호가 빠졌을 수 있습니다.
remark-ends = { $what } 대국은 그 앞까지 남습니다.
remark-variation-ends = { $what } 변화는 그 앞까지 남습니다.
why-foreign = 다른 언어의 글자로 쓴 수
why-null = 빈 수
why-word = 모르는 낱말
why-illegal = 둘 수 없는 수
why-ambiguous = 여러 뜻이 되는 수
why-tag = 망가진 태그
why-twice = 두 번 나온 태그
why-variant = 보통 체스가 아님
why-position = 있을 수 없는 첫 국면
why-rights = 불가능한 캐슬링 또는 앙파상 권리
why-chess960 = 태그 없는 Chess960
why-comment = 닫히지 않은 해설
why-long = 너무 김
why-variation = 맞지 않는 괄호
why-no-result = 결과 없음
why-result = 결과가 둘
why-mate = 메이트인데 다른 결과
why-stalemate = 스테일메이트인데 다른 결과
why-mark = 맞지 않는 체크나 메이트 표시
why-no-text = 글이 아님
why-no-moves = 수 없음
why-spelling = 다르게 적힘
why-left-out = 빠진 것 있음
why-unseen = 보이지 않는 문자
why-text = 해설 밖의 낱말
why-move-in-comment = 해설 안의 수
why-variation-cut = 줄어든 변화
why-result-inside = 결과 뒤의 수

## 글쇠

keymap-about = { $name }: { $about }
keymap-lichess = 리체스 시각장애인 모드의 글쇠.
keymap-winboard = JAWS용 윈보드의 글쇠.
keymap-numpad = 숫자판만.
keymap-left-hand = 왼손만.
keymap-right-hand = 오른손만.
keymap-own = 직접 만든 키 배치.
keymap-part = 키 배치에 없는 부분: { $name }. 가능한 부분: about, parent, numeric-block, keys, despite.
keymap-fault = 글쇠 { $key }: { $what }
keymap-no-key = 모르는 글쇠: { $name }. k 같은 글자나 up, home, enter, space, f2를 쓰세요.
keymap-shift = 시프트로 나오는 글자를 시프트 없이 쓰세요.
keymap-unknown = 글쇠로 할 수 없음: { $line }. 혹시 { $near }?
keymap-unlike = 글쇠로 할 수 없음: { $line }. last 같은 명령을 쓰세요.
keymap-argument = { $line }: 모자라거나 틀렸습니다. 쓰는 예: { $example }.
keymap-twice = 두 번 나온 글쇠입니다. 두 줄 가운데 하나를 지우세요.
keymap-hidden = 쓰일 수 없음: 이미 다른 일을 하는 글쇠 { $by }. 다른 글쇠를 고르세요.
keymap-taken = { $why }. 다른 글쇠를 고르거나 despite에 까닭을 쓰세요.
keymap-taken-instead = { $why }. 대신 쓸 것: { $instead }.
keymap-not-taken = 다른 것이 쓰지 않거나 여기서 쓰이지 않는 글쇠입니다. despite에서 지우세요.
keymap-same-key = { $known }, 같은 글쇠입니다. 자판 { $count }개: { $keyboards }. 다른 글쇠를 고르세요.
keymap-unreachable = { $count ->
    [0] 글쇠가 없는 것: { $names }.
   *[other] 글쇠가 없는 것: { $names }, 그 밖에 { $count }개.
} 글쇠를 주거나 parent = "lichess" 줄을 쓰세요.
keymap-empty = 이 키 배치에는 글쇠가 없습니다. 예를 들어 parent = "lichess" 줄이나 자기 글쇠를 쓰세요.
keymap-no-parent = { $name }: 부모가 될 수 없습니다. 있는 것: { $keymaps }.
taken-interrupt = 터미널이 프로그램을 중단하는 글쇠입니다
taken-suspend = 터미널이 프로그램을 잠시 멈추는 글쇠입니다
taken-end = 터미널이 입력을 끝내는 글쇠입니다
taken-flow = 터미널이 출력을 멈추는 글쇠입니다
taken-quit = 터미널이 프로그램을 끝내는 글쇠입니다
taken-tab = 터미널이 탭과 구별하지 못합니다
taken-enter = 터미널이 엔터와 구별하지 못합니다
taken-line-end = 터미널이 줄을 끝내는 글쇠입니다
taken-backspace = 백스페이스로 여기는 터미널이 많습니다
taken-escape = 터미널이 이스케이프와 구별하지 못합니다
taken-zoom = 터미널이 확대에 쓰거나 다른 글자를 보냅니다
taken-multiplexer = screen과 tmux의 첫 글쇠입니다
taken-sequence = 터미널에서 다른 글쇠가 이것으로 시작합니다
taken-control-shift = 터미널이 탭, 창, 복사, 찾기에 쓰고 컨트롤만 누른 것과 구별하지 못합니다
taken-alt-letter = 터미널이 차림표를 열고, yasr가 읽기에 씁니다
taken-alt-digit = 그놈이나 Xfce 같은 터미널이 탭을 바꿉니다
taken-yasr = yasr가 읽기에 씁니다
taken-help = 그놈 터미널이 도움말을 엽니다
taken-menu = 그놈 같은 터미널이 차림표를 엽니다
taken-full-screen = 터미널이 전체 화면으로 바꿉니다
taken-drop-down = 내림 터미널이 열립니다
taken-scroll = 터미널이 화면을 넘기거나 탭을 바꾸거나 붙여 넣습니다
taken-consoles = 콘솔이나 칸을 바꿉니다
taken-windows = 데스크톱이 창을 옮깁니다
taken-control-alt = 보이스오버, 데스크톱, yasr의 명령에 쓰입니다
taken-insert = NVDA, JAWS, 오르카, Fenrir의 명령이 이것으로 시작합니다
taken-block-arrows = NVDA, JAWS, 오르카, Fenrir, Speakup이 화면을 읽는 데 씁니다
taken-block-digits = Fenrir, Speakup, BRLTTY의 숫자판 표가 화면을 읽는 데 씁니다
taken-block-signs = NVDA, JAWS, 오르카, Speakup이 마우스, 훑어보기, 침묵에 씁니다
no-keymap = 모르는 키 배치: { $name }. 있는 것: { $keymaps }.
health-keymap = 키 배치 { $name }: 작동, 자판 { $keyboard }.
health-keymap-broken = 키 배치: { $what }.
key-does = { $key }: { $does }.
key-shift = 시프트 { $key }
key-alt = 알트 { $key }
key-control = 컨트롤 { $key }
key-f = 에프 { $number }
key-up = 위 화살표
key-down = 아래 화살표
key-left = 왼쪽 화살표
key-right = 오른쪽 화살표
key-home = 홈
key-end = 엔드
key-pageup = 페이지 업
key-pagedown = 페이지 다운
key-insert = 인서트
key-delete = 딜리트
key-backspace = 백스페이스
key-enter = 엔터
key-escape = 이스케이프
key-tab = 탭
key-begin = 숫자판 가운데 글쇠
key-space = 스페이스
key-slash = 빗금
key-star = 별표
key-plus = 플러스
key-minus = 마이너스
key-dot = 마침표
key-comma = 쉼표
key-question = 물음표
key-step-up = 한 칸 위
key-step-down = 한 칸 아래
key-step-left = 한 칸 왼쪽
key-step-right = 한 칸 오른쪽
key-step-up-left = 한 칸 왼쪽 위
key-step-up-right = 한 칸 오른쪽 위
key-step-down-left = 한 칸 왼쪽 아래
key-step-down-right = 한 칸 오른쪽 아래
key-next-king = 다음 킹
key-next-queen = 다음 퀸
key-next-rook = 다음 룩
key-next-bishop = 다음 비숍
key-next-knight = 다음 나이트
key-next-pawn = 다음 폰
key-previous-king = 앞의 킹
key-previous-queen = 앞의 퀸
key-previous-rook = 앞의 룩
key-previous-bishop = 앞의 비숍
key-previous-knight = 앞의 나이트
key-previous-pawn = 앞의 폰
key-rank = 랭크 { $rank }, 그리로
key-file = 파일 { $file }, 그리로
key-take = 여기의 기물을 들거나 놓음
key-entry = 입력 칸으로
key-board = 판으로
key-next-target = 든 기물이 갈 수 있는 다음 칸
key-next-pane = 다음 영역
key-previous-pane = 앞의 영역
key-menu = 모든 명령의 목록
key-keys = 모든 글쇠의 목록
key-key-help = 글쇠 도움말 켜고 끄기
key-cancel = 침묵, 뒤로, 기물을 되돌림
key-suspend = 잠시 셸로
key-redraw = 화면을 다시 그림
redrawn = 다시 그렸습니다.
key-line = 입력: { $line }
does-yes = 예
does-no = 아니요
does-queen = 퀸
does-rook = 룩
does-bishop = 비숍
does-knight = 나이트
does-variation-1 = 첫 번째 변화로
does-board-here = 이 칸
does-moves-here = 여기 기물의 수
does-captures-here = 여기 기물이 잡는 수
does-rays-here = 여기서 여덟 방향
does-diagonals-here = 여기서 대각선
does-knight-here = 나이트 행마 거리의 기물
does-attackers-here = 이 칸의 공격자와 수비자
does-defenders-here = 이 칸의 수비자와 공격자
does-colour-here = 이 칸이 밝은지 어두운지
does-rank-here = 이 랭크
does-file-here = 이 파일
does-pieces-A = 백의 기물
does-pieces-a = 흑의 기물
does-pieces-K = 백 킹
does-pieces-Q = 백 퀸
does-pieces-R = 백 룩
does-pieces-B = 백 비숍
does-pieces-N = 백 나이트
does-pieces-P = 백 폰
does-pieces-k = 흑 킹
does-pieces-q = 흑 퀸
does-pieces-r = 흑 룩
does-pieces-b = 흑 비숍
does-pieces-n = 흑 나이트
does-pieces-p = 흑 폰
does-claim-threefold = 3회 동형반복
does-claim-fifty = 잡음과 폰 수 없이 50수
does-claim-flag = 상대의 시간이 다 됨
does-claim-illegal = 상대의 마지막 수가 반칙수
does-claim-effort = 무승부: 상대가 이기려 하지 않음
does-claim-means = 무승부: 상대가 정상적으로는 이길 수 없음
does-claim-seconds = 두 사람 모두 수마다 5초
does-clock = 남은 시간
does-clock-mine = 내 시간
does-clock-theirs = 상대의 시간
does-score-3 = 마지막 세 수
does-announce = 판에 둔 수를 선언
does-press = 내 시계를 누름
## 들기와 놓기

in-hand = 손에 든 기물: { $piece } { $square }.
put-back-here = 되돌림: { $piece } { $square }.
look-edge = 가장자리. { $what }
look-board = 판. { $what }
look-moves = 수. { $what }
look-clocks = 시계. { $what }
look-captures = 잡힌 기물. { $what }
look-players = 선수. { $what }
look-log = 알림. { $what }
look-matters = 결정할 것. { $what }
look-boards = 체스판. { $what }
look-room = 경기장. { $what }

## 화면

pane-board = 판
pane-moves = 수
pane-clocks = 선수
pane-log = 알림
pane-matters = 결정할 것
pane-boards = 체스판
pane-room = 경기장
header-players = { $white } – { $black }
header-over = 대국 종료, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = 체크 { $count }
mark-check = 체크
mark-held = 손에 듦
mark-target = 이동 가능
mark-last = 마지막 수
targets-none = 손에 든 기물이 없습니다. 먼저 하나 드세요.
too-small = 창이 너무 작습니다.
focus-entry = 입력: { $text }
focus-secret = 입력하는 글이 보이지 않습니다. 엔터: 보내기. 이스케이프: 돌아가기.
menu-title = 명령
# What stands behind the name of a setting in the menu: what it is.
menu-setting = { $name }: { $value }
menu-other = 다른 값: 입력하기
list-help = { $take }: 선택. { $up }, { $down }: 목록 이동. { $cancel }: 돌아가기.
list-search = 글자를 치면 찾습니다.
list-unfound = 이 목록에 { $text } 없음.
commands-position = 국면에 대해 묻기
commands-game = 대국에 대해 묻기
commands-text = 국면을 글로 받기
commands-guide = 길 찾기
commands-play = 두기
commands-seat = 시합의 자리에서
commands-friendly = 친구끼리
commands-analysis = 국면 분석
commands-boards = 체스판
commands-archive = 대국 찾기
commands-study = 대국 되짚어 보기
commands-practice = 배우고 연습하기
commands-hearing = 음성과 출력
commands-program = 대국, 설정, 나가기
commands-desk-run = 대국 진행
commands-desk-waiting = 기다리는 것 결정
commands-desk-look = 사실 확인
commands-desk-clock = 시계 맞추기
commands-desk-penalty = 벌칙과 결과
commands-desk-seen = 직접 본 것 판정
commands-desk-sheets = 수가 빠진 기보
commands-desk-undoing = 판을 바로잡고 판정 철회
commands-desk-support = 보조와 보조자
commands-desk-presence = 늦은 선수와 온 선수
commands-desk-adjournment = 대국 중단
commands-desk-tasks = 할 일 표시
commands-desk-records = 기록과 심판석
keys-title = 글쇠
key-dropped = 취소했습니다.
quit-again = 한 번 더 누르면 나갑니다: { $keys }. 다른 글쇠: 계속.
echo-typed = { $what }
echo-deleted = { $what } 지움
echo-end = 끝
echo-capital = 대문자 { $letter }
key-none = { $keys }: 여기서는 하는 일이 없습니다.
no-shell = 돌아갈 셸이 없습니다. 프로그램을 계속합니다.
key-waits = { $keys }, 그다음 { $next }.
keys-from-to = { $from }부터 { $to }까지
paste-too-long = 너무 길어 붙여 넣지 않았습니다. { $lines }줄까지입니다.
paste-lines = 여러 줄이라 붙여 넣지 않았습니다. 한 줄씩 붙여 넣으세요.
paste-game = 대국 전체라 붙여 넣지 않았습니다. 파일로 저장한 뒤 셸에서: { $program } import 파일 이름.
key-help-on = 글쇠 도움말 켬: 글쇠마다 하는 일을 말합니다. 같은 글쇠로 끝냅니다.
key-help-off = 글쇠 도움말 끔.
no-screen = 이 터미널에는 화면을 띄울 수 없어 한 줄씩 합니다.
no-screen-pipe = 여기는 화면이 없습니다. 터미널이 아니라 파이프입니다.
no-screen-plain = 여기는 화면이 없습니다. TERM 또는 ACCESSIBLE이 줄을 요구합니다.

## 체스판에서 두기

board-name = { $make }, { $port }
board-found = 체스판 찾음: { $name }.
board-found-of = { $color }의 체스판 찾음: { $name }.
board-back = 체스판이 돌아왔습니다: { $name }.
board-back-of = { $color }의 체스판이 돌아왔습니다: { $name }.
board-plays = 체스판에서 둡니다.
board-right = 판이 맞습니다.
board-differs = 판이 대국과 다릅니다.
board-left-over = 쓰지 않음: 그쪽은 프로그램이 둡니다.
board-moves-only = 끝난 수만 알리고 터치는 알리지 않는 판입니다. 아무 수도 알리지 않으면 판을 돌리세요.
board-take = { $square }의 기물을 치우세요.
board-take-man = { $square }에서 치울 기물: { $man }.
board-put = { $square }에 놓을 기물: { $man }.
board-carry = { $square }에서 { $to }까지 옮길 기물: { $man }.
board-swap = { $square }, { $to }: 두 칸의 기물을 바꾸세요.
board-turn = 판을 돌리세요.
board-man = { $who ->
    [white-king] 백 킹
    [white-queen] 백 퀸
    [white-rook] 백 룩
    [white-bishop] 백 비숍
    [white-knight] 백 나이트
    [white-pawn] 백 폰
    [black-king] 흑 킹
    [black-queen] 흑 퀸
    [black-rook] 흑 룩
    [black-bishop] 흑 비숍
    [black-knight] 흑 나이트
   *[black-pawn] 흑 폰
}
board-lifted = { $piece } { $square }.
board-touched = { $piece } { $square } 터치.
board-seated = { $square }.
board-empty = { $square }: 비어 있음.
board-executed = 판에 놓였습니다.
board-put-back = 기물을 되돌려 놓았습니다. 터치 무브는 그대로입니다.
board-put-back-free = 기물을 되돌려 놓았습니다. 아무 수나 둘 수 있습니다.
board-adjusted = 정돈했습니다.
board-knocked = 판이 부딪쳤습니다.
board-knocked-untouched = 판이 부딪쳤습니다. 터치로 치지 않습니다.
board-lingers = 수를 다 두었으면 입력하세요.
board-press = 둔 수가 { $move }, 맞으면 누르세요.
board-type-move = 둔 수가 { $move }, 맞으면 입력하세요.
board-press-move = 둔 수가 { $move }, 맞으면 누르거나 입력하세요.
board-illegal = 반칙수: { $pieces }. 판을 바로잡으려면 배치를 입력하세요.
board-in-hand = 손에 든 듯한 기물: { $piece } { $square }.
board-gone-unpressed = 판에 놓인 수: { $move }. 입력하거나 판을 연결하세요.
board-pressed = { $color }이 눌렀습니다.
button-in-hand = 끝나지 않음: { $piece } { $square }, 판에서 들려 있습니다.
button-take = 끝나지 않음: { $square }에서 치울 기물: { $man }.
button-rook = 끝나지 않음: 룩을 옮기세요.
button-nothing-moved = 움직인 기물이 없습니다. 아직 둘 차례입니다.
button-no-game = 지금은 판에서 할 일이 없습니다.
button-menu-how = 누르기: 다음. 길게 누르기: 실행.
button-menu-stop = 시계 멈추기.
button-menu-means = 무승부 주장: 상대가 이길 수 없음.
button-menu-effort = 무승부 주장: 상대가 이기려 하지 않음.
button-menu-seconds = 수마다 5초 요청.
button-menu-leave = 메뉴 나가기.
button-menu-left = 메뉴를 닫았습니다.
board-no-button = 단추가 없는 판입니다. 손을 떼면 수가 됩니다.
board-learned = 판이 기물을 익혔습니다.
board-not-learned = 기물을 익히지 못했습니다. 수로 따라갑니다.
boards-clock-waits = 시계가 판을 기다립니다.
boards-clock-runs = 시계가 갑니다.
board-no-move = 판이 알린 것: { $text }. 둘 수 있는 수가 아닙니다.
board-line-lost = 판의 신호를 잃었습니다. 마지막을 입력해 마지막 수를 들으세요. 빠진 수가 있으면 입력하세요.
board-faulty = { $square }: 감지기를 믿을 수 없습니다.
board-doubtful = { $square }: 나타났다 사라집니다. 기물을 눌러 꽂으세요. 아직 유효합니다.
board-missed = 판의 신호를 잃었습니다. 터치나 수가 빠졌으면 다시 하세요.
board-flickers = { $square }: 깜빡입니다. 기물을 눌러 꽂거나 무시 { $square } 명령을 입력하세요.
board-still-empty = { $square }: 비어 보입니다. 기물을 눌러 꽂거나 무시 { $square } 명령을 입력하세요.
board-still-occupied = { $square }: 차 보입니다. 비어 있으면 무시 { $square } 명령을 입력하세요.
board-still-other = { $square }: 다른 기물로 보입니다. 맞는 기물이면 무시 { $square } 명령을 입력하세요.
board-still-turned = 아직 방향이 잘못되어 보입니다. 맞게 놓였으면 전자판 정방향 또는 전자판 역방향을 입력하세요.
board-still-turned-pegs = 아직 방향이 잘못되어 보입니다. 판을 돌리거나, 건너뛰기를 입력하고 자판으로 두세요.
board-lies-straight = { $square }의 기물을 들었다면 판이 거꾸로 놓였습니다. 판을 돌리거나 전자판 정방향을 입력하세요.
board-lies-turned = { $square }의 기물을 들었다면 판이 거꾸로 놓였습니다. 판을 돌리거나 전자판 역방향을 입력하세요.
board-muted = { $square } 무시: 이 칸의 신호는 치지 않습니다.
board-muted-untouched = { $square } 무시: 깜빡입니다. 터치가 아니었습니다.
board-muted-arbiter = { $square } 무시: 깜빡입니다. 터치인지는 심판이 정합니다.
board-not-touched = 만지지 않았으면 무시 { $square } 명령을 입력하세요.
board-not-touched-arbiter = 만지지 않았으면 무시 { $square } 명령을 입력하세요. 심판이 정합니다.
board-not-made = 판에 놓인 수: { $move }. 두지 않았으면 무르기를 입력하세요.
board-steady = { $square }: 다시 안정되어 유효합니다.
board-unmuted = { $square }: 다시 유효합니다.
board-mutes = { $square } 무시 중. 이 칸의 수는 입력하세요. 다시 쓰려면: 무시해제 { $square }.
board-which-side = 백이 어느 쪽인지 알 수 없습니다. 전자판 정방향 또는 전자판 역방향을 입력하세요.
board-battery = 판의 배터리: { $percent }퍼센트 남음.
board-restarted = 판이 다시 시작했습니다.
board-gone = 판이 사라졌습니다: { $reason }. 자판으로 계속하세요. { $todo }
board-not-there = 판 없음: { $reason }. { $todo }
board-none-found = 어느 포트에도 없습니다
board-none-found-do = 꽂거나 포트를 정하세요.
board-no-port = 없는 포트, { $port }
board-no-port-do = 꽂으세요.
board-not-serial = 직렬 포트가 아님, { $port }
board-not-serial-do = 다른 포트를 정하세요.
board-busy = 다른 프로그램이 쓰는 포트, { $port }
board-busy-do = 그 프로그램을 닫으세요.
board-denied = 쓸 수 없는 포트, { $port }
board-denied-do = 관리자가 허용할 수 있습니다.
board-denied-group = 쓸 수 없는 포트, { $port }
board-denied-group-do = 그룹 { $group }에 들어가세요: sudo usermod -aG { $group } $USER. 그다음 다시 로그인하세요.
board-no-answer = 답이 없는 포트, { $port }
board-no-answer-do = 켜거나 다시 꽂으세요.
board-other-make = { $port }에 다른 체스판, { $what }
board-other-make-do = 그 제조사나 auto를 쓰세요.
board-babble = { $port }에 다른 장치가 있음
board-babble-do = 포트와 체스판의 제조사를 확인하세요.
board-stranger = { $port }에서 알 수 없는 신호
board-stranger-do = 플러그를 확인하세요. 판이 touchmove보다 새것일 수도 있습니다.
board-failed = 포트 { $port } 실패, { $what }
board-failed-do = 다시 꽂으세요.
boards-none = 체스판이 없습니다. 찾으려면 전자판 auto 명령을 입력하세요.
boards-none-position = 국면에서 두려면 { $position } 명령을 입력하세요.
boards-sought = 체스판을 찾는 중입니다.
boards-off = 체스판 끔. 수를 입력합니다.
board-is = 체스판: { $name }.
board-of = { $color }의 체스판: { $name }.
board-agrees = 대국과 같습니다.
board-moves = 판에서 수를 두는 중입니다.
board-behind = 상대의 수가 아직 판에 없습니다: { $move }.
board-unmade = 선언한 수를 판에 두세요: { $move }.
board-waits = 아직 비교하지 않았습니다.
skipped = 그대로 둡니다. 판이 맞을 때까지 수를 입력하세요.
skip-none = 건너뛸 것이 없습니다.
argument-boards = { $name } 다음에 auto, 제조사와 포트 dgt:/dev/ttyUSB0, 정방향 또는 역방향, 끔을 씁니다.

help-pegboard =
    전자판: 내 체스판과, 그것이 대국과 같은지.
    전자판 auto: 체스판을 찾습니다.
    전자판 정방향, 전자판 역방향: 판이 놓인 방향.
    전자판 끔: 입력해서 둡니다.
help-set-up =
    배치: 한 칸씩 알려 주어 판을 맞춥니다.
    다시를 입력하면 한 단계를 되풀이합니다.
help-mute =
    무시 b8: 접촉이 나쁠 때 b8의 신호를 치지 않습니다.
    깜빡이는 칸은 10초 동안 잠잠할 때까지 저절로 무시됩니다.
    다시 쓰려면: 무시해제 b8.
help-unmute =
    무시해제 b8: b8이 다시 유효합니다.
    그때 판이 대국과 다르면 무엇을 바로잡을지 알려 줍니다.
help-skip =
    건너뛰기: 판을 그대로 둡니다.
    맞을 때까지 수를 입력하세요.
    취소라고 해도 됩니다.

## 연결된 체스판

peg-looking = 체스판을 찾는 중입니다.
peg-found = 체스판 찾음: { $make }, { $port }.
peg-senses-pegs = 구멍에서 빠지는 기물을 하나하나 느끼는 판입니다.
peg-senses-squares = 어느 칸이 차 있는지 느끼는 판입니다.
peg-senses-men = 각 칸에 어떤 기물이 있는지 아는 판입니다.
peg-senses-moves = 끝난 수만 알리고 터치는 알리지 않는 판입니다.
peg-no-address = { $word }: 체스판 주소가 아닙니다. auto, 제조사, 또는 제조사와 포트를 쓰세요: dgt:/dev/ttyUSB0. 제조사: { $makes }.
peg-chips = 익힘: 기물 { $count }개의 칩.
peg-event = { $what }.
peg-event-at = { $what }. { $time }초.
peg-together = 한꺼번에: { $items }
peg-lifted = { $square } 들림
peg-lifted-man = { $square } 들림, { $piece }
peg-seated = { $square } 놓임
peg-seated-man = { $square } 놓임, { $piece }
peg-button-confirm = 확인 단추, { $how }
peg-button-confirm-of = { $color }의 확인 단추, { $how }
peg-button-clock = 시계 단추, { $how }
peg-button-clock-of = { $color }의 시계 단추, { $how }
peg-button = 단추 { $number }, { $how }
peg-short = 짧게
peg-long = 길게
peg-stands-start = 시작 국면으로 놓여 있습니다.
peg-stands-empty = 모든 칸이 비어 있습니다.
peg-stands = 차 있는 칸 { $count }개: { $items }.
peg-standing = { $piece } { $square }
peg-moved = 수: { $text }.
peg-taken-back = 무름: { $text }.
peg-faulty = { $square }: 감지기를 믿을 수 없습니다.
peg-mended = { $square }: 감지기를 다시 믿을 수 있습니다.
peg-doubtful = { $square }: 감지기가 의심스럽습니다. 아직 유효합니다.
peg-certain = { $square }: 감지기가 다시 확실합니다.
peg-glimpsed = { $square }: 한 번만 바뀌었다가 돌아왔습니다. 무시함.
peg-felt = { $square } 손길
peg-clock = 시계: 백 { $white }, 흑 { $black }, { $runs }.
peg-clock-stands = 멈춤
peg-clock-white = 백의 시계가 감
peg-clock-black = 흑의 시계가 감
peg-buttonless = 단추가 없습니다.
peg-lampless = 쓸 수 있는 불빛이 없습니다.
peg-identity = 정체: { $text }.
peg-battery = 배터리: { $percent }퍼센트.
peg-battery-charging = 배터리: { $percent }퍼센트, 충전 중.
peg-done = 명령을 수행했습니다.
peg-refused = 명령 거부: { $text }.
peg-learned = 기물을 익혔습니다.
peg-not-learned = 익히지 못했습니다. 확인할 곳: { $items }.
peg-which-side = 백이 어느 쪽인지 알 수 없습니다. --straight나 --turned로 알려 주세요.
peg-restarted = 판이 다시 시작했습니다.
peg-unanswered = 판이 명령에 답하지 않았습니다.
peg-silent = 판이 조용합니다.
peg-echo = 회선이 자기에게 되돌아옵니다.
peg-version = 판이 다른 버전으로 말합니다.
peg-gap = 판의 신호를 잃었습니다.
peg-missed = 오다가 잃은 신호 { $count }개.
peg-garbled = 읽을 수 없는 신호를 받았습니다.
peg-start-missing = 시작 국면이 아닙니다. 빠진 칸: { $items }.
peg-start-more = 시작 국면이 아닙니다. 남는 칸: { $items }.
peg-start-other = 시작 국면이 아닙니다. 다른 기물이 있는 칸: { $items }.
peg-enter-skips = 엔터: 질문 건너뛰기.
peg-ask-take = { $square }의 기물을 치우세요.
peg-ask-back = { $square }에 다시 놓으세요.
peg-ask-put = { $square }에 기물을 놓으세요.
peg-ask-away = { $square }에서 다시 치우세요.
peg-square-works = { $square }: 작동.
peg-nothing-came = 신호가 없습니다.
peg-skipped = 건너뛰었습니다.
peg-ask-move = 판에서 수를 두세요.
peg-no-move = 받은 수가 없습니다.
peg-lamps = 불빛, 1랭크부터 8랭크까지 차례로.
peg-lamps-done = 불빛 끝. 켜졌는지는 볼 수 있는 사람에게 물으세요.
peg-ask-button = 판이나 시계의 단추를 누르세요.
peg-no-button = 받은 단추 신호가 없습니다. 단추가 없는 판일 수 있습니다.
peg-clock-works = 시계가 작동합니다.
peg-no-clock = 답하는 시계가 없습니다.
peg-named = 판의 번호를 영구히 정함: { $text }.
peg-has-name = 판이 예전 번호를 그대로 씁니다.
peg-takes-no-name = 판이 번호를 받지 않습니다. PEG/1 1.1이어야 하고, 번호는 글자나 숫자 16개까지입니다.
peg-clock-unnamed = 시계를 검사하려면: --clock xl 또는 --clock 3000.
peg-check-none = 검사할 것이 없습니다.
peg-check-lost = 판이 사라졌습니다. 작동하지 않습니다.
peg-check-works = 작동합니다: 검사한 칸 { $count }개.
peg-check-wrong = 찾은 결함: { $items }.
peg-check-nothing = 검사한 것이 없습니다.
peg-check-moves = 작동합니다: 수가 들어옵니다.
peg-check-no-moves = 작동하지 않습니다: 들어온 수가 없습니다.
health-board = 체스판: 포트 있음, { $port }{ $product }.
health-board-denied = 체스판: { $reason }. { $todo }
health-board-none = 체스판: 없음.

## 흉내 낸 체스판

sim-word-lift = 들기
sim-word-seat = 놓기
sim-word-replace = 바꾸기
sim-word-press = 누르기
sim-word-long = 길게
sim-word-lever = 레버
sim-word-clock = 시계
sim-word-button = 단추
sim-word-wait = 기다리기
sim-word-off = 끄기
sim-word-on = 켜기
sim-word-battery = 배터리
sim-word-feel = 만지기
sim-word-pull = 뽑기
sim-word-plug = 꽂기
sim-word-show = 보기
sim-word-position = 국면
sim-word-next = 다음
sim-word-help = 도움말
sim-word-end = 끝
sim-help =
    들기 e2, 놓기 e4, 놓기 e8 퀸
    바꾸기 d5: 새 기물, 비는 순간 없이
    누르기, 길게: 확인 단추
    누르기 백: 선수마다 있는 단추
    레버: 시계; 단추 3: 시계의 단추
    배터리 15, 만지기 e2
    기다리기 300: 밀리초
    끄기, 켜기: 전원
    뽑기, 꽂기: 전선
    보기: 국면
    국면: FEN 또는 시작
    다음: 파일의 다음 수
    끝
sim-port = 포트: { $path }
sim-awaits = 프로그램이 물으면 대국이 시작됩니다.
sim-awaits-next = 다음 수가 준비되었습니다. 다음을 쓰세요.
sim-no-next = 남은 수가 없습니다.
sim-game-over = 대국이 끝났습니다.
sim-lifted = 듦: { $man } { $square }
sim-seated = 놓음: { $man } { $square }
sim-pressed = 눌렀습니다.
sim-set = 기물을 놓았습니다.
sim-done = 했습니다.
sim-waited = { $length }밀리초 기다렸습니다.
sim-on = 전원 켬.
sim-off = 전원 끔.
sim-plugged = 전선 꽂음.
sim-pulled = 전선 뽑음.
sim-open = 어떤 프로그램이 포트를 열고 있습니다.
sim-closed = 포트를 연 프로그램이 없습니다.
sim-men-white = 백: { $men }
sim-men-black = 흑: { $men }
sim-no-men-white = 백: 기물 없음
sim-no-men-black = 흑: 기물 없음
sim-hand = 판 옆: { $men }
sim-empty = { $square }: 비어 있습니다.
sim-occupied = 차 있음: { $man } { $square }. 먼저 들거나 바꾸기를 쓰세요.
sim-nothing-in-hand = 손이 비어 있습니다. 기물을 쓰세요. 예: 백 퀸.
sim-no-button = 이 판에는 그런 단추가 없습니다.
sim-no-part = 이 판에는 배터리가 없고 손길을 느끼지 못합니다.
sim-no-button-number = { $word }: 단추가 아닙니다. 단추는 1에서 5까지입니다.
sim-no-percent = { $word }: 퍼센트가 아닙니다. 0에서 100까지, 충전 중이면 더하기를 붙여 쓰세요.
sim-no-word = 모르는 말: { $word }. 도움말을 쓰세요.
sim-missing = 모자람: { $word }. 도움말을 쓰세요.
sim-more = 남는 말: { $word }.
sim-no-square = { $word }: 칸이 아닙니다. e2처럼 쓰세요.
sim-what-square = 칸을 쓰세요. 예: e2.
sim-no-man = { $word }: 기물이 아닙니다. 퀸처럼 쓰세요.
sim-no-color = { $word }: 백입니까, 흑입니까?
sim-no-time = { $word }: 시간이 아닙니다. 한 시간까지 밀리초로 쓰세요.
sim-no-position = { $word }: 국면이 아닙니다. FEN이나 시작을 쓰세요.
sim-dark = 불빛: 모두 꺼짐.
sim-lit = 불빛: { $squares }
sim-buzz = 소리: { $text }
sim-named = 번호 기억: { $text }
sim-shake = 흔들림: { $text }
sim-shows = 시계 표시: { $text }
sim-shows-and-beeps = 시계가 울리며 표시: { $text }
sim-shows-times = 시계가 시간을 표시합니다.
sim-times = 시계 맞춤: 백 { $white }, 흑 { $black }
sim-plays = 컴퓨터의 수: { $from } { $to }
sim-no-system = 체스판 흉내는 리눅스, macOS, BSD에서만 됩니다.
sim-no-port = 가상 터미널 없음: { $reason }
sim-no-file = 없는 파일: { $file }.
sim-unreadable = { $file }: 읽을 수 없습니다. { $reason }
sim-no-make = 모르는 제조사: { $word }. 있는 것: { $makes }.
sim-no-flag = 이 제조사에는 안 됨: { $word }.
sim-no-side = { $word }: 색이 아닙니다. white나 black을 쓰세요.
sim-no-style = { $word }: 방식이 아닙니다. own-first처럼 쓰세요.
sim-cannot-confirm = 이 판에는 확인 단추가 없습니다.
sim-no-game = { $count ->
    [0] { $file }: 읽을 수 있는 대국이 없습니다.
   *[other] { $file }: 읽을 수 있는 대국 { $count }개.
}
sim-fault = { $file }, { $line }번째 줄: { $reason }
sim-fault-word = { $word }: 결함이 아닙니다. noise, loss, pull처럼 쓰세요.
sim-fault-share = { $word }: 비율이 아닙니다. 0에서 1까지, 예를 들어 0.01.
sim-fault-square = { $word }: 칸이 아닙니다. b8처럼 쓰세요.
sim-fault-number = { $word }: 숫자가 아닙니다. 하루까지의 밀리초나 바이트를 쓰세요.
sim-fault-short = 끝에 빠진 것이 있습니다.
sim-fault-more = 남는 말: { $word }.
sim-fault-needs-time = { $word }: 먼저 시간이 필요합니다. 예: at 5000.
sim-fault-no-place = { $word }: 한 시각이나 바이트에 일어날 수 없습니다. from과 to를 함께 쓰거나 둘 다 빼세요.

## 시합 파일

match-line = { $line }번째 줄: { $what }
match-key-in = [{ $part }]의 { $key }
match-words = 이 가운데 하나: { $words }.
match-help-aid = 보조: { $aid }.
match-wrong-form = 이름 = "값" 꼴이 아닙니다. 값을 따옴표로 묶으세요.
match-wrong-twice = 파일에 두 번 나옵니다. 하나를 지우세요.
match-wrong-unknown-near = { $key }: 여기서는 모르는 이름입니다. 혹시 { $instead }?
match-wrong-unknown = { $key }: 여기서는 모르는 이름입니다. 이 가운데 하나: { $words }.
match-wrong-part = { $part }: 파일의 한 부분입니다. [{ $part }] 줄을 따로 쓰세요.
match-wrong-value = { $key }: { $value } 값은 안 됩니다. { $help }
match-wrong-answer = { $key }: 알 수 없는 대답입니다, { $value }.
match-wrong-empty = { $key }: 읽을 수 있는 값이 없습니다. { $help }
match-wrong-missing = 빠짐: { $key }. { $help }
match-wrong-relay = { $color }의 보조자가 없습니다. [{ $part }]에 정하세요.
match-wrong-hearing = 보조자가 필요합니다: 시각장애 선수와 청각장애 선수의 대국입니다. [white.assistant]나 [black.assistant]에 정하세요. { $article }.
match-wrong-no-board = { $color }에게 전자 체스판이 없습니다. device = "pegs" 또는 "board"를 쓰거나 주소를 빼세요.
match-wrong-no-pegs = { $make }: 꽂는 체스판이 아닙니다. device = "board"를 쓰세요.
match-wrong-pegs = { $make }: 꽂는 체스판입니다. device = "pegs"를 쓰세요.
match-wrong-port = 두 판의 포트가 같습니다, { $port }. 저마다 다른 포트가 필요합니다.
match-wrong-boards = 두 판이 구별되지 않습니다. 저마다 포트를 정하세요. 예: dgt:/dev/ttyUSB0.
match-wrong-positions = 대국의 시작 국면은 하나입니다. chess960이나 position을 빼세요.
match-wrong-aid = { $aid }: 어떤 심판도 허용할 수 없습니다. 조언은 금지입니다. FIDE 2023, 11.3.1.
match-wrong-code = { $key }: 비밀이 아닙니다. { $what }
match-wrong-pace = 시계 없이 pace가 있습니다. pace를 빼거나 시간을 적으세요.

match-key-event = 대회: 대회나 시합의 이름.
match-key-site = 장소: 도시와 나라.
match-key-place = 자리: 대회장과 테이블.
match-key-round = 라운드.
match-key-date = 날짜, 예: 2026-11-21.
match-key-time = 제한 시간, 예: 15+10, 40/90+30,30+30 또는 5d3. off: 시계 없음.
match-key-laws = 규칙: 연도판, 예: fide-2023.
match-key-pace = 속도. 빼면 제한 시간으로 정합니다.
match-key-supervision = 래피드와 블리츠의 감독. adequate: 대회 규칙을 적용합니다.
match-key-announcing = 선언: 선수들이 수를 서로 알리는 방식, 예: 나이트 f3. 복창이면 시각장애인 대국처럼 상대가 되풀이합니다.
match-key-default-time = 지각 한도: 선수가 늦어도 되는 분, 0에서 600.
match-key-quickplay = 퀵플레이 마무리: 그 지침을 적용한다고 알렸는지.
match-key-draws = 합의 무승부. free: 언제나. after 30: 양쪽이 30수씩 둔 뒤. arbiter: 심판이 동의하면. arbiter until 30: 30수까지 그렇게.
match-key-adjournment = 중단: 대국을 중단할 수 있는지.
match-key-session = 대국 시간: 심판의 시계로 몇 분인지, 15에서 900.
match-key-adjudication = 국면 판정: 끝내지 못한 대국을 국면으로 판정하는지.
match-key-minutes-by-claim = 주장 시 시간: 반칙수의 추가 시간을 주장한 선수에게만 주는지.
match-key-points = 점수: 승리, 무승부, 패배에 주는 점수.
match-key-appeals = 항소: 선수가 심판의 판정에 항소할 수 있는지.
match-key-appeal-time = 항소 기한: 판정이나 대국 뒤 몇 분까지 항소할 수 있는지, 0에서 1440. 없으면 제한 없음.
match-key-appeal-fee = 항소 비용, 예: 50유로.
match-key-chess960 = 체스960: 시작 국면의 번호, 0에서 959.
match-key-variant = 변형: 체스가 아닐 때 게임의 이름.
match-key-position = 시작 국면, FEN으로. 빼면 보통 국면.
match-key-odds = 핸디캡: 한쪽이 다른 쪽에 주는 것. 예: knight, black pawn, draw, white time 5.
match-key-name = 선수의 이름.
match-key-title = 칭호, 예: FM.
match-key-federation = 협회, 예: KOR.
match-key-club = 클럽.
match-key-rating = 레이팅, 0에서 4000.
match-key-fide-id = FIDE 번호, 숫자.
match-key-blind = 시각장애가 있는지.
match-key-hard-of-hearing = 청각장애가 있는지.
match-key-device = 장치: 선수의 체스판이나 자판.
match-key-address = 체스판의 주소: auto, 제조사, 또는 제조사와 포트, 예: peg1:/dev/ttyACM0.
match-key-moves = 착수 음성: fide-ko는 에바 사, fide는 Eva vier, ko는 e4.
match-key-talk = 그 밖의 모든 것의 음성.
match-key-form = 수의 형식: long은 출발 칸과 함께, short는 분명하면 출발 칸 없이.
match-key-speech = 음성 출력: 선수가 자기 터미널을 쓸 때 프로그램이 말할지. 주 컴퓨터는 내 설정을 따릅니다.
match-key-rate = 말하는 속도, -100에서 100.
match-key-output = 출력: 이 선수의 소리 출력. 빼면 시스템의 것.
match-key-synthesiser = 합성기: 그 음성의 이름. 빼면 언어의 것.
match-key-print = 출력: 이 선수에게 줄을 출력하는 방식.
match-key-braille-table = liblouis의 점자표, 예: en-ueb-g2.ctb. auto: 언어에 맞게.
match-key-score = 기보를 적는 사람. own: 선수가 적기 e4처럼 입력. hand: 종이나 점자로. assistant: 프로그램.
match-key-warnings = 경고: 선수에게 알릴 남은 분, 예: 10,5,1. 또는 off.
match-key-code = 코드: 이 자리에 앉는 사람이 입력합니다. 빼면 없음.
match-key-assistant-name = 보조자의 이름.
match-key-assistant-talk = 보조자를 위한 음성.
match-key-arbiter-name = 심판의 이름.
match-key-arbiter-passphrase = 암호문, 해시로. { $program } match --new가 만듭니다.
match-key-arbiter-talk = 심판석의 음성. 빼면 컴퓨터의 것.
match-key-arbiter-moves = 심판석의 착수 음성. 빼면 컴퓨터의 것.
match-key-arbiter-speech = 음성 출력: 심판석의 터미널이 말할지.
match-key-arbiter-rate = 심판석의 말 속도, -100에서 100. 빼면 컴퓨터의 것.
match-key-arbiter-lock = 잠금: 이만큼의 분 동안 입력이 없으면 심판석이 암호문을 다시 묻습니다. 0: 묻지 않음.
match-key-arbiter-output = 출력: 심판의 소리 출력. 빼면 시스템의 것.
match-key-arbiter-synthesiser = 심판석의 합성기: 그 음성의 이름. 빼면 언어의 것.

match-word-yes = 예
match-word-no = 아니요
match-word-standard = 스탠더드
match-word-rapid = 래피드
match-word-blitz = 블리츠
match-word-adequate = 충분
match-word-sparse = 부족
match-word-repeat = 선언하고 복창
match-word-repeat-first = 시계를 누르기 전에 선언하고 복창
match-word-announce = 선언
match-word-off = 없음
match-word-keyboard = 자판
match-word-pegs = 꽂는 체스판
match-word-board = 보통 전자 체스판
match-word-assistant = 보조자
match-word-long = 길게
match-word-short = 짧게
match-word-text = 텍스트
match-word-braille = 점자
match-word-own = 선수, 적기 e4처럼 입력
match-word-hand = 선수, 종이나 점자로

aid-own-announcements = 마지막 선언
aid-score-sheet = 자기 기보
aid-times = 시간
aid-move-number = 수 번호
aid-opponent-score = 상대의 기보
aid-position-readout = 국면 읽기
aid-legal-moves = 가능수
aid-attackers = 공격자
aid-draw-hints = 무승부 귀띔
aid-opening-name = 오프닝 이름
aid-takeback = 수 무르기
aid-engine = 엔진

match-about-file =
    touchmove 시합입니다. #으로 시작하는 줄은 메모입니다.
    검사하려면: { $program } match --check 다음에 이 파일의 이름.
match-about-aids =
    두 선수의 보조, yes 또는 no. 빼면 규칙대로.
    허용: own-announcements, score-sheet, times, move-number.
    허락해야만: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. 절대 금지: engine.
    한 선수만: [white.aids]나 [black.aids] 부분.
match-about-arbiter = 여기에는 암호문이 아니라 해시만 있습니다.

match-part-player = { $color }.
match-part-assistant = { $color }의 보조자.
match-part-player-aids = { $color }만의 보조.
match-part-aids = 두 선수의 보조.
match-part-arbiter = 심판.
match-ask-begin =
    새 시합 파일, 질문은 열다섯 가지쯤입니다.
    엔터만: 제시된 대답.
    뒤로: 앞의 질문.
    컨트롤 C: 멈춤. 대답은 남습니다.
match-ask-on = 대답 { $count }개 다음부터 계속합니다.
match-looking = 체스판을 찾는 중입니다.
match-found-none = 체스판이 없습니다.
match-found = 찾음: { $boards }.
match-ask-time = 제한 시간, 예: 15+10, 40/90+30,30+30 또는 5d3. 시계가 없으면 off.
match-ask-name = { $color }의 이름.
match-ask-blind = 누가 시각장애가 있습니까?
match-ask-device = { $color }은 무엇으로 둡니까?
match-ask-assistant = { $color }의 보조자 이름.
match-ask-braille = 누가 점자로 줄을 읽습니까?
match-ask-output = { $color }의 소리 출력은 어느 것입니까?
match-word-program = 프로그램
match-word-both = 둘 다
match-word-neither = 아무도
match-found-board = { $port }의 체스판, { $make }
match-device-pegs-later = 꽂는 체스판, 나중에 연결
match-device-board-later = 보통 전자 체스판, 나중에 연결
match-device-relayed = 보조자가 수를 입력

match-ask-aids = 어떤 보조를 더 허락합니까? 번호를 쉼표로 나누어 쓰세요.
match-ask-passphrase = 심판석을 여는 심판의 암호문. 적어도 글자 10개 또는 낱말 세 개.
match-ask-passphrase-again = 암호문을 한 번 더.
match-passphrase-short = 너무 짧습니다. 적어도 글자 { $characters }개, 또는 서로 관계없는 낱말 { $words }개를 입력하세요.
match-code-short = 너무 짧습니다. 적어도 글자 4개를 입력하세요.
match-weak-few = 너무 쉽습니다. 다른 글자가 거의 없습니다.
match-weak-repeated = 너무 쉽습니다. 같은 것이 되풀이됩니다.
match-weak-digits = 너무 쉽습니다. 숫자뿐입니다.
match-weak-row = 너무 쉽습니다. 자판이나 알파벳의 한 줄입니다.
match-weak-known = 너무 쉽습니다. 누구나 먼저 넣어 봅니다.
match-weak-name = 너무 쉽습니다. 이 대국의 이름입니다.
match-weak-offered = 예: { $text }.
match-passphrase-differs = 서로 다릅니다. 암호문을 두 번 다시 입력하세요.
match-choice = { $number }: { $word }
# Before a question, which is asked again.
match-help-name = 이 선수의 이름을 입력하세요. 기보에 나옵니다.
match-help-blind = 번호나 낱말을 입력하세요. 시각장애 선수에게는 수를 선언하고 다른 규칙을 적용합니다.
match-help-device = 이 선수의 체스판 번호를 입력하세요. 다른 판이면 제조사와 포트, 예: dgt:/dev/ttyUSB0.
match-help-assistant = 이름을 입력하거나 엔터를 누르세요. 보조자는 기물을 옮기고 규칙이 허용하는 만큼 돕습니다.
match-help-braille = 번호나 낱말을 입력하세요. 터미널을 보여 주는 점자 단말기용으로 줄을 유니코드 점자로 출력합니다.
match-help-output = 이 선수의 출력 번호를 입력하세요. 선수마다 따로 헤드폰이 필요합니다.
match-help-time = 분, 그리고 수마다 더하는 초: 90+30. 두 구간: 40/90+30,30+30. 시계 없음: off.
match-help-default-time = 분을 입력하세요. 이보다 늦은 선수는 집니다. 0: 조금만 늦어도 집니다. 정하지 않으면 심판이 정합니다.
match-help-arbiter = 심판의 이름을 입력하세요. 보고서에 나옵니다.
match-help-aids = 번호를 쉼표로 나누어 쓰거나 없음을 입력하세요. 그러면 선수가 규칙보다 더 물을 수 있습니다.
match-help-passphrase = 심판석의 암호문을 입력하세요. 보이지 않으며, 나중에 알아낼 수 없습니다.
match-help-passphrase-again = 잘못 친 것을 알 수 있게 같은 암호문을 입력하세요.
match-help-choice = 대답의 번호나 낱말을 입력하세요.
match-help-text = 대답을 입력하세요. 바꾸지 않으려면 엔터.
match-help-review = 엔터를 누르면 파일을 씁니다. 한 줄을 바꾸려면 그 이름을 입력하세요. 모두: 표를 전부 다시.
match-enter = 엔터: { $value }.
match-enter-none = 엔터: 없음.
match-enter-nothing = 쓰지 않으려면: 없음.
match-enter-again = 대답을 입력하세요.
match-enter-kept = 엔터: 앞서 입력한 것.
match-enter-passphrase = 엔터만: 둘 다 다시 묻기.
match-none = 없음
match-back = 뒤로
match-back-none = 첫 질문입니다.
match-review = 표:
match-review-row = { $name }: { $value }
match-review-set = 정함
match-review-aids = 규칙대로
match-review-output = 시스템의 것
match-review-default-time = 정하지 않음, 심판이 정함
match-review-more = 이름으로도 바꿀 수 있음: { $names }.
match-review-end =
    바꾸려면 그 이름을 입력하세요. 예: { $name }. 다른 이름: 도움말.
    엔터: 파일 쓰기.
match-review-all = 모두
match-review-again =
    더 바꾸려면 그 이름을 입력하세요. 표를 전부 들으려면: 모두.
    엔터: 파일 쓰기.
match-review-unknown = 모르는 말: { $word }. 목록에 있는 이름을 입력하세요.
match-name-of = { $color } { $name }
match-name-event = 대회
match-name-site = 장소
match-name-place = 자리
match-name-round = 라운드
match-name-date = 날짜
match-name-time = 시간
match-name-laws = 규칙
match-name-pace = 속도
match-name-supervision = 감독
match-name-announcing = 선언
match-name-default-time = 지각 한도
match-name-quickplay = 퀵플레이
match-name-draws = 무승부
match-name-adjournment = 중단
match-name-session = 대국 시간
match-name-adjudication = 국면 판정
match-name-minutes-by-claim = 주장 시 시간
match-name-points = 점수
match-name-appeals = 항소
match-name-appeal-time = 항소 기한
match-name-appeal-fee = 항소 비용
match-name-chess960 = 체스960
match-name-variant = 변형
match-name-position = 국면
match-name-odds = 핸디캡
match-name-name = 이름
match-name-title = 칭호
match-name-federation = 협회
match-name-club = 클럽
match-name-rating = 레이팅
match-name-fide-id = FIDE 번호
match-name-blind = 시각장애
match-name-hard-of-hearing = 청각장애
match-name-device = 장치
match-name-moves = 착수 음성
match-name-talk = 음성
match-name-form = 형식
match-name-speech = 음성 출력
match-name-rate = 말 속도
match-name-output = 소리 출력
match-name-synthesiser = 합성기
match-name-braille = 점자
match-name-braille-table = 점자표
match-name-score = 기보
match-name-warnings = 경고
match-name-aids = 보조
match-name-assistant-name = 보조자
match-name-assistant-talk = 보조자의 음성
match-name-arbiter-name = 심판
match-name-arbiter-passphrase = 암호문
match-name-code = 자리 코드
match-name-arbiter-lock = 심판석 잠금
match-name-arbiter-talk = 심판석 음성
match-name-arbiter-moves = 심판석 착수 음성
match-name-arbiter-speech = 심판석 음성 출력
match-name-arbiter-rate = 심판석 말 속도
match-name-arbiter-output = 심판석 소리 출력
match-name-arbiter-synthesiser = 심판석 합성기
match-changed = 시합 파일이 바뀌었습니다: { $keys }. 진행 중인 대국은 예전 조건대로 둡니다.
match-changed-key = { $key }, 예전 { $then }, 지금 { $now }
match-left-out = 없음
match-go-on = 이 시합의 { $game }번 대국이 끝나지 않았습니다. 예전 조건으로 계속할까요? 아니요: 새 조건으로 새 대국을 시작하고, 앞의 대국은 보관함에 남습니다. 예 또는 아니요.
match-help-go-on = 예: 끝나지 않은 대국을 시작한 조건대로 계속합니다. 아니요: 새 조건으로 새 대국.
match-not-begun = { $game }번 대국이 끝나지 않았는데 대답이 없습니다. 시합을 다시 시작하고 답하세요.
match-left = 쓴 것이 없습니다.
match-kept = 대답을 남겨 두었습니다. 계속하려면 같은 명령을 입력하세요.
match-not-kept = 대답을 남기지 못함: { $reason }.
match-written = 쓴 파일: { $file }.
match-begin =
    시합 파일에 잘못이 없습니다.
    시작하려면: { $program } match { $file }
match-no-randomness = 시스템에서 난수를 얻지 못했습니다. 쓴 것이 없습니다.
match-exists = 이미 있는 파일: { $file }. 다른 파일을 정하세요.
match-not-written = 쓰지 못함, { $file }: { $reason }.
match-not-there = 시합 파일 없음: { $file }. 만들려면: { $program } match --new { $file }
match-not-read = { $file }: 읽을 수 없습니다. { $reason }.
match-reason-missing = 파일이 없습니다
match-reason-folder = 폴더이니 그 안의 파일을 정하세요
match-reason-no-text = 단순한 글이 아니니 UTF-8로 저장하세요
match-reason-denied = 권한이 없습니다

match-title = 백 { $white }, 흑 { $black }.
match-event = 대회: { $text }.
match-round = 라운드 { $text }.
match-site = 장소: { $text }.
match-place = 자리: { $text }.
match-date = 날짜: { $text }.
match-laws = 규칙: { $edition }, 속도 { $pace }.
match-supervision-adequate = 감독: 충분.
match-supervision-sparse = 감독: 부족.
match-announcing-repeat = 수를 선언하고 복창하고 판에 둡니다.
match-announcing-repeat-first = 수를 선언하고 복창하고 판에 둔 다음 시계를 누릅니다. 선언부터 그때까지는 상대의 시계가 갑니다.
match-announcing-announce = 수를 선언하고 복창하지 않습니다.
match-announcing-off = 수를 선언하지 않습니다.
match-chess960 = 체스960, 시작 국면 { $number }.
match-variant = { $variant }.
match-position = 시작 국면: { $position }.
match-position-chess960 = 체스960, 시작 국면 { $position }.
match-default-time = 지각 한도: { $time }.
match-quickplay = 퀵플레이 마무리: 알림.
match-draws-after = 합의 무승부: 양쪽이 { $count }수씩 둔 뒤에만.
match-draws-arbiter = 합의 무승부: 심판이 동의해야 합니다.
match-draws-arbiter-until = 합의 무승부: 양쪽이 { $count }수씩 두기 전에는 심판이 동의해야 합니다.
match-adjournment = 중단: 허용.
match-session = 대국 시간: { $time }.
match-adjudication = 국면 판정: 허용.
match-minutes-claimed = 반칙수의 추가 시간: 주장할 때만.
match-points = 점수: 승리 { $win }, 무승부 { $draw }.
match-no-appeals = 항소: 없음. 심판의 판정이 최종입니다.
match-appeal-time = 항소: 기한 { $time }.
match-appeal-fee = 항소 비용: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color }은 시각장애가 있습니다.
match-hard-of-hearing = { $color }은 청각장애가 있습니다.
match-device-keyboard = { $color }은 자판으로 둡니다.
match-device-pegs = { $color }은 꽂는 체스판으로 둡니다, { $address }.
match-device-board = { $color }은 전자 체스판으로 둡니다, { $address }.
match-device-assistant = { $color }은 보조자를 통해 둡니다.
match-assistant = { $color }의 보조자: { $name }.
match-spoken = { $color }이 듣는 수의 음성 { $moves }, 나머지 { $talk }.
match-printed = { $color }이 읽는 수의 음성 { $moves }, 나머지 { $talk }.
match-output = { $color }의 소리 출력: { $output }.
match-braille = { $color }은 점자로 읽습니다, 점자표 { $table }.
match-score-own = { $color }의 기보: 선수가 입력.
match-score-hand = { $color }의 기보: 손으로, 종이나 점자로.
match-score-assistant = { $color }의 기보: 프로그램이 적음.
match-warnings = { $color }의 시간 경고: { $minutes }분.
match-aids = { $color }이 물을 수 있는 것: { $aids }.
match-arbiter = 심판: { $name }.
match-good = 시합 파일에 잘못이 없습니다.
match-note-silent = 특이함: 시각장애 선수가 있는데 수를 선언하지 않습니다. 선언을 요구하는 조항: { $article }. 대회가 바꿀 수 있습니다.
match-note-unheard = 특이함: 두 선수 모두 시각장애가 있는데 수를 선언하지 않습니다. 선언을 요구하는 조항: { $article }. announcing = "repeat"를 적으세요.
match-note-unrepeated = 특이함: 시각장애 선수가 있는데 수를 복창하지 않습니다. 복창을 요구하는 조항: { $article }. 대회가 바꿀 수 있습니다.
match-note-no-clocks = 특이함: 시계가 없습니다.
match-note-pace = 특이함: 속도 { $pace }. 제한 시간으로 보면 { $usual }.
match-note-default-time = 지각 한도 없음: 심판이 정합니다. 대회가 정하도록 한 조항: { $article }.
match-note-score = 특이함: { $color }은 시각장애가 없는데 기보를 적지 않습니다. { $article }.
match-note-output = 두 선수의 소리 출력이 같습니다. 서로 상대의 것을 듣게 됩니다.
match-note-passphrase = 이 암호문은 예제에 있어 누구나 압니다. { $program } match --new로 자기 것을 정하세요.
match-note-quickplay = 퀵플레이 마무리: 이 제한 시간에서는 효과가 없습니다, { $article }.
match-note-quickplay-blitz = 퀵플레이 마무리: 블리츠에는 없습니다, { $article }. 빼세요.
match-note-session = 대국 시간: 효과 없음. 대국을 중단할 수 없습니다. adjournment = "yes"를 쓰세요.
match-note-title = 특이한 칭호: { $color }. FIDE 칭호는 GM, IM, FM, CM, WGM, WIM, WFM, WCM입니다.
match-readable = { $file }: 다른 사람이 읽을 수 있으며, 코드와 암호 해시가 들어 있습니다. 막으세요: { $command }

## 시합의 자리

seat-opened = 내 색 { $color }, { $name }. 상대: { $opponent }.
seat-waits = 심판이 시계를 시작합니다.
seat-compare-board = 자기 판을 이 국면과 비교하세요.
seat-offer-open = { $color }의 무승부 제안이 열려 있습니다.
seat-stands = 시계 멈춤. 심판이 시작합니다.
seat-set-up = 판을 다시 놓으세요. 너무 많이 달라졌습니다.
seat-adjourned = 대국 중단. 심판이 봉투를 개봉합니다.
seat-waits-repetition = { $color }이 복창해야 합니다.
seat-answer-offer = 승낙 또는 거절을 입력하세요.
seat-not-you = 둘 차례가 아닙니다.
seat-must-play = 주장할 때 말한 수: { $move }. 지금 두세요.
seat-free = 아무 수나 둘 수 있습니다.
seat-made-stays = 늦었습니다. 둔 수: { $move }.
seat-position-set = 국면 설정. 판을 놓으세요.
seat-absent = 결석으로 되어 있습니다. 심판을 부르세요: 심판.
table-began = 대국 시작. { $color }의 시계가 갑니다.
table-began-clockless = 대국 시작.
table-resumed = 시계가 갑니다. { $color }의 시계입니다.
seat-clock-runs = 지금 자기 시계가 갑니다.
seat-no-quit = 시합은 심판만 멈추거나 끝냅니다. 부르려면: 심판. 대국을 포기하려면: 기권.
desk-help-passphrase = 심판의 암호문을 입력하세요. 시합 파일과 함께 정한 것이며 보이지 않습니다.
desk-passphrase = 심판의 암호문. 엔터만: 뒤로.
desk-not-opened = 심판석은 닫혀 있습니다. 열려면 심판석을 입력하세요.
desk-waits = 암호문을 확인하는 중입니다.
desk-wrong = 틀린 암호문. 다시 입력하세요. 엔터만: 뒤로.
desk-wrong-wait = 틀린 암호문. { $seconds }초 기다린 다음 다시 입력하세요. 엔터만: 뒤로.
desk-early = 너무 일러 확인하지 않았습니다. { $seconds }초 기다린 다음 다시 입력하세요. 엔터만: 뒤로.
desk-open = 심판님, 어서 오세요.
desk-wanted = 심판이 필요합니다.
desk-open-matters = 심판님, 어서 오세요. 결정을 기다리는 안건 { $count }건.
desk-alone = 심판석만 입력하세요. 그러면 암호문을 묻고, 입력은 보이지 않습니다.
desk-alone-open = 먼저 심판석만 입력하고, 그다음 명령을 입력하세요. 심판석 다음의 말은 읽지 않습니다.
desk-closed = 심판석이 닫혔습니다.
desk-locked = 심판석 잠김: 오랫동안 입력이 없었습니다. 아무것이나 입력한 다음 암호문을 입력하세요.
desk-locked-seat = 심판석 잠김: 오랫동안 입력이 없었습니다. 열려면 심판석을 입력하세요.
desk-no-legal-move = 둘 수 있는 수가 아닙니다. 선수들에게 알리지 않습니다.
desk-noted = 적었습니다.
task-done = 완료: { $what }
task-open = 아직: { $what }
task-room = 대국장: 조명, 정숙, 책상과 의자.
task-telephones = 전화기: 끄고 맡김.
task-boards = 판: 바르게 놓고 방향도 맞음.
task-clocks = 시계: 맞추고 점검.
task-assistants = 도우미: 할 수 있는 일을 앎.
task-rules = 선수: 제한 시간, 규칙, 도움을 알림.
task-default-time = 지각 한도: 알림.
task-committee = 항소 위원회: 정함.
task-start = 시계: 제시간에 시작.
task-watch = 대국: 관찰, 특히 시간이 없을 때.
task-recording = 기보지: 모든 수를 적음.
task-flags = 깃발: 관찰.
task-quickplay = 마지막 몇 분: 계속 관찰.
task-compare = 판: 기록과 대조.
task-spectators = 관중: 조용함.
task-session = 대국 시간: 끝을 알림.
task-envelope = 봉투: 확인, 봉함, 보관.
task-result = 결과: 기록.
task-signed = 기보지: 둘 다 서명.
task-sheets = 기보지: 걷음.
task-report = 기록: 작성해서 주최자에게 전달.
desk-tasks-before = 대국 전:
desk-tasks-during = 대국 중:
desk-tasks-after = 대국 뒤:
desk-task = { $number }: { $what }
desk-task-done = { $number }, 완료: { $what }
desk-tasks-none = 지금까지 모두 끝났습니다. 모든 일: 할일 모두.
desk-task-record = 이것은 기록이 알려 줍니다. { $what }
desk-no-such-task = 할 일 { $number } 없음. 1에서 { $count }까지 있습니다.
desk-tasks-open = 표시하지 않은 일: { $count }. 들으려면: 할일.
desk-glossary = { $language }: { $word }
term-check = 체크
term-checkmate = 체크메이트
term-stalemate = 스테일메이트
term-castling = 캐슬링
term-en-passant = 앙파상
term-promotion = 승급
term-sealed-move = 봉수
term-warning = 경고
term-penalty = 벌칙
desk-glossary-none = 용어에 없습니다: { $word }. 기물, 명령, 규칙 용어가 있습니다.
desk-board-square = { $square }: 판 { $board }, 대국 { $game }.
desk-closed-look = 심판석이 닫혀 있습니다. 열려면 심판석을 입력하세요.
desk-no-boards = 연결된 체스판이 없습니다.
desk-quit = 심판석을 나가려면: 나가기. 나중까지 멈추려면: 주 컴퓨터에서 컨트롤 D. 시합을 끝내려면: 마감.
desk-unknown = 심판석에서 모르는 말: { $word }. 명령을 보려면 도움말.
desk-no-question = 심판석에서 답할 질문이 없습니다.

## 주 컴퓨터의 터미널

host-busy = 시합이 다른 프로그램에 열려 있습니다. 먼저 그것을 닫으세요.
host-quit = 나중까지 멈추려면: 컨트롤 D. 시계가 멈추고, 같은 파일로 시합을 계속합니다. 끝내려면: 심판석에서 마감.
host-kept = 시합을 저장했습니다, { $game }번 대국. 계속하려면: { $program } match 다음에 같은 파일.
host-desk = 심판석
host-for = { $place }:
host-guide-desk = 심판: 심판석을 열려면 심판석을 입력하세요.
host-guide-several = 한 자리만: 흑 e4.
host-speaks-for = 대신 말하는 자리: { $place }.
host-look = 여기 자리를 보려면 이름을 입력하세요: { $places }.
host-serves-none = 모든 자리를 다른 터미널이 맡았습니다. 이 터미널은 시합을 진행합니다.
host-taken = { $seat ->
    [desk] 심판석은 다른 터미널에 있습니다. 먼저 그것을 닫으세요.
   *[other] { $place }은 다른 터미널에서 둡니다. 먼저 그것을 닫으세요.
}
host-given = { $seat ->
    [desk] 이제 심판석은 다른 터미널에 있습니다.
   *[other] 이제 { $place }은 다른 터미널에서 둡니다.
}
host-gone = { $seat ->
    [desk] 심판석의 터미널이 사라졌습니다. 이제 여기에 입력합니다.
   *[other] { $place }의 터미널이 사라졌습니다. 이제 { $place }은 여기서 둡니다.
}
room-of-table = 테이블 { $table }: { $said }
room-open = 테이블 { $count }개: { $tables }.
room-new-tables = 새 테이블: { $tables }.
room-gone-table = 테이블 { $table }, 이제 경기장 파일에 없음. 백 { $white }, 흑 { $black } 시합은 { $game }번 대국으로 남아 있습니다.
room-guide = 테이블로 가려면: 테이블 { $table }. 테이블: { $tables }.
room-range = { $first }에서 { $last }까지
room-table-words = 테이블
room-no-table = 여기에 없는 테이블: { $table }. 테이블: { $tables }.
room-table-number = 테이블 번호가 없습니다. 테이블: { $tables }.
room-which-table = 테이블이 여럿이니 번호를 정하세요: { $program } seat { $seat } --table 다음에 번호. 테이블: { $tables }.
room-table-over = 테이블 { $table }: 시합이 끝났습니다.
room-no-desk = 여기에는 경기장 심판석이 없습니다. 한 테이블의 심판석: { $program } seat desk
room-has-no-table = 경기장 심판석은 테이블이 없습니다. --table을 빼세요.
room-quit = 나중까지 멈추려면: 컨트롤 D. 시계가 멈추고, 같은 경기장 파일로 모든 시합을 계속합니다.
room-kept = 시합 { $count }개를 저장했습니다. 계속하려면: { $program } room 다음에 같은 파일.
room-reopened = 결과가 더는 유효하지 않습니다.
room-wrong-number = 테이블 { $table }, 이미 있습니다. 저마다 다른 번호가 필요합니다.
room-wrong-file = 다른 테이블의 파일: { $file }. 저마다 다른 시합 파일이 필요합니다.
room-wrong-empty = 파일에 테이블이 없습니다. 한 줄에 [[table]], 그 아래에 number와 match를 쓰세요.
room-wrong-port = 테이블 { $table } 판과 포트가 같습니다, { $port }. 저마다 다른 포트가 필요합니다.
room-wrong-boards = 테이블 { $table } 판과 구별되지 않습니다. 저마다 포트를 정하세요. 예: dgt:/dev/ttyUSB0.
room-key-number = 테이블 번호, 1에서 9999까지.
room-key-match = 테이블의 시합 파일, 예: table7.toml.
room-not-there = 경기장 파일 없음: { $file }.
room-good = 경기장 파일에 잘못이 없습니다.
cli-room = 경기장 파일로 여러 테이블의 시합을 둡니다.
arg-room-file = 경기장 파일.
arg-room-check = 경기장 파일과 시합 파일을 살피고 잘못을 모두 알립니다.
arg-seat-table = 경기장에 테이블이 여럿일 때 테이블 번호.
arg-seat-by = 다른 컴퓨터에 있는 시합으로 가는 명령.
arg-link-place = white, black, desk, room 또는 captain: 이어지는 단 하나의 자리.

## 시합의 다른 터미널

client-no-table = 여기에 열린 시합이 없습니다. 다른 터미널에서 시작하세요: { $program } match 다음에 시합 파일.
client-older = 이 touchmove가 다른 쪽보다 오래되었습니다. 같은 것을 시작하세요.
client-newer = 이 touchmove가 다른 쪽보다 새것입니다. 같은 것을 시작하세요.
client-stranger = 다른 사용자의 시합입니다. 그 사용자로 시작하세요.
client-stuck = 시합이 답하지 않습니다. 그 터미널을 보세요.
client-gone = 연결이 끊겼습니다. 시합을 기다립니다. 나가려면 종료.
client-back = 다시 연결되었습니다.
client-waits = 보내지 못함: 연결이 끊겼습니다. 시합을 기다립니다. 나가려면 종료.
client-connects = 시합에 연결하는 중입니다.
client-no-table-there = 그곳에 열린 시합이 없습니다. 열리면 다시 하세요.
client-no-way = 연결할 수 없습니다. 까닭은 그 명령만 실행하면 보입니다.
link-other-place = 이 연결은 { $place } 자리 하나만 됩니다. 그 자리를 청하세요.
client-braille-lost = 점자 실패: { $reason }. 글자로 출력합니다.
link-busy = 이 컴퓨터에 다른 시합이 열려 있습니다. 먼저 그것을 끝내거나 --data로 다른 폴더를 정하세요.
link-closed = 다른 터미널이 들어올 수 없음: { $reason }.
reason-long-path = 데이터 폴더의 이름이 너무 깁니다
reason-no-sockets = 이 시스템에는 그런 소켓이 없습니다
reason-no-output = 모르는 소리 출력입니다, pactl list short sinks로 이름을 보세요

## 대회 연습

opening-strict =
    대회 연습.
    수를 입력하면 선언합니다. 그다음 { $press }.
    상대의 수를 입력하면 복창합니다.
set-up-position = 특별한 시작 국면. 판을 놓으세요:
announcement-unclear = 분명하지 않습니다. 기물과 두 칸을 말하세요. 캐슬링은 킹의 두 칸을 말하세요.
slip-stands = 정정하기에 늦었습니다. 시계를 눌렀습니다. 그 수는 유효합니다.
withheld-own-announcements = 선언을 들을 수 없습니다. 심판이 허용을 취소했습니다.
withheld-score-sheet = 기보를 들을 수 없습니다. 심판이 허용을 취소했습니다.
withheld-times = 시간을 들을 수 없습니다. 심판이 허용을 취소했습니다.
withheld-move-number = 수 번호를 들을 수 없습니다. 심판이 허용을 취소했습니다.
withheld-opponent-score = 상대의 기보는 들을 수 없습니다.
withheld-position-readout = 국면은 들을 수 없습니다. 자기 판을 만져 보세요.
withheld-position-sighted = 국면은 들을 수 없습니다. 자기 판을 보세요.
withheld-legal-moves = 가능수는 들을 수 없습니다.
withheld-attackers = 공격자와 수비자는 들을 수 없습니다.
withheld-draw-hints = 들을 수 없습니다. 언제 주장할 수 있는지 스스로 알아채야 합니다.
withheld-opening-name = 오프닝 이름은 들을 수 없습니다.
withheld-takeback = 무르기 없음.
withheld-engine = 대국 중에는 조언도 단계 변경도 없습니다.
withheld-never = 이 대국에서는 안 됨: { $name }.
help-strict-announce =
    둘 차례입니다. 수를 입력하면 선언합니다.
    폰이 승급하면 기물도 말하세요.
    물을 수 있는 것: 마지막, 다시, 기보, 시계, 차례.
    그 밖에: 무승부, 주장 반복, 기권.
    나가려면: 종료.
    더 보기: 도움말 모두, 도움말 주장.
help-strict-press =
    수를 선언했습니다. 이제 누르기.
    그 전에 잘못 말했으면: 정정 나이트 f3.
help-strict-repeat =
    상대의 수를 입력하면 복창합니다.
    그다음 둘 차례가 됩니다.
help-strict-wait =
    둘 차례가 아닙니다. 기다리세요.
    물을 수 있는 것: 마지막, 다시, 기보, 시계, 차례.

## 시합의 기록

report-title = 심판 보고서
report-table = 대국 조건
report-course = 대국의 흐름
report-began = { $date }에 시작했습니다. 시간은 대국의 시, 분, 초입니다.
report-began-at = { $date }에 시작했습니다. 시간은 하루의 시각입니다.
report-program-started = 프로그램 시작: { $when }.
report-result = 결과: { $score }. { $ended }
report-open = 결과: 미정. 대국이 끝나지 않았습니다.
report-open-adjourned = 결과: 미정. 대국이 중단되었습니다.
report-used = { $color }이 쓴 시간: { $time }.
report-illegal-acts = { $color }의 반칙: { $count }.
report-claims = { $color }의 주장: { $count }.
report-complaints = { $color }의 이의: { $count }.
report-appeals = { $color }의 항소: { $count }.
report-claims-wrong = { $color }의 틀린 주장: { $count }.
report-offers = { $color }의 무승부 제안: { $count }.
report-aids-none = { $color }은 보조를 쓰지 않았습니다.
report-aids-had = { $color }이 쓴 보조: { $aids }.
report-aids-refused = { $color }에게 거절한 보조: { $aids }.
report-aid = { $aid }, { $count }회
report-rulings = 판정과 벌칙: { $count }.
report-passphrases = 틀린 암호문: { $count }, 봉투: { $envelope }.

report-started = 대국 시작.
report-entered = { $color }이 둔 수: { $move }.
report-touched = { $color } 터치: { $square }.
report-lifted = { $color }이 { $square }에서 기물을 듭니다.
report-seated = { $color }이 { $square }에 기물을 놓습니다.
report-seated-man = { $color }이 { $square }에 기물을 놓습니다: { $piece }.
report-adjusting = { $color }: 정돈합니다.
report-plays = { $color }이 다른 장치로 둡니다: { $board }.
report-screen = 화면
report-announced = { $color } 선언: { $move }.

report-repeated = { $color } 복창: { $move }.
report-repeated-none = { $color }이 둘 수 없는 수를 복창합니다.
report-says = { $color }의 말: { $text }
report-unclear = { $color }의 말: { $text }. 둘 수 있는 수가 아닙니다. 두 칸을 물었습니다.
report-seen-to = 처리함: 선수가 심판에게 한 말.
report-seen-to-of = 처리함: { $color }이 심판에게 한 말, { $text }
report-executed = { $color }이 판에 수를 둡니다.
report-corrected = { $color } 정정: { $move }.
report-clock-pressed = { $color }이 시계를 누릅니다.
report-two-hands = { $color }이 두 손을 썼습니다.
report-two-hands-claimed = { $color }의 주장: 두 손으로 둔 수입니다.
report-flag-claimed = { $color }의 주장: 상대의 시간 초과.
report-illegal-claimed = { $color }의 주장: 반칙수.
report-correction-wanted = { $color }이 반칙수를 바로잡으려 합니다.
report-touch-claimed = { $color }의 주장: { $opponent }이 { $number }수에서 { $square } 터치.
report-found = 이상이 보고되었습니다.
report-draw-offered = { $color }이 무승부를 제안합니다.
report-draw-accepted = { $color }이 무승부를 승낙합니다.
report-draw-declined = { $color }이 무승부를 거절합니다.
report-claimed-threefold = { $color }의 무승부 주장: 같은 국면 3회.
report-claimed-threefold-with = { $color }의 무승부 주장, 예정한 수 { $move }: 같은 국면 3회.
report-claimed-fifty = { $color }의 무승부 주장: 50수.
report-claimed-fifty-with = { $color }의 무승부 주장, 예정한 수 { $move }: 50수.
report-claimed-no-effort = { $color }의 무승부 주장: 상대가 이기려 하지 않습니다.
report-claimed-cannot-win = { $color }의 무승부 주장: 상대가 정상적으로는 이길 수 없습니다.
claim-clocks = 시계: 백 { $white }, 흑 { $black }.
report-increment = { $color }이 수당 추가 시간을 요청합니다.
report-resigned = { $color }이 기권합니다.
report-taken-back = 무르기 요청, 반수: { $count }.
report-wrote = { $color }의 기보, { $place }: { $move }.
report-crossed-out = { $color }이 줄을 그어 지움: { $place }.
report-signed = { $color } 서명: { $result }.
report-absent = { $color } 결석.
report-arrived = { $color }이 도착합니다.
report-adjournment = 심판이 대국을 중단합니다.
report-adjournment-early = 심판이 대국을 일찍 중단합니다. 남은 대국 시간: { $time }.
report-sealed = { $color }이 봉수합니다.
report-adjourned = 심판이 봉투를 받았습니다.
report-envelope-lost = 봉투 분실. 선수들이 합의한 수가 없습니다.
report-envelope-lost-agreed = 봉투 분실. 선수들이 합의한 수: { $move }.
report-opened = 봉투 개봉: { $move }.
report-opened-ambiguous = 봉투 개봉: 여러 뜻이 되는 수입니다.
report-opened-unreadable = 봉투 개봉: 읽을 수 있는 수가 없습니다.
report-resumption = 중단된 대국을 속개할 때입니다.
report-rules = 심판이 판정하려 함: { $ruling }
report-refused = 거부: { $why }
report-position-set = 국면 설정: { $position }.
report-judged-possible = 확인: 메이트가 가능합니다.
report-judged-none = 확인: 메이트가 불가능합니다.
report-judged-undecided = 확인: 메이트가 가능한지 정할 수 없습니다.
report-paused = 시계를 멈췄습니다.
report-resumed = 시계를 다시 시작했습니다.
report-time-passed = 기한이 되었습니다.
report-clocks-told = 시계는 { $white }, { $black }입니다.
report-result-told = 서버가 대국을 끝냅니다: { $result }.
report-closed = 봉투가 닫혀 있는 동안에는 보이지 않습니다.

report-not-pressed = { $color }이 누르지 않았습니다. 시계는 계속 갑니다.
report-illegal-stands = { $color }의 수는 반칙수였습니다. 주장할 때까지 유효합니다.
report-illegal-position = 반칙수였습니다: 두 킹이 체크이거나 폰이 마지막 랭크에 있습니다. { $color }에게 그것을 끝낼 한 수가 있습니다.
report-asks = 아직 메이트가 가능합니까? 살펴보는 중입니다.
report-clock-runs = { $color }의 시계가 갑니다.

report-asked-had = { $color }이 보조를 묻고 받음: { $aid }.
report-asked-refused = { $color }이 보조를 물었으나 거절: { $aid }.
report-granted = { $color }에게 보조 허용: { $aid }.
report-withdrawn = { $color }에게 보조 허용 취소: { $aid }.
report-assistant = { $color }의 보조자: { $name }.
report-assistant-dismissed = { $color }의 보조자가 물러났습니다.
report-passphrase-right = 심판석 열림, 자리 { $place }: 맞는 암호문.
report-passphrase-wrong = 틀린 암호문, 자리 { $place }.
report-envelope-right = 봉투: 맞는 암호문, 자리 { $place }.
report-envelope-wrong = 봉투: 틀린 암호문, 자리 { $place }.
report-code-wrong = 틀린 코드, 자리 { $place }.
report-envelope-key = 봉투의 열쇠를 만들었습니다.
report-desk-closed = 심판석이 닫혔습니다.
report-desk-locked = 심판석 잠김, 자리 { $place }: 입력 없음.
report-desk-talks = 이제 심판석의 음성: { $voice }.
report-questioned = 심판석에서 되물음: { $what }
report-answered-yes = 심판의 대답: 예.
report-answered-no = 심판의 대답: 아니요. 한 일이 없습니다.
report-answered-dropped = 질문 취소: 한 일이 없습니다.
report-program-closed = 프로그램 종료: { $when }.
report-was-closed = 닫혀 있던 시간: { $time }.
report-broken-off = 프로그램이 제대로 닫히지 않았습니다: 비정상 종료이거나 전원이 끊겼습니다.
report-file-old = 시합 파일이 바뀜: { $keys }. 심판이 예전 조건을 지킵니다.
report-file-new = 시합 파일이 바뀜: { $keys }. 심판이 새 조건으로 이 대국을 시작합니다. 앞의 대국은 그만두었습니다.
report-file-taken = 시합 파일이 바뀜: { $keys }. 지금부터 유효합니다. 대국의 조건은 바뀌지 않았습니다.
report-served = 터미널이 자리를 맡음: { $place }.
report-board-lost = 체스판 사라짐: { $color }.
report-board-back = 체스판 돌아옴: { $color }.
report-board-wrong = 체스판 틀림: { $color }의 판이 대국과 다릅니다.
report-board-right = 체스판 다시 맞음: { $color }.
report-board-low = 배터리 부족: { $color }의 체스판.
report-board-missed = 체스판 신호를 잃음: { $color }.
report-flickers = { $color }의 체스판, { $square }: 깜빡입니다. 치지 않습니다.
report-mutes = { $color }이 { $square }의 신호를 무시합니다. 치지 않습니다.
report-left = 맡은 터미널이 없는 자리: { $place }.
report-noted = 심판의 메모: { $text }
report-signed-off = 심판이 마감합니다.
report-desk = 심판

record-cancelled = 무효: { $moves }.
record-announced-cancelled = 선언했다가 무효: { $move }.
record-illegal = 주장하지 않은 반칙수: { $move }.
record-apart = 대국에서 나올 수 없는 국면에서, { $position }: { $move }.
record-goes-on = 다른 국면에서 대국 계속: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng가 설치되어 있지 않습니다
reason-espeak-stuck = espeak-ng가 끝나지 않습니다
reason-espeak-garbage = espeak-ng가 소리를 내지 않습니다
records-no-sound = 선언의 소리 파일 없음: { $reason }.
record-announcements = 선언, 시작부터의 시간과 함께
record-sheet = { $color }의 기보, { $name }
record-differs = { $number }수째, { $color }, 다르게 적음: { $move }.
record-position-set = 심판이 국면 설정, { $number }수째, { $color } 앞.
record-end-revoked = 철회된 종료: { $ended }
record-not-written = 빠짐: { $number }수째, { $color }, { $move }.
record-empty = 적은 것이 없습니다.
record-by-hand = 수는 선수 자신의 기보에 있습니다. 이것과 함께 두세요.
record-announced = { $color } 선언: { $to }.
record-corrects = { $color } 정정: { $from }, 바른 수 { $to }.
record-corrected = 정정: { $from }, 바른 수 { $to }.
record-was-illegal = 선언함, 반칙수.
record-was-taken-back = 선언함, 반칙수, 무름.
record-crossed-out = 줄을 그어 지움, { $number }수째, { $color }: { $move }.
record-period = { $color }, { $number }수에서 시간 구간 시작. 쓴 시간: 백 { $white }, 흑 { $black }.
record-used = 쓴 시간: 백 { $white }, 흑 { $black }.
record-not-signed = { $color }이 서명하지 않았습니다.
records-no-match = { $game }번 대국은 시합이 아닙니다. 모든 대국의 목록: { $program } games

envelope-title = 봉수 봉투
envelope-began = 대국 시작: { $date }.
envelope-sealer = 봉수한 선수: { $color }, { $name }.
envelope-number = 봉수: { $number }수째.
envelope-offer = { $color }이 무승부를 제안했습니다.
envelope-no-offer = 무승부 제안 없음.
envelope-given = 판정으로 { $color }에게 준 시간: { $time }.
envelope-taken = 판정으로 { $color }에게서 뺀 시간: { $time }.
envelope-date = 속개 날짜:
envelope-time = 속개 시각:
envelope-place = 속개 장소:
envelope-position = 봉수 앞의 국면

## 시합의 자리에서 하는 일

seat-not-here = { $name }: 시합에서는 안 됩니다.
seat-home-only = 시합에서는 안 됩니다.
seat-alone = { $name }: 시합에서만 됩니다.
seat-announcing-off = 필요 없습니다. 수는 입력하는 대로 둔 것이 됩니다.
seat-nothing-announced = 아직 선언이 없습니다.
seat-not-in-advance = 미리 적을 수 없습니다. 아직 두지 않은 수: { $number }수째, { $color }.
seat-sheet-hole = 먼저 적으세요: { $number }수째, { $color }.
seat-nothing-written = 거기에 적은 것이 없습니다.
seat-no-board = 이 시합에서 자기 체스판이 없습니다.
seat-executed = 수가 판에 놓였습니다.
clocks-run-on = 시계는 계속 갑니다.
desk-clocks-run-on = 시계는 계속 갑니다. 멈추려면: 멈춤.
two-hands-called = 심판에게 알렸고, 심판이 정합니다.
two-hands-called-by = { $color }의 이의: { $opponent }이 두 손으로 두었습니다. 심판이 정합니다.
seat-not-your-turn = 둘 차례가 아닙니다. { $color } 차례.
button-of-other = 다른 쪽 단추였습니다. { $color }이 누를 차례입니다.
seat-your-move = 이제 둘 차례입니다.
seat-over = 대국이 끝났습니다. 서명과 결과를 입력하세요.
seat-boards = 체스판은 시합 파일에서 정합니다. 다시 찾으려면: 전자판 켬.
seat-repeated-execute = 복창했습니다. 자기 판에 두세요.
seat-repeats-another = { $color }이 다른 수를 복창합니다. 선언한 수: { $move }.
seat-must-seal = 봉수하세요: 봉수와 수를 입력하세요.
seat-taken = 이제 { $color }은 다른 터미널에서 둡니다.
seat-left = { $color }의 터미널이 사라졌습니다.
player-away = { $color }이 자리를 비웠습니다.
player-back = { $color }이 돌아왔습니다.
seat-away = 이미 알렸습니다: 자리를 비웠습니다. 돌아오면 돌아옴을 입력하세요.
seat-here = 이미 자리에 있습니다. 자리를 비우려면 자리비움을 입력하세요.
seat-help-code = 이 자리의 코드는 심판에게 있습니다. 시합 파일에 있는 대로 입력하세요.
seat-code = { $color } 자리의 코드. 엔터만: 나가기.
seat-code-wrong = 틀린 코드. 다시 입력하세요. 엔터만: 나가기.
seat-code-wait = 틀린 코드. { $seconds }초 기다린 다음 다시 입력하세요. 엔터만: 나가기.
seat-code-early = 너무 일러 확인하지 않았습니다. { $seconds }초 기다린 다음 다시 입력하세요. 엔터만: 나가기.
seat-must-record = 기보에 빠짐: { $number }수째, { $color }. 두기 전에 적으세요.
seat-must-complete = 지금 기보를 채우세요.
seat-need-not-record = 당분간 기보를 적지 않아도 됩니다.
seat-relayed = { $assistant }, 대신 입력할 선수는 { $name }, { $color }. 상대: { $opponent }.
seat-assistant = 내 보조자: { $assistant }.
seat-assistant-of = { $color }의 보조자: { $assistant }.
seat-no-assistant = 이제 보조자가 없습니다.
seat-no-assistant-of = 이제 { $color }의 보조자가 없습니다.
arbiter-called = 심판을 불렀습니다. 시계는 계속 갑니다.
arbiter-called-only = 심판을 불렀습니다.
arbiter-called-by = { $color }이 심판을 부릅니다.
arbiter-long = 너무 깁니다. { $count }글자까지입니다. 심판에게 직접 말하세요.
appeal-filed = 항소를 기록했습니다: { $number }번 판정. 위원회가 정합니다.
appeal-by = { $color }이 항소합니다: { $number }번 판정.
appeal-upheld = { $number }번 판정에 대한 항소 인용.
appeal-rejected = { $number }번 판정에 대한 항소 기각.
appeal-no-rulings = { $number }번 판정 없음. 아직 판정이 없습니다.
appeal-no-ruling = { $number }번 판정 없음. 마지막은 { $count }.
appeal-revoked = 항소할 수 없습니다. { $number }번 판정은 철회되었습니다.
appeal-final = 항소할 수 없습니다. { $number }번 판정은 최종입니다.
appeal-late = 항소하기에 늦었습니다. 기한은 { $time }.
appeal-twice = 이미 항소했습니다: { $number }번 판정.
sheet-kept = 프로그램이 기보를 적습니다.
sheet-by-hand = 손으로 기보를 적습니다. 수는 자기 기보에만 있습니다.
sheet-by-hand-theirs = 상대는 손으로 기보를 적습니다.
sheet-sealed = 봉수: 봉투에만 있습니다. 봉투를 개봉할 때 기보에 적습니다.
sheet-written = 적음: { $number }수째, { $color }: { $move }.
sheet-crossed-out = 지움: { $number }수째, { $color }.
sheet-hole = 빠짐
sheet-position-set = 심판이 국면을 정했습니다.
sheet-squares = { $from } { $to }
sheet-not-read = 알 수 없습니다. 두 칸을 쓰세요. 예: g1 f3.
sheet-not-clear = 분명하지 않습니다. 두 칸을 쓰세요. 예: g1 f3.
sheet-two-moves = 한 번에 한 수입니다. 첫 수를 적으세요.
sheet-empty = 기보가 비어 있습니다.
sheet-empty-theirs = 상대의 기보가 비어 있습니다.
confirm-seal = 이 수를 봉수할까요? { $move }. 예 또는 아니요.
confirm-sign = 기록된 결과: { $due ->
        [white] 백의 승리
        [black] 흑의 승리
       *[draw] 무승부
    }. 그래도 서명할까요? { $signed ->
        [white] 백의 승리
        [black] 흑의 승리
       *[draw] 무승부
    }. 그러면 심판이 정합니다. 예 또는 아니요.
seal-no-key = 여기에는 봉투가 없습니다. 종이에 봉수하고 심판을 부르세요.
seal-fails = 봉투를 닫을 수 없습니다. 종이에 봉수하고 심판을 부르세요.
argument-writing = { $name } 다음에 수를 씁니다. 번호는 있어도 없어도 됩니다: { $name } e4, 또는 { $name } 12 흑 e5.
argument-result = { $name } 다음에 결과가 필요합니다: 1-0, 0-1 또는 무승부.
argument-appeal = { $name }에는 판정 번호와 이유가 필요합니다: { $name } 2 깃발이 떨어지지 않았습니다.
help-seat =
    내 수: 나이트 f3. 그다음 누르기.
    묻기: 마지막, 시계, 기보.
    하기: 무승부, 승낙, 거절, 기권.
    주장: 주장 반복, 주장 시간.
    부르기: 심판, 터치 e4, 양손.
    내 기보: 적기 e4, 줄긋기, 서명 1-0.
    더 보기: 도움말 모두, 도움말 주장.
help-seat-typed =
    내 수: 나이트 f3.
    묻기: 마지막, 시계, 기보.
    하기: 무승부, 승낙, 거절, 기권.
    주장: 주장 반복, 주장 시간.
    부르기: 심판, 터치 e4, 양손.
    내 기보: 적기 e4, 줄긋기, 서명 1-0.
    더 보기: 도움말 모두, 도움말 주장.
help-seat-announcing =
    내 수: 나이트 f3, 그다음 누르기.
    상대의 수: 입력하면 복창합니다.
    잘못 말했을 때: 정정 나이트 f3.
    판에 놓았으면: 옮김.
    묻기: 마지막, 시계, 기보.
    하기: 무승부, 기권, 주장 반복.
    부르기: 심판, 터치 e4, 양손.
    내 기보: 적기 e4, 줄긋기, 서명 1-0.
    더 보기: 도움말 모두, 도움말 주장.
help-seat-sealing =
    대국이 중단됩니다. 봉수하세요: 봉수 나이트 f3.
    다른 사람은 듣지 못하며, 그때까지 내 시계가 갑니다.
    시계: 시계. 내 기보: 기보. 부르기: 심판.
    더 보기: 도움말 모두, 도움말 봉수.
help-seat-over =
    대국이 끝났습니다.
    서명과 결과를 입력하세요.
    기보를 입력하면 내 기보를 읽습니다.
help-executed =
    옮김: 상대의 수를 나나 보조자가 내 판에 두었습니다.
help-touched =
    터치 e4: 상대가 e4의 기물을 만지고 움직이지 않았습니다.
    심판이 정합니다. 심판이 없으면, 주장이 필요한 규칙에서는 바로 효력이 있습니다.
help-two-hands =
    양손: 상대가 두 손으로 두었습니다.
    심판이 정합니다.
help-arbiter =
    심판: 심판을 부릅니다.
    심판과 글, 예를 들어 심판 휴식: 이의나 요청.
    멈춤으로 멈추지 않으면 시계는 계속 갑니다.
help-appeal =
    항소 2 깃발이 떨어지지 않았습니다: 판정 2에 이유를 들어 항소합니다.
    항소 위원회가 정합니다.
help-away = 자리비움: 자리를 비운다고 모두에게 알립니다. 시계는 계속 갑니다.
help-here = 돌아옴: 돌아왔다고 모두에게 알립니다.
help-write =
    적기 e4: 다음 수를 기보에 적습니다.
    적기 12 흑 e5: 그 자리에.
help-cross-out =
    줄긋기: 마지막으로 적은 것에 줄을 긋습니다.
    줄긋기 12 흑: 한 수.
help-sign =
    서명 1-0, 서명 0-1, 서명 무승부: 대국 뒤에 결과에 서명합니다.
    집에서 무승부 주장 뒤에는 심판이 준 결과를 씁니다.
help-seal =
    봉수 나이트 f3: 수를 봉투에 넣습니다.
    심판이 중단한 다음에만.
    다른 사람은 듣지 못합니다.

## 심판의 결정이 선수에게 뜻하는 것

seat-seen-to = 심판이 요청을 처리했습니다.
seat-aid-granted = 심판의 허용: { $aid }.
seat-aid-withdrawn = 심판의 허용 취소: { $aid }.
seat-signed-off = 심판이 마감했습니다.

## 심판석에서

desk-help = 시계: 시작, 멈춤, 재개.
    알기: 안건, 사실, 비교, 일지.
    결정: 인정, 기각, 보류, 종결.
    판정: 경고 백, 시간추가 백 2, 결과 1-0.
    여기서 심판석 닫기: 나가기.
    더 보기: 도움말 모두, 도움말 복원.
desk-nothing-typed = 입력이 없습니다. 심판석의 명령이나 도움말을 입력하세요.
desk-player-tells = { $color }이 심판을 부릅니다: { $text }
desk-do-told = 끝났으면 종결을 입력하세요.
desk-do-told-numbered = 끝났으면 종결 { $number } 명령을 입력하세요.
desk-do-appeal = 위원회가 정합니다. 항소 { $number } 인용 또는 항소 { $number } 기각, 이유와 함께 입력하세요.
desk-which-matter = 어느 것입니까? { $name } 다음에 번호를 입력하세요. 예: { $name } 2.
desk-no-such-matter = 없는 안건: { $number }. 들으려면 안건을 입력하세요.
desk-appeal-fee = 비용을 돌려줍니다: { $fee }.
desk-appeal-then = 판정을 되돌리려면: 철회 { $number }.
desk-no-appeal = 기다리는 항소 없음: { $number }번 판정.
desk-seen-to = 끝: 선수의 말을 처리했습니다.
desk-seen-to-call = { $color }의 부름을 처리했습니다.
desk-seen-to-of = { $color }의 부름을 처리했습니다: { $text }
desk-sure = { $what } 예 또는 아니요.
desk-sure-ends = { $what } 이것으로 대국이 끝납니다. 예 또는 아니요.
desk-sure-then = 계속할까요? 그러면 대국이 끝납니다: { $what } 예 또는 아니요.
desk-sure-time = { $what } 특이한 변경입니다. 예 또는 아니요.
desk-revoke-what = 이것을 철회할까요? { $what }
desk-moves-gone = { $count }수를 무릅니다.
desk-moves-again = { $count }수가 다시 유효합니다.
desk-clocks-then = 그러면 시계는 백 { $white }, 흑 { $black }.
desk-touch-kept = 무를 수가 없습니다. { $color }이 이미 { $square }의 기물을 움직이거나 잡았습니다. { $number ->
    [0] 안건에 있으면 거기서 종결하세요.
   *[other] 종결 { $number } 명령을 입력하세요.
}
desk-sure-board = 그래도 시작할까요? { $what } 예 또는 아니요.
desk-still-asked = 아직 답할 것: { $what } 예 또는 아니요.
desk-changed-since = 질문한 뒤에 대국이 달라졌습니다.
desk-dropped = 질문 취소, 하지 않음: { $what }
desk-dropped-sign-off = 마감.
desk-dropped-open = 봉투 개봉.
desk-points-most = { $color }: { $points }. 한 대국의 최대는 1점입니다.
desk-points-least = { $color }: { $points }. 더 감점할 수 없습니다.
desk-points-scale = 여기서는 점수가 결과를 따릅니다: { $scale }. 결과와 1-0을 입력하세요.
desk-legal = 기록으로는 둘 수 있는 수입니다: { $color }의 마지막 수. 판이나 기보가 다르면 비교를 입력하세요.
desk-illegal-counts = 규칙에 어긋나지만 유효합니다. 이미 응수했습니다. 되돌리기: { $restore }.
desk-no-time-left = { $color }의 시계가 0:00입니다. 먼저 맞추세요.
desk-still-open = 아직 정하지 않은 안건 { $count }건:
desk-sure-sign-off = 마감할까요? 시합이 끝나고 기록을 씁니다. 예 또는 아니요.
desk-yes-or-no = 예 또는 아니요.
desk-help-yes-or-no = 예: 실행하고 기록합니다. 아니요: 달라지는 것이 없습니다.
desk-not-done = 한 일이 없습니다.
desk-not-over = 아직 안 됩니다. 대국이 끝나지도, 봉투를 받아 중단되지도 않았습니다.
desk-sheet-lacks = { $color }의 기보에 빠짐: { $place }.
desk-reconstructs = 여기부터 복원: { $place }.
desk-found = 찾음, { $place }: { $move }.
desk-found-back = 물렀습니다.
desk-found-next = 다음: { $place }.
desk-found-how = 한 수씩 입력하세요. 무르기는 마지막 수를 지웁니다. 끝나면 수순확인, 알 수 없으면 다음구간.
desk-found-otherwise = { $color }의 기보에는 { $move }.
desk-found-differs = 다른 칸: { $count }개.
desk-found-differs-on = 다른 칸: { $squares }.
desk-found-same = 국면에 이르렀습니다. 수순확인을 입력하세요.
desk-found-other-turn = 기물은 같지만 { $color } 차례입니다.
desk-found-not-yet = 나머지 수를 찾거나 다음구간을 입력하세요. 판이 잘못되었으면 국면.
desk-found-first = 복원 중이 아닙니다. 먼저 수순재현을 입력하세요.
desk-found-nothing = 아직 둔 수가 없습니다.
desk-signed-off = 마감했습니다.
desk-sure-adjourned = 대국을 속개할 때까지 마감할까요? 기록을 씁니다. 예 또는 아니요.
desk-signed-off-already = 시합은 이미 마감했습니다.
desk-writing = 기록을 쓰는 중입니다.
desk-records = 기록이 있는 폴더: { $folder }.
desk-records-not = 기록을 쓰지 못함: { $reason }.
desk-envelope-file = 인쇄할 봉투: { $file }.
desk-note = 메모: { $text }
desk-note-long = 메모가 너무 깁니다. { $count }글자까지입니다. 둘로 나누세요.

desk-no-rulings = 아직 판정이 없습니다.
desk-ruling-revoked = { $number }번 판정, 철회됨: { $ruling }
desk-ruling-lifted = { $number }번 판정, { $by }번 판정 이후 구속력 없음: { $ruling }
desk-no-such-move = { $number }수째, { $color }, 아직 두지 않았습니다.

desk-wants-nothing = { $name }만 입력하세요.
desk-wants-player = { $name } 다음에 선수가 필요합니다: { $name } 백.
desk-wants-time = { $name } 다음에 선수와 시간이 필요합니다: { $name } 백 5, 또는 5:30, 또는 1:05:30.
desk-wants-default-time = { $name } 다음에 시간이 필요합니다: { $name } 30, 기다리지 않으면 0.
desk-wants-moves = { $name } 다음에 선수와 수가 필요합니다: { $name } 백 12.
desk-wants-points = { $name } 다음에 선수와 점수가 필요합니다: { $name } 백 +1/2, 또는 -1.
desk-wants-loss = { $name } 다음에 선수가 필요합니다: { $name } 백. 상대에게 반 점을 주려면 { $name } 백 1/2.
desk-wants-fault = { $name } 다음에 선수와 사유가 필요합니다: { $name } 백 1. 사유 목록은 { $name } 백.
desk-wants-result = { $name } 다음에 양쪽의 점수가 필요합니다: { $name } 1-0.
desk-wants-adjudication = { $name }에는 결과와 판정한 사람이 필요합니다: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } 다음에 선수와 칸이 필요합니다: { $name } 백 e2.
desk-wants-misplaced = { $name } 단독으로, 또는 선수와 칸을 함께: { $name } 백 h1.
desk-wants-sheet = { $name } 다음에 선수가 필요합니다: { $name } 백. 마지막 다섯 수는 { $name } 백 5.
desk-wants-aid = { $name } 다음에 선수와 보조가 필요합니다: { $name } 백 시간. 모두 보려면 도움말 { $name }.
desk-wants-assistant = { $name } 다음에 선수와 이름이 필요합니다: { $name } 백 김민수. 그만두려면 { $name } 백 종결.
desk-wants-move = { $name } 다음에 남길 마지막 수가 필요합니다: { $name } 12 흑. 처음은 { $name } 0.
desk-wants-position = { $name } 다음에 국면이 필요합니다: FEN, 또는 기물 목록.
desk-wants-ruling = { $name } 다음에 판정의 번호가 필요합니다: { $name } 2. 판정목록에 모두 있습니다.
    그것만 입력하면 대국의 종료를 철회합니다.
desk-wants-switch = { $name } 다음에 켬이나 끔이 필요합니다: { $name } 켬.
desk-wants-minutes = { $name }만, 또는 상대에게 2분을 주려면 { $name } 2.
desk-wants-matter = { $name }만, 또는 안건의 번호와 함께: { $name } 2. 번호는 안건에 있습니다.
desk-wants-tasks = { $name }에는 할 일의 번호가 필요합니다: { $name } 3.
desk-wants-all = { $name } 단독, 또는 { $name } 모두.
desk-wants-appeal = { $name }와 판정 번호, 다음에 인용이나 기각, 또는 항소하는 쪽: { $name } 2 기각 깃발이 떨어졌습니다.
desk-wants-number = { $name }만, 또는 숫자와 함께: { $name } 20.
desk-wants-sealed = { $name }만, 또는 봉수한 수와 함께: { $name } Nf3.
desk-wants-resumption = { $name }에는 날짜, 시각, 장소가 필요합니다: { $name } 2026-12-01 10:00 2호실.
desk-wants-adjournment = { $name } 단독, 또는 { $name } 일찍. 남은 대국 시간의 분을 붙일 수 있습니다: { $name } 일찍 45.
desk-wants-text = { $name } 다음에 글이 필요합니다: { $name } 백의 몸이 불편함.
desk-wants-word = { $name }에는 낱말이 필요합니다: { $name } 무승부.
desk-wants-voice = { $name } 다음에 언어가 필요합니다: { $name } ko, { $name } en.
desk-wants-command = { $name }만, 또는 명령과 함께: { $name } 복원.

desk-nothing-waits = 결정을 기다리는 것이 없습니다.
desk-no-yes-or-no = 예나 아니요로 정할 것이 아닙니다. 대답을 들으려면 안건을 입력하세요.
desk-matter = { $number }: { $what }
desk-fact-touch = 그때 { $square }에 있던 기물: { $man }.
desk-fact-about = 해당하는 수: { $move }, { $place }.
desk-fact-not-completed = 그 수는 아직 끝나지 않았습니다.
desk-fact-taken-back = 그 수는 물렀습니다.
desk-fact-touch-played = 그때 { $color }이 둔 수: { $move }.
desk-fact-touch-since = 그 뒤에 끝난 수: { $count }.
desk-do-accept = 인정 또는 기각을 입력하세요.
desk-do-stopped = 정당한 이유인가요? 인정을 입력하면 대국이 계속되고, 아니면 기각을 입력하세요.
desk-do-touch = 인정 또는 종결을 입력하세요.
desk-do-two-hands = 인정 또는 종결을 입력하세요.
desk-do-cable = 돌아올 때까지 { $color }은 입력으로 둡니다. 전선을 확인하세요.
desk-do-board = { $color }에게 바로잡을 것을 알려 주고 있습니다. 시계를 멈추려면: 멈춤.
desk-do-numbered = 인정 { $number } 또는 종결 { $number } 명령을 입력하세요.
desk-do-quickplay = 인정, 기각 또는 보류를 입력하세요.
desk-do-quickplay-numbered = 인정 { $number }, 기각 { $number } 또는 보류를 입력하세요.
desk-do-compare = 비교를 입력하세요.
desk-do-penalty = 경고나 시간감산 같은 벌칙, 또는 종결을 입력하세요.
desk-do-no-move = { $color }의 마지막 반칙입니다. 치려면 인정 { $number }, 아니면 종결 { $number } 명령을 입력하세요.
desk-do-position = 복원이나 국면, 그다음 재개를 입력하세요.
desk-do-rule = 필요한 대로 판정하거나 종결을 입력하세요.
desk-do-default-time = 지각한도와 분, 또는 더 기다리려면 종결을 입력하세요.
desk-do-session = 중단, 또는 계속 두려면 종결을 입력하세요.
desk-do-sheets = 다 채우면 재개를 입력하세요. 둘 다 수가 빠졌으면 수순재현.
desk-do-result = 두 선수가 같은 결과에 서명하게 하거나 결과를 입력하세요.
desk-do-signed = 달리 정하지 않으면 유효합니다. 인정을 입력하세요. 대국 결과를 유지하려면 기각.
desk-do-open = 개봉을 입력하세요. 늦은 것을 용서하려면 종결.

desk-fact-over = 대국이 끝났습니다.
desk-fact-runs = 대국 진행 중.
desk-fact-adjourned = 대국 중단됨.
desk-fact-new = 대국이 시작되지 않았습니다.
desk-fact-stands = 시계 멈춤.
desk-fact-repeated = 같은 국면: { $count }회, { $places }.
desk-place-start = 처음
desk-place-set = 국면을 정했을 때
desk-place = { $place } 다음
desk-fact-fifty = 잡음과 폰 수 없이: 양쪽 { $needed }수 가운데 { $count }수.
desk-fact-can-mate = { $color }에게 메이트할 기물이 있습니다.
desk-fact-cannot-mate = { $color }은 이 기물로 메이트할 수 없습니다.
desk-fact-moves = { $color }이 둔 수: { $count }.
desk-fact-illegal = { $color }의 반칙수: { $count }.
desk-fact-board-right = { $color }의 판이 대국과 같습니다.
desk-fact-board-behind = { $color }의 판에 상대의 수가 없습니다.
desk-fact-board-wrong = { $color }의 판이 틀린 칸 { $count }개: { $squares }{ $more ->
    [0] {""}
   *[other] , 그 밖에 { $more }개
}.
desk-board-none = { $color }에게 체스판이 없습니다.
desk-board-never = { $color }의 판을 찾지 못했습니다.
desk-board-gone = { $color }의 판: { $time } 동안 신호 없음.
desk-board-silent = { $color }의 판이 아직 알린 것이 없습니다.
desk-board-moves = { $color }의 판: 끝난 수만 알림.
desk-board-sealed = { $color }의 판은 알리지 않습니다. 그 수는 봉투에 들어갑니다.
desk-clock-runs = { $color }의 시계가 갑니다.
desk-two-hands-unpressed = { $color }이 시계를 누르면 반칙수가 됩니다.
desk-clocks-stand = 시계 멈춤.
desk-session-left = 남은 대국 시간: { $time }.

desk-board = { $color }의 판, 감지기에 따라.
desk-board-senses = 칸만 느끼는 판입니다. 기물은 대국의 것입니다.
desk-board-unknown = 차 있지만 대국에서는 빈 칸: { $squares }.
desk-board-empty = 비어 있지만 대국에서는 찬 칸: { $squares }.
desk-sheet-empty = { $color }의 기보가 비어 있습니다.
desk-sheet-gap = 빈자리
desk-sheet-illegal = { $move }, 둘 수 없는 수
desk-announced = { $color }이 선언한 수: { $move }.
desk-on-board = { $color }의 판: { $move }.
desk-log = { $time } { $what }
desk-log-empty = 아직 일어난 일이 없습니다.

desk-boards-same = 두 판이 같습니다.
desk-boards-differ = 두 판이 다른 칸: { $count }개.
desk-difference = { $square }: 백 { $white }, 흑 { $black }.
desk-differences-more = 그 밖에 { $count }개.
desk-something = 기물 있음
desk-unsure = 감지기 고장
desk-sheets-agree = 두 기보가 같습니다.
desk-sheet-behind = 두 기보가 같습니다. { $count ->
    [0] { $color }은 적은 것이 없습니다.
   *[other] { $color }이 적은 데까지: { $place }.
}
desk-sheets-until = { $count ->
    [0] 첫 수는 어느 기보로도 둘 수 없는 수입니다.
   *[other] 두 기보가 { $place }까지 같습니다. 다음 수는 어느 기보로도 둘 수 없는 수입니다.
}
desk-sheets-part = 두 기보가 다른 곳: { $place }. 백: { $white }. 흑: { $black }.
desk-no-move = 수 없음
desk-misrecorded = 기록이 틀린 곳: { $place }. 기록: { $recorded }. 적은 것: { $written }.
desk-sheet-paper = { $color }은 손으로 적습니다. 그 기보를 직접 보세요.
desk-cause-differ = 거기서부터 다릅니다.
desk-cause-missing = { $color }은 나머지를 적지 않았습니다.
desk-solution-stands = 대국의 자리: { $count ->
    [0] 처음.
   *[other] { $place } 다음.
} { $color } 차례.
desk-solution-back = 되돌릴 자리: { $count ->
    [0] 처음.
   *[other] { $place } 다음 국면.
} { $color } 차례.
desk-correction = { $color }이 바로잡을 칸 { $square }: { $man }.
desk-entry = { $color }이 적어 넣을 { $place }: { $move }.
desk-corrections = { $color }은 판 전체를 놓습니다. 틀린 칸 { $count }개.
desk-entries = { $color }은 기보에 { $count }수를 적어 넣습니다.
desk-time = { $color }의 시계: { $time }.
desk-times-judged = 시간은 심판이 정합니다: 시계설정.
desk-doubt-illegal = 둘 다 적은 반칙수: { $place }. 반칙수로 판정하세요.
desk-doubt-missing = 두 기보에 모두 빠짐: { $place }.
desk-doubt-nothing = 적은 것이 없고, 어느 판도 처음 국면이 아닙니다.
desk-propose = 이대로 판정하려면 인정을 입력하세요. FIDE 2023, D.2.9.
desk-propose-none = 제안 없음: 선수들에게 물은 다음 복원이나 국면을 입력하세요.
desk-propose-warning = { $color }에게 경고하려면 인정을 입력하세요.
offence-ahead = { $color }이 수를 미리 적었습니다.
offence-other-hand = { $color }이 다른 손으로 누르거나 시계에 손가락을 두었습니다.
offence-misuse = { $color }이 시계를 치거나 들거나 넘어뜨렸습니다.
offence-upset = { $color }이 기물을 넘어뜨리고 시계를 눌렀습니다.
offence-leaving = { $color }이 허락 없이 자리를 떠났습니다.
offence-disturbing = { $color }이 상대를 방해했습니다.
offence-telephone = { $color }에게 전화기가 있었거나 울렸습니다.
offence-notes = { $color }이 메모나 조언을 이용했습니다.
offence-refusing = { $color }이 규칙 준수를 거부했습니다.
offence-disrepute = { $color }: 담합한 결과 등으로 체스의 명예를 떨어뜨림.
desk-propose-remark = 처음: 주의. 다음에는 경고입니다.
desk-propose-time = { $color }에게 2분을 더 주려면 인정을 입력하세요.
desk-propose-loss = { $color }의 패배를 선언하려면 인정을 입력하세요.
desk-fault-allowed = 이 규칙에서는 미리 적어도 됩니다.

desk-aid-never = { $aid }: 어떤 심판도 허용할 수 없습니다. 조언은 금지입니다. FIDE 2023, 11.3.1.
desk-aid-has = { $color }에게 이미 있음: { $aid }.
desk-aid-has-not = { $color }에게 없음: { $aid }.
desk-aid-granted = { $color }에게 허용: { $aid }.
desk-aid-tells = 규칙에 어긋난 수는 누르기 전에 거절됩니다. 벌칙은 없습니다.
desk-aid-withdrawn = { $color }에게 허용 취소: { $aid }.
desk-aid-used = { $color }이 물음: { $aid }.
desk-aid-refused = { $color }이 물었으나 거절: { $aid }.
desk-no-aids = 없음
desk-assistant = { $color }의 보조자: { $name }.
desk-assistant-dismissed = 이제 { $color }의 보조자가 없습니다.
desk-no-assistant = { $color }의 보조자가 없습니다.
desk-assistant-needed = 이 대국에는 보조자가 필요합니다. 먼저 다른 보조자를 정하세요. { $article }

desk-no-adjournment = 중단할 수 없습니다. 시합 파일이 허용하지 않습니다.
desk-no-session = 알려진 대국 시간이 없거나 끝났습니다. 중단 입력, 또는 분을 말하세요: 중단 일찍 45.
desk-no-key = 봉투의 열쇠가 없어 봉수할 수 없습니다.
desk-early-flag = { $color }의 남은 시간 { $time }: 일찍 중단하면 더 들어 깃발이 떨어집니다.
desk-envelope-passphrase = 봉투: 심판석의 암호문을 입력하세요. 엔터만: 닫아 둠.
desk-help-envelope = 심판석을 여는 암호문을 입력하세요. 그러면 봉수한 수를 둡니다.
desk-envelope-closed = 봉투는 닫혀 있습니다.
desk-envelope-wrong = 틀린 암호문. 다시 입력하세요. 엔터만: 봉투를 닫아 둠.
desk-envelope-damaged = 봉투가 손상되어 읽을 수 없습니다. 선수들이 수에 합의하면: 분실과 그 수.
desk-sealed-ambiguous = 봉수: { $text }. 여러 뜻이 되는 수입니다. 봉수한 선수가 집니다.
desk-sealed-unreadable = 봉수: { $text }. 둘 수 있는 수가 아닙니다. 봉수한 선수가 집니다.
desk-lost-annuls = 봉투를 잃었고 수를 아는 사람이 없습니다. 대국은 무효입니다.

desk-of = { $color }: { $what }
desk-absent-loses = { $color }을 결석으로 할까요? 그러면 { $color }은 바로 집니다. 기다릴 시간이 남지 않았습니다.
desk-game-over = 대국이 끝났습니다. 종료를 되돌리려면 철회, 아니면 마감을 입력하세요.
desk-then-over = 종료를 되돌리려면 철회, 아니면 마감을 입력하세요.
desk-then-over-ruled = { $number }번 판정 되돌리기: 철회 { $number }. 아니면 마감을 입력하세요.
desk-game-over-ruled = 대국이 끝났습니다. { $number }번 판정 되돌리기: 철회 { $number }. 아니면 마감을 입력하세요.
desk-sealed = 봉수되었습니다. 봉투를 받으면: 봉투.
desk-adjourned = 대국 중단됨. 그날이 되면: 속개, 그다음 개봉.
desk-resumption-past = 지난 날짜입니다: { $date }. 더 뒤의 날짜를 입력하세요.
desk-resumption-missing = 언제 어디서 이어집니까? 속개일시와 날짜, 시각, 장소를 입력하세요.
desk-sealed-again = 봉수한 수를 둘 수 없습니다. 선수들이 수에 합의하면 분실과 그 수, 예: 분실 Nf3. 합의가 없으면 결과를 입력하세요.
desk-opened-clock = 봉수에 대한 수당 추가 시간: { $color }.
desk-open-now = 개봉을 입력하세요.
desk-open-if-there = { $color }이 있습니까? 그러면 개봉을 입력하세요. 없으면 결석 { $player } 명령을 입력하세요.
desk-not-begun = 대국이 시작되지 않았습니다. 시작을 입력하세요.
desk-ruling-stays = { $helps ->
    [revoked] { $number }번 판정은 이미 철회했습니다.
    [position] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 국면, 또는 복원 12 흑처럼 복원을 입력하세요.
    [moves] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 수설정을 입력하세요.
    [penalty] { $number }번 판정은 되돌릴 수 없습니다. 그 벌칙을 되돌리려면 철회 { $next } 명령을 입력하세요.
    [touch] { $number }번 판정은 되돌릴 수 없습니다. 선수가 계속 두었습니다. { $restore } 입력: 그러면 { $color }은 { $back ->
        [0] 아무 수나 둘 수 있습니다.
       *[other] 이 수를 다시 둘 수 있습니다, { $move }.
    }
    [waive] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 터치와 칸을 입력하세요.
    [increment] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 수당추가 켬 또는 수당추가 끔을 입력하세요.
    [offer] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 상대가 거절할 수 있습니다.
    [default-time] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 지각한도와 분을 입력하세요.
    [dismissed] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 터치, 양손, 경고나 다른 벌칙으로 판정하세요.
    [quickplay] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 결과, 시간추가 또는 시간감산을 입력하세요.
    [end] { $number }번 판정으로 대국을 계속하게 했습니다. 다시 끝내려면 결과 또는 패배를 입력하세요.
    [again] { $number }번 판정은 { $of }번 판정의 철회입니다. 그것을 다시 판정하려면 그 명령을 입력하세요, 예: 시간추가 백 2.
   *[other] { $number }번 판정은 되돌릴 수 없습니다. 대국이 계속되었습니다. 복원, 시계설정 또는 결과를 입력하세요.
}
desk-paused = 시계 멈춤. 재개를 입력하세요.
desk-not-led = { $color }의 판이 보이지 않습니다. 맞는지 직접 확인하세요.
desk-restored-same = 이미 그 국면입니다. 무르는 수가 없고 시계도 그대로입니다. 시계를 바꾸려면: 시계설정.
desk-boards-then-resume = 시계 멈춤. 두 판이 맞으면 재개를 입력하세요.
desk-matters-again = 다시 기다리는 안건 { $count }건. 안건을 입력하세요.
desk-resume-when-ready = 모두 준비되면 재개를 입력하세요.
desk-judging = { $color }이 아직 메이트할 수 있습니까? 살펴보는 중입니다.
desk-examined = 국면을 살펴보는 중입니다. 어느 쪽도 메이트할 수 없으면 곧 무승부로 끝납니다.
desk-stands = { $square } { $man }
desk-illegal-board = { $color }의 판: { $squares }.
desk-not-pressed = { $color }이 시계를 누르지 않았는데 { $opponent }이 계속합니다. 아무도 말해 주면 안 됩니다.
desk-illegal-stands = { $color }의 수는 반칙수였습니다. 주장하거나 판정할 때까지 유효합니다.
desk-illegal-position = 마지막 수는 반칙수였습니다: 두 킹이 체크이거나 폰이 마지막 랭크에 있습니다. { $color }에게 주장하거나 끝낼 한 수가 있습니다.
desk-sheet-differs = { $color }이 적은 것 { $wrote }, { $place }. 둔 수: { $made }.
desk-place-white = 백의 자리
desk-place-black = 흑의 자리
desk-place-desk = 심판석 자리
desk-closed-there = 한 자리에서 심판석이 닫혔습니다.
desk-locked-at = 심판석 잠김: { $place }.
desk-opened-at = 심판석 열림: { $place }.
desk-wrong-at = 틀린 암호문: { $place }.
desk-unclear = { $color }의 말: { $text }. 둘 수 있는 수가 아닙니다. 두 칸을 묻습니다.
desk-repeats-another = { $color }의 복창: { $said }. 실제 수: { $move }.
desk-envelope-wrong-at = 봉투의 틀린 암호문: { $place }.
desk-code-wrong = 틀린 코드: { $place }.
desk-terminal-there = 터미널 연결: { $place }.
interrupted = 프로그램이 멈췄습니다. { $color }이 생각하던 중이었습니다. 그 가운데 세지 않은 것은 많아야 { $seconds }초입니다.
interrupted-unknown = 프로그램이 멈췄습니다. { $color }이 생각하던 중이었습니다. 세지 않은 시간을 알 수 없습니다. 알면 시계를 맞추세요.
desk-terminal-gone = 터미널 사라짐: { $place }.
desk-told-board-lost = 체스판 사라짐: { $color }. 선수는 입력으로 계속 둡니다.
desk-told-board-back = 체스판 돌아옴: { $color }.
desk-told-board-wrong = 체스판 틀림: { $color }에게 바로잡을 것을 알려 주고 있습니다.
desk-told-board-right = 체스판 다시 맞음: { $color }.
desk-told-board-low = 배터리 부족: { $color }의 체스판.
desk-told-board-missed = 체스판 신호를 잃음: { $color }. 터치가 빠졌을 수 있습니다.
desk-told-mutes = { $color }이 { $square }의 신호를 무시합니다. 깜빡인다고 합니다. 터치가 아니었으면: 터치면제 { $color }.
desk-told-flickers = { $color }의 판, { $square }: 깜빡입니다. 그 터치가 실수였으면: 터치면제 { $color }.

## 심판석의 도움말

help-desk-start =
    시작: 대국을 시작하고, 둘 차례인 선수의 시계가 갑니다.
    FIDE 2023, 6.6.
help-desk-pause = 멈춤: 시계를 멈춥니다.
help-desk-resume = 재개: 시계를 다시 시작합니다.
help-desk-matters =
    안건: 결정을 기다리는 모든 것, 그 사실과 명령.
help-desk-accept =
    인정 2: 안건 2에 예. 그것만 입력하면 비교의 제안이나 하나뿐인 안건에.
    인정 2: 안건 2에 예. 번호는 안건에 있습니다.
help-desk-reject =
    기각 2: 안건 2에 아니요. 그것만 입력하면 비교의 제안이나 하나뿐인 안건에.
    기각 2: 안건 2에 아니요. 번호는 안건에 있습니다.
help-desk-postpone =
    보류: 퀵플레이 주장을 나중에 정합니다.
    보류 2: 상대에게 2분을 주고.
help-desk-dismiss =
    종결: 기다리는 안건을 물리치거나 끝난 것으로 합니다.
    종결 2: 안건 2. 번호는 안건에 있습니다.
help-desk-appeal =
    항소 2 인용, 항소 2 기각, 이유와 함께: 판정 2에 대한 위원회의 결정.
    항소 2 백, 이유와 함께: 백이 항소를 냅니다.
help-desk-facts =
    사실: 동형반복과 그 수, 50수, 기물, 시간, 반칙수, 체스판.
help-desk-article = 조항 9.2, 조항 캐슬링: 그 규칙의 내용, 짧게.
help-desk-compare =
    비교: 두 판과 두 기보, 거기서 나오는 국면.
    FIDE 2023, D.2.9.
help-desk-board =
    판 백: 백의 판.
    판 e4: 대국의 그 칸.
help-desk-sheet =
    기보 백: 백의 기보.
    기보 백 5: 마지막 다섯 수.
help-desk-last =
    마지막: 마지막 수와 선언한 수.
help-desk-log =
    일지: 마지막 기록 열 개.
    일지 30: 더 많이.
    시간은 시합의 시작부터 셉니다.
help-desk-clocks =
    시계: 두 시간과 누구의 시계가 가는지.
help-desk-set-clock =
    시계설정 백 1:23:45: 시, 분, 초.
    23:45는 분과 초. 23은 분.
help-desk-set-moves =
    수설정 백 12: 백의 시계의 수를 12수로 맞춥니다.
help-desk-reconstruct =
    수순재현: 어느 기보에도 없는 수를 차례로 찾습니다.
    수순재현 20: 20수부터.
    그다음 한 수씩 입력하세요.
help-desk-moves-known =
    수순확인: 수순을 찾았고, 두 선수가 기보를 채웁니다.
help-desk-next-period =
    다음구간: 수순을 알 수 없습니다. 다음 수가 다음 구간의 첫 수입니다.
help-desk-add-time =
    시간추가 백 2: 백에게 2분을 줍니다.
    시간추가 백 1:30: 1분 30초.
help-desk-take-time =
    시간감산 백 2: 백의 시간에서 2분을 뺍니다.
    시간감산 백 1:30: 1분 30초.
help-desk-increment =
    수당추가 켬: 지금부터 수마다 5초.
    수당추가 끔: 거절.
help-desk-warn = 경고 백: 백에게 경고합니다.
help-desk-points =
    점수 백 +1/2: 백에게 반 점을 더합니다.
    점수 백 -1: 1점을 뺍니다.
    대국이 끝난 다음에.
help-desk-loss =
    패배 백: 백이 집니다.
    패배 백 0: 흑도 점수를 얻지 못합니다.
help-desk-result =
    결과 1-0: 백의 점수, 흑의 점수.
    1/2-1/2, 0-0과 그 밖의 것도.
help-desk-adjudicate =
    국면판정 1-0 Anna Muster: Anna Muster가 국면을 판정한 결과입니다.
    시합 파일이 허용해야 합니다.
help-desk-fine =
    벌금 백: 미리 알린 벌금.
help-desk-exclude = 출전정지 백: 백은 다음 라운드들에 나오지 못합니다.
help-desk-expel = 퇴출 백: 백을 대회에서 내보냅니다.
help-desk-annul =
    무효: 대국을 무효로 합니다. 새로 둡니다.

help-desk-illegal =
    반칙수 백: 백의 마지막 수가 반칙수인 것을 보았습니다.
help-desk-touch =
    터치 백 e2: 백이 지금이나 마지막 수 앞에 e2의 기물을 만졌고, 그것을 움직여야 합니다.
    더 앞의 수라면: 인정과 이의의 번호.
help-desk-waive =
    터치면제 백: 백이 실수로 만졌고, 터치로 치지 않습니다.
    백은 바로잡을 것과 누구의 시계가 가는지 듣습니다. FIDE 2023, 4.2.2.
help-desk-two-hands =
    양손 백: 백이 두 손으로 두었습니다.
help-desk-fault =
    위반 백: 사유를 알려 줍니다. 위반 백 1: 백이 그렇게 했습니다.
    기록되고 벌칙이 제안됩니다.
help-desk-flag = 시간초과 백: 백의 시간이 다 되었습니다.
help-desk-wrong-start =
    배치오류: 시작 국면이 잘못되었습니다.
    배치오류 백: 백의 킹과 퀸이 서로 바뀌었습니다.
    배치오류 백 h1: h1의 기물이 다른 칸에 있었습니다.
    새 대국을 하기에 늦었으면 그 기물은 캐슬링할 수 없습니다.
help-desk-turned =
    방향오류: 판의 방향이 잘못되었습니다.
    대국은 계속됩니다.
help-desk-reversed =
    색오류: 색이 바뀐 채로 대국을 시작했습니다.
help-desk-displaced =
    흐트러짐 12 흑: 흑의 12수 다음에 기물이 흐트러졌습니다.
    복원처럼 거기로 되돌립니다.
help-desk-restore =
    복원 12 흑: 흑의 12수 다음 국면과 그때의 시간으로.
    복원 0: 처음으로. 재개할 때까지 시계는 멈춥니다.
help-desk-position =
    국면과 FEN, 또는 기물 목록: 대국을 거기서 계속합니다.
    재개할 때까지 시계는 멈춥니다.
help-desk-rulings = 판정목록: 모든 판정과 벌칙, 그 번호.
help-desk-revoke =
    철회 2: 판정 2를 되돌립니다.
    시간, 맞춘 시계, 점수, 결과, 터치, 벌칙, 대국의 종료.
    대국 뒤에 그것만 입력하면 종료를 되돌립니다. 판정에 따른 종료도.
help-desk-allow =
    허용 백 가능수.
    보조: 마지막 선언, 자기 기보, 시간, 수 번호, 상대의 기보, 국면 읽기, 가능수, 공격자, 무승부 귀띔, 오프닝 이름, 수 무르기.
help-desk-withdraw =
    허용취소 백 시간: 백은 이제 시간을 물을 수 없습니다.
    모든 이름은 도움말 허용.
help-desk-aids =
    보조: 선수마다의 보조와 보조자.
help-desk-assistant =
    보조자 백 김민수: 백의 보조자를 정합니다.
    보조자 백 종결: 이제 보조자가 없습니다.
help-desk-absent =
    결석 백: 백을 결석으로 합니다.
    지각 한도를 셉니다.
help-desk-arrived = 도착 백: 백이 왔습니다.
help-desk-default-time =
    지각한도 30: 반 시간까지 늦은 선수는 둘 수 있습니다.
    지각한도 0: 기다리지 않습니다.
help-desk-adjourn =
    중단: 둘 차례인 선수가 봉수해야 합니다.
    그다음 봉투.
    중단 일찍: 둘 차례인 선수가 원합니다. 남은 대국 시간이 빠집니다.
help-desk-resumption = 속개일시 2026-12-01 10:00 2호실: 봉투에 적을 날짜, 시각, 장소. 선수들이 듣습니다.
help-desk-envelope =
    봉투: 봉수를 받았고 대국이 중단되었습니다.
help-desk-due =
    속개: 시각이 되어 중단된 대국을 계속합니다.
    이제부터 선수가 늦을 수 있습니다. 그다음 개봉, 또는 결석과 선수.
help-desk-open =
    개봉: 암호문으로 봉투를 엽니다. 대국을 계속합니다.
help-desk-lost =
    분실 Nf3: 봉투를 잃었고 둘이 이 수에 합의했습니다.
    수가 없으면 대국은 무효입니다.
help-desk-note =
    메모 백의 몸이 불편함: 보고서에 메모를 씁니다.
help-desk-tasks =
    할일: 이 테이블에서 아직 할 일.
    할일 모두: 대국 전, 대국 중, 대국 뒤의 모든 일.
help-desk-done = 완료 3: 할 일 3이 끝났습니다. 완료 1 2 4: 여럿.
help-desk-undone = 미완료 3: 할 일 3은 아직 끝나지 않았습니다.
help-desk-glossary = 용어 무승부: 모든 언어의 낱말. 어느 언어의 낱말이든 됩니다.
help-desk-report =
    보고서: 지금까지의 기록을 쓰고 어디인지 말합니다.
help-desk-sign-off =
    마감: 시합을 끝내고 기록을 씁니다.
help-desk-talk =
    언어 en: 심판석이 영어로 말합니다. 언어 ko: 한국어.
help-desk-help =
    도움말: 심판석을 짧게.
    도움말 모두: 모든 이름.
    도움말 복원: 명령 하나.
help-desk-leave =
    나가기: 여기서 심판석을 닫습니다.
    암호문으로 다시 엽니다.

entry-retyped = 이렇게 읽음: { $text }.
reason-unread = 이 언어를 읽을 수 있는 음성이 없습니다
voices-new =
    새 음성: { $folder }
    그 안의 파일을 번역하세요. 그다음 검사하세요: { $program } voices check { $parent }
voices-new-known = { $name }: 이미 내장되어 있습니다. 다른 언어라면 그 태그를 쓰세요, 예: el.
voices-new-exists = 이미 있는 폴더: { $folder }. 이름을 바꾸거나 다른 폴더를 정하세요.
voices-new-fails = 폴더를 만들 수 없음: { $folder }, { $reason }.
voice-state = 모르는 상태: { $state }. draft, read, spoken 가운데 하나를 쓰세요.
voice-untranslated = 빠진 문장 { $count }개. 다른 언어로 말합니다: { $names }.
voice-untranslated-more = 그 밖에 { $count }개.
voice-plural = { $name } 문장에서 빠진 변형: { $variants }, 숫자 { $gap }.
voice-meanings = { $word }: 수에서 두 가지 뜻입니다, { $first }, { $other }. 서로 다른 말을 쓰세요.
help-repertoire =
    레퍼토리 이탈리안: 내장 오프닝 45개 중 하나. 레퍼토리 이탈리안 흑: 상대편에서.
    레퍼토리 오프닝: 모두, 다섯 개씩.
    레퍼토리 mine: 데이터 폴더의 repertoire 폴더에 있는 mine.pgn의 내 오프닝. 수를 입력하세요.
    레퍼토리 대국: 내가 두 번 이상 둔 수. 레퍼토리 대국 흑: 한쪽만, 백도 됩니다.
    레퍼토리: 모든 오프닝과 연습할 것의 개수.
    힌트: 네 단계의 도움. 정보: 수순을 다시.
    다음: 둘 수를 듣고 계속.
    닫기: 내 대국으로.
setting-mouse = 화면에서 마우스로 기물을 집고 놓을지.
setting-key-hints = 화면에 키의 기능을 보일지.
setting-pictures = 터미널이 그림을 보일 수 있을 때, 화면의 기물을 그림으로 보일지.
cli-voices-new = 번역할 새 언어의 폴더를 만듭니다.
arg-mouse = 화면에서 마우스로 기물을 집고 놓을지: on 또는 off.
arg-key-hints = 화면에 키의 기능을 보일지: on 또는 off.
arg-pictures = 화면의 기물을 그림으로 보일지: on 또는 off.
arg-voices-new-language = 언어 표시. 예: nl, pt-BR.
arg-voices-new-folder = 그 언어의 폴더. 없으면 내 음성의 폴더.
health-voices = 음성: 그 밖에 { $count }개 작동.
health-voices-draft = 음성: 원어민이 검토하지 않은 초안: { $names }.
voice-review =
    { $state ->
        [read] 음성 { $name }: 읽고 검토함, { $by }, { $date }.
        [spoken] 음성 { $name }: 듣고 검토함, { $by }, { $date }.
       *[draft] 음성 { $name }: 원어민이 검토하지 않은 초안입니다.
    }
voice-unconfirmed = 음성 { $name }: 확인할 말: { $words }.
health-speech-unread = 음성 출력: espeak-ng가 읽지 못하는 언어입니다, { $language }. 음성 서버에 다른 음성을 설정하거나 스크린 리더를 쓰세요.
reason-louis-unfit = 이 언어에 맞는 점자표가 없습니다
pictures-none = 이 터미널은 그림을 보이지 못합니다. 기물을 글자로 그립니다.
pictures-absent = 이 프로그램은 그림 없이 빌드되었습니다. 그림을 쓰는 방법은 docs/guide.md에 있습니다.
arg-import-letters = 파일의 기물 글자가 이 음성의 글자입니다. 예: de.
reason-voices = 이 시스템의 음성이 작동하지 않으니, 스크린 리더만 말하게 하려면 음성출력 끔을 입력하세요
health-speech-system = 음성 출력: 이 시스템의 음성 { $count }개; { $languages }.
health-speech-system-missing = 음성 출력: { $language } 언어의 음성이 없습니다. 시스템의 음성 설정에서 추가하세요.
health-terminal-unread-elsewhere =
    터미널: 스크린 리더가 읽지 못합니다, { $name }. { $system ->
        [windows] 윈도우 터미널을
       *[macos] 맥의 기본 터미널을
    } 쓰세요.
health-tried-linux = 시스템: 리눅스. 시험에서 오르카, Fenrir, BRLTTY, yasr로 읽었습니다. 시각장애인 선수의 의견은 아직 없습니다.
health-tried-windows = 시스템: 윈도우. 개발자는 Wine에서만, 스크린 리더 없이 써 보았습니다. NVDA나 JAWS를 쓰면, 어떻게 읽는지 알려 주세요.
health-tried-macos = 시스템: macOS. 개발자는 컴파일만 하고 실행해 보지 않았습니다. VoiceOver를 쓰면, 어떻게 읽는지 알려 주세요.
health-tried-nowhere = 시스템: 여기서는 아직 아무도 써 보지 않았습니다. 어떻게 되는지 알려 주세요.
reason-louis-absent = lou_translate가 없으니 liblouis를 설치하세요
health-braille-absent = 점자: 체스 점자는 작동합니다. 문자 점자는 liblouis를 설치하세요.
reason-no-name = 파일에 쓸 수 없는 이름입니다

## 대회에서

tournament-new = { $name }: 선수 { $players }명, 아직 라운드 없음.
tournament-open = { $name }: { $rounds }라운드 가운데 { $round }라운드, 선수 { $players }명.
tournament-new-teams = { $name }: { $players }개 팀, 아직 라운드가 없습니다.
tournament-open-teams = { $name }: { $rounds }라운드 중 { $round }라운드, { $players }개 팀.
tournament-next-draw = 다음: 추첨을 입력해 시작 번호를 뽑으세요. 모든 명령은 도움말.
tournament-next-pair = 다음: 페어링을 입력해 { $round }라운드를 짜세요. 모든 명령은 도움말.
tournament-next-results = 다음: 결과를 입력하세요. 예: 결과 1 1-0. 모든 명령은 도움말.
tournament-next-qualify = 조별 경기가 끝났습니다. 상위 선수를 올리려면 진출.
tournament-next-standings = 모든 라운드가 끝났습니다. 최종 순위표는 순위.
tournament-not-done = 하지 않았습니다.
tournament-sure = 예, 아니요?
tournament-nothing-typed = 입력이 없습니다. 명령이나 도움말을 입력하세요.
tournament-unknown = 여기서 모르는 말: { $word }. 모든 명령은 도움말.
tournament-unknown-near = 여기서 모르는 말: { $word }. 혹시 { $near }?
tournament-which-player = 어느 선수입니까? { $names }. 번호를 입력하세요.
tournament-no-player = 없는 선수: { $text }. 모두 들으려면 명단.
tournament-help = 시작 전: 대회, 명단, 등록, 추첨.
    라운드: 페어링, 대진표, 결과, 미입력, 연기.
    선수: 선수, 결석, 기권, 복귀, 분리, 변경.
    질문: 상대, 점수조, 가능성.
    팀: 출전명단. 동점: 결정. 조: 진출.
    순위표: 순위, 이유, 교차표, 상금.
    파일: 안내문, 보고서, 기보, 내보내기, 테이블.
    바로잡기: 정정, 일지, 철회. 나가려면: 나가기.
    더: 도움말 모두, 도움말 페어링, 설명.
tournament-wants-nothing = { $name }: 뒤에 아무것도 없이 그것만 입력하세요.
tournament-wants-player = { $name } 다음에 선수를 입력하세요: { $name } 7, 또는 { $name } 민지.
tournament-wants-bye = { $name } 다음에 선수를 입력하고, 반 점이면 1/2도 붙이세요: { $name } 7 1/2.
tournament-wants-players = { $name } 다음에 두 선수를 입력하세요: { $name } 3 7.
tournament-wants-entry = { $name } 다음에 이름과 레이팅을 입력하세요: { $name } 김민지 1650.
tournament-wants-amendment = { $name } 다음에 선수, 파일의 키, 값을 입력하세요: { $name } 7 rating 1850.
tournament-wants-goal = { $name } 다음에 선수와 순위를 입력하세요: { $name } 7 3.
tournament-wants-varma = { $name }만 입력하거나, { $name } varma를 입력하세요.
tournament-wants-pairs = { $name } 다음에 짝을 입력하세요, 백 먼저, 바이는 혼자: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } 다음에 보드와 결과를 입력하세요: { $name } 4 1-0.
tournament-wants-correction = { $name } 다음에 라운드, 보드, 결과를 입력하세요: { $name } 2 4 1-0.
tournament-wants-board = { $name } 다음에 보드를 입력하세요: { $name } 4.
tournament-wants-line-up = { $name } 다음에 팀과 선수 자리를 입력하세요: { $name } 2 1 3 4.
tournament-wants-tie = { $name } 다음에 보드를 입력하세요: { $name } 2, 또는 { $name } 2 1-0.
tournament-wants-qualified = { $name }만, 또는 번호를 입력하세요: { $name } 1 5 2 8.
tournament-wants-round = { $name }만 입력하거나, 라운드를 붙이세요: { $name } 3.
tournament-wants-act = { $name } 다음에 기록 번호를 입력하세요: { $name } 12. 번호를 보려면: 일지.
tournament-wants-number = { $name }만 입력하거나, 수를 붙이세요: { $name } 30.
tournament-wants-file = { $name } 다음에 파일 이름을 입력하세요: { $name } club.trf.
tournament-wants-command = { $name }만 입력하거나, 명령을 붙이세요: { $name } 페어링.
tournament-wants-term = { $name }만 입력하거나, 낱말을 붙이세요: { $name } 부흐홀츠.
tournament-no-varma = 이 인원의 바르마 표가 없습니다. 9명에서 24명까지 있습니다.
tournament-numbered = 시작 번호는 이미 정했습니다.
tournament-drawn = 시작 번호, 추첨 값 { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = { $round }라운드, 보드 { $board }: { $result }, 전에는 { $had }.
tournament-moves = { $player }, 바꾸면 { $points }점: { $place }위, 지금은 { $had }위.
tournament-pairings-stay = 다음 라운드의 대진은 그대로입니다.
tournament-withdraw-what = 대회 기권: { $player }.
tournament-revoke-what = 철회할 기록: { $what }
tournament-revoked = 철회: 기록 { $number }.
tournament-playing = { $round }라운드, 보드 { $board }: { $white }, { $black }, 대국 중.
tournament-postponed = 연기, { $round }라운드, 보드 { $board }: { $white }, { $black }.
tournament-adjourned = 봉수, { $round }라운드, 보드 { $board }: { $white }, { $black }. 이 대국 없이 페어링하려면: 연기 { $board }.
tournament-pair-without = 결과 없음, { $round }라운드, 보드 { $board }: { $white }, { $black }. 이번 페어링에서는 무승부로 칩니다.
tournament-pair-appeal = 항소 중, { $round }라운드, 보드 { $board }: { $white }, { $black }. 결과는 그대로 칩니다.
tournament-nobody-there = 없음
tournament-none-missing = 빠진 결과가 없습니다.
outcome-white = 백 승
outcome-draw = 무승부
outcome-black = 흑 승
outcome-white-forfeit = 백 부전승
outcome-black-forfeit = 흑 부전승
outcome-neither-forfeit = 둘 다 불참
outcome-neither = 둘 다 패배
outcome-half-white = 백만 반 점
outcome-half-black = 흑만 반 점
tournament-round-over = { $round }라운드가 끝났습니다.
tournament-all-over = 마지막 라운드가 끝났습니다. 최종 순위표는 순위.
tournament-third-forfeit = 세 번째 부전패, { $player }: 대개 규정상 대회에서 제외합니다. 제외하려면: 기권.
tournament-entered = 등록: { $player }.
tournament-entered-late = 등록: { $player }, { $round }라운드부터.
tournament-amended = 등록 정정: { $player }.
tournament-paired-tables = { $round }라운드: 표에 따라 페어링.
tournament-paired-arbiter = { $round }라운드: 직접 페어링.
tournament-paired-rules = { $round }라운드: 방식의 규칙대로 페어링.
tournament-paired-lots = { $round }라운드: 추첨 값 { $number }.
tournament-paired-program = { $round }라운드: { $program } 페어링.
tournament-ended = 보드 { $board }, { $round }라운드: { $white }, { $black }: { $result }.
tournament-corrected = 정정, 보드 { $board }, { $round }라운드: { $white }, { $black }: { $result }.
tournament-absent = { $round }라운드 결석: { $player }.
tournament-absent-half = 반 점 바이, { $round }라운드: { $player }.
tournament-absent-full = 1점 바이, { $round }라운드: { $player }.
tournament-withdrawn = 기권: { $player }.
tournament-returned = { $round }라운드부터 복귀: { $player }.
tournament-kept-apart = 서로 만나지 않음: { $names }.
tournament-lined-up = { $player } 출전 명단, { $round }라운드: { $names }.
tournament-decided = 보드 { $board }, { $round }라운드: 진출 { $player }. 결정: { $decider }.
tournament-decided-lots = 보드 { $board }, { $round }라운드: 진출 { $player }. 추첨 값 { $number }.
tournament-qualified = 진출: { $names }.
tournament-qualify-shared = { $number }조, { $place }위가 공동입니다. 진출할 선수를 강한 순서로 모두 입력하세요: 진출 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, 철회: { $what }
tournament-log-empty = 아직 기록이 없습니다.
tournament-no-act = 없는 기록: { $number }. 모두 { $count }개, 마지막 것은 일지.
tournament-revoked-already = 이미 철회한 기록: { $number }.
tournament-is-revocation = 기록 { $number }: 철회입니다. 철회한 것을 다시 하세요.
tournament-needed-by = 먼저 철회할 기록 { $number }: { $what }
tournament-refused-player = 그런 선수가 없습니다. 모두 들으려면 명단.
tournament-refused-name = 이름이 빠졌습니다. 등록 다음에 입력하세요.
tournament-refused-fide = 이미 등록한 FIDE 번호: { $player }.
tournament-refused-same = 이미 등록: { $player }.
tournament-refused-late = 추가 등록 불가: 1라운드 뒤에는 표에 자리가 없습니다.
tournament-refused-paired = 이미 페어링한 라운드: { $round }.
tournament-refused-round = 없는 라운드: { $round }. 모두 { $rounds }라운드입니다.
tournament-refused-players = 선수 { $count }명으로는 안 됩니다: 이 방식의 인원이 아닙니다.
tournament-refused-order = 번호가 하나씩이 아닌 선수가 있습니다.
tournament-refused-numbers = 늦었습니다: 1라운드를 이 번호로 페어링했습니다.
tournament-refused-next = 다음 라운드는 { $round }라운드입니다.
tournament-refused-playing = { $round }라운드가 안 끝났습니다: 보드 { $boards }. 결과나 연기를 입력하세요.
tournament-refused-last = 모든 라운드를 페어링했습니다.
tournament-refused-board = 없는 보드: { $board }. { $round }라운드의 보드는 { $boards }개입니다.
tournament-refused-result = 이미 결과가 있습니다: { $result }. 바로잡으려면: 정정.
tournament-refused-no-result = 아직 결과가 없습니다. 넣으려면: 결과.
tournament-refused-known = 이미 그 결과입니다.
tournament-refused-postponed = 이미 연기했습니다.
tournament-refused-left = 그때 대회에 없던 선수입니다.
tournament-refused-here = 기권하지 않은 선수입니다.
tournament-refused-two = 서로 다른 두 선수가 필요합니다.
tournament-refused-no-teams = 팀이 없는 대회입니다.
tournament-refused-part = 없는 보드: { $board }. 보드는 { $boards }개입니다.
tournament-refused-which = 매치 { $board }, 보드가 여럿입니다. 하나를 입력하세요: 결과 { $board }.1 1-0.
tournament-refused-many = 선수가 너무 많습니다. 매치의 보드 수: { $boards }.
tournament-refused-member = 이 팀에 없는 선수: { $number }. 명단은 선수와 팀.
tournament-refused-board-order = 보드 순서가 아닙니다: 선수 { $number }. 순서는 팀 명단을 따릅니다.
tournament-refused-nobody = 출전 명단에는 선수가 한 명은 있어야 합니다.
tournament-refused-begun = 매치가 이미 시작되었습니다.
tournament-refused-tied = 동점이 아닙니다. 게임을 입력하려면 결과.
tournament-refused-groups = 조별 경기가 모두 끝난 뒤에 쓰는 명령입니다.
tournament-refused-qualify = 진출할 선수를 한 번씩 입력하세요. { $count }명입니다.
tournament-refused-members = 팀의 선수는 명단에 남습니다.
tournament-breach-twice = 두 번 페어링: { $player }.
tournament-breach-missing = 페어링에서 빠짐: { $player }.
tournament-breach-absent = 없는데 페어링: { $player }.
tournament-breach-met = { $round }라운드에 만남: { $white }, { $black }.
tournament-breach-apart = 만나면 안 됨: { $white }, { $black }.
tournament-breach-bye = 필요 없는 바이: { $player }.
tournament-breach-second-bye = 두지 않고 두 번째 1점: { $player }.
tournament-breach-third = { $color } 세 번 연속: { $player }.
tournament-breach-three-more = { $color } 세 번 더 많음: { $player }.
tournament-pairing = 페어링 중: { $program }.
tournament-pairing-still = 프로그램이 페어링 중입니다. 멈추려면 중지.
tournament-pairing-stopped = 중지했습니다. 페어링되지 않았습니다.
tournament-pairing-none = 중지할 것이 없습니다. 페어링 중인 프로그램이 없습니다.
tournament-pairing-outdated = 페어링되지 않았습니다: 그사이 바뀐 것이 있습니다. 다시 페어링.
tournament-no-program = 페어링 프로그램이 없습니다. gacrux나 bbpPairings를 설치하거나, 페어링 다음에 짝을 입력하세요.
tournament-program-missing = 시작되지 않음: { $program }. 페어링 다음에 짝을 입력하거나, 다시 설치하세요.
tournament-program-stuck = 너무 오래 걸려 멈춤: { $program }. 페어링 다음에 짝을 입력하세요.
tournament-program-endless = 너무 많이 써서 멈춤: { $program }. 페어링 다음에 짝을 입력하세요.
tournament-answer-unreadable = 페어링 못 함, { $program }: { $why } 페어링 다음에 짝을 입력하세요.
tournament-answer-refused = 거부, 페어링하지 않았습니다. 규칙에 어긋난 { $program } 대답:
tournament-answer-empty = 대답 없음.
tournament-answer-line = 대답의 { $line }번째 줄이 짝이 아닙니다.
tournament-answer-count = 알린 짝 { $said }개, 받은 짝 { $count }개.
tournament-answer-number = 아무도 없는 번호: { $number }.
tournament-answer-byes = 한 라운드에 바이가 둘입니다.
tournament-name = { $name }.
tournament-place-is = 장소: { $value }.
tournament-from = 첫날: { $value }.
tournament-to = 마지막 날: { $value }.
tournament-arbiter = 심판장: { $value }.
tournament-laws = 규칙: { $value }.
tournament-system = 방식: { $value }.
tournament-rounds = 라운드: { $value }.
tournament-accelerated = 가속: { $value }.
tournament-boards = 매치의 보드 수: { $value }.
tournament-arbiters = 권장 심판 수: { $value }.
tournament-decided-by = 동점일 때 결정: { $value }.
decider-rapid = 래피드 게임
decider-blitz = 블리츠 게임
decider-armageddon = 아마겟돈 게임
decider-rating = 레이팅
decider-white-out = 백 탈락
decider-boards = 앞쪽 보드 우위
decider-lots = 추첨
decider-arbiter = 심판의 결정
tournament-variant = 게임: { $value }.
tournament-time = 제한 시간: { $value }.
tournament-default-time = 지각 한도: { $value }분.
tournament-ties = 타이브레이크: { $value }.
tournament-draws = 무승부: { $value }.
tournament-aids = 보조: { $value }.
tournament-appeals = 항소: { $value }.
system-round-robin = 라운드 로빈
system-swiss = 스위스
system-adjusted = 조정 스위스
system-lots = 추첨 스위스
system-by-hand = 직접 페어링
system-match = 두 사람의 시합
system-scheveningen = 스헤베닝언
system-knock-out = 토너먼트
system-groups = 조별 경기
tournament-nobody = 아직 등록이 없습니다. 등록과 이름을 입력하세요.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, 레이팅 없음.
tournament-entry-left = { $number }: { $name }, 기권.
tournament-no-round-yet = 아직 페어링한 라운드가 없습니다. 페어링을 입력하세요.
tournament-no-round = 페어링하지 않은 라운드: { $round }. 지금 { $rounds }라운드까지 있습니다.
tournament-round = { $round }라운드:
tournament-bye = 바이: { $player }.
tournament-free = 휴식: { $player }.
tournament-board = 보드 { $board }: { $white }, { $black }.
tournament-board-over = 보드 { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = 보드 { $board }: { $white }, { $black }: 연기.
tournament-match = 매치 { $board }: { $white }, { $black }.
tournament-match-score = 매치 { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = 진출: { $player }.
tournament-tied-game = 동점. 다음: { $decider }, 보드 { $board }, 백: { $player }.
tournament-tied = 보드 { $board } 동점. 추첨은 결정 { $board }. 진출자를 정하려면 결정 { $board } 1-0.
tournament-tied-by = 보드 { $board } 동점. 결정: { $decider }. 입력: 결정 { $board }.
tournament-standings = { $round }라운드 뒤:
tournament-group = { $number }조:
tournament-place = { $place }위: { $player }, { $points }점.
tournament-place-ties = { $place }위: { $player }, { $points }점; { $ties }.
tournament-place-equal = { $place }위: { $player }, { $points }점; 타이브레이크 같음.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: { $value }위
tournament-tie-alone = { $tie }: { $value }.
tournament-left = 모두 저장했습니다.
tournament-pair-breaks = 규칙에 어긋난 페어링:
tournament-proposed = { $round }라운드 제안:
tournament-proposed-lots = { $round }라운드 제안, 추첨 값 { $number }:
tournament-down = 한 점수조 아래로: { $player }.
tournament-no-proposal = 이 규칙으로는 짝이 없습니다. 짝을 입력하세요: 페어링 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = { $place }위, { $points }점.
tournament-player-title = 칭호: { $value }.
tournament-player-federation = 협회: { $value }.
tournament-player-club = 클럽: { $value }.
tournament-player-team = 팀: { $value }.
tournament-player-captain = 주장: { $value }.
tournament-player-seat = 자리: { $value }.
tournament-player-assistant = 보조자: { $value }.
tournament-card-won = { $round }라운드: { $color }, 승, 상대 { $player }.
tournament-card-drawn = { $round }라운드: { $color }, 무승부, 상대 { $player }.
tournament-card-lost = { $round }라운드: { $color }, 패, 상대 { $player }.
tournament-card-forfeit-won = { $round }라운드: 부전승, 상대 { $player }.
tournament-card-forfeit-lost = { $round }라운드: 부전패, 상대 { $player }.
tournament-card-now = { $round }라운드, 보드 { $board }: { $color }, 상대 { $player }.
tournament-card-half = { $round }라운드: 바이, 반 점.
tournament-card-full = { $round }라운드: 바이, 1점.
tournament-card-bye = { $round }라운드: 바이, 상대 없음.
tournament-card-absent = { $round }라운드: 두지 않음.
tournament-same-points = 같은 점수: { $names }.
tournament-score-group = { $points }점: { $names }.
tournament-not-paired = { $player }: { $round }라운드 페어링 없음.
tournament-could = { $player }, { $place }위 이상:
tournament-could-not-yet = 마지막 라운드를 페어링한 뒤, 개인전에서만 됩니다.
tournament-could-too-many = 남은 게임이 너무 많습니다: { $count }. 몇 판 끝난 뒤 다시 물으세요.
tournament-could-win = 이기면
tournament-could-draw = 비기면
tournament-could-loss = 지면
tournament-could-anyhow = 지금 그대로
tournament-could-always = { $case }: 어떤 경우에도 됩니다.
tournament-could-never = { $case }: 이제 안 됩니다.
tournament-could-if = { $case }: 이러면 됩니다, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: 이래야만 됩니다, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: 다른 여러 결과에 달렸습니다.
tournament-crosstable-row = { $number }: { $name }, { $points }점: { $rounds }.
tournament-counts-for-nobody = 순위 없음, { $player }: 대국이 절반보다 적습니다.
tournament-why = { $player }: { $place }위, { $points }점.
tournament-behind-points = 점수로 뒤짐: { $player }.
tournament-behind-tie = { $tie } 기준으로 뒤짐: { $player }.
tournament-behind-lots = 추첨으로 뒤짐: { $player }.
tournament-shared = 같은 순위: { $player }.
tournament-tie = { $tie }: { $value }, 내역:
tournament-tie-place = { $tie }: { $value }위, 내역:
tournament-tie-unmet = { $tie }: 비교할 대국 없음.
tournament-part = { $round }라운드: { $value }, { $player }에게서.
tournament-part-own = { $round }라운드: { $value }.
tournament-part-weighed = { $round }라운드: { $value }, { $player }의 { $brought }에서, 얻은 점수 { $scored }.
tournament-part-dummy = { $round }라운드, 두지 않음: { $value }, { $reason }.
tournament-dummy-own = 자기 점수로 셈
tournament-dummy-opponent = 페어링된 상대로 셈
tournament-dummy-draws = 라운드마다 무승부로 셈
tournament-part-mean = 평균: { $value }.
tournament-part-table = 레이팅 표에서: { $value }.
tournament-part-other = 그 밖에: { $value }.
tournament-cut-least = 뺌, 가장 작은 값.
tournament-cut-voluntary = 뺌, 스스로 두지 않은 라운드.
tournament-cut-most = 뺌, 가장 큰 값.
tournament-cut-limit = 세지 않음: 상대의 점수가 너무 적습니다.
notice-title = { $name }, { $round }라운드
notice = { $player }: { $round }라운드, 보드 { $board }, { $color }, 상대 { $opponent }.
notice-seat = { $player }: { $round }라운드, 보드 { $board }, { $color }, 상대 { $opponent }, 자리 { $seat }.
notice-bye = { $player }: { $round }라운드, 바이.
tournament-no-variant = TRF에는 게임을 적을 곳이 없습니다. 빠진 것: { $variant }.
tournament-written = 썼습니다: { $file }.
tournament-not-written = 쓰지 못함, { $file }: { $reason }.
tournament-games-unread = 테이블의 대국을 읽지 못했습니다: { $reason }. 아무것도 쓰지 않았습니다.
round-report-title = { $name }, { $round }라운드: 보고서
round-report-done = 심판이 한 일:
round-report-open = 아직 남은 일:
round-report-adjourned = 봉수: 보드 { $board }, { $white }, { $black }.
round-report-appeal = 결정되지 않은 항소: 보드 { $board }, { $white }, { $black }.
tournament-not-kept = 저장할 수 없어 하지 않았습니다: { $reason }.
tournament-damaged = 손상된 일지: 기록 { $number }, 있을 수 없는 일입니다. { $why } 다른 대회 파일인지 보세요.
tournament-damaged-line = 손상된 일지: 기록 { $number }, 읽을 수 없습니다.
tournament-not-there = 없는 파일: { $file }. 새로 시작하려면 tournament.md를 보세요.
tournament-ask-begin =
    새 대회 파일, 질문 여덟 가지쯤과 선수들입니다.
    엔터만: 제시된 대답.
    뒤로: 앞의 질문.
    컨트롤 C: 멈춤. 대답은 남습니다.
tournament-ask-name = 대회 이름. 해마다 열리면 연도도 쓰세요.
tournament-ask-place = 장소.
tournament-ask-from = 첫날. 예: 2026-11-28.
tournament-ask-system = 어떤 방식입니까?
tournament-ask-rounds = 몇 라운드입니까?
tournament-ask-groups = 몇 조입니까?
tournament-ask-boards = 매치의 보드 수, 단체전일 때.
tournament-ask-time = 선수마다 시간. 예: 60+30.
tournament-ask-ties = 타이브레이크를 차례대로.
tournament-ask-first-team = 첫째 팀.
tournament-ask-team = 팀 { $number }. 엔터: 팀은 이만.
tournament-ask-first-player = 첫째 선수와 레이팅. 예: 김민지 1650.
tournament-ask-player = 선수 { $number }. 엔터: 선수는 이만.
tournament-ask-help-player = 이름과 레이팅을 입력하세요. 레이팅은 없어도 됩니다.
tournament-ask-too-many = 라운드가 너무 많습니다, 참가자 { $count }: 최대 { $rounds }. 파일에서 rounds를 바꾸세요.
tournament-ask-review = 파일을 쓰려면 엔터. 마지막 대답을 바꾸려면: 뒤로.
tournament-begin = 시작하려면: { $program } tournament { $file }
tournament-from-done = 가져옴: 선수 { $players }명, 라운드 { $rounds }.
tournament-from-left = 모르는 줄, 가져오지 않음: { $lines }.
tournament-from-ties = 모르는 타이브레이크가 있어서 가져오지 않았습니다.
tournament-from-line = { $line }번째 줄, { $column }번째 칸: { $what }
tournament-from-there = 대회 { $name }: 이미 있습니다. 이 대회의 파일에 다른 이름을 쓰세요.
tournament-from-teams = 가져오지 않음: 팀, 선수, 점수가 서로 맞지 않습니다.
tournament-from-by-hand = 가져오지 않음: 손으로 준 점수가 있습니다.
tournament-from-scoring = 가져오지 않음: 결석이나 안 끝난 대국의 점수가 여기와 다릅니다.
tournament-from-acceleration = 가져오지 않음: 바쿠 방식의 가속이 아닙니다.
tournament-from-name = 가져오지 않음: 선수 { $number }의 이름을 쓸 수 없습니다.
tournament-from-round = 가져오지 않음: { $round }라운드에 여기 없는 결과나 바이가 있습니다.
tournament-from-act = 가져오지 않음. { $what } { $why }
exchange-no-player = 이 파일에 선수가 없습니다.
exchange-number = 여기에 숫자가 없습니다.
exchange-too-great = 숫자가 너무 큽니다.
exchange-points = 여기에 점수가 없습니다.
exchange-color = 색이 아닙니다. w, b 또는 줄표입니다.
exchange-result = 결과가 아닙니다. 예: 1, 0, =.
exchange-unfit = 결과가 상대와 맞지 않습니다.
exchange-number-twice = 시작 번호 { $number }, 두 번 나옵니다.
exchange-opponent = 아무도 없는 번호: { $number }.
exchange-oneself = 선수의 상대가 자기 자신입니다.
exchange-two-opponents = { $number }번, { $round }라운드에 상대가 둘입니다.
exchange-contradiction = { $number }번, { $round }라운드의 결과가 다릅니다.
exchange-score = { $given }점인데, 결과로는 { $counted }점입니다.
exchange-players-missing = 선수 { $told }명이라는데, { $found }명뿐입니다. 파일이 온전하지 않습니다.
tournament-not-read = 읽지 못함, { $file }: { $reason }.
event-wrong-line = { $line }번째 줄: { $what }
event-wrong-form = 대회 파일의 줄이 아닙니다.
event-wrong-twice = 두 번 나옵니다.
event-wrong-key = 모르는 이름 { $word }.
event-wrong-key-near = 모르는 이름 { $word }. 혹시 { $near }?
event-wrong-part = 이중 대괄호로 시작하세요: [[{ $part }]].
event-wrong-value = { $key }: { $value } 값은 안 됩니다. { $can }
event-wrong-missing = { $key }: 대회 파일에 빠졌습니다.
event-wrong-nameless = { $key }: 여기에 빠졌습니다.
event-wrong-player = 두 번 나오는 선수: { $name }.
event-wrong-fide = 두 번 나오는 FIDE 번호: { $number }.
event-wrong-team = 두 번 나오는 팀: { $name }.
event-wrong-no-team = 이 파일에 없는 팀: { $name }.
event-wrong-teamless = 팀이 없는 선수: { $name }.
event-wrong-empty-team = 선수가 없는 팀: { $name }.
event-wrong-unfit = 파일의 나머지와 맞지 않는 키: { $key }.
event-wrong-ends = 시작하기 전에 끝납니다: { $day }.
event-can-text = 100자까지 한 줄로 쓰세요.
event-can-federation = 대문자 세 글자로 쓰세요. 예: KOR.
event-can-day = 날짜로 쓰세요. 예: 2026-11-28.
event-can-laws = 규칙의 연도판을 쓰세요. 예: 2023.
event-can-variant = 쓸 수 있는 값: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill 또는 racing-kings.
event-can-odds = 핸디캡을 쓰세요. 예: white knight, black pawn draw.
event-can-system = 쓸 수 있는 값: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out 또는 groups.
event-can-rounds = 1에서 99까지의 수를 쓰세요.
event-can-count = 1에서 50까지의 수를 쓰세요.
event-can-deciders = 쓸 수 있는 목록: rapid, blitz, armageddon, rating, white out, boards, lots.
event-can-losers = 쓸 수 있는 값: out, third place 또는 all places.
event-can-acceleration = 쓸 수 있는 값: baku.
event-can-finals = 쓸 수 있는 값: knock-out 또는 round robin.
event-can-score = 쓸 수 있는 값: match points 또는 game points.
event-can-time = 제한 시간을 쓰세요. 예: 90+30.
event-can-minutes = 600까지의 분을 쓰세요.
event-can-points = 점수를 쓰세요. 예: 1 또는 0.5.
event-can-ties = 목록을 쓰세요. 예: DE, BH/C1, SB.
event-can-rules = 2024나 2026을 쓰세요.
event-can-color = white나 black을 쓰세요.
event-can-number = FIDE 번호를 쓰세요.
event-can-rating = 4000까지의 수를 쓰세요.
event-can-sex = m이나 w를 쓰세요.
event-can-title = FIDE 칭호를 쓰세요. 예: FM.
event-can-sight = B1, B2 또는 B3을 쓰세요.
event-can-prize-name = 100자까지 한 줄로 쓰세요. 시력 등급은 쓰지 마세요.
event-can-amounts = 금액 목록을 쓰세요. 예: 300, 200, 100. 앞의 것보다 클 수 없습니다.
event-can-gifts = 상품 목록을 쓰세요. 예: 우승컵, 책. 시력 등급은 쓰지 마세요.
event-can-sights = B1, B2, B3 중에서 목록을 쓰세요.
event-can-shared = 쓸 수 있는 값: by place, equally 또는 hort.
event-can-each = 쓸 수 있는 값: one 또는 all.
name-tournament-event = 대회, 요강
help-tournament-event = 대회: 대회 요강을 읽어 줍니다.
name-tournament-entries = 명단, 참가자
help-tournament-entries = 명단: 시작 번호 순서로 모든 선수.
name-tournament-enter = 등록, 참가
help-tournament-enter = 등록 김민지 1650: 추가 등록, 레이팅은 없어도 됩니다.
name-tournament-amend = 변경
help-tournament-amend = 변경 7 rating 1850: 파일의 키로 등록을 바로잡습니다.
name-tournament-draw = 추첨
help-tournament-draw = 추첨: 시작 번호를 뽑습니다; 추첨 varma: 같은 협회 선수끼리 일찍 만납니다.
name-tournament-withdraw = 기권, 탈퇴
help-tournament-withdraw = 기권 7: 그 선수는 대회를 떠납니다.
name-tournament-return = 복귀
help-tournament-return = 복귀 7: 기권한 선수가 다음 라운드부터 돌아옵니다.
name-tournament-absent = 결석, 불참
help-tournament-absent = 결석 7: 다음 라운드 페어링에서 뺍니다; 결석 7 1/2: 반 점을 줍니다.
name-tournament-apart = 분리
help-tournament-apart = 분리 3 7: 이 두 선수는 만나지 않습니다.
name-tournament-line-up = 출전명단, 출전
help-tournament-line-up = 출전명단 2 1 3 4: 2번 팀은 명단의 1, 3, 4번으로 둡니다. 0은 빈 보드입니다.
name-tournament-pair = 페어링, 대진
help-tournament-pair = 페어링: 다음 라운드를 짭니다; 페어링 1-4 2-3 5: 직접, 백 먼저, 바이는 혼자.
name-tournament-stop = 중지, 멈춤
help-tournament-stop = 중지: 페어링하는 프로그램을 끝냅니다.
name-tournament-pairings = 대진표
help-tournament-pairings = 대진표: 라운드의 보드들; 대진표 2: 2라운드의 것.
name-tournament-result = 결과
help-tournament-result = 결과 4 1-0: 보드 4, 백 승; 1/2는 무승부, +-와 -+는 부전승.
name-tournament-missing = 미입력, 미정
help-tournament-missing = 미입력: 결과가 없는 대국.
name-tournament-postpone = 연기
help-tournament-postpone = 연기 4: 보드 4는 나중에 두고, 다음 라운드를 페어링할 수 있습니다.
name-tournament-decide = 결정
help-tournament-decide = 결정 2: 보드 2가 동점일 때 진출자. 결정 2 1-0: 심판이 정합니다.
name-tournament-qualify = 진출
help-tournament-qualify = 진출: 각 조 상위 선수가 올라갑니다. 진출 1 5 2 8: 이 선수들.
name-tournament-correct = 정정, 수정
help-tournament-correct = 정정 2 4 1-0: 결과를 바로잡습니다, 2라운드, 보드 4.
name-tournament-standings = 순위, 순위표
help-tournament-standings = 순위: 순위표; 순위 3: 3라운드 뒤의 것.
name-tournament-why = 이유
help-tournament-why = 이유 7: 그 선수의 점수와 타이브레이크의 내역.
name-tournament-player = 선수
help-tournament-player = 선수 7: 그 선수의 라운드, 상대, 순위.
name-tournament-paired = 상대
help-tournament-paired = 상대 7: 선수의 보드, 색, 상대.
name-tournament-group = 점수조, 동점자
help-tournament-group = 점수조 7: 점수가 같은 모든 선수.
name-tournament-could = 가능성
help-tournament-could = 가능성 7 3: 7번 선수가 3위 이상이 되는 마지막 라운드 결과.
name-tournament-crosstable = 교차표, 전적표
help-tournament-crosstable = 교차표: 모든 선수의 모든 라운드, 4w1은 백으로 4번에게 이긴 것.
tournament-no-prizes = 대회 파일에 상이 없습니다. 상마다 [[prize]]로 시작합니다.
tournament-prizes-now = { $round }라운드 뒤 현재:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, 나눔.
tournament-prize-left = 수상자 없음: { $amount }.
tournament-prize-none = { $player }: 상 없음.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = 자격 있는 선수 중 { $place }위.
tournament-prize-equally = 모두 { $sum }, { $count }명이 똑같이 나눔.
tournament-prize-hort = 호르트: 자기 순위의 상 { $own }의 절반, 그리고 합계 { $sum }을 { $count }명이 똑같이 나눈 몫의 절반.
tournament-prize-instead = { $name }: 못 받음. 상은 한 사람에 하나, 가장 큰 것입니다.
tournament-prize-lots = 같은 순위 { $count }명, 상품은 하나씩. 규정이나 추첨으로 정합니다.
name-tournament-prizes = 상금
help-tournament-prizes = 상금: 누가 어떤 상을 받는지; 상금 7: 선수 7이 받는 상과 그 까닭.
name-tournament-notices = 안내문, 알림
help-tournament-notices = 안내문: 선수마다 한 줄을 쓴 파일들, 그리고 큰 글씨 한 장.
name-tournament-report = 보고서
help-tournament-report = 보고서: 라운드의 결과, 한 일, 남은 일, 순위를 담은 파일들.
name-tournament-games = 기보
help-tournament-games = 기보: 라운드의 대국을 PGN으로, 테이블에 있으면 수와 시간도 함께.
tournament-tables-none = { $round }라운드에 남은 대국이 없음.
tournament-tables-no-file = 테이블용 경기 파일이 없음. 대회 파일에 table = "table.toml"을 쓰세요; match --new로 만듭니다.
tournament-tables-unread = 읽지 못함: { $file }, { $reason }. 준비된 테이블 없음.
tournament-tables-wrong = { $file }에 오류 있음. 준비된 테이블 없음.
tournament-tables-laid = 준비된 테이블: { $count }. 경기장을 열려면 다른 터미널에서: { $program } room { $file }
tournament-table-taken-back = 보드 { $board }, { $round }라운드: 테이블에서 취소됨. 여기서 취소하려면: 철회 { $act }.
tournament-table-differs = 테이블 { $table }, { $round }라운드: { $result }, 그곳에서 서명됨. 여기에는 다른 결과가 있음: 하나를 고치세요.
tournament-table-others = 테이블 { $table }, { $round }라운드: 대진이 다름. 받지 않음: { $result }.
name-tournament-tables = 테이블
help-tournament-tables = 테이블: 라운드의 테이블을 준비합니다. 테이블마다 경기 파일 하나와 경기장 파일 하나; 테이블 2: 2라운드의 것.
name-tournament-export = 내보내기
help-tournament-export = 내보내기 club.trf: 페어링과 레이팅 프로그램용 대회 파일.
name-tournament-log = 일지
help-tournament-log = 일지: 마지막 기록과 그 번호; 일지 30: 더 많이.
name-tournament-revoke = 철회
help-tournament-revoke = 철회 12: 기록 12를 되돌립니다.
name-tournament-explain = 설명, 무엇
help-tournament-explain = 설명 부흐홀츠: 대회의 낱말을 한 문장으로; 설명: 모든 낱말.
name-tournament-help = 도움말, 도움
help-tournament-help = 도움말 페어링: 그 명령의 설명; 도움말 모두: 모든 명령.
name-tournament-leave = 나가기, 종료
help-tournament-leave = 나가기: 모두 저장됩니다.

room-desk-words = 경기장
room-desk-passphrase = 경기장의 암호문. 엔터만: 나가기.
room-desk-welcome = 경기장 심판석, 테이블 { $count }개. 심판 { $deputy }번입니다.
room-desk-left = 경기장 심판석에서 나왔습니다.
room-desk-nothing = 기다리는 것이 없습니다.
room-desk-waiting = 기다리는 안건 { $count }건. { $first }
room-desk-news = 새 안건 { $count }건. { $first }
room-desk-call = 테이블 { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = { $color }의 이의, 터치
room-desk-two-hands = { $color }의 이의, 두 손
room-desk-claim = { $color }의 무승부 주장
room-desk-increment = { $color }의 시간 추가 요청
room-desk-draw = { $color }의 무승부 제안, 허락 필요
room-desk-session = 대국 시간 끝
room-desk-stopped = { $color }이 시계를 멈춤
room-desk-sheets = 기보를 채워야 함
room-desk-silent = { $color }이 복창하지 않음
room-desk-boards-differ = 판이 서로 다름
room-desk-conduct = { $color }의 위반, 심판이 정함
room-desk-position = 국면이 의심스러움
room-desk-unconfirmed = 확인된 규칙 없음
room-desk-default-time = 지각 한도 없음
room-desk-flag-in-claim = 주장 중에 { $color }의 시간이 다 됨
room-desk-results = 결과가 서로 다름
room-desk-signed = 둘 다 다른 결과에 서명
room-desk-envelope = 개봉할 봉투
room-desk-called = { $color }이 부름
room-desk-told = { $color }이 부름: { $text }
room-desk-appeal = { $number }번 판정에 대한 { $color }의 항소
room-desk-board-gone = { $color }의 판에 신호 없음
room-desk-board-wrong = { $color }의 판이 틀림
room-desk-illegal = { $color }의 불법 수 { $count }회, 벌칙 적용
room-desk-near = { $color }의 남은 시간 { $time }
room-desk-missing = { $color }이 자리에 없음
room-desk-stands = 시계 멈춤
room-desk-over = 종료, { $score }
room-desk-flag = { $color }의 시간이 다 됨, { $score }
room-desk-yours = 내 담당입니다.
room-desk-has-it = 심판 { $deputy }번 담당입니다.
room-desk-no-next = 더 기다리는 것이 없습니다.
room-desk-taken = 내 담당입니다. { $what }
room-desk-taken-nothing = 내 담당입니다, 테이블 { $table }. 그곳에는 기다리는 것이 없습니다.
room-desk-has-table = 심판 { $deputy }번 담당: 테이블 { $table }.
room-desk-has-none = 맡은 테이블이 없습니다. 다음 또는 번호를 입력하세요.
room-desk-has-several = 어느 테이블입니까? 맡은 테이블: { $tables }.
room-desk-not-taken = 아무도 맡지 않은 테이블: { $table }.
room-desk-done = 완료, 테이블 { $table }.
room-desk-still = 돌려주었습니다. { $what }
room-desk-opened = 테이블 { $table }의 심판석. 돌아가려면: 닫기.
room-desk-open-elsewhere = 사용 중, 테이블 { $table }: 다른 단말기에 있습니다.
room-desk-not-open = 열린 심판석이 없습니다. 열려면: 열기와 번호.
room-desk-back = 경기장으로 돌아왔습니다. 테이블 { $table } 완료.
room-desk-back-waits = 경기장으로 돌아왔습니다. 아직 내 담당입니다. { $what }
room-desk-gone = 심판 { $deputy }번이 나갔습니다. 다시 기다리는 { $count ->
   *[other] 테이블
}: { $tables }.
room-desk-no-table = 없는 테이블: { $table }. 모두 보려면: 테이블목록.
room-desk-no-tables = 테이블이 없습니다.
room-desk-table = 테이블 { $table }: { $white }, { $black }.
room-desk-line = 테이블 { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = 시작 전
room-desk-how-plays = { $number }수
room-desk-how-stands = { $number }수, 시계 멈춤
room-desk-how-adjourned = { $number }수에서 중단
room-desk-how-unsigned = { $score }, 서명 전
room-desk-how-signed = { $score }, 마감 전
room-desk-how-closed = { $score }, 마감
room-desk-count = 테이블: { $count }. 대국 중: { $playing }. 시작 전: { $new }. 종료: { $over }.
room-desk-all-over = 모든 대국이 끝났습니다.
room-desk-none-over = 끝난 대국이 없습니다.
room-desk-result = 테이블 { $table }: { $score }, { $white }, { $black }.
room-desk-clock = 테이블 { $table }: { $color }, { $time }.
room-desk-no-clock-under = { $time } 미만인 시계가 없습니다.
room-desk-no-clocks = 시계가 없습니다.
room-desk-follows = 듣고 있는 { $count ->
   *[other] 테이블
}: { $tables }.
room-desk-follows-none = 듣고 있는 테이블이 없습니다.
room-desk-follows-said = 테이블 { $table }: { $what }
room-desk-started-one = 시작함, 테이블 { $table }.
room-desk-started = 시작함: 테이블 { $count }개.
room-desk-not-started = 시작 안 됨: { $count ->
   *[other] 테이블
} { $tables }. 열기로 그곳을 보세요.
room-desk-paused-one = 시계 멈춤, 테이블 { $table }.
room-desk-paused = 시계 멈춤: 테이블 { $count }개.
room-desk-not-paused = 가지 않던 시계: { $count ->
   *[other] 테이블
} { $tables }.
room-desk-resumed-one = 시계 감, 테이블 { $table }.
room-desk-resumed = 시계 감: 테이블 { $count }개.
room-desk-not-resumed = 재개 안 됨: { $count ->
   *[other] 테이블
} { $tables }. 그곳에 안건이 있습니다.
room-desk-run-none = 해당하는 테이블이 없습니다.
room-desk-help = 안건: 대기, 다음, 맡기 7, 열기 7, 닫기, 완료.
    질문: 테이블 7, 테이블목록, 시계 5, 종료, 미종료, 결과.
    시계: 시작, 멈춤, 재개. 듣기: 따라듣기 7.
    더: 도움말 모두, 도움말 다음. 나가려면: 나가기.
room-desk-wants-table = { $name } 다음에 테이블을 입력하세요: { $name } 7.
room-desk-wants-maybe-table = { $name }만, 또는 테이블과 함께: { $name } 7.
room-desk-wants-followed = { $name } 다음에 테이블을 입력하세요: { $name } 7, 또는 { $name } 없음.
room-desk-wants-minutes = { $name }만, 또는 분과 함께: { $name } 5.
room-desk-wants-command = { $name }만, 또는 명령과 함께: { $name } 다음.
name-room-none = 없음
name-room-waits = 대기
help-room-waits = 대기: 기다리는 것 모두, 오래된 것부터, 그리고 누구 담당인지.
name-room-next = 다음
help-room-next = 다음: 아무도 맡지 않은 가장 오래된 테이블을 맡습니다.
name-room-take = 맡기
help-room-take = 맡기 7: 테이블 7을 맡습니다. 다른 심판은 더 듣지 않습니다.
name-room-done = 완료
help-room-done = 완료: 맡은 테이블을 돌려줍니다; 완료 7: 여럿 중 테이블 7.
name-room-open = 열기
help-room-open = 열기 7: 테이블 7의 심판석에서 판정합니다; 열기: 맡은 테이블.
name-room-close = 닫기
help-room-close = 닫기: 테이블의 심판석에서 경기장으로 돌아갑니다.
name-room-start = 시작
help-room-start = 시작: 시작하지 않은 모든 대국; 시작 7: 테이블 7.
name-room-pause = 멈춤
help-room-pause = 멈춤: 모든 시계; 멈춤 7: 테이블 7.
name-room-resume = 재개
help-room-resume = 재개: 기다리는 것이 없는 곳의 시계가 갑니다; 재개 7: 테이블 7.
name-room-table = 테이블
help-room-table = 테이블 7: 선수, 수, 시계, 기다리는 것.
name-room-tables = 테이블목록
help-room-tables = 테이블목록: 모든 테이블, 한 줄에 하나.
name-room-not-finished = 미종료
help-room-not-finished = 미종료: 끝나지 않은 대국.
name-room-finished = 종료
help-room-finished = 종료: 끝난 대국과 서명할 것.
name-room-results = 결과
help-room-results = 결과: 지금까지의 결과.
name-room-clocks = 시계
help-room-clocks = 시계: 모든 시계, 적게 남은 것부터; 시계 미만 5: 5분 미만.
name-room-follow = 따라듣기
help-room-follow = 따라듣기 7: 그곳의 알림을 모두 듣습니다; 따라듣기 없음: 그만.
name-room-help = 도움말
help-room-help = 도움말 다음: 명령 하나; 도움말 모두: 모든 명령.
name-room-leave = 나가기
help-room-leave = 나가기: 심판석을 떠납니다. 맡은 테이블은 다시 기다립니다.


cli-tournament = 대회 파일로 대회를 운영합니다: 명단, 대진, 결과, 순위.
arg-tournament-file = 대회 파일.
arg-tournament-check = 대회 파일을 검사하고 잘못을 보여 줍니다.
arg-tournament-new = 질문으로 대회 파일을 만듭니다.
arg-tournament-from = 다른 프로그램의 교환 파일로 만듭니다, TRF.
health-pairing = 페어링 프로그램: { $program }.
health-no-pairing = 페어링 프로그램 없음: 스위스는 직접 입력하거나 gacrux 설치.
tournament-not-entered = 등록 안 됨: { $player }. { $why }
tournament-other-file = 같은 이름의 다른 파일이 있음
lichess-welcome = 로그인: { $name }. { $count ->
    [0] 진행 중인 대국이 없습니다.
   *[other] 진행 중인 대국 { $count }개.
 } 모든 명령은 { $help }.
lichess-help = 대국 찾기: { $seek } 15+10. 그 밖에 { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = 없는 명령: { $word }. 모든 명령은 { $help }.
lichess-token-ask = lichess 토큰을 붙여 넣으세요. 보이지 않습니다. 나가려면 엔터.
lichess-token-wrong = 토큰이 아닙니다. 다시 붙여 넣거나, 나가려면 엔터.
lichess-token-unreadable = 저장된 토큰을 읽을 수 없음: { $reason }.
lichess-token-not-kept = 토큰을 저장하지 못함: { $reason }.
lichess-token-forgotten = 토큰을 취소하고 지웠습니다.
lichess-token-not-deleted = 토큰 파일을 지우지 못함: { $reason }.
lichess-token-not-revoked = 토큰을 여기서만 지움: { $reason }. 취소할 곳은 { $page }.
lichess-not-entered = 로그인하지 못함: { $reason }.
lichess-too-fast-to-seek = 찾기에는 너무 빠릅니다. 8분 이상, 또는 5+5.
lichess-too-fast = 도전하기에는 너무 빠릅니다. 3분 이상.
lichess-challenge-whom = 상대를 말하세요: { $challenge } 다음에 이름, 또는 { $challenge } ai 3.
lichess-level-wrong = 단계는 1에서 8까지입니다.
lichess-terms-wrong = 모르는 말: { $word }. 15+10이나 3d 같은 시간, 변형 또는 색을 말하세요.
lichess-no-challenge = 도전이 없습니다.
lichess-no-games = 진행 중인 대국이 없습니다.
lichess-no-such-game = 없는 대국 번호: { $number }.
lichess-game = { $number }, { $name }. 내 색 { $color }. { $turn ->
    [own] 내 차례.
   *[other] 내 차례가 아님.
 }
lichess-challenged = 도전: { $name }, { $time }, { $variant }, { $rated ->
    [rated] 레이팅 반영
   *[casual] 레이팅 미반영
 }. { $accept } 또는 { $decline }.
lichess-challenge-gone = 도전이 취소되었습니다.
lichess-challenge-declined = 도전이 거절되었습니다. { $reason }
lichess-challenge-sent = 도전을 보냄: { $name }, { $time }.
lichess-seeking = 대국을 찾는 중, { $time }.
lichess-seek-ended = 찾기를 끝냈습니다.
lichess-seek-failed = 찾지 않음: { $reason }.
lichess-no-seek = 찾고 있는 대국이 없습니다.
lichess-lost = 연결이 끊김: { $reason }. 다시 시도합니다.
lichess-no-variant = 여기서 둘 수 없는 변형: { $variant }.
elsewhere-begins = 내 색 { $color }, 상대 { $name }.
elsewhere-back = 다시 연결되었습니다.
elsewhere-lost = 연결이 끊김: { $reason }. 시계는 계속 갑니다. 다시 시도합니다.
elsewhere-cut = 연결이 끊김: { $reason }. 대국에서 나가려면 { $quit }.
elsewhere-busy = 아직 보내지 않음: { $reason }. 그 뒤에 보냅니다.
elsewhere-move-refused = 수가 거부됨: { $reason }. 무르기 되었습니다.
elsewhere-not-done = 하지 못함: { $reason }.
elsewhere-takeback-sent = 무르기를 요청했습니다.
elsewhere-takeback-asked = 상대가 무르기를 요청합니다. 승낙하려면 { $takeback }.
elsewhere-gone = 상대가 나갔습니다. { $claim }으로 이기기까지 남은 초: { $seconds }.
elsewhere-returned = 상대가 돌아왔습니다.
elsewhere-chat = { $name }의 글: { $words }
elsewhere-no-pause = 이 대국의 시계는 멈출 수 없습니다.
elsewhere-not-here = 이 대국에서는 안 됨: { $name }. 대국에서 나가려면 { $quit }.
elsewhere-first-move = 첫 수까지 남은 초: { $seconds }. 그 뒤에 대국이 취소됩니다.
elsewhere-aborted = 대국이 취소되었습니다.
elsewhere-left = 한 선수가 나갔습니다. { $winner }의 승리.
elsewhere-decided = 서버가 결정했습니다. { $winner }의 승리.
elsewhere-goes-on = 대국은 lichess에서 계속됩니다. 내 시계가 갑니다.
elsewhere-over = 돌아가려면 { $quit }.
resume-elsewhere = { $game }번 대국은 온라인 대국입니다. 계속하려면 { $program } { $command }
fault-unreached = 서버에 연결되지 않음
fault-silent = 서버가 답하지 않음
fault-broken = 연결이 끊어짐
fault-untrusted = 서버의 신원을 확인할 수 없음
fault-token = 토큰이 거부됨
fault-missing = 찾을 수 없음
fault-busy = 요청이 너무 많음, 기다릴 초 { $seconds }
fault-failing = 서버 고장
fault-refused = 서버가 거부함
fault-not-now = 지금은 안 됩니다
fault-refused-so = 서버의 말 { $words }
fault-nonsense = 알 수 없는 답
name-lichess-seek = 찾기
name-lichess-challenge = 도전
name-lichess-accept = 승낙, 수락
name-lichess-decline = 거절
name-lichess-cancel = 취소
name-lichess-games = 대국목록
name-lichess-play = 두기
name-lichess-forget = 잊기
name-lichess-help = 도움말
name-lichess-quit = 종료, 끝내기
cli-lichess = lichess에서 두기: 대국 찾기, 도전, 대국 이어 두기.
arg-lichess-first = 첫 명령, 예를 들어 seek 15+10.
arg-lichess-server = 같은 인터페이스를 쓰는 다른 서버.

## 타이브레이크

tie-break-encounter = 승자승
tie-break-wins = 승수
tie-break-games-won = 승리한 대국 수
tie-break-black-games = 흑 대국 수
tie-break-black-wins = 흑 승수
tie-break-progressive = 누적 점수
tie-break-rounds = 빠지지 않은 라운드
tie-break-standard = 표준 점수
tie-break-number = 시드 번호
tie-break-buchholz = 부흐홀츠
tie-break-average-buchholz = 상대 평균 부흐홀츠
tie-break-fore = 포어 부흐홀츠
tie-break-average-fore = 상대 평균 포어 부흐홀츠
tie-break-sonneborn = 손네보른-베르거
tie-break-koya = 코야
tie-break-average-rating = 상대 평균 레이팅
tie-break-performance = 퍼포먼스 레이팅
tie-break-perfect = 완전 퍼포먼스
tie-break-average-performance = 상대 평균 퍼포먼스
tie-break-average-perfect = 상대 평균 완전 퍼포먼스
tie-break-rating = 레이팅
tie-break-match-points = 매치 점수
tie-break-game-points = 보드 점수
tie-break-strength = 점수와 상대의 강도
tie-break-board-count = 보드 합산
tie-break-top-boards = 윗보드
tie-break-bottom-boards = 끝 보드 빼고
tie-break-weighed = 손네보른-베르거, { $brought } 곱하기 { $scored }
tie-break-of-games = 보드 점수의 { $tie }
tie-break-cut = { $tie } 컷 { $number }
tie-break-median = { $tie } 미디언 { $number }
tie-break-limit = { $tie } 기준 { $number }
tie-break-forfeits = { $tie } 몰수 포함
tie-break-reversed = { $tie } 역순

## 대회의 낱말 설명

term-cut = 컷
term-median = 미디언
term-berger = 베르거 표
term-varma = 바르마 표
term-bye = 바이
term-half-bye = 반 점 바이
term-forfeit = 부전
term-floater = 플로터
term-score-group = 점수조
term-acceleration = 가속
explain-all = 설명이 있는 낱말: { $names }. 설명 뒤에 하나를 입력하세요.
explain-which = 어느 것: { $names }?
explain-none = 그런 낱말은 없습니다: { $word }. 모든 낱말은 설명.
explain-buchholz = 부흐홀츠: 모든 상대의 점수를 더한 것. 강한 상대일수록 높습니다.
explain-cut = 컷 1: 가장 약한 상대를 뺍니다. 컷 2는 두 명을 뺍니다.
explain-median = 미디언: 가장 약한 상대와, 가장 강한 상대를 뺍니다.
explain-sonneborn = 손네보른-베르거: 이긴 상대의 점수, 그리고 비긴 상대의 점수 절반.
explain-encounter = 승자승: 점수가 같은 선수들끼리의 대국만.
explain-progressive = 누적 점수: 라운드마다의 점수를 모두 더한 것. 일찍 이길수록 높습니다.
explain-wins = 승수: 1점을 얻은 라운드, 두지 않은 것도 셉니다.
explain-games-won = 승리한 대국 수: 보드에서 둔 것만.
explain-black-games = 흑 대국 수: 많을수록 좋습니다.
explain-black-wins = 흑 승수: 보드에서 둔 것만.
explain-koya = 코야: 전체 점수의 절반 이상을 얻은 선수들을 상대로 한 점수.
explain-average-rating = 상대 평균 레이팅: 상대의 레이팅을 모두 더해, 그 수로 나눈 것.
explain-performance = 퍼포먼스 레이팅: 이 상대들과의 결과에 맞는 레이팅.
explain-match-points = 매치 점수: 매치마다, 보통 이기면 2점 비기면 1점.
explain-game-points = 보드 점수: 팀의 모든 보드의 점수를 더한 것.
explain-round-robin = 라운드 로빈: 모두가 모두와 둡니다.
explain-swiss = 스위스: 라운드마다 점수가 비슷한 상대, 같은 상대와 두 번 두지 않습니다.
explain-adjusted = 조정 스위스: 라운드마다 옛 규정으로 제안하고, 심판이 승낙합니다.
explain-lots = 추첨 스위스: 점수가 같은 선수를 추첨으로 페어링하고, 심판이 승낙합니다.
explain-by-hand = 직접 페어링: 라운드마다 대진을 직접 입력합니다.
explain-match = 두 사람의 시합: 두 선수가 여러 판을 둡니다.
explain-groups = 조별 경기: 조마다 라운드 로빈. 상위 선수가 토너먼트나 결승에 나갑니다.
explain-scheveningen = 스헤베닝언: 한 팀의 모두가 다른 팀의 모두와 둡니다.
explain-knock-out = 토너먼트: 진 사람은 탈락, 이긴 사람은 진출.
explain-berger = 베르거 표: 라운드 로빈의 정해진 대진, 라운드마다의 색까지.
explain-varma = 바르마 표: 연맹별 추첨. 같은 연맹 선수들이 일찍 만납니다.
explain-bye = 바이: 상대 없는 라운드. 보통 1점을 얻습니다.
explain-half-bye = 반 점 바이: 한 라운드에 대해, 미리 신청한 것.
explain-forfeit = 부전: 선수가 오지 않아, 두지 않고 이기거나 진 것.
explain-floater = 플로터: 다른 점수조의 상대와 페어링된 선수.
explain-score-group = 점수조: 점수가 같은 모든 선수. 스위스는 먼저 그 안에서 페어링합니다.
explain-acceleration = 가속: 첫 라운드들의 추가 점수, 페어링에만 씁니다. 강한 선수들이 더 일찍 만납니다.

captain-welcome = { $team } 팀 주장. 내 테이블: { $tables }. 명령: 도움말.
captain-no-boards = { $team } 팀 주장. 여기에는 내 팀의 테이블이 없습니다.
captain-no-teams = 이 경기장에는 팀이 없습니다.
captain-which-team = 팀을 정하세요: { $program } seat captain --team 다음에 이름. 팀: { $teams }.
captain-taken = 이 자리는 다른 터미널에 있습니다. 먼저 그 터미널을 닫으세요.
captain-options = --team은 팀 주장에게만, --table은 테이블 자리에 쓰세요.
captain-asks = 테이블 { $table }, { $player }: { $question }
captain-asked-none = 기다리는 질문이 없습니다.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = 아직 두는 테이블: { $tables }.
captain-sign-now = 시합에 서명하려면: 서명.
captain-signed = 서명했습니다: { $result }.
captain-no-signature = 여기서는 팀 주장이 서명하지 않습니다.
captain-last = { $color }, 마지막 수: { $move }.
captain-said = 전했습니다: { $word }. 테이블 { $table }, { $player }.
captain-only = 말할 수 있는 것: { $may }. 물을 수 있는 것: { $ask }.
captain-only-asks = 여기서는 조언할 수 없습니다. 물을 수 있는 것: { $ask }.
captain-no-advice = 규정에 따라 팀 주장은 조언할 수 없습니다.
captain-which = 누구에게? 테이블을 더하세요: { $tables }.
captain-nowhere = 지금은 맞는 테이블이 없습니다.
captain-not-ours = 테이블 { $table }, 내 팀이 아닙니다.
captain-over = 테이블 { $table }: 대국이 끝났습니다.
captain-no-question = 테이블 { $table }: 기다리는 질문이 없습니다.
captain-no-offer = 테이블 { $table }: 무승부 제안이 없습니다.
captain-help =
    말하기: 무승부제안 7, 무승부승낙 7, 기권 7.
    대답하기: 예, 아니요, 결정. 질문이 여럿이면: 예 7.
    묻기: 질문, 보드목록, 테이블 7, 국면 7, 점수.
    더: 도움말 모두, 도움말 서명. 나가려면: 나가기.
captain-word-offer-draw = 무승부를 제안하세요
captain-word-accept-draw = 무승부를 승낙하세요
captain-word-resign = 기권하세요
captain-word-yes = 예
captain-word-no = 아니요
captain-word-decide = 스스로 결정하세요
captain-question-offer-draw = 무승부를 제안할까요?
captain-question-accept-draw = 무승부를 승낙할까요?
captain-question-resign = 기권할까요?
captain-asked = 팀 주장에게 묻습니다: { $question }
captain-none = 물을 수 있는 팀 주장이 없습니다.
captain-wants = { $name } { $draw } 또는 { $name } { $resign }, 이렇게만 물으세요.
captain-says = 팀 주장: { $word }.
captain-there = 팀 주장이 자리에 있습니다.
captain-gone = 팀 주장이 나갔습니다.
desk-captain-there = { $color }: 팀 주장이 자리에 있습니다.
desk-captain-gone = { $color }: 팀 주장이 나갔습니다.
desk-captain-asked = { $color }이 팀 주장에게 묻습니다: { $question }
desk-captain-says = { $color }, 팀 주장의 말: { $word }.
desk-captain-signs = { $color }, 팀 주장의 서명: { $result }.
help-captain =
    팀주장 무승부: 무승부를 제안할지, 승낙할지 팀 주장에게 묻습니다.
    팀주장 기권: 기권할지 묻습니다.
    심판이 들을 수 있습니다. 결정은 스스로 합니다.
name-captain-offer-draw = 무승부제안, 무승부 제안
help-captain-offer-draw = 무승부제안 7: 테이블 7의 우리 선수에게 무승부를 제안하라고 합니다.
name-captain-accept-draw = 무승부승낙, 무승부 승낙
help-captain-accept-draw = 무승부승낙 7: 테이블 7의 우리 선수에게 무승부를 승낙하라고 합니다.
name-captain-resign = 기권
help-captain-resign = 기권 7: 테이블 7의 우리 선수에게 기권하라고 합니다.
name-captain-yes = 예, 네
help-captain-yes = 예: 질문에 대답합니다; 예 7: 여럿이면 테이블 7의 질문.
name-captain-no = 아니요, 아니오
help-captain-no = 아니요: 질문에 대답합니다; 아니요 7: 여럿이면 테이블 7의 질문.
name-captain-decide = 결정, 스스로 결정
help-captain-decide = 결정: 선수가 결정하게 합니다; 결정 7: 여럿이면 테이블 7의 선수.
name-captain-asked = 질문
help-captain-asked = 질문: 대답을 기다리는 질문.
name-captain-boards = 보드목록, 체스판
help-captain-boards = 보드목록: 우리 팀의 모든 체스판, 한 줄씩.
name-captain-table = 테이블
help-captain-table = 테이블 7: 그곳의 수, 시계, 질문.
name-captain-position = 국면
help-captain-position = 국면 7: 그곳의 기물 배치.
name-captain-score = 점수
help-captain-score = 점수: 시합의 점수와 아직 두는 테이블.
name-captain-sign = 서명
help-captain-sign = 서명: 규정이 요구하면 시합 결과에 서명합니다.
name-captain-repeat = 다시
help-captain-repeat = 다시: 마지막 문장을 다시.
name-captain-help = 도움말
help-captain-help = 도움말 서명: 명령 하나; 도움말 모두: 모든 명령.
name-captain-leave = 나가기
help-captain-leave = 나가기: 팀 주장 자리를 떠납니다.
room-wrong-team = 팀 { $name }, 이미 있습니다. 저마다 다른 이름이 필요합니다.
room-wrong-no-team = 팀 { $name }, 파일에 없습니다. [[team]] 아래에 더하세요.
room-key-team = [[team]] 아래에 있는 팀 이름.
room-key-team-name = 팀 이름.
room-key-captain = 팀 주장의 이름.
room-key-captain-talk = 팀 주장에게 말하는 목소리, 예: de.
room-key-advise = 팀 주장이 조언할 수 있는지: yes나 no.
room-key-sign = 팀 주장이 시합에 서명하는지: yes나 no.
arg-seat-team = 경기장에 팀이 여럿일 때 주장의 팀.
arg-link-team = 경기장에 팀이 여럿일 때 주장의 팀.
event-can-yes-no = yes나 no를 쓰세요.
home-hosting = { $color } 차례로 둡니다, { $time }, { $variant }{ $strict ->
    [strict] , 무르기 없음
   *[friendly] {""}
 }. 상대를 기다립니다.
home-hosting-again = { $name }와의 대국이 이어집니다. 상대를 기다립니다.
home-how = 다른 컴퓨터에서 참가: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = { $name }와의 대국이 끝나지 않았습니다. 이어 둘까요? 예 또는 아니요.
home-offer = { $name }와의 대국, { $time }, { $variant }{ $strict ->
    [strict] , 무르기 없음
   *[friendly] {""}
 }. 내 색은 { $color }. 연결이 끊겨도 시계는 계속 갑니다. 둘까요? 예 또는 아니요.
home-no-clocks = 시계 없음
home-terms-wrong = 모르는 말: { $word }. 15+10 같은 시간, 변형, 색 또는 엄격을 말하세요.
home-declined = { $name } 님이 두지 않겠답니다.
home-rematch-asked = 재대국 제안. 승낙하려면 { $rematch }.
home-rematch-sent = 재대국을 제안했습니다.
home-over = 한 판 더: { $rematch }. 나가려면 { $quit }.
home-waits = 상대를 기다립니다. 나가려면 { $quit }.
home-left = 주최자가 나갔습니다. 끝나지 않은 대국은 그쪽에 저장됩니다.
home-taken = 다른 사람이 이미 그 대국을 둡니다.
home-no-game = 거기에는 기다리는 대국이 없습니다.
home-not-kept = 대국이 더는 저장되지 않음: { $reason }.
home-goes-on = 대국이 끝나지 않았습니다. 이어 두려면 같은 명령을 치세요.
elsewhere-away = 상대의 연결이 끊겼습니다. 시계는 계속 갑니다.
help-chat = chat 잘 두셨습니다: 온라인 대국의 상대에게 그 글을 보냅니다.
elsewhere-chat-sent = 상대에게 보냈습니다.
chat-nobody = 글을 보낼 상대가 없습니다.
cli-host = 다른 곳의 상대에게 심판 없는 대국을 엽니다.
cli-join = 다른 사람이 연 대국에 참가합니다.
arg-host-terms = 시간, 변형, 색, 엄격을 어떤 순서로든, 예: 15+10 백.
arg-join-by = 주최자에게 가는 명령.

# 강의, 퍼즐, 훈련의 문장. 강의의 문제는 lessons/에 하나씩 있다.
# 모든 문장은 한 번만 들린다: 짧게, 한 번에 한 생각, 칸은 그대로.

# 강의에서 묻는 것과 대답에 대해 말하는 것.

lessons-next = 강의. 다음은 { $number }, { $title }. 시작하려면 { $learn } 다음에 번호를 입력하세요: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, 마침
practice-board = 체스판을 쓰려면: { $setup }.
lessons-listen = 듣는 이야기:
lessons-own = 직접 만든 것:
own-name = { $text }: 강의에 없는 이름입니다.
own-no-title = 강의에 제목이 없습니다. 첫 줄에 title = "내 강의" 줄을 쓰세요.
own-no-exercise = 강의에 문제가 없습니다. [1] 줄로 시작하세요.
own-position = 없는 국면: { $text }. FEN으로 쓰세요.
own-task = 없는 과제: { $text }. 예: find mate.
own-no-task = 연습에 과제가 없습니다. 예: task = "find mate".
own-square = { $text }: 칸이 아닙니다.
own-number = { $text }: 숫자가 아닙니다.
own-empty = { $text }에 움직일 기물이 없습니다.
own-illegal = { $text }: 여기서 둘 수 없는 수입니다. 수는 Nf3처럼 영어 글자로 쓰세요.
own-answer = { $text }: 이 과제의 답이 아닙니다.
own-moves = 다른 수가 맞습니다: { $text }.
own-misses = { $text }: 과제가 요구하는 것을 하지 않습니다.
own-untrue = 답이 사실과 다릅니다.
lesson-none = 없는 강의: { $word }. 번호는 1에서 { $count }까지입니다.
lesson-begins = { $title }.
lesson-goes-on = { $title }, 문제 { $exercise }.
lesson-where = { $title }, 문제 { $count }개 가운데 { $exercise }번.
lesson-first = 첫 번째 문제입니다.
lesson-not-here = { $name }: 강의에서는 쓸 수 없습니다.
practice-which = 어느 것: { $names }?
answer-wants-colour = { $light } 또는 { $dark }으로 답하세요.
answer-wants-yes-no = { $yes } 또는 { $no }로 답하세요.
answer-wants-number = 숫자로 답하세요.
answer-wants-piece = 기물 또는 { $nothing }으로 답하세요.
answer-wants-squares = h5 e6처럼 칸으로 답하세요.
answer-wants-choice = 답하세요: { $items } 또는 { $last }.
practice-nothing-back = 무를 것이 없습니다. 다시 답하세요.
lesson-not-kept = 성적 저장 실패: { $reason }.

ask-colour = { $square }: 무슨 색입니까?
ask-stands = { $square }에 무엇이 있습니까?
ask-count = { $square }의 { $piece }: 둘 수 있는 수가 몇 개입니까?
ask-moves = { $square }의 { $piece }: 모든 수를 하나씩 말하세요.
ask-all-moves = { $color } 차례. 둘 수 있는 모든 수를 하나씩 말하세요.
ask-castling = { $color } 차례. 가능한 캐슬링을 모두 말하세요.
ask-capture = { $color } 차례. 잡는 수를 찾으세요.
ask-most = { $color } 차례. 가장 값진 기물을 잡으세요.
ask-free = { $color } 차례. 아무도 지키지 않는 기물을 잡으세요.
ask-mate = { $color } 차례. 1수 메이트를 찾으세요.
ask-mate-in-two = { $color } 차례. 2수 메이트의 첫 수를 찾으세요.
ask-no-mate = { $color } 차례. 메이트를 막으세요.
ask-stalemate = { $color } 차례. 스테일메이트가 되는 수는 무엇입니까?
ask-fork = { $color } 차례. 포크를 찾으세요.
ask-discovered = { $color } 차례. 디스커버드 어택을 찾으세요.
ask-pin = { $color } 차례. 핀을 찾으세요.
ask-skewer = { $color } 차례. 스큐어를 찾으세요.
ask-win = { $color } 차례, 이깁니다. 어떻게?
ask-play-mate = { $color } 차례, 메이트할 수 있습니다. 컴퓨터를 상대로 두어 보세요: 여기서두기. 마치면 이 강의로 돌아와서: 다음.
ask-play-win = { $color } 차례, 이길 수 있습니다. 컴퓨터를 상대로 두어 보세요: 여기서두기. 마치면 이 강의로 돌아와서: 다음.
ask-play-draw = { $color } 차례, 비길 수 있습니다. 컴퓨터를 상대로 두어 보세요: 여기서두기. 마치면 이 강의로 돌아와서: 다음.
ask-legal = 둘 수 있는 수입니까: { $piece } { $square }? 예 또는 아니요.
ask-legal-short = { $color }이 킹사이드 캐슬링을 할 수 있습니까? 예 또는 아니요.
ask-legal-long = { $color }이 퀸사이드 캐슬링을 할 수 있습니까? 예 또는 아니요.
ask-safe = 안전한 수입니까: { $move }? 예 또는 아니요.
ask-reach = { $square }의 { $piece }: 언젠가 { $to }까지 갈 수 있습니까? 예 또는 아니요.
ask-drill = 훈련을 시작하려면 엔터. 그다음 강의가 이어집니다.
ask-winnable = 아직 누가 이길 수 있습니까? 예 또는 아니요.
ask-first-moves = 남은 수: { $moves }. 수를 입력하세요.

opening-developed = 전개한 나이트와 비숍: 4개 중 { $count }개.
opening-castled = { $castled ->
    [yes] 캐슬링했습니다.
   *[no] 캐슬링하지 않았습니다.
}
opening-again = 두 번 이상 움직인 기물: { $pieces }.
lesson-right = 맞습니다.
lesson-more = 맞습니다. { $count }개 더.
lesson-named = 이미 말한 것입니다.
lesson-wrong = 틀렸습니다.
lesson-wrong-move = 그 수가 아닙니다. 다시 해 보거나 힌트를 입력하세요.
lesson-no-capture = 아무것도 잡지 않는 수입니다. 다시 해 보세요.
lesson-no-check = 체크가 아닙니다. 다시 해 보세요.
lesson-answered = { $color }의 응수: { $move }. 다시 해 보세요.
lesson-help-piece = 움직일 기물: { $square }의 { $piece }.
lesson-help-goal = { $piece }, 갈 칸 { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = 강의가 끝났습니다.
lesson-missed = 다시 풀어 볼 문제{ $count ->
   *[other] {""}
}: { $exercises }.
lesson-next = 다음 강의 { $number }: { $title }.

choice-light = 밝음
choice-dark = 어두움
choice-nothing = 없음
number-words = 영/공, 하나/일, 둘/이, 셋/삼, 넷/사, 다섯/오, 여섯/육, 일곱/칠, 여덟/팔, 아홉/구, 열/십, 열하나/십일, 열둘/십이, 열셋/십삼, 열넷/십사, 열다섯/십오, 열여섯/십육, 열일곱/십칠, 열여덟/십팔, 열아홉/십구, 스물/이십, 스물하나/이십일, 스물둘/이십이, 스물셋/이십삼, 스물넷/이십사, 스물다섯/이십오, 스물여섯/이십육, 스물일곱/이십칠, 스물여덟/이십팔

# 퍼즐

puzzle-begins = 퍼즐, 기물 { $pieces }개, 레이팅 { $rating }.
puzzle-came = { $color }이 둔 수: { $move }.
puzzle-asks = { $color } 차례. 최선의 수를 찾으세요.
puzzle-answers = 맞습니다. { $color }의 응수: { $move }.
puzzle-solved = 맞습니다. 다 풀었습니다.
puzzle-over = 퍼즐이 끝났습니다. 다른 퍼즐: 다음. 내 대국으로: 닫기.
puzzle-rating = 내 레이팅 { $rating }. 다른 퍼즐: 엔터.
puzzle-streak-begins = 연속 풀기, 퍼즐 { $number }: 기물 { $pieces }개, 레이팅 { $rating }.
puzzle-streak-how = 되도록 많이 연속으로 푸세요. 한 번 틀리거나 힌트를 들으면 끝납니다. 내 기록: { $record }.
puzzle-streak-goes-on = 연속: { $count }.
puzzle-streak-ends = 연속 기록이 { $count }에서 끝났습니다. 내 기록: { $record }.
puzzle-none = 이 퍼즐은 모두 풀었습니다.
puzzles-new = 새 퍼즐: { $puzzle }.
puzzle-too-few = 기물이 그렇게 적은 퍼즐은 없습니다. { $pieces }개부터 있습니다.
puzzle-own-begins = { $name }의 퍼즐, 기물 { $pieces }개.
puzzle-own-none = { $name }에 퍼즐이 없습니다.
puzzle-own-columns = 줄마다 이름, 국면, 수, 레이팅을 쉼표로 나누어 써야 합니다.
puzzle-own-start = 퍼즐에는 FEN 태그에 국면이 있어야 합니다.
puzzle-own-game = 대국을 읽을 수 없습니다.
puzzle-own-position = 없는 국면입니다.
puzzle-own-move = { $number }번째 수를 둘 수 없습니다.
puzzle-own-short = 정답이 없습니다.
puzzle-own-more = 그 밖에 { $count }개.
puzzle-unknown = 그런 주제도 파일도 없습니다: { $word }. 주제 듣기: { $themes }.
puzzle-themes = 주제
puzzle-themes-told = 주제: { $themes }. 기물의 수나 레이팅도 입력할 수 있습니다.
puzzle-words = 또는: { $words }.
puzzle-easy = 쉬운, 쉬움, 쉽게
puzzle-hard = 어려운, 어려움, 어렵게
puzzle-opening = 오프닝
puzzle-middlegame = 미들게임
puzzle-endgame = 엔드게임
puzzle-streak = 연속, 연속 풀기
own-folder = 내 파일을 넣을 폴더: { $folder }.
puzzle-not-here = { $name }: 퍼즐에서는 쓸 수 없습니다.
puzzle-ends-game = 그러면 무승부입니다. 다시 해 보세요.

puzzle-help-check = 체크하는 수입니다.
puzzle-help-capture = 잡는 수입니다.
puzzle-help-quiet = 조용한 수: 체크도 아니고 잡지도 않습니다.
puzzle-help-mate = { $moves }수 메이트입니다.
puzzle-help-fork = 포크를 찾으세요.
puzzle-help-hanging = 지켜지지 않는 기물이 있습니다.
puzzle-help-pin = 핀을 찾으세요.
puzzle-help-skewer = 스큐어를 찾으세요.
puzzle-help-discovered = 디스커버드 어택을 찾으세요.
puzzle-help-double-check = 더블 체크를 찾으세요.
puzzle-help-promotion = 승급할 수 있는 폰이 있습니다.
puzzle-help-opposition = 오퍼지션 문제입니다.
puzzle-help-zugzwang = 상대에게 좋은 수를 남기지 마세요.
puzzle-help-runs = 킹이 따라잡지 못하는 폰이 있습니다.
puzzle-help-catches = 내 킹이 아직 폰을 따라잡을 수 있습니다.
puzzle-help-traps = 가둘 수 있는 기물이 있습니다.
puzzle-help-stops = 위협이 있습니다. 막으세요.
puzzle-help-saves = 내 기물 하나가 위험합니다.
puzzle-help-later = 나중에: { $theme }.
puzzle-help-promotes = { $moves }수 만에 폰이 승급합니다.
puzzle-help-both = { $clue } { $later }

reason-piece = { $square }의 { $piece }
reason-none = 다른 수는 모두 더 나쁩니다.
reason-mate = 메이트.
reason-back-rank = 백랭크 메이트: 킹이 자기 기물에 갇혀 있습니다.
reason-smothered = 스머더드 메이트: 킹이 갈 칸이 없고 나이트가 체크합니다.
reason-double-check = 더블 체크: 킹만 움직일 수 있습니다.
reason-promotion = 승급: { $piece }.
reason-hanging = 지켜지지 않은 기물: { $piece }.
reason-fork = 포크: { $piece }, 공격받는 기물 { $on }.
reason-pin = 핀: { $piece }, 그 뒤에 { $behind }.
reason-skewer = 스큐어: { $piece }, 그 뒤에 { $behind }.
reason-discovered = 디스커버드 어택: { $piece }, 공격받는 기물 { $on }.
reason-opposition = 오퍼지션: { $color }이 물러나야 합니다.
reason-zugzwang = 추크츠방: { $color }이 두어야 하고, 어느 수든 손해입니다.
reason-runs = { $pawn }의 폰이 달려갑니다: { $king }의 킹은 늦습니다.
reason-catches = 킹이 { $pawn } 폰의 정사각형 안에 있습니다.
reason-traps = 갇힌 기물: { $piece }.
reason-stops = 위협은 이것이었습니다: { $move }.
reason-saves = 구한 기물: { $piece }.
reason-wins = 폰 { $count }개만큼의 이득입니다.
reason-nears = { $square }의 폰이 승급에 가깝습니다.
reason-checks = 모든 수가 체크입니다.
reason-draws = 무승부입니다.
reason-trades = 교환이 승부를 정합니다.
reason-answers = 체크에 이만큼 좋은 다른 응수는 없습니다.

theme-fork = 포크
theme-pin = 핀
theme-skewer = 스큐어
theme-discovered = 디스커버드 어택
theme-double-check = 더블 체크
theme-hanging = 지켜지지 않은 기물
theme-back-rank = 백랭크 메이트
theme-smothered = 스머더드 메이트
theme-mate-in-one = 1수 메이트
theme-mate-in-one-also = 한 수 메이트, 일 수 메이트
theme-mate-in-two = 2수 메이트
theme-mate-in-three = 3수 메이트
theme-sacrifice = 희생
theme-promotion = 승급
theme-trapped = 갇힌 기물
theme-quiet = 조용한 수
theme-defence = 방어
theme-zugzwang = 추크츠방
puzzle-filler = 기물, 개, 수, 레이팅, 퍼즐, 문제

term-lesson = 강의 { $title }: { $learn }.
term-puzzle = 퍼즐: { $puzzle }.
term-sacrifice = 희생: 더 많이 얻거나 메이트하려고 기물을 내줍니다.
term-trapped = 갇힌 기물: 공격받고 있으며 안전한 칸이 없습니다.
term-defence = 방어: 상대의 위협을 막는 것입니다.
term-zugzwang = 추크츠방: 한쪽이 두어야 하는데 어느 수든 형세가 나빠집니다.
term-notation = 기보법
term-notation-text = 기보법: 기물의 글자와 새 칸을 적습니다, Nf3. 폰은 글자가 없습니다, e4. 잡으면 x, 체크면 더하기, 체크메이트면 우물 정자를 적습니다. O-O는 킹사이드 캐슬링, O-O-O는 퀸사이드 캐슬링입니다.
term-wings = 진영별 이름. 킹 비숍, 킹 나이트, 킹 룩은 킹 쪽에서, 퀸 비숍, 퀸 나이트, 퀸 룩은 퀸 쪽에서 시작합니다. 폰은 뒤에 있는 기물의 이름을 따릅니다: 킹 폰, 퀸 폰.

# 다시 나오는 것

due-today = 오늘 풀 문제 { $count }개. 걸리는 시간은 { $time }쯤. 시작하려면: { $practise }.
due-done = 오늘은 이것으로 끝입니다.
due-none = 오늘 풀 문제가 없습니다.
due-lines = 새 수순: { $repertoire }.
puzzle-more = 다른 퍼즐: 엔터.
practice-both = { $one }, { $other }: 함께 쓸 수 없습니다. 하나만 입력하세요.

# 대국의 실수

mistakes-begin = { $side ->
    [white] 백 { $white }, 실수. { $game }번 대국, 상대 { $black }.
    [black] 흑 { $black }, 실수. { $game }번 대국, 상대 { $white }.
   *[both] 양쪽의 실수. { $game }번 대국, 백 { $white }, 흑 { $black }.
}
mistakes-again = 다시 나온 실수, { $game }번 대국.
mistakes-search = 대국을 살펴보는 중입니다. 첫 문제는 몇 초 뒤에 나옵니다.
mistakes-search-next = 다음 실수를 찾는 중입니다.
mistakes-searched = 아직 찾는 중: 국면 { $all }개 가운데 { $judged }개 평가.
mistakes-quarter = 대국의 { $percent }퍼센트 탐색함.
mistakes-checking = 찾은 실수를 확인하는 중입니다.
mistakes-how = 더 나은 수를 입력하세요. 국면을 들으려면: { $pieces }.
mistakes-both = 양쪽
mistakes-unknown = 실수 { $word }: 모르는 말입니다. 실수 다음에 대국의 번호, 백, 흑 또는 양쪽을 입력하세요.
mistakes-no-game = 먼저 대국을 열거나 이 대국을 끝내세요.
mistakes-no-moves = 이 대국에는 둔 수가 없습니다.
mistakes-not-here = { $name }: 실수를 푸는 동안에는 쓸 수 없습니다.
mistakes-builtin = 컴퓨터의 평가: 분명히 이기거나 잃은 것만 묻습니다. 엔진은 더 봅니다: { $opponent } 엔진 stockfish.
mistakes-ended = 찾기를 여기서 마칩니다. 찾은 것은 남습니다.

mistake-asks = { $label ->
    [blunder] { $number }수째, { $color }: { $move }, 대실수. { $before }퍼센트에서 { $after }퍼센트로. 더 나은 수를 찾으세요.
   *[mistake] { $number }수째, { $color }: { $move }, 실수. { $before }퍼센트에서 { $after }퍼센트로. 더 나은 수를 찾으세요.
}
mistake-comment = 더 나은 수: { $move }. { $before }퍼센트에서 { $after }퍼센트로.
mistake-same = 대국에서 둔 수입니다. 다시 해 보세요.
mistake-best = 맞습니다. 최선의 수입니다.
mistake-mate = 맞습니다. 메이트입니다.
mistake-good = { $points ->
    [0] 맞습니다. 최선의 수만큼 좋습니다, { $move }.
   *[other] 맞습니다. 최선의 수보다 { $points }포인트 낮습니다, { $move }.
}
mistake-refuted = { $color }의 응수: { $move }.
mistake-again = 다시 해 보세요.
mistake-worse = 그 정도로는 모자랍니다. 다시 해 보세요.
mistake-not-judged = 수를 평가하지 못했습니다. 다시 입력하세요.
mistake-line = 그다음: { $moves }.
mistake-chance = 놓친 기회: { $color }의 앞 수도 실수였습니다.
mistake-time = { $color }의 남은 시간: { $time }.

mistakes-none = 물을 실수가 없습니다.
mistakes-over = 실수 { $count }개: { $kinds }.
mistakes-found = 찾음 { $count }
mistakes-shown = 보여 줌 { $count }
mistakes-skipped = 건너뜀 { $count }
mistakes-time = 시간에 쫓겨 둔 것 { $count }개.
mistakes-chances = 놓친 기회 { $count }개.
mistakes-most = { $phase ->
    [opening] 오프닝에서 가장 많았습니다.
    [middlegame] 미들게임에서 가장 많았습니다.
   *[endgame] 엔드게임에서 가장 많았습니다.
}
mistakes-accuracy = 정확도: 100 가운데 { $accuracy }.
mistakes-accuracy-both = 정확도: 100 가운데 백 { $white }, 흑 { $black }.

# 훈련

drill-list = 훈련. 시작하려면 훈련 다음에 이름이나 번호를 입력하세요: 훈련 칸 색. 단계는 끝에 씁니다: 훈련 나이트 길 2.
drill-line-done = { $name }, { $level }단계: 마지막 { $count }문제 가운데 { $right }문제 맞음
drill-begins = 훈련: { $drill }, { $level }단계, { $count }문제.
drill-none = 없는 훈련: { $word }. 있는 것: { $names }.
drill-levels = 훈련의 단계는 1에서 3까지입니다.
drill-unknown = { $word }: 알 수 없습니다. 단계 다음에 제한을 씁니다: 6 초, 20 문제, 무 반복. 600초, 50문제까지입니다.
drill-unit-seconds = { $count ->
   *[other] 초
}
drill-unit-questions = { $count ->
   *[other] 문제
}
drill-unit-repeats = { $count ->
   *[other] 반복
}
drill-no = 무
drill-within = 답할 시간은 문제마다 { $time }.
drill-repeats = { $count ->
    [0] 문제를 한 번만 듣습니다.
    [1] 문제마다 한 번 더 들을 수 있습니다.
    [2] 문제마다 두 번 더 들을 수 있습니다.
   *[other] 문제마다 { $count }회 더 들을 수 있습니다.
}
drill-no-repeat = 이 문제는 더 들을 수 없습니다.
drill-late = 맞지만 너무 늦었습니다: { $time }.
drill-not-here = { $name }: 훈련에서는 쓸 수 없습니다.
drill-from-memory = 훈련에서는 외워서 답합니다. 기물을 다시 들으려면: 정보.
lesson-from-memory = 이 질문은 외워서 답합니다.
drill-wrong = 틀렸습니다: { $answer }.
drill-answer = { $answer }.
drill-over = { $count }문제 가운데 { $right }문제 맞음.
drill-standing = 마지막 { $count }문제 가운데 { $right }문제 맞음, 보통 { $time } 걸림.
drill-next = 다음 단계로 갈 수 있습니다: 훈련 { $name } { $level }.

drill-colour = 칸 색
drill-colour-rule = 밝음 또는 어두움?
drill-line = 줄
drill-line-rule = 두 칸이 한 랭크나 파일, 대각선에 있습니까? 예 또는 아니요.
drill-squares = 기물의 칸
drill-squares-rule = 빈 판에서 기물이 갈 수 있는 모든 칸을 말하세요.
drill-knight = 나이트 길
drill-knight-rule = 가장 짧은 길의 칸을 마지막 칸까지 말하세요.
drill-attackers = 공격자
drill-attackers-rule = 한 칸을 공격하는 모든 기물의 칸을 두 색 모두 말하세요.
drill-recall = 기억
drill-recall-rule = 국면을 한 번 듣고, 무엇이 어디에 있는지 답합니다.
drill-minefield = 지뢰밭
drill-minefield-rule = 백 나이트는 흑 기물이 있거나 공격하는 칸에 가면 안 됩니다. 가장 짧은 길을 말하세요.
drill-follow = 대국 따라가기
drill-follow-rule = 시작 국면부터 몇 수씩 듣고, 기물이 지금 어디에 있는지 답합니다.
drill-growing = 늘어나는 수순
drill-growing-rule = 수순이 한 수씩 늘어납니다. 처음부터 한 수씩 모두 되풀이하세요.
drill-mates = 듣고 찾는 메이트
drill-mates-rule = 국면을 한 번 듣습니다. 메이트를 찾으세요.
drill-guess = 수 맞히기
drill-guess-rule = 한쪽의 수를 하나하나 맞힙니다. 다른 쪽은 대국대로 둡니다. 판을 물을 수 있습니다.
drill-ahead = 앞을 내다보기
drill-ahead-rule = 아무도 두지 않는 수를 듣습니다. 그 뒤의 국면에 대해 답하세요. 두기 전의 판은 물을 수 있습니다.

drill-ask-line = { $one }, { $other }: 한 줄입니까?
drill-ask-squares = { $square }의 { $piece }.
drill-ask-attackers = { $square }: 무엇이 공격합니까?
drill-ask-knight = { $from }에서 { $to }까지.
drill-ask-where = { $piece }: 모두 어디에 있습니까?
drill-ask-repeat = { $count ->
    [1] 되풀이하세요.
   *[other] { $count }수를 모두 되풀이하세요.
}
drill-ask-mate = { $moves ->
    [1] { $color } 차례: 1수 메이트.
   *[other] { $color } 차례: { $moves }수 메이트의 첫 수.
}
drill-ask-guess = { $number }수째, { $color }: 무슨 수일까요?
drill-ahead-line = { $color } 먼저: { $moves }.
drill-ask-check = 그 뒤 { $color }: 체크입니까?
drill-ask-mates = 그 뒤 { $color }: 1수 메이트가 있습니까?
drill-ask-taken = 그 사이 { $color }: 잡은 기물이 있습니까? 기물 이름이나 없음으로 답하세요.
drill-ask-takes = 그 뒤 { $color }: 잡을 수 있는 칸을 모두 말하세요.
guess-won = 백 { $white }, 흑 { $black }, { $year }년. { $color }이 이겼습니다.
guess-unknown = 맞히기 { $word }: 모르는 말입니다. 맞히기 다음에 대국의 번호, 백 또는 흑을 입력하세요.
guess-which = 어느 대국입니까? 번호도 입력하세요: 맞히기 12 흑.
guess-champions = 챔피언, 챔피언들, 래피드
guess-opening-only = 맞힐 것이 없습니다. 여기 수는 모두 오프닝입니다.
guess-none = 여기에는 맞힐 { $color }의 수가 없습니다.
guess-wins-too = 그 수도 이깁니다, 컴퓨터가 보기에는.
guess-refuted = 그 수에 대한 { $color }의 응수: { $move }.

choice-yes = 예
choice-no = 아니요

# 강의

## 고를 말

choice-mate = 메이트
choice-stalemate = 스테일메이트
choice-won = 이김
choice-drawn = 무승부
choice-clocks = 시계
choice-arbiter = 심판
choice-with = 있을 때
choice-without = 없을 때

choice-light-also = 밝은, 밝은 칸, 밝은 색, 밝다, 밝아요, 밝습니다, 백, 흰색, 하얀색, 흰 칸
choice-dark-also = 어두운, 어두운 칸, 어두운 색, 어둡다, 어두워요, 어둡습니다, 흑, 검은색, 검정색, 검은 칸
choice-nothing-also = 없다, 없어요, 없습니다, 아무것도, 아무것도 없음, 기물 없음
choice-mate-also = 체크메이트
choice-stalemate-also = 스테일 메이트
choice-won-also = 승리, 승, 이긴다, 이깁니다, 이겨요, 백 승, 백승
choice-drawn-also = 비김, 비긴다, 비깁니다, 비겨요
choice-clocks-also = 두 시계, 시계 먼저, 시계를 멈춤
choice-arbiter-also = 아비터, 심판 먼저, 심판을 부름
choice-with-also = 있음, 추가 시간이 있을 때
choice-without-also = 없음, 추가 시간이 없을 때
choice-filler = 이것은, 이것, 이, 그, 칸, 색, 국면, 대국

## 1

lesson-squares = 칸과 색
lesson-squares-goal = 어느 칸이든 머릿속으로 색을 말할 수 있습니다.
lesson-squares-text = 판에는 64칸이 있습니다. 파일이 a부터 h까지 여덟, 랭크가 1부터 8까지 여덟입니다. 밝은 칸과 어두운 칸이 번갈아 있고, 내 오른쪽 구석은 밝은 칸입니다. 칸의 색을 알려면 파일도 숫자로 세세요. a는 1, h는 8입니다. 두 숫자가 모두 홀수이거나 모두 짝수이면 어두운 칸이고, 아니면 밝은 칸입니다.
lesson-squares-1-help = a는 첫 번째 파일입니다. 그 숫자를 랭크와 견주어 보세요.
lesson-squares-1-why = a1은 어두운 칸입니다. 두 숫자가 모두 1, 홀수입니다.
lesson-squares-2-help = h는 몇 번째입니까?
lesson-squares-2-why = h1은 밝은 칸입니다. h는 8로 짝수이고 랭크는 홀수입니다. 백의 오른쪽 구석입니다.
lesson-squares-3-help = a부터 e까지 세고 랭크와 견주어 보세요.
lesson-squares-3-why = e4는 밝은 칸입니다. e는 5로 홀수이고 랭크는 짝수입니다.
lesson-squares-4-before = 이제 훈련입니다. 칸을 하나씩 듣고 밝음 또는 어두움으로 답합니다. 서두르지 마세요.
lesson-squares-4-help = 매번 물어보세요. 둘 다 홀수인가, 둘 다 짝수인가, 하나씩인가?
lesson-squares-recap = 둘 다 홀수이거나 둘 다 짝수이면 어두운 칸. 나머지는 모두 밝은 칸.

## 2

lesson-start = 시작 국면
lesson-start-goal = 모든 기물의 시작 칸을 압니다.
lesson-start-text = 양쪽은 기물을 열여섯 개씩 가집니다. 백은 1랭크와 2랭크, 흑은 7랭크와 8랭크에 놓습니다. a1부터 h1까지 룩, 나이트, 비숍, 퀸, 킹, 비숍, 나이트, 룩입니다. 폰은 그 앞의 랭크를 채웁니다. 퀸은 자기 색의 칸에서 시작합니다. 백 퀸은 밝은 칸, 흑 퀸은 어두운 칸입니다.
lesson-start-1-help = 8랭크는 1랭크를 다른 색으로 되풀이합니다.
lesson-start-1-why = 흑 퀸은 d8에서 시작합니다. 백 퀸과 같은 파일의 반대쪽 끝입니다.
lesson-start-2-before = a파일부터 d파일까지가 퀸사이드, e파일부터 h파일까지가 킹사이드입니다. 퀸은 d파일, 킹은 e파일에서 시작합니다.
lesson-start-2-help = 킹사이드에서 킹의 이웃입니다.
lesson-start-2-why = 백 킹 옆의 f1에 비숍이 있습니다. 그다음 g1에 나이트, h1에 룩이 있습니다.
lesson-start-3-help = d1에서는 어느 기물이 시작합니까?
lesson-start-3-why = d1은 백 퀸의 색인 밝은 칸입니다. 세어 보아도 d는 4로 짝수이고 랭크는 홀수입니다.
lesson-start-4-before = 이제 첫 수입니다. 나이트는 곧게 두 칸, 옆으로 한 칸 가며 다른 기물을 뛰어넘을 수 있습니다.
lesson-start-4-help = b1에서 랭크 둘 위로 파일 하나 옆으로, 그다음 파일 둘 옆으로 랭크 하나 위로 가 보세요.
lesson-start-4-why = 나이트는 자기 폰을 뛰어넘어 a3이나 c3으로 갑니다. d2에는 자기 폰이 있어 갈 수 없습니다.
lesson-start-recap = 퀸은 자기 색의 칸에서 시작하고 킹은 그 옆입니다. 백이 먼저 둡니다. 색은 동전을 던지거나, 흰 폰과 검은 폰을 양손에 하나씩 숨겨 정합니다.

## 3

lesson-rook = 룩
lesson-rook-goal = 룩을 파일과 랭크를 따라 쫓아갈 수 있습니다.
lesson-rook-text = 룩은 앞뒤나 옆으로 몇 칸이든 움직입니다. 기물을 뛰어넘지는 못합니다. 자기편 기물 앞에서는 멈춥니다. 길의 첫 기물이 상대의 기물이면 잡을 수 있고, 거기서 멈춥니다.
lesson-rook-1-help = d1에서 d파일을 따라 한 칸씩 올라가 보세요.
lesson-rook-1-why = d2, d3, d4가 비어 있어 룩은 d5의 폰까지 가서 잡습니다.

lesson-rook-2-help = 먼저 파일 위로, 그다음 랭크를 따라 가며 자기 기물을 살피세요.
lesson-rook-2-why = 위로 a2와 a3 두 수, 오른쪽으로 b1, c1, d1 세 수입니다. 거기서는 자기 폰과 자기 킹이 막습니다.
lesson-rook-recap = 룩에는 열린 파일과 랭크가 필요합니다. 서로 지켜 주는 두 룩은 특히 강합니다.

## 4

lesson-bishop = 비숍
lesson-bishop-goal = 비숍을 대각선을 따라 쫓아갈 수 있습니다.
lesson-bishop-text = 비숍은 대각선으로 몇 칸이든 움직입니다. 한 칸마다 파일과 랭크가 하나씩 바뀝니다. c1, d2, e3, f4처럼요. 룩처럼 뛰어넘지 못합니다. 한 대각선의 칸은 모두 색이 같습니다.
lesson-bishop-1-help = d1에서 한 칸마다 파일 하나 오른쪽, 랭크 하나 위로 가 보세요.
lesson-bishop-1-why = e2, f3, g4가 비어 있어 비숍은 h5의 폰을 잡습니다. 거기서 체크까지 합니다.
lesson-bishop-2-help = e4에서 대각선 넷이 시작됩니다. 하나씩 끝까지 세어 보세요.
lesson-bishop-2-why = b1 쪽으로 세 칸, h1 쪽으로 세 칸, h7 쪽으로 세 칸, a8 쪽으로 네 칸, 모두 열셋입니다.
lesson-bishop-3-help = 두 칸의 색을 견주어 보세요.
lesson-bishop-3-why = e4는 밝고 a1은 어둡습니다. 비숍은 대국 내내 한 색의 칸에 머뭅니다.
lesson-bishop-recap = 내 비숍 하나는 밝은 칸, 다른 하나는 어두운 칸을 맡습니다. 둘이 함께 판 전체를 다룹니다.

## 5

lesson-queen = 퀸
lesson-queen-goal = 퀸이 둘 수 있는 모든 수를 압니다.
lesson-queen-text = 퀸은 가장 강한 기물입니다. 룩처럼도 비숍처럼도 움직입니다. 파일, 랭크, 대각선을 따라 갑니다. 길이 트인 만큼 얼마든지 가지만 뛰어넘지는 못합니다.
lesson-queen-1-help = 룩으로서의 수를 세고, 그다음 비숍으로서의 수를 세세요.
lesson-queen-1-why = 룩처럼 열네 수, 비숍처럼 열세 수, 모두 27수입니다. 어느 킹도 길을 막지 않습니다.
lesson-queen-recap = 룩과 비숍을 합치면 퀸입니다. 위험한 곳에 두지 마세요.

## 6

lesson-king = 킹
lesson-king-goal = 킹이 갈 수 있는 칸과 갈 수 없는 칸을 압니다.
lesson-king-text = 킹은 어느 방향으로든 한 칸 움직입니다. 상대 기물이 공격하는 칸에는 절대로 갈 수 없습니다. 킹이 공격받으면 체크입니다. 킹도 공격합니다. 자기를 둘러싼 모든 칸을 공격합니다.
lesson-king-1-help = d3 둘레를 한 칸씩 돌며 흑 킹이 공격하는 칸을 빼세요.
lesson-king-1-why = d5의 흑 킹이 c4, d4, e4를 공격합니다. d3 둘레의 여덟 칸 가운데 c2, c3, d2, e2, e3 다섯 칸이 남습니다.
lesson-king-2-help = d4에서는 내 킹 옆에 어느 기물이 있게 됩니까?
lesson-king-2-why = d4에 가면 흑 킹의 옆이라 체크가 됩니다. 두 킹은 결코 이웃할 수 없습니다.
lesson-king-recap = 킹은 가장 중요하지만 느린 기물입니다. 움직이기 전에 어느 칸이 공격받는지 물어보세요.

## 7

lesson-knight = 나이트
lesson-knight-goal = 나이트의 모든 수를 찾을 수 있습니다.
lesson-knight-text = 나이트는 파일이나 랭크를 따라 두 칸, 그다음 옆으로 한 칸, 엘 자 모양으로 갑니다. 다른 기물을 뛰어넘는 유일한 기물입니다. 움직일 때마다 칸의 색이 바뀝니다. 가장자리에 가까울수록 수가 줄어듭니다.
lesson-knight-1-help = 위로 두 칸, 그다음 왼쪽이나 오른쪽. 아래와 양옆으로도 똑같이 해 보세요.
lesson-knight-1-why = 네 방향에서 왼쪽과 오른쪽, 모두 여덟입니다. b3, b5, c2, c6, e2, e6, f3, f5입니다.
lesson-knight-2-help = 구석에서는 뛰는 길이 대부분 판 밖으로 나갑니다.
lesson-knight-2-why = a1에서는 b3과 c2만 판 안에 있습니다. 가장자리에서 나이트의 수는 둘에서 넷입니다.
lesson-knight-3-before = 이제 훈련입니다. 되도록 적은 수로 나이트를 한 칸에서 다른 칸으로 옮기세요.
lesson-knight-3-help = 색을 견주어 보세요. 같은 색의 칸으로 가면 수의 개수가 짝수입니다.
lesson-knight-recap = 나이트는 중앙 가까이에 두세요. 거기서는 여덟 수가 있습니다.

## 8

lesson-pawn = 폰
lesson-pawn-goal = 폰이 어떻게 움직이고 잡고 무엇이 되는지 압니다.
lesson-pawn-text = 폰은 앞으로 곧게 한 칸씩 가고, 뒤로는 가지 않습니다. 첫 칸에서는 두 칸도 갈 수 있습니다. 잡을 때는 다릅니다. 대각선 앞으로 한 칸입니다. 바로 앞의 기물은 길을 막고, 그 기물은 잡을 수 없습니다.
lesson-pawn-1-help = 폰 앞의 세 칸을 보세요. 바로 앞, 왼쪽, 오른쪽입니다.
lesson-pawn-1-why = e5가 비어 있어 폰이 갈 수 있습니다. 잡을 때는 대각선으로 d5와 f5입니다.
lesson-pawn-2-help = 바로 앞에 무엇이 있습니까? 잡을 것이 있습니까?
lesson-pawn-2-why = e3의 흑 폰이 막고 있고, d3과 f3에 잡을 것이 없습니다. 그래서 둘 수가 없습니다.
lesson-pawn-3-before = 마지막 랭크에서 폰은 퀸, 룩, 비숍, 나이트로 승급합니다. 고르는 기물마다 다른 수로 칩니다.
lesson-pawn-3-help = 갈 칸은 하나지만, 폰이 될 수 있는 기물은 몇입니까?
lesson-pawn-3-why = 폰은 a8로 가서 퀸, 룩, 비숍, 나이트가 됩니다. 네 수입니다.
lesson-pawn-recap = 폰은 곧게 가고 대각선으로 잡습니다. 뒤로 갈 수 없으니 밀기 전에 생각하세요.

## 9

lesson-values = 기물의 가치
lesson-values-goal = 두 가지 잡는 수 가운데 나은 것을 고를 수 있습니다.
lesson-values-text = 폰은 1점, 나이트는 3점, 비숍은 3점, 룩은 5점, 퀸은 9점입니다. 킹은 값을 매길 수 없습니다. 메이트되면 집니다. 점수가 승부를 정하지는 않습니다. 잡을지 바꿀지 판단하는 데 도움이 될 뿐입니다.
lesson-values-1-help = 폰이 두 칸에서 잡을 수 있습니다. 거기 있는 기물을 견주어 보세요.
lesson-values-1-why = c6의 퀸은 9점, e6의 비숍은 3점뿐입니다. 게다가 비숍을 잡으면 퀸이 내 폰을 잡습니다.
lesson-values-recap = 1, 3, 3, 5, 9. 나이트를 잡으려고 룩을 걸지 마세요.

## 10

lesson-guarded = 지켜지는 기물과 아닌 기물
lesson-guarded-goal = 공짜로 잡을 수 있는 기물을 알아챕니다.
lesson-guarded-text = 자기편이 되잡을 수 있으면 그 기물은 지켜지고 있습니다. 잡기 전에 두 가지를 물어보세요. 얼마짜리인가, 무엇이 되잡는가? 되잡을 것이 없으면 공짜입니다. 내 기물도 지키세요. 가장 값진 것부터요.
lesson-guarded-1-help = 퀸이 기물 둘을 공격합니다. 하나씩, 무엇이 되잡을 수 있는지 물어보세요.
lesson-guarded-1-why = g4의 비숍은 아무도 지키지 않습니다. d5의 나이트는 e6의 폰이 지키므로, 그것을 잡으면 퀸을 잃습니다.
lesson-guarded-2-before = 이제 훈련입니다. 한 칸을 공격하거나 지키는 기물을 말하세요.
lesson-guarded-2-help = 먼저 파일, 랭크, 대각선을 보고, 그다음 나이트, 폰, 킹을 보세요.
lesson-guarded-recap = 잡기 전마다: 얼마짜리이고 무엇이 되잡는가?

## 11

lesson-check = 체크에 대한 세 가지 대답
lesson-check-goal = 체크에 대한 모든 대답을 찾을 수 있습니다.
lesson-check-text = 킹이 체크에 걸리면 바로 대답해야 합니다. 방법은 셋입니다. 공격하는 기물을 잡거나, 사이에 기물을 놓거나, 킹을 움직입니다. 체크에 걸린 채로 캐슬링할 수는 없습니다.
lesson-check-1-help = 세 가지를 모두 해 보세요. 룩을 잡고, e파일을 막고, 킹을 움직입니다.
lesson-check-1-why = 비숍이 룩을 잡을 수 있고, 퀸이 e2에서 막을 수 있습니다. 또는 킹이 파일을 떠나 f1이나 f2로 갑니다.
lesson-check-recap = 잡기, 막기, 움직이기. 매번 셋을 다 살펴보세요.

## 12

lesson-mate = 1수 메이트
lesson-mate-goal = 한 수면 될 때 메이트할 수 있습니다.
lesson-mate-text = 체크메이트는 대국의 목표입니다. 대답할 수 없는 체크입니다. 공격하는 기물을 잡을 수 없고, 사이를 막을 수 없고, 킹에게 안전한 칸이 없습니다. 대국은 바로 끝납니다. 킹을 실제로 잡지는 않습니다.
lesson-mate-1-help = 흑의 폰이 자기 킹을 가두고 있습니다.
lesson-mate-1-why = 룩이 a8에서 8랭크를 따라 체크합니다. 막을 것이 없고, 흑의 폰이 나갈 길을 모두 막습니다.
lesson-mate-2-help = 내 킹이 지켜 주면 퀸은 흑 킹 바로 옆에 갈 수 있습니다.
lesson-mate-2-why = 내 킹이 g7의 퀸을 지키므로 흑이 잡을 수 없습니다. 퀸은 g8과 h7도 공격합니다.
lesson-mate-3-help = 흑 킹은 움직일 수 없습니다. 대답할 수 없는 체크를 찾으세요.
lesson-mate-3-why = f7의 나이트를 잡을 수 없고, 나이트의 체크는 막을 수 없습니다. 킹이 자기 기물에 갇힌 스머더드 메이트입니다.
lesson-mate-recap = 체크마다 따져 보세요. 잡을 수 있나, 막을 수 있나, 움직일 수 있나? 아니면 메이트입니다.

## 13

lesson-draws = 아무도 이기지 못할 때
lesson-draws-goal = 언제 무승부인지 알고, 이기고 있을 때 스테일메이트를 피합니다.
lesson-draws-text = 둘 차례인 선수가 체크는 아닌데 둘 수 있는 수가 없으면 스테일메이트입니다. 상대가 아무리 강해도 무승부입니다. 두 선수가 무승부에 합의할 수도 있습니다.
lesson-draws-1-help = 흑 킹 둘레의 모든 칸을 공격하되 킹은 공격하지 마세요.
lesson-draws-1-why = c7의 퀸이 a7, b7, b8을 공격하지만 a8은 공격하지 않습니다. 흑은 체크가 아니고 움직일 수 없습니다.
lesson-draws-2-ask = 흑 차례입니다. 메이트입니까, 스테일메이트입니까?
lesson-draws-2-help = 먼저 흑이 체크인지 물어보세요.
lesson-draws-2-why = h8을 공격하는 것이 없어 체크가 아닙니다. 그러나 백이 g7, g8, h7을 공격합니다. 스테일메이트입니다.
lesson-draws-3-before = 무승부를 주장할 수도 있습니다. 같은 국면이 세 번 나오거나, 양쪽이 잡음과 폰 수 없이 50수를 두었을 때입니다. 메이트가 더는 불가능하면 바로 무승부입니다.
lesson-draws-3-help = 킹과 비숍 하나로 메이트가 됩니까?
lesson-draws-3-why = 킹과 비숍 하나로는 메이트할 수 없고, 상대 킹도 마찬가지입니다. 바로 무승부입니다.
lesson-draws-recap = 무승부는 다섯 가지입니다. 스테일메이트, 합의, 메이트 불가능, 3회 동형반복, 50수. 이기고 있으면 상대에게 둘 수를 남겨 두세요.

## 14

lesson-castling = 캐슬링
lesson-castling-goal = 언제 어느 쪽으로 캐슬링할 수 있는지 압니다.
lesson-castling-text = 킹이 룩 쪽으로 두 칸 가고, 그 룩은 킹이 지나온 칸으로 갑니다. 킹과 룩이 전에 움직인 적이 없어야 하고, 그 사이에 아무것도 없어야 합니다. 킹이 체크에 걸린 채로, 체크를 지나, 또는 체크로 들어가며 캐슬링할 수는 없습니다. 킹사이드 캐슬링은 짧은 캐슬링, 퀸사이드 캐슬링은 긴 캐슬링이라고도 합니다.
lesson-castling-1-help = 두 룩을 모두 보세요. 길이 비었고 킹의 길이 안전합니까?
lesson-castling-1-why = 두 쪽 모두 길이 비었고, 흑은 킹의 길을 공격하지 않습니다. 룩이 공격받는 것은 상관없습니다.
lesson-castling-2-help = 흑 룩이 1랭크의 어느 칸을 공격합니까?
lesson-castling-2-why = f3의 룩이 f1을 공격합니다. 킹사이드로 가려면 킹이 지나야 하는 칸입니다. 다른 쪽의 d1과 c1은 안전합니다.
lesson-castling-3-help = 지금 내 킹이 공격받고 있습니까?
lesson-castling-3-why = e4의 룩이 체크하고 있습니다. 체크에 걸린 채로 캐슬링할 수 없습니다.
lesson-castling-4-help = 킹 자신이 어느 칸을 지나는지 물어보세요.
lesson-castling-4-why = 흑 룩이 b1을 공격하지만 킹은 d1을 지나 c1에 섭니다. b1은 룩만 지나며, 그것은 괜찮습니다.
lesson-castling-recap = 일찍 캐슬링하세요. 킹은 피할 곳을 얻고 룩은 싸움에 나섭니다. 체크에 걸린 채로, 체크를 지나, 체크로 들어가며는 안 됩니다.

## 15

lesson-en-passant = 앙파상
lesson-en-passant-goal = 앙파상으로 잡을 수 있고, 언제 늦은지 압니다.
lesson-en-passant-text = 폰이 두 칸을 한 번에 가서 상대의 폰을 피할 수는 없습니다. 내 폰 바로 옆에 서면, 한 칸만 간 것처럼 잡을 수 있습니다. 내 폰은 건너뛴 칸에 섭니다. 바로 다음 수에서만 됩니다.
lesson-en-passant-1-before = 흑의 마지막 수는 폰 d7 d5였습니다.
lesson-en-passant-1-help = 한 수는 곧게 나아가고, 다른 수는 옆의 폰을 잡습니다.
lesson-en-passant-1-why = 폰은 e6으로 갈 수 있습니다. 또는 d5의 폰을 앙파상으로 잡고 d6에 섭니다.
lesson-en-passant-2-before = 같은 국면이지만, 이번에는 흑의 마지막 수가 폰의 수가 아니었습니다.
lesson-en-passant-2-help = 앙파상으로 잡을 권리는 얼마나 갑니까?
lesson-en-passant-2-why = 흑 폰이 방금 두 칸을 간 것이 아닙니다. 그 권리는 한 수 동안뿐입니다.
lesson-en-passant-recap = 두 칸, 내 폰의 옆, 방금. 그러면 앙파상으로 잡을 수 있습니다.

## 16

lesson-promotion = 조심해서 승급하기
lesson-promotion-goal = 폰이 승급할 때 알맞은 기물을 고릅니다.
lesson-promotion-text = 마지막 랭크에 닿은 폰은 퀸, 룩, 비숍, 나이트가 됩니다. 무엇이 잡혔는지는 상관없습니다. 퀸을 둘 가질 수도 있습니다. 거의 언제나 퀸이 최선입니다. 그러나 먼저 상대가 아직 둘 수 있는 수를 물어보세요.
lesson-promotion-1-before = 이제 폰을 승급하세요. 이기는 기물을 고르세요.
lesson-promotion-1-help = 기물마다, 흑 킹에게 아직 둘 수가 있는지 물어보세요.
lesson-promotion-1-why = c8에 퀸이면 스테일메이트입니다. 룩이면 킹은 a6으로 가야 하고, 룩이 a8에서 메이트합니다.
lesson-promotion-recap = 보통은 퀸입니다. 스테일메이트가 되지 않는다면요.

## 17

lesson-fork = 포크와 디스커버드 어택
lesson-fork-goal = 한 수로 기물 둘을 공격할 수 있습니다.
lesson-fork-text = 포크에서는 기물 하나가 둘을 한꺼번에 공격합니다. 상대는 하나만 구할 수 있습니다. 나이트가 특히 잘합니다. 가장 좋은 목표는 킹입니다. 체크에는 대답해야 하기 때문입니다.
lesson-fork-1-help = 나이트가 킹과 룩을 함께 공격하는 칸을 찾으세요.
lesson-fork-1-why = c7의 나이트가 킹과 a8의 룩을 공격합니다. 킹이 움직이면 나이트가 룩을 잡습니다.
lesson-fork-2-before = 디스커버드 어택에서는 기물이 비켜서며 뒤에 있는 기물의 줄을 엽니다.
lesson-fork-2-help = 나이트가 e파일을 떠나면 룩이 체크합니다. 나이트는 무엇을 공격할 수 있을까요?
lesson-fork-2-why = 나이트가 e파일을 열어 룩이 체크합니다. 같은 수로 나이트는 퀸을 공격합니다.
lesson-fork-recap = 한 수에 두 위협. 기물은 함께 일할 때 가장 강합니다.

## 18

lesson-pin = 핀과 스큐어
lesson-pin-goal = 한 줄에 있는 기물 둘을 공격할 수 있습니다.
lesson-pin-text = 한 줄에서 뒤에 더 값진 기물이 있으면 앞의 기물은 핀에 걸린 것입니다. 뒤가 킹이면 핀에 걸린 기물은 그 줄을 떠날 수 없습니다. 룩, 비숍, 퀸이 핀을 겁니다. 핀에 걸린 기물을 공격하세요. 달아나기 어렵습니다.
lesson-pin-1-help = 흑 킹과 나이트가 함께 있는 줄은 어느 줄입니까?
lesson-pin-1-why = 룩이 e1에서 나이트를 핀으로 묶습니다. 뒤에 킹이 있기 때문입니다. 나이트는 움직일 수 없고, 다음에 잡을 수 있습니다.
lesson-pin-2-before = 스큐어에서는 더 값진 기물이 앞에 있습니다. 그것이 비켜야 하고, 뒤의 기물을 잃습니다.
lesson-pin-2-help = 흑 킹과 퀸이 함께 있는 줄은 어느 줄입니까?
lesson-pin-2-why = 룩이 h5에서 5랭크를 따라 체크합니다. 킹이 움직이면 룩이 퀸을 잡습니다.
lesson-pin-recap = 더 값진 기물이 뒤에 있으면 핀, 앞에 있으면 스큐어입니다.

## 19

lesson-gifts = 공짜 선물
lesson-gifts-goal = 잡기 전에 그다음을 물어봅니다.
lesson-gifts-text = 공짜 기물이 늘 선물은 아닙니다. 상대가 더 좋은 것을 얻으려고 내줄 수도 있습니다. 잡기 전에 어떤 응수가 있을지 물어보세요. 내 차례라도 서두르지 마세요.
lesson-gifts-1-help = 룩이 잡으면 어느 랭크를 떠납니까?
lesson-gifts-1-why = 내 룩은 1랭크를 지켜야 합니다. a3에서 잡으면 흑 룩이 d1에서 메이트합니다.
lesson-gifts-2-before = 이번에는 선물을 주는 쪽입니다. 기물을 내주고 두 수에 메이트하세요.
lesson-gifts-2-help = 8랭크는 흑 룩 하나에 달려 있습니다. 그 룩이 무언가를 잡게 하세요.
lesson-gifts-2-why = 퀸이 e8에서 체크하면 흑 룩이 잡아야 합니다. 내 룩이 되잡으면 메이트입니다.
lesson-gifts-recap = 먼저 상대의 최선의 응수를 찾고, 그다음에 잡으세요. 공짜 기물은 미끼일 수 있습니다.

## 20

lesson-opening = 오프닝
lesson-opening-goal = 기물을 꺼내고, 캐슬링하고, 중앙을 다툴 수 있습니다.
lesson-opening-text = e4나 d4처럼 중앙의 폰으로 시작하세요. 공간을 얻고 길이 열립니다. 기물을 하나씩 꺼내세요. 공격받지 않으면 같은 기물을 두 번 움직이지 마세요. 일찍 캐슬링하고, 킹 앞의 폰은 그대로 두세요. c4나 나이트 f3도 좋은 첫수입니다. g2나 b2의 비숍은 옆에서 중앙을 지킵니다. 자기 폰으로 비숍을 가두지 마세요.
lesson-opening-1-before = 백이 네 수 메이트를 노립니다. 퀸 h5와 비숍 c4가 함께 f7을 공격합니다.
lesson-opening-1-help = f7을 지키거나, 퀸의 길을 막거나, 킹의 자리를 만드세요.
lesson-opening-1-why = 백은 퀸으로 f7을 잡아 메이트하려 합니다. 폰 g6이 가장 좋습니다. 퀸의 길을 막고 퀸을 공격합니다.
lesson-opening-2-before = 이제 컴퓨터 3단계를 상대로 열 수를 두세요. 그다음 무엇을 전개했는지, 캐슬링했는지, 무엇이 두 번 움직였는지 듣습니다.
lesson-opening-2-help = 중앙의 폰, 나이트, 비숍, 그다음 캐슬링. 이 차례는 틀리는 일이 드뭅니다.
lesson-opening-recap = 중앙, 기물 꺼내기, 캐슬링. 네 수 메이트는 한 번뿐이니 꾀에 기대지 마세요.

## 21

lesson-trades = 교환과 계획
lesson-trades-goal = 언제 교환이 도움이 되는지 압니다.
lesson-trades-text = 주는 것보다 얻는 것이 많으면 교환하세요. 앞서고 있을 때도 교환하세요. 남은 기물이 적을수록 앞선 것이 커집니다. 공격을 서두르지 마세요. 먼저 지키는 기물을 없애세요. 모든 수에 목적을 두고 몇 수 앞을 생각하세요.
lesson-trades-1-before = 룩 하나만큼 앞서 있습니다. 퀸을 교환하세요.
lesson-trades-1-help = 두 퀸이 같은 파일에 있고 사이가 비었습니다.
lesson-trades-1-why = 퀸이 없으면 내 킹과 룩이 킹 하나를 상대합니다. 나는 메이트할 수 있고, 흑은 더는 이길 수 없습니다.
lesson-trades-recap = 앞서고 있으면 교환하세요. 그다음 계획을 한 걸음씩 따라가세요.

## 22

lesson-two-mates = 외워 두는 메이트
lesson-two-mates-goal = 룩 둘, 퀸 또는 룩 하나로 킹 하나를 메이트할 수 있습니다.
lesson-two-mates-text = 끝이 가까우면 기물이 얼마 남지 않고, 마무리를 할 수 있어야 합니다. 킹 하나는 판의 가장자리에서 메이트됩니다. 한 걸음씩 그리로 몰고, 스테일메이트를 피하세요.

lesson-two-mates-1-before = 룩이 둘이면 하나는 킹을 가두고 다른 하나는 체크합니다. 여기서는 두 수에 메이트할 수 있습니다.
lesson-two-mates-1-help = 흑 킹이 8랭크를 떠나지 못하게 하세요.
lesson-two-mates-2-before = 킹과 퀸. 퀸이 흑 킹의 공간을 빼앗고, 그다음 내 킹이 도우러 갑니다. 가장 빠르면 아홉 수입니다.
lesson-two-mates-2-help = 흑 킹이 가장자리에 갈 때까지 퀸을 흑 킹에서 나이트 행마 거리에 두세요.
lesson-two-mates-3-before = 킹과 룩. 룩이 흑 킹의 길을 끊고 내 킹이 밀어냅니다. 가장 빠르면 열다섯 수입니다.
lesson-two-mates-3-help = 두 킹이 한 칸을 사이에 두고 마주 서면 옆에서 체크하세요.
lesson-two-mates-recap = 킹의 길을 끊고, 내 킹을 데려오고, 가장자리에서 메이트하세요. 조용한 수를 두기 전에는 스테일메이트인지 물어보세요.

## 23

lesson-pawn-endings = 끝에 남은 폰
lesson-pawn-endings-goal = 폰 하나가 언제 이기고 언제 이기지 못하는지 압니다.
lesson-pawn-endings-text = 끝에는 폰이 퀸이 되어 승부를 정할 수 있습니다. 킹이 앞서가고 폰이 뒤따릅니다. 두 킹이 한 칸을 사이에 두고 마주 서면, 둘 필요가 없는 쪽이 오퍼지션을 가집니다. 킹은 폰의 정사각형 안에 들어가면 폰을 따라잡습니다. 그 정사각형의 너비는 폰이 갈 길의 길이와 같습니다.
lesson-pawn-endings-1-before = 내 킹이 6랭크에서 폰 앞에 있습니다. 이기는 형세입니다. 보여 주세요.
lesson-pawn-endings-1-help = 킹이 폰 앞의 칸들을 다스리게 한 다음에야 폰을 미세요.
lesson-pawn-endings-2-ask = 백 차례입니다. 이김입니까, 무승부입니까?
lesson-pawn-endings-2-help = 누가 오퍼지션을 가졌습니까?
lesson-pawn-endings-2-why = 킹이 마주 섰고 백이 두어야 하므로 흑이 오퍼지션을 가졌습니다. 흑 차례라면 백이 이깁니다.
lesson-pawn-endings-3-before = 흑 차례이고 내가 흑입니다. 비기세요. 폰은 a8까지 네 수가 필요하므로, 그 정사각형은 a파일에서 e파일까지입니다.
lesson-pawn-endings-3-help = 바로 정사각형 안으로 들어간 다음 a8로 서두르세요.
lesson-pawn-endings-4-ask = 백 차례입니다. 이김입니까, 무승부입니까?
lesson-pawn-endings-4-help = h8의 색과 비숍의 색을 견주어 보세요.
lesson-pawn-endings-4-why = 폰은 어두운 칸인 h8에서 승급하는데 비숍은 밝은 칸만 다닙니다. 킹을 구석에서 몰아낼 것이 없습니다.
lesson-pawn-endings-recap = 킹 먼저, 오퍼지션, 폰의 정사각형. 가장자리 폰이면 비숍이 구석의 색이어야 합니다.

## 24

lesson-clock = 시계와 대회
lesson-clock-goal = 수를 선언하고, 시계를 누르고, 시간승을 주장할 줄 압니다.
lesson-clock-text = 선수마다 대국 전체에 쓸 시간이 있고, 내가 누르면 상대의 시계가 갑니다. 시간이 다 되면 집니다. 상대가 메이트할 수 없을 때만 빼고요. 시각장애 선수는 모든 수를 소리 내어 선언하고 상대가 복창합니다. 터치 무브에서는 만진 기물을 움직일 수 있으면 움직여야 합니다.
lesson-clock-1-before = 이제 대회처럼 다섯 수를 두세요. 수를 선언하고, 누르고, 상대의 수를 복창하세요.
lesson-clock-1-help = 선언, 누르기, 복창. 늘 이 차례입니다.
lesson-clock-2-ask = 래피드 대국에서 상대의 시간이 다 되었습니다. 시계와 심판, 무엇이 먼저입니까?
lesson-clock-2-help = 말하는 동안 무엇이 계속 갑니까?
lesson-clock-2-why = 먼저 두 시계를 멈추세요. 아니면 내 시간도 다 될 수 있습니다. 그다음 승리를 주장하고 심판을 부르세요.
lesson-clock-3-ask = 상대에게 15초가 남았습니다. 퀸을 교환하면 지는 폰 엔드게임이 됩니다. 이것은 언제 기회입니까? 수당 추가 시간이 있을 때, 또는 없을 때.
lesson-clock-3-help = 상대는 아직 폰을 승급하고 메이트까지 해야 합니다.
lesson-clock-3-why = 수당 추가 시간이 없으면 15초로 승급하고 메이트하기에 모자랄 수 있습니다. 있으면 수마다 새로 몇 초를 얻습니다.
lesson-clock-recap = 시계 먼저, 그다음 심판. 래피드에서는 지금의 좋은 수가 늦은 최선의 수보다 낫습니다.

## 듣는 이야기

listen-wheat = 체스판 위의 밀
listen-wheat-text-1 = 인도의 옛 전설에 외아들을 전쟁에서 잃은 왕이 있었습니다.
listen-wheat-text-2 = 왕은 슬픔에 잠겨 나라를 돌보지 않았습니다.
listen-wheat-text-3 = 그때 세사라는 현자가 64칸의 판과, 군대의 모든 병과를 본뜬 말들을 가져왔습니다.
listen-wheat-text-4 = 보병과 기병, 전차와 코끼리, 대신, 그리고 왕이 있었습니다.
listen-wheat-text-5 = 놀이는 왕의 슬픔을 낫게 했고, 왕은 다시 나라를 다스렸습니다. 상으로 세사는 무엇이든 청할 수 있었습니다.
listen-wheat-text-6 = 세사는 밀을 청했습니다. 첫 칸에 한 알, 둘째 칸에 두 알, 셋째 칸에 네 알, 이렇게 마지막 칸까지요.
listen-wheat-text-7 = 왕은 소박한 소원이라며 웃었습니다.
listen-wheat-text-8 = 그런데 세어 보니 천팔백경 알이 넘었습니다. 나라가 이천 년 동안 거두어야 할 양이었습니다.
listen-wheat-text-9 = 세사는 왕의 빚을 탕감했고, 왕은 그를 으뜸 고문으로 삼았습니다.

listen-origins = 체스는 어디에서 왔나
listen-origins-text-1 = 체스가 어디서 시작되었는지 확실히 아는 사람은 없습니다. 대부분 천 년도 더 전에 인도에서라고 합니다.
listen-origins-text-2 = 그리스 전설은 전쟁의 신 아레스가 만들었다고 합니다. 싸움을 시험해 보려고 판을 만들었고, 아들을 통해 사람에게 전해졌습니다.
listen-origins-text-3 = 인도의 놀이는 차투랑가라고 했습니다.
listen-origins-text-4 = 그 코끼리가 지금의 비숍이 되었습니다. 대각선으로 딱 두 칸 뛰었습니다.
listen-origins-text-5 = 그 대신이 지금의 퀸이 되었습니다. 대각선으로 딱 한 칸 갔고, 가장 약한 기물에 속했습니다.
listen-origins-text-6 = 캐슬링도 없었고, 폰이 두 칸 가는 일도 없었습니다. 승급한 폰은 대신이 될 뿐이었습니다.
listen-origins-text-7 = 1475년 무렵 스페인이나 이탈리아에서 놀이가 빨라졌습니다.
listen-origins-text-8 = 비숍과 퀸이 오늘의 행마를 얻었고, 퀸은 갑자기 가장 강한 기물이 되었습니다.
listen-origins-text-9 = 폰은 처음에 두 칸 갈 수 있게 되었고, 앙파상도 그때 생겼습니다.
listen-origins-text-10 = 19세기에 이르러서야 기물이 어디서나 똑같이 움직였습니다. 오늘도 그렇게 움직입니다.

listen-longest = 가장 긴 대국
listen-longest-text-1 = 기록에 남은 가장 긴 대회 대국은 1989년 베오그라드에서 두어졌습니다.
listen-longest-text-2 = 이반 니콜리치가 백, 고란 아르소비치가 흑이었습니다.
listen-longest-text-3 = 두 사람은 269수씩 두었고, 스무 시간이 넘게 걸렸습니다.
listen-longest-text-4 = 끝에는 룩과 비숍 대 룩이 남았습니다.
listen-longest-text-5 = 아무도 이기지 못했습니다. 무승부였습니다.
listen-longest-text-6 = 그때 규칙은 이런 엔드게임에 50수보다 많은 수를 주었습니다.
listen-longest-text-7 = 오늘은 예외가 없습니다. 양쪽이 잡음과 폰 수 없이 50수를 두면 무승부를 주장할 수 있고, 75수면 대국이 끝납니다.

listen-forms = 여러 가지 두는 방법
listen-forms-text-1 = 보통은 두 선수가 한 판 앞에 앉습니다. 하지만 방법은 그것만이 아닙니다.
listen-forms-text-2 = 온라인에서는 상대가 지구 반대편에 있을 수 있습니다. 규칙은 같습니다.
listen-forms-text-3 = 블리츠에서는 선수마다 몇 분뿐이고, 수를 적지 않아도 됩니다.
listen-forms-text-4 = 다면기에서는 강한 선수 한 명이 여러 상대와 저마다의 판에서 둡니다.
listen-forms-text-5 = 블라인드 체스에서는 판이 선수의 머릿속에만 있습니다. 앞을 보는 명수들이 이런 시범으로 큰 박수를 받습니다.
listen-forms-text-6 = 시각장애 선수는 그럴 필요가 없습니다. 대부분 손가락 아래에 판이 있습니다. 그래도 할 수 있는 사람이 많습니다.
listen-forms-text-7 = 통신 체스에서는 수가 우편으로 오갑니다. 예전에는 한 판이 몇 해씩 걸렸는데, 전자 우편 덕에 빨라졌습니다.
listen-forms-text-8 = 수를 숫자로만 써서 모든 언어의 선수가 알아봅니다. 따로 세계 연맹도 있습니다.

listen-variants = 규칙이 다른 체스
listen-variants-text-1 = 체스의 규칙을 바꾸기를 즐기는 사람들이 있습니다. 그런 놀이를 변형 체스라고 합니다.
listen-variants-text-2 = 보비 피셔가 만든 체스960에서는 폰 뒤의 기물을 제비로 놓습니다.
listen-variants-text-3 = 두 비숍은 다른 색의 칸에, 킹은 두 룩 사이에 있어야 합니다. 그래서 시작 국면이 960가지입니다.
listen-variants-text-4 = 킹 오브 더 힐에서는 킹을 중앙의 네 칸 가운데 하나에 데려가도 이깁니다.
listen-variants-text-5 = 스리 체크에서는 체크를 세 번 해도 이깁니다.
listen-variants-text-6 = 크레이지하우스에서는 잡은 기물이 내 편이 됩니다. 나중에 한 수를 써서 빈칸에 놓을 수 있습니다.
listen-variants-text-7 = 버그하우스는 네 명이 둘씩 편을 갈라 두 판에서 둡니다. 잡은 것은 짝에게 가고, 짝이 판에 놓을 수 있습니다.

listen-tournaments = 대회는 어떻게 하나
listen-tournaments-text-1 = 가장 단순한 겨루기는 매치입니다. 두 선수가 정한 수의 대국을 둡니다.
listen-tournaments-text-2 = 풀 리그에서는 모두가 모두와 둡니다. 가장 공평하지만 오래 걸립니다.
listen-tournaments-text-3 = 선수들이 번호를 뽑습니다. 그러면 표에 라운드마다 누가 누구와 만나고 누가 백인지 나옵니다.
listen-tournaments-text-4 = 선수가 홀수이면 라운드마다 한 명이 쉽니다.
listen-tournaments-text-5 = 더블 풀 리그에서는 모두가 모두와 두 번, 색을 바꾸어 만납니다.
listen-tournaments-text-6 = 토너먼트에서는 진 사람이 집으로 갑니다. 비기면 시간을 줄여 다시 두는 일이 많습니다.
listen-tournaments-text-7 = 스헤베닝언 방식에서는 한 팀의 선수마다 다른 팀의 모든 선수와 만납니다.
listen-tournaments-text-8 = 팀이 판마다 맞붙으면 모든 판의 점수를 더합니다.

listen-swiss = 스위스 방식
listen-swiss-text-1 = 백 명의 선수에게 주말 하나뿐이면 모두 만날 수 없습니다. 스위스 방식이 도와줍니다.
listen-swiss-text-2 = 라운드의 수를 미리 정합니다. 흔히 일곱, 아홉, 열하나입니다. 아무도 탈락하지 않습니다.
listen-swiss-text-3 = 라운드마다 점수가 나와 같거나 거의 같은 사람과 만납니다.
listen-swiss-text-4 = 그래서 이기면 다음 상대는 더 강하기 쉽습니다. 지면 더 쉬워집니다.
listen-swiss-text-5 = 점수가 같은 선수는 레이팅으로 늘어놓습니다. 위 절반의 첫째가 아래 절반의 첫째와 만나고, 이렇게 이어집니다.
listen-swiss-text-6 = 같은 상대를 두 번 만나지 않습니다.
listen-swiss-text-7 = 색은 번갈아야 합니다. 같은 색으로 세 판을 잇달아 두는 일은 피합니다.
listen-swiss-text-8 = 선수가 홀수이면 아래쪽의 한 명이 두지 않고 1점을 얻습니다. 한 선수에게 많아야 한 번입니다.

listen-ties = 점수가 같을 때
listen-ties-text-1 = 이기면 1점, 비기면 반 점입니다. 끝에는 두 선수의 점수가 같은 일이 많습니다.
listen-ties-text-2 = 가장 좋은 것은 둘이 한 판 더 두는 것이지만, 그럴 시간은 드뭅니다.
listen-ties-text-3 = 그래서 무엇으로 정할지 대회 규정에 미리 써 둡니다.
listen-ties-text-4 = 풀 리그에서는 흔히 존네본 베르거 점수를 씁니다. 강한 상대에게서 얻은 점수가 더 무겁습니다.
listen-ties-text-5 = 내가 이긴 상대들의 점수를 모두 더하고, 비긴 상대들의 점수는 절반을 더합니다.
listen-ties-text-6 = 그것도 같으면 이긴 판의 수나 흑으로 이긴 판의 수로 정하기도 합니다.
listen-ties-text-7 = 그다음은 둘이 둔 대국입니다. 그래도 안 되면 제비를 뽑습니다.

listen-pace = 빠른 체스와 느린 체스
listen-pace-text-1 = 선수마다 10분 이하이면 블리츠, 한 시간 이상이면 클래식입니다. 그 사이는 모두 래피드입니다.
listen-pace-text-2 = 래피드에서는 15분에 수마다 10초 추가가 아주 흔합니다.
listen-pace-text-3 = 어느 쪽인지 알려면 60수를 세세요. 수마다 10초면 10분이 더 되어 모두 25분입니다.
listen-pace-text-4 = 빠른 대국에서는 빠르기와 지식이 깊은 생각만큼 중요합니다.
listen-pace-text-5 = 첫 수부터 상대를 생각하게 하세요. 뜻밖의 오프닝은 상대의 시간을 씁니다.
listen-pace-text-6 = 모든 것을 끝까지 계산하지 마세요. 그럴 시간이 없습니다.
listen-pace-text-7 = 좋은 수가 있으면 최선의 수를 쫓지 마세요. 최선은 좋은 것의 적입니다.
listen-pace-text-8 = 수당 추가 시간이 있는지 늘 알고 있으세요. 없으면 상대의 시간이 적을 때 진 국면도 살릴 수 있습니다.

listen-blind = 시각장애 선수는 어떻게 두나
listen-blind-text-1 = 시각장애 선수가 대국에 앉으면 흔히 판이 둘입니다. 선수마다 하나입니다.
listen-blind-text-2 = 시각장애 선수의 판에서는 어두운 칸이 조금 솟아 있고, 칸마다 구멍이 있습니다.
listen-blind-text-3 = 기물마다 구멍에 맞는 꼭지가 있습니다. 흑 기물에는 손가락으로 느낄 수 있는 표가 있습니다.
listen-blind-text-4 = 기물은 구멍에서 들렸을 때만 만진 것으로 칩니다.
listen-blind-text-5 = 모든 수를 선언합니다. 상대가 복창하고 자기 판에 둡니다.
listen-blind-text-6 = b와 d를 헷갈리지 않게 파일에는 이름이 있습니다. 안나, 벨라, 체사르, 다비드, 에바, 펠릭스, 구스타프, 헥토르.
listen-blind-text-7 = 다른 나라 선수끼리는 기물과 숫자를 독일어로 말하기도 합니다: 슈프링거 구스타프 아인스 펠릭스 드라이.
listen-blind-text-8 = 잘못 말한 것은 상대의 시계가 가기 전에 바로 정정해야 합니다.
listen-blind-text-9 = 두 판이 서로 다르면 심판이 돕고, 두 기보를 비교합니다.

listen-practice = 실력을 늘리려면
listen-practice-text-1 = 첫째 조언은 단순합니다. 되도록 자주 두세요. 이기든 지든 판마다 배웁니다.
listen-practice-text-2 = 둘째는 배우세요. 강의를 듣고, 문제를 풀고, 좋은 선수의 대국을 되짚어 보세요.
listen-practice-text-3 = 셋째는 즐기세요. 세계 챔피언도 집니다.
listen-practice-text-4 = 까닭을 알아낸다면 지는 것은 부끄럽지 않습니다. 가장 좋은 선생은 내 실수입니다.
listen-practice-text-5 = 자신 있게 앉으세요. 마음속으로 포기한 대국은 반쯤 진 것입니다.
listen-practice-text-6 = 손이 움직이기 전에 생각하세요. 좋은 수를 찾았으면 한 번 더 따져 보세요.
listen-practice-text-7 = 상대가 무엇을 바라는지 물어보세요. 나쁜 수라도 모든 수에는 까닭이 있습니다.
listen-practice-text-8 = 힌트는 배우는 데 도움이 됩니다. 대회에는 없습니다.
listen-practice-text-9 = 클럽을 찾으세요. 사람은 어떤 프로그램도 못 가르치는 것을 가르치고, 대회에 나가면 레이팅이 생깁니다.

listen-phases = 대국의 세 부분
listen-phases-text-1 = 대국은 세 부분입니다. 오프닝, 미들게임, 엔드게임입니다.
listen-phases-text-2 = 오프닝에서는 기물을 꺼내고 중앙을 다툽니다.
listen-phases-text-3 = 백은 먼저 두고 흔히 공격합니다. 흑은 튼튼한 진형을 짓고 기회를 기다립니다.
listen-phases-text-4 = 미들게임에서는 계획이 맞부딪칩니다. 기물을 교환하고, 강한 쪽은 좋은 엔드게임을 준비합니다.
listen-phases-text-5 = 기물 한둘만으로는 좋은 상대를 이기기 어렵습니다. 공격하기 전에 도울 기물 두셋을 데려오세요.
listen-phases-text-6 = 엔드게임에서는 기물이 얼마 남지 않아 하나하나가 더 값집니다.
listen-phases-text-7 = 그때는 비숍이 나이트보다 나을 때가 많습니다. 빈 판을 한 수에 가로지릅니다.
listen-phases-text-8 = 폰이 중요해집니다. 서로 지킬 수 있게 가까이 두고, 한 파일에 둘이 되는 것을 피하세요.
listen-phases-text-9 = 좋은 선수는 처음부터 엔드게임을 생각합니다. 오프닝의 폰 하나가 끝에는 퀸이 될 수 있습니다.

listen-champions = 래피드 체스 세계 챔피언
listen-champions-text-1 = 첫 세계 래피드 선수권은 2001년에 열렸습니다. 가리 카스파로프가 우승했습니다.
listen-champions-text-2 = 비스와나탄 아난드는 2003년에, 그리고 14년 뒤에 다시 우승했습니다.
listen-champions-text-3 = 2012년부터는 거의 해마다 열립니다.
listen-champions-text-4 = 망누스 칼센은 2014년과 2015년에 우승했습니다.
listen-champions-text-5 = 레본 아로니안, 세르게이 카랴킨, 샤흐리야르 마메디아로프, 바실리 이반추크도 챔피언이었습니다.
listen-champions-text-6 = 여자부 타이틀은 따로 있습니다. 안나 무지추크가 2016년 도하에서 우승했습니다.
listen-champions-text-7 = 그들의 대국 여덟 판이 프로그램에 있습니다. 이긴 쪽의 수를 찾으려면 맞히기 챔피언을 입력하세요.

# 엔드게임

ending-list = 엔드게임. 엔드게임 다음에 번호나 이름을 입력하세요.
ending-line = { $number }: { $name }{ $how ->
    [right] , 마침
    [helped] , 도움을 받아 마침
    [wrong] , 다시 할 것
   *[new] {""}
}.
ending-begins = 엔드게임: { $name }.
ending-asks = { $color } 차례. { $goal ->
    [win] 이기세요.
   *[draw] 비기세요.
}
ending-answers = { $color }의 응수: { $move }.
ending-thrown = { $move }: { $how ->
    [draws] 이길 기회를 놓칩니다.
   *[loses] 지는 수입니다.
} { $goal ->
    [win] { $keeping ->
        [1] 이기는 수는 하나: { $best }.
       *[other] 이기는 수: { $best }.
    }
   *[draw] { $keeping ->
        [1] 비기는 수는 하나: { $best }.
       *[other] 비기는 수: { $best }.
    }
}
ending-again = 수를 물렀습니다. 다시 해 보세요.
ending-mate = { $moves }수 만에 체크메이트{ $how ->
    [best] , 가장 빠른 길입니다.
    [longer] . 가장 빠르면 { $best }.
   *[unknown] .
}
ending-won = { $moves }수 만에 승리가 확실합니다.
ending-drawn = 무승부. 잘 버텼습니다.
ending-repeated = 3회 동형반복으로 무승부. 잘 버텼습니다.
ending-held = { $moves }수 동안 버텼습니다. 잘했습니다.
ending-lost-repeated = 3회 동형반복: 이기지 못하고 무승부입니다.
ending-lost-fifty = 잡음과 폰 수 없이 50수: 이기지 못하고 무승부입니다.
ending-solution = 최선의 수순: { $moves }.
ending-over = 엔드게임이 끝났습니다. 다른 엔드게임: 다음. 내 대국으로: 닫기.
ending-moves = { $moves ->
    [0] 아직 둔 수가 없습니다.
   *[other] 지금까지 { $moves }수.
}
ending-taken-back = 물렀습니다.
ending-first = 무를 수가 없습니다.
ending-not-here = { $name }: 엔드게임에서는 쓸 수 없습니다.
ending-none = 없는 엔드게임: { $word }. 1에서 { $count }까지의 번호를 입력하거나, 목록을 보려면 엔드게임을 입력하세요.
ending-queen = 킹과 퀸
ending-two-rooks = 룩 둘
ending-rook = 킹과 룩
ending-pawn = 킹과 폰
ending-against-pawn = 폰 상대하기
ending-wrong-bishop = 잘못된 비숍
ending-pawn-race = 폰 경주
ending-catch-pawn = 폰 따라잡기
ending-queen-against-pawn = 퀸 대 폰
ending-pawn-against-queen = 폰 대 퀸
ending-rook-against-pawn = 룩 대 폰
ending-pawn-against-rook = 폰 대 룩

ending-two-bishops = 비숍 둘
ending-bishop-against-rook = 비숍 대 룩
ending-queen-against-rook = 퀸 대 룩
ending-bishop-and-knight = 비숍과 나이트

repertoire-games = 대국
repertoire-openings = 오프닝
repertoire-list = 내 오프닝. 연습하려면 { $repertoire } 다음에 이름을 입력하세요.
repertoire-line = { $name }, { $color }: 국면 { $count }개, 연습할 것 { $wanted }개.
repertoire-none = 아직 오프닝이 없습니다. 내 수순이 든 PGN 파일을 데이터 폴더의 { $folder } 폴더에 넣거나, 대국을 더 두세요.
repertoire-built-in = 내장 오프닝 { $count }개. 목록: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = 없는 오프닝: { $word }. 내 목록: { $repertoire }.
repertoire-rests = { $name }에 지금 연습할 것이 없습니다.
repertoire-empty = { $name }에 수순이 없습니다.
repertoire-other-start = 수순은 보통의 시작 국면에서 시작해야 합니다.
repertoire-begins = 오프닝: { $name }. 내 색: { $color }.
repertoire-start = 처음부터.
repertoire-way = 처음부터: { $moves }.
repertoire-asks = { $number }수째, { $color }: 무슨 수를 둡니까?
repertoire-wrong = 내 오프닝에 없는 수입니다. 다시 해 보세요.
repertoire-also = 내 오프닝에 있는 다른 수: { $moves }.
repertoire-answer = 내 오프닝의 수: { $moves }.
repertoire-help = 오프닝: { $name }.
repertoire-left =
    { $count ->
        [0] 여기서 연습할 것이 더 없습니다.
       *[other] 연습할 것 { $count }개 남음.
    }
repertoire-not-here = { $name }: 오프닝 연습에서는 쓸 수 없습니다.
puzzle-games = 대국
puzzle-games-none = 내 대국에 새로운 메이트가 없습니다.
puzzle-game-begins = { $game }번 대국의 퍼즐, 기물 { $pieces }개.

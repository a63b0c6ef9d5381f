# Lời của bài học, câu đố và bài luyện.

lessons-next = Các bài học. Tiếp theo là { $number }, { $title }. Để bắt đầu một bài, gõ số của nó sau { $learn }: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, xong
practice-board = Để dùng bàn cờ của bạn: { $setup }.
lessons-listen = Để nghe:
lessons-own = Của bạn:
own-name = { $text } không phải tên mà bài học có.
own-no-title = Bài học không có tên. Viết title = "Bài học của tôi" ở dòng đầu.
own-no-exercise = Bài học không có bài tập. Mở đầu một bài bằng dòng [1].
own-position = Không có thế cờ như vậy: { $text }. Viết dạng FEN.
own-task = Không có yêu cầu như vậy: { $text }. Viết chẳng hạn find mate.
own-no-task = Bài tập không có yêu cầu. Viết chẳng hạn task = "find mate".
own-square = { $text } không phải một ô.
own-number = { $text } không phải một số.
own-empty = Ở { $text } không có quân nào để đi.
own-illegal = { $text } không hợp lệ ở đây. Viết nước đi như Nf3, bằng chữ cái tiếng Anh.
own-answer = { $text } không phải câu trả lời cho yêu cầu này.
own-moves = Nước đúng là nước khác: { $text }.
own-misses = { $text } không làm được điều yêu cầu.
own-untrue = Câu trả lời không đúng sự thật.
lesson-none = Không có bài học { $word }. Các bài có số từ 1 đến { $count }.
lesson-begins = { $title }.
lesson-goes-on = { $title }, bài tập { $exercise }.
lesson-where = { $title }, bài tập { $exercise } trong { $count }.
lesson-first = Đây là bài tập đầu tiên.
lesson-not-here = { $name } không dùng trong bài học.
practice-which = Cái nào: { $names }?
answer-wants-colour = Trả lời { $light } hoặc { $dark }.
answer-wants-yes-no = Trả lời { $yes } hoặc { $no }.
answer-wants-number = Trả lời bằng một số.
answer-wants-piece = Trả lời bằng một quân, hoặc { $nothing }.
answer-wants-squares = Trả lời bằng các ô, như h5 e6.
answer-wants-choice = Trả lời { $items } hoặc { $last }.
practice-nothing-back = Không có gì để lùi. Cứ trả lời lại.
lesson-not-kept = Kết quả của bạn chưa lưu: { $reason }.

ask-colour = Ô { $square } màu gì?
ask-stands = Quân gì ở { $square }?
ask-count = { $piece } ở { $square } có bao nhiêu nước đi?
ask-moves = Nêu mọi nước đi của { $piece } ở { $square }, lần lượt từng nước.
ask-all-moves = { $color } có lượt đi. Nêu mọi nước đi hợp lệ, lần lượt từng nước.
ask-castling = { $color } có lượt đi. Nêu mọi cách nhập thành.
ask-capture = { $color } có lượt đi. Tìm một nước ăn quân.
ask-most = { $color } có lượt đi. Ăn quân giá trị nhất.
ask-free = { $color } có lượt đi. Ăn quân không ai bảo vệ.
ask-mate = { $color } có lượt đi. Tìm nước chiếu hết.
ask-mate-in-two = { $color } có lượt đi. Tìm nước đầu của thế chiếu hết hai nước.
ask-no-mate = { $color } có lượt đi. Chặn nước chiếu hết.
ask-stalemate = { $color } có lượt đi. Nước nào làm đối phương hết nước đi?
ask-fork = { $color } có lượt đi. Tìm đòn đôi.
ask-discovered = { $color } có lượt đi. Tìm đòn tấn công mở.
ask-pin = { $color } có lượt đi. Tìm đòn ghim.
ask-skewer = { $color } có lượt đi. Tìm đòn xiên.
ask-win = { $color } có lượt đi, và thắng. Bằng cách nào?
ask-play-mate = { $color } có lượt đi, và chiếu hết. Đánh đến cùng với máy: chơi-tiếp. Làm xong, hãy trở lại bài học này, rồi: tiếp.
ask-play-win = { $color } có lượt đi, và thắng. Đánh đến cùng với máy: chơi-tiếp. Làm xong, hãy trở lại bài học này, rồi: tiếp.
ask-play-draw = { $color } có lượt đi, và giữ được hòa. Đánh đến cùng với máy: chơi-tiếp. Làm xong, hãy trở lại bài học này, rồi: tiếp.
ask-legal = { $piece } đến { $square } có hợp lệ không? có hay không.
ask-legal-short = { $color } có được nhập thành cánh Vua không? có hay không.
ask-legal-long = { $color } có được nhập thành cánh Hậu không? có hay không.
ask-safe = { $move } có an toàn không? có hay không.
ask-reach = { $piece } ở { $square } có bao giờ đến được { $to } không? có hay không.
ask-drill = Bắt đầu luyện: Enter. Sau đó bài học tiếp tục.
ask-winnable = Còn ai thắng được không? có hay không.
ask-first-moves = Còn { $moves } nước. Hãy gõ nước đi của bạn.

opening-developed = Mã và Tượng đã phát triển: { $count } trên 4.
opening-castled = { $castled ->
    [yes] Bạn đã nhập thành.
   *[no] Bạn chưa nhập thành.
}
opening-again = Đi hơn một lần: { $pieces }.
lesson-right = Đúng.
lesson-more = Đúng. Còn { $count }.
lesson-named = Bạn đã nêu rồi.
lesson-wrong = Sai.
lesson-wrong-move = Không phải nước đó. Thử lại, hoặc gõ gợi-ý.
lesson-no-capture = Nước đó không ăn gì. Thử lại.
lesson-no-check = Nước đó không chiếu. Thử lại.
lesson-answered = { $color } trả lời { $move }. Thử lại.
lesson-help-piece = Đó là { $piece } ở { $square }.
lesson-help-goal = { $piece } đi đến { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Bài học đã xong.
lesson-missed = { $count ->
   *[other] Hãy làm lại bài tập { $exercises }.
}
lesson-next = Tiếp theo là bài học { $number }: { $title }.

choice-light = trắng
choice-dark = đen
choice-nothing = không có gì
number-words = không, một, hai, ba, bốn, năm, sáu, bảy, tám, chín, mười, mười một, mười hai, mười ba, mười bốn, mười lăm, mười sáu, mười bảy, mười tám, mười chín, hai mươi, hai mươi mốt, hai mươi hai, hai mươi ba, hai mươi bốn, hai mươi lăm, hai mươi sáu, hai mươi bảy, hai mươi tám

# Câu đố

puzzle-begins = Câu đố, { $pieces } quân, độ khó { $rating }.
puzzle-came = { $color } vừa đi { $move }.
puzzle-asks = { $color } có lượt đi. Tìm nước hay nhất.
puzzle-answers = Đúng. { $color } trả lời { $move }.
puzzle-solved = Đúng, đã giải xong.
puzzle-over = Câu đố đã xong. Câu khác: tiếp. Về ván của bạn: đóng.
puzzle-rating = Hệ số của bạn là { $rating }. Câu khác: Enter.
puzzle-streak-begins = Chuỗi, câu đố { $number }: { $pieces } quân, độ khó { $rating }.
puzzle-streak-how = Hãy giải đúng liên tiếp càng nhiều càng tốt. Một lỗi hoặc một gợi ý kết thúc chuỗi. Kỷ lục của bạn: { $record }.
puzzle-streak-goes-on = Chuỗi: { $count }.
puzzle-streak-ends = Chuỗi dừng ở { $count }. Kỷ lục của bạn: { $record }.
puzzle-none = Bạn đã giải hết các câu đố này.
puzzles-new = Câu đố mới: { $puzzle }.
puzzle-too-few = Không câu nào ít quân như vậy. Có từ { $pieces } quân.
puzzle-own-begins = Câu đố từ { $name }, { $pieces } quân.
puzzle-own-none = Không có câu đố nào trong { $name }.
puzzle-own-columns = Mỗi dòng cần tên, thế cờ, các nước và độ khó, cách nhau bằng dấu phẩy.
puzzle-own-start = Câu đố cần thế cờ trong thẻ FEN.
puzzle-own-game = Không đọc được ván cờ.
puzzle-own-position = Không có thế cờ như vậy.
puzzle-own-move = Không đi được nước { $number }.
puzzle-own-short = Thiếu lời giải.
puzzle-own-more = Và { $count } nữa.
puzzle-unknown = Không có chủ đề hay tệp nào tên { $word }. Nghe các chủ đề: { $themes }.
puzzle-themes = chủ-đề
puzzle-themes-told = Chủ đề: { $themes }. Hoặc gõ một số quân, hoặc một độ khó.
puzzle-words = Hoặc: { $words }.
puzzle-easy = dễ, dễ hơn
puzzle-hard = khó, khó hơn
puzzle-opening = khai cuộc
puzzle-middlegame = trung cuộc
puzzle-endgame = cờ tàn, tàn cuộc
puzzle-streak = chuỗi
own-folder = Thư mục cho tệp của bạn: { $folder }.
puzzle-not-here = { $name } không dùng trong câu đố.
puzzle-ends-game = Như vậy là hòa. Thử lại.

puzzle-help-check = Nước đi này là nước chiếu.
puzzle-help-capture = Nước đi này ăn quân.
puzzle-help-quiet = Nước đi tĩnh: không chiếu, không ăn.
puzzle-help-mate = Chiếu hết trong { $moves } nước.
puzzle-help-fork = Tìm đòn đôi.
puzzle-help-hanging = Có quân không được bảo vệ.
puzzle-help-pin = Tìm đòn ghim.
puzzle-help-skewer = Tìm đòn xiên.
puzzle-help-discovered = Tìm đòn tấn công mở.
puzzle-help-double-check = Tìm nước chiếu đôi.
puzzle-help-promotion = Có Tốt phong cấp được.
puzzle-help-opposition = Đây là chuyện đối Vua.
puzzle-help-zugzwang = Đừng để đối phương còn nước tốt.
puzzle-help-runs = Có Tốt chạy thoát khỏi Vua.
puzzle-help-catches = Vua của bạn còn đuổi kịp Tốt.
puzzle-help-traps = Có thể vây bắt một quân.
puzzle-help-stops = Có một đe dọa. Hãy chặn lại.
puzzle-help-saves = Một quân của bạn đang gặp nguy.
puzzle-help-later = Sau đó: { $theme }.
puzzle-help-promotes = Tốt phong cấp sau { $moves } nước.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } ở { $square }
reason-none = Mọi nước khác đều kém hơn.
reason-mate = Chiếu hết.
reason-back-rank = Chiếu hết hàng cuối: Vua bị chính quân mình giam.
reason-smothered = Chiếu hết nghẹt: Vua không còn ô trống, và Mã chiếu.
reason-double-check = Chiếu đôi: chỉ Vua đi được.
reason-promotion = Phong cấp thành { $piece }.
reason-hanging = { $piece } không được bảo vệ.
reason-fork = Đòn đôi: { $piece } tấn công { $on }.
reason-pin = Ghim: sau { $piece } là { $behind }.
reason-skewer = Xiên: sau { $piece } là { $behind }.
reason-discovered = Tấn công mở: { $piece } tấn công { $on }.
reason-opposition = Đối Vua: { $color } phải nhường.
reason-zugzwang = Zugzwang: { $color } phải đi, và nước nào cũng có hại.
reason-runs = Tốt ở { $pawn } chạy thoát: Vua ở { $king } đến quá muộn.
reason-catches = Vua ở trong hình vuông của Tốt { $pawn }.
reason-traps = Bị vây: { $piece }.
reason-stops = Đe dọa là: { $move }.
reason-saves = Đã cứu: { $piece }.
reason-wins = Được lợi bằng { $count } Tốt.
reason-nears = Tốt ở { $square } sắp phong cấp.
reason-checks = Nước nào cũng chiếu.
reason-draws = Đây là hòa.
reason-trades = Việc đổi quân quyết định.
reason-answers = Không có cách đỡ chiếu nào khác tốt bằng.

theme-fork = đòn đôi
theme-pin = ghim
theme-skewer = xiên
theme-discovered = tấn công mở
theme-double-check = chiếu đôi
theme-hanging = quân không được bảo vệ
theme-back-rank = chiếu hết hàng cuối
theme-smothered = chiếu hết nghẹt
theme-mate-in-one = chiếu hết một nước
theme-mate-in-one-also = chiếu hết trong một nước, chiếu hết sau một nước
theme-mate-in-two = chiếu hết hai nước
theme-mate-in-three = chiếu hết ba nước
theme-sacrifice = thí quân
theme-promotion = phong cấp
theme-trapped = quân bị vây
theme-quiet = nước đi tĩnh
theme-defence = phòng thủ
theme-zugzwang = zugzwang
puzzle-filler = quân, nước, với, trong, về, độ, khó, câu, đố

term-lesson = Bài học { $title }: { $learn }.
term-puzzle = Câu đố: { $puzzle }.
term-sacrifice = Thí quân: bạn bỏ một quân để được nhiều hơn hoặc chiếu hết.
term-trapped = Quân bị vây: nó bị tấn công và không còn ô an toàn.
term-defence = Phòng thủ: bạn chặn điều đối phương đe dọa.
term-zugzwang = Zugzwang: một bên phải đi, và nước nào cũng làm thế cờ xấu đi.
term-notation = ký hiệu
term-notation-text = Ký hiệu: nước đi là chữ của quân và ô mới, Mf3. Tốt không có chữ, e4. Bắt quân ghi x, chiếu ghi dấu cộng, chiếu hết ghi dấu thăng. O-O là nhập thành gần, O-O-O là nhập thành xa.
term-wings = Tên theo cánh. Tượng, Mã và Xe cánh Vua xuất phát ở cánh Vua; Tượng, Mã và Xe cánh Hậu ở cánh Hậu. Tốt gọi theo quân đứng sau: Tốt Vua, Tốt Hậu.

# Những gì trở lại

due-today = Hôm nay có { $count } bài đến hạn. Mất khoảng { $time }. Để bắt đầu: { $practise }.
due-done = Hôm nay thế là hết.
due-none = Hôm nay không có bài đến hạn.
due-lines = Biến mới: { $repertoire }.
puzzle-more = Câu khác: Enter.
practice-both = { $one } và { $other } không đi cùng nhau. Hãy gõ một thôi.

# Sai lầm trong một ván

mistakes-begin = { $side ->
    [white] Sai lầm của { $white }, Trắng, trong ván { $game } gặp { $black }.
    [black] Sai lầm của { $black }, Đen, trong ván { $game } gặp { $white }.
   *[both] Sai lầm của hai bên trong ván { $game }, { $white } gặp { $black }.
}
mistakes-again = Một sai lầm cũ, từ ván { $game }.
mistakes-search = Đang dò ván cờ. Vài giây nữa có câu hỏi đầu tiên.
mistakes-search-next = Đang tìm sai lầm tiếp theo.
mistakes-searched = Vẫn đang dò: đã đánh giá { $judged } trong { $all } thế cờ.
mistakes-quarter = Đã tìm { $percent } phần trăm ván cờ.
mistakes-checking = Đang kiểm tra các sai lầm tìm thấy.
mistakes-how = Gõ một nước hay hơn. Để nghe thế cờ: { $pieces }.
mistakes-both = hai-bên
mistakes-unknown = sai-lầm { $word }: không hiểu. Gõ sai-lầm và số của một ván, trắng, đen hoặc hai-bên.
mistakes-no-game = Hãy mở một ván trước, hoặc chơi xong ván này.
mistakes-no-moves = Ván này không có nước đi.
mistakes-not-here = { $name } không dùng khi xem sai lầm.
mistakes-builtin = Máy có sẵn đánh giá: chỉ hỏi những gì thắng thua rõ ràng. Engine thấy nhiều hơn: { $opponent } engine stockfish.
mistakes-ended = Việc dò dừng ở đây. Những gì đã tìm được giữ lại.

mistake-asks = { $label ->
    [blunder] Nước { $number }, { $color }: { $move } là sai lầm nghiêm trọng, từ { $before } xuống { $after } phần trăm. Tìm nước hay hơn.
   *[mistake] Nước { $number }, { $color }: { $move } là sai lầm, từ { $before } xuống { $after } phần trăm. Tìm nước hay hơn.
}
mistake-comment = Hay hơn: { $move }. { $before } xuống { $after } phần trăm.
mistake-same = Đó là nước trong ván. Thử lại.
mistake-best = Đúng, đó là nước hay nhất.
mistake-mate = Đúng, đó là chiếu hết.
mistake-good = { $points ->
    [0] Đúng, ngang nước hay nhất, { $move }.
   *[other] Đúng, kém nước hay nhất { $points } điểm, { $move }.
}
mistake-refuted = { $color } trả lời { $move }.
mistake-again = Thử lại.
mistake-worse = Chưa đủ hay. Thử lại.
mistake-not-judged = Chưa đánh giá được nước của bạn. Hãy gõ lại.
mistake-line = Sau đó: { $moves }.
mistake-chance = Bỏ lỡ cơ hội: nước trước đó của { $color } cũng là sai lầm.
mistake-time = { $color } còn { $time }.

mistakes-none = Không có sai lầm nào để hỏi.
mistakes-over = { $count } sai lầm: { $kinds }.
mistakes-found = { $count } tìm ra
mistakes-shown = { $count } phải chỉ
mistakes-skipped = { $count } bỏ qua
mistakes-time = { $count } sai lầm do thiếu thời gian.
mistakes-chances = { $count } sai lầm là bỏ lỡ cơ hội.
mistakes-most = { $phase ->
    [opening] Phần lớn ở khai cuộc.
    [middlegame] Phần lớn ở trung cuộc.
   *[endgame] Phần lớn ở cờ tàn.
}
mistakes-accuracy = Độ chính xác: { $accuracy } trên 100.
mistakes-accuracy-both = Độ chính xác: Trắng { $white }, Đen { $black } trên 100.

# Bài luyện

drill-list = Các bài luyện. Để bắt đầu, gõ tên hoặc số của bài sau luyện: luyện màu ô. Cấp đứng cuối: luyện đường đi của Mã 2.
drill-line-done = { $name }, cấp { $level }: đúng { $right } trong { $count } câu gần nhất
drill-begins = Bài luyện: { $drill }, cấp { $level }, { $count } câu hỏi.
drill-none = Không có bài luyện { $word }. Có: { $names }.
drill-levels = Bài luyện có cấp từ 1 đến 3.
drill-unknown = { $word }: không hiểu. Sau cấp là các giới hạn: 6 giây, 20 câu, không lặp. Tối đa 600 giây và 50 câu.
drill-unit-seconds = { $count ->
   *[other] giây
}
drill-unit-questions = { $count ->
   *[other] câu
}
drill-unit-repeats = { $count ->
   *[other] lặp
}
drill-no = không
drill-within = Bạn có { $time } cho mỗi câu trả lời.
drill-repeats = { $count ->
    [0] Mỗi câu hỏi chỉ nghe một lần.
   *[other] Mỗi câu hỏi được nghe lại { $count } lần.
}
drill-no-repeat = Câu hỏi này không nghe lại được nữa.
drill-late = Đúng, nhưng quá chậm: { $time }.
drill-not-here = { $name } không dùng trong bài luyện.
drill-from-memory = Trong bài luyện, bạn trả lời theo trí nhớ. Để nghe lại các quân: thông-tin.
lesson-from-memory = Câu này bạn trả lời theo trí nhớ.
drill-wrong = Sai: { $answer }.
drill-answer = { $answer }.
drill-over = Đúng { $right } trong { $count }.
drill-standing = Trong { $count } câu gần nhất, đúng { $right }, thường sau { $time }.
drill-next = Bạn lên cấp được rồi: luyện { $name } { $level }.

drill-colour = màu ô
drill-colour-rule = Trắng hay đen?
drill-line = đường thẳng
drill-line-rule = Hai ô có cùng hàng, cột hoặc đường chéo không? có hay không.
drill-squares = các ô của một quân
drill-squares-rule = Nêu mọi ô mà quân đó đến được trên bàn cờ trống.
drill-knight = đường đi của Mã
drill-knight-rule = Nêu các ô của một đường ngắn nhất, đến ô cuối.
drill-attackers = quân tấn công
drill-attackers-rule = Nêu các ô của mọi quân tấn công một ô, cả hai màu.
drill-recall = nhớ thế cờ
drill-recall-rule = Bạn nghe một thế cờ một lần, rồi được hỏi quân nào ở đâu.
drill-minefield = bãi mìn
drill-minefield-rule = Mã trắng không được vào ô có quân đen hoặc bị quân đen tấn công. Nêu một đường ngắn nhất.
drill-follow = theo dõi ván cờ
drill-follow-rule = Bạn nghe mỗi lần vài nước, từ thế ban đầu, rồi được hỏi các quân giờ ở đâu.
drill-growing = chuỗi dài dần
drill-growing-rule = Chuỗi nước mỗi lần thêm một nước. Nhắc lại tất cả, lần lượt từng nước.
drill-mates = chiếu hết bằng tai
drill-mates-rule = Bạn nghe một thế cờ một lần. Tìm nước chiếu hết.
drill-guess = đoán nước đi
drill-guess-rule = Đoán từng nước của một bên. Bên kia đi như trong ván. Bạn được hỏi bàn cờ.
drill-ahead = tính trước
drill-ahead-rule = Bạn nghe các nước không ai đi. Hãy trả lời về thế cờ sau các nước đó. Bạn được hỏi bàn cờ trước đó.

drill-ask-line = { $one } và { $other }?
drill-ask-squares = { $piece } ở { $square }.
drill-ask-attackers = Quân nào tấn công { $square }?
drill-ask-knight = Từ { $from } đến { $to }.
drill-ask-where = Các { $piece } ở đâu?
drill-ask-repeat = Nhắc lại cả { $count } nước.
drill-ask-mate = { $moves ->
    [1] { $color } có lượt đi: chiếu hết một nước.
   *[other] { $color } có lượt đi: nước đầu của thế chiếu hết trong { $moves } nước.
}
drill-ask-guess = Nước { $number }, { $color }: bạn đoán gì?
drill-ahead-line = { $color } bắt đầu: { $moves }.
drill-ask-check = Lúc đó { $color } có bị chiếu không?
drill-ask-mates = Lúc đó { $color } có chiếu hết được trong một nước không?
drill-ask-taken = { $color } có ăn quân nào trong các nước đó không? Nêu tên quân, hoặc không có gì.
drill-ask-takes = Nêu mọi ô mà { $color } lúc đó ăn quân được.
guess-won = { $white } gặp { $black }, { $year }. { $color } thắng.
guess-unknown = đoán { $word }: không hiểu. Gõ đoán và số của một ván, trắng hoặc đen.
guess-which = Ván nào? Gõ cả số của nó: đoán 12 đen.
guess-champions = vô địch, nhà vô địch, cờ nhanh
guess-opening-only = Không có gì để đoán: mọi nước ở đây đều là nước khai cuộc.
guess-none = Ở đây không có nước nào của { $color } để đoán.
guess-wins-too = Nước của bạn cũng thắng, theo máy có sẵn.
guess-refuted = Với nước của bạn, { $color } trả lời { $move }.

choice-yes = có
choice-no = không

# Các bài học

## Các từ để chọn

choice-mate = chiếu hết
choice-stalemate = hết nước đi
choice-won = thắng
choice-drawn = hòa
choice-clocks = đồng hồ
choice-arbiter = trọng tài
choice-with = có cộng giây
choice-without = không cộng giây

choice-light-also = sáng, màu sáng, nhạt, màu trắng
choice-dark-also = tối, sẫm, màu tối, màu đen
choice-nothing-also = không, không có, không quân nào, không có quân, không có quân nào, không ô nào
choice-mate-also = chiếu bí, chiếu mát, chiếu hết cờ
choice-stalemate-also = hết nước, hòa do hết nước đi, pat
choice-won-also = chiến thắng, Trắng thắng, thắng cờ
choice-drawn-also = hòa cờ, ván hòa, hòa nhau
choice-clocks-also = hai đồng hồ, cả hai đồng hồ, dừng đồng hồ, đồng hồ trước
choice-arbiter-also = gọi trọng tài, trọng tài trước
choice-with-also = có, cộng giây, khi có cộng giây
choice-without-also = không, không có cộng giây, khi không cộng giây
choice-filler = là, một, ô, thế, này, đây, ván

## 1

lesson-squares = Ô và màu
lesson-squares-goal = Bạn sẽ biết nhẩm màu của bất kỳ ô nào.
lesson-squares-text = Bàn cờ có 64 ô: tám cột, a đến h, và tám hàng, 1 đến 8. Ô trắng và ô đen xen kẽ, và ô góc ở tay phải bạn màu trắng. Để biết màu của một ô, hãy đếm cột cũng thành số: a là 1, h là 8. Nếu hai số cùng lẻ hoặc cùng chẵn thì ô đen; nếu không thì ô trắng.
lesson-squares-1-help = a là cột thứ nhất: so số đó với hàng.
lesson-squares-1-why = a1 đen: cả hai số đều là 1, nên cùng lẻ.
lesson-squares-2-help = h là số mấy?
lesson-squares-2-why = h1 trắng: h là 8, số chẵn, còn hàng là số lẻ. Đó là góc bên tay phải của Trắng.
lesson-squares-3-help = Đếm từ a đến e, rồi so với hàng.
lesson-squares-3-why = e4 trắng: e là 5, số lẻ, còn hàng là số chẵn.
lesson-squares-4-before = Giờ là bài luyện: bạn nghe từng ô một, và trả lời trắng hay đen. Cứ thong thả.
lesson-squares-4-help = Mỗi lần hãy hỏi: cùng lẻ, cùng chẵn, hay mỗi số một kiểu?
lesson-squares-recap = Cùng lẻ hoặc cùng chẵn là đen. Còn lại là trắng.

## 2

lesson-start = Thế ban đầu
lesson-start-goal = Bạn sẽ biết mỗi quân bắt đầu ở đâu.
lesson-start-text = Mỗi bên có mười sáu quân: Trắng ở hàng 1 và 2, Đen ở hàng 7 và 8. Từ a1 đến h1: Xe, Mã, Tượng, Hậu, Vua, Tượng, Mã, Xe. Các Tốt đứng kín hàng phía trước. Mỗi Hậu đứng ở ô cùng màu với mình: Hậu trắng ở ô trắng, Hậu đen ở ô đen.
lesson-start-1-help = Hàng 8 giống hàng 1, chỉ khác màu.
lesson-start-1-why = Hậu đen bắt đầu ở d8, ở đầu kia của cột có Hậu trắng.
lesson-start-2-before = Các cột a đến d là cánh Hậu, các cột e đến h là cánh Vua. Hậu bắt đầu ở cột d, Vua ở cột e.
lesson-start-2-help = Đó là quân cạnh Vua, bên cánh Vua.
lesson-start-2-why = Cạnh Vua trắng là Tượng, ở f1. Rồi đến Mã ở g1 và Xe ở h1.
lesson-start-3-help = Quân nào bắt đầu ở d1?
lesson-start-3-why = d1 trắng, màu của Hậu trắng. Hoặc đếm: d là 4, chẵn, còn hàng là lẻ.
lesson-start-4-before = Giờ là nước đầu tiên. Mã đi hai ô thẳng rồi một ô ngang, và được nhảy qua quân khác.
lesson-start-4-help = Từ b1, thử lên hai hàng và sang một cột, rồi sang hai cột và lên một hàng.
lesson-start-4-why = Mã nhảy qua các Tốt của mình đến a3 hoặc c3. Nó không đến d2 được: ở đó có Tốt của mình.
lesson-start-recap = Hậu đứng ở ô cùng màu, Vua đứng cạnh. Trắng đi trước. Ai cầm Trắng thì tung đồng xu, hoặc giấu một Tốt Trắng và một Tốt Đen trong hai tay để chọn.

## 3

lesson-rook = Xe
lesson-rook-goal = Bạn sẽ theo được Xe dọc theo cột và hàng của nó.
lesson-rook-text = Xe đi tới, lui hoặc ngang, bao nhiêu ô cũng được. Nó không bao giờ nhảy qua quân khác. Nó dừng trước quân cùng bên. Nếu quân đầu tiên trên đường là quân đối phương, nó được ăn quân đó, và nước đi dừng ở đó.
lesson-rook-1-help = Theo cột d đi lên từ d1, từng ô một.
lesson-rook-1-why = d2, d3 và d4 trống, nên Xe đến được Tốt ở d5 và ăn.

lesson-rook-2-help = Đi lên theo cột trước, rồi theo hàng, và để ý quân mình.
lesson-rook-2-why = Hai nước lên, đến a2 và a3, và ba nước sang phải, đến b1, c1 và d1. Tốt mình và Vua mình chặn nó ở đó.
lesson-rook-recap = Xe cần cột và hàng thông thoáng. Hai Xe bảo vệ nhau thì đặc biệt mạnh.

## 4

lesson-bishop = Tượng
lesson-bishop-goal = Bạn sẽ theo được Tượng dọc theo các đường chéo của nó.
lesson-bishop-text = Tượng đi chéo, bao nhiêu ô cũng được. Mỗi bước, cả cột lẫn hàng đều đổi một: c1, d2, e3, f4. Như Xe, nó không bao giờ nhảy. Mọi ô trên một đường chéo cùng màu.
lesson-bishop-1-help = Từ d1, mỗi bước sang phải một cột và lên một hàng.
lesson-bishop-1-why = e2, f3 và g4 trống, nên Tượng ăn Tốt ở h5. Từ đó nó còn chiếu nữa.
lesson-bishop-2-help = Bốn đường chéo bắt đầu từ e4: đếm từng đường đến hết.
lesson-bishop-2-why = Ba ô về phía b1, ba về h1, ba về h7 và bốn về a8: mười ba.
lesson-bishop-3-help = So màu của hai ô.
lesson-bishop-3-why = e4 trắng còn a1 đen. Tượng giữ một màu suốt ván cờ.
lesson-bishop-recap = Một Tượng của bạn đi các ô trắng, Tượng kia đi các ô đen. Cùng nhau chúng bao quát cả bàn cờ.

## 5

lesson-queen = Hậu
lesson-queen-goal = Bạn sẽ biết mọi nước đi của Hậu.
lesson-queen-text = Hậu là quân mạnh nhất. Hậu đi như Xe hoặc như Tượng: dọc cột, ngang hàng hoặc theo đường chéo. Xa bao nhiêu cũng được nếu đường trống, nhưng không bao giờ nhảy.
lesson-queen-1-help = Đếm các nước đi như Xe, rồi các nước đi như Tượng.
lesson-queen-1-why = Mười bốn nước như Xe và mười ba nước như Tượng: 27. Không Vua nào chắn đường.
lesson-queen-recap = Xe và Tượng gộp lại thành Hậu. Giữ Hậu khỏi nguy hiểm.

## 6

lesson-king = Vua
lesson-king-goal = Bạn sẽ biết Vua được đi đâu, và không được đi đâu.
lesson-king-text = Vua đi một ô theo hướng bất kỳ. Vua không bao giờ được vào ô bị quân đối phương tấn công. Khi chính Vua bị tấn công, Vua bị chiếu. Vua cũng tấn công: mọi ô quanh nó.
lesson-king-1-help = Đi quanh d3 từng ô một, và bỏ các ô Vua đen tấn công.
lesson-king-1-why = Vua đen ở d5 tấn công c4, d4 và e4. Trong tám ô quanh d3 còn năm: c2, c3, d2, e2 và e3.
lesson-king-2-help = Nếu ở d4, Vua của bạn đứng cạnh quân nào?
lesson-king-2-why = Ở d4, Vua của bạn đứng cạnh Vua đen, và bị chiếu. Hai Vua không bao giờ được đứng cạnh nhau.
lesson-king-recap = Vua là quân quan trọng nhất, mà lại chậm. Trước khi đi Vua, hãy hỏi ô nào bị tấn công.

## 7

lesson-knight = Mã
lesson-knight-goal = Bạn sẽ tìm được mọi nước đi của Mã.
lesson-knight-text = Mã đi hai ô theo cột hoặc hàng, rồi một ô sang bên, như chữ L. Đó là quân duy nhất nhảy qua quân khác. Mỗi nước nó đổi màu ô. Càng gần mép bàn, nó càng ít nước đi.
lesson-knight-1-help = Lên hai ô, rồi trái hoặc phải: làm như vậy xuống dưới và sang hai bên.
lesson-knight-1-why = Bốn hướng, mỗi hướng trái hoặc phải: tám. Đó là b3, b5, c2, c6, e2, e6, f3 và f5.
lesson-knight-2-help = Từ góc bàn, phần lớn các cú nhảy ra ngoài bàn.
lesson-knight-2-why = Từ a1, chỉ b3 và c2 còn trên bàn. Ở mép, Mã có hai đến bốn nước.
lesson-knight-3-before = Giờ là bài luyện: đưa Mã từ ô này đến ô khác, càng ít nước càng tốt.
lesson-knight-3-help = So màu: đến ô cùng màu thì số nước là chẵn.
lesson-knight-recap = Mã nên ở gần trung tâm, ở đó nó có tám nước.

## 8

lesson-pawn = Tốt
lesson-pawn-goal = Bạn sẽ biết Tốt đi thế nào, ăn thế nào và phong thành quân gì.
lesson-pawn-text = Tốt đi thẳng tới trước, mỗi lần một ô, và không bao giờ lùi. Từ ô đầu tiên, nó cũng được đi hai ô. Nó ăn khác: một ô chéo phía trước. Quân đứng ngay trước mặt chặn nó, và nó không ăn được quân đó.
lesson-pawn-1-help = Thử ba ô phía trước: thẳng, trái và phải.
lesson-pawn-1-why = e5 trống, nên Tốt đi được. Nó ăn chéo, ở d5 và f5.
lesson-pawn-2-help = Ngay trước mặt nó là gì, và có gì để ăn không?
lesson-pawn-2-why = Tốt đen ở e3 chặn nó, và không có gì để ăn ở d3 hay f3. Vậy nó không có nước đi.
lesson-pawn-3-before = Ở hàng cuối cùng, Tốt thành Hậu, Xe, Tượng hoặc Mã: nó phong cấp. Mỗi lựa chọn tính là một nước riêng.
lesson-pawn-3-help = Một ô, nhưng Tốt có thể thành bao nhiêu loại quân?
lesson-pawn-3-why = Tốt đến a8 và thành Hậu, Xe, Tượng hoặc Mã: bốn nước.
lesson-pawn-recap = Tốt đi thẳng và ăn chéo. Nó không lùi được, nên hãy nghĩ trước khi đẩy.

## 9

lesson-values = Giá trị các quân
lesson-values-goal = Bạn sẽ chọn được nước ăn tốt hơn trong hai nước.
lesson-values-text = Tốt đáng một điểm, Mã ba, Tượng ba, Xe năm và Hậu chín. Vua là vô giá: bị chiếu hết là thua. Điểm không quyết định ván cờ. Chúng giúp bạn cân nhắc việc ăn và đổi quân.
lesson-values-1-help = Tốt ăn được ở hai ô: so xem ở đó có gì.
lesson-values-1-why = Hậu ở c6 đáng chín điểm, Tượng ở e6 chỉ ba. Và nếu bạn ăn Tượng, Hậu sẽ ăn Tốt của bạn.
lesson-values-recap = Một, ba, ba, năm, chín. Đừng liều mất Xe chỉ để ăn Mã.

## 10

lesson-guarded = Được bảo vệ hay không
lesson-guarded-goal = Bạn sẽ nhận ra quân nào có thể ăn mà không mất gì.
lesson-guarded-text = Một quân được bảo vệ nếu bên nó ăn lại được. Trước khi ăn, hãy hỏi hai câu: nó đáng bao nhiêu, và ai ăn lại? Nếu không ai ăn lại được thì quân đó cho không. Hãy bảo vệ cả quân mình, quân giá trị nhất trước.
lesson-guarded-1-help = Hậu của bạn tấn công hai quân: với mỗi quân, hỏi ai ăn lại được.
lesson-guarded-1-why = Không ai bảo vệ Tượng ở g4. Tốt ở e6 bảo vệ Mã ở d5, nên ăn Mã là mất Hậu.
lesson-guarded-2-before = Giờ là bài luyện: nêu các quân tấn công một ô, hoặc bảo vệ nó.
lesson-guarded-2-help = Xét cột, hàng và đường chéo trước, rồi Mã, Tốt và Vua.
lesson-guarded-recap = Trước mỗi nước ăn: nó đáng bao nhiêu, và ai ăn lại?

## 11

lesson-check = Ba cách đỡ chiếu
lesson-check-goal = Bạn sẽ tìm được mọi cách đỡ chiếu.
lesson-check-text = Nếu Vua của bạn bị chiếu, bạn phải đỡ ngay. Có ba cách: ăn quân chiếu, chen một quân vào giữa, hoặc đi Vua. Đang bị chiếu thì không được nhập thành.
lesson-check-1-help = Thử cả ba cách: ăn Xe, chặn cột e, đi Vua.
lesson-check-1-why = Tượng ăn được Xe, và Hậu chen được vào e2. Hoặc Vua rời cột, đến f1 hoặc f2.
lesson-check-recap = Ăn, chặn hoặc đi: lần nào cũng xét cả ba.

## 12

lesson-mate = Chiếu hết một nước
lesson-mate-goal = Bạn sẽ chiếu hết được khi một nước là đủ.
lesson-mate-text = Chiếu hết là mục đích của ván cờ: nước chiếu không đỡ được. Không ai ăn được quân chiếu, không gì chen được vào giữa, và Vua không còn ô an toàn. Ván cờ kết thúc ngay. Chính Vua thì không bao giờ bị ăn.
lesson-mate-1-help = Các Tốt của Đen giam chính Vua mình.
lesson-mate-1-why = Từ a8 Xe chiếu theo hàng 8. Không gì chen được vào giữa, và Tốt của Đen chặn mọi lối ra.
lesson-mate-2-help = Hậu của bạn được đến sát Vua đen, nếu Vua bạn bảo vệ Hậu.
lesson-mate-2-why = Vua của bạn bảo vệ Hậu ở g7, nên Đen không ăn được. Hậu còn tấn công g8 và h7.
lesson-mate-3-help = Vua đen không đi đâu được: tìm nước chiếu không đỡ được.
lesson-mate-3-why = Không ai ăn được Mã ở f7, và nước chiếu của Mã không chặn được. Vua bị chính quân mình giam: chiếu hết nghẹt.
lesson-mate-recap = Thử mọi nước chiếu: đối phương có ăn, chặn hay đi được không? Nếu không, đó là chiếu hết.

## 13

lesson-draws = Khi không ai thắng
lesson-draws-goal = Bạn sẽ biết khi nào ván cờ hòa, và khi đang thắng thì không để đối phương hết nước đi.
lesson-draws-text = Nếu bên có lượt đi không bị chiếu mà không có nước đi hợp lệ, đó là hết nước đi. Ván cờ hòa, dù bên kia mạnh đến đâu. Hai đấu thủ cũng có thể thỏa thuận hòa.
lesson-draws-1-help = Tấn công mọi ô quanh Vua đen, nhưng không tấn công chính Vua.
lesson-draws-1-why = Từ c7 Hậu tấn công a7, b7 và b8, nhưng không tấn công a8. Đen không bị chiếu, và không đi được.
lesson-draws-2-ask = Đen có lượt đi. Đây là chiếu hết hay hết nước đi?
lesson-draws-2-help = Trước hết hãy hỏi Đen có bị chiếu không.
lesson-draws-2-why = Không gì tấn công h8, nên Đen không bị chiếu. Nhưng Trắng tấn công g7, g8 và h7: hết nước đi.
lesson-draws-3-before = Bạn cũng có thể yêu cầu xử hòa: khi thế cờ xuất hiện lần thứ ba, hoặc sau năm mươi nước mỗi bên không ăn quân, không đi Tốt. Và nếu không còn thế chiếu hết nào, ván cờ hòa ngay.
lesson-draws-3-help = Vua và một Tượng có chiếu hết được không?
lesson-draws-3-why = Vua và một Tượng không chiếu hết được, Vua bên kia cũng không. Ván cờ hòa ngay.
lesson-draws-recap = Năm cách hòa: hết nước đi, thỏa thuận, không thể chiếu hết, lặp lại ba lần, năm mươi nước. Nếu đang thắng, hãy chừa cho đối phương một nước.

## 14

lesson-castling = Nhập thành
lesson-castling-goal = Bạn sẽ biết khi nào được nhập thành, và về bên nào.
lesson-castling-text = Vua đi hai ô về phía một Xe, và Xe đó đến ô Vua vừa đi qua. Vua và Xe chưa được đi lần nào, và giữa chúng không có quân. Vua không được nhập thành khi đang bị chiếu, đi qua ô bị chiếu hoặc đến ô bị chiếu. Nhập thành cánh Vua gọi là gần, cánh Hậu gọi là xa.
lesson-castling-1-help = Thử cả hai Xe: đường có trống không, và đường Vua đi có an toàn không?
lesson-castling-1-why = Cả hai đường đều trống, và Đen không tấn công ô nào trên đường Vua đi. Xe bị tấn công thì không sao.
lesson-castling-2-help = Xe đen tấn công ô nào ở hàng một?
lesson-castling-2-why = Xe ở f3 tấn công f1, ô Vua phải đi qua khi nhập thành gần. Bên kia, d1 và c1 an toàn.
lesson-castling-3-help = Lúc này Vua của bạn có bị tấn công không?
lesson-castling-3-why = Xe ở e4 đang chiếu. Đang bị chiếu thì không được nhập thành.
lesson-castling-4-help = Hỏi xem chính Vua đi qua những ô nào.
lesson-castling-4-why = Xe đen tấn công b1, nhưng Vua của bạn chỉ đi qua d1 và dừng ở c1. Chỉ Xe đi qua b1, và điều đó được phép.
lesson-castling-recap = Nhập thành sớm: Vua có chỗ trú, và Xe vào cuộc. Không bao giờ khi đang bị chiếu, qua ô bị chiếu hay đến ô bị chiếu.

## 15

lesson-en-passant = Bắt Tốt qua đường
lesson-en-passant-goal = Bạn sẽ biết bắt Tốt qua đường, và biết khi nào thì muộn.
lesson-en-passant-text = Tốt không thể thoát Tốt của bạn bằng cách đi hai ô một lúc. Nếu nó dừng ngay cạnh Tốt của bạn, bạn được bắt như thể nó chỉ đi một ô. Tốt của bạn dừng ở ô bị bỏ qua. Bạn chỉ được làm vậy ngay nước tiếp theo.
lesson-en-passant-1-before = Nước vừa rồi của Đen là Tốt d7 đến d5.
lesson-en-passant-1-help = Một nước đi thẳng, nước kia bắt Tốt đứng cạnh Tốt bạn.
lesson-en-passant-1-why = Tốt tiến được đến e6. Hoặc nó bắt Tốt ở d5 qua đường, và dừng ở d6.
lesson-en-passant-2-before = Vẫn thế đó, nhưng lần này nước vừa rồi của Đen không phải nước đi Tốt.
lesson-en-passant-2-help = Quyền bắt Tốt qua đường kéo dài bao lâu?
lesson-en-passant-2-why = Tốt đen không vừa đi hai ô. Quyền đó chỉ có trong một nước.
lesson-en-passant-recap = Hai ô, cạnh Tốt bạn, vừa mới đi: khi đó được bắt Tốt qua đường.

## 16

lesson-promotion = Phong cấp cẩn thận
lesson-promotion-goal = Bạn sẽ chọn đúng quân khi Tốt phong cấp.
lesson-promotion-text = Tốt đến hàng cuối cùng thì thành Hậu, Xe, Tượng hoặc Mã. Quân nào đã bị ăn không quan trọng: bạn có thể có hai Hậu. Hầu như lúc nào Hậu cũng tốt nhất. Nhưng trước hết hãy hỏi đối phương còn đi được gì.
lesson-promotion-1-before = Hãy phong cấp Tốt của bạn. Chọn quân để thắng.
lesson-promotion-1-help = Với mỗi quân, hỏi Vua đen còn nước đi không.
lesson-promotion-1-why = Hậu ở c8 thì Đen hết nước đi, ván cờ hòa. Với Xe, Vua phải đến a6, và Xe chiếu hết ở a8.
lesson-promotion-recap = Thường là Hậu, trừ khi làm đối phương hết nước đi.

## 17

lesson-fork = Đòn đôi và tấn công mở
lesson-fork-goal = Bạn sẽ tấn công được hai quân bằng một nước.
lesson-fork-text = Trong đòn đôi, một quân tấn công hai quân cùng lúc. Đối phương chỉ cứu được một. Mã đặc biệt giỏi đòn này. Mục tiêu tốt nhất là Vua, vì bị chiếu thì phải đỡ.
lesson-fork-1-help = Tìm ô mà từ đó Mã tấn công cả Vua lẫn Xe.
lesson-fork-1-why = Từ c7 Mã tấn công Vua và Xe ở a8. Vua phải đi, rồi Mã ăn Xe.
lesson-fork-2-before = Trong đòn tấn công mở, một quân rời đi và mở đường cho quân khác phía sau.
lesson-fork-2-help = Khi Mã rời cột e, Xe của bạn chiếu: Mã tấn công được gì?
lesson-fork-2-why = Mã mở cột e, và Xe chiếu. Cùng nước đó, Mã tấn công Hậu.
lesson-fork-recap = Một nước, hai đe dọa. Các quân mạnh nhất khi phối hợp.

## 18

lesson-pin = Ghim và xiên
lesson-pin-goal = Bạn sẽ tấn công được hai quân trên cùng một đường.
lesson-pin-text = Một quân bị ghim khi sau nó trên cùng đường có quân giá trị hơn. Nếu đó là Vua, quân bị ghim không được rời đường. Xe, Tượng và Hậu ghim được. Hãy tấn công quân bị ghim: nó khó chạy.
lesson-pin-1-help = Vua đen và Mã của nó cùng ở đường nào?
lesson-pin-1-why = Ở e1 Xe ghim Mã, vì sau nó là Vua. Mã không được đi, và nước sau bạn ăn được.
lesson-pin-2-before = Trong đòn xiên, quân giá trị hơn đứng trước. Nó phải đi, và quân phía sau bị mất.
lesson-pin-2-help = Vua đen và Hậu đen cùng ở đường nào?
lesson-pin-2-why = Từ h5 Xe chiếu theo hàng 5. Khi Vua đã đi, Xe ăn Hậu.
lesson-pin-recap = Quân giá trị hơn ở sau: ghim. Quân giá trị hơn ở trước: xiên.

## 19

lesson-gifts = Quà cho không
lesson-gifts-goal = Bạn sẽ hỏi điều gì đến tiếp trước khi ăn.
lesson-gifts-text = Quân bỏ không không phải lúc nào cũng là quà. Đối phương có thể bỏ nó để được thứ tốt hơn. Trước khi ăn, hãy hỏi đối phương sẽ trả lời thế nào. Dù đến lượt mình, cứ thong thả.
lesson-gifts-1-help = Khi ăn, Xe của bạn rời hàng nào?
lesson-gifts-1-why = Xe của bạn phải giữ hàng một. Nếu nó ăn ở a3, Xe đen chiếu hết ở d1.
lesson-gifts-2-before = Giờ bạn tặng quà: cho đi một quân, và chiếu hết trong hai nước.
lesson-gifts-2-help = Hàng 8 dựa vào một Xe đen: bắt nó phải ăn gì đó.
lesson-gifts-2-why = Khi Hậu chiếu ở e8, Xe đen phải ăn Hậu. Xe của bạn ăn lại, và đó là chiếu hết.
lesson-gifts-recap = Trước hết tìm nước trả lời hay nhất của đối phương, rồi mới ăn. Quân cho không có thể là mồi.

## 20

lesson-opening = Khai cuộc
lesson-opening-goal = Bạn sẽ biết đưa quân ra, nhập thành và tranh trung tâm.
lesson-opening-text = Bắt đầu bằng Tốt trung tâm, ví dụ e4 hoặc d4: nó chiếm không gian và mở đường. Đưa quân ra lần lượt. Đừng đi một quân hai lần trừ khi nó bị tấn công. Nhập thành sớm, và giữ các Tốt trước Vua ở nhà. c4 và Mã f3 cũng là nước đầu tốt. Tượng ở g2 hay b2 giữ trung tâm từ cánh. Đừng nhốt Tượng sau Tốt của chính mình.
lesson-opening-1-before = Trắng thử chiếu hết bốn nước: Hậu h5 và Tượng c4 cùng tấn công f7.
lesson-opening-1-help = Bảo vệ f7, chặn đường Hậu đến đó, hoặc mở lối cho Vua.
lesson-opening-1-why = Trắng đe dọa chiếu hết bằng Hậu ăn f7. Tốt đến g6 là hay nhất: nó chặn đường và tấn công Hậu.
lesson-opening-2-before = Giờ hãy đi mười nước với máy cấp 3. Sau đó bạn nghe mình đã phát triển gì, đã nhập thành chưa, và quân nào đi hai lần.
lesson-opening-2-help = Tốt trung tâm, các Mã, các Tượng, rồi nhập thành: thứ tự đó ít khi sai.
lesson-opening-recap = Trung tâm, đưa quân ra, nhập thành. Mẹo chiếu hết bốn nước chỉ được một lần, nên đừng trông vào mẹo.

## 21

lesson-trades = Đổi quân và kế hoạch
lesson-trades-goal = Bạn sẽ biết khi nào đổi quân có lợi.
lesson-trades-text = Hãy đổi khi được nhiều hơn mất. Cũng hãy đổi khi bạn hơn quân: càng ít quân, phần hơn càng nặng. Đừng vội tấn công: trước hết hãy trừ các quân phòng thủ. Mỗi nước đi cần một mục đích, và hãy nghĩ trước vài nước.
lesson-trades-1-before = Bạn hơn một Xe. Hãy đổi Hậu.
lesson-trades-1-help = Hai Hậu ở cùng một cột, giữa chúng không có gì.
lesson-trades-1-why = Không còn Hậu, Vua và Xe của bạn đối mặt Vua trơ trọi. Bạn chiếu hết được, còn Đen không thắng được nữa.
lesson-trades-recap = Khi hơn quân, hãy đổi. Rồi theo kế hoạch từng bước.

## 22

lesson-two-mates = Những thế chiếu hết thuộc lòng
lesson-two-mates-goal = Bạn sẽ chiếu hết được Vua trơ trọi bằng hai Xe, bằng Hậu hoặc bằng một Xe.
lesson-two-mates-text = Gần cuối ván, quân còn ít, và bạn phải biết kết thúc. Vua trơ trọi bị chiếu hết ở mép bàn. Dồn nó ra đó từng bước, và đừng để nó hết nước đi.

lesson-two-mates-1-before = Với hai Xe, một Xe giam Vua, Xe kia chiếu. Ở đây bạn chiếu hết được trong hai nước.
lesson-two-mates-1-help = Hãy chắc rằng Vua đen không rời được hàng 8.
lesson-two-mates-2-before = Vua và Hậu: Hậu lấn không gian của Vua đen, rồi Vua bạn đến giúp. Nhanh nhất là chín nước.
lesson-two-mates-2-help = Giữ Hậu cách Vua đen một nước Mã, đến khi Vua đen ra mép bàn.
lesson-two-mates-3-before = Vua và Xe: Xe cắt đường Vua đen, và Vua bạn đẩy nó lùi. Nhanh nhất là mười lăm nước.
lesson-two-mates-3-help = Khi hai Vua đối mặt, cách nhau một ô, hãy chiếu từ bên cạnh.
lesson-two-mates-recap = Cắt đường Vua, đưa Vua mình đến, chiếu hết ở mép bàn. Trước mỗi nước không chiếu, hãy hỏi đối phương có bị hết nước đi không.

## 23

lesson-pawn-endings = Tốt ở cuối ván
lesson-pawn-endings-goal = Bạn sẽ biết khi nào một Tốt thắng, và khi nào không.
lesson-pawn-endings-text = Cuối ván, một Tốt có thể quyết định bằng cách phong Hậu. Vua đi trước, Tốt theo sau. Khi hai Vua đối mặt, cách nhau một ô, bên không phải đi giữ thế đối Vua. Vua đơn độc đuổi kịp Tốt nếu vào được hình vuông của nó, rộng bằng đường Tốt còn phải đi.
lesson-pawn-endings-1-before = Vua của bạn ở hàng 6, trước Tốt mình: thế đó thắng. Hãy cho thấy cách thắng.
lesson-pawn-endings-1-help = Để Vua kiểm soát các ô trước Tốt, rồi mới đẩy Tốt.
lesson-pawn-endings-2-ask = Trắng có lượt đi. Thế này thắng hay hòa?
lesson-pawn-endings-2-help = Bên nào giữ thế đối Vua?
lesson-pawn-endings-2-why = Hai Vua đối mặt, và Trắng phải đi: Đen giữ thế đối Vua. Nếu Đen phải đi, Trắng thắng.
lesson-pawn-endings-3-before = Bạn cầm quân Đen, và đến lượt bạn: hãy giữ hòa. Tốt cần bốn nước để đến a8, nên hình vuông của nó từ cột a đến cột e.
lesson-pawn-endings-3-help = Vào hình vuông ngay, rồi chạy nhanh về a8.
lesson-pawn-endings-4-ask = Trắng có lượt đi. Thế này thắng hay hòa?
lesson-pawn-endings-4-help = So màu ô h8 với màu của Tượng.
lesson-pawn-endings-4-why = Tốt phong cấp ở h8, ô đen, mà Tượng chỉ đi ô trắng. Không ai đuổi được Vua khỏi góc.
lesson-pawn-endings-recap = Vua trước, thế đối Vua, và hình vuông của Tốt. Với Tốt biên, Tượng của bạn phải cùng màu ô góc.

## 24

lesson-clock = Đồng hồ và giải đấu
lesson-clock-goal = Bạn sẽ biết đọc nước đi, bấm đồng hồ và yêu cầu thắng do hết giờ.
lesson-clock-text = Mỗi đấu thủ có thời gian cho cả ván, và khi bạn bấm, đồng hồ đối phương chạy. Nếu hết giờ, bạn thua, trừ khi đối phương không thể chiếu hết. Đấu thủ mù đọc to mọi nước, và đối phương nhắc lại. Theo luật chạm quân, đã chạm quân nào thì phải đi quân đó nếu đi được.
lesson-clock-1-before = Giờ là năm nước như ở giải. Đọc nước của bạn, bấm, và nhắc lại nước của đối phương.
lesson-clock-1-help = Đọc, bấm, nhắc lại: luôn theo thứ tự đó.
lesson-clock-2-ask = Đối phương rụng cờ trong ván cờ nhanh. Việc gì trước, đồng hồ hay trọng tài?
lesson-clock-2-help = Trong lúc bạn nói, cái gì vẫn chạy?
lesson-clock-2-why = Hãy dừng cả hai đồng hồ trước, nếu không bạn cũng có thể rụng cờ. Rồi yêu cầu thắng và gọi trọng tài.
lesson-clock-3-ask = Đối phương còn 15 giây. Bạn có thể đổi Hậu để vào một thế cờ tàn Tốt thua. Đó là cơ hội khi có cộng giây, hay không cộng giây?
lesson-clock-3-help = Đối phương còn phải phong cấp một Tốt rồi chiếu hết.
lesson-clock-3-why = Không cộng giây, 15 giây có thể không đủ để phong cấp và chiếu hết. Có cộng giây, mỗi nước lại thêm giây.
lesson-clock-recap = Đồng hồ trước, rồi trọng tài. Trong cờ nhanh, nước hay đi ngay hơn nước hay nhất đi muộn.

## Chuyện để nghe

listen-wheat = Những hạt lúa mì trên bàn cờ
listen-wheat-text-1 = Một truyền thuyết cổ Ấn Độ kể về một vị vua có con trai duy nhất tử trận.
listen-wheat-text-2 = Vì đau buồn, vua bỏ mặc vương quốc suy tàn.
listen-wheat-text-3 = Rồi một nhà thông thái tên Sessa dâng vua một bàn cờ 64 ô, với quân cho từng bộ phận của quân đội.
listen-wheat-text-4 = Có bộ binh, kỵ binh, chiến xa và voi, một tể tướng, và chính nhà vua.
listen-wheat-text-5 = Trò chơi chữa lành nỗi buồn của vua, và vua lại lo việc nước. Để thưởng công, Sessa được xin bất cứ thứ gì.
listen-wheat-text-6 = Sessa xin lúa mì: một hạt cho ô đầu, hai hạt cho ô thứ hai, bốn cho ô thứ ba, và cứ thế đến ô cuối.
listen-wheat-text-7 = Vua buồn cười vì điều ước khiêm tốn.
listen-wheat-text-8 = Rồi người ta đếm: hơn 18 tỷ tỷ hạt. Vương quốc phải gặt suốt hai nghìn năm.
listen-wheat-text-9 = Sessa xóa nợ cho vua, và vua phong ông làm cố vấn đứng đầu.

listen-origins = Cờ vua từ đâu đến
listen-origins-text-1 = Không ai biết chắc cờ vua bắt đầu ở đâu. Phần lớn nói: ở Ấn Độ, hơn một nghìn năm trước.
listen-origins-text-2 = Một truyền thuyết Hy Lạp gán nó cho Ares, thần chiến tranh. Thần làm bàn cờ để thử các trận đánh, và qua con trai thần, trò chơi đến với loài người.
listen-origins-text-3 = Trò chơi Ấn Độ tên là chaturanga.
listen-origins-text-4 = Con voi của nó thành Tượng của ta. Nó chỉ nhảy hai ô theo đường chéo.
listen-origins-text-5 = Tể tướng của nó thành Hậu của ta. Nó chỉ đi một ô chéo, và là một trong những quân yếu nhất.
listen-origins-text-6 = Không ai nhập thành, và không Tốt nào đi hai ô. Tốt phong cấp thành tể tướng, không hơn.
listen-origins-text-7 = Khoảng năm 1475, ở Tây Ban Nha hoặc Ý, trò chơi trở nên nhanh.
listen-origins-text-8 = Tượng và Hậu có các nước đi như ngày nay, và Hậu bỗng thành quân mạnh nhất.
listen-origins-text-9 = Tốt giờ được đi hai ô ở nước đầu, và bắt Tốt qua đường ra đời cùng với đó.
listen-origins-text-10 = Mãi đến thế kỷ mười chín, các quân mới đi giống nhau ở mọi nơi. Đến hôm nay chúng vẫn đi như thế.

listen-longest = Ván cờ dài nhất
listen-longest-text-1 = Ván cờ giải dài nhất được ghi lại diễn ra ở Belgrade năm 1989.
listen-longest-text-2 = Ivan Nikolić cầm Trắng, và Goran Arsović cầm Đen.
listen-longest-text-3 = Mỗi bên đi 269 nước, mất hơn hai mươi giờ.
listen-longest-text-4 = Cuối cùng còn Xe và Tượng chống Xe.
listen-longest-text-5 = Không ai thắng: ván cờ hòa.
listen-longest-text-6 = Thời đó, luật cho những thế tàn như vậy hơn năm mươi nước.
listen-longest-text-7 = Ngày nay không có ngoại lệ. Sau năm mươi nước mỗi bên không ăn quân, không đi Tốt, đấu thủ được yêu cầu xử hòa; sau bảy mươi lăm nước, ván cờ kết thúc.

listen-forms = Nhiều cách chơi
listen-forms-text-1 = Thường thì hai người ngồi một bàn. Nhưng đó không phải cách duy nhất.
listen-forms-text-2 = Trên mạng, đối phương có thể ở bên kia trái đất. Luật vẫn như nhau.
listen-forms-text-3 = Trong cờ chớp nhoáng, mỗi người chỉ có vài phút, và không ai phải ghi biên bản.
listen-forms-text-4 = Trong cờ đồng loạt, một kỳ thủ mạnh đấu với nhiều người, mỗi người một bàn.
listen-forms-text-5 = Trong cờ tưởng, bàn cờ chỉ ở trong đầu. Các kiện tướng sáng mắt biểu diễn như vậy giữa tiếng vỗ tay vang dội.
listen-forms-text-6 = Người mù không cần làm vậy: phần lớn có bàn cờ dưới ngón tay. Nhưng nhiều người làm được.
listen-forms-text-7 = Trong cờ thư, nước đi gửi qua bưu điện. Một ván từng kéo dài nhiều năm; thư điện tử làm nó nhanh hơn.
listen-forms-text-8 = Nước đi của nó chỉ viết bằng chữ số, để người mọi ngôn ngữ đều hiểu. Nó còn có liên đoàn thế giới riêng.

listen-variants = Cờ với luật khác
listen-variants-text-1 = Có người thích đổi luật cờ vua. Những trò như vậy gọi là biến thể.
listen-variants-text-2 = Trong cờ 960, do Bobby Fischer nghĩ ra, các quân sau Tốt được xếp bằng bốc thăm.
listen-variants-text-3 = Hai Tượng phải ở hai màu ô khác nhau, và Vua phải ở giữa hai Xe. Như vậy có 960 thế ban đầu.
listen-variants-text-4 = Trong Vua trên đồi, bạn cũng thắng nếu đưa Vua đến một trong bốn ô trung tâm.
listen-variants-text-5 = Trong Ba chiếu, bạn cũng thắng nếu chiếu được ba lần.
listen-variants-text-6 = Trong Crazyhouse, quân bạn ăn đổi bên. Ở nước sau, bạn được đặt nó vào một ô trống.
listen-variants-text-7 = Bughouse dành cho bốn người, hai đấu hai, trên hai bàn. Quân bạn ăn được đưa cho đồng đội, người đó được đặt nó lên bàn.

listen-tournaments = Giải đấu diễn ra thế nào
listen-tournaments-text-1 = Cuộc đấu đơn giản nhất là trận đấu: hai người, và số ván định trước.
listen-tournaments-text-2 = Trong giải vòng tròn, ai cũng gặp nhau. Đó là cách công bằng nhất, nhưng mất nhiều thời gian.
listen-tournaments-text-3 = Các đấu thủ bốc thăm số. Rồi một bảng cho biết mỗi vòng ai gặp ai, và ai cầm Trắng.
listen-tournaments-text-4 = Nếu số đấu thủ là lẻ, mỗi vòng một người nghỉ.
listen-tournaments-text-5 = Trong giải hai vòng tròn, mọi người gặp nhau hai lần, mỗi lần một màu.
listen-tournaments-text-6 = Trong giải loại trực tiếp, người thua ra về. Nếu hòa, hai người thường đấu lại, với ít thời gian hơn.
listen-tournaments-text-7 = Theo hệ Scheveningen, mỗi người của đội này gặp mỗi người của đội kia.
listen-tournaments-text-8 = Khi hai đội gặp nhau bàn đối bàn, điểm của mọi bàn được cộng lại.

listen-swiss = Hệ Thụy Sĩ
listen-swiss-text-1 = Khi trăm đấu thủ chỉ có một cuối tuần, họ không thể gặp nhau hết. Hệ Thụy Sĩ giúp việc đó.
listen-swiss-text-2 = Số vòng định trước, thường là bảy, chín hoặc mười một. Không ai bị loại.
listen-swiss-text-3 = Mỗi vòng bạn gặp người có số điểm bằng bạn, hoặc gần bằng.
listen-swiss-text-4 = Vậy nếu bạn thắng, đối phương sau có lẽ mạnh hơn. Nếu thua, sẽ dễ hơn.
listen-swiss-text-5 = Những người bằng điểm được xếp theo hệ số Elo. Người đầu nửa trên gặp người đầu nửa dưới, và cứ thế.
listen-swiss-text-6 = Bạn không bao giờ gặp một người hai lần.
listen-swiss-text-7 = Màu quân nên luân phiên. Tránh ba ván liền cùng màu.
listen-swiss-text-8 = Nếu số đấu thủ là lẻ, một người cuối bảng được một điểm mà không đấu. Mỗi người nhiều nhất một lần như vậy.

listen-ties = Bằng điểm
listen-ties-text-1 = Thắng được một điểm, hòa nửa điểm. Cuối giải, hai người thường bằng điểm.
listen-ties-text-2 = Cách tốt nhất là đấu thêm một ván, nhưng hiếm khi có thời gian.
listen-ties-text-3 = Vậy nên điều lệ giải nói trước điều gì quyết định.
listen-ties-text-4 = Ở giải vòng tròn, đó thường là hệ số Sonneborn-Berger. Điểm thắng đối thủ mạnh nặng hơn.
listen-ties-text-5 = Bạn cộng điểm của mọi người bạn đã thắng, và một nửa số điểm của những người bạn đã hòa.
listen-ties-text-6 = Nếu vẫn bằng, số ván thắng có thể quyết định, hoặc số ván thắng khi cầm Đen.
listen-ties-text-7 = Rồi đến ván giữa hai người. Và nếu không gì giúp được, thì bốc thăm.

listen-pace = Cờ nhanh và cờ chậm
listen-pace-text-1 = Mỗi người mười phút hoặc ít hơn là cờ chớp nhoáng; một giờ trở lên là cờ tiêu chuẩn. Ở giữa là cờ nhanh.
listen-pace-text-2 = Trong cờ nhanh, mười lăm phút cộng mười giây mỗi nước rất phổ biến.
listen-pace-text-3 = Để biết thuộc loại nào, hãy tính sáu mươi nước. Mười giây mỗi nước thành mười phút nữa, tổng cộng hai mươi lăm.
listen-pace-text-4 = Trong cờ nhanh, sự nhanh nhẹn và kiến thức quan trọng ngang suy nghĩ sâu.
listen-pace-text-5 = Hãy bắt đối phương nghĩ ngay từ nước đầu. Một khai cuộc bất ngờ làm họ mất thời gian.
listen-pace-text-6 = Đừng tính mọi thứ đến cùng. Không có thời gian cho việc đó.
listen-pace-text-7 = Và đừng săn nước hay nhất khi đã có nước hay. Tốt nhất là kẻ thù của tốt.
listen-pace-text-8 = Luôn biết ván có cộng giây không. Không cộng giây thì cả thế thua cũng cứu được, nếu đồng hồ bên kia sắp hết.

listen-blind = Người mù chơi cờ thế nào
listen-blind-text-1 = Khi một đấu thủ mù ngồi vào ván, thường có hai bàn cờ: mỗi người một bàn.
listen-blind-text-2 = Trên bàn của người mù, các ô đen hơi nổi lên, và mỗi ô có một lỗ.
listen-blind-text-3 = Mỗi quân có một chốt vừa với lỗ. Quân đen có dấu để ngón tay nhận ra.
listen-blind-text-4 = Một quân chỉ tính là chạm khi đã nhấc ra khỏi lỗ.
listen-blind-text-5 = Mỗi nước đi được đọc lên. Đối phương nhắc lại, và đi nước đó trên bàn của mình.
listen-blind-text-6 = Các cột có tên riêng, để không lẫn b với d: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector.
listen-blind-text-7 = Giữa các nước, quân và số có thể nói bằng tiếng Đức: Springer Gustav eins Felix drei.
listen-blind-text-8 = Nói nhầm thì phải đính chính ngay, trước khi đồng hồ bên kia chạy.
listen-blind-text-9 = Nếu hai bàn khác nhau, trọng tài giúp, và hai biên bản được so sánh.

listen-practice = Làm sao để giỏi hơn
listen-practice-text-1 = Lời khuyên đầu tiên đơn giản: hãy chơi, càng nhiều càng tốt. Ván nào cũng dạy bạn điều gì đó, thắng hay thua.
listen-practice-text-2 = Thứ hai: hãy học. Học bài, giải thế cờ, và xem lại ván của các kỳ thủ giỏi.
listen-practice-text-3 = Thứ ba: hãy vui với cờ. Cả nhà vô địch thế giới cũng thua.
listen-practice-text-4 = Thua không xấu hổ, nếu bạn tìm ra lý do. Thầy giỏi nhất là sai lầm của chính mình.
listen-practice-text-5 = Hãy ngồi vào bàn với lòng tin. Ván cờ đã bỏ trong đầu là thua một nửa.
listen-practice-text-6 = Nghĩ trước khi đưa tay. Khi tìm được nước hay, hãy thử lại lần nữa.
listen-practice-text-7 = Hãy hỏi đối phương muốn gì. Nước nào cũng có lý do, kể cả nước dở.
listen-practice-text-8 = Gợi ý giúp bạn học. Ở giải đấu thì không có.
listen-practice-text-9 = Hãy tìm một câu lạc bộ. Người khác dạy bạn điều không chương trình nào dạy được, và giải đấu cho bạn hệ số Elo.

listen-phases = Ba phần của ván cờ
listen-phases-text-1 = Một ván cờ có ba phần: khai cuộc, trung cuộc và tàn cuộc.
listen-phases-text-2 = Ở khai cuộc, bạn đưa quân ra và tranh trung tâm.
listen-phases-text-3 = Trắng đi trước, và thường tấn công. Đen dựng thế vững chắc, và chờ thời cơ.
listen-phases-text-4 = Ở trung cuộc, các kế hoạch gặp nhau. Quân bị đổi bớt, và bên mạnh hơn chuẩn bị một thế cờ tàn tốt.
listen-phases-text-5 = Một hai quân đơn độc ít khi thắng được đối phương giỏi. Hãy đưa thêm hai ba quân rồi mới tấn công.
listen-phases-text-6 = Ở tàn cuộc, quân còn ít, và mỗi quân đáng giá hơn.
listen-phases-text-7 = Khi đó Tượng thường hơn Mã: nó đi ngang bàn trống trong một nước.
listen-phases-text-8 = Tốt trở nên quan trọng. Giữ chúng sát nhau để bảo vệ nhau, và tránh hai Tốt cùng một cột.
listen-phases-text-9 = Kỳ thủ giỏi nghĩ đến tàn cuộc từ đầu. Hơn một Tốt ở khai cuộc có thể là một Hậu ở cuối ván.

listen-champions = Vô địch thế giới cờ nhanh
listen-champions-text-1 = Giải vô địch thế giới cờ nhanh đầu tiên diễn ra năm 2001. Garry Kasparov vô địch.
listen-champions-text-2 = Viswanathan Anand vô địch năm 2003, và lần nữa mười bốn năm sau.
listen-champions-text-3 = Từ năm 2012, giải có gần như mỗi năm.
listen-champions-text-4 = Magnus Carlsen vô địch năm 2014 và 2015.
listen-champions-text-5 = Levon Aronian, Sergey Karyakin, Shakhriyar Mamedyarov và Vasyl Ivanchuk cũng từng vô địch.
listen-champions-text-6 = Nữ có danh hiệu riêng. Anna Muzychuk giành danh hiệu ấy ở Doha năm 2016.
listen-champions-text-7 = Tám ván của họ có trong chương trình. Để tìm các nước của người thắng, gõ đoán vô địch.

# Cờ tàn

ending-list = Các bài cờ tàn. Gõ cờ-tàn và một số, hoặc một tên.
ending-line = { $number }: { $name }{ $how ->
    [right] , xong
    [helped] , xong nhờ gợi ý
    [wrong] , cần làm lại
   *[new] {""}
}.
ending-begins = Cờ tàn: { $name }.
ending-asks = { $color } có lượt đi. { $goal ->
    [win] Hãy thắng.
   *[draw] Hãy giữ hòa.
}
ending-answers = { $color } trả lời { $move }.
ending-thrown = { $move } { $how ->
    [draws] đánh mất thế thắng.
   *[loses] thua.
} { $goal ->
    [win] { $keeping ->
        [1] Chỉ { $best } thắng.
       *[other] { $best } thắng.
    }
   *[draw] { $keeping ->
        [1] Chỉ { $best } giữ được hòa.
       *[other] { $best } giữ được hòa.
    }
}
ending-again = Nước của bạn được lấy lại. Thử lại.
ending-mate = Chiếu hết sau { $moves } nước{ $how ->
    [best] , nhanh nhất có thể.
    [longer] . Nhanh nhất: { $best }.
   *[unknown] .
}
ending-won = Chắc thắng sau { $moves } nước.
ending-drawn = Hòa. Bạn giữ tốt.
ending-repeated = Hòa do lặp lại ba lần. Bạn giữ tốt.
ending-held = Đã giữ được { $moves } nước. Tốt lắm.
ending-lost-repeated = Lặp lại ba lần: hòa, không thắng.
ending-lost-fifty = Năm mươi nước không ăn quân, không đi Tốt: hòa, không thắng.
ending-solution = Cách chơi hay nhất: { $moves }.
ending-over = Bài cờ tàn đã xong. Bài khác: tiếp. Về ván của bạn: đóng.
ending-moves = { $moves ->
    [0] Chưa đi nước nào.
   *[other] Đã đi { $moves } nước.
}
ending-taken-back = Đã lấy lại.
ending-first = Không có nước nào để lấy lại.
ending-not-here = { $name } không dùng trong bài cờ tàn.
ending-none = Không có bài cờ tàn { $word }. Gõ một số từ 1 đến { $count }, hoặc cờ-tàn để xem danh sách.
ending-queen = Vua và Hậu
ending-two-rooks = hai Xe
ending-rook = Vua và Xe
ending-pawn = Vua và Tốt
ending-against-pawn = chống Tốt
ending-wrong-bishop = Tượng sai màu
ending-pawn-race = đua Tốt
ending-catch-pawn = đuổi Tốt
ending-queen-against-pawn = Hậu chống Tốt
ending-pawn-against-queen = Tốt chống Hậu
ending-rook-against-pawn = Xe chống Tốt
ending-pawn-against-rook = Tốt chống Xe

ending-two-bishops = hai Tượng
ending-bishop-against-rook = Tượng chống Xe
ending-queen-against-rook = Hậu chống Xe
ending-bishop-and-knight = Tượng và Mã

repertoire-games = các-ván
repertoire-openings = các-khai-cuộc
repertoire-list = Khai cuộc của bạn. Để ôn, gõ { $repertoire } và tên.
repertoire-line = { $name }, { $color }: { $count } thế cờ, { $wanted } cần ôn.
repertoire-none = Chưa có khai cuộc nào. Hãy đặt tệp PGN có các biến của bạn vào thư mục { $folder } của thư mục dữ liệu, hoặc chơi thêm.
repertoire-built-in = Có sẵn { $count } khai cuộc. Danh sách: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Không có khai cuộc nào tên { $word }. Danh sách của bạn: { $repertoire }.
repertoire-rests = Lúc này không có gì cần ôn trong { $name }.
repertoire-empty = Không có biến nào trong { $name }.
repertoire-other-start = Mỗi biến bắt đầu từ thế ban đầu thông thường.
repertoire-begins = Khai cuộc: { $name }. Bạn cầm quân { $color }.
repertoire-start = Từ đầu.
repertoire-way = Từ đầu: { $moves }.
repertoire-asks = Nước { $number }, { $color }: bạn đi nước nào?
repertoire-wrong = Không có trong khai cuộc của bạn. Thử lại.
repertoire-also = Cũng có trong khai cuộc của bạn: { $moves }.
repertoire-answer = Trong khai cuộc của bạn: { $moves }.
repertoire-help = Khai cuộc: { $name }.
repertoire-left =
    { $count ->
        [0] Ở đây không còn gì cần ôn.
       *[other] Còn { $count } thế cần ôn.
    }
repertoire-not-here = { $name } không dùng khi ôn khai cuộc.
puzzle-games = các-ván
puzzle-games-none = Không có nước chiếu hết mới nào trong các ván của bạn.
puzzle-game-begins = Câu đố từ ván { $game }, { $pieces } quân.

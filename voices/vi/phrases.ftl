# Mọi điều được nói bằng tiếng Việt, trừ chính các nước đi.

## Màu, quân, danh sách

color-white = Trắng
color-black = Đen

king = { $count ->
   *[other] Vua
}
queen = { $count ->
   *[other] Hậu
}
rook = { $count ->
   *[other] Xe
}
bishop = { $count ->
   *[other] Tượng
}
knight = { $count ->
   *[other] Mã
}
pawn = { $count ->
   *[other] Tốt
}

white-king = { $count ->
   *[other] Vua trắng
}
white-queen = { $count ->
   *[other] Hậu trắng
}
white-rook = { $count ->
   *[other] Xe trắng
}
white-bishop = { $count ->
   *[other] Tượng trắng
}
white-knight = { $count ->
   *[other] Mã trắng
}
white-pawn = { $count ->
   *[other] Tốt trắng
}
black-king = { $count ->
   *[other] Vua đen
}
black-queen = { $count ->
   *[other] Hậu đen
}
black-rook = { $count ->
   *[other] Xe đen
}
black-bishop = { $count ->
   *[other] Tượng đen
}
black-knight = { $count ->
   *[other] Mã đen
}
black-pawn = { $count ->
   *[other] Tốt đen
}

heading-color-white = Trắng
heading-color-black = Đen
heading-king = { $count ->
   *[other] Vua
}
heading-queen = { $count ->
   *[other] Hậu
}
heading-rook = { $count ->
   *[other] Xe
}
heading-bishop = { $count ->
   *[other] Tượng
}
heading-knight = { $count ->
   *[other] Mã
}
heading-pawn = { $count ->
   *[other] Tốt
}
heading-white-king = { $count ->
   *[other] Vua trắng
}
heading-white-queen = { $count ->
   *[other] Hậu trắng
}
heading-white-rook = { $count ->
   *[other] Xe trắng
}
heading-white-bishop = { $count ->
   *[other] Tượng trắng
}
heading-white-knight = { $count ->
   *[other] Mã trắng
}
heading-white-pawn = { $count ->
   *[other] Tốt trắng
}
heading-black-king = { $count ->
   *[other] Vua đen
}
heading-black-queen = { $count ->
   *[other] Hậu đen
}
heading-black-rook = { $count ->
   *[other] Xe đen
}
heading-black-bishop = { $count ->
   *[other] Tượng đen
}
heading-black-knight = { $count ->
   *[other] Mã đen
}
heading-black-pawn = { $count ->
   *[other] Tốt đen
}

empty = trống
empty-ranks = trống

## Thời gian

time-joined = { $items } { $next }
hours = { $n } giờ
minutes = { $n } phút
seconds = { $n } giây

## Những gì xảy ra trong ván cờ

period-began = Đợt kiểm tra mới: { $color } được thêm { $time }.
draw-offered = { $color } đề nghị hòa.
draw-offered-own = Đã đề nghị hòa.
claim-offers = Yêu cầu của { $color } là một đề nghị hòa.
claim-offers-own = Yêu cầu của bạn được coi là đề nghị hòa.
draw-accepted = { $color } đồng ý hòa.
draw-declined = { $color } từ chối hòa.
claim-wrong-threefold = Bác yêu cầu: thế cờ này mới xuất hiện { $count ->
    [2] hai
   *[other] { $count }
} lần. Cần đủ ba lần.
claimed-with = { $color } yêu cầu xử hòa, nước { $move }.
must-play = { $color } phải đi { $move }.
claim-wrong-fifty = { $count ->
    [0] Bác yêu cầu: mỗi bên chưa đi nước nào không ăn quân và không đi Tốt. Cần 50 nước.
   *[other] Bác yêu cầu: mỗi bên mới đi { $count } nước không ăn quân và không đi Tốt. Cần 50 nước.
}
time-added = { $color } được cộng { $time }.
taken-back = Đi lại: { $moves }.
flag-fell = { $color } rụng cờ.
paused = Đồng hồ dừng.
resumed = Đồng hồ chạy.

ended-checkmate = Chiếu hết. { $winner } thắng.
ended-checkmate-told = { $winner } thắng.
ended-king-on-hill = Vua đã lên đồi. { $winner } thắng.
ended-third-check = Chiếu lần thứ ba. { $winner } thắng.
ended-king-exploded = Vua đã nổ. { $winner } thắng.
ended-all-pieces-lost = { $winner } mất hết quân và thắng.
ended-no-moves-left = { $winner } hết nước đi và thắng.
ended-horde-taken = Đội quân tốt đã hết. { $winner } thắng.
ended-race-won = Vua đã đến hàng cuối. { $winner } thắng.
ended-race-drawn = Hòa. Cả hai vua đều ở hàng cuối.
ended-own-win = Bạn thắng.
ended-own-loss = Bạn thua.
ended-odds = Theo chấp, { $winner } thắng.
ended-resignation = { $loser } xin thua. { $winner } thắng.
ended-resignation-no-mate = Hòa, dù có bên xin thua. Đối phương không thể chiếu hết bằng bất kỳ nước đi hợp lệ nào.
ended-stalemate = Hòa do hết nước đi.
ended-dead-position = Hòa. Không bên nào có khả năng đánh thắng.
ended-agreement = Hai bên đồng ý hòa.
ended-flag = { $winner } thắng vì đối phương hết giờ.
ended-flag-no-mate = Hòa. Một bên rụng cờ, nhưng đối phương không thể chiếu hết.
ended-threefold = Hòa do thế cờ lặp lại ba lần.
ended-fifty-moves = Hòa theo luật 50 nước đi.
ended-fivefold = Hòa do thế cờ lặp lại năm lần.
ended-seventy-five-moves = Hòa theo luật 75 nước đi.
ended-both-flags = Hòa. Cả hai bên đều rụng cờ.
ended-default-time = { $winner } thắng. { $loser } đến quá muộn.
ended-both-absent = Cả hai đấu thủ đều thua. Không ai đến đúng giờ.
ended-illegal-moves = { $winner } thắng. { $loser } đi quá nhiều nước không hợp lệ.
ended-illegal-moves-no-mate = Hòa. Có quá nhiều nước không hợp lệ, nhưng đối phương không thể chiếu hết.
ended-illegal-position = Hòa. Trên bàn cờ còn một thế cờ không hợp lệ.
ended-quickplay = Hòa. Trọng tài chấp nhận yêu cầu.
ended-quickplay-agreed = Hòa. Đối thủ chấp nhận yêu cầu.
ended-sealed-move-no-mate = Hòa. Nước niêm phong không có giá trị, nhưng đối phương không thể chiếu hết.
ended-sealed-move = { $winner } thắng. Nước niêm phong của { $loser } không có giá trị.
ended-arbiter = Trọng tài quyết định: Trắng được { $white }, Đen được { $black }.
ended-adjudicated = Ván cờ được đánh giá: Trắng được { $white }, Đen được { $black }.
ended-annulled = Ván cờ bị hủy. Hai bên chơi ván mới.
ended-points = Điểm: Trắng { $white }, Đen { $black }.

over-next = đấu-lại hoặc mới: ván khác. tóm-tắt: ván này thật ngắn. mở { $game }: các nước đi.
refused-game-over = Ván cờ đã kết thúc. Gõ mới để bắt đầu ván khác.
refused-not-running = Ván cờ không diễn ra.
refused-already-running = Ván cờ đang diễn ra rồi.
refused-illegal-move = Nước đi không hợp lệ.
refused-no-offer = Không có đề nghị hòa nào để trả lời. Muốn đề nghị, gõ hòa.
refused-offer-stands = Đã có đề nghị hòa rồi.
refused-answer-waits = Chưa được: { $color } đi trước. Sau đó hãy trả lời.
offer-answer-two = { $opponent }: gõ { $accept } hoặc { $decline }.
refused-nothing-to-take-back = Không có nước nào để đi lại.
refused-too-early-for-draw = Chưa thể hòa. Cả hai bên phải đi nước đầu đã.
refused-no-draw-before = Chưa thể hòa: giải này chỉ cho hòa khi mỗi bên đã đi { $count } nước.
refused-not-your-claim = Chưa đến lượt bạn. Bạn chỉ được yêu cầu khi có lượt đi.
refused-not-your-turn = Chưa đến lượt { $color }.
refused-not-your-clock = Đồng hồ của { $color } không chạy.
refused-not-opponent = Chỉ { $color } mới làm được việc đó.
refused-nothing-there = Ô { $square } trống.
refused-occupied = Ô { $square } đã có quân.
refused-nothing-in-hand = Tay bạn chưa cầm quân. Gõ nhấc và tên ô trước.
refused-no-board = Không cần: ở đây nước đi được gõ.
refused-adjust-too-late = Muộn rồi, không sửa quân được nữa: bạn đã chạm quân.
refused-already-made = Muộn rồi: nước đi đã thực hiện.
refused-piece-chosen = Muộn rồi: quân chọn đầu tiên được giữ, { $piece }.
refused-must-move-touched = Luật chạm quân: phải đi quân ở { $square }.
refused-must-capture = Luật chạm quân: phải bắt quân ở { $square }.
refused-must-capture-with = Luật chạm quân: quân ở { $square } phải bắt quân ở { $other }.
refused-nothing-touched = { $color } chưa chạm quân nào.
refused-too-late-to-complain = Muộn rồi, không khiếu nại được nữa: bạn đã chạm quân.
refused-nothing-announced = Chưa đọc nước nào để đính chính.
refused-already-announced = Đã đọc rồi. Muốn đổi, gõ đính-chính.
refused-must-repeat = Hãy nhắc lại nước của { $color } trước. Rồi đọc nước của bạn.
refused-must-repeat-move = Hãy nhắc lại { $move } trước. Rồi đọc nước của bạn.
refused-claim-right-lost = Muộn rồi, không yêu cầu được nữa: bạn đã bắt đầu nước đi.
refused-no-quickplay = Ván này không có giai đoạn đấu nhanh.
refused-too-early-for-quickplay = Còn sớm. Hãy yêu cầu khi đến lượt bạn và còn dưới hai phút.
refused-nothing-to-claim = Không có nước sai luật để khiếu nại.
refused-no-increment = Luật này không có: không được xin thêm năm giây mỗi nước.
refused-claim-awaits-flag = Chưa được trước khi cờ rụng: khi đó hãy quyết định khiếu nại.
refused-claim-waits = Đã khiếu nại hòa: đồng-ý, từ-chối, hoặc ký theo kết quả của trọng tài.
refused-no-touch-owed = Không phải đi quân ở { $square }: chưa chạm, hoặc đã đi rồi.
refused-too-late = Muộn rồi.
refused-no-such-ply = Ván cờ chưa có đến { $count } nước.
refused-not-in-advance = Không ghi trước được: { $place } chưa đi.
refused-sheet-hole = Hãy ghi { $place } trước.
refused-not-over = Ván cờ chưa kết thúc.
refused-not-there = { $color } vắng mặt.
refused-not-absent = { $color } có mặt.
refused-not-adjourned = Ván cờ không bị hoãn đấu.
refused-already-sealed = Nước đi đã niêm phong rồi.
refused-not-sealing = Không có nước nào để niêm phong.
refused-not-sealed = { $color } chưa niêm phong nước đi.
refused-no-arbiter = Ván này không có trọng tài.
refused-no-adjudication = Không đánh giá ván: tệp trận đấu không cho phép.
refused-no-next-period = Không còn giai đoạn nào nữa.
refused-nothing-to-decide = Không có vụ việc nào chờ quyết định đó.
refused-contradicts = Quyết định { $number } trái với điều này. Gõ thu-hồi { $number } trước.
refused-no-such-ruling = Không có quyết định { $number } để thu hồi.
refused-no-such-penalty = Luật năm này không có hình phạt đó.

## Luật nói gì, theo điều

law-articles = Các điều của FIDE { $year }: { $articles }. Gõ điều 9 hoặc điều nhập thành.
law-which = Nghe một điều: điều { $subject }.
law-unknown = Không có trong FIDE { $year }: { $word }. Tất cả: điều.
law-preface = Lời nói đầu: luật không thể bao quát mọi điều. Khi không có điều nào phù hợp, trọng tài quyết định theo trường hợp tương tự.
law-not-confirmed = Chưa được xác nhận cho bản luật này.
law-aim = Mục đích ván cờ: Trắng đi trước, rồi hai bên lần lượt đi. Ai chiếu hết Vua đối phương thì thắng.
law-board = Bàn cờ: tám nhân tám ô, sáng tối xen kẽ. Ô góc bên tay phải mỗi người là ô sáng.
law-own-square = Quân mình: không quân nào đi vào ô có quân cùng bên. Gặp quân đối phương thì bắt.
law-promotion = Phong cấp: Tốt tới hàng cuối phải đổi ngay trong nước đó thành Hậu, Xe, Tượng hoặc Mã. { $touch ->
    [yes] Lựa chọn là cuối cùng khi quân mới đã chạm ô.
   *[no] Lựa chọn là cuối cùng khi nước đi đã thực hiện.
}
law-adjusting = Sửa quân: chỉ khi tới lượt mình và phải báo trước.
law-touch-move = Chạm quân: chạm quân mình phải đi, chạm quân đối phương phải bắt, nếu hợp lệ. Quân chạm đầu tiên được tính. Khiếu nại trước khi bạn chạm quân.
law-touched-castling = Chạm Vua và Xe: phải nhập thành bên đó nếu hợp lệ. Nếu chạm Xe trước thì Xe đi mà không nhập thành.
law-nothing-to-move = Quân đã chạm không đi được: bạn có thể đi bất kỳ nước hợp lệ nào.
law-made = Nước đi đã thực hiện: tay đã rời quân ở ô mới. Quân bị bắt đã ra khỏi bàn, khi nhập thành cũng đã buông Xe.
law-assistant = Trợ lý: { $moves ->
    [yes] người không thể ghi hoặc đi quân được có một trợ lý
   *[no] người không thể ghi được có một trợ lý
}, nếu trọng tài đồng ý. { $costs ->
    [yes] Trọng tài trừ thời gian cho việc đó.
   *[no] Đấu thủ khuyết tật không mất thời gian.
}
law-resignation = Xin thua: ván cờ kết thúc ngay. { $draw ->
    [yes] Đối phương thắng, nhưng hòa nếu họ không thể chiếu hết bằng bất kỳ chuỗi nước hợp lệ nào.
   *[no] Đối phương thắng.
}
law-dead-position = Thế cờ chết: không bên nào chiếu hết được bằng bất kỳ chuỗi nước hợp lệ nào. Ván cờ hòa ngay.
law-draw-offer = Đề nghị hòa: đi quân, đề nghị, rồi bấm đồng hồ. Có hiệu lực tới khi đối phương nhận, từ chối hoặc chạm quân. { $moved ->
    [yes] Hai bên phải đi trước đã.
   *[no] { "" }
}
law-completed = Hoàn thành nước đi: đi quân rồi bấm đồng hồ bằng cùng tay đó. Nước kết thúc ván thì không cần bấm.
law-time = Thời gian: đồng hồ của Trắng chạy trước. Hoàn thành mọi nước của một giai đoạn trước khi hết giờ.
law-late = Đến muộn: { $late ->
    [none] ai vắng mặt lúc bắt đầu thì thua
    [time] bạn thua nếu muộn quá { $time }
    [event] được muộn bao lâu do giải quy định
   *[event-or-none] được muộn bao lâu do giải quy định, nếu không thì ai vắng mặt lúc bắt đầu thua
}. Trọng tài có thể quyết định khác.
law-flag = Rụng cờ: được tính khi trọng tài thấy hoặc đấu thủ yêu cầu. Bạn thua, hoặc hòa nếu đối phương không thể chiếu hết bằng bất kỳ chuỗi nước nào.
law-both-flags = Cả hai rụng cờ: { $both ->
    [announced] nếu giải đã công bố luật này, ván cờ tiếp tục, ở giai đoạn cuối thì hòa
    [first] ai rụng cờ trước thì thua
    [last] nếu không biết thứ tự, ván cờ tiếp tục, ở giai đoạn cuối thì hòa
   *[draw] ván cờ hòa
}.
law-clocks = Dừng đồng hồ: chỉ để gọi trọng tài, ví dụ khi thiếu quân để phong cấp. Trọng tài sửa giờ và cho biết khi nào tiếp tục.
law-set-up = Sai thế ban đầu: chơi ván mới. Nếu chỉ bàn bị xoay, ván cờ tiếp tục trên bàn đúng.
law-reversed = Nhầm màu quân: { $new ->
    [yes] ván mới nếu mỗi bên chưa đi đủ { $count } nước. Sau đó ván cờ tiếp tục.
   *[no] ván cờ tiếp tục, trừ khi trọng tài quyết định khác.
}
law-displaced = Làm đổ quân: xếp lại trong thời gian của mình. Trọng tài có thể giúp hoặc phạt.
law-illegal = Nước không hợp lệ: trở lại thế trước đó, hoặc thế chắc chắn gần nhất. Nước mới theo luật chạm quân.
law-unfinished-promotion = Phong cấp chưa xong: bấm đồng hồ khi Tốt còn ở hàng cuối là không hợp lệ. { $queen ->
    [yes] Tốt thành Hậu.
   *[no] Trở lại thế trước nước đó.
}
law-no-move = Bấm giờ mà chưa đi: { $counts ->
    [yes] tính là một nước không hợp lệ
   *[no] bị cấm, trọng tài có thể phạt
}.
law-two-hands = Hai tay: { $counts ->
    [yes] đi bằng hai tay và bấm đồng hồ tính là không hợp lệ
   *[no] phải đi bằng một tay, trọng tài có thể phạt
}.
law-penalty = { $pace ->
    [standard] Phạt nước không hợp lệ
    [rapid] Nước không hợp lệ, cờ nhanh
   *[blitz] Nước không hợp lệ, cờ chớp
}: { $loses ->
    [first] lần đầu thua ván
    [claim] đối phương được yêu cầu xử thắng
    [second] lần đầu đối phương được thêm { $time }, lần hai thua
   *[third] hai lần đầu đối phương được thêm mỗi lần { $time }, lần ba thua
}. { $until ->
    [always] Được tính bất cứ khi nào phát hiện trong ván.
    [touch] Đối phương phải yêu cầu trước khi chạm quân.
    [move] Chỉ tính tới nước tiếp theo của đối phương.
   *[claim] Đối phương phải yêu cầu trước nước của mình.
} { $draw ->
    [yes] Hòa nếu đối phương không thể chiếu hết bằng bất kỳ chuỗi nước nào.
   *[no] { "" }
}
law-recording = Biên bản: hai bên ghi mọi nước đi{ $electronic ->
    [yes] , trên giấy hoặc biên bản điện tử được chứng nhận.
   *[no] .
} { $ahead ->
    [yes] Được ghi nước trước khi đi.
   *[no] Chỉ ghi nước sau khi đã đi, trừ khi yêu cầu hòa hoặc niêm phong.
} Hai bên ký kết quả.
law-sheet-in-view = Biên bản để thấy: trọng tài phải nhìn thấy biên bản suốt ván cờ.
law-short-of-time = Sắp hết giờ: còn dưới { $time } thì không phải ghi, trừ khi mỗi nước được thêm { $bonus } trở lên. Sau giai đoạn đó hãy ghi bổ sung.
law-reconstruction = Cả hai biên bản đều thiếu: ván cờ được dựng lại trên bàn khác dưới sự giám sát của trọng tài. Nếu không tìm ra nước đi, nước tiếp theo là nước đầu của giai đoạn sau.
law-threefold = Lặp lại ba lần: tới lượt mình, được yêu cầu hòa nếu cùng thế cờ có lần thứ ba, hoặc sẽ có sau nước của bạn. { $castling ->
    [any] Mất quyền nhập thành tạm thời cũng là thế khác.
   *[lasting] Mất hẳn quyền nhập thành là thế khác.
}
law-fifty = Năm mươi nước: tới lượt mình, được yêu cầu hòa sau { $count } nước của mỗi bên không ăn quân và không đi Tốt. Nước tới của bạn có thể là nước cuối.
law-longer-endings = Tàn cuộc dài hơn: trong vài tàn cuộc cần { $count } nước thay cho năm mươi, như Vua, Xe và Tượng chống Vua và Xe.
law-claiming = Yêu cầu kèm nước đi: ghi ra và nói với trọng tài, nhưng đừng đi. { $who ->
    [must] Phải dừng đồng hồ ngay.
    [may] Được dừng đồng hồ.
   *[either] Bạn hoặc trọng tài dừng đồng hồ.
} { $by ->
    [moving] Đi quân thì mất quyền.
   *[touching] Chạm quân thì mất quyền.
} { $binds ->
    [yes] Nước đã ghi không đổi được.
   *[no] { "" }
}
law-wrong-claim = Yêu cầu sai: ván cờ tiếp tục, đối phương được thêm { $time }. { $halved ->
    [yes] Bạn mất nửa thời gian của mình, nhiều nhất ba phút.
   *[no] { "" }
}
law-wrong-claim-own = Yêu cầu sai: ván cờ tiếp tục, và bạn mất { $time }.
law-fivefold = Lặp lại năm lần: { $in ->
    [row] cùng thế cờ năm lần liên tiếp, ở mỗi lượt của hai bên, là hòa
   *[any] cùng thế cờ lần thứ năm là hòa
}. Không cần yêu cầu.
law-seventy-five = Bảy mươi lăm nước: mỗi bên { $count } nước không ăn quân và không đi Tốt là hòa, trừ khi nước cuối chiếu hết. Không cần yêu cầu.
law-points = Điểm: thắng 1, hòa nửa điểm, thua 0, trừ khi giải thông báo khác.
law-quickplay-scope = Kết thúc nhanh: { $scope ->
    [always] luật này áp dụng ở giai đoạn cuối
    [announced] luật này áp dụng khi giải đã công bố và không cộng giờ
   *[never] bản luật này không có luật đó
}. { $blitz ->
    [watched] Cờ chớp chỉ có khi giám sát đầy đủ.
   *[none] Cờ chớp không có.
}
law-quickplay = Hòa khi kết thúc nhanh: tới lượt mình, còn dưới { $left }, yêu cầu vì đối phương không cố thắng hoặc không thể thắng bình thường. Nếu bị bác, đối phương được thêm { $award }.
law-quickplay-increment = Năm giây mỗi nước: khi kết thúc nhanh, tới lượt mình, còn dưới { $left }, được xin cho cả hai bên. Đó cũng là đề nghị hòa. Nếu được chấp nhận, đối phương được thêm { $award }.
law-quickplay-alone = Đấu nhanh cuối ván không có trọng tài: còn dưới { $left }, xin hòa và ván cờ dừng. Ghi lại thế cờ. Nếu đối phương không cố thắng, cần thêm biên bản đầy đủ. Đối phương xác nhận, trọng tài quyết định sau.
law-conduct = Hành vi: không ghi chú, không hỏi ý kiến, không phân tích, không quấy rầy đối phương. Thiết bị phải được trọng tài cho phép.
law-arbiter = Trọng tài: bảo đảm luật được tuân thủ. Hình phạt là cảnh cáo, đổi giờ hoặc điểm, xử thua và trục xuất.
law-disturbance = Quấy rầy từ bên ngoài: trọng tài có thể cho một hoặc cả hai bên thêm giờ.
law-notation = Ký hiệu: viết chữ của quân, rồi ô mà quân đến. Tốt không có chữ.
law-paces = Cờ nhanh và cờ chớp: { $hour ->
    [whole] mọi nước trong một giờ trở xuống là cờ nhanh, không tính giờ cộng.
   *[less] 60 nước dưới một giờ là cờ nhanh.
} Cờ chớp là { $edge ->
    [most] nhiều nhất
   *[below] dưới
} { $time }.
law-rapid-touch = Chạm quân trong cờ nhanh và chớp: trọng tài chỉ xử khi đấu thủ yêu cầu.
law-rapid-set-up = Xếp sai, cờ nhanh và cờ chớp: yêu cầu trước khi mỗi bên đi đủ { $count } nước. Sau đó ván cờ tiếp tục, { $castling ->
    [queen] không nhập thành nếu Vua và Hậu đổi chỗ
   *[rook] không nhập thành với Vua hoặc Xe xếp sai
}.
law-illegal-position = Thế không hợp lệ, cờ nhanh: trọng tài đợi tới khi nước tiếp theo hoàn thành. Nếu vẫn không hợp lệ, ván cờ hòa.
law-rapid-flag = Rụng cờ, cờ nhanh và cờ chớp: { $who ->
    [players] chỉ đấu thủ được báo
   *[arbiter] trọng tài báo, hoặc đấu thủ yêu cầu
}.
law-blind-announcing = Đọc nước đi: đọc rõ từng nước. Đối phương nhắc lại và đi trên bàn của mình. { $german ->
    [always] Các hàng đọc bằng tiếng Đức.
   *[unless] Các hàng đọc bằng tiếng Đức, trừ khi trọng tài quyết định khác.
}
law-blind-made = Nước đi của người mù: quân rời lỗ là đã chạm. Nước đã đi khi quân ở lỗ khác và đã đọc. Chỉ khi đó đồng hồ đối phương mới chạy.
law-blind-clock = Đồng hồ cho người mù: { $speaks ->
    [no] đọc bằng tay
    [may] đọc bằng tay, có thể nói số nước
   *[should] nên nói giờ và số nước, hoặc đọc bằng tay
}.
law-blind-slip = Đọc nhầm: sửa ngay, trước khi đồng hồ đối phương chạy.
law-blind-boards = Hai bàn khác nhau: trọng tài so hai biên bản. Nếu khớp, sửa bàn sai. Nếu không, trở lại chỗ còn khớp.
law-blind-assistant = Trợ lý của người mù: được đi quân, đọc, ghi, bấm giờ, và khi được hỏi thì báo giờ và số nước. { $deaf ->
    [yes] Đấu với người khiếm thính thì bắt buộc có.
   *[no] { "" }
}
law-sealing = Nước niêm phong: ghi ra, bỏ vào phong bì và dừng đồng hồ. Trọng tài giữ phong bì.
law-sealed-illegal = Nước niêm phong mơ hồ: nếu không hợp lệ hoặc có hai nghĩa, người niêm phong thua.
law-resumption = Đấu tiếp: mở phong bì khi người phải đáp đã có mặt. Khi đó đồng hồ người ấy chạy.
law-chess960 = Cờ 960: hàng cuối được bốc thăm, Tượng khác màu ô, Vua ở giữa hai Xe. Sau nhập thành, Vua và Xe ở chỗ như thường lệ.

## Phán quyết của trọng tài máy

article = FIDE { $year }, { $number }.
preface = lời nói đầu

not-confirmed = Chưa có văn bản FIDE { $year } xác nhận: { $articles }.
time-left = { $color } còn { $time }.
completed = { $color } bấm đồng hồ.
made-on-board = { $move } đã đi trên bàn cờ.
touched-any = Đã chạm quân ở { $square }. Quân đó không có nước đi hợp lệ, nên được đi nước bất kỳ.
touched-no-capture = Đã chạm quân ở { $square }. Không thể bắt quân đó. Được đi nước bất kỳ.
touched-any-move = Đã chạm quân ở { $square }. Được đi nước bất kỳ.
touched-move = Đã chạm quân ở { $square }: phải đi quân đó.
touched-capture = Đã chạm quân ở { $square }: phải bắt quân đó.
touched-capture-with = Quân ở { $square } phải bắt quân ở { $other }.
touched-castle = Đã chạm Vua và Xe: { $move }.
castling-not-legal = Nhập thành đó lúc này không hợp lệ.
rook-first = Xe bị chạm trước: không được nhập thành.
adjusting = { $color } sửa quân.
free = { $color } được đi nước hợp lệ bất kỳ.
put-back = Quân đã đặt lại chỗ cũ. Luật chạm quân vẫn áp dụng với { $color }.
ask-repeat = { $color }, hãy nhắc lại nước đi.
still-to-repeat = { $color }, bạn còn phải nhắc lại nước đi.
still-to-repeat-move = { $color }, còn phải nhắc lại: { $move }.
ask-promotion = { $color }, hãy nói Tốt phong thành quân gì.
announcement-differs = Đã đọc: { $announced }. Trên bàn: { $board }. Hãy đính chính.
corrected = Đính chính: { $move }.
repeated = { $color } nhắc lại.
repeat-differs = Đó là nước khác. Nước đã đọc: { $move }.
executed = { $color } đã đi nước đó trên bàn cờ.
missing-move = Chưa hoàn thành: chưa đi quân nào.
missing-release = Chưa hoàn thành: còn một quân ở ngoài bàn.
missing-rook = Chưa hoàn thành: hãy đi cả Xe nữa.
missing-touched = Chưa hoàn thành: phải đi quân đã chạm ở { $square }.
missing-rook-first = Chưa hoàn thành: Xe bị chạm trước nên không được nhập thành. Hãy đặt Vua lại chỗ cũ.
missing-castle = Chưa hoàn thành: đã chạm Vua và Xe, phải nhập thành.
missing-capture-with = Chưa hoàn thành: quân ở { $square } phải bắt quân ở { $other }.
missing-capture = Chưa hoàn thành: phải bắt quân đã chạm ở { $square }.
missing-promotion = Chưa hoàn thành: hãy nói Tốt phong thành quân gì.
missing-chosen = Chưa hoàn thành: quân chọn đầu tiên được giữ, { $piece }.
missing-announcement = Chưa hoàn thành: hãy đọc nước đi trước.
missing-same-move = Chưa hoàn thành: nước trên bàn khác nước đã đọc. Hãy đính chính.
missing-repetition = Chưa hoàn thành: { $opponent } phải nhắc lại nước đi trước.
missing-execution = Chưa hoàn thành: { $opponent } phải đi nước đó trên bàn trước.
nth = { $count ->
    [1] nước không hợp lệ thứ nhất
    [2] nước không hợp lệ thứ hai
    [3] nước không hợp lệ thứ ba
   *[other] nước không hợp lệ thứ { $count }
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = Nước đi không hợp lệ
act-promotion = Còn một Tốt ở hàng cuối cùng
act-king-capture = Vua bị bắt
act-no-move = Bấm đồng hồ mà chưa đi
act-two-hands = Đi quân bằng hai tay
becomes-queen = Tốt ở { $square } thành Hậu.
restored = { $count ->
    [0] Trở lại thế ban đầu.
   *[other] Trở lại thế cờ sau { $place }.
}
move-place = nước { $number }, { $color }
found-initial-position = Thế ban đầu đã xếp sai.
found-board-turned = Bàn cờ đặt sai hướng. Đã xoay lại.
found-colours-reversed = Màu quân bị đảo ngược.
found-displaced = Có quân bị xê dịch. Đã đặt lại đúng ô.
colours-stay = Màu quân bị đảo ngược. Giữ nguyên như vậy.
correction-wanted = { $color } muốn sửa một nước không hợp lệ: { $place }. Đồng ý: yêu-cầu sửa-nước.
castling-lost = Giữ nguyên thế đã xếp. { $color } không được nhập thành.
castling-lost-side = Giữ nguyên thế đã xếp. { $color } không được đi { $move }.
offer-untimely = { $color } đề nghị hòa không đúng lúc. Đề nghị vẫn có giá trị.
offer-stands = Đề nghị hòa của { $color } có giá trị.
time-taken = { $color } bị trừ { $time }.
clock-less = Đồng hồ của { $color }: bớt { $time }.
clock-more = Đồng hồ của { $color }: thêm { $time }.
clock-set = Đồng hồ của { $color } chỉnh thành { $time }.
clock-is = Bây giờ chỉ { $time }.
clock-was = Trước đó: { $time }.
moves-set = Đồng hồ của { $color } chỉnh thành { $count } nước.
ruling-reconstructed = Đã rõ các nước đến { $place }.
ruling-next-period = Không tìm ra các nước đi. Nước tiếp theo là nước đầu của giai đoạn sau.
increment-set = Từ nay mỗi nước cộng thêm { $time }.
moves-back = Lại được tính: { $moves }.
moves-cancelled = Không còn tính: { $moves }.
moves-cancelled-many = { $count } nước không còn tính.
taken-back-standing = Nước đi đã lấy lại.
flag-claim-wrong = Bác yêu cầu: { $color } chưa rụng cờ.
flag-claim-both = Bác yêu cầu: cả hai bên đều rụng cờ.
must-record = { $color } phải ghi { $place } trước.
need-not-record = { $color } được ngừng ghi biên bản, đến đợt kiểm tra sau.
must-complete = Biên bản: { $color } phải ghi đầy đủ ngay.
sheet-differs = Biên bản của { $color } khác ở: { $place }.
signed-white-wins = { $color } đã ký: Trắng thắng.
signed-black-wins = { $color } đã ký: Đen thắng.
signed-draw = { $color } đã ký: hòa.
absent = { $color } vắng mặt.
arrived = { $color } đã đến.
must-open = Phong bì chờ { $color }.
must-open-now = Mở phong bì ngay.
must-seal = { $color } phải niêm phong nước đi.
adjourns-early = { $color } hoãn đấu sớm. Niêm phong xong sẽ bị trừ phần còn lại của buổi đấu: hiện là { $time }.
sealed = { $color } đã niêm phong. Đồng hồ dừng.
adjourned = Ván cờ hoãn đấu. { $color } đã niêm phong nước { $number }.
resumption = Đấu tiếp: { $when }.
opened = Phong bì đã mở. Đồng hồ của { $color } chạy.

matter-touch = { $color }: { $opponent } đã chạm quân ở { $square } tại nước { $number }. Trọng tài quyết định.
matter-no-effort = { $color } yêu cầu xử hòa: { $opponent } không cố gắng đánh thắng. Trọng tài quyết định.
matter-cannot-win = { $color } yêu cầu xử hòa: { $opponent } không thể thắng bằng các cách thông thường. Trọng tài quyết định.
matter-increment = { $color } xin cộng năm giây mỗi nước. Trọng tài quyết định.
matter-draw = { $color } muốn đề nghị hòa. Trọng tài quyết định.
matter-session-over = Buổi đấu đã hết giờ. Trọng tài quyết định.
matter-sheets = Cả hai phải ghi đầy đủ biên bản.
matter-stopped = { $color } đã dừng đồng hồ. Trọng tài quyết định.
matter-stopped-for = { $color } đã dừng đồng hồ: { $text }. Trọng tài quyết định.
matter-silent = { $color } không nhắc lại nước của { $opponent }. Trọng tài quyết định.
matter-boards-differ = Muộn rồi, không đính chính được nữa: đồng hồ đã bấm. Hãy so sánh hai bàn cờ.
matter-conduct = { $what }: { $color }. Trọng tài quyết định.
matter-position = Thế cờ đáng ngờ. Trọng tài tìm thế đúng sau cùng.
matter-unconfirmed = Không áp dụng điều luật nào: bản luật này chưa được xác nhận ở đây. Trọng tài phải quyết định.
matter-default-time = Chưa định giờ chờ. Trọng tài quyết định.
matter-flag = { $color } rụng cờ trong lúc có yêu cầu. Trọng tài quyết định.
matter-envelope = Phong bì phải mở. Trọng tài quyết định.
complaint-lapsed = Bỏ khiếu nại: { $color } về quân ở { $square } tại nước { $number }. Thế cờ đó không còn.
matter-results = Kết quả không khớp: giữa hai biên bản, hoặc với kết quả đã ghi nhận. Trọng tài quyết định.
matter-signed = Cả hai đã ký: { $result ->
    [white] trắng thắng
    [black] đen thắng
   *[draw] hòa
}. Ván cờ kết thúc khác. Trọng tài quyết định.

ruled = Quyết định { $number }: { $ruling }
penalty-number = Quyết định { $number }.
ruling-warned = { $color } bị nhắc nhở.
ruling-points-added = { $color } được cộng { $points }.
ruling-points-taken = { $color } bị trừ { $points }.
ruling-lost = { $color } bị xử thua. { $opponent } được { $points }.
ruling-fined = { $color } bị phạt tiền.
ruling-excluded = { $color } bị cấm thi đấu các vòng sau.
ruling-expelled = { $color } bị truất quyền thi đấu.
ruling-result-set = Trắng được { $white }, Đen được { $black }.
ruling-adjudicated = { $name } đánh giá: Trắng được { $white }, Đen được { $black }.
ruling-displaced = { $count ->
    [0] Quân bị xê dịch: trở lại thế ban đầu.
   *[other] Quân bị xê dịch: trở lại thế cờ sau { $place }.
}
ruling-position-set = Thế cờ đã xếp. Hỏi bàn cờ để nghe.
ruling-illegal-seen = Nước vừa rồi của { $color } không hợp lệ.
ruling-no-move-seen = { $color } bấm đồng hồ mà chưa đi: một nước không hợp lệ.
ruling-touch-seen = { $number ->
    [0] { $color } đã chạm quân ở { $square }.
   *[other] { $color } đã chạm quân ở { $square } tại nước { $number }.
}
ruling-touch-waived = { $color } chạm do vô ý: không tính.
ruling-dismissed = Không chấp nhận.
ruling-turned-down = { $matter ->
    [touch] Bác khiếu nại của { $color }: quân ở { $square } không tính là bị chạm tại nước { $number }.
    [two-hands] Bác khiếu nại của { $color }: hai tay.
    [quickplay] Bác yêu cầu xử hòa của { $color }.
    [increment] Bác yêu cầu của { $color }: năm giây mỗi nước.
    [draw] { $color } không được đề nghị hòa.
    [session] Ván cờ tiếp tục sau buổi đấu.
    [sheets] Các biên bản giữ nguyên.
    [stopped] Không có lý do chính đáng: { $color } đã dừng đồng hồ.
    [silent] Không phạt: { $color } chưa nhắc lại nước đi.
    [conduct] Không phạt. { $what }: { $color }.
    [boards-differ] Không so sánh hai bàn cờ. Nước đi được tính.
    [position] Thế cờ giữ nguyên.
    [unconfirmed] Ở đây không áp dụng điều luật nào.
    [default-time] Không định giờ chờ. Hai đấu thủ đợi.
    [envelope] Việc đến muộn được bỏ qua.
   *[results] Giữ kết quả đã ghi nhận. Có người đã ký kết quả khác.
}
ruling-quickplay-drawn = Chấp nhận yêu cầu.
ruling-quickplay-postponed = Yêu cầu được xét sau. Ván cờ tiếp tục.
ruling-quickplay-rejected = Bác yêu cầu.
ruling-offer-allowed = { $color } được đề nghị hòa.
ruling-increment-granted = Chấp nhận: từ nay mỗi nước cộng năm giây.
ruling-increment-refused = Không cộng giây.
ruling-revoked = Thu hồi quyết định { $count }.
ruling-revoked-act = Thu hồi quyết định { $count }: vi phạm không bị tính.
ruling-revoked-move = Thu hồi quyết định { $count }: không tính cả nước không hợp lệ lẫn việc chạm quân.
ruling-was = Nội dung là: { $what }
ruling-move-stays = Sau đó { $color } đã đi { $move }: nước này giữ nguyên. Nếu nước đó do bị buộc phải đi quân đã chạm, gõ { $restore }.
ruling-unheard = Không có gì thay đổi với bạn.
ruling-asked = { $ruling ->
    [time-added] Cộng cho { $color } { $time }?
    [time-taken] Trừ { $time } của { $color }?
    [clock-set] Chỉnh đồng hồ của { $color } thành { $time }?
    [lost] Xử { $color } thua, và { $opponent } được { $points }?
    [result] Ấn định kết quả: Trắng { $white }, Đen { $black }?
    [adjudicated] { $name } đánh giá: Trắng { $white }, Đen { $black }?
    [excluded] Cấm { $color } thi đấu các vòng sau?
    [expelled] Truất quyền thi đấu của { $color }?
    [annulled] Hủy ván cờ?
    [flag] Quyết định rằng { $color } đã rụng cờ?
    [illegal] Xử nước vừa rồi là không hợp lệ: { $color }?
    [no-move] Coi là nước không hợp lệ: { $color } bấm đồng hồ mà chưa đi?
    [touch] Xử là chạm quân: { $color }, ô { $square }, nước { $number }?
    [back] { $count ->
        [0] Trở lại thế ban đầu?
       *[other] Trở lại thế cờ sau { $place }?
    }
    [displaced] { $count ->
        [0] Quân bị xê dịch: trở lại thế ban đầu?
       *[other] Quân bị xê dịch: trở lại thế cờ sau { $place }?
    }
    [position] Xếp thế cờ này?
    [default-time] Định giờ chờ là { $time }?
    [end] Hủy việc kết thúc ván cờ?
   *[other] Quyết định như vậy? { $what }
}
ruling-end-revoked = Việc kết thúc ván cờ đã hủy.
end-taken-back = Ván cờ chưa kết thúc: { $color } có lượt đi, nước { $number }.
end-illegal-not-counted = Nước không hợp lệ vừa rồi không bị tính. Số nước không hợp lệ của { $color }: { $count }.
ruling-default-time = Giờ chờ: { $time }.
points-none = không điểm
points-half = nửa điểm
points-full = một điểm
points-two = hai điểm
points-three = ba điểm

## Gõ nước đi

entry-empty = Chưa gõ gì. Gõ một nước đi, hoặc giúp.
entry-colour = Muốn cầm quân { $color } ở ván khác: { $new } { $color }
entry-not-understood = Tôi không hiểu. Gõ một nước đi, hoặc giúp.
entry-nearest = Tôi không hiểu. { $question }
entry-unknown = Không hiểu: { $word }. Gõ một nước đi, hoặc giúp.
entry-unknown-near = Không hiểu: { $word }. Có phải ý bạn là { $near }? Gõ giúp tất-cả để nghe tất cả.
entry-two-moves = Mỗi lần một nước. Gõ { $first } trước.
entry-read-as = { $items } trong { $text }: đọc là { $text }.
entry-stray-alone = Không đọc được: { $items }. Hãy gõ lại.
entry-stray = Không đọc được: { $items } trong { $text }. Hãy gõ lại.
stray-control = ký tự điều khiển { $number }
stray-invisible = ký tự ẩn { $number }
stray-letter = { $like }, chữ { $script ->
    [Cyrillic] Kirin
    [Greek] Hy Lạp
    [Arabic] Ả Rập
    [Hebrew] Do Thái
    [Armenian] Armenia
    [Devanagari] Devanagari
   *[other] nước ngoài
}
stray-unlike = chữ { $script ->
    [Cyrillic] Kirin
    [Greek] Hy Lạp
    [Arabic] Ả Rập
    [Hebrew] Do Thái
    [Armenian] Armenia
    [Devanagari] Devanagari
   *[other] nước ngoài
} số { $number }

stray-wide = { $like } dạng rộng
stray-styled = { $like } dạng lạ
stray-sign = dấu { $number }
entry-no-move = Đó không phải nước đi. Thử e2 e4, hoặc giúp.
entry-no-piece = Không có quân { $letter }. Các chữ là { $letters }.
entry-takes-what = Ăn gì? Hãy gõ cả ô.
entry-no-question = Không có câu hỏi nào để trả lời. Gõ một nước đi, hoặc giúp.
entry-knight = Để hỏi, gõ nhảy { $square }.
entry-slash = Dấu gạch chéo mở đầu một lệnh. Để đi nước này, gõ { $text }.
entry-move-asked = Đúng luật, chưa đi: { $move }. Muốn đi, chỉ gõ nước đi.
entry-not-played = Chưa đi nước nào. Muốn đi, chỉ gõ nước đi.
entry-other-side = { $color } có lượt đi.
entry-not-your-turn = { $color } có lượt đi. Hãy chờ nước trả lời.
choice = Có { $count } nước có thể. Gõ một số.
ambiguous = Có { $count } nước có thể. Viết { $moves } hoặc { $last }.
choice-line = { $number }: { $reading }
choice-promotion = Tốt phong thành quân gì? Gõ tên quân hoặc số của nó.
choice-drop = Đặt vào { $square }. Gõ tên quân hoặc số của nó.
choice-piece = Hậu, Xe, Tượng hay Mã? Gõ tên quân hoặc số của nó.
choice-again = Gõ một số từ 1 đến { $count }, hoặc gõ không để bỏ.
choice-dropped = Đã bỏ.

illegal-empty-origin = Ô { $square } trống.
illegal-not-yours = Không phải quân của bạn: { $piece } ở { $square }.
illegal-other-piece = Ở { $square } là { $piece }.
illegal-square-alone = { $piece } của bạn ở { $square }. Để đi quân đó, gõ { $square } và ô đến.
illegal-own-piece = { $piece } của chính bạn đang ở { $square }.
illegal-nothing-to-take = Không có gì để ăn ở { $square }.
illegal-none-to-take = Đối thủ không có { $role ->
    [king] Vua
    [queen] Hậu
    [rook] Xe
    [bishop] Tượng
    [knight] Mã
   *[pawn] Tốt
}.
illegal-takes-none = Ngoài tầm: { $piece } ăn { $captured }.
illegal-no-pawn-takes = Không Tốt nào ăn được ở cột { $letter }.
illegal-only-takes = Tốt chỉ có thể ăn ở { $square }. Hãy nói cả cột của nó.
illegal-still-in-check = Không hợp lệ: Vua của bạn vẫn bị chiếu.
illegal-exposes-king = Không hợp lệ: Vua của bạn sẽ bị chiếu.
illegal-no-promotion = Không phải nước phong cấp: không Tốt nào đến hàng cuối cùng bằng nước đó.
illegal-cannot-become = Tốt phong thành Hậu, Xe, Tượng hoặc Mã. Gõ ví dụ { $square } Hậu.
illegal-blocked = { $piece } ở { $from } bị chặn: { $other } ở { $square }.
illegal-no-such-piece = Bạn không có { $role ->
    [king] Vua
    [queen] Hậu
    [rook] Xe
    [bishop] Tượng
    [knight] Mã
   *[pawn] Tốt
}.
illegal-cannot-reach = { $role ->
    [king] Vua của bạn không đến được { $square }.
    [queen] Bạn không có Hậu nào đến được { $square }.
    [rook] Bạn không có Xe nào đến được { $square }.
    [bishop] Bạn không có Tượng nào đến được { $square }.
    [knight] Bạn không có Mã nào đến được { $square }.
   *[pawn] Bạn không có Tốt nào đến được { $square }.
}
illegal-not-from-there = Từ đó không hợp lệ: { $piece } đến { $square }.
illegal-cannot-go = { $role ->
    [king] Vua
    [queen] Hậu
    [rook] Xe
    [bishop] Tượng
    [knight] Mã
   *[pawn] Tốt
} không đi được từ { $from } đến { $square }.
illegal-no-castling-right = Bạn không còn được nhập thành bên đó: Vua hoặc Xe đã đi.
illegal-castling-never = Không nhập thành bên đó được: thế ban đầu không cho phép.
illegal-castling-blocked = Chưa nhập thành bên đó được: có quân chắn đường.
illegal-castling-attacked = Chưa nhập thành bên đó được: Vua sẽ đi qua hoặc đến ô bị tấn công.
illegal-must-capture = Bạn phải ăn.
illegal-not-in-variant = Luật của ván này không cho phép.
illegal-not-in-hand = Không có trong túi quân: { $piece }.
illegal-drop-occupied = { $square } không trống.
illegal-drop-edge = Không đặt Tốt ở đó được. Không ở hàng đầu và hàng cuối.

## Câu trả lời

joined = { $items }, { $next }
row = { $from } đến { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = Hàng { $name }
ranks = Hàng { $from } { $count ->
    [2] và
   *[other] đến
} { $to }
file = Cột { $name }
square-part = { $part }.
square-shade-part = ô { $shade }
shade-light = trắng
shade-dark = đen
shade-light-short = ô trắng
shade-dark-short = ô đen
square-shade = { $square }: { $shade }.
all-white = Trắng
all-black = Đen
no-pieces = { $pieces }: không có.
count-kind = { $count } { $pieces }
count-pieces = { $count } quân
rays-none = Không có quân nào trên các đường qua { $square }.
knight-none = Không có quân nào cách { $square } một nước Mã.
knight-sees = Cách { $square } một nước Mã
toward-up = Lên
toward-up-right = Lên phải
toward-right = Phải
toward-down-right = Xuống phải
toward-down = Xuống
toward-down-left = Xuống trái
toward-left = Trái
toward-up-left = Lên trái
attacked = { $square }, bị tấn công bởi: { $items }.
not-attacked = { $square } không bị tấn công.
defended = { $square }, được bảo vệ bởi: { $items }.
not-defended = { $square } không được bảo vệ.
hanging-none = Không quân nào bị treo.
hanging-none-of = { $color }: không quân nào bị treo.
hangs = { $piece } ở { $square } bị treo. Bị tấn công bởi: { $attackers }. { $defended ->
    [no] Không được bảo vệ
   *[yes] Được bảo vệ bởi: { $defenders }
}.
hanging-safe = { $piece } ở { $square } an toàn. { $attacked ->
    [no] Không quân nào ăn được
   *[yes] Bị tấn công bởi: { $attackers }. Được bảo vệ bởi: { $defenders }
}.
hanging-cost = Đổi quân mất { $points } điểm.
hanging-king = Vua không thể bị treo. Về nước chiếu: { $check }.
by-white = { $square }, Trắng tấn công: { $items }.
by-black = { $square }, Đen tấn công: { $items }.
by-none-white = Trắng không tấn công { $square }.
by-none-black = Đen không tấn công { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } để đặt
drops-anywhere = mọi ô trống
drops-pawn-anywhere = mọi ô trống từ hàng 2 đến hàng 7
moves-none = Không có nước đi hợp lệ.
moves-none-from = Không có nước đi hợp lệ từ { $square }.
captures-none = Không có nước ăn quân.
captures-none-from = Không có nước ăn quân từ { $square }.
moves-not-yours = { $square }: { $piece }, không có lượt đi.
takes = ăn { $piece } { $square }
takes-promoting = ăn { $piece } { $square } và phong cấp
takes-en-passant = ăn { $piece } { $square } qua đường, đến { $to }
promotes-on = phong cấp ở { $square }
what-if = { $piece } ở { $square } có thể ăn
what-if-none = { $piece } ở { $square } không ăn được gì.
what-if-empty = Ô { $square } trống.
castling-right = { $color }, { $castling }: { $how ->
    [legal] được
    [check] đang bị chiếu nên không
    [blocked] có quân cản đường
    [attacked] Vua sẽ đi qua ô bị chiếu hoặc dừng ở đó
   *[lost] không có quyền
}.
material-count = { $count } { $pieces }
material-level = Lực lượng cân bằng.
material-ahead = { $color } hơn { $points } điểm.
material-bare = chỉ còn Vua
turn = { $color } có lượt đi, nước { $number }.
turn-check = { $color } có lượt đi, nước { $number }, đang bị chiếu.
turn-checkmate = { $color } bị chiếu hết, nước { $number }.
turn-stalemate = Hết nước đi: { $color } không có nước hợp lệ, nước { $number }.
turn-yours = Bạn cầm quân { $color }.
board-check = { $color } đang bị chiếu.
board-checkmate = { $color } bị chiếu hết.
board-stalemate = Hết nước đi: { $color } không có nước hợp lệ.
check-none = Không bị chiếu.
check-by = { $color } đang bị { $items } chiếu.
last = { $move }. { $color }, nước { $number }.
last-none = Chưa có nước đi nào.
captured-none = Chưa ăn quân nào.
captured-last = Vừa bị ăn: { $piece } ở { $square }.
last-of = { $items } và { $last }
captured-lost = { $color } đã mất { $items }.
changed-attacks = Tấn công: { $items }.
changed-defends = Bảo vệ: { $items }.
changed-opens = { $piece } ở { $square } giờ tấn công: { $items }.
changed-closes = { $piece } ở { $square } không còn tấn công: { $items }.
changed-undefended = Không còn được bảo vệ: { $items }.
changed-nothing = Không có gì khác thay đổi.
changed-more = Phần còn lại: { $changed } lần nữa.
lost-king = { $count } Vua
lost-queen = { $count } Hậu
lost-rook = { $count } Xe
lost-bishop = { $count } Tượng
lost-knight = { $count } Mã
lost-pawn = { $count } Tốt
opening = { $name }. { $eco }.
opening-none = Chưa có tên khai cuộc.
score-none = Chưa có nước đi nào.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Nước vừa rồi mất { $time }.
spent-all = { $color } đã dùng { $time }.
clock-to-go = { $color } còn { $count } nước đến đợt kiểm tra sau.
clock-none = Ván này không dùng đồng hồ.
clock-of-waiting = Ván { $game } đang chờ, đồng hồ đã dừng.
clock-waits = { $whose ->
    [own] Đồng hồ của bạn đang dừng. Nhấn Enter để chạy tiếp.
   *[both] Hai đồng hồ đang dừng. Nhấn Enter để chạy tiếp.
}
clock-strict = Luật giải: chỉ trọng tài được dừng đồng hồ.
once-empty = Chưa có nước đi. Thử e2 e4.
once-unknown = Không hiểu: { $word }. Viết một nước đi, như e2 e4 hoặc Mã f3.
once-unknown-near = Không hiểu: { $word }. Có phải ý bạn là { $near }?
once-no-move = Đó không phải nước đi. Thử e2 e4, hoặc Mã f3.
once-failed = Nước { $number }, { $text }: { $why }
ask-unknown = Không hiểu: { $word }. Mọi câu hỏi: { $program } ask giúp
ask-unknown-near = Không hiểu: { $word }. Có phải ý bạn là { $near }? Mọi câu hỏi: { $program } ask giúp
ask-help = Bạn có thể hỏi: { $names }. Thêm về một câu: { $program } ask giúp bàn
ask-number = { $word } không phải câu hỏi. Nêu thế cờ với --position, rồi hỏi.
ask-in-game = { $name } chỉ dùng trong ván. Bắt đầu với { $program } play.
ask-command = { $name } là lệnh riêng: { $program } { $command }.
saves = Mọi nước đi đều được lưu. Để thoát, gõ thoát.
leave-quit = Để thoát, gõ thoát. Mọi nước đi đều được lưu.
export-picture = Hình là SVG hoặc PNG: hãy gõ tên tệp kết thúc bằng .svg hoặc .png.
export-file = Tệp nào? Gõ tên tệp, như vanco.pgn.
print-file = Tệp nào? Gõ tên tệp, như vanco.txt, hoặc vanco.brf cho máy in chữ nổi.
deleted = Đã xóa ván { $game }. Để lấy lại: { $name }
undeleted = Ván { $game } đã trở lại.
undelete-none = Không có gì để lấy lại: từ lúc mở chưa xóa ván nào.
delete-open = Ván { $game } đang mở. Hãy đóng nó hoặc bắt đầu ván khác rồi xóa.
delete-match = Ván { $game } là trận đấu. Trận đấu được giữ lại.
delete-imported = Ván { $game } được nhập vào. Chỉ xóa được ván chơi ở đây.
rename-what = Tên gì? { $name } 5 Tối câu lạc bộ, hoặc { $name } 5 { $color } Anna.
renamed = Ván { $game } giờ là: { $text }.
noted = Đã ghi chú cho ván { $game }.
note-line = Ghi chú: { $text }
note-none = Ván { $game } không có ghi chú.
summary-moves = Số nước đi: { $moves }.
summary-turning = Bước ngoặt: nước { $number }, { $color }: { $move }.
summary-search = Tìm bước ngoặt và độ chính xác: { $name } { $game }
course-step = Nước { $number }, { $color }. { $verdict }
course-none = Nước { $number }, { $color }: chưa đánh giá.
course-time = Nghĩ trong { $time }.
course-best = { $color } tốt nhất ở nước { $number }. { $verdict }
course-longest = Nghĩ lâu nhất: nước { $number }, { $color }, { $time }.
results-none = Bạn chưa có ván nào xong.
results-all = Thắng { $won }, hòa { $drawn }, thua { $lost }.
results-against = { $opponent }: thắng { $won }, hòa { $drawn }, thua { $lost }.
results-ended = { $kind ->
    [won] thắng
    [drawn] hòa
   *[lost] thua
}
results-last = Các ván gần đây, mới nhất trước: { $items }.
results-row = Thắng liên tiếp: { $count }.
ratings-none = Chưa luyện gì. Để bắt đầu: câu-đố
ratings-puzzles = Câu đố: hệ số { $rating }.
ratings-week = Một tuần trước: { $rating }.
ratings-month = Bốn tuần trước: { $rating }.
ratings-highest = Cao nhất: { $rating }.
ratings-drills = Luyện tập: đúng { $right } trong { $count } câu gần đây.
ratings-streak = Chuỗi câu đố: hiện { $count }, kỷ lục { $record }.
ratings-days = Luyện liên tiếp { $count } ngày.
ratings-ago = { $weeks ->
    [1] Một tuần trước: { $rating }.
   *[other] { $weeks } tuần trước: { $rating }.
}
ratings-ago-drills = Luyện tập tuần đó: đúng { $right } trong { $count } câu.
ratings-ago-none = { $weeks ->
    [1] Một tuần trước: không luyện gì.
   *[other] { $weeks } tuần trước: không luyện gì.
}
repeat-none = Chưa nói gì cả.
argument-square = { $name } cần một ô, ví dụ { $name } e4.
argument-two-squares = { $name } cần hai ô, ví dụ { $name } g1 f3.
argument-piece = { $name } cần một loại quân, như { $name } Hậu hoặc { $name } Xe đen.
argument-line = { $name } cần một cột hoặc một hàng, ví dụ { $name } e hoặc { $name } 4.
argument-rank = { $name } cần một hàng, ví dụ { $name } 4.
argument-file = { $name } cần một cột, ví dụ { $name } e.
argument-number = { $name } cần một số, ví dụ { $name } 5.
argument-level = { $name } cần một số từ 1 đến { $most }.
argument-move = { $name } cần một nước đi, ví dụ { $name } e2 e4.
argument-claim = Yêu cầu gì? Gõ { $name } ba-lần, { $name } năm-mươi, { $name } rụng-cờ hoặc { $name } không-hợp-lệ. Thêm: giúp yêu-cầu.
argument-voice = { $name } cần một giọng: { $voices }.
argument-switch = { $name } cần bật hoặc tắt.
argument-whose = { $name } dùng với của-tôi, đối-phương, hoặc gõ riêng.
argument-hanging = { $name } dùng với một ô, một quân, của-tôi, đối-phương, hoặc gõ riêng.
argument-braille = { $name } nhận độ rộng từ { $least } đến { $most }; hình-cờ, hàng hoặc danh-sách; chấm, ascii hoặc chữ; nhớ.
argument-list = Danh sách được viết bằng chữ; chấm và ascii dành cho hình cờ.
argument-width = Một dòng chữ nổi có từ { $least } đến { $most } ô. Gõ ví dụ braille 40.
argument-position = { $name } cần một thế cờ: FEN, hình cờ, hoặc danh sách như Trắng: Ve1 a2. Đen: Ve8.
argument-none = Gõ riêng { $name }.
argument-more = Không hiểu: { $word }. Gõ riêng { $name }.
no-command = Không có lệnh: { $word }. Gõ giúp tất-cả để nghe tất cả.
no-command-near = Không có lệnh: { $word }. Có phải ý bạn là { $near }? Gõ giúp tất-cả để nghe tất cả.

## Thế cờ cho ngón tay

diagram-lines = Hình cờ, { $count } dòng.
list-of = { $color }:
beside-turn = { $color } có lượt đi.
beside-castling = Nhập thành: { $rights }.
beside-no-castling = Không được nhập thành.
beside-all-castling = Nhập thành: tất cả.
beside-one = { $color } { $side }
beside-two = { $color } { $side } và { $other }
beside-short = gần
beside-long = xa
beside-en-passant = Bắt Tốt qua đường: { $square }.
braille-kept = Đã lưu.
braille-kept-here = Đã đặt cho trận này.

## Những điều bạn yêu cầu

confirm-draw = Đề nghị hòa? có hay không.
confirm-draw-agreed = Đồng ý hòa? có hay không.
confirm-draw-untimely = Đề nghị hòa ngay bây giờ? Đúng lúc là sau khi đi và trước khi bấm đồng hồ. có hay không.
confirm-draw-untimely-typed = Đề nghị hòa ngay bây giờ? Đúng lúc là cùng với nước đi: hòa e4. có hay không.
confirm-claim = Yêu cầu xử hòa? Nếu yêu cầu sai, { $opponent } được thêm thời gian. có hay không.
confirm-claim-with = Yêu cầu xử hòa với nước { $move }? Nếu yêu cầu sai, { $opponent } được thêm thời gian, và bạn phải đi nước đó. có hay không.
confirm-claim-quickplay = Yêu cầu xử hòa? Nếu trọng tài bác, đối phương được thêm hai phút. có hay không.
confirm-claim-quickplay-alone = Yêu cầu xử hòa? Ván cờ dừng đến khi đối phương đồng ý hoặc trọng tài quyết định. có hay không.
confirm-seconds = Xin cộng năm giây mỗi nước? Đây cũng là đề nghị hòa. Nếu được, đối phương được thêm hai phút. có hay không.
confirm-resign = Xin thua? có hay không.
confirm-resign-for = Xin thua cho bên { $color }? có hay không.
kings-say = { $result ->
    [white] Hai vua ở giữa: Trắng thắng.
    [black] Hai vua ở giữa: Đen thắng.
   *[draw] Hai vua ở giữa: hòa.
}
kings-no-win = Đối thủ chưa xin thua. Hãy đặt các vua về chỗ cũ.
kings-one = Một vua đang ở giữa. Để báo kết quả, hãy đặt vua kia vào giữa nữa; nếu không, đặt lại chỗ cũ.
kings-otherwise = Nhưng ván cờ đã kết thúc khác.
confirm-takeback = Đi lại nước của bạn? có hay không.
confirm-new = Rời ván này? Ván mới: { $items }. có hay không.
after-game = Ván cờ chưa xong. Sau đó: { $name }
confirm-delete = Xóa ván { $game }, { $white } gặp { $black }? có hay không.
confirm-replace = { $file } đã có rồi. Thay không? có hay không.
confirm-resume = Rời ván này? Ván trước đó được tiếp tục. có hay không.
confirm-resume-game = Rời ván này? Ván { $game } được tiếp tục. có hay không.
confirm-lapsed = { $what ->
    [draw] Không đề nghị hòa.
    [resign] Không xin thua.
    [takeback] Không đi lại.
    [resume] Bạn ở lại ván này.
    [claim] Không yêu cầu gì.
    [seal] Nước đi chưa niêm phong.
    [sign] Chưa ký.
   *[new] Không bắt đầu ván mới.
}
confirm-draw-first = Chưa đề nghị hòa. Đề nghị không? có hay không.
confirm-neither = { $text } không phải là có, cũng không phải là không.
confirm-go-on = Tiếp tục? có hay không.
confirm-dropped = Không. Ván cờ tiếp tục.
confirm-blunder = { $what ->
    [mate] Nước này để bị chiếu hết trong một nước.
    [queen] Nước này mất không hậu.
    [rook] Nước này mất không một xe.
    [bishop] Nước này mất không một tượng.
   *[knight] Nước này mất không một mã.
} Vẫn đi? có hay không.
blunder-dropped = Chưa đi. Đến lượt bạn.
announce-it = Hãy đọc nước đi.
repeat-it = Hãy nhắc lại.
repeated-it = Đã nhắc lại.
repeated-by-opponent = { $color } đã nhắc lại.
repeated-already = Đó là nước vừa rồi. Hãy đọc nước của bạn.
move-of-opponent = Đó là nước vừa rồi. Đến lượt bạn.
repeated-your-move = Đã nhắc lại. Đến lượt bạn.
say-promotion = Nói Tốt phong thành quân gì.
pressed = Đã bấm.
takeback-helps = Gõ đi-lại để lấy lại nước đi.
press-it = Bấm đồng hồ.
announced-waits = Đã đọc: { $move }.
announcing-off = Không cần: nước đi được tính ngay khi gõ. Muốn đổi: chỉnh đọc-nước.
hint = Gợi ý: { $move }.
hint-wait = Đang tìm gợi ý.
hint-still = Vẫn đang tìm gợi ý. Hãy chờ.

analysis-wait = Đang nghĩ.
analysis-still = Vẫn đang nghĩ. Hãy chờ.
analysis-stopped = Đã dừng: { $names }. Hãy hỏi lại.
analysis-over = Ở thế này ván cờ đã kết thúc.
analysis-in-check = { $color } đang bị chiếu. Hãy tìm đe dọa sau nước tới.
analysis-no-move = Bên kia không có nước đi hợp lệ.
analysis-two = Không dùng được khi chơi với người khác.
analysis-exercise = Không dùng được trong bài tập. Cần trợ giúp: { $hint }.
analysis-not-now = Hãy đi xong nước này đã.
analysis-offer = Hãy chờ trả lời đề nghị hòa.
analysis-nothing = Không đánh giá được thế cờ này.
analysis-builtin-instead = Máy có sẵn đánh giá thay.
analysis-builtin =
    Đây là đánh giá của máy có sẵn. Nó thấy nước chiếu hết và những gì ăn được ngay.
    Kế hoạch và cờ tàn thì không. Engine thì được: { $opponent } engine stockfish.
analysis-best = Hay nhất: { $move }.
analysis-unscored = Không có điểm.
analysis-line = { $moves }.
analysis-line-end = Hết phương án.
analysis-no-line = Chỉ có { $count } phương án.
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } đe dọa { $move }.
analysis-no-threat = Không có đe dọa. Nếu { $color } được đi: { $move }.
mate-in = Chiếu hết trong { $moves } nước.
mate-none = Không thấy chiếu hết trong { $moves } nước.
mate-never = Ở đây không ai ép chiếu hết được: bảng cờ tàn biết rõ.
verdict = { $how ->
    [equal] Cân bằng: { $number }.
    [slight] { $color } nhỉnh hơn: { $number }.
    [clear] { $color } ưu thế rõ: { $number }.
    [winning] { $color } sắp thắng: { $number }.
   *[won] { $color } thắng chắc: { $number }.
}
verdict-mate = { $color } chiếu hết trong { $moves } nước.
verdict-unsure = Chưa thấy bên nào hơn.
verdict-number = { $sign ->
    [minus] trừ { $whole },{ $tenths }
    [plus] cộng { $whole },{ $tenths }
   *[none] 0
}
eval-percent = Cơ hội thắng của { $color }: { $percent } phần trăm.
eval-chances = Trong 100 ván, { $color } thắng { $won }, hòa { $drawn } và thua { $lost }.
eval-by = Độ sâu { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } thắng: chiếu hết trong { $moves } nước.
        [progress] { $moves ->
            [0] { $color } thắng: nước tới là nước ăn quân hoặc đi Tốt.
           *[other] { $color } thắng: ăn quân hoặc đi Tốt trong vòng { $moves } nước.
        }
       *[unknown] { $color } thắng.
    }
    [spoilt] Hòa. { $color } sẽ thắng, nhưng không kịp trước luật 50 nước.
   *[drawn] Hòa.
}
tables-only-wins = Chỉ { $move } thắng.
tables-only-draws = Chỉ { $move } giữ được hòa.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Nước nào cũng thắng.
       *[some] { $keeping } trong { $count } nước thắng.
    }
    [drawn] { $which ->
        [all] Nước nào cũng hòa.
       *[some] { $keeping } trong { $count } nước giữ được hòa.
    }
   *[lost] Nước nào cũng thua.
}
tables-sure = Theo bảng cờ tàn, chắc chắn.
tables-found = Có bảng cờ tàn đến { $pieces } quân.
tables-folder = Không đọc được thư mục { $name }. Muốn nêu thư mục khác: chỉnh { $setting }.
tables-none = Không có bảng cờ tàn trong { $name }. Muốn nêu thư mục khác: chỉnh { $setting }.
tables-damaged = Bảng cờ tàn { $name } bị hỏng. Hãy chép lại.
book-row = { $move }: { $which ->
    [book] { $percent } phần trăm.
    [games] trong { $games } ván của bạn.
   *[both] { $percent } phần trăm, trong { $games } ván của bạn.
}
book-more = Và { $count } nước nữa.
book-nothing = Sách và các ván của bạn không có gì.
book-unreadable = Không đọc được sách { $name }: { $reason }. Muốn nêu sách khác: chỉnh { $setting }.
book-cut = { $name } bị cụt, hoặc không phải sách Polyglot. Hãy chép lại.
book-none = Không phải sách khai cuộc Polyglot: { $name }. Muốn nêu sách khác: chỉnh { $setting }.
opponent-failed = Máy không tìm được nước đi. Đây là lỗi của chương trình. Gõ mới, hoặc thoát rồi { $program } resume.
level-set = Cấp { $level }.
level-is = Cấp { $level }. Muốn đổi, gõ cấp và một số từ 1 đến 20.
level-none = Ván này không có máy. Muốn chơi với máy: mới máy.
voice-set = Giọng nước đi: { $name }.
talk-set = Ngôn ngữ: tiếng Việt.
talk-is = Ngôn ngữ: tiếng Việt. Muốn đổi, gõ ví dụ ngôn-ngữ en.
speech-on = Giọng đọc bật.
speech-off = Giọng đọc tắt.
speech-is = { $state ->
    [on] Giọng đọc bật. Để tắt, gõ giọng-đọc tắt.
   *[off] Giọng đọc tắt. Để bật, gõ giọng-đọc bật.
}
speech-rate = Tốc độ đọc { $rate }.
speech-volume = Âm lượng { $volume } trên 100.
speech-lost = Giọng đọc bị hỏng: { $reason }. Chỉ còn chữ.
speech-is-lost = Giọng đọc bị lỗi. Để thử lại: giọng-đọc bật. Để tiếp tục không có tiếng nói: giọng-đọc tắt.
speech-is-awaited = Giọng đọc chưa trả lời. Để tiếp tục không có tiếng nói: giọng-đọc tắt.
speech-is-starting = Giọng đọc đang khởi động.
speech-health = Để biết lý do: { $program } health. Để tiếp tục không có tiếng nói: giọng-đọc tắt.
speech-found = Giọng đọc đã trở lại.
speech-absent = Bản này không có giọng đọc.
reason-unreachable = máy chủ giọng đọc không trả lời, hãy cài speech-dispatcher và espeak-ng hoặc gõ giọng-đọc tắt
reason-hangs = máy chủ giọng đọc bị treo
reason-refused = máy chủ giọng đọc từ chối
reason-engine = bộ đọc không hoạt động

## Các ván

new-builtin = Ván mới { $game }. Bạn cầm quân { $color }, gặp máy cấp { $level }.
new-human = Ván mới { $game } cho hai người.
new-human-named = Ván mới { $game }: { $white } cầm Trắng, { $black } cầm Đen.
time-all = Thời gian: { $time }
time-moves = Thời gian: { $time } cho { $moves } nước
time-then-all = Rồi { $time }
time-then-moves = Rồi { $time } cho { $moves } nước
time-repeats = Giai đoạn cuối lặp lại.
time-plain = { $period }.
time-increment-only = Thời gian: { $time } mỗi nước.
time-increment = { $period }, cộng { $time } mỗi nước.
time-delay = { $period }, trễ { $time } mỗi nước.
time-bronstein = { $period }, trễ kiểu Bronstein đến { $time } mỗi nước.
time-warned = Báo giờ: { $times }. Muốn đổi: { $set } báo-giờ.
laws-edition = Luật: FIDE { $year }.
laws-flag-claimed = Rụng cờ chỉ tính khi có yêu cầu: { $claim }.
laws-incomplete = FIDE { $year }: chỉ biết đến điều 8.1. Phần còn lại chưa được xác nhận.
laws-one-article = FIDE { $year }: chỉ biết điều { $article }. Phần còn lại chưa được xác nhận.
opening-announce = Mọi nước đi đều được đọc. Gõ nước của bạn, rồi { $press }.
opening-repeat = Mọi nước đi đều được đọc và nhắc lại. Gõ nước của bạn, rồi { $press }.
new-position = Thế ban đầu đặc biệt. Để nghe: bàn.
new-usual = Muốn thế thường: mới bình-thường.
board-tells = Gõ bàn để nghe.
chess960-from = Cờ 960, thế số { $number }.
chess960-usual = Cờ 960, thế số { $number }: thế thường.
chess960-other = Cờ 960, từ một thế khác.
odds-given = { $color } chấp: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, đổi lại { $other } { $back }
odds-extra-move = Trắng đã đi { $square }
odds-draw = hòa tính là thua
odds-time = thời gian trên đồng hồ
clock-odds = { $color }:
odds-no-time = Thêm thời gian của bên chấp, ví dụ 5 hoặc 3+2.
odds-no-clock = Chấp giờ cần đồng hồ. Thêm một mức, ví dụ 10+5.
odds-position = Ở đây không chấp quân: chấp quân bắt đầu từ thế thường.
simul-begun = Đồng loạt { $count } bàn. Sau mỗi nước của bạn là bàn tiếp theo.
simul-board = Bàn { $board }: { $opponent }.
simul-level = cấp { $level }
simul-engine = { $engine }, cấp { $level }
simul-guest = khách
simul-since = Từ đó đến nay: { $time }.
simul-waits = Bàn { $board }: { $opponent }, nước { $move }, { $time }.
simul-unplayed = Bàn { $board }: { $opponent }, chưa có nước nào.
simul-won = Bàn { $board }: { $opponent }, bạn thắng.
simul-drawn = Bàn { $board }: { $opponent }, hòa.
simul-lost = Bàn { $board }: { $opponent }, bạn thua.
simul-left = Số bàn còn lại: { $count }. Bàn tiếp theo: { $name }.
simul-over = Đồng loạt đã xong. Thắng: { $won }, hòa: { $drawn }, thua: { $lost }.
simul-here = Bạn đang ở bàn { $board }.
simul-last = Không còn bàn nào chờ.
simul-unknown = Không có bàn { $board }. Có tất cả { $count } bàn.
simul-none = Không có trận đồng loạt. Bắt đầu: { $name } 8.
simul-count = Nói số bàn, từ 2 đến { $most }: { $name } 8.
simul-clocks = Đồng loạt không có đồng hồ. Bỏ thời gian đi.
letter-new = Ván mới { $game }, qua thư. Bạn cầm { $color }, đấu với { $opponent }. Sau nước đi của bạn: { $name }.
letter-awaited = Đang chờ nước của { $opponent }. Gõ khi thư đến.
letter-none = Không phải ván qua thư. Bắt đầu: { $name } Anna.
letter-yours = Bạn đi trước. Rồi mới có thư.
letter-pace = Viết số ngày như 10/50: 50 ngày cho 10 nước.
letter-file = Gõ tên tệp, như thu.txt.
letter-head = Trắng: { $white }. Đen: { $black }.
letter-reply = Nước của bạn: { $move }.
letter-move = Nước của tôi: { $move }.
letter-said = Đọc là: { $said }.
letter-offer = Tôi đề nghị hòa.
letter-fen = Thế cờ: { $fen }
letter-days = Nhận: { $came }. Gửi: { $goes }.
letter-for = { $days } ngày
letter-mine = Ván { $game }, { $opponent }: lượt bạn, { $time }.
letter-theirs = Ván { $game }, { $opponent }: đang chờ, { $time }.
letter-left = Còn đến nước { $move }: { $time }.
letter-over = Quá giờ ở nước { $move }: thừa { $time }.
letters-none = Không có ván qua thư. Bắt đầu: { $name } Anna.
received-noted = Đã ghi, nhận ngày { $day }.
received-empty = Thêm nước đi hoặc ngày: { $name } 12... Mf6.
received-unread = Không thấy nước đi. Gõ riêng nước đi.
received-several = Nhiều nước đều hợp. Gõ riêng nước đi.
received-yours = Lượt bạn. Không chờ thư nào.
variant-standard = cờ vua
variant-chess960 = cờ 960
variant-king-of-the-hill = Vua của ngọn đồi
variant-three-check = Chiếu ba lần
variant-crazyhouse = Crazyhouse
variant-antichess = Phản cờ vua
variant-atomic = Bom nguyên tử
variant-horde = Đội quân tốt
variant-racing-kings = Vua chạy đua
rules-king-of-the-hill = Vua của ngọn đồi. Vua đến d4, e4, d5 hoặc e5 thì thắng, chiếu hết cũng thắng.
rules-three-check = Chiếu ba lần. Chiếu lần thứ ba thì thắng, chiếu hết cũng thắng.
rules-crazyhouse = Crazyhouse. Quân bạn ăn là của bạn. Thay cho nước đi, bạn có thể đặt nó: Mã đặt tại f3, hoặc M@f3.
rules-antichess = Phản cờ vua. Ăn được thì phải ăn. Ai hết quân hoặc hết nước đi thì thắng.
rules-atomic = Bom nguyên tử. Ăn quân thì nổ: mọi quân xung quanh mất, Tốt ở lại. Nổ được Vua thì thắng.
rules-horde = Đội quân tốt. Trắng chỉ có Tốt. Đen thắng khi ăn hết, Trắng thắng bằng chiếu hết.
rules-racing-kings = Vua chạy đua. Vua đến hàng cuối trước thì thắng. Không nước nào được chiếu.
variant-begins = { $variant }. Gõ { $name } để nghe luật.
variant-weaker = Các cấp ở đây yếu hơn trong cờ vua.
exploded = Nổ. Mất: { $pieces }.
checks-counted = Chiếu lần { $count } trên 3.
checks-given = { $color }: { $count } trên 3 lần chiếu.
must-capture = Bạn phải ăn. Có thể ăn: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } có thể đặt { $pieces }.
pocket-empty = { $color } không có quân nào để đặt.
pocket-none = Ván này không đặt quân.
only-in-chess = Chỉ trong cờ vua. Ván này là { $variant }.
resumed-game = Ván { $game } tiếp tục. { $moves ->
    [0] Chưa có nước nào.
   *[other] Đã đi { $moves } nước.
}
resumed-side = Bạn cầm quân { $color }, gặp máy cấp { $level }.
resumed-turn = Đến lượt bạn.
resumed-over = Ván { $game } đã kết thúc.
resume-none = Không có ván dở. Bắt đầu với { $program } play.
resume-unknown = Không có ván { $game }. Xem các ván mới nhất: { $program } games

resume-busy = Ván { $game } đang mở ở cửa sổ khác. Đóng ở đó trước, hoặc bắt đầu ván mới.
resume-none-here = Không có ván dở nào khác. Gõ các-ván để xem danh sách.
resume-here = Bạn đang ở ván { $game }.
resume-over = Ván { $game } đã kết thúc. Xem lại bằng { $program } study { $game }
resume-over-here = Ván { $game } đã kết thúc. Để xem lại: { $name } { $game }
resume-imported-here = Ván { $game } là ván nhập vào. Để xem lại: { $name } { $game }
resume-match = Ván { $game } là một trận đấu. Để tiếp tục: { $program } match, rồi tệp của trận.
left-own = Ván { $game } gặp { $opponent } còn dở: bạn cầm quân { $color }, nước { $move }, { $date }.
left-two = Ván { $game }, { $white } gặp { $black }, còn dở: nước { $move }, { $date }.
left-resume = Để tiếp tục: { $name } { $game }
resume-imported = Ván { $game } là ván nhập vào: không chơi tiếp được. Xem lại bằng { $program } study { $game }.
game-kept = Ván { $game } đã lưu. Để tiếp tục: { $program } resume
game-left = Ván { $game } đã lưu.
game-forgotten = Ván { $game } không lưu: chưa đi nước nào.
goodbye = Tạm biệt.
unsaved = Chưa lưu: { $reason }. Ván cờ tiếp tục. Hãy dọn bớt ổ đĩa, nước sau sẽ được lưu.
saved-again = Mọi thứ lại được lưu.
unsaved-at-end = Những nước này chưa lưu. Hãy chép lại:
archive-damaged = Kho lưu bị hỏng. Giờ nó là { $file }, và kho mới đã được tạo.
archive-renewed = Đang sắp xếp các ván đã nhập, chỉ một lần. Nhấn Control-C để dừng, không mất gì.
data-shared = Thư mục dữ liệu { $folder }: không chỉ mình bạn dùng. Người khác có thể đọc hoặc sửa các ván. Hãy nêu thư mục riêng với --data.
data-no-folder = Thư mục dữ liệu { $folder }: đó không phải thư mục. Hãy nêu một thư mục với --data.
data-link = Thư mục dữ liệu { $folder } là một liên kết. Hãy chắc rằng nó dẫn đến thư mục của bạn.
data-writable = Thư mục dữ liệu { $folder }: người khác đã có thể ghi vào đó. Nay đã khóa lại. Hãy kiểm tra các ván với { $program } games.
data-foreign = Không thể đấu ở đây: { $folder } là của người dùng khác. Hãy nêu thư mục dữ liệu khác với --data.
data-open = Không thể đấu ở đây: người khác có thể ghi vào { $folder }. Hãy khóa lại trước: { $command }
archive-unusable = Không dùng được kho lưu { $file }: { $reason }. Ván này không được lưu.
settings-warning = { $what } Bỏ qua: { $file }.
settings-warning-line = { $what } Bỏ qua: dòng { $line } của { $file }.
not-text = Dòng đó không phải chữ UTF-8. Hãy gõ lại.
too-long = Dòng quá dài: tối đa 4096 byte. Gõ dòng ngắn hơn.

reason-damaged = tệp bị hỏng
reason-catalogue = dữ liệu các ván nhập vào bị hỏng, hãy chuyển catalogue.db đi chỗ khác
reason-full = ổ đĩa đầy
reason-read-only = không ghi được vào ổ đĩa hoặc thư mục
reason-busy = chương trình khác đang giữ tệp
reason-file = không mở được tệp
reason-settings = tệp cài đặt có lỗi; hãy sửa tệp trước
reason-newer = tệp do bản touchmove mới hơn ghi, hãy dùng bản đó
reason-game = một ván trong đó bị hỏng
reason-unwritable = không ghi được thiết lập của ván này
setting-key-near = Không có cài đặt: { $key }. Có phải ý bạn là { $near }?
setting-value = { $key } không thể là { $value }. Có thể là: { $values }.
setting-empty = { $key } chưa có giá trị. Có thể là: { $values }.
setting-name-long = { $key }: tối đa 40 chữ. Viết tên ngắn hơn.
setting-unreadable = Không đọc được cài đặt: { $reason }.
range-to = đến
range-more = và hơn nữa
slip-no-equals = { $text } thiếu dấu bằng. Viết tên = "giá trị".
slip-no-value = { $text } thiếu giá trị. Viết tên = "giá trị".
slip-open-quote = { $text } có dấu ngoặc kép chưa đóng. Hãy đóng lại.
slip-no-quotes = Thiếu dấu ngoặc kép trong { $text }. Đặt chúng quanh giá trị.
slip-open-bracket = { $text } có dấu ngoặc chưa đóng. Hãy đóng lại.
slip-twice = { $text } lặp lại một tên. Xóa một trong hai dòng.
slip-control = Dòng này có ký tự không in được. Hãy gõ lại.
slip-unprintable = Dòng này có ký tự không in được. Hãy xóa chúng.
slip-form = Không đọc được { $text }. Viết tên = "giá trị".
did-you-mean = Có phải ý bạn là { $near }?
folder-missing = Không có thư mục { $folder }. Hãy nêu thư mục có thật.
folder-is-file = { $folder } là một tệp. Hãy nêu thư mục chứa nó.
folder-denied = Không đọc được { $folder }. Kiểm tra quyền truy cập.
name-unseen = Tên có ký tự không nhìn thấy được. Hãy đổi tên.
voices-none-there = Không có giọng nào trong { $folder }. Giọng là thư mục có voice.toml.
keymaps-none-there = Không có bố trí phím nào trong { $folder }. Đó là một tệp như cuatoi.toml.
voice-note = { $what } Xem { $file }.
voice-note-line = { $what } Xem dòng { $line } của { $file }.
voice-unreadable = Không đọc được tệp: { $reason }.
voice-empty = Tệp trống.
voice-no-voice = Giọng này không có voice.toml. Viết một tệp, ví dụ với parent = "en".
voice-section = Giọng không có phần này: { $name }.
voice-entry = Phần này không có mục: { $name }.
voice-missing = Phần { $section } thiếu { $name }. Hãy thêm vào.
voice-missing-first = Giọng này thiếu { $name }. Viết ví dụ { $name } = "en", trước mọi phần.
voice-text = { $name } phải nằm trong dấu ngoặc kép.
voice-list = { $name } phải là danh sách, như ["một", "hai"].
voice-part = { $name } là một phần của giọng. Viết nó trong ngoặc vuông trên một dòng riêng.
voice-blank = { $name } có một từ trống.
voice-same = { $first } và { $name } có cùng một từ, { $word }. Mỗi mục cần từ riêng.
voice-slot = Mẫu { $name } có chỗ trống lạ: { $slot }.
voice-brace = Mẫu { $name } có ngoặc nhọn chưa đóng. Hãy đóng lại.
voice-no-slot = Mẫu { $name } cần chỗ trống { $slot }, nếu không nước đi sẽ câm.
voice-language = { $tag } không phải mã ngôn ngữ. Viết mã như de hoặc pt-BR.
voice-keyboard = Không có bàn phím: { $name }. Viết một trong { $known }.
voice-letter = { $name } không phải một chữ cái. Viết một chữ trước dấu bằng.
voice-parent = Giọng gốc { $name } không có hoặc bị hỏng.
voice-incomplete = Giọng chưa đủ. Hãy nêu giọng gốc, như parent = "en".
voice-taken = { $word } không thể nghĩa là { $name }: nó đã nghĩa là { $other }.
voice-sentence = { $text } không phải một câu. Viết tên = câu, và đóng mọi ngoặc nhọn.
voice-no-sentence = Chương trình không có câu { $name }.
voice-gap = Câu { $name } không có chỗ trống { $gap }. Nó có: { $gaps }.
voice-gap-none = Câu { $name } không có chỗ trống { $gap }. Nó không có chỗ trống nào.
voice-left-out = Câu { $name } bỏ sót { $gap }.
voice-silent = Câu { $name } trống.
setting-not-kept = Cài đặt chưa lưu: { $reason }.

## Engine

new-engine = Ván mới { $game }. Bạn cầm quân { $color }, gặp { $engine }, cấp { $level }.
resumed-engine = Bạn cầm quân { $color }, gặp { $engine }, cấp { $level }.
engine-held = { $engine } không có cấp riêng. Cấp càng thấp, nó tính càng ngắn và máy có sẵn càng đi thay nhiều nước.
opponent-thinks = Đối thủ vẫn đang nghĩ.
engine-thinks = Đối thủ vẫn đang nghĩ. Muốn chơi không có nó, gõ { $new } { $builtin }.
engine-waits = { $engine } đang khởi động. Muốn chơi không có nó, gõ { $new } { $builtin }.
engine-waits-on = { $engine } đang khởi động. Ván cờ chờ nó.
engine-missing = { $engine } không có trên máy này.
engine-refused = Không chạy được { $engine }: đó không phải chương trình cho máy này.
engine-ended = { $engine } đã dừng đột ngột.
engine-says = Thông báo: { $words }
engine-floods = { $engine } viết không ngừng.
engine-silent = { $engine } không trả lời.
engine-not-uci = { $engine } trả lời, nhưng không bằng UCI, ngôn ngữ của engine cờ. Hãy nêu một engine UCI, như uci:stockfish.
engine-no-move = { $engine } không gửi nước đi.
engine-no-stop = { $engine } không ngừng suy nghĩ.
engine-so-far = Tốt nhất tìm được đến lúc này:
engine-nonsense = { $engine } gửi nước đi sai dạng: { $answer }.
engine-illegal = { $engine } gửi nước đi không hợp lệ: { $answer }.
engine-no-chess960 = { $engine } không chơi cờ 960.
engine-no-variant = { $engine } không chơi { $variant }.
engine-again = Đang khởi động lại.
engine-back = { $engine } đã trở lại.
confirm-builtin = Chơi với máy có sẵn thay vào? có hay không.
confirm-builtin-on = Tiếp tục với máy có sẵn? có hay không.
builtin-plays = Máy có sẵn chơi tiếp, cấp { $level }.
engine-kept = Ván cờ chờ { $engine }. Gõ thoát; { $program } resume sẽ thử lại.
engine-not-begun = Chưa bắt đầu ván nào. Gõ mới để thử lại, hoặc thoát.
player-engine = { $name } cấp { $level }
player-engine-replaced = { $name }, rồi cấp { $level }
health-engine = Engine: { $name } hoạt động, { $file }.
health-engine-fails = Engine { $file }: { $what }

## Âm báo

tones-on = Âm báo bật.
tones-off = Âm báo tắt.
tones-is = { $state ->
    [on] Âm báo bật. Để tắt, gõ âm-báo tắt.
   *[off] Âm báo tắt. Để bật, gõ âm-báo bật.
}
tones-absent = Bản này không có âm báo. docs/guide.md chỉ cách có chúng.
tones-lost = Âm báo bị hỏng: { $reason }.
tones-found = Âm báo đã trở lại.
reason-no-device = không tìm thấy thiết bị âm thanh
reason-device-busy = chương trình khác đang giữ âm thanh
reason-device-hangs = thiết bị âm thanh bị treo
reason-device-broken = thiết bị âm thanh không hoạt động
help-tones =
    âm-báo bật, âm-báo tắt.
    Tiếng tích trầm: ô đen.
    Cao hơn một quãng tám: ô trắng.
    Tiếng gõ: mép bàn.
    Hai nốt xuống: ăn quân.
    Hai nốt lên: chiếu.
    Tiếng rè: nước không hợp lệ.
    Ba tiếng bíp: sắp hết giờ.
health-tones = Âm báo: thiết bị âm thanh hoạt động.
health-tones-fails = Âm báo: { $reason }.

## Lần chạy đầu tiên

setup-language = Muốn dùng tiếng Việt, gõ { $number }.
setup-language-names = tiếng Việt, Việt, Vietnamese, Vietnamesisch, vietnamien
setup-again = { $most ->
    [2] Gõ 1 hoặc 2.
   *[other] Gõ một số từ 1 đến { $most }.
}
setup-unknown = { $most ->
    [2] Gõ 1 hoặc 2, hoặc một từ của câu trả lời. Gõ { $quit } để thoát.
   *[other] Gõ một số từ 1 đến { $most }, hoặc một từ của câu trả lời. Gõ { $quit } để thoát.
}
setup-help-language =
    Đây là ngôn ngữ của chương trình.
    Gõ số hoặc tên của nó.
    Muốn đổi sau này: ngôn-ngữ.
setup-help-speech =
    Có: trình đọc màn hình của bạn đọc, chương trình này im lặng.
    Không: chương trình này đọc.
    Muốn đổi sau này: giọng-đọc.
setup-help-face =
    Từng dòng: bạn gõ nước đi và câu hỏi, rồi đọc hoặc nghe câu trả lời.
    Trên màn hình: một bàn cờ, với các phím để dò.
    Muốn đổi sau này: chỉnh giao-diện.
setup-speech =
    Bạn có dùng trình đọc màn hình không?
    1: có, hãy im lặng.
    2: không, hãy đọc cho tôi.
setup-face =
    Bạn muốn chơi thế nào?
    1: từng dòng.
    2: trên màn hình, có bàn cờ để dò.
setup-name = Tên bạn là gì? Gõ tên, hoặc bấm Enter để bỏ qua.
setup-help-name = Tên bạn dùng cho danh sách và biên bản. Không muốn ghi thì bấm Enter.
setup-name-long = Tối đa 40 chữ. Gõ tên ngắn hơn, hoặc bấm Enter để bỏ qua.
setup-cancelled = Đã hủy. Lần sau sẽ hỏi lại.
setup-skipped = Mới dùng lần đầu? Để chọn ngôn ngữ, giọng đọc và tên: { $program } setup
setup-unchanged = Không thay đổi gì.
setup-done =
    Cảm ơn bạn. Lúc nào cũng có thể gõ giúp.
    Từ khác cho nước đi: giúp giọng-nước-đi.
    Màu, đồng hồ, đối phương: ví dụ mới đen 10+5.
setup-kept =
    Đã lưu: tiếng Việt, { $speech ->
        [on] chương trình tự đọc
       *[off] chương trình không đọc
    }, { $face ->
        [screen] trên màn hình
       *[line] từng dòng
    }, giọng nước đi { $moves }.

## Trợ giúp

help =
    Gõ nước đi: e4, Mã f3, O-O.
    Hỏi: bàn, nước-cuối, quân M, đồng-hồ.
    Làm: hòa, xin-thua, đi-lại, gợi-ý.
    Ván khác: mới. Các ván của bạn: các-ván.
    Có đồng hồ: mới 10+5.
    Cầm Đen: mới đen.
    Bàn cờ điện tử: bàn-điện-tử.
    Cài đặt: cài-đặt. Thoát: thoát.
    Thêm: giúp tất-cả, giúp bàn.
commands-many = Có { $count } lệnh khớp. Gõ thêm chữ.
help-announcing =
    Nước của bạn: đọc Mã f3, bấm.
    Nước của đối phương: gõ để nhắc lại.
    Đọc nhầm: đính-chính Mã f3.
    Hỏi: bàn, nước-cuối, quân M, đồng-hồ.
    Làm: hòa, xin-thua, đi-lại, gợi-ý.
    Ván khác: mới. Các ván của bạn: các-ván.
    Có đồng hồ: mới 10+5. Cầm Đen: mới đen.
    Bàn cờ điện tử: bàn-điện-tử.
    Cài đặt: cài-đặt. Thoát: thoát.
    Thêm: giúp tất-cả, giúp bàn.
help-choice =
    Gõ số của nước đi, hoặc ô xuất phát.
    không: không nước nào.
help-piece =
    Gõ Hậu, Xe, Tượng, Mã, hoặc một số.
    không: đi nước khác.
help-confirm = { $what ->
    [draw] có: đề nghị hòa với đối phương. không: bạn chơi tiếp.
    [agree] có: ván cờ hòa. không: bạn chơi tiếp.
    [claim] có: yêu cầu của bạn được xét ngay. không: bạn chơi tiếp.
    [resign] có: bạn xin thua ván này. không: bạn chơi tiếp.
    [takeback] có: nước vừa rồi của bạn được lấy lại. không: giữ nguyên.
    [seal] có: nước này vào phong bì. không: gõ nước khác.
    [sign] có: bạn ký kết quả này. không: bạn chưa ký gì.
    [builtin] có: máy có sẵn chơi. không: chờ engine.
    [play-on] có: ván của bạn được lưu, và ván mới bắt đầu từ đây. không: ván đó vẫn mở.
    [go-on] có: bạn chơi tiếp ván này. không: ván này được lưu, và bạn bắt đầu ván khác.
    [resume] có: ván này được lưu, và bạn chơi tiếp ván kia. không: bạn ở lại đây.
   *[new] có: ván này được lưu, và ván mới bắt đầu. không: bạn chơi tiếp.
}
help-confirm-file = có: làm luôn. không: mọi thứ giữ nguyên.
help-confirm-blunder = có: đi nước này. không: gõ nước khác.
help-over =
    Ván cờ đã kết thúc.
    Mọi nước đi: biên-bản. Ván khác: mới.
    Xem lại một ván: mở 57.
    Thoát: thoát.
help-all-position = Về thế cờ:
help-all-game = Về ván cờ và chương trình:
help-all-more = Thêm về một lệnh: giúp và tên lệnh.
help-board =
    bàn: thế cờ, từng hàng một.
    bàn e4: một ô. Gọn: b.
help-pieces =
    quân M: các Mã trắng ở đâu. m: các Mã đen.
    A hoặc a: mọi quân của một màu. Gọn: p.
help-count =
    đếm P: Trắng có bao nhiêu Tốt. p: Đen.
    đếm: quân của hai bên.
help-scan =
    quét 4, quét e: các quân trên một hàng hoặc cột.
    Gọn: s.
help-rank = hàng 4: các quân trên hàng.
help-file = cột e: các quân trên cột.
help-diagonals =
    chéo e4: các quân trên những đường chéo qua một ô.
help-rays =
    tám-hướng e4: các quân theo cả tám hướng.
help-knight =
    nhảy f3: các quân cách một nước Mã.
    Mã f3 thì là một nước đi.
help-attackers =
    tấn-công e4: quân nào tấn công một ô, quân nào bảo vệ nó.
help-defenders =
    bảo-vệ e4: quân nào bảo vệ một ô, quân nào tấn công nó.
help-hanging =
    treo: các quân bị tấn công mà không đủ bảo vệ.
    treo d1: một quân. Cũng được: treo của-tôi, treo đối-phương.
help-moves =
    nước: mọi nước đi hợp lệ.
    nước g1: các nước của một quân.
help-captures = nước-ăn: mọi nước ăn quân hợp lệ.
help-what-if =
    nếu g1 f3: quân ở g1 có thể ăn gì từ f3.
help-colour =
    màu e4: một ô là trắng hay đen.
    Muốn cầm Đen: mới đen.
help-material = lực-lượng: mỗi bên còn những quân gì.
help-pocket = túi-quân: quân mỗi bên có thể đặt trong crazyhouse.
help-castling-rights =
    quyền-nhập-thành: bây giờ có được nhập thành không, bên nào.
    Để nhập thành: O-O hoặc O-O-O.
help-turn =
    lượt: ai có lượt đi, có bị chiếu không, và màu của bạn.
help-check = chiếu: Vua có bị chiếu không, và bị quân nào chiếu.
help-last = nước-cuối: nước đi vừa rồi. Gọn: l.
help-changed =
    thay-đổi: nước vừa rồi tấn công, bảo vệ, mở đường và bỏ quân nào.
help-captured =
    đã-ăn: quân vừa bị ăn, và những gì mỗi bên đã mất.
help-opening =
    khai-cuộc: tên khai cuộc và mã ECO của nó.
help-score =
    biên-bản: mọi nước đi.
    biên-bản 3: ba nước cuối.
help-clock =
    đồng-hồ: thời gian còn lại, và số nước đến đợt kiểm tra sau.
    đồng-hồ của-tôi: thời gian của bạn.
    đồng-hồ đối-phương: thời gian của đối phương. Gọn: c.
    Muốn chơi có đồng hồ: mới 10+5.
help-spent = đã-dùng: nước vừa rồi mất bao lâu, và thời gian của hai bên.
help-fen = fen: thế cờ trong một dòng chữ.
help-braille =
    braille: thế cờ cho màn hình chữ nổi, theo ký hiệu của Anh.
    braille 20: trong dòng 20 ô.
    braille hàng: mỗi dòng một hàng.
    braille danh-sách: các quân và ô của chúng.
    braille chấm, ascii, chữ: kiểu ký hiệu.
    braille nhớ 20 hàng: dùng từ nay về sau.
help-repeat = nhắc-lại: điều vừa nói, một lần nữa.
help-help =
    giúp: bạn có thể làm gì ở đây.
    giúp bàn: thêm về một lệnh.
help-article =
    điều 9.2: luật nói gì ở đó, ngắn gọn.
    điều nhập thành: theo chủ đề.
    điều 9.2 2018: theo bản luật khác.
    điều: mọi điều luật.
help-announce =
    đọc: đọc nước bạn đã đi, trong ván có đọc nước.
    đọc Mã f3: vừa đọc vừa đi.
    Rồi bấm.
    Để nhắc lại nước của đối phương, gõ nước đó.
    Gọn: an.
help-press =
    bấm: bấm đồng hồ của bạn, khi đã đi và đã đọc.
    Trong trận đấu: như nút của bàn cờ. Không có bàn cờ thì bấm quá sớm có thể là phạm luật.
    Gọn: pr.
help-correct =
    đính-chính Mã f3: sửa nước bạn đã đọc, trước khi bấm.
help-adjust =
    sửa-quân: các quân nhấc lên rồi đặt lại trong lượt này không tính là chạm.
    Chỉ cần khi chơi theo luật chạm quân.
help-take =
    nhấc e2: cầm quân ở e2 lên.
    Rồi đặt.
help-put =
    đặt e4: đặt quân xuống đó.
    Đó là nước đi của bạn.
    Đặt về ô cũ là trả quân lại.
help-draw =
    hòa: đề nghị hòa, hoặc đồng ý hòa.
    hòa e4: đề nghị hòa cùng nước đi.
help-accept =
    đồng-ý: đồng ý với đề nghị hòa.
help-decline =
    từ-chối: từ chối đề nghị hòa.
help-claim =
    yêu-cầu ba-lần, yêu-cầu năm-mươi: yêu cầu xử hòa.
    Thêm nước bạn định đi, nếu có.
    yêu-cầu rụng-cờ: đối phương hết giờ.
    yêu-cầu không-hợp-lệ: nước vừa rồi không hợp lệ.
    yêu-cầu sửa-nước: sau đó, nếu cả hai muốn.
    Trong giai đoạn đấu nhanh, đến lượt bạn và còn dưới hai phút:
    yêu-cầu không-cố-thắng: đối phương không cố gắng đánh thắng.
    yêu-cầu không-thể-thắng: đối phương không thể thắng bằng các cách thông thường.
    yêu-cầu năm-giây: xin cộng năm giây mỗi nước cho cả hai.
    Trên bàn cờ: giữ nút hai lần.
help-resign = xin-thua: bạn xin thua ván cờ.
help-takeback = đi-lại: lấy lại nước vừa rồi của bạn.
help-hint =
    gợi-ý: một nước hay ở đây.
    Trong bài tập: một bước gợi ý.
help-today = hôm-nay: bao nhiêu bài đến hạn, và mất bao lâu.
help-practise =
    ôn-tập: các bài đến hạn hôm nay, lần lượt từng bài.
    Bài sẽ trở lại: sau bốn giờ, một ngày, cuối cùng là nửa năm.
help-drill =
    luyện: mọi bài luyện và kết quả. luyện màu ô 2: một bài, với cấp của nó.
    luyện màu ô 2, 6 giây, 20 câu, không lặp: có giới hạn.
    Enter: nghe lại câu hỏi.
    thông-tin: nghe lại các quân hoặc các nước đi.
    tiếp: câu trả lời, rồi câu sau.
    đóng: về ván của bạn.
help-book =
    sách: ở đây hay đi những nước nào, và có thường không.
    Theo sách khai cuộc và các ván của bạn.
    Muốn chơi không có sách: chỉnh sách tắt.
help-endings =
    cờ-tàn 3: chơi bài cờ tàn thứ ba với cách thủ hoàn hảo. cờ-tàn đua Tốt: một bài theo tên.
    cờ-tàn: mọi bài cờ tàn, và kết quả.
    Nước làm hỏng kết quả: báo và lấy lại.
    gợi-ý: trợ giúp, bốn bước. lùi: lấy lại nước vừa rồi.
    tiếp: cách chơi hay nhất, rồi một bài khác cùng loại.
    đóng: về ván của bạn.
help-mistakes =
    sai-lầm: nước hay hơn cho các sai lầm của bạn, trong ván đang mở hoặc đã xong. Gõ nước đi.
    sai-lầm 12: trong ván 12. sai-lầm hai-bên: của cả hai bên, hoặc trắng, đen.
    gợi-ý: trợ giúp, bốn bước.
    tiếp: nước hay nhất, rồi câu sau. bỏ-qua: sang câu sau, không nghe.
    Enter: nghe lại câu hỏi.
    đóng: về ván của bạn.
help-guess =
    đoán: đoán từng nước của bên thắng. Gõ nước đi.
    Trong ván đang mở, từ chỗ của bạn; hoặc trong một ván nổi tiếng.
    đoán 12: trong ván 12. đoán 12 đen: một bên, hoặc trắng.
    đoán vô địch: trong ván của một nhà vô địch thế giới cờ nhanh.
    Dù bạn đoán gì, ván cờ vẫn đi như cũ. Đoán đúng được tính như bài luyện.
    tiếp: nước đi, rồi câu sau.
    đóng: về ván của bạn.
help-puzzle =
    câu-đố: một thế cờ để giải, khó vừa sức bạn. Gõ nước đi.
    câu-đố đòn đôi, câu-đố chiếu hết hai nước: theo chủ đề. câu-đố chủ-đề: mọi chủ đề.
    câu-đố của-tôi: từ tệp của-tôi.pgn hoặc của-tôi.csv của bạn, trong thư mục puzzles của thư mục dữ liệu.
    câu-đố các-ván: những nước chiếu hết đã có thể có trong các ván của bạn.
    câu-đố 8: khoảng tám quân. câu-đố 1500: độ khó khoảng đó.
    câu-đố dễ, câu-đố khó, câu-đố cờ tàn, câu-đố chuỗi.
    gợi-ý: trợ giúp, bốn bước.
    tiếp: lời giải, hoặc câu khác.
    đóng: về ván của bạn.

help-learn =
    học 3: bài học thứ ba.
    học: mọi bài học.
    Trong bài, gõ câu trả lời.
    gợi-ý: trợ giúp, bốn bước.
    tiếp: câu trả lời, rồi câu sau.
    đóng: về ván của bạn.
help-lesson =
    Gõ câu trả lời.
    Enter: nghe lại câu hỏi.
    Trợ giúp, bốn bước: gợi-ý.
    Câu trả lời, rồi câu sau: tiếp. Quay lại: lùi.
    Hỏi: bàn, quân M, nước, tấn-công.
    Chủ đề: thông-tin. Từ đầu: đầu-ván.
    Về ván của bạn: đóng.
help-eval =
    đánh-giá: bên nào hơn, và hơn mấy Tốt.
    Hỏi lần nữa để nghe cơ hội và độ sâu.
help-best = hay-nhất: nước hay nhất ở đây.
help-line =
    phương-án: phương án hay nhất, mỗi lần bốn nửa nước. thêm: bốn nửa nước nữa.
    phương-án 2: phương án hay thứ hai.
help-lines = các-phương-án 3: ba nước hay nhất. Gõ một số để nghe phương án của nó.
help-why = tại-sao: nước hay nhất, và lý do.
help-threat = đe-dọa: bên kia đang đe dọa gì.
help-mate = chiếu-hết: bên đến lượt có ép chiếu hết được không.
help-level =
    cấp 7: máy mạnh đến đâu, từ 1 đến 20.
help-moves-voice =
    giọng-nước-đi fide-vi: cách đọc nước đi.
    fide: Springer Gustav eins Felix drei.
    fide-vi: Mã Gustav một Felix ba.
    vi: Mã g1 f3. en: knight g1 f3.
help-talk =
    ngôn-ngữ en: mọi thứ trừ nước đi bằng tiếng Anh.
    ngôn-ngữ vi: bằng tiếng Việt.
help-speech = giọng-đọc bật, giọng-đọc tắt.
help-sound = âm-thanh bật, âm-thanh tắt: giọng đọc và âm báo cùng lúc.
help-faster = nhanh-hơn: đọc nhanh hơn.
help-slower = chậm-hơn: đọc chậm hơn.
help-louder = to-hơn: đọc và tín hiệu to hơn.
help-softer = nhỏ-hơn: đọc và tín hiệu nhỏ hơn.
help-hush = im: ngừng đọc.
help-position =
    thế-cờ ban-đầu: một ván từ thế ban đầu thường.
    Hoặc từ thế khác: FEN, hình cờ, hoặc danh sách quân.
    Một danh sách: Trắng: Ve1 a2. Đen: Ve8.
    Trước nước đầu tiên, hoặc sau khi kết thúc.
help-new =
    mới: một ván nữa như ván này.
    Thêm những gì bạn muốn, thứ tự tùy ý:
    mới đen 5+3. mới ngẫu-nhiên, không đồng hồ.
    mới người Tuấn: hai người một bàn phím.
    mới cấp 7. mới engine stockfish.
    mới cờ960, hoặc cờ960 518.
    mới crazyhouse, phản cờ vua, đội quân tốt, chiếu ba lần, bom nguyên tử, vua của ngọn đồi, vua chạy đua.
    mới chấp-Mã: đối thủ chơi thiếu một Mã. mới tôi-chấp chấp-Hậu: bạn chơi thiếu Hậu.
    mới bình-thường.
    mới luật-chạm-quân: áp dụng luật chạm quân.
    mới đọc-nước nhắc-lại: bạn và đối phương đọc và nhắc lại mọi nước.
    Có hiệu lực đến khi bạn thoát.
    chỉnh thì giữ lâu dài.
help-simul =
    đồng-loạt 8: một mình bạn với tám bàn, lần lượt.
    đồng-loạt 8 cấp 5: tất cả ở cấp 5.
    Sau nước của bạn là bàn tiếp theo. Đối thủ trả lời khi bạn quay lại.
    Chỉ tên lệnh: trận đồng loạt đã dừng.
help-next-board =
    bàn-tiếp: bàn tiếp theo của trận đồng loạt, không đi nước nào.
    Bàn cụ thể: bàn 3.
help-waiting = bàn-chờ: các bàn đồng loạt, nước của bạn và thời gian từ đó.
help-by-letter =
    qua-thư Anna: ván cờ qua thư.
    qua-thư Anna đen: bạn cầm đen.
    qua-thư Anna 10/50: 50 ngày cho 10 nước.
    Nếu không, chỉ đếm ngày.
help-letter =
    thư: thư kèm nước vừa đi của bạn.
    thư anna.txt: cũng thư đó, thành tệp.
    Có nước đi, thế cờ và ngày.
help-letters = các-thư: các ván qua thư của bạn, kèm ngày.
help-received =
    thư-đến 12... Mf6: nước đi trong thư.
    Cả một dòng của thư cũng được.
    thư-đến 2026-11-28: ngày nhận.
help-settings =
    cài-đặt: mọi cài đặt và giá trị.
    cài-đặt bên: một cài đặt.
    cài-đặt ván, giọng, chữ nổi, màn hình, bàn: một nhóm.
    Để đổi: chỉnh bên đen.
help-set =
    chỉnh bên đen: đổi một cài đặt và giữ lại.
    Gọn hơn: bên đen.
    chỉnh bên: giá trị của nó và những gì có thể chọn.
    Tất cả: cài-đặt.
help-opponent =
    đối-phương: bạn đang chơi với ai.
    Gọn: o.
    đối-phương người, đối-phương máy, đối-phương engine stockfish: từ ván sau.
help-save = lưu: không cần làm gì. Mỗi nước đi được lưu ngay.
help-export =
    xuất vanco.pgn: ghi ván này vào tệp, dạng PGN.
    xuất 5 vanco.pgn: ván 5.
    xuất vanco.svg: hình thế cờ, vanco.png cũng được.
    Để có biên bản: in.
help-delete =
    xóa 5: xóa ván 5, sau khi trả lời có.
    khôi-phục: lấy lại, đến khi bạn thoát.
help-undelete =
    khôi-phục: lấy lại ván vừa xóa.
    Chỉ đến khi bạn thoát.
help-rename =
    đổi-tên 5 Tối câu lạc bộ: tên giải của ván 5.
    đổi-tên 5 trắng Anna: ai cầm quân trắng.
    Không có số: ván này.
help-note =
    ghi-chú 5 tàn cuộc hay: ghi chú cho ván 5.
    ghi-chú và nội dung: cho ván này.
    ghi-chú 5: nghe lại ghi chú. Cũng vậy: thông-tin.
help-rematch =
    đấu-lại: chơi lại ván như vậy, đổi màu quân.
    Sau khi xong một ván, ở nhà.
help-summary =
    tóm-tắt: ván này thật ngắn, khi đã xong.
    tóm-tắt 5: ván 5.
    Cả bước ngoặt, nếu sai-lầm đã xem qua.
help-results =
    kết-quả: bạn thắng, hòa, thua bao nhiêu ván.
    Với ai, và mười ván gần nhất.
help-ratings =
    hệ-số: hệ số của bạn qua câu đố, bây giờ và nhiều tuần trước.
    hệ-số 3: 3 tuần trước.
    Luyện tập, chuỗi, số ngày liên tiếp.
help-quit = thoát: lưu ván cờ và thoát.

## Thế cờ sai ở đâu

position-empty = Thế cờ trống. Viết FEN, hình cờ, hoặc danh sách như Trắng: Ve1 a2. Đen: Ve8.
position-control = Ký tự điều khiển: ký tự thứ { $nth }.
position-board = Không phải thế cờ. Viết FEN, hình cờ, hoặc danh sách như Trắng: Ve1 a2. Đen: Ve8.
position-ranks = Bàn cờ cần 8 hàng. Ở đây có { $count }.
position-rank-length = Hàng { $rank } có { $count } ô. Mỗi hàng cần 8 ô.
position-rank-missing = Thiếu hàng { $rank }.
position-rank-twice = Hàng { $rank } có hai lần.
position-sign = Hàng { $rank }, ký tự thứ { $nth }: { $sign } không phải một quân.
position-word = Không hiểu: { $word }. Viết thế cờ ví dụ như Trắng: Ve1 a2. Đen: Ve8.
position-twice = Ô { $square } được nêu hai lần.
position-turn = Thiếu bên có lượt đi. Viết w hoặc b sau bàn cờ.
position-castling = Quyền nhập thành: các chữ như KQkq, hoặc dấu gạch nối.
position-en-passant = Ô bắt Tốt qua đường: một ô như e3, hoặc dấu gạch nối.
position-counters = Số đếm nước: số đến 65535.
position-operations = Sau ô bắt Tốt qua đường, viết hai số như 0 1, hoặc các phép, mỗi phép có dấu chấm phẩy.
position-no-king = { $color } không có Vua.
position-kings = { $color } có hơn một Vua: { $one }, { $other }.
position-pawn = Tốt ở { $square }: Tốt không thể ở hàng 1 hoặc 8.
position-too-many-pawns = { $color } có { $count } Tốt. Tối đa 8.
position-too-many-men = { $color } có { $count } quân. Tối đa 16.
position-too-many-promoted = { $color } có quá nhiều quân phong cấp.
position-other-in-check = { $color } đang bị chiếu, nhưng bên kia có lượt đi.
position-dropped-rook = Bỏ quyền nhập thành: { $color } không có Xe ở { $square }.
position-dropped-king = Bỏ quyền nhập thành: Vua của { $color } không ở ô ban đầu.
position-dropped-castling = Bỏ quyền nhập thành: không khớp với bàn cờ.
position-dropped-en-passant = Bỏ bắt tốt qua đường: không Tốt nào vừa đi qua { $square } được.
position-impossible = Thế cờ này không thể có.
position-game-runs = Đang có một ván. Gõ mới trước, rồi { $name }.
chess960-number = Các thế cờ 960: từ 0 đến 959.
chess960-and-position = Cờ 960 có thế riêng. Bỏ số hoặc bỏ thế cờ.

## Ván sắp bắt đầu

new-unknown = Không hiểu: { $word }. Gõ giúp { $name }.
new-number = Chưa rõ: { $word }. Gõ { $name } thời-gian { $word }, hoặc { $name } cấp { $word }.
new-minutes = Chưa rõ: { $word }. Nếu là phút, gõ { $name } thời-gian { $word }.
new-twice = { $setting } được nêu hai lần. Nêu một lần thôi.
new-engine-name = Engine nào? Ví dụ { $name } engine stockfish.
plan-human = hai người chơi
plan-builtin = bạn cầm quân { $color }, gặp máy cấp { $level }
plan-engine = bạn cầm quân { $color }, gặp { $engine }, cấp { $level }
plan-time = { $time }
plan-no-clock = không đồng hồ
plan-chess960 = cờ 960, thế số { $number }
plan-position = thế ban đầu đặc biệt
plan-odds = { $color } chấp: { $odds }
plan-laws = Luật năm { $year }
plan-strict = thi thử
plan-announcing = có đọc nước đi
plan-touch = luật chạm quân
plan-blindfold = cờ mù
plan-blindfold-strict = cờ mù, không nhìn
opponent-engine = Một engine? Gõ { $name } engine { $word }.
opponent-human = Hai người chơi ở một bàn phím.
opponent-human-named = { $white } cầm Trắng, { $black } cầm Đen, ở một bàn phím.
premove = Đi trước: { $move }.
premove-dropped = Bỏ nước đi trước.
argument-choices = { $name }: ví dụ đen 5+3. Gõ giúp { $name }.

## Cài đặt

argument-setting = { $name } cần một cài đặt và một giá trị, ví dụ { $name } bên đen.
no-setting = Không có cài đặt: { $name }. Gõ riêng { $settings } để nghe.
setting-unset = chưa đặt
setting-can-be = Có thể là: { $values }.
setting-range = { $least } đến { $most }
setting-example = ví dụ { $value }
setting-needs = { $name } cần một giá trị. Có thể là: { $values }.
setting-wrong = { $name } không thể là { $value }. Có thể là: { $values }.
setting-next-game = { $name }: { $value }, từ ván sau. Gõ { $new } để bắt đầu.
setting-in-game = { $name }: { $now } trong ván này, { $value } { $from ->
    [game] từ ván sau
   *[start] khi mở lần sau
}.
setting-next-start = { $name }: { $value }, từ lần chạy sau.
settings-group = Cài đặt, { $group }:
settings-game = ván
settings-voice = giọng
settings-braille = chữ nổi
settings-screen = màn hình
settings-board = bàn
setting-moves = Giọng nước đi.
setting-talk = Ngôn ngữ của mọi thứ khác.
setting-speech = Chương trình có đọc hay không.
setting-speech-engine = Bộ đọc.
setting-tones = Có âm báo ngắn hay không.
setting-rate = Tốc độ đọc.
setting-volume = Âm lượng của giọng đọc và tín hiệu.
setting-answers = Câu trả lời dài có được chia phần không.
setting-form = Đọc nước đi kèm ô xuất phát, không kèm, hay bằng bốn chữ số.
setting-extra-words = Có nói ăn, chiếu và chiếu hết hay không.
setting-spelling = Cách viết từ tiếng Đức: có dấu biến âm, hoặc như phụ lục FIDE.
setting-opponent = Đối phương của bạn.
setting-level = Máy mạnh đến đâu.
setting-book = Sách khai cuộc: cho máy có sẵn, và để hỏi.
setting-tables = Thư mục có bảng cờ tàn của bạn. Bảng đến bốn quân đã có sẵn.
setting-side = Màu quân của bạn.
setting-time = Đồng hồ: số phút cộng số giây mỗi nước, hoặc nhiều đợt.
setting-laws = Bản Luật.
setting-announcing = Nước đi được gõ, hoặc đọc, hoặc còn được nhắc lại.
setting-strict = Thi thử như ở giải.
setting-blindfold = Chơi không có bàn cờ. bật: được hỏi thế cờ, mỗi lần nhìn đều được đếm. nghiêm: không được hỏi.
setting-warnings = Khi nào báo thời gian còn lại: phút, hoặc giây với chữ s. auto: hợp với đồng hồ.
setting-braille-table = Chữ nổi cho từ ngữ, theo tên bảng trong liblouis.
setting-sheet-code = Cách biên bản chữ nổi ghi nước đi.
setting-sheet-cells = Số ô trong một dòng biên bản.
setting-sheet-lines = Số dòng trong một trang biên bản.
setting-print = Cách in các dòng.
setting-braille-width = Số ô trong một dòng màn hình chữ nổi.
setting-braille-form = Cách viết thế cờ cho ngón tay.
setting-keymap = Các phím của màn hình.
setting-keyboard = Bàn phím của nước nào.
setting-name = Tên bạn, trong danh sách và biên bản.
setting-touch = Luật chạm quân: đã chạm quân nào thì phải đi quân đó.
setting-blunder-warning = Hỏi lại trước khi mất quân, hoặc bị chiếu hết.
setting-square-order = Các phần của một ô, theo thứ tự đọc.
setting-face = Từng dòng, hoặc trên màn hình.
setting-theme = Màu và ký hiệu của màn hình.
setting-background = Cửa sổ dòng lệnh tối hay sáng. auto: theo cửa sổ.
setting-key-echo = Tự đọc khi bạn gõ trên màn hình.
setting-clock-interval = Số giây giữa hai lần vẽ đồng hồ. 0: theo đồng hồ; với trình đọc màn hình thì khi có điều được nói.
setting-pegboard = Bàn cờ của bạn.
setting-pegboard-orientation = Bàn cờ quay hướng nào.
setting-pegboard-clock = Đồng hồ ở bàn DGT.

## Dòng lệnh

usage-unknown-flag = Không có tùy chọn: { $word }.
usage-unknown-command = Không có lệnh: { $word }.
usage-too-much = { $word } là từ thừa.
usage-empty-word = Có một từ trống. Hãy bỏ nó đi.
usage-equals = { $word } không thể theo sau { $flag }. Viết { $flag }, hoặc { $flag }=off.
usage-alone = { $word } không nhận giá trị. Viết riêng { $word }.
usage-value = { $word } không thể là { $value }. Đó là: { $help }
usage-needs-value = { $word } cần một giá trị. Đó là: { $help }
usage-twice = { $word } có hai lần. Viết một lần thôi.
usage-new-only = { $word } chỉ dành cho ván mới. Bỏ nó đi, hoặc bắt đầu một ván: { $program } play
usage-conflict = Dùng { $word } hoặc { $other }, không dùng cả hai.
usage-missing = Thiếu: { $word }. Đó là: { $help }
usage-missing-one = Thiếu: một trong { $words }.
usage-follow = { $word } cần thêm một từ: { $words }.
usage-wrong = Không đọc được dòng lệnh.
usage-no-text = Một đối số không phải UTF-8 hợp lệ.
usage-help = Trợ giúp: { $program } { $command }

help-usage = Cách dùng: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, tùy chọn: { $help }
help-commands = Các lệnh:
help-pages = Mỗi lệnh có trang riêng, ví dụ: { $program } { $command } --help
help-flags = Các tùy chọn:
help-play = Không viết play, mọi tùy chọn vẫn dùng được. Danh sách: { $program } play --help

value-command = LỆNH
value-game = VÁN
value-move = NƯỚC-ĐI
value-text = CHỮ
value-question = CÂU-HỎI
value-file = TỆP
value-folder = THƯ-MỤC
value-language = NGÔN-NGỮ
value-name = TÊN
value-place = CHỖ
value-places = CÁC-CHỖ
value-script = KỊCH-BẢN
value-voice = GIỌNG
value-form = DẠNG
value-number = SỐ
value-odds = CHẤP
value-who = TÊN
value-side = BÊN
value-switch = on hoặc off
value-periods = THỜI-GIAN
value-edition = BẢN-LUẬT
value-how = CÁCH
value-minutes = PHÚT
value-table = BẢNG
value-theme = SẮC-MÀU
value-seconds = GIÂY
value-address = BÀN-CỜ
value-date = NGÀY
value-result = KẾT-QUẢ
value-code = MÃ-GHI
value-make = HÃNG
value-clock = ĐỒNG-HỒ
value-style = KIỂU
value-shell = SHELL
value-value = GIÁ-TRỊ

cli = Cờ vua bằng tai và bằng tay, cho người mù và người khiếm thị. Không có lệnh thì một ván bắt đầu.
cli-play = Chơi một ván.
cli-resume = Tiếp tục ván dở gần nhất, hoặc ván có số này.
cli-study = Nghe lại một ván đã lưu.
cli-say = In cách đọc từng nước đi.
cli-read = In nghĩa của một nước đi gõ hoặc nói: SAN và các ô của nó.
cli-ask = Trả lời một câu hỏi về thế cờ.
cli-import = Nhập các ván của một tệp PGN.
cli-games = Liệt kê các ván đã lưu và đã nhập, mới nhất trước.
cli-export = Ghi một ván thành PGN hoặc biên bản.
cli-voices = Liệt kê các giọng, hoặc kiểm tra giọng của bạn.
cli-voices-list = Liệt kê các giọng.
cli-voices-check = Kiểm tra các giọng có sẵn, hoặc các giọng trong một thư mục.
cli-keymaps = Liệt kê các bộ phím của màn hình, hoặc kiểm tra bộ của bạn.
cli-keymaps-list = Liệt kê các bộ phím, hoặc các phím của một bộ.
cli-keymaps-check = Kiểm tra các bộ phím có sẵn, hoặc các bộ trong một thư mục.
cli-pegboard = Theo dõi, kiểm tra hoặc giả lập bàn cờ điện tử.
cli-pegboard-watch = In những gì bàn cờ gửi. Control-C kết thúc.
cli-pegboard-check = Thử bàn cờ: các ô, đèn, nút và đồng hồ.
cli-pegboard-simulate = Giả lập một bàn cờ, để thử khi không có bàn thật.
cli-match = Chơi một trận có trọng tài, theo tệp trận đấu.
cli-seat = Phục vụ một chỗ của trận mở ở nơi khác.
cli-link = Đưa một chỗ của trận đấu sang máy khác.
cli-referee = Chạy kịch bản luật: từng sự kiện và phán quyết về nó.
cli-health = Kiểm tra những gì hoạt động ở đây, mỗi thứ một dòng.
cli-setup = Trả lời lại các câu hỏi đầu tiên.
cli-man = In trang hướng dẫn, để gói phần mềm cài.
cli-completions = In những gì shell có thể gõ nốt, để gói phần mềm cài.
cli-help = Giải thích chương trình, hoặc một lệnh.

arg-help = trang này.
arg-version = phiên bản của chương trình.
arg-data = thư mục cho các ván đã lưu, cài đặt và mọi thứ khác được ghi.
arg-line = từng dòng, không dùng màn hình.
arg-screen = màn hình có bàn cờ, nếu cửa sổ dòng lệnh hiện được.
arg-touch = chạm quân thì có phải đi quân đó không.
arg-opponent = builtin, human, hoặc uci: và tệp hoặc tên của engine, như uci:stockfish.
arg-name = tên bạn, trong danh sách và biên bản; hoặc off.
arg-level = máy mạnh đến đâu, 1 đến 20.
arg-side = white, black hoặc random.
arg-speech = chương trình có đọc hay không.
arg-tones = có âm báo bên cạnh giọng đọc hay không.
arg-time = số phút và số giây cộng mỗi nước, như 15+10; 40/90+30,30+30 cho hai đợt; 5d3 có trễ, 3b2 kiểu Bronstein; off là không đồng hồ.
arg-laws = bản Luật: fide-2023, hoặc chỉ năm.
arg-announcing = có phải đọc nước đi không: off; announce; repeat, và đối phương nhắc lại.
arg-strict = thi thử: nghi thức và hình phạt như ở giải. Viết --strict=off nếu cài đặt của bạn là on.
arg-blindfold = chơi không có bàn cờ: on, mỗi lần nhìn đều được đếm, hoặc strict, không được nhìn. Viết --blindfold=off nếu cài đặt của bạn là khác.
arg-warnings = báo giờ ở những phút này, như 10,5,1; off là không.
arg-print = cách in các dòng: text, hoặc braille là chữ nổi Unicode.
arg-table = bảng chữ nổi của liblouis, cho chữ nổi in ra; auto là bảng của ngôn ngữ bạn.
arg-keymap = bộ phím của màn hình. Xem danh sách: { $program } keymaps list
arg-theme = màu của màn hình: dark, light, large, mono, shapes, reader, words hoặc braille.
arg-book = sách khai cuộc: builtin, off, hoặc một tệp Polyglot.
arg-tables = thư mục có bảng cờ tàn của bạn, hoặc off.
arg-clock-interval = bao lâu màn hình vẽ lại đồng hồ, tính bằng giây, 0 đến 3600. 0: theo đồng hồ; với trình đọc màn hình thì chỉ khi có điều được nói.
arg-pegboard = bàn cờ dưới tay bạn: auto, hoặc hãng và cổng, như dgt:/dev/ttyUSB0. Viết hai lần cho hai bàn, như white=auto.
arg-speech-engine = bộ đọc: dispatcher hoặc native.
arg-rate = đọc nhanh đến đâu, -100 đến 100.
arg-volume = giọng đọc và tín hiệu to đến đâu, 10 đến 100.
arg-answers = câu trả lời dài chia phần hay đọc hết.
arg-blunder-warning = hỏi trước khi mất quân, hoặc bị chiếu hết.
arg-extra-words = có nói ăn, chiếu và chiếu hết hay không.
arg-spelling = cách in từ tiếng Đức của FIDE: umlauts, appendix, hoặc auto hợp với ngôn ngữ bạn.
arg-braille-width = số ô của màn hình chữ nổi, 10 đến 200, hoặc off.
arg-braille-form = thế cờ cho ngón tay: diagram, ranks hoặc list, với dots, ascii hoặc letters.
arg-keyboard = bàn phím của nước nào: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua hoặc vn.
arg-square-order = các phần của một ô theo thứ tự đọc, như "piece square".
arg-background = cửa sổ dòng lệnh tối hay sáng, nếu nó không cho biết: auto, dark hoặc light.
arg-key-echo = tự đọc khi bạn gõ trên màn hình: off, letters hoặc words.
arg-face = từng dòng hoặc trên màn hình: line hoặc screen.
arg-pegboard-orientation = bàn cờ quay hướng nào: found, straight hoặc turned.
arg-pegboard-clock = đồng hồ ở bàn DGT: none, xl hoặc 3000.
arg-position = thế cờ: FEN, hình cờ bằng chữ nổi hoặc chữ thường, danh sách quân, hoặc start.
arg-chess960 = cờ 960, từ thế có số này, 0 đến 959. Không có số thì từ thế bất kỳ.
arg-variant = trò chơi: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde hoặc racing-kings.
arg-odds = điều một bên chấp bên kia: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Đối thủ chấp, hoặc bên được nêu: white, black.
arg-seed = một số cho sự ngẫu nhiên: cùng số thì máy đi như nhau.
arg-moves = giọng nước đi.
arg-talk = giọng của mọi thứ khác.
arg-form = long, kèm ô xuất phát; short, chỉ đủ để hiểu; figures, bốn chữ số của cờ thư.
arg-game = số của ván. Xem danh sách: { $program } games
arg-file = tệp ra. Không có thì ra đầu ra chuẩn.
arg-folder = thư mục. Không có thì dùng những gì có sẵn.
arg-force = thay tệp đã có.
arg-address = auto, một hãng, hoặc hãng và cổng, như dgt:/dev/ttyUSB0. Các hãng là { $makes }.
arg-straight = Trắng ngồi ở phía hãng quy định. Không có thì tìm theo thế ban đầu.
arg-turned = Trắng ngồi ở phía kia.
arg-clock = đồng hồ ở bàn DGT: xl hoặc 3000.
arg-say-move = các nước đi, lần lượt. Với - thì lấy từ đầu vào chuẩn, mỗi dòng một thế cờ, một dấu tab và các nước.
arg-say-chess960 = nhập thành như trong cờ 960.
arg-read-chess960 = nhập thành như trong cờ 960.
arg-ask-chess960 = nhập thành như trong cờ 960.
arg-read-text = nước đi. Với - thì từ đầu vào chuẩn, mỗi dòng một thế cờ, một dấu tab và một nước.
arg-ask-question = câu hỏi, như board. Với - thì từ đầu vào chuẩn, mỗi dòng một thế cờ, một dấu tab và một câu hỏi.
arg-import-file = tệp PGN. Với - thì từ đầu vào chuẩn.
arg-import-champions = các ván của nhà vô địch cờ nhanh. Thay cho tệp.
arg-import-faults = ghi mọi lỗi vào tệp này, mỗi lỗi một dòng.
arg-import-encoding = bảng mã của tệp, chẳng hạn windows-1258. Nếu không có, đoán khi chắc chắn.
arg-games-player = một đấu thủ, cầm màu nào cũng được. Một phần tên là đủ.
arg-games-opponent = đối phương của đấu thủ đó.
arg-games-white = đấu thủ cầm Trắng.
arg-games-black = đấu thủ cầm Đen.
arg-games-since = ngày, tháng hoặc năm đầu: 1972-07-11, 11.7.1972, 1972-07 hoặc 1972.

arg-games-until = ngày, tháng hoặc năm cuối.
arg-games-opening = phần đầu của mã khai cuộc, như B9, hoặc các từ trong tên.
arg-games-result = 1-0, 0-1, 1/2, draw, won hoặc lost là bạn thắng hoặc thua, hoặc * là ván dở.
arg-games-event = giải, một phần hoặc cả tên.
arg-games-position = thế cờ đã có trên bàn: FEN, hình cờ hoặc danh sách quân.
arg-games-limit = liệt kê tối đa bao nhiêu ván, từ 1.
arg-games-from = ván đầu tiên được liệt kê, từ 1.
arg-export-all = mọi ván, cũ nhất trước.
arg-export-pgn = dạng PGN, như khi không nêu dạng.
arg-export-text = biên bản in thường, theo chữ cái của giọng nước đi.
arg-export-brf = biên bản chữ nổi, theo trang cho máy in chữ nổi.
arg-export-diagram = thành hình thế cờ cuối, kèm mô tả.
arg-export-code = cách ghi nước đi bằng chữ nổi: san, theo chữ cái của giọng nước đi; uk, theo ký hiệu cờ của Anh.
arg-export-cells = số ô trong một dòng của trang chữ nổi, 12 đến 80.
arg-export-lines = số dòng trong một trang chữ nổi, 5 đến 60.
arg-export-table = bảng chữ nổi của liblouis; auto là bảng của ngôn ngữ bạn; off là mỗi dấu in một ô.
arg-export-target = tệp ra, không cần tùy chọn của nó.
arg-keymaps-list-name = bộ phím cần liệt kê.
arg-pegboard-check-all = thử mọi ô, không chỉ sáu ô.
arg-pegboard-check-name = đặt số này cho bàn PEG/1, một lần cho mãi mãi, và không thử gì.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = bàn Certabo không có chip, như Sentio: nó chỉ cảm nhận ô có quân.
arg-pegboard-simulate-tactum = bàn Certabo như Tactum: chỉ biết ô có quân, và không có dấu hai chấm trước dữ liệu gửi đi.
arg-pegboard-simulate-pieces = bàn PEG/1 nhận ra từng quân.
arg-pegboard-simulate-old = bàn PEG/1 nói phiên bản 1.0.
arg-pegboard-simulate-clock = bàn DGT có đồng hồ.
arg-pegboard-simulate-link = liên kết dẫn đến cổng, dù cổng ở đâu.
arg-pegboard-simulate-pgn = đi các nước của tệp PGN này, ngay khi một chương trình hỏi bàn cờ.
arg-pegboard-simulate-game = ván trong tệp, từ 1.
arg-pegboard-simulate-delay = nghỉ trước mỗi nước, tính bằng mili giây.
arg-pegboard-simulate-side = white hoặc black: nước của bên kia chờ next.
arg-pegboard-simulate-confirm = bấm nút xác nhận, hoặc cần đồng hồ, sau mỗi nước.
arg-pegboard-simulate-style = cách tay đi quân: captured-first, own-first, replace, slide, put-back, adjust, both-hands hoặc pawn-first. Không có thì mỗi nước một kiểu.
arg-pegboard-simulate-faults = kịch bản các trục trặc.
arg-pegboard-simulate-seed = một số cho sự ngẫu nhiên, của tay và của đường truyền.
arg-match-new = hỏi những gì trận đấu cần, khoảng 15 câu, và viết tệp trận đấu mới.
arg-match-check = kiểm tra tệp trận đấu, và liệt kê các lỗi.
arg-match-here = các chỗ ở cửa sổ này lúc đầu: white, black và desk, cách nhau bằng dấu phẩy. Không có thì cả ba.
arg-match-records = số của một trận đã đấu, để ghi hồ sơ: PGN, biên bản và báo cáo.
arg-match-force = thay hồ sơ, nếu thư mục đã có.
arg-match-file = tệp trận đấu, hoặc thư mục cho hồ sơ. Không có thì match.toml.
arg-seat-place = white, black, hoặc desk cho trọng tài; room cho trọng tài cả phòng; captain cho đội trưởng.
arg-referee-script = kịch bản. Với - thì từ đầu vào chuẩn.
arg-referee-fill = in lại kịch bản, điền các phán quyết làm kết quả mong đợi.
arg-completions-shell = bash, elvish, fish, powershell hoặc zsh.

man-name = TÊN
man-about = cờ vua bằng tai và bằng tay, cho người mù và người khiếm thị
man-synopsis = CÚ PHÁP
man-usage = [LỆNH] [TÙY CHỌN]
man-description = MÔ TẢ
man-begin = Trong ván, gõ giúp để nghe bạn có thể làm gì.
    Không viết play, mọi tùy chọn vẫn dùng được.
man-commands = CÁC LỆNH
man-flags = TÙY CHỌN CỦA MỌI LỆNH
man-environment = MÔI TRƯỜNG
man-environment-text = Mỗi cài đặt cũng là một biến, như TOUCHMOVE_TALK hoặc TOUCHMOVE_LEVEL. Tùy chọn có ưu tiên cao hơn.
    Nếu bạn không tự chọn, ngôn ngữ là ngôn ngữ của LC_ALL, LC_MESSAGES hoặc LANG.
man-files = TỆP
man-files-text = Các ván đã lưu: archive.db trong thư mục dữ liệu. Cài đặt: settings.toml. Thư mục được nêu bởi: { $program } health
man-exit = MÃ KẾT THÚC
man-exit-text = 0: xong. 1: không thành công, và bạn đã được báo lý do. 2: dòng lệnh sai.

no-voice = Không có giọng: { $name }. Có: { $voices }.
question-empty = Chưa hỏi gì. Ví dụ: { $program } ask board.
flags-before-command = Viết các tùy chọn sau lệnh.

## Tình trạng

health-voice = Giọng { $name }: hoạt động, ngôn ngữ { $language }.
voice-with-slips = Giọng { $name }: có lỗi, ngôn ngữ { $language }.
health-voice-broken = Giọng { $name }: { $what }.
health-speech = Giọng đọc: { $server } trả lời với { $count } giọng; { $languages }.
health-speech-missing = Giọng đọc: ngôn ngữ { $language } không có giọng. Hãy cài espeak-ng.
health-speech-off = Giọng đọc: tắt. Để bật, gõ giọng-đọc bật trong ván.
health-speech-fails = Giọng đọc: { $reason }.
health-journal = Kho lưu: hoạt động, { $count } ván, { $file }.
health-journal-fails = Kho lưu: { $reason }, { $file }. Chọn thư mục khác với --data.
health-opponent = Máy: hoạt động, tìm được { $move }.
health-settings = Cài đặt: đã đọc, { $file }.
health-settings-none = Cài đặt: chưa lưu gì, { $file }.
health-terminal = Cửa sổ dòng lệnh: { $kind }.
health-terminal-unread = Cửa sổ dòng lệnh: trình đọc màn hình không đọc được { $name }. Hãy dùng GNOME Terminal hoặc bảng điều khiển Linux.
terminal-editing = sửa được dòng đang gõ
terminal-plain = dòng đơn giản

## Kho lưu

games-none = Chưa có ván nào.
result-open = dở
player-human = người chơi
player-guest = khách
player-of-two = người chơi { $number }
player-builtin = máy cấp { $level }
export-which = Ván nào? Nêu số của nó, như { $program } export 57 --text, hoặc --all.
exported = Đã ghi vào { $file }.
games-all = { $count } ván.
games-some = { $count } ván, từ { $from } đến { $to }. Thêm với --from.
games-none-such = Không có ván nào khớp.
games-never = { $since } sau { $until }. Hãy đổi chỗ chúng.
games-beyond = { $count } ván, không hơn.
games-moves = { $moves } nước
games-imported = { $game }: { $white } gặp { $black }, { $result }, { $told }.
player-unknown = không rõ

## Chữ nổi

braille-table = { "" }
braille-page-table = vi-vn-g0.utb
braille-capital = .

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Từ giờ in chữ nổi, bảng { $table }.
print-text = Từ giờ in chữ thường.
braille-lost = Chữ nổi bị hỏng, bảng { $table }: { $reason }. In chữ thường.
braille-plain = Không có chữ nổi văn bản, bảng { $table }: { $reason }. Từ ngữ được viết từng dấu một.
braille-left-out = Bỏ qua, không có ô cho các chữ này: { $text }. Với bảng của liblouis: --table auto.
braille-signs = Bảng { $table } không viết được hết. Viết từng dấu một: { $text }
reason-louis-missing = không có lou_translate, hãy cài liblouis-bin
reason-louis-table = liblouis không dùng được bảng này, hãy nêu bảng khác như vi-vn-g0.utb
reason-louis-stuck = lou_translate không trả lời
reason-louis-garbage = lou_translate không viết chữ nổi
argument-print = { $name } cần tên tệp, như vanco.txt, hoặc chữ nổi hoặc chữ thường.
help-print =
    in vanco.txt: biên bản, vào tệp cho máy in.
    in vanco.brf: bằng chữ nổi, cho máy in chữ nổi.
    in 5 vanco.txt: của ván 5. in bàn banco.txt: bàn cờ.
    kiểu-in chữ nổi: in các dòng bằng chữ nổi Unicode, cho màn hình chữ nổi hiện nội dung cửa sổ.
    kiểu-in chữ thường: như bình thường.
health-braille = Chữ nổi: liblouis { $version }, bảng { $table } hoạt động.
health-braille-off = Chữ nổi: liblouis { $version }, chưa đặt bảng.
health-braille-none = Chữ nổi: ký hiệu cờ hoạt động. Muốn có chữ nổi văn bản, hãy cài liblouis-bin.
health-braille-fails = Chữ nổi: bảng { $table }, { $reason }.

## Biên bản

sheet-title = Ván { $game }, { $white } gặp { $black }
sheet-white = Trắng: { $name }
sheet-black = Đen: { $name }
sheet-event = Giải: { $event }
sheet-date = Ngày: { $date }
sheet-written-white = Theo biên bản của Trắng:
sheet-written-black = Theo biên bản của Đen:
sheet-men-white = Trắng:
sheet-men-black = Đen:
sheet-turn = { $color } có lượt đi.
export-exists = { $file } đã có. Dùng --force để thay.
export-failed = Chưa ghi, { $file }: { $reason }.
reason-no-folder = thư mục không có
reason-is-folder = đó là thư mục, hãy nêu một tệp trong đó
reason-not-writable = quyền truy cập không cho phép
reason-too-long = tên quá dài
reason-too-large = tệp quá lớn
reason-special = đây không phải là tệp thường
reason-unknown = hệ thống từ chối
program-stopped = Chương trình dừng: { $reason }. Hãy sửa rồi chạy lại.
standard-output = đầu ra chuẩn

## Tìm ván

argument-filters = { $name } nhận tên, khai cuộc, năm: { $name } carlsen kể-từ 2010.
argument-game = { $name } cần số của một ván: { $name } 57.
filter-date = { $word } không phải ngày. Gõ một năm, hoặc ví dụ 2013-11-22.
filter-result = { $word } không phải kết quả. Gõ 1-0, 0-1 hoặc hòa.
filter-bare = Sau { $word } cần có thêm, ví dụ các-ván đấu-thủ Anna hoặc các-ván kể-từ 2013.
found-line = { $game }: { $rest }.
game-against = gặp { $opponent }
game-players = { $white } gặp { $black }
game-side = { $kind ->
    [open] bạn cầm quân { $color }
   *[over] bạn đã cầm quân { $color }
}
own-result = { $kind ->
    [won] bạn thắng
    [lost] bạn thua
    [draw] hòa
    [open] dở, nước { $move }
   *[ruled] { $score }
}
found-more = Còn { $count }. Gõ thêm.
parts-left = Còn { $parts } phần: { $more }.
log-more = Còn nữa: gõ thêm.
log-more-key = Còn nữa: { $keys }.
found-none = Không tìm thấy ván: { $words }. Mọi ván: các-ván.
list-none = Hết rồi. Danh sách ván: các-ván.
list-end = Hết danh sách.
game-unknown = Không có ván { $game }. Gõ các-ván để xem danh sách.
archive-unreadable = Không đọc được kho lưu: { $reason }.
game-damaged = Ván { $game } bị hỏng, không đọc được. Các ván khác không sao.
game-cut = Ván { $game } bị hỏng. Ván chỉ còn đến chỗ đọc được.
game-row-damaged = hỏng, không đọc được
short-result = { $kind ->
    [white] Trắng thắng
    [black] Đen thắng
    [draw] hòa
    [open] dở{ $move ->
        [0] {""}
       *[other] , nước { $move }
    }
   *[ruled] { $score }
}
date-day = ngày { $day } tháng { $month ->
    [1] 1
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [11] 11
   *[12] 12
} năm { $year }
date-month = tháng { $month ->
    [1] 1
    [2] 2
    [3] 3
    [4] 4
    [5] 5
    [6] 6
    [7] 7
    [8] 8
    [9] 9
    [10] 10
    [11] 11
   *[12] 12
} năm { $year }

## Xem lại một ván

study-title = { $white } gặp { $black }, ván { $game }.
study-title-own = Ván { $game } của bạn gặp { $opponent }.
study-length = { $moves ->
    [0] Không có nước đi.
   *[other] { $moves } nước. Enter để nghe nước tiếp theo.
}
study-waits = Ván { $game } của bạn đang chờ. Gõ đóng để trở về.
study-closed = Trở về ván { $game }.
study-none = { $name } dùng khi xem lại một ván. Gõ các-ván để tìm.
study-not-now = { $name } dành cho ván đang chơi. Gõ đóng trước.
study-result = { $kind ->
    [white] Trắng thắng.
    [black] Đen thắng.
    [draw] Ván cờ hòa.
    [open] Ván cờ chưa xong.
   *[ruled] Kết quả: { $score }.
}
study-own-result = { $kind ->
    [won] Bạn thắng. Bạn cầm quân { $color }.
    [lost] Bạn thua. Bạn cầm quân { $color }.
    [draw] Ván cờ hòa. Bạn cầm quân { $color }.
    [open] Ván cờ chưa xong. Bạn cầm quân { $color }.
   *[ruled] Kết quả: { $score }. Bạn cầm quân { $color }.
}
study-beginning = Đầu ván. { $color } có lượt đi.
study-first = Đây là đầu ván.
study-place = { $move }, { $color } { $number }.
study-end = Hết ván.
study-variation-over = Hết biến.
study-end-variation = Hết biến. Gõ ra-khỏi.
study-variations = { $count } biến.
study-in-variation = { $depth ->
    [1] Trong một biến ở nước { $number }.
   *[other] Trong một biến, lồng { $depth } tầng, ở nước { $number }.
}
study-row-here = { $moves }. Bạn đang ở nước của { $color }.
study-row-variation = { $depth ->
    [1] Biến: { $moves }
   *[other] Biến, lồng { $depth } tầng: { $moves }
}
study-last-number = Các nước kết thúc ở nước { $number }.
study-otherwise = Đã đi nước khác.
variations-none = Nước này không có biến.
variation-back = { $number }: { $reading }, biến chính.
variation-wrong = Các biến đánh số từ 1 đến { $count }.
leave-none = Đây là biến chính.
comment-none = Nước này không có lời bình.
auto-on = Cứ { $time } một nước. Enter để dừng.
auto-stopped = Đã dừng.
goto-wrong = Các nước từ { $first } đến { $last }.
goto-end = cuối, cuối-ván, cuối ván, kết thúc
goto-first = đầu, đầu-ván, đầu ván, bắt đầu
goto-no-move = { $color } không có nước { $number } ở đây.
play-on-over = Ở đây ván cờ đã kết thúc. Không chơi tiếp được.
confirm-play-on = Rời ván của bạn để chơi ván mới? có hay không.
flipped = Đã xoay bàn: { $color } ở phía dưới.
blindfold-on = Cờ mù. Bàn cờ được giấu. Bạn được hỏi thế cờ, mỗi lần nhìn đều được đếm.
blindfold-strict = Cờ mù, không nhìn. Bàn cờ được giấu, và hỏi thế cờ không có trả lời.
blindfold-off = Đã tắt cờ mù. Bàn cờ trở lại.
blindfold-looks = Đến giờ đã nhìn { $count } lần.
blindfold-refused = Không được nhìn: bạn đang chơi cờ mù. Nếu vẫn muốn nhìn, gõ { $blindfold } { $on }.
blindfold-told = Bạn đã chơi cờ mù. { $count ->
    [0] Bạn không nhìn lần nào.
   *[other] Bạn đã nhìn { $count } lần.
}
blindfold-told-since = Bạn đã chơi cờ mù từ nước { $number }. { $count ->
    [0] Bạn không nhìn lần nào.
   *[other] Bạn đã nhìn { $count } lần.
}
blindfold-position = Thế ban đầu đặc biệt. Hãy nhớ lấy:
clock-unknown = Ở đây không ghi thời gian.
argument-move-number = { $name } cần số của một nước: { $name } 12, hoặc { $name } 12 đen.
argument-variation = { $name } cần một số. Gõ các-biến để xem danh sách.
argument-seconds = { $name } nhận từ 1 đến 60 giây.
argument-color = { $name } nhận trắng hoặc đen.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Giải
    [Site] Địa điểm
    [Date] Ngày
    [Round] Vòng
    [WhiteElo] Hệ số Elo của Trắng
    [BlackElo] Hệ số Elo của Đen
    [ECO] Mã khai cuộc
    [Opening] Khai cuộc
    [Variation] Biến
    [Annotator] Người bình
    [TimeControl] Thời gian
    [Termination] Kết thúc
    [EventDate] Ngày khai mạc
    [Source] Nguồn
   *[other] { $tag }
}
annotation = { $number ->
    [1] nước hay
    [2] nước sai
    [3] nước tuyệt hay
    [4] sai lầm nghiêm trọng
    [5] nước đáng chú ý
    [6] nước đáng ngờ
    [7] nước duy nhất
    [8] nước duy nhất
    [9] nước tệ nhất
    [10] cân bằng
    [11] cân bằng
    [12] cân bằng
    [13] chưa rõ
    [14] Trắng nhỉnh hơn
    [15] Đen nhỉnh hơn
    [16] Trắng ưu thế
    [17] Đen ưu thế
    [18] Trắng sắp thắng
    [19] Đen sắp thắng
    [20] Trắng áp đảo
    [21] Đen áp đảo
    [22] thế buộc phải đi nước xấu
    [23] thế buộc phải đi nước xấu
    [32] phát triển quân nhanh hơn
    [33] phát triển quân nhanh hơn
    [36] chủ động
    [37] chủ động
    [40] tấn công
    [41] tấn công
    [44] được bù lại
    [45] được bù lại
    [132] phản công
    [133] phản công
    [138] thiếu thời gian
    [139] thiếu thời gian
    [140] với ý đồ
    [142] hay hơn là
    [145] lời bình của biên tập
    [146] nước mới
   *[other] ký hiệu { $number }
}
help-study =
    Enter: nước tiếp theo.
    Khác: lùi, đầu-ván, cuối-ván, đến-nước 12.
    Nghe mọi nước: tự-chạy.
    Hỏi: bàn, quân M, ở-đâu, lời-bình.
    Biến: các-biến, ra-khỏi.
    Đấu thủ và kết quả: thông-tin.
    Chơi từ đây: chơi-tiếp.
    Về ván của bạn: đóng.
    Thêm: giúp tất-cả, giúp đến-nước.
help-flip =
    xoay: nghe bàn cờ từ phía bên kia.
help-blindfold =
    cờ-mù: chơi không có bàn cờ.
    Hỏi thế cờ là một lần nhìn.
    cờ-mù nghiêm: không được nhìn.
    cờ-mù tắt: có lại bàn cờ.
help-games =
    các-ván: các ván của bạn, mỗi lần năm ván.
    các-ván carlsen: theo đấu thủ.
    các-ván sicilia, các-ván B90: theo khai cuộc.
    các-ván 1992 hòa, các-ván kể-từ 1990.
    các-ván thắng, các-ván thua: của bạn.
    các-ván ở-đây: có thế cờ này.
    các-ván crazyhouse: theo trò chơi.
    Còn có: đấu-thủ, gặp, trắng, đen,
    khai-cuộc, giải, kết-quả, cho-tới.
help-more =
    thêm: các ván tiếp theo của danh sách, hoặc các nước tiếp theo của một phương án.
    Trên màn hình cho trình đọc: phần còn lại của câu trả lời dài.
help-open =
    mở 57: mở ván 57. Sau danh sách, chỉ cần 57.
help-resume =
    tiếp-tục: trở lại ván dở bạn chơi gần nhất.
    tiếp-tục 3: trở lại ván 3.
    Ván bạn rời được lưu.
help-next =
    tiếp, hoặc chỉ Enter: nước tiếp theo của ván đang mở.
help-previous = lùi: nước trước đó.
help-first = đầu-ván: về đầu ván.
help-end = cuối-ván: đến cuối ván hoặc cuối biến.
help-goto =
    đến-nước 12: đến nước 12 của Trắng.
    đến-nước 12 đen: của Đen. Gọn: go.
help-where =
    ở-đâu: đến lượt ai.
    Trong ván đang mở: nước, biến, ván.
help-auto =
    tự-chạy: cứ năm giây một nước.
    tự-chạy 8: cứ tám giây. Enter để dừng.
help-pause =
    tạm-dừng: dừng đồng hồ ván của bạn, hoặc tự chạy. Nhấn Enter để đồng hồ chạy tiếp.
    Trong trận đấu, lệnh này dừng cả hai đồng hồ và gọi trọng tài. Có thể thêm lý do.
help-variations =
    các-biến: ở nước vừa rồi còn có thể đi gì.
help-variation =
    biến 1: vào biến thứ nhất. Sau các-biến, chỉ cần 1.
help-leave =
    ra-khỏi: về nước mà biến bắt đầu.
help-comment = lời-bình: nhắc lại lời bình của nước này.
help-about =
    thông-tin: đấu thủ, luật, đồng hồ.
    Trong ván đang mở: đấu thủ, kết quả, giải và hơn nữa.
help-course =
    diễn-biến: mỗi bên tốt nhất lúc nào và nghĩ lâu nhất.
    diễn-biến 12: ván cờ sau nước 12.
help-play-on =
    chơi-tiếp, chơi-tiếp đen: ván mới từ đây với máy.
help-close =
    đóng: đóng ván đang mở và về ván của bạn.

## Nhập ván

import-progress = Đã đọc { $games } ván.
import-progress-percent = { $percent } phần trăm, đã đọc { $games } ván.
import-kept = Đã nhập { $count } ván.
import-remarks = { $count } ván có lưu ý.
import-doubles = { $count } ván đã có từ trước.
import-refused = { $count } ván bị từ chối.
import-why = { $why }: { $count } ván.
import-fault = { $what } { $file }, dòng { $line }, cột { $column }.
import-more-faults = Còn { $count } nữa. Với --faults TỆP, tất cả được ghi lại.
import-missing = Không tìm thấy tệp: { $file }.
import-folder = { $file } là thư mục. Hãy nêu một tệp PGN trong đó.

import-unreadable = Không đọc được { $file }, chưa nhập gì. Kiểm tra quyền truy cập.
import-endless = Hơn 1 gigabyte từ { $file }. Không nhập gì cả. Hãy lưu thành tệp trước.
waiting-for-writer = Đang chờ dữ liệu từ { $file }. Nhấn Control-C để dừng.
import-unwritable = Không ghi được { $file }, hoặc tệp đã có. Hãy nêu tệp khác.
import-interrupted = Bị ngắt. Chưa nhập gì.
import-nothing = Chưa nhập gì. Hãy nhập lại.
import-empty = { $file } trống.
import-no-game = Không có ván nào trong { $file }. Hãy nêu một tệp PGN.
referee-no-event = Không có sự kiện nào trong { $file }. Hãy viết một sự kiện, như 0:00 start.
import-no-text = { $file } không phải văn bản thường. Hãy giải nén, hoặc lưu dạng UTF-8.
import-encoding = Đã đọc theo { $encoding }. Nếu tên bị sai, hãy thử --encoding khác.
import-encoding-unfit = Một số ký tự không có trong { $encoding }. Hãy thử --encoding khác.
import-encoding-wrong = { $file } không phải { $encoding }. Hãy bỏ --encoding, hoặc nêu bảng mã khác.
import-encoding-utf8 = Đã đọc theo { $encoding }, nhưng tất cả là UTF-8. Nếu tên bị sai, hãy bỏ --encoding.
import-letters = Chữ của ngôn ngữ khác? Thêm --letters, ví dụ --letters { $letters }.
import-letters-wrong = Chữ khác? Bỏ --letters, hoặc chọn giọng khác.
encoding-unknown = Bảng mã không biết: { $word }. Gần nhất: { $near }.
encoding-unknown-examples = Không có bảng mã { $word }. Ví dụ có: { $near }.
standard-input = đầu vào chuẩn
fault-foreign = { $word } không phải nước đi PGN. PGN dùng chữ tiếng Anh: K, Q, R, B, N.
fault-other-letters = { $word } không phải nước đi theo chữ { $letters }.
fault-null = { $word } là nước rỗng.
fault-word = { $word } không phải PGN.
fault-illegal = { $word } không hợp lệ ở đây.
fault-not-in-hand = { $word } không hợp lệ ở đây: không có quân đó trong túi quân.
fault-glued = { $word } là hai nước. Hãy cách chúng ra.
fault-ambiguous = { $word } có nhiều nghĩa.
fault-promotion = { $word } không cho biết tốt thành quân gì. Thêm ví dụ =Q phía sau.
fault-tag = Thẻ { $word } chưa đủ.
fault-twice = Thẻ { $word } có hai lần.
fault-position = FEN: { $what }
fault-variant = { $word } không phải cờ vua chuẩn.
fault-comment = Lời bình không được đóng.
fault-long = Dài hơn mọi ván cờ có thể có.
fault-variation = Dấu ngoặc của biến không cân.
fault-no-result = Ván không có kết quả. Thêm 1-0, 0-1, 1/2-1/2 hoặc * ở cuối.
fault-result = Các thẻ ghi kết quả khác: { $word }. Giữ { $read }.
fault-mate = Trên bàn là chiếu hết, nhưng kết quả không khớp.
fault-stalemate = Trên bàn là hết nước đi, nhưng kết quả không phải hòa.
remark-no-check = { $word } không chiếu. Nước đi vẫn được giữ.
remark-no-mate = { $word } không phải chiếu hết. Nước đi vẫn được giữ.
fault-no-text = Đây không phải văn bản.
fault-no-moves = Ván không có nước đi.
remark-result-of-tags = Sau các nước không có kết quả. Giữ kết quả của thẻ: { $read }.
remark-result-of-board = Sau các nước không có kết quả. Nước cuối quyết định: { $read }.
remark-no-result-tag = Các thẻ không có kết quả. Giữ kết quả sau các nước.
remark-no-position = Thẻ FEN không có thế cờ. Dùng thế cờ ban đầu.
remark-chess960 = Đọc như Chess960, theo quyền nhập thành. Đúng chứ? Thêm thẻ Variant.
remark-read-as = { $word } được đọc là { $read }.
remark-result-inside = Sau kết quả { $word } còn nước đi. Chúng được giữ lại.
remark-apart = Sau kết quả { $word } còn nước đi. Chúng được giữ thành một ván khác.
remark-left-out = Bỏ qua { $word }.
remark-unseen = Bỏ qua ký tự không nhìn thấy.
remark-text = { $word } không nằm trong lời bình. Được giữ làm lời bình.
remark-move-in-comment = { $word } đứng sau dấu chấm phẩy. Được giữ làm lời bình.
remark-tag-in-comment = Lời bình có thẻ { $word }. Có thể thiếu dấu ngoặc nhọn đóng.
remark-ends = { $what } Ván được giữ đến đó.
remark-variation-ends = { $what } Biến được giữ đến đó.
why-foreign = nước đi bằng chữ của ngôn ngữ khác
why-null = nước rỗng
why-word = từ lạ
why-illegal = nước không hợp lệ
why-ambiguous = nước có nhiều nghĩa
why-tag = thẻ hỏng
why-twice = thẻ lặp
why-variant = không phải cờ vua chuẩn
why-position = thế ban đầu không thể có
why-rights = không thể nhập thành hay bắt qua đường
why-chess960 = Chess960 không có thẻ
why-comment = lời bình chưa đóng
why-long = quá dài
why-variation = dấu ngoặc không cân
why-no-result = không có kết quả
why-result = hai kết quả
why-mate = chiếu hết, nhưng kết quả khác
why-stalemate = hết nước đi, nhưng kết quả khác
why-mark = dấu chiếu hay chiếu hết không đúng
why-no-text = không phải văn bản
why-no-moves = không có nước đi
why-spelling = viết theo cách khác
why-left-out = có phần bị bỏ qua
why-unseen = ký tự không nhìn thấy
why-text = từ ngoài lời bình
why-move-in-comment = nước đi trong lời bình
why-variation-cut = biến bị cắt ngắn
why-result-inside = nước đi sau kết quả

## Phím

keymap-about = { $name }: { $about }
keymap-lichess = phím của chế độ người mù trên lichess.
keymap-winboard = các phím của WinBoard cho JAWS.
keymap-numpad = chỉ khối phím số.
keymap-left-hand = chỉ tay trái.
keymap-right-hand = chỉ tay phải.
keymap-own = bộ phím riêng của bạn.
keymap-part = Bộ phím không có phần { $name }. Có thể có about, parent, numeric-block, keys và despite.
keymap-fault = Phím { $key }: { $what }
keymap-no-key = không có phím: { $name }. Viết một chữ như k, hoặc up, home, enter, space, f2.
keymap-shift = viết dấu mà Shift tạo ra, không viết shift.
keymap-unknown = không phím nào làm được { $line }. Có phải ý bạn là { $near }?
keymap-unlike = không phím nào làm được { $line }. Viết một lệnh như last.
keymap-argument = { $line } chưa đủ hoặc sai. Viết như { $example }.
keymap-twice = phím này có hai lần. Xóa một trong hai dòng.
keymap-hidden = không bao giờ đến, vì { $by } đã làm việc gì đó. Chọn phím khác.
keymap-taken = { $why }. Chọn phím khác, hoặc nêu lý do dưới despite.
keymap-taken-instead = { $why }. Viết { $instead }.
keymap-not-taken = không ai khác dùng nó, hoặc ở đây không gì dùng nó. Xóa nó dưới despite.
keymap-same-key = giống như { $known }, trên { $count ->
   *[other] bàn phím
} { $keyboards }. Chọn phím khác.
keymap-unreachable = { $count ->
    [0] Không phím nào làm { $names }.
   *[other] Không phím nào làm { $names } và { $count } việc nữa.
} Gán cho mỗi việc một phím, hoặc viết parent = "lichess".
keymap-empty = Bộ phím này không có phím. Viết ví dụ parent = "lichess", hoặc các phím của bạn.
keymap-no-parent = { $name } không thể là bộ gốc. Có: { $keymaps }.
taken-interrupt = phím này ngắt chương trình
taken-suspend = phím này tạm treo chương trình
taken-end = phím này kết thúc việc nhập
taken-flow = phím này làm chữ ngừng hiện ra
taken-quit = phím này kết thúc chương trình
taken-tab = với cửa sổ dòng lệnh, phím này là Tab
taken-enter = với cửa sổ dòng lệnh, phím này là Enter
taken-line-end = phím này kết thúc dòng nhập
taken-backspace = nhiều cửa sổ lệnh coi nó là Backspace
taken-escape = với cửa sổ dòng lệnh, phím này là Escape
taken-zoom = cửa sổ dòng lệnh phóng to bằng phím này, hoặc gửi ký tự khác
taken-multiplexer = đó là phím mở đầu của screen và tmux
taken-sequence = trong cửa sổ dòng lệnh, các phím khác bắt đầu bằng nó
taken-control-shift = cửa sổ dòng lệnh dùng nó cho thẻ, cửa sổ, chép và tìm, và không phân biệt nó với chỉ Control
taken-alt-letter = phím này mở trình đơn của cửa sổ, và yasr đọc bằng nó
taken-alt-digit = cửa sổ dòng lệnh đổi thẻ bằng phím này, như GNOME và Xfce
taken-yasr = yasr đọc bằng phím này
taken-help = GNOME Terminal mở trợ giúp bằng phím này
taken-menu = phím này mở trình đơn của cửa sổ, như GNOME
taken-full-screen = phím này mở cửa sổ ra toàn màn hình
taken-drop-down = phím này mở cửa sổ dòng lệnh thả xuống
taken-scroll = cửa sổ dòng lệnh cuộn, đổi thẻ hoặc dán bằng phím này
taken-consoles = nó đổi bảng điều khiển, khung hoặc cả hai
taken-windows = phím này di chuyển các cửa sổ
taken-control-alt = VoiceOver, màn hình nền và yasr có lệnh ở phím này
taken-insert = NVDA, JAWS, Orca và Fenrir bắt đầu lệnh của chúng bằng phím này
taken-block-arrows = NVDA, JAWS, Orca, Fenrir và Speakup đọc màn hình bằng phím này
taken-block-digits = Fenrir, Speakup và bảng phím số của BRLTTY đọc màn hình bằng phím này
taken-block-signs = NVDA, JAWS, Orca và Speakup dùng nó cho chuột, dò lại và im lặng
no-keymap = Không có bộ phím: { $name }. Có: { $keymaps }.
health-keymap = Bộ phím { $name }: hoạt động, bàn phím { $keyboard }.
health-keymap-broken = Bộ phím: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = mũi tên lên
key-down = mũi tên xuống
key-left = mũi tên trái
key-right = mũi tên phải
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
key-begin = phím giữa của khối phím số
key-space = phím cách
key-slash = gạch chéo
key-star = dấu sao
key-plus = dấu cộng
key-minus = dấu trừ
key-dot = dấu chấm
key-comma = dấu phẩy
key-question = dấu hỏi
key-step-up = lên một ô
key-step-down = xuống một ô
key-step-left = sang trái một ô
key-step-right = sang phải một ô
key-step-up-left = lên và sang trái một ô
key-step-up-right = lên và sang phải một ô
key-step-down-left = xuống và sang trái một ô
key-step-down-right = xuống và sang phải một ô
key-next-king = Vua tiếp theo
key-next-queen = Hậu tiếp theo
key-next-rook = Xe tiếp theo
key-next-bishop = Tượng tiếp theo
key-next-knight = Mã tiếp theo
key-next-pawn = Tốt tiếp theo
key-previous-king = Vua trước đó
key-previous-queen = Hậu trước đó
key-previous-rook = Xe trước đó
key-previous-bishop = Tượng trước đó
key-previous-knight = Mã trước đó
key-previous-pawn = Tốt trước đó
key-rank = đến hàng { $rank }
key-file = đến cột { $file }
key-take = nhấc quân ở đây, hoặc đặt xuống
key-entry = đến dòng nhập
key-board = đến bàn cờ
key-next-target = ô tiếp theo cho quân đang cầm
key-next-pane = khung tiếp theo
key-previous-pane = khung trước đó
key-menu = mọi lệnh trong danh sách
key-keys = mọi phím trong danh sách
key-key-help = bật tắt trợ giúp phím
key-cancel = im lặng; quay lại; trả quân về chỗ
key-suspend = tạm về shell
key-redraw = vẽ lại màn hình
redrawn = Đã vẽ lại.
key-line = gõ { $line }
does-yes = có
does-no = không
does-queen = Hậu
does-rook = Xe
does-bishop = Tượng
does-knight = Mã
does-variation-1 = vào biến thứ nhất
does-board-here = ô này
does-moves-here = các nước của quân ở đây
does-captures-here = các nước ăn của quân ở đây
does-rays-here = cả tám hướng từ đây
does-diagonals-here = các đường chéo từ đây
does-knight-here = các quân cách một nước Mã
does-attackers-here = quân tấn công và bảo vệ ô này
does-defenders-here = quân bảo vệ và tấn công ô này
does-colour-here = ô này trắng hay đen
does-rank-here = hàng này
does-file-here = cột này
does-pieces-A = các quân của Trắng
does-pieces-a = các quân của Đen
does-pieces-K = Vua của Trắng
does-pieces-Q = Hậu của Trắng
does-pieces-R = Xe của Trắng
does-pieces-B = Tượng của Trắng
does-pieces-N = Mã của Trắng
does-pieces-P = Tốt của Trắng
does-pieces-k = Vua của Đen
does-pieces-q = Hậu của Đen
does-pieces-r = Xe của Đen
does-pieces-b = Tượng của Đen
does-pieces-n = Mã của Đen
does-pieces-p = Tốt của Đen
does-claim-threefold = thế cờ lặp lại ba lần
does-claim-fifty = 50 nước không ăn quân, không đi Tốt
does-claim-flag = đối phương rụng cờ
does-claim-illegal = nước vừa rồi của đối phương không hợp lệ
does-claim-effort = hòa: đối phương không cố gắng đánh thắng
does-claim-means = hòa: đối phương không thể thắng theo cách thông thường
does-claim-seconds = cộng năm giây mỗi nước cho cả hai
does-clock = thời gian còn lại
does-clock-mine = thời gian của bạn
does-clock-theirs = thời gian của đối phương
does-score-3 = ba nước cuối
does-announce = đọc nước trên bàn cờ
does-press = bấm đồng hồ của bạn
## Nhấc và đặt

in-hand = Tay cầm { $piece } { $square }.
put-back-here = { $piece } { $square } đã trả về.
look-edge = Mép bàn. { $what }
look-board = Bàn cờ. { $what }
look-moves = Nước đi. { $what }
look-clocks = Đồng hồ. { $what }
look-captures = Quân đã ăn. { $what }
look-players = Đấu thủ. { $what }
look-log = Thông báo. { $what }
look-matters = Chờ quyết định. { $what }
look-boards = Các bàn cờ. { $what }
look-room = Trong phòng. { $what }

## Màn hình

pane-board = Bàn cờ
pane-moves = Nước đi
pane-clocks = Đấu thủ
pane-log = Thông báo
pane-matters = Chờ quyết định
pane-boards = Các bàn cờ
pane-room = Trong phòng
header-players = { $white } – { $black }
header-over = Ván cờ kết thúc, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = chiếu { $count }
mark-check = bị chiếu
mark-held = trong tay
mark-target = đến được
mark-last = vừa đi
targets-none = Tay bạn chưa cầm quân. Hãy nhấc một quân trước.
too-small = Cửa sổ quá nhỏ.
focus-entry = Dòng nhập: { $text }
focus-secret = Những gì bạn gõ không hiện ra. Enter để gửi, Escape để quay lại.
menu-title = Các lệnh
menu-setting = { $name }: { $value }
menu-other = khác: hãy gõ
list-help = { $take } để chọn, { $up } và { $down } để đi trong danh sách, { $cancel } để quay lại.
list-search = Gõ chữ để tìm.
list-unfound = Không có { $text } trong danh sách này.
commands-position = Hỏi về thế cờ
commands-game = Hỏi về ván cờ
commands-text = Lấy thế cờ dạng chữ
commands-guide = Tìm hiểu cách dùng
commands-play = Chơi
commands-seat = Ở một chỗ của trận đấu
commands-friendly = Chơi với bạn bè
commands-analysis = Phân tích thế cờ
commands-boards = Bàn cờ
commands-archive = Tìm ván
commands-study = Xem lại một ván
commands-practice = Học và luyện
commands-hearing = Giọng, tiếng và cách in
commands-program = Ván, cài đặt, thoát
commands-desk-run = Điều khiển ván cờ
commands-desk-waiting = Quyết định các vụ việc
commands-desk-look = Xem dữ kiện
commands-desk-clock = Chỉnh đồng hồ
commands-desk-penalty = Hình phạt và kết quả
commands-desk-seen = Phán quyết về điều bạn đã thấy
commands-desk-sheets = Biên bản còn thiếu
commands-desk-undoing = Sửa bàn cờ, thu hồi quyết định
commands-desk-support = Hỗ trợ và trợ lý
commands-desk-presence = Đấu thủ vắng mặt và có mặt
commands-desk-adjournment = Hoãn đấu
commands-desk-tasks = Đánh dấu việc
commands-desk-records = Hồ sơ, và chính bàn trọng tài
keys-title = Các phím
key-dropped = Đã bỏ.
quit-again = { $keys } lần nữa để thoát chương trình. Phím khác để tiếp tục.
echo-typed = { $what }
echo-deleted = đã xóa { $what }
echo-end = hết
echo-capital = { $letter } hoa
key-none = { $keys } không làm gì ở đây.
no-shell = Không có shell để trở về. Chương trình tiếp tục.
key-waits = { $keys }, rồi { $next }.
keys-from-to = { $from } đến { $to }
paste-too-long = Quá dài, chưa dán gì. Tối đa { $lines } dòng.
paste-lines = Nhiều dòng, chưa dán gì. Hãy dán từng dòng một.
paste-game = Cả một ván cờ, chưa dán gì. Hãy lưu thành tệp, rồi trong shell: { $program } import và tên tệp.
key-help-on = Trợ giúp phím bật: mỗi phím nói nó làm gì. Bấm lại phím này để tắt.
key-help-off = Trợ giúp phím tắt.
no-screen = Cửa sổ này không dùng màn hình được: chuyển sang từng dòng.
no-screen-pipe = Ở đây không có màn hình. Đây là đường ống, không phải terminal.
no-screen-plain = Ở đây không có màn hình. TERM hoặc ACCESSIBLE yêu cầu dạng dòng.

## Chơi trên bàn cờ thật

board-name = { $make }, { $port }
board-found = Tìm thấy bàn cờ: { $name }.
board-found-of = Tìm thấy bàn cờ của { $color }: { $name }.
board-back = Bàn cờ đã trở lại: { $name }.
board-back-of = Bàn cờ của { $color } đã trở lại: { $name }.
board-plays = Bạn chơi trên bàn cờ.
board-right = Bàn cờ đã đúng.
board-differs = Bàn cờ của bạn không khớp với ván.
board-left-over = Không dùng: chương trình chơi bên đó.
board-moves-only = Nó chỉ báo nước đã đi xong, không báo chạm quân. Nếu nó không báo nước nào, hãy xoay bàn cờ.
board-take = Bỏ quân ở { $square } ra.
board-take-man = Bỏ { $man } ở { $square } ra.
board-put = Đặt { $man } vào { $square }.
board-carry = Chuyển { $man } từ { $square } đến { $to }.
board-swap = Đổi chỗ hai quân ở { $square } và { $to }.
board-turn = Xoay bàn cờ lại.
board-man = { $who ->
    [white-king] Vua trắng
    [white-queen] Hậu trắng
    [white-rook] Xe trắng
    [white-bishop] Tượng trắng
    [white-knight] Mã trắng
    [white-pawn] Tốt trắng
    [black-king] Vua đen
    [black-queen] Hậu đen
    [black-rook] Xe đen
    [black-bishop] Tượng đen
    [black-knight] Mã đen
   *[black-pawn] Tốt đen
}
board-lifted = { $piece } { $square }.
board-touched = Đã chạm { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: trống.
board-executed = Nước đó đã có trên bàn của bạn.
board-put-back = Quân đã đặt lại chỗ cũ. Luật chạm quân vẫn áp dụng.
board-put-back-free = Quân đã đặt lại chỗ cũ. Được đi nước bất kỳ.
board-adjusted = Đã sửa quân.
board-knocked = Bàn cờ bị va.
board-knocked-untouched = Bàn cờ bị va. Không quân nào tính là chạm.
board-lingers = Nếu bạn đã đi xong, hãy gõ nước đi.
board-press = Bấm đồng hồ, nếu nước của bạn là { $move }.
board-type-move = Nếu nước của bạn là { $move }, hãy gõ nước đó.
board-press-move = Nếu nước của bạn là { $move }, hãy bấm đồng hồ hoặc gõ nước đó.
board-illegal = Nước đi không hợp lệ: { $pieces }. Để sắp lại bàn cờ, gõ xếp-quân.
board-in-hand = { $piece } { $square } có lẽ đang trong tay bạn.
board-gone-unpressed = { $move } đang ở trên bàn cờ. Hãy gõ nước đó, hoặc cắm bàn cờ vào.
board-pressed = { $color } đã bấm.
button-in-hand = Chưa xong: { $piece } { $square } còn ở ngoài bàn.
button-take = Chưa xong: bỏ { $man } ở { $square } ra.
button-rook = Chưa xong: hãy đi Xe.
button-nothing-moved = Chưa quân nào đi. Đến lượt bạn.
button-no-game = Lúc này không có gì để làm trên bàn cờ.
button-menu-how = Bấm: tiếp theo. Giữ: thực hiện.
button-menu-stop = Dừng đồng hồ.
button-menu-means = Yêu cầu xử hòa: đối phương không thể thắng.
button-menu-effort = Yêu cầu xử hòa: đối phương không cố thắng.
button-menu-seconds = Xin năm giây mỗi nước.
button-menu-leave = Rời trình đơn.
button-menu-left = Đã đóng trình đơn.
board-no-button = Nó không có nút. Nước đi được tính khi tay bạn nghỉ.
board-learned = Bàn cờ đã nhận ra các quân.
board-not-learned = Chưa nhận ra các quân. Chúng được theo dõi qua nước đi.
boards-clock-waits = Đồng hồ chờ bàn cờ.
boards-clock-runs = Đồng hồ chạy.
board-no-move = Bàn cờ báo { $text }: không phải nước đi hợp lệ.
board-line-lost = Mất dữ liệu từ bàn cờ. Gõ nước-cuối để nghe nước vừa rồi. Nếu thiếu nước, hãy gõ nước đó.
board-faulty = { $square }: cảm biến không đáng tin.
board-doubtful = { $square } chập chờn. Ấn quân xuống. Nó vẫn được tính.
board-missed = Mất dữ liệu từ bàn cờ. Nếu thiếu lần chạm hay nước đi nào, hãy làm lại.
board-flickers = { $square } chập chờn: ấn quân xuống, hoặc gõ tắt-ô { $square }.
board-still-empty = { $square } có vẻ trống. Ấn quân xuống, hoặc gõ tắt-ô { $square }.
board-still-occupied = { $square } có vẻ có quân. Nếu ô trống, gõ tắt-ô { $square }.
board-still-other = { $square } có vẻ sai quân. Nếu đúng quân, gõ tắt-ô { $square }.
board-still-turned = Bàn cờ vẫn có vẻ sai hướng. Nếu đặt đúng, gõ bàn-điện-tử thuận hoặc bàn-điện-tử ngược.
board-still-turned-pegs = Bàn cờ vẫn có vẻ sai hướng. Xoay lại, hoặc gõ bỏ-qua và chơi bằng bàn phím.
board-lies-straight = Nếu bạn đã nhấc { $square }, bàn cờ đặt sai hướng. Xoay lại, hoặc gõ bàn-điện-tử thuận.
board-lies-turned = Nếu bạn đã nhấc { $square }, bàn cờ đặt sai hướng. Xoay lại, hoặc gõ bàn-điện-tử ngược.
board-muted = { $square } đã tắt: những gì nó báo không được tính.
board-muted-untouched = { $square } đã tắt: nó chập chờn. Không tính là chạm.
board-muted-arbiter = { $square } đã tắt: nó chập chờn. Trọng tài quyết định có chạm hay không.
board-not-touched = Nếu bạn không chạm, gõ tắt-ô { $square }.
board-not-touched-arbiter = Nếu bạn không chạm, gõ tắt-ô { $square }. Trọng tài quyết định.
board-not-made = { $move } đã có trên bàn. Nếu bạn không đi nước đó, gõ đi-lại.
board-steady = { $square } đã ổn định và lại được tính.
board-unmuted = { $square } lại được tính.
board-mutes = { $square } đã tắt. Gõ các nước từ hoặc đến ô đó. Để tính lại: bật-ô { $square }.
board-which-side = Chưa biết phía của Trắng. Gõ bàn-điện-tử thuận, hoặc bàn-điện-tử ngược.
board-battery = Pin bàn cờ: còn { $percent } phần trăm.
board-restarted = Bàn cờ đã khởi động lại.
board-gone = Mất bàn cờ: { $reason }. Hãy tiếp tục bằng bàn phím. { $todo }
board-not-there = Không có bàn cờ: { $reason }. { $todo }
board-none-found = không cổng nào có bàn cờ
board-none-found-do = Cắm vào, hoặc nêu cổng của nó.
board-no-port = không có cổng { $port }
board-no-port-do = Cắm vào.
board-not-serial = { $port } không phải cổng nối tiếp
board-not-serial-do = Nêu cổng khác.
board-busy = chương trình khác đang giữ { $port }
board-busy-do = Đóng chương trình đó.
board-denied = bạn không được phép dùng { $port }
board-denied-do = Người quản trị có thể cho phép.
board-denied-group = bạn không được phép dùng { $port }
board-denied-group-do = Vào nhóm { $group }: sudo usermod -aG { $group } $USER. Rồi đăng xuất và đăng nhập lại.
board-no-answer = không có gì trả lời ở { $port }
board-no-answer-do = Bật bàn cờ lên, hoặc cắm lại.
board-other-make = ở { $port } là bàn { $what }
board-other-make-do = Nêu hãng đó, hoặc auto.
board-babble = ở { $port } là thiết bị khác
board-babble-do = Kiểm tra cổng và hãng của bàn cờ.
board-stranger = { $port } gửi điều không rõ
board-stranger-do = Kiểm tra phích cắm. Cũng có thể bàn cờ mới hơn touchmove.
board-failed = { $port } bị lỗi, { $what }
board-failed-do = Cắm lại.
boards-none = Không có bàn cờ. Gõ bàn-điện-tử auto để tìm.
boards-none-position = Chơi từ một thế cờ: gõ { $position }.
boards-sought = Đang tìm bàn cờ.
boards-off = Bàn cờ tắt. Nước đi được gõ.
board-is = Bàn cờ: { $name }.
board-of = Bàn cờ của { $color }: { $name }.
board-agrees = Nó khớp với ván.
board-moves = Trên bàn đang đi một nước.
board-behind = Bàn của bạn thiếu nước của đối phương: { $move }.
board-unmade = Hãy đi nước đã đọc trên bàn của bạn: { $move }.
board-waits = Chưa so với ván.
skipped = Để nguyên như vậy. Hãy gõ nước đi đến khi bàn cờ đúng.
skip-none = Không có gì để bỏ qua.
argument-boards = { $name } nhận auto, hoặc hãng và cổng, dgt:/dev/ttyUSB0; thuận hoặc ngược; hoặc tắt.

help-pegboard =
    bàn-điện-tử: bàn cờ của bạn, và nó có khớp với ván không.
    bàn-điện-tử auto: tìm bàn cờ.
    bàn-điện-tử thuận, bàn-điện-tử ngược: bàn quay hướng nào.
    bàn-điện-tử tắt: chơi bằng cách gõ.
help-set-up =
    xếp-quân: dẫn bạn từng ô một đến thế cờ đúng.
    nhắc-lại nói lại một bước.
help-mute =
    tắt-ô b8: bỏ qua những gì bàn cờ báo ở b8, khi tiếp xúc kém.
    Ô chập chờn tự tắt, đến khi yên trong mười giây.
    Để tính lại: bật-ô b8.
help-unmute =
    bật-ô b8: b8 lại được tính.
    Nếu khi đó bàn cờ khác với ván, bạn được báo phải sửa gì.
help-skip =
    bỏ-qua: để bàn cờ nguyên như vậy.
    Hãy gõ nước đi đến khi bàn đúng.

## Bàn cờ trên đường dây

peg-looking = Đang tìm bàn cờ.
peg-found = Tìm thấy bàn cờ: { $make }, { $port }.
peg-senses-pegs = Nó cảm nhận từng quân rời khỏi lỗ.
peg-senses-squares = Nó cảm nhận ô nào có quân.
peg-senses-men = Nó biết quân nào ở ô nào.
peg-senses-moves = Nó chỉ báo nước đã đi xong, không báo chạm quân.
peg-no-address = { $word } không phải địa chỉ bàn cờ. Viết auto, một hãng, hoặc hãng và cổng: dgt:/dev/ttyUSB0. Các hãng: { $makes }.
peg-chips = Đã nhận ra: chip của { $count } quân.
peg-event = { $what }.
peg-event-at = { $what }. { $time } giây.
peg-together = Cùng lúc: { $items }
peg-lifted = { $square } nhấc quân
peg-lifted-man = { $square } nhấc quân, { $piece }
peg-seated = { $square } có quân
peg-seated-man = { $square } có quân, { $piece }
peg-button-confirm = Nút xác nhận, { $how }
peg-button-confirm-of = Nút xác nhận của { $color }, { $how }
peg-button-clock = Nút đồng hồ, { $how }
peg-button-clock-of = Nút đồng hồ của { $color }, { $how }
peg-button = Nút { $number }, { $how }
peg-short = bấm ngắn
peg-long = bấm dài
peg-stands-start = Thế ban đầu đã xếp.
peg-stands-empty = Mọi ô đều trống.
peg-stands = Có quân ở { $count } ô: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Nước đi: { $text }.
peg-taken-back = Đi lại: { $text }.
peg-faulty = { $square }: cảm biến không đáng tin.
peg-mended = { $square }: cảm biến lại đáng tin.
peg-doubtful = { $square }: cảm biến đáng ngờ. Nó vẫn được tính.
peg-certain = { $square }: cảm biến lại chắc chắn.
peg-glimpsed = { $square } thay đổi trong một lần đọc. Bỏ qua.
peg-felt = đã sờ { $square }
peg-clock = Đồng hồ: Trắng { $white }, Đen { $black }, { $runs }.
peg-clock-stands = đang dừng
peg-clock-white = đồng hồ Trắng chạy
peg-clock-black = đồng hồ Đen chạy
peg-buttonless = Nó không có nút.
peg-lampless = Nó không có đèn dùng được.
peg-identity = Đó là: { $text }.
peg-battery = Pin: { $percent } phần trăm.
peg-battery-charging = Pin: { $percent } phần trăm, đang sạc.
peg-done = Đã thực hiện lệnh.
peg-refused = Từ chối lệnh: { $text }.
peg-learned = Đã nhận ra các quân.
peg-not-learned = Chưa nhận ra quân nào. Hãy xem: { $items }.
peg-which-side = Chưa biết phía của Trắng. Nêu bằng --straight hoặc --turned.
peg-restarted = Bàn cờ đã khởi động lại.
peg-unanswered = Bàn cờ không trả lời một lệnh.
peg-silent = Bàn cờ im lặng.
peg-echo = Đường dây vòng về chính nó.
peg-version = Bàn cờ nói phiên bản khác.
peg-gap = Mất dữ liệu từ bàn cờ.
peg-missed = Mất dọc đường: { $count } sự kiện.
peg-garbled = Nhận được dữ liệu không đọc được.
peg-start-missing = Chưa phải thế ban đầu. Thiếu quân ở: { $items }.
peg-start-more = Chưa phải thế ban đầu. Thừa quân ở: { $items }.
peg-start-other = Chưa phải thế ban đầu. Khác quân ở: { $items }.
peg-enter-skips = Enter bỏ qua một câu hỏi.
peg-ask-take = Bỏ quân ở { $square } ra.
peg-ask-back = Đặt lại vào { $square }.
peg-ask-put = Đặt một quân vào { $square }.
peg-ask-away = Bỏ quân ở { $square } ra lại.
peg-square-works = { $square } hoạt động.
peg-nothing-came = Không có tín hiệu.
peg-skipped = Đã bỏ qua.
peg-ask-move = Đi một nước trên bàn cờ.
peg-no-move = Không nhận được nước đi.
peg-lamps = Đèn, từng hàng từ hàng một đến hàng tám.
peg-lamps-done = Đèn xong. Người sáng mắt có thể nói đèn có sáng không.
peg-ask-button = Bấm một nút của bàn cờ, hoặc của đồng hồ.
peg-no-button = Không nhận được nút. Có thể bàn cờ không có nút.
peg-clock-works = Đồng hồ hoạt động.
peg-no-clock = Không đồng hồ nào trả lời.
peg-named = Số của bàn cờ đã đặt vĩnh viễn: { $text }.
peg-has-name = Bàn cờ giữ số cũ.
peg-takes-no-name = Bàn cờ không nhận số. Cần PEG/1 1.1, và số dài tối đa 16 chữ hoặc chữ số.
peg-clock-unnamed = Để thử đồng hồ: --clock xl hoặc --clock 3000.
peg-check-none = Không có gì để kiểm tra.
peg-check-lost = Mất bàn cờ. Nó không hoạt động.
peg-check-works = Nó hoạt động: đã thử { $count } ô.
peg-check-wrong = Tìm thấy lỗi: { $items }.
peg-check-nothing = Chưa thử gì.
peg-check-moves = Nó hoạt động: nhận được nước đi.
peg-check-no-moves = Nó không hoạt động: không nhận được nước đi nào.
health-board = Bàn cờ: có một cổng, { $port }{ $product }.
health-board-denied = Bàn cờ: { $reason }. { $todo }
health-board-none = Bàn cờ: không tìm thấy.

## Bàn cờ giả lập

sim-word-lift = nhấc
sim-word-seat = đặt
sim-word-replace = thay
sim-word-press = bấm
sim-word-long = giữ
sim-word-lever = cần
sim-word-clock = đồng-hồ
sim-word-button = nút
sim-word-wait = chờ
sim-word-off = tắt
sim-word-on = bật
sim-word-battery = pin
sim-word-feel = sờ
sim-word-pull = rút
sim-word-plug = cắm
sim-word-show = hiện
sim-word-position = thế-cờ
sim-word-next = tiếp
sim-word-help = giúp
sim-word-end = hết
sim-help =
    nhấc e2, đặt e4, đặt e8 Hậu
    thay d5: quân mới, không có lúc trống
    bấm, giữ: nút xác nhận
    bấm trắng: mỗi đấu thủ một nút
    cần: đồng hồ; nút 3: các nút của nó
    pin 15, sờ e2
    chờ 300: mili giây
    tắt, bật: nguồn điện
    rút, cắm: dây cáp
    hiện: thế cờ
    thế-cờ: FEN hoặc start
    tiếp: nước tiếp theo của tệp
    hết
sim-port = Cổng: { $path }
sim-awaits = Ván cờ bắt đầu khi có chương trình hỏi.
sim-awaits-next = Nước tiếp theo đã sẵn. Viết tiếp.
sim-no-next = Hết nước đi.
sim-game-over = Ván cờ đã kết thúc.
sim-lifted = Đã nhấc: { $man } { $square }
sim-seated = Đã đặt: { $man } { $square }
sim-pressed = Đã bấm.
sim-set = Các quân đã xếp.
sim-done = Xong.
sim-waited = Đã chờ { $length } mili giây.
sim-on = Nguồn bật.
sim-off = Nguồn tắt.
sim-plugged = Đã cắm cáp.
sim-pulled = Đã rút cáp.
sim-open = Có chương trình đang mở cổng.
sim-closed = Không chương trình nào mở cổng.
sim-men-white = Trắng: { $men }
sim-men-black = Đen: { $men }
sim-no-men-white = Trắng: không có quân
sim-no-men-black = Đen: không có quân
sim-hand = Cạnh bàn cờ: { $men }
sim-empty = Ô { $square } trống.
sim-occupied = Đã có { $man } { $square }. Nhấc nó lên trước, hoặc viết thay.
sim-nothing-in-hand = Tay bạn chưa cầm quân. Nêu một quân, như Hậu trắng.
sim-no-button = Bàn này không có nút như vậy.
sim-no-part = Bàn này không có pin, và không cảm nhận được ngón tay.
sim-no-button-number = { $word } không phải nút. Các nút từ 1 đến 5.
sim-no-percent = { $word } không phải phần trăm. Viết 0 đến 100, thêm dấu cộng khi đang sạc.
sim-no-word = Không hiểu từ: { $word }. Viết giúp.
sim-missing = Chưa đủ: { $word }. Viết giúp.
sim-more = Thừa: { $word }.
sim-no-square = { $word } không phải ô. Viết một ô như e2.
sim-what-square = Nêu một ô, như e2.
sim-no-man = { $word } không phải quân. Viết một quân như Hậu.
sim-no-color = { $word }: trắng hay đen?
sim-no-time = { $word } không phải thời gian. Viết số mili giây, tối đa một giờ.
sim-no-position = { $word } không phải thế cờ. Viết FEN, hoặc start.
sim-dark = Đèn: tắt hết.
sim-lit = Đèn: { $squares }
sim-buzz = Âm thanh: { $text }
sim-named = Đã giữ số: { $text }
sim-shake = Rung: { $text }
sim-shows = Đồng hồ hiện: { $text }
sim-shows-and-beeps = Đồng hồ kêu bíp và hiện: { $text }
sim-shows-times = Đồng hồ hiện thời gian.
sim-times = Đồng hồ đã chỉnh: Trắng { $white }, Đen { $black }
sim-plays = Nước của máy: { $from } { $to }
sim-no-system = Chỉ giả lập được bàn cờ trên Linux, macOS và BSD.
sim-no-port = Không có cửa sổ dòng lệnh giả: { $reason }
sim-no-file = Không tìm thấy tệp: { $file }.
sim-unreadable = Không đọc được { $file }: { $reason }
sim-no-make = Không có hãng: { $word }. Có: { $makes }.
sim-no-flag = Không dùng cho hãng này: { $word }.
sim-no-side = { $word } không phải bên. Viết white hoặc black.
sim-no-style = { $word } không phải kiểu. Viết một kiểu như own-first.
sim-cannot-confirm = Bàn này không có nút xác nhận.
sim-no-game = { $count ->
    [0] Không đọc được ván nào trong { $file }.
   *[other] { $file } có { $count } ván đọc được.
}
sim-fault = { $file }, dòng { $line }: { $reason }
sim-fault-word = { $word } không phải trục trặc. Viết một loại như noise, loss, pull.
sim-fault-share = { $word } không phải tỷ lệ. Viết một số từ 0 đến 1, như 0.01.
sim-fault-square = { $word } không phải ô. Viết một ô như b8.
sim-fault-number = { $word } không phải số. Viết số mili giây, tối đa một ngày, hoặc một byte.
sim-fault-short = Ở cuối còn thiếu.
sim-fault-more = Thừa: { $word }.
sim-fault-needs-time = { $word } cần thời điểm trước, như at 5000.
sim-fault-no-place = Không thể ở một thời điểm hay một byte: { $word }. Viết from và to, hoặc bỏ cả hai.

## Tệp trận đấu

match-line = Dòng { $line }: { $what }
match-key-in = { $key } trong [{ $part }]
match-words = Một trong: { $words }.
match-help-aid = Hỗ trợ: { $aid }.
match-wrong-form = không theo dạng key = "value". Đặt giá trị trong dấu ngoặc kép.
match-wrong-twice = điều này có hai lần trong tệp. Bỏ một lần.
match-wrong-unknown-near = ở đây không có { $key }. Có phải ý bạn là { $instead }?
match-wrong-unknown = ở đây không có { $key }. Một trong: { $words }.
match-wrong-part = { $part } là một phần của tệp. Viết [{ $part }] trên một dòng riêng.
match-wrong-value = { $key } không thể là { $value }. { $help }
match-wrong-answer = Không hiểu là { $key }: { $value }.
match-wrong-empty = { $key } không có giá trị đọc được. { $help }
match-wrong-missing = Thiếu { $key }. { $help }
match-wrong-relay = không có trợ lý cho { $color }. Hãy nêu một người trong [{ $part }].
match-wrong-hearing = cần trợ lý: người mù gặp người khiếm thính. Hãy nêu một người trong [white.assistant] hoặc [black.assistant]. { $article }.
match-wrong-no-board = { $color } không có bàn cờ điện tử. Viết device = "pegs" hoặc "board", hoặc bỏ địa chỉ.
match-wrong-no-pegs = { $make } không phải bàn cắm. Viết device = "board".
match-wrong-pegs = { $make } là bàn cắm. Viết device = "pegs".
match-wrong-port = cả hai bàn đều ở { $port }. Mỗi bàn cần cổng riêng.
match-wrong-boards = hai bàn trông giống nhau. Cho mỗi bàn một cổng, như dgt:/dev/ttyUSB0.
match-wrong-positions = một ván chỉ có một thế ban đầu. Bỏ chess960 hoặc position.
match-wrong-aid = { $aid }: không trọng tài nào được cho phép, nhắc nước bị cấm. FIDE 2023, 11.3.1.
match-wrong-code = { $key } không còn là bí mật. { $what }
match-wrong-pace = có pace mà không có đồng hồ. Bỏ pace, hoặc ghi thời gian.

match-key-event = Giải: giải đấu hoặc trận đấu.
match-key-site = Địa điểm: thành phố và nước.
match-key-place = Chỗ: phòng và bàn đấu.
match-key-round = Vòng.
match-key-date = Ngày, như 2026-11-21.
match-key-time = Thời gian, như 15+10, 40/90+30,30+30 hoặc 5d3; off: không đồng hồ.
match-key-laws = Luật: bản luật, như fide-2023.
match-key-pace = Loại cờ. Bỏ trống thì theo thời gian.
match-key-supervision = Giám sát cờ nhanh và cờ chớp nhoáng. Đầy đủ: áp dụng luật thi đấu.
match-key-announcing = Đọc nước: đấu thủ báo nước đi cho nhau thế nào, như Mã f3. Nhắc lại: người kia nói lại, như với người mù.
match-key-default-time = Giờ chờ: số phút đấu thủ được đến muộn, 0 đến 600.
match-key-quickplay = Đấu nhanh ở cuối ván: có công bố hướng dẫn của nó không.
match-key-draws = Hòa theo thỏa thuận. free: lúc nào cũng được. after 30: sau 30 nước mỗi bên. arbiter: nếu trọng tài đồng ý. arbiter until 30: như vậy đến nước 30.
match-key-adjournment = Hoãn đấu: ván cờ có thể hoãn không.
match-key-session = Buổi đấu: dài bao nhiêu phút theo đồng hồ của trọng tài, 15 đến 900.
match-key-adjudication = Đánh giá ván: ván chưa xong có được phân định theo thế cờ không.
match-key-minutes-by-claim = Phút khi yêu cầu: phút bù cho nước không hợp lệ có chỉ dành cho người yêu cầu không.
match-key-points = Điểm: thắng, hòa và thua được bao nhiêu.
match-key-appeals = Khiếu nại: đấu thủ có được khiếu nại quyết định của trọng tài không.
match-key-appeal-time = Hạn khiếu nại: số phút sau quyết định hoặc sau ván cờ còn được khiếu nại, 0 đến 1440. Bỏ trống: không hạn.
match-key-appeal-fee = Lệ phí khiếu nại, chẳng hạn 50 euro.
match-key-chess960 = Cờ 960: số của thế ban đầu, 0 đến 959.
match-key-variant = Biến thể: tên trò chơi, nếu không phải cờ vua.
match-key-position = Thế ban đầu, dạng FEN. Bỏ trống là thế thường.
match-key-odds = Chấp: điều một bên chấp bên kia, ví dụ knight, black pawn, draw hoặc white time 5.
match-key-name = Tên đấu thủ.
match-key-title = Danh hiệu, như FM.
match-key-federation = Liên đoàn, như GER.
match-key-club = Câu lạc bộ.
match-key-rating = Hệ số Elo, 0 đến 4000.
match-key-fide-id = Số FIDE, một con số.
match-key-blind = Mù hoặc khiếm thị.
match-key-hard-of-hearing = Khiếm thính.
match-key-device = Thiết bị: bàn cờ hoặc bàn phím của đấu thủ.
match-key-address = Địa chỉ bàn cờ: auto, một hãng, hoặc hãng và cổng, như peg1:/dev/ttyACM0.
match-key-moves = Giọng nước đi: fide-vi nói Eva bốn, fide Eva vier, vi e4.
match-key-talk = Giọng của mọi thứ khác.
match-key-form = Dạng nước đi: long kèm ô xuất phát, short không kèm khi đã rõ.
match-key-speech = Giọng đọc: chương trình có đọc cho đấu thủ này ở cửa sổ riêng không. Máy chủ theo cài đặt của bạn.
match-key-rate = Tốc độ đọc, -100 đến 100.
match-key-output = Đầu ra âm thanh cho đấu thủ này. Bỏ trống là của hệ thống.
match-key-synthesiser = Bộ tổng hợp: tên giọng của nó. Bỏ trống là giọng của ngôn ngữ.
match-key-print = Cách in: các dòng in thế nào cho đấu thủ này.
match-key-braille-table = Bảng chữ nổi của liblouis, như en-ueb-g2.ctb; auto: theo ngôn ngữ.
match-key-score = Biên bản: ai ghi. own: đấu thủ, gõ với ghi e4. hand: trên giấy hoặc chữ nổi. assistant: chương trình.
match-key-warnings = Báo giờ: những phút còn lại mà đấu thủ được báo, như 10,5,1; hoặc off.
match-key-code = Mã: ai ngồi vào chỗ này phải gõ. Bỏ trống: không có.
match-key-assistant-name = Tên trợ lý.
match-key-assistant-talk = Giọng cho trợ lý.
match-key-arbiter-name = Tên trọng tài.
match-key-arbiter-passphrase = Mật khẩu, dạng băm. { $program } match --new tạo ra nó.
match-key-arbiter-talk = Giọng của bàn trọng tài. Bỏ trống là của máy tính.
match-key-arbiter-moves = Giọng nước đi ở bàn trọng tài. Bỏ trống là của máy tính.
match-key-arbiter-speech = Giọng đọc: cửa sổ của bàn trọng tài có đọc không.
match-key-arbiter-rate = Tốc độ đọc ở bàn trọng tài, -100 đến 100. Bỏ trống là của máy tính.
match-key-arbiter-lock = Khóa: sau bấy nhiêu phút không gõ gì, bàn trọng tài hỏi lại mật khẩu. 0: không bao giờ.
match-key-arbiter-output = Đầu ra âm thanh cho trọng tài. Bỏ trống là của hệ thống.
match-key-arbiter-synthesiser = Bộ tổng hợp ở bàn trọng tài: tên giọng của nó. Bỏ trống là giọng của ngôn ngữ.

match-word-yes = có
match-word-no = không
match-word-standard = cờ tiêu chuẩn
match-word-rapid = cờ nhanh
match-word-blitz = cờ chớp nhoáng
match-word-adequate = đầy đủ
match-word-sparse = ít
match-word-repeat = đọc và nhắc lại
match-word-repeat-first = đọc và nhắc lại trước khi bấm đồng hồ
match-word-announce = đọc
match-word-off = không đọc
match-word-keyboard = bàn phím
match-word-pegs = bàn cắm
match-word-board = bàn điện tử thường
match-word-assistant = trợ lý
match-word-long = dài
match-word-short = ngắn
match-word-text = chữ thường
match-word-braille = chữ nổi
match-word-own = đấu thủ, gõ với ghi e4
match-word-hand = đấu thủ, trên giấy hoặc chữ nổi

aid-own-announcements = các nước đọc gần nhất
aid-score-sheet = biên bản của mình
aid-times = thời gian
aid-move-number = số nước
aid-opponent-score = biên bản của đối phương
aid-position-readout = nghe đọc thế cờ
aid-legal-moves = các nước hợp lệ
aid-attackers = quân tấn công
aid-draw-hints = nhắc về quyền xin hòa
aid-opening-name = tên khai cuộc
aid-takeback = đi lại
aid-engine = engine

match-about-file =
    Một trận đấu cho touchmove. Dòng bắt đầu bằng # là ghi chú cho bạn.
    Để kiểm tra: { $program } match --check và tên tệp này.
match-about-aids =
    Hỗ trợ cho cả hai đấu thủ, yes hoặc no. Bỏ trống là theo Luật.
    Được phép: own-announcements, score-sheet, times, move-number.
    Chỉ khi được cho phép: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Không bao giờ: engine.
    Cho riêng một đấu thủ: phần [white.aids] hoặc [black.aids].
match-about-arbiter = Ở đây chỉ có dạng băm, không có mật khẩu.

match-part-player = { $color }.
match-part-assistant = Trợ lý của { $color }.
match-part-player-aids = Hỗ trợ cho riêng { $color }.
match-part-aids = Hỗ trợ cho cả hai đấu thủ.
match-part-arbiter = Trọng tài.
match-ask-begin =
    Tệp trận đấu mới, khoảng 15 câu hỏi.
    Chỉ Enter: câu trả lời gợi sẵn.
    quay lại: câu hỏi trước.
    Control-C: dừng. Các câu trả lời được giữ.
match-ask-on = Tiếp tục sau { $count } câu trả lời.
match-looking = Đang tìm bàn cờ.
match-found-none = Không tìm thấy bàn cờ.
match-found = Tìm thấy: { $boards }.
match-ask-time = Thời gian, như 15+10, 40/90+30,30+30 hoặc 5d3. Không đồng hồ: off.
match-ask-name = Tên của { $color }.
match-ask-blind = Ai mù hoặc khiếm thị?
match-ask-device = { $color } chơi trên thiết bị nào?
match-ask-assistant = Tên trợ lý của { $color }.
match-ask-braille = Ai đọc các dòng bằng chữ nổi?
match-ask-output = Đầu ra âm thanh nào cho { $color }?
match-word-program = chương trình
match-word-both = cả hai
match-word-neither = không ai
match-found-board = bàn { $make } ở { $port }
match-device-pegs-later = bàn cắm, nối sau
match-device-board-later = bàn điện tử thường, nối sau
match-device-relayed = trợ lý gõ các nước đi

match-ask-aids = Cho phép thêm hỗ trợ nào? Các số cách nhau bằng dấu phẩy.
match-ask-passphrase = Mật khẩu của trọng tài, cho bàn trọng tài. Ít nhất 10 ký tự, hoặc ba từ.
match-ask-passphrase-again = Gõ lại mật khẩu.
match-passphrase-short = Quá ngắn. Gõ ít nhất { $characters } ký tự, hoặc { $words } từ không liên quan.
match-code-short = Quá ngắn. Gõ ít nhất 4 ký tự.
match-weak-few = Quá dễ: hầu như chỉ một vài chữ.
match-weak-repeated = Quá dễ: lặp đi lặp lại.
match-weak-digits = Quá dễ: chỉ có chữ số.
match-weak-row = Quá dễ: một hàng phím hoặc bảng chữ cái.
match-weak-known = Quá dễ: ai cũng thử trước tiên.
match-weak-name = Quá dễ: một tên trong trận này.
match-weak-offered = Ví dụ: { $text }.
match-passphrase-differs = Không giống nhau. Gõ lại mật khẩu hai lần.
match-choice = { $number }: { $word }
match-help-name = Gõ tên đấu thủ này. Tên được ghi trên biên bản.
match-help-blind = Gõ một số hoặc một từ. Với đấu thủ mù, nước đi được đọc, và có luật riêng.
match-help-device = Gõ số của bàn cờ cho đấu thủ này. Với bàn khác: hãng và cổng, như dgt:/dev/ttyUSB0.
match-help-assistant = Gõ một tên, hoặc bấm Enter. Trợ lý di chuyển quân và giúp trong phạm vi Luật cho phép.
match-help-braille = Gõ một số hoặc một từ. Các dòng in bằng chữ nổi Unicode, cho màn hình chữ nổi hiện nội dung cửa sổ.
match-help-output = Gõ số đầu ra âm thanh của đấu thủ này. Mỗi đấu thủ cần tai nghe riêng.
match-help-time = Số phút, cộng số giây mỗi nước: 90+30. Hai đợt: 40/90+30,30+30. Không đồng hồ: off.
match-help-default-time = Gõ số phút. Đấu thủ đến muộn hơn bị xử thua. 0: muộn là thua. Nếu không đặt, trọng tài quyết định.
match-help-arbiter = Gõ tên trọng tài. Tên được ghi trong báo cáo.
match-help-aids = Gõ các số cách nhau bằng dấu phẩy, hoặc gõ không. Khi đó đấu thủ được hỏi nhiều hơn Luật cho phép.
match-help-passphrase = Gõ mật khẩu cho bàn trọng tài. Nó không hiện ra, và về sau không ai xem lại được.
match-help-passphrase-again = Gõ đúng mật khẩu đó, để phát hiện nếu gõ nhầm.
match-help-choice = Gõ số của câu trả lời, hoặc từ của nó.
match-help-text = Gõ câu trả lời. Không đổi thì bấm Enter.
match-help-review = Enter ghi tệp. Để đổi một dòng, gõ tên của nó. tất cả: nghe lại cả bảng.
match-enter = Enter: { $value }.
match-enter-none = Enter: không có.
match-enter-nothing = Để bỏ trống: không.
match-enter-again = Gõ một câu trả lời.
match-enter-kept = Enter: câu bạn đã gõ.
match-enter-passphrase = Chỉ Enter: hỏi lại cả hai.
match-none = không
match-back = quay lại
match-back-none = Đây là câu hỏi đầu tiên.
match-review = Bảng tổng kết:
match-review-row = { $name }: { $value }
match-review-set = đã đặt
match-review-aids = theo Luật
match-review-output = của hệ thống
match-review-default-time = chưa đặt, trọng tài quyết định
match-review-more = Còn gọi được theo tên: { $names }.
match-review-end =
    Để đổi, gõ tên mục, như { $name }. Thêm tên: giúp.
    Enter: ghi tệp.
match-review-all = tất cả
match-review-again =
    Để đổi thêm, gõ tên mục. Để nghe cả bảng: tất cả.
    Enter: ghi tệp.
match-review-unknown = Không hiểu: { $word }. Gõ một tên trong danh sách.
match-name-of = { $name } của { $color }
match-name-event = giải
match-name-site = địa điểm
match-name-place = chỗ đấu
match-name-round = vòng
match-name-date = ngày
match-name-time = thời gian
match-name-laws = luật
match-name-pace = loại cờ
match-name-supervision = giám sát
match-name-announcing = đọc nước
match-name-default-time = giờ chờ
match-name-quickplay = đấu nhanh cuối ván
match-name-draws = hòa
match-name-adjournment = hoãn đấu
match-name-session = buổi đấu
match-name-adjudication = đánh giá ván
match-name-minutes-by-claim = phút khi yêu cầu
match-name-points = điểm
match-name-appeals = khiếu nại
match-name-appeal-time = hạn khiếu nại
match-name-appeal-fee = lệ phí khiếu nại
match-name-chess960 = cờ 960
match-name-variant = biến thể
match-name-position = thế cờ
match-name-odds = chấp
match-name-name = tên
match-name-title = danh hiệu
match-name-federation = liên đoàn
match-name-club = câu lạc bộ
match-name-rating = hệ số Elo
match-name-fide-id = số FIDE
match-name-blind = mù
match-name-hard-of-hearing = khiếm thính
match-name-device = thiết bị
match-name-moves = giọng nước đi
match-name-talk = giọng
match-name-form = dạng nước đi
match-name-speech = giọng đọc
match-name-rate = tốc độ
match-name-output = đầu ra
match-name-synthesiser = bộ tổng hợp
match-name-braille = chữ nổi
match-name-braille-table = bảng chữ nổi
match-name-score = biên bản
match-name-warnings = báo giờ
match-name-aids = hỗ trợ
match-name-assistant-name = trợ lý
match-name-assistant-talk = giọng cho trợ lý
match-name-arbiter-name = trọng tài
match-name-arbiter-passphrase = mật khẩu
match-name-code = mã chỗ ngồi
match-name-arbiter-lock = khóa bàn trọng tài
match-name-arbiter-talk = giọng bàn trọng tài
match-name-arbiter-moves = giọng nước đi bàn trọng tài
match-name-arbiter-speech = giọng đọc bàn trọng tài
match-name-arbiter-rate = tốc độ bàn trọng tài
match-name-arbiter-output = đầu ra bàn trọng tài
match-name-arbiter-synthesiser = bộ tổng hợp bàn trọng tài
match-changed = Tệp trận đấu đã đổi: { $keys }. Ván đang chơi giữ điều kiện cũ.
match-changed-key = { $key } từ { $then } thành { $now }
match-left-out = không có
match-go-on = Ván { $game } của trận này chưa xong. Tiếp tục theo điều kiện cũ? Không thì bắt đầu ván mới theo điều kiện mới, và ván { $game } ở lại kho lưu. có hay không.
match-help-go-on = có: ván dở tiếp tục, như lúc bắt đầu. không: ván mới với điều kiện mới.
match-not-begun = Ván { $game } chưa xong, và chưa ai trả lời. Hãy chạy lại trận đấu và trả lời.
match-left = Chưa ghi gì.
match-kept = Các câu trả lời được giữ. Gõ lại lệnh đó để tiếp tục.
match-not-kept = Các câu trả lời không giữ được: { $reason }.
match-written = Đã ghi: { $file }.
match-begin =
    Tệp trận đấu không có lỗi.
    Để bắt đầu: { $program } match { $file }
match-no-randomness = Hệ thống không cho số ngẫu nhiên. Chưa ghi gì.
match-exists = { $file } đã có. Hãy nêu tệp khác.
match-not-written = Chưa ghi, { $file }: { $reason }.
match-not-there = Không tìm thấy tệp trận đấu: { $file }. Để viết một tệp: { $program } match --new { $file }
match-not-read = Không đọc được { $file }: { $reason }.
match-reason-missing = tệp không có
match-reason-folder = đó là thư mục, hãy nêu một tệp trong đó
match-reason-no-text = tệp không phải văn bản thường, hãy lưu dạng UTF-8
match-reason-denied = quyền truy cập không cho phép

match-title = { $white } gặp { $black }.
match-event = Giải: { $text }.
match-round = Vòng { $text }.
match-site = Địa điểm: { $text }.
match-place = Chỗ đấu: { $text }.
match-date = Ngày: { $text }.
match-laws = Luật: { $edition }, { $pace }.
match-supervision-adequate = Giám sát: đầy đủ.
match-supervision-sparse = Giám sát: ít.
match-announcing-repeat = Nước đi được đọc, nhắc lại và đi trên bàn cờ.
match-announcing-repeat-first = Nước đi được đọc, nhắc lại và đi trên bàn cờ, rồi bấm đồng hồ. Từ khi đọc đến lúc đó, đồng hồ của đối phương chạy.
match-announcing-announce = Nước đi được đọc, không nhắc lại.
match-announcing-off = Nước đi không được đọc.
match-chess960 = Cờ 960, thế ban đầu số { $number }.
match-variant = { $variant }.
match-position = Thế ban đầu: { $position }.
match-position-chess960 = Cờ 960, thế ban đầu { $position }.
match-default-time = Giờ chờ: { $time }.
match-quickplay = Đấu nhanh ở cuối ván: có công bố.
match-draws-after = Hòa theo thỏa thuận: chỉ sau { $count } nước mỗi bên.
match-draws-arbiter = Hòa theo thỏa thuận: chỉ khi trọng tài đồng ý.
match-draws-arbiter-until = Hòa theo thỏa thuận: trước { $count } nước mỗi bên chỉ khi trọng tài đồng ý.
match-adjournment = Hoãn đấu: được phép.
match-session = Buổi đấu: { $time }.
match-adjudication = Đánh giá ván: được phép.
match-minutes-claimed = Phút bù cho nước không hợp lệ: chỉ khi yêu cầu.
match-points = Điểm: { $win } cho ván thắng, { $draw } cho ván hòa.
match-no-appeals = Khiếu nại: không có. Quyết định của trọng tài là cuối cùng.
match-appeal-time = Khiếu nại: trong { $time }.
match-appeal-fee = Lệ phí khiếu nại: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } mù hoặc khiếm thị.
match-hard-of-hearing = { $color } khiếm thính.
match-device-keyboard = { $color } chơi bằng bàn phím.
match-device-pegs = { $color } chơi trên bàn cắm, { $address }.
match-device-board = { $color } chơi trên bàn điện tử, { $address }.
match-device-assistant = { $color } chơi qua trợ lý.
match-assistant = { $color } có trợ lý, { $name }.
match-spoken = { $color } nghe nước đi bằng { $moves }, mọi thứ khác bằng { $talk }.
match-printed = { $color } xem nước đi dạng chữ bằng { $moves }, mọi thứ khác bằng { $talk }.
match-output = Đầu ra âm thanh của { $color }: { $output }.
match-braille = { $color } đọc chữ nổi, bảng { $table }.
match-score-own = Biên bản của { $color }: đấu thủ gõ.
match-score-hand = Biên bản của { $color }: ghi tay, trên giấy hoặc chữ nổi.
match-score-assistant = Biên bản của { $color }: chương trình ghi.
match-warnings = Báo giờ cho { $color }: { $minutes } phút.
match-aids = { $color } được hỏi: { $aids }.
match-arbiter = Trọng tài: { $name }.
match-good = Tệp trận đấu không có lỗi.
match-note-silent = Khác thường: có đấu thủ mù mà nước đi không được đọc. { $article } yêu cầu đọc; điều lệ giải có thể điều chỉnh.
match-note-unheard = Khác thường: cả hai đấu thủ đều mù mà nước đi không được đọc. { $article } yêu cầu đọc. Hãy ghi announcing = "repeat".
match-note-unrepeated = Khác thường: có đấu thủ mù mà nước đi không được nhắc lại. { $article } yêu cầu nhắc lại; điều lệ giải có thể điều chỉnh.
match-note-no-clocks = Khác thường: không có đồng hồ.
match-note-pace = Khác thường: { $pace }. Theo thời gian thì đây là { $usual }.
match-note-default-time = Chưa có giờ chờ: trọng tài quyết định. { $article }: điều lệ giải phải định.
match-note-score = Khác thường: { $color } sáng mắt mà không ghi biên bản. { $article }.
match-note-output = Hai đấu thủ dùng chung một đầu ra: người này nghe cả điều dành cho người kia.
match-note-passphrase = Mật khẩu này có trong ví dụ: ai cũng biết. { $program } match --new sẽ hỏi mật khẩu của bạn.
match-note-quickplay = Đấu nhanh ở cuối ván: không có tác dụng với thời gian này, { $article }.
match-note-quickplay-blitz = Đấu nhanh ở cuối ván: cờ chớp không có, { $article }. Hãy bỏ đi.
match-note-session = Buổi đấu: không có tác dụng, ván cờ không được hoãn. Viết adjournment = "yes".
match-note-title = Danh hiệu khác thường: { $color }. FIDE có GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Người khác có thể đọc { $file }, cùng các mã và giá trị băm của mật khẩu. Hãy khóa lại: { $command }

## Ở bàn đấu

seat-opened = Bạn cầm quân { $color }, { $name }. Đối phương: { $opponent }.
seat-waits = Trọng tài sẽ cho đồng hồ chạy.
seat-compare-board = Hãy so bàn cờ của bạn với thế này.
seat-offer-open = Đề nghị hòa của { $color } còn chờ trả lời.
seat-stands = Đồng hồ dừng. Trọng tài sẽ cho chạy.
seat-set-up = Hãy xếp lại bàn cờ của bạn: đã thay đổi quá nhiều.
seat-adjourned = Ván cờ hoãn đấu. Trọng tài mở phong bì.
seat-waits-repetition = { $color } phải nhắc lại.
seat-answer-offer = Gõ đồng-ý hoặc từ-chối.
seat-not-you = Chưa đến lượt bạn.
seat-must-play = Bạn đã yêu cầu với nước { $move }: hãy đi nước đó.
seat-free = Bạn được đi nước hợp lệ bất kỳ.
seat-made-stays = Muộn rồi: nước của bạn là { $move }.
seat-position-set = Thế cờ đã ấn định. Hãy xếp bàn cờ của bạn.
seat-absent = Bạn bị ghi là vắng mặt. Gọi trọng tài: trọng-tài.
table-began = Ván cờ bắt đầu. Đồng hồ của { $color } chạy.
table-began-clockless = Ván cờ bắt đầu.
table-resumed = Đồng hồ chạy. Đồng hồ của { $color } đang chạy.
seat-clock-runs = Đồng hồ của bạn đang chạy.
seat-no-quit = Chỉ trọng tài dừng trận đấu. Để gọi: trọng-tài. Để bỏ ván: xin-thua.
desk-help-passphrase = Gõ mật khẩu của trọng tài. Nó được chọn cùng tệp trận đấu, và không hiện ra.
desk-passphrase = Mật khẩu của trọng tài. Chỉ Enter: quay lại.
desk-not-opened = Bàn trọng tài vẫn đóng. Gõ bàn-trọng-tài để mở.
desk-waits = Đang kiểm tra mật khẩu.
desk-wrong = Sai mật khẩu. Hãy gõ lại. Chỉ Enter: quay lại.
desk-wrong-wait = Sai mật khẩu. Chờ { $seconds } giây, rồi gõ lại. Chỉ Enter: quay lại.
desk-early = Quá sớm, chưa kiểm tra. Chờ { $seconds } giây, rồi gõ lại. Chỉ Enter: quay lại.
desk-open = Xin chào trọng tài.
desk-wanted = Cần trọng tài.
desk-open-matters = Xin chào trọng tài. Có { $count } vụ việc chờ quyết định của bạn.
desk-alone = Gõ riêng bàn-trọng-tài. Sau đó bạn được hỏi mật khẩu, và nó không hiện ra.
desk-alone-open = Gõ riêng bàn-trọng-tài, rồi gõ lệnh. Những từ sau bàn-trọng-tài không được đọc.
desk-closed = Bàn trọng tài đã đóng.
desk-locked = Bàn trọng tài bị khóa: lâu không gõ gì. Gõ bất cứ gì, rồi mật khẩu.
desk-locked-seat = Bàn trọng tài bị khóa: lâu không gõ gì. Gõ bàn-trọng-tài để mở.
desk-no-legal-move = Không phải nước đi hợp lệ. Hai đấu thủ không được báo.
desk-noted = Đã ghi chú.
task-done = Đã làm: { $what }
task-open = Chưa làm: { $what }
task-room = Phòng đấu: ánh sáng, yên tĩnh, bàn ghế.
task-telephones = Điện thoại: đã tắt và gửi lại.
task-boards = Bàn cờ: xếp đúng, đặt đúng chiều.
task-clocks = Đồng hồ: đã đặt và chạy đúng.
task-assistants = Trợ lý: biết được phép làm gì.
task-rules = Đấu thủ: biết thời gian, điều lệ và trợ giúp.
task-default-time = Giờ chờ: đã thông báo.
task-committee = Ban giải quyết khiếu nại: đã lập.
task-start = Đồng hồ: bấm đúng giờ.
task-watch = Ván cờ: theo dõi, nhất là khi thiếu giờ.
task-recording = Biên bản: mỗi nước đều được ghi.
task-flags = Cờ đồng hồ: theo dõi.
task-quickplay = Những phút cuối: theo dõi liên tục.
task-compare = Bàn cờ: đã so với biên bản.
task-spectators = Khán giả: giữ im lặng.
task-session = Buổi đấu: đã báo giờ kết thúc.
task-envelope = Phong bì: đã kiểm tra, dán và giữ.
task-result = Kết quả: đã ghi.
task-signed = Biên bản: cả hai đã ký.
task-sheets = Biên bản: đã thu.
task-report = Hồ sơ: đã viết và giao ban tổ chức.
desk-tasks-before = Trước ván cờ:
desk-tasks-during = Trong ván cờ:
desk-tasks-after = Sau ván cờ:
desk-task = { $number }: { $what }
desk-task-done = { $number }, xong: { $what }
desk-tasks-none = Đến nay đã xong hết. Mọi việc: việc tất-cả.
desk-task-record = Điều này biên bản tự cho biết. { $what }
desk-no-such-task = Không có việc { $number }. Có từ 1 đến { $count }.
desk-tasks-open = Việc chưa đánh dấu: { $count }. Để nghe: việc.
desk-glossary = { $language }: { $word }
term-check = chiếu
term-checkmate = chiếu hết
term-stalemate = hết nước đi
term-castling = nhập thành
term-en-passant = bắt tốt qua đường
term-promotion = phong cấp
term-sealed-move = nước đi niêm phong
term-warning = cảnh cáo
term-penalty = hình phạt
desk-glossary-none = Không có trong từ điển: { $word }. Có quân cờ, lệnh và từ trong luật.
desk-board-square = { $square }: bàn cờ { $board }, ván { $game }.
desk-closed-look = Bàn trọng tài đang đóng. Gõ bàn-trọng-tài để mở.
desk-no-boards = Không có bàn cờ nào được nối.
desk-quit = Để rời bàn trọng tài: rời-bàn. Để dừng đến khi khác: Control-D ở máy chủ. Để kết thúc trận: kết-thúc.
desk-unknown = Bàn trọng tài không có lệnh: { $word }. Nghe các lệnh: giúp.
desk-no-question = Bàn trọng tài không có câu hỏi nào.

## Cửa sổ của máy chủ

host-busy = Trận đấu đang mở ở chương trình khác. Đóng ở đó trước.
host-quit = Để dừng đến khi khác: Control-D. Đồng hồ dừng, và chính tệp đó tiếp tục trận đấu. Để kết thúc: kết-thúc ở bàn trọng tài.
host-kept = Trận đấu đã lưu là ván { $game }. Để tiếp tục: { $program } match, rồi chính tệp đó.
host-desk = Bàn trọng tài
host-for = { $place }:
host-guide-desk = Trọng tài: gõ bàn-trọng-tài để mở bàn trọng tài.
host-guide-several = Gõ cho một chỗ: đen e4.
host-speaks-for = Bạn nói thay cho { $place }.
host-look = Để xem một chỗ ở đây, gõ tên của nó: { $places }.
host-serves-none = Các cửa sổ khác phục vụ mọi chỗ. Cửa sổ này điều khiển trận đấu.
host-taken = { $seat ->
    [desk] Bàn trọng tài ở cửa sổ khác. Đóng ở đó trước.
   *[other] { $place } chơi ở cửa sổ khác. Đóng ở đó trước.
}
host-given = { $seat ->
    [desk] Bàn trọng tài giờ ở cửa sổ khác.
   *[other] { $place } giờ chơi ở cửa sổ khác.
}
host-gone = { $seat ->
    [desk] Cửa sổ của bàn trọng tài đã mất. Hãy gõ cho bàn trọng tài ở đây.
   *[other] Cửa sổ của { $place } đã mất. { $place } chơi ở đây.
}
room-of-table = Bàn { $table }: { $said }
room-open = { $count } bàn: { $tables }.
room-new-tables = Bàn mới: { $tables }.
room-gone-table = Bàn { $table } không còn trong tệp phòng. Trận đấu, { $white } gặp { $black }, vẫn lưu là ván { $game }.
room-guide = Để đến một bàn: bàn { $table }. Các bàn: { $tables }.
room-range = { $first } đến { $last }
room-table-words = bàn
room-no-table = Ở đây không có bàn { $table }. Các bàn: { $tables }.
room-table-number = Thiếu số của bàn. Các bàn: { $tables }.
room-which-table = Hãy nêu số bàn, vì phòng có nhiều bàn: { $program } seat { $seat } --table, rồi số bàn. Các bàn: { $tables }.
room-table-over = Bàn { $table }: trận đấu đã kết thúc.
room-no-desk = Ở đây không có trọng tài cả phòng. Bàn trọng tài của một trận: { $program } seat desk
room-has-no-table = Trọng tài cả phòng không ở bàn nào. Bỏ --table đi.
room-quit = Để dừng đến khi khác: Control-D. Đồng hồ dừng, và chính tệp phòng đó tiếp tục mọi trận đấu.
room-kept = { $count } trận đấu đã lưu. Để tiếp tục: { $program } room, rồi chính tệp đó.
room-reopened = kết quả không còn tính.
room-wrong-number = bàn { $table } đã có rồi. Mỗi bàn cần số riêng.
room-wrong-file = bàn khác đã dùng { $file }. Mỗi bàn cần tệp trận đấu riêng.
room-wrong-empty = Tệp không có bàn nào. Viết [[table]] trên một dòng, bên dưới là number và match.
room-wrong-port = bàn { $table } cũng ở { $port }. Mỗi bàn cờ cần cổng riêng.
room-wrong-boards = bàn { $table } cũng có bàn cờ như thế. Cho mỗi bàn cờ một cổng, như dgt:/dev/ttyUSB0.
room-key-number = Số của bàn, từ 1 đến 9999.
room-key-match = Tệp trận đấu của bàn, như table7.toml.
room-not-there = Không tìm thấy tệp phòng: { $file }.
room-good = Tệp phòng không có lỗi.
cli-room = Chơi các trận đấu ở nhiều bàn, theo tệp phòng.
arg-room-file = tệp phòng.
arg-room-check = kiểm tra tệp phòng và các tệp trận đấu, và liệt kê lỗi.
arg-seat-table = số của bàn, trong phòng có nhiều bàn.
arg-seat-by = lệnh dẫn tới trận đấu trên máy khác.
arg-link-place = white, black, desk, room hoặc captain: chỗ duy nhất mà nó dẫn tới.

## Các cửa sổ khác của trận đấu

client-no-table = Ở đây chưa mở trận đấu nào. Mở ở cửa sổ khác: { $program } match, rồi tệp của trận.
client-older = Bản touchmove này cũ hơn bản kia. Hãy chạy cùng một bản.
client-newer = Bản touchmove này mới hơn bản kia. Hãy chạy cùng một bản.
client-stranger = Trận đấu này của người dùng khác. Hãy chạy với tư cách người đó.
client-stuck = Trận đấu không trả lời. Hãy xem cửa sổ của nó.
client-gone = Mất kết nối. Đang chờ trận đấu. Gõ thoát để rời.
client-back = Đã kết nối lại.
client-waits = Chưa gửi: mất kết nối. Đang chờ trận đấu. Gõ thoát để rời.
client-connects = Đang kết nối với trận đấu.
client-no-table-there = Ở đó chưa mở trận đấu nào. Hãy thử lại khi đã mở.
client-no-way = Không kết nối được. Chạy riêng lệnh đó để thấy lý do.
link-other-place = Kết nối này chỉ dành cho { $place }. Hãy xin chỗ đó.
client-braille-lost = Chữ nổi bị hỏng: { $reason }. In chữ thường.
link-busy = Máy này đang mở trận đấu khác. Kết thúc trận đó trước, hoặc cho --data một thư mục khác.
link-closed = Cửa sổ khác không tham gia được: { $reason }.
reason-long-path = tên thư mục dữ liệu quá dài
reason-no-sockets = hệ thống này không có socket loại đó
reason-no-output = không có đầu ra âm thanh đó; pactl list short sinks nêu tên chúng

## Thi thử

opening-strict =
    Thi thử như ở giải.
    Gõ nước của bạn để đọc. Rồi { $press }.
    Gõ nước của đối phương để nhắc lại.
set-up-position = Thế ban đầu đặc biệt. Hãy xếp bàn cờ:
announcement-unclear = Chưa rõ. Hãy nói tên quân và cả hai ô, nếu nhập thành thì hai ô của vua.
slip-stands = Muộn rồi, không đính chính được nữa: đồng hồ đã bấm. Nước đi được tính.
withheld-own-announcements = Không nghe lại được các nước đã đọc: trọng tài đã rút phép.
withheld-score-sheet = Không nghe được biên bản: trọng tài đã rút phép.
withheld-times = Không nghe được thời gian: trọng tài đã rút phép.
withheld-move-number = Không nghe được số nước: trọng tài đã rút phép.
withheld-opponent-score = Không nghe được biên bản của đối phương.
withheld-position-readout = Không đọc thế cờ. Hãy sờ bàn cờ của bạn.
withheld-position-sighted = Không đọc thế cờ. Hãy nhìn bàn cờ của bạn.
withheld-legal-moves = Không nghe được các nước hợp lệ.
withheld-attackers = Quân tấn công, quân bảo vệ: không nghe được.
withheld-draw-hints = Không nhắc: bạn phải tự nhận ra khi nào được yêu cầu.
withheld-opening-name = Không nghe được tên khai cuộc.
withheld-takeback = Không được đi lại.
withheld-engine = Không nhắc nước trong ván, và không đổi cấp.
withheld-never = Không dùng được trong ván này: { $name }.
help-strict-announce =
    Đến lượt bạn. Gõ nước đi: đó là đọc nước.
    Khi Tốt phong cấp, nói cả tên quân.
    Bạn có thể hỏi: nước-cuối, nhắc-lại, biên-bản, đồng-hồ, lượt.
    Còn có: hòa, yêu-cầu ba-lần, xin-thua.
    Thoát: thoát.
    Thêm: giúp tất-cả, giúp yêu-cầu.
help-strict-press =
    Nước của bạn đã đọc. Giờ hãy bấm.
    Đọc nhầm thì sửa trước khi bấm: đính-chính Mã f3.
help-strict-repeat =
    Gõ nước của đối phương: đó là nhắc lại.
    Rồi đến lượt bạn.
help-strict-wait =
    Chưa đến lượt bạn. Hãy chờ.
    Bạn có thể hỏi: nước-cuối, nhắc-lại, biên-bản, đồng-hồ, lượt.

## Hồ sơ của trận đấu

report-title = Báo cáo cho trọng tài
report-table = Bàn đấu
report-course = Diễn biến ván cờ
report-began = Bắt đầu { $date }. Thời gian là giờ, phút, giây của ván đấu.
report-began-at = Bắt đầu { $date }. Thời gian là giờ trong ngày.
report-program-started = Chương trình được chạy: { $when }.
report-result = Kết quả: { $score }. { $ended }
report-open = Kết quả: chưa có. Ván cờ chưa xong.
report-open-adjourned = Kết quả: chưa có. Ván cờ hoãn đấu.
report-used = { $color } đã dùng { $time }.
report-illegal-acts = { $color }, số lần phạm luật: { $count }.
report-claims = { $color }, số yêu cầu: { $count }.
report-complaints = { $color }, số khiếu nại: { $count }.
report-appeals = { $color }, khiếu nại: { $count }.
report-claims-wrong = { $color }, số yêu cầu sai: { $count }.
report-offers = { $color }, số đề nghị hòa: { $count }.
report-aids-none = { $color } không dùng hỗ trợ nào.
report-aids-had = { $color } đã dùng: { $aids }.
report-aids-refused = { $color } đã bị từ chối: { $aids }.
report-aid = { $aid }, { $count } lần
report-rulings = Quyết định và hình phạt: { $count }.
report-passphrases = Sai mật khẩu: { $count }, phong bì: { $envelope }.

report-started = Ván cờ bắt đầu.
report-entered = { $color } đi { $move }.
report-touched = { $color } chạm quân ở { $square }.
report-lifted = { $color } nhấc một quân khỏi { $square }.
report-seated = { $color } đặt một quân vào { $square }.
report-seated-man = { $color } đặt một quân vào { $square }: { $piece }.
report-adjusting = { $color } nói: tôi sửa quân.
report-plays = { $color } chơi trên thiết bị khác: { $board }.
report-screen = màn hình
report-announced = { $color } đọc { $move }.

report-repeated = { $color } nhắc lại { $move }.
report-repeated-none = { $color } nhắc lại một nước không thể có.
report-says = { $color } nói: { $text }
report-unclear = { $color } nói { $text }: không phải nước đi hợp lệ. Đã hỏi lại cả hai ô.
report-seen-to = Đã giải quyết: lời đấu thủ nói với trọng tài.
report-seen-to-of = Đã giải quyết: lời { $color } nói với trọng tài, { $text }
report-executed = { $color } đi nước đó trên bàn cờ.
report-corrected = { $color } đính chính thành { $move }.
report-clock-pressed = { $color } bấm đồng hồ.
report-two-hands = { $color } đã dùng hai tay.
report-two-hands-claimed = { $color } nói: nước đi bằng hai tay.
report-flag-claimed = { $color } nói đối phương rụng cờ.
report-illegal-claimed = { $color } khiếu nại nước không hợp lệ.
report-correction-wanted = { $color } muốn sửa một nước không hợp lệ.
report-touch-claimed = { $color }: { $opponent } đã chạm quân ở { $square } tại nước { $number }.
report-found = Có báo một điều trái quy định.
report-draw-offered = { $color } đề nghị hòa.
report-draw-accepted = { $color } đồng ý hòa.
report-draw-declined = { $color } từ chối hòa.
report-claimed-threefold = { $color } yêu cầu xử hòa, thế cờ lặp lại ba lần.
report-claimed-threefold-with = { $color } yêu cầu xử hòa với { $move }, thế cờ lặp lại ba lần.
report-claimed-fifty = { $color } yêu cầu xử hòa, 50 nước đi.
report-claimed-fifty-with = { $color } yêu cầu xử hòa với { $move }, 50 nước đi.
report-claimed-no-effort = { $color } yêu cầu xử hòa: đối phương không cố gắng đánh thắng.
report-claimed-cannot-win = { $color } yêu cầu xử hòa: đối phương không thể thắng bằng các cách thông thường.
claim-clocks = Đồng hồ: Trắng { $white }, Đen { $black }.
report-increment = { $color } xin cộng giây.
report-resigned = { $color } xin thua.
report-taken-back = Xin đi lại, số nửa nước: { $count }.
report-wrote = { $color } ghi { $place }: { $move }.
report-crossed-out = { $color } gạch { $place }.
report-signed = { $color } ký { $result }.
report-absent = { $color } bị ghi là vắng mặt.
report-arrived = { $color } đến.
report-adjournment = Trọng tài hoãn ván cờ.
report-adjournment-early = Trọng tài hoãn ván cờ sớm. Buổi đấu còn: { $time }.
report-sealed = { $color } niêm phong một nước.
report-adjourned = Trọng tài giữ phong bì.
report-envelope-lost = Phong bì bị mất. Hai đấu thủ không thống nhất được nước nào.
report-envelope-lost-agreed = Phong bì bị mất. Hai đấu thủ thống nhất nước { $move }.
report-opened = Phong bì được mở: { $move }.
report-opened-ambiguous = Phong bì được mở: nước đi có nhiều nghĩa.
report-opened-unreadable = Phong bì được mở: không đọc ra nước nào.
report-resumption = Đến giờ đấu tiếp ván hoãn.
report-rules = Trọng tài muốn quyết định: { $ruling }
report-refused = Bị từ chối: { $why }
report-position-set = Thế cờ được ấn định: { $position }.
report-judged-possible = Kết luận: còn có thể chiếu hết.
report-judged-none = Kết luận: không thể chiếu hết.
report-judged-undecided = Kết luận: không xác định được có thể chiếu hết hay không.
report-paused = Đồng hồ được dừng.
report-resumed = Đồng hồ lại được cho chạy.
report-time-passed = Đã đến hạn.
report-clocks-told = Đồng hồ chỉ { $white } và { $black }.
report-result-told = Máy chủ kết thúc ván: { $result }.
report-closed = Không hiện khi phong bì còn đóng.

report-not-pressed = { $color } chưa bấm. Đồng hồ vẫn chạy.
report-illegal-stands = Nước của { $color } không hợp lệ. Nó được tính đến khi có khiếu nại.
report-illegal-position = Nước đi không hợp lệ: hai Vua cùng bị chiếu, hoặc có Tốt ở hàng cuối cùng. { $color } có một nước để chấm dứt.
report-asks = Còn có thể chiếu hết không? Đang xem xét.
report-clock-runs = Đồng hồ của { $color } đang chạy.

report-asked-had = { $color } xin hỗ trợ và được: { $aid }.
report-asked-refused = { $color } xin hỗ trợ, bị từ chối: { $aid }.
report-granted = { $color } được cho phép hỗ trợ: { $aid }.
report-withdrawn = { $color } không còn được dùng: { $aid }.
report-assistant = Trợ lý của { $color } là { $name }.
report-assistant-dismissed = Trợ lý của { $color } đã thôi.
report-passphrase-right = Bàn trọng tài được mở ở chỗ { $place }: đúng mật khẩu.
report-passphrase-wrong = Sai mật khẩu: ở chỗ { $place }.
report-envelope-right = Phong bì: đúng mật khẩu, ở chỗ { $place }.
report-envelope-wrong = Phong bì: sai mật khẩu, ở chỗ { $place }.
report-code-wrong = Sai mã ở chỗ { $place }.
report-envelope-key = Khóa của các phong bì đã được tạo.
report-desk-closed = Bàn trọng tài đóng.
report-desk-locked = Bàn trọng tài bị khóa ở chỗ { $place }: không gõ gì.
report-desk-talks = Giọng ở bàn trọng tài giờ là { $voice }.
report-questioned = Hỏi lại ở bàn trọng tài: { $what }
report-answered-yes = Trọng tài nói có.
report-answered-no = Trọng tài nói không: không làm gì.
report-answered-dropped = Câu hỏi bị bỏ: không làm gì.
report-program-closed = Chương trình được đóng: { $when }.
report-was-closed = Đã đóng trong { $time }.
report-broken-off = Chương trình chưa được đóng: bị sập, hoặc mất điện.
report-file-old = Tệp trận đấu đã đổi: { $keys }. Trọng tài giữ điều kiện cũ.
report-file-new = Tệp trận đấu đã đổi: { $keys }. Trọng tài bắt đầu ván này với điều kiện mới. Ván trước bị bỏ dở.
report-file-taken = Tệp trận đấu đã đổi: { $keys }. Từ nay theo điều đó. Điều kiện của ván cờ không đổi.
report-served = Một cửa sổ phục vụ chỗ { $place }.
report-board-lost = Mất bàn cờ: { $color }.
report-board-back = Bàn cờ trở lại: { $color }.
report-board-wrong = Bàn cờ sai: bàn của { $color } không khớp với ván.
report-board-right = Bàn cờ lại đúng: { $color }.
report-board-low = Pin yếu: bàn của { $color }.
report-board-missed = Mất dữ liệu từ bàn cờ: { $color }.
report-flickers = { $square } chập chờn trên bàn của { $color }. Không được tính.
report-mutes = { $color } tắt ô { $square }. Không được tính.
report-left = Không cửa sổ nào phục vụ chỗ { $place }.
report-noted = Ghi chú của trọng tài: { $text }
report-signed-off = Trọng tài kết thúc.
report-desk = trọng tài

record-cancelled = Đã hủy: { $moves }.
record-announced-cancelled = Đã đọc và đã hủy: { $move }.
record-illegal = Nước không hợp lệ không bị khiếu nại: { $move }.
record-apart = Từ một thế không ván nào có được, { $position }: { $move }.
record-goes-on = Ván cờ tiếp tục từ thế khác: { $position }
record-at = { $time }:
reason-espeak-missing = chưa cài espeak-ng
reason-espeak-stuck = espeak-ng không kết thúc
reason-espeak-garbage = espeak-ng không cho ra tiếng
records-no-sound = Không có tệp âm thanh cho các nước: { $reason }.
record-announcements = Các nước đã đọc, với thời gian từ lúc bắt đầu
record-sheet = Biên bản của { $color }, { $name }
record-differs = Khác ở nước { $number } của { $color }: { $move }.
record-position-set = Trọng tài ấn định thế cờ, trước nước { $number } của { $color }.
record-end-revoked = Việc kết thúc này đã thu hồi: { $ended }
record-not-written = Thiếu: nước { $number } của { $color }, { $move }.
record-empty = Chưa ghi gì.
record-by-hand = Các nước ở biên bản riêng của đấu thủ. Hãy kẹp nó vào đây.
record-announced = { $color } đọc { $to }.
record-corrects = { $color } đính chính { $from } thành { $to }.
record-corrected = Đính chính từ { $from } thành { $to }.
record-was-illegal = Đã đọc, không hợp lệ.
record-was-taken-back = Đã đọc, không hợp lệ, đã lấy lại.
record-crossed-out = Đã gạch, nước { $number } của { $color }: { $move }.
record-period = { $color } bắt đầu một đợt ở nước { $number }. Đã dùng: Trắng { $white }, Đen { $black }.
record-used = Đã dùng: Trắng { $white }, Đen { $black }.
record-not-signed = { $color } chưa ký.
records-no-match = Ván { $game } không phải trận đấu. { $program } games liệt kê mọi ván.

envelope-title = Phong bì của một nước niêm phong
envelope-began = Ván cờ bắt đầu { $date }.
envelope-sealer = Người niêm phong: { $color }, { $name }.
envelope-number = Nước niêm phong: nước { $number }.
envelope-offer = { $color } đã đề nghị hòa.
envelope-no-offer = Không có đề nghị hòa.
envelope-given = Quyết định đã cộng cho { $color }: { $time }.
envelope-taken = Quyết định đã trừ của { $color }: { $time }.
envelope-date = Ngày đấu tiếp:
envelope-time = Giờ đấu tiếp:
envelope-place = Địa điểm đấu tiếp:
envelope-position = Thế cờ trước nước niêm phong

## Đấu thủ làm gì ở bàn đấu

seat-not-here = { $name }: không dùng trong trận đấu.
seat-home-only = Không dùng trong trận đấu.
seat-alone = { $name }: chỉ dùng trong trận đấu.
seat-announcing-off = Không cần: nước đi được tính ngay khi gõ.
seat-nothing-announced = Chưa đọc nước nào.
seat-not-in-advance = Không ghi trước được: nước { $number }, { $color }, chưa đi.
seat-sheet-hole = Hãy ghi nước { $number }, { $color }, trước.
seat-nothing-written = Ở đó chưa ghi gì.
seat-no-board = Bạn không có bàn cờ trong trận này.
seat-executed = Nước đó đã có trên bàn của bạn.
clocks-run-on = Đồng hồ vẫn chạy.
desk-clocks-run-on = Đồng hồ vẫn chạy: tạm-dừng để dừng.
two-hands-called = Đã báo trọng tài, trọng tài quyết định.
two-hands-called-by = { $color } khiếu nại: { $opponent } đi bằng hai tay. Trọng tài quyết định.
seat-not-your-turn = Chưa đến lượt bạn: { $color } có lượt đi.
button-of-other = Đó là nút kia. { $color } phải bấm.
seat-your-move = Đến lượt bạn.
seat-over = Ván cờ đã kết thúc. Gõ ký và kết quả.
seat-boards = Bàn của bạn được đặt trong tệp trận đấu. Để tìm lại: bàn-điện-tử bật.
seat-repeated-execute = Đã nhắc lại. Hãy đi nước đó trên bàn của bạn.
seat-repeats-another = { $color } nhắc lại nước khác. Nước đã đọc: { $move }.
seat-must-seal = Hãy niêm phong nước đi: gõ niêm-phong và nước đi.
seat-taken = { $color } giờ chơi ở cửa sổ khác.
seat-left = Cửa sổ của { $color } đã mất.
player-away = { $color } đã rời bàn cờ.
player-back = { $color } đã trở lại bàn cờ.
seat-away = Đã báo: bạn đã rời bàn. Khi trở lại, gõ đã-trở-lại.
seat-here = Bạn đang ở bàn cờ. Muốn rời bàn, gõ ra-ngoài.
seat-help-code = Trọng tài có mã của chỗ này. Gõ đúng như trong tệp trận đấu.
seat-code = Mã chỗ của { $color }. Chỉ Enter: thoát.
seat-code-wrong = Sai mã. Hãy gõ lại. Chỉ Enter: thoát.
seat-code-wait = Sai mã. Chờ { $seconds } giây, rồi gõ lại. Chỉ Enter: thoát.
seat-code-early = Quá sớm, chưa kiểm tra. Chờ { $seconds } giây, rồi gõ lại. Chỉ Enter: thoát.
seat-must-record = Biên bản của bạn thiếu nước { $number }, { $color }. Hãy ghi trước khi đi.
seat-must-complete = Hãy ghi đầy đủ biên bản ngay.
seat-need-not-record = Bạn được tạm ngừng ghi biên bản.
seat-relayed = { $assistant }, bạn gõ cho { $name }, { $color }. Đối phương: { $opponent }.
seat-assistant = Trợ lý của bạn: { $assistant }.
seat-assistant-of = Trợ lý của { $color }: { $assistant }.
seat-no-assistant = Bạn không còn trợ lý.
seat-no-assistant-of = { $color } không còn trợ lý.
arbiter-called = Đã gọi trọng tài. Đồng hồ vẫn chạy.
arbiter-called-only = Đã gọi trọng tài.
arbiter-called-by = { $color } gọi trọng tài.
arbiter-long = Quá dài: tối đa { $count } chữ. Hãy nói trực tiếp với trọng tài.
appeal-filed = Đã ghi khiếu nại: quyết định { $number }. Ban khiếu nại quyết định.
appeal-by = { $color } khiếu nại quyết định { $number }.
appeal-upheld = Chấp nhận khiếu nại về quyết định { $number }.
appeal-rejected = Bác khiếu nại về quyết định { $number }.
appeal-no-rulings = Không có quyết định { $number }: chưa có quyết định nào.
appeal-no-ruling = Không có quyết định { $number }. Cuối cùng là { $count }.
appeal-revoked = Không khiếu nại được: quyết định { $number } đã thu hồi.
appeal-final = Không khiếu nại được: quyết định { $number } là cuối cùng.
appeal-late = Khiếu nại quá muộn. Hạn là { $time }.
appeal-twice = Đã khiếu nại rồi: quyết định { $number }.
sheet-kept = Chương trình ghi biên bản cho bạn.
sheet-by-hand = Bạn ghi biên bản bằng tay. Chỉ biên bản của bạn có các nước đi.
sheet-by-hand-theirs = Đối phương ghi biên bản bằng tay.
sheet-sealed = Nước niêm phong: chỉ ở trong phong bì. Khi mở phong bì, nó được ghi vào biên bản của bạn.
sheet-written = Đã ghi: nước { $number }, { $color }: { $move }.
sheet-crossed-out = Đã gạch: nước { $number }, { $color }.
sheet-hole = thiếu
sheet-position-set = Trọng tài ấn định thế cờ.
sheet-squares = { $from } { $to }
sheet-not-read = Không hiểu. Viết cả hai ô, như g1 f3.
sheet-not-clear = Chưa rõ. Viết cả hai ô, như g1 f3.
sheet-two-moves = Mỗi lần một nước. Ghi nước đầu trước.
sheet-empty = Biên bản của bạn trống.
sheet-empty-theirs = Biên bản của đối phương trống.
confirm-seal = Niêm phong { $move }? có hay không.
confirm-sign = Kết quả đã ghi nhận: { $due ->
        [white] Trắng thắng
        [black] Đen thắng
       *[draw] hòa
    }. Vẫn ký: { $signed ->
        [white] Trắng thắng
        [black] Đen thắng
       *[draw] hòa
    }? Khi đó trọng tài quyết định. có hay không.
seal-no-key = Ở đây không có phong bì. Niêm phong trên giấy, và gọi trọng tài.
seal-fails = Không đóng được phong bì. Niêm phong trên giấy, và gọi trọng tài.
argument-writing = { $name } cần một nước đi, có số hoặc không: { $name } e4, hoặc { $name } 12 đen e5.
argument-result = { $name } cần một kết quả: 1-0, 0-1 hoặc hòa.
argument-appeal = { $name } cần số của quyết định và lý do: { $name } 2 cờ chưa rụng.
help-seat =
    Nước của bạn: Mã f3. Rồi bấm.
    Hỏi: nước-cuối, đồng-hồ, biên-bản.
    Làm: hòa, đồng-ý, từ-chối, xin-thua.
    Yêu cầu: yêu-cầu ba-lần, yêu-cầu rụng-cờ.
    Gọi: trọng-tài, chạm e4, hai-tay.
    Biên bản: ghi e4, gạch, ký 1-0.
    Thêm: giúp tất-cả, giúp yêu-cầu.
help-seat-typed =
    Nước của bạn: Mã f3.
    Hỏi: nước-cuối, đồng-hồ, biên-bản.
    Làm: hòa, đồng-ý, từ-chối, xin-thua.
    Yêu cầu: yêu-cầu ba-lần, yêu-cầu rụng-cờ.
    Gọi: trọng-tài, chạm e4, hai-tay.
    Biên bản: ghi e4, gạch, ký 1-0.
    Thêm: giúp tất-cả, giúp yêu-cầu.
help-seat-announcing =
    Nước của bạn: Mã f3, rồi bấm.
    Nước của đối phương: gõ để nhắc lại.
    Đọc nhầm: đính-chính Mã f3.
    Nước đã có trên bàn của bạn: đã-đi.
    Hỏi: nước-cuối, đồng-hồ, biên-bản.
    Làm: hòa, xin-thua, yêu-cầu ba-lần.
    Gọi: trọng-tài, chạm e4, hai-tay.
    Biên bản: ghi e4, gạch, ký 1-0.
    Thêm: giúp tất-cả, giúp yêu-cầu.
help-seat-sealing =
    Ván cờ hoãn đấu. Niêm phong nước của bạn: niêm-phong Mã f3.
    Không ai khác nghe, và đồng hồ của bạn chạy đến lúc đó.
    Đồng hồ: đồng-hồ. Biên bản: biên-bản. Gọi: trọng-tài.
    Thêm: giúp tất-cả, giúp niêm-phong.
help-seat-over =
    Ván cờ đã kết thúc.
    Gõ ký và kết quả.
    biên-bản đọc biên bản của bạn.
help-executed =
    đã-đi: nước của đối phương đã có trên bàn của bạn, do bạn hoặc trợ lý đi.
help-touched =
    chạm e4: đối phương đã chạm quân ở e4 mà không đi quân đó.
    Trọng tài quyết định. Không có trọng tài thì có hiệu lực ngay, nếu luật đòi phải khiếu nại.
help-two-hands =
    hai-tay: đối phương đã đi bằng cả hai tay.
    Trọng tài quyết định.
help-arbiter =
    trọng-tài: gọi trọng tài.
    trọng-tài và lời nói, như trọng-tài xin nghỉ: một khiếu nại hoặc yêu cầu.
    Đồng hồ vẫn chạy, trừ khi bạn dừng bằng tạm-dừng.
help-appeal =
    khiếu-nại 2 cờ chưa rụng: khiếu nại quyết định 2, kèm lý do.
    Ban giải quyết khiếu nại quyết định.
help-away = ra-ngoài: báo mọi người rằng bạn rời bàn cờ. Đồng hồ của bạn vẫn chạy.
help-here = đã-trở-lại: báo mọi người rằng bạn đã trở lại bàn cờ.
help-write =
    ghi e4: ghi nước tiếp theo vào biên bản của bạn.
    ghi 12 đen e5: vào chỗ đó.
help-cross-out =
    gạch: gạch nước ghi sau cùng.
    gạch 12 đen: một nước.
help-sign =
    ký 1-0, ký 0-1, ký hòa: ký kết quả sau ván cờ.
    Ở nhà, sau khi khiếu nại hòa: kết quả mà trọng tài đưa ra.
help-seal =
    niêm-phong Mã f3: cho nước của bạn vào phong bì.
    Chỉ sau khi trọng tài hoãn đấu.
    Không ai khác nghe.

## Quyết định của trọng tài có nghĩa gì với đấu thủ

seat-seen-to = Trọng tài đã giải quyết yêu cầu của bạn.
seat-aid-granted = Trọng tài cho phép bạn: { $aid }.
seat-aid-withdrawn = Trọng tài rút phép: { $aid }.
seat-signed-off = Trọng tài đã kết thúc.

## Ở bàn trọng tài

desk-help = Đồng hồ: bắt-đầu, tạm-dừng, tiếp-tục.
    Xem: vụ-việc, dữ-kiện, so-sánh, nhật-ký.
    Quyết: chấp-nhận, bác-bỏ, để-sau, gác-lại.
    Xử: nhắc-nhở trắng, cộng-giờ trắng 2, kết-quả 1-0.
    Đóng bàn trọng tài ở đây: rời-bàn.
    Thêm: giúp tất-cả, giúp khôi-phục.
desk-nothing-typed = Chưa gõ gì. Gõ một lệnh của bàn trọng tài, hoặc giúp.
desk-player-tells = { $color } gọi trọng tài: { $text }
desk-do-told = Giải quyết xong, gõ gác-lại.
desk-do-told-numbered = Giải quyết xong, gõ gác-lại { $number }.
desk-do-appeal = Ban khiếu nại quyết định. Gõ khiếu-nại { $number } chấp-nhận hoặc khiếu-nại { $number } bác-bỏ, kèm lý do.
desk-which-matter = Vụ nào? Gõ { $name } và số của nó, như { $name } 2.
desk-no-such-matter = Không có vụ việc { $number }. Gõ vụ-việc để nghe.
desk-appeal-fee = Trả lại lệ phí: { $fee }.
desk-appeal-then = Để thu hồi quyết định: thu-hồi { $number }.
desk-no-appeal = Không có khiếu nại nào chờ: quyết định { $number }.
desk-seen-to = Xong: lời đấu thủ đã được giải quyết.
desk-seen-to-call = Đã giải quyết lời gọi của { $color }.
desk-seen-to-of = Đã giải quyết lời gọi của { $color }: { $text }
desk-sure = { $what } có hay không.
desk-sure-ends = { $what } Ván cờ sẽ kết thúc. có hay không.
desk-sure-then = Tiếp tục? Ván cờ sẽ kết thúc: { $what } có hay không.
desk-sure-time = { $what } Thay đổi khác thường. có hay không.
desk-revoke-what = Thu hồi điều này? { $what }
desk-moves-gone = { $count } nước bị lấy lại.
desk-moves-again = { $count } nước lại được tính.
desk-clocks-then = Khi đó đồng hồ chỉ: Trắng { $white }, Đen { $black }.
desk-touch-kept = Không có nước nào phải lấy lại: { $color } đã đi hoặc bắt quân ở { $square }. { $number ->
    [0] Nếu còn chờ trong vụ-việc, hãy gác-lại ở đó.
   *[other] Gõ gác-lại { $number }.
}
desk-sure-board = Vẫn cho chạy? { $what } có hay không.
desk-still-asked = Còn phải trả lời: { $what } có hay không.
desk-changed-since = Ván cờ đã thay đổi sau câu hỏi.
desk-dropped = Câu hỏi bị bỏ, chưa làm: { $what }
desk-dropped-sign-off = kết thúc.
desk-dropped-open = mở phong bì.
desk-points-most = { $color } có { $points }. Một ván được nhiều nhất một điểm.
desk-points-least = { $color } có { $points }. Không thể trừ thêm.
desk-points-scale = Ở đây điểm theo kết quả: { $scale }. Gõ kết-quả và 1-0.
desk-legal = Theo biên bản là hợp lệ: nước vừa rồi của { $color }. Nếu bàn cờ hoặc biên bản cho thấy khác, gõ so-sánh.
desk-illegal-counts = Sai luật nhưng có hiệu lực: đã có trả lời. Quay lại: { $restore }.
desk-no-time-left = Đồng hồ của { $color } chỉ 0:00. Hãy chỉnh trước.
desk-still-open = Còn { $count } vụ việc chưa quyết định:
desk-sure-sign-off = Kết thúc? Trận đấu kết thúc và hồ sơ được ghi. có hay không.
desk-yes-or-no = có hay không.
desk-help-yes-or-no = có: việc được làm và ghi lại. không: không đổi gì.
desk-not-done = Chưa làm gì.
desk-not-over = Chưa được: ván cờ chưa xong, cũng chưa hoãn với phong bì trong tay bạn.
desk-sheet-lacks = Biên bản của { $color } thiếu: { $place }.
desk-reconstructs = Dựng lại từ { $place }.
desk-found = Tìm ra { $place }: { $move }.
desk-found-back = Đã bỏ.
desk-found-next = Tiếp theo: { $place }.
desk-found-how = Gõ từng nước một. đi-lại bỏ nước cuối. Xong thì gõ rõ-nước-đi. Không tìm ra thì gõ giai-đoạn-sau.
desk-found-otherwise = Biên bản của { $color } ghi { $move }.
desk-found-differs = Số ô khác nhau: { $count }.
desk-found-differs-on = Các ô khác nhau: { $squares }.
desk-found-same = Đã tới đúng thế cờ. Gõ rõ-nước-đi.
desk-found-other-turn = Quân khớp, nhưng tới lượt { $color }.
desk-found-not-yet = Tìm các nước còn lại, hoặc gõ giai-đoạn-sau. Nếu bàn cờ sai: thế-cờ.
desk-found-first = Chưa dựng lại ván nào. Gõ dựng-lại trước.
desk-found-nothing = Chưa có nước đi nào.
desk-signed-off = Đã kết thúc.
desk-sure-adjourned = Kết thúc đến khi đấu tiếp? Hồ sơ được ghi. có hay không.
desk-signed-off-already = Trận đấu đã kết thúc rồi.
desk-writing = Đang ghi hồ sơ.
desk-records = Hồ sơ ở trong { $folder }.
desk-records-not = Chưa ghi được hồ sơ: { $reason }.
desk-envelope-file = Cho phong bì, để in: { $file }.
desk-note = Ghi chú: { $text }
desk-note-long = Ghi chú quá dài: tối đa { $count } chữ. Hãy chia làm hai.

desk-no-rulings = Chưa có quyết định nào.
desk-ruling-revoked = Quyết định { $number }, đã thu hồi: { $ruling }
desk-ruling-lifted = Quyết định { $number }, hết hiệu lực từ quyết định { $by }: { $ruling }
desk-no-such-move = Nước { $number } của { $color } chưa đi.

desk-wants-nothing = Gõ riêng { $name }.
desk-wants-player = { $name } cần một đấu thủ: { $name } trắng.
desk-wants-time = { $name } cần đấu thủ và thời gian: { $name } trắng 5, hoặc 5:30, hoặc 1:05:30.
desk-wants-default-time = { $name } cần thời gian: { $name } 30, hoặc 0 là không chờ.
desk-wants-moves = { $name } cần đấu thủ và số nước: { $name } trắng 12.
desk-wants-points = { $name } cần đấu thủ và điểm: { $name } trắng +1/2, hoặc -1.
desk-wants-loss = { $name } cần một đấu thủ: { $name } trắng; { $name } trắng 1/2 cho đối phương nửa điểm.
desk-wants-fault = { $name } cần một đấu thủ và một lý do: { $name } trắng 1. { $name } trắng liệt kê các lý do.
desk-wants-result = { $name } cần điểm cho cả hai: { $name } 1-0.
desk-wants-adjudication = { $name } cần kết quả và người đánh giá: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } cần đấu thủ và ô: { $name } trắng e2.
desk-wants-misplaced = { $name } một mình, hoặc với đấu thủ và ô: { $name } trắng h1.
desk-wants-sheet = { $name } cần một đấu thủ: { $name } trắng; { $name } trắng 5 là năm nước cuối.
desk-wants-aid = { $name } cần đấu thủ và hỗ trợ: { $name } trắng thời gian. giúp { $name } nêu hết.
desk-wants-assistant = { $name } cần đấu thủ và tên: { $name } trắng Hans Hand; { $name } trắng thôi.
desk-wants-move = { $name } cần nước cuối cùng còn giữ: { $name } 12 đen; { $name } 0 là đầu ván.
desk-wants-position = { $name } cần một thế cờ: FEN, hoặc danh sách quân.
desk-wants-ruling = { $name } cần số của một quyết định: { $name } 2. các-quyết-định liệt kê chúng.
    Gõ riêng: thu hồi việc kết thúc ván cờ.
desk-wants-switch = { $name } cần bật hoặc tắt: { $name } bật.
desk-wants-minutes = Gõ riêng { $name }, hoặc { $name } 2 với hai phút cho đối phương.
desk-wants-matter = Gõ riêng { $name }, hoặc với số của một vụ việc: { $name } 2. vụ-việc liệt kê chúng.
desk-wants-tasks = { $name } cần số của việc: { $name } 3.
desk-wants-all = Chỉ { $name }, hoặc { $name } tất-cả.
desk-wants-appeal = { $name } và số của quyết định, rồi chấp-nhận hoặc bác-bỏ, hoặc bên khiếu nại: { $name } 2 bác-bỏ Cờ đã rụng.
desk-wants-number = Gõ riêng { $name }, hoặc với một số: { $name } 20.
desk-wants-sealed = Gõ riêng { $name }, hoặc với nước niêm phong: { $name } Mf3.
desk-wants-resumption = { $name } cần ngày, giờ và nơi: { $name } 2026-12-01 10:00 Phòng 2.
desk-wants-adjournment = Chỉ { $name }, hoặc { $name } sớm, kèm số phút còn lại của buổi đấu hoặc không: { $name } sớm 45.
desk-wants-text = { $name } cần lời ghi: { $name } Trắng bị mệt.
desk-wants-word = { $name } cần một từ: { $name } hòa.
desk-wants-voice = { $name } cần một ngôn ngữ: { $name } vi, { $name } en.
desk-wants-command = Gõ riêng { $name }, hoặc với một lệnh: { $name } khôi-phục.

desk-nothing-waits = Không có gì chờ bạn quyết định.
desk-no-yes-or-no = Có hay không không quyết được việc này. Gõ vụ-việc để nghe các cách trả lời.
desk-matter = { $number }: { $what }
desk-fact-touch = Lúc đó ở { $square }: { $man }.
desk-fact-about = Nước đi: { $move }, { $place }.
desk-fact-not-completed = Nước đó chưa hoàn thành.
desk-fact-taken-back = Nước đó đã lấy lại.
desk-fact-touch-played = Ở nước đó { $color } đã đi { $move }.
desk-fact-touch-since = Số nước hoàn thành từ đó: { $count }.
desk-do-accept = Gõ chấp-nhận hoặc bác-bỏ.
desk-do-stopped = Lý do chính đáng? Gõ chấp-nhận, ván cờ tiếp tục, hoặc bác-bỏ.
desk-do-touch = Gõ chấp-nhận hoặc gác-lại.
desk-do-two-hands = Gõ chấp-nhận hoặc gác-lại.
desk-do-cable = { $color } gõ nước đi đến khi bàn trở lại. Hãy kiểm tra dây cáp.
desk-do-board = { $color } đang được báo phải sửa gì. Để dừng đồng hồ: tạm-dừng.
desk-do-numbered = Gõ chấp-nhận { $number }, hoặc gác-lại { $number }.
desk-do-quickplay = Gõ chấp-nhận, bác-bỏ hoặc để-sau.
desk-do-quickplay-numbered = Gõ chấp-nhận { $number }, bác-bỏ { $number } hoặc để-sau.
desk-do-compare = Gõ so-sánh.
desk-do-penalty = Gõ một hình phạt, như nhắc-nhở hoặc trừ-giờ, hoặc gác-lại.
desk-do-no-move = Vi phạm vừa rồi của { $color }, nếu tính. Gõ chấp-nhận { $number } để tính, hoặc gác-lại { $number }.
desk-do-position = Gõ khôi-phục hoặc thế-cờ, rồi tiếp-tục.
desk-do-rule = Quyết định theo nhu cầu, hoặc gõ gác-lại.
desk-do-default-time = Gõ giờ-chờ và số phút, hoặc gác-lại để chờ tiếp.
desk-do-session = Gõ hoãn-đấu, hoặc gác-lại để đấu tiếp.
desk-do-sheets = Khi xong, gõ tiếp-tục. Nếu cả hai cùng thiếu: dựng-lại.
desk-do-result = Cho hai bên ký cùng kết quả, hoặc gõ kết-quả.
desk-do-signed = Có hiệu lực, nếu bạn không quyết định khác. Gõ chấp-nhận, hoặc bác-bỏ để giữ kết quả ván cờ.
desk-do-open = Gõ mở. Để bỏ qua việc đến muộn, gác-lại.

desk-fact-over = Ván cờ đã kết thúc.
desk-fact-runs = Ván cờ đang diễn ra.
desk-fact-adjourned = Ván cờ hoãn đấu.
desk-fact-new = Ván cờ chưa bắt đầu.
desk-fact-stands = Đồng hồ dừng.
desk-fact-repeated = Cùng thế cờ: { $count } lần, { $places }.
desk-place-start = ở đầu ván
desk-place-set = khi được ấn định
desk-place = sau { $place }
desk-fact-fifty = Không ăn quân, không đi Tốt: mỗi bên { $count } trong { $needed } nước.
desk-fact-can-mate = { $color } đủ quân để chiếu hết.
desk-fact-cannot-mate = { $color } không đủ quân để chiếu hết.
desk-fact-moves = Số nước { $color } đã đi: { $count }.
desk-fact-illegal = Số nước không hợp lệ của { $color }: { $count }.
desk-fact-board-right = Bàn của { $color } khớp với ván.
desk-fact-board-behind = Bàn của { $color } thiếu nước của đối phương.
desk-fact-board-wrong = Bàn của { $color } sai ở { $count } ô: { $squares }{ $more ->
    [0] {""}
   *[other] , và { $more } ô nữa
}.
desk-board-none = Không có bàn cờ cho { $color }.
desk-board-never = Chưa tìm thấy bàn của { $color }.
desk-board-gone = Bàn của { $color }: mất tín hiệu { $time }.
desk-board-silent = Bàn của { $color } chưa báo gì.
desk-board-moves = Bàn của { $color }: chỉ báo nước đã đi xong.
desk-board-sealed = Không mô tả bàn của { $color }: nước đi vào phong bì.
desk-clock-runs = Đồng hồ của { $color } đang chạy.
desk-two-hands-unpressed = Là nước không hợp lệ, khi { $color } bấm đồng hồ.
desk-clocks-stand = Đồng hồ dừng.
desk-session-left = Buổi đấu còn: { $time }.

desk-board = Bàn của { $color }, theo cảm biến.
desk-board-senses = Nó chỉ cảm nhận ô. Các quân là theo ván cờ.
desk-board-unknown = Có quân, mà trong ván trống: { $squares }.
desk-board-empty = Trống, mà trong ván có quân: { $squares }.
desk-sheet-empty = Biên bản của { $color } trống.
desk-sheet-gap = bỏ trống
desk-sheet-illegal = { $move }, không hợp lệ
desk-announced = { $color } đã đọc: { $move }.
desk-on-board = Trên bàn của { $color }: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Chưa có gì xảy ra.

desk-boards-same = Hai bàn giống nhau.
desk-boards-differ = Hai bàn khác nhau ở { $count } ô.
desk-difference = { $square }: Trắng { $white }, Đen { $black }.
desk-differences-more = Và { $count } ô nữa.
desk-something = một quân
desk-unsure = cảm biến hỏng
desk-sheets-agree = Hai biên bản khớp nhau.
desk-sheet-behind = Hai biên bản khớp nhau. { $count ->
    [0] { $color } chưa ghi gì.
   *[other] { $color } đã ghi đến { $place }.
}
desk-sheets-until = { $count ->
    [0] Nước đầu không hợp lệ ở cả hai biên bản.
   *[other] Hai biên bản khớp đến { $place }. Nước sau không hợp lệ ở cả hai.
}
desk-sheets-part = Hai biên bản khác nhau ở { $place }. Trắng: { $white }. Đen: { $black }.
desk-no-move = không có nước
desk-misrecorded = Ghi nhận sai ở { $place }. Đã ghi nhận: { $recorded }. Biên bản: { $written }.
desk-sheet-paper = { $color } ghi tay: hãy tự xem biên bản đó.
desk-cause-differ = Từ đó trở đi khác nhau.
desk-cause-missing = { $color } chưa ghi phần còn lại.
desk-solution-stands = Ván cờ đang { $count ->
    [0] ở đầu ván.
   *[other] sau { $place }.
} { $color } có lượt đi.
desk-solution-back = Trở lại { $count ->
    [0] đầu ván.
   *[other] thế cờ sau { $place }.
} { $color } có lượt đi.
desk-correction = { $color } sửa { $square }: { $man }.
desk-entry = { $color } ghi thêm { $place }: { $move }.
desk-corrections = { $color } xếp lại cả bàn: sai { $count } ô.
desk-entries = { $color } ghi thêm { $count } nước vào biên bản.
desk-time = Đồng hồ của { $color }: { $time }.
desk-times-judged = Thời gian do bạn định: chỉnh-giờ.
desk-doubt-illegal = Cả hai đã ghi một nước không hợp lệ: { $place }. Hãy quyết định bằng không-hợp-lệ.
desk-doubt-missing = Thiếu ở cả hai biên bản: { $place }.
desk-doubt-nothing = Chưa ghi gì, và không bàn nào ở thế ban đầu.
desk-propose = Để quyết định như vậy, gõ chấp-nhận. FIDE 2023, D.2.9.
desk-propose-none = Không có đề xuất: hãy hỏi hai đấu thủ, rồi gõ khôi-phục hoặc thế-cờ.
desk-propose-warning = Để nhắc nhở { $color } về việc này, gõ chấp-nhận.
offence-ahead = { $color } ghi trước nước đi.
offence-other-hand = { $color } bấm bằng tay kia, hoặc để ngón tay trên đồng hồ.
offence-misuse = { $color } đập, nhấc hoặc làm đổ đồng hồ.
offence-upset = { $color } làm đổ quân rồi bấm đồng hồ.
offence-leaving = { $color } rời đi khi chưa được phép.
offence-disturbing = { $color } làm phiền đối phương.
offence-telephone = { $color } mang điện thoại, hoặc điện thoại reo.
offence-notes = { $color } dùng ghi chép hoặc lời khuyên.
offence-refusing = { $color } không chịu tuân theo luật.
offence-disrepute = { $color } làm mất uy tín môn cờ, ví dụ dàn xếp kết quả.
desk-propose-remark = Lần đầu: lưu ý. Lần sau: nhắc nhở.
desk-propose-time = Để cho { $color } thêm hai phút vì việc này, gõ chấp-nhận.
desk-propose-loss = Để xử { $color } thua ván này, gõ chấp-nhận.
desk-fault-allowed = Theo luật này, được ghi trước.

desk-aid-never = { $aid }: không trọng tài nào được cho phép, nhắc nước bị cấm. FIDE 2023, 11.3.1.
desk-aid-has = { $color } đã có: { $aid }.
desk-aid-has-not = { $color } không có: { $aid }.
desk-aid-granted = { $color } được phép: { $aid }.
desk-aid-tells = Nước sai luật bị từ chối trước khi bấm. Không phạt.
desk-aid-withdrawn = { $color } không còn được phép: { $aid }.
desk-aid-used = { $color } đã hỏi: { $aid }.
desk-aid-refused = { $color } đã hỏi, và bị từ chối: { $aid }.
desk-no-aids = không có
desk-assistant = Trợ lý của { $color }: { $name }.
desk-assistant-dismissed = { $color } không còn trợ lý.
desk-no-assistant = { $color } không có trợ lý.
desk-assistant-needed = Cặp đấu này cần trợ lý. Hãy nêu người khác trước. { $article }

desk-no-adjournment = Không hoãn đấu: tệp trận đấu không cho phép.
desk-no-session = Không rõ buổi đấu, hoặc đã hết. Gõ hoãn-đấu, hoặc cho biết số phút: hoãn-đấu sớm 45.
desk-no-key = Không có khóa cho phong bì: không niêm phong được.
desk-early-flag = { $color } còn { $time }: hoãn sớm bị trừ nhiều hơn, và cờ sẽ rụng.
desk-envelope-passphrase = Phong bì: gõ mật khẩu của bàn trọng tài. Chỉ Enter: vẫn đóng.
desk-help-envelope = Gõ mật khẩu mở bàn trọng tài. Khi đó nước niêm phong được đi.
desk-envelope-closed = Phong bì vẫn đóng.
desk-envelope-wrong = Sai mật khẩu. Hãy gõ lại. Chỉ Enter: phong bì vẫn đóng.
desk-envelope-damaged = Phong bì bị hỏng: không đọc được. Nếu hai đấu thủ thống nhất nước đi: mất-phong-bì và nước đó.
desk-sealed-ambiguous = Niêm phong: { $text }. Có nhiều nghĩa. Người niêm phong thua.
desk-sealed-unreadable = Niêm phong: { $text }. Không phải nước đi hợp lệ. Người niêm phong thua.
desk-lost-annuls = Phong bì bị mất, và không ai biết nước đi. Ván cờ bị hủy.

desk-of = { $color }: { $what }
desk-absent-loses = Ghi { $color } vắng mặt? { $color } thua ngay: đã hết giờ chờ.
desk-game-over = Ván cờ đã kết thúc. Gõ thu-hồi để thu hồi việc kết thúc, hoặc kết-thúc.
desk-then-over = Gõ thu-hồi để thu hồi việc kết thúc, hoặc kết-thúc.
desk-then-over-ruled = Gõ thu-hồi { $number } để thu hồi quyết định { $number }, hoặc kết-thúc.
desk-game-over-ruled = Ván cờ đã kết thúc. Gõ thu-hồi { $number } để thu hồi quyết định { $number }, hoặc kết-thúc.
desk-sealed = Đã niêm phong nước đi. Khi đã cầm nó: phong-bì.
desk-adjourned = Ván cờ hoãn đấu. Đến ngày: đến-giờ, rồi mở.
desk-resumption-past = Ngày đó đã qua: { $date }. Gõ ngày sau đó.
desk-resumption-missing = Đấu tiếp khi nào, ở đâu? Gõ hẹn-đấu-tiếp, rồi ngày, giờ và nơi.
desk-sealed-again = Không đi được nước niêm phong. Nếu hai đấu thủ thống nhất một nước: mất-phong-bì và nước đó, như mất-phong-bì Mf3. Nếu không, gõ kết-quả.
desk-opened-clock = Cộng thời gian cộng thêm: { $color }, cho nước niêm phong.
desk-open-now = Gõ mở.
desk-open-if-there = { $color } có mặt không? Có thì gõ mở. Không thì gõ vắng-mặt { $player }.
desk-not-begun = Ván cờ chưa bắt đầu. Gõ bắt-đầu.
desk-ruling-stays = { $helps ->
    [revoked] Quyết định { $number } đã thu hồi rồi.
    [position] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ thế-cờ, hoặc khôi-phục như khôi-phục 12 đen.
    [moves] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ chỉnh-số-nước.
    [penalty] Không thu hồi được quyết định { $number }. Gõ thu-hồi { $next } cho hình phạt của nó.
    [touch] Không thu hồi được quyết định { $number }: đấu thủ đã đi tiếp. Gõ { $restore }: khi đó { $color } được tự do đi { $back ->
        [0] nước bất kỳ.
       *[other] lại { $move }.
    }
    [waive] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ chạm-quân và tên ô.
    [increment] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ cộng-giây bật hoặc cộng-giây tắt.
    [offer] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Đối thủ có thể từ chối.
    [default-time] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ giờ-chờ và số phút.
    [dismissed] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Hãy quyết định bằng chạm-quân, hai-tay, nhắc-nhở hoặc hình phạt khác.
    [quickplay] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ kết-quả, cộng-giờ hoặc trừ-giờ.
    [end] Quyết định { $number } đã cho ván cờ tiếp tục. Để kết thúc lại, gõ kết-quả hoặc xử-thua.
    [again] Quyết định { $number } đã thu hồi quyết định { $of }. Để quyết định lại, gõ lệnh của nó, như cộng-giờ trắng 2.
   *[other] Không thu hồi được quyết định { $number }: ván cờ đã tiếp tục. Gõ khôi-phục, chỉnh-giờ hoặc kết-quả.
}
desk-paused = Đồng hồ dừng. Gõ tiếp-tục.
desk-not-led = Không thấy bàn của { $color }. Hãy tự kiểm tra nó có đúng không.
desk-restored-same = Đã là thế cờ đó: không nước nào bị lấy lại, và đồng hồ giữ nguyên. Để đổi: chỉnh-giờ.
desk-boards-then-resume = Đồng hồ dừng. Khi các bàn đã đúng, gõ tiếp-tục.
desk-matters-again = { $count } vụ việc lại chờ. Gõ vụ-việc.
desk-resume-when-ready = Khi mọi người sẵn sàng, gõ tiếp-tục.
desk-judging = { $color } còn chiếu hết được không? Đang xem xét.
desk-examined = Đang xem xét thế cờ. Nếu không bên nào chiếu hết được, lát nữa ván cờ kết thúc hòa.
desk-stands = { $square } { $man }
desk-illegal-board = Trên bàn của { $color }: { $squares }.
desk-not-pressed = { $color } chưa bấm đồng hồ, { $opponent } đi tiếp. Không ai được nhắc.
desk-illegal-stands = Nước của { $color } không hợp lệ. Nó được tính đến khi có khiếu nại hoặc bạn quyết định.
desk-illegal-position = Nước vừa rồi không hợp lệ: hai Vua cùng bị chiếu, hoặc có Tốt ở hàng cuối cùng. { $color } có một nước để khiếu nại hoặc chấm dứt.
desk-sheet-differs = { $color } đã ghi { $wrote } ở { $place }. Đã đi: { $made }.
desk-place-white = chỗ của Trắng
desk-place-black = chỗ của Đen
desk-place-desk = chỗ của bàn trọng tài
desk-closed-there = Bàn trọng tài đã đóng ở một chỗ.
desk-locked-at = Bàn trọng tài bị khóa: { $place }.
desk-opened-at = Bàn trọng tài đang mở ở: { $place }.
desk-wrong-at = Sai mật khẩu: { $place }.
desk-unclear = { $color } nói { $text }: không phải nước đi hợp lệ. Đã hỏi lại đấu thủ cả hai ô.
desk-repeats-another = { $color } nhắc lại { $said }. Nước đi là { $move }.
desk-envelope-wrong-at = Sai mật khẩu phong bì: { $place }.
desk-code-wrong = Sai mã: { $place }.
desk-terminal-there = Cửa sổ đã nối: { $place }.
interrupted = Chương trình đã dừng: { $color } đang nghĩ. Nhiều nhất { $seconds } giây trong đó không bị tính.
interrupted-unknown = Chương trình đã dừng: { $color } đang nghĩ. Không ai biết bao nhiêu thời gian không bị tính. Nếu bạn biết, hãy chỉnh đồng hồ.
desk-terminal-gone = Mất cửa sổ: { $place }.
desk-told-board-lost = Mất bàn cờ: { $color }. Đấu thủ gõ tiếp.
desk-told-board-back = Bàn cờ trở lại: { $color }.
desk-told-board-wrong = Bàn cờ sai: { $color } đang được báo phải sửa gì.
desk-told-board-right = Bàn cờ lại đúng: { $color }.
desk-told-board-low = Pin yếu: bàn của { $color }.
desk-told-board-missed = Mất dữ liệu từ bàn cờ: { $color }. Có thể thiếu một lần chạm.
desk-told-mutes = { $color } tắt ô { $square }: { $color } nói nó chập chờn. Nếu không chạm: vô-ý { $color }.
desk-told-flickers = { $square } chập chờn trên bàn của { $color }. Nếu lần chạm đó là vô ý: vô-ý { $color }.

## Trợ giúp ở bàn trọng tài

help-desk-start =
    bắt-đầu: ván cờ bắt đầu, đồng hồ của đấu thủ có lượt đi chạy.
    FIDE 2023, 6.6.
help-desk-pause = tạm-dừng: dừng đồng hồ.
help-desk-resume = tiếp-tục: cho đồng hồ chạy lại.
help-desk-matters =
    vụ-việc: mọi điều chờ bạn quyết định, với dữ kiện và các lệnh cho nó.
help-desk-accept =
    chấp-nhận 2: đồng ý vụ 2. Gõ riêng: đồng ý đề xuất của so-sánh, hoặc vụ duy nhất.
    Số của các vụ: vụ-việc.
help-desk-reject =
    bác-bỏ 2: không đồng ý vụ 2. Gõ riêng: không đồng ý đề xuất của so-sánh, hoặc vụ duy nhất.
    Số của các vụ: vụ-việc.
help-desk-postpone =
    để-sau: xét yêu cầu đấu nhanh cuối ván sau.
    để-sau 2: với hai phút cho đối phương.
help-desk-dismiss =
    gác-lại: bác vụ đang chờ, hoặc đánh dấu là xong.
    gác-lại 2: vụ 2. Số của các vụ: vụ-việc.
help-desk-appeal =
    khiếu-nại 2 chấp-nhận, khiếu-nại 2 bác-bỏ, kèm lý do: ban khiếu nại quyết định thế nào về quyết định 2.
    khiếu-nại 2 trắng, kèm lý do: Trắng nộp khiếu nại.
help-desk-facts =
    dữ-kiện: các lần lặp lại cùng số nước, luật 50 nước, lực lượng, thời gian, nước không hợp lệ, bàn cờ.
help-desk-article = điều 9.2, điều nhập thành: luật nói gì ở đó, ngắn gọn.
help-desk-compare =
    so-sánh: hai bàn và hai biên bản, và thế cờ suy ra từ đó.
    FIDE 2023, D.2.9.
help-desk-board =
    bàn trắng: bàn riêng của Trắng.
    bàn e4: một ô trong ván.
help-desk-sheet =
    biên-bản trắng: biên bản của Trắng.
    biên-bản trắng 5: năm nước cuối.
help-desk-last =
    nước-cuối: nước vừa đi, và nước đã đọc.
help-desk-log =
    nhật-ký: mười mục cuối của nhật ký.
    nhật-ký 30: nhiều hơn.
    Thời gian tính từ đầu trận đấu.
help-desk-clocks =
    đồng-hồ: thời gian hai bên, và đồng hồ ai chạy.
help-desk-set-clock =
    chỉnh-giờ trắng 1:23:45: giờ, phút, giây.
    23:45 là phút, giây. 23 là phút.
help-desk-set-moves =
    chỉnh-số-nước trắng 12: chỉnh bộ đếm trên đồng hồ của Trắng thành 12 nước.
help-desk-reconstruct =
    dựng-lại: dẫn qua các nước không có trong biên bản nào.
    dựng-lại 20: từ nước 20.
    Sau đó gõ từng nước một.
help-desk-moves-known =
    rõ-nước-đi: đã tìm ra các nước, cả hai ghi đủ biên bản.
help-desk-next-period =
    giai-đoạn-sau: không tìm ra các nước đi. Nước tiếp theo là nước đầu của giai đoạn sau.
help-desk-add-time =
    cộng-giờ trắng 2: Trắng được thêm hai phút.
    cộng-giờ trắng 1:30: một phút rưỡi.
help-desk-take-time =
    trừ-giờ trắng 2: Trắng mất hai phút.
    trừ-giờ trắng 1:30: một phút rưỡi.
help-desk-increment =
    cộng-giây bật: từ nay mỗi nước cộng năm giây.
    cộng-giây tắt: không cho.
help-desk-warn = nhắc-nhở trắng: Trắng bị nhắc nhở.
help-desk-points =
    điểm trắng +1/2: Trắng được thêm nửa điểm.
    điểm trắng -1: bớt một điểm.
    Sau ván cờ.
help-desk-loss =
    xử-thua trắng: Trắng thua.
    xử-thua trắng 0: Đen cũng không được điểm.
help-desk-result =
    kết-quả 1-0: điểm của Trắng, điểm của Đen.
    1/2-1/2, 0-0 và khác nữa.
help-desk-adjudicate =
    đánh-giá 1-0 Anna Muster: kết quả này, vì Anna Muster đã đánh giá thế cờ.
    Tệp trận đấu phải cho phép.
help-desk-fine =
    phạt-tiền trắng: mức phạt đã công bố trước.
help-desk-exclude = cấm-vòng-sau trắng: Trắng bị cấm các vòng sau.
help-desk-expel = truất-quyền trắng: Trắng bị loại khỏi giải.
help-desk-annul =
    hủy-ván: hủy ván cờ. Hai bên chơi ván mới.

help-desk-illegal =
    không-hợp-lệ trắng: nước vừa rồi của Trắng không hợp lệ, như bạn đã thấy.
help-desk-touch =
    chạm-quân trắng e2: Trắng đã chạm quân ở e2, bây giờ hoặc trước nước vừa rồi, và phải đi quân đó.
    Về nước trước nữa: chấp-nhận và số của khiếu nại.
help-desk-waive =
    vô-ý trắng: Trắng chạm do vô ý, và không tính.
    Trắng được nghe cách đặt lại, và đồng hồ ai chạy. FIDE 2023, 4.2.2.
help-desk-two-hands =
    hai-tay trắng: Trắng đã đi bằng hai tay.
help-desk-fault =
    lỗi trắng: liệt kê các lý do. lỗi trắng 1: Trắng đã làm việc đó.
    Việc này được ghi lại, và một hình phạt được đề nghị.
help-desk-flag = rụng-cờ trắng: Trắng đã rụng cờ.
help-desk-wrong-start =
    xếp-sai: thế ban đầu đã xếp sai.
    xếp-sai trắng: vua và hậu trắng đổi chỗ cho nhau.
    xếp-sai trắng h1: quân của ô h1 đứng ở ô khác.
    Muộn để chơi ván mới, quân đó mất quyền nhập thành.
help-desk-turned =
    sai-hướng: bàn cờ đặt sai hướng.
    Ván cờ tiếp tục.
help-desk-reversed =
    ngược-màu: ván cờ đã bắt đầu với màu quân bị đảo ngược.
help-desk-displaced =
    xê-dịch 12 đen: quân bị xê dịch, sau nước 12 của Đen.
    Ván cờ trở lại đó, như với khôi-phục.
help-desk-restore =
    khôi-phục 12 đen: trở lại thế cờ sau nước 12 của Đen, và thời gian lúc đó.
    khôi-phục 0: về đầu ván. Đồng hồ dừng đến khi tiếp-tục.
help-desk-position =
    thế-cờ và FEN, hoặc danh sách quân: ván cờ tiếp tục từ đó.
    Đồng hồ dừng đến khi tiếp-tục.
help-desk-rulings = các-quyết-định: mọi quyết định và hình phạt với số của chúng.
help-desk-revoke =
    thu-hồi 2: thu hồi quyết định 2.
    Thời gian, đồng hồ đã chỉnh, điểm, kết quả, việc chạm quân, hình phạt và mọi cách kết thúc ván cờ.
    Gõ riêng, sau ván cờ: thu hồi việc kết thúc, kể cả do bạn quyết định.
help-desk-allow =
    cho-phép trắng các nước hợp lệ.
    Hỗ trợ: các nước đọc gần nhất, biên bản của mình, thời gian, số nước, biên bản của đối phương, nghe đọc thế cờ, các nước hợp lệ, quân tấn công, nhắc về quyền xin hòa, tên khai cuộc, đi lại.
help-desk-withdraw =
    rút-phép trắng thời gian: Trắng không còn được hỏi thời gian.
    giúp cho-phép nêu mọi tên.
help-desk-aids =
    hỗ-trợ: các hỗ trợ của mỗi đấu thủ, và các trợ lý.
help-desk-assistant =
    trợ-lý trắng Hans Hand: cử một trợ lý cho Trắng.
    trợ-lý trắng thôi: Trắng không còn trợ lý.
help-desk-absent =
    vắng-mặt trắng: ghi Trắng vắng mặt.
    Giờ chờ được tính.
help-desk-arrived = có-mặt trắng: Trắng đã đến.
help-desk-default-time =
    giờ-chờ 30: đấu thủ muộn đến nửa giờ vẫn được chơi.
    giờ-chờ 0: không chờ.
help-desk-adjourn =
    hoãn-đấu: đấu thủ có lượt đi phải niêm phong.
    Rồi phong-bì.
    hoãn-đấu sớm: bên đi muốn vậy, và bị trừ phần còn lại của buổi đấu.
help-desk-resumption = hẹn-đấu-tiếp 2026-12-01 10:00 Phòng 2: ngày, giờ và nơi, cho phong bì. Hai đấu thủ nghe được.
help-desk-envelope =
    phong-bì: bạn giữ nước niêm phong, và ván cờ hoãn đấu.
help-desk-due =
    đến-giờ: đã đến giờ, và ván hoãn được đấu tiếp.
    Từ đó đấu thủ có thể bị tính đến muộn. Rồi mở, hoặc vắng-mặt và đấu thủ.
help-desk-open =
    mở: mở phong bì bằng mật khẩu. Ván cờ tiếp tục.
help-desk-lost =
    mất-phong-bì Mf3: phong bì bị mất, và hai bên thống nhất nước này.
    Không có nước nào: ván cờ bị hủy.
help-desk-note =
    ghi-chú Trắng bị mệt: viết một ghi chú vào báo cáo.
help-desk-tasks =
    việc: những gì còn phải làm ở bàn này.
    việc tất-cả: mọi việc, trước, trong và sau ván cờ.
help-desk-done = đã-làm 3: việc 3 đã làm. đã-làm 1 2 4: nhiều việc.
help-desk-undone = chưa-làm 3: việc 3 thật ra chưa làm.
help-desk-glossary = từ-điển hòa: từ đó trong mọi ngôn ngữ. Từ có thể của bất kỳ ngôn ngữ nào.
help-desk-report =
    báo-cáo: ghi hồ sơ như hiện giờ, và nói ở đâu.
help-desk-sign-off =
    kết-thúc: kết thúc trận đấu và ghi hồ sơ.
help-desk-talk =
    ngôn-ngữ vi: bàn trọng tài nói tiếng Việt. ngôn-ngữ en: tiếng Anh.
help-desk-help =
    giúp: bàn trọng tài trong vài lời.
    giúp tất-cả: mọi tên.
    giúp khôi-phục: một lệnh.
help-desk-leave =
    rời-bàn: đóng bàn trọng tài ở đây.
    Mật khẩu mở lại.

entry-retyped = Đọc là { $text }.
reason-unread = không giọng nào đọc được ngôn ngữ này
voices-new =
    Giọng mới: { $folder }
    Hãy dịch các tệp của nó. Rồi kiểm tra: { $program } voices check { $parent }
voices-new-known = { $name } đã có sẵn. Với ngôn ngữ khác, ghi mã của nó, ví dụ el.
voices-new-exists = { $folder } đã có. Hãy đổi tên nó, hoặc nêu thư mục khác.
voices-new-fails = Không tạo được { $folder }: { $reason }.
voice-state = Trạng thái lạ: { $state }. Viết draft, read hoặc spoken.
voice-untranslated = Thiếu { $count } câu, được đọc bằng ngôn ngữ khác: { $names }.
voice-untranslated-more = Và { $count } câu nữa.
voice-plural = { $name } thiếu biến thể { $variants }, cho số { $gap }.
voice-meanings = { $word } có hai nghĩa trong nước đi: { $first } và { $other }. Mỗi nghĩa cần từ riêng.
help-repertoire =
    bộ-khai-cuộc italian: một trong 45 khai cuộc có sẵn. bộ-khai-cuộc italian đen: từ phía kia.
    bộ-khai-cuộc các-khai-cuộc: tất cả, mỗi lần năm.
    bộ-khai-cuộc của-tôi: khai cuộc của bạn, từ tệp của-tôi.pgn trong thư mục repertoire của thư mục dữ liệu. Gõ các nước của bạn.
    bộ-khai-cuộc các-ván: những gì bạn đã đi ít nhất hai lần. bộ-khai-cuộc các-ván đen: một bên, hoặc trắng.
    bộ-khai-cuộc: tất cả, và còn bao nhiêu thế cần ôn.
    gợi-ý: trợ giúp, bốn bước. thông-tin: nghe lại các nước.
    tiếp: nước đi, rồi đi tiếp.
    đóng: về ván của bạn.
setting-mouse = Bấm chuột có lấy và đặt quân không.
setting-key-hints = Có hiện phím làm gì hay không.
setting-pictures = Quân cờ trên màn hình là hình ảnh, nếu cửa sổ dòng lệnh hiện được.
cli-voices-new = Tạo thư mục cho một ngôn ngữ mới, để dịch.
arg-mouse = bấm chuột lấy và đặt quân: on hoặc off.
arg-key-hints = hiện phím làm gì: on hoặc off.
arg-pictures = quân cờ trên màn hình là hình ảnh: on hoặc off.
arg-voices-new-language = mã của ngôn ngữ, như nl hoặc pt-BR.
arg-voices-new-folder = thư mục cho nó. Không nêu thì là thư mục các giọng của bạn.
health-voices = Giọng: { $count } giọng khác hoạt động.
health-voices-draft = Giọng: còn là bản nháp, chưa được người bản ngữ nào xem lại: { $names }.
voice-review =
    { $state ->
        [read] Giọng { $name }: { $by } đã đọc, { $date }.
        [spoken] Giọng { $name }: { $by } đã nghe, { $date }.
       *[draft] Giọng { $name }: bản nháp, chưa được người bản ngữ nào xem lại.
    }
voice-unconfirmed = Giọng { $name }: cần xác nhận: { $words }.
health-speech-unread = Giọng đọc: espeak-ng không đọc được { $language }. Hãy cài giọng khác trong máy chủ giọng đọc, hoặc dùng trình đọc màn hình.
reason-louis-unfit = không có bảng nào đúng cho ngôn ngữ này
pictures-none = Cửa sổ dòng lệnh không hiện được ảnh. Quân cờ được vẽ bằng ký tự.
pictures-absent = Chương trình này không có sẵn hình ảnh. Cách lấy có trong docs/guide.md.
arg-import-letters = chữ cái của quân cờ trong tệp: theo giọng này, ví dụ vi.
reason-voices = các giọng của hệ thống không hoạt động; để chỉ trình đọc màn hình đọc, gõ giọng-đọc tắt
health-speech-system = Giọng đọc: hệ thống này có { $count } giọng; { $languages }.
health-speech-system-missing = Giọng đọc: ngôn ngữ { $language } không có giọng. Hãy thêm một giọng trong cài đặt giọng đọc của hệ thống này.
health-terminal-unread-elsewhere =
    Cửa sổ dòng lệnh: trình đọc màn hình không đọc được { $name }. Hãy dùng { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = Hệ thống: Linux. Trong các bài thử, Orca, Fenrir, BRLTTY và yasr đọc được chương trình. Chưa có người chơi mù nào cho biết ý kiến.
health-tried-windows = Hệ thống: Windows. Nhóm làm chương trình chỉ mới thử trong Wine, không có trình đọc màn hình. Nếu dùng NVDA hoặc JAWS, hãy cho chúng tôi biết nó đọc ra sao.
health-tried-macos = Hệ thống: macOS. Nhóm làm chương trình đã biên dịch nhưng chưa chạy lần nào. Nếu dùng VoiceOver, hãy cho chúng tôi biết nó đọc ra sao.
health-tried-nowhere = Hệ thống: chưa ai thử ở đây. Hãy cho chúng tôi biết nó chạy ra sao.
reason-louis-absent = không có lou_translate, hãy cài liblouis
health-braille-absent = Chữ nổi: ký hiệu cờ hoạt động. Muốn có chữ nổi văn bản, hãy cài liblouis.
reason-no-name = không tệp nào có thể mang tên như vậy

## Ở giải đấu

tournament-new = { $name }: { $players } đấu thủ, chưa có vòng nào.
tournament-open = { $name }: vòng { $round } trên { $rounds }, { $players } đấu thủ.
tournament-new-teams = { $name }: { $players } đội, chưa có vòng nào.
tournament-open-teams = { $name }: vòng { $round } trên { $rounds }, { $players } đội.
tournament-next-draw = Tiếp theo: gõ bốc-thăm để lấy số thứ tự. Mọi lệnh: giúp.
tournament-next-pair = Tiếp theo: gõ xếp-cặp cho vòng { $round }. Mọi lệnh: giúp.
tournament-next-results = Tiếp theo: gõ kết quả, như kết-quả 1 1-0. Mọi lệnh: giúp.
tournament-next-qualify = Các bảng đã xong. Cho người giỏi nhất đi tiếp: gõ đi-tiếp.
tournament-next-standings = Đã xong mọi vòng. Gõ xếp-hạng để nghe bảng cuối cùng.
tournament-not-done = Chưa làm gì.
tournament-sure = có hay không.
tournament-nothing-typed = Chưa gõ gì. Gõ một lệnh, hoặc giúp.
tournament-unknown = Ở đây không có lệnh { $word }. Mọi lệnh: giúp.
tournament-unknown-near = Ở đây không có lệnh { $word }. Gần nhất là { $near }.
tournament-which-player = Đấu thủ nào? { $names }. Gõ số.
tournament-no-player = Không có đấu thủ { $text }. Gõ danh-sách để nghe tất cả.
tournament-help = Trước giải: điều-lệ, danh-sách, ghi-danh, bốc-thăm.
    Các vòng: xếp-cặp, cặp-đấu, kết-quả, còn-thiếu, hoãn.
    Đấu thủ: đấu-thủ, vắng-mặt, rút-lui, trở-lại, tách-riêng, chỉnh-ghi-danh.
    Hỏi: gặp-ai, nhóm-điểm, khả-năng.
    Đội: đội-hình. Hòa: phân-định. Bảng: đi-tiếp.
    Bảng: xếp-hạng, tại-sao, bảng-chéo, giải-thưởng.
    Tệp: giấy-báo, báo-cáo, ván-đấu, xuất, xếp-bàn.
    Sửa: sửa-kết-quả, nhật-ký, thu-hồi. Ra: thoát.
    Thêm: giúp tất-cả, giúp xếp-cặp, giải-thích.
tournament-wants-nothing = Gõ riêng { $name }.
tournament-wants-player = { $name } cần một đấu thủ: { $name } 7, hoặc { $name } anna.
tournament-wants-bye = { $name } cần một đấu thủ, thêm 1/2 nếu cho nửa điểm: { $name } 7 1/2.
tournament-wants-players = { $name } cần hai đấu thủ: { $name } 3 7.
tournament-wants-entry = { $name } cần tên, thêm Elo nếu có: { $name } Nguyễn Văn An 1650.
tournament-wants-amendment = { $name } cần đấu thủ, khóa của tệp và giá trị: { $name } 7 rating 1850.
tournament-wants-goal = { $name } cần một đấu thủ và một hạng: { $name } 7 3.
tournament-wants-varma = Gõ riêng { $name }, hoặc { $name } varma.
tournament-wants-pairs = { $name } cần các cặp, Trắng trước, người miễn đấu một mình: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } cần bàn và kết quả: { $name } 4 1-0.
tournament-wants-correction = { $name } cần vòng, bàn và kết quả: { $name } 2 4 1-0.
tournament-wants-board = { $name } cần một bàn: { $name } 4.
tournament-wants-line-up = Cần một đội và các chỗ: { $name } 2 1 3 4.
tournament-wants-tie = { $name } cần một bàn: { $name } 2, hoặc { $name } 2 1-0.
tournament-wants-qualified = Chỉ { $name }, hoặc các số: { $name } 1 5 2 8.
tournament-wants-round = Gõ riêng { $name }, hoặc với một vòng: { $name } 3.
tournament-wants-act = { $name } cần số của một thao tác: { $name } 12. Các số: nhật-ký.
tournament-wants-number = Gõ riêng { $name }, hoặc với một số: { $name } 30.
tournament-wants-file = { $name } cần tên tệp: { $name } club.trf.
tournament-wants-command = Gõ riêng { $name }, hoặc với một lệnh: { $name } xếp-cặp.
tournament-wants-term = Gõ riêng { $name }, hoặc với một từ: { $name } Buchholz.
tournament-no-varma = Không có bảng Varma cho số đấu thủ này. Chỉ có từ 9 đến 24.
tournament-numbered = Số thứ tự đã có.
tournament-drawn = Số thứ tự, bốc thăm với số { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Vòng { $round }, bàn { $board }: { $result } thay cho { $had }.
tournament-moves = { $player } khi đó có { $points }: hạng { $place }, nay là { $had }.
tournament-pairings-stay = Các cặp của vòng sau không đổi.
tournament-withdraw-what = { $player } rút khỏi giải.
tournament-revoke-what = Sẽ thu hồi: { $what }
tournament-revoked = Đã thu hồi: thao tác { $number }.
tournament-playing = Vòng { $round }, bàn { $board }: { $white } và { $black } đang đấu.
tournament-postponed = Hoãn, vòng { $round }, bàn { $board }: { $white } và { $black }.
tournament-adjourned = Hoãn giữa chừng, vòng { $round }, bàn { $board }: { $white } và { $black }. Để xếp cặp không chờ: hoãn { $board }.
tournament-pair-without = Chưa có kết quả, vòng { $round }, bàn { $board }: { $white } và { $black }. Tính là hòa khi xếp cặp này.
tournament-pair-appeal = Còn khiếu nại, vòng { $round }, bàn { $board }: { $white } và { $black }. Kết quả vẫn tính như vậy.
tournament-nobody-there = không ai
tournament-none-missing = Không thiếu kết quả nào.
outcome-white = Trắng thắng
outcome-draw = hòa
outcome-black = Đen thắng
outcome-white-forfeit = Trắng thắng do Đen bỏ cuộc
outcome-black-forfeit = Đen thắng do Trắng bỏ cuộc
outcome-neither-forfeit = không ai đến
outcome-neither = cả hai thua
outcome-half-white = chỉ Trắng được nửa điểm
outcome-half-black = chỉ Đen được nửa điểm
tournament-round-over = Vòng { $round } đã xong.
tournament-all-over = Vòng cuối đã xong. Gõ xếp-hạng để nghe bảng cuối cùng.
tournament-third-forfeit = { $player } bỏ cuộc lần thứ ba: phần lớn điều lệ loại khỏi giải. Để loại: rút-lui.
tournament-entered = Đã ghi danh: { $player }.
tournament-entered-late = Đã ghi danh: { $player }, từ vòng { $round }.
tournament-amended = Đã sửa ghi danh: { $player }.
tournament-paired-tables = Vòng { $round }: xếp cặp theo bảng.
tournament-paired-arbiter = Vòng { $round }: xếp cặp bằng tay.
tournament-paired-rules = Vòng { $round }: xếp cặp theo luật của hệ.
tournament-paired-lots = Vòng { $round }: bốc thăm với số { $number }.
tournament-paired-program = Vòng { $round }: { $program } xếp cặp.
tournament-ended = Bàn { $board }, vòng { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Đã sửa, bàn { $board }, vòng { $round }: { $white }, { $black }: { $result }.
tournament-absent = Vắng ở vòng { $round }: { $player }.
tournament-absent-half = Miễn đấu, nửa điểm, vòng { $round }: { $player }.
tournament-absent-full = Miễn đấu, một điểm, vòng { $round }: { $player }.
tournament-withdrawn = Đã rút lui: { $player }.
tournament-returned = Trở lại từ vòng { $round }: { $player }.
tournament-kept-apart = Tách riêng: { $names }.
tournament-lined-up = Đội hình { $player }, vòng { $round }: { $names }.
tournament-decided = Bàn { $board }, vòng { $round }: { $player } đi tiếp. Quyết định bởi: { $decider }.
tournament-decided-lots = Bàn { $board }, vòng { $round }: { $player } đi tiếp. Bốc thăm với số { $number }.
tournament-qualified = Đi tiếp: { $names }.
tournament-qualify-shared = Bảng { $number }: hạng { $place } đồng hạng. Gõ mọi người đi tiếp, mạnh nhất trước: đi-tiếp 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, đã thu hồi: { $what }
tournament-log-empty = Chưa ghi lại gì.
tournament-no-act = Không có thao tác { $number }. Có { $count }, gõ nhật-ký để nghe các thao tác cuối.
tournament-revoked-already = Thao tác { $number } đã thu hồi rồi.
tournament-is-revocation = Thao tác { $number } là một lần thu hồi: hãy làm lại việc đã thu hồi.
tournament-needed-by = Thu hồi thao tác { $number } trước: { $what }
tournament-refused-player = Không có đấu thủ đó. Gõ danh-sách để nghe tất cả.
tournament-refused-name = Thiếu tên. Gõ tên sau ghi-danh.
tournament-refused-fide = Số FIDE này đã ghi danh: { $player }.
tournament-refused-same = Đã ghi danh rồi: { $player }.
tournament-refused-late = Không ghi danh muộn được: sau vòng 1 bảng xếp cặp hết chỗ.
tournament-refused-paired = Vòng { $round } đã xếp cặp rồi.
tournament-refused-round = Không có vòng { $round }. Có { $rounds } vòng.
tournament-refused-players = Không được với { $count } đấu thủ: thể thức này không cho phép.
tournament-refused-order = Mỗi đấu thủ phải có đúng một số.
tournament-refused-numbers = Quá muộn: vòng 1 đã xếp cặp theo các số này.
tournament-refused-next = Vòng tiếp theo là { $round }.
tournament-refused-playing = Vòng { $round } chưa xong: bàn { $boards }. Gõ kết quả, hoặc hoãn.
tournament-refused-last = Mọi vòng đã xếp cặp.
tournament-refused-board = Không có bàn { $board } ở vòng { $round }. Có { $boards } bàn.
tournament-refused-result = Đã có kết quả: { $result }. Để sửa: sửa-kết-quả.
tournament-refused-no-result = Chưa có kết quả. Để ghi: kết-quả.
tournament-refused-known = Kết quả vốn là vậy.
tournament-refused-postponed = Đã hoãn rồi.
tournament-refused-left = Lúc đó không có trong giải.
tournament-refused-here = Chưa rút lui.
tournament-refused-two = Cần hai đấu thủ khác nhau.
tournament-refused-no-teams = Ở đây không có đội.
tournament-refused-part = Không có bàn { $board }. Có { $boards } bàn.
tournament-refused-which = Trận { $board } có nhiều bàn. Gõ một bàn: kết-quả { $board }.1 1-0.
tournament-refused-many = Quá nhiều đấu thủ. Số bàn mỗi trận: { $boards }.
tournament-refused-member = Không có đấu thủ { $number } trong đội này. Danh sách: đấu-thủ và đội.
tournament-refused-board-order = Sai thứ tự bàn: đấu thủ { $number }. Theo danh sách của đội.
tournament-refused-nobody = Đội hình cần ít nhất một đấu thủ.
tournament-refused-begun = Trận đã bắt đầu.
tournament-refused-tied = Ở đó không hòa. Để ghi ván: kết-quả.
tournament-refused-groups = Lệnh này cho các bảng, khi tất cả đã xong.
tournament-refused-qualify = Gõ mỗi người đi tiếp một lần. Có { $count } người.
tournament-refused-members = Đấu thủ của đội vẫn ở trong danh sách.
tournament-breach-twice = Xếp cặp hai lần: { $player }.
tournament-breach-missing = Chưa có cặp: { $player }.
tournament-breach-absent = Có cặp, nhưng vắng mặt: { $player }.
tournament-breach-met = Đã gặp nhau ở vòng { $round }: { $white } và { $black }.
tournament-breach-apart = Phải tách riêng: { $white } và { $black }.
tournament-breach-bye = Không cần miễn đấu: { $player } được miễn.
tournament-breach-second-bye = Lần thứ hai có điểm mà không đấu: { $player }.
tournament-breach-third = { $color } ba lần liền: { $player }.
tournament-breach-three-more = { $color } thừa ba lần: { $player }.
tournament-pairing = Đang xếp cặp: { $program }.
tournament-pairing-still = Chương trình đang xếp cặp. Để dừng: gõ dừng-xếp.
tournament-pairing-stopped = Đã dừng. Chưa xếp cặp nào.
tournament-pairing-none = Không có gì để dừng. Không chương trình nào đang xếp.
tournament-pairing-outdated = Chưa xếp cặp nào: trong lúc đó đã có thay đổi. Làm lại: xếp-cặp.
tournament-no-program = Không thấy chương trình xếp cặp. Cài gacrux hoặc bbpPairings, hoặc gõ xếp-cặp và các cặp.
tournament-program-missing = { $program } không chạy. Gõ xếp-cặp và các cặp, hoặc cài lại chương trình.
tournament-program-stuck = { $program } chạy quá lâu, nên đã bị dừng. Gõ xếp-cặp và các cặp.
tournament-program-endless = { $program } ghi quá nhiều, nên đã bị dừng. Gõ xếp-cặp và các cặp.
tournament-answer-unreadable = { $program } chưa xếp cặp: { $why } Gõ xếp-cặp và các cặp.
tournament-answer-refused = Bị bác, chưa xếp cặp. Trả lời của { $program } trái quy định:
tournament-answer-empty = không có trả lời.
tournament-answer-line = dòng { $line } của trả lời không phải một cặp.
tournament-answer-count = báo { $said } cặp, đưa ra { $count }.
tournament-answer-number = không ai có số { $number }.
tournament-answer-byes = hai người miễn đấu trong một vòng.
tournament-name = { $name }.
tournament-place-is = Địa điểm: { $value }.
tournament-from = Từ ngày { $value }.
tournament-to = Đến ngày { $value }.
tournament-arbiter = Tổng trọng tài: { $value }.
tournament-laws = Luật năm { $value }.
tournament-system = Thể thức: { $value }.
tournament-rounds = Số vòng: { $value }.
tournament-accelerated = Tăng tốc: { $value }.
tournament-boards = Số bàn mỗi trận: { $value }.
tournament-arbiters = Số trọng tài nên có: { $value }.
tournament-decided-by = Khi hòa, quyết định bởi: { $value }.
decider-rapid = ván cờ nhanh
decider-blitz = ván cờ chớp
decider-armageddon = ván Armageddon
decider-rating = Elo
decider-white-out = Trắng bị loại
decider-boards = các bàn đầu tốt hơn
decider-lots = bốc thăm
decider-arbiter = trọng tài quyết định
tournament-variant = Môn: { $value }.
tournament-time = Thời gian: { $value }.
tournament-default-time = Giờ chờ: { $value } phút.
tournament-ties = Hệ số phụ: { $value }.
tournament-draws = Hòa: { $value }.
tournament-aids = Hỗ trợ: { $value }.
tournament-appeals = Khiếu nại: { $value }.
system-round-robin = vòng tròn
system-swiss = hệ Thụy Sĩ
system-adjusted = hệ Thụy Sĩ có điều chỉnh
system-lots = hệ Thụy Sĩ bốc thăm
system-by-hand = xếp cặp bằng tay
system-match = trận hai người
system-scheveningen = Scheveningen
system-knock-out = đấu loại trực tiếp
system-groups = chia bảng
tournament-nobody = Chưa ai ghi danh. Gõ ghi-danh và tên.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, chưa có Elo.
tournament-entry-left = { $number }: { $name }, đã rút lui.
tournament-no-round-yet = Chưa xếp cặp vòng nào. Gõ xếp-cặp.
tournament-no-round = Vòng { $round } chưa xếp cặp. Đã có { $rounds } vòng.
tournament-round = Vòng { $round }:
tournament-bye = Miễn đấu: { $player }.
tournament-free = Nghỉ: { $player }.
tournament-board = Bàn { $board }: { $white }, { $black }.
tournament-board-over = Bàn { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Bàn { $board }: { $white }, { $black }: hoãn.
tournament-match = Trận { $board }: { $white }, { $black }.
tournament-match-score = Trận { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = { $player } đi tiếp.
tournament-tied-game = Hòa. Tiếp theo: { $decider }, bàn { $board }, Trắng: { $player }.
tournament-tied = Hòa ở bàn { $board }. Bốc thăm: phân-định { $board }. Hoặc ai đi tiếp: phân-định { $board } 1-0.
tournament-tied-by = Hòa ở bàn { $board }. Quyết định bởi: { $decider }. Gõ phân-định { $board }.
tournament-standings = Sau vòng { $round }:
tournament-group = Bảng { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; hệ số phụ bằng nhau.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: hạng { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Mọi thứ đã được lưu.
tournament-pair-breaks = Cách xếp cặp này trái quy định:
tournament-proposed = Đề nghị cho vòng { $round }:
tournament-proposed-lots = Đề nghị cho vòng { $round }, bốc thăm với số { $number }:
tournament-down = Xuống một nhóm điểm: { $player }.
tournament-no-proposal = Không tìm được cặp theo luật này. Gõ các cặp: xếp-cặp 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Hạng { $place }, điểm: { $points }.
tournament-player-title = Danh hiệu: { $value }.
tournament-player-federation = Liên đoàn: { $value }.
tournament-player-club = Câu lạc bộ: { $value }.
tournament-player-team = Đội: { $value }.
tournament-player-captain = Đội trưởng: { $value }.
tournament-player-seat = Chỗ ngồi: { $value }.
tournament-player-assistant = Trợ lý: { $value }.
tournament-card-won = Vòng { $round }: { $color }, thắng { $player }.
tournament-card-drawn = Vòng { $round }: { $color }, hòa { $player }.
tournament-card-lost = Vòng { $round }: { $color }, thua { $player }.
tournament-card-forfeit-won = Vòng { $round }: thắng do { $player } bỏ cuộc.
tournament-card-forfeit-lost = Vòng { $round }: bỏ cuộc trước { $player }.
tournament-card-now = Vòng { $round }, bàn { $board }: { $color } gặp { $player }.
tournament-card-half = Vòng { $round }: miễn đấu, nửa điểm.
tournament-card-full = Vòng { $round }: miễn đấu, một điểm.
tournament-card-bye = Vòng { $round }: miễn đấu, không còn đối thủ.
tournament-card-absent = Vòng { $round }: không đấu.
tournament-same-points = Bằng điểm: { $names }.
tournament-score-group = Có điểm { $points }: { $names }.
tournament-not-paired = { $player }: không xếp cặp ở vòng { $round }.
tournament-could = { $player }, hạng { $place } hoặc hơn:
tournament-could-not-yet = Chỉ khi vòng cuối đã xếp cặp, và không có đội.
tournament-could-too-many = Quá nhiều ván chưa xong: { $count }. Hãy hỏi lại khi vài ván xong.
tournament-could-win = Nếu thắng
tournament-could-draw = Nếu hòa
tournament-could-loss = Nếu thua
tournament-could-anyhow = Như hiện nay
tournament-could-always = { $case }: trong mọi trường hợp.
tournament-could-never = { $case }: không còn nữa.
tournament-could-if = { $case }: chắc chắn nếu, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: chỉ khi, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: tùy vài kết quả của người khác.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } không xếp hạng: đấu chưa được nửa số ván.
tournament-why = { $player }: hạng { $place }, điểm: { $points }.
tournament-behind-points = Sau { $player } vì điểm.
tournament-behind-tie = Sau { $player } vì { $tie }.
tournament-behind-lots = Sau { $player } vì bốc thăm.
tournament-shared = Đồng hạng với { $player }.
tournament-tie = { $tie }: { $value }, gồm:
tournament-tie-place = { $tie }: hạng { $value }, gồm:
tournament-tie-unmet = { $tie }: không có gì để so sánh.
tournament-part = Vòng { $round }: { $value } từ { $player }.
tournament-part-own = Vòng { $round }: { $value }.
tournament-part-weighed = Vòng { $round }: { $value }, từ { $brought } của { $player }, ván đó được { $scored }.
tournament-part-dummy = Vòng { $round }, không đấu: { $value }, { $reason }.
tournament-dummy-own = tính theo điểm của chính mình
tournament-dummy-opponent = tính theo đối thủ đã xếp cặp
tournament-dummy-draws = tính là hòa ở mỗi vòng
tournament-part-mean = Trung bình: { $value }.
tournament-part-table = Theo bảng Elo: { $value }.
tournament-part-other = Ngoài ra: { $value }.
tournament-cut-least = Bị bỏ, vì nhỏ nhất.
tournament-cut-voluntary = Bị bỏ, vì tự ý không đấu.
tournament-cut-most = Bị bỏ, vì lớn nhất.
tournament-cut-limit = Không tính: đối thủ quá ít điểm.
notice-title = { $name }, vòng { $round }
notice = { $player }: vòng { $round }, bàn { $board }, { $color } gặp { $opponent }.
notice-seat = { $player }: vòng { $round }, bàn { $board }, { $color } gặp { $opponent }, chỗ ngồi { $seat }.
notice-bye = { $player }: vòng { $round }, miễn đấu.
tournament-no-variant = TRF không có chỗ cho môn này. Không ghi: { $variant }.
tournament-written = Đã ghi: { $file }.
tournament-not-written = Chưa ghi, { $file }: { $reason }.
tournament-games-unread = Không đọc được ván của các bàn: { $reason }. Chưa ghi gì cả.
round-report-title = { $name }, vòng { $round }: báo cáo
round-report-done = Việc trọng tài đã làm:
round-report-open = Còn để ngỏ:
round-report-adjourned = Hoãn giữa chừng: bàn { $board }, { $white } và { $black }.
round-report-appeal = Khiếu nại chưa giải quyết: bàn { $board }, { $white } và { $black }.
tournament-not-kept = Chưa làm, vì không lưu được: { $reason }.
tournament-damaged = Bản ghi bị hỏng: không thể có thao tác { $number }. { $why } Có thể đây là tệp giải khác.
tournament-damaged-line = Bản ghi bị hỏng: không đọc được thao tác { $number }.
tournament-not-there = Không có tệp: { $file }. Để tạo một tệp, xem tournament.md.
tournament-ask-begin =
    Tệp giải mới, khoảng 8 câu hỏi và các đấu thủ.
    Chỉ Enter: câu trả lời gợi sẵn.
    quay lại: câu hỏi trước.
    Control-C: dừng. Các câu trả lời được giữ.
tournament-ask-name = Tên giải, kèm năm nếu năm nào cũng có.
tournament-ask-place = Địa điểm.
tournament-ask-from = Ngày đầu, như 2026-11-28.
tournament-ask-system = Thể thức nào?
tournament-ask-rounds = Bao nhiêu vòng?
tournament-ask-groups = Bao nhiêu bảng?
tournament-ask-boards = Số bàn mỗi trận, nếu đấu đồng đội.
tournament-ask-time = Thời gian mỗi đấu thủ, như 60+30.
tournament-ask-ties = Hệ số phụ theo thứ tự.
tournament-ask-first-team = Đội đầu tiên.
tournament-ask-team = Đội { $number }. Enter: hết đội.
tournament-ask-first-player = Đấu thủ đầu tiên, kèm Elo, như Nguyễn Văn An 1650.
tournament-ask-player = Đấu thủ { $number }. Enter: hết đấu thủ.
tournament-ask-help-player = Gõ tên và Elo. Có thể không có Elo.
tournament-ask-too-many = Quá nhiều vòng cho { $count } người hoặc đội: nhiều nhất { $rounds }. Hãy sửa rounds trong tệp.
tournament-ask-review = Để viết tệp, bấm Enter. Để sửa câu trả lời cuối: quay lại.
tournament-begin = Để bắt đầu: { $program } tournament { $file }
tournament-from-done = Đã nhận: { $players } đấu thủ, { $rounds } vòng.
tournament-from-left = Dòng lạ, không nhận: { $lines }.
tournament-from-ties = Có hệ số phụ lạ, không nhận.
tournament-from-line = Dòng { $line }, cột { $column }: { $what }
tournament-from-there = Giải { $name } đã được giữ. Hãy đặt tên khác cho giải này trong tệp của nó.
tournament-from-teams = Không nhận gì: đội, đấu thủ và điểm không khớp nhau.
tournament-from-by-hand = Không nhận gì: có điểm cho bằng tay.
tournament-from-scoring = Không nhận gì: vắng mặt hoặc ván chưa xong cho điểm khác ở đây.
tournament-from-acceleration = Không nhận gì: cách tăng tốc không phải Baku.
tournament-from-name = Không nhận gì: tên đấu thủ { $number } không dùng được.
tournament-from-round = Không nhận gì: vòng { $round } có kết quả hoặc miễn đấu không có ở đây.
tournament-from-act = Không nhận gì. { $what } { $why }
exchange-no-player = không có đấu thủ trong tệp này.
exchange-number = thiếu một số ở đây.
exchange-too-great = số quá lớn.
exchange-points = thiếu điểm ở đây.
exchange-color = không phải màu, phải là w, b hoặc gạch nối.
exchange-result = không phải kết quả, như 1, 0 hoặc =.
exchange-unfit = kết quả không hợp với đối thủ.
exchange-number-twice = số thứ tự { $number } xuất hiện hai lần.
exchange-opponent = không ai có số { $number }.
exchange-oneself = đấu thủ gặp chính mình.
exchange-two-opponents = số { $number } có hai đối thủ ở vòng { $round }.
exchange-contradiction = số { $number } có kết quả khác ở vòng { $round }.
exchange-score = { $given } điểm, nhưng kết quả cho { $counted }.
exchange-players-missing = báo { $told } đấu thủ, thấy { $found }. Tệp không đủ.
tournament-not-read = Không đọc được, { $file }: { $reason }.
event-wrong-line = Dòng { $line }: { $what }
event-wrong-form = không phải dòng của tệp giải.
event-wrong-twice = điều này có hai lần trong tệp.
event-wrong-key = khóa lạ { $word }.
event-wrong-key-near = khóa lạ { $word }. Gần nhất là { $near }.
event-wrong-part = bắt đầu bằng hai ngoặc vuông: [[{ $part }]].
event-wrong-value = { $key } không thể là { $value }. { $can }
event-wrong-missing = Thiếu { $key } trong tệp giải.
event-wrong-nameless = ở đây thiếu { $key }.
event-wrong-player = đấu thủ { $name } có hai lần.
event-wrong-fide = số FIDE { $number } có hai lần.
event-wrong-team = đội { $name } có hai lần.
event-wrong-no-team = không có đội { $name } trong tệp này.
event-wrong-teamless = đấu thủ { $name } không có đội.
event-wrong-empty-team = đội { $name } không có đấu thủ.
event-wrong-unfit = { $key } không hợp với phần còn lại của tệp.
event-wrong-ends = kết thúc trước khi bắt đầu: { $day }.
event-can-text = Đó là một dòng, nhiều nhất 100 chữ.
event-can-federation = Đó là ba chữ in hoa, như VIE.
event-can-day = Đó là một ngày, như 2026-11-28.
event-can-laws = Đó là năm ban hành Luật, như 2023.
event-can-variant = Một trong: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill hoặc racing-kings.
event-can-odds = Đó là mức chấp, như white knight hoặc black pawn draw.
event-can-system = Một trong: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out hoặc groups.
event-can-rounds = Đó là số từ 1 đến 99.
event-can-count = Đó là số từ 1 đến 50.
event-can-deciders = Đó là danh sách gồm rapid, blitz, armageddon, rating, white out, boards và lots.
event-can-losers = Đó là out, third place hoặc all places.
event-can-acceleration = Đó là baku.
event-can-finals = Đó là knock-out hoặc round robin.
event-can-score = Đó là match points hoặc game points.
event-can-time = Đó là thời gian, như 90+30.
event-can-minutes = Đó là số phút, nhiều nhất 600.
event-can-points = Đó là điểm, như 1 hoặc 0.5.
event-can-ties = Đó là danh sách, như DE, BH/C1, SB.
event-can-rules = Đó là 2024 hoặc 2026.
event-can-color = Đó là white hoặc black.
event-can-number = Đó là số FIDE.
event-can-rating = Đó là số, nhiều nhất 4000.
event-can-sex = Đó là m hoặc w.
event-can-title = Đó là danh hiệu FIDE, như FM.
event-can-sight = Đó là B1, B2 hoặc B3.
event-can-prize-name = Đó là một dòng, nhiều nhất 100 chữ, không ghi hạng thị lực.
event-can-amounts = Đó là danh sách số tiền, như 300, 200, 100, không số nào lớn hơn số trước.
event-can-gifts = Đó là danh sách giải, như Cúp, Sách, không ghi hạng thị lực.
event-can-sights = Đó là danh sách gồm B1, B2 và B3.
event-can-shared = Đó là by place, equally hoặc hort.
event-can-each = Đó là one hoặc all.
name-tournament-event = điều-lệ, giải
help-tournament-event = điều-lệ: đọc điều lệ giải.
name-tournament-entries = danh-sách
help-tournament-entries = danh-sách: mọi đấu thủ theo số thứ tự.
name-tournament-enter = ghi-danh, đăng-ký
help-tournament-enter = ghi-danh Nguyễn Văn An 1650: đăng ký muộn, có Elo hoặc không.
name-tournament-amend = chỉnh-ghi-danh, chỉnh
help-tournament-amend = chỉnh-ghi-danh 7 rating 1850: sửa một ghi danh, bằng một khóa của tệp.
name-tournament-draw = bốc-thăm
help-tournament-draw = bốc-thăm: bốc thăm số thứ tự; bốc-thăm varma: người cùng liên đoàn gặp nhau sớm.
name-tournament-withdraw = rút-lui, rút
help-tournament-withdraw = rút-lui 7: đấu thủ rút khỏi giải.
name-tournament-return = trở-lại
help-tournament-return = trở-lại 7: đấu thủ đã rút lui đấu lại từ vòng sau.
name-tournament-absent = vắng-mặt, vắng
help-tournament-absent = vắng-mặt 7: vòng sau không xếp cặp; vắng-mặt 7 1/2: được nửa điểm.
name-tournament-apart = tách-riêng, tách
help-tournament-apart = tách-riêng 3 7: hai người này không gặp nhau.
name-tournament-line-up = đội-hình
help-tournament-line-up = đội-hình 2 1 3 4: đội 2 chơi với số 1, 3 và 4 trong danh sách; 0 là bàn trống.
name-tournament-pair = xếp-cặp, ghép-cặp
help-tournament-pair = xếp-cặp: xếp vòng sau; xếp-cặp 1-4 2-3 5: bằng tay, Trắng trước, người miễn đấu một mình.
name-tournament-stop = dừng-xếp, dừng
help-tournament-stop = dừng-xếp: kết thúc chương trình đang xếp cặp.
name-tournament-pairings = cặp-đấu, các-cặp
help-tournament-pairings = cặp-đấu: các bàn của vòng; cặp-đấu 2: của vòng 2.
name-tournament-result = kết-quả
help-tournament-result = kết-quả 4 1-0: bàn 4, Trắng thắng; 1/2 là hòa, +- và -+ là bỏ cuộc.
name-tournament-missing = còn-thiếu, thiếu
help-tournament-missing = còn-thiếu: các ván chưa có kết quả.
name-tournament-postpone = hoãn, hoãn-đấu
help-tournament-postpone = hoãn 4: bàn 4 đấu sau, và xếp cặp được vòng sau.
name-tournament-decide = phân-định
help-tournament-decide = phân-định 2: ai đi tiếp khi bàn 2 hòa; phân-định 2 1-0: trọng tài quyết định.
name-tournament-qualify = đi-tiếp
help-tournament-qualify = đi-tiếp: người giỏi nhất mỗi bảng đi tiếp; đi-tiếp 1 5 2 8: những người này.
name-tournament-correct = sửa-kết-quả, sửa
help-tournament-correct = sửa-kết-quả 2 4 1-0: sửa một kết quả, vòng 2, bàn 4.
name-tournament-standings = xếp-hạng, bảng-xếp-hạng
help-tournament-standings = xếp-hạng: bảng xếp hạng; xếp-hạng 3: sau vòng 3.
name-tournament-why = tại-sao, vì-sao
help-tournament-why = tại-sao 7: điểm và hệ số phụ của một đấu thủ gồm những gì.
name-tournament-player = đấu-thủ
help-tournament-player = đấu-thủ 7: các vòng, đối thủ và hạng của một đấu thủ.
name-tournament-paired = gặp-ai, đối-thủ
help-tournament-paired = gặp-ai 7: bàn, màu quân và đối thủ của một đấu thủ.
name-tournament-group = nhóm-điểm, nhóm
help-tournament-group = nhóm-điểm 7: mọi người có cùng số điểm.
name-tournament-could = khả-năng
help-tournament-could = khả-năng 7 3: kết quả nào của vòng cuối cho đấu thủ 7 hạng 3 hoặc hơn.
name-tournament-crosstable = bảng-chéo
help-tournament-crosstable = bảng-chéo: mọi vòng của mọi đấu thủ, 4w1 là cầm Trắng thắng số 4.
tournament-no-prizes = Không có giải thưởng trong tệp giải. Mỗi giải thưởng bắt đầu bằng [[prize]].
tournament-prizes-now = Tính đến sau vòng { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, chia nhau.
tournament-prize-left = Không trao: { $amount }.
tournament-prize-none = { $player }: không có giải thưởng.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Hạng { $place } trong số người có quyền.
tournament-prize-equally = Tổng { $sum }, chia đều cho { $count }.
tournament-prize-hort = Hort: nửa của { $own }, giải của hạng, và nửa của một phần đều từ { $sum } cho { $count }.
tournament-prize-instead = Không thêm { $name }: mỗi người một giải, giải lớn nhất.
tournament-prize-lots = Hạng chung của { $count }, mỗi người một giải. Điều lệ hoặc bốc thăm quyết định.
name-tournament-prizes = giải-thưởng
help-tournament-prizes = giải-thưởng: ai nhận giải nào; giải-thưởng 7: đấu thủ 7 nhận gì, và vì sao.
name-tournament-notices = giấy-báo, thông-báo
help-tournament-notices = giấy-báo: các tệp, mỗi đấu thủ một dòng, và một trang in chữ lớn.
name-tournament-report = báo-cáo
help-tournament-report = báo-cáo: các tệp gồm kết quả của vòng, việc đã làm, việc còn để ngỏ và bảng xếp hạng.
name-tournament-games = ván-đấu
help-tournament-games = ván-đấu: các ván của vòng ở dạng PGN, có nước đi và thời gian nếu bàn có ghi.
tournament-tables-none = Vòng { $round } không còn ván nào.
tournament-tables-no-file = Không có tệp trận đấu cho các bàn. Ghi table = "table.toml" vào tệp giải; match --new sẽ tạo.
tournament-tables-unread = Không đọc được: { $file }, { $reason }. Chưa xếp bàn nào.
tournament-tables-wrong = Có lỗi trong { $file }. Chưa xếp bàn nào.
tournament-tables-laid = Đã xếp bàn: { $count }. Để mở phòng, ở cửa sổ dòng lệnh khác: { $program } room { $file }
tournament-table-taken-back = Bàn cờ { $board }, vòng { $round }: đã rút lại tại bàn. Rút lại ở đây: thu-hồi { $act }.
tournament-table-differs = Bàn { $table }, vòng { $round }: { $result }, đã ký ở đó. Ở đây là kết quả khác: hãy sửa một.
tournament-table-others = Bàn { $table }, vòng { $round }: cặp đấu là người khác. Không nhận: { $result }.
name-tournament-tables = xếp-bàn
help-tournament-tables = xếp-bàn: chuẩn bị các bàn của vòng, mỗi bàn một tệp trận đấu và một tệp phòng; xếp-bàn 2: của vòng 2.
name-tournament-export = xuất
help-tournament-export = xuất club.trf: ghi giải ra tệp, cho chương trình xếp cặp và tính Elo.
name-tournament-log = nhật-ký
help-tournament-log = nhật-ký: các thao tác cuối với số; nhật-ký 30: nhiều hơn.
name-tournament-revoke = thu-hồi
help-tournament-revoke = thu-hồi 12: thu hồi thao tác 12.
name-tournament-explain = giải-thích, là-gì
help-tournament-explain = giải-thích Buchholz: một từ của giải trong một câu; giải-thích: mọi từ.
name-tournament-help = giúp, trợ-giúp
help-tournament-help = giúp xếp-cặp: về một lệnh; giúp tất-cả: mọi lệnh.
name-tournament-leave = thoát, ra-khỏi
help-tournament-leave = thoát: mọi thứ được lưu.

room-desk-words = phòng
room-desk-passphrase = Mật khẩu của phòng. Chỉ Enter: rời đi.
room-desk-welcome = Bàn trọng tài cả phòng, { $count } bàn. Bạn là trọng tài { $deputy }.
room-desk-left = Bạn đã rời bàn trọng tài cả phòng.
room-desk-nothing = Không có gì chờ.
room-desk-waiting = Có { $count } vụ việc chờ. { $first }
room-desk-news = { $count } vụ việc mới. { $first }
room-desk-call = Bàn { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = khiếu nại chạm quân, { $color }
room-desk-two-hands = khiếu nại hai tay, { $color }
room-desk-claim = yêu cầu xử hòa, { $color }
room-desk-increment = { $color } xin cộng giờ mỗi nước
room-desk-draw = { $color } muốn đề nghị hòa, cần cho phép
room-desk-session = hết buổi đấu
room-desk-stopped = đồng hồ dừng bởi { $color }
room-desk-sheets = biên bản phải ghi đầy đủ
room-desk-silent = { $color } không nhắc lại
room-desk-boards-differ = hai bàn cờ không khớp
room-desk-conduct = lỗi của { $color }, bạn quyết định
room-desk-position = thế cờ đáng ngờ
room-desk-unconfirmed = chưa có điều luật được xác nhận
room-desk-default-time = chưa định giờ chờ
room-desk-flag-in-claim = { $color } rụng cờ khi đang yêu cầu
room-desk-results = kết quả không khớp
room-desk-signed = cả hai đã ký kết quả khác
room-desk-envelope = phong bì phải mở
room-desk-called = { $color } gọi bạn
room-desk-told = { $color } gọi bạn: { $text }
room-desk-appeal = khiếu nại của { $color } về quyết định { $number }
room-desk-board-gone = bàn của { $color } mất tín hiệu
room-desk-board-wrong = bàn của { $color } sai
room-desk-illegal = nước sai luật thứ { $count } của { $color }, đã phạt
room-desk-near = { $color } còn { $time }
room-desk-missing = { $color } không có mặt
room-desk-stands = đồng hồ dừng
room-desk-over = kết thúc, { $score }
room-desk-flag = { $color } rụng cờ, { $score }
room-desk-yours = Của bạn.
room-desk-has-it = Trọng tài { $deputy } đang giữ.
room-desk-no-next = Không còn gì chờ.
room-desk-taken = Của bạn. { $what }
room-desk-taken-nothing = Của bạn, bàn { $table }. Ở đó không có gì chờ.
room-desk-has-table = Trọng tài { $deputy } đang giữ bàn { $table }.
room-desk-has-none = Bạn không giữ bàn nào. Gõ kế-tiếp, hoặc một số.
room-desk-has-several = Bàn nào? Bạn giữ { $tables }.
room-desk-not-taken = Không ai giữ bàn { $table }.
room-desk-done = Xong, bàn { $table }.
room-desk-still = Đã trả lại. { $what }
room-desk-opened = Trọng tài của bàn { $table }. Quay lại: đóng.
room-desk-open-elsewhere = Đang bận, bàn { $table }: ở một máy khác.
room-desk-not-open = Không có bàn nào mở. Để mở: mở và số bàn.
room-desk-back = Về lại phòng. Bàn { $table } đã xong.
room-desk-back-waits = Về lại phòng. Vẫn của bạn. { $what }
room-desk-gone = Trọng tài { $deputy } đã đi. Lại chờ: { $count ->
   *[other] bàn
} { $tables }.
room-desk-no-table = Không có bàn { $table }. Tất cả: các-bàn.
room-desk-no-tables = Không có bàn nào.
room-desk-table = Bàn { $table }: { $white }, { $black }.
room-desk-line = Bàn { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = chưa bắt đầu
room-desk-how-plays = nước { $number }
room-desk-how-stands = nước { $number }, đồng hồ dừng
room-desk-how-adjourned = hoãn đấu ở nước { $number }
room-desk-how-unsigned = { $score }, chưa ký
room-desk-how-signed = { $score }, chờ kết thúc
room-desk-how-closed = { $score }, đã kết thúc
room-desk-count = Số bàn: { $count }. Đang đấu: { $playing }. Chưa bắt đầu: { $new }. Kết thúc: { $over }.
room-desk-all-over = Mọi ván đã kết thúc.
room-desk-none-over = Chưa ván nào kết thúc.
room-desk-result = Bàn { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Bàn { $table }: { $color }, { $time }.
room-desk-no-clock-under = Không ai còn dưới { $time }.
room-desk-no-clocks = Không có đồng hồ.
room-desk-follows = Bạn theo dõi { $count ->
   *[other] bàn
} { $tables }.
room-desk-follows-none = Bạn không theo dõi bàn nào.
room-desk-follows-said = Bàn { $table }: { $what }
room-desk-started-one = Đã bắt đầu, bàn { $table }.
room-desk-started = Đã bắt đầu: { $count } bàn.
room-desk-not-started = Chưa bắt đầu: { $count ->
   *[other] bàn
} { $tables }. Xem ở đó bằng mở.
room-desk-paused-one = Đồng hồ dừng, bàn { $table }.
room-desk-paused = Đồng hồ dừng: { $count } bàn.
room-desk-not-paused = Vốn không chạy: { $count ->
   *[other] bàn
} { $tables }.
room-desk-resumed-one = Đồng hồ chạy, bàn { $table }.
room-desk-resumed = Đồng hồ chạy: { $count } bàn.
room-desk-not-resumed = Chưa tiếp tục: { $count ->
   *[other] bàn
} { $tables }. Ở đó có việc chờ.
room-desk-run-none = Không có bàn nào cho việc đó.
room-desk-help = Vụ việc: đang-chờ, kế-tiếp, nhận 7, mở 7, đóng, xong.
    Hỏi: bàn 7, các-bàn, đồng-hồ 5, đã-kết-thúc, chưa-kết-thúc, kết-quả.
    Đồng hồ: bắt-đầu, tạm-dừng, tiếp-tục. Nghe: theo-dõi 7.
    Thêm: giúp tất-cả, giúp kế-tiếp. Ra: rời-bàn.
room-desk-wants-table = Gõ một bàn sau { $name }: { $name } 7.
room-desk-wants-maybe-table = Gõ riêng { $name }, hoặc với một bàn: { $name } 7.
room-desk-wants-followed = Gõ một bàn sau { $name }: { $name } 7, hoặc { $name } không.
room-desk-wants-minutes = Gõ riêng { $name }, hoặc với số phút: { $name } 5.
room-desk-wants-command = Gõ riêng { $name }, hoặc với một lệnh: { $name } kế-tiếp.
name-room-none = không
name-room-waits = đang-chờ
help-room-waits = đang-chờ: mọi việc đang chờ, việc cũ nhất trước, và ai đang giữ.
name-room-next = kế-tiếp
help-room-next = kế-tiếp: nhận bàn chờ lâu nhất mà chưa ai giữ.
name-room-take = nhận
help-room-take = nhận 7: bàn 7 là của bạn, người khác không nghe về nó nữa.
name-room-done = xong
help-room-done = xong: trả lại bàn của bạn; xong 7: trong nhiều bàn, bàn 7.
name-room-open = mở
help-room-open = mở 7: bàn trọng tài của bàn 7, để quyết định ở đó; mở: của bàn bạn giữ.
name-room-close = đóng
help-room-close = đóng: từ bàn trọng tài của một bàn về lại phòng.
name-room-start = bắt-đầu
help-room-start = bắt-đầu: mọi ván chưa bắt đầu; bắt-đầu 7: ở bàn 7.
name-room-pause = tạm-dừng
help-room-pause = tạm-dừng: mọi đồng hồ; tạm-dừng 7: ở bàn 7.
name-room-resume = tiếp-tục
help-room-resume = tiếp-tục: đồng hồ chạy nơi không có gì chờ; tiếp-tục 7: ở bàn 7.
name-room-table = bàn
help-room-table = bàn 7: đấu thủ, nước đi, đồng hồ và việc đang chờ.
name-room-tables = các-bàn
help-room-tables = các-bàn: mọi bàn, mỗi bàn một dòng.
name-room-not-finished = chưa-kết-thúc
help-room-not-finished = chưa-kết-thúc: các ván còn đang đấu.
name-room-finished = đã-kết-thúc
help-room-finished = đã-kết-thúc: các ván đã xong, và còn gì phải ký.
name-room-results = kết-quả
help-room-results = kết-quả: các kết quả đến nay.
name-room-clocks = đồng-hồ
help-room-clocks = đồng-hồ: mọi đồng hồ, ít giờ nhất trước; đồng-hồ dưới 5: dưới 5 phút.
name-room-follow = theo-dõi
help-room-follow = theo-dõi 7: nghe mọi thông báo ở đó; theo-dõi không: thôi nghe.
name-room-help = giúp
help-room-help = giúp kế-tiếp: về một lệnh; giúp tất-cả: mọi lệnh.
name-room-leave = rời-bàn
help-room-leave = rời-bàn: rời đi; các bàn của bạn lại chờ.


cli-tournament = Điều hành giải theo tệp giải: ghi danh, xếp cặp, kết quả, xếp hạng.
arg-tournament-file = tệp giải.
arg-tournament-check = kiểm tra tệp giải, và liệt kê các lỗi.
arg-tournament-new = lập tệp giải bằng các câu hỏi.
arg-tournament-from = lập từ TRF, tệp trao đổi của chương trình khác.
health-pairing = Chương trình xếp cặp: { $program }.
health-no-pairing = Không có chương trình xếp cặp: tự xếp cặp, hoặc cài gacrux.
tournament-not-entered = Chưa ghi danh: { $player }. { $why }
tournament-other-file = đã có tệp khác tên này
lichess-welcome = Đã đăng nhập: { $name }. { $count ->
    [0] Không có ván nào đang chơi.
   *[other] { $count } ván đang chơi.
 } Muốn nghe các lệnh, gõ { $help }.
lichess-help = Tìm ván: { $seek } 15+10. Còn có { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Không có lệnh { $word }. Muốn nghe các lệnh, gõ { $help }.
lichess-token-ask = Dán mã lichess của bạn. Mã không hiện ra. Muốn thoát, bấm Enter.
lichess-token-wrong = Không phải là mã. Dán lại, hoặc bấm Enter để thoát.
lichess-token-unreadable = Không đọc được mã đã lưu: { $reason }.
lichess-token-not-kept = Chưa lưu mã: { $reason }.
lichess-token-forgotten = Mã đã bị thu hồi và xóa.
lichess-token-not-deleted = Chưa xóa được tệp mã: { $reason }.
lichess-token-not-revoked = Mã chỉ bị xóa ở đây: { $reason }. Hãy thu hồi tại { $page }.
lichess-not-entered = Chưa đăng nhập: { $reason }.
lichess-too-fast-to-seek = Quá nhanh để tìm ván. Ít nhất 8 phút, hoặc 5+5.
lichess-too-fast = Quá nhanh để thách đấu. Ít nhất 3 phút.
lichess-challenge-whom = Hãy nêu đối thủ: { $challenge } và một tên, hoặc { $challenge } ai 3.
lichess-level-wrong = Các cấp từ 1 đến 8.
lichess-terms-wrong = Không hiểu: { $word }. Hãy nêu thời gian như 15+10 hay 3d, biến thể hoặc màu.
lichess-no-challenge = Không có lời thách đấu nào.
lichess-no-games = Không có ván nào đang chơi.
lichess-no-such-game = Không có ván số { $number }.
lichess-game = { $number }, { $name }. Bạn cầm quân { $color }. { $turn ->
    [own] Đến lượt bạn.
   *[other] Chưa đến lượt bạn.
 }
lichess-challenged = { $name } thách đấu, { $time }, { $variant }, { $rated ->
    [rated] có tính điểm
   *[casual] không tính điểm
 }. Gõ { $accept } hoặc { $decline }.
lichess-challenge-gone = Lời thách đấu đã rút.
lichess-challenge-declined = Lời thách đấu bị từ chối. { $reason }
lichess-challenge-sent = Đã thách đấu { $name }, { $time }.
lichess-seeking = Đang tìm ván, { $time }.
lichess-seek-ended = Đã thôi tìm ván.
lichess-seek-failed = Không tìm ván: { $reason }.
lichess-no-seek = Bạn không tìm ván nào.
lichess-lost = Mất kết nối: { $reason }. Đang thử lại.
lichess-no-variant = Ở đây không chơi biến thể này: { $variant }.
elsewhere-begins = Bạn cầm quân { $color }, gặp { $name }.
elsewhere-back = Đã kết nối lại.
elsewhere-lost = Mất kết nối: { $reason }. Đồng hồ vẫn chạy. Đang thử lại.
elsewhere-cut = Mất kết nối: { $reason }. Muốn rời ván, gõ { $quit }.
elsewhere-busy = Chưa gửi: { $reason }. Sau đó sẽ gửi.
elsewhere-move-refused = Nước đi bị từ chối: { $reason }. Đã rút lại.
elsewhere-not-done = Chưa làm được: { $reason }.
elsewhere-takeback-sent = Đã xin đi lại.
elsewhere-takeback-asked = Đối phương xin đi lại. Muốn đồng ý, gõ { $takeback }.
elsewhere-gone = Đối phương đã rời ván. Số giây còn lại để thắng bằng { $claim }: { $seconds }.
elsewhere-returned = Đối phương đã trở lại.
elsewhere-chat = { $name } viết: { $words }
elsewhere-no-pause = Không dừng được đồng hồ của ván này.
elsewhere-not-here = Không dùng trong ván này: { $name }. Muốn rời ván, gõ { $quit }.
elsewhere-first-move = Số giây cho nước đầu của bạn: { $seconds }. Sau đó ván bị hủy.
elsewhere-aborted = Ván đã bị hủy.
elsewhere-left = Một người đã rời ván. { $winner } thắng.
elsewhere-decided = Máy chủ đã quyết định. { $winner } thắng.
elsewhere-goes-on = Ván vẫn tiếp tục trên lichess. Đồng hồ của bạn đang chạy.
elsewhere-over = Muốn trở lại, gõ { $quit }.
resume-elsewhere = Ván { $game } là ván qua mạng. Để tiếp tục: { $program } { $command }
fault-unreached = không kết nối được với máy chủ
fault-silent = máy chủ không trả lời
fault-broken = kết nối bị đứt
fault-untrusted = máy chủ không chứng minh được danh tính
fault-token = mã không được chấp nhận
fault-missing = không tìm thấy
fault-busy = quá nhiều yêu cầu, số giây phải đợi { $seconds }
fault-failing = máy chủ bị lỗi
fault-refused = máy chủ từ chối
fault-not-now = bây giờ không được
fault-refused-so = máy chủ báo { $words }
fault-nonsense = câu trả lời không hiểu được
name-lichess-seek = tìm, tìm-ván
name-lichess-challenge = thách-đấu
name-lichess-accept = đồng-ý, nhận
name-lichess-decline = từ-chối
name-lichess-cancel = hủy
name-lichess-games = các-ván
name-lichess-play = chơi
name-lichess-forget = quên
name-lichess-help = giúp
name-lichess-quit = thoát
cli-lichess = Chơi trên lichess: tìm ván, thách đấu, chơi tiếp các ván.
arg-lichess-first = lệnh đầu tiên, ví dụ seek 15+10.
arg-lichess-server = máy chủ khác có cùng giao diện.

## Hệ số phụ

tie-break-encounter = đối đầu trực tiếp
tie-break-wins = số trận thắng
tie-break-games-won = số ván thắng
tie-break-black-games = số ván cầm quân đen
tie-break-black-wins = số ván thắng quân đen
tie-break-progressive = điểm lũy tiến
tie-break-rounds = số vòng không bỏ
tie-break-standard = điểm chuẩn
tie-break-number = số hạt giống
tie-break-buchholz = Buchholz
tie-break-average-buchholz = Buchholz trung bình của đối thủ
tie-break-fore = Fore Buchholz
tie-break-average-fore = Fore Buchholz trung bình của đối thủ
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = rating trung bình của đối thủ
tie-break-performance = hiệu suất
tie-break-perfect = hiệu suất hoàn hảo
tie-break-average-performance = hiệu suất trung bình của đối thủ
tie-break-average-perfect = hiệu suất hoàn hảo của đối thủ
tie-break-rating = rating
tie-break-match-points = điểm đồng đội
tie-break-game-points = điểm bàn
tie-break-strength = điểm và sức của đối thủ
tie-break-board-count = tổng theo bàn
tie-break-top-boards = các bàn đầu
tie-break-bottom-boards = bỏ các bàn cuối
tie-break-weighed = Sonneborn-Berger, { $brought } nhân { $scored }
tie-break-of-games = { $tie } theo điểm bàn
tie-break-cut = { $tie } bỏ { $number } thấp nhất
tie-break-median = { $tie } trung vị { $number }
tie-break-limit = { $tie } giới hạn { $number }
tie-break-forfeits = { $tie } kể cả bỏ cuộc
tie-break-reversed = { $tie } đảo ngược

## Từ của giải đấu, có giải thích

term-cut = bỏ thấp nhất
term-median = trung vị
term-berger = bảng Berger
term-varma = bảng Varma
term-bye = miễn đấu
term-half-bye = miễn đấu nửa điểm
term-forfeit = bỏ cuộc
term-floater = đấu thủ trôi
term-score-group = nhóm điểm
term-acceleration = tăng tốc
explain-all = Có giải thích: { $names }. Gõ một từ sau giải-thích.
explain-which = Từ nào: { $names }?
explain-none = Không có từ này: { $word }. Để nghe mọi từ: giải-thích.
explain-buchholz = Buchholz: điểm của mọi đối thủ, cộng lại. Đối thủ mạnh cho nhiều hơn.
explain-cut = Bỏ 1 thấp nhất: không tính đối thủ yếu nhất. Bỏ 2 thì không tính hai người.
explain-median = Trung vị: không tính đối thủ yếu nhất, và người mạnh nhất.
explain-sonneborn = Sonneborn-Berger: điểm của những đối thủ đã thắng, và nửa điểm của những người đã hòa.
explain-encounter = Đối đầu trực tiếp: chỉ các ván giữa những người bằng điểm.
explain-progressive = Điểm lũy tiến: điểm sau mỗi vòng, cộng tất cả. Thắng sớm được nhiều hơn.
explain-wins = Số trận thắng: các vòng được trọn điểm, cả khi không đấu.
explain-games-won = Số ván thắng: chỉ các ván đã chơi trên bàn.
explain-black-games = Số ván cầm quân đen: càng nhiều càng tốt.
explain-black-wins = Số ván thắng quân đen: chỉ các ván đã chơi.
explain-koya = Koya: điểm trước những người có nửa tổng số điểm, hoặc hơn.
explain-average-rating = Rating trung bình của đối thủ: cộng mọi rating, chia cho số người.
explain-performance = Hiệu suất: mức rating ứng với kết quả, trước các đối thủ ấy.
explain-match-points = Điểm đồng đội: cho mỗi trận, thường thắng được 2 và hòa được 1.
explain-game-points = Điểm bàn: điểm mọi bàn của đội, cộng lại.
explain-round-robin = Vòng tròn: mỗi người đấu với mọi người.
explain-swiss = Hệ Thụy Sĩ: mỗi vòng một đối thủ gần bằng điểm, không bao giờ gặp lại.
explain-adjusted = Hệ Thụy Sĩ có điều chỉnh: chương trình đề nghị từng vòng theo luật cũ, và trọng tài đồng ý.
explain-lots = Hệ Thụy Sĩ bốc thăm: người bằng điểm được bốc thăm xếp cặp, và trọng tài đồng ý.
explain-by-hand = Xếp cặp bằng tay: gõ các cặp của từng vòng.
explain-match = Trận hai người: hai người đấu nhiều ván với nhau.
explain-groups = Chia bảng: vòng tròn trong mỗi bảng. Người giỏi nhất vào đấu loại hoặc chung kết.
explain-scheveningen = Scheveningen: mỗi người đội này đấu với từng người đội kia.
explain-knock-out = Đấu loại trực tiếp: người thua bị loại, người thắng đi tiếp.
explain-berger = Bảng Berger: các cặp định sẵn của vòng tròn, với màu quân từng vòng.
explain-varma = Bảng Varma: bốc thăm theo liên đoàn. Người cùng liên đoàn nhờ vậy gặp nhau sớm.
explain-bye = Miễn đấu: một vòng không có đối thủ. Thường được trọn điểm.
explain-half-bye = Miễn đấu nửa điểm: cho một vòng, xin trước.
explain-forfeit = Bỏ cuộc: thắng hay thua mà không đấu, vì một người không đến.
explain-floater = Đấu thủ trôi: người được xếp gặp đối thủ của nhóm điểm khác.
explain-score-group = Nhóm điểm: mọi người có cùng số điểm. Hệ Thụy Sĩ xếp cặp trong nhóm trước.
explain-acceleration = Tăng tốc: điểm cộng thêm ở các vòng đầu, chỉ để xếp cặp. Người mạnh nhờ vậy gặp nhau sớm hơn.

captain-welcome = Đội trưởng đội { $team }. Các bàn của bạn: { $tables }. Các lệnh: giúp.
captain-no-boards = Đội trưởng đội { $team }. Ở đây không có bàn nào của đội bạn.
captain-no-teams = Phòng này không có đội nào thi đấu.
captain-which-team = Hãy nêu đội: { $program } seat captain --team, rồi tên đội. Các đội: { $teams }.
captain-taken = Chỗ này ở cửa sổ khác. Đóng ở đó trước.
captain-options = --team chỉ dành cho đội trưởng, --table dành cho chỗ ở một bàn.
captain-asks = Bàn { $table }, { $player }: { $question }
captain-asked-none = Không có câu hỏi nào đang chờ.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Các bàn còn đang đấu: { $tables }.
captain-sign-now = Để ký kết quả trận: ký.
captain-signed = Đã ký: { $result }.
captain-no-signature = Ở đây đội trưởng không ký.
captain-last = { $color }, nước vừa rồi: { $move }.
captain-said = Đã nói: { $word }. Bàn { $table }, { $player }.
captain-only = Bạn chỉ được nói: { $may }. Bạn được hỏi: { $ask }.
captain-only-asks = Ở đây bạn không được khuyên. Bạn được hỏi: { $ask }.
captain-no-advice = Điều lệ cấm đội trưởng khuyên đấu thủ.
captain-which = Nói với ai? Thêm số bàn: { $tables }.
captain-nowhere = Lúc này không hợp với bàn nào.
captain-not-ours = Bàn { $table } không phải của đội bạn.
captain-over = Bàn { $table }: ván cờ đã kết thúc.
captain-no-question = Bàn { $table }: không có câu hỏi đang chờ.
captain-no-offer = Bàn { $table }: không có đề nghị hòa.
captain-help =
    Nói: đề-nghị-hòa 7, chấp-nhận-hòa 7, xin-thua 7.
    Trả lời: có, không, tự-quyết. Khi có nhiều câu hỏi: có 7.
    Hỏi: câu-hỏi, các-bàn, bàn 7, thế-cờ 7, tỉ-số.
    Thêm: giúp tất-cả, giúp ký. Rời chỗ: rời-bàn.
captain-word-offer-draw = đề nghị hòa
captain-word-accept-draw = chấp nhận hòa
captain-word-resign = xin thua ván cờ
captain-word-yes = có
captain-word-no = không
captain-word-decide = tự quyết định
captain-question-offer-draw = tôi có nên đề nghị hòa không?
captain-question-accept-draw = tôi có nên chấp nhận hòa không?
captain-question-resign = tôi có nên xin thua không?
captain-asked = Bạn hỏi đội trưởng: { $question }
captain-none = Không có đội trưởng để bạn hỏi.
captain-wants = Chỉ { $name } { $draw } hoặc { $name } { $resign }.
captain-says = Đội trưởng của bạn: { $word }.
captain-there = Đội trưởng của bạn đã có mặt.
captain-gone = Đội trưởng của bạn đã đi.
desk-captain-there = { $color }: đội trưởng đã có mặt.
desk-captain-gone = { $color }: đội trưởng đã đi.
desk-captain-asked = { $color } hỏi đội trưởng: { $question }
desk-captain-says = { $color }, đội trưởng nói: { $word }.
desk-captain-signs = { $color }, đội trưởng ký: { $result }.
help-captain =
    đội-trưởng hòa: hỏi đội trưởng có nên đề nghị hòa, hay đồng ý hòa.
    đội-trưởng xin-thua: hỏi có nên xin thua.
    Trọng tài nghe được. Bạn tự quyết định.
name-captain-offer-draw = đề-nghị-hòa
help-captain-offer-draw = đề-nghị-hòa 7: bảo đấu thủ của bạn ở bàn 7 đề nghị hòa.
name-captain-accept-draw = chấp-nhận-hòa
help-captain-accept-draw = chấp-nhận-hòa 7: bảo đấu thủ của bạn ở bàn 7 chấp nhận hòa.
name-captain-resign = xin-thua
help-captain-resign = xin-thua 7: bảo đấu thủ của bạn ở bàn 7 xin thua.
name-captain-yes = có
help-captain-yes = có: trả lời một câu hỏi; có 7: khi có nhiều, câu của bàn 7.
name-captain-no = không
help-captain-no = không: trả lời một câu hỏi; không 7: khi có nhiều, câu của bàn 7.
name-captain-decide = tự-quyết, tự-quyết-định
help-captain-decide = tự-quyết: để đấu thủ tự quyết định; tự-quyết 7: khi có nhiều, ở bàn 7.
name-captain-asked = câu-hỏi
help-captain-asked = câu-hỏi: các câu hỏi đang chờ bạn trả lời.
name-captain-boards = các-bàn
help-captain-boards = các-bàn: mọi bàn của đội bạn, mỗi bàn một dòng.
name-captain-table = bàn
help-captain-table = bàn 7: nước đi, đồng hồ và câu hỏi ở đó.
name-captain-position = thế-cờ
help-captain-position = thế-cờ 7: các quân ở đó đứng thế nào.
name-captain-score = tỉ-số
help-captain-score = tỉ-số: tỉ số của trận, và bàn nào còn đang đấu.
name-captain-sign = ký
help-captain-sign = ký: ký kết quả trận, khi điều lệ yêu cầu.
name-captain-repeat = nhắc-lại
help-captain-repeat = nhắc-lại: nghe lại câu vừa rồi.
name-captain-help = giúp
help-captain-help = giúp ký: về một lệnh; giúp tất-cả: mọi lệnh.
name-captain-leave = rời-bàn
help-captain-leave = rời-bàn: rời chỗ đội trưởng.
room-wrong-team = đội { $name } đã có rồi. Mỗi đội cần tên riêng.
room-wrong-no-team = đội { $name } không có trong tệp. Thêm vào dưới [[team]].
room-key-team = Tên một đội, như dưới [[team]].
room-key-team-name = Tên đội.
room-key-captain = Tên đội trưởng.
room-key-captain-talk = Giọng nói với đội trưởng, như de.
room-key-advise = Đội trưởng có được khuyên không: yes hoặc no.
room-key-sign = Đội trưởng có ký kết quả trận không: yes hoặc no.
arg-seat-team = đội của đội trưởng, trong phòng có nhiều đội.
arg-link-team = đội của đội trưởng, trong phòng có nhiều đội.
event-can-yes-no = Đó là yes hoặc no.
home-hosting = Bạn cầm quân { $color }, { $time }, { $variant }{ $strict ->
    [strict] , không đi lại
   *[friendly] {""}
 }. Đang chờ đối phương.
home-hosting-again = Ván của bạn với { $name } tiếp tục. Đang chờ đối phương.
home-how = Vào từ máy khác: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = Ván với { $name } chưa xong. Chơi tiếp? có hay không.
home-offer = Ván với { $name }, { $time }, { $variant }{ $strict ->
    [strict] , không đi lại
   *[friendly] {""}
 }. Bạn cầm quân { $color }. Nếu mất kết nối, đồng hồ vẫn chạy. Chơi không? có hay không.
home-no-clocks = không đồng hồ
home-terms-wrong = Không hiểu: { $word }. Hãy nêu thời gian như 15+10, biến thể, màu hoặc nghiêm.
home-declined = { $name } không muốn chơi.
home-rematch-asked = Đối phương mời ván nữa. Muốn nhận, gõ { $rematch }.
home-rematch-sent = Đã mời ván nữa.
home-over = Ván nữa: gõ { $rematch }. Muốn thoát: gõ { $quit }.
home-waits = Đang chờ đối phương. Muốn thoát, gõ { $quit }.
home-left = Chủ ván đã rời đi. Ván chưa xong được lưu ở đó.
home-taken = Người khác đang chơi ván đó.
home-no-game = Ở đó không có ván nào chờ.
home-not-kept = Ván không còn được lưu: { $reason }.
home-goes-on = Ván chưa xong. Muốn chơi tiếp, gõ lại lệnh đó.
elsewhere-away = Đối phương mất kết nối. Đồng hồ vẫn chạy.
help-chat = chat chơi hay lắm: gửi câu đó cho đối phương, trong ván qua mạng.
elsewhere-chat-sent = Đã gửi cho đối phương.
chat-nobody = Không có ai để viết cho.
cli-host = Mở một ván cho đối thủ ở nơi khác, không trọng tài.
cli-join = Vào ván mà người khác mở.
arg-host-terms = thời gian, biến thể, màu và nghiêm, theo thứ tự bất kỳ, như 15+10 trắng.
arg-join-by = lệnh dẫn tới chủ ván.

# ทุกอย่างที่พูดเป็นภาษาไทย นอกจากตาเดินเอง
# คำสำคัญมาก่อน ประโยคสั้นเท่าที่ทำได้

## สี ตัวหมาก รายการ

color-white = ขาว
color-black = ดำ

king = { $count ->
   *[other] คิง
}
queen = { $count ->
   *[other] ควีน
}
rook = { $count ->
   *[other] เรือ
}
bishop = { $count ->
   *[other] บิชอป
}
knight = { $count ->
   *[other] ม้า
}
pawn = { $count ->
   *[other] เบี้ย
}

white-king = { $count ->
   *[other] คิงขาว
}
white-queen = { $count ->
   *[other] ควีนขาว
}
white-rook = { $count ->
   *[other] เรือขาว
}
white-bishop = { $count ->
   *[other] บิชอปขาว
}
white-knight = { $count ->
   *[other] ม้าขาว
}
white-pawn = { $count ->
   *[other] เบี้ยขาว
}
black-king = { $count ->
   *[other] คิงดำ
}
black-queen = { $count ->
   *[other] ควีนดำ
}
black-rook = { $count ->
   *[other] เรือดำ
}
black-bishop = { $count ->
   *[other] บิชอปดำ
}
black-knight = { $count ->
   *[other] ม้าดำ
}
black-pawn = { $count ->
   *[other] เบี้ยดำ
}

heading-color-white = ขาว
heading-color-black = ดำ
heading-king = { $count ->
   *[other] คิง
}
heading-queen = { $count ->
   *[other] ควีน
}
heading-rook = { $count ->
   *[other] เรือ
}
heading-bishop = { $count ->
   *[other] บิชอป
}
heading-knight = { $count ->
   *[other] ม้า
}
heading-pawn = { $count ->
   *[other] เบี้ย
}
heading-white-king = { $count ->
   *[other] คิงขาว
}
heading-white-queen = { $count ->
   *[other] ควีนขาว
}
heading-white-rook = { $count ->
   *[other] เรือขาว
}
heading-white-bishop = { $count ->
   *[other] บิชอปขาว
}
heading-white-knight = { $count ->
   *[other] ม้าขาว
}
heading-white-pawn = { $count ->
   *[other] เบี้ยขาว
}
heading-black-king = { $count ->
   *[other] คิงดำ
}
heading-black-queen = { $count ->
   *[other] ควีนดำ
}
heading-black-rook = { $count ->
   *[other] เรือดำ
}
heading-black-bishop = { $count ->
   *[other] บิชอปดำ
}
heading-black-knight = { $count ->
   *[other] ม้าดำ
}
heading-black-pawn = { $count ->
   *[other] เบี้ยดำ
}

empty = ว่าง
empty-ranks = ว่าง

## เวลา

time-joined = { $items } { $next }
hours = { $n } ชั่วโมง
minutes = { $n } นาที
seconds = { $n } วินาที

## สิ่งที่เกิดขึ้นในเกม

period-began = ช่วงเวลาใหม่: { $color } ได้ { $time }
draw-offered = { $color } เสนอเสมอ
draw-offered-own = เสนอเสมอแล้ว
claim-offers = การอ้างสิทธิ์ของ { $color } ยังเป็นข้อเสนอเสมอ
claim-offers-own = การอ้างสิทธิ์ของคุณยังเป็นข้อเสนอเสมอ
draw-accepted = { $color } ยอมรับเสมอ
draw-declined = { $color } ปฏิเสธเสมอ
claim-wrong-threefold = การอ้างสิทธิ์ไม่ผ่าน: รูปหมากนี้เกิดขึ้น { $count ->
    [1] ครั้งเดียว
    [2] สองครั้ง
   *[other] { $count } ครั้ง
} ต้องครบสามครั้ง
claimed-with = { $color } อ้างสิทธิ์เสมอด้วย { $move }
must-play = { $color } ต้องเดิน { $move }
claim-wrong-fifty = { $count ->
   *[other] การอ้างสิทธิ์ไม่ผ่าน: เดินโดยไม่กินและไม่เดินเบี้ยมาเพียงฝ่ายละ { $count } ตา ต้องครบ 50
}
time-added = { $color } ได้เวลาเพิ่ม { $time }
taken-back = ถอนตาเดินแล้ว: { $moves }
flag-fell = { $color } หมดเวลา
paused = นาฬิกาหยุดแล้ว
resumed = นาฬิกาเดินแล้ว

ended-checkmate = รุกจน { $winner } ชนะ
ended-checkmate-told = { $winner } ชนะ
ended-king-on-hill = คิงอยู่บนเนินแล้ว { $winner } ชนะ
ended-third-check = รุกครบสามครั้ง { $winner } ชนะ
ended-king-exploded = คิงระเบิด { $winner } ชนะ
ended-all-pieces-lost = { $winner } เสียหมากหมดและชนะ
ended-no-moves-left = { $winner } ไม่มีตาเดินและชนะ
ended-horde-taken = ฝูงเบี้ยหมดแล้ว { $winner } ชนะ
ended-race-won = คิงถึงแถวสุดท้าย { $winner } ชนะ
ended-race-drawn = เสมอ คิงทั้งสองถึงแถวสุดท้าย
ended-own-win = คุณชนะ
ended-own-loss = คุณแพ้
ended-odds = ตามแต้มต่อ { $winner } ชนะ
ended-resignation = { $loser } ยอมแพ้ { $winner } ชนะ
ended-resignation-no-mate = เสมอ แม้จะยอมแพ้ เพราะคู่แข่งไม่มีทางรุกจนได้ด้วยตาเดินที่ถูกกติกา
ended-stalemate = เสมอเพราะอับ
ended-dead-position = เสมอ ไม่มีฝ่ายใดรุกจนได้อีก
ended-agreement = เสมอโดยตกลงกัน
ended-flag = { $winner } ชนะ คู่แข่งหมดเวลา
ended-flag-no-mate = เสมอ หมดเวลาแล้ว แต่คู่แข่งรุกจนไม่ได้
ended-threefold = เสมอ รูปหมากซ้ำสามครั้ง
ended-fifty-moves = เสมอตามกฎห้าสิบตา
ended-fivefold = เสมอ รูปหมากซ้ำห้าครั้ง
ended-seventy-five-moves = เสมอตามกฎเจ็ดสิบห้าตา
ended-both-flags = เสมอ หมดเวลาทั้งสองฝ่าย
ended-default-time = { $winner } ชนะ เพราะ { $loser } มาสายเกินกำหนด
ended-both-absent = แพ้ทั้งสองฝ่าย ไม่มีใครมาทันเวลา
ended-illegal-moves = { $winner } ชนะ เพราะ { $loser } เดินผิดกติกาเกินกำหนด
ended-illegal-moves-no-mate = เสมอ เดินผิดกติกาเกินกำหนด แต่คู่แข่งรุกจนไม่ได้
ended-illegal-position = เสมอ มีรูปหมากผิดกติกาค้างอยู่บนกระดาน
ended-quickplay = เสมอ ผู้ตัดสินรับการอ้างสิทธิ์
ended-quickplay-agreed = เสมอ คู่แข่งยอมรับการอ้างสิทธิ์
ended-sealed-move-no-mate = เสมอ ตาที่ผนึกไว้ใช้ไม่ได้ แต่คู่แข่งรุกจนไม่ได้
ended-sealed-move = { $winner } ชนะ ตาที่ { $loser } ผนึกไว้ใช้ไม่ได้
ended-arbiter = ผู้ตัดสินตัดสิน: ขาวได้ { $white } ดำได้ { $black }
ended-adjudicated = ตัดสินจากรูปหมาก: ขาวได้ { $white } ดำได้ { $black }
ended-annulled = เกมนี้เป็นโมฆะ ต้องเล่นใหม่
ended-points = คะแนน: ขาว { $white } ดำ { $black }

over-next = แก้มือ หรือ เกมใหม่: เล่นอีกเกม สรุป: เกมนี้โดยย่อ เปิดดู { $game }: ตาเดินของเกมนี้
refused-game-over = เกมจบแล้ว พิมพ์ เกมใหม่ เพื่อเริ่มอีกเกม
refused-not-running = เกมไม่ได้เดินอยู่
refused-already-running = เกมเดินอยู่แล้ว
refused-illegal-move = ตาเดินผิดกติกา
refused-no-offer = ไม่มีข้อเสนอเสมอให้ตอบ ถ้าจะเสนอ พิมพ์ เสมอ
refused-offer-stands = มีข้อเสนอเสมออยู่แล้ว
refused-answer-waits = ยังไม่ได้: { $color }เดินก่อน แล้วค่อยตอบ
offer-answer-two = { $opponent }: พิมพ์ { $accept } หรือ { $decline }
refused-nothing-to-take-back = ไม่มีตาเดินให้ถอน
refused-too-early-for-draw = ยังเสมอไม่ได้ ทั้งสองฝ่ายต้องเดินก่อน
refused-no-draw-before = ยังเสมอไม่ได้ การแข่งขันนี้ให้ตกลงเสมอได้เมื่อแต่ละฝ่ายเดินครบ { $count } ตา
refused-not-your-claim = ยังไม่ถึงตาคุณ อ้างสิทธิ์ได้เมื่อถึงตาเดิน
refused-not-your-turn = ยังไม่ถึงตา { $color }
refused-not-your-clock = นาฬิกาของ { $color } ไม่ได้เดินอยู่
refused-not-opponent = เฉพาะ { $color } เท่านั้นที่ทำได้
refused-nothing-there = { $square } ว่าง
refused-occupied = { $square } มีตัวหมากอยู่
refused-nothing-in-hand = ในมือไม่มีตัวหมาก พิมพ์ หยิบ และช่องก่อน
refused-no-board = ไม่จำเป็น: เกมนี้พิมพ์ตาเดิน
refused-adjust-too-late = จัดหมากไม่ทันแล้ว: คุณจับตัวหมากไปแล้ว
refused-already-made = ไม่ทันแล้ว: เดินไปแล้ว
refused-piece-chosen = ไม่ทันแล้ว: ต้องใช้ตัวที่เลือกครั้งแรก { $piece }
refused-must-move-touched = จับแล้วต้องเดิน: { $square } ต้องเดิน
refused-must-capture = จับแล้วต้องเดิน: ต้องกินตัวหมากที่ { $square }
refused-must-capture-with = จับแล้วต้องเดิน: { $square } ต้องกิน { $other }
refused-nothing-touched = { $color } ไม่ได้จับตัวหมาก
refused-too-late-to-complain = ร้องเรียนไม่ทันแล้ว: คุณจับตัวหมากไปแล้ว
refused-nothing-announced = ยังไม่มีคำขานให้แก้
refused-already-announced = ขานไปแล้ว ถ้าจะเปลี่ยน พิมพ์ แก้คำ
refused-must-repeat = ทวนตาของ { $color } ก่อน แล้วจึงขานตาของคุณ
refused-must-repeat-move = ทวน { $move } ก่อน แล้วจึงขานตาของคุณ
refused-claim-right-lost = อ้างสิทธิ์ไม่ทันแล้ว: คุณเริ่มเดินแล้ว
refused-no-quickplay = เกมนี้ไม่มีช่วงจบแบบเร่งเวลา
refused-too-early-for-quickplay = เร็วเกินไป อ้างสิทธิ์เมื่อถึงตาคุณ และเหลือเวลาไม่ถึงสองนาที
refused-nothing-to-claim = ไม่มีตาเดินผิดกติกาให้อ้าง
refused-no-increment = ไม่มีในกติกานี้: ขอเวลาเพิ่มห้าวินาทีต่อตาไม่ได้
refused-claim-awaits-flag = ต้องรอให้ธงตกก่อน: แล้วจึงตัดสินการอ้างเสมอ
refused-claim-waits = มีการอ้างเสมอ: ยอมรับ, ปฏิเสธ หรือ เซ็น ตามผลที่ผู้ตัดสินให้
refused-no-touch-owed = ไม่มีข้อผูกมัดที่ { $square }: ไม่ได้จับ หรือเดินแล้ว
refused-too-late = ไม่ทันแล้ว
refused-no-such-ply = เกมนี้มีไม่ถึง { $count } ตา
refused-not-in-advance = เขียนล่วงหน้าไม่ได้: { $place } ยังไม่ได้เดิน
refused-sheet-hole = เขียน { $place } ก่อน
refused-not-over = เกมยังไม่จบ
refused-not-there = { $color } ไม่อยู่
refused-not-absent = { $color } อยู่แล้ว
refused-not-adjourned = เกมไม่ได้พักอยู่
refused-already-sealed = ตาเดินถูกผนึกแล้ว
refused-not-sealing = ไม่มีตาเดินให้ผนึก
refused-not-sealed = { $color } ยังไม่ได้ผนึกตาเดิน
refused-no-arbiter = เกมนี้ไม่มีผู้ตัดสิน
refused-no-adjudication = ตัดสินจากรูปหมากไม่ได้: ไฟล์แมตช์ไม่อนุญาต
refused-no-next-period = ไม่มีช่วงเวลาถัดไป
refused-nothing-to-decide = ไม่มีเรื่องที่รอการตัดสินนั้น
refused-contradicts = คำตัดสินที่ { $number } ขัดกับเรื่องนี้ พิมพ์ เพิกถอน { $number } ก่อน
refused-no-such-ruling = ไม่มีคำตัดสินที่ { $number } ให้เพิกถอน
refused-no-such-penalty = กติกาฉบับนี้ไม่มีโทษแบบนั้น

## กติกาว่าอย่างไร ตามข้อ

law-articles = ข้อของ FIDE { $year }: { $articles } พิมพ์ ข้อ 9 หรือ ข้อ เข้าป้อม
law-which = ฟังทีละข้อ: ข้อ { $subject }
law-unknown = ไม่พบใน FIDE { $year }: { $word } ดูทั้งหมด: ข้อ
law-preface = คำนำ: กติกาครอบคลุมทุกเรื่องไม่ได้ ถ้าไม่มีข้อใดตรง ผู้ตัดสินตัดสินตามกรณีที่คล้ายกัน
law-not-confirmed = ยังไม่ได้ยืนยันสำหรับฉบับนี้
law-aim = เป้าหมายของเกม: ขาวเดินก่อน แล้วผลัดกันเดิน ใครรุกจนคิงคู่แข่งชนะ
law-board = กระดาน: แปดคูณแปดช่อง สว่างสลับมืด มุมขวามือของผู้เล่นแต่ละคนเป็นช่องสว่าง
law-own-square = ตัวของตัวเอง: ไม่มีตัวใดเดินไปช่องที่มีตัวฝ่ายเดียวกัน ถ้าเป็นตัวของคู่แข่งให้กิน
law-promotion = เลื่อนขั้น: เบี้ยที่ถึงแถวสุดท้ายกลายเป็นควีน เรือ บิชอป หรือม้าในตาเดียวกัน { $touch ->
    [yes] เลือกแล้วเปลี่ยนไม่ได้เมื่อตัวใหม่แตะช่อง
   *[no] เลือกแล้วเปลี่ยนไม่ได้เมื่อเดินแล้ว
}
law-adjusting = จัดตัวหมาก: ทำได้เฉพาะตาของตัวเอง และต้องบอกก่อน
law-touch-move = จับแล้วต้องเดิน: จับตัวของตัวเองต้องเดิน จับตัวของคู่แข่งต้องกิน ถ้าทำได้ตามกติกา ตัวแรกที่จับเป็นหลัก ต้องร้องเรียนก่อนที่คุณจะจับตัวหมาก
law-touched-castling = จับคิงและเรือ: ต้องเข้าป้อมด้านนั้นถ้าทำได้ ถ้าจับเรือก่อน เรือต้องเดินโดยไม่เข้าป้อม
law-nothing-to-move = ตัวที่จับเดินไม่ได้: เดินตาใดก็ได้ที่ถูกกติกา
law-made = เดินแล้ว: มือปล่อยตัวหมากในช่องใหม่แล้ว ตัวที่ถูกกินออกจากกระดาน และถ้าเข้าป้อมต้องปล่อยเรือด้วย
law-assistant = ผู้ช่วย: { $moves ->
    [yes] ผู้เล่นที่เขียนหรือเดินหมากเองไม่ได้มีได้
   *[no] ผู้เล่นที่เขียนเองไม่ได้มีได้
} ถ้าผู้ตัดสินยอมรับ { $costs ->
    [yes] ผู้ตัดสินจะลดเวลา
   *[no] ผู้เล่นพิการไม่เสียเวลา
}
law-resignation = ยอมแพ้: เกมจบทันที { $draw ->
    [yes] คู่แข่งชนะ แต่ถ้าคู่แข่งไม่มีทางรุกจนได้เลยก็เสมอ
   *[no] คู่แข่งชนะ
}
law-dead-position = รูปตาย: ไม่มีฝ่ายใดรุกจนได้ไม่ว่าเดินอย่างไร เกมเสมอทันที
law-draw-offer = เสนอเสมอ: เดิน เสนอ แล้วกดนาฬิกา ใช้ได้จนกว่าคู่แข่งจะรับ ปฏิเสธ หรือจับตัวหมาก { $moved ->
    [yes] ทั้งสองฝ่ายต้องเดินก่อน
   *[no] { "" }
}
law-completed = จบการเดิน: เดินแล้วกดนาฬิกาด้วยมือเดียวกัน ตาที่ทำให้เกมจบไม่ต้องกด
law-time = เวลา: นาฬิกาของขาวเดินก่อน เดินให้ครบทุกตาของช่วงก่อนหมดเวลา
law-late = มาสาย: { $late ->
    [none] ใครไม่อยู่ตอนเริ่มแพ้
    [time] คุณแพ้ถ้าสายเกิน { $time }
    [event] สายได้เท่าใด รายการเป็นผู้กำหนด
   *[event-or-none] สายได้เท่าใด รายการเป็นผู้กำหนด ถ้าไม่กำหนด ใครไม่อยู่ตอนเริ่มแพ้
} ผู้ตัดสินอาจตัดสินเป็นอย่างอื่น
law-flag = หมดเวลา: มีผลเมื่อผู้ตัดสินเห็นหรือผู้เล่นอ้างสิทธิ์ คุณแพ้ หรือเสมอถ้าคู่แข่งไม่มีทางรุกจนได้เลย
law-both-flags = หมดเวลาทั้งสองฝ่าย: { $both ->
    [announced] ถ้ารายการประกาศกติกานี้ เกมเล่นต่อ แต่ในช่วงสุดท้ายเสมอ
    [first] ฝ่ายที่หมดก่อนแพ้
    [last] ถ้าไม่มีใครรู้ลำดับ เกมเล่นต่อ แต่ในช่วงสุดท้ายเสมอ
   *[draw] เกมเสมอ
}
law-clocks = หยุดนาฬิกา: เพื่อเรียกผู้ตัดสินเท่านั้น เช่น ไม่มีตัวสำหรับเลื่อนขั้น ผู้ตัดสินแก้เวลาและบอกว่าจะเล่นต่อเมื่อใด
law-set-up = ตั้งตัวผิด: เล่นเกมใหม่ ถ้าเพียงหมุนกระดานผิด ให้เล่นต่อบนกระดานที่ถูก
law-reversed = สลับสี: { $new ->
    [yes] เริ่มเกมใหม่ ถ้าแต่ละฝ่ายยังเดินไม่ถึง { $count } ตา หลังจากนั้นเล่นต่อ
   *[no] เล่นต่อ ถ้าผู้ตัดสินไม่ตัดสินเป็นอย่างอื่น
}
law-displaced = ตัวหมากล้ม: ตั้งใหม่ในเวลาของคุณเอง ผู้ตัดสินอาจช่วยหรือลงโทษ
law-illegal = ตาผิดกติกา: กลับไปรูปก่อนหน้านั้น หรือรูปล่าสุดที่แน่ใจ ตาใหม่ใช้กฎจับแล้วต้องเดิน
law-unfinished-promotion = เลื่อนขั้นไม่เสร็จ: กดนาฬิกาทั้งที่เบี้ยอยู่แถวสุดท้ายเป็นตาผิดกติกา { $queen ->
    [yes] เบี้ยกลายเป็นควีน
   *[no] กลับไปรูปก่อนเดิน
}
law-no-move = กดนาฬิกาโดยไม่เดิน: { $counts ->
    [yes] ถือเป็นตาผิดกติกา
   *[no] ห้ามทำ ผู้ตัดสินอาจลงโทษ
}
law-two-hands = สองมือ: { $counts ->
    [yes] เดินด้วยสองมือแล้วกดนาฬิกา ถือเป็นตาผิดกติกา
   *[no] ต้องเดินด้วยมือเดียว ผู้ตัดสินอาจลงโทษ
}
law-penalty = { $pace ->
    [standard] โทษของตาผิดกติกา
    [rapid] ตาผิดกติกาในแรพิด
   *[blitz] ตาผิดกติกาในบลิตซ์
}: { $loses ->
    [first] ครั้งแรกแพ้
    [claim] คู่แข่งอ้างสิทธิ์ชนะได้
    [second] ครั้งแรกคู่แข่งได้ { $time } ครั้งที่สองแพ้
   *[third] สองครั้งแรกคู่แข่งได้ครั้งละ { $time } ครั้งที่สามแพ้
} { $until ->
    [always] มีผลไม่ว่าพบเมื่อใดในเกม
    [touch] คู่แข่งต้องอ้างก่อนจับตัวหมาก
    [move] มีผลถึงตาถัดไปของคู่แข่งเท่านั้น
   *[claim] คู่แข่งต้องอ้างก่อนเดินตาของตน
} { $draw ->
    [yes] เสมอถ้าคู่แข่งไม่มีทางรุกจนได้เลย
   *[no] { "" }
}
law-recording = ใบบันทึก: ทั้งสองฝ่ายจดทุกตา{ $electronic ->
    [yes] { " " }บนกระดาษหรือใบบันทึกอิเล็กทรอนิกส์ที่รับรอง
   *[no] { "" }
} { $ahead ->
    [yes] จดก่อนเดินได้
   *[no] จดหลังเดินเท่านั้น เว้นแต่อ้างสิทธิ์หรือผนึก
} ทั้งสองฝ่ายลงชื่อในผล
law-sheet-in-view = ใบบันทึกที่มองเห็นได้: ผู้ตัดสินต้องมองเห็นตลอดเกม
law-short-of-time = เวลาน้อย: ถ้าเหลือไม่ถึง { $time } ไม่ต้องจด เว้นแต่ได้เพิ่มตาละ { $bonus } ขึ้นไป หลังจบช่วงให้จดให้ครบ
law-reconstruction = ใบบันทึกไม่ครบทั้งสองใบ: เรียงเกมใหม่บนอีกกระดานต่อหน้ากรรมการ ถ้าหาตาเดินไม่ได้ ตาถัดไปเป็นตาแรกของช่วงถัดไป
law-threefold = รูปซ้ำสามครั้ง: ในตาของคุณ อ้างเสมอได้ถ้ารูปเดิมเกิดเป็นครั้งที่สาม หรือจะเกิดหลังคุณเดิน { $castling ->
    [any] เสียสิทธิ์เข้าป้อมชั่วคราวก็ถือเป็นรูปอื่น
   *[lasting] เสียสิทธิ์เข้าป้อมถาวรถือเป็นรูปอื่น
}
law-fifty = ห้าสิบตา: ในตาของคุณ อ้างเสมอได้เมื่อแต่ละฝ่ายเดิน { $count } ตาโดยไม่กินและไม่เดินเบี้ย ตาถัดไปของคุณเป็นตาที่ครบได้
law-longer-endings = ตอนจบที่ยาวกว่า: ในตอนจบบางแบบต้องเดิน { $count } ตาแทนห้าสิบ เช่น คิง เรือ และบิชอป กับคิงและเรือ
law-claiming = อ้างสิทธิ์ด้วยตาเดิน: จดและบอกผู้ตัดสิน แต่อย่าเดิน { $who ->
    [must] ต้องหยุดนาฬิกาทันที
    [may] หยุดนาฬิกาได้
   *[either] คุณหรือผู้ตัดสินหยุดนาฬิกา
} { $by ->
    [moving] ถ้าเดินจะเสียสิทธิ์
   *[touching] ถ้าจับตัวหมากจะเสียสิทธิ์
} { $binds ->
    [yes] ตาที่จดเปลี่ยนไม่ได้
   *[no] { "" }
}
law-wrong-claim = อ้างสิทธิ์ผิด: เกมเล่นต่อ และคู่แข่งได้เพิ่ม { $time } { $halved ->
    [yes] คุณเสียเวลาครึ่งหนึ่ง ไม่เกินสามนาที
   *[no] { "" }
}
law-wrong-claim-own = อ้างสิทธิ์ผิด: เกมเดินต่อ และคุณเสียเวลา { $time }
law-fivefold = รูปซ้ำห้าครั้ง: { $in ->
    [row] รูปเดิมห้าครั้งติดกัน ทุกตาของทั้งสองฝ่าย เสมอ
   *[any] รูปเดิมครั้งที่ห้า เสมอ
} ไม่ต้องอ้างสิทธิ์
law-seventy-five = เจ็ดสิบห้าตา: แต่ละฝ่ายเดิน { $count } ตาโดยไม่กินและไม่เดินเบี้ย เสมอ เว้นแต่ตาสุดท้ายรุกจน ไม่ต้องอ้างสิทธิ์
law-points = คะแนน: ชนะได้ 1 เสมอได้ครึ่ง แพ้ได้ 0 เว้นแต่การแข่งขันประกาศเป็นอย่างอื่น
law-quickplay-scope = ควิกเพลย์ฟินิช: { $scope ->
    [always] กฎนี้ใช้ในช่วงสุดท้าย
    [announced] กฎนี้ใช้เมื่อรายการประกาศและไม่มีเวลาเพิ่ม
   *[never] ฉบับนี้ไม่มีกฎนี้
} { $blitz ->
    [watched] ในบลิตซ์มีเฉพาะเมื่อมีการดูแลเพียงพอ
   *[none] ในบลิตซ์ไม่มี
}
law-quickplay = เสมอในควิกเพลย์: ในตาของคุณ เมื่อเหลือไม่ถึง { $left } อ้างว่าคู่แข่งไม่พยายามชนะ หรือชนะตามปกติไม่ได้ ถ้าถูกปฏิเสธ คู่แข่งได้เพิ่ม { $award }
law-quickplay-increment = ตาละห้าวินาที: ในควิกเพลย์ ตาของคุณ เมื่อเหลือไม่ถึง { $left } ขอให้ทั้งสองฝ่ายได้ นับเป็นการเสนอเสมอด้วย ถ้าได้ คู่แข่งได้เพิ่ม { $award }
law-quickplay-alone = ช่วงจบแบบเร่งเวลาที่ไม่มีผู้ตัดสิน: เหลือน้อยกว่า { $left } อ้างเสมอได้ และเกมหยุด จดตำแหน่งไว้ ถ้าคู่ต่อสู้ไม่พยายามชนะ ต้องมีบันทึกครบด้วย คู่ต่อสู้ยืนยัน แล้วผู้ตัดสินตัดสินภายหลัง
law-conduct = ความประพฤติ: ห้ามจดโน้ต รับคำแนะนำ วิเคราะห์ หรือรบกวนคู่แข่ง อุปกรณ์ต้องได้รับอนุญาตจากผู้ตัดสิน
law-arbiter = ผู้ตัดสิน: ดูแลให้เป็นไปตามกติกา โทษมีตักเตือน เปลี่ยนเวลาหรือคะแนน ปรับแพ้ และให้ออก
law-disturbance = การรบกวนจากภายนอก: ผู้ตัดสินอาจให้เวลาเพิ่มแก่ฝ่ายหนึ่งหรือทั้งสองฝ่าย
law-notation = การจด: เขียนตัวอักษรของหมาก แล้วเขียนช่องที่เดินไป เบี้ยไม่มีตัวอักษร
law-paces = แรพิดและบลิตซ์: { $hour ->
    [whole] ทุกตาไม่เกินหนึ่งชั่วโมงเป็นแรพิด ไม่นับเวลาเพิ่ม
   *[less] หกสิบตาไม่ถึงหนึ่งชั่วโมงเป็นแรพิด
} บลิตซ์คือ{ $edge ->
    [most] ไม่เกิน
   *[below] น้อยกว่า
} { $time }
law-rapid-touch = จับหมากในเกมเร็วและสายฟ้า: ผู้ตัดสินชี้ขาดเมื่อผู้เล่นขอเท่านั้น
law-rapid-set-up = ตั้งตัวผิดในแรพิดและบลิตซ์: ต้องอ้างก่อนแต่ละฝ่ายเดินครบ { $count } ตา หลังจากนั้นเล่นต่อ { $castling ->
    [queen] โดยไม่เข้าป้อม ถ้าคิงกับควีนสลับที่
   *[rook] โดยไม่เข้าป้อมด้วยคิงหรือเรือที่ตั้งผิด
}
law-illegal-position = รูปผิดกติกาในแรพิด: ผู้ตัดสินรอจนตาถัดไปเสร็จ ถ้ายังผิดกติกาอยู่ เกมเสมอ
law-rapid-flag = หมดเวลาในแรพิดและบลิตซ์: { $who ->
    [players] เฉพาะผู้เล่นบอกได้
   *[arbiter] ผู้ตัดสินบอก หรือผู้เล่นอ้างสิทธิ์
}
law-blind-announcing = ขานตาเดิน: ขานทุกตาให้ชัด คู่แข่งทวนและเดินบนกระดานของตน { $german ->
    [always] ขานแถวเป็นภาษาเยอรมัน
   *[unless] ขานแถวเป็นภาษาเยอรมัน ถ้าผู้ตัดสินไม่ตัดสินเป็นอย่างอื่น
}
law-blind-made = ตาเดินของผู้เล่นตาบอด: ตัวที่ดึงออกจากรูถือว่าจับแล้ว เดินแล้วเมื่อปักรูใหม่และขานแล้ว นาฬิกาคู่แข่งจึงเดิน
law-blind-clock = นาฬิกาสำหรับคนตาบอด: { $speaks ->
    [no] อ่านด้วยการสัมผัส
    [may] อ่านด้วยการสัมผัส และบอกจำนวนตาได้
   *[should] ควรบอกเวลาและจำนวนตา หรืออ่านด้วยการสัมผัส
}
law-blind-slip = ขานผิด: แก้ทันที ก่อนนาฬิกาคู่แข่งเดิน
law-blind-boards = กระดานไม่ตรงกัน: ผู้ตัดสินเทียบใบบันทึกทั้งสอง ถ้าตรงกัน แก้กระดานที่ผิด ถ้าไม่ตรง กลับไปจุดที่ตรงกัน
law-blind-assistant = ผู้ช่วยของผู้เล่นตาบอด: เดิน ขาน จด กดนาฬิกาแทนได้ และบอกเวลากับจำนวนตาเมื่อถูกถาม { $deaf ->
    [yes] ถ้าเล่นกับผู้เล่นหูหนวกต้องมี
   *[no] { "" }
}
law-sealing = ตาที่ผนึก: จด ใส่ซอง แล้วหยุดนาฬิกา ผู้ตัดสินเก็บซอง
law-sealed-illegal = ตาที่ผนึกไม่ชัด: ถ้าผิดกติกาหรือกำกวม ผู้ที่ผนึกแพ้
law-resumption = เล่นต่อ: เปิดซองเมื่อผู้เล่นที่ต้องตอบมาแล้ว จากนั้นนาฬิกาของผู้เล่นนั้นเดิน
law-chess960 = หมากรุก 960: แถวหลังจับสลาก บิชอปอยู่คนละสี คิงอยู่ระหว่างเรือ หลังเข้าป้อม คิงและเรืออยู่ที่เดิมเสมอ

## คำตัดสินของกรรมการ

article = FIDE { $year }: { $number }
preface = คำนำ

not-confirmed = ไม่มีข้อความของ FIDE { $year } ยืนยัน: { $articles }
time-left = { $color } เหลือ { $time }
completed = { $color } กดนาฬิกา
made-on-board = { $move } เดินบนกระดานแล้ว
touched-any = จับ { $square } แล้ว ตัวนี้เดินไม่ได้ จึงเดินตาใดก็ได้
touched-no-capture = จับ { $square } แล้ว กินตัวนี้ไม่ได้ เดินตาใดก็ได้
touched-any-move = จับ { $square } แล้ว เดินตาใดก็ได้
touched-move = จับ { $square } แล้ว: ต้องเดินตัวนี้
touched-capture = จับ { $square } แล้ว: ต้องกินตัวนี้
touched-capture-with = { $square } ต้องกิน { $other }
touched-castle = จับคิงกับเรือแล้ว: { $move }
castling-not-legal = ตอนนี้เข้าป้อมด้านนั้นไม่ได้
rook-first = จับเรือก่อน: เข้าป้อมไม่ได้
adjusting = { $color } จัดหมาก
free = { $color } เดินตาใดก็ได้
put-back = วางตัวหมากกลับแล้ว { $color } ยังต้องเดินตัวที่จับ
ask-repeat = { $color } โปรดทวนตาเดิน
still-to-repeat = { $color } ยังต้องทวนตาเดิน
still-to-repeat-move = { $color } ยังต้องทวน: { $move }
ask-promotion = { $color } โปรดบอกว่าเบี้ยจะเลื่อนขั้นเป็นอะไร
announcement-differs = ขานว่า: { $announced } บนกระดาน: { $board } แก้ให้ตรงกัน
corrected = แก้แล้ว: { $move }
repeated = { $color } ทวนแล้ว
repeat-differs = นั่นเป็นตาอื่น ที่ขานไว้คือ: { $move }
executed = { $color } เดินบนกระดานแล้ว
missing-move = ยังไม่จบตา: ยังไม่มีตัวหมากเดิน
missing-release = ยังไม่จบตา: มีตัวหมากอยู่นอกกระดาน
missing-rook = ยังไม่จบตา: ต้องเดินเรือด้วย
missing-touched = ยังไม่จบตา: ต้องเดินตัวที่จับที่ { $square }
missing-rook-first = ยังไม่จบตา: จับเรือก่อน จึงเข้าป้อมไม่ได้ วางคิงกลับที่เดิม
missing-castle = ยังไม่จบตา: จับคิงและเรือแล้ว ต้องเข้าป้อม
missing-capture-with = ยังไม่จบตา: { $square } ต้องกิน { $other }
missing-capture = ยังไม่จบตา: ต้องกินตัวที่จับที่ { $square }
missing-promotion = ยังไม่จบตา: บอกว่าเบี้ยเลื่อนขั้นเป็นอะไร
missing-chosen = ยังไม่จบตา: ต้องใช้ตัวที่เลือกครั้งแรก { $piece }
missing-announcement = ยังไม่จบตา: ขานตาเดินก่อน
missing-same-move = ยังไม่จบตา: ตาบนกระดานไม่ตรงกับที่ขาน แก้ให้ตรงกัน
missing-repetition = ยังไม่จบตา: { $opponent } ต้องทวนตาเดินก่อน
missing-execution = ยังไม่จบตา: { $opponent } ต้องเดินบนกระดานก่อน
nth = { $count ->
    [1] เดินผิดกติกาครั้งแรก
    [2] เดินผิดกติกาครั้งที่สอง
    [3] เดินผิดกติกาครั้งที่สาม
   *[other] เดินผิดกติกาครั้งที่ { $count }
}
illegal-act = { $color } { nth }
illegal-act-why = { $color } { nth } { $what }
act-move = ตาเดินผิดกติกา
act-promotion = เบี้ยค้างอยู่แถวสุดท้าย
act-king-capture = คิงถูกกิน
act-no-move = กดนาฬิกาโดยไม่เดิน
act-two-hands = เดินด้วยสองมือ
becomes-queen = เบี้ยที่ { $square } เลื่อนขั้นเป็นควีน
restored = { $count ->
    [0] กลับไปที่รูปหมากเริ่มต้น
   *[other] กลับไปที่รูปหมากหลัง { $place }
}
move-place = ตาที่ { $number } { $color }
found-initial-position = ตั้งหมากเริ่มต้นผิด
found-board-turned = วางกระดานผิดทาง หมุนให้ถูกแล้ว
found-colours-reversed = สลับสีกัน
found-displaced = ตัวหมากเคลื่อนจากที่ วางกลับแล้ว
colours-stay = สลับสีกัน ให้เล่นต่อตามนั้น
correction-wanted = { $color } ต้องการแก้ตาที่ผิดกติกา: { $place } ถ้าเห็นด้วย: อ้างสิทธิ์ แก้ไข
castling-lost = ให้การตั้งหมากคงเดิม { $color } เข้าป้อมไม่ได้
castling-lost-side = ให้การตั้งหมากคงเดิม { $color } เดิน { $move } ไม่ได้
offer-untimely = { $color } เสนอเสมอผิดจังหวะ แต่ข้อเสนอใช้ได้
offer-stands = ข้อเสนอเสมอของ { $color } ใช้ได้
time-taken = { $color } เสียเวลา { $time }
clock-less = นาฬิกาของ { $color }: ลดลง { $time }
clock-more = นาฬิกาของ { $color }: เพิ่มขึ้น { $time }
clock-set = ตั้งนาฬิกาของ { $color } เป็น { $time }
clock-is = ตอนนี้แสดง { $time }
clock-was = ก่อนหน้านี้: { $time }
moves-set = ตั้งนาฬิกาของ { $color } เป็น { $count } ตา
ruling-reconstructed = รู้ตาเดินครบถึง { $place }
ruling-next-period = หาตาเดินไม่ได้ ตาถัดไปเป็นตาแรกของช่วงถัดไป
increment-set = จากนี้ได้เพิ่ม { $time } ต่อตา
moves-back = กลับมานับ: { $moves }
moves-cancelled = ไม่นับแล้ว: { $moves }
moves-cancelled-many = ไม่นับแล้ว { $count } ตา
taken-back-standing = ถอนตาเดินแล้ว
flag-claim-wrong = การอ้างสิทธิ์ไม่ผ่าน: { $color } ยังไม่หมดเวลา
flag-claim-both = การอ้างสิทธิ์ไม่ผ่าน: หมดเวลาทั้งสองฝ่าย
must-record = { $color } ต้องเขียน { $place } ก่อน
need-not-record = { $color } ไม่ต้องจดตาเดิน จนถึงช่วงเวลาถัดไป
must-complete = ใบบันทึก: { $color } ต้องเขียนให้ครบเดี๋ยวนี้
sheet-differs = ใบบันทึกของ { $color } ไม่ตรง: { $place }
signed-white-wins = { $color } เซ็นว่า: ขาวชนะ
signed-black-wins = { $color } เซ็นว่า: ดำชนะ
signed-draw = { $color } เซ็นว่า: เสมอ
absent = { $color } ไม่อยู่
arrived = { $color } มาแล้ว
must-open = ซองรอ { $color }
must-open-now = เปิดซองเดี๋ยวนี้
must-seal = { $color } ต้องผนึกตาเดิน
adjourns-early = { $color } พักเกมก่อนเวลา เมื่อผนึกตาเดินแล้ว จะหักช่วงเล่นที่เหลือ: ตอนนี้ { $time }
sealed = { $color } ผนึกแล้ว นาฬิกาหยุดแล้ว
adjourned = พักเกมแล้ว { $color } ผนึกตาที่ { $number }
resumption = เล่นต่อ: { $when }
opened = เปิดซองแล้ว นาฬิกาของ { $color } เดินอยู่

matter-touch = { $color } บอกว่า { $opponent } จับ { $square } ในตาที่ { $number } ผู้ตัดสินจะตัดสิน
matter-no-effort = { $color } อ้างสิทธิ์เสมอ: { $opponent } ไม่พยายามเอาชนะ ผู้ตัดสินจะตัดสิน
matter-cannot-win = { $color } อ้างสิทธิ์เสมอ: { $opponent } ชนะตามปกติไม่ได้ ผู้ตัดสินจะตัดสิน
matter-increment = { $color } ขอเวลาเพิ่มตาละห้าวินาที ผู้ตัดสินจะตัดสิน
matter-draw = { $color } ขอเสนอเสมอ ผู้ตัดสินจะตัดสิน
matter-session-over = หมดช่วงเล่นแล้ว ผู้ตัดสินจะตัดสิน
matter-sheets = ทั้งสองต้องเขียนใบบันทึกให้ครบ
matter-stopped = { $color } หยุดนาฬิกา ผู้ตัดสินจะตัดสิน
matter-stopped-for = { $color } หยุดนาฬิกา: { $text } ผู้ตัดสินจะตัดสิน
matter-silent = { $color } ไม่ทวนตาของ { $opponent } ผู้ตัดสินจะตัดสิน
matter-boards-differ = แก้ไม่ทันแล้ว: กดนาฬิกาไปแล้ว เทียบกระดานทั้งสอง
matter-conduct = { $what }: { $color } ผู้ตัดสินจะตัดสิน
matter-position = รูปหมากเป็นที่สงสัย ผู้ตัดสินจะหารูปหมากสุดท้ายที่ถูกต้อง
matter-unconfirmed = ไม่ได้ใช้กฎใด: กติกาฉบับนี้ยังไม่ได้ยืนยันตรงจุดนี้ ผู้ตัดสินต้องตัดสิน
matter-default-time = ไม่ได้กำหนดเวลารอ ผู้ตัดสินจะตัดสิน
matter-flag = { $color } หมดเวลาระหว่างการอ้างสิทธิ์ ผู้ตัดสินจะตัดสิน
matter-envelope = ต้องเปิดซอง ผู้ตัดสินจะตัดสิน
complaint-lapsed = คำร้องตกไป: { $color } เรื่อง { $square } ในตาที่ { $number } รูปหมากนั้นไม่มีแล้ว
matter-results = ผลไม่ตรงกัน: ระหว่างใบบันทึก หรือกับที่บันทึกไว้ ผู้ตัดสินจะตัดสิน
matter-signed = ทั้งสองฝ่ายลงชื่อว่า{ $result ->
    [white] ขาวชนะ
    [black] ดำชนะ
   *[draw] เสมอ
} เกมจบต่างจากนั้น ผู้ตัดสินเป็นผู้ชี้ขาด

ruled = คำตัดสินที่ { $number }: { $ruling }
penalty-number = คำตัดสินที่ { $number }
ruling-warned = { $color } ถูกตักเตือน
ruling-points-added = { $color } ได้เพิ่ม { $points }
ruling-points-taken = { $color } เสีย { $points }
ruling-lost = ปรับ { $color } แพ้ ส่วน { $opponent } ได้ { $points }
ruling-fined = { $color } ถูกปรับเงิน
ruling-excluded = { $color } ถูกงดแข่งรอบต่อไป
ruling-expelled = { $color } ถูกไล่ออกจากการแข่งขัน
ruling-result-set = ขาวได้ { $white } ดำได้ { $black }
ruling-adjudicated = ตัดสินจากรูปหมากโดย { $name }: ขาวได้ { $white } ดำได้ { $black }
ruling-displaced = { $count ->
    [0] ตัวหมากเคลื่อน: กลับไปที่รูปหมากเริ่มต้น
   *[other] ตัวหมากเคลื่อน: กลับไปที่รูปหมากหลัง { $place }
}
ruling-position-set = ตั้งรูปหมากแล้ว ถามหากระดานเพื่อฟัง
ruling-illegal-seen = ตาล่าสุดของ { $color } ผิดกติกา
ruling-no-move-seen = { $color } กดนาฬิกาโดยไม่เดิน: ถือว่าเดินผิดกติกา
ruling-touch-seen = { $number ->
    [0] { $color } จับ { $square } แล้ว
   *[other] { $color } จับ { $square } ในตาที่ { $number }
}
ruling-touch-waived = { $color } จับโดยไม่เจตนา: ไม่นับ
ruling-dismissed = ยกเรื่อง
ruling-turned-down = { $matter ->
    [touch] ยกคำร้องของ { $color }: ไม่ถือว่าจับ { $square } ในตาที่ { $number }
    [two-hands] ยกคำร้องของ { $color }: สองมือ
    [quickplay] ไม่รับการอ้างสิทธิ์เสมอของ { $color }
    [increment] ไม่รับคำขอของ { $color }: ตาละห้าวินาที
    [draw] { $color } เสนอเสมอไม่ได้
    [session] เล่นต่อแม้หมดช่วงเล่น
    [sheets] ใบบันทึกคงไว้ตามเดิม
    [stopped] ไม่มีเหตุสมควร: { $color } หยุดนาฬิกา
    [silent] ไม่มีโทษ: { $color } ยังไม่ได้ทวนตาเดิน
    [conduct] ไม่มีโทษ { $what }: { $color }
    [boards-differ] ไม่เทียบกระดาน ตาเดินนับ
    [position] รูปหมากคงเดิม
    [unconfirmed] ไม่ใช้กฎใดตรงนี้
    [default-time] ไม่กำหนดเวลารอ ผู้เล่นรอต่อ
    [envelope] การมาสายได้รับการยกเว้น
   *[results] ผลที่บันทึกไว้คงเดิม แม้เซ็นไว้ต่างกัน
}
ruling-quickplay-drawn = รับการอ้างสิทธิ์
ruling-quickplay-postponed = เลื่อนการอ้างสิทธิ์ เกมเดินต่อ
ruling-quickplay-rejected = ไม่รับการอ้างสิทธิ์
ruling-offer-allowed = { $color } เสนอเสมอได้
ruling-increment-granted = อนุญาต: จากนี้ได้เพิ่มตาละห้าวินาที
ruling-increment-refused = ไม่ให้เวลาเพิ่ม
ruling-revoked = เพิกถอนคำตัดสินที่ { $count }
ruling-revoked-act = เพิกถอนคำตัดสินที่ { $count }: การทำผิดกติกานั้นไม่นับ
ruling-revoked-move = เพิกถอนคำตัดสินที่ { $count }: ตาเดินผิดกติกาและการจับนั้นไม่นับ
ruling-was = คำตัดสินเดิมคือ: { $what }
ruling-move-stays = { $color } เดิน { $move } ไปแล้ว: ตานี้คงอยู่ ถ้าถูกการจับบังคับ พิมพ์ { $restore }
ruling-unheard = ไม่มีอะไรเปลี่ยนสำหรับคุณ
ruling-asked = { $ruling ->
    [time-added] ให้เวลา { $color } เพิ่ม { $time } ไหม
    [time-taken] หักเวลา { $color } { $time } ไหม
    [clock-set] ตั้งนาฬิกาของ { $color } เป็น { $time } ไหม
    [lost] ปรับ { $color } แพ้ และให้ { $opponent } ได้ { $points } ไหม
    [result] กำหนดผล: ขาว { $white } ดำ { $black } ไหม
    [adjudicated] ตัดสินจากรูปหมากโดย { $name }: ขาว { $white } ดำ { $black } ไหม
    [excluded] งดแข่ง { $color } ในรอบต่อไปไหม
    [expelled] ไล่ { $color } ออกจากการแข่งขันไหม
    [annulled] ให้เกมเป็นโมฆะไหม
    [flag] ตัดสินว่า { $color } หมดเวลาไหม
    [illegal] ตัดสินว่าตาล่าสุดของ { $color } ผิดกติกาไหม
    [no-move] ตัดสินว่าผิดกติกาไหม: { $color } กดนาฬิกาโดยไม่เดิน
    [touch] ตัดสินว่า { $color } จับ { $square } ในตาที่ { $number } ไหม
    [back] { $count ->
        [0] กลับไปที่รูปหมากเริ่มต้นไหม
       *[other] กลับไปที่รูปหมากหลัง { $place } ไหม
    }
    [displaced] { $count ->
        [0] ตัวหมากเคลื่อน: กลับไปที่รูปหมากเริ่มต้นไหม
       *[other] ตัวหมากเคลื่อน: กลับไปที่รูปหมากหลัง { $place } ไหม
    }
    [position] ตั้งรูปหมากนี้ไหม
    [default-time] กำหนดเวลารอเป็น { $time } ไหม
    [end] ถอนการจบเกมไหม
   *[other] ตัดสินอย่างนี้ไหม { $what }
}
ruling-end-revoked = เพิกถอนการจบเกมแล้ว
end-taken-back = เกมยังไม่จบ: ถึงตา { $color } ตาที่ { $number }
end-illegal-not-counted = ตาเดินผิดกติกาครั้งล่าสุดไม่นับ { $color } เดินผิดกติกา: { $count } ครั้ง
ruling-default-time = เวลารอ: { $time }
points-none = ศูนย์คะแนน
points-half = ครึ่งคะแนน
points-full = หนึ่งคะแนน
points-two = สองคะแนน
points-three = สามคะแนน

## การพิมพ์ตาเดิน

entry-empty = ยังไม่ได้พิมพ์อะไร พิมพ์ตาเดิน หรือ ช่วย
entry-colour = ถ้าจะเล่น { $color } ในอีกเกม: { $new } { $color }
entry-not-understood = ไม่เข้าใจ พิมพ์ตาเดิน หรือ ช่วย
entry-nearest = ไม่เข้าใจ { $question }
entry-unknown = ไม่รู้จัก: { $word } พิมพ์ตาเดิน หรือ ช่วย
entry-unknown-near = ไม่รู้จัก: { $word } หมายถึง { $near } ไหม ดูทั้งหมด: ช่วย
entry-two-moves = เดินทีละตา พิมพ์ { $first } ก่อน
entry-read-as = { $items } ใน { $text }: อ่านเป็น { $text }
entry-stray-alone = อ่านไม่ได้: { $items } พิมพ์ใหม่
entry-stray = อ่านไม่ได้: { $items } ใน { $text } พิมพ์ใหม่
stray-control = อักขระควบคุม { $number }
stray-invisible = อักขระที่มองไม่เห็น { $number }
stray-letter = { $script ->
    [Cyrillic] ซีริลลิก
    [Greek] กรีก
    [Arabic] อาหรับ
    [Hebrew] ฮีบรู
    [Armenian] อาร์เมเนีย
    [Devanagari] เทวนาครี
   *[other] ต่างชาติ
} { $like }
stray-unlike = ตัวอักษร{ $script ->
    [Cyrillic] ซีริลลิก
    [Greek] กรีก
    [Arabic] อาหรับ
    [Hebrew] ฮีบรู
    [Armenian] อาร์เมเนีย
    [Devanagari] เทวนาครี
   *[other] ต่างชาติ
} { $number }

stray-wide = { $like } แบบกว้าง
stray-styled = { $like } แบบแปลก
stray-sign = เครื่องหมาย { $number }
entry-no-move = ไม่ใช่ตาเดิน ลอง e2 e4 หรือ ช่วย
entry-no-piece = ไม่มีตัวหมาก { $letter } ตัวอักษรคือ { $letters }
entry-takes-what = กินอะไร พิมพ์ช่องด้วย
entry-no-question = ไม่มีคำถามให้ตอบ พิมพ์ตาเดิน หรือ ช่วย
entry-knight = ถ้าจะถาม พิมพ์ ระยะม้า { $square }
entry-slash = เครื่องหมายทับใช้ขึ้นต้นคำสั่ง ถ้าจะเดิน พิมพ์ { $text }
entry-move-asked = เดินได้ แต่ยังไม่เดิน: { $move } ถ้าจะเดิน ให้พิมพ์เฉพาะตาเดิน
entry-not-played = ยังไม่ได้เดิน ถ้าจะเดิน ให้พิมพ์เฉพาะตาเดิน
entry-other-side = ถึงตา { $color }
entry-not-your-turn = ถึงตา { $color } รอคำตอบก่อน
choice = เดินได้ { $count } แบบ พิมพ์หมายเลข
ambiguous = เดินได้ { $count } แบบ เขียน { $moves } หรือ { $last }
choice-line = { $number }: { $reading }
choice-promotion = เบี้ยเลื่อนขั้นเป็นอะไร พิมพ์ตัวหมากหรือหมายเลข
choice-drop = วางที่ { $square } พิมพ์ตัวหมากหรือหมายเลข
choice-piece = ควีน เรือ บิชอป หรือม้า พิมพ์ตัวหมากหรือหมายเลข
choice-again = พิมพ์หมายเลข 1 ถึง { $count } หรือพิมพ์ ไม่ เพื่อยกเลิก
choice-dropped = ยกเลิกแล้ว

illegal-empty-origin = { $square } ว่าง
illegal-not-yours = ไม่ใช่ตัวหมากของคุณ: { $piece } ที่ { $square }
illegal-other-piece = มี { $piece } อยู่ที่ { $square }
illegal-square-alone = { $piece } ของคุณอยู่ที่ { $square } ถ้าจะเดิน พิมพ์ { $square } และช่องใหม่
illegal-own-piece = { $piece } ของคุณอยู่ที่ { $square }
illegal-nothing-to-take = ไม่มีอะไรให้กินที่ { $square }
illegal-none-to-take = คู่แข่งไม่มี{ $role ->
    [king] คิง
    [queen] ควีน
    [rook] เรือ
    [bishop] บิชอป
    [knight] ม้า
   *[pawn] เบี้ย
}
illegal-takes-none = ไปไม่ถึง: { $piece } กิน { $captured }
illegal-no-pawn-takes = ไม่มีเบี้ยกินได้บนไฟล์ { $letter }
illegal-only-takes = เบี้ยไปที่ { $square } ได้เฉพาะเมื่อกิน บอกไฟล์ของเบี้ยด้วย
illegal-still-in-check = เดินไม่ได้: คุณยังถูกรุกอยู่
illegal-exposes-king = เดินไม่ได้: คิงของคุณจะถูกรุก
illegal-no-promotion = ไม่ใช่การเลื่อนขั้น: ตานั้นไม่มีเบี้ยถึงแถวสุดท้าย
illegal-cannot-become = เบี้ยเลื่อนขั้นเป็นควีน เรือ บิชอป หรือม้า พิมพ์เช่น { $square } ควีน
illegal-blocked = { $piece } ที่ { $from } ถูกขวาง: { $other } ที่ { $square }
illegal-no-such-piece = คุณไม่มี{ $role ->
    [king] คิง
    [queen] ควีน
    [rook] เรือ
    [bishop] บิชอป
    [knight] ม้า
   *[pawn] เบี้ย
}
illegal-cannot-reach = { $role ->
    [king] คิงของคุณไปไม่ถึง { $square }
    [queen] คุณไม่มีควีนที่ไปถึง { $square }
    [rook] คุณไม่มีเรือที่ไปถึง { $square }
    [bishop] คุณไม่มีบิชอปที่ไปถึง { $square }
    [knight] คุณไม่มีม้าที่ไปถึง { $square }
   *[pawn] คุณไม่มีเบี้ยที่ไปถึง { $square }
}
illegal-not-from-there = เดินจากตรงนั้นไม่ได้: { $piece } ไป { $square }
illegal-cannot-go = { $role ->
    [king] คิง
    [queen] ควีน
    [rook] เรือ
    [bishop] บิชอป
    [knight] ม้า
   *[pawn] เบี้ย
} เดินจาก { $from } ไป { $square } ไม่ได้
illegal-no-castling-right = เข้าป้อมด้านนั้นไม่ได้แล้ว: คิงหรือเรือของคุณเคยเดิน
illegal-castling-never = เข้าป้อมด้านนั้นไม่ได้: รูปหมากเริ่มต้นไม่ให้
illegal-castling-blocked = ตอนนี้เข้าป้อมด้านนั้นไม่ได้: มีตัวหมากขวาง
illegal-castling-attacked = ตอนนี้เข้าป้อมด้านนั้นไม่ได้: คิงของคุณจะผ่านหรือหยุดในช่องที่ถูกรุก
illegal-must-capture = คุณต้องกิน
illegal-not-in-variant = กติกาของเกมนี้ไม่อนุญาต
illegal-not-in-hand = ไม่มีในถุงหมาก { $piece }
illegal-drop-occupied = { $square } ไม่ว่าง
illegal-drop-edge = วางเบี้ยตรงนั้นไม่ได้ ห้ามแถวแรกและแถวสุดท้าย

## คำตอบ

joined = { $items }, { $next }
row = { $from } ถึง { $to }
list = { $head }: { $items }
list-more = { $items }
list-head = { $head }:
rank = แถว { $name }
ranks = แถว { $from } { $count ->
    [2] และ
   *[other] ถึง
} { $to }
file = คอลัมน์ { $name }
square-part = { $part }
square-shade-part = ช่อง { $shade }
shade-light = สีอ่อน
shade-dark = สีเข้ม
shade-light-short = สีอ่อน
shade-dark-short = สีเข้ม
square-shade = { $square }: ช่อง { $shade }
all-white = ขาว
all-black = ดำ
no-pieces = { $pieces }: ไม่มี
count-kind = { $pieces } { $count } ตัว
count-pieces = { $count } ตัว
rays-none = ไม่มีตัวหมากในแนวเดียวกับ { $square }
knight-none = ไม่มีตัวหมากในระยะม้าจาก { $square }
knight-sees = ระยะม้าจาก { $square }
toward-up = ขึ้น
toward-up-right = ขึ้นขวา
toward-right = ขวา
toward-down-right = ลงขวา
toward-down = ลง
toward-down-left = ลงซ้าย
toward-left = ซ้าย
toward-up-left = ขึ้นซ้าย
attacked = { $square } ตัวโจมตี: { $items }
not-attacked = { $square } ไม่ถูกโจมตี
defended = { $square } ตัวคุ้มกัน: { $items }
not-defended = { $square } ไม่มีตัวคุ้มกัน
hanging-none = ไม่มีตัวไหนลอย
hanging-none-of = { $color }: ไม่มีตัวลอย
hangs = { $piece } ที่ { $square } ลอยอยู่ ตัวโจมตี: { $attackers } { $defended ->
    [no] ไม่มีตัวคุ้มกัน
   *[yes] ตัวคุ้มกัน: { $defenders }
}
hanging-safe = { $piece } ที่ { $square } ปลอดภัย { $attacked ->
    [no] ไม่มีตัวไหนกินได้
   *[yes] ตัวโจมตี: { $attackers } ตัวคุ้มกัน: { $defenders }
}
hanging-cost = ถ้าแลกกันจะเสีย { $points } แต้ม
hanging-king = คิงลอยไม่ได้ เรื่องการรุก: { $check }
by-white = { $square } ขาวโจมตี: { $items }
by-black = { $square } ดำโจมตี: { $items }
by-none-white = ขาวไม่ได้โจมตี { $square }
by-none-black = ดำไม่ได้โจมตี { $square }
moves-of = { $piece } { $square }
drops-of = { $piece } ที่วางได้
drops-anywhere = ช่องว่างใดก็ได้
drops-pawn-anywhere = ช่องว่างใดก็ได้ในแถว 2 ถึง 7
moves-none = ไม่มีตาเดินที่ถูกกติกา
moves-none-from = ไม่มีตาเดินที่ถูกกติกาจาก { $square }
captures-none = กินไม่ได้
captures-none-from = กินไม่ได้จาก { $square }
moves-not-yours = { $square }: { $piece } ยังไม่ถึงตา
takes = กิน { $piece } { $square }
takes-promoting = กิน { $piece } { $square } และเลื่อนขั้น
takes-en-passant = กินผ่าน { $piece } { $square } ไป { $to }
promotes-on = เลื่อนขั้นที่ { $square }
what-if = { $piece } ที่ { $square } จะกินได้
what-if-none = { $piece } ที่ { $square } จะกินอะไรไม่ได้
what-if-empty = { $square } ว่าง
castling-right = { $color }, { $castling }: { $how ->
    [legal] ได้
    [check] ถูกรุกอยู่ เข้าไม่ได้
    [blocked] มีตัวหมากขวางอยู่
    [attacked] คิงจะผ่านหรืออยู่ในช่องที่ถูกรุก
   *[lost] ไม่มีสิทธิ์
}
material-count = { $pieces } { $count } ตัว
material-level = กำลังหมากเท่ากัน
material-ahead = { $color } นำอยู่ { $points } แต้ม
material-bare = คิงตัวเดียว
turn = ถึงตา { $color } ตาที่ { $number }
turn-check = ถึงตา { $color } ตาที่ { $number } ถูกรุก
turn-checkmate = { $color } ถูกรุกจน ตาที่ { $number }
turn-stalemate = อับ: { $color } ไม่มีตาเดิน ตาที่ { $number }
turn-yours = คุณเล่น { $color }
board-check = { $color } ถูกรุก
board-checkmate = { $color } ถูกรุกจน
board-stalemate = อับ: { $color } ไม่มีตาเดิน
check-none = ไม่ถูกรุก
check-by = { $color } ถูก { $items } รุก
last = { $move }: { $color } ตาที่ { $number }
last-none = ยังไม่มีตาเดิน
captured-none = ยังไม่มีการกิน
captured-last = กินล่าสุด: { $piece } ที่ { $square }
last-of = { $items } และ { $last }
captured-lost = { $color } เสีย { $items }
changed-attacks = โจมตี: { $items }
changed-defends = คุ้มกัน: { $items }
changed-opens = { $piece } ที่ { $square } โจมตีได้แล้ว: { $items }
changed-closes = { $piece } ที่ { $square } ไม่โจมตีแล้ว: { $items }
changed-undefended = ไม่มีตัวคุ้มกันแล้ว: { $items }
changed-nothing = ไม่มีอะไรเปลี่ยนอีก
changed-more = ส่วนที่เหลือ: { $changed } อีกครั้ง
lost-king = คิง { $count } ตัว
lost-queen = ควีน { $count } ตัว
lost-rook = เรือ { $count } ตัว
lost-bishop = บิชอป { $count } ตัว
lost-knight = ม้า { $count } ตัว
lost-pawn = เบี้ย { $count } ตัว
opening = { $name } { $eco }
opening-none = การเปิดเกมนี้ยังไม่มีชื่อ
score-none = ยังไม่มีตาเดิน
score-line = { $number }. { $moves }
score-line-black = { $number } { $color }: { $moves }
clock-left = { $color }: { $time }
spent-last = ตาล่าสุดใช้เวลา { $time }
spent-all = { $color } ใช้เวลาไป { $time }
clock-to-go = { $color } เหลือ { $count } ตาก่อนถึงช่วงเวลาถัดไป
clock-none = เกมนี้ไม่มีนาฬิกา
clock-of-waiting = เกม { $game } รออยู่ นาฬิกาหยุด
clock-waits = { $whose ->
    [own] นาฬิกาของคุณหยุดอยู่ กด Enter ให้เดินต่อ
   *[both] นาฬิกาทั้งสองหยุดอยู่ กด Enter ให้เดินต่อ
}
clock-strict = กฎการแข่งขัน ผู้ตัดสินเท่านั้นที่หยุดนาฬิกาได้
once-empty = ยังไม่มีตาเดิน ลอง e2 e4
once-unknown = ไม่รู้จัก: { $word } เขียนตาเดิน เช่น e2 e4 หรือ ม้า f3
once-unknown-near = ไม่รู้จัก: { $word } หมายถึง { $near } ไหม
once-no-move = ไม่ใช่ตาเดิน ลอง e2 e4 หรือ ม้า f3
once-failed = ตาที่ { $number } { $text }: { $why }
ask-unknown = ไม่รู้จัก: { $word } ดูคำถามทั้งหมด: { $program } ask ช่วย
ask-unknown-near = ไม่รู้จัก: { $word } หมายถึง { $near } ไหม ดูคำถามทั้งหมด: { $program } ask ช่วย
ask-help = ถามได้: { $names } รายละเอียดแต่ละคำถาม: { $program } ask ช่วย กระดาน
ask-number = { $word } ไม่ใช่คำถาม ระบุรูปหมากด้วย --position แล้วจึงถาม
ask-in-game = { $name } ใช้ได้ในเกมเท่านั้น เริ่มด้วย { $program } play
ask-command = { $name } เป็นคำสั่งแยก: { $program } { $command }
saves = ทุกตาถูกบันทึกแล้ว ถ้าจะออก พิมพ์ เลิก
leave-quit = ถ้าจะออก พิมพ์ เลิก ทุกตาถูกบันทึกแล้ว
export-picture = รูปเป็น SVG หรือ PNG: พิมพ์ชื่อไฟล์ที่ลงท้ายด้วย .svg หรือ .png
export-file = ไฟล์ไหน พิมพ์ชื่อ เช่น game.pgn
print-file = ไฟล์ไหน พิมพ์ชื่อ เช่น game.txt หรือ game.brf สำหรับเครื่องพิมพ์เบรลล์
deleted = ลบเกม { $game } แล้ว นำกลับมา: { $name }
undeleted = เกม { $game } กลับมาแล้ว
undelete-none = ไม่มีอะไรให้นำกลับ ตั้งแต่เริ่มยังไม่ได้ลบเกม
delete-open = เกม { $game } เปิดอยู่ ปิดเกมหรือเริ่มเกมอื่นก่อน แล้วจึงลบ
delete-match = เกม { $game } เป็นแมตช์ แมตช์จะถูกเก็บไว้
delete-imported = เกม { $game } นำเข้ามา ลบได้เฉพาะเกมที่เล่นที่นี่
rename-what = ชื่ออะไร { $name } 5 ชมรมหมากรุก หรือ { $name } 5 { $color } แอนนา
renamed = เกม { $game } ตอนนี้คือ { $text }
noted = จดไว้กับเกม { $game } แล้ว
note-line = โน้ต: { $text }
note-none = เกม { $game } ไม่มีโน้ต
summary-moves = จำนวนตาเดิน: { $moves }
summary-turning = จุดเปลี่ยน: ตาที่ { $number } { $color }: { $move }
summary-search = หาจุดเปลี่ยนและความแม่นยำ: { $name } { $game }
course-step = ตาที่ { $number } { $color } { $verdict }
course-none = ตาที่ { $number } { $color }: ยังไม่ได้ประเมิน
course-time = ใช้เวลาคิด { $time }
course-best = { $color } ได้เปรียบที่สุดในตาที่ { $number } { $verdict }
course-longest = คิดนานที่สุด: ตาที่ { $number } { $color } { $time }
results-none = ยังไม่มีเกมที่จบของคุณ
results-all = ชนะ { $won } เสมอ { $drawn } แพ้ { $lost }
results-against = { $opponent }: ชนะ { $won } เสมอ { $drawn } แพ้ { $lost }
results-ended = { $kind ->
    [won] ชนะ
    [drawn] เสมอ
   *[lost] แพ้
}
results-last = เกมล่าสุด ใหม่สุดก่อน: { $items }
results-row = ชนะติดต่อกัน { $count }
ratings-none = ยังไม่ได้ฝึก เริ่มด้วย: โจทย์
ratings-puzzles = โจทย์: เรตติ้ง { $rating }
ratings-week = หนึ่งสัปดาห์ก่อน: { $rating }
ratings-month = สี่สัปดาห์ก่อน: { $rating }
ratings-highest = สูงสุด: { $rating }
ratings-drills = การฝึก: ตอบถูก { $right } จาก { $count } ครั้งล่าสุด
ratings-streak = โจทย์ต่อเนื่อง: ตอนนี้ { $count } สถิติ { $record }
ratings-days = ฝึกติดต่อกัน { $count } วัน
ratings-ago = { $weeks ->
    [1] หนึ่งสัปดาห์ก่อน: { $rating }
   *[other] { $weeks } สัปดาห์ก่อน: { $rating }
}
ratings-ago-drills = การฝึกในสัปดาห์นั้น: ตอบถูก { $right } จาก { $count } ครั้ง
ratings-ago-none = { $weeks ->
    [1] หนึ่งสัปดาห์ก่อน: ไม่ได้ฝึก
   *[other] { $weeks } สัปดาห์ก่อน: ไม่ได้ฝึก
}
repeat-none = ยังไม่ได้พูดอะไร
argument-square = { $name } ต้องมีช่อง เช่น { $name } e4
argument-two-squares = { $name } ต้องมีสองช่อง เช่น { $name } g1 f3
argument-piece = { $name } ต้องมีตัวหมาก เช่น { $name } ควีน หรือ { $name } เรือ ดำ
argument-line = { $name } ต้องมีคอลัมน์หรือแถว เช่น { $name } e หรือ { $name } 4
argument-rank = { $name } ต้องมีแถว เช่น { $name } 4
argument-file = { $name } ต้องมีคอลัมน์ เช่น { $name } e
argument-number = { $name } ต้องมีตัวเลข เช่น { $name } 5
argument-level = { $name } ต้องมีตัวเลข 1 ถึง { $most }
argument-move = { $name } ต้องมีตาเดิน เช่น { $name } e2 e4
argument-claim = อ้างเรื่องใด พิมพ์ { $name } ซ้ำสามครั้ง, { $name } ห้าสิบตา, { $name } หมดเวลา หรือ { $name } ผิดกติกา เพิ่มเติม: ช่วย อ้างสิทธิ์
argument-voice = { $name } ต้องมีชื่อเสียง: { $voices }
argument-switch = { $name } ต้องมี เปิด หรือ ปิด
argument-whose = { $name } ตามด้วย ของฉัน, ของเขา หรือไม่มีอะไร
argument-hanging = { $name } ตามด้วยช่อง ตัวหมาก ของฉัน ของเขา หรือไม่มีอะไร
argument-braille = { $name } ตามด้วยความกว้าง { $least } ถึง { $most }; แผนภาพ, แถว หรือ รายการ; จุด, ascii หรือ ตัวอักษร; จดจำ
argument-list = รายการเขียนด้วยตัวอักษร ส่วน จุด และ ascii ใช้กับแผนภาพ
argument-width = บรรทัดเบรลล์มี { $least } ถึง { $most } เซลล์ พิมพ์เช่น braille 40
argument-position = { $name } ต้องมีรูปหมาก: FEN, แผนภาพ หรือรายการ เช่น ขาว: Ke1 a2. ดำ: Ke8.
argument-none = พิมพ์ { $name } อย่างเดียว
argument-more = ไม่เข้าใจ: { $word } พิมพ์ { $name } อย่างเดียว
no-command = ไม่รู้จักคำสั่ง: { $word } ดูทั้งหมด: ช่วย
no-command-near = ไม่รู้จักคำสั่ง: { $word } หมายถึง { $near } ไหม ดูทั้งหมด: ช่วย

## รูปหมากสำหรับนิ้ว

diagram-lines = แผนภาพ { $count } บรรทัด
list-of = { $color }:
beside-turn = ถึงตา { $color }
beside-castling = เข้าป้อม: { $rights }
beside-no-castling = เข้าป้อมไม่ได้
beside-all-castling = เข้าป้อม: ทั้งหมด
beside-one = { $color } { $side }
beside-two = { $color } { $side } และ { $other }
beside-short = สั้น
beside-long = ยาว
beside-en-passant = กินผ่าน: { $square }
braille-kept = บันทึกแล้ว
braille-kept-here = ตั้งไว้สำหรับแมตช์นี้

## คำขอ

confirm-draw = เสนอเสมอไหม ตกลง หรือ ไม่
confirm-draw-agreed = ตกลงเสมอไหม ตกลง หรือ ไม่
confirm-draw-untimely = เสนอเสมอตอนนี้ไหม จังหวะที่ถูกคือหลังเดินแล้ว ก่อนกดนาฬิกา ตกลง หรือ ไม่
confirm-draw-untimely-typed = เสนอเสมอตอนนี้ไหม จังหวะที่ถูกคือพร้อมกับตาเดิน: เสมอ e4 ตกลง หรือ ไม่
confirm-claim = อ้างสิทธิ์เสมอไหม ถ้าอ้างผิด { $opponent } ได้เวลาเพิ่ม ตกลง หรือ ไม่
confirm-claim-with = อ้างสิทธิ์เสมอด้วย { $move } ไหม ถ้าอ้างผิด { $opponent } ได้เวลาเพิ่ม และคุณต้องเดินตานั้น ตกลง หรือ ไม่
confirm-claim-quickplay = อ้างสิทธิ์เสมอไหม ถ้าผู้ตัดสินไม่รับ คู่แข่งได้เวลาเพิ่มสองนาที ตกลง หรือ ไม่
confirm-claim-quickplay-alone = อ้างสิทธิ์เสมอไหม เกมหยุดจนกว่าคู่แข่งจะยอมรับหรือผู้ตัดสินจะตัดสิน ตกลง หรือ ไม่
confirm-seconds = ขอเวลาเพิ่มตาละห้าวินาทีไหม ถือเป็นการเสนอเสมอด้วย ถ้าได้รับ คู่แข่งได้เวลาเพิ่มสองนาที ตกลง หรือ ไม่
confirm-resign = ยอมแพ้ไหม ตกลง หรือ ไม่
confirm-resign-for = ยอมแพ้แทน { $color } ไหม ตกลง หรือ ไม่
kings-say = { $result ->
    [white] คิงอยู่กลางกระดาน: ขาวชนะ
    [black] คิงอยู่กลางกระดาน: ดำชนะ
   *[draw] คิงอยู่กลางกระดาน: เสมอ
}
kings-no-win = คู่ต่อสู้ยังไม่ยอมแพ้ วางคิงกลับที่เดิม
kings-one = คิงตัวหนึ่งอยู่กลางกระดาน ถ้าจะบอกผล ให้วางอีกตัวไว้กลางด้วย ถ้าไม่ใช่ วางกลับที่เดิม
kings-otherwise = แต่เกมจบด้วยผลอื่น
confirm-takeback = ถอนตาเดินของคุณไหม ตกลง หรือ ไม่
confirm-new = ออกจากเกมนี้ไหม เกมใหม่: { $items } ตกลง หรือ ไม่
after-game = เกมยังไม่จบ หลังจบเกม: { $name }
confirm-delete = ลบเกม { $game } { $white } พบ { $black } ไหม ตกลง หรือ ไม่
confirm-replace = มี { $file } อยู่แล้ว เขียนทับไหม ตกลง หรือ ไม่
confirm-resume = ออกจากเกมนี้ไหม จะเล่นเกมก่อนหน้าต่อ ตกลง หรือ ไม่
confirm-resume-game = ออกจากเกมนี้ไหม จะเล่นเกม { $game } ต่อ ตกลง หรือ ไม่
confirm-lapsed = { $what ->
    [draw] ไม่ได้เสนอเสมอ
    [resign] ไม่ได้ยอมแพ้
    [takeback] ไม่ได้ถอนตาเดิน
    [resume] คุณอยู่ในเกมนี้ต่อ
    [claim] ไม่ได้อ้างสิทธิ์
    [seal] ยังไม่ได้ผนึกตาเดิน
    [sign] ยังไม่ได้เซ็น
   *[new] ไม่ได้เริ่มเกมใหม่
}
confirm-draw-first = ยังไม่ได้เสนอเสมอ เสนอไหม ตกลง หรือ ไม่
confirm-neither = { $text } ไม่ใช่คำตอบ พิมพ์ ตกลง หรือ ไม่
confirm-go-on = ทำต่อไหม ตกลง หรือ ไม่
confirm-dropped = ยกเลิกแล้ว เล่นเกมต่อ
confirm-blunder = { $what ->
    [mate] เดินแบบนี้จะถูกรุกจนในตาเดียว
    [queen] เดินแบบนี้จะเสียควีนฟรี
    [rook] เดินแบบนี้จะเสียเรือฟรี
    [bishop] เดินแบบนี้จะเสียบิชอปฟรี
   *[knight] เดินแบบนี้จะเสียม้าฟรี
} เดินไหม ตกลง หรือ ไม่
blunder-dropped = ยังไม่เดิน ตาคุณ
announce-it = ขานตาเดิน
repeat-it = ทวนตาเดิน
repeated-it = ทวนแล้ว
repeated-by-opponent = { $color } ทวนแล้ว
repeated-already = นั่นคือตาล่าสุด ขานตาของคุณ
move-of-opponent = นั่นคือตาล่าสุด ถึงตาคุณ
repeated-your-move = ทวนแล้ว ถึงตาคุณ
say-promotion = บอกว่าเบี้ยเลื่อนขั้นเป็นอะไร
pressed = กดแล้ว
takeback-helps = พิมพ์ เดินใหม่ เพื่อถอนตาเดิน
press-it = กดนาฬิกา
announced-waits = ขานแล้ว: { $move }
announcing-off = ไม่จำเป็น: ตาเดินนับทันทีที่พิมพ์ ถ้าจะเปลี่ยน: เปลี่ยนค่า การขาน
hint = คำใบ้: { $move }
hint-wait = กำลังหาคำใบ้
hint-still = ยังหาคำใบ้อยู่ รอสักครู่

analysis-wait = กำลังคิด
analysis-still = ยังคิดอยู่ รอสักครู่
analysis-stopped = หยุดแล้ว: { $names } ถามใหม่ได้
analysis-over = เกมจบแล้วในรูปหมากนี้
analysis-in-check = { $color } ถูกรุก ดูการขู่หลังตาถัดไป
analysis-no-move = อีกฝ่ายไม่มีตาเดิน
analysis-two = ใช้ไม่ได้ระหว่างเล่นกับคนอื่น
analysis-exercise = ใช้ไม่ได้ในแบบฝึกหัด ถ้าจะให้ช่วย: { $hint }
analysis-not-now = เดินให้เสร็จก่อน
analysis-offer = รอคำตอบเรื่องข้อเสนอเสมอ
analysis-nothing = ประเมินรูปหมากนี้ไม่ได้
analysis-builtin-instead = คอมพิวเตอร์ประเมินแทน
analysis-builtin =
    ประเมินโดยคอมพิวเตอร์ มองเห็นการรุกจนและสิ่งที่ชนะได้ทันที
    แต่ประเมินแผนและท้ายเกมไม่ได้ เอนจินทำได้: { $opponent } engine stockfish
analysis-best = ดีที่สุด: { $move }
analysis-unscored = ไม่มีคะแนน
analysis-line = { $moves }
analysis-line-end = สุดแนวเดิน
analysis-no-line = { $count ->
    [1] มีแนวเดินเดียว
   *[other] มีเพียง { $count } แนว
}
analysis-row = { $number }: { $move } { $verdict }
analysis-threat = { $color } ขู่จะเดิน { $move }
analysis-no-threat = ไม่มีการขู่ ถ้าถึงตา { $color }: { $move }
mate-in = รุกจนใน { $moves } ตา
mate-none = ไม่พบการรุกจนใน { $moves } ตา
mate-never = ตรงนี้ไม่มีใครบังคับรุกจนได้ ตารางท้ายเกมยืนยัน
verdict = { $how ->
    [equal] เท่ากัน: { $number }
    [slight] { $color } ดีกว่าเล็กน้อย: { $number }
    [clear] { $color } ดีกว่าชัดเจน: { $number }
    [winning] { $color } กำลังชนะ: { $number }
   *[won] { $color } ชนะแน่: { $number }
}
verdict-mate = { $color } รุกจนใน { $moves } ตา
verdict-unsure = ไม่มีฝ่ายใดได้เปรียบ
verdict-number = { $sign ->
    [minus] ลบ { $whole }.{ $tenths }
    [plus] บวก { $whole }.{ $tenths }
   *[none] 0
}
eval-percent = โอกาสชนะของ { $color }: { $percent } เปอร์เซ็นต์
eval-chances = ใน 100 เกม { $color } ชนะ { $won } เสมอ { $drawn } แพ้ { $lost }
eval-by = ความลึก { $depth }, { $engine }
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } ชนะ: รุกจนใน { $moves } ตา
        [progress] { $moves ->
            [0] { $color } ชนะ: ตาถัดไปเป็นการกินหรือเดินเบี้ย
           *[other] { $color } ชนะ: จะได้กินหรือเดินเบี้ยภายใน { $moves } ตา
        }
       *[unknown] { $color } ชนะ
    }
    [spoilt] เสมอ { $color } ชนะได้ แต่ไม่ทันกฎห้าสิบตา
   *[drawn] เสมอ
}
tables-only-wins = เฉพาะ { $move } เท่านั้นที่ชนะ
tables-only-draws = เฉพาะ { $move } เท่านั้นที่รักษาเสมอ
tables-keeping = { $result ->
    [won] { $which ->
        [all] ชนะทุกตา
       *[some] ชนะ { $keeping } จาก { $count } ตา
    }
    [drawn] { $which ->
        [all] เสมอทุกตา
       *[some] เสมอ { $keeping } จาก { $count } ตา
    }
   *[lost] แพ้ทุกตา
}
tables-sure = ตามตารางท้ายเกม แน่นอน
tables-found = ตารางท้ายเกมถึง { $pieces } ตัว
tables-folder = อ่านโฟลเดอร์ { $name } ไม่ได้ ถ้าจะระบุใหม่: เปลี่ยนค่า { $setting }
tables-none = ไม่มีตารางท้ายเกม: { $name } ถ้าจะระบุโฟลเดอร์อื่น: เปลี่ยนค่า { $setting }
tables-damaged = ตารางท้ายเกม { $name } เสียหาย คัดลอกใหม่
book-row = { $move }: { $which ->
    [book] { $percent } เปอร์เซ็นต์
    [games] ใน { $games } เกมของคุณ
   *[both] { $percent } เปอร์เซ็นต์ และใน { $games } เกมของคุณ
}
book-more = และอีก { $count } ตา
book-nothing = ไม่มีในตำราและในเกมของคุณ
book-unreadable = อ่านตำรา { $name } ไม่ได้: { $reason } ถ้าจะระบุใหม่: เปลี่ยนค่า { $setting }
book-cut = { $name } ขาดหาย หรือไม่ใช่ตำราแบบ Polyglot คัดลอกใหม่
book-none = ไม่ใช่ตำราแบบ Polyglot: { $name } ถ้าจะระบุใหม่: เปลี่ยนค่า { $setting }
opponent-failed = คู่แข่งหาตาเดินไม่ได้ โปรแกรมผิดพลาด พิมพ์ เกมใหม่ หรือ เลิก แล้ว { $program } resume
level-set = ระดับ { $level }
level-is = ระดับ { $level } ถ้าจะเปลี่ยน พิมพ์ ระดับ และตัวเลข 1 ถึง 20
level-none = เกมนี้ไม่มีคอมพิวเตอร์ ถ้าจะเล่นด้วย: เกมใหม่ คอมพิวเตอร์
voice-set = เสียงบอกตา: { $name }
talk-set = ภาษา: ไทย
talk-is = ภาษา: ไทย ถ้าจะเปลี่ยน พิมพ์เช่น ภาษา en
speech-on = เปิดเสียงพูดแล้ว
speech-off = ปิดเสียงพูดแล้ว
speech-is = { $state ->
    [on] เสียงพูดเปิดอยู่ ถ้าจะปิด พิมพ์ เสียงพูด ปิด
   *[off] เสียงพูดปิดอยู่ ถ้าจะเปิด พิมพ์ เสียงพูด เปิด
}
speech-rate = ความเร็วเสียง { $rate }
speech-volume = ระดับเสียง { $volume } จาก 100
speech-lost = เสียงพูดขัดข้อง: { $reason } เหลือข้อความอย่างเดียว
speech-is-lost = เสียงพูดขัดข้อง ลองใหม่: เสียงพูด เปิด เล่นต่อโดยไม่มีเสียงพูด: เสียงพูด ปิด
speech-is-awaited = เสียงพูดยังไม่ตอบ เล่นต่อโดยไม่มีเสียงพูด: เสียงพูด ปิด
speech-is-starting = เสียงพูดกำลังเริ่ม
speech-health = ดูสาเหตุ: { $program } health เล่นต่อโดยไม่มีเสียงพูด: เสียงพูด ปิด
speech-found = เสียงพูดกลับมาแล้ว
speech-absent = โปรแกรมนี้ไม่มีเสียงพูด
reason-unreachable = ไม่มีเซิร์ฟเวอร์เสียงพูดตอบ ติดตั้ง speech-dispatcher และ espeak-ng หรือพิมพ์ เสียงพูด ปิด
reason-hangs = เซิร์ฟเวอร์เสียงพูดไม่ตอบ
reason-refused = เซิร์ฟเวอร์เสียงพูดปฏิเสธ
reason-engine = ระบบเสียงพูดไม่ทำงาน

## การเล่น

new-builtin = เกมใหม่ { $game } คุณเล่น { $color } พบคอมพิวเตอร์ระดับ { $level }
new-human = เกมใหม่ { $game } สำหรับผู้เล่นสองคน
new-human-named = เกมใหม่ { $game }: { $white } เล่นขาว { $black } เล่นดำ
time-all = เวลา: { $time }
time-moves = เวลา: { $time } สำหรับ { $moves } ตา
time-then-all = ต่อด้วย { $time }
time-then-moves = ต่อด้วย { $time } สำหรับ { $moves } ตา
time-repeats = ช่วงสุดท้ายวนซ้ำ
time-plain = { $period }
time-increment-only = เวลา: ตาละ { $time }
time-increment = { $period } เพิ่มตาละ { $time }
time-delay = { $period } หน่วงตาละ { $time }
time-bronstein = { $period } แบบบรอนสไตน์ คืนไม่เกินตาละ { $time }
time-warned = เตือนเวลา: { $times } ถ้าจะเปลี่ยน: { $set } เตือนเวลา
laws-edition = กติกา: FIDE { $year }
laws-flag-claimed = ธงนับเมื่อมีการอ้างสิทธิ์เท่านั้น: { $claim }
laws-incomplete = FIDE { $year }: มีถึงข้อ 8.1 เท่านั้น ที่เหลือยังไม่ได้ยืนยัน
laws-one-article = FIDE { $year }: มีข้อ { $article } เท่านั้น ที่เหลือยังไม่ได้ยืนยัน
opening-announce = ทุกตาต้องขาน พิมพ์ตาเดินของคุณ แล้ว { $press }
opening-repeat = ทุกตาต้องขานและทวน พิมพ์ตาเดินของคุณ แล้ว { $press }
new-position = รูปหมากเริ่มต้นพิเศษ ถ้าจะฟัง: กระดาน
new-usual = ถ้าจะเล่นรูปปกติ: เกมใหม่ ปกติ
board-tells = พิมพ์ กระดาน เพื่อฟัง
chess960-from = หมากรุก960 รูปหมากที่ { $number }
chess960-usual = หมากรุก960 รูปหมากที่ { $number }: รูปปกติ
chess960-other = หมากรุก960 จากรูปหมากอื่น
odds-given = { $color } ให้แต้มต่อ: { $odds }
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square } แลกกับ { $other } { $back }
odds-extra-move = ขาวเดิน { $square } ไปแล้ว
odds-draw = เสมอถือว่าแพ้
odds-time = เวลาบนนาฬิกา
clock-odds = { $color }:
odds-no-time = ใส่เวลาของฝ่ายที่ต่อ เช่น 5 หรือ 3+2
odds-no-clock = ต่อเวลาต้องมีนาฬิกา ใส่เวลา เช่น 10+5
odds-position = ที่นี่ต่อตัวหมากไม่ได้ เพราะต้องเริ่มจากรูปปกติ
simul-begun = เล่นพร้อมกัน { $count } กระดาน หลังคุณเดินแต่ละตา กระดานถัดไปจะมา
simul-board = กระดาน { $board }: { $opponent }
simul-level = ระดับ { $level }
simul-engine = { $engine } ระดับ { $level }
simul-guest = แขก
simul-since = เวลาตั้งแต่นั้น: { $time }
simul-waits = กระดาน { $board }: { $opponent } ตา { $move } { $time }
simul-unplayed = กระดาน { $board }: { $opponent } ยังไม่ได้เดิน
simul-won = กระดาน { $board }: { $opponent } ชนะ
simul-drawn = กระดาน { $board }: { $opponent } เสมอ
simul-lost = กระดาน { $board }: { $opponent } แพ้
simul-left = กระดานที่เหลือ: { $count } ไปกระดานถัดไป: { $name }
simul-over = เดินพร้อมกันหลายกระดานจบแล้ว ชนะ: { $won } เสมอ: { $drawn } แพ้: { $lost }
simul-here = คุณอยู่ที่กระดาน { $board }
simul-last = ไม่มีกระดานอื่นที่รอ
simul-unknown = ไม่มีกระดาน { $board } ทั้งหมดมี { $count }
simul-none = ไม่มีการเล่นหลายกระดาน เริ่ม: { $name } 8
simul-count = บอกจำนวนกระดาน 2 ถึง { $most }: { $name } 8
simul-clocks = การเล่นหลายกระดานไม่มีนาฬิกา ไม่ต้องใส่เวลา
letter-new = เกมใหม่ { $game } ทางจดหมาย: คุณเล่น{ $color } กับ { $opponent } หลังเดินแล้ว: { $name }
letter-awaited = รอตาเดินของ { $opponent }: พิมพ์เมื่อมาถึง
letter-none = ไม่ใช่เกมทางจดหมาย: เริ่มด้วย { $name } Anna
letter-yours = เดินก่อน แล้วจึงมีจดหมาย
letter-pace = เขียนวันเป็น 10/50: 50 วันต่อ 10 ตา
letter-file = บอกชื่อไฟล์ เช่น letter.txt
letter-head = ขาว: { $white } ดำ: { $black }
letter-reply = ตาของคุณ: { $move }
letter-move = ตาของฉัน: { $move }
letter-said = อ่านว่า: { $said }
letter-offer = ฉันเสนอเสมอ
letter-fen = ตำแหน่ง: { $fen }
letter-days = ได้รับ: { $came } ส่ง: { $goes }
letter-for = { $days } วัน
letter-mine = เกม { $game }, { $opponent }: ตาคุณ, { $time }
letter-theirs = เกม { $game }, { $opponent }: รออยู่, { $time }
letter-left = เหลือถึงตาที่ { $move }: { $time }
letter-over = เกินเวลาที่ตา { $move }: { $time }
letters-none = ไม่มีเกมทางจดหมาย: เริ่มด้วย { $name } Anna
received-noted = บันทึกแล้ว ได้รับวันที่ { $day }
received-empty = เพิ่มตาเดินหรือวัน: { $name } 12... Nf6
received-unread = ไม่พบตาเดิน: พิมพ์ตาเดินอย่างเดียว
received-several = มีหลายตาที่ตรงกัน: พิมพ์ตาเดินอย่างเดียว
received-yours = ตาคุณ ไม่มีจดหมายที่รออยู่
variant-standard = หมากรุกมาตรฐาน
variant-chess960 = หมากรุก960
variant-king-of-the-hill = ราชาแห่งเนิน
variant-three-check = สามรุก
variant-crazyhouse = เครซีเฮาส์
variant-antichess = แอนติเชส
variant-atomic = หมากรุกระเบิด
variant-horde = ฝูงเบี้ย
variant-racing-kings = คิงแข่งวิ่ง
rules-king-of-the-hill = ราชาแห่งเนิน คิงที่ถึง d4 e4 d5 หรือ e5 ชนะ รุกจนก็ชนะ
rules-three-check = สามรุก รุกครบสามครั้งชนะ รุกจนก็ชนะ
rules-crazyhouse = เครซีเฮาส์ หมากที่กินได้เป็นของคุณ วางลงแทนการเดินได้ ม้า วางที่ f3 หรือ N@f3
rules-antichess = แอนติเชส กินได้ต้องกิน ใครไม่เหลือหมากหรือตาเดินเป็นผู้ชนะ
rules-atomic = หมากรุกระเบิด การกินทำให้ระเบิด หมากรอบข้างหายไป เบี้ยยังอยู่ ระเบิดคิงได้ชนะ
rules-horde = ฝูงเบี้ย ขาวมีแต่เบี้ย ดำกินหมดชนะ ขาวรุกจนชนะ
rules-racing-kings = คิงแข่งวิ่ง คิงที่ถึงแถวสุดท้ายก่อนชนะ ห้ามเดินรุก
variant-begins = { $variant } ฟังกติกาพิมพ์ { $name }
variant-weaker = ระดับที่นี่อ่อนกว่าในหมากรุกสากล
exploded = ระเบิด หายไป { $pieces }
checks-counted = รุกครั้งที่ { $count } จาก 3
checks-given = { $color } รุกแล้ว { $count } จาก 3 ครั้ง
must-capture = คุณต้องกิน กินได้ { $pieces }
piece-on = { $piece } { $square }
pocket-held = { $color } วางได้ { $pieces }
pocket-empty = { $color } ไม่มีหมากให้วาง
pocket-none = เกมนี้ไม่มีการวางหมาก
only-in-chess = ใช้ได้เฉพาะหมากรุกสากล เกมนี้คือ { $variant }
resumed-game = เล่นเกม { $game } ต่อ { $moves ->
    [0] ยังไม่มีตาเดิน
   *[other] เดินมาแล้ว { $moves } ตา
}
resumed-side = คุณเล่น { $color } พบคอมพิวเตอร์ระดับ { $level }
resumed-turn = ถึงตาคุณ
resumed-over = เกม { $game } จบแล้ว
resume-none = ไม่มีเกมที่ค้างอยู่ เริ่มด้วย { $program } play
resume-unknown = ไม่มีเกม { $game } ดูเกมล่าสุด: { $program } games

resume-busy = เกม { $game } เปิดอยู่ในอีกหน้าต่าง ปิดหน้าต่างนั้นก่อน หรือเริ่มเกมใหม่
resume-none-here = ไม่มีเกมอื่นที่ค้างอยู่ พิมพ์ คลังเกม เพื่อดูรายการ
resume-here = คุณอยู่ในเกม { $game }
resume-over = เกม { $game } จบแล้ว ถ้าจะดูเกมนี้: { $program } study { $game }
resume-over-here = เกม { $game } จบแล้ว ถ้าจะดูเกมนี้: { $name } { $game }
resume-imported-here = เกม { $game } นำเข้ามา ถ้าจะดูเกมนี้: { $name } { $game }
resume-match = เกม { $game } เป็นแมตช์ ถ้าจะเล่นต่อ: { $program } match ตามด้วยชื่อไฟล์
left-own = เกม { $game } กับ { $opponent } ยังไม่จบ: คุณเล่น { $color } ตาที่ { $move } วันที่ { $date }
left-two = เกม { $game } { $white } พบ { $black } ยังไม่จบ: ตาที่ { $move } วันที่ { $date }
left-resume = ถ้าจะเล่นต่อ: { $name } { $game }
resume-imported = เกม { $game } นำเข้ามา จึงเล่นต่อไม่ได้ ถ้าจะดูเกมนี้: { $program } study { $game }
game-kept = บันทึกเกม { $game } แล้ว ถ้าจะเล่นต่อ: { $program } resume
game-left = บันทึกเกม { $game } แล้ว
game-forgotten = ไม่ได้บันทึกเกม { $game }: ยังไม่ได้เดิน
goodbye = แล้วพบกันใหม่
unsaved = บันทึกไม่ได้: { $reason } เกมเดินต่อ ลบไฟล์เพื่อเพิ่มพื้นที่ แล้วจะบันทึกพร้อมตาถัดไป
saved-again = บันทึกครบทั้งหมดแล้ว
unsaved-at-end = ตาเดินเหล่านี้ไม่ได้บันทึก คัดลอกไว้:
archive-damaged = คลังเกมเสียหาย ย้ายไปไว้ที่ { $file } และเริ่มคลังใหม่แล้ว
archive-renewed = กำลังจัดเรียงเกมที่นำเข้า: ทำครั้งเดียว กด Control-C เพื่อหยุด ไม่มีอะไรหาย
data-shared = โฟลเดอร์ข้อมูล { $folder }: ไม่ได้เป็นของคุณคนเดียว คนอื่นอาจอ่านหรือแก้เกมของคุณ ระบุโฟลเดอร์ของตัวเองด้วย --data
data-no-folder = โฟลเดอร์ข้อมูล { $folder }: นี่ไม่ใช่โฟลเดอร์ ระบุโฟลเดอร์ด้วย --data
data-link = โฟลเดอร์ข้อมูล { $folder } เป็นลิงก์ ตรวจว่าชี้ไปที่โฟลเดอร์ของคุณ
data-writable = โฟลเดอร์ข้อมูล { $folder }: ผู้ใช้อื่นเคยเขียนได้ ตอนนี้ปิดแล้ว ตรวจเกมของคุณด้วย { $program } games
data-foreign = แข่งที่นี่ไม่ได้: { $folder } เป็นของผู้ใช้อื่น ระบุโฟลเดอร์ข้อมูลอื่นด้วย --data
data-open = แข่งที่นี่ไม่ได้: คนอื่นเขียนใน { $folder } ได้ ปิดก่อน: { $command }
archive-unusable = ใช้คลังเกม { $file } ไม่ได้: { $reason } เกมนี้ไม่ถูกบันทึก
settings-warning = { $what } ข้ามไป: { $file }
settings-warning-line = { $what } ข้ามไป: บรรทัด { $line } ของ { $file }
not-text = บรรทัดนั้นไม่ใช่ข้อความ UTF-8 พิมพ์ใหม่
too-long = บรรทัดยาวเกินไป: ได้ไม่เกิน 4096 ไบต์ พิมพ์ให้สั้นลง

reason-damaged = ไฟล์เสียหาย
reason-catalogue = เกมที่นำเข้าเสียหาย ย้าย catalogue.db ออกไป
reason-full = ดิสก์เต็ม
reason-read-only = เขียนลงดิสก์หรือโฟลเดอร์ไม่ได้
reason-busy = โปรแกรมอื่นใช้ไฟล์อยู่
reason-file = เปิดไฟล์ไม่ได้
reason-settings = ไฟล์การตั้งค่ามีข้อผิดพลาด แก้ก่อน
reason-newer = touchmove รุ่นใหม่กว่าเขียนไฟล์นี้ ใช้รุ่นนั้น
reason-game = เกมหนึ่งในนั้นเสียหาย
reason-unwritable = เขียนการตั้งค่าของเกมนี้ไม่ได้
setting-key-near = ไม่รู้จักการตั้งค่า: { $key } หมายถึง { $near } ไหม
setting-value = { $key } เป็น { $value } ไม่ได้ ที่เป็นได้: { $values }
setting-empty = { $key } ไม่มีค่า ที่เป็นได้: { $values }
setting-name-long = { $key }: ได้ไม่เกิน 40 ตัวอักษร เขียนชื่อให้สั้นลง
setting-unreadable = อ่านการตั้งค่าไม่ได้: { $reason }
range-to = ถึง
range-more = ขึ้นไป
slip-no-equals = { $text } ไม่มีเครื่องหมายเท่ากับ เขียน name = "value"
slip-no-value = { $text } ไม่มีค่า เขียน name = "value"
slip-open-quote = { $text } ไม่ได้ปิดเครื่องหมายคำพูด ปิดให้ครบ
slip-no-quotes = { $text } ไม่มีเครื่องหมายคำพูด ใส่คร่อมค่าไว้
slip-open-bracket = { $text } ไม่ได้ปิดวงเล็บ ปิดให้ครบ
slip-twice = { $text } ใช้ชื่อซ้ำ ลบออกหนึ่งบรรทัด
slip-control = บรรทัดนี้มีอักขระที่พิมพ์ไม่ได้ พิมพ์ใหม่
slip-unprintable = บรรทัดนี้มีอักขระที่พิมพ์ไม่ได้ ลบออก
slip-form = อ่าน { $text } ไม่ได้ เขียน name = "value"
did-you-mean = หมายถึง { $near } ไหม
folder-missing = ไม่มีโฟลเดอร์ { $folder }: ระบุโฟลเดอร์ที่มีอยู่
folder-is-file = { $folder } เป็นไฟล์ ระบุโฟลเดอร์ที่เก็บไฟล์นั้น
folder-denied = อ่าน { $folder } ไม่ได้ ตรวจสิทธิ์การเข้าถึง
name-unseen = ชื่อมีอักขระที่มองไม่เห็น เปลี่ยนชื่อ
voices-none-there = { $folder } ไม่มีเสียง โฟลเดอร์ของเสียงมี voice.toml อยู่ข้างใน
keymaps-none-there = ไม่มีผังปุ่มใน { $folder } ผังปุ่มคือไฟล์ เช่น my.toml
voice-note = { $what } ดูที่ { $file }
voice-note-line = { $what } ดูบรรทัด { $line } ของ { $file }
voice-unreadable = อ่านไฟล์ไม่ได้: { $reason }
voice-empty = ไฟล์ว่างเปล่า
voice-no-voice = เสียงนี้ไม่มี voice.toml เขียนไฟล์นี้ เช่นมี parent = "en"
voice-section = ไม่รู้จักส่วนนี้ของเสียง: { $name }
voice-entry = ไม่รู้จักในส่วนนี้: { $name }
voice-missing = ส่วน { $section } ไม่มี { $name } เพิ่มเข้าไป
voice-missing-first = เสียงนี้ไม่มี { $name }: เขียนเช่น { $name } = "en" ไว้ก่อนทุกส่วน
voice-text = { $name } ต้องอยู่ในเครื่องหมายคำพูด
voice-list = { $name } ต้องเป็นรายการ เช่น ["one", "two"]
voice-part = { $name } เป็นส่วนของเสียง เขียนในวงเล็บเหลี่ยมบนบรรทัดของตัวเอง
voice-blank = { $name } มีคำว่างเปล่า
voice-same = { $first } กับ { $name } มีคำเดียวกัน { $word }: แต่ละชื่อต้องมีคำของตัวเอง
voice-slot = ไม่รู้จักช่องว่างในแบบ { $name }: { $slot }
voice-brace = แบบ { $name } ไม่ได้ปิดปีกกา ปิดให้ครบ
voice-no-slot = แบบ { $name } ต้องมีช่องว่าง { $slot }: ไม่อย่างนั้นตาเดินจะไม่มีเสียง
voice-language = { $tag } ไม่ใช่รหัสภาษา เขียนเช่น de หรือ pt-BR
voice-keyboard = ไม่รู้จักแป้นพิมพ์: { $name } เขียนตัวใดตัวหนึ่งใน { $known }
voice-letter = { $name } ไม่ใช่ตัวอักษรเดียว เขียนตัวเดียวก่อนเครื่องหมายเท่ากับ
voice-parent = เสียงแม่ { $name } หายไปหรือเสียหาย
voice-incomplete = เสียงนี้ไม่ครบ ระบุเสียงแม่ เช่น parent = "en"
voice-taken = { $word } แปลว่า { $name } ไม่ได้: แปลว่า { $other } อยู่แล้ว
voice-sentence = { $text } ไม่ใช่ประโยค เขียน name = text และปิดปีกกาทุกอัน
voice-no-sentence = โปรแกรมไม่มีประโยค { $name }
voice-gap = ประโยค { $name } ไม่มีช่องว่าง { $gap }: ที่มีคือ { $gaps }
voice-gap-none = ประโยค { $name } ไม่มีช่องว่าง { $gap }: เพราะไม่มีช่องว่างเลย
voice-left-out = ประโยค { $name } ขาด { $gap }
voice-silent = ประโยค { $name } ว่างเปล่า
setting-not-kept = บันทึกการตั้งค่าไม่ได้: { $reason }

## เอนจิน

new-engine = เกมใหม่ { $game } คุณเล่น { $color } กับ { $engine } ระดับ { $level }
resumed-engine = คุณเล่น { $color } กับ { $engine } ระดับ { $level }
engine-held = { $engine } ไม่มีระดับของตัวเอง ยิ่งระดับต่ำ ยิ่งคิดล่วงหน้าน้อย และคอมพิวเตอร์ยิ่งเดินแทนมากขึ้น
opponent-thinks = คู่ต่อสู้ยังคิดอยู่
engine-thinks = คู่ต่อสู้ยังคิดอยู่ ถ้าจะเล่นโดยไม่ใช้ พิมพ์ { $new } { $builtin }
engine-waits = { $engine } กำลังเริ่มทำงาน ถ้าจะเล่นโดยไม่ใช้ พิมพ์ { $new } { $builtin }
engine-waits-on = { $engine } กำลังเริ่มทำงาน เกมรออยู่
engine-missing = ไม่มี { $engine } ในเครื่องนี้
engine-refused = เปิด { $engine } ไม่ได้: ไม่ใช่โปรแกรมของเครื่องนี้
engine-ended = { $engine } หยุดทำงานกะทันหัน
engine-says = ข้อความ: { $words }
engine-floods = { $engine } เขียนไม่หยุด
engine-silent = { $engine } ไม่ตอบ
engine-not-uci = { $engine } ตอบ แต่ไม่ใช่ UCI ภาษาของเอนจินหมากรุก ระบุเอนจิน UCI เช่น uci:stockfish
engine-no-move = { $engine } ไม่ได้ส่งตาเดิน
engine-no-stop = { $engine } ไม่หยุดคิด
engine-so-far = ดีที่สุดที่พบจนถึงตอนนี้:
engine-nonsense = { $engine } ส่งตาเดินที่ใช้ไม่ได้: { $answer }
engine-illegal = { $engine } ส่งตาเดินผิดกติกา: { $answer }
engine-no-chess960 = { $engine } เล่นหมากรุก960 ไม่ได้
engine-no-variant = { $engine } เล่น { $variant } ไม่ได้
engine-again = กำลังเริ่มใหม่
engine-back = { $engine } กลับมาแล้ว
confirm-builtin = เล่นกับคอมพิวเตอร์แทนไหม ตกลง หรือ ไม่
confirm-builtin-on = เล่นต่อกับคอมพิวเตอร์ไหม ตกลง หรือ ไม่
builtin-plays = คอมพิวเตอร์เล่นต่อ ระดับ { $level }
engine-kept = เกมรอ { $engine } พิมพ์ เลิก แล้ว { $program } resume จะลองใหม่
engine-not-begun = ยังไม่ได้เริ่มเกม พิมพ์ เกมใหม่ เพื่อลองอีกครั้ง หรือ เลิก
player-engine = { $name } ระดับ { $level }
player-engine-replaced = { $name } แล้วคอมพิวเตอร์ระดับ { $level }
health-engine = เอนจิน: { $name } ทำงานได้ { $file }
health-engine-fails = เอนจิน { $file }: { $what }

## สัญญาณเสียง

tones-on = เปิดสัญญาณเสียงแล้ว
tones-off = ปิดสัญญาณเสียงแล้ว
tones-is = { $state ->
    [on] สัญญาณเสียงเปิดอยู่ ถ้าจะปิด พิมพ์ สัญญาณเสียง ปิด
   *[off] สัญญาณเสียงปิดอยู่ ถ้าจะเปิด พิมพ์ สัญญาณเสียง เปิด
}
tones-absent = โปรแกรมนี้สร้างมาโดยไม่มีสัญญาณเสียง วิธีเพิ่มอยู่ใน docs/guide.md
tones-lost = สัญญาณเสียงขัดข้อง: { $reason }
tones-found = สัญญาณเสียงกลับมาแล้ว
reason-no-device = ไม่พบอุปกรณ์เสียง
reason-device-busy = โปรแกรมอื่นใช้อุปกรณ์เสียงอยู่
reason-device-hangs = อุปกรณ์เสียงค้าง
reason-device-broken = อุปกรณ์เสียงไม่ทำงาน
help-tones =
    สัญญาณเสียง เปิด, สัญญาณเสียง ปิด
    เสียงติ๊กต่ำ: ช่องสีเข้ม
    สูงขึ้นหนึ่งช่วงเสียง: ช่องสีอ่อน
    เสียงเคาะ: ขอบกระดาน
    สองเสียงลง: การกิน
    สองเสียงขึ้น: รุก
    เสียงหึ่ง: ตาเดินผิดกติกา
    ปี๊บสามครั้ง: เวลาใกล้หมด
health-tones = สัญญาณเสียง: อุปกรณ์เสียงทำงานได้
health-tones-fails = สัญญาณเสียง: { $reason }

## เริ่มใช้ครั้งแรก

setup-language = ถ้าจะใช้ภาษาไทย พิมพ์ { $number }
setup-language-names = ไทย, ภาษาไทย, Thai
setup-again = { $most ->
    [2] พิมพ์ 1 หรือ 2
   *[other] พิมพ์หมายเลข 1 ถึง { $most }
}
setup-unknown = { $most ->
    [2] พิมพ์ 1 หรือ 2 หรือคำหนึ่งของคำตอบ ถ้าจะออก: { $quit }
   *[other] พิมพ์เลข 1 ถึง { $most } หรือคำหนึ่งของคำตอบ ถ้าจะออก: { $quit }
}
setup-help-language =
    นี่คือภาษาของโปรแกรม
    พิมพ์หมายเลขหรือชื่อภาษา
    เปลี่ยนภายหลัง: ภาษา
setup-help-speech =
    ใช้: โปรแกรมอ่านจอของคุณพูด โปรแกรมนี้เงียบ
    ไม่ใช้: โปรแกรมนี้พูด
    เปลี่ยนภายหลัง: เสียงพูด
setup-help-face =
    ทีละบรรทัด: คุณพิมพ์ตาเดินและคำถาม แล้วอ่านหรือฟังคำตอบ
    บนหน้าจอ: มีกระดาน และปุ่มสำหรับสำรวจ
    เปลี่ยนภายหลัง: เปลี่ยนค่า มุมมอง
setup-speech =
    คุณใช้โปรแกรมอ่านจอไหม
    1: ใช้ ให้โปรแกรมนี้เงียบ
    2: ไม่ใช้ ให้โปรแกรมนี้พูด
setup-face =
    คุณอยากเล่นแบบไหน
    1: ทีละบรรทัด
    2: บนหน้าจอ มีกระดานให้สำรวจ
setup-name = คุณชื่ออะไร พิมพ์ชื่อ หรือกด Enter เพื่อข้าม
setup-help-name = ชื่อของคุณใช้ในรายการและใบบันทึก ถ้าไม่ใส่ กด Enter
setup-name-long = ได้ไม่เกิน 40 ตัวอักษร พิมพ์ชื่อให้สั้นลง หรือกด Enter เพื่อข้าม
setup-cancelled = ยกเลิกแล้ว ครั้งหน้าจะถามใหม่
setup-skipped = เพิ่งเริ่มใช้ ถ้าจะเลือกภาษา เสียงพูด และชื่อ: { $program } setup
setup-unchanged = ไม่มีอะไรเปลี่ยน
setup-done =
    ขอบคุณ พิมพ์ ช่วย ได้ทุกเมื่อ
    คำอื่นสำหรับตาเดิน: ช่วย เสียงบอกตา
    สี นาฬิกา คู่แข่ง: เช่น เกมใหม่ ดำ 10+5
setup-kept =
    บันทึกแล้ว: ภาษาไทย, { $speech ->
        [on] ใช้เสียงพูดของโปรแกรม
       *[off] ไม่ใช้เสียงพูดของโปรแกรม
    }, { $face ->
        [screen] บนหน้าจอ
       *[line] ทีละบรรทัด
    }, เสียงบอกตา { $moves }

## วิธีใช้

help =
    พิมพ์ตาเดิน: e4, ม้า f3, O-O
    ถาม: กระดาน, ล่าสุด, ตัวหมาก N, นาฬิกา
    ทำ: เสมอ, ยอมแพ้, เดินใหม่, คำใบ้
    อีกเกม: เกมใหม่. เกมของคุณ: คลังเกม
    ใช้นาฬิกา: เกมใหม่ 10+5
    เล่นดำ: เกมใหม่ ดำ
    กระดานอิเล็กทรอนิกส์: กระดานไฟฟ้า
    การตั้งค่า: ตั้งค่า. ออก: เลิก
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย กระดาน
# By Tab.
commands-many = มี { $count } คำสั่งที่ตรง พิมพ์เพิ่มอีก
help-announcing =
    ตาของคุณ: ขาน ม้า f3, กด
    ตาของคู่แข่ง: พิมพ์เพื่อทวน
    พูดผิด: แก้คำ ม้า f3
    ถาม: กระดาน, ล่าสุด, ตัวหมาก N, นาฬิกา
    ทำ: เสมอ, ยอมแพ้, เดินใหม่, คำใบ้
    อีกเกม: เกมใหม่. เกมของคุณ: คลังเกม
    ใช้นาฬิกา: เกมใหม่ 10+5. ดำ: เกมใหม่ ดำ
    กระดานอิเล็กทรอนิกส์: กระดานไฟฟ้า
    การตั้งค่า: ตั้งค่า. ออก: เลิก
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย กระดาน
help-choice =
    พิมพ์หมายเลขของตาเดิน หรือช่องต้นทาง
    ไม่: ไม่เลือกสักตา
help-piece =
    พิมพ์ ควีน เรือ บิชอป ม้า หรือหมายเลข
    ไม่: เดินตาอื่น
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] ตกลง: เสนอเสมอกับคู่แข่ง ไม่: เล่นต่อ
    [agree] ตกลง: เกมจบด้วยผลเสมอ ไม่: เล่นต่อ
    [claim] ตกลง: ตรวจการอ้างสิทธิ์เดี๋ยวนี้ ไม่: เล่นต่อ
    [resign] ตกลง: ยอมแพ้เกมนี้ ไม่: เล่นต่อ
    [takeback] ตกลง: ถอนตาล่าสุดของคุณ ไม่: คงไว้
    [seal] ตกลง: ใส่ตานี้ลงซอง ไม่: พิมพ์ตาอื่น
    [sign] ตกลง: เซ็นผลนี้ ไม่: ยังไม่เซ็น
    [builtin] ตกลง: คอมพิวเตอร์เล่น ไม่: รอเอนจิน
    [play-on] ตกลง: บันทึกเกมของคุณ แล้วเริ่มเกมใหม่จากตรงนี้ ไม่: เกมของคุณเปิดต่อ
    [go-on] ตกลง: เล่นเกมนี้ต่อ ไม่: บันทึกเกมนี้ แล้วเริ่มอีกเกม
    [resume] ตกลง: บันทึกเกมนี้ แล้วเล่นอีกเกมต่อ ไม่: อยู่ที่นี่
   *[new] ตกลง: บันทึกเกมนี้ แล้วเริ่มเกมใหม่ ไม่: เล่นต่อ
}
help-confirm-file = ตกลง: ทำเลย ไม่: ทุกอย่างคงเดิม
help-confirm-blunder = ตกลง: เดินตานี้ ไม่: พิมพ์ตาอื่น
help-over =
    เกมจบแล้ว
    ตาเดินทั้งหมด: บันทึก. อีกเกม: เกมใหม่
    ดูเกม: เปิดดู 57
    ออก: เลิก
help-all-position = เรื่องรูปหมาก:
help-all-game = เรื่องเกมและโปรแกรม:
help-all-more = รายละเอียดแต่ละคำสั่ง: ช่วย และชื่อคำสั่ง
help-board =
    กระดาน: รูปหมากทีละแถว
    กระดาน e4: ช่องเดียว ย่อ: b
help-pieces =
    ตัวหมาก N: ม้าขาวอยู่ที่ไหน n: ม้าดำ
    A หรือ a: ทุกตัวของสีหนึ่ง ย่อ: p
help-count =
    จำนวน P: ขาวมีเบี้ยกี่ตัว p: ดำ
    จำนวน: ตัวหมากของทั้งสองฝ่าย
help-scan =
    กวาดดู 4, กวาดดู e: ตัวหมากบนแถวหรือคอลัมน์
    ย่อ: s
help-rank = แถว 4: ตัวหมากบนแถว
help-file = คอลัมน์ e: ตัวหมากบนคอลัมน์
help-diagonals =
    แนวทแยง e4: ตัวหมากบนแนวทแยงที่ผ่านช่องนั้น
help-rays =
    รอบทิศ e4: ตัวหมากในทั้งแปดทิศ
help-knight =
    ระยะม้า f3: ตัวหมากที่ห่างไปหนึ่งตาม้า
    จะพิมพ์ /knight f3 ก็ได้ ถ้าไม่มีเครื่องหมายทับ knight f3 เป็นตาเดิน
help-attackers =
    ตัวโจมตี e4: อะไรโจมตีช่องนั้น และอะไรคุ้มกัน
help-defenders =
    ตัวคุ้มกัน e4: อะไรคุ้มกันช่องนั้น และอะไรโจมตี
help-hanging =
    ตัวลอย: ตัวหมากที่ถูกโจมตีและคุ้มกันไม่พอ
    ตัวลอย d1: ตัวเดียว ใช้ได้ด้วย: ตัวลอย ของฉัน, ตัวลอย ของเขา
help-moves =
    ตาเดิน: ตาเดินทั้งหมดที่ถูกกติกา
    ตาเดิน g1: ของตัวหมากตัวเดียว
help-captures = ตากิน: การกินทั้งหมดที่ถูกกติกา
help-what-if =
    ถ้าเดิน g1 f3: ตัวที่ g1 จะกินอะไรได้จาก f3
help-colour =
    สีช่อง e4: ช่องนั้นสีอ่อนหรือสีเข้ม
    ถ้าจะเล่นดำ: เกมใหม่ ดำ
help-material = กำลังหมาก: แต่ละฝ่ายมีอะไรบ้าง
help-pocket = ถุงหมาก: หมากที่แต่ละฝ่ายวางได้ในเครซีเฮาส์
help-castling-rights =
    สิทธิ์เข้าป้อม: ตอนนี้เข้าป้อมได้ไหม และด้านใด
    เข้าป้อม: O-O หรือ O-O-O
help-turn =
    ตาใคร: ถึงตาใคร ถูกรุกไหม และคุณเล่นสีอะไร
help-check = รุก: คิงถูกรุกอยู่ไหม และถูกตัวไหนรุก
help-last = ล่าสุด: ตาเดินล่าสุด ย่อ: l
help-changed =
    เปลี่ยนอะไร: ตาล่าสุดโจมตี คุ้มกัน เปิดแนว และทิ้งตัวไหนไว้
help-captured =
    ถูกกิน: การกินล่าสุด และแต่ละฝ่ายเสียอะไรไป
help-opening =
    การเปิดเกม: ชื่อการเปิดเกมและรหัส ECO
help-score =
    บันทึก: ตาเดินทั้งหมด
    บันทึก 3: สามตาล่าสุด
help-clock =
    นาฬิกา: เวลาที่เหลือ และจำนวนตาก่อนถึงช่วงถัดไป
    นาฬิกา ของฉัน: เวลาของคุณ
    นาฬิกา ของเขา: เวลาของคู่แข่ง ย่อ: c
    ถ้าจะเล่นโดยใช้นาฬิกา: เกมใหม่ 10+5
help-spent = เวลาที่ใช้: ตาล่าสุดใช้เวลาเท่าไร และเวลาของทั้งสองฝ่าย
help-fen = fen: รูปหมากเป็นข้อความบรรทัดเดียว
help-braille =
    braille: รูปหมากสำหรับจออักษรเบรลล์ ใช้เครื่องหมายของสหราชอาณาจักร
    braille 20: บรรทัดละ 20 เซลล์
    braille แถว: บรรทัดละหนึ่งแถว
    braille รายการ: ตัวหมากกับช่อง
    braille จุด, ascii, ตัวอักษร: แบบเครื่องหมาย
    braille จดจำ 20 แถว: ใช้อย่างนี้ต่อไป
help-repeat = พูดซ้ำ: พูดสิ่งล่าสุดอีกครั้ง
help-help =
    ช่วย: ที่นี่ทำอะไรได้บ้าง
    ช่วย กระดาน: รายละเอียดของคำสั่ง
help-article =
    ข้อ 9.2: กติกาว่าอย่างไร โดยย่อ
    ข้อ เข้าป้อม: ตามหัวข้อ
    ข้อ 9.2 2018: ในฉบับอื่น
    ข้อ: ทุกข้อ
help-announce =
    ขาน: ขานตาที่คุณเดินแล้ว ในเกมที่ต้องขาน
    ขาน ม้า f3: เดินด้วย
    แล้วกดนาฬิกา
    ถ้าจะทวนตาของคู่แข่ง ให้พิมพ์ตานั้น
    ย่อ: an
help-press =
    กด: กดนาฬิกาของคุณ เมื่อเดินและขานแล้ว
    ในแมตช์: เหมือนปุ่มบนกระดาน ถ้าไม่มีกระดาน กดเร็วไปอาจถือว่าผิดกติกา
    ย่อ: pr
help-correct =
    แก้คำ ม้า f3: แก้คำขานของคุณก่อนกดนาฬิกา
help-adjust =
    จัดหมาก: ตัวหมากที่หยิบแล้ววางกลับในตานี้ไม่นับว่าจับ
    จำเป็นเฉพาะเมื่อใช้กฎจับแล้วต้องเดิน
help-take =
    หยิบ e2: หยิบตัวหมากที่ e2
    ตามด้วยคำสั่งวาง
help-put =
    วาง e4: วางตัวหมากที่นั่น
    นั่นคือตาเดินของคุณ
    ถ้าวางที่ช่องเดิม เท่ากับคืนที่
help-draw =
    เสมอ: เสนอเสมอ หรือยอมรับข้อเสนอ
    เสมอ e4: เสนอพร้อมกับตาเดิน
help-accept =
    ยอมรับ: ยอมรับข้อเสนอเสมอ
help-decline =
    ปฏิเสธ: ปฏิเสธข้อเสนอเสมอ
help-claim =
    อ้างสิทธิ์ ซ้ำสามครั้ง, อ้างสิทธิ์ ห้าสิบตา: อ้างสิทธิ์เสมอ
    ถ้ามีตาที่ตั้งใจจะเดิน ให้พิมพ์ต่อท้าย
    อ้างสิทธิ์ หมดเวลา: คู่แข่งหมดเวลา
    อ้างสิทธิ์ ผิดกติกา: ตาล่าสุดผิดกติกา
    อ้างสิทธิ์ แก้ไข: ภายหลัง ถ้าทั้งสองต้องการ
    ในช่วงจบแบบเร่งเวลา เมื่อถึงตาคุณและเหลือไม่ถึงสองนาที:
    อ้างสิทธิ์ ไม่พยายาม: คู่แข่งไม่พยายามเอาชนะ
    อ้างสิทธิ์ ชนะไม่ได้: คู่แข่งชนะตามปกติไม่ได้
    อ้างสิทธิ์ ห้าวินาที: ขอเวลาเพิ่มตาละห้าวินาทีทั้งสองฝ่าย
    บนกระดาน: กดปุ่มค้างสองครั้ง
help-resign = ยอมแพ้: คุณยอมแพ้เกมนี้
help-takeback = เดินใหม่: ถอนตาล่าสุดของคุณ
help-hint =
    คำใบ้: ตาเดินที่ดีตาหนึ่งในตอนนี้
    ในแบบฝึกหัด: คำใบ้ทีละขั้น
help-today = วันนี้: มีแบบฝึกหัดกี่ข้อ และใช้เวลาเท่าไร
help-practise =
    ทบทวน: แบบฝึกหัดของวันนี้ ทีละข้อ
    แบบฝึกหัดจะกลับมา: หลังสี่ชั่วโมง หนึ่งวัน จนถึงครึ่งปี
help-drill =
    ฝึก: การฝึกทั้งหมดและผลของคุณ ฝึก สีของช่อง 2: อย่างหนึ่ง พร้อมระดับ
    ฝึก สีของช่อง 2, 6 วินาที, 20 ข้อ, ไม่ ซ้ำ: มีขีดจำกัด
    Enter: ถามข้อเดิมอีกครั้ง
    ข้อมูล: บอกตัวหมากหรือตาเดินอีกครั้ง
    ถัดไป: คำตอบ แล้วข้อต่อไป
    ปิดเกม: กลับไปที่เกมของคุณ
help-book =
    ตำรา: ตรงนี้เดินอะไรกัน บ่อยแค่ไหน
    ตามตำราเปิดเกมและในเกมของคุณ
    ถ้าจะเล่นโดยไม่ใช้ตำรา: เปลี่ยนค่า ตำราเปิดเกม ปิด
help-endings =
    ท้ายเกม 3: เล่นท้ายเกมที่สามกับการป้องกันที่ดีที่สุด ท้ายเกม เบี้ยแข่งกัน: เลือกตามชื่อ
    ท้ายเกม: ท้ายเกมทั้งหมด และผลของคุณ
    ถ้าเดินพลาดจนเสียผล จะบอกและถอนตาให้
    คำใบ้: ช่วยสี่ขั้น ก่อนหน้า: ถอนตาล่าสุดของคุณ
    ถัดไป: การเดินที่ดีที่สุด แล้วข้อต่อไปแบบเดียวกัน
    ปิดเกม: กลับไปที่เกมของคุณ
help-mistakes =
    ตาพลาด: หาตาที่ดีกว่าแทนตาที่คุณพลาด ในเกมที่เปิดอยู่หรือที่จบแล้ว พิมพ์ตาเดิน
    ตาพลาด 12: ในเกม 12 ตาพลาด ทั้งคู่: ของทั้งสองฝ่าย หรือ ขาว หรือ ดำ
    คำใบ้: ช่วยสี่ขั้น
    ถัดไป: ตาที่ดีที่สุด แล้วไปต่อ ข้าม: ไปต่อโดยไม่ดู
    Enter: ถามข้อเดิมอีกครั้ง
    ปิดเกม: กลับไปที่เกมของคุณ
help-guess =
    ทายตา: ทายตาของฝ่ายที่ชนะทีละตา พิมพ์ตาเดิน
    ในเกมที่เปิดอยู่ จากจุดที่คุณอยู่ หรือในเกมดัง
    ทายตา 12: ในเกม 12 ทายตา 12 ดำ: ฝ่ายหนึ่ง หรือ ขาว
    ทายตา แชมป์: ในเกมของแชมป์โลกหมากรุกเร็ว
    ไม่ว่าทายอะไร เกมเดินไปตามเดิม ทายถูกนับเหมือนการฝึก
    ถัดไป: ตาที่เดินจริง แล้วไปต่อ
    ปิดเกม: กลับไปที่เกมของคุณ
help-puzzle =
    โจทย์: รูปหมากให้แก้ ยากใกล้เคียงเรตติ้งของคุณ พิมพ์ตาเดิน
    โจทย์ ฟอร์ก, โจทย์ รุกจนในสองตา: เลือกตามหัวข้อ โจทย์ หัวข้อ: หัวข้อทั้งหมด
    โจทย์ mine: จากไฟล์ของคุณ mine.pgn หรือ mine.csv ในโฟลเดอร์ puzzles ของโฟลเดอร์ข้อมูล
    โจทย์ เกม: รุกจนที่เป็นไปได้ในเกมของคุณ
    โจทย์ 8: ราวแปดตัว โจทย์ 1500: เรตติ้งใกล้ 1500
    โจทย์ ง่าย, โจทย์ ยาก, โจทย์ ท้ายเกม, โจทย์ ต่อเนื่อง
    คำใบ้: ช่วยสี่ขั้น
    ถัดไป: เฉลย หรือโจทย์ต่อไป
    ปิดเกม: กลับไปที่เกมของคุณ

help-learn =
    เรียน 3: บทเรียนที่สาม
    เรียน: บทเรียนทั้งหมด
    ในบทเรียน ให้พิมพ์คำตอบ
    คำใบ้: ช่วยสี่ขั้น
    ถัดไป: คำตอบ แล้วไปต่อ
    ปิดเกม: กลับไปที่เกมของคุณ
help-lesson =
    พิมพ์คำตอบ
    Enter: ถามข้อเดิมอีกครั้ง
    ช่วยสี่ขั้น: คำใบ้
    คำตอบ แล้วไปต่อ: ถัดไป. ย้อน: ก่อนหน้า
    ถาม: กระดาน, ตัวหมาก N, ตาเดิน, ตัวโจมตี
    เนื้อหา: ข้อมูล. เริ่มใหม่จากต้น: ต้นเกม
    กลับไปที่เกมของคุณ: ปิดเกม
help-eval =
    ประเมิน: ใครดีกว่า และดีกว่ากี่เบี้ย
    ถามอีกครั้งเพื่อฟังโอกาสและความลึก
help-best = ดีที่สุด: ตาที่ดีที่สุดตรงนี้
help-line =
    แนวเดิน: แนวที่ดีที่สุด ครั้งละสี่ครึ่งตา เพิ่มเติม: อีกสี่
    แนวเดิน 2: แนวที่ดีเป็นอันดับสอง
help-lines = หลายแนว 3: สามตาที่ดีที่สุด พิมพ์หมายเลขเพื่อฟังแนวนั้น
help-why = ทำไม: ตาที่ดีที่สุด พร้อมเหตุผล
help-threat = การขู่: อีกฝ่ายขู่อะไร
help-mate = รุกจน: ฝ่ายที่ถึงตาเดินบังคับรุกจนได้ไหม
help-level =
    ระดับ 7: ความแข็งแกร่งของคู่แข่ง 1 ถึง 20
help-moves-voice =
    เสียงบอกตา fide-th: วิธีขานตาเดิน
    fide-th: ม้า กุสตาฟ หนึ่ง เฟลิกซ์ สาม
    fide: Springer Gustav eins Felix drei
    th: ม้า g1 f3. en: knight g1 f3
help-talk =
    ภาษา en: ทุกอย่างนอกจากตาเดินเป็นภาษาอังกฤษ
    ภาษา th: เป็นภาษาไทย
help-speech = เสียงพูด เปิด, เสียงพูด ปิด: เสียงพูดของโปรแกรม
help-sound = เสียง เปิด, เสียง ปิด: เสียงพูดและสัญญาณเสียงพร้อมกัน
help-faster = เร็วขึ้น: พูดเร็วขึ้น
help-slower = ช้าลง: พูดช้าลง
help-louder = ดังขึ้น: เสียงพูดและเสียงสัญญาณดังขึ้น
help-softer = เบาลง: เสียงพูดและเสียงสัญญาณเบาลง
help-hush = เงียบ: หยุดพูด
help-position =
    รูปหมาก เริ่มต้น: เริ่มเกมจากรูปหมากปกติ
    หรือจากรูปอื่น: FEN, แผนภาพ หรือรายการตัวหมาก
    ตัวอย่างรายการ: ขาว: Ke1 a2. ดำ: Ke8.
    ใช้ก่อนตาแรก หรือหลังจบเกม
help-new =
    เกมใหม่: อีกเกมเหมือนเกมนี้
    เพิ่มสิ่งที่ต้องการ ลำดับใดก็ได้:
    เกมใหม่ ดำ 5+3. เกมใหม่ สุ่ม, ไม่มีนาฬิกา
    เกมใหม่ เพื่อน Ben: สองคนที่แป้นพิมพ์เดียว
    เกมใหม่ ระดับ 7. เกมใหม่ engine stockfish
    เกมใหม่ หมากรุก960, เกมใหม่ หมากรุก960 518
    เกมใหม่ เครซีเฮาส์, แอนติเชส, ฝูงเบี้ย, สามรุก, หมากรุกระเบิด, ราชาแห่งเนิน, คิงแข่งวิ่ง
    เกมใหม่ ต่อม้า: คู่แข่งเล่นโดยไม่มีม้าหนึ่งตัว เกมใหม่ ฉันต่อ ต่อควีน: คุณเล่นโดยไม่มีควีน
    เกมใหม่ ปกติ
    เกมใหม่ จับต้องเดิน: จับตัวไหนต้องเดินตัวนั้น
    เกมใหม่ การขาน ทวน: คุณกับคู่แข่งขานและทวนทุกตา
    ใช้จนกว่าจะออกจากโปรแกรม
    เปลี่ยนค่า ใช้เพื่อเปลี่ยนถาวร
help-simul =
    หลายกระดาน 8: คุณคนเดียวกับแปดกระดาน ทีละกระดาน
    หลายกระดาน 8 ระดับ 5: ทุกกระดานระดับ 5
    หลังคุณเดิน กระดานถัดไปจะมา คู่แข่งตอบเมื่อคุณกลับมา
    คำเดียว: เกมหลายกระดานที่ค้างไว้
help-next-board =
    กระดานถัดไป: ไปกระดานถัดไป โดยไม่เดิน
    กระดานที่ต้องการ: กระดาน 3
help-waiting = กระดานที่รอ: กระดานที่เล่นพร้อมกัน ตาที่เดิน และเวลาตั้งแต่นั้น
help-by-letter =
    ทางจดหมาย Anna: เกมทางจดหมายหรืออีเมล
    ทางจดหมาย Anna ดำ: คุณเล่นดำ
    ทางจดหมาย Anna 10/50: 50 วันต่อ 10 ตา
    ถ้าไม่ใส่ จะนับวันเท่านั้น
help-letter =
    จดหมาย: จดหมายของตาล่าสุดของคุณ
    จดหมาย anna.txt: เขียนลงไฟล์
    มีตาเดิน ตำแหน่ง และวัน
help-letters = รายการจดหมาย: เกมทางจดหมาย พร้อมจำนวนวัน
help-received =
    มาถึง 12... Nf6: ตาเดินในจดหมาย
    ใส่ทั้งบรรทัดของจดหมายก็ได้
    มาถึง 2026-11-28: วันที่ได้รับ
help-settings =
    ตั้งค่า: ทุกรายการและค่า
    ตั้งค่า ฝ่าย: รายการเดียว
    ตั้งค่า เกม, เสียง, เบรลล์, หน้าจอ, กระดาน: กลุ่มเดียว
    ถ้าจะเปลี่ยน: เปลี่ยนค่า ฝ่าย ดำ
help-set =
    เปลี่ยนค่า ฝ่าย ดำ: เปลี่ยนค่าและจำไว้
    สั้นกว่า: ฝ่าย ดำ
    เปลี่ยนค่า ฝ่าย: ค่าตอนนี้และที่เลือกได้
    ทั้งหมด: ตั้งค่า
help-opponent =
    คู่แข่ง: คุณเล่นกับใคร
    ย่อ: o
    คู่แข่ง คน, คู่แข่ง คอมพิวเตอร์, คู่แข่ง engine stockfish: เริ่มเกมหน้า
help-save = จัดเก็บ: ไม่ต้องทำอะไร ทุกตาถูกบันทึกทันทีที่เดิน
help-export =
    ส่งออก game.pgn: เขียนเกมนี้ลงไฟล์ เป็น PGN
    ส่งออก 5 game.pgn: เกม 5
    ส่งออก game.svg: ภาพของรูปหมาก game.png ก็ได้
    สำหรับใบบันทึก: สั่งพิมพ์
help-delete =
    ลบ 5: ลบเกม 5 หลังตอบ ตกลง
    กู้คืน: นำกลับมาได้จนกว่าจะเลิก
help-undelete =
    กู้คืน: นำเกมที่ลบล่าสุดกลับมา
    ได้จนกว่าจะเลิกเท่านั้น
help-rename =
    เปลี่ยนชื่อ 5 ชมรมหมากรุก: ชื่อรายการของเกม 5
    เปลี่ยนชื่อ 5 ขาว แอนนา: ใครถือขาว
    ไม่ใส่เลข: เกมนี้
help-note =
    โน้ต 5 ท้ายเกมดี: โน้ตของเกม 5
    โน้ต และข้อความ: ของเกมนี้
    โน้ต 5: ฟังโน้ตอีกครั้ง หรือ ข้อมูล
help-rematch =
    แก้มือ: เล่นเกมเดิมอีกครั้ง สลับสี
    หลังจบเกม ที่บ้าน
help-summary =
    สรุป: เกมนี้โดยย่อ เมื่อจบแล้ว
    สรุป 5: เกม 5
    บอกจุดเปลี่ยนด้วย ถ้า ตาพลาด ค้นเกมแล้ว
help-results =
    ผลงาน: ชนะ เสมอ แพ้ กี่เกม
    กับใคร และสิบเกมล่าสุด
help-ratings =
    เรตติ้ง: เรตติ้งจากโจทย์ ตอนนี้และหลายสัปดาห์ก่อน
    เรตติ้ง 3: 3 สัปดาห์ก่อน
    การฝึก ชุดต่อเนื่อง จำนวนวันติดต่อกัน
help-quit = เลิก: บันทึกเกมแล้วออก

## รูปหมากที่มีข้อผิดพลาด

position-empty = ไม่มีรูปหมาก เขียน FEN, แผนภาพ หรือรายการ เช่น ขาว: Ke1 a2. ดำ: Ke8.
position-control = อักขระควบคุม: ตัวที่ { $nth }
position-board = ไม่ใช่รูปหมาก เขียน FEN, แผนภาพ หรือรายการ เช่น ขาว: Ke1 a2. ดำ: Ke8.
position-ranks = กระดานต้องมี 8 แถว ที่ให้มามี { $count }
position-rank-length = แถว { $rank } มี { $count } ช่อง แต่ละแถวต้องมี 8 ช่อง
position-rank-missing = ขาดแถว { $rank }
position-rank-twice = แถว { $rank } มีสองครั้ง
position-sign = แถว { $rank } ตัวที่ { $nth }: { $sign } ไม่ใช่ตัวหมาก
position-word = ไม่เข้าใจ: { $word } เขียนรูปหมากเช่น ขาว: Ke1 a2. ดำ: Ke8.
position-twice = มี { $square } สองครั้ง
position-turn = ไม่มีฝ่ายที่ถึงตา เขียน w หรือ b ต่อจากกระดาน
position-castling = สิทธิ์เข้าป้อม: ตัวอักษรเช่น KQkq หรือขีด
position-en-passant = ช่องกินผ่าน: ช่องเช่น e3 หรือขีด
position-counters = ตัวนับตา: ตัวเลขไม่เกิน 65535
position-operations = หลังช่องกินผ่าน เขียนตัวเลขสองตัว เช่น 0 1 หรือคำสั่งที่ลงท้ายด้วยอัฒภาคทุกคำสั่ง
position-no-king = { $color } ไม่มีคิง
position-kings = { $color } มีคิงมากกว่าหนึ่งตัว: { $one }, { $other }
position-pawn = เบี้ยที่ { $square }: เบี้ยอยู่แถว 1 หรือ 8 ไม่ได้
position-too-many-pawns = { $color } มีเบี้ย { $count } ตัว มีได้ไม่เกิน 8
position-too-many-men = { $color } มีตัวหมาก { $count } ตัว มีได้ไม่เกิน 16
position-too-many-promoted = { $color } มีตัวที่เลื่อนขั้นมากเกินไป
position-other-in-check = { $color } ถูกรุก แต่ถึงตาอีกฝ่าย
position-dropped-rook = ตัดสิทธิ์เข้าป้อม: { $color } ไม่มีเรือที่ { $square }
position-dropped-king = ตัดสิทธิ์เข้าป้อม: { $color } คิงไม่อยู่ที่ช่องเริ่มต้น
position-dropped-castling = ตัดสิทธิ์เข้าป้อม: ไม่ตรงกับกระดาน
position-dropped-en-passant = ตัดการกินผ่าน: ไม่มีเบี้ยที่เพิ่งผ่าน { $square }
position-impossible = รูปหมากนี้เป็นไปไม่ได้
position-game-runs = มีเกมที่เล่นอยู่ พิมพ์ เกมใหม่ ก่อน แล้วจึง { $name }
chess960-number = รูปหมากของหมากรุก960: 0 ถึง 959
chess960-and-position = หมากรุก960 มีรูปหมากของตัวเอง เอาหมายเลขหรือรูปหมากออก

## เกมที่จะเริ่มต่อไป

new-unknown = ไม่เข้าใจ: { $word } พิมพ์ ช่วย { $name }
new-number = ไม่ชัดเจน: { $word } พิมพ์ { $name } เวลา { $word } หรือ { $name } ระดับ { $word }
new-minutes = ไม่ชัดเจน: { $word } ถ้าหมายถึงนาที พิมพ์ { $name } เวลา { $word }
new-twice = ระบุ { $setting } สองครั้ง ระบุครั้งเดียว
new-engine-name = เอนจินตัวไหน เช่น { $name } engine stockfish
plan-human = ผู้เล่นสองคน
plan-builtin = คุณเล่น { $color } พบคอมพิวเตอร์ระดับ { $level }
plan-engine = คุณเล่น { $color } กับ { $engine } ระดับ { $level }
plan-time = { $time }
plan-no-clock = ไม่มีนาฬิกา
plan-chess960 = หมากรุก960 รูปหมากที่ { $number }
plan-position = รูปหมากเริ่มต้นพิเศษ
plan-odds = { $color } ให้แต้มต่อ: { $odds }
plan-laws = กติกาปี { $year }
plan-strict = ซ้อมแข่ง
plan-announcing = ขานตาเดิน
plan-touch = จับแล้วต้องเดิน
plan-blindfold = เล่นปิดตา
plan-blindfold-strict = เล่นปิดตา ห้ามดู
opponent-engine = เอนจินหรือ พิมพ์ { $name } engine { $word }
opponent-human = ผู้เล่นสองคนที่แป้นพิมพ์เดียว
opponent-human-named = { $white } เล่นขาว { $black } เล่นดำ ที่แป้นพิมพ์เดียว
premove = ตาล่วงหน้า: { $move }
premove-dropped = ยกเลิกตาล่วงหน้าแล้ว
argument-choices = { $name }: เช่น ดำ 5+3 ดูเพิ่ม: ช่วย { $name }

## การตั้งค่า

argument-setting = { $name } ต้องมีรายการและค่า เช่น { $name } ฝ่าย ดำ
no-setting = ไม่รู้จักการตั้งค่า: { $name } พิมพ์ { $settings } อย่างเดียวเพื่อฟังทั้งหมด
setting-unset = ยังไม่ได้ตั้ง
setting-can-be = ที่เป็นได้: { $values }
setting-range = { $least } ถึง { $most }
setting-example = เช่น { $value }
setting-needs = { $name } ต้องมีค่า ที่เป็นได้: { $values }
setting-wrong = { $name } เป็น { $value } ไม่ได้ ที่เป็นได้: { $values }
setting-next-game = { $name }: { $value } เริ่มเกมหน้า พิมพ์ { $new } เพื่อเริ่ม
setting-in-game = { $name }: { $now } ในเกมนี้ { $value } { $from ->
    [game] ตั้งแต่เกมหน้า
   *[start] เมื่อเริ่มครั้งหน้า
}
setting-next-start = { $name }: { $value } เมื่อเปิดโปรแกรมครั้งหน้า
settings-group = การตั้งค่า { $group }:
settings-game = เกม
settings-voice = เสียง
settings-braille = เบรลล์
settings-screen = หน้าจอ
settings-board = กระดาน
setting-moves = เสียงที่บอกตาเดิน
setting-talk = ภาษาของทุกอย่างที่เหลือ
setting-speech = ให้โปรแกรมพูดไหม
setting-speech-engine = ระบบเสียงพูด
setting-tones = ให้มีสัญญาณเสียงสั้นไหม
setting-rate = ความเร็วเสียงพูด
setting-volume = ระดับเสียงพูดและเสียงสัญญาณ
setting-answers = คำตอบยาวให้บอกทีละส่วนหรือไม่
setting-form = บอกตาเดินพร้อมช่องต้นทาง ไม่บอก หรือเป็นตัวเลขสี่ตัว
setting-extra-words = ให้พูดคำว่ากิน รุก และรุกจนไหม
setting-spelling = การสะกดคำเยอรมัน: ใช้อุมเลาต์ หรือตามภาคผนวกของ FIDE
setting-opponent = คู่แข่งของคุณ
setting-level = ความแข็งแกร่งของคู่แข่ง
setting-book = ตำราเปิดเกม: สำหรับคอมพิวเตอร์ และสำหรับถาม
setting-tables = โฟลเดอร์ตารางท้ายเกมของคุณ มีตารางไม่เกินสี่ตัวในโปรแกรมแล้ว
setting-side = สีของคุณ
setting-time = นาฬิกา: นาที บวกวินาทีต่อตา หรือเป็นช่วง
setting-laws = ฉบับของกติกา
setting-announcing = พิมพ์ตาเดิน ขานตาเดิน หรือทวนด้วย
setting-strict = ซ้อมแข่งทัวร์นาเมนต์
setting-blindfold = เล่นโดยไม่มีกระดาน เปิด: ถามรูปหมากได้ และนับทุกครั้งที่ดู เข้มงวด: ถามไม่ได้
setting-warnings = เตือนเมื่อเวลาเหลือเท่าไร: นาที หรือวินาทีใส่ s ถ้า auto: ตามนาฬิกา
setting-braille-table = อักษรเบรลล์ของคำ ตามชื่อใน liblouis
setting-sheet-code = วิธีเขียนตาเดินในใบบันทึกเบรลล์
setting-sheet-cells = จำนวนเซลล์ต่อบรรทัดของใบบันทึก
setting-sheet-lines = จำนวนบรรทัดต่อหน้าของใบบันทึก
setting-print = วิธีพิมพ์บรรทัด
setting-braille-width = จำนวนเซลล์ต่อบรรทัดของจออักษรเบรลล์
setting-braille-form = วิธีเขียนรูปหมากสำหรับนิ้ว
setting-keymap = ปุ่มของหน้าจอ
setting-keyboard = ประเทศของแป้นพิมพ์
setting-name = ชื่อของคุณ ในรายการและใบบันทึก
setting-touch = จับแล้วต้องเดิน: จับตัวไหนต้องเดินตัวนั้น
setting-blunder-warning = ถามก่อนเสียตัวหมากฟรีหรือถูกรุกจน
setting-square-order = ส่วนต่างๆ ของช่อง ตามลำดับที่พูด
setting-face = ทีละบรรทัด หรือบนหน้าจอ
setting-theme = สีและเครื่องหมายของหน้าจอ
setting-background = เทอร์มินัลมืดหรือสว่าง ถ้า auto: ตามที่เทอร์มินัลบอก
setting-key-echo = เสียงพูดของโปรแกรมขณะพิมพ์บนหน้าจอ
setting-clock-interval = แสดงนาฬิกาทุกกี่วินาที 0: ตามที่เดิน สำหรับโปรแกรมอ่านจอ เมื่อมีอะไรพูด
setting-pegboard = กระดานของคุณ
setting-pegboard-orientation = กระดานหันไปทางไหน
setting-pegboard-clock = นาฬิกาที่กระดาน DGT

## บรรทัดคำสั่ง

usage-unknown-flag = ไม่รู้จักแฟล็ก: { $word }
usage-unknown-command = ไม่รู้จักคำสั่ง: { $word }
usage-too-much = เกินมาหนึ่งคำ: { $word }
usage-empty-word = มีคำว่างอยู่หนึ่งคำ เอาออก
usage-equals = { $word } ตามหลัง { $flag } ไม่ได้ เขียน { $flag } หรือ { $flag }=off
usage-alone = { $word } ไม่รับค่า เขียน { $word } อย่างเดียว
usage-value = { $word } เป็น { $value } ไม่ได้ ความหมาย: { $help }
usage-needs-value = { $word } ต้องมีค่า ความหมาย: { $help }
usage-twice = มี { $word } สองครั้ง เขียนครั้งเดียว
usage-new-only = { $word } ใช้กับเกมใหม่เท่านั้น เอาออก หรือเริ่มเกม: { $program } play
usage-conflict = ใช้ { $word } หรือ { $other } อย่างเดียว
usage-missing = ขาด: { $word } ความหมาย: { $help }
usage-missing-one = ขาดหนึ่งใน: { $words }
usage-follow = { $word } ต้องมีอีกคำ: { $words }
usage-wrong = อ่านคำสั่งไม่ได้
usage-no-text = มีค่าที่ไม่ใช่ UTF-8
usage-help = วิธีใช้: { $program } { $command }

help-usage = วิธีเขียน: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word } ใส่หรือไม่ก็ได้: { $help }
help-commands = คำสั่ง:
help-pages = แต่ละคำสั่งมีหน้าของตัวเอง เช่น: { $program } { $command } --help
help-flags = แฟล็ก:
help-play = ไม่ต้องเขียนคำนี้ก็ใช้แฟล็กทั้งหมดได้ ดูทั้งหมด: { $program } play --help

value-command = คำสั่ง
value-game = เกม
value-move = ตาเดิน
value-text = ข้อความ
value-question = คำถาม
value-file = ไฟล์
value-folder = โฟลเดอร์
value-language = ภาษา
value-name = ชื่อ
value-place = ที่นั่ง
value-places = ที่นั่ง
value-script = สคริปต์
value-voice = เสียง
value-form = รูปแบบ
value-number = ตัวเลข
value-odds = แต้มต่อ
value-who = ชื่อ
value-side = ฝ่าย
value-switch = on หรือ off
value-periods = เวลา
value-edition = ฉบับ
value-how = วิธี
value-minutes = นาที
value-table = ตาราง
value-theme = ชุดสี
value-seconds = วินาที
value-address = กระดาน
value-date = วันที่
value-result = ผล
value-code = รหัส
value-make = ยี่ห้อ
value-clock = นาฬิกา
value-style = ลีลา
value-shell = เชลล์
value-value = ค่า

cli = หมากรุกด้วยหูและสัมผัส สำหรับผู้เล่นตาบอดและสายตาเลือนราง ถ้าไม่มีคำสั่ง จะเริ่มเกม
cli-play = เล่นเกม
cli-resume = เล่นเกมที่ค้างล่าสุดต่อ หรือเกมหมายเลขนี้
cli-study = ดูเกมที่บันทึกไว้ด้วยการฟัง
cli-say = พิมพ์ว่าแต่ละตาขานอย่างไร
cli-read = พิมพ์ว่าตาที่พิมพ์หรือพูดหมายถึงอะไร: SAN และช่อง
cli-ask = ตอบคำถามหนึ่งข้อเรื่องรูปหมาก
cli-import = นำเข้าเกมจากไฟล์ PGN
cli-games = แสดงเกมที่บันทึกและนำเข้า เกมล่าสุดก่อน
cli-export = เขียนเกมเป็น PGN หรือใบบันทึก
cli-voices = แสดงเสียง หรือตรวจเสียงของคุณ
cli-voices-list = แสดงเสียง
cli-voices-check = ตรวจเสียงในโปรแกรม หรือในโฟลเดอร์
cli-keymaps = แสดงผังปุ่มของหน้าจอ หรือตรวจผังของคุณ
cli-keymaps-list = แสดงผังปุ่ม หรือปุ่มของผังหนึ่ง
cli-keymaps-check = ตรวจผังปุ่มในโปรแกรม หรือในโฟลเดอร์
cli-pegboard = เฝ้าดู ตรวจ หรือจำลองกระดานอิเล็กทรอนิกส์
cli-pegboard-watch = พิมพ์สิ่งที่กระดานส่งมา กด Control-C เพื่อจบ
cli-pegboard-check = ทดสอบกระดาน: ช่อง ไฟ ปุ่ม และนาฬิกา
cli-pegboard-simulate = จำลองกระดาน เพื่อลองโดยไม่มีกระดาน
cli-match = เล่นแมตช์ที่มีผู้ตัดสิน จากไฟล์แมตช์
cli-seat = ใช้เป็นที่นั่งของแมตช์ที่เปิดไว้ที่อื่น
cli-link = ส่งที่นั่งไปยังคอมพิวเตอร์อีกเครื่อง
cli-referee = ทำตามสคริปต์กติกา: แต่ละเหตุการณ์และคำตัดสิน
cli-health = ตรวจว่าอะไรใช้ได้บ้าง อย่างละบรรทัด
cli-setup = ตอบคำถามแรกเริ่มใหม่
cli-man = พิมพ์หน้าคู่มือ สำหรับติดตั้งในแพ็กเกจ
cli-completions = พิมพ์สิ่งที่เชลล์เติมให้ได้ สำหรับติดตั้งในแพ็กเกจ
cli-help = อธิบายโปรแกรม หรือคำสั่งหนึ่ง

arg-help = หน้านี้
arg-version = รุ่นของโปรแกรม
arg-data = โฟลเดอร์สำหรับเกมที่บันทึก การตั้งค่า และทุกอย่างที่เขียน
arg-line = ทีละบรรทัด ไม่ใช้หน้าจอ
arg-screen = หน้าจอที่มีกระดาน ถ้าเทอร์มินัลแสดงได้
arg-touch = ตัวหมากที่จับต้องเดินไหม
arg-opponent = builtin, human หรือ uci: ตามด้วยไฟล์หรือชื่อเอนจิน เช่น uci:stockfish
arg-name = ชื่อของคุณ ในรายการและใบบันทึก หรือ off
arg-level = ความแข็งแกร่งของคู่แข่ง 1 ถึง 20
arg-side = white, black หรือ random
arg-speech = ให้โปรแกรมพูดไหม
arg-tones = ให้มีสัญญาณเสียงสั้นนอกจากเสียงพูดไหม
arg-time = นาทีและวินาทีเพิ่มต่อตา เช่น 15+10; 40/90+30,30+30 สำหรับสองช่วง; 5d3 แบบหน่วง, 3b2 แบบบรอนสไตน์; off ไม่มีนาฬิกา
arg-laws = ฉบับของกติกา: fide-2023 หรือปีอย่างเดียว
arg-announcing = ต้องขานตาเดินไหม: off; announce; repeat คือคู่แข่งทวนด้วย
arg-strict = ซ้อมแข่งทัวร์นาเมนต์: ขั้นตอนและโทษ ถ้าการตั้งค่าของคุณเปิดไว้ ปิดด้วย --strict=off
arg-blindfold = เล่นโดยไม่มีกระดาน: on นับทุกครั้งที่ดู หรือ strict ห้ามดู ถ้าการตั้งค่าของคุณเป็นอย่างอื่น ปิดด้วย --blindfold=off
arg-warnings = เตือนเวลาที่นาทีเหล่านี้ เช่น 10,5,1 หรือ off
arg-print = วิธีพิมพ์บรรทัด: text หรือ braille สำหรับเบรลล์ยูนิโค้ด
arg-table = ตารางเบรลล์ของ liblouis; auto คือตามภาษาของคุณ
arg-keymap = ผังปุ่มของหน้าจอ ดูทั้งหมด: { $program } keymaps list
arg-theme = สีของหน้าจอ: dark, light, large, mono, shapes, reader, words หรือ braille
arg-book = ตำราเปิดเกม: builtin, off หรือไฟล์ Polyglot
arg-tables = โฟลเดอร์ตารางท้ายเกมของคุณ หรือ off
arg-clock-interval = หน้าจอแสดงนาฬิกาทุกกี่วินาที 0 ถึง 3600; 0: ตามที่เดิน สำหรับโปรแกรมอ่านจอ เฉพาะเมื่อมีอะไรพูด
arg-pegboard = กระดานใต้มือคุณ: auto หรือยี่ห้อกับพอร์ต เช่น dgt:/dev/ttyUSB0 เขียนสองครั้งสำหรับสองกระดาน เช่น white=auto
arg-speech-engine = ระบบเสียงพูด: dispatcher หรือ native
arg-rate = ความเร็วเสียงพูด -100 ถึง 100
arg-volume = ระดับเสียงพูดและเสียงสัญญาณ 10 ถึง 100
arg-answers = คำตอบยาวบอกทีละส่วนหรือทั้งหมด
arg-blunder-warning = ถามก่อนเสียตัวหมากฟรีหรือถูกรุกจน
arg-extra-words = ให้พูดคำว่ากิน รุก และรุกจนไหม
arg-spelling = คำเยอรมันของ FIDE ที่พิมพ์: umlauts, appendix หรือ auto ตามภาษาของคุณ
arg-braille-width = จำนวนเซลล์ของจอเบรลล์: 10 ถึง 200 หรือ off
arg-braille-form = รูปหมากสำหรับนิ้ว: diagram, ranks หรือ list กับ dots, ascii หรือ letters
arg-keyboard = ประเทศของแป้นพิมพ์: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua หรือ vn
arg-square-order = ส่วนต่างๆ ของช่องตามลำดับที่พูด เช่น "piece square"
arg-background = เทอร์มินัลมืดหรือสว่าง ถ้าเทอร์มินัลไม่บอก: auto, dark หรือ light
arg-key-echo = เสียงพูดของโปรแกรมขณะพิมพ์บนหน้าจอ: off, letters หรือ words
arg-face = ทีละบรรทัดหรือบนหน้าจอ: line หรือ screen
arg-pegboard-orientation = กระดานหันไปทางไหน: found, straight หรือ turned
arg-pegboard-clock = นาฬิกาที่กระดาน DGT: none, xl หรือ 3000
arg-position = รูปหมาก: FEN, แผนภาพเบรลล์หรือตัวอักษร, รายการตัวหมาก หรือ start
arg-chess960 = หมากรุก960 รูปหมากหมายเลขนี้: 0 ถึง 959 ถ้าไม่มีหมายเลข จะสุ่ม
arg-variant = เกม: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde หรือ racing-kings
arg-odds = สิ่งที่ฝ่ายหนึ่งต่อให้อีกฝ่าย: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5 คู่แข่งเป็นผู้ต่อ หรือระบุ: white, black
arg-seed = ตัวเลขสำหรับการสุ่ม: ตัวเลขเดิม คู่แข่งเดินเหมือนเดิม
arg-moves = เสียงบอกตา
arg-talk = เสียงของทุกอย่างที่เหลือ
arg-form = long บอกช่องต้นทาง; short บอกเท่าที่จำเป็น; figures เป็นตัวเลขสี่ตัวแบบหมากรุกทางไกล
arg-game = หมายเลขเกม ดูทั้งหมด: { $program } games
arg-file = ไฟล์ที่จะเขียน ถ้าไม่มี ใช้เอาต์พุตมาตรฐาน
arg-folder = โฟลเดอร์ ถ้าไม่มี ใช้ที่อยู่ในโปรแกรม
arg-force = เขียนทับไฟล์ที่มีอยู่แล้ว
arg-address = auto, ยี่ห้อ หรือยี่ห้อกับพอร์ต เช่น dgt:/dev/ttyUSB0 ยี่ห้อที่มี: { $makes }
arg-straight = ขาวนั่งฝั่งที่ผู้ผลิตกำหนด ถ้าไม่ระบุ จะดูจากรูปหมากเริ่มต้น
arg-turned = ขาวนั่งอีกฝั่ง
arg-clock = นาฬิกาที่กระดาน DGT: xl หรือ 3000
arg-say-move = ตาเดินเรียงกัน ถ้าเป็น - จะอ่านจากอินพุตมาตรฐาน แต่ละบรรทัดมีรูปหมาก แท็บ และตาเดิน
arg-say-chess960 = เข้าป้อมแบบหมากรุก960
arg-read-chess960 = เข้าป้อมแบบหมากรุก960
arg-ask-chess960 = เข้าป้อมแบบหมากรุก960
arg-read-text = ตาเดิน ถ้าเป็น - จะอ่านจากอินพุตมาตรฐาน แต่ละบรรทัดมีรูปหมาก แท็บ และตาเดิน
arg-ask-question = คำถาม เช่น board ถ้าเป็น - จะอ่านจากอินพุตมาตรฐาน แต่ละบรรทัดมีรูปหมาก แท็บ และคำถาม
arg-import-file = ไฟล์ PGN: ถ้าเป็น - จะอ่านจากอินพุตมาตรฐาน
arg-import-champions = เกมของแชมป์หมากรุกเร็ว แทนไฟล์
arg-import-faults = เขียนข้อผิดพลาดทั้งหมดลงไฟล์นี้ ข้อละบรรทัด
arg-import-encoding = การเข้ารหัสของไฟล์ เช่น windows-874 ถ้าไม่ระบุ จะเดาเมื่อแน่ใจ
arg-games-player = ผู้เล่น สีใดก็ได้ บางส่วนของชื่อก็พอ
arg-games-opponent = คู่แข่งของผู้เล่นนั้น
arg-games-white = ผู้เล่นขาว
arg-games-black = ผู้เล่นดำ
arg-games-since = วัน เดือน หรือปีแรก: 1972-07-11, 11.7.1972, 1972-07 หรือ 1972

arg-games-until = วัน เดือน หรือปีสุดท้าย
arg-games-opening = รหัสเปิดเกมที่ขึ้นต้นอย่างนี้ เช่น B9 หรือคำในชื่อ
arg-games-result = 1-0, 0-1, 1/2, draw, won หรือ lost ของคุณ หรือ * ถ้ายังไม่จบ
arg-games-event = รายการแข่ง ทั้งชื่อหรือบางส่วน
arg-games-position = รูปหมากที่เคยเกิดบนกระดาน: FEN, แผนภาพ หรือรายการตัวหมาก
arg-games-limit = แสดงไม่เกินกี่เกม ตั้งแต่ 1
arg-games-from = เริ่มแสดงจากเกมที่เท่าไร นับจาก 1
arg-export-all = ทุกเกม เกมเก่าสุดก่อน
arg-export-pgn = เป็น PGN เหมือนไม่ระบุรูปแบบ
arg-export-text = เป็นใบบันทึกตัวพิมพ์ ใช้ตัวอักษรของเสียงบอกตา
arg-export-brf = เป็นใบบันทึกเบรลล์ แบ่งหน้าสำหรับเครื่องพิมพ์เบรลล์
arg-export-diagram = เป็นรูปตำแหน่งสุดท้าย พร้อมคำอธิบาย
arg-export-code = วิธีเขียนตาเดินเป็นเบรลล์: san ใช้ตัวอักษรของเสียงบอกตา; uk ใช้รหัสหมากรุกของสหราชอาณาจักร
arg-export-cells = จำนวนเซลล์ต่อบรรทัดเบรลล์: 12 ถึง 80
arg-export-lines = จำนวนบรรทัดต่อหน้าเบรลล์ 5 ถึง 60
arg-export-table = ตารางเบรลล์ของ liblouis; auto ตามภาษาของคุณ; off หนึ่งเซลล์ต่อหนึ่งตัวพิมพ์
arg-export-target = ไฟล์ที่จะเขียน โดยไม่มีแฟล็ก
arg-keymaps-list-name = ผังปุ่มที่จะแสดงปุ่ม
arg-pegboard-check-all = ทดสอบทุกช่อง ไม่ใช่หกช่อง
arg-pegboard-check-name = ให้กระดาน PEG/1 ใช้หมายเลขนี้: ครั้งเดียวตลอดไป และไม่ทดสอบอะไร
arg-pegboard-simulate-make = { $makes }
arg-pegboard-simulate-occupancy = กระดาน Certabo แบบไม่มีชิป เช่น Sentio: รู้แค่ว่าช่องใดมีตัวหมาก
arg-pegboard-simulate-tactum = กระดาน Certabo แบบ Tactum: รู้แค่ช่องที่มีตัวหมาก และไม่มีเครื่องหมายทวิภาคหน้าสิ่งที่ส่ง
arg-pegboard-simulate-pieces = กระดาน PEG/1 ที่รู้จักตัวหมากแต่ละตัว
arg-pegboard-simulate-old = กระดาน PEG/1 ที่ใช้รุ่น 1.0
arg-pegboard-simulate-clock = กระดาน DGT ที่มีนาฬิกา
arg-pegboard-simulate-link = ลิงก์ที่ชี้ไปยังพอร์ต ไม่ว่าอยู่ที่ไหน
arg-pegboard-simulate-pgn = เดินตามไฟล์ PGN นี้ ทันทีที่มีโปรแกรมถามกระดาน
arg-pegboard-simulate-game = เกมในไฟล์ นับจาก 1
arg-pegboard-simulate-delay = หยุดก่อนแต่ละตา เป็นมิลลิวินาที
arg-pegboard-simulate-side = white หรือ black: ตาของอีกฝ่ายรอคำสั่ง next
arg-pegboard-simulate-confirm = กดปุ่มยืนยัน หรือคานนาฬิกา หลังแต่ละตา
arg-pegboard-simulate-style = ลีลาของมือ: captured-first, own-first, replace, slide, put-back, adjust, both-hands หรือ pawn-first ถ้าไม่ระบุ แต่ละตาต่างกัน
arg-pegboard-simulate-faults = สคริปต์ของสิ่งที่ผิดพลาด
arg-pegboard-simulate-seed = ตัวเลขสำหรับการสุ่ม ของมือและของสาย
arg-match-new = ถามสิ่งที่แมตช์ต้องใช้ ราว 15 คำถาม แล้วเขียนไฟล์แมตช์ใหม่
arg-match-check = ตรวจไฟล์แมตช์ และแสดงข้อผิดพลาด
arg-match-here = ที่นั่งของเทอร์มินัลนี้ตอนเริ่ม: white, black และ desk คั่นด้วยจุลภาค ถ้าไม่ระบุ ทั้งสามที่
arg-match-records = หมายเลขแมตช์ที่เล่นแล้ว เพื่อเขียนเอกสาร: PGN ใบบันทึก และรายงาน
arg-match-force = เขียนทับเอกสาร ถ้ามีในโฟลเดอร์แล้ว
arg-match-file = ไฟล์แมตช์ หรือโฟลเดอร์สำหรับเอกสาร ถ้าไม่ระบุ ใช้ match.toml
arg-seat-place = white, black หรือ desk สำหรับกรรมการ หรือ room สำหรับกรรมการของทั้งห้อง หรือ captain สำหรับหัวหน้าทีม
arg-referee-script = สคริปต์ ถ้าเป็น - จะอ่านจากอินพุตมาตรฐาน
arg-referee-fill = พิมพ์สคริปต์อีกครั้ง โดยเติมคำตัดสินเป็นสิ่งที่คาดไว้
arg-completions-shell = bash, elvish, fish, powershell หรือ zsh

man-name = ชื่อ
man-about = หมากรุกด้วยหูและสัมผัส สำหรับผู้เล่นตาบอดและสายตาเลือนราง
man-synopsis = วิธีเขียน
man-usage = { "[" }คำสั่ง] [แฟล็ก]
man-description = คำอธิบาย
man-begin = ในเกม พิมพ์ ช่วย เพื่อฟังว่าทำอะไรได้บ้าง
    ไม่ต้องเขียน play ก็ใช้แฟล็กทั้งหมดได้
man-commands = คำสั่ง
man-flags = แฟล็กของทุกคำสั่ง
man-environment = ตัวแปรสภาพแวดล้อม
man-environment-text = ทุกการตั้งค่ามีตัวแปรด้วย เช่น TOUCHMOVE_TALK หรือ TOUCHMOVE_LEVEL แฟล็กมีผลเหนือกว่า
    ถ้าคุณไม่ได้เลือกเอง ภาษาเป็นไปตาม LC_ALL, LC_MESSAGES หรือ LANG
man-files = ไฟล์
man-files-text = เกมที่บันทึก: archive.db ในโฟลเดอร์ข้อมูล การตั้งค่า: settings.toml ชื่อโฟลเดอร์ดูได้จาก: { $program } health
man-exit = สถานะเมื่อออก
man-exit-text = 0: เสร็จแล้ว 1: ล้มเหลว และได้บอกเหตุผลแล้ว 2: บรรทัดคำสั่งผิด

no-voice = ไม่รู้จักเสียง: { $name } ที่มี: { $voices }
question-empty = ยังไม่ได้ถามอะไร ลอง { $program } ask board
flags-before-command = เขียนแฟล็กหลังคำสั่ง

## การตรวจระบบ

health-voice = เสียง { $name }: ใช้ได้ ภาษา { $language }
voice-with-slips = เสียง { $name }: มีข้อผิดพลาด ภาษา { $language }
health-voice-broken = เสียง { $name }: { $what }
health-speech = เสียงพูด: { $server } ตอบ มี { $count } เสียง; { $languages }
health-speech-missing = เสียงพูด: ภาษา { $language } ไม่มีเสียง ติดตั้ง espeak-ng
health-speech-off = เสียงพูด: ปิดอยู่ ถ้าจะเปิด พิมพ์ เสียงพูด เปิด ในเกม
health-speech-fails = เสียงพูด: { $reason }
health-journal = คลังเกม: ใช้ได้ { $count } เกม { $file }
health-journal-fails = คลังเกม: { $reason } { $file } เลือกโฟลเดอร์อื่นด้วย --data
health-opponent = คอมพิวเตอร์: ใช้ได้ หาตาเดินได้ { $move }
health-settings = การตั้งค่า: อ่านแล้ว { $file }
health-settings-none = การตั้งค่า: ยังไม่มีที่บันทึกไว้ { $file }
health-terminal = เทอร์มินัล: { $kind }
health-terminal-unread = เทอร์มินัล: โปรแกรมอ่านจออ่าน { $name } ไม่ได้ ใช้ GNOME Terminal หรือคอนโซลของ Linux
terminal-editing = แก้ไขบรรทัดได้
terminal-plain = บรรทัดธรรมดา

## คลังเกม

games-none = ยังไม่มีเกม
result-open = ยังไม่จบ
player-human = ผู้เล่น
player-guest = แขก
player-of-two = ผู้เล่น { $number }
player-builtin = คอมพิวเตอร์ระดับ { $level }
export-which = เกมไหน ระบุหมายเลข เช่น { $program } export 57 --text หรือ --all
exported = เขียนลง { $file } แล้ว
games-all = { $count } เกม
games-some = { $count } เกม ที่ { $from } ถึง { $to } ดูเพิ่มด้วย --from
games-none-such = ไม่มีเกมที่ตรง
games-never = { $since } อยู่หลัง { $until } สลับกัน
games-beyond = มีเพียง { $count } เกม
games-moves = { $moves } ตา
games-imported = { $game }: { $white } พบ { $black } { $result } { $told }
player-unknown = ไม่ทราบ

## เบรลล์

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = { "" }
braille-page-table = { "" }
braille-capital = ,

# Signs in Braille ASCII for what the chess code of the United Kingdom is not known to have.
uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = ตอนนี้พิมพ์บรรทัดเป็นเบรลล์ ตาราง { $table }
print-text = ตอนนี้พิมพ์บรรทัดเป็นข้อความ
braille-lost = เบรลล์ขัดข้อง ตาราง { $table }: { $reason } พิมพ์บรรทัดเป็นข้อความ
braille-plain = ไม่มีเบรลล์ของภาษา ตาราง { $table }: { $reason } เขียนคำทีละตัว
braille-left-out = ข้ามไป ไม่มีเซลล์สำหรับตัวอักษรนี้: { $text } ถ้ามีตาราง liblouis: --table auto
braille-signs = ตาราง { $table } เขียนได้ไม่ครบ เขียนทีละตัว: { $text }
reason-louis-missing = ไม่มี lou_translate ติดตั้ง liblouis-bin
reason-louis-table = liblouis ใช้ตารางนี้ไม่ได้ ระบุตารางอื่น เช่น en-ueb-g1.ctb
reason-louis-stuck = lou_translate ไม่ตอบ
reason-louis-garbage = lou_translate ไม่ได้เขียนเบรลล์
argument-print = { $name } ต้องมีชื่อไฟล์ เช่น game.txt หรือ เบรลล์ หรือ ข้อความ
help-print =
    สั่งพิมพ์ game.txt: ใบบันทึกลงไฟล์สำหรับเครื่องพิมพ์
    สั่งพิมพ์ game.brf: เป็นเบรลล์ สำหรับเครื่องพิมพ์เบรลล์
    สั่งพิมพ์ 5 game.txt: ของเกม 5 สั่งพิมพ์ กระดาน board.txt: กระดาน
    การพิมพ์ เบรลล์: บรรทัดเป็นเบรลล์ยูนิโค้ด สำหรับจออักษรเบรลล์ที่แสดงเทอร์มินัล
    การพิมพ์ ข้อความ: ตามปกติ
health-braille = เบรลล์: liblouis { $version } ตาราง { $table } ใช้ได้
health-braille-off = เบรลล์: liblouis { $version } ไม่ได้เลือกตาราง
health-braille-none = เบรลล์: รหัสหมากรุกใช้ได้ ถ้าจะใช้เบรลล์ของภาษา ติดตั้ง liblouis-bin
health-braille-fails = เบรลล์: ตาราง { $table } { $reason }

## ใบบันทึก

sheet-title = เกม { $game } { $white } พบ { $black }
sheet-white = ขาว: { $name }
sheet-black = ดำ: { $name }
sheet-event = รายการแข่ง: { $event }
sheet-date = วันที่: { $date }
sheet-written-white = ตามที่ขาวเขียน:
sheet-written-black = ตามที่ดำเขียน:
sheet-men-white = ขาว:
sheet-men-black = ดำ:
sheet-turn = ถึงตา { $color }
export-exists = มี { $file } อยู่แล้ว ใช้ --force เพื่อเขียนทับ
export-failed = เขียนไม่ได้ { $file }: { $reason }
reason-no-folder = ไม่มีโฟลเดอร์นั้น
reason-is-folder = นั่นเป็นโฟลเดอร์ ระบุไฟล์ในนั้น
reason-not-writable = ไม่มีสิทธิ์เขียน
reason-too-long = ชื่อยาวเกินไป
reason-too-large = ใหญ่เกินไป
reason-special = ไม่ใช่ไฟล์ธรรมดา
reason-unknown = ระบบปฏิเสธ
program-stopped = โปรแกรมหยุด: { $reason } แก้แล้วเริ่มใหม่
standard-output = เอาต์พุตมาตรฐาน

## การค้นหาเกม

argument-filters = { $name } ตามด้วยชื่อ การเปิดเกม หรือปี: { $name } carlsen ตั้งแต่ 2010
argument-game = { $name } ต้องมีหมายเลขเกม: { $name } 57
filter-date = { $word } ไม่ใช่วันที่ พิมพ์ปี หรือเช่น 2013-11-22
filter-result = { $word } ไม่ใช่ผล พิมพ์ 1-0, 0-1 หรือ เสมอ
filter-bare = หลัง { $word } ต้องมีอะไรต่อ เช่น คลังเกม ผู้เล่น Anna หรือ คลังเกม ตั้งแต่ 2013
found-line = { $game }: { $rest }
game-against = พบ { $opponent }
game-players = { $white } พบ { $black }
game-side = { $kind ->
    [open] คุณเล่น { $color }
   *[over] คุณเล่น { $color }
}
own-result = { $kind ->
    [won] คุณชนะ
    [lost] คุณแพ้
    [draw] เสมอ
    [open] ยังไม่จบ ตาที่ { $move }
   *[ruled] { $score }
}
found-more = เหลืออีก { $count } รายการ พิมพ์ เพิ่มเติม
parts-left = เหลืออีก { $parts } ส่วน: { $more }
log-more = ยังมีต่อ: พิมพ์ เพิ่มเติม
log-more-key = ยังมีต่อ: { $keys }
found-none = ไม่พบเกม: { $words } ดูทุกเกม: คลังเกม
list-none = ไม่มีต่อแล้ว รายการเกม: คลังเกม
list-end = สุดรายการแล้ว
game-unknown = ไม่มีเกม { $game } พิมพ์ คลังเกม เพื่อดูรายการ
archive-unreadable = อ่านคลังเกมไม่ได้: { $reason }
game-damaged = เกม { $game } เสียหาย อ่านไม่ได้ เกมอื่นไม่เป็นไร
game-cut = เกม { $game } เสียหาย มีถึงแค่ที่ยังอ่านได้
game-row-damaged = เสียหาย อ่านไม่ได้
short-result = { $kind ->
    [white] ขาวชนะ
    [black] ดำชนะ
    [draw] เสมอ
    [open] ยังไม่จบ{ $move ->
        [0] {""}
       *[other] {" "}ตาที่ { $move }
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] มกราคม
    [2] กุมภาพันธ์
    [3] มีนาคม
    [4] เมษายน
    [5] พฤษภาคม
    [6] มิถุนายน
    [7] กรกฎาคม
    [8] สิงหาคม
    [9] กันยายน
    [10] ตุลาคม
    [11] พฤศจิกายน
   *[12] ธันวาคม
} { $year }
date-month = { $month ->
    [1] มกราคม
    [2] กุมภาพันธ์
    [3] มีนาคม
    [4] เมษายน
    [5] พฤษภาคม
    [6] มิถุนายน
    [7] กรกฎาคม
    [8] สิงหาคม
    [9] กันยายน
    [10] ตุลาคม
    [11] พฤศจิกายน
   *[12] ธันวาคม
} { $year }

## การดูเกม

study-title = { $white } พบ { $black } เกม { $game }
study-title-own = เกม { $game } ของคุณ กับ { $opponent }
study-length = { $moves ->
    [0] ไม่มีตาเดิน
   *[other] { $moves } ตา กด Enter เพื่อไปตาถัดไป
}
study-waits = เกม { $game } ของคุณรออยู่ พิมพ์ ปิดเกม เพื่อกลับไป
study-closed = กลับมาที่เกม { $game }
study-none = { $name } ใช้เมื่อกำลังดูเกมย้อนหลัง พิมพ์ คลังเกม เพื่อค้นหา
study-not-now = { $name } ใช้กับเกมที่เล่นอยู่ พิมพ์ ปิดเกม ก่อน
study-result = { $kind ->
    [white] ขาวชนะ
    [black] ดำชนะ
    [draw] เกมนี้เสมอ
    [open] เกมยังไม่จบ
   *[ruled] ผล: { $score }
}
study-own-result = { $kind ->
    [won] คุณชนะ คุณเล่น { $color }
    [lost] คุณแพ้ คุณเล่น { $color }
    [draw] เกมนี้เสมอ คุณเล่น { $color }
    [open] เกมยังไม่จบ คุณเล่น { $color }
   *[ruled] ผล: { $score } คุณเล่น { $color }
}
study-beginning = ต้นเกม ถึงตา { $color }
study-first = นี่คือต้นเกม
study-place = { $move } { $color } ตาที่ { $number }
study-end = จบเกม
study-variation-over = สุดแนวแยก
study-end-variation = สุดแนวแยก พิมพ์ ออกแนว
study-variations = { $count } แนวแยก
study-in-variation = { $depth ->
    [1] ในแนวแยกที่ตา { $number }
   *[other] ในแนวแยกชั้นที่ { $depth } ที่ตา { $number }
}
study-row-here = { $moves } คุณอยู่ที่ตาของ { $color }
study-row-variation = { $depth ->
    [1] แนวแยก: { $moves }
   *[other] แนวแยกชั้นที่ { $depth }: { $moves }
}
study-last-number = แนวนี้จบที่ตา { $number }
study-otherwise = ในเกมเดินตาอื่น
variations-none = ตานี้ไม่มีแนวแยก
variation-back = { $number }: { $reading } แนวหลัก
variation-wrong = แนวแยกมีหมายเลข 1 ถึง { $count }
leave-none = นี่คือแนวหลัก
comment-none = ตานี้ไม่มีความเห็น
auto-on = เดินหนึ่งตาทุก { $time } กด Enter เพื่อหยุด
auto-stopped = หยุดแล้ว
goto-wrong = มีตาที่ { $first } ถึง { $last }
goto-end = จบ, ท้าย, ท้ายสุด, สุดท้าย
goto-first = ต้น, ต้นเกม, แรก
goto-no-move = { $color } ไม่ได้เดินตาที่ { $number } ตรงนี้
play-on-over = เกมจบตรงนี้ เล่นต่อไม่ได้
confirm-play-on = ออกจากเกมของคุณเพื่อเริ่มเกมใหม่ไหม ตกลง หรือ ไม่
flipped = กลับกระดานแล้ว: { $color } อยู่ล่าง
blindfold-on = เล่นปิดตา ซ่อนกระดานแล้ว ถามรูปหมากได้ และนับทุกครั้งที่ดู
blindfold-strict = เล่นปิดตา ห้ามดู ซ่อนกระดานแล้ว ถามรูปหมากไม่ได้
blindfold-off = เลิกเล่นปิดตา กระดานกลับมาแล้ว
blindfold-looks = ดูไปแล้ว { $count } ครั้ง
blindfold-refused = ห้ามดู: คุณเล่นปิดตาอยู่ ถ้าจะดูก็พิมพ์ { $blindfold } { $on }
blindfold-told = คุณเล่นปิดตา: { $count ->
    [0] ไม่ได้ดูเลยสักครั้ง
   *[other] ดู { $count } ครั้ง
}
blindfold-told-since = เล่นปิดตาตั้งแต่ตา { $number }: { $count ->
    [0] ไม่ได้ดูเลยสักครั้ง
   *[other] ดู { $count } ครั้ง
}
blindfold-position = รูปหมากเริ่มต้นพิเศษ จำไว้:
clock-unknown = ไม่มีเวลาที่บันทึกไว้ตรงนี้
argument-move-number = { $name } ต้องมีหมายเลขตา: { $name } 12 หรือ { $name } 12 ดำ
argument-variation = { $name } ต้องมีหมายเลข พิมพ์ แนวแยก เพื่อดูรายการ
argument-seconds = { $name } ตามด้วย 1 ถึง 60 วินาที
argument-color = { $name } ตามด้วย ขาว หรือ ดำ
about-line = { $name }: { $value }
tag = { $tag ->
    [Event] รายการแข่ง
    [Site] สถานที่
    [Date] วันที่
    [Round] รอบ
    [WhiteElo] เรตติ้งของขาว
    [BlackElo] เรตติ้งของดำ
    [ECO] รหัสเปิดเกม
    [Opening] การเปิดเกม
    [Variation] แนวแยก
    [Annotator] ความเห็นโดย
    [TimeControl] การควบคุมเวลา
    [Termination] การจบ
    [EventDate] วันเริ่มรายการ
    [Source] แหล่งที่มา
   *[other] { $tag }
}
annotation = { $number ->
    [1] ตาเดินดี
    [2] ตาพลาด
    [3] ตาเยี่ยม
    [4] ตาพลาดร้ายแรง
    [5] ตาน่าสนใจ
    [6] ตาน่าสงสัย
    [7] ตาบังคับ
    [8] ตาบังคับ
    [9] ตาแย่ที่สุด
    [10] เท่ากัน
    [11] เท่ากัน
    [12] เท่ากัน
    [13] ไม่ชัดเจน
    [14] ขาวดีกว่าเล็กน้อย
    [15] ดำดีกว่าเล็กน้อย
    [16] ขาวดีกว่า
    [17] ดำดีกว่า
    [18] ขาวกำลังชนะ
    [19] ดำกำลังชนะ
    [20] ขาวชนะขาด
    [21] ดำชนะขาด
    [22] ซุกซวาง
    [23] ซุกซวาง
    [32] พัฒนาหมากนำ
    [33] พัฒนาหมากนำ
    [36] เป็นฝ่ายริเริ่ม
    [37] เป็นฝ่ายริเริ่ม
    [40] โจมตี
    [41] โจมตี
    [44] มีสิ่งชดเชย
    [45] มีสิ่งชดเชย
    [132] โต้กลับ
    [133] โต้กลับ
    [138] เวลาน้อย
    [139] เวลาน้อย
    [140] มีแนวคิดว่า
    [142] ที่ดีกว่าคือ
    [145] ความเห็นของบรรณาธิการ
    [146] ตาใหม่
   *[other] เครื่องหมาย { $number }
}
help-study =
    Enter: ตาถัดไป
    อื่นๆ: ก่อนหน้า, ต้นเกม, ท้ายสุด, ไปตา 12
    ฟังทุกตาที่เดิน: เล่นเอง
    ถาม: กระดาน, ตัวหมาก N, อยู่ไหน, ความเห็น
    แนวแยก: แนวแยก, ออกแนว
    ผู้เล่นและผล: ข้อมูล
    เล่นต่อจากตรงนี้: เล่นจากนี้
    กลับไปที่เกมของคุณ: ปิดเกม
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย ไปตา
help-flip =
    กลับด้าน: ฟังกระดานจากอีกฝั่ง
help-blindfold =
    ปิดตา: เล่นโดยไม่มีกระดาน
    ถามรูปหมากนับเป็นการดู
    ปิดตา เข้มงวด: ห้ามดู
    ปิดตา ปิด: กระดานกลับมา
help-games =
    คลังเกม: เกมของคุณ ครั้งละห้าเกม
    คลังเกม carlsen: ตามผู้เล่น
    คลังเกม sicilian, คลังเกม B90: ตามการเปิดเกม
    คลังเกม 1992 เสมอ, คลังเกม ตั้งแต่ 1990
    คลังเกม ชนะ, คลังเกม แพ้: ของคุณ
    คลังเกม ที่นี่: ที่มีรูปหมากนี้
    คลังเกม crazyhouse: ตามชนิดของเกม
    ใช้ได้อีก: ผู้เล่น, พบ, ขาว, ดำ,
    การเปิดเกม, รายการแข่ง, ผล, จนถึง
help-more =
    เพิ่มเติม: เกมต่อไปในรายการ หรือตาต่อไปของแนวเดิน
    บนหน้าจอสำหรับโปรแกรมอ่านจอ: ส่วนที่เหลือของคำตอบยาว
help-open =
    เปิดดู 57: เปิดเกม 57 หลังดูรายการ พิมพ์ 57 ก็พอ
help-resume =
    เล่นต่อ: กลับไปที่เกมค้างที่เล่นล่าสุด
    เล่นต่อ 3: ไปที่เกม 3
    เกมที่คุณออกจะถูกบันทึก
help-next =
    ถัดไป: ตาถัดไปของเกมที่เปิดดู กด Enter อย่างเดียวก็ได้
help-previous = ก่อนหน้า: ย้อนไปหนึ่งตา
help-first = ต้นเกม: ไปที่ต้นเกม
help-end = ท้ายสุด: ไปที่ท้ายเกมหรือท้ายแนวแยก
help-goto =
    ไปตา 12: ไปที่ตา 12 ของขาว
    ไปตา 12 ดำ: ของดำ ย่อ: go
help-where =
    อยู่ไหน: ถึงตาใคร
    ในเกมที่เปิดดู: ตาเดิน แนวแยก และเกม
help-auto =
    เล่นเอง: เดินหนึ่งตาทุกห้าวินาที
    เล่นเอง 8: ทุกแปดวินาที กด Enter เพื่อหยุด
help-pause =
    หยุด: หยุดนาฬิกาของเกม หรือการเล่นเอง กด Enter ให้นาฬิกาเดินต่อ
    ในแมตช์ จะหยุดนาฬิกาทั้งสองและเรียกผู้ตัดสิน บอกเหตุผลต่อท้ายได้
help-variations =
    แนวแยก: ตาล่าสุดเดินอย่างอื่นอะไรได้บ้าง
help-variation =
    เข้าแนว 1: เข้าแนวแยกแรก หลังดูแนวแยก พิมพ์ 1 ก็พอ
help-leave =
    ออกแนว: กลับไปที่ตาที่แนวแยกเริ่ม
help-comment = ความเห็น: พูดความเห็นของตานี้อีกครั้ง
help-about =
    ข้อมูล: ผู้เล่น กติกา นาฬิกา
    ในเกมที่เปิดดู: ผู้เล่น ผล รายการแข่ง และอื่นๆ
help-course =
    ภาพรวมเกม: แต่ละฝ่ายดีที่สุดเมื่อใด และคิดนานที่สุดตาใด
    ภาพรวมเกม 12: เกมหลังตาที่ 12
help-play-on =
    เล่นจากนี้, เล่นจากนี้ ดำ: เกมใหม่จากตรงนี้กับคอมพิวเตอร์
help-close =
    ปิดเกม: ปิดเกมที่เปิดดู และกลับไปที่เกมของคุณ

## การนำเข้า

import-progress = อ่านแล้ว { $games } เกม
import-progress-percent = { $percent } เปอร์เซ็นต์ อ่านแล้ว { $games } เกม
import-kept = นำเข้าแล้ว { $count } เกม
import-remarks = มีข้อสังเกต { $count } เกม
import-doubles = { $count } เกมมีอยู่แล้ว
import-refused = ไม่รับ { $count } เกม
import-why = { $why }: { $count } เกม
import-fault = { $what } { $file } บรรทัด { $line } คอลัมน์ { $column }
import-more-faults = อีก { $count } ข้อ ใช้ --faults ไฟล์ เพื่อเขียนทั้งหมด
import-missing = ไม่พบไฟล์: { $file }
import-folder = { $file } เป็นโฟลเดอร์ ระบุไฟล์ PGN ในนั้น

import-unreadable = อ่าน { $file } ไม่ได้ ไม่ได้นำเข้าอะไร ตรวจสิทธิ์การเข้าถึง
import-endless = เกิน 1 กิกะไบต์: { $file } ไม่ได้นำเข้าอะไรเลย บันทึกเป็นไฟล์ก่อน
waiting-for-writer = รอข้อมูลจาก { $file }: กด Control-C เพื่อหยุด
import-unwritable = เขียน { $file } ไม่ได้ หรือมีอยู่แล้ว ระบุไฟล์อื่น
import-interrupted = ถูกขัดจังหวะ ไม่ได้นำเข้าอะไร
import-nothing = ไม่ได้นำเข้าอะไร นำเข้าใหม่
import-empty = { $file } ว่างเปล่า
import-no-game = ไม่มีเกมใน { $file } ระบุไฟล์ PGN
referee-no-event = ไม่มีเหตุการณ์ใน { $file }, เขียนหนึ่งรายการ เช่น 0:00 start
import-no-text = { $file } ไม่ใช่ข้อความธรรมดา แตกไฟล์ หรือบันทึกเป็น UTF-8
import-encoding = อ่านเป็น { $encoding } ถ้าชื่อผิด ลอง --encoding อื่น
import-encoding-unfit = ไม่มีใน { $encoding }: อักขระบางตัว ลอง --encoding อื่น
import-encoding-wrong = { $file } อ่านด้วย { $encoding } ไม่ได้ ไม่ต้องใส่ --encoding หรือระบุชื่ออื่น
import-encoding-utf8 = ทั้งไฟล์เป็น UTF-8 ได้เช่นกัน แต่อ่านเป็น { $encoding } ถ้าชื่อดูผิด ไม่ต้องใส่ --encoding
import-letters = ตัวอักษรภาษาอื่นหรือ เพิ่ม --letters เช่น --letters { $letters }
import-letters-wrong = ตัวอักษรอื่นหรือ เอา --letters ออก หรือระบุเสียงอื่น
encoding-unknown = ไม่รู้จักการเข้ารหัส: { $word } ใกล้เคียง: { $near }
encoding-unknown-examples = ไม่รู้จักการเข้ารหัส { $word } ตัวอย่างที่มี: { $near }
standard-input = อินพุตมาตรฐาน
fault-foreign = { $word } ไม่ใช่ตาเดิน PGN: ตัวอักษรอังกฤษ K, Q, R, B, N
fault-other-letters = { $word } ไม่ใช่ตาเดินในตัวอักษร { $letters }
fault-null = { $word } เป็นตาว่าง
fault-word = { $word } ไม่ใช่ PGN
fault-illegal = { $word } ผิดกติกาตรงนี้
fault-not-in-hand = { $word } ผิดกติกาตรงนี้ ไม่มีหมากนั้นในถุงหมาก
fault-glued = { $word } เป็นสองตา เว้นวรรคระหว่างกัน
fault-ambiguous = { $word } แปลได้หลายตา
fault-promotion = { $word } ไม่บอกว่าเบี้ยกลายเป็นอะไร เติมเช่น =Q ข้างหลัง
fault-tag = แท็ก { $word } ไม่ครบ
fault-twice = แท็ก { $word } มีสองครั้ง
fault-position = FEN: { $what }
fault-variant = { $word } ไม่ใช่หมากรุกมาตรฐาน
fault-comment = ความเห็นไม่ได้ปิด
fault-long = ยาวกว่าที่เกมใดจะเป็นได้
fault-variation = วงเล็บของแนวแยกไม่ครบคู่
fault-no-result = เกมไม่มีผล เติม 1-0, 0-1, 1/2-1/2 หรือ * ตอนท้าย
fault-result = แท็กมีผลอื่น: { $word } ใช้ { $read }
fault-mate = บนกระดานรุกจน แต่ผลไม่ตรง
fault-stalemate = บนกระดานอับ แต่ผลไม่ใช่เสมอ
remark-no-check = { $word } ไม่ใช่รุก ตาเดินยังใช้
remark-no-mate = { $word } ไม่ใช่รุกจน ตาเดินยังใช้
fault-no-text = นี่ไม่ใช่ข้อความ
fault-no-moves = เกมไม่มีตาเดิน
remark-result-of-tags = ไม่มีผลหลังตาเดิน ใช้ผลของแท็ก: { $read }
remark-result-of-board = ไม่มีผลหลังตาเดิน ตาสุดท้ายตัดสิน: { $read }
remark-no-result-tag = แท็กไม่มีผล ใช้ผลหลังตาเดิน
remark-no-position = แท็ก FEN ไม่มีตำแหน่ง ใช้ตำแหน่งเริ่มต้น
remark-chess960 = อ่านเป็น Chess960 ตามสิทธิ์เข้าป้อม ใช่หรือไม่ ถ้าใช่เพิ่มแท็ก Variant
remark-read-as = { $word } อ่านเป็น { $read }
remark-result-inside = มีตาเดินต่อหลังผล { $word } เก็บไว้
remark-apart = มีตาเดินต่อหลังผล { $word } เก็บไว้เป็นอีกเกม
remark-left-out = ข้าม { $word }
remark-unseen = ข้ามอักขระที่มองไม่เห็น
remark-text = { $word } ไม่อยู่ในความเห็น เก็บไว้เป็นความเห็น
remark-move-in-comment = { $word } อยู่หลังเครื่องหมายอัฒภาค เก็บไว้เป็นความเห็น
remark-tag-in-comment = ความเห็นมีแท็ก { $word } อาจขาดวงเล็บปีกกาปิด
remark-ends = { $what } เก็บเกมถึงตรงนั้น
remark-variation-ends = { $what } เก็บแนวแยกถึงตรงนั้น
why-foreign = ตาเดินใช้ตัวอักษรภาษาอื่น
why-null = ตาว่าง
why-word = คำที่ไม่รู้จัก
why-illegal = ตาเดินผิดกติกา
why-ambiguous = ตาเดินแปลได้หลายอย่าง
why-tag = แท็กเสีย
why-twice = แท็กซ้ำ
why-variant = ไม่ใช่หมากรุกมาตรฐาน
why-position = รูปหมากแรกเป็นไปไม่ได้
why-rights = สิทธิ์เข้าป้อมหรือกินผ่านที่เป็นไปไม่ได้
why-chess960 = Chess960 ไม่มีแท็ก
why-comment = ความเห็นไม่ได้ปิด
why-long = ยาวเกินไป
why-variation = วงเล็บไม่ครบคู่
why-no-result = ไม่มีผล
why-result = สองผล
why-mate = รุกจน แต่ผลเป็นอย่างอื่น
why-stalemate = อับ แต่ผลเป็นอย่างอื่น
why-mark = เครื่องหมายรุกหรือรุกจนไม่จริง
why-no-text = ไม่ใช่ข้อความ
why-no-moves = ไม่มีตาเดิน
why-spelling = เขียนแบบอื่น
why-left-out = มีสิ่งที่ข้ามไป
why-unseen = อักขระที่มองไม่เห็น
why-text = คำนอกความเห็น
why-move-in-comment = ตาเดินในความเห็น
why-variation-cut = แนวแยกถูกตัดสั้น
why-result-inside = ตาเดินหลังผล

## ปุ่ม

keymap-about = { $name }: { $about }
keymap-lichess = ปุ่มของโหมดคนตาบอดใน lichess
keymap-winboard = ปุ่มของ WinBoard สำหรับ JAWS
keymap-numpad = แป้นตัวเลขอย่างเดียว
keymap-left-hand = มือซ้ายอย่างเดียว
keymap-right-hand = มือขวาอย่างเดียว
keymap-own = ผังปุ่มของคุณเอง
keymap-part = ผังปุ่มไม่มีส่วน { $name } มีได้คือ about, parent, numeric-block, keys และ despite
keymap-fault = ปุ่ม { $key }: { $what }
keymap-no-key = ไม่รู้จักปุ่ม: { $name } เขียนตัวอักษรเช่น k หรือ up, home, enter, space, f2
keymap-shift = เขียนเครื่องหมายที่ Shift ให้ โดยไม่มี shift
keymap-unknown = ไม่มีปุ่มใดทำ { $line } ได้ หมายถึง { $near } ไหม
keymap-unlike = ไม่มีปุ่มใดทำ { $line } ได้ เขียนคำสั่งเช่น last
keymap-argument = { $line } ไม่ครบหรือผิด เขียนอย่าง { $example }
keymap-twice = ปุ่มนี้มีสองครั้ง ลบออกหนึ่งบรรทัด
keymap-hidden = ไม่มีวันไปถึง เพราะ { $by } ทำอย่างอื่นอยู่แล้ว เลือกปุ่มอื่น
keymap-taken = { $why } เลือกปุ่มอื่น หรือเขียนเหตุผลของคุณใต้ despite
keymap-taken-instead = { $why } เขียน { $instead }
keymap-not-taken = ไม่มีใครใช้ปุ่มนี้ หรือที่นี่ไม่ได้ใช้ ลบออกจาก despite
keymap-same-key = เหมือนกับ { $known }: บนแป้นพิมพ์ { $keyboards } รวม { $count } แบบ เลือกปุ่มอื่น
keymap-unreachable = { $count ->
    [0] ไม่มีปุ่มสำหรับ { $names }
   *[other] ไม่มีปุ่มสำหรับ { $names } และอีก { $count } อย่าง
} ใส่ปุ่มให้ทุกอย่าง หรือเขียน parent = "lichess"
keymap-empty = ผังปุ่มนี้ไม่มีปุ่ม เขียนเช่น parent = "lichess" หรือปุ่มของคุณเอง
keymap-no-parent = { $name } เป็นแม่แบบไม่ได้ ที่มี: { $keymaps }
taken-interrupt = เทอร์มินัลใช้ขัดจังหวะโปรแกรม
taken-suspend = เทอร์มินัลใช้พักโปรแกรม
taken-end = เทอร์มินัลใช้จบการป้อนข้อมูล
taken-flow = เทอร์มินัลใช้หยุดการแสดงผล
taken-quit = เทอร์มินัลใช้จบโปรแกรม
taken-tab = เทอร์มินัลแยกจาก Tab ไม่ได้
taken-enter = เทอร์มินัลแยกจาก Enter ไม่ได้
taken-line-end = เทอร์มินัลใช้จบบรรทัด
taken-backspace = หลายเทอร์มินัลถือว่าเป็น Backspace
taken-escape = เทอร์มินัลแยกจาก Escape ไม่ได้
taken-zoom = เทอร์มินัลใช้ขยาย หรือส่งอักขระอื่น
taken-multiplexer = เป็นปุ่มแรกของ screen และ tmux
taken-sequence = ในเทอร์มินัล ปุ่มอื่นขึ้นต้นด้วยปุ่มนี้
taken-control-shift = เทอร์มินัลใช้กับแท็บ หน้าต่าง คัดลอก และค้นหา และแยกจาก Control อย่างเดียวไม่ได้
taken-alt-letter = เทอร์มินัลใช้เปิดเมนู และ yasr ใช้อ่าน
taken-alt-digit = ใช้เปลี่ยนแท็บในเทอร์มินัล เช่น GNOME และ Xfce
taken-yasr = yasr ใช้อ่าน
taken-help = GNOME Terminal ใช้เปิดวิธีใช้
taken-menu = เทอร์มินัลเช่น GNOME ใช้เปิดเมนู
taken-full-screen = เทอร์มินัลใช้ขยายเต็มจอ
taken-drop-down = เทอร์มินัลแบบเลื่อนลงใช้เปิด
taken-scroll = เทอร์มินัลใช้เลื่อน เปลี่ยนแท็บ หรือวาง
taken-consoles = ใช้เปลี่ยนคอนโซล บานหน้าต่าง หรือทั้งสอง
taken-windows = เดสก์ท็อปใช้ย้ายหน้าต่าง
taken-control-alt = VoiceOver เดสก์ท็อป และ yasr มีคำสั่งที่ปุ่มนี้
taken-insert = NVDA, JAWS, Orca และ Fenrir ขึ้นต้นคำสั่งด้วยปุ่มนี้
taken-block-arrows = NVDA, JAWS, Orca, Fenrir และ Speakup ใช้อ่านจอ
taken-block-digits = Fenrir, Speakup และตารางแป้นตัวเลขของ BRLTTY ใช้อ่านจอ
taken-block-signs = NVDA, JAWS, Orca และ Speakup ใช้กับเมาส์ การทบทวน และการเงียบ
no-keymap = ไม่รู้จักผังปุ่ม: { $name } ที่มี: { $keymaps }
health-keymap = ผังปุ่ม { $name }: ใช้ได้ แป้นพิมพ์ { $keyboard }
health-keymap-broken = ผังปุ่ม: { $what }
key-does = { $key }: { $does }
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Control { $key }
key-f = F { $number }
key-up = ลูกศรขึ้น
key-down = ลูกศรลง
key-left = ลูกศรซ้าย
key-right = ลูกศรขวา
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
key-begin = ปุ่มกลางของแป้นตัวเลข
key-space = วรรค
key-slash = ทับ
key-star = ดอกจัน
key-plus = บวก
key-minus = ลบ
key-dot = จุด
key-comma = จุลภาค
key-question = เครื่องหมายคำถาม
key-step-up = ขึ้นหนึ่งช่อง
key-step-down = ลงหนึ่งช่อง
key-step-left = ไปซ้ายหนึ่งช่อง
key-step-right = ไปขวาหนึ่งช่อง
key-step-up-left = ขึ้นซ้ายหนึ่งช่อง
key-step-up-right = ขึ้นขวาหนึ่งช่อง
key-step-down-left = ลงซ้ายหนึ่งช่อง
key-step-down-right = ลงขวาหนึ่งช่อง
key-next-king = คิงตัวถัดไป
key-next-queen = ควีนตัวถัดไป
key-next-rook = เรือตัวถัดไป
key-next-bishop = บิชอปตัวถัดไป
key-next-knight = ม้าตัวถัดไป
key-next-pawn = เบี้ยตัวถัดไป
key-previous-king = คิงตัวก่อนหน้า
key-previous-queen = ควีนตัวก่อนหน้า
key-previous-rook = เรือตัวก่อนหน้า
key-previous-bishop = บิชอปตัวก่อนหน้า
key-previous-knight = ม้าตัวก่อนหน้า
key-previous-pawn = เบี้ยตัวก่อนหน้า
key-rank = ไปแถว { $rank }
key-file = ไปคอลัมน์ { $file }
key-take = หยิบตัวหมากตรงนี้ หรือวางลง
key-entry = ไปช่องพิมพ์
key-board = ไปกระดาน
key-next-target = ช่องถัดไปของตัวหมากในมือ
key-next-pane = บานถัดไป
key-previous-pane = บานก่อนหน้า
key-menu = คำสั่งทั้งหมดเป็นรายการ
key-keys = ปุ่มทั้งหมดเป็นรายการ
key-key-help = เปิดปิดการบอกปุ่ม
key-cancel = เงียบ; ย้อนกลับ; คืนตัวหมาก
key-suspend = กลับไปเชลล์ชั่วคราว
key-redraw = วาดหน้าจอใหม่
redrawn = วาดใหม่แล้ว
key-line = พิมพ์ { $line }
does-yes = ตกลง
does-no = ไม่
does-queen = ควีน
does-rook = เรือ
does-bishop = บิชอป
does-knight = ม้า
does-variation-1 = เข้าแนวแยกแรก
does-board-here = ช่องนี้
does-moves-here = ตาเดินของตัวตรงนี้
does-captures-here = การกินของตัวตรงนี้
does-rays-here = ทั้งแปดทิศจากตรงนี้
does-diagonals-here = แนวทแยงจากตรงนี้
does-knight-here = ตัวหมากที่ห่างไปหนึ่งตาม้า
does-attackers-here = ตัวโจมตีและตัวคุ้มกันของช่องนี้
does-defenders-here = ตัวคุ้มกันและตัวโจมตีของช่องนี้
does-colour-here = ช่องนี้สีอ่อนหรือสีเข้ม
does-rank-here = แถวนี้
does-file-here = คอลัมน์นี้
does-pieces-A = ตัวหมากขาว
does-pieces-a = ตัวหมากดำ
does-pieces-K = คิงขาว
does-pieces-Q = ควีนขาว
does-pieces-R = เรือขาว
does-pieces-B = บิชอปขาว
does-pieces-N = ม้าขาว
does-pieces-P = เบี้ยขาว
does-pieces-k = คิงดำ
does-pieces-q = ควีนดำ
does-pieces-r = เรือดำ
does-pieces-b = บิชอปดำ
does-pieces-n = ม้าดำ
does-pieces-p = เบี้ยดำ
does-claim-threefold = ซ้ำสามครั้ง
does-claim-fifty = ห้าสิบตา ไม่กิน ไม่เดินเบี้ย
does-claim-flag = คู่แข่งหมดเวลา
does-claim-illegal = ตาล่าสุดของคู่แข่งผิดกติกา
does-claim-effort = เสมอ: คู่แข่งไม่พยายามเอาชนะ
does-claim-means = เสมอ: คู่แข่งชนะตามปกติไม่ได้
does-claim-seconds = เพิ่มตาละห้าวินาทีทั้งสองฝ่าย
does-clock = เวลาที่เหลือ
does-clock-mine = เวลาของคุณ
does-clock-theirs = เวลาของคู่แข่ง
does-score-3 = สามตาล่าสุด
does-announce = ขานตาที่เดินบนกระดาน
does-press = กดนาฬิกาของคุณ

## การหยิบและวาง

in-hand = { $piece } { $square } อยู่ในมือคุณ
put-back-here = คืน { $piece } { $square } แล้ว
look-edge = ขอบ { $what }
look-board = กระดาน { $what }
look-moves = ตาเดิน { $what }
look-clocks = นาฬิกา { $what }
look-captures = การกิน { $what }
look-players = ผู้เล่น { $what }
look-log = ข้อความ { $what }
look-matters = รอตัดสิน { $what }
look-boards = กระดานทั้งหมด { $what }
look-room = ในห้อง { $what }

## หน้าจอ

pane-board = กระดาน
pane-moves = ตาเดิน
pane-clocks = ผู้เล่น
pane-log = ข้อความ
pane-matters = รอตัดสิน
pane-boards = กระดานทั้งหมด
pane-room = ในห้อง
header-players = { $white } – { $black }
header-over = เกมจบแล้ว { $score }
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = รุก { $count }
mark-check = ถูกรุก
mark-held = อยู่ในมือ
mark-target = ไปได้
mark-last = ตาล่าสุด
targets-none = ในมือไม่มีตัวหมาก หยิบก่อน
too-small = หน้าต่างเล็กเกินไป
focus-entry = ช่องพิมพ์: { $text }
focus-secret = สิ่งที่พิมพ์จะไม่แสดง กด Enter เพื่อส่ง กด Escape เพื่อกลับ
menu-title = คำสั่ง
menu-setting = { $name }: { $value }
menu-other = อย่างอื่น: พิมพ์เอง
list-help = { $take } เลือก, { $up } และ { $down } เลื่อนในรายการ, { $cancel } กลับ
list-search = พิมพ์ตัวอักษรเพื่อค้นหา
list-unfound = ไม่มี { $text } ในรายการนี้
commands-position = ถามเรื่องรูปหมาก
commands-game = ถามเรื่องเกม
commands-text = รับรูปหมากเป็นข้อความ
commands-guide = หาทาง
commands-play = เล่น
commands-seat = ที่นั่งในแมตช์
commands-friendly = เล่นกันเอง
commands-analysis = วิเคราะห์รูปหมาก
commands-boards = กระดานอิเล็กทรอนิกส์
commands-archive = ค้นหาเกม
commands-study = ดูเกมทีละตา
commands-practice = เรียนและฝึก
commands-hearing = เสียง การพูด และการพิมพ์
commands-program = เกม การตั้งค่า การออก
commands-desk-run = ดำเนินเกม
commands-desk-waiting = ตัดสินเรื่องที่รอ
commands-desk-look = ดูข้อเท็จจริง
commands-desk-clock = ตั้งนาฬิกา
commands-desk-penalty = โทษและผล
commands-desk-seen = ตัดสินสิ่งที่คุณเห็น
commands-desk-sheets = ใบบันทึกที่ขาดตาเดิน
commands-desk-undoing = แก้กระดาน เพิกถอนคำตัดสิน
commands-desk-support = ตัวช่วยและผู้ช่วย
commands-desk-presence = ผู้เล่นที่มาและมาสาย
commands-desk-adjournment = พักเกม
commands-desk-tasks = ขีดงานที่เสร็จ
commands-desk-records = เอกสาร และโต๊ะผู้ตัดสิน
keys-title = ปุ่ม
key-dropped = ยกเลิกแล้ว
quit-again = กด { $keys } อีกครั้งเพื่อออก ปุ่มอื่นเพื่อทำต่อ
echo-typed = { $what }
echo-deleted = ลบ { $what }
echo-end = ท้าย
echo-capital = ตัวใหญ่ { $letter }
key-none = { $keys } ไม่ทำอะไรที่นี่
no-shell = ไม่มีเชลล์ให้กลับไป โปรแกรมทำงานต่อ
key-waits = { $keys } แล้ว { $next }
keys-from-to = { $from } ถึง { $to }
paste-too-long = ยาวเกินไป ไม่ได้วาง ได้ไม่เกิน { $lines } บรรทัด
paste-lines = มีหลายบรรทัด ไม่ได้วาง วางทีละบรรทัด
paste-game = เป็นทั้งเกม ไม่ได้วาง บันทึกเป็นไฟล์ แล้วพิมพ์ในเชลล์: { $program } import ตามด้วยชื่อไฟล์
key-help-on = เปิดการบอกปุ่ม: แต่ละปุ่มจะบอกว่าทำอะไร กดปุ่มเดิมเพื่อปิด
key-help-off = ปิดการบอกปุ่มแล้ว
no-screen = เทอร์มินัลนี้ไม่มีหน้าจอ: ใช้ทีละบรรทัดแทน
no-screen-pipe = ไม่มีหน้าจอ: นี่คือไปป์ ไม่ใช่เทอร์มินัล
no-screen-plain = ไม่มีหน้าจอ: TERM หรือ ACCESSIBLE ขอเป็นบรรทัด

## การเล่นบนกระดาน

board-name = { $make } { $port }
board-found = พบกระดาน: { $name }
board-found-of = พบกระดานของ { $color }: { $name }
board-back = กระดานกลับมาแล้ว: { $name }
board-back-of = กระดานของ { $color } กลับมาแล้ว: { $name }
board-plays = คุณเล่นบนกระดาน
board-right = กระดานถูกต้อง
board-differs = กระดานของคุณไม่ตรงกับเกม
board-left-over = ไม่ได้ใช้: โปรแกรมเล่นฝ่ายนั้น
board-moves-only = กระดานนี้บอกเฉพาะตาที่เดินเสร็จ ไม่บอกตัวที่จับ ถ้าไม่บอกตาใดเลย ให้หมุนกระดาน
board-take = เอาตัวหมากออกจาก { $square }
board-take-man = เอา { $man } ออกจาก { $square }
board-put = วาง { $man } ที่ { $square }
board-carry = ย้าย { $man } จาก { $square } ไป { $to }
board-swap = สลับตัวหมากที่ { $square } กับ { $to }
board-turn = หมุนกระดานกลับด้าน
board-man = { $who ->
    [white-king] คิงขาว
    [white-queen] ควีนขาว
    [white-rook] เรือขาว
    [white-bishop] บิชอปขาว
    [white-knight] ม้าขาว
    [white-pawn] เบี้ยขาว
    [black-king] คิงดำ
    [black-queen] ควีนดำ
    [black-rook] เรือดำ
    [black-bishop] บิชอปดำ
    [black-knight] ม้าดำ
   *[black-pawn] เบี้ยดำ
}
board-lifted = { $piece } { $square }
board-touched = จับ { $piece } { $square } แล้ว
board-seated = { $square }
board-empty = { $square }: ว่าง
board-executed = เดินบนกระดานของคุณแล้ว
board-put-back = วางตัวหมากกลับแล้ว จับแล้วยังต้องเดิน
board-put-back-free = วางตัวหมากกลับแล้ว เดินตาใดก็ได้
board-adjusted = จัดหมากแล้ว
board-knocked = กระดานถูกกระแทก
board-knocked-untouched = กระดานถูกกระแทก ไม่นับว่าจับ
board-lingers = ถ้าเดินเสร็จแล้ว พิมพ์ตาเดิน
board-press = กดนาฬิกา ถ้าตาของคุณคือ { $move }
board-type-move = ถ้าตาของคุณคือ { $move } พิมพ์ตานั้น
board-press-move = ถ้าตาของคุณคือ { $move } กดนาฬิกาหรือพิมพ์ตานั้น
board-illegal = ตาเดินผิดกติกา: { $pieces } จัดกระดานให้ถูก พิมพ์ ตั้งหมาก
board-in-hand = { $piece } { $square } น่าจะอยู่ในมือคุณ
board-gone-unpressed = { $move } อยู่บนกระดาน พิมพ์ตานั้น หรือเสียบสายกระดาน
board-pressed = { $color } กดแล้ว
button-in-hand = ยังไม่เสร็จ: { $piece } { $square } อยู่นอกกระดาน
button-take = ยังไม่เสร็จ: เอา { $man } ออกจาก { $square }
button-rook = ยังไม่เสร็จ: เดินเรือ
button-nothing-moved = ไม่มีตัวหมากเดิน ถึงตาคุณ
button-no-game = ตอนนี้ไม่มีอะไรต้องทำบนกระดาน
button-menu-how = กด: ถัดไป กดค้าง: ทำ
button-menu-stop = หยุดนาฬิกา
button-menu-means = อ้างสิทธิ์เสมอ: คู่แข่งชนะไม่ได้
button-menu-effort = อ้างสิทธิ์เสมอ: คู่แข่งไม่พยายามชนะ
button-menu-seconds = ขอเวลาเพิ่มตาละห้าวินาที
button-menu-leave = ออกจากเมนู
button-menu-left = ปิดเมนูแล้ว
board-no-button = กระดานนี้ไม่มีปุ่ม ตาเดินนับเมื่อมือคุณหยุด
board-learned = กระดานเรียนรู้ตัวหมากแล้ว
board-not-learned = ไม่ได้เรียนรู้ตัวหมาก จะติดตามจากตาเดิน
boards-clock-waits = นาฬิการอกระดาน
boards-clock-runs = นาฬิกาเดินอยู่
board-no-move = กระดานบอก { $text }: ไม่ใช่ตาเดินที่ถูกกติกา
board-line-lost = ข้อมูลจากกระดานหาย พิมพ์ ล่าสุด เพื่อฟังตาล่าสุด ถ้าขาดไปตาหนึ่ง พิมพ์ตานั้น
board-faulty = { $square }: ตัวรับรู้เชื่อถือไม่ได้
board-doubtful = { $square } ติดๆ ดับๆ กดตัวหมากลง ยังนับอยู่
board-missed = ข้อมูลจากกระดานหาย ถ้าการจับหรือตาเดินขาดไป ทำใหม่
board-flickers = { $square } กะพริบ: กดตัวหมากลง หรือพิมพ์ ปิดช่อง { $square }
board-still-empty = { $square } ดูเหมือนว่าง กดตัวหมากลง หรือพิมพ์ ปิดช่อง { $square }
board-still-occupied = { $square } ดูเหมือนมีตัวหมาก ถ้าว่าง พิมพ์ ปิดช่อง { $square }
board-still-other = { $square } ดูเหมือนมีตัวหมากผิดตัว ถ้าถูกแล้ว พิมพ์ ปิดช่อง { $square }
board-still-turned = ยังดูเหมือนวางผิดทาง ถ้าวางถูกแล้ว พิมพ์ กระดานไฟฟ้า ตรง หรือ กระดานไฟฟ้า กลับ
board-still-turned-pegs = ยังดูเหมือนวางผิดทาง หมุนกระดาน หรือพิมพ์ ข้าม แล้วเล่นด้วยแป้นพิมพ์
board-lies-straight = ถ้าคุณยก { $square } กระดานวางผิดทาง หมุนกระดาน หรือพิมพ์ กระดานไฟฟ้า ตรง
board-lies-turned = ถ้าคุณยก { $square } กระดานวางผิดทาง หมุนกระดาน หรือพิมพ์ กระดานไฟฟ้า กลับ
board-muted = ปิด { $square } แล้ว: สิ่งที่ช่องนี้แสดงไม่นับ
board-muted-untouched = ปิด { $square } แล้ว: ช่องนี้กะพริบ ไม่ได้ถูกจับ
board-muted-arbiter = ปิด { $square } แล้ว: ช่องนี้กะพริบ ผู้ตัดสินจะตัดสินว่าถูกจับไหม
board-not-touched = ถ้าคุณไม่ได้จับ พิมพ์ ปิดช่อง { $square }
board-not-touched-arbiter = ถ้าคุณไม่ได้จับ พิมพ์ ปิดช่อง { $square } ผู้ตัดสินจะตัดสิน
board-not-made = { $move } อยู่บนกระดาน ถ้าคุณไม่ได้เดิน พิมพ์ เดินใหม่
board-steady = { $square } นิ่งแล้ว และนับอีกครั้ง
board-unmuted = { $square } นับอีกครั้ง
board-mutes = ปิด { $square } แล้ว พิมพ์ตาที่เดินจากหรือไปช่องนี้ ถ้าจะให้นับอีก: เปิดช่อง { $square }
board-which-side = ไม่รู้ว่าขาวอยู่ฝั่งไหน พิมพ์ กระดานไฟฟ้า ตรง หรือ กระดานไฟฟ้า กลับ
board-battery = แบตเตอรี่กระดาน: เหลือ { $percent } เปอร์เซ็นต์
board-restarted = กระดานเริ่มใหม่แล้ว
board-gone = กระดานหายไป: { $reason } เล่นต่อด้วยแป้นพิมพ์ { $todo }
board-not-there = ไม่มีกระดาน: { $reason } { $todo }
board-none-found = ไม่มีพอร์ตใดมีกระดาน
board-none-found-do = เสียบสาย หรือระบุพอร์ต
board-no-port = ไม่มีพอร์ต { $port }
board-no-port-do = เสียบสาย
board-not-serial = { $port } ไม่ใช่พอร์ตอนุกรม
board-not-serial-do = ระบุพอร์ตอื่น
board-busy = โปรแกรมอื่นใช้ { $port } อยู่
board-busy-do = ปิดโปรแกรมนั้น
board-denied = คุณไม่มีสิทธิ์ใช้ { $port }
board-denied-do = ผู้ดูแลระบบอนุญาตได้
board-denied-group = คุณไม่มีสิทธิ์ใช้ { $port }
board-denied-group-do = เข้ากลุ่ม { $group }: sudo usermod -aG { $group } $USER แล้วออกจากระบบและเข้าใหม่
board-no-answer = ไม่มีอะไรตอบที่ { $port }
board-no-answer-do = เปิดสวิตช์ หรือเสียบใหม่
board-other-make = มีกระดาน { $what } อยู่ที่ { $port }
board-other-make-do = ระบุยี่ห้อนั้น หรือ auto
board-babble = มีอย่างอื่นส่งข้อมูลที่ { $port }
board-babble-do = ตรวจพอร์ตและยี่ห้อกระดาน
board-stranger = { $port } ส่งสิ่งที่ไม่รู้จัก
board-stranger-do = ตรวจหัวเสียบ กระดานอาจใหม่กว่า touchmove
board-failed = { $port } ขัดข้อง { $what }
board-failed-do = เสียบใหม่
boards-none = ไม่มีกระดาน พิมพ์ กระดานไฟฟ้า auto เพื่อค้นหา
boards-none-position = เริ่มจากตำแหน่ง: พิมพ์ { $position }
boards-sought = กำลังค้นหากระดาน
boards-off = ปิดกระดานแล้ว พิมพ์ตาเดิน
board-is = กระดาน: { $name }
board-of = กระดานของ { $color }: { $name }
board-agrees = ตรงกับเกม
board-moves = กำลังเดินอยู่บนกระดาน
board-behind = ยังไม่ได้เดินตาของคู่แข่งบนกระดานของคุณ: { $move }
board-unmade = เดินตาที่ขานไว้บนกระดานของคุณ: { $move }
board-waits = ยังไม่ได้เทียบ
skipped = ปล่อยไว้อย่างนั้น พิมพ์ตาเดินจนกว่ากระดานจะถูกต้อง
skip-none = ไม่มีอะไรให้ข้าม
argument-boards = { $name }: auto หรือยี่ห้อกับพอร์ต dgt:/dev/ttyUSB0; ตรง หรือ กลับ; หรือ ปิด

help-pegboard =
    กระดานไฟฟ้า: กระดานของคุณ และตรงกับเกมไหม
    กระดานไฟฟ้า auto: ค้นหากระดาน
    กระดานไฟฟ้า ตรง, กระดานไฟฟ้า กลับ: กระดานหันไปทางไหน
    กระดานไฟฟ้า ปิด: เล่นด้วยการพิมพ์
help-set-up =
    ตั้งหมาก: แนะนำทีละช่องจนรูปหมากถูกต้อง
    ถ้าจะฟังขั้นตอนอีกครั้ง: พูดซ้ำ
help-mute =
    ปิดช่อง b8: ไม่สนใจสิ่งที่กระดานแสดงที่ b8 เมื่อหน้าสัมผัสไม่ดี
    ช่องที่กะพริบจะปิดเอง จนกว่าจะนิ่งสิบวินาที
    ถ้าจะให้นับอีก: เปิดช่อง b8
help-unmute =
    เปิดช่อง b8: ให้ b8 นับอีกครั้ง
    ถ้ากระดานไม่ตรงกับเกม จะบอกว่าต้องแก้อะไร
help-skip =
    ข้าม: ปล่อยกระดานไว้อย่างนั้น
    พิมพ์ตาเดินจนกว่าจะถูกต้อง

## กระดานที่ต่อสาย

peg-looking = กำลังค้นหากระดาน
peg-found = พบกระดาน: { $make } { $port }
peg-senses-pegs = รู้ว่าหมุดใดออกจากรู
peg-senses-squares = รู้ว่าช่องใดมีตัวหมาก
peg-senses-men = รู้ว่าตัวหมากใดอยู่ช่องใด
peg-senses-moves = บอกเฉพาะตาที่เดินเสร็จ ไม่บอกตัวที่จับ
peg-no-address = { $word } ไม่ใช่ที่อยู่ของกระดาน เขียน auto, ยี่ห้อ หรือยี่ห้อกับพอร์ต: dgt:/dev/ttyUSB0 ยี่ห้อที่มี: { $makes }
peg-chips = เรียนรู้แล้ว: ชิปของตัวหมาก { $count } ตัว
peg-event = { $what }
peg-event-at = { $what } { $time } วินาที
peg-together = พร้อมกัน: { $items }
peg-lifted = ยก { $square }
peg-lifted-man = ยก { $square } { $piece }
peg-seated = { $square } มีตัวหมาก
peg-seated-man = { $square } มีตัวหมาก { $piece }
peg-button-confirm = ปุ่มยืนยัน { $how }
peg-button-confirm-of = ปุ่มยืนยันของ { $color } { $how }
peg-button-clock = ปุ่มนาฬิกา { $how }
peg-button-clock-of = ปุ่มนาฬิกาของ { $color } { $how }
peg-button = ปุ่ม { $number } { $how }
peg-short = สั้น
peg-long = ยาว
peg-stands-start = ตั้งรูปหมากเริ่มต้นไว้แล้ว
peg-stands-empty = ทุกช่องว่าง
peg-stands = มีตัวหมาก { $count } ช่อง: { $items }
peg-standing = { $piece } { $square }
peg-moved = ตาเดิน: { $text }
peg-taken-back = ถอนตาเดิน: { $text }
peg-faulty = { $square }: ตัวรับรู้เชื่อถือไม่ได้
peg-mended = { $square }: ตัวรับรู้เชื่อถือได้แล้ว
peg-doubtful = { $square }: ตัวรับรู้น่าสงสัย ยังนับอยู่
peg-certain = { $square }: ตัวรับรู้แน่นอนแล้ว
peg-glimpsed = { $square } เปลี่ยนชั่ววูบเดียว ไม่นับ
peg-felt = คลำ { $square }
peg-clock = นาฬิกา: ขาว { $white } ดำ { $black } { $runs }
peg-clock-stands = หยุดอยู่
peg-clock-white = ของขาวเดินอยู่
peg-clock-black = ของดำเดินอยู่
peg-buttonless = ไม่มีปุ่ม
peg-lampless = ไม่มีไฟที่ใช้ได้
peg-identity = กระดานคือ: { $text }
peg-battery = แบตเตอรี่: { $percent } เปอร์เซ็นต์
peg-battery-charging = แบตเตอรี่: { $percent } เปอร์เซ็นต์ กำลังชาร์จ
peg-done = ทำตามคำสั่งแล้ว
peg-refused = ปฏิเสธคำสั่ง: { $text }
peg-learned = เรียนรู้ตัวหมากแล้ว
peg-not-learned = ไม่ได้เรียนรู้อะไร ตรวจ: { $items }
peg-which-side = ไม่รู้ว่าขาวอยู่ฝั่งไหน ระบุด้วย --straight หรือ --turned
peg-restarted = กระดานเริ่มใหม่แล้ว
peg-unanswered = กระดานไม่ตอบคำสั่ง
peg-silent = กระดานเงียบ
peg-echo = สายวนกลับมาหาตัวเอง
peg-version = กระดานใช้รุ่นอื่น
peg-gap = ข้อมูลจากกระดานหาย
peg-missed = หายระหว่างทาง: { $count } เหตุการณ์
peg-garbled = ได้รับข้อมูลที่อ่านไม่ได้
peg-start-missing = ไม่ใช่รูปหมากเริ่มต้น ขาดที่: { $items }
peg-start-more = ไม่ใช่รูปหมากเริ่มต้น เกินที่: { $items }
peg-start-other = ไม่ใช่รูปหมากเริ่มต้น ตัวหมากต่างกันที่: { $items }
peg-enter-skips = กด Enter เพื่อข้ามคำถาม
peg-ask-take = เอาตัวหมากออกจาก { $square }
peg-ask-back = วางคืนที่ { $square }
peg-ask-put = วางตัวหมากที่ { $square }
peg-ask-away = เอาออกจาก { $square } อีกครั้ง
peg-square-works = { $square } ใช้ได้
peg-nothing-came = ไม่มีสัญญาณ
peg-skipped = ข้ามแล้ว
peg-ask-move = เดินหมากหนึ่งตาบนกระดาน
peg-no-move = ไม่ได้รับตาเดิน
peg-lamps = ไฟทีละแถว จากแถวหนึ่งถึงแถวแปด
peg-lamps-done = ไฟครบแล้ว คนที่มองเห็นบอกได้ว่าติดไหม
peg-ask-button = กดปุ่มของกระดาน หรือของนาฬิกา
peg-no-button = ไม่ได้รับปุ่ม กระดานอาจไม่มีปุ่ม
peg-clock-works = นาฬิกาใช้ได้
peg-no-clock = ไม่มีนาฬิกาตอบ
peg-named = ตั้งหมายเลขกระดานถาวรแล้ว: { $text }
peg-has-name = กระดานคงหมายเลขเดิม
peg-takes-no-name = กระดานไม่รับหมายเลข ต้องเป็น PEG/1 1.1 และหมายเลขไม่เกิน 16 ตัวอักษรหรือตัวเลข
peg-clock-unnamed = ถ้าจะทดสอบนาฬิกา: --clock xl หรือ --clock 3000
peg-check-none = ไม่มีอะไรให้ตรวจ
peg-check-lost = กระดานหายไป ใช้ไม่ได้
peg-check-works = ใช้ได้: ทดสอบแล้ว { $count } ช่อง
peg-check-wrong = พบข้อบกพร่อง: { $items }
peg-check-nothing = ไม่ได้ทดสอบอะไร
peg-check-moves = ใช้ได้: ตาเดินมาถึง
peg-check-no-moves = ใช้ไม่ได้: ตาเดินไม่มาถึง
health-board = กระดาน: มีพอร์ตสำหรับกระดาน { $port }{ $product }
health-board-denied = กระดาน: { $reason } { $todo }
health-board-none = กระดาน: ไม่พบ

## กระดานจำลอง

sim-word-lift = ยก
sim-word-seat = วาง
sim-word-replace = แทน
sim-word-press = กด
sim-word-long = กดยาว
sim-word-lever = คาน
sim-word-clock = นาฬิกา
sim-word-button = ปุ่ม
sim-word-wait = รอ
sim-word-off = ปิด
sim-word-on = เปิด
sim-word-battery = แบตเตอรี่
sim-word-feel = คลำ
sim-word-pull = ถอดสาย
sim-word-plug = เสียบสาย
sim-word-show = แสดง
sim-word-position = รูปหมาก
sim-word-next = ถัดไป
sim-word-help = ช่วย
sim-word-end = จบ
sim-help =
    ยก e2, วาง e4, วาง e8 ควีน
    แทน d5: ตัวหมากใหม่ โดยช่องไม่ว่างเลย
    กด, กดยาว: ปุ่มยืนยัน
    กด ขาว: ปุ่มของผู้เล่นแต่ละคน
    คาน: นาฬิกา; ปุ่ม 3: ปุ่มของนาฬิกา
    แบตเตอรี่ 15, คลำ e2
    รอ 300: มิลลิวินาที
    ปิด, เปิด: ไฟฟ้า
    ถอดสาย, เสียบสาย: สายต่อ
    แสดง: รูปหมาก
    รูปหมาก: FEN หรือ start
    ถัดไป: ตาถัดไปของไฟล์
    จบ
sim-port = พอร์ต: { $path }
sim-awaits = เกมจะเริ่มเมื่อมีโปรแกรมถาม
sim-awaits-next = ตาถัดไปพร้อมแล้ว เขียน ถัดไป
sim-no-next = ไม่มีตาเดินเหลือ
sim-game-over = เกมจบแล้ว
sim-lifted = ยกแล้ว: { $man } { $square }
sim-seated = วางแล้ว: { $man } { $square }
sim-pressed = กดแล้ว
sim-set = ตั้งหมากแล้ว
sim-done = เสร็จแล้ว
sim-waited = รอแล้ว { $length } มิลลิวินาที
sim-on = เปิดไฟแล้ว
sim-off = ปิดไฟแล้ว
sim-plugged = เสียบสายแล้ว
sim-pulled = ถอดสายแล้ว
sim-open = มีโปรแกรมเปิดพอร์ตอยู่
sim-closed = ไม่มีโปรแกรมเปิดพอร์ตอยู่
sim-men-white = ขาว: { $men }
sim-men-black = ดำ: { $men }
sim-no-men-white = ขาว: ไม่มีตัวหมาก
sim-no-men-black = ดำ: ไม่มีตัวหมาก
sim-hand = ข้างกระดาน: { $men }
sim-empty = { $square } ว่าง
sim-occupied = มีตัวหมากอยู่: { $man } { $square } ยกออกก่อน หรือเขียน แทน
sim-nothing-in-hand = ในมือไม่มีตัวหมาก ระบุตัวหมาก เช่น ควีนขาว
sim-no-button = กระดานนี้ไม่มีปุ่มนั้น
sim-no-part = กระดานนี้ไม่มีแบตเตอรี่ และรับรู้นิ้วไม่ได้
sim-no-button-number = { $word } ไม่ใช่ปุ่ม ปุ่มคือ 1 ถึง 5
sim-no-percent = { $word } ไม่ใช่เปอร์เซ็นต์ เขียน 0 ถึง 100 ถ้ากำลังชาร์จ ใส่เครื่องหมายบวก
sim-no-word = ไม่รู้จักคำ: { $word } เขียน ช่วย
sim-missing = ไม่ครบ: { $word } เขียน ช่วย
sim-more = เกินมา: { $word }
sim-no-square = { $word } ไม่ใช่ช่อง เขียนเช่น e2
sim-what-square = ระบุช่อง เช่น e2
sim-no-man = { $word } ไม่ใช่ตัวหมาก เขียนเช่น ควีน
sim-no-color = { $word }: ขาว หรือ ดำ
sim-no-time = { $word } ไม่ใช่เวลา เขียนมิลลิวินาที ไม่เกินหนึ่งชั่วโมง
sim-no-position = { $word } ไม่ใช่รูปหมาก เขียน FEN หรือ start
sim-dark = ไฟ: ดับทั้งหมด
sim-lit = ไฟ: { $squares }
sim-buzz = เสียง: { $text }
sim-named = เก็บหมายเลขแล้ว: { $text }
sim-shake = สั่น: { $text }
sim-shows = นาฬิกาแสดง: { $text }
sim-shows-and-beeps = นาฬิกาดังปี๊บและแสดง: { $text }
sim-shows-times = นาฬิกาแสดงเวลา
sim-times = ตั้งนาฬิกาแล้ว: ขาว { $white } ดำ { $black }
sim-plays = ตาของคอมพิวเตอร์: { $from } { $to }
sim-no-system = จำลองกระดานได้เฉพาะบน Linux, macOS และ BSD
sim-no-port = ไม่มีเทอร์มินัลเทียม: { $reason }
sim-no-file = ไม่พบไฟล์: { $file }
sim-unreadable = อ่าน { $file } ไม่ได้: { $reason }
sim-no-make = ไม่รู้จักยี่ห้อ: { $word } ที่มี: { $makes }
sim-no-flag = ใช้กับยี่ห้อนี้ไม่ได้: { $word }
sim-no-side = { $word } ไม่ใช่ฝ่าย เขียน white หรือ black
sim-no-style = { $word } ไม่ใช่ลีลา เขียนเช่น own-first
sim-cannot-confirm = กระดานนี้ไม่มีปุ่มยืนยัน
sim-no-game = { $count ->
    [0] ไม่มีเกมที่อ่านได้ใน { $file }
   *[other] { $file } มี { $count } เกมที่อ่านได้
}
sim-fault = { $file } บรรทัด { $line }: { $reason }
sim-fault-word = { $word } ไม่ใช่ข้อบกพร่อง เขียนเช่น noise, loss, pull
sim-fault-share = { $word } ไม่ใช่สัดส่วน เขียน 0 ถึง 1 เช่น 0.01
sim-fault-square = { $word } ไม่ใช่ช่อง เขียนเช่น b8
sim-fault-number = { $word } ไม่ใช่ตัวเลข เขียนมิลลิวินาที ไม่เกินหนึ่งวัน หรือไบต์
sim-fault-short = ตอนท้ายขาดอะไรไป
sim-fault-more = เกินมา: { $word }
sim-fault-needs-time = { $word } ต้องมีเวลาก่อน เช่น at 5000
sim-fault-no-place = { $word } เกิดที่เวลาหรือไบต์เดียวไม่ได้ เขียน from และ to หรือไม่เขียนเลย

## ไฟล์แมตช์

match-line = บรรทัด { $line }: { $what }
match-key-in = { $key } ใน [{ $part }]
match-words = หนึ่งใน: { $words }
match-help-aid = ตัวช่วย: { $aid }
match-wrong-form = ไม่อยู่ในรูป key = "value": ใส่ค่าในเครื่องหมายคำพูด
match-wrong-twice = มีในไฟล์สองครั้ง ลบออกหนึ่งแห่ง
match-wrong-unknown-near = ไม่รู้จัก { $key } ตรงนี้ หมายถึง { $instead } ไหม
match-wrong-unknown = ไม่รู้จัก { $key } ตรงนี้ หนึ่งใน: { $words }
match-wrong-part = { $part } เป็นส่วนของไฟล์ เขียน [{ $part }] บนบรรทัดของตัวเอง
match-wrong-value = { $key } เป็น { $value } ไม่ได้ { $help }
match-wrong-answer = ไม่เข้าใจว่าเป็น { $key }: { $value }
match-wrong-empty = { $key } ไม่มีค่าที่อ่านได้ { $help }
match-wrong-missing = ขาด { $key } { $help }
match-wrong-relay = ไม่มีผู้ช่วยของ { $color } ระบุหนึ่งคนใน [{ $part }]
match-wrong-hearing = ต้องมีผู้ช่วย: ผู้เล่นตาบอดพบผู้เล่นบกพร่องทางการได้ยิน ระบุใน [white.assistant] หรือ [black.assistant] { $article }
match-wrong-no-board = { $color } ไม่มีกระดานอิเล็กทรอนิกส์ เขียน device = "pegs" หรือ "board" หรือเอาที่อยู่ออก
match-wrong-no-pegs = { $make } ไม่ใช่กระดานหมุด เขียน device = "board"
match-wrong-pegs = { $make } เป็นกระดานหมุด เขียน device = "pegs"
match-wrong-port = กระดานทั้งสองอยู่ที่ { $port }: แต่ละกระดานต้องมีพอร์ตของตัวเอง
match-wrong-boards = กระดานทั้งสองเหมือนกัน ระบุพอร์ตของแต่ละกระดาน เช่น dgt:/dev/ttyUSB0
match-wrong-positions = เกมมีรูปหมากเริ่มต้นเดียว เอา chess960 หรือ position ออก
match-wrong-aid = { $aid }: ผู้ตัดสินอนุญาตไม่ได้ ห้ามให้คำแนะนำ FIDE 2023, 11.3.1
match-wrong-code = { $key } ไม่เป็นความลับ { $what }
match-wrong-pace = มี pace แต่ไม่มีนาฬิกา ตัด pace ออก หรือใส่เวลา

match-key-event = รายการแข่ง: ทัวร์นาเมนต์หรือแมตช์
match-key-site = สถานที่: เมืองและประเทศ
match-key-place = ที่นั่ง: ห้องและโต๊ะ
match-key-round = รอบ
match-key-date = วันที่ เช่น 2026-11-21
match-key-time = การควบคุมเวลา เช่น 15+10, 40/90+30,30+30 หรือ 5d3; off: ไม่มีนาฬิกา
match-key-laws = กติกา: ฉบับ เช่น fide-2023
match-key-pace = ประเภทเวลา ถ้าไม่ระบุ เป็นไปตามการควบคุมเวลา
match-key-supervision = การดูแลเกมเร็วและสายฟ้าแลบ เพียงพอ: ใช้กติกาการแข่งขัน
match-key-announcing = การขาน: ผู้เล่นบอกตาเดินกันอย่างไร เช่น ม้า f3 แบบทวน: อีกฝ่ายพูดซ้ำ อย่างสำหรับคนตาบอด
match-key-default-time = เวลารอ: มาสายได้กี่นาที 0 ถึง 600
match-key-quickplay = ช่วงจบแบบเร่งเวลา: ประกาศใช้แนวทางไหม
match-key-draws = เสมอโดยตกลงกัน free: เมื่อใดก็ได้ after 30: หลังเดินฝ่ายละ 30 ตา arbiter: เมื่อผู้ตัดสินยินยอม arbiter until 30: เช่นนั้นจนถึงตาที่ 30
match-key-adjournment = พักเกม: พักเกมได้ไหม
match-key-session = ช่วงเล่น: กี่นาทีตามนาฬิกาของผู้ตัดสิน 15 ถึง 900
match-key-adjudication = ตัดสินจากรูปหมาก: ตัดสินเกมที่เล่นไม่จบจากรูปหมากไหม
match-key-minutes-by-claim = เวลาเมื่ออ้างสิทธิ์: ให้เวลาเพิ่มจากตาผิดกติกาเฉพาะผู้ที่อ้างสิทธิ์ไหม
match-key-points = คะแนน: ชนะ เสมอ และแพ้ได้เท่าไร
match-key-appeals = อุทธรณ์: ผู้เล่นอุทธรณ์คำตัดสินของผู้ตัดสินได้ไหม
match-key-appeal-time = กำหนดอุทธรณ์: กี่นาทีหลังคำตัดสินหรือหลังเกมจึงยังอุทธรณ์ได้ 0 ถึง 1440 ถ้าไม่มี: ไม่จำกัด
match-key-appeal-fee = ค่าธรรมเนียมอุทธรณ์ เช่น 50 ยูโร
match-key-chess960 = หมากรุก960: หมายเลขรูปหมากเริ่มต้น 0 ถึง 959
match-key-variant = แบบเกม: ชื่อเกม ถ้าไม่ใช่หมากรุกสากล
match-key-position = รูปหมากเริ่มต้น เป็น FEN ถ้าไม่ระบุ ใช้รูปปกติ
match-key-odds = แต้มต่อ: สิ่งที่ฝ่ายหนึ่งต่อให้อีกฝ่าย เช่น knight, black pawn, draw หรือ white time 5
match-key-name = ชื่อผู้เล่น
match-key-title = ตำแหน่ง เช่น FM
match-key-federation = สหพันธ์ เช่น GER
match-key-club = สโมสร
match-key-rating = เรตติ้ง 0 ถึง 4000
match-key-fide-id = หมายเลข FIDE เป็นตัวเลข
match-key-blind = ตาบอดหรือสายตาเลือนราง
match-key-hard-of-hearing = บกพร่องทางการได้ยิน
match-key-device = อุปกรณ์: กระดานหรือแป้นพิมพ์ของผู้เล่น
match-key-address = ที่อยู่ของกระดาน: auto, ยี่ห้อ หรือยี่ห้อกับพอร์ต เช่น peg1:/dev/ttyACM0
match-key-moves = เสียงบอกตา: fide-th พูดว่า อีวา สี่, fide พูดว่า Eva vier, th พูดว่า e4
match-key-talk = เสียงของทุกอย่างที่เหลือ
match-key-form = รูปแบบตา: long บอกช่องต้นทาง short ไม่บอกถ้าชัดเจน
match-key-speech = เสียงพูด: โปรแกรมพูดกับผู้เล่นที่เทอร์มินัลของตัวเองไหม เครื่องหลักเป็นไปตามการตั้งค่าของคุณ
match-key-rate = ความเร็วเสียงพูด -100 ถึง 100
match-key-output = ช่องเสียงออก: ของผู้เล่นนี้ ถ้าไม่ระบุ ใช้ของระบบ
match-key-synthesiser = ตัวสังเคราะห์เสียง: ชื่อเสียง ถ้าไม่ระบุ ใช้ของภาษานั้น
match-key-print = การพิมพ์: พิมพ์บรรทัดให้ผู้เล่นนี้อย่างไร
match-key-braille-table = ตารางเบรลล์ของ liblouis: en-ueb-g2.ctb; auto: ตามภาษา
match-key-score = ใบบันทึก: ใครเขียน own: ผู้เล่นพิมพ์ เขียน e4 hand: บนกระดาษหรือเป็นเบรลล์ assistant: โปรแกรม
match-key-warnings = เตือนเวลา: บอกผู้เล่นเมื่อเหลือกี่นาที เช่น 10,5,1 หรือ off
match-key-code = รหัส: ผู้ที่มานั่งที่นี้ต้องพิมพ์ ถ้าไม่ระบุ ไม่มีรหัส
match-key-assistant-name = ชื่อผู้ช่วย
match-key-assistant-talk = เสียงสำหรับผู้ช่วย
match-key-arbiter-name = ชื่อผู้ตัดสิน
match-key-arbiter-passphrase = รหัสผ่านเป็นแฮช สร้างด้วย { $program } match --new
match-key-arbiter-talk = เสียงของโต๊ะ ถ้าไม่ระบุ ใช้ของเครื่อง
match-key-arbiter-moves = เสียงบอกตาที่โต๊ะ ถ้าไม่ระบุ ใช้ของเครื่อง
match-key-arbiter-speech = เสียงพูด: เทอร์มินัลของโต๊ะพูดไหม
match-key-arbiter-rate = ความเร็วเสียงพูดที่โต๊ะ: -100 ถึง 100 ถ้าไม่ระบุ ใช้ของเครื่อง
match-key-arbiter-lock = ล็อก: หลังไม่มีการพิมพ์กี่นาที โต๊ะจะถามรหัสผ่านอีกครั้ง 0: ไม่ถาม
match-key-arbiter-output = ช่องเสียงออก: ของผู้ตัดสิน ถ้าไม่ระบุ ใช้ของระบบ
match-key-arbiter-synthesiser = ตัวสังเคราะห์เสียงที่โต๊ะ: ชื่อเสียง ถ้าไม่ระบุ ใช้ของภาษานั้น

match-word-yes = ใช่
match-word-no = ไม่ใช่
match-word-standard = มาตรฐาน
match-word-rapid = เร็ว
match-word-blitz = สายฟ้าแลบ
match-word-adequate = เพียงพอ
match-word-sparse = ไม่เพียงพอ
match-word-repeat = ขานและทวน
match-word-repeat-first = ขานและทวนก่อนกดนาฬิกา
match-word-announce = ขาน
match-word-off = ไม่ขาน
match-word-keyboard = แป้นพิมพ์
match-word-pegs = กระดานหมุด
match-word-board = กระดานอิเล็กทรอนิกส์ธรรมดา
match-word-assistant = ผู้ช่วย
match-word-long = ยาว
match-word-short = สั้น
match-word-text = ข้อความ
match-word-braille = เบรลล์
match-word-own = ผู้เล่น พิมพ์ เขียน e4
match-word-hand = ผู้เล่น บนกระดาษหรือเป็นเบรลล์

aid-own-announcements = คำขานล่าสุด
aid-score-sheet = ใบบันทึกของตัวเอง
aid-times = เวลา
aid-move-number = หมายเลขตา
aid-opponent-score = ใบบันทึกของคู่แข่ง
aid-position-readout = อ่านรูปหมาก
aid-legal-moves = ตาเดินที่ถูกกติกา
aid-attackers = ตัวโจมตี
aid-draw-hints = คำบอกเรื่องเสมอ
aid-opening-name = ชื่อการเปิดเกม
aid-takeback = การถอนตาเดิน
aid-engine = เอนจิน

match-about-file =
    แมตช์ของ touchmove: บรรทัดที่ขึ้นต้นด้วย # เป็นบันทึกสำหรับคุณ
    ตรวจไฟล์: { $program } match --check และชื่อไฟล์นี้
match-about-aids =
    ตัวช่วยของผู้เล่นทั้งสอง: yes หรือ no ถ้าไม่ระบุ เป็นไปตามกติกา
    ใช้ได้: own-announcements, score-sheet, times, move-number
    เฉพาะเมื่ออนุญาต: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback ห้าม: engine
    สำหรับผู้เล่นคนเดียว: ส่วน [white.aids] หรือ [black.aids]
match-about-arbiter = ที่นี่มีแต่แฮช ไม่มีรหัสผ่าน

match-part-player = { $color }
match-part-assistant = ผู้ช่วยของ { $color }
match-part-player-aids = ตัวช่วยของ { $color } คนเดียว
match-part-aids = ตัวช่วยของผู้เล่นทั้งสอง
match-part-arbiter = ผู้ตัดสิน
match-ask-begin =
    ไฟล์แมตช์ใหม่ ราว 15 คำถาม
    Enter อย่างเดียว: คำตอบที่เสนอไว้
    ย้อน: คำถามก่อนหน้า
    Control-C: หยุด คำตอบของคุณจะเก็บไว้
match-ask-on = ทำต่อหลังตอบไปแล้ว { $count } ข้อ
match-looking = กำลังค้นหากระดาน
match-found-none = ไม่พบกระดาน
match-found = พบ: { $boards }
match-ask-time = การควบคุมเวลา เช่น 15+10, 40/90+30,30+30 หรือ 5d3 ไม่มีนาฬิกา: off
match-ask-name = ชื่อของ { $color }
match-ask-blind = ใครตาบอดหรือสายตาเลือนราง
match-ask-device = { $color } เล่นบนอะไร
match-ask-assistant = ชื่อผู้ช่วยของ { $color }
match-ask-braille = ใครอ่านบรรทัดเป็นเบรลล์
match-ask-output = ช่องเสียงออกใดเป็นของ { $color }
match-word-program = โปรแกรม
match-word-both = ทั้งคู่
match-word-neither = ไม่มีใคร
match-found-board = กระดาน { $make } ที่ { $port }
match-device-pegs-later = กระดานหมุด จะเสียบภายหลัง
match-device-board-later = กระดานอิเล็กทรอนิกส์ธรรมดา จะเสียบภายหลัง
match-device-relayed = ผู้ช่วยพิมพ์ตาเดิน

match-ask-aids = อนุญาตตัวช่วยใดเพิ่ม หมายเลขคั่นด้วยจุลภาค
match-ask-passphrase = รหัสผ่านของผู้ตัดสิน สำหรับโต๊ะ อย่างน้อย 10 ตัว หรือสามคำ
match-ask-passphrase-again = รหัสผ่านอีกครั้ง
match-passphrase-short = สั้นเกินไป พิมพ์อย่างน้อย { $characters } ตัว หรือ { $words } คำที่ไม่เกี่ยวกัน
match-code-short = สั้นเกินไป พิมพ์อย่างน้อย 4 ตัว
match-weak-few = ง่ายเกินไป: แทบไม่มีตัวอักษรที่ต่างกัน
match-weak-repeated = ง่ายเกินไป: ซ้ำไปซ้ำมา
match-weak-digits = ง่ายเกินไป: มีแต่ตัวเลข
match-weak-row = ง่ายเกินไป: เป็นแถวของแป้นพิมพ์หรือตัวอักษรเรียงกัน
match-weak-known = ง่ายเกินไป: ใคร ๆ ก็ลองคำนี้ก่อน
match-weak-name = ง่ายเกินไป: เป็นชื่อในเกมนี้
match-weak-offered = เช่น { $text }
match-passphrase-differs = ไม่ตรงกัน พิมพ์รหัสผ่านใหม่สองครั้ง
match-choice = { $number }: { $word }
match-help-name = พิมพ์ชื่อผู้เล่นนี้ ชื่อจะอยู่บนใบบันทึก
match-help-blind = พิมพ์หมายเลขหรือคำ ถ้ามีผู้เล่นตาบอด ต้องขานตาเดิน และใช้กติกาอื่นด้วย
match-help-device = พิมพ์หมายเลขกระดานของผู้เล่นนี้ ถ้าเป็นกระดานอื่น: ยี่ห้อกับพอร์ต เช่น dgt:/dev/ttyUSB0
match-help-assistant = พิมพ์ชื่อ หรือกด Enter ผู้ช่วยเดินหมากให้ และช่วยเท่าที่กติกาอนุญาต
match-help-braille = พิมพ์หมายเลขหรือคำ บรรทัดพิมพ์เป็นเบรลล์ยูนิโค้ด สำหรับจออักษรเบรลล์ที่แสดงเทอร์มินัล
match-help-output = พิมพ์หมายเลขช่องเสียงของผู้เล่นนี้ ผู้เล่นแต่ละคนต้องมีหูฟังของตัวเอง
match-help-time = นาที บวกวินาทีต่อตา: 90+30 สองช่วง: 40/90+30,30+30 ไม่มีนาฬิกา: off
match-help-default-time = พิมพ์นาที ผู้เล่นที่มาสายกว่านี้แพ้ 0: มาสายเมื่อไรก็แพ้ ถ้าไม่ตั้ง ผู้ตัดสินจะตัดสิน
match-help-arbiter = พิมพ์ชื่อผู้ตัดสิน ชื่อจะอยู่ในรายงาน
match-help-aids = พิมพ์หมายเลขคั่นด้วยจุลภาค หรือพิมพ์ ไม่มี ถ้าอนุญาต ผู้เล่นจะถามได้มากกว่าที่กติกาอนุญาต
match-help-passphrase = พิมพ์รหัสผ่านสำหรับโต๊ะ จะไม่แสดง และภายหลังไม่มีใครดูได้
match-help-passphrase-again = พิมพ์รหัสผ่านเดิม เพื่อจะได้รู้ถ้าพิมพ์ผิด
match-help-choice = พิมพ์หมายเลขของคำตอบ หรือคำของมัน
match-help-text = พิมพ์คำตอบ ถ้าไม่เปลี่ยน กด Enter
match-help-review = กด Enter เพื่อเขียนไฟล์ ถ้าจะเปลี่ยนบรรทัดใด พิมพ์ชื่อ ทั้งหมด: ฟังตารางทั้งหมดอีกครั้ง
match-enter = Enter: { $value }
match-enter-none = Enter: ไม่มี
match-enter-nothing = ถ้าไม่ระบุ: ไม่มี
match-enter-again = พิมพ์คำตอบ
match-enter-kept = Enter: คำตอบที่คุณพิมพ์ไว้
match-enter-passphrase = Enter อย่างเดียว: ถามใหม่ทั้งสองครั้ง
match-none = ไม่มี
match-back = ย้อน
match-back-none = นี่คือคำถามแรก
match-review = ตาราง:
match-review-row = { $name }: { $value }
match-review-set = ตั้งแล้ว
match-review-aids = ตามกติกา
match-review-output = ของระบบ
match-review-default-time = ไม่ได้ตั้ง ผู้ตัดสินจะตัดสิน
match-review-more = เรียกตามชื่อได้อีก: { $names }
match-review-end =
    ถ้าจะเปลี่ยนอะไร พิมพ์ชื่อ เช่น { $name } ชื่ออื่น: ช่วย
    Enter: เขียนไฟล์
match-review-all = ทั้งหมด
match-review-again =
    ถ้าจะเปลี่ยนอีก พิมพ์ชื่อ ถ้าจะฟังตารางทั้งหมด: ทั้งหมด
    Enter: เขียนไฟล์
match-review-unknown = ไม่รู้จัก: { $word } พิมพ์ชื่อจากรายการ
match-name-of = { $name } { $color }
match-name-event = รายการแข่ง
match-name-site = สถานที่
match-name-place = ที่นั่ง
match-name-round = รอบ
match-name-date = วันที่
match-name-time = เวลา
match-name-laws = กติกา
match-name-pace = ประเภทเวลา
match-name-supervision = การดูแล
match-name-announcing = การขาน
match-name-default-time = เวลารอ
match-name-quickplay = ช่วงจบแบบเร่งเวลา
match-name-draws = เสมอ
match-name-adjournment = พักเกม
match-name-session = ช่วงเล่น
match-name-adjudication = ตัดสินจากรูปหมาก
match-name-minutes-by-claim = เวลาเมื่ออ้างสิทธิ์
match-name-points = คะแนน
match-name-appeals = อุทธรณ์
match-name-appeal-time = กำหนดอุทธรณ์
match-name-appeal-fee = ค่าธรรมเนียมอุทธรณ์
match-name-chess960 = หมากรุก960
match-name-variant = แบบเกม
match-name-position = รูปหมาก
match-name-odds = แต้มต่อ
match-name-name = ชื่อ
match-name-title = ตำแหน่ง
match-name-federation = สหพันธ์
match-name-club = สโมสร
match-name-rating = เรตติ้ง
match-name-fide-id = หมายเลข FIDE
match-name-blind = ตาบอด
match-name-hard-of-hearing = การได้ยิน
match-name-device = อุปกรณ์
match-name-moves = เสียงบอกตา
match-name-talk = เสียง
match-name-form = รูปแบบตา
match-name-speech = เสียงพูด
match-name-rate = ความเร็วเสียง
match-name-output = ช่องเสียงออก
match-name-synthesiser = ตัวสังเคราะห์เสียง
match-name-braille = เบรลล์
match-name-braille-table = ตารางเบรลล์
match-name-score = ใบบันทึก
match-name-warnings = เตือนเวลา
match-name-aids = ตัวช่วย
match-name-assistant-name = ผู้ช่วย
match-name-assistant-talk = เสียงสำหรับผู้ช่วย
match-name-arbiter-name = ผู้ตัดสิน
match-name-arbiter-passphrase = รหัสผ่าน
match-name-code = รหัสที่นั่ง
match-name-arbiter-lock = ล็อกโต๊ะ
match-name-arbiter-talk = เสียงของโต๊ะ
match-name-arbiter-moves = เสียงบอกตาของโต๊ะ
match-name-arbiter-speech = เสียงพูดของโต๊ะ
match-name-arbiter-rate = ความเร็วเสียงของโต๊ะ
match-name-arbiter-output = ช่องเสียงออกของโต๊ะ
match-name-arbiter-synthesiser = ตัวสังเคราะห์เสียงของโต๊ะ
match-changed = ไฟล์แมตช์เปลี่ยนไป: { $keys } เกมที่เล่นอยู่ใช้เงื่อนไขเดิม
match-changed-key = { $key } จาก { $then } เป็น { $now }
match-left-out = ไม่มีอะไร
match-go-on = เกม { $game } ของแมตช์นี้ยังไม่จบ เล่นต่อตามเงื่อนไขเดิมไหม ถ้าไม่ จะเริ่มเกมใหม่ตามเงื่อนไขใหม่ และเกม { $game } คงอยู่ในคลัง ตกลง หรือ ไม่
match-help-go-on = ตกลง: เล่นเกมที่ยังไม่จบต่อ อย่างที่เริ่มไว้ ไม่: เกมใหม่ตามเงื่อนไขใหม่
match-not-begun = เกม { $game } ยังไม่จบ และไม่มีใครตอบ เริ่มแมตช์ใหม่แล้วตอบ
match-left = ไม่ได้เขียนอะไร
match-kept = เก็บคำตอบของคุณแล้ว พิมพ์คำสั่งเดิมเพื่อทำต่อ
match-not-kept = เก็บคำตอบของคุณไม่ได้: { $reason }
match-written = เขียนแล้ว: { $file }
match-begin =
    ไฟล์แมตช์ไม่มีข้อผิดพลาด
    ถ้าจะเริ่ม: { $program } match { $file }
match-no-randomness = ระบบไม่ให้ตัวเลขสุ่ม ไม่ได้เขียนอะไร
match-exists = มี { $file } อยู่แล้ว ระบุไฟล์อื่น
match-not-written = เขียนไม่ได้ { $file }: { $reason }
match-not-there = ไม่พบไฟล์แมตช์: { $file } ถ้าจะเขียนใหม่: { $program } match --new { $file }
match-not-read = อ่าน { $file } ไม่ได้: { $reason }
match-reason-missing = ไม่มีไฟล์นั้น
match-reason-folder = นั่นเป็นโฟลเดอร์ ระบุไฟล์ในนั้น
match-reason-no-text = ไม่ใช่ข้อความธรรมดา บันทึกเป็น UTF-8
match-reason-denied = ไม่มีสิทธิ์เข้าถึง

match-title = { $white } พบ { $black }
match-event = รายการแข่ง: { $text }
match-round = รอบ { $text }
match-site = สถานที่: { $text }
match-place = ที่นั่ง: { $text }
match-date = วันที่: { $text }
match-laws = กติกา: { $edition } ประเภทเวลา { $pace }
match-supervision-adequate = การดูแล: เพียงพอ
match-supervision-sparse = การดูแล: ไม่เพียงพอ
match-announcing-repeat = ตาเดินต้องขาน ทวน และเดินบนกระดาน
match-announcing-repeat-first = ตาเดินต้องขาน ทวน และเดินบนกระดาน แล้วจึงกดนาฬิกา ตั้งแต่ขานจนถึงตอนนั้น นาฬิกาของคู่แข่งเดิน
match-announcing-announce = ตาเดินต้องขาน ไม่ต้องทวน
match-announcing-off = ตาเดินไม่ต้องขาน
match-chess960 = หมากรุก960 รูปหมากเริ่มต้นที่ { $number }
match-variant = { $variant }
match-position = รูปหมากเริ่มต้น: { $position }
match-position-chess960 = หมากรุก960 รูปหมากเริ่มต้น { $position }
match-default-time = เวลารอ: { $time }
match-quickplay = ช่วงจบแบบเร่งเวลา: ประกาศใช้
match-draws-after = เสมอโดยตกลงกัน: หลังเดินฝ่ายละ { $count } ตา
match-draws-arbiter = เสมอโดยตกลงกัน: ผู้ตัดสินต้องยินยอม
match-draws-arbiter-until = เสมอโดยตกลงกัน: ก่อนเดินฝ่ายละ { $count } ตา ผู้ตัดสินต้องยินยอม
match-adjournment = พักเกม: ได้
match-session = ช่วงเล่น: { $time }
match-adjudication = ตัดสินจากรูปหมาก: ได้
match-minutes-claimed = เวลาเพิ่มจากตาผิดกติกา: เมื่ออ้างสิทธิ์เท่านั้น
match-points = คะแนน: ชนะ { $win } เสมอ { $draw }
match-no-appeals = อุทธรณ์: ไม่มี คำตัดสินของผู้ตัดสินถือเป็นที่สุด
match-appeal-time = อุทธรณ์: ภายใน { $time }
match-appeal-fee = ค่าธรรมเนียมอุทธรณ์: { $fee }
match-player = { $color }: { $name }
match-blind = { $color } ตาบอดหรือสายตาเลือนราง
match-hard-of-hearing = { $color } บกพร่องทางการได้ยิน
match-device-keyboard = { $color } เล่นด้วยแป้นพิมพ์
match-device-pegs = { $color } เล่นบนกระดานหมุด { $address }
match-device-board = { $color } เล่นบนกระดานอิเล็กทรอนิกส์ { $address }
match-device-assistant = { $color } เล่นผ่านผู้ช่วย
match-assistant = { $color } มีผู้ช่วย { $name }
match-spoken = { $color } ฟังตาเดินเป็น { $moves } อย่างอื่นเป็น { $talk }
match-printed = { $color } อ่านตาเดินเป็น { $moves } อย่างอื่นเป็น { $talk }
match-output = ช่องเสียงออกของ { $color }: { $output }
match-braille = { $color } อ่านเบรลล์ ตาราง { $table }
match-score-own = ใบบันทึกของ { $color }: ผู้เล่นพิมพ์เอง
match-score-hand = ใบบันทึกของ { $color }: เขียนด้วยมือ บนกระดาษหรือเป็นเบรลล์
match-score-assistant = ใบบันทึกของ { $color }: โปรแกรมเขียนให้
match-warnings = เตือนเวลา { $color }: { $minutes } นาที
match-aids = { $color } ถามได้: { $aids }
match-arbiter = ผู้ตัดสิน: { $name }
match-good = ไฟล์แมตช์ไม่มีข้อผิดพลาด
match-note-silent = ไม่ปกติ: มีผู้เล่นตาบอดแต่ไม่ขานตาเดิน { $article } กำหนดให้ขาน แต่รายการแข่งปรับได้
match-note-unheard = ไม่ปกติ: ผู้เล่นตาบอดทั้งสองคนแต่ไม่ขานตาเดิน { $article } กำหนดให้ขาน เขียน announcing = "repeat"
match-note-unrepeated = ไม่ปกติ: มีผู้เล่นตาบอดแต่ไม่ทวนตาเดิน { $article } กำหนดให้ทวน แต่รายการแข่งปรับได้
match-note-no-clocks = ไม่ปกติ: ไม่มีนาฬิกา
match-note-pace = ไม่ปกติ: ประเภทเวลา { $pace } ตามการควบคุมเวลา เกมนี้เป็น { $usual }
match-note-default-time = ไม่มีเวลารอ: ผู้ตัดสินจะตัดสิน { $article }: รายการแข่งเป็นผู้กำหนด
match-note-score = ไม่ปกติ: { $color } มองเห็นและไม่จดตาเดิน { $article }
match-note-output = ผู้เล่นทั้งสองใช้ช่องเสียงเดียวกัน: ต่างได้ยินสิ่งที่บอกอีกฝ่าย
match-note-passphrase = รหัสผ่านนี้อยู่ในตัวอย่าง: ทุกคนรู้ { $program } match --new จะถามรหัสของคุณ
match-note-quickplay = ช่วงจบแบบเร่งเวลา: ไม่มีผลกับการควบคุมเวลานี้ { $article }
match-note-quickplay-blitz = ช่วงจบแบบเร่งเวลา: บลิทซ์ไม่มี { $article } ตัดออก
match-note-session = ช่วงเล่น: ไม่มีผล เกมนี้พักไม่ได้ เขียน adjournment = "yes"
match-note-title = ตำแหน่งไม่ปกติ: { $color } FIDE มี GM, IM, FM, CM, WGM, WIM, WFM, WCM
match-readable = คนอื่นอ่าน { $file } ได้ พร้อมรหัสที่นั่งและแฮชของรหัสผ่าน ปิดไฟล์: { $command }

## ที่โต๊ะแข่ง

seat-opened = คุณเล่น { $color } { $name } คู่แข่ง: { $opponent }
seat-waits = ผู้ตัดสินจะเริ่มนาฬิกา
seat-compare-board = เทียบกระดานของคุณกับรูปหมากนี้
seat-offer-open = ข้อเสนอเสมอของ { $color } ยังอยู่
seat-stands = นาฬิกาหยุดแล้ว ผู้ตัดสินจะเริ่มให้
seat-set-up = ตั้งกระดานของคุณใหม่: เปลี่ยนไปมาก
seat-adjourned = พักเกมแล้ว ผู้ตัดสินจะเปิดซอง
seat-waits-repetition = { $color } ต้องทวน
seat-answer-offer = พิมพ์ ยอมรับ หรือ ปฏิเสธ
seat-not-you = ยังไม่ถึงตาคุณ
seat-must-play = คุณอ้างสิทธิ์ด้วย { $move }: เดินเดี๋ยวนี้
seat-free = คุณเดินตาใดก็ได้
seat-made-stays = ไม่ทันแล้ว: ตาของคุณคือ { $move }
seat-position-set = ตั้งรูปหมากแล้ว จัดกระดานของคุณ
seat-absent = คุณถูกระบุว่าไม่อยู่ เรียกผู้ตัดสิน: ผู้ตัดสิน
table-began = เกมเริ่มแล้ว นาฬิกาของ { $color } เดินอยู่
table-began-clockless = เกมเริ่มแล้ว
table-resumed = นาฬิกาเดินแล้ว นาฬิกาของ { $color } เดินอยู่
seat-clock-runs = นาฬิกาของคุณเดินอยู่
seat-no-quit = ผู้ตัดสินเท่านั้นที่หยุดหรือจบแมตช์ได้ ถ้าจะเรียก: ผู้ตัดสิน ถ้าจะยกเกมให้: ยอมแพ้
desk-help-passphrase = พิมพ์รหัสผ่านของผู้ตัดสิน ซึ่งตั้งไว้กับไฟล์แมตช์ จะไม่แสดง
desk-passphrase = รหัสผ่านของผู้ตัดสิน Enter อย่างเดียว: ย้อนกลับ
desk-not-opened = โต๊ะยังปิดอยู่ พิมพ์ โต๊ะ เพื่อเปิด
desk-waits = กำลังตรวจรหัสผ่าน
desk-wrong = รหัสผ่านผิด พิมพ์ใหม่ Enter อย่างเดียว: ย้อนกลับ
desk-wrong-wait = รหัสผ่านผิด รอ { $seconds } วินาที แล้วพิมพ์ใหม่ Enter อย่างเดียว: ย้อนกลับ
desk-early = เร็วเกินไป ยังไม่ได้ตรวจ รอ { $seconds } วินาที แล้วพิมพ์ใหม่ Enter อย่างเดียว: ย้อนกลับ
desk-open = ยินดีต้อนรับผู้ตัดสิน
desk-wanted = ต้องการผู้ตัดสิน
desk-open-matters = ยินดีต้อนรับผู้ตัดสิน มี { $count } เรื่องรอการตัดสินของคุณ
desk-alone = พิมพ์ โต๊ะ อย่างเดียว แล้วจะถามรหัสผ่าน ซึ่งจะไม่แสดง
desk-alone-open = พิมพ์ โต๊ะ อย่างเดียว แล้วจึงพิมพ์คำสั่ง คำหลัง โต๊ะ จะไม่อ่าน
desk-closed = ปิดโต๊ะแล้ว
desk-locked = โต๊ะล็อกแล้ว: ไม่มีการพิมพ์นานเกินไป พิมพ์อะไรก็ได้ แล้วพิมพ์รหัสผ่าน
desk-locked-seat = โต๊ะล็อกแล้ว: ไม่มีการพิมพ์นานเกินไป พิมพ์ โต๊ะ เพื่อเปิด
desk-no-legal-move = ไม่ใช่ตาเดินที่ถูกกติกา ผู้เล่นไม่ได้รับแจ้ง
desk-noted = บันทึกแล้ว
task-done = เสร็จแล้ว: { $what }
task-open = ยังไม่เสร็จ: { $what }
task-room = ห้อง: แสง ความเงียบ โต๊ะและเก้าอี้
task-telephones = โทรศัพท์: ปิดและฝากแล้ว
task-boards = กระดาน: ตั้งถูกและวางถูกทิศ
task-clocks = นาฬิกา: ตั้งและใช้งานได้
task-assistants = ผู้ช่วย: รู้ว่าทำอะไรได้
task-rules = ผู้เล่น: รู้เวลา กติกา และตัวช่วย
task-default-time = เวลารอ: ประกาศแล้ว
task-committee = คณะกรรมการอุทธรณ์: แต่งตั้งแล้ว
task-start = นาฬิกา: เริ่มตรงเวลา
task-watch = เกม: เฝ้าดู โดยเฉพาะเมื่อเวลาน้อย
task-recording = ใบบันทึก: จดทุกตา
task-flags = ธง: เฝ้าดู
task-quickplay = นาทีสุดท้าย: เฝ้าดูตลอด
task-compare = กระดาน: เทียบกับบันทึกแล้ว
task-spectators = ผู้ชม: เงียบ
task-session = ช่วงเล่น: ประกาศเวลาจบแล้ว
task-envelope = ซอง: ตรวจ ปิด และเก็บแล้ว
task-result = ผล: บันทึกแล้ว
task-signed = ใบบันทึก: ลงชื่อทั้งสองฝ่าย
task-sheets = ใบบันทึก: เก็บแล้ว
task-report = เอกสาร: เขียนแล้วและส่งให้ผู้จัด
desk-tasks-before = ก่อนเกม:
desk-tasks-during = ระหว่างเกม:
desk-tasks-after = หลังเกม:
desk-task = { $number }: { $what }
desk-task-done = { $number } เสร็จแล้ว: { $what }
desk-tasks-none = จนถึงตอนนี้เสร็จหมดแล้ว ฟังทุกงาน: งาน ทั้งหมด
desk-task-record = เรื่องนี้บันทึกบอกเอง { $what }
desk-no-such-task = ไม่มีงานที่ { $number } มี 1 ถึง { $count }
desk-tasks-open = งานที่ยังไม่ขีด: { $count } ฟังได้ด้วย: งาน
desk-glossary = { $language }: { $word }
term-check = รุก
term-checkmate = รุกฆาต
term-stalemate = เสมออับ
term-castling = เข้าป้อม
term-en-passant = กินผ่าน
term-promotion = เลื่อนขั้น
term-sealed-move = ตาเดินปิดผนึก
term-warning = เตือน
term-penalty = บทลงโทษ
desk-glossary-none = ไม่มีในศัพท์: { $word } มีตัวหมาก คำสั่ง และคำในกติกา
desk-board-square = { $square }: กระดาน { $board } เกม { $game }
desk-closed-look = โต๊ะปิดอยู่ พิมพ์ โต๊ะ เพื่อเปิด
desk-no-boards = ไม่มีกระดานต่ออยู่
desk-quit = ถ้าจะออกจากโต๊ะ: ออก ถ้าจะหยุดไว้ก่อน: Control-D ที่เครื่องหลัก ถ้าจะจบแมตช์: ปิดการแข่ง
desk-unknown = ไม่รู้จักที่โต๊ะ: { $word } ดูคำสั่ง พิมพ์ ช่วย
desk-no-question = ไม่มีคำถามให้ตอบที่โต๊ะ

## เทอร์มินัลของเครื่องหลัก

host-busy = แมตช์เปิดอยู่ในอีกโปรแกรม ปิดโปรแกรมนั้นก่อน
host-quit = ถ้าจะหยุดไว้ก่อน: Control-D นาฬิกาจะหยุด และไฟล์เดิมใช้เล่นแมตช์ต่อ ถ้าจะจบ: ปิดการแข่ง ที่โต๊ะ
host-kept = บันทึกแมตช์เป็นเกม { $game } แล้ว ถ้าจะเล่นต่อ: { $program } match ตามด้วยไฟล์เดิม
host-desk = โต๊ะ
host-for = { $place }:
host-guide-desk = ผู้ตัดสิน: พิมพ์ โต๊ะ เพื่อเปิดโต๊ะ
host-guide-several = สำหรับที่นั่งเดียว: ดำ e4
host-speaks-for = คุณพูดแทน { $place }
host-look = ถ้าจะดูที่นั่งใดที่นี่ พิมพ์ชื่อ: { $places }
host-serves-none = เทอร์มินัลอื่นใช้ทุกที่นั่ง เครื่องนี้ดำเนินแมตช์
host-taken = { $seat ->
    [desk] โต๊ะอยู่ที่อีกเทอร์มินัล ปิดที่นั่นก่อน
   *[other] { $place } เล่นที่อีกเทอร์มินัล ปิดที่นั่นก่อน
}
host-given = { $seat ->
    [desk] ตอนนี้โต๊ะอยู่ที่อีกเทอร์มินัล
   *[other] ตอนนี้ { $place } เล่นที่อีกเทอร์มินัล
}
host-gone = { $seat ->
    [desk] เทอร์มินัลของโต๊ะหายไป พิมพ์คำสั่งของโต๊ะที่นี่
   *[other] เทอร์มินัลของ { $place } หายไป { $place } เล่นที่นี่
}
room-of-table = โต๊ะ { $table }: { $said }
room-open = { $count } โต๊ะ: { $tables }
room-new-tables = โต๊ะใหม่: { $tables }
room-gone-table = โต๊ะ { $table } ไม่อยู่ในไฟล์ห้องแล้ว: แมตช์ { $white } พบ { $black } ยังบันทึกไว้เป็นเกม { $game }
room-guide = ถ้าจะไปที่โต๊ะ: โต๊ะ { $table } มีโต๊ะ { $tables }
room-range = { $first } ถึง { $last }
room-table-words = โต๊ะ
room-no-table = ที่นี่ไม่มีโต๊ะ { $table }: มีโต๊ะ { $tables }
room-table-number = ขาดหมายเลขโต๊ะ: มีโต๊ะ { $tables }
room-which-table = ระบุโต๊ะ เพราะมีหลายโต๊ะ: { $program } seat { $seat } --table ตามด้วยหมายเลข มีโต๊ะ { $tables }
room-table-over = โต๊ะ { $table }: แมตช์จบแล้ว
room-no-desk = ที่นี่ไม่มีโต๊ะกรรมการของห้อง: โต๊ะกรรมการของแมตช์ { $program } seat desk
room-has-no-table = โต๊ะกรรมการของห้องไม่มีหมายเลข: ตัด --table ออก
room-quit = ถ้าจะหยุดไว้ก่อน: Control-D นาฬิกาจะหยุด และไฟล์ห้องเดิมใช้เล่นทุกแมตช์ต่อ
room-kept = บันทึก { $count } แมตช์แล้ว: ถ้าจะเล่นต่อ { $program } room ตามด้วยไฟล์เดิม
room-reopened = ผลนี้ไม่นับแล้ว
room-wrong-number = มีโต๊ะ { $table } อยู่แล้ว: แต่ละโต๊ะต้องมีหมายเลขของตัวเอง
room-wrong-file = อีกโต๊ะใช้ { $file }: แต่ละโต๊ะต้องมีไฟล์แมตช์ของตัวเอง
room-wrong-empty = ไม่มีโต๊ะในไฟล์: เขียน [[table]] หนึ่งบรรทัด แล้วใต้นั้น number และ match
room-wrong-port = โต๊ะ { $table } มีกระดานที่ { $port } ด้วย: แต่ละกระดานต้องมีพอร์ตของตัวเอง
room-wrong-boards = โต๊ะ { $table } มีกระดานแบบนี้ด้วย: ระบุพอร์ตของแต่ละกระดาน เช่น dgt:/dev/ttyUSB0
room-key-number = หมายเลขโต๊ะ 1 ถึง 9999
room-key-match = ไฟล์แมตช์ของโต๊ะ เช่น table7.toml
room-not-there = ไม่พบไฟล์ห้อง: { $file }
room-good = ไฟล์ห้องไม่มีข้อผิดพลาด
cli-room = เล่นแมตช์หลายโต๊ะ ตามไฟล์ห้อง
arg-room-file = ไฟล์ห้อง
arg-room-check = ตรวจไฟล์ห้องและไฟล์แมตช์ และบอกข้อผิดพลาด
arg-seat-table = หมายเลขโต๊ะ ในห้องที่มีหลายโต๊ะ
arg-seat-by = คำสั่งที่นำไปสู่แมตช์
arg-link-place = white, black, desk, room หรือ captain ซึ่งเป็นที่นั่งเดียวที่นำไปถึง

## เทอร์มินัลอื่นของแมตช์

client-no-table = ไม่มีแมตช์เปิดอยู่ที่นี่ เริ่มที่อีกเทอร์มินัล: { $program } match ตามด้วยชื่อไฟล์
client-older = touchmove นี้เก่ากว่าอีกเครื่อง เปิดรุ่นเดียวกันที่นี่
client-newer = touchmove นี้ใหม่กว่าอีกเครื่อง เปิดรุ่นเดียวกันที่นี่
client-stranger = แมตช์นี้เป็นของผู้ใช้อื่น เปิดโปรแกรมด้วยผู้ใช้นั้น
client-stuck = แมตช์ไม่ตอบ ดูที่เทอร์มินัลของแมตช์
client-gone = การเชื่อมต่อขาด กำลังรอแมตช์ พิมพ์ เลิก เพื่อออก
client-back = เชื่อมต่ออีกครั้งแล้ว
client-waits = ยังไม่ได้ส่ง: การเชื่อมต่อขาด กำลังรอแมตช์ พิมพ์ เลิก เพื่อออก
client-connects = กำลังเชื่อมต่อกับแมตช์
client-no-table-there = ที่นั่นไม่มีแมตช์เปิดอยู่ ลองใหม่เมื่อเปิดแล้ว
client-no-way = เชื่อมต่อไม่ได้ สั่งคำสั่งนั้นเดี่ยว ๆ เพื่อดูสาเหตุ
link-other-place = การเชื่อมต่อนี้สำหรับ { $place } เท่านั้น ขอที่นั่งนั้น
client-braille-lost = เบรลล์ขัดข้อง: { $reason } พิมพ์บรรทัดเป็นข้อความ
link-busy = มีอีกแมตช์เปิดอยู่ในเครื่องนี้ จบที่นั่นก่อน หรือระบุโฟลเดอร์อื่นด้วย --data
link-closed = เทอร์มินัลอื่นเข้าร่วมไม่ได้: { $reason }
reason-long-path = ชื่อโฟลเดอร์ข้อมูลยาวเกินไป
reason-no-sockets = ระบบนี้ไม่มีซ็อกเก็ตแบบนั้น
reason-no-output = ไม่รู้จักช่องเสียงออก ดูชื่อด้วย pactl list short sinks

## การซ้อมแข่ง

opening-strict =
    ซ้อมแข่งทัวร์นาเมนต์
    พิมพ์ตาของคุณเพื่อขาน แล้ว { $press }
    พิมพ์ตาของคู่แข่งเพื่อทวน
set-up-position = รูปหมากเริ่มต้นพิเศษ ตั้งกระดานของคุณ:
announcement-unclear = ไม่ชัดเจน บอกตัวหมากและทั้งสองช่อง ถ้าเข้าป้อมให้บอกช่องของขุน
slip-stands = แก้ไม่ทันแล้ว: กดนาฬิกาไปแล้ว ตานั้นนับ
withheld-own-announcements = ฟังคำขานไม่ได้: ผู้ตัดสินถอนสิทธิ์
withheld-score-sheet = ดูใบบันทึกไม่ได้: ผู้ตัดสินถอนสิทธิ์
withheld-times = ถามเวลาไม่ได้: ผู้ตัดสินถอนสิทธิ์
withheld-move-number = ถามหมายเลขตาไม่ได้: ผู้ตัดสินถอนสิทธิ์
withheld-opponent-score = ดูใบบันทึกของคู่แข่งไม่ได้
withheld-position-readout = ฟังรูปหมากไม่ได้ คลำกระดานของคุณ
withheld-position-sighted = ฟังรูปหมากไม่ได้ ดูกระดานของคุณ
withheld-legal-moves = ถามตาเดินที่ถูกกติกาไม่ได้
withheld-attackers = ถามตัวโจมตีและตัวคุ้มกันไม่ได้
withheld-draw-hints = ไม่มีคำบอก: คุณต้องสังเกตเองว่าอ้างสิทธิ์ได้เมื่อไร
withheld-opening-name = ถามชื่อการเปิดเกมไม่ได้
withheld-takeback = ถอนตาเดินไม่ได้
withheld-engine = ระหว่างเกมไม่มีคำแนะนำ และเปลี่ยนระดับไม่ได้
withheld-never = ใช้ระหว่างเกมนี้ไม่ได้: { $name }
help-strict-announce =
    ถึงตาคุณ พิมพ์ตาเดิน แล้วจะขานให้
    ถ้าเบี้ยเลื่อนขั้น บอกตัวหมากด้วย
    ถามได้: ล่าสุด, พูดซ้ำ, บันทึก, นาฬิกา, ตาใคร
    ใช้ได้อีก: เสมอ, อ้างสิทธิ์ ซ้ำสามครั้ง, ยอมแพ้
    ออก: เลิก
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย อ้างสิทธิ์
help-strict-press =
    ขานตาของคุณแล้ว กดนาฬิกาได้
    ถ้าพูดผิด ก่อนกด: แก้คำ ม้า f3
help-strict-repeat =
    พิมพ์ตาของคู่แข่ง: เท่ากับทวน
    แล้วจึงถึงตาคุณ
help-strict-wait =
    ยังไม่ถึงตาคุณ รอ
    ถามได้: ล่าสุด, พูดซ้ำ, บันทึก, นาฬิกา, ตาใคร

## เอกสารของแมตช์

report-title = รายงานถึงผู้ตัดสิน
report-table = การแข่ง
report-course = ลำดับของเกม
report-began = เริ่มเมื่อ { $date }: เวลาเป็นชั่วโมง นาที วินาทีของการเล่น
report-began-at = เริ่มเมื่อ { $date }: เวลาเป็นเวลาของวัน
report-program-started = เปิดโปรแกรม: { $when }
report-result = ผล: { $score } { $ended }
report-open = ผล: ยังไม่มี เกมยังไม่จบ
report-open-adjourned = ผล: ยังไม่มี เกมพักอยู่
report-used = { $color } ใช้เวลา { $time }
report-illegal-acts = { $color } ทำผิดกติกา: { $count }
report-claims = { $color } อ้างสิทธิ์: { $count }
report-complaints = { $color } ร้องเรียน: { $count }
report-appeals = { $color } อุทธรณ์: { $count }
report-claims-wrong = { $color } อ้างสิทธิ์ผิด: { $count }
report-offers = { $color } เสนอเสมอ: { $count }
report-aids-none = { $color } ไม่ได้ใช้ตัวช่วย
report-aids-had = { $color } ใช้: { $aids }
report-aids-refused = { $color } ขอแล้วไม่ได้: { $aids }
report-aid = { $aid } { $count } ครั้ง
report-rulings = คำตัดสินและโทษ: { $count }
report-passphrases = รหัสผ่านผิด: { $count } ซอง: { $envelope }

report-started = เกมเริ่ม
report-entered = { $color } เดิน { $move }
report-touched = { $color } จับ { $square }
report-lifted = { $color } ยกตัวหมากจาก { $square }
report-seated = { $color } วางตัวหมากที่ { $square }
report-seated-man = { $color } วางตัวหมากที่ { $square }: { $piece }
report-adjusting = { $color } พูดว่า: ขอจัดหมาก
report-plays = { $color } เล่นบนอุปกรณ์อื่น: { $board }
report-screen = หน้าจอ
report-announced = { $color } ขาน { $move }

report-repeated = { $color } ทวน { $move }
report-repeated-none = { $color } ทวนตาที่เป็นไปไม่ได้
report-says = { $color } พูดว่า: { $text }
report-unclear = { $color } พูดว่า { $text }: ไม่ใช่ตาเดินที่ถูกกติกา ขอให้บอกทั้งสองช่อง
report-seen-to = จัดการแล้ว: คำพูดของผู้เล่นถึงผู้ตัดสิน
report-seen-to-of = จัดการแล้ว: คำพูดของ { $color } ถึงผู้ตัดสิน { $text }
report-executed = { $color } เดินบนกระดาน
report-corrected = { $color } แก้เป็น { $move }
report-clock-pressed = { $color } กดนาฬิกา
report-two-hands = { $color } ใช้สองมือ
report-two-hands-claimed = { $color } พูดว่า: เดินด้วยสองมือ
report-flag-claimed = { $color } อ้างว่าคู่แข่งหมดเวลา
report-illegal-claimed = { $color } อ้างว่าเดินผิดกติกา
report-correction-wanted = { $color } ต้องการแก้ตาที่ผิดกติกา
report-touch-claimed = { $color } พูดว่า { $opponent } จับ { $square } ในตาที่ { $number }
report-found = มีการแจ้งความผิดปกติ
report-draw-offered = { $color } เสนอเสมอ
report-draw-accepted = { $color } ยอมรับเสมอ
report-draw-declined = { $color } ปฏิเสธเสมอ
report-claimed-threefold = { $color } อ้างสิทธิ์เสมอ รูปหมากซ้ำสามครั้ง
report-claimed-threefold-with = { $color } อ้างสิทธิ์เสมอด้วย { $move } รูปหมากซ้ำสามครั้ง
report-claimed-fifty = { $color } อ้างสิทธิ์เสมอ ห้าสิบตา
report-claimed-fifty-with = { $color } อ้างสิทธิ์เสมอด้วย { $move } ห้าสิบตา
report-claimed-no-effort = { $color } อ้างสิทธิ์เสมอ: คู่แข่งไม่พยายามเอาชนะ
report-claimed-cannot-win = { $color } อ้างสิทธิ์เสมอ: คู่แข่งชนะตามปกติไม่ได้
claim-clocks = นาฬิกา: ขาว { $white } ดำ { $black }
report-increment = { $color } ขอเวลาเพิ่มต่อตา
report-resigned = { $color } ยอมแพ้
report-taken-back = ขอถอนตา ครึ่งตา: { $count }
report-wrote = { $color } เขียน { $place }: { $move }
report-crossed-out = { $color } ขีดฆ่า { $place }
report-signed = { $color } เซ็น { $result }
report-absent = { $color } ถูกระบุว่าไม่อยู่
report-arrived = { $color } มาถึง
report-adjournment = ผู้ตัดสินพักเกม
report-adjournment-early = ผู้ตัดสินพักเกมก่อนเวลา ช่วงเล่นที่เหลือ: { $time }
report-sealed = { $color } ผนึกตาเดิน
report-adjourned = ผู้ตัดสินถือซอง
report-envelope-lost = ซองหาย ผู้เล่นตกลงเรื่องตาเดินไม่ได้
report-envelope-lost-agreed = ซองหาย ผู้เล่นตกลงกันว่า { $move }
report-opened = เปิดซอง: { $move }
report-opened-ambiguous = เปิดซอง: ตานั้นแปลได้หลายอย่าง
report-opened-unreadable = เปิดซอง: อ่านตาเดินไม่ได้
report-resumption = ถึงเวลาเล่นเกมที่พักต่อ
report-rules = ผู้ตัดสินจะตัดสิน: { $ruling }
report-refused = ไม่รับ: { $why }
report-position-set = ตั้งรูปหมาก: { $position }
report-judged-possible = ตรวจพบ: ยังรุกจนได้
report-judged-none = ตรวจพบ: รุกจนไม่ได้
report-judged-undecided = ตรวจพบ: บอกไม่ได้ว่ายังรุกจนได้ไหม
report-paused = หยุดนาฬิกา
report-resumed = เริ่มนาฬิกาอีกครั้ง
report-time-passed = ถึงกำหนดเวลา
report-clocks-told = นาฬิกาแสดง { $white } และ { $black }
report-result-told = เซิร์ฟเวอร์จบเกม: { $result }
report-closed = ไม่แสดงขณะซองยังปิดอยู่

report-not-pressed = { $color } ไม่ได้กด นาฬิกายังเดินอยู่
report-illegal-stands = ตาของ { $color } ผิดกติกา นับจนกว่าจะมีการอ้าง
report-illegal-position = ตานั้นผิดกติกา: คิงทั้งสองถูกรุก หรือเบี้ยค้างแถวสุดท้าย { $color } มีหนึ่งตาเพื่อแก้
report-asks = ยังรุกจนได้ไหม กำลังตรวจ
report-clock-runs = นาฬิกาของ { $color } เดินอยู่

report-asked-had = { $color } ขอตัวช่วยและได้: { $aid }
report-asked-refused = { $color } ขอตัวช่วยแต่ไม่ได้: { $aid }
report-granted = { $color } ได้รับอนุญาตใช้ตัวช่วย: { $aid }
report-withdrawn = { $color } ใช้ไม่ได้แล้ว: { $aid }
report-assistant = ผู้ช่วยของ { $color } คือ { $name }
report-assistant-dismissed = เลิกใช้ผู้ช่วยของ { $color }
report-passphrase-right = เปิดโต๊ะที่ที่นั่งของ { $place }: รหัสผ่านถูก
report-passphrase-wrong = รหัสผ่านผิด: ที่ที่นั่งของ { $place }
report-envelope-right = ซอง: รหัสผ่านถูก ที่ที่นั่งของ { $place }
report-envelope-wrong = ซอง: รหัสผ่านผิด ที่ที่นั่งของ { $place }
report-code-wrong = รหัสผิดที่ที่นั่งของ { $place }
report-envelope-key = สร้างกุญแจของซอง
report-desk-closed = ปิดโต๊ะ
report-desk-locked = โต๊ะล็อกที่ที่นั่งของ { $place }: ไม่มีการพิมพ์
report-desk-talks = ตอนนี้เสียงของโต๊ะคือ { $voice }
report-questioned = ถามกลับที่โต๊ะ: { $what }
report-answered-yes = ผู้ตัดสินตอบว่าตกลง
report-answered-no = ผู้ตัดสินตอบว่าไม่: ไม่ได้ทำอะไร
report-answered-dropped = คำถามตกไป: ไม่ได้ทำอะไร
report-program-closed = ปิดโปรแกรม: { $when }
report-was-closed = ปิดอยู่ { $time }
report-broken-off = โปรแกรมไม่ได้ถูกปิด: ขัดข้อง หรือไฟดับ
report-file-old = ไฟล์แมตช์ถูกเปลี่ยน: { $keys } ผู้ตัดสินใช้เงื่อนไขเดิม
report-file-new = ไฟล์แมตช์ถูกเปลี่ยน: { $keys } ผู้ตัดสินเริ่มเกมนี้ด้วยเงื่อนไขใหม่ เกมก่อนหน้าถูกทิ้งไว้
report-file-taken = ไฟล์แมตช์ถูกเปลี่ยน: { $keys } มีผลตั้งแต่นี้ เงื่อนไขของเกมไม่เปลี่ยน
report-served = มีเทอร์มินัลใช้ที่นั่งของ { $place }
report-board-lost = กระดานหายไป: { $color }
report-board-back = กระดานกลับมา: { $color }
report-board-wrong = กระดานผิด: กระดานของ { $color } ไม่ตรงกับเกม
report-board-right = กระดานถูกต้องแล้ว: { $color }
report-board-low = แบตเตอรี่อ่อน: กระดานของ { $color }
report-board-missed = ข้อมูลจากกระดานหาย: { $color }
report-flickers = { $square } กะพริบบนกระดานของ { $color } ไม่นับ
report-mutes = { $color } ปิด { $square } ไม่นับ
report-left = ไม่มีเทอร์มินัลใช้ที่นั่งของ { $place }
report-noted = หมายเหตุของผู้ตัดสิน: { $text }
report-signed-off = ผู้ตัดสินปิดการแข่ง
report-desk = ผู้ตัดสิน

record-cancelled = ไม่นับ: { $moves }
record-announced-cancelled = ขานแล้วไม่นับ: { $move }
record-illegal = ตาเดินผิดกติกาที่ไม่มีใครอ้าง: { $move }
record-apart = จากรูปหมากที่เกมใดก็เป็นไม่ได้ { $position }: { $move }
record-goes-on = เกมเดินต่อจากรูปหมากอื่น: { $position }
record-at = { $time }:
reason-espeak-missing = ไม่ได้ติดตั้ง espeak-ng
reason-espeak-stuck = espeak-ng ไม่จบการทำงาน
reason-espeak-garbage = espeak-ng ไม่ให้เสียง
records-no-sound = ไม่มีไฟล์เสียงของคำขาน: { $reason }
record-announcements = คำขาน พร้อมเวลานับจากเริ่ม
record-sheet = ใบบันทึกของ { $color } { $name }
record-differs = ไม่ตรงในตาที่ { $number } ของ { $color }: { $move }
record-position-set = ผู้ตัดสินตั้งรูปหมาก ก่อนตาที่ { $number } ของ { $color }
record-end-revoked = การจบนี้ถูกเพิกถอน: { $ended }
record-not-written = ขาด: ตาที่ { $number } ของ { $color } { $move }
record-empty = ไม่ได้เขียนอะไร
record-by-hand = ตาเดินอยู่บนใบบันทึกของผู้เล่นเอง แนบไว้กับใบนี้
record-announced = { $color } ขาน { $to }
record-corrects = { $color } แก้จาก { $from } เป็น { $to }
record-corrected = แก้จาก { $from } เป็น { $to }
record-was-illegal = ขานแล้ว ผิดกติกา
record-was-taken-back = ขานแล้ว ผิดกติกา ถอนตา
record-crossed-out = ขีดฆ่า ตาที่ { $number } ของ { $color }: { $move }
record-period = { $color } เริ่มช่วงเวลาที่ตา { $number } ใช้ไป: ขาว { $white } ดำ { $black }
record-used = ใช้ไป: ขาว { $white } ดำ { $black }
record-not-signed = { $color } ยังไม่ได้เซ็น
records-no-match = เกม { $game } ไม่ใช่แมตช์ ดูทุกเกมด้วย { $program } games

envelope-title = ซองตาเดินที่ผนึก
envelope-began = เกมเริ่มเมื่อ { $date }
envelope-sealer = ผนึกโดย { $color } { $name }
envelope-number = ตาที่ผนึก: ตาที่ { $number }
envelope-offer = { $color } เสนอเสมอ
envelope-no-offer = ไม่มีข้อเสนอเสมอ
envelope-given = คำตัดสินให้เวลา { $color }: { $time }
envelope-taken = คำตัดสินหักเวลา { $color }: { $time }
envelope-date = วันที่เล่นต่อ:
envelope-time = เวลาที่เล่นต่อ:
envelope-place = สถานที่เล่นต่อ:
envelope-position = รูปหมากก่อนตาที่ผนึก

## สิ่งที่ผู้เล่นทำที่โต๊ะแข่ง

seat-not-here = { $name }: ใช้ในแมตช์ไม่ได้
seat-home-only = ใช้ในแมตช์ไม่ได้
seat-alone = { $name }: ใช้ในแมตช์เท่านั้น
seat-announcing-off = ไม่จำเป็น: ตาเดินนับทันทีที่พิมพ์
seat-nothing-announced = ยังไม่มีคำขาน
seat-not-in-advance = เขียนล่วงหน้าไม่ได้: ตาที่ { $number } { $color } ยังไม่ได้เดิน
seat-sheet-hole = เขียนตาที่ { $number } { $color } ก่อน
seat-nothing-written = ตรงนั้นไม่ได้เขียนไว้
seat-no-board = คุณไม่มีกระดานในแมตช์นี้
seat-executed = ตานั้นอยู่บนกระดานของคุณแล้ว
clocks-run-on = นาฬิกายังเดินอยู่
desk-clocks-run-on = นาฬิกายังเดินอยู่: หยุดด้วยคำสั่ง หยุด
two-hands-called = แจ้งผู้ตัดสินแล้ว ผู้ตัดสินจะตัดสิน
two-hands-called-by = { $color } ร้องเรียน: { $opponent } เดินด้วยสองมือ ผู้ตัดสินจะตัดสิน
seat-not-your-turn = ยังไม่ถึงตาคุณ: ถึงตา { $color }
button-of-other = นั่นเป็นปุ่มของอีกฝ่าย { $color } ต้องกด
seat-your-move = ถึงตาคุณ
seat-over = เกมจบแล้ว พิมพ์ เซ็น และผล
seat-boards = กระดานของคุณตั้งไว้ในไฟล์แมตช์ ถ้าจะค้นหาใหม่: กระดานไฟฟ้า เปิด
seat-repeated-execute = ทวนแล้ว เดินบนกระดานของคุณ
seat-repeats-another = { $color } ทวนเป็นตาอื่น ที่ขานไว้คือ: { $move }
seat-must-seal = ผนึกตาของคุณ: พิมพ์ ผนึก และตาเดิน
seat-taken = ตอนนี้ { $color } เล่นที่อีกเทอร์มินัล
seat-left = เทอร์มินัลของ { $color } หายไป
player-away = { $color }ออกจากกระดาน
player-back = { $color }กลับมาที่กระดานแล้ว
seat-away = แจ้งไว้แล้ว: คุณออกไป เมื่อกลับมา พิมพ์ กลับมาแล้ว
seat-here = คุณอยู่ที่กระดานแล้ว จะออกไป พิมพ์ ออกไป
seat-help-code = ผู้ตัดสินมีรหัสของที่นั่งนี้ พิมพ์ตามที่อยู่ในไฟล์แมตช์
seat-code = รหัสที่นั่งของ { $color } Enter อย่างเดียว: ออก
seat-code-wrong = รหัสผิด พิมพ์ใหม่ Enter อย่างเดียว: ออก
seat-code-wait = รหัสผิด รอ { $seconds } วินาที แล้วพิมพ์ใหม่ Enter อย่างเดียว: ออก
seat-code-early = เร็วเกินไป ยังไม่ได้ตรวจ รอ { $seconds } วินาที แล้วพิมพ์ใหม่ Enter อย่างเดียว: ออก
seat-must-record = ตาที่ { $number } { $color } ขาดในใบบันทึกของคุณ เขียนก่อนเดิน
seat-must-complete = เขียนใบบันทึกให้ครบเดี๋ยวนี้
seat-need-not-record = ตอนนี้คุณไม่ต้องจดตาเดิน
seat-relayed = { $assistant } คุณพิมพ์ให้ { $name } { $color } คู่แข่ง: { $opponent }
seat-assistant = ผู้ช่วยของคุณ: { $assistant }
seat-assistant-of = ผู้ช่วยของ { $color }: { $assistant }
seat-no-assistant = คุณไม่มีผู้ช่วยแล้ว
seat-no-assistant-of = { $color } ไม่มีผู้ช่วยแล้ว
arbiter-called = เรียกผู้ตัดสินแล้ว นาฬิกายังเดินอยู่
arbiter-called-only = เรียกผู้ตัดสินแล้ว
arbiter-called-by = { $color } เรียกผู้ตัดสิน
arbiter-long = ยาวเกินไป: ได้ไม่เกิน { $count } ตัวอักษร บอกผู้ตัดสินเอง
appeal-filed = บันทึกอุทธรณ์แล้ว: คำตัดสินที่ { $number } คณะกรรมการจะตัดสิน
appeal-by = { $color } อุทธรณ์คำตัดสินที่ { $number }
appeal-upheld = อุทธรณ์คำตัดสินที่ { $number } ฟังขึ้น
appeal-rejected = อุทธรณ์คำตัดสินที่ { $number } ฟังไม่ขึ้น
appeal-no-rulings = ไม่มีคำตัดสินที่ { $number } ยังไม่มีคำตัดสินใด
appeal-no-ruling = ไม่มีคำตัดสินที่ { $number } ล่าสุดคือ { $count }
appeal-revoked = อุทธรณ์ไม่ได้: คำตัดสินที่ { $number } ถูกเพิกถอนแล้ว
appeal-final = อุทธรณ์ไม่ได้: คำตัดสินที่ { $number } ถือเป็นที่สุด
appeal-late = อุทธรณ์ช้าเกินไป กำหนดคือ { $time }
appeal-twice = อุทธรณ์ไปแล้ว: คำตัดสินที่ { $number }
sheet-kept = โปรแกรมเขียนใบบันทึกให้คุณ
sheet-by-hand = คุณจดด้วยมือ ตาเดินอยู่บนใบบันทึกของคุณเท่านั้น
sheet-by-hand-theirs = คู่แข่งจดด้วยมือ
sheet-sealed = ตาที่ผนึก: อยู่ในซองเท่านั้น จะเขียนลงใบบันทึกเมื่อเปิดซอง
sheet-written = เขียนแล้ว: ตาที่ { $number } { $color }: { $move }
sheet-crossed-out = ขีดฆ่าแล้ว: ตาที่ { $number } { $color }
sheet-hole = ขาด
sheet-position-set = ผู้ตัดสินตั้งรูปหมาก
sheet-squares = { $from } { $to }
sheet-not-read = ไม่เข้าใจ เขียนทั้งสองช่อง เช่น g1 f3
sheet-not-clear = ไม่ชัดเจน เขียนทั้งสองช่อง เช่น g1 f3
sheet-two-moves = ทีละตา เขียนตาแรกก่อน
sheet-empty = ใบบันทึกของคุณว่างเปล่า
sheet-empty-theirs = ใบบันทึกของคู่แข่งว่างเปล่า
confirm-seal = ผนึก { $move } ไหม ตกลง หรือ ไม่
confirm-sign = ผลที่บันทึกไว้: { $due ->
        [white] ขาวชนะ
        [black] ดำชนะ
       *[draw] เสมอ
    } ยังจะเซ็นว่า: { $signed ->
        [white] ขาวชนะ
        [black] ดำชนะ
       *[draw] เสมอ
    } ไหม แล้วผู้ตัดสินจะตัดสิน ตกลง หรือ ไม่
seal-no-key = ที่นี่ไม่มีซอง ผนึกบนกระดาษ และเรียกผู้ตัดสิน
seal-fails = ปิดซองไม่ได้ ผนึกบนกระดาษ และเรียกผู้ตัดสิน
argument-writing = { $name } ต้องมีตาเดิน มีหมายเลขหรือไม่ก็ได้: { $name } e4 หรือ { $name } 12 ดำ e5
argument-result = { $name } ต้องมีผล: 1-0, 0-1 หรือ เสมอ
argument-appeal = { $name } ต้องมีหมายเลขคำตัดสินและเหตุผล: { $name } 2 ธงยังไม่ตก
help-seat =
    ตาของคุณ: ม้า f3 แล้ว กด
    ถาม: ล่าสุด, นาฬิกา, บันทึก
    ทำ: เสมอ, ยอมรับ, ปฏิเสธ, ยอมแพ้
    อ้าง: อ้างสิทธิ์ ซ้ำสามครั้ง, อ้างสิทธิ์ หมดเวลา
    เรียก: ผู้ตัดสิน, จับแล้ว e4, สองมือ
    ใบบันทึก: เขียน e4, ขีดฆ่า, เซ็น 1-0
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย อ้างสิทธิ์
help-seat-typed =
    ตาของคุณ: ม้า f3
    ถาม: ล่าสุด, นาฬิกา, บันทึก
    ทำ: เสมอ, ยอมรับ, ปฏิเสธ, ยอมแพ้
    อ้าง: อ้างสิทธิ์ ซ้ำสามครั้ง, อ้างสิทธิ์ หมดเวลา
    เรียก: ผู้ตัดสิน, จับแล้ว e4, สองมือ
    ใบบันทึก: เขียน e4, ขีดฆ่า, เซ็น 1-0
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย อ้างสิทธิ์
help-seat-announcing =
    ตาของคุณ: ม้า f3, กด
    ตาของคู่แข่ง: พิมพ์เพื่อทวน
    พูดผิด: แก้คำ ม้า f3
    เดินบนกระดานของคุณแล้ว: เดินแล้ว
    ถาม: ล่าสุด, นาฬิกา, บันทึก
    ทำ: เสมอ, ยอมแพ้, อ้างสิทธิ์ ซ้ำสามครั้ง
    เรียก: ผู้ตัดสิน, จับแล้ว e4, สองมือ
    ใบบันทึก: เขียน e4, ขีดฆ่า, เซ็น 1-0
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย อ้างสิทธิ์
help-seat-sealing =
    พักเกมแล้ว ผนึกตาของคุณ: ผนึก ม้า f3
    ไม่มีใครอื่นได้ยิน และนาฬิกาของคุณเดินจนถึงตอนนั้น
    นาฬิกา: นาฬิกา. ใบบันทึก: บันทึก. เรียก: ผู้ตัดสิน
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย ผนึก
help-seat-over =
    เกมจบแล้ว
    พิมพ์ เซ็น และผล
    อ่านใบบันทึกของคุณ: บันทึก
help-executed =
    เดินแล้ว: ตาของคู่แข่งอยู่บนกระดานของคุณแล้ว คุณหรือผู้ช่วยเป็นคนเดิน
help-touched =
    จับแล้ว e4: คู่แข่งจับตัวหมากที่ e4 แต่ไม่เดิน
    ผู้ตัดสินจะตัดสิน ถ้าไม่มีผู้ตัดสิน มีผลทันที เมื่อกติกาให้ต้องอ้าง
help-two-hands =
    สองมือ: คู่แข่งเดินด้วยสองมือ
    ผู้ตัดสินจะตัดสิน
help-arbiter =
    ผู้ตัดสิน: เรียกผู้ตัดสิน
    ผู้ตัดสินและข้อความ เช่น ผู้ตัดสิน ขอพัก: ร้องเรียนหรือขอสิ่งใด
    นาฬิกายังเดินอยู่ เว้นแต่คุณหยุดด้วย หยุด
help-appeal =
    อุทธรณ์ 2 ธงยังไม่ตก: อุทธรณ์คำตัดสินที่ 2 พร้อมเหตุผล
    คณะกรรมการอุทธรณ์จะตัดสิน
help-away = ออกไป: แจ้งทุกคนว่าคุณออกจากกระดาน นาฬิกาของคุณเดินต่อ
help-here = กลับมาแล้ว: แจ้งทุกคนว่าคุณกลับมาที่กระดาน
help-write =
    เขียน e4: เขียนตาถัดไปลงใบบันทึกของคุณ
    เขียน 12 ดำ e5: ที่ตำแหน่งนั้น
help-cross-out =
    ขีดฆ่า: ขีดฆ่าสิ่งที่เขียนล่าสุด
    ขีดฆ่า 12 ดำ: ตาเดียว
help-sign =
    เซ็น 1-0, เซ็น 0-1, เซ็น เสมอ: เซ็นผลหลังจบเกม
    ที่บ้าน หลังอ้างเสมอ: ผลที่ผู้ตัดสินให้
help-seal =
    ผนึก ม้า f3: ใส่ตาของคุณลงซอง
    เฉพาะหลังผู้ตัดสินสั่งพักเกม
    ไม่มีใครอื่นได้ยิน

## ความหมายของคำตัดสินสำหรับผู้เล่น

seat-seen-to = ผู้ตัดสินจัดการคำขอของคุณแล้ว
seat-aid-granted = ผู้ตัดสินอนุญาตให้คุณ: { $aid }
seat-aid-withdrawn = ผู้ตัดสินถอนสิทธิ์: { $aid }
seat-signed-off = ผู้ตัดสินปิดการแข่งแล้ว

## ที่โต๊ะผู้ตัดสิน

desk-help = นาฬิกา: เริ่ม, หยุด, เดินต่อ
    ดู: เรื่อง, ข้อเท็จจริง, เทียบ, เหตุการณ์
    ตัดสิน: รับ, ไม่รับ, เลื่อน, ยกเรื่อง
    ลงโทษ: ตักเตือน ขาว, เพิ่มเวลา ขาว 2, ผล 1-0
    ปิดโต๊ะที่นี่: ออก
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย ย้อนกลับ
desk-nothing-typed = ยังไม่ได้พิมพ์อะไร พิมพ์คำสั่งของโต๊ะ หรือ ช่วย
desk-player-tells = { $color } เรียกผู้ตัดสิน: { $text }
desk-do-told = เมื่อจัดการแล้ว พิมพ์ ยกเรื่อง
desk-do-told-numbered = เมื่อจัดการแล้ว พิมพ์ ยกเรื่อง { $number }
desk-do-appeal = คณะกรรมการตัดสิน พิมพ์ อุทธรณ์ { $number } ฟังขึ้น หรือ อุทธรณ์ { $number } ฟังไม่ขึ้น พร้อมเหตุผล
desk-which-matter = เรื่องไหน พิมพ์ { $name } และหมายเลข เช่น { $name } 2
desk-no-such-matter = ไม่มีเรื่องที่ { $number } พิมพ์ เรื่อง เพื่อฟังทั้งหมด
desk-appeal-fee = คืนค่าธรรมเนียม: { $fee }
desk-appeal-then = ถอนคำตัดสิน: เพิกถอน { $number }
desk-no-appeal = ไม่มีอุทธรณ์ที่รออยู่: คำตัดสินที่ { $number }
desk-seen-to = เสร็จแล้ว: จัดการคำพูดของผู้เล่นแล้ว
desk-seen-to-call = จัดการคำเรียกของ { $color } แล้ว
desk-seen-to-of = จัดการคำเรียกของ { $color } แล้ว: { $text }
desk-sure = { $what } ตกลง หรือ ไม่
desk-sure-ends = { $what } เกมจะจบ ตกลง หรือ ไม่
desk-sure-then = ทำต่อไหม แล้วเกมจะจบ: { $what } ตกลง หรือ ไม่
desk-sure-time = { $what } เปลี่ยนเวลามากผิดปกติ ตกลง หรือ ไม่
desk-revoke-what = เพิกถอนไหม { $what }
desk-moves-gone = ถอน { $count } ตา
desk-moves-again = กลับมานับ { $count } ตา
desk-clocks-then = แล้วนาฬิกาจะแสดง: ขาว { $white } ดำ { $black }
desk-touch-kept = ไม่มีตาให้ถอน: { $color } เดินหรือกินตัวที่ { $square } แล้ว { $number ->
    [0] ถ้ายังรออยู่ใน เรื่อง ให้ยกเรื่องที่นั่น
   *[other] พิมพ์ ยกเรื่อง { $number }
}
desk-sure-board = เริ่มทั้งอย่างนี้ไหม { $what } ตกลง หรือ ไม่
desk-still-asked = ยังต้องตอบ: { $what } ตกลง หรือ ไม่
desk-changed-since = เกมเปลี่ยนไปหลังถาม
desk-dropped = คำถามตกไป ไม่ได้ทำ: { $what }
desk-dropped-sign-off = ปิดการแข่ง
desk-dropped-open = เปิดซอง
desk-points-most = { $color } มี { $points } เกมหนึ่งให้ได้มากที่สุดหนึ่งคะแนน
desk-points-least = { $color } มี { $points } หักมากกว่านี้ไม่ได้
desk-points-scale = ที่นี่คะแนนเป็นไปตามผล: { $scale } พิมพ์ ผล และ 1-0
desk-legal = ถูกกติกาตามบันทึก: ตาล่าสุดของ { $color } ถ้ากระดานหรือใบบันทึกบอกเป็นอย่างอื่น พิมพ์ เทียบ
desk-illegal-counts = ผิดกติกา แต่มีผล: มีการเดินตอบแล้ว ย้อนกลับ: { $restore }
desk-no-time-left = นาฬิกาของ { $color } แสดง 0:00 ตั้งก่อน
desk-still-open = ยังไม่ได้ตัดสิน { $count } เรื่อง:
desk-sure-sign-off = ปิดการแข่งไหม แมตช์จะจบ และจะเขียนเอกสาร ตกลง หรือ ไม่
desk-yes-or-no = ตกลง หรือ ไม่
desk-help-yes-or-no = ตกลง: ทำและบันทึกไว้ ไม่: ไม่มีอะไรเปลี่ยน
desk-not-done = ไม่ได้ทำอะไร
desk-not-over = ยังไม่ได้: เกมยังไม่จบ และไม่ได้พักโดยซองอยู่ในมือคุณ
desk-sheet-lacks = ขาดในใบบันทึกของ { $color }: { $place }
desk-reconstructs = เรียงใหม่ตั้งแต่ { $place }
desk-found = พบ { $place }: { $move }
desk-found-back = ถอนแล้ว
desk-found-next = ต่อไป: { $place }
desk-found-how = พิมพ์ทีละตา ถอนตา ลบตาล่าสุด เมื่อครบพิมพ์ รู้ตาครบ ถ้าหาไม่ได้พิมพ์ ช่วงถัดไป
desk-found-otherwise = ใบบันทึกของ { $color } จด { $move }
desk-found-differs = ช่องที่ต่างกัน: { $count }
desk-found-differs-on = ช่องที่ต่างกัน: { $squares }
desk-found-same = ถึงรูปหมากแล้ว พิมพ์ รู้ตาครบ
desk-found-other-turn = ตัวหมากตรงกัน แต่เป็นตาของ { $color }
desk-found-not-yet = หาตาที่เหลือ หรือพิมพ์ ช่วงถัดไป ถ้ากระดานผิดพิมพ์ รูปหมาก
desk-found-first = ยังไม่ได้เรียงใหม่ พิมพ์ เรียงตาใหม่ ก่อน
desk-found-nothing = ยังไม่มีตาเดิน
desk-signed-off = ปิดการแข่งแล้ว
desk-sure-adjourned = ปิดการแข่งจนกว่าจะเล่นต่อไหม จะเขียนเอกสาร ตกลง หรือ ไม่
desk-signed-off-already = ปิดการแข่งไปแล้ว
desk-writing = กำลังเขียนเอกสาร
desk-records = เอกสารอยู่ใน { $folder }
desk-records-not = เขียนเอกสารไม่ได้: { $reason }
desk-envelope-file = สำหรับพิมพ์แนบซอง: { $file }
desk-note = หมายเหตุ: { $text }
desk-note-long = หมายเหตุยาวเกินไป: ได้ไม่เกิน { $count } ตัวอักษร แบ่งเป็นสอง

desk-no-rulings = ยังไม่มีคำตัดสิน
desk-ruling-revoked = คำตัดสินที่ { $number } เพิกถอนแล้ว: { $ruling }
desk-ruling-lifted = คำตัดสินที่ { $number } ไม่ผูกมัดแล้ว หลังคำตัดสินที่ { $by }: { $ruling }
desk-no-such-move = ตาที่ { $number } ของ { $color } ยังไม่ได้เดิน

desk-wants-nothing = พิมพ์ { $name } อย่างเดียว
desk-wants-player = { $name } ต้องมีผู้เล่น: { $name } ขาว
desk-wants-time = { $name } ต้องมีผู้เล่นและเวลา: { $name } ขาว 5 หรือ 5:30 หรือ 1:05:30
desk-wants-default-time = { $name } ต้องมีเวลา: { $name } 30 หรือ 0 ถ้าไม่รอ
desk-wants-moves = { $name } ต้องมีผู้เล่นและจำนวนตา: { $name } ขาว 12
desk-wants-points = { $name } ต้องมีผู้เล่นและคะแนน: { $name } ขาว +1/2 หรือ -1
desk-wants-loss = { $name } ต้องมีผู้เล่น: { $name } ขาว; { $name } ขาว 1/2 ให้คู่แข่งครึ่งคะแนน
desk-wants-fault = { $name } ต้องมีผู้เล่นและเหตุ: { $name } ขาว 1 หรือ { $name } ขาว เพื่อฟังเหตุทั้งหมด
desk-wants-result = { $name } ต้องมีคะแนนของทั้งสอง: { $name } 1-0
desk-wants-adjudication = { $name } ต้องมีผลและผู้ที่ตัดสิน: { $name } 1-0 Anna Muster
desk-wants-square = { $name } ต้องมีผู้เล่นและช่อง: { $name } ขาว e2
desk-wants-misplaced = { $name } คำเดียว หรือตามด้วยผู้เล่นและช่อง: { $name } ขาว h1
desk-wants-sheet = { $name } ต้องมีผู้เล่น: { $name } ขาว; { $name } ขาว 5 สำหรับห้าตาล่าสุด
desk-wants-aid = { $name } ต้องมีผู้เล่นและตัวช่วย: { $name } ขาว เวลา ดูทั้งหมด: ช่วย { $name }
desk-wants-assistant = { $name } ต้องมีผู้เล่นและชื่อ: { $name } ขาว สมชาย ใจดี; { $name } ขาว ยกเรื่อง
desk-wants-move = { $name } ต้องมีตาสุดท้ายที่คงไว้: { $name } 12 ดำ; { $name } 0 สำหรับต้นเกม
desk-wants-position = { $name } ต้องมีรูปหมาก: FEN หรือรายการตัวหมาก
desk-wants-ruling = { $name } ต้องมีหมายเลขคำตัดสิน: { $name } 2 ดูทั้งหมด: คำตัดสิน
    ถ้าไม่มีหมายเลข ถอนการจบเกม
desk-wants-switch = { $name } ต้องมี เปิด หรือ ปิด: { $name } เปิด
desk-wants-minutes = { $name } อย่างเดียว หรือ { $name } 2 ให้คู่แข่งสองนาที
desk-wants-matter = { $name } อย่างเดียว หรือมีหมายเลขเรื่อง: { $name } 2 ดูทั้งหมด: เรื่อง
desk-wants-tasks = { $name } ต้องมีหมายเลขงาน: { $name } 3
desk-wants-all = { $name } เดี่ยวๆ หรือ { $name } ทั้งหมด
desk-wants-appeal = { $name } และหมายเลขคำตัดสิน แล้ว ฟังขึ้น หรือ ฟังไม่ขึ้น หรือผู้อุทธรณ์: { $name } 2 ฟังไม่ขึ้น ธงตกแล้ว
desk-wants-number = { $name } อย่างเดียว หรือมีตัวเลข: { $name } 20
desk-wants-sealed = { $name } อย่างเดียว หรือมีตาที่ผนึก: { $name } Nf3
desk-wants-resumption = { $name } ต้องมีวัน เวลา และสถานที่: { $name } 2026-12-01 10:00 ห้อง 2
desk-wants-adjournment = { $name } เดี่ยวๆ หรือ { $name } ก่อนเวลา จะบอกนาทีที่เหลือของช่วงเล่นด้วยก็ได้: { $name } ก่อนเวลา 45
desk-wants-text = { $name } ต้องมีข้อความ: { $name } ขาวไม่สบาย
desk-wants-word = { $name } ต้องมีคำ: { $name } เสมอ
desk-wants-voice = { $name } ต้องมีภาษา: { $name } th, { $name } en
desk-wants-command = { $name } อย่างเดียว หรือมีคำสั่ง: { $name } ย้อนกลับ

desk-nothing-waits = ไม่มีเรื่องรอการตัดสินของคุณ
desk-no-yes-or-no = ตกลงหรือไม่ ตัดสินเรื่องนี้ไม่ได้ พิมพ์ เรื่อง เพื่อฟังคำตอบที่ได้
desk-matter = { $number }: { $what }
desk-fact-touch = ที่ { $square } ตอนนั้น: { $man }
desk-fact-about = ตาเดิน: { $move } { $place }
desk-fact-not-completed = ตานั้นยังไม่เสร็จ
desk-fact-taken-back = ตานั้นถูกถอนไปแล้ว
desk-fact-touch-played = { $color } เดิน { $move } ในตานั้น
desk-fact-touch-since = เดินเสร็จหลังจากนั้น: { $count } ตา
desk-do-accept = พิมพ์ รับ หรือ ไม่รับ
desk-do-stopped = มีเหตุสมควรหรือไม่ พิมพ์ รับ แล้วเกมเดินต่อ หรือ ไม่รับ
desk-do-touch = พิมพ์ รับ หรือ ยกเรื่อง
desk-do-two-hands = พิมพ์ รับ หรือ ยกเรื่อง
desk-do-cable = { $color } พิมพ์จนกว่ากระดานจะกลับมา ตรวจสาย
desk-do-board = กำลังบอก { $color } ว่าต้องแก้อะไร ถ้าจะหยุดนาฬิกา: หยุด
desk-do-numbered = พิมพ์ รับ { $number } หรือ ยกเรื่อง { $number }
desk-do-quickplay = พิมพ์ รับ, ไม่รับ หรือ เลื่อน
desk-do-quickplay-numbered = พิมพ์ รับ { $number }, ไม่รับ { $number } หรือ เลื่อน
desk-do-compare = พิมพ์ เทียบ
desk-do-penalty = พิมพ์โทษ เช่น ตักเตือน หรือ หักเวลา หรือ ยกเรื่อง
desk-do-no-move = การผิดกติกาครั้งล่าสุดของ { $color } ถ้านับ พิมพ์ รับ { $number } ถ้าไม่นับ ยกเรื่อง { $number }
desk-do-position = พิมพ์ ย้อนกลับ หรือ รูปหมาก แล้ว เดินต่อ
desk-do-rule = ตัดสินตามควร หรือพิมพ์ ยกเรื่อง
desk-do-default-time = พิมพ์ เวลารอ และนาที หรือ ยกเรื่อง เพื่อรอต่อ
desk-do-session = พิมพ์ พักเกม หรือ ยกเรื่อง เพื่อเล่นต่อ
desk-do-sheets = เมื่อครบแล้ว พิมพ์ เดินต่อ ถ้าขาดทั้งสองใบพิมพ์ เรียงตาใหม่
desk-do-result = ให้ทั้งสองเซ็นผลเดียวกัน หรือพิมพ์ ผล
desk-do-signed = มีผลเว้นแต่คุณตัดสินเป็นอย่างอื่น พิมพ์ รับ หรือ ไม่รับ เพื่อคงผลของเกม
desk-do-open = พิมพ์ เปิดซอง ถ้าจะยกเว้นการมาสาย ยกเรื่อง

desk-fact-over = เกมจบแล้ว
desk-fact-runs = เกมเดินอยู่
desk-fact-adjourned = เกมพักอยู่
desk-fact-new = เกมยังไม่เริ่ม
desk-fact-stands = นาฬิกาหยุดอยู่
desk-fact-repeated = รูปหมากเดียวกัน: { $count } ครั้ง, { $places }
desk-place-start = ที่ต้นเกม
desk-place-set = เมื่อตั้งรูปหมาก
desk-place = หลัง { $place }
desk-fact-fifty = ไม่กินและไม่เดินเบี้ย: ฝ่ายละ { $count } จาก { $needed } ตา
desk-fact-can-mate = { $color } มีตัวหมากพอรุกจน
desk-fact-cannot-mate = { $color } รุกจนด้วยตัวหมากเหล่านี้ไม่ได้
desk-fact-moves = { $color } เดินแล้ว: { $count } ตา
desk-fact-illegal = { $color } เดินผิดกติกา: { $count } ครั้ง
desk-fact-board-right = กระดานของ { $color } ตรงกับเกม
desk-fact-board-behind = กระดานของ { $color } ขาดตาของคู่แข่ง
desk-fact-board-wrong = กระดานของ { $color } ผิด { $count } ช่อง: { $squares }{ $more ->
    [0] {""}
   *[other] {" "}และอีก { $more }
}
desk-board-none = ไม่มีกระดานของ { $color }
desk-board-never = ยังไม่พบกระดานของ { $color }
desk-board-gone = กระดานของ { $color }: ไม่มีสัญญาณมา { $time }
desk-board-silent = กระดานของ { $color } ยังไม่รายงาน
desk-board-moves = กระดานของ { $color }: บอกเฉพาะตาที่เดินเสร็จ
desk-board-sealed = ไม่บอกกระดานของ { $color }: ตาเดินกำลังจะลงซอง
desk-clock-runs = นาฬิกาของ { $color } เดินอยู่
desk-two-hands-unpressed = เป็นตาผิดกติกา เมื่อ { $color } กดนาฬิกา
desk-clocks-stand = นาฬิกาหยุดอยู่
desk-session-left = ช่วงเล่นที่เหลือ: { $time }

desk-board = กระดานของ { $color } ตามตัวรับรู้
desk-board-senses = รู้แค่ช่อง ตัวหมากเป็นไปตามเกม
desk-board-unknown = มีตัวหมาก แต่ในเกมว่าง: { $squares }
desk-board-empty = ว่าง แต่ในเกมมีตัวหมาก: { $squares }
desk-sheet-empty = ใบบันทึกของ { $color } ว่างเปล่า
desk-sheet-gap = เว้นไว้
desk-sheet-illegal = { $move } ผิดกติกา
desk-announced = { $color } ขาน: { $move }
desk-on-board = บนกระดานของ { $color }: { $move }
desk-log = { $time } { $what }
desk-log-empty = ยังไม่มีอะไรเกิดขึ้น

desk-boards-same = กระดานทั้งสองเหมือนกัน
desk-boards-differ = กระดานต่างกัน { $count } ช่อง
desk-difference = { $square }: ขาว { $white } ดำ { $black }
desk-differences-more = และอีก { $count } ช่อง
desk-something = มีตัวหมาก
desk-unsure = ตัวรับรู้เสีย
desk-sheets-agree = ใบบันทึกตรงกัน
desk-sheet-behind = ใบบันทึกตรงกัน { $count ->
    [0] { $color } ไม่ได้เขียนอะไร
   *[other] { $color } เขียนถึง { $place }
}
desk-sheets-until = { $count ->
    [0] ตาแรกไม่ถูกกติกาในใบบันทึกใด
   *[other] ใบบันทึกตรงกันถึง { $place } ตาต่อไปไม่ถูกกติกาทั้งสองใบ
}
desk-sheets-part = ใบบันทึกต่างกันที่ { $place } ขาว: { $white } ดำ: { $black }
desk-no-move = ไม่มีตาเดิน
desk-misrecorded = บันทึกผิดที่ { $place } บันทึกไว้: { $recorded } เขียนไว้: { $written }
desk-sheet-paper = { $color } จดด้วยมือ: ดูใบบันทึกนั้นเอง
desk-cause-differ = ต่างกันตั้งแต่ตรงนั้น
desk-cause-missing = { $color } ไม่ได้เขียนส่วนที่เหลือ
desk-solution-stands = เกมอยู่ที่ { $count ->
    [0] ต้นเกม
   *[other] หลัง { $place }
} ถึงตา { $color }
desk-solution-back = กลับไปที่ { $count ->
    [0] ต้นเกม
   *[other] รูปหมากหลัง { $place }
} ถึงตา { $color }
desk-correction = { $color } แก้ { $square }: { $man }
desk-entry = { $color } เติม { $place }: { $move }
desk-corrections = { $color } ตั้งกระดานใหม่ทั้งหมด: ผิด { $count } ช่อง
desk-entries = { $color } เติม { $count } ตาลงใบบันทึก
desk-time = นาฬิกาของ { $color }: { $time }
desk-times-judged = เวลาให้คุณพิจารณา: ตั้งนาฬิกา
desk-doubt-illegal = ทั้งสองเขียนตาผิดกติกา: { $place } ตัดสินด้วย ผิดกติกา
desk-doubt-missing = ขาดในใบบันทึกทั้งสอง: { $place }
desk-doubt-nothing = ไม่มีอะไรเขียนไว้ และไม่มีกระดานใดเป็นรูปหมากเริ่มต้น
desk-propose = ถ้าจะตัดสินตามนี้ พิมพ์ รับ FIDE 2023, D.2.9
desk-propose-none = ไม่มีข้อเสนอ: ถามผู้เล่น แล้วพิมพ์ ย้อนกลับ หรือ รูปหมาก
desk-propose-warning = ถ้าจะตักเตือน { $color } เรื่องนี้ พิมพ์ รับ
offence-ahead = { $color } จดตาเดินล่วงหน้า
offence-other-hand = { $color } กดนาฬิกาด้วยมืออีกข้าง หรือวางนิ้วค้างไว้
offence-misuse = { $color } ทุบนาฬิกา ยกขึ้น หรือทำล้ม
offence-upset = { $color } ทำหมากล้มแล้วกดนาฬิกา
offence-leaving = { $color } ออกไปโดยไม่ได้รับอนุญาต
offence-disturbing = { $color } รบกวนคู่แข่ง
offence-telephone = { $color } มีโทรศัพท์ติดตัว หรือโทรศัพท์ดัง
offence-notes = { $color } ใช้บันทึกหรือคำแนะนำ
offence-refusing = { $color } ไม่ยอมทำตามกติกา
offence-disrepute = { $color } ทำให้หมากรุกเสื่อมเสีย เช่น ตกลงผลกันไว้
desk-propose-remark = ครั้งแรก: ทักท้วง ครั้งต่อไป: ตักเตือน
desk-propose-time = ถ้าจะเพิ่มเวลาให้ { $color } สองนาที พิมพ์ รับ
desk-propose-loss = ถ้าจะปรับ { $color } แพ้ พิมพ์ รับ
desk-fault-allowed = ตามกติกานี้ จดล่วงหน้าได้

desk-aid-never = { $aid }: ผู้ตัดสินอนุญาตไม่ได้ ห้ามให้คำแนะนำ FIDE 2023, 11.3.1
desk-aid-has = { $color } มีอยู่แล้ว: { $aid }
desk-aid-has-not = { $color } ไม่มี: { $aid }
desk-aid-granted = { $color } ได้รับอนุญาต: { $aid }
desk-aid-tells = ตาผิดกติกาถูกปฏิเสธก่อนกดนาฬิกา โดยไม่มีโทษ
desk-aid-withdrawn = { $color } ใช้ไม่ได้แล้ว: { $aid }
desk-aid-used = { $color } เคยขอ: { $aid }
desk-aid-refused = { $color } ขอแล้วไม่ได้: { $aid }
desk-no-aids = ไม่มี
desk-assistant = ผู้ช่วยของ { $color }: { $name }
desk-assistant-dismissed = { $color } ไม่มีผู้ช่วยแล้ว
desk-no-assistant = { $color } ไม่มีผู้ช่วย
desk-assistant-needed = คู่นี้ต้องมีผู้ช่วย ระบุคนอื่นก่อน { $article }

desk-no-adjournment = พักเกมไม่ได้: ไฟล์แมตช์ไม่อนุญาต
desk-no-session = ไม่มีช่วงเล่นที่รู้ หรือหมดแล้ว พิมพ์ พักเกม หรือบอกนาที: พักเกม ก่อนเวลา 45
desk-no-key = ไม่มีกุญแจของซอง: ผนึกตาเดินไม่ได้
desk-early-flag = { $color } เหลือ { $time }: พักเกมก่อนเวลาหักมากกว่านั้น และธงจะตก
desk-envelope-passphrase = ซอง: พิมพ์รหัสผ่านของโต๊ะ Enter อย่างเดียว: ซองยังปิด
desk-help-envelope = พิมพ์รหัสผ่านที่เปิดโต๊ะ แล้วจะเดินตาที่ผนึก
desk-envelope-closed = ซองยังปิด
desk-envelope-wrong = รหัสผ่านผิด พิมพ์ใหม่ Enter อย่างเดียว: ซองยังปิด
desk-envelope-damaged = ซองเสียหาย: อ่านไม่ได้ ถ้าผู้เล่นตกลงกันได้: ซองหาย และตาเดิน
desk-sealed-ambiguous = ผนึกไว้: { $text } แปลได้หลายตา ผู้ผนึกแพ้
desk-sealed-unreadable = ผนึกไว้: { $text } ไม่ใช่ตาเดินที่ถูกกติกา ผู้ผนึกแพ้
desk-lost-annuls = ซองหาย และไม่มีใครรู้ตาเดิน เกมเป็นโมฆะ

desk-of = { $color }: { $what }
desk-absent-loses = ระบุว่า { $color } ไม่อยู่ไหม { $color } จะแพ้ทันที: ไม่เหลือเวลารอ
desk-game-over = เกมจบแล้ว พิมพ์ เพิกถอน เพื่อถอนการจบ หรือ ปิดการแข่ง
desk-then-over = พิมพ์ เพิกถอน เพื่อถอนการจบ หรือ ปิดการแข่ง
desk-then-over-ruled = พิมพ์ เพิกถอน { $number } เพื่อถอนคำตัดสินที่ { $number } หรือ ปิดการแข่ง
desk-game-over-ruled = เกมจบแล้ว พิมพ์ เพิกถอน { $number } เพื่อถอนคำตัดสินที่ { $number } หรือ ปิดการแข่ง
desk-sealed = ผนึกตาเดินแล้ว เมื่อซองอยู่ในมือคุณ: ซอง
desk-adjourned = พักเกมแล้ว เมื่อถึงวัน: ถึงเวลา แล้ว เปิดซอง
desk-resumption-past = วันนั้นผ่านไปแล้ว: { $date } พิมพ์วันหลังจากนั้น
desk-resumption-missing = จะเล่นต่อเมื่อไรและที่ไหน พิมพ์ นัดเล่นต่อ แล้วตามด้วยวัน เวลา และสถานที่
desk-sealed-again = เดินตาที่ผนึกไม่ได้ ถ้าผู้เล่นตกลงกันได้: ซองหาย และตาเดิน เช่น ซองหาย Nf3 ถ้าไม่ได้ พิมพ์ ผล
desk-opened-clock = บวกเวลาเพิ่ม: { $color } สำหรับตาที่ผนึก
desk-open-now = พิมพ์ เปิดซอง
desk-open-if-there = { $color } อยู่ไหม ถ้าอยู่ พิมพ์ เปิดซอง ถ้าไม่อยู่ พิมพ์ ไม่มา { $player }
desk-not-begun = เกมยังไม่เริ่ม พิมพ์ เริ่ม
desk-ruling-stays = { $helps ->
    [revoked] คำตัดสินที่ { $number } ถูกเพิกถอนแล้ว
    [position] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ รูปหมาก หรือ ย้อนกลับ เช่น ย้อนกลับ 12 ดำ
    [moves] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ ตั้งจำนวนตา
    [penalty] ถอนคำตัดสินที่ { $number } ไม่ได้ พิมพ์ เพิกถอน { $next } สำหรับโทษ
    [touch] ถอนคำตัดสินที่ { $number } ไม่ได้: ผู้เล่นเดินต่อไปแล้ว พิมพ์ { $restore }: แล้ว { $color } เดินได้ { $back ->
        [0] ตาใดก็ได้
       *[other] { $move } อีกครั้ง
    }
    [waive] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ จับ และช่อง
    [increment] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ บวกต่อตา เปิด หรือ บวกต่อตา ปิด
    [offer] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว คู่แข่งปฏิเสธได้
    [default-time] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ เวลารอ และนาที
    [dismissed] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว ตัดสินด้วย จับ, สองมือ, ตักเตือน หรือโทษอื่น
    [quickplay] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ ผล, เพิ่มเวลา หรือ หักเวลา
    [end] คำตัดสินที่ { $number } ให้เกมเดินต่อ ถ้าจะจบอีก พิมพ์ ผล หรือ ปรับแพ้
    [again] คำตัดสินที่ { $number } ถอนคำตัดสินที่ { $of } ไปแล้ว ถ้าจะตัดสินอย่างนั้นอีก พิมพ์คำสั่ง เช่น เพิ่มเวลา ขาว 2
   *[other] ถอนคำตัดสินที่ { $number } ไม่ได้: เกมเดินต่อไปแล้ว พิมพ์ ย้อนกลับ, ตั้งนาฬิกา หรือ ผล
}
desk-paused = นาฬิกาหยุดแล้ว พิมพ์ เดินต่อ
desk-not-led = มองไม่เห็นกระดานของ { $color } ตรวจเองว่าถูกต้อง
desk-restored-same = เป็นรูปหมากนี้อยู่แล้ว: ไม่ได้ถอนตา และเวลาคงเดิม ถ้าจะเปลี่ยนเวลา: ตั้งนาฬิกา
desk-boards-then-resume = นาฬิกาหยุดแล้ว เมื่อกระดานถูกต้อง พิมพ์ เดินต่อ
desk-matters-again = มี { $count } เรื่องรออีกครั้ง พิมพ์ เรื่อง
desk-resume-when-ready = เมื่อทุกคนพร้อม พิมพ์ เดินต่อ
desk-judging = { $color } ยังรุกจนได้ไหม กำลังตรวจ
desk-examined = กำลังตรวจรูปหมาก ถ้าไม่มีฝ่ายใดรุกจนได้ เกมจะเสมอในไม่ช้า
desk-stands = { $square } { $man }
desk-illegal-board = บนกระดานของ { $color }: { $squares }
desk-not-pressed = { $color } ไม่ได้กดนาฬิกา { $opponent } เล่นต่อ ห้ามใครบอก
desk-illegal-stands = ตาของ { $color } ผิดกติกา นับจนกว่าจะมีการอ้างหรือคุณตัดสิน
desk-illegal-position = ตาล่าสุดผิดกติกา: คิงทั้งสองถูกรุก หรือเบี้ยค้างแถวสุดท้าย { $color } มีหนึ่งตาเพื่ออ้างหรือแก้
desk-sheet-differs = { $color } เขียน { $wrote } ที่ { $place } ที่เดินจริง: { $made }
desk-place-white = ที่นั่งของขาว
desk-place-black = ที่นั่งของดำ
desk-place-desk = ที่ของโต๊ะเอง
desk-closed-there = ปิดโต๊ะแล้วที่หนึ่ง
desk-locked-at = โต๊ะล็อกแล้ว: { $place }
desk-opened-at = โต๊ะเปิดอยู่ที่: { $place }
desk-wrong-at = รหัสผ่านผิด: { $place }
desk-unclear = { $color } พูดว่า { $text }: ไม่ใช่ตาเดินที่ถูกกติกา ขอให้ผู้เล่นบอกทั้งสองช่อง
desk-repeats-another = { $color } ทวน { $said } แต่ตาเดินคือ { $move }
desk-envelope-wrong-at = รหัสผ่านของซองผิด: { $place }
desk-code-wrong = รหัสผิด: { $place }
desk-terminal-there = เทอร์มินัลต่ออยู่: { $place }
interrupted = โปรแกรมหยุดไป: { $color } กำลังคิด ในนั้นมีไม่เกิน { $seconds } วินาทีที่ไม่ได้นับ
interrupted-unknown = โปรแกรมหยุดไป: { $color } กำลังคิด ไม่มีใครรู้ว่าเวลาที่ไม่ได้นับมีเท่าไร ถ้าคุณรู้ ตั้งนาฬิกา
desk-terminal-gone = เทอร์มินัลหายไป: { $place }
desk-told-board-lost = กระดานหายไป: { $color } ผู้เล่นพิมพ์ต่อ
desk-told-board-back = กระดานกลับมา: { $color }
desk-told-board-wrong = กระดานผิด: กำลังบอก { $color } ว่าต้องแก้อะไร
desk-told-board-right = กระดานถูกต้องแล้ว: { $color }
desk-told-board-low = แบตเตอรี่อ่อน: กระดานของ { $color }
desk-told-board-missed = ข้อมูลจากกระดานหาย: { $color } การจับอาจขาดไป
desk-told-mutes = { $color } ปิด { $square }: { $color } บอกว่าช่องนี้กะพริบ ถ้าไม่ได้จับ: ไม่เจตนา { $color }
desk-told-flickers = { $square } กะพริบบนกระดานของ { $color } ถ้าการจับนั้นไม่เจตนา: ไม่เจตนา { $color }

## วิธีใช้ที่โต๊ะผู้ตัดสิน

help-desk-start =
    เริ่ม: เกมเริ่ม นาฬิกาของฝ่ายที่ถึงตาเดิน
    FIDE 2023, 6.6
help-desk-pause = หยุด: หยุดนาฬิกา
help-desk-resume = เดินต่อ: เริ่มนาฬิกาอีกครั้ง
help-desk-matters =
    เรื่อง: ทุกเรื่องที่รอการตัดสินของคุณ พร้อมข้อเท็จจริงและคำสั่ง
help-desk-accept =
    รับ 2: รับเรื่องที่ 2 ถ้าไม่มีหมายเลข: รับสิ่งที่การเทียบเสนอ หรือเรื่องเดียวที่มี
    หมายเลขของทุกเรื่องอยู่ใน: เรื่อง
help-desk-reject =
    ไม่รับ 2: ไม่รับเรื่องที่ 2 ถ้าไม่มีหมายเลข: ไม่รับสิ่งที่การเทียบเสนอ หรือเรื่องเดียวที่มี
    หมายเลขของทุกเรื่องอยู่ใน: เรื่อง
help-desk-postpone =
    เลื่อน: ตัดสินการอ้างสิทธิ์ช่วงเร่งเวลาภายหลัง
    เลื่อน 2: ให้คู่แข่งสองนาที
help-desk-dismiss =
    ยกเรื่อง: ไม่รับเรื่องที่รอ หรือระบุว่าจัดการแล้ว
    ยกเรื่อง 2: เรื่องที่ 2 หมายเลขอยู่ใน: เรื่อง
help-desk-appeal =
    อุทธรณ์ 2 ฟังขึ้น อุทธรณ์ 2 ฟังไม่ขึ้น พร้อมเหตุผล: คณะกรรมการตัดสินเรื่องคำตัดสินที่ 2 อย่างไร
    อุทธรณ์ 2 ขาว พร้อมเหตุผล: ขาวยื่นอุทธรณ์
help-desk-facts =
    ข้อเท็จจริง: รูปหมากซ้ำพร้อมตาเดิน ห้าสิบตา กำลังหมาก เวลา ตาผิดกติกา กระดาน
help-desk-article = ข้อ 9.2, ข้อ เข้าป้อม: กติกาว่าอย่างไร โดยย่อ
help-desk-compare =
    เทียบ: กระดานและใบบันทึกของทั้งสอง และรูปหมากที่ได้จากนั้น
    FIDE 2023, D.2.9
help-desk-board =
    กระดาน ขาว: กระดานของขาวเอง
    กระดาน e4: ช่องนั้นในเกม
help-desk-sheet =
    ใบบันทึก ขาว: ใบบันทึกของขาว
    ใบบันทึก ขาว 5: ห้าตาล่าสุด
help-desk-last =
    ล่าสุด: ตาล่าสุด และตาที่ขาน
help-desk-log =
    เหตุการณ์: สิบรายการล่าสุด
    เหตุการณ์ 30: มากขึ้น
    เวลานับจากเริ่มแมตช์
help-desk-clocks =
    นาฬิกา: เวลาทั้งสอง และนาฬิกาของใครเดินอยู่
help-desk-set-clock =
    ตั้งนาฬิกา ขาว 1:23:45: ชั่วโมง นาที วินาที
    23:45 คือนาที วินาที ส่วน 23 คือนาที
help-desk-set-moves =
    ตั้งจำนวนตา ขาว 12: ตั้งตัวนับบนนาฬิกาของขาวเป็น 12 ตา
help-desk-reconstruct =
    เรียงตาใหม่: พาหาตาเดินที่ไม่มีในใบบันทึกใดเลย
    เรียงตาใหม่ 20: ตั้งแต่ตาที่ 20
    จากนั้นพิมพ์ทีละตา
help-desk-moves-known =
    รู้ตาครบ: พบตาเดินแล้ว ทั้งสองฝ่ายจดให้ครบ
help-desk-next-period =
    ช่วงถัดไป: หาตาเดินไม่ได้ ตาถัดไปเป็นตาแรกของช่วงถัดไป
help-desk-add-time =
    เพิ่มเวลา ขาว 2: ขาวได้สองนาที
    เพิ่มเวลา ขาว 1:30: หนึ่งนาทีครึ่ง
help-desk-take-time =
    หักเวลา ขาว 2: ขาวเสียสองนาที
    หักเวลา ขาว 1:30: หนึ่งนาทีครึ่ง
help-desk-increment =
    บวกต่อตา เปิด: จากนี้ได้เพิ่มตาละห้าวินาที
    บวกต่อตา ปิด: ไม่ให้
help-desk-warn = ตักเตือน ขาว: ขาวถูกตักเตือน
help-desk-points =
    คะแนน ขาว +1/2: ขาวได้เพิ่มครึ่งคะแนน
    คะแนน ขาว -1: ลดหนึ่งคะแนน
    หลังจบเกม
help-desk-loss =
    ปรับแพ้ ขาว: ขาวแพ้
    ปรับแพ้ ขาว 0: ดำก็ไม่ได้คะแนน
help-desk-result =
    ผล 1-0: คะแนนของขาว คะแนนของดำ
    1/2-1/2, 0-0 และอื่นๆ
help-desk-adjudicate =
    ตัดสินรูปหมาก 1-0 Anna Muster: ผลนี้ เพราะ Anna Muster ตัดสินจากรูปหมาก
    ไฟล์แมตช์ต้องอนุญาต
help-desk-fine =
    ปรับเงิน ขาว: ค่าปรับที่ประกาศไว้ล่วงหน้า
help-desk-exclude = งดแข่ง ขาว: ขาวไม่ได้แข่งรอบต่อไป
help-desk-expel = ไล่ออก ขาว: ขาวออกจากการแข่งขัน
help-desk-annul =
    ล้มเกม: เกมเป็นโมฆะ ต้องเล่นใหม่

help-desk-illegal =
    ผิดกติกา ขาว: ตาล่าสุดของขาวผิดกติกา อย่างที่คุณเห็น
help-desk-touch =
    จับ ขาว e2: ขาวจับตัวหมากที่ e2 ตอนนี้หรือก่อนตาล่าสุด และต้องเดินตัวนั้น
    ถ้าเป็นตาก่อนหน้านั้น: รับ และหมายเลขคำร้อง
help-desk-waive =
    ไม่เจตนา ขาว: ขาวจับโดยไม่เจตนา จึงไม่นับ
    ขาวจะได้ยินว่าต้องจัดอย่างไร และนาฬิกาของใครเดินอยู่ FIDE 2023, 4.2.2
help-desk-two-hands =
    สองมือ ขาว: ขาวเดินด้วยสองมือ
help-desk-fault =
    ความผิด ขาว: บอกเหตุทั้งหมด ความผิด ขาว 1: ขาวทำสิ่งนั้น
    บันทึกไว้ และเสนอบทลงโทษ
help-desk-flag = หมดเวลา ขาว: ขาวหมดเวลา
help-desk-wrong-start =
    ตั้งผิด: ตั้งหมากเริ่มต้นผิด
    ตั้งผิด ขาว: คิงกับควีนของขาวสลับที่กัน
    ตั้งผิด ขาว h1: ตัวหมากของ h1 ไปอยู่ที่อื่น
    ถ้าสายเกินจะเริ่มเกมใหม่ ตัวนั้นเข้าป้อมไม่ได้
help-desk-turned =
    กระดานกลับ: วางกระดานผิดทาง
    เกมเดินต่อ
help-desk-reversed =
    สลับสี: เริ่มเกมโดยสลับสีกัน
help-desk-displaced =
    หมากเคลื่อน 12 ดำ: ตัวหมากเคลื่อน หลังตาที่ 12 ของดำ
    เกมกลับไปที่นั่น เหมือนการย้อนกลับ
help-desk-restore =
    ย้อนกลับ 12 ดำ: กลับไปที่รูปหมากหลังตาที่ 12 ของดำ และเวลาตอนนั้น
    ย้อนกลับ 0: ไปที่ต้นเกม นาฬิกาหยุดจนกว่าจะพิมพ์ เดินต่อ
help-desk-position =
    รูปหมาก และ FEN หรือรายการตัวหมาก: เกมเดินต่อจากรูปนั้น
    นาฬิกาหยุดจนกว่าจะพิมพ์ เดินต่อ
help-desk-rulings = คำตัดสิน: คำตัดสินและโทษทั้งหมด พร้อมหมายเลข
help-desk-revoke =
    เพิกถอน 2: ถอนคำตัดสินที่ 2
    เวลา นาฬิกาที่ตั้ง คะแนน ผล การจับ โทษ และการจบเกมทุกแบบ
    ถ้าไม่มีหมายเลข หลังจบเกม: ถอนการจบ แม้จบด้วยคำตัดสินของคุณ
help-desk-allow =
    อนุญาต ขาว ตาเดินที่ถูกกติกา
    ตัวช่วย: คำขานล่าสุด, ใบบันทึกของตัวเอง, เวลา, หมายเลขตา, ใบบันทึกของคู่แข่ง, อ่านรูปหมาก, ตาเดินที่ถูกกติกา, ตัวโจมตี, คำบอกเรื่องเสมอ, ชื่อการเปิดเกม, การถอนตาเดิน
help-desk-withdraw =
    ถอนสิทธิ์ ขาว เวลา: ขาวถามเวลาไม่ได้แล้ว
    ชื่อทั้งหมด: ช่วย อนุญาต
help-desk-aids =
    ตัวช่วย: ตัวช่วยของผู้เล่นแต่ละคน และผู้ช่วย
help-desk-assistant =
    ผู้ช่วย ขาว สมชาย ใจดี: ระบุผู้ช่วยของขาว
    ผู้ช่วย ขาว ยกเรื่อง: ขาวไม่มีผู้ช่วยแล้ว
help-desk-absent =
    ไม่มา ขาว: ระบุว่าขาวไม่อยู่
    เริ่มนับเวลารอ
help-desk-arrived = มาแล้ว ขาว: ขาวมาถึงแล้ว
help-desk-default-time =
    เวลารอ 30: ผู้เล่นที่มาสายไม่เกินครึ่งชั่วโมงยังเล่นได้
    เวลารอ 0: ไม่รอ
help-desk-adjourn =
    พักเกม: ฝ่ายที่ถึงตาต้องผนึกตาเดิน
    ต่อด้วยคำสั่ง: ซอง
    พักเกม ก่อนเวลา: ผู้เล่นตาเดินขอพัก และถูกหักช่วงเล่นที่เหลือ
help-desk-resumption = นัดเล่นต่อ 2026-12-01 10:00 ห้อง 2: วัน เวลา และสถานที่ สำหรับหน้าซอง ผู้เล่นได้ยิน
help-desk-envelope =
    ซอง: คุณถือซองตาเดินแล้ว และเกมพัก
help-desk-due =
    ถึงเวลา: ถึงเวลานัดแล้ว และเกมที่พักเดินต่อ
    จากนี้ผู้เล่นอาจมาสาย ต่อด้วย: เปิดซอง หรือ ไม่มา และผู้เล่น
help-desk-open =
    เปิดซอง: เปิดซองด้วยรหัสผ่าน เกมเดินต่อ
help-desk-lost =
    ซองหาย Nf3: ซองหาย และทั้งสองตกลงกันที่ตานี้
    ถ้าไม่มีตาเดิน: เกมเป็นโมฆะ
help-desk-note =
    หมายเหตุ ขาวไม่สบาย: เขียนหมายเหตุลงรายงาน
help-desk-tasks =
    งาน: งานที่ยังเหลือของโต๊ะนี้
    งาน ทั้งหมด: ทุกงาน ก่อน ระหว่าง และหลังเกม
help-desk-done = เสร็จ 3: งานที่ 3 เสร็จแล้ว เสร็จ 1 2 4: หลายงาน
help-desk-undone = ยังไม่เสร็จ 3: งานที่ 3 ยังไม่เสร็จ
help-desk-glossary = ศัพท์ เสมอ: คำนี้ในทุกภาษา ใช้คำจากภาษาใดก็ได้
help-desk-report =
    รายงาน: เขียนเอกสารเท่าที่มีตอนนี้ และบอกว่าอยู่ที่ไหน
help-desk-sign-off =
    ปิดการแข่ง: จบแมตช์ และเขียนเอกสาร
help-desk-talk =
    ภาษา en: โต๊ะพูดภาษาอังกฤษ. ภาษา th: ภาษาไทย
help-desk-help =
    ช่วย: เรื่องโต๊ะโดยย่อ
    ช่วย ทั้งหมด: ชื่อคำสั่งทั้งหมด
    ช่วย ย้อนกลับ: คำสั่งเดียว
help-desk-leave =
    ออก: ปิดโต๊ะที่นี่
    รหัสผ่านเปิดได้อีก

entry-retyped = อ่านเป็น { $text }
reason-unread = ไม่มีเสียงที่อ่านภาษานี้ได้
voices-new =
    เสียงใหม่: { $folder }
    แปลไฟล์ในนั้น แล้วตรวจ: { $program } voices check { $parent }
voices-new-known = { $name } มีอยู่แล้ว ถ้าเป็นภาษาอื่น เขียนรหัสภาษานั้น เช่น el
voices-new-exists = มี { $folder } อยู่แล้ว เปลี่ยนชื่อ หรือระบุโฟลเดอร์อื่น
voices-new-fails = สร้าง { $folder } ไม่ได้: { $reason }
voice-state = ไม่รู้จักสถานะ: { $state } เขียน draft, read หรือ spoken
voice-untranslated = ขาด { $count } ประโยค ซึ่งจะพูดเป็นภาษาอื่น: { $names }
voice-untranslated-more = และอีก { $count }
voice-plural = ประโยค { $name } ขาดรูปแบบ { $variants }: จำนวน { $gap }
voice-meanings = { $word } มีสองความหมายในตาเดิน: { $first } กับ { $other } แต่ละความหมายต้องมีคำของตัวเอง
help-repertoire =
    ชุดเปิดเกม italian: หนึ่งใน 45 การเปิดเกมในตัว ชุดเปิดเกม italian ดำ: จากอีกฝั่ง
    ชุดเปิดเกม การเปิดเกม: ทั้งหมด ทีละห้า
    ชุดเปิดเกม mine: การเปิดเกมของคุณ จากไฟล์ mine.pgn ในโฟลเดอร์ repertoire ของโฟลเดอร์ข้อมูล พิมพ์ตาเดินของคุณ
    ชุดเปิดเกม เกม: ที่คุณเล่นมาแล้วอย่างน้อยสองครั้ง ชุดเปิดเกม เกม ดำ: ฝ่ายเดียว ใช้ ขาว ได้ด้วย
    ชุดเปิดเกม: ทั้งหมด และจำนวนที่ต้องฝึก
    คำใบ้: ช่วยสี่ขั้น ข้อมูล: บอกตาเดินอีกครั้ง
    ถัดไป: ตาที่ถูก แล้วไปต่อ
    ปิดเกม: กลับไปที่เกมของคุณ
setting-mouse = ให้เมาส์หยิบและวางตัวหมากบนหน้าจอไหม
setting-key-hints = ให้หน้าจอแสดงว่าปุ่มทำอะไรไหม
setting-pictures = ให้ตัวหมากบนหน้าจอเป็นรูปภาพไหม ถ้าเทอร์มินัลแสดงได้
cli-voices-new = สร้างโฟลเดอร์สำหรับภาษาใหม่ที่จะแปล
arg-mouse = ให้เมาส์หยิบและวางตัวหมากบนหน้าจอไหม: on หรือ off
arg-key-hints = ให้หน้าจอแสดงว่าปุ่มทำอะไรไหม: on หรือ off
arg-pictures = ให้ตัวหมากบนหน้าจอเป็นรูปภาพไหม: on หรือ off
arg-voices-new-language = รหัสภาษา เช่น nl หรือ pt-BR
arg-voices-new-folder = โฟลเดอร์ของภาษานั้น ถ้าไม่ระบุ ใช้โฟลเดอร์เสียงของคุณเอง
health-voices = เสียง: ใช้ได้อีก { $count } เสียง
health-voices-draft = เสียง: ฉบับร่างที่เจ้าของภาษายังไม่ได้ตรวจ: { $names }
voice-review =
    { $state ->
        [read] เสียง { $name }: อ่านตรวจแล้วโดย { $by } { $date }
        [spoken] เสียง { $name }: ฟังตรวจแล้วโดย { $by } { $date }
       *[draft] เสียง { $name }: ฉบับร่าง เจ้าของภาษายังไม่ได้ตรวจ
    }
voice-unconfirmed = เสียง { $name }: คำที่รอยืนยัน: { $words }
health-speech-unread = เสียงพูด: espeak-ng อ่านภาษา { $language } ไม่ได้ ตั้งเสียงอื่นในเซิร์ฟเวอร์เสียงพูด หรือใช้โปรแกรมอ่านจอ
reason-louis-unfit = ไม่มีตารางที่ถูกต้องสำหรับภาษานี้
pictures-none = เทอร์มินัลนี้แสดงรูปภาพไม่ได้ ตัวหมากวาดด้วยตัวอักขระ
pictures-absent = โปรแกรมนี้สร้างมาโดยไม่มีรูปภาพ วิธีใช้รูปภาพอยู่ใน docs/guide.md
arg-import-letters = ตัวหมากในไฟล์ใช้ตัวอักษรของเสียงนี้ เช่น de
reason-voices = เสียงของระบบนี้ไม่ทำงาน ถ้าจะให้โปรแกรมอ่านจอพูดแทน พิมพ์ เสียงพูด ปิด
health-speech-system = เสียงพูด: ระบบนี้มี { $count } เสียง; { $languages }
health-speech-system-missing = เสียงพูด: ภาษา { $language } ไม่มีเสียง เพิ่มเสียงในการตั้งค่าเสียงพูดของระบบนี้
health-terminal-unread-elsewhere =
    เทอร์มินัล: โปรแกรมอ่านจออ่าน { $name } ไม่ได้ ใช้ { $system ->
        [windows] Windows Terminal
       *[macos] Terminal ของ macOS
    }
health-tried-linux = ระบบ: Linux ในการทดสอบ Orca, Fenrir, BRLTTY และ yasr อ่านโปรแกรมนี้ได้ ยังไม่มีผู้เล่นตาบอดแจ้งผล
health-tried-windows = ระบบ: Windows ผู้สร้างลองใน Wine เท่านั้น โดยไม่มีโปรแกรมอ่านจอ ถ้าคุณใช้ NVDA หรือ JAWS บอกเราว่าอ่านได้อย่างไร
health-tried-macos = ระบบ: macOS ผู้สร้างคอมไพล์แล้ว แต่ไม่เคยเปิดใช้ ถ้าคุณใช้ VoiceOver บอกเราว่าอ่านได้อย่างไร
health-tried-nowhere = ระบบ: ยังไม่มีใครลองที่นี่ บอกเราว่าใช้ได้อย่างไร
reason-louis-absent = ไม่มี lou_translate ติดตั้ง liblouis
health-braille-absent = เบรลล์: รหัสหมากรุกใช้ได้ ถ้าจะใช้เบรลล์ของภาษา ติดตั้ง liblouis
reason-no-name = ไฟล์มีชื่ออย่างนี้ไม่ได้

## ที่การแข่งขัน

tournament-new = { $name }: ผู้เล่น { $players } คน ยังไม่มีรอบ
tournament-open = { $name }: รอบ { $round } จาก { $rounds } รอบ ผู้เล่น { $players } คน
tournament-new-teams = { $name }: { $players } ทีม ยังไม่มีรอบ
tournament-open-teams = { $name }: รอบ { $round } จาก { $rounds } มี { $players } ทีม
tournament-next-draw = ต่อไป: จับสลากหมายเลขเริ่มต้น พิมพ์ จับสลาก คำสั่งทั้งหมด: ช่วย
tournament-next-pair = ต่อไป: ประกบคู่รอบ { $round } พิมพ์ ประกบคู่ คำสั่งทั้งหมด: ช่วย
tournament-next-results = ต่อไป: พิมพ์ผล เช่น ผล 1 1-0 คำสั่งทั้งหมด: ช่วย
tournament-next-qualify = จบรอบกลุ่มแล้ว ให้คนที่ดีที่สุดไปต่อ: เข้ารอบ
tournament-next-standings = จบทุกรอบแล้ว ตารางสุดท้าย: อันดับ
tournament-not-done = ไม่ได้ทำอะไร
tournament-sure = ตกลง หรือ ไม่
tournament-nothing-typed = ยังไม่ได้พิมพ์อะไร พิมพ์คำสั่ง หรือ ช่วย
tournament-unknown = ไม่รู้จักที่นี่: { $word } คำสั่งทั้งหมด: ช่วย
tournament-unknown-near = ไม่รู้จักที่นี่: { $word } ใกล้ที่สุดคือ { $near }
tournament-which-player = ผู้เล่นคนไหน: { $names } พิมพ์หมายเลข
tournament-no-player = ไม่มีผู้เล่น: { $text } ดูทั้งหมด: รายชื่อ
tournament-help = ก่อนแข่ง: ระเบียบ, รายชื่อ, ลงชื่อ, จับสลาก
    รอบ: ประกบคู่, คู่, ผล, ค้าง, เลื่อน
    ผู้เล่น: ผู้เล่น, ไม่มา, ถอนตัว, กลับมา, แยก, แก้ใบสมัคร
    คำถาม: คู่แข่ง, กลุ่มคะแนน, โอกาส
    ทีม: จัดตัว เสมอ: ตัดสิน กลุ่ม: เข้ารอบ
    ตาราง: อันดับ, ทำไม, ตารางไขว้, รางวัล
    ไฟล์: ใบแจ้ง, รายงาน, เกมของรอบ, ส่งออก, จัดโต๊ะ
    แก้ไข: แก้ผล, เหตุการณ์, เพิกถอน เลิก: ออก
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย ประกบคู่, อธิบาย
tournament-wants-nothing = พิมพ์ { $name } อย่างเดียว
tournament-wants-player = { $name } ต้องมีผู้เล่น: { $name } 7 หรือ { $name } anna
tournament-wants-bye = { $name } ต้องมีผู้เล่น: { $name } 7 หรือ { $name } 7 1/2 ถ้าได้ครึ่งคะแนน
tournament-wants-players = { $name } ต้องมีผู้เล่นสองคน: { $name } 3 7
tournament-wants-entry = { $name } ต้องมีชื่อ มีเรตติ้งด้วยก็ได้: { $name } สมชาย ใจดี 1650
tournament-wants-amendment = { $name } ต้องมีผู้เล่น คีย์ในไฟล์ และค่า: { $name } 7 rating 1850
tournament-wants-goal = { $name } ต้องมีผู้เล่นและอันดับ: { $name } 7 3
tournament-wants-varma = { $name } อย่างเดียว หรือ { $name } varma
tournament-wants-pairs = { $name } ต้องมีคู่: ขาวก่อน คนได้บายอยู่เดี่ยว: { $name } 1-4 2-3 5
tournament-wants-result = { $name } ต้องมีกระดานและผล: { $name } 4 1-0
tournament-wants-correction = { $name } ต้องมีรอบ กระดาน และผล: { $name } 2 4 1-0
tournament-wants-board = { $name } ต้องมีกระดาน: { $name } 4
tournament-wants-line-up = { $name } ต้องมีทีมและลำดับผู้เล่น: { $name } 2 1 3 4
tournament-wants-tie = { $name } ต้องมีกระดาน: { $name } 2 หรือ { $name } 2 1-0
tournament-wants-qualified = { $name } เฉย ๆ หรือหมายเลข: { $name } 1 5 2 8
tournament-wants-round = { $name } อย่างเดียว หรือมีรอบ: { $name } 3
tournament-wants-act = { $name } ต้องมีหมายเลขรายการ: { $name } 12 ดูหมายเลข: เหตุการณ์
tournament-wants-number = { $name } อย่างเดียว หรือมีตัวเลข: { $name } 30
tournament-wants-file = { $name } ต้องมีชื่อไฟล์: { $name } club.trf
tournament-wants-command = { $name } อย่างเดียว หรือมีคำสั่ง: { $name } ประกบคู่
tournament-wants-term = { $name } อย่างเดียว หรือมีคำ: { $name } บุคโฮลซ์
tournament-no-varma = ไม่มีตาราง Varma: มีสำหรับผู้เล่น 9 ถึง 24 คน
tournament-numbered = มีหมายเลขเริ่มต้นแล้ว
tournament-drawn = หมายเลขเริ่มต้น จับสลากด้วยเลข { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = รอบ { $round } กระดาน { $board }: { $result } แทน { $had }
tournament-moves = { $player } จะมี { $points }: อันดับ { $place } ตอนนี้ { $had }
tournament-pairings-stay = คู่ของรอบหลังจากนี้ไม่เปลี่ยน
tournament-withdraw-what = { $player } ถอนตัวจากการแข่งขัน
tournament-revoke-what = จะเพิกถอน: { $what }
tournament-revoked = เพิกถอนแล้ว: รายการที่ { $number }
tournament-playing = รอบ { $round } กระดาน { $board }: { $white } กับ { $black } กำลังเล่น
tournament-postponed = เลื่อน รอบ { $round } กระดาน { $board }: { $white } กับ { $black }
tournament-adjourned = พักเกม รอบ { $round } กระดาน { $board }: { $white } กับ { $black } ถ้าจะประกบคู่โดยไม่รอ: เลื่อน { $board }
tournament-pair-without = ยังไม่มีผล รอบ { $round } กระดาน { $board }: { $white } กับ { $black } นับเป็นเสมอในการประกบคู่นี้
tournament-pair-appeal = มีอุทธรณ์ค้าง รอบ { $round } กระดาน { $board }: { $white } กับ { $black } นับผลตามที่เป็นอยู่
tournament-nobody-there = ไม่มีใคร
tournament-none-missing = มีผลครบแล้ว
outcome-white = ขาวชนะ
outcome-draw = เสมอ
outcome-black = ดำชนะ
outcome-white-forfeit = ขาวชนะผ่าน
outcome-black-forfeit = ดำชนะผ่าน
outcome-neither-forfeit = ไม่มาทั้งคู่
outcome-neither = แพ้ทั้งคู่
outcome-half-white = ขาวได้ครึ่งคะแนนฝ่ายเดียว
outcome-half-black = ดำได้ครึ่งคะแนนฝ่ายเดียว
tournament-round-over = รอบ { $round } จบแล้ว
tournament-all-over = จบรอบสุดท้ายแล้ว ตารางสุดท้าย: อันดับ
tournament-third-forfeit = { $player } ไม่มาเล่นครั้งที่สาม: ระเบียบส่วนใหญ่ให้ออกจากการแข่งขัน ถ้าจะให้ออก: ถอนตัว
tournament-entered = ลงชื่อแล้ว: { $player }
tournament-entered-late = ลงชื่อแล้ว: { $player } ตั้งแต่รอบ { $round }
tournament-amended = แก้รายชื่อแล้ว: { $player }
tournament-paired-tables = รอบ { $round }: ประกบคู่ตามตาราง
tournament-paired-arbiter = รอบ { $round }: ประกบคู่ด้วยมือ
tournament-paired-rules = รอบ { $round }: ประกบคู่ตามกติกาของระบบ
tournament-paired-lots = รอบ { $round }: จับสลากด้วยเลข { $number }
tournament-paired-program = รอบ { $round }: ประกบคู่โดย { $program }
tournament-ended = กระดาน { $board } รอบ { $round }: { $white }, { $black }: { $result }
tournament-corrected = แก้แล้ว กระดาน { $board } รอบ { $round }: { $white }, { $black }: { $result }
tournament-absent = ไม่เล่นรอบ { $round }: { $player }
tournament-absent-half = บายครึ่งคะแนน รอบ { $round }: { $player }
tournament-absent-full = บายเต็มคะแนน รอบ { $round }: { $player }
tournament-withdrawn = ถอนตัวแล้ว: { $player }
tournament-returned = กลับมาตั้งแต่รอบ { $round }: { $player }
tournament-kept-apart = แยกกัน: { $names }
tournament-lined-up = ตัวผู้เล่นของ { $player } รอบ { $round }: { $names }
tournament-decided = กระดาน { $board } รอบ { $round }: { $player } ไปต่อ ตัดสินด้วย: { $decider }
tournament-decided-lots = กระดาน { $board } รอบ { $round }: { $player } ไปต่อ จับสลากด้วยเลข { $number }
tournament-qualified = ไปต่อ: { $names }
tournament-qualify-shared = กลุ่ม { $number }: อันดับ { $place } ร่วมกัน พิมพ์ทุกคนที่ไปต่อ คนเก่งก่อน: เข้ารอบ 1 5 2 8
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number } เพิกถอนแล้ว: { $what }
tournament-log-empty = ยังไม่มีอะไรบันทึกไว้
tournament-no-act = ไม่มีรายการที่ { $number }: มี { $count } รายการ ดูล่าสุด: เหตุการณ์
tournament-revoked-already = รายการที่ { $number } เพิกถอนไปแล้ว
tournament-is-revocation = รายการที่ { $number } เป็นการเพิกถอน: ทำสิ่งที่เพิกถอนอีกครั้ง
tournament-needed-by = เพิกถอนรายการที่ { $number } ก่อน: { $what }
tournament-refused-player = ไม่มีผู้เล่นนั้น ดูทั้งหมด: รายชื่อ
tournament-refused-name = ขาดชื่อ พิมพ์ชื่อหลัง ลงชื่อ
tournament-refused-fide = หมายเลข FIDE นี้มีแล้ว: { $player }
tournament-refused-same = มีในรายชื่อแล้ว: { $player }
tournament-refused-late = ลงชื่อสายไม่ได้: หลังรอบ 1 ตารางไม่มีที่ว่าง
tournament-refused-paired = รอบ { $round } ประกบคู่แล้ว
tournament-refused-round = ไม่มีรอบ { $round }: มี { $rounds } รอบ
tournament-refused-players = ผู้เล่น { $count } คนไม่ได้: ระบบไม่อนุญาต
tournament-refused-order = ทุกคนต้องมีหมายเลขเดียว
tournament-refused-numbers = สายเกินไป: รอบ 1 ประกบคู่ตามหมายเลขนี้แล้ว
tournament-refused-next = รอบต่อไปคือรอบ { $round }
tournament-refused-playing = รอบ { $round } ยังไม่จบ: กระดาน { $boards } พิมพ์ผล หรือ เลื่อน
tournament-refused-last = ประกบคู่ครบทุกรอบแล้ว
tournament-refused-board = รอบ { $round } ไม่มีกระดาน { $board }: มี { $boards } กระดาน
tournament-refused-result = มีผลแล้ว: { $result } ถ้าจะแก้: แก้ผล
tournament-refused-no-result = ยังไม่มีผล ถ้าจะใส่: ผล
tournament-refused-known = ผลเป็นอย่างนั้นอยู่แล้ว
tournament-refused-postponed = เลื่อนไปแล้ว
tournament-refused-left = ตอนนั้นไม่อยู่ในการแข่งขัน
tournament-refused-here = ยังไม่ได้ถอนตัว
tournament-refused-two = ต้องเป็นผู้เล่นสองคนที่ต่างกัน
tournament-refused-no-teams = ที่นี่ไม่มีทีม
tournament-refused-part = ไม่มีกระดาน { $board }: มี { $boards } กระดาน
tournament-refused-which = แมตช์ { $board } มีหลายกระดาน พิมพ์หนึ่งกระดาน: ผล { $board }.1 1-0
tournament-refused-many = ผู้เล่นมากเกินไป กระดานต่อแมตช์: { $boards }
tournament-refused-member = ไม่มีผู้เล่น { $number } ในทีมนี้ ดูรายชื่อ: ผู้เล่น และทีม
tournament-refused-board-order = ผิดลำดับกระดาน: ผู้เล่น { $number } ใช้ลำดับตามรายชื่อทีม
tournament-refused-nobody = ต้องมีผู้เล่นอย่างน้อยหนึ่งคน
tournament-refused-begun = แมตช์เริ่มแล้ว
tournament-refused-tied = ตรงนั้นไม่ได้เสมอ ใส่ผลเกม: ผล
tournament-refused-groups = ใช้กับกลุ่ม เมื่อทุกกลุ่มจบแล้ว
tournament-refused-qualify = พิมพ์ผู้ที่ไปต่อคนละครั้ง มี { $count } คน
tournament-refused-members = ผู้เล่นของทีมต้องอยู่ในรายชื่อ
tournament-breach-twice = อยู่ในสองคู่: { $player }
tournament-breach-missing = ยังไม่มีคู่: { $player }
tournament-breach-absent = มีคู่ แต่ไม่อยู่: { $player }
tournament-breach-met = เจอกันแล้วในรอบ { $round }: { $white } กับ { $black }
tournament-breach-apart = ต้องแยกกัน: { $white } กับ { $black }
tournament-breach-bye = ไม่ต้องมีบาย: { $player } ได้บาย
tournament-breach-second-bye = ได้แต้มโดยไม่เล่นครั้งที่สอง: { $player }
tournament-breach-third = { $color } สามครั้งติดกัน: { $player }
tournament-breach-three-more = { $color } เกินไปสามครั้ง: { $player }
tournament-pairing = กำลังประกบคู่: { $program }
tournament-pairing-still = โปรแกรมกำลังประกบคู่ ให้หยุด: หยุด
tournament-pairing-stopped = หยุดแล้ว ไม่มีการประกบคู่
tournament-pairing-none = ไม่มีอะไรให้หยุด ไม่มีโปรแกรมประกบคู่อยู่
tournament-pairing-outdated = ไม่มีการประกบคู่: มีการเปลี่ยนแปลงระหว่างนั้น ทำใหม่: ประกบคู่
tournament-no-program = ไม่พบโปรแกรมประกบคู่: ติดตั้ง gacrux หรือ bbpPairings หรือพิมพ์ ประกบคู่ แล้วตามด้วยคู่
tournament-program-missing = { $program } เปิดไม่ได้: พิมพ์ ประกบคู่ แล้วตามด้วยคู่ หรือติดตั้งใหม่
tournament-program-stuck = { $program } ใช้เวลานานไป จึงหยุดแล้ว: พิมพ์ ประกบคู่ แล้วตามด้วยคู่
tournament-program-endless = { $program } เขียนมากไป จึงหยุดแล้ว: พิมพ์ ประกบคู่ แล้วตามด้วยคู่
tournament-answer-unreadable = { $program } ประกบคู่ไม่ได้: { $why } พิมพ์ ประกบคู่ แล้วตามด้วยคู่
tournament-answer-refused = ไม่รับคำตอบของ { $program }: ยังไม่ประกบคู่ เพราะผิดกฎ:
tournament-answer-empty = ไม่มีคำตอบ
tournament-answer-line = บรรทัด { $line } ของคำตอบไม่ใช่คู่
tournament-answer-count = แจ้ง { $said } คู่ แต่ให้มา { $count } คู่
tournament-answer-number = ไม่มีใครมีหมายเลข { $number }
tournament-answer-byes = มีบายสองคนในรอบเดียว
tournament-name = { $name }
tournament-place-is = สถานที่: { $value }
tournament-from = ตั้งแต่ { $value }
tournament-to = ถึง { $value }
tournament-arbiter = หัวหน้าผู้ตัดสิน: { $value }
tournament-laws = กติกาปี { $value }
tournament-system = ระบบ: { $value }
tournament-rounds = จำนวนรอบ: { $value }
tournament-accelerated = เร่งรอบ: { $value }
tournament-boards = กระดานต่อแมตช์: { $value }
tournament-arbiters = จำนวนผู้ตัดสินที่แนะนำ: { $value }
tournament-decided-by = ถ้าเสมอตัดสินด้วย: { $value }
decider-rapid = เกมแรพิด
decider-blitz = เกมบลิตซ์
decider-armageddon = เกมอาร์มาเกดดอน
decider-rating = เรตติ้ง
decider-white-out = ฝ่ายขาวตกรอบ
decider-boards = กระดานต้น ๆ ที่ดีกว่า
decider-lots = จับสลาก
decider-arbiter = คำตัดสินของกรรมการ
tournament-variant = เกม { $value }
tournament-time = เวลา: { $value }
tournament-default-time = เวลารอ: { $value } นาที
tournament-ties = ไทเบรก: { $value }
tournament-draws = เสมอ: { $value }
tournament-aids = ตัวช่วย: { $value }
tournament-appeals = อุทธรณ์: { $value }
system-round-robin = พบกันหมด
system-swiss = สวิส
system-adjusted = สวิสแบบปรับ
system-lots = สวิสแบบจับสลาก
system-by-hand = ประกบคู่ด้วยมือ
system-match = แมตช์สองคน
system-scheveningen = Scheveningen
system-knock-out = แพ้คัดออก
system-groups = แบ่งกลุ่ม
tournament-nobody = ยังไม่มีใครลงชื่อ พิมพ์ ลงชื่อ และชื่อ
tournament-entry = { $number }: { $name }, { $rating }
tournament-entry-unrated = { $number }: { $name }, ไม่มีเรตติ้ง
tournament-entry-left = { $number }: { $name }, ถอนตัวแล้ว
tournament-no-round-yet = ยังไม่ได้ประกบคู่ พิมพ์ ประกบคู่
tournament-no-round = รอบ { $round } ยังไม่ได้ประกบคู่: มีแล้ว { $rounds } รอบ
tournament-round = รอบ { $round }:
tournament-bye = ได้บาย: { $player }
tournament-free = ว่าง: { $player }
tournament-board = กระดาน { $board }: { $white }, { $black }
tournament-board-over = กระดาน { $board }: { $white }, { $black }: { $result }
tournament-board-postponed = กระดาน { $board }: { $white }, { $black }: เลื่อน
tournament-match = แมตช์ { $board }: { $white }, { $black }
tournament-match-score = แมตช์ { $board }: { $white } { $own }, { $black } { $other }
tournament-goes-on = { $player } ไปต่อ
tournament-tied-game = เสมอกัน ต่อไป: { $decider } กระดาน { $board } ฝ่ายขาว: { $player }
tournament-tied = กระดาน { $board } เสมอกัน จับสลาก: ตัดสิน { $board } หรือใครไปต่อ: ตัดสิน { $board } 1-0
tournament-tied-by = กระดาน { $board } เสมอกัน ตัดสินด้วย: { $decider } พิมพ์ ตัดสิน { $board }
tournament-standings = หลังรอบ { $round }:
tournament-group = กลุ่ม { $number }:
tournament-place = { $place }: { $player }, { $points }
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }
tournament-place-equal = { $place }: { $player }, { $points } ไทเบรกเท่ากัน
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: อันดับ { $value }
tournament-tie-alone = { $tie }: { $value }
tournament-left = เก็บทุกอย่างไว้แล้ว
tournament-pair-breaks = การประกบคู่นี้ผิดกฎ:
tournament-proposed = ข้อเสนอสำหรับรอบ { $round }:
tournament-proposed-lots = ข้อเสนอรอบ { $round } จับสลากด้วย { $number }:
tournament-down = ลงไปหนึ่งกลุ่มคะแนน: { $player }
tournament-no-proposal = หาคู่ตามกติกานี้ไม่ได้ พิมพ์คู่: ประกบคู่ 1-4 2-3 5
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = อันดับ { $place } คะแนน: { $points }
tournament-player-title = ตำแหน่ง: { $value }
tournament-player-federation = สหพันธ์: { $value }
tournament-player-club = สโมสร: { $value }
tournament-player-team = ทีม: { $value }
tournament-player-captain = หัวหน้าทีม: { $value }
tournament-player-seat = ที่นั่ง: { $value }
tournament-player-assistant = ผู้ช่วย: { $value }
tournament-card-won = รอบ { $round }: { $color } ชนะ { $player }
tournament-card-drawn = รอบ { $round }: { $color } เสมอ { $player }
tournament-card-lost = รอบ { $round }: { $color } แพ้ { $player }
tournament-card-forfeit-won = รอบ { $round }: ชนะผ่าน { $player }
tournament-card-forfeit-lost = รอบ { $round }: ไม่ได้เล่น แพ้ { $player }
tournament-card-now = รอบ { $round } กระดาน { $board }: { $color } พบ { $player }
tournament-card-half = รอบ { $round }: บาย ครึ่งคะแนน
tournament-card-full = รอบ { $round }: บาย เต็มคะแนน
tournament-card-bye = รอบ { $round }: บาย ไม่มีคู่เหลือ
tournament-card-absent = รอบ { $round }: ไม่ได้เล่น
tournament-same-points = คะแนนเท่ากัน: { $names }
tournament-score-group = คะแนน { $points }: { $names }
tournament-not-paired = { $player }: ไม่ได้ประกบคู่ในรอบ { $round }
tournament-could = { $player } อันดับ { $place } หรือดีกว่า:
tournament-could-not-yet = ต้องประกบคู่รอบสุดท้ายก่อน และไม่ใช่ทีม
tournament-could-too-many = เกมที่ยังไม่จบมากเกินไป: { $count } ถามใหม่เมื่อจบบ้างแล้ว
tournament-could-win = ถ้าชนะ
tournament-could-draw = ถ้าเสมอ
tournament-could-loss = ถ้าแพ้
tournament-could-anyhow = ตามที่เป็นอยู่
tournament-could-always = { $case }: ได้ทุกกรณี
tournament-could-never = { $case }: ไม่ได้แล้ว
tournament-could-if = { $case }: ได้แน่ถ้า { $white }, { $black }: { $result }
tournament-could-only-if = { $case }: ได้เฉพาะเมื่อ { $white }, { $black }: { $result }
tournament-could-perhaps = { $case }: ขึ้นกับผลของคนอื่นหลายเกม
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }
tournament-counts-for-nobody = { $player } ไม่มีอันดับ: เล่นไม่ถึงครึ่งของเกม
tournament-why = { $player }: อันดับ { $place } คะแนน: { $points }
tournament-behind-points = ตามหลัง { $player } ที่คะแนน
tournament-behind-tie = ตามหลัง { $player } ที่ { $tie }
tournament-behind-lots = ตามหลัง { $player } จากการจับสลาก
tournament-shared = อันดับร่วมกับ { $player }
tournament-tie = { $tie }: { $value } มาจาก:
tournament-tie-place = { $tie }: อันดับ { $value } มาจาก:
tournament-tie-unmet = { $tie }: ไม่มีอะไรให้เทียบ
tournament-part = รอบ { $round }: { $value } จาก { $player }
tournament-part-own = รอบ { $round }: { $value }
tournament-part-weighed = รอบ { $round }: { $value } จาก { $brought } ของ { $player } เมื่อทำได้ { $scored }
tournament-part-dummy = รอบ { $round } ไม่ได้เล่น: { $value } { $reason }
tournament-dummy-own = นับตามคะแนนของตัวเอง
tournament-dummy-opponent = นับตามคู่แข่งที่ประกบไว้
tournament-dummy-draws = นับเป็นเสมอทุกรอบ
tournament-part-mean = เฉลี่ย: { $value }
tournament-part-table = จากตารางเรตติ้ง: { $value }
tournament-part-other = นอกจากนี้: { $value }
tournament-cut-least = ตัดออก เพราะน้อยที่สุด
tournament-cut-voluntary = ตัดออก เพราะเลือกไม่เล่นเอง
tournament-cut-most = ตัดออก เพราะมากที่สุด
tournament-cut-limit = ไม่นับ: คู่แข่งคะแนนน้อยเกินไป
notice-title = { $name } รอบ { $round }
notice = { $player }: รอบ { $round } กระดาน { $board } { $color } พบ { $opponent }
notice-seat = { $player }: รอบ { $round } กระดาน { $board } { $color } พบ { $opponent } ที่นั่ง { $seat }
notice-bye = { $player }: รอบ { $round } ได้บาย
tournament-no-variant = TRF ไม่มีที่บอกเกม ไม่ได้เขียน { $variant }
tournament-written = เขียนแล้ว: { $file }
tournament-not-written = เขียนไม่ได้: { $file } { $reason }
tournament-games-unread = อ่านเกมของโต๊ะไม่ได้: { $reason } ไม่ได้เขียนอะไร
round-report-title = { $name } รอบ { $round }: รายงาน
round-report-done = สิ่งที่ผู้ตัดสินทำ:
round-report-open = ยังค้างอยู่:
round-report-adjourned = พักเกม: กระดาน { $board }, { $white } กับ { $black }
round-report-appeal = อุทธรณ์ยังไม่ตัดสิน: กระดาน { $board }, { $white } กับ { $black }
tournament-not-kept = ไม่ได้ทำ เพราะเก็บไว้ไม่ได้: { $reason }
tournament-damaged = บันทึกเสีย: รายการที่ { $number } เป็นไปไม่ได้ { $why } ไฟล์รายการแข่งอาจเป็นคนละไฟล์
tournament-damaged-line = บันทึกเสีย: อ่านรายการที่ { $number } ไม่ได้
tournament-not-there = ไม่มีไฟล์: { $file } ถ้าจะเริ่มใหม่ ดู tournament.md
tournament-ask-begin =
    ไฟล์รายการแข่งใหม่ ราว 8 คำถามและผู้เล่น
    Enter อย่างเดียว: คำตอบที่เสนอไว้
    ย้อน: คำถามก่อนหน้า
    Control-C: หยุด คำตอบของคุณจะเก็บไว้
tournament-ask-name = ชื่อรายการ ใส่ปีด้วยถ้าจัดทุกปี
tournament-ask-place = สถานที่
tournament-ask-from = วันแรก เช่น 2026-11-28
tournament-ask-system = ใช้ระบบใด
tournament-ask-rounds = กี่รอบ
tournament-ask-groups = กี่กลุ่ม
tournament-ask-boards = กระดานต่อแมตช์ ถ้าแข่งเป็นทีม
tournament-ask-time = เวลาของแต่ละคน เช่น 60+30
tournament-ask-ties = ไทเบรกตามลำดับ
tournament-ask-first-team = ทีมแรก
tournament-ask-team = ทีม { $number } กด Enter: ไม่มีทีมอีก
tournament-ask-first-player = ผู้เล่นคนแรก กับเรตติ้ง เช่น สมชาย ใจดี 1650
tournament-ask-player = ผู้เล่น { $number } กด Enter: ไม่มีผู้เล่นอีก
tournament-ask-help-player = พิมพ์ชื่อ แล้วเรตติ้ง ไม่มีเรตติ้งก็ได้
tournament-ask-too-many = รอบมากเกินไปสำหรับ { $count } ราย: มากที่สุด { $rounds } ให้แก้ rounds ในไฟล์
tournament-ask-review = ถ้าจะเขียนไฟล์ กด Enter ถ้าจะแก้คำตอบล่าสุด: ย้อน
tournament-begin = ถ้าจะเริ่ม: { $program } tournament { $file }
tournament-from-done = รับมาแล้ว: ผู้เล่น { $players } คน { $rounds } รอบ
tournament-from-left = บรรทัดที่ไม่รู้จัก ไม่ได้รับมา: { $lines }
tournament-from-ties = มีไทเบรกที่ไม่รู้จัก ไม่ได้รับมา
tournament-from-line = บรรทัด { $line } ช่อง { $column }: { $what }
tournament-from-there = มีรายการ { $name } เก็บไว้แล้ว ตั้งชื่ออื่นให้รายการนี้ในไฟล์ของมัน
tournament-from-teams = ไม่ได้รับอะไรมา: ทีม ผู้เล่น และคะแนนไม่ตรงกัน
tournament-from-by-hand = ไม่ได้รับอะไรมา: มีคะแนนที่ให้ด้วยมือ
tournament-from-scoring = ไม่ได้รับอะไรมา: การขาดหรือเกมที่ยังไม่จบได้คะแนนไม่เหมือนที่นี่
tournament-from-acceleration = ไม่ได้รับอะไรมา: การเร่งรอบไม่ใช่แบบบากู
tournament-from-name = ไม่ได้รับอะไรมา: ชื่อของผู้เล่น { $number } ใช้ไม่ได้
tournament-from-round = ไม่ได้รับอะไรมา: รอบ { $round } มีผลหรือบายที่ใช้ที่นี่ไม่ได้
tournament-from-act = ไม่ได้รับอะไรมา: { $what } { $why }
exchange-no-player = ไม่มีผู้เล่นในไฟล์นี้
exchange-number = ตรงนี้ขาดตัวเลข
exchange-too-great = ตัวเลขมากเกินไป
exchange-points = ตรงนี้ขาดคะแนน
exchange-color = ไม่ใช่สี ต้องเป็น w, b หรือขีด
exchange-result = ไม่ใช่ผล เช่น 1, 0 หรือ =
exchange-unfit = ผลไม่เข้ากับคู่แข่ง
exchange-number-twice = หมายเลขเริ่มต้น { $number } ซ้ำกัน
exchange-opponent = ไม่มีใครมีหมายเลข { $number }
exchange-oneself = ผู้เล่นพบกับตัวเอง
exchange-two-opponents = หมายเลข { $number } มีคู่แข่งสองคนในรอบ { $round }
exchange-contradiction = หมายเลข { $number } มีผลต่างกันในรอบ { $round }
exchange-score = { $given } คะแนน แต่ผลรวมได้ { $counted }
exchange-players-missing = แจ้งผู้เล่น { $told } คน พบ { $found } คน ไฟล์ไม่ครบ
tournament-not-read = อ่านไม่ได้: { $file } { $reason }
event-wrong-line = บรรทัด { $line }: { $what }
event-wrong-form = ไม่ใช่บรรทัดของไฟล์รายการแข่ง
event-wrong-twice = มีในไฟล์สองครั้ง
event-wrong-key = ไม่รู้จักคีย์ { $word }
event-wrong-key-near = ไม่รู้จักคีย์ { $word } ใกล้ที่สุดคือ { $near }
event-wrong-part = เริ่มด้วยวงเล็บเหลี่ยมสองชั้น: [[{ $part }]]
event-wrong-value = { $key } เป็น { $value } ไม่ได้: { $can }
event-wrong-missing = ขาด { $key } ในไฟล์รายการแข่ง
event-wrong-nameless = ขาด { $key } ตรงนี้
event-wrong-player = มีผู้เล่น { $name } สองครั้ง
event-wrong-fide = มีหมายเลข FIDE { $number } สองครั้ง
event-wrong-team = มีทีม { $name } สองครั้ง
event-wrong-no-team = ไม่มีทีม { $name } ในไฟล์นี้
event-wrong-teamless = ผู้เล่น { $name } ไม่มีทีม
event-wrong-empty-team = ทีม { $name } ไม่มีผู้เล่น
event-wrong-unfit = { $key } ไม่เข้ากับส่วนอื่นของไฟล์
event-wrong-ends = จบก่อนเริ่ม: { $day }
event-can-text = เป็นข้อความหนึ่งบรรทัด: ไม่เกิน 100 ตัวอักษร
event-can-federation = เป็นตัวพิมพ์ใหญ่สามตัว เช่น THA
event-can-day = เป็นวันที่ เช่น 2026-11-28
event-can-laws = เป็นปีของกติกา เช่น 2023
event-can-variant = หนึ่งใน: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill หรือ racing-kings
event-can-odds = เป็นการต่อ เช่น white knight หรือ black pawn draw
event-can-system = หนึ่งใน: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out หรือ groups
event-can-rounds = เป็นตัวเลข 1 ถึง 99
event-can-count = เป็นตัวเลข 1 ถึง 50
event-can-deciders = เป็นรายการของ rapid, blitz, armageddon, rating, white out, boards และ lots
event-can-losers = เป็น out, third place หรือ all places
event-can-acceleration = เป็น baku
event-can-finals = เป็น knock-out หรือ round robin
event-can-score = เป็น match points หรือ game points
event-can-time = เป็นเวลา เช่น 90+30
event-can-minutes = เป็นจำนวนนาที ไม่เกิน 600
event-can-points = เป็นคะแนน เช่น 1 หรือ 0.5
event-can-ties = เป็นรายการ เช่น DE, BH/C1, SB
event-can-rules = เป็น 2024 หรือ 2026
event-can-color = เป็น white หรือ black
event-can-number = เป็นหมายเลข FIDE
event-can-rating = เป็นตัวเลข ไม่เกิน 4000
event-can-sex = เป็น m หรือ w
event-can-title = เป็นตำแหน่งของ FIDE เช่น FM
event-can-sight = เป็น B1, B2 หรือ B3
event-can-prize-name = เป็นข้อความหนึ่งบรรทัด: ไม่เกิน 100 ตัวอักษร ไม่มีระดับการมองเห็น
event-can-amounts = เป็นรายการจำนวนเงิน เช่น 300, 200, 100 ห้ามมากกว่าตัวก่อนหน้า
event-can-gifts = เป็นรายการรางวัล เช่น ถ้วย, หนังสือ ไม่มีระดับการมองเห็น
event-can-sights = เป็นรายการจาก B1, B2 และ B3
event-can-shared = เป็น by place, equally หรือ hort
event-can-each = เป็น one หรือ all
name-tournament-event = ระเบียบ, รายการแข่ง
help-tournament-event = ระเบียบ: อ่านระเบียบการแข่งขัน
name-tournament-entries = รายชื่อ
help-tournament-entries = รายชื่อ: ทุกคน ตามหมายเลขเริ่มต้น
name-tournament-enter = ลงชื่อ, สมัคร
help-tournament-enter = ลงชื่อ สมชาย ใจดี 1650: ลงชื่อสาย มีเรตติ้งหรือไม่มีก็ได้
name-tournament-amend = แก้ใบสมัคร
help-tournament-amend = แก้ใบสมัคร 7 rating 1850: แก้การลงชื่อ ด้วยคีย์ในไฟล์
name-tournament-draw = จับสลาก
help-tournament-draw = จับสลาก: จับหมายเลขเริ่มต้น; จับสลาก varma: คนสหพันธ์เดียวกันพบกันก่อน
name-tournament-withdraw = ถอนตัว
help-tournament-withdraw = ถอนตัว 7: ผู้เล่นถอนตัวจากการแข่งขัน
name-tournament-return = กลับมา
help-tournament-return = กลับมา 7: ผู้เล่นที่ถอนตัวกลับมาตั้งแต่รอบต่อไป
name-tournament-absent = ไม่มา, ขาด
help-tournament-absent = ไม่มา 7: ไม่ประกบคู่ในรอบต่อไป; ไม่มา 7 1/2: ได้ครึ่งคะแนน
name-tournament-apart = แยก, แยกกัน
help-tournament-apart = แยก 3 7: สองคนนี้จะไม่พบกัน
name-tournament-line-up = จัดตัว, จัดทีม
help-tournament-line-up = จัดตัว 2 1 3 4: ทีม 2 เล่นด้วยคนที่ 1, 3 และ 4 ในรายชื่อ 0 คือกระดานว่าง
name-tournament-pair = ประกบคู่, จับคู่
help-tournament-pair = ประกบคู่: ประกบรอบต่อไป; ประกบคู่ 1-4 2-3 5: ด้วยมือ ขาวก่อน คนได้บายอยู่เดี่ยว
name-tournament-stop = หยุด
help-tournament-stop = หยุด: จบโปรแกรมที่กำลังประกบคู่
name-tournament-pairings = คู่, คู่แข่งขัน
help-tournament-pairings = คู่: กระดานของรอบ; คู่ 2: ของรอบ 2
name-tournament-result = ผล
help-tournament-result = ผล 4 1-0: กระดาน 4 ขาวชนะ; 1/2 คือเสมอ, +- และ -+ คือชนะผ่าน
name-tournament-missing = ค้าง, ผลที่ขาด
help-tournament-missing = ค้าง: เกมที่ยังไม่มีผล
name-tournament-postpone = เลื่อน
help-tournament-postpone = เลื่อน 4: กระดาน 4 เล่นทีหลัง และประกบคู่รอบต่อไปได้
name-tournament-decide = ตัดสิน, ชี้ขาด
help-tournament-decide = ตัดสิน 2: ใครไปต่อเมื่อกระดาน 2 เสมอ ตัดสิน 2 1-0: กรรมการตัดสิน
name-tournament-qualify = เข้ารอบ, ผ่านกลุ่ม
help-tournament-qualify = เข้ารอบ: คนที่ดีที่สุดของแต่ละกลุ่มไปต่อ เข้ารอบ 1 5 2 8: คนเหล่านี้
name-tournament-correct = แก้ผล, แก้
help-tournament-correct = แก้ผล 2 4 1-0: แก้ผลของรอบ 2 กระดาน 4
name-tournament-standings = อันดับ, ตารางคะแนน
help-tournament-standings = อันดับ: ตารางอันดับ; อันดับ 3: หลังรอบ 3
name-tournament-why = ทำไม
help-tournament-why = ทำไม 7: ที่มาของคะแนนและไทเบรกของผู้เล่น
name-tournament-player = ผู้เล่น
help-tournament-player = ผู้เล่น 7: รอบ คู่แข่ง และอันดับของผู้เล่น
name-tournament-paired = คู่แข่ง
help-tournament-paired = คู่แข่ง 7: กระดาน สี และคู่แข่งของผู้เล่น
name-tournament-group = กลุ่มคะแนน, กลุ่ม
help-tournament-group = กลุ่มคะแนน 7: ทุกคนที่มีคะแนนเท่ากัน
name-tournament-could = โอกาส, เป็นไปได้
help-tournament-could = โอกาส 7 3: ผลใดของรอบสุดท้ายให้ผู้เล่น 7 ได้อันดับ 3 หรือดีกว่า
name-tournament-crosstable = ตารางไขว้
help-tournament-crosstable = ตารางไขว้: ทุกรอบของทุกคน, 4w1 คือถือขาวชนะหมายเลข 4
tournament-no-prizes = ไม่มีรางวัลในไฟล์รายการแข่ง แต่ละรางวัลขึ้นต้นด้วย [[prize]]
tournament-prizes-now = ตามผลหลังรอบ { $round }:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }
tournament-prize-shared = { $player }: { $amount } แบ่งกัน
tournament-prize-left = ไม่มีผู้ได้รับ: { $amount }
tournament-prize-none = { $player }: ไม่ได้รางวัล
tournament-prize-of = { $player } { $name }: { $amount }
tournament-prize-place = อันดับ { $place } ในผู้มีสิทธิ์
tournament-prize-equally = รวม { $sum } แบ่งเท่ากัน { $count } คน
tournament-prize-hort = ระบบฮอร์ต: ครึ่งหนึ่งของ { $own } รางวัลของอันดับ กับครึ่งหนึ่งของส่วนเท่ากันจาก { $sum } สำหรับ { $count } คน
tournament-prize-instead = ไม่ได้ { $name } ด้วย: คนละหนึ่งรางวัล คือรางวัลใหญ่ที่สุด
tournament-prize-lots = อันดับร่วม { $count } คน: คนละหนึ่งรางวัล ตัดสินด้วยระเบียบหรือจับสลาก
name-tournament-prizes = รางวัล
help-tournament-prizes = รางวัล: ใครได้รางวัลใด, รางวัล 7: ผู้เล่น 7 ได้อะไร และเพราะอะไร
name-tournament-notices = ใบแจ้ง, ประกาศ
help-tournament-notices = ใบแจ้ง: ไฟล์ที่มีผู้เล่นละหนึ่งบรรทัด และหนึ่งหน้าตัวพิมพ์ใหญ่
name-tournament-report = รายงาน
help-tournament-report = รายงาน: ไฟล์ที่มีผลของรอบ สิ่งที่ทำ สิ่งที่ค้าง และอันดับ
name-tournament-games = เกมของรอบ
help-tournament-games = เกมของรอบ: เกมทั้งหมดของรอบเป็น PGN, มีตาเดินและเวลาถ้าโต๊ะมี
tournament-tables-none = ไม่มีเกมเหลือในรอบ { $round }
tournament-tables-no-file = ไม่มีไฟล์แมตช์สำหรับโต๊ะ เขียน table = "table.toml" ในไฟล์การแข่งขัน คำสั่ง match --new สร้างให้
tournament-tables-unread = อ่านไม่ได้: { $file } { $reason } ยังไม่ได้จัดโต๊ะ
tournament-tables-wrong = มีข้อผิดพลาดใน { $file } ยังไม่ได้จัดโต๊ะ
tournament-tables-laid = จัดโต๊ะแล้ว: { $count } เปิดห้องแข่งในเทอร์มินัลอื่น: { $program } room { $file }
tournament-table-taken-back = กระดาน { $board } รอบ { $round }: ถูกยกเลิกที่โต๊ะ ยกเลิกที่นี่: เพิกถอน { $act }
tournament-table-differs = โต๊ะ { $table } รอบ { $round }: { $result } ลงชื่อที่นั่น แต่ที่นี่เป็นผลอื่น ให้แก้ข้างหนึ่ง
tournament-table-others = โต๊ะ { $table } รอบ { $round }: จับคู่ไว้เป็นคนอื่น ไม่รับ: { $result }
name-tournament-tables = จัดโต๊ะ
help-tournament-tables = จัดโต๊ะ: เตรียมโต๊ะของรอบ ไฟล์แมตช์ของแต่ละโต๊ะและไฟล์ห้องแข่ง; จัดโต๊ะ 2: ของรอบ 2
name-tournament-export = ส่งออก
help-tournament-export = ส่งออก club.trf: การแข่งขันเป็นไฟล์ สำหรับโปรแกรมประกบคู่และเรตติ้ง
name-tournament-log = เหตุการณ์, บันทึก
help-tournament-log = เหตุการณ์: รายการล่าสุดพร้อมหมายเลข; เหตุการณ์ 30: มากขึ้น
name-tournament-revoke = เพิกถอน
help-tournament-revoke = เพิกถอน 12: ถอนรายการที่ 12
name-tournament-explain = อธิบาย, คืออะไร
help-tournament-explain = อธิบาย บุคโฮลซ์: คำของการแข่งขันในหนึ่งประโยค; อธิบาย: ทุกคำ
name-tournament-help = ช่วย, ช่วยเหลือ
help-tournament-help = ช่วย ประกบคู่: เรื่องคำสั่งเดียว; ช่วย ทั้งหมด: ทุกคำสั่ง
name-tournament-leave = ออก
help-tournament-leave = ออก: เก็บทุกอย่างไว้

room-desk-words = ห้อง
room-desk-passphrase = รหัสผ่านของห้อง Enter อย่างเดียว: ออก
room-desk-welcome = โต๊ะกรรมการของห้อง { $count } โต๊ะ คุณเป็นผู้ตัดสิน { $deputy }
room-desk-left = คุณออกจากโต๊ะกรรมการของห้องแล้ว
room-desk-nothing = ไม่มีอะไรรออยู่
room-desk-waiting = มี { $count } เรื่องรออยู่ { $first }
room-desk-news = { $count } เรื่องใหม่ { $first }
room-desk-call = โต๊ะ { $table }: { $what }
room-desk-and = { $items }; { $next }
room-desk-touch = { $color } ร้องเรียนเรื่องจับหมาก
room-desk-two-hands = { $color } ร้องเรียนเรื่องสองมือ
room-desk-claim = { $color } อ้างสิทธิ์เสมอ
room-desk-increment = { $color } ขอเวลาเพิ่มต่อตา
room-desk-draw = { $color } ขอเสนอเสมอ รออนุญาต
room-desk-session = หมดช่วงเล่น
room-desk-stopped = { $color } หยุดนาฬิกา
room-desk-sheets = ต้องเขียนใบบันทึกให้ครบ
room-desk-silent = { $color } ไม่ทวนตา
room-desk-boards-differ = กระดานไม่ตรงกัน
room-desk-conduct = { $color } ทำผิด คุณตัดสิน
room-desk-position = รูปหมากเป็นที่สงสัย
room-desk-unconfirmed = ไม่มีกฎที่ยืนยันแล้ว
room-desk-default-time = ไม่ได้กำหนดเวลารอ
room-desk-flag-in-claim = { $color } หมดเวลาระหว่างอ้างสิทธิ์
room-desk-results = ผลไม่ตรงกัน
room-desk-signed = ทั้งสองเซ็นผลอื่น
room-desk-envelope = ต้องเปิดซอง
room-desk-called = { $color } เรียกคุณ
room-desk-told = { $color } เรียกคุณ: { $text }
room-desk-appeal = { $color } อุทธรณ์คำตัดสินที่ { $number }
room-desk-board-gone = กระดานของ { $color } ไม่มีสัญญาณ
room-desk-board-wrong = กระดานของ { $color } ผิด
room-desk-illegal = ตาผิดกติกาที่ { $count } ของ { $color } ลงโทษแล้ว
room-desk-near = { $color } เหลือ { $time }
room-desk-missing = { $color } ไม่อยู่
room-desk-stands = นาฬิกาหยุดอยู่
room-desk-over = จบแล้ว { $score }
room-desk-flag = { $color } หมดเวลา { $score }
room-desk-yours = เป็นของคุณ
room-desk-has-it = ผู้ตัดสิน { $deputy } ดูแลอยู่
room-desk-no-next = ไม่มีเรื่องอื่นรออยู่
room-desk-taken = เป็นของคุณ { $what }
room-desk-taken-nothing = เป็นของคุณ โต๊ะ { $table } ไม่มีอะไรรอที่นั่น
room-desk-has-table = ผู้ตัดสิน { $deputy } ดูแลโต๊ะ { $table }
room-desk-has-none = คุณไม่มีโต๊ะ พิมพ์ ถัดไป หรือหมายเลข
room-desk-has-several = โต๊ะไหน คุณดูแล { $tables }
room-desk-not-taken = ไม่มีใครดูแลโต๊ะ { $table }
room-desk-done = เสร็จแล้ว โต๊ะ { $table }
room-desk-still = คืนแล้ว { $what }
room-desk-opened = โต๊ะกรรมการของโต๊ะ { $table } กลับ: ปิด
room-desk-open-elsewhere = ไม่ว่าง โต๊ะ { $table }: อยู่ที่เครื่องอื่น
room-desk-not-open = ไม่มีโต๊ะเปิดอยู่ ถ้าจะเปิด: เปิด และหมายเลข
room-desk-back = กลับมาที่ห้อง โต๊ะ { $table } เสร็จแล้ว
room-desk-back-waits = กลับมาที่ห้อง ยังเป็นของคุณ { $what }
room-desk-gone = ผู้ตัดสิน { $deputy } ไม่อยู่แล้ว รออีก: { $count ->
   *[other] โต๊ะ
} { $tables }
room-desk-no-table = ไม่มีโต๊ะ { $table } ดูทั้งหมด: ทุกโต๊ะ
room-desk-no-tables = ไม่มีโต๊ะ
room-desk-table = โต๊ะ { $table }: { $white } { $black }
room-desk-line = โต๊ะ { $table }: { $white } { $black } { $how }
room-desk-how-new = ยังไม่เริ่ม
room-desk-how-plays = ตาที่ { $number }
room-desk-how-stands = ตาที่ { $number } นาฬิกาหยุดอยู่
room-desk-how-adjourned = พักที่ตา { $number }
room-desk-how-unsigned = { $score } ยังไม่เซ็น
room-desk-how-signed = { $score } รอปิด
room-desk-how-closed = { $score } ปิดแล้ว
room-desk-count = โต๊ะ: { $count } กำลังเล่น: { $playing } ยังไม่เริ่ม: { $new } จบแล้ว: { $over }
room-desk-all-over = ทุกเกมจบแล้ว
room-desk-none-over = ยังไม่มีเกมจบ
room-desk-result = โต๊ะ { $table }: { $score } { $white } { $black }
room-desk-clock = โต๊ะ { $table }: { $color } { $time }
room-desk-no-clock-under = ไม่มีนาฬิกาต่ำกว่า { $time }
room-desk-no-clocks = ไม่มีนาฬิกา
room-desk-follows = คุณติดตาม{ $count ->
   *[other] โต๊ะ
} { $tables }
room-desk-follows-none = คุณไม่ได้ติดตามโต๊ะใด
room-desk-follows-said = โต๊ะ { $table }: { $what }
room-desk-started-one = เริ่มแล้ว โต๊ะ { $table }
room-desk-started = เริ่มแล้ว: { $count } โต๊ะ
room-desk-not-started = ยังไม่เริ่ม: { $count ->
   *[other] โต๊ะ
} { $tables } ดูที่นั่นด้วย เปิด
room-desk-paused-one = นาฬิกาหยุด โต๊ะ { $table }
room-desk-paused = นาฬิกาหยุด: { $count } โต๊ะ
room-desk-not-paused = ไม่ได้เดินอยู่: { $count ->
   *[other] โต๊ะ
} { $tables }
room-desk-resumed-one = นาฬิกาเดิน โต๊ะ { $table }
room-desk-resumed = นาฬิกาเดิน: { $count } โต๊ะ
room-desk-not-resumed = ยังไม่เดินต่อ: { $count ->
   *[other] โต๊ะ
} { $tables } ที่นั่นมีเรื่องรออยู่
room-desk-run-none = ไม่มีโต๊ะสำหรับคำสั่งนี้
room-desk-help = เรื่อง: รอ, ถัดไป, รับ 7, เปิด 7, ปิด, เสร็จ
    ถาม: โต๊ะ 7, ทุกโต๊ะ, นาฬิกา 5, จบแล้ว, ยังไม่จบ, ผล
    นาฬิกา: เริ่ม, หยุด, เดินต่อ ฟัง: ติดตาม 7
    เพิ่มอีก: ช่วย ทั้งหมด, ช่วย ถัดไป เลิก: ออก
room-desk-wants-table = พิมพ์โต๊ะหลัง { $name }: { $name } 7
room-desk-wants-maybe-table = { $name } อย่างเดียว หรือมีโต๊ะ: { $name } 7
room-desk-wants-followed = พิมพ์โต๊ะหลัง { $name }: { $name } 7 หรือ { $name } ไม่มี
room-desk-wants-minutes = { $name } อย่างเดียว หรือมีนาที: { $name } 5
room-desk-wants-command = { $name } อย่างเดียว หรือมีคำสั่ง: { $name } ถัดไป
name-room-none = ไม่มี
name-room-waits = รอ
help-room-waits = รอ: ทุกเรื่องที่รออยู่ เรื่องเก่าก่อน และใครดูแล
name-room-next = ถัดไป
help-room-next = ถัดไป: รับโต๊ะที่รอนานที่สุดและยังไม่มีใครดูแล
name-room-take = รับ
help-room-take = รับ 7: โต๊ะ 7 เป็นของคุณ คนอื่นไม่ได้ยินเรื่องโต๊ะนี้อีก
name-room-done = เสร็จ
help-room-done = เสร็จ: คืนโต๊ะของคุณ; เสร็จ 7: โต๊ะ 7 จากหลายโต๊ะ
name-room-open = เปิด
help-room-open = เปิด 7: โต๊ะกรรมการของโต๊ะ 7 เพื่อตัดสินที่นั่น; เปิด: ของโต๊ะคุณ
name-room-close = ปิด
help-room-close = ปิด: จากโต๊ะกรรมการกลับมาที่ห้อง
name-room-start = เริ่ม
help-room-start = เริ่ม: ทุกเกมที่ยังไม่เริ่ม; เริ่ม 7: ที่โต๊ะ 7
name-room-pause = หยุด
help-room-pause = หยุด: นาฬิกาทุกเรือน; หยุด 7: ที่โต๊ะ 7
name-room-resume = เดินต่อ
help-room-resume = เดินต่อ: นาฬิกาเดินที่ซึ่งไม่มีเรื่องรอ; เดินต่อ 7: ที่โต๊ะ 7
name-room-table = โต๊ะ
help-room-table = โต๊ะ 7: ผู้เล่น ตา นาฬิกา และเรื่องที่รอ
name-room-tables = ทุกโต๊ะ
help-room-tables = ทุกโต๊ะ: โต๊ะทั้งหมด โต๊ะละบรรทัด
name-room-not-finished = ยังไม่จบ
help-room-not-finished = ยังไม่จบ: เกมที่ยังเล่นอยู่
name-room-finished = จบแล้ว
help-room-finished = จบแล้ว: เกมที่จบ และสิ่งที่ยังต้องเซ็น
name-room-results = ผล
help-room-results = ผล: ผลจนถึงตอนนี้
name-room-clocks = นาฬิกา
help-room-clocks = นาฬิกา: ทุกเรือน เวลาน้อยก่อน; นาฬิกา ต่ำกว่า 5: ต่ำกว่า 5 นาที
name-room-follow = ติดตาม
help-room-follow = ติดตาม 7: ฟังทุกประกาศที่นั่น; ติดตาม ไม่มี: เลิกฟัง
name-room-help = ช่วย
help-room-help = ช่วย ถัดไป: เรื่องคำสั่ง; ช่วย ทั้งหมด: ทุกคำสั่ง
name-room-leave = ออก
help-room-leave = ออก: ออกจากโต๊ะ โต๊ะของคุณจะรออีก


cli-tournament = จัดการแข่งขันจากไฟล์รายการแข่ง: รายชื่อ การประกบคู่ ผล และอันดับ
arg-tournament-file = ไฟล์รายการแข่ง
arg-tournament-check = ตรวจไฟล์รายการแข่ง และแสดงข้อผิดพลาด
arg-tournament-new = ทำไฟล์รายการแข่งด้วยคำถาม
arg-tournament-from = ทำจากไฟล์แลกเปลี่ยนของโปรแกรมอื่น TRF
health-pairing = โปรแกรมจับคู่: { $program }
health-no-pairing = ไม่มีโปรแกรมจับคู่: จับคู่เอง หรือติดตั้ง gacrux
tournament-not-entered = ไม่ได้ลงทะเบียน: { $player } { $why }
tournament-other-file = มีไฟล์อื่นชื่อนี้แล้ว
lichess-welcome = เข้าระบบแล้ว: { $name } { $count ->
    [0] ไม่มีเกมที่ยังเล่นอยู่
   *[other] มี { $count } เกมที่ยังเล่นอยู่
 } คำสั่งทั้งหมด: { $help }
lichess-help = หาเกม: { $seek } 15+10 และ { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }
lichess-unknown = ไม่มีคำสั่ง: { $word } คำสั่งทั้งหมด: { $help }
lichess-token-ask = วางโทเค็น lichess ของคุณ จะไม่แสดงให้เห็น ถ้าจะออก กด Enter
lichess-token-wrong = ไม่ใช่โทเค็น วางอีกครั้ง หรือกด Enter เพื่อออก
lichess-token-unreadable = อ่านโทเค็นไม่ได้: { $reason }
lichess-token-not-kept = ไม่ได้บันทึกโทเค็น: { $reason }
lichess-token-forgotten = ยกเลิกและลบโทเค็นแล้ว
lichess-token-not-deleted = ลบไฟล์โทเค็นไม่ได้: { $reason }
lichess-token-not-revoked = ลบโทเค็นที่นี่เท่านั้น: { $reason } ยกเลิกได้ที่ { $page }
lichess-not-entered = เข้าระบบไม่ได้: { $reason }
lichess-too-fast-to-seek = เร็วเกินไปสำหรับหาเกม อย่างน้อย 8 นาที หรือ 5+5
lichess-too-fast = เร็วเกินไปสำหรับการท้า อย่างน้อย 3 นาที
lichess-challenge-whom = บอกชื่อคู่แข่ง: { $challenge } ตามด้วยชื่อ หรือ { $challenge } ai 3
lichess-level-wrong = ระดับคือ 1 ถึง 8
lichess-terms-wrong = ไม่เข้าใจ: { $word } บอกเวลา เช่น 15+10 หรือ 3d แบบเกม หรือสี
lichess-no-challenge = ไม่มีคำท้า
lichess-no-games = ไม่มีเกมที่ยังเล่นอยู่
lichess-no-such-game = ไม่มีเกมหมายเลข { $number }
lichess-game = { $number }, { $name } คุณเล่น { $color } { $turn ->
    [own] ถึงตาคุณ
   *[other] ยังไม่ถึงตาคุณ
 }
lichess-challenged = { $name } ท้าคุณ, { $time }, { $variant }, { $rated ->
    [rated] นับคะแนน
   *[casual] ไม่นับคะแนน
 } พิมพ์ { $accept } หรือ { $decline }
lichess-challenge-gone = ถอนคำท้าแล้ว
lichess-challenge-declined = คำท้าถูกปฏิเสธ { $reason }
lichess-challenge-sent = ส่งคำท้าแล้ว: { $name }, { $time }
lichess-seeking = กำลังหาเกม, { $time }
lichess-seek-ended = เลิกหาเกมแล้ว
lichess-seek-failed = ไม่ได้หาเกม: { $reason }
lichess-no-seek = คุณไม่ได้หาเกม
lichess-lost = ขาดการเชื่อมต่อ: { $reason } กำลังลองใหม่
lichess-no-variant = แบบนี้เล่นที่นี่ไม่ได้: { $variant }
elsewhere-begins = คุณเล่น { $color } พบ { $name }
elsewhere-back = เชื่อมต่ออีกครั้งแล้ว
elsewhere-lost = ขาดการเชื่อมต่อ: { $reason } นาฬิกายังเดินอยู่ กำลังลองใหม่
elsewhere-cut = ขาดการเชื่อมต่อ: { $reason } ถ้าจะออกจากเกม พิมพ์ { $quit }
elsewhere-busy = ยังไม่ได้ส่ง: { $reason } จะส่งหลังจากนั้น
elsewhere-move-refused = ตาเดินถูกปฏิเสธ: { $reason } ถอนตาแล้ว
elsewhere-not-done = ทำไม่ได้: { $reason }
elsewhere-takeback-sent = ขอถอนตาเดินแล้ว
elsewhere-takeback-asked = คู่แข่งขอถอนตาเดิน ถ้ายอม พิมพ์ { $takeback }
elsewhere-gone = คู่แข่งออกไปแล้ว วินาทีก่อนชนะด้วย { $claim }: { $seconds }
elsewhere-returned = คู่แข่งกลับมาแล้ว
elsewhere-chat = { $name } เขียนว่า: { $words }
elsewhere-no-pause = หยุดนาฬิกาของเกมนี้ไม่ได้
elsewhere-not-here = ใช้ในเกมนี้ไม่ได้: { $name } ถ้าจะออกจากเกม พิมพ์ { $quit }
elsewhere-first-move = วินาทีสำหรับตาแรกของคุณ: { $seconds } หลังจากนั้นเกมจะถูกยกเลิก
elsewhere-aborted = เกมถูกยกเลิก
elsewhere-left = ผู้เล่นคนหนึ่งออกไปแล้ว { $winner } ชนะ
elsewhere-decided = เซิร์ฟเวอร์ตัดสิน { $winner } ชนะ
elsewhere-goes-on = เกมเล่นต่อบน lichess, นาฬิกาของคุณเดินอยู่
elsewhere-over = ถ้าจะกลับ พิมพ์ { $quit }
resume-elsewhere = เกม { $game } เป็นเกมออนไลน์ ถ้าจะเล่นต่อ: { $program } { $command }
fault-unreached = เชื่อมต่อเซิร์ฟเวอร์ไม่ได้
fault-silent = เซิร์ฟเวอร์ไม่ตอบ
fault-broken = การเชื่อมต่อหลุด
fault-untrusted = เซิร์ฟเวอร์ยืนยันตัวตนไม่ได้
fault-token = โทเค็นไม่ผ่าน
fault-missing = ไม่พบ
fault-busy = คำขอมากเกินไป วินาทีที่ต้องรอ { $seconds }
fault-failing = เซิร์ฟเวอร์ขัดข้อง
fault-refused = เซิร์ฟเวอร์ปฏิเสธ
fault-not-now = ตอนนี้ทำไม่ได้
fault-refused-so = เซิร์ฟเวอร์แจ้งว่า { $words }
fault-nonsense = คำตอบไม่มีความหมาย
name-lichess-seek = หาเกม
name-lichess-challenge = ท้า
name-lichess-accept = ยอมรับ
name-lichess-decline = ปฏิเสธ
name-lichess-cancel = ยกเลิก
name-lichess-games = รายการเกม
name-lichess-play = เล่น
name-lichess-forget = ลืม
name-lichess-help = ช่วย
name-lichess-quit = ออก, เลิก
cli-lichess = เล่นบน lichess: หาเกม ท้า และเล่นเกมต่อ
arg-lichess-first = คำสั่งแรก เช่น seek 15+10
arg-lichess-server = เซิร์ฟเวอร์อื่นที่ใช้อินเทอร์เฟซเดียวกัน

## ไทเบรก

tie-break-encounter = ผลการพบกัน
tie-break-wins = จำนวนชนะ
tie-break-games-won = เกมที่ชนะ
tie-break-black-games = เกมที่เล่นสีดำ
tie-break-black-wins = ชนะด้วยสีดำ
tie-break-progressive = คะแนนสะสม
tie-break-rounds = รอบที่ไม่ขาด
tie-break-standard = คะแนนมาตรฐาน
tie-break-number = หมายเลขเริ่มต้น
tie-break-buchholz = บุคโฮลซ์
tie-break-average-buchholz = บุคโฮลซ์เฉลี่ยของคู่แข่ง
tie-break-fore = ฟอร์บุคโฮลซ์
tie-break-average-fore = ฟอร์บุคโฮลซ์เฉลี่ยของคู่แข่ง
tie-break-sonneborn = ซอนเนบอร์น-เบอร์เกอร์
tie-break-koya = โคยา
tie-break-average-rating = เรตติ้งเฉลี่ยของคู่แข่ง
tie-break-performance = เพอร์ฟอร์แมนซ์
tie-break-perfect = เพอร์ฟอร์แมนซ์สมบูรณ์
tie-break-average-performance = เพอร์ฟอร์แมนซ์เฉลี่ยของคู่แข่ง
tie-break-average-perfect = เพอร์ฟอร์แมนซ์สมบูรณ์เฉลี่ยของคู่แข่ง
tie-break-rating = เรตติ้ง
tie-break-match-points = คะแนนทีม
tie-break-game-points = คะแนนกระดาน
tie-break-strength = คะแนนกับความแข็งของคู่แข่ง
tie-break-board-count = ผลรวมกระดาน
tie-break-top-boards = กระดานบน
tie-break-bottom-boards = ไม่นับกระดานท้าย
tie-break-weighed = ซอนเนบอร์น-เบอร์เกอร์ { $brought } คูณ { $scored }
tie-break-of-games = { $tie } จากคะแนนกระดาน
tie-break-cut = { $tie } ตัดต่ำสุด { $number }
tie-break-median = { $tie } มัธยฐาน { $number }
tie-break-limit = { $tie } เกณฑ์ { $number }
tie-break-forfeits = { $tie } รวมชนะบาย
tie-break-reversed = { $tie } กลับด้าน

## คำของการแข่งขัน อธิบาย

term-cut = ตัดต่ำสุด
term-median = มัธยฐาน
term-berger = ตารางแบร์เกอร์
term-varma = ตารางวาร์มา
term-bye = บาย
term-half-bye = บายครึ่งคะแนน
term-forfeit = ชนะผ่าน
term-floater = ผู้เล่นลอย
term-score-group = กลุ่มคะแนน
term-acceleration = เร่งรอบ
explain-all = คำที่มีอธิบาย: { $names } พิมพ์คำหนึ่งหลัง อธิบาย
explain-which = คำไหน: { $names }
explain-none = ไม่มีคำนี้: { $word } ทุกคำ: อธิบาย
explain-buchholz = บุคโฮลซ์: คะแนนของคู่แข่งทุกคนรวมกัน, คู่แข่งเก่งได้มากกว่า
explain-cut = ตัดต่ำสุด 1: ไม่นับคู่แข่งที่อ่อนที่สุด, ตัด 2 คือไม่นับสองคน
explain-median = มัธยฐาน: ไม่นับคู่แข่งที่อ่อนที่สุด, และคนที่เก่งที่สุด
explain-sonneborn = ซอนเนบอร์น-เบอร์เกอร์: คะแนนของคู่แข่งที่ชนะ, และครึ่งหนึ่งของคนที่เสมอ
explain-encounter = ผลการพบกัน: เฉพาะเกมระหว่างคนที่คะแนนเท่ากัน
explain-progressive = คะแนนสะสม: คะแนนหลังทุกรอบรวมกัน, ชนะเร็วได้มากกว่า
explain-wins = จำนวนชนะ: รอบที่ได้เต็มคะแนน, ไม่ได้เล่นก็นับ
explain-games-won = เกมที่ชนะ: เฉพาะที่เล่นบนกระดาน
explain-black-games = เกมที่เล่นสีดำ: ยิ่งมากยิ่งดี
explain-black-wins = ชนะด้วยสีดำ: เฉพาะที่เล่นบนกระดาน
explain-koya = โคยา: คะแนนกับคนที่ได้ครึ่งหนึ่งของคะแนนทั้งหมด, หรือมากกว่า
explain-average-rating = เรตติ้งเฉลี่ยของคู่แข่ง: เรตติ้งทุกคนรวมกัน, หารด้วยจำนวนคน
explain-performance = เพอร์ฟอร์แมนซ์: เรตติ้งที่ตรงกับผลที่ทำได้, กับคู่แข่งเหล่านี้
explain-match-points = คะแนนทีม: ของแต่ละแมตช์, มักชนะได้ 2 เสมอได้ 1
explain-game-points = คะแนนกระดาน: คะแนนทุกกระดานของทีมรวมกัน
explain-round-robin = พบกันหมด: ทุกคนเล่นกับทุกคน
explain-swiss = สวิส: แต่ละรอบพบคนคะแนนใกล้กัน, ไม่พบคนเดิมสองครั้ง
explain-adjusted = สวิสแบบปรับ: โปรแกรมเสนอทุกรอบตามกติกาเก่า, ผู้ตัดสินตอบตกลง
explain-lots = สวิสแบบจับสลาก: คนคะแนนเท่ากันจับสลากประกบคู่, ผู้ตัดสินตอบตกลง
explain-by-hand = ประกบคู่ด้วยมือ: พิมพ์คู่ของทุกรอบ
explain-match = แมตช์สองคน: สองคนเล่นกันหลายเกม
explain-groups = แบ่งกลุ่ม: พบกันหมดในแต่ละกลุ่ม, คนเก่งเข้ารอบแพ้คัดออกหรือรอบชิง
explain-scheveningen = Scheveningen: ทุกคนของทีมหนึ่งเล่นกับทุกคนของอีกทีม
explain-knock-out = แพ้คัดออก: คนแพ้ตกรอบ, คนชนะไปต่อ
explain-berger = ตารางแบร์เกอร์: คู่ตายตัวของการพบกันหมด, พร้อมสีของทุกรอบ
explain-varma = ตารางวาร์มา: จับสลากตามสหพันธ์, คนสหพันธ์เดียวกันจะพบกันแต่เนิ่นๆ
explain-bye = บาย: รอบที่ไม่มีคู่แข่ง, มักได้เต็มคะแนน
explain-half-bye = บายครึ่งคะแนน: สำหรับหนึ่งรอบ, ขอล่วงหน้า
explain-forfeit = ชนะผ่าน: ชนะหรือแพ้โดยไม่ได้เล่น, เพราะผู้เล่นไม่มา
explain-floater = ผู้เล่นลอย: คนที่ประกบกับคู่แข่งจากกลุ่มคะแนนอื่น
explain-score-group = กลุ่มคะแนน: ทุกคนที่มีคะแนนเท่ากัน, สวิสประกบคู่ในกลุ่มก่อน
explain-acceleration = เร่งรอบ: คะแนนเพิ่มในรอบแรกๆ ใช้ประกบคู่เท่านั้น, คนเก่งจะพบกันเร็วขึ้น

captain-welcome = หัวหน้าทีม { $team } โต๊ะของคุณ: { $tables } คำสั่ง: ช่วย
captain-no-boards = หัวหน้าทีม { $team } ที่นี่ไม่มีโต๊ะของทีมคุณ
captain-no-teams = ห้องนี้ไม่มีทีมแข่ง
captain-which-team = ระบุทีม: { $program } seat captain --team ตามด้วยชื่อ มีทีม { $teams }
captain-taken = ที่นั่งนี้อยู่ที่อีกเทอร์มินัล ปิดที่นั่นก่อน
captain-options = --team ใช้กับหัวหน้าทีมเท่านั้น, --table ใช้กับที่นั่งที่โต๊ะ
captain-asks = โต๊ะ { $table } { $player }: { $question }
captain-asked-none = ไม่มีคำถามรออยู่
captain-score = { $team } { $points }, { $opponent } { $theirs }
captain-playing = โต๊ะที่ยังเล่นอยู่: { $tables }
captain-sign-now = ถ้าจะเซ็นผลแมตช์: เซ็น
captain-signed = เซ็นแล้ว: { $result }
captain-no-signature = ที่นี่หัวหน้าทีมไม่ต้องเซ็น
captain-last = { $color } ตาล่าสุด: { $move }
captain-said = บอกแล้ว: { $word } โต๊ะ { $table } { $player }
captain-only = พูดได้เพียง: { $may } ถามได้: { $ask }
captain-only-asks = ที่นี่แนะนำไม่ได้ ถามได้: { $ask }
captain-no-advice = ระเบียบห้ามหัวหน้าทีมแนะนำ
captain-which = บอกใคร เติมหมายเลขโต๊ะ: { $tables }
captain-nowhere = ตอนนี้ไม่มีโต๊ะที่ใช้ได้
captain-not-ours = โต๊ะ { $table } ไม่ใช่ของทีมคุณ
captain-over = โต๊ะ { $table }: เกมจบแล้ว
captain-no-question = โต๊ะ { $table }: ไม่มีคำถามรออยู่
captain-no-offer = โต๊ะ { $table }: ไม่มีข้อเสนอเสมอ
captain-help =
    พูด: เสนอเสมอ 7, รับเสมอ 7, ยอมแพ้ 7
    ตอบ: ใช่, ไม่, ตัดสินใจ ถ้ามีหลายคำถาม: ใช่ 7
    ถาม: คำถาม, กระดาน, โต๊ะ 7, รูปหมาก 7, คะแนน
    เพิ่มเติม: ช่วย ทั้งหมด, ช่วย เซ็น ออกจากที่นั่ง: ออก
captain-word-offer-draw = เสนอเสมอ
captain-word-accept-draw = รับข้อเสนอเสมอ
captain-word-resign = ยอมแพ้
captain-word-yes = ใช่
captain-word-no = ไม่
captain-word-decide = ตัดสินใจเอง
captain-question-offer-draw = ควรเสนอเสมอไหม
captain-question-accept-draw = ควรรับข้อเสนอเสมอไหม
captain-question-resign = ควรยอมแพ้ไหม
captain-asked = คุณถามหัวหน้าทีม: { $question }
captain-none = ไม่มีหัวหน้าทีมที่ถามได้
captain-wants = แค่ { $name } { $draw } หรือ { $name } { $resign }
captain-says = หัวหน้าทีมของคุณ: { $word }
captain-there = หัวหน้าทีมของคุณมาแล้ว
captain-gone = หัวหน้าทีมของคุณไปแล้ว
desk-captain-there = { $color }: หัวหน้าทีมมาแล้ว
desk-captain-gone = { $color }: หัวหน้าทีมไปแล้ว
desk-captain-asked = { $color } ถามหัวหน้าทีม: { $question }
desk-captain-says = { $color } หัวหน้าทีมพูด: { $word }
desk-captain-signs = { $color } หัวหน้าทีมเซ็น: { $result }
help-captain =
    หัวหน้าทีม เสมอ: ถามหัวหน้าทีมว่าควรเสนอเสมอ หรือรับข้อเสนอไหม
    หัวหน้าทีม ยอมแพ้: ถามว่าควรยอมแพ้ไหม
    ผู้ตัดสินได้ยินได้ คุณเป็นผู้ตัดสินใจ
name-captain-offer-draw = เสนอเสมอ
help-captain-offer-draw = เสนอเสมอ 7: บอกผู้เล่นของคุณที่โต๊ะ 7 ให้เสนอเสมอ
name-captain-accept-draw = รับเสมอ, ยอมรับเสมอ
help-captain-accept-draw = รับเสมอ 7: บอกผู้เล่นของคุณที่โต๊ะ 7 ให้รับข้อเสนอเสมอ
name-captain-resign = ยอมแพ้
help-captain-resign = ยอมแพ้ 7: บอกผู้เล่นของคุณที่โต๊ะ 7 ให้ยอมแพ้
name-captain-yes = ใช่
help-captain-yes = ใช่: ตอบคำถาม; ใช่ 7: ถ้ามีหลายคำถาม ตอบของโต๊ะ 7
name-captain-no = ไม่, ไม่ใช่
help-captain-no = ไม่: ตอบคำถาม; ไม่ 7: ถ้ามีหลายคำถาม ตอบของโต๊ะ 7
name-captain-decide = ตัดสินใจ, ตัดสินใจเอง
help-captain-decide = ตัดสินใจ: ให้ผู้เล่นตัดสินใจเอง; ตัดสินใจ 7: ถ้ามีหลายคำถาม ที่โต๊ะ 7
name-captain-asked = คำถาม
help-captain-asked = คำถาม: คำถามที่รอคำตอบของคุณ
name-captain-boards = กระดาน
help-captain-boards = กระดาน: ทุกกระดานของทีมคุณ กระดานละบรรทัด
name-captain-table = โต๊ะ
help-captain-table = โต๊ะ 7: ตา นาฬิกา และคำถามที่โต๊ะนั้น
name-captain-position = รูปหมาก
help-captain-position = รูปหมาก 7: หมากที่โต๊ะนั้นอยู่อย่างไร
name-captain-score = คะแนน
help-captain-score = คะแนน: คะแนนของแมตช์ และโต๊ะที่ยังเล่นอยู่
name-captain-sign = เซ็น
help-captain-sign = เซ็น: เซ็นผลของแมตช์ ถ้าระเบียบกำหนด
name-captain-repeat = พูดซ้ำ, ซ้ำ
help-captain-repeat = พูดซ้ำ: ประโยคล่าสุดอีกครั้ง
name-captain-help = ช่วย
help-captain-help = ช่วย เซ็น: เรื่องคำสั่ง; ช่วย ทั้งหมด: ทุกคำสั่ง
name-captain-leave = ออก
help-captain-leave = ออก: ออกจากที่นั่งหัวหน้าทีม
room-wrong-team = มีทีม { $name } อยู่แล้ว: แต่ละทีมต้องมีชื่อของตัวเอง
room-wrong-no-team = ไม่มีทีม { $name } ในไฟล์: เพิ่มไว้ใต้ [[team]]
room-key-team = ชื่อทีมตามที่อยู่ใต้ [[team]]
room-key-team-name = ชื่อทีม
room-key-captain = ชื่อหัวหน้าทีม
room-key-captain-talk = เสียงที่ใช้พูดกับหัวหน้าทีม เช่น de
room-key-advise = หัวหน้าทีมแนะนำได้หรือไม่: yes หรือ no
room-key-sign = หัวหน้าทีมเซ็นผลแมตช์หรือไม่: yes หรือ no
arg-seat-team = ทีมของหัวหน้าทีม ถ้าห้องมีหลายทีม
arg-link-team = ทีมของหัวหน้าทีม ถ้าห้องมีหลายทีม
event-can-yes-no = เป็น yes หรือ no
home-hosting = คุณเล่น { $color }, { $time }, { $variant }{ $strict ->
    [strict]  ห้ามถอนตาเดิน
   *[friendly] {""}
 } กำลังรอคู่แข่ง
home-hosting-again = เกมของคุณกับ { $name } เล่นต่อ กำลังรอคู่แข่ง
home-how = เข้าร่วมจากเครื่องอื่น: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = เกมกับ { $name } ยังไม่จบ เล่นต่อไหม ตกลง หรือ ไม่
home-offer = เกมกับ { $name }, { $time }, { $variant }{ $strict ->
    [strict]  ห้ามถอนตาเดิน
   *[friendly] {""}
 } คุณเล่น { $color } ถ้าการเชื่อมต่อขาด นาฬิกายังเดินอยู่ เล่นไหม ตกลง หรือ ไม่
home-no-clocks = ไม่มีนาฬิกา
home-terms-wrong = ไม่เข้าใจ: { $word } บอกเวลา เช่น 15+10 แบบเกม สี หรือ เข้มงวด
home-declined = { $name } ไม่อยากเล่น
home-rematch-asked = คู่แข่งขอแก้มือ ถ้ายอม พิมพ์ { $rematch }
home-rematch-sent = ขอแก้มือแล้ว
home-over = เล่นอีกเกม พิมพ์ { $rematch } ถ้าจะออก พิมพ์ { $quit }
home-waits = กำลังรอคู่แข่ง ถ้าจะออก พิมพ์ { $quit }
home-left = เจ้าบ้านออกไปแล้ว เกมที่ยังไม่จบบันทึกไว้ที่นั่น
home-taken = มีคนอื่นเล่นเกมนั้นอยู่แล้ว
home-no-game = ที่นั่นไม่มีเกมรออยู่
home-not-kept = เกมไม่ถูกบันทึกอีก: { $reason }
home-goes-on = เกมยังไม่จบ ถ้าจะเล่นต่อ พิมพ์คำสั่งเดิม
elsewhere-away = คู่แข่งขาดการเชื่อมต่อ นาฬิกายังเดินอยู่
help-chat = chat เล่นดีมาก: เขียนข้อความนี้ถึงคู่แข่ง ในเกมออนไลน์
elsewhere-chat-sent = ส่งถึงคู่แข่งแล้ว
chat-nobody = ไม่มีใครให้เขียนถึง
cli-host = เปิดเกมให้คู่แข่งที่อยู่ที่อื่น ไม่มีผู้ตัดสิน
cli-join = เข้าร่วมเกมที่คนอื่นเปิดไว้
arg-host-terms = เวลา แบบเกม สี และเข้มงวด เรียงอย่างไรก็ได้ เช่น 15+10 ขาว
arg-join-by = คำสั่งที่นำไปสู่เจ้าบ้าน

# Hamlelerin kendisi dışında Türkçe söylenen her şey.
# Önemli söz başta durur; bir cümle olabildiğince kırk hücreye sığar.

## Renkler, taşlar, listeler

color-white = Beyaz
color-black = Siyah

king = { $count ->
    [one] şah
   *[other] şah
}
queen = { $count ->
    [one] vezir
   *[other] vezir
}
rook = { $count ->
    [one] kale
   *[other] kale
}
bishop = { $count ->
    [one] fil
   *[other] fil
}
knight = { $count ->
    [one] at
   *[other] at
}
pawn = { $count ->
    [one] piyon
   *[other] piyon
}

white-king = { $count ->
    [one] beyaz şah
   *[other] beyaz şahlar
}
white-queen = { $count ->
    [one] beyaz vezir
   *[other] beyaz vezirler
}
white-rook = { $count ->
    [one] beyaz kale
   *[other] beyaz kaleler
}
white-bishop = { $count ->
    [one] beyaz fil
   *[other] beyaz filler
}
white-knight = { $count ->
    [one] beyaz at
   *[other] beyaz atlar
}
white-pawn = { $count ->
    [one] beyaz piyon
   *[other] beyaz piyonlar
}
black-king = { $count ->
    [one] siyah şah
   *[other] siyah şahlar
}
black-queen = { $count ->
    [one] siyah vezir
   *[other] siyah vezirler
}
black-rook = { $count ->
    [one] siyah kale
   *[other] siyah kaleler
}
black-bishop = { $count ->
    [one] siyah fil
   *[other] siyah filler
}
black-knight = { $count ->
    [one] siyah at
   *[other] siyah atlar
}
black-pawn = { $count ->
    [one] siyah piyon
   *[other] siyah piyonlar
}

heading-color-white = Beyaz
heading-color-black = Siyah
heading-king = { $count ->
    [1] şah
   *[other] şahlar
}
heading-queen = { $count ->
    [1] vezir
   *[other] vezirler
}
heading-rook = { $count ->
    [1] kale
   *[other] kaleler
}
heading-bishop = { $count ->
    [1] fil
   *[other] filler
}
heading-knight = { $count ->
    [1] at
   *[other] atlar
}
heading-pawn = { $count ->
    [1] piyon
   *[other] piyonlar
}
heading-white-king = { $count ->
    [one] beyaz şah
   *[other] beyaz şahlar
}
heading-white-queen = { $count ->
    [one] beyaz vezir
   *[other] beyaz vezirler
}
heading-white-rook = { $count ->
    [one] beyaz kale
   *[other] beyaz kaleler
}
heading-white-bishop = { $count ->
    [one] beyaz fil
   *[other] beyaz filler
}
heading-white-knight = { $count ->
    [one] beyaz at
   *[other] beyaz atlar
}
heading-white-pawn = { $count ->
    [one] beyaz piyon
   *[other] beyaz piyonlar
}
heading-black-king = { $count ->
    [one] siyah şah
   *[other] siyah şahlar
}
heading-black-queen = { $count ->
    [one] siyah vezir
   *[other] siyah vezirler
}
heading-black-rook = { $count ->
    [one] siyah kale
   *[other] siyah kaleler
}
heading-black-bishop = { $count ->
    [one] siyah fil
   *[other] siyah filler
}
heading-black-knight = { $count ->
    [one] siyah at
   *[other] siyah atlar
}
heading-black-pawn = { $count ->
    [one] siyah piyon
   *[other] siyah piyonlar
}

empty = boş
empty-ranks = boş

## Zaman

time-joined = { $items } { $next }
hours = { $n } saat
minutes = { $n } dakika
seconds = { $n } saniye

## Oyunda olanlar

period-began = Yeni dönem: { $color } tarafa { $time } ekleniyor.
draw-offered = { $color } beraberlik teklif ediyor.
draw-offered-own = Beraberlik teklif edildi.
claim-offers = İddia beraberlik teklifi sayılıyor: { $color }.
claim-offers-own = İddianız beraberlik teklifi sayılıyor.
draw-accepted = { $color } beraberliği kabul ediyor.
draw-declined = { $color } beraberliği reddediyor.
claim-wrong-threefold = İddia reddedildi: bu konum { $count } kez oluştu. Üç kez gerekir.
claimed-with = { $color } beraberlik iddia ediyor, hamlesi { $move }.
must-play = { $color } şu hamleyi yapmalı: { $move }.
claim-wrong-fifty = { $count ->
    [0] İddia reddedildi: taş alma ve piyon hamlesi olmadan iki taraf henüz birer hamle yapmadı. Elli hamle gerekir.
    [one] İddia reddedildi: taş alma ve piyon hamlesi olmadan iki taraf yalnız birer hamle yaptı. Elli hamle gerekir.
   *[other] İddia reddedildi: taş alma ve piyon hamlesi olmadan iki taraf yalnız { $count } hamle yaptı. Elli hamle gerekir.
}
time-added = { $color } tarafa { $time } ekleniyor.
taken-back = Geri alındı: { $moves }.
flag-fell = { $color } tarafın bayrağı düştü.
paused = Saatler durdu.
resumed = Saatler çalışıyor.

ended-checkmate = Mat. { $winner } kazandı.
ended-checkmate-told = { $winner } kazandı.
ended-king-on-hill = Şah tepede. { $winner } kazandı.
ended-third-check = Üçüncü şah çekildi. { $winner } kazandı.
ended-king-exploded = Şah patladı. { $winner } kazandı.
ended-all-pieces-lost = { $winner } kazandı. Hiç taşı kalmadı.
ended-no-moves-left = { $winner } kazandı. Hamlesi kalmadı.
ended-horde-taken = Sürü bitti. { $winner } kazandı.
ended-race-won = Şah son yatayda. { $winner } kazandı.
ended-race-drawn = Beraberlik. İki şah da son yatayda.
ended-own-win = Kazandınız.
ended-own-loss = Kaybettiniz.
ended-odds = Avantajla { $winner } kazandı.
ended-resignation = { $loser } terk etti. { $winner } kazandı.
ended-resignation-no-mate = Terke rağmen beraberlik. Rakip hiçbir kurallı hamle dizisiyle mat edemez.
ended-stalemate = Pat, beraberlik.
ended-dead-position = Beraberlik. Ölü konum: iki taraf da mat edemez.
ended-agreement = Anlaşmayla beraberlik.
ended-flag = { $winner } süreden kazandı.
ended-flag-no-mate = Beraberlik. Bayrak düştü, ama rakip mat edemez.
ended-threefold = Üç kez tekrarla beraberlik.
ended-fifty-moves = Elli hamle kuralıyla beraberlik.
ended-fivefold = Beş kez tekrarla beraberlik.
ended-seventy-five-moves = Yetmiş beş hamle kuralıyla beraberlik.
ended-both-flags = Beraberlik. İki bayrak da düştü.
ended-default-time = { $winner } kazandı. { $loser } çok geç geldi.
ended-both-absent = İki oyuncu da kaybetti. İkisi de zamanında gelmedi.
ended-illegal-moves = { $winner } kazandı. { $loser } çok fazla kuraldışı hamle yaptı.
ended-illegal-moves-no-mate = Beraberlik. Çok fazla kuraldışı hamle var, ama rakip mat edemez.
ended-illegal-position = Beraberlik. Tahtada kuraldışı bir konum kaldı.
ended-quickplay = Beraberlik. Hakem iddiayı kabul etti.
ended-quickplay-agreed = Beraberlik. Rakip iddiayı kabul etti.
ended-sealed-move-no-mate = Beraberlik. Kapalı hamle geçersiz, ama rakip mat edemez.
ended-sealed-move = { $winner } kazandı. { $loser } tarafın kapalı hamlesi geçersiz.
ended-arbiter = Hakem kararı: Beyaz { $white }, Siyah { $black }.
ended-adjudicated = Konuma göre karar: Beyaz { $white }, Siyah { $black }.
ended-annulled = Oyun iptal edildi. Yenisi oynanacak.
ended-points = Puanlar: Beyaz { $white }, Siyah { $black }.

over-next = rövanş ya da yeni: bir oyun daha. özet: bu oyun kısaca. aç { $game }: hamleleri.
refused-game-over = Oyun bitti. Yenisine başlamak için yeni yazın.
refused-not-running = Oyun sürmüyor.
refused-already-running = Oyun zaten sürüyor.
refused-illegal-move = Kuraldışı hamle.
refused-no-offer = Yanıtlanacak beraberlik teklifi yok. Teklif için beraberlik yazın.
refused-offer-stands = Beraberlik zaten teklif edildi.
refused-answer-waits = Henüz değil: önce { $color } oynar. Sonra yanıtlayın.
offer-answer-two = { $opponent }: { $accept } ya da { $decline } yazın.
refused-nothing-to-take-back = Geri alınacak hamle yok.
refused-too-early-for-draw = Beraberlik için erken. Önce iki taraf da oynamalı.
refused-no-draw-before = Beraberlik için erken: bu turnuvada ancak iki taraf da { $count } hamle oynayınca.
refused-not-your-claim = Sıra sizde değil. İddiayı sıranız gelince yapabilirsiniz.
refused-not-your-turn = Sıra { $color } tarafta değil.
refused-not-your-clock = { $color } tarafın saati çalışmıyor.
refused-not-opponent = Bunu yalnız { $color } yapabilir.
refused-nothing-there = { $square } boş.
refused-occupied = { $square } dolu.
refused-nothing-in-hand = Elinizde taş yok. Önce kaldır ve bir kare yazın.
refused-no-board = Gerekmez: burada hamleler yazılır.
refused-adjust-too-late = Düzeltmek için geç: bir taşa dokundunuz.
refused-already-made = Çok geç: hamle yapıldı.
refused-piece-chosen = Çok geç: ilk seçim geçerli, { $piece }.
refused-must-move-touched = Dokunulan taş oynanır: { $square } karesindeki taş oynamalı.
refused-must-capture = Dokunulan taş oynanır: { $square } karesindeki taşı alın.
refused-must-capture-with = Dokunulan taş oynanır: { $square } karesindeki taş, { $other } karesindekini almalı.
refused-nothing-touched = { $color } hiçbir taşa dokunmadı.
refused-too-late-to-complain = İtiraz için geç: bir taşa dokundunuz.
refused-nothing-announced = Düzeltilecek duyuru yok.
refused-already-announced = Zaten duyuruldu. Değiştirmek için düzelt yazın.
refused-must-repeat = { $color } tarafın hamlesini tekrarlayın, sonra kendinizinkini duyurun.
refused-must-repeat-move = Önce tekrarlayın: { $move }. Sonra kendi hamlenizi duyurun.
refused-claim-right-lost = İddia için geç: hamlenize başladınız.
refused-no-quickplay = Bu oyunda hızlı bitiş yok.
refused-too-early-for-quickplay = Erken. İddiayı sıranız gelince, iki dakikadan az süre kalınca yapın.
refused-nothing-to-claim = İddia edilecek kuraldışı hamle yok.
refused-no-increment = Bu kurallarda yok: hamle başına beş saniye istenemez.
refused-claim-awaits-flag = Bayrak düşmeden olmaz: iddiaya o zaman karar verin.
refused-claim-waits = Beraberlik iddia edildi: kabul, ret ya da hakemin sonucuyla imzala.
refused-no-touch-owed = { $square } için yükümlülük yok: dokunulmadı ya da oynandı.
refused-too-late = Bunun için çok geç.
refused-no-such-ply = Oyunda { $count } hamleden az var.
refused-not-in-advance = Önceden olmaz, daha oynanmadı: { $place }.
refused-sheet-hole = Önce şunu yazın: { $place }.
refused-not-over = Oyun daha bitmedi.
refused-not-there = { $color } yok.
refused-not-absent = { $color } burada.
refused-not-adjourned = Oyun ertelenmiş değil.
refused-already-sealed = Hamle zaten zarfta.
refused-not-sealing = Zarfa konacak hamle yok.
refused-not-sealed = { $color } daha zarfa hamle koymadı.
refused-no-arbiter = Bu oyunda hakem yok.
refused-no-adjudication = Konuma göre karar yok: karşılaşma dosyası izin vermiyor.
refused-no-next-period = Başka dönem yok.
refused-nothing-to-decide = Bu kararı bekleyen konu yok.
refused-contradicts = Şu kararla çelişiyor: { $number }. Önce geri-çek { $number } yazın.
refused-no-such-ruling = Geri çekilecek böyle bir karar yok: { $number }.
refused-no-such-penalty = Bu kurallarda böyle bir ceza yok.

## Kurallar ne diyor, maddelere göre

law-articles = FIDE { $year } maddeleri: { $articles }. Yazın: madde 9 ya da madde rok.
law-which = Biri için yazın: madde { $subject }.
law-unknown = FIDE { $year } içinde bulunamadı: { $word }. Hepsi için: madde.
law-preface = Önsöz: kurallar her şeyi kapsayamaz. Uyan madde yoksa hakem benzer durumlara göre karar verir.
law-not-confirmed = Bu baskı için doğrulanmadı.
law-aim = Oyunun amacı: beyaz başlar, sonra sırayla oynanır. Rakip şahı mat eden kazanır.
law-board = Tahta: sekize sekiz kare, sırayla açık ve koyu. Her oyuncunun sağındaki köşe açık renktir.
law-own-square = Kendi taşları: hiçbir taş kendi taşının karesine gitmez. Oradaki rakip taşı alır.
law-promotion = Terfi: son yataya varan piyon aynı hamlede vezir, kale, fil ya da at olur. { $touch ->
    [yes] Yeni taş kareye değince seçim kesinleşir.
   *[no] Hamle yapılınca seçim kesinleşir.
}
law-adjusting = Taş düzeltme: yalnız sıra sizdeyken ve söyledikten sonra.
law-touch-move = Dokunulan taş: kendi taşınızsa oynar, rakibinse alınır, kurala uygunsa. İlk dokunulan sayılır. Kendiniz bir taşa dokunmadan itiraz edin.
law-touched-castling = Dokunulan şah ve kale: kurala uygunsa o yana rok yapılır. Önce kaleye dokunursanız kale roksuz oynar.
law-nothing-to-move = Dokunulan taşın kurallı hamlesi yok: istediğiniz kurallı hamleyi yapabilirsiniz.
law-made = Yapılan hamle: el taşı yeni karesinde bırakmıştır. Alınan taş tahtadan çıkmış, rokta kale de bırakılmıştır.
law-assistant = Yardımcı: { $moves ->
    [yes] yazamayan ya da taş oynatamayan oyuncu alabilir
   *[no] yazamayan oyuncu alabilir
}, hakem kabul ederse. { $costs ->
    [yes] Hakem bunun için süre düşer.
   *[no] Engelli oyuncuya süre kaybettirmez.
}
law-resignation = Terk: oyunu hemen bitirir. { $draw ->
    [yes] Rakip kazanır, ama hiçbir kurallı hamle dizisiyle mat edemiyorsa beraberliktir.
   *[no] Rakip kazanır.
}
law-dead-position = Ölü konum: kimse hiçbir kurallı hamle dizisiyle mat edemez. Oyun hemen berabere biter.
law-draw-offer = Beraberlik teklifi: oynayın, teklif edin, sonra saate basın. Rakip kabul edene, reddedene ya da taşa dokunana dek sürer. { $moved ->
    [yes] Önce ikisi de oynamış olmalı.
   *[no] { "" }
}
law-completed = Hamleyi tamamlama: oynayın, aynı elle saate basın. Oyunu bitiren hamlede gerekmez.
law-time = Süre: önce beyazın saati çalışır. Bir dönemin bütün hamlelerini süresi bitmeden yapın.
law-late = Geç kalma: { $late ->
    [none] başlangıçta olmayan kaybeder
    [time] gecikmeniz bundan çoksa kaybedersiniz: { $time }
    [event] ne kadar olacağını turnuva belirler
   *[event-or-none] ne kadar olacağını turnuva belirler, yoksa başlangıçta olmayan kaybeder
}. Hakem başka karar verebilir.
law-flag = Düşen bayrak: hakem görünce ya da bir oyuncu iddia edince sayılır. Kaybedersiniz, ya da rakip hiçbir hamle dizisiyle mat edemiyorsa beraberliktir.
law-both-flags = İki bayrak da düştü: { $both ->
    [announced] turnuva bu kuralları duyurduysa oyun sürer, son dönemde beraberliktir
    [first] bayrağı önce düşen kaybeder
    [last] sırayı kimse bilmiyorsa oyun sürer, son dönemde beraberliktir
   *[draw] oyun berabere biter
}.
law-clocks = Saatleri durdurma: yalnız hakemi çağırmak için, örneğin terfi taşı yoksa. Hakem süreleri düzeltir ve ne zaman sürdürüleceğini söyler.
law-set-up = Yanlış başlangıç konumu: yeni oyun oynanır. Yalnız tahta ters idiyse oyun doğru tahtada sürer.
law-reversed = Renkler karıştı: { $new ->
    [yes] ikisi de bu kadar hamle yapmadıysa yeni oyun: { $count }. Sonra oyun sürer.
   *[no] hakem başka karar vermezse oyun sürer.
}
law-displaced = Devrilen taşlar: kendi sürenizde yerine koyun. Hakem yardım edebilir ya da ceza verebilir.
law-illegal = Kuraldışı hamle: önceki konuma ya da bilinen son konuma dönülür. Yeni hamlede dokunulan taş geçerlidir.
law-unfinished-promotion = Bitmemiş terfi: son yatayda piyon varken saate basmak kuraldışıdır. { $queen ->
    [yes] Piyon vezir olur.
   *[no] Hamleden önceki konuma dönülür.
}
law-no-move = Hamlesiz saat: { $counts ->
    [yes] basmak kuraldışı hamle sayılır
   *[no] basmak yasaktır, hakem ceza verebilir
}.
law-two-hands = İki el: { $counts ->
    [yes] iki elle hamle, saate basılınca kuraldışı sayılır
   *[no] tek elle oynanır, yoksa hakem ceza verebilir
}.
law-penalty = { $pace ->
    [standard] Kuraldışı hamlenin cezası
    [rapid] Hızlı satrançta kuraldışı hamle
   *[blitz] Yıldırımda kuraldışı hamle
}: { $loses ->
    [first] birincisi oyunu kaybettirir
    [claim] rakip galibiyet iddia edebilir
    [second] birincisinde rakibin ek süresi { $time }, ikincisi kaybettirir
   *[third] ilk ikisinde rakibin ek süresi { $time }, üçüncüsü kaybettirir
}. { $until ->
    [always] Oyun sırasında ne zaman görülürse sayılır.
    [touch] Rakip bir taşa dokunmadan iddia etmeli.
    [move] Yalnız rakibin sonraki hamlesine dek sayılır.
   *[claim] Rakip kendi hamlesinden önce iddia etmeli.
} { $draw ->
    [yes] Rakip hiçbir hamle dizisiyle mat edemiyorsa beraberliktir.
   *[no] { "" }
}
law-recording = Notasyon: iki oyuncu da bütün hamleleri yazar{ $electronic ->
    [yes] , kâğıda ya da onaylı elektronik kâğıda.
   *[no] .
} { $ahead ->
    [yes] Hamleyi yapmadan önce yazabilirsiniz.
   *[no] Hamleyi yaptıktan sonra yazın, iddia ya da zarf dışında.
} Sonucu ikisi de imzalar.
law-sheet-in-view = Görünür kâğıt: hakem oyun boyunca notasyon kâğıdını görebilmeli.
law-short-of-time = Süre sıkışması: süreniz bundan azsa yazmanız gerekmez, { $time }, her hamle { $bonus } ya da daha çok eklemiyorsa. Dönemden sonra notasyonu tamamlayın.
law-reconstruction = İki notasyon da eksik: oyun hakem gözetiminde başka bir tahtada yeniden oynanır. Hamleler bulunamazsa, sonraki hamle sonraki dönemin ilk hamlesidir.
law-threefold = Üç kez tekrar: sıra sizdeyken konum üçüncü kez varsa, ya da hamlenizle olacaksa, beraberlik iddia edebilirsiniz. { $castling ->
    [any] Rokun geçici kaybı bile konumu değiştirir.
   *[lasting] Rokun kalıcı kaybı konumu değiştirir.
}
law-fifty = Elli hamle: sıra sizdeyken, iki taraf da { $count } hamleyi taş almadan ve piyon sürmeden yaptıysa beraberlik iddia edebilirsiniz. Sonraki hamleniz sonuncusu olabilir.
law-longer-endings = Uzun oyun sonları: birkaç oyun sonunda elli yerine { $count } hamle gerekir, örneğin şah, kale ve fil ile şah ve kale.
law-claiming = Hamleyle iddia: yazın ve hakeme söyleyin, ama yapmayın. { $who ->
    [must] Saatleri hemen durdurmalısınız.
    [may] Saatleri durdurabilirsiniz.
   *[either] Saatleri siz ya da hakem durdurur.
} { $by ->
    [moving] Hamle yapan hakkını yitirir.
   *[touching] Taşa dokunan hakkını yitirir.
} { $binds ->
    [yes] Yazılan hamle değiştirilemez.
   *[no] { "" }
}
law-wrong-claim = Yanlış iddia: oyun sürer, rakibin ek süresi { $time }. { $halved ->
    [yes] Sürenizin yarısını yitirirsiniz, en çok üç dakika.
   *[no] { "" }
}
law-wrong-claim-own = Yanlış iddia: oyun sürer ve { $time } kaybedersiniz.
law-fivefold = Beş kez tekrar: { $in ->
    [row] aynı konum arka arkaya beş kez, iki tarafın her hamlesinde, beraberliktir
   *[any] aynı konum beşinci kez beraberliktir
}. İddia gerekmez.
law-seventy-five = Yetmiş beş hamle: iki taraf da { $count } hamleyi taş almadan ve piyon sürmeden yaptıysa beraberliktir, son hamle mat değilse. İddia gerekmez.
law-points = Puanlar: galibiyet 1, beraberlik yarım, yenilgi 0 puandır, turnuva başka bildirmediyse.
law-quickplay-scope = Hızlı bitiriş: { $scope ->
    [always] kuralları son dönemde geçerlidir
    [announced] turnuva duyurduysa ve ekleme yoksa kuralları geçerlidir
   *[never] bu baskıda kuralı yok
}. { $blitz ->
    [watched] Yıldırımda yalnız yeterli gözetimle.
   *[none] Yıldırımda yoktur.
}
law-quickplay = Hızlı bitirişte beraberlik: sıra sizde ve süreniz bundan azsa, { $left }, rakibin kazanmaya çalışmadığını ya da olağan yolla kazanamayacağını iddia edin. Reddedilirse rakibin ek süresi { $award }.
law-quickplay-increment = Hamle başına beş saniye: sıra sizde ve süreniz bundan azsa, { $left }, hızlı bitirişte iki taraf için isteyebilirsiniz. Beraberlik teklifi de sayılır. Kabul edilirse rakibin ek süresi { $award }.
law-quickplay-alone = Hakemsiz hızlı bitiş: { $left } altında beraberlik iddia edersiniz ve oyun biter. Konumu yazın. Rakip kazanmaya çalışmıyorsa tam notasyon kâğıdı da gerekir. Rakip onaylar, hakem sonra karar verir.
law-conduct = Davranış: not, öğüt, analiz yok, rakibi rahatsız eden hiçbir şey yok. Cihazlara hakem izin verir.
law-arbiter = Hakem: kurallara uyulmasını sağlar. Cezalar uyarı, süre ya da puan değişikliği, oyun kaybı ve ihraçtır.
law-disturbance = Dışarıdan rahatsızlık: hakem bir ya da iki oyuncuya süre verebilir.
law-notation = Hamlelerin yazımı: taşın harfini, sonra gittiği kareyi yazın. Piyonun harfi yoktur.
law-paces = Hızlı ve yıldırım: { $hour ->
    [whole] en çok bir saatte bütün hamleler hızlı satrançtır, eklemeler sayılmaz.
   *[less] bir saatten kısa sürede altmış hamle hızlı satrançtır.
} Yıldırım, { $edge ->
    [most] en çok
   *[below] daha kısa
} { $time }.
law-rapid-touch = Hızlı ve yıldırımda dokunulan taş: hakem yalnız bir oyuncu isterse karar verir.
law-rapid-set-up = Yanlış dizilim, hızlı ve yıldırım: ikisi de bu kadar hamle yapmadan itiraz edin, { $count }. Sonra oyun sürer, { $castling ->
    [queen] şah ile vezir yer değiştirmişse roksuz
   *[rook] yanlış yerdeki şahın ya da kalenin roku olmadan
}.
law-illegal-position = Hızlıda kuraldışı konum: hakem sonraki hamlenin tamamlanmasını bekler. Konum hâlâ kuraldışıysa oyun berabere biter.
law-rapid-flag = Hızlı ve yıldırımda bayrak: { $who ->
    [players] yalnız oyuncular bildirebilir
   *[arbiter] hakem bildirir, ya da bir oyuncu iddia eder
}.
law-blind-announcing = Hamle duyurma: her hamleyi açıkça söyleyin. Rakip tekrarlar ve kendi tahtasında yapar. { $german ->
    [always] Yataylar Almanca söylenir.
   *[unless] Hakem başka karar vermezse yataylar Almanca söylenir.
}
law-blind-made = Kör oyuncunun hamleleri: deliğinden çıkan taşa dokunulmuştur. Taş başka delikte ve duyurulmuşsa hamle yapılmıştır. Rakibin saati ancak o zaman çalışır.
law-blind-clock = Körler için saat: { $speaks ->
    [no] dokunarak okunur
    [may] dokunarak okunur ve hamle sayısını söyleyebilir
   *[should] süreleri ve hamle sayısını söylemeli, ya da dokunarak okunmalı
}.
law-blind-slip = Dil sürçmesi: rakibin saati çalışmadan hemen düzeltin.
law-blind-boards = Farklı tahtalar: hakem iki notasyonu karşılaştırır. Uyuyorlarsa yanlış tahta düzeltilir. Uymuyorlarsa uydukları yere dönülür.
law-blind-assistant = Kör oyuncunun yardımcısı: oynayabilir, duyurabilir, yazabilir, saate basabilir, istenince süreleri ve hamle sayısını söyler. { $deaf ->
    [yes] İşitme engelli oyuncuya karşı zorunludur.
   *[no] { "" }
}
law-sealing = Zarf hamlesi: yazın, zarfa koyun ve saatleri durdurun. Zarfı hakem saklar.
law-sealed-illegal = Belirsiz zarf hamlesi: kuraldışı ya da çift anlamlıysa zarfa koyan kaybeder.
law-resumption = Oyuna devam: yanıt verecek oyuncu gelince zarf açılır. O zaman onun saati çalışır.
law-chess960 = Chess960: arka sıra kurayla belirlenir, filler farklı renkte, şah kaleler arasında. Roktan sonra şah ve kale her zamanki yerindedir.

## Kuralların verdiği kararlar

article = FIDE { $year }, { $number }.
preface = önsöz

not-confirmed = FIDE { $year } metinleriyle doğrulanmadı: { $articles }.
time-left = { $color } tarafın kalan süresi: { $time }.
completed = { $color } saate basıyor.
made-on-board = Tahtadaki hamle: { $move }.
touched-any = { $square } karesindeki taşa dokunuldu. Kurallı hamlesi yok, her hamle oynanabilir.
touched-no-capture = { $square } karesindeki taşa dokunuldu. Alınamaz. Her hamle oynanabilir.
touched-any-move = { $square } karesindeki taşa dokunuldu. Her hamle oynanabilir.
touched-move = { $square } karesindeki taşa dokunuldu: oynamalı.
touched-capture = { $square } karesindeki taşa dokunuldu: alınmalı.
touched-capture-with = { $square } karesindeki taş, { $other } karesindekini almalı.
touched-castle = Şaha ve kaleye dokunuldu: { $move }.
castling-not-legal = O rok şimdi kurallı değil.
rook-first = Önce kaleye dokunuldu: rok yok.
adjusting = { $color } düzeltiyor.
free = { $color } her kurallı hamleyi yapabilir.
put-back = Taşlar yerine kondu. Dokunma kuralı { $color } taraf için sürüyor.
ask-repeat = { $color }, hamleyi tekrarlayın.
still-to-repeat = { $color }, hamleyi daha tekrarlamadınız.
still-to-repeat-move = { $color }, tekrarlanacak hamle: { $move }.
ask-promotion = { $color }, piyonun ne olacağını söyleyin.
announcement-differs = Duyurulan: { $announced }. Tahtada: { $board }. Düzeltin.
corrected = Düzeltildi: { $move }.
repeated = { $color } tekrarlıyor.
repeat-differs = Bu başka bir hamle. Duyurulan: { $move }.
executed = { $color } hamleyi tahtada yaptı.
missing-move = Tamamlanmadı: hiçbir taş oynamadı.
missing-release = Tamamlanmadı: tahtada olmayan bir taş var.
missing-rook = Tamamlanmadı: kaleyi de oynatın.
missing-touched = Tamamlanmadı: dokunulan taş oynamalı, { $square }.
missing-rook-first = Tamamlanmadı: önce kaleye dokunuldu, rok yok. Şahı geri koyun.
missing-castle = Tamamlanmadı: şaha ve kaleye dokunuldu, rok atmalısınız.
missing-capture-with = Tamamlanmadı: { $square } karesindeki taş, { $other } karesindekini almalı.
missing-capture = Tamamlanmadı: dokunulan taş alınmalı, { $square }.
missing-promotion = Tamamlanmadı: piyonun ne olacağını söyleyin.
missing-chosen = Tamamlanmadı: ilk seçim geçerli, { $piece }.
missing-announcement = Tamamlanmadı: önce hamleyi duyurun.
missing-same-move = Tamamlanmadı: tahtadaki hamle duyurulan hamle değil. Düzeltin.
missing-repetition = Tamamlanmadı: önce { $opponent } hamleyi tekrarlamalı.
missing-execution = Tamamlanmadı: önce { $opponent } hamleyi tahtada yapmalı.
nth = { $count ->
    [1] birinci kuraldışı hamle
    [2] ikinci kuraldışı hamle
    [3] üçüncü kuraldışı hamle
   *[other] { $count }. kuraldışı hamle
}
illegal-act = { $color }: { nth }.
illegal-act-why = { $color }: { nth }. { $what }.
act-move = Hamle kuraldışıydı
act-promotion = Son yatayda piyon kaldı
act-king-capture = Şah alındı
act-no-move = Hamle yapmadan saate basıldı
act-two-hands = Hamle iki elle yapıldı
becomes-queen = { $square } karesindeki piyon vezir oluyor.
restored = { $count ->
    [0] Başlangıç konumuna dönüldü.
   *[other] Şundan sonraki konuma dönüldü: { $place }.
}
move-place = { $number }. hamle, { $color }
found-initial-position = Başlangıç konumu yanlıştı.
found-board-turned = Tahta ters duruyordu. Çevriliyor.
found-colours-reversed = Renkler yer değiştirmişti.
found-displaced = Taşlar kaymıştı. Yerlerine konuyor.
colours-stay = Renkler yer değiştirmişti. Böyle kalıyor.
correction-wanted = Kuraldışı: { $place }. { $color } düzeltmek istiyor. Kabul için: iddia düzeltme.
castling-lost = Diziliş böyle kalıyor. { $color } rok yapamaz.
castling-lost-side = Diziliş böyle kalıyor. { $color } oynayamaz: { $move }.
offer-untimely = { $color } zamansız beraberlik teklif ediyor. Teklif geçerli.
offer-stands = Beraberlik teklifi geçerli: { $color }.
time-taken = { $color } { $time } kaybediyor.
clock-less = { $color } tarafın saati: { $time } eksildi.
clock-more = { $color } tarafın saati: { $time } eklendi.
clock-set = { $color } tarafın saati ayarlandı: { $time }.
clock-is = Şimdi gösterdiği: { $time }.
clock-was = Önce: { $time }.
moves-set = { $color } tarafın saatindeki sayaç: { $count } hamle.
ruling-reconstructed = Hamleler buraya dek belli: { $place }.
ruling-next-period = Hamleler bulunamıyor. Sonraki hamle, sonraki dönemin ilk hamlesidir.
increment-set = Artık hamle başına { $time } ekleniyor.
moves-back = Yeniden geçerli: { $moves }.
moves-cancelled = Artık geçersiz: { $moves }.
moves-cancelled-many = { $count } hamle artık geçersiz.
taken-back-standing = Hamle geri alındı.
flag-claim-wrong = İddia reddedildi: { $color } tarafın bayrağı düşmedi.
flag-claim-both = İddia reddedildi: iki bayrak da düştü.
must-record = { $color } önce şunu yazmalı: { $place }.
need-not-record = { $color } notasyon tutmayabilir, bir sonraki döneme kadar.
must-complete = Notasyon kağıdı: { $color } şimdi tamamlamalı.
sheet-differs = { $color } tarafın kağıdında farklı: { $place }.
signed-white-wins = { $color } imzaladı: Beyaz kazandı.
signed-black-wins = { $color } imzaladı: Siyah kazandı.
signed-draw = { $color } imzaladı: beraberlik.
absent = { $color } yok.
arrived = { $color } geldi.
must-open = Zarf { $color } tarafı bekliyor.
must-open-now = Zarf şimdi açılıyor.
must-seal = { $color } hamlesini zarfa koymalı.
adjourns-early = { $color } erken erteliyor. Hamle zarfa konunca oturumun kalanı saatinden düşer: şimdi { $time }.
sealed = { $color } hamlesini zarfa koydu. Saatler durdu.
adjourned = Oyun ertelendi. { $color } zarfa hamle koydu, { $number }. hamle.
resumption = Devam: { $when }.
opened = Zarf açıldı. { $color } tarafın saati çalışıyor.

matter-touch = { $color } diyor ki { $opponent }, { $number }. hamle, { $square } karesine dokundu. Hakem karar verir.
matter-no-effort = { $color } beraberlik iddia ediyor: { $opponent } kazanmaya çalışmıyor. Hakem karar verir.
matter-cannot-win = { $color } beraberlik iddia ediyor: { $opponent } olağan yollarla kazanamaz. Hakem karar verir.
matter-increment = { $color } hamle başına beş saniye istiyor. Hakem karar verir.
matter-draw = { $color } beraberlik önermek istiyor. Hakem karar verir.
matter-session-over = Oturum bitti. Hakem karar verir.
matter-sheets = Kağıtlar: iki taraf da tamamlamalı.
matter-stopped = { $color } saatleri durdurdu. Hakem karar verir.
matter-stopped-for = { $color } saatleri durdurdu: { $text }. Hakem karar verir.
matter-silent = { $color } tekrarlamıyor: { $opponent } tarafın hamlesi. Hakem karar verir.
matter-boards-differ = Düzeltmek için geç: saate basıldı. Tahtaları karşılaştırın.
matter-conduct = { $what }: { $color }. Hakem karar verir.
matter-position = Konum şüpheli. Hakem son doğru konumu bulur.
matter-unconfirmed = Kural uygulanmadı: bu baskı burada doğrulanmadı. Hakem karar vermeli.
matter-default-time = Bekleme süresi belirlenmedi. Hakem karar verir.
matter-flag = Bayrak düştü: { $color }, iddia sırasında. Hakem karar verir.
matter-envelope = Zarf açılmalı. Hakem karar verir.
complaint-lapsed = İtiraz düştü: { $color }, { $square }, { $number }. hamle. O konum artık yok.
matter-results = Sonuçlar farklı: kağıtlar arasında ya da kayıtla. Hakem karar verir.
matter-signed = İki oyuncu da imzaladı: { $result ->
    [white] beyaz kazandı
    [black] siyah kazandı
   *[draw] berabere
}. Oyun başka türlü bitti. Hakem karar verir.

ruled = Karar { $number }: { $ruling }
penalty-number = Karar { $number }.
ruling-warned = { $color } uyarıldı.
ruling-points-added = { $color } tarafa { $points } ekleniyor.
ruling-points-taken = { $color } taraftan { $points } düşülüyor.
ruling-lost = { $color } kaybetti. { $opponent } tarafa { $points }.
ruling-fined = { $color } para cezası aldı.
ruling-excluded = { $color } sonraki turlardan men edildi.
ruling-expelled = { $color } turnuvadan ihraç edildi.
ruling-result-set = Beyaz { $white }, Siyah { $black }.
ruling-adjudicated = Konuma göre karar, { $name }: Beyaz { $white }, Siyah { $black }.
ruling-displaced = { $count ->
    [0] Taşlar kaymış: başlangıç konumuna dönülüyor.
   *[other] Taşlar kaymış: şundan sonraki konuma dönülüyor: { $place }.
}
ruling-position-set = Konum kuruldu. Duymak için tahtayı sorun.
ruling-illegal-seen = { $color } tarafın son hamlesi kuraldışıydı.
ruling-no-move-seen = { $color } hamle yapmadan saate bastı: kuraldışı hamle.
ruling-touch-seen = { $number ->
    [0] { $color } dokundu: { $square }.
   *[other] { $color } dokundu: { $square }, { $number }. hamle.
}
ruling-touch-waived = { $color } yanlışlıkla dokundu: sayılmaz.
ruling-dismissed = Düşürüldü.
ruling-turned-down = { $matter ->
    [touch] { $color } tarafın itirazı düştü: { $square }, { $number }. hamle, dokunulmuş sayılmaz.
    [two-hands] { $color } tarafın itirazı düştü: iki el.
    [quickplay] { $color } tarafın beraberlik iddiası düştü.
    [increment] { $color } tarafın isteği düştü: hamle başına beş saniye.
    [draw] { $color } beraberlik öneremez.
    [session] Oyun oturumdan sonra sürüyor.
    [sheets] Notasyon kağıtları olduğu gibi kalır.
    [stopped] Geçerli neden yok: { $color } saatleri durdurdu.
    [silent] Ceza yok: { $color } hamleyi daha tekrarlamadı.
    [conduct] Ceza yok. { $what }: { $color }.
    [boards-differ] Tahtalar karşılaştırılmıyor. Hamle geçerli.
    [position] Konum olduğu gibi kalıyor.
    [unconfirmed] Burada kural uygulanmıyor.
    [default-time] Bekleme süresi belirlenmiyor. Oyuncular bekliyor.
    [envelope] Gecikme bağışlandı.
   *[results] Kayıtlı sonuç kalıyor. Başka bir sonuç imzalanmıştı.
}
ruling-quickplay-drawn = İddia kabul edildi.
ruling-quickplay-postponed = İddia bekletiliyor. Oyun sürüyor.
ruling-quickplay-rejected = İddia reddedildi.
ruling-offer-allowed = { $color } beraberlik önerebilir.
ruling-increment-granted = Kabul: bundan sonra hamle başına beş saniye ekleniyor.
ruling-increment-refused = Artış yok.
ruling-revoked = Geri çekilen karar: { $count }.
ruling-revoked-act = Geri çekilen karar { $count }: kuraldışı davranış sayılmıyor.
ruling-revoked-move = Geri çekilen karar { $count }: ne kuraldışı hamle ne de dokunuşu sayılıyor.
ruling-was = Şuydu: { $what }
ruling-move-stays = { $color } sonra şunu oynadı: { $move }. Bu hamle kalıyor. Dokunma zorladıysa { $restore } yazın.
ruling-unheard = Sizin için bir şey değişmiyor.
ruling-asked = { $ruling ->
    [time-added] { $color } tarafa { $time } eklensin mi?
    [time-taken] { $color } taraftan { $time } düşülsün mü?
    [clock-set] { $color } tarafın saati ayarlansın mı: { $time }?
    [lost] { $color } kaybetmiş, { $opponent } { $points } almış sayılsın mı?
    [result] Sonuç bu olsun mu: Beyaz { $white }, Siyah { $black }?
    [adjudicated] Konuma göre karar olsun mu, { $name }: Beyaz { $white }, Siyah { $black }?
    [excluded] { $color } sonraki turlardan men edilsin mi?
    [expelled] { $color } turnuvadan ihraç edilsin mi?
    [annulled] Oyun iptal edilsin mi?
    [flag] Bayrak düşmüş sayılsın mı: { $color }?
    [illegal] Kuraldışı sayılsın mı: { $color } tarafın son hamlesi?
    [no-move] Kuraldışı sayılsın mı: { $color } hamle yapmadan saate bastı?
    [touch] { $color } dokundu kararı verilsin mi: { $square }, { $number }. hamle?
    [back] { $count ->
        [0] Başlangıç konumuna dönülsün mü?
       *[other] Şundan sonraki konuma dönülsün mü: { $place }?
    }
    [displaced] { $count ->
        [0] Taşlar kaymış: başlangıç konumuna dönülsün mü?
       *[other] Taşlar kaymış: şundan sonraki konuma dönülsün mü: { $place }?
    }
    [position] Bu konum kurulsun mu?
    [default-time] Bekleme süresi bu olsun mu: { $time }?
    [end] Oyunun bitişi geri çekilsin mi?
   *[other] Böyle karar verilsin mi? { $what }
}
ruling-end-revoked = Oyunun bitişi geri çekildi.
end-taken-back = Oyun bitmedi: sıra { $color } tarafta, { $number }. hamle.
end-illegal-not-counted = Son kuraldışı hamle sayılmıyor. { $color } tarafın kuraldışı hamleleri: { $count }.
ruling-default-time = Bekleme süresi: { $time }.
points-none = hiç puan
points-half = yarım puan
points-full = bir puan
points-two = iki puan
points-three = üç puan

## Hamle yazmak

entry-empty = Bir şey yazılmadı. Bir hamle ya da yardım yazın.
entry-colour = Başka oyunda { $color } oynamak için: { $new } { $color }
entry-not-understood = Anlaşılmadı. Bir hamle ya da yardım yazın.
entry-nearest = Anlaşılmadı. { $question }
entry-unknown = Bilinmiyor: { $word }. Bir hamle ya da yardım yazın.
entry-unknown-near = Bilinmiyor: { $word }. Şunu mu demek istediniz: { $near }? Hepsi için yardım yazın.
entry-two-moves = Bir kerede bir hamle. Önce { $first } yazın.
entry-read-as = { $text } içinde: { $items }. Böyle okundu: { $text }.
entry-stray-alone = Okunamıyor: { $items }. Yeniden yazın.
entry-stray = { $text } içinde okunamıyor: { $items }. Yeniden yazın.
stray-control = kontrol karakteri { $number }
stray-invisible = görünmez karakter { $number }
stray-letter = { $script ->
    [Cyrillic] Kiril harfi
    [Greek] Yunan harfi
    [Arabic] Arap harfi
    [Hebrew] İbrani harfi
    [Armenian] Ermeni harfi
    [Devanagari] Devanagari harfi
   *[other] yabancı harf
} { $like }
stray-unlike = { $script ->
    [Cyrillic] Kiril
    [Greek] Yunan
    [Arabic] Arap
    [Hebrew] İbrani
    [Armenian] Ermeni
    [Devanagari] Devanagari
   *[other] yabancı
} harf { $number }

stray-wide = geniş { $like }
stray-styled = alışılmadık { $like }
stray-sign = işaret { $number }
entry-no-move = Hamle değil. e2 e4 ya da yardım yazmayı deneyin.
entry-no-piece = { $letter } diye bir taş yok. Harfler: { $letters }.
entry-takes-what = Neyi alıyor? Kareyi de yazın.
entry-no-question = Yanıtlanacak soru yok. Bir hamle ya da yardım yazın.
entry-knight = Soru için sıçrama { $square } yazın.
entry-slash = Eğik çizgi komut başlatır. Hamle için { $text } yazın.
entry-move-asked = Kurallara uygun, oynanmadı: { $move }. Oynamak için yalnız hamleyi yazın.
entry-not-played = Hamle oynanmadı. Oynamak için yalnız hamleyi yazın.
entry-other-side = Sıra { $color } tarafta.
entry-not-your-turn = Sıra { $color } tarafta. Yanıtı bekleyin.
choice = { $count } hamle olası. Bir numara yazın.
ambiguous = { $count } hamle olası. { $moves } ya da { $last } yazın.
choice-line = { $number }: { $reading }
choice-promotion = Piyon ne oluyor? Taşı ya da numarasını yazın.
choice-drop = { $square } karesine koyma. Taşı ya da numarasını yazın.
choice-piece = Vezir, kale, fil ya da at? Taşı ya da numarasını yazın.
choice-again = 1 ile { $count } arasında bir numara yazın, ya da hayır.
choice-dropped = Vazgeçildi.

illegal-empty-origin = { $square } boş.
illegal-not-yours = Sizin taşınız değil: { $piece }, { $square }.
illegal-other-piece = { $square } karesinde şu taş var: { $piece }.
illegal-square-alone = { $square } karesinde kendi taşınız var: { $piece }. Oynatmak için { $square } ve gideceği kareyi yazın.
illegal-own-piece = { $square } karesinde kendi taşınız var: { $piece }.
illegal-nothing-to-take = { $square } karesinde alınacak taş yok.
illegal-none-to-take = Rakibin { $role ->
    [king] şahı
    [queen] veziri
    [rook] kalesi
    [bishop] fili
    [knight] atı
   *[pawn] piyonu
} yok.
illegal-takes-none = Ulaşamaz: { $piece }, { $captured }.
illegal-no-pawn-takes = { $letter } dikeyinde alan bir piyon yok.
illegal-only-takes = { $square } karesine piyon ancak alarak gider. Dikeyini de söyleyin.
illegal-still-in-check = Kuraldışı: şahınız hâlâ tehdit altında kalır.
illegal-exposes-king = Kuraldışı: şahınız tehdit altında kalır.
illegal-no-promotion = Terfi değil: bu hamleyle hiçbir piyon son yataya varmıyor.
illegal-cannot-become = Piyon vezir, kale, fil ya da at olur. Örneğin { $square } vezir yazın.
illegal-blocked = Yol kapalı: { $from } karesindeki { $piece }. Engel: { $square } karesindeki { $other }.
illegal-no-such-piece = Sizde bu taş yok: { $role ->
    [king] şah
    [queen] vezir
    [rook] kale
    [bishop] fil
    [knight] at
   *[pawn] piyon
}.
illegal-cannot-reach = { $role ->
    [king] Şahınız { $square } karesine varamıyor.
    [queen] { $square } karesine varan veziriniz yok.
    [rook] { $square } karesine varan kaleniz yok.
    [bishop] { $square } karesine varan filiniz yok.
    [knight] { $square } karesine varan atınız yok.
   *[pawn] { $square } karesine varan piyonunuz yok.
}
illegal-not-from-there = Oradan kuraldışı: { $piece } { $square }.
illegal-cannot-go = { $role ->
    [king] Şah
    [queen] Vezir
    [rook] Kale
    [bishop] Fil
    [knight] At
   *[pawn] Piyon
} { $from }: { $square } karesine gidemez.
illegal-no-castling-right = O yana artık rok yapamazsınız: şahınız ya da kaleniz oynadı.
illegal-castling-never = O yana rok yapamazsınız: başlangıç konumu buna izin vermiyor.
illegal-castling-blocked = O yana şimdi rok yapamazsınız: arada bir taş var.
illegal-castling-attacked = O yana şimdi rok yapamazsınız: şahınız saldırılan bir kareden geçer ya da orada kalır.
illegal-must-capture = Taş almalısınız.
illegal-not-in-variant = Bu oyunun kuralları izin vermiyor.
illegal-not-in-hand = Cebinizde yok: { $piece }.
illegal-drop-occupied = { $square } boş değil.
illegal-drop-edge = Oraya piyon konmaz. İlk ve son yatay olmaz.

## Yanıtlar

joined = { $items }, { $next }
row = { $from } ila { $to }
list = { $head }: { $items }.
list-more = { $items }.
list-head = { $head }:
rank = { $name-number }. yatay
ranks = { $count ->
    [2] { $from-number }. ve { $to-number }. yatay
   *[other] { $from-number }. ile { $to-number }. yatay arası
}
file = Sütun { $name }
square-part = { $part }.
square-shade-part = { $shade } kare
shade-light = açık
shade-dark = koyu
shade-light-short = açık
shade-dark-short = koyu
square-shade = { $square }: { $shade }.
all-white = Beyaz
all-black = Siyah
no-pieces = { $pieces }: yok.
count-kind = { $count } { $pieces }
count-pieces = { $count } taş
rays-none = { $square } karesinin yönlerinde taş yok.
knight-none = At sıçrayışı uzaklığında taş yok: { $square }.
knight-sees = { $square } karesine at sıçrayışı uzaklığında
toward-up = Yukarı
toward-up-right = Sağ yukarı
toward-right = Sağ
toward-down-right = Sağ aşağı
toward-down = Aşağı
toward-down-left = Sol aşağı
toward-left = Sol
toward-up-left = Sol yukarı
attacked = { $square }, saldıranlar: { $items }.
not-attacked = { $square } saldırı altında değil.
defended = { $square }, savunanlar: { $items }.
not-defended = { $square } savunulmuyor.
hanging-none = Açıkta taş yok.
hanging-none-of = { $color }: açıkta taş yok.
hangs = { $piece }, { $square }: açıkta. Saldıranlar: { $attackers }. { $defended ->
    [no] Savunan yok
   *[yes] Savunanlar: { $defenders }
}.
hanging-safe = { $piece }, { $square }: güvende. { $attacked ->
    [no] Onu alabilecek taş yok
   *[yes] Saldıranlar: { $attackers }. Savunanlar: { $defenders }
}.
hanging-cost = Değişimin bedeli { $points } puan.
hanging-king = Şah açıkta kalmaz. Şah tehdidi için: { $check }.
by-white = { $square }, Beyaz saldırıyor: { $items }.
by-black = { $square }, Siyah saldırıyor: { $items }.
by-none-white = Beyaz saldırmıyor: { $square }.
by-none-black = Siyah saldırmıyor: { $square }.
moves-of = { $piece } { $square }
drops-of = { $piece } koymak için
drops-anywhere = herhangi bir boş kare
drops-pawn-anywhere = 2. ile 7. yatay arasında herhangi bir boş kare
moves-none = Kurallı hamle yok.
moves-none-from = { $square } karesinden kurallı hamle yok.
captures-none = Alınabilecek taş yok.
captures-none-from = { $square } karesinden alınabilecek taş yok.
moves-not-yours = { $square }: { $piece }, sıra onda değil.
takes = alış { $piece } { $square }
takes-promoting = terfiyle alış { $piece } { $square }
takes-en-passant = geçerken alış { $piece } { $square }, varış { $to }
promotes-on = { $square } karesinde terfi eder
what-if = { $square } karesindeki { $piece } şunları alabilirdi
what-if-none = { $square } karesinde { $piece } hiçbir şey alamazdı.
what-if-empty = { $square } boş.
castling-right = { $color }, { $castling }: { $how ->
    [legal] atılabilir
    [check] şah çekiliyken olmaz
    [blocked] arada taş var
    [attacked] şah tehdit altındaki kareden geçer ya da orada kalır
   *[lost] hakkı yok
}.
material-count = { $count } { $pieces }
material-level = Materyal eşit.
material-ahead = { $color } önde: { $points } puan.
material-bare = yalnız şah
turn = Sıra { $color } tarafta, { $number }. hamle.
turn-check = Sıra { $color } tarafta, { $number }. hamle, şah tehdit altında.
turn-checkmate = { $color } mat oldu, { $number }. hamle.
turn-stalemate = Pat: { $color } için kurallı hamle yok, { $number }. hamle.
turn-yours = Sizin renginiz: { $color }.
board-check = { $color } tarafın şahı tehdit altında.
board-checkmate = { $color } mat oldu.
board-stalemate = Pat: { $color } için kurallı hamle yok.
check-none = Şah tehdit altında değil.
check-by = { $color } tarafın şahı tehdit altında. Tehdit eden: { $items }.
last = { $move }. { $color }, { $number }. hamle.
last-none = Henüz hamle yok.
captured-none = Henüz alınan taş yok.
captured-last = Son alınan: { $piece }, { $square }.
last-of = { $items } ve { $last }
captured-lost = { $color } tarafın kayıpları: { $items }.
changed-attacks = Saldırıyor: { $items }.
changed-defends = Savunuyor: { $items }.
changed-opens = { $piece }, { $square }: artık saldırıyor: { $items }.
changed-closes = { $piece }, { $square }: artık saldırmıyor: { $items }.
changed-undefended = Artık savunulmuyor: { $items }.
changed-nothing = Başka bir şey değişmedi.
changed-more = Kalanı: bir daha { $changed }.
lost-king = { $count ->
    [one] bir şah
   *[other] { $count } şah
}
lost-queen = { $count ->
    [one] bir vezir
   *[other] { $count } vezir
}
lost-rook = { $count ->
    [one] bir kale
   *[other] { $count } kale
}
lost-bishop = { $count ->
    [one] bir fil
   *[other] { $count } fil
}
lost-knight = { $count ->
    [one] bir at
   *[other] { $count } at
}
lost-pawn = { $count ->
    [one] bir piyon
   *[other] { $count } piyon
}
opening = { $name }. { $eco }.
opening-none = Açılışın henüz adı yok.
score-none = Henüz hamle yok.
score-line = { $number }. { $moves }
score-line-black = { $number }, { $color }: { $moves }
clock-left = { $color }: { $time }.
spent-last = Son hamle { $time } sürdü.
spent-all = { $color } kullanılan süre: { $time }.
clock-to-go = { $color } için sonraki döneme { $count } hamle.
clock-none = Bu oyunda saat yok.
clock-of-waiting = Oyun { $game } bekliyor, saatleri durdu.
clock-waits = { $whose ->
    [own] Saatiniz durdu. Enter çalıştırır.
   *[both] Saatler durdu. Enter çalıştırır.
}
clock-strict = Turnuva kuralı: saatleri yalnız hakem durdurur.
once-empty = Hamle verilmedi. e2 e4 yazmayı deneyin.
once-unknown = Bilinmiyor: { $word }. Bir hamle yazın, örneğin e2 e4 ya da at f3.
once-unknown-near = Bilinmiyor: { $word }. Şunu mu demek istediniz: { $near }?
once-no-move = Hamle değil. e2 e4 ya da at f3 yazmayı deneyin.
once-failed = Hamle { $number }, { $text }: { $why }
ask-unknown = Bilinmiyor: { $word }. Bütün sorular: { $program } ask yardım
ask-unknown-near = Bilinmiyor: { $word }. Şunu mu demek istediniz: { $near }? Bütün sorular: { $program } ask yardım
ask-help = Şunları sorabilirsiniz: { $names }. Biri hakkında: { $program } ask yardım tahta
ask-number = { $word } bir soru değil. Konumu --position ile verin, sonra sorun.
ask-in-game = { $name } yalnız oyunda çalışır. Başlamak için: { $program } play.
ask-command = { $name } ayrı bir komut: { $program } { $command }.
saves = Her hamle kaydedilir. Çıkmak için çık yazın.
leave-quit = Çıkmak için çık yazın. Her hamle kaydedilir.
export-picture = Resim SVG ya da PNG olur: .svg ya da .png ile biten bir dosya adı yazın.
export-file = Hangi dosya? Adını yazın, örneğin oyun.pgn.
print-file = Hangi dosya? Adını yazın, örneğin oyun.txt, braille yazıcı için oyun.brf.
deleted = Oyun { $game } silindi. Geri getirmek için: { $name }
undeleted = Oyun { $game } geri geldi.
undelete-none = Geri getirilecek oyun yok: açılıştan beri silinmedi.
delete-open = Oyun { $game } açık. Kapatın ya da başkasına başlayın, sonra silin.
delete-match = Oyun { $game } bir karşılaşma. Karşılaşmalar saklanır.
delete-imported = Oyun { $game } içe aktarılmış. Yalnız burada oynananlar silinir.
rename-what = Hangi ad? { $name } 5 Kulüp akşamı, ya da { $name } 5 { $color } Anna.
renamed = Oyun { $game }, artık: { $text }.
noted = Oyun { $game } için not alındı.
note-line = Not: { $text }
note-none = Oyun { $game } için not yok.
summary-moves = Hamle: { $moves }.
summary-turning = Dönüm noktası: { $number }. hamle, { $color }: { $move }.
summary-search = Dönüm noktası ve doğruluk için: { $name } { $game }
course-step = { $number }. hamle, { $color }. { $verdict }
course-none = { $number }. hamle, { $color }: değerlendirilmedi.
course-time = Düşünme süresi: { $time }.
course-best = { $color } için en iyi an: { $number }. hamle. { $verdict }
course-longest = En uzun düşünme: { $number }. hamle, { $color }, { $time }.
results-none = Daha biten oyununuz yok.
results-all = { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi.
results-against = { $opponent }: { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi.
results-ended = { $kind ->
    [won] galibiyet
    [drawn] beraberlik
   *[lost] yenilgi
}
results-last = Son oyunlar, en yenisi başta: { $items }.
results-row = Üst üste: { $count } galibiyet.
ratings-none = Daha çalışma yok. Başlamak için: bulmaca
ratings-puzzles = Bulmacalar: puan { $rating }.
ratings-week = Bir hafta önce: { $rating }.
ratings-month = Dört hafta önce: { $rating }.
ratings-highest = En yüksek: { $rating }.
ratings-drills = Alıştırmalar: son { $count } yanıttan { $right } doğru.
ratings-streak = Bulmaca serisi: şimdi { $count }, rekor { $record }.
ratings-days = Üst üste { $count } gün çalışıldı.
ratings-ago = { $weeks ->
    [1] Bir hafta önce: { $rating }.
   *[other] { $weeks } hafta önce: { $rating }.
}
ratings-ago-drills = O haftanın alıştırmaları: { $count } yanıttan { $right } doğru.
ratings-ago-none = { $weeks ->
    [1] Bir hafta önce: çalışma yok.
   *[other] { $weeks } hafta önce: çalışma yok.
}
repeat-none = Henüz bir şey söylenmedi.
argument-square = { $name } bir kare ister, örneğin { $name } e4.
argument-two-squares = { $name } iki kare ister, örneğin { $name } g1 f3.
argument-piece = { $name } bir taş ister, örneğin { $name } vezir ya da { $name } siyah kaleler.
argument-line = { $name } bir sütun ya da yatay ister, örneğin { $name } e ya da { $name } 4.
argument-rank = { $name } bir yatay ister, örneğin { $name } 4.
argument-file = { $name } bir sütun ister, örneğin { $name } e.
argument-number = { $name } bir sayı ister, örneğin { $name } 5.
argument-level = { $name } 1 ile { $most } arası bir sayı ister.
argument-move = { $name } bir hamle ister, örneğin { $name } e2 e4.
argument-claim = Ne iddia ediyorsunuz? { $name } üçlü, { $name } elli, { $name } bayrak ya da { $name } kuraldışı yazın. Devamı: yardım iddia.
argument-voice = { $name } bir ses ister: { $voices }.
argument-switch = { $name } açık ya da kapalı ister.
argument-whose = { $name } benim, rakip ya da hiçbir şey almaz.
argument-hanging = { $name } bir kare, bir taş, benim, rakip ya da hiçbir şey almaz.
argument-braille = { $name } şunları alır: { $least } ile { $most } arasında genişlik; diyagram, yataylar ya da liste; noktalar, ascii ya da harfler; sakla.
argument-list = Liste harflerle yazılır; noktalar ve ascii diyagram içindir.
argument-width = Braille satırı { $least } ile { $most } hücre arasıdır. Örneğin braille 40 yazın.
argument-position = { $name } bir konum ister: FEN, diyagram ya da liste, örneğin Beyaz: Şe1 a2. Siyah: Şe8.
argument-none = Yalnız { $name } yazın.
argument-more = Anlaşılmadı: { $word }. Yalnız { $name } yazın.
no-command = Bilinmeyen komut: { $word }. Hepsi için yardım yazın.
no-command-near = Bilinmeyen komut: { $word }. Şunu mu demek istediniz: { $near }? Hepsi için yardım yazın.

## Parmaklar için konum

diagram-lines = Diyagram, { $count } satır.
list-of = { $color }:
beside-turn = { $color } oynar.
beside-castling = Rok: { $rights }.
beside-no-castling = Rok yok.
beside-all-castling = Rok: hepsi.
beside-one = { $color } { $side }
beside-two = { $color } { $side } ve { $other }
beside-short = kısa
beside-long = uzun
beside-en-passant = Geçerken alma: { $square }.
braille-kept = Saklandı.
braille-kept-here = Bu karşılaşma için ayarlandı.

## İstekler

confirm-draw = Beraberlik teklif edilsin mi? evet ya da hayır.
confirm-draw-agreed = Beraberlikte anlaşılsın mı? evet ya da hayır.
confirm-draw-untimely = Beraberlik şimdi mi teklif edilsin? Doğru an, hamlenizden sonra, saate basmadan öncedir. evet ya da hayır.
confirm-draw-untimely-typed = Beraberlik şimdi mi teklif edilsin? Doğru an hamleyle birliktedir: beraberlik e4. evet ya da hayır.
confirm-claim = Beraberlik iddia edilsin mi? Yanlışsa { $opponent } tarafa süre eklenir. evet ya da hayır.
confirm-claim-with = Bu hamleyle beraberlik iddia edilsin mi: { $move }? Yanlışsa { $opponent } tarafa süre eklenir ve hamleyi yapmanız gerekir. evet ya da hayır.
confirm-claim-quickplay = Beraberlik iddia edilsin mi? Hakem reddederse rakip iki dakika daha alır. evet ya da hayır.
confirm-claim-quickplay-alone = Beraberlik iddia edilsin mi? Rakip kabul edene ya da hakem karar verene dek oyun durur. evet ya da hayır.
confirm-seconds = Hamle başına beş saniye istensin mi? Bu aynı zamanda beraberlik teklifidir. Kabul edilirse rakip iki dakika daha alır. evet ya da hayır.
confirm-resign = Terk mi ediyorsunuz? evet ya da hayır.
confirm-resign-for = { $color } adına terk edilsin mi? evet ya da hayır.
kings-say = { $result ->
    [white] Şahlar merkezde: Beyaz kazandı.
    [black] Şahlar merkezde: Siyah kazandı.
   *[draw] Şahlar merkezde: berabere.
}
kings-no-win = Rakip terk etmedi. Şahları yerine koyun.
kings-one = Şahlardan biri merkezde. Sonucu bildirmek için diğerini de oraya koyun, değilse yerine koyun.
kings-otherwise = Ama oyun başka türlü bitti.
confirm-takeback = Hamleniz geri alınsın mı? evet ya da hayır.
confirm-new = Bu oyun bırakılsın mı? Yeni: { $items }. evet ya da hayır.
after-game = Oyun bitmedi. Sonra: { $name }
confirm-delete = Oyun { $game }, { $white } – { $black }, silinsin mi? evet ya da hayır.
confirm-replace = { $file } zaten var. Değiştirilsin mi? evet ya da hayır.
confirm-resume = Bu oyun bırakılsın mı? Önceki oyun sürer. evet ya da hayır.
confirm-resume-game = Bu oyun bırakılsın mı? Oyun { $game } sürer. evet ya da hayır.
confirm-lapsed = { $what ->
    [draw] Beraberlik teklif edilmedi.
    [resign] Terkten vazgeçildi.
    [takeback] Hamle geri alınmadı.
    [resume] Bu oyunda kalıyorsunuz.
    [claim] Bir şey iddia edilmedi.
    [seal] Hamle zarfa konmadı.
    [sign] İmzalanmadı.
   *[new] Yeni oyun başlamadı.
}
confirm-draw-first = Beraberlik daha teklif edilmedi. Teklif edilsin mi? evet ya da hayır.
confirm-neither = { $text } ne evet ne hayır.
confirm-go-on = Devam edilsin mi? evet ya da hayır.
confirm-dropped = Hayır. Oyun sürüyor.
confirm-blunder = { $what ->
    [mate] Bu, tek hamlede mata izin verir.
    [queen] Bu, vezirinizi verir.
    [rook] Bu, bir kale verir.
    [bishop] Bu, bir fil verir.
   *[knight] Bu, bir at verir.
} Oynansın mı? evet ya da hayır.
blunder-dropped = Oynanmadı. Sıra sizde.
announce-it = Duyurun.
repeat-it = Tekrarlayın.
repeated-it = Tekrarlandı.
repeated-by-opponent = { $color } tekrarladı.
repeated-already = Bu son hamle. Kendi hamlenizi duyurun.
move-of-opponent = Bu son hamleydi. Sıra sizde.
repeated-your-move = Tekrarlandı. Sıra sizde.
say-promotion = Piyonun ne olacağını söyleyin.
pressed = Basıldı.
takeback-helps = Hamleyi geri almak için geri-al yazın.
press-it = Saate basın.
announced-waits = Duyuruldu: { $move }.
announcing-off = Gerekmez: hamleler yazdığınız gibi geçerli. Değiştirmek için: ayarla duyuru.
hint = İpucu: { $move }.
hint-wait = İpucu aranıyor.
hint-still = İpucu hâlâ aranıyor. Bekleyin.

analysis-wait = Düşünüyor.
analysis-still = Hâlâ düşünüyor. Bekleyin.
analysis-stopped = Durduruldu: { $names }. Yeniden sorun.
analysis-over = Oyun bu konumda bitti.
analysis-in-check = { $color } tarafın şahı tehdit altında. Tehdidi sonraki hamleden sonra sorun.
analysis-no-move = Öbür tarafın kurallı hamlesi yok.
analysis-two = Başka biriyle oynarken olmaz.
analysis-exercise = Alıştırmada olmaz. Yardım için: { $hint }.
analysis-not-now = Önce hamleyi tamamlayın.
analysis-offer = Beraberlik teklifinin yanıtını bekleyin.
analysis-nothing = Bu konum için değerlendirme yok.
analysis-builtin-instead = Yerine yerleşik rakip değerlendiriyor.
analysis-builtin =
    Yerleşik rakip değerlendiriyor. Matları ve hemen kazanılanı görür.
    Plan ve oyunsonu değerlendiremez. Motor yapabilir: { $opponent } motor stockfish.
analysis-best = En iyi: { $move }.
analysis-unscored = Değerlendirme yok.
analysis-line = { $moves }.
analysis-line-end = Devam yolunun sonu.
analysis-no-line = Yalnız { $count } devam yolu var.
analysis-row = { $number }: { $move }. { $verdict }
analysis-threat = { $color } tarafın tehdidi: { $move }.
analysis-no-threat = Tehdit yok. Sıra { $color } tarafta olsaydı: { $move }.
mate-in = { $moves } hamlede mat.
mate-none = { $moves } hamle içinde mat bulunamadı.
mate-never = Burada kimse matı zorlayamaz: tablolar biliyor.
verdict = { $how ->
    [equal] Eşit: { $number }.
    [slight] { $color } biraz daha iyi: { $number }.
    [clear] { $color } açıkça daha iyi: { $number }.
    [winning] { $color } kazanıyor: { $number }.
   *[won] { $color } için kazanılmış oyun: { $number }.
}
verdict-mate = { $color } { $moves } hamlede mat eder.
verdict-unsure = Görünürde üstünlük yok.
verdict-number = { $sign ->
    [minus] eksi { $whole },{ $tenths }
    [plus] artı { $whole },{ $tenths }
   *[none] 0
}
eval-percent = { $color } tarafın kazanma şansı: yüzde { $percent }.
eval-chances = 100 oyunda { $color } için galibiyet { $won }, beraberlik { $drawn }, mağlubiyet { $lost }.
eval-by = Derinlik { $depth }, { $engine }.
tables-verdict = { $worth ->
    [won] { $how ->
        [mate] { $color } kazanır: { $moves } hamlede mat.
        [progress] { $moves ->
            [0] { $color } kazanır: sonraki hamle taş alma ya da piyon hamlesi.
            [one] { $color } kazanır: taş alma ya da piyon hamlesi geliyor.
           *[other] { $color } kazanır: { $moves } hamle içinde taş alma ya da piyon hamlesi.
        }
       *[unknown] { $color } kazanır.
    }
    [spoilt] Beraberlik. { $color } kazanırdı, ama elli hamle kuralından önce değil.
   *[drawn] Beraberlik.
}
tables-only-wins = Tek kazandıran: { $move }.
tables-only-draws = Tek berabere bırakan: { $move }.
tables-keeping = { $result ->
    [won] { $which ->
        [all] Her hamle kazandırır.
       *[some] { $keeping ->
            [one] { $count } hamleden biri kazandırır.
           *[other] { $count } hamleden kazandıranlar: { $keeping }.
        }
    }
    [drawn] { $which ->
        [all] Her hamle berabere bırakır.
       *[some] { $keeping ->
            [one] { $count } hamleden biri berabere bırakır.
           *[other] { $count } hamleden berabere bırakanlar: { $keeping }.
        }
    }
   *[lost] Her hamle kaybettirir.
}
tables-sure = Oyunsonu tablolarına göre, kuşkusuz.
tables-found = Oyunsonu tabloları: en çok { $pieces } taş.
tables-folder = Klasör okunamıyor: { $name }. Başkasını vermek için: ayarla { $setting }.
tables-none = Bu klasörde oyunsonu tablosu yok: { $name }. Başka klasör için: ayarla { $setting }.
tables-damaged = Oyunsonu tablosu bozuk: { $name }. Yeniden kopyalayın.
book-row = { $move }: { $which ->
    [book] yüzde { $percent }.
    [games] { $games ->
        [one] bir oyununuzda.
       *[other] { $games } oyununuzda.
    }
   *[both] yüzde { $percent }, { $games ->
        [one] bir oyununuzda.
       *[other] { $games } oyununuzda.
    }
}
book-more = Ve { $count } hamle daha.
book-nothing = Ne kitapta ne oyunlarınızda bir şey var.
book-unreadable = Kitap okunamıyor, { $name }: { $reason }. Başkasını vermek için: ayarla { $setting }.
book-cut = Tam bir Polyglot kitabı değil: { $name }. Yeniden kopyalayın.
book-none = Polyglot açılış kitabı değil: { $name }. Başkasını vermek için: ayarla { $setting }.
opponent-failed = Rakip hamle bulamadı. Bu bir program hatası. yeni yazın ya da çık, sonra { $program } resume.
level-set = Seviye { $level }.
level-is = Seviye { $level }. Değiştirmek için seviye ve 1 ile 20 arasında bir sayı yazın.
level-none = Bu oyunda yerleşik rakip yok. Ona karşı oynamak için: yeni bilgisayar.
voice-set = Hamle sesi: { $name }.
talk-set = Dil: Türkçe.
talk-is = Dil: Türkçe. Değiştirmek için örneğin dil en yazın.
speech-on = Konuşma açık.
speech-off = Konuşma kapalı.
speech-is = { $state ->
    [on] Konuşma açık. Kapatmak için konuşma kapalı yazın.
   *[off] Konuşma kapalı. Açmak için konuşma açık yazın.
}
speech-rate = Konuşma hızı { $rate }.
speech-volume = Ses düzeyi { $volume }, en çok 100.
speech-lost = Konuşma bozuldu: { $reason }. Yalnız yazı.
speech-is-lost = Konuşma bozuldu. Yeniden denemek için: konuşma açık. Konuşmasız devam: konuşma kapalı.
speech-is-awaited = Konuşma henüz yanıt vermiyor. Konuşmasız devam: konuşma kapalı.
speech-is-starting = Konuşma başlıyor.
speech-health = Nedenini öğrenmek için: { $program } health. Konuşmasız devam: konuşma kapalı.
speech-found = Konuşma geri geldi.
speech-absent = Bu program konuşmasız derlendi.
reason-unreachable = konuşma sunucusu yanıt vermiyor, speech-dispatcher ve espeak-ng kurun ya da konuşma kapalı yazın
reason-hangs = konuşma sunucusu yanıt vermiyor
reason-refused = konuşma sunucusu reddediyor
reason-engine = konuşma motoru çalışmıyor

## Oturumlar

new-builtin = Yeni oyun { $game }. Renginiz { $color }, rakip seviye { $level }.
new-human = Yeni oyun { $game }, iki oyuncu.
new-human-named = Yeni oyun { $game }: Beyaz { $white }, Siyah { $black }.
time-all = Süre: { $time }
time-moves = Süre: { $moves } hamle için { $time }
time-then-all = Sonra { $time }
time-then-moves = Sonra { $moves } hamle için { $time }
time-repeats = Son dönem yinelenir.
time-plain = { $period }.
time-increment-only = Süre: hamle başına { $time }.
time-increment = { $period }, artı hamle başına { $time }.
time-delay = { $period }, hamle başına { $time } gecikme.
time-bronstein = { $period }, hamle başına en çok { $time } Bronstein gecikmesi.
time-warned = Süre uyarıları: { $times }. Değiştirmek için: { $set } uyarılar.
laws-edition = Kurallar: FIDE { $year }.
laws-flag-claimed = Bayrak yalnız iddia edilirse sayılır: { $claim }.
laws-incomplete = FIDE { $year }: yalnız 8.1 maddesine kadar biliniyor. Gerisi doğrulanmadı.
laws-one-article = FIDE { $year }: yalnız { $article }. madde biliniyor. Gerisi doğrulanmadı.
opening-announce = Her hamle duyurulur. Hamlenizi yazın, sonra { $press }.
opening-repeat = Her hamle duyurulur ve tekrarlanır. Hamlenizi yazın, sonra { $press }.
new-position = Özel başlangıç konumu. Duymak için: tahta.
new-usual = Olağan konum için: yeni normal.
board-tells = Duymak için tahta yazın.
chess960-from = Satranç960, konum { $number }.
chess960-usual = Satranç960, konum { $number }: olağan konum.
chess960-other = Satranç960, başka bir konumdan.
odds-given = { $color } avantaj veriyor: { $odds }.
odds-piece = { $piece } { $square }
odds-exchange = { $piece } { $square }, karşılığında { $other } { $back }
odds-extra-move = Beyaz { $square } hamlesini oynadı
odds-draw = beraberlik yenilgi sayılır
odds-time = saatte süre
clock-odds = { $color }:
odds-no-time = Avantaj verenin süresini ekle, örneğin 5 ya da 3+2.
odds-no-clock = Süre avantajı için saat gerekir. Ekle, örneğin 10+5.
odds-position = Burada taş avantajı yok: olağan konumdan başlar.
simul-begun = Simültane, tahta sayısı: { $count }. Her hamlenden sonra bir sonraki gelir.
simul-board = Tahta { $board }: { $opponent }.
simul-level = seviye { $level }
simul-engine = { $engine }, seviye { $level }
simul-guest = konuk
simul-since = O zamandan beri: { $time }.
simul-waits = Tahta { $board }: { $opponent }, hamle { $move }, { $time }.
simul-unplayed = Tahta { $board }: { $opponent }, henüz hamle yok.
simul-won = Tahta { $board }: { $opponent }, kazandın.
simul-drawn = Tahta { $board }: { $opponent }, berabere.
simul-lost = Tahta { $board }: { $opponent }, kaybettin.
simul-left = Kalan tahta: { $count }. Sonraki için: { $name }.
simul-over = Simültane bitti. Kazanılan: { $won }, berabere: { $drawn }, kaybedilen: { $lost }.
simul-here = Tahta { $board } başındasın.
simul-last = Bekleyen başka tahta yok.
simul-unknown = Tahta { $board } yok. Simültanede { $count } tahta var.
simul-none = Simültane yok. Başlamak için: { $name } 8.
simul-count = Tahta sayısını söyle, 2 ile { $most } arası: { $name } 8.
simul-clocks = Simültanede saat yok. Süreyi çıkar.
letter-new = Yeni oyun { $game }, mektupla. Renginiz: { $color }, rakip: { $opponent }. Hamlenizden sonra: { $name }.
letter-awaited = Beklenen hamle, rakip: { $opponent }. Gelince yazın.
letter-none = Mektupla oyun değil. Başlamak için: { $name } Anna.
letter-yours = Önce hamleniz. Sonra mektup.
letter-pace = Günleri 10/50 gibi yazın: 10 hamle için 50 gün.
letter-file = Dosyayı yazın, örneğin mektup.txt.
letter-head = Beyaz: { $white }. Siyah: { $black }.
letter-reply = Sizin hamleniz: { $move }.
letter-move = Benim hamlem: { $move }.
letter-said = Sözle: { $said }.
letter-offer = Beraberlik teklif ediyorum.
letter-fen = Konum: { $fen }
letter-days = Alındı: { $came }. Gönderildi: { $goes }.
letter-for = { $days } gün
letter-mine = Oyun { $game }, { $opponent }: sıra sizde, { $time }.
letter-theirs = Oyun { $game }, { $opponent }: bekleniyor, { $time }.
letter-left = { $move }. hamleye kalan: { $time }.
letter-over = { $move }. hamlede süre aşıldı: { $time }.
letters-none = Mektupla oyun yok. Başlamak için: { $name } Anna.
received-noted = Not edildi, alındı: { $day }.
received-empty = Hamleyi ya da günü ekleyin: { $name } 12... Af6.
received-unread = İçinde hamle yok. Yalnız hamleyi yazın.
received-several = Birkaç hamle uyuyor. Yalnız hamleyi yazın.
received-yours = Sıra sizde. Beklenen mektup yok.
variant-standard = satranç
variant-chess960 = Satranç960
variant-king-of-the-hill = Tepenin Şahı
variant-three-check = Üç Şah
variant-crazyhouse = Crazyhouse
variant-antichess = Antisatranç
variant-atomic = Atomik satranç
variant-horde = Sürü
variant-racing-kings = Şah Yarışı
rules-king-of-the-hill = Tepenin Şahı. d4, e4, d5 veya e5 karesindeki şah kazanır, mat da kazanır.
rules-three-check = Üç Şah. Üçüncü şah çekişi kazanır, mat da kazanır.
rules-crazyhouse = Crazyhouse. Aldığınız taş sizindir. Hamle yerine onu koyabilirsiniz: at f3 konur, ya da A@f3.
rules-antichess = Antisatranç. Taş almak zorunludur. Taşı ya da hamlesi kalmayan kazanır.
rules-atomic = Atomik satranç. Alış patlar: çevredeki her şey gider, piyonlar kalır. Şahı patlatan kazanır.
rules-horde = Sürü. Beyazın yalnız piyonları var. Siyah hepsini alarak, beyaz mat ederek kazanır.
rules-racing-kings = Şah Yarışı. Son yataya ilk varan şah kazanır. Hiçbir hamle şah çekemez.
variant-begins = { $variant }. Kurallar için { $name } yazın.
variant-weaker = Seviyeler burada satrançtan zayıftır.
exploded = Patlama. Gidenler: { $pieces }.
checks-counted = Şah { $count }, toplam 3.
checks-given = { $color }: 3 şahın { $count } tanesi.
must-capture = Taş almalısınız. Olanaklı: { $pieces }.
piece-on = { $piece } { $square }
pocket-held = { $color } koyabilir: { $pieces }.
pocket-empty = { $color } koyacak taşa sahip değil.
pocket-none = Bu oyunda taş konmaz.
only-in-chess = Yalnız satrançta. Bu oyun: { $variant }.
resumed-game = Oyun { $game } sürüyor. { $moves ->
    [0] Henüz hamle yok.
    [one] Şimdiye dek bir hamle.
   *[other] Şimdiye dek { $moves } hamle.
}
resumed-side = Renginiz { $color }, rakip seviye { $level }.
resumed-turn = Sıra sizde.
resumed-over = Oyun { $game } bitti.
resume-none = Bitmemiş oyun yok. Başlamak için: { $program } play.
resume-unknown = Böyle bir oyun yok: { $game }. Son oyunlar için: { $program } games

resume-busy = Oyun { $game } başka pencerede açık. Önce onu kapatın ya da yeni oyuna başlayın.
resume-none-here = Bitmemiş başka oyun yok. Liste için oyunlar yazın.
resume-here = Şu oyundasınız: { $game }.
resume-over = Oyun { $game } bitti. İncelemek için: { $program } study { $game }
resume-over-here = Oyun { $game } bitti. İncelemek için: { $name } { $game }
resume-imported-here = Oyun { $game } içe aktarılmış. İncelemek için: { $name } { $game }
resume-match = Oyun { $game } bir karşılaşma. Sürdürmek için: { $program } match, sonra dosyası.
left-own = Oyun { $game } bitmedi, rakip { $opponent }: renginiz { $color }, { $move }. hamle, { $date }.
left-two = Oyun { $game } bitmedi, Beyaz { $white }, Siyah { $black }: { $move }. hamle, { $date }.
left-resume = Sürdürmek için: { $name } { $game }
resume-imported = Oyun { $game } içe aktarılmış: sürdürülemez. İncelemek için: { $program } study { $game }.
game-kept = Oyun { $game } kaydedildi. Sürdürmek için: { $program } resume
game-left = Oyun { $game } kaydedildi.
game-forgotten = Oyun { $game } kaydedilmedi: hamle yapılmadı.
goodbye = Hoşça kalın.
unsaved = Kaydedilmedi: { $reason }. Oyun sürüyor. Diskte yer açın, sonraki hamleyle kaydedilir.
saved-again = Her şey yeniden kaydedildi.
unsaved-at-end = Bu hamleler kaydedilmedi. Kopyalayın:
archive-damaged = Arşiv bozuktu. Şimdi adı { $file }, yenisi başlatıldı.
archive-renewed = Aktarılan oyunlar düzenleniyor, bir kereliğine. Durdurmak için Control-C, hiçbir şey kaybolmaz.
data-shared = Veri klasörü { $folder }: yalnız sizin değil. Başkaları oyunlarınızı okuyabilir ya da değiştirebilir. --data ile kendi klasörünüzü verin.
data-no-folder = Veri klasörü { $folder }: bu bir klasör değil. --data ile bir klasör verin.
data-link = Veri klasörü { $folder } bir bağlantı. Sizin bir klasörünüze gittiğinden emin olun.
data-writable = Veri klasörü { $folder }: başka kullanıcılar yazabiliyordu. Artık kapalı. Oyunlarınıza bakın: { $program } games.
data-foreign = Burada maç olmaz: { $folder } başka bir kullanıcının. --data ile başka bir veri klasörü verin.
data-open = Burada maç olmaz: başkaları { $folder } klasörüne yazabilir. Önce kapatın: { $command }
archive-unusable = Arşiv { $file } kullanılamıyor: { $reason }. Bu oyun kaydedilmiyor.
settings-warning = { $what } Yok sayıldı: { $file }.
settings-warning-line = { $what } Yok sayıldı: { $file }, satır { $line }.
not-text = Bu satır UTF-8 metin değil. Yeniden yazın.
too-long = Satır çok uzun: en çok 4096 bayt. Daha kısa yazın.

reason-damaged = dosya bozuk
reason-catalogue = içe aktarılan oyunlar bozuk, catalogue.db dosyasını başka yere taşıyın
reason-full = disk dolu
reason-read-only = diske ya da klasöre yazılamıyor
reason-busy = dosyayı başka bir program tutuyor
reason-file = dosya açılamıyor
reason-settings = ayar dosyasında hatalar var; önce düzeltin
reason-newer = dosyayı daha yeni bir touchmove yazdı, onu kullanın
reason-game = oyunlardan biri bozuk
reason-unwritable = bu oyunun ayarları yazılamıyor
setting-key-near = Bilinmeyen ayar: { $key }. Şunu mu demek istediniz: { $near }?
setting-value = { $key } için { $value } olmaz. Olabilenler: { $values }.
setting-empty = { $key } için değer yok. Olabilenler: { $values }.
setting-name-long = { $key }: en çok 40 harf. Daha kısa bir ad yazın.
setting-unreadable = Ayarlar okunamıyor: { $reason }.
range-to = ila
range-more = ve dahası
slip-no-equals = Eşittir işareti yok: { $text }. Şöyle yazın: ad = "değer".
slip-no-value = Değer yok: { $text }. Şöyle yazın: ad = "değer".
slip-open-quote = Tırnak açık kalmış: { $text }. Kapatın.
slip-no-quotes = Tırnak yok: { $text }. Değeri tırnak içine alın.
slip-open-bracket = Köşeli ayraç açık kalmış: { $text }. Kapatın.
slip-twice = Ad iki kez geçiyor: { $text }. İki satırdan birini silin.
slip-control = Bu satırda basılamayan karakterler var. Yeniden yazın.
slip-unprintable = Bu satırda basılamayan karakterler var. Silin.
slip-form = Okunamıyor: { $text }. Şöyle yazın: ad = "değer".
did-you-mean = Şunu mu demek istediniz: { $near }?
folder-missing = Klasör yok: { $folder }. Var olan birini verin.
folder-is-file = { $folder } bir dosya. Klasörünü verin.
folder-denied = Okunamıyor: { $folder }. İzinlerine bakın.
name-unseen = Adda görünmeyen karakterler var. Adını değiştirin.
voices-none-there = Şu klasörde ses yok: { $folder }. Ses, içinde voice.toml olan bir klasördür.
keymaps-none-there = Şu klasörde tuş düzeni yok: { $folder }. Tuş düzeni benim.toml gibi bir dosyadır.
voice-note = { $what } Bakın: { $file }.
voice-note-line = { $what } Bakın: { $file }, satır { $line }.
voice-unreadable = Dosya okunamıyor: { $reason }.
voice-empty = Dosya boş.
voice-no-voice = Bu sesin voice.toml dosyası yok. Bir tane yazın, örneğin parent = "en" ile.
voice-section = Sesin bilinmeyen bölümü: { $name }.
voice-entry = Bu bölümde bilinmiyor: { $name }.
voice-missing = { $section } bölümünde eksik: { $name }. Ekleyin.
voice-missing-first = Bu seste eksik: { $name }. Bütün bölümlerden önce örneğin { $name } = "en" yazın.
voice-text = { $name } tırnak içinde olmalı.
voice-list = { $name } bir liste olmalı, örneğin ["bir", "iki"].
voice-part = { $name } sesin bir bölümü. Kendi satırında köşeli ayraç içinde yazın.
voice-blank = { $name } içinde boş bir söz var.
voice-same = { $first } ve { $name } aynı sözü taşıyor: { $word }. Her birine kendi sözü gerek.
voice-slot = { $name } kalıbında bilinmeyen boşluk: { $slot }.
voice-brace = { $name } kalıbında açık süslü ayraç var. Kapatın.
voice-no-slot = { $name } kalıbına şu boşluk gerek: { $slot }. Yoksa hamleler duyulmaz.
voice-language = { $tag } bir dil etiketi değil. Şöyle yazın: tr ya da pt-BR.
voice-keyboard = Bilinmeyen klavye: { $name }. Şunlardan birini yazın: { $known }.
voice-letter = { $name } tek harf değil. Eşittir işaretinden önce bir harf yazın.
voice-parent = Üst ses yok ya da bozuk: { $name }.
voice-incomplete = Ses eksik. Bir üst ses verin, örneğin parent = "en".
voice-taken = { $word } sözü { $name } anlamına gelemez: zaten { $other } demek.
voice-sentence = { $text } bir cümle değil. Şöyle yazın: ad = metin, ve her süslü ayracı kapatın.
voice-no-sentence = Programda böyle bir cümle yok: { $name }.
voice-gap = { $name } cümlesinde böyle bir boşluk yok: { $gap }. Olanlar: { $gaps }.
voice-gap-none = { $name } cümlesinde böyle bir boşluk yok: { $gap }. Hiç boşluğu yok.
voice-left-out = { $name } cümlesinde eksik: { $gap }.
voice-silent = { $name } cümlesi boş.
setting-not-kept = Ayar kaydedilmedi: { $reason }.

## Motorlar

new-engine = Yeni oyun { $game }. Renginiz { $color }, rakip { $engine }, seviye { $level }.
resumed-engine = Renginiz { $color }, rakip { $engine }, seviye { $level }.
engine-held = { $engine }: kendi seviyeleri yok. Seviye düştükçe daha az ileriye bakar, yerleşik rakip de daha çok hamle yapar.
opponent-thinks = Rakip hâlâ düşünüyor.
engine-thinks = Rakip hâlâ düşünüyor. Onsuz oynamak için { $new } { $builtin } yazın.
engine-waits = { $engine } başlıyor. Onsuz oynamak için { $new } { $builtin } yazın.
engine-waits-on = { $engine } başlıyor. Oyun onu bekliyor.
engine-missing = { $engine } bu bilgisayarda yok.
engine-refused = { $engine } başlatılamıyor: bu bilgisayar için bir program değil.
engine-ended = { $engine } beklenmedik biçimde durdu.
engine-says = Mesajı: { $words }
engine-floods = { $engine } yazmayı kesmiyor.
engine-silent = { $engine } yanıt vermiyor.
engine-not-uci = { $engine } yanıt veriyor, ama satranç motorlarının dili olan UCI ile değil. Bir UCI motoru verin, örneğin uci:stockfish.
engine-no-move = { $engine } hamle göndermedi.
engine-no-stop = { $engine } düşünmeyi bırakmıyor.
engine-so-far = Şu ana kadar en iyisi:
engine-nonsense = { $engine } geçersiz bir hamle gönderdi: { $answer }.
engine-illegal = { $engine } kuraldışı bir hamle gönderdi: { $answer }.
engine-no-chess960 = { $engine } Satranç960 oynamıyor.
engine-no-variant = { $engine } bu oyunu oynamıyor: { $variant }.
engine-again = Yeniden başlatılıyor.
engine-back = { $engine } geri geldi.
confirm-builtin = Yerine yerleşik rakiple mi oynansın? evet ya da hayır.
confirm-builtin-on = Yerleşik rakiple devam edilsin mi? evet ya da hayır.
builtin-plays = Yerleşik rakip devam ediyor, seviye { $level }.
engine-kept = Oyun motoru bekliyor: { $engine }. Çık yazın; { $program } resume yeniden dener.
engine-not-begun = Oyun başlamadı. Yeniden denemek için yeni, yoksa çık yazın.
player-engine = { $name } seviye { $level }
player-engine-replaced = { $name }, sonra seviye { $level }
health-engine = Motor: { $name } çalışıyor, { $file }.
health-engine-fails = Motor { $file }: { $what }

## Sinyaller

tones-on = Sinyaller açık.
tones-off = Sinyaller kapalı.
tones-is = { $state ->
    [on] Sinyaller açık. Kapatmak için sinyaller kapalı yazın.
   *[off] Sinyaller kapalı. Açmak için sinyaller açık yazın.
}
tones-absent = Bu program sinyalsiz derlendi. Nasıl ekleneceği docs/guide.md içinde.
tones-lost = Sinyaller bozuldu: { $reason }.
tones-found = Sinyaller geri geldi.
reason-no-device = ses aygıtı bulunamadı
reason-device-busy = ses aygıtını başka bir program tutuyor
reason-device-hangs = ses aygıtı takıldı
reason-device-broken = ses aygıtı çalışmıyor
help-tones =
    sinyaller açık, sinyaller kapalı.
    Pes bir tık: koyu kare.
    Bir oktav tizi: açık kare.
    Bir vuruş: kenar.
    Aşağı iki nota: taş alma.
    Yukarı iki nota: şah çekme.
    Bir vızıltı: kuraldışı hamle.
    Üç bip: az süre kaldı.
health-tones = Sinyaller: ses aygıtı çalışıyor.
health-tones-fails = Sinyaller: { $reason }.

## İlk başlangıç

setup-language = Türkçe için { $number } yazın.
setup-language-names = Türkçe, Turkish, Türkisch, turc
setup-again = { $most ->
    [2] 1 ya da 2 yazın.
   *[other] 1 ile { $most } arasında bir numara yazın.
}
setup-unknown = { $most ->
    [2] 1 ya da 2, ya da yanıttan bir söz yazın. Çıkmak için { $quit } yazın.
   *[other] 1 ile { $most } arasında bir numara, ya da yanıttan bir söz yazın. Çıkmak için { $quit } yazın.
}
setup-help-language =
    Bu, programın dilidir.
    Numarasını ya da adını yazın.
    Sonra değiştirmek için: dil.
setup-help-speech =
    Evet: ekran okuyucunuz konuşur, bu program susar.
    Hayır: bu program konuşur.
    Sonra değiştirmek için: konuşma.
setup-help-face =
    Satır satır: hamleleri ve soruları yazar, yanıtları okur ya da duyarsınız.
    Ekranda: bir tahta ve onu gezmek için tuşlar.
    Sonra değiştirmek için: ayarla görünüm.
setup-speech =
    Ekran okuyucu kullanıyor musunuz?
    1: evet, sessiz kal.
    2: hayır, benimle konuş.
setup-face =
    Nasıl oynamak istersiniz?
    1: satır satır.
    2: ekranda, gezilecek bir tahtayla.
setup-name = Adınız nedir? Yazın, ya da geçmek için Enter.
setup-help-name = Adınız, listeler ve notasyon kağıtları içindir. Vermemek için Enter.
setup-name-long = En çok 40 harf. Daha kısa bir ad yazın, ya da geçmek için Enter.
setup-cancelled = Vazgeçildi. Gelecek sefer yeniden sorulacak.
setup-skipped = Yeni misiniz? Dil, konuşma ve adınızı seçmek için: { $program } setup
setup-unchanged = Bir şey değişmedi.
setup-done =
    Teşekkürler. Her zaman yardım yazabilirsiniz.
    Hamleler için başka sözler: yardım hamle-sesi.
    Renk, saat, rakip: örneğin yeni siyah 10+5.
setup-kept =
    Kaydedildi: Türkçe, { $speech ->
        [on] kendi konuşmasıyla
       *[off] kendi konuşması olmadan
    }, { $face ->
        [screen] ekranda
       *[line] satır satır
    }, hamle sesi { $moves }.

## Yardım

help =
    Hamlenizi yazın: e4, at f3, O-O.
    Sorun: tahta, son, taşlar A, saat.
    Oyunda: beraberlik, terk, geri-al, ipucu.
    Başka oyun: yeni. Oyunlarınız: oyunlar.
    Saatle: yeni 10+5.
    Siyahla: yeni siyah.
    Elektronik tahta: elektronik-tahta.
    Ayarlar: ayarlar. Çıkmak için: çık.
    Daha fazlası: yardım tümü, yardım tahta.
# By Tab.
commands-many = { $count } komut uyuyor. Daha çok harf yazın.
help-announcing =
    Sizin hamleniz: duyur at f3, bas.
    Rakibin hamlesi: tekrarlamak için yazın.
    Dil sürçmesi: düzelt at f3.
    Sorun: tahta, son, taşlar A, saat.
    Oyunda: beraberlik, terk, geri-al, ipucu.
    Başka oyun: yeni. Oyunlarınız: oyunlar.
    Saat: yeni 10+5. Siyah: yeni siyah.
    Elektronik tahta: elektronik-tahta.
    Ayarlar: ayarlar. Çıkmak için: çık.
    Daha fazlası: yardım tümü, yardım tahta.
help-choice =
    Hamlenizin numarasını yazın, ya da ilk karesini.
    hayır: hiçbiri.
help-piece =
    Vezir, kale, fil, at ya da bir numara yazın.
    hayır: başka bir hamle.
# Before the question, which is asked again.
help-confirm = { $what ->
    [draw] evet: rakibe beraberlik teklif edilir. hayır: oynamayı sürdürürsünüz.
    [agree] evet: oyun berabere biter. hayır: oynamaya devam edersiniz.
    [claim] evet: iddianız şimdi denetlenir. hayır: oynamayı sürdürürsünüz.
    [resign] evet: bu oyunu terk edersiniz. hayır: oynamayı sürdürürsünüz.
    [takeback] evet: son hamleniz geri alınır. hayır: kalır.
    [seal] evet: bu hamle zarfa konur. hayır: başkasını yazın.
    [sign] evet: bu sonucu imzalarsınız. hayır: daha bir şey imzalamazsınız.
    [builtin] evet: yerleşik rakip oynar. hayır: motor beklenir.
    [play-on] evet: kendi oyununuz kaydedilir, burada yenisi başlar. hayır: açık kalır.
    [go-on] evet: bu oyunu sürdürürsünüz. hayır: kaydedilir, başka bir oyuna başlarsınız.
    [resume] evet: bu oyun kaydedilir, ötekini sürdürürsünüz. hayır: burada kalırsınız.
   *[new] evet: bu oyun kaydedilir, yenisi başlar. hayır: oynamayı sürdürürsünüz.
}
help-confirm-file = evet: yapılır. hayır: her şey olduğu gibi kalır.
help-confirm-blunder = evet: bu hamle oynanır. hayır: başka bir hamle yazın.
help-over =
    Oyun bitti.
    Bütün hamleler: notasyon. Başka oyun: yeni.
    Bir oyunu incelemek için: aç 57.
    Çıkmak için: çık.
help-all-position = Konum hakkında:
help-all-game = Oyun ve program hakkında:
help-all-more = Biri hakkında: yardım ve adı.
help-board =
    tahta: konum, yatay yatay.
    tahta e4: bir kare. Kısası: b.
help-pieces =
    taşlar A: beyaz atların kareleri. a: siyahınkiler.
    taşlar beyaz, taşlar siyah: bir rengin bütün taşları. Kısası: p.
help-count =
    kaç P: beyazın kaç piyonu var. p: siyahın.
    kaç: iki tarafın taşları.
help-scan =
    tara 4, tara e: bir yataydaki ya da sütundaki taşlar.
    Kısası: s.
help-rank = yatay 4: o yataydaki taşlar.
help-file = sütun e: o sütundaki taşlar.
help-diagonals =
    çaprazlar e4: kareden geçen çaprazlardaki taşlar.
help-rays =
    yönler e4: sekiz yöndeki taşlar.
help-knight =
    sıçrama f3: at sıçrayışı uzaklığındaki taşlar.
    Yalnız at f3 yazarsanız hamle olur.
help-attackers =
    saldıranlar e4: kareye ne saldırıyor, onu ne savunuyor.
help-defenders =
    savunanlar e4: kareyi ne savunuyor, ona ne saldırıyor.
help-hanging =
    açıkta: saldırı altında olup yeterince savunulmayan taşlar.
    açıkta d1: tek taş. Ayrıca: açıkta benim, açıkta rakip.
help-moves =
    hamleler: bütün kurallı hamleler.
    hamleler g1: bir taşınkiler.
help-captures = alışlar: bütün kurallı alışlar.
help-what-if =
    farzet g1 f3: g1 karesindeki taş f3 karesinden neleri alabilirdi.
help-colour =
    renk e4: kare açık mı koyu mu.
    Siyahla oynamak için: yeni siyah.
help-material = materyal: iki tarafın taşları.
help-pocket = cep: crazyhouse oyununda her tarafın koyabileceği taşlar.
help-castling-rights =
    rok-hakkı: şimdi rok atılabilir mi, hangi yana.
    Rok atmak için: O-O ya da O-O-O.
help-turn =
    sıra: sıranın kimde olduğu, şah tehdidi ve renginiz.
help-check = şahta: bir şah tehdit altında mı, hangi taştan.
help-last = son: son hamle. Kısası: l.
help-changed =
    değişen: son hamle neye saldırır, neyi savunur, açar ve savunmasız bırakır.
help-captured =
    alınanlar: son alınan taş ve iki tarafın kayıpları.
help-opening =
    açılış: açılışın adı ve ECO kodu.
help-score =
    notasyon: bütün hamleler.
    notasyon 3: son üç hamle.
help-clock =
    saat: kalan süre ve sonraki döneme kalan hamleler.
    saat benim: kendi süreniz.
    saat rakip: rakibinki. Kısası: c.
    Saatle oynamak için: yeni 10+5.
help-spent = harcanan: son hamlenin süresi ve iki tarafın süreleri.
help-fen = fen: konum, tek satır metin olarak.
help-braille =
    braille: braille ekranlar için konum, Birleşik Krallık işaretleriyle.
    braille 20: 20 hücrelik satırlarla.
    braille yataylar: satır başına bir yatay.
    braille liste: taşlar ve kareleri.
    braille noktalar, ascii, harfler: işaretler.
    braille sakla 20 yataylar: bundan sonra hep.
help-repeat = tekrar: son söylenen yeniden.
help-help =
    yardım: burada yapabilecekleriniz.
    yardım tahta: bir komut hakkında.
help-article =
    madde 9.2: kurallar orada ne diyor, kısaca.
    madde rok: konuya göre.
    madde 9.2 2018: başka bir baskıda.
    madde: bütün maddeler.
help-announce =
    duyur: duyurulu oyunlarda yaptığınız hamleyi duyurur.
    duyur at f3: hamleyi de yapar.
    Sonra bas.
    Rakibin hamlesini yazarak tekrarlayın.
    Kısası: an.
help-press =
    bas: hamle yapılıp duyurulunca saatinize basar.
    Karşılaşmada tahtanızın düğmesiyle aynı. Tahta yoksa erken basmak kuraldışı olabilir.
    Kısası: pr.
help-correct =
    düzelt at f3: basmadan önce duyurunuzu düzeltir.
help-adjust =
    düzeltiyorum: bu hamlede kaldırıp yerine koyduğunuz taşlar dokunulmuş sayılmaz.
    Yalnız dokunma kuralı varken gerekir.
help-take =
    kaldır e2: e2 karesindeki taşı kaldırır.
    Sonra koy.
help-put =
    koy e4: taşı oraya koyar.
    Bu sizin hamlenizdir.
    Kendi karesine konan taş yerine döner.
help-draw =
    beraberlik: beraberlik teklif eder ya da kabul eder.
    beraberlik e4: hamlenizle birlikte teklif eder.
help-accept =
    kabul: beraberlik teklifini kabul eder.
help-decline =
    ret: beraberlik teklifini reddeder.
help-claim =
    iddia üçlü, iddia elli: beraberlik iddia eder.
    Yapmak istediğiniz hamle varsa ekleyin.
    iddia bayrak: rakibin süresi bitti.
    iddia kuraldışı: son hamle kuraldışıydı.
    iddia düzeltme: sonra, iki taraf da isterse.
    Hızlı bitişte, sıra sizdeyken ve iki dakikadan az kalmışken:
    iddia çaba: rakip kazanmaya çalışmıyor.
    iddia kazanamaz: rakip olağan yollarla kazanamaz.
    iddia saniye: iki taraf için hamle başına beş saniye ister.
    Tahtada: düğmeyi iki kez basılı tutun.
help-resign = terk: oyunu terk edersiniz.
help-takeback = geri-al: son hamlenizi geri alır.
help-hint =
    ipucu: burada iyi bir hamle.
    Bir alıştırmada: bir adım yardım.
help-today = bugün: bugün kaç alıştırma var, ne kadar sürer.
help-practise =
    pekiştir: bugünün alıştırmaları, birbiri ardına.
    Alıştırmalar geri gelir: dört saat, bir gün, en son yarım yıl sonra.
help-drill =
    alıştırma: bütün alıştırmalar ve sonuçları. alıştırma kare renkleri 2: biri, seviyesiyle.
    alıştırma kare renkleri 2, 6 saniye, 20 soru, sıfır tekrar: sınırlarla.
    Enter: soru yeniden.
    bilgi: taşlar ya da hamleler yeniden.
    sonraki: yanıt, sonra devam.
    kapat: oyununuza dönüş.
help-book =
    kitap: burada hangi hamleler ne sıklıkta oynanıyor.
    Açılış kitabına ve oyunlarınıza göre.
    Kitapsız oynamak için: ayarla açılış-kitabı kapalı.
help-endings =
    oyunsonu 3: üçüncü oyunsonu, kusursuz savunmaya karşı. oyunsonu piyon yarışı: adıyla biri.
    oyunsonu: bütün oyunsonları ve sonuçları.
    Kaybettiren bir sürçme söylenir, sonra geri alınır.
    ipucu: dört adımda yardım. önceki: son hamlenizi geri alır.
    sonraki: en iyi oyun, sonra aynı türden başkası.
    kapat: oyununuza dönüş.
help-mistakes =
    hatalar: açık ya da biten oyunda hatalarınızdan daha iyi hamleler. Hamleyi yazın.
    hatalar 12: oyun 12. hatalar ikisi: iki tarafınkiler, beyaz ya da siyah da olur.
    ipucu: dört adımda yardım.
    sonraki: en iyi hamle, sonra devam. atla: onsuz devam.
    Enter: soru yeniden.
    kapat: oyununuza dönüş.
help-guess =
    tahmin: kazanan tarafın hamleleri, birer birer. Hamleyi yazın.
    Açık oyunda bulunduğunuz yerden; ya da ünlü bir oyunda.
    tahmin 12: oyun 12. tahmin 12 siyah: bir taraf, beyaz da olur.
    tahmin şampiyonlar: hızlı satranç dünya şampiyonlarından birinin oyununda.
    Ne tahmin ederseniz edin, oyun kendi yolunda gider. Doğru tahminler alıştırmalardaki gibi sayılır.
    sonraki: hamle, sonra devam.
    kapat: oyununuza dönüş.
help-puzzle =
    bulmaca: çözülecek bir konum, yaklaşık kendi gücünüzde. Hamleyi yazın.
    bulmaca çatal, bulmaca iki hamlede mat: konuya göre. bulmaca konular: bütün konular.
    bulmaca benim: veri klasörünün puzzles klasöründeki benim.pgn ya da benim.csv dosyanızdan.
    bulmaca oyunlar: oyunlarınızda olabilecek matlar.
    bulmaca 8: yaklaşık sekiz taş. bulmaca 1500: yaklaşık o puanda.
    bulmaca kolay, bulmaca zor, bulmaca oyunsonu, bulmaca seri.
    ipucu: dört adımda yardım.
    sonraki: çözüm ya da başka bulmaca.
    kapat: oyununuza dönüş.

help-learn =
    öğren 3: üçüncü ders.
    öğren: bütün dersler.
    Derste yanıtı yazın.
    ipucu: dört adımda yardım.
    sonraki: yanıt, sonra devam.
    kapat: oyununuza dönüş.
help-lesson =
    Yanıtı yazın.
    Enter: soru yeniden.
    Dört adımda yardım: ipucu.
    Yanıt, sonra devam: sonraki. Geri: önceki.
    Sorun: tahta, taşlar A, hamleler, saldıranlar.
    Konu: bilgi. Baştan: ilk.
    Oyununuza dönüş: kapat.
help-eval =
    değerlendir: kim daha iyi, kaç piyonluk.
    Şanslar ve derinlik için yeniden sorun.
help-best = en-iyi: burada en iyi hamle.
help-line =
    yol: en iyi devam yolu, her seferinde dört yarım hamle. daha: sonraki dördü.
    yol 2: ikinci en iyi yol.
help-lines = yollar 3: en iyi üç hamle. Devam yolunu duymak için numarasını yazın.
help-why = neden: en iyi hamle ve nedeni.
help-threat = tehdit: öbür tarafın tehdidi.
help-mate = mat: sırası gelen taraf matı zorlayabilir mi.
help-level =
    seviye 7: rakibin gücü, 1 ile 20 arasında.
help-moves-voice =
    hamle-sesi fide-tr: hamleler nasıl söylenir.
    fide-tr: at Gustav bir Feliks üç.
    fide: Springer Gustav eins Felix drei.
    fide-en: knight Gustav one Felix three.
    tr: at g1 f3. en: knight g1 f3.
help-talk =
    dil en: hamleler dışında her şey İngilizce.
    dil tr: Türkçe.
help-speech = konuşma açık, konuşma kapalı.
help-sound = ses açık, ses kapalı: konuşma ve sinyaller birlikte.
help-faster = hızlı: daha hızlı konuşma.
help-slower = yavaş: daha yavaş konuşma.
help-louder = yüksek: daha yüksek ses ve sinyaller.
help-softer = alçak: daha alçak ses ve sinyaller.
help-hush = sus: konuşmayı keser.
help-position =
    konum başlangıç: olağan başlangıç konumundan bir oyun.
    Ya da başka konumdan: FEN, diyagram ya da taş listesi.
    Liste: Beyaz: Şe1 a2. Siyah: Şe8.
    İlk hamleden önce ya da bitişten sonra.
help-new =
    yeni: bunun gibi bir oyun daha.
    İstediğinizi ekleyin, herhangi bir sırayla:
    yeni siyah 5+3. yeni rastgele, saatsiz.
    yeni arkadaş Can: klavyede iki kişi.
    yeni seviye 7. yeni motor stockfish.
    yeni satranç960, ya da satranç960 518.
    yeni crazyhouse, antisatranç, sürü, üç şah, atomik satranç, tepenin şahı, şah yarışı.
    yeni at avantajı: rakip bir at eksik oynar. yeni ben veririm vezir avantajı: sen vezirsiz.
    yeni normal.
    yeni dokunma: dokunulan taş oynanır.
    yeni duyuru tekrar: siz ve rakip her hamleyi duyurup tekrarlarsınız.
    Çıkana dek geçerlidir.
    ayarla bunu kalıcı yapar.
help-simul =
    simültane 8: tek başına sekiz tahtaya karşı, sırayla.
    simültane 8 seviye 5: hepsi 5. seviyede.
    Hamlenden sonra sonraki tahta gelir. Yanıt döndüğünde gelir.
    Tek başına: bıraktığın simültane.
help-next-board =
    sonraki-tahta: simültanenin sonraki tahtası, hamle yapmadan.
    Belli bir tahta: tahta 3.
help-waiting = bekleyenler: simültanenin tahtaları, hamlelerin ve geçen süre.
help-by-letter =
    mektupla Anna: mektup ya da e-postayla oyun.
    mektupla Anna siyah: siyah sizde.
    mektupla Anna 10/50: 10 hamle için 50 gün.
    Yoksa günler yalnız sayılır.
help-letter =
    mektup: son hamlenizin mektubu.
    mektup anna.txt: aynısı, dosya olarak.
    Hamle, konum ve günler içindedir.
help-letters = mektuplar: mektupla oyunlarınız, günleriyle.
help-received =
    geldi 12... Af6: bir mektubun hamlesi.
    Mektubun bütün bir satırı da olur.
    geldi 2026-11-28: alındığı gün.
help-settings =
    ayarlar: her ayar ve değeri.
    ayarlar taraf: biri.
    ayarlar oyun, ses, braille, ekran, tahta: bir küme.
    Değiştirmek için: ayarla taraf siyah.
help-set =
    ayarla taraf siyah: bir ayarı değiştirir ve saklar.
    Kısası: taraf siyah.
    ayarla taraf: değeri ve seçilebilenler.
    Hepsi: ayarlar.
help-opponent =
    rakip: kime karşı oynadığınız.
    Kısası: o.
    rakip insan, rakip bilgisayar, rakip motor stockfish: sonraki oyundan başlayarak.
help-save = kaydet: gerekmez. Her hamle yapıldığı anda kaydedilir.
help-export =
    aktar oyun.pgn: bu oyunu dosyaya PGN olarak yazar.
    aktar 5 oyun.pgn: oyun 5.
    aktar oyun.svg: konumun resmi, oyun.png de olur.
    Notasyon kağıdı için: yazdır.
help-delete =
    sil 5: evetten sonra oyun 5 silinir.
    kurtar: çıkana dek geri getirir.
help-undelete =
    kurtar: son silinen oyunu geri getirir.
    Yalnız çıkana dek.
help-rename =
    adlandır 5 Kulüp akşamı: oyun 5'in turnuvasının adı.
    adlandır 5 beyaz Anna: beyazı kim oynadı.
    Sayısız: bu oyun.
help-note =
    not 5 güzel oyunsonu: oyun 5 için not.
    not ve bir metin: bu oyun için.
    not 5: not yeniden. Ayrıca: bilgi.
help-rematch =
    rövanş: aynı oyun bir daha, renkler değişmiş.
    Bir oyun bitince, evde.
help-summary =
    özet: bu oyun kısaca, bitince.
    özet 5: oyun 5.
    Hatalar incelediyse dönüm noktası da.
help-results =
    sonuçlar: kaç oyun kazandınız, berabere kaldınız, kaybettiniz.
    Kime karşı, ve son on oyun.
help-ratings =
    puanlar: bulmacalardaki puanınız, şimdi ve haftalar önce.
    puanlar 3: 3 hafta önce.
    Alıştırmalar, seriler, üst üste günler.
help-quit = çık: oyunu kaydeder ve çıkar.

## Konumdaki yanlışlar

position-empty = Konum boş. FEN, diyagram ya da liste yazın, örneğin Beyaz: Şe1 a2. Siyah: Şe8.
position-control = Kontrol karakteri, sırası { $nth }.
position-board = Konum değil. FEN, diyagram ya da liste yazın, örneğin Beyaz: Şe1 a2. Siyah: Şe8.
position-ranks = Tahtaya 8 yatay gerek. Burada { $count } var.
position-rank-length = { $rank }. yatay: { $count } kare. Her yataya 8 kare gerek.
position-rank-missing = Eksik yatay: { $rank }.
position-rank-twice = İki kez geçen yatay: { $rank }.
position-sign = { $rank }. yatay, { $nth }. karakter: { $sign } bir taş değil.
position-word = Anlaşılmadı: { $word }. Konumu örneğin şöyle yazın: Beyaz: Şe1 a2. Siyah: Şe8.
position-twice = İki kez geçen kare: { $square }.
position-turn = Sıranın kimde olduğu eksik. Tahtadan sonra w ya da b yazın.
position-castling = Rok hakları: KQkq gibi harfler ya da bir tire.
position-en-passant = Geçerken alma karesi: e3 gibi bir kare ya da bir tire.
position-counters = Hamle sayaçları: en çok 65535.
position-operations = Geçerken alma karesinden sonra: 0 1 gibi iki sayı ya da her biri noktalı virgüllü işlemler yazın.
position-no-king = { $color } tarafın şahı yok.
position-kings = { $color } tarafın birden çok şahı var: { $one }, { $other }.
position-pawn = { $square } karesinde piyon: 1. ve 8. yatayda piyon olamaz.
position-too-many-pawns = { $color } tarafın { $count } piyonu var. En çok 8.
position-too-many-men = { $color } tarafın { $count } taşı var. En çok 16.
position-too-many-promoted = Terfi etmiş taş çok fazla: { $color }.
position-other-in-check = { $color } tarafın şahı tehdit altında, ama sıra öbür tarafta.
position-dropped-rook = Rok hakkı atlandı: { $color }, { $square } karesinde kalesi yok.
position-dropped-king = Rok hakları atlandı: { $color }, şah başlangıç karesinde değil.
position-dropped-castling = Rok hakları atlandı: tahtaya uymuyor.
position-dropped-en-passant = Geçerken alma atlandı: { $square } karesini az önce hiçbir piyon geçmiş olamaz.
position-impossible = Bu konum olanaksız.
position-game-runs = Bir oyun sürüyor. Önce yeni, sonra { $name } yazın.
chess960-number = Satranç960 konumları: 0 ile 959 arası.
chess960-and-position = Satranç960 kendi konumunu getirir. Numarayı ya da konumu çıkarın.

## Bundan sonra başlayacak oyun

new-unknown = Anlaşılmadı: { $word }. yardım { $name } yazın.
new-number = Belirsiz: { $word }. { $name } süre { $word } ya da { $name } seviye { $word } yazın.
new-minutes = Belirsiz: { $word }. Dakika için { $name } süre { $word } yazın.
new-twice = { $setting } iki kez geçiyor. Bir kez yazın.
new-engine-name = Hangi motor? Örneğin { $name } motor stockfish.
plan-human = iki oyuncu
plan-builtin = renginiz { $color }, rakip seviye { $level }
plan-engine = renginiz { $color }, rakip { $engine }, seviye { $level }
plan-time = { $time }
plan-no-clock = saatsiz
plan-chess960 = Satranç960, konum { $number }
plan-position = özel başlangıç konumu
plan-odds = { $color } avantaj veriyor: { $odds }
plan-laws = { $year } kuralları
plan-strict = prova
plan-announcing = hamleler duyurulur
plan-touch = dokunulan taş oynanır
plan-blindfold = körleme
plan-blindfold-strict = körleme, bakmadan
opponent-engine = Motor mu? { $name } motor { $word } yazın.
opponent-human = Bir klavyede iki oyuncu.
opponent-human-named = Bir klavyede: Beyaz { $white }, Siyah { $black }.
premove = Ön hamle: { $move }.
premove-dropped = Ön hamleden vazgeçildi.
argument-choices = { $name }: örneğin siyah 5+3. yardım { $name } yazın.

## Ayarlar

argument-setting = { $name } bir ayar ve değer ister, örneğin { $name } taraf siyah.
no-setting = Bilinmeyen ayar: { $name }. Hepsini duymak için yalnız { $settings } yazın.
setting-unset = belirlenmedi
setting-can-be = Olabilenler: { $values }.
setting-range = { $least } ila { $most }
setting-example = örneğin { $value }
setting-needs = { $name } bir değer ister. Olabilenler: { $values }.
setting-wrong = { $name } için { $value } olmaz. Olabilenler: { $values }.
setting-next-game = { $name }: { $value }, sonraki oyundan başlayarak. Başlatmak için { $new } yazın.
setting-in-game = { $name }: bu oyunda { $now }, { $from ->
    [game] sonraki oyundan itibaren
   *[start] sonraki açılışta
} { $value }.
setting-next-start = { $name }: { $value }, sonraki açılıştan başlayarak.
settings-group = Ayarlar, { $group }:
settings-game = oyun
settings-voice = ses
settings-braille = braille
settings-screen = ekran
settings-board = tahta
setting-moves = Hamlelerin sesi.
setting-talk = Geri kalan her şeyin dili.
setting-speech = Program konuşsun mu.
setting-speech-engine = Konuşma motoru.
setting-tones = Kısa sinyaller duyulsun mu.
setting-rate = Konuşma hızı.
setting-volume = Konuşma ve sinyallerin ses düzeyi.
setting-answers = Uzun yanıtlar bölüm bölüm mü gelsin.
setting-form = Hamleler çıkış karesiyle, onsuz ya da dört rakamla.
setting-extra-words = Alır, şah çeker ve mat söylensin mi.
setting-spelling = Almanca sözler nasıl yazılsın: umlautla ya da FIDE ekindeki gibi.
setting-opponent = Rakibiniz.
setting-level = Rakibin gücü.
setting-book = Açılış kitabı: yerleşik rakip için ve sormak için.
setting-tables = Kendi oyunsonu tablolarınızın klasörü. Dört taşa kadar tablolar yerleşiktir.
setting-side = Renginiz.
setting-time = Saat: dakika artı hamle başına saniye, ya da dönemler.
setting-laws = Kuralların baskısı.
setting-announcing = Hamleler yazılır, duyurulur ya da tekrarlanır da.
setting-strict = Turnuva provası.
setting-blindfold = Tahtasız oyun. açık: konumu sorabilirsiniz, her bakış sayılır. katı: soramazsınız.
setting-warnings = Kalan sürenin söylendiği anlar: dakika, ya da s ile saniye. otomatik: saate göre.
setting-braille-table = Sözlerin braille yazısı, liblouis adıyla.
setting-sheet-code = Hamlelerin yazımı, braille notasyon kağıtlarında.
setting-sheet-cells = Notasyon kağıdında satır başına hücre.
setting-sheet-lines = Notasyon kağıdında sayfa başına satır.
setting-print = Satırlar nasıl yazdırılsın.
setting-braille-width = Braille ekranınızda satır başına hücre.
setting-braille-form = Parmaklar için konum nasıl yazılsın.
setting-keymap = Ekranın tuşları.
setting-keyboard = Klavyenizin ülkesi.
setting-name = Adınız, listelerde ve notasyon kağıtlarında.
setting-touch = Dokunulan taş oynanır.
setting-blunder-warning = Sorar: taş vermeden, mata izin vermeden önce.
setting-square-order = Karenin söylenen parçaları, söyleniş sırasıyla.
setting-face = Satır satır ya da ekranda.
setting-theme = Ekranın renkleri ve işaretleri.
setting-background = Terminal karanlık mı aydınlık mı. otomatik: terminalin dediği gibi.
setting-key-echo = Ekranda yazarken programın konuşması.
setting-clock-interval = Saat yenilemeleri arasında saniye. 0: işledikçe; okuyucular için bir şey söylendiğinde.
setting-pegboard = Tahtanız.
setting-pegboard-orientation = Tahtanın duruş yönü.
setting-pegboard-clock = DGT tahtasındaki saat.

## Komut satırı

usage-unknown-flag = Bilinmeyen seçenek: { $word }.
usage-unknown-command = Bilinmeyen komut: { $word }.
usage-too-much = Fazla sözcük: { $word }.
usage-empty-word = Bir sözcük boş. Onu çıkarın.
usage-equals = { $flag } ardından { $word } gelemez. { $flag } ya da { $flag }=off yazın.
usage-alone = { $word } değer almaz. Yalnız { $word } yazın.
usage-value = { $word } için { $value } olmaz. Anlamı: { $help }
usage-needs-value = { $word } bir değer ister. Anlamı: { $help }
usage-twice = { $word } iki kez geçiyor. Bir kez yazın.
usage-new-only = { $word } yalnız yeni oyun içindir. Çıkarın ya da yenisine başlayın: { $program } play
usage-conflict = { $word } ya da { $other } kullanın, ikisini birden değil.
usage-missing = Eksik: { $word }. Anlamı: { $help }
usage-missing-one = Şunlardan biri eksik: { $words }.
usage-follow = { $word } bir sözcük daha ister: { $words }.
usage-wrong = Komut okunamıyor.
usage-no-text = Bir argüman geçerli UTF-8 değil.
usage-help = Yardım için: { $program } { $command }

help-usage = Kullanım: { $program } { $command }
help-argument = { $word }: { $help }
help-argument-optional = { $word }, isteğe bağlı: { $help }
help-commands = Komutlar:
help-pages = Her birinin kendi sayfası var, örneğin: { $program } { $command } --help
help-flags = Seçenekler:
help-play = Bütün play seçenekleri onsuz da geçerli. Listesi: { $program } play --help

value-command = KOMUT
value-game = OYUN
value-move = HAMLELER
value-text = METİN
value-question = SORU
value-file = DOSYA
value-folder = KLASÖR
value-language = DİL
value-name = AD
value-place = YER
value-places = YERLER
value-script = BETİK
value-voice = SES
value-form = BİÇİM
value-number = SAYI
value-odds = AVANTAJ
value-who = AD
value-side = TARAF
value-switch = on ya da off
value-periods = SÜRE
value-edition = BASKI
value-how = YÖNTEM
value-minutes = DAKİKA
value-table = TABLO
value-theme = TEMA
value-seconds = SANİYE
value-address = TAHTA
value-date = TARİH
value-result = SONUÇ
value-code = KOD
value-make = MARKA
value-clock = SAAT
value-style = TARZ
value-shell = KABUK
value-value = DEĞER

cli = Kulakla ve dokunarak satranç, görme engelliler için. Komut verilmezse bir oyun başlar.
cli-play = Oyun oynar.
cli-resume = Bir oyunu sürdürür: son bitmemiş oyunu ya da bu numaralı olanı.
cli-study = Kayıtlı bir oyunu dinleyerek inceler.
cli-say = Her hamlenin nasıl söylendiğini yazar.
cli-read = Bir hamlenin anlamını yazar: yazılan ya da söylenen hamlenin SAN gösterimi ve kareleri.
cli-ask = Bir konum hakkında bir soruyu yanıtlar.
cli-import = PGN dosyasının oyunlarını içe aktarır.
cli-games = Kayıtlı ve aktarılmış oyunları listeler, en yenisi önce.
cli-export = Bir oyunu dışa aktarır, PGN ya da notasyon kağıdı olarak.
cli-voices = Sesleri listeler, ya da kendi seslerinizi denetler.
cli-voices-list = Sesleri listeler.
cli-voices-check = Sesleri denetler: yerleşik olanları ya da bir klasördekileri.
cli-keymaps = Ekranın tuş düzenlerini listeler, ya da kendinizinkini denetler.
cli-keymaps-list = Tuş düzenlerini listeler, ya da birinin tuşlarını.
cli-keymaps-check = Tuş düzenlerini denetler: yerleşik olanları ya da bir klasördekileri.
cli-pegboard = Elektronik tahtayı izler, denetler ya da benzetir.
cli-pegboard-watch = Tahtanın gönderdiklerini yazar. Control-C bitirir.
cli-pegboard-check = Tahtayı sınar: kareler, ışıklar, düğmeler ve saat.
cli-pegboard-simulate = Bir tahta benzetir, tahtasız denemek için.
cli-match = Hakem gözetiminde karşılaşma oynatır, bir karşılaşma dosyasından.
cli-seat = Karşılaşmanın bir yerine hizmet eder; karşılaşma başka yerde açılmıştır.
cli-link = Bir yeri başka bilgisayara taşır.
cli-referee = Bir kural betiğini çalıştırır: her olay ve kuralların kararı.
cli-health = Burada neyin çalıştığını denetler, her biri bir satır.
cli-setup = İlk soruları yeniden yanıtlatır.
cli-man = Kılavuz sayfasını yazar, paketin kurması için.
cli-completions = Kabuk tamamlamalarını yazar, paketin kurması için.
cli-help = Programı ya da bir komutu açıklar.

arg-help = bu sayfa.
arg-version = programın sürümü.
arg-data = kayıtlı oyunların, ayarların ve yazılan her şeyin klasörü.
arg-line = ekransız, satır satır.
arg-screen = terminal gösterebiliyorsa tahtalı ekran.
arg-touch = dokunulan taş oynanmalı mı.
arg-opponent = builtin, human, ya da uci: ve bir motorun dosyası ya da adı, örneğin uci:stockfish.
arg-name = adınız, listelerde ve notasyon kağıtlarında; ya da off.
arg-level = rakibin gücü, 1 ile 20 arası.
arg-side = white, black ya da random.
arg-speech = program konuşsun mu.
arg-tones = kısa sinyaller duyulsun mu, konuşmanın yanında.
arg-time = dakika ve hamle başına eklenen saniye, örneğin 15+10; iki dönem için 40/90+30,30+30; gecikmeyle 5d3, Bronstein 3b2; saatsiz off.
arg-laws = kuralların baskısı: fide-2023 ya da yalnız yıl.
arg-announcing = hamleler duyurulsun mu: off; announce; repeat, rakip de tekrarlar.
arg-strict = turnuva provası: usulü ve cezalarıyla. Ayarlarınızda on ise --strict=off yazın.
arg-blindfold = tahtasız oyun: on, her bakış sayılır, ya da strict, bakmak yok. Ayarlarınızda başka ise --blindfold=off yazın.
arg-warnings = bu dakikalarda süre uyarısı, örneğin 10,5,1; hiçbiri için off.
arg-print = satırlar nasıl yazdırılsın: text, ya da Unicode braille için braille.
arg-table = liblouis tablosu, yazdırılan braille için; auto, dilinizinki.
arg-keymap = ekranın tuş düzeni. Listesi: { $program } keymaps list
arg-theme = ekranın renkleri: dark, light, large, mono, shapes, reader, words ya da braille.
arg-book = açılış kitabı: builtin, off, ya da bir Polyglot dosyası.
arg-tables = kendi oyunsonu tablolarınızın klasörü, ya da off.
arg-clock-interval = ekran saatleri ne sıklıkla gösterir, saniye olarak, 0 ile 3600 arası. 0: işledikçe; okuyucular için yalnız bir şey söylendiğinde.
arg-pegboard = elinizin altındaki tahta: auto, ya da marka ve bağlantı noktası, örneğin dgt:/dev/ttyUSB0. İki tahta için iki kez, örneğin white=auto.
arg-speech-engine = konuşma motoru: dispatcher ya da native.
arg-rate = konuşma hızı, -100 ile 100 arası.
arg-volume = konuşma ve sinyallerin ses düzeyi, 10 ile 100 arası.
arg-answers = uzun yanıtlar bölüm bölüm ya da bütün.
arg-blunder-warning = sor: taş vermeden, mata izin vermeden önce.
arg-extra-words = alır, şah çeker ve mat söylensin mi.
arg-spelling = yazıda Almanca FIDE sözleri: umlauts, appendix, ya da dilinize göre auto.
arg-braille-width = braille ekranınızın hücreleri, 10 ile 200 arası, ya da off.
arg-braille-form = parmaklar için konum: diagram, ranks ya da list, yanında dots, ascii ya da letters.
arg-keyboard = klavyenizin ülkesi: us, gb, de, fr, ch, es, it, br, cz, hu, kr, nl, pl, pt, ru, se, th, tr, ua ya da vn.
arg-square-order = karenin söylenen parçaları, sırasıyla, örneğin "piece square".
arg-background = terminal karanlık mı aydınlık mı, kendisi söylemezse: auto, dark ya da light.
arg-key-echo = ekranda yazarken programın konuşması: off, letters ya da words.
arg-face = satır satır ya da ekranda: line ya da screen.
arg-pegboard-orientation = tahtanın duruş yönü: found, straight ya da turned.
arg-pegboard-clock = DGT tahtasındaki saat: none, xl ya da 3000.
arg-position = konum: FEN, braille ya da harflerle diyagram, taş listesi, ya da start.
arg-chess960 = bu numaralı konumdan Satranç960, 0 ile 959 arası. Numarasız: herhangi birinden.
arg-variant = oyun: king-of-the-hill, three-check, crazyhouse, antichess, atomic, horde ya da racing-kings.
arg-odds = bir oyuncunun ötekine verdiği: two-moves, pawn, pawn-and-two, exchange, knight, rook, queen; draw; time 5. Rakip verir ya da adı verilen: white, black.
arg-seed = rastlantı için bir sayı: aynısıyla rakip aynı hamleleri oynar.
arg-moves = hamle sesi.
arg-talk = geri kalan her şeyin sesi.
arg-form = long, çıkış karesiyle; short, yalnız konumun gerektirdiği kadar; figures, yazışmalı satrancın dört rakamıyla.
arg-game = oyunun numarası. Listesi: { $program } games
arg-file = çıktı dosyası. Verilmezse standart çıktı.
arg-folder = klasör. Verilmezse yerleşik olanlar.
arg-force = var olan dosyanın yerine yazar.
arg-address = auto, bir marka, ya da marka ve bağlantı noktası, örneğin dgt:/dev/ttyUSB0. Markalar: { $makes }.
arg-straight = Beyaz, yapımcının Beyaz için ayırdığı yerde oturur. Verilmezse başlangıç konumundan bulunur.
arg-turned = Beyaz öbür yanda oturur.
arg-clock = DGT tahtasındaki saat: xl ya da 3000.
arg-say-move = ardı ardına hamleler. - ile standart girdiden gelir, her satır bir konum, bir sekme ve hamleler.
arg-say-chess960 = rok Satranç960 gibi.
arg-read-chess960 = rok Satranç960 gibi.
arg-ask-chess960 = rok Satranç960 gibi.
arg-read-text = hamle. - ile standart girdiden, her satır bir konum, bir sekme ve bir hamle.
arg-ask-question = soru, örneğin tahta. - ile standart girdiden, her satır bir konum, bir sekme ve bir soru.
arg-import-file = PGN dosyası. - ile standart girdiden.
arg-import-champions = hızlı satranç şampiyonlarının oyunları. Dosya yerine.
arg-import-faults = her hatayı bu dosyaya yazar, birer satır.
arg-import-encoding = dosyanın kodlaması, örneğin windows-1254. Verilmezse, kesin olduğunda tahmin edilir.
arg-games-player = bir oyuncu, herhangi bir renkle. Adın bir parçası yeter.
arg-games-opponent = o oyuncunun rakibi.
arg-games-white = Beyaz oynayan.
arg-games-black = Siyah oynayan.
arg-games-since = ilk gün, ay ya da yıl: 1972-07-11, 11.7.1972, 1972-07 ya da 1972.

arg-games-until = son gün, ay ya da yıl.
arg-games-opening = açılış kodunun başı, örneğin B9, ya da adından sözcükler.
arg-games-result = 1-0, 0-1, 1/2, draw, sizin için won ya da lost, bitmemişler için *.
arg-games-event = turnuva, tümü ya da bir parçası.
arg-games-position = tahtada oluşmuş bir konum: FEN, diyagram ya da taş listesi.
arg-games-limit = en çok kaç oyun listelensin, 1 ya da daha çok.
arg-games-from = listelenecek ilk oyun, 1 ile başlar.
arg-export-all = bütün oyunlar, en eskisi önce.
arg-export-pgn = PGN olarak, biçim verilmediğindeki gibi.
arg-export-text = yazılı notasyon kağıdı olarak, hamle sesinin harfleriyle.
arg-export-brf = braille notasyon kağıdı olarak, braille yazıcı sayfalarıyla.
arg-export-diagram = son konumun resmi olarak, açıklamasıyla.
arg-export-code = hamleler braille nasıl yazılsın: san, hamle sesinin harfleriyle; uk, Birleşik Krallık satranç koduyla.
arg-export-cells = braille sayfasında satır başına hücre, 12 ile 80 arası.
arg-export-lines = braille sayfasında satır sayısı, 5 ile 60 arası.
arg-export-table = liblouis braille tablosu; auto, dilinizinki; off, her yazı işareti için bir hücre.
arg-export-target = çıktı dosyası, seçeneği olmadan.
arg-keymaps-list-name = tuşları listelenecek tuş düzeni.
arg-pegboard-check-all = altı kareyi değil, her kareyi sınar.
arg-pegboard-check-name = PEG/1 tahtasına bu numarayı verir, ömründe bir kez, ve hiçbir şey sınamaz.
arg-pegboard-simulate-make = { $makes }.
arg-pegboard-simulate-occupancy = Sentio gibi çipsiz bir Certabo tahtası: yalnız dolu kareleri sezer.
arg-pegboard-simulate-tactum = Tactum gibi bir Certabo tahtası: yalnız dolu kareler, gönderdiğinin önünde iki nokta yok.
arg-pegboard-simulate-pieces = her taşı tanıyan bir PEG/1 tahtası.
arg-pegboard-simulate-old = 1.0 sürümünü konuşan bir PEG/1 tahtası.
arg-pegboard-simulate-clock = saatli bir DGT tahtası.
arg-pegboard-simulate-link = bağlantı noktasına giden bir bağlantı, o nerede olursa olsun.
arg-pegboard-simulate-pgn = bu PGN dosyasının hamlelerini oynar, bir program tahtaya bir şey sorar sormaz.
arg-pegboard-simulate-game = dosyadaki oyun, 1 ile başlar.
arg-pegboard-simulate-delay = her hamleden önceki ara, milisaniye.
arg-pegboard-simulate-side = white ya da black: öbür tarafın hamleleri sonraki sözünü bekler.
arg-pegboard-simulate-confirm = her hamleden sonra onaylar: onay düğmesine ya da saatin koluna basar.
arg-pegboard-simulate-style = el nasıl oynasın: captured-first, own-first, replace, slide, put-back, adjust, both-hands ya da pawn-first. Verilmezse her hamle başka türlü.
arg-pegboard-simulate-faults = nelerin ters gideceğinin betiği.
arg-pegboard-simulate-seed = rastlantı için bir sayı: eldeki ve hattaki.
arg-match-new = gerekenleri yaklaşık 15 soruyla sorar, yeni karşılaşma dosyası yazar.
arg-match-check = karşılaşma dosyasını denetler, hatalarını listeler.
arg-match-here = başlangıçta bu terminalin yerleri: white, black ve desk, aralarında virgülle. Verilmezse üçü de.
arg-match-records = oynanmış bir karşılaşmanın numarası, belgelerini yazmak için: PGN, notasyon kağıtları ve rapor.
arg-match-force = klasörde belgeler varsa yerlerine yazar.
arg-match-file = karşılaşma dosyası, ya da belgelerin klasörü. Verilmezse match.toml.
arg-seat-place = white, black, ya da hakem için desk; bütün salonun hakemi için room; captain takım kaptanı için.
arg-referee-script = betik. - ile standart girdiden.
arg-referee-fill = betiği, kararlar beklenti olarak doldurulmuş biçimde yeniden yazar.
arg-completions-shell = bash, elvish, fish, powershell ya da zsh.

man-name = AD
man-about = kulakla ve dokunarak satranç, görme engelliler için
man-synopsis = ÖZET
man-usage = [KOMUT] [SEÇENEKLER]
man-description = AÇIKLAMA
man-begin = Oyunda, neler yapabileceğinizi duymak için yardım yazın.
    Bütün play seçenekleri onsuz da geçerli.
man-commands = KOMUTLAR
man-flags = HER KOMUTUN SEÇENEKLERİ
man-environment = ORTAM
man-environment-text = Her ayar bir değişkendir de, örneğin TOUCHMOVE_TALK ya da TOUCHMOVE_LEVEL. Seçenek ondan üstündür.
    Kendiniz seçmezseniz dil LC_ALL, LC_MESSAGES ya da LANG değişkeninden gelir.
man-files = DOSYALAR
man-files-text = Kayıtlı oyunlar: veri klasöründe archive.db. Ayarlar: settings.toml. Klasörün adını söyler: { $program } health
man-exit = ÇIKIŞ DURUMU
man-exit-text = 0: yapıldı. 1: olmadı, nedeni söylendi. 2: komut satırı yanlış.

no-voice = Bilinmeyen ses: { $name }. Olanlar: { $voices }.
question-empty = Bir şey sorulmadı. Örneğin: { $program } ask tahta.
flags-before-command = Seçenekleri komuttan sonra yazın.

## Denetim

health-voice = Ses { $name }: çalışıyor, dil { $language }.
voice-with-slips = Ses { $name }: hataları var, dil { $language }.
health-voice-broken = Ses { $name }: { $what }.
health-speech = Konuşma: { $server } yanıt veriyor, { $count } ses; { $languages }.
health-speech-missing = Konuşma: { $language } dili için ses yok. espeak-ng kurun.
health-speech-off = Konuşma: kapalı. Açmak için oyunda konuşma açık yazın.
health-speech-fails = Konuşma: { $reason }.
health-journal = Arşiv: çalışıyor, { $count } oyun, { $file }.
health-journal-fails = Arşiv: { $reason }, { $file }. --data ile başka klasör seçin.
health-opponent = Rakip: çalışıyor, bulunan hamle { $move }.
health-settings = Ayarlar: okundu, { $file }.
health-settings-none = Ayarlar: henüz kayıtlı bir şey yok, { $file }.
health-terminal = Terminal: { $kind }.
health-terminal-unread = Terminal: ekran okuyucular okuyamaz, { $name }. GNOME Terminal ya da Linux konsolu kullanın.
terminal-editing = satırlar düzenlenebilir
terminal-plain = yalın satırlar

## Arşiv

games-none = Henüz oyun yok.
result-open = bitmedi
player-human = oyuncu
player-guest = konuk
player-of-two = oyuncu { $number }
player-builtin = seviye { $level }
export-which = Hangi oyun? Numarasını verin, örneğin { $program } export 57 --text, ya da --all.
exported = Yazıldı: { $file }.
games-all = { $count } oyun.
games-some = { $count } oyun, { $from } ila { $to }. Daha fazlası --from ile.
games-none-such = Uyan oyun yok.
games-never = { $since }, { $until } tarihinden sonra. Yerlerini değiştirin.
games-beyond = { $count } oyun, daha yok.
games-moves = { $moves } hamle
games-imported = { $game }: Beyaz { $white }, Siyah { $black }, { $result }, { $told }.
player-unknown = bilinmiyor

## Braille

# The table of liblouis for this language, and what stands before the capital of a piece in a move,
# as one sign of Braille ASCII.
braille-table = tr-g1.ctb
braille-page-table = tr-g1.ctb
braille-capital = ,

uk-short-castling = O-O
uk-long-castling = O-O-O
uk-castling-check = >P
uk-promotion = { "" }
uk-en-passant = { " EP" }
uk-draw-offer = "<"7">

print-braille = Satırlar artık braille yazılıyor, tablo { $table }.
print-text = Satırlar artık metin olarak yazılıyor.
braille-lost = Braille bozuldu, tablo { $table }: { $reason }. Satırlar metin olarak yazılıyor.
braille-plain = Yazınsal braille yok, tablo { $table }: { $reason }. Sözler işaret işaret yazılıyor.
braille-left-out = Atlandı, bu harfler için hücre yok: { $text }. liblouis tablosuyla: --table auto.
braille-signs = Tablo { $table } hepsini yazamadı. İşaret işaret yazıldı: { $text }
reason-louis-missing = lou_translate yok, liblouis-bin kurun
reason-louis-table = liblouis kullanamıyor, başkasını verin, örneğin tr-g1.ctb
reason-louis-stuck = lou_translate yanıt vermiyor
reason-louis-garbage = lou_translate braille yazmıyor
argument-print = { $name } bir dosya adı, örneğin oyun.txt, ya da braille ya da metin ister.
help-print =
    yazdır oyun.txt: notasyon kağıdı, yazıcı için dosyaya.
    yazdır oyun.brf: braille ile, braille yazıcı için.
    yazdır 5 oyun.txt: oyun 5 için. yazdır tahta konum.txt: tahta.
    çıktı braille: satırlar Unicode braille ile, terminali gösteren bir braille ekran için.
    çıktı metin: olağan biçimde.
health-braille = Braille: liblouis { $version }, tablo { $table } çalışıyor.
health-braille-off = Braille: liblouis { $version }, tablo belirlenmedi.
health-braille-none = Braille: satranç kodu çalışıyor. Yazınsal braille için liblouis-bin kurun.
health-braille-fails = Braille: tablo { $table }, { $reason }.

## Notasyon kağıtları

sheet-title = Oyun { $game }, Beyaz { $white }, Siyah { $black }
sheet-white = Beyaz: { $name }
sheet-black = Siyah: { $name }
sheet-event = Turnuva: { $event }
sheet-date = Tarih: { $date }
sheet-written-white = Beyazın yazdıkları:
sheet-written-black = Siyahın yazdıkları:
sheet-men-white = Beyaz:
sheet-men-black = Siyah:
sheet-turn = Sıra { $color } tarafta.
export-exists = { $file } zaten var. Yerine yazmak için --force kullanın.
export-failed = Yazılmadı, { $file }: { $reason }.
reason-no-folder = klasör yok
reason-is-folder = bu bir klasör, içinde bir dosya verin
reason-not-writable = izinleri elvermiyor
reason-too-long = adı çok uzun
reason-too-large = çok büyük
reason-special = bu sıradan bir dosya değil
reason-unknown = sistem reddediyor
program-stopped = Program duruyor: { $reason }. Düzeltip yeniden başlatın.
standard-output = standart çıktı

## Oyun aramak

argument-filters = { $name } bir ad, açılış, yıl alır: { $name } carlsen sonra 2010.
argument-game = { $name } bir oyun numarası ister: { $name } 57.
filter-date = { $word } bir tarih değil. Bir yıl yazın, ya da örneğin 2013-11-22.
filter-result = { $word } bir sonuç değil. 1-0, 0-1 ya da beraberlik yazın.
filter-bare = { $word } sözünden sonra bir şey gerek, örneğin oyunlar oyuncu Anna ya da oyunlar sonra 2013.
found-line = { $game }: { $rest }.
game-against = rakip { $opponent }
game-players = Beyaz { $white }, Siyah { $black }
game-side = { $kind ->
    [open] renginiz { $color }
   *[over] renginiz { $color } idi
}
own-result = { $kind ->
    [won] kazandınız
    [lost] kaybettiniz
    [draw] beraberlik
    [open] bitmedi, { $move }. hamle
   *[ruled] { $score }
}
found-more = { $count } tane daha. daha yazın.
parts-left = { $parts } bölüm kaldı: { $more }.
log-more = Devamı var: daha yazın.
log-more-key = Devamı var: { $keys }.
found-none = Oyun bulunamadı: { $words }. Bütün oyunlar: oyunlar.
list-none = Devamı yok. Oyun listesi: oyunlar.
list-end = Listenin sonu.
game-unknown = Böyle bir oyun yok: { $game }. Liste için oyunlar yazın.
archive-unreadable = Arşiv okunamıyor: { $reason }.
game-damaged = { $game } numaralı oyun bozuk, okunamıyor. Öbür oyunlar sağlam.
game-cut = { $game } numaralı oyun bozuk. Okunamadığı yerde bitiyor.
game-row-damaged = bozuk, okunamıyor
short-result = { $kind ->
    [white] Beyaz kazandı
    [black] Siyah kazandı
    [draw] beraberlik
    [open] bitmedi{ $move ->
        [0] {""}
       *[other] , { $move }. hamle
    }
   *[ruled] { $score }
}
date-day = { $day } { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
} { $year }
date-month = { $month ->
    [1] Ocak
    [2] Şubat
    [3] Mart
    [4] Nisan
    [5] Mayıs
    [6] Haziran
    [7] Temmuz
    [8] Ağustos
    [9] Eylül
    [10] Ekim
    [11] Kasım
   *[12] Aralık
} { $year }

## Bir oyunu incelemek

study-title = Beyaz { $white }, Siyah { $black }, oyun { $game }.
study-title-own = Oyununuz { $game }, rakip { $opponent }.
study-length = { $moves ->
    [0] Hamle yok.
    [one] Bir hamle. Sonraki için Enter.
   *[other] { $moves } hamle. Sonraki için Enter.
}
study-waits = Oyununuz { $game } bekliyor. Dönmek için kapat yazın.
study-closed = Oyununuza dönüldü, oyun { $game }.
study-none = { $name }, bir oyunu gözden geçirirken kullanılır. Oyun aramak için oyunlar yazın.
study-not-now = { $name } süren bir oyun içindir. Önce kapat yazın.
study-result = { $kind ->
    [white] Beyaz kazandı.
    [black] Siyah kazandı.
    [draw] Oyun berabere bitti.
    [open] Oyun bitmedi.
   *[ruled] Sonuç: { $score }.
}
study-own-result = { $kind ->
    [won] Kazandınız. Renginiz { $color } idi.
    [lost] Kaybettiniz. Renginiz { $color } idi.
    [draw] Oyun berabere bitti. Renginiz { $color } idi.
    [open] Oyun bitmedi. Renginiz { $color }.
   *[ruled] Sonuç: { $score }. Renginiz { $color } idi.
}
study-beginning = Oyunun başı. Sıra { $color } tarafta.
study-first = Burası başlangıç.
study-place = { $move }, { $color } { $number }.
study-end = Oyunun sonu.
study-variation-over = Varyantın sonu.
study-end-variation = Varyantın sonu. dön yazın.
study-variations = { $count } varyant.
study-in-variation = { $depth ->
    [one] Bir varyantta, { $number }. hamle.
   *[other] Bir varyantta, derinlik { $depth }, { $number }. hamle.
}
study-row-here = { $moves }. Bulunduğunuz hamle: { $color }.
study-row-variation = { $depth ->
    [one] Varyant: { $moves }
   *[other] Varyant, derinlik { $depth }: { $moves }
}
study-last-number = Devam yolu şu hamlede bitiyor: { $number }.
study-otherwise = Başka bir hamle oynandı.
variations-none = Bu hamlede varyant yok.
variation-back = { $number }: { $reading }, ana devam yolu.
variation-wrong = Varyant numaraları 1 ile { $count } arasında.
leave-none = Burası ana devam yolu.
comment-none = Bu hamlede yorum yok.
auto-on = Hamle aralığı: { $time }. Enter durdurur.
auto-stopped = Durduruldu.
goto-wrong = Hamleler { $first } ila { $last }.
goto-end = son, sona, sonuna, bitiş
goto-first = baş, başa, başına, başlangıç, ilk
goto-no-move = Burada böyle bir hamle yok: { $color }, { $number }.
play-on-over = Oyun burada bitti. Oynamayı sürdüremezsiniz.
confirm-play-on = Yenisi için oyununuz bırakılsın mı? evet ya da hayır.
flipped = Tahta çevrildi: altta { $color }.
blindfold-on = Körleme. Tahta gizli. Konumu sorabilirsiniz, her bakış sayılır.
blindfold-strict = Körleme, bakmadan. Tahta gizli, konum soruları yanıtlanmaz.
blindfold-off = Körleme kapalı. Tahta geri geldi.
blindfold-looks = Şimdiye kadar { $count } bakış.
blindfold-refused = Bakmak yok: körleme oynuyorsunuz. Yine de bakmak için { $blindfold } { $on } yazın.
blindfold-told = Körleme oynadınız. { $count ->
    [0] Bir kez bile bakmadınız.
    [one] Bir kez baktınız.
   *[other] { $count } kez baktınız.
}
blindfold-told-since = { $number }. hamleden beri körleme oynadınız. { $count ->
    [0] Bir kez bile bakmadınız.
    [one] Bir kez baktınız.
   *[other] { $count } kez baktınız.
}
blindfold-position = Özel başlangıç konumu. Aklınızda tutun:
clock-unknown = Burada süre kaydı yok.
argument-move-number = { $name } bir hamle numarası ister: { $name } 12, ya da { $name } 12 siyah.
argument-variation = { $name } bir sayı ister. Liste için varyantlar yazın.
argument-seconds = { $name } 1 ile 60 arasında saniye alır.
argument-color = { $name } beyaz ya da siyah alır.
about-line = { $name }: { $value }.
tag = { $tag ->
    [Event] Turnuva
    [Site] Yer
    [Date] Tarih
    [Round] Tur
    [WhiteElo] Beyazın puanı
    [BlackElo] Siyahın puanı
    [ECO] Açılış kodu
    [Opening] Açılış
    [Variation] Varyant
    [Annotator] Yorumlayan
    [TimeControl] Tempo
    [Termination] Bitiş
    [EventDate] Turnuva başlangıcı
    [Source] Kaynak
   *[other] { $tag }
}
annotation = { $number ->
    [1] iyi hamle
    [2] hata
    [3] parlak hamle
    [4] büyük hata
    [5] ilginç hamle
    [6] kuşkulu hamle
    [7] tek hamle
    [8] tek hamle
    [9] en kötü hamle
    [10] eşit
    [11] eşit
    [12] eşit
    [13] belirsiz
    [14] Beyaz biraz daha iyi
    [15] Siyah biraz daha iyi
    [16] Beyaz daha iyi
    [17] Siyah daha iyi
    [18] Beyaz kazanıyor
    [19] Siyah kazanıyor
    [20] Beyaz ezici üstün
    [21] Siyah ezici üstün
    [22] zugzwang
    [23] zugzwang
    [32] gelişim üstünlüğü
    [33] gelişim üstünlüğü
    [36] inisiyatif
    [37] inisiyatif
    [40] saldırı
    [41] saldırı
    [44] karşılık
    [45] karşılık
    [132] karşı oyun
    [133] karşı oyun
    [138] zaman sıkışması
    [139] zaman sıkışması
    [140] şu fikirle
    [142] daha iyisi
    [145] editörün yorumu
    [146] yenilik
   *[other] açıklama { $number }
}
help-study =
    Enter: sonraki hamle.
    Ötekiler: önceki, ilk, bitiş, git 12.
    Oynanan bütün hamleler: oynat.
    Sorun: tahta, taşlar A, nerede, yorum.
    Varyantlar: varyantlar, dön.
    Oyuncular ve sonuç: bilgi.
    Buradan oynamak: buradan-oyna.
    Oyununuza dönüş: kapat.
    Daha fazlası: yardım tümü, yardım git.
help-flip =
    çevir: tahtayı öbür yandan duyurur.
help-blindfold =
    körleme: tahtasız oyun.
    Konumu sorarsanız bakış sayılır.
    körleme katı: bakmak yok.
    körleme kapalı: tahta geri gelir.
help-games =
    oyunlar: oyunlarınız, beşer beşer.
    oyunlar carlsen: oyuncuya göre.
    oyunlar sicilya, oyunlar B90: açılışa göre.
    oyunlar 1992 beraberlik, oyunlar sonra 1990.
    oyunlar galibiyet, oyunlar mağlubiyet: sizinkiler.
    oyunlar burada: bu konumla.
    oyunlar crazyhouse: oyun türüne göre.
    Ayrıca: oyuncu, karşı, beyaz, siyah,
    açılış, turnuva, sonuç, önce.
help-more =
    daha: listenin sonraki oyunları, ya da bir devam yolunun sonraki hamleleri.
    Okuyucu ekranında: uzun bir yanıtın gerisi.
help-open =
    aç 57: oyun 57 açılır. Listeden sonra 57 yeter.
help-resume =
    sürdür: son oynadığınız bitmemiş oyuna döner.
    sürdür 3: oyun 3. Şu da olur: devam.
    Bıraktığınız oyun kaydedilir.
help-next =
    sonraki, ya da yalnız Enter: açık oyunun sonraki hamlesi.
help-previous = önceki: bir önceki hamle.
help-first = ilk: oyunun başına.
help-end = bitiş: oyunun ya da varyantın sonuna.
help-goto =
    git 12: beyazın 12. hamlesine.
    git 12 siyah: siyahınkine. Kısası: go.
help-where =
    nerede: sıranın kimde olduğu.
    Açık oyunda: hamle, varyant, oyun.
help-auto =
    oynat: beş saniyede bir hamle.
    oynat 8: sekiz saniyede bir. Enter durdurur.
help-pause =
    duraklat: oyununuzun saatlerini ya da oynatmayı durdurur. Enter saatleri çalıştırır.
    Maçta iki saat de durur. Hakem çağrılır. Ardından neden yazılabilir.
help-variations =
    varyantlar: son hamlede başka neler olasıydı.
help-variation =
    varyant 1: birincisine girer. varyantlar sonrasında 1 yeter.
help-leave =
    dön: varyantın başladığı hamleye döner.
help-comment = yorum: hamlenin yorumunu yeniden okur.
help-about =
    bilgi: oyuncular, kurallar, saat.
    Açık oyunda: oyuncular, sonuç, turnuva ve dahası.
help-course =
    gidişat: her tarafın en iyi olduğu an ve en uzun düşünme.
    gidişat 12: 12. hamleden sonra oyun.
help-play-on =
    buradan-oyna, buradan-oyna siyah: buradan bilgisayara karşı yeni oyun.
help-close =
    kapat: açık oyunu kapatır, sizinkine döner.

## İçe aktarma

import-progress = { $games } oyun okundu.
import-progress-percent = Yüzde { $percent }, { $games } oyun okundu.
import-kept = { $count } oyun aktarıldı.
import-remarks = { $count } tanesinde not var.
import-doubles = { $count } oyun zaten vardı.
import-refused = { $count } oyun reddedildi.
import-why = { $why }: { $count } oyun.
import-fault = { $what } { $file }, satır { $line }, kolon { $column }.
import-more-faults = { $count } tane daha. --faults DOSYA ile hepsi yazılır.
import-missing = Dosya bulunamadı: { $file }.
import-folder = { $file } bir klasör. İçinde bir PGN dosyası verin.

import-unreadable = { $file } okunamıyor, hiçbir şey aktarılmadı. İzinlerine bakın.
import-endless = { $file }: 1 gigabayttan fazla. Hiçbir şey aktarılmadı. Önce dosya olarak kaydet.
waiting-for-writer = { $file } verisi bekleniyor. Durdurmak için Control-C.
import-unwritable = { $file } yazılamıyor ya da zaten var. Başka dosya verin.
import-interrupted = Kesildi. Hiçbir şey aktarılmadı.
import-nothing = Hiçbir şey aktarılmadı. Yeniden aktarın.
import-empty = { $file } boş.
import-no-game = Şu dosyada oyun yok: { $file }. Bir PGN dosyası verin.
referee-no-event = Şu dosyada olay yok: { $file }. Bir tane yazın, örneğin 0:00 start.
import-no-text = { $file } düz metin değil. Sıkıştırılmışsa açın ya da UTF-8 olarak kaydedin.
import-encoding = { $encoding } olarak okundu. Adlar yanlışsa başka bir --encoding deneyin.
import-encoding-unfit = Bazı karakterler { $encoding } içinde yok. Başka bir --encoding deneyin.
import-encoding-wrong = { $file } şu kodlamada değil: { $encoding }. --encoding yazmayın ya da başkasını verin.
import-encoding-utf8 = { $encoding } olarak okundu, ama tümü UTF-8. Adlar yanlışsa --encoding yazmayın.
import-letters = Başka harfler mi? --letters ekleyin, örneğin --letters { $letters }.
import-letters-wrong = Başka harfler mi? --letters seçeneğini çıkarın ya da başka bir ses yazın.
encoding-unknown = Bilinmeyen kodlama: { $word }. En yakınları: { $near }.
encoding-unknown-examples = Bilinmeyen kodlama: { $word }. Örneğin şunlar var: { $near }.
standard-input = standart girdi
fault-foreign = { $word } bir PGN hamlesi değil. PGN İngilizce harf kullanır: K, Q, R, B, N.
fault-other-letters = { $word }, { $letters } harfleriyle bir hamle değil.
fault-null = { $word } boş bir hamle.
fault-word = { $word } PGN değil.
fault-illegal = { $word } burada kuraldışı.
fault-not-in-hand = { $word } burada kuraldışı: cepte böyle bir taş yok.
fault-glued = { $word } iki hamle. Aralarına boşluk koyun.
fault-ambiguous = { $word } birden çok anlama geliyor.
fault-promotion = { $word } piyonun ne olduğunu söylemiyor. Arkasına örneğin =Q yazın.
fault-tag = Etiket eksik: { $word }.
fault-twice = Etiket iki kez geçiyor: { $word }.
fault-position = FEN: { $what }
fault-variant = { $word } olağan satranç değil.
fault-comment = Yorum hiç kapanmıyor.
fault-long = Bu, olabilecek her oyundan uzun.
fault-variation = Bir varyantın ayraçları uymuyor.
fault-no-result = Oyunun sonucu yok. Sonuna 1-0, 0-1, 1/2-1/2 ya da * ekleyin.
fault-result = Etiketlerde başka bir sonuç var: { $word }. { $read } geçerli.
fault-mate = Tahtada mat var, ama sonuç uymuyor.
fault-stalemate = Tahtada pat var, ama sonuç beraberlik değil.
remark-no-check = { $word } şah değil. Hamle geçerli.
remark-no-mate = { $word } mat değil. Hamle geçerli.
fault-no-text = Bu metin değil.
fault-no-moves = Oyunda hamle yok.
remark-result-of-tags = Hamlelerden sonra sonuç yok. Etiketlerdeki geçerli: { $read }.
remark-result-of-board = Hamlelerden sonra sonuç yok. Son hamle belirler: { $read }.
remark-no-result-tag = Etiketlerde sonuç yok. Hamlelerden sonraki geçerli.
remark-no-position = FEN etiketinde konum yok. Başlangıç konumu geçerli.
remark-chess960 = Rok haklarına göre Chess960. Öyle mi? Variant etiketini ekleyin.
remark-read-as = { $word }, { $read } olarak okundu.
remark-result-inside = { $word } sonucundan sonra hamleler var. Onlar da alındı.
remark-apart = { $word } sonucundan sonra hamleler var. Ayrı bir oyun olarak alındı.
remark-left-out = Atlandı: { $word }.
remark-unseen = Görünmeyen karakterler atlandı.
remark-text = { $word } bir yorumda değil. Yorum olarak alındı.
remark-move-in-comment = { $word } noktalı virgülden sonra. Yorum olarak alındı.
remark-tag-in-comment = Bir yorumda { $word } etiketi var. Kapanan küme parantezi eksik olabilir.
remark-ends = { $what } Oyun oraya kadar alındı.
remark-variation-ends = { $what } Varyant oraya kadar alındı.
why-foreign = başka dilin harfleriyle hamle
why-null = boş hamle
why-word = bilinmeyen söz
why-illegal = kuraldışı hamle
why-ambiguous = birden çok anlamlı hamle
why-tag = bozuk etiket
why-twice = yinelenen etiket
why-variant = olağan satranç değil
why-position = olanaksız ilk konum
why-rights = olanaksız rok ya da geçerken alma hakkı
why-chess960 = etiketsiz Chess960
why-comment = açık yorum
why-long = çok uzun
why-variation = uymayan ayraçlar
why-no-result = sonuç yok
why-result = iki sonuç
why-mate = mat, ama başka sonuç
why-stalemate = pat, ama başka sonuç
why-mark = doğru olmayan şah ya da mat işareti
why-no-text = metin değil
why-no-moves = hamle yok
why-spelling = başka türlü yazılmış
why-left-out = bir şey atlandı
why-unseen = görünmeyen karakterler
why-text = yorum dışında sözcükler
why-move-in-comment = yorumda hamle
why-variation-cut = kısalmış varyant
why-result-inside = sonuçtan sonra hamleler

## Tuşlar

keymap-about = { $name }: { $about }
keymap-lichess = lichess görme engelli kipinin tuşları.
keymap-winboard = JAWS için WinBoard tuşları.
keymap-numpad = yalnız sayı bloğu.
keymap-left-hand = yalnız sol el.
keymap-right-hand = yalnız sağ el.
keymap-own = kendi tuş düzeniniz.
keymap-part = Tuş düzeninde böyle bir bölüm yok: { $name }. Olabilenler: about, parent, numeric-block, keys ve despite.
keymap-fault = Tuş { $key }: { $what }
keymap-no-key = bilinmeyen tuş: { $name }. k gibi bir harf yazın, ya da up, home, enter, space, f2.
keymap-shift = Shift ile çıkan işareti yazın, shift sözü olmadan.
keymap-unknown = hiçbir tuş bunu yapamaz: { $line }. Şunu mu demek istediniz: { $near }?
keymap-unlike = hiçbir tuş bunu yapamaz: { $line }. last gibi bir komut yazın.
keymap-argument = { $line } eksik ya da yanlış. Şöyle yazın: { $example }.
keymap-twice = bu tuş iki kez geçiyor. İki satırdan birini silin.
keymap-hidden = hiç ulaşılmaz, çünkü { $by } zaten bir iş yapıyor. Başka tuş seçin.
keymap-taken = { $why }. Başka tuş seçin ya da nedeninizi despite altında yazın.
keymap-taken-instead = { $why }. Şöyle yazın: { $instead }.
keymap-not-taken = başka kimse kullanmıyor, ya da burada bir şey kullanmıyor. despite altından silin.
keymap-same-key = şununla aynı: { $known }, { $count } klavyede: { $keyboards }. Başka tuş seçin.
keymap-unreachable = { $count ->
    [0] Tuşu olmayanlar: { $names }.
   *[other] Tuşu olmayanlar: { $names } ve { $count } tane daha.
} Her birine bir tuş verin ya da parent = "lichess" yazın.
keymap-empty = Bu düzende tuş yok. Örneğin parent = "lichess" ya da kendi tuşlarınızı yazın.
keymap-no-parent = { $name } üst düzen olamaz. Olanlar: { $keymaps }.
taken-interrupt = terminaller programları bununla keser
taken-suspend = terminallerde programları askıya alır
taken-end = terminaller girdiyi bununla bitirir
taken-flow = terminaller çıktıyı bununla durdurur
taken-quit = terminaller programları bununla bitirir
taken-tab = terminaller bunu sekmeden ayıramaz
taken-enter = terminaller bunu Enter tuşundan ayıramaz
taken-line-end = terminaller satırı bununla bitirir
taken-backspace = birçok terminal bunu geri silme sayar
taken-escape = terminallerde Escape tuşuyla aynıdır
taken-zoom = terminaller bununla büyütür, ya da başka karakter gönderir
taken-multiplexer = screen ve tmux için ilk tuş budur
taken-sequence = başka tuşlar terminalde bununla başlar
taken-control-shift = terminaller bunu sekme, pencere, kopyalama ve arama için kullanır, ve yalnız Kontrol tuşundan ayıramaz
taken-alt-letter = terminaller bununla menü açar, yasr bununla okur
taken-alt-digit = terminaller bununla sekme değiştirir, örneğin GNOME ve Xfce
taken-yasr = yasr bununla okur
taken-help = GNOME Terminal yardımını bununla açar
taken-menu = GNOME gibi terminaller bununla menü açar
taken-full-screen = terminaller bununla tam ekran olur
taken-drop-down = açılır terminaller bununla açılır
taken-scroll = terminaller bununla kaydırır, sekme değiştirir ya da yapıştırır
taken-consoles = konsol, bölme ya da ikisini değiştirir
taken-windows = masaüstleri bununla pencere taşır
taken-control-alt = VoiceOver, masaüstleri ve yasr buna komut bağlamıştır
taken-insert = NVDA, JAWS, Orca ve Fenrir komutlarına bununla başlar
taken-block-arrows = NVDA, JAWS, Orca, Fenrir ve Speakup ekranı bununla okur
taken-block-digits = Fenrir, Speakup ve BRLTTY sayı bloğu tablosu ekranı bununla okur
taken-block-signs = NVDA, JAWS, Orca ve Speakup bunu fare, inceleme ve susturma için kullanır
no-keymap = Bilinmeyen tuş düzeni: { $name }. Olanlar: { $keymaps }.
health-keymap = Tuş düzeni { $name }: çalışıyor, klavye { $keyboard }.
health-keymap-broken = Tuş düzeni: { $what }.
key-does = { $key }: { $does }.
key-shift = Shift { $key }
key-alt = Alt { $key }
key-control = Kontrol { $key }
key-f = F { $number }
key-up = yukarı ok
key-down = aşağı ok
key-left = sol ok
key-right = sağ ok
key-home = Home
key-end = End
key-pageup = sayfa yukarı
key-pagedown = sayfa aşağı
key-insert = Insert
key-delete = Delete
key-backspace = geri silme
key-enter = Enter
key-escape = Escape
key-tab = sekme
key-begin = bloğun orta tuşu
key-space = boşluk
key-slash = eğik çizgi
key-star = yıldız
key-plus = artı
key-minus = eksi
key-dot = nokta
key-comma = virgül
key-question = soru işareti
key-step-up = bir kare yukarı
key-step-down = bir kare aşağı
key-step-left = bir kare sola
key-step-right = bir kare sağa
key-step-up-left = bir kare sol yukarı
key-step-up-right = bir kare sağ yukarı
key-step-down-left = bir kare sol aşağı
key-step-down-right = bir kare sağ aşağı
key-next-king = sonraki şah
key-next-queen = sonraki vezir
key-next-rook = sonraki kale
key-next-bishop = sonraki fil
key-next-knight = sonraki at
key-next-pawn = sonraki piyon
key-previous-king = önceki şah
key-previous-queen = önceki vezir
key-previous-rook = önceki kale
key-previous-bishop = önceki fil
key-previous-knight = önceki at
key-previous-pawn = önceki piyon
key-rank = { $rank-number }. yataya git
key-file = sütuna git: { $file }
key-take = buradaki taşı kaldırır ya da koyar
key-entry = giriş alanına
key-board = tahtaya
key-next-target = eldeki taş için sonraki kare
key-next-pane = sonraki bölme
key-previous-pane = önceki bölme
key-menu = listede bütün komutlar
key-keys = listede bütün tuşlar
key-key-help = tuş yardımı açık ve kapalı
key-cancel = sessizlik; geri; taşı yerine koyar
key-suspend = bir süreliğine kabuğa
key-redraw = ekranı yeniden çizer
redrawn = Yeniden çizildi.
key-line = şunu yazar: { $line }
does-yes = evet
does-no = hayır
does-queen = vezir
does-rook = kale
does-bishop = fil
does-knight = at
does-variation-1 = birinci varyanta
does-board-here = bu kare
does-moves-here = buradaki taşın hamleleri
does-captures-here = buradaki taşın alışları
does-rays-here = buradan sekiz yön
does-diagonals-here = buradan çaprazlar
does-knight-here = at sıçrayışı uzaklığındaki taşlar
does-attackers-here = bu karenin saldıranları ve savunanları
does-defenders-here = bu karenin savunanları ve saldıranları
does-colour-here = bu kare açık mı koyu mu
does-rank-here = bu yatay
does-file-here = bu sütun
does-pieces-A = beyaz taşlar
does-pieces-a = siyah taşlar
does-pieces-K = beyaz şah
does-pieces-Q = beyaz vezirler
does-pieces-R = beyaz kaleler
does-pieces-B = beyaz filler
does-pieces-N = beyaz atlar
does-pieces-P = beyaz piyonlar
does-pieces-k = siyah şah
does-pieces-q = siyah vezirler
does-pieces-r = siyah kaleler
does-pieces-b = siyah filler
does-pieces-n = siyah atlar
does-pieces-p = siyah piyonlar
does-claim-threefold = üç kez tekrar
does-claim-fifty = elli hamle, taş alma ve piyon hamlesi yok
does-claim-flag = rakibin bayrağı düştü
does-claim-illegal = rakibin son hamlesi kuraldışıydı
does-claim-effort = berabere: rakip kazanmaya çalışmıyor
does-claim-means = berabere: rakip olağan yollarla kazanamaz
does-claim-seconds = iki taraf için hamle başına beş saniye
does-clock = kalan süre
does-clock-mine = kendi süreniz
does-clock-theirs = rakibin süresi
does-score-3 = son üç hamle
does-announce = tahtadaki hamleyi duyurur
does-press = saatinize basar
## Kaldırmak ve koymak

in-hand = Elinizde: { $piece } { $square }.
put-back-here = Yerine kondu: { $piece } { $square }.
look-edge = Kenar. { $what }
look-board = Tahta. { $what }
look-moves = Hamleler. { $what }
look-clocks = Saatler. { $what }
look-captures = Alınanlar. { $what }
look-players = Oyuncular. { $what }
look-log = Bildiriler. { $what }
look-matters = Karar bekleyenler. { $what }
look-boards = Tahtalar. { $what }
look-room = Salonda. { $what }

## Ekran

pane-board = Tahta
pane-moves = Hamleler
pane-clocks = Oyuncular
pane-log = Bildiriler
pane-matters = Karar bekleyenler
pane-boards = Tahtalar
pane-room = Salonda
header-players = { $white } – { $black }
header-over = Oyun bitti, { $score }.
dial = { $color } { $time } { $taken }
dial-untimed = { $color } { $taken }
dial-checks = şah { $count }
mark-check = tehdit altında
mark-held = elinizde
mark-target = gidebilir
mark-last = son hamle
targets-none = Elinizde taş yok. Önce birini kaldırın.
too-small = Pencere çok küçük.
focus-entry = Giriş: { $text }
focus-secret = Yazdığınız hiçbir şey gösterilmez. Enter gönderir, Escape geri döner.
menu-title = Komutlar
# What stands behind the name of a setting in the menu: what it is.
menu-setting = { $name }: { $value }
menu-other = başkası: yazın
list-help = { $take } seçer, { $up } ve { $down } listede gezer, { $cancel } geri döner.
list-search = Aramak için harf yazın.
list-unfound = Bu listede { $text } yok.
commands-position = Konum hakkında sormak
commands-game = Oyun hakkında sormak
commands-text = Konumu metin olarak almak
commands-guide = Yolunuzu bulmak
commands-play = Oynamak
commands-seat = Karşılaşmada bir yerde
commands-friendly = Arkadaşlar arasında
commands-analysis = Konumu incelemek
commands-boards = Tahtalar
commands-archive = Oyun aramak
commands-study = Bir oyunu incelemek
commands-practice = Öğrenmek ve çalışmak
commands-hearing = Ses, konuşma ve çıktı
commands-program = Oyunlar, ayarlar, çıkış
commands-desk-run = Oyunu yürütmek
commands-desk-waiting = Bekleyenlere karar vermek
commands-desk-look = Bulgulara bakmak
commands-desk-clock = Saatleri ayarlamak
commands-desk-penalty = Cezalar ve sonuçlar
commands-desk-seen = Gördüğünüze karar vermek
commands-desk-sheets = Hamlesi eksik kağıtlar
commands-desk-undoing = Tahtaları düzeltmek, kararları geri çekmek
commands-desk-support = Destekler ve yardımcılar
commands-desk-presence = Geciken ve gelen oyuncular
commands-desk-adjournment = Oyunu ertelemek
commands-desk-tasks = Görevleri işaretlemek
commands-desk-records = Belgeler ve masanın kendisi
keys-title = Tuşlar
key-dropped = Vazgeçildi.
quit-again = Bir kez daha { $keys } programdan çıkar. Başka her tuş sürdürür.
echo-typed = { $what }
echo-deleted = { $what } silindi
echo-end = son
echo-capital = büyük { $letter }
key-none = { $keys } burada bir iş yapmaz.
no-shell = Dönülecek kabuk yok. Program sürüyor.
key-waits = { $keys }, sonra { $next }.
keys-from-to = { $from } ila { $to }
paste-too-long = Çok uzun, yapıştırılmadı. En çok { $lines } satır.
paste-lines = Birkaç satır var, yapıştırılmadı. Teker teker yapıştırın.
paste-game = Bütün bir oyun, yapıştırılmadı. Dosyaya kaydedin, sonra kabukta: { $program } import ve adı.
key-help-on = Tuş yardımı açık: her tuş ne yaptığını söyler. Aynı tuş bitirir.
key-help-off = Tuş yardımı kapalı.
no-screen = Bu terminalde ekran yok: satır satır sürüyor.
no-screen-pipe = Burada ekran yok. Bu bir boru, terminal değil.
no-screen-plain = Burada ekran yok. TERM ya da ACCESSIBLE satır istiyor.

## Tahtada oynamak

board-name = { $make }, { $port }
board-found = Tahta bulundu: { $name }.
board-found-of = { $color } tarafın tahtası bulundu: { $name }.
board-back = Tahta geri geldi: { $name }.
board-back-of = { $color } tarafın tahtası geri geldi: { $name }.
board-plays = Tahtada oynuyorsunuz.
board-right = Tahta doğru.
board-differs = Tahtanız oyuna uymuyor.
board-left-over = Kullanılmıyor: o tarafı program oynuyor.
board-moves-only = Yalnız biten hamleleri bildirir, dokunulan taşları değil. Hiçbirini bildirmezse tahtayı döndürün.
board-take = { $square } karesindeki taşı kaldırın.
board-take-man = { $square } karesinden kaldırın: { $man }.
board-put = { $square } karesine koyun: { $man }.
board-carry = { $square } karesinden { $to } karesine götürün: { $man }.
board-swap = Taşların yerini değiştirin: { $square } ve { $to }.
board-turn = Tahtayı çevirin.
board-man = { $who ->
    [white-king] beyaz şah
    [white-queen] beyaz vezir
    [white-rook] beyaz kale
    [white-bishop] beyaz fil
    [white-knight] beyaz at
    [white-pawn] beyaz piyon
    [black-king] siyah şah
    [black-queen] siyah vezir
    [black-rook] siyah kale
    [black-bishop] siyah fil
    [black-knight] siyah at
   *[black-pawn] siyah piyon
}
board-lifted = { $piece } { $square }.
board-touched = Dokunuldu: { $piece } { $square }.
board-seated = { $square }.
board-empty = { $square }: boş.
board-executed = Tahtanızda.
board-put-back = Taşlar yerine kondu. Dokunma kuralı sürüyor.
board-put-back-free = Taşlar yerine kondu. Her hamle oynanabilir.
board-adjusted = Düzeltildi.
board-knocked = Tahtaya çarpıldı.
board-knocked-untouched = Tahtaya çarpıldı. Dokunma sayılmaz.
board-lingers = Hamleniz bittiyse yazın.
board-press = Hamleniz { $move } ise basın.
board-type-move = Hamleniz { $move } ise yazın.
board-press-move = Hamleniz { $move } mi? Basın ya da yazın.
board-illegal = Kuraldışı hamle: { $pieces }. Tahtayı düzeltmek için diz deyin.
board-in-hand = Elinizde görünüyor: { $piece } { $square }.
board-gone-unpressed = { $move } tahtada duruyor. Yazın ya da tahtayı takın.
board-pressed = { $color } bastı.
button-in-hand = Bitmedi: { $piece } { $square } tahtada değil.
button-take = Bitmedi: { $square } karesinden kaldırın: { $man }.
button-rook = Bitmedi: kaleyi oynatın.
button-nothing-moved = Hiçbir şey oynamadı. Sıra sizde.
button-no-game = Şimdi tahtada yapılacak bir şey yok.
button-menu-how = Bas: sonraki. Basılı tut: yap.
button-menu-stop = Saatleri durdur.
button-menu-means = Beraberlik iddiası: rakip kazanamaz.
button-menu-effort = Beraberlik iddiası: rakip kazanmaya çalışmıyor.
button-menu-seconds = Hamle başına beş saniye iste.
button-menu-leave = Menüden çık.
button-menu-left = Menü kapandı.
board-no-button = Düğmesi yok. Eliniz durunca hamle geçerli olur.
board-learned = Tahta taşlarını öğrendi.
board-not-learned = Taşlar öğrenilemedi. Hamlelerinden izleniyorlar.
boards-clock-waits = Saat tahtayı bekliyor.
boards-clock-runs = Saat çalışıyor.
board-no-move = Tahtanın bildirdiği: { $text }. Kurallı hamle değil.
board-line-lost = Tahta verisi kayboldu. Son hamleyi duymak için son yazın. Eksik hamle varsa yazın.
board-faulty = { $square }: algılayıcıya güvenilmez.
board-doubtful = { $square } gidip geliyor. Taşı bastırın. Hâlâ geçerli.
board-missed = Tahta verisi kayboldu. Bir dokunma ya da hamle eksikse yeniden yapın.
board-flickers = { $square } kararsız: taşı bastırın ya da yoksay { $square } deyin.
board-still-empty = { $square } boş görünüyor. Taşı bastırın ya da yoksay { $square } deyin.
board-still-occupied = { $square } dolu görünüyor. Boşsa yoksay { $square } deyin.
board-still-other = { $square } karesinde yanlış taş görünüyor. Doğruysa yoksay { $square } deyin.
board-still-turned = Hâlâ ters görünüyor. Doğru duruyorsa elektronik-tahta düz ya da elektronik-tahta ters deyin.
board-still-turned-pegs = Hâlâ ters görünüyor. Çevirin, ya da atla deyip klavyeyle oynayın.
board-lies-straight = Kaldırdığınız { $square } ise tahta ters duruyor. Çevirin, ya da elektronik-tahta düz deyin.
board-lies-turned = Kaldırdığınız { $square } ise tahta ters duruyor. Çevirin, ya da elektronik-tahta ters deyin.
board-muted = { $square } yok sayılıyor: gösterdiği geçersiz.
board-muted-untouched = { $square } yok sayılıyor: kararsız. Dokunulmamıştı.
board-muted-arbiter = { $square } yok sayılıyor: kararsız. Dokunulup dokunulmadığına hakem karar verir.
board-not-touched = Dokunmadıysanız yoksay { $square } deyin.
board-not-touched-arbiter = Dokunmadıysanız yoksay { $square } deyin. Hakem karar verir.
board-not-made = Tahtadaki hamle: { $move }. Siz oynamadıysanız geri-al deyin.
board-steady = { $square } yeniden kararlı ve geçerli.
board-unmuted = { $square } yeniden geçerli.
board-mutes = { $square } yok sayılıyor. Bu karenin hamlelerini yazın. Yeniden saymak için: say { $square }.
board-which-side = Beyazın yanı bilinmiyor. elektronik-tahta düz ya da elektronik-tahta ters yazın.
board-battery = Tahtanın pili: yüzde { $percent } kaldı.
board-restarted = Tahta yeniden başladı.
board-gone = Tahta gitti: { $reason }. Klavyeyle sürdürün. { $todo }
board-not-there = Tahta yok: { $reason }. { $todo }
board-none-found = hiçbir bağlantı noktasında yok
board-none-found-do = Takın ya da bağlantı noktasını verin.
board-no-port = böyle bir bağlantı noktası yok, { $port }
board-no-port-do = Takın.
board-not-serial = { $port } seri bağlantı noktası değil
board-not-serial-do = Başkasını verin.
board-busy = { $port } başka bir programda
board-busy-do = O programı kapatın.
board-denied = { $port } için izniniz yok
board-denied-do = Bir yönetici izin verebilir.
board-denied-group = { $port } için izniniz yok
board-denied-group-do = Şu gruba katılın, { $group }: sudo usermod -aG { $group } $USER. Sonra oturumu kapatıp açın.
board-no-answer = { $port } noktasında yanıt yok
board-no-answer-do = Açın ya da yeniden takın.
board-other-make = { $port } üzerinde başka tahta var, { $what }
board-other-make-do = O markayı ya da auto verin.
board-babble = başka bir şey konuşuyor, { $port } üzerinde
board-babble-do = Bağlantı noktasına bakın, tahtanın markasına da.
board-stranger = { $port } bilinmeyen veri gönderiyor
board-stranger-do = Fişe bakın. Tahta touchmove programından yeni de olabilir.
board-failed = { $port } arızalı, { $what }
board-failed-do = Yeniden takın.
boards-none = Tahta yok. Aramak için elektronik-tahta auto yazın.
boards-none-position = Bir konumdan oynamak için { $position } yazın.
boards-sought = Tahta aranıyor.
boards-off = Tahtalar kapalı. Hamleler yazılır.
board-is = Tahta: { $name }.
board-of = { $color } tarafın tahtası: { $name }.
board-agrees = Oyuna uyuyor.
board-moves = Üzerinde hamle yapılıyor.
board-behind = Tahtanızda rakibin hamlesi eksik: { $move }.
board-unmade = Duyurduğunuz hamleyi tahtada oynayın: { $move }.
board-waits = Henüz karşılaştırılmadı.
skipped = Olduğu gibi bırakıldı. Tahta doğru olana dek hamlelerinizi yazın.
skip-none = Atlanacak bir şey yok.
argument-boards = { $name } şunları alır: auto, marka ve bağlantı noktası, dgt:/dev/ttyUSB0; düz ya da ters; kapalı.

help-pegboard =
    elektronik-tahta: tahtanız ve oyuna uyup uymadığı.
    elektronik-tahta auto: tahta arar.
    elektronik-tahta düz, elektronik-tahta ters: duruş yönü.
    elektronik-tahta kapalı: yazarak oynanır.
help-set-up =
    diz: doğru konuma kare kare götürür.
    tekrar, adımı yineler.
help-mute =
    yoksay b8: temas kötüyse tahtanızın b8 karesinde gösterdiğini yok sayar.
    Kararsız bir kare, on saniye durana dek kendiliğinden yok sayılır.
    Yeniden saymak için: say b8.
help-unmute =
    say b8: b8 yeniden geçerli olur.
    Tahta farklıysa düzeltmeler söylenir.
help-skip =
    atla: tahtayı olduğu gibi bırakır.
    Doğru olana dek hamlelerinizi yazın.
    Şu da olur: iptal.

## Bağlı tahtalar

peg-looking = Tahta aranıyor.
peg-found = Tahta bulundu: { $make }, { $port }.
peg-senses-pegs = Deliğinden çıkan her taşı sezer.
peg-senses-squares = Hangi karelerin dolu olduğunu sezer.
peg-senses-men = Hangi karede hangi taşın olduğunu bilir.
peg-senses-moves = Yalnız biten hamleleri bildirir, dokunulan taşları değil.
peg-no-address = { $word } bir tahta adresi değil. auto, bir marka, ya da marka ve bağlantı noktası yazın: dgt:/dev/ttyUSB0. Markalar: { $makes }.
peg-chips = Öğrenildi: { $count } taşın çipleri.
peg-event = { $what }.
peg-event-at = { $what }. { $time } saniye.
peg-together = Birlikte: { $items }
peg-lifted = { $square } kalktı
peg-lifted-man = { $square } kalktı, { $piece }
peg-seated = { $square } doldu
peg-seated-man = { $square } doldu, { $piece }
peg-button-confirm = Onay düğmesi, { $how }
peg-button-confirm-of = { $color } tarafın onay düğmesi, { $how }
peg-button-clock = Saatin düğmesi, { $how }
peg-button-clock-of = { $color } tarafın saat düğmesi, { $how }
peg-button = Düğme { $number }, { $how }
peg-short = kısa
peg-long = uzun
peg-stands-start = Başlangıç konumu dizili.
peg-stands-empty = Bütün kareler boş.
peg-stands = Dolu { $count } kare: { $items }.
peg-standing = { $piece } { $square }
peg-moved = Hamle: { $text }.
peg-taken-back = Geri alındı: { $text }.
peg-faulty = { $square }: algılayıcıya güvenilmez.
peg-mended = { $square }: algılayıcıya yeniden güvenilir.
peg-doubtful = { $square }: algılayıcı şüpheli. Hâlâ geçerli.
peg-certain = { $square }: algılayıcı yeniden kesin.
peg-glimpsed = { $square } tek okumada değişti. Yok sayıldı.
peg-felt = { $square } yoklandı
peg-clock = Saat: Beyaz { $white }, Siyah { $black }, { $runs }.
peg-clock-stands = duruyor
peg-clock-white = Beyazınki çalışıyor
peg-clock-black = Siyahınki çalışıyor
peg-buttonless = Düğmesi yok.
peg-lampless = Kullanılır ışığı yok.
peg-identity = Kimliği: { $text }.
peg-battery = Pil: yüzde { $percent }.
peg-battery-charging = Pil: yüzde { $percent }, doluyor.
peg-done = Buyruk yapıldı.
peg-refused = Buyruk reddedildi: { $text }.
peg-learned = Taşlar öğrenildi.
peg-not-learned = Bir şey öğrenilemedi. Bakın: { $items }.
peg-which-side = Beyazın yanı bilinmiyor. --straight ya da --turned ile söyleyin.
peg-restarted = Tahta yeniden başladı.
peg-unanswered = Tahta bir buyruğa yanıt vermedi.
peg-silent = Tahta sessiz.
peg-echo = Hat kendine geri dönüyor.
peg-version = Tahta başka bir sürüm konuşuyor.
peg-gap = Tahta verisi kayboldu.
peg-missed = Yolda kaybolan olay: { $count }.
peg-garbled = Okunamayan veri geldi.
peg-start-missing = Başlangıç konumu değil. Eksik kareler: { $items }.
peg-start-more = Başlangıç konumu değil. Fazla kareler: { $items }.
peg-start-other = Başlangıç konumu değil. Başka taşlı kareler: { $items }.
peg-enter-skips = Enter soruyu atlar.
peg-ask-take = { $square } karesindeki taşı kaldırın.
peg-ask-back = { $square } karesine geri koyun.
peg-ask-put = { $square } karesine bir taş koyun.
peg-ask-away = { $square } karesinden yeniden kaldırın.
peg-square-works = { $square } çalışıyor.
peg-nothing-came = Sinyal yok.
peg-skipped = Atlandı.
peg-ask-move = Tahtada bir hamle yapın.
peg-no-move = Hamle gelmedi.
peg-lamps = Işıklar, birinciden sekizinciye yatay yatay.
peg-lamps-done = Işıklar bitti. Yanıp yanmadıklarını gören biri söyleyebilir.
peg-ask-button = Tahtada ya da saatte bir düğmeye basın.
peg-no-button = Düğme sinyali gelmedi. Tahtanın düğmesi olmayabilir.
peg-clock-works = Saat çalışıyor.
peg-no-clock = Yanıt veren saat yok.
peg-named = Tahtanın numarası kalıcı verildi: { $text }.
peg-has-name = Tahta eski numarasını koruyor.
peg-takes-no-name = Tahta numara almıyor. PEG/1 1.1 ve en çok 16 harf ya da rakamlı numara gerek.
peg-clock-unnamed = Saati sınamak için: --clock xl ya da --clock 3000.
peg-check-none = Denetlenecek bir şey yok.
peg-check-lost = Tahta kayboldu. Çalışmıyor.
peg-check-works = Çalışıyor: { $count } kare sınandı.
peg-check-wrong = Bulunan arızalar: { $items }.
peg-check-nothing = Bir şey sınanmadı.
peg-check-moves = Çalışıyor: hamleler geliyor.
peg-check-no-moves = Çalışmıyor: hamle gelmedi.
health-board = Tahta: bağlantı noktası var, { $port }{ $product }.
health-board-denied = Tahta: { $reason }. { $todo }
health-board-none = Tahta: bulunamadı.

## Benzetilen tahta

sim-word-lift = kaldır
sim-word-seat = koy
sim-word-replace = değiştir
sim-word-press = bas
sim-word-long = uzun
sim-word-lever = kol
sim-word-clock = saat
sim-word-button = düğme
sim-word-wait = bekle
sim-word-off = kapat
sim-word-on = aç
sim-word-battery = pil
sim-word-feel = yokla
sim-word-pull = çek
sim-word-plug = tak
sim-word-show = göster
sim-word-position = konum
sim-word-next = sonraki
sim-word-help = yardım
sim-word-end = bitir
sim-help =
    kaldır e2, koy e4, koy e8 vezir
    değiştir d5: yeni taş, boş an olmadan
    bas, uzun: onay düğmesi
    bas beyaz: her oyuncunun düğmesi
    kol: saat; düğme 3: saatin düğmeleri
    pil 15, yokla e2
    bekle 300: milisaniye
    kapat, aç: elektrik
    çek, tak: kablo
    göster: konum
    konum: FEN ya da start
    sonraki: dosyanın sonraki hamlesi
    bitir
sim-port = Bağlantı noktası: { $path }
sim-awaits = Oyun, bir program sorunca başlar.
sim-awaits-next = Sonraki hamle hazır. sonraki yazın.
sim-no-next = Hamle kalmadı.
sim-game-over = Oyun bitti.
sim-lifted = Kaldırıldı: { $man } { $square }
sim-seated = Kondu: { $man } { $square }
sim-pressed = Basıldı.
sim-set = Taşlar dizildi.
sim-done = Yapıldı.
sim-waited = { $length } milisaniye beklendi.
sim-on = Elektrik açık.
sim-off = Elektrik kapalı.
sim-plugged = Kablo takılı.
sim-pulled = Kablo çekili.
sim-open = Bir program bağlantı noktasını açtı.
sim-closed = Bağlantı noktasını açan program yok.
sim-men-white = Beyaz: { $men }
sim-men-black = Siyah: { $men }
sim-no-men-white = Beyaz: taş yok
sim-no-men-black = Siyah: taş yok
sim-hand = Tahtanın yanında: { $men }
sim-empty = { $square } boş.
sim-occupied = Dolu: { $man } { $square }. Önce kaldırın ya da değiştir yazın.
sim-nothing-in-hand = Eliniz boş. Bir taş söyleyin, örneğin beyaz vezir.
sim-no-button = Bu tahtada öyle bir düğme yok.
sim-no-part = Bu tahtanın pili yok, parmağı da sezemez.
sim-no-button-number = { $word } bir düğme değil. Düğmeler 1 ile 5 arası.
sim-no-percent = { $word } bir yüzde değil. 0 ile 100 arası yazın, dolarken artı ile.
sim-no-word = Bilinmeyen söz: { $word }. yardım yazın.
sim-missing = Eksik: { $word }. yardım yazın.
sim-more = Fazla: { $word }.
sim-no-square = { $word } bir kare değil. e2 gibi yazın.
sim-what-square = Bir kare söyleyin, örneğin e2.
sim-no-man = { $word } bir taş değil. vezir gibi yazın.
sim-no-color = { $word }: beyaz mı siyah mı?
sim-no-time = { $word } bir süre değil. Bir saate kadar milisaniye yazın.
sim-no-position = { $word } bir konum değil. FEN ya da start yazın.
sim-dark = Işıklar: hepsi sönük.
sim-lit = Işıklar: { $squares }
sim-buzz = Ses: { $text }
sim-named = Saklanan numara: { $text }
sim-shake = Titreşim: { $text }
sim-shows = Saat gösteriyor: { $text }
sim-shows-and-beeps = Saat ötüyor ve gösteriyor: { $text }
sim-shows-times = Saat süreleri gösteriyor.
sim-times = Saat ayarlandı: Beyaz { $white }, Siyah { $black }
sim-plays = Bilgisayarın hamlesi: { $from } { $to }
sim-no-system = Tahtalar yalnız Linux, macOS ve BSD üzerinde benzetilir.
sim-no-port = Sözde terminal yok: { $reason }
sim-no-file = Dosya bulunamadı: { $file }.
sim-unreadable = { $file } okunamıyor: { $reason }
sim-no-make = Bilinmeyen marka: { $word }. Olanlar: { $makes }.
sim-no-flag = Bu marka için değil: { $word }.
sim-no-side = { $word } bir taraf değil. white ya da black yazın.
sim-no-style = { $word } bir tarz değil. own-first gibi yazın.
sim-cannot-confirm = Bu tahtanın onay düğmesi yok.
sim-no-game = { $count ->
    [0] Okunabilen oyun yok: { $file }.
    [one] Okunabilen bir oyun var: { $file }.
   *[other] Okunabilen { $count } oyun var: { $file }.
}
sim-fault = { $file }, satır { $line }: { $reason }
sim-fault-word = { $word } bir arıza değil. noise, loss, pull gibi yazın.
sim-fault-share = { $word } bir oran değil. 0 ile 1 arası yazın, örneğin 0.01.
sim-fault-square = { $word } bir kare değil. b8 gibi yazın.
sim-fault-number = { $word } bir sayı değil. Bir güne kadar milisaniye ya da bir bayt yazın.
sim-fault-short = Sonda bir şey eksik.
sim-fault-more = Fazla: { $word }.
sim-fault-needs-time = { $word } önce zamanını ister, örneğin at 5000.
sim-fault-no-place = { $word } tek bir anda ya da baytta olamaz. from ve to yazın, ya da hiçbirini.

## Karşılaşma dosyası

match-line = Satır { $line }: { $what }
match-key-in = { $key }, [{ $part }] içinde
match-words = Şunlardan biri: { $words }.
match-help-aid = Destek: { $aid }.
match-wrong-form = anahtar = "değer" biçiminde değil. Değeri tırnak içine alın.
match-wrong-twice = bu dosyada iki kez geçiyor. Birini silin.
match-wrong-unknown-near = { $key } burada bilinmiyor. Şunu mu demek istediniz: { $instead }?
match-wrong-unknown = { $key } burada bilinmiyor. Şunlardan biri: { $words }.
match-wrong-part = { $part } dosyanın bir bölümü. Kendi satırında [{ $part }] yazın.
match-wrong-value = { $key } için { $value } olmaz. { $help }
match-wrong-answer = { $key } için anlaşılmadı: { $value }.
match-wrong-empty = { $key } için okunabilen değer yok. { $help }
match-wrong-missing = { $key } eksik. { $help }
match-wrong-relay = { $color } için yardımcı yok. [{ $part }] içinde birini verin.
match-wrong-hearing = bir yardımcı gerek: görme engelli, işitme engelliye karşı. [white.assistant] ya da [black.assistant] içinde birini verin. { $article }.
match-wrong-no-board = { $color } tarafın elektronik tahtası yok. device = "pegs" ya da "board" yazın, ya da adresi çıkarın.
match-wrong-no-pegs = { $make } delikli tahta değil. device = "board" yazın.
match-wrong-pegs = { $make } delikli tahta. device = "pegs" yazın.
match-wrong-port = iki tahta da { $port } noktasında. Her birine kendi noktası gerek.
match-wrong-boards = iki tahta birbirine benziyor. Her birine bağlantı noktasını verin, örneğin dgt:/dev/ttyUSB0.
match-wrong-positions = oyunun tek başlangıç konumu olur. chess960 ya da position çıkarılsın.
match-wrong-aid = { $aid }: hiçbir hakem izin veremez, öğüt yasaktır. FIDE 2023, 11.3.1.
match-wrong-code = { $key } gizli sayılmaz. { $what }
match-wrong-pace = saatsiz pace. pace satırını silin ya da bir süre yazın.

match-key-event = Turnuva: turnuva ya da karşılaşma.
match-key-site = Yer: kent ve ülke.
match-key-place = Salon: salon ve masa.
match-key-round = Tur.
match-key-date = Tarih, örneğin 2026-11-21.
match-key-time = Tempo, örneğin 15+10, 40/90+30,30+30 ya da 5d3; off: saatsiz.
match-key-laws = Kurallar: baskı, örneğin fide-2023.
match-key-pace = Oyun türü. Verilmezse tempo belirler.
match-key-supervision = Hızlı ve yıldırımda gözetim. adequate: yarışma kuralları geçerli.
match-key-announcing = Duyuru: oyuncular hamlelerini birbirine nasıl söyler, örneğin at f3. Tekrarlı: öbür oyuncu geri söyler, görme engelliler arasındaki gibi.
match-key-default-time = Bekleme süresi: bir oyuncunun gecikebileceği dakikalar, 0 ile 600 arası.
match-key-quickplay = Hızlı bitiş: yönergeleri duyuruldu mu.
match-key-draws = Anlaşmalı beraberlik. free: her zaman. after 30: her taraf 30 hamle oynayınca. arbiter: hakem razıysa. arbiter until 30: 30. hamleye kadar böyle.
match-key-adjournment = Erteleme: oyun ertelenebilir mi.
match-key-session = Oturum: hakemin saatine göre kaç dakika sürer, 15 ile 900 arası.
match-key-adjudication = Konuma göre karar: bitmemiş oyun konumuna göre sonuçlandırılır mı.
match-key-minutes-by-claim = İddia ile dakika: kuraldışı hamlenin dakikaları yalnız onu iddia edene mi verilir.
match-key-points = Puanlar: galibiyet, beraberlik ve mağlubiyet ne verir.
match-key-appeals = İtirazlar: oyuncular hakem kararlarına itiraz edebilir mi.
match-key-appeal-time = İtiraz süresi: karardan ya da oyundan sonra itiraz edilebilecek dakikalar, 0 ile 1440 arası. Yoksa: sınırsız.
match-key-appeal-fee = İtiraz ücreti, örneğin 50 avro.
match-key-chess960 = Satranç960: başlangıç konumunun numarası, 0 ile 959 arası.
match-key-variant = Tür: satranç değilse oyunun adı.
match-key-position = Başlangıç konumu, FEN olarak. Verilmezse olağan konum.
match-key-odds = Avantaj: bir oyuncunun ötekine verdiği, örneğin knight, black pawn, draw ya da white time 5.
match-key-name = Oyuncunun adı.
match-key-title = Unvan, örneğin FM.
match-key-federation = Federasyon, örneğin TUR.
match-key-club = Kulüp.
match-key-rating = Puan, 0 ile 4000 arası.
match-key-fide-id = FIDE numarası, bir sayı.
match-key-blind = Görme engelli ya da az gören.
match-key-hard-of-hearing = İşitme engelli.
match-key-device = Aygıt: oyuncunun tahtası ya da klavyesi.
match-key-address = Tahtanın adresi: auto, bir marka, ya da marka ve bağlantı noktası, örneğin peg1:/dev/ttyACM0.
match-key-moves = Hamle sesi: fide-tr Eva dört der, fide Eva vier, tr e4.
match-key-talk = Geri kalan her şeyin sesi.
match-key-form = Hamlelerin biçimi: long çıkış karesiyle, short açık olan yerde onsuz.
match-key-speech = Konuşma: program bu oyuncuya kendi terminalinde konuşsun mu. Ana bilgisayar ayarlarınıza uyar.
match-key-rate = Konuşma hızı, -100 ile 100 arası.
match-key-output = Ses çıkışı: bu oyuncunun ses çıkışı. Verilmezse sisteminki.
match-key-synthesiser = Sentezleyici: sesinin adı. Verilmezse dilinki.
match-key-print = Çıktı: bu oyuncu için satırlar nasıl yazdırılır.
match-key-braille-table = liblouis braille tablosu, örneğin tr-g1.ctb; auto: dile göre.
match-key-score = Notasyon kağıdı: kim tutar. own: oyuncu, yaz e4 diyerek. hand: kağıtta ya da braille. assistant: program.
match-key-warnings = Uyarılar: oyuncuya söylenecek kalan dakikalar, örneğin 10,5,1; ya da off.
match-key-code = Kod: bu yere oturan herkes yazar. Verilmezse: yok.
match-key-assistant-name = Yardımcının adı.
match-key-assistant-talk = Yardımcının sesi.
match-key-arbiter-name = Hakemin adı.
match-key-arbiter-passphrase = Parola, özet olarak. { $program } match --new üretir.
match-key-arbiter-talk = Masanın sesi. Verilmezse bilgisayarınki.
match-key-arbiter-moves = Masadaki hamle sesi. Verilmezse bilgisayarınki.
match-key-arbiter-speech = Konuşma: masanın terminali konuşsun mu.
match-key-arbiter-rate = Masadaki konuşma hızı, -100 ile 100 arası. Verilmezse bilgisayarınki.
match-key-arbiter-lock = Kilit: bu kadar dakika satır yazılmazsa masa parolayı yeniden sorar. 0: hiç.
match-key-arbiter-output = Ses çıkışı: hakemin ses çıkışı. Verilmezse sisteminki.
match-key-arbiter-synthesiser = Masadaki sentezleyici: sesinin adı. Verilmezse dilinki.

match-word-yes = evet
match-word-no = hayır
match-word-standard = klasik
match-word-rapid = hızlı
match-word-blitz = yıldırım
match-word-adequate = yeterli
match-word-sparse = yetersiz
match-word-repeat = duyurulur ve tekrarlanır
match-word-repeat-first = saatten önce duyurulur ve tekrarlanır
match-word-announce = duyurulur
match-word-off = hiçbiri
match-word-keyboard = klavye
match-word-pegs = delikli tahta
match-word-board = olağan elektronik tahta
match-word-assistant = yardımcı
match-word-long = uzun
match-word-short = kısa
match-word-text = metin
match-word-braille = braille
match-word-own = oyuncu, yaz e4 diyerek
match-word-hand = oyuncu, kağıtta ya da braille

aid-own-announcements = son duyurular
aid-score-sheet = kendi notasyonu
aid-times = süreler
aid-move-number = hamle numarası
aid-opponent-score = rakibin notasyonu
aid-position-readout = konumun okunması
aid-legal-moves = kurallı hamleler
aid-attackers = saldıranlar
aid-draw-hints = beraberlik uyarıları
aid-opening-name = açılışın adı
aid-takeback = hamle geri alma
aid-engine = motor

match-about-file =
    touchmove için bir karşılaşma. # ile başlayan satırlar size notlardır.
    Denetlemek için: { $program } match --check ve bu dosyanın adı.
match-about-aids =
    İki oyuncunun destekleri, yes ya da no. Verilmezse kurallardaki gibi.
    İzinli: own-announcements, score-sheet, times, move-number.
    Yalnız izin verilirse: opponent-score, position-readout, legal-moves,
    attackers, draw-hints, opening-name, takeback. Asla: engine.
    Tek oyuncu için: [white.aids] ya da [black.aids] bölümü.
match-about-arbiter = Burada yalnız özet var, parola yok.

match-part-player = { $color }.
match-part-assistant = { $color } tarafın yardımcısı.
match-part-player-aids = Yalnız { $color } için destekler.
match-part-aids = İki oyuncunun destekleri.
match-part-arbiter = Hakem.
match-ask-begin =
    Yeni karşılaşma dosyası, yaklaşık 15 soru.
    Yalnız Enter: önerilen yanıt.
    geri: önceki soru.
    Kontrol C: durdurur. Yanıtlarınız saklanır.
match-ask-on = { $count } yanıttan sonra sürüyor.
match-looking = Tahtalar aranıyor.
match-found-none = Tahta bulunamadı.
match-found = Bulundu: { $boards }.
match-ask-time = Tempo, örneğin 15+10, 40/90+30,30+30 ya da 5d3. Saatsiz: off.
match-ask-name = { $color } oynayanın adı.
match-ask-blind = Kim görme engelli ya da az gören?
match-ask-device = { $color } ne üzerinde oynuyor?
match-ask-assistant = { $color } tarafın yardımcısının adı.
match-ask-braille = Satırları kim braille okur?
match-ask-output = { $color } için hangi ses çıkışı?
match-word-program = program
match-word-both = ikisi
match-word-neither = hiçbiri
match-found-board = { $make } tahta, { $port }
match-device-pegs-later = delikli tahta, sonra takılacak
match-device-board-later = olağan elektronik tahta, sonra takılacak
match-device-relayed = hamleleri bir yardımcı yazar

match-ask-aids = Hangi ek desteklere izin verilsin? Virgüllü numaralar.
match-ask-passphrase = Hakemin masa için parolası. En az 10 karakter ya da üç sözcük.
match-ask-passphrase-again = Parola bir kez daha.
match-passphrase-short = Çok kısa. En az { $characters } karakter, ya da ilgisiz { $words } sözcük yazın.
match-code-short = Çok kısa. En az 4 karakter yazın.
match-weak-few = Çok kolay: neredeyse hep aynı harfler.
match-weak-repeated = Çok kolay: kendini yineliyor.
match-weak-digits = Çok kolay: yalnız rakam.
match-weak-row = Çok kolay: klavyenin ya da alfabenin bir sırası.
match-weak-known = Çok kolay: herkes önce bunu dener.
match-weak-name = Çok kolay: bu maçtaki bir ad.
match-weak-offered = Örneğin: { $text }.
match-passphrase-differs = Uymuyor. Parolayı iki kez yeniden yazın.
match-choice = { $number }: { $word }
# Before a question, which is asked again.
match-help-name = Bu oyuncunun adını yazın. Notasyon kağıtlarında görünür.
match-help-blind = Bir numara ya da söz yazın. Görme engelliler için hamleler duyurulur, başka kurallar geçerlidir.
match-help-device = Bu oyuncunun tahta numarasını yazın. Başkası için: marka ve bağlantı noktası, örneğin dgt:/dev/ttyUSB0.
match-help-assistant = Bir ad yazın ya da Enter. Yardımcı taşları oynatır ve kuralların izin verdiği kadar yardım eder.
match-help-braille = Bir numara ya da söz yazın. Satırlar Unicode braille yazılır, terminali gösteren ekranlar için.
match-help-output = Bu oyuncunun çıkış numarasını yazın. Her oyuncuya ayrı kulaklık gerek.
match-help-time = Dakika artı hamle başına saniye: 90+30. İki dönem: 40/90+30,30+30. Saatsiz: off.
match-help-default-time = Dakika yazın. Bundan geç kalan oyuncu kaybeder. 0: her gecikme kaybettirir. Belirlenmezse hakem karar verir.
match-help-arbiter = Hakemin adını yazın. Raporda görünür.
match-help-aids = Virgüllü numaralar ya da yok yazın. Oyuncular o zaman kuralların verdiğinden fazlasını sorabilir.
match-help-passphrase = Masa için bir parola yazın. Gösterilmez, sonra kimse bakamaz.
match-help-passphrase-again = Aynı parolayı yeniden yazın: yazım yanlışı varsa fark edilir.
match-help-choice = Bir yanıtın numarasını yazın, ya da sözünü.
match-help-text = Yanıtınızı yazın. Değişmesin diye Enter.
match-help-review = Enter dosyayı yazar. Bir satırı değiştirmek için adını yazın. tümü: bütün tablo yeniden.
match-enter = Enter: { $value }.
match-enter-none = Enter: yok.
match-enter-nothing = Vermemek için: yok.
match-enter-again = Bir yanıt yazın.
match-enter-kept = Enter: yazdığınız.
match-enter-passphrase = Yalnız Enter: ikisini de yeniden sor.
match-none = yok
match-back = geri
match-back-none = Bu ilk soru.
match-review = Tablo:
match-review-row = { $name }: { $value }
match-review-set = belirlendi
match-review-aids = kurallardaki gibi
match-review-output = sisteminki
match-review-default-time = belirlenmedi, hakem karar verir
match-review-more = Adıyla şunlar da: { $names }.
match-review-end =
    Bir şeyi değiştirmek için adını yazın, örneğin { $name }. Öbür adlar: yardım.
    Enter: dosyayı yaz.
match-review-all = tümü
match-review-again =
    Başkasını değiştirmek için adını yazın. Bütün tabloyu duymak için: tümü.
    Enter: dosyayı yaz.
match-review-unknown = Bilinmiyor: { $word }. Listeden bir ad yazın.
match-name-of = { $color } { $name }
match-name-event = turnuva
match-name-site = yer
match-name-place = salon
match-name-round = tur
match-name-date = tarih
match-name-time = tempo
match-name-laws = kurallar
match-name-pace = oyun türü
match-name-supervision = gözetim
match-name-announcing = duyuru
match-name-default-time = bekleme süresi
match-name-quickplay = hızlı bitiş
match-name-draws = beraberlik
match-name-adjournment = erteleme
match-name-session = oturum
match-name-adjudication = konuma göre karar
match-name-minutes-by-claim = iddia ile dakika
match-name-points = puanlar
match-name-appeals = itirazlar
match-name-appeal-time = itiraz süresi
match-name-appeal-fee = itiraz ücreti
match-name-chess960 = Satranç960
match-name-variant = tür
match-name-position = konum
match-name-odds = avantaj
match-name-name = ad
match-name-title = unvan
match-name-federation = federasyon
match-name-club = kulüp
match-name-rating = puan
match-name-fide-id = FIDE numarası
match-name-blind = görme engeli
match-name-hard-of-hearing = işitme engeli
match-name-device = aygıt
match-name-moves = hamle sesi
match-name-talk = ses
match-name-form = biçim
match-name-speech = konuşma
match-name-rate = hız
match-name-output = ses çıkışı
match-name-synthesiser = sentezleyici
match-name-braille = braille
match-name-braille-table = braille tablosu
match-name-score = notasyon
match-name-warnings = uyarılar
match-name-aids = destekler
match-name-assistant-name = yardımcı
match-name-assistant-talk = yardımcının sesi
match-name-arbiter-name = hakem
match-name-arbiter-passphrase = parola
match-name-code = yer kodu
match-name-arbiter-lock = masa kilidi
match-name-arbiter-talk = masa sesi
match-name-arbiter-moves = masa hamle sesi
match-name-arbiter-speech = masa konuşması
match-name-arbiter-rate = masa hızı
match-name-arbiter-output = masa ses çıkışı
match-name-arbiter-synthesiser = masa sentezleyicisi
match-changed = Karşılaşma dosyası değişti: { $keys }. Süren oyun eski koşullarını korur.
match-changed-key = { $key }, önce { $then }, şimdi { $now }
match-left-out = hiçbir şey
match-go-on = Bu karşılaşmanın oyunu { $game } bitmedi. Eski koşullarla sürsün mü? Hayır, yeni koşullarla yeni oyun başlatır ve oyun { $game } arşivde kalır. Evet ya da hayır?
match-help-go-on = evet: bitmemiş oyun başladığı gibi sürer. hayır: yeni koşullarla yeni oyun.
match-not-begun = Oyun { $game } bitmedi ve kimse yanıt vermedi. Karşılaşmayı yeniden başlatıp yanıtlayın.
match-left = Bir şey yazılmadı.
match-kept = Yanıtlarınız saklandı. Sürdürmek için aynı komutu yazın.
match-not-kept = Yanıtlarınız saklanmadı: { $reason }.
match-written = Yazıldı: { $file }.
match-begin =
    Karşılaşma dosyasında hata yok.
    Başlamak için: { $program } match { $file }
match-no-randomness = Sistem rastgele sayı vermiyor. Bir şey yazılmadı.
match-exists = { $file } zaten var. Başka dosya verin.
match-not-written = Yazılmadı, { $file }: { $reason }.
match-not-there = Karşılaşma dosyası bulunamadı: { $file }. Yazmak için: { $program } match --new { $file }
match-not-read = { $file } okunamıyor: { $reason }.
match-reason-missing = dosya yok
match-reason-folder = bu bir klasör, içinde bir dosya verin
match-reason-no-text = düz metin değil, UTF-8 olarak kaydedin
match-reason-denied = izinleri elvermiyor

match-title = Beyaz { $white }, Siyah { $black }.
match-event = Turnuva: { $text }.
match-round = Tur { $text }.
match-site = Yer: { $text }.
match-place = Salon: { $text }.
match-date = Tarih: { $text }.
match-laws = Kurallar: { $edition }, oyun türü { $pace }.
match-supervision-adequate = Gözetim: yeterli.
match-supervision-sparse = Gözetim: yetersiz.
match-announcing-repeat = Hamleler duyurulur, tekrarlanır ve tahtada yapılır.
match-announcing-repeat-first = Hamleler duyurulur, tekrarlanır, tahtada yapılır, sonra basılır. Duyurudan o ana dek rakibin saati çalışır.
match-announcing-announce = Hamleler duyurulur, tekrarlanmaz.
match-announcing-off = Hamleler duyurulmaz.
match-chess960 = Satranç960, başlangıç konumu { $number }.
match-variant = { $variant }.
match-position = Başlangıç konumu: { $position }.
match-position-chess960 = Satranç960, başlangıç konumu { $position }.
match-default-time = Bekleme süresi: { $time }.
match-quickplay = Hızlı bitiş: duyuruldu.
match-draws-after = Anlaşmalı beraberlik: ancak her taraf { $count } hamle oynayınca.
match-draws-arbiter = Anlaşmalı beraberlik: yalnız hakem razıysa.
match-draws-arbiter-until = Anlaşmalı beraberlik: her taraf { $count } hamle oynamadan yalnız hakem razıysa.
match-adjournment = Erteleme: izinli.
match-session = Oturum: { $time }.
match-adjudication = Konuma göre karar: izinli.
match-minutes-claimed = Kuraldışı hamlenin dakikaları: yalnız iddia ile.
match-points = Puanlar: galibiyet { $win }, beraberlik { $draw }.
match-no-appeals = İtirazlar: yok. Hakem kararları kesindir.
match-appeal-time = İtirazlar: süre { $time }.
match-appeal-fee = İtiraz ücreti: { $fee }.
match-player = { $color }: { $name }.
match-blind = { $color } görme engelli ya da az gören.
match-hard-of-hearing = { $color } işitme engelli.
match-device-keyboard = { $color } klavyede oynuyor.
match-device-pegs = { $color } delikli tahtada oynuyor, { $address }.
match-device-board = { $color } elektronik tahtada oynuyor, { $address }.
match-device-assistant = { $color } bir yardımcı aracılığıyla oynuyor.
match-assistant = { $color } tarafın yardımcısı: { $name }.
match-spoken = { $color } hamleleri { $moves } sesiyle, geri kalanı { $talk } sesiyle duyuyor.
match-printed = { $color } hamleleri { $moves } sesiyle, geri kalanı { $talk } sesiyle okuyor.
match-output = { $color } tarafın ses çıkışı: { $output }.
match-braille = { $color } braille okuyor, tablo { $table }.
match-score-own = { $color } tarafın notasyon kağıdı: oyuncu yazıyor.
match-score-hand = { $color } tarafın notasyon kağıdı: elle, kağıtta ya da braille.
match-score-assistant = { $color } tarafın notasyon kağıdı: program tutuyor.
match-warnings = { $color } için süre uyarıları: { $minutes } dakika.
match-aids = { $color } şunları sorabilir: { $aids }.
match-arbiter = Hakem: { $name }.
match-good = Karşılaşma dosyasında hata yok.
match-note-silent = Alışılmadık: bir oyuncu görme engelli, hamleler duyurulmuyor. Duyuru isteyen madde: { $article }; turnuva uyarlayabilir.
match-note-unheard = Alışılmadık: iki oyuncu da görme engelli, hamleler duyurulmuyor. Duyuru isteyen madde: { $article }. announcing = "repeat" yazın.
match-note-unrepeated = Alışılmadık: bir oyuncu görme engelli, hamleler tekrarlanmıyor. Tekrar isteyen madde: { $article }; turnuva uyarlayabilir.
match-note-no-clocks = Alışılmadık: saat yok.
match-note-pace = Alışılmadık: oyun türü { $pace }. Tempoya göre oyun türü: { $usual }.
match-note-default-time = Bekleme süresi yok: hakem karar verir. { $article }: turnuva belirler.
match-note-score = Alışılmadık: { $color } görüyor ama notasyon tutmuyor. { $article }.
match-note-output = İki oyuncu bir ses çıkışını paylaşıyor: her biri öbürü için olanı duyar.
match-note-passphrase = Bu parola örneklerde var: herkes biliyor. { $program } match --new sizinkini sorar.
match-note-quickplay = Hızlı bitiş: bu tempoda etkisiz, { $article }.
match-note-quickplay-blitz = Hızlı bitiş: yıldırımda yok, { $article }. Silin.
match-note-session = Oturum: etkisiz, oyun ertelenemez. adjournment = "yes" yazın.
match-note-title = Alışılmadık unvan: { $color }. FIDE unvanları: GM, IM, FM, CM, WGM, WIM, WFM, WCM.
match-readable = Başkaları { $file } dosyasını, kodlar ve parola özetiyle birlikte okuyabilir. Kapatın: { $command }

## Karşılaşma masasında

seat-opened = Renginiz { $color }, { $name }. Rakip: { $opponent }.
seat-waits = Saatleri hakem başlatır.
seat-compare-board = Tahtanızı bu konumla karşılaştırın.
seat-offer-open = { $color } tarafın beraberlik teklifi açık.
seat-stands = Saatler durdu. Hakem başlatacak.
seat-set-up = Tahtanızı yeniden dizin: çok şey değişti.
seat-adjourned = Oyun ertelendi. Zarfı hakem açar.
seat-waits-repetition = { $color } tekrarlamalı.
seat-answer-offer = kabul ya da ret yazın.
seat-not-you = Sıra sizde değil.
seat-must-play = İddianızdaki hamle: { $move }. Şimdi oynayın.
seat-free = Her kurallı hamleyi yapabilirsiniz.
seat-made-stays = Çok geç: hamleniz { $move }.
seat-position-set = Konum kuruldu. Tahtanızı dizin.
seat-absent = Gelmemiş görünüyorsunuz. Hakemi çağırın: hakem.
table-began = Oyun başlıyor. { $color } tarafın saati çalışıyor.
table-began-clockless = Oyun başlıyor.
table-resumed = Saatler çalışıyor. Çalışan: { $color } tarafın saati.
seat-clock-runs = Saatiniz çalışıyor.
seat-no-quit = Karşılaşmayı yalnız hakem durdurur, yalnız o bitirir. Çağırmak için: hakem. Oyunu bırakmak için: terk.
desk-help-passphrase = Hakemin parolasını yazın. Karşılaşma dosyasıyla seçildi ve gösterilmez.
desk-passphrase = Hakemin parolası. Yalnız Enter: geri.
desk-not-opened = Masa kapalı kalıyor. Açmak için masa yazın.
desk-waits = Parola denetleniyor.
desk-wrong = Yanlış parola. Yeniden yazın. Yalnız Enter: geri.
desk-wrong-wait = Yanlış parola. { $seconds } saniye bekleyip yeniden yazın. Yalnız Enter: geri.
desk-early = Çok erken, denetlenmedi. { $seconds } saniye bekleyip yeniden yazın. Yalnız Enter: geri.
desk-open = Hoş geldiniz, hakem.
desk-wanted = Hakem gerekiyor.
desk-open-matters = Hoş geldiniz, hakem. { $count } konu kararınızı bekliyor.
desk-alone = Yalnız masa yazın. Sonra parola sorulur ve gösterilmez.
desk-alone-open = Yalnız masa yazın, sonra komutu. Masa sözünden sonrası okunmaz.
desk-closed = Masa kapalı.
desk-locked = Masa kilitli: uzun süre bir şey yazılmadı. Bir şey yazın, sonra parolayı.
desk-locked-seat = Masa kilitli: uzun süre bir şey yazılmadı. Açmak için masa yazın.
desk-no-legal-move = Kurallı hamle değil. Oyunculara söylenmez.
desk-noted = Not edildi.
task-done = Tamam: { $what }
task-open = Yapılacak: { $what }
task-room = Salon: ışık, sessizlik, masa ve sandalye.
task-telephones = Telefonlar: kapalı ve teslim edildi.
task-boards = Tahtalar: doğru dizili, doğru yönde.
task-clocks = Saatler: ayarlı ve çalışıyor.
task-assistants = Yardımcılar: ne yapabileceklerini biliyor.
task-rules = Oyuncular: tempoyu, kuralları ve yardımları biliyor.
task-default-time = Bekleme süresi: duyuruldu.
task-committee = İtiraz kurulu: belirlendi.
task-start = Saatler: zamanında başlatıldı.
task-watch = Oyun: izlendi, özellikle zaman sıkıntısında.
task-recording = Notasyon kâğıtları: her hamle yazılıyor.
task-flags = Bayraklar: izlendi.
task-quickplay = Son dakikalar: sürekli izlendi.
task-compare = Tahtalar: kayıtla karşılaştırıldı.
task-spectators = Seyirciler: sessiz.
task-session = Oturum: bitişi duyuruldu.
task-envelope = Zarf: denetlendi, kapatıldı, saklandı.
task-result = Sonuç: kaydedildi.
task-signed = Notasyon kâğıtları: ikisi de imzaladı.
task-sheets = Notasyon kâğıtları: toplandı.
task-report = Belgeler: yazıldı ve düzenleyiciye verildi.
desk-tasks-before = Oyundan önce:
desk-tasks-during = Oyun sırasında:
desk-tasks-after = Oyundan sonra:
desk-task = { $number }: { $what }
desk-task-done = { $number }, tamam: { $what }
desk-tasks-none = Şimdiye dek hepsi tamam. Tüm görevler: görevler hepsi.
desk-task-record = Bunu kayıt kendisi söyler. { $what }
desk-no-such-task = Görev { $number } yok. 1 ile { $count } arası var.
desk-tasks-open = İşaretlenmemiş görevler: { $count }. Duymak için: görevler.
desk-glossary = { $language }: { $word }
term-check = şah çekme
term-checkmate = şah mat
term-stalemate = pat
term-castling = rok
term-en-passant = geçerken alma
term-promotion = terfi
term-sealed-move = zarfa konan hamle
term-warning = uyarı
term-penalty = ceza
desk-glossary-none = Sözlükte yok: { $word }. Taşlar, komutlar ve kural terimleri var.
desk-board-square = { $square }: tahta { $board }, oyun { $game }.
desk-closed-look = Masa kapalı. Açmak için masa yazın.
desk-no-boards = Bağlı tahta yok.
desk-quit = Masadan ayrılmak için: çık. Sonraya bırakmak için: ana bilgisayarda Kontrol D. Karşılaşmayı bitirmek için: bitir.
desk-unknown = Masada bilinmiyor: { $word }. Komutları için yardım yazın.
desk-no-question = Masada yanıtlanacak soru yok.

## Ana bilgisayarın terminali

host-busy = Karşılaşma başka bir programda açık. Önce onu kapatın.
host-quit = Sonraya bırakmak için: Kontrol D. Saatler durur, aynı dosya karşılaşmayı sürdürür. Bitirmek için: masada bitir.
host-kept = Karşılaşma kaydedildi, oyun { $game }. Sürdürmek için: { $program } match, sonra aynı dosya.
host-desk = Masa
host-for = { $place }:
host-guide-desk = Hakem: masayı açmak için masa yazın.
host-guide-several = Tek bir yer için: siyah e4.
host-speaks-for = Şu yer adına konuşuyorsunuz: { $place }.
host-look = Bir yeri burada görmek için adını yazın: { $places }.
host-serves-none = Bütün yerler başka terminallerde. Bu terminal karşılaşmayı yürütüyor.
host-taken = { $seat ->
    [desk] Masa başka bir terminalde. Önce onu kapatın.
   *[other] { $place } başka bir terminalde oynuyor. Önce onu kapatın.
}
host-given = { $seat ->
    [desk] Masa şimdi başka bir terminalde.
   *[other] { $place } şimdi başka bir terminalde oynuyor.
}
host-gone = { $seat ->
    [desk] Masanın terminali gitti. Satırları burada yazılır.
   *[other] { $place } tarafın terminali gitti. { $place } burada oynuyor.
}
room-of-table = Masa { $table }: { $said }
room-open = { $count } masa: { $tables }.
room-new-tables = Yeni masalar: { $tables }.
room-gone-table = Masa { $table } artık salon dosyasında yok. Karşılaşması, Beyaz { $white }, Siyah { $black }, oyun { $game } olarak kayıtlı.
room-guide = Bir masaya gitmek için: masa { $table }. Masalar: { $tables }.
room-range = { $first } ile { $last } arası
room-table-words = masa
room-no-table = Burada masa { $table } yok. Masalar: { $tables }.
room-table-number = Masa numarası eksik. Masalar: { $tables }.
room-which-table = Masayı belirtin, burada birkaç tane var: { $program } seat { $seat } --table, sonra numarası. Masalar: { $tables }.
room-table-over = Masa { $table }: karşılaşma bitti.
room-no-desk = Burada salon hakem masası yok. Bir karşılaşmanın hakem masası: { $program } seat desk
room-has-no-table = Salon hakem masasının numarası yok. --table kısmını çıkarın.
room-quit = Sonraya bırakmak için: Kontrol D. Saatler durur, aynı salon dosyası bütün karşılaşmaları sürdürür.
room-kept = { $count } karşılaşma kaydedildi. Sürdürmek için: { $program } room, sonra aynı dosya.
room-reopened = sonuç artık geçerli değil.
room-wrong-number = masa { $table } zaten var. Her masaya kendi numarası gerek.
room-wrong-file = başka bir masada var: { $file }. Her masaya kendi karşılaşma dosyası gerek.
room-wrong-empty = Dosyada masa yok. Bir satıra [[table]] yazın, altına da number ve match.
room-wrong-port = masa { $table } de { $port } kullanıyor. Her tahtaya kendi noktası gerek.
room-wrong-boards = masa { $table } için de böyle bir tahta var. Her birine bağlantı noktasını verin, örneğin dgt:/dev/ttyUSB0.
room-key-number = Masa numarası, 1 ile 9999 arası.
room-key-match = Masanın karşılaşma dosyası, örneğin table7.toml.
room-not-there = Salon dosyası bulunamadı: { $file }.
room-good = Salon dosyasında hata yok.
cli-room = Birkaç masada karşılaşma, salon dosyasından.
arg-room-file = salon dosyası.
arg-room-check = salon dosyasının hatalarını listele.
arg-seat-table = masa numarası, salonda birkaç masa varsa.
arg-seat-by = karşılaşmaya götüren komut.
arg-link-place = white, black, desk, room ya da captain: götürdüğü tek yer.

## Karşılaşmanın öbür terminalleri

client-no-table = Burada açık karşılaşma yok. Başka bir terminalde başlatın: { $program } match, sonra dosyası.
client-older = Bu touchmove öbüründen eski. Burada aynısını başlatın.
client-newer = Bu touchmove öbüründen yeni. Burada aynısını başlatın.
client-stranger = Bu karşılaşma başka bir kullanıcının. O kullanıcı olarak başlatın.
client-stuck = Karşılaşma yanıt vermiyor. Terminaline bakın.
client-gone = Bağlantı koptu. Karşılaşma bekleniyor. Çıkmak için çık yazın.
client-back = Yeniden bağlandı.
client-waits = Gönderilmedi: bağlantı koptu. Karşılaşma bekleniyor. Çıkmak için çık yazın.
client-connects = Karşılaşmaya bağlanılıyor.
client-no-table-there = Orada açık karşılaşma yok. Açılınca yeniden deneyin.
client-no-way = Bağlantı yok. Nedenini görmek için komutu tek başına çalıştırın.
link-other-place = Bu bağlantı yalnız { $place } içindir. O yeri isteyin.
client-braille-lost = Braille bozuldu: { $reason }. Satırlar metin olarak yazılıyor.
link-busy = Bu bilgisayarda başka karşılaşma açık. Önce onu bitirin, ya da --data ile başka klasör verin.
link-closed = Başka terminal katılamıyor: { $reason }.
reason-long-path = veri klasörünün adı çok uzun
reason-no-sockets = bu sistemde böyle soketler yok
reason-no-output = bilinmeyen ses çıkışı; adlarını pactl list short sinks verir

## Prova

opening-strict =
    Turnuva provası.
    Duyurmak için hamlenizi yazın. Sonra { $press }.
    Rakibin hamlesini yazarak tekrarlayın.
set-up-position = Özel başlangıç konumu. Tahtanızı dizin:
announcement-unclear = Açık değil. Taşı ve iki kareyi söyleyin, rokta şahın karelerini.
slip-stands = Düzeltmek için geç: saate basıldı. Hamle geçerli.
withheld-own-announcements = Duyurular kapalı: hakem izni kaldırdı.
withheld-score-sheet = Notasyon kapalı: hakem izni kaldırdı.
withheld-times = Süreler kapalı: hakem izni kaldırdı.
withheld-move-number = Hamle numarası kapalı: hakem izni kaldırdı.
withheld-opponent-score = Rakibin notasyonu kapalı.
withheld-position-readout = Konum kapalı. Kendi tahtanıza dokunun.
withheld-position-sighted = Konum kapalı. Kendi tahtanıza bakın.
withheld-legal-moves = Kurallı hamleler kapalı.
withheld-attackers = Saldıranlar, savunanlar: kapalı.
withheld-draw-hints = Kapalı: iddia edebileceğiniz anı kendiniz fark etmelisiniz.
withheld-opening-name = Açılış adları kapalı.
withheld-takeback = Geri alma yok.
withheld-engine = Oyun sırasında öğüt yok, seviye değişmez.
withheld-never = Bu oyunda olmaz: { $name }.
help-strict-announce =
    Sıra sizde. Hamlenizi yazın: duyurulur.
    Piyon terfi ederse taşı da söyleyin.
    Sorabilirsiniz: son, tekrar, notasyon, saat, sıra.
    Ayrıca: beraberlik, iddia üçlü, terk.
    Çıkmak için: çık.
    Daha fazlası: yardım tümü, yardım iddia.
help-strict-press =
    Hamleniz duyuruldu. Şimdi bas.
    Ondan önce dil sürçmesi: düzelt at f3.
help-strict-repeat =
    Rakibin hamlesini yazın: böyle tekrarlanır.
    Sonra sıra sizde.
help-strict-wait =
    Sıra sizde değil. Bekleyin.
    Sorabilirsiniz: son, tekrar, notasyon, saat, sıra.

## Karşılaşmanın belgeleri

report-title = Hakem raporu
report-table = Koşullar
report-course = Oyunun akışı
report-began = Başlangıç: { $date }. Zamanlar oyunun saat, dakika ve saniyeleridir.
report-began-at = Başlangıç: { $date }. Zamanlar günün saatleridir.
report-program-started = Program başladı: { $when }.
report-result = Sonuç: { $score }. { $ended }
report-open = Sonuç: açık. Oyun bitmedi.
report-open-adjourned = Sonuç: açık. Oyun ertelendi.
report-used = { $color } tarafın kullandığı süre: { $time }.
report-illegal-acts = { $color }, kuraldışı davranışlar: { $count }.
report-claims = { $color }, iddialar: { $count }.
report-complaints = { $color }, itirazlar: { $count }.
report-appeals = { $color }, itirazlar: { $count }.
report-claims-wrong = { $color }, yanlış iddialar: { $count }.
report-offers = { $color }, beraberlik teklifleri: { $count }.
report-aids-none = { $color } hiç destek kullanmadı.
report-aids-had = { $color } şunları kullandı: { $aids }.
report-aids-refused = { $color } için reddedilenler: { $aids }.
report-aid = { $aid }, { $count } kez
report-rulings = Kararlar ve cezalar: { $count }.
report-passphrases = Yanlış parolalar: { $count }, zarf: { $envelope }.

report-started = Oyun başlıyor.
report-entered = { $color } oynuyor: { $move }.
report-touched = { $color } dokunuyor: { $square }.
report-lifted = { $color } { $square } karesinden bir taş kaldırıyor.
report-seated = { $color } { $square } karesine bir taş koyuyor.
report-seated-man = { $color } { $square } karesine bir taş koyuyor: { $piece }.
report-adjusting = { $color } diyor: düzeltiyorum.
report-plays = { $color } başka bir aygıtta oynuyor: { $board }.
report-screen = ekran
report-announced = { $color } duyuruyor: { $move }.

report-repeated = { $color } tekrarlıyor: { $move }.
report-repeated-none = { $color } olanaksız bir hamle tekrarlıyor.
report-says = { $color } diyor: { $text }
report-unclear = { $color } diyor: { $text }. Kurallı hamle değil. İki kare soruldu.
report-seen-to = Ele alındı: oyuncunun hakeme sözleri.
report-seen-to-of = Ele alındı: { $color } tarafın hakeme sözleri, { $text }
report-executed = { $color } hamleyi tahtada yapıyor.
report-corrected = { $color } düzeltiyor: { $move }.
report-clock-pressed = { $color } saate basıyor.
report-two-hands = { $color } iki elini kullandı.
report-two-hands-claimed = { $color } diyor: hamle iki elle yapıldı.
report-flag-claimed = { $color } rakibin bayrağını iddia ediyor.
report-illegal-claimed = { $color } kuraldışı hamle iddia ediyor.
report-correction-wanted = Düzeltme: { $color } kuraldışı bir hamleyi düzeltmek istiyor.
report-touch-claimed = { $color } diyor ki { $opponent }, { $number }. hamle, { $square } karesine dokundu.
report-found = Bir aykırılık bildirildi.
report-draw-offered = { $color } beraberlik teklif ediyor.
report-draw-accepted = { $color } beraberliği kabul ediyor.
report-draw-declined = { $color } beraberliği reddediyor.
report-claimed-threefold = { $color } beraberlik iddia ediyor, üç kez aynı konum.
report-claimed-threefold-with = { $color } beraberlik iddia ediyor, hamlesi { $move }, üç kez aynı konum.
report-claimed-fifty = { $color } beraberlik iddia ediyor, elli hamle.
report-claimed-fifty-with = { $color } beraberlik iddia ediyor, hamlesi { $move }, elli hamle.
report-claimed-no-effort = { $color } beraberlik iddia ediyor: rakip kazanmaya çalışmıyor.
report-claimed-cannot-win = { $color } beraberlik iddia ediyor: rakip olağan yollarla kazanamaz.
claim-clocks = Saatler: Beyaz { $white }, Siyah { $black }.
report-increment = { $color } artış istiyor.
report-resigned = { $color } terk ediyor.
report-taken-back = Geri almak istendi, yarım hamle: { $count }.
report-wrote = { $color } yazıyor, { $place }: { $move }.
report-crossed-out = { $color } çiziyor: { $place }.
report-signed = { $color } imzalıyor: { $result }.
report-absent = { $color } gelmedi olarak işaretlendi.
report-arrived = { $color } geliyor.
report-adjournment = Hakem oyunu erteliyor.
report-adjournment-early = Hakem oyunu erken erteliyor. Oturumun kalanı: { $time }.
report-sealed = { $color } zarfa bir hamle koyuyor.
report-adjourned = Zarf hakemde.
report-envelope-lost = Zarf kayıp. Oyuncular bir hamlede anlaşmıyor.
report-envelope-lost-agreed = Zarf kayıp. Oyuncuların anlaştığı hamle: { $move }.
report-opened = Zarf açılıyor: { $move }.
report-opened-ambiguous = Zarf açılıyor: hamle birden çok anlama gelebilir.
report-opened-unreadable = Zarf açılıyor: okunabilen hamle yok.
report-resumption = Ertelenen oyunun sürdürülme vakti geldi.
report-rules = Hakem karar vermek istiyor: { $ruling }
report-refused = Reddedildi: { $why }
report-position-set = Konum kuruldu: { $position }.
report-judged-possible = Bulgu: mat olanaklı.
report-judged-none = Bulgu: hiçbir mat olanaklı değil.
report-judged-undecided = Bulgu: matın olanaklı olup olmadığı bilinemiyor.
report-paused = Saatler durduruldu.
report-resumed = Saatler yeniden başlatıldı.
report-time-passed = Bir süre doldu.
report-clocks-told = Saatler { $white } ve { $black } gösteriyor.
report-result-told = Sunucu oyunu bitiriyor: { $result }.
report-closed = Zarf kapalıyken gösterilmez.

report-not-pressed = { $color } basmadı. Saat çalışmayı sürdürüyor.
report-illegal-stands = { $color } tarafın hamlesi kuraldışıydı. İddia edilene dek geçerli.
report-illegal-position = Hamle kuraldışıydı: iki şah da tehdit altında, ya da son yatayda piyon. { $color } tarafın bunu bitirmek için bir hamlesi var.
report-asks = Mat hâlâ olanaklı mı? İnceleniyor.
report-clock-runs = { $color } tarafın saati çalışıyor.

report-asked-had = { $color } bir destek sordu ve aldı: { $aid }.
report-asked-refused = { $color } bir destek sordu, reddedildi: { $aid }.
report-granted = { $color } için izin verilen destek: { $aid }.
report-withdrawn = { $color } için izni kaldırılan destek: { $aid }.
report-assistant = { $color } tarafın yardımcısı: { $name }.
report-assistant-dismissed = { $color } tarafın yardımcısı bırakıldı.
report-passphrase-right = Masa açıldı, yer { $place }: doğru parola.
report-passphrase-wrong = Yanlış parola, yer { $place }.
report-envelope-right = Zarf: doğru parola, yer { $place }.
report-envelope-wrong = Zarf: yanlış parola, yer { $place }.
report-code-wrong = Yanlış kod, yer { $place }.
report-envelope-key = Zarfların anahtarı üretildi.
report-desk-closed = Masa kapandı.
report-desk-locked = Masa kilitlendi, yer { $place }: bir şey yazılmadı.
report-desk-talks = Masanın sesi artık { $voice }.
report-questioned = Masaya soruldu: { $what }
report-answered-yes = Hakem evet diyor.
report-answered-no = Hakem hayır diyor: bir şey yapılmadı.
report-answered-dropped = Sorudan vazgeçildi: bir şey yapılmadı.
report-program-closed = Program kapandı: { $when }.
report-was-closed = Kapalı kaldığı süre: { $time }.
report-broken-off = Program kapatılmamıştı: çöktü ya da elektrik kesildi.
report-file-old = Karşılaşma dosyası değişti: { $keys }. Hakem eski koşulları koruyor.
report-file-new = Karşılaşma dosyası değişti: { $keys }. Hakem bu oyunu yeni koşullarla başlatıyor. Önceki bırakıldı.
report-file-taken = Karşılaşma dosyası değişti: { $keys }. Bundan sonra geçerli. Oyunun hiçbir koşulu değişmedi.
report-served = Bir terminal şu yere hizmet ediyor: { $place }.
report-board-lost = Tahta kayboldu: { $color }.
report-board-back = Tahta geri geldi: { $color }.
report-board-wrong = Tahta yanlış: { $color } tarafın tahtası oyuna uymuyor.
report-board-right = Tahta yeniden doğru: { $color }.
report-board-low = Pil zayıf: { $color } tarafın tahtası.
report-board-missed = Tahta verisi kayboldu: { $color }.
report-flickers = { $color } tarafın tahtasında { $square } kararsız. Sayılmıyor.
report-mutes = { $color } { $square } karesini yok sayıyor. Sayılmıyor.
report-left = Şu yere hiçbir terminal hizmet etmiyor: { $place }.
report-noted = Hakemin notu: { $text }
report-signed-off = Hakem bitiriyor.
report-desk = hakem

record-cancelled = Geçersiz: { $moves }.
record-announced-cancelled = Duyurulan ve geçersiz: { $move }.
record-illegal = İddia edilmemiş kuraldışı hamle: { $move }.
record-apart = Hiçbir oyunda olamayacak bir konumdan, { $position }: { $move }.
record-goes-on = Oyun başka bir konumdan sürüyor: { $position }
record-at = { $time }:
reason-espeak-missing = espeak-ng kurulu değil
reason-espeak-stuck = espeak-ng bitmiyor
reason-espeak-garbage = espeak-ng ses vermiyor
records-no-sound = Duyuruların ses dosyası yok: { $reason }.
record-announcements = Duyurular, başlangıçtan bu yana zamanlarla
record-sheet = { $color } tarafın notasyon kağıdı, { $name }
record-differs = Farklı, { $number }. hamle, { $color }: { $move }.
record-position-set = Hakemin kurduğu konum, { $number }. hamleden önce, { $color }.
record-end-revoked = Geri çekilen bitiş: { $ended }
record-not-written = Eksik: { $number }. hamle, { $color }, { $move }.
record-empty = Bir şey yazılmamış.
record-by-hand = Hamleler oyuncunun kendi kağıdında. Buna ekleyin.
record-announced = { $color } duyuruyor: { $to }.
record-corrects = { $color } düzeltiyor: önce { $from }, sonra { $to }.
record-corrected = Düzeltildi: önce { $from }, sonra { $to }.
record-was-illegal = Duyuruldu, kuraldışı.
record-was-taken-back = Duyuruldu, kuraldışı, geri alındı.
record-crossed-out = Çizildi, { $number }. hamle, { $color }: { $move }.
record-period = { $color } yeni döneme girdi, { $number }. hamle. Kullanılan: Beyaz { $white }, Siyah { $black }.
record-used = Kullanılan: Beyaz { $white }, Siyah { $black }.
record-not-signed = { $color } imzalamadı.
records-no-match = Oyun { $game } bir karşılaşma değil. Bütün oyunlar: { $program } games

envelope-title = Kapalı hamlenin zarfı
envelope-began = Oyunun başlangıcı: { $date }.
envelope-sealer = Zarfa koyan: { $color }, { $name }.
envelope-number = Kapalı hamle: { $number }. hamle.
envelope-offer = { $color } beraberlik teklif etti.
envelope-no-offer = Beraberlik teklifi yok.
envelope-given = Kararlarla { $color } tarafa eklenen: { $time }.
envelope-taken = Kararlarla { $color } taraftan düşülen: { $time }.
envelope-date = Sürdürme tarihi:
envelope-time = Sürdürme saati:
envelope-place = Sürdürme yeri:
envelope-position = Kapalı hamleden önceki konum

## Karşılaşma masasında oyuncunun yaptıkları

seat-not-here = { $name }: karşılaşmada olmaz.
seat-home-only = Karşılaşmada olmaz.
seat-alone = { $name }: yalnız karşılaşmada.
seat-announcing-off = Gerekmez: hamleler yazdığınız gibi geçerli.
seat-nothing-announced = Henüz duyuru yok.
seat-not-in-advance = Önceden olmaz, daha oynanmadı: { $number }. hamle, { $color }.
seat-sheet-hole = Önce şunu yazın: { $number }. hamle, { $color }.
seat-nothing-written = Orada yazılı bir şey yok.
seat-no-board = Bu karşılaşmada tahtanız yok.
seat-executed = Hamle tahtanızda.
clocks-run-on = Saatler çalışmayı sürdürüyor.
desk-clocks-run-on = Saatler çalışmayı sürdürüyor. Durdurmak için: durdur.
two-hands-called = Hakeme bildirildi, o karar verir.
two-hands-called-by = { $color } itiraz ediyor: { $opponent } iki elle oynadı. Hakem karar verir.
seat-not-your-turn = Sıra sizde değil: sıra { $color } tarafta.
button-of-other = Bu öbür düğmeydi. Basacak olan { $color }.
seat-your-move = Sıra sizde.
seat-over = Oyun bitti. imzala ve sonucu yazın.
seat-boards = Tahtanız karşılaşma dosyasında yazılı. Yeniden aramak için: elektronik-tahta açık.
seat-repeated-execute = Tekrarlandı. Tahtanızda oynayın.
seat-repeats-another = { $color } başka bir hamle tekrarlıyor. Duyurulan: { $move }.
seat-must-seal = Hamlenizi zarfa koyun: zarfla ve hamleyi yazın.
seat-taken = { $color } şimdi başka terminalde oynuyor.
seat-left = { $color } tarafın terminali gitti.
player-away = { $color } taraf tahtadan kalktı.
player-back = { $color } taraf tahtaya döndü.
seat-away = Zaten bildirildi: tahtada değilsiniz. Dönünce geldim yazın.
seat-here = Zaten tahtadasınız. Kalkarken çıkıyorum yazın.
seat-help-code = Bu yerin kodu hakemde. Karşılaşma dosyasındaki gibi yazın.
seat-code = { $color } yerinin kodu. Yalnız Enter: çıkış.
seat-code-wrong = Yanlış kod. Yeniden yazın. Yalnız Enter: çıkış.
seat-code-wait = Yanlış kod. { $seconds } saniye bekleyip yeniden yazın. Yalnız Enter: çıkış.
seat-code-early = Çok erken, denetlenmedi. { $seconds } saniye bekleyip yeniden yazın. Yalnız Enter: çıkış.
seat-must-record = Kağıdınızda eksik: { $number }. hamle, { $color }. Oynamadan önce yazın.
seat-must-complete = Notasyon kağıdınızı şimdi tamamlayın.
seat-need-not-record = Şimdilik notasyon tutmayabilirsiniz.
seat-relayed = { $assistant }, şu oyuncu adına yazıyorsunuz: { $name }, { $color }. Rakip: { $opponent }.
seat-assistant = Yardımcınız: { $assistant }.
seat-assistant-of = { $color } tarafın yardımcısı: { $assistant }.
seat-no-assistant = Artık yardımcınız yok.
seat-no-assistant-of = { $color } tarafın artık yardımcısı yok.
arbiter-called = Hakem çağrıldı. Saatler çalışmayı sürdürüyor.
arbiter-called-only = Hakem çağrıldı.
arbiter-called-by = { $color } hakemi çağırıyor.
arbiter-long = Çok uzun: en çok { $count } harf. Hakeme kendiniz söyleyin.
appeal-filed = İtirazınız kaydedildi: karar { $number }. Kurul karar verir.
appeal-by = { $color } itiraz ediyor: karar { $number }.
appeal-upheld = Karar { $number } için itiraz haklı bulundu.
appeal-rejected = Karar { $number } için itiraz reddedildi.
appeal-no-rulings = Karar { $number } yok: henüz karar verilmedi.
appeal-no-ruling = Karar { $number } yok. Son karar { $count }.
appeal-revoked = İtiraz yok: karar { $number } geri çekildi.
appeal-final = İtiraz yok: karar { $number } kesindir.
appeal-late = İtiraz için geç. Süre { $time } idi.
appeal-twice = Zaten itiraz edildi: karar { $number }.
sheet-kept = Notasyon kağıdınızı program tutuyor.
sheet-by-hand = Notasyonu elle tutuyorsunuz. Hamleler yalnız kendi kağıdınızda.
sheet-by-hand-theirs = Rakibiniz notasyonu elle tutuyor.
sheet-sealed = Kapalı hamle: yalnız zarfta. Zarf açılınca kağıdınıza yazılır.
sheet-written = Yazıldı: { $number }. hamle, { $color }: { $move }.
sheet-crossed-out = Çizildi: { $number }. hamle, { $color }.
sheet-hole = eksik
sheet-position-set = Konumu hakem kurdu.
sheet-squares = { $from } { $to }
sheet-not-read = Anlaşılmadı. İki kareyi yazın, örneğin g1 f3.
sheet-not-clear = Açık değil. İki kareyi yazın, örneğin g1 f3.
sheet-two-moves = Bir kerede bir hamle. Birincisini yazın.
sheet-empty = Notasyon kağıdınız boş.
sheet-empty-theirs = Rakibinizin notasyon kağıdı boş.
confirm-seal = Zarfa konsun mu: { $move }? evet ya da hayır.
confirm-sign = Kayıtlı sonuç: { $due ->
        [white] Beyaz kazandı
        [black] Siyah kazandı
       *[draw] beraberlik
    }. Yine de imzalansın mı: { $signed ->
        [white] Beyaz kazandı
        [black] Siyah kazandı
       *[draw] beraberlik
    }? O zaman hakem karar verir. evet ya da hayır.
seal-no-key = Burada zarf yok. Kağıda yazıp kapatın ve hakemi çağırın.
seal-fails = Zarf kapatılamıyor. Kağıda yazıp kapatın ve hakemi çağırın.
argument-writing = { $name } bir hamle ister, numaralı ya da numarasız: { $name } e4, ya da { $name } 12 siyah e5.
argument-result = { $name } bir sonuç ister: 1-0, 0-1 ya da beraberlik.
argument-appeal = { $name }, kararın numarası, gerekçe: { $name } 2 bayrak düşmemişti.
help-seat =
    Hamleniz: at f3. Sonra bas.
    Sorun: son, saat, notasyon.
    Oyunda: beraberlik, kabul, ret, terk.
    İddia: iddia üçlü, iddia bayrak.
    Çağırın: hakem, dokundu e4, çift-el.
    Kağıdınız: yaz e4, çiz, imzala 1-0.
    Daha fazlası: yardım tümü, yardım iddia.
help-seat-typed =
    Hamleniz: at f3.
    Sorun: son, saat, notasyon.
    Oyunda: beraberlik, kabul, ret, terk.
    İddia: iddia üçlü, iddia bayrak.
    Çağırın: hakem, dokundu e4, çift-el.
    Kağıdınız: yaz e4, çiz, imzala 1-0.
    Daha fazlası: yardım tümü, yardım iddia.
help-seat-announcing =
    Hamleniz: at f3, sonra bas.
    Rakibin hamlesi: tekrarlamak için yazın.
    Dil sürçmesi: düzelt at f3.
    Tahtanızda yapıldı: oynandı.
    Sorun: son, saat, notasyon.
    Oyunda: beraberlik, terk, iddia üçlü.
    Çağırın: hakem, dokundu e4, çift-el.
    Kağıdınız: yaz e4, çiz, imzala 1-0.
    Daha fazlası: yardım tümü, yardım iddia.
help-seat-sealing =
    Oyun erteleniyor. Hamlenizi zarfa koyun: zarfla at f3.
    Başka kimse duymaz, saatiniz o ana dek çalışır.
    Saat: saat. Kağıdınız: notasyon. Çağrı: hakem.
    Daha fazlası: yardım tümü, yardım zarfla.
help-seat-over =
    Oyun bitti.
    imzala ve sonucu yazın.
    notasyon, kağıdınızı okur.
help-executed =
    oynandı: rakibin hamlesi tahtanızda, sizin ya da yardımcınızın eliyle.
help-touched =
    dokundu e4: rakibiniz e4 karesindeki taşa dokundu ve oynamadı.
    Hakem karar verir. Hakem yoksa, kural iddia istiyorsa hemen geçerlidir.
help-two-hands =
    çift-el: rakibiniz iki elle oynadı.
    Hakem karar verir.
help-arbiter =
    hakem: hakemi çağırır.
    hakem ve bir metin, örneğin hakem mola: itiraz ya da istek.
    Saatler çalışır, duraklat ile durdurmazsanız.
help-appeal =
    itiraz 2 bayrak düşmemişti: karar 2 için gerekçeli itiraz.
    İtiraz kurulu karar verir.
help-away = çıkıyorum: tahtadan kalktığınızı herkese bildirir. Saatiniz işler.
help-here = geldim: tahtaya döndüğünüzü herkese bildirir.
help-write =
    yaz e4: sonraki hamleyi notasyon kağıdınıza yazar.
    yaz 12 siyah e5: oraya yazar.
help-cross-out =
    çiz: son yazdığınızın üstünü çizer.
    çiz 12 siyah: bir hamle.
help-sign =
    imzala 1-0, imzala 0-1, imzala beraberlik: oyundan sonra sonucu imzalar.
    Evde, beraberlik iddiasından sonra: hakemin verdiği sonuç.
help-seal =
    zarfla at f3: hamlenizi zarfa koyar.
    Yalnız hakem erteledikten sonra.
    Başka kimse duymaz.

## Hakem kararlarının oyuncu için anlamı

seat-seen-to = Hakem isteğinizi ele aldı.
seat-aid-granted = Hakemin verdiği izin: { $aid }.
seat-aid-withdrawn = Hakemin kaldırdığı izin: { $aid }.
seat-signed-off = Hakem karşılaşmayı bitirdi.

## Hakem masasında

desk-help = Saatler: başlat, durdur, sürdür.
    Bilgi: konular, bulgular, karşılaştır, günlük.
    Karar: kabul, ret, beklet, düşür.
    Uygula: uyar beyaz, süre-ekle beyaz 2, sonuç 1-0.
    Masayı burada kapat: çık.
    Daha fazlası: yardım tümü, yardım geri-yükle.
desk-nothing-typed = Bir şey yazılmadı. Bir masa komutu ya da yardım yazın.
desk-player-tells = { $color } hakemi çağırıyor: { $text }
desk-do-told = Yapılınca düşür yazın.
desk-do-told-numbered = Yapılınca düşür { $number } yazın.
desk-do-appeal = Kurul karar verir. itiraz { $number } haklı ya da itiraz { $number } haksız yazın, gerekçesiyle.
desk-which-matter = Hangisi? { $name } ve numarasını yazın, örneğin { $name } 2.
desk-no-such-matter = Böyle bir konu yok: { $number }. Duymak için konular yazın.
desk-appeal-fee = Ücret geri verilir: { $fee }.
desk-appeal-then = Kararı geri almak için: geri-çek { $number }.
desk-no-appeal = Bekleyen itiraz yok: karar { $number }.
desk-seen-to = Tamam: oyuncunun sözleri ele alındı.
desk-seen-to-call = { $color } tarafın çağrısı tamam.
desk-seen-to-of = { $color } tarafın çağrısı tamam: { $text }
desk-sure = { $what } Evet ya da hayır?
desk-sure-ends = { $what } Bu, oyunu bitirir. Evet ya da hayır?
desk-sure-then = Devam mı? Oyun o zaman biter: { $what } Evet ya da hayır?
desk-sure-time = { $what } Alışılmadık bir değişiklik. Evet ya da hayır?
desk-revoke-what = Bu geri çekilsin mi? { $what }
desk-moves-gone = { $count } hamle geri alınır.
desk-moves-again = { $count } hamle yeniden geçerli olur.
desk-clocks-then = Saatler o zaman gösterir: Beyaz { $white }, Siyah { $black }.
desk-touch-kept = Geri alınacak hamle yok: { $color } { $square } karesindeki taşı oynadı ya da aldı. { $number ->
    [0] Konularda bekliyorsa orada düşürün.
   *[other] düşür { $number } yazın.
}
desk-sure-board = Yine de başlasın mı? { $what } Evet ya da hayır?
desk-still-asked = Henüz yanıtlanmadı: { $what } Evet ya da hayır?
desk-changed-since = Sorudan bu yana oyun değişti.
desk-dropped = Sorudan vazgeçildi, yapılmadı: { $what }
desk-dropped-sign-off = bitirme.
desk-dropped-open = zarfı açma.
desk-points-most = { $color }: { $points }. Bir oyun en çok bir puan verir.
desk-points-least = { $color }: { $points }. Daha fazlası düşülemez.
desk-points-scale = Burada puanlar sonuçtan gelir: { $scale }. sonuç ve 1-0 yazın.
desk-legal = Kayda göre kurallı: { $color } tarafın son hamlesi. Tahtalar ya da kağıtlar başka derse karşılaştır yazın.
desk-illegal-counts = Kuraldışı ama geçerli: yanıtlandı. Geri: { $restore }.
desk-no-time-left = { $color } tarafın saati 0:00 gösteriyor. Önce ayarlayın.
desk-still-open = Henüz karar verilmemiş { $count } konu:
desk-sure-sign-off = Bitirilsin mi? Karşılaşma biter ve belgeleri yazılır. Evet ya da hayır?
desk-yes-or-no = Evet ya da hayır?
desk-help-yes-or-no = evet: yapılır ve kaydedilir. hayır: bir şey değişmez.
desk-not-done = Bir şey yapılmadı.
desk-not-over = Henüz değil: oyun ne bitti ne de zarf elinizde ertelendi.
desk-sheet-lacks = { $color } tarafın kağıdında eksik: { $place }.
desk-reconstructs = Buradan yeniden kuruluyor: { $place }.
desk-found = Bulundu, { $place }: { $move }.
desk-found-back = Geri alındı.
desk-found-next = Şimdi: { $place }.
desk-found-how = Hamleleri sırayla yazın. geri sonuncuyu siler. Sonunda: hamleler-belli. Bulunamazlarsa: sonraki-dönem.
desk-found-otherwise = { $color } tarafın kağıdındaki hamle: { $move }.
desk-found-differs = Farklı kareler: { $count }.
desk-found-differs-on = Farklı kareler: { $squares }.
desk-found-same = Konuma ulaşıldı. hamleler-belli yazın.
desk-found-other-turn = Taşlar uyuyor, ama sıra { $color } tarafta.
desk-found-not-yet = Henüz değil. Öbür hamleleri bulun ya da sonraki-dönem yazın. Tahta yanlışsa: konum.
desk-found-first = Hiçbir şey yeniden kurulmuyor. Önce yeniden-kur yazın.
desk-found-nothing = Henüz hamle yapılmadı.
desk-signed-off = Bitirildi.
desk-sure-adjourned = Oyun sürdürülene dek bitirilsin mi? Belgeleri yazılır. Evet ya da hayır?
desk-signed-off-already = Karşılaşma zaten bitirildi.
desk-writing = Belgeler yazılıyor.
desk-records = Belgelerin klasörü: { $folder }.
desk-records-not = Belgeler yazılmadı: { $reason }.
desk-envelope-file = Zarf için, basılacak: { $file }.
desk-note = Not: { $text }
desk-note-long = Not çok uzun: en çok { $count } harf. İkiye bölün.

desk-no-rulings = Henüz karar yok.
desk-ruling-revoked = Karar { $number }, geri çekildi: { $ruling }
desk-ruling-lifted = Karar { $number }, karar { $by } sonrasında bağlamıyor: { $ruling }
desk-no-such-move = Henüz oynanmadı: { $number }. hamle, { $color }.

desk-wants-nothing = Yalnız { $name } yazın.
desk-wants-player = { $name } bir oyuncu ister: { $name } beyaz.
desk-wants-time = { $name } bir oyuncu ve süre ister: { $name } beyaz 5, ya da 5:30, ya da 1:05:30.
desk-wants-default-time = { $name } bir süre ister: { $name } 30, beklememek için 0.
desk-wants-moves = { $name } oyuncu ve hamle sayısı ister: { $name } beyaz 12.
desk-wants-points = { $name } bir oyuncu ve puan ister: { $name } beyaz +1/2, ya da -1.
desk-wants-loss = { $name } bir oyuncu ister: { $name } beyaz; { $name } beyaz 1/2 rakibe yarım puan verir.
desk-wants-fault = { $name } bir oyuncu ve bir neden ister: { $name } beyaz 1. { $name } beyaz nedenleri sayar.
desk-wants-result = { $name } iki tarafın puanını ister: { $name } 1-0.
desk-wants-adjudication = { $name }, sonuç, değerlendiren: { $name } 1-0 Anna Muster.
desk-wants-square = { $name } bir oyuncu ve kare ister: { $name } beyaz e2.
desk-wants-misplaced = { $name } yalın ya da oyuncuyla: { $name } beyaz h1.
desk-wants-sheet = { $name } bir oyuncu ister: { $name } beyaz; son beş hamle için { $name } beyaz 5.
desk-wants-aid = { $name } bir oyuncu ve destek ister: { $name } beyaz süreler. Hepsi yardım { $name } içinde.
desk-wants-assistant = { $name } bir oyuncu ve ad ister: { $name } beyaz Ali El; { $name } beyaz düşür.
desk-wants-move = { $name } kalacak son hamleyi ister: { $name } 12 siyah; başlangıç için { $name } 0.
desk-wants-position = { $name } bir konum ister: FEN ya da taş listesi.
desk-wants-ruling = { $name } bir karar numarası ister: { $name } 2. Liste: kararlar.
    Numarasız: oyunun bitişini geri çeker.
desk-wants-switch = { $name } açık ya da kapalı ister: { $name } açık.
desk-wants-minutes = Yalnız { $name }, ya da rakibe iki dakikayla { $name } 2.
desk-wants-matter = Yalnız { $name }, ya da konu numarasıyla: { $name } 2. Liste: konular.
desk-wants-tasks = { $name } için görev numaraları gerekir: { $name } 3.
desk-wants-all = Yalnız { $name }, ya da { $name } hepsi.
desk-wants-appeal = { $name } ve kararın numarası, sonra haklı ya da haksız, ya da itiraz eden: { $name } 2 haksız Bayrak düşmüştü.
desk-wants-number = Yalnız { $name }, ya da bir sayıyla: { $name } 20.
desk-wants-sealed = Yalnız { $name }, ya da kapalı hamleyle: { $name } Af3.
desk-wants-resumption = { $name } için gün, saat ve yer gerekir: { $name } 2026-12-01 10:00 Salon 2.
desk-wants-adjournment = Yalnız { $name }, ya da { $name } erken; oturumdan kalan dakikalarla ya da onlarsız: { $name } erken 45.
desk-wants-text = { $name } bir metin ister: { $name } Beyaz rahatsızlandı.
desk-wants-word = { $name } için bir sözcük gerekir: { $name } beraberlik.
desk-wants-voice = { $name } bir dil ister: { $name } tr, { $name } en.
desk-wants-command = Yalnız { $name }, ya da bir komutla: { $name } geri-yükle.

desk-nothing-waits = Kararınızı bekleyen bir şey yok.
desk-no-yes-or-no = Buna evet ya da hayırla karar verilmez. Yanıtları duymak için konular yazın.
desk-matter = { $number }: { $what }
desk-fact-touch = O anda { $square } karesinde: { $man }.
desk-fact-about = Hamle: { $move }, { $place }.
desk-fact-not-completed = O hamle daha tamamlanmadı.
desk-fact-taken-back = O hamle geri alındı.
desk-fact-touch-played = { $color } o sırada şunu oynadı: { $move }.
desk-fact-touch-since = O zamandan beri tamamlanan hamleler: { $count }.
desk-do-accept = kabul ya da ret yazın.
desk-do-stopped = Geçerli neden var mı? kabul yazın, oyun sürsün; yoksa ret yazın.
desk-do-touch = kabul ya da düşür yazın.
desk-do-two-hands = kabul ya da düşür yazın.
desk-do-cable = { $color } tahta dönene dek yazarak oynar. Kablosuna bakın.
desk-do-board = { $color } neyi düzelteceğini dinliyor. Saatleri durdurmak için: durdur.
desk-do-numbered = kabul { $number } ya da düşür { $number } yazın.
desk-do-quickplay = kabul, ret ya da beklet yazın.
desk-do-quickplay-numbered = kabul { $number }, ret { $number } ya da beklet yazın.
desk-do-compare = karşılaştır yazın.
desk-do-penalty = uyar ya da süre-kes gibi bir ceza, ya da düşür yazın.
desk-do-no-move = { $color } tarafın son kuraldışı davranışı, sayılırsa. Saymak için kabul { $number }, yoksa düşür { $number } yazın.
desk-do-position = geri-yükle ya da konum, sonra sürdür yazın.
desk-do-rule = Gerektiği gibi karar verin, ya da düşür yazın.
desk-do-default-time = bekleme-süresi ve dakikayı, ya da beklemek için düşür yazın.
desk-do-session = ertele ya da sürdürmek için düşür yazın.
desk-do-sheets = Tamamlayınca sürdür yazın. İkisinin de hamlesi eksikse: yeniden-kur.
desk-do-result = İkisine aynı sonucu imzalatın, ya da sonuç yazın.
desk-do-signed = Başka karar vermezseniz geçerlidir. kabul yazın. Oyunun sonucu kalsın derseniz: ret.
desk-do-open = aç yazın. Gecikmeyi bağışlamak için düşür.

desk-fact-over = Oyun bitti.
desk-fact-runs = Oyun sürüyor.
desk-fact-adjourned = Oyun ertelendi.
desk-fact-new = Oyun başlamadı.
desk-fact-stands = Saatler durdu.
desk-fact-repeated = Aynı konum: { $count } kez, { $places }.
desk-place-start = başlangıçta
desk-place-set = kurulduğunda
desk-place = { $place } sonrasında
desk-fact-fifty = Taş alma ve piyon hamlesi olmadan: iki taraf için { $needed } hamleden { $count }.
desk-fact-can-mate = { $color } mat için yeterli taşa sahip.
desk-fact-cannot-mate = { $color } bu taşlarla mat edemez.
desk-fact-moves = { $color } tarafın yaptığı hamleler: { $count }.
desk-fact-illegal = { $color } tarafın kuraldışı hamleleri: { $count }.
desk-fact-board-right = { $color } tarafın tahtası oyuna uyuyor.
desk-fact-board-behind = Rakibin hamlesi eksik, { $color } tarafın tahtasında.
desk-fact-board-wrong = { $color } tarafın tahtası { $count } karede yanlış: { $squares }{ $more ->
    [0] {""}
   *[other] , ve { $more } tane daha
}.
desk-board-none = { $color } için tahta yok.
desk-board-never = { $color } tarafın tahtası bulunamadı.
desk-board-gone = { $color } tarafın tahtası: { $time } sinyal yok.
desk-board-silent = Tahtadan henüz bilgi gelmedi: { $color }.
desk-board-moves = { $color } tarafın tahtası: yalnız biten hamleler.
desk-board-sealed = { $color } tarafın tahtası anlatılmaz: hamle zarfa girer.
desk-clock-runs = { $color } tarafın saati çalışıyor.
desk-two-hands-unpressed = Kuraldışı hamle olur, { $color } saate basınca.
desk-clocks-stand = Saatler durdu.
desk-session-left = Oturumun kalanı: { $time }.

desk-board = { $color } tarafın tahtası, algılayıcılarına göre.
desk-board-senses = Yalnız kareleri sezer. Taşlar oyununkilerdir.
desk-board-unknown = Dolu, oyunda boş: { $squares }.
desk-board-empty = Boş, oyunda dolu: { $squares }.
desk-sheet-empty = { $color } tarafın kağıdı boş.
desk-sheet-gap = bir boşluk
desk-sheet-illegal = { $move }, kuraldışı
desk-announced = { $color } duyurdu: { $move }.
desk-on-board = { $color } tarafın tahtasında: { $move }.
desk-log = { $time } { $what }
desk-log-empty = Henüz bir şey olmadı.

desk-boards-same = İki tahta da aynı.
desk-boards-differ = Tahtalar { $count } karede farklı.
desk-difference = { $square }: Beyaz { $white }, Siyah { $black }.
desk-differences-more = Ve { $count } tane daha.
desk-something = bir taş
desk-unsure = algılayıcı arızalı
desk-sheets-agree = Notasyon kağıtları uyuşuyor.
desk-sheet-behind = Kağıtlar uyuşuyor. { $count ->
    [0] { $color } bir şey yazmadı.
   *[other] { $color } şuraya kadar yazdı: { $place }.
}
desk-sheets-until = { $count ->
    [0] İlk hamle hiçbir kağıtta kurallı değil.
   *[other] Kağıtlar şuraya kadar uyuşuyor: { $place }. Sonraki hamle ikisinde de kuraldışı.
}
desk-sheets-part = Kağıtlar şurada ayrılıyor: { $place }. Beyaz: { $white }. Siyah: { $black }.
desk-no-move = hamle yok
desk-misrecorded = Kayıt şurada yanlış: { $place }. Kaydedilen: { $recorded }. Yazılan: { $written }.
desk-sheet-paper = { $color } elle yazıyor: o kağıda kendiniz bakın.
desk-cause-differ = Oradan sonra farklılar.
desk-cause-missing = { $color } gerisini yazmadı.
desk-solution-stands = Oyunun yeri: { $count ->
    [0] başlangıç.
   *[other] { $place } sonrası.
} Sıra { $color } tarafta.
desk-solution-back = Dönülecek yer: { $count ->
    [0] başlangıç.
   *[other] { $place } sonrasındaki konum.
} Sıra { $color } tarafta.
desk-correction = { $color } düzeltiyor, { $square }: { $man }.
desk-entry = { $color } ekliyor, { $place }: { $move }.
desk-corrections = { $color } bütün tahtayı diziyor: { $count } kare yanlış.
desk-entries = { $color } kağıda { $count } hamle ekliyor.
desk-time = { $color } tarafın saati: { $time }.
desk-times-judged = Sürelere siz karar verirsiniz: saat-ayarla.
desk-doubt-illegal = İkisi de kuraldışı bir hamle yazmış: { $place }. kuraldışı ile karar verin.
desk-doubt-missing = İki kağıtta da eksik: { $place }.
desk-doubt-nothing = Bir şey yazılmamış, hiçbir tahta da başlangıcı göstermiyor.
desk-propose = Böyle karar vermek için kabul yazın. FIDE 2023, D.2.9.
desk-propose-none = Öneri yok: oyunculara sorun, sonra geri-yükle ya da konum yazın.
desk-propose-warning = { $color } tarafı uyarmak için kabul yazın.
offence-ahead = { $color } hamleyi önceden yazdı.
offence-other-hand = Saat: { $color } öbür eliyle bastı ya da parmağını üzerinde tuttu.
offence-misuse = { $color } saate vurdu, kaldırdı ya da devirdi.
offence-upset = { $color } taşları devirip saate bastı.
offence-leaving = { $color } izinsiz ayrıldı.
offence-disturbing = { $color } rakibini rahatsız etti.
offence-telephone = Telefon: { $color } yanında bulundurdu ya da telefon çaldı.
offence-notes = { $color } not ya da öğüt kullandı.
offence-refusing = { $color } kurallara uymayı reddetti.
offence-disrepute = { $color }: danışıklı sonuç gibi, satrancın itibarını zedeliyor.
desk-propose-remark = İlk kez: hatırlatma. Bir dahaki sefere: uyarı.
desk-propose-time = İki dakika daha, { $color }: kabul yazın.
desk-propose-loss = Mağlubiyet, { $color }: kabul yazın.
desk-fault-allowed = Bu kurallara göre önceden yazılabilir.

desk-aid-never = { $aid }: hiçbir hakem izin veremez, öğüt yasaktır. FIDE 2023, 11.3.1.
desk-aid-has = { $color } için zaten var: { $aid }.
desk-aid-has-not = { $color } için yok: { $aid }.
desk-aid-granted = { $color } için izin verildi: { $aid }.
desk-aid-tells = Kural dışı hamle basmadan reddedilir. Ceza verilmez.
desk-aid-withdrawn = { $color } için izin kalktı: { $aid }.
desk-aid-used = { $color } sordu: { $aid }.
desk-aid-refused = { $color } sordu ve reddedildi: { $aid }.
desk-no-aids = hiçbiri
desk-assistant = { $color } tarafın yardımcısı: { $name }.
desk-assistant-dismissed = { $color } tarafın artık yardımcısı yok.
desk-no-assistant = { $color } tarafın yardımcısı yok.
desk-assistant-needed = Bu eşleşmeye yardımcı gerek. Önce başkasını verin. { $article }

desk-no-adjournment = Erteleme yok: karşılaşma dosyası izin vermiyor.
desk-no-session = Bilinen bir oturum yok ya da bitti. ertele yazın ya da dakikayı söyleyin: ertele erken 45.
desk-no-key = Zarflar için anahtar yok: hamle zarfa konamaz.
desk-early-flag = { $color }, kalan { $time }: erken erteleme daha çok tutar ve bayrak düşer.
desk-envelope-passphrase = Zarf: masanın parolasını yazın. Yalnız Enter: kapalı kalır.
desk-help-envelope = Masayı açan parolayı yazın. Sonra kapalı hamle yapılır.
desk-envelope-closed = Zarf kapalı kalıyor.
desk-envelope-wrong = Yanlış parola. Yeniden yazın. Yalnız Enter: zarf kapalı kalır.
desk-envelope-damaged = Zarf bozuk: okunamıyor. Oyuncular hamlede anlaşırsa: kayıp ve hamle.
desk-sealed-ambiguous = Zarftaki: { $text }. Birden çok hamle anlamına gelebilir. Zarfa koyan kaybeder.
desk-sealed-unreadable = Zarftaki: { $text }. Kurallı hamle değil. Zarfa koyan kaybeder.
desk-lost-annuls = Zarf kayıp, hamleyi kimse bilmiyor. Oyun iptal edildi.

desk-of = { $color }: { $what }
desk-absent-loses = { $color } gelmedi sayılsın mı? { $color } o zaman hemen kaybeder: bekleme süresi kalmadı.
desk-game-over = Oyun bitti. Bitişi geri çekmek için geri-çek, yoksa bitir yazın.
desk-then-over = Bitişi geri çekmek için geri-çek, yoksa bitir yazın.
desk-then-over-ruled = Geri çekilecek karar { $number } ise geri-çek { $number }, yoksa bitir yazın.
desk-game-over-ruled = Oyun bitti. Geri çekilecek karar { $number } ise geri-çek { $number }, yoksa bitir yazın.
desk-sealed = Hamle zarfa kondu. Elinize geçince: zarf.
desk-adjourned = Oyun ertelendi. Günü gelince: vakit, sonra aç.
desk-resumption-past = O gün geçti: { $date }. Daha sonraki bir gün yazın.
desk-resumption-missing = Ne zaman ve nerede sürecek? devam-günü, sonra gün, saat ve yer yazın.
desk-sealed-again = Kapalı hamle oynanamıyor. Oyuncular bir hamlede anlaşırsa kayıp ve hamle, örneğin kayıp Af3. Yoksa sonuç yazın.
desk-opened-clock = Artış eklendi: { $color }, kapalı hamle için.
desk-open-now = aç yazın.
desk-open-if-there = { $color } burada mı? Öyleyse aç yazın. Değilse gelmedi { $player } yazın.
desk-not-begun = Oyun başlamadı. başlat yazın.
desk-ruling-stays = { $helps ->
    [revoked] Karar { $number } zaten geri çekildi.
    [position] Karar { $number } geri çekilemez: oyun ilerledi. konum, ya da geri-yükle 12 siyah gibi geri-yükle yazın.
    [moves] Karar { $number } geri çekilemez: oyun ilerledi. hamle-ayarla yazın.
    [penalty] Karar { $number } geri çekilemez. Cezası için geri-çek { $next } yazın.
    [touch] Karar { $number } geri çekilemez: oyuncu ilerledi. { $restore } yazın: o zaman { $color } { $back ->
        [0] her hamleyi oynayabilir.
       *[other] şunu yeniden oynayabilir: { $move }.
    }
    [waive] Karar { $number } geri çekilemez: oyun ilerledi. dokundu ve kareyi yazın.
    [increment] Karar { $number } geri çekilemez: oyun ilerledi. artış açık ya da artış kapalı yazın.
    [offer] Karar { $number } geri çekilemez: oyun ilerledi. Rakip reddedebilir.
    [default-time] Karar { $number } geri çekilemez: oyun ilerledi. bekleme-süresi ve dakikayı yazın.
    [dismissed] Karar { $number } geri çekilemez: oyun ilerledi. dokundu, çift-el, uyar ya da başka bir cezayla karar verin.
    [quickplay] Karar { $number } geri çekilemez: oyun ilerledi. sonuç, süre-ekle ya da süre-kes yazın.
    [end] Karar { $number } oyunu sürdürmüştü. Yeniden bitirmek için sonuç ya da yenilgi yazın.
    [again] Karar { $number } şu kararı geri çekmişti: { $of }. Onu yeniden vermek için komutunu yazın, örneğin süre-ekle beyaz 2.
   *[other] Karar { $number } geri çekilemez: oyun ilerledi. geri-yükle, saat-ayarla ya da sonuç yazın.
}
desk-paused = Saatler durdu. sürdür yazın.
desk-not-led = { $color } tarafın tahtası görülmüyor. Doğru olduğuna kendiniz bakın.
desk-restored-same = Konum zaten bu: hamle geri alınmaz, saatler sürelerini korur. Birini değiştirmek için: saat-ayarla.
desk-boards-then-resume = Saatler durdu. Tahtalar doğru olunca sürdür yazın.
desk-matters-again = { $count } konu yeniden bekliyor. konular yazın.
desk-resume-when-ready = Herkes hazır olunca sürdür yazın.
desk-judging = { $color } hâlâ mat edebilir mi? İnceleniyor.
desk-examined = Konum inceleniyor. İki taraf da mat edemezse oyun birazdan berabere biter.
desk-stands = { $square } { $man }
desk-illegal-board = { $color } tarafın tahtasında: { $squares }.
desk-not-pressed = { $color } saate basmadı, { $opponent } devam ediyor. Kimse söyleyemez.
desk-illegal-stands = { $color } tarafın hamlesi kuraldışıydı. İddia edilene ya da siz karar verene dek geçerli.
desk-illegal-position = Son hamle kuraldışıydı: iki şah da tehdit altında, ya da son yatayda piyon. { $color } tarafın iddia ya da bitirmek için bir hamlesi var.
desk-sheet-differs = { $color } şunu yazdı: { $wrote }, { $place }. Oynanan: { $made }.
desk-place-white = Beyazın yeri
desk-place-black = Siyahın yeri
desk-place-desk = masanın kendi yeri
desk-closed-there = Masa bir yerde kapandı.
desk-locked-at = Masa kilitli: { $place }.
desk-opened-at = Masa burada açık: { $place }.
desk-wrong-at = Yanlış parola: { $place }.
desk-unclear = { $color } diyor: { $text }. Kurallı hamle değil. Oyuncuya iki kare soruluyor.
desk-repeats-another = { $color } tekrarlıyor: { $said }. Hamle: { $move }.
desk-envelope-wrong-at = Zarf için yanlış parola: { $place }.
desk-code-wrong = Yanlış kod: { $place }.
desk-terminal-there = Terminal bağlandı: { $place }.
interrupted = Program durdu: { $color } düşünüyordu. Bunun en çok { $seconds } saniyesi sayılmadı.
interrupted-unknown = Program durdu: { $color } düşünüyordu. Ne kadarının sayılmadığı bilinmiyor. Biliyorsanız saati ayarlayın.
desk-terminal-gone = Terminal gitti: { $place }.
desk-told-board-lost = Tahta kayboldu: { $color }. Oyuncu yazarak sürdürüyor.
desk-told-board-back = Tahta geri geldi: { $color }.
desk-told-board-wrong = Tahta yanlış: { $color } tarafa neyi düzelteceği söyleniyor.
desk-told-board-right = Tahta yeniden doğru: { $color }.
desk-told-board-low = Pil zayıf: { $color } tarafın tahtası.
desk-told-board-missed = Tahta verisi kayboldu: { $color }. Bir dokunma eksik olabilir.
desk-told-mutes = { $color } { $square } karesini yok sayıyor, kararsız diyor. Dokunulmadıysa: bağışla { $color }.
desk-told-flickers = { $color } tarafın tahtasında { $square } kararsız. O dokunma yanlışlıksa: bağışla { $color }.

## Hakem masasında yardım

help-desk-start =
    başlat: oyun başlar, sıradaki oyuncunun saati çalışır.
    FIDE 2023, 6.6.
help-desk-pause = durdur: saatleri durdurur.
help-desk-resume = sürdür: saatleri yeniden başlatır.
help-desk-matters =
    konular: kararınızı bekleyen her şey, bulgular ve komutlarla.
help-desk-accept =
    kabul 2: konu 2 için evet. Yalnız: karşılaştır önerisine ya da tek konuya.
    kabul 2: konu 2 için evet. Numaralar: konular.
help-desk-reject =
    ret 2: konu 2 için hayır. Yalnız: karşılaştır önerisine ya da tek konuya.
    ret 2: konu 2 için hayır. Numaralar: konular.
help-desk-postpone =
    beklet: hızlı bitiş iddiasına sonra karar verilir.
    beklet 2: rakibe iki dakikayla.
help-desk-dismiss =
    düşür: bekleyen konuyu reddeder ya da yapıldı sayar.
    düşür 2: konu 2. Numaralar: konular.
help-desk-appeal =
    itiraz 2 haklı, itiraz 2 haksız, gerekçesiyle: kurulun karar 2 için verdiği karar.
    itiraz 2 beyaz, gerekçeleriyle: Beyaz itiraz sunuyor.
help-desk-facts =
    bulgular: tekrarlar ve hamleleri, elli hamle, materyal, süreler, kuraldışı hamleler, tahtalar.
help-desk-article = madde 9.2, madde rok: kurallar orada ne diyor, kısaca.
help-desk-compare =
    karşılaştır: iki tahta, iki kağıt ve bunlardan çıkan konum.
    FIDE 2023, D.2.9.
help-desk-board =
    tahta beyaz: beyazın kendi tahtası.
    tahta e4: oyundaki kare.
help-desk-sheet =
    notasyon beyaz: beyazın notasyon kağıdı.
    notasyon beyaz 5: son beş hamle.
help-desk-last =
    son: son hamle ve duyurulan hamle.
help-desk-log =
    günlük: günlüğün son on kaydı.
    günlük 30: daha fazlası.
    Zamanlar karşılaşmanın başından sayılır.
help-desk-clocks =
    saatler: iki süre ve kimin saatinin çalıştığı.
help-desk-set-clock =
    saat-ayarla beyaz 1:23:45: saat, dakika, saniye.
    23:45 dakika, saniye. 23 dakika.
help-desk-set-moves =
    hamle-ayarla beyaz 12: beyazın saatindeki sayacı 12 hamle yapar.
help-desk-reconstruct =
    yeniden-kur: hiçbir kağıtta olmayan hamlelerde yol gösterir.
    yeniden-kur 20: 20. hamleden başlayarak.
    Sonra hamleleri sırayla yazın.
help-desk-moves-known =
    hamleler-belli: hamleler bulundu, ikisi de kağıdını tamamlar.
help-desk-next-period =
    sonraki-dönem: hamleler bulunamıyor. Sonraki hamle, sonraki dönemin ilk hamlesidir.
help-desk-add-time =
    süre-ekle beyaz 2: beyaza iki dakika eklenir.
    süre-ekle beyaz 1:30: bir buçuk dakika.
help-desk-take-time =
    süre-kes beyaz 2: beyazdan iki dakika düşülür.
    süre-kes beyaz 1:30: bir buçuk dakika.
help-desk-increment =
    artış açık: bundan sonra hamle başına beş saniye.
    artış kapalı: reddedilir.
help-desk-warn = uyar beyaz: beyaz uyarılır.
help-desk-points =
    puan beyaz +1/2: beyaza yarım puan eklenir.
    puan beyaz -1: bir puan eksik.
    Oyundan sonra.
help-desk-loss =
    yenilgi beyaz: beyaz kaybeder.
    yenilgi beyaz 0: siyah da bir şey almaz.
help-desk-result =
    sonuç 1-0: beyazın puanı, siyahın puanı.
    1/2-1/2, 0-0 ve başkaları.
help-desk-adjudicate =
    konum-kararı 1-0 Anna Muster: konumu Anna Muster değerlendirdi, sonuç budur.
    Karşılaşma dosyası izin vermeli.
help-desk-fine =
    para-cezası beyaz: önceden duyurulmuş bir para cezası.
help-desk-exclude = men beyaz: beyaz sonraki turlarda oynamaz.
help-desk-expel = ihraç beyaz: beyaz turnuvadan çıkarılır.
help-desk-annul =
    iptal: oyunu iptal eder. Yenisi oynanır.

help-desk-illegal =
    kuraldışı beyaz: gördüğünüz gibi, beyazın son hamlesi kuraldışıydı.
help-desk-touch =
    dokundu beyaz e2: beyaz şimdi ya da son hamleden önce e2 karesindeki taşa dokundu, onu oynamalı.
    Daha önceki hamle için: kabul ve itirazın numarası.
help-desk-waive =
    bağışla beyaz: beyaz yanlışlıkla dokundu, sayılmaz.
    Beyaz, neyi düzelteceğini ve kimin saatinin çalıştığını duyar. FIDE 2023, 4.2.2.
help-desk-two-hands =
    çift-el beyaz: beyaz hamle için iki elini kullandı.
help-desk-fault =
    ihlal beyaz: nedenleri sayar. ihlal beyaz 1: beyaz bunu yaptı.
    Kaydedilir ve bir ceza önerilir.
help-desk-flag = bayrak beyaz: beyazın bayrağı düştü.
help-desk-wrong-start =
    hatalı-diziliş: başlangıç konumu yanlıştı.
    hatalı-diziliş beyaz: beyazın şahı ve veziri yer değiştirmişti.
    hatalı-diziliş beyaz h1: h1 taşı başka karedeydi.
    Yeni oyun için geçse o taş rok yapamaz.
help-desk-turned =
    ters-tahta: tahta ters duruyor.
    Oyun sürer.
help-desk-reversed =
    ters-renk: oyun ters renklerle başladı.
help-desk-displaced =
    kayma 12 siyah: siyahın 12. hamlesinden sonra taşlar kaydı.
    Oyun oraya döner, geri-yükle gibi.
help-desk-restore =
    geri-yükle 12 siyah: siyahın 12. hamlesinden sonraki konuma ve sürelerine döner.
    geri-yükle 0: başlangıca. Saatler sürdür denene dek durur.
help-desk-position =
    konum ve FEN, ya da taş listesi: oyun oradan sürer.
    Saatler sürdür denene dek durur.
help-desk-rulings = kararlar: bütün kararlar ve cezalar, numaralarıyla.
help-desk-revoke =
    geri-çek 2: karar 2 geri çekilir.
    Süre, ayarlanan saatler, puanlar, sonuçlar, dokunmalar, cezalar ve oyunun her bitişi.
    Oyundan sonra yalnız: bitişini geri çeker, kararınızla olanı da.
help-desk-allow =
    izin beyaz kurallı hamleler.
    Destekler: son duyurular, kendi notasyonu, süreler, hamle numarası, rakibin notasyonu, konumun okunması, kurallı hamleler, saldıranlar, beraberlik uyarıları, açılışın adı, hamle geri alma.
help-desk-withdraw =
    izin-kaldır beyaz süreler: beyaz artık süreleri soramaz.
    Bütün adlar: yardım izin.
help-desk-aids =
    destekler: her oyuncunun destekleri ve yardımcılar.
help-desk-assistant =
    yardımcı beyaz Ali El: beyaz için bir yardımcı verir.
    yardımcı beyaz düşür: beyazın artık yardımcısı yok.
help-desk-absent =
    gelmedi beyaz: beyazı gelmemiş sayar.
    Bekleme süresi işler.
help-desk-arrived = geldi beyaz: beyaz geldi.
help-desk-default-time =
    bekleme-süresi 30: yarım saate kadar geciken oyuncu yine oynayabilir.
    bekleme-süresi 0: beklenmez.
help-desk-adjourn =
    ertele: sıradaki oyuncu hamlesini zarfa koymalı.
    Sonra zarf.
    ertele erken: sıradaki oyuncu ister ve oturumun kalanını kaybeder.
help-desk-resumption = devam-günü 2026-12-01 10:00 Salon 2: zarf için gün, saat ve yer. Oyuncular duyar.
help-desk-envelope =
    zarf: kapalı hamle sizde, oyun ertelendi.
help-desk-due =
    vakit: saati geldi, ertelenen oyun sürer.
    Bundan sonra bir oyuncu gecikebilir. Sonra aç, ya da gelmedi ve oyuncu.
help-desk-open =
    aç: zarfı parolayla açar. Oyun sürer.
help-desk-lost =
    kayıp Af3: zarf kayıp, ikisi bu hamlede anlaşıyor.
    Hamlesiz: oyun iptal edilir.
help-desk-note =
    not Beyaz rahatsızlandı: rapora bir not yazar.
help-desk-tasks =
    görevler: bu masada yapılacaklar.
    görevler hepsi: oyundan önce, oyun sırasında ve sonra, hepsi.
help-desk-done = tamam 3: görev 3 tamam. tamam 1 2 4: birkaçı.
help-desk-undone = tamam-değil 3: görev 3 aslında tamam değil.
help-desk-glossary = sözlük beraberlik: sözcük her dilde. Sözcük herhangi birinden olabilir.
help-desk-report =
    rapor: belgeleri şimdiki durumuyla yazar ve yerini söyler.
help-desk-sign-off =
    bitir: karşılaşmayı bitirir ve belgelerini yazar.
help-desk-talk =
    dil en: masa İngilizce konuşur. dil tr: Türkçe.
help-desk-help =
    yardım: masa, kısaca.
    yardım tümü: bütün adlar.
    yardım geri-yükle: tek komut.
help-desk-leave =
    çık: masayı burada kapatır.
    Parola yeniden açar.

entry-retyped = Böyle okundu: { $text }.
reason-unread = hiçbir ses bu dili okuyamıyor
voices-new =
    Yeni ses: { $folder }
    Dosyalarını çevirin. Sonra denetleyin: { $program } voices check { $parent }
voices-new-known = { $name } zaten var. Başka bir dil için kodunu yazın, örneğin el.
voices-new-exists = { $folder } zaten var. Adını değiştirin ya da başka klasör verin.
voices-new-fails = Oluşturulamıyor: { $folder }, { $reason }.
voice-state = Bilinmeyen durum: { $state }. draft, read ya da spoken yazın.
voice-untranslated =
    { $count ->
        [one] Bir cümle eksik. Başka dilde söylenir: { $names }.
       *[other] { $count } cümle eksik. Başka dilde söylenirler: { $names }.
    }
voice-untranslated-more = Ve { $count } tane daha.
voice-plural = { $name } cümlesinde eksik biçimler: { $variants }, sayı { $gap } için.
voice-meanings = { $word } sözünün hamlede iki anlamı var: { $first } ve { $other }. Her birine kendi sözü gerek.
help-repertoire =
    repertuar italyan: 45 hazır açılıştan biri. repertuar italyan siyah: öbür taraftan.
    repertuar açılışlar: hepsi, beşer beşer.
    repertuar benim: veri klasörünün repertoire klasöründeki benim.pgn dosyanızdan açılışlarınız. Hamlelerinizi yazın.
    repertuar oyunlar: en az iki kez oynadıklarınız. repertuar oyunlar siyah: tek taraf, beyaz da olur.
    repertuar: hepsi ve ne kadar pekiştirilecek olduğu.
    ipucu: dört adımda yardım. bilgi: hamleler yeniden.
    sonraki: hamle, sonra devam.
    kapat: oyununuza dönüş.
setting-mouse = Fare ekranda taş alıp koysun mu.
setting-key-hints = Tuşların ne yaptığı gösterilsin mi.
setting-pictures = Ekranda taşlar resim olsun mu, terminal gösterebiliyorsa.
cli-voices-new = Yeni dil için çeviri klasörü oluşturur.
arg-mouse = fare ekranda taş alıp koysun mu: on ya da off.
arg-key-hints = tuşların ne yaptığı gösterilsin mi: on ya da off.
arg-pictures = taşlar ekranda resim olsun mu: on ya da off.
arg-voices-new-language = dilin etiketi, örneğin nl ya da pt-BR.
arg-voices-new-folder = onun klasörü. Verilmezse kendi seslerinizin klasörü.
health-voices =
    { $count ->
        [one] Sesler: bir başkası çalışıyor.
       *[other] Sesler: başka { $count } tanesi çalışıyor.
    }
health-voices-draft = Sesler: taslak, ana dili o dil olan kimse gözden geçirmedi: { $names }.
voice-review =
    { $state ->
        [read] Ses { $name }: okuyan { $by }, { $date }.
        [spoken] Ses { $name }: dinleyen { $by }, { $date }.
       *[draft] Ses { $name }: taslak, ana dili bu olan kimse gözden geçirmedi.
    }
voice-unconfirmed = Ses { $name }: doğrulanacak sözler: { $words }.
health-speech-unread = Konuşma: espeak-ng okuyamıyor, dil { $language }. Konuşma sunucusunda başka bir ses ayarlayın ya da ekran okuyucu kullanın.
reason-louis-unfit = bu dile uygun tablo yok
pictures-none = Bu terminal resim göstermiyor. Taşlar karakterlerle çizilir.
pictures-absent = Bu program resimsiz derlendi. Resimlerin nasıl ekleneceği docs/guide.md dosyasında.
arg-import-letters = dosyada taşlar bu sesin harfleriyle: örneğin tr.
reason-voices = bu sistemin sesleri çalışmıyor; konuşmayı ekran okuyucunuza bırakmak için konuşma kapalı yazın
health-speech-system =
    Konuşma: bu sistemde { $count ->
        [one] bir ses
       *[other] { $count } ses
    } var; { $languages }.
health-speech-system-missing = Konuşma: { $language } dili için ses yok. Bu sistemin konuşma ayarlarından bir ses ekleyin.
health-terminal-unread-elsewhere =
    Terminal: ekran okuyucular okuyamaz, { $name }. Şunu kullanın: { $system ->
        [windows] Windows Terminal
       *[macos] Terminal
    }.
health-tried-linux = Sistem: Linux. Testlerinde programı Orca, Fenrir, BRLTTY ve yasr okuyor. Görme engelli oyunculardan henüz haber gelmedi.
health-tried-windows = Sistem: Windows. Yapanlar yalnızca Wine altında, ekran okuyucu olmadan denedi. NVDA ya da JAWS kullanıyorsanız nasıl okunduğunu bize bildirin.
health-tried-macos = Sistem: macOS. Yapanlar derledi ama hiç çalıştırmadı. VoiceOver kullanıyorsanız nasıl okunduğunu bize bildirin.
health-tried-nowhere = Sistem: burada henüz kimse denemedi. Nasıl çalıştığını bize bildirin.
reason-louis-absent = lou_translate yok, liblouis kurun
health-braille-absent = Braille: satranç kodu çalışıyor. Yazınsal braille için liblouis kurun.
reason-no-name = hiçbir dosyanın böyle bir adı olamaz

## Turnuvada

tournament-new = { $name }: { $players } oyuncu, henüz tur yok.
tournament-open = { $name }: tur { $round }, toplam { $rounds }, { $players } oyuncu.
tournament-new-teams = { $name }: takım sayısı { $players }, henüz tur yok.
tournament-open-teams = { $name }: tur { $round }, toplam { $rounds }, takım sayısı { $players }.
tournament-next-draw = Sırada: kura yazıp başlangıç numaralarını çekin. Bütün komutlar için yardım yazın.
tournament-next-pair = Sırada: tur { $round } için eşle yazın. Bütün komutlar için yardım yazın.
tournament-next-results = Sırada: sonuçları yazın, örneğin sonuç 1 1-0. Bütün komutlar için yardım yazın.
tournament-next-qualify = Gruplar bitti. En iyilerin geçmesi için yükselt yazın.
tournament-next-standings = Bütün turlar bitti. Son sıralama için sıralama yazın.
tournament-not-done = Bir şey yapılmadı.
tournament-sure = Evet ya da hayır?
tournament-nothing-typed = Bir şey yazılmadı. Bir komut ya da yardım yazın.
tournament-unknown = Burada bilinmiyor: { $word }. Bütün komutlar için yardım yazın.
tournament-unknown-near = Burada bilinmiyor: { $word }. En yakını: { $near }.
tournament-which-player = Hangi oyuncu? { $names }. Numarasını yazın.
tournament-no-player = Böyle bir oyuncu yok: { $text }. Hepsi için katılımcılar yazın.
tournament-help = Önce: turnuva, katılımcılar, kayıt, kura.
    Turlar: eşle, eşlendirme, sonuç, eksik, ertele.
    Oyuncular: oyuncu, gelmiyor, çekildi, döndü, ayrı-tut, değiştir.
    Sorular: rakip, grup, olasılık.
    Takımlar: kadro. Eşitlik: karar. Gruplar: yükselt.
    Tablo: sıralama, neden, çapraz-tablo, ödüller.
    Dosyalar: bildirimler, rapor, oyunlar, aktar, masa-kur.
    Düzeltme: düzelt, günlük, geri-çek. Çıkış: çık.
    Daha fazlası: yardım tümü, yardım eşle, açıkla.
tournament-wants-nothing = Yalnız { $name } yazın.
tournament-wants-player = { $name } bir oyuncu ister: { $name } 7, ya da { $name } anna.
tournament-wants-bye = { $name } bir oyuncu ister, yarım puan için 1/2 ile: { $name } 7 1/2.
tournament-wants-players = { $name } iki oyuncu ister: { $name } 3 7.
tournament-wants-entry = { $name } bir ad ister, varsa Elo ile: { $name } Yılmaz, Ada 1650.
tournament-wants-amendment = { $name }: oyuncu, dosyanın bir anahtarı ve değeri: { $name } 7 rating 1850.
tournament-wants-goal = { $name } bir oyuncu ve bir sıra ister: { $name } 7 3.
tournament-wants-varma = Yalnız { $name }, ya da { $name } varma.
tournament-wants-pairs = { $name } çiftleri ister, Beyaz önce, bay geçen tek başına: { $name } 1-4 2-3 5.
tournament-wants-result = { $name } bir masa ve sonuç ister: { $name } 4 1-0.
tournament-wants-correction = { $name } tur, masa ve sonuç ister: { $name } 2 4 1-0.
tournament-wants-board = { $name } bir masa ister: { $name } 4.
tournament-wants-line-up = Takım ve yerler gerek: { $name } 2 1 3 4.
tournament-wants-tie = { $name } bir masa ister: { $name } 2, ya da { $name } 2 1-0.
tournament-wants-qualified = Yalnız { $name }, ya da numaralar: { $name } 1 5 2 8.
tournament-wants-round = Yalnız { $name }, ya da bir turla: { $name } 3.
tournament-wants-act = { $name } bir işlem numarası ister: { $name } 12. Numaralar: günlük.
tournament-wants-number = Yalnız { $name }, ya da bir sayıyla: { $name } 30.
tournament-wants-file = { $name } bir dosya adı ister: { $name } club.trf.
tournament-wants-command = Yalnız { $name }, ya da bir komutla: { $name } eşle.
tournament-wants-term = Yalnız { $name }, ya da bir sözle: { $name } Buchholz.
tournament-no-varma = Bu kadar oyuncu için Varma tablosu yok. Tablo 9 ile 24 arası içindir.
tournament-numbered = Başlangıç numaraları verildi.
tournament-drawn = Başlangıç numaraları, kura sayısı { $number }:
tournament-number = { $number }, { $name }
tournament-correct-what = Tur { $round }, masa { $board }: { $result }, önceki: { $had }.
tournament-moves = { $player } o zaman { $points } puanla: sıra { $place }, şimdi { $had }.
tournament-pairings-stay = Sonraki turların eşlendirmesi değişmez.
tournament-withdraw-what = { $player } turnuvadan çekiliyor.
tournament-revoke-what = Geri çekilecek: { $what }
tournament-revoked = Geri çekildi: işlem { $number }.
tournament-playing = Tur { $round }, masa { $board }: { $white } ve { $black } oynuyor.
tournament-postponed = Ertelendi, tur { $round }, masa { $board }: { $white } ve { $black }.
tournament-adjourned = Ara verildi, tur { $round }, masa { $board }: { $white } ve { $black }. Onsuz eşlendirmek için: ertele { $board }.
tournament-pair-without = Sonuç yok, tur { $round }, masa { $board }: { $white } ve { $black }. Bu eşlendirmede beraberlik sayılır.
tournament-pair-appeal = Açık itiraz, tur { $round }, masa { $board }: { $white } ve { $black }. Sonuç olduğu gibi sayılır.
tournament-nobody-there = kimse
tournament-none-missing = Eksik sonuç yok.
outcome-white = Beyaz kazandı
outcome-draw = beraberlik
outcome-black = Siyah kazandı
outcome-white-forfeit = Beyaz hükmen kazandı
outcome-black-forfeit = Siyah hükmen kazandı
outcome-neither-forfeit = kimse gelmedi
outcome-neither = ikisi de kaybetti
outcome-half-white = yalnız Beyaza yarım puan
outcome-half-black = yalnız Siyaha yarım puan
tournament-round-over = Tur { $round } bitti.
tournament-all-over = Son tur bitti. Son sıralama için sıralama yazın.
tournament-third-forfeit = Üçüncü hükmen yenilgi, { $player }: çoğu yönergede oyuncu çıkarılır. Çıkarmak için: çekildi.
tournament-entered = Kaydedildi: { $player }.
tournament-entered-late = Kaydedildi: { $player }, ilk turu { $round }.
tournament-amended = Kayıt düzeltildi: { $player }.
tournament-paired-tables = Tur { $round }: tablolara göre eşlendirildi.
tournament-paired-arbiter = Tur { $round }: elle eşlendirildi.
tournament-paired-rules = Tur { $round }: sistemin kurallarıyla eşlendirildi.
tournament-paired-lots = Tur { $round }: kurayla eşlendirildi, sayı { $number }.
tournament-paired-program = Tur { $round }: eşlendiren { $program }.
tournament-ended = Masa { $board }, tur { $round }: { $white }, { $black }: { $result }.
tournament-corrected = Düzeltildi, masa { $board }, tur { $round }: { $white }, { $black }: { $result }.
tournament-absent = Tur { $round }, oynamıyor: { $player }.
tournament-absent-half = Yarım puanlı bay, tur { $round }: { $player }.
tournament-absent-full = Tam puanlı bay, tur { $round }: { $player }.
tournament-withdrawn = Çekildi: { $player }.
tournament-returned = Döndü, ilk turu { $round }: { $player }.
tournament-kept-apart = Ayrı tutuluyor: { $names }.
tournament-lined-up = Kadro, { $player }, tur { $round }: { $names }.
tournament-decided = Masa { $board }, tur { $round }: geçen { $player }. Belirleyen: { $decider }.
tournament-decided-lots = Masa { $board }, tur { $round }: geçen { $player }. Kura sayısı { $number }.
tournament-qualified = Geçenler: { $names }.
tournament-qualify-shared = Grup { $number }: sıra { $place } paylaşılıyor. Geçenlerin hepsini yazın, en güçlüler önce: yükselt 1 5 2 8.
tournament-act = { $number }: { $what }
tournament-act-revoked = { $number }, geri çekildi: { $what }
tournament-log-empty = Henüz bir şey kaydedilmedi.
tournament-no-act = İşlem { $number } yok. Toplam { $count }, sonuncular için günlük yazın.
tournament-revoked-already = İşlem { $number } zaten geri çekildi.
tournament-is-revocation = İşlem { $number } bir geri çekmedir: geri çekilen işlemi yeniden yapın.
tournament-needed-by = Önce işlem { $number } geri çekilmeli: { $what }
tournament-refused-player = Böyle bir oyuncu yok. Hepsi için katılımcılar yazın.
tournament-refused-name = Ad eksik. kayıt komutundan sonra yazın.
tournament-refused-fide = Bu FIDE numarası kayıtlı: { $player }.
tournament-refused-same = Zaten kayıtlı: { $player }.
tournament-refused-late = Geç kayıt olmaz: tablolarda tur 1 sonrası yer yok.
tournament-refused-paired = Tur { $round } zaten eşlendirildi.
tournament-refused-round = Tur { $round } yok. Tur sayısı: { $rounds }.
tournament-refused-players = { $count } oyuncuyla olmaz: sistem izin vermiyor.
tournament-refused-order = Her oyuncunun tek bir numarası olmalı.
tournament-refused-numbers = Çok geç: tur 1 bu numaralarla eşlendirildi.
tournament-refused-next = Sonraki tur: { $round }.
tournament-refused-playing = Tur { $round } bitmedi: masalar { $boards }. Sonuçları ya da ertele yazın.
tournament-refused-last = Bütün turlar eşlendirildi.
tournament-refused-board = Tur { $round } için masa { $board } yok. Masa sayısı: { $boards }.
tournament-refused-result = Sonucu var: { $result }. Düzeltmek için: düzelt.
tournament-refused-no-result = Henüz sonucu yok. Girmek için: sonuç.
tournament-refused-known = Sonucu zaten bu.
tournament-refused-postponed = Zaten ertelendi.
tournament-refused-left = O sırada turnuvada değil.
tournament-refused-here = Çekilmiş değil.
tournament-refused-two = İki ayrı oyuncu gerek.
tournament-refused-no-teams = Burada takım oynamıyor.
tournament-refused-part = Masa { $board } yok. Masa sayısı: { $boards }.
tournament-refused-which = Maç { $board } birkaç masalı. Birini yazın: sonuç { $board }.1 1-0.
tournament-refused-many = Çok fazla oyuncu. Bir maçta masa sayısı: { $boards }.
tournament-refused-member = Bu takımda oyuncu { $number } yok. Listesi için oyuncu ve takım.
tournament-refused-board-order = Masa sırası yanlış: oyuncu { $number }. Takımın listesi geçerli.
tournament-refused-nobody = Kadroya en az bir oyuncu gerek.
tournament-refused-begun = Maç başladı.
tournament-refused-tied = Orada eşitlik yok. Bir oyun için sonuç yazın.
tournament-refused-groups = Bu gruplar içindir, hepsi bitince.
tournament-refused-qualify = Geçen her oyuncuyu bir kez yazın. Sayıları: { $count }.
tournament-refused-members = Takımın oyuncuları listesinde kalır.
tournament-breach-twice = İki kez eşlendirildi: { $player }.
tournament-breach-missing = Eşlendirilmedi: { $player }.
tournament-breach-absent = Eşlendirildi ama burada değil: { $player }.
tournament-breach-met = Tur { $round } içinde karşılaştılar: { $white } ve { $black }.
tournament-breach-apart = Ayrı tutuluyor: { $white } ve { $black }.
tournament-breach-bye = Bay gerekmiyor: { $player } bay geçiyor.
tournament-breach-second-bye = İkinci kez oynamadan puan: { $player }.
tournament-breach-third = Üst üste üç kez { $color }: { $player }.
tournament-breach-three-more = Üç kez fazla { $color }: { $player }.
tournament-pairing = Eşlendiren: { $program }.
tournament-pairing-still = Bir program eşlendiriyor. Bitirmek için dur yazın.
tournament-pairing-stopped = Durduruldu. Eşlendirme yok.
tournament-pairing-none = Durduracak bir şey yok. Hiçbir program eşlendirmiyor.
tournament-pairing-outdated = Eşlendirme yok: bu arada bir şey değişti. Yeniden eşle yazın.
tournament-no-program = Eşlendirme programı bulunamadı. gacrux ya da bbpPairings kurun, ya da eşle ve çiftleri yazın.
tournament-program-missing = { $program } başlamıyor. eşle ve çiftleri yazın, ya da programı yeniden kurun.
tournament-program-stuck = { $program } çok uzun sürdü, durduruldu. eşle ve çiftleri yazın.
tournament-program-endless = { $program } çok fazla yazdı, durduruldu. eşle ve çiftleri yazın.
tournament-answer-unreadable = { $program } eşlendirmedi: { $why } eşle ve çiftleri yazın.
tournament-answer-refused = Reddedildi, eşlendirme yok. { $program } yanıtı kurallara aykırı:
tournament-answer-empty = yanıt yok.
tournament-answer-line = yanıtın satırı { $line } bir çift değil.
tournament-answer-count = { $said } çift bildirildi, { $count } verildi.
tournament-answer-number = { $number } numaralı oyuncu yok.
tournament-answer-byes = bir turda iki bay.
tournament-name = { $name }.
tournament-place-is = Yer: { $value }.
tournament-from = Başlangıç: { $value }.
tournament-to = Bitiş: { $value }.
tournament-arbiter = Başhakem: { $value }.
tournament-laws = Kurallar: { $value }.
tournament-system = Sistem: { $value }.
tournament-rounds = Turlar: { $value }.
tournament-accelerated = Hızlandırma: { $value }.
tournament-boards = Bir maçta masa sayısı: { $value }.
tournament-arbiters = Önerilen hakem sayısı: { $value }.
tournament-decided-by = Eşitliği bozan: { $value }.
decider-rapid = hızlı oyun
decider-blitz = yıldırım oyunu
decider-armageddon = Armagedon oyunu
decider-rating = Elo
decider-white-out = beyaz elenir
decider-boards = daha iyi ilk masalar
decider-lots = kura
decider-arbiter = hakem kararı
tournament-variant = Oyun: { $value }.
tournament-time = Tempo: { $value }.
tournament-default-time = Bekleme süresi: { $value } dakika.
tournament-ties = Eşitlik bozma: { $value }.
tournament-draws = Beraberlik: { $value }.
tournament-aids = Destekler: { $value }.
tournament-appeals = İtirazlar: { $value }.
system-round-robin = döner sistem
system-swiss = İsviçre sistemi
system-adjusted = uyarlanmış İsviçre sistemi
system-lots = kuralı İsviçre sistemi
system-by-hand = elle eşlendirme
system-match = iki kişilik maç
system-scheveningen = Scheveningen
system-knock-out = eleme
system-groups = gruplar
tournament-nobody = Henüz kayıtlı kimse yok. kayıt ve bir ad yazın.
tournament-entry = { $number }: { $name }, { $rating }.
tournament-entry-unrated = { $number }: { $name }, Elo yok.
tournament-entry-left = { $number }: { $name }, çekildi.
tournament-no-round-yet = Henüz eşlendirilen tur yok. eşle yazın.
tournament-no-round = Tur { $round } eşlendirilmedi. Eşlendirilen turlar: { $rounds }.
tournament-round = Tur { $round }:
tournament-bye = Bay geçen: { $player }.
tournament-free = Boş: { $player }.
tournament-board = Masa { $board }: { $white }, { $black }.
tournament-board-over = Masa { $board }: { $white }, { $black }: { $result }.
tournament-board-postponed = Masa { $board }: { $white }, { $black }: ertelendi.
tournament-match = Maç { $board }: { $white }, { $black }.
tournament-match-score = Maç { $board }: { $white } { $own }, { $black } { $other }.
tournament-goes-on = Geçen { $player }.
tournament-tied-game = Eşitlik. Sırada: { $decider }, masa { $board }, beyaz: { $player }.
tournament-tied = Eşitlik, masa { $board }. Kura için karar { $board }. Ya da geçen: karar { $board } 1-0.
tournament-tied-by = Eşitlik, masa { $board }. Belirleyen: { $decider }. Yazın: karar { $board }.
tournament-standings = Tur { $round } sonrası:
tournament-group = Grup { $number }:
tournament-place = { $place }: { $player }, { $points }.
tournament-place-ties = { $place }: { $player }, { $points }; { $ties }.
tournament-place-equal = { $place }: { $player }, { $points }; eşitlik bozma aynı.
tournament-tie-value = { $tie }: { $value }
tournament-tie-value-place = { $tie }: sıra { $value }
tournament-tie-alone = { $tie }: { $value }.
tournament-left = Her şey saklandı.
tournament-pair-breaks = Bu eşlendirme kurallara aykırı:
tournament-proposed = Öneri, tur { $round }:
tournament-proposed-lots = Öneri, tur { $round }, kura sayısı { $number }:
tournament-down = Bir puan grubu aşağı: { $player }.
tournament-no-proposal = Bu kurallarla eşlendirme yok. Çiftleri yazın: eşle 1-4 2-3 5.
tournament-points-whole = { $count }
tournament-points-half = ½
tournament-points-and-half = { $count }½
tournament-player-place = Sıra { $place }, puan: { $points }.
tournament-player-title = Unvan: { $value }.
tournament-player-federation = Federasyon: { $value }.
tournament-player-club = Kulüp: { $value }.
tournament-player-team = Takım: { $value }.
tournament-player-captain = Kaptan: { $value }.
tournament-player-seat = Oturma yeri: { $value }.
tournament-player-assistant = Yardımcı: { $value }.
tournament-card-won = Tur { $round }: { $color }, galibiyet, rakip { $player }.
tournament-card-drawn = Tur { $round }: { $color }, beraberlik, rakip { $player }.
tournament-card-lost = Tur { $round }: { $color }, mağlubiyet, rakip { $player }.
tournament-card-forfeit-won = Tur { $round }: hükmen galibiyet, rakip { $player }.
tournament-card-forfeit-lost = Tur { $round }: hükmen mağlubiyet, rakip { $player }.
tournament-card-now = Tur { $round }, masa { $board }: { $color }, rakip { $player }.
tournament-card-half = Tur { $round }: bay, yarım puan.
tournament-card-full = Tur { $round }: bay, tam puan.
tournament-card-bye = Tur { $round }: bay, rakip kalmadı.
tournament-card-absent = Tur { $round }: oynamadı.
tournament-same-points = Aynı puanda: { $names }.
tournament-score-group = Puan { $points }: { $names }.
tournament-not-paired = { $player }: tur { $round }, eşlendirilmedi.
tournament-could = { $player }, sıra { $place } ya da daha iyi:
tournament-could-not-yet = Ancak son tur eşlendirilince, takımlar olmadan.
tournament-could-too-many = Çok fazla açık oyun: { $count }. Bazıları bitince yeniden sorun.
tournament-could-win = Galibiyetle
tournament-could-draw = Beraberlikle
tournament-could-loss = Yenilgiyle
tournament-could-anyhow = Olduğu gibi
tournament-could-always = { $case }: her durumda.
tournament-could-never = { $case }: artık değil.
tournament-could-if = { $case }: kesin böyle, { $white }, { $black }: { $result }.
tournament-could-only-if = { $case }: yalnız böyle, { $white }, { $black }: { $result }.
tournament-could-perhaps = { $case }: başkalarının birkaç sonucuyla.
tournament-crosstable-row = { $number }: { $name }, { $points }: { $rounds }.
tournament-counts-for-nobody = { $player } sıralamada yok: oyunların yarısından azını oynadı.
tournament-why = { $player }: sıra { $place }, puan: { $points }.
tournament-behind-points = { $player } önde: puanla.
tournament-behind-tie = { $player } önde: { $tie }.
tournament-behind-lots = { $player } önde: kurayla.
tournament-shared = Sırayı paylaşıyor: { $player }.
tournament-tie = { $tie }: { $value }, şunlardan:
tournament-tie-place = { $tie }: sıra { $value }, şunlardan:
tournament-tie-unmet = { $tie }: karşılaştıracak bir şey yok.
tournament-part = Tur { $round }: { $value }, rakip { $player }.
tournament-part-own = Tur { $round }: { $value }.
tournament-part-weighed = Tur { $round }: { $value }, rakip { $player } { $brought }, alınan puan { $scored }.
tournament-part-dummy = Tur { $round }, oynanmadı: { $value }, { $reason }.
tournament-dummy-own = kendi puanı gibi
tournament-dummy-opponent = eşlendirilen rakip gibi
tournament-dummy-draws = her turda beraberlik gibi
tournament-part-mean = Ortalama: { $value }.
tournament-part-table = Elo tablosundan: { $value }.
tournament-part-other = Ayrıca: { $value }.
tournament-cut-least = Çıkarıldı: en düşüğü.
tournament-cut-voluntary = Çıkarıldı: kendi isteğiyle oynanmadı.
tournament-cut-most = Çıkarıldı: en yükseği.
tournament-cut-limit = Sayılmadı: rakibin puanı çok az.
notice-title = { $name }, tur { $round }
notice = { $player }: tur { $round }, masa { $board }, { $color }, rakip { $opponent }.
notice-seat = { $player }: tur { $round }, masa { $board }, { $color }, rakip { $opponent }, oturma yeri { $seat }.
notice-bye = { $player }: tur { $round }, bay.
tournament-no-variant = TRF'de oyun için yer yok. Yazılmadı: { $variant }.
tournament-written = Yazıldı: { $file }.
tournament-not-written = Yazılmadı, { $file }: { $reason }.
tournament-games-unread = Masaların oyunları okunamadı: { $reason }. Hiçbir şey yazılmadı.
round-report-title = { $name }, tur { $round }: rapor
round-report-done = Hakemin yaptıkları:
round-report-open = Hâlâ açık:
round-report-adjourned = Ara verildi: masa { $board }, { $white } ve { $black }.
round-report-appeal = Karara bağlanmamış itiraz: masa { $board }, { $white } ve { $black }.
tournament-not-kept = Yapılmadı, kaydedilemedi: { $reason }.
tournament-damaged = Kayıt bozuk: işlem { $number } olamaz. { $why } Turnuva dosyası başka bir dosya olabilir.
tournament-damaged-line = Kayıt bozuk: işlem { $number } okunamıyor.
tournament-not-there = Böyle bir dosya yok: { $file }. Yenisi için tournament.md dosyasına bakın.
tournament-ask-begin =
    Yeni turnuva dosyası, yaklaşık 8 soru ve oyuncular.
    Yalnız Enter: önerilen yanıt.
    geri: önceki soru.
    Kontrol C: durdurur. Yanıtlarınız saklanır.
tournament-ask-name = Turnuvanın adı, her yıl oynanıyorsa yılıyla.
tournament-ask-place = Yer.
tournament-ask-from = İlk gün, örneğin 2026-11-28.
tournament-ask-system = Hangi sistem?
tournament-ask-rounds = Kaç tur?
tournament-ask-groups = Kaç grup?
tournament-ask-boards = Bir maçta masa sayısı, takımlar oynuyorsa.
tournament-ask-time = Her oyuncunun süresi, örneğin 60+30.
tournament-ask-ties = Eşitlik bozma, sırasıyla.
tournament-ask-first-team = İlk takım.
tournament-ask-team = Takım { $number }. Enter: başka takım yok.
tournament-ask-first-player = İlk oyuncu, Elo ile, örneğin Yılmaz, Ada 1650.
tournament-ask-player = Oyuncu { $number }. Enter: başka oyuncu yok.
tournament-ask-help-player = Soyadı, virgül, adı ve Elo yazın. Elo olmayabilir.
tournament-ask-too-many = Tur sayısı { $count } katılımcı için çok: en çok { $rounds }. Dosyada rounds değerini değiştirin.
tournament-ask-review = Dosyayı yazmak için: Enter. Son yanıtı değiştirmek için: geri.
tournament-begin = Başlamak için: { $program } tournament { $file }
tournament-from-done = Alındı: oyuncu { $players }, tur { $rounds }.
tournament-from-left = Bilinmeyen satırlar, alınmadı: { $lines }.
tournament-from-ties = Bazı eşitlik bozmalar bilinmiyor, alınmadı.
tournament-from-line = Satır { $line }, sütun { $column }: { $what }
tournament-from-there = { $name } adlı turnuva zaten saklı. Bu turnuvaya dosyasında başka bir ad verin.
tournament-from-teams = Hiçbir şey alınmadı: takımlar, oyuncular ve puanlar birbirine uymuyor.
tournament-from-by-hand = Hiçbir şey alınmadı: elle verilen puanlar var.
tournament-from-scoring = Hiçbir şey alınmadı: yokluk ya da bitmemiş oyun buradakinden başka puan veriyor.
tournament-from-acceleration = Hiçbir şey alınmadı: hızlandırma Bakü yöntemi değil.
tournament-from-name = Hiçbir şey alınmadı: oyuncu { $number } için ad uygun değil.
tournament-from-round = Hiçbir şey alınmadı: tur { $round } burada olmayan sonuçlar ya da baylar içeriyor.
tournament-from-act = Hiçbir şey alınmadı. { $what } { $why }
exchange-no-player = bu dosyada oyuncu yok.
exchange-number = burada bir sayı eksik.
exchange-too-great = sayı çok büyük.
exchange-points = burada puan eksik.
exchange-color = renk değil, w, b ya da tire olmalı.
exchange-result = sonuç değil, 1, 0 ya da = gibi olmalı.
exchange-unfit = sonuç rakiple uyuşmuyor.
exchange-number-twice = başlangıç numarası { $number } iki kez var.
exchange-opponent = { $number } numaralı oyuncu yok.
exchange-oneself = oyuncu kendisine karşı.
exchange-two-opponents = tur { $round }, { $number } numaranın iki rakibi var.
exchange-contradiction = tur { $round }, { $number } numaranın sonucu başka.
exchange-score = { $given } puan yazılı, sonuçlardan { $counted } çıkıyor.
exchange-players-missing = { $told } oyuncu bildirilmiş, { $found } bulundu. Dosya tam değil.
tournament-not-read = Okunamadı, { $file }: { $reason }.
event-wrong-line = Satır { $line }: { $what }
event-wrong-form = turnuva dosyasının satırı değil.
event-wrong-twice = bu dosyada iki kez geçiyor.
event-wrong-key = bilinmeyen anahtar { $word }.
event-wrong-key-near = bilinmeyen anahtar { $word }. En yakını: { $near }.
event-wrong-part = çift köşeli ayraçla başlatın: [[{ $part }]].
event-wrong-value = { $key } için { $value } olmaz. { $can }
event-wrong-missing = { $key } turnuva dosyasında eksik.
event-wrong-nameless = { $key } burada eksik.
event-wrong-player = oyuncu { $name } iki kez geçiyor.
event-wrong-fide = FIDE numarası { $number } iki kez geçiyor.
event-wrong-team = takım { $name } iki kez geçiyor.
event-wrong-no-team = takım { $name } bu dosyada yok.
event-wrong-teamless = oyuncu { $name }: takımı yok.
event-wrong-empty-team = takım { $name }: oyuncusu yok.
event-wrong-unfit = { $key } dosyanın kalanına uymuyor.
event-wrong-ends = başlamadan bitiyor: { $day }.
event-can-text = En çok 100 harflik bir satır yazın.
event-can-federation = Üç büyük harf yazın, örneğin TUR.
event-can-day = Bir gün yazın, örneğin 2026-11-28.
event-can-laws = Kuralların baskısını yazın, örneğin 2023.
event-can-variant = Şunlardan biri: crazyhouse, atomic, antichess, horde, three-check, king-of-the-hill ya da racing-kings.
event-can-odds = Bir avans yazın, örneğin white knight ya da black pawn draw.
event-can-system = Şunlardan biri: round robin, swiss, adjusted swiss, swiss by lots, by hand, match, scheveningen, knock-out ya da groups.
event-can-rounds = 1 ile 99 arası bir sayı yazın.
event-can-count = 1 ile 50 arası bir sayı yazın.
event-can-deciders = Liste yazın: rapid, blitz, armageddon, rating, white out, boards ve lots.
event-can-losers = out, third place ya da all places yazın.
event-can-acceleration = baku yazın.
event-can-finals = knock-out ya da round robin yazın.
event-can-score = match points ya da game points yazın.
event-can-time = Bir tempo yazın, örneğin 90+30.
event-can-minutes = En çok 600 dakika yazın.
event-can-points = Puan yazın, örneğin 1 ya da 0.5.
event-can-ties = Bir liste yazın, örneğin DE, BH/C1, SB.
event-can-rules = 2024 ya da 2026 yazın.
event-can-color = white ya da black yazın.
event-can-number = Bir FIDE numarası yazın.
event-can-rating = En çok 4000 olan bir sayı yazın.
event-can-sex = m ya da w yazın.
event-can-title = Bir FIDE unvanı yazın, örneğin FM.
event-can-sight = B1, B2 ya da B3 yazın.
event-can-prize-name = En çok 100 harflik bir satır yazın, görme sınıfı olmadan.
event-can-amounts = Tutarların listesini yazın, örneğin 300, 200, 100, hiçbiri öncekinden büyük olmasın.
event-can-gifts = Ödüllerin listesini yazın, örneğin Kupa, Kitap, görme sınıfı olmadan.
event-can-sights = B1, B2 ve B3 içinden bir liste yazın.
event-can-shared = by place, equally ya da hort yazın.
event-can-each = one ya da all yazın.
name-tournament-event = turnuva, yönerge
help-tournament-event = turnuva: yönergesini okur.
name-tournament-entries = katılımcılar, liste
help-tournament-entries = katılımcılar: herkes, başlangıç numarasına göre.
name-tournament-enter = kayıt, kaydet
help-tournament-enter = kayıt Yılmaz, Ada 1650: geç kayıt, Elo ile ya da onsuz.
name-tournament-amend = değiştir
help-tournament-amend = değiştir 7 rating 1850: bir kaydı düzeltir, dosyanın bir anahtarıyla.
name-tournament-draw = kura
help-tournament-draw = kura: başlangıç numaralarını çeker; kura varma: aynı federasyonun oyuncuları erken karşılaşır.
name-tournament-withdraw = çekildi, ayrıldı
help-tournament-withdraw = çekildi 7: oyuncu turnuvadan çekilir.
name-tournament-return = döndü, geri-döndü
help-tournament-return = döndü 7: çekilen oyuncu sonraki turdan başlayarak yine oynar.
name-tournament-absent = gelmiyor, yok
help-tournament-absent = gelmiyor 7: sonraki turda eşlendirilmez; gelmiyor 7 1/2: yarım puanla.
name-tournament-apart = ayrı-tut, ayrı
help-tournament-apart = ayrı-tut 3 7: bu ikisi karşılaşmaz.
name-tournament-line-up = kadro, diziliş
help-tournament-line-up = kadro 2 1 3 4: takım 2 listesinin 1, 3 ve 4 numarasıyla oynar; 0 boş masadır.
name-tournament-pair = eşle, eşlendir
help-tournament-pair = eşle: sonraki turu eşlendirir; eşle 1-4 2-3 5: elle, Beyaz önce, bay geçen tek başına.
name-tournament-stop = dur, durdur
help-tournament-stop = dur: eşlendiren programı bitirir.
name-tournament-pairings = eşlendirme, eşlendirmeler, masalar
help-tournament-pairings = eşlendirme: turun masaları; eşlendirme 2: tur 2 için.
name-tournament-result = sonuç
help-tournament-result = sonuç 4 1-0: masa 4, Beyaz kazandı; 1/2 beraberlik, +- ve -+ hükmendir.
name-tournament-missing = eksik, eksikler
help-tournament-missing = eksik: sonucu olmayan oyunlar.
name-tournament-postpone = ertele
help-tournament-postpone = ertele 4: masa 4 sonra oynar, sonraki tur eşlendirilebilir.
name-tournament-decide = karar, kararlaştır
help-tournament-decide = karar 2: masa 2 eşitse kim geçer; karar 2 1-0: hakem söyler.
name-tournament-qualify = yükselt, yükselenler
help-tournament-qualify = yükselt: her grubun en iyileri geçer; yükselt 1 5 2 8: bunlar.
name-tournament-correct = düzelt
help-tournament-correct = düzelt 2 4 1-0: bir sonucu düzeltir, tur 2, masa 4.
name-tournament-standings = sıralama, puan-durumu
help-tournament-standings = sıralama: puan durumu; sıralama 3: tur 3 sonrası.
name-tournament-why = neden
help-tournament-why = neden 7: bir oyuncunun puanları ve eşitlik bozma sayıları nelerden oluşuyor.
name-tournament-player = oyuncu
help-tournament-player = oyuncu 7: bir oyuncunun turları, rakipleri ve sırası.
name-tournament-paired = rakip
help-tournament-paired = rakip 7: bir oyuncunun masası, rengi ve rakibi.
name-tournament-group = grup, puan-grubu
help-tournament-group = grup 7: aynı puandaki herkes.
name-tournament-could = olasılık, şans
help-tournament-could = olasılık 7 3: son turun hangi sonuçları oyuncu 7 için sıra 3 ya da daha iyisini verir.
name-tournament-crosstable = çapraz-tablo, çapraz
help-tournament-crosstable = çapraz-tablo: her oyuncunun her turu, 4w1 Beyazla 4 karşısında galibiyettir.
tournament-no-prizes = Turnuva dosyasında ödül yok. Her biri [[prize]] ile başlar.
tournament-prizes-now = Tur { $round } sonrası durum:
tournament-prize-list = { $name }:
tournament-prize = { $player }: { $amount }.
tournament-prize-shared = { $player }: { $amount }, paylaşıldı.
tournament-prize-left = Verilmeyen: { $amount }.
tournament-prize-none = { $player }: ödül yok.
tournament-prize-of = { $player }, { $name }: { $amount }.
tournament-prize-place = Hak edenler arasında sıra { $place }.
tournament-prize-equally = Toplam { $sum }, { $count } kişiye eşit bölündü.
tournament-prize-hort = Hort: sıranın ödülünün yarısı, { $own }, ve eşit payın yarısı, toplam { $sum }, { $count } kişi.
tournament-prize-instead = Ayrıca { $name } yok: kişi başına bir ödül, en büyüğü.
tournament-prize-lots = Yer { $count } kişiye bölündü, her birine bir ödül. Yönetmelik ya da kura karar verir.
name-tournament-prizes = ödüller
help-tournament-prizes = ödüller: kim hangi ödülü alır; ödüller 7: 7 numaralı oyuncu ne alır, neden alır.
name-tournament-notices = bildirimler, duyurular
help-tournament-notices = bildirimler: her oyuncuya bir satırlık dosyalar ve iri yazılı bir sayfa.
name-tournament-report = rapor
help-tournament-report = rapor: turun sonuçları, yaptıklarınız, açık kalanlar ve sıralama ile dosyalar.
name-tournament-games = oyunlar
help-tournament-games = oyunlar: turun oyunları PGN olarak, masalarda varsa hamleler ve sürelerle.
tournament-tables-none = Tur { $round } için oynanacak oyun kalmadı.
tournament-tables-no-file = Masalar için maç dosyası yok. Turnuva dosyasına table = "table.toml" yaz; match --new oluşturur.
tournament-tables-unread = Okunamadı: { $file }, { $reason }. Masa hazırlanmadı.
tournament-tables-wrong = Hatalar var: { $file }. Masa hazırlanmadı.
tournament-tables-laid = Hazırlanan masa: { $count }. Salonu açmak için başka bir terminalde: { $program } room { $file }
tournament-table-taken-back = Tahta { $board }, tur { $round }: masasında geri alındı. Burada geri almak için: geri-çek { $act }.
tournament-table-differs = Masa { $table }, tur { $round }: { $result }, orada imzalandı. Burada başka sonuç var: birini düzelt.
tournament-table-others = Masa { $table }, tur { $round }: eşlenenler başka. Alınmadı: { $result }.
name-tournament-tables = masa-kur
help-tournament-tables = masa-kur: turun masalarını hazırlar, her masaya bir maç dosyası ve bir salon dosyası; masa-kur 2: tur 2 için.
name-tournament-export = aktar, dışa-aktar
help-tournament-export = aktar club.trf: turnuva bir dosya olur, eşlendirme ve Elo programları için.
name-tournament-log = günlük
help-tournament-log = günlük: son işlemler, numaralarıyla; günlük 30: daha fazlası.
name-tournament-revoke = geri-çek, geri-al
help-tournament-revoke = geri-çek 12: işlem 12 geri çekilir.
name-tournament-explain = açıkla, nedir
help-tournament-explain = açıkla Buchholz: bir turnuva sözü tek cümlede; açıkla: bütün sözler.
name-tournament-help = yardım
help-tournament-help = yardım eşle: bir komut; yardım tümü: bütün komutlar.
name-tournament-leave = çık, çıkış
help-tournament-leave = çık: her şey saklanır.

room-desk-words = salon
room-desk-passphrase = Salonun parolası. Yalnız Enter: çıkış.
room-desk-welcome = Salonun hakem masası, { $count } masa. Siz hakem { $deputy }.
room-desk-left = Salonun hakem masasından çıktınız.
room-desk-nothing = Bekleyen bir şey yok.
room-desk-waiting = { $count } konu bekliyor. { $first }
room-desk-news = { $count } yeni konu. { $first }
room-desk-call = Masa { $table }: { $what }.
room-desk-and = { $items }; { $next }
room-desk-touch = itiraz, { $color }, taşa dokunuldu
room-desk-two-hands = itiraz, { $color }, iki el
room-desk-claim = beraberlik iddiası, { $color }
room-desk-increment = hamle başına süre isteği, { $color }
room-desk-draw = beraberlik önerisi, { $color }, izin gerekli
room-desk-session = oturum bitti
room-desk-stopped = saatler durduruldu, { $color }
room-desk-sheets = kağıtlar tamamlanacak
room-desk-silent = hamleyi tekrarlamıyor, { $color }
room-desk-boards-differ = tahtalar farklı
room-desk-conduct = kural ihlali, { $color }, karar sizin
room-desk-position = konum şüpheli
room-desk-unconfirmed = doğrulanmış kural yok
room-desk-default-time = bekleme süresi belirlenmedi
room-desk-flag-in-claim = iddia sırasında bayrak düştü, { $color }
room-desk-results = sonuçlar farklı
room-desk-signed = ikisi de başka bir sonuç imzaladı
room-desk-envelope = zarf açılacak
room-desk-called = { $color } sizi çağırıyor
room-desk-told = { $color } sizi çağırıyor: { $text }
room-desk-appeal = karar { $number } için üst itiraz, { $color }
room-desk-board-gone = { $color } tarafın tahtasında sinyal yok
room-desk-board-wrong = { $color } tarafın tahtası yanlış
room-desk-illegal = kural dışı hamle { $count }, { $color }, cezalandırıldı
room-desk-near = { $color }, kalan { $time }
room-desk-missing = { $color } yerinde değil
room-desk-stands = saatler durdu
room-desk-over = bitti, { $score }
room-desk-flag = { $color } tarafın bayrağı düştü, { $score }
room-desk-yours = Sizin.
room-desk-has-it = Hakem { $deputy } aldı.
room-desk-no-next = Bekleyen başka bir şey yok.
room-desk-taken = Sizin. { $what }
room-desk-taken-nothing = Sizin, masa { $table }. Orada bekleyen yok.
room-desk-has-table = Hakem { $deputy }: masa { $table } onda.
room-desk-has-none = Masanız yok. Sıradaki ya da bir numara yazın.
room-desk-has-several = Hangi masa? Sizdekiler: { $tables }.
room-desk-not-taken = Masa { $table } kimsede değil.
room-desk-done = Tamam, masa { $table }.
room-desk-still = Geri verildi. { $what }
room-desk-opened = Hakem, masa { $table }. Geri dönmek için: kapat.
room-desk-open-elsewhere = Dolu, masa { $table }: başka bir terminalde.
room-desk-not-open = Açık masa yok. Açmak için: aç ve numarası.
room-desk-back = Yine salon. Masa { $table } tamam.
room-desk-back-waits = Yine salon. Hâlâ sizin. { $what }
room-desk-gone = Hakem { $deputy } gitti. Yine bekleyen { $count ->
   *[other] masalar
}: { $tables }.
room-desk-no-table = Masa { $table } yok. Hepsi için: masalar.
room-desk-no-tables = Masa yok.
room-desk-table = Masa { $table }: { $white }, { $black }.
room-desk-line = Masa { $table }: { $white }, { $black }, { $how }.
room-desk-how-new = başlamadı
room-desk-how-plays = hamle { $number }
room-desk-how-stands = hamle { $number }, saatler durdu
room-desk-how-adjourned = hamle { $number }, ertelendi
room-desk-how-unsigned = { $score }, imzalanmadı
room-desk-how-signed = { $score }, bitirilecek
room-desk-how-closed = { $score }, bitirildi
room-desk-count = Masalar: { $count }. Oynanan: { $playing }. Başlamayan: { $new }. Biten: { $over }.
room-desk-all-over = Bütün oyunlar bitti.
room-desk-none-over = Biten oyun yok.
room-desk-result = Masa { $table }: { $score }, { $white }, { $black }.
room-desk-clock = Masa { $table }: { $color }, { $time }.
room-desk-no-clock-under = Şunun altında saat yok: { $time }.
room-desk-no-clocks = Saat yok.
room-desk-follows = İzlediğiniz { $count ->
   *[other] masalar
}: { $tables }.
room-desk-follows-none = Hiçbir masayı izlemiyorsunuz.
room-desk-follows-said = Masa { $table }: { $what }
room-desk-started-one = Başladı, masa { $table }.
room-desk-started = Başladı: { $count } masa.
room-desk-not-started = Başlamadı, { $count ->
   *[other] masalar
}: { $tables }. Orada aç ile bakın.
room-desk-paused-one = Saatler durdu, masa { $table }.
room-desk-paused = Saatler durdu: { $count } masa.
room-desk-not-paused = Zaten çalışmıyordu, { $count ->
   *[other] masalar
}: { $tables }.
room-desk-resumed-one = Saatler çalışıyor, masa { $table }.
room-desk-resumed = Saatler çalışıyor: { $count } masa.
room-desk-not-resumed = Sürmüyor, { $count ->
   *[other] masalar
}: { $tables }. Orada bekleyen var.
room-desk-run-none = Bunun için masa yok.
room-desk-help = Konular: bekleyen, sıradaki, al 7, aç 7, kapat, tamam.
    Sorular: masa 7, masalar, saatler 5, bitenler, bitmeyenler, sonuçlar.
    Saatler: başlat, durdur, sürdür. Dinleme: izle 7.
    Daha fazlası: yardım tümü, yardım sıradaki. Çıkış: çık.
room-desk-wants-table = { $name } bir masa ister: { $name } 7.
room-desk-wants-maybe-table = Yalnız { $name }, ya da bir masayla: { $name } 7.
room-desk-wants-followed = { $name } bir masa ister: { $name } 7, ya da { $name } hiçbiri.
room-desk-wants-minutes = Yalnız { $name }, ya da dakikayla: { $name } 5.
room-desk-wants-command = Yalnız { $name }, ya da bir komutla: { $name } sıradaki.
name-room-none = hiçbiri
name-room-waits = bekleyen
help-room-waits = bekleyen: bekleyen her şey, en eskisi önce, ve kimde olduğu.
name-room-next = sıradaki
help-room-next = sıradaki: en uzun bekleyen ve kimsede olmayan masayı alın.
name-room-take = al
help-room-take = al 7: masa 7 sizin, başkaları artık onu duymaz.
name-room-done = tamam
help-room-done = tamam: masanızı geri verin; tamam 7: birkaçından masa 7.
name-room-open = aç
help-room-open = aç 7: masa 7 için karar verin; aç: kendi masanız.
name-room-close = kapat
help-room-close = kapat: bir masadan salona dönün.
name-room-start = başlat
help-room-start = başlat: başlamamış bütün oyunlar; başlat 7: masa 7.
name-room-pause = durdur
help-room-pause = durdur: bütün saatler; durdur 7: masa 7.
name-room-resume = sürdür
help-room-resume = sürdür: bekleyen olmayan yerde saatler çalışır; sürdür 7: masa 7.
name-room-table = masa
help-room-table = masa 7: oyuncular, hamle, saatler ve bekleyenler.
name-room-tables = masalar
help-room-tables = masalar: bütün masalar, her biri bir satır.
name-room-not-finished = bitmeyenler
help-room-not-finished = bitmeyenler: süren oyunlar.
name-room-finished = bitenler
help-room-finished = bitenler: biten oyunlar ve imzalanacaklar.
name-room-results = sonuçlar
help-room-results = sonuçlar: şimdiye kadarki sonuçlar.
name-room-clocks = saatler
help-room-clocks = saatler: hepsi, süresi en az olan önce; saatler 5: 5 dakikanın altı.
name-room-follow = izle
help-room-follow = izle 7: orada söylenenleri duyun; izle hiçbiri: artık yok.
name-room-help = yardım
help-room-help = yardım sıradaki: bir komut hakkında; yardım tümü: bütün komutlar.
name-room-leave = çık
help-room-leave = çık: ayrılın; masalarınız yine bekler.


cli-tournament = Turnuva yönetir, bir turnuva dosyasından: kayıtlar, eşlendirme, sonuçlar, sıralama.
arg-tournament-file = turnuva dosyası.
arg-tournament-check = turnuva dosyasını denetler, hatalarını listeler.
arg-tournament-new = turnuva dosyasını sorularla hazırlar.
arg-tournament-from = onu TRF dosyasından hazırlar, başka bir programın değişim dosyasından.
health-pairing = Eşleştirme programı: { $program }.
health-no-pairing = Eşleştirme programı yok: elle eşleştir ya da gacrux kur.
tournament-not-entered = Kaydedilmedi: { $player }. { $why }
tournament-other-file = bu adda başka bir dosya var
lichess-welcome = Giriş yapıldı: { $name }. { $count ->
    [0] Süren oyun yok.
    [one] Bir oyun sürüyor.
   *[other] { $count } oyun sürüyor.
 } Komutlar için { $help } yazın.
lichess-help = Oyun arama: { $seek } 15+10. Ayrıca { $challenge }, { $accept }, { $decline }, { $cancel }, { $games }, { $play }, { $forget }, { $quit }.
lichess-unknown = Böyle komut yok: { $word }. Liste için { $help } yazın.
lichess-token-ask = lichess jetonunuzu yapıştırın. Görünmez. Çıkmak için Enter.
lichess-token-wrong = Bu jeton değil. Yeniden yapıştırın, ya da çıkmak için Enter.
lichess-token-unreadable = Saklanan jeton okunamıyor: { $reason }.
lichess-token-not-kept = Jeton saklanmadı: { $reason }.
lichess-token-forgotten = Jeton iptal edildi ve silindi.
lichess-token-not-deleted = Jeton dosyası silinmedi: { $reason }.
lichess-token-not-revoked = Jeton yalnız burada silindi: { $reason }. İptal sayfası: { $page }.
lichess-not-entered = Giriş yapılmadı: { $reason }.
lichess-too-fast-to-seek = Arama için çok hızlı. En az 8 dakika, ya da 5+5.
lichess-too-fast = Meydan okuma için çok hızlı. En az 3 dakika.
lichess-challenge-whom = Rakibi yazın: { $challenge } ve bir ad, ya da { $challenge } ai 3.
lichess-level-wrong = Seviyeler 1 ile 8 arasında.
lichess-terms-wrong = Anlaşılmadı: { $word }. 15+10 ya da 3d gibi bir süre, bir tür ya da renk yazın.
lichess-no-challenge = Bekleyen meydan okuma yok.
lichess-no-games = Süren oyun yok.
lichess-no-such-game = Bu numarada oyun yok: { $number }.
lichess-game = { $number }, { $name }. Renginiz { $color }. { $turn ->
    [own] Sıra sizde.
   *[other] Sıra sizde değil.
 }
lichess-challenged = Meydan okuma: { $name }, { $time }, { $variant }, { $rated ->
    [rated] puanlı
   *[casual] puansız
 }. { $accept } ya da { $decline } yazın.
lichess-challenge-gone = Meydan okuma geri çekildi.
lichess-challenge-declined = Meydan okuma reddedildi. { $reason }
lichess-challenge-sent = Meydan okuma gönderildi: { $name }, { $time }.
lichess-seeking = Oyun aranıyor, { $time }.
lichess-seek-ended = Arama bitti.
lichess-seek-failed = Arama yok: { $reason }.
lichess-no-seek = Oyun aramıyorsunuz.
lichess-lost = Bağlantı koptu: { $reason }. Yeniden deneniyor.
lichess-no-variant = Bu tür burada oynanmıyor: { $variant }.
elsewhere-begins = Renginiz { $color }, rakip { $name }.
elsewhere-back = Yeniden bağlandı.
elsewhere-lost = Bağlantı koptu: { $reason }. Saatler çalışmayı sürdürüyor. Yeniden deneniyor.
elsewhere-cut = Bağlantı koptu: { $reason }. Oyundan ayrılmak için { $quit } yazın.
elsewhere-busy = Henüz gönderilmedi: { $reason }. Sonra gönderilir.
elsewhere-move-refused = Hamle reddedildi: { $reason }. Geri alındı.
elsewhere-not-done = Yapılmadı: { $reason }.
elsewhere-takeback-sent = Geri alma istendi.
elsewhere-takeback-asked = Rakip geri alma istiyor. Kabul için { $takeback } yazın.
elsewhere-gone = Rakip ayrıldı. { $claim } ile kazanmanıza kalan saniye: { $seconds }.
elsewhere-returned = Rakip geri geldi.
elsewhere-chat = { $name } yazıyor: { $words }
elsewhere-no-pause = Bu oyunun saatleri durdurulamaz.
elsewhere-not-here = Bu oyunda olmaz: { $name }. Oyundan ayrılmak için { $quit } yazın.
elsewhere-first-move = İlk hamleniz için saniye: { $seconds }. Sonra oyun iptal edilir.
elsewhere-aborted = Oyun iptal edildi.
elsewhere-left = Bir oyuncu ayrıldı. { $winner } kazandı.
elsewhere-decided = Sunucu karar verdi. { $winner } kazandı.
elsewhere-goes-on = Oyun lichess'te sürüyor. Saatiniz çalışıyor.
elsewhere-over = Geri dönmek için { $quit } yazın.
resume-elsewhere = Oyun { $game } ağda. Sürdürmek için: { $program } { $command }
fault-unreached = sunucuya bağlantı yok
fault-silent = sunucu yanıt vermiyor
fault-broken = bağlantı kesildi
fault-untrusted = sunucu kimliğini kanıtlayamıyor
fault-token = jeton kabul edilmiyor
fault-missing = bulunamadı
fault-busy = çok fazla istek, beklenecek saniye { $seconds }
fault-failing = sunucuda arıza var
fault-refused = sunucu reddediyor
fault-not-now = şimdi olmaz
fault-refused-so = sunucu diyor ki { $words }
fault-nonsense = yanıt anlamsız
name-lichess-seek = ara
name-lichess-challenge = meydan-oku, meydan
name-lichess-accept = kabul
name-lichess-decline = ret
name-lichess-cancel = iptal
name-lichess-games = oyunlar
name-lichess-play = oyna
name-lichess-forget = unut
name-lichess-help = yardım
name-lichess-quit = çık, çıkış
cli-lichess = lichess'te oyna: oyun ara, meydan oku, oyunlarını sürdür.
arg-lichess-first = ilk komut, örneğin seek 15+10.
arg-lichess-server = aynı arayüzü olan başka bir sunucu.

## Eşitlik bozma

tie-break-encounter = karşılıklı sonuç
tie-break-wins = galibiyet
tie-break-games-won = kazanılan oyun
tie-break-black-games = siyahla oyun
tie-break-black-wins = siyahla galibiyet
tie-break-progressive = ilerleyen puan
tie-break-rounds = kaçırılmayan tur
tie-break-standard = standart puan
tie-break-number = başlangıç numarası
tie-break-buchholz = Buchholz
tie-break-average-buchholz = rakiplerin ortalama Buchholz'u
tie-break-fore = ön Buchholz
tie-break-average-fore = rakiplerin ortalama ön Buchholz'u
tie-break-sonneborn = Sonneborn-Berger
tie-break-koya = Koya
tie-break-average-rating = rakiplerin ortalama ratingi
tie-break-performance = performans
tie-break-perfect = kusursuz performans
tie-break-average-performance = rakiplerin ortalama performansı
tie-break-average-perfect = rakiplerin ortalama kusursuz değeri
tie-break-rating = rating
tie-break-match-points = takım puanı
tie-break-game-points = masa puanı
tie-break-strength = puan ve rakiplerin gücü
tie-break-board-count = masa sayımı
tie-break-top-boards = ilk masalar
tie-break-bottom-boards = son masalar olmadan
tie-break-weighed = Sonneborn-Berger, { $brought } çarpı { $scored }
tie-break-of-games = { $tie } masa puanıyla
tie-break-cut = { $tie } kesme { $number }
tie-break-median = { $tie } medyan { $number }
tie-break-limit = { $tie } sınır { $number }
tie-break-forfeits = { $tie } hükmen sonuçlarla
tie-break-reversed = { $tie } tersine

## Turnuva sözleri, açıklamalı

term-cut = kesme
term-median = medyan
term-berger = Berger tabloları
term-varma = Varma tabloları
term-bye = bay
term-half-bye = yarım puanlı bay
term-forfeit = hükmen
term-floater = kayan oyuncu
term-score-group = puan grubu
term-acceleration = hızlandırma
explain-all = Burada açıklananlar: { $names }. Birini açıkla sözünden sonra yazın.
explain-which = Hangisi: { $names }?
explain-none = Böyle bir söz yok: { $word }. Bütün sözler için açıkla yazın.
explain-buchholz = Buchholz: bütün rakiplerinizin puanları, toplanır. Güçlü rakipler daha çok getirir.
explain-cut = Kesme 1: en zayıf rakip sayılmaz. Kesme 2 iki rakibi dışarıda bırakır.
explain-median = Medyan: en zayıf rakip olmadan, en güçlüsü de olmadan.
explain-sonneborn = Sonneborn-Berger: yenilen rakiplerin puanları, berabere kalınanların puanlarının yarısı.
explain-encounter = Karşılıklı sonuç: yalnız eşit puanlıların kendi aralarındaki oyunları.
explain-progressive = İlerleyen puan: her turdan sonraki puanınız, hepsi toplanır. Erken galibiyet daha çok getirir.
explain-wins = Galibiyet: tam puanlı turlar, oynanmadan olanlar da.
explain-games-won = Kazanılan oyun: yalnız tahtada oynananlar.
explain-black-games = Siyahla oyun: çok olması daha iyidir.
explain-black-wins = Siyahla galibiyet: yalnız tahtada oynananlar.
explain-koya = Koya: bütün puanların yarısını almış olanlara karşı puanınız, daha çok almış olanlar da sayılır.
explain-average-rating = Rakiplerin ortalama ratingi: bütün ratingleri toplanır, sayılarına bölünür.
explain-performance = Performans: bu rakiplere karşı sonucunuzun karşılığı olan rating.
explain-match-points = Takım puanı: her maç için, çoğunlukla galibiyete 2 ve beraberliğe 1.
explain-game-points = Masa puanı: takımın bütün masalarının puanları, toplanır.
explain-round-robin = Döner sistem: herkes herkesle oynar.
explain-swiss = İsviçre sistemi: her turda puanı yakın bir rakip, hiçbir zaman iki kez aynısı değil.
explain-adjusted = Uyarlanmış İsviçre sistemi: program her turu eski kurallarla önerir, siz evet dersiniz.
explain-lots = Kuralı İsviçre sistemi: aynı puandakiler kura ile eşlenir, siz evet dersiniz.
explain-by-hand = Elle eşlendirme: her turun eşlerini siz yazarsınız.
explain-match = Iki kişilik maç: iki oyuncu birbiriyle birkaç oyun oynar.
explain-groups = Gruplar: her birinde döner sistem. En iyiler elemeye ya da finale çıkar.
explain-scheveningen = Scheveningen: bir takımın her oyuncusu ötekinin her oyuncusuyla oynar.
explain-knock-out = Eleme: yenilen elenir, kazanan devam eder.
explain-berger = Berger tabloları: döner sistemin değişmez eşlendirmesi, her turun renkleriyle.
explain-varma = Varma tabloları: federasyonlara göre kura. Aynı federasyonun oyuncuları böylece erken karşılaşır.
explain-bye = Bay: rakipsiz bir tur. Çoğunlukla tam puan getirir.
explain-half-bye = Yarım puanlı bay: bir tur için, önceden istenir.
explain-forfeit = Hükmen: bir oyuncu gelmediği için oynanmadan kazanılan ya da kaybedilen oyun.
explain-floater = Kayan oyuncu: başka bir puan grubundan rakiple eşlenen oyuncu.
explain-score-group = Puan grubu: aynı puandaki herkes. İsviçre sistemi önce onun içinde eşler.
explain-acceleration = Hızlandırma: ilk turlarda ek puan, yalnız eşlendirme için. Güçlüler böylece daha erken karşılaşır.

captain-welcome = Kaptan: { $team }. Masalarınız: { $tables }. Komutlar: yardım.
captain-no-boards = Kaptan: { $team }. Burada takımınızın masası yok.
captain-no-teams = Bu salonda takım oynamıyor.
captain-which-team = Takımı belirtin: { $program } seat captain --team, sonra adı. Takımlar: { $teams }.
captain-taken = Bu yer başka bir terminalde. Önce onu kapatın.
captain-options = --team yalnız kaptan içindir, --table bir masadaki yer için.
captain-asks = Masa { $table }, { $player }: { $question }
captain-asked-none = Bekleyen soru yok.
captain-score = { $team } { $points }, { $opponent } { $theirs }.
captain-playing = Hâlâ oynayan masalar: { $tables }.
captain-sign-now = Karşılaşmayı imzalamak için: imzala.
captain-signed = İmzalandı: { $result }.
captain-no-signature = Burada kaptan imzalamaz.
captain-last = { $color }, son hamle: { $move }.
captain-said = Söylendi: { $word }. Masa { $table }, { $player }.
captain-only = Yalnız şunu söyleyebilirsiniz: { $may }. Sorabilirsiniz: { $ask }.
captain-only-asks = Burada öneride bulunamazsınız. Sorabilirsiniz: { $ask }.
captain-no-advice = Yönerge kaptanların önerisini yasaklar.
captain-which = Kime? Masayı ekleyin: { $tables }.
captain-nowhere = Bu şimdi hiçbir masaya uymuyor.
captain-not-ours = Masa { $table } takımınızın değil.
captain-over = Masa { $table }: oyun bitti.
captain-no-question = Masa { $table }: bekleyen soru yok.
captain-no-offer = Masa { $table }: beraberlik teklifi yok.
captain-help =
    Söyleyin: beraberlik teklif et 7, beraberliği kabul et 7, terk 7.
    Yanıtlayın: evet, hayır, karar. Birkaç sorudan: evet 7.
    Sorun: sorular, tahtalar, masa 7, konum 7, skor.
    Daha çok: yardım tümü, yardım imzala. Ayrılmak: çık.
captain-word-offer-draw = beraberlik teklif et
captain-word-accept-draw = beraberliği kabul et
captain-word-resign = oyunu terk et
captain-word-yes = evet
captain-word-no = hayır
captain-word-decide = kendin karar ver
captain-question-offer-draw = beraberlik teklif edeyim mi?
captain-question-accept-draw = beraberliği kabul edeyim mi?
captain-question-resign = terk edeyim mi?
captain-asked = Kaptanınıza soruyorsunuz: { $question }
captain-none = Sorabileceğiniz bir kaptan yok.
captain-wants = Yalnız { $name } { $draw } veya { $name } { $resign }.
captain-says = Kaptanınız: { $word }.
captain-there = Kaptanınız yerinde.
captain-gone = Kaptanınız ayrıldı.
desk-captain-there = { $color }: kaptan yerinde.
desk-captain-gone = { $color }: kaptan ayrıldı.
desk-captain-asked = { $color } kaptana soruyor: { $question }
desk-captain-says = { $color }, kaptan diyor: { $word }.
desk-captain-signs = { $color }, kaptan imzalıyor: { $result }.
help-captain =
    kaptan beraberlik: beraberlik teklif edilsin mi, kabul edilsin mi, kaptanınıza sorar.
    kaptan terk: terk edilsin mi diye sorar.
    Hakem bunu duyabilir. Kararı siz verirsiniz.
name-captain-offer-draw = beraberlik teklif et
help-captain-offer-draw = beraberlik teklif et 7: 7. masadaki oyuncunuza beraberlik teklif etmesini söyler.
name-captain-accept-draw = beraberliği kabul et, beraberlik kabul et
help-captain-accept-draw = beraberliği kabul et 7: 7. masadaki oyuncunuza beraberliği kabul etmesini söyler.
name-captain-resign = terk, terk et
help-captain-resign = terk 7: 7. masadaki oyuncunuza terk etmesini söyler.
name-captain-yes = evet
help-captain-yes = evet: bir soruyu yanıtlar; evet 7: birkaç sorudan 7. masanınkini.
name-captain-no = hayır
help-captain-no = hayır: bir soruyu yanıtlar; hayır 7: birkaç sorudan 7. masanınkini.
name-captain-decide = karar, kendin karar ver
help-captain-decide = karar: oyuncu kendisi karar versin; karar 7: birkaç sorudan 7. masada.
name-captain-asked = sorular
help-captain-asked = sorular: yanıtınızı bekleyen sorular.
name-captain-boards = tahtalar
help-captain-boards = tahtalar: takımınızın bütün tahtaları, her biri bir satır.
name-captain-table = masa
help-captain-table = masa 7: oradaki hamle, saatler ve soru.
name-captain-position = konum
help-captain-position = konum 7: oradaki taşların yeri.
name-captain-score = skor
help-captain-score = skor: karşılaşmanın durumu ve hâlâ oynayan masalar.
name-captain-sign = imzala
help-captain-sign = imzala: yönergenin istediği yerde karşılaşmanın sonucu.
name-captain-repeat = tekrar
help-captain-repeat = tekrar: son cümle bir daha.
name-captain-help = yardım
help-captain-help = yardım imzala: bir komut hakkında; yardım tümü: bütün komutlar.
name-captain-leave = çık
help-captain-leave = çık: kaptanın yerinden ayrılın.
room-wrong-team = { $name } takımı zaten var. Her takıma kendi adı gerek.
room-wrong-no-team = { $name } takımı dosyada yok. [[team]] altına ekleyin.
room-key-team = [[team]] altındaki gibi bir takım adı.
room-key-team-name = Takımın adı.
room-key-captain = Kaptanın adı.
room-key-captain-talk = Kaptanla konuşulan ses, örneğin de.
room-key-advise = Kaptanlar öneride bulunabilir mi: yes ya da no.
room-key-sign = Kaptanlar karşılaşmayı imzalar mı: yes ya da no.
arg-seat-team = kaptanın takımı, salonda birkaç takım varsa.
arg-link-team = kaptanın takımı, salonda birkaç takım varsa.
event-can-yes-no = yes ya da no yazın.
home-hosting = Renginiz { $color }, { $time }, { $variant }{ $strict ->
    [strict] , geri alma yok
   *[friendly] {""}
 }. Rakip bekleniyor.
home-hosting-again = { $name } ile oyununuz sürüyor. Rakip bekleniyor.
home-how = Başka bilgisayardan katılmak için: { $program } join --by "ssh NAME@HOST { $program } link game"
home-go-on = { $name } ile oyununuz bitmedi. Sürdürülsün mü? evet ya da hayır.
home-offer = { $name } ile oyun, { $time }, { $variant }{ $strict ->
    [strict] , geri alma yok
   *[friendly] {""}
 }. Renginiz { $color }. Bağlantı koparsa saatler çalışmayı sürdürür. Oynansın mı? evet ya da hayır.
home-no-clocks = saatsiz
home-terms-wrong = Anlaşılmadı: { $word }. 15+10 gibi bir süre, bir tür, bir renk ya da katı yazın.
home-declined = { $name } oynamak istemiyor.
home-rematch-asked = Rövanş teklif edildi. Kabul için { $rematch } yazın.
home-rematch-sent = Rövanş teklif edildi.
home-over = Bir oyun daha: { $rematch }. Çıkmak için: { $quit }.
home-waits = Rakip bekleniyor. Çıkmak için { $quit } yazın.
home-left = Ev sahibi ayrıldı. Bitmemiş oyun orada saklanır.
home-taken = O oyunu zaten başkası oynuyor.
home-no-game = Orada bekleyen oyun yok.
home-not-kept = Oyun artık kaydedilmiyor: { $reason }.
home-goes-on = Oyun bitmedi. Sürdürmek için aynı komutu yazın.
elsewhere-away = Rakibin bağlantısı koptu. Saatler çalışmayı sürdürüyor.
help-chat = chat iyi oynadınız: bunu ağdaki oyunda rakibe yazar.
elsewhere-chat-sent = Rakibe gönderildi.
chat-nobody = Yazılacak kimse yok.
cli-host = Başka yerdeki birine hakemsiz oyun sun.
cli-join = Başkasının sunduğu oyuna katıl.
arg-host-terms = süre, tür, renk ve katı, herhangi bir sırayla, örneğin 15+10 beyaz.
arg-join-by = ev sahibine götüren komut.

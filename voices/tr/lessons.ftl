# Derslerin, bulmacaların ve alıştırmaların sözleri. Derslerin soruları lessons/ içinde, her biri bir dosya.
# Her cümle bir kez duyulur: kısa, her seferinde bir düşünce, kareler düz metin.

# Derslerde sorulanlar ve yanıtlar için söylenenler.

lessons-next = Dersler. Sıradaki { $number }, { $title }. Başlatmak için { $learn } ardından numarasını yazın: { $learn } { $number }.
lesson-line = { $number }. { $title }
lesson-line-done = { $number }. { $title }, tamam
practice-board = Tahtanızı kullanmak için: { $setup }.
lessons-listen = Dinlemek için:
lessons-own = Kendi dersleriniz:
own-name = { $text } derslerde olmayan bir ad.
own-no-title = Dersin başlığı yok. İlk satıra title = "Dersim" yazın.
own-no-exercise = Derste alıştırma yok. [1] satırıyla başlatın.
own-position = Böyle bir konum yok: { $text }. FEN olarak yazın.
own-task = Böyle bir görev yok: { $text }. Örneğin find mate yazın.
own-no-task = Alıştırmanın görevi yok. Örneğin task = "find mate" yazın.
own-square = { $text } bir kare değil.
own-number = { $text } bir sayı değil.
own-empty = { $text } karesinde oynayabilecek taş yok.
own-illegal = { $text } burada kurallı hamle değil. Hamleleri Nf3 gibi yazın, İngilizce harflerle.
own-answer = { $text } bu görevin yanıtı değil.
own-moves = Doğru olan başka hamleler: { $text }.
own-misses = { $text } görevin istediğini yapmıyor.
own-untrue = Yanıt doğru değil.
lesson-none = Böyle bir ders yok: { $word }. Numaralar 1 ile { $count } arası.
lesson-begins = { $title }.
lesson-goes-on = { $title }, alıştırma { $exercise }.
lesson-where = { $title }, alıştırma { $exercise }, toplam { $count }.
lesson-first = Bu ilk alıştırma.
lesson-not-here = { $name } derste olmaz.
practice-which = Hangisi: { $names }?
answer-wants-colour = Yanıt: { $light } ya da { $dark }.
answer-wants-yes-no = Yanıt: { $yes } ya da { $no }.
answer-wants-number = Bir sayıyla yanıt verin.
answer-wants-piece = Yanıt: bir taş ya da { $nothing }.
answer-wants-squares = Karelerle yanıt verin, örneğin h5 e6.
answer-wants-choice = Yanıt: { $items } ya da { $last }.
practice-nothing-back = Geri alınacak bir şey yok. Yeniden yanıt verin.
lesson-not-kept = Sonucunuz kaydedilmedi: { $reason }.

ask-colour = { $square } karesinin rengi ne?
ask-stands = { $square } karesinde ne var?
ask-count = { $square } karesindeki taşın kaç hamlesi var: { $piece }?
ask-moves = { $square } karesindeki taşın bütün hamlelerini birer birer söyleyin: { $piece }.
ask-all-moves = Sıra { $color } tarafta. Bütün kurallı hamleleri birer birer söyleyin.
ask-castling = Sıra { $color } tarafta. Olanaklı her roku söyleyin.
ask-capture = Sıra { $color } tarafta. Alınacak bir taş bulun.
ask-most = Sıra { $color } tarafta. En değerli taşı alın.
ask-free = Sıra { $color } tarafta. Kimsenin savunmadığı taşı alın.
ask-mate = Sıra { $color } tarafta. Bir hamlede matı bulun.
ask-mate-in-two = Sıra { $color } tarafta. İki hamlede matın ilk hamlesini bulun.
ask-no-mate = Sıra { $color } tarafta. Matı önleyin.
ask-stalemate = Sıra { $color } tarafta. Hangi hamle pat yapar?
ask-fork = Sıra { $color } tarafta. Bir çatal bulun.
ask-discovered = Sıra { $color } tarafta. Bir açarak saldırı bulun.
ask-pin = Sıra { $color } tarafta. Bir açmaz bulun.
ask-skewer = Sıra { $color } tarafta. Bir şiş bulun.
ask-win = Sıra { $color } tarafta ve kazanıyor. Nasıl?
ask-play-mate = Sıra { $color } tarafta ve mat ediyor. Bilgisayara karşı sonuna dek oynayın: buradan-oyna. Bitince bu derse dönün, sonra: sonraki.
ask-play-win = Sıra { $color } tarafta ve kazanıyor. Bilgisayara karşı sonuna dek oynayın: buradan-oyna. Bitince bu derse dönün, sonra: sonraki.
ask-play-draw = Sıra { $color } tarafta ve berabere kurtarıyor. Bilgisayara karşı sonuna dek oynayın: buradan-oyna. Bitince bu derse dönün, sonra: sonraki.
ask-legal = Bu hamle kurallı mı: { $piece } { $square }? Evet ya da hayır.
ask-legal-short = { $color } kısa rok yapabilir mi? Evet ya da hayır.
ask-legal-long = { $color } uzun rok yapabilir mi? Evet ya da hayır.
ask-safe = Bu hamle güvenli mi: { $move }? Evet ya da hayır.
ask-reach = { $square } karesindeki taş bir gün { $to } karesine varabilir mi: { $piece }? Evet ya da hayır.
ask-drill = Alıştırma Enter ile başlar. Sonra ders sürer.
ask-winnable = Hâlâ kazanabilen var mı? Evet ya da hayır.
ask-first-moves = Kalan hamle: { $moves }. Hamlenizi yazın.

opening-developed = Geliştirilen at ve filler: 4 taştan { $count }.
opening-castled = { $castled ->
    [yes] Rok yaptınız.
   *[no] Rok yapmadınız.
}
opening-again = Birden çok oynanan: { $pieces }.
lesson-right = Doğru.
lesson-more = Doğru. { $count } tane daha.
lesson-named = Onu daha önce söylediniz.
lesson-wrong = Yanlış.
lesson-wrong-move = O değil. Yeniden deneyin ya da ipucu yazın.
lesson-no-capture = Bu bir şey almıyor. Yeniden deneyin.
lesson-no-check = Bu şah çekmiyor. Yeniden deneyin.
lesson-answered = { $color } tarafın yanıtı: { $move }. Yeniden deneyin.
lesson-help-piece = Oynayacak taş: { $piece }, { $square }.
lesson-help-goal = Taş ve gideceği kare: { $piece }, { $square }.
lesson-help-move = { $move }.
lesson-solution = { $moves }.
lesson-over = Ders bitti.
lesson-missed = { $count ->
    [one] Şu alıştırmayı yeniden yapın: { $exercises }.
   *[other] Şu alıştırmaları yeniden yapın: { $exercises }.
}
lesson-next = Sıradaki ders { $number }: { $title }.

choice-light = açık
choice-dark = koyu
choice-nothing = hiçbir şey
number-words = sıfır, bir, iki, üç, dört, beş, altı, yedi, sekiz, dokuz, on, on bir, on iki, on üç, on dört, on beş, on altı, on yedi, on sekiz, on dokuz, yirmi, yirmi bir, yirmi iki, yirmi üç, yirmi dört, yirmi beş, yirmi altı, yirmi yedi, yirmi sekiz

# Bulmacalar

puzzle-begins = Bulmaca, { $pieces } taş, puan { $rating }.
puzzle-came = { $color } oynadı: { $move }.
puzzle-asks = Sıra { $color } tarafta. En iyi hamleyi bulun.
puzzle-answers = Doğru. { $color } tarafın yanıtı: { $move }.
puzzle-solved = Doğru, çözüldü.
puzzle-over = Bulmaca bitti. Başkası: sonraki. Oyununuza dönüş: kapat.
puzzle-rating = Puanınız { $rating }. Başkası: Enter.
puzzle-streak-begins = Seri, bulmaca { $number }: { $pieces } taş, puan { $rating }.
puzzle-streak-how = Art arda çözebildiğiniz kadar çözün. Bir hata veya ipucu seriyi bitirir. Rekorunuz: { $record }.
puzzle-streak-goes-on = Seri: { $count }.
puzzle-streak-ends = Seri { $count } bulmacada bitti. Rekorunuz: { $record }.
puzzle-none = Bu bulmacaların hepsini gördünüz.
puzzles-new = Yeni bulmacalar: { $puzzle }.
puzzle-too-few = Bu kadar az taşla yok. { $pieces } taştan başlıyor.
puzzle-own-begins = Bulmaca, kaynağı { $name }, { $pieces } taş.
puzzle-own-none = Burada bulmaca yok: { $name }.
puzzle-own-columns = Bir satıra ad, konum, hamleler ve puan gerek, aralarında virgülle.
puzzle-own-start = Bulmacanın konumu FEN etiketinde olmalı.
puzzle-own-game = Oyun okunamıyor.
puzzle-own-position = Böyle bir konum yok.
puzzle-own-move = Oynanamayan hamle: { $number }.
puzzle-own-short = Çözüm eksik.
puzzle-own-more = Ve { $count } tane daha.
puzzle-unknown = Bu adda ne konu ne dosya var: { $word }. Konuları duymak için: { $themes }.
puzzle-themes = konular
puzzle-themes-told = Konular: { $themes }. Ya da bir taş sayısı veya puan yazın.
puzzle-words = Ayrıca: { $words }.
puzzle-easy = kolay, basit
puzzle-hard = zor, güç
puzzle-opening = açılış, açılışlar
puzzle-middlegame = oyun ortası, oyunortası
puzzle-endgame = oyunsonu, oyun sonu
puzzle-streak = seri
own-folder = Kendi dosyalarınızın klasörü: { $folder }.
puzzle-not-here = { $name } bulmacada olmaz.
puzzle-ends-game = Bu beraberlik. Yeniden deneyin.

puzzle-help-check = Hamle şah çekiyor.
puzzle-help-capture = Hamle taş alıyor.
puzzle-help-quiet = Sakin bir hamle: ne şah, ne taş alma.
puzzle-help-mate = { $moves ->
    [one] Bir hamlede mat.
   *[other] { $moves } hamlede mat.
}
puzzle-help-fork = Bir çatal arayın.
puzzle-help-hanging = Savunulmayan bir şey var.
puzzle-help-pin = Bir açmaz arayın.
puzzle-help-skewer = Bir şiş arayın.
puzzle-help-discovered = Bir açarak saldırı arayın.
puzzle-help-double-check = Bir çifte şah arayın.
puzzle-help-promotion = Bir piyon terfi edebilir.
puzzle-help-opposition = Konu opozisyon.
puzzle-help-zugzwang = Rakibe iyi hamle bırakmayın.
puzzle-help-runs = Bir piyon şahtan kaçabilir.
puzzle-help-catches = Şahınız bir piyona yetişebilir.
puzzle-help-traps = Bir taş tuzağa düşürülebilir.
puzzle-help-stops = Bir tehdit var. Önleyin.
puzzle-help-saves = Taşlarınızdan biri tehlikede.
puzzle-help-later = Sonra: { $theme }.
puzzle-help-promotes = Bir piyon { $moves } hamlede terfi eder.
puzzle-help-both = { $clue } { $later }

reason-piece = { $piece } { $square }
reason-none = Öbür hamlelerin hepsi daha kötü.
reason-mate = Mat.
reason-back-rank = Son yatay matı: şahı kendi taşları kapatmış.
reason-smothered = Boğma mat: şahın boş karesi yok, at şah çekiyor.
reason-double-check = Çifte şah: yalnız şah oynayabilir.
reason-promotion = Terfi: { $piece }.
reason-hanging = Savunulmayan taş: { $piece }.
reason-fork = Çatal: { $piece }, saldırdığı { $on }.
reason-pin = Açmaz: { $piece }, arkasında { $behind }.
reason-skewer = Şiş: { $piece }, arkasında { $behind }.
reason-discovered = Açarak saldırı: { $piece }, saldırdığı { $on }.
reason-opposition = Opozisyon: { $color } taraf yol vermek zorunda.
reason-zugzwang = Zugzwang: { $color } taraf oynamak zorunda, ve her hamle zararlı.
reason-runs = { $pawn } karesindeki piyon geçer: { $king } karesindeki şah geç kalır.
reason-catches = Şah, { $pawn } karesindeki piyonun karesi içinde.
reason-traps = Tuzakta: { $piece }.
reason-stops = Tehdit şuydu: { $move }.
reason-saves = Kurtuldu: { $piece }.
reason-wins = Kazanç { $count } piyon değerinde.
reason-nears = { $square } karesindeki piyon terfiye yakın.
reason-checks = Her hamle şah çekiyor.
reason-draws = Bu beraberlik.
reason-trades = Değişim belirliyor.
reason-answers = Şaha bu kadar iyi başka yanıt yok.

theme-fork = çatal
theme-pin = açmaz
theme-skewer = şiş
theme-discovered = açarak saldırı
theme-double-check = çifte şah
theme-hanging = savunmasız taş
theme-back-rank = son yatay matı
theme-smothered = boğma mat
theme-mate-in-one = bir hamlede mat
theme-mate-in-one-also = tek hamlede mat, bir hamlelik mat
theme-mate-in-two = iki hamlede mat
theme-mate-in-three = üç hamlede mat
theme-sacrifice = feda
theme-promotion = terfi
theme-trapped = tuzağa düşen taş
theme-quiet = sakin hamle
theme-defence = savunma
theme-zugzwang = zugzwang
puzzle-filler = taş, taşlı, taşla, hamle, hamlede, ile, puan, puanlı, bulmaca, bulmacalar

term-lesson = Ders { $title }: { $learn }.
term-puzzle = Bulmaca: { $puzzle }.
term-sacrifice = Feda: daha çok kazanmak ya da mat etmek için bir taş verirsiniz.
term-trapped = Tuzağa düşen taş: saldırı altındadır ve güvenli karesi yoktur.
term-defence = Savunma: rakibin tehdit ettiği şeyi önlersiniz.
term-zugzwang = Zugzwang: bir taraf oynamak zorundadır ve her hamle konumunu kötüleştirir.
term-notation = notasyon
term-notation-text = Notasyon: hamle, taşın harfi ve yeni karesidir, Af3. Piyonun harfi yoktur, e4. Taş alma x ile, şah artı ile, mat diyez ile yazılır. O-O kısa rok, O-O-O uzun roktur.
term-wings = Kanada göre adlar. Şah fili, şah atı ve şah kalesi oyuna şah kanadında, vezir fili, vezir atı ve vezir kalesi vezir kanadında başlar. Piyon, arkasındaki taşın adını alır: şah piyonu, vezir piyonu.

# Geri gelenler

due-today = { $count ->
    [one] Bugün bir alıştırma var. Yaklaşık { $time } sürer. Başlatmak için: { $practise }.
   *[other] Bugün { $count } alıştırma var. Yaklaşık { $time } sürer. Başlatmak için: { $practise }.
}
due-done = Bugünlük bu kadar.
due-none = Bugün alıştırma yok.
due-lines = Yeni varyantlar: { $repertoire }.
puzzle-more = Başkası: Enter.
practice-both = { $one } ile { $other } bir arada olmaz. Birini yazın.

# Bir oyunun hataları

mistakes-begin = { $side ->
    [white] Hatalar: { $white }, Beyaz, oyun { $game }, rakip { $black }.
    [black] Hatalar: { $black }, Siyah, oyun { $game }, rakip { $white }.
   *[both] İki tarafın hataları, oyun { $game }, Beyaz { $white }, Siyah { $black }.
}
mistakes-again = Bir hata yeniden, oyun { $game }.
mistakes-search = Oyun taranıyor. İlk soru birkaç saniyede gelir.
mistakes-search-next = Sıradaki aranıyor.
mistakes-searched = Hâlâ taranıyor: { $all } konumdan değerlendirilen { $judged }.
mistakes-quarter = Oyunun yüzde { $percent } kadarı incelendi.
mistakes-checking = Bulunan hatalar denetleniyor.
mistakes-how = Daha iyi bir hamle yazın. Konumu duymak için: { $pieces }.
mistakes-both = ikisi
mistakes-unknown = hatalar { $word }: bilinmiyor. hatalar ardından oyun numarası, beyaz, siyah ya da ikisi yazın.
mistakes-no-game = Önce bir oyun açın ya da bunu bitirin.
mistakes-no-moves = Bu oyunda hamle yok.
mistakes-not-here = { $name } hatalar arasında olmaz.
mistakes-builtin = Yerleşik rakip değerlendiriyor: yalnız açıkça kazanılan ya da kaybedilen sorulur. Motor daha çok görür: { $opponent } motor stockfish.
mistakes-ended = Tarama burada bitiyor. Bulunanlar saklandı.

mistake-asks = { $label ->
    [blunder] Hamle { $number }, { $color }: { $move } büyük hataydı, yüzde { $before }, sonra { $after }. Daha iyisini bulun.
   *[mistake] Hamle { $number }, { $color }: { $move } hataydı, yüzde { $before }, sonra { $after }. Daha iyisini bulun.
}
mistake-comment = Daha iyisi: { $move }. Yüzde { $before }, sonra { $after }.
mistake-same = Bu, oyundaki hamle. Yeniden deneyin.
mistake-best = Doğru, en iyi hamle bu.
mistake-mate = Doğru, mat.
mistake-good = { $points ->
    [0] Doğru, en iyisi kadar iyi, { $move }.
    [1] Doğru, en iyisinden bir puan az, { $move }.
   *[other] Doğru, en iyisinden { $points } puan az, { $move }.
}
mistake-refuted = { $color } tarafın yanıtı: { $move }.
mistake-again = Yeniden deneyin.
mistake-worse = Bu yetmiyor. Yeniden deneyin.
mistake-not-judged = Hamleniz değerlendirilemedi. Yeniden yazın.
mistake-line = Ardından: { $moves }.
mistake-chance = Kaçan fırsat: { $color } tarafın önceki hamlesi de hataydı.
mistake-time = { $color } tarafın kalan süresi: { $time }.

mistakes-none = Sorulacak hata yok.
mistakes-over = { $count ->
    [one] Bir hata: { $kinds }.
   *[other] { $count } hata: { $kinds }.
}
mistakes-found = { $count } bulundu
mistakes-shown = { $count } gösterildi
mistakes-skipped = { $count } atlandı
mistakes-time = { $count ->
    [one] Biri zaman sıkışmasında yapıldı.
   *[other] Zaman sıkışmasında yapılan: { $count }.
}
mistakes-chances = { $count ->
    [one] Biri kaçan fırsattı.
   *[other] Kaçan fırsat: { $count }.
}
mistakes-most = { $phase ->
    [opening] Çoğu açılıştaydı.
    [middlegame] Çoğu oyun ortasındaydı.
   *[endgame] Çoğu oyunsonundaydı.
}
mistakes-accuracy = Doğruluk: 100 üzerinden { $accuracy }.
mistakes-accuracy-both = Doğruluk, 100 üzerinden: Beyaz { $white }, Siyah { $black }.

# Alıştırmalar

drill-list = Alıştırmalar. Başlatmak için alıştırma ardından adını ya da numarasını yazın: alıştırma kare renkleri. Seviye sonda gelir: alıştırma at yolları 2.
drill-line-done = { $name }, seviye { $level }: son { $count } yanıttan doğru olan { $right }
drill-begins = Alıştırma: { $drill }, seviye { $level }, { $count } soru.
drill-none = Böyle bir alıştırma yok: { $word }. Olanlar: { $names }.
drill-levels = Alıştırmaların seviyeleri 1 ile 3 arası.
drill-unknown = { $word }: anlaşılmadı. Seviyeden sonra sınırlar: 6 saniye, 20 soru, sıfır tekrar. En çok 600 saniye ve 50 soru.
drill-unit-seconds = { $count ->
    [one] saniye
   *[other] saniye
}
drill-unit-questions = { $count ->
    [one] soru
   *[other] soru
}
drill-unit-repeats = { $count ->
    [one] tekrar
   *[other] tekrar
}
drill-no = sıfır
drill-within = Her yanıt için süreniz { $time }.
drill-repeats = { $count ->
    [0] Her soruyu bir kez duyarsınız.
    [one] Her soruyu bir kez daha duyabilirsiniz.
   *[other] Her soruyu { $count } kez daha duyabilirsiniz.
}
drill-no-repeat = Bu soru artık tekrarlanmaz.
drill-late = Doğru, ama çok yavaş: { $time }.
drill-not-here = { $name } alıştırmada olmaz.
drill-from-memory = Alıştırmada ezberden yanıtlarsınız. Taşları yeniden duymak için: bilgi.
lesson-from-memory = Buna ezberden yanıt verirsiniz.
drill-wrong = Yanlış: { $answer }.
drill-answer = { $answer }.
drill-over = { $count } sorudan doğru olan { $right }.
drill-standing = Son { $count } yanıttan doğru olan { $right }, genellikle { $time } içinde.
drill-next = Sonraki seviyeye hazırsınız: alıştırma { $name } { $level }.

drill-colour = kare renkleri
drill-colour-rule = Açık mı koyu mu?
drill-line = hatlar
drill-line-rule = İki kare aynı yatayda, sütunda ya da çaprazda mı? Evet ya da hayır.
drill-squares = taşın kareleri
drill-squares-rule = Taşın boş tahtada vardığı her kareyi söyleyin.
drill-knight = at yolları
drill-knight-rule = En kısa yolun karelerini, sonuncusuna dek söyleyin.
drill-attackers = saldıranlar
drill-attackers-rule = Bir kareye saldıran bütün taşların karelerini söyleyin, iki renkten de.
drill-recall = bellek
drill-recall-rule = Bir konumu bir kez duyarsınız, sonra neyin nerede olduğu sorulur.
drill-minefield = mayın tarlası
drill-minefield-rule = Beyaz at, siyah taşın durduğu ya da saldırdığı kareye gitmemeli. En kısa yolu söyleyin.
drill-follow = oyunu izlemek
drill-follow-rule = Başlangıçtan bu yana her seferinde birkaç hamle duyarsınız, sonra taşların şimdi nerede olduğu sorulur.
drill-growing = uzayan yol
drill-growing-rule = Bir hamle dizisi her seferinde bir hamle uzar. Hepsini hamle hamle tekrarlayın.
drill-mates = kulaktan matlar
drill-mates-rule = Bir konumu bir kez duyarsınız. Matı bulun.
drill-guess = hamleyi tahmin
drill-guess-rule = Bir tarafın her hamlesini tahmin edin. Öbür taraf oyundaki gibi oynar. Tahtayı sorabilirsiniz.
drill-ahead = ileriyi hesaplama
drill-ahead-rule = Kimsenin oynamadığı hamleler duyarsınız. Onlardan sonraki konum için yanıt verin. Önceki tahtayı sorabilirsiniz.

drill-ask-line = { $one } ve { $other }?
drill-ask-squares = { $piece }, { $square }.
drill-ask-attackers = { $square } karesine ne saldırıyor?
drill-ask-knight = Çıkış { $from }, varış { $to }.
drill-ask-where = Her biri nerede: { $piece }?
drill-ask-repeat = { $count ->
    [one] Tekrarlayın.
   *[other] { $count } hamlenin hepsini tekrarlayın.
}
drill-ask-mate = { $moves ->
    [one] Sıra { $color } tarafta: bir hamlede mat.
   *[other] Sıra { $color } tarafta: { $moves } hamlede matın ilk hamlesi.
}
drill-ask-guess = Hamle { $number }, { $color }: tahmininiz?
drill-ahead-line = { $color } başlar: { $moves }.
drill-ask-check = { $color } o zaman şah altında mı?
drill-ask-mates = { $color } o zaman bir hamlede mat edebilir mi?
drill-ask-taken = { $color } yolda taş alıyor mu? Adını söyleyin ya da hiçbir şey.
drill-ask-takes = { $color } tarafın o zaman taş alabileceği bütün kareleri söyleyin.
guess-won = Beyaz { $white }, Siyah { $black }, { $year }. { $color } kazandı.
guess-unknown = tahmin { $word }: bilinmiyor. tahmin ardından oyun numarası, beyaz ya da siyah yazın.
guess-which = Hangi oyun? Numarasını da yazın: tahmin 12 siyah.
guess-champions = şampiyonlar, şampiyon, hızlı satranç
guess-opening-only = Tahmin edilecek hamle yok: buradaki bütün hamleler açılış hamlesi.
guess-none = Burada { $color } tarafın tahmin edilecek hamlesi yok.
guess-wins-too = Sizinki de kazanıyor, yerleşik rakibin gördüğü kadarıyla.
guess-refuted = Sizinkine { $color } tarafın yanıtı: { $move }.

choice-yes = evet
choice-no = hayır

# Dersler

## Seçilecek sözler

choice-mate = mat
choice-stalemate = pat
choice-won = kazanç
choice-drawn = beraberlik
choice-clocks = saatler
choice-arbiter = hakem
choice-with = artışlı
choice-without = artışsız

choice-light-also = açık renk, açık renkli, beyaz
choice-dark-also = koyu renk, koyu renkli, siyah
choice-nothing-also = hiç, hiçbiri, hiçbir taş, yok, kimse, taş yok
choice-mate-also = şah mat, şahmat
choice-stalemate-also = pat durumu, patla beraberlik
choice-won-also = kazanır, kazanıyor, kazanılmış, galibiyet, beyaz kazanır, beyaz kazanıyor, zafer
choice-drawn-also = berabere, eşit, eşitlik
choice-clocks-also = saat, iki saat, saatleri durdurmak, önce saatler
choice-arbiter-also = hakemi, hakemi çağırmak, önce hakem
choice-with-also = artışla, artış var, artışlı oyun, artışlı oyunda
choice-without-also = artış olmadan, artış yok, artışsız oyun, artışsız oyunda
choice-filler = bir, bu, kare, karesi, konum, bence

## 1

lesson-squares = Kareler ve renkler
lesson-squares-goal = Her karenin rengini akıldan söyleyebilirsiniz.
lesson-squares-text = Tahtada 64 kare var: a ile h arasında sekiz sütun, 1 ile 8 arasında sekiz yatay. Açık ve koyu kareler birbirini izler, sağ elinizin köşesi açıktır. Karenin rengi için sütunu da sayı olarak sayın: a 1, h 8 eder. İki sayı da tek ya da ikisi de çiftse kare koyudur; yoksa açıktır.
lesson-squares-1-help = a birinci sütun: sayısını yatayla karşılaştırın.
lesson-squares-1-why = a1 koyu: iki sayı da 1, ikisi de tek.
lesson-squares-2-help = h hangi sayı?
lesson-squares-2-why = h1 açık: h 8 eder, çift; yatay tek. Beyazın sağ elindeki köşedir.
lesson-squares-3-help = a ile e arasını sayın, sonra yatayla karşılaştırın.
lesson-squares-3-why = e4 açık: e 5 eder, tek; yatay çift.
lesson-squares-4-before = Şimdi bir alıştırma: birbiri ardına kare duyar, açık ya da koyu yanıtını verirsiniz. Acele etmeyin.
lesson-squares-4-help = Her seferinde sorun: ikisi de tek mi, ikisi de çift mi, yoksa biri öyle biri böyle mi?
lesson-squares-recap = İkisi de tek ya da ikisi de çift, koyu. Geri kalan her şey açık.

## 2

lesson-start = Başlangıç konumu
lesson-start-goal = Her taşın nerede başladığını bilirsiniz.
lesson-start-text = Her tarafın on altı taşı var: Beyaz 1. ve 2. yatayda, Siyah 7. ve 8. yatayda. a1 ile h1 arasında: kale, at, fil, vezir, şah, fil, at, kale. Piyonlar önlerindeki yatayı doldurur. Her vezir kendi renginde başlar: beyaz vezir açık karede, siyah vezir koyu karede.
lesson-start-1-help = 8. yatay, 1. yatayı öbür renkle yineler.
lesson-start-1-why = Siyah vezir d8 karesinde başlar, beyaz vezirin sütununun öbür ucunda.
lesson-start-2-before = a ile d arası sütunlar vezir kanadı, e ile h arası şah kanadıdır. Vezirler d sütununda, şahlar e sütununda başlar.
lesson-start-2-help = Şah kanadında şahın komşusudur.
lesson-start-2-why = Beyaz şahın yanında, f1 karesinde bir fil var. Sonra g1 karesinde at, h1 karesinde kale gelir.
lesson-start-3-help = d1 karesinde hangi taş başlar?
lesson-start-3-why = d1 açık, beyaz vezirin rengi. Ya da sayın: d 4 eder, çift; yatay tek.
lesson-start-4-before = Şimdi ilk hamle. At iki kare düz, bir kare yana gider, başka taşların üzerinden atlayabilir.
lesson-start-4-help = b1 karesinden iki yatay yukarı ve bir sütun yana, sonra iki sütun ve bir yatay deneyin.
lesson-start-4-why = At, kendi piyonlarının üzerinden a3 ya da c3 karesine atlar. d2 karesine gidemez: orada kendi piyonu var.
lesson-start-recap = Vezir kendi renginde başlar, şah yanındadır. İlk hamleyi Beyaz yapar. Renge yazı tura karar verir, ya da her bir elde saklanan bir beyaz ve bir siyah piyon.

## 3

lesson-rook = Kale
lesson-rook-goal = Kaleyi sütununda ve yatayında izleyebilirsiniz.
lesson-rook-text = Kale ileri, geri ya da yana, istediği kadar kare gider. Taşların üzerinden atlamaz. Kendi taşının önünde durur. Yolundaki ilk taş rakibinse onu alabilir, hamle orada biter.
lesson-rook-1-help = d1 karesinden d sütununu kare kare yukarı izleyin.
lesson-rook-1-why = d2, d3 ve d4 boş, kale d5 karesindeki piyona varır ve onu alır.

lesson-rook-2-help = Önce sütunda yukarı, sonra yatayda gidin ve kendi taşlarınıza dikkat edin.
lesson-rook-2-why = Yukarı iki hamle, a2 ve a3; sağa üç hamle, b1, c1 ve d1. Orada kendi piyonu ve kendi şahı durdurur.
lesson-rook-recap = Kaleye açık sütunlar ve yataylar gerek. Birbirini savunan iki kale çok güçlüdür.

## 4

lesson-bishop = Fil
lesson-bishop-goal = Fili çaprazlarında izleyebilirsiniz.
lesson-bishop-text = Fil çapraz gider, istediği kadar kare. Her adımda hem sütun hem yatay bir değişir: c1, d2, e3, f4. Kale gibi o da atlamaz. Bir çaprazın bütün kareleri aynı renktir.
lesson-bishop-1-help = d1 karesinden her adımda bir sütun sağa, bir yatay yukarı gidin.
lesson-bishop-1-why = e2, f3 ve g4 boş, fil h5 karesindeki piyonu alır. Oradan şah bile çeker.
lesson-bishop-2-help = e4 karesinden dört çapraz çıkar: her birini sonuna dek sayın.
lesson-bishop-2-why = b1 yönünde üç, h1 yönünde üç, h7 yönünde üç, a8 yönünde dört kare: on üç.
lesson-bishop-3-help = İki karenin renklerini karşılaştırın.
lesson-bishop-3-why = e4 açık, a1 koyu. Fil bütün oyun boyunca kendi renginde kalır.
lesson-bishop-recap = Fillerinizden biri açık, öbürü koyu karelerde gezer. Birlikte bütün tahtayı kaplarlar.

## 5

lesson-queen = Vezir
lesson-queen-goal = Vezirin bütün hamlelerini bilirsiniz.
lesson-queen-text = Vezir en güçlü taştır. Kale gibi ya da fil gibi gider: sütunda, yatayda ya da çaprazda. Yol açık oldukça her uzaklığa gider, ama atlamaz.
lesson-queen-1-help = Önce kale gibi hamlelerini, sonra fil gibi hamlelerini sayın.
lesson-queen-1-why = Kale gibi on dört, fil gibi on üç hamle: 27. İki şah da yolunda değil.
lesson-queen-recap = Kale ve fil birlikte bir vezir eder. Onu tehlikeden uzak tutun.

## 6

lesson-king = Şah
lesson-king-goal = Şahın nereye gidip nereye gidemeyeceğini bilirsiniz.
lesson-king-text = Şah her yöne bir kare gider. Rakip taşın saldırdığı kareye asla gidemez. Şahın kendisi saldırı altındaysa şah çekilmiştir. Şahlar da saldırır: çevrelerindeki her kareye.
lesson-king-1-help = d3 çevresini kare kare dolaşın, siyah şahın saldırdıklarını çıkarın.
lesson-king-1-why = d5 karesindeki siyah şah c4, d4 ve e4 karelerine saldırıyor. d3 çevresindeki sekiz kareden beşi kalıyor: c2, c3, d2, e2 ve e3.
lesson-king-2-help = d4 karesinde şahınızın yanında hangi taş olurdu?
lesson-king-2-why = d4 karesinde şahınız siyah şahın yanında ve tehdit altında olurdu. İki şah asla komşu olamaz.
lesson-king-recap = Şah en önemli taştır, ama yavaştır. Oynatmadan önce hangi karelere saldırıldığını sorun.

## 7

lesson-knight = At
lesson-knight-goal = Atın bütün hamlelerini bulabilirsiniz.
lesson-knight-text = At, sütunda ya da yatayda iki kare, sonra bir kare yana gider, L harfi gibi. Başka taşların üzerinden atlayan tek taştır. Her hamlede karesinin rengi değişir. Kenara yaklaştıkça hamleleri azalır.
lesson-knight-1-help = İki kare yukarı, sonra sola ya da sağa: aynısını aşağı ve iki yana yapın.
lesson-knight-1-why = Dört yön, her birinde sol ya da sağ: sekiz. Bunlar b3, b5, c2, c6, e2, e6, f3 ve f5.
lesson-knight-2-help = Köşeden sıçrayışların çoğu tahtanın dışına çıkar.
lesson-knight-2-why = a1 karesinden yalnız b3 ve c2 tahtada. Kenarda atın iki ile dört arası hamlesi olur.
lesson-knight-3-before = Şimdi bir alıştırma: atı bir kareden başka kareye olabildiğince az hamlede götürün.
lesson-knight-3-help = Renkleri karşılaştırın: aynı renkteki kareye hamle sayısı çifttir.
lesson-knight-recap = Atın yeri merkeze yakındır, orada sekiz hamlesi olur.

## 8

lesson-pawn = Piyon
lesson-pawn-goal = Piyonun nasıl gittiğini, nasıl aldığını ve ne olabileceğini bilirsiniz.
lesson-pawn-text = Piyon düz ileri, birer kare gider, geri gitmez. İlk karesinden iki kare de gidebilir. Taş alması başkadır: çapraz ileri bir kare. Tam önündeki taş onu durdurur, o taşı alamaz.
lesson-pawn-1-help = Önündeki üç kareyi deneyin: düz, sol ve sağ.
lesson-pawn-1-why = e5 boş, piyon oraya gidebilir. Çapraz alır, d5 ve f5 karelerinde.
lesson-pawn-2-help = Tam önünde ne var, alınacak bir şey var mı?
lesson-pawn-2-why = e3 karesindeki siyah piyon onu durduruyor, d3 ve f3 karelerinde alınacak bir şey yok. Hamlesi yok.
lesson-pawn-3-before = Son yatayda piyon vezir, kale, fil ya da at olur: terfi eder. Her seçim ayrı bir hamle sayılır.
lesson-pawn-3-help = Tek kare, ama piyon kaç taş olabilir?
lesson-pawn-3-why = Piyon a8 karesine gider ve vezir, kale, fil ya da at olur: dört hamle.
lesson-pawn-recap = Piyonlar düz gider, çapraz alır. Geri gidemezler, sürmeden önce düşünün.

## 9

lesson-values = Taşların değeri
lesson-values-goal = İki taş almadan iyisini seçebilirsiniz.
lesson-values-text = Piyon bir, at üç, fil üç, kale beş, vezir dokuz puan eder. Şahın değeri biçilmez: mat olursa kaybedersiniz. Puanlar oyunu belirlemez. Taş almaları ve değişimleri tartmanıza yardım eder.
lesson-values-1-help = Piyon iki karede alabilir: oradakileri karşılaştırın.
lesson-values-1-why = c6 karesindeki vezir dokuz, e6 karesindeki fil yalnız üç puan. Fili alsaydınız vezir piyonunuzu alırdı.
lesson-values-recap = Bir, üç, üç, beş, dokuz. Bir at almak için kalenizi tehlikeye atmayın.

## 10

lesson-guarded = Savunulan ve savunulmayan
lesson-guarded-goal = Bedavaya alınabilecek taşları fark edersiniz.
lesson-guarded-text = Kendi tarafı geri alabiliyorsa bir taş savunulur. Almadan önce iki soru sorun: değeri ne, kim geri alır? Kimse geri alamıyorsa taş bedavadır. Kendi taşlarınızı da savunun, önce en değerlilerini.
lesson-guarded-1-help = Veziriniz iki taşa saldırıyor: her biri için kimin geri alabileceğini sorun.
lesson-guarded-1-why = g4 karesindeki fili kimse savunmuyor. d5 karesindeki atı e6 piyonu savunuyor, onu almak vezirinize mal olurdu.
lesson-guarded-2-before = Şimdi bir alıştırma: bir kareye saldıran ya da onu savunan taşları söyleyin.
lesson-guarded-2-help = Önce sütunları, yatayları ve çaprazları, sonra atları, piyonları ve şahları gözden geçirin.
lesson-guarded-recap = Her taş almadan önce: değeri ne, kim geri alır?

## 11

lesson-check = Şah çekilince üç yanıt
lesson-check-goal = Şah çekmeye karşı her yanıtı bulabilirsiniz.
lesson-check-text = Şahınıza saldırılırsa hemen yanıt vermelisiniz. Üç yol var: saldıranı almak, araya taş koymak ya da şahı oynatmak. Şah çekilmişken rok yapılamaz.
lesson-check-1-help = Üç yolu da deneyin: kaleyi alın, e sütununu kapatın, şahı oynatın.
lesson-check-1-why = Fil kaleyi alabilir, vezir e2 karesinde araya girebilir. Ya da şah sütundan f1 ya da f2 karesine çıkar.
lesson-check-recap = Almak, kapatmak, kaçmak: her seferinde üçünü de gözden geçirin.

## 12

lesson-mate = Bir hamlede mat
lesson-mate-goal = Bir hamle yetince mat edebilirsiniz.
lesson-mate-text = Mat oyunun amacıdır: yanıtı olmayan bir şah çekme. Saldıranı kimse alamaz, araya bir şey giremez, şahın güvenli karesi yoktur. Oyun hemen biter. Şahın kendisi hiç alınmaz.
lesson-mate-1-help = Siyahın kendi piyonları şahını kapatmış.
lesson-mate-1-why = Kale a8 karesinden 8. yatayda şah çeker. Araya bir şey giremez, Siyahın piyonları her çıkışı kapatır.
lesson-mate-2-help = Şahınız savunuyorsa veziriniz siyah şahın tam yanına gidebilir.
lesson-mate-2-why = Şahınız g7 karesindeki veziri savunuyor, Siyah onu alamaz. Vezir g8 ve h7 karelerine de saldırır.
lesson-mate-3-help = Siyah şah hiç oynayamıyor: yanıtsız bir şah çekme bulun.
lesson-mate-3-why = f7 karesindeki atı kimse alamaz, atın şah çekmesi kapatılamaz. Şahı kendi taşları kapatmış: boğma mat.
lesson-mate-recap = Her şah çekmeyi sınayın: alabilirler mi, kapatabilirler mi, kaçabilirler mi? Hayırsa mat.

## 13

lesson-draws = Kimse kazanmayınca
lesson-draws-goal = Oyunun ne zaman berabere olduğunu bilir, kazanırken pattan kaçınırsınız.
lesson-draws-text = Sıradaki oyuncunun şahı tehdit altında değilse ama kurallı hamlesi yoksa bu pattır. Öbür taraf ne kadar güçlü olursa olsun oyun berabere biter. Oyuncular beraberlikte anlaşabilir de.
lesson-draws-1-help = Siyah şahın çevresindeki her kareye saldırın, ama şahın kendisine değil.
lesson-draws-1-why = Vezir c7 karesinden a7, b7 ve b8 karelerine saldırır, a8 karesine değil. Siyahın şahı tehdit altında değil ve oynayamıyor.
lesson-draws-2-ask = Sıra Siyahta. Bu mat mı pat mı?
lesson-draws-2-help = Önce Siyahın şahı tehdit altında mı diye sorun.
lesson-draws-2-why = h8 karesine saldıran yok, tehdit yok. Ama Beyaz g7, g8 ve h7 karelerine saldırıyor: pat.
lesson-draws-3-before = Beraberlik iddia da edebilirsiniz: bir konum üçüncü kez oluşunca, ya da iki taraf taş alma ve piyon hamlesi olmadan ellişer hamle yapınca. Artık hiçbir mat olanaklı değilse oyun hemen berabere biter.
lesson-draws-3-help = Bir şah ve bir fil mat edebilir mi?
lesson-draws-3-why = Bir şah ve bir fil mat edemez, öbür şah da edemez. Oyun hemen berabere biter.
lesson-draws-recap = Beş beraberlik yolu: pat, anlaşma, mat olanaksız, üç kez tekrar, elli hamle. Kazanıyorsanız rakibinize bir hamle bırakın.

## 14

lesson-castling = Rok
lesson-castling-goal = Ne zaman ve hangi yana rok yapabileceğinizi bilirsiniz.
lesson-castling-text = Şah bir kaleye doğru iki kare gider, o kale de şahın geçtiği kareye gelir. Şah ve kale daha önce oynamamış olmalı, aralarında bir şey olmamalı. Şah çekilmişken, saldırılan kareden geçerek ya da saldırılan kareye rok yapılamaz. Şah kanadına rok kısa, vezir kanadına rok uzundur.
lesson-castling-1-help = İki kaleyi de deneyin: yol açık mı, şahın yolu güvenli mi?
lesson-castling-1-why = İki yol da açık, Siyah şahın yolunda hiçbir kareye saldırmıyor. Kalelerinize saldırı önemli değil.
lesson-castling-2-help = Siyah kale birinci yatayın hangi karesine saldırıyor?
lesson-castling-2-why = f3 karesindeki kale f1 karesine saldırıyor, kısa rokta şahın geçeceği kare. Öbür yanda d1 ve c1 güvenli.
lesson-castling-3-help = Şahınıza şu anda saldırılıyor mu?
lesson-castling-3-why = e4 karesindeki kale şah çekiyor. Şah çekilmişken rok yapılamaz.
lesson-castling-4-help = Şahın kendisinin hangi karelerden geçtiğini sorun.
lesson-castling-4-why = Siyah kale b1 karesine saldırıyor, ama şahınız yalnız d1 karesinden geçip c1 karesinde duruyor. b1 karesinden yalnız kale geçer, buna izin vardır.
lesson-castling-recap = Erken rok yapın: şahınız sığınak bulur, bir kale oyuna girer. Şah çekilmişken, saldırıdan geçerek ya da saldırıya asla.

## 15

lesson-en-passant = Geçerken alma
lesson-en-passant-goal = Geçerken alabilir, ne zaman geç olduğunu bilirsiniz.
lesson-en-passant-text = Bir piyon iki kare birden giderek sizinkinden kaçamaz. Piyonunuzun tam yanına konarsa, yalnız bir kare gitmiş gibi alabilirsiniz. Piyonunuz atlanan karede durur. Bunu yalnız hemen sonraki hamlenizde yapabilirsiniz.
lesson-en-passant-1-before = Siyahın son hamlesi piyon d7 d5 idi.
lesson-en-passant-1-help = Bir hamle düz gider, öbürü yanınızdaki piyonu alır.
lesson-en-passant-1-why = Piyon e6 karesine gidebilir. Ya da d5 piyonunu geçerken alır ve d6 karesinde durur.
lesson-en-passant-2-before = Aynı konum, ama bu kez Siyahın son hamlesi piyon hamlesi değildi.
lesson-en-passant-2-help = Geçerken alma hakkı ne kadar sürer?
lesson-en-passant-2-why = Siyah piyon iki kareyi az önce gitmedi. Hak yalnız bir hamle sürer.
lesson-en-passant-recap = İki kare, piyonunuzun yanı, az önce: o zaman geçerken alabilirsiniz.

## 16

lesson-promotion = Dikkatli terfi
lesson-promotion-goal = Piyonunuz terfi ederken doğru taşı seçersiniz.
lesson-promotion-text = Son yataya varan piyon vezir, kale, fil ya da at olur. Nelerin alındığı önemli değil: iki veziriniz olabilir. Neredeyse her zaman en iyisi vezirdir. Ama önce rakibin daha ne oynayabileceğini sorun.
lesson-promotion-1-before = Şimdi piyonunuzu terfi ettirin. Kazanan taşı seçin.
lesson-promotion-1-help = Her taş için siyah şahın hâlâ hamlesi var mı diye sorun.
lesson-promotion-1-why = c8 karesinde vezir pat olurdu. Kaleyle şah a6 karesine gitmek zorunda, kale a8 karesinde mat eder.
lesson-promotion-recap = Genellikle vezir, ama pat oluyorsa değil.

## 17

lesson-fork = Çatal ve açarak saldırı
lesson-fork-goal = Bir hamleyle iki taşa saldırabilirsiniz.
lesson-fork-text = Çatalda bir taş ikisine birden saldırır. Rakip yalnız birini kurtarabilir. Atlar bunda ustadır. En iyi hedef şahtır, çünkü şah çekmeye yanıt gerekir.
lesson-fork-1-help = Atın hem şaha hem kaleye saldırdığı kareyi bulun.
lesson-fork-1-why = At c7 karesinden şaha ve a8 kalesine saldırır. Şah oynamak zorunda, sonra at kaleyi alır.
lesson-fork-2-before = Açarak saldırıda bir taş çekilir ve arkasındaki taşın yolunu açar.
lesson-fork-2-help = At e sütunundan çıkınca kaleniz şah çeker: at neye saldırabilir?
lesson-fork-2-why = At e sütununu açar, kale şah çeker. Aynı hamleyle at vezire saldırır.
lesson-fork-recap = Bir hamle, iki tehdit. Taşlarınız birlikte çalışınca en güçlüdür.

## 18

lesson-pin = Açmaz ve şiş
lesson-pin-goal = Aynı hatta duran iki taşa saldırabilirsiniz.
lesson-pin-text = Aynı hatta arkasında daha değerli bir şey varsa taş açmazdadır. Arkadaki şahsa, açmazdaki taş hattan ayrılamaz. Kaleler, filler ve vezirler açmaza alır. Açmazdaki taşa saldırın: zor kaçar.
lesson-pin-1-help = Siyah şah ve atı hangi hattı paylaşıyor?
lesson-pin-1-why = Kale e1 karesinde atı açmaza alır, çünkü arkasında şah var. At oynayamaz, sonra alabilirsiniz.
lesson-pin-2-before = Şişte daha değerli taş öndedir. Çekilmek zorundadır, arkasındaki kaybedilir.
lesson-pin-2-help = Siyah şah ve vezir hangi hattı paylaşıyor?
lesson-pin-2-why = Kale h5 karesinden 5. yatayda şah çeker. Şah çekilince kale veziri alır.
lesson-pin-recap = Daha değerli taş arkada: açmaz. Daha değerli taş önde: şiş.

## 19

lesson-gifts = Bedava armağanlar
lesson-gifts-goal = Almadan önce sonrasını sorarsınız.
lesson-gifts-text = Bedava taş her zaman armağan değildir. Rakibiniz daha iyisini almak için verebilir. Almadan önce yanıtın ne olacağını sorun. Sıra sizde olsa da acele etmeyin.
lesson-gifts-1-help = Kaleniz alınca hangi yataydan ayrılır?
lesson-gifts-1-why = Kaleniz birinci yatayı savunmak zorunda. a3 karesinde alırsa siyah kale d1 karesinde mat eder.
lesson-gifts-2-before = Şimdi armağanı siz verin: bir taş verip iki hamlede mat edin.
lesson-gifts-2-help = 8. yatay tek bir siyah kaleye bağlı: ona bir şey aldırın.
lesson-gifts-2-why = Vezir e8 karesinde şah çekince siyah kale onu almak zorunda. Kaleniz geri alır, bu mattır.
lesson-gifts-recap = Önce rakibin en iyi yanıtını bulun, sonra alın. Bedava taş yem olabilir.

## 20

lesson-opening = Açılış
lesson-opening-goal = Taşlarınızı çıkarabilir, rok yapabilir ve merkez için savaşabilirsiniz.
lesson-opening-text = Bir merkez piyonuyla başlayın, örneğin e4 ya da d4: yer kazanır, yolları açar. Taşlarınızı birer birer çıkarın. Saldırı altında değilse aynı taşı iki kez oynamayın. Erken rok yapın, şahın önündeki piyonları yerinde bırakın. c4 ve at f3 de iyi ilk hamlelerdir. g2 ya da b2'deki fil merkezi kanattan tutar. Fillerinizi kendi piyonlarınızla kapatmayın.
lesson-opening-1-before = Beyaz çoban matını deniyor: vezir h5 ve fil c4 birlikte f7 karesine saldırıyor.
lesson-opening-1-help = f7 karesini savunun, vezirin yolunu kapatın ya da şahınıza yer açın.
lesson-opening-1-why = Beyaz vezirle f7 karesinde alıp mat etmekle tehdit ediyor. Piyon g6 en iyisi: yolu kapatır ve vezire saldırır.
lesson-opening-2-before = Şimdi seviye 3 ile on hamle oynayın. Sonra neleri geliştirdiğinizi, rok yapıp yapmadığınızı ve neyi iki kez oynadığınızı duyarsınız.
lesson-opening-2-help = Bir merkez piyonu, atlar, filler, sonra rok: bu sıra nadiren yanlıştır.
lesson-opening-recap = Merkez, taşları çıkarmak, rok. Çoban matı bir kez tutar, hilelere güvenmeyin.

## 21

lesson-trades = Değişimler ve planlar
lesson-trades-goal = Değişimin ne zaman işinize yaradığını bilirsiniz.
lesson-trades-text = Verdiğinizden çok alıyorsanız değişin. Öndeyken de değişin: az taş kalınca üstünlüğünüz daha çok sayılır. Saldırıda acele etmeyin: önce savunan taşları kaldırın. Her hamleye bir amaç verin, birkaç hamle ilerisini düşünün.
lesson-trades-1-before = Bir kale öndesiniz. Vezirleri değişin.
lesson-trades-1-help = İki vezir aynı sütunda, aralarında bir şey yok.
lesson-trades-1-why = Vezirler olmadan şahınız ve kaleniz yalnız bir şaha karşı kalır. Mat edebilirsiniz, Siyah artık kazanamaz.
lesson-trades-recap = Öndeyken değişin. Sonra planınızı adım adım izleyin.

## 22

lesson-two-mates = Ezbere matlar
lesson-two-mates-goal = Yalnız şahı iki kaleyle, vezirle ya da bir kaleyle mat edebilirsiniz.
lesson-two-mates-text = Sona doğru az taş kalır, oyunu bitirebilmelisiniz. Yalnız şah tahtanın kenarında mat edilir. Onu oraya adım adım sürün ve pattan kaçının.

lesson-two-mates-1-before = İki kaleden biri şahı kapatır, öbürü şah çeker. Burada iki hamlede mat edebilirsiniz.
lesson-two-mates-1-help = Siyah şahın 8. yataydan çıkamamasını sağlayın.
lesson-two-mates-2-before = Şah ve vezir: vezir siyah şahın yerini daraltır, sonra kendi şahınız yardıma gelir. En iyisi dokuz hamle sürer.
lesson-two-mates-2-help = Siyah şah kenara varana dek veziri ondan at sıçrayışı uzaklığında tutun.
lesson-two-mates-3-before = Şah ve kale: kale siyah şahın yolunu keser, kendi şahınız onu geri iter. En iyisi on beş hamle sürer.
lesson-two-mates-3-help = Şahlar aralarında bir kareyle karşı karşıya gelince yandan şah çekin.
lesson-two-mates-recap = Şahın yolunu kesin, kendi şahınızı getirin, kenarda mat edin. Her sakin hamleden önce pat mı diye sorun.

## 23

lesson-pawn-endings = Sondaki piyonlar
lesson-pawn-endings-goal = Tek piyonun ne zaman kazandırdığını, ne zaman kazandırmadığını bilirsiniz.
lesson-pawn-endings-text = Sonda bir piyon vezir olup oyunu belirleyebilir. Şah önden gider, piyon izler. Şahlar aralarında bir kareyle karşı karşıyaysa, oynamak zorunda olmayan taraf opozisyondadır. Yalnız şah, piyonun karesinin içindeyse ona yetişir; bu kare, piyonun yolu kadar geniştir.
lesson-pawn-endings-1-before = Şahınız 6. yatayda, piyonunun önünde: bu kazandırır. Nasıl, gösterin.
lesson-pawn-endings-1-help = Şah önce piyonun önündeki kareleri tutsun, piyonu ancak sonra sürün.
lesson-pawn-endings-2-ask = Sıra Beyazda. Bu kazanç mı beraberlik mi?
lesson-pawn-endings-2-help = Opozisyon kimde?
lesson-pawn-endings-2-why = Şahlar karşı karşıya, Beyaz oynamak zorunda: opozisyon Siyahta. Sıra Siyahta olsaydı Beyaz kazanırdı.
lesson-pawn-endings-3-before = Siz Siyahsınız, sıra sizde: beraberliği kurtarın. Piyona a8 için dört hamle gerek, karesi a sütunundan e sütununa uzanır.
lesson-pawn-endings-3-help = Hemen karenin içine girin, sonra a8 karesine koşun.
lesson-pawn-endings-4-ask = Sıra Beyazda. Bu kazanç mı beraberlik mi?
lesson-pawn-endings-4-help = h8 karesinin rengini filin rengiyle karşılaştırın.
lesson-pawn-endings-4-why = Piyon h8 karesinde terfi eder, koyu bir kare; fil ise yalnız açıkları görür. Şahı köşeden kimse süremez.
lesson-pawn-endings-recap = Önce şah, opozisyon ve piyonun karesi. Kale piyonuyla filinize köşenin rengi gerek.

## 24

lesson-clock = Saat ve turnuva
lesson-clock-goal = Hamle duyurmayı, saate basmayı ve süreden galibiyet iddia etmeyi bilirsiniz.
lesson-clock-text = Her oyuncunun bütün oyun için süresi var, siz basınca rakibin saati çalışır. Süreniz biterse kaybedersiniz, rakip mat edemiyorsa başka. Görme engelli oyuncular her hamleyi yüksek sesle duyurur, rakip tekrarlar. Dokunma kuralında dokunduğunuz taş, oynayabiliyorsa oynamalı.
lesson-clock-1-before = Şimdi turnuvadaki gibi beş hamle. Hamlenizi duyurun, basın, rakibin hamlesini tekrarlayın.
lesson-clock-1-help = Duyurmak, basmak, tekrarlamak: hep bu sırayla.
lesson-clock-2-ask = Hızlı bir oyunda rakibin bayrağı düştü. Önce hangisi, saatler mi hakem mi?
lesson-clock-2-help = Siz konuşurken ne çalışmayı sürdürür?
lesson-clock-2-why = Önce iki saati de durdurun, yoksa sizin bayrağınız da düşebilir. Sonra galibiyeti iddia edip hakemi çağırın.
lesson-clock-3-ask = Rakibin 15 saniyesi kaldı. Vezirleri değişip kaybedilmiş bir piyon oyunsonuna girebilirsiniz. Bu ne zaman bir şans, artışlı oyunda mı artışsız oyunda mı?
lesson-clock-3-help = Rakibin daha bir piyonu terfi ettirip sonra mat etmesi gerek.
lesson-clock-3-why = Artış yoksa 15 saniye terfi ve mata yetmeyebilir. Artış varsa her hamle yeni saniyeler getirir.
lesson-clock-recap = Önce saatler, sonra hakem. Hızlı satrançta şimdiki iyi hamle, geç kalan en iyisinden iyidir.

## Dinlenecek parçalar

listen-wheat = Tahtadaki buğday
listen-wheat-text-1 = Hindistan'dan eski bir efsane, tek oğlunu savaşta yitiren bir kralı anlatır.
listen-wheat-text-2 = Kral yas içinde ülkesini bakımsız bıraktı.
listen-wheat-text-3 = Bunun üzerine Sessa adlı bir bilge ona 64 kareli bir tahta ve ordusunun her parçası için taşlar getirdi.
listen-wheat-text-4 = Piyadeler, atlılar, savaş arabaları ve filler, bir vezir ve kralın kendisi vardı.
listen-wheat-text-5 = Oyun kralın üzüntüsünü iyileştirdi, kral yeniden ülkesini yönetti. Ödül olarak Sessa ne isterse isteyebilirdi.
listen-wheat-text-6 = Sessa buğday istedi: birinci kare için bir tane, ikinci için iki, üçüncü için dört, sonuncuya dek böyle.
listen-wheat-text-7 = Kral bu alçakgönüllü dileğe güldü.
listen-wheat-text-8 = Sonra taneler sayıldı: 18 kentilyondan çok. Ülkenin iki bin yıl hasat yapması gerekirdi.
listen-wheat-text-9 = Sessa kralın borcunu bağışladı, kral da onu baş danışmanı yaptı.

listen-origins = Satranç nereden geliyor
listen-origins-text-1 = Satrancın nerede başladığını kimse kesin bilmiyor. Çoğu kişi, bin yılı çok aşkın süre önce Hindistan der.
listen-origins-text-2 = Bir Yunan efsanesi onu savaş tanrısı Ares'e bağlar. Savaşlarını denemek için tahtayı yaptı, oyun oğlu aracılığıyla insanlara geldi.
listen-origins-text-3 = Hint oyununun adı çaturanga idi.
listen-origins-text-4 = Oradaki fil bizim filimiz oldu. Çaprazda yalnız iki kare sıçrardı.
listen-origins-text-5 = Oradaki danışman bizim vezirimiz oldu. Çaprazda yalnız bir kare giderdi, en zayıf taşlardan biriydi.
listen-origins-text-6 = Kimse rok yapmazdı, hiçbir piyon iki kare gitmezdi. Terfi eden piyon vezir olurdu, ama o zayıf vezir.
listen-origins-text-7 = 1475 dolaylarında, İspanya'da ya da İtalya'da, oyun hızlandı.
listen-origins-text-8 = Fil ve vezir bugünkü gidişlerini aldı, vezir birden en güçlü taş oldu.
listen-origins-text-9 = Piyonlar artık başta iki kare gidebiliyordu, geçerken alma da bununla geldi.
listen-origins-text-10 = Taşlar ancak on dokuzuncu yüzyılda her yerde aynı biçimde gider oldu. Bugün de öyle gidiyorlar.

listen-longest = En uzun oyun
listen-longest-text-1 = Kayıtlara geçen en uzun turnuva oyunu 1989 yılında Belgrad'da oynandı.
listen-longest-text-2 = İvan Nikoliç Beyazdı, Goran Arsoviç Siyahtı.
listen-longest-text-3 = Her biri 269 hamle yaptı, oyun yirmi saatten uzun sürdü.
listen-longest-text-4 = Sonunda bir kale ve bir fil, bir kaleye karşı kaldı.
listen-longest-text-5 = Kimse kazanmadı: berabere bitti.
listen-longest-text-6 = O günlerde kurallar böyle oyunsonlarına elliden çok hamle tanırdı.
listen-longest-text-7 = Bugün istisna yok. İki taraf alış ve piyon hamlesi olmadan ellişer hamle yapınca bir oyuncu beraberlik iddia edebilir; yetmiş beşte oyun biter.

listen-forms = Birçok oynama biçimi
listen-forms-text-1 = Genellikle iki oyuncu bir tahtada buluşur. Ama tek yol bu değil.
listen-forms-text-2 = İnternette rakip dünyanın öbür ucunda olabilir. Kurallar aynıdır.
listen-forms-text-3 = Yıldırımda her oyuncunun yalnız birkaç dakikası olur, kimse hamleleri yazmak zorunda değildir.
listen-forms-text-4 = Simultanede güçlü bir oyuncu, her biri kendi tahtasında birçok rakiple oynar.
listen-forms-text-5 = Körleme satrançta tahta yalnız oyuncunun kafasındadır. Gören ustalar bu gösterilerle büyük alkış alır.
listen-forms-text-6 = Görme engellilerin buna gereği yok: çoğunun parmaklarının altında bir tahta var. Ama birçoğu yapabilir.
listen-forms-text-7 = Yazışmalı satrançta hamleler postayla gider. Bir oyun yıllar sürerdi; e-posta bunu hızlandırdı.
listen-forms-text-8 = Hamleler yalnız rakamlarla yazılır, böylece her dilden oyuncu anlar. Kendi dünya federasyonu bile var.

listen-variants = Başka kurallı oyunlar
listen-variants-text-1 = Kimileri satrancın kurallarını değiştirmeyi sever. Bu oyunlara satranç türleri denir.
listen-variants-text-2 = Bobby Fischer'in bulduğu Satranç960 oyununda piyonların arkasındaki taşlar kurayla dizilir.
listen-variants-text-3 = İki fil ayrı renklerde, şah kalelerin arasında olmalı. Geriye 960 başlangıç konumu kalır.
listen-variants-text-4 = Tepenin Şahı oyununda şahınızı dört merkez kareden birine getirerek de kazanabilirsiniz.
listen-variants-text-5 = Üç Şah oyununda üç kez şah çekerek de kazanabilirsiniz.
listen-variants-text-6 = Crazyhouse oyununda aldığınız taş taraf değiştirir. Sonraki bir hamlede boş bir kareye koyabilirsiniz.
listen-variants-text-7 = Eşli satranç dört kişiliktir, ikiye karşı iki, iki tahtada. Aldığınız taş eşinize gider, o da tahtaya koyabilir.

listen-tournaments = Turnuvalar nasıl işler
listen-tournaments-text-1 = En yalın yarışma karşılaşmadır: iki oyuncu ve belirli sayıda oyun.
listen-tournaments-text-2 = Döner turnuvada herkes herkesle oynar. En adil yoldur, ama uzun sürer.
listen-tournaments-text-3 = Oyuncular numara çeker. Bir tablo her turda kimin kiminle oynadığını ve Beyazın kimde olduğunu söyler.
listen-tournaments-text-4 = Oyuncu sayısı tekse her turda biri dinlenir.
listen-tournaments-text-5 = Çift devreli döner turnuvada herkes herkesle iki kez, her renkle birer kez oynar.
listen-tournaments-text-6 = Eleme turnuvasında kaybeden evine gider. Beraberlikten sonra ikisi çoğu kez daha az süreyle yeniden oynar.
listen-tournaments-text-7 = Scheveningen sisteminde bir takımın her oyuncusu öbürünün her oyuncusuyla oynar.
listen-tournaments-text-8 = Takımlar tahta tahta oynayınca bütün tahtaların puanları toplanır.

listen-swiss = İsviçre sistemi
listen-swiss-text-1 = Yüz oyuncunun bir hafta sonu varsa hepsi birbiriyle oynayamaz. İsviçre sistemi buna çaredir.
listen-swiss-text-2 = Tur sayısı önceden belirlenir, çoğu kez yedi, dokuz ya da on bir. Kimse elenmez.
listen-swiss-text-3 = Her turda sizinle aynı ya da yaklaşık puandaki biriyle oynarsınız.
listen-swiss-text-4 = Kazanırsanız sıradaki rakibiniz büyük olasılıkla daha güçlüdür. Kaybederseniz kolaylaşır.
listen-swiss-text-5 = Eşit puanlılar ratinge göre sıralanır. Üst yarının birincisi alt yarının birincisiyle oynar, böyle sürer.
listen-swiss-text-6 = Aynı rakiple iki kez oynamazsınız.
listen-swiss-text-7 = Renkler sırayla değişmeli. Art arda üç oyunda aynı renkten kaçınılır.
listen-swiss-text-8 = Oyuncu sayısı tekse sondakilerden biri oynamadan bir puan alır. Bu her oyuncuya en çok bir kez olur.

listen-ties = Puan eşitliği
listen-ties-text-1 = Galibiyet bir puan, beraberlik yarım puandır. Sonunda iki oyuncunun puanı çoğu kez eşit olur.
listen-ties-text-2 = En iyi çözüm aralarında bir oyun daha oynamaktır, ama buna pek vakit olmaz.
listen-ties-text-3 = Bu yüzden neyin belirleyeceğini turnuva yönergesi önceden söyler.
listen-ties-text-4 = Döner turnuvalarda çoğu kez Sonneborn-Berger kullanılır. Güçlü rakiplerden alınan puanlar daha ağır basar.
listen-ties-text-5 = Yendiklerinizin puanlarını ve berabere kaldıklarınızın puanlarının yarısını toplarsınız.
listen-ties-text-6 = O da eşitse galibiyet sayısı ya da Siyahla galibiyetler belirleyebilir.
listen-ties-text-7 = Sonra ikisinin arasındaki oyun gelir. Hiçbiri yetmezse kura çekilir.

listen-pace = Hızlı ve yavaş satranç
listen-pace-text-1 = Oyuncu başına on dakika ya da azı yıldırım; bir saat ya da çoğu klasiktir. Arası hızlıdır.
listen-pace-text-2 = Hızlıda on beş dakika artı hamle başına on saniye çok yaygındır.
listen-pace-text-3 = Hangisi olduğunu bilmek için altmış hamle sayın. Hamle başına on saniye, on dakika daha eder, toplam yirmi beş.
listen-pace-text-4 = Hızlı oyunlarda çabukluk ve bilgi, derin düşünmek kadar önemlidir.
listen-pace-text-5 = Rakibinizi daha ilk hamlede düşündürün. Şaşırtıcı bir açılış ona zaman kaybettirir.
listen-pace-text-6 = Her şeyi sonuna dek hesaplamayın. Buna vakit yok.
listen-pace-text-7 = İyi bir hamleniz varken en iyisinin peşine düşmeyin. En iyi, iyinin düşmanıdır.
listen-pace-text-8 = Artış var mı, hep bilin. Yoksa, öbür saatte az süre kalmışken kaybedilmiş bir konum bile kurtulabilir.

listen-blind = Görme engelliler nasıl oynar
listen-blind-text-1 = Görme engelli bir oyuncu masaya oturunca çoğu kez iki tahta olur: her oyuncu için bir tane.
listen-blind-text-2 = Görme engellinin tahtasında koyu kareler biraz yüksektir, her karede bir delik vardır.
listen-blind-text-3 = Her taşın deliğe giren bir pimi var. Siyah taşlarda parmakların duyduğu bir işaret bulunur.
listen-blind-text-4 = Taş ancak deliğinden çıkınca dokunulmuş sayılır.
listen-blind-text-5 = Her hamle duyurulur. Rakip tekrarlar ve kendi tahtasında oynar.
listen-blind-text-6 = b ve d karışmasın diye sütunların adları var: Anna, Bella, Sezar, David, Eva, Feliks, Gustav, Hektor.
listen-blind-text-7 = Ülkeler arasında taşlar ve sayılar Almanca söylenebilir: Springer Gustav eins Felix drei.
listen-blind-text-8 = Dil sürçmesi hemen, öbür saat başlamadan düzeltilmeli.
listen-blind-text-9 = İki tahta farklı olursa hakem yardım eder, iki notasyon kağıdı karşılaştırılır.

listen-practice = Nasıl ilerlenir
listen-practice-text-1 = Birinci öğüt yalın: elinizden geldikçe oynayın. Kazansanız da kaybetseniz de her oyundan bir şey öğrenirsiniz.
listen-practice-text-2 = İkincisi: öğrenin. Ders alın, problem çözün, iyi oyuncuların oyunlarını inceleyin.
listen-practice-text-3 = Üçüncüsü: keyfini çıkarın. Dünya şampiyonları bile kaybeder.
listen-practice-text-4 = Nedenini bulursanız kaybetmek ayıp değildir. En iyi öğretmen kendi hatanızdır.
listen-practice-text-5 = Masaya güvenle oturun. Aklınızda bıraktığınız oyun yarı yarıya kaybedilmiştir.
listen-practice-text-6 = Eliniz gitmeden düşünün. İyi bir hamle bulunca bir kez daha sınayın.
listen-practice-text-7 = Rakibin ne istediğini sorun. Her hamlenin bir nedeni vardır, kötüsünün bile.
listen-practice-text-8 = İpuçları öğrenmek içindir. Turnuvada yoktur.
listen-practice-text-9 = Bir kulüp bulun. İnsanlar hiçbir programın öğretemediğini öğretir, turnuva size bir rating kazandırır.

listen-phases = Oyunun üç bölümü
listen-phases-text-1 = Oyunun üç bölümü var: açılış, oyun ortası ve oyunsonu.
listen-phases-text-2 = Açılışta taşlarınızı çıkarır, merkez için savaşırsınız.
listen-phases-text-3 = İlk hamle Beyazındır, çoğu kez saldırır. Siyah sağlam bir konum kurar ve fırsat bekler.
listen-phases-text-4 = Oyun ortasında planlar çarpışır. Taşlar değişilir, güçlü taraf iyi bir oyunsonu hazırlar.
listen-phases-text-5 = Tek başına bir iki taş iyi bir rakibi zor yener. Saldırmadan önce iki üç yardımcı getirin.
listen-phases-text-6 = Oyunsonunda az taş kalır, her biri daha değerlidir.
listen-phases-text-7 = O zaman fil çoğu kez attan iyidir: boş tahtayı tek hamlede geçer.
listen-phases-text-8 = Piyonlar önem kazanır. Birbirini savunabilsinler diye yakın tutun, aynı sütunda ikisinden kaçının.
listen-phases-text-9 = İyi oyuncular oyunsonunu baştan düşünür. Açılıştaki fazla bir piyon sonda vezir olabilir.

listen-champions = Hızlı satranç dünya şampiyonları
listen-champions-text-1 = İlk dünya hızlı satranç şampiyonası 2001'de yapıldı. Garri Kasparov kazandı.
listen-champions-text-2 = Viswanathan Anand 2003'te, on dört yıl sonra da yeniden kazandı.
listen-champions-text-3 = 2012'den beri hemen her yıl yapılıyor.
listen-champions-text-4 = Magnus Carlsen 2014'te ve 2015'te kazandı.
listen-champions-text-5 = Levon Aronyan, Sergey Karyakin, Şehriyar Memmedyarov ve Vasil İvançuk da şampiyon oldu.
listen-champions-text-6 = Kadınların ayrı bir unvanı var. Anna Muzıçuk onu 2016'da Doha'da kazandı.
listen-champions-text-7 = Oyunlarından sekizi programda var. Kazananın hamlelerini aramak için tahmin şampiyonlar yazın.

# Oyunsonları

ending-list = Oyunsonları. oyunsonu ve bir numara ya da ad yazın.
ending-line = { $number }: { $name }{ $how ->
    [right] , tamam
    [helped] , yardımla tamam
    [wrong] , yinelenecek
   *[new] {""}
}.
ending-begins = Oyunsonu: { $name }.
ending-asks = Sıra { $color } tarafta. { $goal ->
    [win] Kazanın.
   *[draw] Beraberliği kurtarın.
}
ending-answers = { $color } tarafın yanıtı: { $move }.
ending-thrown = { $move } { $how ->
    [draws] kazancı kaçırıyor.
   *[loses] kaybediyor.
} { $goal ->
    [win] { $keeping ->
        [one] Tek kazandıran: { $best }.
       *[other] Kazandıran: { $best }.
    }
   *[draw] { $keeping ->
        [one] Tek berabere bırakan: { $best }.
       *[other] Berabere bırakan: { $best }.
    }
}
ending-again = Hamleniz geri alındı. Yeniden deneyin.
ending-mate = Mat, { $moves ->
    [one] bir hamlede
   *[other] { $moves } hamlede
}{ $how ->
    [best] , olabilecek en iyisi.
    [longer] . En iyisi: { $best }.
   *[unknown] .
}
ending-won = Kazanç güvende, { $moves ->
    [one] bir hamlede.
   *[other] { $moves } hamlede.
}
ending-drawn = Beraberlik. İyi savundunuz.
ending-repeated = Üç kez tekrarla beraberlik. İyi savundunuz.
ending-held = { $moves } hamle dayandınız. Aferin.
ending-lost-repeated = Üç kez tekrar: beraberlik, kazanç değil.
ending-lost-fifty = Taş alma ve piyon hamlesi olmadan elli hamle: beraberlik, kazanç değil.
ending-solution = En iyi oyun: { $moves }.
ending-over = Oyunsonu bitti. Başkası: sonraki. Oyununuza dönüş: kapat.
ending-moves = { $moves ->
    [0] Henüz hamle yok.
    [one] Şimdiye dek bir hamle.
   *[other] Şimdiye dek { $moves } hamle.
}
ending-taken-back = Geri alındı.
ending-first = Geri alınacak hamle yok.
ending-not-here = { $name } oyunsonunda olmaz.
ending-none = Böyle bir oyunsonu yok: { $word }. 1 ile { $count } arasında bir numara, ya da liste için oyunsonu yazın.
ending-queen = şah ve vezir
ending-two-rooks = iki kale
ending-rook = şah ve kale
ending-pawn = şah ve piyon
ending-against-pawn = piyona karşı
ending-wrong-bishop = yanlış fil
ending-pawn-race = piyon yarışı
ending-catch-pawn = piyonu yakalama
ending-queen-against-pawn = piyona karşı vezir
ending-pawn-against-queen = vezire karşı piyon
ending-rook-against-pawn = piyona karşı kale
ending-pawn-against-rook = kaleye karşı piyon

ending-two-bishops = iki fil
ending-bishop-against-rook = kaleye karşı fil
ending-queen-against-rook = kaleye karşı vezir
ending-bishop-and-knight = fil ve at

repertoire-games = oyunlar
repertoire-openings = açılışlar
repertoire-list = Açılışlarınız. Pekiştirmek için { $repertoire } ve adını yazın.
repertoire-line =
    { $name }, { $color }: { $count ->
        [one] bir konum
       *[other] { $count } konum
    }, pekiştirilecek { $wanted }.
repertoire-none = Henüz açılış yok. Varyantlarınızın PGN dosyasını veri klasörünün { $folder } klasörüne koyun ya da daha çok oyun oynayın.
repertoire-built-in = Hazır açılış: { $count }. Listesi: { $repertoire } { $openings }
repertoire-opening = { $name }, { $color }
repertoire-unknown = Bu adda açılış yok: { $word }. Sizinkiler: { $repertoire }.
repertoire-rests = Şimdilik pekiştirilecek bir şey yok: { $name }.
repertoire-empty = Varyant yok: { $name }.
repertoire-other-start = Varyant olağan başlangıç konumundan başlar.
repertoire-begins = Açılışlar: { $name }. Renginiz { $color }.
repertoire-start = Baştan.
repertoire-way = Baştan: { $moves }.
repertoire-asks = Hamle { $number }, { $color }: hamleniz?
repertoire-wrong = Açılışlarınızda yok. Yeniden deneyin.
repertoire-also = Açılışlarınızda bu da var: { $moves }.
repertoire-answer = Açılışlarınızda: { $moves }.
repertoire-help = Açılış: { $name }.
repertoire-left =
    { $count ->
        [0] Burada pekiştirilecek bir şey kalmadı.
       *[other] Pekiştirilecek { $count } tane kaldı.
    }
repertoire-not-here = { $name } açılışlarda olmaz.
puzzle-games = oyunlar
puzzle-games-none = Oyunlarınızda yeni mat yok.
puzzle-game-begins = Bulmaca, kaynağı oyun { $game }, { $pieces } taş.

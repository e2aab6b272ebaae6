import { turkishLines } from "#build/demo-audio/scripts/turkish-lines.ts";
import type { SpokenText } from "./spoken-text.ts";

/** Scripts as clients write them; where espeak-ng reads signs otherwise than people do, what people say stands beside. */
export const turkishTexts: SpokenText[] = [
  ...turkishLines.map(([, text]) => ({ text })),
  {
    text: "Sabahın ilk saatinde taze çekilmiş bir fincan Orvanta, günün bütün yükünü hafifletir. Çekirdeklerimizi yedi ayrı yayladan seçiyor, küçük partiler hâlinde kavuruyor ve aynı gün yola çıkarıyoruz.",
  },
  {
    text: "Kış geliyor, hazırlık zamanı! Kombinizin bakımını şimdi yaptırın, soğuk akşamlarda içiniz rahat olsun. Ustalarımız bir telefon kadar yakınınızda.",
  },
  {
    text: "Merhaba, ben Derya. Bu eğitimde size iş sağlığı ve güvenliğinin temel kurallarını anlatacağım. Hazırsanız başlayalım.",
  },
  {
    text: "Sevgili yolcularımız, trenimiz birazdan istasyona girecektir. Lütfen sarı çizginin gerisinde bekleyin ve inenlere öncelik verin.",
  },
  {
    text: "Bir çocuk büyürken en çok neye ihtiyaç duyar? Sevgiye, oyuna ve iyi bir uykuya. Biz uykusunu düşünüyoruz; gerisi size kalmış.",
  },
  {
    text: "Şehrin gürültüsünden bir saat uzakta, ormanın tam ortasında bir ev. Sabah kuş sesleri, akşam şömine ateşi. Hafta sonu kaçamağınız burada başlıyor.",
  },
  {
    text: "Toprağı bilen eller, mevsimi bekleyen sabır. Dededen toruna geçen zeytinlerimizden, ilk hasadın ilk yağı sofranızda.",
  },
  {
    text: "Kredi başvurunuz için şubeye gelmenize gerek yok. Uygulamayı indirin, kimliğinizi okutun, birkaç dakika içinde sonucunuzu öğrenin.",
  },
  {
    text: "Bu roman, denize küsmüş bir kaptanın hikâyesidir. Otuz yıl boyunca hiç konuşmadığı oğlunu, bir fırtına gecesi yeniden bulur.",
  },
  {
    text: "Görüşmeniz sıraya alınmıştır. Bekleme süreniz yaklaşık iki dakikadır. Dilerseniz numaranızı bırakın, biz sizi arayalım.",
  },
  {
    text: "Maçın son dakikaları, skor eşit, tribünler ayakta! Top şimdi kanatta, orta geliyor, kafa vuruşu ve gol! İnanılmaz bir an!",
  },
  {
    text: "Cildiniz gün boyu güneşle, rüzgârla ve tozla savaşır. Akşam ona bir iyilik yapın: nazik bir temizlik, hafif bir nem, derin bir dinlenme.",
  },
  {
    text: "Öğrenciler dikkat! Yeni dönem kayıtları başladı. Erken kayıt yaptıranlara kitaplar bizden, ulaşım bizden, danışmanlık bizden.",
  },
  {
    text: "Müzemize hoş geldiniz. Birinci salonda Hitit dönemine ait eserleri, ikinci salonda ise Roma mozaiklerini göreceksiniz. Lütfen eserlere dokunmayınız.",
  },
  {
    text: "Bahar temizliği gözünüzde büyümesin. Yeni formülüyle lekeyi ilk dokunuşta söker, evinizi mis gibi çiçek kokusuyla doldurur.",
  },
  {
    text: "Dağların arasında saklı bir göl, üzerinde ince bir sis. Balıkçı Hasan her sabah gün doğmadan kayığını suya indirir ve hiç acele etmez.",
  },
  {
    text: "Yeni nesil akıllı saatimiz nabzınızı ölçer, uykunuzu takip eder, sizi harekete çağırır. Üstelik şarjı bir hafta boyunca bitmez.",
  },
  {
    text: "Sayın misafirlerimiz, kapanış saatimize on beş dakika kalmıştır. Alışverişinizi tamamlayarak kasalara yönelmenizi rica ederiz.",
  },
  {
    text: "Fabrikamızda her vardiya güvenlik toplantısıyla başlar. Baretinizi takın, gözlüğünüzü kontrol edin, makineyi çalıştırmadan önce çevrenize bakın.",
  },
  {
    text: "Anneler bilir: en güzel sofra, birlikte kurulan sofradır. Bu bayram da bereketiniz bol, sohbetiniz uzun olsun.",
  },
  {
    text: "Uzay yolculuğunun en zor kısmı kalkış değil, beklemektir. Mürettebat aylarca aynı pencereden aynı karanlığa bakar.",
  },
  {
    text: "Patili dostlarınız için tahılsız, katkısız, veteriner onaylı mama. Çünkü onlar mutluysa ev mutlu.",
  },
  {
    text: "Haberler. Meteoroloji, yurdun kuzey kesimleri için kuvvetli yağış uyarısı yaptı. Sürücülerin dikkatli olması istendi.",
  },
  {
    text: "İstanbul’un kalbinde, tarihî yarımadaya bakan terasımızda akşam yemeği bambaşka. Rezervasyon için hemen arayın.",
  },
  {
    text: "Korkma, sadece karanlık. Elini uzat, fenerin yerini biliyorsun. Ama unutma: bu oyunda ışığı gören yalnızca sen değilsin.",
  },
  {
    text: "Sigortanız varsa gerisi kolay. Kaza anında tek tuşla bize ulaşın; çekici yolda, eksper hazır, aracınız emin ellerde.",
  },
  {
    text: "Nefes al. Dört saniye tut. Şimdi yavaşça ver. Omuzların gevşesin, çenen yumuşasın. Zihninden geçenleri bulutlar gibi izle.",
  },
  {
    text: "Yapay zekâ destekli çeviri aracımız, toplantılarınızı anında metne döker ve dilediğiniz dile çevirir. Siz konuşmaya odaklanın.",
  },
  {
    text: "Geri dönüşüm bir alışkanlıktır. Bugün ayırdığınız bir şişe, yarın bir parkın bankı olur. Birlikte başlayalım.",
  },
  {
    text: "Bu yıl %20 indirimle başlıyoruz. Orvanta mağazalarında, seçili ürünlerde, stoklarla sınırlıdır.",
    said: "Bu yıl yüzde yirmi indirimle başlıyoruz. Orvanta mağazalarında, seçili ürünlerde, stoklarla sınırlıdır.",
  },
  {
    text: "Aylık yalnızca 249,90 TL’ye sınırsız internet. İlk 3 ay ücretsiz, taahhüt yok!",
    said: "Aylık yalnızca iki yüz kırk dokuz lira doksan kuruşa sınırsız internet. İlk üç ay ücretsiz, taahhüt yok!",
  },
  {
    text: "Büyük buluşma 15.11.2026 tarihinde, saat 14.30’da Kestipo Arena’da. Biletler orvanta.com.tr adresinde.",
    said: "Büyük buluşma on beş kasım iki bin yirmi altı tarihinde, saat on dört otuzda Kestipo Arena’da. Biletler orvanta nokta com nokta te re adresinde.",
  },
  {
    text: "Randevu için bizi 0212 345 67 89 numaralı telefondan arayabilirsiniz.",
    said: "Randevu için bizi sıfır iki yüz on iki, üç yüz kırk beş, altmış yedi, seksen dokuz numaralı telefondan arayabilirsiniz.",
  },
  {
    text: "Fiyatlarımıza KDV dahildir. Kampanya 31 Aralık’a kadar geçerlidir.",
    said: "Fiyatlarımıza ka de ve dahildir. Kampanya otuz bir Aralık’a kadar geçerlidir.",
  },
  {
    text: "Yeni model 7,5 litre yakıtla 100 km yol yapar. Yetkili bayilerde, 1.250.000 TL’den başlayan fiyatlarla.",
    said: "Yeni model yedi virgül beş litre yakıtla yüz kilometre yol yapar. Yetkili bayilerde, bir milyon iki yüz elli bin liradan başlayan fiyatlarla.",
  },
  {
    text: "Jantepo İnşaat A.Ş. sunar: 3+1 daireler, 140 m² yaşam alanı, deniz manzarası.",
    said: "Jantepo İnşaat a şe sunar: üç artı bir daireler, yüz kırk metrekare yaşam alanı, deniz manzarası.",
  },
  {
    text: "Dr. Selin Arman ile her pazartesi 20.00’de sağlıklı beslenme üzerine konuşuyoruz.",
    said: "Doktor Selin Arman ile her pazartesi yirmide sağlıklı beslenme üzerine konuşuyoruz.",
  },
  {
    text: "Ligin 3. haftasında lider değişti. Ev sahibi takım, son 10 maçının 8’ini kazandı.",
    said: "Ligin üçüncü haftasında lider değişti. Ev sahibi takım, son on maçının sekizini kazandı.",
  },
  {
    text: "Halbora Hava Yolları’nın 482 sefer sayılı Ankara uçağı için 12 numaralı kapıdan biniş başlamıştır.",
    said: "Halbora Hava Yolları’nın dört yüz seksen iki sefer sayılı Ankara uçağı için on iki numaralı kapıdan biniş başlamıştır.",
  },
  {
    text: "Türkiye’nin 81 ilinde, 2.400’ü aşkın noktada, 7/24 hizmetinizdeyiz.",
    said: "Türkiye’nin seksen bir ilinde, iki bin dört yüzü aşkın noktada, yedi yirmi dört hizmetinizdeyiz.",
  },
  {
    text: "Sorularınızı info@nuvaley.com adresine yazın; uzmanlarımız 48 saat içinde yanıtlasın.",
    said: "Sorularınızı info et nuvaley nokta com adresine yazın; uzmanlarımız kırk sekiz saat içinde yanıtlasın.",
  },
  {
    text: "Yarın sıcaklık 25 °C, akşam saatlerinde 18 °C. Nem %60 dolayında.",
    said: "Yarın sıcaklık yirmi beş santigrat derece, akşam saatlerinde on sekiz santigrat derece. Nem yüzde altmış dolayında.",
  },
  {
    text: "1923’te kurulan atölyemiz, bugün 4. kuşağın ellerinde. Ayakkabılarımız hâlâ elde dikiliyor.",
    said: "Bin dokuz yüz yirmi üçte kurulan atölyemiz, bugün dördüncü kuşağın ellerinde. Ayakkabılarımız hâlâ elde dikiliyor.",
  },
  {
    text: "Ödemelerinizi 12 taksitle, vade farksız yapın. Ayrıntılar için 444 0 123.",
    said: "Ödemelerinizi on iki taksitle, vade farksız yapın. Ayrıntılar için dört yüz kırk dört, sıfır, yüz yirmi üç.",
  },
  {
    text: "TRT ekranlarında bu akşam: 2. Dünya Savaşı’nın bilinmeyen mektupları.",
    said: "Te re te ekranlarında bu akşam: İkinci Dünya Savaşı’nın bilinmeyen mektupları.",
  },
  {
    text: "Paket 5 kg un, 2 lt yağ, 1 kg şeker vb. temel gıdaları içerir. Bağışınız 500 TL.",
    said: "Paket beş kilogram un, iki litre yağ, bir kilogram şeker ve benzeri temel gıdaları içerir. Bağışınız beş yüz lira.",
  },
  {
    text: "5G hızında indir, 4K kalitesinde izle. 100 GB internet hediye!",
    said: "Beş ge hızında indir, dört ka kalitesinde izle. Yüz gigabayt internet hediye!",
  },
  {
    text: "Yaz okulumuz 1 Temmuz’da başlıyor. Ücret $1.250; erken kayıtta %15 indirim var.",
    said: "Yaz okulumuz bir Temmuz’da başlıyor. Ücret bin iki yüz elli dolar; erken kayıtta yüzde on beş indirim var.",
  },
  {
    text: "Okuldaki ilk günü hatırlıyor musun? Büyük gelen önlüğü, sıkı sıkı tutulan eli. Şimdi sıra onun elini bırakmakta.",
  },
  {
    text: "Kapadokya’da güneş doğarken yüzlerce balon aynı anda havalanır. Aşağıda peribacaları, yukarıda rengârenk bir sessizlik.",
  },
  {
    text: "Lütfen dikkat. Bina tahliye edilecektir. Asansörleri kullanmayınız, en yakın çıkışa yürüyerek ilerleyiniz.",
  },
  { text: "Bir kahkaha kadar bulaşıcı, bir yaz akşamı kadar hafif. Yeni albüm bütün platformlarda yayında." },
  {
    text: "Küçük işletmeler için muhasebe artık dert değil. Faturanızı kesin, giderinizi ekleyin, raporunuzu tek ekranda görün.",
  },
  {
    text: "Arıcılık sabır işidir. Kovanın kapağını açarsın, uğultuyu dinlersin ve bilirsin: bu yıl bal bol olacak.",
  },
  {
    text: "Evden çıkmadan önce son bir kontrol: anahtar, cüzdan, telefon. Gerisini akıllı ev sistemimiz sizin yerinize kapatır.",
  },
  {
    text: "Denizin dibinde dört yüz yıldır yatan gemi, bu sabah ilk kez gün ışığı gördü. Arkeologlar heyecanlı.",
  },
  {
    text: "Çocuklar, hazır mısınız? Bugün renkleri öğreniyoruz! Elma kırmızı, limon sarı, gökyüzü mavi. Hep birlikte söyleyelim!",
  },
  { text: "Zarafet, gürültü yapmaz. İnce bir dikiş, doğru bir kumaş ve sizi tanıyan bir terzi yeter." },
];

import type { Line } from "#build/demo-audio/characters.ts";

/** Lines in the languages of Asia. */
export const asianLines = {
  // espeak-ng needs the vowel signs to read Arabic rightly; the transcript leaves them out as people do.
  ARABIC: [
    [
      "male-patriarch",
      "أهلًا بكم على متن طيران هالبورا. نتمنى لكم رحلة هادئة.",
      "أَهْلًا بِكُمْ عَلَى مَتْنِ طَيَرَانِ هَالْبُورَا. نَتَمَنَّى لَكُمْ رِحْلَةً هَادِئَةً.",
    ],
    [
      "female-narrator",
      "في قلب الصحراء، يحفظ الرمل حكايات القوافل.",
      "فِي قَلْبِ الصَّحْرَاءِ، يَحْفَظُ الرَّمْلُ حِكَايَاتِ القَوَافِلِ.",
    ],
    ["male-deep", "قهوة أورفانتا: رائحة الصباح، وطعم لا يُنسى.", "قَهْوَةُ أُورْفَانْتَا: رَائِحَةُ الصَّبَاحِ، وَطَعْمٌ لَا يُنْسَى."],
    [
      "female-bright",
      "عرض الصيف بدأ! اشترِ قطعة واحصل على الثانية بنصف السعر.",
      "عَرْضُ الصَّيْفِ بَدَأَ! اِشْتَرِ قِطْعَةً وَاحْصُلْ عَلَى الثَّانِيَةِ بِنِصْفِ السِّعْرِ.",
    ],
    [
      "male-calm",
      "مرحبًا بكم في نوفالي. للحجز، اضغط الرقم واحد.",
      "مَرْحَبًا بِكُمْ فِي نُوفَالِي. لِلْحَجْزِ، اِضْغَطِ الرَّقْمَ وَاحِد.",
    ],
  ],
  PERSIAN: [
    ["female-natural", "هر صبح، با عطر چای زومرلا، خانه آرام‌آرام بیدار می‌شود."],
    ["male-narrator", "در دل کویر، ستاره‌ها آن‌قدر نزدیک‌اند که انگار می‌شود آن‌ها را چید."],
    ["male-patriarch", "با بیمه‌ی یوزگانا، خیال شما و خانواده‌تان همیشه آسوده است."],
    ["female-calm", "چشم‌هایتان را ببندید، نفس عمیقی بکشید و به باران گوش بدهید."],
  ],
  HINDI: [
    ["female-natural", "ऑरवांटा में आपका स्वागत है। हिंदी के लिए एक दबाएँ, अंग्रेज़ी के लिए दो।"],
    ["male-deep", "सदियों पुराने इस किले में, हर पत्थर एक कहानी सुनाता है।"],
    ["female-bright", "त्योहारों का मौसम आ गया! केस्टिपो पर हर ख़रीद के साथ पाइए एक ख़ास तोहफ़ा।"],
    ["male-confident", "अपना घर, अपने सपने। जांतेपो के मकान, अब और भी आसान शर्तों पर।"],
  ],
  URDU: [
    ["female-compassionate", "نووالی ہسپتال میں آپ کی صحت اور آپ کا سکون، ہماری پہلی ذمہ داری ہے۔"],
    ["male-narrator", "پہاڑوں کے اس پار ایک بستی تھی، جہاں چراغ کبھی بجھتے نہ تھے۔"],
    ["male-warm", "اوروانتا کافی کی ایک پیالی، اور شام کی باتیں کبھی ختم نہیں ہوتیں۔"],
  ],
  INDONESIAN: [
    ["female-natural", "Selamat datang di Nuvaley. Untuk pemesanan tekan satu, untuk tagihan tekan dua."],
    ["male-energetic", "Ayo lari lebih jauh! Sepatu Zelvira, ringan di kaki, tangguh di segala medan."],
    ["male-warm", "Secangkir kopi Orvanta, obrolan hangat, dan sore pun terasa lebih panjang."],
  ],
  VIETNAMESE: [
    ["female-compassionate", "Ở Nuvaley, mỗi câu hỏi của bạn đều được lắng nghe bằng cả tấm lòng."],
    ["male-narrator", "Khi sương tan trên những thửa ruộng bậc thang, cả bản làng cùng thức giấc."],
    ["female-bright", "Giảm giá mùa hè! Mua hai tặng một, tại tất cả các cửa hàng Kestipo trên toàn quốc."],
  ],
  KURDISH: [
    ["female-calm", "Çavên xwe bigire, bêhneke kûr bikişîne û guh bide dengê avê."],
    ["male-narrator", "Li pişt wan çiyayan gundek hebû ku stranên wî qet nediqediyan."],
    ["female-natural", "Hûn bi xêr hatin Nuvaleyê. Ji bo kurdî pêl yekê bikin, ji bo tirkî pêl duduyan."],
    ["male-patriarch", "Nanê Fisturiyê bi destê hosteyan tê çêkirin; her sibe teze û germ."],
    ["female-elder", "Hebû nebû, di demeke dûr de keçikek hebû ku bi stêrkan re diaxivî."],
    ["male-energetic", "Werin, zû bin! Li Kestipoyê erzaniya havînê dest pê kir, rojên dawî ne!"],
  ],
} satisfies Record<string, Line[]>;

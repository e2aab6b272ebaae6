import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** One sentence in each of the 18 languages, in the order of the enumeration; written by server/demo/generator/generate.ts. */
export const heroClips: LandingClip[] = [
  {
    src: "/clips/hero-tr.mp3",
    language: "tr",
    text: "Markanızın sesi ilk cümlede tanınır.",
    seconds: 2.78,
    peaks:
      "001d625cc2c2a379473923724dbcffcea9438dc6b177577bb9bea5805c6050abc9b6d5c1a35e87f58fe1d0c7a6e3cd757f74540b6441141877cbc5aa52686582b7ccaf831c71b9cfc4550f437cd5b07546b1b1735c72c9b6b9aea06b431d1301",
    starts: [0, 83, 123, 153, 210],
  },
  {
    src: "/clips/hero-ar.mp3",
    language: "ar",
    dir: "rtl",
    text: "صوت علامتكم يُعرف من أول جملة.",
    seconds: 3.72,
    peaks:
      "00002a7a6992daffcce8d92561c1a14c2a2aa7f3a084dccf9475f1e8a42e87c7d256a8adbaa275786abfc88d1d1e0e3758e0bb1d3eafb88f7586c7ba7a7d841e06dede9ad1ae8d9dc0c98f35a1b1bf9d78767366dc8d3e7fccebb9877e670500",
    starts: [0, 54, 151, 212, 239, 285],
  },
  {
    src: "/clips/hero-de.mp3",
    language: "de",
    text: "Eine gute Stimme erkennt man, noch bevor der Name fällt.",
    seconds: 3.26,
    peaks:
      "00baefd964c0f32246c9b3905b3d6cebd15f9fa270c8f180a4edd0e66905a2a3d4a66274684d434166c7d8636b4f050000006c6ceaa2162031d3ff5922aceadad79f752874d7b032649ff2dcc6984cdaf22f1d37b5daa88d786c59093c2e0300",
    starts: [0, 18, 52, 85, 131, 167, 188, 225, 238, 271],
  },
  {
    src: "/clips/hero-en.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.97,
    peaks:
      "04e6d1a04b79a0b58cd8bea37772771c85de4fdc6d387ddbffdabfc59e885d413d0603020000000898bad3b77b7c6effbd94a8c9c3526852a4bce8c7b97a2c180d371a0202a2d46d6d1d89afa68d91a0bc253c56fae7d7e6d1b79790c6c07e06",
    starts: [0, 36, 76, 94, 101, 201, 239, 255, 270, 356, 376, 406, 423],
  },
  {
    src: "/clips/hero-fr.mp3",
    language: "fr",
    text: "Une marque se reconnaît d’abord à sa voix, puis à son nom.",
    seconds: 3.48,
    peaks:
      "009fd5b97478675ee0c88031146c173950c6e696679dcb8c0e4acaf0b038bdbda94ab5f7d4833cb3b39d6ab2dab6683663bbf99432437496bdd6ced2b19e1c100d0a02012b9dc1aab06a73ffe4a3355c7dbbb06f50b3acc1ccb8a6a0290a0500",
    starts: [0, 19, 48, 70, 115, 151, 164, 182, 240, 267, 277, 297],
  },
  {
    src: "/clips/hero-es.mp3",
    language: "es",
    text: "Hay voces que se quedan contigo mucho después del anuncio.",
    seconds: 3.58,
    peaks:
      "00d7f99d6d65e3ffc3481852c29952513b67b8be6c5db2adb4623d69d2f0872d8dca585840662bf798590d6fbfba7c5abb8d78b3c29137a2b39fc33c38a4c4575d514a57e4e1b36079974290c450a8d2728bc7987c7d7a601b226786b0964a01",
    starts: [0, 15, 56, 72, 90, 130, 181, 217, 269, 288],
  },
  {
    src: "/clips/hero-it.mp3",
    language: "it",
    text: "La voce giusta trasforma ogni parola in un incontro.",
    seconds: 3.17,
    peaks:
      "00408dc4bf5637b1d2cda1179db1b8b36256bdccb15f5f6b4e9cd73f4b905596c99873cf7d2a82dbf7d4643e4562b0ace0da6760718ec0773e77da9c4a83ffd5517dca86bba05bb4875ebbb66f670e7697c1cbaa797e77554d945c4ac4bd5d03",
    starts: [0, 13, 49, 85, 153, 178, 218, 225, 236],
  },
  {
    src: "/clips/hero-ru.mp3",
    language: "ru",
    text: "Голос бренда узнают раньше, чем запоминают его имя.",
    seconds: 3.48,
    peaks:
      "00525fb8c664ce368d70868a4fb1dcf2949d86bde18a46876ce65870b5da7414328d6662aad1ac9ea07c7aac7a8e870800000000014c5f96c6e077878e815dd0d11930f97f7ecc7477fff04291ab111f4286cc7952c6cdb3ec717989b3c92401",
    starts: [0, 29, 69, 116, 184, 219, 287, 311],
  },
  {
    src: "/clips/hero-fa.mp3",
    language: "fa",
    dir: "rtl",
    text: "هر داستانی صدایی دارد؛ صدای شما همین‌جاست.",
    seconds: 3.91,
    peaks:
      "00143db1a5322a53caba4b4173d3c4b07cb2a66fad87bf855fe1dcbb85b9902f61aed8ccc1c4a7864ca8be851e1f0e04020100000666a9b5ba8c58c2b188c8a5796ac09cfff67ad6d7a823a5bda661be956e6e7dc1d1c4b7aea1614b5f262601",
    starts: [0, 23, 74, 122, 210, 259, 295],
  },
  {
    src: "/clips/hero-hi.mp3",
    language: "hi",
    text: "सही आवाज़ हर शब्द को यादगार बना देती है।",
    seconds: 3.05,
    peaks:
      "00287bd2c4f8d59031a7b4916db7c0993a468bf7f0c289303e511d60ebf78e473d6fc087e1f5a2221c3c272d4e7dd1c0826492d6cda646232805a1e6d6c97c39255ad7ffc75b82ce9d6c1f6fd9ead6c17050067ed0959a774146cfd2be854603",
    starts: [0, 35, 77, 98, 130, 151, 200, 229, 273],
  },
  {
    src: "/clips/hero-ur.mp3",
    language: "ur",
    dir: "rtl",
    text: "ہر برانڈ کی ایک آواز ہوتی ہے، آپ کی آواز یہاں ہے۔",
    seconds: 4.39,
    peaks:
      "0024bef9cb876322c1d17454e5ebbc906f6c31764cc7baa4f2cda07566c6ffd24b84e5dec4af58481b98dbdebaa29a11b5bd9b9952cce8b00d110d9ee4d5a32f1672d3e7a2f6e05673dcebd7a64b5793c3e4d0b16ca8dccfb098367fdee45b02",
    starts: [0, 28, 81, 102, 130, 177, 230, 269, 288, 310, 356, 407],
  },
  {
    src: "/clips/hero-pt.mp3",
    language: "pt",
    text: "Uma boa voz faz a sua marca ser lembrada por muito tempo.",
    seconds: 3.53,
    peaks:
      "00acbc8892b12da5d4dfca9a84313cb4c5cc93b9aa2082cba98053b5cb8384b6cbc6b18260b1f4cb933a894c7c9bbf709fb7cd8028abd8ff565b524a5da6eabf9537b37f3b96c99b26628792efb05f600a85a6118cf5e1b6795b5e553b7a5f05",
    starts: [0, 17, 42, 70, 95, 105, 128, 168, 189, 244, 263, 300],
  },
  {
    src: "/clips/hero-fi.mp3",
    language: "fi",
    text: "Oikea ääni jää mieleen jo ensimmäisestä lauseesta.",
    seconds: 3.67,
    peaks:
      "00b1ffab88604f40b8c095c2a9c0d7c29f8266bea98ba4d2bfb8a1836aefd39f9251b5c2af9e735c5f529cc6ff9ecf8b6e666b7dd3cd4d506ff6f2c581867698ccc3443c299bc09449b0cfadb6a89a744b92b3d3b098584d3e6bcacac78f4102",
    starts: [0, 45, 76, 101, 154, 169, 273],
  },
  {
    src: "/clips/hero-sv.mp3",
    language: "sv",
    text: "Rätt röst gör att ditt budskap stannar kvar.",
    seconds: 3.77,
    peaks:
      "004064b3d9b7521a355240a2dac4c9293a242a86b8c3c4c2bcad9971362a0c0503b8de93212620b6db142736309aeaffd6632b393b7f34c1ae8b4423190a343f2e84fee4768ff888281c4712303b3d76abbcc6c4c0c2c5b3b3a6a1745e441200",
    starts: [0, 32, 70, 127, 145, 167, 239, 282],
  },
  {
    src: "/clips/hero-nb.mp3",
    language: "nb",
    text: "Den rette stemmen gjør at folk stopper opp og lytter.",
    seconds: 3.96,
    peaks:
      "0081edcebf7c7e619cf088070077c6ee775a7281dfee617473eeec7095d2e5ede9ebc17368080060ded6104c212c42faef7d7b14601158816affdd0c004eb1f39154f0ec41000040100b010000a0c1af8946389aeecd66040067aaefc72c2703",
    starts: [0, 24, 64, 113, 162, 180, 217, 268, 315, 338],
  },
  {
    src: "/clips/hero-id.mp3",
    language: "id",
    text: "Suara yang tepat membuat mereka ingat nama Anda.",
    seconds: 3.43,
    peaks:
      "003967a0b4a1c7d8b37b4eb7c5a158a6c9b56f6c611593e0d28a387fcab0690f2366ffab605d9fbbb99db4b8830e276edee37594c3d1a5494a69b9b199c9b9969a63bc9e570d23618ff5bca45cc9b486dff9d1baa785847e7288b4b8ac793700",
    starts: [0, 46, 68, 113, 164, 213, 250, 280],
  },
  {
    src: "/clips/hero-vi.mp3",
    language: "vi",
    text: "Một giọng nói hay khiến khách hàng nhớ mãi thương hiệu của bạn.",
    seconds: 3.72,
    peaks:
      "005b63f0b00d1a5387f83c46536461b2eec881575f5ec4f14e571f1d6db7de8563641d36c5ff73101c0b1f34f8e6a067594e5f6d6db8d2b1abb6c85bddeccb9c665f311fcea06847483a74a4d46c0b14ddddf4c3bf6bafdffb839c746d6d0700",
    starts: [0, 21, 48, 74, 95, 124, 157, 191, 223, 249, 280, 297, 325],
  },
  {
    src: "/clips/hero-ku.mp3",
    language: "ku",
    text: "Dengê rast, peyva we digihîne dilê her kesî.",
    seconds: 3.19,
    peaks:
      "0029cfffc2747662a8cfb483604f4a8fedbeb1925e5b4d23170400000000000042ccdbbe96793436abd2af932d66a7d2a91e78cbb44394b8286fafb38454c3fda52fb3bf4eb2bdb59a1529b9fddca23a296d4ec4ef9d6d908ac3a9af9b834a04",
    starts: [0, 37, 97, 142, 158, 211, 238, 262],
  },
];

import type { LandingClip } from "#src/features/landing/clips/clip.ts";

/** One sentence in each of the 18 languages, in the order of the enumeration; written by server/demo/generator/generate.ts. */
export const heroClips: LandingClip[] = [
  {
    src: "/clips/hero-tr.mp3",
    language: "tr",
    text: "Markanızın sesi ilk cümlede tanınır.",
    seconds: 2.78,
    peaks:
      "00115a57c2c588592f2d0c34268aeed9794d7cb48d535b6f92ac9771736a3e85b59cbcc0985683b0a6fff5ba98f2d07d775b4f06131e0f0e74dca995517365638bc08d671e4fa2a0964306295fce9a5b4a987c52676caaa4828e7c572e1d0f01",
    starts: [0, 83, 123, 153, 210],
  },
  {
    src: "/clips/hero-ar.mp3",
    language: "ar",
    dir: "rtl",
    text: "صوت علامتكم يُعرف من أول جملة.",
    seconds: 3.72,
    peaks:
      "0000134c526bbbffb4e2a51350b9872d27275ed07a4bbbb37f72abc5710d43a08512428db5848d855d93b1671c190e1e3baa8b141d95a56f6477c4a77b9e970f0cdbb57eaa956b7ba9b6744567a4aa876c6e6151aa481445acac797a7b410300",
    starts: [0, 54, 151, 212, 239, 285],
  },
  {
    src: "/clips/hero-de.mp3",
    language: "de",
    text: "Eine gute Stimme erkennt man, noch bevor der Name fällt.",
    seconds: 3.26,
    peaks:
      "006ef38d47789f2c47e2b09c3e2360c84f5497755fb3ff6556b170be48054d6bc89b557f5e2e273965add1687839040000004b79d45c13232669b1331e64dcf2d8925e2557cc8325637cf5deb6844c7da61c1b24a7cb8765615c460836280200",
    starts: [0, 18, 52, 85, 131, 167, 188, 225, 238, 271],
  },
  {
    src: "/clips/hero-en.mp3",
    language: "en",
    text: "Every brand has a voice. Send us your script, and hear it tomorrow.",
    seconds: 4.97,
    peaks:
      "04bab7854057b6894eb8a9856e824b143b934094323952daffc4898f7e60433827030201000000025687cba17f946ebb6f538eb9852d3b2a6dabdbc7a5671a1306240a010147a17059132ec9bb717e98ab17241c83847dd2ba80767aa49e4803",
    starts: [0, 36, 76, 94, 101, 201, 239, 255, 270, 356, 376, 406, 423],
  },
  {
    src: "/clips/hero-fr.mp3",
    language: "fr",
    text: "Une marque se reconnaît d’abord à sa voix, puis à son nom.",
    seconds: 3.48,
    peaks:
      "0062dec59db19187f9d274351523132f4990bb7c6683b3710a206cf57c5594c886359fffb25343d0cda26398e8a144294994ce663e5388b1cfe8d3ddb1a218100c0a01011278b5bcc86876e7d375214068dcb566769db1dedfbfaea119090400",
    starts: [0, 19, 48, 70, 115, 151, 164, 182, 240, 267, 277, 297],
  },
  {
    src: "/clips/hero-es.mp3",
    language: "es",
    text: "Hay voces que se quedan contigo mucho después del anuncio.",
    seconds: 3.58,
    peaks:
      "008cff7c654d94cd972a1630a8734f51282e83b04351838aa739142ea8d777296bb85a652b2d22c16d640a50d1ba5a389075658eca920a68797b85213a73b74054401f57ccd5874764673c60b33f6ea85976c69e7b818a561c1c538388743101",
    starts: [0, 15, 56, 72, 90, 130, 181, 217, 269, 288],
  },
  {
    src: "/clips/hero-it.mp3",
    language: "it",
    text: "La voce giusta trasforma ogni parola in un incontro.",
    seconds: 3.17,
    peaks:
      "001b71a98736497eebe39012618386ab4c55abffc34c5543308d941b2a703963b66e5e99581e21c1dfa7452a425aa98abac672698484b956162dba79294deeb93968b17fc17978a77f7d9ea58d7b0e2e46bfe49e6c95742f2655302f8c8b3102",
    starts: [0, 13, 49, 85, 153, 178, 218, 225, 236],
  },
  {
    src: "/clips/hero-ru.mp3",
    language: "ru",
    text: "Голос бренда узнают раньше, чем запоминают его имя.",
    seconds: 3.48,
    peaks:
      "004174a2b45490346b5256733d9cffa5adb37e819f6e568a91b35d73b2e9630a275e484f91d29fafa7615a7971926d040000000000275f79e8f981b2bea058987d0d16a79493c39ca2c99c3f72b00d142e72d759549ea58adf6d7e8987821500",
    starts: [0, 29, 69, 116, 184, 219, 287, 311],
  },
  {
    src: "/clips/hero-fa.mp3",
    language: "fa",
    dir: "rtl",
    text: "هر داستانی صدایی دارد؛ صدای شما همین‌جاست.",
    seconds: 3.91,
    peaks:
      "000c2baa8729282bb689363143c5f6ba53a1b6536979b8444dcee8ba64b578223f84ded0c3bd76443b80ad7621190c0302010000024f75bebb7435c0a473cdab64497a79ffe35d7be0911c7bb38c54a57c866a5a8ccbd8cfbd9b563a401b0e00",
    starts: [0, 23, 74, 122, 210, 259, 295],
  },
  {
    src: "/clips/hero-hi.mp3",
    language: "hi",
    text: "सही आवाज़ हर शब्द को यादगार बना देती है।",
    seconds: 3.05,
    peaks:
      "000c68a096c08d402e93a9845ea0c77d2f478bfff9c16c2a382b193fa9ac65332976997dacd27625181f170e2a45bc9f683e79b6e5ac31151b0569d9e4c45e2e1841a7e5872540c9a15b2355c2c79c874e2c0360a7906c462a4471a979562a02",
    starts: [0, 35, 77, 98, 130, 151, 200, 229, 273],
  },
  {
    src: "/clips/hero-ur.mp3",
    language: "ur",
    dir: "rtl",
    text: "ہر برانڈ کی ایک آواز ہوتی ہے، آپ کی آواز یہاں ہے۔",
    seconds: 4.39,
    peaks:
      "001570cb9851431792b14342c9e1b5839a7f1d1b1fc5a292c9b880442964df8f4a6ededabe6946301459d0b9af8d5d0f90a98e4a418eae51060d073ad1c57817142884d39eb5b53d61dbffd27534358da7ac91752c59b0ac98731f4995932801",
    starts: [0, 28, 81, 102, 130, 177, 230, 269, 288, 310, 356, 407],
  },
  {
    src: "/clips/hero-pt.mp3",
    language: "pt",
    text: "Uma boa voz faz a sua marca ser lembrada por muito tempo.",
    seconds: 3.53,
    peaks:
      "005db85e46692f83b3bd8f6c513350d1ffdb406a581746b796465490b15f4f8091c588705788d7a96b175518284e7a457f84a553166aaba95170543a3b7dce9e6218714b1257af741d566c9ab76f6c67093b7c0b3cbbad885a5d673614573402",
    starts: [0, 17, 42, 70, 95, 105, 128, 168, 189, 244, 263, 300],
  },
  {
    src: "/clips/hero-fi.mp3",
    language: "fi",
    text: "Oikea ääni jää mieleen jo ensimmäisestä lauseesta.",
    seconds: 3.67,
    peaks:
      "00b7fcb9a65e222e9de87ff8c69ee7ba9b7b63e2b86fbddec3b4a16d7fd3eec29b569be7c2a7817a8a74dde5ef99fa8b9879789be3d960648bf9e5ba9276708fc9bc3d4f1b69cb7c3ba0e2ffe5c2b17f5b98a1e5bc764d594134c9cede8e2d01",
    starts: [0, 45, 76, 101, 154, 169, 273],
  },
  {
    src: "/clips/hero-sv.mp3",
    language: "sv",
    text: "Rätt röst gör att ditt budskap stannar kvar.",
    seconds: 3.77,
    peaks:
      "0024468de6b535142d32417ac1ae8526351e208fc9c6bfb7ad9e8a603c220904037fe64e1028129cd20e17261491d3ffbc382829382e2ebdc5952a1e16091f391a4ef4d35a56d4482817160e34464f61d1f8fee1e3d5ded0c7b1a16744330a00",
    starts: [0, 32, 70, 127, 145, 167, 239, 282],
  },
  {
    src: "/clips/hero-nb.mp3",
    language: "nb",
    text: "Den rette stemmen gjør at folk stopper opp og lytter.",
    seconds: 3.96,
    peaks:
      "004df7c59b9595656ffd5e03005a91d4475e6c55afe86a948bc1b09093f9f4f7ecceaf4d4706001fe7bd0b401d1f2dffc972700d2511625565f3b809002774df5a4af4ac29000021140c010000aef9c28f482e7dd0de4f03004678e7992a2202",
    starts: [0, 24, 64, 113, 162, 180, 217, 268, 315, 338],
  },
  {
    src: "/clips/hero-id.mp3",
    language: "id",
    text: "Suara yang tepat membuat mereka ingat nama Anda.",
    seconds: 3.43,
    peaks:
      "00215d83ad9adcffc0494793c29e4eb2c9a5708d571283ecd87a1642c89f520b1f75c571746cb6ddd9a898c5710e1f61a67f4962afc18d232b42d1b497dfc9824961bda3430a1e668cf6d67e64bba98cc6fdd1ae919797977b5ab5b0ad630f00",
    starts: [0, 46, 68, 113, 164, 213, 250, 280],
  },
  {
    src: "/clips/hero-vi.mp3",
    language: "vi",
    text: "Một giọng nói hay khiến khách hàng nhớ mãi thương hiệu của bạn.",
    seconds: 3.72,
    peaks:
      "004574c2710a105e7fdc4b696e698591eeb6756b503ac3b14b5c1c2356deff82996a212ea2e3690e150b1c32fdda9163726d66857bbbdeb3bad3cc5abcd4cc937d601a20bbb164716a456ac3d36c0d10e5f6dbba9a3687bcf17d887b9d710800",
    starts: [0, 21, 48, 74, 95, 124, 157, 191, 223, 249, 280, 297, 325],
  },
  {
    src: "/clips/hero-ku.mp3",
    language: "ku",
    text: "Dengê rast, peyva we digihîne dilê her kesî.",
    seconds: 3.19,
    peaks:
      "0016c3ffa4a8a6698be4c2913d454b85f4dcc197465c5a1b170300000000000023bdf3ccbc943f4ad5febb9b2f7dc0d4942879f2914aadc82b63dcdb8977b3f78c2593c95cafe5d29a162b8bf3b9682f242d288fd27462a89ff7d8dbb18f4402",
    starts: [0, 37, 97, 142, 158, 211, 238, 262],
  },
];

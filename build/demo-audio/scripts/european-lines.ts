import type { Line } from "#build/demo-audio/characters.ts";

/** Lines in the European languages but Turkish. */
export const europeanLines = {
  GERMAN: [
    [
      "male-patriarch",
      "Seit drei Generationen steht der Name Wexmora für Handwerk, auf das man sich verlässt.",
    ],
    [
      "female-natural",
      "Willkommen bei Nuvaley. Für einen Termin drücken Sie bitte die Eins, für Rezepte die Zwei.",
    ],
    ["male-energetic", "Rein ins Auto! Mit dem neuen Galvemi wird jeder Weg zur Abkürzung ins Grüne."],
    ["female-calm", "Schließen Sie die Augen, atmen Sie ruhig ein, und lassen Sie den Tag los."],
    ["male-deep", "Manche Türen sollten geschlossen bleiben. Diese hier hat sich gerade geöffnet."],
    ["female-playful", "Knusper, knusper, knack! Dovarel Müsli macht müde Löffel am Morgen munter."],
  ],
  ENGLISH: [
    [
      "female-natural",
      "Wake up slowly. Orvanta coffee is roasted in small batches, for mornings that matter.",
    ],
    ["male-deep", "In a city that never sleeps, one secret is about to wake up, and it knows your name."],
    [
      "male-narrator",
      "Every spring the storks return to the same rooftop, as if the sky had kept their address.",
    ],
    ["female-authoritative", "Thank you for calling Kestipo. For orders, press one. For returns, press two."],
    [
      "male-energetic",
      "Lace up, breathe in, and go! The new Zelvira runner is here, and it loves a steep hill.",
    ],
    ["female-child", "Can we build a rocket out of boxes? Please? I have already painted all the stars!"],
    ["male-patriarch", "For fifty years, Vindorak Insurance has stood by the families who trusted us first."],
    ["female-husky", "It is past midnight, the city is quiet, and you are listening to Peranuk Radio."],
    ["female-warm", "Come in, the kettle is on. In an Ardeniko home there is room for one more."],
    ["female-bright", "Hooray, it is Friday! Two tickets for the price of one, only with Tuvarko."],
    ["female-calm", "Close your eyes, let your shoulders drop, and follow the sound of the rain."],
    ["female-elder", "Once upon a time there was a lighthouse that was afraid of the dark."],
    ["male-warm", "Call home tonight. With Ulvesta, every mile between you is on us."],
    ["male-natural", "I just tap my phone and go. Dalgamo takes care of the rest, every single day."],
    ["male-confident", "Scan the bill, confirm, and you are done. Quvello keeps the paperwork short."],
  ],
  FRENCH: [
    [
      "female-compassionate",
      "Chez Nuvaley, on prend le temps de vous écouter, à chaque étape de votre parcours.",
    ],
    ["male-charismatic", "Un parfum ne se raconte pas, il se devine. Mirdanek, la nuit commence ici."],
    ["female-bright", "Ce sont les soldes chez Kestipo ! Pour deux pulls achetés, le troisième est offert."],
    [
      "male-narrator",
      "Au bord de la Loire, à l’aube, les vignes se réveillent toujours un peu avant les villages.",
    ],
    [
      "female-elder",
      "Il était une fois, derrière la colline, une vieille horloge qui ne voulait plus dormir.",
    ],
  ],
  SPANISH: [
    ["female-natural", "Empieza el día con calma: café Orvanta, tostado despacio, como debe ser."],
    ["male-energetic", "¡Llegó la gran final! Vívela en directo, minuto a minuto, en Ilkurya Deportes."],
    ["female-powerful", "Tú pones las ganas, Zelvira pone el ritmo. ¡Hoy no hay quien te detenga!"],
    ["male-elder", "Dicen en este pueblo que el viento recuerda todos los nombres, hasta los olvidados."],
    ["male-child", "¡Mamá, mira! Hice un barco con cajas, ¡y ya navega hasta la cocina!"],
  ],
  ITALIAN: [
    ["female-calm", "Chiudi gli occhi: il mare respira piano, e la giornata può aspettare."],
    ["male-warm", "Il pane Fisturi nasce qui, ogni mattina, tra le mani di chi lo fa da sempre."],
    ["female-celebrity", "Sul palco cambio mille abiti, ma il mio profumo resta sempre Mirdanek."],
    [
      "male-confident",
      "Benvenuti in Jantepo. Per parlare con un operatore, vi preghiamo di restare in linea.",
    ],
  ],
  RUSSIAN: [
    ["male-deep", "Эту тайну хранили триста лет. Сегодня кто-то открыл старый сундук."],
    [
      "female-authoritative",
      "Здравствуйте! Вы позвонили в компанию «Кестипо». Пожалуйста, оставайтесь на линии.",
    ],
    ["male-patriarch", "Мы строим дома, в которых хочется жить. «Вексмора»: надёжно и надолго."],
    ["female-natural", "Доброе утро! Чашка кофе «Орванта», и город просыпается вместе с вами."],
    ["female-child", "Мама, смотри скорее, я нарисовала дракона, и он умеет летать по-настоящему!"],
  ],
  PORTUGUESE: [
    [
      "female-bright",
      "Chegou o verão na Kestipo! Na compra de duas peças, a terceira sai pela metade do preço.",
    ],
    ["male-warm", "Pão quentinho, café passado na hora e a mesa cheia de gente: isso é Fisturi."],
    ["female-melancholic", "A chuva cai devagar sobre a cidade, e cada janela guarda uma saudade."],
    ["male-powerful", "Força que não para, motor que não falha. Nerolta: feita para o trabalho pesado."],
  ],
  FINNISH: [
    ["female-calm", "Hengitä syvään, kuuntele järven hiljaisuutta ja anna ajatusten levätä."],
    ["male-patriarch", "Wexmora on rakentanut suomalaisia koteja jo kolmen sukupolven ajan."],
    ["female-natural", "Tervetuloa Kestipon asiakaspalveluun. Jos asiasi koskee tilausta, paina yksi."],
  ],
  SWEDISH: [
    ["male-confident", "Med Quvello betalar du alla räkningar på några sekunder, var du än befinner dig."],
    ["female-compassionate", "Hos Nuvaley finns det alltid någon som lyssnar, dygnet runt, året om."],
    ["male-narrator", "Långt uppe i norr, där solen aldrig går ner, vandrar renarna mot havet."],
  ],
  NORWEGIAN: [
    ["female-bright", "Nå er det vintersalg hos Kestipo! Kjøp to par sko, og få det tredje helt gratis."],
    ["male-deep", "Dypt inne i fjorden ligger en båt som ingen har våget å hente."],
    ["female-elder", "Det var en gang et lite hus ved havet, der lyset aldri sluknet."],
  ],
} satisfies Record<string, Line[]>;

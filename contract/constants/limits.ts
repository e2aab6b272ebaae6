/** Lengths and bounds that the schemas, the forms and the server's own checks use (docs/rules.md). */
export const limits = {
  name: 100,
  text: 2000,
  email: 254,
  likes: 1000,
  voicesPerOffer: 100,
  /** `long` and `longest` are the most of what takes much room: offers and requests; accounts with their people. */
  pageSize: { default: 15, most: 100, long: 50, longest: 25 },
  page: 10_000,
  budget: 999_999_999.99,
  version: { least: 1, most: 999 },
  age: { least: 1, most: 120 },
  bodyBytes: 64 * 1024,
  clientUpdateBytes: 512 * 1024,
  audioBytes: 20 * 1024 * 1024,
  /** Bars of a stored waveform, two hex digits each. */
  peakBars: 128,
  profileOffers: 100,
  offer: {
    title: 100,
    script: 20_000,
    notes: 2000,
    targetSeconds: 36_000,
    usageMonths: 120,
    /** How far ahead an answer date may lie. */
    answerDays: 90,
    deliveryYears: 5,
    message: 4000,
    search: 200,
    /** How many of its voices a listed offer shows. */
    listedVoices: 5,
    attachmentsPerMessage: 5,
    attachmentName: 200,
    attachmentBytes: 20 * 1024 * 1024,
    attachmentsAnHour: 60,
    attachmentBytesPerOffer: 200 * 1024 * 1024,
    attachmentBytesPerAccount: 2 * 1024 * 1024 * 1024,
  },
  request: {
    search: 200,
    note: 2000,
    /** How long an act can be undone, and how long two requests that were merged can be parted. */
    undoSeconds: 10,
    partHours: 24,
    /** How many of the same person are named, and how many may be merged into one. */
    samePerson: 20,
    merged: 10,
    offers: 50,
    /** What makes one look like spam: so many links, sent so soon after the form was opened, a text of so many letters from so many addresses in a day. */
    suspected: { links: 2, quickSeconds: 3, repeatedLetters: 40, addresses: 3 },
    /** How long one that looks like spam is kept. */
    spamDays: 30,
    /** Letters of the mail with which voices are suggested. */
    mailSubject: 150,
    mailText: 4000,
  },
  search: {
    /** Letters of what is searched for. */
    letters: 200,
    /** From how many letters on something is suggested. */
    suggestFrom: 2,
    /** How many values, artists and texts are suggested at most. */
    suggested: { values: 3, artists: 3, texts: 2 },
    /** A seed of the shuffled order lies below. */
    seed: 1_000_000,
    /** Voices that are asked for by their ids at once. */
    voiceIds: 100,
  },
  sample: { most: 20, title: 100, transcript: 2000 },
  /** Artists whose state is changed at once. */
  artistsAtOnce: 50,
  /** The first day that consent may have: no calendar of ours goes further back than the papers of whoever is alive. */
  consentFrom: "1900-01-01",
  consentFileBytes: 10 * 1024 * 1024,
  /** How many days before its end consent is spoken of. */
  consentDays: 30,
  showcase: { most: 12, shown: 8, least: 3 },
  compared: { least: 2, most: 6, seconds: 180 },
  password: { least: 12, most: 200 },
  /** What a login takes: a user name or an address. */
  login: 254,
  /** People of one client company. */
  people: 20,
  passkeys: 20,
  passkeyName: 60,
  recoveryCodes: 10,
  /** What is typed as a second factor: six digits, or a recovery code. */
  factorCode: 40,
  historyDays: 400,
} as const;

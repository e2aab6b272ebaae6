/** Lengths and bounds that the schemas, the forms and the server's own checks use (docs/rules.md). */
export const limits = {
  name: 100,
  text: 2000,
  email: 254,
  likes: 1000,
  voicesPerOffer: 100,
  pageSize: { default: 15, most: 100 },
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

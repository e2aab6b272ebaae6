/** The one and the many of a unit or a coin. */
export type Forms = readonly [one: string, many: string];

/** How a language says what is not written as words. Texts are lower case, words parted by spaces. */
export interface Speech {
  separators: { group: "." | ","; point: "." | "," };
  /** A whole number of digits without leading zeros. */
  cardinal: (digits: string) => string;
  ordinal: (digits: string) => string;
  /** The word between whole and fraction, and how the digits of a fraction are said. */
  point: string;
  fraction: (digits: string) => string;
  digits: readonly string[];
  /** Dates and times, from their parts. */
  date: (day: number, month: number, year: string) => string;
  time: (hour: number, minute: number, half: string) => string;
  /** The parts of 03/04/2026 as [day, month]. */
  dayAndMonth: (first: number, second: number) => readonly [day: number, month: number];
  percent: (amount: string) => string;
  /** Whole coins and hundredths, already in words. */
  money: (whole: string, coin: string, cents: string, cent: string) => string;
  coins: Record<string, { coin: Forms; cent: Forms }>;
  scales: Record<string, string>;
  units: Record<string, Forms>;
  abbreviations: Record<string, string>;
  letters: Record<string, string>;
  symbols: Record<string, string>;
  /** Written in capitals, said as a word. */
  wordsInCapitals: ReadonlySet<string>;
  minus: string;
  /** Between the two numbers of 10–15; empty where nothing is said. */
  range: string;
  half: string;
  over: string;
  /** 24/7, whichever way round. */
  always: string;
  dot: string;
  dash: string;
  slash: string;
  plus: string;
  /** A group of a phone number, such as 212. */
  phoneGroup: (digits: string) => string;
  /** Puts an ending that is written after an apostrophe to a number: 4’ü. */
  withEnding: (said: string, ending: string) => string;
}

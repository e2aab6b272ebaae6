import type { VoiceFilters } from "#contract/voices/voices.ts";
import { demoArtists } from "#demo/catalogue.ts";
import { numbersFrom } from "#demo/stable.ts";

/** What the demo's clients played or looked for on one day. */
export interface DemoCounts {
  daysAgo: number;
  plays: { voiceId: string; count: number }[];
  searches: { filters: Partial<VoiceFilters>; count: number }[];
}

const days = 365;
const seed = 26;

/** How often a week something is looked for at the end of the year; the first ones the library hardly has. */
const demand: [timesAWeek: number, filters: Partial<VoiceFilters>][] = [
  [3.2, { languageNames: ["KURDISH"], gender: "Female", ageRangeNames: ["SENIOR"] }],
  [2.5, { languageNames: ["ARABIC"], gender: "Male", voiceColorNames: ["CALM"] }],
  [2.1, { languageNames: ["GERMAN"], gender: "Female", ageRangeNames: ["TEEN"] }],
  [1.4, { languageNames: ["PERSIAN"], gender: "Female", voiceColorNames: ["NARRATOR"] }],
  [0.7, { languageNames: ["NORWEGIAN"], gender: "Male", ageRangeNames: ["SENIOR"] }],
  [0.5, { languageNames: ["VIETNAMESE"], gender: "Male", voiceColorNames: ["ENERGETIC"] }],
  [0.1, { languageNames: ["URDU"], gender: "Female", voiceColorNames: ["WARM"] }],
  [14, { languageNames: ["TURKISH"], gender: "Female" }],
  [11, { languageNames: ["TURKISH"], gender: "Male", voiceColorNames: ["WARM"] }],
  [8, { languageNames: ["ENGLISH"] }],
  [6, { gender: "Male", ageRangeNames: ["ADULT"] }],
  [4, { languageNames: ["GERMAN"] }],
];

/** How many times something happened on a day that it happens so often on, on average. */
function timesOn(mean: number, next: () => number): number {
  let [times, left] = [0, next()];
  for (let chance = Math.exp(-mean); left > chance && times < 60; times += 1, chance *= mean / times)
    left -= chance;
  return times;
}

/** A year of counts, today left out: the same on every machine. More is done towards its end, and less on weekends. */
export function demoCounts(): DemoCounts[] {
  const next = numbersFrom(seed);
  const voices = demoArtists.flatMap((artist) => artist.voices);
  // A few are played by everybody, most now and then, and some by nobody.
  const favour = voices.map(() => (next() < 0.12 ? 0 : 0.9 * next() ** 9 + 0.03 * next()));
  return Array.from({ length: days }, (_, nth) => {
    const daysAgo = days - nth;
    const busy = (0.55 + (0.6 * nth) / days) * (daysAgo % 7 < 2 ? 0.25 : 1.2);
    const plays = voices.flatMap(({ voiceId, createdMinutesAgo }, place) => {
      const count = timesOn(4 * busy * (favour[place] ?? 0), next);
      return count > 0 && daysAgo * 24 * 60 < createdMinutesAgo ? [{ voiceId, count }] : [];
    });
    const searches = demand.flatMap(([timesAWeek, filters]) => {
      const count = timesOn((busy * timesAWeek) / 7, next);
      return count > 0 ? [{ filters, count }] : [];
    });
    return { daysAgo, plays, searches };
  });
}

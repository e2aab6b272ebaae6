import type { Language } from "#contract/voices/voices.ts";
import { titleOf } from "./clip-titles.ts";
import { demoLines, lineOf, type DemoLine } from "./lines.ts";
import { demoPeople } from "./roster/people.ts";
import type { DemoPerson } from "./roster/person.ts";
import { spread } from "./roster/spread.ts";

/** A line in an artist's mouth. */
export interface DemoSample {
  name: string;
  /** Its place among the artist's. */
  place: number;
  line: DemoLine;
}

/** The featured, of whom one sample was not enough. */
const severalOf = 24;
/** How many stand first as they are named. */
const led = 40;

/** How often each line is a further sample. */
const furtherUses = new Map<string, number>();

/** What each artist recorded, by name. */
export const samplesOf: ReadonlyMap<string, DemoSample[]> = new Map(
  demoPeople.map((person, nth) => [
    person.name,
    linesOf(person, nth < severalOf).map((line, place): DemoSample => ({ name: person.name, place, line })),
  ]),
);

const all = [...samplesOf.values()];
const firstSamples = all.flatMap((samples) => samples.slice(0, 1));
const furtherSamples = all.flatMap((samples) => samples.slice(1));

/** All samples, the newest first: the featured artists lead, further samples come after the library's first pages. */
export const newestFirst: DemoSample[] = spread(
  [
    ...firstSamples.slice(0, led),
    ...firstSamples.slice(led).flatMap((sample, i) => [sample, ...furtherSamples.slice(i, i + 1)]),
    ...furtherSamples.slice(firstSamples.length - led),
  ],
  led,
);

/** The file of each sample: no two artists share one. The first who says a line has "tr-01.mp3", the second "tr-01-2.mp3". */
export const fileOf: ReadonlyMap<DemoSample, string> = new Map(
  [...Map.groupBy([...firstSamples, ...furtherSamples], ({ line }) => line.line)].flatMap(([line, samples]) =>
    samples.map((sample, nth) => [sample, nth === 0 ? `${line}.mp3` : `${line}-${nth + 1}.mp3`] as const),
  ),
);

/** What an artist recorded: one line, one in every further language, and for the featured one of another kind. */
function linesOf(person: DemoPerson, isSeveral: boolean): DemoLine[] {
  if (person.line === null) return [];
  const first = lineOf(person.line);
  const further = person.languages.slice(1).flatMap((language) => lineIn(language, person) ?? []);
  for (const { line } of further) furtherUses.set(line, usesOf(line) + 1);
  const { kind } = titleOf(first.line);
  const another = isSeveral
    ? demoLines.find(
        ({ line, language, gender, ageRange }) =>
          language === first.language &&
          gender === person.gender &&
          person.ageRanges.includes(ageRange) &&
          titleOf(line).kind !== kind,
      )
    : undefined;
  return [first, ...(another ? [another] : []), ...further];
}

/** The line in a language that could be this person's and was taken least: of their age where there is one. */
function lineIn(language: Language, { gender, ageRanges }: DemoPerson): DemoLine | undefined {
  const able = demoLines.filter((line) => line.language === language && line.gender === gender);
  const likely = able.filter(({ ageRange }) => ageRanges.includes(ageRange));
  const [first, ...others] = likely.length > 0 ? likely : able;
  return first && others.reduce((least, one) => (usesOf(one.line) < usesOf(least.line) ? one : least), first);
}

function usesOf(line: string): number {
  return furtherUses.get(line) ?? 0;
}

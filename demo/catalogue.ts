import type { Language } from "#contract/voices.ts";
import { titleOf } from "./clip-titles.ts";
import { demoClips, type DemoClip } from "./clips.ts";
import { demoPeople } from "./roster/people.ts";
import type { DemoPerson } from "./roster/person.ts";
import { spread } from "./roster/spread.ts";
import { stableUuid } from "./stable.ts";

/** A voice of the catalogue; many voices share a clip, each has an id and an address of its own. */
export type DemoVoice = { voiceId: string; clip: DemoClip; createdMinutesAgo: number };

export type DemoArtist = Omit<DemoPerson, "clip"> & { artistId: string; voices: DemoVoice[] };

interface Sample {
  name: string;
  /** Its place among the artist's. */
  place: number;
  clip: DemoClip;
}

const halfDay = 12 * 60;
/** The featured, of whom one sample was not enough. */
const severalOf = 24;
/** How many stand first as they are named. */
const led = 40;

const ordinals = ["first", "second", "third", "fourth", "fifth"];

/** How often each clip is a further sample. */
const furtherUses = new Map<string, number>();

const samplesOf = new Map(
  demoPeople.map((person, nth) => [
    person.name,
    clipsOf(person, nth < severalOf).map((clip, place): Sample => ({ name: person.name, place, clip })),
  ]),
);

const all = [...samplesOf.values()];
const firstSamples = all.flatMap((samples) => samples.slice(0, 1));
const furtherSamples = all.flatMap((samples) => samples.slice(1));

/** All samples, the newest first: the featured artists lead, further samples come after the library's first pages. */
const newestFirst = spread(
  [
    ...firstSamples.slice(0, led),
    ...firstSamples.slice(led).flatMap((sample, i) => [sample, ...furtherSamples.slice(i, i + 1)]),
    ...furtherSamples.slice(firstSamples.length - led),
  ],
  led,
);
const newness = new Map(newestFirst.map((sample, place) => [sample, place]));

/** The whole roster. */
export const demoArtists: DemoArtist[] = demoPeople.map(({ clip: _clip, ...person }) => ({
  ...person,
  artistId: stableUuid(`artist ${person.name}`),
  voices: (samplesOf.get(person.name) ?? []).map((sample) => ({
    voiceId: stableUuid(`voice ${person.name} ${ordinals[sample.place]}`),
    clip: sample.clip,
    createdMinutesAgo: 45 + (newness.get(sample) ?? 0) * halfDay,
  })),
}));

/** What an artist recorded: one clip, one in every further language, and for the featured one of another kind. */
function clipsOf(person: DemoPerson, isSeveral: boolean): DemoClip[] {
  const first = demoClips.find(({ file }) => file === person.clip);
  if (!first) return [];
  const further = person.languages.slice(1).flatMap((language) => clipIn(language, person) ?? []);
  for (const clip of further) furtherUses.set(clip.file, usesOf(clip) + 1);
  const { kind } = titleOf(first.file);
  const another = isSeveral
    ? demoClips.find(
        ({ file, language, gender, ageRange }) =>
          language === first.language &&
          gender === person.gender &&
          person.ageRanges.includes(ageRange) &&
          titleOf(file).kind !== kind,
      )
    : undefined;
  return [first, ...(another ? [another] : []), ...further];
}

/** The clip in a language that could be this person's and was taken least: of their age where there is one. */
function clipIn(language: Language, { gender, ageRanges }: DemoPerson): DemoClip | undefined {
  const able = demoClips.filter((clip) => clip.language === language && clip.gender === gender);
  const likely = able.filter(({ ageRange }) => ageRanges.includes(ageRange));
  const [first, ...others] = likely.length > 0 ? likely : able;
  return first && others.reduce((least, clip) => (usesOf(clip) < usesOf(least) ? clip : least), first);
}

function usesOf({ file }: DemoClip): number {
  return furtherUses.get(file) ?? 0;
}

/** The id of an artist's first voice; a name that is not on the roster is our own mistake. */
export function voiceIdOf(artistName: string) {
  const voice = demoArtists.find(({ name }) => name === artistName)?.voices[0];
  if (!voice) throw new Error(`No demo voice of ${artistName}`);
  return voice.voiceId;
}

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
  order: "first" | "second";
  clip: DemoClip;
}

const secondVoices = 28;
const halfDay = 12 * 60;

const clipOf = (file: string | null) => demoClips.find((clip) => clip.file === file);

const firstSamples = demoPeople.flatMap(({ name, clip: file }): Sample[] => {
  const clip = clipOf(file);
  return clip ? [{ name, order: "first", clip }] : [];
});

/** Some artists have a sample in a further language too. */
const secondSamples = demoPeople
  .flatMap((person): Sample[] => {
    const clip = secondClip(person);
    return clip ? [{ name: person.name, order: "second", clip }] : [];
  })
  .slice(0, secondVoices);

/** All samples, the newest first: the featured artists lead, second samples come after the library's first pages. */
const newestFirst = spread([
  ...firstSamples.slice(0, 40),
  ...firstSamples
    .slice(40)
    .flatMap((sample, i) => [sample, ...(i % 6 === 0 ? secondSamples.slice(i / 6, i / 6 + 1) : [])]),
]);

/** The whole roster. */
export const demoArtists: DemoArtist[] = demoPeople.map(({ clip: _clip, ...person }) => ({
  ...person,
  artistId: stableUuid(`artist ${person.name}`),
  voices: newestFirst
    .flatMap(({ name, order, clip }, place) =>
      name === person.name
        ? [
            {
              order,
              voiceId: stableUuid(`voice ${name} ${order}`),
              clip,
              createdMinutesAgo: 45 + place * halfDay,
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.order.localeCompare(other.order))
    .map(({ order: _order, ...voice }) => voice),
}));

function secondClip({ clip, gender, ageRanges, languages }: DemoPerson): DemoClip | undefined {
  const further = clip === null ? [] : languages.slice(1);
  return demoClips.find(
    (known) =>
      known.gender === gender && ageRanges.includes(known.ageRange) && further.includes(known.language),
  );
}

/** The id of an artist's first voice; a name that is not on the roster is our own mistake. */
export function voiceIdOf(artistName: string) {
  const voice = demoArtists.find(({ name }) => name === artistName)?.voices[0];
  if (!voice) throw new Error(`No demo voice of ${artistName}`);
  return voice.voiceId;
}

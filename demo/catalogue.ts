import { fileOf, newestFirst, samplesOf } from "./casting.ts";
import { clipOf, type DemoClip } from "./clips.ts";
import { demoPeople } from "./roster/people.ts";
import type { DemoPerson } from "./roster/person.ts";
import { stableUuid } from "./stable.ts";

/** A voice of the catalogue, with its own recording. */
export type DemoVoice = { voiceId: string; clip: DemoClip; createdMinutesAgo: number };

export type DemoArtist = Omit<DemoPerson, "line"> & { artistId: string; voices: DemoVoice[] };

const halfDay = 12 * 60;

const ordinals = ["first", "second", "third", "fourth", "fifth"];

const newness = new Map(newestFirst.map((sample, place) => [sample, place]));

/** The whole roster. */
export const demoArtists: DemoArtist[] = demoPeople.map(({ line: _line, ...person }) => ({
  ...person,
  artistId: stableUuid(`artist ${person.name}`),
  voices: (samplesOf.get(person.name) ?? []).map((sample) => ({
    voiceId: stableUuid(`voice ${person.name} ${ordinals[sample.place]}`),
    clip: clipOf(fileOf.get(sample) ?? ""),
    createdMinutesAgo: 45 + (newness.get(sample) ?? 0) * halfDay,
  })),
}));

/** The id of an artist's first voice; a name that is not on the roster is our own mistake. */
export function voiceIdOf(artistName: string) {
  const voice = demoArtists.find(({ name }) => name === artistName)?.voices[0];
  if (!voice) throw new Error(`No demo voice of ${artistName}`);
  return voice.voiceId;
}

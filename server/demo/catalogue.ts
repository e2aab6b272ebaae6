import { demoClips, type DemoClip } from "./clips.ts";
import { demoPeople } from "./roster/people.ts";
import type { DemoPerson } from "./roster/person.ts";
import { stableUuid } from "./stable.ts";

/** A voice of the catalogue; many voices share a clip, each has an id and an address of its own. */
export type DemoVoice = { voiceId: string; clip: DemoClip; createdMinutesAgo: number };

export type DemoArtist = Omit<DemoPerson, "clip"> & { artistId: string; voices: DemoVoice[] };

const secondVoices = 28;
const halfDay = 12 * 60;

/** The whole roster; the library shows its voices newest first, so the featured artists lead. */
export const demoArtists: DemoArtist[] = withSecondVoices(
  demoPeople.map(({ clip: file, ...person }, i) => {
    const clip = demoClips.find((known) => known.file === file);
    return {
      ...person,
      artistId: stableUuid(`artist ${person.name}`),
      voices: clip ? [voiceOf(person.name, "first", clip, 45 + i * halfDay)] : [],
    };
  }),
);

function voiceOf(name: string, order: string, clip: DemoClip, createdMinutesAgo: number) {
  return { voiceId: stableUuid(`voice ${name} ${order}`), clip, createdMinutesAgo };
}

/** Some artists have a sample in a further language too, mixed in after the library's first pages. */
function withSecondVoices(artists: DemoArtist[]) {
  let given = 0;
  return artists.map((artist) => {
    const clip = secondClip(artist);
    if (!clip || given === secondVoices) return artist;
    const createdMinutesAgo = 400 + (40 + 6 * given++) * halfDay;
    return { ...artist, voices: [...artist.voices, voiceOf(artist.name, "second", clip, createdMinutesAgo)] };
  });
}

function secondClip({ voices, gender, ageRanges, languages }: DemoArtist) {
  const further = voices.length > 0 ? languages.slice(1) : [];
  return demoClips.find(
    (clip) => clip.gender === gender && ageRanges.includes(clip.ageRange) && further.includes(clip.language),
  );
}

/** The id of an artist's first voice; a name that is not on the roster is our own mistake. */
export function voiceIdOf(artistName: string) {
  const voice = demoArtists.find(({ name }) => name === artistName)?.voices[0];
  if (!voice) throw new Error(`No demo voice of ${artistName}`);
  return voice.voiceId;
}

import { pickArtistFields, type ArtistFields } from "#contract/constants/artist-fields.ts";
import type { Sample, SampleWrite } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";

/** What owners write of a sample, without what follows from it and from its file. */
export type WrittenSample = Required<SampleWrite>;

/** What owners write of an artist. */
export interface WrittenArtist extends ArtistFields, Pick<KeptArtist, "state"> {
  samples: WrittenSample[];
}

const writtenSample = ({ consent: { publish, share, file }, ...sample }: Sample): WrittenSample => ({
  voiceId: sample.voiceId,
  voiceMp3: sample.voiceMp3,
  title: sample.title,
  kind: sample.kind,
  languages: sample.languages,
  voiceColors: sample.voiceColors,
  transcript: sample.transcript,
  state: sample.state,
  consent: { publish, share, fileId: file?.id ?? null },
});

/** What owners write of an artist, out of what they see. */
export const writtenArtist = (artist: KeptArtist): WrittenArtist => ({
  ...pickArtistFields(artist),
  state: artist.state,
  samples: artist.samples.map(writtenSample),
});

import type { ConsentWrite, Sample } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";

/** What owners write of a sample, without what follows from it and from its file. */
export interface WrittenSample extends Pick<
  Sample,
  "voiceId" | "voiceMp3" | "title" | "kind" | "languages" | "voiceColors" | "transcript" | "state"
> {
  consent: ConsentWrite;
}

/** What owners write of an artist. */
export interface WrittenArtist extends Pick<
  KeptArtist,
  "name" | "age" | "gender" | "voiceColors" | "languages" | "ageRanges" | "state"
> {
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
  name: artist.name,
  age: artist.age,
  gender: artist.gender,
  voiceColors: artist.voiceColors,
  languages: artist.languages,
  ageRanges: artist.ageRanges,
  state: artist.state,
  samples: artist.samples.map(writtenSample),
});

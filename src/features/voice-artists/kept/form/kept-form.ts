import type { SampleKind, SampleState } from "#contract/constants/enumerations.ts";
import type { Consent } from "#contract/samples.ts";
import type { KeptArtist } from "#contract/voice-artists.ts";
import type { Language, VoiceColor } from "#contract/voices/voices.ts";
import { languages, voiceColors } from "#contract/constants/enumerations.ts";
import {
  emptyFields,
  fieldsFormOf,
  inOrder,
  type FieldsForm,
} from "#src/features/voice-artists/editor/artist-form.ts";
import { newKey } from "#src/lib/http/new-key.ts";

/** What an owner says of the artist's consent for one sample. */
export type ConsentForm = Pick<Consent, "publish" | "share" | "file">;

/** A sample as the form holds it. */
export interface SampleForm {
  /** Names the sample as long as the form is open; unlike `voiceId` it is there before the first save. */
  key: string;
  voiceId?: string;
  voiceMp3: string;
  title: string;
  kind: SampleKind;
  languages: Language[];
  voiceColors: VoiceColor[];
  /** `text` is empty where nothing was typed; `language` then does not count. */
  transcript: { text: string; language: Language | "" };
  state: SampleState;
  consent: ConsentForm;
}

/** What an owner says of the artist's consent, and whether clients see what it holds for. */
export type ConsentSaid = Pick<SampleForm, "state" | "consent">;

/** The form of an artist with its samples in their order. */
export interface KeptForm extends FieldsForm {
  samples: SampleForm[];
  /** Of an artist that is not stored yet: what was said for all of its samples at once, also for those still to come. */
  saidForAll?: ConsentSaid;
}

export const noConsent: ConsentForm = { publish: null, share: null, file: null };

/** A new sample: a draft without consent. */
export const newSample = (voiceMp3 = "", title = ""): SampleForm => ({
  key: newKey(),
  voiceMp3,
  title,
  kind: "OTHER",
  languages: [],
  voiceColors: [],
  transcript: { text: "", language: "" },
  state: "draft",
  consent: noConsent,
});

/** What is written of a sample. */
export type SampleField = Exclude<keyof SampleForm, "key" | "voiceId">;
const { key: _key, voiceId: _id, ...sampleValues } = newSample();
export const sampleFields = Object.keys(sampleValues) as SampleField[];

/** The form of an artist that is not stored yet: one empty sample waits for its URL, and nothing is said of consent. */
export const emptyKeptForm = (): KeptForm => ({
  ...emptyFields,
  samples: [newSample()],
  saidForAll: { state: "draft", consent: noConsent },
});

/** Whether nothing was entered for a new sample yet; such a one is not saved. */
export const isBlank = ({ voiceId, voiceMp3, title, transcript }: SampleForm): boolean =>
  voiceId === undefined && !voiceMp3.trim() && !title.trim() && !transcript.text.trim();

/** The form's values for a stored artist; `keys` has the keys of samples that the form knew before they were stored. */
export const keptFormOf = (artist: KeptArtist, keys: ReadonlyMap<string, string> = new Map()): KeptForm => ({
  ...fieldsFormOf(artist),
  samples: artist.samples.map((sample) => ({
    key: keys.get(sample.voiceId) ?? sample.voiceId,
    voiceId: sample.voiceId,
    voiceMp3: sample.voiceMp3,
    title: sample.title,
    kind: sample.kind,
    languages: inOrder(languages, sample.languages),
    voiceColors: inOrder(voiceColors, sample.voiceColors),
    transcript: sample.transcript ?? { text: "", language: "" },
    state: sample.state,
    consent: { publish: sample.consent.publish, share: sample.consent.share, file: sample.consent.file },
  })),
});

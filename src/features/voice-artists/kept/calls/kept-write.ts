import type { NewSample, SampleWrite } from "#contract/samples.ts";
import type { KeptArtist, KeptArtistWrite } from "#contract/voice-artists.ts";
import type { Language } from "#contract/voices/voices.ts";
import { sentFields } from "#src/features/voice-artists/editor/artist-form.ts";
import { isBlank, type KeptForm, type SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { isSame } from "#src/lib/is-same.ts";

/** The language of a typed text: the chosen one, else the sample's only own one, else the artist's first. */
export const transcriptLanguage = (sample: SampleForm, artistLanguages: readonly Language[]): Language =>
  sample.transcript.language ||
  (sample.languages.length === 1 ? sample.languages[0] : artistLanguages[0]) ||
  "TURKISH";

/** A sample's values as they are sent. */
function sentValues(
  sample: SampleForm,
  form: Pick<KeptForm, "languages">,
): Required<Omit<SampleWrite, "voiceId">> {
  const { voiceMp3, title, kind, languages, voiceColors, state, consent } = sample;
  const text = sample.transcript.text.trim();
  return {
    voiceMp3: voiceMp3.trim(),
    title: title.trim(),
    kind,
    languages,
    voiceColors,
    transcript: text ? { text, language: transcriptLanguage(sample, form.languages) } : null,
    state,
    consent: { publish: consent.publish, share: consent.share, fileId: consent.file?.id ?? null },
  };
}

/** What of `values` differs from `before`. */
function changesOf<T extends object>(before: T, values: T): Partial<T> {
  const changed = (Object.keys(values) as (keyof T)[]).filter((key) => !isSame(before[key], values[key]));
  return Object.fromEntries(changed.map((key) => [key, values[key]])) as Partial<T>;
}

function sampleWrite(sample: SampleForm, form: KeptForm, base: KeptForm): SampleWrite {
  const values = sentValues(sample, form);
  const before = base.samples.find(({ voiceId }) => voiceId !== undefined && voiceId === sample.voiceId);
  if (!before || sample.voiceId === undefined) return values;
  return { voiceId: sample.voiceId, ...changesOf(sentValues(before, base), values) };
}

const sampleFields = ["voiceMp3", "title", "kind", "transcript/text"];

/** The samples of a form that are sent. */
export const sentSamples = ({ samples }: KeptForm): SampleForm[] => samples.filter((one) => !isBlank(one));

/** The samples of a new artist as they are sent. */
export const newSamplesOf = (form: KeptForm): NewSample[] =>
  sentSamples(form).map((sample) => sentValues(sample, form));

/** Where the fields of the samples that are sent in a list of the body stand in the form, by their pointers. */
export const samplePointers = (form: KeptForm, list: "voices" | "samples"): Record<string, string> =>
  Object.fromEntries(
    sentSamples(form).flatMap((sample, place) =>
      sampleFields.map((field) => [
        `${list}/${place}/${field}`,
        `samples.${form.samples.indexOf(sample)}.${field.replace("/", ".")}`,
      ]),
    ),
  );

/** What an owner changed, for the server: nothing that stayed as it was in `base`. Empty where nothing changed. */
export function keptWriteOf(base: KeptForm, form: KeptForm): KeptArtistWrite {
  const samples = sentSamples(form).map((sample) => sampleWrite(sample, form, base));
  const ids = new Set(samples.map(({ voiceId }) => voiceId));
  const removed = base.samples.flatMap(({ voiceId }) =>
    voiceId === undefined || ids.has(voiceId) ? [] : [voiceId],
  );
  const stayed = base.samples.filter(({ voiceId }) => ids.has(voiceId)).map(({ voiceId }) => ({ voiceId }));
  return {
    ...changesOf(sentFields(base), sentFields(form)),
    ...(!isSame(samples, stayed) && { samples }),
    ...(removed.length > 0 && { removed }),
  };
}

/** Whether anything is to be saved. */
export const isChangedFrom = (base: KeptForm, form: KeptForm): boolean =>
  Object.keys(keptWriteOf(base, form)).length > 0;

const has = (values: object, kept: object): boolean =>
  Object.entries(values).every(([key, value]) => isSame(value, kept[key as keyof typeof kept]));

/** Whether the stored artist has all of a write. For writes whose answer was lost. */
export function isWritten(
  { samples = [], removed = [], ...fields }: KeptArtistWrite,
  stored: KeptArtist,
): boolean {
  return (
    has(fields, stored) &&
    !stored.samples.some(({ voiceId }) => removed.includes(voiceId)) &&
    samples.every(({ consent, ...values }) =>
      stored.samples.some(
        (sample) =>
          has(values, sample) &&
          (!consent || has({ publish: consent.publish, share: consent.share }, sample.consent)),
      ),
    )
  );
}

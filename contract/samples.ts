import { Type, type Static, type TSchema } from "typebox";
import { consentSources, sampleKinds, sampleStates } from "./constants/enumerations.ts";
import { limits } from "./constants/limits.ts";
import { Day, Moment } from "./moment.ts";
import { Language, Transcript, Voice, VoiceColor } from "./voices/voices.ts";

const strict = { additionalProperties: false };
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

const title = Type.String({ maxLength: limits.sample.title });
const ownLanguages = Type.Array(Language, { uniqueItems: true });
const ownColors = Type.Array(VoiceColor, { uniqueItems: true });

/** From a day on, until the end of another one; null for without end. Days are the agency's. */
const publish = Type.Object({ from: Day, until: orNull(Day) }, strict);
const share = Type.Object({ ...publish.properties, wholeName: Type.Boolean() }, strict);

/**
 * What the artist allows for one sample: that it is published to clients, and that it is shared with people without an
 * account, there with the artist's whole name or not. Null is not allowed.
 */
export const ConsentWrite = Type.Object(
  { publish: orNull(publish), share: orNull(share), fileId: orNull(Type.String({ maxLength: limits.name })) },
  strict,
);
export type ConsentWrite = Static<typeof ConsentWrite>;

export const ConsentFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  byteLength: Type.Integer(),
});
export type ConsentFile = Static<typeof ConsentFile>;

export const Consent = Type.Object({
  publish: orNull(publish),
  share: orNull(share),
  file: orNull(ConsentFile),
  source: Type.Enum([...consentSources]),
});
export type Consent = Static<typeof Consent>;

const written = {
  voiceMp3: Type.String({ minLength: 1, maxLength: limits.text }),
  title,
  kind: Type.Enum([...sampleKinds]),
  /** The sample's own; empty means the artist's. */
  languages: ownLanguages,
  voiceColors: ownColors,
  /** What the owner typed. */
  transcript: orNull(
    Type.Object({ text: Type.String({ maxLength: limits.sample.transcript }), language: Language }, strict),
  ),
  state: Type.Enum([...sampleStates]),
};

/** A sample of an artist, as owners see it: everything. */
export const Sample = Type.Object({
  voiceId: Type.String(),
  ...written,
  consent: Consent,
  /** Whether clients see it now, were its artist published. */
  isVisible: Type.Boolean(),
  /** Whether an offer names it, so that it is never erased. */
  isInOffers: Type.Boolean(),
  /** When it was first published. */
  publishedAt: orNull(Moment),
  ...Type.Pick(Voice, ["seconds", "peaks", "loudness", "truePeak"]).properties,
  /** What is known to be said in the file itself, where no owner typed it. */
  heard: orNull(Transcript),
});
export type Sample = Static<typeof Sample>;

/** A sample to change, with `voiceId`, or to add, without one. What is left out stays; a new one is then a draft. */
export const SampleWrite = Type.Object(
  {
    voiceId: Type.Optional(Type.String({ maxLength: limits.name })),
    ...Type.Partial(Type.Object(written)).properties,
    consent: Type.Optional(ConsentWrite),
  },
  strict,
);
export type SampleWrite = Static<typeof SampleWrite>;

/** A sample of an artist that is being created. What is left out is empty; it is a draft without consent unless told. */
export const NewSample = Type.Object(
  { ...Type.Omit(SampleWrite, ["voiceId"]).properties, voiceMp3: written.voiceMp3 },
  strict,
);
export type NewSample = Static<typeof NewSample>;

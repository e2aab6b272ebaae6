import { Type, type Static } from "typebox";
import { sampleKinds } from "./constants/enumerations.ts";
import { limits } from "./constants/limits.ts";
import { pageOf, pagingQuery } from "./paging.ts";
import { Gender, Voice } from "./voices/voices.ts";

/**
 * What visitors see of a sample: nothing of who speaks but what the artist allows. A `transcript` that says a part of the name
 * that is not shown is left out.
 */
export const ShowcaseVoice = Type.Object({
  voiceId: Type.String(),
  /** First name and initial, or the whole name where the artist allows it. */
  name: Type.String(),
  title: Type.String(),
  kind: Type.Enum([...sampleKinds]),
  gender: Gender,
  voiceMp3: Type.String(),
  /** For the portrait's colour. */
  voiceColorNames: Type.Optional(Voice.properties.voiceColorNames),
  ...Type.Pick(Voice, ["seconds", "peaks", "transcript", "loudness", "truePeak", "language", "titleLanguage"])
    .properties,
});
export type ShowcaseVoice = Static<typeof ShowcaseVoice>;

/**
 * The first of them, for everyone. A page that is served with them says on `<html>` how many, `data-shelf="8"`, and has them in
 * words in the element `data-shelf-place`.
 */
export const Showcase = Type.Object({
  voices: Type.Array(ShowcaseVoice),
  /** They are those of the demo catalogue, which no artist spoke. */
  isDemo: Type.Optional(Type.Boolean()),
});
export type Showcase = Static<typeof Showcase>;

/** Which samples stand on the public page, in their order; all others do not. */
export const ShowcaseOrder = Type.Object(
  {
    voiceIds: Type.Array(Type.String({ maxLength: limits.name }), {
      maxItems: limits.showcase.most,
      uniqueItems: true,
    }),
  },
  { additionalProperties: false },
);
export type ShowcaseOrder = Static<typeof ShowcaseOrder>;

/** What owners choose from: published samples whose artist allows sharing, found by name or title. */
export const ShowcaseChoicesQuerystring = Type.Object(
  { q: Type.Optional(Type.String({ maxLength: limits.name })), ...pagingQuery },
  { additionalProperties: false },
);

/** `chosen` are those that stand on the public page, in their order; the page is of all that may, by name. */
export const ShowcaseChoices = Type.Object({ chosen: Type.Array(Voice), ...pageOf(Voice) });
export type ShowcaseChoices = Static<typeof ShowcaseChoices>;

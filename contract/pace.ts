import { Type, type Static } from "typebox";
import { languages } from "./enumerations.ts";
import { limits } from "./limits.ts";

const voiceId = Type.String({ maxLength: limits.name });

export const PaceQuerystring = Type.Object(
  {
    voiceId: Type.Union([voiceId, Type.Array(voiceId, { maxItems: limits.voicesPerOffer })]),
    language: Type.Enum([...languages]),
  },
  { additionalProperties: false },
);

/** What the artists of the asked voices say in their samples of one language; `seconds` are those with a voice in them. */
export const VoicePaces = Type.Array(
  Type.Object({
    voiceId: Type.String(),
    samples: Type.Array(Type.Object({ text: Type.String(), seconds: Type.Number() })),
  }),
);
export type VoicePaces = Static<typeof VoicePaces>;

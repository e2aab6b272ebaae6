import { Type } from "typebox";
import { limits } from "./constants/limits.ts";

/** A voice that a client heard for two seconds or more. */
export const Play = Type.Object(
  { voiceId: Type.String({ maxLength: limits.name }) },
  { additionalProperties: false },
);

import { msg } from "@lingui/core/macro";
import { Problem, Refusal } from "#src/lib/problem.ts";
import type { Sentence } from "#src/lib/sentence.ts";

const updateFailed = msg`Failed to update client`;

/** The sentence of a failed client update: `message` of the JSON, a refusal's own, else the fixed one. */
export function clientUpdateSentence(error: unknown): Sentence {
  if (error instanceof Refusal) return error.sentence;
  return (error instanceof Problem && error.jsonMessage) || updateFailed;
}

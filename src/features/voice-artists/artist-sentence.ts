import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Problem, sentenceOf } from "#src/lib/problem.ts";
import type { Sentence } from "#src/lib/sentence.ts";

/** What a failed artist call says: 404 has its own sentence, then the body's text, then the fixed one. */
export function artistSentence(error: unknown, fallback: MessageDescriptor): Sentence {
  if (error instanceof Problem && error.status === 404) return msg`Voice artist not found.`;
  return sentenceOf(error, fallback);
}

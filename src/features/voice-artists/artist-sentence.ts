import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Problem, sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

/** The sentence of a failed artist call: a fixed one for 404, else the server's, else the fallback. */
export function artistSentence(error: unknown, fallback: MessageDescriptor): Sentence {
  if (error instanceof Problem && error.status === 404) return msg`Voice artist not found.`;
  return sentenceOf(error, fallback);
}

/** Whether another owner saved the artist since it was opened. */
export const isStale = (error: unknown): boolean => error instanceof Problem && error.status === 412;

/** The second sentence after such a failure. */
export const staleDetail = msg`Your entries are still here. If you save again, they replace the other change.`;

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { failureOf } from "#src/lib/http/lost-answer.ts";
import { Problem, sentenceOf } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

/** The sentence of a failed artist call: a fixed one for 404, else the server's, else the fallback. */
export function artistSentence(error: unknown, fallback: MessageDescriptor): Sentence {
  if (error instanceof Problem && error.status === 404) return msg`Voice artist not found.`;
  return sentenceOf(error, fallback);
}

/** What is said of an artist's form that was not saved; after a lost answer also whether anything was. */
export function failedOutcome(error: unknown, fallback: MessageDescriptor) {
  const { failure, detail } = failureOf(error);
  return { kind: "danger" as const, sentence: artistSentence(failure, fallback), detail };
}

/** Whether another owner saved the artist since it was opened. */
export const isStale = (error: unknown): boolean => error instanceof Problem && error.status === 412;

/** The second sentence after such a failure. */
export const staleDetail = msg`Your entries are still here. If you save again, they replace the other change.`;

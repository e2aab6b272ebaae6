import type { MessageDescriptor } from "@lingui/core";
import { sentenceOfWrite } from "#src/lib/http/outcome.ts";
import { Problem } from "#src/lib/http/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

/** A question to the user that waits for its answer. */
export interface ProofQuestion {
  /** Closes the question: whether the user has proven who they are. */
  answer: (isProven: boolean) => void;
}

type Listener = () => void;

const listeners = new Set<Listener>();
let question: (ProofQuestion & { answered: Promise<boolean> }) | null = null;

function setQuestion(next: typeof question): void {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): ProofQuestion | null => question;

export function onQuestion(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Acts that ask at the same time share one question. */
function askForProof(): Promise<boolean> {
  if (question) return question.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const answer = (isProven: boolean) => {
    setQuestion(null);
    resolve(isProven);
  };
  setQuestion({ answer, answered: promise });
  return promise;
}

/** Thrown by `withProof` where the user closed the question: nothing was done, and nothing is to be said. */
export class ProofDeclined extends Error {
  override readonly name = "ProofDeclined";
}

/**
 * Makes a sensitive call. Where the server wants a newer proof of who it is (403 `proof-needed`), `ProofMount` asks for
 * the password or a passkey, and the call is made again; `call` must therefore build its request anew. Throws
 * `ProofDeclined` when the question is closed, else what the call throws.
 */
export async function withProof<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const canAsk = listeners.size > 0;
    if (!canAsk || !(error instanceof Problem && error.code === "proof-needed")) throw error;
    if (!(await askForProof())) throw new ProofDeclined();
    return await call();
  }
}

/** The sentence of a failed act; null where there is none to say, because the user closed the question. */
export const sentenceOfAct = (error: unknown, fallback: MessageDescriptor): Sentence | null =>
  error instanceof ProofDeclined ? null : sentenceOfWrite(error, fallback);

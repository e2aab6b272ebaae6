import type { MessageDescriptor } from "@lingui/core";
import type { ProblemCode } from "#contract/problem.ts";
import type { Sentence } from "#src/lib/i18n/sentence.ts";

interface ProblemParts {
  status: number;
  code?: ProblemCode | undefined;
  text?: string;
  jsonMessage?: string;
  retryAfter?: number | undefined;
  errors?: string | null;
  endsSession?: boolean;
}

/** A call that failed. Decide by `code` and `status`, show `sentenceOf`; status 0 means that no answer came. */
export class Problem extends Error {
  override readonly name = "Problem";
  declare readonly status: number;
  declare readonly code: ProblemCode | undefined;
  /** The body's text, trimmed; empty for a page of HTML. */
  declare readonly text: string;
  /** The `message` field of a JSON body, else empty. */
  declare readonly jsonMessage: string;
  /** Seconds that the server asks us to wait. */
  declare readonly retryAfter: number | undefined;
  /** The header `problem-errors`: the wrong fields as JSON, read by `refused-fields.ts`. */
  declare readonly errors: string | null | undefined;
  /** A 401 for the token that is stored now. */
  declare readonly endsSession: boolean;

  constructor(parts: ProblemParts) {
    super(`Problem ${parts.status} ${parts.code ?? ""}`.trim());
    Object.assign(this, { text: "", jsonMessage: "", endsSession: false }, parts);
  }
}

/** Thrown by us before any call is made; its sentence follows the selected language. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly sentence: MessageDescriptor;

  constructor(sentence: MessageDescriptor) {
    super(sentence.message ?? sentence.id);
    this.sentence = sentence;
  }
}

/** An answer to a session that has ended meanwhile, or gave way to another: it belongs to nobody. */
export class SessionOver extends Error {
  override readonly name = "SessionOver";
}

/** An answer of the wrong shape; `part` says where. */
export class MalformedResponse extends Error {
  override readonly name = "MalformedResponse";
  constructor(part: string) {
    super(`Malformed response: ${part}`);
  }
}

/** The sentence to show: the server's (or its JSON message), a refusal's own, else the fallback. */
export function sentenceOf(error: unknown, fallback: MessageDescriptor): Sentence {
  if (error instanceof Refusal) return error.sentence;
  if (error instanceof Problem) return error.jsonMessage || error.text || fallback;
  return fallback;
}

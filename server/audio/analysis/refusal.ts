import type { ProblemCode } from "#contract/problem.ts";

/** Why a file is refused as a sample; each reason is a problem code of the contract. */
export type RefusalCode = Extract<
  ProblemCode,
  | "file-empty"
  | "file-too-complex"
  | "audio-not-recognised"
  | "audio-damaged"
  | "audio-too-long"
  | "audio-too-short"
  | "audio-too-many-channels"
  | "audio-wav-coding"
  | "audio-free-format"
  | "audio-joined"
  | "audio-too-much-else"
>;

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

export const damaged = () => new Refusal("audio-damaged");

import type { TakeFailure } from "#contract/constants/values/productions.ts";

/** Why the sound of a take cannot be read. */
export class Failure extends Error {
  readonly code: TakeFailure;

  constructor(code: TakeFailure) {
    super(code);
    this.code = code;
  }
}

export const damaged = () => new Failure("damaged");

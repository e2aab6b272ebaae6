import { HOTP, Secret } from "otpauth";

/** The code that an authenticator app shows in a step. */
export const codeAt = (secret: Uint8Array, step: number): string =>
  HOTP.generate({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }), counter: step, digits: 6 });

import { Secret, TOTP } from "otpauth";

/** Bytes of a secret (RFC 4226 recommends 160 bits). */
export const secretBytes = 20;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** RFC 6238 with what every authenticator app takes: SHA-1, six digits, thirty seconds. */
const generator = (secret: Uint8Array, names: { label?: string; issuer?: string } = {}) =>
  new TOTP({ ...names, secret: secretOf(secret), algorithm: "SHA1", digits: 6, period: 30 });

/** The step that a time lies in. */
export const stepAt = (now: Date): number => TOTP.counter({ timestamp: now.getTime(), period: 30 });

/** How many steps a generator's clock may be off. */
const drift = 1;

/** The step after `lastStep` whose code this is; undefined for a wrong code, and for one that was used. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  // The library throws on six signs of more than one byte each.
  if (!/^\d+$/.test(code)) return undefined;
  const away = generator(secret).validate({ token: code, timestamp: now.getTime(), window: drift });
  if (away === null) return undefined;
  const step = stepAt(now) + away;
  return step > lastStep ? step : undefined;
}

/** Bytes in base 32 (RFC 4648), without the signs that fill it up. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32;

/** The address that a QR code holds, by the form that authenticator apps read. */
export const totpUri = (userName: string, secret: Uint8Array, issuer: string): string =>
  generator(secret, { label: userName, issuer }).toString();

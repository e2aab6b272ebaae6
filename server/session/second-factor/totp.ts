import { createHmac, timingSafeEqual } from "node:crypto";

// RFC 6238 with what every authenticator app takes: SHA-1, six digits, thirty seconds.
const digits = 6;
const period = 30;

/** Bytes of a secret (RFC 4226 recommends 160 bits). */
export const secretBytes = 20;

/** The step that a time lies in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / period);

/** The code of a step. */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** digits;
  return String(number).padStart(digits, "0");
}

/** How many steps a generator's clock may be off. */
const drift = 1;

/** The step after `lastStep` whose code this is; undefined for a wrong code, and for one that was used. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | undefined {
  const typed = Buffer.from(code);
  for (let step = stepAt(now) - drift; step <= stepAt(now) + drift; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (step > lastStep && typed.length === right.length && timingSafeEqual(typed, right)) return step;
  }
  return undefined;
}

const base32Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base 32 (RFC 4648), without the signs that fill it up. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => base32Letters[Number.parseInt(group.padEnd(5, "0"), 2)]).join("");
}

/** The address that a QR code holds, by the form that authenticator apps read. */
export function totpUri(userName: string, secret: Uint8Array, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(userName)}`;
  // Percent signs, no pluses: some apps show those.
  const query = Object.entries({ secret: base32(secret), issuer, algorithm: "SHA1", digits, period })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `otpauth://totp/${label}?${query}`;
}

import { createHmac, timingSafeEqual } from "node:crypto";
import { limits } from "#contract/constants/limits.ts";

/** Who a guest is in one room. */
const guestCookie = "guest";
/** That a guest has given the room's password. */
const passwordCookie = "room-password";

const pattern = /^[A-Za-z0-9_-]{43}$/;
const { days, keptDays } = limits.room;

/** As long as a room and its answers can last. */
const maxAge = (days.most + keptDays) * 24 * 60 * 60;

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const [key = "", value = ""] = pair.trim().split("=");
    if (key === name && pattern.test(value)) return value;
  }
  return undefined;
}

/** What a request says of its guest. Both are of one room, because their path is the room's. */
export const guestOf = (header: string | undefined) => ({
  cookie: readCookie(header, guestCookie),
  proof: readCookie(header, passwordCookie),
});

interface Sealed {
  seed: Uint8Array;
  passwordHash: string;
}

/** What shows that this guest knew the password that the room has now; nothing of it is stored. */
export const passwordProof = ({ seed, passwordHash }: Sealed, cookie: string): string =>
  createHmac("sha256", seed).update(`password ${cookie} ${passwordHash}`).digest("base64url");

/** Whether a cookie is that proof. */
export function isProof(room: Sealed, { cookie, proof }: ReturnType<typeof guestOf>): boolean {
  if (cookie === undefined || proof === undefined) return false;
  return timingSafeEqual(Buffer.from(passwordProof(room, cookie)), Buffer.from(proof));
}

/**
 * Stands for a guest, and so for the order of a blind room, where the cookie itself must not be read: only who has the cookie
 * can use it.
 */
export const markOf = ({ seed }: Pick<Sealed, "seed">, cookie: string): string =>
  createHmac("sha256", seed).update(`mark ${cookie}`).digest("base64url");

/** The `Set-Cookie` of a guest. Scripts cannot read it, and it goes to this room's calls alone. */
export const setGuest = (token: string, cookie: string, isSecure: boolean): string =>
  set(token, `${guestCookie}=${cookie}`, isSecure);

/** The `Set-Cookie` of the proof that a guest knew the password; kept as a guest's is. */
export const setProof = (token: string, proof: string, isSecure: boolean): string =>
  set(token, `${passwordCookie}=${proof}`, isSecure);

const set = (token: string, pair: string, isSecure: boolean) =>
  `${pair}; Path=/api/v1/guest/${token}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

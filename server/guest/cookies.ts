import { createHmac, timingSafeEqual } from "node:crypto";
import type { CookieSerializeOptions } from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { roomLimits } from "#contract/constants/room-limits.ts";

/** Who a guest is in one room. */
const guestCookie = "guest";
/** That a guest has given the room's password. */
const passwordCookie = "room-password";

const pattern = /^[A-Za-z0-9_-]{43}$/;
const { days, keptDays } = roomLimits;

/** As long as a room and its answers can last. */
const maxAge = (days.most + keptDays) * 24 * 60 * 60;

const tokenIn = (value: string | undefined) =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** What a request says of its guest. Both are of one room, because their path is the room's. */
export const guestOf = ({ cookies }: Pick<FastifyRequest, "cookies">) => ({
  cookie: tokenIn(cookies[guestCookie]),
  proof: tokenIn(cookies[passwordCookie]),
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

interface Kept {
  /** Of the room's address. */
  token: string;
  isSecure: boolean;
}

/** Scripts cannot read it, and it goes to this room's calls alone. */
const kept = ({ token, isSecure }: Kept): CookieSerializeOptions => ({
  path: `/api/v1/guest/${token}`,
  maxAge,
  httpOnly: true,
  sameSite: "strict",
  secure: isSecure,
});

/** Tells the browser which guest it is. */
export const setGuest = (reply: FastifyReply, cookie: string, where: Kept): void =>
  void reply.setCookie(guestCookie, cookie, kept(where));

/** Tells the browser the proof that its guest knew the password. */
export const setProof = (reply: FastifyReply, proof: string, where: Kept): void =>
  void reply.setCookie(passwordCookie, proof, kept(where));

import { createHash, createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";

const pattern = "^[!-~]+$";

/** The header that names a call, so that it does its work once. */
export const idempotencyHeader = {
  "idempotency-key": Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern })),
};

/** The header of a call whose key nobody may guess: a password is made of it, or its sender has no account. */
export const secretIdempotencyHeader = {
  "idempotency-key": Type.Optional(
    Type.String({ minLength: 32, maxLength: 255, pattern, description: "of 128 random bits or more" }),
  ),
};

/** A call with an `Idempotency-Key`. */
export interface KeyedCall {
  /** Null for a visitor, who is known by the key alone. */
  userId: string | null;
  key: string;
  /** Where it was sent. */
  path: string;
  /** What came: the same key with something else is a mistake. */
  body: unknown;
}

/** The call that a request is, by its own path; undefined without a key. `body` stands for one that is a file. */
export function keyedCallOf(
  request: Pick<FastifyRequest, "headers" | "url" | "body">,
  userId: string | null,
  body: unknown = request.body,
): KeyedCall | undefined {
  const key = request.headers["idempotency-key"];
  const [path = ""] = request.url.split("?");
  return typeof key === "string" ? { userId, key, path, body } : undefined;
}

/** By what a call is found again: a hash of who sent it and of its key, and of what else is told. */
export const nameOf = ({ userId, key }: KeyedCall, ...more: Uint8Array[]): Buffer => {
  const hash = createHash("sha256").update(JSON.stringify([userId, key]));
  for (const bytes of more) hash.update(bytes);
  return hash.digest();
};

/** By what it is told that the same came: keyed by the call's own key, so that nobody finds a password in it by trying. */
export const bodyHashOf = ({ key, path, body }: KeyedCall): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify([path, body]))
    .digest();

import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

/** An ETag made from the answer itself. */
export const contentTag = (answer: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22)}"`;

/** Whether an `If-Match` or `If-None-Match` header names this ETag; `W/` is ignored, and `*` names any. */
export function matchesETag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((part) => {
    const named = part.trim().replace(/^W\//, "");
    return named === "*" || named === etag.replace(/^W\//, "");
  });
}

/** 304 without a body, and without the length of one: the contract's `null` would be four bytes. */
export const sendNothingNew = (reply: FastifyReply) => reply.code(304).send();

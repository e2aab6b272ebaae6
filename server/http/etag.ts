import { createHash } from "node:crypto";

/** An ETag made from the answer itself. */
export const contentTag = (answer: unknown): string =>
  `"${createHash("sha256").update(JSON.stringify(answer)).digest("base64url").slice(0, 22)}"`;

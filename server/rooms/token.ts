import { createHash } from "node:crypto";

/** What a room is found by: the SHA-256 of its link's token. */
export const roomTokenHash = (token: string): Uint8Array => createHash("sha256").update(token).digest();

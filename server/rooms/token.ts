import { createHash, randomBytes } from "node:crypto";

/** What a room is found by: the SHA-256 of its link's token. */
export const roomTokenHash = (token: string): Uint8Array => createHash("sha256").update(token).digest();

/** A new token: 256 random bits. */
export const newRoomToken = (): string => randomBytes(32).toString("base64url");

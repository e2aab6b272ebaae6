import { hash, randomBytes } from "node:crypto";

const pattern = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** An opaque token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: its SHA-256, in hex. */
export const tokenHash = (token: string): string => hash("sha256", token);

/** The token of an `Authorization` header; undefined where it holds none of ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  pattern.exec(header ?? "")?.[1];

import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";

const usable = /^[A-Za-z0-9-]{8,64}$/;

/** The id that a proxy gave a call, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && usable.test(given) ? given : randomBytes(9).toString("base64url");
}

import { createHash } from "node:crypto";
import { Type } from "typebox";
import { Problem } from "#server/http/problems/problem.ts";

export const contentDigestHeader = {
  "content-digest": Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
};

/** The SHA-256 in a `Content-Digest` (RFC 9530), which may name others beside it. */
const sha256 = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/;

/** Throws 400 where a body is not that of which its sender says a SHA-256; what says none is taken as it is. */
export function expectDigest(body: Buffer, header: string | undefined): void {
  const told = sha256.exec(header ?? "")?.[1];
  if (told !== undefined && told !== createHash("sha256").update(body).digest("base64"))
    throw new Problem(400, "invalid-input", { values: { where: "content-digest" } });
}

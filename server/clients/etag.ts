import type { Client } from "#contract/clients.ts";
import { contentTag } from "#server/http/etag.ts";

/**
 * The ETag of a client as it is shown, made of what is shown: a changed URL of a liked voice changes it too.
 * The profile of that client carries the same one.
 */
export const clientETag = (client: Client): string => contentTag(client);

/** Whether an `If-Match` header names this ETag; `W/` is ignored, and `*` names any. */
export function matchesETag(ifMatch: string, etag: string): boolean {
  return ifMatch.split(",").some((part) => {
    const named = part.trim().replace(/^W\//, "");
    return named === "*" || named === etag.replace(/^W\//, "");
  });
}

import type { Client } from "#contract/clients.ts";
import { contentTag } from "#server/http/etag.ts";

/**
 * The ETag of a client as it is shown, made of what is shown: a changed URL of a liked voice changes it too.
 * The profile of that client carries the same one.
 */
export const clientETag = (client: Client): string => contentTag(client);

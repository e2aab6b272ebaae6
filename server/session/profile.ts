import { limits } from "#contract/limits.ts";
import type { Feature, Profile } from "#contract/session.ts";
import { clientETag } from "#server/clients/etag.ts";
import { showClient } from "#server/clients/sql.ts";
import type { Db } from "#server/db/client.ts";
import type { Caller } from "#server/http/caller.ts";
import { contentTag } from "#server/http/etag.ts";
import { findOffers } from "#server/offers/sql.ts";

/** The caller's own profile and its ETag; a client's tag is the one that its updates compare. */
export async function readProfile(
  db: Db,
  caller: Caller,
  features: Feature[],
): Promise<{ profile: Profile; etag: string }> {
  const shared = { roleNames: [caller.role], features };
  if (caller.role === "CLIENT") {
    const client = await showClient(db, { ...caller, id: caller.userId });
    return { profile: { ...client, ...shared }, etag: clientETag(client) };
  }
  const placed = await findOffers(db, { limit: limits.profileOffers });
  const { userName, name } = caller;
  const profile = { userName, name, ...shared, offers: placed.map(({ offer }) => offer) };
  return { profile, etag: contentTag(profile) };
}

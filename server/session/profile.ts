import { limits } from "#contract/limits.ts";
import type { AudioFormat } from "#contract/enumerations.ts";
import type { Feature, Profile } from "#contract/session.ts";
import { showClient } from "#server/clients/sql.ts";
import type { Db } from "#server/db/client.ts";
import { contentTag } from "#server/http/etag.ts";
import { findOffers } from "#server/offers/sql.ts";
import { accountOf, type Caller } from "./caller.ts";

/** The caller's own profile and its ETag; a client's is the one that `If-Match` of its updates names. */
export async function readProfile(
  db: Db,
  caller: Caller,
  { features, settings }: { features: Feature[]; settings: { audioFormats: AudioFormat[] } },
): Promise<{ profile: Profile; etag: string }> {
  const shared = { roleNames: [caller.role], features, ...setUpNeeded(caller) };
  if (caller.role === "CLIENT") {
    const { client, etag } = await showClient(db, {
      ...caller,
      id: caller.userId,
      accountId: accountOf(caller),
    });
    return { profile: { ...client, ...shared }, etag };
  }
  const placed = await findOffers(db, { limit: limits.profileOffers });
  const { userName, name } = caller;
  const { audioFormats } = settings;
  const profile = { userName, name, ...shared, audioFormats, offers: placed.map(({ offer }) => offer) };
  return { profile, etag: contentTag(profile) };
}

/** What somebody has to do before anything else; nothing for most. */
const setUpNeeded = ({ mustChangePassword, mustSetUpSecondFactor }: Caller) => ({
  ...(mustChangePassword ? { mustChangePassword } : {}),
  ...(mustSetUpSecondFactor ? { mustSetUpSecondFactor } : {}),
});

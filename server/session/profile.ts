import { eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { Profile } from "#contract/session.ts";
import { showClient } from "#server/clients/sql.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import type { Db } from "#server/db/client.ts";
import { accounts } from "#server/db/schema/people.ts";
import { contentTag } from "#server/http/etag.ts";
import { findOffers } from "#server/offers/sql.ts";
import type { Parts } from "#server/parts.ts";
import { accountOf, type Caller } from "./caller.ts";

/** The caller's own profile and its ETag; a client's is the one that `If-Match` of its updates names. */
export async function readProfile(
  db: Db,
  caller: Caller,
  { features, ...parts }: Pick<Parts, "features" | "clock" | "settings">,
): Promise<{ profile: Profile; etag: string }> {
  const today = agencyToday(parts);
  const { audioFormats, agencyTimeZone: timeZone, agencyCurrency: currency } = parts.settings;
  const shared = {
    roleNames: [caller.role],
    features,
    timeZone,
    currency,
    audioFormats,
    ...setUpNeeded(caller),
  };
  if (caller.role === "CLIENT") {
    const accountId = accountOf(caller);
    const { client, etag } = await showClient(db, { ...caller, id: caller.userId, accountId }, today);
    const [account] = await db
      .select({ company: accounts.company })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    return { profile: { ...client, ...shared, company: account?.company ?? null }, etag };
  }
  const placed = await findOffers(db, { limit: limits.profileOffers }, today);
  const { userName, name } = caller;
  const profile = { userName, name, ...shared, offers: placed.map(({ offer }) => offer) };
  return { profile, etag: contentTag(profile) };
}

/** What somebody has to do before anything else; nothing for most. */
const setUpNeeded = ({ mustChangePassword, mustSetUpSecondFactor }: Caller) => ({
  ...(mustChangePassword ? { mustChangePassword } : {}),
  ...(mustSetUpSecondFactor ? { mustSetUpSecondFactor } : {}),
});

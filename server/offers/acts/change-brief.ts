import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { BriefChange } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { briefChanges } from "#server/offers/terms/brief-changes.ts";
import { cleanBrief } from "#server/offers/terms/clean-brief.ts";
import { refuse } from "./act.ts";
import { readNegotiation } from "./lock.ts";
import { after } from "./model.ts";
import { type ActCall, onLockedOffer } from "./once.ts";
import { writeEvent } from "./write.ts";

/** The brief of the caller's own offer; null where there is neither. */
async function findBrief(db: Db, { reader, offerId }: ActCall) {
  const [row] = isUuid(offerId)
    ? await db
        .select({ brief: offers.brief, accountId: offers.accountId })
        .from(offers)
        .where(eq(offers.id, offerId))
    : [];
  return row && row.accountId === reader.accountId ? row.brief : null;
}

/**
 * Changes the whole brief of an open offer, which gives the agency the turn; one that says the same changes nothing. What
 * differs is worked out before any row is locked.
 */
export async function changeBrief(db: Db, call: ActCall, { brief, ...seen }: BriefChange): Promise<void> {
  const clean = cleanBrief(brief, "brief");
  const before = await findBrief(db, call);
  const changes = briefChanges(before, clean);
  await onLockedOffer(db, call, async (tx, locked) => {
    const { negotiation } = await readNegotiation(tx, locked, call.today);
    refuse(negotiation, call, { kind: "brief", ...seen });
    if (!isDeepStrictEqual(locked.brief, before)) throw new Problem(409, "offer-changed");
    if (changes.fields.length === 0) return;
    const { side, userId } = call.reader;
    await writeEvent(
      tx,
      locked,
      { side, userId, kind: "briefChanged", details: { ...changes } },
      { to: after(negotiation, side, "brief"), changes: { brief: clean }, now: call.now },
    );
  });
}

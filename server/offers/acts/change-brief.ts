import type { BriefChange } from "#contract/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { briefChanges } from "#server/offers/terms/brief-changes.ts";
import { cleanBrief } from "#server/offers/terms/clean-brief.ts";
import { refuse } from "./act.ts";
import { readNegotiation } from "./lock.ts";
import { after } from "./model.ts";
import { type ActCall, onLockedOffer } from "./once.ts";
import { writeEvent } from "./write.ts";

/** Changes the whole brief of an open offer, which gives the agency the turn; one that says the same changes nothing. */
export const changeBrief = (db: Db, call: ActCall, { brief, ...seen }: BriefChange): Promise<void> =>
  onLockedOffer(db, call, async (tx, locked) => {
    const { negotiation } = await readNegotiation(tx, locked, call.today);
    refuse(negotiation, call, { kind: "brief", ...seen });
    const clean = cleanBrief(brief, "brief");
    const changes = briefChanges(locked.brief, clean);
    if (changes.fields.length === 0) return;
    const { side, userId } = call.reader;
    await writeEvent(
      tx,
      locked,
      { side, userId, kind: "briefChanged", details: { ...changes } },
      { to: after(negotiation, side, "brief"), changes: { brief: clean }, now: call.now },
    );
  });

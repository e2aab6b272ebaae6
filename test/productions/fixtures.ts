import { eq, sql } from "drizzle-orm";
import { features } from "#contract/constants/enumerations.ts";
import type { Db } from "#server/db/client.ts";
import { productions, takes } from "#server/db/schema/productions.ts";
import { type Talk, test as base } from "#test/offers/negotiation.ts";

/** Adds a take of the next round as one that was prepared, of ten seconds; answers its id. */
export async function addReady(
  db: Db,
  { offerId }: Pick<Talk, "offerId">,
  more: Partial<typeof takes.$inferInsert> = {},
): Promise<string> {
  const [production] = await db
    .select({ round: productions.round, held: sql<number>`(select count(*) from "takes")::int` })
    .from(productions)
    .where(eq(productions.offerId, offerId));
  const { round = 0, held = 0 } = production ?? {};
  const file = { fileName: "kayit.wav", bytes: 1000, sha256: crypto.randomUUID(), seconds: 10 };
  const [row] = await db
    .insert(takes)
    .values({ offerId, round: round + 1, place: held, title: "Kayıt", state: "ready", ...file, ...more })
    .returning({ id: takes.id });
  return row?.id ?? "";
}

/** Offers that were accepted, on a server that has `delivery`. */
export const test = base
  .extend("options", { scope: "file" }, () => ({
    parts: { features: features.filter((feature) => feature !== "demo") },
  }))
  .extend("accepted", ({ send, owner }) => async (more: Parameters<typeof send>[0] = {}) => {
    const offer = await send(more);
    await offer.act(owner, { kind: "accept" });
    return offer;
  })
  // One whose first take was handed over; the client has not opened it.
  .extend("reviewed", ({ accepted, owner, db }) => async () => {
    const offer = await accepted();
    const takeId = await addReady(db, offer, { title: "Bir" });
    await offer.act(owner, { kind: "handOver" });
    return { offer, takeId };
  });

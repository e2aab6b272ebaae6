import { and, between, eq, or } from "drizzle-orm";
import { agencyToday, ahead } from "#server/clock/agency-day.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { voices } from "#server/db/schema/catalogue.ts";
import { facts } from "#server/db/schema/operations.ts";
import type { Job } from "#server/jobs.ts";
import type { Parts } from "#server/parts.ts";

/** The row that says for which day the generation was last looked at. */
const key = "consent";

const dayBefore = (day: string) => ahead(day, { days: -1 });

/** Samples whose consent, to publish or to share, begins or ends between two days. */
const changesBetween = (one: string, other: string) => {
  const [early = "", late = ""] = [one, other].toSorted();
  const begins = [voices.publishFrom, voices.shareFrom].map((from) =>
    between(from, ahead(early, { days: 1 }), late),
  );
  const ends = [voices.publishUntil, voices.shareUntil].map((until) =>
    between(until, early, dayBefore(late)),
  );
  return and(eq(voices.state, "published"), or(...begins, ...ends));
};

/** Raises the generation once where another day shows other samples; answers whether it did. */
export async function noticeConsent(parts: Pick<Parts, "db" | "clock" | "settings">): Promise<boolean> {
  const value = agencyToday(parts);
  const ofConsent = eq(facts.key, key);
  const [known] = await parts.db.select().from(facts).where(ofConsent);
  if (known?.value === value) return false;
  return parts.db.transaction(async (tx) => {
    await tx.insert(facts).values({ key, value }).onConflictDoNothing();
    // Another process waits here, and then finds the day noted.
    const [before] = await tx.select().from(facts).where(ofConsent).for("update");
    if (!before || before.value === value) return false;
    const hasChanged = (await tx.$count(voices, changesBetween(before.value, value))) > 0;
    await tx.update(facts).set({ value }).where(ofConsent);
    if (hasChanged) await bumpCatalogue(tx);
    return hasChanged;
  });
}

/** Every read judges consent by the day; what is kept elsewhere by generation learns of a new day from this. */
export const raiseForConsent = (parts: Pick<Parts, "db" | "clock" | "settings">): Job => ({
  name: "notice consent",
  everySeconds: 60,
  async run() {
    await noticeConsent(parts);
  },
});

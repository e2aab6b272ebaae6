import { and, eq } from "drizzle-orm";
import type { Locale } from "#contract/constants/site-languages.ts";
import { users } from "#server/db/schema/people.ts";
import { by, recordHistory } from "#server/history/record.ts";
import { bucketName, takeAttempt } from "#server/http/limits/attempts.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { oweMail } from "#server/mail/owe.ts";
import type { Parts } from "#server/parts.ts";
import type { Caller } from "#server/session/caller.ts";
import type { Visitor } from "#server/session/login/visitor.ts";
import { cleanAddress } from "./address.ts";
import { endLinks, findLink, spendLink, useLink } from "./links.ts";

type AddressParts = Pick<Parts, "db" | "clock">;

/** How many letters to new addresses one person has sent in a day. */
export const changesADay = 10;

/**
 * Notes an address that waits for its link, and owes a letter to it and one to the address that holds until then. One
 * that is somebody's is noted like any other: nobody can be found out so. The own one again ends a change.
 */
export async function changeAddress(
  { db, clock }: AddressParts,
  caller: Caller,
  typed: string,
  locale: Locale,
): Promise<void> {
  const { userId } = caller;
  const address = cleanAddress(typed, "email");
  const limit = { bucket: bucketName("address", userId), most: changesADay, minutes: 24 * 60 };
  const isOver = (await takeAttempt(db, limit, clock())) > 0;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (!user) throw new Problem(401, "session-ended");
    const isOwn = user.email === address;
    await endLinks(tx, userId, "confirm-address");
    await tx
      .update(users)
      .set({ pendingEmail: isOwn ? null : address })
      .where(eq(users.id, userId));
    if (isOwn) return;
    await recordHistory(tx, { ...by(caller), action: "address.change", subjectId: userId, changes: {} });
    if (isOver) return;
    const letter = { subjectId: userId, sender: null, locale };
    await oweMail(tx, { ...letter, kind: "confirm-address" });
    if (user.email) await oweMail(tx, { ...letter, kind: "address-changing", email: user.email });
  });
}

/** Makes the address that a link went to its user's own. Resets that were sent to the one before are no longer good. */
export async function confirmAddress(
  { db, clock }: AddressParts,
  token: string,
  { device }: Visitor,
): Promise<void> {
  const link = await findLink(db, "confirm-address", token, clock());
  const { id } = link.user;
  await useLink(db, async (tx) => {
    await spendLink(tx, link);
    await tx
      .update(users)
      .set({ email: link.email, emailConfirmedAt: clock(), pendingEmail: null })
      .where(and(eq(users.id, id), eq(users.pendingEmail, link.email)));
    await endLinks(tx, id, "reset");
    await recordHistory(tx, {
      ...by({ userId: id, ...device }),
      action: "address.confirm",
      subjectId: id,
      changes: {},
    });
  });
}

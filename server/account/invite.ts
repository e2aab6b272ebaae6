import type { Locale } from "#contract/constants/site-languages.ts";
import type { Db } from "#server/db/client.ts";
import { bucketName, takeAttempt } from "#server/http/limits/attempts.ts";
import { oweMail } from "#server/mail/owe.ts";

/** Who is invited, by whom, and the language of the call for who has chosen none. */
interface Invitation {
  userId: string;
  inviterId: string;
  locale?: Locale;
}

/** How many invitations one person sends in a day. */
export const invitationsADay = 20;

/**
 * Owes the invitation to the address that a person has or that waits for its link; call it in the transaction that
 * stores the person, and only where letters can be sent. Past the day's invitations nothing is sent, and nobody is told.
 */
export async function oweInvitation(
  tx: Db,
  { userId, inviterId, locale }: Invitation,
  now: Date,
): Promise<void> {
  const limit = { bucket: bucketName("invitation", inviterId), most: invitationsADay, minutes: 24 * 60 };
  if ((await takeAttempt(tx, limit, now)) > 0) return;
  await oweMail(tx, { kind: "invitation", subjectId: userId, sender: null, locale });
}

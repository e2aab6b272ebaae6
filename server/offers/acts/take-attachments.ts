import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { Db } from "#server/db/client.ts";
import { offerAttachments } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem, wrongField } from "#server/http/problems/problem.ts";

/** Refuses more files than a message may carry: 422. */
export function refuseTooMany(attachmentIds: readonly string[]): void {
  const most = limits.offer.attachmentsPerMessage;
  if (attachmentIds.length > most) throw new Problem(422, "too-many-attachments", { values: { most } });
}

/** Puts files into a message; 400 for one that is not its sender's, of another offer, or in a message already. */
export async function takeAttachments(
  tx: Db,
  message: { eventId: number; offerId: string; userId: string },
  attachmentIds: readonly string[],
): Promise<void> {
  if (attachmentIds.length === 0) return;
  const ids = attachmentIds.map((id) => id.toLowerCase());
  const { id, offerId, userId, eventId, storageKey } = offerAttachments;
  const taken = ids.every(isUuid)
    ? await tx
        .update(offerAttachments)
        .set({ eventId: message.eventId })
        .where(
          and(
            inArray(id, ids),
            eq(offerId, message.offerId),
            eq(userId, message.userId),
            isNull(eventId),
            isNotNull(storageKey),
          ),
        )
        .returning({ id })
    : [];
  if (taken.length < ids.length) throw wrongField("attachmentIds");
}

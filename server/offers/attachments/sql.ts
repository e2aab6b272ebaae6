import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AttachmentFormat } from "#contract/constants/values/offers.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Attachment } from "#contract/offers/offer-events.ts";
import type { Db } from "#server/db/client.ts";
import { offerAttachments, offers } from "#server/db/schema/offers.ts";
import { isUuid } from "#server/db/uuid.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Caller } from "#server/session/caller.ts";
import { mediaTypes } from "./media-types.ts";

/** The offer whose files a caller asks for. */
export interface FileOffer {
  offerId: string;
  /** Null once the client is gone. */
  accountId: string | null;
}

/** The offer of this id; 404 where there is none, and the same for another client's. */
export async function findFileOffer(
  db: Db,
  { role, accountId: own }: Pick<Caller, "role" | "accountId">,
  offerId: string,
): Promise<FileOffer> {
  const rows = isUuid(offerId)
    ? await db
        .select({ offerId: offers.id, accountId: offers.accountId })
        .from(offers)
        .where(eq(offers.id, offerId))
    : [];
  const found = rows.find(({ accountId }) => role === "OWNER" || (own !== null && accountId === own));
  if (!found) throw new Problem(404, "offer-not-found");
  return found;
}

/** What is known of a file before its bytes are stored. */
export interface AttachmentDraft {
  userId: string;
  name: string;
  format: AttachmentFormat;
  byteLength: number;
  sha256: string;
  seconds: number | null;
  peaks: string | null;
}

const room = 7_411_003;

/**
 * Makes room for a file of an offer and answers its id; 413 where the offer or its account has none. Whoever asks for
 * room of one account queues, so that many at once cannot pass the limit.
 */
export function reserveRoom(
  db: Db,
  { offerId, accountId }: FileOffer,
  draft: AttachmentDraft,
): Promise<string> {
  return db.transaction(async (tx) => {
    // No row is locked: those who write offers lock theirs in an order of their own.
    await tx.execute(sql`select pg_advisory_xact_lock(${room}, hashtext(${accountId ?? offerId}))`);
    const ofOffer = eq(offerAttachments.offerId, offerId);
    const bytes = sql`${offerAttachments.byteLength}::bigint`;
    const [taken] = await tx
      .select({
        offer: sql`coalesce(sum(${bytes}) filter (where ${ofOffer}), 0)`.mapWith(Number),
        account: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number),
      })
      .from(offerAttachments)
      .innerJoin(offers, eq(offers.id, offerAttachments.offerId))
      .where(accountId === null ? ofOffer : eq(offers.accountId, accountId));
    const { attachmentBytesPerOffer, attachmentBytesPerAccount } = limits.offer;
    const isFull =
      (taken?.offer ?? 0) + draft.byteLength > attachmentBytesPerOffer ||
      (taken?.account ?? 0) + draft.byteLength > attachmentBytesPerAccount;
    if (isFull) throw new Problem(413, "attachments-full");
    const [row] = await tx
      .insert(offerAttachments)
      .values({ ...draft, offerId })
      .returning({ id: offerAttachments.id });
    if (!row) throw new Error("an insert returned no row");
    return row.id;
  });
}

/** Notes where the bytes of a file lie; false where its offer has gone meanwhile. */
export async function nameStored(db: Db, attachmentId: string, storageKey: string): Promise<boolean> {
  const rows = await db
    .update(offerAttachments)
    .set({ storageKey })
    .where(eq(offerAttachments.id, attachmentId))
    .returning({ id: offerAttachments.id });
  return rows.length > 0;
}

export const giveRoomBack = (db: Db, attachmentId: string) =>
  db.delete(offerAttachments).where(eq(offerAttachments.id, attachmentId));

/** A stored file, as it is sent. */
export interface StoredAttachment {
  name: string;
  format: AttachmentFormat;
  byteLength: number;
  storageKey: string;
}

/** A file of an offer; 404 where there is none. Until a message has taken it, it is its sender's alone. */
export async function findAttachment(
  db: Db,
  { offerId }: FileOffer,
  attachmentId: string,
  readerId: string,
): Promise<StoredAttachment> {
  const { id, eventId, userId, name, format, byteLength, storageKey } = offerAttachments;
  const [row] = isUuid(attachmentId)
    ? await db
        .select({ name, format, byteLength, storageKey, isSent: isNotNull(eventId), userId })
        .from(offerAttachments)
        .where(and(eq(offerAttachments.offerId, offerId), eq(id, attachmentId)))
    : [];
  if (!row || row.storageKey === null || !(row.isSent || row.userId === readerId))
    throw new Problem(404, "not-found");
  return { ...row, storageKey: row.storageKey };
}

/** A file as the conversation shows it. */
export const showAttachment = (
  id: string,
  draft: Omit<AttachmentDraft, "userId" | "sha256">,
): Attachment => ({
  attachmentId: id,
  name: draft.name,
  format: draft.format,
  byteLength: draft.byteLength,
  seconds: draft.seconds,
  peaks: draft.peaks,
});

/** Every stored file, as a backup keeps it. */
export async function filesOfAttachments(db: Db) {
  const { storageKey, sha256, format } = offerAttachments;
  const rows = await db.select({ storageKey, sha256, format }).from(offerAttachments);
  return rows.flatMap((row) =>
    row.storageKey === null
      ? []
      : [{ storageKey: row.storageKey, sha256: row.sha256, mediaType: mediaTypes[row.format] }],
  );
}

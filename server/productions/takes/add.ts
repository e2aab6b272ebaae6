import { and, count, eq, isNotNull, sql, sum } from "drizzle-orm";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { TakeDraft } from "#contract/productions/productions.ts";
import type { Db } from "#server/db/client.ts";
import { offerVoices } from "#server/db/schema/offers.ts";
import { takes } from "#server/db/schema/productions.ts";
import { isUuid } from "#server/db/uuid.ts";
import { cleanLine } from "#server/http/clean-text.ts";
import { wholeLetters } from "#server/http/whole-letters.ts";
import { Problem, problemAt } from "#server/http/problems/problem.ts";
import type { ActCall } from "#server/offers/acts/once.ts";
import { isRecording } from "#server/productions/acts/model.ts";
import { onLockedProduction } from "#server/productions/call.ts";
import type { ProductionRow } from "#server/productions/lock.ts";
import { claimOriginal, moveParts } from "#server/productions/original.ts";

/** Refuses a take while the client is to answer, or once everything is approved. */
export function expectRecording({ state }: ProductionRow): void {
  if (!isRecording(state)) throw new Problem(409, "not-your-turn");
}

/** How many takes a production has and how many bytes of them are kept. */
async function expectRoom(tx: Db, { offerId, round }: ProductionRow, bytes: number): Promise<void> {
  const [held] = await tx
    .select({
      all: count(),
      next: sql<number>`(count(*) filter (where ${takes.round} > ${round}))::int`,
      bytes: sum(sql`case when ${takes.forgottenAt} is null then ${takes.bytes} end`).mapWith(Number),
    })
    .from(takes)
    .where(eq(takes.offerId, offerId));
  if ((held?.next ?? 0) >= productionLimits.takesARound || (held?.all ?? 0) >= productionLimits.takes)
    throw new Problem(422, "takes-full");
  if ((held?.bytes ?? 0) + bytes > productionLimits.bytes) throw new Problem(413, "production-full");
}

/** A voice of the terms that hold; 422 for any other. */
async function expectVoice(tx: Db, offerId: string, voiceId: string): Promise<string> {
  const { place } = offerVoices;
  const isOfTerms = and(eq(offerVoices.offerId, offerId), eq(offerVoices.voiceId, voiceId), isNotNull(place));
  if (!isUuid(voiceId) || (await tx.$count(offerVoices, isOfTerms)) === 0)
    throw problemAt(422, "unknown-voice", "voiceId");
  return voiceId;
}

/** A take of the production that was handed over; 422 for any other. */
export async function expectHandedOver(
  tx: Db,
  { offerId, round }: ProductionRow,
  takeId: string,
): Promise<string> {
  const isHandedOver = and(eq(takes.id, takeId), eq(takes.offerId, offerId), sql`${takes.round} <= ${round}`);
  if (!isUuid(takeId) || (await tx.$count(takes, isHandedOver)) === 0)
    throw problemAt(422, "take-not-found", "replaces");
  return takeId;
}

/** A file's name without its ending, as many whole letters as a title may have. */
function titleOf(fileName: string): string {
  const name = fileName.replace(/(?<=.)\.[^.]*$/u, "").trim() || fileName;
  return wholeLetters(name, ({ length }) => length <= productionLimits.title).trim();
}

/** Makes a whole file that was sent in parts a take of the next round, to be prepared; answers its id. */
export const addTake = (db: Db, call: ActCall, draft: TakeDraft) =>
  onLockedProduction(db, call, "take.add", async (tx, production) => {
    expectRecording(production);
    const { uploadId } = draft;
    const original = await claimOriginal(tx, { userId: call.reader.userId, uploadId });
    await expectRoom(tx, production, original.bytes);
    const { offerId } = production;
    const round = production.round + 1;
    const [last] = await tx
      .select({ place: sql<number>`coalesce(max(${takes.place}), -1)::int` })
      .from(takes)
      .where(and(eq(takes.offerId, offerId), eq(takes.round, round)));
    const [take] = await tx
      .insert(takes)
      .values({
        ...original,
        offerId,
        round,
        place: (last?.place ?? -1) + 1,
        title: draft.title === undefined ? titleOf(original.fileName) : cleanLine(draft.title, "title"),
        voiceId: draft.voiceId ? await expectVoice(tx, offerId, draft.voiceId) : null,
        replaces: draft.replaces ? await expectHandedOver(tx, production, draft.replaces) : null,
        createdAt: call.now,
      })
      .returning({ id: takes.id });
    if (!take) throw new Error("an insert returned no row");
    await moveParts(tx, { uploadId, takeId: take.id });
    return take;
  });

import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { UnfitReason } from "#contract/constants/values/rooms.ts";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { UnfitVoice } from "#contract/rooms.ts";
import { audioFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { listVoices } from "#server/db/schema/lists.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { isShareable, isVisible } from "#server/voices/visible.ts";

/** A voice that guests may not hear, and why. */
export type Unfit = Omit<UnfitVoice, "name">;

interface Entry {
  voiceId: string;
  isVisible: boolean;
  isShareable: boolean;
  /** Null where the sound lies elsewhere. */
  audioName: string | null;
  seconds: number | null;
}

/** What a list holds, in its order; none of it is erased until the transaction ends. */
const entriesOf = (tx: Db, listId: string, today: string): Promise<Entry[]> =>
  tx
    .select({
      voiceId: listVoices.voiceId,
      isVisible: sql<boolean>`${isVisible(today)}`,
      isShareable: sql<boolean>`${isShareable(today)}`,
      audioName: audioFiles.name,
      seconds: audioFiles.seconds,
    })
    .from(listVoices)
    .innerJoin(voices, eq(voices.id, listVoices.voiceId))
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .leftJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .where(and(eq(listVoices.listId, listId), isNull(listVoices.removedAt)))
    .orderBy(asc(listVoices.place))
    .for("key share", { of: voices });

/** Why guests may not hear a voice; undefined where they may. */
function whyNot(entry: Entry): UnfitReason | undefined {
  if (!entry.isVisible) return "gone";
  if (entry.audioName === null) return "foreign";
  if (entry.seconds === null || entry.seconds > limits.compared.seconds) return "too-long";
  return entry.isShareable ? undefined : "not-shared";
}

/**
 * Those of some voices of a list that guests may hear, in the list's order, and the others with the reason. 409 for a voice
 * that is not in the list; 422 for fewer than two that fit, and for more than a room holds.
 */
export async function chooseVoices(
  tx: Db,
  listId: string,
  voiceIds: readonly string[],
  today: string,
): Promise<{ fit: string[]; leftOut: Unfit[] }> {
  const wanted = new Set(voiceIds.map((id) => id.toLowerCase()));
  const chosen = (await entriesOf(tx, listId, today)).filter(({ voiceId }) => wanted.has(voiceId));
  if (chosen.length < wanted.size) throw new Problem(409, "not-in-list");
  const leftOut = chosen.flatMap((entry): Unfit[] => {
    const reason = whyNot(entry);
    return reason ? [{ voiceId: entry.voiceId, reason }] : [];
  });
  const fit = chosen.filter((entry) => whyNot(entry) === undefined).map(({ voiceId }) => voiceId);
  const { least, most } = roomLimits.voices;
  if (fit.length < least) throw new Problem(422, "too-few-fit");
  if (fit.length > most) throw new Problem(422, "too-many-fit", { values: { most } });
  return { fit, leftOut };
}

/** The voices that were left out, with the artists' names where those may still be told. */
export async function nameUnfit(db: Db, leftOut: readonly Unfit[]): Promise<UnfitVoice[]> {
  const told = leftOut.flatMap(({ voiceId, reason }) => (reason === "gone" ? [] : [voiceId]));
  const rows = await db
    .select({ voiceId: voices.id, name: voiceArtists.name })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(inArray(voices.id, told));
  const nameOf = new Map(rows.map(({ voiceId, name }) => [voiceId, name]));
  return leftOut.map((unfit) => ({ ...unfit, name: nameOf.get(unfit.voiceId) ?? null }));
}

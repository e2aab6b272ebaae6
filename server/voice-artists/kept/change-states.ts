import { eq } from "drizzle-orm";
import type { ArtistStateResults, ArtistStateWrite } from "#contract/voice-artists.ts";
import { isShipped } from "#server/audio/disk-store.ts";
import type { Actor } from "#server/history/record.ts";
import type { Db } from "#server/db/client.ts";
import { voiceArtists } from "#server/db/schema/catalogue.ts";
import { isUuid } from "#server/db/uuid.ts";
import { removeUnnamedBytes } from "#server/housekeeping/sweep-audio.ts";
import { say } from "#server/http/language/sentences.ts";
import { problemSentences } from "#server/http/problems/problem-sentences.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import type { Days } from "#server/voice-artists/sql.ts";
import type { Typed } from "#server/voice-artists/typed.ts";
import { inWriteQueue } from "#server/voice-artists/write-queue.ts";
import { changeState } from "./change-state.ts";
import { eraseArtist } from "./erase.ts";

type Result = ArtistStateResults["results"][number];
type StateParts = Pick<Parts, "db" | "audio">;

/** Erases an artist, and then the bytes that nothing names any more; what the store keeps is swept later. */
async function erase(parts: StateParts, owner: Actor, artistId: string, days: Days): Promise<null> {
  const keys = await inWriteQueue(parts.db, (tx) => eraseArtist(tx, owner, artistId, days.today));
  const stored = keys.filter((key) => !isShipped(key));
  await removeUnnamedBytes(parts, stored).catch(() => undefined);
  return null;
}

async function findState(db: Db, artistId: string): Promise<Result["state"]> {
  if (!isUuid(artistId)) return null;
  const [row] = await db
    .select({ state: voiceArtists.state })
    .from(voiceArtists)
    .where(eq(voiceArtists.id, artistId));
  return row?.state ?? null;
}

/** Changes the state of artists one after another, each wholly or not at all; answers what became of each, in words. */
export async function changeStates(
  parts: StateParts,
  owner: Actor,
  { artistIds, to }: ArtistStateWrite,
  { locale, ...days }: Typed,
): Promise<ArtistStateResults> {
  const results: Result[] = [];
  for (const artistId of artistIds)
    try {
      const state =
        to === "erase"
          ? await erase(parts, owner, artistId, days)
          : await inWriteQueue(parts.db, (tx) => changeState(tx, owner, { artistId, to }, days));
      results.push({ artistId, state, problem: null });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const problem = say(locale, problemSentences[error.code], error.values);
      results.push({ artistId, state: await findState(parts.db, artistId), problem });
    }
  return { results };
}

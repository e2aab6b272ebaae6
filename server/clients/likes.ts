import { and, eq, inArray, sql } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import type { Voice } from "#contract/voices/voices.ts";
import type { Db } from "#server/db/client.ts";
import { likes, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Caller } from "#server/session/caller.ts";
import { fitVoices } from "#server/voices/fit-voices.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { isVisible } from "#server/voices/visible.ts";
import { findClient } from "./sql.ts";

/**
 * The liked voices of a client's account that are visible today, newest like first; undefined for an unknown client and, to
 * a client, for any other.
 */
export async function findLikedVoices(
  db: Db,
  caller: Pick<Caller, "accountId" | "userName" | "role">,
  userName: string,
  today: string,
): Promise<Voice[] | undefined> {
  const own = userName === caller.userName ? caller.accountId : null;
  const accountId = caller.role === "OWNER" ? (await findClient(db, userName))?.accountId : own;
  return accountId ? likedVoicesOf(db, accountId, today) : undefined;
}

/** How many bytes an answer of liked voices takes, which may be a thousand and come whole. */
const mostBytes = 1_000_000;

/** The liked voices of an account that are visible today, newest like first. */
export const likedVoicesOf = async (db: Db, accountId: string, today: string): Promise<Voice[]> =>
  fitVoices(await findVoicesByIds(db, await findLikedVoiceIds(db, accountId), today), mostBytes);

const tooMany = () => new Problem(422, "too-many-likes", { values: { most: limits.likes } });

/** Throws for a longer list than any client may have; before the contract is checked, which would read every entry. */
export function refuseTooManyLikes(body: unknown): void {
  const sent: unknown = (body as { likedVoiceMp3s?: unknown } | null | undefined)?.likedVoiceMp3s;
  if (Array.isArray(sent) && sent.length > limits.likes) throw tooMany();
}

/**
 * Makes the visible voices behind these URLs the account's likes; a URL that voices share likes all of them. Likes of voices
 * that are not visible stay: their URL is accepted and changes nothing. 422, with nothing written, when a URL is one of
 * neither, or the likes are too many.
 */
export async function setLikes(
  tx: Db,
  { accountId, today }: { accountId: string; today: string },
  urls: string[],
): Promise<void> {
  const wanted = [...new Set(urls)];
  const before = await findLikes(tx, accountId, today);
  const kept = before.filter(({ isSeen }) => !isSeen);
  const known = new Set(kept.map(({ url }) => url));
  const voicesOf = Map.groupBy(await findVoicesByUrls(tx, wanted, today), ({ url }) => url);
  const chosen = wanted.flatMap((url) => {
    const found = voicesOf.get(url);
    if (!found && !known.has(url)) throw new Problem(422, "unknown-voice-url");
    return (found ?? []).map(({ id }) => id);
  });
  const after = [...kept.map(({ voiceId }) => voiceId), ...chosen];
  if (after.length > limits.likes) throw tooMany();
  await replaceLikes(tx, accountId, { before: before.map(({ voiceId }) => voiceId), after });
}

/** The likes of an account, and whether their voices are visible today. */
async function findLikes(tx: Db, accountId: string, today: string) {
  return tx
    .select({
      voiceId: likes.voiceId,
      url: voices.url,
      isSeen: sql<boolean>`coalesce(${isVisible(today)}, false)`,
    })
    .from(likes)
    .innerJoin(voices, eq(voices.id, likes.voiceId))
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(eq(likes.accountId, accountId));
}

/** The liked voices' ids, newest like first. */
async function findLikedVoiceIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ voiceId: likes.voiceId })
    .from(likes)
    .where(eq(likes.accountId, accountId))
    .orderBy(sql`${likes.position} desc`);
  return rows.map(({ voiceId }) => voiceId);
}

/** The visible voices that have one of these URLs; voices may share one. */
async function findVoicesByUrls(
  db: Db,
  urls: string[],
  today: string,
): Promise<{ id: string; url: string }[]> {
  if (urls.length === 0) return [];
  return db
    .select({ id: voices.id, url: voices.url })
    .from(voices)
    .innerJoin(voiceArtists, eq(voiceArtists.id, voices.artistId))
    .where(and(inArray(voices.url, urls), isVisible(today)))
    .orderBy(voices.position);
}

/** Replaces an account's likes; those that stay keep their place. */
async function replaceLikes(
  tx: Db,
  accountId: string,
  { before, after }: { before: string[]; after: string[] },
): Promise<void> {
  const [had, has] = [new Set(before), new Set(after)];
  const gone = before.filter((voiceId) => !has.has(voiceId));
  const added = after.filter((voiceId) => !had.has(voiceId));
  if (gone.length > 0)
    await tx.delete(likes).where(and(eq(likes.accountId, accountId), inArray(likes.voiceId, gone)));
  if (added.length > 0) await tx.insert(likes).values(added.map((voiceId) => ({ accountId, voiceId })));
}

import { and, eq, inArray, sql } from "drizzle-orm";
import { limits } from "#contract/limits.ts";
import type { Voice } from "#contract/voices.ts";
import type { Db } from "#server/db/client.ts";
import { likes, voices } from "#server/db/schema.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Caller } from "#server/session/caller.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import { findClient } from "./sql.ts";

/** The liked voices of a client's account, newest like first; undefined for an unknown client and, to a client, for any other. */
export async function findLikedVoices(
  db: Db,
  caller: Pick<Caller, "accountId" | "userName" | "role">,
  userName: string,
): Promise<Voice[] | undefined> {
  const own = userName === caller.userName ? caller.accountId : null;
  const accountId = caller.role === "OWNER" ? (await findClient(db, userName))?.accountId : own;
  return accountId ? likedVoicesOf(db, accountId) : undefined;
}

/** The liked voices of an account, newest like first. */
export const likedVoicesOf = async (db: Db, accountId: string): Promise<Voice[]> =>
  findVoicesByIds(db, await findLikedVoiceIds(db, accountId));

const tooMany = () => new Problem(422, "too-many-likes", { values: { most: limits.likes } });

/** Throws for a longer list than any client may have; before the contract is checked, which would read every entry. */
export function refuseTooManyLikes(body: unknown): void {
  const sent: unknown = (body as { likedVoiceMp3s?: unknown } | null | undefined)?.likedVoiceMp3s;
  if (Array.isArray(sent) && sent.length > limits.likes) throw tooMany();
}

/**
 * Makes the voices behind these URLs the account's likes; a URL that voices share likes all of them.
 * 422, with nothing written, when one is no stored voice's URL or the voices are too many.
 */
export async function setLikes(tx: Db, accountId: string, urls: string[]): Promise<void> {
  const wanted = [...new Set(urls)];
  const voicesOf = Map.groupBy(await findVoicesByUrls(tx, wanted), ({ url }) => url);
  const voiceIds = wanted.flatMap((url) => {
    const found = voicesOf.get(url);
    if (!found) throw new Problem(422, "unknown-voice-url");
    return found.map(({ id }) => id);
  });
  if (voiceIds.length > limits.likes) throw tooMany();
  await replaceLikes(tx, accountId, voiceIds);
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

/** The voices that have one of these URLs; voices may share one. */
async function findVoicesByUrls(db: Db, urls: string[]): Promise<{ id: string; url: string }[]> {
  if (urls.length === 0) return [];
  return db
    .select({ id: voices.id, url: voices.url })
    .from(voices)
    .where(inArray(voices.url, urls))
    .orderBy(voices.position);
}

/** Makes these voices the account's likes; likes that stay keep their place. */
async function replaceLikes(tx: Db, accountId: string, voiceIds: string[]): Promise<void> {
  const before = new Set(await findLikedVoiceIds(tx, accountId));
  const after = new Set(voiceIds);
  const gone = [...before].filter((voiceId) => !after.has(voiceId));
  const added = [...after].filter((voiceId) => !before.has(voiceId));
  if (gone.length > 0)
    await tx.delete(likes).where(and(eq(likes.accountId, accountId), inArray(likes.voiceId, gone)));
  if (added.length > 0) await tx.insert(likes).values(added.map((voiceId) => ({ accountId, voiceId })));
}

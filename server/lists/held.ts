import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { lists, listVoices } from "#server/db/schema/lists.ts";
import { users } from "#server/db/schema/people.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";

async function voicesIn(db: Db, listId: string, today: string) {
  const { voiceId, note, removedAt, place } = listVoices;
  const entries = await db
    .select({ voiceId, note, removedAt })
    .from(listVoices)
    .where(eq(listVoices.listId, listId))
    .orderBy(asc(place));
  const visible = await findVoicesByIds(
    db,
    entries.map((entry) => entry.voiceId),
    today,
  );
  const nameOf = new Map(visible.map((voice) => [voice.voiceId, voice.voiceArtistName]));
  return entries.map((entry) => ({ ...entry, voiceArtistName: nameOf.get(entry.voiceId) ?? null }));
}

/** All that is held of these people's lists, with what was deleted or removed within a day; names of visible voices alone. */
export async function findHeldLists(
  db: Db,
  userIds: string[],
  today: string,
  { limit, offset }: { limit: number; offset: number },
) {
  const { id, name, createdAt, changedAt, deletedAt } = lists;
  const rows = await db
    .select({ id, userName: users.userName, name, createdAt, changedAt, deletedAt })
    .from(lists)
    .innerJoin(users, eq(users.id, lists.userId))
    .where(inArray(lists.userId, userIds))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
  const held = [];
  for (const { id: listId, ...row } of rows) held.push({ ...row, voices: await voicesIn(db, listId, today) });
  return held;
}

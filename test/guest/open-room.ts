import { randomBytes } from "node:crypto";
import { inArray } from "drizzle-orm";
import { voices } from "#server/db/schema/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import { rooms, roomVoices } from "#server/db/schema/rooms.ts";
import { roomTokenHash } from "#server/rooms/token.ts";
import { newToken } from "#server/session/tokens.ts";
import type { TestServer } from "#test/support/server.ts";

export interface OpenedRoom {
  roomId: string;
  token: string;
  /** In the list's order. */
  voiceIds: string[];
  /** Of the copies, in that order. */
  copies: Buffer[];
}

type Row = typeof rooms.$inferInsert;
type Draft = Partial<Omit<Row, "tokenHash" | "token">> & { makerId: string; voiceIds: string[] };

const day = 24 * 60 * 60_000;

/** Stores voices of a room with copies, which are noise: the server's own job makes real ones. */
async function addCopied(
  { db, audio }: TestServer["parts"],
  roomId: string,
  voiceIds: string[],
): Promise<Buffer[]> {
  const copies: Buffer[] = [];
  for (const [place, voiceId] of voiceIds.entries()) {
    const seconds = 3 + place;
    const [audioName, copy] = [`room-${newToken()}`, randomBytes(seconds * 1000)];
    await audio.put(audioName, copy, "audio/mpeg");
    await db.insert(roomVoices).values({ roomId, place, voiceId, audioName, seconds });
    copies.push(copy);
  }
  return copies;
}

/** Opens a blind room of voices, ready and for a week, by its rows. With `readyAt` null there are no copies yet. */
export async function openRoom(
  { parts }: Pick<TestServer, "parts">,
  { voiceIds, ...draft }: Draft,
): Promise<OpenedRoom> {
  const { clock } = parts;
  await parts.db.update(voices).set({ shareFrom: "2020-01-01" }).where(inArray(voices.id, voiceIds));
  const token = newToken();
  const roomId = await insertRoom(parts.db, {
    title: "Yaz kampanyası",
    greeting: "Merhaba",
    isBlind: true,
    sharesNotes: false,
    seed: randomBytes(32),
    closesAt: new Date(clock().getTime() + 7 * day),
    readyAt: clock(),
    ...draft,
    token,
    tokenHash: roomTokenHash(token),
  });
  if (draft.readyAt !== null)
    return { roomId, token, voiceIds, copies: await addCopied(parts, roomId, voiceIds) };
  await parts.db.insert(roomVoices).values(voiceIds.map((voiceId, place) => ({ roomId, place, voiceId })));
  return { roomId, token, voiceIds, copies: [] };
}

async function insertRoom(db: Db, row: Row): Promise<string> {
  const [room] = await db.insert(rooms).values(row).returning({ id: rooms.id });
  if (!room) throw new Error("an insert returned no row");
  return room.id;
}

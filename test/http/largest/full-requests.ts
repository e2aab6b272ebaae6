import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { requestEvents, voiceRequests } from "#server/db/schema/requests.ts";
import { roomGuests, roomVoices } from "#server/db/schema/rooms.ts";
import { openRoom } from "#test/guest/open-room.ts";
import type { World } from "#test/permissions/world.ts";
import { inParts, letters, times } from "./full-catalogue.ts";

const text = letters(limits.name);
const sent = {
  fullName: text,
  phone: text,
  email: "e".repeat(limits.email),
  companyName: text,
  projectMedium: text,
  projectVersion: text,
  budgetRange: text,
  voiceRequirements: letters(limits.text),
  radioSolutions: false,
  bodyHash: "hash",
};
/** More than an answer holds. */
const notes = 600;

/** A request of a client with all that may hang on one: merged ones, notes, rooms, and a room in which every guest has a wish. */
export async function fillRequest(
  { server, requestId, people: { client, owner } }: World,
  voiceIds: string[],
): Promise<void> {
  const { db, clock } = server.parts;
  const person = randomUUID();
  const { merged, samePerson, note } = limits.request;
  await db
    .update(voiceRequests)
    .set({ ...sent, person, accountId: client.accountId })
    .where(eq(voiceRequests.id, requestId));
  await db
    .insert(voiceRequests)
    .values([
      ...times(merged, () => ({ ...sent, person, mergedInto: requestId })),
      ...times(samePerson, () => ({ ...sent, person })),
    ]);
  const noted = { requestId, userId: owner.userId, kind: "noted" as const };
  await inParts(
    times(notes, () => ({ ...noted, details: { text: letters(note) } })),
    (some) => db.insert(requestEvents).values(some),
  );
  const draft = {
    makerId: owner.userId,
    requestId,
    title: letters(roomLimits.title),
    greeting: letters(roomLimits.greeting),
    isBlind: false,
    sharesNotes: true,
    voiceIds: voiceIds.slice(0, roomLimits.voices.least),
  };
  const opened: string[] = [];
  for (let nth = 0; nth < roomLimits.open; nth += 1) opened.push((await openRoom(server, draft)).roomId);
  const [roomId = ""] = opened;
  const [voice] = await db
    .select({ id: roomVoices.id })
    .from(roomVoices)
    .where(eq(roomVoices.roomId, roomId));
  await db.insert(roomGuests).values(
    times(roomLimits.guests, () => ({
      roomId,
      cookieHash: randomBytes(32),
      name: letters(roomLimits.guestName),
      wish: voice?.id ?? null,
      wishedAt: clock(),
    })),
  );
}

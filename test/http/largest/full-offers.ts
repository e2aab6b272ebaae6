import { randomBytes, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { limits } from "#contract/constants/limits.ts";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { users } from "#server/db/schema/people.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { offerEvents, offers, offerVoices } from "#server/db/schema/offers.ts";
import { roomGuests, roomNotes, roomVoices, roomVotes } from "#server/db/schema/rooms.ts";
import { insertAccount } from "#server/clients/sql.ts";
import { cookieHash } from "#server/guest/guest-row.ts";
import { openRoom, type OpenedRoom } from "#test/guest/open-room.ts";
import type { World } from "#test/permissions/world.ts";
import { inParts, letters, nameOf, shownVoice, times } from "./full-catalogue.ts";

const brief = { script: letters(limits.offer.script), notes: letters(limits.offer.notes) };
const changes = 98;

/** A page of offers of a hundred voices each; one of them, and an accepted one, were changed as often as they may be. */
export async function fillOffers(
  { server: { parts }, people: { client }, offers: known, production }: World,
  voiceIds: string[],
): Promise<void> {
  const { db } = parts;
  const { accountId, userId } = client;
  const row = {
    accountId,
    userId,
    title: letters(limits.offer.title),
    platform: letters(limits.name),
    budget: limits.budget,
    version: 999,
    brief,
    turn: "agency" as const,
  };
  const { offerId } = known.client;
  await db.update(offers).set(row).where(eq(offers.id, offerId));
  const made = await db
    .insert(offers)
    .values(times(limits.pageSize.most, () => row))
    .returning({ id: offers.id });
  const named = voiceIds.slice(0, limits.voicesPerOffer);
  await db
    .update(offers)
    .set({ ...row, turn: null })
    .where(eq(offers.id, production.offerId));
  for (const { id } of [...made, { id: offerId }, { id: production.offerId }])
    await db
      .insert(offerVoices)
      .values(named.map((voiceId, nth) => ({ offerId: id, voiceId, place: nth + 1, shown: shownVoice(nth) })))
      .onConflictDoNothing();
  const changed = { fields: ["script"], removed: [brief.script], added: [brief.script] };
  for (const id of [offerId, production.offerId])
    await db.insert(offerEvents).values(
      times(changes, () => ({
        offerId: id,
        side: "client" as const,
        userId,
        kind: "briefChanged" as const,
        details: changed,
      })),
    );
}

/** What the guest of `guestCookie` has written beside the notes of others. */
export const guestCookie = "G".repeat(43);

/** A room with all guests, votes and notes there may be of it, shared among them; and others beside it. */
export async function fillRoom(
  { server, people: { client } }: World,
  voiceIds: string[],
): Promise<OpenedRoom> {
  const { db, clock } = server.parts;
  const { voices, guests, guestName, note, notes, sharedNotes, title, greeting, listed } = roomLimits;
  const draft = {
    makerId: client.userId,
    title: letters(title),
    greeting: letters(greeting),
    isBlind: false,
    sharesNotes: true,
  };
  const few = voiceIds.slice(0, voices.least);
  for (let nth = 1; nth < listed; nth += 1)
    await openRoom(server, { ...draft, voiceIds: few, readyAt: null });
  const room = await openRoom(server, { ...draft, voiceIds: voiceIds.slice(0, voices.most) });
  const { roomId } = room;
  const copies = await db.select().from(roomVoices).where(eq(roomVoices.roomId, roomId));
  const people = await db
    .insert(roomGuests)
    .values(
      times(guests, (nth) => ({
        roomId,
        cookieHash: nth === 0 ? cookieHash(guestCookie) : randomBytes(32),
        name: letters(guestName),
        sentAt: clock(),
      })),
    )
    .returning({ id: roomGuests.id });
  await inParts(
    people.flatMap(({ id: guestId }) =>
      copies.map(({ id: roomVoiceId }, rank) => ({
        guestId,
        roomVoiceId,
        vote: "yes" as const,
        rank: rank + 1,
      })),
    ),
    (some) => db.insert(roomVotes).values(some),
  );
  const noteOn = (guestId: string, roomVoiceId: string) => ({
    noteId: randomUUID(),
    guestId,
    roomVoiceId,
    seconds: 1,
    text: letters(note),
    createdAt: clock(),
  });
  const [own, ...others] = people.map(({ id }) => id);
  const written = [
    ...copies.flatMap(({ id }) => times(notes - 1, () => noteOn(own ?? "", id))),
    ...times(2 * sharedNotes, (nth) =>
      noteOn(others[nth % others.length] ?? "", copies[nth % copies.length]?.id ?? ""),
    ),
  ];
  await inParts(written, (some) => db.insert(roomNotes).values(some));
  return room;
}

/** More than a page of accounts with all their people, of voice requests, and of what stands in the record. */
export async function fillPeople({ server, people: { client, owner } }: World): Promise<void> {
  const { db } = server.parts;
  for (const nth of times(limits.pageSize.most, (account) => account)) {
    const accountId = await insertAccount(db, nameOf(nth));
    await db.insert(users).values(
      times(limits.people, (place) => ({
        accountId,
        userName: `${nth}-${place}-${"x".repeat(80)}`,
        role: "CLIENT" as const,
        name: letters(limits.name),
        lastName: letters(limits.name),
        email: `${"e".repeat(limits.email - 40)}-${nth}-${place}@ornek.example`,
        passwordHash: "",
      })),
    );
  }
  const text = letters(limits.name);
  const request = {
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
  await db.insert(voiceRequests).values(times(2 * limits.pageSize.most, () => request));
  const told = times(5000, (nth) => ({
    actorId: nth % 2 ? owner.userId : client.userId,
    action: "voice-artist.update" as const,
    subjectId: randomUUID(),
    changes: { name: true, age: true },
  }));
  await inParts(told, (some) => db.insert(historyRecords).values(some));
}

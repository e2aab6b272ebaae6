import { readFile, readdir } from "node:fs/promises";
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "#server/db/client.ts";
import { allTables } from "#server/backup/tables.ts";
import { users } from "#server/db/schema/people.ts";
import { historyRecords, mailOutbox } from "#server/db/schema/operations.ts";
import { audioFiles, consentFiles, voiceArtists, voices } from "#server/db/schema/catalogue.ts";
import { lists } from "#server/db/schema/lists.ts";
import { offerAttachments, offerEvents, offers as offerRows } from "#server/db/schema/offers.ts";
import { productions, takeNotes, takes } from "#server/db/schema/productions.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { placeOffer as place } from "#server/offers/place.ts";
import type { Parts } from "#server/parts.ts";
import type { Settings } from "#server/settings.ts";
import { type OpenedRoom, openRoom } from "#test/guest/open-room.ts";
import { addProduction, addTake } from "#test/productions/production-fixtures.ts";
import { addArtist } from "#test/support/artists.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { requestOf } from "#test/voice-requests/request.ts";
import { type Actor, createPeople, type People } from "./actors.ts";

/** A server with a person for every actor, and one object of every kind. */
export interface World {
  server: TestServer;
  people: People;
  /** An artist that no offer names, with an entry of its record that can be restored and a file of consent. */
  spareArtist: { artistId: string; entryId: string; fileId: string };
  artistName: string;
  /** A voice of the artist's with an own file, which both offers name. */
  voiceId: string;
  /** A request, and another one that is as it arrived. */
  requestId: string;
  spareRequestId: string;
  /** A client who is invited, another whose account is deleted, and an owner who is removed. */
  spare: Person;
  leaving: Person;
  leavingOwner: Person;
  /** An offer of the client, another of the other client, and the first event of each. */
  offers: Record<"client" | "other client", { offerId: string; eventId: string }>;
  /** The client's accepted offer, its take that waits for the client, and a note of the client's from the round before. */
  production: { offerId: string; takeId: string; noteId: string };
  /** Lists of the client and of the owners, each with another one that is deleted. */
  lists: Record<"client" | "owner", { listId: string; spareId: string }>;
  /** A room of the client's with that voice, which guests call A. */
  room: OpenedRoom;
  audioName: string;
  /** The bytes of that file. */
  clip: Buffer;
  /** An accepted offer of the client's with a take that was handed over, and whose original is shared. */
  produced: { offerId: string; takeId: string };
  /** A file of the client's offer. */
  attachmentId: string;
  passwordOf(actor: Actor): string;
}

const generous = {
  mail: true,
  voiceRequestsPerAddress: 1_000_000,
  loginFailuresPerAccount: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
};

/** An offer of this client for the voice there is, without a letter about it. */
async function placeOffer(server: TestServer, { accountId, userId }: Person) {
  const { db, clock } = server.parts;
  const [voice] = await db.select({ id: voices.id }).from(voices);
  const draft = { budget: 5, platform: "TV", version: 1, voiceIds: [voice?.id ?? ""] };
  const sender = { accountId, userId, now: clock(), today: "2026-01-01", currency: "USD" };
  const offerId = await place(db, sender, draft, "offers/0");
  await db.delete(mailOutbox);
  const [event] = await db.select().from(offerEvents).where(eq(offerEvents.offerId, offerId));
  return { offerId, eventId: String(event?.id) };
}

/** An offer of this client that was accepted, in review, without letters about it. */
async function addReviewed(server: TestServer, client: Person): Promise<World["production"]> {
  const { db, clock } = server.parts;
  const { offerId } = await placeOffer(server, client);
  await db.update(offerRows).set({ status: "accepted", turn: null }).where(eq(offerRows.id, offerId));
  await db.insert(productions).values({ offerId, state: "review", round: 2, handedOverAt: clock() });
  const file = { fileName: "a.wav", bytes: 1, seconds: 10, sha256: "x", state: "ready" as const };
  const [take] = await db
    .insert(takes)
    .values({ offerId, round: 2, place: 0, title: "Bir", ...file })
    .returning();
  const takeId = take?.id ?? "";
  const said = { side: "client" as const, userId: client.userId, text: "Bir not" };
  const [note] = await db
    .insert(takeNotes)
    .values({ takeId, number: 1, round: 1, from: 0, ...said })
    .returning();
  return { offerId, takeId, noteId: note?.id ?? "" };
}

/** An artist with an entry of its record that says another age, and a file of consent. */
async function addSpareArtist({ parts: { db, audio } }: TestServer): Promise<World["spareArtist"]> {
  const fields = { name: "Yedek", gender: "Male", voiceColors: [], languages: [], ageRanges: [] } as const;
  const row = { ...fields, age: 30, nameKey: "yedek", voiceColors: [], languages: [], ageRanges: [] };
  const [artist] = await db.insert(voiceArtists).values(row).returning();
  const artistId = artist?.id ?? "";
  const values = { ...fields, age: 77, state: "published", samples: [] };
  const [entry] = await db
    .insert(historyRecords)
    .values({ action: "voice-artist.update", subjectId: artistId, changes: { values } })
    .returning();
  const bytes = Buffer.from("%PDF-1.7 %%EOF");
  const storageKey = "consent-known";
  await audio.put(storageKey, bytes, "application/pdf");
  const [file] = await db
    .insert(consentFiles)
    .values({
      artistId,
      name: "izin.pdf",
      mediaType: "application/pdf",
      byteLength: bytes.length,
      storageKey,
      sha256: "x",
    })
    .returning();
  return { artistId, entryId: String(entry?.id), fileId: file?.id ?? "" };
}

/** Two empty lists of somebody's; `userId` null is the owners'. */
async function addLists({ parts: { db } }: TestServer, userId: string | null) {
  const drafts = [
    { userId, name: "Bir" },
    { userId, name: "İki" },
  ];
  const [list, spare] = await db.insert(lists).values(drafts).returning();
  return { listId: list?.id ?? "", spareId: spare?.id ?? "" };
}

async function fill(server: TestServer): Promise<World> {
  const { db } = server.parts;
  const people = await createPeople(server);
  await addArtist(db, "https://samples.example/a.mp3");
  const [artist] = await db.update(voiceArtists).set({ nameKey: "bilinen", name: "Bilinen" }).returning();
  const request = { ...requestOf(), bodyHash: "hash" };
  const [stored, spareRequest] = await db.insert(voiceRequests).values([request, request]).returning();
  const spare = await server.createClient({ userName: "spare" });
  await db.update(users).set({ pendingEmail: "spare@example.com" }).where(eq(users.id, spare.userId));
  const [clip = ""] = await readdir("demo/audio").then((names) => names.filter((n) => n.endsWith(".mp3")));
  const bytes = await readFile(`demo/audio/${clip}`);
  await db.insert(audioFiles).values({
    name: "known.mp3",
    storageKey: `demo/${clip}`,
    mediaType: "audio/mpeg",
    byteLength: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  const [voice] = await db.update(voices).set({ audioName: "known.mp3" }).returning();
  const offers = {
    client: await placeOffer(server, people.client),
    "other client": await placeOffer(server, people["other client"]),
  };
  const [attached] = await db
    .insert(offerAttachments)
    .values({
      offerId: offers.client.offerId,
      eventId: Number(offers.client.eventId),
      name: "a.mp3",
      format: "mp3",
      byteLength: bytes.length,
      storageKey: `demo/${clip}`,
      sha256: "x",
    })
    .returning();
  const standing = { state: "review", round: 1, sharesOriginals: true } as const;
  const produced = await addProduction(server.parts, people.client, standing);
  return {
    server,
    people,
    produced: { offerId: produced, takeId: (await addTake(server.parts, produced)).id },
    attachmentId: attached?.id ?? "",
    spareArtist: await addSpareArtist(server),
    artistName: artist?.name ?? "",
    voiceId: voice?.id ?? "",
    requestId: stored?.id ?? "",
    spareRequestId: spareRequest?.id ?? "",
    spare,
    offers,
    production: await addReviewed(server, people.client),
    lists: { client: await addLists(server, people.client.userId), owner: await addLists(server, null) },
    room: await openRoom(server, { makerId: people.client.userId, voiceIds: [voice?.id ?? ""] }),
    leaving: await server.createClient({ userName: "leaving" }),
    leavingOwner: await server.createOwner({ userName: "leaving-owner" }),
    audioName: "known.mp3",
    clip: bytes,
    passwordOf: (actor) =>
      actor === "anonymous" || actor === "malformed" ? "no password at all" : people[actor].password,
  };
}

export const test = base
  // Parts of the world's server that are others than usual.
  .extend("parts", { scope: "file" }, (): Partial<Parts> => ({}))
  .extend("settings", { scope: "file" }, (): Partial<Settings> => generous)
  .extend("options", { scope: "file" }, ({ settings, parts }) => ({ settings, parts }))
  .extend("world", { scope: "file" }, ({ server }) => fill(server));

/** A fingerprint of everything stored, but for counts of attempts and refused logins: equal before and after a refused call. */
export async function fingerprint({ parts: { db } }: TestServer): Promise<string> {
  const each = allTables
    .filter((table) => table !== "attempts" && table !== "refused_logins")
    .map((table) => {
      const name = sql.identifier(table);
      return sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${name} t`;
    });
  const rows = await rowsOf<{ print: string }>(db, sql.join(each, sql` union all `));
  return rows.map((row) => row.print).join();
}

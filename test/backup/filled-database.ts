import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { allTables } from "#server/backup/tables.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import * as catalogue from "#server/db/schema/catalogue.ts";
import * as imports from "#server/db/schema/imports.ts";
import * as lists from "#server/db/schema/lists.ts";
import * as offers from "#server/db/schema/offers.ts";
import * as productions from "#server/db/schema/productions.ts";
import * as rooms from "#server/db/schema/rooms.ts";
import * as requests from "#server/db/schema/requests.ts";
import * as uploads from "#server/db/schema/uploads.ts";
import * as operations from "#server/db/schema/operations.ts";
import * as peopleSchema from "#server/db/schema/people.ts";
import type { AudioInMemory } from "./audio-in-memory.ts";

// What other programs trip over: quotes, line ends, all planes of Unicode, JSON in text.
const awkward = 'İ"\\\n\r\t\u2028 {"a":[null]} 😀 \u0001 çğış\u0301';

const first = <T>(rows: T[]): T => rows[0] as T;

/** Puts a row of every kind into an empty database, and its audio into the store. */
export async function fillDatabase(db: Db, audio: AudioInMemory): Promise<void> {
  const bytes = Buffer.from("not really a sound, but bytes");
  audio.files.set("clip-one", bytes);
  const account = first(await db.insert(peopleSchema.accounts).values({ company: awkward }).returning());
  const people = [
    { userName: "ayse", accountId: account.id, role: "CLIENT", name: awkward, passwordHash: "x" },
    { userName: "owner", role: "OWNER", name: "Deniz", passwordHash: "y", isLocked: true },
  ] as const;
  const user = first(
    await db
      .insert(peopleSchema.users)
      .values([...people])
      .returning(),
  );
  await db.insert(peopleSchema.sessions).values({ tokenHash: "hash", userId: user.id });
  await db.insert(catalogue.audioFiles).values({
    name: "a.mp3",
    storageKey: "clip-one",
    mediaType: "audio/mpeg",
    byteLength: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    seconds: 5.123,
    peaks: "ab".repeat(64),
    transcriptText: awkward,
    transcriptLanguage: "tr",
  });
  const voice = await fillVoice(db, audio);
  const shown = {
    voiceArtistName: awkward,
    voiceMp3: "/audio/x.mp3",
    gender: "Female" as const,
    ageRangeNames: [],
    voiceColorNames: [],
    seconds: null,
    peaks: null,
    transcript: null,
  };
  await db.insert(catalogue.likes).values({ accountId: account.id, voiceId: voice.id });
  const list = first(await db.insert(lists.lists).values({ userId: user.id, name: awkward }).returning());
  const entry = { listId: list.id, voiceId: voice.id, place: 0, note: awkward };
  await db.insert(lists.listVoices).values(entry);
  await fillRoom(db, audio, { makerId: user.id, listId: list.id, voiceId: voice.id });
  const offer = first(
    await db
      .insert(offers.offers)
      .values({
        accountId: account.id,
        userId: user.id,
        title: awkward,
        turn: "agency",
        budget: 999_999_999.99,
        platform: awkward,
        version: 3,
      })
      .returning(),
  );
  await db.insert(offers.offerVoices).values({ offerId: offer.id, voiceId: voice.id, place: 0, shown });
  await fillConversation(db, audio, { offerId: offer.id, userId: user.id });
  await fillProduction(db, audio, { offerId: offer.id, userId: user.id });
  await db
    .insert(operations.idempotencyKeys)
    .values({ name: Buffer.from("k"), userId: user.id, bodyHash: Buffer.from([0, 255]), made: { awkward } });
  await db.insert(requests.voiceRequests).values({
    fullName: awkward,
    phone: "+90",
    email: "a@b.example",
    companyName: "c",
    projectMedium: "tv",
    projectVersion: "",
    budgetRange: "",
    voiceRequirements: "r",
    radioSolutions: true,
    bodyHash: "h",
  });
  await db
    .insert(operations.historyRecords)
    .values({ actorId: user.id, action: "client.create", subjectId: "ayse", changes: { before: null } });
  await db
    .insert(operations.mailOutbox)
    .values({ kind: "offer", subjectIds: [offer.id, offer.id], sender: user.id });
  await db.insert(operations.signIns).values({ userId: user.id, addressHash: "h", lastAt: new Date() });
  await db.insert(operations.refusedLogins).values({ userId: "", hour: new Date(), count: 3 });
  const until = new Date();
  await db.insert(peopleSchema.tickets).values({ hash: "t", kind: "reset", userId: user.id, until });
  await db.insert(peopleSchema.passkeys).values({
    userId: user.id,
    credentialId: "c",
    publicKey: Buffer.from([0, 255]),
    counter: 7,
    transports: ["usb"],
    name: awkward,
  });
  await db.insert(peopleSchema.totps).values({ userId: user.id, secret: Buffer.from([1, 2]), lastStep: 9 });
  await db.insert(peopleSchema.recoveryCodes).values({ userId: user.id, codeHash: "h" });
  await db
    .insert(peopleSchema.knownDevices)
    .values({ userId: user.id, browser: "Firefox", system: "Linux", lastAt: until });
  await db.insert(operations.facts).values({ key: "demo", value: "no" });
  await fillImport(db, user.id);
}

/** A room with the copy of a sound, and a guest who has answered. */
async function fillRoom(
  db: Db,
  audio: AudioInMemory,
  { voiceId, ...of }: { makerId: string; listId: string; voiceId: string },
) {
  const sound = Buffer.from("a copy of a sound");
  audio.files.set("copy-one", sound);
  const audioSha256 = createHash("sha256").update(sound).digest("hex");
  const bytes = Buffer.from([0, 1, 255]);
  const texts = { title: awkward, greeting: awkward, isBlind: true, sharesNotes: false };
  const secrets = { tokenHash: bytes, seed: bytes, closesAt: new Date() };
  const room = first(
    await db
      .insert(rooms.rooms)
      .values({ ...of, ...texts, ...secrets })
      .returning(),
  );
  const roomId = room.id;
  const copy = first(
    await db
      .insert(rooms.roomVoices)
      .values({ roomId, place: 0, voiceId, audioName: "copy-one", audioSha256, seconds: 7 })
      .returning(),
  );
  const guest = first(
    await db.insert(rooms.roomGuests).values({ roomId, cookieHash: bytes, name: awkward }).returning(),
  );
  const answer = { guestId: guest.id, roomVoiceId: copy.id };
  await db.insert(rooms.roomVotes).values({ ...answer, vote: "yes", rank: 1 });
  await db.insert(rooms.roomNotes).values({ ...answer, noteId: guest.id, seconds: 3, text: awkward });
}

/** A message with a file, which the other side has not read. */
async function fillConversation(db: Db, audio: AudioInMemory, of: { offerId: string; userId: string }) {
  const bytes = Buffer.from("a file of an offer");
  audio.files.set("attachment-one", bytes);
  const event = first(
    await db
      .insert(offers.offerEvents)
      .values({ ...of, side: "client", kind: "message", details: { text: awkward } })
      .returning(),
  );
  await db.insert(offers.offerUnread).values({ ...of, count: 1 });
  await db.insert(offers.offerCounts).values({ ownerKey: of.userId, agency: 1, generation: 2 ** 40 });
  await db.insert(offers.offerAttachments).values({
    ...of,
    eventId: event.id,
    name: awkward,
    format: "txt",
    byteLength: bytes.length,
    storageKey: "attachment-one",
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
}

/** A take in two parts and with a copy, and a note with a reply, which was taken over from a guest. */
async function fillProduction(
  db: Db,
  audio: AudioInMemory,
  { offerId, userId }: { offerId: string; userId: string },
) {
  const parts = ["the beginning of a take", "and its end"].map((text) => Buffer.from(text));
  for (const [nth, bytes] of [...parts, Buffer.from("a copy of a take")].entries())
    audio.files.set(`take-${nth}`, bytes);
  await db.insert(productions.productions).values({ offerId, keptUntil: "2027-01-01" });
  const draft = { round: 1, place: 0, title: awkward, fileName: awkward, bytes: 34, copyKey: "take-2" };
  const take = first(
    await db
      .insert(productions.takes)
      .values({ ...draft, offerId })
      .returning(),
  );
  for (const [nth, { length: bytes }] of parts.entries())
    await db
      .insert(productions.takeParts)
      .values({ takeId: take.id, from: nth * 23, bytes, key: `take-${nth}` });
  const said = { side: "client", userId, text: awkward } as const;
  const note = first(
    await db
      .insert(productions.takeNotes)
      .values({ ...said, takeId: take.id, number: 1, round: 1, from: 5 })
      .returning(),
  );
  await db.insert(productions.takeReplies).values({ ...said, noteId: note.id });
  const bytes = Buffer.from([2, 0, 255]);
  const texts = { title: "", greeting: awkward, isBlind: false, sharesNotes: false };
  const secrets = { tokenHash: bytes, seed: bytes, closesAt: new Date() };
  const room = first(
    await db
      .insert(rooms.rooms)
      .values({ ...texts, ...secrets, makerId: userId, offerId, round: 1 })
      .returning(),
  );
  const guest = first(
    await db.insert(rooms.roomGuests).values({ roomId: room.id, cookieHash: bytes }).returning(),
  );
  await db.insert(rooms.guestTakeNotes).values({
    guestId: guest.id,
    noteId: guest.id,
    takeId: take.id,
    from: 5,
    text: awkward,
    takenAs: note.id,
  });
}

async function fillVoice(db: Db, audio: AudioInMemory) {
  const artist = first(
    await db
      .insert(catalogue.voiceArtists)
      .values({
        name: awkward,
        nameKey: "key",
        age: 42,
        gender: "Female",
        voiceColors: ["WARM", "DEEP"],
        languages: [],
        ageRanges: ["ADULT"],
      })
      .returning(),
  );
  await db.insert(catalogue.artistNames).values({ artistId: artist.id, name: awkward });
  const signed = Buffer.from("a signed consent");
  audio.files.set("consent-one", signed);
  const consent = first(
    await db
      .insert(catalogue.consentFiles)
      .values({
        artistId: artist.id,
        name: awkward,
        mediaType: "application/pdf",
        byteLength: signed.length,
        storageKey: "consent-one",
        sha256: createHash("sha256").update(signed).digest("hex"),
      })
      .returning(),
  );
  const sample = {
    artistId: artist.id,
    url: "/audio/a.mp3",
    audioName: "a.mp3",
    title: awkward,
    publishFrom: "2026-11-19",
    consentFileId: consent.id,
  };
  const voice = first(await db.insert(catalogue.voices).values(sample).returning());
  await db.insert(catalogue.showcase).values({ voiceId: voice.id, place: 0 });
  return voice;
}

/** An import under way with its file: a restore does not bring it back. */
async function fillImport(db: Db, userId: string) {
  const draft = {
    userId,
    fileName: "a.csv",
    encoding: "utf-8",
    consent: { publish: true, share: false },
    found: {},
  } as const;
  const { id: importId } = first(await db.insert(imports.imports).values(draft).returning());
  await db
    .insert(imports.importRows)
    .values({ importId, row: 2, artistKey: "a", cells: {}, outcome: "new", remarks: [] });
  const upload = { userId, name: "a.csv", size: 1, held: 1, importId };
  const { id: uploadId } = first(await db.insert(uploads.uploads).values(upload).returning());
  await db.insert(uploads.uploadParts).values({ uploadId, from: 0, bytes: 1, key: "upload-one" });
}

/** Everything the tables hold, as text; what a restore must bring back to the letter. */
export async function contentOf(
  db: Db,
  tables: readonly string[] = allTables,
): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const table of tables) {
    const rows = await rowsOf<{ line: string }>(
      db,
      sql`select row_to_json(t)::text as line from ${sql.identifier(table)} t order by 1`,
    );
    content[table] = rows.map((row) => row.line).join("\n");
  }
  return content;
}

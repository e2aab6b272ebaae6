import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { allTables } from "#server/backup/tables.ts";
import { rowsOf, type Db } from "#server/db/client.ts";
import * as schema from "#server/db/schema.ts";
import * as operations from "#server/db/operations-schema.ts";
import * as peopleSchema from "#server/db/people-schema.ts";
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
  await db.insert(schema.audioFiles).values({
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
  const voice = await fillVoice(db);
  await db.insert(schema.likes).values({ accountId: account.id, voiceId: voice.id });
  const offer = first(
    await db
      .insert(schema.offers)
      .values({
        accountId: account.id,
        userId: user.id,
        budget: 999_999_999.99,
        platform: awkward,
        version: 3,
      })
      .returning(),
  );
  await db.insert(schema.offerVoices).values({ offerId: offer.id, voiceId: voice.id, place: 0 });
  await db
    .insert(operations.idempotencyKeys)
    .values({ userId: user.id, key: "k", bodyHash: "h", offerId: offer.id });
  await db.insert(schema.voiceRequests).values({
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
}

async function fillVoice(db: Db) {
  const artist = first(
    await db
      .insert(schema.voiceArtists)
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
  const sample = { artistId: artist.id, url: "/audio/a.mp3", audioName: "a.mp3" };
  return first(await db.insert(schema.voices).values(sample).returning());
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

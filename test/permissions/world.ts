import { readFile, readdir } from "node:fs/promises";
import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "#server/db/client.ts";
import { allTables } from "#server/backup/tables.ts";
import { users } from "#server/db/people-schema.ts";
import { audioFiles, voiceArtists, voiceRequests } from "#server/db/schema.ts";
import type { Parts } from "#server/parts.ts";
import type { Settings } from "#server/settings.ts";
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
  artistName: string;
  requestId: string;
  /** A client who is invited, another whose account is deleted, and an owner who is removed. */
  spare: Person;
  leaving: Person;
  leavingOwner: Person;
  audioName: string;
  /** The bytes of that file. */
  clip: Buffer;
  passwordOf(actor: Actor): string;
}

const generous = {
  mail: true,
  voiceRequestsPerAddress: 1_000_000,
  loginFailuresPerAccount: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
};

async function fill(server: TestServer): Promise<World> {
  const { db } = server.parts;
  const people = await createPeople(server);
  await addArtist(db, "https://samples.example/a.mp3");
  const [artist] = await db.update(voiceArtists).set({ nameKey: "bilinen", name: "Bilinen" }).returning();
  const request = { ...requestOf(), bodyHash: "hash" };
  const [stored] = await db.insert(voiceRequests).values(request).returning();
  const spare = await server.createClient({ userName: "spare" });
  await db.update(users).set({ pendingEmail: "spare@example.com" }).where(eq(users.id, spare.userId));
  const [clip = ""] = await readdir("server/demo/audio").then((names) =>
    names.filter((n) => n.endsWith(".mp3")),
  );
  const bytes = await readFile(`server/demo/audio/${clip}`);
  await db.insert(audioFiles).values({
    name: "known.mp3",
    storageKey: `demo/${clip}`,
    mediaType: "audio/mpeg",
    byteLength: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
  return {
    server,
    people,
    artistName: artist?.name ?? "",
    requestId: stored?.id ?? "",
    spare,
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

import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voiceArtists } from "#server/db/schema/catalogue.ts";
import { imports } from "#server/db/schema/imports.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { lists } from "#server/db/schema/lists.ts";
import { historyRecords } from "#server/db/schema/operations.ts";
import { users } from "#server/db/schema/people.ts";
import { voiceRequests } from "#server/db/schema/requests.ts";
import { rooms } from "#server/db/schema/rooms.ts";
import { fixture } from "#test/audio/fixtures.ts";
import { formOf } from "#test/audio/upload-call.ts";
import { Importer, sheetOf } from "#test/imports/importer.ts";
import { listsOf } from "#test/lists/calls.ts";
import { roomsOf } from "#test/rooms/calls.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";
import { artist } from "#test/voice-artists/artist.ts";
import { requestOf } from "#test/voice-requests/request.ts";

/** What a call sends beside its sender and its key. */
export interface Delivery {
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}

export interface World {
  server: TestServer;
  db: Db;
  /** Voices that guests may hear. */
  voiceIds: string[];
}

/** A call that makes something, by its name in the API's document. */
export interface Maker {
  by: "client" | "owner" | "visitor";
  /** What one of them sends, and something else that could come under the same key. */
  prepare: (world: World, sender: Person) => Promise<[Delivery, Delivery]> | [Delivery, Delivery];
  /** How many there are of what it makes. */
  count: (db: Db) => Promise<number>;
  /** Makes what was answered go away; the problem of a delivery that comes after that. */
  gone?: [erase: (db: Db, answer: never) => PromiseLike<unknown>, code: string];
}

let made = 0;
const newName = () => `Deniz ${(made += 1)}`;
const json = (url: string, payload: object): Delivery => ({ url: `/api/v1/${url}`, payload });
const both = (url: string, draft: object, other: object): [Delivery, Delivery] => [
  json(url, draft),
  json(url, { ...draft, ...other }),
];
const eraseUser = (db: Db, { username }: { username: string }) =>
  db.delete(users).where(eq(users.userName, username));
const file = (name: string): Delivery => ({ url: "/api/v1/audio", ...formOf(fixture(name)) });
const sheet = () => sheetOf(["ad;yaş;cinsiyet;renkler;diller", `${newName()};30;Kadın;Sıcak;Türkçe`]);

export const makers: Record<string, Maker> = {
  createList: {
    by: "client",
    prepare: (_world, _sender) => both("lists", { name: newName() }, { name: "Başka" }),
    count: (db) => db.$count(lists),
    gone: [
      (db, { listId }: { listId: string }) =>
        db.update(lists).set({ deletedAt: new Date() }).where(eq(lists.id, listId)),
      "list-not-found",
    ],
  },
  openRoom: {
    by: "client",
    prepare: async ({ server, voiceIds }, sender) => {
      const { listId } = await listsOf(server, sender).create({ name: newName(), voiceIds });
      const draft = roomsOf(server, sender).draft(voiceIds, { password: "gizli bir söz" });
      return both(`lists/${listId}/rooms`, draft, { title: "Başka" });
    },
    count: (db) => db.$count(rooms),
    gone: [
      (db, { room }: { room: { roomId: string } }) =>
        db.update(rooms).set({ revokedAt: new Date() }).where(eq(rooms.id, room.roomId)),
      "room-not-found",
    ],
  },
  createClient: {
    by: "owner",
    prepare: () => both("clients", { name: newName(), lastName: "Ada" }, { lastName: "Başka" }),
    count: (db) => db.$count(users),
    gone: [eraseUser, "person-not-found"],
  },
  makeClientOfRequest: {
    by: "owner",
    prepare: async ({ db }) => {
      const [row] = await db
        .insert(voiceRequests)
        .values({ ...requestOf(), bodyHash: "" })
        .returning();
      const draft = { name: newName(), lastName: "Ada", invite: false, eventId: "0" };
      return both(`requests/${row?.id}/client`, draft, { lastName: "Başka" });
    },
    count: (db) => db.$count(users),
    gone: [eraseUser, "person-not-found"],
  },
  renewClientCredentials: {
    by: "owner",
    prepare: async ({ server }) => {
      const [one, other] = [await server.createClient(), await server.createClient()];
      return [
        { url: `/api/v1/clients/${one.userName}/credentials` },
        { url: `/api/v1/clients/${other.userName}/credentials` },
      ];
    },
    count: (db) => db.$count(historyRecords, eq(historyRecords.action, "client.credentials")),
    gone: [eraseUser, "person-not-found"],
  },
  addOwner: {
    by: "owner",
    prepare: () => both("team", { name: newName() }, { name: "Başka" }),
    count: (db) => db.$count(users),
    gone: [eraseUser, "person-not-found"],
  },
  inviteColleague: {
    by: "client",
    prepare: () => {
      const name = newName();
      const email = `kisi-${made}@ornek.example`;
      return both("account/people", { name, lastName: "Ada", email }, { lastName: "Başka" });
    },
    count: (db) => db.$count(users),
    gone: [
      (db, { userName }: { userName: string }) => eraseUser(db, { username: userName }),
      "person-not-found",
    ],
  },
  createVoiceArtist: {
    by: "owner",
    prepare: () => both("voice-artists", { ...artist, name: newName(), voices: [] }, { age: 77 }),
    count: (db) => db.$count(voiceArtists),
    gone: [
      (db, { name }: { name: string }) => db.delete(voiceArtists).where(eq(voiceArtists.name, name)),
      "voice-artist-not-found",
    ],
  },
  beginUpload: {
    by: "owner",
    prepare: () => both("uploads", { name: newName(), size: 7 }, { size: 8 }),
    count: (db) => db.$count(uploads),
    gone: [
      (db, { uploadId }: { uploadId: string }) => db.delete(uploads).where(eq(uploads.id, uploadId)),
      "upload-not-found",
    ],
  },
  uploadAudio: {
    by: "owner",
    prepare: () => [file("constant.mp3"), file("variable.mp3")],
    count: (db) => db.$count(audioFiles),
    gone: [
      (db, { url }: { url: string }) =>
        db.delete(audioFiles).where(eq(audioFiles.name, url.replace("/audio/", ""))),
      "not-found",
    ],
  },
  storeUploadedAudio: {
    by: "owner",
    prepare: async ({ server }, sender) => {
      const importer = new Importer(server, sender);
      const send = async () => {
        const uploadId = await importer.send({ name: "a.mp3", bytes: fixture("constant.mp3") });
        return { url: `/api/v1/uploads/${uploadId}/audio` };
      };
      return [await send(), await send()];
    },
    count: (db) => db.$count(audioFiles),
    gone: [
      (db, { url }: { url: string }) =>
        db.delete(audioFiles).where(eq(audioFiles.name, url.replace("/audio/", ""))),
      "not-found",
    ],
  },
  checkImport: {
    by: "owner",
    prepare: async ({ server }, sender) => {
      const uploadIds = [await new Importer(server, sender).send(sheet())];
      return both("imports", { uploadIds }, { consent: { publish: true, share: false } });
    },
    count: (db) => db.$count(imports),
    gone: [
      (db, { importId }: { importId: string }) => db.delete(imports).where(eq(imports.id, importId)),
      "import-not-found",
    ],
  },
  requestVoice: {
    by: "visitor",
    prepare: () => {
      const draft = requestOf({ fullName: newName() });
      const url = "/api/voice-request";
      return [
        { url, payload: draft },
        { url, payload: { ...draft, budgetRange: "5" } },
      ];
    },
    count: (db) => db.$count(voiceRequests),
  },
};

/**
 * Calls that take a key and have tests of their own: test/clients/idempotency.deep.test.ts, acts.test.ts of offers and requests,
 * suggestion.test.ts, and test/productions.
 */
export const testedElsewhere = [
  "updateClient",
  "actOnOffer",
  "changeBrief",
  "actOnRequest",
  "suggestForRequest",
  "addTake",
  "changeTake",
  "addTakeNote",
  "changeTakeNote",
  "takeNotesOver",
];

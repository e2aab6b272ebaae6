import { randomBytes, randomUUID } from "node:crypto";
import { offerEvents, offers } from "#server/db/schema/offers.ts";
import { productions, takeParts, takes } from "#server/db/schema/productions.ts";
import type { Parts } from "#server/parts.ts";
import { test as base } from "#test/support/fixtures.ts";
import type { Person } from "#test/support/people.ts";
import { sha256Of } from "./read-zip.ts";

type Stores = Pick<Parts, "db" | "audio">;

const first = <T>(rows: T[]): T => rows[0] as T;

type OfferParts = Partial<Pick<typeof offers.$inferInsert, "title" | "brief">>;

/** An accepted offer of a client whose production stands as told; answers its id. */
export async function addProduction(
  { db }: Pick<Stores, "db">,
  { accountId, userId }: Pick<Person, "accountId" | "userId">,
  { title = "Yaz", brief, ...standing }: Partial<typeof productions.$inferInsert> & OfferParts = {},
): Promise<string> {
  const draft = { budget: 1250, platform: "TV", version: 1, status: "accepted" as const };
  const { id } = first(
    await db
      .insert(offers)
      .values({ ...draft, accountId, userId, title, brief })
      .returning(),
  );
  await db.insert(productions).values({ ...standing, offerId: id });
  return id;
}

/** A take that lies in the store. */
export interface StoredTake {
  id: string;
  title: string;
  bytes: Buffer;
  sha256: string;
  copy: Buffer;
  /** The keys of its parts and of its copy. */
  keys: string[];
}

export type TakeDraft = Partial<Omit<typeof takes.$inferInsert, "bytes">> & { bytes?: Buffer };

/** A ready take of an offer, in three parts and with a copy, of random bytes: what plays is no matter here. */
export async function addTake(
  { db, audio }: Stores,
  offerId: string,
  { bytes = randomBytes(3000), ...draft }: TakeDraft = {},
): Promise<StoredTake> {
  const sha256 = sha256Of(bytes);
  const copy = randomBytes(700);
  const copyKey = `copy-${randomUUID()}`;
  await audio.put(copyKey, copy, "audio/mpeg");
  const row = first(
    await db
      .insert(takes)
      .values({
        offerId,
        round: 1,
        place: 0,
        title: "Take 1",
        fileName: "take.wav",
        state: "ready",
        format: "wav",
        seconds: 1,
        sha256,
        copyKey,
        copyBytes: copy.length,
        ...draft,
        bytes: bytes.length,
      })
      .returning(),
  );
  const keys = [copyKey];
  const partBytes = Math.ceil(bytes.length / 3);
  for (let from = 0; from < bytes.length; from += partBytes) {
    const [key, part] = [`upload-${randomUUID()}`, bytes.subarray(from, from + partBytes)];
    await audio.put(key, part, "application/octet-stream");
    await db.insert(takeParts).values({ takeId: row.id, from, bytes: part.length, key });
    keys.push(key);
  }
  return { id: row.id, title: row.title, bytes, sha256, copy, keys };
}

/** Writes that a client approved these takes. */
export async function addApproval(
  { db }: Pick<Stores, "db">,
  offerId: string,
  approved: Pick<StoredTake, "id" | "title" | "sha256">[],
): Promise<void> {
  const named = approved.map(({ id, title, sha256 }) => ({ takeId: id, title, sha256 }));
  const details = { round: 1, takes: named };
  await db.insert(offerEvents).values({ offerId, side: "client", kind: "approved", details });
}

/** A client's accepted offer in review, with a take that was handed over. */
export const test = base
  .extend("offerId", ({ server, client }) =>
    addProduction(server.parts, client, { state: "review", round: 1 }),
  )
  .extend("take", ({ server, offerId }) => addTake(server.parts, offerId))
  .extend(
    "get",
    ({ server, offerId }) =>
      (path: string, headers: Record<string, string> = {}) =>
        server.inject({ url: `/api/v1/offers/${offerId}/${path}`, headers }),
  );

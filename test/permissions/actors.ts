import { eq } from "drizzle-orm";
import { sessions, users } from "#server/db/schema/people.ts";
import { insertSession } from "#server/session/sql.ts";
import { newToken, tokenHash } from "#server/session/tokens.ts";
import { insertAccount } from "#server/clients/sql.ts";
import type { Person } from "#test/support/people.ts";
import type { TestServer } from "#test/support/server.ts";

export const actors = [
  "anonymous",
  "malformed",
  "expired",
  "revoked",
  "locked",
  "inactive",
  "client",
  "other client",
  "owner",
  "former owner",
] as const;
export type Actor = (typeof actors)[number];

/** Headers that hold no token of ours, though they look like it. */
export const malformedHeaders = [
  "",
  "Bearer",
  "Bearer ",
  "Bearer null",
  "Bearer undefined",
  `Bearer ${"A".repeat(42)}`,
  `Bearer ${"A".repeat(44)}`,
  `Bearer ${"A".repeat(43)} x`,
  `Basic ${"A".repeat(43)}`,
  `bearer:${"A".repeat(43)}`,
  `Bearer  ${"A".repeat(43)}`,
  `Bearer ${"A".repeat(42)}'`,
  `Token ${"A".repeat(43)}`,
  "Bearer ' or 1=1 --",
  `Bearer ${"A".repeat(10_000)}`,
];

export type People = Record<Exclude<Actor, "anonymous" | "malformed">, Person>;

/** One person for every actor that has an account. */
export async function createPeople(server: TestServer): Promise<People> {
  const former = await server.createOwner({ userName: "former" });
  await server.parts.db
    .update(users)
    .set({ role: "CLIENT", accountId: await insertAccount(server.parts.db) })
    .where(eq(users.id, former.userId));
  return {
    expired: await server.createOwner({ userName: "expired" }),
    revoked: await server.createOwner({ userName: "revoked" }),
    locked: await server.createOwner({ userName: "locked", isLocked: true }),
    inactive: await server.createOwner({ userName: "inactive", isActive: false }),
    client: await server.createClient({ userName: "client" }),
    "other client": await server.createClient({ userName: "other" }),
    owner: await server.createOwner({ userName: "owner" }),
    "former owner": former,
  };
}

/** Headers of a session that this actor began for one call. */
export async function headersOf(server: TestServer, people: People, actor: Actor, nth: number) {
  if (actor === "anonymous") return {};
  if (actor === "malformed") return { authorization: malformedHeaders[nth % malformedHeaders.length] };
  const token = newToken();
  const { db, clock } = server.parts;
  await insertSession(db, { tokenHash: tokenHash(token), userId: people[actor].userId, now: clock() });
  const mine = eq(sessions.tokenHash, tokenHash(token));
  if (actor === "revoked") await db.delete(sessions).where(mine);
  if (actor === "expired") {
    // By idling and by its absolute life, in turn.
    const before = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
    const begun = { createdAt: before(7 * 24.1), provenAt: before(7 * 24.1) };
    const ended = nth % 2 === 0 ? { lastUsedAt: before(8.1) } : begun;
    await db.update(sessions).set(ended).where(mine);
  }
  return { authorization: `Bearer ${token}` };
}

import { eq, inArray } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sessions, users } from "#server/db/schema/people.ts";
import { tokenHash } from "#server/session/tokens.ts";
import { headersOf } from "./actors.ts";
import { insiderOf, promisedStatus, rights, type Right } from "./rights.ts";
import { fingerprint, test as base, type World } from "./world.ts";

// The gates before a route: an own password, a second factor, a proof of who it is.
const test = base.extend("call", { scope: "file" }, ({ world }) => {
  return async (right: Right, { minutesAgo = 0 } = {}) => {
    const actor = insiderOf(right);
    const own = await headersOf(world.server, world.people, actor, 0);
    const { db, clock } = world.server.parts;
    const provenAt = new Date(clock().getTime() - minutesAgo * 60_000);
    const mine = eq(sessions.tokenHash, tokenHash(own.authorization?.slice("Bearer ".length) ?? ""));
    await db.update(sessions).set({ provenAt }).where(mine);
    const { headers, ...options } = right.call(world, actor);
    const [method] = right.route.split(" ");
    const before = await fingerprint(world.server);
    const answer = await world.server.inject({
      ...options,
      method: method as "GET" | "POST" | "DELETE",
      headers: { ...headers, ...own },
    });
    const isUnchanged = before === (await fingerprint(world.server));
    return { status: answer.statusCode, code: answer.headers["problem-code"], isUnchanged };
  };
});

const guarded = rights
  .filter(({ access }) => access !== "everyone")
  .map((right) => ({ name: `${right.route}${right.target ? ` (${right.target})` : ""}`, right }));
const withProof = guarded.filter(({ right }) => right.proof);
const withoutProof = guarded.filter(({ right }) => !right.proof);
const beforeSetUp = guarded.filter(({ right }) => right.beforeSetUp);
const afterSetUp = guarded.filter(({ right }) => !right.beforeSetUp);

describe("eleven minutes after the last proof of who it is", () => {
  test.for(withProof)("$name asks for another one", async ({ right }, { call }) => {
    const answer = await call(right, { minutesAgo: 11 });
    expect(answer).toEqual({ status: 403, code: "proof-needed", isUnchanged: true });
  });

  test.for(withProof)("$name did not, two minutes earlier", async ({ right }, { call }) => {
    expect((await call(right, { minutesAgo: 9 })).status).toBe(promisedStatus(right, insiderOf(right)));
  });

  test.for(withoutProof)("$name asks for none", async ({ right }, { call }) => {
    expect((await call(right, { minutesAgo: 11 })).status).toBe(promisedStatus(right, insiderOf(right)));
  });
});

const mustChange = ({ server, people }: World, mustChangePassword: boolean) =>
  server.parts.db
    .update(users)
    .set({ mustChangePassword })
    .where(inArray(users.id, [people.owner.userId, people.client.userId]));

describe("before an own password", () => {
  test.beforeEach(({ world }) => mustChange(world, true));
  test.afterEach(({ world }) => mustChange(world, false));

  test.for(afterSetUp)("$name is refused", async ({ right }, { call }) => {
    expect(await call(right)).toEqual({ status: 403, code: "password-change-needed", isUnchanged: true });
  });

  test("the profile, the password, logout, a proof and a factor's set-up are open", () => {
    expect(beforeSetUp.map(({ right }) => right.route).toSorted()).toEqual([
      "GET /api/v1/auth/me",
      "POST /api/v1/auth/logout",
      "POST /api/v1/auth/passkeys",
      "POST /api/v1/auth/passkeys/options",
      "POST /api/v1/auth/password",
      "POST /api/v1/auth/proof",
      "POST /api/v1/auth/proof/options",
      "POST /api/v1/auth/totp",
      "POST /api/v1/auth/totp/confirm",
    ]);
  });

  test.for(beforeSetUp)("$name is not", async ({ right }, { call }) => {
    const { code } = await call(right);
    expect(code).not.toBe("password-change-needed");
  });
});

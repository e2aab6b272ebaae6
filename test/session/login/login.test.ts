import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sessions, users } from "#server/db/schema/people.ts";
import { attempts } from "#server/db/schema/operations.ts";
import { unknownDevice } from "#server/session/login/device.ts";
import { login } from "#server/session/login/login.ts";
import { Passwords } from "#server/session/passwords.ts";
import { test } from "#test/support/fixtures.ts";

test.beforeEach(({ server }) => server.parts.db.delete(attempts));

describe("login", () => {
  test("answers a token as plain text, which opens the profile", async ({ server }) => {
    const client = await server.createClient({ name: "Ayşe", lastName: "Öz" });
    const answer = await server.login(client.userName, client.password);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const me = await server.inject({
      url: "/api/v1/auth/me",
      headers: { authorization: `Bearer ${answer.body}` },
    });
    expect(me.json()).toMatchObject({ name: "Ayşe", lastName: "Öz", roleNames: ["CLIENT"], offers: [] });
  });

  test.for([
    ["in capitals", "ILGIN-INAL"],
    ["in the capitals of a Turkish keyboard", "İLGİN-İNAL"],
    ["in the small letters of a Turkish keyboard", "ılgın-ınal"],
    ["with a capital that a phone writes first", "Ilgin-inal"],
    ["with space that was copied along", " ilgin-inal\u00A0\n"],
    ["with a sign that nobody sees", "\u200Eilgin-inal\u200B"],
  ] as const)("takes a user name %s", async ([, typed], { server, db }) => {
    await db.delete(users).where(eq(users.userName, "ilgin-inal"));
    const { password } = await server.createClient({ userName: "ilgin-inal" });
    expect((await server.login(typed, password)).statusCode).toBe(200);
    expect((await server.login(typed, ` ${password}`)).statusCode).toBe(401);
  });

  test("refuses a wrong password, an unknown user, a locked and an inactive one alike, with one hash each", async ({
    server,
  }) => {
    const known = await server.createClient();
    const locked = await server.createClient({ isLocked: true });
    const inactive = await server.createClient({ isActive: false });
    const tries = [
      [known.userName, "wrong"],
      ["nobody-at-all", known.password],
      [locked.userName, locked.password],
      [inactive.userName, inactive.password],
    ] as const;
    for (const [userName, password] of tries) {
      const before = server.parts.passwords.hashes;
      const answer = await server.login(userName, password, { "accept-language": "en" });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["problem-code"]).toBe("invalid-credentials");
      expect(answer.body).toBe("Invalid username or password.");
      expect(server.parts.passwords.hashes - before).toBe(1);
    }
  });

  test("speaks Turkish unless asked otherwise", async ({ server }) => {
    const answer = await server.login("nobody", "wrong");
    expect(answer.body).toBe("Kullanıcı adı veya şifre hatalı.");
    expect(answer.headers["content-language"]).toBe("tr");
  });

  test("takes a form only, and each field once", async ({ server }) => {
    const json = await server.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { username: "a", password: "b" },
    });
    expect([json.statusCode, json.headers["problem-code"]]).toEqual([415, "unsupported-media-type"]);
    const twice = await server.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "username=a&username=b&password=c",
    });
    expect([twice.statusCode, twice.headers["problem-code"]]).toEqual([400, "invalid-input"]);
  });
});

test("a login under way while the password changes begins no session that outlives the change", async ({
  server,
}) => {
  const { db, clock, settings } = server.parts;
  const client = await server.createClient();
  class Slow extends Passwords {
    override async verify(password: string, hash: string | undefined): Promise<boolean> {
      const right = await super.verify(password, hash);
      await db
        .update(users)
        .set({ passwordHash: await this.hash("another password") })
        .where(eq(users.id, client.userId));
      return right;
    }
  }
  const before = await db.$count(sessions);
  const entering = login(
    { db, clock, settings, passwords: new Slow() },
    { username: client.userName, password: client.password },
    { group: "192.0.2.1", device: unknownDevice, locale: "en" },
  );
  await expect(entering).rejects.toMatchObject({ status: 401, code: "invalid-credentials" });
  expect(await db.$count(sessions)).toBe(before);
});

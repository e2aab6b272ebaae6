import { eq } from "drizzle-orm";
import { describe, expect, vi } from "vitest";
import { users } from "#server/db/schema/people.ts";
import { roomGuests, rooms } from "#server/db/schema/rooms.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { Metrics } from "#server/metrics.ts";
import { newToken } from "#server/session/tokens.ts";
import { Guest, refusalOf } from "./calls.ts";
import { test as base } from "./fixtures.ts";
import { openRoom } from "./open-room.ts";

const lines: string[] = [];
const logger = createLogger("debug", { write: (line) => void lines.push(line) });
const metrics = new Metrics();
const siteOrigin = "https://tinora.example";
const elsewhere = "https://app.example";

const test = base.extend("options", { scope: "file" }, () => ({
  settings: { siteOrigin, secure: true, corsOrigins: [elsewhere] },
  parts: { logger, metrics },
}));

const calls = ["", "/answers", "/password", "/audio/A"] as const;

type Headers = Record<string, string>;

/** Every call of a room, as its own page makes it. */
const callsOf = (guest: Guest, headers: Headers = {}) =>
  calls.flatMap((path) => {
    if (path === "" || path.startsWith("/audio"))
      return (["GET", "HEAD"] as const).map((method) => () => guest.send(path, { method, headers }));
    const payload = path === "/answers" ? { letter: "A", vote: "yes" } : { password: "yanlış" };
    const own = { "sec-fetch-site": "same-origin", ...headers };
    return [() => guest.send(path, { method: "POST", payload, headers: own })];
  });

test("links that open nothing are answered alike, byte for byte, whatever the cause", async ({
  server,
  db,
  voiceIds,
  room,
}) => {
  const draft = async () => {
    const maker = await server.createClient();
    return { maker, ...(await openRoom(server, { makerId: maker.userId, voiceIds })) };
  };
  const [revoked, locked, gone] = [await draft(), await draft(), await draft()];
  const passwordHash = await server.parts.passwords.hash("bir şifre");
  await db
    .update(rooms)
    .set({ revokedAt: server.clock.read(), passwordHash })
    .where(eq(rooms.id, revoked.roomId));
  await db.update(users).set({ isLocked: true }).where(eq(users.id, locked.maker.userId));
  await db.delete(users).where(eq(users.id, gone.maker.userId));
  const altered = `${room.token.slice(0, -1)}${room.token.endsWith("A") ? "B" : "A"}`;
  const tokens = [
    revoked.token,
    locked.token,
    gone.token,
    altered,
    newToken(),
    "x",
    room.token.toLowerCase(),
    `${room.token}A`,
    "y".repeat(500),
    "%F0%9F%8E%99",
  ];
  for (const language of ["tr", "en"]) {
    const told = [];
    for (const token of tokens) {
      const guest = new Guest(server, token);
      guest.cookies.set("guest", newToken());
      for (const call of callsOf(guest, { "accept-language": language })) {
        const { statusCode, rawPayload, headers: got } = await call();
        const { date, "x-request-id": id, ...rest } = got;
        expect([date, id]).not.toContain(undefined);
        told.push(JSON.stringify({ statusCode, body: rawPayload.toString("latin1"), rest }));
        expect([statusCode, got["problem-code"]]).toEqual([410, "room-gone"]);
      }
    }
    // One for calls that have a body and one for HEAD.
    expect(new Set(told).size).toBe(2);
  }
});

const vote = (guest: Guest, headers: Headers, path = "/answers") =>
  guest.send(path, { method: "POST", payload: { letter: "A", vote: "yes" }, headers });

describe("writes", () => {
  test.for<Headers>([
    { "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin", origin: siteOrigin },
    { origin: siteOrigin },
    { origin: "https://called.example", host: "called.example" },
  ])("are taken from our own page: %j", async (headers, { guest }) => {
    await guest.read();
    expect((await vote(guest, headers)).statusCode).toBe(200);
  });

  test.for<Headers>([
    {},
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "cross-site", origin: siteOrigin },
    { origin: elsewhere },
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: `${siteOrigin}.evil.example` },
    { origin: "http://tinora.example" },
  ])("are refused from anywhere else: %j", async (headers, { guest, db, room }) => {
    await guest.read();
    for (const path of ["/answers", "/password"]) {
      const answer = await vote(guest, headers, path);
      expect(refusalOf(answer)).toEqual([403, "forbidden"]);
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
    expect(await db.$count(roomGuests, eq(roomGuests.roomId, room.roomId))).toBe(0);
  });
});

test("no other origin may read or ask first, not one of CORS_ORIGINS either", async ({
  server,
  guest,
  room,
}) => {
  const own = await server.inject({ url: "/api/v1/showcase", headers: { origin: elsewhere } });
  expect(own.headers["access-control-allow-origin"]).toBe(elsewhere);
  for (const call of callsOf(guest, { origin: elsewhere })) {
    const { headers } = await call();
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
  for (const path of calls) {
    const preflight = await server.inject({
      method: "OPTIONS",
      url: `/api/v1/guest/${room.token}${path}`,
      headers: { origin: elsewhere, "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(404);
    expect(preflight.headers["access-control-allow-origin"]).toBeUndefined();
  }
});

test("every answer is nobody's to keep, and cookies go over https alone", async ({ guest }) => {
  const [first, ...others] = callsOf(guest);
  const answers = [await first?.(), ...(await Promise.all(others.map((call) => call())))];
  expect(answers[0]?.headers["set-cookie"]).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  for (const answer of answers) {
    expect(answer?.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(answer?.headers).not.toHaveProperty("etag");
  }
});

test("a session that is sent along changes nothing, not the maker's and not a wrong one", async ({
  server,
  client,
  guest,
}) => {
  const shown = await guest.read();
  const locked = await server.createOwner({ isLocked: true });
  for (const headers of [client.headers, locked.headers, { authorization: "Bearer x" }]) {
    const answer = await guest.send("", { headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, shown]);
  }
});

test("no line of the log and no figure names a token, a cookie, a name or a note", async ({
  server,
  room,
  guest,
}) => {
  lines.splice(0);
  const canary = "kanarya";
  await guest.read();
  await guest.answer({ send: true, name: canary });
  await guest.answer({ noteId: crypto.randomUUID(), letter: "A", seconds: 1, text: canary });
  for (const call of callsOf(guest)) await call();
  await guest.send("/answers", { method: "POST", payload: { [room.token]: 1 } });
  await guest.send("/nothing");
  await server.inject({ method: "DELETE", url: `/api/v1/guest/${room.token}` });
  await server.inject({ url: `/room/${room.token}` });
  const report = {
    "csp-report": {
      "document-uri": `${siteOrigin}/room/${room.token}`,
      "effective-directive": "img-src",
      "blocked-uri": `${siteOrigin}/api/v1/guest/${room.token}`,
    },
  };
  await server.inject({
    method: "POST",
    url: "/api/v1/policy-reports",
    headers: { "content-type": "application/csp-report", referer: `${siteOrigin}/room/${room.token}` },
    payload: JSON.stringify(report),
  });
  // A fault of ours, whose cause is logged.
  const away = vi.spyOn(server.parts.audio, "stat").mockRejectedValue(new Error("the store is away"));
  expect((await guest.audio("A")).statusCode).toBe(500);
  away.mockRestore();
  const served = await metrics.listen("127.0.0.1", 0);
  const figures = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  await served.close();
  const log = lines.join("");
  expect(log).toContain("the store is away");
  expect(log).toContain('"/api/v1/guest/:token/answers"');
  expect(figures).toContain('route="/api/v1/guest/:token/audio/:letter"');
  for (const secret of [room.token, room.roomId, guest.cookies.get("guest") ?? "", canary])
    for (const text of [log, figures]) expect(text).not.toContain(secret);
});

import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { describe, expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";
import { startTestServer } from "#test/support/server.ts";
import { rawAnswers } from "#test/http/raw-answers.ts";

const test = base
  .extend("options", { scope: "file" }, () => ({ settings: { load: { inFlight: 2, delay: 0 } } }))
  .extend("address", { scope: "file" }, ({ origin }) => new URL(origin))
  .extend(
    "openConnections",
    ({ server }) =>
      () =>
        promisify(server.app.server.getConnections.bind(server.app.server))(),
  );

describe("too many calls at once", () => {
  test("are refused with 503 and Retry-After; later ones pass again", async ({ server, origin }) => {
    const { userName, password } = await server.createClient();
    const form = { username: userName, password };
    const call = () =>
      fetch(new URL("/api/v1/auth/login", origin), { method: "POST", body: new URLSearchParams(form) });
    const answers = await Promise.all(Array.from({ length: 30 }, call));
    const shed = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(shed.length).toBeGreaterThan(0);
    for (const { headers } of shed)
      expect([headers.get("problem-code"), headers.get("retry-after")]).toEqual(["overloaded", "2"]);
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect((await call()).status).toBe(200);
  });

  test("do not keep a health check out", async ({ origin }) => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(new URL("/healthz", origin))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test("a few calls at once are taken while the event loop is late, and many again afterwards", async () => {
  const busy = await startTestServer({ settings: { load: { inFlight: 100, delay: 100 } } });
  const statuses = async () => {
    const calls = Array.from({ length: 40 }, () => busy.inject({ url: "/api/v1/auth/me" }));
    return (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  };
  while (!busy.app.isUnderPressure()) {
    const end = performance.now() + 300;
    while (performance.now() < end);
    await nextTurn();
  }
  const late = await statuses();
  expect(late.filter((status) => status === 401)).toHaveLength(12);
  expect(late.filter((status) => status === 503)).toHaveLength(28);
  await expect.poll(() => busy.app.isUnderPressure(), { timeout: 20_000 }).toBe(false);
  expect(new Set(await statuses())).toEqual(new Set([401]));
  await busy.close();
});

describe("bodies that do not arrive", () => {
  test("keep nobody out: they are no calls under way", async ({ origin, address, openConnections }) => {
    const beginning = [
      "POST /api/v1/auth/login HTTP/1.1",
      "host: a",
      "content-type: application/x-www-form-urlencoded",
      "content-length: 100",
      "\r\nusername=",
    ].join("\r\n");
    const sockets = Array.from({ length: 10 }, () => connect(Number(address.port), address.hostname));
    for (const socket of sockets) socket.on("error", () => undefined).write(beginning);
    await expect.poll(openConnections).toBeGreaterThanOrEqual(sockets.length);
    const answers = [];
    for (let nth = 0; nth < 20; nth += 1) answers.push(await fetch(new URL("/api/v1/auth/me", origin)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
    for (const socket of sockets) socket.destroy();
  });
});

describe("a slow socket", () => {
  test("is cut, whether its headers or its body never end", async ({ address }) => {
    const login = "POST /api/v1/auth/login HTTP/1.1\r\nhost: a\r\n";
    const form = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 100\r\n\r\nusername=";
    const port = Number(address.port);
    const answers = await Promise.all([rawAnswers(port, login), rawAnswers(port, login + form)]);
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

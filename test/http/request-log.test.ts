import { expect } from "vitest";
import { createLogger } from "#server/http/logs/logger.ts";
import { test as base } from "#test/support/fixtures.ts";

const lines: string[] = [];
const logger = createLogger("debug", { write: (line) => lines.push(line) });

const test = base.extend("options", { scope: "file" }, () => ({ parts: { logger } }));

test("a call is one line of allowed fields", async ({ server }) => {
  lines.length = 0;
  const owner = await server.createOwner();
  await server.inject({ url: "/api/v1/clients/somebody/liked-voices?x=1", headers: owner.headers });
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? "") as Record<string, unknown>;
  expect(Object.keys(line).toSorted()).toEqual([
    "level",
    "method",
    "milliseconds",
    "msg",
    "problem",
    "reqId",
    "route",
    "status",
    "time",
  ]);
  expect(line["route"]).toMatch(/^\/api\/v1\/clients\/:\w+\/liked-voices$/);
});

const read = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);

test("that somebody came in, that somebody was kept out and why can be told from the lines, and not who", async ({
  server,
}) => {
  const owner = await server.createOwner();
  const client = await server.createClient();
  read();
  await server.login(client.userName, client.password);
  await server.login(client.userName, "wrong");
  await server.inject({ url: "/api/v1/team", headers: client.headers });
  await server.inject({ url: "/api/v1/offers" });
  await server.inject({ url: "/api/v1/offers?page=x", headers: owner.headers });
  const told = read().map(({ route, status, problem }) => ({ route, status, problem }));
  const [login, team, offers] = ["/api/v1/auth/login", "/api/v1/team", "/api/v1/offers"];
  expect(told).toEqual([
    { route: login, status: 200 },
    { route: login, status: 401, problem: "invalid-credentials" },
    { route: team, status: 403, problem: "forbidden" },
    { route: offers, status: 401, problem: "not-signed-in" },
    { route: offers, status: 400, problem: "invalid-page" },
  ]);
});

test("no name, password, token, address or text of a call stands in any line", async ({ server }) => {
  lines.length = 0;
  const canary = "kanarya";
  const owner = await server.createOwner({ userName: `${canary}-owner`, name: canary });
  const headers = {
    ...owner.headers,
    "accept-language": canary,
    "user-agent": canary,
    cookie: canary,
    referer: `https://${canary}.example`,
    "x-forwarded-for": canary,
    "if-match": canary,
    "idempotency-key": canary,
  };
  const calls = [
    { url: `/api/v1/clients/${canary}/liked-voices` },
    { url: `/api/v1/voice-artists/names/${canary}` },
    { url: `/${canary}?${canary}=${canary}` },
    { url: `/api/v1/voices?${canary}=1` },
    { url: `/audio/${canary}` },
    { url: `/api/v1/clients/%zz${canary}/liked-voices` },
    { method: "POST" as const, url: "/api/v1/clients", payload: { name: canary, lastName: canary } },
    { method: "POST" as const, url: "/api/v1/clients", payload: { [canary]: canary } },
    { method: "POST" as const, url: "/api/voice-request", payload: { fullName: canary } },
    {
      method: "POST" as const,
      url: "/api/v1/auth/password",
      payload: { currentPassword: canary, newPassword: canary },
    },
  ];
  for (const call of calls) await server.inject({ ...call, headers });
  await server.login(`${canary}-owner`, canary);
  await server.inject({ url: "/healthz", headers: { ...headers, authorization: `Bearer ${canary}` } });
  expect(lines.length).toBeGreaterThanOrEqual(calls.length);
  const log = lines.join("");
  expect(log).not.toContain(canary);
  expect(log).not.toContain(owner.token);
  expect(log).not.toContain("127.0.0.1");
});

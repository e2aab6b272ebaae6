import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { backupName } from "#server/backup/rotation.ts";
import { Metrics } from "#server/metrics.ts";
import { addOperationFigures } from "#server/operation-figures.ts";
import { test as base } from "#test/support/fixtures.ts";
import { requestOf } from "#test/voice-requests/request.ts";

const metrics = new Metrics();
const connections = () => ({ open: 3, idle: 2, waiting: 1 });
const test = base.extend("options", { scope: "file" }, () => ({ parts: { metrics } }));

test("calls are counted by route, and nobody's name becomes a label", async ({ server, owner }) => {
  const served = await metrics.listen("127.0.0.1", 0);
  await server.inject({ url: "/api/v1/clients/kanarya-adi/liked-voices", headers: owner.headers });
  await server.inject({ url: "/kanarya-yolu" });
  const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain(
    'tinora_http_requests_total{method="GET",route="/api/v1/clients/:id/liked-voices",status="404"} 1',
  );
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect(text).not.toContain("kanarya");
  expect((await fetch(`http://127.0.0.1:${served.port}/`)).status).toBe(404);
  // The public address knows nothing of them.
  expect((await server.inject({ url: "/metrics" })).statusCode).toBe(404);
  await served.close();
});

test("what an operator looks after stands there too", async ({ server, folder, client }) => {
  const watched = new Metrics();
  const { clock } = server;
  const config = { backupDir: folder, hourlyBackups: true, smtpUrl: "smtp://127.0.0.1" };
  addOperationFigures(watched, { ...server.parts, config, connections });
  watched.mailRefused();
  await mkdir(join(folder, backupName(new Date(clock.read().getTime() - 60_000))));
  await mkdir(join(folder, backupName(new Date(clock.read().getTime() + 86_400_000))));
  const request = await server.inject({
    method: "POST",
    url: "/api/voice-request",
    payload: requestOf({}),
  });
  expect(request.statusCode).toBe(200);
  await server.login(client.userName, "wrong");
  await server.parts.clockWatch.check();
  clock.jump(24 * 60);
  await server.parts.clockWatch.check();
  clock.jump(-24 * 60);
  const served = await watched.listen("127.0.0.1", 0);
  const text = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
  await served.close();
  for (const line of [
    "tinora_clock_jumps 1",
    "tinora_backup_age_seconds 60",
    'tinora_mails{kind="waiting"} 1',
    'tinora_mails{kind="heldByDay"} 0',
    'tinora_mails{kind="heldBySender"} 0',
    "tinora_mails_refused_total 1",
    'tinora_database_connections{kind="open"} 3',
    'tinora_database_connections{kind="idle"} 2',
    'tinora_database_connections{kind="waiting"} 1',
  ])
    expect(text).toContain(`${line}\n`);
  const calls = await metrics.listen("127.0.0.1", 0);
  const counted = await (await fetch(`http://127.0.0.1:${calls.port}/metrics`)).text();
  await calls.close();
  expect(counted).toContain('tinora_logins_refused_total{problem="invalid-credentials"} 1\n');
});

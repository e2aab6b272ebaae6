import { expect } from "vitest";
import { Metrics } from "#server/metrics.ts";
import { test as base } from "#test/support/fixtures.ts";

const metrics = new Metrics();
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

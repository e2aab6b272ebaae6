import { Agent, request } from "node:http";
import { expect } from "vitest";
import { test } from "#test/support/built/fixtures.ts";

interface Answered {
  status: number;
  connection: string | undefined;
}

const ask = (agent: Agent, url: string) =>
  new Promise<Answered>((resolve, reject) => {
    const sent = request(url, { agent }, (answer) => {
      answer.resume().once("end", () => {
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection });
      });
    });
    sent.once("error", reject).end();
  });

test("a caller on a kept connection is told that it ends, and never cut off", async ({
  filledData,
  start,
}) => {
  const server = await start({ DATA_DIR: filledData });
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let stopped: Promise<number | null> | undefined;
  // Each asks again and again over its one connection until it is told to leave.
  const callers = agents.map(async (agent, nth) => {
    for (let asked = 0; ; asked += 1) {
      const answer = await ask(agent, `${server.origin}/healthz`);
      expect(answer.status).toBe(200);
      if (answer.connection === "close") return;
      if (nth === 0 && asked === 20) stopped = server.stop("SIGTERM");
    }
  });
  await Promise.all(callers);
  expect(await stopped).toBe(0);
  for (const agent of agents) agent.destroy();
});

test("a start behind a proxy without TRUST_PROXY says so", async ({ filledData, start }) => {
  const behind = { DATA_DIR: filledData, DEMO: "public", SITE_URL: "https://tinora.example" };
  const server = await start(behind);
  await expect.poll(() => server.output()).toContain("TRUST_PROXY is not set");
  await server.stop();
  const told = await start({ ...behind, TRUST_PROXY: "127.0.0.1" });
  expect(told.output()).not.toContain("TRUST_PROXY");
});

import { expect } from "vitest";
import { createLogger } from "#server/http/logs/logger.ts";
import { test as base } from "#test/support/fixtures.ts";

const lines: string[] = [];
const logger = createLogger("warn", { write: (line) => void lines.push(line) });

const test = base
  .extend("options", { scope: "file" }, () => ({ parts: { logger } }))
  .extend("send", ({ server }) => async (report: unknown, type = "application/csp-report") => {
    const policy = String((await server.inject({ url: "/" })).headers["content-security-policy"]);
    const url = policy.split("; ").find((part) => part.startsWith("report-uri "));
    return server.inject({
      method: "POST",
      url: url?.split(" ")[1] ?? "none",
      headers: { "content-type": type },
      payload: JSON.stringify(report),
    });
  });

const logged = () =>
  lines.splice(0).map((line) => {
    const { msg, directive, blocked } = JSON.parse(line) as Record<string, unknown>;
    return { msg, directive, blocked };
  });

test("what a browser stopped on a page becomes a line of the log, in words of ours alone", async ({
  send,
}) => {
  const canary = "kanarya";
  const report = {
    "document-uri": `https://tinora.example/panel?${canary}`,
    referrer: canary,
    "violated-directive": `script-src ${canary}`,
    "original-policy": canary,
    "blocked-uri": `https://${canary}.example/${canary}.js`,
    "script-sample": canary,
    disposition: "enforce",
  };
  expect((await send({ "csp-report": report })).statusCode).toBe(204);
  expect(
    (await send({ "csp-report": { "effective-directive": canary, "blocked-uri": canary } })).statusCode,
  ).toBe(204);
  expect(
    (await send({ "csp-report": { "effective-directive": "style-src-attr", "blocked-uri": "inline" } }))
      .statusCode,
  ).toBe(204);
  expect(lines.join("")).not.toContain(canary);
  const msg = "content policy violated";
  expect(logged()).toEqual([
    { msg, directive: "script-src", blocked: "https" },
    { msg, directive: "other", blocked: "other" },
    { msg, directive: "style-src-attr", blocked: "inline" },
  ]);
});

test("a flood of reports is twenty lines a minute", async ({ server, send }) => {
  server.clock.forward(1);
  for (let nth = 0; nth < 30; nth += 1) await send({ "csp-report": {} });
  expect(logged()).toHaveLength(20);
  server.clock.forward(1);
  await send({ "csp-report": {} });
  expect(logged()).toHaveLength(1);
});

test.for([
  ["another type", { "csp-report": {} }, "application/json", 415],
  ["no report", { report: 1 }, "application/csp-report", 400],
  ["a report of 17 kB", { "csp-report": { x: "x".repeat(17_000) } }, "application/csp-report", 413],
] as const)("%s is refused", async ([_what, report, type, status], { send }) => {
  expect((await send(report, type)).statusCode).toBe(status);
  expect(logged()).toEqual([]);
});

test("no name that a report made up comes back, whatever it is made of", async ({ send }) => {
  for (const name of ["\u011f\n", "", "x".repeat(30)]) {
    const answer = await send({ "csp-report": { "blocked-uri": "inline" }, [name]: ["\ud800"] });
    expect([answer.statusCode, answer.headers["problem-errors"]]).toEqual([400, undefined]);
  }
});

import { expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend("options", { scope: "file" }, () => ({
  settings: { siteOrigin: "https://tinora.example", corsOrigins: ["https://app.example"] },
}));

const cases: [what: string, headers: Record<string, string>, status: number][] = [
  ["no browser at all", {}, 200],
  ["a page of the site", { "sec-fetch-site": "same-origin", origin: "https://tinora.example" }, 200],
  ["the site by another of its names", { "sec-fetch-site": "same-origin", origin: "http://a.local" }, 200],
  ["an allowed origin", { "sec-fetch-site": "cross-site", origin: "https://app.example" }, 200],
  ["the public origin of a server behind a proxy", { origin: "https://tinora.example" }, 200],
  ["the host that was called, of an old browser", { origin: "http://localhost", host: "localhost" }, 200],
  ["a foreign page", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
  ["a neighbour's page", { "sec-fetch-site": "same-site", origin: "https://evil.tinora.example" }, 403],
  ["a foreign page of an old browser", { origin: "https://evil.example" }, 403],
  ["a page without an origin", { "sec-fetch-site": "cross-site", origin: "null" }, 403],
  ["a page without an origin of an old browser", { origin: "null" }, 403],
  ["a foreign page that hides its origin", { "sec-fetch-site": "cross-site" }, 403],
];

test.for(cases)("a login sent by %s", async ([, headers, status], { server, client }) => {
  const answer = await server.login(client.userName, client.password, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["problem-code"]).toBe(status === 403 ? "forbidden" : undefined);
});

test("a refused one costs no hash and counts as no failure", async ({ server, client }) => {
  const before = server.parts.passwords.hashes;
  for (let nth = 0; nth < 8; nth += 1)
    await server.login(client.userName, "wrong", { "sec-fetch-site": "cross-site" });
  expect(server.parts.passwords.hashes).toBe(before);
  expect((await server.login(client.userName, client.password)).statusCode).toBe(200);
});

import { expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";
import { startTestServer } from "#test/support/server.ts";

const test = base.extend("options", { scope: "file" }, () => ({
  settings: { securityContact: "mailto:security@tinora.example", siteOrigin: "https://tinora.example" },
}));

const url = "/.well-known/security.txt";

test("security.txt names whom to tell of a weakness, and ends within a year", async ({ server }) => {
  const answer = await server.inject({ url });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = new Map(
    answer.body
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:security@tinora.example");
  expect(fields.get("Canonical")).toBe(`https://tinora.example${url}`);
  expect(fields.get("Preferred-Languages")).toBe("tr, en");
  const days = (Date.parse(fields.get("Expires") ?? "") - server.parts.clock().getTime()) / 86_400_000;
  expect(days).toBe(180);
});

test("without a contact there is none", async () => {
  const plain = await startTestServer();
  expect((await plain.inject({ url })).statusCode).toBe(404);
  await plain.close();
});

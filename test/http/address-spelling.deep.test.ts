import { expect } from "vitest";
import { dataPolicy } from "#server/http/headers/content-policy.ts";
import { test as base } from "#test/support/fixtures.ts";
import { startTestServer } from "#test/support/server.ts";
import { rawAnswers } from "./raw-answers.ts";

// One call of the API each, and one that reaches nothing below it.
const spellings = [
  "/api/v1/voices",
  "/%61pi/v1/voices",
  "/a%70%69/v1/%76oices",
  "http://somewhere.example/api/v1/voices",
  "https://somewhere.example/%61pi/v1/voices",
  "/%61pi/nothing",
];

const test = base.extend(
  "ask",
  ({ origin }) =>
    (target: string, headers = "") =>
      rawAnswers(
        Number(new URL(origin).port),
        `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`,
      ),
);

test.for(spellings)("%s has the API's policy, and no cache keeps its answer", async (target, { ask }) => {
  const answer = (await ask(target)).toLowerCase();
  expect(answer).toMatch(/^http\/1\.1 40[14] /);
  expect(answer).toContain(`content-security-policy: ${dataPolicy}\r\n`);
  expect(answer).toContain("cache-control: no-store\r\n");
});

test("an unknown sound has the policy of data too", async ({ ask }) => {
  for (const target of ["/%61udio/none.mp3", "/audio/a/b/c"]) expect(await ask(target)).toContain(dataPolicy);
});

test("the cap on calls holds for each", async () => {
  const full = await startTestServer({ settings: { load: { inFlight: 0, delay: 0 } } });
  const port = Number(new URL(await full.listen()).port);
  for (const target of spellings) {
    const answer = await rawAnswers(port, `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(`${target}: ${answer}`).toMatch(/: HTTP\/1\.1 503 /);
  }
  await full.close();
});

test("an address of data that cannot be read carries the security headers all the same", async ({ ask }) => {
  const answer = await ask("/api/%zz");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.toLowerCase()).toContain("x-content-type-options: nosniff");
  expect(answer.toLowerCase()).toContain("cache-control: no-store");
});

import { describe, expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";
import { rawAnswers } from "#test/http/raw-answers.ts";

const test = base.extend("port", { scope: "file" }, async ({ server }) =>
  Number(new URL(await server.listen()).port),
);

const head = "POST /api/voice-request HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
const second = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";

describe("a message whose end could be read in two ways", () => {
  test.for([
    ["two lengths", `${head}content-length: 2\r\ncontent-length: 0\r\n\r\n{}${second}`],
    [
      "a length and chunks",
      `${head}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
    ],
    ["a coding that is none", `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${second}`],
    ["space before the colon", `${head}transfer-encoding : chunked\r\n\r\n0\r\n\r\n${second}`],
    ["chunks that end in LF alone", `${head}transfer-encoding: chunked\r\n\r\n2\n{}\n0\n\n${second}`],
    [
      "lines that end in LF alone",
      `POST /api/voice-request HTTP/1.1\nhost: a\ncontent-length: 2\n\n{}${second}`,
    ],
  ] as const)("by %s is refused, and nothing after it is read", async ([_what, sent], { port }) => {
    const answers = await rawAnswers(port, sent);
    expect(answers).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });
});

test.for(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS"] as const)(
  "%s does nothing here",
  async (method, { server }) => {
    const canary = "kanarya";
    const answer = await server.inject({
      method: method as "PUT",
      url: "/api/v1/auth/me",
      headers: { "x-canary": canary },
    });
    expect(answer.statusCode).toBe(/TRACE|OPTIONS/.test(method) ? 404 : 405);
    expect(answer.payload + JSON.stringify(answer.headers)).not.toContain(canary);
  },
);

test("text says its characters, wherever there is a body", async ({ server }) => {
  const { headers } = await server.createOwner();
  const urls = ["/healthz", "/readyz", "/nothing", "/api/openapi.json", "/api/docs/", "/api/v1/auth/me"];
  const types = await Promise.all(
    urls.map(async (url) => (await server.inject({ url, headers })).headers["content-type"]),
  );
  expect(types.filter((type) => !String(type).endsWith("; charset=utf-8"))).toEqual([]);
});

import { describe, expect } from "vitest";
import { problemCodes } from "#contract/problem.ts";
import { problemSentences } from "#server/http/problems/problem-sentences.ts";
import { say } from "#server/http/language/sentences.ts";
import { test as base } from "#test/support/fixtures.ts";

const test = base.extend(
  "post",
  ({ server, owner }) =>
    (payload: string | Buffer, contentType = "application/json") =>
      server.inject({
        method: "POST",
        url: "/api/v1/clients",
        headers: { ...owner.headers, "content-type": contentType, "accept-language": "en" },
        payload,
      }),
);

describe("a refusal", () => {
  test.for([
    ["no JSON", "{", 400, "invalid-input"],
    ["nothing", "", 400, "invalid-input"],
    ["a list", "[]", 400, "invalid-input"],
    ["a missing field", '{"name":"A"}', 400, "invalid-input"],
    ["an unknown field", '{"name":"A","lastName":"B","role":"OWNER"}', 400, "invalid-input"],
    ["a wrong type", '{"name":1,"lastName":"B"}', 400, "invalid-input"],
    ["null for a text", '{"name":null,"lastName":"B"}', 400, "invalid-input"],
    ["a NUL", String.raw`{"name":"a\u0000b","lastName":"B"}`, 400, "invalid-input"],
    ["half a surrogate pair", String.raw`{"name":"a\ud800","lastName":"B"}`, 400, "invalid-input"],
    ["a poisoned prototype", '{"__proto__":{"x":1},"name":"A","lastName":"B"}', 400, "invalid-input"],
    ["a deep body", "[".repeat(30_000), 400, "invalid-input"],
    ["a huge body", `"${"x".repeat(65 * 1024)}"`, 413, "body-too-large"],
  ] as const)("of %s is a sentence with a code", async ([_what, payload, status, code], { post }) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([status, code]);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body).toMatch(/^[A-Z].*[.:]|: [\w/ ,]+$/);
    expect(answer.body).not.toMatch(/\bat \/|node_modules|Error/);
  });

  test("names the field that is wrong", async ({ post }) => {
    const answer = await post('{"name":"A","lastName":"B","role":"OWNER"}');
    expect(answer.body).toBe("Some of the data sent is not valid: role");
  });

  test.for([
    ["missing", '{"name":"A"}', [{ pointer: "#/lastName", code: "required" }]],
    [
      "empty, of another type",
      '{"name":"","lastName":1}',
      [
        { pointer: "#/name", code: "required" },
        { pointer: "#/lastName", code: "malformed" },
      ],
    ],
    [
      "too long",
      JSON.stringify({ name: "A", lastName: "x".repeat(101) }),
      [{ pointer: "#/lastName", code: "too-long" }],
    ],
    [
      "no text that is stored",
      String.raw`{"name":"a\u0000b","lastName":"B"}`,
      [{ pointer: "#/name", code: "malformed" }],
    ],
    [
      "a name of controls",
      String.raw`{"name":"A","lastName":"a\u202eb"}`,
      [{ pointer: "#/lastName", code: "invalid-name" }],
    ],
  ] as const)("says to programs which fields are %s", async ([_what, payload, fields], { post }) => {
    expect(JSON.parse(String((await post(payload)).headers["problem-errors"]))).toEqual(fields);
  });

  test.for(['{"name":"A","lastName":"B","<b>x</b>":1}', "[]", "{", '{"name":"A"'])(
    "of %s names no field to programs, least of all one that the caller made up",
    async (payload, { post }) => {
      const answer = await post(payload);
      expect([answer.statusCode, answer.headers["problem-errors"]]).toEqual([400, undefined]);
    },
  );

  test.for([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "text/html",
  ])("of %s is 415: this route reads JSON only", async (contentType, { post }) => {
    const answer = await post('{"name":"A","lastName":"B"}', contentType);
    expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([415, "unsupported-media-type"]);
  });

  test.for(["APPLICATION/JSON", "application/json ;charset=utf-8", " application/json\t"])(
    "reads %j as JSON and still checks it",
    async (contentType, { post }) => {
      expect((await post('{"name":1}', contentType)).headers["problem-code"]).toBe("invalid-input");
    },
  );

  test("of an address that nobody has is 404 with a sentence in the caller's language", async ({
    server,
  }) => {
    const [english, turkish] = await Promise.all([
      server.inject({ url: "/api/v1/nothing", headers: { "accept-language": "en" } }),
      server.inject({ url: "/api/v1/nothing" }),
    ]);
    expect([english.statusCode, english.headers["problem-code"], english.body]).toEqual([
      404,
      "not-found",
      "This address does not exist.",
    ]);
    expect([turkish.headers["content-language"], turkish.body]).toEqual(["tr", "Böyle bir adres yok."]);
    expect(turkish.headers["vary"]).toContain("Accept-Language");
  });

  test.for([
    "/api/v1/clients/%00/liked-voices",
    "/api/v1/clients/a%00b/liked-voices",
    "/api/v1/clients/%zz/liked-voices",
    `/api/v1/clients/${"x".repeat(5000)}/liked-voices`,
  ])("of the path %.60s is no fault of the server", async (url, { server, owner }) => {
    const answer = await server.inject({ url, headers: owner.headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers["problem-code"]).toBeDefined();
  });
});

describe("the sentences", () => {
  test.each(problemCodes)("%s has one in both languages", (code) => {
    const values = { where: "x", field: "x", least: 1, most: 1 };
    const [turkish, english] = [
      say("tr", problemSentences[code], values),
      say("en", problemSentences[code], values),
    ];
    for (const sentence of [turkish, english]) {
      expect(sentence.length).toBeGreaterThan(10);
      expect(sentence).not.toMatch(/[{}]|problem\./);
    }
    expect(turkish).not.toBe(english);
  });
});

import { globSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { OfferAct } from "#contract/offers/offer-events.ts";
import { ProductionAct } from "#contract/productions/acts.ts";
import { describeRepeat } from "#server/http/docs/complete.ts";
import { contractSchemas } from "#server/http/docs/contract-schemas.ts";
import { test as base } from "#test/support/fixtures.ts";
import { clientOf, type ApiDocument } from "./document-client.ts";

const agreed = [
  ["post", "/api/v1/auth/login"],
  ["get", "/api/v1/auth/me"],
  ["post", "/api/v1/clients"],
  ["post", "/api/v1/clients/update/{clientName}"],
  ["get", "/api/v1/clients/{id}/liked-voices"],
  ["post", "/api/v1/voice-artists"],
  ["post", "/api/v1/voice-artists/update/{artistName}"],
  ["get", "/api/v1/voice-artists/names"],
  ["get", "/api/v1/voice-artists/names/{name}"],
  ["get", "/api/v1/voices"],
  ["post", "/api/voice-request"],
] as const;

const test = base
  .extend("document", { scope: "file" }, async ({ server }) => {
    server.app.swagger(); // throws what nothing is said of, where the answer would be a bare 500
    return (await server.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
  })
  .extend("call", { scope: "file" }, ({ server, document }) => clientOf(server, document));

test("the API document holds every call that other applications rely on", async ({
  document: { openapi, paths },
}) => {
  expect(openapi).toBe("3.1.0");
  const described = agreed.map(([method, path]) => {
    const call = paths[path]?.[method];
    return [path, call !== undefined, call?.security.length === 1];
  });
  const open = ["/api/v1/auth/login", "/api/voice-request"];
  expect(described).toEqual(agreed.map(([, path]) => [path, true, !open.includes(path)]));
});

test("a schema of every module of the contract can have its name in the document", async () => {
  const named = new Set(contractSchemas().map(([, schema]) => schema));
  const files = globSync("contract/**/*.ts");
  expect(files).toContain("contract/offers/offers.ts");
  for (const file of files) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const shapes = Object.values(exported).filter((value) => Object(value).properties !== undefined);
    expect([file, shapes.filter((shape) => !named.has(shape as object))]).toEqual([file, []]);
  }
});

test("the page of the API has a policy of its own; no other page allows inline styles", async ({
  server,
}) => {
  const docs = await server.inject({ url: "/api/docs/" });
  expect(docs.statusCode).toBe(200);
  expect(docs.headers["content-security-policy"]).toContain("style-src 'self' 'unsafe-inline'");
  expect(docs.headers["content-security-policy"]).not.toMatch(/script-src[^;]*unsafe/);
});

test("health checks answer everyone", async ({ server }) => {
  expect((await server.inject({ url: "/healthz" })).body).toBe("up");
  expect((await server.inject({ url: "/readyz" })).body).toBe("ready");
});

test("every call has a name of its own, a summary, its security, and refusals with an explanation", ({
  document,
}) => {
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  for (const { summary, security, requestBody, responses } of calls) {
    expect([summary, Array.isArray(security)]).toEqual([expect.stringMatching(/./), true]);
    const statuses = Object.keys(responses);
    const expected = [
      // A guest may come without a cookie.
      ...(security.length > 0 && security.every((scheme) => "bearer" in scheme) ? ["401"] : []),
      ...(requestBody ? ["400", "413", "415"] : []),
      "503",
    ];
    expect(statuses).toEqual(expect.arrayContaining(expected));
    expect(statuses.some((status) => status.startsWith("2"))).toBe(true);
    for (const { description } of Object.values(responses)) expect(description).not.toBe("");
  }
});

test("what the contract names stands once, under its name, and bodies and pages are all named", ({
  document,
}) => {
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(["Voice", "VoicePage", "Profile", "AnyAct"]));
  const inline = JSON.stringify(document.paths).match(/"voiceArtistName"/g) ?? [];
  expect(inline).toEqual([]);
  const unnamed = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, requestBody }) => {
      const { schema } = (requestBody?.content?.["application/json"] ?? { schema: { $ref: "" } }) as {
        schema: { $ref?: string };
      };
      return schema.$ref === undefined ? [operationId] : [];
    });
  expect(unnamed).toEqual([]);
  expect(schemas["AnyAct"]?.discriminator).toEqual({
    propertyName: "kind",
    mapping: Object.fromEntries(
      [...OfferAct.anyOf, ...ProductionAct.anyOf].map(({ properties: { kind } }) => [
        kind.const,
        `#/components/schemas/AnyAct${kind.const.replace(/^./, (first) => first.toUpperCase())}`,
      ]),
    ),
  });
  expect(schemas["Passkey"]?.properties?.["lastUsedAt"]).toBeDefined();
  expect(schemas["Passkey"]?.properties?.["createdAt"]?.format).toBe("date-time");
});

test("every parameter and field is described, and the field that no person sees is not listed", ({
  document,
}) => {
  const parameters = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters: some = [] }) => some);
  expect(parameters.length).toBeGreaterThan(100);
  for (const { name, description } of parameters)
    expect([name, description]).toEqual([name, expect.stringMatching(/./)]);
  for (const [name, { properties = {} }] of Object.entries(document.components.schemas))
    for (const [field, { description }] of Object.entries(properties))
      expect([name, field, description]).toEqual([name, field, expect.stringMatching(/./)]);
  expect(document.components.schemas).toHaveProperty("SubmittedVoiceRequest");
  expect(JSON.stringify(document)).not.toContain('"website"');
});

test("every write says what sending it once more does", ({ document }) => {
  const writes = Object.values(document.paths).flatMap((methods) =>
    Object.entries(methods).filter(([method]) => method === "post" || method === "put"),
  );
  expect(writes.length).toBeGreaterThan(50);
  for (const [, { operationId, description, parameters = [] }] of writes) {
    const isKeyed = parameters.some(({ name }) => name === "idempotency-key");
    const said = isKeyed
      ? /^Sent once more with the same `Idempotency-Key`/
      : /^Sent once more, it |^Sent once more, a /;
    expect([operationId, description]).toEqual([operationId, expect.stringMatching(said)]);
  }
});

test("there is no document while a write is silent about that, or says two things", () => {
  const keyed = { parameters: [{ name: "idempotency-key", in: "header" }] };
  expect(() => describeRepeat("post /api/v1/things", {}, undefined)).toThrow(/post \/api\/v1\/things/);
  expect(() => describeRepeat("post /api/v1/things", keyed, "it changes nothing")).toThrow(/things/);
  expect(describeRepeat("get /api/v1/things", {}, undefined)).toBeUndefined();
  expect(describeRepeat("delete /api/v1/things", {}, undefined)).toBeUndefined();
});

test("a client that follows the document logs in and reads every kind of answer", async ({
  call,
  client,
  owner,
}) => {
  const login = await call("logIn", { body: { username: client.userName, password: client.password } });
  expect(login).toEqual({ status: 200, data: expect.stringMatching(/^[\w-]{43}$/) });
  const token = String(login.data);
  const profile = await call("getProfile", { token });
  expect(profile.data).toMatchObject({ userName: client.userName });
  const params = { clientName: client.userName };
  const liked = await call("updateClient", { token, params, body: { likedVoiceMp3s: [] } });
  expect(liked.status).toBe(200);
  const refused = await call("updateClient", { token, params, body: { name: "Other" } });
  expect(refused).toMatchObject({ status: 403, data: { code: "field-not-yours" } });
  const wrong = await call("logIn", { body: { username: client.userName, password: "wrong" } });
  expect(wrong).toMatchObject({ status: 401, data: expect.stringMatching(/./) });
  expect((await call("listVoices", { token, query: "?page=x" })).status).toBe(400);
  expect((await call("listVoices", { token })).status).toBe(200);
  expect((await call("createClient", { token, body: { name: "A", lastName: "B" } })).status).toBe(403);
  expect((await call("getVoiceArtist", { token: owner.token, params: { name: "none" } })).status).toBe(404);
  expect((await call("getAudio", { params: { file: "none.mp3" } })).status).toBe(404);
  expect((await call("isUp")).data).toBe("up");
  expect((await call("isReady")).data).toBe("ready");
  expect((await call("logOut", { token })).status).toBe(204);
  expect((await call("getProfile", { token })).status).toBe(401);
});

test.for([null, [], "text", 7])(
  "a client update that is %j is refused, and the sentence names a place",
  async (body, { call, client, owner }) => {
    const params = { clientName: client.userName };
    for (const { token } of [client, owner]) {
      const answer = await call("updateClient", {
        token,
        params,
        body,
        headers: { "accept-language": "en" },
      });
      const message = "Some of the data sent is not valid: body";
      expect(answer).toEqual({ status: 400, data: { code: "invalid-input", message } });
    }
  },
);

test("a refused place is never empty", async ({ server, owner }) => {
  for (const payload of ["null", "[]", '{"":1}', '{" ":1}', '{"name":"A","lastName":"B"," \\u200b":1}']) {
    const answer = await server.inject({
      method: "POST",
      url: "/api/v1/clients",
      headers: { ...owner.headers, "content-type": "application/json", "accept-language": "en" },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toMatch(/^Some of the data sent is not valid: \S/);
  }
});

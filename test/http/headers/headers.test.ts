import type { ApiDocument } from "#test/http/document-client.ts";
import { describe, expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";

const test = base.extend("secure", { scope: "file" }, async ({}, { onCleanup }) => {
  const settings = { secure: true, corsOrigins: ["https://app.example"] };
  const secure = await startTestServer({ settings });
  onCleanup(() => secure.close());
  return secure;
});

const policy = async (server: TestServer) =>
  String((await server.inject({ url: "/nothing" })).headers["content-security-policy"]).split("; ");

const ask = (server: TestServer, origin: string) =>
  server.inject({ url: "/api/v1/voices", headers: { origin, authorization: "Bearer x" } });

describe("every answer", () => {
  test.for(["/api/v1/voices", "/audio/none.mp3", "/nothing", "/healthz", "/api/docs/"])(
    "%s may load no plugin, be no other base, and stand in no frame",
    async (url, { server }) => {
      const directives = String((await server.inject({ url })).headers["content-security-policy"]).split(
        /; ?/,
      );
      expect(directives).toEqual(
        expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
      );
    },
  );

  test.for(["/api/v1/voices", "/audio/none.mp3", "/nothing", "/healthz"])(
    "%s carries the security headers",
    async (url, { server }) => {
      const { headers } = await server.inject({ url });
      expect(headers).toMatchObject({
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  test("tells the browser to stay on https, only where the site is", async ({ server, secure }) => {
    expect((await server.inject({ url: "/" })).headers["strict-transport-security"]).toBeUndefined();
    expect((await secure.inject({ url: "/" })).headers["strict-transport-security"]).toBe(
      "max-age=63072000; includeSubDomains",
    );
  });

  test("has an id, or the one that a proxy gave", async ({ server }) => {
    expect((await server.inject({ url: "/healthz" })).headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    const given = await server.inject({ url: "/healthz", headers: { "x-request-id": "proxy-12345678" } });
    expect(given.headers["x-request-id"]).toBe("proxy-12345678");
    const forged = await server.inject({ url: "/healthz", headers: { "x-request-id": 'a"}\\n{"level":60' } });
    expect(forged.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });
});

describe("pages", () => {
  test("run only their own scripts, and none that text could become", async ({ server, secure }) => {
    const directives = await policy(server);
    expect(directives).toContain("script-src 'self'");
    expect(directives).toContain("media-src 'self' https: http: blob:");
    expect(await policy(secure)).toContain("media-src 'self' https: blob:");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives.join()).not.toMatch(/unsafe|\*/);
  });

  test("upgrade insecure requests only over https", async ({ server, secure }) => {
    expect(await policy(server)).not.toContain("upgrade-insecure-requests");
    expect(await policy(secure)).toContain("upgrade-insecure-requests");
  });
});

describe("another origin", () => {
  test("that is allowed may read the answer and the headers it decides by", async ({ secure }) => {
    const { headers } = await ask(secure, "https://app.example");
    expect(headers["access-control-allow-origin"]).toBe("https://app.example");
    const exposed = String(headers["access-control-expose-headers"]).toLowerCase();
    for (const name of ["etag", "problem-code", "problem-errors", "retry-after"])
      expect(exposed).toContain(name);
    expect(headers["vary"]).toContain("Origin");
  });

  test("may send what the application sends", async ({ secure }) => {
    const { headers, statusCode } = await secure.inject({
      method: "OPTIONS",
      url: "/api/v1/clients/update/a",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,if-match,idempotency-key",
      },
    });
    expect(statusCode).toBe(204);
    expect(String(headers["access-control-allow-headers"])).toContain("if-match");
  });

  test("may make every call of the API’s document", async ({ secure }) => {
    const { paths } = (await secure.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
    const methods = new Set(Object.values(paths).flatMap((calls) => Object.keys(calls)));
    const { headers } = await secure.inject({
      method: "OPTIONS",
      url: "/api/v1/uploads/a",
      headers: { origin: "https://app.example", "access-control-request-method": "PUT" },
    });
    const allowed = String(headers["access-control-allow-methods"]).toLowerCase();
    expect(allowed.split(", ")).toEqual(expect.arrayContaining([...methods]));
  });

  test("that is not allowed gets no permission", async ({ secure, server }) => {
    expect((await ask(secure, "https://evil.example")).headers["access-control-allow-origin"]).not.toBe(
      "https://evil.example",
    );
    expect((await ask(server, "https://app.example")).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

import { expect } from "vitest";
import { test } from "#test/support/fixtures.ts";

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

test("the API document holds every call that other applications rely on", async ({ server }) => {
  const answer = await server.inject({ url: "/api/openapi.json" });
  const { openapi, paths } = answer.json<{
    openapi: string;
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  }>();
  expect(openapi).toBe("3.1.0");
  const described = agreed.map(([method, path]) => {
    const call = paths[path]?.[method];
    return [path, call !== undefined, call?.security !== undefined];
  });
  const open = ["/api/v1/auth/login", "/api/voice-request"];
  expect(described).toEqual(agreed.map(([, path]) => [path, true, !open.includes(path)]));
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

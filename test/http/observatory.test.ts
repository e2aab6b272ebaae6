import { expect, test } from "vitest";
import { startTestServer } from "#test/support/server.ts";
import { observatoryScore } from "./observatory.ts";

test("the Observatory's table adds up to 130 over https, without preloading", async () => {
  const server = await startTestServer({ settings: { secure: true } });
  const { headers } = await server.inject({ url: "/" });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(observatoryScore(sent)).toBeGreaterThanOrEqual(130);
  expect(observatoryScore({ ...sent, "content-security-policy": undefined })).toBeLessThan(100);
  expect(observatoryScore({ ...sent, "strict-transport-security": undefined })).toBeLessThan(130);
  await server.close();
});

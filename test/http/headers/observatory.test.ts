import { expect } from "vitest";
import { test as base } from "#test/support/fixtures.ts";
import { observatoryScore } from "./observatory.ts";

const test = base.extend("options", { scope: "file" }, () => ({ settings: { secure: true } }));

test("the Observatory's table adds up to 130 over https, without preloading", async ({ server }) => {
  const { headers } = await server.inject({ url: "/" });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  expect(observatoryScore(sent)).toBeGreaterThanOrEqual(130);
  expect(observatoryScore({ ...sent, "content-security-policy": undefined })).toBeLessThan(100);
  expect(observatoryScore({ ...sent, "strict-transport-security": undefined })).toBeLessThan(130);
});

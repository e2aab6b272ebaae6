import { expect } from "vitest";
import { test } from "#test/support/fixtures.ts";
import type { ApiDocument } from "./document-client.ts";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

test("every address of the API answers the methods that it does not have with 405, and says which it has", async ({
  server,
}) => {
  const { paths } = (await server.inject({ url: "/api/openapi.json" })).json<ApiDocument>();
  for (const [path, calls] of Object.entries(paths)) {
    if (!path.startsWith("/api/v1/")) continue;
    const has = Object.keys(calls).map((method) => method.toUpperCase());
    for (const method of methods.filter((one) => !has.includes(one))) {
      const answer = await server.inject({ method, url: path.replaceAll(/\{\w+\}/g, "x") });
      expect([method, path, answer.statusCode, answer.headers["problem-code"]]).toEqual([
        method,
        path,
        405,
        "method-not-allowed",
      ]);
      expect(String(answer.headers["allow"]).split(", ")).toEqual(expect.arrayContaining(has));
    }
  }
});

test("a method of an address that does not exist is 404", async ({ server }) => {
  const answer = await server.inject({ method: "PUT", url: "/api/v1/nothing" });
  expect([answer.statusCode, answer.headers["problem-code"]]).toEqual([404, "not-found"]);
});

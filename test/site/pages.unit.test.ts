import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { chooseEncoding } from "#server/http/encoding.ts";
import { makePage } from "#server/site/page.ts";

describe("the encoding of a page", () => {
  test.each([
    [undefined, "plain"],
    ["", "plain"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["BR;q=0.5", "br"],
    ["gzip;q=0.0", "plain"],
    ["brotli", "plain"],
  ])("for %j is %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

test("a page is the same in every encoding", async () => {
  const text = "Markanızın doğru sesi burada. ".repeat(50);
  const page = await makePage(text, "text/html");
  expect(brotliDecompressSync(page.br).toString()).toBe(text);
  expect(gunzipSync(page.gzip).toString()).toBe(text);
  expect(page.br.length).toBeLessThan(page.plain.length);
});

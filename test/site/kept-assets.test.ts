import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepAssets } from "#server/site/asset-job.ts";
import { loadSite, type Site } from "#server/site/load.ts";
import { startTestServer, type TestServer } from "#test/support/server.ts";

let folder: string;
let server: TestServer;

/** A build whose only script is `name`. */
async function buildSite(name: string): Promise<Site> {
  const site = await mkdtemp(join(folder, "site-"));
  await mkdir(join(site, "assets"));
  const script = `export default "${name}";`;
  const files = {
    "index.html": "<!doctype html>",
    "csp.json": JSON.stringify({ script: [], style: [] }),
    "routes.json": "[]",
    [`assets/${name}`]: script,
    [`assets/${name}.br`]: brotliCompressSync(script),
    [`assets/${name}.map`]: "{}",
  };
  for (const [path, content] of Object.entries(files)) await writeFile(join(site, path), content);
  return loadSite(site, "http://localhost");
}

let older: Site;
let newer: Site;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tinora-kept-"));
  older = await buildSite("Form-1a2b.js");
  newer = await buildSite("Form-3c4d.js");
  server = await startTestServer({ parts: { site: newer } });
  await keepAssets(server.parts, older.folder).run();
  await keepAssets(server.parts, newer.folder).run();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (name: string, encoding = "") =>
  server.inject({ url: `/assets/${name}`, headers: { "accept-encoding": encoding } });
const statuses = async () =>
  [await get("Form-1a2b.js"), await get("Form-3c4d.js")].map(({ statusCode }) => statusCode);
const days = (count: number) => server.clock.forward(count * 24 * 60);

test("what a build before this one had is still served, and never changes", async () => {
  const answer = await get("Form-1a2b.js", "gzip, br");
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "application/javascript; charset=utf-8",
    "content-encoding": "br",
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export default "Form-1a2b.js";');
  expect((await get("Form-1a2b.js")).body).toBe('export default "Form-1a2b.js";');
});

test.each(["Form-none.js", "Form-1a2b.js.map", "Form-1a2b.js.br", "../csp.json", "x/Form-1a2b.js", "%00.js"])(
  "%s is not found",
  async (name) => {
    const answer = await get(name);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
  },
);

test("goes 14 days after the last server that had it among its own", async () => {
  days(10);
  await keepAssets(server.parts, older.folder).run();
  days(13);
  await Promise.all([0, 1, 2].map(() => keepAssets(server.parts, newer.folder).run()));
  expect(await statuses()).toEqual([200, 200]);
  days(2);
  await keepAssets(server.parts, newer.folder).run();
  expect(await statuses()).toEqual([404, 200]);
});

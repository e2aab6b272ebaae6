import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect } from "vitest";
import { siteAssets } from "#server/db/schema/operations.ts";
import { keepAssets } from "#server/site/asset-job.ts";
import { loadSite, type Site } from "#server/site/load.ts";
import { temporaryFolder } from "#test/support/built/built-server.ts";
import { test as base } from "#test/support/fixtures.ts";

/** A build whose only script is `name`. */
async function buildSite(folder: string, name: string): Promise<Site> {
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

const test = base
  .extend("sites", { scope: "file" }, async ({}, { onCleanup }) => {
    const { folder, remove } = await temporaryFolder();
    onCleanup(remove);
    return {
      older: await buildSite(folder, "Form-1a2b.js"),
      newer: await buildSite(folder, "Form-3c4d.js"),
    };
  })
  .extend("options", { scope: "file" }, ({ sites }) => ({ parts: { site: sites.newer } }))
  // A server starts with the older build, or with the newer one.
  .extend(
    "start",
    ({ server, sites }) =>
      (site: keyof typeof sites) =>
        keepAssets(server.parts, sites[site].folder).run(),
  )
  .extend(
    "get",
    ({ server }) =>
      (name: string, encoding = "") =>
        server.inject({ url: `/assets/${name}`, headers: { "accept-encoding": encoding } }),
  );

test.beforeEach(async ({ db, start }) => {
  await db.delete(siteAssets);
  await start("older");
  await start("newer");
});

test("what a build before this one had is still served, and never changes", async ({ get }) => {
  const answer = await get("Form-1a2b.js", "gzip, br");
  expect(answer.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "application/javascript; charset=utf-8",
    "content-encoding": "br",
  });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export default "Form-1a2b.js";');
  expect((await get("Form-1a2b.js")).body).toBe('export default "Form-1a2b.js";');
});

test.for(["Form-none.js", "Form-1a2b.js.map", "Form-1a2b.js.br", "../csp.json", "x/Form-1a2b.js", "%00.js"])(
  "%s is not found",
  async (name, { get }) => {
    const answer = await get(name);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
  },
);

test("goes 14 days after the last server that had it among its own", async ({ server, start, get }) => {
  const days = (count: number) => server.clock.forward(count * 24 * 60);
  const statuses = async () =>
    [await get("Form-1a2b.js"), await get("Form-3c4d.js")].map(({ statusCode }) => statusCode);
  days(10);
  await start("older");
  days(13);
  await Promise.all([0, 1, 2].map(() => start("newer")));
  expect(await statuses()).toEqual([200, 200]);
  days(2);
  await start("newer");
  expect(await statuses()).toEqual([404, 200]);
});

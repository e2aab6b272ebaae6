import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { measureFloor } from "#bench/web/measure-floor.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

let site: string;
let chunks: Rolldown.OutputChunk[];
/** What the budgets are shares of, in bytes. */
let floor: number;

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production"); // or React's own development code is built
  site = await mkdtemp(join(tmpdir(), "tinora-site-"));
  const built = await build({ build: { outDir: site, emptyOutDir: true }, logLevel: "silent" });
  if (Array.isArray(built) || !("output" in built)) throw new Error("one build was expected");
  chunks = built.output.filter((file) => file.type === "chunk");
  floor = await measureFloor();
  // Two builds, of which the site's takes all of a core for a quarter of a minute: minutes where others want it too.
}, 300_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(site, { recursive: true, force: true });
});

const named = (path: string) => relative(process.cwd(), path.replace(/\?.*$/, ""));

type NextOf = (chunk: Rolldown.OutputChunk) => string[];

/** The chunks that a module's own leads to: by default what must be there before it runs, all that is imported at once. */
function chunksWith(path: string, nextOf: NextOf = ({ imports }) => imports): Rolldown.OutputChunk[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!first) throw new Error(`no chunk holds ${path}`);
  const reached = new Set([first.fileName]);
  for (const fileName of reached) {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    for (const next of chunk ? nextOf(chunk) : []) reached.add(next);
  }
  return chunks.filter(({ fileName }) => reached.has(fileName));
}

const modulesWith = (path: string, nextOf?: NextOf) =>
  chunksWith(path, nextOf).flatMap(({ moduleIds }) => moduleIds.map(named));

const library = [
  "src/app/start.tsx",
  "src/routes/_client.tsx?tsr-split=component",
  "src/routes/_client/panel.tsx?tsr-split=component",
];

describe("what the browser gets", () => {
  it("holds nothing of server/, and of contract/ only the plain constants, by its source maps", async () => {
    const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(".map"));
    const sourcesOf = async (name: string) => {
      const { sources } = JSON.parse(await readFile(join(site, name), "utf8")) as { sources: string[] };
      return sources.map((source) => named(resolve(site, dirname(name), source)));
    };
    const sources = [...new Set((await Promise.all(names.map(sourcesOf))).flat())];
    expect(sources).toContain("src/lib/http/api.ts");
    expect(sources.filter((path) => /^(server|test|build)\//.test(path))).toEqual([]);

    const ofContract = sources.filter((path) => path.startsWith("contract/"));
    expect(ofContract).toContain("contract/constants/limits.ts");
    expect(ofContract.filter((path) => !path.startsWith("contract/constants/"))).toEqual([]);
  });

  it.each(["formik", "yup", "libphonenumber-js"])("has no %s in the library's first load", (name) => {
    const first = library.flatMap((part) => modulesWith(part));
    expect(first).toContain("src/features/voices/library/VoiceLibrary.tsx");
    expect(first.some((path) => path.includes("node_modules/@tanstack/"))).toBe(true);
    expect(first.filter((path) => path.includes(`node_modules/${name}/`))).toEqual([]);
  });

  it.each([
    ["the player's dock", "src/voice/player/PlayerRoot.tsx"],
    ["the offer form", "src/features/offers/OfferFlow.tsx"],
    ["the change of a password", "src/features/account/password/PasswordDialog.tsx"],
    ["the selection bar", "src/features/voices/selection/SelectionBar.tsx"],
    ["the filter sheet", "src/features/voices/filters/FilterSheet.tsx"],
    ["the dialogs", "src/ui/dialog/Dialog.tsx"],
    ["the profile menu", "src/features/navigation/ProfileLinks.tsx"],
    ["what asks before leaving", "node_modules/@tanstack/react-router/dist/esm/useBlocker.js"],
    ["several queries at once", "node_modules/@tanstack/query-core/build/modern/queriesObserver.js"],
    ["lists that go on", "node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js"],
    ["answered offers", "src/features/offers/reading/read-event.ts"],
    ["the login", "src/features/login/LoginPage.tsx"],
    ["the owner's dashboard", "src/features/dashboard/DashboardLayout.tsx"],
  ])("has nothing of %s in the library's first load", (_what, late) => {
    expect(chunks.flatMap(({ moduleIds }) => moduleIds.map(named))).toContain(late);
    expect(library.flatMap((part) => modulesWith(part))).not.toContain(late);
  });

  it.each([
    ["the switching between samples", "src/voice/switching/heard.ts"],
    ["the dragging of rows", "src/ui/order/use-drag.ts"],
    ["forms", "src/ui/form/Form.tsx"],
    ["the dialogs", "src/ui/dialog/Dialog.tsx"],
  ])("has nothing of %s in what a room's page brings", (_what, late) => {
    expect(chunks.flatMap(({ moduleIds }) => moduleIds.map(named))).toContain(late);
    expect(modulesWith("src/guest.tsx")).not.toContain(late);
  });

  it.each(["src/landing.tsx", "src/privacy.tsx", "src/accessibility.tsx", "src/guest.tsx"])(
    "runs %s on its own page alone",
    (path) => {
      const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
      expect(own?.isEntry).toBe(true);
      expect(chunks.filter(({ imports }) => imports.includes(own?.fileName ?? ""))).toEqual([]);
    },
  );

  it.each(["src/landing.tsx", "src/privacy.tsx", "src/accessibility.tsx", "src/guest.tsx"])(
    "brings nothing of the library in what %s loads later",
    (path) => {
      const ofLibrary = "src/features/voices/library/VoiceLibrary.tsx";
      expect(library.flatMap((part) => modulesWith(part))).toContain(ofLibrary);
      const later = modulesWith(path, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
      expect(later).not.toContain(ofLibrary);
    },
  );

  it.each(["src/landing.tsx", "src/privacy.tsx", "src/accessibility.tsx", "src/guest.tsx"])(
    "has no router, query or ky in what %s brings",
    (path) => {
      const all = chunks.flatMap(({ moduleIds }) => moduleIds.map(named));
      const ofApplication = /node_modules\/(@tanstack|ky)\//;
      expect(all.some((module) => ofApplication.test(module))).toBe(true);
      expect(modulesWith(path).filter((module) => ofApplication.test(module))).toEqual([]);
    },
  );

  it.each([
    {
      what: "the library's first load",
      parts: ["src/main.tsx", ...library, "virtual:sentences/start/tr"],
      most: 1.627,
    },
    { what: "the landing page", parts: ["src/landing.tsx", "virtual:sentences/landing/tr"], most: 0.851 },
    { what: "a room's page", parts: ["src/guest.tsx", "virtual:sentences/guest/tr"], most: 0.954 },
  ])("keeps $what within its budget of bytes", ({ what, parts, most }) => {
    const files = new Set(parts.flatMap((part) => chunksWith(part)));
    const bytes = [...files].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
    const budget = Math.round(most * floor);
    process.stdout.write(`${what}: ${bytes} bytes of ${budget}\n`);
    expect(bytes).toBeLessThan(budget);
  });

  it("has no files that import each other in a circle", () => {
    const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      !seen.has(from) &&
      Boolean(seen.add(from) && importsOf.get(from)?.some((next) => next === to || reaches(next, to, seen)));
    expect(chunks.map(({ fileName }) => fileName).filter((file) => reaches(file, file))).toEqual([]);
  });
});

it("has in every page's document, from the start, the region that says what happens", async () => {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(".html"));
  const without = await Promise.all(
    names.map(async (name) => {
      const html = await readFile(join(site, name), "utf8");
      return /<body>\s*<div data-announcer aria-live="polite"><\/div>\s*<div id="root">/.test(html)
        ? []
        : [name];
    }),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(without.flat()).toEqual([]);
});

it("tells the server the application's addresses", async () => {
  const routes = JSON.parse(await readFile(join(site, "routes.json"), "utf8")) as string[];
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/login", "/panel", "/liked-voices", "/owner/dashboard"]),
  );
  expect(routes.every((path) => path === "/" || !path.endsWith("/"))).toBe(true);
});

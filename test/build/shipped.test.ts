import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let site: string;
let chunks: Rolldown.OutputChunk[];

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "tinora-site-"));
  const built = await build({ build: { outDir: site, emptyOutDir: true }, logLevel: "silent" });
  if (Array.isArray(built) || !("output" in built)) throw new Error("one build was expected");
  chunks = built.output.filter((file) => file.type === "chunk");
});
afterAll(() => rm(site, { recursive: true, force: true }));

const named = (path: string) => relative(process.cwd(), path.replace(/\?.*$/, ""));

/** The chunks that must be there before this module runs: its own and all that it imports at once. */
function chunksWith(path: string): Rolldown.OutputChunk[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  if (!first) throw new Error(`no chunk holds ${path}`);
  const reached = new Set([first.fileName]);
  for (const fileName of reached) {
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    for (const next of chunk?.imports ?? []) reached.add(next);
  }
  return chunks.filter(({ fileName }) => reached.has(fileName));
}

const modulesWith = (path: string) => chunksWith(path).flatMap(({ moduleIds }) => moduleIds.map(named));

/** The identifiers in a catalogue that is shipped. */
async function idsIn(id: string): Promise<string[]> {
  const catalogue = chunks.find(({ moduleIds }) => moduleIds.some((path) => path.endsWith(id)));
  const file = pathToFileURL(join(site, catalogue?.fileName ?? "none")).href;
  const { messages } = (await import(/* @vite-ignore */ file)) as { messages: object };
  return Object.keys(messages);
}

/** The identifiers of what these modules, and all that they import at once, may say. */
function idsSaidBy(paths: string[]): string[] {
  const code = paths.flatMap(chunksWith).map((chunk) => chunk.code);
  return Array.from(code.join("").matchAll(/\bid:"(\d{1,3})"/g), ([, id = ""]) => id);
}

/** The library comes with the application: no page is fetched before it. */
const libraryPart = "src/app/start.tsx";

describe("what the browser gets", () => {
  it("holds nothing of contract/ or server/, by its source maps", async () => {
    const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(".map"));
    const maps = await Promise.all(names.map((name) => readFile(join(site, name), "utf8")));
    const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
    expect(sources.filter((source) => /(^|\/)src\/lib\/api\.ts$/.test(source))).not.toEqual([]);
    expect(sources.filter((source) => /(^|\.\.\/)(contract|server|test)\//.test(source))).toEqual([]);
  });

  it("holds nothing of contract/ or server/, by its modules", () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds.map(named));
    expect(modules).toContain("src/lib/api.ts");
    expect(modules.filter((path) => /^(contract|server|test|build)\//.test(path))).toEqual([]);
  });

  it.each(["formik", "yup", "libphonenumber-js"])("has no %s in the library's first load", (library) => {
    const first = modulesWith(libraryPart);
    expect(first).toContain("src/features/voices/VoiceLibrary.tsx");
    expect(first.some((path) => path.includes("node_modules/@tanstack/"))).toBe(true);
    expect(first.filter((path) => path.includes(`node_modules/${library}/`))).toEqual([]);
  });

  it.each([
    ["the player", /features\/player\/(PlayerRoot|PlayerDock|SeekBar|Transcript|media-session|keys)/],
    ["the offer form", /features\/offers\/(OpenOffer|LateAnswer|Offer(Dialog|Form|Fields))/],
    ["what a like sends", /features\/(liked-voices\/send-like|session\/client-update)\.ts$/],
    ["what the profile menu holds", /features\/navigation\/ProfileLinks|session\/log-out/],
    ["mutation observers", /query-core\/build\/modern\/mutationObserver/],
    ["a filter's values", /features\/voices\/FilterOptions?\.tsx/],
    ["suggestions", /features\/voices\/(suggestions|SuggestionButton|Suggestions)\./],
    ["the login", /features\/session\/(auth-state|mutations)\./],
    ["the filters' sheet", /features\/voices\/FilterSheet|ui\/Dialog\./],
    ["the selection bar", /features\/voices\/(SelectionBar|SelectedList|use-chosen-voices)|queriesObserver/],
    ["uploads", /lib\/progress-fetch/],
  ])("has nothing of %s in the library's first load", (_what, later) => {
    const all = chunks.flatMap(({ moduleIds }) => moduleIds.map(named));
    const first = modulesWith(libraryPart);
    expect(all.filter((path) => later.test(path))).not.toEqual([]);
    expect(first.filter((path) => later.test(path))).toEqual([]);
  });

  it.each(["src/routes/login.tsx?tsr-split=component", "src/features/voice-requests/RequestDialog.tsx"])(
    "has nothing of the landing page in what %s brings",
    (path) => {
      expect(modulesWith(path)).toContain(named(join(process.cwd(), path)));
      expect(modulesWith(path).filter((module) => /features\/landing\/.*tsx$/.test(module))).toEqual([]);
    },
  );

  it.each(["src/landing.tsx", "src/privacy.tsx"])("has no router, query or ky in what %s brings", (path) => {
    const all = chunks.flatMap(({ moduleIds }) => moduleIds.map(named));
    const later = /node_modules\/(@tanstack|ky)\//;
    expect(all.some((module) => later.test(module))).toBe(true);
    expect(modulesWith(path).filter((module) => later.test(module))).toEqual([]);
  });

  it("has no page but the library in what every page loads first", () => {
    const first = modulesWith("src/app/start.tsx");
    expect(first).toContain("src/features/navigation/NavBar.tsx");
    const isPage = /features\/.*(Page|Form|Dialog|Library|LikedVoices|Offers)\.tsx$/;
    expect(first.filter((path) => isPage.test(path))).toEqual(["src/features/voices/VoiceLibrary.tsx"]);
  });

  it.each([
    "src/routes/_client/liked-voices.tsx?tsr-split=component",
    "src/routes/login.tsx?tsr-split=component",
    "src/app/start.tsx",
  ])("has nothing in %s that speaks sentences which come later", (path) => {
    const modules = modulesWith(path);
    const later = /^src\/features\/(landing|privacy|voice-requests|dashboard|voice-artists|clients)\//;
    expect(modules.filter((module) => later.test(module) && module.endsWith(".tsx"))).toEqual([]);
  });

  it("has the words of every sentence that the library's first load says", async () => {
    const all = await idsIn("locales/tr.po");
    const said = idsSaidBy([libraryPart, "src/features/player/PlayerRoot.tsx"]);
    const sentences = said.filter((id) => all.includes(id));
    const known = await idsIn("sentences/library/tr");
    expect(new Set(sentences).size).toBeGreaterThan(80);
    expect(sentences.filter((id) => !known.includes(id))).toEqual([]);
    expect(known.length).toBeLessThan((await idsIn("sentences/workspace/tr")).length * 0.75);
  });

  it.each([
    "src/features/voices/SelectionBar.tsx",
    "src/features/voices/FilterSheet.tsx",
    "src/features/offers/OpenOffer.tsx",
    "src/features/navigation/ProfileLinks.tsx",
    "src/features/session/PasswordDialog.tsx",
    "src/routes/login.tsx?tsr-split=component",
    "src/routes/_client/liked-voices.tsx?tsr-split=component",
  ])("has the words of every sentence that %s says in what a client's workspace waits for", async (path) => {
    const said = idsSaidBy([path]);
    const known = await idsIn("sentences/workspace/tr");
    const all = await idsIn("locales/tr.po");
    expect(said.filter((id) => all.includes(id) && !known.includes(id))).toEqual([]);
  });

  it("keeps the server's own sentences to the server", () => {
    const catalogues = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(".po")));
    expect(catalogues.length).toBeGreaterThanOrEqual(2);
    for (const { code } of catalogues) expect(code).not.toMatch(/problem\.[a-z]+-|mail\.[a-z]+/);
  });
});

it("tells the server the application's addresses", async () => {
  const routes = JSON.parse(await readFile(join(site, "routes.json"), "utf8")) as string[];
  expect(routes).toEqual(
    expect.arrayContaining(["/", "/login", "/panel", "/liked-voices", "/owner/dashboard"]),
  );
  expect(routes.every((path) => path === "/" || !path.endsWith("/"))).toBe(true);
});

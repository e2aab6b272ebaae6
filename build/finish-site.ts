import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest"]);

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
const gz = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Writes `.br` and `.gz` beside every text of the site; pages are compressed by the server at its start. */
async function compressFiles(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      await Promise.all([
        writeFile(`${path}.br`, await brotli(bytes)),
        writeFile(`${path}.gz`, await gz(bytes)),
      ]);
    }),
  );
}

/** The addresses of the application, as the router's generated tree names them. */
export function readRoutes(tree: string): string[] {
  const [, paths = ""] = /fullPaths:((?:\s*\|?\s*'[^']*')+)/.exec(tree) ?? [];
  const routes = [...paths.matchAll(/'([^']*)'/g)].map(([, path = ""]) => path);
  if (routes.length === 0) throw new Error("The generated route tree looks otherwise than expected.");
  return [...new Set(routes.map((path) => (path === "/" ? path : path.replace(/\/$/, ""))))];
}

/** Leaves what the server needs of a built site: `routes.json`, and every file compressed. */
export async function finishSite(site: string): Promise<void> {
  const routes = readRoutes(await readFile("src/routeTree.gen.ts", "utf8"));
  await writeFile(join(site, "routes.json"), JSON.stringify(routes));
  await compressFiles(site);
}

if (import.meta.main) await finishSite("dist/site");

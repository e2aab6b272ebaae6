import { readFile } from "node:fs/promises";

/** The application's paths, read from the generated route tree: `/`, `/owner/dashboard` … */
export async function routePaths(tree = "src/routeTree.gen.ts"): Promise<string[]> {
  const text = await readFile(tree, "utf8");
  const [, union] = /\n\s*to:([^]*?)\n\s*id:/.exec(text) ?? [];
  const paths = [...(union ?? "").matchAll(/'([^']+)'/g)].flatMap(([, path]) => path ?? []);
  if (!paths.includes("/")) throw new Error(`${tree} looks otherwise than expected.`);
  return paths.toSorted();
}

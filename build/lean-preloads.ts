import { resolve } from "node:path";
import type { Plugin } from "vite";

/**
 * Names before an import only what is not there yet: the code that asks has all that it imports itself. What fetches it
 * is `src/lib/fetch-code.ts`. Every browser that we build for knows `modulepreload`.
 */
export function leanPreloads(): Plugin {
  const imports = new Map<string, string[]>();
  const reached = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) for (const next of imports.get(file) ?? []) reached(next, seen.add(file));
    return seen.add(file);
  };
  return {
    name: "tinora-lean-preloads",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, deps, { hostId, hostType }) => {
            if (hostType === "html") return deps;
            const there = reached(hostId);
            return deps.filter((dep) => !there.has(dep));
          },
        },
      },
    }),
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () =>
        `export { fetchCode as __vitePreload } from ${JSON.stringify(resolve("src/lib/fetch-code.ts"))};`,
    },
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") imports.set(file.fileName, file.imports);
      },
    },
  };
}

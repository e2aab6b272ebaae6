import type { Plugin } from "vite";

/**
 * Names before an import only what is not there yet: the code that asks has all that it imports itself. Every browser
 * that we build for knows `modulepreload`.
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
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") imports.set(file.fileName, file.imports);
      },
    },
  };
}

import type { Plugin } from "vite";
import { shortClassName } from "./class-names.ts";

const styleImport = /import (\w+) from ("[^"]+\.module\.css");/g;

const shortened: Plugin = {
  name: "tinora-short-classes",
  apply: "build",
  enforce: "pre",
  config: () => ({
    css: { modules: { generateScopedName: shortClassName } },
    build: { rolldownOptions: { optimization: { inlineConst: { mode: "all", pass: 2 } } } },
  }),
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: /\.module\.css"/ },
    handler: (code) => ({
      // Each name is an export, which the bundler follows, unless which one it is shows only when the code runs.
      code: code.replace(styleImport, (text, name: string, file: string) =>
        new RegExp(`\\b${name}\\[[^"]`).test(code) ? text : `import * as ${name} from ${file};`,
      ),
      map: null,
    }),
  },
};

/** A file whose names all stand elsewhere looks unused, but its rules are not. */
const keptRules: Plugin = {
  name: "tinora-kept-rules",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};

/** Puts the short class names into the code as the words they are: tables of them were a twentieth of our own code. */
export const slimStyles = (): Plugin[] => [shortened, keptRules];

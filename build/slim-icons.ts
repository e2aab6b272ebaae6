import { resolve } from "node:path";
import type { Plugin } from "vite";

const iconFiles = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const drawing = /\bnode: (\[[^]*?\])(?:,\n {2}aliases|\n\})/;
const elementKey = /,\s*key: "\w+"\s*\}/g;

/** Lets Lucide's icons be drawn by `src/ui/create-icon.ts`, from their lines alone: the same picture with less code. */
export const slimIcons = (): Plugin => ({
  name: "tinora-slim-icons",
  apply: "build",
  transform: {
    filter: { id: iconFiles },
    handler(code) {
      if (!code.includes("createLucideIcon")) return null; // another name of an icon
      const [, node] = drawing.exec(code) ?? [];
      if (!node) return this.error("A Lucide icon looks otherwise than expected.");
      const ours = JSON.stringify(resolve("src/ui/create-icon.ts"));
      return {
        code: `import { createIcon } from ${ours};
export default /* @__PURE__ */ createIcon(${node.replaceAll(elementKey, " }")});`,
        map: null,
      };
    },
  },
});

import { resolve } from "node:path";
import type { Plugin } from "vite";

const iconFiles = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const itsOwnDrawing = "import createLucideIcon from '../createLucideIcon.mjs';";

/** Lets Lucide's icons be drawn by `src/ui/create-icon.ts`: the same picture with less code. */
export const slimIcons = (): Plugin => ({
  name: "tinora-slim-icons",
  apply: "build",
  transform: {
    filter: { id: iconFiles },
    handler(code) {
      if (!code.includes("createLucideIcon")) return null; // another name of an icon
      if (!code.includes(itsOwnDrawing)) return this.error("A Lucide icon looks otherwise than expected.");
      const ours = JSON.stringify(resolve("src/ui/create-icon.ts"));
      return {
        code: code.replace(itsOwnDrawing, `import { createIcon as createLucideIcon } from ${ours};`),
        map: null,
      };
    },
  },
});

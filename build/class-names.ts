import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * What a class of a CSS module is called in the site: its own name and letters of its file's. What is usual has the line's number
 * too, which would stand in every page and in most code.
 */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `_${name}_${createHash("sha256").update(path).digest("hex").slice(0, 6)}`;
}

/** How the site and the pages that are rendered with it call their classes. */
export const css = { modules: { generateScopedName } };

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const styleImport = /import (\w+) from "(#src|\.)\/([\w./-]+\.module\.css)";/g;
const classInCss = /\.([a-z_][\w-]*)/gi;

/** The classes that a CSS module defines. */
const classesOf = (css: string): Set<string> =>
  new Set(Array.from(css.replace(/\/\*[^]*?\*\//g, "").matchAll(classInCss), ([, name = ""]) => name));

/** The class names that a file uses but its CSS modules lack, one line each. */
function unknownIn(file: string): string[] {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(styleImport)].flatMap(([, styles = "", root, path = ""]) => {
    const css = root === "#src" ? join("src", path) : resolve(file, "..", path);
    const known = classesOf(readFileSync(css, "utf8"));
    const used = [...code.matchAll(new RegExp(`\\b${styles}\\["([^"]+)"\\]`, "g"))];
    return used
      .filter(([, name = ""]) => !known.has(name))
      .map(([words]) => `${file}: ${words} is no class of ${path}`);
  });
}

// TypeScript accepts any class name of a CSS module, so unknown ones are found here.
const unknown = globSync("src/**/*.{ts,tsx}").flatMap(unknownIn);
if (unknown.length > 0) {
  process.stderr.write(`${unknown.join("\n")}\n`);
  process.exitCode = 1;
}

import type { Manifest } from "vite";
import type { PageCode } from "./load-script.ts";
import { publicPages, type Locale, type PageName } from "./public-pages.ts";

const addressOf = (file: string) => `/${file}`;

/** An entry after all that it imports, each once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen.add(key);
}

const fileOf = (manifest: Manifest, key: string): string => {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`The build has no ${key}.`);
  return file;
};

const stylesOf = (manifest: Manifest, keys: Iterable<string>) => [
  ...new Set([...keys].flatMap((key) => manifest[key]?.css ?? [])),
];

/** The styles that a page shows at once, in the order of the build. */
export const pageStyles = (manifest: Manifest, page: PageName): string[] =>
  stylesOf(manifest, closure(manifest, publicPages[page].entry));

/** Which built files bring a page to life in a language. */
export function pageCode(manifest: Manifest, page: PageName, locale: Locale): PageCode {
  const { entry } = publicPages[page];
  const inline = new Set(pageStyles(manifest, page));
  const light = [...closure(manifest, entry)];
  const full = [...closure(manifest, "index.html"), ...closure(manifest, "src/app/start.tsx")];
  const files = (keys: string[], own: string) =>
    [...new Set(keys.map((key) => fileOf(manifest, key)))].filter((file) => file !== own).map(addressOf);
  const lightFile = fileOf(manifest, entry);
  const fullFile = fileOf(manifest, "index.html");
  return {
    light: addressOf(lightFile),
    lightImports: files([...light, `virtual:sentences/${page}/${locale}`], lightFile),
    full: addressOf(fullFile),
    fullImports: files(full, fullFile),
    fullStyles: stylesOf(manifest, full)
      .filter((file) => !inline.has(file))
      .map(addressOf),
  };
}

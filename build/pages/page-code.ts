import type { Manifest } from "vite";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { PageCode } from "./load-script.ts";
import { publicPages, type PageName } from "./public-pages.ts";

const addressOf = (file: string) => `/${file}`;

/** An entry and all its imports, imports first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const imports = manifest[key]?.imports ?? [];
  return [...imports.flatMap((next) => closure(manifest, next, seen)), key];
}

const fileOf = (manifest: Manifest, key: string): string => {
  const file = manifest[key]?.file;
  if (!file) throw new Error(`The build has no ${key}.`);
  return file;
};

const stylesOf = (manifest: Manifest, keys: Iterable<string>) => [
  ...new Set([...keys].flatMap((key) => manifest[key]?.css ?? [])),
];

/** The styles of a page's first view, in the build's order. */
export const pageStyles = (manifest: Manifest, page: PageName): string[] =>
  stylesOf(manifest, closure(manifest, publicPages[page].entry));

const applicationKeys = (manifest: Manifest) => [
  ...closure(manifest, "index.html"),
  ...closure(manifest, "src/app/start.tsx"),
];

/** The styles of the application's start, in the build's order. */
export const applicationStyles = (manifest: Manifest): string[] =>
  stylesOf(manifest, applicationKeys(manifest));

/** The file of each language's sentences that a beginning has, by language. */
export const sentenceFiles = (manifest: Manifest, beginning: string): Record<string, string> =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      addressOf(fileOf(manifest, `virtual:sentences/${beginning}/${locale}`)),
    ]),
  );

/** The built files that a page loads in a language. */
export function pageCode(manifest: Manifest, page: PageName, locale: Locale): PageCode {
  const { entry } = publicPages[page];
  const inline = new Set(pageStyles(manifest, page));
  const light = closure(manifest, entry);
  const full = applicationKeys(manifest);
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

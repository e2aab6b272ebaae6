import { globSync } from "node:fs";
import { relative } from "node:path";

const letters = "abcdefghijklmnopqrstuvwxyz";
const styles = globSync("src/**/*.module.css")
  .map((file) => file.replaceAll("\\", "/"))
  .toSorted();

/** `a` to `z`, then `aa` to `zz`. */
const inLetters = (place: number): string =>
  (place < 26 ? "" : inLetters(Math.floor(place / 26) - 1)) + letters.charAt(place % 26);

/**
 * A short name for a class or an animation of a CSS module: its file's place among all, then its own in the file. Hashes do not
 * compress, and the public pages carry a hundred of them.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const place = styles.indexOf(relative(process.cwd(), file).replaceAll("\\", "/"));
  if (place < 0) throw new Error(`${file} is no CSS module of the site.`);
  const names = new Set([...css.matchAll(/(?:\.|@keyframes )([a-z_][\w-]*)/gi)].map(([, own]) => own));
  return `_${inLetters(place)}${[...names].indexOf(name)}`;
}

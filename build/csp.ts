import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What a Content-Security-Policy must name so that the built pages may run their own inline parts. */
export interface CspSources {
  script: string[];
  style: string[];
  /** The API's origin, where it is another one. */
  connect: string[];
}

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inlined = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    .filter(([, attributes = "", text]) => text && !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => source(text));

/** The hashes of every inline script and style of these pages, each once. */
export function cspSources(pages: string[], apiUrl?: string): CspSources {
  const all = (tag: "script" | "style") => [...new Set(pages.flatMap((html) => inlined(html, tag)))];
  return { script: all("script"), style: all("style"), connect: apiUrl ? [new URL(apiUrl).origin] : [] };
}

/** Reads every page of a built site and writes `csp.json` beside them, for the server to read. */
export async function writeCsp(site: string, apiUrl?: string): Promise<void> {
  const names = (await readdir(site, { recursive: true })).filter((name) => name.endsWith(".html"));
  const pages = await Promise.all(names.map((name) => readFile(join(site, name), "utf8")));
  await writeFile(join(site, "csp.json"), `${JSON.stringify(cspSources(pages, apiUrl), null, 2)}\n`);
}

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Sources that the Content-Security-Policy must allow, so that the built pages may use their inline scripts and styles. */
export interface CspSources {
  script: string[];
  style: string[];
  /** The API's origin if it differs from the site's. */
  connect: string[];
}

const source = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const inlined = (html: string, tag: "script" | "style") =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, "g"))]
    .filter(([, attributes = "", text]) => text && !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , text = ""]) => source(text));

/** The hashes of all inline scripts and styles of these pages, without duplicates. */
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

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { exampleAgency, type Agency } from "#contract/constants/agency.ts";
import type { ShelfTemplate } from "#contract/constants/shelf.ts";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { AllNoticeFacts } from "#contract/privacy.ts";
import type { CspSources } from "#server/http/headers/content-policy.ts";
import { fillAgency, fillManifest } from "./fill-agency.ts";
import { fillNotice } from "#server/privacy/fill-notice.ts";
import { makePage, type Page } from "./page.ts";

/** What the build writes where the site's own address belongs (build/pages/site-url.ts). */
const siteUrlPlaceholder = "https://site-url.invalid";

export interface Site {
  folder: string;
  csp: CspSources;
  /** The addresses that the application knows, as `/owner/dashboard`; any other is a page not found. */
  routes: Set<string>;
  /** By path below the folder, such as `prerendered/tr/index.html`; the site's address is put in. */
  texts: Map<string, Page>;
  /** The landing page's shelf in words, by language. */
  shelves: Partial<Record<Locale, ShelfTemplate>>;
}

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
};

/** Whether what is set is put into a file at start; all others are served from the disk. */
export const isText = (name: string): boolean => extname(name) in mediaTypes;

/** What a page says of its server before anybody is signed in. */
export type VisitorMark = "accounts idempotency requests" | "accounts idempotency requests mail";

/** A page with everything that the server knows of itself. */
function fillPage(built: string, { notice, mark, agency = exampleAgency }: SiteFacts): string {
  const filled = fillAgency(notice ? fillNotice(built, notice) : built, agency);
  return mark ? filled.replace(/<html\b[^>]*/, (start) => `${start} data-visitor="${mark}"`) : filled;
}

async function readTexts(folder: string, siteUrl: string, facts: SiteFacts): Promise<Map<string, Page>> {
  const { agency = exampleAgency } = facts;
  const fillers: Record<string, (built: string) => string> = {
    ".html": (built) => fillPage(built, facts),
    ".webmanifest": (built) => fillManifest(built, agency),
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile() && isText(entry.name));
  const texts = new Map<string, Page>();
  // One after the other, because compressing them at once takes memory that is never given back.
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    const built = (await readFile(path, "utf8")).replaceAll(siteUrlPlaceholder, siteUrl);
    const text = fillers[extname(path)]?.(built) ?? built;
    const name = relative(folder, path).split(sep).join("/");
    texts.set(name, await makePage(text, mediaTypes[extname(name)] ?? "text/plain"));
  }
  return texts;
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await readFile(path, "utf8")) as T;

/** Each language's shelf in words, where the build has one. */
async function readShelves(folder: string): Promise<Site["shelves"]> {
  const shelves: Site["shelves"] = {};
  for (const locale of locales) {
    const path = join(folder, "prerendered", locale, "shelf.json");
    if (existsSync(path)) shelves[locale] = await readJson<ShelfTemplate>(path);
  }
  return shelves;
}

/** What the server knows of itself: `notice` fills the privacy notice, `mark` and `agency` stand on every page. */
interface SiteFacts {
  notice?: AllNoticeFacts;
  mark?: VisitorMark;
  agency?: Agency;
}

/** Reads a built site; throws where `folder` holds none. `siteUrl` has no slash at its end. */
export async function loadSite(folder: string, siteUrl: string, facts: SiteFacts = {}): Promise<Site> {
  return {
    folder,
    csp: await readJson<CspSources>(join(folder, "csp.json")),
    routes: new Set(await readJson<string[]>(join(folder, "routes.json"))),
    texts: await readTexts(folder, siteUrl, facts),
    shelves: await readShelves(folder),
  };
}

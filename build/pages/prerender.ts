import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest, Plugin } from "vite";
import { exampleAgency } from "#contract/constants/agency.ts";
import { defaultLocale, locales, type Locale } from "#contract/constants/site-languages.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { robots, sitemap, webManifest } from "./search-files.ts";
import { loadScript, type PageCode } from "./load-script.ts";
import { olderBrowserScript } from "./older-browsers.ts";
import { pageCode, pageStyles } from "./page-code.ts";
import { pageDocument } from "./page-document.ts";
import { buildRenderer } from "./page-renderer.ts";
import { pageSentences } from "./page-sentences.ts";
import { drawPng, hasPicture, sharedPicture } from "./pictures.ts";
import { pageNames, publicPages, type PageName } from "./public-pages.ts";
import { roomScript } from "./room-script.ts";
import { startScript } from "./start-script.ts";
import { structuredData } from "./structured-data.ts";

const sentencesOf = /^virtual:sentences\/(landing|privacy|guest)(?:\/([\w-]+))?$/;

/** The module of a page's sentences, which loads those of one language. */
const sentencesInEachLanguage = (id: string) =>
  `export const catalogues = {${locales.map((locale) => `"${locale}": () => import("${id}/${locale}")`).join()}};`;

/** How a page's code is loaded: a room's at once, for there is nothing to see before; the others' after the first paint. */
const codeOf = (page: PageName, code: PageCode, locale: Locale) =>
  page === "guest"
    ? { script: roomScript(startScript), code }
    : { script: loadScript(startScript, locale === defaultLocale, code) };

/**
 * Renders the public pages after the build, in every language and with inline styles, and writes icons, sitemap, robots and
 * manifest. The code of these pages gets the sentences of its own files only.
 */
export function prerender(): Plugin {
  let site = "";
  let siteName = exampleAgency.name;
  let pages: ReturnType<typeof buildRenderer> | undefined;
  const render = () => (pages ??= buildRenderer());

  async function sentences(page: PageName, locale: Locale): Promise<string> {
    const { files } = await render();
    return pageSentences((file) => files.get(page)?.has(file) ?? false, locale);
  }

  async function write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), content);
  }

  async function writePage(manifest: Manifest, page: PageName, locale: Locale): Promise<void> {
    const { renderer } = await render();
    const rendered = renderer.renderPage(page, locale, JSON.parse(await sentences(page, locale)));
    const styles = pageStyles(manifest, page);
    const css = (await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")))).join("");
    const document = pageDocument({
      page,
      locale,
      rendered,
      siteName: renderer.agency.name,
      css,
      styles: styles.map((file) => `/${file}`),
      fonts: [...css.matchAll(/\/assets\/[\w.-]+\.woff2/g)].map(([font]) => font),
      olderScript: await olderBrowserScript([locale]),
      ...codeOf(page, pageCode(manifest, page, locale), locale),
      data: page === "landing" ? structuredData(rendered, renderer, locale) : undefined,
    });
    await write(`prerendered/${locale}/${publicPages[page].file}`, document);
    if (page !== "landing") return;
    if (!hasPicture(locale)) return;
    const clip = renderer.clips.find(({ language }) => language === locale) ?? renderer.clips[0];
    if (clip)
      await write(
        `og-${locale}.png`,
        await drawPng(sharedPicture(rendered.alt, renderer.barsOf(clip.peaks)), 1200),
      );
  }

  return {
    name: "tinora-prerender",
    apply: "build",
    configResolved(config) {
      site = config.build.outDir;
      siteName = config.env["VITE_AGENCY_NAME"] || siteName;
    },
    transformIndexHtml: (html) =>
      html.replace(`>${exampleAgency.name}</title>`, () => `>${escapeHtml(siteName)}</title>`),
    resolveId: { filter: { id: sentencesOf }, handler: (id) => id },
    load: {
      filter: { id: sentencesOf },
      async handler(id) {
        const [, page, locale] = sentencesOf.exec(id) ?? [];
        if (!locale) return sentencesInEachLanguage(id);
        const text = await sentences(page as PageName, locale as Locale);
        return `export const messages = JSON.parse(${JSON.stringify(text)});`;
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const written = join(site, ".vite/manifest.json");
        if (!existsSync(written)) return; // the bundle failed and has reported why
        const manifest = JSON.parse(await readFile(written, "utf8")) as Manifest;
        for (const page of pageNames) for (const locale of locales) await writePage(manifest, page, locale);
        const icon = await readFile(join(site, "favicon.svg"), "utf8");
        for (const size of [180, 192, 512]) await write(`icon-${size}.png`, await drawPng(icon, size));
        await write("sitemap.xml", sitemap());
        await write("robots.txt", robots());
        await write("manifest.webmanifest", webManifest(siteName));
      },
    },
  };
}

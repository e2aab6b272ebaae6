import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Manifest, Plugin, Rolldown } from "vite";
import { exampleAgency } from "#contract/constants/agency.ts";
import { defaultLocale, locales, type Locale } from "#contract/constants/site-languages.ts";
import { escapeHtml } from "#server/http/escape-html.ts";
import { start } from "#build/chunks.ts";
import { isFirstFont, isTurkishFont } from "#build/first-fonts.ts";
import { robots, sitemap, webManifest } from "./search-files.ts";
import { loadScript, type PageCode } from "./load-script.ts";
import { olderBrowserScript } from "./older-browsers.ts";
import { applicationStyles, pageCode, pageStyles, sentenceFiles } from "./page-code.ts";
import { pageDocument } from "./page-document.ts";
import { filesOf } from "./page-files.ts";
import { buildRenderer, type PageRenderer } from "./page-renderer.ts";
import { pageSentences } from "./page-sentences.ts";
import { drawPng, hasPicture, sharedPicture } from "./pictures.ts";
import { pageNames, publicPages, type PageName } from "./public-pages.ts";
import { roomScript } from "./room-script.ts";
import { withShell } from "./shell.ts";
import { startScript } from "./start-script.ts";
import { structuredData } from "./structured-data.ts";

const sentencesOf = /^virtual:sentences\/(landing|privacy|accessibility|guest|start)(?:\/([\w-]+))?$/;

/** What starts with sentences of its own: the public pages, and the application. */
type Beginning = PageName | "start";

/** The source files of a beginning. What a public page loads late of its own feature and of ui/ has its sentences at once too. */
const filesOfBeginning = (build: Rolldown.PluginContext, name: Beginning) =>
  name === "start"
    ? filesOf(build, start)
    : filesOf(build, [resolve(publicPages[name].content)], (late) =>
        [`/src/features/${name}/`, "/src/ui/"].some((folder) => late.includes(folder)),
      );

/** The module of a beginning's sentences, which loads those of one language. */
const sentencesInEachLanguage = (id: string) =>
  `export const catalogues = {${locales.map((locale) => `"${locale}": () => import("${id}/${locale}")`).join()}};`;

/** How a page's code is loaded: a room's at once, for there is nothing to see before; the others' after the first paint. */
const codeOf = (page: PageName, code: PageCode, locale: Locale) =>
  page === "guest"
    ? { script: roomScript(startScript), code }
    : { script: loadScript(startScript, locale === defaultLocale, code) };

/**
 * Renders the public pages after the build, in every language and with inline styles, and writes icons, sitemap, robots and
 * manifest. These pages and the application's start get the sentences of their own files only.
 */
export function prerender(): Plugin {
  let site = "";
  let siteName = exampleAgency.name;
  let renderer: PageRenderer | undefined;
  const files = new Map<Beginning, Promise<ReadonlySet<string>>>();

  async function sentences(name: Beginning, locale: Locale): Promise<string> {
    const own = await files.get(name);
    return pageSentences((file) => own?.has(file) ?? false, locale);
  }

  async function write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(site, name)), { recursive: true });
    await writeFile(join(site, name), content);
  }

  const cssOf = async (styles: string[]) =>
    (await Promise.all(styles.map((file) => readFile(join(site, file), "utf8")))).join("");

  async function writeShell(manifest: Manifest): Promise<void> {
    renderer ??= await buildRenderer();
    const styles = applicationStyles(manifest);
    const page = withShell(await readFile(join(site, "index.html"), "utf8"), {
      // The server puts its own name in, other back ends have the build's.
      body: renderer.renderShell().replaceAll(renderer.agency.name, () => escapeHtml(siteName)),
      css: await cssOf(styles),
      styles: styles.map((file) => `/${file}`),
      sentences: sentenceFiles(manifest, "start"),
      apiUrl: process.env["VITE_API_URL"],
    });
    await write("index.html", page);
  }

  async function writePage(manifest: Manifest, page: PageName, locale: Locale): Promise<void> {
    renderer ??= await buildRenderer();
    const rendered = renderer.renderPage(page, locale, JSON.parse(await sentences(page, locale)));
    const styles = pageStyles(manifest, page);
    const css = await cssOf(styles);
    const document = pageDocument({
      page,
      locale,
      rendered,
      siteName: renderer.agency.name,
      css,
      styles: styles.map((file) => `/${file}`),
      fonts: [...css.matchAll(/\/assets\/[\w-]+\.woff2/g)]
        .map(([font]) => font)
        .filter((font) => isFirstFont(font) || isTurkishFont(font)),
      olderScript: await olderBrowserScript([locale]),
      ...codeOf(page, pageCode(manifest, page, locale), locale),
      data: page === "landing" ? structuredData(rendered, renderer, locale) : undefined,
    });
    await write(`prerendered/${locale}/${publicPages[page].file}`, document);
    if (page !== "landing") return;
    await write(`prerendered/${locale}/shelf.json`, JSON.stringify(rendered.shelf));
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
        const [, matched, locale] = sentencesOf.exec(id) ?? [];
        if (!locale) return sentencesInEachLanguage(id);
        const name = matched as Beginning;
        if (!files.has(name)) files.set(name, filesOfBeginning(this, name));
        const text = await sentences(name, locale as Locale);
        return `export const messages = JSON.parse(${JSON.stringify(text)});`;
      },
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const written = join(site, ".vite/manifest.json");
        if (!existsSync(written)) return; // the bundle failed and has reported why
        const manifest = JSON.parse(await readFile(written, "utf8")) as Manifest;
        await writeShell(manifest);
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

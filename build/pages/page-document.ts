import { defaultLocale, locales, siteLanguages, type Locale } from "#contract/enumerations.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { addressOf, type PageName } from "./public-pages.ts";
import { hasPicture } from "./pictures.ts";
import { siteUrl } from "./site-url.ts";

interface DocumentParts {
  page: PageName;
  locale: Locale;
  rendered: RenderedPage;
  siteName: string;
  /** The styles of the first view, and their files. */
  css: string;
  styles: string[];
  /** Fonts of the first view. */
  fonts: string[];
  script: string;
  data?: string | undefined;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? "property" : "name"}="${name}" content="${escaped(content)}">`;

/**
 * A prerendered page as HTML. The disabled links are never fetched: they tell code that loads later that the page has
 * these styles already.
 */
export function pageDocument(parts: DocumentParts): string {
  const { page, locale, rendered, css, script, data } = parts;
  const address = siteUrl + addressOf(page, locale);
  const { region } = new Intl.Locale(locale).maximize();
  const picture = hasPicture(locale) ? locale : defaultLocale;
  return [
    `<!doctype html><html lang="${locale}" dir="${siteLanguages[locale].dir}"><head><meta charset="utf-8">`,
    `<script>${script}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(rendered.title)}</title>`,
    meta("description", rendered.description),
    `<style>${css}</style>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<link rel="canonical" href="${address}">`,
    ...locales.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${siteUrl}${addressOf(page, other)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${siteUrl}${addressOf(page, defaultLocale)}">`,
    // The server fills it in (server/privacy/fill-notice.ts); the application may show the notice from any page.
    '<meta name="notice-facts" content="">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#f6f8f7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0b141b" media="(prefers-color-scheme: dark)">',
    meta("og:type", "website"),
    meta("og:site_name", parts.siteName),
    meta("og:title", rendered.title),
    meta("og:description", rendered.description),
    meta("og:url", address),
    meta("og:locale", `${locale}_${region}`),
    meta("og:image", `${siteUrl}/og-${picture}.png`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", rendered.alt),
    meta("twitter:card", "summary_large_image"),
    data ? `<script type="application/ld+json">${data}</script>` : "",
    `</head><body><div id="root">${rendered.body}</div></body></html>`,
  ].join("");
}

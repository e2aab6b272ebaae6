import { defaultLocale, locales, siteLanguages, type Locale } from "#contract/constants/site-languages.ts";
import type { PageCode } from "./load-script.ts";
import type { RenderedPage } from "./page-renderer.ts";
import { addressOf, listedPages, type PageName } from "./public-pages.ts";
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
  /** What says that a browser is too old. */
  olderScript: string;
  /** What the page loads at once; other pages' script loads it later. */
  code?: Pick<PageCode, "light" | "lightImports">;
  data?: string | undefined;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const meta = (name: string, content: string) =>
  `<meta ${/^(og|article):/.test(name) ? "property" : "name"}="${name}" content="${escaped(content)}">`;

/** What shows where the page's link is shared. */
function preview(title: string, { locale, rendered, siteName }: DocumentParts): string[] {
  const { region } = new Intl.Locale(locale).maximize();
  const picture = hasPicture(locale) ? locale : defaultLocale;
  return [
    meta("og:type", "website"),
    meta("og:site_name", siteName),
    meta("og:title", title),
    meta("og:description", rendered.description),
    meta("og:locale", `${locale}_${region}`),
    meta("og:image", `${siteUrl}/og-${picture}.png`),
    meta("og:image:width", "1200"),
    meta("og:image:height", "630"),
    meta("og:image:alt", rendered.alt),
    meta("twitter:card", "summary_large_image"),
  ];
}

/** What search engines and shared links read. */
function listing(parts: DocumentParts): string[] {
  const { page, locale, rendered, data } = parts;
  const address = siteUrl + addressOf(page, locale);
  return [
    `<link rel="canonical" href="${address}">`,
    ...locales.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${siteUrl}${addressOf(page, other)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${siteUrl}${addressOf(page, defaultLocale)}">`,
    ...preview(rendered.title, parts),
    meta("og:url", address),
    data ? `<script type="application/ld+json">${data}</script>` : "",
  ];
}

/** Nobody may find the page, nor learn from it where its reader came from; its link shows whose it is, and no address. */
const unlisted = (parts: DocumentParts): string[] => [
  meta("robots", "noindex, nofollow"),
  meta("referrer", "no-referrer"),
  ...preview(parts.siteName, parts),
];

const loadAtOnce = ({ light, lightImports }: Pick<PageCode, "light" | "lightImports">): string[] => [
  `<script type="module" src="${light}"></script>`,
  ...lightImports.map((href) => `<link rel="modulepreload" href="${href}">`),
];

/**
 * A prerendered page as HTML. The disabled links are never fetched: they tell code that loads later that the page has
 * these styles already.
 */
export function pageDocument(parts: DocumentParts): string {
  const { page, locale, rendered, css, script, olderScript, code } = parts;
  return [
    `<!doctype html><html lang="${locale}" dir="${siteLanguages[locale].dir}"><head><meta charset="utf-8">`,
    `<script>${olderScript}</script><script>${script}</script>`,
    ...(code ? loadAtOnce(code) : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escaped(rendered.title)}</title>`,
    meta("description", rendered.description),
    `<style>${css}</style>`,
    ...parts.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    // The server fills them in (server/privacy/fill-notice.ts, server/site/fill-agency.ts); the application reads them.
    '<meta name="notice-facts" content="">',
    '<meta name="agency" content="">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#f6f8f7" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0b141b" media="(prefers-color-scheme: dark)">',
    ...(listedPages.includes(page) ? listing(parts) : unlisted(parts)),
    `</head><body><div data-announcer aria-live="polite"></div><div id="root">${rendered.body}</div></body></html>`,
  ].join("");
}

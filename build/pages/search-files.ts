import { defaultLocale, locales } from "#contract/constants/site-languages.ts";
import { addressOf, listedPages } from "./public-pages.ts";
import { siteUrl } from "./site-url.ts";

const escaped = (address: string) => (siteUrl + address).replaceAll("&", "&amp;");

/** The sitemap: every public page in every language, with links to its other languages. */
export function sitemap(): string {
  const urls = listedPages.flatMap((page) =>
    locales.map((locale) => {
      const others = locales.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${other}" href="${escaped(addressOf(page, other))}"/>`,
      );
      return `<url><loc>${escaped(addressOf(page, locale))}</loc>${others.join("")}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/**
 * Keeps search engines away from the API. What they may read and not list, rooms and the application's pages, says so itself
 * (`noindex`), which nobody reads who is kept away; and chats read a room's page for what its link shows.
 */
export const robots = (): string =>
  ["User-agent: *", "Disallow: /api/", "Allow: /", "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n");

export const webManifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    lang: defaultLocale,
    start_url: "/",
    display: "standalone",
    background_color: "#f6f8f7",
    theme_color: "#08131b",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  });

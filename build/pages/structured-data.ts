import type { Graph } from "schema-dts";
import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";
import { siteUrl } from "./site-url.ts";

type Told = Pick<RenderedPage, "title" | "description" | "services">;

/**
 * The landing page's JSON-LD for search engines: the site, the organization, its services and the demo clips. schema-dts
 * refuses a property that schema.org does not give the type.
 */
export function structuredData(
  { title, description, services }: Told,
  { agency, clips }: Pick<PageRenderer, "agency" | "clips">,
  locale: Locale,
): string {
  const organization = { "@id": `${siteUrl}/#organization` };
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "WebSite",
        name: agency.name,
        url: `${siteUrl}/`,
        inLanguage: locale,
        publisher: organization,
      },
      {
        "@type": "Organization",
        ...organization,
        name: agency.name,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/icon-512.png`,
        email: agency.email,
        sameAs: [agency.instagram, agency.linkedin],
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "sales",
          telephone: `+${agency.whatsapp}`,
          availableLanguage: [...locales],
        },
      },
      {
        "@type": "Service",
        name: title,
        description,
        provider: organization,
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          name: title,
          itemListElement: services.map((name) => ({
            "@type": "Offer",
            itemOffered: { "@type": "Service", name },
          })),
        },
      },
      ...clips
        .filter(({ src }) => src.includes("demo"))
        .map(
          ({ src, text, language, seconds }) =>
            ({
              "@type": "AudioObject",
              name: text,
              contentUrl: siteUrl + src,
              encodingFormat: "audio/mpeg",
              duration: `PT${seconds}S`,
              inLanguage: language,
              transcript: text,
              publisher: organization,
            }) as const,
        ),
    ],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

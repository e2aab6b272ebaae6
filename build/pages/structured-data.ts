import { locales, type Locale } from "#contract/constants/site-languages.ts";
import type { PageRenderer, RenderedPage } from "./page-renderer.ts";
import { siteUrl } from "./site-url.ts";

/** The landing page's JSON-LD for search engines: the organization, its services and the demo clips. */
export function structuredData(
  { title, description, services }: RenderedPage,
  { agency, clips }: PageRenderer,
  locale: Locale,
): string {
  const organization = { "@id": `${siteUrl}/#organization` };
  const graph = [
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
        availableLanguage: locales,
      },
    },
    {
      "@type": "Service",
      name: title,
      description,
      provider: organization,
      inLanguage: locale,
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
      .map(({ src, text, language, seconds }) => ({
        "@type": "AudioObject",
        name: text,
        contentUrl: siteUrl + src,
        encodingFormat: "audio/mpeg",
        duration: `PT${seconds}S`,
        inLanguage: language,
        transcript: text,
        creator: organization,
      })),
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}

import { exampleAgency, type Agency } from "#contract/constants/agency.ts";

/** As the build says it, for pages that another back end serves. */
const built: Agency = {
  name: import.meta.env.VITE_AGENCY_NAME || exampleAgency.name,
  email: import.meta.env.VITE_AGENCY_EMAIL || exampleAgency.email,
  whatsapp: import.meta.env.VITE_AGENCY_WHATSAPP || exampleAgency.whatsapp,
  instagram: import.meta.env.VITE_AGENCY_INSTAGRAM || exampleAgency.instagram,
  linkedin: import.meta.env.VITE_AGENCY_LINKEDIN || exampleAgency.linkedin,
};

/** As our own server has put its settings into the page (server/site/fill-agency.ts). */
function told(): Partial<Agency> {
  const meta = typeof document === "undefined" ? null : document.querySelector("meta[name=agency]");
  const content = meta?.getAttribute("content");
  return content ? (JSON.parse(content) as Agency) : {};
}

/** Who runs this site. */
export const agency = {
  ...built,
  ...told(),
  /** The year of the copyright notice. */
  since: 2026,
  /** Where its days begin and end, for a server that does not say it. */
  timeZone: import.meta.env.VITE_AGENCY_TIME_ZONE || "Europe/Istanbul",
};

export const mailUrl = `mailto:${agency.email}`;

/** Opens a chat with the agency; `text` is filled in. */
export const whatsappUrl = (text?: string): string =>
  `https://wa.me/${agency.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

/** Who runs this site. Change it here or by VITE_AGENCY_* when building. */
export const agency = {
  name: import.meta.env.VITE_AGENCY_NAME || "Tınora",
  email: import.meta.env.VITE_AGENCY_EMAIL || "merhaba@tinora.example",
  /** Digits with the country code, the form of wa.me links. */
  whatsapp: import.meta.env.VITE_AGENCY_WHATSAPP || "905550000000",
  instagram: import.meta.env.VITE_AGENCY_INSTAGRAM || "https://www.instagram.com/tinora.example",
  /** The year of the copyright notice. */
  since: 2026,
  /** Where its days begin and end, for a server that does not say it. */
  timeZone: import.meta.env.VITE_AGENCY_TIME_ZONE || "Europe/Istanbul",
  linkedin: import.meta.env.VITE_AGENCY_LINKEDIN || "https://www.linkedin.com/company/tinora-example",
};

export const mailUrl = `mailto:${agency.email}`;

/** Opens a chat with the agency; `text` is filled in. */
export const whatsappUrl = (text?: string): string =>
  `https://wa.me/${agency.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

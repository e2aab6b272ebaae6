/** Who runs this site. A real agency changes these, here or by VITE_AGENCY_* when building. */
export const agency = {
  name: import.meta.env.VITE_AGENCY_NAME || "Tınora",
  email: import.meta.env.VITE_AGENCY_EMAIL || "merhaba@tinora.example",
  /** Digits with the country code, as wa.me wants them. */
  whatsapp: import.meta.env.VITE_AGENCY_WHATSAPP || "905550000000",
  instagram: import.meta.env.VITE_AGENCY_INSTAGRAM || "https://www.instagram.com/tinora.example",
  /** The year of the copyright notice. */
  since: 2026,
  linkedin: import.meta.env.VITE_AGENCY_LINKEDIN || "https://www.linkedin.com/company/tinora-example",
};

export const mailUrl = `mailto:${agency.email}`;

/** The quick-contact link; the text stands ready in the visitor's chat. */
export const whatsappUrl = (text?: string): string =>
  `https://wa.me/${agency.whatsapp}${text ? `?text=${encodeURIComponent(text)}` : ""}`;

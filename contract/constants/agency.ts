/** Who runs a site, as its pages and letters say it. An empty text stands for what the agency does not have. */
export interface Agency {
  name: string;
  email: string;
  /** Digits with the country code, the form of wa.me links. */
  whatsapp: string;
  instagram: string;
  linkedin: string;
}

/** The currency of budgets that do not say theirs, by ISO 4217. */
export const usualCurrency = "USD";

/** The agency of a site whose settings name none. */
export const exampleAgency: Agency = {
  name: "Tınora",
  email: "merhaba@tinora.example",
  whatsapp: "905550000000",
  instagram: "https://www.instagram.com/tinora.example",
  linkedin: "https://www.linkedin.com/company/tinora-example",
};

/** A Turkish number in groups, `+90 532 000 00 14`; other numbers only get a plus. */
export const readableNumber = (digits: string): string =>
  `+${digits.replace(/^(90)(\d{3})(\d{3})(\d{2})(\d{2})$/, "$1 $2 $3 $4 $5")}`;

/**
 * What the prerendered pages say of the agency until the server puts its settings in: each value is its key in a form that
 * no text has.
 */
export const agencyPlaceholder = (key: keyof Agency): string => `agency-${key}.invalid`;

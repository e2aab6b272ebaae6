interface ImportMetaEnv {
  /** Another origin for the API, with CORS; the page's own unless set. */
  readonly VITE_API_URL?: string;
  readonly VITE_AGENCY_NAME?: string;
  readonly VITE_AGENCY_EMAIL?: string;
  readonly VITE_AGENCY_WHATSAPP?: string;
  readonly VITE_AGENCY_INSTAGRAM?: string;
  readonly VITE_AGENCY_LINKEDIN?: string;
}

/** Sentences in each language, cut from the catalogues: of one public page, or of a part of the application. */
declare module "virtual:sentences/*" {
  import type { Catalogues } from "#src/lib/i18n/locale.ts";
  export const catalogues: Catalogues;
}

/** What is said when the application could not be loaded, from the catalogues. */
declare module "virtual:start-sentences" {
  import type { Locale } from "#contract/enumerations.ts";
  export const startSentences: Record<Locale, { failed: string; retry: string }>;
}

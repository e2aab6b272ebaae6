interface ImportMetaEnv {
  /** Another origin for the API, with CORS; the page's own unless set. */
  readonly VITE_API_URL?: string;
  readonly VITE_AGENCY_NAME?: string;
  readonly VITE_AGENCY_EMAIL?: string;
  readonly VITE_AGENCY_WHATSAPP?: string;
  readonly VITE_AGENCY_INSTAGRAM?: string;
  readonly VITE_AGENCY_LINKEDIN?: string;
  readonly VITE_AGENCY_TIME_ZONE?: string;
}

declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** The sentences of one public page, or of the application's start, in each language, cut from the catalogues by the build. */
declare module "virtual:sentences/*" {
  import type { Catalogues } from "#src/lib/i18n/locale.ts";
  export const catalogues: Catalogues;
}

/** What is said when the application could not be loaded, from the catalogues. */
declare module "virtual:start-sentences" {
  import type { Locale } from "#contract/constants/site-languages.ts";
  export const startSentences: Record<Locale, { failed: string; retry: string }>;
}

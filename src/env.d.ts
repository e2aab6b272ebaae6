interface ImportMetaEnv {
  /** Another origin for the API, with CORS; the page's own unless set. */
  readonly VITE_API_URL?: string;
  readonly VITE_AGENCY_NAME?: string;
  readonly VITE_AGENCY_EMAIL?: string;
  readonly VITE_AGENCY_WHATSAPP?: string;
  readonly VITE_AGENCY_INSTAGRAM?: string;
  readonly VITE_AGENCY_LINKEDIN?: string;
}

declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** The sentences of one public page in one language, cut from the catalogue by the build. */
declare module "virtual:sentences/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

import type { Limits } from "./admission.ts";

/** What the application itself is told; `config.ts` fills it from the environment, tests take these. */
export interface Settings {
  /** Failed logins in 15 minutes, and voice requests in an hour. */
  loginFailuresPerAccount: number;
  loginFailuresPerAddress: number;
  voiceRequestsPerAddress: number;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  corsOrigins: string[];
  /** The site is reached over https (SITE_URL). */
  secure: boolean;
  /** The site's host (SITE_URL): no password may contain its name. */
  siteHost: string;
  /** Calls of the API under way at once, and the event loop's mean delay in milliseconds, before calls are shed. */
  load: Limits;
}

export const defaultSettings: Settings = {
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 100,
  voiceRequestsPerAddress: 5,
  trustProxy: [],
  corsOrigins: [],
  secure: false,
  siteHost: "localhost",
  load: { inFlight: 250, delay: 2000 },
};

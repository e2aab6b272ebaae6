import { exampleAgency, usualCurrency, type Agency } from "#contract/constants/agency.ts";
import { productionLimits } from "#contract/constants/production-limits.ts";
import type { AudioFormat } from "#contract/constants/enumerations.ts";
import type { LoadLimits } from "./http/limits/load-shedding.ts";
import type { WriteLimits } from "./http/limits/writes.ts";

/** Settings of the application itself: `config.ts` reads them from the environment, tests hand in their own. */
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
  /** The site's origin (SITE_URL); with `corsOrigins` the only ones whose pages may sign somebody in. */
  siteOrigin: string;
  /** Writes of one signed-in user, and how many of them may be offers. */
  writes: WriteLimits;
  /** Whom security.txt names for reports of weaknesses: `mailto:` or `https:`. Without it there is none. */
  securityContact: string | undefined;
  load: LoadLimits;
  /** Letters can be sent to people: SMTP_URL, MAIL_TO and SITE_URL are set. */
  mail: boolean;
  /** Owners set up a second factor or a passkey before anything else. */
  ownersNeedSecondFactor: boolean;
  /** Who runs the site. */
  agency: Agency;
  /** What budgets of new offers are in, by ISO 4217. */
  agencyCurrency: string;
  /** Where days of offers begin and end, as `Europe/Istanbul`. */
  agencyTimeZone: string;
  /** Within how many working hours a visitor's request is to be answered. */
  answerHours: number;
  /** For how many days approved files are kept. */
  deliveryDays: number;
  /** How long, in ms, the mail of a suggestion is waited for: its call ends within ten seconds. */
  suggestionMs: number;
  /** What owners may upload. */
  audioFormats: AudioFormat[];
}

export const defaultSettings: Settings = {
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 100,
  voiceRequestsPerAddress: 5,
  trustProxy: [],
  corsOrigins: [],
  secure: false,
  siteHost: "localhost",
  siteOrigin: "http://localhost:3000",
  writes: { perMinute: 120, perDay: 2000, offersPerHour: 60, offersPerDay: 200 },
  securityContact: undefined,
  load: { inFlight: 16, delay: 30 },
  mail: false,
  ownersNeedSecondFactor: false,
  agency: exampleAgency,
  agencyCurrency: usualCurrency,
  agencyTimeZone: "Europe/Istanbul",
  answerHours: 24,
  deliveryDays: productionLimits.keptDays.usual,
  suggestionMs: 8000,
  audioFormats: ["mp3", "wav", "ogg"],
};

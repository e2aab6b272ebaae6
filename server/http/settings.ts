/** What the application itself is told; `config.ts` fills it from the environment, tests take these. */
export interface Settings {
  /** Failed logins in 15 minutes, and voice requests in an hour. */
  loginFailuresPerAccount: number;
  loginFailuresPerAddress: number;
  voiceRequestsPerAddress: number;
  /** Addresses or networks of proxies whose `X-Forwarded-For` is believed. */
  trustProxy: string[];
  corsOrigins: string[];
  /** Where the site is reached from outside, without a slash at the end. */
  siteUrl: string | undefined;
}

export const defaultSettings: Settings = {
  loginFailuresPerAccount: 5,
  loginFailuresPerAddress: 100,
  voiceRequestsPerAddress: 5,
  trustProxy: [],
  corsOrigins: [],
  siteUrl: undefined,
};

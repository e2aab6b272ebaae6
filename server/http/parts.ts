import type { FastifyBaseLogger } from "fastify";
import type { Feature } from "#contract/session.ts";
import type { AudioStore } from "#server/audio/store.ts";
import type { Db } from "#server/db/client.ts";
import type { Metrics } from "#server/metrics.ts";
import type { Passwords } from "#server/session/passwords.ts";
import type { Site } from "#server/site/load.ts";
import type { Callers } from "./caller.ts";
import type { Settings } from "./settings.ts";

/** What the application is made of; tests hand in their own. */
export interface Parts {
  db: Db;
  clock: () => Date;
  settings: Settings;
  callers: Callers;
  passwords: Passwords;
  audio: AudioStore;
  /** What `/auth/me` offers beyond section 7. */
  features: Feature[];
  /** Where uploads lie while they are checked; what a killed process left there is swept. */
  incomingFolder: string;
  /** Without it nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Without it nothing is counted. */
  metrics?: Metrics;
  /** Aborted when the server has been told to stop: balancers then look for another one. */
  stopping?: AbortSignal;
  /** The built site; without it only the API is served. */
  site?: Site;
}

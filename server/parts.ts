import type { FastifyBaseLogger } from "fastify";
import { features } from "#contract/constants/enumerations.ts";
import type { Feature } from "#contract/session.ts";
import type { AudioStore } from "./audio/store.ts";
import { agencyToday } from "./clock/agency-day.ts";
import { ClockWatch } from "./clock/watch.ts";
import type { Db } from "./db/client.ts";
import { Counts } from "./insights/counting/counts.ts";
import type { Post } from "./mail/transport.ts";
import type { Metrics } from "./metrics.ts";
import { servesRooms } from "./rooms/served.ts";
import { Callers } from "./session/caller.ts";
import { Passwords } from "./session/passwords.ts";
import { defaultSettings, type Settings } from "./settings.ts";
import { Shelf } from "./showcase/shelf.ts";
import { CurrentIndex } from "./voices/current-index.ts";
import { readVoiceIndex } from "./voices/sql.ts";
import type { VoiceIndex } from "./voices/voice-index.ts";
import type { Site } from "./site/load.ts";

/** What the application is made of; tests hand in their own. */
export interface Parts {
  db: Db;
  clock: () => Date;
  settings: Settings;
  /** Asked before anything is deleted because of its age. */
  clockWatch: ClockWatch;
  callers: Callers;
  passwords: Passwords;
  audio: AudioStore;
  /** What visitors hear. */
  shelf: Shelf;
  /** The visible voices by their filters, in memory. */
  library: CurrentIndex<VoiceIndex>;
  /** What clients play and look for. */
  counts: Counts;
  /** What `/auth/me` offers beyond the calls that every back end has (docs/rules.md). */
  features: Feature[];
  /** Where uploads lie while they are checked; what a killed process left there is swept. */
  incomingFolder: string;
  /** Sends a letter at once; without it none can be sent. */
  post?: Post;
  /** Without it nothing is logged. */
  logger?: FastifyBaseLogger;
  /** Without it nothing is counted. */
  metrics?: Metrics;
  /** Aborted when the server has been told to stop: balancers then look for another one. */
  stopping?: AbortSignal;
  /** The built site; without it only the API is served. */
  site?: Site;
}

type Given = Pick<Parts, "db" | "audio" | "incomingFolder"> &
  Partial<Pick<Parts, "clock" | "passwords" | "post" | "logger" | "metrics" | "stopping" | "site">> & {
    settings?: Partial<Settings>;
    /** Milliseconds since the process began. */
    uptime?: () => number;
  };

/** The application's parts around a database, with what is not given as in production. */
export function makeParts({ clock = () => new Date(), uptime, settings, ...given }: Given): Parts {
  const allSettings = { ...defaultSettings, ...settings };
  return {
    passwords: new Passwords(),
    features: features.filter(
      (feature) =>
        feature !== "demo" &&
        (feature !== "mail" || allSettings.mail) &&
        (feature !== "rooms" || servesRooms(allSettings)),
    ),
    ...given,
    clock,
    settings: allSettings,
    shelf: new Shelf({ db: given.db, clock, settings: allSettings }),
    library: new CurrentIndex(() => readVoiceIndex(given.db, agencyToday({ clock, settings: allSettings }))),
    counts: new Counts({ db: given.db, clock, settings: allSettings }),
    clockWatch: new ClockWatch({
      db: given.db,
      clock,
      logger: given.logger,
      ...(uptime ? { uptime } : {}),
    }),
    callers: new Callers(given.db, clock, allSettings),
  };
}

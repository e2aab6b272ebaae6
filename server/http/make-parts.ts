import { features } from "#contract/session.ts";
import { Passwords } from "#server/session/passwords.ts";
import { Callers } from "./caller.ts";
import type { Parts } from "./parts.ts";
import { defaultSettings, type Settings } from "./settings.ts";

type Given = Pick<Parts, "db" | "audio" | "incomingFolder"> &
  Partial<Pick<Parts, "clock" | "passwords" | "logger" | "metrics" | "stopping" | "site">> & {
    settings?: Partial<Settings>;
  };

/** The application's parts around a database, with what is not given as in production. */
export function makeParts({ clock = () => new Date(), settings, ...given }: Given): Parts {
  return {
    passwords: new Passwords(),
    features: features.filter((feature) => feature !== "demo"),
    ...given,
    clock,
    settings: { ...defaultSettings, ...settings },
    callers: new Callers(given.db, clock),
  };
}

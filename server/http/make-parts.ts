import type { Db } from "#server/db/client.ts";
import { Passwords } from "#server/session/passwords.ts";
import { Callers } from "./caller.ts";
import type { Parts } from "./parts.ts";
import { defaultSettings, type Settings } from "./settings.ts";

export interface Given {
  db: Db;
  clock?: () => Date;
  settings?: Partial<Settings>;
  passwords?: Passwords;
}

/** The application's parts around a database, with what is not given as in production. */
export function makeParts({ db, clock = () => new Date(), settings, passwords }: Given): Parts {
  return {
    db,
    clock,
    settings: { ...defaultSettings, ...settings },
    callers: new Callers(db, clock),
    passwords: passwords ?? new Passwords(),
  };
}

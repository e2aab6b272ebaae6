import type { Db } from "#server/db/client.ts";
import type { Passwords } from "#server/session/passwords.ts";
import type { Callers } from "./caller.ts";
import type { Settings } from "./settings.ts";

/** What the application is made of; tests hand in their own. */
export interface Parts {
  db: Db;
  clock: () => Date;
  settings: Settings;
  callers: Callers;
  passwords: Passwords;
}

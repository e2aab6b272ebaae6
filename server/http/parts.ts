import type { Db } from "#server/db/client.ts";

/** What the application is made of; tests hand in their own. */
export interface Parts {
  db: Db;
  clock: () => Date;
}

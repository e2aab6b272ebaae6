import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Writes artists and voices one transaction after another: the row of the catalogue is locked first,
 * so that a name that was free stays free.
 */
export const inWriteQueue = <T>(db: Db, write: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await bumpCatalogue(tx);
    return write(tx);
  });

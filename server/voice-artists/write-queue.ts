import { bumpCatalogue } from "#server/db/catalogue.ts";
import type { Db } from "#server/db/client.ts";
import type { ShownArtist } from "./sql.ts";

/**
 * Writes artists and voices one transaction after another: the row of the catalogue is locked first,
 * so that a name that was free stays free.
 */
export const inWriteQueue = (db: Db, write: (tx: Db) => Promise<ShownArtist>): Promise<ShownArtist> =>
  db.transaction(async (tx) => {
    await bumpCatalogue(tx);
    return write(tx);
  });

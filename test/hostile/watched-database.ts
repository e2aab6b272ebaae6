import { sql } from "drizzle-orm";
import { rowsOf } from "#server/db/client.ts";
import { fingerprint } from "#test/permissions/world.ts";
import type { TestServer } from "#test/support/server.ts";

/**
 * Tells whether a call left the database as it was. Where no transaction number was used up nothing was
 * written, and only where one was is everything stored compared.
 */
export class WatchedDatabase {
  readonly #server: TestServer;
  #transaction = "";
  #print = "";

  constructor(server: TestServer) {
    this.#server = server;
  }

  async #nextTransaction(): Promise<string> {
    const statement = sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`;
    const [row] = await rowsOf<{ next: string }>(this.#server.parts.db, statement);
    return row?.next ?? "";
  }

  /** Whether anything that is stored changed since it was last asked. */
  async changed(): Promise<boolean> {
    const transaction = await this.#nextTransaction();
    if (transaction === this.#transaction) return false;
    this.#transaction = transaction;
    const print = await fingerprint(this.#server);
    const changed = print !== this.#print;
    this.#print = print;
    return changed;
  }
}

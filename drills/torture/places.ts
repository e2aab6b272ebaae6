import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "pg";
import { temporaryFolder, type Environment } from "#test/support/built/built-server.ts";
import {
  administer,
  createCluster,
  databaseUrl,
  type Cluster,
} from "#test/support/database/postgres-cluster.ts";

/** Where a tortured server keeps its data; a fresh one is for kills of first starts. */
export interface Place {
  environment: Environment;
  backups: string;
  /** Resolves when a first start has begun to make tables; `over` tells that it will not any more. */
  migrating(over: () => boolean): Promise<void>;
  /** Kills the database itself, where it is a process of its own; `revive` starts it again. */
  crash?: { database(): Promise<void>; revive(): Promise<void> };
  remove(): Promise<void>;
}

/** Makes new places for servers to be tortured in; `remove` takes away what they share. */
export interface Places {
  next(): Promise<Place>;
  remove(): Promise<void>;
}

const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await sleep(5);
};

export function embeddedPlaces(): Places {
  return {
    async next() {
      const { folder, remove } = await temporaryFolder();
      return {
        environment: { DATA_DIR: folder },
        backups: join(folder, "backups"),
        migrating: (over) => until(() => existsSync(join(folder, "database.new")) || over()),
        remove,
      };
    },
    remove: async () => undefined,
  };
}

/** Whether a process holds the lock under which tables are made. */
async function holdsLock(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from pg_locks join pg_database on oid = database
      where locktype = 'advisory' and granted and datname = current_database()`,
  );
  return (rowCount ?? 0) > 0;
}

/** Databases of a PostgreSQL that writes through to the disk, as a real one does. */
export async function postgresPlaces(): Promise<Places> {
  const cluster: Cluster = await createCluster([]);
  return {
    async next() {
      const name = `torture_${randomBytes(6).toString("hex")}`;
      await administer(cluster.url, `create database ${name}`);
      const url = databaseUrl(cluster.url, name);
      const { folder, remove } = await temporaryFolder();
      const backups = join(folder, "backups");
      return {
        environment: { DATA_DIR: folder, DATABASE_URL: url, BACKUP_DIR: backups },
        backups,
        async migrating(over) {
          const pool = new Pool({ connectionString: url, max: 1 });
          await until(async () => (await holdsLock(pool)) || over());
          await pool.end();
        },
        crash: { database: () => cluster.stop("immediate"), revive: () => cluster.start() },
        async remove() {
          await administer(cluster.url, `drop database ${name} with (force)`);
          await remove();
        },
      };
    },
    remove: () => cluster.remove(),
  };
}

/** By the database's name. */
export const placeMakers: Record<string, () => Promise<Places>> = {
  embedded: async () => embeddedPlaces(),
  PostgreSQL: postgresPlaces,
};

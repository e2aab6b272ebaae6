import { randomBytes } from "node:crypto";
import { temporaryFolder } from "#test/support/built-server.ts";
import { administer, createCluster, databaseUrl, type Cluster } from "#test/support/postgres-cluster.ts";
import type { Place } from "./torture.ts";

/** Makes new places for servers to be tortured in, and takes all of them away again. */
export interface Places {
  next(): Promise<Place>;
  remove(): Promise<void>;
}

export function embeddedPlaces(): Places {
  const made: { remove(): Promise<void> }[] = [];
  return {
    async next() {
      const data = await temporaryFolder();
      made.push(data);
      return { environment: { DATA_DIR: data.folder } };
    },
    async remove() {
      for (const data of made) await data.remove();
    },
  };
}

/** Databases of a PostgreSQL that writes through to the disk, as a real one does. */
export async function postgresPlaces(): Promise<Places> {
  const cluster: Cluster = await createCluster([]);
  const folders = embeddedPlaces();
  return {
    async next() {
      const name = `torture_${randomBytes(6).toString("hex")}`;
      await administer(cluster.url, `create database ${name}`);
      const { environment } = await folders.next();
      return {
        environment: { ...environment, DATABASE_URL: databaseUrl(cluster.url, name) },
        async crashDatabase() {
          await cluster.stop("immediate");
          await cluster.start();
        },
      };
    },
    async remove() {
      await cluster.remove();
      await folders.remove();
    },
  };
}

import { engine } from "#test/support/database.ts";

const isNightly = process.env["NIGHTLY"] !== undefined;

// The same generated calls reach the same code on both databases: PostgreSQL gets a sample of them.
const perChange = engine === "embedded" ? 2000 : 200;

/** How many generated calls an endpoint gets, and how long they may take. */
export const callRuns = {
  numRuns: isNightly ? perChange * 10 : perChange,
  timeout: isNightly ? 3_600_000 : 300_000,
};

const walksPerChange = engine === "embedded" ? 60 : 10;

/** How many walks of twenty steps through the whole API are made, and how long they may take. */
export const walkRuns = {
  numRuns: isNightly ? 1000 : walksPerChange,
  timeout: isNightly ? 3_600_000 : 300_000,
};

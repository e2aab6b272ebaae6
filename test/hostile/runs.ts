import { engine } from "#test/support/database.ts";
import { longRun, runsOf } from "#test/support/nightly.ts";

// The same generated calls reach the same code on both databases: PostgreSQL gets a sample of them.
const perChange = engine === "embedded" ? 2000 : 200;

/** How many generated calls an endpoint gets, and how long they may take. */
export const callRuns = { ...longRun, numRuns: runsOf(perChange, perChange * 10) };

/** How many walks of twenty steps through the whole API are made, and how long they may take. */
export const walkRuns = { ...longRun, numRuns: runsOf(engine === "embedded" ? 60 : 10, 1000) };

import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";
import { readConfig } from "./config.ts";
import { openConfigured } from "./db/open-configured.ts";
import { grantServing } from "./db/serving-role.ts";
import { createLogger } from "./http/logger.ts";
import { StartProblem } from "./start-problem.ts";

// For who gives the servers a role that may not change tables: its owner runs this before a new version starts.
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { for: { type: "string" } }, strict: false });
  const role = values.for;
  if (role !== undefined && (typeof role !== "string" || !/^[a-z_][a-z0-9_]{0,62}$/.test(role)))
    throw new StartProblem("Usage: npm run migrate -- --for <role of the servers>");
  const database = await openConfigured(readConfig(process.env), createLogger("silent"));
  try {
    if (role !== undefined) await grantServing(database.db, role);
  } finally {
    await database.close();
  }
  print(role === undefined ? "The database is up to date." : `The database is up to date, for ${role}.`);
  return true;
});

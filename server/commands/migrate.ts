import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { grantServing } from "#server/db/serving-role.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { StartProblem } from "#server/start-problem.ts";
import { runCommand } from "./run-command.ts";

// Where the servers' role may not change tables, their owner runs this before a new version starts.
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { for: { type: "string" } }, strict: false });
  const role = values.for;
  if (role !== undefined && (typeof role !== "string" || !/^[a-z_][a-z0-9_]{0,62}$/.test(role)))
    throw new StartProblem("Usage: npm run migrate -- --for <role of the servers>");
  const database = await openDatabase(readConfig(process.env), createLogger("silent"));
  try {
    if (role !== undefined) await grantServing(database.db, role);
  } finally {
    await database.close();
  }
  print(role === undefined ? "The database is up to date." : `The database is up to date, for ${role}.`);
  return true;
});

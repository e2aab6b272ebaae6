import { parseArgs } from "node:util";
import { readConfig, type Config } from "#server/config.ts";
import { askServer } from "#server/control/control.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { StartProblem } from "#server/start-problem.ts";
import { endOwner } from "#server/team/end.ts";
import { runCommand } from "./run-command.ts";

/** The server that has an embedded database open ends the owner; in any other database it is done from here. */
async function end(config: Config, userName: string): Promise<boolean> {
  const asked =
    config.databaseUrl === undefined ? await askServer(config.dataDir, "end-owner", { userName }) : undefined;
  if (asked) return asked.isEnded;
  const database = await openDatabase(config, createLogger("silent"));
  try {
    return await endOwner(database.db, userName);
  } finally {
    await database.close();
  }
}

// For an owner's account that is stolen or gone, where no other owner can remove it. No session outlives it.
await runCommand(async (print) => {
  const { values } = parseArgs({ options: { username: { type: "string" } }, strict: false });
  const userName = values.username;
  if (typeof userName !== "string" || userName === "")
    throw new StartProblem("Usage: npm run end-owner -- --username <user name of an owner>");
  if (!(await end(readConfig(process.env), userName)))
    throw new StartProblem(`There is no owner with the username ${userName}.`);
  print(`The owner ${userName} is removed, and all their sessions have ended.`);
  return true;
});

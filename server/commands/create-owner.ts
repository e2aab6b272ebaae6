import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { users } from "#server/db/schema/people.ts";
import { besideDemo } from "#server/demo/refuse-open.ts";
import { createLogger } from "#server/http/logs/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { generatePassword, Passwords } from "#server/session/passwords.ts";
import { StartProblem } from "#server/start-problem.ts";
import { runCommand } from "./run-command.ts";

const usage = "npm run create-owner -- --username <letters, digits, dots, dashes> --name <name people see>";

interface OwnerDraft {
  userName: string;
  name: string;
}

/** Reads the command's options; throws a `StartProblem` that shows how it is used. */
export function readOwner(parts: string[]): OwnerDraft {
  const options = { username: { type: "string" }, name: { type: "string" } } as const;
  const { username = "", name = "" } = parseArgs({ args: parts, options, strict: false }).values;
  const draft = { userName: String(username).trim(), name: String(name).trim() };
  if (!/^[a-z0-9][a-z0-9._-]{2,39}$/.test(draft.userName) || !/^[^\p{Cc}]{1,100}$/u.test(draft.name))
    throw new StartProblem(`Usage: ${usage}`);
  return draft;
}

interface NewOwner {
  /** Shown once and kept nowhere. */
  password: string;
  isBesideDemo: boolean;
}

/** Stores an owner with a generated password. */
async function createOwner({ userName, name }: OwnerDraft): Promise<NewOwner> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, createLogger("silent"));
  try {
    const isBesideDemo = await besideDemo(database.db, config);
    const password = generatePassword();
    const passwordHash = await new Passwords().hash(password);
    const stored = await database.db
      .insert(users)
      .values({ userName, name, role: "OWNER", passwordHash, mustChangePassword: true })
      .onConflictDoNothing({ target: users.userName })
      .returning({ id: users.id });
    if (stored.length === 0) throw new StartProblem(`The username ${userName} is taken.`);
    return { password, isBesideDemo };
  } finally {
    await database.close();
  }
}

if (import.meta.main)
  await runCommand(async (print) => {
    const draft = readOwner(process.argv.slice(2));
    const { password, isBesideDemo } = await createOwner(draft);
    print(`Username: ${draft.userName}\nPassword: ${password}\nIt is shown only this once.`);
    if (isBesideDemo)
      print(
        "This database also holds the demo logins that everybody knows: a real agency takes a new DATA_DIR.",
      );
    return true;
  });

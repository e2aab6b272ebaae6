import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const debian = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs; Debian keeps them off the PATH, one folder a version. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const [newest] = versions.toSorted((a, b) => Number(b) - Number(a));
  if (newest && existsSync(join(debian, newest, "bin/postgres"))) return join(debian, newest, "bin");
  try {
    const folder = execFileSync("pg_config", ["--bindir"], { encoding: "utf8" }).trim();
    return existsSync(join(folder, "postgres")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { isLoopback } from "#server/loopback.ts";
import { StartProblem } from "#server/start-problem.ts";
import { isDemoFilled } from "./facts.ts";

type Reach = Pick<Config, "host" | "demo" | "siteUrl" | "settings">;

/** Each setting by which people on other machines come in, with what keeps them out. */
function opened({ host, siteUrl, settings }: Reach): string[] {
  return [
    ...(isLoopback(host) ? [] : [`HOST is ${host}`]),
    ...(settings.trustProxy.length > 0 ? [`TRUST_PROXY is ${settings.trustProxy.join(", ")}`] : []),
    ...(isLoopback(new URL(siteUrl).hostname) ? [] : [`SITE_URL is ${siteUrl}`]),
  ];
}

const wayOut =
  "Use a new DATA_DIR or another DATABASE_URL with DEMO=off, or set DEMO=public if everybody may come in.";

/** The demo logins are printed in the README: a database that holds them stays on this machine. */
export function refuseOpenDemo(config: Reach): void {
  const reasons = config.demo === "public" ? [] : opened(config);
  if (reasons.length === 0) return;
  throw new StartProblem(
    `${reasons.join(" and ")}, but this database holds the demo logins that everybody knows. ${wayOut}`,
  );
}

/**
 * Whether an owner who is created stands beside the demo logins; throws where the agency means to leave the demo: others
 * may come in, or DEMO is off.
 */
export async function besideDemo(db: Db, config: Reach): Promise<boolean> {
  if (!(await isDemoFilled(db))) return false;
  refuseOpenDemo(config);
  if (config.demo === "off")
    throw new StartProblem(
      `DEMO is off, but this database holds the demo logins that everybody knows. ${wayOut}`,
    );
  return true;
}

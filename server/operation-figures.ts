import { newestBackup } from "./backup/job.ts";
import type { Config } from "./config.ts";
import type { OpenDatabase } from "./db/client.ts";
import { mailLimits, readMailFigures } from "./mail/limits.ts";
import type { Metrics } from "./metrics.ts";
import type { Parts } from "./parts.ts";

type Operated = Pick<Parts, "db" | "clock" | "clockWatch"> & {
  config: Pick<Config, "backupDir" | "hourlyBackups" | "smtpUrl">;
  connections: OpenDatabase["connections"];
};

/** Adds to the figures of calls those that tell an operator what to look after (docs/deploy.md). */
export function addOperationFigures(
  metrics: Metrics,
  { db, clock, clockWatch, config, connections }: Operated,
): void {
  metrics.gauge("tinora_clock_jumps", "How often the clock jumped since the start.", () => ({
    "": clockWatch.jumps,
  }));
  if (config.hourlyBackups)
    metrics.gauge("tinora_backup_age_seconds", "Age of the newest backup.", async () => {
      const newest = await newestBackup(config.backupDir, clock());
      const figures: Record<string, number> = {};
      if (newest) figures[""] = (clock().getTime() - newest.getTime()) / 1000;
      return figures;
    });
  if (config.smtpUrl)
    metrics.gauge("tinora_mails", "Letters that wait, and those held back by a limit.", async () => ({
      ...(await readMailFigures(db, mailLimits, clock())),
    }));
  if (connections)
    metrics.gauge("tinora_database_connections", "Connections to the database.", () => ({
      ...connections(),
    }));
}

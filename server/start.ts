import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AddressInfo } from "node:net";
import { buildApp } from "./app.ts";
import { sweepIncoming } from "./audio/incoming.ts";
import { expectM4aDecoder } from "./audio/m4a-decoder.ts";
import { openAudioStore } from "./audio/open-store.ts";
import { renewAnalysis } from "./audio/renew-analysis.ts";
import { backUp, hourlyBackup } from "./backup/job.ts";
import { watchClock } from "./clock/job.ts";
import type { Config } from "./config.ts";
import { listenForCommands } from "./control/control.ts";
import { keepLogAhead } from "./db/log-ahead.ts";
import { isDemoFilled, isUnused } from "./demo/facts.ts";
import { refuseOpenDemo } from "./demo/refuse-open.ts";
import { cleanUp } from "./housekeeping/clean-up.ts";
import { housekeeping } from "./housekeeping/job.ts";
import { letCallersGo } from "./http/leaving.ts";
import { createLogger } from "./http/logs/logger.ts";
import { releaseAll } from "./imports/run/lease.ts";
import { importJob } from "./imports/run/worker.ts";
import { writeCounts } from "./insights/counting/job.ts";
import { startJobs, type Job } from "./jobs.ts";
import type { Metrics } from "./metrics.ts";
import { expireOffers } from "./offers/acts/expire.ts";
import { openDatabase } from "./open-database.ts";
import { addOperationFigures } from "./operation-figures.ts";
import { makeParts, type Parts } from "./parts.ts";
import { folders } from "./paths.ts";
import { keepFiles } from "./productions/keeping/job.ts";
import { noticeFacts } from "./privacy/notice-facts.ts";
import { prepareTakesJob } from "./productions/preparing/job.ts";
import { releaseTakes } from "./productions/preparing/lease.ts";
import { endRooms } from "./rooms/end-job.ts";
import { prepareJob } from "./rooms/sound/prepare.ts";
import { readShelf } from "./showcase/shelf.ts";
import { keepAssets } from "./site/asset-job.ts";
import { loadSite } from "./site/load.ts";
import { endOwner } from "./team/end.ts";
import { raiseForConsent } from "./voices/consent-job.ts";

export interface RunningServer {
  /** Where a browser on this machine finds it. */
  address: string;
  hasDemo: boolean;
  /** Without a built site only the API is served. */
  hasSite: boolean;
  stop(): Promise<void>;
}

/** Without a mail server its client is not loaded. */
const mailJobs = async (parts: Parts, config: Config): Promise<Job[]> =>
  config.smtpUrl ? (await import("./mail/job.ts")).configuredMailJobs(parts, config) : [];

/** How letters are sent, where a mail server is set. */
async function postOf({ smtpUrl, mailTo, settings }: Config): Promise<Pick<Parts, "post">> {
  if (!smtpUrl || !mailTo) return {};
  const { smtpPost } = await import("./mail/transport.ts");
  return { post: smtpPost({ agency: settings.agency.name, smtpUrl, mailTo }) };
}

/** Without a port for them no figures are collected. */
const countCalls = async ({ metricsPort }: Config): Promise<Metrics | undefined> =>
  metricsPort === undefined ? undefined : new (await import("./metrics.ts")).Metrics();

/** Starts everything that `config` asks for; throws a `StartProblem` with a sentence where it cannot. */
export async function startServer(config: Config): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  await expectM4aDecoder(config.settings.audioFormats);
  const database = await openDatabase(config, logger);
  const incomingFolder = join(config.dataDir, "incoming");
  try {
    const metrics = await countCalls(config);
    const stopping = new AbortController();
    const parts = makeParts({
      db: database.db,
      ...(metrics ? { metrics } : {}),
      ...(await postOf(config)),
      stopping: stopping.signal,
      audio: await openAudioStore(config),
      incomingFolder,
      settings: config.settings,
      logger,
      ...(existsSync(join(folders.site, "csp.json"))
        ? {
            site: await loadSite(folders.site, config.siteUrl, {
              notice: noticeFacts(config),
              agency: config.settings.agency,
              mark: config.settings.mail
                ? "accounts idempotency requests mail"
                : "accounts idempotency requests",
            }),
          }
        : {}),
    });
    if (config.demo !== "off" && (await isUnused(database.db))) {
      // Before it is filled: nothing takes the demo logins out of a database again.
      refuseOpenDemo(config);
      // Only a first start needs the rows of the demo catalogue in memory.
      const { fillDemo } = await import("./demo/fill.ts");
      await fillDemo({ ...parts, audioFolder: folders.demoAudio });
    }
    if (metrics) addOperationFigures(metrics, { ...parts, config, connections: database.connections });
    const hasDemo = await isDemoFilled(database.db);
    if (hasDemo) refuseOpenDemo(config);
    // The lock shows that no other process is receiving uploads in this folder; over PostgreSQL one may be.
    if (config.databaseUrl === undefined) {
      await sweepIncoming(incomingFolder, parts.clock());
      await releaseAll(database.db);
      await releaseTakes(database.db);
    }
    const app = await buildApp(hasDemo ? { ...parts, features: [...parts.features, "demo"] } : parts);
    const log: Job[] =
      config.databaseUrl === undefined
        ? [{ name: "log ahead", everySeconds: 10, run: () => keepLogAhead(database.db) }]
        : [];
    const assets = parts.site ? [keepAssets(parts, parts.site.folder)] : [];
    const shelf = readShelf(parts.shelf);
    // Before the first page is served: it says whether there is a shelf, and what it loads may be asked of a server of an
    // older build. Before the first write: the disk may be full at once.
    for (const job of [...log, ...assets, shelf]) await job.run();
    await app.listen({ host: config.host, port: config.port });
    const measured = await metrics?.listen(config.metricsHost, config.metricsPort ?? 0);
    const backups = { ...parts, folder: config.backupDir };
    const control =
      config.databaseUrl === undefined
        ? await listenForCommands(config.dataDir, {
            "back-up": () => backUp(backups),
            "end-owner": async ({ userName }) => ({ isEnded: await endOwner(database.db, userName) }),
          })
        : undefined;
    const jobs = startJobs(
      [
        watchClock(parts.clockWatch),
        cleanUp(parts),
        housekeeping(parts, config),
        expireOffers(parts),
        keepFiles(parts),
        writeCounts(parts),
        renewAnalysis(parts),
        importJob(parts),
        prepareJob(parts),
        prepareTakesJob(parts),
        endRooms(parts),
        raiseForConsent(parts),
        shelf,
        ...log,
        ...assets,
        ...(await mailJobs(parts, config)),
        ...(config.hourlyBackups ? [hourlyBackup(backups)] : []),
      ],
      logger,
    );
    const { port } = app.server.address() as AddressInfo;
    return {
      address: `http://localhost:${port}`,
      hasDemo,
      hasSite: parts.site !== undefined,
      async stop() {
        stopping.abort();
        await letCallersGo(app, config.drainSeconds);
        await app.close();
        await control?.close();
        await measured?.close();
        await jobs.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

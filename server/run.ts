import closeWithGrace from "close-with-grace";
import { readConfig, type Config } from "./config.ts";
import { demoLogins } from "./demo/facts.ts";
import { loggedError } from "./http/logs/logger.ts";
import { unreadProxy } from "./http/unread-proxy.ts";
import { StartProblem } from "./start-problem.ts";
import { startServer, type RunningServer } from "./start.ts";

const print = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/** Prints why it did not start; a stack only where no sentence says it. */
function explain(error: unknown): void {
  const { code, syscall } = error as { code?: string; syscall?: string };
  if (error instanceof StartProblem) {
    complain(error.message);
    if (error.cause instanceof Error) complain(`It said: ${error.cause.message}`);
  } else if (syscall === "listen" && code === "EADDRINUSE") complain("PORT is in use by another program.");
  else if (syscall === "listen") complain(`HOST and PORT cannot be listened on (${code}).`);
  else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** What the person at the terminal reads. */
function greeting({ address, hasDemo, hasSite }: RunningServer, config: Config): string {
  const { databaseUrl, agencyLegalName, agencyAddress } = config;
  const { secure, trustProxy, agency } = config.settings;
  const logins = demoLogins.map(({ userName, password }) => `Demo login: ${userName} / ${password}`);
  return [
    ...(databaseUrl === undefined
      ? [
          "The embedded database survives a crash of the server, but not a power cut. Back it up, or set DATABASE_URL.",
        ]
      : []),
    // A site over https stands behind a proxy: this server speaks http.
    ...(secure && trustProxy.length === 0 ? [unreadProxy] : []),
    ...(hasSite ? [] : ["The site is not built, so only the API is served: npm run build:site builds it."]),
    ...(hasDemo || (agencyLegalName && agencyAddress)
      ? []
      : [
          "The privacy notice does not name who is responsible by law: set AGENCY_LEGAL_NAME and AGENCY_ADDRESS.",
        ]),
    ...(agency.email
      ? []
      : [
          "The pages do not say how the agency is reached: set AGENCY_EMAIL, and AGENCY_WHATSAPP if it has it.",
        ]),
    `${agency.name} is ready at ${address}`,
    ...(hasDemo ? logins : []),
  ].join("\n");
}

// Whatever the server writes is for its own user alone.
process.umask(0o077);

try {
  const config = readConfig(process.env, { logLevel: process.stdout.isTTY ? "warn" : "info" });
  const server = await startServer(config);
  closeWithGrace({ delay: 10_000 + config.drainSeconds * 1000, logger: false }, async ({ err }) => {
    if (err) complain(JSON.stringify(loggedError(err)));
    await server.stop();
  });
  print(greeting(server, config));
} catch (error) {
  explain(error);
  process.exit(1);
}

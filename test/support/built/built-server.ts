import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A process of the built server, `dist/server/main.js`. */
export interface BuiltServer {
  /** Such as `http://localhost:4123`. */
  origin: string;
  pid: number;
  /** Everything it has printed. */
  output(): string;
  /** Sends a signal and waits for the end, at most for a minute; the answer is the exit code, null after a killing signal. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export type Environment = Record<string, string>;

interface Started {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

// A test writes more in a minute than a person does.
const unlimitedWrites = {
  WRITES_PER_MINUTE: "1000000",
  WRITES_PER_DAY: "1000000",
  OFFERS_PER_HOUR: "1000000",
  OFFERS_PER_DAY: "1000000",
};

/** Starts it as `npm start` does, on a free port unless told otherwise, with no other setting of this machine. */
export function spawnBuiltServer(
  environment: Environment,
  program = "dist/server/main.js",
  args: string[] = [],
): Started {
  const { PATH, SystemRoot, TMPDIR } = process.env;
  const base = Object.fromEntries(
    Object.entries({ PATH, SystemRoot, TMPDIR }).filter((entry): entry is [string, string] =>
      Boolean(entry[1]),
    ),
  );
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...base, ...unlimitedWrites, PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (text += part));
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  return { child, output: () => text, ended };
}

const ready = /ready at (\S+)/;

/** Waits until it says that it is ready; a first start may take a while on a busy machine. */
export async function startBuiltServer(environment: Environment, program?: string): Promise<BuiltServer> {
  const { child, output, ended } = spawnBuiltServer(environment, program);
  const origin = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = ready.exec(output())?.[1];
      if (!found) return;
      resolve(found);
      // Making one text of all that it has printed, at every line, would take the caller's time from then on.
      child.stdout?.off("data", look);
    };
    child.stdout?.on("data", look);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const ending = setTimeout(() => child.kill("SIGKILL"), 60_000);
      return ended.finally(() => clearTimeout(ending));
    },
  };
}

/** A new folder for DATA_DIR, and how to delete it. */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "tinora-data-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

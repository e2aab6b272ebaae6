import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { Readable, type Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Problem } from "#server/http/problems/problem.ts";
import { mostMilliseconds } from "./analysis/limits.ts";

/** What nobody waits for yields to the server and to what somebody does. */
const leastPriority = 19;
/** Nor does it hold what it needs no more: an hour of sound took 180 MB with the usual size of what is young, and 144 with this. */
const frugal = ["--max-semi-space-size=2"];

/** Sends all that can be read to a program, which may end before. Throws where it cannot be read. */
async function feed(input: Readable, stdin: Writable): Promise<void> {
  let failure: { error: unknown } | undefined;
  async function* read() {
    try {
      yield* input as AsyncIterable<Uint8Array>;
    } catch (error) {
      failure = { error };
      throw error;
    }
  }
  await pipeline(read, stdin).catch(() => undefined);
  if (failure) throw failure.error;
}

interface Run {
  isBackground: boolean;
  /** In milliseconds; with 0 it may take as long as it likes. */
  timeout?: number;
  /** What it is sent on standard input. */
  input?: Readable;
  /** Ends it; the call then throws. */
  signal?: AbortSignal;
}

/**
 * Runs a program of ours on a sound, in a process of its own; answers what it printed, which is nothing where it ended
 * itself for taking too much of memory or processor. 503 where it did not end in time: the machine is busy.
 */
export async function runProgram(
  program: string,
  words: string[],
  { isBackground, timeout = mostMilliseconds, input = Readable.from([]), signal }: Run,
): Promise<string> {
  const child = spawn(process.execPath, [...(isBackground ? frugal : []), program, ...words], {
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout,
    killSignal: "SIGKILL",
    ...(signal ? { signal } : {}),
  });
  // A process that has ended already has no priority.
  if (isBackground && child.pid !== undefined)
    try {
      setPriority(child.pid, leastPriority);
    } catch {}
  const fed = feed(input, child.stdin).catch((error: unknown) => {
    child.kill("SIGKILL");
    throw error;
  });
  const [output] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject)),
    fed,
  ]);
  if (child.killed) throw new Problem(503, "overloaded", { retryAfterSeconds: 10 });
  return output;
}

import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { Problem } from "#server/http/problems/problem.ts";
import { mostMilliseconds } from "./analysis/limits.ts";

/** What nobody waits for yields to the server and to what somebody does. */
const leastPriority = 19;

/**
 * Runs a program of ours on a sound, in a process of its own; answers what it printed, which is nothing where it ended
 * itself for taking too much of memory or processor. 503 where it did not end in time: the machine is busy.
 */
export async function runProgram(
  program: string,
  words: string[],
  { isBackground, timeout = mostMilliseconds }: { isBackground: boolean; timeout?: number },
): Promise<string> {
  const child = spawn(process.execPath, [program, ...words], {
    env: {},
    stdio: ["ignore", "pipe", "ignore"],
    timeout,
    killSignal: "SIGKILL",
  });
  // A process that has ended already has no priority.
  if (isBackground && child.pid !== undefined)
    try {
      setPriority(child.pid, leastPriority);
    } catch {}
  const [output] = await Promise.all([
    text(child.stdout),
    new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject)),
  ]);
  if (child.killed) throw new Problem(503, "overloaded", { retryAfterSeconds: 10 });
  return output;
}

import { Problem } from "#server/http/problems/problem.ts";
import { inTurn } from "./program-queue.ts";
import { runProgram } from "./run-program.ts";

const notInBackground = { isBackground: false };

/**
 * What one of `programs` prints as JSON of a file that others sent, which it reads in a process of its own. 422 where it was
 * killed, because the file takes too much to read; 503 where too many wait, and where the machine is too busy.
 */
export async function readBeside<Found>(program: string, args: string[]): Promise<Found> {
  const output = await inTurn(() => runProgram(program, args, notInBackground), notInBackground);
  if (!output) throw new Problem(422, "file-too-complex");
  return JSON.parse(output) as Found;
}

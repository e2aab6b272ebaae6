import { StartProblem } from "#server/start-problem.ts";

/** Runs a command line program: a known problem is a sentence and exit code 1, as is the answer `false`. */
export async function runCommand(run: (print: (line: string) => void) => Promise<boolean>): Promise<void> {
  // What a command writes is for its own user alone, as what the server writes.
  process.umask(0o077);
  try {
    if (!(await run((line) => void process.stdout.write(`${line}\n`)))) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

const programs = ["tsconfig.json", "src/tsconfig.json", "server/tsconfig.json", "test/tsconfig.json"];

/** Type-checks one TypeScript program; `output` is the compiler's. What has not changed since the last time is not checked again. */
async function check(program: string): Promise<{ isCorrect: boolean; output: string }> {
  const colours = process.stdout.isTTY ? ["--pretty"] : [];
  const known = `node_modules/.cache/${program.replace("/", "-")}.tsbuildinfo`;
  const compiler = spawn(
    process.execPath,
    [
      "node_modules/typescript/bin/tsc",
      "-p",
      program,
      "--incremental",
      "--tsBuildInfoFile",
      known,
      ...colours,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise<number | null>((resolve) => {
    compiler.once("close", resolve);
  });
  const output = await text(compiler.stdout);
  return { isCorrect: (await ended) === 0, output };
}

// All programs run at once, and the errors of all are shown.
const results = await Promise.all(programs.map(check));
process.stdout.write(results.map(({ output }) => output).join(""));
if (!results.every(({ isCorrect }) => isCorrect)) process.exitCode = 1;

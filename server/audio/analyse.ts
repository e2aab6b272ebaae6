import type { AudioFormat } from "#contract/constants/enumerations.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { programs } from "#server/paths.ts";
import type { Analysis } from "./analysis/analyse-bytes.ts";
import type { Outcome } from "./analysis/analyse-or-refuse.ts";
import { inTurn } from "./program-queue.ts";
import { runProgram } from "./run-program.ts";

async function run(path: string, kept: readonly AudioFormat[], isBackground: boolean): Promise<Outcome> {
  const output = await runProgram(programs.audioAnalyser, [path, kept.join(",")], { isBackground });
  return output ? (JSON.parse(output) as Outcome) : { refused: "file-too-complex" };
}

/**
 * Checks and decodes the file at `path` in a process of its own, and takes tags and pictures out of it; 422 with the
 * reason why it is not kept. What runs in the background waits its turn; 503 for others where too many wait, and where the
 * machine is too busy.
 */
export async function analyseFile(
  path: string,
  kept: readonly AudioFormat[],
  { isBackground = false }: { isBackground?: boolean } = {},
): Promise<Analysis> {
  const found = await inTurn(() => run(path, kept, isBackground), { isBackground });
  if ("refused" in found)
    throw new Problem(422, found.refused, { values: { m4a: String(kept.includes("m4a")) } });
  return found;
}

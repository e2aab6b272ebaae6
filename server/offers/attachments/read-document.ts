import { inTurn } from "#server/audio/program-queue.ts";
import { runProgram } from "#server/audio/run-program.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { programs } from "#server/paths.ts";
import type { DocumentFormat } from "./documents.ts";
import type { DocumentOutcome } from "./read-bytes.ts";

const notInBackground = { isBackground: false };

/**
 * Finds out in a process of its own which document or picture lies at `path`; null where it is neither. `kept` is "plain"
 * where a picture is to lose what it tells besides itself, which changes the file. 422 for one that takes too much to read;
 * 503 where too many wait, and where the machine is too busy.
 */
export async function readDocument(path: string, kept: "plain" | "whole"): Promise<DocumentFormat | null> {
  const output = await inTurn(
    () => runProgram(programs.documentReader, [path, kept], notInBackground),
    notInBackground,
  );
  const found = output ? (JSON.parse(output) as DocumentOutcome) : { isTooMuch: true as const };
  if ("isTooMuch" in found) throw new Problem(422, "file-too-complex");
  return found.format;
}

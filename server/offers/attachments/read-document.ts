import { readBeside } from "#server/audio/read-beside.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { programs } from "#server/paths.ts";
import type { DocumentFormat } from "./documents.ts";
import type { DocumentOutcome } from "./read-bytes.ts";

/**
 * Finds out in a process of its own which document or picture lies at `path`; null where it is neither. `kept` is "plain"
 * where a picture is to lose what it tells besides itself and text is to become UTF-8, which changes the file. 422 for one
 * that is empty or takes too much to read; 503 where too many wait, and where the machine is too busy.
 */
export async function readDocument(path: string, kept: "plain" | "whole"): Promise<DocumentFormat | null> {
  const found = await readBeside<DocumentOutcome>(programs.documentReader, [path, kept]);
  if ("refused" in found) throw new Problem(422, found.refused);
  return found.format;
}

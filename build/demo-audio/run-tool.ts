import { spawnSync } from "node:child_process";

/** Runs a program to its end on `input` and answers what it wrote; throws with its complaint when it fails. */
export function runTool(command: string, parameters: string[], input: Uint8Array | string) {
  const { error, status, stdout, stderr } = spawnSync(command, parameters, {
    input,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${command} failed: ${String(stderr)}`, { cause: error });
  return { stdout, stderr: stderr.toString() };
}

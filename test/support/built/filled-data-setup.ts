import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { demoLists } from "#demo/customers/lists.ts";
import { demoVoiceRequests } from "#demo/customers/requests/voice-requests.ts";
import { demoRecordings } from "#demo/takes.ts";
import { startBuiltServer, temporaryFolder } from "./built-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A DATA_DIR that a first start has filled with the demo catalogue; for copies. */
    filledData: string;
  }
}

/** How many voices the demo's rooms have: a started server copies the sound of each. */
const roomCopies = [
  ...demoLists.flatMap(({ room, entries }) => (room ? Object.keys(entries) : [])),
  ...demoVoiceRequests.flatMap(({ suggestion }) => suggestion?.artists ?? []),
].length;

/** The files of the productions, each with its copy: the first start has stored them. */
const files = 2 * demoRecordings.length;

/** Waits until the rooms' sound lies there, so that no test's server still copies it. */
async function copied(folder: string): Promise<void> {
  const stored = () => readdir(join(folder, "audio")).catch(() => []);
  while ((await stored()).length < files + roomCopies) await sleep(50);
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder();
  const server = await startBuiltServer({ DATA_DIR: folder });
  await copied(folder);
  await server.stop();
  project.provide("filledData", folder);
  return remove;
}

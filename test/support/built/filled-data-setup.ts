import type { TestProject } from "vitest/node";
import { startBuiltServer, temporaryFolder } from "./built-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A DATA_DIR that a first start has filled with the demo catalogue; for copies. */
    filledData: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = await temporaryFolder();
  const server = await startBuiltServer({ DATA_DIR: folder });
  await server.stop();
  project.provide("filledData", folder);
  return remove;
}

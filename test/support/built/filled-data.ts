import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { temporaryFolder } from "./built-server.ts";

/** A DATA_DIR of its own with the demo catalogue: a copy costs a fifth of a first start. */
export async function filledFolder(): ReturnType<typeof temporaryFolder> {
  const data = await temporaryFolder();
  await cp(inject("filledData"), data.folder, { recursive: true });
  return data;
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const older = `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;
const run = promisify(execFile);

test("an older Node is told which one the server needs, before anything is loaded that it lacks", async () => {
  const started = run(process.execPath, ["--import", older, "dist/server/main.js"]);
  await expect(started).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The server needs Node 24 or later, and this is .+\n$/) as string,
  });
});

import { spawn } from "node:child_process";

/** Starts `npm run dev` over an API that is already there, in a folder that has the source. */
export async function startDevSite(
  api: string,
  folder = ".",
): Promise<{ origin: string; stop(): Promise<void> }> {
  const { PATH } = process.env;
  const child = spawn(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "--port", "0", "--host", "127.0.0.1"],
    {
      cwd: folder,
      env: { PATH, API_URL: api, NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const look = (part: Buffer) => {
      output += part.toString();
      const found = /Local:\s+(http:\S+?)\/?\s/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    void ended.then(() => reject(new Error(`The development server ended: ${output}`)));
  });
  return {
    origin,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

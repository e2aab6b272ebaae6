import { chmod, realpath, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { platform } from "node:os";
import { text } from "node:stream/consumers";
import { socketPath } from "./socket-path.ts";
import type { TakenBackup } from "./take.ts";

type Reply = { taken: TakenBackup } | { failed: string };

/** A socket in the data folder, for its owner alone: only the server that has an embedded database open can read it. */
const controlPath = async (dataDir: string): Promise<string> =>
  platform() === "win32"
    ? `\\\\.\\pipe\\tinora-control-${Buffer.from(await realpath(dataDir))
        .toString("base64url")
        .slice(-40)}`
    : socketPath(await realpath(dataDir), "control.sock");

/** Takes a backup for whoever connects. The caller holds the folder's lock, so a socket that is there is stale. */
export async function listenForBackups(
  dataDir: string,
  take: () => Promise<TakenBackup>,
): Promise<{ close(): Promise<void> }> {
  const path = await controlPath(dataDir);
  const reply = async (): Promise<Reply> => {
    try {
      return { taken: await take() };
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) };
    }
  };
  const server = createServer((socket) => {
    // Whoever asks may hang up before the answer.
    socket.on("error", () => socket.destroy());
    void reply().then((answer) => socket.end(JSON.stringify(answer)));
  });
  if (platform() !== "win32") await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(path, resolve).unref();
  });
  if (platform() !== "win32") await chmod(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** Has the server that uses this folder take a backup; undefined when none is running. */
export async function askForBackup(dataDir: string): Promise<TakenBackup | undefined> {
  const path = await controlPath(dataDir).catch(() => undefined);
  if (path === undefined) return undefined;
  const socket = connect(path);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  if (!connected) return undefined;
  const answer = JSON.parse(await text(socket)) as Reply;
  if ("failed" in answer) throw new Error(answer.failed);
  return answer.taken;
}

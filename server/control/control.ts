import { once } from "node:events";
import { chmod, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { platform } from "node:os";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import type { TakenBackup } from "#server/backup/take.ts";
import { socketPath } from "./socket-path.ts";

/** What the server that has an embedded database open does for commands: nobody else can read or write it then. */
export interface ControlCalls {
  "back-up": (asked: object) => Promise<TakenBackup>;
  "end-owner": (asked: { userName: string }) => Promise<{ isEnded: boolean }>;
}
type Name = keyof ControlCalls;
type Asked<Call extends Name> = Parameters<ControlCalls[Call]>[0];
type Done<Call extends Name> = Awaited<ReturnType<ControlCalls[Call]>>;

/** A call is a line of JSON, its answer the rest of the connection. */
interface Line {
  call: Name;
  asked: Asked<Name>;
}
type Answer<Call extends Name> = { done: Done<Call> } | { failed: string };

/** How long whoever connects may take to ask, in milliseconds. */
const patience = 5000;

/** A socket in the data folder, for its owner alone. */
const controlPath = async (dataDir: string): Promise<string> =>
  platform() === "win32"
    ? `\\\\.\\pipe\\tinora-control-${Buffer.from(await realpath(dataDir))
        .toString("base64url")
        .slice(-40)}`
    : socketPath(await realpath(dataDir), "control.sock");

async function readLine(socket: Socket): Promise<Line> {
  socket.setTimeout(patience, () => socket.destroy());
  const [line] = (await once(createInterface({ input: socket }), "line")) as [string];
  socket.setTimeout(0);
  return JSON.parse(line) as Line;
}

async function answer(calls: ControlCalls, socket: Socket): Promise<Answer<Name>> {
  try {
    const { call, asked } = await readLine(socket);
    if (!Object.hasOwn(calls, call)) throw new Error(`this server knows no call "${call}"`);
    // Each call takes what its own command asks.
    return { done: await (calls[call] as (sent: Asked<Name>) => Promise<Done<Name>>)(asked) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Does for whoever connects what it asks. The caller holds the folder's lock, so a socket that is there is stale. */
export async function listenForCommands(
  dataDir: string,
  calls: ControlCalls,
): Promise<{ close(): Promise<void> }> {
  const path = await controlPath(dataDir);
  const server = createServer((socket) => {
    // Whoever asks may hang up before the answer.
    socket.on("error", () => socket.destroy());
    void answer(calls, socket).then((told) => socket.end(JSON.stringify(told)));
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

/** Asks the server that uses this folder; undefined when none is running. Throws what it could not do. */
export async function askServer<Call extends Name>(
  dataDir: string,
  call: Call,
  asked: Asked<Call>,
): Promise<Done<Call> | undefined> {
  const path = await controlPath(dataDir).catch(() => undefined);
  if (path === undefined) return undefined;
  const socket = connect(path);
  const connected = await new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
  if (!connected) return undefined;
  socket.write(`${JSON.stringify({ call, asked } satisfies Line)}\n`);
  const told = JSON.parse(await text(socket)) as Answer<Call>;
  if ("failed" in told) throw new Error(told.failed);
  if (!("done" in told)) throw new Error("the running server is of an older version: restart it");
  return told.done;
}

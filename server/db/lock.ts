import { createHash } from "node:crypto";
import { mkdir, realpath, rm, stat, symlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { platform, tmpdir } from "node:os";
import { join } from "node:path";

/** Another process has the folder. */
export class FolderInUse extends Error {}

export interface FolderLock {
  release(): Promise<void>;
}

const lockName = "lock.sock";
const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 24);

const bind = (path: string): Promise<Server | "taken"> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve("taken") : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });

/** A socket that nobody listens on any more was left by a process that was killed. */
const isAlive = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
  });

const unbind = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

/** A path of a folder's socket that is short enough to bind, whatever the folder's own length. */
export async function socketPath(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  if (Buffer.byteLength(path) < 100) return path;
  const link = join(tmpdir(), `tinora-${hash(folder)}`);
  await symlink(folder, link).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  if ((await realpath(link)) !== folder) throw new Error(`${link} leads elsewhere: delete it.`);
  return join(link, name);
}

/** Binds the socket in the folder; it is seen by every container that shares the folder. */
async function bindInFolder(folder: string): Promise<Server | "taken"> {
  const path = await socketPath(folder, lockName);
  const first = await bind(path);
  if (first !== "taken") return first;
  if (await isAlive(path)) return "taken";
  await rm(path, { force: true });
  return bind(path);
}

/**
 * A name that the system frees by itself when the process ends. It is bound first, so that of two processes
 * that find the same stale socket only one takes it over.
 */
const ownName = async (folder: string): Promise<string | undefined> => {
  if (platform() === "win32") return `\\\\.\\pipe\\tinora-${hash(folder.toLowerCase())}`;
  if (platform() !== "linux") return undefined;
  const { dev, ino } = await stat(folder);
  return `\0tinora-${hash(`${dev} ${ino}`)}`;
};

/**
 * Keeps every other process away from a folder until this one ends, however it ends. Lock files judged by
 * age or process id fail after `kill -9` and in containers; a bound socket does not. Throws `FolderInUse`.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const real = await realpath(folder);
  const held: Server[] = [];
  const release = async () => {
    await Promise.all(held.splice(0).map(unbind));
  };
  const hold = async (server: Server | "taken") => {
    if (server !== "taken") return void held.push(server);
    await release();
    throw new FolderInUse(
      `Another server is using ${real}. Stop it, choose another DATA_DIR, or set DATABASE_URL: PostgreSQL serves many.`,
    );
  };
  const own = await ownName(real);
  if (own !== undefined) await hold(await bind(own));
  if (platform() !== "win32") await hold(await bindInFolder(real));
  return { release };
}

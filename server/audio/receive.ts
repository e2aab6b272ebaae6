import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import { withIncoming, writeIncoming } from "./incoming.ts";

/** Whoever hung up will never learn the file's name. */
export const hungUp = () => new Problem(408, "invalid-input", { values: { where: "file" } });

/**
 * How much of a file the parser takes at once. It waits for ever when it skips a file of which more has arrived, so this
 * is more than a socket reads ahead, which is twice 64 kB.
 */
const fileHwm = 256 * 1024;

/** Registers a route that takes one file of at most `fileSize` bytes as `multipart/form-data`, and nothing else. */
export function takingOneFile(app: App, fileSize: number, register: (scope: App) => void): void {
  // In a scope of its own: no other route takes a form with files.
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    const limits = { files: 1, fields: 0, parts: 1, fileSize, headerPairs: 20 };
    await scope.register(multipart, { limits, fileHwm, throwFileSizeLimit: false });
    register(scope);
  });
}

/** A file that lies in the folder for incoming ones until its use is over. */
export interface ReceivedFile {
  path: string;
  /** The name that it was sent with. */
  name: string;
  /** Whether its sender still waits for an answer. */
  isWanted: () => boolean;
}

const noFile = (cause?: unknown) => new Problem(400, "invalid-input", { values: { where: "file" }, cause });

/** Whether the form's own bytes are at fault: errors of a disk or a socket have a `syscall`. */
const isOfForm = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !("syscall" in error);

/** Writes the form's one file to `path`, or throws `tooLarge` as soon as it is; answers the name it was sent with. */
async function writeFile(request: FastifyRequest, path: string, tooLarge: Problem): Promise<string> {
  if (!request.isMultipart()) throw new Problem(415, "unsupported-media-type");
  const part = await request.file().catch((error: unknown) => {
    throw noFile(error);
  });
  if (!part) throw noFile();
  const { file } = part;
  file.once("limit", () => file.destroy(tooLarge));
  await writeIncoming(path, file).catch((error: unknown) => {
    throw isOfForm(error) && !request.raw.socket.destroyed ? noFile(error) : error;
  });
  // The limit may have been reached before anyone listened for it.
  if (file.truncated) throw tooLarge;
  return part.filename;
}

/** Receives a request's one file into `folder`, uses it and deletes it; 408 for whoever hung up meanwhile. */
export async function receiveFile<T>(
  request: FastifyRequest,
  { folder, tooLarge }: { folder: string; tooLarge: Problem },
  use: (received: ReceivedFile) => Promise<T>,
): Promise<T> {
  const { raw } = request;
  let name = "";
  try {
    return await withIncoming(
      folder,
      async (path) => {
        name = await writeFile(request, path, tooLarge);
      },
      (path) => use({ path, name, isWanted: () => !raw.socket.destroyed }),
    );
  } catch (error) {
    // A browser that is still sending would miss the answer if nobody read on.
    raw.resume();
    // A broken connection of the caller's; the database's errors have the same codes.
    if (raw.socket.destroyed && !(error instanceof Problem)) throw hungUp();
    throw error;
  }
}

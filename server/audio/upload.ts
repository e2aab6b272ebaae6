import multipart from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/limits.ts";
import { type Actor, by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { withIncoming, writeIncoming } from "./incoming.ts";
import { hungUp, storeUpload } from "./store-upload.ts";

const oneFile = { files: 1, fields: 0, parts: 1, fileSize: limits.audioBytes, headerPairs: 20 };

/**
 * How much of a file the parser takes at once. It waits for ever when it skips a file of which more has arrived, so this
 * is more than a socket reads ahead, which is twice 64 kB.
 */
const fileHwm = 256 * 1024;

/** `POST /api/v1/audio`: one file as `multipart/form-data`, for owners. */
export function registerAudioUpload(app: App, parts: Parts): void {
  // In a scope of its own: no other route takes a form with files, and this one takes nothing else.
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: oneFile, fileHwm, throwFileSizeLimit: false });
    scope.post(
      "/api/v1/audio",
      {
        onRequest: parts.callers.signedIn("OWNER"),
        // 20 MB at 600 kbit/s.
        config: { bodySeconds: 280 },
        schema: {
          security: [{ bearer: [] }],
          tags: ["audio"],
          consumes: ["multipart/form-data"],
          response: { 201: UploadedAudio },
        },
      },
      async (request, reply) => {
        const uploaded = await receive(request, parts, by(callerOf(request)));
        return reply.code(201).send(uploaded);
      },
    );
  });
}

const noFile = (cause?: unknown) => new Problem(400, "invalid-input", { values: { where: "file" }, cause });

/** Whether the form's own bytes are at fault: errors of a disk or a socket have a `syscall`. */
const isOfForm = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !("syscall" in error);

/** Writes the form's one file to `path`; 413 as soon as it is too large. */
async function receiveFile(request: FastifyRequest, path: string): Promise<void> {
  if (!request.isMultipart()) throw new Problem(415, "unsupported-media-type");
  const part = await request.file().catch((error: unknown) => {
    throw noFile(error);
  });
  if (!part) throw noFile();
  const { file } = part;
  const tooLarge = new Problem(413, "audio-too-large");
  file.once("limit", () => file.destroy(tooLarge));
  await writeIncoming(path, file).catch((error: unknown) => {
    throw isOfForm(error) && !request.raw.socket.destroyed ? noFile(error) : error;
  });
  // The limit may have been reached before anyone listened for it.
  if (file.truncated) throw tooLarge;
}

async function receive(request: FastifyRequest, parts: Parts, owner: Actor): Promise<UploadedAudio> {
  const { raw } = request;
  try {
    return await withIncoming(
      parts.incomingFolder,
      (path) => receiveFile(request, path),
      (path) => storeUpload(parts, { owner, path, isWanted: () => !raw.socket.destroyed }),
    );
  } catch (error) {
    // A browser that is still sending would miss the answer if nobody read on.
    raw.resume();
    // A broken connection of the caller's; the database's errors have the same codes.
    if (raw.socket.destroyed && !(error instanceof Problem)) throw hungUp();
    throw error;
  }
}

import { Type } from "typebox";
import { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/constants/limits.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { measureFile } from "#server/audio/measure-file.ts";
import { receiveFile, takingOneFile } from "#server/audio/receive.ts";
import { storeUpload } from "./store-upload.ts";

/** `POST /api/v1/audio`: one file as `multipart/form-data`, for owners. */
export function registerAudioUpload(app: App, parts: Parts): void {
  takingOneFile(app, limits.audioBytes, (scope) =>
    scope.post(
      "/api/v1/audio",
      {
        onRequest: parts.callers.signedIn("OWNER"),
        // 20 MB at 600 kbit/s.
        config: { bodySeconds: 280, lane: "long" },
        schema: {
          operationId: "uploadAudio",
          summary: "Upload one audio file",
          refusals: [400, 403, 404, 408, 413, 415, 422, 429],
          security: [{ bearer: [] }],
          tags: ["audio"],
          consumes: ["multipart/form-data"],
          headers: Type.Object(idempotencyHeader),
          response: { 201: UploadedAudio },
        },
      },
      async (request, reply) => {
        const owner = by(callerOf(request));
        const incoming = { folder: parts.incomingFolder, tooLarge: new Problem(413, "audio-too-large") };
        const uploaded = await receiveFile(request, incoming, async ({ path, isWanted }) => {
          const { sha256 } = await measureFile(path);
          const keyed = keyedCallOf(request, owner.actorId, sha256);
          return storeUpload(parts, { owner, path, keyed, isWanted });
        });
        return reply.code(201).send(uploaded);
      },
    ),
  );
}

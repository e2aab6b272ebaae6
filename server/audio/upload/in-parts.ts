import { Type } from "typebox";
import { UploadedAudio } from "#contract/audio.ts";
import { limits } from "#contract/constants/limits.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { findUpload } from "#server/uploads/sql.ts";
import { UploadedBytes } from "#server/uploads/uploaded-bytes.ts";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { storeUpload } from "./store-upload.ts";

/** `POST /api/v1/uploads/{uploadId}/audio`: makes a file that was sent in parts a sample's sound, for owners. */
export function registerAudioInParts(app: App, parts: Parts): void {
  // The parts stay until they are swept, so that the call can be made again where its answer was lost.
  app.post(
    "/api/v1/uploads/:uploadId/audio",
    {
      onRequest: parts.callers.signedIn("OWNER"),
      config: { lane: "long" },
      schema: {
        operationId: "storeUploadedAudio",
        summary: "Store a file that was sent in parts as a sample's sound",
        refusals: [403, 404, 408, 413, 422, 429],
        security: [{ bearer: [] }],
        tags: ["audio"],
        params: Type.Object({ uploadId: Type.String({ maxLength: limits.name }) }),
        headers: Type.Object(idempotencyHeader),
        response: { 201: UploadedAudio },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const keyed = keyedCallOf(request, caller.userId, null);
      const { socket } = request.raw;
      const upload = await findUpload(parts.db, caller.userId, request.params.uploadId);
      if (upload.size > limits.audioBytes) throw new Problem(413, "audio-too-large");
      const stored = await withIncoming(
        parts.incomingFolder,
        async (path) => writeIncoming(path, (await UploadedBytes.open(parts, upload)).read()),
        (path) => storeUpload(parts, { owner: by(caller), path, keyed, isWanted: () => !socket.destroyed }),
      );
      return reply.code(201).send(stored);
    },
  );
}

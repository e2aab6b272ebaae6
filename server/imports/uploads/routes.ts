import { Type } from "typebox";
import { UploadedAudio } from "#contract/audio.ts";
import { Upload, UploadDraft } from "#contract/uploads.ts";
import { limits } from "#contract/constants/limits.ts";
import { withIncoming, writeIncoming } from "#server/audio/incoming.ts";
import { storeUpload } from "#server/audio/store-upload.ts";
import { by } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { partKey, UploadedBytes } from "./parts.ts";
import { countPart, expectRoom, findUpload, insertUpload, showUpload } from "./sql.ts";

const documented = { security: [{ bearer: [] }], tags: ["imports"] };
const params = Type.Object({ uploadId: Type.String({ maxLength: limits.name }) });
const headers = Type.Object(idempotencyHeader);
const octets = "application/octet-stream";
const digits = /^\d{1,12}$/;

/** Files that are sent in parts, so that a lost connection goes on where it stopped. */
export function registerUploads(app: App, parts: Parts): void {
  const { db, clock, audio, callers } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.post(
    "/api/v1/uploads",
    // A folder of files is one act: what an owner may hold is limited by its bytes.
    {
      onRequest,
      config: { isUncounted: true },
      schema: {
        operationId: "beginUpload",
        summary: "Begin to send a file in parts",
        refusals: [403, 404, 422],
        ...documented,
        headers,
        body: UploadDraft,
        response: { 201: Upload },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      const repeatable = { keyed: keyedCallOf(request, userId), now: clock() };
      const row = await insertUpload(db, userId, request.body, repeatable);
      return reply.code(201).send(showUpload(row));
    },
  );

  app.get(
    "/api/v1/uploads/:uploadId",
    {
      onRequest,
      schema: {
        operationId: "getUpload",
        summary: "How many bytes of a file are held",
        refusals: [403, 404],
        ...documented,
        params,
        response: { 200: Upload },
      },
    },
    async (request, reply) =>
      reply.send(showUpload(await findUpload(db, callerOf(request).userId, request.params.uploadId))),
  );

  // The parts stay until they are swept, so that the call can be made again where its answer was lost.
  app.post(
    "/api/v1/uploads/:uploadId/audio",
    {
      onRequest,
      config: { lane: "long" },
      schema: {
        operationId: "storeUploadedAudio",
        summary: "Store a file that was sent in parts as a sample's sound",
        refusals: [403, 404, 408, 413, 422, 429],
        ...documented,
        params,
        headers,
        response: { 201: UploadedAudio },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const keyed = keyedCallOf(request, caller.userId, null);
      const { socket } = request.raw;
      const upload = await findUpload(db, caller.userId, request.params.uploadId);
      if (upload.size > limits.audioBytes) throw new Problem(413, "audio-too-large");
      const stored = await withIncoming(
        parts.incomingFolder,
        async (path) => writeIncoming(path, (await UploadedBytes.open(audio, upload)).read()),
        (path) => storeUpload(parts, { owner: by(caller), path, keyed, isWanted: () => !socket.destroyed }),
      );
      return reply.code(201).send(stored);
    },
  );

  registerTaking(app, parts);
}

/** `PUT` of one part, the bytes as they are; in a scope of its own, because no other route takes such a body. */
function registerTaking(app: App, { db, audio, callers }: Parts): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      octets,
      { parseAs: "buffer", bodyLimit: limits.import.partBytes },
      (_request, body, done) => done(null, body),
    );
    scope.put(
      "/api/v1/uploads/:uploadId",
      {
        onRequest: callers.signedIn("OWNER"),
        bodyLimit: limits.import.partBytes,
        // 8 MB at 600 kbit/s.
        config: { isUncounted: true, bodySeconds: 120, lane: "long" },
        schema: {
          operationId: "sendPart",
          summary: "Send the next part of a file",
          refusals: [403, 404, 408, 409, 413, 415],
          again: "it is refused with the place that is next",
          ...documented,
          consumes: [octets],
          params,
          querystring: Type.Object(
            { from: Type.Optional(Type.String({ pattern: digits.source })) },
            { additionalProperties: false },
          ),
          response: { 200: Upload },
        },
      },
      async (request, reply) => {
        const { userId } = callerOf(request);
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new Problem(415, "unsupported-media-type");
        const from = Number(request.query.from ?? 0);
        const upload = await findUpload(db, userId, request.params.uploadId);
        if (from !== upload.held || from + bytes.length > upload.size)
          throw new Problem(409, "upload-not-next");
        await expectRoom(db, userId, bytes.length);
        await audio.put(partKey(upload.id, from), bytes, octets);
        const counted = await countPart(db, { id: upload.id, from, bytes: bytes.length });
        if (!counted) throw new Problem(409, "upload-not-next");
        return reply.send(showUpload(counted));
      },
    );
  });
}

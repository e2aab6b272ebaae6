import { Type } from "typebox";
import { Upload, UploadDraft } from "#contract/uploads.ts";
import { limits } from "#contract/constants/limits.ts";
import { uploadLimits } from "#contract/constants/upload-limits.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { idempotencyHeader, keyedCallOf } from "#server/repeats/keyed-call.ts";
import { callerOf } from "#server/session/caller.ts";
import { contentDigestHeader, expectDigest } from "./content-digest.ts";
import { countPart, expectRoom, findUpload, insertUpload, showUpload } from "./sql.ts";
import { newPartKey } from "./uploaded-bytes.ts";

const documented = { security: [{ bearer: [] }], tags: ["uploads"] };
const params = Type.Object({ uploadId: Type.String({ maxLength: limits.name }) });
const headers = Type.Object(idempotencyHeader);
const octets = "application/octet-stream";
/** What stays free of the disk for all else. */
const reservedBytes = 100 * 1024 * 1024;
const digits = /^\d{1,12}$/;

/** Files that are sent in parts, so that a lost connection goes on where it stopped. */
export function registerUploads(app: App, parts: Parts): void {
  const { db, audio, clock, callers } = parts;
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
        refusals: [403, 404, 422, 507],
        ...documented,
        headers,
        body: UploadDraft,
        response: { 201: Upload },
      },
    },
    async (request, reply) => {
      const { userId } = callerOf(request);
      const free = (await audio.freeBytes()) ?? Number.POSITIVE_INFINITY;
      if (free < request.body.size + reservedBytes) throw new Problem(507, "storage-full");
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

  registerTaking(app, parts);
}

/** `PUT` of one part, the bytes as they are; in a scope of its own, because no other route takes such a body. */
function registerTaking(app: App, { db, audio, callers }: Parts): void {
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      octets,
      { parseAs: "buffer", bodyLimit: uploadLimits.partBytes },
      (_request, body, done) => done(null, body),
    );
    scope.put(
      "/api/v1/uploads/:uploadId",
      {
        onRequest: callers.signedIn("OWNER"),
        bodyLimit: uploadLimits.partBytes,
        // 8 MB at 600 kbit/s.
        config: { isUncounted: true, bodySeconds: 120, lane: "long" },
        schema: {
          operationId: "sendPart",
          summary: "Send the next part of a file",
          refusals: [403, 404, 408, 409, 413, 415],
          again: "it is refused with the place that is next",
          ...documented,
          consumes: [octets],
          headers: Type.Object(contentDigestHeader),
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
        expectDigest(bytes, request.headers["content-digest"]);
        const from = Number(request.query.from ?? 0);
        const upload = await findUpload(db, userId, request.params.uploadId);
        if (from !== upload.held || from + bytes.length > upload.size)
          throw new Problem(409, "upload-not-next");
        await expectRoom(db, userId, bytes.length);
        const key = newPartKey();
        await audio.put(key, bytes, octets);
        const counted = await countPart(db, { id: upload.id, from, bytes: bytes.length, key });
        if (!counted) {
          await audio.remove(key);
          throw new Problem(409, "upload-not-next");
        }
        return reply.send(showUpload(counted));
      },
    );
  });
}

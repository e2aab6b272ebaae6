import cookies from "@fastify/cookie";
import { Type } from "typebox";
import type { TakeFormat } from "#contract/constants/values/productions.ts";
import { limits } from "#contract/constants/limits.ts";
import { savedAs } from "#server/audio/send-private-file.ts";
import { sendRange } from "#server/audio/send-range.ts";
import type { App } from "#server/http/app-type.ts";
import { noBytes } from "#server/http/no-bytes.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { hearsTakes } from "#server/productions/listening/guard.ts";
import { openOriginal } from "#server/productions/original.ts";
import { findTake } from "#server/productions/take.ts";
import { callerOf } from "#server/session/caller.ts";
import { findGiven } from "./given.ts";
import { packFiles } from "./pack.ts";

const mediaTypes: Record<TakeFormat, string> = {
  wav: "audio/wav",
  flac: "audio/flac",
  aiff: "audio/aiff",
  mp3: "audio/mpeg",
};

const offerId = Type.String({ maxLength: limits.name });
const documented = {
  security: [{ bearer: [] }, { takes: [] }] as Record<string, string[]>[],
  tags: ["productions"],
};
const kept = "private, no-store";

/** The originals of takes, once they are approved or shared: by the token, or by the cookie that a link sends. */
export function registerFiles(app: App, parts: Parts): void {
  const { db } = parts;
  const onRequest = hearsTakes(parts);
  void app.register(async (scope: App) => {
    await scope.register(cookies);

    scope.get(
      "/api/v1/offers/:offerId/takes/:takeId/file",
      {
        onRequest,
        // A browser asks for ranges of a file that broke off.
        config: { sendsSound: true, costly: { aDay: 1000, atOnce: 4 } },
        schema: {
          operationId: "getTakeFile",
          summary: "The original of a take, to be saved",
          refusals: [404, 409, 416, 429],
          answers: { 200: "audio/*", 206: "audio/*" },
          ...documented,
          params: Type.Object({ offerId, takeId: Type.String({ maxLength: limits.name }) }),
        },
      },
      async (request, reply) => {
        const caller = callerOf(request);
        const { id } = await findTake(db, caller, request.params);
        const { takes } = await findGiven(db, caller, request.params.offerId);
        const take = takes.find((one) => one.id === id);
        if (!take) throw new Problem(409, "not-approved");
        const original = await openOriginal(parts, take);
        const etag = `"${take.sha256}"`;
        void reply
          .header("cache-control", kept)
          .header("etag", etag)
          .header("content-disposition", savedAs(take.name))
          .type(mediaTypes[take.format]);
        return sendRange(request, reply, {
          byteLength: take.bytes,
          etag,
          read: async (range) => (range ? original.read(range.start, range.end + 1) : original.read()),
        });
      },
    );

    scope.get(
      "/api/v1/offers/:offerId/files.zip",
      {
        onRequest,
        config: { sendsSound: true, costly: { aDay: 100, atOnce: 2 } },
        schema: {
          operationId: "getFiles",
          summary: "The originals of an offer's takes as a ZIP",
          refusals: [404, 409, 429],
          answers: { 200: "application/zip" },
          ...documented,
          params: Type.Object({ offerId }),
        },
      },
      async (request, reply) => {
        const { archive, takes } = await findGiven(db, callerOf(request), request.params.offerId);
        void reply
          .header("cache-control", kept)
          .header("content-disposition", savedAs(archive))
          .type("application/zip");
        if (request.method === "HEAD") return reply.send(noBytes());
        const { stream, bytes } = packFiles(
          takes.map((take) => ({
            ...take,
            changedAt: take.createdAt,
            open: async () => (await openOriginal(parts, take)).read(),
          })),
        );
        return reply.header("content-length", bytes).send(stream);
      },
    );
  });
}

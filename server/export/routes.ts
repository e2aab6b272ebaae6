import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { agencyToday } from "#server/clock/agency-day.ts";
import { isUuid } from "#server/db/uuid.ts";
import { by, recordHistory } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { filesOfAccount, filesOfPerson } from "./collect.ts";
import { type Files, zipOf } from "./zip.ts";

const security = [{ bearer: [] }];

/** What is held of people, as a ZIP of JSON and of the files that they sent: of an account for owners, and of oneself (docs/rules.md). */
export function registerExports(app: App, parts: Parts): void {
  const { db, audio, clock, callers } = parts;
  const send = (reply: FastifyReply, files: Files) =>
    reply
      .header("cache-control", "no-store")
      // Nothing that anybody has typed stands in it.
      .header("content-disposition", `attachment; filename="data-${clock().toISOString().slice(0, 10)}.zip"`)
      .type("application/zip")
      .send(zipOf(files, clock()));

  app.get(
    "/api/v1/clients/accounts/:accountId/export",
    {
      onRequest: callers.signedIn("OWNER", { proof: true }),
      config: { lane: "long", costly: { aDay: 100 } },
      schema: {
        operationId: "exportClientAccount",
        summary: "All that is held of a client's account, as a ZIP of JSON",
        refusals: [403, 404, 429],
        answers: { 200: "application/zip" },
        security,
        tags: ["clients"],
        params: Type.Object({ accountId: Type.String() }),
      },
    },
    async (request, reply) => {
      const { accountId } = request.params;
      const files = isUuid(accountId)
        ? await filesOfAccount({ db, audio, today: agencyToday(parts) }, accountId)
        : undefined;
      if (!files) throw new Problem(404, "account-not-found");
      const owner = by(callerOf(request));
      await recordHistory(db, { ...owner, action: "client.export", subjectId: accountId, changes: {} });
      return send(reply, files);
    },
  );

  app.get(
    "/api/v1/account/export",
    {
      onRequest: callers.signedIn(undefined, { proof: true }),
      config: { lane: "long", costly: { aDay: 10 } },
      schema: {
        operationId: "exportOwnData",
        summary: "All that is held of whoever calls, as a ZIP of JSON",
        refusals: [403, 429],
        answers: { 200: "application/zip" },
        security,
        tags: ["account"],
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const files = await filesOfPerson({ db, audio, today: agencyToday(parts) }, caller.userId);
      await recordHistory(db, {
        ...by(caller),
        action: "data.export",
        subjectId: caller.userId,
        changes: {},
      });
      return send(reply, files);
    },
  );
}

import { Readable } from "node:stream";
import { asc, eq } from "drizzle-orm";
import type { exportFormats } from "#contract/constants/values/imports.ts";
import { ExportQuerystring } from "#contract/imports/imports.ts";
import type { AudioStore } from "#server/audio/store.ts";
import type { Db } from "#server/db/client.ts";
import { audioFiles, voices } from "#server/db/schema/catalogue.ts";
import { bytesOf, type Files, zipOf } from "#server/export/zip.ts";
import { by, recordHistory } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { callerLocale } from "#server/http/language/caller-locale.ts";
import { makeWorkbook, workbookType } from "#server/imports/sheet/workbook/make-workbook.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { catalogueLines } from "./catalogue-lines.ts";

/** The sound of all samples by its name; the bytes are read when their turn comes. */
async function soundFiles(db: Db, audio: AudioStore): Promise<Files> {
  const rows = await db
    .selectDistinct({ name: audioFiles.name, key: audioFiles.storageKey })
    .from(voices)
    .innerJoin(audioFiles, eq(audioFiles.name, voices.audioName))
    .orderBy(asc(audioFiles.name));
  return Object.fromEntries(rows.map(({ name, key }) => [name, () => bytesOf(() => audio.read(key))]));
}

type Format = (typeof exportFormats)[number];
const types: Record<Format, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: workbookType,
  zip: "application/zip",
};

/** `GET /api/v1/export`: the catalogue as it can be imported elsewhere, for owners. */
export function registerCatalogueExport(
  app: App,
  { db, audio, clock, callers, incomingFolder }: Parts,
): void {
  const written: Record<
    Format,
    (lines: () => AsyncGenerator<string>, now: Date) => Promise<Readable | Buffer>
  > = {
    csv: async (lines) => Readable.from(lines()),
    xlsx: (lines) => makeWorkbook(incomingFolder, lines()),
    zip: async (lines, now) => zipOf({ "catalogue.csv": lines, ...(await soundFiles(db, audio)) }, now),
  };

  app.get(
    "/api/v1/export",
    {
      onRequest: callers.signedIn("OWNER", { proof: true }),
      config: { lane: "long", costly: { aDay: 50 } },
      schema: {
        operationId: "exportCatalogue",
        summary: "All artists as a spreadsheet or a workbook, or as a ZIP with their sound",
        refusals: [403, 429],
        answers: { 200: "text/csv" },
        security: [{ bearer: [] }],
        tags: ["imports"],
        querystring: ExportQuerystring,
      },
    },
    async (request, reply) => {
      const { format = "csv" } = request.query;
      const now = clock();
      const lines = () => catalogueLines(db, callerLocale(request.headers["accept-language"]));
      await recordHistory(db, {
        ...by(callerOf(request)),
        action: "catalogue.export",
        subjectId: now.toISOString(),
        changes: { format },
      });
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="catalogue.${format}"`)
        .type(types[format])
        .send(await written[format](lines, now));
    },
  );
}

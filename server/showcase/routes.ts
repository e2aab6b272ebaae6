import { Type } from "typebox";
import { Showcase, ShowcaseChoices, ShowcaseChoicesQuerystring, ShowcaseOrder } from "#contract/showcase.ts";
import { agencyToday } from "#server/clock/agency-day.ts";
import { bumpCatalogue } from "#server/db/catalogue.ts";
import { isUuid } from "#server/db/uuid.ts";
import { by, recordHistory } from "#server/history/record.ts";
import type { App } from "#server/http/app-type.ts";
import { matchesETag, sendNothingNew } from "#server/http/etag.ts";
import { readPaging, totals } from "#server/http/paging.ts";
import { Problem } from "#server/http/problems/problem.ts";
import type { Parts } from "#server/parts.ts";
import { callerOf } from "#server/session/caller.ts";
import { nameKey } from "#server/db/text/name-key.ts";
import { fitVoices } from "#server/voices/fit-voices.ts";
import { findVoicesByIds } from "#server/voices/sql.ts";
import type { Actor } from "#server/history/record.ts";
import { findChosen, findShareable, writeChosen } from "./sql.ts";

const tags = ["showcase"];
const ofOwners = { security: [{ bearer: [] }], tags };
const collator = new Intl.Collator("tr");

/** What visitors hear, and what owners choose for them. */
export function registerShowcase(app: App, parts: Parts): void {
  const { db, callers, shelf, features } = parts;
  const onRequest = callers.signedIn("OWNER");

  app.get(
    "/api/v1/showcase",
    {
      schema: {
        operationId: "getShowcase",
        summary: "The samples that visitors hear",
        tags,
        response: { 200: Showcase, 304: Type.Null() },
      },
    },
    async (request, reply) => {
      const { showcase, etag } = await shelf.read();
      void reply.header("cache-control", "public, no-cache").header("etag", etag);
      if (matchesETag(request.headers["if-none-match"], etag)) return sendNothingNew(reply);
      return reply.send(features.includes("demo") ? { ...showcase, isDemo: true } : showcase);
    },
  );

  app.post(
    "/api/v1/showcase",
    {
      onRequest,
      schema: {
        operationId: "orderShowcase",
        summary: "Choose the samples that visitors hear, and their order",
        refusals: [403, 422, 429],
        again: "it changes nothing",
        ...ofOwners,
        body: ShowcaseOrder,
        response: { 200: Showcase },
      },
    },
    async (request, reply) => {
      await choose(parts, by(callerOf(request)), request.body.voiceIds);
      const { showcase } = await shelf.read();
      return reply.header("cache-control", "no-store").send(showcase);
    },
  );

  app.get(
    "/api/v1/showcase/choices",
    {
      onRequest,
      schema: {
        operationId: "listShowcaseChoices",
        summary: "The samples that visitors hear, and a page of those that they may hear",
        refusals: [403],
        ...ofOwners,
        querystring: ShowcaseChoicesQuerystring,
        response: { 200: ShowcaseChoices },
      },
    },
    async (request, reply) => {
      const today = agencyToday(parts);
      const paging = readPaging(request.query);
      const sought = nameKey(request.query.q ?? "");
      const all = await findShareable(db, today);
      const found = all
        .filter(({ name, title }) => [name, title].some((text) => nameKey(text).includes(sought)))
        .toSorted((a, b) => collator.compare(a.name, b.name));
      const from = paging.page * paging.size;
      const page = found.slice(from, from + paging.size).map(({ voiceId }) => voiceId);
      const may = new Set(all.map(({ voiceId }) => voiceId));
      const chosen = (await findChosen(db)).filter((voiceId) => may.has(voiceId));
      return reply.header("cache-control", "no-store").send({
        chosen: await findVoicesByIds(db, chosen, today),
        content: fitVoices(await findVoicesByIds(db, page, today), mostBytes),
        ...totals(found.length, paging),
      });
    },
  );
}

/** How many bytes of a page's voices an answer holds beside the chosen ones. */
const mostBytes = 350_000;

/** Puts samples on the public page; 422 where one is not visible or its artist does not share it. */
async function choose(parts: Parts, owner: Actor, voiceIds: string[]): Promise<void> {
  const after = voiceIds.map((voiceId) => voiceId.toLowerCase());
  if (!after.every(isUuid)) throw new Problem(422, "not-shareable");
  await parts.db.transaction(async (tx) => {
    await bumpCatalogue(tx);
    const shareable = after.length > 0 ? await findShareable(tx, agencyToday(parts), after) : [];
    if (shareable.length < after.length) throw new Problem(422, "not-shareable");
    const before = await findChosen(tx);
    await writeChosen(tx, after);
    const changes = { voiceIds: [before, after] };
    await recordHistory(tx, { ...owner, action: "showcase.update", subjectId: "showcase", changes });
  });
}

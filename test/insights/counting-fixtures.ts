import { playCounts, searchCounts } from "#server/db/schema/insights.ts";
import type { Person } from "#test/support/people.ts";
import { test as base } from "#test/support/fixtures.ts";

/** What a test of counting does, and what is stored of it. */
export const test = base
  .extend(
    "play",
    ({ server }) =>
      (person: Pick<Person, "headers">, voiceId: string) =>
        server.inject({
          method: "POST",
          url: "/api/v1/plays",
          headers: person.headers,
          payload: { voiceId },
        }),
  )
  .extend(
    "search",
    ({ server }) =>
      (person: Pick<Person, "headers">, query: string, headers: Record<string, string> = {}) =>
        server.inject({ url: `/api/v1/voices?${query}`, headers: { ...person.headers, ...headers } }),
  )
  // All rows, after what is counted has been written.
  .extend("counted", ({ server, db }) => async () => {
    await server.parts.counts.write();
    return {
      plays: await db.select().from(playCounts).orderBy(playCounts.day, playCounts.voiceId),
      searches: await db.select().from(searchCounts).orderBy(searchCounts.day, searchCounts.combination),
    };
  })
  // Every test begins without counts; no `beforeEach` here, which the first of a worker's files alone would register.
  .extend("uncounted", { auto: true }, async ({ db, counted }) => {
    await counted();
    for (const table of [playCounts, searchCounts]) await db.delete(table);
  });

import type { Db } from "#server/db/client.ts";
import { wholeLibrary, type LibraryQuery } from "#server/voices/library-query.ts";
import { findVoicePage } from "#server/voices/page-answers.ts";
import { findVoicesByIds, readVoiceIndex } from "#server/voices/sql.ts";
import { numbersFrom } from "#demo/stable.ts";
import { randomQuery } from "./random-query.ts";
import { benchDay } from "./fill-library.ts";
import { inTurn, mean, median } from "./rounds.ts";

const perRound = 300;

const many = <T>(make: () => T) => Array.from({ length: perRound }, make);

async function timed<T>(inputs: readonly T[], work: (input: T) => Promise<unknown>): Promise<number[]> {
  const figures: number[] = [];
  for (const input of inputs) {
    const start = performance.now();
    await work(input);
    figures.push(performance.now() - start);
  }
  return figures;
}

/** The measurements of one library; `means` collects the mean of every round's first pages. */
async function openLibrary(db: Db) {
  const index = await readVoiceIndex(db, benchDay);
  const all = index.search({ ...wholeLibrary, size: index.size }).voiceIds;
  const next = numbersFrom(1);
  const someIds = () => Array.from({ length: 15 }, () => all[Math.floor(next() * all.length)] ?? "");
  const atEnd = (query: LibraryQuery): LibraryQuery => {
    const { total } = index.search(query);
    return { ...query, page: Math.max(0, Math.ceil(total / query.size) - 1) };
  };
  const find = (query: LibraryQuery) => findVoicePage(db, index, query, benchDay);
  const means: number[] = [];
  return {
    means,
    byId: async () => median(await timed(many(someIds), (ids) => findVoicesByIds(db, ids, benchDay))),
    first: async () => {
      const figures = await timed(
        many(() => randomQuery(next)),
        find,
      );
      means.push(mean(figures));
      return median(figures);
    },
    last: async () =>
      median(
        await timed(
          many(() => atEnd(randomQuery(next))),
          find,
        ),
      ),
  };
}

/**
 * S1 to S3 for two libraries in turn, in milliseconds: an uncached page of voices with filters, total and facets, and as
 * its lower bound 15 rows by id.
 */
export async function measureQueries(small: Db, large: Db, rounds: number) {
  const [less, more] = [await openLibrary(small), await openLibrary(large)];
  const p50 = await inTurn(
    {
      smallById: less.byId,
      smallFirst: less.first,
      largeById: more.byId,
      largeFirst: more.first,
      largeLast: more.last,
    },
    rounds,
  );
  const growth = median(more.means.slice(1)) / median(less.means.slice(1));
  return { ...p50, growth };
}

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { UnderstoodWord, Voice, VoicePage } from "#contract/voices/voices.ts";
import type { Db } from "#server/db/client.ts";
import { isUuid, uuidsAmong } from "#server/db/uuid.ts";
import type { Encoding } from "#server/http/encoding.ts";
import { totals } from "#server/http/paging.ts";
import { fitVoices } from "./fit-voices.ts";
import { libraryKey, type LibraryQuery } from "./library-query.ts";
import { findSameArtist, findVoicesByIds } from "./sql.ts";
import type { Period } from "./visible.ts";
import type { IndexPage } from "./voice-index.ts";

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

const brotliAt = (plain: Buffer, quality: number) =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const popularAfter = 3;

/**
 * The body of an answer, compressed when first asked for. Brotli at its best makes 0.39 of a page instead of 0.44 (the
 * budget is 0.40) and takes 25 ms instead of 1: it is for pages that are asked for again.
 */
export class PageAnswer {
  /** The words of the search that name filters. */
  readonly understood: readonly UnderstoodWord[];
  readonly #plain: Buffer;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;
  #uses = 0;

  constructor(page: VoicePage) {
    this.understood = page.understood ?? [];
    this.#plain = Buffer.from(JSON.stringify(page));
  }

  body(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === "plain") return this.#plain;
    if (encoding === "gzip") return (this.#gzip ??= zip(this.#plain));
    this.#uses += 1;
    if (this.#uses === popularAfter) void this.#compressBest();
    return (this.#brotli ??= brotliAt(this.#plain, 5));
  }

  async #compressBest(): Promise<void> {
    const best = await brotliAt(this.#plain, 11);
    this.#brotli = Promise.resolve(best);
  }
}

/** One generation of the library on some days, with the words of its names and texts where something is searched for. */
export interface LibraryIndex {
  readonly generation: number;
  readonly period: Period;
  search(query: LibraryQuery): IndexPage;
}

/** How many bytes of voices a page holds. */
const mostBytes = 450_000;

const findShown = async (db: Db, ids: readonly string[], today: string): Promise<Voice[]> =>
  fitVoices(await findVoicesByIds(db, ids, today), mostBytes);

/** One page out of the index, its rows out of the database as they are visible today. */
export async function findVoicePage(
  db: Db,
  index: LibraryIndex,
  query: LibraryQuery,
  today: string,
): Promise<VoicePage> {
  if (query.voiceIds) return onOnePage(await findShown(db, uuidsAmong(query.voiceIds), today));
  if (query.sameArtist !== undefined) {
    const ids = isUuid(query.sameArtist) ? await findSameArtist(db, query.sameArtist, today) : [];
    return onOnePage(await findShown(db, ids, today));
  }
  const { voiceIds, total, ...told } = index.search(query);
  return { content: await findShown(db, voiceIds, today), ...totals(total, query), ...told };
}

/** Voices that were asked for by themselves. */
const onOnePage = (content: Voice[]): VoicePage => ({
  content,
  totalPages: Math.min(content.length, 1),
  totalElements: content.length,
});

const mostAnswers = 400;

/** The answers of one generation of the library on days that are alike, the least recently used given up first. */
export class PageAnswers {
  readonly #db: Db;
  readonly #kept = new Map<string, Promise<PageAnswer>>();
  #generation = -1;
  #until: string | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The answer to one page, computed once however many ask at the same time. */
  find(index: LibraryIndex, query: LibraryQuery, today: string): Promise<PageAnswer> {
    const { generation, period } = index;
    if (this.#generation !== generation || this.#until !== period.until) this.#kept.clear();
    this.#generation = generation;
    this.#until = period.until;
    const key = libraryKey(query);
    const kept = this.#kept.get(key) ?? this.#compute(key, findVoicePage(this.#db, index, query, today));
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > mostAnswers) this.#kept.delete(this.#kept.keys().next().value ?? key);
    return kept;
  }

  async #compute(key: string, page: Promise<VoicePage>): Promise<PageAnswer> {
    try {
      return new PageAnswer(await page);
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}

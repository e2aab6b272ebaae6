import type { VoicePage } from "#contract/voices.ts";
import type { Db } from "#server/db/client.ts";
import { KeptAnswer } from "./kept-answer.ts";
import type { PageQuery } from "./page-query.ts";
import { findVoicesByIds } from "./sql.ts";
import { filterKey, type VoiceIndex } from "./voice-index.ts";

const mostAnswers = 400;

/** One page out of the index, its rows out of the database. */
export async function findVoicePage(db: Db, index: VoiceIndex, query: PageQuery): Promise<VoicePage> {
  const { voiceIds, total, facets } = index.search(query.filters, query.page, query.size);
  return {
    content: await findVoicesByIds(db, voiceIds),
    totalPages: Math.ceil(total / query.size),
    totalElements: total,
    facets,
  };
}

/** The answers of one generation, the least recently used given up first; dropped whole with their index. */
export class PageAnswers {
  readonly #db: Db;
  #index: VoiceIndex | undefined;
  readonly #kept = new Map<string, Promise<KeptAnswer>>();

  constructor(db: Db) {
    this.#db = db;
  }

  /** The answer to one page, computed once however many ask at the same time. */
  find(index: VoiceIndex, query: PageQuery): Promise<KeptAnswer> {
    if (this.#index !== index) this.#kept.clear();
    this.#index = index;
    const key = `${filterKey(query.filters)}/${query.page}/${query.size}`;
    const kept = this.#kept.get(key) ?? this.#compute(index, query, key);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > mostAnswers) this.#kept.delete(this.#kept.keys().next().value ?? key);
    return kept;
  }

  async #compute(index: VoiceIndex, query: PageQuery, key: string): Promise<KeptAnswer> {
    try {
      return new KeptAnswer(Buffer.from(JSON.stringify(await findVoicePage(this.#db, index, query))));
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}

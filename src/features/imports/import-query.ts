import { importOutcomes, type ImportOutcome } from "#contract/constants/values/imports.ts";
import { limits } from "#contract/constants/limits.ts";

/** Which import the page shows, and which of its rows: one value for address, call and cache key. */
export interface ImportQuery {
  /** Undefined while files are chosen. */
  importId: string | undefined;
  /** Undefined for all. */
  outcome: ImportOutcome | undefined;
  q: string;
  /** Zero-based, as on the wire. */
  page: number;
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface ImportAddress {
  import?: string;
  outcome?: ImportOutcome;
  q?: string;
  page?: number;
}

const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, limits.name) : "");

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function importQueryOf(search: Record<string, unknown>): ImportQuery {
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    importId: textOf(search["import"]) || undefined,
    outcome: importOutcomes.find((outcome) => outcome === search["outcome"]),
    q: textOf(search["q"]),
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The search parameters of the query's address. */
export const importAddressOf = ({ importId, outcome, q, page }: ImportQuery): ImportAddress => ({
  ...(importId && { import: importId }),
  ...(outcome && { outcome }),
  ...(q && { q }),
  ...(page > 0 && { page: page + 1 }),
});

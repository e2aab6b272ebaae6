import { requestStates, type RequestState } from "#contract/constants/values/voice-requests.ts";
import { limits } from "#contract/constants/limits.ts";

/** What the list shows: one value for address, call and cache key. */
export interface RequestsQuery {
  tab: RequestState;
  /** Only those that the reader is to answer. */
  isMine: boolean;
  q: string;
  /** Zero-based, as on the wire. */
  page: number;
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface RequestsAddress {
  tab?: RequestState;
  assignee?: "me";
  q?: string;
  page?: number;
}

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function requestsQueryOf(search: Record<string, unknown>): RequestsQuery {
  const q = [search["q"]].flat().find((one) => typeof one === "string") ?? "";
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    tab: requestStates.find((state) => state === search["tab"]) ?? "new",
    isMine: search["assignee"] === "me",
    q: q.slice(0, limits.request.search),
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The search parameters of the query's address. */
export const requestsAddressOf = ({ tab, isMine, q, page }: RequestsQuery): RequestsAddress => ({
  ...(tab !== "new" && { tab }),
  ...(isMine && { assignee: "me" }),
  ...(q && { q }),
  ...(page > 0 && { page: page + 1 }),
});

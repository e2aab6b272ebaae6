import {
  clientOrders,
  personStates,
  type ClientOrder,
  type PersonState,
} from "#contract/constants/values/people.ts";
import { limits } from "#contract/constants/limits.ts";

/** What the list of clients shows: one value for address, call and cache key. */
export interface ClientsQuery {
  q: string;
  /** Undefined for all. */
  state: PersonState | undefined;
  order: ClientOrder;
  /** Zero-based, as on the wire. */
  page: number;
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface ClientsAddress {
  q?: string;
  state?: PersonState;
  order?: ClientOrder;
  page?: number;
}

const firstText = (value: unknown) => ([value].flat().find((one) => typeof one === "string") ?? "") as string;

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function clientsQueryOf(search: Record<string, unknown>): ClientsQuery {
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    q: firstText(search["q"]).slice(0, limits.name),
    state: personStates.find((state) => state === search["state"]),
    order: clientOrders.find((order) => order === search["order"]) ?? clientOrders[0],
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The search parameters of the query's address. */
export const clientsAddressOf = ({ q, state, order, page }: ClientsQuery): ClientsAddress => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(order !== clientOrders[0] && { order }),
  ...(page > 0 && { page: page + 1 }),
});

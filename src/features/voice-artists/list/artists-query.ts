import {
  artistOrders,
  artistStates,
  languages,
  type ArtistOrder,
  type ArtistState,
} from "#contract/constants/enumerations.ts";
import { limits } from "#contract/constants/limits.ts";
import type { Language } from "#contract/voices/voices.ts";

/** What the table of artists shows: one value for address, call and cache key. */
export interface ArtistsQuery {
  q: string;
  /** None means all. */
  states: ArtistState[];
  languages: Language[];
  /** Only those whose consent ends soon, or has ended. */
  isEnding: boolean;
  order: ArtistOrder;
  /** Zero-based, as on the wire. */
  page: number;
}

/** The query as the address shows it, without defaults; `page` is one-based. */
export interface ArtistsAddress {
  q?: string;
  state?: ArtistState[];
  language?: Language[];
  consent?: "ending";
  order?: ArtistOrder;
  page?: number;
}

const firstText = (value: unknown) => ([value].flat().find((one) => typeof one === "string") ?? "") as string;

/** Reads the query from search parameters; invalid values become the default, never an error. */
export function artistsQueryOf(search: Record<string, unknown>): ArtistsQuery {
  const page = Math.trunc(Number(search["page"])) || 1;
  return {
    q: firstText(search["q"]).slice(0, limits.name),
    states: artistStates.filter((state) => [search["state"]].flat().includes(state)),
    languages: languages.filter((language) => [search["language"]].flat().includes(language)),
    isEnding: search["consent"] === "ending",
    order: artistOrders.find((order) => order === search["order"]) ?? artistOrders[0],
    page: Math.min(limits.page, Math.max(0, page - 1)),
  };
}

/** The filters that are set, as address and call name them. */
export const artistFilters = ({ q, states, languages: spoken, isEnding }: ArtistsQuery) => ({
  ...(q && { q }),
  ...(states.length > 0 && { state: states }),
  ...(spoken.length > 0 && { language: spoken }),
  ...(isEnding && { consent: "ending" as const }),
});

/** The search parameters of the query's address. */
export const artistsAddressOf = (query: ArtistsQuery): ArtistsAddress => ({
  ...artistFilters(query),
  ...(query.order !== artistOrders[0] && { order: query.order }),
  ...(query.page > 0 && { page: query.page + 1 }),
});

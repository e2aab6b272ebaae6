import type { QueryClient } from "@tanstack/react-query";
import type { Voice, VoiceFilters, VoicePage } from "#contract/voices.ts";
import { voicesQuery } from "./queries.ts";

/** A page's voices, and how to come by the pages beside it: what a player needs to move on. */
export interface Around {
  voices: Voice[];
  after: (() => Promise<Around>) | undefined;
  before: (() => Promise<Around>) | undefined;
}

interface ShownPage {
  queryClient: QueryClient;
  filters: VoiceFilters;
  page: number;
  data: VoicePage;
}

export function aroundPage({ data, ...shown }: ShownPage): Around {
  const beside = async (page: number): Promise<Around> =>
    aroundPage({
      ...shown,
      page,
      data: await shown.queryClient.fetchQuery(voicesQuery(shown.filters, page)),
    });
  return {
    voices: data.content,
    after: shown.page + 1 < data.totalPages ? () => beside(shown.page + 1) : undefined,
    before: shown.page > 0 ? () => beside(shown.page - 1) : undefined,
  };
}

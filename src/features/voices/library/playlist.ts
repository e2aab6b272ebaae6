import type { QueryClient } from "@tanstack/react-query";
import type { Voice, VoicePage } from "#contract/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";

/** A page's voices and functions that load the pages beside it, for the player's next and previous. */
export interface Playlist {
  voices: Voice[];
  nextPage: (() => Promise<Playlist>) | undefined;
  previousPage: (() => Promise<Playlist>) | undefined;
}

/** The playlist that starts with this page of the library; its other pages come from the cache or the server. */
export function playlistOf(queryClient: QueryClient, query: LibraryQuery, data: VoicePage): Playlist {
  const loadPage = async (page: number): Promise<Playlist> => {
    const next = { ...query, page };
    return playlistOf(queryClient, next, await queryClient.fetchQuery(voicesQuery(next)));
  };
  return {
    voices: data.content,
    nextPage: query.page + 1 < data.totalPages ? () => loadPage(query.page + 1) : undefined,
    previousPage: query.page > 0 ? () => loadPage(query.page - 1) : undefined,
  };
}

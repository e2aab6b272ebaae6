import type { QueryClient } from "@tanstack/react-query";
import { limits } from "#contract/constants/limits.ts";
import type { VoicePage } from "#contract/voices/voices.ts";
import type { LibraryQuery } from "#src/features/voices/library-query.ts";
import { voicesQuery } from "#src/features/voices/queries.ts";
import type { Playlist } from "#src/voice/player/engine/playlist.ts";
import { countOf } from "./count.ts";

/** The playlist that starts with this page of the library; its other pages come from the cache or the server. */
export function playlistOf(queryClient: QueryClient, query: LibraryQuery, data: VoicePage): Playlist {
  const loadPage = async (page: number): Promise<Playlist> => {
    const next = { ...query, page };
    return playlistOf(queryClient, next, await queryClient.fetchQuery(voicesQuery(next)));
  };
  return {
    voices: data.content,
    before: query.page * limits.pageSize.default,
    total: countOf(data),
    nextPage: query.page + 1 < data.totalPages ? () => loadPage(query.page + 1) : undefined,
    previousPage: query.page > 0 ? () => loadPage(query.page - 1) : undefined,
  };
}

/** The playlist that starts with the results' first page, whatever page is shown. */
export async function playlistFromStart(queryClient: QueryClient, query: LibraryQuery): Promise<Playlist> {
  const first = { ...query, page: 0 };
  return playlistOf(queryClient, first, await queryClient.fetchQuery(voicesQuery(first)));
}

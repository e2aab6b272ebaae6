import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { VoiceListDetails } from "#contract/lists.ts";
import { limits } from "#contract/constants/limits.ts";
import { listLimits } from "#contract/constants/list-limits.ts";
import { api, readJson } from "#src/lib/http/api.ts";
import { keys } from "#src/lib/http/query-keys.ts";
import { readListDetails, readVoiceLists, type ReadVoiceList } from "./read-lists.ts";

const allKey = [...keys.lists, "all"] as const;

/** The reader's lists, and how many of these voices (of the first hundred) each holds. Only with the feature `lists`. */
export const listsQuery = (voiceIds: readonly string[] = []) => {
  const asked = voiceIds.slice(0, limits.search.voiceIds);
  return queryOptions({
    queryKey: [...allKey, asked],
    queryFn: async ({ signal }) => {
      const searchParams = new URLSearchParams(asked.map((voiceId) => ["voiceId", voiceId]));
      return readVoiceLists(await readJson(await api.get("api/v1/lists", { searchParams, signal })));
    },
  });
};

export const listPath = (listId: string): string => `api/v1/lists/${encodeURIComponent(listId)}`;

/** One list with its voices. Throws a Problem `list-not-found` for an unknown one and for another's. */
export const listQuery = (listId: string) =>
  queryOptions({
    queryKey: [...keys.lists, "one", listId],
    queryFn: async ({ signal }) =>
      readListDetails(await readJson(await api.get(listPath(listId), { signal }))),
  });

const withDetails = (list: ReadVoiceList, asked: unknown, details: VoiceListDetails): ReadVoiceList => {
  const { entries, ...shown } = details;
  const inIt = new Set(entries.map(({ voiceId }) => voiceId));
  return {
    ...shown,
    count: entries.length,
    portraits: entries.flatMap(({ voice }) => voice ?? []).slice(0, listLimits.portraits),
    holds: Array.isArray(asked) ? asked.filter((voiceId) => inIt.has(voiceId)).length : list.holds,
  };
};

/** Puts what the server answered to a change in the place of the list as it was, wherever it is shown. */
export async function showList(client: QueryClient, details: VoiceListDetails): Promise<void> {
  await client.cancelQueries({ queryKey: keys.lists }); // an older answer must not come after this one
  client.setQueryData(listQuery(details.listId).queryKey, details);
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: allKey }))
    client.setQueryData<ReadVoiceList[]>(queryKey, (lists) =>
      lists?.map((list) =>
        list.listId === details.listId ? withDetails(list, queryKey[allKey.length], details) : list,
      ),
    );
}

/** Takes a deleted list out of what is shown. */
export async function hideList(client: QueryClient, listId: string): Promise<void> {
  await client.cancelQueries({ queryKey: keys.lists });
  client.removeQueries({ queryKey: listQuery(listId).queryKey });
  client.setQueriesData<ReadVoiceList[]>({ queryKey: allKey }, (lists) =>
    lists?.filter((list) => list.listId !== listId),
  );
}

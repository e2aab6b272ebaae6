import type { QueryClient, QueryKey, UseQueryOptions } from "@tanstack/react-query";

/**
 * Puts data into the cache for as long as its query's `gcTime` says. `setQueryData` knows nothing of the query but its
 * key, so what no component observes would be gone after five minutes.
 */
export function keepData<Data, Key extends QueryKey>(
  client: QueryClient,
  query: UseQueryOptions<Data, Error, Data, Key>,
  data: NoInfer<Data>,
): void {
  client.getQueryCache().build(client, client.defaultQueryOptions(query)).setData(data, { manual: true });
}

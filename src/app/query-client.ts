import { MutationCache, QueryCache, QueryClient, type Mutation, type QueryKey } from "@tanstack/react-query";
import { isOutcomeUnknown } from "#src/lib/http/outcome.ts";
import { retryDelay, retryRead } from "#src/lib/http/retry.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** Query keys that a success invalidates, and a lost answer. */
      refreshes?: readonly QueryKey[];
      /** Whether the call carries an idempotency key (`session/sending/`), so that it may be sent again. */
      isKeyed?: true;
      /** That key. */
      key?: string;
    };
  }
}

interface Options {
  /** Called for every failed read and write, after its retries. */
  onError: (error: unknown, client: QueryClient) => void;
  /** Milliseconds before a retry; shorter in tests. */
  delay?: typeof retryDelay;
}

/** The cache of all server data. Calls fail visibly while offline instead of pausing. */
export function createQueryClient({ onError, delay = retryDelay }: Options): QueryClient {
  const refresh = ({ meta }: Pick<Mutation, "meta">) => {
    for (const queryKey of meta?.refreshes ?? []) void client.invalidateQueries({ queryKey });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onError(error, client) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        onError(error, client);
        // What cannot be asked for again is looked up: the page shows what holds.
        if (isOutcomeUnknown(error) && !mutation.meta?.isKeyed) refresh(mutation);
      },
      onSuccess: (_data, _variables, _result, mutation) => refresh(mutation),
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: retryRead,
        retryDelay: (failures, error) => delay(failures, error),
        staleTime: 30_000,
      },
      mutations: {
        networkMode: "always",
        retry: false,
        retryDelay: (failures, error) => delay(failures, error),
      },
    },
  });
  return client;
}

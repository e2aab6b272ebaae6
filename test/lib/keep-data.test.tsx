import { QueryClientProvider, type MutationOptions, type QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Voice } from "#contract/voices/voices.ts";
import { createQueryClient } from "#src/app/query-client.ts";
import { removeFromLists } from "#src/features/lists/mutations.ts";
import { makeOffer } from "#src/features/offers/mutations.ts";
import { toggleSelectedVoice, useSelectedVoices } from "#src/features/voices/selection/selected-voices.ts";
import { keepSessionError, sessionErrorQuery } from "#src/session/queries.ts";
import { likeVoice } from "#src/voice/likes/mutations.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const client = () => createQueryClient({ onError: () => undefined });
const anHour = () => vi.advanceTimersByTime(60 * 60_000);

test("voices stay selected, however long somebody listens before the next", () => {
  const queryClient = client();
  const voices = ["first", "second"].map((voiceId) => ({ voiceId }) as Voice);
  for (const voice of voices) {
    toggleSelectedVoice(queryClient, voice);
    anHour();
  }
  const { result } = renderHook(useSelectedVoices, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });
  expect(result.current).toEqual(voices);
});

test("why a session ended is there however long the login page takes to load", () => {
  const queryClient = client();
  keepSessionError(queryClient, "Locked.");
  anHour();
  expect(queryClient.getQueryData(sessionErrorQuery.queryKey)).toBe("Locked.");
});

/** Makes a write that is refused. */
async function refuse<Data, Variables, Before>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables, Before>,
): Promise<void> {
  const refused = { ...options, mutationFn: () => Promise.reject(new Error("refused")) };
  const mutation = queryClient.getMutationCache().build(queryClient, refused);
  await expect(mutation.execute({} as Variables)).rejects.toThrow("refused");
}

test.each([
  ["offer", (queryClient: QueryClient) => refuse(queryClient, makeOffer)],
  ["like", (queryClient: QueryClient) => refuse(queryClient, likeVoice)],
  ["removal from a list", (queryClient: QueryClient) => refuse(queryClient, removeFromLists)],
])("what became of it is told until its message is closed: %s", async (_what, refused) => {
  const queryClient = client();
  await refused(queryClient);
  anHour();
  expect(queryClient.getMutationCache().getAll()).toMatchObject([{ state: { status: "error" } }]);
});

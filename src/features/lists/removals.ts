import { useMutationState, type Mutation } from "@tanstack/react-query";
import { removalKey as mutationKey, type Removal } from "./mutations.ts";

type RemovalMutation = Mutation<unknown, Error, Removal>;

/** What is being taken away and not yet answered: it is no longer shown, and comes back if the server refuses. */
export function usePendingRemovals(): Removal[] {
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: (mutation: RemovalMutation) => mutation.state.variables,
  });
  return pending.filter((removal) => removal !== undefined && !removal.isUndone) as Removal[];
}

interface LastRemoval {
  /** Identifies the press. */
  pressedAt: number;
  removal: Removal;
  error: unknown;
}

/** The last removal or its undoing since `since` (milliseconds), with its error. */
export function useLastRemoval(since: number): LastRemoval | undefined {
  const presses = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.submittedAt >= since },
    select: ({ state: { submittedAt, variables, error } }: RemovalMutation) =>
      variables && { pressedAt: submittedAt, removal: variables, error },
  });
  return presses.at(-1);
}

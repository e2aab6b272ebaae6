import { useQueries } from "@tanstack/react-query";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { notesQuery } from "#src/features/productions/queries.ts";
import { lineOf } from "#src/features/productions/takes.ts";

/**
 * The notes of takes, with those of the takes that they stand for, in order of their moments. Takes that nobody has seen yet have
 * none of their own.
 */
export function useNotes(offerId: string, shown: readonly Take[], all: readonly Take[], round: number) {
  const lines = shown.map((take) => lineOf(take, all));
  const asked = [
    ...new Set(
      lines
        .flat()
        .filter((take) => take.round <= round)
        .map(({ takeId }) => takeId),
    ),
  ];
  const notes = useQueries({
    queries: asked.map((takeId) => notesQuery(offerId, takeId)),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  });
  return (take: Take): TakeNote[] => {
    const line = new Set(lineOf(take, all).map(({ takeId }) => takeId));
    return notes
      .filter(({ takeId }) => line.has(takeId))
      .toSorted((one, other) => one.from - other.from || one.number - other.number);
  };
}

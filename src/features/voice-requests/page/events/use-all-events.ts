import { useState } from "react";
import { olderEvents } from "#src/features/voice-requests/acts/mutations.ts";
import type { ReadRequest } from "#src/features/voice-requests/reading/read-request.ts";
import { joinEvents } from "#src/lib/join-events.ts";
import { useSending } from "#src/session/sending/use-sending.ts";

/** A request's answer holds its newest events, oldest first: the older ones are kept here, as they are asked for. */
export function useAllEvents(request: ReadRequest) {
  const [known, setKnown] = useState(() => ({ of: request.events, all: joinEvents(undefined, request) }));
  const all = known.of === request.events ? known.all : joinEvents(known.all, request);
  if (known.of !== request.events) setKnown({ of: request.events, all });
  const { mutate, isPending, isError } = useSending(olderEvents);
  return {
    ...all,
    isLoading: isPending,
    isFailed: isError,
    loadOlder: () => {
      const before = all.events[0]?.eventId;
      if (isPending || before === undefined) return;
      mutate(
        { id: request.id, before },
        {
          onSuccess: (older) =>
            setKnown(({ of, all: now }) =>
              now.events[0]?.eventId === before
                ? { of, all: { events: [...older.events, ...now.events], hasOlder: older.hasOlder } }
                : { of, all: now },
            ),
        },
      );
    },
  };
}

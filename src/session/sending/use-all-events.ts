import type { UseMutationOptions } from "@tanstack/react-query";
import { useState } from "react";
import type { SomeEvents } from "#src/lib/join-events.ts";
import { useSending } from "./use-sending.ts";

interface OlderEvents<Whole, Older> {
  /** Asks for the events before one of them. */
  ask: UseMutationOptions<Older, Error, string>;
  /** What is known, and what the newest answer brings. */
  join: (known: Whole, answered: Whole) => Whole;
  /** What is known, with events that come before it. */
  add: (known: Whole, older: Older) => Whole;
}

/** An answer that holds the newest events of something, with the older ones, which are kept here as they are asked for. */
export function useAllEvents<Whole extends SomeEvents<{ eventId: string }>, Older>(
  answered: Whole,
  { ask, join, add }: OlderEvents<Whole, Older>,
) {
  const [known, setKnown] = useState({ of: answered, whole: answered });
  const whole = known.of === answered ? known.whole : join(known.whole, answered);
  if (known.of !== answered) setKnown({ of: answered, whole });
  const { mutate, isPending, isError } = useSending(ask);
  return {
    whole,
    isLoading: isPending,
    isFailed: isError,
    /** Asks for the events before the first one; `before` runs when they have come, before they are drawn. */
    loadOlder(before?: () => void) {
      const first = whole.events[0]?.eventId;
      if (isPending || first === undefined) return;
      const onSuccess = (older: Older) => {
        before?.();
        setKnown(({ of, whole: now }) => ({
          of,
          whole: now.events[0]?.eventId === first ? add(now, older) : now,
        }));
      };
      mutate(first, { onSuccess });
    },
  };
}

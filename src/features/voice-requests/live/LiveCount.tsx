import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { chime } from "#src/lib/browser/sound/chime.ts";
import { useTabCount } from "#src/lib/browser/tab-count.ts";
import { attentionQuery } from "#src/session/offers/attention.ts";
import { requestAttentionQuery } from "./request-attention.ts";
import { soundsWhenNew } from "./sound-choice.ts";

// A tab that nobody looks at is where the number is of use.
const refetchIntervalInBackground = true;

/** Sounds when the number grows, where that is switched on; not when it is first known. */
function useSoundWhenNew(count: number | undefined): void {
  const known = useRef(count);
  useEffect(() => {
    if (count === undefined) return;
    if (known.current !== undefined && count > known.current && soundsWhenNew()) chime();
    known.current = count;
  }, [count]);
}

interface LiveCountProps {
  /** Whether offers are answered here. */
  hasAnswers: boolean;
}

/** Counts what waits for the agency in the tab's title and on the application's icon: new requests, and offers on its turn. */
export function LiveCount({ hasAnswers }: LiveCountProps) {
  const requests = useQuery({ ...requestAttentionQuery, refetchIntervalInBackground }).data;
  const offers = useQuery({ ...attentionQuery, refetchIntervalInBackground, enabled: hasAnswers }).data;
  const isKnown = requests !== undefined && (offers !== undefined || !hasAnswers);
  const count = isKnown ? requests.fresh + (offers?.turn ?? 0) : undefined;
  useTabCount(count ?? 0);
  useSoundWhenNew(count);
  return null;
}

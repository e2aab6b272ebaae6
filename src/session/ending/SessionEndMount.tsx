import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { refetchSession } from "#src/session/queries.ts";
import { useSession } from "#src/session/use-session.ts";

const SessionEndBar = lazyPart(() => import("./SessionEndBar.tsx").then((code) => code.SessionEndBar));

/** Milliseconds between two looks at the clock. */
const pace = 30_000;

/** Milliseconds before the end when the page says so: five minutes, and what a look may be late. */
const notice = 5 * 60_000 + pace;

/**
 * Looks at the clock, and asks the server once the session may be about to end: another tab may have used it since, and a
 * computer that slept has lost it. Says so where the server says so too.
 */
export function SessionEndMount() {
  const client = useQueryClient();
  const left = useSession()?.left;
  const [now, setNow] = useState(Date.now);
  const isFollowed = left !== undefined;
  const told = left ? Math.min(left.idle, left.absolute) : 0;
  const isDueAt = (time: number) => left !== undefined && left.toldAt + told - time <= notice;
  const look = useEffectEvent(() => {
    const time = Date.now();
    setNow(time);
    // Whoever ended it meanwhile is heard by the cache; without an answer the next look asks again.
    if (isDueAt(time)) refetchSession(client, { retry: false }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isFollowed) return undefined;
    const timer = setInterval(() => look(), pace);
    const handleOnline = () => look();
    addEventListener("online", handleOnline); // after a sleep, sooner than the timer
    return () => {
      clearInterval(timer);
      removeEventListener("online", handleOnline);
    };
  }, [isFollowed]);

  if (!left || !isDueAt(now) || told > notice) return null;
  const isLast = left.absolute <= notice;
  return <SessionEndBar key={String(isLast)} endsAt={left.toldAt + told} isLast={isLast} />;
}

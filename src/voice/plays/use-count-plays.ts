import { useEffect } from "react";
import { serverHas } from "#src/session/session.ts";
import { useSession } from "#src/session/use-session.ts";

/** Has the server count what a client hears, where it counts at all. `follow` returns a clean-up, and is the same in every rendering. */
export function useCountPlays(follow: () => () => void): void {
  const session = useSession();
  const isCounted = session?.userType === "client" && serverHas(session, "insights");
  useEffect(() => {
    return isCounted ? follow() : undefined;
  }, [isCounted, follow]);
}

import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

const useKnownSession = () => useQuery({ ...sessionQuery, enabled: false });

/** Who is signed in, as the cache knows it; asks nothing of the server. */
export const useSession = (): Session | undefined => useKnownSession().data;

/** Whether the server is being asked who is signed in. */
export const useIsSessionAwaited = (): boolean => useKnownSession().isFetching;

/**
 * Whose page this is, as a key: nothing that one user typed or chose is left for the next. `guarded` is who the guard
 * let in; it holds while the session is asked for anew.
 */
export const useWhosePage = (guarded: Session): string => (useSession() ?? guarded).profile.userName;

import { useQuery } from "@tanstack/react-query";
import { usualCurrency } from "#contract/constants/agency.ts";
import type { Feature } from "#contract/session.ts";
import { agency } from "#src/lib/agency.ts";
import { sessionQuery } from "./queries.ts";
import { serverHas, type Session } from "./session.ts";

const useCachedSession = () => useQuery({ ...sessionQuery, enabled: false });

/** The signed-in user from the cache; makes no request. */
export const useSession = (): Session | undefined => useCachedSession().data;

/** Whether somebody is signed in to a server that has a feature. */
export function useServerHas(feature: Feature): boolean {
  const session = useSession();
  return session !== undefined && serverHas(session, feature);
}

/** Where the agency's days begin and end: as the server says, else as the site was built. */
export const useAgencyTimeZone = (): string => useSession()?.profile.timeZone ?? agency.timeZone;

/** What budgets of new offers are in: as the server says, else dollars. */
export const useAgencyCurrency = (): string => useSession()?.profile.currency ?? usualCurrency;

/** Whether the session is being loaded. */
export const useIsSessionFetching = (): boolean => useCachedSession().isFetching;

/**
 * A React key per user, so that nothing one user typed or selected is left for the next. `guarded` is the session of the
 * route's guard; it counts while the session reloads.
 */
export const useUserKey = (guarded: Session): string => (useSession() ?? guarded).profile.userName;

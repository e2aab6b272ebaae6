import { useQuery } from "@tanstack/react-query";
import { sessionQuery } from "./queries.ts";
import type { Session } from "./session.ts";

/** Who is signed in, as the cache knows it; asks nothing of the server. */
export const useSession = (): Session | undefined => useQuery({ ...sessionQuery, enabled: false }).data;

import type { QueryClient } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import { endSession } from "./end-session.ts";
import { sessionQuery } from "./queries.ts";
import { offers } from "./session.ts";

/** Ends the token on a server that can; here the session ends whatever the server says. */
export async function logOut(client: QueryClient): Promise<void> {
  const session = client.getQueryData(sessionQuery.queryKey);
  const told = session && offers(session, "logout") ? api.post("api/v1/auth/logout") : undefined;
  await told?.catch(() => undefined);
  endSession(client, "logout", null);
}

import type { QueryClient } from "@tanstack/react-query";
import { hasAddedEntry } from "#src/lib/browser/close-on-back.ts";
import { api } from "#src/lib/http/api.ts";
import { endSession } from "./end-session.ts";
import { sessionQuery } from "./queries.ts";
import { serverHas } from "./session.ts";

/**
 * Waits until the menu in which it was pressed is out of the history, for half a second at most: a navigation of the router
 * meanwhile would be taken back with it.
 */
async function untilClosed(tries = 50): Promise<void> {
  if (!hasAddedEntry() || tries === 0) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  await untilClosed(tries - 1);
}

/** Revokes the token where the server can; in this tab the session ends in any case. */
export async function logOut(client: QueryClient): Promise<void> {
  const session = client.getQueryData(sessionQuery.queryKey);
  const call = session && serverHas(session, "logout") ? api.post("api/v1/auth/logout") : undefined;
  await call?.catch(() => undefined);
  await untilClosed();
  endSession("logout", null);
}

import type { QueryClient } from "@tanstack/react-query";
import { untilClosed } from "#src/lib/browser/close-on-back.ts";
import { api } from "#src/lib/http/api.ts";
import { endSession } from "./end-session.ts";
import { sessionQuery } from "./queries.ts";
import { serverHas } from "./session.ts";

/** Revokes the token where the server can; in this tab the session ends in any case. */
export async function logOut(client: QueryClient): Promise<void> {
  const session = client.getQueryData(sessionQuery.queryKey);
  const call = session && serverHas(session, "logout") ? api.post("api/v1/auth/logout") : undefined;
  await call?.catch(() => undefined);
  await untilClosed(); // the menu in which it was pressed
  endSession("logout", null);
}

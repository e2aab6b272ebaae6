import { tokenMissing } from "#src/lib/http/api.ts";
import { readToken, tokenKey } from "#src/lib/http/token.ts";
import { endSession } from "./end-session.ts";
import { refetchSession, sessionQuery } from "./queries.ts";
import { sessionClient } from "./session-client.ts";

/** Without a token the session ends here too; another one begins another session, which the guards load. */
function followToken(): void {
  if (readToken() !== null) endSession("replaced", null);
  else if (sessionClient().getQueryData(sessionQuery.queryKey)) endSession("lost", tokenMissing);
}

const handleStorage = ({ key }: StorageEvent) => {
  if (key === tokenKey || key === null) followToken();
};

/** Follows token changes by other tabs, also when a page returns from the back/forward cache. Returns a cleanup. */
export function watchToken(): () => void {
  let tokenAtHide: string | null | undefined;
  const handlePageHide = () => void (tokenAtHide = readToken());
  // With the same token everything stays; a refetch shows whether the token is still valid.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (tokenAtHide && tokenAtHide === readToken())
      void refetchSession(sessionClient()).catch(() => undefined);
    else followToken();
  };
  addEventListener("storage", handleStorage);
  addEventListener("pagehide", handlePageHide);
  addEventListener("pageshow", handlePageShow);
  return () => {
    removeEventListener("storage", handleStorage);
    removeEventListener("pagehide", handlePageHide);
    removeEventListener("pageshow", handlePageShow);
  };
}

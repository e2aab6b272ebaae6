import type { ReactElement } from "react";
import { keepFocus } from "#src/lib/browser/focus/keep-focus.ts";
import { restoreTheme } from "#src/lib/browser/theme.ts";
import { forgetOldDrafts } from "#src/lib/drafts/stored-drafts.ts";
import type { retryDelay } from "#src/lib/http/retry.ts";
import { preferredLocale, showLanguage } from "#src/lib/i18n/locale.ts";
import { followLanguage } from "#src/session/account/follow-language.ts";
import { checkSession } from "#src/session/check-session.ts";
import { endSessionOnFailure } from "#src/session/end-session.ts";
import { beginSessionClients } from "#src/session/session-client.ts";
import { watchToken } from "#src/session/watch-token.ts";
import { App } from "./App.tsx";
import { preloadPageCode } from "./preload-page-code.ts";
import { followSession } from "./follow-session.ts";
import { followWayBack } from "./follow-way-back.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.tsx";

/** Leaves per cent signs out of a path that cannot be decoded, as the server does: the router would throw. */
function makePathReadable(): void {
  const { pathname, search, hash } = location;
  try {
    // The answer is used: a build leaves out a call that it takes for pure, and with it what it throws.
    if (decodeURIComponent(pathname) !== "") return;
  } catch {
    // Read below.
  }
  history.replaceState(history.state, "", pathname.replaceAll("%", "") + search + hash);
}

/** Sets up theme, language, queries and router, and starts the session check. `stop` removes the listeners. */
export async function createApp(options: { delay?: typeof retryDelay } = {}) {
  restoreTheme();
  makePathReadable();
  forgetOldDrafts(Date.now());
  const language = showLanguage(preferredLocale());
  const queryClient = beginSessionClients(() =>
    createQueryClient({ ...options, onError: endSessionOnFailure }),
  );
  const router = createAppRouter(queryClient);
  const wayBack = followWayBack(router);
  const stops = [wayBack.stop, watchToken(), followSession(router), followLanguage(), keepFocus()];
  void checkSession(queryClient);
  preloadPageCode(router);
  await language;
  const app: ReactElement = <App router={router} wayBack={wayBack} />;
  return { app, router, stop: () => stops.forEach((stop) => stop()) };
}

import type { ReactElement } from "react";
import { checkSession } from "#src/features/session/check-session.ts";
import { hearFailure } from "#src/features/session/end-session.ts";
import { watchToken } from "#src/features/session/watch-token.ts";
import { preferredLocale, showLanguage } from "#src/lib/locale.ts";
import type { retryDelay } from "#src/lib/retry.ts";
import { restoreTheme } from "#src/lib/theme.ts";
import { App } from "./App.tsx";
import { fetchPageCode } from "./fetch-page-code.ts";
import { followSession } from "./follow-session.ts";
import { createQueryClient } from "./query-client.ts";
import { createAppRouter } from "./router.ts";

/** Everything of the application that stands ready before it is drawn. */
export async function createApp(options: { delay?: typeof retryDelay } = {}) {
  restoreTheme();
  const language = showLanguage(preferredLocale());
  const queryClient = createQueryClient({ ...options, onError: hearFailure });
  const router = createAppRouter(queryClient);
  const stops = [watchToken(queryClient), followSession(router)];
  void checkSession(queryClient);
  fetchPageCode(router);
  await language;
  const app: ReactElement = <App queryClient={queryClient} router={router} />;
  return { app, queryClient, router, stop: () => stops.forEach((stop) => stop()) };
}

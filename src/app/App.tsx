import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { LinkContext } from "#src/lib/app-link.tsx";
import type { createAppRouter } from "./router.ts";
import { routerLink } from "./router-link.tsx";

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createAppRouter>;
}

export const App = ({ queryClient, router }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queryClient}>
      <LinkContext value={routerLink}>
        <RouterProvider router={router} />
      </LinkContext>
    </QueryClientProvider>
  </I18nProvider>
);

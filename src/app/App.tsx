import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { Link, RouterProvider } from "@tanstack/react-router";
import { LinkContext, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import type { createAppRouter } from "./router.ts";

/** Links by the router, which do not reload the page. */
const routerLink = ({ search, params, ...rest }: AppLinkProps) => (
  <Link {...rest} search={{ ...search }} {...(params && { params })} />
);

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

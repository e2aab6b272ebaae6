import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Link, RouterProvider } from "@tanstack/react-router";
import { LinkContext, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import type { createAppRouter } from "./router.ts";

/** Links by the router, which do not reload the page. */
const routerLink = ({ search, params, ...rest }: AppLinkProps) => (
  <Link {...rest} search={{ ...search }} {...(params && { params })} />
);

export const App = ({ router }: { router: ReturnType<typeof createAppRouter> }) => (
  <I18nProvider i18n={i18n}>
    <LinkContext value={routerLink}>
      <RouterProvider router={router} />
    </LinkContext>
  </I18nProvider>
);

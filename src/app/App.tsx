import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Link, RouterProvider } from "@tanstack/react-router";
import { WayBackContext, type WayBack } from "#src/lib/browser/way-back.ts";
import { LinkContext, type AppLinkProps } from "#src/lib/i18n/app-link.tsx";
import type { createAppRouter } from "./router.tsx";

/** Links by the router, which do not reload the page. */
const routerLink = ({ search, params, ...rest }: AppLinkProps) => (
  <Link {...rest} search={{ ...search }} {...(params && { params })} />
);

interface AppProps {
  router: ReturnType<typeof createAppRouter>;
  wayBack: WayBack;
}

export const App = ({ router, wayBack }: AppProps) => (
  <I18nProvider i18n={i18n}>
    <LinkContext value={routerLink}>
      <WayBackContext value={wayBack}>
        <RouterProvider router={router} />
      </WayBackContext>
    </LinkContext>
  </I18nProvider>
);

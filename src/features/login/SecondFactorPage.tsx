import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { LogoutLink } from "./LogoutLink.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";

/** Where owners need a second factor: `children` set one up. The only other way is to log out. */
export function SecondFactorPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <InkPage
      title={t`Two-step verification`}
      heading={<Trans>Set up two-step verification</Trans>}
      lead={
        <Trans>
          Owners need a second step to log in here. Use an authenticator app on your phone, or add a passkey.
        </Trans>
      }
      isTall
    >
      {children}
      <LogoutLink />
    </InkPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BackToLogin } from "#src/features/login/BackToLogin.tsx";
import { InkPage } from "#src/ui/page/ink/InkPage.tsx";

/** A link that was used, altered or is too old: one sentence for all, and `children`, the way to a new one. */
export function LinkEnded({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <InkPage
      title={t`This link is no longer valid`}
      heading={<Trans>This link is no longer valid</Trans>}
      lead={children}
    >
      <BackToLogin />
    </InkPage>
  );
}

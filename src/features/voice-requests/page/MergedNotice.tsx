import { Trans } from "@lingui/react/macro";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { Notice, noticeLinkClass } from "#src/ui/feedback/Notice.tsx";

/** Says that a request was merged, with the way to the one that it was merged into. */
export const MergedNotice = ({ mergedInto }: { mergedInto: string }) => (
  <Notice kind="warning">
    <Trans>
      This request was merged into{" "}
      <AppLink className={noticeLinkClass} to="/owner/requests/$requestId" params={{ requestId: mergedInto }}>
        another request of the same person
      </AppLink>
      .
    </Trans>
  </Notice>
);

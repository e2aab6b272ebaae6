import { Trans } from "@lingui/react/macro";
import { BackLink } from "#src/ui/page/BackLink.tsx";

/** The link back to the dashboard from the owner's other pages. */
export const DashboardLink = () => (
  <BackLink to="/owner/dashboard">
    <Trans>Go to dashboard</Trans>
  </BackLink>
);

import { Trans } from "@lingui/react/macro";
import { BackLink } from "#src/ui/page/BackLink.tsx";

/** The link back to the owners' table of artists. */
export const BackToArtists = () => (
  <BackLink to="/owner/voice-artists">
    <Trans>Back to artists</Trans>
  </BackLink>
);

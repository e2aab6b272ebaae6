import { Trans } from "@lingui/react/macro";
import { BackLink } from "#src/ui/BackLink.tsx";

/** Leads from an artist back to the list of names, and what was searched there. */
export const BackToList = ({ query }: { query: string | undefined }) => (
  <BackLink to="/owner/update-voice-artist" search={{ q: query }}>
    <Trans>Back to list</Trans>
  </BackLink>
);

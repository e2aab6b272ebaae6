import { Trans } from "@lingui/react/macro";
import type { ViewCard } from "#src/features/voice-artists/editor/SaveMessage.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";

/** Leads to the library where this artist's card is: filtered by one value of each kind, which leaves few cards. */
export const ViewCardLink = ({ artist }: { artist: Parameters<ViewCard>[0] }) => (
  <AppLink
    to="/panel"
    search={{
      gender: artist.gender,
      languageNames: artist.languages.slice(0, 1),
      voiceColorNames: artist.voiceColors.slice(0, 1),
      ageRangeNames: artist.ageRanges.slice(0, 1),
    }}
  >
    <Trans comment="Link: shows the artist’s card in the library">View card</Trans>
  </AppLink>
);

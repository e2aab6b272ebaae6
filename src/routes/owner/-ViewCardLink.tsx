import { Trans } from "@lingui/react/macro";
import { artistFields, enumerationFields } from "#contract/constants/artist-fields.ts";
import type { ViewCard } from "#src/features/voice-artists/editor/SaveMessage.tsx";
import { AppLink } from "#src/lib/i18n/app-link.tsx";

/** One value at most. */
const first = (values: string | string[]) => (typeof values === "string" ? values : values.slice(0, 1));

/** Leads to the library where this artist's card is: filtered by one value of each kind, which leaves few cards. */
export const ViewCardLink = ({ artist }: { artist: Parameters<ViewCard>[0] }) => (
  <AppLink
    to="/panel"
    search={Object.fromEntries(
      enumerationFields.map((field) => [artistFields[field].group, first(artist[field])]),
    )}
  >
    <Trans comment="Link: shows the artist’s card in the library">View card</Trans>
  </AppLink>
);

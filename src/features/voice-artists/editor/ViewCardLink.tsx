import { Trans } from "@lingui/react/macro";
import {
  artistFields,
  enumerationFields,
  type ArtistFields,
  type EnumerationField,
} from "#contract/constants/artist-fields.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";

/** What a card is found by; without the fields that its server does not know. */
export type SavedArtist = Partial<Pick<ArtistFields, EnumerationField>>;

/** One value at most. */
const first = (values: string | string[] = []) => (typeof values === "string" ? values : values.slice(0, 1));

/** Leads to the library where this artist's card is: filtered by one value of each kind, which leaves few cards. */
export const ViewCardLink = ({ artist }: { artist: SavedArtist }) => (
  <AppLink
    to="/panel"
    search={Object.fromEntries(
      enumerationFields.map((field) => [artistFields[field].group, first(artist[field])]),
    )}
  >
    <Trans comment="Link: shows the artist’s card in the library">View card</Trans>
  </AppLink>
);

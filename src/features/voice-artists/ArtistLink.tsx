import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";

/** Leads an owner from a card of the library to its artist. */
export function ArtistLink({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <LinkButton
      to="/owner/update-voice-artist"
      search={{ artist: name }}
      wide
      aria-label={t({
        message: `Update artist: ${name}`,
        comment: "Name of a link for screen readers; name is an artist’s",
      })}
    >
      <Trans comment="Link on a card: leads an owner to its artist">Update artist</Trans>
    </LinkButton>
  );
}

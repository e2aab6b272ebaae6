import { Trans, useLingui } from "@lingui/react/macro";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { ConfirmDialog } from "#src/ui/dialog/ConfirmDialog.tsx";

interface EraseDialogProps {
  /** Whom it would erase; undefined while nothing is asked. */
  artist: ListedArtist | undefined;
  onConfirm: (artist: ListedArtist) => void;
  onClose: () => void;
}

/** Asks before an archived artist is erased. */
export function EraseDialog({ artist, onConfirm, onClose }: EraseDialogProps) {
  const { t } = useLingui();
  const name = artist?.name ?? "";
  return (
    <ConfirmDialog
      open={artist !== undefined}
      title={t({ message: `Erase ${name}?`, comment: "Heading; name is an artist’s" })}
      act={<Trans comment="Button: erases an archived artist">Erase</Trans>}
      onConfirm={() => artist && onConfirm(artist)}
      onClose={onClose}
    >
      <Trans>
        The samples, their files, the consent and the likes are erased with the artist. This cannot be undone.
        An artist named in an offer stays.
      </Trans>
    </ConfirmDialog>
  );
}

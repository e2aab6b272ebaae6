import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import type { OfferAttempt } from "./mutations.ts";
import { OfferForm } from "./OfferForm.tsx";

interface OfferDialogProps {
  open: boolean;
  attempt: OfferAttempt;
  voices: Voice[];
  player: (voiceId: string) => ReactNode;
  onRemove: (voiceId: string) => void;
  onClose: () => void;
}

/** An offer for one voice or several. */
export function OfferDialog({ open, attempt, voices, player, onRemove, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const n = voices.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        n === 1
          ? t`Make an offer`
          : t({
              message: `Make an offer for ${n} voices`,
              comment: "Heading of a window; n is a whole number above one",
            })
      }
    >
      <OfferForm
        key={attempt.key}
        attempt={attempt}
        voices={voices}
        voiceChips={
          <PortraitChips
            label={t({ message: "Selected voices", comment: "Heading and name of a list" })}
            voices={voices}
            onRemove={onRemove}
            after={player}
          />
        }
        onClose={onClose}
      />
    </Dialog>
  );
}

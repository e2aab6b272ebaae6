import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { Dialog } from "#src/ui/dialog/Dialog.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import type { FilledOffer } from "./brief/brief-inputs.ts";
import type { OfferAttempt } from "./mutations.ts";
import { OfferForm } from "./OfferForm.tsx";
import styles from "./OfferForm.module.css";

interface OfferDialogProps {
  open: boolean;
  attempt: OfferAttempt;
  voices: Voice[];
  filled: FilledOffer | undefined;
  draftOf: string | undefined;
  player: (voiceId: string) => ReactNode;
  onRemove: (voiceId: string) => void;
  onClose: () => void;
}

/** An offer for one voice or several. */
export function OfferDialog(props: OfferDialogProps) {
  const { open, attempt, voices, filled, draftOf, player, onRemove, onClose } = props;
  const { t } = useLingui();
  const n = voices.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles["dialog"]}
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
        filled={filled}
        draftOf={draftOf}
        voiceChips={
          <PortraitChips
            label={t({ message: "Selected voices", comment: "Heading and name of a list" })}
            voices={voices}
            onRemove={onRemove}
            after={player}
            className={styles["chips"]}
          />
        }
        onClose={onClose}
      />
    </Dialog>
  );
}

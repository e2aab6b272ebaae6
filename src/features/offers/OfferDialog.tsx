import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { personOf } from "#src/lib/voice-person.ts";
import { Dialog } from "#src/ui/Dialog.tsx";
import { PortraitChips } from "#src/ui/PortraitChips.tsx";
import type { OfferForm as Form } from "./mutations.ts";
import { OfferForm } from "./OfferForm.tsx";

interface OfferDialogProps {
  open: boolean;
  form: Form;
  voices: Voice[];
  player: (voiceId: string) => ReactNode;
  onRemove: (voiceId: string) => void;
  onClose: () => void;
}

/** An offer for one voice or many. */
export function OfferDialog({ open, form, voices, player, onRemove, onClose }: OfferDialogProps) {
  const { t } = useLingui();
  const n = voices.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={n === 1 ? t`Make an offer` : t`Make an offer for ${n} voices`}
    >
      <OfferForm
        key={form.key}
        form={form}
        voices={voices}
        chosen={
          <PortraitChips
            label={t`Selected voices`}
            people={voices.map(personOf)}
            onRemove={onRemove}
            after={player}
          />
        }
        onClose={onClose}
      />
    </Dialog>
  );
}

import { Trans } from "@lingui/react/macro";
import type { GuestRoom } from "#contract/guest.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { Answer } from "./Answer.tsx";

interface AnswerSheetProps {
  room: GuestRoom;
  open: boolean;
  onClose: () => void;
}

/** The answer where there is no room for it beside the voices. */
export const AnswerSheet = ({ room, open, onClose }: AnswerSheetProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    opensOnTitle
    title={<Trans comment="Heading: what a guest answers in a room">Your answer</Trans>}
  >
    <DialogBody>
      <Answer room={room} />
    </DialogBody>
  </Dialog>
);

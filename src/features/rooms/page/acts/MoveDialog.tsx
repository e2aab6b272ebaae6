import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { Room } from "#contract/rooms.ts";
import { changeSettings } from "#src/features/rooms/mutations.ts";
import { untilSchema } from "#src/features/rooms/open/room-schema.ts";
import { UntilField } from "#src/session/guests/UntilField.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { FailureNotice } from "#src/ui/feedback/FailureNotice.tsx";
import { Form } from "#src/ui/form/Form.tsx";

interface MoveDialogProps {
  room: Room;
  open: boolean;
  onClose: () => void;
}

/** Asks until when an open room stays open. */
export function MoveDialog({ room: { roomId, closesAt }, open, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  const { mutate, isPending, error } = useSending(changeSettings);
  return (
    <Dialog open={open} onClose={onClose} title={t({ message: "Change the last day", comment: "Heading" })}>
      <Formik
        initialValues={{ until: dayIn(timeZone, new Date(closesAt)) }}
        validationSchema={() => untilSchema(timeZone)}
        onSubmit={({ until }) => mutate({ roomId, settings: { until } }, { onSuccess: onClose })}
      >
        <Form aria-busy={isPending}>
          <DialogBody>
            <UntilField />
            <FailureNotice error={error} />
          </DialogBody>
          <DialogFooter>
            <Button onClick={onClose}>
              <Trans comment="Button: closes a form without sending it">Cancel</Trans>
            </Button>
            <Button type="submit" look="primary" busy={isPending}>
              <Trans comment="Button: stores what was changed">Save</Trans>
            </Button>
          </DialogFooter>
        </Form>
      </Formik>
    </Dialog>
  );
}

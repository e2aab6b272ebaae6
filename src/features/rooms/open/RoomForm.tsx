import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useState } from "react";
import { roomLimits } from "#contract/constants/room-limits.ts";
import type { OpenedRoom } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { openRoom } from "#src/features/rooms/mutations.ts";
import { UntilField } from "#src/session/guests/UntilField.tsx";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Switch } from "#src/ui/form/choice/Switch.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { PasswordPart } from "./PasswordPart.tsx";
import { draftOf, firstInputs, roomSchema, type FormerRoom } from "./room-schema.ts";
import styles from "./RoomForm.module.css";
import { ShelfNotice } from "./ShelfNotice.tsx";
import { useSending } from "#src/session/sending/use-sending.ts";

export interface RoomFormProps {
  listId: string;
  voiceIds: string[];
  /** Those of them that can be heard today, as far as is known. */
  voices: readonly Voice[];
  /** The room as it is proposed. */
  proposed: FormerRoom;
  onCancel: () => void;
  /** `password` is what guests give; null where none is asked for. */
  onOpened: (opened: OpenedRoom, password: string | null) => void;
}

/** What a room for guests is to be like. */
export function RoomForm({ listId, voiceIds, voices, proposed, onCancel, onOpened }: RoomFormProps) {
  const { t } = useLingui();
  const timeZone = useAgencyTimeZone();
  const [initial] = useState(() => firstInputs(proposed, { timeZone, locale: currentLocale() }));
  const kept = useDraft(`room ${listId}`);
  const { mutateAsync, isPending, error, state } = useSending(openRoom, kept);
  return (
    <Formik
      initialValues={initial}
      validationSchema={() => roomSchema(timeZone)}
      onSubmit={(inputs, { setStatus }) => {
        const draft = draftOf(inputs, timeZone, voiceIds);
        return mutateAsync({ listId, draft }).then(
          (opened) => onOpened(opened, draft.password),
          (refusal) => setStatus(refusedFields(refusal, { values: inputs })),
        );
      }}
    >
      {({ values, setFieldValue }) => (
        <Form className={styles["form"]} aria-busy={isPending}>
          <DialogBody className={styles["body"]}>
            <FormDraft draft={kept} />
            <p className={styles["lead"]}>
              <Plural value={voices.length} one="# voice" other="# voices" /> ·{" "}
              <Trans>Anyone with the link can listen and vote without an account.</Trans>
            </p>
            <TextField
              name="title"
              label={t({ message: "Room name", comment: "Label of a field: of a room for guests" })}
              autoComplete="off"
              maxLength={roomLimits.title}
            />
            <TextAreaField
              name="greeting"
              label={t({ message: "Message to guests", comment: "Label of a field" })}
              optional
              rows={2}
              maxLength={roomLimits.greeting}
              hint={`${values.greeting.length} / ${roomLimits.greeting}`}
            />
            <UntilField />
            <div className={styles["parts"]}>
              <div className={styles["part"]}>
                <Switch
                  label={<Trans comment="Switch: guests do not see who speaks">Blind listening</Trans>}
                  hint={
                    <Trans>
                      Names and portraits are hidden; the voices are called A, B, C… in a different order for
                      each guest. Names are shown once the room closes.
                    </Trans>
                  }
                  checked={values.isBlind}
                  onSwitch={(isOn) => void setFieldValue("isBlind", isOn)}
                />
                {values.isBlind && <ShelfNotice voices={voices} />}
              </div>
              <div className={styles["part"]}>
                <Switch
                  label={<Trans comment="Switch: guests of a room see each other’s">Shared notes</Trans>}
                  hint={<Trans>Guests see each other’s notes and names. Otherwise only you do.</Trans>}
                  checked={values.sharesNotes}
                  onSwitch={(isOn) => void setFieldValue("sharesNotes", isOn)}
                />
              </div>
              <PasswordPart />
            </div>
            <SendingNotice
              of={{ state, error }}
              isShownInFields={refusedFields(error, { values: initial }) !== undefined}
            />
          </DialogBody>
          <DialogFooter>
            <p className={styles["foot"]}>
              <Trans>You can close the room at any time.</Trans>
            </p>
            <Button onClick={onCancel}>
              <Trans comment="Button: closes a form without sending it">Cancel</Trans>
            </Button>
            <Button type="submit" look="primary" busy={isPending}>
              <Trans comment="Button: makes a room for guests">Open the room</Trans>
            </Button>
          </DialogFooter>
        </Form>
      )}
    </Formik>
  );
}

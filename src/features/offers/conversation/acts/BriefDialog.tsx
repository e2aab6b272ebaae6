import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { useMemo, useState } from "react";
import { object } from "yup";
import { briefFrom, briefShape, briefTextsOf } from "#src/features/offers/brief/brief-texts.ts";
import { ScriptPart } from "#src/features/offers/brief/ScriptPart.tsx";
import { voicesOf } from "#src/features/offers/conversation/offer-events.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import type { ActDialogProps } from "./act-dialog.ts";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import styles from "./Acts.module.css";
import { ChangedNotice } from "./ChangedNotice.tsx";
import { useAct } from "./use-act.ts";

const briefSchema = object(briefShape);

/** Changes what is to be spoken. On the client's turn that passes the turn to the agency, which the dialog says. */
export function BriefDialog({ open, offer, side, onDone, onClose }: ActDialogProps) {
  const { t } = useLingui();
  const draft = useDraft(`brief ${offer.offerId}`);
  const act = useAct(offer, onDone, draft);
  const { sending, isPending, send } = act;
  const voices = useMemo(() => voicesOf(offer), [offer]);
  const [initial] = useState(() => briefTextsOf(offer.brief));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "Edit the brief", comment: "Heading of a window" })}
    >
      <Formik
        initialValues={initial}
        validationSchema={briefSchema}
        onSubmit={(inputs) => send((seen) => ({ ...seen, brief: briefFrom(inputs) }))}
      >
        <Form className={styles["form"]} aria-busy={isPending}>
          <DialogBody className={styles["body"]}>
            <FormDraft draft={draft} />
            <ChangedNotice
              act={act}
              offer={offer}
              side={side}
              mayGoOn={offer.status === "open"}
              onShow={onDone}
            />
            <ScriptPart voices={voices} hasFirstFocus />
            <TextAreaField
              name="notes"
              label={t({ message: "Note", comment: "Label of a field" })}
              optional
            />
            {offer.turn === "client" && (
              <p>
                <Trans>After a change it is the agency’s turn.</Trans>
              </p>
            )}
            <SendingNotice of={sending} />
          </DialogBody>
          <FormFooter onCancel={onClose} busy={isPending}>
            <Trans comment="Button: saves the brief">Save</Trans>
          </FormFooter>
        </Form>
      </Formik>
    </Dialog>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Formik } from "formik";
import { object, string } from "yup";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { dayIn } from "#contract/constants/wall-clock.ts";
import type { ReviewLink } from "#contract/productions/review-link.ts";
import { changeReviewLink } from "#src/features/productions/mutations.ts";
import { refusedFields } from "#src/lib/http/refused-fields.ts";
import { UntilField } from "#src/session/guests/UntilField.tsx";
import { untilRule } from "#src/session/guests/until-rule.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { useDraft } from "#src/session/sending/use-draft.ts";
import { useSending } from "#src/session/sending/use-sending.ts";
import { Dialog, DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import styles from "./Review.module.css";

interface LinkDialogProps {
  offerId: string;
  link: ReviewLink;
  timeZone: string;
  open: boolean;
  onClose: () => void;
}

/** Asks until when an open link stays open, and what its guests read first. */
export function LinkDialog({ offerId, link, timeZone, open, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const draft = useDraft(`review link ${offerId}`);
  const { mutateAsync, isPending, error, state } = useSending(changeReviewLink, draft);
  const initial = { until: dayIn(timeZone, new Date(link.closesAt)), greeting: link.greeting };
  const most = roomLimits.greeting;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({
        message: "Last day and message",
        comment: "Button, and the heading of its dialog: of a link for guests",
      })}
    >
      <Formik
        initialValues={initial}
        validationSchema={() => object({ until: untilRule(timeZone), greeting: string() })}
        onSubmit={(change, { setStatus }) =>
          mutateAsync({ offerId, change }).then(onClose, (refusal) =>
            setStatus(refusedFields(refusal, { values: change })),
          )
        }
      >
        {({ values }) => (
          <Form aria-busy={isPending}>
            <DialogBody className={styles["fields"]}>
              <FormDraft draft={draft} />
              <UntilField />
              <TextAreaField
                name="greeting"
                label={t({ message: "Message to guests", comment: "Label of a field" })}
                optional
                rows={3}
                maxLength={most}
                hint={`${values.greeting.length} / ${most}`}
              />
              <SendingNotice
                of={{ state, error }}
                isShownInFields={refusedFields(error, { values: initial }) !== undefined}
              />
            </DialogBody>
            <FormFooter onCancel={onClose} busy={isPending}>
              <Trans comment="Button: stores the form’s changes">Save</Trans>
            </FormFooter>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

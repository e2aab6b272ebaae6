import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import { useFormikContext } from "formik";
import type { OfferDraft } from "#contract/offers/offers.ts";
import { Problem, Refusal } from "#src/lib/http/problem.ts";
import { translate } from "#src/lib/i18n/sentence.ts";
import type { Draft } from "#src/session/sending/draft.ts";
import { FormDraft } from "#src/session/sending/FormDraft.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import type { Sending } from "#src/session/sending/use-sending.ts";
import { useAgencyCurrency, useServerHas } from "#src/session/use-session.ts";
import { DialogBody } from "#src/ui/dialog/Dialog.tsx";
import { FormFooter } from "#src/ui/dialog/FormFooter.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { ChipPlayer } from "#src/voice/player/ChipPlayer.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { BriefPart } from "./brief/BriefPart.tsx";
import { MoreTerms } from "./brief/MoreTerms.tsx";
import { BudgetField } from "./BudgetField.tsx";
import type { AllInputs } from "./offer-inputs.ts";
import styles from "./OfferForm.module.css";

export interface OfferFormProps {
  draft: Draft;
  sending: Sending<string | undefined, OfferDraft>;
  /** Called when a voice is removed from the form. */
  onRemove: (voiceId: string) => void;
  onClose: () => void;
}

/** Whether script and usage have no room beside the other fields. */
const useNarrowForm = mediaQueryHook("(width < 62rem)");

/** The reason, when our own code or the server gives one; else empty. */
function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return translate(error.sentence);
  return error instanceof Problem && error.code ? error.jsonMessage || error.text : "";
}

/** Voices and fields of an offer, and why it was not taken. */
export function OfferForm({ draft, sending, onRemove, onClose }: OfferFormProps) {
  const { t } = useLingui();
  const currency = useAgencyCurrency();
  const hasBrief = useServerHas("negotiation");
  const isNarrow = useNarrowForm();
  const { values, status: refused, setFieldValue } = useFormikContext<AllInputs>();
  const { voices, isBriefOpen } = values;
  const { isPending, error, reset } = sending;
  // A field may show it already.
  const reason = refused ? "" : reasonOf(error);
  const remove = (id: string) => {
    onRemove(id);
    const rest = voices.filter(({ voiceId }) => voiceId !== id);
    if (rest.length > 0) void setFieldValue("voices", rest);
    else onClose();
  };
  const renderPlayer = (id: string) => {
    const voice = voices.find(({ voiceId }) => voiceId === id);
    return voice && <ChipPlayer voice={voice} all={voices} />;
  };
  return (
    <Form className={styles["form"]} aria-busy={isPending} onChange={() => void (error && reset())}>
      <DialogBody className={clsx(styles["body"], isBriefOpen && styles["wide"])}>
        <div className={styles["main"]}>
          <FormDraft draft={draft} />
          <PortraitChips
            label={t({ message: "Selected voices", comment: "Heading and name of a list" })}
            voices={voices}
            onRemove={remove}
            after={renderPlayer}
            className={styles["chips"]}
          />
          <div className={styles["fields"]}>
            <div className={styles["budget"]}>
              <BudgetField currency={currency} />
            </div>
            <TextField
              name="platform"
              label={
                isBriefOpen
                  ? t({ message: "Platform", comment: "One of the terms of an offer" })
                  : t({
                      message: "Platform (medium)",
                      comment: "Label of a field: where a recording is broadcast, such as TV",
                    })
              }
              autoComplete="off"
            />
            <TextField
              name="version"
              label={t({
                message: "Version",
                comment: "Label of a field: how many versions are recorded",
              })}
              hint={t`How many versions to record?`}
              inputMode="numeric"
              autoComplete="off"
            />
          </div>
          {isBriefOpen && !isNarrow && <MoreTerms />}
        </div>
        {/* Below what was pressed, which else would be pushed away. */}
        {hasBrief && <BriefPart voices={voices} more={isNarrow && <MoreTerms />} />}
        <div className={styles["outcome"]}>
          <SendingNotice of={sending}>
            <p>
              <Trans>Failed to create offer. Please try again.</Trans>
            </p>
            {reason && <p>{reason}</p>}
          </SendingNotice>
        </div>
      </DialogBody>
      <Spoken as="p" className={styles["checking"]}>
        {sending.isChecking && (
          <span>
            <Trans>No reply yet, checking…</Trans>
          </span>
        )}
      </Spoken>
      <FormFooter onCancel={onClose} busy={isPending}>
        {isPending ? <Trans>Submitting...</Trans> : <Trans comment="Button">Submit offer</Trans>}
      </FormFooter>
    </Form>
  );
}

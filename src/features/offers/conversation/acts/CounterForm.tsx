import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { OfferTurn } from "#contract/constants/values/offers.ts";
import { proposalsOf, termsOf } from "#src/features/offers/conversation/offer-events.ts";
import { changedTerms } from "#src/features/offers/conversation/terms/changed-terms.ts";
import { termLabels, type TermName } from "#src/features/offers/conversation/terms/terms.ts";
import type { ReadOfferDetails } from "#src/features/offers/reading/read-offer-details.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { DialogBody, DialogFooter } from "#src/ui/dialog/Dialog.tsx";
import { Form } from "#src/ui/form/Form.tsx";
import { TextAreaField } from "#src/ui/form/text/TextAreaField.tsx";
import { SendingNotice } from "#src/session/sending/SendingNotice.tsx";
import { pauseOfTyping, Spoken } from "#src/ui/feedback/Spoken.tsx";
import actStyles from "./Acts.module.css";
import { ChangedNotice } from "./ChangedNotice.tsx";
import { counterSchema, termsFrom, wrongTerms, type CounterInputs } from "./counter-schema.ts";
import styles from "./CounterDialog.module.css";
import { CounterFields } from "./CounterFields.tsx";
import type { ActState } from "./use-act.ts";

interface CounterFormProps {
  act: ActState;
  /** The offer as it is now. */
  offer: ReadOfferDetails;
  side: OfferTurn;
  subtitle: string;
  /** Keeps what is typed. */
  draft: ReactNode;
  onShow: () => void;
  onClose: () => void;
}

/** The fields, what is new meanwhile, and a foot that counts what changes; without a change nothing can be sent. */
export function CounterForm({ act, offer, side, subtitle, draft, onShow, onClose }: CounterFormProps) {
  const { i18n, t } = useLingui();
  const { values } = useFormikContext<CounterInputs>();
  const { base, isChanged, sending, isPending } = act;
  const before = termsOf(base);
  const timeZone = useAgencyTimeZone();
  const schema = counterSchema(timeZone, offer.currency);
  const terms = termsFrom(values, schema);
  const changed = terms ? changedTerms(before, terms) : [];
  // The last day for an answer is no term of its own. After a changed brief the same terms may be proposed once more.
  const isRenewal = proposalsOf(base).at(-1)?.side === side;
  const hasChange = isRenewal || changed.some((name) => name !== "answerBy");
  const mayNotSend = isChanged || (terms !== undefined && !hasChange);
  const namesOf = (named: readonly TermName[]) =>
    named.map((name) => i18n._(termLabels[name]).toLocaleLowerCase(i18n.locale)).join(", ");
  const count = changed.length;
  return (
    <Form className={actStyles["form"]} aria-busy={isPending}>
      <DialogBody className={actStyles["body"]}>
        {draft}
        <p className={styles["subtitle"]}>{subtitle}</p>
        <ChangedNotice act={act} offer={offer} side={side} mayGoOn={offer.turn === side} onShow={onShow} />
        <CounterFields before={before} terms={terms} changed={changed} offer={offer} />
        <TextAreaField
          name="text"
          label={t({ message: "Explanation", comment: "Label of a field" })}
          optional
        />
        <SendingNotice of={sending} />
      </DialogBody>
      <DialogFooter>
        <Spoken as="p" className={styles["count"]} id="counter-changes" pause={pauseOfTyping} only="changes">
          {count > 0 ? (
            <span key="changes">
              <strong>
                {t({
                  message: plural(count, { one: "# term changes:", other: "# terms change:" }),
                  comment: "Foot of a window; a list of the terms follows",
                })}
              </strong>{" "}
              {namesOf(changed)}
            </span>
          ) : terms === undefined ? (
            <span key="wrong">
              <strong>
                {t({
                  message: "Please check:",
                  comment: "Foot of a window; a list of terms that are not right follows",
                })}
              </strong>{" "}
              {namesOf(wrongTerms(values, schema))}
            </span>
          ) : (
            <span key="none">
              <Trans>No term differs yet</Trans>
            </span>
          )}
        </Spoken>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          type={mayNotSend ? "button" : "submit"}
          look="primary"
          busy={isPending}
          aria-disabled={mayNotSend}
          aria-describedby="counter-changes"
        >
          <Trans comment="Button: sends a counter-offer">Send counter-offer</Trans>
        </Button>
      </DialogFooter>
    </Form>
  );
}

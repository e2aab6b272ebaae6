import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { ProposedTerms } from "#contract/offers/offer-events.ts";
import { BudgetField } from "#src/features/offers/BudgetField.tsx";
import { RoundsField } from "#src/features/offers/RoundsField.tsx";
import { termWords, type TermName, type TermsOffer } from "#src/features/offers/conversation/terms/terms.ts";
import { UsageFields } from "#src/features/offers/usage/UsageFields.tsx";
import { answerDays, deliveryDays } from "#src/features/offers/offer-days.ts";
import { useAgencyTimeZone } from "#src/session/use-session.ts";
import { DayField } from "#src/ui/form/day/DayField.tsx";
import { TextField } from "#src/ui/form/text/TextField.tsx";
import { ChangeableField } from "./ChangeableField.tsx";
import { inputNames, inputsOf, type CounterInputs } from "./counter-schema.ts";
import styles from "./CounterDialog.module.css";
import { VoiceField } from "./VoiceField.tsx";

interface CounterFieldsProps {
  before: ProposedTerms;
  /** Undefined while one of them cannot be sent. */
  terms: ProposedTerms | undefined;
  changed: readonly TermName[];
  offer: TermsOffer;
}

/** All terms as fields in two columns. */
export function CounterFields({ before, terms, changed, offer }: CounterFieldsProps) {
  const { t } = useLingui();
  const { values, setValues } = useFormikContext<CounterInputs>();
  const timeZone = useAgencyTimeZone();
  const old = inputsOf(before);
  const isDifferent = (name: TermName) =>
    terms
      ? changed.includes(name)
      : inputNames[name].some((input) => String(values[input]) !== String(old[input]));
  const field = (name: TermName) => ({
    name,
    old: isDifferent(name) ? termWords(name, before, offer) : undefined,
    onRestore: () => {
      const inputs = Object.fromEntries(inputNames[name].map((input) => [input, old[input]]));
      void setValues({ ...values, ...inputs });
    },
  });
  return (
    <div className={styles["fields"]}>
      <ChangeableField {...field("budget")}>
        <BudgetField currency={offer.currency} />
      </ChangeableField>
      <ChangeableField {...field("version")}>
        <TextField
          name="version"
          label={t({ message: "Version", comment: "Label of a field: how many versions are recorded" })}
          inputMode="numeric"
          autoComplete="off"
        />
      </ChangeableField>
      {before.rounds !== undefined && (
        <ChangeableField {...field("rounds")}>
          <RoundsField />
        </ChangeableField>
      )}
      <ChangeableField {...field("platform")} wide>
        <TextField
          name="platform"
          label={t({ message: "Platform", comment: "One of the terms of an offer" })}
          autoComplete="off"
        />
      </ChangeableField>
      <ChangeableField {...field("usage")} wide>
        <fieldset>
          <legend className={styles["legend"]}>
            <Trans comment="One of the terms of an offer: how a recording is used">Usage</Trans>
          </legend>
          <UsageFields />
        </fieldset>
      </ChangeableField>
      <ChangeableField {...field("deliverBy")}>
        <DayField
          name="deliverBy"
          required={false}
          label={t({ message: "Deliver by", comment: "One of the terms of an offer: a date" })}
          {...deliveryDays(timeZone)}
        />
      </ChangeableField>
      <ChangeableField {...field("answerBy")}>
        <DayField
          name="answerBy"
          required={false}
          label={t({ message: "Answer by", comment: "Label of a field: the last day to answer an offer" })}
          {...answerDays(timeZone)}
        />
      </ChangeableField>
      <ChangeableField {...field("voiceIds")} wide>
        <VoiceField voices={offer.voices} />
      </ChangeableField>
    </div>
  );
}

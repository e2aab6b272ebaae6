import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { limits } from "#contract/constants/limits.ts";
import type { StatedConsent } from "#contract/imports/imports.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { isDay, isDayWithin } from "#src/lib/i18n/calendar-day.ts";
import { Checkbox } from "#src/ui/form/choice/Checkbox.tsx";
import { DaySelect } from "#src/ui/form/day/DaySelect.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "#src/ui/form/text/TextInput.tsx";
import styles from "./Choose.module.css";

export interface ConsentState extends StatedConsent {
  /** What was typed to confirm it. */
  typed: string;
}

export const noConsent: ConsentState = { publish: false, share: false, typed: "" };

const folded = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLocaleLowerCase(currentLocale());

/** The days that each end may have. */
const rangesOf = ({ from = "", until }: ConsentState) => ({
  from: { min: limits.consentFrom, max: until ?? undefined },
  until: { min: isDay(from) ? from : limits.consentFrom },
});

/** Whether a day was typed so that it cannot be read, or lies beyond the other one. */
export function hasWrongDay(state: ConsentState): boolean {
  const ranges = rangesOf(state);
  const { from, until } = state;
  return [from && !isDayWithin(from, ranges.from), until && !isDayWithin(until, ranges.until)].some(Boolean);
}

/** Whether nothing is stated, or what is has days that can be read and was confirmed in these words. */
export const isConfirmed = (state: ConsentState, words: string): boolean =>
  (!state.publish && !state.share) || (folded(state.typed) === folded(words) && !hasWrongDay(state));

/** The consent as it is sent; undefined where none is stated. */
export const consentToSend = ({ publish, share, from, until }: ConsentState): StatedConsent | undefined =>
  publish || share ? { publish, share, ...(from && { from }), ...(until && { until }) } : undefined;

interface ConsentPanelProps {
  state: ConsentState;
  /** What has to be typed. */
  words: string;
  onChange: (state: ConsentState) => void;
}

/** The artists' consent for all rows that state none, confirmed in words. */
export function ConsentPanel({ state, words, onChange }: ConsentPanelProps) {
  const { t } = useLingui();
  const heading = useId();
  const change = (part: Partial<ConsentState>) => onChange({ ...state, ...part });
  const { publish, share, from, until, typed } = state;
  const ranges = rangesOf(state);
  return (
    <section className={styles["panel"]} aria-labelledby={heading}>
      <h3 id={heading}>
        <Trans>The artists’ consent</Trans>
      </h3>
      <p className={styles["note"]}>
        <Trans>
          Rows that state no consent get this one; without it they become drafts that can’t be published. No
          sample is licensed for AI training.
        </Trans>
      </p>
      <div className={styles["choices"]}>
        <Checkbox checked={publish} onChange={() => change({ publish: !publish })}>
          <Trans comment="The artists allow it">Consent to publish</Trans>
        </Checkbox>
        <Checkbox checked={share} onChange={() => change({ share: !share })}>
          <Trans comment="The artists allow it">Consent to share</Trans>
        </Checkbox>
      </div>
      {(publish || share) && (
        <>
          <div className={styles["days"]}>
            <DaySelect
              label={t({ message: "From", comment: "First day of consent; empty means today" })}
              {...ranges.from}
              value={from}
              onDay={(day) => change({ from: day })}
            />
            <DaySelect
              label={t({ message: "Until", comment: "Last day of consent; empty means no end date" })}
              {...ranges.until}
              value={until ?? undefined}
              onDay={(day) => change({ until: day ?? null })}
            />
            <p className={styles["hint"]}>
              <Trans>If you choose no day: from today, no end date</Trans>
            </p>
          </div>
          <Field
            required
            label={
              <Trans comment="Label of a field; words are what has to be typed">
                Type “{words}” to confirm
              </Trans>
            }
          >
            {(control) => (
              <TextInput
                {...control}
                value={typed}
                autoComplete="off"
                onChange={({ currentTarget }) => change({ typed: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </section>
  );
}

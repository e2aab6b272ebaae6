import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId } from "react";
import { languageOf } from "#src/features/voice-artists/field-words.ts";
import type { KeptForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { Radio } from "#src/ui/form/choice/Radio.tsx";
import { nameField, valueWords } from "./change-words.ts";
import styles from "./ConflictDialog.module.css";
import type { Change, Side } from "./merge.ts";

interface ConflictRowProps {
  change: Change;
  /** Who changed it, for both sides. */
  names: Record<Side, string>;
  /** The form of each side, for the names of samples. */
  form: KeptForm;
  theirs: KeptForm;
  choice: Side | undefined;
  /** Whether the choice was asked for and is not made. */
  isMissing: boolean;
  onChoose: (side: Side) => void;
}

/** One field: what it was, and the two values to choose from. */
export function ConflictRow(props: ConflictRowProps) {
  const { change, names, form, theirs, choice, isMissing, onChoose } = props;
  useLingui();
  const id = useId();
  const { at } = change;
  const isKnown = form.samples.some(({ key }) => key === at.sample);
  const before = <span lang={languageOf(at.field, change.base)}>{valueWords(at, change.base, form)}</span>;
  const forms = { mine: form, theirs };
  return (
    <div
      className={styles["row"]}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <div>
        <p className={styles["label"]} id={`${id}-label`}>
          {nameField(at, isKnown ? form : theirs)}
        </p>
        {at.field !== "presence" && (
          <p className={styles["before"]}>
            <Trans comment="The value of a field before both changed it">before: {before}</Trans>
          </p>
        )}
        {isMissing && (
          <p className={styles["missing"]} id={`${id}-missing`}>
            <CircleAlert size={16} aria-hidden="true" />
            <Trans comment="Under a field with two values to choose from">Choose one</Trans>
          </p>
        )}
      </div>
      <div className={styles["choices"]}>
        {(["mine", "theirs"] as const).map((side) => (
          <Radio
            key={side}
            className={styles["choice"]}
            name={id}
            value={side}
            checked={choice === side}
            onChange={() => onChoose(side)}
          >
            <span>
              <span className={styles["who"]}>{names[side]}</span>
              <span lang={languageOf(at.field, change[side])}>
                {valueWords(at, change[side], forms[side])}
              </span>
            </span>
          </Radio>
        ))}
      </div>
    </div>
  );
}

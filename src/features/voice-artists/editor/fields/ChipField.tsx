import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useField } from "formik";
import type { ReactNode } from "react";
import type { SeveralField } from "#contract/constants/artist-fields.ts";
import { ChipChoice } from "#src/ui/form/choice/ChipChoice.tsx";
import { FieldGroup } from "#src/ui/form/FieldGroup.tsx";
import { useFieldError } from "#src/ui/form/use-field-error.ts";
import { inOrder } from "#src/features/voice-artists/editor/artist-form.ts";
import styles from "./ChipField.module.css";

interface ChipFieldProps<T extends string> {
  /** The key in the form's values. */
  name: SeveralField;
  label: ReactNode;
  /** All values with their messages. */
  words: Record<T, MessageDescriptor>;
}

/** An enumeration as checkboxes that look like chips. */
export function ChipField<T extends string>({ name, label, words }: ChipFieldProps<T>) {
  const { i18n } = useLingui();
  const [{ value: ticked }, , { setValue }] = useField<T[]>(name);
  const values = Object.keys(words) as T[];
  const toggle = (value: T) =>
    void setValue(
      ticked.includes(value)
        ? ticked.filter((other) => other !== value)
        : inOrder(values, [...ticked, value]),
    );
  return (
    <FieldGroup role="group" label={label} error={useFieldError(name)} optional>
      {(control) => (
        <div className={styles["chips"]}>
          {values.map((value) => (
            <ChipChoice
              type="checkbox"
              key={value}
              {...control}
              name={name}
              value={value}
              checked={ticked.includes(value)}
              onChange={() => toggle(value)}
            >
              {i18n._(words[value])}
            </ChipChoice>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

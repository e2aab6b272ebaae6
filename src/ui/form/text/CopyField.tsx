import type { ReactNode } from "react";
import { CopyIconButton } from "#src/ui/button/CopyIconButton.tsx";
import { Field } from "#src/ui/form/Field.tsx";
import { TextInput } from "./TextInput.tsx";
import styles from "./CopyField.module.css";

interface CopyFieldProps {
  label: ReactNode;
  /** The name of the button. */
  copy: string;
  text: string;
  hint?: ReactNode;
  /** Whether it gets the focus when it comes. */
  autoFocus?: boolean;
}

/** A text to pass on: a press selects it, the button copies it. */
export const CopyField = ({ label, copy, text, hint, autoFocus }: CopyFieldProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <TextInput
        {...control}
        readOnly
        autoFocus={autoFocus}
        className={styles["text"]}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        after={<CopyIconButton label={copy} text={text} />}
      />
    )}
  </Field>
);

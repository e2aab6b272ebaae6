import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  required: boolean;
}

interface FieldProps {
  label: ReactNode;
  /** Text under the control that is always shown. */
  hint?: ReactNode;
  /** What is wrong; empty or absent while nothing is. */
  error?: string | undefined;
  /** Marked as such: only optional fields are. */
  optional?: boolean;
  /** Must be filled in, which assistive technology says. */
  required?: boolean;
  /** Small controls at the end of the label's row. */
  beside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, error and hint, connected for screen readers. */
export function Field({ label, hint, error, optional, required = false, beside, children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, optional && `${id}-optional`, hint && `${id}-hint`];
  return (
    <div className={styles["field"]}>
      <div className={styles["head"]}>
        <label className={styles["label"]} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles["optional"]} id={`${id}-optional`}>
            <Trans comment="Beside the label of a field that may stay empty">optional</Trans>
          </span>
        )}
        {beside}
      </div>
      {children({
        id,
        required,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      })}
      {error && (
        <p className={styles["error"]} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
      {hint && (
        <div className={styles["hint"]} id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}

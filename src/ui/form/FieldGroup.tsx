import { Trans } from "@lingui/react/macro";
import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, type ReactNode } from "react";
import type { ControlProps } from "./Field.tsx";
import styles from "./Field.module.css";

interface FieldGroupProps {
  role: "group" | "radiogroup";
  label: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Renders the controls; each takes the attributes of `control`. */
  children: (control: Omit<ControlProps, "id" | "required">) => ReactNode;
}

/** A `Field` with several controls under one label: radio buttons or checkboxes. */
export function FieldGroup({ role, label, error, optional, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div
      className={styles["field"]}
      role={role}
      aria-labelledby={`${id}-label`}
      aria-required={(role === "radiogroup" && !optional) || undefined}
      aria-describedby={optional ? `${id}-optional` : undefined}
    >
      <div className={styles["head"]}>
        <span className={styles["label"]} id={`${id}-label`}>
          {label}
        </span>
        {optional && (
          <span className={styles["optional"]} id={`${id}-optional`}>
            <Trans>optional</Trans>
          </span>
        )}
      </div>
      {children({
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? `${id}-error` : undefined,
      })}
      {error && (
        <p className={styles["error"]} id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

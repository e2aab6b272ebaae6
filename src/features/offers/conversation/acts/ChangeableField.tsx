import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { ReactNode } from "react";
import { termLabels, type TermName } from "#src/features/offers/conversation/terms/terms.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./CounterDialog.module.css";

interface ChangeableFieldProps {
  name: TermName;
  /** The value that holds, where the field says another; shown beside the label. */
  old: string | undefined;
  onRestore: () => void;
  wide?: boolean;
  children: ReactNode;
}

/** A field of a counter-offer; once it differs it is marked, and a button brings the old value back. */
export function ChangeableField({ name, old, onRestore, wide, children }: ChangeableFieldProps) {
  const { i18n, t } = useLingui();
  const field = i18n._(termLabels[name]);
  return (
    <div className={clsx(styles["field"], wide && styles["wide"], old !== undefined && styles["different"])}>
      {children}
      {old !== undefined && (
        <span className={styles["was"]}>
          <VisuallyHidden>
            {t({
              message: "was",
              comment: "For screen readers, before an old value that a new one follows",
            })}{" "}
          </VisuallyHidden>
          <s>{old}</s>
          <IconButton
            size="small"
            label={t({
              message: `Bring back the old value: ${field}`,
              comment: "Name of a button for screen readers; field is a label such as “Budget”",
            })}
            icon={<RotateCcw size={16} />}
            onClick={onRestore}
          />
        </span>
      )}
    </div>
  );
}

import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./Steps.module.css";

// lingui-set comment="A step of an import, one word"
export const stepNames = [
  msg({ message: "Choose", context: "step of an import" }),
  msg({ message: "Check", context: "step of an import" }),
  msg({ message: "Import", context: "step of an import" }),
  msg({ message: "Report", context: "step of an import" }),
] as const;
// lingui-reset

/** The four steps; `current` counts from 0. */
export function Steps({ current }: { current: number }) {
  const { t, i18n } = useLingui();
  return (
    <ol className={styles["steps"]} aria-label={t`Steps of the import`}>
      {stepNames.map((word, index) => {
        const isDone = index < current;
        return (
          <li key={word.id} className={styles["step"]} aria-current={index === current ? "step" : undefined}>
            <span className={clsx(styles["circle"], isDone && styles["done"])} aria-hidden="true">
              {isDone ? <Check size={16} /> : index + 1}
            </span>
            <span className={styles["words"]}>{i18n._(word)}</span>
            {isDone && (
              <VisuallyHidden>
                {t({ message: "done", comment: "Beside a step of an import, for screen readers" })}
              </VisuallyHidden>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { Take } from "#contract/productions/productions.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import styles from "./Agency.module.css";
import { checksOf, type WantedLengths } from "./checks.ts";

/** What was measured of a take, each with a sign and its figure. */
export function TakeChecks({ take, ...lengths }: { take: Take } & WantedLengths) {
  const { t } = useLingui();
  return (
    <ul
      className={styles["checks"]}
      aria-label={t({ message: "Measured", comment: "Name of a list: loudness and the like of a recording" })}
    >
      {checksOf(take, lengths).map(({ name, isFine, words }) => {
        const Icon = isFine ? CircleCheck : TriangleAlert;
        return (
          <li key={name} className={clsx(styles["check"], !isFine && styles["look"])}>
            <Icon size={16} aria-hidden="true" />
            <VisuallyHidden>
              {isFine
                ? t({ message: "fine:", comment: "Before a measure of a recording, for screen readers" })
                : t({
                    message: "look:",
                    comment: "Before a measure of a recording that is worth a look, for screen readers",
                  })}
            </VisuallyHidden>
            <span>{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

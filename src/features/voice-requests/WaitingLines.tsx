import { Trans } from "@lingui/react/macro";
import { clsx } from "clsx";
import Clock from "lucide-react/icons/clock";
import ClockAlert from "lucide-react/icons/clock-alert";
import Hourglass from "lucide-react/icons/hourglass";
import type { ListedRequest } from "#contract/voice-requests/requests.ts";
import { formatSpan } from "#src/lib/i18n/format-span.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { waitOf } from "./waiting.ts";
import styles from "./WaitingLines.module.css";

const icons = { calm: Clock, soon: Hourglass, overdue: ClockAlert };

interface WaitingLinesProps {
  request: Pick<ListedRequest, "waitingSince" | "answerBy" | "overdue">;
  /** When it was read, ms. */
  now: number;
}

/** How long a visitor has waited, in words with an icon, and where it is late, or soon will be, by how much. */
export function WaitingLines({ request, now }: WaitingLinesProps) {
  const wait = waitOf(request, now);
  if (!wait)
    return (
      <span className={styles["nobody"]}>
        <Trans comment="In place of how long a visitor has waited: nobody is waited for">Not waiting</Trans>
      </span>
    );
  const Icon = icons[wait.look];
  const span = formatSpan(wait.since, currentLocale());
  const left = formatSpan(Math.abs(wait.left), currentLocale());
  return (
    <span className={clsx(styles["wait"], styles[wait.look])}>
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles["lines"]}>
        <strong>
          <Trans comment="How long a visitor has waited; span is such as “1 day 3 hr”">
            Waiting for {span}
          </Trans>
        </strong>
        {wait.look === "soon" && (
          <span>
            <Trans comment="Until when a visitor is to be answered; left is such as “3 hr”">
              Due in {left}
            </Trans>
          </span>
        )}
        {wait.look === "overdue" && (
          <span>
            <Trans comment="Until when a visitor was to be answered; left is such as “3 hr”">
              Overdue by {left}
            </Trans>
          </span>
        )}
      </span>
    </span>
  );
}

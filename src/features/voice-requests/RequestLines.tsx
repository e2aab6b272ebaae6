import { useLingui } from "@lingui/react/macro";
import type { RequestDetails } from "#contract/voice-requests/requests.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { formatDate } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { StateTag } from "#src/ui/tag/StateTag.tsx";
import styles from "./RequestLines.module.css";
import { stateIcons, stateNames } from "./words.ts";

/** Requests in a line each: what was asked for, which leads to it, when, and how it stands. */
export function RequestLines({ requests }: { requests: RequestDetails["samePerson"] }) {
  const { i18n } = useLingui();
  return (
    <ul>
      {requests.map(({ id, state, projectMedium, projectVersion, createdAt }) => {
        const Icon = stateIcons[state];
        return (
          <li key={id} className={styles["line"]}>
            <div>
              <AppLink to="/owner/requests/$requestId" params={{ requestId: id }} className={styles["link"]}>
                {[projectMedium, projectVersion].filter(Boolean).join(", ")}
              </AppLink>
              <p className={styles["when"]}>{formatDate(createdAt, currentLocale())}</p>
            </div>
            <StateTag
              look={state === "won" ? "success" : "chip"}
              icon={<Icon size={14} aria-hidden="true" />}
            >
              {i18n._(stateNames[state])}
            </StateTag>
          </li>
        );
      })}
    </ul>
  );
}

import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import { useId } from "react";
import type { ImportState } from "#contract/constants/values/imports.ts";
import type { ListedImport } from "#contract/imports/imports.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Choose.module.css";

// lingui-set comment="State of an import"
const stateNames: Record<ImportState, MessageDescriptor> = {
  checking: msg({ message: "Being checked", context: "state of an import" }),
  checked: msg({ message: "Checked, not started", context: "state of an import" }),
  running: msg({ message: "Running", context: "state of an import" }),
  done: msg({ message: "Done", context: "state of an import" }),
  cancelled: msg({ message: "Stopped", context: "state of an import" }),
  failed: msg({ message: "Interrupted", context: "state of an import" }),
};
// lingui-reset

/** The newest imports, each a link to where it stands. */
export function EarlierImports({ imports }: { imports: readonly ListedImport[] }) {
  const { i18n } = useLingui();
  const heading = useId();
  if (imports.length === 0) return null;
  return (
    <section className={styles["panel"]} aria-labelledby={heading}>
      <h3 id={heading}>
        <Trans>Imports of the last 30 days</Trans>
      </h3>
      <ul className={styles["files"]} aria-labelledby={heading}>
        {imports.map(({ importId, fileName, state, createdAt, endedAt }) => (
          <li key={importId} className={styles["row"]}>
            <span className={styles["about"]}>
              <AppLink to="/owner/import" search={{ import: importId }} className={styles["link"]}>
                {fileName}
              </AppLink>
              <span className={styles["note"]}>
                {i18n._(stateNames[state])} · {formatMoment(endedAt ?? createdAt, currentLocale())}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

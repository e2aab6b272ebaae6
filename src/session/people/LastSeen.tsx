import { Trans } from "@lingui/react/macro";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./LastSeen.module.css";

/** When a person was here last: "3 hr. ago", "yesterday, 5:20 PM", "12 Nov". */
export function LastSeen({ at, now }: { at: string | null; now: Date }) {
  const locale = currentLocale();
  if (at === null)
    return (
      <span className={styles["never"]}>
        <Trans>Has never logged in</Trans>
      </span>
    );
  return (
    <time dateTime={at} title={formatMoment(at, locale)}>
      {formatAgo(at, now, locale, "with time")}
    </time>
  );
}

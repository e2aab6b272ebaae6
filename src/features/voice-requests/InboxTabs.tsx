import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import type { InboxPage, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { formatCount } from "#src/lib/format.ts";
import { currentLocale } from "#src/lib/locale.ts";
import { requestStatuses, statusNames } from "./request-statuses.ts";
import styles from "./InboxTabs.module.css";

interface InboxTabsProps {
  /** The tabs are `{id}-{status}`, the panel is `{id}-panel`. */
  id: string;
  status: VoiceRequestStatus;
  counts: InboxPage["counts"] | undefined;
  onChoose: (status: VoiceRequestStatus) => void;
}

const steps: Record<string, (place: number) => number> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => -1,
};

export function InboxTabs({ id, status, counts, onChoose }: InboxTabsProps) {
  const { t, i18n } = useLingui();
  const move = (event: KeyboardEvent) => {
    const place = steps[event.key]?.(requestStatuses.indexOf(status));
    const next = place === undefined ? undefined : requestStatuses.at(place % requestStatuses.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles["tabs"]} role="tablist" aria-label={t`Voice requests`}>
      {requestStatuses.map((each) => (
        <button
          key={each}
          type="button"
          id={`${id}-${each}`}
          className={styles["tab"]}
          role="tab"
          aria-selected={each === status}
          aria-controls={`${id}-panel`}
          tabIndex={each === status ? 0 : -1}
          onClick={() => onChoose(each)}
          onKeyDown={move}
        >
          {i18n._(statusNames[each])}
          {counts && <span className={styles["count"]}>{formatCount(counts[each], currentLocale())}</span>}
        </button>
      ))}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent } from "react";
import { voiceRequestStatuses } from "#contract/enumerations.ts";
import type { InboxPage, VoiceRequestStatus } from "#contract/voice-requests.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { statusNames } from "./request-statuses.ts";
import styles from "./InboxTabs.module.css";

interface InboxTabsProps {
  /** Tabs have the ids `{id}-{status}`, the panel `{id}-panel`. */
  id: string;
  status: VoiceRequestStatus;
  counts: InboxPage["counts"] | undefined;
  onChoose: (status: VoiceRequestStatus) => void;
}

const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

export function InboxTabs({ id, status, counts, onChoose }: InboxTabsProps) {
  const { t, i18n } = useLingui();
  const move = (event: KeyboardEvent) => {
    const index = moves[event.key]?.(voiceRequestStatuses.indexOf(status));
    const next =
      index === undefined ? undefined : voiceRequestStatuses.at(index % voiceRequestStatuses.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className={styles["tabs"]} role="tablist" aria-label={t`Voice requests`}>
      {voiceRequestStatuses.map((each) => (
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

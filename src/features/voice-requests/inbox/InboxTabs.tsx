import { useLingui } from "@lingui/react/macro";
import { voiceRequestStatuses } from "#contract/constants/values/voice-requests.ts";
import type { InboxPage, VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";
import { Tabs } from "#src/ui/page/Tabs.tsx";
import { statusNames } from "./request-statuses.ts";

interface InboxTabsProps {
  /** Tabs have the ids `{id}-{status}`, the panel `{id}-panel`. */
  id: string;
  status: VoiceRequestStatus;
  counts: InboxPage["counts"] | undefined;
  onChoose: (status: VoiceRequestStatus) => void;
}

/** The states of requests with their numbers. */
export function InboxTabs({ id, status, counts, onChoose }: InboxTabsProps) {
  const { t, i18n } = useLingui();
  const tabs = voiceRequestStatuses.map((name) => ({
    name,
    words: i18n._(statusNames[name]),
    count: counts?.[name],
  }));
  return <Tabs id={id} label={t`Voice requests`} tabs={tabs} selected={status} onChoose={onChoose} />;
}

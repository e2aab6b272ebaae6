import { useLingui } from "@lingui/react/macro";
import { requestStates, type RequestState } from "#contract/constants/values/voice-requests.ts";
import type { RequestPage } from "#contract/voice-requests/requests.ts";
import { stateNames } from "#src/features/voice-requests/words.ts";
import { Tabs } from "#src/ui/page/Tabs.tsx";

interface RequestTabsProps {
  /** Tabs have the ids `{id}-{state}`, the panel `{id}-panel`. */
  id: string;
  tab: RequestState;
  /** Undefined while they load. */
  counts: RequestPage["counts"] | undefined;
  onChoose: (tab: RequestState) => void;
}

/** The states of requests with their numbers. */
export function RequestTabs({ id, tab, counts, onChoose }: RequestTabsProps) {
  const { t, i18n } = useLingui();
  const tabs = requestStates.map((name) => ({
    name,
    words: i18n._(stateNames[name]),
    count: counts?.[name],
  }));
  return <Tabs id={id} label={t`Voice requests`} tabs={tabs} selected={tab} onChoose={onChoose} paired />;
}

import { create } from "zustand";
import type { VoiceFilters } from "#contract/voices.ts";
import { onSessionEnd } from "#src/lib/session-end.ts";
import { noFilters, sameFilters, toggled, withGroup, type FilterGroup } from "./filters.ts";

interface VoicesState {
  /** What the filter panel shows and edits. */
  draft: VoiceFilters;
  /** What the results answer to: a copy of the address, written when the route is entered or stays. */
  active: VoiceFilters;
  multiSelect: boolean;
  /** Ids of the chosen voices; they outlive pages and filters. */
  selection: ReadonlySet<string>;
}

const nothing: VoicesState = {
  draft: noFilters,
  active: noFilters,
  multiSelect: false,
  selection: new Set(),
};

export const useVoices = create<VoicesState>(() => nothing);

export const editDraft = (draft: VoiceFilters): void => useVoices.setState({ draft });

/** A press on a value of a group: gender takes its place, the others come and go. `undefined` is All. */
export const chooseValue = (group: FilterGroup, value: string | undefined): void =>
  useVoices.setState(({ draft }) => ({
    draft:
      group === "gender" || value === undefined
        ? withGroup(draft, group, value === undefined ? [] : [value])
        : toggled(draft, group, value),
  }));

/** Called when the route is entered: the address is all there is. */
export const enterWithFilters = (active: VoiceFilters): void => useVoices.setState({ active, draft: active });

/** Called when the address changes under the route: edits that were not applied yet are kept. */
export const stayWithFilters = (active: VoiceFilters): void =>
  useVoices.setState((state) => ({
    active: sameFilters(state.active, active) ? state.active : active,
    draft: sameFilters(state.draft, state.active) ? active : state.draft,
  }));

export const startMultiSelect = (): void => useVoices.setState({ multiSelect: true });

/** Leaving multi-select also lets go of what was chosen. */
export const exitMultiSelect = (): void =>
  useVoices.setState({ multiSelect: false, selection: new Set<string>() });

export const toggleVoice = (voiceId: string): void =>
  useVoices.setState(({ selection }) => {
    const next = new Set(selection);
    if (!next.delete(voiceId)) next.add(voiceId);
    return { selection: next };
  });

export const letGo = (voiceId: string): void =>
  useVoices.setState(({ selection }) => ({
    selection: new Set([...selection].filter((chosen) => chosen !== voiceId)),
  }));

onSessionEnd(() => useVoices.setState(nothing));

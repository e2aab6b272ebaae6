import { create } from "zustand";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { VoiceFilters } from "#contract/voices/voices.ts";
import { onSessionEnd } from "#src/session/session-end.ts";
import { noFilters, sameFilters, withToggled, withGroup } from "./filters/filters.ts";

interface VoicesState {
  /** The filters that the panel shows and edits. */
  draft: VoiceFilters;
  /** The filters of the results: a copy of the address, written in the route's `onEnter` and `onStay`. */
  active: VoiceFilters;
  multiSelect: boolean;
  /** Ids of the selected voices; kept when page or filters change. */
  selection: ReadonlySet<string>;
}

const initialState: VoicesState = {
  draft: noFilters,
  active: noFilters,
  multiSelect: false,
  selection: new Set(),
};

export const useVoices = create<VoicesState>(() => initialState);

export const setDraft = (draft: VoiceFilters): void => useVoices.setState({ draft });

/** Selects a gender, or toggles a value of another group. `undefined` means All. */
export const selectValue = (group: FilterGroup, value: string | undefined): void =>
  useVoices.setState(({ draft }) => ({
    draft:
      group === "gender" || value === undefined
        ? withGroup(draft, group, value === undefined ? [] : [value])
        : withToggled(draft, group, value),
  }));

/** For `onEnter`: the address sets active filters and draft. */
export const enterWithFilters = (active: VoiceFilters): void => useVoices.setState({ active, draft: active });

/** For `onStay`: the address sets the active filters; a draft that was edited but not applied is kept. */
export const stayWithFilters = (active: VoiceFilters): void =>
  useVoices.setState((state) => ({
    active: sameFilters(state.active, active) ? state.active : active,
    draft: sameFilters(state.draft, state.active) ? active : state.draft,
  }));

export const startMultiSelect = (): void => useVoices.setState({ multiSelect: true });

/** Ends multi-select and clears the selection. */
export const exitMultiSelect = (): void =>
  useVoices.setState({ multiSelect: false, selection: new Set<string>() });

export const toggleVoice = (voiceId: string): void =>
  useVoices.setState(({ selection }) => {
    const next = new Set(selection);
    if (!next.delete(voiceId)) next.add(voiceId);
    return { selection: next };
  });

export const deselect = (voiceId: string): void =>
  useVoices.setState(({ selection }) => ({
    selection: new Set([...selection].filter((selected) => selected !== voiceId)),
  }));

onSessionEnd(() => useVoices.setState(initialState));

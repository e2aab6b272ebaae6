import { useLingui } from "@lingui/react/macro";
import type { ComponentPropsWithRef } from "react";
import type { FilterGroup } from "#contract/constants/enumerations.ts";
import type { UnderstoodWord } from "#contract/voices/voices.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { FilterButton } from "#src/ui/popover/FilterButton.tsx";
import { selectedValues, withUnderstood } from "./filters.ts";
import { groupNames } from "#src/voice/filter-words.ts";

interface FilterTriggerProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  group: FilterGroup;
  understood: readonly UnderstoodWord[];
}

/** The group and how many of its values are selected in the draft or named by a search. */
export function FilterTrigger({ group, understood, ...rest }: FilterTriggerProps) {
  const { i18n } = useLingui();
  const count = useVoices((state) => selectedValues(withUnderstood(state.draft, understood), group).length);
  return <FilterButton {...rest} words={i18n._(groupNames[group])} count={count} />;
}

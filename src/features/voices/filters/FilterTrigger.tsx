import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import type { FilterGroup } from "#contract/enumerations.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./FilterTrigger.module.css";
import { selectedValues } from "./filters.ts";
import { groupNames } from "./words.ts";

const chevron = <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />;

interface FilterTriggerProps extends ComponentPropsWithRef<"button"> {
  group: FilterGroup;
}

/** "Languages · 2": the group and how many of its values are selected in the draft. */
export function FilterTrigger({ group, ...rest }: FilterTriggerProps) {
  const { i18n } = useLingui();
  const count = useVoices((state) => selectedValues(state.draft, group).length);
  return (
    <Button {...rest} className={clsx(styles["trigger"], count > 0 && styles["chosen"])}>
      <span>
        {i18n._(groupNames[group])}
        {count > 0 && ` · ${count}`}
      </span>
      {chevron}
    </Button>
  );
}

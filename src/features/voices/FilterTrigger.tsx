import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentPropsWithRef } from "react";
import { Button } from "#src/ui/Button.tsx";
import styles from "./FilterTrigger.module.css";
import { chosenIn, type FilterGroup } from "./filters.ts";
import { useVoices } from "./store.ts";
import { groupNames } from "./words.ts";

const chevron = <ChevronDown className={styles["chevron"]} size={18} aria-hidden="true" />;

interface FilterTriggerProps extends ComponentPropsWithRef<"button"> {
  group: FilterGroup;
}

/** "Languages · 2": the group and how many of its values the draft holds. */
export function FilterTrigger({ group, ...rest }: FilterTriggerProps) {
  const { i18n } = useLingui();
  const count = useVoices((state) => chosenIn(state.draft, group).length);
  return (
    <Button {...rest} className={clsx(styles["trigger"], count > 0 && styles["chosen"])}>
      <span className={styles["words"]}>
        {i18n._(groupNames[group])}
        {count > 0 && ` · ${count}`}
      </span>
      {chevron}
    </Button>
  );
}

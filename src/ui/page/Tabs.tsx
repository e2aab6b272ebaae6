import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Tabs.module.css";

interface TabsProps<Name extends string> {
  /** Tabs have the ids `{id}-{name}`, the panel `{id}-panel`. */
  id: string;
  /** Their name for screen readers. */
  label: string;
  /** `count` is undefined while it loads; `after` stands behind it. */
  tabs: readonly { name: Name; words: string; count: number | undefined; after?: ReactNode }[];
  selected: Name;
  onChoose: (name: Name) => void;
  /** Two by two on small screens, so that none is out of sight. */
  paired?: boolean;
  /** On wide screens a line under the tab that is chosen, in place of a bar. */
  look?: "line";
}

const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Tabs with numbers; the arrows choose the next one. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { id, label, tabs, selected, onChoose, paired, look } = props;
  const move = (event: KeyboardEvent) => {
    const index = moves[event.key]?.(tabs.findIndex(({ name }) => name === selected));
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div
      className={clsx(styles["tabs"], paired && styles["paired"], look && styles[look])}
      role="tablist"
      aria-label={label}
    >
      {tabs.map(({ name, words, count, after }) => (
        <button
          key={name}
          type="button"
          id={`${id}-${name}`}
          className={styles["tab"]}
          role="tab"
          aria-selected={name === selected}
          aria-controls={`${id}-panel`}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onChoose(name)}
          onKeyDown={move}
        >
          {words}
          {count !== undefined && (
            <span className={styles["count"]}>{formatCount(count, currentLocale())}</span>
          )}
          {after}
        </button>
      ))}
    </div>
  );
}

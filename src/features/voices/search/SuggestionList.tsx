import { Trans, useLingui } from "@lingui/react/macro";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CornerDownLeft from "lucide-react/icons/corner-down-left";
import type { SuggestedGroup } from "./suggested-groups.tsx";
import styles from "./Suggestions.module.css";

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestedGroup[];
  /** The place of the option that Enter would choose, counted through all groups; -1 for none. */
  active: number;
  optionId: (place: number) => string;
  onActive: (place: number) => void;
  onChoose: (place: number) => void;
}

const enter = <CornerDownLeft size={16} aria-hidden="true" />;

/** The suggestions in their groups. A press keeps the focus in the field, whose keys move through them. */
export function SuggestionList({ id, groups, active, optionId, onActive, onChoose }: SuggestionListProps) {
  const { t } = useLingui();
  const starts = groups.map((_, nth) => groups.slice(0, nth).reduce((sum, { rows }) => sum + rows.length, 0));
  return (
    <div role="presentation" className={styles["popup"]} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={id}
        role="listbox"
        className={styles["list"]}
        aria-label={t({ message: "Suggestions", comment: "Name of the list under the search field" })}
      >
        {groups.map(({ name, rows }, nth) => (
          <div key={name} role="group" className={styles["group"]} aria-labelledby={`${id}-group-${nth}`}>
            <div id={`${id}-group-${nth}`} role="presentation" className={styles["name"]}>
              {name}
            </div>
            {rows.map(({ key, content }, index) => {
              const place = (starts[nth] ?? 0) + index;
              return (
                // Its keys are the field's.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={key}
                  id={optionId(place)}
                  role="option"
                  tabIndex={-1}
                  className={styles["option"]}
                  aria-selected={place === active}
                  onMouseMove={() => onActive(place)}
                  onClick={() => onChoose(place)}
                >
                  {content}
                  <span className={styles["enter"]}>{enter}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className={styles["foot"]}>
        <span className={styles["keys"]} aria-hidden="true">
          <ArrowUp size={16} />
          <ArrowDown size={16} />
          <Trans comment="What the arrow keys do in a list; stands after their signs">move</Trans>
          {enter}
          <Trans comment="What the Enter key does in a list; stands after its sign">choose</Trans>
          <kbd>Esc</kbd>
          <Trans comment="What the Escape key does with a list; stands after its sign">close</Trans>
        </span>
        <Trans>Results are not ranked by payment</Trans>
      </div>
    </div>
  );
}

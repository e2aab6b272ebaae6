import { useLingui } from "@lingui/react/macro";
import PencilLine from "lucide-react/icons/pencil-line";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { limits } from "#contract/constants/limits.ts";
import { pressedKey } from "#src/lib/browser/pressed-key.ts";
import styles from "./Check.module.css";

interface WrongCellProps {
  row: number;
  column: string;
  text: string;
  /** The sentence that says what is wrong. */
  describedBy: string;
  onCorrect: (value: string) => void;
}

/** The next wrong cell of the page after this one, or this one where it is the last. */
function focusNext(cell: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>("[data-wrong-cell]")];
  const next = all[all.indexOf(cell) + 1] ?? cell;
  next.querySelector("button")?.focus();
}

/** A wrong cell: a button that turns into its field. Leaving it has the row judged again, Escape leaves it as it was. */
export function WrongCell({ row, column, text, describedBy, onCorrect }: WrongCellProps) {
  const { t } = useLingui();
  const cell = useRef<HTMLSpanElement>(null);
  const [typed, setTyped] = useState<string>();
  const [sent, setSent] = useState<string>();
  const shown = sent ?? text;
  const finish = () => {
    if (typed !== undefined && typed !== shown) {
      setSent(typed);
      onCorrect(typed);
    }
    setTyped(undefined);
  };
  return (
    <span ref={cell} className={styles["wrong"]} data-wrong-cell>
      {typed === undefined ? (
        <button
          type="button"
          aria-describedby={describedBy}
          aria-label={t({
            message: `Correct ${column} in row ${row}: ${shown}`,
            comment:
              "Name of a button for screen readers; column is a heading, shown what stands in the cell",
          })}
          onClick={() => setTyped(shown)}
        >
          <span>{shown || "–"}</span>
          <PencilLine size={16} aria-hidden="true" />
        </button>
      ) : (
        <input
          // The press on the button asked for it.
          ref={(input) => {
            input?.focus();
          }}
          value={typed}
          maxLength={limits.text}
          aria-invalid
          aria-label={t({
            message: `${column}, row ${row}`,
            comment: "Name of a field for screen readers; column is a heading",
          })}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            const key = pressedKey(event);
            if (key === "Enter") {
              // It would press the button that now gets the focus.
              event.preventDefault();
              flushSync(finish);
              if (cell.current) focusNext(cell.current);
            }
            if (key === "Escape") {
              flushSync(() => setTyped(undefined));
              cell.current?.querySelector("button")?.focus();
            }
          }}
        />
      )}
    </span>
  );
}

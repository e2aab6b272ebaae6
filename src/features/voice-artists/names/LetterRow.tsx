import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { letterId, lettersOf, type NameGroup } from "./name-groups.ts";
import styles from "./LetterRow.module.css";

/** The alphabet: links to letters that have names, the others muted; the current one is marked. */
export function LetterRow({ groups }: { groups: NameGroup[] }) {
  const { t } = useLingui();
  const [selected, setSelected] = useState<string>();
  const letters = lettersOf(groups);
  const isUsed = letters.some(({ letter, used }) => used && letter === selected);
  const current = isUsed ? selected : groups[0]?.letter;
  return (
    <nav
      aria-label={t({
        message: "Letters",
        comment: "Name of a list for screen readers: the first letters of artists' names",
      })}
    >
      <ul className={styles["letters"]}>
        {letters.map(({ letter, used }) => (
          <li key={letter}>
            {used ? (
              <a
                className={styles["letter"]}
                href={`#${letterId(letter)}`}
                aria-current={letter === current ? "location" : undefined}
                onClick={() => setSelected(letter)}
              >
                {letter}
              </a>
            ) : (
              <span className={styles["muted"]} aria-hidden="true">
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

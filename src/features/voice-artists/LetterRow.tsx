import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { letterId } from "./letter-id.ts";
import { lettersOf, type NameGroup } from "./name-groups.ts";
import styles from "./LetterRow.module.css";

/** The alphabet: links to the letters that have names, the others muted; where one is, is marked. */
export function LetterRow({ groups }: { groups: NameGroup[] }) {
  const { t } = useLingui();
  const [chosen, choose] = useState<string>();
  const letters = lettersOf(groups);
  const isThere = letters.some(({ letter, used }) => used && letter === chosen);
  const current = isThere ? chosen : groups[0]?.letter;
  return (
    <nav className={styles["row"]} aria-label={t`Letters`}>
      <ul className={styles["letters"]}>
        {letters.map(({ letter, used }) => (
          <li key={letter}>
            {used ? (
              <a
                className={styles["letter"]}
                href={`#${letterId(letter)}`}
                aria-current={letter === current ? "location" : undefined}
                onClick={() => choose(letter)}
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

import { useLingui } from "@lingui/react/macro";
import { letterId } from "./letter-id.ts";
import { lettersOf, type NameGroup } from "./name-groups.ts";
import styles from "./LetterRow.module.css";

/** The alphabet: links to the letters that have names, the others muted. */
export function LetterRow({ groups }: { groups: NameGroup[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles["row"]} aria-label={t`Letters`}>
      <ul className={styles["letters"]}>
        {lettersOf(groups).map(({ letter, used }) => (
          <li key={letter}>
            {used ? (
              <a className={styles["letter"]} href={`#${letterId(letter)}`}>
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

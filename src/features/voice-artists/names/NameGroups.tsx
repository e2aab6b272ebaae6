import ChevronRight from "lucide-react/icons/chevron-right";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { letterId, type NameGroup } from "./name-groups.ts";
import styles from "./NameGroups.module.css";

export const NameGroups = ({ groups, query }: { groups: NameGroup[]; query: string }) => (
  <div className={styles["panel"]} hidden={groups.length === 0}>
    {groups.map(({ letter, names }) => (
      <section
        key={letter}
        className={styles["group"]}
        id={letterId(letter)}
        tabIndex={-1}
        aria-labelledby={`${letterId(letter)}-title`}
      >
        <h2 className={styles["letter"]} id={`${letterId(letter)}-title`}>
          {letter}
        </h2>
        <ul className={styles["names"]}>
          {names.map((name) => (
            <li key={name}>
              <AppLink
                className={styles["name"]}
                to="/owner/update-voice-artist"
                search={{ artist: name, q: query || undefined }}
              >
                <span className={styles["text"]}>{name}</span>
                <ChevronRight size={18} aria-hidden="true" />
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

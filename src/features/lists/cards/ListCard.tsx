import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { ListChanged, ListCount, ListReaders, readersIcon } from "#src/features/lists/ListFacts.tsx";
import type { ReadVoiceList } from "#src/features/lists/read-lists.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { AppLink } from "#src/lib/i18n/app-link.tsx";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./ListCards.module.css";

export interface ListCardProps {
  list: ReadVoiceList;
  now: Date;
  menu: ReactNode;
  /** What stands at its foot; `readers` says who can see it. */
  foot: ((listId: string, readers: ReactNode) => ReactNode) | undefined;
}

const most = 4;

/** A list among the others; all of the card is its link. */
export function ListCard({ list, now, menu, foot }: ListCardProps) {
  useLingui();
  const { listId, name, count, portraits, changedAt, visibleTo } = list;
  const shown = portraits.slice(0, most);
  const Icon = readersIcon[visibleTo];
  const readers = (
    <>
      <Icon size={18} aria-hidden="true" />
      <span>
        <ListReaders visibleTo={visibleTo} />
      </span>
    </>
  );
  return (
    <li className={styles["card"]}>
      <div className={styles["head"]}>
        <div className={styles["portraits"]} aria-hidden="true">
          {shown.map((voice) => (
            <span key={voice.voiceId} className={styles["portrait"]}>
              <Voiceprint name={voice.voiceArtistName} hue={hueOf(voice.voiceColorNames)} />
            </span>
          ))}
          {shown.length > 0 && count > shown.length && (
            <span className={styles["more"]}>+{formatCount(count - shown.length, currentLocale())}</span>
          )}
        </div>
        {menu}
      </div>
      <h2 className={styles["name"]}>
        <AppLink to="/lists/$listId" params={{ listId }} className={styles["link"]}>
          {name}
        </AppLink>
      </h2>
      <p className={styles["line"]}>
        <ListCount count={count} /> · <ListChanged at={changedAt} now={now} />
      </p>
      <p className={styles["foot"]}>{foot ? foot(listId, readers) : readers}</p>
    </li>
  );
}

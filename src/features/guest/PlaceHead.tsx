import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import type { GuestPlace } from "#contract/guest.ts";
import { formatInZone } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./PlaceHead.module.css";

interface PlaceHeadProps {
  place: GuestPlace;
  /** More facts, as items of a list. */
  children?: ReactNode;
}

/** Who asks, for what, until when, and what to know: said once. */
export function PlaceHead({
  place: { maker, title, greeting, closesAt, timeZone },
  children,
}: PlaceHeadProps) {
  useLingui();
  const closing = formatInZone(closesAt, timeZone, currentLocale());
  return (
    <header className={styles["head"]}>
      <p className={styles["maker"]}>
        <Trans comment="maker is a person and a company, such as “Deniz Aksoy, Halbora”">
          {maker} invites you to listen
        </Trans>
      </p>
      <h1 className={styles["title"]} dir="auto">
        {title}
      </h1>
      {greeting && (
        <p className={styles["greeting"]} dir="auto">
          {greeting}
        </p>
      )}
      <ul className={styles["facts"]}>
        {children}
        <li>
          <Clock size={18} aria-hidden="true" />
          <Trans comment="When a room closes; closing is a day and a time">Closes: {closing}</Trans>
        </li>
      </ul>
    </header>
  );
}

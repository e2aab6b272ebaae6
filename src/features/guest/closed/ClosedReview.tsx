import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import type { GuestReview } from "#contract/guest.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./ClosedRoom.module.css";
import { formatDayOf } from "./format-day-of.ts";

/** A review whose round is answered, or whose last day is over: nothing of it is heard any more. */
export function ClosedReview({ review: { maker, title, deletedOn } }: { review: GuestReview }) {
  useLingui();
  const deleted = deletedOn && formatDayOf(deletedOn);
  return (
    <div className={styles["room"]}>
      <header>
        <p className={styles["maker"]}>{maker}</p>
        <h1 className={styles["title"]} dir="auto">
          {title}
        </h1>
      </header>
      <section className={styles["banner"]}>
        <Lock size={26} strokeWidth={1.75} aria-hidden="true" />
        <Spoken className={styles["words"]}>
          <h2 className={styles["heading"]}>
            <Trans>These takes can no longer be heard</Trans>
          </h2>
          <p>
            <Trans>Thank you for listening. This round is over.</Trans>
          </p>
        </Spoken>
        {deleted && (
          <div className={styles["dates"]}>
            <p>
              <Trans comment="deleted is a day">Your name and notes are deleted on: {deleted}</Trans>
            </p>
          </div>
        )}
      </section>
    </div>
  );
}

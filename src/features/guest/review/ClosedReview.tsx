import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import type { GuestReview } from "#contract/guest.ts";
import closed from "#src/features/guest/closed/ClosedRoom.module.css";
import { formatDayOf } from "#src/features/guest/closed/format-day-of.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";

/** A review whose round is answered, or whose last day is over: nothing of it is heard any more. */
export function ClosedReview({ review: { maker, title, deletedOn } }: { review: GuestReview }) {
  useLingui();
  const deleted = deletedOn && formatDayOf(deletedOn);
  return (
    <div className={closed["room"]}>
      <header>
        <p className={closed["maker"]}>{maker}</p>
        <h1 className={closed["title"]} dir="auto">
          {title}
        </h1>
      </header>
      <section className={closed["banner"]}>
        <Lock size={26} strokeWidth={1.75} aria-hidden="true" />
        <Spoken className={closed["words"]}>
          <h2 className={closed["heading"]}>
            <Trans>These takes can no longer be heard</Trans>
          </h2>
          <p>
            <Trans>Thank you for listening. This round is over.</Trans>
          </p>
        </Spoken>
        {deleted && (
          <div className={closed["dates"]}>
            <p>
              <Trans comment="deleted is a day">Your name and notes are deleted on: {deleted}</Trans>
            </p>
          </div>
        )}
      </section>
    </div>
  );
}

import { Trans } from "@lingui/react/macro";
import { useLingui } from "@lingui/react";
import LockOpen from "lucide-react/icons/lock-open";
import Lock from "lucide-react/icons/lock";
import type { GuestRoom } from "#contract/guest.ts";
import { formatInZone } from "#src/lib/i18n/clock.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import styles from "./ClosedRoom.module.css";
import { formatDayOf } from "./format-day-of.ts";

/** That the room is closed, what that means, and the two dates. */
export function ClosedBanner({ room }: { room: GuestRoom }) {
  useLingui();
  const { isBlind, isRevealed, sentAt, timeZone, deletedOn } = room;
  const name = room.name ?? "";
  const closed = formatInZone(room.closedAt ?? room.closesAt, timeZone, currentLocale());
  const deleted = deletedOn && formatDayOf(deletedOn);
  const Icon = isBlind && isRevealed ? LockOpen : Lock;
  return (
    <section className={styles["banner"]}>
      <Icon size={26} strokeWidth={1.75} aria-hidden="true" />
      <Spoken className={styles["words"]}>
        <h2 className={styles["heading"]}>
          {isBlind && isRevealed ? (
            <Trans>The room is closed: these are the voices you heard</Trans>
          ) : (
            <Trans>The room is closed</Trans>
          )}
        </h2>
        <p>
          {sentAt ? (
            <Trans comment="name is the guest's">Thank you for your answer, {name}.</Trans>
          ) : (
            <Trans>You have sent no answer.</Trans>
          )}{" "}
          {isBlind && isRevealed ? (
            <Trans>The voices’ names are now shown; votes can no longer be changed.</Trans>
          ) : isBlind ? (
            <Trans>Their names will be shown here in a moment; votes can no longer be changed.</Trans>
          ) : (
            <Trans>Votes can no longer be changed.</Trans>
          )}
        </p>
      </Spoken>
      <div className={styles["dates"]}>
        <p>
          <Trans comment="When a room was closed; closed is a day and a time">Closed: {closed}</Trans>
        </p>
        {deleted && (
          <p>
            <Trans comment="deleted is a day">Your name and notes are deleted on: {deleted}</Trans>
          </p>
        )}
      </div>
    </section>
  );
}

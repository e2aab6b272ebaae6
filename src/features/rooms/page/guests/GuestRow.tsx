import { Plural, Trans, useLingui } from "@lingui/react/macro";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import X from "lucide-react/icons/x";
import type { RoomGuest } from "#contract/rooms.ts";
import { formatWhen } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { guestName } from "./guest-name.ts";
import styles from "./Guests.module.css";

interface GuestRowProps {
  guest: RoomGuest;
  now: Date;
  onRemove: () => void;
}

/** A guest: when the answers were sent, or how far they are. */
export function GuestRow({ guest, now, onRemove }: GuestRowProps) {
  const { t } = useLingui();
  const { sentAt, votes } = guest;
  const name = guestName(guest);
  const when = sentAt === null ? "" : formatWhen(sentAt, now, currentLocale());
  const Icon = sentAt === null ? CircleDashed : CircleCheck;
  return (
    <li className={styles["guest"]} data-sent={sentAt !== null || undefined}>
      <Icon size={20} aria-hidden="true" />
      <span className={styles["words"]}>
        <span className={styles["name"]}>{name}</span>
        <span className={styles["line"]}>
          {sentAt === null ? (
            <Plural
              comment="State of a guest, who has given so many votes"
              value={votes}
              one="Listening; gave # vote, not sent"
              other="Listening; gave # votes, not sent"
            />
          ) : (
            <Trans comment="State of a guest; when is such as “yesterday 4:40 PM”">Answered, {when}</Trans>
          )}
        </span>
      </span>
      <IconButton
        label={t({ message: `Remove: ${name}`, comment: "Name of a button; name is a guest’s" })}
        icon={<X size={18} />}
        onClick={onRemove}
      />
    </li>
  );
}

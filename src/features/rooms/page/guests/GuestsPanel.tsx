import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { RoomDetails, RoomGuest } from "#contract/rooms.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { GuestRow } from "./GuestRow.tsx";
import styles from "./Guests.module.css";

const RemoveGuestDialog = lazyPart(() =>
  import("./RemoveGuestDialog.tsx").then((code) => code.RemoveGuestDialog),
);

/** Who has answered and who is listening; each can be taken out. */
export function GuestsPanel({ room: { roomId, guests } }: { room: RoomDetails }) {
  const [now] = useState(() => new Date());
  const [asked, setAsked] = useState<RoomGuest>();
  const [isOpen, setOpen] = useState(false);
  const ask = (guest: RoomGuest) => {
    setAsked(guest);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <section className={styles["panel"]}>
      <h2 className={styles["title"]}>
        <Trans comment="Heading: people who listen in a room">Guests</Trans>
      </h2>
      {guests.length === 0 ? (
        <p className={styles["none"]}>
          <Trans>Nobody has listened yet.</Trans>
        </p>
      ) : (
        <ul>
          {guests.map((guest) => (
            <GuestRow key={guest.guestId} guest={guest} now={now} onRemove={() => ask(guest)} />
          ))}
        </ul>
      )}
      {asked && (
        <RemoveGuestDialog
          key={asked.guestId}
          roomId={roomId}
          guest={asked}
          open={isOpen}
          onClose={close}
          onMissing={close}
        />
      )}
    </section>
  );
}

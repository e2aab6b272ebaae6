import { useLingui } from "@lingui/react/macro";
import type { GuestPlace, GuestRoom } from "#contract/guest.ts";
import { yesesOf } from "#src/features/guest/calls/apply-change.ts";
import { usePlace } from "#src/features/guest/sound/use-place.ts";
import { useSound } from "#src/features/guest/sound/use-sound.ts";
import { ClosedBanner } from "./ClosedBanner.tsx";
import { ClosedCard } from "./ClosedCard.tsx";
import { ClosedReview } from "./ClosedReview.tsx";
import styles from "./ClosedRoom.module.css";

const ranks = { yes: 0, maybe: 1, none: 2, no: 3 };

/** The voices as the guest orders them: yeses, then maybe, those without a vote, and no. */
function byOwnOrder(room: GuestRoom) {
  const yeses = yesesOf(room);
  return room.voices.toSorted(
    (a, b) =>
      ranks[a.vote ?? "none"] - ranks[b.vote ?? "none"] || yeses.indexOf(a.letter) - yeses.indexOf(b.letter),
  );
}

/** What a link opened, once it is closed. */
export const ClosedPlace = ({ room }: { room: GuestPlace }) =>
  "takes" in room ? <ClosedReview review={room} /> : <ClosedRoom room={room} />;

/** A room that is closed: who spoke, where it may be told, and one's own answer, never that of others. */
function ClosedRoom({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const { board, second } = usePlace();
  useSound(room);
  return (
    <div ref={board} className={styles["room"]}>
      <header>
        <p className={styles["maker"]}>{room.maker}</p>
        <h1 className={styles["title"]} dir="auto">
          {room.title}
        </h1>
      </header>
      <ClosedBanner room={room} />
      <ul
        className={styles["cards"]}
        aria-label={t({ message: "Voices", comment: "Name of the list of cards for screen readers" })}
      >
        {byOwnOrder(room).map((voice, place) => (
          <ClosedCard key={voice.letter} room={room} voice={voice} place={place} second={second} />
        ))}
      </ul>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { GuestRoom } from "#contract/guest.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { mediaQueryHook } from "#src/lib/browser/media-query.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { Answer } from "./answer/Answer.tsx";
import { AnswerPanel } from "./answer/AnswerPanel.tsx";
import styles from "./OpenRoom.module.css";
import { OtherGuest } from "./OtherGuest.tsx";
import { RoomHead } from "./RoomHead.tsx";
import { VoiceRow } from "./rows/VoiceRow.tsx";
import { usePlace } from "./sound/use-place.ts";
import { useSound } from "./sound/use-sound.ts";

const AnswerBar = lazyPart(() => import("./answer/AnswerBar.tsx").then((part) => part.AnswerBar));
const Console = lazyPart(() => import("./console/Console.tsx").then((part) => part.Console));

/** Whether the answer has a column of its own. */
const useWideScreen = mediaQueryHook("(width >= 1200px)");

/** A room that is open: its voices, the answer, and the console. */
export function OpenRoom({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const isWide = useWideScreen();
  const isSmall = useSmallScreen();
  const { board, second } = usePlace();
  useSound(room);
  return (
    <div ref={board} className={styles["room"]}>
      <div className={styles["voices"]}>
        <RoomHead room={room} />
        <OtherGuest />
        <ul
          className={styles["rows"]}
          aria-label={t({ message: "Voices", comment: "Name of the list of cards for screen readers" })}
        >
          {room.voices.map((voice) => (
            <VoiceRow key={voice.letter} room={room} voice={voice} second={second} isSmall={isSmall} />
          ))}
        </ul>
      </div>
      {isWide && (
        <aside className={styles["side"]}>
          <AnswerPanel room={room} />
        </aside>
      )}
      {isSmall && <Answer room={room} />}
      <Console room={room} second={second} isSmall={isSmall}>
        {!isWide && !isSmall && <AnswerBar room={room} />}
      </Console>
    </div>
  );
}

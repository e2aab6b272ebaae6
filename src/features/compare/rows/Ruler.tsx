import { useMemo, useRef } from "react";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import { marksOf } from "#src/voice/switching/place.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { rootRem, useWidth } from "#src/ui/use-width.ts";
import { LoopHandle } from "./LoopHandle.tsx";
import styles from "./Rows.module.css";

/** What a mark takes with the space beside it, in rem. */
const markWidth = 3.25;

/** The seconds of the voice that is chosen, and the handles of the part that is looped. */
export function Ruler() {
  useSwitching(); // marks follow the voice that is chosen and its length
  const track = useRef<HTMLDivElement>(null);
  // By script: with a container query WebKit keeps the styles of another width while the sound's place moves.
  const [times, width] = useWidth("compare-ruler");
  // Not while a handle is dragged, which draws this often.
  const room = useMemo(() => width / (markWidth * rootRem()), [width]);
  const seconds = currentSeconds();
  return (
    <div className={styles["ruler"]}>
      <div ref={track} className={styles["marks"]}>
        <div ref={times} className={styles["times"]} aria-hidden="true">
          {seconds > 0 &&
            marksOf(seconds, room).map((mark) => (
              <span
                key={mark}
                className={styles["mark"]}
                style={{ insetInlineStart: `${(mark / seconds) * 100}%` }}
              >
                {formatTime(mark)}
              </span>
            ))}
        </div>
        <span className={styles["partBar"]} />
        <LoopHandle edge="from" track={track} />
        <LoopHandle edge="to" track={track} />
      </div>
    </div>
  );
}

import { useRef } from "react";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import { marksOf } from "#src/voice/switching/place.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { LoopHandle } from "./LoopHandle.tsx";
import styles from "./Rows.module.css";

/** The seconds of the voice that is chosen, and the handles of the part that is looped. */
export function Ruler() {
  useSwitching(); // marks follow the voice that is chosen and its length
  const track = useRef<HTMLDivElement>(null);
  const seconds = currentSeconds();
  return (
    <div className={styles["ruler"]}>
      <div ref={track} className={styles["marks"]}>
        {seconds > 0 &&
          marksOf(seconds).map((mark) => (
            <span
              key={mark}
              className={styles["mark"]}
              style={{ insetInlineStart: `${(mark / seconds) * 100}%` }}
              aria-hidden="true"
            >
              {formatTime(mark)}
            </span>
          ))}
        <span className={styles["partBar"]} />
        <LoopHandle edge="from" track={track} />
        <LoopHandle edge="to" track={track} />
      </div>
    </div>
  );
}

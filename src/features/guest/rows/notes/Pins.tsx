import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { GuestVoice } from "#contract/guest.ts";
import { withEngine } from "#src/features/guest/sound/engine.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { useWidth } from "#src/ui/use-width.ts";
import { joinPins } from "./join-pins.ts";
import styles from "./Pins.module.css";

/** How wide a pin is, in px. */
const pinWidth = 28;

/** Where notes stand along the waveform: one's own filled, others' gray. A press goes there. */
export function Pins({ voice }: { voice: GuestVoice }) {
  const { t } = useLingui();
  const [ref, width] = useWidth("room-pins");
  const { letter, seconds, notes } = voice;
  const pins = joinPins(notes, seconds ?? 0, width > 0 ? pinWidth / width : 0);
  return (
    <div ref={ref} className={styles["pins"]}>
      {pins.map(({ number, notes: joined, place }) => {
        const [first] = joined;
        const time = formatTime(first?.seconds ?? 0);
        const count = joined.length;
        return (
          <button
            key={first?.noteId}
            type="button"
            className={clsx(styles["pin"], joined.some(({ by }) => by === null) && styles["own"])}
            style={{ insetInlineStart: `${place * 100}%` }}
            aria-label={t({
              message: `Go to ${time}, notes: ${count}`,
              comment: "Name of a button: goes to a moment of a sample; count is how many notes are there",
            })}
            onClick={() => withEngine(({ goTo }) => goTo(letter, first?.seconds ?? 0))}
          >
            <span className={styles["mark"]}>{count > 1 ? `×${count}` : number}</span>
          </button>
        );
      })}
    </div>
  );
}

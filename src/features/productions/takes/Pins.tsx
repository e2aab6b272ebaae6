import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import type { TakeNote } from "#contract/productions/productions.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";
import { rootRem, useWidth } from "#src/ui/use-width.ts";
import { pinsOf, type Pin } from "./pins.ts";
import styles from "./Wave.module.css";

interface PinsProps {
  notes: readonly TakeNote[];
  seconds: number;
  onPress: (note: TakeNote) => void;
}

/** How much of the width a pin is pressed at, in rem. */
const pinWidth = 2.25;

/** The numbers of a take's notes above its waveform, each where its moment is. */
export function Pins({ notes, seconds, onPress }: PinsProps) {
  const [ref, width] = useWidth("take-pins");
  const near = width > 0 ? (pinWidth * rootRem()) / width : 0;
  return (
    <div ref={ref} className={styles["pins"]}>
      {pinsOf(notes, seconds, near).map((pin) => (
        <PinButton key={pin.notes[0].noteId} pin={pin} onPress={onPress} />
      ))}
    </div>
  );
}

function PinButton({ pin: { at, notes }, onPress }: { pin: Pin; onPress: PinsProps["onPress"] }) {
  const { t } = useLingui();
  const [{ number, from, to, isOwn, by: author }] = notes;
  const by = isOwn ? t({ message: "you", comment: "Who wrote a note, in: Note 2, at 6:36, by you" }) : author;
  const start = formatTime(from / 1000);
  const end = formatTime((to ?? from) / 1000);
  const count = notes.length;
  const shown = count > 1 ? `${number}+${count - 1}` : String(number);
  const label =
    count > 1
      ? t({
          message: `${shown}: ${count} notes from ${start} on`,
          comment: "Name of a button; shown is what it shows, such as 1+2; count is above 1",
        })
      : to === null
        ? t({ message: `Note ${number}, at ${start}, by ${by}`, comment: "Name of a button" })
        : t({
            message: `Note ${number}, from ${start} to ${end}, by ${by}`,
            comment: "Name of a button; start and end are such as 6:36",
          });
  return (
    <button
      type="button"
      className={clsx(styles["pin"], notes.every(({ resolved }) => resolved) && styles["resolved"])}
      style={{ "--at": at } as CSSProperties}
      aria-label={label}
      onClick={() => onPress(notes[0])}
    >
      {shown}
    </button>
  );
}

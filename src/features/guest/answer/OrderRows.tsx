import { useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import type { GuestRoom } from "#contract/guest.ts";
import { yesesOf } from "#src/features/guest/calls/apply-change.ts";
import { answer } from "#src/features/guest/calls/exchange.ts";
import { LetterTile } from "#src/features/guest/rows/LetterTile.tsx";
import { nameOf } from "#src/features/guest/voice-name.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { MovableRow } from "#src/ui/order/MovableRow.tsx";
import { moveBeside } from "#src/ui/order/move.ts";
import { StepButtons } from "#src/ui/order/StepButtons.tsx";
import { useLift } from "#src/ui/order/use-lift.ts";
import { useSlide } from "#src/ui/order/use-slide.ts";
import styles from "./OrderRows.module.css";

/** The yeses in the guest's order, which drag, keys and buttons change. */
export function OrderRows({ room }: { room: GuestRoom }) {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const known = yesesOf(room);
  /** The order while a row is lifted: only where it is dropped is told to the server. */
  const [moved, setMoved] = useState<string[]>();
  const order = moved?.length === known.length ? moved : known;
  const store = (next: readonly string[]) => {
    setMoved(undefined);
    if (next.join() !== known.join()) answer({ order: [...next] });
  };
  const lift = useLift(order, setMoved, (_letter, next) => store(next));
  useSlide(list, order);
  const voices = order.flatMap((letter) => room.voices.find((voice) => voice.letter === letter) ?? []);
  return (
    <>
      <ol
        ref={list}
        className={styles["rows"]}
        aria-label={t({
          message: "Your order",
          comment: "Heading: a guest's own order of the voices with a yes",
        })}
      >
        {voices.map((voice, index) => {
          const { letter } = voice;
          const name = nameOf(room, voice);
          return (
            <MovableRow
              key={letter}
              name={name}
              rowKey={letter}
              list={id}
              lift={lift}
              className={styles["row"]}
              onDrop={(dropped, side) => store(moveBeside(order, dropped, letter, side))}
            >
              {(handle) => (
                <>
                  <span className={styles["place"]}>{index + 1}</span>
                  <LetterTile room={room} voice={voice} size="small" />
                  <span className={room.isBlind ? styles["blind"] : styles["name"]}>{name}</span>
                  <StepButtons
                    name={name}
                    index={index}
                    total={voices.length}
                    onStep={(by) => lift.step(letter, by)}
                  />
                  {handle}
                </>
              )}
            </MovableRow>
          );
        })}
      </ol>
      <Status>{lift.spoken}</Status>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useState, type KeyboardEvent, type MouseEvent } from "react";
import { moveTo } from "./move.ts";

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

interface Lifted {
  key: string;
  /** The order that Escape puts back. */
  before: readonly string[];
}

/**
 * Changes an order by keys on a handle: Space, Enter or a click lifts and drops, arrows move, Escape puts back. `spoken` says
 * the place, for screen readers. Where each new place costs something, `onDropped` gets the order in which a row is left.
 */
export function useLift(
  keys: readonly string[],
  onOrder: (keys: string[]) => void,
  onDropped?: (key: string, keys: readonly string[]) => void,
) {
  const { t } = useLingui();
  const [lift, setLift] = useState<Lifted>();
  const [spoken, setSpoken] = useState("");
  const total = keys.length;

  const placeWords = (place: number) =>
    t({
      message: `Place ${place} of ${total}`,
      comment: "Said to screen readers while a row is moved; both are whole numbers",
    });
  const drop = () => {
    if (!lift) return;
    const place = keys.indexOf(lift.key) + 1;
    setLift(undefined);
    onDropped?.(lift.key, keys);
    setSpoken(t({ message: `Dropped. Place ${place} of ${total}`, comment: "Said to screen readers" }));
  };
  const toggle = (handle: HTMLElement, key: string) => {
    handle.focus(); // Safari gives a button that is clicked no focus, and keys would not reach it
    if (lift?.key === key) {
      drop();
      return;
    }
    const from = keys.indexOf(key) + 1;
    setLift({ key, before: keys });
    setSpoken(
      t({
        message: `Lifted. Place ${from} of ${total}. Arrow keys move it, Space drops it, Escape puts it back.`,
        comment: "Said to screen readers",
      }),
    );
  };
  const press = (event: KeyboardEvent, key: string) => {
    if (lift?.key !== key) return;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = moveTo(keys, key, keys.indexOf(key) + step);
      onOrder(next);
      setSpoken(placeWords(next.indexOf(key) + 1));
    } else if (event.key === "Escape") {
      event.preventDefault();
      onOrder([...lift.before]);
      setLift(undefined);
      setSpoken(placeWords(lift.before.indexOf(key) + 1));
    }
  };
  return {
    lifted: lift?.key,
    spoken,
    handleOf: (key: string) => ({
      "aria-pressed": lift?.key === key,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => toggle(currentTarget, key),
      onKeyDown: (event: KeyboardEvent) => press(event, key),
      onBlur: drop,
    }),
    /** One place up or down, by a button. */
    step: (key: string, by: 1 | -1) => {
      const next = moveTo(keys, key, keys.indexOf(key) + by);
      onOrder(next);
      onDropped?.(key, next);
      setSpoken(placeWords(next.indexOf(key) + 1));
    },
  };
}

export type Lift = ReturnType<typeof useLift>;

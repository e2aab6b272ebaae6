import { useEffect, useEffectEvent } from "react";
import { listenForKeys } from "#src/voice/switching/keys.ts";

/** How many times as far the arrows go with Shift. */
const far = 5;

interface TakeKeys {
  toggle: () => void;
  skip: (seconds: number) => void;
  /** A note at this moment; an edge of its span. */
  note: (() => void) | undefined;
  edge: ((edge: "from" | "to") => void) | undefined;
  compare: () => void;
  /** To the next note or the one before it. */
  step: (by: 1 | -1) => void;
}

/** What keys do on a production's page, but in fields and dialogs. */
export function useTakeKeys(keys: TakeKeys): void {
  const press = useEffectEvent((act: (now: TakeKeys) => void) => act(keys));
  useEffect(() => {
    return listenForKeys({
      toggle: () => press(({ toggle }) => toggle()),
      skip: (seconds, { shiftKey }) => press(({ skip }) => skip(shiftKey ? seconds * far : seconds)),
      letters: {
        n: () => press(({ note }) => note?.()),
        "[": () => press(({ edge }) => edge?.("from")),
        "]": () => press(({ edge }) => edge?.("to")),
        c: () => press(({ compare }) => compare()),
        j: () => press(({ step }) => step(1)),
        k: () => press(({ step }) => step(-1)),
      },
    });
  }, []);
}

import { useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { moveEdge } from "#src/voice/switching/commands.ts";
import { currentSeconds } from "#src/voice/switching/heard.ts";
import type { Part } from "#src/voice/switching/place.ts";
import { useSwitching } from "#src/voice/switching/store.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import styles from "./Rows.module.css";

/** Seconds that a key moves an edge. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -1,
  PageUp: 1,
  Home: -Infinity,
  End: Infinity,
};

interface LoopHandleProps {
  edge: keyof Part;
  /** What the handle moves along. */
  track: RefObject<HTMLElement | null>;
}

/** One end of the part that is looped, 12 × 18 px in a target of 44. */
export function LoopHandle({ edge, track }: LoopHandleProps) {
  const { t } = useLingui();
  const value = useSwitching(({ part }) => part[edge]);
  const total = currentSeconds();
  const tenths = Math.round(value * total * 10) / 10;
  const seconds = tenths.toLocaleString(currentLocale());
  const moveTo = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moveEdge(edge, (event.clientX - box.left) / box.width);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || total === 0) return;
    event.preventDefault();
    moveEdge(edge, value + step / total);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      className={clsx(styles["handle"], styles[edge])}
      aria-label={
        edge === "from"
          ? t({ message: "Start of the looped part", comment: "Name of a slider for screen readers" })
          : t({ message: "End of the looped part", comment: "Name of a slider for screen readers" })
      }
      aria-valuemin={0}
      aria-valuemax={Math.round(total * 10) / 10}
      aria-valuenow={tenths}
      aria-valuetext={t({
        message: `${seconds} seconds`,
        comment: "Place of a slider for screen readers; seconds may have one decimal",
      })}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={moveTo}
    />
  );
}

import { clsx } from "clsx";
import type { Ref } from "react";
import styles from "./ClipWaveform.module.css";

interface ClipWaveformProps {
  /** Heights from 0 to 1. */
  bars: readonly number[];
  className?: string | undefined;
  ref?: Ref<SVGGElement>;
}

/** A clip's waveform. Heights are `transform` attributes, because the CSP forbids inline styles in prerendered HTML. */
export const ClipWaveform = ({ bars, className, ref }: ClipWaveformProps) => (
  <svg
    className={clsx(styles["bars"], className)}
    viewBox={`-2.5 -50 ${bars.length * 10 - 5} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g ref={ref}>
      {bars.map((height, index) => (
        // The index is the key, so that a bar's height is animated.
        <path key={index} d={`M${index * 10}-48v96`} transform={`scale(1 ${height.toFixed(2)})`} />
      ))}
    </g>
  </svg>
);

/** Marks the bars up to `fraction` (0 to 1) as played; changes only bars that differ. */
export function paintPlayed(bars: Element | null, fraction: number): void {
  const list = bars?.children ?? [];
  const played = Math.round(fraction * list.length);
  for (const [index, bar] of [...list].entries()) {
    if (bar.hasAttribute("data-played") !== index < played) bar.toggleAttribute("data-played");
  }
}

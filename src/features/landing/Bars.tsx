import { clsx } from "clsx";
import type { Ref } from "react";
import styles from "./Bars.module.css";

interface BarsProps {
  /** Heights as fractions of the whole. */
  bars: readonly number[];
  className?: string | undefined;
  ref?: Ref<SVGGElement>;
}

/** A waveform. Its bars morph by `transform` alone, written as an attribute because the policy forbids styles in HTML. */
export const Bars = ({ bars, className, ref }: BarsProps) => (
  <svg
    className={clsx(styles["bars"], className)}
    viewBox={`-2.5 -50 ${bars.length * 10 - 5} 100`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <g ref={ref}>
      {bars.map((height, index) => (
        // A bar is its place; what changes is its height.
        <path key={index} d={`M${index * 10}-48v96`} transform={`scale(1 ${height.toFixed(2)})`} />
      ))}
    </g>
  </svg>
);

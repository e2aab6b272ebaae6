import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useWidth } from "#src/ui/use-width.ts";
import { WaveformBars } from "./WaveformBars.tsx";
import styles from "./WaveRow.module.css";

interface WaveRowProps extends ComponentProps<"div"> {
  /** Rows of one kind have the same width. */
  kind: string;
  /** From 0 to 1; a plain line is drawn where there are none. */
  peaks: number[] | undefined;
  /** Of the bars, in pixels. */
  height: number;
  /** Whether the part up to `--place` is drawn as played. */
  isPlayed: boolean;
}

/** A waveform that fills its row, with the part that was played; what seeks and marks the place is laid over it. */
export function WaveRow({ kind, peaks, height, isPlayed, className, children, ...rest }: WaveRowProps) {
  const [ref, width] = useWidth(kind);
  const picture = peaks ? (
    <WaveformBars peaks={peaks} width={width} height={height} />
  ) : (
    <span className={styles["line"]} />
  );
  return (
    <div {...rest} ref={ref} className={clsx(styles["wave"], className)}>
      {picture}
      {isPlayed && (
        <div className={styles["played"]} aria-hidden="true">
          {picture}
        </div>
      )}
      {children}
    </div>
  );
}

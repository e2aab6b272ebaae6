import { useMemo } from "react";
import styles from "./WaveformBars.module.css";
import { barsPath, resample } from "./peaks.ts";

interface WaveformBarsProps {
  peaks: number[];
  width: number;
  height: number;
}

const shape = { pitch: 4, bar: 2.5 };

/** A waveform of as many bars as fit into the width, drawn as one path in the current colour. */
export function WaveformBars({ peaks, width, height }: WaveformBarsProps) {
  const path = useMemo(
    () => barsPath(resample(peaks, Math.floor(width / shape.pitch)), { ...shape, height }),
    [peaks, width, height],
  );
  return (
    <svg className={styles["bars"]} width="100%" height={height} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

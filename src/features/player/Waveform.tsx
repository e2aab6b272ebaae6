import { useMemo, type ReactNode } from "react";
import { useWidth } from "#src/ui/use-width.ts";
import { Bars } from "./Bars.tsx";
import { Played } from "./Played.tsx";
import { readPeaks } from "./peaks.ts";
import styles from "./Waveform.module.css";

interface WaveformProps {
  /** 128 hex characters; without them a plain track is drawn. */
  peaks: string | null | undefined;
  /** Waveforms of one kind are alike in width: `card` or `dock`. */
  kind: "card" | "dock";
  /** Whether this is the voice that plays: then the played part is drawn over it. */
  isCurrent: boolean;
  /** The seek bar, which lies over it. */
  children?: ReactNode;
}

const heights = { card: 40, dock: 44 };

/** Decorative: the picture of a sample, the played part of it in the colour of sound. */
export function Waveform({ peaks: hex, kind, isCurrent, children }: WaveformProps) {
  const peaks = useMemo(() => readPeaks(hex), [hex]);
  const [ref, width] = useWidth(`waveform-${kind}`);
  const picture = peaks ? (
    <Bars peaks={peaks} width={width} height={heights[kind]} />
  ) : (
    <span className={styles["track"]} />
  );
  return (
    <div ref={ref} className={styles["waveform"]}>
      {picture}
      {isCurrent && <Played>{picture}</Played>}
      {children}
    </div>
  );
}

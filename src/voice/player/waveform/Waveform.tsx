import { useMemo, type ReactNode } from "react";
import { readPeaks } from "#src/voice/waveform/peaks.ts";
import { WaveRow } from "#src/voice/waveform/WaveRow.tsx";
import { Needle } from "./Needle.tsx";
import styles from "./Waveform.module.css";

interface WaveformProps {
  /** 256 hex characters; without them a plain line is drawn. */
  peaks: string | null | undefined;
  /** Waveforms of one kind have the same size. */
  kind: "card" | "dock";
  /** Whether the player holds this voice: then the played part is drawn over it. */
  isCurrent: boolean;
  /** The seek bar, laid over it. */
  children?: ReactNode;
}

const heights = { card: 40, dock: 44 };

/** The waveform of a sample, with its played part highlighted; decorative. */
export function Waveform({ peaks: hex, kind, isCurrent, children }: WaveformProps) {
  const peaks = useMemo(() => readPeaks(hex), [hex]);
  return (
    <WaveRow
      kind={`waveform-${kind}`}
      peaks={peaks}
      height={heights[kind]}
      isPlayed={isCurrent}
      className={styles["waveform"]}
    >
      {isCurrent && <Needle />}
      {children}
    </WaveRow>
  );
}

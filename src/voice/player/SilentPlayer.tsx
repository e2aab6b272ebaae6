import { PlayButton } from "./PlayButton.tsx";
import styles from "./VoicePlayer.module.css";
import { Waveform } from "./waveform/Waveform.tsx";

/** The row of a voice without a sample: a disabled button and a plain line. */
export const SilentPlayer = ({ artist }: { artist: string }) => (
  <div className={styles["row"]}>
    <PlayButton artist={artist} status="idle" disabled />
    <Waveform peaks={null} kind="card" isCurrent={false} />
  </div>
);

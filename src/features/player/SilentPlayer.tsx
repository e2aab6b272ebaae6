import { PlayButton } from "./PlayButton.tsx";
import styles from "./VoicePlayer.module.css";
import { Waveform } from "./Waveform.tsx";

/** The row of a voice that has no sample yet: a muted button and a plain track. */
export const SilentPlayer = ({ artist }: { artist: string }) => (
  <div className={styles["row"]}>
    <PlayButton artist={artist} status="idle" disabled />
    <Waveform peaks={null} kind="card" isCurrent={false} />
  </div>
);

import { useState } from "react";
import type { Transcript } from "#contract/voices/voices.ts";
import { TranscriptText, TranscriptToggle } from "#src/voice/transcript/TranscriptToggle.tsx";
import styles from "./SpokenText.module.css";

/** Shows what is said in a voice's sample, below the line that it ends. */
export function SpokenText({ transcript }: { transcript: Transcript }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <TranscriptToggle isShown={isShown} onToggle={() => setShown(!isShown)} />
      {isShown && (
        <div className={styles["text"]}>
          <TranscriptText transcript={transcript} />
        </div>
      )}
    </>
  );
}

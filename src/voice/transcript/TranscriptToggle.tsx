import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import type { Transcript } from "#contract/voices.ts";
import styles from "./Transcript.module.css";

const captions = <Captions size={16} aria-hidden="true" />;

interface TranscriptToggleProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Shows or hides the transcript of the sample. */
export function TranscriptToggle({ isShown, onToggle }: TranscriptToggleProps) {
  const { t } = useLingui();
  const label = isShown ? t`Hide text` : t`Show text`;
  return (
    <button
      type="button"
      className={styles["toggle"]}
      title={label}
      aria-label={label}
      aria-expanded={isShown}
      onClick={onToggle}
    >
      {captions}
    </button>
  );
}

/** What is said in a sample, in its own language and direction. */
export const TranscriptText = ({ transcript }: { transcript: Transcript }) => (
  <p className={styles["text"]} lang={transcript.language} dir="auto">
    {transcript.text}
  </p>
);

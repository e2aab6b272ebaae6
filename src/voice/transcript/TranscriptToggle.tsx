import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import type { Transcript } from "#contract/voices/voices.ts";
import { Tooltip } from "#src/ui/button/Tooltip.tsx";
import styles from "./Transcript.module.css";

const captions = <Captions size={16} />;

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
      aria-label={label}
      aria-expanded={isShown}
      onClick={onToggle}
    >
      <Tooltip text={label}>{captions}</Tooltip>
    </button>
  );
}

/** What is said in a sample, in its own language and direction. */
export const TranscriptText = ({ transcript }: { transcript: Transcript }) => (
  <p className={styles["text"]} lang={transcript.language} dir="auto">
    {transcript.text}
  </p>
);

import { useLingui } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import styles from "./VoiceCard.module.css";

const captions = <Captions size={16} aria-hidden="true" />;

interface TextToggleProps {
  isShown: boolean;
  onToggle: () => void;
}

/** Shows what is said in the sample, for those who cannot hear it. */
export function TextToggle({ isShown, onToggle }: TextToggleProps) {
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

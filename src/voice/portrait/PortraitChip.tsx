import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Tooltip } from "#src/ui/button/Tooltip.tsx";
import styles from "./PortraitChip.module.css";
import { Voiceprint } from "./Voiceprint.tsx";

interface PortraitChipProps {
  name: string;
  /** Degrees; the hue of the main voice colour. */
  hue: number;
  removeLabel: string;
  onRemove: () => void;
  /** Shown after the name: a play button. */
  children?: ReactNode;
}

/** A selected voice, 44 px high: portrait, name and a button that removes it. */
export const PortraitChip = ({ name, hue, removeLabel, onRemove, children }: PortraitChipProps) => (
  <div className={styles["chip"]}>
    <Voiceprint name={name} hue={hue} size={32} />
    <span className={styles["name"]}>{name}</span>
    {children}
    <button
      type="button"
      className={styles["remove"]}
      aria-label={removeLabel}
      data-remove
      onClick={onRemove}
    >
      <Tooltip text={removeLabel}>
        <X size={16} />
      </Tooltip>
    </button>
  </div>
);

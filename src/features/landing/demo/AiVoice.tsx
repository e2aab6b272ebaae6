import { Trans } from "@lingui/react/macro";
import Sparkles from "lucide-react/icons/sparkles";
import { useId, type Ref } from "react";
import { PlaybackIcon } from "#src/features/landing/clips/PlaybackIcon.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import { Rings } from "#src/ui/Rings.tsx";
import styles from "./AiVoice.module.css";
import { DemoPhrases } from "./DemoPhrases.tsx";

interface AiVoiceProps {
  isOpen: boolean;
  onToggle: () => void;
  toggleRef: Ref<HTMLButtonElement>;
}

/** Synthetic voices: a description, and a demo that plays when it is opened. */
export function AiVoice({ isOpen, onToggle, toggleRef }: AiVoiceProps) {
  const heading = useId();
  return (
    <section id="ai-voice" className={styles["section"]} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles["title"]}>
          <Trans>AI voice solutions</Trans>
        </h2>
        <p className={styles["lead"]}>
          <Trans>
            Fast production with synthetic voices for scripts that change often, phone menus and long content.
            When you want a human performance, we record the final version in the studio.
          </Trans>
        </p>
        <Button
          look="primary"
          size="large"
          ref={toggleRef}
          className={styles["toggle"]}
          icon={<PlaybackIcon name={isOpen ? "stop" : "play"} size="1.125rem" />}
          onClick={onToggle}
        >
          {isOpen ? (
            <Trans comment="Button: stops the demo of synthetic voices">Stop demo</Trans>
          ) : (
            <Trans comment="Button: starts the demo of synthetic voices">Show demo</Trans>
          )}
        </Button>
      </div>
      <div className={styles["demo"]}>
        <h3 className={styles["name"]}>
          <Trans>AI voice-over demo</Trans>
        </h3>
        <div className={styles["stage"]}>
          {isOpen ? <DemoPhrases /> : <Rings count={6} step={0.5} className={styles["rings"]} />}
        </div>
        <p className={styles["label"]}>
          <Sparkles size={16} aria-hidden="true" />
          <Trans>Synthetic voice, for demonstration</Trans>
        </p>
      </div>
    </section>
  );
}

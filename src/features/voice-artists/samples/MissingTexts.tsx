import { Plural, Trans } from "@lingui/react/macro";
import Captions from "lucide-react/icons/captions";
import { useRef } from "react";
import { flushSync } from "react-dom";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { isBlank } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./MissingTexts.module.css";
import { useSamples } from "./use-samples.ts";

interface MissingTextsProps {
  artist: KeptArtist | undefined;
  /** Opens a sample by its key. */
  onOpen: (key: string) => void;
}

/** Asks for the text of samples of which nobody knows what is said; the button leads to the first one's field. */
export function MissingTexts({ artist, onOpen }: MissingTextsProps) {
  const line = useRef<HTMLDivElement>(null);
  const { samples } = useSamples();
  const isHeard = (voiceId: string | undefined, voiceMp3: string) =>
    artist?.samples.some(
      (stored) => stored.voiceId === voiceId && stored.voiceMp3 === voiceMp3 && stored.heard,
    );
  const missing = samples.filter(
    (sample) =>
      !isBlank(sample) && !sample.transcript.text.trim() && !isHeard(sample.voiceId, sample.voiceMp3),
  );
  const [first] = missing;
  if (!first) return null;
  const write = () => {
    flushSync(() => onOpen(first.key));
    const row = line.current?.parentElement?.querySelector(`[data-sample="${CSS.escape(first.key)}"]`);
    row?.querySelector("textarea")?.focus();
  };
  return (
    <div ref={line} className={styles["line"]}>
      <Captions size={20} aria-hidden="true" />
      <p className={styles["words"]}>
        <b>
          <Plural value={missing.length} one="# sample has no text" other="# samples have no text" />
        </b>{" "}
        <Trans>Who can’t listen reads what is said, and the search finds it.</Trans>
      </p>
      <Button size="small" onClick={write}>
        <Trans comment="Button: goes to the field for what is said in a sample">Write the text</Trans>
      </Button>
    </div>
  );
}

import { Plural } from "@lingui/react/macro";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { lazyPart } from "#src/lib/browser/lazy-part.tsx";
import { Button } from "#src/ui/button/Button.tsx";
import styles from "./SampleCount.module.css";

const OtherSamples = lazyPart(() => import("./OtherSamples.tsx").then((code) => code.OtherSamples));

/** "3 samples": opens the artist's others in place. Nothing where there are none, or where the server does not say. */
export function SampleCount({ voice }: { voice: Voice }) {
  const [openedId, setOpenedId] = useState<string>(); // a card can be reused for another voice
  const { voiceId, sampleCount: samples = 1 } = voice;
  if (samples < 2) return null;
  const isOpen = openedId === voiceId;
  const close = () => setOpenedId(undefined);
  return (
    <div>
      <Button
        look="quiet"
        size="small"
        className={styles["count"]}
        aria-expanded={isOpen}
        onPointerEnter={OtherSamples.preload}
        onClick={() => (isOpen ? close() : setOpenedId(voiceId))}
      >
        <Plural
          comment="Tag of an artist, and button on a card of the library; samples is a whole number"
          value={samples}
          one="# sample"
          other="# samples"
        />
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      {isOpen && <OtherSamples voice={voice} onMissing={close} />}
    </div>
  );
}

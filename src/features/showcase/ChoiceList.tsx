import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import type { Voice } from "#contract/voices/voices.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Spoken } from "#src/ui/feedback/Spoken.tsx";
import { SampleLine } from "./SampleLine.tsx";
import styles from "./Showcase.module.css";

interface ChoiceListProps {
  voices: readonly Voice[];
  isBusy: boolean;
  isChosen: (voice: Voice) => boolean;
  /** Whether no more can be added. */
  isFull: boolean;
  onAdd: (voice: Voice) => void;
}

/** The samples that may stand on the public page. */
export function ChoiceList({ voices, isBusy, isChosen, isFull, onAdd }: ChoiceListProps) {
  const { t } = useLingui();
  if (voices.length === 0)
    return (
      <Spoken as="p" className={styles["none"]}>
        <Trans>No published sample whose artist allows sharing matches this.</Trans>
      </Spoken>
    );
  return (
    <ul className={styles["list"]} aria-label={t`Samples that may be shared`} aria-busy={isBusy}>
      {voices.map((voice) => {
        const name = voice.voiceArtistName;
        return (
          <li key={voice.voiceId} className={styles["row"]} tabIndex={-1}>
            <SampleLine voice={voice} all={voices}>
              {isChosen(voice) ? (
                <span className={styles["added"]}>
                  <Check size={18} aria-hidden="true" />
                  <Trans context="sample" comment="Beside a sample that is on the list already">
                    Added
                  </Trans>
                </span>
              ) : (
                <Button
                  size="small"
                  disabled={isFull}
                  aria-label={t({
                    message: `Add: ${name}`,
                    comment: "Name of a button; name is an artist’s",
                  })}
                  icon={<Plus size={18} aria-hidden="true" />}
                  onClick={() => onAdd(voice)}
                >
                  <Trans comment="Button: puts a sample on the public page">Add</Trans>
                </Button>
              )}
            </SampleLine>
          </li>
        );
      })}
    </ul>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { roomLimits } from "#contract/constants/room-limits.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SelectionFrame } from "#src/ui/page/SelectionFrame.tsx";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import styles from "./Suggest.module.css";
import type { PickedVoice } from "./use-suggestion.ts";

const { least } = roomLimits.voices;

interface SuggestBarProps {
  voices: readonly PickedVoice[];
  hasMail: boolean;
  /** Whether the mail can go as it is. */
  isReady: boolean;
  isBusy: boolean;
  onRemove: (voiceId: string) => void;
  onSend: () => void;
}

/** The voices that were ticked, and the button that opens their room. */
export function SuggestBar({ voices, hasMail, isReady, isBusy, onRemove, onSend }: SuggestBarProps) {
  const { t } = useLingui();
  const n = voices.length;
  const isEnough = n >= least && isReady;
  const count = (
    <Plural
      comment="Bar of the selection; n is a whole number"
      value={n}
      one="# voice selected"
      other="# voices selected"
    />
  );
  return (
    <>
      <Status>{n > 0 && count}</Status>
      <SelectionFrame
        isShown={n > 0}
        label={t`Selected voices`}
        action={
          <Button
            look="primary"
            busy={isBusy}
            aria-disabled={!isEnough}
            icon={<Send size={18} aria-hidden="true" />}
            onClick={() => isEnough && onSend()}
          >
            {hasMail ? (
              <Trans comment="Button: opens a room and sends its link by mail">Open the room and send</Trans>
            ) : (
              <Trans comment="Button: makes a room for guests">Open the room</Trans>
            )}
          </Button>
        }
      >
        <p className={styles["count"]}>{count}</p>
        <PortraitChips
          className={styles["chips"]}
          label={t`Selected voices`}
          voices={voices}
          onRemove={onRemove}
        />
      </SelectionFrame>
    </>
  );
}

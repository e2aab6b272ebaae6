import { Plural, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { useVoices } from "#src/features/voices/store.ts";
import { Status } from "#src/ui/feedback/Status.tsx";
import { SelectionFrame } from "#src/ui/page/SelectionFrame.tsx";
import { rootRem, useWidth } from "#src/ui/use-width.ts";
import { PortraitChips } from "#src/voice/portrait/PortraitChips.tsx";
import { useSelectedVoices } from "./selected-voices.ts";
import { deselectAndMoveFocus } from "./MultiSelectToggle.tsx";
import { SelectedList } from "./SelectedList.tsx";
import styles from "./SelectionBar.module.css";

const maxChips = 4;
const otherContentRem = 22;
const chipRem = 11; // with its gap

/** How many chips fit into a bar of this width (px); the maximum while the width is unknown (0). */
function chipsThatFit(width: number, besidesRem: number): number {
  if (width === 0) return maxChips;
  return Math.min(
    maxChips,
    Math.max(0, Math.floor((width / rootRem() - otherContentRem - besidesRem) / chipRem)),
  );
}

export interface SelectionBarProps {
  /** The button that acts on the selected voices. */
  action: (voices: Voice[]) => ReactNode;
  /** How much wider than one button the action is, in rem. */
  besidesRem?: number;
}

/** The selected voices, their count and an action. Floats above the player's dock. */
export function SelectionBar({ action, besidesRem = 0 }: SelectionBarProps) {
  const { t } = useLingui();
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const selected = useSelectedVoices();
  const isShown = isSelecting && selected.length > 0;
  const [ref, width] = useWidth("selection-bar");
  const [voices, setVoices] = useState(selected); // stays shown while the bar slides out
  if (isShown && voices !== selected) setVoices(selected);

  const n = voices.length;
  const count = (
    <Plural
      comment="Bar of the selection; n is a whole number"
      value={n}
      one="# voice selected"
      other="# voices selected"
    />
  );
  const room = chipsThatFit(width, besidesRem);
  return (
    <>
      <Status>{isShown && count}</Status>
      <SelectionFrame isShown={isShown} label={t`Selected voices`} ref={ref} action={action(voices)}>
        {room > 0 && <p className={styles["count"]}>{count}</p>}
        {room > 0 && (
          <PortraitChips
            className={styles["chips"]}
            label={t`Selected voices`}
            voices={voices.slice(0, room)}
            onRemove={deselectAndMoveFocus}
          />
        )}
        {n > room && (
          <SelectedList voices={voices} isCompact={room > 0}>
            {room > 0 ? <span>{`+${n - room}`}</span> : count}
          </SelectedList>
        )}
      </SelectionFrame>
    </>
  );
}

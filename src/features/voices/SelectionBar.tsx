import { Plural, useLingui } from "@lingui/react/macro";
import { useEffect, useState, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { PortraitChips } from "#src/ui/PortraitChips.tsx";
import { Status } from "#src/ui/Status.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import { useWidth } from "#src/ui/use-width.ts";
import { personOf } from "#src/lib/voice-person.ts";
import { chipsThatFit } from "./bar-room.ts";
import { useChosenVoices } from "./use-chosen-voices.ts";
import { letGoOf } from "./let-go.ts";
import { SelectedList } from "./SelectedList.tsx";
import styles from "./SelectionBar.module.css";
import { useVoices } from "./store.ts";

export interface SelectionBarProps {
  /** What can be done with the chosen voices. */
  action: (voices: Voice[]) => ReactNode;
}

/** Says how many voices are chosen, shows which, and holds what can be done with them. Floats above the dock. */
export function SelectionBar({ action }: SelectionBarProps) {
  const { t } = useLingui();
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const chosen = useChosenVoices();
  const isShown = isSelecting && chosen.length > 0;
  const [ref, width] = useWidth("selection-bar");
  const height = useReservedHeight("--bar-height");
  const [voices, setVoices] = useState(chosen); // what moves out with the bar
  if (isShown && voices !== chosen) setVoices(chosen);

  useEffect(() => {
    document.documentElement.toggleAttribute("data-selection-bar", isShown);
    return () => void document.documentElement.removeAttribute("data-selection-bar");
  }, [isShown]);

  const n = voices.length;
  const count = <Plural value={n} one="# voice selected" other="# voices selected" />;
  const room = chipsThatFit(width);
  return (
    <>
      <Status>{isShown && count}</Status>
      <section
        ref={height}
        className={styles["bar"]}
        aria-label={t`Selected voices`}
        aria-hidden={!isShown}
        inert={!isShown}
      >
        <div ref={ref} className={styles["content"]}>
          {room > 0 && <p className={styles["count"]}>{count}</p>}
          {room > 0 && (
            <PortraitChips
              className={styles["chips"]}
              label={t`Selected voices`}
              people={voices.slice(0, room).map(personOf)}
              onRemove={letGoOf}
            />
          )}
          {n > room && (
            <SelectedList voices={voices} isCompact={room > 0}>
              {room > 0 ? `+${n - room}` : count}
            </SelectedList>
          )}
          <div className={styles["action"]}>{action(voices)}</div>
        </div>
      </section>
    </>
  );
}

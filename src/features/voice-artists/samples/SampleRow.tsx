import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import MoveVertical from "lucide-react/icons/move-vertical";
import type { KeyboardEvent, ReactNode } from "react";
import { ArtistStateTag } from "#src/features/voice-artists/list/ArtistStateTag.tsx";
import type { SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useDrag, type DropSide } from "./order/use-drag.ts";
import styles from "./SampleRow.module.css";

interface SampleRowProps {
  sample: SampleForm;
  name: string;
  /** Kind, languages and length. */
  line: string;
  list: string;
  isOpen: boolean;
  isLifted: boolean;
  onToggle: () => void;
  onDrop: (key: string, side: DropSide) => void;
  handle: { "aria-pressed": boolean; onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void };
  /** Plays it; with its waveform while the row is open. */
  player: ReactNode;
  menu: ReactNode;
  /** The fields of an open sample. */
  children: ReactNode;
}

/** A sample: handle, play, name and state; opened, its own fields below. */
export function SampleRow(props: SampleRowProps) {
  const { sample, name, line, list, isOpen, isLifted, onToggle, onDrop, handle, player, menu, children } =
    props;
  const { t } = useLingui();
  const { row, handle: grip, isDragged, side } = useDrag({ id: sample.key, list, onDrop });
  return (
    <li
      ref={row}
      className={clsx(
        styles["row"],
        isOpen && styles["open"],
        isLifted && styles["lifted"],
        isDragged && styles["dragged"],
      )}
      data-sample={sample.key}
      data-drop={side}
    >
      <div className={styles["head"]}>
        <button
          ref={grip}
          type="button"
          className={styles["handle"]}
          aria-label={t({
            message: `Move: ${name}`,
            comment: "Name of a button for screen readers: changes the place of a row; name is the row’s",
          })}
          {...handle}
        >
          <GripVertical size={18} aria-hidden="true" />
        </button>
        <div className={styles["player"]}>{player}</div>
        {!isOpen && (
          <button type="button" className={styles["words"]} aria-expanded={false} onClick={onToggle}>
            <span className={styles["name"]}>{name}</span>
            {isLifted ? (
              <span className={styles["hint"]}>
                <MoveVertical size={14} aria-hidden="true" />
                <Trans>Move it with the arrow keys, drop it with Space</Trans>
              </span>
            ) : (
              <span className={styles["line"]}>{line}</span>
            )}
          </button>
        )}
        <span className={styles["state"]}>
          <ArtistStateTag state={sample.state} />
        </span>
        {isOpen ? (
          <IconButton
            label={t({ message: `Close: ${name}`, comment: "Button: folds a row up; name is the row’s" })}
            icon={<ChevronUp size={20} />}
            aria-expanded
            onClick={onToggle}
          />
        ) : (
          menu
        )}
      </div>
      {isOpen && <div className={styles["fields"]}>{children}</div>}
    </li>
  );
}

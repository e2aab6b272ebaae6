import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import ChevronUp from "lucide-react/icons/chevron-up";
import MoveVertical from "lucide-react/icons/move-vertical";
import type { ReactNode } from "react";
import { ArtistStateTag } from "#src/features/voice-artists/list/ArtistStateTag.tsx";
import type { SampleForm } from "#src/features/voice-artists/kept/form/kept-form.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { MovableRow } from "#src/ui/order/MovableRow.tsx";
import type { DropSide } from "#src/ui/order/use-drag.ts";
import type { Lift } from "#src/ui/order/use-lift.ts";
import styles from "./SampleRow.module.css";

interface SampleRowProps {
  sample: SampleForm;
  name: string;
  /** Kind, languages and length. */
  line: string;
  list: string;
  isOpen: boolean;
  lift: Lift;
  onToggle: () => void;
  onDrop: (key: string, side: DropSide) => void;
  /** Plays it; with its waveform while the row is open. */
  player: ReactNode;
  menu: ReactNode;
  /** The fields of an open sample. */
  children: ReactNode;
}

/** A sample: handle, play, name and state; opened, its own fields below. */
export function SampleRow(props: SampleRowProps) {
  const { sample, name, line, list, lift, isOpen, onToggle, onDrop, player, menu, children } = props;
  const { t } = useLingui();
  return (
    <MovableRow
      name={name}
      rowKey={sample.key}
      list={list}
      lift={lift}
      onDrop={onDrop}
      className={clsx(styles["row"], isOpen && styles["open"])}
      data-sample={sample.key}
    >
      {(handle) => (
        <>
          <div className={styles["head"]}>
            {handle}
            <div className={styles["player"]}>{player}</div>
            {!isOpen && (
              <button type="button" className={styles["words"]} aria-expanded={false} onClick={onToggle}>
                <span className={styles["name"]}>{name}</span>
                {lift.lifted === sample.key ? (
                  <span className={styles["hint"]}>
                    <MoveVertical size={14} aria-hidden="true" />
                    <span>
                      <Trans>Move it with the arrow keys, drop it with Space</Trans>
                    </span>
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
        </>
      )}
    </MovableRow>
  );
}

import { useMemo, type ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { GridCard } from "./GridCard.tsx";
import styles from "./VoiceGrid.module.css";

export interface VoiceGridProps {
  page: { content: Voice[] };
  /** The slots. Give functions that stay the same (useCallback): cards then render only when their voice changes. */
  player: (voice: Voice) => ReactNode;
  like?: ((voice: Voice) => ReactNode) | undefined;
  /** Below the tags; while several are being selected, a checkbox stands there instead. */
  actions?: ((voice: Voice) => ReactNode) | undefined;
  /** Old results, while new ones are on their way. */
  isBusy?: boolean;
  /** For pages that follow each other: a card takes the next page's voice, a quarter of the work of a new card. */
  keepsCards?: boolean;
}

/** Voices as cards, four in a row where there is room. The player's keys work inside it. */
export function VoiceGrid(props: VoiceGridProps) {
  const { page, player, like, actions, isBusy = false, keepsCards = false } = props;
  const { content } = page;
  const cards = useMemo(
    () =>
      content.map((voice, place) => (
        <li key={keepsCards ? place : voice.voiceId}>
          <GridCard voice={voice} player={player(voice)} like={like?.(voice)} actions={actions?.(voice)} />
        </li>
      )),
    [content, player, like, actions, keepsCards],
  );
  return (
    <ul className={styles["grid"]} aria-busy={isBusy} data-player-keys>
      {cards}
    </ul>
  );
}

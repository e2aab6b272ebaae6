import { useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode, type Ref } from "react";
import type { Voice } from "#contract/voices.ts";
import { GridCard } from "./GridCard.tsx";
import styles from "./VoiceGrid.module.css";

export interface VoiceGridProps {
  ref?: Ref<HTMLUListElement>;
  voices: Voice[];
  /** Slots of a card. Pass stable functions (useCallback), so that a card renders only when its voice changes. */
  player: (voice: Voice) => ReactNode;
  like?: ((voice: Voice) => ReactNode) | undefined;
  /** The way to the artist's other samples. */
  samples?: ((voice: Voice) => ReactNode) | undefined;
  /** Below the tags; replaced by a checkbox during multi-select. */
  actions?: ((voice: Voice) => ReactNode) | undefined;
  /** The id of the heading over it; its name is "Voices" without one. */
  labelledBy?: string;
  /** Whether these are old results while new ones load. */
  isBusy?: boolean;
  /** Reuses the cards for the next page's voices, which takes a quarter of the time of new cards. */
  keepsCards?: boolean;
  /** Stands after the last card, where the row has room. */
  filler?: ReactNode;
}

/** Voices as cards, up to four in a row. The player's keyboard shortcuts work inside it. */
export function VoiceGrid(props: VoiceGridProps) {
  const { t } = useLingui();
  const {
    ref,
    voices,
    player,
    like,
    samples,
    actions,
    labelledBy,
    isBusy = false,
    keepsCards = false,
    filler,
  } = props;
  const cards = useMemo(
    () =>
      voices.map((voice, index) => (
        <li key={keepsCards ? index : voice.voiceId}>
          <GridCard
            voice={voice}
            player={player(voice)}
            like={like?.(voice)}
            samples={samples?.(voice)}
            actions={actions?.(voice)}
          />
        </li>
      )),
    [voices, player, like, samples, actions, keepsCards],
  );
  return (
    <ul
      ref={ref}
      className={styles["grid"]}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-label={t({ message: "Voices", comment: "Name of the list of cards for screen readers" })}
      aria-busy={isBusy}
      data-player-keys
    >
      {cards}
      {filler && <li className={styles["filler"]}>{filler}</li>}
    </ul>
  );
}

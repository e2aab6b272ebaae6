import { useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode, type Ref } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { useSession } from "#src/session/use-session.ts";
import { LikeButton } from "#src/voice/likes/LikeButton.tsx";
import type { Playlist } from "#src/voice/player/engine/playlist.ts";
import { GridCard } from "./GridCard.tsx";
import { SampleCount } from "./samples/SampleCount.tsx";
import styles from "./VoiceGrid.module.css";

export interface VoiceGridProps {
  ref?: Ref<HTMLUListElement>;
  voices: Voice[];
  /** Where next and previous move once one plays; pass a stable one, so that a card renders only when its voice changes. */
  playlist: Playlist;
  /** Whether they are the liked ones, which may be newer than the client's own likes. */
  areLiked?: boolean;
  /** With the way to the artist's other samples. */
  hasSamples?: boolean;
  /** Below the tags, a stable function; replaced by a checkbox during multi-select. */
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
    playlist,
    areLiked = false,
    hasSamples = false,
    actions,
    labelledBy,
    isBusy = false,
    keepsCards = false,
    filler,
  } = props;
  const isClient = useSession()?.userType === "client";
  const cards = useMemo(
    () =>
      voices.map((voice, index) => (
        <li key={keepsCards ? index : voice.voiceId}>
          <GridCard
            voice={voice}
            playlist={playlist}
            like={isClient && <LikeButton voice={voice} isListed={areLiked} />}
            samples={hasSamples && <SampleCount voice={voice} />}
            actions={actions?.(voice)}
          />
        </li>
      )),
    [voices, playlist, areLiked, hasSamples, isClient, actions, keepsCards],
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

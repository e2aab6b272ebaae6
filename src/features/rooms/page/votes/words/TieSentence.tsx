import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TieBreak } from "#contract/constants/values/rooms.ts";
import type { RoomVoice } from "#contract/rooms.ts";
import { tieToExplain } from "./ties.ts";
import { voiceName } from "#src/features/rooms/page/voice-name.ts";

interface TieSentenceProps {
  voices: readonly RoomVoice[];
  first: number;
}

/** How the tie that matters most was broken; nothing without one. */
export function TieSentence({ voices, first }: TieSentenceProps) {
  useLingui();
  const tie = tieToExplain(voices, first);
  if (!tie) return null;
  const names = tie.voices.map(voiceName).join(", ");
  const sentences: Record<TieBreak, ReactNode> = {
    ranks: (
      <Trans comment="Why voices with equal points stand in this order; names are artists’">
        Equal points: {names}. The guests’ orders decided between them.
      </Trans>
    ),
    yeses: (
      <Trans comment="Why voices with equal points stand in this order; names are artists’">
        Equal points: {names}. The number of “yes” votes decided between them.
      </Trans>
    ),
    list: (
      <Trans comment="Why voices with equal points stand in this order; names are artists’">
        Equal points: {names}. The order of the list decided between them.
      </Trans>
    ),
  };
  return sentences[tie.brokenBy];
}

import type { ReactNode } from "react";
import type { Voice } from "#contract/voices.ts";
import { SelectVoice } from "./SelectVoice.tsx";
import { useVoices } from "./store.ts";
import { VoiceCard } from "./VoiceCard.tsx";

interface GridCardProps {
  voice: Voice;
  player: ReactNode;
  like: ReactNode;
  actions: ReactNode;
}

/** A card that turns to selecting by itself, so that the grid around it need not render again. */
export function GridCard({ voice, player, like, actions }: GridCardProps) {
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const isSelected = useVoices(({ selection }) => selection.has(voice.voiceId));
  if (!isSelecting) return <VoiceCard voice={voice} player={player} like={like} footer={actions} />;
  return (
    <VoiceCard voice={voice} player={player} footer={<SelectVoice voice={voice} />} isSelected={isSelected} />
  );
}

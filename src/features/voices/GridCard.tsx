import type { ReactNode } from "react";
import type { Voice } from "#contract/voices/voices.ts";
import { VoiceCard } from "#src/voice/card/VoiceCard.tsx";
import type { Playlist } from "#src/voice/player/engine/playlist.ts";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { SelectVoice } from "./selection/SelectVoice.tsx";
import { useVoices } from "./store.ts";

interface GridCardProps {
  voice: Voice;
  playlist: Playlist;
  like: ReactNode;
  samples: ReactNode;
  actions: ReactNode;
}

/** A card that reads the selection itself, so that selecting does not render the whole grid. */
export function GridCard({ voice, playlist, like, samples, actions }: GridCardProps) {
  const isSelecting = useVoices(({ multiSelect }) => multiSelect);
  const isSelected = useVoices(({ selection }) => selection.has(voice.voiceId));
  const player = <VoicePlayer voice={voice} playlist={playlist} />;
  if (!isSelecting)
    return <VoiceCard voice={voice} player={player} like={like} samples={samples} footer={actions} />;
  return (
    <VoiceCard
      voice={voice}
      player={player}
      samples={samples}
      footer={<SelectVoice voice={voice} />}
      isSelected={isSelected}
    />
  );
}

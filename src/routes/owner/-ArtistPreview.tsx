import { SilentPlayer } from "#src/features/player/SilentPlayer.tsx";
import { VoicePlayer } from "#src/features/player/VoicePlayer.tsx";
import { PreviewLike } from "#src/features/voice-artists/PreviewLike.tsx";
import { PreviewOffer } from "#src/features/voice-artists/PreviewOffer.tsx";
import { VoiceCard } from "#src/features/voices/VoiceCard.tsx";
import type { ShownVoice } from "#src/lib/voice.ts";

/** The card of an artist that is being entered; it plays, and likes and offers are pictures only. */
export function ArtistPreview({ voice }: { voice: ShownVoice }) {
  const named = { ...voice, voiceArtistName: voice.voiceArtistName || "…" };
  // The player's dock names a gender too; before one is chosen it has to say something.
  const playable = { ...named, gender: voice.gender ?? ("Female" as const) };
  return (
    <VoiceCard
      voice={named}
      player={
        voice.voiceMp3 ? (
          <VoicePlayer voice={playable} results={{ voices: [playable] }} />
        ) : (
          <SilentPlayer artist={named.voiceArtistName} />
        )
      }
      like={<PreviewLike />}
      footer={<PreviewOffer />}
    />
  );
}

import { SilentPlayer } from "#src/features/player/SilentPlayer.tsx";
import { VoicePlayer } from "#src/features/player/VoicePlayer.tsx";
import {
  PreviewLike,
  PreviewOffer,
  PreviewSamples,
} from "#src/features/voice-artists/editor/preview/PreviewButtons.tsx";
import { VoiceCard } from "#src/voice/card/VoiceCard.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";

/** The card of the artist in the form. It plays; like and offer are only pictures. */
export function ArtistPreview({ voice }: { voice: ShownVoice }) {
  const named = { ...voice, voiceArtistName: voice.voiceArtistName || "…" };
  // The player needs a gender, also before one is chosen.
  const playable = { ...named, gender: voice.gender ?? ("Female" as const) };
  return (
    <VoiceCard
      voice={named}
      player={
        voice.voiceMp3 ? (
          <VoicePlayer voice={playable} playlist={{ voices: [playable] }} />
        ) : (
          <SilentPlayer artist={named.voiceArtistName} />
        )
      }
      like={<PreviewLike />}
      samples={<PreviewSamples samples={voice.sampleCount ?? 1} />}
      footer={<PreviewOffer />}
    />
  );
}

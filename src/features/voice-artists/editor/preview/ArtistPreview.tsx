import { SilentPlayer } from "#src/voice/player/SilentPlayer.tsx";
import { VoicePlayer } from "#src/voice/player/VoicePlayer.tsx";
import { VoiceCard } from "#src/voice/card/VoiceCard.tsx";
import type { ShownVoice } from "#src/voice/voice.ts";
import { PreviewLike, PreviewOffer, PreviewSamples } from "./PreviewButtons.tsx";

/** The card of the artist in the form; `voiceMp3` is empty while there is nothing to play. Like and offer are only pictures. */
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

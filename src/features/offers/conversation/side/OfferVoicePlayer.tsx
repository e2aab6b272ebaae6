import type { OfferVoice } from "#contract/offers/offers.ts";
import { useServerHas } from "#src/session/use-session.ts";
import { ChipPlayer } from "#src/voice/player/ChipPlayer.tsx";
import { SamplePlayer } from "#src/voice/player/SamplePlayer.tsx";

interface OfferVoicePlayerProps {
  voice: OfferVoice;
  /** Those of the offer. */
  all: readonly OfferVoice[];
}

/** The player knows voices of the library, which speak languages too. */
const playable = (voice: OfferVoice) => ({ ...voice, languageNames: [] });

/** Plays a voice of an offer. A file of ours that has gone from the library comes with the token only. */
export function OfferVoicePlayer({ voice, all }: OfferVoicePlayerProps) {
  const hasCatalogue = useServerHas("catalogue");
  if (!hasCatalogue) return <ChipPlayer voice={playable(voice)} all={all.map(playable)} inRow />;
  if (voice.isGone && voice.voiceMp3.startsWith("/audio/"))
    return <SamplePlayer voice={playable(voice)} name={voice.voiceArtistName} isPrivate isOpen={false} />;
  const others = voice.isGone ? [voice] : all.filter(({ isGone }) => !isGone);
  return <ChipPlayer voice={playable(voice)} all={others.map(playable)} inRow />;
}

import { clsx } from "clsx";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";
import { hueOf } from "#src/voice/hue.ts";
import { Voiceprint } from "#src/voice/portrait/Voiceprint.tsx";
import styles from "./LetterTile.module.css";

interface LetterTileProps {
  room: Pick<GuestRoom, "isBlind">;
  voice: GuestVoice;
  isCurrent?: boolean;
  size?: "small";
}

/** Who a voice is: the letter, which tells nothing, or the portrait. */
export const LetterTile = ({ room, voice, isCurrent, size }: LetterTileProps) => {
  const { letter, speaker } = voice;
  return room.isBlind || !speaker ? (
    <span className={clsx(styles["tile"], isCurrent && styles["current"], size && styles[size])}>
      {letter}
    </span>
  ) : (
    <Voiceprint
      name={speaker.voiceArtistName}
      hue={hueOf(speaker.voiceColorNames)}
      {...(size && { size: 34 })}
    />
  );
};

import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { GuestRoom, GuestVoice } from "#contract/guest.ts";

/** How a voice is called: by its letter in a blind room, by its artist in another. */
export const nameOf = ({ isBlind }: Pick<GuestRoom, "isBlind">, { letter, speaker }: GuestVoice): string =>
  isBlind || !speaker ? letter : speaker.voiceArtistName;

/** What a voice is called in a narrow place: by its letter, or its artist's first name. */
export const shortNameOf = (room: Pick<GuestRoom, "isBlind">, voice: GuestVoice): string =>
  nameOf(room, voice).split(" ")[0] ?? voice.letter;

/** What is said of a voice that went away. A component that calls it also calls `useLingui()`. */
export const silentWords = ({ isGone }: GuestVoice): string =>
  i18n._(
    isGone
      ? msg({ message: "No longer available", comment: "Of a voice in a room for guests" })
      : msg({
          message: "Cannot be heard",
          comment: "Of a voice in a room for guests, whose sound is missing",
        }),
  );

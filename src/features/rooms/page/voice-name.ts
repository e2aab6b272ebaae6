import { t } from "@lingui/core/macro";
import type { RoomVoice } from "#contract/rooms.ts";

/** Who speaks, or that the voice is gone. A component that calls it also calls `useLingui()`. */
export const voiceName = ({ voice }: Pick<RoomVoice, "voice">): string =>
  voice?.voiceArtistName ??
  t({ message: "Not available", comment: "In place of the name of a voice that is not shown today" });

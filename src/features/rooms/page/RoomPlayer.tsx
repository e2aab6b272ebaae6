import type { RoomDetails } from "#contract/rooms.ts";
import type { Voice } from "#contract/voices/voices.ts";
import { ChipPlayer } from "#src/voice/player/ChipPlayer.tsx";

/** The play button of a voice; next and previous move among all voices of the room. */
export const RoomPlayer = ({ room, voice }: { room: RoomDetails; voice: Voice | null }) =>
  voice && <ChipPlayer voice={voice} all={room.voices.flatMap((other) => other.voice ?? [])} inRow />;

import { Plural, Trans } from "@lingui/react/macro";
import AudioLines from "lucide-react/icons/audio-lines";
import Shuffle from "lucide-react/icons/shuffle";
import Volume2 from "lucide-react/icons/volume-2";
import type { GuestRoom } from "#contract/guest.ts";
import { PlaceHead } from "./PlaceHead.tsx";

/** The head of a room of voices. */
export const RoomHead = ({ room }: { room: GuestRoom }) => (
  <PlaceHead place={room}>
    <li>
      <AudioLines size={18} aria-hidden="true" />
      <Plural value={room.voices.length} one="# voice" other="# voices" />
    </li>
    {room.isBlind && (
      <li>
        <Shuffle size={18} aria-hidden="true" />
        <Trans>Letters and order differ for every guest</Trans>
      </li>
    )}
    <li>
      <Volume2 size={18} aria-hidden="true" />
      <Trans comment="Fact about a room: no sample is louder than another">Equally loud</Trans>
    </li>
  </PlaceHead>
);

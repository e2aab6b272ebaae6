import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LucideIcon } from "lucide-react";
import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import CircleCheck from "lucide-react/icons/circle-check";
import EyeOff from "lucide-react/icons/eye-off";
import Trash2 from "lucide-react/icons/trash-2";
import type { ArtistState, ArtistStateChange } from "#contract/constants/enumerations.ts";
import type { ArtistStateWrite, ListedArtist } from "#contract/voice-artists.ts";

interface Act {
  name: MessageDescriptor;
  /** After the act; names is one name, or how many artists. */
  done: MessageDescriptor;
  Icon: LucideIcon;
  /** The states that it changes. */
  from: readonly ArtistState[];
}

/** What can be done with artists, from their table. */
export const artistActs: Record<ArtistStateChange, Act> = {
  publish: {
    name: msg({ message: "Publish", comment: "Button: shows artists to clients" }),
    done: msg({ message: "Published: {names}", comment: "After an act; one artist, or how many" }),
    Icon: CircleCheck,
    from: ["draft", "hidden"],
  },
  hide: {
    name: msg({ message: "Hide", comment: "Button: artists are no longer shown to clients" }),
    done: msg({ message: "Hidden: {names}", comment: "After an act; one artist, or how many" }),
    Icon: EyeOff,
    from: ["published"],
  },
  archive: {
    name: msg({ message: "Archive", comment: "Button: puts artists into the archive" }),
    done: msg({ message: "Archived: {names}", comment: "After an act; one artist, or how many" }),
    Icon: Archive,
    from: ["draft", "published", "hidden"],
  },
  restore: {
    name: msg({ message: "Bring back", comment: "Button: takes artists out of the archive, hidden" }),
    done: msg({ message: "Brought back, hidden: {names}", comment: "After an act; one artist, or how many" }),
    Icon: ArchiveRestore,
    from: ["archived"],
  },
  erase: {
    name: msg({ message: "Erase", comment: "Button: erases an archived artist" }),
    done: msg({ message: "Erased: {names}", comment: "After an act; one artist, or how many" }),
    Icon: Trash2,
    from: ["archived"],
  },
};

/** Those of the artists that the act changes. */
export const changedBy = (to: ArtistStateChange, artists: readonly ListedArtist[]): ListedArtist[] =>
  artists.filter(({ state }) => artistActs[to].from.includes(state));

const idsOf = (artists: readonly ListedArtist[]) => artists.map(({ artistId }) => artistId);

/** Whether there is nothing that publishing would publish besides the artist. */
const isWhole = ({ samples, publishedSamples }: ListedArtist) => samples === publishedSamples;

/**
 * The writes after which all is as it was before the act; none where no writes do that. Publishing also publishes draft
 * samples, so it takes nothing back for an artist that may have some; and nothing is a draft again.
 */
export function wayBack(to: ArtistStateChange, before: readonly ListedArtist[]): ArtistStateWrite[] {
  const published = before.filter(({ state }) => state === "published");
  const artistIds = idsOf(before);
  switch (to) {
    case "restore":
      return [{ artistIds, to: "archive" }];
    case "publish":
      return before.every((artist) => artist.state === "hidden" && isWhole(artist))
        ? [{ artistIds, to: "hide" }]
        : [];
    case "hide":
      return before.every(isWhole) ? [{ artistIds, to: "publish" }] : [];
    case "archive":
      if (before.some(({ state }) => state === "draft") || !published.every(isWhole)) return [];
      return [
        { artistIds, to: "restore" },
        ...(published.length > 0 ? [{ artistIds: idsOf(published), to: "publish" as const }] : []),
      ];
    case "erase":
      return [];
  }
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ArtistHistoryEntry } from "#contract/voice-artists.ts";
import { wordsOf } from "./field-words.ts";
import { useFieldName } from "./ChangeLine.tsx";

const actionWords: Partial<Record<ArtistHistoryEntry["action"], MessageDescriptor>> = {
  "voice-artist.create": msg({ message: "Artist added", comment: "Entry of the record" }),
  "voice-artist.restore": msg`Earlier state of an artist restored`,
  "voice-artist.import": msg`Artist imported from a spreadsheet`,
};

const mostNamed = 3;

/** The heading of an entry: what was done, or what was changed. */
export function useEntryTitle() {
  const { t, i18n } = useLingui();
  const nameOf = useFieldName();
  return ({ action, changes }: ArtistHistoryEntry): string => {
    const words = actionWords[action];
    if (words) return i18n._(words);
    const ofArtist = changes.find(({ field, sample }) => field === "state" && sample === null);
    if (action === "voice-artist.state" && ofArtist) {
      const state = wordsOf("state", ofArtist.after);
      return t({
        message: `New state: ${state}`,
        comment: "Entry of a history; state is such as “Published”",
      });
    }
    const names = [
      ...new Set(
        changes.flatMap(({ field, sample }) =>
          sample !== null && field !== "added" && field !== "removed"
            ? [`“${sample}”`]
            : (nameOf(field, sample) ?? []),
        ),
      ),
    ];
    const fields = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ["…"] : [])].join(", ");
    return fields
      ? t({ message: `Changed: ${fields}`, comment: "Entry of a history; fields is a list of names" })
      : t({ message: "Artist changed", comment: "Entry of the record" });
  };
}

/** Who did it: a person, the system, or somebody who is gone. */
export function useActorName() {
  const { t } = useLingui();
  return ({ actor }: Pick<ArtistHistoryEntry, "actor">): string => {
    if (actor === null) return t({ message: "System", comment: "Who did something: the server by itself" });
    if (typeof actor !== "string") return actor.name;
    return t({ message: "Deleted", comment: "Who did something: a person who was deleted" });
  };
}

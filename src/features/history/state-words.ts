import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ArtistState } from "#contract/constants/enumerations.ts";
import type { RequestState } from "#contract/constants/values/voice-requests.ts";
import type { HistoryEntry } from "#contract/history.ts";
import type { VoiceRequestStatus } from "#contract/voice-requests/voice-requests.ts";

/** The states that the record tells of. */
const stateNames: Record<ArtistState | RequestState | VoiceRequestStatus, MessageDescriptor> = {
  // lingui-set comment="Who sees an artist, or a sample"
  draft: msg`Draft`,
  published: msg`Published`,
  hidden: msg`Hidden`,
  archived: msg`Archived`,
  // lingui-set comment="Where a visitor’s request stands"
  new: msg`New`,
  contacted: msg`Contacted`,
  suggested: msg`Voices suggested`,
  won: msg`Won`,
  lost: msg`Lost`,
  spam: msg`Suspected`,
  closed: msg`Closed`,
  // lingui-reset
};

const names: Partial<Record<string, MessageDescriptor>> = stateNames;
const nameOf = (state: string) => (names[state] ? i18n._(names[state]) : state);

/** "Published → Hidden"; undefined where no state changed. A component that calls it also calls `useLingui()`. */
export function stateWords({ state }: Pick<HistoryEntry, "state">): string | undefined {
  if (!state) return undefined;
  const [before, after] = [nameOf(state.from), nameOf(state.to)];
  return i18n._(
    msg({ message: `${before} → ${after}`, comment: "Entry of the record: from which state to which" }),
  );
}

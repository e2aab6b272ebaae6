import { Plural, Trans } from "@lingui/react/macro";
import Lock from "lucide-react/icons/lock";
import UsersRound from "lucide-react/icons/users-round";
import type { VoiceList } from "#contract/lists.ts";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";

export const ListCount = ({ count }: { count: number }) => (
  <Plural value={count} one="# voice" other="# voices" />
);

/** When a list was last changed. */
export function ListChanged({ at, now }: { at: string; now: Date }) {
  const ago = formatAgo(at, now, currentLocale());
  return (
    <time dateTime={at} title={formatMoment(at, currentLocale())}>
      <Trans comment="Of a list of voices; ago is such as “12 min ago”, “yesterday” or “13 Nov”">
        changed {ago}
      </Trans>
    </time>
  );
}

/** Who can see a list. */
export const ListReaders = ({ visibleTo }: Pick<VoiceList, "visibleTo">) =>
  visibleTo === "you" ? (
    <Trans comment="Who can see a list: nobody else">Only you</Trans>
  ) : (
    <Trans comment="Who can see a list: everybody of the agency">All owners</Trans>
  );

export const readersIcon = { you: Lock, owners: UsersRound };

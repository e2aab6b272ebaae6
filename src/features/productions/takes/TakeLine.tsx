import { useLingui } from "@lingui/react";
import { Plural } from "@lingui/react/macro";
import type { Take, TakeNote } from "#contract/productions/productions.ts";
import { useTakeSound } from "#src/features/productions/sound/take-sound.ts";
import { takeLine } from "#src/features/productions/words.ts";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { formatTime } from "#src/lib/i18n/format-time.ts";

/** Length, loudness and channels; on phones how far it is, and how many notes there are. */
export function TakeLine({
  take,
  notes,
  isCurrent,
}: {
  take: Take;
  notes: readonly TakeNote[];
  isCurrent: boolean;
}) {
  useLingui();
  const isSmall = useSmallScreen();
  const second = useTakeSound(({ time }) => (isCurrent && isSmall ? Math.floor(time) : 0));
  if (!isSmall) return takeLine(take);
  const length = formatTime(take.seconds ?? 0);
  return (
    <>
      <span>{`${second > 0 ? `${formatTime(second)} / ` : ""}${length} · `}</span>
      <span>
        <NoteCount notes={notes} />
      </span>
    </>
  );
}

/** How many notes a take has. */
export function NoteCount({ notes }: { notes: readonly TakeNote[] }) {
  const count = notes.length;
  return (
    <Plural comment="How many notes a take has" value={count} _0="No notes" one="# note" other="# notes" />
  );
}

import { Trans } from "@lingui/react/macro";
import { placeOf, type Track } from "#src/voice/player/engine/playlist.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";

interface DockPlaceProps {
  track: Track;
  className: string | undefined;
}

/** "4 / 23": the voice's place in its queue; renders nothing where that is not known. */
export function DockPlace({ track, className }: DockPlaceProps) {
  const found = placeOf(track);
  if (!found) return null;
  const [place, total] = [found.place, found.total].map((count) => formatCount(count, currentLocale()));
  return (
    <span className={className}>
      <VisuallyHidden>
        <Trans comment="Before the place in a queue, such as “4 / 23”; for screen readers">Voice</Trans>
      </VisuallyHidden>{" "}
      {place} / {total}
    </span>
  );
}

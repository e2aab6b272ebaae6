import { useLingui } from "@lingui/react";
import type { ArtistStateChange } from "#contract/constants/enumerations.ts";
import type { ListedArtist } from "#contract/voice-artists.ts";
import { Button } from "#src/ui/button/Button.tsx";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { artistActs, changedBy } from "./artist-acts.ts";

interface ActButtonsProps {
  artists: readonly ListedArtist[];
  isBusy: boolean;
  onAct: (to: ArtistStateChange) => void;
}

/** What can be done with several artists. Publish comes last and says how many it changes. */
export function ActButtons({ artists, isBusy, onAct }: ActButtonsProps) {
  const { i18n } = useLingui();
  const areArchived = artists.every(({ state }) => state === "archived");
  const shown: ArtistStateChange[] = areArchived ? ["restore"] : ["archive", "hide", "publish"];
  return shown.map((to) => {
    const { name, Icon } = artistActs[to];
    const count = changedBy(to, artists).length;
    const isMain = to === "publish";
    const number = isMain && count > 0 ? ` (${formatCount(count, currentLocale())})` : "";
    return (
      <Button
        key={to}
        look={isMain ? "primary" : undefined}
        icon={<Icon size={18} aria-hidden="true" />}
        disabled={count === 0}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onAct(to)}
      >
        {i18n._(name)}
        {number}
      </Button>
    );
  });
}

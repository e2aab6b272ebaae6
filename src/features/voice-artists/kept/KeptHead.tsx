import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import HistoryIcon from "lucide-react/icons/history";
import { useState, type ReactNode } from "react";
import type { KeptArtist } from "#contract/voice-artists.ts";
import { ArtistStateTag } from "#src/features/voice-artists/list/ArtistStateTag.tsx";
import { formatAgo, formatMoment } from "#src/lib/i18n/format-ago.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { buttonClass } from "#src/ui/button/button-class.ts";
import { PageHead } from "#src/ui/page/PageHead.tsx";
import styles from "./KeptHead.module.css";

/** Where the history begins, at the foot of the page. */
export const historyId = "artist-history";

/** The artist’s name and state, and who changed it last. */
export function KeptHead({ artist, back }: { artist: KeptArtist; back: ReactNode }) {
  useLingui();
  const [now] = useState(() => new Date());
  const locale = currentLocale();
  const { changedAt, changedBy } = artist;
  const ago = formatAgo(changedAt, now, locale, "with time");
  return (
    <PageHead title={artist.name} back={back}>
      <div className={styles["facts"]}>
        <ArtistStateTag state={artist.state} />
        <span className={styles["saved"]} title={formatMoment(changedAt, locale)}>
          {changedBy === null ? (
            <Trans comment="When an artist was changed; ago is such as “12 min ago”">Last saved {ago}</Trans>
          ) : (
            <Trans comment="When and by whom an artist was changed; ago is such as “12 min ago”">
              Last saved {ago}, {changedBy}
            </Trans>
          )}
        </span>
        <a className={buttonClass({})} href={`#${historyId}`}>
          <HistoryIcon size={18} aria-hidden="true" />
          <Trans comment="Link of the second row, and heading">History</Trans>
        </a>
      </div>
    </PageHead>
  );
}

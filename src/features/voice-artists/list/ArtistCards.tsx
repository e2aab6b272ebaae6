import { Plural } from "@lingui/react/macro";
import { clsx } from "clsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { cardClass, cardsClass } from "#src/ui/table/Table.tsx";
import { Tag } from "#src/ui/tag/Tag.tsx";
import styles from "./ArtistCards.module.css";
import { ArtistMenu } from "./ArtistMenu.tsx";
import { ArtistName, ChangedAt, ConsentEnd, LanguageTags } from "./ArtistParts.tsx";
import { ArtistStateTag } from "./ArtistStateTag.tsx";
import type { ArtistTableProps } from "./ArtistTable.tsx";
import { ArtistTick } from "./ArtistTick.tsx";

const SampleTag = ({ samples }: { samples: number }) => (
  <Tag>
    <Plural
      comment="Tag of an artist, and button on a card of the library; samples is a whole number"
      value={samples}
      one="# sample"
      other="# samples"
    />
  </Tag>
);

type ArtistCardsProps = Omit<ArtistTableProps, "order" | "onOrder">;

/** The artists as cards, on small screens. */
export const ArtistCards = ({ artists, isBusy, ticks, acts, now }: ArtistCardsProps) => (
  <ul className={cardsClass} aria-busy={isBusy}>
    {artists.map((artist) => (
      <li
        key={artist.artistId}
        data-artist={artist.artistId}
        className={clsx(cardClass, styles["card"], ticks.isTicked(artist.artistId) && styles["chosen"])}
      >
        <div className={styles["head"]}>
          <ArtistTick artist={artist} ticks={ticks} />
          <ArtistName artist={artist} size={44} />
          <ArtistMenu artist={artist} acts={acts} />
        </div>
        <div className={styles["tags"]}>
          <ArtistStateTag state={artist.state} />
          {artist.consentEnds && (
            <span className={styles["ends"]}>
              <CalendarClock size={14} aria-hidden="true" />
              <ConsentEnd day={artist.consentEnds} now={now} />
            </span>
          )}
        </div>
        <div className={styles["tags"]}>
          <SampleTag samples={artist.samples} />
          <LanguageTags artist={artist} />
        </div>
        <p className={styles["line"]}>
          <ChangedAt artist={artist} now={now} />
          {artist.changedBy && (
            <span>
              <> · {artist.changedBy}</>
            </span>
          )}
        </p>
      </li>
    ))}
  </ul>
);

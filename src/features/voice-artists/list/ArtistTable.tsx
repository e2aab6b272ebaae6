import { Trans, useLingui } from "@lingui/react/macro";
import { clsx } from "clsx";
import type { ArtistOrder } from "#contract/constants/enumerations.ts";
import type { ListedArtist } from "#contract/voice-artists.ts";
import type { ArtistActs } from "#src/features/voice-artists/acts/use-artist-acts.ts";
import { formatCount } from "#src/lib/i18n/format.ts";
import { currentLocale } from "#src/lib/i18n/locale.ts";
import { OrderHead } from "#src/ui/table/OrderHead.tsx";
import { numberCellClass, Table, wideCellClass } from "#src/ui/table/Table.tsx";
import { VisuallyHidden } from "#src/ui/VisuallyHidden.tsx";
import { ArtistMenu } from "./ArtistMenu.tsx";
import { ArtistName, ChangedAt, ConsentEnd, LanguageTags } from "./ArtistParts.tsx";
import { ArtistStateTag } from "./ArtistStateTag.tsx";
import styles from "./ArtistTable.module.css";
import { AllTick, ArtistTick } from "./ArtistTick.tsx";
import type { Ticks } from "./use-ticks.ts";

export interface ArtistTableProps {
  artists: ListedArtist[];
  /** Shown dimmed while newer ones are on their way. */
  isBusy: boolean;
  ticks: Ticks;
  acts: ArtistActs;
  now: Date;
  order: ArtistOrder;
  onOrder: (order: ArtistOrder) => void;
}

type RowProps = Pick<ArtistTableProps, "ticks" | "acts" | "now"> & { artist: ListedArtist };

function Row({ artist, ticks, acts, now }: RowProps) {
  const { artistId, samples, consentEnds } = artist;
  return (
    <tr className={clsx(styles["row"], ticks.isTicked(artistId) && styles["chosen"])} data-artist={artistId}>
      <td className={styles["tick"]}>
        <ArtistTick artist={artist} ticks={ticks} />
      </td>
      <th scope="row">
        <ArtistName artist={artist} size={40} />
      </th>
      <td className={numberCellClass}>
        {samples > 0 ? (
          formatCount(samples, currentLocale())
        ) : (
          <span className={styles["none"]}>
            <Trans comment="In place of the number of samples">none</Trans>
          </span>
        )}
      </td>
      <td className={wideCellClass}>
        <span className={styles["tags"]}>
          <LanguageTags artist={artist} />
        </span>
      </td>
      <td>
        <ArtistStateTag state={artist.state} />
        {consentEnds && (
          <span className={styles["ends"]}>
            <ConsentEnd day={consentEnds} now={now} />
          </span>
        )}
      </td>
      <td>
        <ChangedAt artist={artist} now={now} />
        <span className={styles["by"]}>{artist.changedBy}</span>
      </td>
      <td className={styles["menu"]}>
        <ArtistMenu artist={artist} acts={acts} />
      </td>
    </tr>
  );
}

/** The artists as a table, ordered by its heads. */
export function ArtistTable({ artists, isBusy, order, onOrder, ...row }: ArtistTableProps) {
  const { t } = useLingui();
  const last = t({ message: "More", comment: "Head of the column with the menus" });
  const ordering = { order, onOrder };
  return (
    <Table
      isBusy={isBusy}
      aria-label={t({
        message: "Voice artists",
        context: "heading",
        comment: "Heading of the owners’ table",
      })}
      head={
        <>
          <th scope="col" className={styles["tick"]}>
            <AllTick ticks={row.ticks} count={artists.length} />
          </th>
          <OrderHead ascending="name" descending="-name" {...ordering}>
            <Trans comment="Head of a column: an artist's name">Name</Trans>
          </OrderHead>
          <OrderHead ascending="samples" descending="-samples" className={numberCellClass} {...ordering}>
            <Trans comment="Head of a column: how many samples an artist has">Samples</Trans>
          </OrderHead>
          <th scope="col" className={wideCellClass}>
            <Trans comment="Heading of a filter">Languages</Trans>
          </th>
          <OrderHead ascending="state" descending="-state" {...ordering}>
            <Trans comment="Filter, and head of a column: active, locked and so on">State</Trans>
          </OrderHead>
          <OrderHead ascending="changedAt" descending="-changedAt" {...ordering}>
            <Trans comment="Head of a column: when an artist was changed last, and by whom">
              Last change
            </Trans>
          </OrderHead>
          <th scope="col" aria-label={last}>
            <VisuallyHidden>{last}</VisuallyHidden>
          </th>
        </>
      }
    >
      <tbody>
        {artists.map((artist) => (
          <Row key={artist.artistId} artist={artist} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

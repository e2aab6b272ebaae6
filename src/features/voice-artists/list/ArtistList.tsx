import { Trans } from "@lingui/react/macro";
import MicVocal from "lucide-react/icons/mic-vocal";
import { useState, type ReactNode } from "react";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { ArtistCards } from "./ArtistCards.tsx";
import { ArtistTable, type ArtistTableProps } from "./ArtistTable.tsx";

interface ArtistListProps extends Omit<ArtistTableProps, "now"> {
  /** Whether search or filters leave some out. */
  isFiltered: boolean;
  /** The ways to have artists at all. */
  ways: ReactNode;
}

/** The found artists: a table, under 700 px cards. */
export function ArtistList({ order, onOrder, isFiltered, ways, ...list }: ArtistListProps) {
  const [now] = useState(() => new Date());
  const isSmall = useSmallScreen();
  if (list.artists.length === 0)
    return (
      <EmptyPanel
        picture={<MicVocal size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={
          isFiltered ? <Trans>No artist fits this search</Trans> : <Trans>There are no artists yet</Trans>
        }
        action={!isFiltered && ways}
      />
    );
  return isSmall ? (
    <ArtistCards {...list} now={now} />
  ) : (
    <ArtistTable {...list} now={now} order={order} onOrder={onOrder} />
  );
}

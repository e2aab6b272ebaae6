import { Trans } from "@lingui/react/macro";
import MicVocal from "lucide-react/icons/mic-vocal";
import { useState, type ReactNode } from "react";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { ArtistCards } from "./ArtistCards.tsx";
import { ArtistTable, type ArtistTableProps } from "./ArtistTable.tsx";
import { artistFilters, type ArtistsQuery } from "./artists-query.ts";
import { NoArtistFits } from "./NoArtistFits.tsx";

interface ArtistListProps extends Omit<ArtistTableProps, "now" | "order" | "onOrder"> {
  query: ArtistsQuery;
  onChange: (change: Partial<ArtistsQuery>) => void;
  /** The ways to have artists at all. */
  ways: ReactNode;
}

/** The found artists: a table, under 700 px cards. */
export function ArtistList({ query, onChange, ways, ...list }: ArtistListProps) {
  const [now] = useState(() => new Date());
  const isSmall = useSmallScreen();
  if (list.artists.length === 0)
    return Object.keys(artistFilters(query)).length > 0 ? (
      <NoArtistFits query={query} onChange={onChange} />
    ) : (
      <EmptyPanel
        picture={<MicVocal size={40} strokeWidth={1.5} aria-hidden="true" />}
        title={<Trans>There are no artists yet</Trans>}
        action={ways}
      />
    );
  return isSmall ? (
    <ArtistCards {...list} now={now} />
  ) : (
    <ArtistTable {...list} now={now} order={query.order} onOrder={(order) => onChange({ order })} />
  );
}

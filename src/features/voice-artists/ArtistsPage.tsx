import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useSmallScreen } from "#src/lib/browser/small-screen.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { Notice } from "#src/ui/feedback/Notice.tsx";
import { ListCount } from "#src/ui/table/ListCount.tsx";
import { ListPage } from "#src/ui/table/ListPage.tsx";
import { ListPager } from "#src/ui/table/ListPager.tsx";
import { ListState } from "#src/ui/table/ListState.tsx";
import { ActNews, RefusedArtists } from "./acts/ActNews.tsx";
import { ArtistSelectionBar } from "./acts/ArtistSelectionBar.tsx";
import { EraseDialog } from "./acts/EraseDialog.tsx";
import { useArtistActs } from "./acts/use-artist-acts.ts";
import styles from "./ArtistsPage.module.css";
import { ArtistFilters } from "./list/ArtistFilters.tsx";
import { ArtistList } from "./list/ArtistList.tsx";
import type { ArtistsQuery } from "./list/artists-query.ts";
import { useTicks } from "./list/use-ticks.ts";
import { artistsQuery } from "./queries.ts";

interface ArtistsPageProps {
  query: ArtistsQuery;
  /** Navigates to another query; `replace` leaves no step back behind. */
  onQueryChange: (query: ArtistsQuery, options?: { replace: boolean }) => void;
  /** Ways to bring artists in and take them along, beside "New artist". */
  transfers?: ReactNode;
}

const none: never[] = [];

/** The artists as their owners keep them: search, filters, order, and what can be done with one or several. */
export function ArtistsPage({ query, onQueryChange, transfers }: ArtistsPageProps) {
  const { t } = useLingui();
  const isSmall = useSmallScreen();
  const { data, error, isPlaceholderData, refetch } = useQuery(artistsQuery(query));
  const ticks = useTicks(data?.content ?? none);
  const acts = useArtistActs(() => ticks.tickAll(false));
  const change = (part: Partial<ArtistsQuery>) =>
    onQueryChange({ ...query, page: 0, ...part }, { replace: "q" in part });
  const found = data?.totalElements;
  const refused = acts.outcome?.refused ?? none;
  const ways = (
    <>
      {transfers}
      <LinkButton
        to="/owner/create-voice-artist"
        look="primary"
        className={styles["main"]}
        icon={<Plus size={20} aria-hidden="true" />}
      >
        <Trans comment="Link to the form of a new artist">New artist</Trans>
      </LinkButton>
    </>
  );
  return (
    <ListPage
      title={
        isSmall
          ? t({ message: "Artists", comment: "Tab: one word" })
          : t({ message: "Voice artists", context: "heading", comment: "Heading of the owners’ table" })
      }
      head={
        <>
          <ListCount>
            {found !== undefined && (
              <span>
                <Plural
                  comment="How many artists were found; the tags make the number bold"
                  value={found}
                  one={
                    <Trans>
                      <strong>#</strong> artist
                    </Trans>
                  }
                  other={
                    <Trans>
                      <strong>#</strong> artists
                    </Trans>
                  }
                />
              </span>
            )}
          </ListCount>
          <div className={clsx(styles["ways"], styles["short"])}>{ways}</div>
        </>
      }
      isActWide
    >
      <ArtistFilters query={query} states={data?.states} onChange={change} />
      {refused.length > 0 && (
        <Notice kind="danger" className={styles["refused"]}>
          <RefusedArtists refused={refused} />
        </Notice>
      )}
      {data ? (
        <ListPager
          query={query}
          totalPages={data.totalPages}
          isBusy={isPlaceholderData}
          onQueryChange={onQueryChange}
        >
          <ArtistList
            artists={data.content}
            isBusy={isPlaceholderData}
            query={query}
            onChange={change}
            ways={<div className={styles["ways"]}>{ways}</div>}
            ticks={ticks}
            acts={acts}
          />
        </ListPager>
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
      <ArtistSelectionBar ticks={ticks} acts={acts} />
      <EraseDialog
        artist={acts.erasing}
        onConfirm={(artist) => acts.act("erase", [artist])}
        onClose={() => acts.setErasing(undefined)}
      />
      <ActNews acts={acts} />
    </ListPage>
  );
}

import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtistsLoading } from "#src/features/voice-artists/ArtistsLoading.tsx";
import { artistNamesQuery } from "#src/features/voice-artists/queries.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { pauseOfTyping } from "#src/ui/feedback/Spoken.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { useReservedHeight } from "#src/ui/use-reserved-height.ts";
import { findNames } from "./name-search.ts";
import { groupNames } from "./name-groups.ts";
import { LetterRow } from "./LetterRow.tsx";
import { NameGroups } from "./NameGroups.tsx";
import { NameSearch } from "./NameSearch.tsx";
import styles from "./NamesList.module.css";

/** Announces how many names a search found; shows a text when there is none. */
const FoundNames = ({ count, query }: { count: number; query: string }) => (
  <>
    <Status pause={pauseOfTyping}>
      {query.trim() && (
        <span>
          <Plural value={count} one="# artist" other="# artists" />
        </span>
      )}
    </Status>
    {count === 0 && <EmptyPanel title={<Trans>No artist has this name</Trans>} />}
  </>
);

interface NamesListProps {
  query: string;
  onSearch: (query: string) => void;
  onOpen: (name: string) => void;
}

/** All names by letter, with a search; both stay in view. Enter opens a single hit. */
export function NamesList({ query: initialQuery, onSearch, onOpen }: NamesListProps) {
  useLingui();
  const height = useReservedHeight("--names-tools-height");
  const { data: names, error, refetch } = useQuery(artistNamesQuery);
  const [query, setQuery] = useState(initialQuery);
  if (!names)
    return <ArtistsLoading error={error} fallback={msg`Failed to fetch artist names.`} refetch={refetch} />;
  if (names.length === 0) {
    return (
      <EmptyPanel
        title={<Trans>There are no artists yet</Trans>}
        action={
          <LinkButton to="/owner/create-voice-artist" look="primary">
            <Trans>Create voice artist</Trans>
          </LinkButton>
        }
      />
    );
  }
  const found = findNames(names, query);
  const groups = groupNames(found);
  const search = (text: string) => {
    setQuery(text);
    onSearch(text);
  };
  const openSingle = () => {
    const [only] = found;
    if (found.length === 1 && only !== undefined) onOpen(only);
  };
  return (
    <>
      <div ref={height} className={styles["tools"]} data-list-tools>
        <NameSearch query={query} onSearch={search} onEnter={openSingle} />
        {groups.length > 0 && <LetterRow groups={groups} />}
      </div>
      <NameGroups groups={groups} query={query} />
      <FoundNames count={found.length} query={query} />
    </>
  );
}

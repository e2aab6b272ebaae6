import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ArtistsLoading } from "#src/features/voice-artists/ArtistsLoading.tsx";
import { artistNamesQuery } from "#src/features/voice-artists/queries.ts";
import { LinkButton } from "#src/ui/button/LinkButton.tsx";
import { EmptyPanel } from "#src/ui/feedback/EmptyPanel.tsx";
import { Status } from "#src/ui/feedback/Status.tsx";
import { findNames } from "./name-search.ts";
import { groupNames } from "./name-groups.ts";
import { LetterRow } from "./LetterRow.tsx";
import { NameGroups } from "./NameGroups.tsx";
import { NameSearch } from "./NameSearch.tsx";

/** Announces how many names a search found; shows a text when there is none. */
const FoundNames = ({ count, query }: { count: number; query: string }) => (
  <>
    <Status>{query.trim() && <Plural value={count} one="# artist" other="# artists" />}</Status>
    {count === 0 && <EmptyPanel title={<Trans>No artist has this name</Trans>} />}
  </>
);

/** All names by letter, with a search. */
export function NamesList() {
  useLingui();
  const { data: names, error, refetch } = useQuery(artistNamesQuery);
  const [query, setQuery] = useState("");
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
  return (
    <>
      <NameSearch query={query} onSearch={setQuery} />
      <LetterRow groups={groups} />
      <NameGroups groups={groups} />
      <FoundNames count={found.length} query={query} />
    </>
  );
}
